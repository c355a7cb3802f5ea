"""What bots expect of a match: of the shogun, at the end, and for a group its chance to win."""

import pytest

import zataku
from tests.games.fuji_koro.position import Position
from zataku.bots.values import FittedValue, Values
from zataku.games.fuji_koro import GAME
from zataku.games.fuji_koro.gear import HELMET, SANDALS
from zataku.games.fuji_koro.judgement.features import features, kind, played
from zataku.games.fuji_koro.judgement.shogun import bonus, favour
from zataku.games.fuji_koro.state import GREAT, SMALL, Volcano


def laden() -> Position:
    """A samurai with enchanted sandals and helmet, two monks and a tooth."""
    position = Position(2)
    position.blueprint(0, "bs1", "bh8")
    position.charm(0, SANDALS)
    position.charm(0, HELMET)
    position.pack(0, tooth=1, monks=2)
    return position


@pytest.mark.parametrize(
    ("turns", "points"),
    [
        (0, 3 + 3 + 1 + 1 + 1),
        (1, 8 + 3 + 1 + 1 + 1),
        (3, 8 + 8 + 5 + 1 + 1),
        (9, 8 + 8 + 5 + 4 + 4),
    ],
)
def test_the_shogun_gets_the_best_things_first_and_the_rest_counts_little(turns: int, points: int) -> None:
    position = laden()
    assert bonus(position.state, position.sheet(0), GREAT, turns) == points


def test_cells_that_are_taken_pay_nobody_and_the_small_palace_wants_one_of_each() -> None:
    position = laden()
    position.state.palace_taken = (1, 0, 2, 4, 0)
    assert bonus(position.state, position.sheet(0), GREAT, 9) == 7 + 6 + 1 + 1 + 4
    assert bonus(position.state, position.sheet(0), SMALL, 9) == 5 + 5 + 5
    position.state.small_taken = (1, 0, 0, 0, 0)
    assert bonus(position.state, position.sheet(0), SMALL, 9) == 5 + 5
    assert bonus(position.state, position.sheet(0), SMALL, 1) == 5


def test_who_is_nearer_to_the_rope_expects_more_and_who_is_too_late_nothing() -> None:
    position = laden()
    position.lay_ring(1)
    position.state.countdown_owner = 0
    position.state.pawn = 5
    sheet = position.sheet(0)
    position.put(0, "C/0")
    near = favour(position.state, sheet)
    position.put(0, "3.1/0")
    assert near > favour(position.state, sheet) == 0.0, "no way leads from the temple to the centre"
    position.put(0, "C/0")
    position.state.pawn = 7
    assert near > favour(position.state, sheet) > 0.0


def test_one_who_is_out_expects_what_can_still_be_delivered() -> None:
    position = laden()
    position.state.countdown_owner = 0
    position.state.pawn = 6
    position.sheet(0).cell = -1
    position.sheet(0).palace = GREAT
    assert favour(position.state, position.sheet(0)) == bonus(position.state, position.sheet(0), GREAT, 2)


def test_the_share_of_a_match_that_was_played_follows_points_and_then_the_countdown() -> None:
    position = Position(2)
    assert played(position.state) == 0.0
    position.points(1, 15)
    assert played(position.state) == 0.375
    position.state.countdown_owner = 1
    position.state.pawn = 4
    assert played(position.state) == 0.875
    together = Position(2, mode="cooperative")
    together.state.round = 15
    assert played(together.state) == 0.5


def test_each_mode_has_a_value_of_its_own() -> None:
    assert kind(Position(3).state, 0) == "3"
    assert kind(Position(1).state, 0) == "1-together"
    assert kind(Position(2, round_limit=20).state, 1) == "2-limited"
    assert kind(Position(2, mode="cooperative", scenario="taming-the-beast").state, 0) == "2-together-taming-the-beast"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_group_has_equally_many_numbers_whenever_one_looks(players: int) -> None:
    fresh = zataku.new_match("fuji-koro", players=players, seed="numbers", options={"mode": "cooperative"})
    later = Position(players, mode="cooperative")
    assert isinstance(fresh.state, Volcano)
    assert len(features(fresh.state, 0)) == len(features(later.state, 0))


def test_what_a_group_expects_is_its_chance_to_win() -> None:
    position = Position(2, mode="cooperative")
    flat = {"bias": 0.0, "linear": [0.0], "spread": [1.0, 1.0]}
    for height, chance in ((30.0, 0.3), (-5.0, 0.0), (120.0, 1.0)):
        fitted = FittedValue({**flat, "course": [height, 0.0, 0.0, 0.0]})
        values = Values(GAME, {"2-together": fitted})
        assert values.chances(position.state, 2) == [chance, chance]
    position.state.over = position.state.won = True
    assert Values(GAME, {}).chances(position.state, 2) == [1.0, 1.0]
