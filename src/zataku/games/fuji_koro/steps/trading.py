"""Cooperative trade between two samurai on one cell (FK-184).

A trade with a partner is opened once before, between and after the actions of a turn, in passing too; within it each
thing goes one way only, so that it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.games.fuji_koro.components import CARDS, SCROLLS
from zataku.games.fuji_koro.labels import Asking
from zataku.games.fuji_koro.state import Sheet, Volcano
from zataku.games.fuji_koro.steps.backpack import hand_over, make_room
from zataku.games.fuji_koro.steps.cubes import CHECK_CHARMS
from zataku.games.fuji_koro.vocabulary import (
    ASK,
    ASK_BLUEPRINT,
    ASK_SCROLL,
    DONE,
    GIVE,
    GIVE_BLUEPRINT,
    GIVE_SCROLL,
    ITEMS,
    KIND_BLUEPRINT,
    KIND_MONK,
    KIND_SCROLL,
    NO,
    THING_OF,
    TRADE,
    YES,
    Thing,
)
from zataku.kernel.interpreter import ActAs
from zataku.kernel.messages import Message, SeatName, message
from zataku.kernel.options import Option

# Things are numbered so that in one trade each goes one way only: a kind of cube, the monks, every single card.
_SCROLL_THING: Final = 10
_BLUEPRINT_THING: Final = _SCROLL_THING + len(SCROLLS)
GIVEN: Final = 0
RECEIVED: Final = _BLUEPRINT_THING + len(CARDS)


def numbered(thing: Thing) -> int:
    kind, number = thing
    if kind == KIND_SCROLL:
        return _SCROLL_THING + number
    return _BLUEPRINT_THING + number if kind == KIND_BLUEPRINT else kind


def partners(state: Volcano) -> list[Option]:
    """With whom the active player may trade now."""
    if not state.config.coop:
        return []
    sheet = state.hero()
    return [
        TRADE[seat]
        for seat in range(state.config.players)
        if seat != state.active
        and not state.partners >> seat & 1
        and state.sheets[seat].cell == sheet.cell
        and state.sheets[seat].standing
        and offers(sheet, state.sheets[seat], seat, ())
    ]


def begin_trade(state: Volcano, option: Option) -> None:
    seat = option.id - TRADE[0].id
    state.partners |= 1 << seat
    state.traded = ()
    state.push(Trade.of(seat), CHECK_CHARMS)


def one_way(
    giver: Sheet, taker: Sheet, seat: int, families: tuple[tuple[Option, ...], tuple[Option, ...], tuple[Option, ...]]
) -> list[tuple[int, Option]]:
    """What one samurai could pass to the other: number of the thing and option."""
    plain, scrolls, blueprints = families
    found: list[tuple[int, Option]] = []
    if taker.takes_cube():
        found.extend((material, plain[seat * len(ITEMS) + material]) for material in (0, 1, 2) if giver.pack[material])
    if taker.takes_item():
        if giver.pack_monks:
            found.append((KIND_MONK, plain[seat * len(ITEMS) + KIND_MONK]))
        if taker.free_scroll() >= 0:
            found.extend(
                (numbered((KIND_SCROLL, scroll)), scrolls[seat * len(SCROLLS) + scroll])
                for scroll in giver.scrolls
                if scroll >= 0
            )
        found.extend(
            (numbered((KIND_BLUEPRINT, card)), blueprints[seat * len(CARDS) + card]) for card in giver.blueprints
        )
    return found


def offers(mine: Sheet, other: Sheet, seat: int, done: tuple[int, ...]) -> list[Option]:
    giving = one_way(mine, other, seat, (GIVE, GIVE_SCROLL, GIVE_BLUEPRINT))
    asking = one_way(other, mine, seat, (ASK, ASK_SCROLL, ASK_BLUEPRINT))
    return [option for thing, option in giving if RECEIVED + thing not in done] + [
        option for thing, option in asking if GIVEN + thing not in done
    ]


class Trade(Asking):
    """Give something, ask for something, or be done (FK-184)."""

    __slots__ = ("other",)
    rules = ("FK-184", "FK-185")

    def __init__(self, other: int) -> None:
        self.other = other

    def run(self, state: Volcano) -> Sequence[Option]:
        offer = offers(state.hero(), state.sheets[self.other], self.other, state.traded)
        if offer:
            offer.append(DONE)
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is DONE:
            return
        state.push(self)
        if option.code in _ASKED:
            state.push(ActAs.of(self.other), Agree.of(option.code), ActAs.of(state.active))
        else:
            thing = THING_OF[option.id]
            state.traded = (*state.traded, GIVEN + numbered(thing))
            hand_over(state.hero(), state.sheets[self.other], thing)
            make_room(state, state.active)
            if state.log is not None:
                state.tell(
                    "event-give", seat=SeatName(state.active), other=SeatName(self.other), item=self.item(option)
                )

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-trade", other=SeatName(self.other))


_ASKED: Final = {option.code: option for option in (*ASK, *ASK_SCROLL, *ASK_BLUEPRINT)}


class Agree(Asking):
    """The other player agrees to hand something over, or not (FK-184)."""

    __slots__ = ("wanted",)
    rules = ("FK-184",)

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted

    def run(self, state: Volcano) -> Sequence[Option]:
        return YES, NO

    def take(self, state: Volcano, option: Option) -> None:
        wanted = _ASKED[self.wanted]
        thing = THING_OF[wanted.id]
        state.traded = (*state.traded, RECEIVED + numbered(thing))
        if option is NO:
            # A refusal stands for this trade.
            state.traded = (*state.traded, GIVEN + numbered(thing))
        else:
            hand_over(state.me(), state.hero(), thing)
            make_room(state, state.seat)
        if state.log is not None:
            event = "event-declines" if option is NO else "event-give"
            state.tell(event, seat=SeatName(state.seat), other=SeatName(state.active), item=self.item(wanted))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-agree", other=SeatName(state.active), item=self.item(_ASKED[self.wanted]))
