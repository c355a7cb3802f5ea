// Everything drawn says what it is: a long press or a right click shows it large, with its rules; from the keyboard,
// arrows go from thing to thing, and the one that has the focus tells its words.

import { byId, make } from './page.js';

const THING = 'svg g[id]:has(> title)';
// Milliseconds that a finger rests on something to ask what it is, and pixels that it may tremble.
const LONG = 500;
const STEADY = 10;
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const wordsOf = (thing) => thing.querySelector(':scope > title').textContent;

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export class Things {
  // `show` shows a thing large.
  constructor(page, show) {
    this.show = show;
    page.addEventListener('pointerdown', (event) => this.down(event));
    for (const end of ['pointerup', 'pointercancel']) page.addEventListener(end, () => clearTimeout(this.resting));
    page.addEventListener('pointermove', (event) => this.move(event));
    page.addEventListener('contextmenu', (event) => this.ask(event));
    // What was a long press is no click.
    page.addEventListener('click', (event) => this.swallow(event), true);
    page.addEventListener('focusin', ({ target }) => this.focused(target));
    page.addEventListener('focusout', ({ target }) => this.left(target));
    page.addEventListener('keydown', (event) => this.key(event));
  }

  // The drawings can be reached with one press of a key each.
  settle() {
    for (const svg of document.querySelectorAll('#region-board > svg, .dock > svg, #peek svg')) svg.tabIndex = 0;
    byId('tip')?.remove();
  }

  // Pressing long, or with the other button

  down(event) {
    this.pressed = false;
    clearTimeout(this.resting);
    const thing = event.target.closest(THING);
    if (!thing || event.pointerType !== 'touch' || !event.isPrimary) return;
    this.at = { x: event.clientX, y: event.clientY };
    this.resting = setTimeout(() => {
      this.pressed = true;
      this.show(thing);
    }, LONG);
  }

  move({ clientX, clientY }) {
    if (this.at && Math.hypot(clientX - this.at.x, clientY - this.at.y) > STEADY) clearTimeout(this.resting);
  }

  ask(event) {
    const thing = event.target.closest(THING);
    if (!thing) return;
    event.preventDefault();
    if (event.pointerType === 'mouse') this.show(thing);
  }

  swallow(event) {
    if (!this.pressed) return;
    this.pressed = false;
    event.stopPropagation();
  }

  // Keys

  key(event) {
    const { target } = event;
    const way = WAYS[event.key];
    const svg = target.closest('svg[tabindex]');
    if (!svg || event.ctrlKey || event.metaKey || event.altKey) return;
    if (way) this.walk(svg, target, way);
    else if (target.matches(THING) && (event.key === 'i' || (event.key === 'Enter' && !target.matches('.legal')))) {
      this.show(target);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // To the nearest thing on that side; first of all to the one nearest to the upper left corner.
  walk(svg, from, [right, down]) {
    const inside = from !== svg;
    const at = inside ? middle(from) : svg.getBoundingClientRect();
    let least = Infinity;
    let next = null;
    for (const thing of svg.querySelectorAll('g[id]:has(> title)')) {
      if (thing === from || thing.querySelector(':scope g[id] > title')) continue;
      const { x, y } = middle(thing);
      const along = (x - at.x) * right + (y - at.y) * down;
      const aside = Math.abs((x - at.x) * down) + Math.abs((y - at.y) * right);
      const far = inside ? along + 2 * aside : Math.hypot(x - at.x, y - at.y);
      if ((!inside || along > 1) && far < least) [least, next] = [far, thing];
    }
    if (!next) return;
    if (!next.hasAttribute('tabindex')) {
      next.dataset.visited = '';
      next.setAttribute('tabindex', '-1');
      next.setAttribute('role', 'img');
      next.setAttribute('aria-label', wordsOf(next));
    }
    next.focus();
  }

  focused(target) {
    if (!target.matches?.(THING) || !target.matches(':focus-visible')) return;
    byId('tip')?.remove();
    const tip = make('p', { class: 'tip', id: 'tip', 'aria-hidden': 'true' }, wordsOf(target));
    byId('table').append(tip);
    const box = target.getBoundingClientRect();
    const under = box.bottom + 6 + tip.offsetHeight < innerHeight;
    tip.style.left = `${Math.max(8, Math.min(box.left, innerWidth - tip.offsetWidth - 8))}px`;
    tip.style.top = `${under ? box.bottom + 6 : Math.max(8, box.top - tip.offsetHeight - 6)}px`;
  }

  left(target) {
    byId('tip')?.remove();
    if (target.dataset && 'visited' in target.dataset) {
      for (const name of ['tabindex', 'role', 'aria-label', 'data-visited']) target.removeAttribute(name);
    }
  }
}
