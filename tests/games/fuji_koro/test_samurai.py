"""The seven samurai on their own boards."""

import pytest

from tests.games.fuji_koro.position import EIGHT, Position, card, weapon
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro.gear import EMPTY, SANDALS, WEAPON
from zataku.games.fuji_koro.state import FOE


def led_by(samurai: str, players: int = 2, **options: object) -> Position:
    """This samurai in seat 0 on its own board, the first ring dry, the others far away."""
    position = Position(players, [samurai], boards="asymmetric", **options)  # type: ignore[arg-type]
    position.lay_ring(1)
    position.open_cards()
    position.others_away()
    return position


# Yoshihiro


@rule("FK-192")
def test_yoshihiro_has_four_discs_and_a_monk_as_the_fifth() -> None:
    position = led_by("yoshihiro")
    assert position.sheet().discs == 4
    position.slot_monk(0, "action")
    assert position.sheet().discs == 5


@rule("FK-193")
def test_yoshihiro_may_craft_after_every_action_but_once_in_a_rest() -> None:
    position = led_by("yoshihiro")
    position.pack(0, wood=1, metal=2)
    position.open_cards("es5")
    position.sandals(0, "WW")
    position.turn()
    position.choose("gather")
    assert "craft:nothing" in position.codes
    position.choose("craft:sandals", "build:by-hand", "set:c1:wood", "finish")
    position.choose("attach:explore")
    assert position.sheet().cards == (-1, card("es5"), -1), "equipment cards included"
    position.choose("rest")
    position.choose("craft:helmet", "build:strongest")
    assert position.seat == 1, "one craft in a Rest, not two"


@rule("FK-193")
def test_yoshihiro_crafts_after_a_last_fight_if_he_is_conscious() -> None:
    for dice, crafts in (("T0 T0", True), ("T3 T3", False)):
        position = led_by("yoshihiro")
        position.dragon("1.1", "db4")
        position.weapon(0, *EIGHT)
        position.helmet(0, "MM")
        position.pack(0, wood=1)
        position.turn()
        position.choose("gather", "craft:nothing")
        position.walk()
        position.dice(dice, "W1 W1 W1 W1 M2 M2 M2 M2")
        position.choose("go:1.1/4")
        if crafts:
            position.choose("roll:weapon")
            assert position.dragon_at("1.1") == ""
            assert (position.seat, "craft:nothing" in position.codes) == (0, True)
            position.choose("craft:nothing")
        assert position.seat == 1


# Masako


@rule("FK-194")
def test_masako_needs_no_monk_for_the_right_half() -> None:
    position = led_by("masako")
    assert position.sheet().right_open()
    position.weapon(0, "WWWMM|MMMMM")
    assert position.sheet().initiative() == 10


@rule("FK-195")
def test_masako_moves_three_cells_and_a_fourth_with_five_cubes_in_her_sandals() -> None:
    for sandals, cells in (("WWWW", 3), ("WWWWW", 4)):
        position = led_by("masako")
        position.sandals(0, sandals)
        position.turn()
        position.walk("1.1/4", "1.1/0", "1.1/1")
        if cells == 4:
            position.walk("1.1/2")
            assert position.where() == "1.1/2"
        assert "rest" in position.codes
    assert position.sheet().plan().sandals_area.bit_count() == 5


@rule("FK-196")
def test_masako_may_craft_sandals_along_with_helmet_or_weapon() -> None:
    position = led_by("masako")
    position.helmet(0, "MM")
    position.sandals(0, "WW")
    position.discs(0, 1, move=2)
    position.turn()
    position.choose("rest", "craft:helmet", "build:by-hand", "set:a1:empty", "finish")
    assert set(position.codes) == {"craft:sandals", "craft:nothing"}
    position.choose("craft:sandals", "build:by-hand", "set:a1:empty", "set:b1:empty", "finish")
    assert position.cubes() == (1, 0, 0), "a cube lost for each type"
    alone = led_by("masako")
    alone.sandals(0, "WW")
    alone.helmet(0, "MM")
    alone.discs(0, 1, move=2)
    alone.turn()
    alone.choose("rest", "craft:sandals", "build:by-hand", "set:a1:empty", "finish")
    assert "craft:helmet" not in alone.codes, "not the other way round"


