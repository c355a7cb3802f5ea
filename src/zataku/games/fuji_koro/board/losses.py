"""What a fight costs: the cube that breaks off a weapon, the one that pays for damage, and what is left then."""

from __future__ import annotations

from typing import Final

from zataku.draw.icons import icon
from zataku.draw.stage import Stage
from zataku.draw.svg import el, rect, text, title

from .. import elements
from ..gear import GEAR_TYPES, HELMET, MATERIALS, STRENGTH, WEAPON
from ..view import BreakingView, FujiKoroView, SheetView
from .grids import Grid, fitting
from .layout import COLUMN, LEFT
from .pieces import fight_die, figure
from .seen import Arms, arms, arms_of, fight_of, gear_of, led, strength

#: The box of the weapon's grid in a fight, and how large its squares are at most.
WEAPON_BOX: Final = (344.0, 210.0, 42.0)
#: Where the weapon stands as it is, or as it would be.
_THEN: Final = 300.0


def breaking_off(stage: Stage, sheet: SheetView, breaking: BreakingView, x: float, y: float) -> str:
    """The cubes that break off, the one chosen now first; then the weapon as it is, until a cube is pointed at."""
    going = {breaking["material"]: breaking["left"][breaking["material"]], **breaking["left"]}
    parts = [rect(x, y, COLUMN - 48, 72, fill="var(--washi)", stroke="var(--shu)", line=2.4, round=9)]
    left = x + 10
    for material, count in going.items():
        if count:
            parts.append(fight_die(material, "break", left, y + 14, 44))
            parts.append(text(f"−{count}", left + 48, y + 37, size=24, weight=700, anchor="start", fill="var(--shu)"))
            left += 84
    parts.append(_armed(arms_of(sheet), sheet["initiative"], x + _THEN, y))
    return el("g", title(stage.speaker.text("drawn-breaks", amount=sum(breaking["left"].values()))), *parts)


def _armed(found: Arms, initiative: int, x: float, y: float) -> str:
    """How fast a weapon makes, and its dice."""
    return figure("initiative", initiative, x + 24, y + 36, 42) + dice_line(
        dict(zip(MATERIALS, found.totals(), strict=True)), x + 60, y + 36
    )


def ahead_of_losses(view: FujiKoroView, seat: int, y: float) -> str:
    """What would be left, shown while a cube that can be given up is pointed at.

    It stands beside the cubes, not in them: what is pointed at keeps its size.
    """
    return _breaks(view, seat, y) + _payments(view, seat, y)


def _shown_with(squares: list[str], *parts: str) -> str:
    return el("g", *parts, class_="hint", display="none", data_with=" ".join(squares), aria_hidden="true")


def _breaks(view: FujiKoroView, seat: int, y: float) -> str:
    """The weapon without one of its cubes: how fast, with how many dice, and whether it falls apart."""
    breaking = fight_of(view)["breaking"]
    if breaking is None or breaking["gear"] != GEAR_TYPES[WEAPON] or breaking["seat"] != seat:
        return ""
    sheet = led(view, seat)
    cubes = gear_of(sheet, WEAPON)
    now = arms_of(sheet)
    grid = Grid(sheet, WEAPON, LEFT + 24, y + 14, fitting(sheet, WEAPON, *WEAPON_BOX))
    drawn = ""
    for name, material in cubes:
        if material != breaking["material"]:
            continue
        then = arms(sheet["board"], tuple(cube for cube in cubes if cube[0] != name), sheet["right_open"])
        fast = max(0, sheet["initiative"] - now.initiative + then.initiative)
        corner = grid.at(name)
        drawn += _shown_with(
            [elements.square(seat, GEAR_TYPES[WEAPON], name)],
            rect(LEFT + 24 + _THEN - 12, y + 236, COLUMN - 52 - _THEN, 64, fill="var(--sakura)", stroke=None, round=8),
            text("→", LEFT + 24 + _THEN - 22, y + 268, size=30, weight=700, fill="var(--shu)"),
            _armed(then, fast, LEFT + 24 + _THEN, y + 232),
            "" if then.legal else text("!", LEFT + 556, y + 268, size=40, weight=700, fill="var(--shu)"),
            fight_die(material, "break", corner[0] + 2, corner[1] + 2, grid.size - 4),
        )
    return drawn


def _payments(view: FujiKoroView, seat: int, y: float) -> str:
    """What a cube of the helmet takes off the damage that is owed, and what is left of the helmet then."""
    owed = fight_of(view)["owed"][seat]
    if not owed or view["deciding"] != seat:
        return ""
    sheet = led(view, seat)
    now = strength(sheet, HELMET)
    x = LEFT + 402
    drawn = ""
    for material, paid in zip(MATERIALS, STRENGTH, strict=False):
        squares = [name for name, cube in gear_of(sheet, HELMET) if cube == material]
        left = max(0, owed - paid)
        if squares:
            drawn += _shown_with(
                [elements.square(seat, GEAR_TYPES[HELMET], name) for name in squares],
                rect(x - 12, y + 8, 186, 42, fill="var(--sakura)", stroke=None, round=8),
                icon("helmet", x - 6, y + 13, 32),
                text(f"{now}→{max(0, now - paid)}", x + 30, y + 30, size=22, weight=700, anchor="start"),
                text(f"−{owed}→{left}", x + 168, y + 30, size=22, weight=700, anchor="end", fill="var(--shu)"),
            )
    return drawn


def dice_line(dice: dict[str, int], x: float, y: float) -> str:
    drawn = ""
    for material, count in dice.items():
        if count:
            drawn += fight_die(material, None, x, y - 13, 26)
            drawn += text(str(count), x + 31, y + 1, size=21, weight=700, anchor="start")
            x += 56
    return drawn
