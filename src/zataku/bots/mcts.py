"""Information-set Monte Carlo tree search, over any game through the kernel alone.

One tree is shared by many samples of what may be true (single-observer ISMCTS). Each iteration draws a sample, goes
down the tree among the options that this sample allows, adds a node, and asks the game's evaluation how every seat
stands. Where a turn is a long chain of choices, positions in the middle of one are hard to compare: with a horizon, the
search first plays on, everybody taking what looks best at once, until the deciding seat begins its next turn. Values
are compared on the scale of what this search has seen, so that no game has to say how large its points are.

Where all seats win or lose together, and the game tells what a turn is (`Game.turn`), the seat looks through its whole
turn instead (see `planning`), and searches only one choice deep where others or dice come next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from time import perf_counter

from zataku.bots.planning import Choice, Lookout
from zataku.kernel.game import Game, TurnShape
from zataku.kernel.match import Perspective
from zataku.kernel.options import Option
from zataku.kernel.state import State

#: How much an option that was tried little is favoured.
CURIOSITY = 0.35
#: What winning adds to the margin, in points of the game.
VICTORY = 10.0
#: After so many iterations the search looks whether it is decided already: nothing could catch up with the leader.
PAUSE = 16
#: Among so many options, at most, one looks for the best when playing on.
GLANCE = 5


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about one decision: seconds, or iterations (which can be repeated exactly)."""

    seconds: float | None = None
    iterations: int | None = None


