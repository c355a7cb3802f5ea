"""Cooperative trade between two samurai on one cell (FK-184).

A trade with a partner is opened once before, between and after the actions of a turn, in passing too; within it each
thing goes one way only, so that it ends.
"""

from __future__ import annotations

from collections.abc import Sequence

from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option

from .. import elements
from ..names import thing_name
from ..state import Sheet, Volcano
from ..vocabulary import (
    ASK,
    CUBES,
    DONE,
    GIVE,
    KIND_BLUEPRINT,
    KIND_SCROLL,
    MONK_THING,
    NO,
    TRADE,
    YES,
    Thing,
)
from .asking import Asking, thing_element
from .backpack import hand_over, make_room
from .cubes import CHECK_CHARMS


def partners(state: Volcano) -> list[Option]:
    """With whom the active player may trade now."""
    if not state.config.coop:
        return []
    sheet = state.hero()
    traded = state.this_turn().partners
    return [
        TRADE[seat]
        for seat in range(state.config.players)
        if seat != state.active
        and not traded >> seat & 1
        and state.sheets[seat].cell == sheet.cell
        and state.sheets[seat].standing
        and (one_way(sheet, state.sheets[seat]) or one_way(state.sheets[seat], sheet))
    ]


def begin_trade(state: Volcano, seat: int) -> None:
    turn = state.this_turn()
    turn.partners |= 1 << seat
    turn.given = turn.received = ()
    state.push(Trade.of(seat), CHECK_CHARMS)


def one_way(giver: Sheet, taker: Sheet) -> list[Thing]:
    """What one samurai could pass to the other."""
    found: list[Thing] = []
    if taker.takes_cube():
        found.extend(CUBES[material] for material in (0, 1, 2) if giver.pack[material])
    if taker.takes_item():
        if giver.pack_monks:
            found.append(MONK_THING)
        if taker.free_scroll() >= 0:
            found.extend((KIND_SCROLL, scroll) for scroll in giver.scrolls if scroll >= 0)
        found.extend((KIND_BLUEPRINT, card) for card in giver.blueprints)
    return found


class Trade(Asking):
    """Give something, ask for something, or be done (FK-184)."""

    __slots__ = ("other",)
    rules = ("FK-184", "FK-185")

    def __init__(self, other: int) -> None:
        self.other = other

    def run(self, state: Volcano) -> Sequence[Option]:
        turn = state.this_turn()
        mine, other = state.hero(), state.sheets[self.other]
        offer = [GIVE[self.other, thing] for thing in one_way(mine, other) if thing not in turn.received]
        offer.extend(ASK[self.other, thing] for thing in one_way(other, mine) if thing not in turn.given)
        if offer:
            offer.append(DONE)
        return offer

    def give(self, state: Volcano, seat: int, thing: Thing) -> None:
        state.push(self)
        turn = state.this_turn()
        turn.given = (*turn.given, thing)
        hand_over(state.hero(), state.sheets[seat], thing)
        make_room(state, state.active)
        if state.log is not None:
            state.tell("event-give", seat=SeatName(state.active), other=SeatName(seat), item=thing_name(thing))

    def ask_for(self, state: Volcano, seat: int, thing: Thing) -> None:
        state.push(self)
        state.ask(seat, Agree.of(thing))

    def be_done(self, state: Volcano) -> None:
        """The trade is over."""

    def describe_give(self, state: Volcano, seat: int, thing: Thing) -> Description:
        label = message("option-give", seat=SeatName(seat), item=thing_name(thing))
        return Description(label, targets=(thing_element(state.seat, thing), elements.seat(seat)))

    def describe_ask_for(self, state: Volcano, seat: int, thing: Thing) -> Description:
        label = message("option-ask", seat=SeatName(seat), item=thing_name(thing))
        return Description(label, targets=(thing_element(seat, thing),))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-trade", other=SeatName(self.other))


class Agree(Asking):
    """The other player agrees to hand something over, or not (FK-184)."""

    __slots__ = ("wanted",)
    rules = ("FK-184",)

    def __init__(self, wanted: Thing) -> None:
        self.wanted = wanted

    def run(self, state: Volcano) -> Sequence[Option]:
        return YES, NO

    def agree(self, state: Volcano) -> None:
        turn = state.this_turn()
        turn.received = (*turn.received, self.wanted)
        hand_over(state.me(), state.hero(), self.wanted)
        make_room(state, state.seat)
        self._tell(state, "event-give")

    def decline(self, state: Volcano) -> None:
        """A refusal stands for this trade: the thing goes neither way."""
        turn = state.this_turn()
        turn.received = (*turn.received, self.wanted)
        turn.given = (*turn.given, self.wanted)
        self._tell(state, "event-declines")

    def _tell(self, state: Volcano, event: str) -> None:
        if state.log is not None:
            item = thing_name(self.wanted)
            state.tell(event, seat=SeatName(state.seat), other=SeatName(state.active), item=item)

    def describe_agree(self, state: Volcano) -> Description:
        return Description(message("option-yes"), targets=(thing_element(state.seat, self.wanted),))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-agree", other=SeatName(state.active), item=thing_name(self.wanted))
