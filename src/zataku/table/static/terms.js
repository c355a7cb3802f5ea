// Printed terms in sentences: pointed at, focused or pressed, they tell what they mean, and the rule in its own words.

import { byId, make } from './page.js';

// Where sentences stand that name terms; each of these marks a term once.
const SENTENCES = [
  '#log li', '#question', '#prompt .reason', '.coach p', '.coach li', '.aid li', '.quoted li', '.found li',
  '.lesson-head > p', '.happened li', '#task', '.hint p', '.feedback', '.chapter li[id]',
].join(', ');
// What is a link, a button or a name already stays as it is.
const NOT_IN = 'a, button, b, summary, mark, .term, .rule-id';
// Where there are many terms, arrows go from one to the next instead of the tab key.
const MANY = '#log, .rules, .found';
// Milliseconds to rest on a term before it speaks, and to come back from it to its words.
const REST = 250;
const LEAVE = 300;

const termOf = (event) => event.target.closest?.('.term');

export class Terms {
  // `address` is where the glossary of the game in the page's language lies.
  constructor(address) {
    this.address = address;
    this.shown = null;
    this.read();
  }

  async read() {
    const answer = await fetch(this.address).catch(() => null);
    if (!answer?.ok) return;
    const { pattern, groups, terms } = await answer.json();
    this.pattern = new RegExp(pattern, 'giu');
    this.groups = groups;
    this.terms = terms;
    this.listen();
    this.markAll();
    new MutationObserver(() => this.later()).observe(document.body, { childList: true, subtree: true });
  }

  // Finding

  // Nobody waits for a board because terms are looked for.
  later() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.markAll(), 30);
  }

  markAll() {
    for (const sentence of document.querySelectorAll(SENTENCES)) {
      if (!('terms' in sentence.dataset)) this.mark(sentence);
    }
    if (this.shown && !document.contains(this.shown)) this.hush();
  }

  mark(sentence) {
    sentence.dataset.terms = '';
    const named = new Set();
    const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const inside = text.parentElement.closest(NOT_IN);
      if (!inside || inside.contains(sentence)) this.split(text, named);
    }
  }

  split(text, named) {
    const said = text.data;
    const pieces = [];
    let end = 0;
    for (const found of said.matchAll(this.pattern)) {
      const number = this.groups[found.findIndex((group, at) => at > 0 && group !== undefined) - 1];
      if (named.has(number)) continue;
      named.add(number);
      pieces.push(said.slice(end, found.index), this.made(found[0], number, text.parentElement));
      end = found.index + found[0].length;
    }
    if (end) text.replaceWith(...pieces, said.slice(end));
  }

  // No role: a screen reader hears the sentence as it was, and the meaning as a description of what has the focus.
  made(words, number, parent) {
    return make('span', { class: 'term', tabindex: parent.closest(MANY) ? '-1' : '0', 'data-term': number }, words);
  }

  // Asking

  listen() {
    document.addEventListener('pointerover', (event) => this.over(event, termOf(event)));
    document.addEventListener('pointerout', (event) => { if (termOf(event)) this.leave(); });
    document.addEventListener('focusin', (event) => { if (termOf(event)) this.show(termOf(event)); });
    document.addEventListener('focusout', (event) => { if (termOf(event)) this.leave(); });
    document.addEventListener('contextmenu', (event) => this.press(event, termOf(event)));
    document.addEventListener('click', (event) => this.click(event, termOf(event)), true);
    document.addEventListener('keydown', (event) => this.key(event, termOf(event)), true);
  }

  over(event, term) {
    if (event.target.closest?.('#term')) clearTimeout(this.leaving);
    if (!term || event.pointerType !== 'mouse') return;
    clearTimeout(this.leaving);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.show(term), REST);
  }

  leave() {
    clearTimeout(this.resting);
    clearTimeout(this.leaving);
    if (!this.pinned) this.leaving = setTimeout(() => this.hush(), LEAVE);
  }

  click(event, term) {
    if (term) {
      event.stopPropagation();
      this.show(term);
      this.pinned = true;
    } else if (!event.target.closest('#term')) this.hush();
  }

  press(event, term) {
    if (!term) return;
    event.preventDefault();
    this.show(term);
    this.pinned = true;
  }

  key(event, term) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape' && this.shown) this.hush();
    else if (term && (event.key === 'Enter' || event.key === ' ')) this.press(event, term);
    else if (!step || !this.walk(event.target, step)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // To the next term of a place with many; from the place itself, or from a rule, to the first one there.
  walk(from, step) {
    const many = from.closest?.(MANY);
    const here = from.closest?.('.term, .chapter li, #log');
    if (!many || !here || from.matches('input')) return false;
    const terms = [...many.querySelectorAll('.term')];
    const at = terms.indexOf(from);
    const next = at < 0 ? here.querySelector('.term') : terms[at + step];
    next?.focus();
    return Boolean(next);
  }

  // Telling

  show(term) {
    clearTimeout(this.leaving);
    if (this.shown === term) return;
    this.hush();
    const { name, text, rules } = this.terms[term.dataset.term];
    const [first, ...others] = rules;
    const more = others.map((rule) => rule.id).join(', ');
    const quote = make('p', { class: 'soft' }, make('b', {}, first.id), ` ${first.text} `, make('b', {}, more));
    const card = make('div', { class: 'term-card', id: 'term', role: 'tooltip' },
      make('strong', {}, name), make('p', {}, text), quote);
    (term.closest('dialog') ?? document.body).append(card);
    term.setAttribute('aria-describedby', 'term');
    this.shown = term;
    place(card, term);
  }

  hush() {
    clearTimeout(this.resting);
    this.shown?.removeAttribute('aria-describedby');
    this.shown = null;
    this.pinned = false;
    byId('term')?.remove();
  }
}

// Under the term, or over it where there is no room.
function place(card, term) {
  const box = term.getClientRects()[0];
  const under = box.bottom + 6 + card.offsetHeight < innerHeight;
  card.style.left = `${Math.max(8, Math.min(box.left, innerWidth - card.offsetWidth - 8))}px`;
  card.style.top = `${under ? box.bottom + 6 : Math.max(8, box.top - card.offsetHeight - 6)}px`;
}
