"""The worked examples of the rulebooks and of the ledger, with their numbers."""

from __future__ import annotations

import pytest

from tests import engine
from tests.games.bitoku.position import HUMAN, TENGU, Position, alone, place_of, row, stocked
from tests.rules import rule
from zataku.games.bitoku import automa
from zataku.games.bitoku.components import BITOKU_VP, DATA, MITAMA
from zataku.games.bitoku.scoring import (
    PARTS,
    best_visions,
    reckoning,
    rock_points,
    scores,
    snapshot,
    treasure_points,
    treasures,
    virtue_points,
    vision_points,
)
from zataku.games.bitoku.state import EMPTY, Reckoning
from zataku.games.bitoku.steps.seasons import Ascension, Autumn, DiscardDown, Spring, Winter
from zataku.kernel.tuples import replaced

PURPLE, BROWN, YELLOW, GREEN = range(4)


# Spring


@rule("BK-X01", "BK-044", "BK-045")
def test_summon() -> None:
    position = Position(2).hand(PURPLE, "sy1").deck(PURPLE, "sy2", "sy3", "sy4", "sy5")
    position.state.order = (PURPLE, BROWN)
    position.only(Spring.of())
    assert position.asking == "DiscardDown"
    assert len(position.held(PURPLE)) == 4
    position.choose("discard:sy1")
    assert len(position.held(PURPLE)) == 3
    assert position.seat == BROWN


@rule("BK-X02", "BK-046")
def test_fruits() -> None:
    position = Position(2).stock(PURPLE).hand(PURPLE, "sy1").deck(PURPLE, "sy2", "sy3", "sy4", "sy5")
    position.crystals(PURPLE, sd1="cd02", sd2="cd03")
    position.state.order = (PURPLE, BROWN)
    position.only(Spring.of()).choose("discard:sy1").choose(next(code for code in position.offers))
    assert stocked(position.sheet(PURPLE)) == {"amulet1": 1}
    position.choose("draw")
    assert len(position.held(PURPLE)) == 4
    assert position.asking == "Turn"


# Cards


@rule("BK-X03", "BK-051", "BK-160")
@pytest.mark.parametrize(("buildings", "vp"), [(0, 0), (1, 2), (3, 6), (6, 12)])
def test_illustrated_nezumi(buildings: int, vp: int) -> None:
    position = Position(4).hand(PURPLE, "y11").stock(PURPLE, wood=2, stone=2).turn_of(PURPLE)
    position.display("building", "te1").display("crystal", "cd01")
    position.choose("play:y11:left", "kodama:yomi")
    assert position.kodama(PURPLE, "yomi") == 2
    assert set(position.offers) == {"do:build", "do:crystal"}
    position.sheet(PURPLE).built = buildings
    assert virtue_points(position.state, PURPLE, position.sheet(PURPLE).slots[0]) == vp


@rule("BK-X04", "BK-004", "BK-010")
def test_points_and_a_dragonfly() -> None:
    position = Position(2).stock(PURPLE).mitamas(PURPLE).display("dragonfly", "", "df10")
    vp = position.sheet(PURPLE).vp
    position.act("2 vp + dragonfly")
    assert position.sheet(PURPLE).vp == vp + 2
    position.choose("dragonfly:2")
    assert position.sheet(PURPLE).dragonflies[-1] == 9


@rule("BK-X05", "BK-012")
def test_discount_of_two_on_a_mitama() -> None:
    position = Position(2).stock(PURPLE, sake=2, jade=1).dragonflies(PURPLE).display("mitama", "", "", "", "mx1")
    position.act("mitama(2)").choose("mitama:4")
    assert set(position.offers) == {"pay:jade", "pay:sake"}
    position.choose("pay:jade", "gain:wood")
    assert stocked(position.sheet(PURPLE)) == {"sake": 2, "wood": 1}


@rule("BK-X06", "BK-011")
def test_slash_with_a_number() -> None:
    results = set()
    for first in ("do:jade", "do:sake"):
        for second in ("do:jade", "do:sake"):
            position = Position(2).stock(PURPLE).act("2 * (jade / sake)").choose(first, second)
            results.add(tuple(sorted(stocked(position.sheet(PURPLE)).items())))
    assert results == {(("jade", 2),), (("sake", 2),), (("jade", 1), ("sake", 1))}


