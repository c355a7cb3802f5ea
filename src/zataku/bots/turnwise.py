"""The bot that thinks in whole turns.

It finds the turns it could play (`turns`), judges where they end (`values`), and looks on from the best of them: all
seats play whole turns by narrow beams until the bot has had its next one. What is hidden is sampled, the same samples
for all turns compared, and turns that fall behind are dropped (sequential halving), so that thinking goes to where it
is close. The chosen turn is kept as a plan and followed until something new is revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from math import ceil, exp, log2, sqrt
from random import Random
from time import perf_counter
from typing import Final

from zataku.bots.mcts import Budget, MctsBot
from zataku.bots.turns import WholeTurn, finish, whole_turns
from zataku.bots.values import Values, margin, values_of
from zataku.kernel.match import Perspective
from zataku.kernel.options import Option
from zataku.kernel.state import State

#: Turns of anybody in one look ahead, at most: nobody may end a match in which a seat is never asked again.
_MOST_TURNS_AHEAD: Final = 48
#: A turn is dropped early when it is so many standard errors behind the best one, after so many samples.
_CLEARLY: Final = 3.0
_LEAST_SAMPLES: Final = 4


#: A choice of a plan, with what tells the position for which it is meant.
Planned = tuple[Hashable, Option]


@dataclass(frozen=True, slots=True)
class Strength:
    """How a bot thinks; all of it counts work, not time, so that its choices can be repeated.

    `width` of the beam; how many `finalists` are compared; over how many `samples` of what is hidden their ends are
    judged; how many `looks` ahead they get in all, `narrow` being the beam of everybody in them and `ahead` the own
    turns played. `temperature` is how many points a mistake may cost and still be made now and then. `positions` are
    judged at a decision where all win or lose together.
    """

    width: int = 16
    finalists: int = 6
    samples: int = 3
    looks: int = 0
    narrow: int = 3
    ahead: int = 1
    temperature: float = 0.0
    positions: int = 400

    def broadened(self, breadth: float) -> Strength:
        """The same work with wider beams and fewer looks; who does not look ahead stays as it is."""
        if not self.looks or breadth == 1.0:
            return self
        return replace(
            self,
            width=round(self.width * breadth),
            narrow=round(self.narrow * breadth),
            looks=max(1, round(self.looks / breadth)),
        )

    def divided(self, parts: int) -> Strength:
        """What each does where so many think about the same turn at once (`pooled`)."""
        return replace(self, looks=ceil(self.looks / parts))


@dataclass(frozen=True, slots=True)
class Weighed:
    """A turn that was thought about: what it leads to (a lead in points), how sure that is, and where it may end.

    `samples` of what is hidden were looked at.
    """

    path: tuple[Option, ...]
    value: float
    error: float
    end: State
    samples: int


class TurnBot:
    """Plans whole turns and keeps to its plan."""

    def __init__(self, strength: Strength, rng: Random, values: Values | None = None) -> None:
        self._strength = strength
        self._rng = rng
        self._values = values
        #: The rest of the turn, as decided: each choice with the position for which it is meant.
        self.plan: list[Planned] = []
        self._group = MctsBot(Budget(iterations=strength.positions), rng)
        #: When thinking must end, in seconds of `perf_counter`; None: when all is thought.
        self.deadline: float | None = None

    def choose(self, perspective: Perspective) -> Option:
        known = self.at_once(perspective)
        if known is not None:
            return known
        if perspective.shared:
            self._group.deadline = self.deadline
            return self._group.choose(perspective)
        return self.decide(perspective, self.weigh(perspective))

    def at_once(self, perspective: Perspective) -> Option | None:
        """What needs no thought: it was decided before, or nothing else is worth considering."""
        planned = self._planned(perspective.position)
        if planned is not None:
            return planned
        candidates = self._values_for(perspective).judgement.candidates(perspective.position)
        return candidates[0] if len(candidates) == 1 else None

    def weigh(self, perspective: Perspective) -> list[Weighed]:
        """The best turns that can be played now, the best first."""
        values = self._values_for(perspective)
        strength = self._strength.broadened(values.judgement.breadth)
        return weigh(perspective, values, strength, self._rng, self.deadline)

    def decide(self, perspective: Perspective, weighed: Sequence[Weighed]) -> Option:
        """Plan one of these turns, and begin it."""
        values = self._values_for(perspective)
        temperature = self._strength.temperature * values.judgement.scale
        turn = self._tempted(weighed, temperature) if temperature else weighed[0]
        self.plan = _steps_of(perspective.position, turn.path)
        return self._planned(perspective.position) or turn.path[0]

    def _values_for(self, perspective: Perspective) -> Values:
        return self._values or values_of(perspective.game)

    def _planned(self, position: State) -> Option | None:
        """What the plan says for this position, if it was made for it and nothing was revealed since."""
        if not self.plan or self.plan[0][0] != where(position):
            self.plan = []
            return None
        return self.plan.pop(0)[1]

    def _tempted(self, weighed: Sequence[Weighed], temperature: float) -> Weighed:
        """Not always the best turn: one that costs little is nearly as likely, one that costs much hardly ever."""
        best = max(turn.value for turn in weighed)
        odds = [exp((turn.value - best) / temperature) for turn in weighed]
        return self._rng.choices(weighed, odds)[0]


def where(state: State) -> Hashable:
    """What tells a position of a plan from another one: the question, what follows it, and what has been revealed."""
    return state.reveals, state.seat, state.asking, tuple(state.agenda), tuple(state.offer)


def _steps_of(position: State, path: Sequence[Option]) -> list[Planned]:
    """The choices of a turn with the positions for which they are meant."""
    state = position.clone()
    steps: list[Planned] = []
    for option in path:
        steps.append((where(state), option))
        state.apply(option)
    return steps


def weigh(
    perspective: Perspective, values: Values, strength: Strength, rng: Random, deadline: float | None = None
) -> list[Weighed]:
    """The best turns that can be played now, the best first."""
    judgement = values.judgement
    seat = perspective.seat
    turns = whole_turns(judgement, perspective.sample(rng), strength.width, rng, deadline)
    # First by the own points alone, which is faster; what a turn does to others matters among the best.
    own = [values.worth(turn.state, seat) for turn in turns]
    order = sorted(range(len(turns)), key=lambda number: -own[number])
    comparing = Comparison(perspective, values, strength, rng)
    for number in order:
        comparing.enter(turns[number])
        if len(comparing.finalists) == strength.finalists:
            break
    if len(comparing.finalists) > 1:
        comparing.compare(deadline)
    return comparing.result()


def pooled(thoughts: Sequence[Sequence[Weighed]]) -> list[Weighed]:
    """What several have found out about the turns of one position, each in samples of its own; the best first.

    What was dropped early, after few samples, may look good by luck: it comes after what was looked at often.
    """
    found: dict[tuple[Option, ...], Weighed] = {}
    for weighed in thoughts:
        for turn in weighed:
            known = found.get(turn.path)
            found[turn.path] = turn if known is None else _together(known, turn)
    most = max((turn.samples for turn in found.values()), default=0)
    return sorted(found.values(), key=lambda turn: (2 * turn.samples < most, -turn.value))


def _together(one: Weighed, other: Weighed) -> Weighed:
    """One turn in the samples of both; without any samples both say the same."""
    samples = one.samples + other.samples
    if not samples:
        return one
    value = (one.value * one.samples + other.value * other.samples) / samples
    error = sqrt((one.error * one.samples) ** 2 + (other.error * other.samples) ** 2) / samples
    return Weighed(one.path, value, error, one.end, samples)


class Finalist:
    """A turn in the comparison, with what each sample said about it."""

    __slots__ = ("at_first", "seen", "turn")

    def __init__(self, turn: WholeTurn, at_first: float) -> None:
        self.turn = turn
        self.at_first = at_first
        self.seen: list[float] = []

    def mean(self) -> float:
        """What it leads to, on average."""
        return sum(self.seen) / len(self.seen) if self.seen else self.at_first

    def error(self) -> float:
        """The standard error of the mean; with a single sample nothing is known about it."""
        count = len(self.seen)
        if count < 2:
            return 0.0
        mean = self.mean()
        return sqrt(sum((value - mean) ** 2 for value in self.seen) / (count - 1) / count)


class Comparison:
    """Compares turns over samples that they share."""

    def __init__(self, perspective: Perspective, values: Values, strength: Strength, rng: Random) -> None:
        self._perspective = perspective
        self._values = values
        self._judgement = values.judgement
        self._strength = strength
        self._rng = rng
        self._start = perspective.position
        self._ends: set[Hashable] = set()
        self.finalists: list[Finalist] = []

    def enter(self, turn: WholeTurn) -> None:
        """One more turn, unless another one leads to the same position."""
        value = self._lead(turn.state)
        gist = self._judgement.turn.gist
        if turn.state.reveals == self._start.reveals or turn.state.over:
            key: Hashable = round(value, 9) if gist is None else gist(turn.state)
        else:
            key = turn.path
        if key not in self._ends:
            self._ends.add(key)
            self.finalists.append(Finalist(turn, value))

    def compare(self, deadline: float | None) -> None:
        """Halve the field, best first, until one is left or all looks are used."""
        strength = self._strength
        live = list(self.finalists)
        if not strength.looks:
            for _ in range(strength.samples if self._is_uncertain(live) else 0):
                self._sample(live)
            return
        rounds = max(1, ceil(log2(len(live))))
        each_round = strength.looks * self._judgement.effort_at(self._start) / rounds
        begun, looks = perf_counter(), 0
        while len(live) > 1:
            for _ in range(max(1, round(each_round / len(live)))):
                if deadline is not None and _late(deadline, begun, looks, len(live)):
                    return
                self._sample(live)
                looks += len(live)
            live.sort(key=Finalist.mean, reverse=True)
            live = self._still_close(live[: (len(live) + 1) // 2] if len(live) > 2 else live[:1])

    def _is_uncertain(self, live: Sequence[Finalist]) -> bool:
        """Does where one of these turns ends depend on something unknown?"""
        return any(finalist.turn.state.reveals != self._start.reveals for finalist in live)

    def _still_close(self, live: list[Finalist]) -> list[Finalist]:
        """Without those that are clearly behind the first, by what the shared samples say."""
        first = live[0]
        return [first, *[other for other in live[1:] if not _clearly_behind(other, first)]]

    def _sample(self, live: Sequence[Finalist]) -> None:
        """What each of the turns leads to, in one sample of what is unknown."""
        base = self._perspective.sample(self._rng)
        for finalist in live:
            finalist.seen.append(self.leads_to(finalist.turn, base))

    def leads_to(self, turn: WholeTurn, base: State) -> float:
        """The lead that a turn leads to in a sample; who looks ahead goes on as far as the game says.

        The farther away, the more of what the turn is for has come, and the more luck beside it: so the mean counts.
        """
        state = self.end_of(turn, base)
        lead = total = self._lead(state)
        farther = self._judgement.farther if self._strength.looks else 0
        for _ in range(farther):
            if not state.over:
                state = self._look_on(state, 1)
                lead = self._lead(state)
            total += lead
        return total / (farther + 1)

    def _lead(self, state: State) -> float:
        return margin(self._values.standing(state, self._perspective.seats), self._perspective.seat)

    def end_of(self, turn: WholeTurn, base: State) -> State:
        """Where a turn leads to in a sample: to its end, and as far beyond it as the bot looks."""
        state = base.clone()
        for option in turn.path:
            if state.over or option not in state.offer:
                break
            state.apply(option)
        state = self._end_turn(base, state)
        return self._look_on(state, self._strength.ahead * self._judgement.ahead) if self._strength.looks else state

    def _end_turn(self, start: State, state: State) -> State:
        """Where what is left of a turn leads to, after something was revealed."""
        turn = self._judgement.turn
        if not turn.whole:
            finish(self._judgement, start, state, self._rng)
            return state
        for _ in range(_MOST_TURNS_AHEAD):
            if state.over or (turn.ended(start, state) and (state.seat != start.seat or turn.begins(state))):
                break
            state = best_turn(self._values, state, self._strength.narrow, self._rng)
        return state

    def _look_on(self, state: State, left: int) -> State:
        """Everybody plays whole turns, each the best for itself, until the seat has had so many."""
        seat = self._perspective.seat
        turn = self._judgement.turn
        if turn.lap is not None and not self._perspective.shared:
            return self._look_on_by_laps(state, turn.lap, left)
        for _ in range(_MOST_TURNS_AHEAD):
            if state.over:
                break
            if state.seat == seat and (turn.begins(state) or not turn.whole):
                if not left:
                    break
                left -= 1
            state = best_turn(self._values, state, self._strength.narrow, self._rng)
        return state

    def _look_on_by_laps(self, state: State, lap: Callable[[State], int], left: int) -> State:
        """The same to where the seat's own turn begins, so many laps later."""
        seat = self._perspective.seat
        begins = self._judgement.turn.begins
        last = lap(self._start)
        for _ in range(_MOST_TURNS_AHEAD):
            if state.over:
                break
            if state.seat == seat and begins(state) and lap(state) != last:
                left -= 1
                if not left:
                    break
                last = lap(state)
            state = best_turn(self._values, state, self._strength.narrow, self._rng, self._perspective.seats)
        return state

    def result(self) -> list[Weighed]:
        """All that were compared, the best first: those with more samples before those dropped earlier."""
        ordered = sorted(self.finalists, key=lambda each: (-len(each.seen), -each.mean()))
        return [Weighed(each.turn.path, each.mean(), each.error(), each.turn.state, len(each.seen)) for each in ordered]


def _late(deadline: float, begun: float, looks: int, more: int) -> bool:
    """Would so many more looks, as long as those before, end after the deadline?"""
    now = perf_counter()
    return now + more * (now - begun) / max(1, looks) > deadline


def _clearly_behind(other: Finalist, first: Finalist) -> bool:
    differences = [a - b for a, b in zip(first.seen, other.seen, strict=True)]
    count = len(differences)
    if count < _LEAST_SAMPLES:
        return False
    mean = sum(differences) / count
    error = sqrt(sum((value - mean) ** 2 for value in differences) / (count - 1) / count)
    return mean > _CLEARLY * error + 0.5


def best_turn(values: Values, state: State, width: int, rng: Random, seats: int = 0) -> State:
    """Where the turn ends that is best for the deciding seat: by its own points, or by its lead among so many seats."""
    seat = state.seat
    best = state
    highest = float("-inf")
    for turn in whole_turns(values.judgement, state, width, rng):
        value = margin(values.standing(turn.state, seats), seat) if seats else values.worth(turn.state, seat)
        if value > highest:
            best, highest = turn.state, value
    return best
