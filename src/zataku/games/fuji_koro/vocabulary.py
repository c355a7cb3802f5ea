"""The vocabulary of Fuji Koro: every choice that can ever be offered, made once.

Options of a family have consecutive ids, so that `option.id - FAMILY[0].id` is the cell, place or card meant.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import ADVENTURES, BREAK, CARDS, FACES, SAMURAI, SCROLLS, SLOT_NAMES
from zataku.games.fuji_koro.crafting import BUILD_CODES
from zataku.kernel.options import Option, Vocabulary

VOCABULARY: Final = Vocabulary("fuji-koro", "zataku.games.fuji_koro.vocabulary")
MOST_SEATS: Final = 6
MOST_DICE: Final = 16
MOST_REPAIRS: Final = 24

MATERIALS: Final = gear.MATERIALS
ITEMS: Final = (*MATERIALS, "monk")
# Kinds of things in a backpack; the cubes before them are numbered by material.
KIND_MONK: Final = 3
KIND_SCROLL: Final = 4
KIND_BLUEPRINT: Final = 5
#: A thing in a backpack: its kind, and of scrolls and blueprints which one.
Thing = tuple[int, int]


def _family(prefix: str, names: Iterable[str]) -> tuple[Option, ...]:
    return tuple(VOCABULARY.option(f"{prefix}:{name}") for name in names)


def _option(code: str) -> Option:
    return VOCABULARY.option(code)


# Before the first turn
CHOOSE_SAMURAI: Final = _family("samurai", SAMURAI)
SLOT: Final = _family("slot", (*SLOT_NAMES, "pack"))

# A turn
MOVE: Final = _option("move")
EXPLORE: Final = _option("explore")
GATHER: Final = _option("gather")
REST: Final = _option("rest")
ACTION: Final = (MOVE, EXPLORE, GATHER)
END_TURN: Final = _option("end-turn")
MAIN: Final = _option("main")
BONUS: Final = _option("bonus")
DONE: Final = _option("done")
EXTRA_ACTION: Final = _option("extra-action")

# Moving and exploring
GO: Final = _family("go", volcano.CELL_NAMES)
LEAP: Final = _family("leap", volcano.CELL_NAMES)
ROAD: Final = _family("road", volcano.CELL_NAMES)
STOP: Final = _option("stop")
AREA: Final = _family("area", volcano.PLACE_NAMES)
TURN: Final = _family("turn", map(str, range(6)))
LAY: Final = _family("lay", ("first", "second"))
LOOK: Final = _family("look", ("1", "2", "3"))

# Gathering
GATHER_THING: Final = _family("take", ("token", "stock", "scroll", "monk", "blueprints", "adventure", "remains"))
TOKEN_THING, STOCK_THING, SCROLL_THING, MONK_THING, BLUEPRINT_THING, ADVENTURE_THING, REMAINS_THING = range(7)
TAKE_SCROLL: Final = _family("scroll", SCROLLS)
SCROLL_DECK: Final = _option("scroll:deck")
BLUEPRINT: Final = _family("blueprint", (card.id for card in CARDS))
ENOUGH: Final = _option("enough")
DRAW: Final = _family("draw", ("1", "2"))
DISCARD: Final = _family("discard", ITEMS)
DISCARD_SCROLL: Final = _family("discard", SCROLLS)
DISCARD_BLUEPRINT: Final = _family("discard", (card.id for card in CARDS))
TAKE_CUBE: Final = _family("cube", MATERIALS)

# Resting and crafting
CRAFT: Final = _family("craft", gear.GEAR_TYPES)
CRAFT_NOTHING: Final = _option("craft:nothing")
BUILD: Final = _family("build", BUILD_CODES)
BY_HAND: Final = _option("build:by-hand")
SET: Final = tuple(
    VOCABULARY.option(f"set:{square}:{what}") for square in gear.SQUARE_NAMES for what in (*MATERIALS, "empty")
)
FINISH: Final = _option("finish")
CANCEL: Final = _option("cancel")
LOSE: Final = _family("lose", MATERIALS)
CLAIM: Final = _family("card", (card.id for card in CARDS))
ATTACH: Final = _family("attach", ("move", "explore", "gather"))
SIDE: Final = _family("side", ("points", "look"))
CHARM_ON: Final = _family("charm", ("left", "right"))

# Fights
FIGHT: Final = _option("fight")
PEACE: Final = _option("peace")
STAY_OUT: Final = _option("stay-out")
CELL: Final = _family("cell", volcano.CELL_NAMES)
SEND: Final = _family("send", (*SLOT_NAMES, "pack"))
SEND_NOBODY: Final = _option("send:nobody")
THROW: Final = _family("throw", MATERIALS)
ROLL: Final = _family("roll", ("weapon", "right", "sandals"))
SOME: Final = _family("some", ("weapon", "right", "sandals"))
ROLL_NOTHING: Final = _option("roll:nothing")
DICE: Final = _family("dice", map(str, range(MOST_DICE + 1)))
SQUARE: Final = _family("square", gear.SQUARE_NAMES)
REPAIR: Final = _family("keep", map(str, range(1, MOST_REPAIRS + 1)))
SPARE: Final = _family("spare", MATERIALS)
#: Every result of a die, by material and face.
RESULTS: Final = tuple((material, face) for material in range(len(FACES)) for face in sorted(set(FACES[material])))
AGAIN: Final = tuple(
    VOCABULARY.option(f"again:{(*MATERIALS, 'charm')[material]}:{'break' if face == BREAK else face}")
    for material, face in RESULTS
)
KEEP_ROLL: Final = _option("again:no")
PAY: Final = _family("pay", (*MATERIALS, "charm"))
RETREAT: Final = _option("retreat")
FIGHT_ON: Final = _option("fight-on")
STEAL: Final = _family("steal", ITEMS)
STEAL_SCROLL: Final = _family("steal", SCROLLS)
STEAL_BLUEPRINT: Final = _family("steal", (card.id for card in CARDS))
SPOIL: Final = _family("spoil", ITEMS)
SPOIL_SCROLL: Final = _family("spoil", SCROLLS)
SPOIL_BLUEPRINT: Final = _family("spoil", (card.id for card in CARDS))
STEAL_NOTHING: Final = _option("steal:nothing")

# Final chapter
DELIVER: Final = _family("deliver", ("helmet", "weapon", "sandals", "monk", "tooth"))
DELIVER_GEAR_TOOTH: Final = _family("deliver:tooth", gear.GEAR_TYPES)
DELIVER_NOTHING: Final = _option("deliver:nothing")
LEAVE: Final = _option("leave")
REMAIN: Final = _option("remain")

# Cooperative play
DRAGON: Final = _family("dragon", volcano.PLACE_NAMES)
TO: Final = _family("to", volcano.PLACE_NAMES)
SHARE: Final = _family("share", map(str, range(MOST_SEATS)))
GIVE: Final = tuple(VOCABULARY.option(f"give:{seat}:{item}") for seat in range(MOST_SEATS) for item in ITEMS)
GIVE_SCROLL: Final = tuple(VOCABULARY.option(f"give:{seat}:{item}") for seat in range(MOST_SEATS) for item in SCROLLS)
GIVE_BLUEPRINT: Final = tuple(
    VOCABULARY.option(f"give:{seat}:{card.id}") for seat in range(MOST_SEATS) for card in CARDS
)
ASK: Final = tuple(VOCABULARY.option(f"ask:{seat}:{item}") for seat in range(MOST_SEATS) for item in ITEMS)
ASK_SCROLL: Final = tuple(VOCABULARY.option(f"ask:{seat}:{item}") for seat in range(MOST_SEATS) for item in SCROLLS)
ASK_BLUEPRINT: Final = tuple(VOCABULARY.option(f"ask:{seat}:{card.id}") for seat in range(MOST_SEATS) for card in CARDS)
TRADE: Final = _family("trade", map(str, range(MOST_SEATS)))
YES: Final = _option("yes")
NO: Final = _option("no")

# Adventure tokens and monks that walk
USE: Final = _family("use", ADVENTURES)
USE_NOTHING: Final = _option("use:nothing")
PLACE: Final = _family("place", volcano.PLACE_NAMES)
MONK: Final = _family("monk", volcano.CELL_NAMES)


def _things(items: tuple[Option, ...], scrolls: tuple[Option, ...], blueprints: tuple[Option, ...]) -> dict[int, Thing]:
    """What the options of three families mean, each of which may name the things once for every seat."""
    found = {option.id: (index % len(ITEMS), 0) for index, option in enumerate(items)}
    found |= {option.id: (KIND_SCROLL, index % len(SCROLLS)) for index, option in enumerate(scrolls)}
    found |= {option.id: (KIND_BLUEPRINT, index % len(CARDS)) for index, option in enumerate(blueprints)}
    return found


#: The thing in a backpack that an option is about, by the option's id.
THING_OF: Final[dict[int, Thing]] = {
    **_things(DISCARD, DISCARD_SCROLL, DISCARD_BLUEPRINT),
    **_things(STEAL, STEAL_SCROLL, STEAL_BLUEPRINT),
    **_things(SPOIL, SPOIL_SCROLL, SPOIL_BLUEPRINT),
    **_things(GIVE, GIVE_SCROLL, GIVE_BLUEPRINT),
    **_things(ASK, ASK_SCROLL, ASK_BLUEPRINT),
}