@rule("BK-X07", "BK-011", "BK-012")
def test_slash_of_two_purchases() -> None:
    position = Position(4).stock(PURPLE).empty_zones().display("building", "te1").display("crystal", "", "", "cd01")
    position.act("build(1) / crystal(1)")
    assert set(position.offers) == {"do:build(1)", "do:crystal(1)"}
    position.choose("do:crystal(1)", "crystal:3", "space:sd1")
    assert position.sheet(PURPLE).built == 0
    assert position.asking == "Turn"


@rule("BK-X08", "BK-009")
def test_any_two_resources() -> None:
    position = Position(2).stock(PURPLE).act("2 any")
    assert len(position.offers) == 10
    assert {"gain:jade+jade", "gain:wood+stone"} <= set(position.offers)
    position.choose("gain:wood+stone")
    assert stocked(position.sheet(PURPLE)) == {"wood": 1, "stone": 1}


@rule("BK-X09", "BK-050", "BK-051")
def test_playing_a_card() -> None:
    position = (
        Position(2)
        .stock(BROWN)
        .hand(BROWN, "sy2")
        .placed(BROWN, (3, "locked"), (2, "locked"), (1, "locked"))
        .turn_of(BROWN)
    )
    position.choose("play:sy2:left")
    assert position.shown(BROWN, "left") == (3, place_of("unlocked"))
    assert set(position.offers) == {"do:wood", "do:stone"}
    position.choose("do:stone")
    assert stocked(position.sheet(BROWN)) == {"stone": 1}
    assert position.seat == PURPLE


# Dice


def yomi_with_a_brown_die(value: int) -> Position:
    """Yellow gives up a pilgrim for a locked 2 and spends two amulets; brown has a die and a building in Yomi."""
    position = Position(4).stock(YELLOW, amulet1=2, jade=1).hand(YELLOW)
    position.placed(YELLOW, (2, "locked"), (2, "locked"), (1, "locked"))
    position.placed(BROWN, (value, "yomi"), (1, "locked"), (1, "locked"))
    position.own("ry1", "yomi", BROWN).garden("rk01", "rk02").display("mitama", "ma1").turn_of(YELLOW)
    return position.choose("sacrifice:left", "amulets:1+1", "place:yomi")


@rule("BK-X10", "BK-022", "BK-057", "BK-061", "BK-064", "BK-066")
def test_sacrifice_amulets_forest_and_building() -> None:
    position = yomi_with_a_brown_die(2)
    assert position.sheet(YELLOW).pilgrims == 2
    assert position.shown(YELLOW, "left") == (4, place_of("yomi"))
    forest = {code for code in position.offers if code.startswith("forest")}
    assert forest == {"forest:yomi-1", "forest:yomi-2", "forest:yomi-3", "forest:yomi-4"}
    brown = position.sheet(BROWN).vp
    position.choose("building:ry1", "rock:rk02")
    assert position.sheet(YELLOW).rocks[-1] == 1
    assert position.sheet(BROWN).vp == brown + 1
    assert "forest:yomi-4" in position.offers


@rule("BK-X11", "BK-061", "BK-064")
def test_a_higher_die_forbids_the_forest_action_only() -> None:
    position = yomi_with_a_brown_die(5)
    assert position.offers == ["building:ry1", "skip"]


@rule("BK-X12", "BK-056")
def test_a_big_amulet_is_not_split() -> None:
    position = Position(2).stock(PURPLE, amulet3=1).hand(PURPLE)
    position.placed(PURPLE, (1, "unlocked"), (1, "locked"), (1, "locked")).turn_of(PURPLE).choose("die:left")
    assert position.offers == ["amulets:none", "amulets:3"]


@rule("BK-X42", "BK-058", "BK-184")
def test_amulets_without_waste() -> None:
    def offered(value: int, **settings: bool) -> list[str]:
        position = Position(3, "forest", **settings).stock(PURPLE, amulet1=1, amulet3=1).hand(PURPLE)
        position.placed(PURPLE, (value, "unlocked"), (1, "locked"), (1, "locked")).turn_of(PURPLE).choose("die:left")
        return position.offers

    assert set(offered(4)) == {"amulets:none", "amulets:1", "amulets:3"}
    assert set(offered(4, harder_forest=True)) == {"amulets:none", "amulets:1", "amulets:3"}
    assert set(offered(6, harder_forest=True)) == {"amulets:none", "amulets:1", "amulets:3"}
    # A 6 cannot be raised, so nothing is asked and the die is placed at once.
    assert offered(6)[0].startswith("place:")


