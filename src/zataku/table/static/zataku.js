// The table's own script: it sends choices, follows the live events, swaps what changed and moves things from where
// they were to where they go. Everything it shows comes from the server as HTML.

const root = document.documentElement;
const csrf = document.querySelector('meta[name="csrf"]')?.content ?? '';
const still = () => root.dataset.speed === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
// As in the style sheet: where the board is pushed about and the rest comes as sheets.
const NARROW = matchMedia('(max-width: 56rem)');
// Milliseconds before a server that did not answer is asked again.
const PATIENCE = 1500;
const byId = (id) => document.getElementById(id);

async function post(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-csrf-token': csrf },
    body: JSON.stringify(body),
  });
  const data = await answer.json().catch(() => ({}));
  return { ok: answer.ok, status: answer.status, data };
}

// Swapping: every element with data-region is replaced if what the server says of it changed; focus, open drawers and
// scroll stay.

const served = new Map([...document.querySelectorAll('[data-region]')].map((region) => [region.id, region.outerHTML]));

function remember(element) {
  return {
    open: [...element.querySelectorAll('details[id]')].map((d) => [d.id, d.open, d.className]),
    openKinds: [...element.querySelectorAll('details[class]:not([id])')].map((d) => [d.className, d.open]),
    scroll: element.scrollTop,
    atEnd: element.scrollHeight - element.scrollTop - element.clientHeight < 8,
  };
}

function swap(html) {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const focused = document.activeElement;
  const focus = focused && focused !== document.body
    ? { id: focused.id, code: focused.dataset?.code, inPrompt: Boolean(focused.closest('#prompt')) } : null;
  const changed = [];
  for (const fresh of next.querySelectorAll('[data-region]')) {
    const old = byId(fresh.id);
    if (!old || served.get(fresh.id) === fresh.outerHTML) continue;
    served.set(fresh.id, fresh.outerHTML);
    const before = remember(old);
    const element = document.importNode(fresh, true);
    old.replaceWith(element);
    // What somebody opened or closed stays so, until it means something else (another seat's board is now one's own).
    for (const [id, open, kind] of before.open) { const d = byId(id); if (d && d.className === kind) d.open = open; }
    for (const [kind, open] of before.openKinds) {
      const d = [...element.querySelectorAll('details')].find((each) => each.className === kind);
      if (d) d.open = open;
    }
    element.scrollTop = before.atEnd ? element.scrollHeight : before.scroll;
    changed.push(element.id);
  }
  if (focus && !document.contains(focused)) {
    const again = (focus.code && document.querySelector(`.option[data-code="${CSS.escape(focus.code)}"]`))
      || (focus.id && !focus.id.startsWith('option-') && byId(focus.id))
      || (focus.inPrompt && document.querySelector('#prompt .option, #uncover, #undo'));
    if (again) again.focus({ preventScroll: true });
  }
  return changed;
}

// Motion: whatever carries data-move travels from its old place to the new one.

function places() {
  const found = new Map();
  if (still()) return found;
  for (const element of document.querySelectorAll('[data-move]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.move, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return found;
}

function travel(before) {
  if (!before.size) return;
  const length = parseFloat(getComputedStyle(root).getPropertyValue('--motion')) || 0;
  for (const element of document.querySelectorAll('[data-move]')) {
    const from = before.get(element.dataset.move);
    if (!from) continue;
    const box = element.getBoundingClientRect();
    let dx = from.x - (box.x + box.width / 2);
    let dy = from.y - (box.y + box.height / 2);
    if (Math.hypot(dx, dy) < 2) continue;
    if (element.ownerSVGElement) {
      const scale = element.ownerSVGElement.getScreenCTM();
      if (scale?.a) { dx /= scale.a; dy /= scale.d; }
    }
    element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], { duration: length, easing: 'ease-out' });
  }
}

// Zoom and pan of a drawn board: pinch or double tap on a touch screen, buttons everywhere.

