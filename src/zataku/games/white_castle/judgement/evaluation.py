"""A guess at the final points of a clan: what it has, and what it may still make of it."""

from __future__ import annotations

from typing import Final

from ..components import (
    BORDER_SEALS,
    COIN,
    COINS_AND_SEALS_PER_POINT,
    FOOD,
    GARDENS,
    INFLUENCE_END,
    INFLUENCE_POINTS,
    IRON,
    PEARL,
    POINT,
    RESOURCE_POINTS,
    RESOURCES,
    ROUNDS,
    SEAL,
    TURNS,
)
from ..state import Castle
from .worth import GOOD_WORTH, worth

#: Turns after which goods no longer lose worth by having less time.
_ENOUGH_TURNS: Final = 6
_INFLUENCE_WORTH: Final = 0.65
#: How often the lantern shines in a turn, about.
_LANTERN_PER_TURN: Final = 1.0
#: A courtier at the gate or on a floor may still rise, a garden may act again.
_RISE_WORTH: Final = (2.6, 2.4, 2.0, 0.0)
_GARDEN_AGAIN_WORTH: Final = 1.2
#: Courtiers that will be inside at the end, for warriors: those there, and a part of those at the gate.
_GATE_SHARE: Final = 1.0
_SHARES: Final = tuple(min(1.0, turns / _ENOUGH_TURNS) for turns in range(ROUNDS * TURNS + 1))


def evaluate(state: Castle, seat: int) -> float:
    """About how many points the seat will have at the end."""
    sheet = state.sheets[seat]
    layout = state.layout
    turns = turns_left(state, seat)
    share = _SHARES[turns]
    goods = sheet.goods
    places = sheet.places
    gate = places[0]
    stewards = places[1] + places[2] + places[3]
    diplomats = places[4] + places[5]
    inside = stewards + diplomats + places[6]
    yards = sheet.yards
    value = goods[POINT] + gate + 3.0 * stewards + 6.0 * diplomats + 10.0 * places[6]
    value += share * (_RISE_WORTH[0] * gate + _RISE_WORTH[1] * stewards + _RISE_WORTH[2] * diplomats)
    value += (2 * yards[0] + yards[1] + yards[2]) * (inside + share * _GATE_SHARE * (1 + gate))
    gardens = sheet.gardens
    if gardens:
        again = _GARDEN_AGAIN_WORTH * (ROUNDS - state.round) if state.round < ROUNDS else 0.0
        for place, number in enumerate(layout.gardens):
            if gardens >> place & 1:
                value += GARDENS[number].points + again
    influence = sheet.influence
    value += INFLUENCE_POINTS[influence]
    if seat >= layout.players:
        return value + 0.4 * goods[COIN]
    value += share * _INFLUENCE_WORTH * (influence - _SECTION_START[influence])
    final = (goods[COIN] + goods[SEAL]) / COINS_AND_SEALS_PER_POINT
    later = 0.0
    for good in (COIN, SEAL, FOOD, IRON, PEARL):
        later += GOOD_WORTH[good] * goods[good]
    for good in RESOURCES:
        final += RESOURCE_POINTS[goods[good]]
    value += share * later + (1.0 - share) * final
    if turns:
        shine = _INFLUENCE_WORTH * sheet.lantern.influence
        for good, amount in sheet.lantern.gains:
            shine += GOOD_WORTH[good] * amount
        value += _LANTERN_PER_TURN * turns * shine
    if seat == state.seat and not state.over:
        value += _pending(state)
    return value


_SECTION_START: Final = tuple(
    max([0, *(space + 1 for space, seals in enumerate(BORDER_SEALS) if seals and space < position)])
    for position in range(INFLUENCE_END + 1)
)


def turns_left(state: Castle, seat: int) -> int:
    """Turns that the seat has still to begin."""
    round_number = state.round
    if not round_number:
        return ROUNDS * TURNS
    order = state.order
    seats = len(order)
    taken, place = divmod(state.turn, seats)
    if order.index(seat) < place:
        taken += 1
    return (ROUNDS - round_number) * TURNS + TURNS - taken


def _pending(state: Castle) -> float:
    """What the deciding seat may still do in this turn."""
    value = 0.0
    if state.asking is not None:
        value += worth(state.asking, state)
    for step in state.agenda:
        value += worth(step, state)
    return value
