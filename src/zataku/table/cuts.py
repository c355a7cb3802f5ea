"""Only what changed is sent: a page is cut into pieces, and those that the browser has already are named, not sent.

A browser tells by their names which pieces of the last page it has. What is answered begins with a letter for every
piece: `=` and a name stand for one that is there already, `+` and a name come before one to be kept under it, and a
space before one that is too short to be worth it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import NamedTuple

#: The header in which a browser names the pieces that it has, and what stands between two of them there and here.
HAVE = "x-zataku-have"
BETWEEN_NAMES = ","
BETWEEN = "\ue001"
_BETWEEN = BETWEEN.encode()
#: The most names that are looked at, and the shortest piece that is worth a name.
MOST_NAMES = 400
_SHORTEST = 60
#: Where a page may be cut: before its regions, the lines of its log, its options, and the things on a board.
_MAY_BEGIN = re.compile(r'<(?:section|li|svg class="board|g id=)')
#: Of what was drawn: how many are known with their pieces, and how much of one is looked for at first.
_DRAWN = 2048
_BEGINNING = 80
#: What lies between pieces and is larger than this is the ground that all boards of a game lie on.
_LANDSCAPE = 2000
#: How many pieces are known by name without being looked at once more.
_NAMED = 16_384


class Piece(NamedTuple):
    """A piece of a page, and what is said of it to a browser that has it and to one that has not."""

    text: str
    name: str
    known: bytes
    new: bytes


class Pieces(NamedTuple):
    """The pieces of something, with the names that they have, and what is said to a browser that has all of them."""

    each: tuple[Piece, ...]
    names: frozenset[str]
    known: bytes


def cut(page: str, drawn: Iterable[str] = ()) -> Iterator[Pieces]:
    """The pieces of a page, some at a time; what has not changed is cut as it was, wherever it stands.

    What was `drawn` in one piece is looked for, in its order: how that is cut is known if it was there before.
    """
    begin = 0
    for picture in drawn:
        at = page.find(picture[:_BEGINNING], begin)
        if at >= 0 and page.startswith(picture, at):
            if at > begin:
                # What lies between pieces is small or always the same.
                between = page[begin:at]
                yield _cut_before(between) if len(between) > _LANDSCAPE else _cut(between)
            yield _cut_before(picture)
            begin = at + len(picture)
    if begin < len(page):
        yield _cut(page[begin:])


def _cut(page: str) -> Pieces:
    begins = [0, *[found.start() for found in _MAY_BEGIN.finditer(page)]]
    pieces = tuple([_piece(page[begin:end]) for begin, end in pairwise([*begins, len(page)]) if begin != end])
    return Pieces(pieces, frozenset([piece.name for piece in pieces]), _BETWEEN.join([piece.known for piece in pieces]))


_cut_before = lru_cache(_DRAWN)(_cut)


@lru_cache(_NAMED)
def _piece(text: str) -> Piece:
    """A piece with what it is called: pieces that differ have different names. A short one is told whole."""
    said = text.encode()
    if len(text) < _SHORTEST:
        return Piece(text, "", b" " + said, b" " + said)
    name = blake2b(said, digest_size=6).hexdigest()
    return Piece(text, name, b"=" + name.encode(), b"+" + name.encode() + said)


def only_new(regions: Iterable[tuple[str, Iterable[str]]], have: str) -> bytes:
    """Regions of a page, and what was drawn in them, for a browser that has these pieces."""
    known = frozenset(["", *have.split(BETWEEN_NAMES, MOST_NAMES)])
    said = []
    for region, drawn in regions:
        for pieces in cut(region, drawn):
            if pieces.names <= known:
                said.append(pieces.known)
            else:
                said += [each.known if each.name in known else each.new for each in pieces.each]
    return _BETWEEN.join(said)
