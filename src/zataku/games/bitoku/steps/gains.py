"""What a player is given or draws: points, resources, amulets, own cards, freed dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.hidden import Bag, Pile
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .. import elements
from ..components import RESOURCES, STOCK, Goods
from ..names import effect_of, slot_name, yokai_name
from ..state import LOCKED, UNLOCKED, Bitoku, with_third
from ..vocabulary import DRAW, GAIN, MIXES, SKIP, UNLOCK
from .common import Declinable, die_id


class GainPoints(Step[Bitoku]):
    """Virtue points, at once; never declined (BK-014)."""

    __slots__ = ("amount",)
    rules = ("BK-004", "BK-014")

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, state: Bitoku) -> None:
        state.sheets[state.seat].vp += self.amount
        if state.log is not None:
            state.tell("event-vp", seat=SeatName(state.seat), amount=self.amount)


class Gain(Step[Bitoku]):
    """So many of one resource, or of one amulet: an index of the stock."""

    __slots__ = ("amount", "index")
    rules = ("BK-008",)

    def __init__(self, index: int, amount: int) -> None:
        self.index = index
        self.amount = amount

    def run(self, state: Bitoku) -> None:
        state.sheets[state.seat].stock[self.index] += self.amount
        if state.log is not None:
            state.tell("event-gain", seat=SeatName(state.seat), what=stock_word(self.index, self.amount))


def gain_one(state: Bitoku, index: int) -> None:
    """One of a good, beside what an effect says."""
    state.sheets[state.seat].stock[index] += 1
    if state.log is not None:
        state.tell("event-gain", seat=SeatName(state.seat), what=stock_word(index, 1))


def stock_word(index: int, amount: int) -> Word:
    """A part of the stock as a word of an effect."""
    if index < len(RESOURCES):
        return Word(RESOURCES[index], amount)
    return Word("amulet", amount, (index - len(RESOURCES) + 1,))


def stock_ids(seat: int, amounts: Sequence[int], first: int = 0) -> tuple[str, ...]:
    """The places of goods in a stock, from the kind `first` on, and how many of each."""
    return tuple(
        id
        for good, amount in zip(STOCK[first:], amounts, strict=False)
        if amount
        for id in (elements.goods(seat, good), elements.amount(seat, good, amount))
    )


class ChooseResources(Step[Bitoku]):
    """`2 any`: one decision over all mixes (BK-009)."""

    __slots__ = ("offer",)
    rules = ("BK-009", "BK-011")

    def __init__(self, amount: int) -> None:
        self.offer = tuple(GAIN[mix] for mix in MIXES[amount])

    def run(self, state: Bitoku) -> Sequence[Option]:
        return self.offer

    def gain(self, state: Bitoku, goods: Goods) -> None:
        stock = state.sheets[state.seat].stock
        stock[0] += goods[0]
        stock[1] += goods[1]
        stock[2] += goods[2]
        stock[3] += goods[3]
        if state.log is not None:
            state.tell("event-gain", seat=SeatName(state.seat), what=effect_of(goods))

    def describe_gain(self, state: Bitoku, goods: Goods) -> Description:
        gain = effect_of(goods)
        return Description(message("option-gain", what=gain), gain=gain, targets=stock_ids(state.seat, goods))


ONE_RESOURCE: Final = ChooseResources.of(1)


class Unlock(Step[Bitoku]):
    """Free one locked die, of choice; it need not be used at once (BK-021)."""

    rules = ("BK-021",)

    def run(self, state: Bitoku) -> Sequence[Option]:
        places = state.sheets[state.seat].places
        return [UNLOCK[die] for die in (0, 1, 2) if places[die] == LOCKED]

    def unlock(self, state: Bitoku, die: int) -> None:
        unlock(state, die)

    def possible(self, state: Bitoku) -> bool:
        return LOCKED in state.sheets[state.seat].places

    def describe_unlock(self, state: Bitoku, die: int) -> Description:
        label = message("option-unlock", slot=slot_name(die), amount=state.me().dice[die])
        return Description(label, targets=(die_id(state.seat, die),))


def unlock(state: Bitoku, die: int) -> None:
    sheet = state.sheets[state.seat]
    sheet.places = with_third(sheet.places, die, UNLOCKED)
    if state.log is not None:
        state.tell(
            "event-unlock",
            seat=SeatName(state.seat),
            slot=slot_name(die),
            amount=sheet.dice[die],
            at=(die_id(state.seat, die),),
        )


# The own deck


def draw_yokai(state: Bitoku, count: int) -> None:
    """From the own deck to the hand; an empty deck is made anew from the discard pile (BK-017)."""
    seat = state.seat
    sheet = state.sheets[seat]
    drawn: list[int] = []
    while len(drawn) < count:
        if not sheet.deck.cards:
            if not sheet.discard:
                break
            sheet.deck = Bag(sheet.discard)
            sheet.discard = ()
            if state.log is not None:
                state.tell("event-shuffle", seat=SeatName(seat))
        cards, sheet.deck = state.draw_few(sheet.deck, count - len(drawn))
        drawn += cards
    if not drawn:
        return
    sheet.hand = Pile(sheet.hand.cards + tuple(drawn), sheet.hand.known + (1 << seat,) * len(drawn))
    if state.log is not None:
        state.tell("event-draw", seat=SeatName(seat), amount=len(drawn))
        state.tell("event-drawn", to=(seat,), cards=tuple(yokai_name(card) for card in drawn))


class DrawYokai(Declinable):
    """Draw from the own deck, or do without."""

    __slots__ = ("amount",)
    rules = ("BK-017",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, state: Bitoku) -> Sequence[Option]:
        return _DRAW_OR_NOT if self.possible(state) else ()

    def draw(self, state: Bitoku) -> None:
        draw_yokai(state, self.amount)

    def possible(self, state: Bitoku) -> bool:
        sheet = state.sheets[state.seat]
        return bool(sheet.deck.cards or sheet.discard)

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-draw-yokai", amount=self.amount)

    def describe_draw(self, state: Bitoku) -> Description:
        return Description(
            message("option-draw", amount=self.amount),
            gain=Word("draw", self.amount),
            targets=(elements.own_deck(state.seat),),
        )


_DRAW_OR_NOT: Final[tuple[Option, ...]] = (DRAW, SKIP)
