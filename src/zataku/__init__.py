"""Zataku: an open digital table for four Japanese-themed eurogames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zataku.engine import ENGINE
from zataku.games import game, games
from zataku.kernel import match as _match
from zataku.kernel.game import Game, Scores, Settings
from zataku.kernel.judgement import Judgement, judgement_of
from zataku.kernel.match import BrokenRecord, Decision, IllegalChoice, Perspective, UndoRefused
from zataku.kernel.messages import Told, message
from zataku.kernel.options import Option
from zataku.kernel.state import State

__all__ = [
    "ENGINE",
    "BrokenRecord",
    "Decision",
    "Game",
    "IllegalChoice",
    "Judgement",
    "Match",
    "Option",
    "Perspective",
    "Scores",
    "State",
    "Told",
    "UndoRefused",
    "game",
    "games",
    "judgement_of",
    "new_match",
    "replay",
]


class Match(_match.Match):
    """A match that shows its board in a notebook."""

    def _repr_html_(self) -> str:
        from zataku.boards import picture

        return picture(self)


def new_match(name: str, players: int, seed: str, options: Settings | None = None) -> Match:
    """A new match; ValueError says what is allowed."""
    return Match(game(name), players, seed, options)


def replay(record: Mapping[str, Any]) -> _match.Match:
    """The match that a record tells; BrokenRecord says why it tells none."""
    try:
        known = game(record["game"])
    except (KeyError, TypeError):
        raise BrokenRecord(
            "this is not the record of a match: it names no game", message("error-record-lacks", missing=("game",))
        ) from None
    except Told as error:
        raise BrokenRecord(error.text, error.told) from error
    return _match.replay(known, record, Match)
