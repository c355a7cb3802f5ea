"""What options point at on the board: things of their own, which the view names."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import zataku
from tests.conformance.battery import every_offered_verb_has_a_handler
from tests.games.fuji_koro.kit import COMBINATIONS
from tests.games.fuji_koro.position import Position, meeting
from zataku.games.fuji_koro import elements
from zataku.games.fuji_koro.steps.backpack import Stow

#: Whoever wants nothing, or nothing more, says so at the sun beside the crater.
NOTHING = {"again:no", "done", "end-turn", "enough", "no", "peace", "remain", "send:nobody", "stay-out"}


def targets(position: Position) -> dict[str, tuple[str, ...]]:
    match = position.match
    return {option.code: match.describe(option).targets for option in match.state.offer}


@pytest.mark.parametrize(("players", "options"), COMBINATIONS)
def test_every_option_has_targets_of_its_own(players: int, options: dict[str, Any]) -> None:
    match = zataku.new_match("fuji-koro", players, "elements", options)
    rng = Random("elements")
    for _ in range(300):
        if match.over:
            break
        every_offered_verb_has_a_handler(match, rng)
        seen: dict[frozenset[str], str] = {}
        for option in match.state.offer:
            named = frozenset(match.describe(option).targets)
            if (option.code in NOTHING and not isinstance(match.state.asking, Stow)) or option.args == (None,):
                assert named == {elements.ENOUGH}
            assert named, option.code
            assert named not in seen, (option.code, seen.get(named))
            seen[named] = option.code
        match.choose(rng.choice(match.state.offer))


def test_squares_of_helmet_weapon_and_sandals_are_different_things() -> None:
    position = Position()
    position.pack(0, wood=1)
    position.discs(0, 2, move=1)
    named = set()
    for kind in ("helmet", "weapon", "sandals"):
        position.turn(0)
        position.choose("rest", f"craft:{kind}", "build:by-hand")
        named.add(targets(position)["set:b1:wood"])
        assert position.match.view(0)["craft"] == {
            "seat": 0,
            "gear": kind,
            "builds": [],
            "spare": {"wood": 1, "metal": 0, "tooth": 0},
        }
        position.choose("cancel")
        position.discs(0, 2, move=1)
    assert named == {(f"seat-0-{kind}-b1", "craft-tray-wood") for kind in ("helmet", "weapon", "sandals")}


def test_each_way_to_turn_a_tile_has_its_grip_and_the_view_says_where_it_goes() -> None:
    position = Position()
    position.turn(0)
    position.choose("explore", "area:1.1")
    assert targets(position) == {f"turn:{number}": (f"turn-{number}",) for number in range(6)}
    assert position.match.view(1)["exploring"] == "1.1"
    position.choose("turn:0")
    assert position.match.view(1)["exploring"] is None


def test_booty_is_the_losers() -> None:
    position = meeting()
    position.walk("1.1/5")
    position.dice("W1 W1 W1 W1 M2 M2 M2 M2")
    position.choose("fight", "roll:weapon", "cell:1.1/0")
    assert targets(position)["steal:wood"] == ("seat-1-wood",)
    assert targets(position)["steal:nothing"] == (elements.ENOUGH,)
