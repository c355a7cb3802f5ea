// A thing that cannot be chosen is shown large, with what it is and the rules that its title names.

import { button, make } from './page.js';

const RULE_ID = /\b[A-Z]{2}-[A-Z]?\d+\b/g;

// `further` stands below what it is; `rules` is where the rules of the game are to be read.
export function enlarge(thing, further, rules) {
  const said = thing.querySelector(':scope > title')?.textContent;
  const box = thing.getBBox();
  if (!said || !box.width || !box.height) return;
  const quoted = make('ul', { class: 'quoted' });
  const dialog = make('dialog', { class: 'enlarged' });
  const close = button('OK', () => dialog.close());
  dialog.append(largeCopy(thing, box), make('p', {}, said), quoted, ...further, close);
  dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener('close', () => dialog.remove());
  quote(said.match(RULE_ID) ?? [], quoted, rules);
  document.body.append(dialog);
  dialog.showModal();
}

function largeCopy(thing, box) {
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
  return svg;
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
    for (const link of rule.querySelectorAll('a')) {
      Object.assign(link, { href: `${path}#${id}`, target: '_blank', rel: 'noopener' });
    }
    list.append(rule);
  }
}
