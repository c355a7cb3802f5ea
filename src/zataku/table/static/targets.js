// What on the board stands for which options or refusals: ids of elements, each with what names it as a target.

import { byId } from './page.js';

// Pixels that a finger may miss by.
const FINGER = 22;

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

// A click between the parts of a target means the target: the smallest one around that point; for a finger, the
// nearest.
export function targetAround(event, targets) {
  if (!event.target.closest('svg')) return null;
  let found = null;
  let least = Infinity;
  let near = FINGER;
  for (const id of targets.keys()) {
    const element = byId(id);
    // A sheet that is not up lies over the board all the same.
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const away = distance(box, event);
    if (away === 0 && box.width * box.height < least) {
      found = id;
      least = box.width * box.height;
    } else if (least === Infinity && event.pointerType === 'touch' && away < near) {
      found = id;
      near = away;
    }
  }
  return found;
}

// How far a point is from a box; 0 inside it.
function distance(box, { clientX, clientY }) {
  const across = Math.max(box.left - clientX, 0, clientX - box.right);
  const down = Math.max(box.top - clientY, 0, clientY - box.bottom);
  return Math.hypot(across, down);
}

// What can be chosen glows, and nothing else does any longer.
export function light(targets) {
  for (const element of document.querySelectorAll('.legal')) {
    if (!targets.has(element.id)) element.classList.remove('legal');
  }
  for (const [id, options] of targets) {
    const target = byId(id);
    target?.classList.add('legal');
    // A thing in a text says what choosing it means; a drawn one has its own title.
    if (target?.matches('.thing')) {
      target.title = options.map((each) => each.title).join(' · ');
    }
  }
}
