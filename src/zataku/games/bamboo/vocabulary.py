"""Every option that Bamboo can offer, made once, with the tables that steps offer from."""

from itertools import product

from zataku.games.bamboo.components import ACTIONS, COMPONENTS, JOKER, PARTS, TYPES
from zataku.kernel.options import Option, Vocabulary

VOCABULARY = Vocabulary("bamboo", __name__)
_option = VOCABULARY.option

_NUMBERS = COMPONENTS.numbers
_TEMPLES = COMPONENTS.temples
_AREAS = range(len(_TEMPLES))

FACES = [f"{temple}-{action}" for temple in _TEMPLES for action in ACTIONS]
"""What a shoot shows: its colour and its action (see `Shoot.face`)."""

DONE = _option("done")
DECLINE = _option("decline")
STOP = _option("stop")

PICK = [_option(f"pick:{face}") for face in FACES]
GIFT = [_option(f"gift:{action}") for action in ACTIONS[:JOKER]]

VISIT = [_option(f"visit:{temple}") for temple in _TEMPLES]

LAY = [[_option(f"lay:slot-{slot + 1}:{face}") for slot in range(_NUMBERS.slots)] for face in FACES]
COLLECT = [[_option(f"collect:{face}:{temple}") for temple in _TEMPLES] for face in FACES]

ACTIVATE = [_option(f"activate:{action}") for action in ACTIONS[:JOKER]]
ACTIVATE_JOKER = [_option(f"activate:joker:{action}") for action in ACTIONS[:JOKER]]

HAPPINESS = _option("happiness")
TAKE_HARMONY = [[_option(f"take-harmony:{part}:{row + 1}") for row in range(_NUMBERS.harmony_rows)] for part in PARTS]
SCORE = [_option(f"score:{tile.id}") for tile in COMPONENTS.harmony_tiles]

COIN = _option("coin")
HOUSE_TILE = [
    [_option(f"house:{TYPES[column]}:{cell.row}") for cell in cells] for column, cells in enumerate(COMPONENTS.market)
]
CELL = [
    _option(f"cell:{row + 1}-{column + 1}")
    for row in range(COMPONENTS.grid.rows)
    for column in range(COMPONENTS.grid.columns)
]

FOOD = [_option(f"food:{food.id}") for food in COMPONENTS.food]
SPEND = [_option(f"spend:{food.id}") for food in COMPONENTS.food]

SPIRIT = [_option(f"spirit:{spirit.id}") for spirit in COMPONENTS.spirits]
WAKE = [_option(f"wake:{spirit.id}") for spirit in COMPONENTS.spirits]
TENGU_BEFORE = _option("tengu:before")
TENGU_AFTER = _option("tengu:after")


def _offering(split: tuple[int, ...]) -> Option:
    """Incense for each temple: `offer:red-2+blue-1`."""
    return _option("offer:" + "+".join(f"{_TEMPLES[area]}-{count}" for area, count in enumerate(split) if count))


OFFERINGS: dict[Option, tuple[int, ...]] = {
    _offering(split): split
    for total in range(1, _NUMBERS.area_cells + 1)
    for split in product(range(total + 1), repeat=len(_AREAS))
    if sum(split) == total
}
"""How many incense each option sends to each temple."""

OFFER = [
    [
        [
            tuple(
                option
                for option, split in sorted(OFFERINGS.items(), key=lambda item: -item[1][area])
                if sum(split) == total and total - split[area] <= redirected
            )
            for redirected in range(total + 1)
        ]
        for total in range(_NUMBERS.area_cells + 1)
    ]
    for area in _AREAS
]
"""OFFER[area][incense][how many of them may go elsewhere]: the options, those that stay first."""


def _by_bits(options: list[Option]) -> list[tuple[Option, ...]]:
    """For each set of indices, given as bits, the options at these indices."""
    return [
        tuple(option for index, option in enumerate(options) if bits >> index & 1) for bits in range(1 << len(options))
    ]


VISIT_ANY = _by_bits(VISIT)
FOOD_ANY = _by_bits(FOOD)
SPEND_ANY = _by_bits(SPEND)
ACTIVATE_ANY = [
    tuple(option for index, option in enumerate(ACTIVATE) if bits >> index & 1)
    + (tuple(ACTIVATE_JOKER) if bits >> JOKER & 1 else ())
    for bits in range(1 << len(ACTIONS))
]
