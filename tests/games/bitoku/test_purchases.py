"""Buildings, crystals, mitamas and dragonflies."""

from __future__ import annotations

import pytest

from tests.games.bitoku.position import (
    Position,
    bitoku,
    buildings,
    crystal,
    dragonflies,
    forest,
    in_summer,
    mitamas,
    row,
    show,
    space,
    stack,
    stocked,
    zone,
)
from tests.rules import rule
from zataku.games.bitoku.components import ANCIENT_BUILDINGS, DISPLAYS
from zataku.games.bitoku.state import LOCKED, UNLOCKED
from zataku.games.bitoku.steps.actions import ACTIONS
from zataku.games.bitoku.steps.kodamas import PlacePilgrim
from zataku.games.bitoku.steps.paths import Move
from zataku.games.bitoku.steps.payments import affordable
from zataku.games.bitoku.steps.purchases import Build, TakeCrystal, TakeDragonfly, TakeMitama


def shop(players: int = 2) -> Position:
    """Somebody with an empty purse, no dragonfly, on a board without ancient buildings."""
    position = in_summer(players)
    state = position.state
    position.stock(position.me)
    position.me.dragonflies = ()
    state.zones = (-1,) * 16
    state.owners = (-1,) * 16
    show(state, "building", buildings("te1", "on2", "fa3", "ry2"))
    show(state, "mitama", mitamas("ma1", "mn1", "ms1", "mk1"))
    show(state, "dragonfly", dragonflies("df01", "df10", "df26", "df27"))
    return position


# Buildings


@rule("BK-107")
def test_the_leftmost_token_tells_the_price_whatever_the_tile() -> None:
    prices = [{"wood": 1}, {"stone": 1}, {"wood": 1, "stone": 1}, {"wood": 2, "stone": 1}, {"wood": 1, "stone": 2}]
    for built, price in enumerate([*prices, {"wood": 2, "stone": 2}]):
        for tile in ("te1", "ry2"):
            position = shop()
            me = position.me
            position.stock(me, **price)
            me.built = built
            position.run(Build.of(0))
            position.choose(f"build:{tile}", "site:yomi")
            assert me.built == built + 1
            assert not any(me.stock[:4])
        position = shop()
        short = dict(price)
        short[next(iter(short))] -= 1
        position.stock(position.me, **short, jade=5, sake=5)
        position.me.built = built
        assert not Build.of(0).possible(position.state)


@rule("BK-107")
def test_after_six_buildings_no_more_can_be_built() -> None:
    position = shop()
    position.stock(position.me, wood=9, stone=9)
    position.me.built = 6
    assert not Build.of(2).possible(position.state)


@rule("BK-108")
def test_the_display_space_stays_empty_until_winter() -> None:
    position = shop()
    position.stock(position.me, wood=1)
    position.run(Build.of(0))
    assert position.offers_of("build:") == ["te1", "on2", "fa3", "ry2"]
    position.choose("build:on2", "site:jade")
    assert row(position.state, "building") == (*buildings("te1"), -1, *buildings("fa3", "ry2"))
    position.until(lambda state: state.round == 2)
    assert -1 not in row(position.state, "building")


@rule("BK-108", "BK-120", "BK-135", "BK-142", "BK-275")
def test_from_empty_displays_or_with_too_little_nothing_can_be_bought() -> None:
    position = shop()
    state = position.state
    position.stock(position.me, wood=9, stone=9, jade=9, sake=9)
    purchases = (Build.of(0), TakeCrystal.of(0), TakeMitama.of(0), TakeDragonfly.of(0))
    assert all(step.possible(state) for step in purchases)
    for kind in DISPLAYS:
        show(state, kind, (-1, -1, -1, -1))
    assert not any(step.possible(state) for step in purchases)
    position.stock(position.me)
    # Only the dearest space is filled.
    show(state, "building", (-1, -1, -1, *buildings("te1")))
    show(state, "crystal", (-1, -1, -1, crystal("cd01")))
    show(state, "mitama", (-1, -1, -1, *mitamas("ma1")))
    show(state, "dragonfly", (-1, -1, -1, *dragonflies("df01")))
    assert not any(step.possible(state) for step in purchases)
    # Exactly enough for each of them.
    for step, stock in zip(
        purchases, ({"wood": 1}, {"jade": 2}, {"sake": 2, "jade": 1}, {"stone": 1, "sake": 1}), strict=True
    ):
        position.stock(position.me, **stock)
        assert step.possible(state)


