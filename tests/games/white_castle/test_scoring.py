"""Final scoring: WC-110 to WC-116, and the guess for bots."""

from __future__ import annotations

from random import Random

import pytest

import zataku
from tests.games.white_castle.positions import Table
from tests.rules import rule
from zataku.games.white_castle.scoring import evaluate, parts
from zataku.games.white_castle.state import Castle


def part(table: Table, category: str, seat: int = 0) -> int:
    return parts(table.state, seat)[category]


@rule("WC-110")
@pytest.mark.parametrize(("coins", "seals", "points"), [(4, 0, 0), (4, 1, 1), (9, 0, 1), (8, 5, 2), (25, 5, 6)])
def test_a_point_for_five_coins_and_seals_together(coins: int, seals: int, points: int) -> None:
    table = Table()
    table.clan(coin=coins, seal=seals)
    assert part(table, "stores") == points


@rule("WC-111")
@pytest.mark.parametrize(
    ("goods", "points"),
    [({"food": 2}, 0), ({"food": 3}, 1), ({"iron": 6}, 1), ({"pearl": 7}, 2), ({"food": 7, "iron": 7, "pearl": 3}, 5)],
)
def test_points_for_kept_resources(goods: dict[str, int], points: int) -> None:
    table = Table()
    table.holding(0, goods)
    assert part(table, "resources") == points


@rule("WC-112")
def test_points_for_influence() -> None:
    table = Table()
    points = []
    for position in range(21):
        table.clan(influence=position)
        points.append(part(table, "influence"))
    assert points == [0] * 6 + [3] * 5 + [6] * 4 + [10, 11, 12, 13, 14, 15]


@rule("WC-113")
def test_points_for_courtiers() -> None:
    table = Table()
    for place, points in (("gate", 1), ("steward-2", 3), ("diplomat-1", 6), ("daimyo", 10)):
        table.clan(places={place: 2})
        assert part(table, "courtiers") == 2 * points


@rule("WC-114")
def test_warriors_score_the_courtiers_inside_and_double_in_the_yard_of_two_tiles() -> None:
    table = Table()
    table.clan(places={"gate": 2, "steward-1": 1, "diplomat-2": 1, "daimyo": 1}, yards={"yard-1": 1, "yard-3": 2})
    assert part(table, "warriors") == 9, "the gate does not count"
    table.clan(yards={"yard-5": 2})
    assert part(table, "warriors") == 12
    table.clan(places={"gate": 5})
    assert part(table, "warriors") == 0


@rule("WC-115")
def test_gardeners_score_their_gardens() -> None:
    table = Table()
    table.clan(gardens=["K1", "F1", "K3"])
    assert part(table, "gardeners") == 1 + 5 + 3


@rule("WC-116")
def test_the_most_points_win_and_ties_go_to_the_earlier_in_the_final_order() -> None:
    table = Table(3)
    table.state.round = 3
    table.clan(0, point=20)
    table.clan(1, point=20)
    table.clan(2, point=19)
    table.state.moved = (0, 2, 1)
    table.end_round()
    assert table.state.order == (1, 2, 0)
    scores = table.match.scores
    assert scores.winners == (1,)
    assert [score.rank for score in scores.seats] == [2, 1, 3]
    table = Table(3)
    table.state.round = 3
    table.clan(2, point=1)
    table.end_round()
    assert table.match.scores.winners == (2,)


def test_the_guess_is_the_score_when_nothing_can_change_any_more() -> None:
    for players in (1, 2, 4):
        match = zataku.new_match("white-castle", players, "guess")
        match.state.playout(Random(1))
        state = match.state
        assert isinstance(state, Castle)
        for score in match.scores.seats:
            sheet = state.sheets[score.seat]
            loose = (sheet.goods[0] + sheet.goods[1]) % 5 / 5 if score.seat < players else 0.4 * sheet.goods[0]
            assert evaluate(state, score.seat) == pytest.approx(score.total + loose)


def test_the_guess_likes_what_helps() -> None:
    table = Table()
    table.clan(food=3, iron=3, pearl=3, coin=5, seal=2, places={"gate": 1}, gardens=["K1"], yards={"yard-1": 1})
    before = evaluate(table.state, 0)
    for better in (
        {"food": 4},
        {"seal": 3},
        {"places": {"steward-1": 1}},
        {"gardens": ["K1", "K2"]},
        {"influence": 1},
        {"lantern": ["R3", "S02"]},
    ):
        table.clan(food=3, seal=2, places={"gate": 1}, gardens=["K1"], influence=0, lantern=["R3"])
        table.clan(**better)
        assert evaluate(table.state, 0) > before, better
