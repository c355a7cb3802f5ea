"""The board: the crater on the left, tracks and cards beside it, and in place of the cards whatever goes on."""

from __future__ import annotations

from typing import Final

from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import el, picture, rect

from ..view import FujiKoroView
from .cards import equipment, scrolls, temples
from .chapter import chapter, in_final_chapter
from .coming import ahead, coming_fight, coming_panel
from .craft import craft_panel
from .crater import crater, lenses
from .fight import fight_panel
from .laying import choosing_panel, turning
from .layout import HEIGHT, WIDTH
from .leaders import leaders_panel
from .spoils import theft_panel, trade_panel
from .tracks import tracks

#: What a small screen shows one at a time: the crater, what goes on beside it, the tracks.
_PARTS: Final = "0 0 1000 1000;998 258 602 525;998 475 602 525;998 0 602 262"
#: In the final chapter all below the countdown belongs together.
_CHAPTER_PARTS: Final = "0 0 1000 1000;998 0 602 525;998 475 602 525"
_BESIDE: Final = 1


def draw_board(view: FujiKoroView, speaker: Speaks, *, targets: Targets | None = None) -> str:
    """The whole board as one <svg>; the crater in it can be zoomed."""
    stage = Stage(speaker, targets)
    ground = crater(stage, view) + (turning(stage, view) if _turns(view) else "")
    column = _column(stage, view)
    children = [
        rect(0, 0, WIDTH, HEIGHT, fill="var(--paper)", stroke=None, round=0),
        el("svg", ground, x=0, y=0, width=1000, height=1000, viewBox="0 0 1000 1000", class_="zooms"),
        lenses(stage),
        column,
        ahead(stage, view),
    ]
    return picture(
        WIDTH,
        HEIGHT,
        children,
        label=speaker.text("game-name"),
        class_="board",
        id="board",
        data_parts=_CHAPTER_PARTS if "data-side" in column else _PARTS,
        data_part=_BESIDE if _goes_on(view) else None,
        # The scene of a coming fight, and the workbench with its tray, come before what lies below or elsewhere.
        data_first=_BESIDE if view["craft"] or coming_fight(view) else None,
    )


def _goes_on(view: FujiKoroView) -> bool:
    """Is there something in place of the cards?"""
    begun = all("gear" in sheet for sheet in view["seats"])
    return not begun or any((view["craft"], view["theft"], view["trade"], view["fight"], view["challenge"]))


def _turns(view: FujiKoroView) -> bool:
    """Does somebody turn a tile that everybody sees?"""
    return view["exploring"] is not None and len(view["drawn"]) == 1


def _column(stage: Stage, view: FujiKoroView) -> str:
    """Tracks, and below them what goes on, or cards, scrolls and temples; in the final chapter the palaces."""
    below = _beside(stage, view)
    if below:
        return tracks(stage, view, large=False) + below
    cards = equipment(stage, view) + scrolls(stage, view) + temples(stage, view)
    # Where one of the cards can be chosen, they lie on top.
    if in_final_chapter(view) and "data-options" not in cards:
        return tracks(stage, view, large=True) + chapter(stage, view, cards)
    return tracks(stage, view, large=False) + cards


def _beside(stage: Stage, view: FujiKoroView) -> str:
    """What goes on in place of the cards, if anything does."""
    if any("gear" not in sheet for sheet in view["seats"]):
        return leaders_panel(stage, view)
    if view["craft"]:
        return craft_panel(stage, view)
    if view["theft"]:
        return theft_panel(stage, view)
    if view["trade"]:
        return trade_panel(stage, view)
    coming = coming_fight(view)
    if coming is not None:
        return coming_panel(stage, view, coming)
    if view["fight"]:
        return fight_panel(stage, view)
    if view["exploring"] is not None and not _turns(view):
        return choosing_panel(stage, view)
    return ""
