"""Movement points, wisdom paths, bitoku cards."""

from __future__ import annotations

import pytest

from tests.games.bitoku.positions import (
    PATH,
    Table,
    bitoku,
    branch,
    in_summer,
    put,
    space,
    stocked,
    torii,
)
from tests.rules import rule
from zataku.games.bitoku.components import PATHS
from zataku.games.bitoku.steps.gains import LookForBitoku
from zataku.games.bitoku.steps.paths import GATE_OF_BRANCH, Move
from zataku.kernel.hidden import Bag

LEFT_PATH = PATHS.index("left")


def moving(points: int = 1, players: int = 2) -> Table:
    """Somebody about to spend movement points, without anything under way."""
    table = in_summer(players)
    table.stock(table.me)
    table.me.pilgrims = 3
    table.run(Move.of(points))
    return table


def walker(table: Table, number: int, path: int = PATH) -> None:
    table.me.set_out(space(number, path))
    table.again()


@rule("BK-092", "BK-094")
def test_a_point_starts_a_pilgrim_moves_one_or_moves_the_marker() -> None:
    table = moving(3)
    me = table.me
    me.path = bitoku("bi08", "bi09")
    table.again()
    assert table.offers == ["move:bitoku", "start:right:1", "skip"]
    table.choose("start:right:1")
    assert (me.pilgrims, me.walkers(space(1))) == (2, 1)
    assert table.offers == ["move:bitoku", "start:right:1", "walk:right:1", "skip"]
    table.choose("walk:right:1")
    assert (me.walkers(space(1)), me.walkers(space(2))) == (0, 1)
    table.choose("move:bitoku")
    assert me.marker == 1
    # The points are spent.
    assert not table.offers_of("walk:")


@rule("BK-092")
def test_points_not_spent_are_lost() -> None:
    table = moving(2)
    me = table.me
    table.choose("start:right:1", "skip")
    assert not table.offers_of("walk:")
    assert me.walkers(space(1)) == 1


@rule("BK-093", "BK-279", "BK-X43")
def test_a_point_is_resolved_completely_before_the_next() -> None:
    table = moving(2)
    me = table.me
    me.path = bitoku("bi19", "bi08", "bi09")
    table.again()
    table.choose("move:bitoku")
    assert (me.marker, me.vp) == (1, 3)
    # This is the card's own point: stopping loses it and nothing else.
    table.choose("skip")
    assert "move:bitoku" in table.offers
    table.choose("move:bitoku")
    assert me.marker == 2
    assert "move:bitoku" not in table.offers


@rule("BK-094")
def test_starting_needs_an_awake_pilgrim_and_offers_every_path() -> None:
    table = moving(1, players=4)
    assert table.offers == ["start:left:1", "start:right:1", "skip"]
    table.me.pilgrims = 0
    table.me.set_out(space(1))
    table.again()
    assert table.offers == ["walk:right:1", "skip"]
    table = moving(4)
    for number in range(3):
        table.choose("start:right:1")
        assert table.me.walkers(space(1)) == number + 1


@rule("BK-095", "BK-X17")
def test_a_torii_held_is_a_place_to_start_without_any_bridge() -> None:
    table = moving()
    me = table.me
    me.arrived = 1 << branch("t1")
    table.again()
    assert table.offers == ["start:right:1", "start:right:3", "skip"]
    table.choose("start:right:3")
    assert me.walkers(space(3)) == 1
    table = moving()
    table.me.arrived = 1 << branch("t4")
    table.again()
    assert table.me.marker == 0
    table.choose("start:right:8")
    assert table.me.walkers(space(8)) == 1
    # An illumination space is no such place.
    table = moving()
    table.me.arrived = 1 << branch("i1")
    table.again()
    assert table.offers == ["start:right:1", "skip"]


