"""Information-set Monte Carlo tree search, over any game through the kernel alone.

One tree is shared by many samples of what may be true (single-observer ISMCTS). Each iteration draws a sample, selects
a path down the tree among the options that this sample allows, adds a node, and asks the game's evaluation for the
value of every seat. Positions in the middle of a turn that is a long chain of choices are hard to compare: with a
horizon, a greedy rollout first leads to the deciding seat's next turn. Values are compared on the scale of what this
search has seen, so that no game has to say how large its points are.

In a cooperative match of a game that says what a turn is (`Judgement.group`) the seat plans its whole turn instead (see
`planning`), and looks only one choice deep where others decide next or dice are rolled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from zataku.bots.planning import MOST_JUDGED, Choice, TurnSearch, best_choice
from zataku.kernel.game import Game
from zataku.kernel.judgement import GroupShape, Judgement, judgement_of
from zataku.kernel.match import Perspective
from zataku.kernel.options import Option
from zataku.kernel.state import State

#: The exploration constant: how much an option that was visited little is favoured.
EXPLORATION: Final = 0.35
#: What winning is worth beside the margin, in points of the game.
WIN_BONUS: Final = 10.0
#: Every so many iterations the search ends early if no other option could still be visited more than the first.
CHECK_EVERY: Final = 16
#: Looks at what follows one choice, at most, where a group decides.
MOST_LOOKS: Final = 400
#: Options compared at one decision of a rollout, at most; where more are offered, a random sample of them.
ROLLOUT_OPTIONS: Final = 5


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about one decision: seconds, or iterations (which can be repeated exactly)."""

    seconds: float | None = None
    iterations: int | None = None


