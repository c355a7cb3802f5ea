"""Where everything lies: the crater on a sheet of 1600 by 1000, its places and cells, the column beside it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from zataku.draw.hexagons import Point, middle_of, outline

from .. import map as volcano

WIDTH: Final = 1600.0
HEIGHT: Final = 1000.0
#: The crater: its middle, the edge of a cell, the rim with the points, the floor.
MIDDLE: Final = 500.0
EDGE: Final = 27.5
RIM: Final = 488.0
TRACK: Final = 455.0
#: The column with tracks, cards and whatever goes on.
LEFT: Final = 1004.0
COLUMN: Final = 588.0
#: The part of it that a fight, a craft or a trade takes over.
PANEL_TOP: Final = 264.0
PANEL_HEIGHT: Final = 728.0

#: The seven cells of a tile, round its middle.
FLOWER: Final = tuple(volcano.slot_hex(volcano.CENTRE, slot) for slot in range(7))
PLACES: Final[dict[str, Point]] = {
    name: middle_of(volcano.middle_hex(place), EDGE, MIDDLE, MIDDLE) for place, name in enumerate(volcano.PLACE_NAMES)
}


def _cell(cell: int) -> Point:
    """The middle of a cell; of one that has several hexagons the middle of them all."""
    _, place, slots = volcano.CELLS[cell]
    points = [middle_of(volcano.slot_hex(place, slot), EDGE, MIDDLE, MIDDLE) for slot in slots]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


CELLS: Final[dict[str, Point]] = {name: _cell(cell) for cell, name in enumerate(volcano.CELL_NAMES)}
#: The line round a cell.
CELL_SHAPES: Final[dict[str, str]] = {
    name: outline([volcano.slot_hex(place, slot) for slot in slots], EDGE, MIDDLE, MIDDLE)
    for name, place, slots in volcano.CELLS
}
#: The line round the floor.
FLOOR: Final = outline(
    [volcano.slot_hex(place, slot) for place in range(volcano.PLACE_COUNT) for slot in range(7)], EDGE, MIDDLE, MIDDLE
)


def on_ring(radius: float, turn: float) -> Point:
    """A point round the middle of the crater: 0 is the top, 1 a whole turn clockwise."""
    return MIDDLE + radius * sin(2 * pi * turn), MIDDLE - radius * cos(2 * pi * turn)


def from_middle(at: Point, distance: float, degrees: float) -> Point:
    """A point in some distance, in edges of a cell; 0 degrees is to the right, 90 below."""
    turn = degrees * pi / 180
    return at[0] + distance * EDGE * cos(turn), at[1] + distance * EDGE * sin(turn)