@rule("BK-096")
def test_a_pilgrim_goes_forward_only_and_at_the_end_only_into_a_branch() -> None:
    table = moving()
    walker(table, 2)
    assert table.offers_of("walk:") == ["right:2"]
    table.choose("walk:right:2")
    assert table.me.walkers(space(3)) == 1
    table = moving()
    walker(table, 8)
    assert not table.offers_of("walk:")
    assert table.offers_of("branch:") == ["right:t4", "right:i4"]


@rule("BK-097")
def test_pilgrimage_spaces_hold_any_number_and_the_others_one() -> None:
    table = moving(1, players=3)
    state = table.state
    for player in state.players:
        for _ in range(3):
            player.set_out(space(2))
    table.again()
    table.choose("branch:right:i1")
    # Each space of the branch holds one: the next player goes to the second space, and gets less.
    first = state.players.index(next(player for player in state.players if player.arrived))
    assert state.branches[branch("i1")] == (first,)
    assert state.players[first].vp == 3
    table.until(lambda state: state.seat != first)
    second = table.me
    before = second.vp
    table.run(Move.of(1))
    table.choose("branch:right:i1")
    assert second.vp == before + 2


@rule("BK-098")
def test_a_branch_is_entered_for_one_point_at_its_nearest_free_space() -> None:
    table = moving(1, players=4)
    state, me = table.state, table.me
    others = [seat for seat in range(4) if seat != table.seat]
    walker(table, 2)
    state.branches = put(state.branches, branch("i1"), tuple(others[:1]))
    state.branches = put(state.branches, branch("t1"), tuple(others[:2]))
    spaces = len(state.branches)
    table.choose("branch:right:i1")
    assert len(state.branches) == spaces
    assert state.branches[branch("t1")] == tuple(others[:2])
    # Illumination branch 1: 3, 2, 1 VP; the first space is taken.
    assert me.vp == 2
    assert state.branches[branch("i1")] == (others[0], state.players.index(me))
    table = moving(1, players=4)
    state = table.state
    walker(table, 2)
    state.branches = put(state.branches, branch("i1"), tuple(seat for seat in range(4) if seat != table.seat))
    table.again()
    assert not table.offers_of("branch:")


@rule("BK-099", "BK-280")
def test_a_player_has_one_space_of_a_branch() -> None:
    table = moving()
    state, me = table.state, table.me
    walker(table, 8)
    me.arrived |= 1 << branch("t4")
    state.branches = put(state.branches, branch("t4"), (table.seat,))
    table.again()
    # Two branches leave the last space: the other one is still open.
    assert table.offers_of("branch:") == ["right:i4"]


@rule("BK-100")
@pytest.mark.parametrize(
    ("name", "number", "vp", "amulet"), [("i1", 2, 3, "amulet1"), ("i3", 7, 6, "amulet2"), ("i4", 8, 8, "amulet3")]
)
def test_an_illumination_space_gives_points_and_an_amulet_and_keeps_the_pilgrim(
    name: str, number: int, vp: int, amulet: str
) -> None:
    table = moving()
    me = table.me
    walker(table, number)
    table.choose(f"branch:right:{name}")
    assert (me.vp, stocked(me)) == (vp, {amulet: 1})
    assert me.walkers(space(number)) == 0
    assert me.arrived == 1 << branch(name)
    assert me.illuminations() == 1
    assert me.pilgrims == 3


@rule("BK-101")
def test_a_torii_space_gives_points_and_the_tiles_action_every_time() -> None:
    table = moving(1, players=3)
    state, me = table.state, table.me
    gate = GATE_OF_BRANCH[branch("t1")]
    state.torii = put(state.torii, gate, torii("ta3"))
    walker(table, 3)
    table.choose("branch:right:t1")
    assert me.vp == 2
    assert len(table.offers) == 10
    table.choose("gain:jade+jade")
    assert me.torii() == 1
    # The tile is still there for the next.
    table.rival.set_out(space(3))
    table.until(lambda state: state.players[state.seat] is not me)
    rival = table.me
    rival.set_out(space(3))
    rival.arrived = 0
    table.run(Move.of(1))
    table.choose("branch:right:t1")
    assert len(table.offers) == 10


