"""Who stands against whom: the heads of a fight, for a dragon, a monk or two samurai."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final

from zataku.draw.icons import icon
from zataku.draw.lettering import shortened
from zataku.draw.pieces import crest
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, path, rect, text

from .. import elements
from ..components import DRAGON_TYPE_IDS, DRAGON_TYPES, FALLEN_TEETH
from ..gear import HELMET, MATERIALS, WEAPON
from ..view import DragonView, FujiKoroView, SheetView
from .grids import protection
from .layout import COLUMN, LEFT, PANEL_TOP
from .pieces import dragon_head, figure, glow_box, monk, samurai
from .seen import Bare, arms_of, led, scores_points
from .words import listed, who_said

BAND: Final = 132.0
#: A seat, an enemy behind the seats, or `foe`: the dragon or monk.
Who = int | str


def is_guard(view: FujiKoroView, seat: int) -> bool:
    return seat >= len(view["seats"])


def colour_of(view: FujiKoroView, seat: int) -> str:
    return "var(--usuzumi)" if is_guard(view, seat) else f"var(--seat-{seat})"


def portrait(view: FujiKoroView, who: Who, dragon: str, x: float, y: float, size: float) -> str:
    """The crest of a seat, the head of the dragon, else the monk; x, y is the middle."""
    if isinstance(who, int):
        if is_guard(view, who):
            return samurai(None, x, y + size * 0.46, size)
        return crest(who, x - size / 2, y - size / 2, size)
    return dragon_head(dragon, x, y, size) if dragon else monk(x, y, size)


def all_dice(sheet: SheetView) -> dict[str, int]:
    """All dice of a samurai's weapons by material."""
    dice = dict(zip(MATERIALS, arms_of(sheet).totals(), strict=True))
    return {**dice, "charm": 1} if sheet["charms"][WEAPON] else dice


# A dragon or a monk


def beast_band(stage: Stage, view: FujiKoroView, kind: str, beast: DragonView | None, health: int) -> str:
    """A dragon over the lava: name, hearts, initiative, dice, what its fall brings; one that was slain sleeps."""
    x, y = LEFT, PANEL_TOP
    name = stage.speaker.text(f"name-dragon-{kind}")
    parts = [_crag(x, y), dragon_head(kind, x + 80, y + 66, 124, asleep=beast is None), _name(name, x, y)]
    if beast is not None:
        parts.append(_hearts(health, beast["health"], x + 166, y + 46))
        parts.append(figure("initiative", beast["initiative"], x + 188, y + 98, 38))
        parts.append(figure("dice", beast["dice"], x + 240, y + 98, 40))
        parts.append(stakes_of(view, kind, x + 292, y + 98, ink="var(--light)"))
    return _band(stage, name, health, parts)


def monk_band(stage: Stage, health: int) -> str:
    x, y = LEFT, PANEL_TOP
    name = stage.speaker.text("name-spot-monk")
    hearts = _hearts(health, health, x + 166, y + 46)
    return _band(stage, name, health, [_crag(x, y), monk(x + 84, y + 62, 110), _name(name, x, y), hearts])


def _band(stage: Stage, name: str, health: int, parts: list[str]) -> str:
    key = elements.FOE
    if stage.codes(key):
        parts.append(glow_box(LEFT + 3, PANEL_TOP + 3, COLUMN - 6, BAND - 6))
    label = stage.speaker.text("board-foe", foe=name, health=health)
    return stage.thing(key, *parts, label=label, rules=("FK-111", "FK-125"))


def _name(said: str, x: float, y: float) -> str:
    return text(said[:1].upper() + said[1:], x + 168, y + 26, size=25, weight=700, anchor="start", fill="var(--light)")


def _crag(x: float, y: float) -> str:
    """Dark rock with lava at its foot."""
    top = y + BAND - 14
    lava = f"M{x + 1} {top}q60-16 120-4t130-4 130 2 130-4 76 3v17h{-(COLUMN - 2)}z"
    rock = f"M{x + 1} {y + 10}q0-9 9-9h{COLUMN - 20}q9 0 9 9v{BAND - 10}h{-(COLUMN - 2)}z"
    return (
        path(rock, fill="var(--basalt)", stroke=None)
        + path(lava, fill="var(--magma)", stroke="var(--ink)", width=2)
        + path(lava, fill="url(#fk-waves)", stroke=None)
    )


def _hearts(left: int, full: int, x: float, y: float) -> str:
    """Health as hearts, the lost ones faint."""
    step = min(28.0, 330 / max(1, full))
    drawn = "".join(
        icon("health", x + heart * step, y, step * 0.98, opacity=None if heart < left else 0.25)
        for heart in range(full)
    )
    said = f"{max(0, left)}/{full}"
    return drawn + text(
        said, x + full * step + 8, y + step / 2, size=24, weight=700, anchor="start", fill="var(--light)"
    )


def stakes_of(view: FujiKoroView, kind: str, x: float, y: float, *, ink: str = "var(--sumi)") -> str:
    """What each who stands when the dragon falls wins; together, the group."""
    worth = DRAGON_TYPES[DRAGON_TYPE_IDS.index(kind)]
    plus = text("+", x, y, size=26, weight=700, fill=ink)
    if not scores_points(view):
        return plus + figure("tooth", worth.reward, x + 34, y, 42)
    drawn = plus + figure("point", worth.points, x + 34, y, 44)
    # In scenario 1 the tooth stays where the dragon fell (FK-218).
    if view["scenario"] == "every-man-for-himself":
        return drawn
    return (
        drawn + text(f"+{FALLEN_TEETH}", x + 82, y, size=24, weight=700, fill=ink) + icon("tooth", x + 98, y - 18, 36)
    )


# Two samurai


def duel_band(
    stage: Stage, view: FujiKoroView, party: Sequence[int], speeds: Mapping[Who, int], *, fallen: Container[int]
) -> str:
    """Two samurai before a pale sun; who has fallen lies."""
    x, y = LEFT, PANEL_TOP
    parts = [
        rect(x + 1, y + 1, COLUMN - 2, BAND, fill="var(--mist)", stroke=None, round=9),
        circle(x + COLUMN / 2, y + 72, 52, fill="var(--sakura)", stroke=None),
    ]
    for place, seat in enumerate(party):
        left, lies = place == 0, seat in fallen
        at = x + COLUMN / 2 + (-76 if left else 76)
        figured = None if is_guard(view, seat) else seat
        parts.append(samurai(figured, at, y + (78 if lies else 124), 104, lying=lies))
        edge, anchor = (x + 20, "start") if left else (x + COLUMN - 20, "end")
        name = shortened(who_said(stage.speaker, view, seat), 190, 24)
        parts.append(text(name, edge, y + 28, size=24, weight=700, anchor=anchor))
        parts.append(figure("initiative", speeds[seat], edge + (22 if left else -22), y + 72, 38))
        parts.append(protection(led(view, seat), HELMET, edge + (52 if left else -112), y + 72, 34))
    names = listed([who_said(stage.speaker, view, seat) for seat in party])
    return Bare(stage.speaker).thing("", *parts, label=names, rules=("FK-136", "FK-137"))
