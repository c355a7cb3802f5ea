// Crafting by hand and eye: cubes are laid on the workbench and taken off again without asking anybody; only the
// figures come from the server, which draws the bench (`craft-work`) as it would be. In the end the whole arrangement
// is sent as a short series of choices.
//
// The bench says by data attributes what it is: data-seat, data-gear and data-layout (`b1:wood c2:metal`); its squares
// have data-square, the tray data-tray and data-left. Click or drag a cube; with the keyboard arrows go from square to
// square, 1 to 3 (or w, m, t) lay a cube, Backspace takes it off, Escape puts everything back.

import { byId, post } from './page.js';
import { toast } from './toast.js';

const MATERIALS = ['wood', 'metal', 'tooth'];
const CUBES = { wood: 'i-timber', metal: 'i-steel', tooth: 'i-fang' };
const KEYS = { 1: 'wood', 2: 'metal', 3: 'tooth', w: 'wood', m: 'metal', t: 'tooth' };
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SVG = 'http://www.w3.org/2000/svg';
// Milliseconds of quiet before the server is asked, and pixels before a click becomes a drag.
const QUIET = 90;
const DRAG = 6;

function layoutOf(work) {
  return new Map(work.dataset.layout.split(' ').filter(Boolean).map((cube) => cube.split(':')));
}

export class Workbench {
  constructor(table) {
    this.table = table;
    this.hand = null;
    this.asked = 0;
    document.addEventListener('click', (event) => this.click(event), true);
    document.addEventListener('keydown', (event) => this.key(event), true);
    document.addEventListener('pointerdown', (event) => this.grasp(event), true);
    document.addEventListener('pointermove', (event) => this.drag(event), true);
    document.addEventListener('pointerup', (event) => this.drop(event), true);
    document.addEventListener('pointercancel', () => this.letGo(), true);
  }

  // The bench, if whoever looks may arrange something on it now; what is new on the page begins anew.
  get work() {
    const work = byId('craft-work');
    if (!work || !this.table.myTurn || work.dataset.seat !== this.table.status.seat) return null;
    if (!document.querySelector('#prompt .option[data-code="build:by-hand"]')) return null;
    if (this.position !== this.table.position) {
      this.position = this.table.position;
      this.before = layoutOf(work);
      this.now = new Map(this.before);
      this.cubes = new Map(MATERIALS.map((material) => [material, this.lying(material) + this.left(work, material)]));
      this.hand = MATERIALS.find((material) => this.left(work, material)) ?? null;
      this.pick();
    }
    return this.sending ? null : work;
  }

  left(work, material) { return Number(work.querySelector(`[data-tray="${material}"]`)?.dataset.left ?? 0); }

  lying(material) { return [...this.now.values()].filter((each) => each === material).length; }

  spare(material) { return this.cubes.get(material) - this.lying(material); }

  get changed() {
    return this.now.size !== this.before.size || [...this.now].some(([name, cube]) => this.before.get(name) !== cube);
  }

  // Arranging

  lay(name, material) {
    if (!material || this.now.get(name) === material || this.spare(material) <= 0) return;
    this.now.set(name, material);
    this.update();
  }

  takeOff(name) {
    if (this.now.delete(name)) this.update();
  }

  // A cube on a square is taken up; an empty square gets the cube in hand, or any that is left.
  press(name) {
    const lying = this.now.get(name);
    if (lying && (lying === this.hand || !this.hand || !this.spare(this.hand))) this.takeOff(name);
    else this.lay(name, this.inHand());
  }

  inHand() {
    if (this.hand && this.spare(this.hand) > 0) return this.hand;
    return MATERIALS.find((material) => this.spare(material) > 0) ?? null;
  }

  pick(material = this.hand) {
    this.hand = material;
    for (const tray of document.querySelectorAll('[data-tray]')) {
      tray.classList.toggle('picked', tray.dataset.tray === material);
    }
  }

  // The choices that lead from the gear as it is to the gear as it lies here: first cubes are cleared, then laid.
  series() {
    const cleared = [...this.before].filter(([name, cube]) => this.now.get(name) !== cube);
    const laid = [...this.now].filter(([name, cube]) => this.before.get(name) !== cube);
    return [
      'build:by-hand',
      ...cleared.map(([name]) => `set:${name}:empty`),
      ...laid.map(([name, cube]) => `set:${name}:${cube}`),
    ];
  }

  // Showing: at once what was done here, a moment later what the server says of it.

