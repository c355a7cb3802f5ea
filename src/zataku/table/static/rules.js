// Searching the rules: by number, or by words in any of their forms; what is found stands in place of the contents.

import { byId, make } from './page.js';

const MOST = 60;

// Letters without accents and in one case, so that "dia" finds "día".
function plain(text) {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

// Endings change with number and case: the beginning of a longer word is enough.
function stem(word) {
  return word.length > 6 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word;
}

function shown({ entry }, parts) {
  const text = entry.textContent.replace(entry.id, '').trim();
  const hit = Math.max(...parts.map((part) => plain(text).indexOf(part)));
  const begin = hit > 60 ? text.indexOf(' ', hit - 40) + 1 : 0;
  const end = begin + 140 < text.length ? text.lastIndexOf(' ', begin + 140) : text.length;
  const excerpt = `${begin ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
  return make('li', {}, make('a', { href: `#${entry.id}` }, entry.id), ' ', ...marked(excerpt, parts));
}

// The words that were looked for stand out.
function marked(text, parts) {
  const pieces = [];
  for (const piece of text.split(/(\p{L}+)/u)) {
    const hit = piece && parts.some((part) => part.length > 1 && plain(piece).startsWith(part));
    pieces.push(hit ? make('mark', {}, piece) : piece);
  }
  return pieces;
}

// All rules of a page of them, ready to be searched.
export function rulesOn(page) {
  return [...page.querySelectorAll('.chapter li[id]')].map((entry) => ({
    entry,
    id: entry.id.toLowerCase(),
    words: plain(`${entry.closest('.chapter').querySelector('h2').textContent} ${entry.textContent}`),
  }));
}

// The rules that have a number, or all the words, and the parts that they were found by.
export function find(query, rules) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const numbered = words.length === 1 && /^[a-z]{2}-?[a-z]?\d/.test(words[0]);
  const parts = numbered ? words : words.map(stem);
  const fits = (rule) => parts.every((part) => (numbered ? rule.id.startsWith(part) : rule.words.includes(part)));
  return { found: words.length ? rules.filter(fits) : [], parts };
}

// A rule in full, with what it was found by marked; its number leads to its page.
export function quotedWhole({ entry }, parts, path) {
  const text = entry.textContent.replace(entry.id, '').trim();
  const link = make('a', { href: `${path}#${entry.id}`, target: '_blank', rel: 'noopener' }, entry.id);
  return make('li', {}, link, ' ', ...marked(text, parts));
}

// The search of a page of rules.
export function searchRules(input) {
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
