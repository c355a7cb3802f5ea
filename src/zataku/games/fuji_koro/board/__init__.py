"""How Fuji Koro looks: the crater with its tracks and cards, the samurai's boards; in text as well."""

from .craft import draw_work
from .dock import draw_dock
from .place import draw_board
from .strip import draw_seat, goods, points

__all__ = ["draw_board", "draw_dock", "draw_seat", "draw_work", "goods", "points"]
