// What happens at the table, as it happens: the server sends what changes on the page.

import { Pieces } from './pieces.js';
import { hush, toast } from './toast.js';

// Milliseconds before a server that did not answer is asked again, and in which it has shown what one did.
const PATIENCE = 1500;

export class Live {
  // `table` knows which entry it shows, how it looks at the table, and shows what comes.
  constructor(table) {
    this.table = table;
    this.follow(table.number);
    addEventListener('pagehide', () => this.source.close());
  }

  // Follows the table as the page looks at it now, from this entry on.
  follow(after) {
    clearTimeout(this.waiting);
    this.source?.close();
    const pieces = new Pieces();
    const source = new EventSource(`/tables/${this.table.id}/stream?${this.table.query({ after })}`);
    source.addEventListener('page', ({ data, lastEventId }) => {
      const html = pieces.whole(data);
      // What is on its way may be older than what was asked for.
      if (Number(lastEventId) >= this.table.number) this.table.show(html);
    });
    source.addEventListener('thinking', () => document.querySelector('.thinking')?.classList.add('now'));
    source.addEventListener('open', () => hush('lost'));
    source.addEventListener('error', () => {
      toast(this.table.words.wordsLost, 'lost');
      if (source.readyState === EventSource.CLOSED) this.lookSoon();
    });
    this.source = source;
  }

  // The page shows this entry soon; if it does not come, it is asked for.
  expect(number) {
    if (number > this.table.number) {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => number > this.table.number && this.look(), PATIENCE);
    }
  }

  lookSoon() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.look(), PATIENCE);
  }

  // Shows the table as it is now, and follows it from there.
  async look() {
    if (this.looking) {
      this.again = true;
      return;
    }
    clearTimeout(this.waiting);
    this.source.close();
    this.looking = true;
    const html = await this.fetched();
    this.looking = false;
    const { again } = this;
    this.again = false;
    if (again) {
      this.look();
    } else if (html !== null) {
      this.table.show(html);
      this.follow(this.table.number);
    }
  }

  // What is not to be had now (the server is away, or has too much to do) is asked for again a little later.
  async fetched() {
    try {
      const answer = await fetch(`/tables/${this.table.id}/fragment?${this.table.query()}`);
      if (answer.ok) return await answer.text();
      if (answer.status !== 429 && answer.status < 500) return null;
    } catch {
      toast(this.table.words.wordsLost, 'lost');
    }
    this.lookSoon();
    return null;
  }
}
