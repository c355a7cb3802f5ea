"""The table's own texts, and the speaker of a match with the names of whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from zataku.games import games
from zataku.kernel.game import Game
from zataku.kernel.messages import Told
from zataku.language import LANGUAGES, Speaker

from .seats import Seat, Sitter


class _TableTexts:
    """Where the table's texts lie."""

    folder = Path(__file__).parent


@cache
def table_speaker(language: str) -> Speaker:
    """Says what the table itself has to say."""
    return Speaker(_TableTexts(), language)


@cache
def game_speaker(game: str, folder: Path, language: str) -> Speaker:
    """Says what a game has to say, without anybody sitting there."""
    return Speaker(_Folder(folder), language)


def reason_of(error: ValueError, game: str, language: str) -> str:
    """Why a match of this game cannot be set up, in the language of whoever wanted it."""
    known = games().get(game)
    if not isinstance(error, Told) or known is None:
        return str(error)
    return game_speaker(known.name, known.folder, language).say(error.told)


class _Folder:
    def __init__(self, folder: Path) -> None:
        self.folder = folder


def seat_names(game: Game, seats: Sequence[Seat], language: str) -> list[str]:
    """What everybody at a table is called; nobody is called like somebody else."""
    speaker = table_speaker(language)
    names: list[str] = []
    for number, seat in enumerate(seats):
        if seat.sitter is Sitter.OPEN:
            name = speaker.text("seat-open", number=number + 1)
        elif seat.sitter is Sitter.AUTOMA:
            name = Speaker(game, language).text("seat-automa")
        elif seat.sitter is Sitter.BOT and seat.name:
            name = speaker.text("seat-stand-in", name=seat.name)
        elif seat.sitter is Sitter.BOT:
            name = speaker.text(f"seat-bot-{seat.bot}")
        else:
            name = seat.name or speaker.text("seat-human", number=number + 1)
        if name in names:
            name = speaker.text("seat-same-name", name=name, number=number + 1)
        names.append(name)
    return names


def learn_all_words() -> None:
    """Read all message files, which takes a while, before the first visitor needs them."""
    for language in LANGUAGES:
        table_speaker(language)
        for game in games().values():
            game_speaker(game.name, game.folder, language)


def match_speaker(game: Game, seats: Sequence[Seat], language: str) -> Speaker:
    """Says what happens in a match."""
    return _match_speaker(game.folder, tuple(seat_names(game, seats, language)), language)


@lru_cache(512)
def _match_speaker(folder: Path, names: tuple[str, ...], language: str) -> Speaker:
    return Speaker(_Folder(folder), language, names)
