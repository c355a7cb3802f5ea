"""Things in the backpack: making room, throwing out, handing over, scrolls, blueprints, adventure tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import without

from .. import elements, gear
from ..components import SCROLL_POINTS
from ..names import adventure_name, scroll_name, thing_name
from ..state import SCROLLS_READ, Filled, Sheet, Volcano
from ..vocabulary import (
    ABOVE,
    CUBES,
    DISCARD,
    DISCARD_ABOVE,
    DONE,
    KIND_MONK,
    KIND_SCROLL,
    THINGS,
    Thing,
)
from .asking import Asking
from .common import score


def make_room(state: Volcano, seat: int, gathered: tuple[int, ...] = ()) -> None:
    """What has come finds its place in the packs; if it is too much, its owner throws cubes out first.

    Of the cubes `gathered` at least one is kept.
    """
    sheet = state.sheets[seat]
    ample = sheet.ample()
    if (sheet.loose and sheet.packs_matter()) or (not ample and sheet.overfull()):
        state.ask(seat, MakeRoom.of(gathered), STOW)
    elif ample:
        sheet.loose = ()
    else:
        sheet.put_away()


class MakeRoom(Asking):
    """Throw cubes out of an overfull backpack, from either pack (FK-059, FK-073)."""

    __slots__ = ("gathered",)
    rules = ("FK-059", "FK-073", "FK-074", "FK-075")

    def __init__(self, gathered: tuple[int, ...]) -> None:
        self.gathered = gathered

    def run(self, state: Volcano) -> Sequence[Option] | None:
        sheet = state.me()
        surplus = sheet.surplus()
        if not surplus:
            return None
        items, cubes, above, loose_items, loose_cubes = sheet.filled()
        from_loose = (items, cubes, above, loose_items, loose_cubes - 1)
        from_lower = (items, cubes - 1, above, loose_items, loose_cubes)
        from_upper = (items, cubes, above - 1, loose_items, loose_cubes)
        offer: list[Option] = []
        for material in (0, 1, 2):
            if not sheet.pack[material] or not self._keeps(sheet, material):
                continue
            cube = CUBES[material]
            loose, high = cube in sheet.loose, cube in sheet.upper
            low = sheet.pack[material] > sheet.upper.count(cube) + sheet.loose.count(cube)
            if (loose or low) and sheet.surplus_of(from_loose if loose else from_lower) < surplus:
                offer.append(DISCARD[cube])
            # A cube that has just come could take the place of a like one above: that is the same.
            if high and not loose and sheet.surplus_of(from_upper) < surplus:
                offer.append(DISCARD_ABOVE[cube])
        return offer

    def _keeps(self, sheet: Sheet, material: int) -> bool:
        """Would something gathered still be there without this cube (FK-059)? Cubes of a kind are all alike."""
        if not self.gathered:
            return True
        return any(number and sheet.pack[kind] - (kind == material) > 0 for kind, number in enumerate(self.gathered))

    def discard(self, state: Volcano, thing: Thing) -> None:
        sheet = state.me()
        sheet.take_out(thing, low=True)
        self._thrown_out(state, sheet, thing)

    def discard_above(self, state: Volcano, thing: Thing) -> None:
        sheet = state.me()
        sheet.take_out(thing)
        self._thrown_out(state, sheet, thing)

    def _thrown_out(self, state: Volcano, sheet: Sheet, cube: Thing) -> None:
        state.supply = gear.changed(state.supply, cube[0], 1)
        if state.log is not None:
            state.tell("event-discard", seat=SeatName(state.seat), item=thing_name(cube))
        if sheet.overfull():
            state.push(self)

    def describe_discard(self, state: Volcano, thing: Thing) -> Description:
        name, sheet = THINGS[thing], state.me()
        targets = [elements.held(state.seat, name)] if thing in sheet.lower() else []
        if thing in sheet.loose:
            targets.append(elements.loose(state.seat, name))
        return Description(message("option-discard", item=thing_name(thing)), targets=tuple(targets))

    def describe_discard_above(self, state: Volcano, thing: Thing) -> Description:
        label = message("option-discard-above", item=thing_name(thing))
        return Description(label, targets=(elements.held_above(state.seat, THINGS[thing]),))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-make-room", amount=state.me().surplus())


class Stow(Asking):
    """What has come lies in the upper or the lower pack, as its owner likes (FK-075)."""

    rules = ("FK-075",)

    def run(self, state: Volcano) -> Sequence[Option] | None:
        sheet = state.me()
        if not sheet.packs_matter() or sheet.full_below():
            sheet.put_away()
        if not sheet.loose:
            return None
        filled = sheet.filled()
        offer = [ABOVE[thing] for thing in dict.fromkeys(sheet.loose) if self._leaves_room(sheet, filled, thing)]
        if sheet.fits_below():
            offer.append(DONE)
        return offer

    def _leaves_room(self, sheet: Sheet, filled: Filled, thing: Thing) -> bool:
        """Is there a place for it above, and then one for everything else?"""
        items, cubes, above, loose_items, loose_cubes = filled
        if above >= sheet.upper_places():
            return False
        cube = thing[0] < KIND_MONK
        return not sheet.surplus_of((items, cubes, above + 1, loose_items - (not cube), loose_cubes - cube))

    def put_above(self, state: Volcano, thing: Thing) -> None:
        sheet = state.me()
        sheet.put_up(thing)
        if sheet.loose:
            state.push(self)

    def be_done(self, state: Volcano) -> None:
        """All that is left goes into the lower pack."""
        state.me().loose = ()

    def describe_put_above(self, state: Volcano, thing: Thing) -> Description:
        label = message("option-above", item=thing_name(thing))
        return Description(label, targets=(elements.loose(state.seat, THINGS[thing]),))

    def describe_be_done(self, state: Volcano) -> Description:
        label = message("option-below", items=tuple(thing_name(thing) for thing in state.me().loose))
        return Description(label, targets=(elements.backpack(state.seat),))


STOW: Final = Stow.of()


class Store(Step[Volcano]):
    """What has come by steps before this one finds its place (FK-073, FK-075)."""

    def run(self, state: Volcano) -> None:
        make_room(state, state.seat)


STORE: Final = Store.of()


def throw_out(state: Volcano, sheet: Sheet, thing: Thing) -> None:
    """A thing leaves a backpack: cubes and monks for the supply, cards for where lost ones go."""
    kind, number = thing
    sheet.take_out(thing)
    if kind < KIND_MONK:
        state.supply = gear.changed(state.supply, kind, 1)
    elif kind == KIND_MONK:
        state.monks_left += 1
    elif kind == KIND_SCROLL:
        # The token leaves the game (FK-064).
        state.scroll_discards = (*state.scroll_discards, number)
    else:
        state.gone_blueprints = (*state.gone_blueprints, number)


def hand_over(giver: Sheet, taker: Sheet, thing: Thing) -> None:
    """A thing changes backpacks; cards go with their tokens."""
    giver.take_out(thing)
    taker.put_in(thing)


def lose_upper_pack(state: Volcano, seat: int) -> None:
    """The upper pack is lost with all that lies in it, cards included (FK-116)."""
    sheet = state.sheets[seat]
    lost = sheet.upper
    for thing in lost:
        throw_out(state, sheet, thing)
    if lost and state.log is not None:
        state.tell("event-upper-pack", seat=SeatName(seat), items=tuple(thing_name(thing) for thing in lost))


def can_take_scroll(sheet: Sheet) -> bool:
    """A first or second scroll needs a slot and a backpack place; with full slots an old one makes way (FK-063)."""
    return sheet.free_scroll() < 0 or sheet.holds_item()


def gain_scroll(state: Volcano, scroll: int, stolen: bool = False) -> None:
    """The deciding seat gains a scroll card with its token: points, and a slot or an exchange (FK-061, FK-063)."""
    sheet = state.me()
    slot = sheet.free_scroll()
    if state.log is not None and not stolen:
        state.tell("event-scroll", seat=SeatName(state.seat), item=scroll_name(scroll))
    if slot >= 0:
        sheet.put_in((KIND_SCROLL, scroll))
        make_room(state, state.seat)
    else:
        state.push(ExchangeScroll.of(scroll))
    score(state, state.seat, SCROLL_POINTS, SCROLLS_READ)


def steal_scroll(state: Volcano, prey: Sheet, scroll: int) -> None:
    """The deciding seat takes a scroll card with its token from somebody."""
    prey.take_out((KIND_SCROLL, scroll))
    gain_scroll(state, scroll, stolen=True)


class ExchangeScroll(Asking):
    """All scroll slots are full: an old card makes way for the new one (FK-063, FK-249)."""

    __slots__ = ("scroll",)
    rules = ("FK-063", "FK-249")

    def __init__(self, scroll: int) -> None:
        self.scroll = scroll

    def run(self, state: Volcano) -> Sequence[Option]:
        return [DISCARD[KIND_SCROLL, scroll] for scroll in state.me().scrolls if scroll >= 0]

    def discard(self, state: Volcano, thing: Thing) -> None:
        """The token of the old card stays where it lies, for the new one."""
        sheet = state.me()
        above = thing in sheet.upper
        throw_out(state, sheet, thing)
        sheet.set_scroll(sheet.free_scroll(), self.scroll)
        if above:
            sheet.upper = (*sheet.upper, (KIND_SCROLL, self.scroll))
        if state.log is not None:
            state.tell("event-discard", seat=SeatName(state.seat), item=thing_name(thing))
        make_room(state, state.seat)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-exchange-scroll", item=scroll_name(self.scroll))


def use_up(state: Volcano, sheet: Sheet, kind: int) -> None:
    """An adventure token is discarded when used."""
    sheet.adventures = without(sheet.adventures, kind)
    state.used_adventures = (*state.used_adventures, kind)
    if state.log is not None:
        seat = state.sheets.index(sheet)
        state.tell("event-adventure", seat=SeatName(seat), item=adventure_name(kind))
