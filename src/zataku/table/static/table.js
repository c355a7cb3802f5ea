// The screen of a table: what it shows, and what is done with clicks and keys.

import { Choosing } from './choosing.js';
import { enlarge } from './enlarge.js';
import { Live } from './live.js';
import { places, travel } from './motion.js';
import { News } from './news.js';
import { byId, insist, make, NARROW, post } from './page.js';
import { Places } from './places.js';
import { Pointing } from './pointing.js';
import { explain, hushQuote } from './quoting.js';
import { sure } from './sure.js';
import { swap } from './swap.js';
import { collect, light, targetAround, targetAt } from './targets.js';
import { Things } from './things.js';
import { hush, toast } from './toast.js';
import { BoardView } from './zoom.js';

// How many of the newest lines are read out.
const READ_OUT = 6;
// What keys do beside choosing.
const KEYS = { l: 'log', c: 'chat' };

export class TableScreen {
  constructor(element) {
    const query = new URLSearchParams(location.search);
    this.element = element;
    this.id = element.dataset.table;
    this.words = element.dataset;
    this.as = query.get('as') ?? '';
    this.wholeLog = query.get('log') === 'all';
    this.targets = new Map();
    this.refusals = new Map();
    this.lastLine = this.newestLine();
    this.choosing = new Choosing(this);
    this.pointing = new Pointing(this);
    this.places = new Places(this);
    this.news = new News(this);
    this.things = new Things(element, (thing) => this.enlarge(thing));
    this.view = document.querySelector('.main-board.drawn') && new BoardView(element.querySelector('.middle'));
    this.listen();
    this.settle();
    this.live = new Live(this);
    this.places.fit();
  }

  get api() { return `/api/tables/${this.id}`; }

  get status() { return byId('status').dataset; }

  get number() { return Number(this.status.number); }

  get position() { return Number(this.status.position); }

  get myTurn() { return this.status.myTurn === 'yes'; }

  // How this screen looks at the table, and what else the server is asked.
  query(further = {}) {
    const query = new URLSearchParams(further);
    if (this.as !== '') query.set('as', this.as);
    if (this.wholeLog) query.set('log', 'all');
    if (this.places.peeked !== '') query.set('open', this.places.peeked);
    return query;
  }

  newestLine() {
    return Math.max(-1, ...[...document.querySelectorAll('#log [data-line]')].map((line) => Number(line.dataset.line)));
  }

  // Showing

  show(html) {
    const before = places();
    const { deciding } = this.status;
    swap(html);
    travel(before);
    this.settle();
    if (this.status.deciding !== deciding && this.status.seat !== this.as) this.cover();
    this.announce();
  }

  // Whoever sits down at this screen next has to ask for what is covered.
  cover() {
    if (this.as === '') return;
    this.as = '';
    this.live.follow(this.number);
  }

