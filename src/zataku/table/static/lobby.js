// The lobby keeps up with its tables: what changed is fetched now and then while somebody looks.

import { byId } from './page.js';
import { swap } from './swap.js';
import { waitingIcon } from './signs.js';

// Milliseconds between two looks.
const PACE = 5000;

export class Lobby {
  constructor(element) {
    this.path = `/lobby?show=${element.dataset.show}`;
    this.title = document.title.replace(/^\(\d+\) /, '');
    this.show(Number(element.dataset.waiting));
    setInterval(() => this.look(), PACE);
    document.addEventListener('visibilitychange', () => this.look());
    document.addEventListener('click', (event) => closeMenus(event.target));
  }

  async look() {
    // Whoever has a menu open is about to do something with it.
    if (document.hidden || document.querySelector('.more[open]')) return;
    const answer = await fetch(this.path).catch(() => null);
    if (!answer?.ok || document.querySelector('.more[open]')) return;
    swap(await answer.text());
    this.show(Number(byId('mine').dataset.waiting));
  }

  show(waiting) {
    document.title = waiting ? `(${waiting}) ${this.title}` : this.title;
    waitingIcon(waiting > 0);
  }
}

function closeMenus(target) {
  for (const menu of document.querySelectorAll('.more[open]')) if (!menu.contains(target)) menu.open = false;
}
