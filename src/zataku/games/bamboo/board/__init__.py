"""The board as a picture: the grove, the market street, the temples on their hill, and the houses of the families."""

from .. import elements
from ..components import TEMPLES
from .dock import draw_dock
from .goods import goods
from .own import draw_seat
from .paint import PAINTS, seat_colours
from .place import draw_board

#: The colours of the seats, as the box prints them, while nobody has chosen another.
SEAT_COLOURS = tuple(PAINTS.values())

#: Where several options stand for the same places, a person chooses among them there: sticks are given one by one.
CHOOSERS = frozenset(map(elements.temple, TEMPLES))

__all__ = ["CHOOSERS", "SEAT_COLOURS", "draw_board", "draw_dock", "draw_seat", "goods", "seat_colours"]
