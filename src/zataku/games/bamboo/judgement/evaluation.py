"""How much happiness a seat will have at the end, as far as its board tells.

The weights are worth in happiness, found by letting bots play; each has a value for rounds 0 to 4.
"""

from __future__ import annotations

from ..components import COMPONENTS, FOOD_VALUE
from ..harmony import Condition, comfort_of
from ..scoring import empty_named_cells, imbalance, parts, spirit_kinds
from ..state import CELLS, NOWHERE, Bamboo, Sheet
from ..steps.autumn import most_generous
from ..steps.summer import ActivateShoots

_NUMBERS = COMPONENTS.numbers
_TILES = COMPONENTS.harmony_tiles

_BALANCE_NOW = (0.5, 0.6, 0.9, 1.4, 2.0)
_COIN = (0.65, 0.65, 0.6, 0.5, 0.25)
_MET = (0.95, 0.95, 0.95, 0.9, 0.8)
_PROMISE = (0.45, 0.45, 0.4, 0.33, 0.2)
_HUNGER = (0.6, 0.6, 0.65, 0.75, 0.9)
_NIGHT = (0.3, 0.3, 0.4, 0.6, 0.9)
_SPIRIT = (2.4, 2.4, 1.8, 1.2, 0.6)
_INCENSE = 1.6


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
            value += _TILES[tile].points * _hope(sheet, _TILES[tile].condition, year)
    value -= _hunger(state, sheet, year)
    if state.boards.night:
        value -= _NIGHT[year] * empty_named_cells(sheet, state.colours[seat])
    value += _INCENSE * sheet.incense + _blessings(state, seat, year)
    if state.seat == seat:
        value += _INCENSE * _activations(state)
    return value


def _hope(sheet: Sheet, condition: Condition, year: int) -> float:
    """How likely a harmony tile will be scored: surely when it is met, else by how much of it already lies there."""
    occupied, kinds, comfort = sheet.occupied, sheet.kinds, sheet.comfort
    if condition.sum_kind >= 0:
        have = comfort_of(comfort, (kinds >> (condition.sum_kind * CELLS)) & condition.region, CELLS)
        if have >= condition.least:
            return _MET[year]
        return _PROMISE[year] * (0.25 + 0.75 * have / condition.least)
    best = 0.0
    least = condition.least
    for place in condition.placements:
        there = place.kinds & kinds
        lying = place.cells & occupied
        if (place.typed & occupied).bit_count() != there.bit_count():
            continue
        share = (lying.bit_count() + 0.5) / (place.size + 0.5)
        if least:
            have = comfort_of(comfort, lying, CELLS)
            if lying == place.cells:
                if have < least:
                    continue
            elif have + 3 * (place.size - lying.bit_count()) < least:
                continue
            else:
                share = 0.5 * (share + min(1.0, (have + 0.5) / least))
        if lying == place.cells:
            return _MET[year]
        if share > best:
            best = share
    return _PROMISE[year] * best * (1.0 if best < 0.5 else 0.6 + best * 0.8)


def _hunger(state: Bamboo, sheet: Sheet, year: int) -> float:
    """Food that will be missing: the next meal weighs full, later ones may still be cooked for."""
    tiles = sheet.occupied.bit_count()
    food = sum(count * value for count, value in zip(sheet.food, FOOD_VALUE, strict=True))
    meals = _NUMBERS.rounds - (year or 1) + 1
    owed = tiles * meals
    missing = owed - food if owed > food else 0
    return _HUNGER[year] * missing - 0.15 * min(food, owed)


def _blessings(state: Bamboo, seat: int, year: int) -> float:
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
    for step in reversed(state.agenda):
        if isinstance(step, ActivateShoots):
            return step.left
    return 0
