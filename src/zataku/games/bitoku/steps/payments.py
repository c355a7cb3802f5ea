"""Prices, and how they are paid: one decision over all ways that the stock allows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import ClassVar, Final

from zataku.kernel.effects import Effect, Either, Word
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from ..components import Goods
from ..names import effect_of
from ..state import Bitoku
from ..vocabulary import MIXES, PAY
from .gains import stock_ids

#: Ways to pay a price, each with its option.
Ways = tuple[tuple[Goods, Option], ...]


@cache
def payments(price: Goods, discount: int) -> Ways:
    """Every way to pay a typed price: the payer chooses what the discount waives (BK-012)."""
    due = max(0, sum(price) - discount)
    ways = [
        (paid[0], paid[1], paid[2], paid[3])
        for paid in product(*(range(amount + 1) for amount in price))
        if sum(paid) == due
    ]
    return tuple((way, PAY[way]) for way in ways)


#: Every way to pay so many resources of any types.
ANY_PAYMENTS: Final[tuple[Ways, ...]] = tuple(tuple((mix, PAY[mix]) for mix in mixes) for mixes in MIXES)


def affordable(stock: list[int], price: Goods, discount: int) -> bool:
    """Can a typed price be paid, if the discount waives what is missing?"""
    wood, stone, jade, sake = price
    missing = 0
    if wood > stock[0]:
        missing += wood - stock[0]
    if stone > stock[1]:
        missing += stone - stock[1]
    if jade > stock[2]:
        missing += jade - stock[2]
    if sake > stock[3]:
        missing += sake - stock[3]
    return missing <= discount


def price_of_any(amount: int) -> Effect | None:
    """A price in resources of any types, for whoever has to show it."""
    return Word("any", amount) if amount > 0 else None


def typed_price(price: Goods, discount: int) -> Effect | None:
    """What is to be paid after the discount, with every way to choose what it waives."""
    ways = tuple(effect_of(way) for way, _ in payments(price, discount) if any(way))
    if not ways:
        return None
    return ways[0] if len(ways) == 1 else Either(ways)


class Payment(Step[Bitoku]):
    """A question how to pay; then what is bought is received."""

    rules: ClassVar[tuple[str, ...]] = ("BK-012", "BK-275")

    @abstractmethod
    def ways(self, state: Bitoku) -> Ways:
        """All ways to pay the price."""

    def receive(self, state: Bitoku) -> None:
        """What is bought, if it was not received before."""

    def run(self, state: Bitoku) -> Sequence[Option]:
        stock = state.sheets[state.seat].stock
        wood, stone, jade, sake = stock[0], stock[1], stock[2], stock[3]
        offer = []
        for goods, option in self.ways(state):
            if goods[0] <= wood and goods[1] <= stone and goods[2] <= jade and goods[3] <= sake:
                offer.append(option)
        return offer

    def pay(self, state: Bitoku, goods: Goods) -> None:
        stock = state.sheets[state.seat].stock
        stock[0] -= goods[0]
        stock[1] -= goods[1]
        stock[2] -= goods[2]
        stock[3] -= goods[3]
        if state.log is not None and any(goods):
            state.tell("event-pay", seat=SeatName(state.seat), what=effect_of(goods))
        self.receive(state)

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-pay")

    def describe_pay(self, state: Bitoku, goods: Goods) -> Description:
        cost = effect_of(goods)
        return Description(message("option-pay", what=cost), cost=cost, targets=stock_ids(state.seat, goods))
