"""The board as a picture: a valley from the mountains to the sea, and the boards of the players."""

from .. import elements
from ..components import DISPLAYS
from .parts import icon_of
from .place import draw_board, moment
from .seats import draw_dock, draw_seat, draw_sheet
from .strip import goods, points

#: The colours of the seats, as the box prints them: purple, brown, yellow, green.
SEAT_COLOURS = ("purple", "brown", "saffron", "matsu")

#: Where several options stand for the same places, a person chooses among them: which of two purchases costs less.
CHOOSERS = frozenset(map(elements.display, DISPLAYS))

#: The icons of goods and points: so many are paid or got, while other icons are things to do.
COUNTED = frozenset({"jade", "sake", "wood", "stone", "any-resource", "point"})

__all__ = [
    "CHOOSERS",
    "COUNTED",
    "SEAT_COLOURS",
    "draw_board",
    "draw_dock",
    "draw_seat",
    "draw_sheet",
    "goods",
    "icon_of",
    "moment",
    "points",
]
