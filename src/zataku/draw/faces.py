"""The face of a component, drawn from the same tree that its rules are compiled from.

A cost stands red on the left of an arrow, a gain black on the right, as the rulebooks print it. A choice within a row
stands on a ground of its own, so that `a + (b / c)` does not read like `(a + b) / c`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from zataku.kernel.effects import Again, AnyOrder, Cost, Effect, Either, InTurn, Maybe, Word

from .icons import icon
from .svg import group, path, rect, text

#: Icons grow with their box up to this size; in a very high box, up to a part of its height.
LARGEST = 44.0
#: Icons of this size are read easily: nothing is written closer or in two lines to make them larger still.
ENOUGH = 30.0
#: How much larger icons must become for that.
CLOSE, HALVED = 1.2, 1.05

#: The room for a slash, as a part of an icon's size.
_SLASH = 0.36


class Sign(NamedTuple):
    """An icon with a note beside it (what it costs less); where there is no room, an icon that says both."""

    icon: str
    note: str = ""
    close: str = ""


#: The name of a word's icon, or its sign.
IconOf = Callable[[Word], str | Sign]


class _Row(NamedTuple):
    """Something drawn from x = 0, and its width."""

    drawn: str
    width: float


class _Pen(NamedTuple):
    """How big icons are drawn, and whether notes stand beside them."""

    size: float
    icon_of: IconOf
    close: bool = False


@lru_cache(4096)
def face(
    effect: Effect,
    x: float,
    y: float,
    width: float,
    height: float,
    icon_of: IconOf,
    *,
    largest: float | None = None,
    anchor: str = "middle",
) -> str:
    """The effect as icons in a box, as large as fits: in one line, else closer, else in two lines."""
    most = min(height * 0.86, max(LARGEST, height * 0.28)) if largest is None else min(height, largest)
    pen, rows = max(_ways(effect, width, height, most, icon_of), key=lambda way: _worth(*way))
    used = max(row.width for row in rows)
    left = x if anchor == "start" else x + (width - used) / 2
    gap = min(height / len(rows), pen.size * 1.1)
    top = y + (height - gap * (len(rows) - 1) - pen.size) / 2
    return "".join(
        group(row.drawn, x=left + (0 if anchor == "start" else (used - row.width) / 2), y=top + number * gap)
        for number, row in enumerate(rows)
    )


def _worth(pen: _Pen, rows: Sequence[_Row]) -> float:
    """The larger the better, and better in one line with notes beside the icons."""
    return min(pen.size, ENOUGH) / (CLOSE if pen.close else 1) / (HALVED if len(rows) > 1 else 1)


def _ways(
    effect: Effect, width: float, height: float, most: float, icon_of: IconOf
) -> list[tuple[_Pen, Sequence[_Row]]]:
    """How the effect can be written into the box, what reads best first."""
    ways: list[tuple[_Pen, Sequence[_Row]]] = []
    for close in (False, True):
        for parts in (_whole, _halved):
            size = min(most, height / len(parts(effect)))
            used = max(_draw(part, _Pen(1, icon_of, close)).width for part in parts(effect))
            pen = _Pen(min(size, width / used), icon_of, close)
            rows = [_draw(part, pen) for part in parts(effect)]
            if len(rows) > 1 and isinstance(effect, Either):
                rows[0] = _Row(rows[0].drawn + _slash(rows[0].width, pen.size), rows[0].width)
            ways.append((pen, rows))
    return ways


def _whole(effect: Effect) -> list[Effect]:
    return [effect]


def _halved(effect: Effect) -> list[Effect]:
    """The effect in two lines, if it is a row of things."""
    if not isinstance(effect, InTurn | AnyOrder | Either) or len(effect.parts) < 2:
        return [effect]
    half = (len(effect.parts) + 1) // 2
    kind = type(effect)
    return [kind(part) if len(part) > 1 else part[0] for part in (effect.parts[:half], effect.parts[half:])]


def _draw(effect: Effect, pen: _Pen, *, cost: bool = False, framed: bool = False) -> _Row:
    size = pen.size
    match effect:
        case Word():
            return _word(effect, pen, cost=cost)
        case Cost():
            price = _row(effect.price, pen, cost=True)
            then = _draw(effect.then, pen)
            arrow = icon("arrow", price.width + size * 0.05, size * 0.15, size * 0.7)
            then_at = price.width + size * 0.85
            return _Row(price.drawn + arrow + group(then.drawn, x=then_at), then_at + then.width)
        case InTurn() | AnyOrder():
            return _row(effect.parts, pen, framed=framed)
        case Either():
            return _row(effect.parts, pen, between="/", framed=framed)
        case Maybe():
            return _draw(effect.part, pen, framed=framed)
        case Again():
            part = _draw(effect.part, pen, framed=True)
            times = text(str(effect.times), size * 0.27, size / 2, size=size * 0.88, weight=700)
            return _Row(times + group(part.drawn, x=size * 0.56), size * 0.56 + part.width)


def _row(parts: Sequence[Effect], pen: _Pen, *, between: str = "", cost: bool = False, framed: bool = False) -> _Row:
    size = pen.size
    edge = size * 0.08 if framed else 0.0
    drawn = ""
    used = edge
    for number, part in enumerate(parts):
        if number:
            gap = size * (_SLASH if between else 0.12)
            if between:
                drawn += _slash(used, size)
            used += gap
        inner = isinstance(part, Either) if not between else isinstance(part, InTurn | AnyOrder)
        piece = _draw(part, pen, cost=cost, framed=inner)
        drawn += group(piece.drawn, x=used)
        used += piece.width
    used += edge
    if framed:
        drawn = rect(0, 0, used, size, fill="var(--mist)", stroke=None, round=size * 0.25) + drawn
    return _Row(drawn, used)


def _slash(x: float, size: float) -> str:
    """Between alternatives; also at the end of a line that goes on."""
    gap = size * _SLASH
    line = f"M{x + gap * 0.7:.1f} {size * 0.18:.1f}L{x + gap * 0.3:.1f} {size * 0.82:.1f}"
    return path(line, width=max(1.4, size * 0.06), stroke="var(--usuzumi)")


def _word(word: Word, pen: _Pen, *, cost: bool) -> _Row:
    size = pen.size
    sign = pen.icon_of(word)
    if isinstance(sign, Sign):
        return _noted(sign, pen)
    if word.amount == 1 and not cost:
        return _Row(icon(sign, 0, 0, size), size)
    fill = "var(--shu)" if cost else "var(--sumi)"
    number = text(str(word.amount), size * 0.27, size / 2, size=size * 0.8, fill=fill, weight=700)
    return _Row(number + icon(sign, size * 0.57, 0, size), size * 1.57)


def _noted(sign: Sign, pen: _Pen) -> _Row:
    size = pen.size
    if pen.close and sign.close:
        return _Row(icon(sign.close, 0, 0, size), size)
    note = text(sign.note, size, size / 2, size=size * 0.78, anchor="start", fill="var(--shu)", weight=700)
    return _Row(icon(sign.icon, 0, 0, size) + note, size * 2.0)
