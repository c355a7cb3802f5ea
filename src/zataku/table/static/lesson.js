// Lessons: places of the board stand for the options and refusals of the list, and finished lessons are remembered.

import { Choosing } from './choosing.js';
import { byId, make } from './page.js';
import { noteShape } from './places.js';
import { collect, light, targetAround, targetAt } from './targets.js';

const KEPT = 'zataku-lessons';

function finished() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

const send = (code) => document.querySelector(`#prompt [data-code="${CSS.escape(code)}"]`).click();

// What can be tried on the board: an option, or what the rules refuse; both are sent and answered by the server.
export function lesson(page) {
  noteShape(page);
  if ('over' in page.dataset) remember(page.dataset.game, page.dataset.lesson);
  const options = collect('#prompt .option');
  const refusals = collect('#prompt .refusal');
  light(options);
  const choosing = new Choosing({ element: page, send, words: {} });
  const among = (list, event) => (list.length === 1 ? send(list[0].dataset.code) : choosing.openMenu(list, event));
  const choose = (event) => {
    if (event.target.closest('#menu')) {
      const item = event.target.closest('#menu [data-code]');
      if (item) send(item.dataset.code);
      return;
    }
    choosing.closeMenu();
    if (!event.target.closest('#board, #own-board')) return;
    for (const targets of [options, refusals]) {
      const id = targetAt(event.target, targets) ?? targetAround(event, targets);
      if (id) {
        among(targets.get(id), event);
        return;
      }
    }
  };
  page.addEventListener('click', choose);
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') choosing.closeMenu();
    const place = event.target.closest?.('[data-options]');
    if (!place || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    const box = place.getBoundingClientRect();
    among(options.get(place.id) ?? [], { clientX: box.left, clientY: box.bottom });
  });
  (byId('feedback') ?? byId('task'))?.scrollIntoView({ block: 'nearest' });
}

function remember(game, name) {
  const all = finished();
  all[game] = [...new Set([...(all[game] ?? []), name])];
  localStorage.setItem(KEPT, JSON.stringify(all));
}

// The list of lessons: those that were finished on this device say so.
export function listLessons(list) {
  noteShape(document.documentElement);
  const done = finished()[list.dataset.game] ?? [];
  for (const item of list.querySelectorAll('[data-lesson]')) {
    if (!done.includes(item.dataset.lesson)) continue;
    item.querySelector('strong').append(' ', make('span', { class: 'done' }, `✓ ${list.dataset.done}`));
  }
}
