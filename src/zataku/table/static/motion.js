// Whatever carries data-move travels from its old place to the new one. What is new may say in data-from where it came
// from: names of things that were there before and are gone now, or ids of places.

import { byId, root, still } from './page.js';

const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export function places() {
  const found = new Map();
  if (still()) return found;
  for (const element of document.querySelectorAll('[data-move]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.move, middle(box));
  }
  return found;
}

export function travel(before) {
  if (!before.size) return;
  const duration = parseFloat(getComputedStyle(root).getPropertyValue('--motion')) || 0;
  const moving = [...document.querySelectorAll('[data-move]')];
  const names = new Set(moving.map((element) => element.dataset.move));
  for (const element of moving) {
    const from = before.get(element.dataset.move) ?? origin(element, before, names);
    const way = from && wayFrom(from, element);
    if (way) {
      element.animate([{ translate: way }, { translate: '0px 0px' }], { duration, easing: 'ease-out' });
    }
  }
}

function origin(element, before, names) {
  for (const name of (element.dataset.from ?? '').split(' ').filter(Boolean)) {
    if (before.has(name) && !names.has(name)) return before.get(name);
    const box = byId(name)?.getBoundingClientRect();
    if (box?.width) return middle(box);
  }
  return null;
}

// How far an element is from where it was, in its own units; nothing if it hardly moved.
function wayFrom(from, element) {
  const to = middle(element.getBoundingClientRect());
  let dx = from.x - to.x;
  let dy = from.y - to.y;
  if (Math.hypot(dx, dy) < 2) return null;
  const scale = element.ownerSVGElement?.getScreenCTM();
  if (scale?.a) {
    dx /= scale.a;
    dy /= scale.d;
  }
  return `${dx}px ${dy}px`;
}
