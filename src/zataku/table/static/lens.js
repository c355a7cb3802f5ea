// On a small screen a part of a board is shown enlarged below it: a second look at the same picture.

import { byId } from './page.js';
import { targetsOf } from './targets.js';

const SVG = 'http://www.w3.org/2000/svg';
// Units that the lens shows across: of the main board, and of one's own, whose parts belong together.
const ACROSS = 640;
const ACROSS_OWN = 1080;

// Looks at this element of a board, or at what matters in it; at nothing, at what can be chosen.
export function lens(element) {
  const box = byId('lens');
  const at = element ?? firstTarget();
  const own = at?.closest('#own-board > .dock');
  const board = (own ?? byId('region-board'))?.querySelector(':scope > svg');
  if (!box || !board || !box.offsetHeight) return;
  const [, , width, height] = (board.dataset.whole ?? board.getAttribute('viewBox')).split(' ').map(Number);
  const across = Math.min(width, own ? ACROSS_OWN : ACROSS);
  const high = across * (box.offsetHeight / box.offsetWidth);
  const meant = at?.querySelector('[data-lens]') ?? at?.closest('[data-lens]') ?? at;
  const middle = meant ? middleIn(meant, board) : { x: width / 2, y: height / 2 };
  const left = Math.max(0, Math.min(width - across, middle.x - across / 2));
  const top = Math.max(0, Math.min(height - high, middle.y - high / 2));
  if (!box.firstChild) box.append(document.createElementNS(SVG, 'svg'));
  const view = box.firstChild;
  view.setAttribute('viewBox', `${left} ${top} ${across} ${high}`);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${board.id}`);
  use.setAttribute('width', width);
  use.setAttribute('height', height);
  view.replaceChildren(use);
}

// Where the first of the options lies.
function firstTarget() {
  for (const option of document.querySelectorAll('#prompt .options .option')) {
    const target = targetsOf(option).map(byId).find((each) => each?.closest('#region-board, #own-board > .dock'));
    if (target) return target;
  }
  return null;
}

function middleIn(element, board) {
  const box = element.getBoundingClientRect();
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return point.matrixTransform(board.getScreenCTM().inverse());
}
