"""The board: the crater on the left, tracks and cards beside it, and in place of the cards whatever goes on."""

from __future__ import annotations

from typing import Final

from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import el, picture, rect

from ..view import FujiKoroView
from .cards import equipment, scrolls, temples
from .craft import craft_panel
from .crater import crater, lenses
from .fight import fight_panel
from .laying import choosing_panel, turning
from .layout import HEIGHT, WIDTH
from .leaders import leaders_panel
from .spoils import theft_panel, trade_panel
from .tracks import tracks

#: What a small screen shows one at a time: the crater, what goes on beside it, the tracks.
_PARTS: Final = "0 0 1000 1000;998 258 602 742;998 0 602 262"
_BESIDE: Final = 1


def draw_board(view: FujiKoroView, speaker: Speaks, *, targets: Targets | None = None) -> str:
    """The whole board as one <svg>; the crater in it can be zoomed."""
    stage = Stage(speaker, targets)
    ground = crater(stage, view) + (turning(stage, view) if _turns(view) else "")
    children = [
        rect(0, 0, WIDTH, HEIGHT, fill="var(--paper)", stroke=None, round=0),
        el("svg", ground, x=0, y=0, width=1000, height=1000, viewBox="0 0 1000 1000", class_="zooms"),
        lenses(stage),
        tracks(stage, view),
        _beside(stage, view),
    ]
    return picture(
        WIDTH,
        HEIGHT,
        children,
        label=speaker.text("game-name"),
        class_="board",
        id="board",
        data_parts=_PARTS,
        data_part=_BESIDE if _goes_on(view) else None,
    )


def _goes_on(view: FujiKoroView) -> bool:
    """Is there something in place of the cards?"""
    begun = all("gear" in sheet for sheet in view["seats"])
    return not begun or any((view["craft"], view["theft"], view["trade"], view["fight"]))


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
