"""What the environments of all libraries stand on: one match in play, its legal options as a mask, its rewards."""

from __future__ import annotations

from io import StringIO
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from zataku.boards import COLUMNS, text_board
from zataku.games import game as game_of
from zataku.kernel.game import Game, Scores, Setting, Settings
from zataku.kernel.match import framed_view
from zataku.kernel.options import Option
from zataku.kernel.state import State
from zataku.language import Speaker

from .observing import Looker, Observation, Vector, new_state, observation

Mask: TypeAlias = NDArray[np.int8]
#: `win`: 1 for who wins, shared where several do, and -1 shared by the others; together all win 1 or lose 1.
#: `score`: the final score.
Reward: TypeAlias = Literal["win", "score"]
REWARDS: tuple[Reward, ...] = ("win", "score")


class Rules:
    """A game with its player count and options, and how it looks as numbers; shared by all matches of it."""

    def __init__(self, game: str, players: int, options: Settings | None = None, reward: Reward = "win") -> None:
        if reward not in REWARDS:
            raise ValueError(f"the reward is {' or '.join(REWARDS)}, not {reward!r}")
        self._made_of = (game, players, options, reward)
        self.game: Game = game_of(game)
        self.players = players
        self.settings: dict[str, Setting] = self.game.settings(players, options or {})
        self.observation: Observation = observation(game, players, options)
        self.reward: Reward = reward
        self.options = tuple(self.game.vocabulary)
        self.actions = len(self.options)

    def new(self, seed: str) -> State:
        return new_state(self.game, self.players, self.settings, seed)

    def mask(self, state: State) -> Mask:
        """1 for every option that is offered now."""
        mask = np.zeros(self.actions, np.int8)
        mask[state.numbers()] = 1
        return mask

    def __reduce__(self) -> tuple[object, ...]:
        return Rules, self._made_of

    def __deepcopy__(self, memo: dict[int, object]) -> Rules:
        """Rules never change: copies of states, such as OpenSpiel makes by itself, share them."""
        return self

    def chosen(self, state: State, action: int) -> Option | None:
        """The offered option with this number; None if it is not offered."""
        option = self.options[action] if 0 <= action < self.actions else None
        return option if option in state.offer else None

    def look(self, state: State, seat: int | None) -> Vector:
        """What a seat sees, as numbers."""
        return self.observation.vector(framed_view(self.game, state, seat))

    def onlooker(self) -> Onlooker:
        """For whoever looks at one match again and again."""
        return Onlooker(self)

    def in_text(self, state: State) -> str:
        """The board in text, as a spectator sees it."""
        console = Console(file=StringIO(), width=COLUMNS)
        with console.capture() as caught:
            console.print(text_board(self.game, framed_view(self.game, state, None), Speaker(self.game, "en")))
        return caught.get()

    def rewards(self, state: State) -> list[float]:
        """What the players get when the match is over; printed opponents get nothing."""
        return rewards(self.game.scores(state), self.players, self.reward, self.game.shared(state))


class Onlooker:
    """Looks at a match from any seat, time after time: the same numbers as `Rules.look`, several times as fast."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._lookers: dict[int | None, Looker] = {}

    def look(self, state: State, seat: int | None) -> Vector:
        """What a seat sees, as numbers."""
        looker = self._lookers.get(seat)
        if looker is None:
            looker = self._lookers[seat] = self._rules.observation.looker()
        return looker.vector(framed_view(self._rules.game, state, seat))


def rewards(scores: Scores, players: int, kind: Reward, shared: bool) -> list[float]:
    if kind == "score":
        return [float(scores[seat].total) for seat in range(players)]
    won = [seat for seat in scores.winners if seat < players]
    if shared or players == 1:
        return [1.0 if won else -1.0] * players
    lost = players - len(won)
    if not won or not lost:
        return [0.0] * players
    return [1.0 / len(won) if seat in won else -1.0 / lost for seat in range(players)]