# Crossing


@rule("BK-X13", "BK-X14", "BK-X15", "BK-082", "BK-084", "BK-085", "BK-086", "BK-087")
def test_three_crossings_to_one_hill() -> None:
    position = (
        Position(4).hills(("bi24", "bi01", "bi02", "bi03"), ("y01", "y02", "y03", "y04")).hand(PURPLE).hand(YELLOW)
    )
    position.placed(PURPLE, (4, "yomi"), (5, "yomi"), (1, "locked")).placed(
        YELLOW, (6, "yomi"), (1, "locked"), (1, "locked")
    )
    position.path(PURPLE).path(YELLOW).garden("rk03")
    position.turn_of(PURPLE).choose("cross:left")
    position.choose("favour:yomi:bitoku")
    assert position.shown(PURPLE, "left") == (3, place_of("hill-0"))
    assert position.sheet(PURPLE).path == (23,)
    position.turn_of(YELLOW).choose("cross:left")
    assert "favour:yomi:bitoku" not in position.offers
    position.choose("favour:yomi:yokai")
    assert position.shown(YELLOW, "left") == (3, place_of("hill-0"))
    assert position.held(YELLOW) == ["y01"]
    position.turn_of(PURPLE).choose("cross:middle")
    assert position.offers == ["favour:yomi:deeds", "cover:yomi:deeds"]
    position.choose("favour:yomi:deeds", "do:rock", "rock:rk03", "do:kodama", "kodama:home")
    assert position.sheet(PURPLE).rocks[-1] == 2
    assert position.kodama(PURPLE, "home") == 2
    assert position.state.covered == 0b111


@rule("BK-X44", "BK-081", "BK-148")
def test_shared_hills() -> None:
    position = Position(2).hand(PURPLE).covered("yomi:bitoku")
    position.placed(PURPLE, (3, "stairs"), (2, "yomi"), (1, "locked")).placed(
        BROWN, (4, "hill-0"), (1, "locked"), (1, "locked")
    )
    position.turn_of(PURPLE).choose("cross:left")
    assert position.shown(PURPLE, "left") == (2, place_of("hill-0"))
    assert {code for code in position.offers if code.startswith("favour")} == {
        "favour:yomi:yokai",
        "favour:yomi:deeds",
        "favour:stairs:bitoku",
        "favour:stairs:yokai",
        "favour:stairs:deeds",
    }
    position.choose("favour:stairs:yokai")
    position.turn_of(PURPLE)
    assert "cross:middle" not in position.offers


@rule("BK-X45", "BK-090")
def test_passing() -> None:
    position = Position(2).hand(PURPLE).slots(PURPLE, "sy1", "sy2", "sy3")
    position.placed(PURPLE, (3, "yomi"), (2, "home-1"), (1, "unlocked")).turn_of(PURPLE)
    assert "pass" not in position.offers
    position.placed(PURPLE, (3, "yomi"), (2, "home-1"), (1, "forges")).turn_of(PURPLE)
    assert position.offers == ["cross:left", "pass"]


# Autumn


@rule("BK-X16", "BK-154", "BK-155")
def test_autumn() -> None:
    position = Position(4)
    position.state.order = (PURPLE, GREEN, BROWN, YELLOW)
    position.placed(YELLOW, (1, "home-1"), (6, "home-3"), (1, "yomi")).placed(
        BROWN, (5, "home-2"), (1, "yomi"), (1, "yomi")
    )
    position.placed(PURPLE, (1, "jade"), (1, "jade"), (1, "jade")).placed(
        GREEN, (1, "forges"), (1, "forges"), (1, "forges")
    )
    position.state.agenda[:] = [Autumn.of()]
    position.match.advance()
    assert position.state.order == (YELLOW, BROWN, PURPLE, GREEN)


# Paths, copying, building


@rule("BK-X17", "BK-095")
def test_torii_shortcut() -> None:
    position = Position(2).arrived(PURPLE, "t1").path(PURPLE).act("move")
    assert position.offers == ["start:right:1", "start:right:3", "skip"]
    position.choose("start:right:3")
    assert position.sheet(PURPLE).walkers(8 + 2) == 1


