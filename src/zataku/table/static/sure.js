// What cannot be taken back is asked about first.

import { make } from './page.js';

// Asks before a form is sent that cannot be taken back, in a dialog of the page.
export function askFirst() {
  document.addEventListener('submit', (event) => {
    const asking = event.submitter?.dataset.sure;
    if (!asking || event.submitter.dataset.said) return;
    event.preventDefault();
    sure(asking).then((yes) => {
      if (!yes) return;
      event.submitter.dataset.said = 'yes';
      event.target.requestSubmit(event.submitter);
    });
  });
}

// A question with two answers; resolves to whether it was answered with yes.
export function sure(question) {
  const { yes, no } = document.body.dataset;
  const text = make('p', { id: 'sure-text' }, question);
  const dialog = make(
    'dialog',
    { class: 'sure', id: 'sure', role: 'alertdialog', 'aria-labelledby': 'sure-text' },
    text,
    make('form', { method: 'dialog', class: 'row' },
      make('button', { value: '', autofocus: '' }, no),
      make('button', { value: 'yes', class: 'big' }, yes)),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
