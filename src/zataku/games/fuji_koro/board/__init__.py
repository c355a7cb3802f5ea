"""How Fuji Koro looks: the crater with its tracks and cards, the samurai's boards; in text as well."""

from .craft import draw_work
from .dock import draw_dock
from .place import draw_board
from .strip import draw_seat, goods, icon_of, points

#: The icons of cubes, monks, charms and points: so many are paid or got, while other icons are things to do.
COUNTED = frozenset({"timber", "steel", "fang", "monk", "charm", "point", "sandals", "disc"})

__all__ = ["COUNTED", "draw_board", "draw_dock", "draw_seat", "draw_work", "goods", "icon_of", "points"]
