// Whatever is pointed at or has the focus: its targets light up, and what it would do is told beforehand.

import { byId, make, still } from './page.js';
import { targetAt, targetsOf } from './targets.js';

// Milliseconds to rest on something before it is asked for, and that a line of the log is shown on the board.
const REST = 120;
const SHOWN = 2500;

export class Pointing {
  // `table` knows the targets and asks the server.
  constructor(table) {
    this.table = table;
    this.known = new Map();
    this.at = null;
  }

  // The table has moved on: nothing that was told still holds.
  forget() {
    this.rest();
    this.at = null;
    this.known.clear();
    byId('preview').replaceChildren();
  }

  rest() { clearTimeout(this.waiting); }

  to(element) {
    const option = element.closest?.('.option');
    const target = option ? null : targetAt(element, this.table.targets);
    const options = option ? [option] : this.table.targets.get(target) ?? [];
    const at = options.map((each) => each.dataset.code).join('|');
    if (at === this.at) return;
    this.at = at;
    this.rest();
    for (const lit of document.querySelectorAll('.lit')) lit.classList.remove('lit');
    for (const id of options.flatMap(targetsOf)) byId(id)?.classList.add('lit');
    if (target) for (const each of options) each.classList.add('lit');
    if (options.length === 1) this.waiting = setTimeout(() => this.tell(at), REST);
    else byId('preview').replaceChildren();
  }

  async tell(code) {
    const key = `${this.table.position} ${code}`;
    if (!this.known.has(key)) {
      const events = await this.table.preview(code);
      if (!events) return;
      this.known.set(key, events.map((event) => event.text));
    }
    if (this.at !== code) return;
    const lines = this.known.get(key).map((text) => make('li', {}, text));
    byId('preview').replaceChildren(lines.length ? make('ul', {}, ...lines) : this.table.words.wordsNothing);
  }

  // Shows on the board what a line of the log is about.
  show(targets) {
    for (const shown of document.querySelectorAll('.shown')) shown.classList.remove('shown');
    const elements = targets.split(' ').map(byId).filter(Boolean);
    for (const element of elements) element.classList.add('shown');
    elements[0]?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
    clearTimeout(this.showing);
    this.showing = setTimeout(() => elements.forEach((element) => element.classList.remove('shown')), SHOWN);
  }
}
