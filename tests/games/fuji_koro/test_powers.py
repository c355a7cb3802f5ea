"""Sacred scrolls and adventure tokens: what each of them does."""

import pytest

from tests.games.fuji_koro.position import ALL_EIGHT, EIGHT, Position, cell, place
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.gear import EMPTY
from zataku.kernel.hidden import NOBODY, Deck, Pile


def holding(scroll: str = "", players: int = 2, **options: object) -> Position:
    """A dry first ring, seat 0 on the centre with this scroll, the others far away."""
    position = Position(players, **options)  # type: ignore[arg-type]
    position.lay_ring(1)
    position.open_cards()
    position.others_away()
    if scroll:
        position.scroll(0, scroll)
    return position


def having(adventure: str, players: int = 2) -> Position:
    position = holding(players=players, adventure=True)
    position.adventure(0, adventure)
    return position


def fighting(scroll: str, dragon: str = "db1") -> Position:
    """Seat 0 with this scroll, eight cubes and a good helmet is about to enter the dragon's tile."""
    position = holding(scroll)
    position.dragon("1.1", dragon)
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    return position


# Scrolls


@rule("FK-066")
def test_a_power_ends_when_the_card_is_lost() -> None:
    position = holding("wind-step")
    assert position.sheet().steps() == 3
    position.sheet().set_scroll(0, -1)
    assert position.sheet().steps() == 2


@rule("FK-066")
def test_wind_step_moves_one_cell_further() -> None:
    position = holding("wind-step")
    position.turn()
    position.walk("1.1/4", "1.1/0", "1.1/1")
    assert position.where() == "1.1/1"


@rule("FK-066")
def test_ember_walk_makes_lava_cost_three() -> None:
    position = holding("ember-walk")
    position.sandals(0, "MW")
    position.flood("1.1/4")
    position.turn()
    position.walk("1.1/4", "1.1/0")
    position.play_on("pay:wood", "pay:metal")
    assert position.where() == "1.1/0"
    assert position.sheet().sandals == EMPTY, "three damage took both"
    assert position.state.move is None, "nothing of this Move is left for the next"
    erupting = holding("ember-walk")
    erupting.lay("1.1", "i-2", dry=True)
    erupting.put(0, "1.1/3")
    erupting.sandals(0, "T")
    erupting.turn()
    erupting.call_lava(4)
    assert "cell:1.1/4" in erupting.codes


@rule("FK-066")
def test_forager_takes_a_wood_or_metal_more() -> None:
    position = holding("forager")
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"cube:wood", "cube:metal"}
    position.choose("cube:metal")
    assert position.cubes() == (1, 2, 0)


@rule("FK-059", "FK-066")
def test_foragers_cube_is_gathered_too_and_room_is_made_for_everything_at_once() -> None:
    position = holding("forager")
    position.pack(0, tooth=5)
    position.turn()
    position.choose("gather", "cube:metal")
    assert position.cubes() == (1, 2, 5)
    position.choose("discard:wood")
    assert set(position.codes) == {"discard:metal", "discard:tooth"}
    position.choose("discard:metal")
    assert position.cubes() == (0, 1, 4), "the last metal stays: keeping nothing is not allowed"


@rule("FK-066")
def test_far_sight_lays_one_of_two_tiles_and_puts_the_other_under_the_stack() -> None:
    position = Position()
    position.scroll(0, "far-sight")
    position.on_top("i-4", "i-5")
    position.turn()
    position.choose("explore", "area:1.1")
    assert position.codes == ("lay:first", "lay:second")
    position.choose("lay:second", "turn:0")
    assert position.state.tiles[place("1.1")] == box.TILE_BY_ID["i-5"] * 6
    assert position.state.stack(1).cards[-1] == box.TILE_BY_ID["i-4"]
    assert len(position.state.stack(1)) == 7 - 1
    (under,) = position.state.stack(1).layers[-1:]
    assert isinstance(under, Pile)
    assert under.seen_by(0) != under.seen_by(1) == [None]
    second = Position()
    second.scroll(1, "far-sight")
    second.turn(1)
    second.choose("explore", "area:1.1")
    drawn = second.state.this_tile().drawn
    assert (drawn.seen_by(0), drawn.seen_by(1)) == ([None, None], list(drawn.cards))
    second.choose("lay:second", "turn:0")
    (under,) = second.state.stack(1).layers[-1:]
    assert isinstance(under, Pile)
    assert under.seen_by(1) != under.seen_by(0) == [None]


