// Sharing things out one by one: an option such as `offer:red-2+blue-1` is put together on the board, place by place,
// so that nobody has to look for it among all the ways there are.
//
// A board says what it shares by data attributes: a place has data-share (its name in the codes), data-name (in words)
// and data-price (coins for each thing given there); one element has data-shares (how many things there are),
// data-coins (what can be paid) and data-take-back (the words for it). When the last thing is given, the
// option with that code is
// chosen as if somebody had clicked it in the list. The list stays for whoever wants everything at once.

const CODE = /^[a-z-]+:([a-z]+-\d+(?:\+[a-z]+-\d+)*)$/;
const byId = (id) => document.getElementById(id);

class Shares {
  constructor() {
    this.given = [];
    document.addEventListener('click', (event) => this.click(event), true);
    document.addEventListener('keydown', (event) => this.key(event), true);
    new MutationObserver(() => this.look()).observe(byId('table'), { childList: true, subtree: true });
    this.look();
  }

  // Has the board or the question changed? Then whatever was given is forgotten.
  look() {
    const stock = document.querySelector('[data-shares]');
    const prompt = byId('prompt');
    if (stock === this.stock && prompt === this.prompt) return;
    this.stock = stock;
    this.prompt = prompt;
    this.given = [];
    this.ways = stock && prompt ? this.read() : [];
    this.panel = null;
    if (this.ways.length > 1) this.draw();
  }

  // All ways to share, each with its option in the list.
  read() {
    return [...this.prompt.querySelectorAll('.option[data-code]')].flatMap((option) => {
      const parts = CODE.exec(option.dataset.code)?.[1].split('+').map((part) => part.split('-'));
      return parts ? [{ option, counts: new Map(parts.map(([name, count]) => [name, Number(count)])) }] : [];
    });
  }

  get sharing() { return this.stock && this.ways.length > 1; }
  get places() { return [...document.querySelectorAll('[data-share]')]; }

  count(name) { return this.given.filter((each) => each === name).length; }

  // The ways that are still open when this is given.
  open(given) {
    const wanted = (name) => given.filter((each) => each === name).length;
    return this.ways.filter(({ counts }) => given.every((name) => (counts.get(name) ?? 0) >= wanted(name)));
  }

  give(name) {
    const given = [...this.given, name];
    const ways = this.open(given);
    if (!ways.length) return;
    this.given = given;
    this.draw();
    if (given.length === Number(this.stock.dataset.shares)) ways[0].option.click();
  }

  takeBack(all = false) {
    this.given = all ? [] : this.given.slice(0, -1);
    this.draw();
  }

  // Drawing: what was given where, what is left, what it costs.

  draw() {
    const cost = ({ dataset }) => this.count(dataset.share) * Number(dataset.price);
    const spent = this.places.reduce((sum, place) => sum + cost(place), 0);
    for (const drawn of [this.stock, ...this.places]) drawn.dataset.altered = '';
    for (const place of this.places) this.mark(place);
    const open = this.open(this.given);
    for (const way of this.ways) way.option.closest('li').hidden = !open.includes(way);
    const left = this.stock.querySelector('[data-left]');
    const purse = this.stock.querySelector('[data-purse]');
    if (left) left.textContent = Number(this.stock.dataset.shares) - this.given.length;
    if (purse) purse.textContent = Number(this.stock.dataset.coins) - spent;
    this.list();
  }

  mark(place) {
    const { share } = place.dataset;
    const count = this.count(share);
    const badge = place.querySelector('.given');
    badge?.setAttribute('display', count ? 'inline' : 'none');
    const number = badge?.querySelector('[data-shared]');
    if (number) number.textContent = `+${count}`;
    place.classList.toggle('closed', !this.open([...this.given, share]).length);
  }

  // The same places as buttons above the list.
  list() {
    const list = this.prompt.querySelector('.options');
    if (!this.panel) {
      this.panel = document.createElement('div');
      this.panel.className = 'shares';
      list.prepend(this.panel);
    }
    const focused = document.activeElement?.closest('.shares button')?.dataset.give;
    this.panel.replaceChildren(...this.places.map((place) => this.button(place)), this.back());
    if (focused !== undefined) {
      const again = `[data-give="${focused}"]:not(:disabled), button:not(:disabled)`;
      this.panel.querySelector(again)?.focus();
    }
  }

  button(place) {
    const { share, name, price } = place.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.give = share;
    button.disabled = !this.open([...this.given, share]).length;
    const count = this.count(share);
    button.append(name, Number(price) ? ` −${price}` : '');
    if (Number(price)) button.append(this.coin());
    if (count) button.append(Object.assign(document.createElement('b'), { textContent: ` +${count}` }));
    return button;
  }

  coin() {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', '#i-coin');
    svg.setAttribute('class', 'crest');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.append(use);
    return svg;
  }

  back() {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.give = '';
    button.textContent = this.stock.dataset.takeBack;
    button.disabled = !this.given.length;
    return button;
  }

  // Input, before anything else on the page hears of it.

  click(event) {
    if (!this.sharing || window.zataku?.view?.dragged) return;
    const button = event.target.closest('.shares button');
    const place = event.target.closest('[data-share]');
    if (!button && !place) return;
    event.preventDefault();
    event.stopPropagation();
    const name = button ? button.dataset.give : place.dataset.share;
    if (event.target.closest('.given') || name === '') this.takeBack(); else this.give(name);
  }

  key(event) {
    if (!this.sharing) return;
    const place = event.target.closest?.('[data-share]');
    if (place && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      event.stopPropagation();
      this.give(place.dataset.share);
    } else if (event.key === 'Backspace' && !event.target.closest('input, textarea')) {
      this.takeBack();
    } else if (event.key === 'Escape') {
      this.takeBack(true);
    }
  }
}

export const shares = byId('table') && new Shares();
