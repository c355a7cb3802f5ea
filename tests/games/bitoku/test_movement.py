"""Movement points, wisdom paths, bitoku cards."""

from __future__ import annotations

import pytest

from tests.games.bitoku.position import (
    PATH,
    Position,
    bitoku,
    branch,
    give,
    in_summer,
    space,
    stocked,
    topped,
    torii,
)
from tests.rules import rule
from zataku.games.bitoku.components import PATHS
from zataku.games.bitoku.steps.decks import LookForBitoku
from zataku.games.bitoku.steps.paths import GATE_OF_BRANCH, Move
from zataku.kernel.tuples import replaced

LEFT_PATH = PATHS.index("left")


def moving(points: int = 1, players: int = 2) -> Position:
    """Somebody about to spend movement points, without anything under way."""
    position = in_summer(players)
    position.stock(position.me)
    position.me.pilgrims = 3
    position.run(Move.of(points))
    return position


def walker(position: Position, number: int, path: int = PATH) -> None:
    position.me.set_out(space(number, path))
    position.again()


@rule("BK-092", "BK-094")
def test_a_point_starts_a_pilgrim_moves_one_or_moves_the_marker() -> None:
    position = moving(3)
    me = position.me
    me.path = bitoku("bi08", "bi09")
    position.again()
    assert position.offers == ["move:bitoku", "start:right:1", "skip"]
    position.choose("start:right:1")
    assert (me.pilgrims, me.walkers(space(1))) == (2, 1)
    assert position.offers == ["move:bitoku", "start:right:1", "walk:right:1", "skip"]
    position.choose("walk:right:1")
    assert (me.walkers(space(1)), me.walkers(space(2))) == (0, 1)
    position.choose("move:bitoku")
    assert me.marker == 1
    # The points are spent.
    assert not position.offers_of("walk:")


@rule("BK-092")
def test_points_not_spent_are_lost() -> None:
    position = moving(2)
    me = position.me
    position.choose("start:right:1", "skip")
    assert not position.offers_of("walk:")
    assert me.walkers(space(1)) == 1


@rule("BK-093", "BK-279", "BK-X43")
def test_a_point_is_resolved_completely_before_the_next() -> None:
    position = moving(2)
    me = position.me
    me.path = bitoku("bi19", "bi08", "bi09")
    position.again()
    position.choose("move:bitoku")
    assert (me.marker, me.vp) == (1, 3)
    # This is the card's own point: stopping loses it and nothing else.
    position.choose("skip")
    assert "move:bitoku" in position.offers
    position.choose("move:bitoku")
    assert me.marker == 2
    assert "move:bitoku" not in position.offers


@rule("BK-094")
def test_starting_needs_an_awake_pilgrim_and_offers_every_path() -> None:
    position = moving(1, players=4)
    assert position.offers == ["start:left:1", "start:right:1", "skip"]
    position.me.pilgrims = 0
    position.me.set_out(space(1))
    position.again()
    assert position.offers == ["walk:right:1", "skip"]
    position = moving(4)
    for number in range(3):
        position.choose("start:right:1")
        assert position.me.walkers(space(1)) == number + 1


@rule("BK-095", "BK-X17")
def test_a_torii_held_is_a_place_to_start_without_any_bridge() -> None:
    position = moving()
    me = position.me
    me.arrived = 1 << branch("t1")
    position.again()
    assert position.offers == ["start:right:1", "start:right:3", "skip"]
    position.choose("start:right:3")
    assert me.walkers(space(3)) == 1
    position = moving()
    position.me.arrived = 1 << branch("t4")
    position.again()
    assert position.me.marker == 0
    position.choose("start:right:8")
    assert position.me.walkers(space(8)) == 1
    # An illumination space is no such place.
    position = moving()
    position.me.arrived = 1 << branch("i1")
    position.again()
    assert position.offers == ["start:right:1", "skip"]


