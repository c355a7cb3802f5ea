"""Every game as a PettingZoo environment: `env("white-castle", players=3)`.

The action space is the game's whole vocabulary, `infos` name nothing, and an observation is
`{"observation": vector, "action_mask": mask}`; `observation(...)` of `zataku.lab.observing` says what the numbers are.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from zataku.kernel.game import Settings
from zataku.kernel.state import State

from .playing import Reward, Rules

#: What an action that is not offered does: an error, or nothing at all.
Illegal: TypeAlias = Literal["raise", "ignore"]
Seen: TypeAlias = dict[str, Any]


class ZatakuEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One match; the agents are `seat_0`, `seat_1`, … (printed opponents play by themselves)."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "zataku_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "white-castle",
        players: int = 2,
        options: Settings | None = None,
        *,
        reward: Reward = "win",
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, players, options, reward)
        self._onlooker = self.rules.onlooker()
        self.illegal: Illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        action = gymnasium.spaces.Discrete(self.rules.actions)
        seen = gymnasium.spaces.Dict(
            {
                "observation": self.rules.observation.space,
                "action_mask": gymnasium.spaces.Box(0, 1, (self.rules.actions,), np.int8),
            }
        )
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self._deals = np.random.default_rng()
        self.match: State

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The same seed gives the same match; without one, each is another."""
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self.match = self.rules.new(str(self._deals.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.taken = 0
        self.agent_selection = self.possible_agents[self.match.seat]

    def observe(self, agent: str) -> Seen:
        seat = self._seat[agent]
        if self.match.seat == seat and not self.match.over:
            mask = self.rules.mask(self.match)
        else:
            mask = np.zeros(self.rules.actions, np.int8)
        return {"observation": self._onlooker.look(self.match, seat), "action_mask": mask}

    def state(self) -> np.ndarray[Any, Any]:
        """What a spectator sees."""
        return self._onlooker.look(self.match, None)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._take(-1 if action is None else int(action))
        self.taken += 1
        if self.match.over:
            self.rewards = dict(zip(self.possible_agents, self.rules.rewards(self.match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.taken >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        if not self.match.over:
            self.agent_selection = self.possible_agents[self.match.seat]
        self._accumulate_rewards()

    def _take(self, action: int) -> None:
        option = self.rules.chosen(self.match, action)
        if option is not None:
            self.match.apply(option)
        elif self.illegal == "raise":
            raise self.match.not_offered(action)

    def render(self) -> str | None:
        """The board in text, as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render without a render mode: there is 'ansi'.")
            return None
        return self.rules.in_text(self.match)

    def close(self) -> None:
        """There is nothing to close."""


def env(*args: Any, **settings: Any) -> ZatakuEnv:
    """A match, seat by seat."""
    return ZatakuEnv(*args, **settings)


def parallel_env(*args: Any, **settings: Any) -> turn_based_aec_to_parallel_wrapper[str, Seen, int]:
    """The same for learners that want all seats at once: only the action of the deciding seat counts."""
    return turn_based_aec_to_parallel_wrapper(ZatakuEnv(*args, **settings))
