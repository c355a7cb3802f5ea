"""Things in the backpack: making room, throwing out, handing over, scrolls, blueprints, adventure tokens."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.kernel.messages import Message, SeatName, message
from zataku.kernel.options import Option

from ..components import SCROLL_POINTS
from ..names import adventure_name, scroll_name, thing_name
from ..state import SCROLLS_READ, Sheet, Volcano
from ..vocabulary import (
    CUBES,
    DISCARD,
    KIND_BLUEPRINT,
    KIND_MONK,
    KIND_SCROLL,
    MONK_THING,
    Thing,
)
from .asking import Asking
from .common import score, without


def make_room(state: Volcano, seat: int, gathered: tuple[int, ...] = ()) -> None:
    """If the backpack is overfull, its owner throws things out; of the cubes `gathered` at least one is kept."""
    if state.sheets[seat].overfull():
        state.ask(seat, MakeRoom.of(gathered))


class MakeRoom(Asking):
    """Throw cubes out of an overfull backpack (FK-059, FK-073); other things only where no cube is left (FK-075)."""

    __slots__ = ("gathered",)
    rules = ("FK-059", "FK-073", "FK-074", "FK-075")

    def __init__(self, gathered: tuple[int, ...]) -> None:
        self.gathered = gathered

    def run(self, state: Volcano) -> Sequence[Option] | None:
        sheet = state.me()
        if not sheet.overfull():
            return None
        offer: list[Option] = []
        # Cubes in deep pockets take no place that another thing could have.
        if sheet.cubes() > sheet.pockets():
            offer.extend(
                DISCARD[CUBES[material]]
                for material in (0, 1, 2)
                if sheet.pack[material] and self._keeps(sheet, material)
            )
        if offer:
            return offer
        if sheet.pack_monks:
            offer.append(DISCARD[MONK_THING])
        offer.extend(DISCARD[KIND_BLUEPRINT, card] for card in sheet.blueprints)
        offer.extend(DISCARD[KIND_SCROLL, scroll] for scroll in sheet.scrolls if scroll >= 0)
        return offer

    def _keeps(self, sheet: Sheet, material: int) -> bool:
        """Would something gathered still be there without this cube (FK-059)? Cubes of a kind are all alike."""
        if not self.gathered:
            return True
        return any(number and sheet.pack[kind] - (kind == material) > 0 for kind, number in enumerate(self.gathered))

    def discard(self, state: Volcano, thing: Thing) -> None:
        sheet = state.me()
        throw_out(state, sheet, thing)
        if state.log is not None:
            state.tell("event-discard", seat=SeatName(state.seat), item=thing_name(thing))
        if sheet.overfull():
            state.push(self)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-make-room", amount=state.me().surplus())


def throw_out(state: Volcano, sheet: Sheet, thing: Thing) -> None:
    """A thing leaves a backpack: cubes and monks for the supply, cards for where lost ones go."""
    kind, number = thing
    if kind < KIND_MONK:
        sheet.pack[kind] -= 1
        state.supply[kind] += 1
    elif kind == KIND_MONK:
        sheet.pack_monks -= 1
        state.monks_left += 1
    elif kind == KIND_SCROLL:
        lose_scroll(state, sheet, number)
    else:
        lose_blueprint(state, sheet, number)


def hand_over(giver: Sheet, taker: Sheet, thing: Thing) -> None:
    """A thing changes backpacks; cards go with their tokens."""
    kind, number = thing
    if kind < KIND_MONK:
        giver.pack[kind] -= 1
        taker.pack[kind] += 1
    elif kind == KIND_MONK:
        giver.pack_monks -= 1
        taker.pack_monks += 1
    elif kind == KIND_SCROLL:
        giver.drop_scroll(number)
        taker.set_scroll(taker.free_scroll(), number)
    else:
        giver.blueprints = without(giver.blueprints, number)
        taker.blueprints = (*taker.blueprints, number)


def lose_scroll(state: Volcano, sheet: Sheet, scroll: int) -> None:
    """A scroll card goes to the discards, its token leaves the game (FK-064)."""
    sheet.drop_scroll(scroll)
    state.scroll_discards = (*state.scroll_discards, scroll)


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
        sheet.set_scroll(slot, scroll)
        make_room(state, state.seat)
    else:
        state.push(ExchangeScroll.of(scroll))
    score(state, state.seat, SCROLL_POINTS, SCROLLS_READ)


def steal_scroll(state: Volcano, prey: Sheet, scroll: int) -> None:
    """The deciding seat takes a scroll card with its token from somebody."""
    prey.drop_scroll(scroll)
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
        sheet = state.me()
        throw_out(state, sheet, thing)
        sheet.set_scroll(sheet.free_scroll(), self.scroll)
        if state.log is not None:
            state.tell("event-discard", seat=SeatName(state.seat), item=thing_name(thing))
        make_room(state, state.seat)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-exchange-scroll", item=scroll_name(self.scroll))


def lose_blueprint(state: Volcano, sheet: Sheet, card: int) -> None:
    """A blueprint with its token leaves the game (FK-116)."""
    sheet.blueprints = without(sheet.blueprints, card)
    state.gone_blueprints = (*state.gone_blueprints, card)


def use_up(state: Volcano, sheet: Sheet, kind: int) -> None:
    """An adventure token is discarded when used."""
    sheet.adventures = without(sheet.adventures, kind)
    state.used_adventures = (*state.used_adventures, kind)
    if state.log is not None:
        seat = state.sheets.index(sheet)
        state.tell("event-adventure", seat=SeatName(seat), item=adventure_name(kind))
