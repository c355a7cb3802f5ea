"""What bots know about a game: the interface between a game's `judgement/` and the bots. No rule lives here.

A game's folder may have a package `judgement` with `JUDGEMENT = Judgement(...)`. Without one, bots judge a position by
playing it out.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from .game import Game
from .options import Option
from .state import State


def every_option(state: State) -> Sequence[Option]:
    """In most games a bot considers all that is offered."""
    return state.offer


@dataclass(frozen=True, slots=True)
class TurnShape:
    """How a turn can be planned as a whole.

    `settled(state)`: is this a position between two actions, which can be compared with others? `ended(start, state)`:
    is the turn to which the position `start` belongs over, or is what is left of it not for its seat to plan?
    `gist(state)`: a transposition key: positions of a turn with the same gist are one to whoever plans it. It holds
    nothing hidden.
    """

    settled: Callable[[Any], bool]
    ended: Callable[[Any, Any], bool]
    gist: Callable[[Any], Hashable]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What bots know.

    `evaluate(state, seat)` guesses how many points the seat will have at the end. `candidates(state)` are the options
    that a bot should consider, where some are there for people only. `horizon` limits a search's rollout to the
    deciding seat's next turn (`Step.begins_turn`): so many choices at most; 0 where `evaluate` can judge positions in
    the middle of a turn. `turn` lets bots plan whole turns, where all seats win or lose together.
    """

    evaluate: Callable[[Any, int], float]
    candidates: Callable[[Any], Sequence[Option]] = every_option
    horizon: int = 0
    turn: TurnShape | None = None


def judgement_of(game: Game) -> Judgement:
    """What bots know about the game."""
    return _judgement_in(game.package) or Judgement(_played_out(game))


@cache
def _judgement_in(package: str) -> Judgement | None:
    name = f"{package}.judgement"
    if find_spec(name) is None:
        return None
    judgement: Judgement = import_module(name).JUDGEMENT
    return judgement


def _played_out(game: Game) -> Callable[[State, int], float]:
    """An evaluation for a game that has none of its own: one random end of the match, always the same."""

    def evaluate(state: State, seat: int) -> float:
        end = state.clone()
        end.playout(Random(0))
        return float(game.scores(end)[seat].total)

    return evaluate
