"""Cooperative trade between two samurai on one cell (FK-184).

A trade is one exchange: the active player names what goes either way, the partner agrees, and both sides change at
once. It is opened with each partner once before, between and after the actions of a turn, in passing too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option

from .. import elements
from ..names import NOTHING, thing_name
from ..state import Sheet, Volcano
from ..vocabulary import (
    ASK,
    DONE,
    GIVE,
    KIND_SCROLL,
    NO,
    PROPOSE,
    TRADE,
    YES,
    Thing,
)
from .asking import Asking, spoil_elements
from .backpack import make_room
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
        and any(each.items() or each.cubes() for each in (sheet, state.sheets[seat]))
    ]


def begin_trade(state: Volcano, seat: int) -> None:
    turn = state.this_turn()
    turn.partners |= 1 << seat
    turn.given = turn.received = ()
    state.push(Trade.of(seat), CHECK_CHARMS)


def left_to_name(sheet: Sheet, named: tuple[Thing, ...]) -> list[Thing]:
    """Kinds of things in a backpack that have not all been named for the exchange."""
    things = Counter(sheet.things())
    things.subtract(named)
    return [thing for thing, number in things.items() if number > 0]


def fits(sheet: Sheet, leaving: tuple[Thing, ...], coming: tuple[Thing, ...]) -> bool:
    """Is there a scroll slot and a place for all that comes, once what goes has gone?"""
    after = Sheet(sheet)
    for thing in leaving:
        after.take_out(thing)
    for thing in coming:
        if thing[0] == KIND_SCROLL and after.free_scroll() < 0:
            return False
        after.put_in(thing)
    # Whoever gives away deep pockets alone throws out what was in them.
    return not coming or not after.overfull()


def exchange(state: Volcano, other: int) -> None:
    """Both sides change at once; cards go with their tokens."""
    turn = state.this_turn()
    mine, theirs = state.hero(), state.sheets[other]
    given, received = turn.given, turn.received
    turn.given = turn.received = ()
    for thing in given:
        mine.take_out(thing)
    for thing in received:
        theirs.take_out(thing)
    for thing in received:
        mine.put_in(thing)
    for thing in given:
        theirs.put_in(thing)
    if state.log is not None:
        for seat, partner, things in ((state.active, other, given), (other, state.active, received)):
            if things:
                items = tuple(thing_name(thing) for thing in things)
                state.tell("event-give", seat=SeatName(seat), other=SeatName(partner), items=items)
    make_room(state, other)
    make_room(state, state.active)


class Trade(Asking):
    """Name what is given and what is asked for, propose it, or be done without (FK-184)."""

    __slots__ = ("other",)
    rules = ("FK-184", "FK-185")

    def __init__(self, other: int) -> None:
        self.other = other

    def run(self, state: Volcano) -> Sequence[Option]:
        turn = state.this_turn()
        offer = [GIVE[self.other, thing] for thing in left_to_name(state.hero(), turn.given)]
        offer.extend(ASK[self.other, thing] for thing in left_to_name(state.sheets[self.other], turn.received))
        if self._possible(state):
            offer.append(PROPOSE)
        offer.append(DONE)
        return offer

    def _possible(self, state: Volcano) -> bool:
        """Has something been named, and do both backpacks hold what they get?"""
        turn = state.this_turn()
        if not (turn.given or turn.received):
            return False
        return fits(state.hero(), turn.given, turn.received) and fits(
            state.sheets[self.other], turn.received, turn.given
        )

    def give(self, state: Volcano, seat: int, thing: Thing) -> None:
        turn = state.this_turn()
        turn.given = (*turn.given, thing)
        state.push(self)

    def ask_for(self, state: Volcano, seat: int, thing: Thing) -> None:
        turn = state.this_turn()
        turn.received = (*turn.received, thing)
        state.push(self)

    def propose(self, state: Volcano) -> None:
        state.ask(self.other, AGREE)

    def be_done(self, state: Volcano) -> None:
        """Nothing is exchanged."""
        turn = state.this_turn()
        turn.given = turn.received = ()

    def describe_give(self, state: Volcano, seat: int, thing: Thing) -> Description:
        label = message("option-give", seat=SeatName(seat), item=thing_name(thing))
        return Description(label, targets=spoil_elements(state.seat, thing))

    def describe_ask_for(self, state: Volcano, seat: int, thing: Thing) -> Description:
        label = message("option-ask", seat=SeatName(seat), item=thing_name(thing))
        return Description(label, targets=spoil_elements(seat, thing))

    def describe_propose(self, state: Volcano) -> Description:
        return Description(message("option-propose"), targets=(elements.PROPOSAL,))

    def prompt(self, state: Volcano) -> Message:
        turn = state.this_turn()
        if not (turn.given or turn.received):
            return message("prompt-trade", other=SeatName(self.other))
        return message("prompt-trade-so-far", other=SeatName(self.other), **proposal(state))

    def refusals(self, state: Volcano) -> Sequence[Refusal]:
        turn = state.this_turn()
        if PROPOSE in state.offer or not (turn.given or turn.received):
            return ()
        full = state.active if not fits(state.hero(), turn.given, turn.received) else self.other
        return (Refusal(PROPOSE, message("refusal-trade", seat=SeatName(full)), "FK-184", (elements.PROPOSAL,)),)


def proposal(state: Volcano) -> dict[str, tuple[Message, ...]]:
    """What is to change hands, by name."""
    turn = state.this_turn()
    return {
        "given": tuple(thing_name(thing) for thing in turn.given) or (NOTHING,),
        "received": tuple(thing_name(thing) for thing in turn.received) or (NOTHING,),
    }


class Agree(Asking):
    """The other player agrees to the exchange, or not (FK-184)."""

    rules = ("FK-184",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return YES, NO

    def agree(self, state: Volcano) -> None:
        exchange(state, state.seat)

    def decline(self, state: Volcano) -> None:
        """Everybody keeps what he has."""
        turn = state.this_turn()
        turn.given = turn.received = ()
        if state.log is not None:
            state.tell("event-declines", seat=SeatName(state.seat), other=SeatName(state.active))

    def describe_agree(self, state: Volcano) -> Description:
        return Description(message("option-yes"), targets=(elements.PROPOSAL,))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-agree", other=SeatName(state.active), **proposal(state))


AGREE: Final = Agree.of()