class BoardView {
  constructor(board) {
    this.board = board;
    this.zoom = 1;
    this.x = 0.5;
    this.y = 0.5;
    this.pointers = new Map();
    board.addEventListener('pointerdown', (event) => this.down(event));
    addEventListener('pointermove', (event) => this.move(event));
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, (event) => this.up(event));
    board.addEventListener('dblclick', (event) => { if (event.target.closest('svg')) this.double(event); });
    board.addEventListener('click', (event) => this.button(event), true);
  }

  get region() { return byId('region-board'); }
  get svg() { return this.region?.querySelector(':scope > svg'); }

  apply() {
    const { svg } = this;
    if (!svg) return;
    svg.dataset.whole ??= svg.getAttribute('viewBox');
    const [left, top, width, height] = svg.dataset.whole.split(' ').map(Number);
    const w = width / this.zoom;
    const h = height / this.zoom;
    this.x = Math.min(1 - 0.5 / this.zoom, Math.max(0.5 / this.zoom, this.x));
    this.y = Math.min(1 - 0.5 / this.zoom, Math.max(0.5 / this.zoom, this.y));
    svg.setAttribute('viewBox', `${left + this.x * width - w / 2} ${top + this.y * height - h / 2} ${w} ${h}`);
    this.region.classList.toggle('zoomed', this.zoom > 1);
  }

  place(event) {
    const box = this.svg.getBoundingClientRect();
    return {
      x: this.x + ((event.clientX - box.x) / box.width - 0.5) / this.zoom,
      y: this.y + ((event.clientY - box.y) / box.height - 0.5) / this.zoom,
    };
  }

  to(zoom, at = this) {
    const before = this.zoom;
    this.zoom = Math.min(4, Math.max(1, zoom));
    const part = before / this.zoom;
    this.x = at.x + (this.x - at.x) * part;
    this.y = at.y + (this.y - at.y) * part;
    this.apply();
  }

  double(event) { this.to(this.zoom > 1 ? 1 : 2.2, this.place(event)); }

  button(event) {
    const step = event.target.closest('[data-zoom]');
    if (step) this.to(this.zoom * Number(step.dataset.zoom));
    // A drag is no click.
    if (this.dragged) { event.stopPropagation(); this.dragged = false; }
  }

  down(event) {
    if (!event.target.closest('svg')) return;
    this.pointers.set(event.pointerId, event);
    this.dragged = false;
  }

  move(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last || !this.svg) return;
    if (this.pointers.size === 2) {
      const other = [...this.pointers.values()].find((each) => each.pointerId !== event.pointerId);
      const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
      const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
      this.to(this.zoom * (far(event) / far(last)), this.place(middle));
      this.dragged = true;
    } else if (this.zoom > 1) {
      const box = this.svg.getBoundingClientRect();
      const dx = (event.clientX - last.clientX) / box.width;
      const dy = (event.clientY - last.clientY) / box.height;
      if (!this.dragged && Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < 6) return;
      this.x -= dx / this.zoom;
      this.y -= dy / this.zoom;
      this.dragged = true;
      this.apply();
    }
    this.pointers.set(event.pointerId, event);
  }

  up(event) { this.pointers.delete(event.pointerId); }
}

// A thing that cannot be chosen is shown large, with what it is.

// The rules that its title names are quoted; on one's turn it also says what is asked instead.

function enlarge(thing, first, rules) {
  const said = thing.querySelector(':scope > title')?.textContent;
  const box = thing.getBBox();
  if (!said || !box.width || !box.height) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${box.x - 4} ${box.y - 4} ${box.width + 8} ${box.height + 8}`);
  svg.setAttribute('aria-hidden', 'true');
  const copy = thing.cloneNode(true);
  copy.removeAttribute('transform');
  for (const each of [copy, ...copy.querySelectorAll('[id], [data-move]')]) {
    each.removeAttribute('id');
    each.removeAttribute('data-move');
    each.classList.remove('legal', 'lit', 'shown');
  }
  svg.append(copy);
  const words = document.createElement('p');
  words.textContent = said;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'OK';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener('close', () => dialog.remove());
  const quoted = document.createElement('ul');
  quoted.className = 'quoted';
  quoted.lang = 'en';
  dialog.append(svg, words, quoted, ...first, close);
  quote(said.match(/\b[A-Z]{2}-[A-Z]?\d+\b/g) ?? [], quoted, rules);
  document.body.append(dialog);
  dialog.showModal();
}

async function quote(ids, list, path) {
  if (!ids.length) return;
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) return;
  const reference = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const id of ids) {
    const rule = reference.getElementById(id)?.cloneNode(true);
    if (!rule) continue;
    rule.removeAttribute('id');
    for (const link of rule.querySelectorAll('a')) { link.href = `${path}#${id}`; link.target = '_blank'; link.rel = 'noopener'; }
    list.append(rule);
  }
}