  update() {
    this.paint();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.askServer(), QUIET);
  }

  paint() {
    byId('craft-work').dataset.altered = '';
    for (const square of document.querySelectorAll('#craft-work [data-square]')) {
      const cube = this.now.get(square.dataset.square);
      const drawn = square.querySelector('use');
      if (cube && drawn) drawn.setAttribute('href', `#${CUBES[cube]}`);
      else if (cube) square.append(this.drawnCube(square, cube));
      else drawn?.remove();
    }
  }

  drawnCube(square, material) {
    const cube = document.createElementNS(SVG, 'use');
    const box = square.querySelector('rect').getBBox();
    cube.setAttribute('href', `#${CUBES[material]}`);
    cube.setAttribute('x', box.x + box.width * 0.04);
    cube.setAttribute('y', box.y + box.height * 0.04);
    cube.setAttribute('width', box.width * 0.92);
    cube.setAttribute('height', box.height * 0.92);
    return cube;
  }

  async askServer() {
    this.asked += 1;
    const { asked, position } = this;
    const query = new URLSearchParams({ laid: [...this.now].map((cube) => cube.join(':')).join(' ') });
    const answer = await fetch(`/tables/${this.table.id}/work?${query}`).catch(() => null);
    if (!answer?.ok || asked !== this.asked || position !== this.table.position) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').getElementById('craft-work');
    if (!fresh || asked !== this.asked) return;
    const focused = document.activeElement?.closest('#craft-work [id]')?.id;
    fresh.dataset.altered = '';
    byId('craft-work').replaceWith(document.importNode(fresh, true));
    this.pick();
    if (focused) byId(focused)?.focus({ preventScroll: true });
  }

  // The ways out

  async finish() {
    if (!this.changed) { this.giveUp(); return; }
    clearTimeout(this.waiting);
    await this.askServer();
    if (!('legal' in byId('craft-work').dataset)) return;
    this.sending = true;
    const [code, ...further] = [...this.series(), 'finish'];
    const asked = { code, further, seat: Number(this.table.status.seat), position: this.table.position };
    let done = null;
    try {
      const answer = await post(`${this.table.api}/choices`, asked);
      if (answer.ok) done = answer.data.number;
      else toast(answer.data.message ?? String(answer.status), 'error');
    } catch {
      toast(this.table.words.wordsLost, 'lost');
    } finally {
      this.sending = false;
      this.position = null;
      if (done === null) this.table.live.look();
      else this.table.live.expect(done);
    }
  }

  giveUp() {
    if (this.changed) {
      this.now = new Map(this.before);
      this.update();
    } else {
      this.table.send('cancel');
    }
  }

  // Clicks and keys, before anything else on the page hears of them

  click(event) {
    if (this.dragged) { this.dragged = false; stop(event); return; }
    if (event.target.closest('#craft-work') && this.work && this.act(event.target)) stop(event);
  }

  // What a part of the bench does; false if it does nothing.
  act(part) {
    const square = part.closest('[data-square]');
    const tray = part.closest('[data-tray]');
    if (square) this.press(square.dataset.square);
    else if (tray) this.pick(tray.dataset.tray);
    else if (part.closest('#craft-done')) this.finish();
    else if (part.closest('#craft-cancel')) this.giveUp();
    else return false;
    return true;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest?.('#craft-work') || !this.work) return;
    const square = event.target.closest('[data-square]')?.dataset.square;
    const step = STEPS[event.key];
    const material = KEYS[event.key.toLowerCase()];
    if (event.key === 'Escape') this.giveUpAll();
    else if (event.key === 'Enter' || event.key === ' ') this.act(event.target);
    else if (square && step) this.walk(square, step);
    else if (square && material) this.lay(square, material);
    else if (square && (event.key === 'Backspace' || event.key === 'Delete')) this.takeOff(square);
    else return;
    stop(event);
  }

  giveUpAll() { if (this.changed) this.giveUp(); }

  walk(name, [across, down]) {
    const column = String.fromCodePoint(name.codePointAt(0) + across);
    const next = `${column}${Number(name.slice(1)) + down}`;
    document.querySelector(`#craft-work [data-square="${next}"]`)?.focus();
  }

  // Dragging a cube from the tray or from a square

  grasp(event) {
    const from = event.target.closest?.('#craft-work [data-square], #craft-work [data-tray]');
    if (!from || !this.work) return;
    const { square, tray } = from.dataset;
    const material = tray ?? this.now.get(square);
    if (!material || (tray && this.spare(tray) <= 0)) return;
    this.held = { square, material, x: event.clientX, y: event.clientY };
  }

  drag(event) {
    const { held } = this;
    if (!held) return;
    if (!held.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG) return;
      held.ghost = ghostOf(held.material);
      document.body.append(held.ghost);
    }
    held.ghost.style.left = `${event.clientX}px`;
    held.ghost.style.top = `${event.clientY}px`;
    event.preventDefault();
  }

  drop(event) {
    const { held } = this;
    this.letGo();
    if (!held?.ghost || !this.work) return;
    this.dragged = true;
    setTimeout(() => { this.dragged = false; });
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('#craft-work [data-square]');
    const to = under?.dataset.square;
    if (held.square === to) return;
    if (held.square) this.now.delete(held.square);
    if (to) this.now.set(to, held.material);
    this.update();
  }

  letGo() {
    this.held?.ghost?.remove();
    this.held = null;
  }
}

function ghostOf(material) {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'dragged-cube');
  use.setAttribute('href', `#${CUBES[material]}`);
  svg.append(use);
  return svg;
}

function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}
