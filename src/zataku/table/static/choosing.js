// From an option to a choice: a place on the board that stands for several opens a menu, and what cannot be taken back
// asks first.

import { button, byId, make, root } from './page.js';

export class Choosing {
  // `words` are the table's texts; `send` sends the code of a choice.
  constructor(page, words, send) {
    this.page = page;
    this.words = words;
    this.send = send;
    this.armed = null;
  }

  // One of several options that a place stands for; the menu opens at that point of the screen.
  among(options, at) {
    if (options.length === 1) this.choose(options[0]);
    else this.openMenu(options, at);
  }

  choose(option) {
    const { code } = option.dataset;
    this.closeMenu();
    if ('closes' in option.dataset && root.dataset.confirm === 'ask') {
      this.confirm(code, option.querySelector('.label')?.textContent ?? code);
    } else {
      this.send(code);
    }
  }

  openMenu(options, { clientX, clientY }) {
    const menu = make('div', { class: 'menu', id: 'menu', role: 'menu' }, ...options.map(menuItem));
    this.page.append(menu);
    menu.style.left = onScreen(clientX, innerWidth, menu.offsetWidth);
    menu.style.top = onScreen(clientY, innerHeight, menu.offsetHeight);
    menu.querySelector('button').focus();
  }

  closeMenu() { byId('menu')?.remove(); }

  confirm(code, label) {
    this.cancel();
    const yes = button(this.words.wordsConfirm, () => this.send(code), { id: 'confirm-yes', class: 'big' });
    const no = button(this.words.wordsBack, () => this.cancel(true));
    const question = make('p', {}, `${label}. ${this.words.wordsCloses}`);
    byId('confirming').replaceChildren(
      make('div', { class: 'confirm', id: 'confirm', role: 'group' }, question, yes, no),
    );
    this.armed = code;
    yes.focus();
  }

  cancel(back = false) {
    byId('confirm')?.remove();
    if (back && this.armed) document.querySelector(`.option[data-code="${CSS.escape(this.armed)}"]`)?.focus();
    this.armed = null;
  }
}

// Where something of this size begins so that it is seen as a whole.
function onScreen(at, room, size) {
  return `${Math.max(8, Math.min(at, room - size - 8))}px`;
}

function menuItem(option) {
  const parts = [...option.childNodes].map((node) => node.cloneNode(true));
  const item = make('button', { type: 'button', class: 'option', role: 'menuitem' }, ...parts);
  Object.assign(item.dataset, option.dataset);
  return item;
}
