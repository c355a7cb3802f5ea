"""How much happiness a seat will have at the end, if it makes the best of what is left of the match.

What is left are activations. Some of them build: so many house tiles more, with the coins, the food, the harmony tiles
and the balance that this brings. All others are worth about one happiness, and more the more harmony tiles the house
meets at once. Of all numbers of house tiles the best one counts.
"""

from __future__ import annotations

from typing import Final

from ..components import ACTION_OF, ACTIONS, AUTUMN, COMPONENTS, FOOD_VALUE, HOUSE, JOKER, KIND_OF, PARTS, SUMMER
from ..scoring import empty_named_cells, imbalance, parts, spirit_kinds
from ..state import HARMONY_COLUMNS, NOWHERE, Bamboo, Sheet
from ..steps.actions import Harmony, ImproveHouse, TakeFood
from ..steps.autumn import most_generous
from ..steps.summer import ActivateShoots
from .prospects import MOST_TILES, met, reach

_NUMBERS: Final = COMPONENTS.numbers
_TILES: Final = COMPONENTS.harmony_tiles
_HELD: Final = _NUMBERS.harmony_held
_TILES_OF_PART: Final = [[n for n, tile in enumerate(_TILES) if tile.part == part] for part in range(len(PARTS))]

#: What a house tile costs and brings in happiness, about; how much comfort it can even out.
_PRICE: Final = 2.4
_HAPPINESS: Final = 2.2
_EVENED: Final = 1.7
#: How much of the rest of the match a tile that will be built has to be fed.
_FED: Final = 0.5
#: What a missing food costs, some of it being cooked for; what a coin too many is worth, and how many of them.
_FOOD: Final = 0.45
_COIN: Final = 0.2
_MOST_COINS: Final = 6.0
#: Points of a harmony tile that are left of it with each tile that must be built for it.
_SURE: Final = 0.88
#: An activation that does not build; more with each tile that will be built, and each point that waits in the stacks.
_ACTIVATION: Final = 1.0
_LARGER_HOUSE: Final = 0.06
_POINT_TO_COME: Final = 0.02
_MOST_SCORING: Final = 12.0
#: Free cells for harmony tiles from which on no more are needed; what the best tiles on the market are worth of theirs.
_ENOUGH_CELLS: Final = 3.0
_ON_MARKET: Final = (0.5, 0.25)
#: House tiles that can be built: with each shoot for it, and with each activation, as other shoots come.
_BUILT_BY_SHOOT: Final = 0.8
_BUILT_BY_ACTIVATION: Final = 0.12
#: A plan needs so many times the activations that it uses to be possible, and so many more to be sure.
_TIGHT: Final = 0.8
_AMPLE: Final = 0.5
#: Imbalance that will be evened out costs a little all the same.
_UNEVEN: Final = 0.3
#: Harmony tiles that are met and not scored yet.
_WAITING: Final = 0.9
_UNSCORED: Final = 0.5
_SPIRIT: Final = 1.7
_ASLEEP: Final = 0.7
_NIGHT: Final = (0.24, 0.24, 0.36, 0.48, 0.6)
#: A shoot of each action.
_SHOOT: Final = (0.25, 0.3, 0.1, 0.1, 0.5)

#: Activations and gifts of all years after this one.
_LATER: Final = [
    sum([_NUMBERS.incense + year + 1 for year in range(now + 1, _NUMBERS.rounds + 1)])
    for now in range(_NUMBERS.rounds + 1)
]


def outlook(state: Bamboo, seat: int) -> float:
    """How much happiness the seat can expect, also in the middle of a turn."""
    if state.over:
        return float(sum(parts(state, seat).values()))
    sheet = state.sheets[seat]
    year = state.round or 1
    left = activations_left(state, seat, year)
    value = float(sheet.happiness + _NUMBERS.spirit_kind * spirit_kinds(sheet))
    value += _SPIRIT * min(1.0, left / 15.0) * (sum(sheet.awake) + _ASLEEP * sum(sheet.asleep))
    value += _blessings(state, seat, left)
    if state.boards.night:
        value -= _NIGHT[year] * empty_named_cells(sheet, state.colours[seat])
    shoots = shoots_of(state, seat)
    worth = 0.0
    for action, count in enumerate(shoots):
        worth += _SHOOT[action] * count
    value += min(1.0, left / 8.0) * worth
    points = reach(sheet, on_sale(state))
    value += (_WAITING if left >= 1.0 else _UNSCORED) * points[0]
    value += best_on_market(state, sheet, left)
    builds = _BUILT_BY_SHOOT * min(left, shoots[HOUSE] + shoots[JOKER]) + _BUILT_BY_ACTIVATION * left
    return value + _best_plan(sheet, year, left, builds, points)


def activations_left(state: Bamboo, seat: int, year: int) -> float:
    """Activations and gifts that are still to come, this turn, this year and later."""
    sheet = state.sheets[seat]
    left = float(_LATER[year])
    if state.season < AUTUMN:
        # Incense of this year that still waits on its round cell counts, too.
        left += sheet.incense + sheet.waiting - (_NUMBERS.rounds - year)
    if state.season < SUMMER:
        left += 1.0
    if state.seat == seat:
        left += _in_hand(state.asking)
        for step in state.agenda:
            left += _in_hand(step)
    return left