@rule("FK-196", "FK-079")
def test_masakos_last_cube_may_become_sandals() -> None:
    position = led_by("masako")
    position.pack(0, wood=1, metal=1)
    position.discs(0, 1, move=2)
    position.turn()
    position.choose("rest", "craft:helmet", "build:by-hand", "set:a1:wood", "finish")
    assert set(position.codes) == {"craft:sandals", "craft:nothing"}


@rule("FK-196")
def test_masako_gets_the_sandals_with_the_weapon_too_once_and_nothing_else() -> None:
    position = led_by("masako")
    position.pack(0, wood=4, metal=2)
    position.discs(0, 1, move=2)
    position.turn()
    position.choose("rest", "craft:weapon", "build:by-hand", "set:b1:wood", "finish")
    assert set(position.codes) == {"craft:sandals", "craft:nothing"}, "neither the helmet nor the weapon again"
    position.choose("craft:sandals", "build:by-hand", "set:a1:wood", "finish")
    assert not any(code.startswith("craft:") for code in position.codes), "that was all"
    other = led_by("tomoe")
    other.pack(0, wood=4)
    other.discs(0, 1, move=2)
    other.turn()
    other.choose("rest", "craft:weapon", "build:by-hand", "set:b1:wood", "finish")
    assert "craft:sandals" not in other.codes, "hers alone"
    free = led_by("masako")
    free.pack(0, wood=4)
    free.discs(0, 1, move=2)
    free.turn()
    free.choose("rest", "craft:nothing")
    assert "craft:sandals" not in free.codes, "with a craft, not instead of one"
    twice = led_by("masako")
    twice.scroll(0, "two-hammers")
    twice.pack(0, wood=4)
    twice.discs(0, 1, move=2)
    twice.turn()
    twice.choose("rest", "craft:sandals", "build:by-hand", "set:a1:wood", "finish")
    twice.choose("craft:helmet", "build:by-hand", "set:a1:wood", "finish")
    assert "craft:sandals" not in twice.codes, "each type once in a Rest"


# Masatsura


@rule("FK-197", "FK-198")
def test_masatsura_has_a_big_helmet_and_fifteen_places() -> None:
    position = led_by("masatsura")
    assert position.sheet().room() == 15
    position.helmet(0, "MMMM", "MMMM", "MMMM")
    assert position.sheet().protection(0) == 24
    assert not position.sheet().slot_free(box.SLOT_BACKPACK), "no slot for it is needed"


# Tomoe


@rule("FK-199")
def test_tomoe_has_the_right_half_but_never_a_two_handed_weapon() -> None:
    position = led_by("tomoe")
    position.pack(0, wood=4)
    position.discs(0, 1, move=1)
    position.turn()
    position.choose("rest", "craft:weapon", "build:by-hand", "set:e1:wood", "set:f1:wood")
    assert "finish" not in position.codes
    assert position.sheet().right_open()


@rule("FK-200")
def test_tomoes_sandals_serve_as_a_third_weapon() -> None:
    position = led_by("tomoe")
    position.dragon("1.1", "db4")
    position.helmet(0, "MMMM")
    position.sandals(0, "WWM")
    assert position.sheet().initiative() == 3
    position.turn()
    position.walk()
    position.dice("T0 T0")
    position.choose("go:1.1/4")
    assert "roll:sandals" in position.codes
    position.dice("W1 Wb M2")
    position.choose("roll:sandals", "square:a1")
    assert position.state.this_fight().health == 5 - 3
    assert gear.counts(position.sheet().sandals) == (1, 1, 0), "breaks remove sandal cubes"
    assert set(position.codes) == {"retreat", "fight-on"}
    loose = led_by("tomoe")
    loose.sandals(0, "W.W")
    assert not loose.sheet().armed(), "only while its cubes are connected"
    loose.sandals(0, "WMM")
    assert not loose.sheet().armed(), "two wood are needed"
    other = led_by("masako")
    other.sandals(0, "WWW")
    assert not other.sheet().armed()


