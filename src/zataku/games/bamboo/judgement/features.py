"""The numbers of a seat that its fitted value looks at."""

from __future__ import annotations

from typing import Final

from ..components import COMPONENTS, FOOD_VALUE
from ..scoring import empty_named_cells, spirit_kinds
from ..state import Bamboo
from .evaluation import FAR, blessings, evaluate, hope, missing

_TILES: Final = COMPONENTS.harmony_tiles
_ROUNDS: Final = COMPONENTS.numbers.rounds
_LEFT: Final = COMPONENTS.grid.mask("left")
_RIGHT: Final = COMPONENTS.grid.mask("right")
_WHOLE: Final = COMPONENTS.grid.mask("whole")


def features(state: Bamboo, seat: int) -> list[float]:
    """What the seat has, what of it counts more the longer the match still lasts, and when it is."""
    sheet = state.sheets[seat]
    year = state.round
    left = (_ROUNDS + 1 - year) / _ROUNDS if year else 1.0
    tiles = sheet.occupied.bit_count()
    food = sum(count * value for count, value in zip(sheet.food, FOOD_VALUE, strict=True))
    left_comfort, right_comfort = sheet.comfort_in(_LEFT), sheet.comfort_in(_RIGHT)
    # Harmony tiles held: by how many house tiles are missing, their points.
    waiting = [0] * (FAR + 1)
    held = points = 0
    promised = 0.0
    for tile in sheet.harmony:
        if tile >= 0:
            harmony = _TILES[tile]
            held += 1
            points += harmony.points
            waiting[missing(sheet, harmony.condition)] += harmony.points
            promised += harmony.points * hope(sheet, harmony.condition, year)
    areas = [len(shoots) for shoots in sheet.areas]
    passing = [
        sheet.coins,
        min(sheet.coins, 3),
        sheet.incense,
        sheet.waiting,
        *areas,
        max(areas),
        tiles,
        left_comfort,
        right_comfort,
        sheet.comfort_in(_WHOLE),
        abs(left_comfort - right_comfort),
        held,
        points,
        *waiting,
        promised,
        *sheet.food,
        food,
        max(0, tiles - food),
        sum(sheet.awake),
        sum(sheet.asleep),
        spirit_kinds(sheet),
        blessings(state, seat, year),
        sum(other.incense for other in state.sheets) - sheet.incense,
        sum(temple.count(seat) for temple in state.temples),
        1 if state.first == seat else 0,
        empty_named_cells(sheet, state.colours[seat]) if state.boards.night else 0,
        1 if state.boards.night else 0,
    ]
    return [
        evaluate(state, seat),
        float(sheet.happiness),
        *map(float, passing),
        *[amount * left for amount in passing],
        left,
        *[1.0 if year == number else 0.0 for number in range(1, _ROUNDS)],
        1.0 if state.seat == seat else 0.0,
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
