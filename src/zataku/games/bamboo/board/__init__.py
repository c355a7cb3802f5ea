"""The board as a picture: the grove, the market street, the temples on their hill, and the houses of the families."""

from .. import elements
from ..components import TEMPLES
from .dock import draw_dock
from .goods import goods, icon_of, points
from .own import draw_seat
from .paint import PAINTS, seat_colours
from .place import draw_board
from .words import moment

#: The colours of the seats, as the box prints them, while nobody has chosen another.
SEAT_COLOURS = tuple(PAINTS.values())

#: Where several options stand for the same places, a person chooses among them there: sticks are given one by one.
CHOOSERS = frozenset(map(elements.temple, TEMPLES))

#: The icons of goods and points: so many are paid or got, while other icons are things to do.
COUNTED = frozenset({"coin", "incense", "food", "point"})

__all__ = [
    "CHOOSERS",
    "COUNTED",
    "SEAT_COLOURS",
    "draw_board",
    "draw_dock",
    "draw_seat",
    "goods",
    "icon_of",
    "moment",
    "points",
    "seat_colours",
]
