"""Marks on what is asked and owed: met or missing, points to gain and to lose, coins to pay."""

from __future__ import annotations

from .icons import icon
from .svg import text

#: The width of a figure in the widest of the fonts that a page may fall back to, in sizes of its letters.
FIGURE = 0.68


def asked(missing: int | None, x: float, y: float, size: float) -> str:
    """A tick when nothing is missing, else an empty place with how many are; crossed out when it cannot be any more.
    x, y is the middle."""
    name = "impossible" if missing is None else "missing" if missing else "met"
    mark = icon(name, x - size / 2, y - size / 2, size)
    if not missing:
        return mark
    return mark + text(str(missing), x, y + 0.5, size=size * 0.74, weight=700, fill="var(--usuzumi)")


def signed(amount: int) -> str:
    """A number with a true minus."""
    return str(amount).replace("-", "−")


def points(amount: int, x: float, y: float, size: float) -> str:
    """A number and the fan of points; x is the left, y the middle."""
    said = signed(amount)
    letters = size * 0.86
    wide = len(said) * letters * FIGURE
    sign = icon("point", x + wide + 2, y - size / 2, size)
    return text(said, x, y + 1, size=letters, weight=700, anchor="start") + sign


def price(coins: int, x: float, y: float, size: float) -> str:
    """Coins to pay, red-handed; x, y is the middle."""
    number = text(str(coins), x - size * 0.42, y + 1, size=size * 0.9, weight=700, fill="var(--shu)")
    return number + icon("coin", x - size * 0.1, y - size / 2, size)
