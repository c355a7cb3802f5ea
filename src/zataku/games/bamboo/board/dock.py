"""The personal board as a dock under the main board: all of it, low or tall, in the same order.

From left: goods and food, meal and balance, four areas, the house, harmony tiles, spirits. The upper right corner is
left free for the page.
"""

from __future__ import annotations

from zataku.draw.icons import icon
from zataku.draw.pieces import crest
from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import el, path, picture, rect, text

from .. import elements
from ..view import BambooView, SheetView
from .parts import (
    area,
    beside,
    coins,
    company,
    fan,
    food,
    happiness,
    held_harmony,
    held_spirit,
    house_rooms,
    incense,
    meal_figure,
    named,
    no_spirits,
    scales,
    total,
    who,
)
from .pieces import own_house
from .seen import has_named_cells

WIDTH, LOW, TALL = 1600, 156, 276


def draw_dock(view: BambooView, seat: int, speaker: Speaks, *, tall: bool, targets: Targets | None = None) -> str:
    """One's own board as an <svg> that lies under the main board."""
    stage = Stage(speaker, targets)
    height = TALL if tall else LOW
    children = [
        rect(2, 2, WIDTH - 4, height - 4, fill="var(--washi)", stroke=f"var(--seat-{seat})", line=4, round=12),
        own_house(view["seats"][seat], docked=True) if seat == view["seat"] else "",
        *(_tall(stage, view, seat) if tall else _low(stage, view, seat)),
    ]
    kind = "tall" if tall else "low"
    return picture(
        WIDTH, height, children, label=speaker.seat(seat), class_=f"house dock {kind}", id=elements.personal_board(seat)
    )


# Low


