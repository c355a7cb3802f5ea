"""Fights between samurai: order, surrender, the fallen, theft; the peaceful variant."""

import pytest

from tests.games.fuji_koro.position import EIGHT, Position, card
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro.gear import EMPTY, HELMET, METAL, WOOD


def meeting(players: int = 2, samurai: tuple[str, ...] = (), **options: object) -> Position:
    """Seat 1 stands on 1.1/4 beside the centre where seat 0 is; the first ring is dry; both have a strong helmet."""
    position = Position(players, samurai, **options)  # type: ignore[arg-type]
    position.lay_ring(1)
    position.open_cards()
    position.others_away()
    position.put(1, "1.1/4")
    for seat in (0, 1):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM", "MMMM")
    return position


def fight(position: Position) -> None:
    position.turn()
    position.walk("1.1/4")
    position.choose("fight")


def beat(position: Position) -> None:
    """Seat 0 attacks seat 1, whose helmet is one wood, and knocks it out with its first roll."""
    position.helmet(1, "W")
    position.weapon(1, "WW..|....")
    position.dice("W1 W1 W0 W0 M0 M0 M0 M0")
    fight(position)
    position.choose("roll:weapon")


@rule("FK-136")
def test_nobody_joins_and_no_monk_is_sent() -> None:
    position = meeting(3)
    position.put(2, "C/0")
    for seat in range(3):
        position.slot_monk(seat, "action")
    fight(position)
    assert position.seat == 1, "the defender with equal initiative rolls at once"
    assert "roll:weapon" in position.codes


@rule("FK-136")
def test_hits_damage_the_opponents_helmet_and_breaks_and_repairs_work_as_usual() -> None:
    position = meeting()
    position.weapon(1, "WW..|....")
    fight(position)
    assert position.seat == 0, "4 against 2"
    position.dice("W1 W0 W0 Wb M2 M0 M0 Mb")
    position.choose("roll:weapon", "square:b4", "square:e5")
    assert gear.counts(position.sheet(0).weapon) == (3, 3, 0)
    assert gear.counts(position.sheet(1).helmet) == (0, 6, 0), "3 damage: two metal, one strength lost"
    assert position.seat == 1
    assert "roll:weapon" in position.codes


@rule("FK-121")
def test_at_least_one_die_is_rolled_against_a_samurai() -> None:
    position = meeting()
    position.weapon(1, "WW..|....")
    fight(position)
    assert "roll:nothing" not in position.codes
    position.choose("some:weapon", "dice:0")
    assert position.codes == ("dice:1", "dice:2", "dice:3", "dice:4")


@rule("FK-137")
def test_the_higher_initiative_begins_and_a_tie_goes_to_the_defender_whoever_wanted_the_fight() -> None:
    position = meeting()
    fight(position)
    assert position.state.this_fight().order == (1, 0)
    wanted = meeting()
    wanted.turn()
    wanted.walk("1.1/4")
    wanted.choose("peace", "fight")
    assert wanted.state.this_fight().order == (1, 0), "the defender is the one who is not active"
    faster = meeting()
    faster.gear(0, 1, gear.drawn(["W", "W", "M", "M", "M"], 1))
    fight(faster)
    assert faster.state.this_fight().order == (0, 1)
    faster.dice("W0 W0 M0 M0 M0")
    faster.choose("roll:weapon")
    assert faster.seat == 1
    faster.dice("W0 W0 W0 W0 M0 M0 M0 M0")
    faster.choose("roll:weapon")
    assert faster.seat == 0, "then both roll in turn"


@rule("FK-137")
@pytest.mark.parametrize(("weapon", "order"), [("WWW.", (1, 0)), ("WW..", (0, 1))])
def test_the_defender_may_be_the_first_player(weapon: str, order: tuple[int, int]) -> None:
    position = meeting()
    position.weapon(0, "WW..|....")
    position.weapon(1, f"{weapon}|....")
    position.put(1, "C/0")
    position.put(0, "1.1/4")
    position.turn(1, first=0)
    position.walk("1.1/4")
    position.choose("fight")
    assert position.state.this_fight().order == order
    assert position.seat == order[0]


@rule("FK-138")
def test_a_player_whose_last_weapon_broke_may_surrender_right_after_that_roll() -> None:
    position = meeting()
    position.weapon(0, "WW..|....")
    position.pack(0, wood=1)
    fight(position)
    assert position.seat == 1
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert "retreat" not in position.codes
    position.dice("Wb W0")
    position.choose("roll:weapon", "square:b5")
    assert set(position.codes) == {"retreat", "fight-on"}
    position.choose("retreat")
    assert position.sheet(0).standing
    assert position.sheet(1).standing
    assert position.where(0) == position.where(1) == "1.1/4", "both stay on the cell"
    assert position.seat == 1, "the winner may take something"
    position.choose("steal:wood")
    assert position.cubes(1) == (1, 0, 0)
    assert position.seat == 0
    assert "move" in position.codes, "conscious after the first action"