class TableScreen {
  constructor(element) {
    this.element = element;
    this.id = element.dataset.table;
    this.words = element.dataset;
    this.as = new URLSearchParams(location.search).get('as') ?? '';
    this.wholeLog = new URLSearchParams(location.search).get('log') === 'all';
    // The seats whose boards somebody opened: those are drawn whole.
    this.opened = new Set();
    this.targets = new Map();
    this.refusals = new Map();
    this.previews = new Map();
    this.lastLine = this.newestLine();
    if (NARROW.matches) for (const sheet of document.querySelectorAll('.sheets .drawer')) sheet.open = false;
    // A narrow screen scrolls the board itself.
    this.view = document.querySelector('.board.drawn') && !NARROW.matches ? new BoardView(element.querySelector('.middle')) : null;
    this.listen();
    this.settle();
    this.connect();
    const log = byId('log');
    log.scrollTop = log.scrollHeight;
  }

  get status() { return byId('status').dataset; }
  get number() { return Number(this.status.number); }
  get position() { return Number(this.status.position); }

  newestLine() {
    const lines = document.querySelectorAll('#log [data-line]');
    return lines.length ? Number(lines[lines.length - 1].dataset.line) : -1;
  }

  // Live events

  connect() {
    const source = new EventSource(`/api/tables/${this.id}/stream?after=${this.number}`);
    source.addEventListener('entry', (event) => {
      this.refresh(JSON.parse(event.data).number);
    });
    source.addEventListener('gap', () => this.refresh());
    source.addEventListener('thinking', () => document.querySelector('.thinking')?.classList.add('now'));
    source.addEventListener('open', () => this.hush('lost'));
    source.addEventListener('error', () => {
      this.toast(this.words.wordsLost, 'lost');
      if (source.readyState === EventSource.CLOSED) setTimeout(() => { this.connect(); this.refresh(); }, PATIENCE);
    });
    addEventListener('pagehide', () => source.close());
  }

  // Fetches and shows what changed; with a number, only if that entry is not shown yet.
  async refresh(number = Infinity) {
    if (number <= this.number) return;
    if (this.loading) { this.again = Math.max(this.again ?? 0, number === Infinity ? this.number + 1 : number); return; }
    this.loading = true;
    try {
      const query = new URLSearchParams();
      if (this.as !== '') query.set('as', this.as);
      if (this.wholeLog) query.set('log', 'all');
      for (const seat of this.opened) query.append('open', seat);
      const html = await this.fetched(`/tables/${this.id}/fragment?${query}`);
      if (html !== null) await this.show(html);
    } finally {
      this.loading = false;
      const again = this.again;
      this.again = null;
      if (again) this.refresh(again);
    }
  }

  // What is not to be had now (the server is away, or has too much to do) is asked for again a little later.
  async fetched(path) {
    clearTimeout(this.asking);
    try {
      const answer = await fetch(path);
      if (answer.ok) return await answer.text();
      if (answer.status !== 429 && answer.status < 500) return null;
    } catch {
      this.toast(this.words.wordsLost, 'lost');
    }
    this.asking = setTimeout(() => this.refresh(), PATIENCE);
    return null;
  }

