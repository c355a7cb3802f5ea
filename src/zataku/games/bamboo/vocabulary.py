"""Every option that Bamboo can offer, made once, with the tables that steps offer from."""

from __future__ import annotations

from itertools import product
from typing import Final

from zataku.kernel.options import Option, Verb, Vocabulary

from .components import ACTIONS, COMPONENTS, FOOD_IDS, HARMONY_TILE_IDS, JOKER, PARTS, SPIRIT_IDS, TEMPLES, TYPES

VOCABULARY: Final = Vocabulary("bamboo", __name__)
_option = VOCABULARY.option
_verb = VOCABULARY.verb

_NUMBERS: Final = COMPONENTS.numbers
_GRID: Final = COMPONENTS.grid
_PERFORMED: Final = ACTIONS[:JOKER]
_MOST_INCENSE: Final = max(_NUMBERS.area_cells)
_MARKET_ROWS: Final = max(len(column) for column in COMPONENTS.market)


def _from_one(count: int) -> list[str]:
    return [str(number + 1) for number in range(count)]


FACES: Final = [f"{temple}-{action}" for temple in TEMPLES for action in ACTIONS]
"""What a shoot shows: its colour and its action (see `Shoot.face`)."""

SPLITS: Final = {
    split: "+".join(f"{TEMPLES[area]}-{count}" for area, count in enumerate(split) if count)
    for total in range(1, _MOST_INCENSE + 1)
    for split in product(range(total + 1), repeat=len(TEMPLES))
    if sum(split) == total
}
"""How incense can be split over the temples: `red-2+blue-1`."""

DONE: Final = _option("done", act="finish")
DECLINE: Final = _option("decline")
STOP: Final = _option("stop")

COLOUR: Final = _verb("colour", COMPONENTS.colours, act="choose_colour")
PICK: Final = _verb("pick", FACES)
GIFT: Final = _verb("gift", _PERFORMED, act="accept_gift")

VISIT: Final = _verb("visit", TEMPLES)
OFFER: Final = _verb("offer", SPLITS, act="offer_incense")
LAY: Final = _verb("lay", [f"slot-{number}" for number in _from_one(_NUMBERS.slots)], FACES)
#: Whether it is a joker that is activated, and what is performed.
ACTIVATE: Final = _verb("activate", {False: "", True: "joker"}, _PERFORMED)
COLLECT: Final = _verb("collect", FACES, TEMPLES)

HAPPINESS: Final = _option("happiness", act="gain_happiness")
TAKE_HARMONY: Final = _verb("take-harmony", PARTS, _from_one(_NUMBERS.harmony_rows))
SCORE: Final = _verb("score", HARMONY_TILE_IDS)

COIN: Final = _option("coin", act="take_coin")
BUY: Final = _verb("house", TYPES, _from_one(_MARKET_ROWS), act="buy")
PLACE: Final = _verb("cell", [_GRID.name(cell) for cell in range(_GRID.cells)], act="place")

TAKE_FOOD: Final = _verb("food", FOOD_IDS, act="take_food")
SPEND: Final = _verb("spend", FOOD_IDS)

USE_SPIRIT: Final = _verb("spirit", SPIRIT_IDS, act="use_spirit")
WAKE: Final = _verb("wake", SPIRIT_IDS)
#: Whether the token is taken before the food is renewed.
RENEW_FOOD: Final = _verb("tengu", {True: "before", False: "after"}, act="renew_food")

OFFERINGS: Final = [
    [
        [
            tuple(
                OFFER[split]
                for split in sorted(SPLITS, key=lambda split: -split[area])
                if sum(split) == total and total - split[area] <= redirected
            )
            for redirected in range(total + 1)
        ]
        for total in range(_MOST_INCENSE + 1)
    ]
    for area in range(len(TEMPLES))
]
"""OFFERINGS[area][incense][how many of them may go elsewhere]: the options, those that stay first."""


def _by_bits(verb: Verb[int]) -> list[tuple[Option, ...]]:
    """For each set of things, given as bits, the options that are about them."""
    return [tuple(option for index, option in verb.items() if bits >> index & 1) for bits in range(1 << len(verb))]


VISIT_ANY: Final = _by_bits(VISIT)
TAKE_FOOD_ANY: Final = _by_bits(TAKE_FOOD)
SPEND_ANY: Final = _by_bits(SPEND)


def _activations(shown: int) -> tuple[Option, ...]:
    """For shoots that show these actions, given as bits; jokers come last."""
    return tuple(option for (joker, action), option in ACTIVATE.items() if shown >> (JOKER if joker else action) & 1)


ACTIVATE_ANY: Final = [_activations(shown) for shown in range(1 << len(ACTIONS))]