@rule("BK-X18", "BK-150", "BK-151")
def test_copy_space() -> None:
    position = Position(2).stock(BROWN, jade=2).hand(BROWN).display("mitama", "ma1").display("dragonfly", "df10")
    position.placed(BROWN, (3, "unlocked"), (1, "locked"), (1, "locked")).placed(
        PURPLE, (4, "yomi"), (1, "locked"), (1, "locked")
    )
    position.turn_of(BROWN).choose("die:left", "place:home:4", "copy:0:left")
    assert position.shown(BROWN, "left") == (2, place_of("home-4"))
    assert set(position.offers) == {"forest:yomi-1", "forest:yomi-2", "forest:yomi-3", "forest:yomi-4", "skip"}


@rule("BK-X19", "BK-067", "BK-107", "BK-109", "BK-110")
def test_building() -> None:
    position = Position(4).stock(YELLOW, wood=1, stone=1)
    for region in ("stairs", "jade", "forges"):
        for tile in ("fa1", "on1", "ry1", "te1"):
            position.build(tile, region)
    position.own("fa2", "yomi", BROWN).own("on2", "yomi", BROWN).sheet(YELLOW).built = 2
    position.display("building", "ry2", "te2", "fa3", "on3")
    position.act("build", YELLOW)
    assert position.offers == ["build:ry2", "build:te2", "skip"]
    position.choose("build:ry2")
    assert stocked(position.sheet(YELLOW)) == {}
    assert position.kodama(YELLOW, "yomi") == 3
    assert position.state.owners[2] == YELLOW
    position.hand(PURPLE).deck(PURPLE, "sy1").stock(YELLOW)
    position.placed(PURPLE, (2, "unlocked"), (1, "locked"), (1, "locked")).stock(PURPLE).turn_of(PURPLE)
    position.choose("die:left", "place:yomi", "building:ry2", "draw")
    assert position.seat == YELLOW
    assert position.offers == ["bonus:vp", "bonus:amulet"]
    position.choose("bonus:amulet")
    assert stocked(position.sheet(YELLOW)) == {"amulet1": 1}
    assert position.seat == PURPLE


# Kodamas


@rule("BK-X20", "BK-112")
def test_kodama_plus_two() -> None:
    position = Position(2).act("2 kodama").choose("kodama:jade", "kodama:jade")
    assert position.kodama(PURPLE, "jade") == 3
    position = Position(2).act("2 kodama").choose("kodama:jade", "kodama:home")
    assert (position.kodama(PURPLE, "jade"), position.kodama(PURPLE, "home")) == (2, 2)


@rule("BK-X21", "BK-113")
def test_kodama_minus_two() -> None:
    position = Position(3).kodamas(BROWN, yomi=4).kodamas(YELLOW, forges=2)
    position.act("2 kodama-back")
    assert position.offers == ["back:1:yomi", "back:2:forges", "skip"]
    position.choose("back:1:yomi", "back:1:yomi")
    assert position.kodama(BROWN, "yomi") == 2
    position.kodamas(BROWN, yomi=4).act("2 kodama-back").choose("back:1:yomi", "back:2:forges")
    assert (position.kodama(BROWN, "yomi"), position.kodama(YELLOW, "forges")) == (3, 1)


@rule("BK-X43", "BK-093", "BK-279")
def test_nested_movement() -> None:
    position = Position(2).path(PURPLE, "bi19").act("2 move").choose("move:bitoku")
    # The card's own point is spent first ...
    assert position.state.asking is not None
    assert position.state.asking.args == (1,)
    position.choose("skip")
    # ... then the second of the two is still there.
    assert position.asking == "Move"
    position.choose("start:right:1")
    assert position.asking == "Turn"


# Visions


@rule("BK-X22", "BK-129")
def test_illustrated_vision() -> None:
    visions, complete = (0,), [1, 2, 0, 0, 1, 0, 0, 0]
    assert vision_points(visions, best_visions(visions, complete)) == 6
    for kind in (0, 1, 4):
        missing = list(complete)
        missing[kind] -= 1
        assert vision_points(visions, best_visions(visions, missing)) == -2


