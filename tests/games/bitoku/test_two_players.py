"""What is different with two players."""

from __future__ import annotations

from typing import Any

from tests.games.bitoku.position import (
    LEFT,
    MIDDLE,
    RIGHT,
    Position,
    at_the_end,
    forest,
    give,
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


def copying(value: int, **options: Any) -> Position:
    """The deciding player has one unlocked die."""
    position = in_summer(2, **options)
    me = position.me
    position.stock(me)
    me.dice, me.places = (value, 1, 1), (UNLOCKED, LOCKED, LOCKED)
    return position


@rule("BK-146")
def test_a_neutral_kodama_stands_on_the_fourth_space_and_is_never_moved() -> None:
    position = in_summer(2)
    assert position.state.given.layout.neutral == 4
    assert in_summer(3).state.given.layout.neutral == 0
    assert in_summer(4).state.given.layout.neutral == 0
    position.kodamas(position.rival, jade=3)
    position.run(PushBack.of(1))
    assert position.offers == [f"back:{position.rival_seat}:jade", "skip"]
    position.choose("skip")
    position.run(AdvanceKodama.of(1))
    assert len(position.offers) == 6


@rule("BK-147", "BK-X41", "BK-173")
def test_the_neutral_kodama_takes_a_place_and_shares_ties() -> None:
    assert treasure_points([6, 4, 4], [5, 3, 1])[:2] == [5, 2]
    assert treasure_points([6, 4, 4], [5, 2])[:2] == [5, 1]
    for id, brown, purple in (("lt3", 5, 2), ("lt4", 5, 1)):
        position = at_the_end(2)
        state = position.state
        others = [number for number in range(5) if number != treasure(id)]
        give(state, treasures=(treasure(id), *others))
        position.kodamas(state.sheets[0], yomi=6)
        position.kodamas(state.sheets[1], yomi=4)
        position.score()
        position.until(lambda state: False)
        # On the other tracks both are behind the neutral one and level with each other.
        elsewhere = sum(sum(TREASURES[number][1:3]) // 2 for number in others)
        assert parts(position, 0)["treasures"] == brown + elsewhere
        assert parts(position, 1)["treasures"] == purple + elsewhere


@rule("BK-148", "BK-X44")
def test_the_hill_spaces_of_a_side_belong_to_both_hills() -> None:
    position = in_summer(2)
    state, me, rival = position.state, position.me, position.rival
    position.dice(me, 3, 4, 4, place=LOCKED)
    position.die(me, LEFT, 3, forest("stairs"))
    position.die(me, MIDDLE, 4, forest("jade"))
    position.die(rival, LEFT, 2, HILL + LAYOUTS[0].area[0])
    position.die(rival, MIDDLE, 5, forest("yomi"))
    state.covered = 0b001
    position.again()
    assert position.offers_of("cross:") == ["left", "middle"]
    position.choose("cross:left")
    assert me.dice[LEFT] == 2
    assert position.offers_of("favour:") == [
        "yomi:yokai",
        "yomi:deeds",
        "stairs:bitoku",
        "stairs:yokai",
        "stairs:deeds",
    ]
    assert position.offers_of("cover:") == ["yomi:yokai", "yomi:deeds", "stairs:bitoku", "stairs:yokai", "stairs:deeds"]
    position.choose("favour:yomi:yokai")
    # The side of Yomi and Stairs is full: nobody else can cross there.
    assert position.me is rival
    assert not position.offers_of("cross:")
    assert [LAYOUTS[0].area[hill] for hill in range(4)] == [0, 0, 1, 1]


@rule("BK-149")
def test_home_space_5_gives_an_amulet_and_a_point_or_a_resource() -> None:
    position = copying(1)
    me = position.me
    position.again()
    position.choose("die:left", "place:home:3")
    assert stocked(me) == {"amulet1": 1}
    assert position.offers == ["do:move", "do:any"]
    position.choose("do:any", "gain:jade")
    assert stocked(me) == {"amulet1": 1, "jade": 1}


@rule("BK-150")
def test_home_space_6_takes_a_2_or_more_and_lowers_it_even_if_nothing_is_copied() -> None:
    position = copying(1)
    position.again()
    position.choose("die:left")
    assert "place:home:4" not in position.offers
    position = copying(1)
    me = position.me
    position.stock(me, amulet1=1)
    position.again()
    position.choose("die:left", "amulets:1", "place:home:4")
    assert me.dice[LEFT] == 1
    assert me.places[LEFT] == home(COPY_SPACE)
    assert position.me is not me


@rule("BK-151", "BK-X18")
def test_a_rival_die_in_the_forest_is_copied_with_its_region_and_value() -> None:
    position = copying(3)
    me = position.me
    position.stock(me, jade=3, sake=3)
    position.build("te1", "yomi", position.seat)
    position.die(position.rival, LEFT, 4, forest("yomi"))
    position.die(position.rival, RIGHT, 4, HILL)
    position.again()
    position.choose("die:left", "place:home:4")
    assert me.dice[LEFT] == 2
    seat = position.rival_seat
    # Not a die on a hill.
    assert position.offers == [f"copy:{seat}:left", "skip"]
    position.choose(f"copy:{seat}:left")
    assert position.offers_of("forest:") == ["yomi-1", "yomi-2", "yomi-3", "yomi-4"]
    # No building action follows.
    assert not position.offers_of("building:")
    position.choose("forest:yomi-1")
    assert me.kodamas == (2, 1, 1, 1, 1)
    assert position.me is not me


@rule("BK-152")
def test_a_copied_action_need_not_beat_other_dice_unless_the_option_is_on() -> None:
    for strict in (False, True):
        position = copying(3, copy_requires_dominance=strict)
        rival, seat = position.rival, position.rival_seat
        # Two dice in one region, as on a board with more spaces.
        position.die(rival, LEFT, 2, forest("jade"))
        position.die(rival, MIDDLE, 5, forest("jade"))
        position.again()
        position.choose("die:left", "place:home:4")
        assert (f"copy:{seat}:left" in position.offers) == (not strict)
        assert f"copy:{seat}:middle" in position.offers


@rule("BK-153")
def test_a_rival_die_on_another_home_space_gives_that_spaces_action() -> None:
    position = copying(3)
    me, seat = position.me, position.rival_seat
    position.die(position.rival, LEFT, 1, home(1))
    position.again()
    position.choose("die:left", "place:home:4", f"copy:{seat}:left")
    assert stocked(me) == {"amulet2": 1}