@rule("FK-040", "FK-042", "FK-066")
@pytest.mark.parametrize(("sandals", "leads_on"), [("TTT", True), ("TTM", False)])
def test_a_way_over_lava_is_offered_only_as_far_as_the_sandals_pay_for_all_of_it(sandals: str, leads_on: bool) -> None:
    """Four cells a Move, three damage for each lava cell: worth nine they lead over three of them, worth eight not."""
    position = Position()
    position.slot_monk(0, "scroll")
    position.scroll(0, "ember-walk")
    position.scroll(0, "wind-step")
    position.sandals(0, sandals)
    position.lay("1.1", "i-1", dry=True)
    position.lay("2.1", "ii-3", dry=True)
    position.flood(*(f"1.1/{slot}" for slot in range(7)))
    position.turn()
    position.walk("1.1/4")
    assert ("1.1/0" in position.goes()) == leads_on
    if leads_on:
        position.choose("go:1.1/0", "go:1.1/1")
        assert any(cell.startswith("2.1/") for cell in position.goes())


@rule("FK-066")
def test_pathfinder_brings_a_cube_after_each_explore() -> None:
    position = Position()
    position.scroll(0, "pathfinder")
    position.turn()
    position.choose("explore", "area:1.1", "turn:0")
    assert set(position.codes) == {"cube:wood", "cube:metal"}
    position.choose("cube:wood")
    assert position.cubes() == (1, 0, 0)


@rule("FK-066", "FK-073")
def test_for_the_cube_of_a_pathfinder_room_is_made() -> None:
    position = Position()
    position.scroll(0, "pathfinder")
    position.pack(0, metal=5)
    position.turn()
    position.choose("explore", "area:1.1", "turn:0", "cube:wood")
    assert set(position.codes) == {"discard:wood", "discard:metal"}
    position.choose("discard:metal")
    assert position.cubes() == (1, 4, 0)


@rule("FK-066")
def test_an_explore_brings_no_cube_without_pathfinder_nor_with_a_pack_of_other_things() -> None:
    plain = Position()
    plain.turn()
    plain.choose("explore", "area:1.1", "turn:0")
    full = Position()
    full.scroll(0, "pathfinder")
    full.pack(0, monks=5)
    full.turn()
    full.choose("area:1.1", "turn:0")
    for position in (plain, full):
        assert not any(code.startswith("cube:") for code in position.codes)
        assert position.cubes() == (0, 0, 0)


@rule("FK-066")
def test_two_hammers_craft_two_types_in_a_rest_with_a_loss_for_each() -> None:
    position = holding("two-hammers")
    position.helmet(0, "MM")
    position.sandals(0, "WW")
    position.discs(0, 1, move=2)
    position.turn()
    position.choose("rest", "craft:helmet", "build:by-hand", "set:a1:empty", "finish")
    assert {"craft:weapon", "craft:sandals", "craft:nothing"} >= set(position.codes)
    assert "craft:helmet" not in position.codes
    position.choose("craft:sandals", "build:by-hand", "set:a1:empty", "finish")
    assert position.cubes() == (0, 0, 0)
    assert "move" in position.codes


@rule("FK-066")
def test_careful_smith_loses_no_cube() -> None:
    position = holding("careful-smith")
    position.helmet(0, "MM")
    position.discs(0, 1, move=2)
    position.turn()
    position.choose("rest", "craft:helmet", "build:by-hand", "set:a1:empty", "finish")
    assert position.cubes() == (0, 1, 0)


@rule("FK-066")
def test_steady_hand_spares_one_break_of_each_roll() -> None:
    position = fighting("steady-hand", "dr4")
    position.dice("T0 T0 T0 T0 T0", "Wb W0 W0 W0 Mb M0 M0 M0", "T0 T0 T0 T0 T0")
    position.walk("1.1/4")
    position.choose("roll:weapon")
    assert set(position.codes) == {"spare:wood", "spare:metal"}
    position.choose("spare:metal", "square:b4")
    assert gear.counts(position.sheet().weapon) == (3, 4, 0)


