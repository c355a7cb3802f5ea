"""The worked examples of the rulebooks and of the ledger, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.bitoku.table import Table, place_of
from tests.rules import rule
from zataku.games.bitoku import automa
from zataku.games.bitoku.components import BITOKU_VP, DATA
from zataku.games.bitoku.scoring import (
    PARTS,
    best_visions,
    rock_points,
    scores,
    snapshot,
    treasure_points,
    treasures,
    virtue_points,
    vision_points,
)
from zataku.games.bitoku.state import EMPTY
from zataku.games.bitoku.steps.seasons import Autumn

PURPLE, BROWN, YELLOW, GREEN = range(4)


# Spring


@rule("BK-X01", "BK-044", "BK-045")
def test_summon() -> None:
    table = Table(2).holds(PURPLE, "sy1").deck(PURPLE, "sy2", "sy3", "sy4", "sy5")
    table.state.order = (PURPLE, BROWN)
    table.spring()
    assert table.asking == "DiscardDown"
    assert len(table.hand(PURPLE)) == 4
    table.choose("discard:sy1")
    assert len(table.hand(PURPLE)) == 3
    assert table.seat == BROWN


@rule("BK-X02", "BK-046")
def test_fruits() -> None:
    table = Table(2).has(PURPLE).holds(PURPLE, "sy1").deck(PURPLE, "sy2", "sy3", "sy4", "sy5")
    table.crystals(PURPLE, sd1="cd02", sd2="cd03")
    table.state.order = (PURPLE, BROWN)
    table.spring().choose("discard:sy1").choose(next(code for code in table.codes))
    assert table.stock(PURPLE) == {"amulet-1": 1}
    table.choose("draw")
    assert len(table.hand(PURPLE)) == 4
    assert table.asking == "Turn"


# Cards


@rule("BK-X03", "BK-051", "BK-160")
@pytest.mark.parametrize(("buildings", "vp"), [(0, 0), (1, 2), (3, 6), (6, 12)])
def test_illustrated_nezumi(buildings: int, vp: int) -> None:
    table = Table(4).holds(PURPLE, "y11").has(PURPLE, wood=2, stone=2).turn(PURPLE)
    table.display("building", "te1").display("crystal", "cd01")
    table.choose("play:y11:left", "kodama:yomi")
    assert table.kodama(PURPLE, "yomi") == 2
    assert set(table.codes) == {"do:build", "do:crystal"}
    table.player(PURPLE).built = buildings
    assert virtue_points(table.state, PURPLE, table.player(PURPLE).slots[0]) == vp


@rule("BK-X04", "BK-004", "BK-010")
def test_points_and_a_dragonfly() -> None:
    table = Table(2).has(PURPLE).mitamas(PURPLE).display("dragonfly", "", "df10")
    vp = table.player(PURPLE).vp
    table.act("2 vp + dragonfly")
    assert table.player(PURPLE).vp == vp + 2
    table.choose("dragonfly:2")
    assert table.player(PURPLE).dragonflies[-1] == 9


@rule("BK-X05", "BK-012")
def test_discount_of_two_on_a_mitama() -> None:
    table = Table(2).has(PURPLE, sake=2, jade=1).dragonflies(PURPLE).display("mitama", "", "", "", "mx1")
    table.act("mitama(2)").choose("mitama:4")
    assert set(table.codes) == {"pay:jade", "pay:sake"}
    table.choose("pay:jade", "gain:wood")
    assert table.stock(PURPLE) == {"sake": 2, "wood": 1}


@rule("BK-X06", "BK-011")
def test_slash_with_a_number() -> None:
    results = set()
    for first in ("do:jade", "do:sake"):
        for second in ("do:jade", "do:sake"):
            table = Table(2).has(PURPLE).act("2 * (jade / sake)").choose(first, second)
            results.add(tuple(sorted(table.stock(PURPLE).items())))
    assert results == {(("jade", 2),), (("sake", 2),), (("jade", 1), ("sake", 1))}


@rule("BK-X07", "BK-011", "BK-012")
def test_slash_of_two_purchases() -> None:
    table = Table(4).has(PURPLE).empty_zones().display("building", "te1").display("crystal", "", "", "cd01")
    table.act("build(1) / crystal(1)")
    assert set(table.codes) == {"do:build(1)", "do:crystal(1)"}
    table.choose("do:crystal(1)", "crystal:3", "space:sd1")
    assert table.player(PURPLE).built == 0
    assert table.asking == "Turn"


@rule("BK-X08", "BK-009")
def test_any_two_resources() -> None:
    table = Table(2).has(PURPLE).act("2 any")
    assert len(table.codes) == 10
    assert {"gain:jade+jade", "gain:wood+stone"} <= set(table.codes)
    table.choose("gain:wood+stone")
    assert table.stock(PURPLE) == {"wood": 1, "stone": 1}


@rule("BK-X09", "BK-050", "BK-051")
def test_playing_a_card() -> None:
    table = Table(2).has(BROWN).holds(BROWN, "sy2").dice(BROWN, (3, "locked"), (2, "locked"), (1, "locked")).turn(BROWN)
    table.choose("play:sy2:left")
    assert table.die(BROWN, "left") == (3, place_of("unlocked"))
    assert set(table.codes) == {"do:wood", "do:stone"}
    table.choose("do:stone")
    assert table.stock(BROWN) == {"stone": 1}
    assert table.seat == PURPLE


# Dice


def yomi_with_a_brown_die(value: int) -> Table:
    """Yellow gives up a pilgrim for a locked 2 and spends two amulets; brown has a die and a building in Yomi."""
    table = Table(4).has(YELLOW, amulet_1=2, jade=1).holds(YELLOW)
    table.dice(YELLOW, (2, "locked"), (2, "locked"), (1, "locked"))
    table.dice(BROWN, (value, "yomi"), (1, "locked"), (1, "locked"))
    table.building("yomi", "ry1", BROWN).garden("rk01", "rk02").display("mitama", "ma1").turn(YELLOW)
    return table.choose("sacrifice:left", "amulets:1+1", "place:yomi")


@rule("BK-X10", "BK-022", "BK-057", "BK-061", "BK-064", "BK-066")
def test_sacrifice_amulets_forest_and_building() -> None:
    table = yomi_with_a_brown_die(2)
    assert table.player(YELLOW).pilgrims == 2
    assert table.die(YELLOW, "left") == (4, place_of("yomi"))
    forest = {code for code in table.codes if code.startswith("forest")}
    assert forest == {"forest:yomi-1", "forest:yomi-2", "forest:yomi-3", "forest:yomi-4"}
    brown = table.player(BROWN).vp
    table.choose("building:ry1", "rock:rk02")
    assert table.player(YELLOW).rocks[-1] == 1
    assert table.player(BROWN).vp == brown + 1
    assert "forest:yomi-4" in table.codes


@rule("BK-X11", "BK-061", "BK-064")
def test_a_higher_die_forbids_the_forest_action_only() -> None:
    table = yomi_with_a_brown_die(5)
    assert table.codes == ["building:ry1", "skip"]


@rule("BK-X12", "BK-056")
def test_a_big_amulet_is_not_split() -> None:
    table = Table(2).has(PURPLE, amulet_3=1).holds(PURPLE)
    table.dice(PURPLE, (1, "unlocked"), (1, "locked"), (1, "locked")).turn(PURPLE).choose("die:left")
    assert table.codes == ["amulets:none", "amulets:3"]


@rule("BK-X42", "BK-058", "BK-184")
def test_amulets_without_waste() -> None:
    def offered(value: int, **settings: bool) -> list[str]:
        table = Table(3, "forest", **settings).has(PURPLE, amulet_1=1, amulet_3=1).holds(PURPLE)
        table.dice(PURPLE, (value, "unlocked"), (1, "locked"), (1, "locked")).turn(PURPLE).choose("die:left")
        return table.codes

    assert set(offered(4)) == {"amulets:none", "amulets:1", "amulets:3"}
    assert set(offered(4, harder_forest=True)) == {"amulets:none", "amulets:1", "amulets:3"}
    assert set(offered(6, harder_forest=True)) == {"amulets:none", "amulets:1", "amulets:3"}
    # A 6 cannot be raised, so nothing is asked and the die is placed at once.
    assert offered(6)[0].startswith("place:")


# Crossing


@rule("BK-X13", "BK-X14", "BK-X15", "BK-082", "BK-084", "BK-085", "BK-086", "BK-087")
def test_three_crossings_to_one_hill() -> None:
    table = Table(4).hills(("bi24", "bi01", "bi02", "bi03"), ("y01", "y02", "y03", "y04")).holds(PURPLE).holds(YELLOW)
    table.dice(PURPLE, (4, "yomi"), (5, "yomi"), (1, "locked")).dice(YELLOW, (6, "yomi"), (1, "locked"), (1, "locked"))
    table.path(PURPLE).path(YELLOW).garden("rk03")
    table.turn(PURPLE).choose("cross:left")
    table.choose("favour:yomi:bitoku")
    assert table.die(PURPLE, "left") == (3, place_of("hill-0"))
    assert table.player(PURPLE).path == (23,)
    table.turn(YELLOW).choose("cross:left")
    assert "favour:yomi:bitoku" not in table.codes
    table.choose("favour:yomi:yokai")
    assert table.die(YELLOW, "left") == (3, place_of("hill-0"))
    assert table.hand(YELLOW) == ["y01"]
    table.turn(PURPLE).choose("cross:middle")
    assert table.codes == ["favour:yomi:deeds", "cover:yomi:deeds"]
    table.choose("favour:yomi:deeds", "do:rock", "rock:rk03", "do:kodama", "kodama:home")
    assert table.player(PURPLE).rocks[-1] == 2
    assert table.kodama(PURPLE, "home") == 2
    assert table.state.covered == 0b111


@rule("BK-X44", "BK-081", "BK-148")
def test_shared_hills() -> None:
    table = Table(2).holds(PURPLE).covered("yomi:bitoku")
    table.dice(PURPLE, (3, "stairs"), (2, "yomi"), (1, "locked")).dice(
        BROWN, (4, "hill-0"), (1, "locked"), (1, "locked")
    )
    table.turn(PURPLE).choose("cross:left")
    assert table.die(PURPLE, "left") == (2, place_of("hill-0"))
    assert {code for code in table.codes if code.startswith("favour")} == {
        "favour:yomi:yokai",
        "favour:yomi:deeds",
        "favour:stairs:bitoku",
        "favour:stairs:yokai",
        "favour:stairs:deeds",
    }
    table.choose("favour:stairs:yokai")
    table.turn(PURPLE)
    assert "cross:middle" not in table.codes


@rule("BK-X45", "BK-090")
def test_passing() -> None:
    table = Table(2).holds(PURPLE).slots(PURPLE, "sy1", "sy2", "sy3")
    table.dice(PURPLE, (3, "yomi"), (2, "home-1"), (1, "unlocked")).turn(PURPLE)
    assert "pass" not in table.codes
    table.dice(PURPLE, (3, "yomi"), (2, "home-1"), (1, "forges")).turn(PURPLE)
    assert table.codes == ["cross:left", "pass"]


# Autumn


@rule("BK-X16", "BK-154", "BK-155")
def test_autumn() -> None:
    table = Table(4)
    table.state.order = (PURPLE, GREEN, BROWN, YELLOW)
    table.dice(YELLOW, (1, "home-1"), (6, "home-3"), (1, "yomi")).dice(BROWN, (5, "home-2"), (1, "yomi"), (1, "yomi"))
    table.dice(PURPLE, (1, "jade"), (1, "jade"), (1, "jade")).dice(GREEN, (1, "forges"), (1, "forges"), (1, "forges"))
    table.state.agenda[:] = [Autumn.of()]
    table.start()
    assert table.state.order == (YELLOW, BROWN, PURPLE, GREEN)


# Paths, copying, building


@rule("BK-X17", "BK-095")
def test_torii_shortcut() -> None:
    table = Table(2).arrived(PURPLE, "t1").path(PURPLE).act("move")
    assert table.codes == ["start:right:1", "start:right:3", "skip"]
    table.choose("start:right:3")
    assert table.player(PURPLE).walkers(8 + 2) == 1


@rule("BK-X18", "BK-150", "BK-151")
def test_copy_space() -> None:
    table = Table(2).has(BROWN, jade=2).holds(BROWN).display("mitama", "ma1").display("dragonfly", "df10")
    table.dice(BROWN, (3, "unlocked"), (1, "locked"), (1, "locked")).dice(
        PURPLE, (4, "yomi"), (1, "locked"), (1, "locked")
    )
    table.turn(BROWN).choose("die:left", "place:home:4", "copy:0:left")
    assert table.die(BROWN, "left") == (2, place_of("home-4"))
    assert set(table.codes) == {"forest:yomi-1", "forest:yomi-2", "forest:yomi-3", "forest:yomi-4", "skip"}


@rule("BK-X19", "BK-067", "BK-107", "BK-109", "BK-110")
def test_building() -> None:
    table = Table(4).has(YELLOW, wood=1, stone=1)
    for region in ("stairs", "jade", "forges"):
        for tile in ("fa1", "on1", "ry1", "te1"):
            table.building(region, tile)
    table.building("yomi", "fa2", BROWN).building("yomi", "on2", BROWN).player(YELLOW).built = 2
    table.display("building", "ry2", "te2", "fa3", "on3")
    table.act("build", YELLOW)
    assert table.codes == ["build:ry2", "build:te2", "skip"]
    table.choose("build:ry2")
    assert table.stock(YELLOW) == {}
    assert table.kodama(YELLOW, "yomi") == 3
    assert table.state.owners[2] == YELLOW
    table.holds(PURPLE).deck(PURPLE, "sy1").has(YELLOW)
    table.dice(PURPLE, (2, "unlocked"), (1, "locked"), (1, "locked")).has(PURPLE).turn(PURPLE)
    table.choose("die:left", "place:yomi", "building:ry2", "draw")
    assert table.seat == YELLOW
    assert table.codes == ["bonus:vp", "bonus:amulet"]
    table.choose("bonus:amulet")
    assert table.stock(YELLOW) == {"amulet-1": 1}
    assert table.seat == PURPLE


# Kodamas


@rule("BK-X20", "BK-112")
def test_kodama_plus_two() -> None:
    table = Table(2).act("2 kodama").choose("kodama:jade", "kodama:jade")
    assert table.kodama(PURPLE, "jade") == 3
    table = Table(2).act("2 kodama").choose("kodama:jade", "kodama:home")
    assert (table.kodama(PURPLE, "jade"), table.kodama(PURPLE, "home")) == (2, 2)


@rule("BK-X21", "BK-113")
def test_kodama_minus_two() -> None:
    table = Table(3).kodamas(BROWN, yomi=4).kodamas(YELLOW, forges=2)
    table.act("2 kodama-back")
    assert table.codes == ["back:1:yomi", "back:2:forges", "skip"]
    table.choose("back:1:yomi", "back:1:yomi")
    assert table.kodama(BROWN, "yomi") == 2
    table.kodamas(BROWN, yomi=4).act("2 kodama-back").choose("back:1:yomi", "back:2:forges")
    assert (table.kodama(BROWN, "yomi"), table.kodama(YELLOW, "forges")) == (3, 1)


@rule("BK-X43", "BK-093", "BK-279")
def test_nested_movement() -> None:
    table = Table(2).path(PURPLE, "bi19").act("2 move").choose("move:bitoku")
    # The card's own point is spent first ...
    assert table.state.asking is not None
    assert table.state.asking.args == (1,)
    table.choose("skip")
    # ... then the second of the two is still there.
    assert table.asking == "Move"
    table.choose("start:right:1")
    assert table.asking == "Turn"


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
    table = Table(4).visions(BROWN, "v04", "v05", "v06").has(BROWN, wood=1)
    table.crystals(BROWN, sd1="cd05", sd2="cd06", sm1="cm07").arrived(BROWN, "i1").mitamas(BROWN, "ma1", "ma2")
    table.building("yomi", "te1", BROWN)
    for seat in (PURPLE, YELLOW, GREEN):
        table.visions(seat)
    table.ascension()
    assert table.seat == BROWN
    assert table.codes == ["fulfil:v04", "fulfil:v05", "fulfil:v06", "fulfil:best"]
    table.choose("fulfil:v05")
    assert table.codes == ["fulfil:v04", "fulfil:v06", "fulfil:best"]
    table.choose("fulfil:v06")
    assert table.state.over
    assert table.state.parts[BROWN][PARTS.index("visions")] == 4 + 5 - 1


# The final scoring, in parts and as a whole


def final_position() -> Table:
    """Purple with 67 points before the ascension, and brown, yellow, green beside her."""
    table = Table(4)
    table.state.order = (PURPLE, BROWN, YELLOW, GREEN)
    for seat in range(4):
        table.has(seat).visions(seat).holds(seat).rocks(seat).path(seat).dice(
            seat, (1, "locked"), (1, "locked"), (1, "locked")
        )
    table.player(PURPLE).vp = 67
    table.crystals(PURPLE, sd1="cd02", sd2="cd03", sd3="cd01").building("yomi", "te1", PURPLE)
    table.path(PURPLE, "bi01", "bi06", "bi11", "bi12", completed=2)
    # Yomi: alone in front for 5. Forges: level with brown for 4 + 2, no third prize. Nothing elsewhere.
    table.treasure("yomi", "lt3").treasure("forges", "lt5")
    table.kodamas(PURPLE, yomi=7, forges=5).kodamas(BROWN, forges=5, stairs=5, home=5, jade=5)
    table.kodamas(YELLOW, forges=3, stairs=4, home=4, jade=4).kodamas(GREEN, stairs=3, home=3, jade=3)
    # Two rocks; one pilgrim touches the first, one both.
    table.rocks(PURPLE, "rk06", "rk10", beside=("rs1", "rj12"))
    table.mitamas(PURPLE).pairs(PURPLE, ("ma1", "df01"), ("ma2", "df02"), ("mx1", "df03"))
    table.dice(PURPLE, (3, "locked"), (5, "locked"), (3, "locked")).has(PURPLE, wood=2)
    table.arrived(PURPLE, "t1").visions(PURPLE, "v02", "v03")
    return table


@rule("BK-X24", "BK-169")
def test_scoring_part_1() -> None:
    table = final_position()
    cards = len(table.player(PURPLE).deck)
    table.ascension().choose("draw")
    assert table.stock(PURPLE) == {"wood": 2, "sake": 1, "amulet-1": 1}
    assert len(table.player(PURPLE).deck) == cards - 1


@rule("BK-X25", "BK-X26", "BK-X27", "BK-X28", "BK-X29", "BK-X30", "BK-X31")
@rule("BK-003", "BK-168", "BK-170", "BK-171", "BK-172", "BK-173", "BK-174", "BK-178", "BK-179", "BK-181")
def test_the_final_scoring_of_103_points() -> None:
    table = final_position()
    table.player(BROWN).vp = 101 - 39
    table.ascension().choose("draw", "fulfil:best")
    assert table.state.over
    parts = dict(zip(PARTS, table.state.parts[PURPLE], strict=True))
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
    result = scores(table.state)
    assert result[PURPLE].total == 67 + 36 == 103
    assert table.player(PURPLE).vp >= 100
    assert result.winners == (PURPLE,)


@rule("BK-X26", "BK-171")
def test_the_table_of_bitoku_types() -> None:
    assert BITOKU_VP == (0, 1, 2, 4, 7, 11, 16, 22)


@rule("BK-X27", "BK-172", "BK-173")
def test_treasures_of_the_example() -> None:
    table = final_position()
    totals = treasures(table.state)
    assert totals[PURPLE] == 8
    assert treasure_points([5, 5, 3], [4, 2]) == [3, 3, 0]
    assert treasure_points([5, 5, 3], [5, 2]) == [3, 3, 0]


@rule("BK-X28", "BK-119", "BK-174", "BK-176")
def test_rocks_of_the_example() -> None:
    assert rock_points(final_position().state, PURPLE) == 7


@rule("BK-X30", "BK-130", "BK-179")
def test_visions_of_the_example() -> None:
    table = final_position()
    visions = table.player(PURPLE).visions
    fulfilled = best_visions(visions, snapshot(table.state, PURPLE))
    assert vision_points(visions, fulfilled) == 5
    table.ascension().choose("draw")
    assert table.codes == ["fulfil:v02", "fulfil:v03", "fulfil:best"]


@rule("BK-X32", "BK-181")
def test_tie_break_by_visions() -> None:
    table = final_position()
    table.visions(BROWN, "v26", "v12").path(BROWN, "bi01", "bi02", "bi03", completed=3).has(BROWN, wood=3)
    table.crystals(BROWN, sm1="cm07", sm2="cm08", si1="ci01")
    table.player(BROWN).vp = 0
    table.ascension().choose("draw", "fulfil:best")
    behind = scores(table.state)[PURPLE].total - scores(table.state)[BROWN].total
    play = PARTS.index("play")
    parts = list(table.state.parts[BROWN])
    parts[play] += behind
    table.state.parts = (table.state.parts[PURPLE], tuple(parts), *table.state.parts[2:])
    result = scores(table.state)
    assert result[BROWN].total == result[PURPLE].total
    assert (table.state.fulfilled[BROWN].bit_count(), table.state.fulfilled[PURPLE].bit_count()) == (2, 1)
    assert result.winners == (BROWN,)


@rule("BK-X46", "BK-131", "BK-178")
@pytest.mark.parametrize(("deadline", "vp"), [("ascension_start", -1), ("vision_step", 5)])
def test_snapshot_for_visions(deadline: str, vp: int) -> None:
    table = Table(2, vision_deadline=deadline).has(PURPLE).visions(PURPLE, "v12").visions(BROWN)
    table.crystals(PURPLE, sd1="cd01", sm1="cm01", sm2="cm02").dice(PURPLE, (1, "locked"), (1, "locked"), (1, "locked"))
    table.ascension()
    parts = dict(zip(PARTS, table.state.parts[PURPLE], strict=True))
    assert parts["visions"] == vp
    assert parts["homage"] == 1


# Set-up, displays, neutral kodama


@rule("BK-X33", "BK-027")
def test_ancient_buildings_with_three_players() -> None:
    zones = Table(3).state.zones
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
    def after(*row: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        table = Table(2).display("mitama", *row).stack("mitama", "mx1", "mx1")
        for seat in range(2):
            table.slots(seat)
        table.winter().play_on("DiscardDown")
        return table.state.mitama_row, table.state.gone[0]

    assert after("ma1", "", "ma3", "ma4") == ((2, 3, 20, 20), (0,))
    assert after("", "ma2", "ma3", "ma4") == ((1, 2, 3, 20), ())


@rule("BK-X41", "BK-147", "BK-173")
def test_neutral_kodama() -> None:
    assert treasure_points([6, 4, 4], [5, 3, 1])[:2] == [5, 2]
    assert treasure_points([6, 4, 4], [5, 2])[1] == 1
    table = Table(2).treasure("yomi", "lt3").kodamas(BROWN, yomi=6).kodamas(PURPLE, yomi=4)
    gained = treasures(table.state)
    others = sum(
        treasure_points([1, 1, 4], DATA["treasures"]["items"][table.state.treasures[region]]["prizes"])[0]
        for region in range(1, 5)
    )
    assert gained == [2 + others, 5 + others]


# The tengu


@rule("BK-X35", "BK-201")
def test_tengu_deck_renewed_from_eight_cards() -> None:
    table = Table(1)
    tengu = table.state.tengu
    assert tengu is not None
    for _ in range(7):
        automa.renew_row(table.state, 0)
    assert (len(tengu.deck), len(tengu.discard)) == (0, 7)
    automa.renew_row(table.state, 2)
    assert len(tengu.row) == 3
    # The eighth discard and the seven before it became the deck, of which one was revealed.
    assert (len(tengu.deck), len(tengu.discard)) == (7, 0)


@rule("BK-X36", "BK-199")
@pytest.mark.parametrize(
    ("rolled", "place"), [((1, 6), 2), ((2, 2), 2), ((3, 5), 1), ((4, 4), 1), ((5, 6), 0), ((6, 6), 0)]
)
def test_will_dice(rolled: tuple[int, int], place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(1).action_cards("tg01", "tg02", "tg03")
    table.state.seat = 1
    first = True

    def roll(state: object, dice: int, sides: int = 6) -> list[int]:
        nonlocal first
        if first:
            first = False
            return list(rolled)
        return [1] * dice

    monkeypatch.setattr("zataku.kernel.state.State.roll", roll)
    automa.take_turn(table.state)
    tengu = table.state.tengu
    assert tengu is not None
    assert tengu.discard[-1:] == (place,)


@rule("BK-X37", "BK-209")
def test_tengu_random_purchase(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Table(1).state

    def chosen(roll: int, *filled: bool) -> int:
        monkeypatch.setattr("zataku.kernel.state.State.roll", lambda state, dice, sides=6: [roll])
        return automa.random_space(state, filled)

    assert [chosen(roll, True, True, False, True) for roll in (1, 4, 5, 6)] == [0, 1, 3, 3]
    assert [chosen(roll, True, False, False, False) for roll in range(1, 7)] == [0] * 6
    assert chosen(3, False, False, False, False) == EMPTY


@rule("BK-X38", "BK-223")
@pytest.mark.parametrize(("lower_bank", "vp"), [(False, 7), (True, 9)])
def test_tengu_home_placement(lower_bank: bool, vp: int) -> None:
    table = Table(1, home_is_lower_bank=lower_bank).dice(0, (6, "yomi"), (5, "jade"), (5, "home-1"))
    table.dice(1, (2, "unlocked"), (3, "locked"), (4, "locked")).action_cards("tg01", "tg02", "tg03")
    table.state.seat = 1
    before = table.player(1).vp
    row = next(row for row in automa.CYCLE if row.letter == "F")
    activation = automa.Activation(table.state, 0, leftmost=True)
    assert automa.unmet(table.state, row, activation) is None
    automa.carry_out(table.state, row, activation)
    assert table.player(1).vp == before + vp
    assert table.die(1, "left") == (2, place_of("home-2"))
    assert table.kodama(1, "home") == 2


@rule("BK-X39", "BK-257")
def test_tengu_yokai_scoring() -> None:
    table = Table(1)
    table.player(1).discard = (0, 1, 2, 3, 4, 10, 11)
    table.visions(0).ascension()
    assert table.state.parts[1][PARTS.index("yokai")] == 27
