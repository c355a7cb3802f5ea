"""The board as a picture: the castle on its hill, bridges and gardens at its feet, and the clan boards."""

from .. import elements
from ..components import GOODS, PLACES, PLAYER_COUNTS
from .clan import draw_dock, draw_seat
from .goods import goods
from .place import draw_board

#: Where several options stand for the same places, a person chooses among them there: what to exchange seals for, how
#: many of which resource to take, from which floor a courtier climbs.
CHOOSERS = frozenset(
    {elements.good(seat, good) for seat in range(len(PLAYER_COUNTS)) for good in GOODS}
    | {elements.place(place) for place in PLACES}
)

__all__ = ["CHOOSERS", "draw_board", "draw_dock", "draw_seat", "goods"]
