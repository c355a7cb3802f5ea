"""Where a turn begins and ends, and which positions of it are alike."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from ..components import COMPONENTS, FACE_OF
from ..state import Bamboo, Sheet
from ..steps.summer import VisitTemple

_KEPT: Final = COMPONENTS.numbers.kept_cells


def begins(state: Bamboo) -> bool:
    """Is a temple to be visited?"""
    return isinstance(state.asking, VisitTemple)


def ended(start: Bamboo, state: Bamboo) -> bool:
    """Has the turn passed on? Spirits used before a visit are part of it: the visit is over when incense lies there."""
    if state.seat != start.seat or state.season != start.season or state.round != start.round:
        return True
    return begins(state) and (not begins(start) or state.temples != start.temples)


def effort(state: Bamboo) -> float:
    """The share of a level's looks ahead that is affordable: in each of them everybody else plays turns, too."""
    return 1.0 / len(state.sheets)


def gist(state: Bamboo) -> Hashable:
    """All that a turn can change, except that it does not matter in which slots shoots lie: what comes out does."""
    turn = state.turn
    pushed: list[int] = []
    fresh: list[int] = []
    jokers = False
    if turn is not None:
        fresh = _faces(turn.fresh)
        jokers = turn.jokers
        pushed = [*turn.taken]
        for slot in state.slots:
            pushed += slot[: max(0, len(slot) - _KEPT)]
    return (
        state.asking,
        tuple(state.agenda),
        state.season,
        state.temples,
        state.spirits,
        state.market,
        state.food,
        state.gifts,
        tuple(fresh),
        tuple(_faces(pushed)),
        jokers,
        tuple([_holdings(sheet) for sheet in state.sheets]),
    )


def _faces(shoots: Iterable[int]) -> list[int]:
    return sorted([FACE_OF[shoot] for shoot in shoots])


def _holdings(sheet: Sheet) -> Hashable:
    return (
        sheet.happiness,
        sheet.coins,
        sheet.incense,
        sheet.marker,
        sheet.house,
        sheet.harmony,
        sheet.food,
        sheet.awake,
        tuple([tuple(_faces(area)) for area in sheet.areas]),
    )
