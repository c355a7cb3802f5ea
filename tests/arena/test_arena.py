"""Series of matches, and their figures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from zataku.arena import Crew, Result, fixtures, play, play_all, summarise
from zataku.bots.ladder import confidence

pytestmark = pytest.mark.usefixtures("lanterns")


def result(seats: tuple[str, ...], totals: tuple[int, ...], winners: tuple[int, ...], choices: int = 10) -> Result:
    return Result("x", seats, totals, tuple({"points": total} for total in totals), winners, choices, "00")


def test_the_same_deal_is_played_in_every_rotation_of_the_seats() -> None:
    series = fixtures("three-lanterns", 3, ["random", "greedy"], 6, "s", {})
    assert [fixture.seats for fixture in series[:3]] == [
        ("random", "greedy", "random"),
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
    ]
    assert [fixture.seed for fixture in series] == ["s-0", "s-0", "s-0", "s-1", "s-1", "s-1"]


def test_a_series_of_one_bot_has_no_rotations() -> None:
    series = fixtures("three-lanterns", 2, ["random"], 3, "s", {"rich": True})
    assert [fixture.seed for fixture in series] == ["s-0", "s-1", "s-2"]
    assert all(fixture.options == {"rich": True} for fixture in series)


def test_a_seed_gives_the_same_results_again() -> None:
    series = fixtures("three-lanterns", 2, ["random", "mcts:5"], 6, "s", {})
    first = list(play_all(series, Crew(1)))
    assert first == [play(fixture) for fixture in series]
    assert len({each.fingerprint for each in first}) > 1


def test_figures_of_a_series() -> None:
    summary = summarise(
        [
            result(("a", "b"), (10, 20), (1,), 30),
            result(("b", "a"), (12, 14), (1,), 50),
            result(("a", "b"), (30, 4), (0,), 40),
        ]
    )
    a, b = summary.bots
    assert (a.name, a.played, a.won, a.mean, a.least, a.most) == ("a", 3, 2, 18, 10, 30)
    assert (b.name, b.played, b.won) == ("b", 3, 1)
    assert [(seat.name, seat.won) for seat in summary.seats] == [("1", 1), ("2", 2)]
    assert summary.winning_mean == pytest.approx((20 + 14 + 30) / 3)
    assert (summary.length_mean, summary.length_least, summary.length_most) == (40, 30, 50)
    assert summary.plain()["bots"][0]["name"] == "a"


def test_a_shared_win_counts_for_all_and_a_lost_cause_for_nobody() -> None:
    summary = summarise([result(("a", "b"), (10, 10), (0, 1)), result(("a", "b"), (1, 1), ())])
    assert [bot.won for bot in summary.bots] == [1, 1]
    assert (summary.matches, summary.won, summary.winning_mean) == (2, 1, 10)
    assert summarise([result(("a", "b"), (1, 1), ())]).winning_mean == 0


def test_a_match_won_or_lost_together_counts_once_for_a_bot() -> None:
    won, lost = result(("a", "a", "b"), (100,) * 3, (0, 1, 2)), result(("b", "a", "a"), (0,) * 3, ())
    summary = summarise([replace(each, shared=True) for each in (won, lost, lost)])
    assert [(bot.name, bot.played, bot.won) for bot in summary.bots] == [("a", 3, 1), ("b", 3, 1)]
    assert summary.bots[0].mean == pytest.approx(100 / 3)
    assert (summary.bots[0].rate_low, summary.bots[0].rate_high) == confidence(1, 3)
    assert [(seat.played, seat.won) for seat in summary.seats] == [(3, 1)] * 3
    assert (summary.shared, summary.won) == (3, 1)


def test_a_cooperative_match_is_known_as_one() -> None:
    together = fixtures("fuji-koro", 2, ["random"], 1, "s", {"mode": "cooperative"})
    played = play(together[0])
    assert played.shared
    assert played.winners in ((), (0, 1))
    assert played.plain()["shared"] is True


def test_the_confidence_interval_is_wilsons() -> None:
    low, high = confidence(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert confidence(0, 50)[0] == pytest.approx(0)
    assert confidence(50, 50)[1] == pytest.approx(1)
    assert confidence(50, 50)[0] > 0.9