def _in_hand(step: object) -> float:
    """Activations of this turn that a step stands for."""
    if isinstance(step, ActivateShoots):
        return float(step.left)
    if isinstance(step, Harmony):
        return step.left / _NUMBERS.harmony_halves
    return 1.0 if isinstance(step, ImproveHouse | TakeFood) else 0.0


def _best_plan(sheet: Sheet, year: int, left: float, builds: float, points: tuple[int, ...]) -> float:
    """What the activations that are left bring, with the best number of house tiles to build."""
    tiles: int = sheet.occupied.bit_count()
    food = sum([count * value for count, value in zip(sheet.food, FOOD_VALUE, strict=True)])
    meals = _NUMBERS.rounds - year + 1
    uneven = float(imbalance(sheet))
    idle, to_come = readiness(sheet)
    best = none = 0.0
    sure = 1.0
    for more in range(MOST_TILES + 1):
        spent = _PRICE * more
        lacking = spent - sheet.coins
        income = lacking / _NUMBERS.income_coins if lacking > 0.0 else 0.0
        used = more + income + points[more] / 9.0  # an action scores two tiles, of four or five points each
        possible = 1.0
        if more:
            possible = min(1.0, (left / used - _TIGHT) / _AMPLE) * min(1.0, (builds + 0.4) / more)
            if possible <= 0.0:
                # Neither is anything larger.
                break
        rest = left - used if left > used else 0.0
        hungry = tiles * meals + more * (1.0 + (meals - 1) * _FED) - food
        evened = min(uneven, _EVENED * more)
        value = _HAPPINESS * more + sure * (points[more] - points[0]) + rest * _ACTIVATION
        value += min(_MOST_SCORING, rest) * idle * (_LARGER_HOUSE * more + _POINT_TO_COME * to_come)
        value -= _NUMBERS.imbalance * (uneven - evened) + _UNEVEN * evened
        if hungry > 0.0:
            value -= _FOOD * hungry
        value += _COIN * min(_MOST_COINS, sheet.coins + _NUMBERS.income_coins * income - spent)
        if not more:
            best = none = value
        elif value > none:
            best = max(best, none + possible * (value - none))
        sure *= _SURE
    return best


def readiness(sheet: Sheet) -> tuple[float, int]:
    """How free the cells for harmony tiles are, and the points of all harmony tiles that the house meets."""
    house = met(sheet)
    free = points = 0
    for part, tiles in enumerate(_TILES_OF_PART):
        cells = _free_cells(sheet, house, part)
        free += cells
        if cells and house:
            for tile in tiles:
                if house >> tile & 1:
                    points += _TILES[tile].points
    return min(1.0, free / _ENOUGH_CELLS), points


def _free_cells(sheet: Sheet, house: int, part: int) -> int:
    """Cells for harmony tiles of a part that are free, or will be when what is met is scored."""
    free = 0
    for tile in sheet.harmony[_HELD * part : _HELD * (part + 1)]:
        if tile < 0 or house >> tile & 1:
            free += 1
    return free


def best_on_market(state: Bamboo, sheet: Sheet, left: float) -> float:
    """The two best harmony tiles on the market that could be taken and scored in one action."""
    house = met(sheet)
    if not house or left < 1.0:
        return 0.0
    first = second = 1
    for part in range(HARMONY_COLUMNS):
        if _free_cells(sheet, house, part):
            for tile in state.market[part]:
                if house >> tile & 1:
                    points = _TILES[tile].points
                    if points > first:
                        first, second = points, first
                    elif points > second:
                        second = points
    return _ON_MARKET[0] * (first - 1) + (_ON_MARKET[1] * (second - 1) if left >= 2.0 else 0.0)


def on_sale(state: Bamboo) -> int:
    """The kinds of house tiles on the market, as bits."""
    kinds = 0
    for column in state.market[HARMONY_COLUMNS:]:
        for tile in column:
            kinds |= 1 << KIND_OF[tile]
    return kinds


def shoots_of(state: Bamboo, seat: int) -> list[int]:
    """Shoots by action, those to be activated and those that will come out of the slots included."""
    count = [0] * len(ACTIONS)
    for area in state.sheets[seat].areas:
        for shoot in area:
            count[ACTION_OF[shoot]] += 1
    turn = state.turn
    if turn is not None and state.seat == seat:
        for shoot in (*turn.fresh, *turn.taken):
            count[ACTION_OF[shoot]] += 1
        for slot in state.slots:
            for shoot in slot[: max(0, len(slot) - _NUMBERS.kept_cells)]:
                count[ACTION_OF[shoot]] += 1
    return count


def _blessings(state: Bamboo, seat: int, left: float) -> float:
    """Spirits that would come now, less sure while others still have incense to offer."""
    sheet = state.sheets[seat]
    rest = sum([other.incense for other in state.sheets]) - sheet.incense
    sure = 0.9 if rest == 0 else 0.6 if rest < 4 else 0.45
    value = 0.0
    for temple, incense in enumerate(state.temples):
        spirit = state.spirits[temple]
        if spirit != NOWHERE and seat in incense:
            worth = min(1.0, left / 8.0)
            if not sheet.awake[spirit] and not sheet.asleep[spirit]:
                worth += _NUMBERS.spirit_kind
            value += worth * (sure if most_generous(incense) == seat else 0.08)
    return value
