"""What is received and paid: goods, resources of choice, influence and its borders, lantern and well."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.white_castle.components import (
    BORDER_SEALS,
    COIN,
    FOOD,
    GOODS,
    INFLUENCE_END,
    IRON,
    LIMITS,
    PEARL,
    RESOURCE_LIMIT,
    SEAL,
    SEALS_FOR_RESOURCE,
    STOP_BEFORE_BORDER,
    words,
)
from zataku.games.white_castle.state import BRINGS_INFLUENCE, BRINGS_SEAL, Castle, Pairs, Sheet, shown
from zataku.games.white_castle.vocabulary import BORDER_PAY, BORDER_STOP, FIRST_INFLUENCE, FIRST_SEAL, PICKS
from zataku.kernel.effects import Effect
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step


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


# Paying: what is missing comes from seals (WC-075)


def pay(sheet: Sheet, good: int, amount: int) -> None:
    """Pay coins or a resource; exactly the missing part is taken from seals."""
    goods = sheet.goods
    left = goods[good] - amount
    if left >= 0:
        goods[good] = left
    else:
        goods[good] = 0
        goods[SEAL] += left if good == COIN else left * SEALS_FOR_RESOURCE


def price(sheet: Sheet, good: int, amount: int) -> Effect | None:
    """What paying would take, the seals for a missing part included."""
    held = min(sheet.goods[good], amount)
    missing = amount - held
    return words((GOODS[good], held), ("seal", missing if good == COIN else missing * SEALS_FOR_RESOURCE))


def tell_payment(state: Castle, good: int, amount: int) -> None:
    """Log a payment that is about to be made."""
    if state.log is not None and amount:
        cost = price(state.sheets[state.seat], good, amount)
        assert cost is not None
        state.tell("event-pay", seat=SeatName(state.seat), cost=cost, at=(f"seat-{state.seat}-{GOODS[good]}",))


def receive(state: Castle, sheet: Sheet, gains: Pairs) -> None:
    """Take goods from the supply; what is above a limit is lost (WC-041, WC-043, WC-049)."""
    goods = sheet.goods
    if state.log is not None:
        tell_gains(state, gains)
    for good, amount in gains:
        total = goods[good] + amount
        limit = LIMITS[good]
        goods[good] = min(limit, total)


def tell_gains(state: Castle, gains: Pairs) -> None:
    """Log goods that are about to be received, and those lost to a limit."""
    goods = state.sheets[state.seat].goods
    received = [(good, min(amount, LIMITS[good] - goods[good])) for good, amount in gains]
    lost = [(good, amount - got) for (good, amount), (_, got) in zip(gains, received, strict=True)]
    at = tuple(f"seat-{state.seat}-{GOODS[good]}" for good, _ in gains)
    if any(amount for _, amount in received):
        state.tell("event-gain", seat=SeatName(state.seat), gain=shown(received), at=at)
    if any(amount for _, amount in lost):
        state.tell("event-lost", seat=SeatName(state.seat), gain=shown(lost), at=at)


class Gain(Action):
    """Goods received at once."""

    __slots__ = ("gains", "has_seal")

    def __init__(self, gains: Pairs) -> None:
        self.gains = gains
        self.has_seal = any(good == SEAL for good, _ in gains)

    def run(self, state: Castle) -> None:
        receive(state, state.sheets[state.seat], self.gains)

    def brings(self, state: Castle) -> int:
        return BRINGS_SEAL if self.has_seal else 0


def _pick_offers() -> dict[int, tuple[tuple[Option, ...], ...]]:
    """By number of resources and by room left for each (up to 3): the combinations that waste nothing, or all."""
    offers = {}
    for count, picks in PICKS.items():
        by_room = []
        for food in range(4):
            for iron in range(4):
                for pearl in range(4):
                    room = {FOOD: food, IRON: iron, PEARL: pearl}
                    fitting = tuple(
                        option for option, picked in picks if all(picked.count(good) <= room[good] for good in room)
                    )
                    by_room.append(fitting or tuple(option for option, _ in picks))
        offers[count] = tuple(by_room)
    return offers


_PICK_OFFERS = _pick_offers()
_PICKED: dict[int, Pairs] = {
    option.id: tuple((good, picked.count(good)) for good in sorted(set(picked)))
    for picks in PICKS.values()
    for option, picked in picks
}


class PickResources(Action):
    """Resources of choice: one decision over the combinations (WC-042, WC-049)."""

    __slots__ = ("amount", "offers")
    rules = ("WC-042", "WC-049")

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.offers = _PICK_OFFERS[amount]

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        food = RESOURCE_LIMIT - goods[FOOD]
        iron = RESOURCE_LIMIT - goods[IRON]
        pearl = RESOURCE_LIMIT - goods[PEARL]
        return self.offers[16 * (min(3, food)) + 4 * (min(3, iron)) + (min(3, pearl))]

    def take(self, state: Castle, option: Option) -> None:
        receive(state, state.sheets[state.seat], _PICKED[option.id])

    def prompt(self, state: Castle) -> Message:
        return message("prompt-pick-resources", amount=self.amount)

    def describe(self, state: Castle, option: Option) -> Description:
        gain = shown(_PICKED[option.id])
        targets = tuple(f"seat-{state.seat}-{GOODS[good]}" for good, _ in _PICKED[option.id])
        return Description(message("option-pick", gain=gain), gain=gain, targets=targets)

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        for option, picked in PICKS[self.amount]:
            if option not in offered:
                goods = state.sheets[state.seat].goods
                full = next(good for good in sorted(set(picked)) if goods[good] + picked.count(good) > RESOURCE_LIMIT)
                reason = message("refusal-resource-full", limit=RESOURCE_LIMIT, resource=message(f"name-{GOODS[full]}"))
                refused.append(Refusal(option, reason, "WC-049"))
        return refused


# Influence


class Influence(Action):
    """Steps on the influence track, up to the next border (WC-083 to WC-086)."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, state: Castle) -> None:
        advance_marker(state, self.steps)

    def brings(self, state: Castle) -> int:
        return BRINGS_INFLUENCE


