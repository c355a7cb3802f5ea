"""Final scoring, and a guess at it for bots."""

from __future__ import annotations

from typing import Any

from zataku.kernel.game import Scores, ranked
from zataku.kernel.steps import Step

from .components import (
    BORDER_SEALS,
    COIN,
    COINS_AND_SEALS_PER_POINT,
    FOOD,
    GARDENS,
    INFLUENCE_END,
    INFLUENCE_POINTS,
    IRON,
    PEARL,
    PLACE_POINTS,
    POINT,
    RESOURCE_POINTS,
    RESOURCES,
    ROUNDS,
    SEAL,
    TURNS,
    YARD_BOARD,
)
from .state import Castle
from .steps.effects import Pay, Together
from .steps.gains import Action, CrossBorder, Gain, Influence, Lantern, PickResources, Well
from .steps.icons import UseClanRow, UseLight, UseTile
from .steps.lists import CardAction, GardenAction, LightOfCard, OutsideActions, RoomActions, YardActions
from .steps.members import CallCourtier, PlantGardener, SendWarrior, TakeSlot
from .steps.turn import UseGardens


def parts(state: Castle, seat: int) -> dict[str, int]:
    """The points of a seat by category, as if the match ended now (WC-110 to WC-115, WC-136)."""
    sheet = state.sheets[seat]
    goods = sheet.goods
    plays = seat < state.layout.players
    inside = sum(sheet.places[1:])
    return {
        "play": sheet.points,
        "stores": (goods[COIN] + goods[SEAL]) // COINS_AND_SEALS_PER_POINT if plays else 0,
        "resources": sum(RESOURCE_POINTS[goods[good]] for good in RESOURCES) if plays else 0,
        "influence": INFLUENCE_POINTS[sheet.influence],
        "courtiers": sum(count * points for count, points in zip(sheet.places, PLACE_POINTS, strict=True)),
        "warriors": sum(count * yard.multiplier * inside for count, yard in zip(sheet.yards, YARD_BOARD, strict=True)),
        "gardeners": sum(
            GARDENS[number].points for place, number in enumerate(state.layout.gardens) if sheet.gardens >> place & 1
        ),
    }


def scores(state: Castle) -> Scores:
    """The result; ties go to whoever is earlier in the final turn order (WC-116)."""
    seats = range(state.layout.seats)
    return ranked([parts(state, seat) for seat in seats], [-state.order.index(seat) for seat in seats])


# A guess for bots: what a clan has, and what it may still make of it

#: Worth of one of each good while there is time to use it (points count as they are).
_GOOD_WORTH = (0.3, 0.65, 0.55, 0.5, 0.7, 1.0)
#: Turns after which goods no longer lose worth by having less time.
_ENOUGH_TURNS = 6
_INFLUENCE_WORTH = 0.65
#: How often the lantern shines in a turn, about.
_LANTERN_PER_TURN = 1.0
#: A courtier at the gate or on a floor may still rise, a garden may act again.
_RISE_WORTH = (2.6, 2.4, 2.0, 0.0)
_GARDEN_AGAIN_WORTH = 1.2
#: Courtiers that will be inside at the end, for warriors: those there, and a part of those at the gate.
_GATE_SHARE = 1.0
_TAKEN_DIE_WORTH = 0.35
_LANTERN_STEP_WORTH = 1.5
_SHARES = tuple(min(1.0, turns / _ENOUGH_TURNS) for turns in range(ROUNDS * TURNS + 1))


def evaluate(state: Castle, seat: int) -> float:
    """About how many points the seat will have at the end."""
    sheet = state.sheets[seat]
    layout = state.layout
    turns = _turns_left(state, seat)
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
        later += _GOOD_WORTH[good] * goods[good]
    for good in RESOURCES:
        final += RESOURCE_POINTS[goods[good]]
    value += share * later + (1.0 - share) * final
    if turns:
        shine = _INFLUENCE_WORTH * sheet.lantern_influence
        for good, amount in sheet.lantern_gains:
            shine += _GOOD_WORTH[good] * amount
        value += _LANTERN_PER_TURN * turns * shine
    if seat == state.seat and not state.over:
        value += _pending(state)
    return value


_SECTION_START = tuple(
    max([0, *(space + 1 for space, seals in enumerate(BORDER_SEALS) if seals and space < position)])
    for position in range(INFLUENCE_END + 1)
)


def _turns_left(state: Castle, seat: int) -> int:
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
    hand = state.hand
    if hand is not None:
        value = _TAKEN_DIE_WORTH * hand[1] + 2.0
        if hand[2]:
            value += _LANTERN_STEP_WORTH
    if state.asking is not None:
        value += worth(state.asking, state)
    for step in state.agenda:
        value += worth(step, state)
    return value


def worth(step: Step[Any], state: Castle) -> float:
    """About how many points a waiting step brings."""
    known = _WORTH.get(step)
    if known is None:
        known = _WORTH[step] = _worth(step)
    if not known:
        return 0.0
    if isinstance(step, Action) and not step.possible(state):
        return 0.0
    return known


def _worth(step: Step[Any]) -> float:
    if isinstance(step, Gain):
        return sum(_GOOD_WORTH[good] * amount for good, amount in step.gains)
    if isinstance(step, PickResources):
        return 0.8 * step.amount
    if isinstance(step, Influence | CrossBorder):
        return 1.0 * step.steps
    if isinstance(step, Pay):
        return max(0.2, _worth(step.then) - _GOOD_WORTH[step.good] * step.amount)
    if isinstance(step, Together):
        return sum(_worth(part) for part in step.reversed)
    if isinstance(step, RoomActions):
        return sum(_worth(action) for action in step.steps.values())
    for kind, value in _WORTH_OF_KIND:
        if isinstance(step, kind):
            return value
    return 0.0


_WORTH_OF_KIND: tuple[tuple[type, float], ...] = (
    (CallCourtier, 2.5),
    (PlantGardener, 3.0),
    (SendWarrior, 2.5),
    (Lantern, 1.5),
    (Well, 2.0),
    (UseTile, 2.0),
    (UseLight, 2.0),
    (UseClanRow, 2.5),
    (OutsideActions, 2.5),
    (CardAction, 1.5),
    (GardenAction, 1.2),
    (YardActions, 1.5),
    (LightOfCard, 1.5),
    (TakeSlot, 2.0),
    (UseGardens, 1.2),
)
_WORTH: dict[Step[Any], float] = {}