@rule("BK-101", "BK-014")
def test_the_torii_tiles_action_may_be_declined() -> None:
    table = moving()
    state, me = table.state, table.me
    state.torii = put(state.torii, GATE_OF_BRANCH[branch("t1")], torii("ta1"))
    table.stock(me, jade=3, sake=3)
    walker(table, 3)
    table.choose("branch:right:t1")
    assert table.offers_of("mitama:")
    table.choose("skip")
    assert me.mitamas == ()


@rule("BK-102", "BK-280")
@pytest.mark.parametrize(("number", "needed"), [(3, 1), (5, 2)])
def test_a_bridge_needs_completed_bitoku(number: int, needed: int) -> None:
    for marker in range(3):
        table = moving()
        me = table.me
        me.path = bitoku("bi01", "bi02", "bi03")
        me.marker = marker
        walker(table, number)
        assert (f"walk:right:{number}" in table.offers) == (marker >= needed)
        # The side branch of the space before the bridge is open all the same.
        assert table.offers_of("branch:")
        if marker >= needed:
            table.choose(f"walk:right:{number}")
            assert (me.marker, me.walkers(space(number + 1))) == (marker, 1)


@rule("BK-096")
def test_the_two_paths_of_more_players_are_apart() -> None:
    table = moving(2, players=3)
    table.choose("start:left:1", "walk:left:1")
    assert any(player.walkers(space(2, LEFT_PATH)) for player in table.state.players)
    assert not any(player.walkers(space(2, PATH)) for player in table.state.players)


# Bitoku cards


@rule("BK-103")
def test_a_gained_bitoku_goes_to_the_end_of_the_path() -> None:
    table = in_summer()
    me = table.me
    me.path = bitoku("bi05", "bi01")
    table.state.bitoku_deck = Bag(bitoku("bi02", "bi03"))
    table.run(LookForBitoku.of())
    table.choose("look", "keep:bi02")
    # Makoto again: repeated types are allowed.
    assert me.path == bitoku("bi05", "bi01", "bi02")


@rule("BK-104")
def test_of_two_bitoku_one_is_taken_and_the_other_goes_under_the_deck() -> None:
    table = in_summer()
    table.state.bitoku_deck = Bag(bitoku("bi02", "bi03"))
    table.run(LookForBitoku.of())
    table.choose("look")
    assert table.offers == ["keep:bi02", "keep:bi03"]
    table.choose("keep:bi03")
    table.state.bitoku_deck = Bag(bitoku("bi10"))
    table.run(LookForBitoku.of())
    table.choose("look")
    assert table.offers == ["keep:bi02", "keep:bi10"]


@rule("BK-105")
def test_without_a_card_ahead_the_marker_cannot_move() -> None:
    table = moving()
    assert "move:bitoku" not in table.offers
    table.me.path = bitoku("bi08")
    table.me.marker = 1
    table.again()
    assert "move:bitoku" not in table.offers
    # Without a pilgrim either, the point has no use at all.
    table.me.pilgrims = 0
    assert not Move.of(1).possible(table.state)
    table.me.marker = 0
    assert Move.of(1).possible(table.state)


@rule("BK-106")
def test_reaching_a_card_completes_it() -> None:
    table = moving()
    me = table.me
    me.path = bitoku("bi10", "bi17")
    table.again()
    table.choose("move:bitoku")
    assert (me.vp, stocked(me), me.marker) == (1, {"amulet2": 1}, 1)
    table.run(Move.of(1))
    table.choose("move:bitoku")
    # Its action may be declined, its points not.
    assert table.offers_of("rock:")
    table.choose("skip")
    assert (me.vp, me.marker, len(me.rocks)) == (3, 2, 1)
