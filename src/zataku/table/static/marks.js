// What can be chosen is marked on the boards, as the server marks it on a page that it sends as a whole: these things
// name the options that they stand for, and can be reached by keys.

import { byId } from './page.js';
import { collect } from './targets.js';

const NAMES = ['data-options', 'tabindex', 'role', 'aria-label'];
// The ids of rules at the end of a title.
const RULES = / \([A-Z]+-\d+(, [A-Z]+-\d+)*\)$/;
const inFront = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;

export function mark() {
  const marks = new Map();
  for (const [id, options] of collect('#prompt .option')) {
    const element = byId(id);
    if (element?.matches('svg g') && element.childElementCount) {
      marks.set(element, options.map((option) => option.dataset.code).join(' '));
    }
  }
  for (const element of document.querySelectorAll('svg g.target')) {
    if (!marks.has(element)) unmark(element);
  }
  // Parts come before what they are parts of.
  for (const element of [...marks.keys()].toSorted((one, other) => (inFront(one, other) ? 1 : -1))) {
    element.classList.add('target');
    setAll(element, attributesOf(element, marks.get(element), [...element.querySelectorAll('g.target')]));
  }
}

// A button holds no other button. Where a part of a thing stands for the same, that one is focused.
function attributesOf(element, codes, parts) {
  if (parts.some((part) => part.dataset.options === codes)) return [codes, null, null, null];
  const role = parts.some((part) => part.getAttribute('role') === 'button') ? 'group' : 'button';
  const title = [...element.children].find((child) => child.matches('title'));
  return [codes, '0', role, title ? title.textContent.replace(RULES, '') : null];
}

function unmark(element) {
  element.classList.remove('target');
  setAll(element, NAMES.map(() => null));
}

function setAll(element, values) {
  NAMES.forEach((name, at) => {
    if (values[at] === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== values[at]) element.setAttribute(name, values[at]);
  });
}
