"""A part of a picture as text, which knows the parts in it: so that nobody looks through it again."""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Iterable, Iterator
from typing import TypeAlias

_ID = re.compile(r' id="([^"]+)"')
#: How much of a part is looked for at first.
_BEGINNING = 80
#: A part with fewer characters is as quickly looked through as looked up.
_SMALL = 400


class Part(str):
    """The text of something drawn, and the parts that it was put together from, with where they begin."""

    __slots__ = ("_ids", "inner", "names")

    inner: Places
    #: For whoever cuts pages: what the pieces of this one are called there, in their order, once it was cut.
    names: array[int] | None
    _ids: frozenset[str] | None

    def __new__(cls, text: str, parts: Iterable[Part] = ()) -> Part:
        part = super().__new__(cls, text)
        part.inner = placed(text, parts)
        part.names = part._ids = None
        return part

    @property
    def blocks(self) -> Iterator[str]:
        """All of it in order: the parts in it, and what lies between them."""
        return blocks_of(self, self.inner)

    @property
    def ids(self) -> frozenset[str]:
        """All ids in it."""
        if self._ids is None:
            here = (block.ids if isinstance(block, Part) else ids_in(block) for block in self.blocks)
            self._ids = frozenset().union(*here)
        return self._ids


#: Parts in a text, one behind the other, and where they begin.
Places: TypeAlias = tuple[tuple[int, Part], ...]


def placed(text: str, parts: Iterable[Part]) -> Places:
    """Where these parts begin in a text; small ones and those that are not in it as they are have no place."""
    found: list[tuple[int, Part]] = []
    begin = 0
    for part in parts:
        if len(part) < _SMALL:
            continue
        at = text.find(part[:_BEGINNING], begin)
        if at >= 0 and text.startswith(part, at):
            found.append((at, part))
            begin = at + len(part)
    return tuple(found)


def blocks_of(text: str, places: Places) -> Iterator[str]:
    """All of a text in order: the parts in it, and what lies between them."""
    begin = 0
    for at, part in places:
        if at > begin:
            yield text[begin:at]
        yield part
        begin = at + len(part)
    if begin < len(text):
        yield text[begin:]


def ids_in(text: str) -> frozenset[str]:
    """All ids in a text."""
    return frozenset(map(sys.intern, _ID.findall(text)))
