"""What bots expect of a match: of the shogun, at the end, and for a group its chance to win."""

import pytest

import zataku
from tests.games.fuji_koro.position import Position, card
from zataku.bots.values import FittedValue, Values
from zataku.games.fuji_koro import GAME
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.gear import HELMET, SANDALS
from zataku.games.fuji_koro.judgement.features import features, in_danger, kind, played
from zataku.games.fuji_koro.judgement.nearness import around, chance, missing, outfit, promise
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


@pytest.mark.parametrize("name", ["scroll", "monk", "token"])
def test_what_lies_nearer_counts_more(name: str) -> None:
    position = Position(2, samurai=("yoshihiro",))
    position.lay_ring(1)
    if name == "scroll":
        position.scroll_token("1.1/4", "red")
    elif name == "monk":
        position.monk("1.1/4")
    else:
        position.token("1.1/4", box.RESOURCE_TOKENS[0].id)
    number = {"scroll": 0, "monk": 7, "token": 5}[name]
    position.put(0, "1.1/4")
    on_it = around(position.state, position.sheet(0))[number]
    position.put(0, "1.4/4")
    far = around(position.state, position.sheet(0))[number]
    assert on_it == 1.0 > far > 0.0


def test_a_blueprint_promises_more_the_fewer_cubes_are_missing() -> None:
    position = Position(2)
    position.blueprint(0, "bs2")
    sheet, metals_and_tooth = position.sheet(0), card("bs2")
    assert missing(sheet, metals_and_tooth) == 3
    bare = promise(position.state, sheet, metals_and_tooth)
    position.pack(0, metal=1, tooth=1)
    position.sandals(0, "M..")
    assert missing(sheet, metals_and_tooth) == 0
    assert promise(position.state, sheet, metals_and_tooth) == 8.0 > bare
    assert outfit(position.state, sheet)[:3] == [0.0, 1.0, 8.0]
    position.state.palace_taken = (0, 0, 5, 0, 0)
    assert promise(position.state, sheet, metals_and_tooth) == 3.0, "only the lowest cell of the track is left"


def test_odds_of_a_fight_grow_with_weapon_helmet_and_the_first_roll() -> None:
    plain = chance(5.0, 6, False, 12, 4)
    assert chance(0.0, 20, True, 5, 2) == 0.0, "without a weapon nothing is slain"
    assert 0.0 < plain < min(chance(8.0, 6, False, 12, 4), chance(5.0, 12, False, 12, 4), chance(5.0, 6, True, 12, 4))


def test_lava_to_come_is_a_danger_to_who_cannot_pay_for_it() -> None:
    position = Position(2)
    position.lay("1.1", "i-1", dry=True)
    erupting = next(
        name
        for name in (f"1.1/{slot}" for slot in range(7))
        if position.state.spot_on(volcano.CELL_BY_NAME[name])[0] == box.ERUPTS
    )
    number = position.state.spot_on(volcano.CELL_BY_NAME[erupting])[1]
    position.put(0, erupting)
    sheet = position.sheet(0)
    position.countdown(0)
    assert in_danger(position.state, sheet)
    position.sandals(0, "TTT")
    assert not in_danger(position.state, sheet)
    position.sandals(0, "...")
    position.state.pawn = 1 + box.COUNTDOWN.index(number)
    assert not in_danger(position.state, sheet), "that lava has come already"


@pytest.mark.parametrize("players", [2, 6])
def test_a_samurai_has_equally_many_numbers_whenever_one_looks(players: int) -> None:
    fresh = zataku.new_match("fuji-koro", players=players, seed="numbers").state
    later = Position(players)
    later.sheet(1).cell = -1
    later.countdown(1, pawn=4, rope=True)
    assert isinstance(fresh, Volcano)
    assert len(features(fresh, 0)) == len(features(later.state, 0)) == len(features(later.state, 1))


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
    for height, likely in ((30.0, 0.3), (-5.0, 0.0), (120.0, 1.0)):
        fitted = FittedValue({**flat, "course": [height, 0.0, 0.0, 0.0]})
        values = Values(GAME, {"2-together": fitted})
        assert values.chances(position.state, 2) == [likely, likely]
    position.state.over = position.state.won = True
    assert Values(GAME, {}).chances(position.state, 2) == [1.0, 1.0]