def _low(stage: Stage, view: BambooView, seat: int) -> list[str]:
    player = view["seats"][seat]
    rows = [28.0, 78.0, 128.0]
    widths = {"left": 68.0, "whole": 92.0, "right": 68.0}
    return [
        happiness(stage, player, seat, 12, rows[0], 32, 28),
        coins(stage, player, seat, 12, rows[1], 32, 28),
        incense(stage, player, seat, 12, rows[2], 32, 28),
        food(stage, player, seat, [(100, y) for y in rows], 30, 27),
        path("M168 14V142", width=1, stroke_opacity=0.2),
        *_low_figures(stage, view, seat),
        *(
            area(
                stage,
                player,
                seat,
                temple,
                (324 + (place % 2) * 201, 7 + (place // 2) * 73, 196, 69),
                34,
                40,
                "low",
                (38, 5),
            )
            for place, temple in enumerate(player["areas"])
        ),
        _frame(743, 18, 44),
        house_rooms(stage, view, seat, 743, 18, 44),
        held_harmony(stage, player, seat, _in_a_row(984, 6, widths), widths, LOW - 12, 22, own=seat == view["seat"]),
        *_low_spirits(stage, player, seat),
        fan(stage, player, seat, 1480, 30, 26, 22),
    ]


def _low_figures(stage: Stage, view: BambooView, seat: int) -> list[str]:
    """Meal, balance and what the match would bring now; at night the named rooms, too."""
    player = view["seats"][seat]
    if not has_named_cells(player):
        return [
            meal_figure(stage, view, seat, 178, 30, 30, 25),
            scales(stage, player, seat, 228, 90, 84, 24),
            total(stage, player, seat, 178, 130, 30, 26),
        ]
    return [
        meal_figure(stage, view, seat, 178, 26, 28, 24),
        scales(stage, player, seat, 228, 82, 84, 23),
        total(stage, player, seat, 176, 130, 28, 25),
        named(stage, player, seat, 252, 130, 22),
    ]


def _in_a_row(x: float, y: float, widths: dict[str, float]) -> dict[str, list[tuple[float, float]]]:
    places = {}
    for part, width in widths.items():
        places[part] = [(x, y), (x + width + 4, y)]
        x += 2 * (width + 4) + 4
    return places


def _low_spirits(stage: Stage, player: SheetView, seat: int) -> list[str]:
    """One or two with their power or price below them; more of them in two rows."""
    held = company(player)
    x, y, wide, high = 1480, 54, 116, 98
    if not held:
        return [no_spirits(x + wide / 2, y + high / 2, 30)]
    few = len(held) <= 2
    columns = 2 if few else max(3, -(-len(held) // 2))
    pitch, rise = wide / columns, high if few else high / 2
    size = 52.0 if few else min(40.0, pitch + 4)
    drawn = []
    for place, (kind, awake, asleep) in enumerate(held):
        middle, level = x + pitch * (place % columns + 0.5), y + rise * (place // columns + 0.5)
        below = (beside(kind, awake, middle, level + 32, 32),) if few else ()
        drawn.append(held_spirit(stage, seat, kind, awake, asleep, middle, level - (14 if few else 0), size, *below))
    return drawn


# Tall


def _tall(stage: Stage, view: BambooView, seat: int) -> list[str]:
    player = view["seats"][seat]
    rows = [38.0, 92.0, 146.0]
    widths = {"left": 72.0, "whole": 100.0, "right": 72.0}
    return [
        happiness(stage, player, seat, 14, rows[0], 40, 33),
        coins(stage, player, seat, 14, rows[1], 40, 33),
        incense(stage, player, seat, 14, rows[2], 40, 33),
        food(stage, player, seat, [(116, y) for y in rows], 38, 32),
        *_tall_name(stage, view, seat),
        path("M14 180H312", width=1, stroke_opacity=0.25),
        meal_figure(stage, view, seat, 14, 208, 34, 28),
        total(stage, player, seat, 14, 250, 34, 30),
        scales(stage, player, seat, 236, 244, 96, 27),
        named(stage, player, seat, 106, 250, 24),
        *(
            area(
                stage,
                player,
                seat,
                temple,
                (334 + (place % 2) * 240, 6 + (place // 2) * 134, 232, 130),
                44,
                46,
                "tall",
                (48, 5),
            )
            for place, temple in enumerate(player["areas"])
        ),
        _frame(834, 34, 77),
        house_rooms(stage, view, seat, 834, 34, 77),
        held_harmony(stage, player, seat, _in_two_rows(1238, 6, widths), widths, 129, 23, own=seat == view["seat"]),
        *_tall_spirits(stage, player, seat),
        fan(stage, player, seat, 1502, 30, 26, 22),
    ]


def _tall_name(stage: Stage, view: BambooView, seat: int) -> list[str]:
    name = stage.speaker.seat(seat)
    letters = min(26.0, max(18.0, 210 / max(1, len(name))))
    first = icon("first", 282, 30, 30) if view["first"] == seat else ""
    return [who(stage, view, seat, crest(seat, 226, 18, 50), first, text(name, 251, 96, size=letters, weight=700))]


def _in_two_rows(x: float, y: float, widths: dict[str, float]) -> dict[str, list[tuple[float, float]]]:
    places = {}
    for part, width in widths.items():
        places[part] = [(x, y), (x, y + 135)]
        x += width + 6
    return places


def _tall_spirits(stage: Stage, player: SheetView, seat: int) -> list[str]:
    held = company(player)
    x, y, wide, high = 1502, 58, 94, 212
    if not held:
        return [no_spirits(x + wide / 2, y + 46, 32)]
    few = len(held) <= 3
    columns, rows = (1, 3) if few else (2, 4)
    drawn = []
    for place, (kind, awake, asleep) in enumerate(held):
        middle = x + wide / columns * (place % columns + 0.5) - (20 if few else 0)
        level = y + high / rows * (place // columns + 0.5)
        right = (beside(kind, awake, middle + 46, level, 32),) if few else ()
        drawn.append(held_spirit(stage, seat, kind, awake, asleep, middle, level, 50 if few else 44, *right))
    return drawn


# Both


def _frame(x: float, y: float, size: float) -> str:
    """Roof and walls around the rooms."""
    wide, high = 5 * size, 3 * size
    rise = y - 7
    roof = f"M{x - 20} {y - 2}q14-2 24-{rise}H{x + wide - 4}q10 {rise - 2} 24 {rise}z"
    return el(
        "g",
        path(roof, fill="var(--roof)", width=1.8),
        path(f"M{x + 3} 5H{x + wide - 3}", stroke="var(--kin)", width=3),
        rect(x - 6, y - 3, wide + 12, high + 6, fill="var(--wood)", line=1.8, round=4),
    )
