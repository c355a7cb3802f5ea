// Looking back: position by position, turn by turn or round by round, by buttons, keys, the slider or the log.

import { places, travel } from './motion.js';
import { byId, NARROW } from './page.js';
import { keepShape } from './places.js';
import { swap } from './swap.js';

// Milliseconds for each position while it plays by itself.
const PACE = 900;
const KEYS = {
  ArrowLeft: '-1',
  ArrowRight: '1',
  PageUp: 'turn-back',
  PageDown: 'turn-on',
  '[': 'round-back',
  ']': 'round-on',
  Home: 'start',
  End: 'end',
  ' ': 'play',
};

export class Replay {
  constructor(element) {
    this.base = `/tables/${element.dataset.table}/replay`;
    this.turns = JSON.parse(element.dataset.turns);
    this.rounds = JSON.parse(element.dataset.rounds);
    this.slider = byId('scrubber');
    this.slider.addEventListener('input', () => this.go(Number(this.slider.value)));
    element.addEventListener('click', (event) => this.click(event));
    document.addEventListener('keydown', (event) => this.key(event));
    // Whose board lies under the main one; else one's own, or that of whoever decides.
    this.docked = '';
    keepShape(element, () => this.show(this.at));
    this.mark();
  }

  get at() { return Number(byId('moment').dataset.at); }

  get last() { return Number(this.slider.max); }

  click(event) {
    const step = event.target.closest('[data-go]');
    const told = event.target.closest('[data-at] .line');
    const player = event.target.closest('[data-peek]');
    if (step) this.step(step.dataset.go);
    else if (player) this.dock(player.dataset.peek);
    else if (event.target.closest('[data-sheet]')) byId('own-board').classList.toggle('raised');
    else if (told) this.go(Number(told.closest('[data-at]').dataset.at));
  }

  key(event) {
    const typing = event.target.closest('select, input:not([type=range])');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = KEYS[event.key];
    if (!wanted || (event.key === ' ' && event.target.closest('button, a'))) return;
    event.preventDefault();
    this.step(wanted);
  }

  step(way) {
    const at = this.wanted ?? this.at;
    if (way === 'play') this.play();
    else if (way === 'start') this.go(0);
    else if (way === 'end') this.go(this.last);
    else if (way === 'turn-back') this.go(this.turns.findLast((turn) => turn < at) ?? 0);
    else if (way === 'turn-on') this.go(this.turns.find((turn) => turn > at) ?? this.last);
    else if (way === 'round-back') this.go(this.rounds.findLast((round) => round < at) ?? 0);
    else if (way === 'round-on') this.go(this.rounds.find((round) => round > at) ?? this.last);
    else this.go(at + Number(way));
  }

  // Shows this player's board under the main one; on a small screen, as a sheet.
  async dock(seat) {
    this.docked = seat;
    await this.show(this.at);
    if (NARROW.matches) byId('own-board').classList.add('raised');
  }

  async go(at) {
    this.wanted = Math.max(0, Math.min(this.last, at));
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.wanted !== this.at && await this.show(this.wanted));
    } finally {
      this.loading = false;
      this.wanted = null;
    }
    this.mark();
    history.replaceState(null, '', `${this.base}?at=${this.at}`);
  }

  // Shows one position; false if it is not to be had.
  async show(at) {
    const query = new URLSearchParams({ at });
    if (this.docked !== '') query.set('board', this.docked);
    const answer = await fetch(`${this.base}/fragment?${query}`);
    if (!answer.ok) return false;
    const html = await answer.text();
    const before = places();
    swap(html);
    travel(before);
    return true;
  }

  // Slider, log and form follow the board.
  mark() {
    const { at } = this;
    this.slider.value = at;
    byId('at').value = `${at} / ${this.last}`;
    let newest = null;
    for (const line of document.querySelectorAll('#told [data-at]')) {
      const told = Number(line.dataset.at);
      line.classList.toggle('now', told === at);
      line.classList.toggle('later', told > at);
      if (told <= at) newest = line;
    }
    const list = byId('told');
    if (newest) list.scrollTop = newest.offsetTop - list.clientHeight / 2;
    const form = byId('play-on');
    if (!form) return;
    form.elements.at.value = at;
    form.querySelector('button').disabled = at === this.last;
  }

  play() {
    const button = document.querySelector('[data-go="play"]');
    if (this.playing) {
      clearInterval(this.playing);
      this.playing = null;
    } else {
      if (this.at >= this.last) this.go(0);
      this.playing = setInterval(() => {
        if (this.at >= this.last) this.play();
        else this.go(this.at + 1);
      }, PACE);
    }
    button.setAttribute('aria-pressed', String(Boolean(this.playing)));
  }
}
