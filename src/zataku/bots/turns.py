"""Whole turns: a beam search from a position to where the turn of its seat ends.

A turn of these games is a chain of choices, and positions in the middle of it are hard to compare: what counts is where
turns end. The beam keeps the most promising positions after each choice, by the game's own evaluation, and leaves out
those that were reached on another way already. Where something is revealed planning stops: such a turn is played to its
end by the evaluation alone, and decided anew when the truth is known.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from time import perf_counter
from typing import Final

from zataku.kernel.judgement import Judgement
from zataku.kernel.options import Option
from zataku.kernel.state import State

#: Choices in a turn, at most; what is longer is played to its end by the evaluation.
LONGEST: Final = 30
#: Options compared at one choice after something was revealed; where more are offered, a random few of them.
GLANCE: Final = 6
#: Choices in what is left of a turn, at most; no turn of any game is longer.
_MOST_LEFT: Final = 80


class WholeTurn:
    """The choices of a turn up to anything unknown, and a position in which it may end."""

    __slots__ = ("path", "state")

    def __init__(self, path: tuple[Option, ...], state: State) -> None:
        self.path = path
        self.state = state


def whole_turns(
    judgement: Judgement, start: State, width: int, rng: Random, deadline: float | None = None
) -> list[WholeTurn]:
    """The turns that the deciding seat may play from here, those among them that a beam of this width finds."""
    seat = start.seat
    ended = judgement.turn.ended
    evaluate = judgement.guide
    candidates = judgement.candidates
    gist = judgement.turn.gist
    whole = judgement.turn.whole
    reveals = start.reveals
    found: list[WholeTurn] = []
    beam: list[WholeTurn] = [WholeTurn((), start)]
    for _ in range(LONGEST):
        reached: list[tuple[float, int, WholeTurn]] = []
        late = deadline is not None and perf_counter() > deadline
        for turn in beam:
            here = turn.state
            known = here.reveals == reveals
            if turn.path and (late or not (known or whole)):
                finish(judgement, start, here, rng)
                found.append(turn)
                continue
            for option in candidates(here):
                after = here.clone()
                after.apply(option)
                longer = WholeTurn((*turn.path, option) if known else turn.path, after)
                if after.over or ended(start, after):
                    found.append(longer)
                else:
                    reached.append((-evaluate(after, seat), len(reached), longer))
        if not reached:
            return found
        reached.sort()
        beam = _narrowed(reached, width, gist)
    for turn in beam:
        finish(judgement, start, turn.state, rng)
        found.append(turn)
    return found


def _narrowed(
    reached: Sequence[tuple[float, int, WholeTurn]], width: int, gist: Callable[[State], Hashable] | None
) -> list[WholeTurn]:
    """The best of the positions reached, each of them once."""
    seen: set[Hashable] = set()
    beam: list[WholeTurn] = []
    for value, _, turn in reached:
        state = turn.state
        key: Hashable = (value, state.asking, len(state.offer), tuple(state.agenda)) if gist is None else gist(state)
        if key in seen:
            continue
        seen.add(key)
        beam.append(turn)
        if len(beam) >= width:
            break
    return beam


def finish(judgement: Judgement, start: State, state: State, rng: Random) -> None:
    """Play what is left of the turn by the evaluation alone."""
    ended = judgement.turn.ended
    for _ in range(_MOST_LEFT):
        if state.over or ended(start, state):
            return
        state.apply(glance(judgement, state, rng))


def glance(judgement: Judgement, state: State, rng: Random) -> Option:
    """The option that looks best at once."""
    offer: Sequence[Option] = judgement.candidates(state)
    if len(offer) > GLANCE:
        offer = rng.sample(offer, GLANCE)
    best = offer[0]
    if len(offer) == 1:
        return best
    seat = state.seat
    evaluate = judgement.guide
    highest = float("-inf")
    for option in offer:
        after = state.clone()
        after.apply(option)
        value = evaluate(after, seat)
        if value > highest:
            best, highest = option, value
    return best
