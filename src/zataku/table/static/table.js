// The screen of a table: what it shows, and what is done with clicks and keys.

import { Choosing } from './choosing.js';
import { enlarge } from './enlarge.js';
import { Live } from './live.js';
import { places, travel } from './motion.js';
import { byId, insist, make, NARROW, still } from './page.js';
import { Pointing } from './pointing.js';
import { sure } from './sure.js';
import { swap } from './swap.js';
import { bringIntoSight, collect, light, targetAround, targetAt } from './targets.js';
import { hush, toast } from './toast.js';
import { BoardView } from './zoom.js';

// How many of the newest lines are read out.
const READ_OUT = 6;

export class TableScreen {
  constructor(element) {
    const query = new URLSearchParams(location.search);
    this.element = element;
    this.id = element.dataset.table;
    this.words = element.dataset;
    this.as = query.get('as') ?? '';
    this.wholeLog = query.get('log') === 'all';
    // The seats whose boards somebody opened: those are drawn whole.
    this.opened = new Set();
    this.targets = new Map();
    this.refusals = new Map();
    this.lastLine = this.newestLine();
    this.pointing = new Pointing(this);
    this.choosing = new Choosing(element, this.words, (code) => this.send(code));
    if (NARROW.matches) for (const sheet of document.querySelectorAll('.sheets .drawer')) sheet.open = false;
    // A narrow screen scrolls the board itself.
    const zooms = document.querySelector('.board.drawn') && !NARROW.matches;
    this.view = zooms ? new BoardView(element.querySelector('.middle')) : null;
    this.listen();
    this.settle();
    this.live = new Live(this);
    const log = byId('log');
    log.scrollTop = log.scrollHeight;
  }

  get api() { return `/api/tables/${this.id}`; }

  get status() { return byId('status').dataset; }

  get number() { return Number(this.status.number); }

  get position() { return Number(this.status.position); }

  get myTurn() { return this.status.myTurn === 'yes'; }

  // Where what changed is to be had, as this screen shows it.
  get fragment() {
    const query = new URLSearchParams();
    if (this.as !== '') query.set('as', this.as);
    if (this.wholeLog) query.set('log', 'all');
    for (const seat of this.opened) query.append('open', seat);
    return `/tables/${this.id}/fragment?${query}`;
  }

  newestLine() {
    const lines = document.querySelectorAll('#log [data-line]');
    return lines.length ? Number(lines[lines.length - 1].dataset.line) : -1;
  }

  // Showing

  async show(html) {
    const before = places();
    const { deciding } = this.status;
    const apply = () => {
      swap(html);
      travel(before);
      this.settle();
    };
    if (document.startViewTransition && !still() && !document.hidden) {
      const transition = document.startViewTransition(apply);
      // A transition that the next one overtakes is no mistake.
      transition.ready.catch(() => {});
      transition.finished.catch(() => {});
      await transition.updateCallbackDone.catch(() => {});
    } else {
      apply();
    }
    if (this.status.deciding !== deciding && this.status.seat !== this.as) this.as = '';
    this.announce();
  }

  // Reads out what is new, and calls somebody who looks elsewhere.
  announce() {
    const lines = [...document.querySelectorAll('#log [data-line]')];
    const fresh = lines.filter((line) => Number(line.dataset.line) > this.lastLine);
    this.lastLine = this.newestLine();
    if (fresh.length) {
      byId('say').textContent = fresh.slice(-READ_OUT).map((line) => line.textContent.trim()).join(' ');
    }
    if (this.myTurn && !this.wasMyTurn && document.hidden && window.Notification?.permission === 'granted') {
      this.called = new Notification(this.words.yourTurn, { body: this.words.title, tag: this.id });
    }
    this.wasMyTurn = this.myTurn;
  }

  // After every swap: title, glowing targets.
  settle() {
    document.title = `${this.myTurn ? `${this.words.yourTurn} · ` : ''}${this.words.title} · Zataku`;
    if (this.position !== this.settled) {
      this.settled = this.position;
      this.choosing.closeMenu();
      this.choosing.cancel();
      this.pointing.forget();
    }
    this.targets = collect('#prompt .option');
    this.refusals = collect('#prompt [data-refusal]');
    light(this.targets);
    this.view?.apply();
    if (NARROW.matches) bringIntoSight(byId('region-board'));
  }

