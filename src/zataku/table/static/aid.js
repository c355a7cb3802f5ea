// The player aid: one key opens it, in its tab where the page has one, else over the page.

import { button, byId, make } from './page.js';

export class PlayerAid {
  constructor(table) {
    this.path = `/tables/${table.dataset.table}/aid`;
    document.addEventListener('keydown', (event) => {
      const typing = event.ctrlKey || event.metaKey || event.target.closest('input, textarea');
      if (event.key === 'h' && !typing) this.open();
    });
    document.addEventListener('click', (event) => {
      if (event.target.closest('#tab-aid')) this.fill(byId('panel-aid'));
      if (event.target.closest('[data-aid]')) this.open();
    });
  }

  open() {
    const tab = byId('tab-aid');
    if (tab) tab.click();
    else if (byId('aid')) byId('aid').close();
    else this.overPage();
  }

  overPage() {
    const inside = make('div', { class: 'scroll' });
    const dialog = make('dialog', { class: 'aid-dialog', id: 'aid' }, inside, button('OK', () => dialog.close()));
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    this.fill(dialog);
  }

  async fill(panel) {
    const seat = new URLSearchParams(location.search).get('as');
    const answer = await fetch(seat === null ? this.path : `${this.path}?as=${seat}`).catch(() => null);
    if (!answer?.ok) return;
    const read = new DOMParser().parseFromString(await answer.text(), 'text/html');
    panel.querySelector('.aid')?.remove();
    (panel.querySelector('.scroll') ?? panel).prepend(read.querySelector('.aid'));
  }
}
