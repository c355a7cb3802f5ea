"""Final scoring by category (BB-120 to BB-124)."""

from __future__ import annotations

from typing import Final

from zataku.kernel.game import Scores, ranked

from .components import COMPONENTS
from .state import NOWHERE, Bamboo, Sheet

_NUMBERS: Final = COMPONENTS.numbers
_TILES: Final = COMPONENTS.harmony_tiles
_LEFT: Final = COMPONENTS.grid.mask("left")
_RIGHT: Final = COMPONENTS.grid.mask("right")
_WHOLE: Final = COMPONENTS.grid.mask("whole")
_NAMED: Final = [sum(1 << cell for cell, kind in enumerate(board) if kind != NOWHERE) for board in COMPONENTS.named]


def scores(state: Bamboo) -> Scores:
    """Most happiness wins; on a tie the more comfortable house, the middle column included (BB-124)."""
    return ranked(
        [parts(state, seat) for seat in range(len(state.sheets))],
        [sheet.comfort_in(_WHOLE) for sheet in state.sheets],
    )


def parts(state: Bamboo, seat: int) -> dict[str, int]:
    """What a seat has on the track, and what it gains and loses at the end (BB-120 to BB-123)."""
    sheet = state.sheets[seat]
    by_category = {
        "track": sheet.happiness,
        "spirits": _NUMBERS.spirit_kind * spirit_kinds(sheet),
        "balance": -_NUMBERS.imbalance * imbalance(sheet),
        "harmony": sum(_TILES[tile].half for tile in sheet.harmony if tile >= 0 and sheet.meets(tile)),
    }
    if state.boards.night:
        by_category["night"] = -_NUMBERS.named_cell * empty_named_cells(sheet, state.colours[seat])
    return by_category


def spirit_kinds(sheet: Sheet) -> int:
    return sum(1 for awake, asleep in zip(sheet.awake, sheet.asleep, strict=True) if awake or asleep)


def imbalance(sheet: Sheet) -> int:
    return abs(sheet.comfort_in(_LEFT) - sheet.comfort_in(_RIGHT))


def empty_named_cells(sheet: Sheet, colour: int) -> int:
    return (_NAMED[colour] & ~sheet.occupied).bit_count()
