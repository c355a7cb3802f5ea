"""Only what changed is sent: a page is cut into pieces, and of those that a browser has it is told where they stood.

What is sent is a list in JSON. A text is a new piece; two numbers in brackets stand for pieces of the page before, from
the first one up to the second. All of them in their order are the page, and its pieces are counted in the same order.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from typing import NamedTuple

import msgspec

#: Where a page may be cut: before its regions, the lines of its log, its options, and the things on a board.
_BEGINS = re.compile('<(?:section|li|svg class="board|g (?:id=|aria-hidden=))')
#: How many texts are known with their pieces, for the next one who sees the same.
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

    __slots__ = ("_blocks", "_pieces")

    def __init__(self) -> None:
        #: The pieces in their order, and where those of each block begin and end.
        self._pieces = array("q")
        self._blocks: dict[int, tuple[int, int]] = {}

    def next(self, regions: Iterable[Region]) -> tuple[Page, bytes]:
        """The page after this one, and what is sent of it to a browser that has this one."""
        page = Page()
        pieces, blocks = page._pieces, page._blocks
        known = self._blocks
        places: dict[int, int] = {}
        said: list[str | tuple[int, int]] = []
        # Pieces of the page before that come next, and are not told yet.
        first = last = 0
        for block in chain.from_iterable([region.blocks for region in regions]):
            name = hash(block)
            begin = len(pieces)
            there = known.get(name)
            if there is not None:
                pieces += self._pieces[there[0] : there[1]]
                if there[0] != last:
                    _tell(said, first, last)
                    first = there[0]
                last = there[1]
            else:
                places = places or dict(zip(self._pieces, range(len(self._pieces)), strict=True))
                for piece, hashed in _cut(block):
                    pieces.append(hashed)
                    place = places.get(hashed)
                    if place != last or place is None:
                        _tell(said, first, last)
                        first = last = place or 0
                    if place is None:
                        said.append(piece)
                    else:
                        last = place + 1
            blocks[name] = begin, len(pieces)
        _tell(said, first, last)
        return page, _json(said)


def _tell(said: list[str | tuple[int, int]], first: int, last: int) -> None:
    if first != last:
        said.append((first, last))


@lru_cache(_CUT)
def _cut(block: str) -> tuple[tuple[str, int], ...]:
    """The pieces of a text, with their hashes."""
    text = str(block)
    cuts = [0, *[begin.start() for begin in _BEGINS.finditer(text) if begin.start()], len(text)]
    pieces = [text[begin:end] for begin, end in pairwise(cuts)]
    return tuple(zip(pieces, map(hash, pieces), strict=True))
