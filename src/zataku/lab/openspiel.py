"""Every game as an OpenSpiel game: `pyspiel.load_game("zataku_white_castle(players=3)")` after importing this module.

A match begins with one chance node that deals it; from then on it is determined, so that states can be cloned and told
by their history. `State.resample_from_infostate` gives a state in which all that a player cannot know is drawn anew.
"""

from __future__ import annotations

import json
from functools import partialmethod
from random import Random
from typing import Any, cast

import numpy as np
import pyspiel

from zataku.games import games
from zataku.kernel.game import Game, Setting
from zataku.kernel.match import framed_view
from zataku.kernel.state import State

from .observing import Vector
from .playing import Rules

#: How many deals the first chance node chooses from, unless the parameter `deals` says otherwise.
DEALS = 1024
#: Longer than random play goes on.
_LONGEST = 20_000

_CHANCE = cast(int, pyspiel.PlayerId.CHANCE)
_TERMINAL = cast(int, pyspiel.PlayerId.TERMINAL)


def _type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"zataku_{game.name.replace('-', '_')}",
        long_name=f"Zataku: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS, "options": ""},
    )


class ZatakuGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its player count and options (`options`: JSON without spaces, or empty)."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.deals = int(given.get("deals", DEALS))
        self.every_deal = tuple(range(self.deals))
        players = int(given.get("players", 2))
        options: dict[str, Setting] = {**game.brisk, **json.loads(given.get("options") or "{}")}
        applying = {option.name for option in game.options if option.applies_to(players)}
        self.rules = Rules(game.name, players, {name: value for name, value in options.items() if name in applying})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_types[game.name], info, given)

    def new_initial_state(self) -> ZatakuState:
        return ZatakuState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, params)


class ZatakuState(pyspiel.State):  # type: ignore[misc]
    """A match before its deal (`match` is None then) or in play."""

    def __init__(self, game: ZatakuGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deals = game.deals
        self._every_deal = game.every_deal
        self.match: State | None = None

    def current_player(self) -> int:
        match = self.match
        if match is None:
            return _CHANCE
        return _TERMINAL if match.over else match.seat

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What OpenSpiel's own says; that asks four questions across the border of languages, and makes all chances."""
        if player is not None:
            return cast(list[int], super().legal_actions(player))
        match = self.match
        if match is None:
            return list(self._every_deal)
        # When all is over nothing is offered.
        return match.numbers()

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        match = self.match
        if match is None:
            self.match = self.rules.new(f"deal {action}")
        else:
            match.apply_number(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.options[action].code

    def is_terminal(self) -> bool:
        match = self.match
        return match is not None and match.over

    def returns(self) -> list[float]:
        if self.match is None or not self.match.over:
            return [0.0] * self.rules.players
        return self.rules.rewards(self.match)

    def clone(self) -> ZatakuState:
        """A copy that shares nothing with this one."""
        copy: ZatakuState = super().clone()
        copy.match = None if self.match is None else self.match.clone()
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> ZatakuState:
        copy = ZatakuState(self.get_game())
        copy.match = None if self.match is None else self.match.clone()
        return copy

    def view(self, player: int | None) -> str:
        """What a player sees, as JSON; None is a spectator."""
        if player is not None and not 0 <= player < self.rules.players:
            raise pyspiel.SpielError(f"{player} is no player: player >= 0 and player < {self.rules.players}")
        if self.match is None:
            return ""
        return json.dumps(framed_view(self.rules.game, self.match, player), sort_keys=True)

    def information_state_string(self, player: int) -> str:
        """What a player sees, and what they have chosen so far."""
        seen = self.view(player)
        own = [self.rules.options[each.action].code for each in self.full_history() if each.player == player]
        return f"{' '.join(own)}\n{seen}"

    def observation_string(self, player: int) -> str:
        return self.view(player)

    def resampled(self, player: int, seed: int) -> ZatakuState:
        """A state in which everything that the player cannot know is drawn anew, consistently."""
        copy = self.clone()
        if copy.match is not None:
            copy.match = copy.match.sample(player, Random(seed))
        return copy

    def __str__(self) -> str:
        return self.view(None)


class Observer:
    """What a player sees as one tensor and as named ones; see `zataku.lab.observing`."""

    def __init__(self, rules: Rules, params: Any) -> None:
        if params:
            raise ValueError(f"there is nothing to set for observations, not {params!r}")
        self._onlooker = rules.onlooker()
        self.tensor: Vector = np.zeros(rules.observation.size, np.float32)
        self.dict = rules.observation.named(self.tensor)

    def set_from(self, state: ZatakuState, player: int) -> None:
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._onlooker.look(state.match, player)

    def string_from(self, state: ZatakuState, player: int) -> str:
        return state.view(player)


_types: dict[str, Any] = {}


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names there."""
    for name, game in games().items():
        if name not in _types:
            _types[name] = _type_of(game)
            kind = type(f"ZatakuGame_{name}", (ZatakuGame,), {"__init__": partialmethod(ZatakuGame.__init__, game)})
            pyspiel.register_game(_types[name], kind)
    return [kind.short_name for kind in _types.values()]


register()
