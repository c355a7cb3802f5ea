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
from zlib import crc32

#: The header in which a browser names the pieces that it has, and what stands between two of them there and here.
HAVE = "x-zataku-have"
BETWEEN_NAMES = ","
BETWEEN = "\ue001"
_BETWEEN = BETWEEN.encode()
#: The most names that are looked at, and the shortest piece that is worth a name.
MOST_NAMES = 400
_SHORTEST = 120
#: Where a page may be cut: before its regions, the lines of its log, its options, and some of what lies on a board.
_MAY_BEGIN = re.compile(r'<(?:section|li|svg class="board|g id="([^"]*)")')
_ONE_IN = 3
#: Of what was drawn: how many are known with their pieces, and how much of one is looked for at first.
_DRAWN = 2048
_BEGINNING = 80
#: How many pieces are known by name without being looked at once more.
_NAMED = 8192


def cut(page: str, drawn: Iterable[str] = ()) -> Iterator[tuple[str, ...]]:
    """The pieces of a page, some at a time; what has not changed is cut as it was, wherever it stands.

    What was `drawn` in one piece is looked for, in its order: how that is cut is known if it was there before.
    """
    begin = 0
    for picture in drawn:
        at = page.find(picture[:_BEGINNING], begin)
        if at >= 0 and page.startswith(picture, at):
            yield _cut(page[begin:at])
            yield _cut_before(picture)
            begin = at + len(picture)
    yield _cut(page[begin:])


def _cut(page: str) -> tuple[str, ...]:
    begins = [0]
    for found in _MAY_BEGIN.finditer(page):
        id = found[1]
        if id is None or crc32(id.encode()) % _ONE_IN == 0:
            begins.append(found.start())
    return tuple(page[begin:end] for begin, end in zip(begins, [*begins[1:], len(page)], strict=True) if begin != end)


_cut_before = lru_cache(_DRAWN)(_cut)


@lru_cache(_NAMED)
def name(piece: str) -> str:
    """What a piece is called: pieces that differ have different names."""
    return blake2b(piece.encode(), digest_size=6).hexdigest()


def only_new(regions: Iterable[tuple[str, Iterable[str]]], have: str) -> bytes:
    """Regions of a page, and what was drawn in them, for a browser that has these pieces."""
    known = frozenset(have.split(BETWEEN_NAMES, MOST_NAMES))
    said = []
    for piece in (piece for region, drawn in regions for pieces in cut(region, drawn) for piece in pieces):
        if len(piece) < _SHORTEST:
            said.append(b" " + piece.encode())
            continue
        called = name(piece)
        said.append(f"={called}".encode() if called in known else f"+{called}{piece}".encode())
    return _BETWEEN.join(said)
