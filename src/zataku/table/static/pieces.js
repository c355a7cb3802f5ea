// The pieces of what the server sent last: of those that have not changed it only says where they stood.

export class Pieces {
  constructor() {
    this.kept = [];
  }

  // The page that is told: a text is a new piece, two numbers are pieces of the page before, from one up to another.
  whole(told) {
    this.kept = JSON.parse(told).flatMap((each) => (Array.isArray(each) ? this.kept.slice(...each) : [each]));
    return this.kept.join('');
  }
}