  async show(html) {
    const before = places();
    const deciding = this.status.deciding;
    const apply = () => { swap(html); travel(before); this.settle(); };
    if (document.startViewTransition && !still() && !document.hidden) {
      const transition = document.startViewTransition(apply);
      // A transition that the next one overtakes is no mistake.
      transition.ready.catch(() => {});
      transition.finished.catch(() => {});
      await transition.updateCallbackDone.catch(() => {});
    } else {
      apply();
    }
    if (this.status.deciding !== deciding) this.as = this.status.seat === this.as ? this.as : '';
    this.announce();
  }

  announce() {
    const fresh = [...document.querySelectorAll('#log [data-line]')].filter((line) => Number(line.dataset.line) > this.lastLine);
    this.lastLine = this.newestLine();
    if (fresh.length) byId('say').textContent = fresh.slice(-6).map((line) => line.textContent.trim()).join(' ');
    const mine = this.status.myTurn === 'yes';
    if (mine && !this.wasMine && document.hidden && window.Notification?.permission === 'granted') {
      new Notification(this.words.yourTurn, { body: this.words.title, tag: this.id });
    }
    this.wasMine = mine;
  }

  // After every swap: title, glowing targets, clock.

  settle() {
    const mine = this.status.myTurn === 'yes';
    document.title = `${mine ? `${this.words.yourTurn} · ` : ''}${this.words.title} · Zataku`;
    if (this.position !== this.settled) {
      this.settled = this.position;
      this.closeMenu();
      this.cancel();
      clearTimeout(this.waiting);
      this.pointed = null;
      this.previews.clear();
      byId('preview').replaceChildren();
    }
    this.targets = this.collect('#prompt .option');
    this.refusals = this.collect('#prompt [data-refusal]');
    for (const [id, options] of this.targets) {
      const target = byId(id);
      target?.classList.add('legal');
      // A thing in a text says what choosing it means; a drawn one has its own title.
      if (target?.matches('.thing')) target.title = options.map((each) => each.querySelector('.label').textContent).join(' · ');
    }
    this.tick();
    this.view?.apply();
    if (NARROW.matches) this.bringIntoSight();
  }

  // On a small screen the board is pushed so far that something that can be chosen is seen.
  bringIntoSight() {
    const board = byId('region-board');
    const legal = [...board.querySelectorAll('.legal')];
    const frame = board.getBoundingClientRect();
    const seen = ({ left, right, top, bottom }) =>
      left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    if (!legal.length || legal.some((each) => seen(each.getBoundingClientRect()))) return;
    const box = legal[0].getBoundingClientRect();
    board.scrollBy(box.left + box.width / 2 - frame.left - frame.width / 2, box.top + box.height / 2 - frame.top - frame.height / 2);
  }

  collect(selector) {
    const found = new Map();
    for (const element of document.querySelectorAll(selector)) {
      for (const target of element.dataset.targets.split(' ').filter(Boolean)) {
        if (!found.has(target)) found.set(target, []);
        found.get(target).push(element);
      }
    }
    return found;
  }

  tick() {
    clearInterval(this.clock);
    const shown = document.querySelector('#status .clock');
    if (!shown) return;
    const end = performance.now() + Number(this.status.secondsLeft) * 1000;
    const draw = () => {
      const left = Math.max(0, Math.round((end - performance.now()) / 1000));
      shown.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    };
    draw();
    this.clock = setInterval(draw, 500);
  }

  // Input

  listen() {
    const page = this.element;
    page.addEventListener('click', (event) => this.click(event));
    page.addEventListener('pointerover', (event) => this.point(event.target));
    page.addEventListener('toggle', (event) => this.unfold(event.target), true);
    page.addEventListener('focusin', (event) => this.point(event.target));
    document.addEventListener('keydown', (event) => this.key(event));
    byId('chat-form')?.addEventListener('submit', (event) => this.say(event));
  }

  // Somebody else's board is a strip until it is opened.
  unfold(board) {
    if (!board.matches('.seat-board:not(.mine)') || board.open === this.opened.has(board.dataset.seat)) return;
    if (board.open) this.opened.add(board.dataset.seat); else this.opened.delete(board.dataset.seat);
    this.refresh();
  }

