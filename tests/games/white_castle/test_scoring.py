"""Final scoring: WC-110 to WC-116."""

from __future__ import annotations

import pytest

from tests.games.white_castle.position import Table
from tests.rules import rule
from zataku.games.white_castle.scoring import parts


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
