"""What can be set before a match: mode, scenario, boards and variants, and what of them goes together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from zataku.kernel.game import MatchOption, Settings
from zataku.kernel.messages import Told, message

from .components import MODE_PLAYERS, SCENARIO_IDS, SCENARIOS
from .config import COMPETITIVE, COOPERATIVE, NO_SCENARIO

GROUPS: Final = MODE_PLAYERS[COMPETITIVE]

OPTIONS: Final = (
    MatchOption("mode", (COMPETITIVE, COOPERATIVE), GROUPS, elsewhere=COOPERATIVE),
    MatchOption("scenario", (NO_SCENARIO, *SCENARIO_IDS)),
    MatchOption("boards", ("symmetric", "asymmetric")),
    MatchOption("peaceful", (False, True), GROUPS, elsewhere=False),
    MatchOption("adventure", (False, True)),
    MatchOption("difficulty", ("normal", "hard")),
    # Without a limit a random competitive match goes on for hundreds of rounds.
    MatchOption("round-limit", (0, 5, 10, 15, 20, 25, 30, 40, 50), brisk=5),
)


def check(players: int, settings: Settings) -> None:
    """Refuse what does not go together, and say what does (FK-007, FK-008, FK-169, FK-241)."""
    mode = str(settings.get("mode", COOPERATIVE))
    if settings["difficulty"] == "hard" and mode != COOPERATIVE:
        raise Told("only cooperative matches can be hard (FK-169)", message("error-hard-alone"))
    if settings.get("peaceful") and mode != COMPETITIVE:
        raise Told("the peaceful variant is for competitive matches only (FK-241)", message("error-peaceful-together"))
    scenario = str(settings["scenario"])
    if scenario == NO_SCENARIO:
        return
    name = message(f"rule-option-scenario-{scenario}")
    rules = SCENARIOS[SCENARIO_IDS.index(scenario) + 1]
    if not _fits(rules, players, mode):
        fitting = tuple(
            known for number, known in enumerate(SCENARIO_IDS, start=1) if _fits(SCENARIOS[number], players, mode)
        )
        raise Told(
            f"scenario {scenario} is not for {players} players and the {mode} mode, "
            f"but {', '.join((NO_SCENARIO, *fitting))} are (FK-241)",
            message(
                "error-scenario",
                given=name,
                amount=players,
                mode=message(f"rule-option-mode-{mode}"),
                allowed=tuple(
                    message("name-setting", name=message(f"rule-option-scenario-{known}"), code=known)
                    for known in fitting
                ),
            ),
        )
    if "boards" in rules and settings["boards"] not in rules["boards"]:
        raise Told(
            f"scenario {scenario} needs {' or '.join(rules['boards'])} boards (FK-241)",
            message(
                "error-scenario-boards",
                given=name,
                allowed=tuple(
                    message("name-setting", name=message(f"rule-option-boards-{known}"), code=known)
                    for known in rules["boards"]
                ),
            ),
        )
    if settings.get("peaceful") and not rules.get("peaceful", True):
        raise Told(f"scenario {scenario} cannot be peaceful (FK-241)", message("error-scenario-peaceful", given=name))


def _fits(rules: Mapping[str, Any], players: int, mode: str) -> bool:
    """Is a scenario for so many players in this mode?"""
    fewest, most = rules["players"]
    return mode in rules["modes"] and fewest <= players <= most
