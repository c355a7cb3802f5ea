// The rules in their own words, in place: fetched once, quoted wherever somebody asks why.

import { button, byId, make } from './page.js';

let reference;

// The entries of the rules with these ids, as a list; empty until they are there.
export function quoted(ids, path) {
  const list = make('ul', { class: 'quoted' });
  fill(ids, list, path);
  return list;
}

async function fill(ids, list, path) {
  if (!ids.length) return;
  const page = await rulesPage(path);
  for (const id of page ? ids : []) {
    const rule = page.getElementById(id)?.cloneNode(true);
    if (!rule) continue;
    rule.removeAttribute('id');
    for (const link of rule.querySelectorAll('a')) {
      Object.assign(link, { href: `${path}#${id}`, target: '_blank', rel: 'noopener' });
    }
    list.append(rule);
  }
  list.dispatchEvent(new Event('quoted'));
}

// The page of the rules, fetched once.
export function rulesPage(path) {
  reference ??= fetched(path);
  return reference;
}

async function fetched(path) {
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) return new DOMParser().parseFromString(await answer.text(), 'text/html');
  reference = undefined;
  return null;
}

// Opens beside whatever asked why.
export function explain(asking, words) {
  byId('quote')?.remove();
  const list = quoted(asking.dataset.why.split(' '), words.rules);
  const close = button(words.wordsClose, () => box.remove());
  const about = { class: 'quote', id: 'quote', role: 'dialog', 'aria-label': asking.textContent };
  const box = make('div', about, list, close);
  const place = () => {
    const at = asking.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8))}px`;
    box.style.top = `${Math.max(8, Math.min(at.bottom + 4, innerHeight - box.offsetHeight - 8))}px`;
  };
  list.addEventListener('quoted', place);
  byId('table').append(box);
  place();
  close.focus({ preventScroll: true });
}

export function hushQuote() { byId('quote')?.remove(); }
