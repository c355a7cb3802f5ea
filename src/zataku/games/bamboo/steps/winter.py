"""Winter: wake spirits, eat together, renew the board (BB-100 to BB-108)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.hidden import EVERYBODY, Pile
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import COMPONENTS, FOOD_IDS, FOOD_VALUE, WINTER
from ..names import coins, food_name, happiness, harmony_name, house_tile_name, spirit_name
from ..state import HARMONY_COLUMNS, NO_SPIRITS, Bamboo, Sheet
from ..vocabulary import DONE, SPEND_ANY, USE_SPIRIT, WAKE
from .common import begin_season, refill_food
from .spirits import OKAMI, BesideSpirits, let_act, spirit_element

_NUMBERS: Final = COMPONENTS.numbers
_WAKE_COST: Final = [spirit.wake for spirit in COMPONENTS.spirits]
_WAKE_FREE: Final = [kind for kind, cost in enumerate(_WAKE_COST) if not cost]


class Winter(Step[Bamboo]):
    """Everybody wakes spirits, then everybody eats, in turn order."""

    def run(self, state: Bamboo) -> None:
        begin_season(state, WINTER)
        order = state.turn_order()
        # What is put on the agenda last is done first.
        state.ask_each(order, _SIT_DOWN)
        state.ask_each(order, _WAKE_FREELY)


class WakeFreely(Step[Bamboo]):
    """Spirits that cost nothing wake by themselves; then the others may be woken (BB-100)."""

    def run(self, state: Bamboo) -> None:
        sheet = state.sheets[state.seat]
        if sheet.asleep == NO_SPIRITS:
            return
        for kind in _WAKE_FREE:
            for _ in range(sheet.asleep[kind]):
                wake(state, kind)
        state.agenda.append(_WAKE_SPIRITS)


class WakeSpirits(Step[Bamboo]):
    """Wake any sleeping spirits for their cost, one by one."""

    rules = ("BB-100",)

    def run(self, state: Bamboo) -> Sequence[Option]:
        sheet = state.me()
        offer = [WAKE[kind] for kind, count in enumerate(sheet.asleep) if count and _WAKE_COST[kind] <= sheet.coins]
        if offer:
            offer.append(DONE)
        return offer

    def wake(self, state: Bamboo, kind: int) -> None:
        wake(state, kind)
        state.agenda.append(self)

    def finish(self, state: Bamboo) -> None:
        """Let the others sleep."""

    def describe_wake(self, state: Bamboo, kind: int) -> Description:
        return Description(
            message("option-wake", spirit=spirit_name(kind)),
            cost=coins(_WAKE_COST[kind]),
            targets=(spirit_element(state, kind),),
        )

    def describe_finish(self, state: Bamboo) -> Description:
        return Description(message("option-done-waking"), targets=(elements.FINISH,))

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        sheet = state.me()
        return [
            Refusal(
                WAKE[kind],
                message("refusal-coins", what=spirit_name(kind), cost=_WAKE_COST[kind], amount=sheet.coins),
                "BB-100",
                (spirit_element(state, kind),),
            )
            for kind, count in enumerate(sheet.asleep)
            if count and _WAKE_COST[kind] > sheet.coins
        ]


def wake(state: Bamboo, kind: int) -> None:
    sheet = state.me()
    sheet.coins -= _WAKE_COST[kind]
    sheet.asleep = replaced(sheet.asleep, kind, sheet.asleep[kind] - 1)
    sheet.awake = replaced(sheet.awake, kind, sheet.awake[kind] + 1)
    if state.log is not None:
        at = (spirit_element(state, kind),)
        state.tell("event-wake", seat=SeatName(state.seat), spirit=spirit_name(kind), cost=_WAKE_COST[kind], at=at)


class SitDown(Step[Bamboo]):
    """The family sits down: 1 food is owed for each house tile (BB-101)."""

    def run(self, state: Bamboo) -> None:
        owed = state.sheets[state.seat].occupied.bit_count()
        if owed:
            state.agenda.append(_MEAL[owed])


class FamilyMeal(BesideSpirits):
    """Food is still owed: an Okami at any moment of the meal (BB-095), tokens one at a time (BB-102)."""

    __slots__ = ("owed",)

    rules = ("BB-095", "BB-101", "BB-102")

    def __init__(self, owed: int) -> None:
        self.owed = owed

    def run(self, state: Bamboo) -> Sequence[Option] | None:
        sheet = state.sheets[state.seat]
        bits = amount = 0
        for kind, count in enumerate(sheet.food):
            if count:
                bits |= 1 << kind
                amount += count * FOOD_VALUE[kind]
        if sheet.awake[OKAMI]:
            return (USE_SPIRIT[OKAMI], *(SPEND_ANY[bits] or (DONE,)))
        if amount > self.owed:
            return SPEND_ANY[bits]
        # All tokens must go, so their order cannot matter.
        self._spend_everything(state, sheet, amount)
        return None

    def use_spirit(self, state: Bamboo, kind: int) -> None:
        let_act(state, kind)
        self._eat(state, COMPONENTS.spirits[kind].amount)

    def spend(self, state: Bamboo, kind: int) -> None:
        sheet = state.me()
        sheet.food = replaced(sheet.food, kind, sheet.food[kind] - 1)
        state.discards = replaced(state.discards, kind, state.discards[kind] + 1)
        if state.log is not None:
            at = (elements.held_food(state.seat, FOOD_IDS[kind]),)
            state.tell("event-eat", seat=SeatName(state.seat), food=(food_name(kind),), at=at)
        self._eat(state, FOOD_VALUE[kind])

    def finish(self, state: Bamboo) -> None:
        go_hungry(state, self.owed)

    def _eat(self, state: Bamboo, food: int) -> None:
        if food < self.owed:
            state.agenda.append(_MEAL[self.owed - food])

    def _spend_everything(self, state: Bamboo, sheet: Sheet, amount: int) -> None:
        if amount:
            if state.log is not None:
                kinds = [kind for kind, count in enumerate(sheet.food) if count]
                eaten = tuple(food_name(kind) for kind in kinds for _ in range(sheet.food[kind]))
                at = tuple(elements.held_food(state.seat, FOOD_IDS[kind]) for kind in kinds)
                state.tell("event-eat", seat=SeatName(state.seat), food=eaten, at=at)
            state.discards = tuple([old + new for old, new in zip(state.discards, sheet.food, strict=True)])
            sheet.food = (0,) * len(sheet.food)
        if amount < self.owed:
            go_hungry(state, self.owed - amount)

    def prompt(self, state: Bamboo) -> Message:
        return message("prompt-family-meal", amount=self.owed)

    def describe_spend(self, state: Bamboo, kind: int) -> Description:
        return Description(
            message("option-spend", food=food_name(kind)),
            cost=Word(FOOD_IDS[kind]),
            gain=Word("food", FOOD_VALUE[kind]),
            targets=(elements.held_food(state.seat, FOOD_IDS[kind]),),
        )

    def describe_finish(self, state: Bamboo) -> Description:
        return Description(
            message("option-go-hungry"),
            cost=happiness(self.owed * _NUMBERS.missing_food),
            targets=(elements.FINISH, elements.meal(state.seat)),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        sheet = state.me()
        refusals = []
        if any(sheet.food):
            hungry = (elements.FINISH, elements.meal(state.seat))
            refusals.append(Refusal(DONE, message("refusal-must-spend"), "BB-101", hungry))
        if sheet.asleep[OKAMI] and not sheet.awake[OKAMI]:
            reason = message("refusal-asleep", spirit=spirit_name(OKAMI))
            refusals.append(Refusal(USE_SPIRIT[OKAMI], reason, "BB-090", (spirit_element(state, OKAMI),)))
        return refusals


def go_hungry(state: Bamboo, missing: int) -> None:
    """Each missing food costs happiness (BB-101)."""
    lost = missing * _NUMBERS.missing_food
    state.me().happiness -= lost
    if state.log is not None:
        state.tell("event-hungry", seat=SeatName(state.seat), amount=lost, at=(elements.happiness(state.seat),))


class EndOfYear(Step[Bamboo]):
    """The first player changes, the lowest tiles go under their stacks, food is refilled (BB-103 to BB-107)."""

    def run(self, state: Bamboo) -> None:
        state.first = state.turn_order()[1]
        if state.log is not None:
            at = (elements.personal_board(state.first),)
            state.tell("event-first-player", seat=SeatName(state.first), at=at)
        renew_market(state)
        refill_food(state)


def renew_market(state: Bamboo) -> None:
    """The lowest tile goes under its stack, the others slide down, and a new one is revealed (BB-104, BB-107)."""
    stacks = [*state.stacks]
    market = [*state.market]
    for column, tiles in enumerate(market):
        if tiles:
            (new,), stacks[column] = state.draw_top(stacks[column].over(Pile(tiles[:1], (EVERYBODY,))))
            market[column] = (*tiles[1:], new)
            if state.log is not None:
                name = harmony_name if column < HARMONY_COLUMNS else house_tile_name
                at = (elements.HARMONY_MARKET if column < HARMONY_COLUMNS else elements.HOUSE_MARKET,)
                state.tell("event-renew", old=name(tiles[0]), new=name(new), at=at)
    state.stacks = tuple(stacks)
    state.market = tuple(market)


_WAKE_FREELY: Final = WakeFreely.of()
_WAKE_SPIRITS: Final = WakeSpirits.of()
_SIT_DOWN: Final = SitDown.of()
_MEAL: Final = [FamilyMeal.of(owed) for owed in range(COMPONENTS.grid.cells + 1)]
