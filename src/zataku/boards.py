"""The board of any game: in text, and as one picture for a file, a notebook, a document or a bug report.

A game with a drawn board shows that; any other its picture in text; one that has neither, the bare view. All are made
from a view.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.terminal_theme import DEFAULT_TERMINAL_THEME, SVG_EXPORT_THEME
from rich.text import Text

from zataku.draw.palette import seat_style, standalone
from zataku.draw.stage import Targets
from zataku.draw.svg import el, group, number
from zataku.games import board_of, terminal_of
from zataku.kernel.game import Frame, Game, View
from zataku.kernel.match import Match
from zataku.language import Speaker

#: Letters in a line of a terminal picture.
COLUMNS = 150
#: How a bare view shows what is not known, what is so, and what is not.
_UNKNOWN, _YES, _NOTHING = "?", "✓", "–"
_FROM_ELSEWHERE = re.compile(r"@font-face\s*{[^}]*}|<!--.*?-->")
_VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def text_board(game: Game, view: View, speaker: Speaker) -> RenderableType:
    """The board in text, as the game draws it, or else the bare view."""
    module = terminal_of(game)
    if module is None:
        return bare_view(view, speaker)
    drawn: RenderableType = module.picture(view, speaker)
    return drawn


def bare_view(view: View, speaker: Speaker) -> RenderableType:
    """All there is to see, under the names that the view has for it."""
    seats = view.get("seats")
    each = enumerate(seats) if isinstance(seats, list) else ()
    panels = [Panel(_shown(sheet), title=Text(speaker.seat(n)), border_style=seat_style(n)) for n, sheet in each]
    hidden = {*Frame.__annotations__, *(("seats",) if panels else ())}
    return Group(_shown({name: value for name, value in view.items() if name not in hidden}), *panels)


def _shown(value: object) -> RenderableType:
    if isinstance(value, Mapping):
        table = Table.grid(padding=(0, 1))
        for name, item in value.items():
            table.add_row(Text(str(name), style="bold"), _shown(item))
        return table
    if isinstance(value, list | tuple):
        if any(isinstance(item, Mapping | list | tuple) for item in value):
            return Group(*map(_shown, value))
        return Text(" ".join(map(_in_a_word, value)) or _NOTHING)
    return Text(_in_a_word(value))


def _in_a_word(value: object) -> str:
    if value is None:
        return _UNKNOWN
    if isinstance(value, bool):
        return _YES if value else _NOTHING
    return str(value)


def picture(match: Match, seat: int | None = None, *, language: str = "en", theme: str = "day") -> str:
    """The match as a seat (None: a spectator) sees it, as an SVG that needs nothing around it."""
    return picture_of(match.game, match.view(seat), language=language, theme=theme)


def picture_of(
    game: Game, view: View, *, language: str = "en", theme: str = "day", targets: Targets | None = None
) -> str:
    """A view as an SVG that needs nothing around it; `targets` are what can be chosen on it."""
    speaker = Speaker(game, language)
    board = board_of(game)
    if board is None:
        return _terminal_picture(game, view, speaker, theme)
    seats = sorted(range(len(view["seats"])), key=lambda seat: seat != view["seat"])
    drawn = [board.draw_seat(view, each, speaker, compact=False, targets=targets) for each in seats]
    drawn.insert(0, board.draw_board(view, speaker, targets=targets))
    return standalone(stacked(drawn), theme, seat_colours_of(game, view))


def seat_colours_of(game: Game, view: View) -> Sequence[str]:
    """The colours of the seats in this match, where the game's box prints others than ours."""
    board = board_of(game)
    chosen = getattr(board, "seat_colours", None)
    colours: Sequence[str] = chosen(view) if chosen is not None else getattr(board, "SEAT_COLOURS", ())
    return colours


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


def _terminal_picture(game: Game, view: View, speaker: Speaker, theme: str) -> str:
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(text_board(game, view, speaker))
    colours = SVG_EXPORT_THEME if theme == "night" else DEFAULT_TERMINAL_THEME
    # Without the fonts that Rich would fetch from elsewhere: a picture asks nothing of the network.
    return _FROM_ELSEWHERE.sub("", console.export_svg(title=speaker.text("game-name"), theme=colours))