@rule("BK-X23", "BK-130")
def test_competing_visions() -> None:
    position = Position(4).visions(BROWN, "v04", "v05", "v06").stock(BROWN, wood=1)
    position.crystals(BROWN, sd1="cd05", sd2="cd06", sm1="cm07").arrived(BROWN, "i1").mitamas(BROWN, "ma1", "ma2")
    position.own("te1", "yomi", BROWN)
    for seat in (PURPLE, YELLOW, GREEN):
        position.visions(seat)
    position.only(Ascension.of())
    assert position.seat == BROWN
    assert position.offers == ["fulfil:v04", "fulfil:v05", "fulfil:v06", "fulfil:best"]
    position.choose("fulfil:v05")
    assert position.offers == ["fulfil:v04", "fulfil:v06", "fulfil:best"]
    position.choose("fulfil:v06")
    assert position.state.over
    assert position.parts(BROWN)["visions"] == 4 + 5 - 1


# The final scoring, in parts and as a whole


def final_position() -> Position:
    """Purple with 67 points before the ascension, and brown, yellow, green beside her."""
    position = Position(4)
    position.state.order = (PURPLE, BROWN, YELLOW, GREEN)
    for seat in range(4):
        position.stock(seat).visions(seat).hand(seat).rocks(seat).path(seat).placed(
            seat, (1, "locked"), (1, "locked"), (1, "locked")
        )
    position.sheet(PURPLE).vp = 67
    position.crystals(PURPLE, sd1="cd02", sd2="cd03", sd3="cd01").own("te1", "yomi", PURPLE)
    position.path(PURPLE, "bi01", "bi06", "bi11", "bi12", completed=2)
    # Yomi: alone in front for 5. Forges: level with brown for 4 + 2, no third prize. Nothing elsewhere.
    position.treasure("yomi", "lt3").treasure("forges", "lt5")
    position.kodamas(PURPLE, yomi=7, forges=5).kodamas(BROWN, forges=5, stairs=5, home=5, jade=5)
    position.kodamas(YELLOW, forges=3, stairs=4, home=4, jade=4).kodamas(GREEN, stairs=3, home=3, jade=3)
    # Two rocks; one pilgrim touches the first, one both.
    position.rocks(PURPLE, "rk06", "rk10", pilgrims=("rs1", "rj12"))
    position.mitamas(PURPLE).pairs(PURPLE, ("ma1", "df01"), ("ma2", "df02"), ("mx1", "df03"))
    position.placed(PURPLE, (3, "locked"), (5, "locked"), (3, "locked")).stock(PURPLE, wood=2)
    position.arrived(PURPLE, "t1").visions(PURPLE, "v02", "v03")
    return position


@rule("BK-X24", "BK-169")
def test_scoring_part_1() -> None:
    position = final_position()
    cards = len(position.sheet(PURPLE).deck)
    position.only(Ascension.of()).choose("draw")
    assert stocked(position.sheet(PURPLE)) == {"wood": 2, "sake": 1, "amulet1": 1}
    assert len(position.sheet(PURPLE).deck) == cards - 1


@rule("BK-X25", "BK-X26", "BK-X27", "BK-X28", "BK-X29", "BK-X30", "BK-X31")
@rule("BK-003", "BK-168", "BK-170", "BK-171", "BK-172", "BK-173", "BK-174", "BK-178", "BK-179", "BK-181")
def test_the_final_scoring_of_103_points() -> None:
    position = final_position()
    position.sheet(BROWN).vp = 101 - 39
    position.only(Ascension.of()).choose("draw", "fulfil:best")
    assert position.state.over
    parts = position.parts(PURPLE)
    assert {part: vp for part, vp in parts.items() if vp} == {
        "play": 67,
        "first": 3,
        "bitoku": 4,
        "treasures": 8,
        "rocks": 7,
        "homage": 3,
        "visions": 5,
        "destiny": 6,
    }
    result = scores(position.state)
    assert result[PURPLE].total == 67 + 36 == 103
    assert position.sheet(PURPLE).vp >= 100
    assert result.winners == (PURPLE,)


@rule("BK-X26", "BK-171")
def test_the_table_of_bitoku_types() -> None:
    assert BITOKU_VP == (0, 1, 2, 4, 7, 11, 16, 22)


