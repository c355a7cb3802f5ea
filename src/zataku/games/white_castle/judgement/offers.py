"""What lies on the table for a clan: dice and where they may go, members it can afford to send, cards in the rooms."""

from __future__ import annotations

from typing import Final

from ..components import (
    AUDIENCE_COINS,
    CARDS,
    CLIMB_PEARLS,
    COIN,
    COLOURS,
    DIPLOMATS,
    FOOD,
    GARDENS,
    IRON,
    LEFT,
    MEMBERS_OF_A_KIND,
    OUTSIDE_LEFT,
    PEARL,
    RIGHT,
    ROOMS,
    ROW_VALUE,
    SEAL,
    STEWARDS,
    YARD_BOARD,
    YARD_PLACES,
)
from ..state import NO_CARD, Castle, Sheet
from ..steps.common import ACTIONS
from ..steps.effects import GARDEN_STEPS, ROOM_ACTIONS, YARD_TILE_STEPS
from ..steps.spaces import FACING_ACTIONS, ROW_REWARDS
from .worth import GOOD_WORTH, usual_worth

#: What a courtier's audience is worth.
_AUDIENCE_WORTH: Final = 1.5
#: What rises of a courtier are worth, by where they begin; two floors at once from the first two of them.
_FROM_GATE: Final = 2.0
_FROM_STEWARDS: Final = 3.0
_FROM_DIPLOMATS: Final = 5.0
_FAR_FROM_GATE: Final = 5.0
_FAR_FROM_STEWARDS: Final = 8.0
#: A well: a seal and two tiles.
_WELL_WORTH: Final = 2.0
_COIN_WORTH: Final = 0.3
_INFLUENCE_WORTH: Final = 0.65
_ONE_FLOOR: Final = CLIMB_PEARLS[1]
_TWO_FLOORS: Final = CLIMB_PEARLS[2]
_STEWARD_ROOMS: Final = tuple(room for room, name in enumerate(ROOMS) if name.startswith("steward"))
_DIPLOMAT_ROOMS: Final = tuple(room for room in range(len(ROOMS)) if room not in _STEWARD_ROOMS)


def offers(state: Castle, seat: int, share: float, acts: bool) -> list[float]:
    """What the clan could make of the dice on the bridges, of each kind of member and of the cards in the rooms.

    `share` is how much of the clan's match is still to come; `acts`: has it another turn in this round?
    """
    sheet = state.sheets[seat]
    light_below = max([_LIGHT[state.rooms[room]] for room in _STEWARD_ROOMS])
    light_above = max([_LIGHT[state.rooms[room]] for room in _DIPLOMAT_ROOMS])
    courtier = _worth_of_courtier(sheet, light_below, light_above)
    gardener = _worth_of_gardener(state, sheet)
    warrior = _worth_of_warrior(state, sheet)
    best = second = total = 0.0
    if acts:
        best, second, total = _dice(state, sheet, courtier, gardener, warrior)
    pearl = sheet.goods[PEARL]
    places = sheet.places
    below = places[1] + places[2] + places[3]
    return [
        best,
        second,
        total / 6,
        share * courtier,
        share * gardener,
        share * warrior,
        share * max(courtier, gardener, warrior),
        share * light_below if places[0] and pearl >= _ONE_FLOOR else 0.0,
        share * light_above if (below and pearl >= _ONE_FLOOR) or (places[0] and pearl >= _TWO_FLOORS) else 0.0,
        courtier if acts else 0.0,
        gardener if acts else 0.0,
        warrior if acts else 0.0,
    ]


def _worth_of_courtier(sheet: Sheet, light_below: float, light_above: float) -> float:
    goods = sheet.goods
    places = sheet.places
    value = 0.0
    gate = places[0]
    if sheet.courtiers and goods[COIN] + goods[SEAL] >= AUDIENCE_COINS:
        value = _AUDIENCE_WORTH
        gate += 1
    pearl = goods[PEARL] + goods[SEAL] // 2
    stewards = places[1] + places[2] + places[3]
    multiplier = 2 * sheet.yards[0] + sheet.yards[1] + sheet.yards[2]
    rise = 0.0
    if pearl >= _ONE_FLOOR:
        if gate:
            rise = _FROM_GATE + multiplier + light_below
        if stewards:
            rise = max(rise, _FROM_STEWARDS + light_above)
        if places[4] + places[5]:
            rise = max(rise, _FROM_DIPLOMATS)
    if pearl >= _TWO_FLOORS:
        if gate:
            rise = max(rise, _FAR_FROM_GATE + multiplier + light_above)
        if stewards:
            rise = max(rise, _FAR_FROM_STEWARDS)
    return value + rise


