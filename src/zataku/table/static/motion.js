// Whatever carries data-move travels from its old place to the new one. What is new may say in data-from where it came
// from: names of things that were there before and are gone now, or ids of places. Dice (data-roll) tumble once where
// they show something new, and points are counted up or down.

import { byId, root, still } from './page.js';

// How far a die turns while it tumbles, and its size at first.
const TURN = '-200deg';
const SMALL = 0.6;

const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

// Where something is: on the screen, and in the units of the picture around it, however much that is zoomed.
function spot(element, box = element.getBoundingClientRect()) {
  const svg = element.ownerSVGElement;
  const scale = svg?.getScreenCTM();
  const at = middle(box);
  if (!scale?.a) return at;
  const inside = new DOMPoint(at.x, at.y).matrixTransform(scale.inverse());
  return { ...at, on: svg.id || svg.getAttribute('class'), inside, scale };
}

export function places() {
  const found = { spots: new Map(), rolls: new Set(), points: new Map(), pictures: new Set() };
  if (still()) return found;
  for (const picture of document.querySelectorAll('svg[id]')) found.pictures.add(picture.id);
  for (const element of document.querySelectorAll('[data-move]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.spots.set(element.dataset.move, spot(element, box));
  }
  for (const die of document.querySelectorAll('[data-roll]')) found.rolls.add(die.dataset.roll);
  for (const [name, number] of pointsOfAll()) found.points.set(name, Number(number.data));
  return found;
}

export function travel(before) {
  if (still()) return;
  const duration = parseFloat(getComputedStyle(root).getPropertyValue('--motion')) || 0;
  const moving = [...document.querySelectorAll('[data-move]')];
  const names = new Set(moving.map((element) => element.dataset.move));
  for (const element of before.spots.size ? moving : []) {
    const from = before.spots.get(element.dataset.move) ?? origin(element, before, names);
    const way = from && wayFrom(from, element);
    if (way) {
      element.animate([{ translate: way }, { translate: '0px 0px' }], { duration, easing: 'ease-out' });
    }
  }
  for (const die of document.querySelectorAll('[data-roll]')) {
    if (!before.rolls.has(die.dataset.roll)) tumble(die, duration);
  }
  for (const [name, number] of pointsOfAll()) {
    if (before.points.has(name)) count(number, before.points.get(name), duration);
  }
}

// Where something new came from; in a picture that is new itself, all of it was there before.
function origin(element, { spots, pictures }, names) {
  const picture = element.closest('svg[id]');
  if (picture && !pictures.has(picture.id)) return null;
  for (const name of (element.dataset.from ?? '').split(' ').filter(Boolean)) {
    if (spots.has(name) && !names.has(name)) return spots.get(name);
    const place = byId(name);
    const box = place?.getBoundingClientRect();
    if (box?.width) return spot(place, box);
  }
  return null;
}

// How far an element is from where it was, in its own units; nothing if it hardly moved.
function wayFrom(from, element) {
  const to = spot(element);
  const { a: across = 1, d: down = 1 } = to.scale ?? {};
  const together = to.on && from.on === to.on;
  const dx = together ? from.inside.x - to.inside.x : (from.x - to.x) / across;
  const dy = together ? from.inside.y - to.inside.y : (from.y - to.y) / down;
  return Math.hypot(dx * across, dy * down) < 2 ? null : `${dx}px ${dy}px`;
}

function tumble(die, duration) {
  Object.assign(die.style, { transformBox: 'fill-box', transformOrigin: 'center' });
  die.animate([{ rotate: TURN, scale: SMALL, opacity: 0.4 }, { rotate: '0deg', scale: 1, opacity: 1 }], {
    duration: Math.min(350, duration * 1.35), easing: 'ease-out',
  });
}

// The points of all players, by their lines.
function* pointsOfAll() {
  for (const score of document.querySelectorAll('.player[id] .score')) {
    const number = [...score.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE && /\d/.test(node.data));
    if (number) yield [score.closest('.player').id, number];
  }
}

function count(number, from, duration) {
  const to = Number(number.data);
  if (from === to || !duration) return;
  const start = performance.now();
  const step = (now) => {
    const part = Math.min(1, (now - start) / duration);
    // Where the number was drawn anew, somebody else counts it.
    if (!number.isConnected) return;
    number.data = String(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(step);
  };
  step(start);
}
