"""A whole match as one picture: for a file, a notebook, a document or a bug report.

A game with a board of its own is drawn by it; any other game by its terminal picture. Both are made from a view.
"""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console
from rich.terminal_theme import DEFAULT_TERMINAL_THEME, SVG_EXPORT_THEME

from zataku.games import board_of, terminal_of
from zataku.kernel.match import Match
from zataku.language import Speaker

from .palette import standalone
from .svg import el, group, number

#: Letters in a line of a terminal picture.
COLUMNS = 150
_FROM_ELSEWHERE = re.compile(r"@font-face\s*{[^}]*}|<!--.*?-->")
_VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def picture(match: Match, seat: int | None = None, *, language: str = "en", theme: str = "day") -> str:
    """The match as a seat (None: a spectator) sees it, as an SVG that needs nothing around it."""
    speaker = Speaker(match.game, language)
    view = match.view(seat)
    board = board_of(match.game)
    if board is None:
        return _terminal_picture(match, seat, speaker, theme)
    order = [each for each in range(match.seats) if each == seat] + [
        each for each in range(match.seats) if each != seat
    ]
    seats = [board.draw_seat(view, each, speaker, compact=False) for each in order]
    return standalone(stacked([board.draw_board(view, speaker), *seats]), theme)


def stacked(pictures: list[str]) -> str:
    """Pictures under one another, all as wide as the first."""
    width = 0.0
    height = 0.0
    placed = []
    for svg in pictures:
        found = _VIEW_BOX.search(svg)
        if found is None:
            raise ValueError("a picture to be stacked has a view box that starts at 0 0")
        own_width, own_height = float(found[1]), float(found[2])
        width = width or own_width
        scale = width / own_width
        placed.append(
            group(svg.replace("<svg ", f'<svg width="{own_width}" height="{own_height}" ', 1), y=height, scale=scale)
        )
        height += own_height * scale + 12
    size = f"0 0 {number(width)} {number(height)}"
    return el("svg", *placed, xmlns="http://www.w3.org/2000/svg", viewBox=size)


def _terminal_picture(match: Match, seat: int | None, speaker: Speaker, theme: str) -> str:
    terminal = terminal_of(match.game)
    if terminal is None:
        raise ValueError(f"nobody has drawn {match.game.name} yet")
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(terminal.picture(match.view(seat), speaker))
    colours = SVG_EXPORT_THEME if theme == "night" else DEFAULT_TERMINAL_THEME
    # Without the fonts that Rich would fetch from elsewhere: a picture asks nothing of the network.
    return _FROM_ELSEWHERE.sub("", console.export_svg(title=speaker.text("game-name"), theme=colours))
