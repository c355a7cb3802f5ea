"""The numbers of a clan that its fitted value looks at."""

from __future__ import annotations

from typing import Final

from ..components import (
    BORDER_SEALS,
    CARDS,
    COIN,
    DAIMYO,
    FOOD,
    GARDENS,
    INFLUENCE_END,
    INFLUENCE_POINTS,
    IRON,
    MEMBERS,
    MEMBERS_OF_A_KIND,
    PEARL,
    POINT,
    ROUNDS,
    SEAL,
    TURNS,
)
from ..scoring import parts
from ..state import NO_CARD, Castle
from ..steps.effects import GARDEN_STEPS
from ..steps.spaces import FACING_ACTIONS, ROW_REWARDS
from .delegation import delegation_features
from .evaluation import evaluate, turns_left
from .offers import offers
from .worth import usual_worth

_ALL_TURNS: Final = ROUNDS * TURNS


def features(state: Castle, seat: int) -> list[float]:
    """What the clan has, what of it counts more the longer the match still lasts, and when it is."""
    if seat >= state.layout.players:
        return delegation_features(state)
    sheet = state.sheets[seat]
    goods = sheet.goods
    layout = state.layout
    turns = turns_left(state, seat)
    share = turns / _ALL_TURNS
    places = sheet.places
    gate = places[0]
    stewards = places[1] + places[2] + places[3]
    diplomats = places[4] + places[5]
    daimyo = places[6]
    yards = sheet.yards
    multiplier = 2 * yards[0] + yards[1] + yards[2]
    garden_points = 0
    gardens = 0
    for place, number in enumerate(layout.gardens):
        if sheet.gardens >> place & 1:
            garden_points += GARDENS[number].points
            gardens += 1
    shine = [0, 0, 0, 0, 0, 0]
    for good, amount in sheet.lantern.gains:
        shine[good] = amount
    influence = sheet.influence
    passing = [
        goods[COIN],
        goods[SEAL],
        goods[FOOD],
        goods[IRON],
        goods[PEARL],
        influence,
        INFLUENCE_POINTS[influence],
        gate,
        stewards,
        diplomats,
        daimyo,
        gardens,
        garden_points,
        yards[0],
        yards[1],
        yards[2],
        multiplier,
        multiplier * (stewards + diplomats + daimyo) / 4,
        sheet.courtiers,
        sheet.gardeners,
        sheet.warriors,
        *shine,
        sheet.lantern.influence,
        min(goods[COIN], 4),
        min(goods[FOOD], 3),
        min(goods[IRON], 3),
        min(goods[PEARL], 3),
        1 if goods[COIN] == 0 else 0,
        gate * goods[PEARL] / 4,
        gate * goods[COIN] / 4,
    ]
    round_number = state.round
    return [
        evaluate(state, seat),
        float(sum(parts(state, seat).values())),
        float(goods[POINT]),
        state.order.index(seat) / max(1, len(state.order) - 1),
        *map(float, passing),
        *[amount * share for amount in passing],
        float(turns),
        share * share,
        1.0 if round_number == 0 else 0.0,
        1.0 if round_number == 1 else 0.0,
        1.0 if round_number == 2 else 0.0,
        float(gardens * (ROUNDS - round_number)),
        float(state.turn // len(state.order)),
        *_prospects(state, seat, turns),
        *offers(state, seat, share, turns % TURNS > 0 or not state.round),
    ]


def _prospects(state: Castle, seat: int, turns: int) -> list[float]:
    """What can still be made of what the clan has: its card and rows, its goods beside what they may be spent on."""
    sheet = state.sheets[seat]
    goods = sheet.goods
    share = turns / _ALL_TURNS
    later = ROUNDS - max(1, state.round)
    places = sheet.places
    outside = sheet.courtiers + places[0]
    below = outside + sum(places[1:DAIMYO])
    yards = sheet.yards
    multiplier = 2 * yards[0] + yards[1] + yards[2]
    inside = sum(places[1:])
    rewards = actions = all_rewards = all_actions = 0.0
    members = (sheet.courtiers, sheet.gardeners, sheet.warriors)
    facing = _FACING[sheet.card] if sheet.card != NO_CARD and _FACING[sheet.card] else _NOTHING
    for row in range(len(MEMBERS)):
        reward = _REWARDS[row][MEMBERS_OF_A_KIND - members[row]]
        all_rewards += reward
        all_actions += facing[row]
        if not sheet.dice[row]:
            rewards += reward
            actions += facing[row]
    others = max([each.influence for other, each in enumerate(state.sheets) if other != seat])
    lead = max(-5, min(5, sheet.influence - others))
    free = [
        GARDENS[number].points
        for place, number in enumerate(state.layout.gardens)
        if not sheet.gardens >> place & 1 and GARDENS[number].cost <= goods[FOOD]
    ]
    again = 0.0
    for place, number in enumerate(state.layout.gardens):
        if sheet.gardens >> place & 1:
            again += _GARDEN_WORTH[number]
    climbs = min(goods[PEARL] // 2, below)
    return [
        rewards if turns else 0.0,
        actions if turns else 0.0,
        all_rewards * later,
        all_actions * later,
        *[(_CALLS[sheet.card][member] if sheet.card != NO_CARD else 0) * share for member in range(len(MEMBERS))],
        climbs * share,
        share if goods[PEARL] >= 5 and outside else 0.0,
        multiplier * places[0] / 4,
        multiplier * outside * share / 4,
        inside * share * sheet.warriors / 4,
        inside * share * multiplier / 4,
        share if goods[IRON] >= 1 else 0.0,
        share if goods[IRON] >= 3 else 0.0,
        share if goods[IRON] >= 5 else 0.0,
        share * inside if goods[IRON] >= 5 else 0.0,
        share * max(free, default=0),
        share * len(free),
        again * later,
        float(lead),
        lead * later / 2,
        float(later) if lead > 0 else 0.0,
        max(0, _SEALS_TO_PASS[sheet.influence] - goods[SEAL]) * share,
        float(_TO_NEXT_POINTS[sheet.influence]),
        _TO_NEXT_POINTS[sheet.influence] * share,
        share * min(goods[COIN], goods[PEARL]) / 2,
        share * min(goods[COIN] // 2, sheet.courtiers),
        share if goods[SEAL] == 0 else 0.0,
        share if goods[SEAL] >= 5 else 0.0,
    ]


#: By row and members that have left it: what its rewards are worth.
_REWARDS: Final = tuple(tuple(usual_worth(step) for step in steps) for steps in ROW_REWARDS)
#: By card: what the action facing each row is worth; empty for cards without actions.
_FACING: Final = tuple(tuple(usual_worth(step) for step in steps) for steps in FACING_ACTIONS)
_NOTHING: Final[tuple[float, ...]] = (0.0,) * len(MEMBERS)
#: By card: how many of its rows call each kind of member.
_CALLS: Final = tuple(
    tuple(sum(member in str(card.actions[row]) for row in card.facing) for member in MEMBERS) for card in CARDS
)
_GARDEN_WORTH: Final = tuple(usual_worth(step) for step in GARDEN_STEPS)
#: By place on the influence track: seals for the next border, and steps to where there are more points.
_SEALS_TO_PASS: Final = tuple(
    next((seals for seals in BORDER_SEALS[position:] if seals), 0) for position in range(INFLUENCE_END + 1)
)
_TO_NEXT_POINTS: Final = tuple(
    next(
        (
            further - position
            for further in range(position, INFLUENCE_END + 1)
            if INFLUENCE_POINTS[further] > INFLUENCE_POINTS[position]
        ),
        0,
    )
    for position in range(INFLUENCE_END + 1)
)


def kind(state: Castle, seat: int) -> str:
    """A value for each number of clans, and one for the delegation."""
    players = state.layout.players
    return str(players) if seat < players else f"{players}-automa"
