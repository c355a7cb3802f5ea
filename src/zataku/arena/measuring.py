"""Measuring the ladder of a game: every level plays those near it, for the same deals, in all seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import zataku
from zataku.bots.ladder import Ladder, Meeting
from zataku.bots.levels import LEVELS

from .crew import Crew
from .series import Fixture, Result, fixtures, play_all


def measure(
    game: str,
    players: int,
    matches: int,
    reach: int,
    seed: str,
    crew: Crew,
    command: str,
    progress: Callable[[int, int], None],
) -> Ladder:
    """A round robin of all levels that are at most `reach` apart."""
    levels = tuple(LEVELS)
    pairs = [
        (upper, lower) for lower, upper in combinations(levels, 2) if levels.index(upper) - levels.index(lower) <= reach
    ]
    series: list[Fixture] = []
    for upper, lower in pairs:
        sitters = [upper, *[lower] * (players - 1)]
        series += fixtures(game, players, sitters, matches, f"{seed}-{upper}-{lower}", {})
    results: list[Result] = []
    for result in play_all(series, crew):
        results.append(result)
        progress(len(results), len(series))
    meetings = [
        _meeting(upper, lower, results[at * matches : (at + 1) * matches]) for at, (upper, lower) in enumerate(pairs)
    ]
    return Ladder(game, zataku.game(game).version, players, command, levels, tuple(meetings))


def _meeting(level: str, other: str, results: Sequence[Result]) -> Meeting:
    won = 0.0
    for result in results:
        winners = [result.seats[seat] for seat in result.winners]
        won += winners.count(level) / len(winners) if winners else 0.0
    return Meeting(level, other, len(results), round(won, 2))
