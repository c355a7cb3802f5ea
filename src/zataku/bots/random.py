"""The bot that chooses at random."""

from __future__ import annotations

from random import Random

from zataku.kernel.match import Perspective
from zataku.kernel.options import Option


class RandomBot:
    """Takes every option with the same probability."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, perspective: Perspective) -> Option:
        return self._rng.choice(perspective.options)