@rule("FK-066")
def test_second_strike_rolls_up_to_two_dice_again_before_breaks() -> None:
    position = fighting("second-strike", "dr4")
    position.dice("T0 T0 T0 T0 T0", "Wb W0 W0 W0 M2 M0 M0 M0", "W1 M2", "T0 T0 T0 T0 T0")
    position.walk("1.1/4")
    position.choose("roll:weapon")
    assert "again:no" in position.codes
    position.choose("again:wood:break", "again:metal:0")
    assert gear.counts(position.sheet().weapon) == (4, 4, 0), "the break was rolled away"
    assert position.state.this_fight().health == 20 - 2 - 1 - 2
    brown = fighting("second-strike", "dr4")
    brown.dice("T0 T0 T0 T0 T0", "W1 W1 W0 W0 M0 M0 M0 M0", "W1 W0", "T0 T0 T0 T0 T0")
    brown.walk("1.1/4")
    brown.choose("roll:weapon", "again:wood:1", "again:wood:1")
    assert brown.state.this_fight().health == 20 - 1, "only the new faces of two brown dice count"
    green = holding("second-strike")
    green.dragon("1.1", "dr4")
    green.weapon(0, *EIGHT)
    green.charm(0, gear.WEAPON)
    green.helmet(0, "MMMM", "MMMM")
    green.turn()
    green.dice("T0 T0 T0 T0 T0", "W0 W0 W0 W0 M0 M0 M0 M0 C1", "C4", "T0 T0 T0 T0 T0")
    green.walk("1.1/4")
    green.choose("roll:weapon", "again:charm:1", "again:no")
    assert green.state.this_fight().health == 20 - 4, "the charm's die too"


@rule("FK-066", "FK-117")
def test_long_reach_adds_two_to_the_initiative() -> None:
    position = holding("long-reach")
    position.weapon(0, *EIGHT)
    assert position.sheet().initiative() == 6


@rule("FK-066")
def test_stone_skin_takes_one_from_each_enemy_roll() -> None:
    position = fighting("stone-skin")
    position.dice("T3 T0")
    position.walk("1.1/4")
    assert gear.counts(position.sheet().helmet) == (0, 7, 0), "two damage instead of three"


@rule("FK-066")
@pytest.mark.parametrize("roll", ["T0 T0", "T1 T0"])
def test_with_stone_skin_a_roll_of_no_more_than_one_costs_nothing(roll: str) -> None:
    position = fighting("stone-skin")
    position.dice(roll)
    position.walk("1.1/4")
    assert gear.counts(position.sheet().helmet) == (0, 8, 0)
    assert "roll:weapon" in position.codes


@rule("FK-066")
def test_tooth_hunter_takes_a_tooth_more_from_a_fallen_dragon() -> None:
    position = fighting("tooth-hunter", "db4")
    position.dice("T0 T0", ALL_EIGHT)
    position.walk("1.1/4")
    position.choose("roll:weapon")
    assert position.cubes() == (0, 0, 2)


@rule("FK-066", "FK-113", "FK-134")
def test_dragon_venom_leaves_a_damage_token_on_a_dragon_that_survives() -> None:
    position = holding("dragon-venom")
    position.dragon("1.1", "db1")
    position.turn()
    position.dice("T3 T3")
    position.walk("1.1/4")
    number = position.state.dragons[place("1.1")] - 1
    assert position.state.dragon_damage[number] == 1
    assert position.state.damage_left == 11
    joined = holding()
    joined.scroll(1, "dragon-venom")
    joined.put(1, "C/0")
    joined.dragon("1.1", "db1")
    joined.turn()
    joined.dice("T3 T3")
    joined.walk("1.1/4")
    joined.choose("cell:1.1/5")
    assert joined.state.damage_left == 11, "whoever fought it has poisoned it"
    watching = holding()
    watching.scroll(1, "dragon-venom")
    watching.dragon("1.1", "db1")
    watching.turn()
    watching.dice("T3 T3")
    watching.walk("1.1/4")
    assert watching.state.damage_left == 12