  // Reads out what is new, and calls somebody who looks elsewhere.
  announce() {
    const lines = [...document.querySelectorAll('#log [data-line]')];
    const fresh = lines.filter((line) => Number(line.dataset.line) > this.lastLine);
    this.lastLine = this.newestLine();
    if (fresh.length) {
      const said = fresh.slice(0, READ_OUT).map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim());
      byId('say').textContent = said.toReversed().join('. ');
    }
    if (this.myTurn && !this.wasMyTurn && document.hidden && window.Notification?.permission === 'granted') {
      this.called = new Notification(this.words.yourTurn, { body: this.words.title, tag: this.id });
    }
    this.wasMyTurn = this.myTurn;
  }

  // After every swap: title, glowing targets, what is new.
  settle() {
    document.title = `${this.myTurn ? `${this.words.yourTurn} · ` : ''}${this.words.title} · Zataku`;
    this.targets = collect('#prompt .option');
    this.refusals = collect('#prompt [data-refusal]');
    light(this.targets);
    const moved = this.position !== this.settled;
    if (moved) this.view?.arrive();
    this.view?.apply();
    this.things.settle();
    this.places.unread();
    this.places.search();
    this.pointing.lookAgain();
    if (moved) {
      this.settled = this.position;
      byId('own-board').classList.remove('raised');
      this.choosing.closeMenu();
      this.choosing.cancel();
      this.pointing.forget();
      hushQuote();
      this.news.settle();
      this.focusFirst();
    }
  }

  // Keys choose at once, unless somebody is busy elsewhere.
  focusFirst() {
    const at = document.activeElement;
    if (at && at !== document.body && !at.closest('#prompt, #preview')) return;
    if (!NARROW.matches) document.querySelector('#prompt .options .option')?.focus({ preventScroll: true });
  }

  // Clicks and keys

  listen() {
    const page = this.element;
    page.addEventListener('click', (event) => this.click(event));
    page.addEventListener('pointerover', (event) => this.pointing.to(event.target));
    page.addEventListener('focusin', ({ target }) => {
      if (target.matches(':focus-visible')) this.pointing.to(target);
    });
    document.addEventListener('keydown', (event) => this.key(event));
    byId('chat-form')?.addEventListener('submit', (event) => this.say(event));
  }

  click(event) {
    if (event.target.closest('#toast, #quote')) return;
    hush('why');
    hushQuote();
    this.places.clickAt(event.target);
    if (!this.clickOnControl(event)) this.clickOnBoard(event);
  }

  // A button or link of the page; false if it was none.
  clickOnControl(event) {
    const at = (selector) => event.target.closest(selector);
    const found = [
      ['.option', (option) => this.choosing.pick(option, event)],
      ['.undo', (undo) => this.undo('whole' in undo.dataset)],
      ['[data-why]', (asking) => explain(asking, this.words)],
      ['[data-show]', (line) => this.pointing.showOnBoard(line.dataset.show)],
      ['[data-action]', (action) => this.act(action)],
      ['[data-peek]', (player) => this.places.peek(player.dataset.peek)],
      ['[data-close="peek"]', () => this.places.peek(this.places.peeked)],
      ['[data-sheet]', () => this.places.toggleSheet()],
      ['[data-tab]', (tab) => this.places.show(tab.dataset.tab)],
      ['#larger', () => this.places.larger()],
      ['[data-look]', () => this.element.classList.add('looking')],
      ['[data-zoom]', (control) => this.view.step(Number(control.dataset.zoom))],
      ['.part', () => {}],
      ['[data-keys]', () => byId('keys').showModal()],
      ['#uncover', () => this.uncover(event)],
      ['#whole-log', () => { event.preventDefault(); this.showWholeLog(); }],
      ['#preview, #peek header, details, dialog, input, a', () => {}],
    ].find(([selector]) => at(selector));
    if (found) found[1](at(found[0]));
    return Boolean(found);
  }

  clickOnBoard(event) {
    this.choosing.closeMenu();
    const meant = (targets) => targets.get(targetAt(event.target, targets) ?? targetAround(event, targets));
    const options = meant(this.targets);
    const reasons = options ? null : meant(this.refusals);
    if (options) {
      this.choosing.among(options, event);
    } else if (reasons) {
      toast(reasons, 'why');
    } else {
      const thing = event.target.closest('svg g[id]:has(> title)');
      if (thing) this.enlarge(thing);
      else if (this.choosing.armed) this.choosing.cancel();
    }
  }

  enlarge(thing) { enlarge(thing, this.asked(), this.words); }

  uncover(event) {
    event.preventDefault();
    this.as = event.target.closest('#uncover').dataset.seat;
    this.live.look();
  }

  showWholeLog() {
    if (this.wholeLog) return;
    this.wholeLog = true;
    this.live.look();
  }

  // What is to be decided now, with its rules.
  asked() {
    const question = byId('question');
    if (!question) return [];
    return [make('p', { class: 'soft' }, `${this.words.wordsFirst} ${question.textContent}`)];
  }

  key(event) {
    if (event.key === 'Escape') {
      if (byId('quote')) hushQuote();
      else if (byId('menu')) this.choosing.closeMenu();
      else if (this.choosing.armed) this.choosing.cancel(true);
      else this.places.close();
      return;
    }
    const typing = event.target.closest('input, textarea, select, dialog');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.actOnKey(event)) event.preventDefault();
  }

  // False if the key means nothing here.
  actOnKey(event) {
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const list = event.target.closest('.options, .menu, .fold');
    const options = this.targets.get(event.target.id);
    const numbered = /^[1-9]$/.test(key) && document.querySelectorAll('#prompt .options .option')[Number(key) - 1];
    if (numbered) this.choosing.choose(numbered);
    else if (key === 'u' && byId('undo')) this.undo();
    else if (key === '?') byId('keys').showModal();
    else if (key === 'b') this.element.classList.toggle('looking');
    else if (KEYS[key]) this.places.show(KEYS[key]);
    else if (options && (key === 'Enter' || key === ' ')) this.chooseAt(event.target, options);
    else if (event.target.dataset.zoom && (key === 'Enter' || key === ' ')) this.clickOnControl(event);
    else if (step && list) walk(list, event.target, step);
    else return false;
    return true;
  }

  chooseAt(element, options) {
    const box = element.getBoundingClientRect();
    this.choosing.among(options, { clientX: box.right, clientY: box.bottom });
  }

  // Asking the server

  // What an option would do; nothing if that is not to be had.
  async preview(code) {
    const query = new URLSearchParams({ code, seat: this.status.seat, position: this.position });
    const asked = fetch(`${this.api}/preview?${query}`, { headers: { accept: 'application/json' } });
    const answer = await asked.catch(() => null);
    return answer?.ok ? answer.json() : null;
  }

  // One choice at a time for each position: live events may show the next one before the answer is back.
  async send(code) {
    const { position } = this;
    if (this.sending === position) return;
    this.sending = position;
    this.pointing.rest();
    this.choosing.closeMenu();
    this.choosing.cancel();
    await this.ask(`${this.api}/choices`, { code, seat: Number(this.status.seat), position });
    if (this.sending === position) this.sending = null;
  }

  async undo(whole = false) {
    const seat = Number(byId('undo').dataset.seat);
    await this.ask(`${this.api}/undo`, { seat, position: this.position, whole });
  }

  async act(control) {
    const { action, body, path, text } = control.dataset;
    if (control.dataset.sure && !await sure(control.dataset.sure)) return;
    if (action === 'notify') {
      await window.Notification?.requestPermission();
      control.hidden = true;
    } else if (action === 'copy') {
      await this.copy(text);
    } else if (action === 'share') {
      const shared = navigator.share && await navigator.share({ text }).then(() => true, () => false);
      if (!shared) await this.copy(text);
    } else if (action === 'rematch') {
      const answer = await post(path, {}).catch(() => null);
      if (answer?.ok) location.assign(`/tables/${answer.data.id}`);
      else toast(answer?.data.message ?? this.words.wordsLost, 'error');
    } else {
      await this.ask(path, body ? JSON.parse(body) : {});
    }
  }

  async copy(text) {
    const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    if (copied) toast(this.words.wordsCopied, 'note');
  }

  async say(event) {
    event.preventDefault();
    const input = byId('chat-text');
    if (!input.value.trim()) return;
    if (await this.ask(`${this.api}/chat`, { text: input.value })) input.value = '';
  }

  // Sends something, again and again if need be, and shows what came of it.
  async ask(path, body) {
    const answer = await insist(path, body, () => toast(this.words.wordsLost, 'lost'));
    hush('lost');
    if (!answer.ok) toast(answer.data.message ?? String(answer.status), 'error');
    if (answer.ok) this.live.expect(answer.data.number);
    else this.live.look();
    return answer.ok;
  }
}

// From one option of a list to the next.
function walk(list, from, step) {
  const all = [...list.querySelectorAll('.option')];
  const next = all[(all.indexOf(from.closest('.option')) + step + all.length) % all.length];
  next?.focus();
}
