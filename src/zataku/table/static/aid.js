// The player aid in its tab: one key opens it, another one opens it to search the rules, which are quoted in place.

import { byId } from './page.js';
import { rulesPage } from './quoting.js';
import { find, quotedWhole, rulesOn } from './rules.js';

// So many rules are quoted; more words find fewer.
const MOST = 12;

export class PlayerAid {
  constructor(table) {
    this.path = `/tables/${table.dataset.table}/aid`;
    this.rules = table.dataset.rules;
    document.addEventListener('keydown', (event) => this.key(event));
    document.addEventListener('click', (event) => {
      if (event.target.closest('#tab-aid')) this.filling = this.fill();
    });
    document.addEventListener('input', ({ target }) => { if (target.matches('#rule-search')) this.search(target); });
    // The phase of the moment passes.
    new MutationObserver(() => this.look()).observe(table, { childList: true, subtree: true });
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) return;
    if (event.key !== 'h' && event.key !== '/') return;
    event.preventDefault();
    this.open(event.key === '/');
  }

  async open(searching) {
    byId('tab-aid').click();
    if (!searching) return;
    // Rules need room.
    if (byId('larger').getAttribute('aria-pressed') === 'false') byId('larger').click();
    await this.filling;
    byId('rule-search')?.focus();
  }

  look() {
    const now = byId('status')?.dataset.position;
    if (now !== this.at && !byId('panel-aid').hidden && !byId('rule-search')?.value) this.filling = this.fill();
  }

  async fill() {
    const panel = byId('panel-aid');
    this.at = byId('status')?.dataset.position;
    const seat = byId('status')?.dataset.seat;
    const answer = await fetch(seat ? `${this.path}?as=${seat}` : this.path).catch(() => null);
    if (!answer?.ok || byId('rule-search')?.value) return;
    const read = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const searching = document.activeElement === byId('rule-search');
    panel.querySelector('.aid')?.remove();
    panel.querySelector('.scroll').prepend(read.querySelector('.aid'));
    if (searching) byId('rule-search').focus();
  }

  async search(input) {
    const page = await rulesPage(this.rules);
    if (!page) return;
    this.known ??= rulesOn(page);
    const query = input.value.trim();
    const { found, parts } = find(query, this.known);
    const list = byId('rules-found');
    list.replaceChildren(...found.slice(0, MOST).map((rule) => quotedWhole(rule, parts, this.rules)));
    list.hidden = !query;
    const { words, nothing } = list.dataset;
    byId('rules-found-count').textContent = !query ? '' : found.length ? `${words} ${found.length}` : nothing;
    input.closest('.aid').classList.toggle('searching', Boolean(query));
  }
}