@rule("FK-066", "FK-131")
def test_slip_away_allows_a_retreat_after_any_roll() -> None:
    position = fighting("slip-away")
    position.dice("T0 T0")
    position.walk("1.1/4")
    assert set(position.codes) == {"retreat", "fight-on"}
    position.choose("retreat")
    assert position.where() == "C/0"


@rule("FK-066", "FK-072")
def test_deep_pockets_hold_two_more_cubes_which_go_with_the_card() -> None:
    position = holding("deep-pockets")
    position.pack(0, wood=7)
    assert not position.sheet().overfull(), "seven cubes and the scroll's token in six places and two pockets"
    position.pack(0, wood=8)
    assert position.sheet().overfull()
    position.pack(0, wood=1, monks=6)
    assert position.sheet().overfull(), "pockets are for cubes only"


@rule("FK-066")
def test_temple_road_leads_from_a_bridge_or_temple_to_any_other() -> None:
    position = holding("temple-road")
    position.put(0, "3.1/0")
    position.turn()
    position.choose("move")
    roads = {code[5:] for code in position.codes if code.startswith("road:")}
    assert roads == {"3.7/0", "3.13/0", *(f"{bridge}/{half}" for bridge in ("3.4", "3.10", "3.16") for half in "ab")}
    position.choose("road:3.10/a")
    assert position.where() == "3.10/a"
    assert position.state.this_turn().actions == 1, "it is the whole movement"
    assert position.goes() == set()
    without = holding()
    without.put(0, "3.1/0")
    without.lay("2.1", "ii-3", dry=True)
    without.turn()
    without.choose("move")
    assert not any(code.startswith("road:") for code in without.codes)
    crowded = holding("temple-road", 3)
    crowded.put(0, "3.1/0")
    crowded.put(1, "3.10/a")
    crowded.put(2, "3.10/a")
    crowded.turn()
    crowded.choose("move")
    assert "road:3.10/a" not in crowded.codes, "two samurai fill a cell of a bridge"
    assert "road:3.10/b" in crowded.codes


# Adventure tokens


@rule("FK-076")
def test_cool_soles_take_the_damage_of_one_lava_cell_or_one_eruption() -> None:
    position = having("cool-soles")
    position.flood("1.1/4")
    position.turn()
    position.walk("1.1/4", "1.1/0")
    assert position.where() == "1.1/0"
    assert position.sheet().adventures == ()
    erupting = having("cool-soles")
    erupting.lay("1.1", "i-2", dry=True)
    erupting.put(0, "1.1/3")
    erupting.turn()
    erupting.call_lava(4)
    assert "cell:1.1/4" in erupting.codes
    assert erupting.sheet().adventures == ()


@rule("FK-076")
def test_cold_spring_removes_lava_tokens_but_not_printed_lava() -> None:
    position = having("cold-spring")
    position.lay("1.1", "i-2")
    position.put(0, "1.1/1")
    position.turn()
    assert "use:cold-spring" not in position.codes, "there is nothing to cool"
    position.flood("1.1/3")
    position.turn()
    position.choose("use:cold-spring")
    assert position.state.lava & volcano.PLACE_MASK[place("1.1")] == 1 << cell("1.1/0")


@rule("FK-076", "FK-113")
def test_venom_puts_two_damage_tokens_on_a_dragon_nearby() -> None:
    position = having("venom")
    position.dragon("1.1", "db1")
    position.turn()
    position.choose("use:venom")
    number = position.state.dragons[place("1.1")] - 1
    assert position.state.dragon_damage[number] == 2
    far = having("venom")
    far.put(0, "1.4/0")
    far.dragon("1.1", "db1")
    far.turn()
    assert "use:venom" not in far.codes


@rule("FK-076")
def test_cache_and_fang_bring_cubes() -> None:
    position = having("cache")
    position.adventure(0, "fang")
    position.turn()
    position.choose("use:cache")
    assert position.cubes() == (2, 2, 0)
    position.choose("use:fang")
    assert position.cubes() == (2, 2, 1)
    assert position.state.this_turn().actions == 2


