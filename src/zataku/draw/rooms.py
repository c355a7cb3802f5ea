"""Rooms of a house: tiles with a kind and its comfort, and arrangements of kinds as a box prints them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from .definitions import define, use
from .icons import icon
from .svg import Value, circle, path, rect, text

KINDS = ("decoration", "faith", "garden", "object")
#: A room of whichever kind, in an arrangement.
ANY = "any"
#: A room that an arrangement does not look at.
NOTHING = ""
_MOST_COMFORT = 3


def _tile(kind: str, comfort: int) -> str:
    dots = "".join(
        circle(42 + (each - (comfort - 1) / 2) * 14.5, 74, 5.2, fill="var(--sumi)", stroke=None)
        for each in range(comfort)
    )
    return (
        rect(0, 0, 84, 84, fill=f"var(--kind-{kind})", line=2.2, round=8)
        + path("M5 65.5h74", width=1, stroke_opacity=0.35)
        + icon(kind, 15, 6, 54)
        + dots
    )


def _cell(kind: str) -> str:
    return rect(0.6, 0.6, 22.8, 22.8, fill=f"var(--kind-{kind})", line=0.9, round=2.4) + icon(kind, 3.6, 3.6, 16.8)


def _any_cell() -> str:
    """The grounds of all four kinds."""
    places = zip(("decoration", "object", "garden", "faith"), ((0, 0), (1, 0), (0, 1), (1, 1)), strict=True)
    grounds = "".join(
        rect(0.6 + x * 11.4, 0.6 + y * 11.4, 11.4, 11.4, fill=f"var(--kind-{kind})", stroke=None, round=0)
        for kind, (x, y) in places
    )
    return grounds + rect(0.6, 0.6, 22.8, 22.8, fill="none", line=0.9, round=1.8)


def _several(kind: str) -> str:
    """Some tiles of a kind, wherever they lie."""
    cards = "".join(
        rect(3.2 + each * 2.6, 3.2 - each * 2.6, 17.6, 17.6, fill=f"var(--kind-{kind})", line=0.9, round=2.2)
        for each in (1, 0, -1)
    )
    return cards + icon(kind, 2.6, 7.8, 13.6)


for _kind in KINDS:
    for _comfort in range(1, _MOST_COMFORT + 1):
        define(f"room-{_kind}-{_comfort}", partial(_tile, _kind, _comfort), width=84, height=84)
    define(f"room-{_kind}", partial(_cell, _kind))
    define(f"rooms-{_kind}", partial(_several, _kind))
define(f"room-{ANY}", _any_cell)


def tile(kind: str, comfort: int, x: float, y: float, size: float, **attributes: Value) -> str:
    """A tile of a kind with its comfort as dots."""
    return use(f"room-{kind}-{comfort}", x, y, size, **attributes)


def cell_size(rows: Sequence[Sequence[str]], width: float, height: float, largest: float) -> float:
    """How large the cells of an arrangement can be in a box."""
    return min(width / len(rows[0]), height / len(rows), largest)


def arrangement(
    rows: Sequence[Sequence[str]], x: float, y: float, width: float, height: float, largest: float = 62
) -> str:
    """Kinds in their places, from the top and from the left, in the middle of a box."""
    size = cell_size(rows, width, height, largest)
    left, top = x + (width - size * len(rows[0])) / 2, y + (height - size * len(rows)) / 2
    return "".join(
        use(f"room-{kind}", left + column * size, top + row * size, size)
        for row, kinds in enumerate(rows)
        for column, kind in enumerate(kinds)
        if kind != NOTHING
    )


def several(kind: str, x: float, y: float, width: float, height: float, largest: float = 62) -> str:
    """All tiles of a kind together, in the middle of a box."""
    size = min(width, height, largest)
    return use(f"rooms-{kind}", x + (width - size) / 2, y + (height - size) / 2, size)


def comfort(amount: int, x: float, y: float, size: float) -> str:
    """`≥ 5 •`: comfort that is asked for, around a middle."""
    dot = circle(x + size * 0.8, y, size * 0.22, fill="var(--sumi)", stroke=None)
    return text(f"≥{amount}", x + size * 0.46, y, size=size, weight=700, anchor="end") + dot
