"""How strong the levels are in a game: a file that comes with the game, made by `zataku ladder --measure`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from typing import Any

from zataku.kernel.game import Game

#: Where a game keeps its ladder.
FILE = "judgement/ladder.json"
#: Two-sided 95% of the normal distribution.
_NINETY_FIVE = 1.959963984540054
_ROUNDS_OF_FITTING = 200


@dataclass(frozen=True, slots=True)
class Meeting:
    """Matches of a level against another one; a shared win counts as half of one."""

    level: str
    other: str
    played: int
    won: float


@dataclass(frozen=True, slots=True)
class Rung:
    """A level on the ladder: its rating (the weakest has 0), and how it did against the one below."""

    level: str
    rating: float
    below: Meeting | None
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels of a game, weakest first, by how they did against one another."""

    game: str
    version: str
    players: int
    command: str
    levels: tuple[str, ...]
    meetings: tuple[Meeting, ...]

    def rungs(self) -> list[Rung]:
        """Every level with its rating and its result against the level below."""
        ratings = rate(self.levels, self.meetings)
        rungs = []
        for place, level in enumerate(self.levels):
            below = self.between(level, self.levels[place - 1]) if place else None
            low, high = confidence(below.won, below.played) if below else (0.0, 1.0)
            rungs.append(Rung(level, ratings[level], below, low, high))
        return rungs

    def between(self, level: str, other: str) -> Meeting | None:
        """How a level did against another one; None where they did not meet."""
        for meeting in self.meetings:
            if (meeting.level, meeting.other) == (level, other):
                return meeting
            if (meeting.other, meeting.level) == (level, other):
                return Meeting(level, other, meeting.played, meeting.played - meeting.won)
        return None

    def plain(self) -> dict[str, Any]:
        """The ladder as JSON-able data."""
        return {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "command": self.command,
            "levels": list(self.levels),
            "meetings": [[each.level, each.other, each.played, each.won] for each in self.meetings],
        }


def ladder_of(game: Game) -> Ladder | None:
    """The measured ladder that comes with a game."""
    file = game.folder / FILE
    return from_plain(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None


def from_plain(data: Mapping[str, Any]) -> Ladder:
    """The ladder that such data tells."""
    return Ladder(
        data["game"],
        data["version"],
        data["players"],
        data["command"],
        tuple(data["levels"]),
        tuple(Meeting(*each) for each in data["meetings"]),
    )


def rate(levels: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, float]:
    """Ratings on the usual scale (400 points are ten to one), by Bradley and Terry; the first level has 0.

    Everybody is counted half a win and half a loss more in each meeting, so that nobody is infinitely strong.
    """
    strengths = dict.fromkeys(levels, 1.0)
    for _ in range(_ROUNDS_OF_FITTING):
        for level in levels:
            won = weight = 0.0
            for meeting in meetings:
                if level in (meeting.level, meeting.other):
                    own = meeting.won if level == meeting.level else meeting.played - meeting.won
                    won += own + 0.5
                    weight += (meeting.played + 1.0) / (strengths[meeting.level] + strengths[meeting.other])
            if weight:
                strengths[level] = won / weight
    first = strengths[levels[0]]
    return {level: 400.0 * log10(strength / first) for level, strength in strengths.items()}


def confidence(won: float, played: int) -> tuple[float, float]:
    """Wilson's 95% interval for a rate; honest also near 0 and 1, where the simple formula is not."""
    rate = won / played
    square = _NINETY_FIVE**2
    centre = rate + square / (2 * played)
    half = _NINETY_FIVE * sqrt(rate * (1 - rate) / played + square / (4 * played**2))
    scale = 1 + square / played
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)
