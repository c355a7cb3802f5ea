"""Using a die: amulets, placing, forest actions, buildings, the five regions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bitoku.position import (
    LEFT,
    MIDDLE,
    RIGHT,
    Position,
    buildings,
    forest,
    hill,
    home,
    in_summer,
    mitamas,
    rocks,
    show,
    stocked,
)
from tests.rules import rule
from zataku.games.bitoku.components import BUILDINGS
from zataku.games.bitoku.state import HILL, LOCKED, UNLOCKED
from zataku.games.bitoku.steps.dice import buildings_in
from zataku.games.bitoku.steps.seasons import TURN
from zataku.kernel.tuples import replaced

EMPTY_ROW = (-1, -1, -1, -1)


def with_die(value: int, players: int = 2, **options: Any) -> Position:
    """The deciding player has one unlocked die of this value at the left and nothing else."""
    position = in_summer(players, **options)
    me = position.me
    position.stock(me)
    me.dice = (value, 1, 1)
    me.places = (UNLOCKED, LOCKED, LOCKED)
    position.state.zones = (-1,) * 16
    return position


def visited(position: Position, where: str, *before: str) -> Position:
    """The left die is placed there."""
    position.again()
    position.choose("die:left", *before, f"place:{where}")
    return position


# Amulets


@rule("BK-055")
def test_amulets_come_before_placing_and_placing_before_actions() -> None:
    position = with_die(1)
    position.stock(position.me, amulet1=1, jade=1)
    position.again()
    position.choose("die:left")
    assert position.offers == ["amulets:none", "amulets:1"]
    position.choose("amulets:1")
    assert all(code.startswith("place:") for code in position.offers)
    position.choose("place:jade")
    assert "forest:jade-2" in position.offers


@rule("BK-056", "BK-X12")
def test_amulets_serve_only_a_die_about_to_be_placed_and_are_never_exchanged() -> None:
    position = with_die(2)
    me = position.me
    position.stock(me, amulet1=3, amulet3=1)
    position.die(me, MIDDLE, 4, forest("yomi"))
    position.again()
    assert not position.offers_of("amulets:")
    position.choose("cross:middle")
    assert not position.offers_of("amulets:")
    assert me.dice[MIDDLE] == 3
    # A +3 amulet is not three of +1, nor the other way round.
    position = with_die(1)
    position.stock(position.me, amulet3=1)
    position.again()
    position.choose("die:left")
    assert position.offers == ["amulets:none", "amulets:3"]
    position = with_die(1)
    position.stock(position.me, amulet1=3)
    position.again()
    position.choose("die:left")
    assert position.offers == ["amulets:none", "amulets:1", "amulets:1+1", "amulets:1+1+1"]


@rule("BK-057")
def test_amulets_add_their_value_and_go_back_to_the_supply() -> None:
    position = with_die(1)
    me = position.me
    position.stock(me, amulet1=1, amulet2=1)
    visited(position, "home:1", "amulets:1+2")
    assert me.dice[LEFT] == 4
    assert stocked(me) == {"amulet2": 1}  # the Home space's own
    position = with_die(5)
    me = position.me
    position.stock(me, amulet3=1)
    visited(position, "jade", "amulets:3")
    assert me.dice[LEFT] == 6
    assert stocked(me) == {}


@rule("BK-058", "BK-X42")
def test_only_selections_without_waste_are_offered() -> None:
    position = with_die(4)
    position.stock(position.me, amulet1=1, amulet3=1)
    position.again()
    position.choose("die:left")
    assert sorted(position.offers) == ["amulets:1", "amulets:3", "amulets:none"]
    position = with_die(6)
    position.stock(position.me, amulet1=1, amulet3=1)
    position.again()
    position.choose("die:left")
    assert not position.offers_of("amulets:")
    for value, stock, offered in (
        (5, {"amulet2": 2}, ["2", "none"]),
        (5, {"amulet3": 2}, ["3", "none"]),
        (3, {"amulet2": 3}, ["2", "2+2", "none"]),
    ):
        position = with_die(value)
        position.stock(position.me, **stock)
        position.again()
        position.choose("die:left")
        assert sorted(position.offers_of("amulets:")) == offered
    position = with_die(2)
    position.stock(position.me, amulet1=1, amulet2=1, amulet3=1)
    position.again()
    position.choose("die:left")
    assert sorted(position.offers_of("amulets:")) == ["1", "1+2", "1+3", "2", "2+3", "3", "none"]


@rule("BK-058", "BK-184", "BK-X42")
def test_in_the_harder_variant_a_virtual_7_is_no_waste() -> None:
    position = with_die(4, 4, harder_forest=True)
    position.stock(position.me, amulet1=1, amulet3=1)
    position.again()
    position.choose("die:left")
    assert sorted(position.offers) == ["amulets:1", "amulets:3", "amulets:none"]
    position = with_die(6, 4, harder_forest=True)
    position.stock(position.me, amulet1=1, amulet3=1)
    position.again()
    position.choose("die:left")
    assert sorted(position.offers) == ["amulets:1", "amulets:3", "amulets:none"]


# Placing


@rule("BK-059")
def test_a_die_goes_to_any_empty_space_also_beside_own_dice() -> None:
    position = with_die(3, 3)
    me = position.me
    position.die(me, MIDDLE, 5, forest("yomi"))
    position.die(position.rival, LEFT, 6, forest("stairs"))
    position.die(position.rival, MIDDLE, 6, forest("stairs"))
    position.die(position.rival, RIGHT, 6, home(2))
    position.again()
    position.choose("die:left")
    # Three players: two die spaces in each river region.
    assert position.offers == [
        "place:yomi",
        "place:jade",
        "place:forges",
        "place:home:1",
        "place:home:3",
        "place:home:4",
    ]


@rule("BK-059")
@pytest.mark.parametrize("die", [LEFT, MIDDLE, RIGHT])
def test_a_region_has_room_for_as_many_dice_as_it_has_spaces(die: int) -> None:
    # Four players: three spaces in each river region.
    position = with_die(3, 4)
    others = [sheet for sheet in position.state.sheets if sheet is not position.me]
    for number, sheet in enumerate(others):
        position.die(sheet, die, 1, forest("stairs"))
        position.again()
        position.choose("die:left")
        assert ("place:stairs" in position.offers) == (number < 2)
        position.state.agenda.clear()
        position.state.push(TURN)
        position.match.advance()


@rule("BK-059", "BK-055")
def test_no_die_goes_where_one_stands() -> None:
    position = with_die(3)
    position.die(position.rival, LEFT, 1, forest("jade"))
    position.again()
    position.choose("die:left")
    assert "place:jade" not in position.offers
    assert "place:yomi" in position.offers


# Forest and building actions


@rule("BK-060")
def test_one_forest_action_and_one_building_in_either_order() -> None:
    for forest_first in (True, False):
        position = with_die(3)
        me = position.me
        position.build("te1", "jade", position.seat)
        position.state.zones = replaced(position.state.zones, 4 * hill("jade") + 1, buildings("an3")[0])
        visited(position, "jade")
        assert {"forest:jade-1", "forest:jade-2", "forest:jade-3", "building:te1", "building:an3", "skip"} == set(
            position.offers
        )
        if forest_first:
            position.choose("forest:jade-3", "gain:sake")
            assert set(position.offers) == {"building:te1", "building:an3", "skip"}
            position.choose("building:te1")
        else:
            position.choose("building:te1")
            assert {"forest:jade-1", "forest:jade-2", "forest:jade-3", "skip"} == set(position.offers)
            position.choose("forest:jade-3", "gain:sake")
        assert me.vp == 1
        assert stocked(me) == {"sake": 1}
        assert position.me is not me


@rule("BK-060")
def test_doing_nothing_after_placing_is_legal() -> None:
    position = visited(with_die(3), "jade")
    me = position.me
    position.choose("skip")
    assert position.me is not me
    assert stocked(me) == {}


@pytest.mark.parametrize(("mine", "theirs", "allowed"), [(4, 2, True), (4, 4, True), (4, 5, False)])
@rule("BK-061", "BK-X11")
def test_a_forest_action_needs_a_die_as_high_as_every_other(mine: int, theirs: int, allowed: bool) -> None:
    position = with_die(mine, 3)
    position.build("te1", "yomi", position.rival_seat)
    position.stock(position.me, jade=1)
    position.die(position.rival, LEFT, theirs, forest("yomi"))
    visited(position, "yomi")
    assert bool(position.offers_of("forest:")) == allowed
    assert position.offers_of("building:") == ["te1"]


@rule("BK-061")
def test_own_dice_are_compared_too() -> None:
    position = with_die(4, 3)
    position.die(position.me, MIDDLE, 5, forest("jade"))
    me = position.me
    visited(position, "jade")
    # Nothing can be done, so the turn is over.
    assert position.me is not me


@rule("BK-062")
def test_dice_on_a_hill_are_not_compared() -> None:
    position = with_die(1, 3)
    position.die(position.rival, LEFT, 5, HILL + hill("jade"))
    visited(position, "jade")
    assert position.offers == ["forest:jade-1", "skip"]


@rule("BK-063")
@pytest.mark.parametrize(("value", "rows"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_the_value_opens_the_actions_up_to_it(value: int, rows: int) -> None:
    for where in ("stairs", "jade"):
        position = visited(with_die(value), where)
        assert position.offers_of("forest:") == [f"{where}-{row}" for row in range(1, rows + 1)]


@rule("BK-064")
def test_a_building_needs_its_value_whatever_other_dice_show() -> None:
    position = with_die(2, 3)
    position.build("te2", "jade", -1)
    position.build("on5", "jade", -1)
    position.die(position.rival, LEFT, 6, forest("jade"))
    visited(position, "jade")
    assert position.offers_of("building:") == ["te2"]


@rule("BK-064", "BK-059")
def test_buildings_of_other_zones_cannot_be_used() -> None:
    position = with_die(6)
    position.state.zones = (-1,) * 16
    position.build("te1", "stairs", -1)
    visited(position, "jade")
    assert not position.offers_of("building:")


@rule("BK-065")
def test_what_was_built_this_turn_cannot_be_used() -> None:
    position = with_die(4)
    me = position.me
    position.stock(me, wood=1)
    position.state.zones = (-1,) * 16
    show(position.state, "building", buildings("te1", "fa1", "on1", "ry1"))
    visited(position, "forges")
    position.choose("forest:forges-2", "build:te1", "site:forges")
    assert me.built == 1
    assert position.me is not me
    # Next turn it can.
    position.until(lambda state: (state.seat == 0 and state.sheets[0] is me) or position.me is me)
    me.dice, me.places = (4, 1, 1), (UNLOCKED, LOCKED, LOCKED)
    position.stock(me)
    visited(position, "forges")
    assert position.offers_of("building:") == ["te1"]


@rule("BK-065")
def test_beside_what_was_built_this_turn_an_older_building_may_be_used() -> None:
    position = with_die(4)
    me = position.me
    position.stock(me, wood=1)
    position.empty_zones().build("on1", "forges")
    show(position.state, "building", buildings("te1", "fa1", "ry1"))
    visited(position, "forges")
    position.choose("forest:forges-2", "build:te1", "site:forges")
    assert me.built == 1
    assert position.offers_of("building:") == ["on1"]


@rule("BK-066", "BK-X10")
def test_the_owner_gains_when_another_player_uses_the_building() -> None:
    position = with_die(2, 3)
    me, brown = position.me, position.rival
    position.stock(me, amulet1=2)
    me.places = (LOCKED, LOCKED, LOCKED)
    me.pilgrims = 3
    me.rocks = rocks("rk01")
    position.state.garden = (1, 2, 3, 4, 5, 6, 7)
    position.die(brown, LEFT, 2, forest("yomi"))
    position.build("ry1", "yomi", position.rival_seat)
    position.again()
    position.choose("sacrifice:left", "amulets:1+1", "place:yomi")
    assert (me.pilgrims, me.dice[LEFT]) == (2, 4)
    assert "forest:yomi-1" in position.offers
    position.choose("building:ry1", "rock:rk03")
    assert me.rocks == rocks("rk01", "rk03")
    assert brown.vp == 1
    assert stocked(me) == {}


@rule("BK-066")
def test_own_and_ancient_buildings_give_no_bonus_and_passing_does_not_matter() -> None:
    for owner in ("me", "nobody"):
        position = with_die(2)
        seat = position.seat
        position.state.zones = (-1,) * 16
        position.build("on1", "jade", seat if owner == "me" else -1)
        rival = position.rival
        before = (position.me.vp, rival.vp)
        me = position.me
        visited(position, "jade")
        position.choose("building:on1")
        assert (me.vp, rival.vp) == before
    position = with_die(2)
    rival = position.rival
    position.state.passed |= 1 << position.rival_seat
    position.build("on1", "jade", position.rival_seat)
    visited(position, "jade")
    position.choose("building:on1")
    assert rival.vp == 1


@rule("BK-067", "BK-277", "BK-X19")
def test_the_three_ownership_bonuses() -> None:
    # 1 VP.
    position = with_die(2)
    rival = position.rival
    position.stock(rival)
    position.build("on1", "jade", position.rival_seat)
    visited(position, "jade")
    position.choose("building:on1")
    assert (rival.vp, stocked(rival)) == (1, {})
    # 1 VP or an amulet: the owner decides in the middle of the user's turn.
    for choice, vp, stock in (("bonus:vp", 1, {}), ("bonus:amulet", 0, {"amulet1": 1})):
        position = with_die(4)
        seat, rival, owner = position.seat, position.rival, position.rival_seat
        position.stock(rival)
        position.build("on4", "jade", owner)
        visited(position, "jade")
        position.choose("building:on4")
        # First the building's action with all it triggers.
        assert position.seat == seat
        position.choose("kodama:jade")
        assert position.seat == owner
        assert position.offers == ["bonus:vp", "bonus:amulet"]
        position.choose(choice)
        assert (rival.vp, stocked(rival)) == (vp, stock)
        assert position.seat == seat
        assert position.offers_of("forest:")
    # Both.
    position = with_die(5)
    rival = position.rival
    position.stock(rival)
    position.build("fa5", "jade", position.rival_seat)
    visited(position, "jade")
    position.choose("building:fa5", "gain:wood+wood")
    assert (rival.vp, stocked(rival)) == (1, {"amulet1": 1})


@rule("BK-068")
def test_a_die_in_the_home_uses_no_building() -> None:
    position = with_die(6)
    me = position.me
    for where in ("yomi", "stairs", "jade", "forges"):
        position.build("te1", where, -1)
    visited(position, "home:1")
    assert stocked(me) == {"amulet2": 1}
    assert position.me is not me


@rule("BK-278")
def test_a_building_that_can_do_nothing_is_not_offered_and_one_used_pays_its_owner() -> None:
    position = with_die(5)
    me = position.me
    position.build("ry1", "jade", position.rival_seat)
    me.rocks = (0, 1, 2, 3)
    visited(position, "jade")
    assert not position.offers_of("building:")
    position = with_die(5)
    me, rival = position.me, position.rival
    position.build("ry1", "jade", position.rival_seat)
    visited(position, "jade")
    position.choose("building:ry1", "skip")
    assert len(me.rocks) == 1
    assert rival.vp == 1


# Regions


@rule("BK-069")
@pytest.mark.parametrize(("where", "number"), [("yomi", 0), ("stairs", 1), ("jade", 3), ("forges", 4)])
def test_a_1_advances_the_own_kodama_of_the_region(where: str, number: int) -> None:
    position = with_die(1)
    me = position.me
    visited(position, where)
    position.choose(f"forest:{where}-1")
    assert me.kodamas == replaced((1, 1, 1, 1, 1), number, 2)


@pytest.mark.parametrize(("row", "mitama", "dragonfly"), [(2, 0, 0), (3, 1, 0), (4, 1, 1)])
@rule("BK-070")
def test_yomi_sells_mitamas_and_dragonflies(row: int, mitama: int, dragonfly: int) -> None:
    for kind, discount in (("mitama", mitama), ("dragonfly", dragonfly)):
        position = with_die(4)
        me = position.me
        position.stock(me, sake=2, jade=2)
        show(position.state, "mitama", mitamas("ma1", "ma2", "ma3", "ma4"))
        me.dragonflies = ()
        visited(position, "yomi")
        position.choose(f"forest:yomi-{row}")
        suffix = f"({discount})" if discount else ""
        assert f"do:{kind}{suffix}" in position.offers
        assert len(position.offers) == 2
        position.choose(f"do:{kind}{suffix}", f"{kind}:4")
        paid = {len(code.removeprefix("pay:").split("+")) for code in position.offers_of("pay:")} or {3 - discount}
        full = 3 if kind == "mitama" else 2
        assert paid == {full - discount}


@rule("BK-071")
def test_yomi_with_6_sells_both_with_one_discount() -> None:
    position = with_die(6)
    me = position.me
    position.stock(me, sake=2, jade=1)
    me.dragonflies = ()
    show(position.state, "mitama", mitamas("ma1", "ma2", "ma3", "ma4"))
    visited(position, "yomi")
    position.choose("forest:yomi-5")
    assert len(position.offers) == 2
    position.choose("do:mitama&dragonfly(1)")
    assert sorted(position.offers) == ["do:dragonfly(1)", "do:mitama"]
    # The dragonfly for one less, the mitama at its price.
    position.choose("do:dragonfly(1)", "dragonfly:3")
    assert list(me.dragonflies) != []
    assert stocked(me) == {"sake": 2, "jade": 1}
    assert position.offers_of("mitama:") == ["1", "2", "3", "4"]
    position.choose("mitama:4")
    assert stocked(me) == {}
    # Either may be left out.
    position = with_die(6)
    me = position.me
    position.stock(me, sake=2, jade=1)
    visited(position, "yomi")
    position.choose("forest:yomi-5", "do:mitama(1)&dragonfly", "do:mitama(1)", "skip", "skip")
    assert position.me is not me


@pytest.mark.parametrize(("row", "points"), [(2, 1), (3, 2), (4, 3), (5, 4)])
@rule("BK-072")
def test_the_stairs_give_movement_points(row: int, points: int) -> None:
    position = with_die(6)
    me = position.me
    me.path = (7, 8, 9, 8, 7, 7)
    visited(position, "stairs")
    position.choose(f"forest:stairs-{row}")
    for step in range(points):
        assert me.marker == step
        position.choose("move:bitoku")
    assert me.marker == points
    assert position.me is not me


@pytest.mark.parametrize(("row", "gains"), [(2, 2), (3, 4), (4, 10), (5, 20)])
@rule("BK-073")
def test_the_jade_glade_gives_resources(row: int, gains: int) -> None:
    position = with_die(6)
    me = position.me
    visited(position, "jade")
    position.choose(f"forest:jade-{row}")
    assert len(position.offers) == gains
    if row == 2:
        assert position.offers == ["do:wood", "do:jade"]
    else:
        amounts = {len(code.split("+")) for code in position.offers_of("gain:")}
        assert amounts == {row - 2}
    position.choose(position.offers[0])
    assert sum(me.stock[:4]) == max(1, row - 2)


@rule("BK-074")
def test_the_forges_build_and_sell_crystals() -> None:
    position = with_die(4)
    position.stock(position.me, wood=2, stone=2)
    position.me.built = 3
    visited(position, "forges")
    position.choose("forest:forges-2")
    assert position.offers_of("build:")
    for row, options in ((3, ["do:crystal", "do:build"]), (4, ["do:crystal(1)", "do:build(1)"])):
        position = with_die(4)
        position.stock(position.me, wood=2, stone=2)
        position.me.built = 3
        visited(position, "forges")
        position.choose(f"forest:forges-{row}")
        assert position.offers == options
        position.choose(options[1])
        position.choose(position.offers[0])
        # The fourth building costs two wood and a stone.
        expected = [] if row == 3 else ["wood+stone", "wood+wood"]
        assert sorted(position.offers_of("pay:")) == expected
        if row == 3:
            assert stocked(position.me) in ({"stone": 1}, {"stone": 1, "amulet1": 1})


@rule("BK-075")
def test_the_forges_with_6_give_both_with_one_discount() -> None:
    position = with_die(6)
    me = position.me
    position.stock(me, wood=1)
    visited(position, "forges")
    position.choose("forest:forges-5")
    position.choose("do:crystal(1)&build")
    assert sorted(position.offers) == ["do:build", "do:crystal(1)"]
    position.choose("do:crystal(1)", "crystal:2")
    while position.offers_of("space:"):
        position.choose(position.offers[0])
    assert sum(tile >= 0 for tile in me.crystals) == 1
    assert stocked(me) == {"wood": 1}
    assert position.offers_of("build:")
    position.choose("skip")
    assert me.built == 0
    assert position.me is not me


@rule("BK-076")
def test_the_home_takes_any_value_and_compares_nothing() -> None:
    position = with_die(1)
    me = position.me
    position.die(position.rival, LEFT, 6, home(2))
    visited(position, "home:1")
    assert stocked(me) == {"amulet2": 1}


@rule("BK-077")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_home_space_1_gives_a_2_amulet(players: int) -> None:
    position = with_die(1, players)
    me = position.me
    visited(position, "home:1")
    assert stocked(me) == {"amulet2": 1}


@rule("BK-078")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_home_space_2_gives_an_amulet_and_a_vision(players: int) -> None:
    position = with_die(1, players)
    me = position.me
    visited(position, "home:2")
    assert stocked(me) == {"amulet1": 1}
    assert len(position.offers_of("keep:v")) == 2
    position.choose(position.offers[0])
    assert len(me.visions) == 2


@rule("BK-079")
@pytest.mark.parametrize("players", [3, 4])
def test_home_space_3_gives_an_amulet_and_a_resource(players: int) -> None:
    position = with_die(1, players)
    me = position.me
    visited(position, "home:3")
    assert len(position.offers) == 4
    position.choose("gain:stone")
    assert stocked(me) == {"amulet1": 1, "stone": 1}


@rule("BK-080")
@pytest.mark.parametrize("players", [3, 4])
def test_home_space_4_gives_an_amulet_and_a_movement_point(players: int) -> None:
    position = with_die(1, players)
    me = position.me
    visited(position, "home:4")
    assert stocked(me) == {"amulet1": 1}
    assert position.offers == ["start:left:1", "start:right:1", "skip"]


@rule("BK-060")
@pytest.mark.parametrize("tile", [tile for tile, building in enumerate(BUILDINGS) if building.type < 4])
def test_every_building_is_found_in_its_region(tile: int) -> None:
    position = in_summer()
    for name in ("yomi", "jade"):
        position.empty_zones().build(BUILDINGS[tile].id, name)
        assert buildings_in(position.state, hill(name)) == 1 << BUILDINGS[tile].type


@rule("BK-057")
def test_the_smallest_and_the_largest_amulet_are_spent_together() -> None:
    position = with_die(1)
    me = position.me
    position.stock(me, amulet1=1, amulet3=1)
    visited(position, "jade", "amulets:1+3")
    assert me.dice[LEFT] == 5
    assert stocked(me) == {}
