"""Trials: turns that were not chosen are played on all the same, to learn what they would have led to.

Who is ahead in a match that was played mostly tells who was ahead before, not which turn was good. So at some turns of
it several are taken instead of one, and from where each of them ends everybody plays to the end of the match. All of
them begin in the same sample of what is hidden and meet the same chance, so that what differs is due to the turn. It is
noted where the next turns of the same seat end: luck that comes after these tells nothing about the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from zataku.bots.turns import whole_turns
from zataku.bots.turnwise import best_turn
from zataku.bots.values import Values
from zataku.kernel.state import State

#: Turns of a match at which others are tried, usually.
TURNS = 12
#: Turns tried at each: one half the best, the others any of the next ones.
TRIED = 6
_NEXT = 4 * TRIED
#: How wide the beam is that finds them, and the one with which everybody plays on.
_WIDTH = 8
_NARROW = 2
#: Turns until the end of a match, at most.
_MOST_TURNS = 400
#: Of how many next turns it is noted where they end.
_NEXT_ENDS = 4


class Trial(NamedTuple):
    """A turn that was tried: what kind of seat had what where it ended, and the points of that seat in the end.

    Trials of one `turn` (a number) took each other's place. `later` is what the seat had where the next turns ended of
    whoever tried it.
    """

    turn: int
    kind: str
    features: list[float]
    total: float
    later: list[list[float]]


def trials_of(values: Values, players: int, starts: Sequence[State], rng: Random) -> list[Trial]:
    """Trials at turns that begin in these samples."""
    known = values.judgement.features
    if known is None:
        raise ValueError(f"{values.game.name} has no features to learn from")
    automas = range(players, values.game.seats(players))
    trials: list[Trial] = []
    for number, start in enumerate(starts):
        seats = (start.seat, *automas)
        for end in _different_ends(values, start, rng):
            kinds = [known.kind(end, seat) for seat in seats]
            had = [[known.of(end, seat)] for seat in seats]
            scores = values.game.scores(_played_on(values, end, seats, had, rng))
            trials.extend(
                Trial(number, kind, each[0], scores[seat].total, each[1:])
                for seat, kind, each in zip(seats, kinds, had, strict=True)
            )
    return trials


def _different_ends(values: Values, start: State, rng: Random) -> list[State]:
    """Where turns from here end: the best of them, and some of those that look less good."""
    ends: dict[float, State] = {}
    for turn in whole_turns(values.judgement, start, _WIDTH, rng):
        if not turn.state.over:
            # What is worth exactly the same is nearly always the same.
            ends.setdefault(round(values.worth(turn.state, start.seat), 6), turn.state)
    ordered = [ends[worth] for worth in sorted(ends, reverse=True)]
    best, others = ordered[: TRIED // 2], ordered[TRIED // 2 : _NEXT]
    return best + rng.sample(others, min(TRIED - TRIED // 2, len(others)))


def _played_on(
    values: Values, state: State, seats: Sequence[int], had: Sequence[list[list[float]]], rng: Random
) -> State:
    """Where the match ends when everybody plays the best turn that a narrow beam finds.

    What the seats have is noted wherever one of the next turns of the first of them ends.
    """
    known = values.judgement.features
    assert known is not None
    turn = values.judgement.turn
    for _ in range(_MOST_TURNS):
        if state.over:
            break
        own = state.seat == seats[0] and (turn.begins(state) or not turn.whole)
        state = best_turn(values, state, _NARROW, rng)
        if own and not state.over and len(had[0]) <= _NEXT_ENDS:
            for seat, each in zip(seats, had, strict=True):
                each.append(known.of(state, seat))
    return state