@rule("BK-109", "BK-X19")
def test_a_tile_goes_to_an_empty_space_of_its_type_in_any_zone() -> None:
    position = shop()
    position.stock(position.me, wood=1)
    position.build("te2", "yomi", -1)
    position.build("te3", "forges", position.rival_seat)
    position.run(Build.of(0))
    position.choose("build:te1")
    assert position.offers == ["site:stairs", "site:jade"]
    # Without such a space the tile cannot be taken.
    position = shop()
    position.stock(position.me, wood=1)
    for where in ("yomi", "stairs", "jade", "forges"):
        position.build("te2", where, -1)
    position.run(Build.of(0))
    assert position.offers_of("build:") == ["on2", "fa3", "ry2"]


@rule("BK-109", "BK-110", "BK-X19")
def test_the_third_building_in_a_zone_with_farm_and_onsen() -> None:
    position = shop(4)
    state, me, brown = position.state, position.me, position.rival_seat
    position.build("fa1", "stairs", brown)
    position.build("on1", "stairs", brown)
    for where in ("yomi", "jade", "forges"):
        for tile in ("fa2", "on3", "te4", "ry4"):
            position.build(tile, where, -1)
    me.built = 2
    position.stock(me, wood=1, stone=1)
    position.run(Build.of(0))
    assert position.offers_of("build:") == ["te1", "ry2"]
    position.choose("build:ry2")
    assert not any(me.stock[:4])
    assert me.kodamas == (1, 3, 1, 1, 1)
    assert state.owners[zone("stairs", "ryokan")] == state.sheets.index(me)


@rule("BK-110")
def test_building_advances_the_kodama_there_and_may_give_an_amulet() -> None:
    position = shop()
    me = position.me
    position.stock(me, wood=1)
    position.run(Build.of(0))
    position.choose("build:te1", "site:forges")
    assert me.kodamas == (1, 1, 1, 1, 2)
    assert stocked(me) == {"amulet1": 1}
    position = shop()
    me = position.me
    position.stock(me, wood=1)
    position.run(Build.of(0))
    position.choose("build:on2", "site:jade")
    assert me.kodamas == (1, 1, 1, 3, 1)
    assert stocked(me) == {}


@rule("BK-111")
def test_only_the_own_token_makes_a_building_ones_own() -> None:
    position = shop()
    me, seat = position.me, position.seat
    position.build("te2", "yomi", position.rival_seat)
    position.stock(me, wood=1)
    position.run(Build.of(0))
    position.choose("build:te1", "site:jade")
    assert [owner for owner in position.state.owners if owner >= 0].count(seat) == 1
    assert (me.built, position.rival.built) == (1, 0)
    assert not set(row(position.state, "building")) & set(ANCIENT_BUILDINGS)
    assert not set(stack(position.state, "building")) & set(ANCIENT_BUILDINGS)


# Crystals


@rule("BK-120")
def test_a_crystal_costs_the_resources_of_its_space_of_any_types() -> None:
    position = shop()
    me = position.me
    show(position.state, "crystal", tuple(crystal(id) for id in ("cd02", "cd01", "cd03", "cd04")))
    position.run(TakeCrystal.of(0))
    assert position.offers_of("crystal:") == ["1"]
    position.stock(me, sake=1)
    position.again()
    assert position.offers_of("crystal:") == ["1", "2", "3"]
    position.stock(me, sake=1, wood=1)
    position.again()
    assert position.offers_of("crystal:") == ["1", "2", "3", "4"]
    position.choose("crystal:2")
    assert position.offers == ["pay:wood", "pay:sake"]
    position.choose("pay:wood", "space:sd2")
    assert stocked(me) == {"sake": 1}
    assert row(position.state, "crystal") == (crystal("cd02"), -1, crystal("cd03"), crystal("cd04"))


