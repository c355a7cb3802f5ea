"""The table's own texts, and the speaker of a match with the names of whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from zataku.games import board_of, games
from zataku.kernel.game import Game
from zataku.kernel.match import Match
from zataku.kernel.messages import Message
from zataku.language import LANGUAGES, Speaker

from .icons import Icons, IconSpeaker
from .refused import Refused
from .seats import Seat, Sitter

#: How many speakers are kept: one for all tables where those who sit have the same names.
_SPEAKERS = 4096


@dataclass(frozen=True, slots=True)
class _Texts:
    """Where texts lie: all that a speaker needs to know of a game."""

    folder: Path


@cache
def table_speaker(language: str) -> Speaker:
    """Says what the table itself has to say."""
    return Speaker(_Texts(Path(__file__).parent), language)


def game_speaker(game: Game, language: str) -> Speaker:
    """Says what a game has to say, without anybody sitting there."""
    return _speaker(game.folder, (), language)


def match_speaker(game: Game, seats: Sequence[Seat], language: str) -> Speaker:
    """Says what happens in a match."""
    return _match_speaker(game, tuple(seats), language)


@lru_cache(_SPEAKERS)
def _match_speaker(game: Game, seats: tuple[Seat, ...], language: str) -> Speaker:
    return _speaker(game.folder, tuple(seat_names(game, seats, language)), language)


def icon_speaker(game: Game, seats: Sequence[Seat], language: str) -> IconSpeaker:
    """Says what happens in a match with icons for what is paid and got."""
    return _icon_speaker(game, tuple(seats), language)


@lru_cache(_SPEAKERS)
def _icon_speaker(game: Game, seats: tuple[Seat, ...], language: str) -> IconSpeaker:
    return IconSpeaker(_match_speaker(game, seats, language), _icons(game, language))


@cache
def _icons(game: Game, language: str) -> Icons:
    own = board_of(game)
    counted: frozenset[str] = getattr(own, "COUNTED", frozenset())
    return Icons(game_speaker(game, language), getattr(own, "icon_of", None), counted)


@lru_cache(_SPEAKERS)
def _speaker(folder: Path, names: tuple[str, ...], language: str) -> Speaker:
    return Speaker(_Texts(folder), language, names)


def reason_for(refused: Refused, language: str) -> str:
    """Why something was refused, in the language of whoever wanted it."""
    args = dict(refused.args_of_message)
    if refused.by is not None:
        speaker = game_speaker(refused.by, language)
        args |= {name: speaker.say(value) for name, value in args.items() if isinstance(value, Message)}
    return table_speaker(language).text(refused.id, **args)


def seat_names(game: Game, seats: Sequence[Seat], language: str) -> list[str]:
    """What everybody at a table is called; nobody is called like somebody else."""
    speaker = table_speaker(language)
    names: list[str] = []
    for number, seat in enumerate(seats):
        name = _name_of(seat, number, game, speaker)
        if name in names:
            name = speaker.text("seat-same-name", name=name, number=number + 1)
        names.append(name)
    return names


def _name_of(seat: Seat, number: int, game: Game, speaker: Speaker) -> str:
    match seat.sitter:
        case Sitter.OPEN:
            return speaker.text("seat-open", number=number + 1)
        case Sitter.AUTOMA:
            return game_speaker(game, speaker.language).text("seat-automa")
        case Sitter.BOT:
            return speaker.text("seat-stand-in", name=seat.name) if seat.name else speaker.text(f"seat-bot-{seat.bot}")
        case Sitter.HUMAN:
            return seat.name or speaker.text("seat-human", number=number + 1)


def learn_all_words() -> None:
    """Read all message files, which takes a while, before the first visitor needs them."""
    for language in LANGUAGES:
        table_speaker(language)
        for game in games().values():
            game_speaker(game, language)


def winners_said(match: Match, speaker: Speaker) -> str:
    """Who won a match that is over."""
    winners = match.scores.winners
    if not winners:
        return speaker.text("score-nobody")
    return speaker.text("score-winner", count=len(winners), names=speaker.listed([*map(speaker.seat, winners)]))
