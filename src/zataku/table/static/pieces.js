// Pieces of what the server said last: what they are called is sent with the next question, and only others come.

const BETWEEN = '\ue001';
const NAME = 12;

export class Pieces {
  constructor() {
    this.kept = new Map();
  }

  get headers() { return { 'x-zataku-have': [...this.kept.keys()].join(',') }; }

  // The page that an answer stands for. `=` names a piece that is here, `+` one to be kept; others are kept by nobody.
  whole(answer) {
    const kept = new Map();
    const pieces = answer.split(BETWEEN).map((told) => {
      if (told.startsWith(' ')) return told.slice(1);
      const name = told.slice(1, 1 + NAME);
      kept.set(name, told.startsWith('=') ? this.kept.get(name) : told.slice(1 + NAME));
      return kept.get(name);
    });
    this.kept = kept;
    return pieces.join('');
  }
}
