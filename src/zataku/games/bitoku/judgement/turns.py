"""Where a turn begins and ends."""

from __future__ import annotations

from ..state import Bitoku
from ..steps.summer import Turn


def begins(state: Bitoku) -> bool:
    """Is a basic action to be chosen?"""
    return isinstance(state.asking, Turn)


def ended(start: Bitoku, state: Bitoku) -> bool:
    """Has the turn passed on? Who is the last in a season to act has turn after turn."""
    return state.seat != start.seat or begins(state) or state.season != start.season
