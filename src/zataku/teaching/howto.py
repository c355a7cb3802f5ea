"""How to play in two minutes: a few panels, each a sentence and a piece of the board of one real position."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from zataku.draw.palette import standalone
from zataku.games import board_of, game
from zataku.kernel.game import Game
from zataku.kernel.match import Match
from zataku.kernel.position import Position
from zataku.language import Speaker

from .reading import FOLDER, Reader, Texts

FILE = "howto.toml"
BOARD, SEAT = "board", "seat"
_VIEW_BOX = re.compile(r'viewBox="[^"]*"')


@dataclass(frozen=True, slots=True)
class Panel:
    """One step of the tale. The picture is a part of the board or of what lies before the first seat: x, y, w, h."""

    title: Texts
    text: Texts
    of: str
    crop: tuple[int, ...]
    #: The chapter of the rules that tells more, counted from 0 among those of the reference.
    chapter: int


@dataclass(frozen=True, slots=True)
class HowTo:
    """The panels, the position they show, and the order in which the chapters of the rules are read."""

    position: Position
    panels: tuple[Panel, ...]
    #: Chapters to begin with; the others follow as the reference has them.
    first: tuple[int, ...]


@lru_cache(32)
def how_to_play(folder: Path) -> HowTo | None:
    """The tale of the game in this folder; none if nobody has written one."""
    file = folder / FOLDER / FILE
    if not file.exists():
        return None
    reader = Reader.of_file(file)
    first: list[int] = reader.take("first", list)
    tale = HowTo(reader.position("position"), tuple(map(_panel, reader.parts("panel"))), tuple(first))
    reader.done()
    return tale


def _panel(reader: Reader) -> Panel:
    of = reader.take("of", str)
    if of not in (BOARD, SEAT):
        raise ValueError(f"a picture is of the {BOARD} or of the {SEAT}, not of {of!r}")
    panel = Panel(
        reader.texts("title"), reader.texts("text"), of, reader.numbers("crop", 4), reader.take("chapter", int)
    )
    reader.done()
    return panel


@lru_cache(128)
def figure(name: str, number: int, language: str, theme: str) -> str:
    """The picture of a panel as an SVG that needs nothing around it; IndexError if there is no such panel."""
    tale = how_to_play(game(name).folder)
    if tale is None or number not in range(len(tale.panels)):
        raise IndexError(f"{name} has no such picture")
    panel = tale.panels[number]
    drawn = _drawn(_shown_match(name), panel.of, language)
    box = " ".join(map(str, panel.crop))
    return standalone(_VIEW_BOX.sub(f'viewBox="{box}"', drawn, count=1), theme, _seat_colours(game(name)))


@lru_cache(16)
def _shown_match(name: str) -> Match:
    tale = how_to_play(game(name).folder)
    assert tale is not None
    return tale.position.match(game(name))


def _drawn(match: Match, of: str, language: str) -> str:
    board = board_of(match.game)
    if board is None:
        raise IndexError(f"nobody has drawn {match.game.name}")
    speaker = Speaker(match.game, language)
    drawn: str = (
        board.draw_board(match.view(0), speaker)
        if of == BOARD
        else board.draw_seat(match.view(0), 0, speaker, compact=False)
    )
    return drawn


def _seat_colours(game: Game) -> tuple[str, ...]:
    return getattr(board_of(game), "SEAT_COLOURS", ())
