"""The rule switches of a match, as they follow from its settings.

A scenario is data; it acts on the rules only through these switches, each named by the rule it changes.
"""

from __future__ import annotations

from typing import Any, Final

from zataku.kernel.game import Settings

from . import map as volcano
from .components import (
    COOP_FINAL,
    COOP_REMOVED,
    COOP_ROUNDS,
    COOP_ROUNDS_ADVENTURE,
    COUNTDOWN,
    DRAGON_TYPE_IDS,
    LIVES,
    SCENARIO_IDS,
    SCENARIOS,
    TILE_BY_ID,
    TRIGGER,
)

COMPETITIVE: Final = "competitive"
COOPERATIVE: Final = "cooperative"
NO_SCENARIO: Final = "none"

# When dragons move.
DRAGONS_STAY: Final = 0
DRAGONS_ROUND_START: Final = 1
DRAGONS_ROUND_END: Final = 2

# What wins.
MOST_POINTS: Final = 0
ESCAPE_ENCHANTED: Final = 1
SLAY_ALL: Final = 2
TAME: Final = 3
BEAT_GUARDS: Final = 4
POINTS_AND_ROPE: Final = 5
_GOALS: Final = {"dragons": SLAY_ALL, "tame": TAME, "guards": BEAT_GUARDS, "points": POINTS_AND_ROPE}


class Config:
    """The settings of a match as rule switches; shared by all states of the match."""

    __slots__ = (
        "adventure",
        "asks_duels",
        "coop",
        "dragon_lays",
        "dragons_move",
        "exit_needs_peace",
        "figures",
        "final_events",
        "goal",
        "guards",
        "hard",
        "health_field",
        "hidden_blueprints",
        "joining",
        "lava_phase",
        "lava_token",
        "lives",
        "mixed_set",
        "monk_cells",
        "monk_dice",
        "monk_health",
        "monk_loss",
        "must_fight",
        "peaceful",
        "players",
        "removed",
        "rope_waits",
        "round_limit",
        "rounds",
        "safe_mask",
        "same_set",
        "scenario",
        "scores_points",
        "second_rounds",
        "secret_exit",
        "sleeping",
        "solo_health",
        "state_action",
        "state_points",
        "symmetric",
        "tame",
        "temple_respawn",
        "tokens_turn",
        "trigger",
        "unsafe_centre",
        "win_points",
    )

    def __init__(self, players: int, settings: Settings) -> None:
        scenario = str(settings["scenario"])
        number = SCENARIO_IDS.index(scenario) + 1 if scenario != NO_SCENARIO else 0
        rules: dict[str, Any] = dict(SCENARIOS[number]) if number else {}
        self.players = players
        self.scenario = number
        self.coop = settings.get("mode", COOPERATIVE) == COOPERATIVE
        self.symmetric = settings["boards"] == "symmetric"
        self.adventure = bool(settings["adventure"])
        self.peaceful = bool(settings.get("peaceful", False))
        self.round_limit = int(settings["round-limit"])

        ronin = bool(rules.get("competitive_side", False))
        self.scores_points = not self.coop or ronin
        self.trigger = int(rules.get("trigger", TRIGGER)) if self.scores_points else 0
        self.goal = MOST_POINTS if not self.coop else _GOALS.get(rules.get("goal", ""), ESCAPE_ENCHANTED)
        self.lives = LIVES if self.coop else 0
        # FK-113: which health value counts.
        if players == 1:
            self.health_field = "health_solo"
        elif players == 2:
            self.health_field = "health_two_coop" if self.coop else "health_two"
        else:
            self.health_field = "health"
        self.solo_health = sum(1 << DRAGON_TYPE_IDS.index(name) for name in rules.get("solo_health", ()))
        self.removed = tuple(TILE_BY_ID[name] for name in rules.get("removed", ()))
        # Cooperative: printed tiles leave the game; in the hard game random ones without dragon (FK-169).
        self.hard = self.coop and settings["difficulty"] == "hard"
        if self.coop and not self.hard:
            self.removed += COOP_REMOVED
        self.hidden_blueprints = bool(rules.get("hidden_blueprints", False))
        self.tokens_turn = bool(rules.get("tokens_turn", True))
        self.joining = bool(rules.get("joining", True))
        self.must_fight = bool(rules.get("must_fight", False))
        self.asks_duels = not self.coop and not self.peaceful
        self.rope_waits = bool(rules.get("rope_waits", False))
        self.dragon_lays = "dragon_lays" in rules
        self.lava_token = "lava_price" in rules
        self.state_action = int(rules.get("state_action", 0))
        self.state_points = int(rules.get("state_points", 0))
        self.sleeping = self.coop
        # In cooperative play dragons move when a round begins, which for one player is the turn (FK-176, FK-280).
        self.dragons_move = DRAGONS_ROUND_START if self.coop else DRAGONS_STAY
        if rules.get("dragons_move") == "round-end":
            self.dragons_move = DRAGONS_ROUND_END
        self.temple_respawn = bool(rules.get("temple_respawn", False))
        self.figures = bool(rules.get("figures", False))
        self.same_set = int(rules.get("same_set", 0))
        self.mixed_set = int(rules.get("mixed_set", 0))
        self.lava_phase = int(rules.get("lava_phase", 0)) if not self.coop else 0
        monks = rules.get("monks", {})
        self.monk_health = int(monks.get("health", 0))
        self.monk_dice = int(monks.get("dice", 0))
        self.monk_loss = int(monks.get("lost_points", 0))
        self.monk_cells = int(monks.get("cells", 0))
        self.exit_needs_peace = "exit_needs" in rules and not self.coop
        self.unsafe_centre = bool(rules.get("unsafe_centre", False))
        centre = volcano.PLACE_MASK[volcano.CENTRE]
        self.safe_mask = volcano.SAFE_MASK & ~centre if self.unsafe_centre else volcano.SAFE_MASK
        self.tame = int(rules.get("tame", 0))
        self.guards = int(rules.get("guards", 0))
        self.secret_exit = bool(rules.get("secret_exit", True))
        self.win_points = int(rules.get("win_points", 0))
        self.final_events = COUNTDOWN if self.scores_points else COOP_FINAL

        # Cooperative rounds before the final ones; a scenario's own start is not shortened by adventure tokens.
        solo = 0 if players == 1 else 1
        if not self.coop or ronin:
            self.rounds = self.second_rounds = 0
        elif "start_round" in rules:
            self.rounds = int(rules["start_round"][solo])
            self.second_rounds = int(rules["second_start_round"][solo]) if "second_start_round" in rules else 0
        else:
            self.rounds = COOP_ROUNDS[players - 1] + (COOP_ROUNDS_ADVENTURE if self.adventure else 0)
            self.second_rounds = 0

    def last_round(self) -> int:
        """The number of the last round of a cooperative match, 0 where nothing but points ends it (FK-167, FK-226)."""
        if not self.rounds:
            return 0
        final = len(self.final_events)
        return self.rounds + final + (self.second_rounds + final if self.second_rounds else 0)

    def __reduce__(self) -> tuple[object, ...]:
        settings: dict[str, str | int | bool] = {
            "mode": COOPERATIVE if self.coop else COMPETITIVE,
            "scenario": SCENARIO_IDS[self.scenario - 1] if self.scenario else NO_SCENARIO,
            "boards": "symmetric" if self.symmetric else "asymmetric",
            "peaceful": self.peaceful,
            "adventure": self.adventure,
            "difficulty": "hard" if self.hard else "normal",
            "round-limit": self.round_limit,
        }
        return Config, (self.players, settings)
