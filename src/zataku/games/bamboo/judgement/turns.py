"""Where a turn begins and ends."""

from __future__ import annotations

from ..state import Bamboo
from ..steps.summer import VisitTemple


def begins(state: Bamboo) -> bool:
    """Is a temple to be visited?"""
    return isinstance(state.asking, VisitTemple)


def ended(start: Bamboo, state: Bamboo) -> bool:
    """Has the turn passed on? Spirits used before a visit are part of it: the visit is over when incense lies there."""
    if state.seat != start.seat or state.season != start.season or state.round != start.round:
        return True
    return begins(state) and (not begins(start) or state.temples != start.temples)
