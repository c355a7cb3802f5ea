// What every part of the script needs to know of the page and of the server.

export const root = document.documentElement;

// As in the style sheet: where the board is pushed about and the rest comes as sheets.
export const NARROW = matchMedia('(max-width: 56rem)');

const csrf = document.querySelector('meta[name="csrf"]')?.content ?? '';
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export const byId = (id) => document.getElementById(id);

// Shall nothing move?
export const still = () => root.dataset.speed === 'none' || reduced.matches;

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function button(text, onClick, attributes = {}) {
  const element = make('button', { type: 'button', ...attributes }, text);
  element.addEventListener('click', onClick);
  return element;
}

export async function post(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-csrf-token': csrf },
    body: JSON.stringify(body),
  });
  const data = await answer.json().catch(() => ({}));
  return { ok: answer.ok, status: answer.status, data };
}

// Milliseconds between two attempts to reach a server that does not answer.
const AGAIN = 1500;
// Answers of a server, or of a proxy before it, that has something else to do right now.
const BUSY = new Set([429, 502, 503, 504]);

// Posts until the server has answered. Whatever is sent like this says at which position it was meant, so it counts
// once even if an answer was lost on the way.
export async function insist(path, body, lost) {
  for (;;) {
    // One attempt after the other.
    // eslint-disable-next-line no-await-in-loop
    const answer = await post(path, body).catch(() => null);
    if (answer && !BUSY.has(answer.status)) return answer;
    if (!answer) lost();
    // eslint-disable-next-line no-await-in-loop
    await new Promise((go) => {
      setTimeout(go, AGAIN);
      addEventListener('online', go, { once: true });
    });
  }
}
