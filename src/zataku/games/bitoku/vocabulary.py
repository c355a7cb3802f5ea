"""The vocabulary: every option of the game, made once, in tables that rules index by component."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from zataku.kernel.options import Option, Vocabulary

from .components import (
    BITOKU,
    BRANCHES,
    BUILDINGS,
    CRYSTAL_SPACES,
    DRAGONFLIES,
    FOREST,
    HILLS,
    LAYOUTS,
    MITAMA_TYPES,
    ORDINARY_BUILDINGS,
    PATH_LENGTH,
    PATHS,
    REGIONS,
    RESOURCES,
    RIVER_NAMES,
    ROCK_ROUTE,
    ROCKS,
    VISIONS,
    YOKAI,
    Goods,
)

VOCABULARY = Vocabulary("bitoku", "zataku.games.bitoku")
option = VOCABULARY.option

SKIP = option("skip")
PASS = option("pass")

SLOT_NAMES = ("left", "middle", "right")
FAVOURS = ("bitoku", "yokai", "deeds")

#: What an option is about, as an index into the components; looked up by `option.id`. Two indices are folded into one.
NUMBER: dict[int, int] = {}
#: The resources of a gain or a payment, and the numbers of +1, +2, +3 amulets; looked up by `option.id`.
GOODS: dict[int, Goods] = {}
COUNTS: dict[int, tuple[int, int, int]] = {}


def numbered(code: str, number: int) -> Option:
    made = option(code)
    NUMBER[made.id] = number
    return made


def _mixed(code: str, goods: Goods) -> Option:
    made = option(code)
    GOODS[made.id] = goods
    return made


def _counted(code: str, counts: tuple[int, int, int]) -> Option:
    made = option(code)
    COUNTS[made.id] = counts
    return made


# Summer: the four basic actions

PLAY: tuple[tuple[Option, ...], ...] = tuple(
    tuple(numbered(f"play:{card.id}:{slot}", 3 * index + place) for place, slot in enumerate(SLOT_NAMES))
    for index, card in enumerate(YOKAI)
)
USE: tuple[Option, ...] = tuple(numbered(f"die:{slot}", die) for die, slot in enumerate(SLOT_NAMES))
SACRIFICE: tuple[Option, ...] = tuple(numbered(f"sacrifice:{slot}", die) for die, slot in enumerate(SLOT_NAMES))
CROSS: tuple[Option, ...] = tuple(numbered(f"cross:{slot}", die) for die, slot in enumerate(SLOT_NAMES))

# Using a die

#: Amulets to spend, by how many of +1, +2, +3.
_MOST = 6
AMULETS: dict[tuple[int, int, int], Option] = {
    counts: _counted(
        "amulets:" + ("+".join(str(value) for value in (1, 2, 3) for _ in range(counts[value - 1])) or "none"), counts
    )
    for counts in product(range(_MOST + 1), range(_MOST // 2 + 1), range(_MOST // 3 + 1))
    if counts[0] + 2 * counts[1] + 3 * counts[2] <= _MOST + 2
}
PLACE: tuple[Option, ...] = (
    *(numbered(f"place:{name}", hill) for hill, name in enumerate(RIVER_NAMES)),
    *(numbered(f"place:home:{space + 1}", len(RIVER_NAMES) + space) for space in range(4)),
)
ACT: tuple[Option, ...] = tuple(numbered(f"forest:{action.id}", index) for index, action in enumerate(FOREST))
ENTER: tuple[Option, ...] = tuple(
    numbered(f"building:{building.id}", index) for index, building in enumerate(BUILDINGS)
)
COPY: tuple[tuple[Option, ...], ...] = tuple(
    tuple(numbered(f"copy:{seat}:{slot}", 3 * seat + die) for die, slot in enumerate(SLOT_NAMES)) for seat in range(2)
)

# Crossing

CLAIM: tuple[tuple[Option, ...], ...] = tuple(
    tuple(numbered(f"favour:{RIVER_NAMES[hill]}:{name}", 3 * hill + favour) for favour, name in enumerate(FAVOURS))
    for hill in HILLS
)
COVER: tuple[tuple[Option, ...], ...] = tuple(
    tuple(numbered(f"cover:{RIVER_NAMES[hill]}:{name}", 3 * hill + favour) for favour, name in enumerate(FAVOURS))
    for hill in HILLS
)

# Resources: a gain or a payment is one decision over what it consists of


def _named(goods: Goods) -> str:
    return "+".join(name for name, amount in zip(RESOURCES, goods, strict=True) for _ in range(amount)) or "nothing"


def _mixes(amount: int) -> list[Goods]:
    return [
        (mix.count(0), mix.count(1), mix.count(2), mix.count(3))
        for mix in combinations_with_replacement(range(4), amount)
    ]


#: All mixes of so many resources.
MIXES: tuple[tuple[Goods, ...], ...] = tuple(tuple(_mixes(amount)) for amount in range(5))
GAIN: dict[Goods, Option] = {mix: _mixed(f"gain:{_named(mix)}", mix) for amount in range(1, 4) for mix in MIXES[amount]}
PAY: dict[Goods, Option] = {mix: _mixed(f"pay:{_named(mix)}", mix) for mixes in MIXES for mix in mixes}

# Purchases

_SPACES = max(len(layout.mitama_price) for layout in LAYOUTS)
TAKE_MITAMA: tuple[Option, ...] = tuple(numbered(f"mitama:{space + 1}", space) for space in range(_SPACES))
TAKE_DRAGONFLY: tuple[Option, ...] = tuple(numbered(f"dragonfly:{space + 1}", space) for space in range(_SPACES))
TAKE_CRYSTAL: tuple[Option, ...] = tuple(numbered(f"crystal:{space + 1}", space) for space in range(_SPACES))
BUILD: tuple[Option, ...] = tuple(
    numbered(f"build:{BUILDINGS[building].id}", building) for building in ORDINARY_BUILDINGS
)
SITE: tuple[Option, ...] = tuple(numbered(f"site:{name}", hill) for hill, name in enumerate(RIVER_NAMES))
SET_CRYSTAL: tuple[Option, ...] = tuple(
    numbered(f"space:{space.id}", index) for index, space in enumerate(CRYSTAL_SPACES)
)
COMBINE_DRAGONFLY: tuple[Option, ...] = tuple(
    numbered(f"combine:{tile.id}", index) for index, tile in enumerate(DRAGONFLIES)
)
COMBINE_MITAMA: tuple[Option, ...] = tuple(
    numbered(f"combine:{name}", index) for index, name in enumerate(MITAMA_TYPES)
)

# Movement, kodamas, rocks, cards

STEP_BITOKU = option("move:bitoku")
#: Pilgrimage spaces and side branches of the first path, then of the second.
START: tuple[Option, ...] = tuple(
    numbered(f"start:{path}:{space + 1}", number * PATH_LENGTH + space)
    for number, path in enumerate(PATHS)
    for space in range(PATH_LENGTH)
)
WALK: dict[int, Option] = {
    number * PATH_LENGTH + space: numbered(f"walk:{path}:{space + 1}", number * PATH_LENGTH + space)
    for number, path in enumerate(PATHS)
    for space in range(PATH_LENGTH - 1)
}
LEAVE: tuple[Option, ...] = tuple(
    numbered(f"branch:{path}:{branch.id}", number * len(BRANCHES) + index)
    for number, path in enumerate(PATHS)
    for index, branch in enumerate(BRANCHES)
)
KODAMA: tuple[Option, ...] = tuple(numbered(f"kodama:{name}", region) for region, name in enumerate(REGIONS))
BACK: tuple[tuple[Option, ...], ...] = tuple(
    tuple(numbered(f"back:{seat}:{name}", 5 * seat + region) for region, name in enumerate(REGIONS))
    for seat in range(4)
)
UNLOCK: tuple[Option, ...] = tuple(numbered(f"unlock:{slot}", die) for die, slot in enumerate(SLOT_NAMES))
ROCK: tuple[Option, ...] = tuple(numbered(f"rock:{rock.id}", index) for index, rock in enumerate(ROCKS))
ROCKSIDE: tuple[Option, ...] = tuple(numbered(f"beside:{space.id}", index) for index, space in enumerate(ROCK_ROUTE))
DRAW = option("draw")
LOOK = option("look")
KEEP_YOKAI: tuple[Option, ...] = tuple(numbered(f"keep:{card.id}", index) for index, card in enumerate(YOKAI))
KEEP_BITOKU: tuple[Option, ...] = tuple(numbered(f"keep:{card.id}", index) for index, card in enumerate(BITOKU))
KEEP_VISION: tuple[Option, ...] = tuple(numbered(f"keep:{card.id}", index) for index, card in enumerate(VISIONS))
KEEP_NONE = option("keep:none")

# Seasons

DISCARD: tuple[Option, ...] = tuple(numbered(f"discard:{card.id}", index) for index, card in enumerate(YOKAI))
ARRANGE: dict[tuple[int, int, int], Option] = {
    values: _counted("dice:" + "-".join(map(str, values)), values)
    for values in product(range(1, 7), range(1, 7), range(1, 7))
}
REMOVE: tuple[Option, ...] = tuple(numbered(f"remove:{slot}", place) for place, slot in enumerate(SLOT_NAMES))
FRUIT: tuple[Option, ...] = tuple(
    numbered(f"fruit:{space.id}", index) for index, space in enumerate(CRYSTAL_SPACES) if space.colour == "dream"
)
FULFIL: tuple[Option, ...] = tuple(numbered(f"fulfil:{card.id}", index) for index, card in enumerate(VISIONS))
BEST = option("fulfil:best")
BONUS_VP = option("bonus:vp")
BONUS_AMULET = option("bonus:amulet")
#: Not offered: a secret spring discard is kept as a position in the hand, so that it tells no card.
HAND: tuple[Option, ...] = tuple(numbered(f"hand:{position + 1}", position) for position in range(len(YOKAI)))
EFFECT_FIRST = option("first:card")
CRYSTAL_FIRST = option("first:crystal")
