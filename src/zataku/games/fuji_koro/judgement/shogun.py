"""What the shogun will give, for the bots' judgement: who leaves early delivers more, and the best things first."""

from __future__ import annotations

from math import ceil
from typing import Final

from .. import map as volcano
from ..components import COUNTDOWN, ROPE
from ..scoring import deliveries
from ..state import GREAT, SMALL, Sheet, Volcano
from .judging import steps_to

#: The turn of the countdown that brings the rope: it frees nobody before the end of the next turn (FK-036).
ROPE_TURN: Final = COUNTDOWN.index(ROPE) + 1
#: Moves in a turn, on average: now and then one must rest.
MOVES: Final = 1.6
#: How likely it is that a samurai gets out as planned.
CERTAIN: Final = 0.85


def bonus(state: Volcano, sheet: Sheet, palace: int, turns: int) -> float:
    """The points for what a samurai could deliver to a palace in so many turns, and for what it has then left."""
    return float(sum(deliveries(state, sheet, palace, turns)))


def favour(state: Volcano, sheet: Sheet) -> float:
    """What this samurai may expect of the shogun, once the countdown runs."""
    left = len(state.config.final_events) - state.pawn
    if sheet.palace in (GREAT, SMALL):
        return bonus(state, sheet, sheet.palace, left)
    if sheet.cell < 0:
        return 0.0
    return CERTAIN * max(by_rope(state, sheet, left), by_exit(state, sheet, left))


def by_rope(state: Volcano, sheet: Sheet, left: int) -> float:
    """The same for one who leaves by the rope."""
    gone = max(turns_to(state, sheet, volcano.CENTRE_CELL), ROPE_TURN + 1 - state.pawn)
    return bonus(state, sheet, GREAT, left - gone + 1) if gone <= left else 0.0


def by_exit(state: Volcano, sheet: Sheet, left: int) -> float:
    """The same for one who leaves by the secret exit."""
    if state.exit_cell < 0 or not state.config.secret_exit:
        return 0.0
    gone = turns_to(state, sheet, state.exit_cell)
    return bonus(state, sheet, SMALL, left - gone + 1) if gone <= left else 0.0


def turns_to(state: Volcano, sheet: Sheet, cell: int) -> int:
    """Turns until a samurai may be on a cell, at least one."""
    return max(1, ceil(steps_to(state, sheet, 1 << cell) / (MOVES * sheet.steps())))