@rule("FK-138")
def test_a_surrender_declined_is_not_offered_later() -> None:
    position = meeting()
    position.weapon(0, "WW..|....")
    fight(position)
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0", "Wb W0")
    position.choose("roll:weapon", "roll:weapon", "square:b5", "fight-on")
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert position.seat == 1, "unarmed now, seat 0 has its place and is asked nothing"
    assert "roll:weapon" in position.codes


@rule("FK-138")
def test_who_came_unarmed_cannot_surrender() -> None:
    position = meeting()
    position.gear(0, 1, EMPTY)
    position.helmet(0, "MM")
    fight(position)
    position.dice("W0 W0 W0 W0 M2 M0 M0 M0")
    position.choose("roll:weapon")
    assert position.seat == 1
    position.dice("W0 W0 W0 W0 M2 M2 M0 M0")
    position.choose("roll:weapon")
    assert not position.sheet(0).standing


@rule("FK-139")
def test_without_a_usable_weapon_on_either_side_the_fight_ends_without_winner() -> None:
    position = meeting()
    position.gear(0, 1, EMPTY)
    position.weapon(1, "WW..|....")
    position.pack(0, wood=2)
    position.pack(1, wood=2)
    fight(position)
    position.dice("Wb W0")
    position.choose("roll:weapon", "square:b5", "fight-on")
    assert position.state.fight is None
    assert (position.cubes(0), position.cubes(1)) == ((2, 0, 0), (2, 0, 0))
    assert position.sheet(0).standing
    assert position.sheet(1).standing
    assert position.seat == 0


@rule("FK-140")
def test_the_winner_lays_the_fallen_on_a_neighbouring_dry_cell_even_beside_a_dragon() -> None:
    position = meeting(4)
    position.dragon("1.2", "db1")
    position.flood("1.1/0")
    position.put(2, "1.1/5")
    position.put(3, "1.1/5")
    beat(position)
    assert position.seat == 0
    assert set(position.codes) == {"cell:C/0", "cell:1.1/3", "cell:1.2/6"}, "no lava, no full cell"
    position.choose("cell:1.2/6")
    assert position.where(1) == "1.2/6"
    assert not position.sheet(1).standing
    assert position.state.fight is None
    assert position.dragon_at("1.2") == "db1"


@rule("FK-140")
def test_the_fallen_lies_where_it_is_if_there_is_no_cell() -> None:
    position = Position(2)
    position.lay("1.1", "i-4", dry=True)
    position.put(0, "1.1/0")
    position.put(1, "1.1/1")
    position.weapon(0, *EIGHT)
    position.helmet(1, "W")
    position.turn()
    position.walk("1.1/1")
    position.flood("1.1/0", "1.1/2", "1.1/6")
    position.dice("W1 W1 W0 W0 M0 M0 M0 M0")
    position.choose("fight", "roll:weapon")
    assert position.where(1) == "1.1/1"
    assert not position.sheet(1).standing