@rule("BK-121")
def test_a_crystal_needs_an_empty_space_of_its_colour_and_is_put_there() -> None:
    position = shop()
    me = position.me
    position.stock(me, sake=9)
    show(position.state, "crystal", tuple(crystal(id) for id in ("cd05", "cm01", "ci01", "cd04")))
    position.crystals(me, sm1="cm02", sm2="cm03", sd1="cd01")
    position.run(TakeCrystal.of(0))
    assert position.offers_of("crystal:") == ["1", "3", "4"]
    position.choose("crystal:1")
    # The player chooses the space, and must place it.
    assert position.offers == ["space:sd2", "space:sd3"]
    position.choose("space:sd3")
    assert me.crystals[2] == crystal("cd05")


@rule("BK-121")
def test_with_all_spaces_of_its_colour_taken_a_crystal_cannot_be_had() -> None:
    position = shop()
    me = position.me
    position.stock(me, sake=9)
    show(position.state, "crystal", (crystal("cd05"), -1, -1, -1))
    position.crystals(me, sd1="cd02", sd2="cd03")
    assert TakeCrystal.of(0).possible(position.state)
    # The very first crystal takes a space like any other.
    position.crystals(me, sd1="cd02", sd2="cd03", sd3="cd01")
    assert not TakeCrystal.of(0).possible(position.state)


@rule("BK-122")
def test_a_crystal_wakes_the_pilgrim_of_its_space() -> None:
    position = shop()
    me = position.me
    show(position.state, "crystal", (crystal("cd01"), -1, -1, -1))
    position.run(TakeCrystal.of(0))
    position.choose("crystal:1", "space:sd1")
    assert me.pilgrims == 4


@rule("BK-123")
def test_a_dream_crystal_gives_nothing_when_taken() -> None:
    position = shop()
    me = position.me
    show(position.state, "crystal", (crystal("cd01"), -1, -1, -1))
    position.run(TakeCrystal.of(0))
    position.choose("crystal:1", "space:sd1")
    assert stocked(me) == {}
    position.until(lambda state: state.round == 2 and state.season == 1)
    assert sum(me.stock[:4]) >= 1


@rule("BK-124", "BK-283")
def test_a_memory_crystal_pays_whenever_its_action_is_done() -> None:
    position = shop()
    me = position.me
    position.crystals(me, sm1="cm01", sm2="cm04")
    position.stock(me, wood=1)
    position.run(Build.of(0))
    position.choose("build:on2", "site:jade")
    assert me.vp == 2
    # Not for somebody else's building.
    other = position.rival
    position.until(lambda state: position.me is other)
    position.stock(other, wood=1)
    other.built = 0
    before = me.vp
    show(position.state, "building", buildings("te1", "on2", "fa3", "ry3"))
    position.run(Build.of(0))
    position.choose("build:ry3")
    if position.offers_of("site:"):
        position.choose(position.offers[0])
    assert me.vp == before


@rule("BK-124")
def test_taking_a_crystal_does_not_pay_the_crystal_itself() -> None:
    position = shop()
    me = position.me
    show(position.state, "crystal", (crystal("cm02"), crystal("cd01"), -1, -1))
    position.stock(me, sake=1)
    position.run(TakeCrystal.of(0))
    position.choose("crystal:1", "space:sm1")
    assert me.vp == 0
    position.run(TakeCrystal.of(0))
    position.choose("crystal:2", "space:sd1")
    assert me.vp == 2


