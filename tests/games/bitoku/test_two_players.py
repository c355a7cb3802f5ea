"""What is different with two players."""

from __future__ import annotations

from typing import Any

from tests.games.bitoku.positions import (
    LEFT,
    MIDDLE,
    RIGHT,
    Table,
    at_the_end,
    forest,
    home,
    in_summer,
    parts,
    stocked,
    treasure,
)
from tests.rules import rule
from zataku.games.bitoku.components import LAYOUTS, TREASURES
from zataku.games.bitoku.scoring import treasure_points
from zataku.games.bitoku.state import HILL, LOCKED, UNLOCKED
from zataku.games.bitoku.steps.kodamas import AdvanceKodama, PushBack

COPY_SPACE = 4


def copying(value: int, **options: Any) -> Table:
    """The deciding player has one unlocked die."""
    table = in_summer(2, **options)
    me = table.me
    table.stock(me)
    me.dice, me.places = (value, 1, 1), (UNLOCKED, LOCKED, LOCKED)
    return table


@rule("BK-146")
def test_a_neutral_kodama_stands_on_the_fourth_space_and_is_never_moved() -> None:
    table = in_summer(2)
    assert table.state.board().neutral == 4
    assert in_summer(3).state.board().neutral == 0
    assert in_summer(4).state.board().neutral == 0
    table.kodamas(table.rival, jade=3)
    table.run(PushBack.of(1))
    assert table.offers == [f"back:{table.rival_seat}:jade", "skip"]
    table.choose("skip")
    table.run(AdvanceKodama.of(1))
    assert len(table.offers) == 6


@rule("BK-147", "BK-X41", "BK-173")
def test_the_neutral_kodama_takes_a_place_and_shares_ties() -> None:
    assert treasure_points([6, 4, 4], [5, 3, 1])[:2] == [5, 2]
    assert treasure_points([6, 4, 4], [5, 2])[:2] == [5, 1]
    for id, brown, purple in (("lt3", 5, 2), ("lt4", 5, 1)):
        table = at_the_end(2)
        state = table.state
        others = [number for number in range(5) if number != treasure(id)]
        state.treasures = (treasure(id), *others)
        table.kodamas(state.players[0], yomi=6)
        table.kodamas(state.players[1], yomi=4)
        table.score()
        table.until(lambda state: False)
        # On the other tracks both are behind the neutral one and level with each other.
        elsewhere = sum(sum(TREASURES[number][1:3]) // 2 for number in others)
        assert parts(table, 0)["treasures"] == brown + elsewhere
        assert parts(table, 1)["treasures"] == purple + elsewhere


@rule("BK-148", "BK-X44")
def test_the_hill_spaces_of_a_side_belong_to_both_hills() -> None:
    table = in_summer(2)
    state, me, rival = table.state, table.me, table.rival
    table.dice(me, 3, 4, 4, place=LOCKED)
    table.die(me, LEFT, 3, forest("stairs"))
    table.die(me, MIDDLE, 4, forest("jade"))
    table.die(rival, LEFT, 2, HILL + LAYOUTS[0].area[0])
    table.die(rival, MIDDLE, 5, forest("yomi"))
    state.covered = 0b001
    table.again()
    assert table.offers_of("cross:") == ["left", "middle"]
    table.choose("cross:left")
    assert me.dice[LEFT] == 2
    assert table.offers_of("favour:") == ["yomi:yokai", "yomi:deeds", "stairs:bitoku", "stairs:yokai", "stairs:deeds"]
    assert table.offers_of("cover:") == ["yomi:yokai", "yomi:deeds", "stairs:bitoku", "stairs:yokai", "stairs:deeds"]
    table.choose("favour:yomi:yokai")
    # The side of Yomi and Stairs is full: nobody else can cross there.
    assert table.me is rival
    assert not table.offers_of("cross:")
    assert [LAYOUTS[0].area[hill] for hill in range(4)] == [0, 0, 1, 1]


@rule("BK-149")
def test_home_space_5_gives_an_amulet_and_a_point_or_a_resource() -> None:
    table = copying(1)
    me = table.me
    table.again()
    table.choose("die:left", "place:home:3")
    assert stocked(me) == {"amulet1": 1}
    assert table.offers == ["do:move", "do:any"]
    table.choose("do:any", "gain:jade")
    assert stocked(me) == {"amulet1": 1, "jade": 1}


@rule("BK-150")
def test_home_space_6_takes_a_2_or_more_and_lowers_it_even_if_nothing_is_copied() -> None:
    table = copying(1)
    table.again()
    table.choose("die:left")
    assert "place:home:4" not in table.offers
    table = copying(1)
    me = table.me
    table.stock(me, amulet1=1)
    table.again()
    table.choose("die:left", "amulets:1", "place:home:4")
    assert me.dice[LEFT] == 1
    assert me.places[LEFT] == home(COPY_SPACE)
    assert table.me is not me


@rule("BK-151", "BK-X18")
def test_a_rival_die_in_the_forest_is_copied_with_its_region_and_value() -> None:
    table = copying(3)
    me = table.me
    table.stock(me, jade=3, sake=3)
    table.build("te1", "yomi", table.seat)
    table.die(table.rival, LEFT, 4, forest("yomi"))
    table.die(table.rival, RIGHT, 4, HILL)
    table.again()
    table.choose("die:left", "place:home:4")
    assert me.dice[LEFT] == 2
    seat = table.rival_seat
    # Not a die on a hill.
    assert table.offers == [f"copy:{seat}:left", "skip"]
    table.choose(f"copy:{seat}:left")
    assert table.offers_of("forest:") == ["yomi-1", "yomi-2", "yomi-3", "yomi-4"]
    # No building action follows.
    assert not table.offers_of("building:")
    table.choose("forest:yomi-1")
    assert me.kodamas == (2, 1, 1, 1, 1)
    assert table.me is not me


@rule("BK-152")
def test_a_copied_action_need_not_beat_other_dice_unless_the_option_is_on() -> None:
    for strict in (False, True):
        table = copying(3, copy_requires_dominance=strict)
        rival, seat = table.rival, table.rival_seat
        # Two dice in one region, as on a board with more spaces.
        table.die(rival, LEFT, 2, forest("jade"))
        table.die(rival, MIDDLE, 5, forest("jade"))
        table.again()
        table.choose("die:left", "place:home:4")
        assert (f"copy:{seat}:left" in table.offers) == (not strict)
        assert f"copy:{seat}:middle" in table.offers


@rule("BK-153")
def test_a_rival_die_on_another_home_space_gives_that_spaces_action() -> None:
    table = copying(3)
    me, seat = table.me, table.rival_seat
    table.die(table.rival, LEFT, 1, home(1))
    table.again()
    table.choose("die:left", "place:home:4", f"copy:{seat}:left")
    assert stocked(me) == {"amulet2": 1}