@rule("FK-140")
def test_an_active_player_who_falls_has_no_more_actions() -> None:
    position = meeting()
    position.helmet(0, "W")
    fight(position)
    position.dice("W1 W1 W0 W0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert not position.sheet(0).standing
    position.choose("cell:C/0")
    assert position.seat == 1
    assert position.state.active == 1


@rule("FK-141")
def test_the_winner_may_take_one_item_out_of_the_losers_backpack_and_nothing_else() -> None:
    position = meeting()
    position.pack(1, wood=1, tooth=1, monks=1)
    position.blueprint(1, "bh2")
    position.slot_monk(1, "action")
    position.scroll(1, "wind-step")
    position.weapon(1, "WW..|....")
    beat(position)
    position.choose("cell:C/0")
    assert set(position.codes) == {
        "steal:wood",
        "steal:tooth",
        "steal:monk",
        "steal:bh2",
        "steal:wind-step",
        "steal:nothing",
    }
    position.choose("steal:monk")
    assert "move" in position.codes, "one item only"
    assert position.sheet(0).pack_monks == 1, "into the backpack, never on a slot"
    assert position.sheet(0).monks == (0, 0, 0, 0)
    assert position.sheet(1).pack_monks == 0
    assert position.sheet(1).monks == (1, 0, 0, 0)
    bare = meeting()
    bare.slot_monk(1, "action")
    beat(bare)
    bare.choose("cell:C/0")
    assert "move" in bare.codes, "an empty backpack: neither the monk on its slot nor the weapon can be taken"


@rule("FK-141")
def test_the_winner_need_not_take_anything() -> None:
    position = meeting()
    position.pack(1, wood=1)
    beat(position)
    position.choose("cell:C/0", "steal:nothing")
    assert position.cubes(1) == (1, 0, 0)


@rule("FK-066", "FK-141")
def test_with_stolen_pockets_the_loser_throws_out_what_lay_in_them() -> None:
    position = meeting()
    position.scroll(1, "deep-pockets")
    position.pack(1, wood=4, metal=3)
    beat(position)
    position.choose("cell:C/0", "steal:deep-pockets")
    assert (position.seat, set(position.codes)) == (1, {"discard:wood", "discard:metal"})


@rule("FK-141")
def test_a_cube_of_any_kind_may_be_stolen() -> None:
    position = meeting()
    position.pack(1, wood=1, metal=1, tooth=1)
    beat(position)
    position.choose("cell:C/0")
    assert position.codes == ("steal:wood", "steal:metal", "steal:tooth", "steal:nothing")
    position.choose("steal:metal")
    assert (position.cubes(0), position.cubes(1)) == ((0, 1, 0), (1, 0, 1))


@rule("FK-142", "FK-066")
def test_with_deep_pockets_put_away_goes_what_lay_in_them() -> None:
    position = meeting()
    position.pack(0, monks=6)
    position.scroll(1, "deep-pockets")
    position.pack(1, wood=4, metal=3)
    beat(position)
    position.choose("cell:C/0", "spoil:deep-pockets")
    assert position.seat == 1
    assert set(position.codes) == {"discard:wood", "discard:metal"}
    position.choose("discard:wood")
    assert position.cubes(1) == (3, 3, 0)


@rule("FK-142")
def test_with_one_place_left_nothing_is_put_away() -> None:
    position = meeting()
    position.pack(0, wood=5)
    position.pack(1, tooth=1, monks=1)
    position.scroll(1, "wind-step")
    beat(position)
    position.choose("cell:C/0")
    assert set(position.codes) == {"steal:tooth", "steal:monk", "steal:wind-step", "steal:nothing"}


@rule("FK-142")
def test_without_room_the_winner_throws_out_a_cube_or_puts_the_item_away() -> None:
    position = meeting()
    position.pack(0, wood=6)
    position.pack(1, tooth=1)
    position.blueprint(1, "bh2")
    beat(position)
    position.choose("cell:C/0")
    assert set(position.codes) == {"steal:tooth", "spoil:tooth", "steal:bh2", "spoil:bh2", "steal:nothing"}
    trial = position.state.clone()
    trial.apply(next(option for option in trial.offer if option.code == "spoil:bh2"))
    assert trial.sheets[1].blueprints == ()
    assert trial.sheets[0].blueprints == ()
    assert not any(card("bh2") in cards for cards in trial.temples), "it leaves the match"
    position.choose("steal:tooth")
    assert set(position.codes) == {"discard:wood", "discard:tooth"}
    position.choose("discard:wood")
    assert position.cubes(0) == (5, 0, 1)
    monks = meeting()
    monks.pack(0, monks=6)
    monks.pack(1, wood=1)
    beat(monks)
    monks.choose("cell:C/0")
    assert set(monks.codes) == {"spoil:wood", "steal:nothing"}, "monks are not thrown out"


@rule("FK-142")
def test_a_winner_with_a_free_place_in_the_pockets_has_room_and_cannot_put_the_item_away() -> None:
    position = meeting()
    position.scroll(0, "deep-pockets")
    position.pack(0, wood=5)
    position.pack(1, tooth=1)
    position.blueprint(1, "bh2")
    beat(position)
    position.choose("cell:C/0")
    assert set(position.codes) == {"steal:tooth", "steal:bh2", "steal:nothing"}
    position.choose("steal:bh2")
    assert position.cubes(0) == (5, 0, 0), "a wood makes way into the pockets"
    items = meeting()
    items.scroll(0, "deep-pockets")
    items.pack(0, wood=1, monks=5)
    items.pack(1, tooth=1, monks=1)
    beat(items)
    items.choose("cell:C/0")
    assert set(items.codes) == {"steal:tooth", "spoil:monk", "steal:nothing"}, "pockets are for cubes only"


@rule("FK-143")
def test_a_stolen_scroll_is_the_winners_choice_and_counts_as_gathered() -> None:
    position = meeting()
    position.slot_monk(1, "scroll")
    position.scroll(1, "careful-smith")
    position.scroll(1, "forager")
    position.points(1, 6)
    beat(position)
    position.choose("cell:C/0")
    assert {"steal:careful-smith", "steal:forager"} <= set(position.codes)
    position.choose("steal:forager")
    assert position.sheet(0).scrolls == (box.SCROLLS.index("forager"), -1)
    assert position.sheet(0).points == 3
    assert position.sheet(1).points == 6, "the loser loses no points"
    assert position.sheet(1).scrolls == (box.SCROLLS.index("careful-smith"), -1)


@rule("FK-143", "FK-063")
def test_a_stolen_scroll_with_full_slots_is_an_exchange() -> None:
    position = meeting()
    position.scroll(0, "two-hammers")
    position.scroll(1, "forager")
    beat(position)
    position.choose("cell:C/0", "steal:forager")
    assert position.sheet(0).scrolls == (box.SCROLLS.index("forager"), -1)
    assert position.sheet(0).points == 3
    assert position.state.scroll_discards == (box.SCROLLS.index("two-hammers"),)


@rule("FK-144", "FK-109")
def test_a_stolen_blueprint_leaves_the_losers_charm_in_place() -> None:
    position = meeting()
    position.blueprint(1, "bs1")
    position.sandals(1, "MMM")
    position.charm(1, 2)
    beat(position)
    position.choose("cell:C/0", "steal:bs1")
    assert position.sheet(0).blueprints == (card("bs1"),)
    assert position.sheet(1).blueprints == ()
    assert position.sheet(1).charms[2] == 1


@rule("FK-144", "FK-070")
def test_a_blueprint_of_a_type_already_held_cannot_be_stolen() -> None:
    position = meeting()
    position.blueprint(0, "bs2")
    position.blueprint(1, "bs1", "bh1")
    beat(position)
    position.choose("cell:C/0")
    assert "steal:bs1" not in position.codes
    assert "steal:bh1" in position.codes


@rule("FK-127", "FK-107")
def test_the_charm_of_a_helmet_pays_in_a_duel_too() -> None:
    position = meeting()
    position.weapon(1, "WW..|....")
    position.helmet(1, ".TT.", "M..M")
    position.blueprint(1, "bh2")
    position.charm(1, HELMET)
    fight(position)
    position.dice("W1 W1 W0 W0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert position.seat == 1
    assert set(position.codes) == {"pay:metal", "pay:tooth", "pay:charm"}
    position.choose("pay:charm")
    assert position.sheet(1).charms[HELMET] == 0
    assert position.sheet(1).helmet[METAL].bit_count() == 2
    assert position.sheet(1).helmet[WOOD] == 0


# The peaceful variant


@rule("FK-145")
def test_in_the_peaceful_variant_nobody_is_asked_and_other_rules_stay() -> None:
    position = meeting(peaceful=True)
    position.turn()
    position.walk("1.1/4")
    assert "fight" not in position.codes
    assert "go:1.1/0" in position.codes
    position.choose("stop")
    assert position.seat == 0
    assert position.where(0) == position.where(1)


@rule("FK-145", "FK-208", "FK-X48")
def test_daisuke_may_steal_in_passing_in_the_peaceful_variant_but_not_in_cooperative_play() -> None:
    for options, theft in (({"peaceful": True}, True), ({"mode": "cooperative"}, False)):
        position = meeting(2, ("daisuke", "masako"), boards="asymmetric", **options)
        position.scroll(1, "forager")
        position.turn()
        position.walk("1.1/4", "1.1/0")
        assert ("steal:forager" in position.codes) == theft
        assert "fight" not in position.codes
        if theft:
            position.choose("steal:forager")
            assert position.sheet(0).points == 3


@rule("FK-137", "FK-141")
def test_any_two_of_three_can_fight_and_the_third_looks_on() -> None:
    position = meeting(3)
    position.put(0, "3.7/0")
    position.put(1, "C/0")
    position.put(2, "1.1/4")
    position.weapon(2, "WW..|....")
    position.helmet(2, "W")
    position.pack(2, wood=1)
    position.turn(1)
    position.walk("1.1/4")
    position.choose("fight")
    assert position.state.this_fight().fighters == 0b110
    assert position.state.this_fight().order == (1, 2), "four against two"
    position.dice("W1 W1 W0 W0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert not position.sheet(2).standing


@rule("FK-121", "FK-136")
@pytest.mark.parametrize(
    ("first", "roll"), [(("roll:weapon",), "W0 W0 M0"), (("some:weapon", "dice:1", "dice:0"), "W0")]
)
def test_of_two_weapons_one_must_be_rolled_and_the_other_may_be_left_out(first: tuple[str, ...], roll: str) -> None:
    position = meeting()
    position.armed(0, "WWM.|..WW")
    position.weapon(1, "WW..|....")
    fight(position)
    assert "roll:nothing" not in position.codes
    position.dice(roll)
    position.choose(*first)
    assert set(position.codes) == {"roll:right", "some:right", "roll:nothing"}
