"""The coach of a first match: which options a sound player would consider, and by how much one is better than another.

It knows what the seat knows: options are tried on samples of what may be true, each played on for the seat's own next
choices as its judgement would have it, and judged then. The same view always gets the same advice.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from zataku.kernel.judgement import Judgement, judgement_of
from zataku.kernel.match import Perspective
from zataku.kernel.options import Option
from zataku.kernel.state import State

#: How many samples an option is tried on, how many options are looked at closely, and how many choices are played on.
SAMPLES = 2
CLOSELY = 5
PLAYED_ON = 8
#: How many suggestions are made, and how many points apart two options still count as equally good.
SUGGESTIONS = 3
ALIKE = 1.0
#: How many options of a later choice are looked at.
_WIDTH = 12


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An option worth considering, and how many points it is behind the best."""

    option: Option
    behind: float

    @property
    def alike(self) -> bool:
        return self.behind < ALIKE


def advice(perspective: Perspective) -> list[Suggestion]:
    """The options worth considering, best first; none where there is nothing to decide."""
    judgement = judgement_of(perspective.game)
    offered = list(perspective.options)
    candidates = [option for option in judgement.candidates(perspective.position) if option in offered] or offered
    if len(candidates) < 2:
        return []
    rng = Random(0)
    samples = [perspective.sample(rng) for _ in range(SAMPLES)]
    first = sorted(candidates, key=lambda option: -_value(samples[:1], option, perspective.seat, judgement, 0))
    values = {
        option: _value(samples, option, perspective.seat, judgement, PLAYED_ON)
        for option in [*dict.fromkeys([*first[:CLOSELY], *candidates[:1]])]
    }
    best = max(values.values())
    ranked = sorted(values, key=lambda option: (-values[option], option.id))
    return [Suggestion(option, best - values[option]) for option in ranked[:SUGGESTIONS]]


def _value(samples: list[State], option: Option, seat: int, judgement: Judgement, further: int) -> float:
    """What the seat can expect after this option, over the samples."""
    total = 0.0
    for sample in samples:
        state = sample.clone()
        state.apply(option)
        for _ in range(further):
            if state.over or state.seat != seat:
                break
            state.apply(_likeliest(state, seat, judgement))
        total += judgement.evaluate(state, seat)
    return total / len(samples)


def _likeliest(state: State, seat: int, judgement: Judgement) -> Option:
    """The choice that looks best at once."""
    options = list(judgement.candidates(state))[:_WIDTH] or list(state.offer)[:_WIDTH]

    def at_once(option: Option) -> float:
        tried = state.clone()
        tried.apply(option)
        return judgement.evaluate(tried, seat)

    return options[0] if len(options) == 1 else max(options, key=at_once)
