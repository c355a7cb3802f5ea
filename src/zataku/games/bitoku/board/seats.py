"""What lies before a seat, in the forms that a page has room for."""

from __future__ import annotations

from zataku.draw.stage import Speaks, Stage, Targets

from ..view import BitokuView
from .dock import dock
from .own import sheet, whole
from .strip import strip
from .tengu import tengu_board, tengu_sheet


def draw_seat(
    view: BitokuView, seat: int, speaker: Speaks, *, compact: bool = False, targets: Targets | None = None
) -> str:
    """The whole board of a seat, or a strip with what others must know at a glance."""
    stage = Stage(speaker, targets)
    if compact:
        return strip(stage, view, seat)
    return tengu_board(stage, view, seat) if view["seats"][seat]["automa"] else whole(stage, view, seat)


def draw_sheet(view: BitokuView, seat: int, speaker: Speaks, *, targets: Targets | None = None) -> str:
    """The whole board of a seat for a small screen: narrow, one part under the other."""
    draw = tengu_sheet if view["seats"][seat]["automa"] else sheet
    return draw(Stage(speaker, targets), view, seat)


def draw_dock(view: BitokuView, seat: int, speaker: Speaks, *, tall: bool, targets: Targets | None = None) -> str:
    """The whole own board as a dock under the main board."""
    return dock(Stage(speaker, targets), view, seat, tall=tall)
