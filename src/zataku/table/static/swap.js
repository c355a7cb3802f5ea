// Every element with data-region is replaced if what the server says of it changed; focus, open drawers and scroll
// stay. Large ones are mended instead.

import { mark } from './marks.js';
import { Mended } from './mend.js';
import { byId } from './page.js';

const all = (selector) => [...document.querySelectorAll(selector)];
const mended = new Map(all('[data-region="mended"]').map((region) => [region.id, new Mended(region)]));
const served = new Map(all('[data-region=""]').map((region) => [region.id, region.outerHTML]));

export function swap(html) {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const focused = document.activeElement;
  const focus = whatHasFocus(focused);
  for (const fresh of next.querySelectorAll('[data-region]')) {
    const old = byId(fresh.id);
    if (mended.has(fresh.id)) {
      mended.get(fresh.id).mend(fresh);
    } else if (old && served.get(fresh.id) !== fresh.outerHTML) {
      served.set(fresh.id, fresh.outerHTML);
      replace(old, document.importNode(fresh, true));
    }
  }
  mark();
  if (focus && !document.contains(focused)) focusAgain(focus);
}

function replace(old, fresh) {
  const before = remember(old);
  old.replaceWith(fresh);
  // What somebody opened or closed stays so, until it means something else (another seat's board is now one's own).
  for (const [id, open, kind] of before.open) {
    const details = byId(id);
    if (details && details.className === kind) details.open = open;
  }
  for (const [kind, open] of before.openKinds) {
    const details = [...fresh.querySelectorAll('details')].find((each) => each.className === kind);
    if (details) details.open = open;
  }
  fresh.scrollTop = before.atEnd ? fresh.scrollHeight : before.scroll;
}

function remember(element) {
  const named = [...element.querySelectorAll('details[id]')];
  const others = [...element.querySelectorAll('details[class]:not([id])')];
  return {
    open: named.map((details) => [details.id, details.open, details.className]),
    openKinds: others.map((details) => [details.className, details.open]),
    scroll: element.scrollTop,
    // Where the newest stands last, whoever has read to the end goes on reading.
    atEnd: element.matches('.chat') && element.scrollHeight - element.scrollTop - element.clientHeight < 8,
  };
}

function whatHasFocus(element) {
  if (!element || element === document.body) return null;
  return { id: element.id, code: element.dataset?.code, inPrompt: Boolean(element.closest('#prompt')) };
}

// The same option, the same element, or at least something in the prompt.
function focusAgain({ id, code, inPrompt }) {
  const again = (code && document.querySelector(`.option[data-code="${CSS.escape(code)}"]`))
    || (id && !id.startsWith('option-') && byId(id))
    || (inPrompt && document.querySelector('#prompt .option, #uncover, #undo'));
  if (again) again.focus({ preventScroll: true });
}