class Node:
    """What became of one option: how often it was there to be chosen, how often it was, and what it brought."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.available = 0
        self.visits = 0
        self.total = 0.0


class MctsBot:
    """Thinks for a budget, then takes what it looked at most; in a shared cause it plans its turns."""

    def __init__(self, budget: Budget, rng: Random) -> None:
        self._budget = budget
        self._rng = rng
        self._plan: tuple[Choice, ...] = ()

    def choose(self, perspective: Perspective) -> Option:
        candidates = perspective.candidates
        if len(candidates) == 1:
            return candidates[0]
        shape = perspective.game.turn if perspective.shared else None
        if shape is None:
            return self._think(Search(perspective, self._rng))
        now = perspective.sample(self._rng)
        if not self._plan or self._plan[0][0] != shape.gist(now):
            # No plan for this turn, or something new was learnt.
            self._plan = () if shape.ended(now, now) else self._look_through(perspective, shape)
        if not self._plan:
            # What follows is in the hands of others or of the dice: they are on the same side or on none.
            return self._think(Search(perspective, self._rng, depth=1))
        (_, option), *left = self._plan
        self._plan = tuple(left)
        return option

    def _think(self, search: Search) -> Option:
        if self._budget.iterations is not None:
            self._count(search, self._budget.iterations)
        else:
            self._watch_the_clock(search, self._budget.seconds or 0.0)
        return search.best()

    def _look_through(self, perspective: Perspective, shape: TurnShape) -> tuple[Choice, ...]:
        """The best way through the turn, on average over samples of what may be true, as many as the budget allows."""
        seconds = self._budget.seconds
        deadline = None if seconds is None else perf_counter() + seconds
        looks = [Lookout(perspective, shape, self._rng, deadline)]
        while self._goes_on(sum(look.judged for look in looks), deadline):
            looks.append(Lookout(perspective, shape, self._rng, deadline))
        common = [option for option in perspective.candidates if all(option in look.ways for look in looks)]
        if not common:
            looks = looks[:1]
            common = list(looks[0].ways)
        best = max(common, key=lambda option: sum(look.ways[option].value for look in looks))
        return looks[0].ways[best].choices

    def _goes_on(self, judged: int, deadline: float | None) -> bool:
        if deadline is not None:
            return perf_counter() < deadline
        return judged < (self._budget.iterations or 0)

    def _count(self, search: Search, iterations: int) -> None:
        for done in range(iterations):
            if done % PAUSE == 0 and search.lead() > iterations - done:
                return
            search.iterate()

    def _watch_the_clock(self, search: Search, seconds: float) -> None:
        start = perf_counter()
        done = 0
        while (spent := perf_counter() - start) < seconds:
            if done and done % PAUSE == 0 and search.lead() > done * (seconds - spent) / spent:
                return
            search.iterate()
            done += 1


class Search:
    """One search for one decision, so many choices deep (None: as deep as it gets)."""

    def __init__(self, perspective: Perspective, rng: Random, depth: int | None = None) -> None:
        self._perspective = perspective
        self._game: Game = perspective.game
        self._rng = rng
        self._depth = depth
        self._root = Node()
        self._lowest = float("inf")
        self._highest = float("-inf")

    def best(self) -> Option:
        """The option visited most; equals by value, then in the order offered."""
        children = self._root.children

        def worth(option: Option) -> tuple[int, float]:
            node = children.get(option)
            return (0, 0.0) if node is None else (node.visits, node.total)

        return max(self._perspective.candidates, key=worth)

    def lead(self) -> int:
        """By how many visits the first option is ahead of the second."""
        visits = sorted(node.visits for node in self._root.children.values())
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def iterate(self) -> None:
        """One sample, one walk down the tree, one look at where it leads."""
        state = self._perspective.sample(self._rng)
        path: list[tuple[Node, int]] = []
        node = self._root
        while not state.over and len(path) != self._depth:
            seat = state.seat
            offer = self._game.candidates(state)
            fresh = [option for option in offer if option not in node.children]
            if fresh:
                option = fresh[int(self._rng.random() * len(fresh))]
                node = self._grow(node, option, offer)
                path.append((node, seat))
                state.apply(option)
                break
            option, node = self._descend(node, offer)
            path.append((node, seat))
            state.apply(option)
        self._play_on(state)
        self._learn(path, self._margins(state))

    def _grow(self, node: Node, option: Option, offer: Sequence[Option]) -> Node:
        for other in offer:
            known = node.children.get(other)
            if known is not None:
                known.available += 1
        child = node.children[option] = Node()
        child.available = 1
        return child

    def _descend(self, node: Node, offer: Sequence[Option]) -> tuple[Option, Node]:
        """The option that promises most: what it brought so far, and what may still be found behind it."""
        lowest = self._lowest
        span = self._highest - lowest or 1.0
        children = node.children
        best = offer[0]
        chosen = children[best]
        promise = float("-inf")
        for option in offer:
            child = children[option]
            child.available += 1
            visits = child.visits
            value = (child.total / visits - lowest) / span + CURIOSITY * sqrt(log(child.available) / visits)
            if value > promise:
                promise, best, chosen = value, option, child
        return best, chosen

    def _play_on(self, state: State) -> None:
        """To the next turn of the deciding seat, if the game's horizon reaches so far."""
        for _ in range(self._game.horizon):
            asking = state.asking
            if asking is None or (asking.begins_turn and state.seat == self._perspective.seat):
                return
            state.apply(self._best_at_once(state))

    def _best_at_once(self, state: State) -> Option:
        """What a greedy player would take; of many options only some are looked at."""
        offer: Sequence[Option] = self._game.candidates(state)
        if len(offer) > GLANCE:
            offer = self._rng.sample(offer, GLANCE)
        best = offer[0]
        if len(offer) == 1:
            return best
        highest = float("-inf")
        for option in offer:
            behind = state.clone()
            behind.apply(option)
            value = self._game.evaluate(behind, state.seat)
            if value > highest:
                best, highest = option, value
        return best

    def _margins(self, state: State) -> list[float]:
        """For every seat how far it is ahead of the best other one; in a shared cause, how far all are.

        A shared cause is judged to the end by the evaluation: it knows how far a lost match had come.
        """
        seats = self._perspective.seats
        if self._perspective.shared:
            return [self._game.evaluate(state, 0)] * seats
        if state.over:
            scores = self._game.scores(state)
            standing = [score.total + (VICTORY if score.seat in scores.winners else 0.0) for score in scores.seats]
        else:
            standing = [self._game.evaluate(state, seat) for seat in range(seats)]
        if len(standing) == 1:
            return standing
        ordered = sorted(standing)
        first, second = ordered[-1], ordered[-2]
        return [value - (second if value == first else first) for value in standing]

    def _learn(self, path: list[tuple[Node, int]], margins: list[float]) -> None:
        for node, seat in path:
            value = margins[seat]
            node.visits += 1
            node.total += value
            if value < self._lowest:
                self._lowest = value
            if value > self._highest:
                self._highest = value
