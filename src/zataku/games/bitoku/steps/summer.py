"""Summer: turns of one basic action each: play a yokai, use a die, cross the river, pass."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final

from zataku.kernel.interpreter import Entry, InAnyOrder
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import State
from zataku.kernel.steps import Step

from .. import elements
from ..components import CRYSTAL_SPACES, CRYSTALS, YOKAI
from ..names import hill_itself, hill_name, slot_name, yokai_in_short, yokai_name
from ..state import EMPTY, FOREST, HILL, HOME_SPACE, LOCKED, UNLOCKED, WIT_SPACES, Bitoku, with_third
from ..vocabulary import CROSS, FIRST, PASS, PLAY, SACRIFICE, USE
from .actions import ACTIONS
from .common import die_id
from .crossing import AFTER_CROSSING, CROSSING_MINIMUM, cross_the_river, far_bank_id
from .dice import PLACE_DIE, STRENGTHEN
from .gains import Gain, GainPoints, unlock


@lru_cache(4096)
def plays(cards: tuple[int, ...], empty: int) -> tuple[Option, ...]:
    """Every card of a hand on every empty slot (a bit for each)."""
    return tuple(PLAY[card, slot] for slot in (0, 1, 2) if empty >> slot & 1 for card in cards)


_USE: Final = tuple(USE.values())
_SACRIFICE: Final = tuple(SACRIFICE.values())


class Turn(Step[Bitoku]):
    """One basic action."""

    rules = ("BK-048", "BK-049", "BK-055", "BK-081", "BK-090", "BK-091")

    def run(self, state: Bitoku) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        first, second, third = sheet.slots
        empty = (1 if first < 0 else 0) + (2 if second < 0 else 0) + (4 if third < 0 else 0)
        offer = [*plays(sheet.hand.cards + sheet.gained.cards, empty)] if empty else []
        waiting = False
        die = -1
        for place in sheet.places:
            die += 1
            # The forest has more spaces than there are dice, so there is room for one still to be placed.
            if place == UNLOCKED:
                waiting = True
                offer.append(_USE[die])
            elif place == LOCKED:
                waiting = True
                if sheet.pilgrims:
                    offer.append(_SACRIFICE[die])
            elif place < HOME_SPACE and sheet.dice[die] >= CROSSING_MINIMUM:
                layout = state.given.layout
                if state.dice_at(HILL + layout.area[place - FOREST]) < layout.hill:
                    offer.append(CROSS[die])
        if not offer or (not waiting and not empty):
            offer.append(PASS)
        return offer

    def play(self, state: Bitoku, card: int, slot: int) -> None:
        """Unlock the slot's die; then the card's action and the wit crystal's, in the order the player likes."""
        sheet = state.sheets[state.seat]
        if card in sheet.gained.cards:
            sheet.gained = sheet.gained.without_card(card)
        else:
            sheet.hand = sheet.hand.without_card(card)
        sheet.slots = with_third(sheet.slots, slot, card)
        if state.log is not None:
            state.tell(
                "event-play",
                seat=SeatName(state.seat),
                card=yokai_name(card),
                slot=slot_name(slot),
                at=(elements.yokai(state.seat, YOKAI[card].id), elements.slot(state.seat, slot + 1)),
            )
        if sheet.places[slot] == LOCKED:
            unlock(state, slot)
        crystal = sheet.crystals[WIT_SPACES[slot]]
        state.agenda.append(ACTIONS.yokai[card] if crystal < 0 else harmony(card, crystal))

    def use_die(self, state: Bitoku, die: int) -> None:
        stock = state.sheets[state.seat].stock
        amulets = stock[4] or stock[5] or stock[6]
        state.agenda.append(STRENGTHEN[die] if amulets else PLACE_DIE[die][0])

    def sacrifice(self, state: Bitoku, die: int) -> None:
        """An awake pilgrim leaves the game for the use of a locked die (BK-022)."""
        state.sheets[state.seat].pilgrims -= 1
        if state.log is not None:
            state.tell("event-sacrifice", seat=SeatName(state.seat))
        unlock(state, die)
        self.use_die(state, die)

    def cross_the_river(self, state: Bitoku, die: int) -> None:
        cross_the_river(state, die)

    def pass_on(self, state: Bitoku) -> None:
        state.passed |= 1 << state.seat
        if state.log is not None:
            state.tell("event-pass", seat=SeatName(state.seat))

    def describe_play(self, state: Bitoku, card: int, slot: int) -> Description:
        return Description(
            message("option-play", card=yokai_in_short(card), slot=slot_name(slot)),
            gain=YOKAI[card].action,
            targets=(elements.yokai(state.seat, YOKAI[card].id), elements.slot(state.seat, slot + 1)),
        )

    def describe_use_die(self, state: Bitoku, die: int) -> Description:
        label = message("option-die", slot=slot_name(die), amount=state.me().dice[die])
        return Description(label, targets=(die_id(state.seat, die),))

    def describe_sacrifice(self, state: Bitoku, die: int) -> Description:
        label = message("option-sacrifice", slot=slot_name(die), amount=state.me().dice[die])
        return Description(label, targets=(die_id(state.seat, die), elements.pilgrims(state.seat)))

    def describe_cross_the_river(self, state: Bitoku, die: int) -> Description:
        sheet = state.me()
        hill = sheet.places[die] - FOREST
        value = sheet.dice[die]
        label = message("option-cross", amount=value, region=hill_name(hill), value=AFTER_CROSSING[value])
        # Two dice alike in one region: only the slots that they belong to tell them apart.
        if any(sheet.dice[other] == value and sheet.places[other] == sheet.places[die] for other in {0, 1, 2} - {die}):
            label = message("option-cross-one", which=label, slot=slot_name(die))
        return Description(label, targets=(die_id(state.seat, die), far_bank_id(state, hill)))

    def describe_pass_on(self, state: Bitoku) -> Description:
        return Description(message("option-pass"), targets=(elements.SUN,))

    def refusals(self, state: Bitoku) -> list[Refusal]:
        sheet = state.me()
        refusals = []
        for slot, card in enumerate(sheet.slots):
            if card != EMPTY:
                reason = message("refusal-slot-taken", place=slot_name(slot))
                targets = (elements.slot(state.seat, slot + 1),)
                refusals += [Refusal(PLAY[held, slot], reason, "BK-049", targets) for held in sheet.cards_in_hand()]
        for die in (0, 1, 2):
            refusals += self._refusals_of_die(state, die)
        if PASS not in state.offer:
            refusals.append(Refusal(PASS, message("refusal-pass"), "BK-090"))
        return refusals

    def _refusals_of_die(self, state: Bitoku, die: int) -> list[Refusal]:
        sheet = state.me()
        place = sheet.places[die]
        targets = (die_id(state.seat, die),)
        slot = slot_name(die)
        if place == LOCKED:
            locked = Refusal(USE[die], message("refusal-locked", place=slot), "BK-020", targets)
            if sheet.pilgrims:
                return [locked]
            asleep = message("refusal-no-pilgrim", place=slot)
            return [locked, Refusal(SACRIFICE[die], asleep, "BK-022", targets)]
        if place >= HILL:
            return [Refusal(CROSS[die], message("refusal-crossed", place=slot), "BK-083", targets)]
        if place >= HOME_SPACE:
            return [Refusal(CROSS[die], message("refusal-cross-home", place=slot), "BK-081", targets)]
        if place >= FOREST and sheet.dice[die] < CROSSING_MINIMUM:
            return [Refusal(CROSS[die], message("refusal-cross-low", place=slot), "BK-081", targets)]
        if place >= FOREST and state.hill_room(state.given.layout.area[place - FOREST]) <= 0:
            full = message("refusal-cross-full", place=hill_itself(place - FOREST), slot=slot)
            return [Refusal(CROSS[die], full, "BK-081", targets)]
        return []