def advance_marker(state: Castle, steps: int) -> None:
    """Move the deciding seat's marker and stop before a border, to be asked if it can be paid."""
    seat = state.seat
    sheet = state.sheets[seat]
    start = sheet.influence
    target = start + steps
    stop = STOP_BEFORE_BORDER[start]
    if target <= stop:
        state.move_marker(seat, target)
    else:
        if start < stop:
            state.move_marker(seat, stop)
        if stop < INFLUENCE_END and sheet.goods[SEAL] >= BORDER_SEALS[stop]:
            state.agenda.append(_CROSS_BORDER[target - stop])
    if state.log is not None:
        if sheet.influence > start:
            state.tell("event-influence", seat=SeatName(seat), position=sheet.influence, at=(f"marker-{seat}",))
        elif stop == INFLUENCE_END:
            state.tell("event-influence-end", seat=SeatName(seat), at=(f"marker-{seat}",))
        elif sheet.goods[SEAL] < BORDER_SEALS[stop]:
            state.tell("event-border-closed", seat=SeatName(seat), seals=BORDER_SEALS[stop], at=(f"marker-{seat}",))


class CrossBorder(Action):
    """The marker stands before a border: pay its seals, or stop and lose the rest of the move (WC-086)."""

    __slots__ = ("steps",)
    rules = ("WC-086", "WC-084")

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, state: Castle) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        if sheet.goods[SEAL] >= BORDER_SEALS[sheet.influence]:
            return _PAY_OR_STOP
        return _STOP

    def take(self, state: Castle, option: Option) -> None:
        sheet = state.sheets[state.seat]
        if option is BORDER_PAY:
            if state.log is not None:
                cost = words(("seal", BORDER_SEALS[sheet.influence]))
                assert cost is not None
                state.tell("event-border-paid", seat=SeatName(state.seat), cost=cost, at=(f"marker-{state.seat}",))
            sheet.goods[SEAL] -= BORDER_SEALS[sheet.influence]
            sheet.influence += 1
            advance_marker(state, self.steps - 1)
        elif state.log is not None:
            state.tell("event-border-stop", seat=SeatName(state.seat), at=(f"marker-{state.seat}",))

    def prompt(self, state: Castle) -> Message:
        return message("prompt-cross-border", seals=BORDER_SEALS[state.sheets[state.seat].influence])

    def describe(self, state: Castle, option: Option) -> Description:
        position = state.sheets[state.seat].influence
        if option is BORDER_PAY:
            return Description(
                message("option-border-pay"),
                cost=words(("seal", BORDER_SEALS[position])),
                gain=words(("influence", self.steps)),
                targets=(f"influence-{position + 1}",),
            )
        return Description(message("option-border-stop"), targets=(f"influence-{position}",))