class Node:
    """One option in the tree: how often it was available, how often it was visited, and the sum of the values."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.available = 0
        self.visits = 0
        self.total = 0.0


class MctsBot:
    """Searches for a budget, then takes the option visited most; in a cooperative match it plans its turns."""

    def __init__(self, budget: Budget, rng: Random) -> None:
        self._budget = budget
        self._rng = rng
        self._plan: tuple[Choice, ...] = ()
        #: When planning together must end, in seconds of `perf_counter`; None: when the budget is used.
        self.deadline: float | None = None

    def choose(self, perspective: Perspective) -> Option:
        judgement = judgement_of(perspective.game)
        candidates = judgement.candidates(perspective.position)
        if len(candidates) == 1:
            return candidates[0]
        shape = judgement.group if perspective.shared else None
        if shape is None:
            return self._think(Search(perspective, judgement, self._rng))
        now = perspective.sample(self._rng)
        if not self._plan or self._plan[0][0] != shape.gist(now):
            # There is no plan, or something that was revealed since has changed the position.
            self._plan = () if shape.ended(now, now) else self._plan_turn(perspective, shape)
        if not self._plan:
            # Others decide next, or dice are rolled.
            most = min(MOST_LOOKS, self._budget.iterations or MOST_LOOKS)
            return best_choice(perspective, self._rng, most, self._end_of_thinking())
        (_, option), *left = self._plan
        self._plan = tuple(left)
        return option

    def _think(self, search: Search) -> Option:
        if self._budget.iterations is not None:
            self._iterate_often(search, self._budget.iterations)
        else:
            self._iterate_for(search, self._budget.seconds or 0.0)
        return search.best()

    def _plan_turn(self, perspective: Perspective, shape: GroupShape) -> tuple[Choice, ...]:
        """The best plan for the turn, on average over samples of what may be true, as many as the budget allows."""
        deadline = self._end_of_thinking()
        candidates = judgement_of(perspective.game).candidates(perspective.position)
        most = min(MOST_JUDGED, self._budget.iterations or MOST_JUDGED)
        searches = [TurnSearch(perspective, shape, self._rng, deadline, most)]
        while self._has_budget(sum(search.judged for search in searches), deadline):
            searches.append(TurnSearch(perspective, shape, self._rng, deadline, most))
        common = [option for option in candidates if all(option in search.plans for search in searches)]
        if not common:
            searches = searches[:1]
            common = list(searches[0].plans)
        best = max(common, key=lambda option: sum(search.plans[option].value for search in searches))
        return searches[0].plans[best].choices

    def _end_of_thinking(self) -> float | None:
        seconds = self._budget.seconds
        return self.deadline if seconds is None else perf_counter() + seconds

    def _has_budget(self, judged: int, deadline: float | None) -> bool:
        if deadline is not None and perf_counter() >= deadline:
            return False
        iterations = self._budget.iterations
        return iterations is None or judged < iterations

    def _iterate_often(self, search: Search, iterations: int) -> None:
        for done in range(iterations):
            if done % CHECK_EVERY == 0 and search.lead() > iterations - done:
                return
            search.iterate()

    def _iterate_for(self, search: Search, seconds: float) -> None:
        start = perf_counter()
        done = 0
        while (spent := perf_counter() - start) < seconds:
            if done and done % CHECK_EVERY == 0 and search.lead() > done * (seconds - spent) / spent:
                return
            search.iterate()
            done += 1


class Search:
    """One search for one decision."""

    def __init__(self, perspective: Perspective, judgement: Judgement, rng: Random) -> None:
        self._perspective = perspective
        self._game: Game = perspective.game
        self._judgement = judgement
        self._rng = rng
        self._root = Node()
        self._lowest = float("inf")
        self._highest = float("-inf")

    def best(self) -> Option:
        """The option visited most; equals by value, then in the order offered."""
        children = self._root.children

        def worth(option: Option) -> tuple[int, float]:
            node = children.get(option)
            return (0, 0.0) if node is None else (node.visits, node.total)

        return max(self._judgement.candidates(self._perspective.position), key=worth)

    def lead(self) -> int:
        """By how many visits the first option is ahead of the second."""
        visits = sorted(node.visits for node in self._root.children.values())
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def iterate(self) -> None:
        """Sample, select a path, expand it by a node, roll out, evaluate, and pass the values back up the path."""
        state = self._perspective.sample(self._rng)
        path: list[tuple[Node, int]] = []
        node = self._root
        while not state.over:
            seat = state.seat
            offer = self._judgement.candidates(state)
            fresh = [option for option in offer if option not in node.children]
            if fresh:
                option = fresh[int(self._rng.random() * len(fresh))]
                node = self._expand(node, option, offer)
                path.append((node, seat))
                state.apply(option)
                break
            option, node = self._select(node, offer)
            path.append((node, seat))
            state.apply(option)
        self._roll_out(state)
        self._back_up(path, self._margins(state))

    def _expand(self, node: Node, option: Option, offer: Sequence[Option]) -> Node:
        for other in offer:
            known = node.children.get(other)
            if known is not None:
                known.available += 1
        child = node.children[option] = Node()
        child.available = 1
        return child

    def _select(self, node: Node, offer: Sequence[Option]) -> tuple[Option, Node]:
        """The option with the highest upper confidence bound, and its node."""
        lowest = self._lowest
        span = self._highest - lowest or 1.0
        children = node.children
        best = offer[0]
        chosen = children[best]
        highest = float("-inf")
        for option in offer:
            child = children[option]
            child.available += 1
            visits = child.visits
            value = (child.total / visits - lowest) / span + EXPLORATION * sqrt(log(child.available) / visits)
            if value > highest:
                highest, best, chosen = value, option, child
        return best, chosen

    def _roll_out(self, state: State) -> None:
        """Play greedily to the next turn of the deciding seat, as far as the game's horizon reaches."""
        begins = self._judgement.turn.begins
        for _ in range(self._judgement.horizon):
            asking = state.asking
            if asking is None or (begins(state) and state.seat == self._perspective.seat):
                return
            state.apply(self._greedy_choice(state))

    def _greedy_choice(self, state: State) -> Option:
        """The option with the best evaluation for the seat that decides."""
        offer: Sequence[Option] = self._judgement.candidates(state)
        if len(offer) > ROLLOUT_OPTIONS:
            offer = self._rng.sample(offer, ROLLOUT_OPTIONS)
        best = offer[0]
        if len(offer) == 1:
            return best
        highest = float("-inf")
        for option in offer:
            after = state.clone()
            after.apply(option)
            value = self._judgement.evaluate(after, state.seat)
            if value > highest:
                best, highest = option, value
        return best

    def _margins(self, state: State) -> list[float]:
        """For every seat its lead over the best other one; in a cooperative match, the common value for all.

        A cooperative match is evaluated even when it is over: the evaluation knows how far a lost match had come.
        """
        seats = self._perspective.seats
        if self._perspective.shared:
            return [self._judgement.evaluate(state, 0)] * seats
        if state.over:
            scores = self._game.scores(state)
            standing = [score.total + (WIN_BONUS if score.seat in scores.winners else 0.0) for score in scores.seats]
        else:
            standing = [self._judgement.evaluate(state, seat) for seat in range(seats)]
        if len(standing) == 1:
            return standing
        ordered = sorted(standing)
        first, second = ordered[-1], ordered[-2]
        return [value - (second if value == first else first) for value in standing]

    def _back_up(self, path: list[tuple[Node, int]], margins: list[float]) -> None:
        for node, seat in path:
            value = margins[seat]
            node.visits += 1
            node.total += value
            if value < self._lowest:
                self._lowest = value
            if value > self._highest:
                self._highest = value
