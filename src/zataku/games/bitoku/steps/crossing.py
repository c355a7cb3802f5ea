"""Crossing the river, and the favours of the hills."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from zataku.kernel.hidden import EVERYBODY
from zataku.kernel.interpreter import Entry, Menu
from zataku.kernel.messages import Description, Refusal, SeatName, message
from zataku.kernel.options import Option, Verb
from zataku.kernel.state import State
from zataku.kernel.steps import Step

from .. import elements
from ..components import (
    BITOKU,
    DEEDS_CHOSEN,
    FAVOUR_BITOKU,
    FAVOUR_YOKAI,
    FAVOURS,
    FRAME,
    HILLS,
    ON_CROSS,
    RIVER,
    RIVER_NAMES,
    YOKAI,
)
from ..names import bitoku_name, favour_name, hill_itself, hill_name, yokai_name
from ..state import FOREST, HILL, Bitoku, with_third
from ..vocabulary import CLAIM, COVER, SKIP
from .actions import ACTIONS
from .common import die_id, remember, take_bitoku, take_hill_yokai

CROSSING_MINIMUM: Final[int] = FRAME["crossing-minimum"]
#: What a die of each value becomes when it crosses (BK-082).
AFTER_CROSSING: Final[tuple[int, ...]] = tuple(
    FRAME["crossing-pride"]["to"] if value == FRAME["crossing-pride"]["from"] else value - FRAME["crossing-loss"]
    for value in range(FRAME["die-maximum"] + 1)
)


def far_bank_id(state: Bitoku, hill: int) -> str:
    """The die space that a die crossing from this region would take."""
    area = state.given.layout.area[hill]
    return elements.hill_space(area, state.dice_at(HILL + area) + 1)


def favour_id(hill: int, favour: int) -> str:
    return elements.favour(RIVER_NAMES[hill], FAVOURS[favour])


def hikaru_id(hill: int, favour: int) -> str:
    return elements.hikaru(RIVER_NAMES[hill], FAVOURS[favour])


def cross_the_river(state: Bitoku, die: int) -> None:
    """Move the die to the hills, lower it, and look for a favour (BK-081 to BK-084)."""
    seat = state.seat
    sheet = state.sheets[seat]
    hill = sheet.places[die] - FOREST
    area = state.given.layout.area[hill]
    sheet.places = with_third(sheet.places, die, HILL + area)
    sheet.dice = with_third(sheet.dice, die, AFTER_CROSSING[sheet.dice[die]])
    if state.log is not None:
        state.tell(
            "event-cross",
            seat=SeatName(seat),
            region=hill_name(hill),
            amount=sheet.dice[die],
            at=(die_id(seat, die),),
        )
    remember(state, ON_CROSS)
    state.agenda.append(CLAIM_FAVOUR[area])


class ClaimFavour(Step[Bitoku]):
    """Claim an uncovered favour of the hill area, or refuse and just cover one (BK-084 to BK-089, BK-148)."""

    __slots__ = ("area",)
    rules = ("BK-084", "BK-085", "BK-086", "BK-087", "BK-088", "BK-148")

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, state: Bitoku) -> Sequence[Option]:
        claims: list[Option] = []
        refuse: list[Option] = []
        for hill in state.given.layout.areas[self.area]:
            uncovered = ~state.covered >> 3 * hill & 7
            empty = (state.hill_bitoku[hill] < 0) << FAVOUR_BITOKU | (state.hill_yokai[hill] < 0) << FAVOUR_YOKAI
            claims += _CLAIMS[hill][uncovered & ~empty]
            refuse += _COVERS[hill][uncovered]
        return claims + refuse

    def claim(self, state: Bitoku, hill: int, favour: int) -> None:
        state.cover(hill, favour)
        if favour == FAVOUR_BITOKU:
            take_bitoku(state, hill)
        elif favour == FAVOUR_YOKAI:
            card = take_hill_yokai(state, hill)
            sheet = state.sheets[state.seat]
            sheet.hand = sheet.hand.plus(card, EVERYBODY)
        else:
            if state.log is not None:
                state.tell("event-deeds", seat=SeatName(state.seat), hill=hill_itself(hill))
            state.agenda.append(_deeds(hill))

    def cover(self, state: Bitoku, hill: int, favour: int) -> None:
        state.cover(hill, favour)
        if state.log is not None:
            state.tell(
                "event-cover",
                seat=SeatName(state.seat),
                favour=favour_name(favour),
                hill=hill_itself(hill),
                at=(favour_id(hill, favour),),
            )

    def describe_claim(self, state: Bitoku, hill: int, favour: int) -> Description:
        targets = (favour_id(hill, favour),)
        if favour == FAVOUR_BITOKU:
            card = state.hill_bitoku[hill]
            label = message("option-favour-bitoku", card=bitoku_name(card), hill=hill_itself(hill))
            return Description(label, gain=BITOKU[card].action, targets=targets)
        if favour == FAVOUR_YOKAI:
            card = state.hill_yokai[hill]
            label = message("option-favour-yokai", card=yokai_name(card), hill=hill_itself(hill))
            return Description(label, gain=YOKAI[card].action, targets=targets)
        return Description(message("option-favour-deeds", hill=hill_itself(hill)), targets=targets)

    def describe_cover(self, state: Bitoku, hill: int, favour: int) -> Description:
        label = message("option-cover", favour=favour_name(favour), hill=hill_itself(hill))
        return Description(label, targets=(hikaru_id(hill, favour),))

    def refusals(self, state: Bitoku) -> list[Refusal]:
        return [
            Refusal(
                CLAIM[hill, favour],
                message("refusal-favour-covered", favour=favour_name(favour), place=hill_itself(hill)),
                "BK-084",
                (favour_id(hill, favour),),
            )
            for hill in state.given.layout.areas[self.area]
            for favour in range(len(FAVOURS))
            if state.is_covered(hill, favour)
        ]


CLAIM_FAVOUR: Final = tuple(ClaimFavour.of(area) for area in range(len(RIVER)))


def _by_favours(verb: Verb[tuple[int, int]]) -> tuple[tuple[tuple[Option, ...], ...], ...]:
    """For each hill the options about some of its favours, a bit each."""
    return tuple(
        tuple(tuple(verb[hill, favour] for favour in range(len(FAVOURS)) if mask >> favour & 1) for mask in range(8))
        for hill in HILLS
    )


_CLAIMS: Final = _by_favours(CLAIM)
_COVERS: Final = _by_favours(COVER)


@cache
def _deeds(hill: int) -> Deeds:
    """The deeds of a hill, of which none is done yet."""
    return Deeds.of(ACTIONS.deeds, DEEDS_CHOSEN, hill)


class Deeds(Menu):
    """Favour C: different actions one after the other, the next chosen after the last is resolved (BK-087)."""

    __slots__ = ("hill", "left")
    rules = ("BK-087",)

    def __init__(self, entries: tuple[Entry, ...], left: int, hill: int) -> None:
        super().__init__(entries, SKIP)
        self.left = left
        self.hill = hill

    def do(self, state: State, part: Hashable) -> None:
        chosen = self.entry(part)
        if self.left > 1:
            rest = self.rest.get(part)
            if rest is None:
                rest = self.rest[part] = Deeds.of(self.without(chosen), self.left - 1, self.hill)
            state.agenda.append(rest)
        state.agenda.append(chosen[1])

    def describe_skip(self, state: State) -> Description:
        return Description(message("option-skip"), targets=(elements.SUN,))

    def describe_do(self, state: State, part: Hashable) -> Description:
        number = 1 + ACTIONS.deeds.index(self.entry(part))
        return replace(super().describe_do(state, part), targets=(elements.deed(RIVER_NAMES[self.hill], number),))