@rule("BK-096")
def test_a_pilgrim_goes_forward_only_and_at_the_end_only_into_a_branch() -> None:
    position = moving()
    walker(position, 2)
    assert position.offers_of("walk:") == ["right:2"]
    position.choose("walk:right:2")
    assert position.me.walkers(space(3)) == 1
    position = moving()
    walker(position, 8)
    assert not position.offers_of("walk:")
    assert position.offers_of("branch:") == ["right:t4", "right:i4"]


@rule("BK-097")
def test_pilgrimage_spaces_hold_any_number_and_the_others_one() -> None:
    position = moving(1, players=3)
    state = position.state
    for sheet in state.sheets:
        for _ in range(3):
            sheet.set_out(space(2))
    position.again()
    position.choose("branch:right:i1")
    # Each space of the branch holds one: the next player goes to the second space, and gets less.
    first = state.sheets.index(next(sheet for sheet in state.sheets if sheet.arrived))
    assert state.branches[branch("i1")] == (first,)
    assert state.sheets[first].vp == 3
    position.until(lambda state: state.seat != first)
    second = position.me
    before = second.vp
    position.run(Move.of(1))
    position.choose("branch:right:i1")
    assert second.vp == before + 2


@rule("BK-098")
def test_a_branch_is_entered_for_one_point_at_its_nearest_free_space() -> None:
    position = moving(1, players=4)
    state, me = position.state, position.me
    others = [seat for seat in range(4) if seat != position.seat]
    walker(position, 2)
    state.branches = replaced(state.branches, branch("i1"), tuple(others[:1]))
    state.branches = replaced(state.branches, branch("t1"), tuple(others[:2]))
    spaces = len(state.branches)
    position.choose("branch:right:i1")
    assert len(state.branches) == spaces
    assert state.branches[branch("t1")] == tuple(others[:2])
    # Illumination branch 1: 3, 2, 1 VP; the first space is taken.
    assert me.vp == 2
    assert state.branches[branch("i1")] == (others[0], state.sheets.index(me))
    position = moving(1, players=4)
    state = position.state
    walker(position, 2)
    state.branches = replaced(state.branches, branch("i1"), tuple(seat for seat in range(4) if seat != position.seat))
    position.again()
    assert not position.offers_of("branch:")


@rule("BK-099", "BK-280")
def test_a_player_has_one_space_of_a_branch() -> None:
    position = moving()
    state, me = position.state, position.me
    walker(position, 8)
    me.arrived |= 1 << branch("t4")
    state.branches = replaced(state.branches, branch("t4"), (position.seat,))
    position.again()
    # Two branches leave the last space: the other one is still open.
    assert position.offers_of("branch:") == ["right:i4"]


@rule("BK-100")
@pytest.mark.parametrize(
    ("name", "number", "vp", "amulet"), [("i1", 2, 3, "amulet1"), ("i3", 7, 6, "amulet2"), ("i4", 8, 8, "amulet3")]
)
def test_an_illumination_space_gives_points_and_an_amulet_and_keeps_the_pilgrim(
    name: str, number: int, vp: int, amulet: str
) -> None:
    position = moving()
    me = position.me
    walker(position, number)
    position.choose(f"branch:right:{name}")
    assert (me.vp, stocked(me)) == (vp, {amulet: 1})
    assert me.walkers(space(number)) == 0
    assert me.arrived == 1 << branch(name)
    assert me.illuminations() == 1
    assert me.pilgrims == 3


@rule("BK-101")
def test_a_torii_space_gives_points_and_the_tiles_action_every_time() -> None:
    position = moving(1, players=3)
    state, me = position.state, position.me
    gate = GATE_OF_BRANCH[branch("t1")]
    give(state, torii=replaced(state.given.torii, gate, torii("ta3")))
    walker(position, 3)
    position.choose("branch:right:t1")
    assert me.vp == 2
    assert len(position.offers) == 10
    position.choose("gain:jade+jade")
    assert me.torii() == 1
    # The tile is still there for the next.
    position.rival.set_out(space(3))
    position.until(lambda state: state.sheets[state.seat] is not me)
    rival = position.me
    rival.set_out(space(3))
    rival.arrived = 0
    position.run(Move.of(1))
    position.choose("branch:right:t1")
    assert len(position.offers) == 10


