// A thing that cannot be chosen is shown large, with what it is and the rules that its title names.

import { button, byId, make } from './page.js';
import { quoted } from './quoting.js';

const RULE_ID = /\b[A-Z]{2}-[A-Z]?\d+\b/g;

// `further` stands below what it is; `words` are the table's texts, among them where its rules are to be read.
export function enlarge(thing, further, words) {
  const said = thing.querySelector(':scope > title')?.textContent;
  const box = thing.getBBox();
  if (!said || !box.width || !box.height) return;
  const dialog = make('dialog', { class: 'enlarged', 'aria-label': said });
  const close = button(words.wordsClose, () => dialog.close());
  const rules = quoted(said.match(RULE_ID) ?? [], words.rules);
  const hint = hintOf(thing);
  const beside = hint ? [largeCopy(hint, edge(hint))] : [];
  const shown = make('div', { class: 'pictures' }, largeCopy(thing, box), ...beside);
  dialog.append(shown, make('p', {}, said), rules, ...further, close);
  dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener('close', () => dialog.remove());
  // Inside the table, whose game says which colours the seats have.
  byId('table').append(dialog);
  dialog.showModal();
}

// What a board shows beside a thing while it is pointed at, or only here.
function hintOf(thing) {
  const beside = [thing, thing.parentElement].map((each) => each.nextElementSibling);
  return [thing.querySelector(':scope > .more'), ...beside].find((each) => each?.matches('.hint, .more'));
}

// A hint that is not shown has no box; the card that it is drawn on says how large it is.
function edge(hint) {
  const card = hint.querySelector('rect');
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(card.getAttribute(name)));
  return { x, y, width, height };
}

function largeCopy(thing, box) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${box.x - 4} ${box.y - 4} ${box.width + 8} ${box.height + 8}`);
  svg.setAttribute('aria-hidden', 'true');
  const copy = thing.cloneNode(true);
  for (const name of ['transform', 'display']) copy.removeAttribute(name);
  copy.classList.remove('hint', 'card', 'more');
  for (const each of [copy, ...copy.querySelectorAll('[id], [data-move], [tabindex]')]) {
    for (const name of ['id', 'data-move', 'tabindex', 'role']) each.removeAttribute(name);
    each.classList.remove('legal', 'lit', 'shown', 'fresh');
  }
  svg.append(copy);
  return svg;
}
