"""The colours that players have chosen, as the palette names them."""

from __future__ import annotations

from ..view import BambooView

PAINTS = {"purple": "purple", "yellow": "mustard", "green": "moss", "brown": "brown"}


def seat_colours(view: BambooView) -> tuple[str, ...]:
    """The colour of each seat in this match (BB-019)."""
    return tuple(PAINTS[player["colour"]] for player in view["seats"])