@rule("FK-200")
def test_tomoes_three_weapons_roll_apart_and_no_charm_gives_the_sandals_a_die() -> None:
    position = led_by("tomoe")
    position.dragon("1.1", "dr4")
    position.helmet(0, "MMMM")
    position.gear(0, WEAPON, weapon("W...|...W", "W...|...W"))
    position.sandals(0, "WWW")
    position.charm(0, SANDALS)
    position.charm(0, WEAPON)
    position.turn()
    position.walk()
    position.dice("T0 T0 T0 T0 T0")
    position.choose("go:1.1/4")
    assert {"roll:weapon", "roll:right", "roll:sandals"} <= set(position.codes)
    position.dice("W1 W1 W1")
    position.choose("roll:sandals")
    assert position.state.this_fight().health == 20 - 3
    assert "roll:sandals" not in position.codes
    position.dice("W0 W0 C4")
    position.choose("roll:weapon")
    assert position.state.this_fight().health == 20 - 3 - 4, "a charm on a weapon belongs to that weapon"


# Mitsuhide


@rule("FK-204")
def test_mitsuhide_leaps_over_one_lava_cell_for_a_wood_of_his_weapon() -> None:
    position = led_by("mitsuhide")
    position.weapon(0, *EIGHT)
    position.flood("1.1/4", "1.1/0")
    position.turn()
    position.walk()
    assert "leap:1.1/4" in position.codes
    assert "1.1/4" not in position.goes()
    position.choose("leap:1.1/4")
    assert {code for code in position.codes if code.startswith("square:")} == {
        "square:b4",
        "square:c4",
        "square:b5",
        "square:c5",
    }
    position.choose("square:b4")
    assert gear.counts(position.sheet().weapon) == (3, 4, 0)
    assert not any(code.startswith("leap:") for code in position.codes), "once in a Move"
    assert "stop" not in position.codes
    position.choose("go:1.1/3")
    assert position.where() == "1.1/3", "the leap counted as a step"
    assert position.sheet().sandals == EMPTY
    assert "rest" in position.codes
    other = led_by("takeko")
    other.weapon(0, *EIGHT)
    other.flood("1.1/4")
    other.turn()
    other.walk()
    assert not any(code.startswith("leap:") for code in other.codes), "nobody else leaps"
    shod = led_by("mitsuhide")
    shod.weapon(0, *EIGHT)
    shod.sandals(0, "MM")
    shod.flood("1.1/4")
    shod.turn()
    shod.walk()
    shod.choose("leap:1.1/4", "square:b4", "go:1.1/0")
    assert shod.sheet().sandals == gear.drawn(["MM"], 0), "the wood has paid"


@rule("FK-032", "FK-204")
@pytest.mark.parametrize(("wood", "offered"), [("WW..|....", True), ("MM..|....", False)])
def test_behind_lava_mitsuhide_can_move_if_he_can_leap(wood: str, offered: bool) -> None:
    position = Position(2, ["mitsuhide"], boards="asymmetric")
    position.lay("1.1", "i-2", dry=True)
    position.flood("1.1/4", "1.1/5")
    position.others_away()
    position.weapon(0, wood)
    position.turn()
    assert ("move" in position.codes) is offered


@rule("FK-204")
def test_mitsuhide_leaps_once_in_a_move_however_far_it_goes() -> None:
    position = led_by("mitsuhide")
    position.weapon(0, *EIGHT)
    position.sandals(0, "WWW")
    position.flood("1.1/4", "1.1/0")
    position.turn()
    position.walk()
    position.choose("leap:1.1/4", "square:b4")
    assert position.state.this_move().steps == 2
    assert "leap:1.1/0" not in position.codes


@rule("FK-204")
def test_mitsuhide_with_sandals_for_more_lava_leaps_once_too_and_never_without_wood() -> None:
    position = led_by("mitsuhide")
    position.weapon(0, *EIGHT)
    position.sandals(0, "TTT")
    position.flood("1.1/4", "1.1/5")
    position.turn()
    position.walk()
    position.choose("leap:1.1/4", "square:b4")
    assert "go:1.1/5" in position.codes, "the sandals pay for it"
    assert "leap:1.1/5" not in position.codes
    position.put(0, "C/0")
    position.weapon(0, "MMMM|....")
    position.turn()
    position.walk()
    assert "go:1.1/4" in position.codes
    assert "leap:1.1/4" not in position.codes