def _worth_of_gardener(state: Castle, sheet: Sheet) -> float:
    best = 0.0
    if not sheet.gardeners:
        return best
    food = sheet.goods[FOOD] + sheet.goods[SEAL] // 2
    for place, number in enumerate(state.layout.gardens):
        if not sheet.gardens >> place & 1 and GARDENS[number].cost <= food:
            best = max(best, GARDENS[number].points + _GARDEN_WORTH[number])
    return best


def _worth_of_warrior(state: Castle, sheet: Sheet) -> float:
    best = 0.0
    if not sheet.warriors:
        return best
    iron = sheet.goods[IRON] + sheet.goods[SEAL] // 2
    inside = sum(sheet.places[1:])
    tiles = state.layout.yards
    for place, yard in enumerate(YARD_BOARD):
        if yard.cost <= iron:
            value = float(yard.multiplier * inside)
            for tile, (other, side) in zip(tiles, YARD_PLACES, strict=True):
                if other == place:
                    value += _TILE_WORTH[tile][side]
            best = max(best, value)
    return best


def _dice(state: Castle, sheet: Sheet, courtier: float, gardener: float, warrior: float) -> tuple[float, float, float]:
    """What the best die would bring, the second best, and all of them together."""
    goods = sheet.goods
    spare = goods[COIN] + goods[SEAL]
    spaces = state.spaces
    rooms = state.rooms
    layout = state.layout
    outside = (max(gardener, courtier), max(courtier, warrior))
    members = (sheet.courtiers, sheet.gardeners, sheet.warriors)
    shine = _INFLUENCE_WORTH * sheet.lantern.influence
    for good, amount in sheet.lantern.gains:
        shine += GOOD_WORTH[good] * amount
    best = second = total = 0.0
    for colour in range(len(COLOURS)):
        left, _, right = state.bridges[colour]
        entrances = layout.entrances[colour]
        for end, value in ((LEFT, left), (RIGHT, right)):
            if not value:
                continue
            found = _WELL_WORTH + _COIN_WORTH * (value - 1)
            for space, _ in entrances:
                covered = spaces[space][0]
                if covered > value + spare:
                    continue
                if space < OUTSIDE_LEFT:
                    worth = _IN_ROOM.get((space, rooms[space], layout.facing[space][colour]), 0.0)
                else:
                    worth = outside[space - OUTSIDE_LEFT]
                worth += _COIN_WORTH * (value - covered)
                if worth > found:
                    found = worth
            if not sheet.dice[colour] and value + spare >= ROW_VALUE:
                worth = _REWARDS[colour][MEMBERS_OF_A_KIND - members[colour]] + _COIN_WORTH * (value - ROW_VALUE)
                if sheet.card != NO_CARD and _FACING[sheet.card]:
                    worth += _FACING[sheet.card][colour]
                if worth > found:
                    found = worth
            if end == LEFT:
                found += shine
            total += found
            if found > best:
                best, second = found, best
            elif found > second:
                second = found
    return best, second, total


_IN_ROOM: Final = {key: usual_worth(step) for key, step in ROOM_ACTIONS.items()}
_TILE_WORTH: Final = tuple({side: usual_worth(step) for side, step in faces.items()} for faces in YARD_TILE_STEPS)
_GARDEN_WORTH: Final = tuple(usual_worth(step) for step in GARDEN_STEPS)
_REWARDS: Final = tuple(tuple(usual_worth(step) for step in steps) for steps in ROW_REWARDS)
_FACING: Final = tuple(tuple(usual_worth(step) for step in steps) for steps in FACING_ACTIONS)
#: By card: what the best of its light actions is worth; an empty room has the number -1, and so the last entry.
_LIGHT: Final = (
    *(
        max([usual_worth(ACTIONS[card][row]) for row in CARDS[card].light], default=0.0)
        for card in range(len(STEWARDS) + len(DIPLOMATS))
    ),
    0.0,
)