@rule("FK-076", "FK-247")
def test_second_wind_gives_an_action_without_a_disc() -> None:
    position = having("second-wind")
    position.turn()
    position.choose("use:second-wind")
    position.stay(3)
    assert position.sheet().discs == 1
    assert position.seat == 1
    tired = having("second-wind")
    tired.discs(0, 1, move=2)
    tired.turn()
    tired.choose("use:second-wind")
    tired.stay(2)
    assert tired.sheet().spent == (0, 0, 0), "without a disc the third action was a Rest"


@rule("FK-076")
def test_field_forge_crafts_at_once() -> None:
    position = having("field-forge")
    position.sandals(0, "W")
    position.pack(0, metal=2)
    position.turn()
    position.choose("use:field-forge", "craft:helmet", "build:strongest")
    assert gear.counts(position.sheet().helmet) == (0, 2, 0)
    assert position.state.this_turn().actions == 2
    assert "move" in position.codes, "one craft"


@rule("FK-076")
def test_renewal_turns_tokens_nearby_face_up() -> None:
    position = having("renewal")
    position.token("1.1/0", "qi-1", face_down=True)
    position.lay("2.1", "ii-3", dry=True)
    position.token("2.1/0", "qii-1", face_down=True)
    position.turn()
    position.choose("use:renewal")
    assert not position.face_down("1.1/0")
    assert position.face_down("2.1/0")
    idle = having("renewal")
    idle.token("1.1/0", "qi-1")
    idle.lay("2.1", "ii-3", dry=True)
    idle.token("2.1/0", "qii-1", face_down=True)
    idle.turn()
    assert "use:renewal" not in idle.codes, "nothing nearby lies face down"


@rule("FK-076")
def test_smoke_crosses_a_dragons_tile_but_may_not_end_there() -> None:
    position = having("smoke")
    position.dragon("1.1", "db1")
    position.turn()
    position.choose("move", "use:smoke", "go:1.1/4")
    assert "stop" not in position.codes
    position.choose("go:1.2/6")
    assert position.where() == "1.2/6"
    assert position.state.fight is None


@rule("FK-076", "FK-021", "FK-023", "FK-042")
def test_in_smoke_too_only_free_ground_is_walked_on() -> None:
    position = having("smoke", 3)
    position.flood("1.1/4")
    position.put(0, "1.1/1")
    position.put(1, "1.1/2")
    position.put(2, "1.1/2")
    position.turn()
    position.choose("move", "use:smoke")
    assert position.goes() == {"1.1/0", "1.1/6"}, "two samurai on one cell, and nothing laid beyond the tile"


@rule("FK-076")
def test_smoke_is_used_up_and_leads_onto_no_dragons_tile_with_the_last_step() -> None:
    position = having("smoke")
    position.dragon("1.1", "db1")
    position.put(0, "1.2/0")
    position.turn()
    position.walk()
    position.choose("use:smoke", "go:1.2/6")
    assert position.sheet().adventures == ()
    assert position.goes() == {"C/0", "1.2/0", "1.2/1", "1.2/5"}, "1.1/3 and 1.1/4 have the dragon"


