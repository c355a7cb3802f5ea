"""What the things a seat has may still bring: numbers that a fitted value weighs, each in rough points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ..components import (
    ALL_BRANCHES,
    AMULET_1,
    BITOKU,
    BITOKU_VP,
    BRIDGES,
    BUILDINGS,
    CONSTRUCTION,
    CRYSTALS,
    DRAGONFLIES,
    FAVOUR_BITOKU,
    FAVOUR_YOKAI,
    FRAME,
    MITAMA,
    MITAMAS,
    PATH_LENGTH,
    PATHS,
    ROCK_ROUTE,
    ROCK_SPACES,
    ROCKS,
    SHINIGAMI,
    TORII,
    TREASURES,
    TRIGGERS,
    YAMA_UBA,
    YOKAI,
)
from ..scoring import count
from ..state import (
    DREAM_SPACES,
    EMPTY,
    FOREST,
    HOME_SPACE,
    MEMORY_SPACES,
    UNLOCKED,
    WIT_SPACES,
    Bitoku,
    Sheet,
)
from ..steps.crossing import CROSSING_MINIMUM
from ..steps.paths import BRANCHES_AT, GATE_OF_BRANCH, starting_spaces
from .worth import worth

_CAP: Final[int] = FRAME["virtue-cap"]
#: How many more of a thing a player usually has after another year.
_GROWTH: Final = {
    "building": 0.8,
    "crystal": 1.3,
    "mitama": 1.2,
    "pair": 0.9,
    "illumination": 0.4,
    "torii": 0.3,
    "arrived": 0.7,
    "completed": 0.7,
    "bitoku": 0.7,
    "rock": 0.5,
    "rock-pilgrim": 0.6,
    "resource": 0.0,
    "yokai": 1.2,
}
#: How often what memory crystals pay for happens in a year.
_TRIGGERED: Final = {
    "build": 0.8,
    "crystal": 1.2,
    "mitama": 1.2,
    "combine": 0.9,
    "arrive": 0.7,
    "complete": 0.7,
    "cross": 2.0,
    "pilgrim": 0.6,
}
_MEMORY_WORTH: Final = tuple(
    crystal.vp * _TRIGGERED[TRIGGERS[crystal.trigger]] if crystal.colour == "memory" else 0.0 for crystal in CRYSTALS
)
_CRYSTAL_WORTH: Final = tuple(worth(crystal.action) if crystal.action is not None else 0.0 for crystal in CRYSTALS)
_CARD_WORTH: Final = tuple(worth(card.action) for card in YOKAI)
_BITOKU_WORTH: Final = tuple(worth(card.action) for card in BITOKU)
_DRAGONFLY_WORTH: Final = tuple(worth(tile.action) for tile in DRAGONFLIES)
_TORII_WORTH: Final = tuple(worth(tile.action) for tile in TORII)
_AMULET_WORTH: Final = (0.0, 0.5, 0.9, 1.3)
#: What a movement point is worth elsewhere.
_STEP: Final = 1.2
#: The completed bitoku that the way on from each pilgrimage space asks for.
_NEEDED: Final = BRIDGES * len(PATHS)


def virtue_prospect(state: Bitoku, seat: int, cards: Sequence[int], winters: int, years: float) -> float:
    """What removing the best of these cards will pay in the winters to come, if things grow as usual."""
    if winters <= 0:
        return 0.0
    paid = [
        min(float(_CAP), YOKAI[card].virtue * (count(state, seat, YOKAI[card].per) + _GROWTH[YOKAI[card].per] * years))
        for card in cards
    ]
    paid.sort(reverse=True)
    return sum(paid[:winters])


def hand_worth(sheet: Sheet) -> float:
    """The actions of the cards that can still be played this summer, the best of them."""
    actions = sorted((_CARD_WORTH[card] for card in sheet.hand.cards + sheet.gained.cards), reverse=True)
    return sum(actions[: sheet.slots.count(EMPTY)])


def deck_worth(cards: Sequence[int]) -> float:
    """The usual action of an own card: a deck of few good cards plays them often."""
    return sum(_CARD_WORTH[card] for card in cards) / len(cards) if cards else 0.0


def crystal_prospect(sheet: Sheet, years: int, springs: int) -> float:
    """What crystals will give: dreams in springs, wits when their slots are filled, memories by and by."""
    crystals = sheet.crystals
    value = 0.0
    for space in DREAM_SPACES:
        if crystals[space] != EMPTY:
            value += springs * _CRYSTAL_WORTH[crystals[space]]
    for slot, space in enumerate(WIT_SPACES):
        if crystals[space] != EMPTY:
            value += (years + (sheet.slots[slot] == EMPTY)) * _CRYSTAL_WORTH[crystals[space]]
    for space in MEMORY_SPACES:
        if crystals[space] != EMPTY:
            value += (years + 0.5) * _MEMORY_WORTH[crystals[space]]
    return value


def path_worth(sheet: Sheet) -> float:
    """Bitoku cards that the marker has still to reach."""
    return sum(_BITOKU_WORTH[card] for card in sheet.path[sheet.marker :])


def next_type(sheet: Sheet) -> int:
    """What one more type of bitoku is worth."""
    types = len({BITOKU[card].type for card in sheet.path})
    return BITOKU_VP[types + 1] - BITOKU_VP[types] if types + 1 < len(BITOKU_VP) else 0


def dragonfly_worth(sheet: Sheet) -> float:
    """What dragonflies will do that wait for a mitama."""
    return sum(_DRAGONFLY_WORTH[tile] for tile in sheet.dragonflies)


# Dice, goods and room


def reachable(sheet: Sheet, value: int) -> int:
    """How many dice that are still to be used can show so much, with the amulets in stock."""
    amulets = sheet.stock[AMULET_1] + 2 * sheet.stock[AMULET_1 + 1] + 3 * sheet.stock[AMULET_1 + 2]
    number = 0
    lacking = [max(0, value - die) for die, place in zip(sheet.dice, sheet.places, strict=True) if place <= UNLOCKED]
    for lack in sorted(lacking):
        amulets -= lack
        if amulets < 0:
            break
        number += 1
    return number


def crossing_room(state: Bitoku, sheet: Sheet) -> int:
    """Spaces on hills for own dice that stand before them, or could still."""
    layout = state.given.layout
    room = sum([state.hill_room(area) for area in range(len(layout.areas))])
    return min(room, sum([place < HOME_SPACE for place in sheet.places]))


def affords(sheet: Sheet, price: Sequence[int]) -> bool:
    """Are the goods of a price in stock?"""
    return all(sheet.stock[good] >= amount for good, amount in enumerate(price))


def next_building(sheet: Sheet) -> int:
    """What the next construction token uncovers, if its price can be paid."""
    if sheet.built >= len(CONSTRUCTION):
        return 0
    token = CONSTRUCTION[sheet.built]
    return token.vp + 1 if affords(sheet, token.price) else 0


def best_mitama(state: Bitoku, sheet: Sheet) -> int:
    """The points of the best mitama that can be paid."""
    layout = state.given.layout
    best = 0
    for tile, price, vp in zip(state.displays[MITAMA].row, layout.mitama_price, layout.mitama_vp, strict=True):
        if tile >= 0 and vp > best and affords(sheet, price):
            best = vp
    return best


def wanted_mitamas(state: Bitoku, sheet: Sheet) -> int:
    """Mitamas of the display that a rock of the tengu shows."""
    shown = {kind for rock in sheet.rocks if ROCKS[rock].kind == "mitama" for kind in ROCKS[rock].shows}
    return sum([tile >= 0 and MITAMAS[tile].type in shown for tile in state.displays[MITAMA].row])


# Rocks


def rock_matches(state: Bitoku, seat: int) -> tuple[int, ...]:
    """How many own elements each own rock shows, wild ones included: what one pilgrim beside it brings."""
    sheet = state.sheets[seat]
    return tuple([_matches(state, seat, sheet, rock) for rock in sheet.rocks])


def _matches(state: Bitoku, seat: int, sheet: Sheet, rock: int) -> int:
    shows = ROCKS[rock].shows
    kind = ROCKS[rock].kind
    if kind == "yokai":
        return sum([YOKAI[card].type in shows or YOKAI[card].type == YAMA_UBA for card in sheet.all_yokai()])
    if kind == "mitama":
        return sum([MITAMAS[tile].type in shows or MITAMAS[tile].type == SHINIGAMI for tile in sheet.all_mitamas()])
    return sum(
        [
            owner == seat and tile >= 0 and BUILDINGS[tile].type in shows
            for tile, owner in zip(state.zones, state.owners, strict=True)
        ]
    )


@lru_cache(4096)
def next_pilgrims(matches: tuple[int, ...], rockside: int) -> tuple[int, int]:
    """What the best two spaces beside rocks would bring that are still empty."""
    brings = [
        sum(matches[place] for place in space.touches if place < len(matches))
        for index, space in enumerate(ROCK_ROUTE)
        if not rockside >> index & 1
    ]
    best, second, *_ = [*sorted(brings, reverse=True), 0, 0]
    return best, second


def best_in_garden(state: Bitoku, seat: int) -> int:
    """The most elements that a rock of the garden shows."""
    sheet = state.sheets[seat]
    if len(sheet.rocks) >= ROCK_SPACES:
        return 0
    return max([_matches(state, seat, sheet, rock) for rock in state.garden if rock >= 0], default=0)


# The wisdom path


def walkers_prospect(state: Bitoku, sheet: Sheet) -> float:
    """The best goals of the pilgrims under way, less the movement they need."""
    return sum(
        [
            sheet.walkers(position) * max(0.0, best_goal(state, sheet, position, 0))
            for position in (sheet.walking_positions() if sheet.walking else ())
        ]
    )


def start_prospect(state: Bitoku, sheet: Sheet) -> float:
    """The best goal of a pilgrim that would start now."""
    if not sheet.pilgrims:
        return 0.0
    return max([best_goal(state, sheet, position, 1) for position in starting_spaces(state, sheet)])


def best_goal(state: Bitoku, sheet: Sheet, position: int, steps: int) -> float:
    """What the best side branch that can be reached from a space brings, less the movement for it."""
    best = -_STEP
    capacity = state.given.layout.branch
    while True:
        steps += 1
        for branch in BRANCHES_AT[position]:
            place = len(state.branches[branch])
            if place < capacity and not sheet.arrived >> branch & 1:
                value = ALL_BRANCHES[branch].vp[place] + _AMULET_WORTH[ALL_BRANCHES[branch].amulet[place]]
                if branch in GATE_OF_BRANCH:
                    value += _TORII_WORTH[state.given.torii[GATE_OF_BRANCH[branch]]]
                best = max(best, value - _STEP * steps)
        if position % PATH_LENGTH == PATH_LENGTH - 1 or sheet.marker < _NEEDED[position]:
            return best
        position += 1


# Kodamas and hills


def kodama_prospect(state: Bitoku, seat: int) -> float:
    """What the next steps of the kodamas would win: in each region, the best gain a step."""
    total = 0.0
    sheets = state.sheets
    neutral = state.given.layout.neutral
    for region, space in enumerate(sheets[seat].kodamas):
        rivals = sorted([sheet.kodamas[region] for other, sheet in enumerate(sheets) if other != seat] + [neutral])
        ahead = [rival for rival in rivals if rival >= space]
        if ahead:
            prizes = TREASURES[state.given.treasures[region]]
            now = prizes[len(ahead)] if len(ahead) < len(prizes) else 0
            then = prizes[len(ahead) - 1] if len(ahead) <= len(prizes) else 0
            total += (then - now) / (ahead[0] - space + 1)
    return total


def crossers(state: Bitoku, sheet: Sheet) -> int:
    """Own dice that could cross the river now or later this summer."""
    return sum(
        [FOREST <= place < HOME_SPACE and sheet.dice[die] >= CROSSING_MINIMUM for die, place in enumerate(sheet.places)]
    )


def best_favour(state: Bitoku, seat: int, years: float) -> float:
    """The best card that a die in the forest could cross for."""
    sheet = state.sheets[seat]
    layout = state.given.layout
    best = 0.0
    types = {BITOKU[card].type for card in sheet.path}
    for die, place in enumerate(sheet.places):
        if FOREST <= place < HOME_SPACE and sheet.dice[die] >= CROSSING_MINIMUM:
            for hill in layout.areas[layout.area[place - FOREST]]:
                uncovered = ~state.covered >> 3 * hill & 7
                card = state.hill_bitoku[hill]
                if uncovered >> FAVOUR_BITOKU & 1 and card >= 0:
                    new = next_type(sheet) if BITOKU[card].type not in types else 0
                    best = max(best, new + 0.5 * _BITOKU_WORTH[card])
                card = state.hill_yokai[hill]
                if uncovered >> FAVOUR_YOKAI & 1 and card >= 0:
                    best = max(best, _CARD_WORTH[card] + virtue_prospect(state, seat, (card,), 1, years) / 3)
    return best
