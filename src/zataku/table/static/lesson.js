// Lessons: places of the board stand for the options and refusals of the list, and finished lessons are remembered.

import { Choosing } from './choosing.js';
import { lens } from './lens.js';
import { byId, make } from './page.js';
import { noteShape } from './places.js';
import { collect, light, targetAround, targetAt, targetsOf } from './targets.js';
import { BoardView } from './zoom.js';

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
  const view = new BoardView(page.querySelector('.lesson-table'));
  view.apply();
  lens(null);
  const choosing = new Choosing({ element: page, send, words: {} });
  const among = (list, event) => (list.length === 1 ? send(list[0].dataset.code) : choosing.openMenu(list, event));
  const choose = (event) => {
    if (event.target.closest('#menu')) {
      const item = event.target.closest('#menu [data-code]');
      if (item) send(item.dataset.code);
      return;
    }
    choosing.closeMenu();
    const control = event.target.closest('[data-zoom]');
    if (control) view.step(Number(control.dataset.zoom));
    if (control || !event.target.closest('#region-board, #own-board')) return;
    for (const targets of [options, refusals]) {
      const id = targetAt(event.target, targets) ?? targetAround(event, targets);
      if (id) {
        among(targets.get(id), event);
        return;
      }
    }
  };
  page.addEventListener('click', choose);
  for (const way of ['pointerover', 'focusin']) {
    page.addEventListener(way, ({ target }) => point(target.closest('#prompt .option'), view));
  }
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

// The places of an option that is pointed at, or of none, light up and are brought in sight.
function point(option, view) {
  for (const lit of document.querySelectorAll('.lit')) lit.classList.remove('lit');
  const places = option ? targetsOf(option).map(byId).filter(Boolean) : [];
  for (const place of places) place.classList.add('lit');
  if (!places.length) return;
  lens(places[0]);
  view.show(places.find((place) => place.closest('#region-board')));
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
