"""The bot that takes the option with the best evaluation."""

from __future__ import annotations

from random import Random

from zataku.kernel.judgement import judgement_of
from zataku.kernel.match import Perspective
from zataku.kernel.options import Option

#: What an option leads to may depend on hidden things and chance: the mean over so many samples counts.
SAMPLES = 3


class GreedyBot:
    """Looks one choice ahead with the game's evaluation; ties are broken at random."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, perspective: Perspective) -> Option:
        best: list[Option] = []
        highest = float("-inf")
        samples = [perspective.sample(self._rng) for _ in range(SAMPLES)]
        judgement = judgement_of(perspective.game)
        for option in judgement.candidates(perspective.position):
            value = 0.0
            for sample in samples:
                state = sample.clone()
                state.apply(option)
                value += judgement.evaluate(state, perspective.seat)
            if value > highest:
                best, highest = [option], value
            elif value == highest:
                best.append(option)
        return self._rng.choice(best)
