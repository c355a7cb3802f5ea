// What others did since one's last turn, on the board: where it happened, and the way that each piece went.

import { byId } from './page.js';

const SVG = 'http://www.w3.org/2000/svg';
// A piece that moved less than this many units of the board has not moved.
const STILL = 24;

export class News {
  constructor(table) {
    this.table = table;
    this.key = `zataku-pieces-${table.id}-`;
  }

  get board() { return byId('region-board')?.querySelector(':scope > svg'); }

  // Where every piece lies now, in units of the board.
  pieces() {
    const { board } = this;
    const turned = board?.getScreenCTM()?.inverse();
    const found = {};
    for (const piece of turned ? board.querySelectorAll('[data-move]') : []) {
      const box = piece.getBoundingClientRect();
      const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(turned);
      found[piece.dataset.move] = [Math.round(x), Math.round(y)];
    }
    return found;
  }

  // After every change: one's own turn leaves the board as one knows it; the next one tells what is new.
  settle() {
    this.clear();
    const { seat, position, news } = this.table.status;
    if (seat === '' || !this.board) return;
    const key = this.key + seat;
    const known = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (!this.table.myTurn) return;
    if (news && known.news !== news) {
      sessionStorage.setItem(key, JSON.stringify({ ...known, news, position, before: known.pieces ?? {} }));
      this.tell(news, known.pieces ?? {});
    } else if (news && known.position === position) {
      this.tell(news, known.before ?? {});
    }
    const now = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...now, pieces: this.pieces() }));
  }

  tell(news, before) {
    const happened = news.split(' ').map(byId).filter((place) => place?.closest('#region-board'));
    for (const place of happened) place.classList.add('fresh');
    const now = this.pieces();
    const others = new Set(happened.flatMap(piecesOf));
    const moved = Object.entries(before).filter(([name, [x, y]]) => {
      const to = now[name];
      return to && others.has(name) && Math.hypot(to[0] - x, to[1] - y) > STILL;
    });
    if (moved.length) this.board.append(trails(moved.map(([name, from]) => [from, now[name]])));
  }

  clear() {
    for (const fresh of document.querySelectorAll('.fresh')) fresh.classList.remove('fresh');
    byId('trails')?.remove();
  }
}

// The pieces that lie in a place of the board, or that it is a part of.
function piecesOf(place) {
  return [place.closest('[data-move]'), ...place.querySelectorAll('[data-move]')]
    .filter(Boolean).map((piece) => piece.dataset.move);
}

// A bow from where each piece was to where it is.
function trails(ways) {
  const drawn = document.createElementNS(SVG, 'g');
  drawn.id = 'trails';
  drawn.setAttribute('class', 'trails');
  for (const [[x, y], [a, b]] of ways) {
    const bow = document.createElementNS(SVG, 'path');
    const lift = Math.hypot(a - x, b - y) / 6;
    bow.setAttribute('d', `M${x} ${y}Q${(x + a) / 2} ${(y + b) / 2 - lift} ${a} ${b}`);
    const start = document.createElementNS(SVG, 'circle');
    start.setAttribute('cx', x);
    start.setAttribute('cy', y);
    start.setAttribute('r', 7);
    drawn.append(bow, start);
  }
  return drawn;
}
