"""A turn: take a die from a bridge, place it, do what it allows (WC-020 to WC-035)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Effect, Either, Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.tuples import replaced

from .. import elements, names
from ..components import (
    CARDS,
    CENTRE,
    COIN,
    COLOURS,
    DIE_TILES,
    LEFT,
    MEMBERS,
    OUTSIDE_ACTIONS,
    OUTSIDE_LEFT,
    POSITIONS,
    RIGHT,
    ROOMS,
    ROW_VALUE,
    SEAL,
    SPACES,
    WELL_GIFT,
    WELL_SPACE,
)
from ..state import CLOSED, Castle
from ..vocabulary import DIE, PLACE, PLACE_ON_ROW
from .common import Action, pay, price, tell_gains, tell_payment
from .effects import ROOM_ACTIONS
from .gains import DRAW_FROM_WELL, LIGHT_LANTERN
from .spaces import CARD_ACTION, OUTSIDE_ACTION, found_on_row, row_rewards

_ENDS: Final = tuple((colour, end) for colour in range(len(COLOURS)) for end in (LEFT, RIGHT))
#: Options for every set of ends that hold a die, a bit each in the order of `_ENDS`.
_DIE_OFFERS: Final = tuple(
    tuple(DIE[end] for bit, end in enumerate(_ENDS) if mask >> bit & 1) for mask in range(1 << len(_ENDS))
)
_ALL_ENDS: Final = _DIE_OFFERS[-1]


class TakeDie(Action):
    """A die from an end of a bridge (WC-021)."""

    __slots__ = ()
    rules = ("WC-021", "WC-022", "WC-033")

    def run(self, state: Castle) -> Sequence[Option]:
        (a, _, b), (c, _, d), (e, _, f) = state.bridges
        if a and b and c and d and e and f:
            return _ALL_ENDS
        return _DIE_OFFERS[
            (1 if a else 0) + (2 if b else 0) + (4 if c else 0) + (8 if d else 0) + (16 if e else 0) + (32 if f else 0)
        ]

    def take_die(self, state: Castle, colour: int, end: int) -> None:
        value = state.take_die(colour, end)
        if state.log is not None:
            state.tell(
                "event-take-die",
                seat=SeatName(state.seat),
                value=value,
                colour=names.die(colour),
                end=names.end(end),
                at=(elements.die_at_end(COLOURS[colour], POSITIONS[end]),),
            )
        state.agenda.append(_PLACE_DIE[colour][value][end == LEFT])

    def describe_take_die(self, state: Castle, colour: int, end: int) -> Description:
        value = state.bridges[colour][end]
        assert isinstance(value, int)
        label = message("option-die", value=value, colour=names.die(colour), end=names.end(end))
        gain = Word("lantern") if end == LEFT else None
        return Description(label, gain=gain, targets=(elements.die_at_end(COLOURS[colour], POSITIONS[end]),))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        for colour, end in _ENDS:
            if DIE[colour, end] not in offered:
                reason = message("refusal-no-die", end=names.end(end), bridge=names.bridge(colour))
                refused.append(Refusal(DIE[colour, end], reason, "WC-022", (elements.bridge(COLOURS[colour]),)))
        for colour, (_, middle, _) in enumerate(state.bridges):
            if middle:
                targets = tuple(elements.middle_die(COLOURS[colour], number + 1) for number in range(len(middle)))
                reason = message("refusal-middle-die", bridge=names.bridge(colour))
                refused.append(Refusal(DIE[colour, CENTRE], reason, "WC-021", targets))
        return refused


class PlaceDie(Action):
    """A space for the die just taken; one from the left end lights the lantern (WC-024 to WC-030)."""

    __slots__ = ("colour", "lights", "value")
    rules = ("WC-024", "WC-025", "WC-026", "WC-028", "WC-050", "WC-055")

    def __init__(self, colour: int, value: int, lights: bool) -> None:
        self.colour = colour
        self.value = value
        self.lights = lights

    def run(self, state: Castle) -> Sequence[Option]:
        colour = self.colour
        sheet = state.sheets[state.seat]
        budget = self.value + sheet.goods[COIN] + sheet.goods[SEAL]
        spaces = state.spaces
        offer = []
        for space, option in state.layout.entrances[colour]:
            if spaces[space][0] <= budget:
                offer.append(option)
        offer.append(_PLACE_AT_WELL)
        if budget >= ROW_VALUE and not sheet.dice[colour]:
            offer.append(PLACE_ON_ROW[colour])
        return offer

    def place(self, state: Castle, space: int) -> None:
        """On a space of the board."""
        if state.log is not None:
            self._tell(state, names.space(space), elements.space(SPACES[space]))
        self._settle(state, state.spaces[space][0])
        state.lay_die(space, self.colour, self.value)
        if space < OUTSIDE_LEFT:
            facing = state.layout.facing[space][self.colour]
            state.agenda.append(ROOM_ACTIONS[space, state.rooms[space], facing])
        elif space < WELL_SPACE:
            state.agenda.append(OUTSIDE_ACTION[space])
        else:
            state.agenda.append(DRAW_FROM_WELL)
        if self.lights:
            state.agenda.append(LIGHT_LANTERN)

    def place_on_row(self, state: Castle, row: int) -> None:
        """On the row of the clan board that takes its colour."""
        if state.log is not None:
            self._tell(state, names.clan_row(row), elements.clan_row(state.seat, MEMBERS[row]))
        self._settle(state, ROW_VALUE)
        sheet = state.sheets[state.seat]
        sheet.dice = replaced(sheet.dice, row, self.value)
        state.agenda.append(CARD_ACTION[row])
        state.agenda.append(row_rewards(state, row))
        if self.lights:
            state.agenda.append(LIGHT_LANTERN)

    def _settle(self, state: Castle, covered: int) -> None:
        """Gain or pay the difference to what the die covers (WC-025 to WC-027)."""
        difference = self.value - covered
        if difference > 0:
            if state.log is not None:
                tell_gains(state, ((COIN, difference),))
            state.sheets[state.seat].goods[COIN] += difference
        elif difference:
            if state.log is not None:
                tell_payment(state, COIN, -difference)
            pay(state.sheets[state.seat], COIN, -difference)

    def _tell(self, state: Castle, space: Message, element: str) -> None:
        state.tell(
            "event-place-die",
            seat=SeatName(state.seat),
            value=self.value,
            colour=names.die(self.colour),
            space=space,
            at=(element,),
        )

    def prompt(self, state: Castle) -> Message:
        return message("prompt-place-die", value=self.value, colour=names.die(self.colour))

    def describe_place(self, state: Castle, space: int) -> Description:
        label = message("option-place", space=names.space(space), actions=self._found(state, space))
        return self._described(state, label, state.spaces[space][0], elements.space(SPACES[space]))

    def describe_place_on_row(self, state: Castle, row: int) -> Description:
        label = message("option-place", space=names.clan_row(row), actions=found_on_row(state, row))
        return self._described(state, label, ROW_VALUE, elements.clan_row(state.seat, MEMBERS[row]))

    def _described(self, state: Castle, label: Message, covered: int, element: str) -> Description:
        difference = self.value - covered
        cost = price(state.me(), COIN, -difference) if difference < 0 else None
        gain = Word("coin", difference) if difference > 0 else None
        return Description(label, cost, gain, (element,))

    def _found(self, state: Castle, space: int) -> tuple[Effect, ...]:
        """What the die would find on a space of the board."""
        if space < OUTSIDE_LEFT:
            facing = state.layout.facing[space][self.colour]
            actions = CARDS[state.rooms[space]].actions
            return tuple(action for row, action in enumerate(actions) if facing >> row & 1)
        if space < WELL_SPACE:
            return (Either(tuple(Word(member) for member in OUTSIDE_ACTIONS[space])),)
        return (WELL_GIFT, *(DIE_TILES[tile].reward for tile in state.layout.well))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = [self._refused_space(state, space) for space, option in PLACE.items() if option not in offered]
        return refused + [
            self._refused_row(state, row) for row, option in PLACE_ON_ROW.items() if option not in offered
        ]

    def _refused_space(self, state: Castle, space: int) -> Refusal:
        if space < len(ROOMS) and not state.layout.facing[space][self.colour]:
            reason = message("refusal-room-colour", colour=names.die(self.colour), room=names.space(space))
            rule = "WC-050"
        elif state.spaces[space][0] == CLOSED:
            reason, rule = message("refusal-space-full", space=names.space(space), dice=state.layout.stack), "WC-028"
        else:
            reason, rule = self._too_dear(names.space(space), state.spaces[space][0])
        return Refusal(PLACE[space], reason, rule, (elements.space(SPACES[space]),))

    def _refused_row(self, state: Castle, row: int) -> Refusal:
        if row != self.colour:
            reason, rule = message("refusal-row-colour", colour=names.die(row)), "WC-055"
        elif state.me().dice[row]:
            reason, rule = message("refusal-row-taken"), "WC-029"
        else:
            reason, rule = self._too_dear(names.clan_row(row), ROW_VALUE)
        return Refusal(PLACE_ON_ROW[row], reason, rule, (elements.clan_row(state.seat, MEMBERS[row]),))

    def _too_dear(self, space: Message, covered: int) -> tuple[Message, str]:
        reason = message("refusal-cannot-pay", cost=Word("coin", covered - self.value))
        return names.there(space, reason), "WC-026"


_PLACE_AT_WELL: Final = PLACE[WELL_SPACE]
#: By colour, value (0 is never rolled) and whether it lights the lantern.
_PLACE_DIE: Final = tuple(
    tuple(tuple(PlaceDie.of(colour, value, lights) for lights in (False, True)) for value in range(7))
    for colour in range(len(COLOURS))
)
TAKE_DIE: Final = TakeDie.of()