@rule("FK-204", "FK-040", "FK-076")
def test_in_smoke_too_mitsuhide_does_not_leap_with_his_last_step() -> None:
    position = led_by("mitsuhide", adventure=True)
    position.weapon(0, *EIGHT)
    position.adventure(0, "smoke")
    position.flood("1.1/0")
    position.turn()
    position.choose("move", "use:smoke", "go:1.1/4")
    assert "go:1.1/3" in position.codes
    assert "leap:1.1/0" not in position.codes


@rule("FK-204")
def test_the_weapon_is_repaired_after_a_leap_if_needed() -> None:
    position = led_by("mitsuhide")
    position.weapon(0, "MWMM|....")
    position.flood("1.1/4")
    position.turn()
    position.walk()
    position.choose("leap:1.1/4")
    assert len(position.codes) == 2, "the wood in the middle is gone: one metal or two stay"
    results = set()
    for code in position.codes:
        trial = position.state.clone()
        trial.apply(next(option for option in trial.offer if option.code == code))
        results.add(trial.sheets[0].weapon)
    assert results == {weapon("M...|...."), weapon("..MM|....")}


@rule("FK-205", "FK-065")
def test_mitsuhide_has_both_scroll_slots_without_a_monk() -> None:
    position = led_by("mitsuhide")
    position.scroll(0, "forager")
    assert position.sheet().free_scroll() == 1


# Takeko


@rule("FK-206")
def test_takeko_owns_one_weapon_of_up_to_sixteen_cubes() -> None:
    position = led_by("takeko")
    assert position.sheet().right_open()
    position.weapon(0, "MMMM|MMMM", "WWWM|MMMM")
    assert position.sheet().armed()
    position.weapon(0, "WWWM|....")
    assert not position.sheet().armed(), "usable only across both halves"


@rule("FK-206", "FK-094")
def test_takekos_broken_weapon_is_repaired_to_one_group() -> None:
    position = led_by("takeko")
    position.dragon("1.1", "dr4")
    position.weapon(0, "WWWW|WWW.")
    position.helmet(0, "MMMM")
    position.turn()
    position.walk()
    position.dice("T0 T0 T0 T0 T0", "Wb W0 W0 W0 W0 W0 W0")
    position.choose("go:1.1/4")
    position.choose("roll:weapon", "square:e5")
    results = set()
    for code in position.codes:
        trial = position.state.clone()
        trial.apply(next(option for option in trial.offer if option.code == code))
        results.add(trial.sheets[0].weapon)
    assert results == {weapon("WWW.|...."), weapon("....|WWW.")}


# Daisuke


@rule("FK-207")
def test_daisuke_passes_dragons_and_fights_only_where_he_ends() -> None:
    position = led_by("daisuke")
    position.dragon("1.1", "db1")
    position.helmet(0, "MMM")
    position.weapon(0, *EIGHT)
    position.turn()
    position.walk("1.1/4", "1.1/3")
    assert position.state.fight is None
    position.walk("1.2/1")
    assert position.where() == "1.2/1", "three cells past the dragon"
    assert position.state.fight is None
    ends = led_by("daisuke")
    ends.dragon("1.1", "db1")
    ends.helmet(0, "MMM")
    ends.weapon(0, *EIGHT)
    ends.turn()
    ends.walk("1.1/4")
    ends.dice("T0 T0")
    ends.choose("stop", "fight-on")
    assert "roll:weapon" in ends.codes


@rule("FK-207")
def test_daisuke_moves_three_cells_and_the_last_of_them_is_where_he_ends() -> None:
    position = led_by("daisuke")
    position.turn()
    position.walk("1.1/4", "1.1/0", "1.1/1")
    assert "stop" not in position.codes, "three cells and no more"
    assert position.state.move is None
    lair = led_by("daisuke")
    lair.dragon("1.2", "db1")
    lair.helmet(0, "MMM")
    lair.weapon(0, *EIGHT)
    lair.turn()
    lair.dice("T0 T0")
    lair.walk("1.1/4", "1.1/3", "1.2/1")
    assert lair.state.fight is not None, "his last step led onto the dragon's tile"
    other = led_by("masako")
    other.dragon("1.1", "db1")
    other.helmet(0, "MMM")
    other.weapon(0, *EIGHT)
    other.turn()
    other.dice("T0 T0")
    other.walk("1.1/4")
    assert other.state.fight is not None, "others pass no dragon"
    met = led_by("daisuke")
    met.put(1, "1.1/1")
    met.weapon(0, *EIGHT)
    met.turn()
    met.walk("1.1/4", "1.1/0", "1.1/1")
    assert set(met.codes) == {"fight", "peace"}, "his last step led to a samurai"


