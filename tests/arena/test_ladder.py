"""The ladder: levels rated by how they did against one another."""

from __future__ import annotations

import pytest

import zataku
from zataku.arena import Crew, measure
from zataku.bots.ladder import Ladder, Meeting, from_plain, ladder_of, rate
from zataku.bots.levels import LEVELS


def test_ratings_follow_results() -> None:
    meetings = [Meeting("b", "a", 99, 75), Meeting("c", "b", 99, 75), Meeting("c", "a", 99, 89)]
    ratings = rate(("a", "b", "c"), meetings)
    assert ratings["a"] == 0.0
    # Three to one is about 190 points.
    assert ratings["b"] == pytest.approx(190, abs=15)
    assert ratings["c"] == pytest.approx(2 * ratings["b"], abs=20)


def test_a_ladder_tells_how_each_level_did_against_the_one_below() -> None:
    ladder = Ladder("g", "1", 2, "zataku ladder", ("a", "b"), (Meeting("b", "a", 20, 16),))
    first, second = ladder.rungs()
    assert first.below is None
    assert second.below == Meeting("b", "a", 20, 16)
    assert 0.5 < second.low < 0.8 < second.high < 1.0
    assert ladder.between("a", "b") == Meeting("a", "b", 20, 4)
    assert from_plain(ladder.plain()) == ladder


@pytest.mark.usefixtures("lanterns")
def test_levels_near_one_another_play_all_seats_of_the_same_deals() -> None:
    seen: list[tuple[int, int]] = []
    found = measure(
        "three-lanterns", 2, 2, 1, "t", Crew(), "zataku ladder", lambda done, total: seen.append((done, total))
    )
    assert found.levels == tuple(LEVELS)
    met = [(each.other, each.level) for each in found.meetings]
    assert met == list(zip(found.levels, found.levels[1:], strict=False))
    assert all(each.played == 2 and 0 <= each.won <= 2 for each in found.meetings)
    assert seen[-1] == (12, 12)


@pytest.mark.parametrize("name", list(zataku.games()))
def test_a_measured_ladder_has_all_levels(name: str) -> None:
    ladder = ladder_of(zataku.game(name))
    if ladder is not None:
        assert ladder.game == name
        assert ladder.levels == tuple(LEVELS)
        assert ladder.command.startswith(f"zataku ladder {name} ")
