// The places of the frame: tabs, sheets, somebody else's board over the main one, and which shape one's own board has
// room for.

import { byId, NARROW } from './page.js';

const COOKIE = 'zataku_shape';
const YEAR = 31_536_000;

// The shape that one's own board has room for, as in the style sheet.
function shapeOf({ clientHeight, clientWidth }) {
  if (NARROW.matches) return 'sheet';
  return clientWidth * 10 <= clientHeight * 17 ? 'tall' : 'low';
}

// Notes the shape for the server.
export function noteShape(frame) {
  const shape = shapeOf(frame);
  document.cookie = `${COOKIE}=${shape}; path=/; max-age=${YEAR}; samesite=lax`;
  return shape;
}

// Notes it, and asks for another picture if this one does not fit.
function fitBoard(frame, refresh) {
  const shape = noteShape(frame);
  if (byId('own-board').dataset.shape !== shape) refresh();
}

// Now, and whenever the window changes.
export function keepShape(frame, refresh) {
  addEventListener('resize', () => fitBoard(frame, refresh));
  fitBoard(frame, refresh);
}

export class Places {
  // `table` is drawn anew when another board is wanted, or another shape of one's own.
  constructor(table) {
    this.table = table;
    this.peeked = '';
    this.seen = this.said();
    addEventListener('resize', () => this.fit());
    byId('log-search').addEventListener('input', () => this.search());
    document.querySelector('.tabs').addEventListener('keydown', (event) => this.walk(event));
  }

  // One's own board

  fit() { fitBoard(this.table.element, () => this.table.live?.look()); }

  toggleSheet() { byId('own-board').classList.toggle('raised'); }

  // Others' boards

  peek(seat) {
    const own = byId('own-board').dataset.seat;
    if (seat === own && NARROW.matches) this.toggleSheet();
    this.peeked = seat === own || seat === this.peeked ? '' : seat;
    this.table.live.look();
  }

  // Closes whatever lies over the table; false if nothing did.
  close() {
    const own = byId('own-board');
    const events = byId('events');
    const open = [...document.querySelectorAll('details.fold[open]')];
    if (this.peeked) this.peek(this.peeked);
    else if (open.length) for (const each of open) each.open = false;
    else if (own.classList.contains('raised')) own.classList.remove('raised');
    else if (events.matches('.raised, .large')) this.lower();
    else return false;
    return true;
  }

  lower() {
    byId('events').classList.remove('raised', 'large');
    byId('larger').setAttribute('aria-pressed', 'false');
  }

  // A click elsewhere closes what is folded out.
  clickAt(element) {
    for (const each of document.querySelectorAll('details.fold[open]')) {
      if (!each.contains(element)) each.open = false;
    }
    const own = byId('own-board');
    if (own.classList.contains('raised') && !own.contains(element)) own.classList.remove('raised');
    if (NARROW.matches && !byId('events').contains(element)) byId('events').classList.remove('raised');
  }

  // Tabs

  get tab() { return document.querySelector('.tabs [aria-selected="true"]').dataset.tab; }

  show(name) {
    const events = byId('events');
    const again = name === this.tab && events.classList.contains('raised');
    for (const tab of document.querySelectorAll('.tabs [role="tab"]')) {
      const chosen = tab.dataset.tab === name;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      byId(`panel-${tab.dataset.tab}`).hidden = !chosen;
    }
    events.classList.toggle('raised', NARROW.matches && !again);
    this.unread();
  }

  larger() {
    const large = byId('events').classList.toggle('large');
    byId('larger').setAttribute('aria-pressed', String(large));
  }

  walk(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const tabs = [...document.querySelectorAll('.tabs [role="tab"]')];
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    this.show(next.dataset.tab);
    next.focus();
  }

  // Chat: how many lines were said, and a mark for those that nobody has seen here.

  said() { return Number(byId('chat').dataset.said); }

  unread() {
    const events = byId('events');
    if (this.tab === 'chat' && (!NARROW.matches || events.classList.contains('raised'))) this.seen = this.said();
    const fresh = this.said() - this.seen;
    const mark = document.querySelector('#tab-chat .new');
    mark.hidden = fresh <= 0;
    mark.textContent = String(fresh);
  }

  // Log: only lines with these words; for that the whole log is fetched.

  search() {
    const wanted = byId('log-search').value.trim().toLocaleLowerCase();
    if (wanted && 'cut' in byId('log').dataset) this.table.showWholeLog();
    for (const line of document.querySelectorAll('#log .turns > li')) {
      line.hidden = wanted !== '' && !line.textContent.toLocaleLowerCase().includes(wanted);
    }
  }
}
