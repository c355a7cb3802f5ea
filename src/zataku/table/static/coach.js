// The coach of a first match: words beside the question, anew whenever it changes; fewer of them as one plays on.

import { byId } from './page.js';

// Which table is coached on this device, and whether the next one that is set up shall be.
const KEPT = 'zataku-coached';
const NEXT = 'zataku-coach-next';
// So many decisions the coach tells what they are about; then it only names options.
const TALKATIVE = 12;

export class Coach {
  constructor(table) {
    this.table = table;
    this.told = 0;
    this.asked = '';
    const id = table.dataset.table;
    if (localStorage.getItem(NEXT)) {
      localStorage.removeItem(NEXT);
      localStorage.setItem(KEPT, id);
    }
    if (localStorage.getItem(KEPT) !== id) return;
    this.watch = new MutationObserver(() => this.look());
    this.watch.observe(document.body, { childList: true, subtree: true });
    table.addEventListener('click', (event) => { if (event.target.closest('[data-coach="off"]')) this.leave(); });
    this.look();
  }

  // The question has changed when its options have.
  look() {
    const codes = [...document.querySelectorAll('#prompt .option')].map((option) => option.dataset.code).join(' ');
    if (codes === this.asked) return;
    this.asked = codes;
    if (codes) this.tell();
    else byId('coach')?.remove();
  }

  async tell() {
    const asked = this.asked;
    const seat = new URLSearchParams(location.search).get('as');
    const path = `/tables/${this.table.dataset.table}/coach${seat === null ? '' : `?as=${seat}`}`;
    const answer = await fetch(path).catch(() => null);
    if (!answer?.ok || asked !== this.asked) return;
    const read = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('.coach');
    byId('coach')?.remove();
    this.told += 1;
    read.classList.toggle('brief', this.told > TALKATIVE);
    const log = document.querySelector('#panel-log .scroll') ?? byId('panel-log');
    if (log) log.prepend(read);
    else byId('prompt').after(read);
  }

  leave() {
    this.watch.disconnect();
    localStorage.removeItem(KEPT);
    byId('coach')?.remove();
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
