"""Random matches in every way to play: modes, scenarios, boards, variants, player counts, and every samurai in turn.

`make soak` runs them; the battery in `tests/conformance` looks at a part of them in every run.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.conformance import battery
from tests.conformance.battery import Case
from tests.games.fuji_koro import kit
from zataku.games.fuji_koro import GAME
from zataku.games.fuji_koro.components import SAMURAI
from zataku.games.fuji_koro.settings import OPTIONS

MATCHES = 21
#: More than a bot should have to look at; the most seen is 152.
MOST_OPTIONS = 200


def every_way() -> list[Case]:
    """All that can be set and goes together; the round limit is that of random play."""
    found: dict[str, Case] = {}
    switched = [option for option in OPTIONS if option.name not in GAME.brisk]
    for players in GAME.players:
        for values in product(*(option.values for option in switched)):
            settings = {**GAME.brisk, **dict(zip((option.name for option in switched), values, strict=True))}
            if battery.allowed(GAME, players, settings):
                case = Case(GAME, players, GAME.settings(players, settings), kit)
                found[str(case)] = case
    return list(found.values())


CASES = every_way()


def test_every_mode_scenario_and_player_count_is_among_the_ways_to_play() -> None:
    """FK-241: five scenarios for rivals, three for groups and for one player, two for one player alone."""
    counted = Counter(
        (case.players, case.settings.get("mode", "cooperative"), case.settings["scenario"])
        for case in CASES
        if case.settings["boards"] == "symmetric"
    )
    competitive = sum(mode == "competitive" for _, mode, _ in counted)
    alone = sum(players == 1 for players, _, _ in counted)
    assert competitive == 5 * (1 + 5)
    assert alone == 1 + 3 + 2
    assert len(counted) - competitive - alone == 5 * (1 + 3)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_matches_of_every_kind_end_with_everything_in_its_place(case: Case) -> None:
    for number in range(MATCHES):
        samurai = SAMURAI[number % len(SAMURAI)]
        match = battery.components_stay(case, number, f"way-{number}", MOST_OPTIONS, f"samurai:{samurai}")
        battery.scores_can_be_recounted(case, match)