@rule("FK-076", "FK-117")
def test_war_drum_adds_four_to_the_initiative_of_one_fight() -> None:
    position = having("war-drum")
    position.dragon("1.1", "db4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn()
    position.walk("1.1/4")
    position.choose("use:war-drum")
    assert position.state.this_fight().order == (0, 9), "4 + 4 against 6"
    assert position.sheet().adventures == ()


@rule("FK-076", "FK-112", "FK-117")
def test_the_drum_of_a_joining_samurai_is_its_own() -> None:
    position = holding(adventure=True)
    position.adventure(1, "war-drum")
    position.dragon("1.1", "db4")
    position.put(1, "C/0")
    for seat in (0, 1):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM")
    position.turn()
    position.walk("1.1/4")
    position.choose("cell:1.1/5", "use:war-drum")
    assert position.state.this_fight().order == (1, 9, 0)


@rule("FK-114", "FK-119")
def test_whoever_sent_a_monk_rolls_first_in_any_seat() -> None:
    position = holding()
    position.dragon("1.1", "db4")
    position.put(1, "C/0")
    position.pack(1, monks=1)
    for seat in (0, 1):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM")
    position.turn()
    position.walk("1.1/4")
    position.choose("cell:1.1/5", "send:pack")
    assert position.state.this_fight().order == (1, 9, 0)


@rule("FK-076", "FK-113")
def test_without_damage_tokens_there_is_no_venom() -> None:
    position = having("venom")
    position.dragon("1.1", "db1")
    position.state.damage_left = 0
    position.turn()
    assert "use:venom" not in position.codes
    position.state.damage_left = 1
    position.run_again()
    assert "use:venom" in position.codes


@rule("FK-066", "FK-103")
def test_temple_road_is_no_way_for_the_step_of_a_card() -> None:
    position = holding("temple-road")
    position.put(0, "3.1/0")
    position.lay("2.1", "ii-3", dry=True)
    position.equip(0, "es1", 0)
    position.turn()
    position.choose("move", "bonus")
    assert position.goes()
    assert not any(code.startswith("road:") for code in position.codes)


@rule("FK-066")
def test_far_sight_lays_the_last_tile_of_a_stack_as_it_comes() -> None:
    position = Position()
    position.scroll(0, "far-sight")
    position.state.stack_1 = Deck(Pile((box.TILE_BY_ID["i-4"],), (NOBODY,)))
    position.turn()
    position.choose("explore", "area:1.1")
    assert position.codes == tuple(f"turn:{number}" for number in range(6))


@rule("FK-076", "FK-041")
@pytest.mark.parametrize(("cells", "left"), [(("1.1/4", "1.1/0"), 3), (("1.1/4", "1.1/5", "1.1/0"), 1)])
def test_with_cool_soles_the_sandals_pay_for_one_cell_of_lava_less(cells: tuple[str, ...], left: int) -> None:
    position = having("cool-soles")
    position.flood("1.1/4", "1.1/5")
    position.sandals(0, "TTT")
    position.turn()
    position.walk(*cells)
    position.play_on("stop")
    assert gear.counts(position.sheet().sandals) == (0, 0, left)
    assert position.sheet().adventures == ()


@rule("FK-076", "FK-042")
def test_cool_soles_lead_over_one_cell_of_lava_not_over_two() -> None:
    position = having("cool-soles")
    position.flood("1.1/4", "1.1/5")
    position.sandals(0, "WWW")
    position.turn()
    position.walk("1.1/4")
    assert "go:1.1/0" in position.codes
    assert "go:1.1/5" not in position.codes


@rule("FK-076")
def test_cool_soles_are_kept_where_no_lava_was_stepped_on() -> None:
    position = having("cool-soles")
    position.dragon("1.1", "db1")
    position.helmet(0, "MMMM")
    position.weapon(0, *EIGHT)
    position.turn()
    position.dice("T0 T0")
    position.walk("1.1/4")
    assert position.sheet().adventures == (box.ADVENTURES.index("cool-soles"),)


@rule("FK-066")
def test_of_two_breaks_a_steady_hand_spares_one() -> None:
    position = fighting("steady-hand", "dr4")
    position.dice("T0 T0 T0 T0 T0", "Wb Wb W0 W0 M0 M0 M0 M0")
    position.walk("1.1/4")
    position.choose("roll:weapon")
    assert all(code.startswith("square:") for code in position.codes), "the other one costs a wood"
    position.dice("T0 T0 T0 T0 T0")
    position.choose("square:b4")
    assert gear.counts(position.sheet().weapon) == (3, 4, 0)
    assert "roll:weapon" in position.codes, "and nothing more"


@rule("FK-066")
def test_far_sight_chooses_of_the_last_two_tiles_too() -> None:
    position = Position()
    position.scroll(0, "far-sight")
    position.state.stack_1 = Deck(Pile((box.TILE_BY_ID["i-4"], box.TILE_BY_ID["i-5"]), (NOBODY, NOBODY)))
    position.turn()
    position.choose("explore", "area:1.1")
    assert position.codes == ("lay:first", "lay:second")
