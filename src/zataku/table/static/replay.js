// Looking back: a scrubber over the choices, one position at a time.

import { places, travel } from './motion.js';
import { byId } from './page.js';
import { swap } from './swap.js';

// Milliseconds for each position while it plays by itself.
const PACE = 900;

export class Replay {
  constructor(element) {
    this.base = `/tables/${element.dataset.table}/replay`;
    this.slider = byId('scrubber');
    this.slider.addEventListener('input', () => this.go(Number(this.slider.value)));
    element.addEventListener('click', (event) => this.click(event));
  }

  get at() { return Number(byId('moment').dataset.at); }

  get last() { return Number(this.slider.max); }

  click(event) {
    const step = event.target.closest('[data-go]');
    if (!step) return;
    event.preventDefault();
    if (step.dataset.go === 'play') this.play();
    else this.go(this.at + Number(step.dataset.go));
  }

  async go(at) {
    this.wanted = Math.max(0, Math.min(this.last, at));
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.wanted !== this.at && await this.show(this.wanted));
    } finally {
      this.loading = false;
    }
    this.slider.value = this.at;
    history.replaceState(null, '', `${this.base}?at=${this.at}`);
  }

  // Shows one position; false if it is not to be had.
  async show(at) {
    const answer = await fetch(`${this.base}/fragment?at=${at}`);
    if (!answer.ok) return false;
    const html = await answer.text();
    const before = places();
    swap(html);
    travel(before);
    return true;
  }

  play() {
    if (this.playing) {
      clearInterval(this.playing);
      this.playing = null;
      return;
    }
    this.playing = setInterval(() => {
      if (this.at >= this.last) this.play();
      else this.go(this.at + 1);
    }, PACE);
  }
}
