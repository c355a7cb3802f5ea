// On a small screen a part of the board is shown enlarged below it: a second look at the same picture.

import { byId } from './page.js';

const SVG = 'http://www.w3.org/2000/svg';
// Units of the board that the lens shows across.
const ACROSS = 640;

// Looks at this element of the board; at nothing, at its middle.
export function lens(element) {
  const box = byId('lens');
  const board = byId('region-board')?.querySelector(':scope > svg');
  if (!box || !board || !box.offsetHeight) return;
  const [, , width, height] = (board.dataset.whole ?? board.getAttribute('viewBox')).split(' ').map(Number);
  const high = ACROSS * (box.offsetHeight / box.offsetWidth);
  const middle = element ? middleIn(element, board) : { x: width / 2, y: height / 2 };
  const left = Math.max(0, Math.min(width - ACROSS, middle.x - ACROSS / 2));
  const top = Math.max(0, Math.min(height - high, middle.y - high / 2));
  if (!box.firstChild) box.append(document.createElementNS(SVG, 'svg'));
  const view = box.firstChild;
  view.setAttribute('viewBox', `${left} ${top} ${ACROSS} ${high}`);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${board.id}`);
  use.setAttribute('width', width);
  use.setAttribute('height', height);
  view.replaceChildren(use);
}

function middleIn(element, board) {
  const box = element.getBoundingClientRect();
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return point.matrixTransform(board.getScreenCTM().inverse());
}
