"""The ids of things on the board, made here and nowhere else: for options, events, pictures and the drawn board.

Everything they are made of stands in the view: names of cells, places, cards and gear, and numbers of seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

# The volcano

#: The sun beside the crater: whoever wants nothing, or nothing more, says so there.
ENOUGH: Final = "enough"
EXIT: Final = "exit"
ROPE: Final = "rope"


def place(name: str) -> str:
    return f"place-{name}"


def cell(name: str) -> str:
    return f"cell-{name}"


def temple(number: int) -> str:
    """Temples are numbered from 0; people count them from 1."""
    return f"temple-{number + 1}"


def samurai(seat: int) -> str:
    """The figure."""
    return f"samurai-{seat}"


def dragon(place: str) -> str:
    return f"dragon-{place}"


def monk(cell: str) -> str:
    return f"monk-{cell}"


def token(cell: str) -> str:
    """The resource, scroll or adventure token on a cell."""
    return f"token-{cell}"


def remains(place: str) -> str:
    """What a dragon has left."""
    return f"remains-{place}"


def rotation(number: int) -> str:
    """A grip of the tile being laid."""
    return f"turn-{number}"


# Tracks, cards and stacks

COUNTDOWN: Final = "countdown"
#: What those who play together still need.
GOALS: Final = "goals"
SCROLL_DECK: Final = "scroll-deck"
SUPPLY: Final = "supply"


def palace(name: str, track: str) -> str:
    """A track of the great or small palace."""
    return f"palace-{name}-{track}"


def card(id: str) -> str:
    """An equipment card, a blueprint or a scroll."""
    return f"card-{id}"


def card_side(id: str, side: str) -> str:
    """One of the two bonuses printed on a weapon card."""
    return f"card-{id}-{side}"


def blueprint_in_temple(number: int, place: int) -> str:
    """One of the hidden blueprints of a temple, both numbered from 0."""
    return f"temple-{number + 1}-card-{place}"


def stack(level: int) -> str:
    return f"stack-{level}"


def tile(id: str) -> str:
    """A tile that has been drawn and not been laid yet."""
    return f"tile-{id}"


def supply(material: str) -> str:
    return f"supply-{material}"


def leader(samurai: str) -> str:
    """A samurai that somebody may choose to lead."""
    return f"leader-{samurai}"


# A samurai's board


def seat(seat: int) -> str:
    return f"seat-{seat}"


def portrait(seat: int) -> str:
    return f"seat-{seat}-portrait"


def points(seat: int) -> str:
    return f"seat-{seat}-points"


def action(seat: int, name: str) -> str:
    return f"seat-{seat}-action-{name}"


def gear(seat: int, kind: str) -> str:
    """The helmet, the weapon or the sandals as a whole."""
    return f"seat-{seat}-{kind}"


def square(seat: int, kind: str, name: str) -> str:
    """A square of the grid of one gear: squares of all three have the same names."""
    return f"seat-{seat}-{kind}-{name}"


def squares(seat: int, kind: str, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(square(seat, kind, name) for name in names)


def charm(seat: int, kind: str) -> str:
    return f"seat-{seat}-{kind}-charm"


def weapon_half(seat: int, half: str) -> str:
    """The left or the right half of the weapon grid."""
    return f"seat-{seat}-weapon-{half}"


def backpack(seat: int) -> str:
    return f"seat-{seat}-backpack"


def upper_pack(seat: int) -> str:
    return f"seat-{seat}-upper"


def held(seat: int, thing: str) -> str:
    """The cubes of a material, or the monks, in the lower pack, or wherever they are if it does not matter."""
    return f"seat-{seat}-{thing}"


def held_above(seat: int, thing: str) -> str:
    """The same in the upper pack."""
    return f"seat-{seat}-upper-{thing}"


def loose(seat: int, thing: str) -> str:
    """Something that has just come and lies in neither pack yet."""
    return f"seat-{seat}-loose-{thing}"


def slot(seat: int, kind: str) -> str:
    """The slots of a kind for monks."""
    return f"seat-{seat}-slot-{kind}"


def adventure(seat: int, name: str) -> str:
    return f"seat-{seat}-adventure-{name}"


def state_tokens(seat: int) -> str:
    return f"seat-{seat}-states"


#: The exchange that two samurai on one cell have named so far.
PROPOSAL: Final = "proposal"

# Crafting

WORK: Final = "craft-work"
CRAFT_DONE: Final = "craft-done"
CRAFT_CANCEL: Final = "craft-cancel"


def tray(material: str) -> str:
    """Spare cubes while crafting by hand."""
    return f"craft-tray-{material}"


def build(name: str) -> str:
    """A ready-made arrangement of cubes."""
    return f"build-{name.replace(':', '-')}"


# What nobody ever chooses, but everybody may ask about


def row(kind: str) -> str:
    """The head of a row of equipment cards."""
    return f"row-{kind}"


def shelf(temple: int) -> str:
    """What a temple holds, beside the crater."""
    return f"temple-{temple + 1}-shelf"


def empty_shelf(temple: int, kind: str) -> str:
    return f"temple-{temple + 1}-no-{kind}"


def trace(cell: str) -> str:
    """A printed spot whose thing is gone."""
    return f"trace-{cell}"


def no_blueprint(seat: int, kind: str) -> str:
    return f"seat-{seat}-no-blueprint-{kind}"


def no_scroll(seat: int, place: int) -> str:
    return f"seat-{seat}-no-scroll-{place}"


#: What is crafted, and what it would be worth.
CRAFTED: Final = "craft-head"
VERDICT: Final = "craft-verdict"

# A fight

FOE: Final = "fight-foe"


def fighter(seat: int) -> str:
    return f"fight-seat-{seat}"


def fighting_gear(kind: str) -> str:
    """A gear of whoever fights, beside the crater."""
    return f"fight-{kind}"


def die(number: int) -> str:
    """A die of the last roll."""
    return f"fight-die-{number}"


def weapon(name: str) -> str:
    """A weapon that can be rolled: `left`, which is also the two-handed one, `right` or `sandals`."""
    return f"fight-weapon-{name}"


def some_dice(name: str) -> str:
    """The same weapon, rolled with some of its dice."""
    return f"fight-dice-{name}"


def number_of_dice(number: int) -> str:
    return f"fight-count-{number}"
