"""What bots know about a game: the interface between a game's `judgement/` and the bots. No rule lives here.

A game's folder may have a package `judgement` with `JUDGEMENT = Judgement(...)`. Without one, bots judge a position by
playing it out.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
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


def same_seat_no_more(start: State, state: State) -> bool:
    """Where a game says nothing else, a turn ends when another seat is to decide."""
    return state.seat != start.seat


def never(state: State) -> bool:
    """Where a game says nothing else, no question is known to begin a turn."""
    return False


@dataclass(frozen=True, slots=True)
class TurnShape:
    """Where turns begin and end: bots think in whole turns, not in single choices.

    `begins(state)`: is the question one that begins a turn, with nothing of an earlier one still to come?
    `ended(start, state)`: is the turn to which the position `start` belongs over? `gist(state)`: a transposition key:
    positions with the same gist are one to whoever plans. Without it positions count as alike if they look alike.
    `whole`: only questions that begin a turn count as turns of their own when bots look ahead, and what is revealed in
    the middle of a turn does not end its planning: what follows is planned as if the sample were the truth, and thought
    about anew when the truth is known. `lap(state)`: a count that is another one in a seat's next turn. With it a look
    ahead, where seats are rivals, ends where the own turn of a later lap begins, so that turns of different length are
    compared at the same moment, and everybody plays in it for the lead, not for points alone: where points bring the
    end nearer, what a seat itself may expect can fall with what it scores.
    """

    begins: Callable[[Any], bool] = never
    ended: Callable[[Any, Any], bool] = same_seat_no_more
    gist: Callable[[Any], Hashable] | None = None
    whole: bool = False
    lap: Callable[[Any], int] | None = None


@dataclass(frozen=True, slots=True)
class GroupShape:
    """How a long turn can be planned action by action, where all seats win or lose together.

    `settled(state)`: is this a position between two actions, which can be compared with others? `ended(start, state)`:
    is the turn to which the position `start` belongs over, or is what is left of it not for its seat to plan?
    `gist(state)`: a transposition key: positions of a turn with the same gist are one to whoever plans it. It holds
    nothing hidden.
    """

    settled: Callable[[Any], bool]
    ended: Callable[[Any, Any], bool]
    gist: Callable[[Any], Hashable]


@dataclass(frozen=True, slots=True)
class Features:
    """What a fitted value looks at; the values themselves lie in `judgement/values/`, a file for each kind.

    `of(state, seat)` are the numbers of one seat, always equally many, its evaluation first. `kind(state, seat)` names
    the value that judges the seat, such as `2` for a player among two, or `1-automa`. `progress(state)` is the share of
    the match that has been played, from 0 to 1. A kind that has no value of its own is judged by that of another one,
    if `instead` names one for it. `victory` is what everybody scores when all have won together, where nothing is
    scored otherwise.
    """

    of: Callable[[Any, int], list[float]]
    kind: Callable[[Any, int], str]
    progress: Callable[[Any], float]
    instead: Mapping[str, str] = field(default_factory=dict)
    victory: float = 0.0


@dataclass(frozen=True, slots=True)
class Judgement:
    """What bots know.

    `evaluate(state, seat)` guesses how many points the seat will have at the end, also in the middle of a turn.
    `outlook(state, seat)` does so with plans for the rest of the match in view, where a game has one: it guides
    the bots that think in whole turns, while the yardsticks keep to `evaluate`, so that they stay what they were.
    `candidates(state)` are the options that a bot should consider, where some are there for people only. `turn` says
    where turns begin and end, `group` how they are planned where all win or lose together. `features` are what a value
    fitted by playing looks at. `scale` is how much a point of The White Castle is worth in points of this game, for
    levels that make mistakes of a certain size. `parts(state, seat)` are the points by category, as if the match ended
    now; without it the game's `scores` are asked. `horizon` limits a rollout of the tree search to the deciding seat's
    next turn: so many choices at most; 0 where `evaluate` alone is good enough. `effort` is the share of a level's
    looks ahead that the game affords: turns of some games take longer to think about than those of others, and turns
    among many players longer than among few, so it may depend on the position. `ahead` is how many own turns a look
    ahead plays for each of a level's: where a turn is a small step, the next one alone tells little. `farther` is how
    many more it plays; what is seen there counts in the mean with what was seen before. `breadth` is how many
    times as wide as a level's the beams are when it looks ahead, and by how much fewer its looks: where a good turn is
    one of many, a next turn found by a narrow beam says little.
    """

    evaluate: Callable[[Any, int], float]
    outlook: Callable[[Any, int], float] | None = None
    candidates: Callable[[Any], Sequence[Option]] = every_option
    turn: TurnShape = TurnShape()
    group: GroupShape | None = None
    features: Features | None = None
    scale: float = 1.0
    parts: Callable[[Any, int], Mapping[str, float]] | None = None
    horizon: int = 0
    effort: float | Callable[[Any], float] = 1.0
    ahead: int = 1
    farther: int = 0
    breadth: float = 1.0

    @property
    def guide(self) -> Callable[[Any, int], float]:
        """What orders positions for bots that think in whole turns."""
        return self.outlook or self.evaluate

    def effort_at(self, state: State) -> float:
        """The share of a level's looks ahead that this position affords."""
        return self.effort(state) if callable(self.effort) else self.effort


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
