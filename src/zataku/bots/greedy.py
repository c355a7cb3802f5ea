"""The bot that takes what looks best at once."""

from __future__ import annotations

from random import Random

from zataku.kernel.match import Perspective
from zataku.kernel.options import Option

#: What lies behind an option may depend on chance: so many samples are averaged.
SAMPLES = 3


class GreedyBot:
    """One step of look-ahead on the game's evaluation; equals are chosen among at random."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, perspective: Perspective) -> Option:
        best: list[Option] = []
        highest = float("-inf")
        samples = [perspective.sample(self._rng) for _ in range(SAMPLES)]
        for option in perspective.candidates:
            value = 0.0
            for sample in samples:
                state = sample.clone()
                state.apply(option)
                value += perspective.game.evaluate(state, perspective.seat)
            if value > highest:
                best, highest = [option], value
            elif value == highest:
                best.append(option)
        return self._rng.choice(best)