@rule("FK-207", "FK-266")
def test_daisuke_passes_samurai_without_question_but_full_cells_stop_him() -> None:
    position = led_by("daisuke", 3)
    position.put(1, "1.1/4")
    position.weapon(0, *EIGHT)
    position.turn()
    position.walk("1.1/4")
    assert "fight" not in position.codes
    position.walk("1.1/0")
    assert "fight" not in position.codes
    position.choose("stop")
    ends = led_by("daisuke", 3)
    ends.put(1, "1.1/4")
    ends.weapon(0, *EIGHT)
    ends.turn()
    ends.walk("1.1/4")
    ends.choose("stop")
    assert set(ends.codes) == {"fight", "peace"}, "the question comes where he ends"
    full = led_by("daisuke", 3)
    full.put(1, "1.1/4")
    full.put(2, "1.1/4")
    full.turn()
    full.walk()
    assert "1.1/4" not in full.goes()


@rule("FK-208", "FK-266")
def test_daisuke_steals_a_scroll_once_for_each_samurai_he_passes() -> None:
    position = led_by("daisuke", 3)
    position.slot_monk(0, "scroll")
    position.sandals(0, "WWW")
    position.put(1, "1.1/4")
    position.slot_monk(1, "scroll")
    position.scroll(1, "wind-step")
    position.scroll(1, "long-reach")
    position.turn()
    position.walk("1.1/4")
    assert not any(code.startswith("steal") for code in position.codes), "passing means leaving the cell too"
    position.walk("1.1/0")
    assert set(position.codes) == {"steal:wind-step", "steal:long-reach", "steal:nothing"}
    position.choose("steal:wind-step")
    assert position.sheet().points == 3
    assert position.sheet().scrolls[0] == box.SCROLLS.index("wind-step")
    assert position.sheet(1).scrolls == (-1, box.SCROLLS.index("long-reach"))
    position.walk("1.1/4", "1.1/5")
    assert position.where() == "1.1/5"
    assert not any(code.startswith("steal") for code in position.codes), "once per samurai and Move"


@rule("FK-208")
def test_daisuke_in_any_seat_steals_from_the_first_player_too() -> None:
    position = Position(2, ["masako", "daisuke"], boards="asymmetric")
    position.lay_ring(1)
    position.put(0, "1.1/4")
    position.scroll(0, "forager")
    position.turn(1)
    position.walk("1.1/4", "1.1/0")
    assert set(position.codes) == {"steal:forager", "steal:nothing"}


@rule("FK-208", "FK-066")
def test_with_stolen_pockets_goes_what_lay_in_them() -> None:
    position = led_by("daisuke")
    position.put(1, "1.1/4")
    position.scroll(1, "deep-pockets")
    position.pack(1, wood=6, metal=1)
    position.turn()
    position.walk("1.1/4", "1.1/0")
    position.choose("steal:deep-pockets")
    assert position.seat == 1
    assert set(position.codes) == {"discard:wood", "discard:metal"}
    position.choose("discard:wood")
    assert position.cubes(1) == (5, 1, 0)
    assert position.seat == 0


@rule("FK-208", "FK-266")
@pytest.mark.parametrize("case", ["lying", "safe", "bonus"])
def test_daisuke_steals_nothing_from_the_lying_on_safe_ground_or_with_a_bonus_step(case: str) -> None:
    position = led_by("daisuke", 2)
    position.scroll(1, "forager")
    position.put(1, "1.1/4", standing=case != "lying")
    if case == "safe":
        position.put(0, "1.1/4")
        position.put(1, "C/0")
    if case == "bonus":
        position.equip(0, "es1", 1)
        position.turn()
        position.choose("explore")
        position.play_on("bonus")
        position.choose("go:1.1/4")
        assert not any(code.startswith("steal") for code in position.codes)
        return
    position.turn()
    position.walk("C/0" if case == "safe" else "1.1/4", "1.1/5")
    assert not any(code.startswith("steal") for code in position.codes)


