"""What a link to a table shows elsewhere: the position as anybody may see it, as PNG, which all previewers take."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import resvg_py

from zataku.boards import seat_colours_of
from zataku.draw.palette import plain, standalone
from zataku.games import board_of
from zataku.language import Speaker

from .boards import lobby_image
from .kept import KeptView
from .live import LiveTable
from .words import seat_names

#: Width and height, as previewers want them.
WIDTH, HEIGHT = 1200, 630
#: A board is 1600 by 1000 units.
_BOARD = 1.6
#: How many pictures a worker keeps, and how many may wait to be drawn: whoever comes then gets the game's own picture.
_KEPT, _WAITING = 64, 8
#: Previewers speak no language.
_LANGUAGE = "en"


class Previews:
    """Draws one picture at a time, in another process, and keeps the last ones."""

    def __init__(self, elsewhere: Callable[..., Awaitable[Any]]) -> None:
        self._elsewhere = elsewhere
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._one = asyncio.Lock()
        self._waiting = 0

    async def picture(self, live: LiveTable) -> bytes:
        """The table's position; the picture of the game where there is none, or where too many ask at once."""
        key = (live.table.id, live.position)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        svg = position(live) if self._waiting < _WAITING else None
        if svg is None:
            return await asyncio.to_thread(lobby_image(live.game).read_bytes)
        self._waiting += 1
        try:
            async with self._one:
                if key not in self._kept:
                    self._kept[key] = await self._elsewhere(drawn, svg)
        finally:
            self._waiting -= 1
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def position(live: LiveTable) -> str | None:
    """The board in the middle of a picture; None for a game that nobody has drawn, and for matches of earlier rules."""
    view = live.match.view(None)
    own = board_of(live.game)
    if own is None or isinstance(view, KeptView):
        return None
    names = tuple(seat_names(live.game, live.seats, _LANGUAGE))
    board = str(own.draw_board(view, Speaker(live.game, _LANGUAGE, names), targets={}))
    wide = HEIGHT * _BOARD
    placed = board.replace("<svg ", f'<svg x="{(WIDTH - wide) / 2}" width="{wide}" height="{HEIGHT}" ', 1)
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{placed}</svg>'
    return plain(standalone(whole, seats=seat_colours_of(live.game, view)))


def drawn(svg: str) -> bytes:
    """A picture as PNG."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, background="#f4ede0"))