@rule("BK-X27", "BK-172", "BK-173")
def test_treasures_of_the_example() -> None:
    position = final_position()
    totals = treasures(position.state)
    assert totals[PURPLE] == 8
    assert treasure_points([5, 5, 3], [4, 2]) == [3, 3, 0]
    assert treasure_points([5, 5, 3], [5, 2]) == [3, 3, 0]


@rule("BK-X28", "BK-119", "BK-174", "BK-176")
def test_rocks_of_the_example() -> None:
    assert rock_points(final_position().state, PURPLE) == 7


@rule("BK-X30", "BK-130", "BK-179")
def test_visions_of_the_example() -> None:
    position = final_position()
    visions = position.sheet(PURPLE).visions
    fulfilled = best_visions(visions, snapshot(position.state, PURPLE))
    assert vision_points(visions, fulfilled) == 5
    position.only(Ascension.of()).choose("draw")
    assert position.offers == ["fulfil:v02", "fulfil:v03", "fulfil:best"]


@rule("BK-X32", "BK-181")
def test_tie_break_by_visions() -> None:
    position = final_position()
    position.visions(BROWN, "v26", "v12").path(BROWN, "bi01", "bi02", "bi03", completed=3).stock(BROWN, wood=3)
    position.crystals(BROWN, sm1="cm07", sm2="cm08", si1="ci01")
    position.sheet(BROWN).vp = 0
    position.only(Ascension.of()).choose("draw", "fulfil:best")
    behind = scores(position.state)[PURPLE].total - scores(position.state)[BROWN].total
    counted = reckoning(position.state)
    parts = list(counted.parts[BROWN])
    parts[PARTS.index("play")] += behind
    level = replaced(counted.parts, BROWN, tuple(parts))
    position.state.reckoning = Reckoning(counted.counted, counted.fulfilled, level)
    result = scores(position.state)
    assert result[BROWN].total == result[PURPLE].total
    assert (counted.fulfilled[BROWN].bit_count(), counted.fulfilled[PURPLE].bit_count()) == (2, 1)
    assert result.winners == (BROWN,)


@rule("BK-X46", "BK-131", "BK-178")
@pytest.mark.parametrize(("deadline", "vp"), [("ascension_start", -1), ("vision_step", 5)])
def test_snapshot_for_visions(deadline: str, vp: int) -> None:
    position = Position(2, vision_deadline=deadline).stock(PURPLE).visions(PURPLE, "v12").visions(BROWN)
    position.crystals(PURPLE, sd1="cd01", sm1="cm01", sm2="cm02").placed(
        PURPLE, (1, "locked"), (1, "locked"), (1, "locked")
    )
    position.only(Ascension.of())
    parts = position.parts(PURPLE)
    assert parts["visions"] == vp
    assert parts["homage"] == 1


# Set-up, displays, neutral kodama


@rule("BK-X33", "BK-027")
def test_ancient_buildings_with_three_players() -> None:
    zones = Position(3).state.zones
    assert [space for space, tile in enumerate(zones) if tile != EMPTY] == [3, 8 + 1]


@rule("BK-X34", "BK-006", "BK-007")
def test_census() -> None:
    def count(name: str) -> int:
        assert len(DATA[name]["items"]) == DATA[name]["count"]
        return int(DATA[name]["count"])

    assert count("yokai") == 29
    assert 4 * count("starting-yokai") == 20
    assert (count("bitoku"), count("visions"), count("tengu-cards")) == (24, 28, 10)
    assert 29 + 20 + 24 + 28 + 10 == 111
    crystals = count("dream-crystals") + count("memory-crystals") + count("wit-crystals")
    tiles = [count("buildings"), count("ancient-buildings"), count("treasures"), crystals, count("mitamas")]
    tiles += [count("dragonflies"), count("torii"), count("rocks"), DATA["pieces"]["attitude-tiles"]]
    assert tiles == [24, 6, 5, 32, 24, 32, 16, 13, 1]
    assert sum(tiles) == 153
    assert list(DATA["bitoku"]["by-type"].values()) == [5, 5, 4, 4, 3, 2, 1]
    assert list(DATA["mitamas"]["by-type"].values()) == [5, 5, 5, 5, 4]