  // Clicks and keys

  listen() {
    const page = this.element;
    page.addEventListener('click', (event) => this.click(event));
    page.addEventListener('pointerover', (event) => this.pointing.to(event.target));
    page.addEventListener('focusin', (event) => this.pointing.to(event.target));
    page.addEventListener('toggle', (event) => this.unfold(event.target), true);
    document.addEventListener('keydown', (event) => this.key(event));
    byId('chat-form')?.addEventListener('submit', (event) => this.say(event));
  }

  // Somebody else's board is a strip until it is opened.
  unfold(board) {
    if (!board.matches('.seat-board:not(.mine)') || board.open === this.opened.has(board.dataset.seat)) return;
    if (board.open) this.opened.add(board.dataset.seat);
    else this.opened.delete(board.dataset.seat);
    this.live.refresh();
  }

  click(event) {
    if (event.target.closest('#toast')) return;
    hush('why');
    if (!this.clickOnControl(event)) this.clickOnBoard(event);
  }

  // A button or link of the page; false if it was none.
  clickOnControl(event) {
    const at = (selector) => event.target.closest(selector);
    const option = at('.option');
    const undo = at('.undo');
    const line = at('[data-show]');
    const action = at('[data-action]');
    if (option) this.choosing.choose(option);
    else if (undo) this.undo('whole' in undo.dataset);
    else if (line) this.pointing.show(line.dataset.show);
    else if (action) this.act(action);
    else if (at('#uncover')) this.uncover(event);
    else if (at('#whole-log')) this.showWholeLog(event);
    else return false;
    return true;
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
    } else if (!event.target.closest('summary')) {
      // A click on a folded board unfolds it; any other thing is shown large.
      const thing = event.target.closest('svg g[id]:has(> title)');
      if (thing) enlarge(thing, this.asked(), this.words.rules);
    }
  }

  uncover(event) {
    event.preventDefault();
    this.as = event.target.closest('#uncover').dataset.seat;
    this.live.refresh();
  }

  showWholeLog(event) {
    event.preventDefault();
    this.wholeLog = true;
    this.live.refresh();
  }

  // What is to be decided now, with its rules.
  asked() {
    const question = byId('question');
    if (!question) return [];
    const now = make('p', { class: 'soft' }, `${this.words.wordsFirst} ${question.textContent}`);
    const links = [...document.querySelectorAll('#prompt .rule-links')].map((each) => each.cloneNode(true));
    return [now, ...links];
  }

  key(event) {
    if (event.key === 'Escape') {
      this.choosing.closeMenu();
      this.choosing.cancel(true);
      return;
    }
    const typing = event.target.closest('input, textarea, select');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const list = event.target.closest('.options, .menu');
    const options = this.targets.get(event.target.id);
    if (event.key === 'u' && byId('undo')) {
      event.preventDefault();
      this.undo();
    } else if (options && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      const box = event.target.getBoundingClientRect();
      this.choosing.among(options, { clientX: box.right, clientY: box.bottom });
    } else if (step && list) {
      event.preventDefault();
      const all = [...list.querySelectorAll('.option')];
      all[(all.indexOf(event.target.closest('.option')) + step + all.length) % all.length].focus();
    }
  }

  // Asking the server

  // What an option would do; nothing if that is not to be had.
  async preview(code) {
    const query = new URLSearchParams({ code, seat: this.status.seat, position: this.position });
    const answer = await fetch(`${this.api}/preview?${query}`, { headers: { accept: 'application/json' } });
    return answer.ok ? (await answer.json()).events : null;
  }

  // One choice at a time for each position: live events may show the next one before the answer is back.
  async send(code) {
    const { position } = this;
    if (this.sending === position) return;
    this.sending = position;
    this.pointing.rest();
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
      const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
      if (copied) toast(this.words.wordsCopied, 'note');
    } else {
      await this.ask(path, body ? JSON.parse(body) : {});
    }
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
    this.live.refresh(answer.data.number);
    return answer.ok;
  }
}
