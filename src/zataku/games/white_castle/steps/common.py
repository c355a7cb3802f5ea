"""Small rules that many steps use: what an action is, paying and receiving, telling what is done."""

from __future__ import annotations

from typing import Final

from zataku.kernel.effects import Cost, Effect, Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .. import elements, names
from ..components import COIN, GOODS, LIMITS, SEAL, SEALS_FOR, Amounts
from ..state import Castle, Sheet


class Action(Step[Castle]):
    """Anything an effect of this game can do."""

    __slots__ = ()

    def can(self, state: Castle, coins: int, seals: int) -> bool:
        """Could it do anything if the deciding seat had so many coins and seals left (WC-044, WC-046)?"""
        return True

    def possible(self, state: Castle) -> bool:
        goods = state.sheets[state.seat].goods
        return self.can(state, goods[COIN], goods[SEAL])

    def obstacle(self, state: Castle, coins: int, seals: int) -> tuple[Message, str]:
        """What stands in its way when it cannot do anything: the reason and the rule."""
        return message("refusal-nothing-to-do"), "WC-046"

    def brings(self, state: Castle) -> int:
        """Does it bring seals or influence, so that its order may matter (WC-048)?"""
        return 0


class MayDecline(Action):
    """Actions of which the player does what they like (WC-031, WC-035)."""

    __slots__ = ()

    def skip(self, state: Castle) -> None:
        """Decline what is left."""

    def describe_skip(self, state: Castle) -> Description:
        return Description(message("option-skip"), targets=(elements.SUN,))


#: By card and row: the step of every printed action. An action may lead to any other, so `effects`, which knows all of
#: them, fills this when it is loaded.
ACTIONS: Final[list[tuple[Action, ...]]] = []


# Paying: what is missing comes from seals (WC-075)


def pay(sheet: Sheet, good: int, amount: int) -> None:
    """Pay a good; exactly what is missing of coins or of a resource is taken from seals."""
    goods = sheet.goods
    left = goods[good] - amount
    if left >= 0:
        goods[good] = left
    else:
        goods[good] = 0
        goods[SEAL] += left * SEALS_FOR[good]


def price(sheet: Sheet, good: int, amount: int) -> Effect:
    """What paying would take, the seals for a missing part included."""
    held = min(sheet.goods[good], amount)
    if held == amount:
        return Word(GOODS[good], amount)
    return names.goods(((good, held), (SEAL, (amount - held) * SEALS_FOR[good])))


def tell_payment(state: Castle, good: int, amount: int) -> None:
    """Log a payment that is about to be made."""
    cost = price(state.me(), good, amount)
    state.tell("event-pay", seat=SeatName(state.seat), cost=cost, at=(elements.good(state.seat, GOODS[good]),))


# Receiving


def receive(state: Castle, gains: Amounts) -> None:
    """Take goods from the supply; what is above a limit is lost (WC-041, WC-043, WC-049)."""
    goods = state.sheets[state.seat].goods
    if state.log is not None:
        tell_gains(state, gains)
    for good, amount in gains:
        total = goods[good] + amount
        limit = LIMITS[good]
        if total > limit:
            total = limit
        goods[good] = total


def tell_gains(state: Castle, gains: Amounts) -> None:
    """Log goods that are about to be received, and those lost to a limit."""
    goods = state.me().goods
    received = [(good, min(amount, LIMITS[good] - goods[good])) for good, amount in gains]
    lost = [(good, amount - got) for (good, amount), (_, got) in zip(gains, received, strict=True)]
    at = tuple(elements.good(state.seat, GOODS[good]) for good, _ in gains)
    if any(amount for _, amount in received):
        state.tell("event-gain", seat=SeatName(state.seat), gain=names.goods(received), at=at)
    if any(amount for _, amount in lost):
        state.tell("event-lost", seat=SeatName(state.seat), gain=names.goods(lost), at=at)


# Telling of actions


def described(state: Castle, effect: Effect, *targets: str, label: Message | None = None) -> Description:
    """An action as an option: what is paid for it, seals included, and what it brings."""
    cost = None
    if isinstance(effect, Cost):
        (printed,) = effect.price
        cost, effect = price(state.me(), GOODS.index(printed.name), printed.amount), effect.then
    return Description(label or message("option-do", effect=effect), cost, effect, targets)


def impossible(state: Castle, option: Option, step: Action, place: Message | Effect, *targets: str) -> Refusal:
    """Why an action is not offered: its price, or a clan member that cannot go anywhere."""
    goods = state.me().goods
    reason, rule = step.obstacle(state, goods[COIN], goods[SEAL])
    return Refusal(option, names.there(place, reason), rule, targets)


def tell_action(state: Castle, effect: Effect, place: Message, *at: str) -> None:
    """Log that a printed action is performed."""
    state.tell("event-action", seat=SeatName(state.seat), effect=effect, place=place, at=at)
