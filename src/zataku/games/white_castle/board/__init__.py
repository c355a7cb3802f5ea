"""The board as a picture: the castle on its hill, bridges and gardens at its feet, and the clan boards."""

from .clan import draw_seat
from .place import draw_board

__all__ = ["draw_board", "draw_seat"]
