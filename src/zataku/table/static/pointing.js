// Whatever is pointed at or has the focus: its targets light up, and what it would do is told beforehand.

import { saidOf } from './choosing.js';
import { lens } from './lens.js';
import { byId, make, NARROW } from './page.js';
import { showScenes } from './scenes.js';
import { targetAt, targetsOf } from './targets.js';

// Milliseconds to rest on something before it is asked for, and that a line of the log is shown on the board.
const REST = 120;
const SHOWN = 2500;
const SVG = 'http://www.w3.org/2000/svg';
// What is told where the server says nothing.
const UNKNOWN = { changes: [], events: [] };

export class Pointing {
  // `table` knows the targets and asks the server.
  constructor(table) {
    this.table = table;
    this.known = new Map();
    this.at = null;
    this.clear();
  }

  // The table has moved on: nothing that was told still holds.
  forget() {
    this.rest();
    this.at = null;
    this.held = null;
    this.known.clear();
    this.clear();
    dim();
    showScenes([]);
  }

  rest() { clearTimeout(this.waiting); }

  // A board was drawn anew: the lens shows that one.
  lookAgain() { if (!this.at && !this.held) lens(null); }

  // Nothing is pointed at.
  clear() {
    this.held = null;
    lens(null);
    byId('preview').replaceChildren(make('p', { class: 'hint-text' }, this.table.words.wordsHint));
  }

  // The preview stays with this option until something else is chosen or given up.
  hold(code) { this.held = code; }

  to(element) {
    const option = element.closest?.('.option');
    const target = option ? null : targetAt(element, this.table.targets);
    const options = option ? [option] : this.table.targets.get(target) ?? [];
    const at = options.map((each) => each.dataset.code).join('|');
    if (at === this.at) return;
    this.at = at;
    this.rest();
    dim();
    const ids = options.flatMap(targetsOf);
    for (const id of ids) byId(id)?.classList.add('lit');
    const scene = showScenes(ids);
    if (target) for (const each of options) each.classList.add('lit');
    if (options.length === 1) {
      const places = ids.map(byId).filter((each) => each?.closest('#region-board, #own-board > .dock'));
      const there = places.find((each) => each.closest('#region-board'));
      lens(there ?? places[0]);
      // A small screen has room for one of them: what would follow.
      if (option) this.table.view?.show((NARROW.matches && scene) || there);
      if (!this.held) this.waiting = setTimeout(() => this.tell(at), REST);
    }
  }

  async tell(code) {
    const key = `${this.table.position} ${code}`;
    if (!this.known.has(key)) {
      const known = await this.table.preview(code);
      if (known) this.known.set(key, known);
    }
    const option = document.querySelector(`.option[data-code="${CSS.escape(code)}"]`);
    if (this.at !== code || !option || this.held) return;
    this.show(option, this.known.get(key) ?? UNKNOWN);
  }

  show(option, { changes, events }) {
    const { words, choosing } = this.table;
    const told = make('div', { class: 'does', tabindex: '0' });
    if (changes.length) told.append(make('span', { class: 'changes' }, ...changes.map(change)));
    const lines = events.map((event) => make('li', {}, this.shortly(event.text)));
    if (lines.length) told.append(make('ul', {}, ...lines));
    else if (!changes.length) told.append(words.wordsNothing);
    const ways = choosing.ways(option);
    byId('preview').replaceChildren(make('h3', {}, saidOf(option)), told, ...(ways ? [ways] : []));
  }

  // Whoever decides knows the own name.
  shortly(text) {
    const name = document.querySelector('.player.turn .name')?.textContent.trim();
    const said = text.replace(/\.$/, '');
    return name && said.startsWith(`${name} `) ? said.slice(name.length + 1) : said;
  }

  // Shows on the board what a line of the log is about.
  showOnBoard(targets) {
    for (const shown of document.querySelectorAll('.shown')) shown.classList.remove('shown');
    const elements = targets.split(' ').map(byId).filter(Boolean);
    for (const element of elements) element.classList.add('shown');
    const there = elements.find((each) => each.closest('#region-board'));
    lens(there);
    this.table.view?.show(there);
    clearTimeout(this.showing);
    this.showing = setTimeout(() => elements.forEach((element) => element.classList.remove('shown')), SHOWN);
  }
}

function dim() {
  for (const lit of document.querySelectorAll('.lit')) lit.classList.remove('lit');
}

// So much before, so much after.
function change({ icon, name, before, after }) {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#i-${icon}`);
  svg.setAttribute('class', 'i');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(use);
  return make('span', { title: name }, svg, make('span', { class: 'hidden' }, `${name} `), `${before} → ${after}`);
}
