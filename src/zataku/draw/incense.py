"""Sticks of incense: burning ones with the crest of their seat at the foot, and those of a ghost."""

from __future__ import annotations

from .definitions import define, use
from .palette import seat_colour
from .pieces import crest
from .svg import Value, circle, el, path, rect

_HEIGHT = 60


def _burning() -> str:
    return _cold() + circle(6, 4, 4.2, fill="var(--ember)", line=1.1)


def _cold() -> str:
    return rect(2.8, 4, 6.4, 56, fill="currentColor", line=1.2, round=2)


def _ghostly() -> str:
    """Nobody's stick: pale and unlit, with a wandering flame at its foot."""
    stick = rect(
        2.8, 4, 6.4, 56, fill="var(--stone)", stroke="var(--usuzumi)", line=1.4, round=2, stroke_dasharray="4 2.5"
    )
    return (
        stick
        + circle(6, 59, 10, fill="var(--washi)", stroke="var(--usuzumi)", line=1.6)
        + path("M1 61c-1-7 5-8 3-14 6 3 9 8 7 13a5.2 5.2 0 0 1-10 1z", fill="var(--water)", width=1.3)
    )


define("incense-burning", _burning, width=12, height=_HEIGHT)
define("incense-cold", _cold, width=12, height=_HEIGHT)
define("incense-ghost", _ghostly, width=12, height=_HEIGHT)


def stick(
    owner: int | str, x: float, y: float, *, height: float = 60, burning: bool = True, foot: float = 20, **more: Value
) -> str:
    """A stick of a seat, or of the ghost; x is its middle, y its foot. The crest lies at the foot, so that colour never
    stands alone."""
    width = height / 5
    if isinstance(owner, str):
        return use("incense-ghost", x - width / 2, y - height, width, height, **more)
    shape = "incense-burning" if burning else "incense-cold"
    drawn = use(shape, x - width / 2, y - height, width, height, color=seat_colour(owner))
    return el("g", drawn, crest(owner, x - foot / 2, y - 1 - foot / 2, foot), **more)
