// The coach of a first match: words beside the question, anew whenever it changes; fewer of them as one plays on.

import { byId, make, NARROW } from './page.js';

// Which table is coached on this device and how often the coach has spoken there; whether the next one shall be.
const KEPT = 'zataku-coached';
const TOLD = 'zataku-coach-told';
const NEXT = 'zataku-coach-next';
// So many decisions the coach tells what to think of; so many more it only names options. Then it speaks where
// options differ by some points.
const TALKATIVE = 12;
const BRIEF = 40;

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
    }
    if (localStorage.getItem(KEPT) !== id) return;
    this.told = Number(localStorage.getItem(TOLD));
    this.watch = new MutationObserver(() => this.look());
    this.watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', (event) => this.click(event));
    document.addEventListener('pointerover', (event) => this.point(event));
    this.look();
  }

  // The question has changed when its options have; a question drawn anew keeps its words.
  look() {
    if (byId('status')?.dataset.over === 'yes') {
      this.leave();
      return;
    }
    const codes = [...document.querySelectorAll('#prompt .option')].map((option) => option.dataset.code).join(' ');
    if (codes !== this.asked) {
      this.asked = codes;
      this.said = null;
      if (codes) this.tell();
      else byId('coach')?.remove();
    } else if (this.said && !document.contains(this.said)) this.show();
  }

  async tell() {
    const asked = this.asked;
    const seat = new URLSearchParams(location.search).get('as');
    const path = `/tables/${this.table.element.dataset.table}/coach${seat === null ? '' : `?as=${seat}`}`;
    const answer = await fetch(path).catch(() => null);
    if (!answer?.ok || asked !== this.asked) return;
    this.said = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('.coach');
    this.count(this.told + 1);
    this.show();
  }

  count(told) {
    this.told = told;
    localStorage.setItem(TOLD, String(told));
  }

  // In a tab of its own; on a small screen over the options. Letters tie words and options together.
  show() {
    byId('coach')?.remove();
    const quiet = this.told > BRIEF && !this.said.querySelector('[data-behind]:not([data-behind="0"])');
    this.said.classList.toggle('brief', this.told > TALKATIVE);
    this.said.classList.toggle('quiet', quiet);
    (NARROW.matches ? document.querySelector('#prompt .options') : this.panel()).prepend(this.said);
    if (quiet) return;
    for (const item of this.said.querySelectorAll('[data-code]')) {
      const option = this.optionOf(item);
      if (option) option.dataset.letter = item.querySelector('.letter').textContent;
    }
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
    if (!target.closest?.('[data-coach="less"]')) return;
    this.count(this.told > TALKATIVE ? BRIEF + 1 : TALKATIVE + 1);
    this.show();
  }

  leave() {
    this.watch.disconnect();
    localStorage.removeItem(KEPT);
    this.said = null;
    this.asked = null;
    if (byId('tab-coach')) {
      if (this.table.places.tab === 'coach') this.table.places.show('log');
      byId('tab-coach').remove();
      byId('panel-coach').remove();
    }
    byId('coach')?.remove();
    for (const option of document.querySelectorAll('[data-letter]')) delete option.dataset.letter;
  }
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
