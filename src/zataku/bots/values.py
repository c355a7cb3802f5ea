"""What a position is worth: the points that every seat can expect at the end, and its chance to win.

A value is fitted by letting bots play (`zataku train`) and lies as a small file in the game's `judgement/values/`, one
for each kind of seat that the game tells apart: a sum of the game's features. Where a game has no such file, its own
evaluation takes the place.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp
from operator import mul
from pathlib import Path
from typing import Any, Final

from zataku.kernel.game import Game
from zataku.kernel.judgement import Features, Judgement, judgement_of
from zataku.kernel.state import State

#: Where a game keeps its fitted values.
FOLDER: Final = "judgement/values"
#: What winning is worth beside the margin, in points of the game, when the match is over.
WIN_BONUS: Final = 3.0
#: How far apart the final scores of equal players lie, where nothing was fitted.
USUAL_SPREAD: Final = 8.0
#: A match of which so little is left is as good as decided: the spread never falls below this share of a point.
_LEAST_SPREAD: Final = 0.5


class FittedValue:
    """What one kind of seat will have at the end, from its features."""

    __slots__ = ("_bias", "_course", "_linear", "_moving", "_spread")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._bias: float = data["bias"]
        self._linear: list[float] = data["linear"]
        #: Height and slope of the line that makes an expectation of the value: two polynomials in the progress.
        self._course: list[float] = data["course"]
        #: How much more than that to expect where one's own turn begins: a polynomial, too, or nothing.
        self._moving: list[float] = data.get("moving", [])
        #: How far final scores lie from the expectation: at the start of a match and at its end.
        self._spread: list[float] = data["spread"]

    @property
    def size(self) -> int:
        """How many features it looks at."""
        return len(self._linear)

    def __call__(self, features: list[float]) -> float:
        """What to compare positions by: in points, but early in a match not the whole way to the final score."""
        total: float = self._bias + sum(map(mul, self._linear, features))
        return total

    def forecast(self, features: list[float], progress: float, moving: bool = False) -> float:
        """The final score to expect; `moving` is who is about to move."""
        half = len(self._course) // 2
        height = slope = 0.0
        for power in range(half - 1, -1, -1):
            height = height * progress + self._course[power]
            slope = slope * progress + self._course[half + power]
        more = 0.0
        if moving:
            for weight in reversed(self._moving):
                more = more * progress + weight
        return height + slope * self(features) + more

    def spread(self, progress: float) -> float:
        """How far the final score will lie from the expectation, as a standard deviation."""
        start, end = self._spread
        return max(_LEAST_SPREAD, start + (end - start) * progress)


class Values:
    """The fitted values of a game, by kind of seat."""

    def __init__(self, game: Game, fitted: Mapping[str, FittedValue]) -> None:
        self.game = game
        self.judgement: Judgement = judgement_of(game)
        self.fitted = fitted

    def worth(self, state: State, seat: int) -> float:
        """What to compare positions by, for a seat."""
        if state.over:
            return float(self.game.scores(state)[seat].total)
        known = self.judgement.features
        if known is not None:
            fitted = self.value_of(known, state, seat)
            if fitted is not None:
                return fitted(known.of(state, seat))
        return self.judgement.guide(state, seat)

    def value_of(self, known: Features, state: State, seat: int) -> FittedValue | None:
        """The value that judges the seat; where there is none for its kind, one that is close to it."""
        kind = known.kind(state, seat)
        return self.fitted.get(kind) or self.fitted.get(known.instead.get(kind, kind))

    def expected(self, state: State, seat: int) -> float:
        """The points that the seat can expect at the end."""
        known = self.judgement.features
        if known is None or state.over:
            return self.worth(state, seat)
        fitted = self.value_of(known, state, seat)
        if fitted is None:
            return self.judgement.guide(state, seat)
        return fitted.forecast(known.of(state, seat), known.progress(state), state.seat == seat)

    def standing(self, state: State, seats: int) -> list[float]:
        """What every seat has, to compare positions by; winning is worth something when the match is over."""
        if state.over:
            scores = self.game.scores(state)
            return [score.total + (WIN_BONUS if score.seat in scores.winners else 0.0) for score in scores.seats]
        return [self.worth(state, seat) for seat in range(seats)]

    def spread(self, state: State, seat: int) -> float:
        """How far the seat's final score will lie from what it can expect, as a standard deviation."""
        known = self.judgement.features
        if state.over:
            return 0.0
        if known is None:
            return USUAL_SPREAD
        fitted = self.value_of(known, state, seat)
        return USUAL_SPREAD if fitted is None else fitted.spread(known.progress(state))

    def chances(self, state: State, seats: int) -> list[float]:
        """Every seat's chance to win: a race of expectations, the more open the wider their spread."""
        shared = self.game.shared(state)
        if state.over:
            winners = self.game.scores(state).winners
            return [1.0 / (1 if shared else len(winners)) if seat in winners else 0.0 for seat in range(seats)]
        known = self.judgement.features
        if shared and known is not None and known.victory:
            # A victory counts so much, and a defeat nothing: the expectation is the chance, or the best guess at it.
            return [min(1.0, max(0.0, self.expected(state, 0) / known.victory))] * seats
        if seats == 1:
            return [1.0]
        expected = [self.expected(state, seat) for seat in range(seats)]
        spread = sum(self.spread(state, seat) for seat in range(seats)) / seats
        return race(expected, spread)

    def knows(self, state: State, seat: int) -> bool:
        """Is there a fitted value for this seat?"""
        known = self.judgement.features
        return known is not None and self.value_of(known, state, seat) is not None


def race(expected: Sequence[float], spread: float) -> list[float]:
    """Chances to come first, for seats whose final scores lie so far around what they can expect.

    A logistic with the variance of the difference between two scores: 1.7 is the usual factor between the two curves.
    """
    best = max(expected)
    weights = [exp(1.7 * (value - best) / (spread * 2.0**0.5)) for value in expected]
    total = sum(weights)
    return [weight / total for weight in weights]


def margin(standing: Sequence[float], seat: int) -> float:
    """The lead of a seat over the best other one."""
    if len(standing) == 1:
        return standing[0]
    best = float("-inf")
    for other, value in enumerate(standing):
        if other != seat and value > best:
            best = value
    return standing[seat] - best


def read_values(folder: Path) -> dict[str, FittedValue]:
    """The values in a folder, by kind of seat."""
    files = sorted(folder.glob("*.json"))
    return {file.stem: FittedValue(json.loads(file.read_text(encoding="utf-8"))) for file in files}


def values_of(game: Game) -> Values:
    """The values that come with a game."""
    known = _values.get(game.package)
    if known is None:
        known = _values[game.package] = Values(game, read_values(game.folder / FOLDER))
    return known


_values: Final[dict[str, Values]] = {}


def values_in(game: Game, folder: Path | None) -> Values:
    """The values of a game in another folder; without one, its hand-made evaluation alone."""
    return Values(game, {} if folder is None else read_values(folder))
