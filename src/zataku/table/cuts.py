"""Only what changed is sent: a page is cut into pieces, and of those that a browser has it is told where they stood.

What is sent is a list in JSON. A text is a new piece; two numbers in brackets stand for pieces of the page before, from
the first one up to the second. All of them in their order are the page, and its pieces are counted in the same order.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from typing import NamedTuple

import msgspec

from zataku.draw.part import Part

#: Where a page may be cut: before its regions, the lines of its log, its options, and the things on a board.
_BEGINS = re.compile('<(?:section|li|svg class="board|g (?:id=|aria-hidden=))')
_THING = "<g id="
#: A piece has so many characters at least, but for the last of a text: to know shorter ones costs more than it saves.
_SHORT = 160
#: Of how many texts the pieces are known, for the next one who sees the same.
_CUT = 256

_json = msgspec.json.Encoder().encode


class Region(NamedTuple):
    """A region of a page: the texts that it consists of, what was drawn in one piece and what lies between."""

    blocks: Sequence[str]

    @property
    def text(self) -> str:
        return "".join(self.blocks)


class Page:
    """A page as a browser was sent it, as far as one needs to know it to send the next one.

    Texts are known by their hash, which nobody outside can foresee: so a page that waits for the next one is small.
    """

    __slots__ = ("_blocks", "_names")

    def __init__(self) -> None:
        #: What its pieces are called, in their order, and where those of each block begin and end.
        self._names = array("q")
        self._blocks: dict[int, tuple[int, int]] = {}

    def next(self, regions: Iterable[Region]) -> tuple[Page, bytes]:
        """The page after this one, and what is sent of it to a browser that has this one."""
        page = Page()
        known = self._blocks
        blocks = [(hash(block), block) for block in chain.from_iterable([region.blocks for region in regions])]
        telling = _Telling(self._names, [known[name] for name in known.keys() - dict(blocks).keys()])
        begin = 0
        for name, block in blocks:
            there = known.get(name)
            if there is None:
                names = _names(block)
                telling.new(block, names)
            else:
                names = self._names[there[0] : there[1]]
                telling.stays(*there)
            page._names += names
            end = begin + len(names)
            page._blocks[name] = begin, end
            begin = end
        return page, telling.said()


class _Telling:
    """Tells a page, piece by piece, to somebody who has the one before."""

    def __init__(self, before: array[int], gone: Iterable[tuple[int, int]]) -> None:
        self._before = before
        #: Where pieces stood of what is gone or has changed.
        self._places = {before[at]: at for begin, end in gone for at in range(begin, end)}
        self._said: list[str | tuple[int, int]] = []
        # Pieces of the page before that come next, and are not told yet.
        self._first = self._last = 0

    def stays(self, begin: int, end: int) -> None:
        """Next come these pieces of the page before."""
        if begin != self._last:
            self._tell()
            self._first = begin
        self._last = end

    def new(self, block: str, names: array[int]) -> None:
        """Next comes a text that was not there as a block, with the names of its pieces; parts of it may have been."""
        place = self._places.get(names[0])
        if place is not None and self._before[place : place + len(names)] == names:
            self.stays(place, place + len(names))
            return
        for piece in _cut(block):
            if isinstance(piece, Part):
                self.new(piece, _names(piece))
            elif (place := self._places.get(hash(piece))) is not None:
                self.stays(place, place + 1)
            else:
                self._tell()
                self._said.append(piece)

    def _tell(self) -> None:
        if self._first != self._last:
            self._said.append((self._first, self._last))
            self._first = self._last = 0

    def said(self) -> bytes:
        self._tell()
        return _json(self._said)


def _names(block: str) -> array[int]:
    """What the pieces of a text are called: by their hashes."""
    if not isinstance(block, Part):
        return array("q", map(hash, _cut(block)))
    if block.names is None:
        block.names = array("q")
        for piece in _cut(block):
            if isinstance(piece, Part):
                block.names += _names(piece)
            else:
                block.names.append(hash(piece))
    return block.names


@lru_cache(_CUT)
def _cut(block: str) -> tuple[str, ...]:
    """The pieces of a text; the parts in it as they are."""
    if not isinstance(block, Part):
        return tuple(_pieces(str(block), _next_begin))
    pieces: list[str] = []
    for inner in block.blocks:
        pieces += [inner] if isinstance(inner, Part) else _pieces(inner, _next_thing)
    return tuple(pieces)


def _pieces(text: str, next_cut: Callable[[str, int], int]) -> list[str]:
    """The pieces of a text without parts."""
    cuts = [0]
    while (at := next_cut(text, cuts[-1] + _SHORT)) >= 0:
        cuts.append(at)
    return [text[begin:end] for begin, end in pairwise([*cuts, len(text)])] if len(cuts) > 1 else [text]


def _next_begin(text: str, at: int) -> int:
    found = _BEGINS.search(text, at)
    return -1 if found is None else found.start()


def _next_thing(text: str, at: int) -> int:
    """In what is drawn it is enough to look for things with an id, which is quicker."""
    return text.find(_THING, at)
