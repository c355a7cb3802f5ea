// Zoom and pan of a drawn board: pinch or double tap on a touch screen, Ctrl and wheel with a mouse, buttons that the
// board has for it (data-zoom). A small screen shows a board that is too wide for it in parts (data-parts). Some places
// of a board have several sides (data-side), which a button turns over (data-flip).

import { button, byId, NARROW } from './page.js';

const MOST = 4;
const DOUBLE = 2.2;
// Pixels of a unit of a map below which its figures cannot be read, those that the first look gives it at least, and
// units around what can be chosen.
const TOO_SMALL = 0.55;
const READABLE = 0.65;
const AROUND = 45;
// A pointer that moved less than this many pixels has not moved.
const STEADY = 6;

const within = (least, value, most) => Math.min(most, Math.max(least, value));

export class BoardView {
  constructor(board) {
    this.zoom = 1;
    this.x = 0.5;
    this.y = 0.5;
    this.part = 0;
    this.dragged = false;
    this.side = '';
    this.pointers = new Map();
    board.addEventListener('pointerdown', (event) => this.down(event));
    addEventListener('pointermove', (event) => this.move(event));
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, (event) => this.up(event));
    board.addEventListener('dblclick', (event) => this.double(event));
    board.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    board.addEventListener('click', (event) => this.click(event), true);
    board.addEventListener('keydown', (event) => this.key(event));
  }

  get region() { return byId('region-board'); }

  get board() { return this.region?.querySelector(':scope > svg'); }

  // What is zoomed: a board may have a map in it for that; on a small screen all of it is.
  get svg() { return (!NARROW.matches && this.board?.querySelector('svg.zooms')) || this.board; }

  // The boxes that a small screen shows one at a time, where the board names some.
  get parts() {
    const named = NARROW.matches && this.board?.dataset.parts;
    return named ? named.split(';').map((box) => box.split(' ').map(Number)) : [];
  }

  get whole() {
    const { svg } = this;
    svg.dataset.whole ??= svg.getAttribute('viewBox');
    return this.parts[this.part] ?? svg.dataset.whole.split(' ').map(Number);
  }

  apply() {
    const { svg } = this;
    if (!svg) return;
    if (this.parts.length !== this.known) this.arrive();
    this.turnOver();
    const [left, top, width, height] = this.whole;
    const w = width / this.zoom;
    const h = height / this.zoom;
    const edge = 0.5 / this.zoom;
    this.x = within(edge, this.x, 1 - edge);
    this.y = within(edge, this.y, 1 - edge);
    this.see(svg, `${left + this.x * width - w / 2} ${top + this.y * height - h / 2} ${w} ${h}`);
    this.region.classList.toggle('zoomed', this.zoom > 1);
    this.map?.classList.toggle('far', this.map.getScreenCTM().a < TOO_SMALL);
    this.glass?.classList.toggle('zoomed', this.zoom > 1);
  }

  // Whatever is looked at anew is all laid out and painted anew.
  see(svg, box) { if (svg.getAttribute('viewBox') !== box) svg.setAttribute('viewBox', box); }

  // The map in the board that can be zoomed.
  get map() { return this.board?.querySelector('svg.zooms'); }

  // A new position: of its parts the one that tells what is decided (data-first), else the one where most can be
  // chosen, else the one where something goes on (data-part).
  arrive() {
    const { board, parts } = this;
    if (!board) return;
    this.known = parts.length;
    board.style.aspectRatio = '';
    if (!parts.length) return;
    board.dataset.whole ??= board.getAttribute('viewBox');
    this.see(board, board.dataset.whole);
    const found = parts.map(() => 0);
    for (const legal of board.querySelectorAll('.legal')) found[this.partOf(legal)] += 1;
    const most = Math.max(...found);
    const { first, part } = board.dataset;
    this.turn(Number(first ?? (most ? found.indexOf(most) : part ?? 0)));
    if (!this.byHand) this.look();
    if (!this.region.querySelector('.part')) this.addButtons();
    this.dots();
  }

  addButtons() {
    const about = { class: 'part', 'aria-label': this.region.closest('[data-words-part]').dataset.wordsPart };
    this.region.append(button('', () => this.turnOn(), about));
    this.glass = this.map && button('', () => this.nearer(), { class: 'glass', 'aria-label': this.wordsNearer });
    if (this.glass) this.region.append(this.glass);
  }

  get wordsNearer() { return this.board.querySelector('[data-zoom] title')?.textContent ?? ''; }

  // The first look at a map on a small screen: near enough to read what can be chosen there, if it lies together.
  look() {
    this.zoom = 1;
    const legal = this.mapShown ? [...this.map.querySelectorAll('.legal')] : [];
    if (!legal.length) return;
    const [left, top, width, height] = this.whole;
    const ends = legal.flatMap((each) => cornersOf(each, this.board));
    const [x, y] = [0, 1].map((way) => ends.map((end) => end[way]));
    const across = Math.max(Math.max(...x) - Math.min(...x), Math.max(...y) - Math.min(...y)) + 2 * AROUND;
    const zoom = READABLE * (width / this.region.clientWidth);
    if (across * zoom > width) return;
    this.zoom = Math.max(1, zoom);
    this.x = ((Math.min(...x) + Math.max(...x)) / 2 - left) / width;
    this.y = ((Math.min(...y) + Math.max(...y)) / 2 - top) / height;
  }

  // Is the part with the map the one that is shown?
  get mapShown() { return this.map && this.partOf(this.map) === this.part; }

  // The button on a small screen: near, where something can be chosen or in the middle, and back to the whole.
  nearer() {
    if (this.zoom > 1) { this.to(1); return; }
    this.turn(this.partOf(this.map));
    this.step(READABLE * (this.whole[2] / this.region.clientWidth));
  }

  // To the next part.
  turnOn() {
    this.turn((this.part + 1) % this.parts.length);
    this.apply();
    this.look();
    this.apply();
  }

  turn(part) {
    if (part !== this.part) this.zoom = 1;
    this.part = part;
    const [, , width, height] = this.parts[part];
    this.board.style.aspectRatio = `${width} / ${height}`;
    this.dots();
  }

  dots() {
    const switcher = this.region.querySelector('.part');
    if (switcher) switcher.textContent = this.parts.map((_, part) => (part === this.part ? '●' : '○')).join(' ');
  }

  // In which part something lies: that of its middle.
  partOf(element) {
    const { x, y } = middleOf(element, this.board);
    const at = this.parts.findIndex(([left, top, width, height]) => (
      x >= left && x <= left + width && y >= top && y <= top + height));
    return Math.max(0, at);
  }

  // Turns to the part, or moves the map, so that something is in sight.
  show(element) {
    if (!element || !this.board?.contains(element)) return;
    if (this.parts.length) {
      this.turn(this.partOf(element));
      this.apply();
    } else if (this.zoom > 1 && this.svg !== this.board && this.svg.contains(element)) {
      const [left, top, width, height] = this.whole;
      const at = middleOf(element, this.svg);
      const x = (at.x - left) / width;
      const y = (at.y - top) / height;
      if (Math.max(Math.abs(x - this.x), Math.abs(y - this.y)) * this.zoom < 0.45) return;
      Object.assign(this, { x, y });
      this.apply();
    }
  }

  // Where on the whole board something on the screen is, in parts of its size.
  place({ clientX, clientY }) {
    const [left, top, width, height] = this.whole;
    const at = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return { x: (at.x - left) / width, y: (at.y - top) / height };
  }

  // A button's step: the first one goes where something can be chosen.
  step(factor) {
    const { svg } = this;
    const there = svg.querySelector('.legal');
    if (factor < 1 || this.zoom > 1 || !there) { this.to(this.zoom * factor); return; }
    const [left, top, width, height] = this.whole;
    const { x, y } = middleOf(there, svg);
    Object.assign(this, { x: (x - left) / width, y: (y - top) / height });
    this.to(factor);
  }

  to(zoom, at = this) {
    const before = this.zoom;
    this.zoom = within(1, zoom, MOST);
    // Whoever has zoomed looks on from there.
    this.byHand = this.zoom > 1;
    const part = before / this.zoom;
    this.x = at.x + (this.x - at.x) * part;
    this.y = at.y + (this.y - at.y) * part;
    this.apply();
  }

  double(event) {
    if (!this.svg?.contains(event.target) || event.target.closest('.legal')) return;
    this.to(this.zoom > 1 ? 1 : DOUBLE, this.place(event));
  }

  wheel(event) {
    if (!event.ctrlKey || !this.svg?.contains(event.target)) return;
    event.preventDefault();
    this.to(this.zoom * 1.0015 ** -event.deltaY, this.place(event));
  }

  click(event) {
    // A drag is no click.
    if (this.dragged) {
      event.stopPropagation();
      this.dragged = false;
      return;
    }
    this.flip(event.target.closest('[data-flip]'));
  }

  key(event) {
    if (event.key === 'Enter' || event.key === ' ') this.flip(event.target.closest('[data-flip]'));
  }

  flip(turner) {
    if (!turner) return;
    this.side = this.side ? '' : turner.dataset.flip;
    this.turnOver();
  }

  // Shows the side that is up; what has no such side shows its first.
  turnOver() {
    const sides = [...this.board.querySelectorAll('[data-side]')];
    const up = sides.some((each) => each.dataset.side === this.side) ? this.side : '';
    for (const each of sides) each.setAttribute('display', each.dataset.side === up ? 'inline' : 'none');
  }

  down(event) {
    if (!this.svg?.contains(event.target)) return;
    this.pointers.set(event.pointerId, event);
    this.dragged = false;
  }

  move(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last || !this.svg) return;
    const other = [...this.pointers.values()].find((each) => each.pointerId !== event.pointerId);
    const moved = other ? this.pinch(event, last, other) : this.drag(event, last);
    if (moved) this.pointers.set(event.pointerId, event);
  }

  pinch(event, last, other) {
    const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    const middle = {
      clientX: (event.clientX + other.clientX) / 2,
      clientY: (event.clientY + other.clientY) / 2,
    };
    this.to(this.zoom * (far(event) / far(last)), this.place(middle));
    this.dragged = true;
    return true;
  }

  drag(event, last) {
    if (this.zoom === 1) return true;
    const dx = event.clientX - last.clientX;
    const dy = event.clientY - last.clientY;
    if (!this.dragged && Math.hypot(dx, dy) < STEADY) return false;
    const { a: scale } = this.svg.getScreenCTM();
    const [, , width, height] = this.whole;
    this.x -= dx / scale / width;
    this.y -= dy / scale / height;
    this.dragged = true;
    this.apply();
    return true;
  }

  up(event) { this.pointers.delete(event.pointerId); }
}

// Two corners of an element in the units of a picture around it.
function cornersOf(element, svg) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const back = svg.getScreenCTM().inverse();
  return [[left, top], [right, bottom]].map(([x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(back);
    return [at.x, at.y];
  });
}

// The middle of an element in the units of a picture around it.
function middleOf(element, svg) {
  const box = element.getBoundingClientRect();
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return point.matrixTransform(svg.getScreenCTM().inverse());
}
