"""The face of a component, drawn from the same tree that its rules are compiled from.

A cost stands red on the left of an arrow, a gain black on the right, as the rulebooks print it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from zataku.kernel.effects import Again, AnyOrder, Cost, Effect, Either, InTurn, Maybe, Word

from .icons import icon
from .svg import group, text

#: Icons grow with their box up to this size; in a box that is much higher, to a part of it.
LARGEST = 44.0
#: The name of a word's icon.
IconOf = Callable[[Word], str]


@lru_cache(4096)
def face(effect: Effect, x: float, y: float, width: float, height: float, icon_of: IconOf) -> str:
    """The effect as icons, centred in a box and as large as fits."""
    size = min(height * 0.86, max(LARGEST, height * 0.28))
    drawn, used = _draw(effect, size, icon_of)
    if used > width:
        size *= width / used
        drawn, used = _draw(effect, size, icon_of)
    return group(drawn, x=x + (width - used) / 2, y=y + (height - size) / 2)


def _draw(effect: Effect, size: float, icon_of: IconOf, *, cost: bool = False) -> tuple[str, float]:
    """The drawing from x = 0 and its width."""
    match effect:
        case Word():
            return _word(effect, size, icon_of, cost=cost)
        case Cost():
            price = _row(list(effect.price), "+", size, icon_of, cost=True)
            then = _draw(effect.then, size, icon_of)
            arrow = icon("arrow", price[1] + size * 0.05, size * 0.15, size * 0.7)
            return price[0] + arrow + group(then[0], x=price[1] + size * 0.85), price[1] + size * 0.85 + then[1]
        case InTurn() | AnyOrder():
            return _row(list(effect.parts), "", size, icon_of)
        case Either():
            return _row(list(effect.parts), "/", size, icon_of)
        case Maybe():
            return _draw(effect.part, size, icon_of)
        case Again():
            times = text(f"{effect.times}×", size * 0.4, size / 2, size=size * 0.6, weight=600)
            part = _draw(effect.part, size, icon_of)
            return times + group(part[0], x=size * 0.85), size * 0.85 + part[1]


def _row(
    parts: list[Effect] | list[Word], between: str, size: float, icon_of: IconOf, *, cost: bool = False
) -> tuple[str, float]:
    drawn = ""
    used = 0.0
    for number, part in enumerate(parts):
        if number:
            gap = size * (0.4 if between else 0.12)
            if between:
                drawn += text(between, used + gap / 2, size / 2, size=size * 0.6)
            used += gap
        piece, width = _draw(part, size, icon_of, cost=cost)
        drawn += group(piece, x=used)
        used += width
    return drawn, used


def _word(word: Word, size: float, icon_of: IconOf, *, cost: bool) -> tuple[str, float]:
    sign = icon(icon_of(word), 0, 0, size)
    if word.amount == 1 and not cost:
        return sign, size
    fill = "var(--shu)" if cost else "var(--sumi)"
    number = text(str(word.amount), size * 0.28, size / 2, size=size * 0.72, fill=fill, weight=700)
    return number + group(sign, x=size * 0.56), size * 1.56
