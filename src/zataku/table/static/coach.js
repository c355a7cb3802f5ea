// The coach of a first match: words beside the question, anew whenever it changes; fewer of them as one plays on.

import { byId, make, NARROW } from './page.js';
import { targetsOf } from './targets.js';

// Which table is coached on this device, how often the coach has spoken there, and at which question it said each of
// its thoughts; whether the next table shall be coached.
const KEPT = 'zataku-coached';
const TOLD = 'zataku-coach-told';
const THOUGHTS = 'zataku-coach-thoughts';
const NEXT = 'zataku-coach-next';
// So many decisions the coach tells where options lead; so many more it only names them. Then it speaks where options
// differ by some points.
const TALKATIVE = 25;
const BRIEF = 50;
const SVG = 'http://www.w3.org/2000/svg';

export class Coach {
  // `table` is the screen of the table: it knows what is pointed at.
  constructor(table) {
    this.table = table;
    this.asked = '';
    const id = table.element.dataset.table;
    if (localStorage.getItem(NEXT)) {
      localStorage.removeItem(NEXT);
      localStorage.setItem(KEPT, id);
      localStorage.setItem(TOLD, '0');
      localStorage.setItem(THOUGHTS, '{}');
    }
    if (localStorage.getItem(KEPT) !== id) return;
    this.told = Number(localStorage.getItem(TOLD));
    table.element.classList.add('coached');
    this.watch = new MutationObserver(() => this.look());
    this.watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', (event) => this.click(event));
    document.addEventListener('pointerover', (event) => this.point(event));
    this.look();
  }

  // The question has changed when the match has moved on; a question drawn anew keeps its words.
  look() {
    if (byId('status')?.dataset.over === 'yes') {
      this.leave();
      return;
    }
    const asked = document.querySelector('#prompt .option') ? this.table.status.number : '';
    if (asked !== this.asked) {
      this.asked = asked;
      this.said = null;
      this.wipe();
      if (asked) this.tell();
      else byId('coach')?.remove();
    } else if (this.said && !document.contains(this.said)) this.show();
    else if (this.said && !this.marked()) this.mark();
  }

  async tell() {
    const asked = this.asked;
    const path = `/tables/${this.table.element.dataset.table}/coach?as=${this.table.status.seat}`;
    const answer = await fetch(path).catch(() => null);
    if (!answer?.ok || asked !== this.asked) return;
    this.said = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('.coach');
    this.said.dataset.asked = asked;
    this.count(this.told + 1);
    this.sayOnce(this.said.querySelector('[data-thought]'));
    this.show();
  }

  count(told) {
    this.told = told;
    localStorage.setItem(TOLD, String(told));
  }

  // A thought is worth saying once; whoever comes back to the question where it was said reads it again.
  sayOnce(thought) {
    if (!thought) return;
    const said = JSON.parse(localStorage.getItem(THOUGHTS) ?? '{}');
    const name = thought.dataset.thought;
    if ((said[name] ?? this.asked) !== this.asked) thought.remove();
    said[name] ??= this.asked;
    localStorage.setItem(THOUGHTS, JSON.stringify(said));
  }

  // In a tab of its own; on a small screen one line over the options, which opens to a sheet. Letters tie words and
  // options together.
  show() {
    byId('coach')?.remove();
    const quiet = this.told > BRIEF && !this.said.querySelector('[data-behind]:not([data-behind="0"])');
    this.said.classList.toggle('brief', this.told > TALKATIVE);
    this.said.classList.toggle('quiet', quiet);
    (NARROW.matches ? document.querySelector('#prompt .options') : this.panel()).prepend(this.said);
    this.mark();
  }

  // Options with their letters, of those that are named.
  * named() {
    if (this.said.classList.contains('quiet')) return;
    for (const item of this.said.querySelectorAll('[data-code]')) {
      const option = this.optionOf(item);
      if (option) yield [option, item.querySelector('.letter').textContent];
    }
  }

  // Whatever draws options and boards anew takes the letters away.
  marked() {
    return [...this.named()].every(([option]) => option.dataset.letter) && byId('coach-letters')?.isConnected;
  }

