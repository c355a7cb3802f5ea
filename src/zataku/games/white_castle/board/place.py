"""The board: every printed space in the neighbourhood where owners of the box look for it.

On a sheet of 1600 by 1000: point track along the top, bridges and gardens on the left, the castle in the middle and
right, gate, outside, well and yards at its feet, turn order and round bottom left, the influence track at the bottom.
"""

from __future__ import annotations

from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import picture

from ..view import CastleView
from .bridges import bridges
from .castle import castle
from .grounds import grounds
from .panel import panel
from .scene import HEIGHT, WIDTH, keep, landscape, sun
from .tracks import influence_track, point_track


def draw_board(view: CastleView, speaker: Speaks, *, targets: Targets | None = None) -> str:
    """The whole board as one <svg>."""
    stage = Stage(speaker, targets)
    children = [
        landscape(),
        sun(stage),
        keep(),
        point_track(stage, view),
        bridges(stage, view),
        castle(stage, view),
        grounds(stage, view),
        panel(stage, view),
        influence_track(stage, view),
    ]
    return picture(WIDTH, HEIGHT, children, label=speaker.text("game-name"), class_="board", id="board")
