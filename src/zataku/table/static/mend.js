// Boards and the log are large, and a choice changes little of them. So they are mended, not replaced: only what
// differs from what the server said last is changed on the page, and the browser lays out and paints no more than that.
//
// What the page itself adds (a glow, a zoom) stays until the page takes it off again. What the page has changed in a
// way that nobody could tell from outside carries data-altered, with an id, and is made anew.

export class Mended {
  constructor(shown) {
    // The region as the server said it, and for each part of that the one on the page.
    this.said = shown.cloneNode(true);
    this.onPage = new WeakMap();
    this.shown = shown;
    this.pair(this.said, shown);
  }

  pair(said, shown) {
    this.onPage.set(said, shown);
    let at = shown.firstChild;
    for (let each = said.firstChild; each; each = each.nextSibling) {
      this.pair(each, at);
      at = at.nextSibling;
    }
  }

  // Makes the region on the page what the server says now.
  mend(fresh) {
    if (this.said.isEqualNode(fresh)) return;
    for (const altered of this.shown.querySelectorAll('[data-altered]')) {
      this.said.querySelector(`[id="${altered.id}"]`)?.remove();
      altered.remove();
    }
    this.change(this.said, fresh);
  }

  change(said, fresh) {
    const shown = this.onPage.get(said);
    if (said.nodeType !== Node.ELEMENT_NODE) {
      for (const each of [said, shown]) each.nodeValue = fresh.nodeValue;
      return;
    }
    changeAttributes(said, fresh, shown);
    this.changeParts(said, fresh, shown);
  }

  changeParts(said, fresh, shown) {
    const before = [...said.childNodes];
    const after = [...fresh.childNodes];
    const kept = this.kept(before, after, shown);
    const parts = after.map((each, at) => kept[at] ?? this.added(each));
    if (parts.length !== before.length || parts.some((each, at) => each !== before[at])) {
      arrange(said, parts);
      arrange(shown, parts.map((each) => this.onPage.get(each)));
    }
    after.forEach((each, at) => {
      if (kept[at] && !kept[at].isEqualNode(each)) this.change(kept[at], each);
    });
  }

  // For each part that is said now the one that becomes it, if there is one: the same thing, else one that is equal,
  // else one of its kind.
  kept(before, after, shown) {
    const start = before.findIndex((each, at) => !after[at]?.isEqualNode(each));
    const begin = start < 0 ? before.length : start;
    const kept = before.slice(0, begin);
    const left = new Set(before.slice(begin).filter((each) => this.onPage.get(each).parentNode === shown));
    // Sentences in which somebody has marked words are kept whole, or not at all.
    const isBare = (each) => !('terms' in (this.onPage.get(each).dataset ?? {}));
    const take = (at, fits) => {
      if (kept[at]) return;
      for (const each of left) {
        if (fits(each, after[at])) {
          kept[at] = each;
          left.delete(each);
          return;
        }
      }
    };
    for (let at = begin; at < after.length; at += 1) take(at, isSameThing);
    for (let at = begin; at < after.length; at += 1) take(at, (one, other) => one.isEqualNode(other));
    for (let at = begin; at < after.length; at += 1) take(at, (one, other) => isBare(one) && isOfOneKind(one, other));
    return kept;
  }

  // A part that is new, on the page too.
  added(said) {
    this.pair(said, document.importNode(said, true));
    return said;
  }
}

const nameOf = (node) => node.id || node.dataset?.move || '';

const isSameThing = (one, other) => nameOf(one) !== '' && isAlike(one, other);

const isOfOneKind = (one, other) => nameOf(one) === '' && isAlike(one, other);

// A picture of another size is another picture.
function isAlike(one, other) {
  return one.nodeName === other.nodeName && nameOf(one) === nameOf(other)
    && one.getAttribute?.('viewBox') === other.getAttribute?.('viewBox');
}

function changeAttributes(said, fresh, shown) {
  for (const name of new Set([...said.getAttributeNames(), ...fresh.getAttributeNames()])) {
    const was = said.getAttribute(name);
    const is = fresh.getAttribute(name);
    if (was !== is) {
      if (name === 'class') changeClasses(shown, was, is);
      else set(shown, name, is);
      set(said, name, is);
    }
  }
}

const wordsOf = (list) => (list ?? '').split(/\s+/).filter(Boolean);

function changeClasses(shown, was, is) {
  shown.classList.remove(...wordsOf(was));
  shown.classList.add(...wordsOf(is));
}

function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

// Lets an element have these children in this order; those that are where they belong are not touched.
function arrange(parent, children) {
  const wanted = new Set(children);
  const gone = [...parent.childNodes].filter((each) => !wanted.has(each));
  for (const each of gone) each.remove();
  let at = parent.firstChild;
  for (const child of children) {
    if (child === at) at = at.nextSibling;
    else parent.insertBefore(child, at);
  }
}
