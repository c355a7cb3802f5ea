// What on the board stands for which options or refusals: ids of elements, each with what names it as a target.

import { byId } from './page.js';

export const targetsOf = (element) => element.dataset.targets.split(' ').filter(Boolean);

export function collect(selector) {
  const found = new Map();
  for (const element of document.querySelectorAll(selector)) {
    for (const target of targetsOf(element)) {
      if (!found.has(target)) found.set(target, []);
      found.get(target).push(element);
    }
  }
  return found;
}

// The target that an element is, or is a part of.
export function targetAt(element, targets) {
  for (let at = element; at; at = at.parentElement) {
    if (at.id && targets.has(at.id)) return at.id;
  }
  return null;
}

// A click between the parts of a target means the target: the smallest one around that point.
export function targetAround(event, targets) {
  if (!event.target.closest('svg')) return null;
  let found = null;
  let least = Infinity;
  for (const id of targets.keys()) {
    const box = byId(id)?.getBoundingClientRect();
    if (box && holds(box, event) && box.width * box.height < least) {
      found = id;
      least = box.width * box.height;
    }
  }
  return found;
}

function holds(box, { clientX, clientY }) {
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

// What can be chosen glows.
export function light(targets) {
  for (const [id, options] of targets) {
    const target = byId(id);
    target?.classList.add('legal');
    // A thing in a text says what choosing it means; a drawn one has its own title.
    if (target?.matches('.thing')) {
      target.title = options.map((each) => each.querySelector('.label').textContent).join(' · ');
    }
  }
}

// On a small screen the board is pushed so far that something that can be chosen is seen.
export function bringIntoSight(board) {
  const legal = [...board.querySelectorAll('.legal')].map((each) => each.getBoundingClientRect());
  const frame = board.getBoundingClientRect();
  const seen = (box) => box.left >= frame.left && box.right <= frame.right
    && box.top >= frame.top && box.bottom <= frame.bottom;
  if (!legal.length || legal.some(seen)) return;
  const [box] = legal;
  board.scrollBy(
    box.left + box.width / 2 - frame.left - frame.width / 2,
    box.top + box.height / 2 - frame.top - frame.height / 2,
  );
}
