"""The course of a match: rounds, turns in order, the gardens at the end of a round, the last exchange."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.messages import Description, Refusal, SeatName, message
from zataku.kernel.options import Option

from .. import elements, names
from ..automa import DELEGATION_COINS, DELEGATION_GARDENS, DELEGATION_TURN, shuffle_solo_deck
from ..components import COIN, COLOURS, GARDENS, KINDS_OF_GARDEN, ROUNDS, SEAL, TURNS
from ..state import Bridge, Castle
from ..vocabulary import ACTIVATE, DONE
from .common import Action, described, impossible
from .gardeners import perform_garden
from .turn import TAKE_DIE


class StartRound(Action):
    """Advance the round marker and let the first player act."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        state.round += 1
        state.turn = 0
        if state.log is not None:
            state.tell("event-round", round=state.round, at=(elements.ROUND,))
        state.agenda.append(NEXT_TURN)


class NextTurn(Action):
    """Hand the turn to the next player, or end the round after everybody's third (WC-020)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        order = state.order
        turn = state.turn
        agenda = state.agenda
        if turn < TURNS * len(order):
            state.turn = turn + 1
            seat = state.seat = order[turn % len(order)]
            agenda.append(NEXT_TURN)
            agenda.append(TAKE_DIE if seat < state.layout.players else DELEGATION_TURN)
        else:
            agenda.append(END_ROUND)


# End of a round (WC-100 to WC-105)


class EndRound(Action):
    """The new turn order; then gardens and the next round, or the last exchange."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        state.order = order_by_influence(state)
        if state.log is not None:
            order = tuple(SeatName(seat) for seat in state.order)
            state.tell("event-order", round=state.round, order=order, at=(elements.TURN_ORDER,))
        if state.round == ROUNDS:
            state.ask_each(state.order, _EXCHANGE_SEALS)
        else:
            state.push(_NEXT_ROUND)
            state.ask_each(state.order, _GARDEN_TURN)
        if state.solo is not None:
            state.push(DELEGATION_COINS)


def order_by_influence(state: Castle) -> tuple[int, ...]:
    """Furthest first; on one space the marker on top first (WC-100)."""
    sheets, moved = state.sheets, state.moved
    return tuple(sorted(moved, key=lambda seat: (sheets[seat].influence, moved.index(seat)), reverse=True))


class GardenTurn(Action):
    """The gardens of the acting seat, fixed as its step begins (WC-102, WC-105)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        gardens = state.acting_gardens(state.seat)
        if gardens:
            state.agenda.append(_USE_GARDENS[gardens] if state.seat < state.layout.players else DELEGATION_GARDENS)


class UseGardens(Action):
    """Each of these gardens once, in any order (WC-102)."""

    __slots__ = ("gardens",)
    rules = ("WC-102", "WC-105")

    def __init__(self, gardens: int) -> None:
        self.gardens = gardens

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        layout = state.layout
        offer = [
            ACTIVATE[number]
            for place, number in enumerate(layout.gardens)
            if self.gardens >> place & 1 and layout.garden_steps[place].can(state, goods[COIN], goods[SEAL])
        ]
        if offer:
            offer.append(DONE)
        return offer

    def activate(self, state: Castle, number: int) -> None:
        place = state.layout.gardens.index(number)
        rest = self.gardens & ~(1 << place)
        if rest:
            state.agenda.append(_USE_GARDENS[rest])
        perform_garden(state, place)

    def finish(self, state: Castle) -> None:
        """Leave the other gardens alone."""

    def describe_finish(self, state: Castle) -> Description:
        return _described_finish()

    def describe_activate(self, state: Castle, number: int) -> Description:
        garden = GARDENS[number]
        label = message("option-activate", garden=names.garden(number))
        return described(state, garden.action, elements.garden(garden.id), label=label)

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        own = state.me().gardens
        return [
            self._refused(state, place, number)
            for place, number in enumerate(state.layout.gardens)
            if own >> place & 1 and ACTIVATE[number] not in offered
        ]

    def _refused(self, state: Castle, place: int, number: int) -> Refusal:
        option, element = ACTIVATE[number], elements.garden(GARDENS[number].id)
        bridge = place // len(KINDS_OF_GARDEN)
        if self.gardens >> place & 1:
            return impossible(state, option, state.layout.garden_steps[place], names.garden(number), element)
        if state.bridge_is_empty(bridge):
            reason, rule = message("refusal-bridge-empty", bridge=names.bridge(bridge)), "WC-102"
        else:
            reason, rule = message("refusal-garden-done"), "WC-105"
        return Refusal(option, names.there(names.garden(number), reason), rule, (element,))


class NextRound(Action):
    """All dice come back and are rolled again (WC-103)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        if state.solo is not None:
            shuffle_solo_deck(state)
        state.clear_spaces()
        for sheet in state.sheets:
            sheet.dice = (0, 0, 0)
        roll_dice(state)
        if state.log is not None:
            self._tell(state)
        state.agenda.append(START_ROUND)

    def _tell(self, state: Castle) -> None:
        coral, black, white = ((left, *middle, right) for left, middle, right in state.bridges)
        at = tuple(elements.bridge(colour) for colour in COLOURS)
        state.tell("event-dice", coral=coral, black=black, white=white, at=at)


def roll_dice(state: Castle) -> None:
    """Roll all dice and lay them on the bridges in ascending order from the left (WC-010)."""
    count = state.layout.dice
    values = state.roll(len(COLOURS) * count)
    state.bridges = tuple([_bridge(values[start : start + count]) for start in range(0, len(values), count)])


def _bridge(values: Sequence[int]) -> Bridge:
    """Dice as they lie on a bridge."""
    lowest, *middle, highest = sorted(values)
    return lowest, tuple(middle), highest


# The end of the match


class ExchangeSeals(Action):
    """Whoever still has seals may exchange them a last time: nothing else is to be decided (WC-073)."""

    __slots__ = ()
    always_ask = True
    rules = ("WC-073", "WC-074")

    def run(self, state: Castle) -> Sequence[Option]:
        return _DONE if state.sheets[state.seat].goods[SEAL] else ()

    def finish(self, state: Castle) -> None:
        """Keep the other seals."""

    def describe_finish(self, state: Castle) -> Description:
        return _described_finish()


def _described_finish() -> Description:
    return Description(message("option-done"), targets=(elements.SUN,))


_DONE: Final[tuple[Option, ...]] = (DONE,)
START_ROUND: Final = StartRound.of()
NEXT_TURN: Final = NextTurn.of()
END_ROUND: Final = EndRound.of()
_NEXT_ROUND: Final = NextRound.of()
_GARDEN_TURN: Final = GardenTurn.of()
_USE_GARDENS: Final = tuple(UseGardens.of(gardens) for gardens in range(64))
_EXCHANGE_SEALS: Final = ExchangeSeals.of()
