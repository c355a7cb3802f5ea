// From an option to a choice: a place on the board that stands for several opens a menu, a finger first sees what a
// choice would do, and what ends the turn or shows something new asks first.

import { button, byId, make, root } from './page.js';

export class Choosing {
  // `table` has the texts, shows previews and sends the code of a choice.
  constructor(table) {
    this.table = table;
    this.armed = null;
  }

  // One of several options that a place stands for; the menu opens at that point of the screen.
  among(options, event) {
    if (options.length === 1) this.pick(options[0], event);
    else this.openMenu(options, event);
  }

  // A click chooses; the first touch only shows.
  pick(option, event) {
    if (event.pointerType === 'touch' && this.armed !== option.dataset.code) this.arm(option);
    else this.choose(option);
  }

  choose(option) {
    const { asks, code } = option.dataset;
    this.closeMenu();
    if (asks && this.armed !== code && root.dataset.confirm === 'ask') this.confirm(option);
    else this.table.send(code);
  }

  openMenu(options, { clientX, clientY }) {
    this.closeMenu();
    const menu = make('div', { class: 'menu', id: 'menu', role: 'menu' }, ...options.map(menuItem));
    this.table.element.append(menu);
    menu.style.left = onScreen(clientX, innerWidth, menu.offsetWidth);
    menu.style.top = onScreen(clientY, innerHeight, menu.offsetHeight);
    menu.querySelector('button').focus();
  }

  closeMenu() { byId('menu')?.remove(); }

  // What a touched option would do stands in the preview, with a button that does it.
  arm(option) {
    this.armed = option.dataset.code;
    this.table.pointing.at = null;
    this.table.pointing.to(option);
    this.table.pointing.tell(this.armed);
  }

  // The buttons beside a preview: for what was touched, and for what asks first.
  ways(option) {
    const { asks, code } = option.dataset;
    if (this.armed !== code) return null;
    const { words } = this.table;
    const says = asks === 'turn' ? words.wordsEnd : words.wordsTake;
    const yes = button(says, () => this.table.send(code), { id: 'confirm-yes', class: 'big' });
    const no = button(words.wordsBack, () => this.cancel(true), { id: 'confirm-no' });
    return make('div', { class: 'go' }, yes, ...(this.asking ? [no] : []));
  }

  confirm(option) {
    const { asks, code } = option.dataset;
    const { words } = this.table;
    this.armed = code;
    this.asking = true;
    const said = asks === 'turn' ? words.wordsEnds : words.wordsCloses;
    const preview = byId('preview');
    preview.classList.add('asks');
    preview.replaceChildren(
      make('h3', {}, saidOf(option)),
      make('p', { class: 'does', id: 'confirm' }, said),
      this.ways(option),
    );
    this.table.pointing.hold(code);
    byId('confirm-yes').focus({ preventScroll: true });
  }

  cancel(back = false) {
    const { armed } = this;
    this.armed = null;
    this.asking = false;
    byId('preview').classList.remove('asks');
    if (!armed) return;
    this.table.pointing.clear();
    const option = document.querySelector(`#prompt .option[data-code="${CSS.escape(armed)}"]`);
    if (back) option?.focus({ preventScroll: true });
  }
}

// What an option says of itself, with all that its icons stand for.
export function saidOf(option) {
  return option.title || option.querySelector('.label')?.textContent.trim() || option.dataset.code;
}

// Where something of this size begins so that it is seen as a whole.
function onScreen(at, room, size) {
  return `${Math.max(8, Math.min(at, room - size - 8))}px`;
}

function menuItem(option) {
  const parts = [...option.childNodes].map((node) => node.cloneNode(true));
  const item = make('button', { type: 'button', class: 'option', role: 'menuitem', title: option.title }, ...parts);
  Object.assign(item.dataset, option.dataset);
  return item;
}
