"""The board: the crater on the left, tracks and cards beside it, and in place of the cards whatever goes on."""

from __future__ import annotations

from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import picture, rect

from ..view import FujiKoroView
from .cards import equipment, scrolls, temples
from .craft import craft_panel
from .crater import crater
from .fight import fight_panel
from .laying import choosing_panel, turning
from .layout import HEIGHT, WIDTH
from .leaders import leaders_panel
from .spoils import theft_panel, trade_panel
from .tracks import tracks


def draw_board(view: FujiKoroView, speaker: Speaks, *, targets: Targets | None = None) -> str:
    """The whole board as one <svg>."""
    stage = Stage(speaker, targets)
    children = [
        rect(0, 0, WIDTH, HEIGHT, fill="var(--paper)", stroke=None, round=0),
        crater(stage, view),
        tracks(stage, view),
        _beside(stage, view),
        turning(stage, view) if _turns(view) else "",
    ]
    return picture(WIDTH, HEIGHT, children, label=speaker.text("game-name"), class_="board", id="board")


def _turns(view: FujiKoroView) -> bool:
    """Does somebody turn a tile that everybody sees?"""
    return view["exploring"] is not None and len(view["drawn"]) == 1


def _beside(stage: Stage, view: FujiKoroView) -> str:
    """Cards, scrolls and temples, or what goes on instead."""
    if any("gear" not in sheet for sheet in view["seats"]):
        return leaders_panel(stage, view)
    if view["craft"]:
        return craft_panel(stage, view)
    if view["theft"]:
        return theft_panel(stage, view)
    if view["trade"]:
        return trade_panel(stage, view)
    if view["fight"]:
        return fight_panel(stage, view)
    if view["exploring"] is not None and not _turns(view):
        return choosing_panel(stage, view)
    return equipment(stage, view) + scrolls(stage, view) + temples(stage, view)
