"""What pictures refer to instead of drawing it again: icons, crests, pieces and patterns, defined once a page.

A page puts `sheet` into its body; a picture that stands alone carries the definitions that it needs. Shapes that differ
only by a seat's colour are drawn in `currentColor`: whoever refers to them names the colour.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from .svg import Value, el, number

#: By id: how a definition is drawn, and the game that it belongs to (empty: all of them).
_DEFINED: dict[str, tuple[Callable[[], str], str]] = {}
_REFERENCE = re.compile(r'(?:href="#|url\(#)([a-z0-9-]+)')


def define(id: str, draw: Callable[[], str], *, width: float = 24, height: float = 24, game: str = "") -> None:
    """A shape of this size that pictures refer to; what leaves its box is shown too."""
    box = f"0 0 {number(width)} {number(height)}"
    _DEFINED[id] = (lambda: el("symbol", draw(), id=id, viewBox=box, overflow="visible"), game)


def define_pattern(id: str, draw: Callable[[], str], width: float, height: float, *, game: str = "") -> None:
    """A pattern to fill large areas with."""
    _DEFINED[id] = (
        lambda: el("pattern", draw(), id=id, width=width, height=height, patternUnits="userSpaceOnUse"),
        game,
    )


def is_defined(id: str) -> bool:
    return id in _DEFINED


def use(id: str, x: float, y: float, width: float, height: float | None = None, /, **attributes: Value) -> str:
    """A defined shape in a box with its top left corner at a place."""
    high = width if height is None else height
    return el("use", href=f"#{id}", x=x, y=y, width=width, height=high, **attributes)


@lru_cache(32)
def sheet(game: str) -> str:
    """All definitions that the pictures of a game can refer to, as something invisible in a page."""
    drawn = (draw() for draw, owner in _DEFINED.values() if owner in ("", game))
    return el("svg", *drawn, class_="symbols", aria_hidden="true", width=0, height=0)


def needed(picture: str) -> str:
    """The definitions that a picture refers to, and those that they refer to themselves."""
    found: dict[str, str] = {}
    _gather(_REFERENCE.findall(picture), found)
    return el("defs", *found.values()) if found else ""


def _gather(ids: Iterable[str], found: dict[str, str]) -> None:
    for id in dict.fromkeys(ids):
        if id in _DEFINED and id not in found:
            found[id] = _DEFINED[id][0]()
            _gather(_REFERENCE.findall(found[id]), found)
