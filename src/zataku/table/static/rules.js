// Searching the rules: by number, or by words in any of their forms; what is found stands in place of the contents.

import { byId, make } from './page.js';

const MOST = 60;
const SMALL = matchMedia('(max-width: 48rem)');
// So much of a typed word must be the same, less in Russian with its changing stems, and so many letters may differ at
// the ends of both; of short words only one.
const ALIKE = 0.7;
const ALIKE_IN_RUSSIAN = 0.6;
const ENDING = 3;
const SHORT = 3;
// Words that ask, and those that only join others, find nothing.
const IDLE = new Set([
  'how many much what when where who why can the and for with',
  'como cual cuando cuanto cuanta cuantos cuantas donde que quien puede los las del por para con',
  'как что кто где куда когда почему сколько можно для или при',
].flatMap((words) => words.split(' ')));

// Letters without accents and in one case, so that "dia" finds "día".
function plain(text) {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

// A word of a text is meant by a word that was typed if it begins with it, or if no more than endings differ: those
// change with number and case.
function isMeant(typed, word) {
  if (word.startsWith(typed)) return true;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const alike = /\p{Script=Cyrillic}/u.test(typed) ? ALIKE_IN_RUSSIAN : ALIKE;
  const ending = typed.length > SHORT ? ENDING : 1;
  return same >= Math.max(2, Math.ceil(typed.length * alike))
    && typed.length - same <= ending && word.length - same <= ending;
}

const wordsIn = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function shown({ entry }, parts) {
  const text = entry.textContent.replace(entry.id, '').trim();
  const first = [...text.matchAll(/\p{L}+/gu)].find(([word]) => parts.some((part) => isMeant(part, plain(word))));
  const begin = first?.index > 60 ? text.indexOf(' ', first.index - 40) + 1 : 0;
  const end = begin + 140 < text.length ? text.lastIndexOf(' ', begin + 140) : text.length;
  const excerpt = `${begin ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
  return make('li', {}, make('a', { href: `#${entry.id}` }, entry.id), ' ', ...marked(excerpt, parts));
}

// The words that were looked for stand out.
function marked(text, parts) {
  const pieces = [];
  for (const piece of text.split(/(\p{L}+)/u)) {
    const hit = /\p{L}/u.test(piece) && parts.some((part) => part.length > 1 && isMeant(part, plain(piece)));
    pieces.push(hit ? make('mark', {}, piece) : piece);
  }
  return pieces;
}

// All rules of a page of them, ready to be searched. Terms, and whatever else players ask for, lead to rules too.
export function rulesOn(page) {
  const topics = [...page.querySelectorAll('[data-topic]')].map((each) => ({
    words: wordsIn(each.dataset.topic), rules: each.dataset.rules.split(' '),
  }));
  return [...page.querySelectorAll('.chapter li[id]')].map((entry) => ({
    entry,
    id: entry.id.toLowerCase(),
    words: wordsIn(entry.textContent.replace(entry.id, '')),
    chapter: wordsIn(entry.closest('.chapter').querySelector('h2').textContent),
    topics: topics.filter(({ rules }) => rules.includes(entry.id)).map(({ words }) => words),
  }));
}

const placeIn = (list, part) => list.findIndex((word) => isMeant(part, word));

// How far a rule is from what was typed: 0 if it explains just that, more the later it speaks of it; Infinity if it
// does not at all.
function distance({ words, chapter, topics }, parts) {
  if (topics.some((topic) => parts.every((part) => placeIn(topic, part) >= 0))) return 0;
  let sum = 1;
  for (const part of parts) {
    const at = placeIn(words, part);
    if (at < 0 && placeIn(chapter, part) < 0) return Infinity;
    sum += at < 0 ? words.length : at;
  }
  return sum;
}

// The rules that have all these words, the nearest first.
function nearest(rules, parts) {
  const far = rules.map((rule) => [rule, distance(rule, parts)]).filter(([, each]) => each < Infinity);
  return far.toSorted((one, other) => one[1] - other[1]).map(([rule]) => rule);
}

// The rules that have a number, or all the words, and the parts that they were found by. Where no rule has all of
// them, those that have the rarest one.
export function find(query, rules) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 1 && /^[a-z]{2}-?[a-z]?\d/.test(words[0])) {
    return { found: rules.filter((rule) => rule.id.startsWith(words[0])), parts: words };
  }
  const typed = wordsIn(query);
  const telling = typed.filter((word) => word.length > 2 && !IDLE.has(word));
  const parts = telling.length ? telling : typed;
  const found = parts.length ? nearest(rules, parts) : [];
  if (found.length || parts.length < 2) return { found, parts };
  const single = parts.map((part) => nearest(rules, [part])).filter((each) => each.length);
  return { found: single.toSorted((one, other) => one.length - other.length)[0] ?? [], parts };
}

// A rule in full, with what it was found by marked; its number leads to its page.
export function quotedWhole({ entry }, parts, path) {
  const text = entry.textContent.replace(entry.id, '').trim();
  const link = make('a', { href: `${path}#${entry.id}`, target: '_blank', rel: 'noopener' }, entry.id);
  return make('li', {}, link, ' ', ...marked(text, parts));
}

// The contents show in which chapter one reads: the last one that has begun.
function followReading() {
  const links = new Map([...document.querySelectorAll('#chapters a')].map((link) => [link.hash.slice(1), link]));
  const begun = () => {
    const read = [...links].filter(([id]) => byId(id)?.getBoundingClientRect().top < innerHeight / 3);
    for (const link of links.values()) link.removeAttribute('aria-current');
    (read.at(-1) ?? [...links][0])?.[1].setAttribute('aria-current', 'location');
  };
  addEventListener('scroll', begun, { passive: true });
  begun();
}

// On a small screen the contents are folded, and close again when one has chosen where to read.
function foldContents() {
  const contents = document.querySelector('#chapters details');
  const fold = () => { contents.open = !SMALL.matches; };
  SMALL.addEventListener('change', fold);
  contents.addEventListener('click', ({ target }) => { if (target.closest('a')) fold(); });
  fold();
}

// The search of a page of rules.
export function searchRules(input) {
  followReading();
  foldContents();
  const rules = rulesOn(document);
  const search = () => show(input.value.trim(), rules);
  input.addEventListener('input', search);
  input.form.addEventListener('submit', (event) => {
    event.preventDefault();
    byId('found').querySelector('a')?.click();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      input.focus();
    } else if (event.key === 'Escape' && event.target === input) {
      input.value = '';
      search();
    }
  });
  search();
}

function show(query, rules) {
  const { found, parts } = find(query, rules);
  byId('found').hidden = !query;
  byId('chapters').hidden = Boolean(query);
  byId('found').replaceChildren(...found.slice(0, MOST).map((rule) => shown(rule, parts)));
  const status = byId('found-count');
  status.classList.toggle('hidden', !query || found.length > 0);
  status.textContent = !query ? '' : found.length ? `${status.dataset.words} ${found.length}` : status.dataset.nothing;
}
