"""Winter: wake spirits, eat together, renew the board (BB-100 to BB-108)."""

from collections.abc import Sequence

from zataku.games.bamboo.components import COMPONENTS
from zataku.games.bamboo.state import NO_SPIRITS, Bamboo, Player, replaced
from zataku.games.bamboo.steps.actions import refill_food
from zataku.games.bamboo.steps.spirits import OKAMI, SPIRIT_KIND, describe_spirit, use_spirit
from zataku.games.bamboo.telling import coins, food_name, happiness_id, held_food_id, me, spirit_id, spirit_name
from zataku.games.bamboo.vocabulary import DONE, SPEND, SPEND_ANY, SPIRIT, WAKE
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

_NUMBERS = COMPONENTS.numbers
_WAKE_COST = [spirit.wake for spirit in COMPONENTS.spirits]
_FOOD_VALUE = [food.food for food in COMPONENTS.food]
_PLACES = range(len(COMPONENTS.colours))


class Winter(Step[Bamboo]):
    """Everybody wakes spirits, then everybody eats, in turn order."""

    def run(self, state: Bamboo) -> None:
        players = len(state.seats)
        state.push(*_WAKE_TURN[:players], *_MEAL_TURN[:players])


class WakeTurn(Step[Bamboo]):
    """The seat at this place wakes its spirits; those that cost nothing wake by themselves (BB-100)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Bamboo) -> None:
        state.seat = state.in_turn_order(self.place)
        player = state.player
        if player.asleep == NO_SPIRITS:
            return
        for kind, count in enumerate(player.asleep):
            if count and not _WAKE_COST[kind]:
                for _ in range(count):
                    wake(state, kind)
        state.agenda.append(_WAKE_SPIRITS)


class WakeSpirits(Step[Bamboo]):
    """Wake any sleeping spirits for their cost, one by one."""

    rules = ("BB-100",)

    def run(self, state: Bamboo) -> Sequence[Option]:
        player = state.player
        offer = [WAKE[kind] for kind, count in enumerate(player.asleep) if count and _WAKE_COST[kind] <= player.coins]
        if offer:
            offer.append(DONE)
        return offer

    def take(self, state: Bamboo, option: Option) -> None:
        if option is not DONE:
            wake(state, _WOKEN[option])
            state.agenda.append(self)

    def describe(self, state: Bamboo, option: Option) -> Description:
        if option is DONE:
            return Description(message("option-done-waking"))
        kind = _WOKEN[option]
        return Description(
            message("option-wake", spirit=spirit_name(kind)),
            cost=coins(_WAKE_COST[kind]),
            targets=(spirit_id(state.seat, kind),),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        player = state.player
        return [
            Refusal(
                WAKE[kind],
                message("refusal-coins", cost=_WAKE_COST[kind], amount=player.coins),
                "BB-100",
                (spirit_id(state.seat, kind),),
            )
            for kind, count in enumerate(player.asleep)
            if count and _WAKE_COST[kind] > player.coins
        ]


def wake(state: Bamboo, kind: int) -> None:
    player = state.player
    player.coins -= _WAKE_COST[kind]
    player.asleep = replaced(player.asleep, kind, player.asleep[kind] - 1)
    player.awake = replaced(player.awake, kind, player.awake[kind] + 1)
    if state.log is not None:
        state.tell("event-wake", seat=me(state), spirit=spirit_name(kind), at=(spirit_id(state.seat, kind),))


class MealTurn(Step[Bamboo]):
    """The family of the seat at this place sits down: 1 food for each house tile (BB-101)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Bamboo) -> None:
        state.seat = state.in_turn_order(self.place)
        owed = state.player.occupied.bit_count()
        if owed:
            state.agenda.append(_MEAL[True][owed])


