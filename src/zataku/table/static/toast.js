// A line at the lower edge that says something for a while.

import { byId, make } from './page.js';

// Milliseconds that each kind stays; one that is not here stays until it is hushed.
const STAYS = { error: 5000, note: 5000, why: 8000 };
let going;

const copied = (element) => make('p', {}, ...element.cloneNode(true).childNodes);

// Says a text, or elements that stand elsewhere on the page, links and all.
export function toast(said, kind) {
  const box = byId('toast');
  const lines = typeof said === 'string' ? [said] : said.map(copied);
  box.replaceChildren(...lines);
  box.dataset.kind = kind;
  box.hidden = false;
  clearTimeout(going);
  if (STAYS[kind]) going = setTimeout(() => { box.hidden = true; }, STAYS[kind]);
}

export function hush(kind) {
  const box = byId('toast');
  if (box.dataset.kind === kind) box.hidden = true;
}
