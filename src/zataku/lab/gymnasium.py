"""Matches alone as Gymnasium environments: against the printed opponent, or together against the game.

`gymnasium.make("zataku/white-castle-solo-v0", options={"difficulty": "hard"})` after importing this module. What may be
chosen stands in `info["action_mask"]`; an action that is not offered changes nothing and costs a point of reward.
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np

from zataku.games import games
from zataku.kernel.game import Settings
from zataku.kernel.state import State

from .observing import Vector
from .playing import Reward, Rules

#: What an action that is not offered costs.
ILLEGAL = -1.0


class SoloEnv(gymnasium.Env[Vector, np.int64]):
    """One match for one player."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str = "white-castle",
        options: Settings | None = None,
        *,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(game, 1, options, reward)
        self._onlooker = self.rules.onlooker()
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(self.rules.actions)
        self.observation_space = self.rules.observation.space  # type: ignore[assignment]
        self.match: State

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        self.match = self.rules.new(str(self.np_random.integers(2**63)))
        return self._seen()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        option = self.rules.chosen(self.match, int(action))
        if option is not None:
            self.match.apply(option)
        seen, info = self._seen()
        reward = ILLEGAL if option is None else self.rules.rewards(self.match)[0] if self.match.over else 0.0
        return seen, reward, self.match.over, False, info

    def _seen(self) -> tuple[Vector, dict[str, Any]]:
        return self._onlooker.look(self.match, 0), {"action_mask": self.rules.mask(self.match)}

    def render(self) -> str | None:
        return self.rules.in_text(self.match) if self.render_mode == "ansi" else None


def register() -> list[str]:
    """Make every game that can be played alone known to Gymnasium; their names."""
    names = []
    for name, game in games().items():
        if 1 in game.players:
            id = f"zataku/{name}-solo-v0"
            if id not in gymnasium.registry:
                gymnasium.register(id, entry_point=f"{__name__}:SoloEnv", kwargs={"game": name})
            names.append(id)
    return names


register()
