"""The numbers of a clan that its fitted value looks at."""

from __future__ import annotations

from typing import Final

from ..components import COIN, FOOD, GARDENS, INFLUENCE_POINTS, IRON, PEARL, POINT, ROUNDS, SEAL, TURNS
from ..scoring import parts
from ..state import Castle
from .evaluation import evaluate, turns_left

_ALL_TURNS: Final = ROUNDS * TURNS


def features(state: Castle, seat: int) -> list[float]:
    """What the clan has, what of it counts more the longer the match still lasts, and when it is."""
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
    ]


def kind(state: Castle, seat: int) -> str:
    """A value for each number of clans, and one for the delegation."""
    players = state.layout.players
    return str(players) if seat < players else f"{players}-automa"
