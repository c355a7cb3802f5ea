"""The vocabulary: every option of the game, as verbs with what they can be about.

Components are numbered by their place in `components.py`; pilgrimage spaces and side branches are numbered over both
wisdom paths, the first path's before the second's.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from typing import Final

from zataku.kernel.options import Vocabulary

from .components import (
    BITOKU,
    BRANCHES,
    BUILDINGS,
    CRYSTAL_SPACES,
    DRAGONFLIES,
    FAVOURS,
    FOREST_ACTIONS,
    HOME_PLACES,
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
    SLOT_NAMES,
    VISIONS,
    YOKAI,
    Goods,
)

VOCABULARY: Final = Vocabulary("bitoku", "zataku.games.bitoku")

SKIP: Final = VOCABULARY.option("skip")
PASS: Final = VOCABULARY.option("pass", act="pass_on")

_SEATS: Final = ("0", "1", "2", "3")
_YOKAI_IDS: Final = [card.id for card in YOKAI]

# Summer: the four basic actions

PLAY: Final = VOCABULARY.verb("play", _YOKAI_IDS, SLOT_NAMES)
USE: Final = VOCABULARY.verb("die", SLOT_NAMES, act="use_die")
SACRIFICE: Final = VOCABULARY.verb("sacrifice", SLOT_NAMES)
CROSS: Final = VOCABULARY.verb("cross", SLOT_NAMES, act="cross_the_river")

# Playing a yokai on a slot with a wit crystal: which of the two comes first

FIRST: Final = VOCABULARY.verb("first", ("card", "crystal"), act="do")

# Using a die

#: How many amulets +1, +2, +3.
Amulets = tuple[int, int, int]
_MOST: Final = 6


def _spent(amulets: Amulets) -> str:
    return "+".join(str(value) for value, count in enumerate(amulets, start=1) for _ in range(count)) or "none"


AMULETS: Final = VOCABULARY.verb(
    "amulets",
    {
        amulets: _spent(amulets)
        for amulets in product(range(_MOST + 1), range(_MOST // 2 + 1), range(_MOST // 3 + 1))
        if amulets[0] + 2 * amulets[1] + 3 * amulets[2] <= _MOST + 2
    },
    act="spend_amulets",
)
PLACE: Final = VOCABULARY.verb("place", RIVER_NAMES, act="place_in_forest")
PLACE_HOME: Final = VOCABULARY.verb("place", {space: f"home:{space + 1}" for space in HOME_PLACES}, act="place_in_home")
ACT: Final = VOCABULARY.verb("forest", [action.id for action in FOREST_ACTIONS], act="do_forest_action")
ENTER: Final = VOCABULARY.verb("building", [building.id for building in BUILDINGS], act="enter_building")
COPY: Final = VOCABULARY.verb("copy", _SEATS[:2], SLOT_NAMES)
BONUS_VP: Final = VOCABULARY.option("bonus:vp", act="take_point")
BONUS_AMULET: Final = VOCABULARY.option("bonus:amulet", act="take_amulet")

# Crossing

CLAIM: Final = VOCABULARY.verb("favour", RIVER_NAMES, FAVOURS, act="claim")
COVER: Final = VOCABULARY.verb("cover", RIVER_NAMES, FAVOURS)

# Resources: a gain or a payment is one decision over what it consists of


def _mixes(amount: int) -> tuple[Goods, ...]:
    return tuple(
        (mix.count(0), mix.count(1), mix.count(2), mix.count(3))
        for mix in combinations_with_replacement(range(4), amount)
    )


def _by_name(mixes: Iterable[Goods]) -> dict[Goods, str]:
    return {
        mix: "+".join(name for name, amount in zip(RESOURCES, mix, strict=True) for _ in range(amount)) or "nothing"
        for mix in mixes
    }


#: All mixes of so many resources.
MIXES: Final[tuple[tuple[Goods, ...], ...]] = tuple(_mixes(amount) for amount in range(5))
GAIN: Final = VOCABULARY.verb("gain", _by_name(mix for amount in range(1, 4) for mix in MIXES[amount]))
PAY: Final = VOCABULARY.verb("pay", _by_name(mix for mixes in MIXES for mix in mixes))

# Purchases

_SPACES: Final = [str(space + 1) for space in range(max(len(layout.mitama_price) for layout in LAYOUTS))]
TAKE_MITAMA: Final = VOCABULARY.verb("mitama", _SPACES, act="take_tile")
TAKE_DRAGONFLY: Final = VOCABULARY.verb("dragonfly", _SPACES, act="take_tile")
TAKE_CRYSTAL: Final = VOCABULARY.verb("crystal", _SPACES, act="take_tile")
BUILD: Final = VOCABULARY.verb("build", [BUILDINGS[building].id for building in ORDINARY_BUILDINGS])
SITE: Final = VOCABULARY.verb("site", RIVER_NAMES, act="build_there")
SET_CRYSTAL: Final = VOCABULARY.verb("space", [space.id for space in CRYSTAL_SPACES], act="set_crystal")
COMBINE_DRAGONFLY: Final = VOCABULARY.verb("combine", [tile.id for tile in DRAGONFLIES], act="combine_with_dragonfly")
#: Mitamas of one type are alike once they wait on a board.
COMBINE_MITAMA: Final = VOCABULARY.verb("combine", MITAMA_TYPES, act="combine_with_mitama")

# Movement


def _on_both_paths(names: Iterable[str]) -> dict[int, str]:
    return dict(enumerate(f"{path}:{name}" for path, name in product(PATHS, names)))


_POSITIONS: Final = _on_both_paths([str(space + 1) for space in range(PATH_LENGTH)])
STEP_BITOKU: Final = VOCABULARY.option("move:bitoku", act="step_on_bitoku_path")
START: Final = VOCABULARY.verb("start", _POSITIONS)
WALK: Final = VOCABULARY.verb(
    "walk", {position: name for position, name in _POSITIONS.items() if (position + 1) % PATH_LENGTH}
)
LEAVE: Final = VOCABULARY.verb("branch", _on_both_paths([branch.id for branch in BRANCHES]), act="leave_the_path")

# Kodamas, rocks, freed dice

KODAMA: Final = VOCABULARY.verb("kodama", REGIONS, act="advance")
BACK: Final = VOCABULARY.verb("back", _SEATS, REGIONS, act="push_back")
UNLOCK: Final = VOCABULARY.verb("unlock", SLOT_NAMES)
ROCK: Final = VOCABULARY.verb("rock", [rock.id for rock in ROCKS], act="take_rock")
ROCKSIDE: Final = VOCABULARY.verb("beside", [space.id for space in ROCK_ROUTE], act="place_pilgrim")

# Cards

DRAW: Final = VOCABULARY.option("draw")
LOOK: Final = VOCABULARY.option("look")
KEEP_YOKAI: Final = VOCABULARY.verb("keep", _YOKAI_IDS)
KEEP_BITOKU: Final = VOCABULARY.verb("keep", [card.id for card in BITOKU])
KEEP_VISION: Final = VOCABULARY.verb("keep", [card.id for card in VISIONS])
KEEP_NONE: Final = VOCABULARY.option("keep:none", act="keep_none")

# Seasons

DISCARD: Final = VOCABULARY.verb("discard", _YOKAI_IDS)
#: Not offered: a secret spring discard is kept as a position in the hand, so that it tells no card.
HAND: Final = VOCABULARY.verb("hand", [str(position + 1) for position in range(len(YOKAI))])
FRUIT: Final = VOCABULARY.verb(
    "fruit", {index: space.id for index, space in enumerate(CRYSTAL_SPACES) if space.colour == "dream"}, act="reap"
)
_VALUES: Final = range(1, 7)
ARRANGE: Final = VOCABULARY.verb(
    "dice", {values: "-".join(map(str, values)) for values in product(_VALUES, _VALUES, _VALUES)}, act="arrange"
)
REMOVE: Final = VOCABULARY.verb("remove", SLOT_NAMES, act="remove_yokai")
FULFIL: Final = VOCABULARY.verb("fulfil", [card.id for card in VISIONS])
BEST: Final = VOCABULARY.option("fulfil:best", act="fulfil_best")