@rule("BK-283")
@pytest.mark.parametrize(
    ("id", "vp", "deed"),
    [
        ("cm03", 1, "mitama"),
        ("cm04", 2, "combine"),
        ("cm05", 2, "arrive"),
        ("cm06", 2, "complete"),
        ("cm07", 1, "cross"),
        ("cm08", 2, "pilgrim"),
    ],
)
def test_each_memory_crystal_watches_its_action(id: str, vp: int, deed: str) -> None:
    points = []
    for owned in (False, True):
        position = shop()
        me = position.me
        position.crystals(me, **({"sm2": id} if owned else {}))
        position.stock(me, jade=3, sake=3)
        match deed:
            case "mitama":
                position.run(TakeMitama.of(0))
                position.choose("mitama:1", "do:amulet(1)")
            case "combine":
                me.mitamas = mitamas("ma2")
                position.run(TakeDragonfly.of(0))
                position.choose("dragonfly:2", "combine:ara")
            case "arrive":
                me.set_out(space(2))
                position.run(Move.of(1))
                position.choose("branch:right:i1")
            case "complete":
                me.path = bitoku("bi08")
                position.run(Move.of(1))
                position.choose("move:bitoku")
            case "cross":
                position.die(me, 0, 4, forest("yomi"))
                position.again()
                position.choose("cross:left")
            case "pilgrim":
                position.run(PlacePilgrim.of())
                position.choose("beside:rs1")
        points.append(me.vp)
    assert points[1] - points[0] == vp


@rule("BK-125")
def test_a_slot_has_at_most_one_wit_crystal_for_good() -> None:
    position = shop()
    me = position.me
    show(position.state, "crystal", (crystal("ci01"), -1, -1, -1))
    position.crystals(me, si1="ci05", si2="ci06")
    position.run(TakeCrystal.of(0))
    position.choose("crystal:1")
    # Only the right slot is free.
    assert me.crystals[7] == crystal("ci01")
    show(position.state, "crystal", (crystal("ci02"), -1, -1, -1))
    assert not TakeCrystal.of(0).possible(position.state)


# Mitamas


@rule("BK-135")
@pytest.mark.parametrize(
    ("place", "price", "vp"),
    [("1", {"jade": 1}, 1), ("2", {"sake": 1}, 2), ("3", {"sake": 1, "jade": 1}, 3), ("4", {"sake": 2, "jade": 1}, 5)],
)
def test_a_mitama_costs_jade_and_sake_and_pays_points(place: str, price: dict[str, int], vp: int) -> None:
    position = shop()
    me = position.me
    show(position.state, "mitama", mitamas("mk1", "mk2", "mk3", "mk4"))
    position.stock(me, **price)
    position.run(TakeMitama.of(0))
    position.choose(f"mitama:{place}", "do:amulet(1)")
    assert me.vp == vp
    assert stocked(me) == {"amulet1": 1}
    assert row(position.state, "mitama")[int(place) - 1] == -1
    assert me.mitamas == mitamas(f"mk{place}")


@rule("BK-136", "BK-284")
def test_the_tile_acts_before_it_lies_on_the_board() -> None:
    position = shop()
    me = position.me
    # A saki's movement point completes a Gi that sells a dragonfly.
    me.path = bitoku("bi23")
    me.mitamas = mitamas("ma5")
    show(position.state, "mitama", mitamas("ms1", "mn1", "ma1", "mk1"))
    position.stock(me, jade=1)
    position.run(TakeMitama.of(0))
    position.choose("mitama:1", "do:move", "move:bitoku", "do:dragonfly(1)", "dragonfly:2")
    # The new saki is not on the board yet: only the waiting ara can be combined with the dragonfly.
    assert position.offers == ["combine:ara", "skip"]
    position.choose("skip")
    # Now it is put down and may be combined with the dragonfly.
    assert position.offers == ["combine:df10", "skip"]
    position.choose("combine:df10")
    assert me.pairs == ((mitamas("ms1")[0], dragonflies("df10")[0]),)
    assert me.mitamas == mitamas("ma5")


COPIES = range(1, 6)


@rule("BK-137")
@pytest.mark.parametrize("copy", COPIES)
def test_every_ara_gives_a_resource_or_an_amulet(copy: int) -> None:
    position = shop()
    assert _options_of(position, f"ma{copy}") == ["do:any", "do:amulet(1)"]
    position.choose("do:any", "gain:sake")
    assert stocked(position.me) == {"sake": 1}
    assert _options_of(position, f"ma{copy}") == ["do:any", "do:amulet(1)"]
    position.choose("do:amulet(1)")
    assert stocked(position.me) == {"sake": 1, "amulet1": 1}


