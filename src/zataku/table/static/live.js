// What happens at the table, as it happens: live events say that there is something new, and it is fetched as HTML.

import { Pieces } from './pieces.js';
import { hush, toast } from './toast.js';

// Milliseconds before a server that did not answer is asked again.
const PATIENCE = 1500;

export class Live {
  // `table` knows which entry it shows, what to ask for, and shows what comes.
  constructor(table) {
    this.table = table;
    this.loading = false;
    this.again = 0;
    this.pieces = new Pieces();
    this.connect();
  }

  connect() {
    const source = new EventSource(`/api/tables/${this.table.id}/stream?after=${this.table.number}`);
    source.addEventListener('entry', (event) => this.refresh(JSON.parse(event.data).number));
    source.addEventListener('gap', () => this.refresh());
    source.addEventListener('thinking', () => document.querySelector('.thinking')?.classList.add('now'));
    source.addEventListener('open', () => hush('lost'));
    source.addEventListener('error', () => {
      toast(this.table.words.wordsLost, 'lost');
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.reconnect(), PATIENCE);
    });
    addEventListener('pagehide', () => source.close());
  }

  reconnect() {
    this.connect();
    this.refresh();
  }

  // Fetches and shows what changed; with a number, only if that entry is not shown yet.
  async refresh(number = Infinity) {
    if (number <= this.table.number) return;
    if (this.loading) {
      this.again = Math.max(this.again, number === Infinity ? this.table.number + 1 : number);
      return;
    }
    this.loading = true;
    try {
      const html = await this.fetched(this.table.fragment);
      if (html !== null) this.table.show(html);
    } finally {
      this.loading = false;
      const { again } = this;
      this.again = 0;
      if (again) this.refresh(again);
    }
  }

  // What is not to be had now (the server is away, or has too much to do) is asked for again a little later.
  async fetched(path) {
    clearTimeout(this.asking);
    try {
      const answer = await fetch(path, { headers: this.pieces.headers });
      if (answer.ok) return this.pieces.whole(await answer.text());
      if (answer.status !== 429 && answer.status < 500) return null;
    } catch {
      toast(this.table.words.wordsLost, 'lost');
    }
    this.asking = setTimeout(() => this.refresh(), PATIENCE);
    return null;
  }
}
