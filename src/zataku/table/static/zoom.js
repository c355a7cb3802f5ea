// Zoom and pan of a drawn board: pinch or double tap on a touch screen, Ctrl and wheel with a mouse, buttons that the
// board has for it (data-zoom). A small screen shows a board that is too wide for it in parts (data-parts).

import { button, byId, NARROW } from './page.js';

const MOST = 4;
const DOUBLE = 2.2;
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
    this.pointers = new Map();
    board.addEventListener('pointerdown', (event) => this.down(event));
    addEventListener('pointermove', (event) => this.move(event));
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, (event) => this.up(event));
    board.addEventListener('dblclick', (event) => this.double(event));
    board.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    board.addEventListener('click', (event) => this.click(event), true);
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
    this.arrive();
    const [left, top, width, height] = this.whole;
    const w = width / this.zoom;
    const h = height / this.zoom;
    const edge = 0.5 / this.zoom;
    this.x = within(edge, this.x, 1 - edge);
    this.y = within(edge, this.y, 1 - edge);
    svg.setAttribute('viewBox', `${left + this.x * width - w / 2} ${top + this.y * height - h / 2} ${w} ${h}`);
    this.region.classList.toggle('zoomed', this.zoom > 1);
  }

  // A new picture: of its parts the one where most can be chosen, else the one that it names itself.
  arrive() {
    const { board, parts } = this;
    if (board === this.arrived && parts.length === this.known) return;
    this.arrived = board;
    this.known = parts.length;
    board.style.aspectRatio = '';
    if (!parts.length) return;
    board.dataset.whole ??= board.getAttribute('viewBox');
    board.setAttribute('viewBox', board.dataset.whole);
    const found = parts.map(() => 0);
    for (const legal of board.querySelectorAll('.legal')) found[this.partOf(legal)] += 1;
    const most = Math.max(...found);
    this.turn(most ? found.indexOf(most) : Number(board.dataset.part ?? 0));
    this.region.append(button('', () => { this.turn((this.part + 1) % parts.length); this.apply(); }, {
      class: 'part', 'aria-label': byId('table').dataset.wordsPart,
    }));
    this.dots();
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
    }
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

// The middle of an element in the units of a picture around it.
function middleOf(element, svg) {
  const box = element.getBoundingClientRect();
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return point.matrixTransform(svg.getScreenCTM().inverse());
}
