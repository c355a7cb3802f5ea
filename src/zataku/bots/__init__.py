"""Bots: software in a seat that sees only a view.

A bot is anything with `choose(perspective) -> Option`. It is made from a text, which names its kind and its strength:
a level of the ladder from `newcomer` to `master`, or one of the yardsticks `random`, `greedy`, `mcts` (a search over
single choices), `mcts:0.5s` (seconds a decision), `mcts:400` (iterations a decision). With a seed the choices of all
but those with seconds can be repeated.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Protocol

from zataku.kernel.match import Match, Perspective
from zataku.kernel.options import Option

from .greedy import GreedyBot
from .levels import LEVELS
from .mcts import Budget, MctsBot
from .random import RandomBot
from .turnwise import TurnBot

BOTS = (*LEVELS, "random", "greedy", "mcts")


class Bot(Protocol):
    """Somebody who chooses among the options of a decision."""

    def choose(self, perspective: Perspective) -> Option: ...


def make(text: str, seed: str | None = None) -> Bot:
    """The bot that the text names; ValueError says what is allowed. With a seed its choices can be repeated."""
    kind, _, budget = text.partition(":")
    rng = Random(seed)
    makers: dict[str, Callable[[], Bot]] = {"random": lambda: RandomBot(rng), "greedy": lambda: GreedyBot(rng)}
    if kind in makers and not budget:
        return makers[kind]()
    if kind in LEVELS and not budget:
        return TurnBot(LEVELS[kind], rng)
    if kind == "mcts":
        return MctsBot(_budget(text, budget), rng)
    raise ValueError(
        f"there is no bot {text!r}; there are {', '.join(BOTS)}, mcts:0.5s (seconds a decision) "
        "and mcts:400 (iterations a decision)"
    )


def _budget(text: str, budget: str) -> Budget:
    if not budget:
        return Budget(seconds=0.1)
    if re.fullmatch(r"\d+(\.\d+)?s", budget) and float(budget[:-1]) > 0:
        return Budget(seconds=float(budget[:-1]))
    if re.fullmatch(r"[1-9]\d*", budget):
        return Budget(iterations=int(budget))
    raise ValueError(f"{text!r}: a budget is seconds (mcts:0.5s) or iterations (mcts:400)")


def play(match: Match, bots: dict[int, Bot]) -> None:
    """Let the bots choose until the match is over or a seat without a bot is to decide."""
    while not match.over and match.state.seat in bots:
        seat = match.state.seat
        match.choose(bots[seat].choose(match.perspective(seat)), seat)