@rule("BK-101", "BK-014")
def test_the_torii_tiles_action_may_be_declined() -> None:
    position = moving()
    state, me = position.state, position.me
    give(state, torii=replaced(state.given.torii, GATE_OF_BRANCH[branch("t1")], torii("ta1")))
    position.stock(me, jade=3, sake=3)
    walker(position, 3)
    position.choose("branch:right:t1")
    assert position.offers_of("mitama:")
    position.choose("skip")
    assert me.mitamas == ()


@rule("BK-102", "BK-280")
@pytest.mark.parametrize(("number", "needed"), [(3, 1), (5, 2)])
def test_a_bridge_needs_completed_bitoku(number: int, needed: int) -> None:
    for marker in range(3):
        position = moving()
        me = position.me
        me.path = bitoku("bi01", "bi02", "bi03")
        me.marker = marker
        walker(position, number)
        assert (f"walk:right:{number}" in position.offers) == (marker >= needed)
        # The side branch of the space before the bridge is open all the same.
        assert position.offers_of("branch:")
        if marker >= needed:
            position.choose(f"walk:right:{number}")
            assert (me.marker, me.walkers(space(number + 1))) == (marker, 1)


@rule("BK-096")
def test_the_two_paths_of_more_players_are_apart() -> None:
    position = moving(2, players=3)
    position.choose("start:left:1", "walk:left:1")
    assert any(sheet.walkers(space(2, LEFT_PATH)) for sheet in position.state.sheets)
    assert not any(sheet.walkers(space(2, PATH)) for sheet in position.state.sheets)


# Bitoku cards


@rule("BK-103")
def test_a_gained_bitoku_goes_to_the_end_of_the_path() -> None:
    position = in_summer()
    me = position.me
    me.path = bitoku("bi05", "bi01")
    position.state.bitoku_deck = topped(position.state.bitoku_deck, bitoku("bi02", "bi03"))
    position.run(LookForBitoku.of())
    position.choose("look", "keep:bi02")
    # Makoto again: repeated types are allowed.
    assert me.path == bitoku("bi05", "bi01", "bi02")


@rule("BK-104")
def test_of_two_bitoku_one_is_taken_and_the_other_goes_under_the_deck() -> None:
    position = in_summer()
    position.state.bitoku_deck = topped(position.state.bitoku_deck, bitoku("bi02", "bi03"))
    position.run(LookForBitoku.of())
    position.choose("look")
    assert position.offers == ["keep:bi02", "keep:bi03"]
    position.choose("keep:bi03")
    position.state.bitoku_deck = topped(position.state.bitoku_deck, bitoku("bi10"))
    position.run(LookForBitoku.of())
    position.choose("look")
    assert position.offers == ["keep:bi02", "keep:bi10"]


@rule("BK-105")
def test_without_a_card_ahead_the_marker_cannot_move() -> None:
    position = moving()
    assert "move:bitoku" not in position.offers
    position.me.path = bitoku("bi08")
    position.me.marker = 1
    position.again()
    assert "move:bitoku" not in position.offers
    # Without a pilgrim either, the point has no use at all.
    position.me.pilgrims = 0
    assert not Move.of(1).possible(position.state)
    # Nor with a pilgrim at the end of the path that stands in both branches already.
    position.me.set_out(space(8))
    assert Move.of(1).possible(position.state)
    position.me.arrived = 1 << branch("t4") | 1 << branch("i4")
    assert not Move.of(1).possible(position.state)
    position.me.marker = 0
    assert Move.of(1).possible(position.state)


@rule("BK-106")
def test_reaching_a_card_completes_it() -> None:
    position = moving()
    me = position.me
    me.path = bitoku("bi10", "bi17")
    position.again()
    position.choose("move:bitoku")
    assert (me.vp, stocked(me), me.marker) == (1, {"amulet2": 1}, 1)
    position.run(Move.of(1))
    position.choose("move:bitoku")
    # Its action may be declined, its points not.
    assert position.offers_of("rock:")
    position.choose("skip")
    assert (me.vp, me.marker, len(me.rocks)) == (3, 2, 1)