_PAY_OR_STOP = (BORDER_PAY, BORDER_STOP)
_STOP = (BORDER_STOP,)
_CROSS_BORDER = [CrossBorder.of(steps) for steps in range(INFLUENCE_END + 1)]


# Lantern and well


class Lantern(Action):
    """All rewards of the cards at the lantern (WC-080); the order is asked when it can matter (WC-048)."""

    __slots__ = ()
    rules = ("WC-048", "WC-080")

    def run(self, state: Castle) -> Sequence[Option] | None:
        sheet = state.sheets[state.seat]
        steps = sheet.lantern_influence
        if steps:
            for good, _ in sheet.lantern_gains:
                if good == SEAL:
                    return _SEAL_OR_INFLUENCE
        if state.log is not None:
            state.tell("event-lantern", seat=SeatName(state.seat), at=(f"seat-{state.seat}-lantern",))
        receive(state, sheet, sheet.lantern_gains)
        if steps:
            advance_marker(state, steps)
        return None

    def take(self, state: Castle, option: Option) -> None:
        sheet = state.sheets[state.seat]
        if state.log is not None:
            state.tell("event-lantern", seat=SeatName(state.seat), at=(f"seat-{state.seat}-lantern",))
        if option is FIRST_SEAL:
            receive(state, sheet, sheet.lantern_gains)
        else:
            receive(state, sheet, tuple(gain for gain in sheet.lantern_gains if gain[0] != SEAL))
            state.agenda.append(Gain.of(tuple(gain for gain in sheet.lantern_gains if gain[0] == SEAL)))
        advance_marker(state, sheet.lantern_influence)

    def brings(self, state: Castle) -> int:
        sheet = state.sheets[state.seat]
        brought = BRINGS_INFLUENCE if sheet.lantern_influence else 0
        return brought | BRINGS_SEAL if any(good == SEAL for good, _ in sheet.lantern_gains) else brought

    def prompt(self, state: Castle) -> Message:
        return message("prompt-in-any-order")

    def describe(self, state: Castle, option: Option) -> Description:
        sheet = state.sheets[state.seat]
        seals = sum(amount for good, amount in sheet.lantern_gains if good == SEAL)
        gain = words(("seal", seals)) if option is FIRST_SEAL else words(("influence", sheet.lantern_influence))
        assert gain is not None
        return Description(message("option-do", effect=gain), gain=gain, targets=(f"seat-{state.seat}-lantern",))


_SEAL_OR_INFLUENCE = (FIRST_SEAL, FIRST_INFLUENCE)


class Well(Action):
    """A seal and the rewards of the two well tiles (WC-054, WC-087)."""

    __slots__ = ()
    rules = ("WC-054", "WC-087")

    def run(self, state: Castle) -> None:
        layout = state.layout
        if state.log is not None:
            state.tell("event-well", seat=SeatName(state.seat), at=("space-well",))
        receive(state, state.sheets[state.seat], layout.well_gains)
        if layout.well_any:
            state.agenda.append(PICK[layout.well_any])

    def brings(self, state: Castle) -> int:
        return BRINGS_SEAL


LANTERN = Lantern.of()
WELL = Well.of()
PICK = {amount: PickResources.of(amount) for amount in PICKS}
