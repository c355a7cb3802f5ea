// Zoom and pan of a drawn board: pinch or double tap on a touch screen, Ctrl and wheel with a mouse.

import { byId } from './page.js';

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

  get svg() { return this.region?.querySelector(':scope > svg'); }

  apply() {
    const { svg } = this;
    if (!svg) return;
    svg.dataset.whole ??= svg.getAttribute('viewBox');
    const [left, top, width, height] = svg.dataset.whole.split(' ').map(Number);
    const w = width / this.zoom;
    const h = height / this.zoom;
    const edge = 0.5 / this.zoom;
    this.x = within(edge, this.x, 1 - edge);
    this.y = within(edge, this.y, 1 - edge);
    svg.setAttribute('viewBox', `${left + this.x * width - w / 2} ${top + this.y * height - h / 2} ${w} ${h}`);
    this.region.classList.toggle('zoomed', this.zoom > 1);
  }

  // Where on the whole board something on the screen is, in parts of its size.
  place({ clientX, clientY }) {
    const box = this.svg.getBoundingClientRect();
    return {
      x: this.x + ((clientX - box.x) / box.width - 0.5) / this.zoom,
      y: this.y + ((clientY - box.y) / box.height - 0.5) / this.zoom,
    };
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
    const box = this.svg.getBoundingClientRect();
    this.x -= dx / box.width / this.zoom;
    this.y -= dy / box.height / this.zoom;
    this.dragged = true;
    this.apply();
    return true;
  }

  up(event) { this.pointers.delete(event.pointerId); }
}
