"""Where a turn begins and ends, and which positions in the middle of it are the same."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ..state import Bitoku, Sheet
from ..steps.summer import Turn

#: Own turns in a look ahead: a turn is a single action, and what it is for shows only some turns later.
AHEAD: Final = 4
#: Own turns more in a far look: what yokai, rocks and pilgrims bring is often seen a year later.
FARTHER: Final = 4
#: Narrow beams play badly: what is best is often not what looks best at first (alone, without looks, beams of
#: 2, 3, 8 and 16 end 48, 33, 17 and 15 points behind the tengu). Wide ones in few looks tell more.
BREADTH: Final = 2.0
#: The share of a level's looks ahead that is affordable alone, where the tengu thinks nothing.
_ALONE: Final = 0.5
#: The same for each player among several: in a look everybody else plays whole turns, too.
_AMONG: Final = 0.9


def begins(state: Bitoku) -> bool:
    """Is a basic action to be chosen?"""
    return isinstance(state.asking, Turn)


def ended(start: Bitoku, state: Bitoku) -> bool:
    """Has the turn passed on? Who is the last in a season to act has turn after turn."""
    return state.seat != start.seat or begins(state) or state.season != start.season


def gist(state: Bitoku) -> Hashable:
    """All that a turn can change: what is asked next, what everybody has, and what was taken from the middle."""
    return (
        state.asking,
        tuple(state.agenda),
        state.zones,
        state.covered,
        tuple([_belongings(sheet) for sheet in state.sheets]),
    )


def effort(state: Bitoku) -> float:
    """The share of a level's looks ahead that is affordable: these are long, so few of them are enough."""
    return _ALONE if state.tengu else _AMONG / len(state.sheets)


def _belongings(sheet: Sheet) -> Hashable:
    return (
        sheet.vp,
        tuple(sheet.stock),
        sheet.dice,
        sheet.places,
        sheet.slots,
        sheet.hand.cards,
        sheet.gained.cards,
        sheet.pilgrims,
        sheet.crystals,
        sheet.rocks,
        sheet.rockside,
        sheet.mitamas,
        sheet.dragonflies,
        sheet.pairs,
        sheet.path,
        sheet.marker,
        sheet.visions,
        sheet.kodamas,
        sheet.walking,
        sheet.arrived,
    )
