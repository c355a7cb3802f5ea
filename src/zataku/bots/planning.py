"""Looking through a whole turn, where all seats win or lose together.

In a shared cause nobody is against the deciding seat, and what its own choices lead to is certain until something is
revealed. So its turn is looked through action by action: all chains of choices to the next positions between two
actions, on from the best of these, and so to the end of the turn. What is hidden is sampled, and after something was
revealed only the first option is followed to the end of that action: the rest is decided when it is known. Who has no
more time does the same, and takes what is best so far.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

from zataku.kernel.game import TurnShape
from zataku.kernel.match import Perspective
from zataku.kernel.options import Option
from zataku.kernel.state import State

#: From so many positions between two actions, at most, one looks on; from fewer, but some, where there is much to see
#: and more than so many positions would have to be judged.
WIDTH = 12
NARROW = 3
ENOUGH = 2000
#: So many actions, free ones included, are looked through at most.
ACTIONS = 5
#: Among so many options, at most, one looks for the best.
MOST = 40

#: What is chosen, and in which position (by its gist).
Choice = tuple[Hashable, Option]


@dataclass(frozen=True, slots=True)
class Way:
    """A way through a turn: what it leads to, and the choices on it that can be made before anything is revealed."""

    value: float
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A position on the way, and the choices that led to it as long as nothing was revealed."""

    state: State
    gist: Hashable
    choices: tuple[Choice, ...]


#: A position between two actions, with what it is worth.
Found = tuple[float, Point]


class Lookout:
    """One look through the turn, in one sample of what may be true: the best way for each option offered."""

    def __init__(self, perspective: Perspective, shape: TurnShape, rng: Random, deadline: float | None = None) -> None:
        self._game = perspective.game
        self._shape = shape
        self._seat = perspective.seat
        self._rng = rng
        self._deadline = deadline
        self._start = perspective.sample(rng)
        self.judged = 0
        self.ways: dict[Option, Way] = {}
        self._look()

    def _look(self) -> None:
        edge: list[Found] = [(0.0, Point(self._start, self._shape.gist(self._start), ()))]
        for _ in range(ACTIONS):
            before = self.judged
            reached: dict[Hashable, Found] = {}
            for value, point in edge:
                if self._late(point):
                    self._end(value, point)
                else:
                    self._act(point, reached)
            each = max(1, (self.judged - before) // len(edge))
            width = max(NARROW, min(WIDTH, (ENOUGH - self.judged) // each))
            edge = sorted(reached.values(), key=lambda found: -found[0])[:width]
            if not edge:
                return
        for value, point in edge:
            self._end(value, point)

    def _late(self, here: Point) -> bool:
        """Is there no time to look on from here? All that is offered now is looked at in any case."""
        return bool(here.choices) and self._deadline is not None and perf_counter() >= self._deadline

    def _act(self, start: Point, reached: dict[Hashable, Found]) -> None:
        """All ways through one action: ends of the turn, and positions from which it goes on."""
        shape = self._shape
        seen = {start.gist}
        waiting = [start]
        while waiting:
            here = waiting.pop()
            certain = here.state.reveals == self._start.reveals
            for option in self._offer(here, start):
                state = here.state.clone()
                state.apply(option)
                gist = shape.gist(state)
                if gist in seen:
                    continue
                seen.add(gist)
                choices = (*here.choices, (here.gist, option)) if certain else here.choices
                point = Point(state, gist, choices)
                if state.over or shape.ended(self._start, state):
                    self._end(self._judge(state), point)
                elif not shape.settled(state):
                    waiting.append(point)
                elif gist not in reached:
                    reached[gist] = self._judge(state), point

    def _offer(self, here: Point, start: Point) -> Sequence[Option]:
        offer: Sequence[Option] = self._game.candidates(here.state)
        if here.state.reveals != start.state.reveals or self._late(here):
            return offer[:1]
        return self._rng.sample(offer, MOST) if len(offer) > MOST else offer

    def _judge(self, state: State) -> float:
        self.judged += 1
        return self._game.evaluate(state, self._seat)

    def _end(self, value: float, point: Point) -> None:
        first = point.choices[0][1]
        known = self.ways.get(first)
        if known is None or known.value < value:
            self.ways[first] = Way(value, point.choices)
