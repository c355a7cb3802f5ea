"""How much happiness a seat will have at the end, as far as its board tells.

The weights are worth in happiness, found by letting bots play; each has a value for rounds 0 to 4.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from ..components import COMPONENTS, FOOD_VALUE
from ..harmony import Condition, comfort_of
from ..scoring import empty_named_cells, imbalance, parts, spirit_kinds
from ..state import CELLS, NOWHERE, Bamboo, Sheet
from ..steps.autumn import most_generous
from ..steps.summer import ActivateShoots

_NUMBERS: Final = COMPONENTS.numbers
_TILES: Final = COMPONENTS.harmony_tiles

_BALANCE_NOW: Final = (0.5, 0.6, 0.9, 1.4, 2.0)
_COIN: Final = (0.65, 0.65, 0.6, 0.5, 0.25)
#: How likely a harmony tile is scored when so many house tiles are missing, the last entry standing for more. The type
#: is told because mypyc cannot read a constant tuple that begins with a tuple of floats.
_HOPE: Final[tuple[tuple[float, ...], ...]] = (
    (0.95, 0.95, 0.95, 0.93, 0.8),
    (0.55, 0.55, 0.5, 0.42, 0.2),
    (0.33, 0.33, 0.28, 0.18, 0.05),
    (0.18, 0.18, 0.12, 0.05, 0.0),
    (0.08, 0.08, 0.04, 0.01, 0.0),
    (0.03, 0.03, 0.01, 0.0, 0.0),
)
FAR: Final = len(_HOPE) - 1
#: Comfort that one more house tile brings, about, and at most.
_USUAL_COMFORT: Final = 2.2
_MOST_COMFORT: Final = 3
_HUNGER: Final = (0.6, 0.6, 0.65, 0.75, 0.9)
_NIGHT: Final = (0.3, 0.3, 0.4, 0.6, 0.9)
_SPIRIT: Final = (2.4, 2.4, 1.8, 1.2, 0.6)
_INCENSE: Final = 1.6


def evaluate(state: Bamboo, seat: int) -> float:
    """How much happiness the seat will have at the end, as far as its board tells."""
    sheet = state.sheets[seat]
    if state.over:
        return float(sum(parts(state, seat).values()))
    year = state.round
    value = float(sheet.happiness + _NUMBERS.spirit_kind * spirit_kinds(sheet))
    value -= _BALANCE_NOW[year] * imbalance(sheet)
    value += _COIN[year] * sheet.coins
    value += _SPIRIT[year] * sum(sheet.awake) + 0.6 * _SPIRIT[year] * sum(sheet.asleep)
    for tile in sheet.harmony:
        if tile >= 0:
            value += _TILES[tile].points * hope(sheet, _TILES[tile].condition, year)
    value -= _hunger(state, sheet, year)
    if state.boards.night:
        value -= _NIGHT[year] * empty_named_cells(sheet, state.colours[seat])
    value += _INCENSE * sheet.incense + blessings(state, seat, year)
    if state.seat == seat:
        value += _INCENSE * _activations(state)
    return value


def hope(sheet: Sheet, condition: Condition, year: int) -> float:
    """How likely a harmony tile will be scored."""
    return _HOPE[missing(sheet, condition)][year]


def missing(sheet: Sheet, condition: Condition) -> int:
    """The fewest further house tiles that could meet a condition: cells that are taken by others are no use to it."""
    occupied, kinds, comfort = sheet.occupied, sheet.kinds, sheet.comfort
    least = condition.least
    if condition.sum_kind >= 0:
        have = comfort_of(comfort, (kinds >> (condition.sum_kind * CELLS)) & condition.region, CELLS)
        return 0 if have >= least else min(FAR, ceil((least - have) / _USUAL_COMFORT))
    fewest = FAR
    for place in condition.placements:
        lying = place.cells & occupied
        lacking: int = place.size - lying.bit_count()
        if lacking >= fewest or (place.typed & occupied).bit_count() != (place.kinds & kinds).bit_count():
            continue
        if least and comfort_of(comfort, lying, CELLS) + _MOST_COMFORT * lacking < least:
            continue
        fewest = lacking
        if not fewest:
            break
    return fewest


def _hunger(state: Bamboo, sheet: Sheet, year: int) -> float:
    """Food that will be missing: the next meal weighs full, later ones may still be cooked for."""
    tiles = sheet.occupied.bit_count()
    food = sum(count * value for count, value in zip(sheet.food, FOOD_VALUE, strict=True))
    meals = _NUMBERS.rounds - (year or 1) + 1
    owed = tiles * meals
    missing = owed - food if owed > food else 0
    return _HUNGER[year] * missing - 0.15 * min(food, owed)


def blessings(state: Bamboo, seat: int, year: int) -> float:
    """Spirits that would come now, less sure while others still have incense to offer."""
    value = 0.0
    rest = sum(sheet.incense for other, sheet in enumerate(state.sheets) if other != seat)
    sure = 0.9 if rest == 0 else 0.6 if rest < 4 else 0.45
    sheet = state.sheets[seat]
    for temple, incense in enumerate(state.temples):
        spirit = state.spirits[temple]
        if spirit == NOWHERE or seat not in incense:
            continue
        worth = _SPIRIT[year] + (0.0 if sheet.awake[spirit] or sheet.asleep[spirit] else _NUMBERS.spirit_kind)
        if most_generous(incense) == seat:
            value += sure * worth
        else:
            value += 0.08 * worth
    return value


def _activations(state: Bamboo) -> int:
    """Activations that the deciding seat still has this turn."""
    asking = state.asking
    if isinstance(asking, ActivateShoots):
        return asking.left
    for step in state.agenda[::-1]:
        if isinstance(step, ActivateShoots):
            return step.left
    return 0