  targetAt(element, map) {
    for (let at = element; at && at !== this.element; at = at.parentElement) {
      if (at.id && map.has(at.id)) return at.id;
    }
    return null;
  }

  // A click between the parts of a target means the target: the smallest one around that point.
  targetAround(event, map) {
    if (!event.target.closest('svg')) return null;
    let found = null;
    let least = Infinity;
    for (const id of map.keys()) {
      const box = byId(id)?.getBoundingClientRect();
      if (!box || event.clientX < box.left || event.clientX > box.right) continue;
      if (event.clientY < box.top || event.clientY > box.bottom || box.width * box.height >= least) continue;
      found = id;
      least = box.width * box.height;
    }
    return found;
  }

  click(event) {
    if (event.target.closest('#toast')) return;
    this.hush('why');
    const option = event.target.closest('.option');
    if (option) { this.choose(option); return; }
    const undo = event.target.closest('.undo');
    if (undo) { this.undo('whole' in undo.dataset); return; }
    const uncover = event.target.closest('#uncover');
    if (uncover) { event.preventDefault(); this.as = uncover.dataset.seat; this.refresh(); return; }
    const line = event.target.closest('[data-show]');
    if (line) { this.highlight(line.dataset.show); return; }
    const action = event.target.closest('[data-action]');
    if (action) { this.act(action); return; }
    if (event.target.closest('#whole-log')) { event.preventDefault(); this.wholeLog = true; this.refresh(); return; }
    this.closeMenu();
    const target = this.targetAt(event.target, this.targets) ?? this.targetAround(event, this.targets);
    if (target) {
      const options = this.targets.get(target);
      if (options.length === 1) this.choose(options[0]); else this.menu(options, event);
      return;
    }
    const refused = this.targetAt(event.target, this.refusals) ?? this.targetAround(event, this.refusals);
    if (refused) { this.toast(this.refusals.get(refused), 'why'); return; }
    // A click on a folded board unfolds it.
    const thing = event.target.closest('summary') ? null : event.target.closest('svg g[id]:has(> title)');
    if (thing) enlarge(thing, this.asked(), this.words.rules);
  }

  // What is to be decided now, with its rules.
  asked() {
    const question = byId('question');
    if (!question) return [];
    const now = document.createElement('p');
    now.className = 'soft';
    now.append(`${this.words.wordsFirst} ${question.textContent}`);
    return [now, ...[...document.querySelectorAll('#prompt .rule-links')].map((links) => links.cloneNode(true))];
  }

  menu(options, event) {
    const menu = document.createElement('div');
    menu.className = 'menu';
    menu.id = 'menu';
    menu.setAttribute('role', 'menu');
    for (const option of options) {
      const item = document.createElement('button');
      item.type = 'button';
      item.className = 'option';
      item.setAttribute('role', 'menuitem');
      item.append(...[...option.childNodes].map((node) => node.cloneNode(true)));
      Object.assign(item.dataset, option.dataset);
      menu.append(item);
    }
    this.element.append(menu);
    const width = menu.offsetWidth;
    const height = menu.offsetHeight;
    menu.style.left = `${Math.max(8, Math.min(event.clientX, innerWidth - width - 8))}px`;
    menu.style.top = `${Math.max(8, Math.min(event.clientY, innerHeight - height - 8))}px`;
    menu.querySelector('button').focus();
  }

  closeMenu() { byId('menu')?.remove(); }

  key(event) {
    const typing = event.target.closest('input, textarea, select');
    if (event.key === 'Escape') { this.closeMenu(); this.cancel(true); return; }
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'u' && byId('undo')) { event.preventDefault(); this.undo(); return; }
    const target = this.targets.get(event.target.id);
    if ((event.key === 'Enter' || event.key === ' ') && target) {
      event.preventDefault();
      const box = event.target.getBoundingClientRect();
      if (target.length === 1) this.choose(target[0]); else this.menu(target, { clientX: box.right, clientY: box.bottom });
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const list = event.target.closest('.options, .menu');
    if (step && list) {
      event.preventDefault();
      const all = [...list.querySelectorAll('.option')];
      all[(all.indexOf(event.target.closest('.option')) + step + all.length) % all.length].focus();
    }
  }