  // Letters on the options, and on the places of the boards that they are about.
  mark() {
    this.wipe();
    const places = new Map();
    for (const [option, letter] of this.named()) {
      option.dataset.letter = letter;
      const place = targetsOf(option).map(byId).find((each) => each?.closest('#region-board > svg'));
      if (place) places.set(place, (places.get(place) ?? '') + letter);
    }
    const board = document.querySelector('#region-board > svg');
    const turned = board?.getScreenCTM()?.inverse();
    if (turned) board.append(drawn(places, turned));
  }

  wipe() {
    byId('coach-letters')?.remove();
    for (const option of document.querySelectorAll('[data-letter]')) delete option.dataset.letter;
  }

  panel() {
    const found = byId('panel-coach');
    if (found) return found.firstElementChild;
    const title = this.said.querySelector('h2').textContent;
    const tab = make('button', {
      type: 'button', role: 'tab', id: 'tab-coach', 'data-tab': 'coach', 'aria-controls': 'panel-coach',
    }, title);
    const inside = make('div', { class: 'scroll', tabindex: '0' });
    byId('tab-log').before(tab);
    byId('panel-log').before(
      make('div', { class: 'panel', id: 'panel-coach', role: 'tabpanel', 'aria-labelledby': 'tab-coach' }, inside),
    );
    this.table.places.show('coach');
    return inside;
  }

  optionOf(item) { return document.querySelector(`#prompt .option[data-code="${CSS.escape(item.dataset.code)}"]`); }

  // Whoever points at words of the coach sees on the board what they are about.
  point({ target }) {
    const item = target.closest?.('#coach [data-code]');
    const option = item && this.optionOf(item);
    if (option) this.table.pointing.to(option);
  }

  click({ target }) {
    if (target.closest?.('[data-coach="off"]')) this.leave();
    this.open(target.closest?.('[data-coach="open"]') && !this.said.classList.contains('opened'));
    if (!target.closest?.('[data-coach="less"]')) return;
    this.count(this.told > TALKATIVE ? BRIEF + 1 : TALKATIVE + 1);
    this.show();
  }

  // The sheet of a small screen; a tap beside it closes it again.
  open(wanted) {
    this.said?.classList.toggle('opened', Boolean(wanted));
    this.said?.querySelector('.opener').setAttribute('aria-expanded', String(Boolean(wanted)));
  }

  leave() {
    this.watch.disconnect();
    localStorage.removeItem(KEPT);
    this.table.element.classList.remove('coached');
    this.said = null;
    this.asked = null;
    if (byId('tab-coach')) {
      if (this.table.places.tab === 'coach') this.table.places.show('log');
      byId('tab-coach').remove();
      byId('panel-coach').remove();
    }
    byId('coach')?.remove();
    this.wipe();
  }
}

// Letters in discs at the upper left of their places, in units of the board; on a small board they are larger, to be
// read all the same.
function drawn(places, turned) {
  const r = Math.max(17, 6 * turned.a);
  const group = document.createElementNS(SVG, 'g');
  group.id = 'coach-letters';
  group.setAttribute('class', 'coach-letters');
  group.setAttribute('aria-hidden', 'true');
  for (const [place, letters] of places) {
    const box = place.getBoundingClientRect();
    const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(turned);
    [...letters].forEach((letter, at) => {
      const disc = document.createElementNS(SVG, 'circle');
      const text = document.createElementNS(SVG, 'text');
      const across = x + 2.1 * r * at;
      for (const [name, value] of Object.entries({ cx: across, cy: y, r })) disc.setAttribute(name, value);
      const written = { x: across, y: y + 0.41 * r, 'font-size': 1.24 * r };
      for (const [name, value] of Object.entries(written)) text.setAttribute(name, value);
      text.textContent = letter;
      group.append(disc, text);
    });
  }
  return group;
}

// A match that is set up from here is coached; who knows the game is not asked again.
export function firstMinute() {
  document.addEventListener('click', (event) => {
    if (event.target.closest('[data-coach="next"]')) localStorage.setItem(NEXT, '1');
    if (!event.target.closest('[data-first="known"]')) return;
    localStorage.setItem('zataku-known', '1');
    byId('first-minute').hidden = true;
  });
  const offer = byId('first-minute');
  if (offer) offer.hidden = localStorage.getItem('zataku-known') !== null;
}
