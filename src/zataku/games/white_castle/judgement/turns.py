"""Where a turn begins and ends, and which positions of it are alike."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ..components import ROUNDS, TURNS
from ..state import Castle, Sheet
from ..steps.turn import TakeDie


def begins(state: Castle) -> bool:
    """Is a die to be taken from a bridge?"""
    return isinstance(state.asking, TakeDie)


def ended(start: Castle, state: Castle) -> bool:
    """Has the turn passed on? Starting pairs are picked one seat after another, too."""
    return state.seat != start.seat or state.turn != start.turn or state.round != start.round


def gist(state: Castle) -> Hashable:
    """All that a turn can change."""
    return (
        state.asking,
        tuple(state.agenda),
        tuple(state.bridges),
        tuple(state.spaces),
        state.rooms,
        state.slots,
        state.moved,
        state.pairs,
        tuple([_holdings(sheet) for sheet in state.sheets]),
    )


def _holdings(sheet: Sheet) -> Hashable:
    return (
        tuple(sheet.goods),
        sheet.influence,
        sheet.places,
        sheet.gardens,
        sheet.yards,
        sheet.dice,
        sheet.card,
        sheet.lantern.cards,
    )


#: Alone the other seat thinks nothing, and a level has the time for so many times as many looks as among two.
_EASE_ALONE: Final = 5.0
#: A turn is one of hundreds, and the best of them are chains that a narrow beam does not find.
BREADTH: Final = 2.5


def effort(state: Castle) -> float:
    """How many times the usual looks ahead are cheap enough: more of them alone, where luck is large."""
    return _EASE_ALONE if state.layout.players == 1 else 1.0


def progress(state: Castle) -> float:
    """The share of all turns that has been taken."""
    if state.over:
        return 1.0
    if not state.round:
        return 0.0
    # Turns are counted when they begin.
    return ((state.round - 1) * TURNS + max(0, state.turn - 1) / len(state.order)) / (ROUNDS * TURNS)