  point(element) {
    const option = element.closest?.('.option');
    const target = option ? null : this.targetAt(element, this.targets);
    const options = option ? [option] : target ? this.targets.get(target) : [];
    const key = options.map((each) => each.dataset.code).join('|');
    if (key === this.pointed) return;
    this.pointed = key;
    for (const lit of document.querySelectorAll('.lit')) lit.classList.remove('lit');
    clearTimeout(this.waiting);
    for (const each of options) {
      for (const id of each.dataset.targets.split(' ').filter(Boolean)) byId(id)?.classList.add('lit');
    }
    if (target) for (const each of options) each.classList.add('lit');
    if (options.length === 1) this.waiting = setTimeout(() => this.preview(options[0].dataset.code), 120);
    else byId('preview').replaceChildren();
  }

  async preview(code) {
    const key = `${this.position} ${code}`;
    if (!this.previews.has(key)) {
      const query = new URLSearchParams({ code, seat: this.status.seat, position: this.position });
      const answer = await fetch(`/api/tables/${this.id}/preview?${query}`, { headers: { accept: 'application/json' } });
      if (!answer.ok) return;
      this.previews.set(key, (await answer.json()).events.map((event) => event.text));
    }
    if (this.pointed !== code) return;
    const list = document.createElement('ul');
    for (const text of this.previews.get(key)) {
      const item = document.createElement('li');
      item.textContent = text;
      list.append(item);
    }
    byId('preview').replaceChildren(...(list.children.length ? [list] : [this.words.wordsNothing]));
  }

  highlight(targets) {
    for (const shown of document.querySelectorAll('.shown')) shown.classList.remove('shown');
    const elements = targets.split(' ').map(byId).filter(Boolean);
    for (const element of elements) element.classList.add('shown');
    elements[0]?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
    clearTimeout(this.showing);
    this.showing = setTimeout(() => elements.forEach((element) => element.classList.remove('shown')), 2500);
  }

  // Choosing

  choose(option) {
    const { code } = option.dataset;
    const label = option.querySelector('.label')?.textContent ?? code;
    this.closeMenu();
    if ('closes' in option.dataset && root.dataset.confirm === 'ask') this.confirm(code, label);
    else this.send(code);
  }

  confirm(code, label) {
    this.cancel();
    const box = document.createElement('div');
    box.className = 'confirm';
    box.id = 'confirm';
    box.setAttribute('role', 'group');
    const text = document.createElement('p');
    text.textContent = `${label}. ${this.words.wordsCloses}`;
    const yes = document.createElement('button');
    yes.type = 'button';
    yes.id = 'confirm-yes';
    yes.className = 'big';
    yes.textContent = this.words.wordsConfirm;
    yes.addEventListener('click', () => this.send(code));
    const no = document.createElement('button');
    no.type = 'button';
    no.textContent = this.words.wordsBack;
    no.addEventListener('click', () => this.cancel(true));
    box.append(text, yes, no);
    byId('confirming').replaceChildren(box);
    this.armed = code;
    yes.focus();
  }

  cancel(back = false) {
    byId('confirm')?.remove();
    if (back && this.armed) document.querySelector(`.option[data-code="${CSS.escape(this.armed)}"]`)?.focus();
    this.armed = null;
  }

  // One choice at a time for each position: live events may show the next one before the answer is back.
  async send(code) {
    const { position } = this;
    if (this.sending === position) return;
    this.sending = position;
    clearTimeout(this.waiting);
    this.cancel();
    const seat = Number(this.status.seat);
    await this.ask(`/api/tables/${this.id}/choices`, { code, seat, position });
    if (this.sending === position) this.sending = null;
  }

  // Sends something and shows what came of it.
  async ask(path, body) {
    try {
      const answer = await post(path, body);
      if (!answer.ok) this.toast(answer.data.message ?? String(answer.status), 'error');
      this.refresh(answer.data.number);
      return answer.ok;
    } catch {
      this.toast(this.words.wordsLost, 'lost');
      return false;
    }
  }

