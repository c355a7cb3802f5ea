"""The board as a picture: the castle on its hill, bridges and gardens at its feet, and the clan boards."""

from .. import elements
from ..components import GOODS, PLACES, PLAYER_COUNTS
from .clan import draw_dock, draw_seat
from .goods import goods, points
from .parts import icon_of
from .place import draw_board

#: Where several options stand for the same places, a person chooses among them there: what to exchange seals for, how
#: many of which resource to take, from which floor a courtier climbs.
CHOOSERS = frozenset(
    {elements.good(seat, good) for seat in range(len(PLAYER_COUNTS)) for good in GOODS}
    | {elements.place(place) for place in PLACES}
)

#: The icons of goods and points: so many are paid or got, while other icons are things to do.
COUNTED = frozenset({"coin", "seal", "food", "iron", "pearl", "any", "influence", "point", "final-point"})

__all__ = ["CHOOSERS", "COUNTED", "draw_board", "draw_dock", "draw_seat", "goods", "icon_of", "points"]
