"""Using a die: amulets, placing, forest actions, buildings, the five regions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bitoku.positions import (
    LEFT,
    MIDDLE,
    RIGHT,
    Table,
    buildings,
    forest,
    hill,
    home,
    in_summer,
    mitamas,
    put,
    rocks,
    stocked,
)
from tests.rules import rule
from zataku.games.bitoku.state import HILL, LOCKED, UNLOCKED
from zataku.games.bitoku.steps.seasons import TURN

EMPTY_ROW = (-1, -1, -1, -1)


def with_die(value: int, players: int = 2, **options: Any) -> Table:
    """The deciding player has one unlocked die of this value at the left and nothing else."""
    table = in_summer(players, **options)
    me = table.me
    table.stock(me)
    me.dice = (value, 1, 1)
    me.places = (UNLOCKED, LOCKED, LOCKED)
    table.state.zones = (-1,) * 16
    return table


def visited(table: Table, where: str, *before: str) -> Table:
    """The left die is placed there."""
    table.again()
    table.choose("die:left", *before, f"place:{where}")
    return table


# Amulets


@rule("BK-055")
def test_amulets_come_before_placing_and_placing_before_actions() -> None:
    table = with_die(1)
    table.stock(table.me, amulet1=1, jade=1)
    table.again()
    table.choose("die:left")
    assert table.offers == ["amulets:none", "amulets:1"]
    table.choose("amulets:1")
    assert all(code.startswith("place:") for code in table.offers)
    table.choose("place:jade")
    assert "forest:jade-2" in table.offers


@rule("BK-056", "BK-X12")
def test_amulets_serve_only_a_die_about_to_be_placed_and_are_never_exchanged() -> None:
    table = with_die(2)
    me = table.me
    table.stock(me, amulet1=3, amulet3=1)
    table.die(me, MIDDLE, 4, forest("yomi"))
    table.again()
    assert not table.offers_of("amulets:")
    table.choose("cross:middle")
    assert not table.offers_of("amulets:")
    assert me.dice[MIDDLE] == 3
    # A +3 amulet is not three of +1, nor the other way round.
    table = with_die(1)
    table.stock(table.me, amulet3=1)
    table.again()
    table.choose("die:left")
    assert table.offers == ["amulets:none", "amulets:3"]
    table = with_die(1)
    table.stock(table.me, amulet1=3)
    table.again()
    table.choose("die:left")
    assert table.offers == ["amulets:none", "amulets:1", "amulets:1+1", "amulets:1+1+1"]


@rule("BK-057")
def test_amulets_add_their_value_and_go_back_to_the_supply() -> None:
    table = with_die(1)
    me = table.me
    table.stock(me, amulet1=1, amulet2=1)
    visited(table, "home:1", "amulets:1+2")
    assert me.dice[LEFT] == 4
    assert stocked(me) == {"amulet2": 1}  # the Home space's own
    table = with_die(5)
    me = table.me
    table.stock(me, amulet3=1)
    visited(table, "jade", "amulets:3")
    assert me.dice[LEFT] == 6
    assert stocked(me) == {}


@rule("BK-058", "BK-X42")
def test_only_selections_without_waste_are_offered() -> None:
    table = with_die(4)
    table.stock(table.me, amulet1=1, amulet3=1)
    table.again()
    table.choose("die:left")
    assert sorted(table.offers) == ["amulets:1", "amulets:3", "amulets:none"]
    table = with_die(6)
    table.stock(table.me, amulet1=1, amulet3=1)
    table.again()
    table.choose("die:left")
    assert not table.offers_of("amulets:")
    for value, stock, offered in (
        (5, {"amulet2": 2}, ["2", "none"]),
        (5, {"amulet3": 2}, ["3", "none"]),
        (3, {"amulet2": 3}, ["2", "2+2", "none"]),
    ):
        table = with_die(value)
        table.stock(table.me, **stock)
        table.again()
        table.choose("die:left")
        assert sorted(table.offers_of("amulets:")) == offered
    table = with_die(2)
    table.stock(table.me, amulet1=1, amulet2=1, amulet3=1)
    table.again()
    table.choose("die:left")
    assert sorted(table.offers_of("amulets:")) == ["1", "1+2", "1+3", "2", "2+3", "3", "none"]


@rule("BK-058", "BK-184", "BK-X42")
def test_in_the_harder_variant_a_virtual_7_is_no_waste() -> None:
    table = with_die(4, 4, harder_forest=True)
    table.stock(table.me, amulet1=1, amulet3=1)
    table.again()
    table.choose("die:left")
    assert sorted(table.offers) == ["amulets:1", "amulets:3", "amulets:none"]
    table = with_die(6, 4, harder_forest=True)
    table.stock(table.me, amulet1=1, amulet3=1)
    table.again()
    table.choose("die:left")
    assert sorted(table.offers) == ["amulets:1", "amulets:3", "amulets:none"]


# Placing


@rule("BK-059")
def test_a_die_goes_to_any_empty_space_also_beside_own_dice() -> None:
    table = with_die(3, 3)
    me = table.me
    table.die(me, MIDDLE, 5, forest("yomi"))
    table.die(table.rival, LEFT, 6, forest("stairs"))
    table.die(table.rival, MIDDLE, 6, forest("stairs"))
    table.die(table.rival, RIGHT, 6, home(2))
    table.again()
    table.choose("die:left")
    # Three players: two die spaces in each river region.
    assert table.offers == ["place:yomi", "place:jade", "place:forges", "place:home:1", "place:home:3", "place:home:4"]


@rule("BK-059")
@pytest.mark.parametrize("die", [LEFT, MIDDLE, RIGHT])
def test_a_region_has_room_for_as_many_dice_as_it_has_spaces(die: int) -> None:
    # Four players: three spaces in each river region.
    table = with_die(3, 4)
    others = [player for player in table.state.players if player is not table.me]
    for number, player in enumerate(others):
        table.die(player, die, 1, forest("stairs"))
        table.again()
        table.choose("die:left")
        assert ("place:stairs" in table.offers) == (number < 2)
        table.state.agenda.clear()
        table.state.push(TURN)
        table.state.advance()


@rule("BK-059", "BK-055")
def test_no_die_goes_where_one_stands() -> None:
    table = with_die(3)
    table.die(table.rival, LEFT, 1, forest("jade"))
    table.again()
    table.choose("die:left")
    assert "place:jade" not in table.offers
    assert "place:yomi" in table.offers


# Forest and building actions


@rule("BK-060")
def test_one_forest_action_and_one_building_in_either_order() -> None:
    for forest_first in (True, False):
        table = with_die(3)
        me = table.me
        table.build("te1", "jade", table.seat)
        table.state.zones = put(table.state.zones, 4 * hill("jade") + 1, buildings("an3")[0])
        visited(table, "jade")
        assert {"forest:jade-1", "forest:jade-2", "forest:jade-3", "building:te1", "building:an3", "skip"} == set(
            table.offers
        )
        if forest_first:
            table.choose("forest:jade-3", "gain:sake")
            assert set(table.offers) == {"building:te1", "building:an3", "skip"}
            table.choose("building:te1")
        else:
            table.choose("building:te1")
            assert {"forest:jade-1", "forest:jade-2", "forest:jade-3", "skip"} == set(table.offers)
            table.choose("forest:jade-3", "gain:sake")
        assert me.vp == 1
        assert stocked(me) == {"sake": 1}
        assert table.me is not me


@rule("BK-060")
def test_doing_nothing_after_placing_is_legal() -> None:
    table = visited(with_die(3), "jade")
    me = table.me
    table.choose("skip")
    assert table.me is not me
    assert stocked(me) == {}


@pytest.mark.parametrize(("mine", "theirs", "allowed"), [(4, 2, True), (4, 4, True), (4, 5, False)])
@rule("BK-061", "BK-X11")
def test_a_forest_action_needs_a_die_as_high_as_every_other(mine: int, theirs: int, allowed: bool) -> None:
    table = with_die(mine, 3)
    table.build("te1", "yomi", table.rival_seat)
    table.stock(table.me, jade=1)
    table.die(table.rival, LEFT, theirs, forest("yomi"))
    visited(table, "yomi")
    assert bool(table.offers_of("forest:")) == allowed
    assert table.offers_of("building:") == ["te1"]


@rule("BK-061")
def test_own_dice_are_compared_too() -> None:
    table = with_die(4, 3)
    table.die(table.me, MIDDLE, 5, forest("jade"))
    me = table.me
    visited(table, "jade")
    # Nothing can be done, so the turn is over.
    assert table.me is not me


@rule("BK-062")
def test_dice_on_a_hill_are_not_compared() -> None:
    table = with_die(1, 3)
    table.die(table.rival, LEFT, 5, HILL + hill("jade"))
    visited(table, "jade")
    assert table.offers == ["forest:jade-1", "skip"]


@rule("BK-063")
@pytest.mark.parametrize(("value", "rows"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_the_value_opens_the_actions_up_to_it(value: int, rows: int) -> None:
    for where in ("stairs", "jade"):
        table = visited(with_die(value), where)
        assert table.offers_of("forest:") == [f"{where}-{row}" for row in range(1, rows + 1)]


@rule("BK-064")
def test_a_building_needs_its_value_whatever_other_dice_show() -> None:
    table = with_die(2, 3)
    table.build("te2", "jade", -1)
    table.build("on5", "jade", -1)
    table.die(table.rival, LEFT, 6, forest("jade"))
    visited(table, "jade")
    assert table.offers_of("building:") == ["te2"]


@rule("BK-064", "BK-059")
def test_buildings_of_other_zones_cannot_be_used() -> None:
    table = with_die(6)
    table.state.zones = (-1,) * 16
    table.build("te1", "stairs", -1)
    visited(table, "jade")
    assert not table.offers_of("building:")


@rule("BK-065")
def test_what_was_built_this_turn_cannot_be_used() -> None:
    table = with_die(4)
    me = table.me
    table.stock(me, wood=1)
    table.state.zones = (-1,) * 16
    table.state.building_row = buildings("te1", "fa1", "on1", "ry1")
    visited(table, "forges")
    table.choose("forest:forges-2", "build:te1", "site:forges")
    assert me.built == 1
    assert table.me is not me
    # Next turn it can.
    table.until(lambda state: (state.seat == 0 and state.players[0] is me) or table.me is me)
    me.dice, me.places = (4, 1, 1), (UNLOCKED, LOCKED, LOCKED)
    table.stock(me)
    visited(table, "forges")
    assert table.offers_of("building:") == ["te1"]


@rule("BK-066", "BK-X10")
def test_the_owner_gains_when_another_player_uses_the_building() -> None:
    table = with_die(2, 3)
    me, brown = table.me, table.rival
    table.stock(me, amulet1=2)
    me.places = (LOCKED, LOCKED, LOCKED)
    me.pilgrims = 3
    me.rocks = rocks("rk01")
    table.state.garden = (1, 2, 3, 4, 5, 6, 7)
    table.die(brown, LEFT, 2, forest("yomi"))
    table.build("ry1", "yomi", table.rival_seat)
    table.again()
    table.choose("sacrifice:left", "amulets:1+1", "place:yomi")
    assert (me.pilgrims, me.dice[LEFT]) == (2, 4)
    assert "forest:yomi-1" in table.offers
    table.choose("building:ry1", "rock:rk03")
    assert me.rocks == rocks("rk01", "rk03")
    assert brown.vp == 1
    assert stocked(me) == {}


@rule("BK-066")
def test_own_and_ancient_buildings_give_no_bonus_and_passing_does_not_matter() -> None:
    for owner in ("me", "nobody"):
        table = with_die(2)
        seat = table.seat
        table.state.zones = (-1,) * 16
        table.build("on1", "jade", seat if owner == "me" else -1)
        rival = table.rival
        before = (table.me.vp, rival.vp)
        me = table.me
        visited(table, "jade")
        table.choose("building:on1")
        assert (me.vp, rival.vp) == before
    table = with_die(2)
    rival = table.rival
    table.state.passed |= 1 << table.rival_seat
    table.build("on1", "jade", table.rival_seat)
    visited(table, "jade")
    table.choose("building:on1")
    assert rival.vp == 1


@rule("BK-067", "BK-277", "BK-X19")
def test_the_three_ownership_bonuses() -> None:
    # 1 VP.
    table = with_die(2)
    rival = table.rival
    table.stock(rival)
    table.build("on1", "jade", table.rival_seat)
    visited(table, "jade")
    table.choose("building:on1")
    assert (rival.vp, stocked(rival)) == (1, {})
    # 1 VP or an amulet: the owner decides in the middle of the user's turn.
    for choice, vp, stock in (("bonus:vp", 1, {}), ("bonus:amulet", 0, {"amulet1": 1})):
        table = with_die(4)
        seat, rival, owner = table.seat, table.rival, table.rival_seat
        table.stock(rival)
        table.build("on4", "jade", owner)
        visited(table, "jade")
        table.choose("building:on4")
        # First the building's action with all it triggers.
        assert table.seat == seat
        table.choose("kodama:jade")
        assert table.seat == owner
        assert table.offers == ["bonus:vp", "bonus:amulet"]
        table.choose(choice)
        assert (rival.vp, stocked(rival)) == (vp, stock)
        assert table.seat == seat
        assert table.offers_of("forest:")
    # Both.
    table = with_die(5)
    rival = table.rival
    table.stock(rival)
    table.build("fa5", "jade", table.rival_seat)
    visited(table, "jade")
    table.choose("building:fa5", "gain:wood+wood")
    assert (rival.vp, stocked(rival)) == (1, {"amulet1": 1})


@rule("BK-068")
def test_a_die_in_the_home_uses_no_building() -> None:
    table = with_die(6)
    me = table.me
    for where in ("yomi", "stairs", "jade", "forges"):
        table.build("te1", where, -1)
    visited(table, "home:1")
    assert stocked(me) == {"amulet2": 1}
    assert table.me is not me


@rule("BK-278")
def test_a_building_that_can_do_nothing_is_not_offered_and_one_used_pays_its_owner() -> None:
    table = with_die(5)
    me = table.me
    table.build("ry1", "jade", table.rival_seat)
    me.rocks = (0, 1, 2, 3)
    visited(table, "jade")
    assert not table.offers_of("building:")
    table = with_die(5)
    me, rival = table.me, table.rival
    table.build("ry1", "jade", table.rival_seat)
    visited(table, "jade")
    table.choose("building:ry1", "skip")
    assert len(me.rocks) == 1
    assert rival.vp == 1


# Regions


@rule("BK-069")
@pytest.mark.parametrize(("where", "number"), [("yomi", 0), ("stairs", 1), ("jade", 3), ("forges", 4)])
def test_a_1_advances_the_own_kodama_of_the_region(where: str, number: int) -> None:
    table = with_die(1)
    me = table.me
    visited(table, where)
    table.choose(f"forest:{where}-1")
    assert me.kodamas == put((1, 1, 1, 1, 1), number, 2)


@pytest.mark.parametrize(("row", "mitama", "dragonfly"), [(2, 0, 0), (3, 1, 0), (4, 1, 1)])
@rule("BK-070")
def test_yomi_sells_mitamas_and_dragonflies(row: int, mitama: int, dragonfly: int) -> None:
    for kind, discount in (("mitama", mitama), ("dragonfly", dragonfly)):
        table = with_die(4)
        me = table.me
        table.stock(me, sake=2, jade=2)
        table.state.mitama_row = mitamas("ma1", "ma2", "ma3", "ma4")
        me.dragonflies = ()
        visited(table, "yomi")
        table.choose(f"forest:yomi-{row}")
        suffix = f"({discount})" if discount else ""
        assert f"do:{kind}{suffix}" in table.offers
        assert len(table.offers) == 2
        table.choose(f"do:{kind}{suffix}", f"{kind}:4")
        paid = {len(code.removeprefix("pay:").split("+")) for code in table.offers_of("pay:")} or {3 - discount}
        full = 3 if kind == "mitama" else 2
        assert paid == {full - discount}


@rule("BK-071")
def test_yomi_with_6_sells_both_with_one_discount() -> None:
    table = with_die(6)
    me = table.me
    table.stock(me, sake=2, jade=1)
    me.dragonflies = ()
    table.state.mitama_row = mitamas("ma1", "ma2", "ma3", "ma4")
    visited(table, "yomi")
    table.choose("forest:yomi-5")
    assert len(table.offers) == 2
    table.choose("do:mitama&dragonfly(1)")
    assert sorted(table.offers) == ["do:dragonfly(1)", "do:mitama"]
    # The dragonfly for one less, the mitama at its price.
    table.choose("do:dragonfly(1)", "dragonfly:3")
    assert list(me.dragonflies) != []
    assert stocked(me) == {"sake": 2, "jade": 1}
    assert table.offers_of("mitama:") == ["1", "2", "3", "4"]
    table.choose("mitama:4")
    assert stocked(me) == {}
    # Either may be left out.
    table = with_die(6)
    me = table.me
    table.stock(me, sake=2, jade=1)
    visited(table, "yomi")
    table.choose("forest:yomi-5", "do:mitama(1)&dragonfly", "do:mitama(1)", "skip", "skip")
    assert table.me is not me


@pytest.mark.parametrize(("row", "points"), [(2, 1), (3, 2), (4, 3), (5, 4)])
@rule("BK-072")
def test_the_stairs_give_movement_points(row: int, points: int) -> None:
    table = with_die(6)
    me = table.me
    me.path = (7, 8, 9, 8, 7, 7)
    visited(table, "stairs")
    table.choose(f"forest:stairs-{row}")
    for step in range(points):
        assert me.marker == step
        table.choose("move:bitoku")
    assert me.marker == points
    assert table.me is not me


@pytest.mark.parametrize(("row", "gains"), [(2, 2), (3, 4), (4, 10), (5, 20)])
@rule("BK-073")
def test_the_jade_glade_gives_resources(row: int, gains: int) -> None:
    table = with_die(6)
    me = table.me
    visited(table, "jade")
    table.choose(f"forest:jade-{row}")
    assert len(table.offers) == gains
    if row == 2:
        assert table.offers == ["do:wood", "do:jade"]
    else:
        amounts = {len(code.split("+")) for code in table.offers_of("gain:")}
        assert amounts == {row - 2}
    table.choose(table.offers[0])
    assert sum(me.stock[:4]) == max(1, row - 2)


@rule("BK-074")
def test_the_forges_build_and_sell_crystals() -> None:
    table = with_die(4)
    table.stock(table.me, wood=2, stone=2)
    table.me.built = 3
    visited(table, "forges")
    table.choose("forest:forges-2")
    assert table.offers_of("build:")
    for row, options in ((3, ["do:crystal", "do:build"]), (4, ["do:crystal(1)", "do:build(1)"])):
        table = with_die(4)
        table.stock(table.me, wood=2, stone=2)
        table.me.built = 3
        visited(table, "forges")
        table.choose(f"forest:forges-{row}")
        assert table.offers == options
        table.choose(options[1])
        table.choose(table.offers[0])
        # The fourth building costs two wood and a stone.
        expected = [] if row == 3 else ["wood+stone", "wood+wood"]
        assert sorted(table.offers_of("pay:")) == expected
        if row == 3:
            assert stocked(table.me) in ({"stone": 1}, {"stone": 1, "amulet1": 1})


@rule("BK-075")
def test_the_forges_with_6_give_both_with_one_discount() -> None:
    table = with_die(6)
    me = table.me
    table.stock(me, wood=1)
    visited(table, "forges")
    table.choose("forest:forges-5")
    table.choose("do:crystal(1)&build")
    assert sorted(table.offers) == ["do:build", "do:crystal(1)"]
    table.choose("do:crystal(1)", "crystal:2")
    while table.offers_of("space:"):
        table.choose(table.offers[0])
    assert sum(tile >= 0 for tile in me.crystals) == 1
    assert stocked(me) == {"wood": 1}
    assert table.offers_of("build:")
    table.choose("skip")
    assert me.built == 0
    assert table.me is not me


@rule("BK-076")
def test_the_home_takes_any_value_and_compares_nothing() -> None:
    table = with_die(1)
    me = table.me
    table.die(table.rival, LEFT, 6, home(2))
    visited(table, "home:1")
    assert stocked(me) == {"amulet2": 1}


@rule("BK-077")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_home_space_1_gives_a_2_amulet(players: int) -> None:
    table = with_die(1, players)
    me = table.me
    visited(table, "home:1")
    assert stocked(me) == {"amulet2": 1}


@rule("BK-078")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_home_space_2_gives_an_amulet_and_a_vision(players: int) -> None:
    table = with_die(1, players)
    me = table.me
    visited(table, "home:2")
    assert stocked(me) == {"amulet1": 1}
    assert len(table.offers_of("keep:v")) == 2
    table.choose(table.offers[0])
    assert len(me.visions) == 2


@rule("BK-079")
@pytest.mark.parametrize("players", [3, 4])
def test_home_space_3_gives_an_amulet_and_a_resource(players: int) -> None:
    table = with_die(1, players)
    me = table.me
    visited(table, "home:3")
    assert len(table.offers) == 4
    table.choose("gain:stone")
    assert stocked(me) == {"amulet1": 1, "stone": 1}


@rule("BK-080")
@pytest.mark.parametrize("players", [3, 4])
def test_home_space_4_gives_an_amulet_and_a_movement_point(players: int) -> None:
    table = with_die(1, players)
    me = table.me
    visited(table, "home:4")
    assert stocked(me) == {"amulet1": 1}
    assert table.offers == ["start:left:1", "start:right:1", "skip"]
