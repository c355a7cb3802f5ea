"""What is received: goods, resources of choice, influence and its borders, lantern and well."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option

from .. import elements, names
from ..components import (
    BORDER_SEALS,
    FOOD,
    GOODS,
    INFLUENCE_END,
    IRON,
    PEARL,
    RESOURCE_LIMIT,
    RESOURCES,
    SEAL,
    SPACES,
    STOP_BEFORE_BORDER,
    WELL_SPACE,
    Amounts,
)
from ..state import BRINGS_INFLUENCE, BRINGS_SEAL, Castle
from ..vocabulary import BORDER_PAY, BORDER_STOP, FIRST_INFLUENCE, FIRST_SEAL, PICK, PICKS
from .common import Action, receive


class Gain(Action):
    """Goods received at once."""

    __slots__ = ("gains", "has_seal")

    def __init__(self, gains: Amounts) -> None:
        self.gains = gains
        self.has_seal = any(good == SEAL for good, _ in gains)

    def run(self, state: Castle) -> None:
        receive(state, self.gains)

    def brings(self, state: Castle) -> int:
        return BRINGS_SEAL if self.has_seal else 0


# Resources of choice


class PickResources(Action):
    """Resources of choice: one decision over the combinations (WC-042, WC-049)."""

    __slots__ = ("amount", "offers")
    rules = ("WC-042", "WC-049")

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.offers = _offers(amount)

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        return self.offers[16 * _ROOM_LEFT[goods[FOOD]] + 4 * _ROOM_LEFT[goods[IRON]] + _ROOM_LEFT[goods[PEARL]]]

    def pick(self, state: Castle, gains: Amounts) -> None:
        receive(state, gains)

    def prompt(self, state: Castle) -> Message:
        return message("prompt-pick-resources", amount=self.amount)

    def describe_pick(self, state: Castle, gains: Amounts) -> Description:
        goods = state.me().goods
        received = [(good, min(amount, RESOURCE_LIMIT - goods[good])) for good, amount in gains]
        gain = names.goods(received) if any(amount for _, amount in received) else None
        targets = tuple(elements.good(state.seat, GOODS[good]) for good, _ in gains)
        return Description(message("option-pick", gain=names.goods(gains)), gain=gain, targets=targets)

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        goods = state.me().goods
        refused = []
        for gains in PICKS[self.amount]:
            if PICK[gains] not in offered:
                full = next(good for good, amount in gains if goods[good] + amount > RESOURCE_LIMIT)
                reason = message("refusal-resource-full", limit=RESOURCE_LIMIT, resource=names.resource(full))
                refused.append(Refusal(PICK[gains], names.there(names.goods(gains), reason), "WC-049"))
        return refused


#: By how many of a resource there are: the room left for more, 3 standing for 3 or more.
_ROOM_LEFT: Final = tuple(min(3, RESOURCE_LIMIT - held) for held in range(RESOURCE_LIMIT + 1))


def _offers(count: int) -> tuple[tuple[Option, ...], ...]:
    """By the room left for food, iron and pearl (0 to 3 each): the combinations that waste nothing, or all."""
    offers = []
    for left in product(range(4), repeat=len(RESOURCES)):
        room = dict(zip(RESOURCES, left, strict=True))
        fitting = [gains for gains in PICKS[count] if all(amount <= room[good] for good, amount in gains)]
        offers.append(tuple(PICK[gains] for gains in fitting or PICKS[count]))
    return tuple(offers)


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
        _tell_move(state, start, stop)


def _tell_move(state: Castle, start: int, stop: int) -> None:
    """Log how far the marker came from `start`, or why it stays at `stop`."""
    sheet, seat, at = state.me(), SeatName(state.seat), (elements.marker(state.seat),)
    if sheet.influence > start:
        state.tell("event-influence", seat=seat, position=sheet.influence, at=at)
    elif stop == INFLUENCE_END:
        state.tell("event-influence-end", seat=seat, at=at)
    elif sheet.goods[SEAL] < BORDER_SEALS[stop]:
        state.tell("event-border-closed", seat=seat, seals=BORDER_SEALS[stop], at=at)


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

    def cross(self, state: Castle) -> None:
        sheet = state.sheets[state.seat]
        seals = BORDER_SEALS[sheet.influence]
        if state.log is not None:
            at = (elements.marker(state.seat),)
            state.tell(
                "event-border-paid",
                seat=SeatName(state.seat),
                cost=Word("seal", seals),
                position=sheet.influence + 1,
                at=at,
            )
        sheet.goods[SEAL] -= seals
        state.move_marker(state.seat, sheet.influence + 1)
        if self.steps > 1:
            advance_marker(state, self.steps - 1)

    def stop(self, state: Castle) -> None:
        if state.log is not None:
            state.tell("event-border-stop", seat=SeatName(state.seat), at=(elements.marker(state.seat),))

    def prompt(self, state: Castle) -> Message:
        return message("prompt-cross-border", seals=BORDER_SEALS[state.me().influence])

    def describe_cross(self, state: Castle) -> Description:
        position = state.me().influence
        reached = min(position + self.steps, STOP_BEFORE_BORDER[position + 1])
        cost, gain = Word("seal", BORDER_SEALS[position]), Word("influence", reached - position)
        return Description(message("option-border-pay"), cost, gain, (elements.influence(position + 1),))

    def describe_stop(self, state: Castle) -> Description:
        return Description(message("option-border-stop"), targets=(elements.influence(state.me().influence),))


_PAY_OR_STOP: Final[tuple[Option, ...]] = (BORDER_PAY, BORDER_STOP)
_STOP: Final[tuple[Option, ...]] = (BORDER_STOP,)
_CROSS_BORDER: Final = [CrossBorder.of(steps) for steps in range(INFLUENCE_END + 1)]


# Lantern and well


class LightLantern(Action):
    """All rewards of the cards at the lantern (WC-080); the order is asked when it can matter (WC-048)."""

    __slots__ = ()
    rules = ("WC-048", "WC-080")

    def run(self, state: Castle) -> Sequence[Option] | None:
        lantern = state.sheets[state.seat].lantern
        if lantern.influence and lantern.seals:
            return _SEAL_OR_INFLUENCE
        if state.log is not None:
            self._tell(state)
        receive(state, lantern.gains)
        if lantern.influence:
            advance_marker(state, lantern.influence)
        return None

    def do(self, state: Castle, first: str) -> None:
        """The seals or the influence first."""
        lantern = state.sheets[state.seat].lantern
        if state.log is not None:
            self._tell(state)
        if first == "seal":
            receive(state, lantern.gains)
        else:
            receive(state, tuple(gain for gain in lantern.gains if gain[0] != SEAL))
            state.agenda.append(Gain.of(((SEAL, lantern.seals),)))
        advance_marker(state, lantern.influence)

    def _tell(self, state: Castle) -> None:
        state.tell("event-lantern", seat=SeatName(state.seat), at=(elements.lantern(state.seat),))

    def brings(self, state: Castle) -> int:
        lantern = state.sheets[state.seat].lantern
        return (BRINGS_INFLUENCE if lantern.influence else 0) | (BRINGS_SEAL if lantern.seals else 0)

    def prompt(self, state: Castle) -> Message:
        return message("prompt-in-any-order")

    def describe_do(self, state: Castle, first: str) -> Description:
        lantern = state.me().lantern
        gain = Word(first, lantern.seals if first == "seal" else lantern.influence)
        return describe_reward(state, gain)


_SEAL_OR_INFLUENCE: Final[tuple[Option, ...]] = (FIRST_SEAL, FIRST_INFLUENCE)


class DrawFromWell(Action):
    """A seal and the rewards of the two well tiles (WC-054, WC-087)."""

    __slots__ = ()
    rules = ("WC-054", "WC-087")

    def run(self, state: Castle) -> None:
        layout = state.layout
        if state.log is not None:
            state.tell("event-well", seat=SeatName(state.seat), at=(elements.space(SPACES[WELL_SPACE]),))
        receive(state, layout.well_gains)
        if layout.well_any:
            state.agenda.append(PICK_RESOURCES[layout.well_any])

    def brings(self, state: Castle) -> int:
        return BRINGS_SEAL


def describe_reward(state: Castle, reward: Word) -> Description:
    """One of several rewards, at the place where it is received (WC-048)."""
    at = {"influence": elements.marker(state.seat), "lantern": elements.lantern(state.seat)}
    target = at.get(reward.name, elements.good(state.seat, reward.name))
    return Description(message("option-do", effect=reward), gain=reward, targets=(target,))


LIGHT_LANTERN: Final = LightLantern.of()
DRAW_FROM_WELL: Final = DrawFromWell.of()
PICK_RESOURCES: Final = {amount: PickResources.of(amount) for amount in PICKS}
