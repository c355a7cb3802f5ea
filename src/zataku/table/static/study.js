// The analysis of a match: turn by turn, by buttons, keys, the chart or its cells; the better turn step by step.

import { places, travel } from './motion.js';
import { byId } from './page.js';
import { swap } from './swap.js';

const SVG = 'http://www.w3.org/2000/svg';
// Milliseconds for each step that is shown, and until what has been worked out meanwhile is asked for.
const PACE = 1100;
const WORKING = 1500;
const KEYS = { ArrowLeft: '-1', ArrowRight: '1', Home: 'start', End: 'end', n: 'mistake', ' ': 'steps' };
const MEASURE = 'zataku-measure';

export class Study {
  constructor(element) {
    this.element = element;
    this.base = `/tables/${element.dataset.table}/analysis`;
    element.addEventListener('click', (event) => this.click(event));
    document.addEventListener('keydown', (event) => this.key(event));
    addEventListener('resize', () => this.mark());
    this.measure(localStorage.getItem(MEASURE) ?? 'points');
    this.mark();
    this.follow();
  }

  get now() { return byId('study-now')?.dataset; }

  get ats() { return this.now.ats.split(' ').map(Number); }

  // While the match is still looked through, what is known grows.
  async follow() {
    if (this.now && this.now.done === this.now.parts) return;
    await new Promise((ready) => { setTimeout(ready, WORKING); });
    if (!this.now) {
      const answer = await fetch(`${this.base}/fragment`);
      const html = answer.ok ? await answer.text() : '';
      if (html.includes('id="study-now"')) location.reload();
      else if (html) swap(html);
    } else {
      await this.show({});
    }
    this.follow();
  }

  click(event) {
    const target = (selector) => event.target.closest(selector);
    const go = target('[data-go]');
    const at = target('[data-at]');
    if (go) this.go(go.dataset.go);
    else if (target('button[data-measure]')) this.measure(target('button[data-measure]').dataset.measure);
    else if (target('button[data-line]')) this.show({ line: target('button[data-line]').dataset.line, step: 0 });
    else if (target('button[data-step]')) this.show({ step: target('button[data-step]').dataset.step });
    else if (at) {
      event.preventDefault();
      this.turn(Number(at.dataset.at));
    }
  }

  key(event) {
    if (!this.now || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select')) return;
    const wanted = KEYS[event.key];
    if (!wanted || (event.key === ' ' && event.target.closest('button, a'))) return;
    event.preventDefault();
    this.go(wanted);
  }

  go(way) {
    const { ats } = this;
    const number = Number(this.now.number);
    if (way === 'steps') this.play();
    else if (way === 'start') this.turn(ats[0]);
    else if (way === 'end') this.turn(ats.at(-1));
    else if (way === 'mistake') this.turn(ats[this.nextMistake(number)]);
    else this.turn(ats[Math.max(0, Math.min(ats.length - 1, number + Number(way)))]);
  }

  nextMistake(number) {
    const mistakes = this.now.mistakes.split(' ').map(Number);
    return mistakes.find((mistake) => mistake > number) ?? mistakes[0];
  }

  // Another turn of the match.
  async turn(at) {
    this.stop();
    await this.show({ at, line: '', step: 0 });
    history.replaceState(null, '', `${this.base}?at=${at}`);
  }

  // Shows a moment; what is not said stays as it is.
  async show({ at = this.now.at, line = this.now.line, step = this.now.step }) {
    this.wanted = { at, line, step };
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.wanted) {
        const query = new URLSearchParams(this.wanted);
        this.wanted = null;
        const answer = await fetch(`${this.base}/fragment?${query}`);
        if (!answer.ok) return;
        const html = await answer.text();
        const before = places();
        swap(html);
        travel(before);
        this.mark();
      }
    } finally {
      this.loading = false;
    }
  }

  // The steps of the turn, one after the other.
  play() {
    if (this.playing) {
      this.stop();
      return;
    }
    const last = document.querySelectorAll('#turn [data-step]').length;
    const next = async () => {
      const step = Number(this.now.step);
      if (step >= last) this.stop();
      else await this.show({ step: step + 1 });
    };
    this.playing = setInterval(next, PACE);
    this.show({ step: 0 }).then(next);
  }

  stop() {
    clearInterval(this.playing);
    this.playing = null;
  }

  measure(name) {
    localStorage.setItem(MEASURE, name);
    this.element.dataset.measure = name;
    for (const button of document.querySelectorAll('button[data-measure]')) {
      button.setAttribute('aria-pressed', String(button.dataset.measure === name));
    }
  }

  // Numbers on the board where the steps of the turn happen, tied by bows.
  mark() {
    byId('steps-drawn')?.remove();
    if (!this.now) return;
    this.measure(this.element.dataset.measure);
    const board = document.querySelector('#region-board > svg');
    const turned = board?.getScreenCTM()?.inverse();
    if (!turned) return;
    const found = [];
    for (const button of document.querySelectorAll('#turn [data-step]')) {
      const targets = button.dataset.targets.split(' ').filter(Boolean).map(byId);
      const place = targets.find((each) => each && board.contains(each));
      const box = place?.getBoundingClientRect();
      if (box?.width) {
        const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(turned);
        found.push({ x, y, step: button.dataset.step });
      }
    }
    if (found.length) board.append(drawn(found, this.now.line));
  }
}

function drawn(steps, line) {
  const group = document.createElementNS(SVG, 'g');
  group.id = 'steps-drawn';
  group.setAttribute('class', `steps-drawn ${line}`);
  const add = (name, attributes, text = '') => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    group.append(element);
  };
  steps.forEach(({ x, y }, number) => {
    const from = steps[number - 1];
    if (!from || Math.hypot(x - from.x, y - from.y) < 60) return;
    const lift = Math.hypot(x - from.x, y - from.y) / 7;
    add('path', { d: `M${from.x} ${from.y}Q${(from.x + x) / 2} ${(from.y + y) / 2 - lift} ${x} ${y}` });
  });
  // Steps at one place stand side by side.
  const taken = new Map();
  for (const { x, y, step } of steps) {
    const key = `${Math.round(x / 40)} ${Math.round(y / 40)}`;
    const beside = taken.get(key) ?? 0;
    taken.set(key, beside + 1);
    add('circle', { cx: x + 38 * beside, cy: y, r: 19 });
    add('text', { x: x + 38 * beside, y: y + 8 }, step);
  }
  return group;
}
