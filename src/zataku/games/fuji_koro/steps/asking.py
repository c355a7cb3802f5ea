"""What options are called that more than one step offers."""

from __future__ import annotations

from collections.abc import Iterable

from zataku.kernel.messages import Arg, Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .. import elements, gear
from .. import map as volcano
from ..components import ADVENTURES, CARDS, SCROLLS
from ..names import (
    adventure_name,
    card_face,
    cell_name,
    dragon_name,
    found_on,
    next_cell_name,
    place_name,
    scroll_name,
    thing_name,
)
from ..state import Volcano
from ..vocabulary import CUBES, KIND_SCROLL, THINGS, UNSEEN, Thing


def cell_element(cell: int) -> str:
    return elements.cell(volcano.CELL_NAMES[cell])


def place_element(place: int) -> str:
    return elements.place(volcano.PLACE_NAMES[place])


def gear_element(seat: int, kind: int) -> str:
    return elements.gear(seat, gear.GEAR_TYPES[kind])


def square_elements(seat: int, kind: int, squares: int) -> tuple[str, ...]:
    """Squares of one gear, as a mask."""
    return elements.squares(seat, gear.GEAR_TYPES[kind], gear.names_of(squares))


def written(layout: gear.Layout) -> str:
    """A layout in one line: the letter of a material and its squares."""
    parts = [
        f"{letter} {' '.join(gear.names_of(mask))}" for letter, mask in zip(gear.LETTERS, layout, strict=True) if mask
    ]
    return ", ".join(parts) or "-"


def thing_elements(state: Volcano, seat: int, thing: Thing) -> tuple[str, ...]:
    """A thing in the backpack of this seat; cubes and monks are all alike, in whichever pack they lie."""
    if thing[0] < KIND_SCROLL:
        name, sheet = THINGS[thing], state.sheets[seat]
        packs = (
            (elements.held, sheet.lower()),
            (elements.held_above, sheet.upper),
            (elements.loose, sheet.loose),
        )
        return tuple(element(seat, name) for element, things in packs if thing in things)
    return (_token_element(thing),)


def spoil_elements(seat: int, thing: Thing) -> tuple[str, ...]:
    """A thing to be taken from this seat, or exchanged: there all its things lie side by side."""
    return (elements.held(seat, THINGS[thing]) if thing[0] < KIND_SCROLL else _token_element(thing),)


def _token_element(thing: Thing) -> str:
    """A scroll or a blueprint."""
    kind, number = thing
    return elements.card(SCROLLS[number] if kind == KIND_SCROLL else CARDS[number].id)


def about_cell(label: str, cell: int) -> Description:
    return Description(message(label, cell=cell_name(volcano.CELL_NAMES[cell])), targets=(cell_element(cell),))


def about_next_cell(state: Volcano, label: str, cell: int, afar: str = "") -> Description:
    """An option that means a cell as the deciding samurai sees it from where it stands: an arrow, if that is enough.

    Where it is not, the label `afar` is taken.
    """
    here = state.me().cell
    name = next_cell_name(here, cell) if here >= 0 else cell_name(volcano.CELL_NAMES[cell])
    said = afar if afar and isinstance(name, Message) else label
    return Description(message(said, cell=name), targets=(cell_element(cell),))


def about_place(label: str, place: int) -> Description:
    return Description(message(label, place=place_name(volcano.PLACE_NAMES[place])), targets=(place_element(place),))


def about_square(seat: int, kind: int, square: int) -> Description:
    label = message("option-square", square=gear.SQUARE_NAMES[square])
    return Description(label, targets=square_elements(seat, kind, 1 << square))


def about_thing(state: Volcano, label: str, seat: int, thing: Thing) -> Description:
    """An option that means a thing in the backpack of this seat."""
    return Description(message(label, item=thing_name(thing)), targets=thing_elements(state, seat, thing))


def about_cubes(state: Volcano, label: str, seat: int, material: int) -> Description:
    return about_thing(state, label, seat, CUBES[material])


def about_theft(loser: int, thing: Thing | None) -> Description:
    """Something may be taken from the loser's backpack, or nothing."""
    if thing is None:
        return Description(message("option-steal-nothing"))
    return Description(message("option-steal", item=thing_name(thing)), targets=spoil_elements(loser, thing))


def about_dragon(state: Volcano, place: int) -> Description:
    """An option that means the dragon of this place."""
    name = volcano.PLACE_NAMES[place]
    label = message("option-dragon", dragon=dragon_name(state.dragons[place] - 1), place=place_name(name))
    return Description(label, targets=(elements.dragon(name),))


def with_things(plain: Description, things: Arg) -> Description:
    """An option whose label also says what there is, if anything."""
    if not things:
        return plain
    return Description(message("option-with", option=plain.label, things=things), targets=plain.targets)


def explained(label: str, item: Message, about: str, targets: Iterable[str]) -> Description:
    """A thing with what it does."""
    return Description(message(label, item=item, about=message(about)), targets=tuple(targets))


class Asking(Step[Volcano]):
    """A step with options that others offer too; where it knows more of them, it tells them itself."""

    def describe(self, state: Volcano, option: Option) -> Description:
        """Whoever wants nothing, or nothing more, says so at the sun beside the crater."""
        told = super().describe(state, option)
        return told if told.targets else Description(told.label, told.cost, told.gain, (elements.ENOUGH,))

    def describe_go_to(self, state: Volcano, cell: int) -> Description:
        """A cell with what is there."""
        return with_things(about_next_cell(state, "option-cell", cell), found_on(state, cell))

    def describe_trade(self, state: Volcano, seat: int) -> Description:
        return Description(message("option-trade", seat=SeatName(seat)), targets=(elements.samurai(seat),))

    def describe_use(self, state: Volcano, kind: int | None) -> Description:
        """An adventure token with what it does."""
        if kind is None:
            return Description(message("option-use-nothing"))
        name = ADVENTURES[kind]
        target = elements.adventure(state.seat, name)
        return explained("option-use", adventure_name(kind), f"about-adventure-{name}", (target,))

    def describe_take_scroll(self, state: Volcano, scroll: int) -> Description:
        if scroll == UNSEEN:
            return Description(message("option-scroll-deck"), targets=(elements.SCROLL_DECK,))
        name = SCROLLS[scroll]
        return explained("option-scroll", scroll_name(scroll), f"about-scroll-{name}", (elements.card(name),))

    def describe_claim(self, state: Volcano, card: int) -> Description:
        return Description(message("option-card", item=card_face(card)), targets=(elements.card(CARDS[card].id),))

    def describe_discard(self, state: Volcano, thing: Thing) -> Description:
        return about_thing(state, "option-discard", state.seat, thing)
