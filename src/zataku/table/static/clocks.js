// Clocks tick on every screen: whatever has data-clock shows so many seconds, fewer and fewer where data-runs says so.

import { sound } from './signs.js';

// Seconds from which a clock is short, and from which it is urgent.
const SHORT = 60;
const URGENT = 15;
const PACE = 250;

const ends = new WeakMap();

export function startClocks() {
  setInterval(() => document.querySelectorAll('[data-clock]').forEach(draw), PACE);
}

function draw(clock) {
  const runs = 'runs' in clock.dataset;
  if (!ends.has(clock)) ends.set(clock, performance.now() + Number(clock.dataset.clock) * 1000);
  const left = runs ? Math.max(0, (ends.get(clock) - performance.now()) / 1000) : Number(clock.dataset.clock);
  const text = asTime(Math.ceil(left));
  if (clock.textContent !== text) clock.textContent = text;
  const state = !runs || left > SHORT ? '' : left > URGENT ? 'short' : 'urgent';
  if ((clock.dataset.state ?? '') === state) return;
  clock.dataset.state = state;
  if (state && 'mine' in clock.dataset) sound('time');
}

const two = (number) => String(number).padStart(2, '0');

function asTime(seconds) {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours >= 1) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
