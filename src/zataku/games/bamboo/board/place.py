"""The board: every printed space in the neighbourhood where owners of the box look for it."""

from __future__ import annotations

from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import picture

from .. import elements
from ..view import BambooView
from .grove import grove
from .markets import counter, market
from .paint import seat_colours
from .scene import HEIGHT, WIDTH, scene
from .sky import finish, first_and_side, is_long, rounds, seasons, track, tray
from .temples import temples


def draw_board(view: BambooView, speaker: Speaks, *, targets: Targets | None = None) -> str:
    """The whole board as one <svg>."""
    stage = Stage(speaker, targets)
    children = [
        scene(),
        finish(stage, asked=bool(stage.codes(elements.FINISH))),
        track(stage, view),
        seasons(stage, view),
        rounds(stage, view),
        tray(stage, view),
        "" if is_long(view) else first_and_side(stage, view),
        grove(stage, view),
        market(stage, view),
        counter(stage, view),
        temples(stage, view),
    ]
    label = speaker.text("game-name")
    # The page around the board takes the chosen colours from here.
    chosen = {f"data-seat-{seat}": colour for seat, colour in enumerate(seat_colours(view))}
    return picture(WIDTH, HEIGHT, children, label=label, class_="board", id="board", **chosen)