@rule("FK-208", "FK-076")
def test_daisuke_steals_in_smoke_too() -> None:
    position = led_by("daisuke", adventure=True)
    position.put(1, "1.1/4")
    position.scroll(1, "forager")
    position.weapon(1, *EIGHT)
    position.adventure(0, "smoke")
    position.turn()
    position.choose("move", "use:smoke", "go:1.1/4", "go:1.1/0")
    position.choose("steal:forager")
    assert position.sheet().points == 3
    ends = led_by("daisuke", adventure=True)
    ends.put(1, "1.1/4")
    ends.weapon(1, *EIGHT)
    ends.adventure(0, "smoke")
    ends.turn()
    ends.choose("move", "use:smoke", "go:1.1/4", "stop")
    assert "fight" not in ends.codes
    assert ends.where() == "1.1/4"


@rule("FK-265")
def test_a_scroll_stolen_in_passing_needs_room_or_is_an_exchange() -> None:
    position = led_by("daisuke")
    position.pack(0, monks=6)
    position.put(1, "1.1/4")
    position.scroll(1, "forager")
    position.turn()
    position.walk("1.1/4", "1.1/0")
    assert not any(code.startswith("steal") for code in position.codes), "no room for the token"
    exchange = led_by("daisuke")
    exchange.scroll(0, "long-reach")
    exchange.pack(0, monks=5)
    exchange.put(1, "1.1/4")
    exchange.scroll(1, "forager")
    exchange.turn()
    exchange.walk("1.1/4", "1.1/0")
    exchange.choose("steal:forager")
    assert exchange.sheet().scrolls == (box.SCROLLS.index("forager"), -1)
    assert exchange.sheet().points == 3
    thrown = led_by("daisuke")
    thrown.pack(0, wood=6)
    thrown.put(1, "1.1/4")
    thrown.scroll(1, "forager")
    thrown.turn()
    thrown.walk("1.1/4", "1.1/0")
    thrown.choose("steal:forager")
    assert thrown.cubes() == (5, 0, 0), "a cube was thrown out for it"


@rule("FK-266")
def test_daisuke_pays_for_lava_as_everybody() -> None:
    position = led_by("daisuke")
    position.dragon("1.1", "db1")
    position.flood("1.1/4")
    position.turn()
    position.walk()
    assert "1.1/4" not in position.goes()
    position.sandals(0, "MMM")
    position.turn()
    position.walk("1.1/4", "1.1/3", "1.2/1")
    position.choose("stop")
    assert position.sheet().sandals == EMPTY


@rule("FK-209")
def test_daisuke_gathers_no_scrolls() -> None:
    for colour in box.COLOURS:
        position = led_by("daisuke")
        position.put(0, "1.1/0")
        position.scroll_token("1.1/0", colour)
        position.discs(0, 2, move=1)
        position.turn()
        assert "gather" not in position.codes


@rule("FK-210")
def test_daisuke_joins_from_up_to_four_cells_away() -> None:
    position = Position(2, ["masako", "daisuke"], boards="asymmetric")
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.helmet(0, "MMMM")
    position.weapon(0, "WWMM.|.....", "WWMM.|.....")
    position.put(1, "1.2/3")
    position.turn(0)
    position.walk("1.1/4")
    assert position.seat == 1
    cells = {code[5:] for code in position.codes if code.startswith("cell:")}
    # 1.2/3 - 1.2/0 - 1.2/6 - 1.1/3 are three steps, one more reaches the inner cells.
    assert "1.1/3" in cells
    assert "1.1/0" in cells
    assert "1.1/1" not in cells
    blocked = Position(2, ["masako", "daisuke"], boards="asymmetric")
    blocked.lay_ring(1)
    blocked.dragon("1.1", "db1")
    blocked.helmet(0, "MMMM")
    blocked.weapon(0, "WWMM.|.....", "WWMM.|.....")
    blocked.put(1, "1.2/3")
    blocked.flood("1.2/0", "1.2/4", "1.2/2")
    blocked.turn(0)
    blocked.dice("T0 T0")
    blocked.walk("1.1/4")
    assert blocked.seat == 0, "not over lava"


