"""The numbers of the delegation that its fitted value looks at."""

from __future__ import annotations

from typing import Final

from zataku.kernel.effects import Word

from ..automa import DELEGATION
from ..components import (
    COIN,
    COINS_FOR_POINTS,
    DAIMYO,
    FLOOR_OF_PLACE,
    FLOOR_POINTS,
    GARDENS,
    INFLUENCE_END,
    INFLUENCE_POINTS,
    POINT,
    ROUNDS,
    SOLO_CARDS,
    TURNS,
    YARD_BOARD,
    YARDS,
)
from ..scoring import parts
from ..state import Castle, Sheet
from .evaluation import evaluate, turns_left

_TOP_FLOOR: Final[int] = FLOOR_OF_PLACE[DAIMYO]
_MULTIPLIERS: Final[tuple[int, ...]] = tuple(yard.multiplier for yard in YARD_BOARD)
_ABOUT_COMING: Final = 7
#: The actions of each card, with the number that they carry: a yard, floors, an amount.
_ACTIONS: Final[tuple[tuple[Word, ...], ...]] = tuple(card.actions for card in SOLO_CARDS)


def delegation_features(state: Castle) -> list[float]:
    """What the delegation has, and what its cards can still bring it."""
    sheet = state.sheets[DELEGATION]
    goods = sheet.goods
    places = sheet.places
    turns = turns_left(state, DELEGATION)
    round_number = max(1, state.round)
    later = TURNS * (ROUNDS - round_number)
    now = turns - later
    inside = sum(places[1:])
    multiplier = sum(count * each for count, each in zip(sheet.yards, _MULTIPLIERS, strict=True))
    ahead = state.sheets[1 - DELEGATION].influence - sheet.influence
    first = 1.0 if ahead < 0 else 0.0
    coins = goods[COIN] * round_number
    gardens = sheet.gardens.bit_count()
    worths = [_worth_of_card(state, sheet, card, multiplier, inside) for card in range(len(SOLO_CARDS))]
    usual = sum(worths) / len(worths)
    solo = state.solo
    top = next_up = usual
    if solo is not None:
        top = worths[solo.top]
        coming = solo.below.layers[0].cards
        next_up = sum([worths[card] for card in coming]) / len(coming)
    missing = sum([not state.bridges[card.bridge][card.position] for card in SOLO_CARDS]) / len(SOLO_CARDS)
    acts = 1.0 if now else 0.0
    return [
        evaluate(state, DELEGATION),
        float(sum(parts(state, DELEGATION).values())),
        float(goods[POINT]),
        float(goods[COIN]),
        float(coins),
        first * coins,
        coins * ahead / 4,
        first,
        first * later,
        float(ahead),
        float(INFLUENCE_POINTS[sheet.influence]),
        float(sheet.influence * turns),
        float(gardens),
        float(gardens * sum(range(round_number, ROUNDS))),
        float(sheet.gardeners),
        float(sheet.courtiers),
        float(sheet.warriors),
        float(places[0]),
        float(places[0] * turns),
        float(inside),
        float(inside * turns),
        float(multiplier),
        float(multiplier * turns),
        float(multiplier * inside),
        float(multiplier * inside * turns) / 4,
        float(multiplier * places[0]),
        float(multiplier * places[0] * turns) / 4,
        acts * top,
        acts * missing * next_up,
        max(0, now - 1) * next_up,
        max(0, now - 1) * missing * next_up,
        later * usual,
        acts * missing,
        float(now),
        float(later),
        float(later * later),
        *_coming(state, worths, now),
    ]


def _coming(state: Castle, worths: list[float], now: int) -> list[float]:
    """What its next turns will bring: a card acts when the next one names a die that is there, else both or later ones.

    Only cards that nobody has seen since the last shuffle can come.
    """
    solo = state.solo
    if solo is None or not now:
        return [0.0] * _ABOUT_COMING
    there = gone = 0
    worth_there = worth_gone = 0.0
    for number in solo.below.layers[0].cards:
        card = SOLO_CARDS[number]
        if state.bridges[card.bridge][card.position]:
            there += 1
            worth_there += worths[number]
        else:
            gone += 1
            worth_gone += worths[number]
    share = gone / (there + gone)
    worth_there /= max(1, there)
    worth_gone /= max(1, gone)
    top = worths[solo.top]
    again = float(now - 1)
    return [
        (1.0 - share * share) * top + share * (1.0 + share) * worth_gone,
        share,
        share * worth_gone,
        again * ((1.0 - share * share) * worth_there + share * (1.0 + share) * worth_gone),
        again * share,
        again * share * worth_gone,
        again * worth_there,
    ]


def _worth_of_card(state: Castle, sheet: Sheet, card: int, multiplier: int, inside: int) -> float:
    """What both actions of a card would bring now, in points at the end."""
    value = 0.0
    for word in _ACTIONS[card]:
        value += _worth_of(state, sheet, word, multiplier, inside)
    return value


def _worth_of(state: Castle, sheet: Sheet, word: Word, multiplier: int, inside: int) -> float:
    name = word.name
    instead = float(max(1, state.round))
    if name == "gate":
        return 1.0 + 0.5 * multiplier if sheet.courtiers else instead
    if name == "coin":
        price = COINS_FOR_POINTS[1 if state.sheets[1 - DELEGATION].influence > sheet.influence else 0]
        worth: float = instead * word.amount / price
        return worth
    if name == "point":
        return float(int(word.amount))
    if name == "influence":
        if sheet.influence == INFLUENCE_END:
            return instead
        reached = min(sheet.influence + word.amount, INFLUENCE_END)
        return float(INFLUENCE_POINTS[reached] - INFLUENCE_POINTS[sheet.influence])
    if name == "warrior":
        return float(_MULTIPLIERS[YARDS.index(str(word.args[0]))] * inside) if sheet.warriors else instead
    if name == "gardener":
        return _worth_of_garden(state, sheet, str(word.args[0])) if sheet.gardeners else instead
    return _worth_of_rise(sheet, int(str(word.args[0])), multiplier, instead)


def _worth_of_garden(state: Castle, sheet: Sheet, kind: str) -> float:
    free = []
    for place, number in enumerate(state.layout.gardens):
        garden = GARDENS[number]
        if not sheet.gardens >> place & 1 and kind in ("any", garden.kind):
            free.append(garden.points)
    round_number = max(1, state.round)
    # At the end of each round before the last one it brings as many points more as the round has.
    return float(min(free) + sum(range(round_number, ROUNDS))) if free else float(round_number)


def _worth_of_rise(sheet: Sheet, floors: int, multiplier: int, instead: float) -> float:
    """The lowest courtier rises, if it is not too high for that."""
    for place in range(DAIMYO):
        if sheet.places[place]:
            floor = FLOOR_OF_PLACE[place]
            if floor + floors > _TOP_FLOOR:
                return instead
            gained = FLOOR_POINTS[floor + floors] - FLOOR_POINTS[floor]
            return float(gained + (multiplier if floor == 0 else 0))
    return instead