@rule("BK-138")
@pytest.mark.parametrize("copy", COPIES)
def test_every_nigi_unlocks_a_die_and_gives_an_amulet(copy: int) -> None:
    position = shop()
    me = position.me
    me.places = (LOCKED, LOCKED, UNLOCKED)
    assert _options_of(position, f"mn{copy}") == ["unlock:left", "unlock:middle"]
    position.choose("unlock:middle")
    assert me.places == (LOCKED, UNLOCKED, UNLOCKED)
    assert stocked(me) == {"amulet1": 1}


@rule("BK-139")
@pytest.mark.parametrize("copy", COPIES)
def test_every_saki_gives_a_movement_point_or_an_amulet(copy: int) -> None:
    position = shop()
    me = position.me
    pilgrims = me.pilgrims
    assert _options_of(position, f"ms{copy}") == ["do:move", "do:amulet(1)"]
    position.choose("do:move", "start:right:1")
    assert me.pilgrims == pilgrims - 1
    # A single point: nothing further can be moved.
    assert not position.offers_of("walk:")
    assert _options_of(position, f"ms{copy}") == ["do:move", "do:amulet(1)"]
    position.choose("do:amulet(1)")
    assert stocked(me) == {"amulet1": 1}


@rule("BK-140")
@pytest.mark.parametrize("copy", COPIES)
def test_every_kushi_advances_a_kodama_or_gives_an_amulet(copy: int) -> None:
    position = shop()
    me = position.me
    assert _options_of(position, f"mk{copy}") == ["do:kodama", "do:amulet(1)"]
    position.choose("do:kodama")
    assert position.offers_of("kodama:") == ["yomi", "stairs", "home", "jade", "forges"]
    position.choose("kodama:forges")
    assert me.kodamas == (1, 1, 1, 1, 2)
    assert _options_of(position, f"mk{copy}") == ["do:kodama", "do:amulet(1)"]
    position.choose("do:amulet(1)")
    assert (stocked(me), me.kodamas) == ({"amulet1": 1}, (1, 1, 1, 1, 2))


def _options_of(position: Position, tile: str) -> list[str]:
    position.run(ACTIONS.mitamas[mitamas(tile)[0]])
    return position.offers


@rule("BK-141")
def test_what_the_four_shinigami_give() -> None:
    position = shop()
    assert _options_of(position, "mx1") == ["gain:wood", "gain:stone", "gain:jade", "gain:sake"]
    position.choose("gain:jade")
    assert stocked(position.me) == {"jade": 1}
    position = shop()
    pilgrims = position.me.pilgrims
    _options_of(position, "mx2")
    position.choose("start:right:1")
    assert position.me.pilgrims == pilgrims - 1
    assert not position.offers_of("walk:")
    position = shop()
    me, rival = position.me, position.rival
    position.kodamas(rival, jade=3)
    assert sorted(_options_of(position, "mx3")) == ["do:kodama", "do:kodama-back"]
    position.choose("do:kodama", "kodama:yomi", f"back:{position.rival_seat}:jade")
    assert me.kodamas == (2, 1, 1, 1, 1)
    assert rival.kodamas[3] == 2
    position = shop()
    me = position.me
    me.places = (LOCKED, LOCKED, UNLOCKED)
    assert _options_of(position, "mx4") == ["do:amulet(1)", "do:unlock"]
    position.choose("do:amulet(1)")
    assert stocked(me) == {"amulet1": 1}
    _options_of(position, "mx4")
    position.choose("do:unlock", "unlock:left")
    assert me.places == (UNLOCKED, LOCKED, UNLOCKED)
    assert stocked(me) == {"amulet1": 1}


# Dragonflies