  async undo(whole = false) {
    const seat = Number(byId('undo').dataset.seat);
    await this.ask(`/api/tables/${this.id}/undo`, { seat, position: this.position, whole });
  }

  async act(button) {
    if (button.dataset.action === 'notify') { await window.Notification?.requestPermission(); button.hidden = true; return; }
    if (button.dataset.action === 'copy') {
      const copied = await navigator.clipboard?.writeText(button.dataset.text).then(() => true, () => false);
      if (copied) this.toast(this.words.wordsCopied, 'note');
      return;
    }
    await this.ask(button.dataset.path, button.dataset.body ? JSON.parse(button.dataset.body) : {});
  }

  async say(event) {
    event.preventDefault();
    const input = byId('chat-text');
    if (!input.value.trim()) return;
    if (await this.ask(`/api/tables/${this.id}/chat`, { text: input.value })) input.value = '';
  }

  // Says something for a while: a text, or elements that stand elsewhere on the page, links and all.
  toast(said, kind) {
    const toast = byId('toast');
    toast.replaceChildren(...(typeof said === 'string' ? [said] : said.map((each) => {
      const line = document.createElement('p');
      line.append(...each.cloneNode(true).childNodes);
      return line;
    })));
    toast.dataset.kind = kind;
    toast.hidden = false;
    clearTimeout(this.toasting);
    if (kind !== 'lost') this.toasting = setTimeout(() => { toast.hidden = true; }, kind === 'why' ? 8000 : 5000);
  }

  hush(kind) {
    const toast = byId('toast');
    if (toast.dataset.kind === kind) toast.hidden = true;
  }
}

// The form for a new table shows the seats that are needed.

function newTable(form) {
  const draw = () => {
    const count = Number(form.querySelector('[name="players"]:checked').value);
    for (const seat of form.querySelectorAll('[data-seat]')) {
      seat.hidden = Number(seat.dataset.seat) >= count;
      const name = seat.querySelector('.seat-name');
      if (name) name.hidden = seat.querySelector('select').value !== 'here';
    }
    for (const option of form.querySelectorAll('[data-players]')) {
      const fits = option.dataset.players.split(' ').filter(Boolean);
      option.hidden = fits.length > 0 && !fits.includes(String(count));
    }
  };
  form.addEventListener('change', draw);
  draw();
}

// The replay: a scrubber over the choices, one position at a time.

class Replay {
  constructor(element) {
    this.element = element;
    this.base = `/tables/${element.dataset.table}/replay`;
    this.slider = byId('scrubber');
    this.slider.addEventListener('input', () => this.go(Number(this.slider.value)));
    element.addEventListener('click', (event) => {
      const step = event.target.closest('[data-go]');
      if (!step) return;
      event.preventDefault();
      if (step.dataset.go === 'play') this.play(); else this.go(this.at() + Number(step.dataset.go));
    });
  }

  at() { return Number(byId('moment').dataset.at); }

  async go(at) {
    this.wanted = Math.max(0, Math.min(Number(this.slider.max), at));
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.wanted !== this.at()) {
        const answer = await fetch(`${this.base}/fragment?at=${this.wanted}`);
        if (!answer.ok) break;
        const html = await answer.text();
        const before = places();
        swap(html);
        travel(before);
      }
    } finally {
      this.loading = false;
    }
    this.slider.value = this.at();
    history.replaceState(null, '', `${this.base}?at=${this.at()}`);
  }

  play() {
    if (this.playing) { clearInterval(this.playing); this.playing = null; return; }
    this.playing = setInterval(() => {
      if (this.at() >= Number(this.slider.max)) this.play(); else this.go(this.at() + 1);
    }, 900);
  }
}

const replay = byId('replay');
if (replay) new Replay(replay);
const table = byId('table');
if (table) window.zataku = new TableScreen(table);
for (const form of document.querySelectorAll('.new-table')) newTable(form);