@rule("FK-211")
def test_daisuke_may_leave_a_dragon_fight_after_any_roll() -> None:
    position = led_by("daisuke")
    position.dragon("1.1", "db1")
    position.helmet(0, "MMM")
    position.weapon(0, *EIGHT)
    position.turn()
    position.walk("1.1/4")
    position.dice("T0 T0")
    position.choose("stop")
    assert set(position.codes) == {"retreat", "fight-on"}, "after the dragon's roll"
    position.choose("fight-on")
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert set(position.codes) == {"retreat", "fight-on"}, "after his own, with a usable weapon"
    position.choose("retreat")
    assert position.where() == "C/0"
    assert position.sheet().standing


@rule("FK-122", "FK-211")
def test_daisuke_who_leaves_between_his_two_weapons_does_not_roll_the_second() -> None:
    position = led_by("daisuke")
    position.dragon("1.1", "dr4")
    position.helmet(0, "MMM")
    position.slot_monk(0, "weapon")
    position.weapon(0, "WWM.|.MWW")
    position.turn()
    position.walk("1.1/4")
    position.dice("T0 T0 T0 T0 T0")
    position.choose("stop", "send:nobody", "fight-on")
    position.dice("W0 W0 M0")
    position.choose("roll:weapon", "retreat")
    assert position.where() == "C/0"
    assert position.state.fight is None
    assert not any(code.startswith("roll:") for code in position.codes)