class FamilyMeal(Step[Bamboo]):
    """Food is still owed. Okami first, if at all (BB-095), then tokens one at a time (BB-102)."""

    __slots__ = ("okami", "owed")

    rules = ("BB-095", "BB-101", "BB-102")

    def __init__(self, okami: bool, owed: int) -> None:
        self.okami = okami
        self.owed = owed

    def run(self, state: Bamboo) -> Sequence[Option] | None:
        player = state.player
        bits = amount = 0
        for kind, count in enumerate(player.food):
            if count:
                bits |= 1 << kind
                amount += count * _FOOD_VALUE[kind]
        if self.okami and player.awake[OKAMI]:
            return (SPIRIT[OKAMI], *(SPEND_ANY[bits] or (DONE,)))
        if amount > self.owed:
            return SPEND_ANY[bits]
        # All tokens must go, so their order cannot matter.
        self.spend_everything(state, player, amount)
        return None

    def take(self, state: Bamboo, option: Option) -> None:
        player = state.player
        if option is DONE:
            go_hungry(state, self.owed)
            return
        if option in SPIRIT_KIND:
            use_spirit(state, OKAMI)
            owed = self.owed - COMPONENTS.spirits[OKAMI].amount
        else:
            kind = _SPENT[option]
            player.food = replaced(player.food, kind, player.food[kind] - 1)
            state.discards = replaced(state.discards, kind, state.discards[kind] + 1)
            owed = self.owed - _FOOD_VALUE[kind]
            if state.log is not None:
                state.tell("event-eat", seat=me(state), food=(food_name(kind),), at=(held_food_id(state.seat, kind),))
        if owed > 0:
            state.agenda.append(_MEAL[option in SPIRIT_KIND][owed])

    def spend_everything(self, state: Bamboo, player: Player, amount: int) -> None:
        if amount:
            if state.log is not None:
                eaten = tuple(food_name(kind) for kind, count in enumerate(player.food) for _ in range(count))
                state.tell("event-eat", seat=me(state), food=eaten, at=(f"seat-{state.seat}-food",))
            state.discards = tuple([old + new for old, new in zip(state.discards, player.food, strict=True)])
            player.food = (0,) * len(player.food)
        if amount < self.owed:
            go_hungry(state, self.owed - amount)

    def prompt(self, state: Bamboo) -> Message:
        return message("prompt-family-meal", amount=self.owed)

    def describe(self, state: Bamboo, option: Option) -> Description:
        if option in SPIRIT_KIND:
            return describe_spirit(state, option)
        if option is DONE:
            return Description(message("option-go-hungry", amount=self.owed * _NUMBERS.missing_food))
        kind = _SPENT[option]
        return Description(
            message("option-spend", food=food_name(kind), amount=_FOOD_VALUE[kind]),
            targets=(held_food_id(state.seat, kind),),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        player = state.player
        target = (spirit_id(state.seat, OKAMI),)
        name = spirit_name(OKAMI)
        refusals = []
        if any(player.food):
            refusals.append(Refusal(DONE, message("refusal-must-spend"), "BB-101"))
        if player.awake[OKAMI] and not self.okami:
            refusals.append(Refusal(SPIRIT[OKAMI], message("refusal-okami-late", spirit=name), "BB-095", target))
        elif player.asleep[OKAMI] and not player.awake[OKAMI]:
            refusals.append(Refusal(SPIRIT[OKAMI], message("refusal-asleep", spirit=name), "BB-090", target))
        return refusals


def go_hungry(state: Bamboo, missing: int) -> None:
    """Each missing food costs happiness (BB-101)."""
    lost = missing * _NUMBERS.missing_food
    state.player.happiness -= lost
    if state.log is not None:
        state.tell("event-hungry", seat=me(state), amount=lost, at=(happiness_id(state.seat),))


class EndOfYear(Step[Bamboo]):
    """The first player changes, the lowest tiles go under their stacks, food is refilled (BB-103 to BB-107)."""

    def run(self, state: Bamboo) -> None:
        state.first = state.in_turn_order(1)
        if state.log is not None:
            state.tell("event-first-player", seat=SeatName(state.first), at=(f"seat-{state.first}",))
        refresh(state)
        if state.log is not None:
            state.tell("event-refresh", at=("market",))
        refill_food(state)


def refresh(state: Bamboo) -> None:
    """The lowest tile goes under its stack, the others slide down, and a new one is revealed (BB-104, BB-107)."""
    state.under = tuple([below + tiles[:1] for below, tiles in zip(state.under, state.market, strict=True)])
    state.market = tuple(
        [(*tiles[1:], state.draw_tile(column)) if tiles else tiles for column, tiles in enumerate(state.market)]
    )


_WOKEN = {option: kind for kind, option in enumerate(WAKE)}
_SPENT = {option: kind for kind, option in enumerate(SPEND)}
_WAKE_TURN = [WakeTurn.of(place) for place in _PLACES]
_WAKE_SPIRITS = WakeSpirits.of()
_MEAL_TURN = [MealTurn.of(place) for place in _PLACES]
_MEAL = {okami: [FamilyMeal.of(okami, owed) for owed in range(COMPONENTS.grid.cells + 1)] for okami in (False, True)}
