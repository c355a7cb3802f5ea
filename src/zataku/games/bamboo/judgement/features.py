"""The numbers of a seat that its fitted value looks at."""

from __future__ import annotations

from typing import Final

from ..components import COMPONENTS, FOOD_VALUE
from ..scoring import empty_named_cells, imbalance, spirit_kinds
from ..state import Bamboo
from .outlook import activations_left, on_sale, outlook, readiness, shoots_of
from .prospects import reach

_ROUNDS: Final = COMPONENTS.numbers.rounds


def features(state: Bamboo, seat: int) -> list[float]:
    """What the seat can expect by its outlook, what it has, and what of it counts more the longer the match lasts."""
    sheet = state.sheets[seat]
    year = state.round or 1
    activations = activations_left(state, seat, year)
    left = activations / 26.0
    tiles: int = sheet.occupied.bit_count()
    food = sum([count * value for count, value in zip(sheet.food, FOOD_VALUE, strict=True)])
    points = reach(sheet, on_sale(state))
    free, to_come = readiness(sheet)
    passing = [
        sheet.coins,
        min(sheet.coins, 4),
        tiles,
        imbalance(sheet),
        food,
        max(0, tiles - food),
        points[0],
        points[1] - points[0],
        points[2] - points[1],
        points[3] - points[2],
        free,
        free * to_come / 10.0,
        *shoots_of(state, seat),
        sum(sheet.awake),
        sum(sheet.asleep),
        spirit_kinds(sheet),
        sum(temple.count(seat) for temple in state.temples),
        empty_named_cells(sheet, state.colours[seat]) if state.boards.night else 0,
    ]
    return [
        outlook(state, seat),
        float(sheet.happiness),
        *map(float, passing),
        *[amount * left for amount in passing],
        activations,
        activations * left,
        tiles * (_ROUNDS + 1.0 - year),
        1.0 if state.first == seat else 0.0,
        1.0 if state.seat == seat else 0.0,
        1.0 if state.boards.night else 0.0,
    ]


def kind(state: Bamboo, seat: int) -> str:
    """A value for each number of players."""
    return str(len(state.sheets))


def progress(state: Bamboo) -> float:
    """Years that are over, and how much of this summer's incense has been offered."""
    if state.over:
        return 1.0
    if not state.round:
        return 0.0
    offered = sum(map(len, state.temples))
    supply = sum(sheet.incense for sheet in state.sheets)
    return (state.round - 1 + offered / max(1, offered + supply)) / _ROUNDS