@rule("FK-211")
def test_daisuke_may_leave_after_a_fellow_fighters_roll() -> None:
    position = Position(2, ["masako", "daisuke"], boards="asymmetric")
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    for seat in (0, 1):
        position.helmet(seat, "MMM")
    position.weapon(0, "WWWMM|MMM..")
    position.put(1, "C/0")
    position.turn(0)
    position.walk("1.1/4")
    position.choose("cell:1.1/5")
    assert position.seat == 0
    position.dice("W0 W0 W0 M0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert (position.seat, set(position.codes)) == (1, {"retreat", "fight-on"})
    assert len(position.state.this_fight().rolled) == 8, "the dragon has not rolled yet"


@rule("FK-122", "FK-211")
def test_after_daisuke_was_asked_the_roller_goes_on_with_the_second_weapon() -> None:
    position = Position(2, ["masako", "daisuke"], boards="asymmetric")
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    for seat in (0, 1):
        position.helmet(seat, "MMM")
    position.weapon(0, "WWWM.|.WWM.")
    position.put(1, "C/0")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("T0 T0")
    position.choose("cell:1.1/5")
    position.play_on("fight-on")
    assert position.seat == 0
    position.dice("W0 W0 W0 M0")
    position.choose("roll:weapon", "fight-on")
    assert position.seat == 0
    assert set(position.codes) == {"roll:right", "some:right", "roll:nothing"}


@rule("FK-211")
def test_daisuke_who_is_not_in_the_fight_is_not_asked() -> None:
    position = Position(2, ["masako", "daisuke"], boards="asymmetric")
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.helmet(0, "MMM")
    position.weapon(0, *EIGHT)
    position.put(1, "1.2/6")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("T0 T0")
    position.choose("stay-out")
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0", "T0 T0")
    position.choose("roll:weapon")
    assert position.seat == 0
    assert "roll:weapon" in position.codes, "neither after the samurai's roll nor after the dragon's"


@rule("FK-211")
def test_daisuke_may_leave_after_the_die_of_a_brave_monk() -> None:
    position = Position(2, ["masako", "daisuke"], boards="asymmetric")
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    for seat in (0, 1):
        position.helmet(seat, "MMM")
    position.pack(0, wood=1, monks=1)
    position.put(1, "C/0")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("W1")
    position.choose("cell:1.1/5", "send:pack")
    assert position.state.this_fight().health == 6
    assert (position.seat, set(position.codes)) == (1, {"retreat", "fight-on"})
    assert position.state.this_fight().order == (), "the order is not fixed yet"
    position.choose("retreat")
    assert position.where(1) == "C/0"


@rule("FK-211")
def test_daisuke_may_leave_after_the_die_of_his_own_monk() -> None:
    position = led_by("daisuke")
    position.dragon("1.1", "db1")
    position.helmet(0, "MMM")
    position.pack(0, wood=1, monks=1)
    position.adventure(0, "war-drum")
    position.turn()
    position.walk("1.1/4")
    position.choose("stop")
    position.dice("W1")
    position.choose("send:pack")
    assert set(position.codes) == {"retreat", "fight-on"}
    position.choose("retreat")
    assert position.where() == "C/0"
    assert "use:war-drum" not in position.codes, "he is out of the fight"


@rule("FK-211", "FK-115")
@pytest.mark.parametrize(("health", "asked"), [(2, True), (1, False)])
def test_daisuke_is_not_asked_when_the_monk_has_slain_the_dragon(health: int, asked: bool) -> None:
    position = led_by("daisuke")
    position.dragon("1.1", "db1")
    position.helmet(0, "MMM")
    position.pack(0, wood=1, monks=1)
    position.turn()
    position.walk("1.1/4")
    position.choose("stop")
    position.state.this_fight().health = health
    position.dice("W1")
    position.choose("send:pack")
    assert ("retreat" in position.codes) is asked
    assert (position.dragon_at("1.1") == "db1") is asked
    assert position.state.fight is None or position.state.fight.order == (), "before the dragon rolls"


@rule("FK-211")
def test_daisuke_is_not_asked_before_any_die_is_rolled() -> None:
    unarmed = led_by("daisuke")
    unarmed.dragon("1.1", "db1")
    unarmed.helmet(0, "MMM")
    unarmed.pack(0, monks=1)
    unarmed.turn()
    unarmed.walk("1.1/4")
    unarmed.choose("stop")
    unarmed.dice("T0 T0")
    unarmed.choose("send:pack")
    assert unarmed.state.this_fight().order == (0, FOE), "his place comes before the dragon's"
    assert (set(unarmed.codes), len(unarmed.state.this_fight().rolled)) == ({"retreat", "fight-on"}, 2), (
        "asked after its roll"
    )
    idle = led_by("daisuke")
    idle.dragon("1.1", "db1")
    idle.helmet(0, "MMM")
    idle.weapon(0, *EIGHT)
    idle.pack(0, monks=1)
    idle.turn()
    idle.walk("1.1/4")
    idle.choose("stop", "send:pack", "some:weapon", "dice:0")
    idle.dice("T0 T0")
    idle.choose("dice:0")
    assert (set(idle.codes), len(idle.state.this_fight().rolled)) == ({"retreat", "fight-on"}, 2), (
        "all dice left out is no roll"
    )


@rule("FK-211")
def test_against_a_samurai_leaving_is_a_surrender_after_any_roll() -> None:
    position = Position(2, ["masako", "daisuke"], boards="asymmetric")
    position.lay_ring(1)
    position.put(1, "1.1/4")
    position.weapon(0, "WWWMM|MMM..")
    position.helmet(0, "MMMM", "MMMM")
    position.weapon(1, *EIGHT)
    position.helmet(1, "MMM")
    position.pack(1, tooth=1)
    position.turn(0)
    position.walk("1.1/4")
    position.choose("fight")
    assert position.seat == 0
    position.dice("W1 W0 W0 M0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert (position.seat, set(position.codes)) == (1, {"retreat", "fight-on"})
    position.choose("retreat")
    assert position.seat == 0
    position.choose("steal:tooth")
    assert position.cubes(0) == (0, 0, 1)
    assert position.sheet(1).standing


@rule("FK-204", "FK-023", "FK-045")
def test_mitsuhide_leaps_over_free_lava_only() -> None:
    position = Position(3, ["mitsuhide"], boards="asymmetric")
    position.lay("1.1", "i-2", dry=True)
    position.lay("1.2", "i-3", dry=True)
    position.lay("1.3", "i-7", dry=True, dragon="db1")
    position.flood("1.1/4", "1.1/5", "1.3/1", "1.3/6")
    position.put(1, "1.1/5")
    position.put(2, "1.1/5")
    position.weapon(0, *EIGHT)
    position.turn()
    position.walk()
    leaps = {code for code in position.codes if code.startswith("leap:")}
    assert leaps == {"leap:1.1/4"}, "not over two samurai, a dragon's tile, dry ground or nothing"
