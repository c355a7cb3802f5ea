"""The numbers of a seat that its fitted value looks at."""

from __future__ import annotations

from typing import Final

from ..components import ACTION_OF, ACTIONS, COMPONENTS, FOOD_VALUE, HARMONY, HOUSE, JOKER
from ..scoring import empty_named_cells, imbalance, spirit_kinds
from ..state import NOWHERE, Bamboo, Sheet
from ..steps.autumn import most_generous
from .outlook import activations_left, best_on_market, on_sale, outlook, readiness, shoots_of
from .prospects import reach

_ROUNDS: Final = COMPONENTS.numbers.rounds
_TILES: Final = COMPONENTS.harmony_tiles
#: A lead in a temple by so much incense is not easily overtaken.
_FIRM: Final = 2
#: How sure a lead is while others have incense left.
_OPEN: Final = 0.6


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
        *map(float, sheet.awake),
        *map(float, sheet.asleep),
        *spirits_to_come(state, seat),
        *next_visit(sheet, points),
        best_on_market(state, sheet, activations),
        float(points[4] - points[3]),
        float(points[5] - points[4]),
        float(sum([_TILES[tile].points for tile in sheet.harmony if tile >= 0]) - points[5]),
    ]


def spirits_to_come(state: Bamboo, seat: int) -> list[float]:
    """Spirits that come now or may come: for sure, likely, unsure, within reach; and those of them of new kinds."""
    sheet = state.sheets[seat]
    rest = sum([other.incense for other in state.sheets]) - sheet.incense
    sure = likely = unsure = within_reach = fresh = 0.0
    for temple, incense in enumerate(state.temples):
        spirit = state.spirits[temple]
        if spirit == NOWHERE:
            continue
        own = incense.count(seat)
        most = max([incense.count(owner) for owner in incense if owner != seat], default=0)
        if own and most_generous(incense) == seat:
            if not rest:
                sure += 1.0
            elif own - most >= _FIRM:
                likely += 1.0
            else:
                unsure += 1.0
            if not sheet.awake[spirit] and not sheet.asleep[spirit]:
                fresh += _OPEN if rest else 1.0
        elif own + sheet.incense >= max(1, most):
            within_reach += 1.0
    return [sure, likely, unsure, within_reach, fresh]


def next_visit(sheet: Sheet, points: tuple[int, ...]) -> list[float]:
    """What the areas hold that can be visited next: shoots to build with, to score with, and the most in an area."""
    count = [0] * len(ACTIONS)
    most = 0
    for temple, area in enumerate(sheet.areas):
        if temple != sheet.marker:
            most = max(most, len(area))
            for shoot in area:
                count[ACTION_OF[shoot]] += 1
    builds = min(1, count[HOUSE] + count[JOKER])
    scores = min(1, count[HARMONY] + count[JOKER])
    return [
        float(most),
        float(builds),
        float(scores),
        float(builds * min(4, sheet.coins)),
        float(builds * (points[1] - points[0])),
        float(scores * points[0]),
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
