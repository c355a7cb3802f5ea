"""The vocabulary of Fuji Koro: every choice that can ever be offered, made once.

Arguments are the numbers of cells, places, cards and seats; where nothing or nobody can be chosen, that is None.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from zataku.kernel.options import Vocabulary

from . import gear
from . import map as volcano
from .components import ADVENTURES, BREAK, CARDS, FACES, SAMURAI, SCROLLS, SLOT_NAMES, TRACKS
from .crafting import BUILDS

VOCABULARY: Final = Vocabulary("fuji-koro", __name__)
MOST_SEATS: Final = 6
MOST_DICE: Final = 16
MOST_REPAIRS: Final = 24

MATERIALS: Final = gear.MATERIALS
#: Materials of dice: those of cubes, and the charm.
DIE_MATERIALS: Final = (*MATERIALS, "charm")
CARD_IDS: Final = tuple(card.id for card in CARDS)
SEATS: Final = tuple(map(str, range(MOST_SEATS)))

# Kinds of things in a backpack; the cubes before them are numbered by material.
KIND_MONK: Final = 3
KIND_SCROLL: Final = 4
KIND_BLUEPRINT: Final = 5
#: A thing in a backpack: its kind, and of scrolls and blueprints which one.
Thing = tuple[int, int]
CUBES: Final[tuple[Thing, ...]] = ((gear.WOOD, 0), (gear.METAL, 0), (gear.TOOTH, 0))
MONK_THING: Final[Thing] = (KIND_MONK, 0)
THINGS: Final[dict[Thing, str]] = {
    **dict(zip(CUBES, MATERIALS, strict=True)),
    MONK_THING: "monk",
    **{(KIND_SCROLL, scroll): name for scroll, name in enumerate(SCROLLS)},
    **{(KIND_BLUEPRINT, card): name for card, name in enumerate(CARD_IDS)},
}


Value = TypeVar("Value")


def _or(none: str, axis: Iterable[tuple[Value | None, str]]) -> dict[Value | None, str]:
    """An axis of values with their names, of which none may be chosen as well."""
    return {**dict(axis), None: none}


# Before the first turn
LEAD: Final = VOCABULARY.verb("samurai", SAMURAI, act="lead")
#: Where a monk can live: a kind of slot, or the backpack.
PACK_SLOT: Final = len(SLOT_NAMES)
HOMES: Final = (*SLOT_NAMES, "pack")
SLOT: Final = VOCABULARY.verb("slot", HOMES, act="house_monk")

# A turn
MOVE: Final = VOCABULARY.option("move")
EXPLORE: Final = VOCABULARY.option("explore")
GATHER: Final = VOCABULARY.option("gather")
REST: Final = VOCABULARY.option("rest")
ACTION: Final = (MOVE, EXPLORE, GATHER)
END_TURN: Final = VOCABULARY.option("end-turn")
MAIN: Final = VOCABULARY.option("main", act="do_main")
BONUS: Final = VOCABULARY.option("bonus", act="use_bonus")
DONE: Final = VOCABULARY.option("done", act="be_done")
EXTRA_ACTION: Final = VOCABULARY.option("extra-action")

# Moving and exploring
GO: Final = VOCABULARY.verb("go", volcano.CELL_NAMES)
LEAP: Final = VOCABULARY.verb("leap", volcano.CELL_NAMES)
ROAD: Final = VOCABULARY.verb("road", volcano.CELL_NAMES, act="take_road")
STOP: Final = VOCABULARY.option("stop")
AREA: Final = VOCABULARY.verb("area", volcano.PLACE_NAMES, act="explore")
TURN: Final = VOCABULARY.verb("turn", tuple(map(str, range(6))))
LAY: Final = VOCABULARY.verb("lay", ("first", "second"))
LOOK: Final = VOCABULARY.verb("look", {1: "1", 2: "2", 3: "3"})

# Gathering
TOKEN: Final = 0
STOCK_CUBES: Final = 1
SCROLL_TOKEN: Final = 2
MONK_FIGURE: Final = 3
BLUEPRINTS: Final = 4
ADVENTURE_TOKEN: Final = 5
REMAINS: Final = 6
GATHERED: Final = ("token", "stock", "scroll", "monk", "blueprints", "adventure", "remains")
TAKE: Final = VOCABULARY.verb("take", GATHERED, act="gather")
#: The top card of the scroll deck.
UNSEEN: Final = -1
TAKE_SCROLL: Final = VOCABULARY.verb("scroll", {**dict(enumerate(SCROLLS)), UNSEEN: "deck"}, act="take_scroll")
BLUEPRINT: Final = VOCABULARY.verb("blueprint", CARD_IDS, act="take_blueprint")
ENOUGH: Final = VOCABULARY.option("enough", act="have_enough")
DRAW: Final = VOCABULARY.verb("draw", {1: "1", 2: "2"})
DISCARD: Final = VOCABULARY.verb("discard", THINGS)
#: Out of the upper pack, and into it.
DISCARD_ABOVE: Final = VOCABULARY.verb("discard-above", dict(zip(CUBES, MATERIALS, strict=True)))
ABOVE: Final = VOCABULARY.verb("above", THINGS, act="put_above")
TAKE_CUBE: Final = VOCABULARY.verb("cube", MATERIALS, act="take_cube")

# Resting and crafting
SORT: Final = VOCABULARY.option("sort")
CRAFT: Final = VOCABULARY.verb("craft", _or("nothing", enumerate(gear.GEAR_TYPES)))
BUILD: Final = VOCABULARY.verb("build", BUILDS)
#: In place of a material: the square is cleared.
CLEARED: Final = len(MATERIALS)
SET: Final = VOCABULARY.verb("set", gear.SQUARE_NAMES, (*MATERIALS, "empty"), act="set_square")
FINISH: Final = VOCABULARY.option("finish")
CANCEL: Final = VOCABULARY.option("cancel")
LOSE: Final = VOCABULARY.verb("lose", MATERIALS)
CLAIM: Final = VOCABULARY.verb("card", CARD_IDS, act="claim")
ATTACH: Final = VOCABULARY.verb("attach", ("move", "explore", "gather"))
#: Is a weapon card's bonus a look, not a point?
SIDE: Final = VOCABULARY.verb("side", {False: "points", True: "look"}, act="choose_side")
#: As in a sheet's `charms`.
CHARM_ON: Final = VOCABULARY.verb("charm", {1: "left", 2: "right"}, act="enchant")

# Fights
FIGHT: Final = VOCABULARY.option("fight")
PEACE: Final = VOCABULARY.option("peace", act="keep_peace")
STAY_OUT: Final = VOCABULARY.option("stay-out")
CELL: Final = VOCABULARY.verb("cell", volcano.CELL_NAMES, act="go_to")
SEND: Final = VOCABULARY.verb("send", _or("nobody", enumerate(HOMES)))
THROW: Final = VOCABULARY.verb("throw", MATERIALS)
WEAPON_NAMES: Final = ("weapon", "right", "sandals")
ROLL: Final = VOCABULARY.verb("roll", _or("nothing", enumerate(WEAPON_NAMES)))
SOME: Final = VOCABULARY.verb("some", WEAPON_NAMES, act="roll_some")
DICE: Final = VOCABULARY.verb("dice", tuple(map(str, range(MOST_DICE + 1))), act="count_dice")
SQUARE: Final = VOCABULARY.verb("square", gear.SQUARE_NAMES, act="remove")
KEEP: Final = VOCABULARY.verb("keep", {part: str(part + 1) for part in range(MOST_REPAIRS)})
SPARE: Final = VOCABULARY.verb("spare", MATERIALS)
#: A die that has been rolled: its material and what it shows, up to the largest value of the die.
Result = tuple[int, int]
RESULTS: Final[dict[Result, str]] = {
    (material, face): f"{DIE_MATERIALS[material]}:{'break' if face == BREAK else face}"
    for material in range(len(FACES))
    for face in range(min(FACES[material]), max(FACES[material]) + 1)
}
AGAIN: Final = VOCABULARY.verb("again", _or("no", RESULTS.items()), act="roll_again")
PAY: Final = VOCABULARY.verb("pay", DIE_MATERIALS)
RETREAT: Final = VOCABULARY.option("retreat")
FIGHT_ON: Final = VOCABULARY.option("fight-on")
STEAL: Final = VOCABULARY.verb("steal", _or("nothing", THINGS.items()))
SPOIL: Final = VOCABULARY.verb("spoil", THINGS)

# Final chapter
DELIVER: Final = VOCABULARY.verb("deliver", _or("nothing", enumerate(TRACKS)))
DELIVER_TOOTH: Final = VOCABULARY.verb("deliver:tooth", gear.GEAR_TYPES, act="deliver_tooth_of")
LEAVE: Final = VOCABULARY.option("leave")
REMAIN: Final = VOCABULARY.option("remain")

# Cooperative play
DRAGON: Final = VOCABULARY.verb("dragon", volcano.PLACE_NAMES, act="move_dragon")
TO: Final = VOCABULARY.verb("to", volcano.PLACE_NAMES, act="enter")
SHARE: Final = VOCABULARY.verb("share", SEATS)
GIVE: Final = VOCABULARY.verb("give", SEATS, THINGS)
ASK: Final = VOCABULARY.verb("ask", SEATS, THINGS, act="ask_for")
PROPOSE: Final = VOCABULARY.option("propose")
TRADE: Final = VOCABULARY.verb("trade", SEATS)
YES: Final = VOCABULARY.option("yes", act="agree")
NO: Final = VOCABULARY.option("no", act="decline")

# Adventure tokens and monks that walk
USE: Final = VOCABULARY.verb("use", _or("nothing", enumerate(ADVENTURES)))
PLACE: Final = VOCABULARY.verb("place", volcano.PLACE_NAMES, act="use_on")
MONK: Final = VOCABULARY.verb("monk", volcano.CELL_NAMES, act="walk")
