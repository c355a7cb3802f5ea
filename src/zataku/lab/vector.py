"""Many matches of one game, stepped together: arrays in, arrays out. A finished match begins anew by itself."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from zataku.kernel.game import Settings
from zataku.kernel.state import State

from .observing import Vector
from .playing import Mask, Reward, Rules


@dataclass(frozen=True, slots=True)
class Positions:
    """All matches at one moment, a row each: what the deciding seat sees, what it may choose, and who it is.

    `rewards` (one a player) and `ended` are those of the matches that have just come to their end; their rows show the
    new match already.
    """

    observations: Vector
    masks: Mask
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


class Matches:
    """So many matches; `step` takes one action for each."""

    def __init__(
        self,
        game: str,
        players: int,
        count: int,
        options: Settings | None = None,
        *,
        reward: Reward = "win",
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise ValueError(f"there must be one match at least, not {count}")
        self.rules = Rules(game, players, options, reward)
        self.count = count
        self._seed = seed
        self._dealt = 0
        self._onlookers = [self.rules.onlooker() for _ in range(count)]
        self._states = [self._deal() for _ in range(count)]

    def _deal(self) -> State:
        self._dealt += 1
        return self.rules.new(f"{self._seed} {self._dealt}")

    def positions(self) -> Positions:
        """Where all matches stand."""
        rewards = np.zeros((self.count, self.rules.players), np.float32)
        return self._seen(rewards, np.zeros(self.count, np.bool_))

    def step(self, actions: NDArray[np.int64]) -> Positions:
        """Let the deciding seat of every match choose; ValueError, and nothing has changed, if one of them cannot."""
        rules, states = self.rules, self._states
        chosen = [rules.chosen(state, int(action)) for state, action in zip(states, actions, strict=True)]
        rewards = np.zeros((self.count, rules.players), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for number, option in enumerate(chosen):
            if option is None:
                refusal = states[number].not_offered(int(actions[number]))
                raise ValueError(f"match {number}: {refusal}")
        for number, option in enumerate(chosen):
            state = states[number]
            assert option is not None
            state.apply(option)
            if state.over:
                rewards[number] = rules.rewards(state)
                ended[number] = True
                states[number] = self._deal()
        return self._seen(rewards, ended)

    def _seen(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> Positions:
        rules, states = self.rules, self._states
        masks = np.zeros((self.count, rules.actions), np.int8)
        observations = np.empty((self.count, rules.observation.size), np.float32)
        for number, state in enumerate(states):
            masks[number, state.numbers()] = 1
            observations[number] = self._onlookers[number].look(state, state.seat)
        seats = np.fromiter((state.seat for state in states), np.int64, self.count)
        return Positions(observations, masks, seats, rewards, ended)