@rule("BK-142")
def test_a_dragonfly_costs_or_gives_what_its_space_says_and_waits() -> None:
    position = shop()
    me = position.me
    position.run(TakeDragonfly.of(0))
    assert position.offers == ["dragonfly:1", "dragonfly:2", "skip"]
    position.choose("dragonfly:1", "gain:stone")
    assert stocked(me) == {"stone": 1}
    assert me.dragonflies == dragonflies("df01")
    # Its jade and kodama step are not given now.
    assert me.kodamas == (1,) * 5
    assert row(position.state, "dragonfly")[0] == -1
    position.stock(me, stone=1, wood=2)
    position.run(TakeDragonfly.of(0))
    position.choose("dragonfly:4")
    assert sorted(position.offers) == ["pay:wood+stone", "pay:wood+wood"]
    position.choose("pay:wood+wood")
    assert me.dragonflies == dragonflies("df01", "df27")


@rule("BK-143", "BK-144", "BK-145")
def test_a_new_tile_may_be_combined_with_a_waiting_one() -> None:
    position = shop()
    me = position.me
    me.dragonflies = dragonflies("df26", "df27")
    position.stock(me, jade=1)
    position.run(TakeMitama.of(0))
    position.choose("mitama:1", "do:amulet(1)")
    assert position.offers == ["combine:df26", "combine:df27", "skip"]
    position.choose("combine:df26")
    assert me.vp == 1 + 4
    assert me.pairs == ((mitamas("ma1")[0], dragonflies("df26")[0]),)
    assert (me.mitamas, me.dragonflies) == ((), dragonflies("df27"))
    # Both still count, and the pair is never combined again.
    assert me.mitama_count() == 1
    position.stock(me)
    position.run(TakeDragonfly.of(0))
    position.choose("dragonfly:2")
    assert not position.offers_of("combine:")


@rule("BK-143")
def test_tiles_that_both_wait_are_not_combined_later() -> None:
    position = shop()
    me = position.me
    me.dragonflies = dragonflies("df26")
    position.stock(me, jade=1)
    position.run(TakeMitama.of(0))
    position.choose("mitama:1", "do:amulet(1)", "skip")
    assert list(me.pairs) == []
    # The next mitama may take the dragonfly; the one that waits may not take it instead.
    position.stock(me, sake=1)
    position.run(TakeMitama.of(0))
    position.choose("mitama:2")
    if position.offers_of("unlock:"):
        position.choose(position.offers[0])
    position.choose("combine:df26")
    assert me.pairs[0][0] == mitamas("mn1")[0]
    assert me.mitamas == mitamas("ma1")


@rule("BK-285")
def test_of_several_partners_one_is_chosen_and_chains_go_on() -> None:
    position = shop()
    me = position.me
    me.mitamas = mitamas("ma2", "mk3")
    position.run(TakeDragonfly.of(0))
    position.choose("dragonfly:2")
    assert position.offers == ["combine:ara", "combine:kushi", "skip"]
    # A dragonfly whose action leads to a further tile: that one may combine in its turn.
    position = shop()
    me = position.me
    me.mitamas = mitamas("ma2", "mk3")
    me.path = bitoku("bi23")
    show(position.state, "dragonfly", dragonflies("df15", "df19", "df26", "df27"))
    position.run(TakeDragonfly.of(0))
    position.choose("dragonfly:2", "combine:ara", "move:bitoku", "do:dragonfly(1)", "dragonfly:1", "gain:wood")
    assert position.offers == ["combine:kushi", "skip"]
    position.choose("combine:kushi")
    assert len(me.pairs) == 2


@rule("BK-012", "BK-275")
@pytest.mark.parametrize("kind", range(4))
def test_a_discount_waives_what_is_missing_of_any_resource(kind: int) -> None:
    def goods(amount: int) -> tuple[int, int, int, int]:
        first, second, third, fourth = (amount if each == kind else 0 for each in range(4))
        return first, second, third, fourth

    others = [0 if each == kind else 9 for each in range(4)]
    assert not affordable(others, goods(1), 0), "nine of each other kind do not help"
    assert affordable(others, goods(1), 1)
    assert affordable([*goods(1)], goods(2), 1)
    assert not affordable([*goods(1)], goods(3), 1)
    assert affordable([*goods(2)], goods(2), 0)