# A card on a slot with a wit crystal


@cache
def harmony(card: int, crystal: int) -> Step[Any]:
    """The card's action and the crystal's: either may come first (BK-052)."""
    wit = ACTIONS.crystals[crystal]
    action = CRYSTALS[crystal].action
    if wit is None or action is None:
        raise ValueError(f"{CRYSTALS[crystal].id} is no wit crystal")
    if isinstance(wit, (Gain, GainPoints)):
        return InTune.of(wit, ACTIONS.yokai[card])
    return Harmony.of(((FIRST[0], ACTIONS.yokai[card], YOKAI[card].action), (FIRST[1], wit, action)), card)


class Harmony(InAnyOrder):
    """Which comes first, the card just played or the crystal of its slot."""

    __slots__ = ("card",)
    rules = ("BK-052",)

    def __init__(self, entries: tuple[Entry, ...], card: int) -> None:
        super().__init__(entries)
        self.card = card

    def prompt(self, state: State) -> Message:
        return message("prompt-in-any-order")

    def describe_do(self, state: State, part: Hashable) -> Description:
        assert isinstance(state, Bitoku)
        slot = state.me().slots.index(self.card)
        space = CRYSTAL_SPACES[WIT_SPACES[slot]].id
        option, _, effect = self.entry(part)
        first = option is FIRST[0]
        label = message("option-first-card" if first else "option-first-crystal", what=effect)
        target = elements.slot(state.seat, slot + 1) if first else elements.crystal_space(state.seat, space)
        return replace(super().describe_do(state, part), label=label, targets=(target,))


class InTune(Step[Bitoku]):
    """A wit crystal that only gives acts before the card: later it could not do more."""

    __slots__ = ("card", "wit")
    rules = ("BK-052",)

    def __init__(self, wit: Step[Bitoku], card: Step[Bitoku]) -> None:
        self.wit = wit
        self.card = card

    def run(self, state: Bitoku) -> None:
        state.agenda.append(self.card)
        state.agenda.append(self.wit)