@rule("BK-X40", "BK-165", "BK-166")
def test_winter_display() -> None:
    def after(*ids: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        position = Position(2).display("mitama", *ids).stack("mitama", "mx1", "mx1").slots(PURPLE).slots(BROWN)
        position.only(Winter.of()).until(lambda state: isinstance(state.asking, DiscardDown))
        return row(position.state, "mitama"), position.state.displays[MITAMA].gone

    assert after("ma1", "", "ma3", "ma4") == ((2, 3, 20, 20), (0,))
    assert after("", "ma2", "ma3", "ma4") == ((1, 2, 3, 20), ())


@rule("BK-X41", "BK-147", "BK-173")
def test_neutral_kodama() -> None:
    assert treasure_points([6, 4, 4], [5, 3, 1])[:2] == [5, 2]
    assert treasure_points([6, 4, 4], [5, 2])[1] == 1
    position = Position(2).treasure("yomi", "lt3").kodamas(BROWN, yomi=6).kodamas(PURPLE, yomi=4)
    gained = treasures(position.state)
    others = sum(
        treasure_points([1, 1, 4], DATA["treasures"]["items"][position.state.given.treasures[region]]["prizes"])[0]
        for region in range(1, 5)
    )
    assert gained == [2 + others, 5 + others]


# The tengu


@rule("BK-X35", "BK-201")
def test_tengu_deck_renewed_from_eight_cards() -> None:
    position = alone()
    tengu = position.cards
    for _ in range(7):
        automa.renew_row(position.state, 0)
    assert (len(tengu.deck), len(tengu.discard)) == (0, 7)
    automa.renew_row(position.state, 2)
    assert len(tengu.row) == 3
    # The eighth discard and the seven before it became the deck, of which one was revealed.
    assert (len(tengu.deck), len(tengu.discard)) == (7, 0)


@rule("BK-X36", "BK-199")
@pytest.mark.parametrize(
    ("rolled", "place"), [((1, 6), 2), ((2, 2), 2), ((3, 5), 1), ((4, 4), 1), ((5, 6), 0), ((6, 6), 0)]
)
def test_will_dice(rolled: tuple[int, int], place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    position = alone().action_cards("tg01", "tg02", "tg03")
    position.state.seat = TENGU
    first = True

    def roll(state: object, dice: int, sides: int = 6) -> list[int]:
        nonlocal first
        if first:
            first = False
            return list(rolled)
        return [1] * dice

    engine.replaces_rules("dice")
    monkeypatch.setattr("zataku.kernel.state.State.roll", roll)
    automa.take_turn(position.state)
    assert position.cards.discard[-1:] == (place,)


@rule("BK-X37", "BK-209")
def test_tengu_random_purchase(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.replaces_rules("dice")
    state = alone().state

    def chosen(roll: int, *filled: bool) -> int:
        monkeypatch.setattr("zataku.kernel.state.State.roll", lambda state, dice, sides=6: [roll])
        return automa.random_space(state, filled)

    assert [chosen(roll, True, True, False, True) for roll in (1, 4, 5, 6)] == [0, 1, 3, 3]
    assert [chosen(roll, True, False, False, False) for roll in range(1, 7)] == [0] * 6
    assert chosen(3, False, False, False, False) == EMPTY


@rule("BK-X38", "BK-223")
@pytest.mark.parametrize(("lower_bank", "vp"), [(False, 7), (True, 9)])
def test_tengu_home_placement(lower_bank: bool, vp: int) -> None:
    position = alone(home_is_lower_bank=lower_bank).placed(HUMAN, (6, "yomi"), (5, "jade"), (5, "home-1"))
    position.placed(TENGU, (2, "unlocked"), (3, "locked"), (4, "locked")).action_cards("tg01", "tg02", "tg03")
    position.state.seat = TENGU
    before = position.tengu.vp
    step = next(row for row in automa.CYCLE if row.letter == "F")
    activation = automa.Activation(position.state, 0, leftmost=True)
    assert automa.unmet(position.state, step, activation) is None
    automa.carry_out(position.state, step, activation)
    assert position.tengu.vp == before + vp
    assert position.shown(TENGU, "left") == (2, place_of("home-2"))
    assert position.kodama(TENGU, "home") == 2


@rule("BK-X39", "BK-257")
def test_tengu_yokai_scoring() -> None:
    position = alone()
    position.tengu.discard = (0, 1, 2, 3, 4, 10, 11)
    position.visions(HUMAN).only(Ascension.of())
    assert position.parts(TENGU)["yokai"] == 27
