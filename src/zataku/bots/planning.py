"""Planning a whole turn, where all seats win or lose together.

In a cooperative match nobody plays against the deciding seat, and what its own choices lead to is certain until
something is revealed. So its turn is planned by a beam search, action by action: from every position in the beam all
chains of choices that make up one action are played, the positions reached are judged, and the best of them are the
next beam. What is hidden is sampled. Once something was revealed, only the first option is followed to the end of that
action: the rest is decided when the truth is known. What a sample reveals may be luck: the same choice is tried in
other samples too, and by how much this one is better or worse than their mean does not count for the plan. When time is
up no more is tried, and the best plan so far counts.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from zataku.kernel.judgement import GroupShape, judgement_of
from zataku.kernel.match import Perspective
from zataku.kernel.options import Option
from zataku.kernel.state import State

#: The beam: how many positions are expanded after each action, at most and at least. It narrows as the number of
#: positions judged comes near to `MOST_JUDGED`, or to what a weaker level may judge.
BEAM_WIDTH: Final = 12
NARROWEST_BEAM: Final = 3
MOST_JUDGED: Final = 2000
#: Positions reached in the middle of actions, at most: from there on only the first options are followed.
MOST_REACHED: Final = 8000
#: Actions in a plan, free ones included, at most.
MOST_ACTIONS: Final = 5
#: Options tried at one decision, at most; where more are offered, a random sample of them.
MOST_OPTIONS: Final = 40

#: In so many other samples a choice is tried that reveals something.
OTHER_SAMPLES: Final = 4
#: Choices from there to the end of the action, at most.
_MOST_LEFT: Final = 30

#: An option, and the position in which it is chosen (by its gist).
Choice = tuple[Hashable, Option]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a turn can lead to: its value, and the choices that can be made before anything is revealed."""

    value: float
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A position in the turn, the choices that led to it before anything was revealed, and the luck since then."""

    state: State
    gist: Hashable
    choices: tuple[Choice, ...]
    luck: float = 0.0


#: A position between two actions, with its value.
Judged = tuple[float, Position]


class TurnSearch:
    """A beam search through the turn, in one sample of what may be true: the best plan for each option offered."""

    def __init__(
        self,
        perspective: Perspective,
        shape: GroupShape,
        rng: Random,
        deadline: float | None = None,
        most: int = MOST_JUDGED,
    ) -> None:
        self._judgement = judgement_of(perspective.game)
        self._shape = shape
        self._seat = perspective.seat
        self._rng = rng
        self._deadline = deadline
        self._most = most
        self._start = perspective.sample(rng)
        #: How many positions were judged, and how many were reached.
        self.judged = 0
        self._reached = 0
        #: The best plan found, by its first option.
        self.plans: dict[Option, Plan] = {}
        self._search()

    def _search(self) -> None:
        beam: list[Judged] = [(0.0, Position(self._start, self._shape.gist(self._start), ()))]
        for _ in range(MOST_ACTIONS):
            before = self.judged
            reached: dict[Hashable, Judged] = {}
            for value, position in beam:
                if self._out_of_time(position):
                    self._keep(value, position)
                else:
                    self._expand(position, reached)
            judged_each = max(1, (self.judged - before) // len(beam))
            width = max(NARROWEST_BEAM, min(BEAM_WIDTH, (self._most - self.judged) // judged_each))
            beam = sorted(reached.values(), key=lambda judged: -judged[0])[:width]
            if not beam:
                return
        for value, position in beam:
            self._keep(value, position)

    def _out_of_time(self, position: Position) -> bool:
        """Is there no time or no patience left? The options of the first decision are all tried in any case."""
        if not position.choices:
            return False
        return self._reached >= MOST_REACHED or (self._deadline is not None and perf_counter() >= self._deadline)

    def _expand(self, start: Position, reached: dict[Hashable, Judged]) -> None:
        """Play all chains of choices of one action: some end the turn, the others reach positions between actions."""
        shape = self._shape
        seen = {start.gist}
        waiting = [start]
        while waiting:
            here = waiting.pop()
            certain = here.state.reveals == self._start.reveals
            for option in self._options(here, start):
                state = here.state.clone()
                state.apply(option)
                self._reached += 1
                gist = shape.gist(state)
                if gist in seen:
                    continue
                seen.add(gist)
                choices = (*here.choices, (here.gist, option)) if certain else here.choices
                luck = here.luck
                if state.reveals != here.state.reveals:
                    luck += self._luck(here.state, option, state)
                position = Position(state, gist, choices, luck)
                if state.over or shape.ended(self._start, state):
                    self._keep(self._judge(state) - luck, position)
                elif not shape.settled(state):
                    waiting.append(position)
                elif gist not in reached:
                    reached[gist] = self._judge(state) - luck, position

    def _luck(self, before: State, option: Option, state: State) -> float:
        """How much better this outcome of a choice is than others that were as likely."""
        others = 0.0
        for _ in range(OTHER_SAMPLES):
            other = before.sample(self._seat, self._rng)
            if option not in other.offer:
                return 0.0
            other.apply(option)
            others += self._outcome(other)
        return self._outcome(state.clone()) - others / OTHER_SAMPLES

    def _outcome(self, state: State) -> float:
        """What an action is worth that leads here, followed to its end."""
        for _ in range(_MOST_LEFT):
            if state.over or self._shape.settled(state) or self._shape.ended(self._start, state):
                break
            state.apply(self._judgement.candidates(state)[0])
        return self._judge(state)

    def _options(self, here: Position, start: Position) -> Sequence[Option]:
        offer: Sequence[Option] = self._judgement.candidates(here.state)
        if here.state.reveals != start.state.reveals or self._out_of_time(here):
            return offer[:1]
        return self._rng.sample(offer, MOST_OPTIONS) if len(offer) > MOST_OPTIONS else offer

    def _judge(self, state: State) -> float:
        self.judged += 1
        return self._judgement.evaluate(state, self._seat)

    def _keep(self, value: float, end: Position) -> None:
        """Keep the plan that leads here, if it is the best that begins with its option."""
        first = end.choices[0][1]
        known = self.plans.get(first)
        if known is None or known.value < value:
            self.plans[first] = Plan(value, end.choices)


def best_choice(perspective: Perspective, rng: Random, most: int, deadline: float | None = None) -> Option:
    """The choice after which all of them stand best: nobody plays against the seat, so one choice deep is enough.

    Where none of the options reveals anything one look at each is all there is to see. Else they are compared over
    samples that they share, `most` looks in all, and the worse half of them is dropped again and again.
    """
    judgement = judgement_of(perspective.game)
    seat = perspective.seat
    live: list[Option] = list(judgement.candidates(perspective.position))
    totals = dict.fromkeys(live, 0.0)
    each = max(1, most // (2 * len(live)))
    while len(live) > 1:
        uncertain = False
        for _ in range(each):
            base = perspective.sample(rng)
            for option in live:
                state = base.clone()
                state.apply(option)
                totals[option] += judgement.evaluate(state, seat)
                uncertain = uncertain or state.reveals != base.reveals
            if not uncertain or (deadline is not None and perf_counter() >= deadline):
                return max(live, key=totals.__getitem__)
        live = sorted(live, key=totals.__getitem__, reverse=True)[: (len(live) + 1) // 2]
    return live[0]
