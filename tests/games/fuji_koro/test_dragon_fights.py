"""Fights with dragons: joining, brave monks, order, rolls, breaks, damage, the end."""

import pytest

from tests.games.fuji_koro.position import ALL_EIGHT, EIGHT, Position, card, place, weapon
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro.gear import EMPTY, HELMET, METAL, TOOTH, WEAPON
from zataku.games.fuji_koro.state import FOE
from zataku.games.fuji_koro.steps.common import dragon_health, remove_dragon


def lair(players: int = 2, dragon: str = "db1", samurai: tuple[str, ...] = (), **options: object) -> Position:
    """A dry first ring with a dragon on 1.1; seat 0 on the centre, the others far away."""
    position = Position(players, samurai, **options)  # type: ignore[arg-type]
    position.lay_ring(1)
    position.dragon("1.1", dragon)
    position.open_cards()
    position.others_away()
    return position


def enter(position: Position, where: str = "1.1/4") -> None:
    """The active samurai walks onto the dragon's tile."""
    position.walk(where)


def initiative(position: Position, seat: int = 0) -> int:
    return position.sheet(seat).initiative()


# Joining


@rule("FK-112")
def test_samurai_bordering_the_tile_are_asked_in_turn_order_and_step_onto_it() -> None:
    position = lair(4)
    position.put(1, "1.2/6")
    position.put(2, "1.2/3")
    position.put(3, "C/0")
    position.helmet(0, "MMMM")
    position.turn()
    enter(position)
    assert position.seat == 1
    assert set(position.codes) == {"cell:1.1/3", "cell:1.1/4", "stay-out"}
    position.choose("cell:1.1/3")
    assert position.where(1) == "1.1/3"
    assert position.seat == 3, "seat 2 does not border the tile, seat 3 joins from safe ground"
    assert set(position.codes) == {"cell:1.1/4", "cell:1.1/5", "stay-out"}
    position.weapon(0, *EIGHT)
    position.dice("T0 T0")
    position.choose("cell:1.1/4")
    assert position.where(3) == "1.1/4"
    assert position.state.this_fight().fighters == 1 << 0 | 1 << 1 | 1 << 3


@rule("FK-112", "FK-114")
def test_joiners_are_asked_from_the_left_of_the_active_player_and_monks_from_the_one_who_began() -> None:
    position = lair(4)
    for seat in range(4):
        position.put(seat, "C/0")
        position.pack(seat, monks=1)
        position.helmet(seat, "MMMM")
    position.turn(2)
    enter(position)
    asked = []
    for target in ("cell:1.1/4", "cell:1.1/5", "cell:1.1/5"):
        asked.append(position.seat)
        position.choose(target)
    assert asked == [3, 0, 1]
    position.dice("T0 T0")
    sent = []
    for _ in range(4):
        sent.append(position.seat)
        position.choose("send:nobody")
    assert sent == [2, 3, 0, 1]


@rule("FK-112")
def test_joining_needs_a_dry_cell_with_room() -> None:
    position = lair(3)
    position.put(1, "1.2/1")
    position.flood("1.1/3")
    position.helmet(0, "MM")
    position.weapon(0, *EIGHT)
    position.turn()
    position.dice("T0 T0")
    enter(position)
    assert position.seat == 0, "1.2/1 touches 1.1/3 only, which is lava"
    full = lair(4)
    full.put(1, "1.1/4")
    full.put(2, "1.2/5")
    full.put(3, "1.1/4", standing=False)
    full.turn()
    assert full.sheet(1).standing
    full.walk("1.1/5")
    assert "cell:1.1/4" in full.codes, "seat 1 stands on the tile already and may join there"
    crowded = lair(4)
    crowded.put(1, "1.1/4", standing=False)
    crowded.put(2, "C/0")
    crowded.put(3, "1.1/4", standing=False)
    crowded.turn()
    crowded.walk("1.1/5")
    assert (crowded.seat, set(crowded.codes)) == (2, {"cell:1.1/5", "stay-out"}), "two lie on 1.1/4"


@rule("FK-112")
def test_joiners_come_from_bordering_cells_only_and_fight_nobody_but_the_dragon() -> None:
    position = lair(4)
    position.put(1, "C/0")
    position.put(2, "1.2/0")
    position.put(3, "1.3/0")
    for seat in (0, 1):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM")
    position.turn()
    enter(position)
    assert position.seat == 1, "the one who attacked is asked for nothing"
    position.dice("T0 T0")
    position.choose("cell:1.1/4")
    assert position.where(1) == position.where(0) == "1.1/4"
    assert "fight" not in position.codes, "they share a cell and no question is asked"
    assert position.state.this_fight().order[0] == FOE
    assert position.state.this_fight().party == 0b11, "seats 2 and 3 do not border the tile"


@rule("FK-112")
def test_whoever_stays_out_stays_where_he_is_and_earns_nothing() -> None:
    position = lair(3)
    position.put(1, "1.2/6")
    position.put(2, "3.7/0")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn()
    enter(position)
    position.dice("T0 T0", ALL_EIGHT)
    position.choose("stay-out", "roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert position.where(1) == "1.2/6"
    assert position.sheet(1).points == 0
    assert position.sheet(0).points > 0


@rule("FK-112", "FK-130")
def test_an_unconscious_samurai_cannot_join() -> None:
    position = lair()
    position.put(1, "1.2/6", standing=False)
    position.weapon(0, *EIGHT)
    position.helmet(0, "MM")
    position.turn()
    position.dice("T0 T0")
    enter(position)
    assert position.seat == 0
    assert "roll:weapon" in position.codes


# Health


@rule("FK-113", "FK-X49")
@pytest.mark.parametrize(
    ("players", "options", "legendary", "red"),
    [
        (2, {}, 35, 24),
        (2, {"mode": "cooperative"}, 35, 20),
        (3, {}, 45, 24),
        (4, {"mode": "cooperative"}, 45, 24),
        (1, {}, 24, 17),
        (2, {"scenario": "every-man-for-himself"}, 24, 17),
        (5, {"scenario": "every-man-for-himself"}, 24, 17),
        (1, {"scenario": "ronin"}, 24, 17),
    ],
)
def test_the_health_a_dragon_starts_with(players: int, options: dict[str, object], legendary: int, red: int) -> None:
    state = Position(players, **options).state  # type: ignore[arg-type]
    ids = {dragon.id: number for number, dragon in enumerate(box.DRAGONS)}
    assert dragon_health(state, ids["dl1"]) == legendary
    assert dragon_health(state, ids["dr1"]) == red
    assert dragon_health(state, ids["dg2"]) == 12
    assert dragon_health(state, ids["db1"]) == 7


@rule("FK-113")
def test_two_players_use_two_separate_fields_for_the_legendary_dragon() -> None:
    legend = box.DRAGONS[box.LEGENDARY_DRAGON]
    assert Position(2).state.config.health_field == "health_two"
    assert Position(2, mode="cooperative").state.config.health_field == "health_two_coop"
    assert (legend.health_two, legend.health_two_coop) == (35, 35)


@rule("FK-113")
def test_permanent_damage_tokens_lower_the_health_but_never_below_one() -> None:
    state = Position(2).state
    dragon = next(number for number, each in enumerate(box.DRAGONS) if each.id == "db4")
    damage = [0] * len(box.DRAGONS)
    for tokens, health in ((2, 3), (4, 1), (9, 1)):
        damage[dragon] = tokens
        state.dragon_damage = tuple(damage)
        assert dragon_health(state, dragon) == health


# Brave monks


@rule("FK-114")
def test_a_fighter_may_send_one_monk_from_a_slot_or_the_backpack_the_initiator_first() -> None:
    position = lair(2)
    position.put(1, "C/0")
    position.slot_monk(0, "action")
    position.slot_monk(1, "scroll")
    position.pack(1, monks=1)
    position.helmet(0, "MMMM")
    position.helmet(1, "MMMM")
    position.turn()
    enter(position)
    position.choose("cell:1.1/5")
    assert position.seat == 0
    assert set(position.codes) == {"send:action", "send:nobody"}
    position.choose("send:nobody")
    assert position.seat == 1
    assert set(position.codes) == {"send:scroll", "send:pack", "send:nobody"}
    position.dice("T0 T0")
    position.choose("send:pack")
    assert position.sheet(1).pack_monks == 0
    assert "send:scroll" not in position.codes, "one monk only"


@rule("FK-114")
def test_no_monk_is_sent_against_the_legendary_dragon() -> None:
    position = lair(dragon="dl1")
    position.slot_monk(0, "action")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0 T0")
    enter(position)
    assert "roll:weapon" in position.codes


@rule("FK-115")
def test_a_brave_monk_throws_a_resource_of_choice_which_goes_to_the_supply() -> None:
    position = lair()
    position.slot_monk(0, "action")
    position.pack(0, wood=1, metal=1, tooth=1)
    position.helmet(0, "MMMM")
    position.weapon(0, *EIGHT)
    metal = position.state.supply[METAL]
    position.turn()
    enter(position)
    position.choose("send:action")
    assert set(position.codes) == {"throw:wood", "throw:metal", "throw:tooth"}, "throwing is not optional"
    position.dice("M2")
    position.choose("throw:metal")
    assert position.state.this_fight().health == 7 - 2
    assert position.cubes() == (1, 0, 1)
    assert position.state.supply[METAL] == metal + 1


@rule("FK-115")
def test_without_a_resource_nothing_is_rolled_and_a_break_face_does_nothing_more() -> None:
    position = lair()
    position.slot_monk(0, "action")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn()
    enter(position)
    position.choose("send:action")
    assert position.state.this_fight().health == 7
    assert "roll:weapon" in position.codes
    broken = lair()
    broken.slot_monk(0, "action")
    broken.pack(0, tooth=1)
    broken.weapon(0, *EIGHT)
    broken.helmet(0, "MMMM")
    broken.turn()
    enter(broken)
    broken.dice("Tb")
    broken.choose("send:action")
    assert broken.state.this_fight().health == 7
    assert broken.cubes() == (0, 0, 0)
    assert gear.counts(broken.sheet().weapon) == (4, 4, 0)


@rule("FK-115", "FK-116")
def test_the_second_pack_may_supply_the_cube_before_it_is_lost() -> None:
    position = lair()
    position.slot_monk(0, "backpack")
    position.pack(0, tooth=1, monks=6)
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn()
    enter(position)
    position.dice("T3")
    position.choose("send:backpack")
    assert position.state.this_fight().health == 4
    assert position.cubes() == (0, 0, 0)


@rule("FK-116")
def test_with_the_monk_goes_what_its_slot_gave() -> None:
    def sending(slot: str) -> Position:
        position = lair()
        for name in box.SLOT_NAMES:
            position.slot_monk(0, name)
        position.scroll(0, "long-reach")
        position.scroll(0, "forager")
        position.weapon(0, "WWMM|....", "WWMM|....")
        position.gear(0, WEAPON, weapon("WW..|....", "MM..|..WW"))
        position.helmet(0, "MMMM")
        position.turn()
        enter(position)
        monks = position.state.monks_left
        position.choose(f"send:{slot}")
        assert position.state.monks_left == monks + 1
        return position

    action = sending("action")
    assert action.all_discs() == 3
    scroll = sending("scroll")
    assert scroll.sheet().scrolls == (box.SCROLLS.index("long-reach"), -1)
    assert scroll.sheet().items() == 1, "its token is lost too"
    assert scroll.sheet().points == 0, "no points are lost"
    assert scroll.state.scroll_discards == (box.SCROLLS.index("forager"),)
    assert scroll.sheet().weapon == weapon("WW..|....", "MM..|..WW"), "the right half is still open"
    half = sending("weapon")
    assert half.sheet().weapon == weapon("WW..|....", "MM..|....")
    assert not half.sheet().right_open()


@rule("FK-116", "FK-064")
def test_blueprints_scrolls_and_monks_in_the_upper_pack_are_lost_with_their_cards() -> None:
    position = lair()
    for name in box.SLOT_NAMES:
        position.slot_monk(0, name)
    position.pack(0, monks=2)
    position.blueprint(0, "bh1", "bw1")
    position.scroll(0, "long-reach")
    position.above(0, "monk", "bw1", "long-reach")
    position.helmet(0, "MMMM")
    position.weapon(0, *EIGHT)
    position.turn()
    enter(position)
    monks = position.state.monks_left
    position.choose("send:backpack")
    assert position.sheet().blueprints == (card("bh1"),)
    assert position.state.gone_blueprints == (card("bw1"),)
    assert position.sheet().powers == 0
    assert position.state.scroll_discards == (box.SCROLLS.index("long-reach"),)
    assert position.sheet().pack_monks == 1
    assert position.state.monks_left == monks + 2, "the one that was sent, and the one that lay above"
    assert position.sheet().items() == 2


@rule("FK-095", "FK-116")
def test_when_the_right_half_closes_its_cubes_go_and_the_left_rest_is_repaired() -> None:
    position = lair()
    position.slot_monk(0, "weapon")
    position.weapon(0, "WMMW|M...", "...W|M...")
    position.helmet(0, "MMMM")
    position.turn()
    enter(position)
    position.choose("send:weapon")
    assert position.sheet().weapon == weapon("WMMW|....", "...W|....")
    # Held together only by the right half: the left rest falls apart and is repaired.
    apart = lair()
    apart.slot_monk(0, "weapon")
    apart.weapon(0, "WWWW|M...", "....|M...", "...M|M...")
    apart.helmet(0, "MMMM")
    apart.turn()
    enter(apart)
    apart.choose("send:weapon")
    results = set()
    for code in apart.codes:
        trial = apart.state.clone()
        trial.apply(next(option for option in trial.offer if option.code == code))
        results.add(trial.sheets[0].weapon)
    assert results == {weapon("WWWW|....", "....|....", "....|...."), weapon("....|....", "....|....", "...M|....")}


# The order of rolls


@rule("FK-117", "FK-106", "FK-X18")
def test_initiative_is_the_longest_line_and_four_more_for_the_charm_on_that_weapon() -> None:
    position = Position()
    position.armed(0, "WWWW|MMMM")
    assert initiative(position) == 8
    position.weapon(0, "WWMM|....")
    assert initiative(position) == 4
    position.charm(0, WEAPON)
    assert initiative(position) == 8
    position.gear(0, WEAPON, weapon("W...|...W", "W...|...W", "M...|....", "M...|...."))
    position.charm(0, WEAPON, 2)
    assert initiative(position) == 6, "the right weapon has the charm: 2 + 4"


@rule("FK-117")
def test_only_usable_weapons_count_for_initiative() -> None:
    position = Position()
    assert initiative(position) == 0
    position.weapon(0, "WMMM|....")
    assert initiative(position) == 0
    position.slot_monk(0, "weapon")
    position.gear(0, WEAPON, weapon("W...|...W", "M...|...W", "M...|....", "M...|...."))
    assert initiative(position) == 2


@rule("FK-118", "FK-X19")
def test_the_higher_initiative_rolls_first_and_a_dragon_wins_ties_against_its_attackers() -> None:
    for line, order in (("WWWM|MMM.", (FOE, 0)), ("WWWM|MMMM", (FOE, 0))):
        position = lair(dragon="dg1")
        position.armed(0, line)
        position.helmet(0, "MMMM", "MMMM")
        position.turn()
        position.dice("T0 T0 T0 T0")
        enter(position)
        position.choose("send:nobody")
        assert position.state.this_fight().order == order
    faster = lair(dragon="db2")
    faster.armed(0, "WWWM|MMMM")
    faster.helmet(0, "MMMM", "MMMM")
    faster.turn()
    enter(faster)
    faster.choose("send:nobody")
    assert faster.state.this_fight().order == (0, FOE)


@rule("FK-118")
def test_samurai_with_equal_initiative_roll_in_turn_order_from_the_one_who_began() -> None:
    position = lair(3, dragon="db1")
    for seat in range(3):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM")
    position.put(0, "C/0")
    position.put(2, "C/0")
    position.turn(1)
    position.put(1, "C/0")
    position.turn(1)
    position.dice("T0 T0")
    enter(position)
    position.choose("cell:1.1/5", "cell:1.1/4")
    assert position.state.this_fight().order == (FOE, 1, 2, 0)


@rule("FK-119")
def test_whoever_sent_a_monk_rolls_before_the_dragon_and_before_the_others() -> None:
    position = lair(3, dragon="dg1")
    position.put(1, "C/0")
    position.put(2, "C/0")
    position.weapon(0, *EIGHT)
    position.armed(1, "WWWM|MMMM")
    position.weapon(2, "WW..|....")
    position.pack(0, monks=1)
    position.pack(2, monks=1)
    for seat in range(3):
        position.helmet(seat, "MMMM")
    position.turn()
    enter(position)
    position.choose("cell:1.1/5", "cell:1.1/5")
    position.choose("send:pack", "send:nobody", "send:pack")
    assert position.state.this_fight().order == (0, 2, FOE, 1), (
        "4 before 2, then the dragon with 8 before its attacker with 8"
    )
    later = lair(2, dragon="dg1")
    later.put(1, "C/0")
    later.weapon(0, "WW..|....")
    later.weapon(1, *EIGHT)
    for seat in (0, 1):
        later.pack(seat, monks=1)
        later.helmet(seat, "MMMM")
    later.turn()
    enter(later)
    later.choose("cell:1.1/5", "send:pack", "send:pack")
    assert later.state.this_fight().order == (1, 0, FOE), "the joiner's 4 before the 2 of the one who began"


@rule("FK-120")
def test_the_order_stays_whatever_happens_to_the_weapons() -> None:
    position = lair(2, dragon="dg2")
    position.put(1, "C/0")
    position.armed(0, "WWWM|MMMM")
    position.charm(0, WEAPON)
    position.weapon(1, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.helmet(1, "MMMM", "MMMM")
    position.turn()
    enter(position)
    position.choose("cell:1.1/5", "send:nobody")
    assert position.state.this_fight().order == (0, FOE, 1)
    position.dice("Wb W0 W0 M0 M0 M0 M0 M0 C0", "T0 T0 T0 T0")
    position.choose("roll:weapon", "square:b5", "fight-on")
    assert (initiative(position, 0), initiative(position, 1)) == (0, 4)
    assert position.state.this_fight().order == (0, FOE, 1)
    assert position.seat == 1, "the dragon has rolled"
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert position.seat == 0, "first again, to retreat or fight on"
    assert set(position.codes) == {"retreat", "fight-on"}


# Rolling


@rule("FK-111", "FK-121")
def test_all_roll_one_after_the_other_again_and_again_until_the_dragon_falls() -> None:
    position = lair(dragon="db1")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T1 T0")
    enter(position)
    assert position.state.this_fight().health == 7
    position.dice("W1 W0 W0 W0 M0 M0 M0 M0", "T0 T0")
    position.choose("roll:weapon")
    assert position.state.this_fight().health == 6, "every hit takes one health"
    position.dice(ALL_EIGHT)
    position.choose("roll:weapon")
    assert position.dragon_at("1.1") == ""


@rule("FK-121")
def test_dice_may_be_left_out_against_a_dragon_even_all() -> None:
    position = lair(dragon="db1")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0")
    enter(position)
    assert {"roll:weapon", "some:weapon", "roll:nothing"} <= set(position.codes)
    position.choose("some:weapon")
    assert position.codes == tuple(f"dice:{number}" for number in range(5))
    position.dice("W1 M1 M1", "T0 T0")
    position.choose("dice:1", "dice:2")
    assert position.state.this_fight().health == 4
    position.dice("T0 T0")
    position.choose("roll:nothing")
    assert position.state.this_fight().health == 4
    assert "roll:weapon" in position.codes


@rule("FK-121", "FK-122")
def test_a_weapon_rolled_with_some_of_its_dice_is_not_rolled_again() -> None:
    position = lair(dragon="db1")
    position.armed(0, "WW..|..WW")
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0", "W1")
    enter(position)
    position.choose("send:nobody", "some:right", "dice:1")
    assert set(position.codes) == {"roll:weapon", "some:weapon", "roll:nothing"}


@rule("FK-121", "FK-106")
def test_a_charm_rolls_a_green_die_which_may_be_left_out_too() -> None:
    position = lair(dragon="db1")
    position.weapon(0, *EIGHT)
    position.charm(0, WEAPON)
    position.blueprint(0, "bw1")
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    enter(position)
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0 C4", "T0 T0")
    position.choose("roll:weapon")
    assert position.state.this_fight().health == 3
    position.choose("some:weapon", "dice:1", "dice:0")
    position.dice("W1", "T0 T0")
    position.choose("dice:0")
    assert position.state.this_fight().health == 2


@rule("FK-122", "FK-124", "FK-X46", "FK-131")
def test_two_weapons_roll_separately_and_a_retreat_comes_only_when_both_are_broken() -> None:
    position = lair(dragon="dr4")
    position.slot_monk(0, "weapon")
    position.gear(0, WEAPON, weapon("W...|...W", "W...|...W"))
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0")
    enter(position)
    position.choose("send:nobody")
    assert {"roll:weapon", "roll:right"} <= set(position.codes), "in the owner's order"
    position.dice("Wb W0")
    position.choose("roll:weapon")
    assert set(position.codes) == {"square:b4", "square:b5"}, "the weapon just rolled breaks"
    position.choose("square:b4")
    assert "retreat" not in position.codes
    assert "roll:right" in position.codes
    assert "roll:weapon" not in position.codes
    position.dice("Wb W0")
    position.choose("roll:right", "square:i4")
    assert set(position.codes) == {"retreat", "fight-on"}
    position.choose("retreat")
    assert position.where() == "C/0"
    assert position.sheet().standing


@rule("FK-122")
def test_a_piece_that_splits_off_rolls_only_from_the_next_round_on() -> None:
    position = lair(dragon="dr4")
    position.slot_monk(0, "weapon")
    position.weapon(0, "WW..|..WW", "MMMM|MMMM")
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0")
    enter(position)
    position.choose("send:nobody")
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0 M0 M0 Mb Mb", "T0 T0 T0 T0 T0")
    position.choose("roll:weapon", "square:e5", "square:f5")
    assert {"roll:weapon", "roll:right"} <= set(position.codes), "the dragon has rolled in between"
    assert position.sheet().usable_weapons() == [0, 1]


@rule("FK-123", "FK-X47", "FK-131", "FK-133")
def test_an_unarmed_joiner_rolls_nothing_cannot_retreat_and_earns_in_full() -> None:
    position = lair(dragon="db1")
    position.put(1, "C/0")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.helmet(1, "MMMM")
    position.turn()
    enter(position)
    position.dice("T0 T0")
    position.choose("cell:1.1/5")
    assert position.seat == 0
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0", "T0 T0")
    position.choose("roll:weapon")
    assert position.seat == 0, "seat 1 had its place and was asked nothing"
    position.dice(ALL_EIGHT)
    position.choose("roll:weapon")
    assert position.sheet(1).points == 4
    assert position.cubes(1) == (0, 0, 1)


# Breaks


@rule("FK-124")
def test_each_break_costs_a_cube_of_that_colour_where_the_owner_likes_then_comes_one_repair() -> None:
    position = lair(dragon="dr4")
    position.weapon(0, "MWWM|....", "W..W|....")
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0")
    enter(position)
    position.dice("W0 W0 Wb Wb M0 M0", "T0 T0 T0 T0 T0")
    position.choose("roll:weapon")
    assert set(position.codes) == {"square:c4", "square:d4", "square:b5", "square:e5"}
    position.choose("square:c4", "square:b5")
    # M . W M over . . . W: the metal on the left is cut off and goes, the larger part stays or goes by choice.
    results = set()
    for code in position.codes:
        trial = position.state.clone()
        trial.apply(next(option for option in trial.offer if option.code == code))
        results.add(trial.sheets[0].weapon)
    assert results == {weapon("..WM|....", "...W|...."), weapon("M...|....", "....|....")}


@rule("FK-087", "FK-094", "FK-124")
def test_what_is_left_in_one_half_loses_cubes_one_by_one_until_one_hand_holds_it() -> None:
    position = lair(dragon="dr4")
    position.slot_monk(0, "weapon")
    position.weapon(0, "..MM|....", "MMMM|....", "WWWM|M...")
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0")
    enter(position)
    position.choose("send:nobody")
    position.dice("W0 W0 W0 M0 M0 M0 M0 M0 M0 M0 Mb", "T0 T0 T0 T0 T0")
    position.choose("roll:weapon", "square:f5")
    assert {"square:d3", "square:b4", "square:b5"} <= set(position.codes)
    position.choose("square:d3", "square:b5")
    assert position.sheet().weapon == weapon("...M|....", "MMMM|....", ".WWM|....")
    assert position.sheet().usable_weapons() == [0]


@rule("FK-124")
def test_breaks_are_settled_even_if_the_roll_killed_the_dragon() -> None:
    position = lair(dragon="db4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MM")
    position.turn()
    position.dice("T0 T0")
    enter(position)
    position.dice("Wb W1 W1 W1 M2 M2 M2 M2")
    position.choose("roll:weapon", "square:b4")
    assert position.dragon_at("1.1") == ""
    assert gear.counts(position.sheet().weapon) == (3, 4, 0)


@rule("FK-X20", "FK-124", "FK-094")
def test_mitsuhides_chain_loses_its_third_wood() -> None:
    position = lair(samurai=("mitsuhide",), dragon="dr4")
    position.slot_monk(0, "weapon")
    position.weapon(0, "...M|....", "...W|....", "...W|....", "...W|....", "...M|MMM.")
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0")
    enter(position)
    position.choose("send:nobody")
    position.dice("W0 W0 Wb M0 M0 M0 M0 M0")
    position.choose("roll:weapon", "square:e4")
    wanted = weapon("...M|....", "...W|....", "...W|....", "....|....", "....|MMM.")
    results = {}
    for code in position.codes:
        trial = position.state.clone()
        trial.apply(next(option for option in trial.offer if option.code == code))
        results[trial.sheets[0].weapon] = code
    other = weapon("....|....", "....|....", "....|....", "....|....", "...M|MMM.")
    assert set(results) == {wanted, other}
    position.dice("T0 T0 T0 T0 T0")
    position.choose(results[wanted])
    assert position.sheet().usable_weapons() == [0], "metal and two wood on the left; the right part is useless"


@rule("FK-107", "FK-094")
def test_the_charm_of_a_two_handed_weapon_stays_on_a_right_part_that_keeps_the_pattern() -> None:
    position = lair(dragon="dr4")
    position.armed(0, "....|W...", "....|W...", "....|M...", "....|M...", "...W|T...")
    position.blueprint(0, "bw1")
    position.charm(0, WEAPON)
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0")
    enter(position)
    position.choose("send:nobody")
    position.dice("W0 W0 Wb M0 M0 T0 C0")
    position.choose("roll:weapon")
    position.dice("T0 T0 T0 T0 T0")
    position.choose("square:e5")
    assert position.sheet().usable_weapons() == [1]
    assert position.sheet().charms[WEAPON] == 2, "in the middle of the fight"
    position.dice("W0 W0 M0 M0 T0 C4", "T0 T0 T0 T0 T0")
    position.choose("roll:right")
    assert position.state.this_fight().health == 16, "the green die rolls with it"


@rule("FK-X21", "FK-094", "FK-090")
def test_mitsuhides_chain_loses_its_first_wood() -> None:
    position = lair(samurai=("mitsuhide",), dragon="dr4")
    position.slot_monk(0, "weapon")
    position.weapon(0, "...M|....", "...W|....", "...W|....", "...W|....", "...M|MMM.")
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0")
    enter(position)
    position.choose("send:nobody")
    position.dice("W0 W0 Wb M0 M0 M0 M0 M0")
    position.choose("roll:weapon", "square:e2")
    wanted = weapon("....|....", "....|....", "...W|....", "...W|....", "...M|MMM.")
    for code in position.codes:
        trial = position.state.clone()
        trial.apply(next(option for option in trial.offer if option.code == code))
        if trial.sheets[0].weapon == wanted:
            position.choose(code)
            break
    assert position.sheet().weapon == wanted
    assert gear.counts(wanted) == (2, 4, 0)
    assert not position.sheet().armed()
    assert set(position.codes) == {"retreat", "fight-on"}


@rule("FK-106", "FK-107")
def test_a_charm_whose_weapon_is_spoilt_helps_the_other_hand_only_after_the_fight() -> None:
    position = lair(dragon="dr4")
    position.slot_monk(0, "weapon")
    position.blueprint(0, "bw1")
    position.gear(0, WEAPON, weapon("W...|...W", "W...|...W", "M...|...M", "M...|...M", "T...|...T"))
    position.charm(0, WEAPON, 1)
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0", "Wb W0 M0 M0 T0 C0")
    enter(position)
    position.choose("send:nobody", "roll:weapon", "square:b1")
    assert position.sheet().charms[WEAPON] == 0


# The dragon's roll


@rule("FK-125")
@pytest.mark.parametrize(("dragon", "dice"), [("db1", 2), ("dg1", 4), ("dr1", 5), ("dl1", 6)])
def test_the_dragon_rolls_its_white_dice_and_hits_every_fighter_in_full(dragon: str, dice: int) -> None:
    position = lair(dragon=dragon)
    position.put(1, "C/0")
    position.weapon(0, "WW..|....")
    for seat in (0, 1):
        position.helmet(seat, "MMMM", "MMMM")
    position.turn()
    enter(position)
    position.dice(" ".join(["T3"] + ["T1"] + ["T0"] * (dice - 2)))
    position.choose("cell:1.1/5")
    assert gear.counts(position.sheet(0).helmet) == (0, 6, 0)
    assert gear.counts(position.sheet(1).helmet) == (0, 6, 0)


@rule("FK-126", "FK-073")
def test_for_a_tooth_that_does_not_fit_something_else_is_thrown_out() -> None:
    position = lair()
    position.helmet(0, "MMMM")
    position.weapon(0, *EIGHT)
    position.pack(0, wood=3, metal=3)
    position.turn()
    position.dice("Tb T0")
    enter(position)
    assert position.cubes() == (3, 3, 1)
    assert set(position.codes) == {"discard:wood", "discard:metal", "discard:tooth"}
    assert position.cubes(1) == (0, 0, 0), "who does not fight gets none"


@rule("FK-126", "FK-003")
def test_each_break_of_the_dragon_gives_every_fighter_a_tooth_even_those_knocked_out() -> None:
    position = lair(3, dragon="dg1")
    position.put(1, "C/0")
    position.put(2, "C/0")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.helmet(2, "MMMM", "MMMM")
    position.turn()
    enter(position)
    position.dice("Tb Tb T3 T0")
    position.choose("cell:1.1/5", "cell:1.1/5")
    assert not position.sheet(1).standing
    assert [position.cubes(seat)[2] for seat in range(3)] == [2, 2, 2]
    assert position.dragon_at("1.1") == "dg1"
    short = lair(2, dragon="db1")
    short.put(0, "C/0")
    short.weapon(1, *EIGHT)
    short.helmet(0, "MMMM")
    short.helmet(1, "MMMM")
    short.put(1, "1.2/6")
    short.supply(TOOTH, 1)
    short.turn(1)
    short.walk("1.1/4")
    short.dice("Tb T0")
    short.choose("cell:1.1/5")
    assert (short.cubes(0)[2], short.cubes(1)[2]) == (0, 1), "the active player is served first"


@rule("FK-127")
def test_damage_is_paid_with_helmet_cubes_in_an_order_of_choice() -> None:
    position = lair(dragon="db1")
    position.weapon(0, "WW..|....")
    position.helmet(0, "WMT")
    position.turn()
    position.dice("T3 T1")
    enter(position)
    assert set(position.codes) == {"pay:wood", "pay:metal", "pay:tooth"}
    position.choose("pay:tooth", "pay:wood")
    assert position.sheet().helmet[METAL].bit_count() == 1
    assert position.sheet().standing


@rule("FK-127", "FK-107", "FK-108", "FK-X17")
def test_mitsuhide_pays_with_the_charm_and_gets_it_back_after_the_fight() -> None:
    position = lair(samurai=("mitsuhide",), dragon="dg4")
    position.weapon(0, *EIGHT)
    position.helmet(0, ".TT.", "M..M")
    position.blueprint(0, "bh2")
    position.charm(0, HELMET)
    position.turn()
    position.dice("T1 T1 T0 T0")
    enter(position)
    assert set(position.codes) == {"pay:metal", "pay:tooth", "pay:charm"}
    spoilt = position.state.clone()
    spoilt.apply(next(option for option in spoilt.offer if option.code == "pay:metal"))
    assert spoilt.sheets[0].charms[HELMET] == 0, "removing a metal would cost the charm as well"
    position.choose("pay:charm")
    assert position.sheet().helmet == gear.drawn([".TT.", "M..M"], 0), "two of the charm's four were enough"
    assert position.sheet().charms[HELMET] == 0
    position.dice(ALL_EIGHT)
    position.choose("roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert position.sheet().charms[HELMET] == 1


@rule("FK-104", "FK-108")
def test_a_charm_is_back_after_a_lost_fight_too_before_the_next_action() -> None:
    position = lair(dragon="db1")
    position.put(0, "1.1/4", standing=False)
    position.weapon(0, "WW..|....")
    position.helmet(0, ".TT.", "M..M")
    position.blueprint(0, "bh2")
    position.charm(0, HELMET)
    position.dice("T1 T1")
    position.turn()
    position.choose("pay:charm")
    assert position.sheet().charms[HELMET] == 0
    position.dice("Wb W0")
    position.choose("roll:weapon", "square:b5", "retreat", "cell:C/0")
    assert position.dragon_at("1.1") == "db1"
    assert "move" in position.codes
    assert position.sheet().charms[HELMET] == 1


@rule("FK-107")
def test_a_loss_that_leaves_the_pattern_whole_leaves_the_charm() -> None:
    position = lair(dragon="db1")
    position.weapon(0, "WW..|....")
    position.helmet(0, "WTT.", "M..M")
    position.blueprint(0, "bh2")
    position.charm(0, HELMET)
    position.turn()
    position.dice("T1 T0")
    enter(position)
    position.choose("pay:wood")
    assert position.sheet().charms[HELMET] == 1


@rule("FK-128", "FK-129")
def test_unpaid_damage_knocks_out_after_the_whole_helmet_and_the_samurai_lies_where_it_came_from() -> None:
    position = lair(dragon="db1")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MM")
    position.put(0, "1.2/0")
    position.turn()
    position.walk("1.2/6")
    position.dice("T3 T2")
    position.walk("1.1/4")
    assert not position.sheet().standing
    assert position.sheet().helmet == EMPTY
    assert position.where() == "1.2/6"
    assert position.state.fight is None


@rule("FK-128")
def test_exact_payment_with_the_last_cube_keeps_the_samurai_standing() -> None:
    position = lair(dragon="db1")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMW")
    position.turn()
    position.dice("T3 T2")
    enter(position)
    position.play_on("pay:metal", "pay:wood")
    assert position.sheet().standing
    assert position.sheet().helmet == EMPTY
    assert "roll:weapon" in position.codes


@rule("FK-129")
def test_a_full_or_flooded_cell_of_return_is_replaced_by_the_nearest_dry_one_of_choice() -> None:
    position = lair(4, dragon="db1")
    position.put(0, "1.2/6")
    position.put(1, "C/0")
    position.turn()
    position.walk("1.1/4")
    # While seat 1 thinks about joining, two others come to lie on the cell of return.
    for seat in (2, 3):
        position.put(seat, "1.2/6", standing=False)
    position.dice("T3 T3")
    position.choose("stay-out")
    assert position.where() == "C/0", "the only other dry cell of a tile without dragon one step from 1.1/4"
    assert not position.sheet().standing
    flooded = lair(2, dragon="db1")
    flooded.put(0, "1.2/6")
    flooded.put(1, "C/0")
    flooded.turn()
    flooded.walk("1.1/3")
    flooded.flood("1.2/6")
    flooded.dice("T3 T3")
    flooded.choose("stay-out")
    assert flooded.where() == "1.2/1", "1.1/3 touches 1.2/6 and 1.2/1 outside its tile"


@rule("FK-129")
def test_who_came_over_lava_goes_back_to_the_dry_cell_before_it() -> None:
    position = lair(2, dragon="db1")
    position.put(0, "1.2/0")
    position.flood("1.2/6")
    position.sandals(0, "MMM")
    position.turn()
    position.walk("1.2/6")
    position.dice("T3 T3")
    position.choose("go:1.1/4")
    assert not position.sheet().standing
    assert position.where() == "1.2/0", "not the central tile, which is nearer"


@rule("FK-129")
def test_the_cell_one_came_from_goes_before_others_as_near() -> None:
    position = lair(2, dragon="db1")
    position.put(0, "1.2/6")
    position.turn()
    position.dice("T3 T3")
    position.walk("1.1/3")
    assert position.where() == "1.2/6", "1.2/1 is as near, but nobody is asked"


@rule("FK-129")
def test_a_joiner_goes_back_to_its_cell_before_joining() -> None:
    position = lair(2, dragon="db1")
    position.put(1, "1.2/6")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn()
    enter(position)
    position.dice("T3 T0")
    position.choose("cell:1.1/3")
    assert position.where(1) == "1.2/6"
    assert not position.sheet(1).standing
    assert position.seat == 0


@rule("FK-130")
def test_an_unconscious_samurai_stays_there_and_does_not_leave_by_the_rope() -> None:
    position = lair(2, dragon="db1")
    position.countdown(1, pawn=3, rope=True)
    position.turn()
    position.dice("T3 T3")
    enter(position)
    assert position.where() == "C/0"
    assert not position.sheet().standing
    assert position.seat == 1, "it lies on the rope at the end of its turn and stays"


@rule("FK-131")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_declined_retreat_is_offered_again_at_each_later_place(seat: int) -> None:
    position = lair(dragon="dr4")
    position.put(1 - seat, "3.7/0")
    position.put(seat, "C/0")
    position.weapon(seat, "WW..|....")
    position.helmet(seat, "MMMM", "MMMM")
    position.turn(seat)
    position.dice("T0 T0 T0 T0 T0")
    enter(position)
    position.dice("Wb W0", "T0 T0 T0 T0 T0", "T0 T0 T0 T0 T0")
    position.choose("roll:weapon", "square:b5")
    assert set(position.codes) == {"retreat", "fight-on"}
    position.choose("fight-on")
    assert set(position.codes) == {"retreat", "fight-on"}
    position.choose("fight-on")
    assert set(position.codes) == {"retreat", "fight-on"}
    position.choose("retreat")
    assert (position.where(seat), position.sheet(seat).standing) == ("C/0", True)
    assert position.dragon_at("1.1") == "dr4"


@rule("FK-131")
def test_no_retreat_with_a_usable_weapon_nor_for_one_who_lost_it_with_a_monk() -> None:
    position = lair(dragon="db1")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0", "W0 W0 W0 W0 M0 M0 M0 M0", "T0 T0")
    enter(position)
    position.choose("roll:weapon")
    assert "retreat" not in position.codes
    monk = lair(dragon="db1")
    monk.slot_monk(0, "weapon")
    monk.gear(0, WEAPON, weapon("....|...W", "....|...W"))
    monk.turn()
    enter(monk)
    monk.dice("T0 T0", "T3 T3")
    monk.choose("send:weapon")
    assert not monk.sheet().standing, "no weapon, no helmet, no retreat"


# The end


@rule("FK-132", "FK-256")
def test_the_fight_goes_on_without_the_active_player_until_nobody_is_left() -> None:
    position = lair(2, dragon="db1")
    position.put(1, "C/0")
    position.weapon(1, *EIGHT)
    position.helmet(1, "MMMM", "MMMM")
    position.turn()
    enter(position)
    position.dice("T3 T0")
    position.choose("cell:1.1/5")
    assert not position.sheet(0).standing
    assert position.seat == 1
    assert "roll:weapon" in position.codes
    position.dice(ALL_EIGHT)
    position.choose("roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert position.sheet(0).points == 0
    assert position.sheet(1).points == 4
    assert position.state.active == 1, "the active player was knocked out: the turn is over"
    alone = lair(1 + 1, dragon="db1")
    alone.turn()
    alone.dice("T3 T3")
    enter(alone)
    assert alone.state.fight is None
    assert alone.dragon_at("1.1") == "db1"


@rule("FK-133", "FK-257")
def test_a_fallen_dragon_leaves_with_its_tokens_and_rewards_everyone_still_fighting() -> None:
    position = lair(3, dragon="dg1")
    position.put(1, "C/0")
    position.put(2, "C/0")
    dragon = position.state.dragons[1] - 1
    damage = [0] * len(box.DRAGONS)
    damage[dragon] = 3
    position.state.dragon_damage = tuple(damage)
    position.state.damage_left = 9
    position.weapon(0, *EIGHT)
    for seat in (0, 1):
        position.helmet(seat, "MMMM", "MMMM")
    position.turn()
    enter(position)
    assert position.state.this_fight().health == 10
    position.dice("T3 T0 T0 T0", ALL_EIGHT)
    position.choose("cell:1.1/5", "cell:1.1/4", "roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert [position.sheet(seat).points for seat in range(3)] == [7, 7, 0]
    assert [position.cubes(seat)[2] for seat in range(3)] == [1, 1, 0]
    assert position.state.damage_left == 12
    assert not any(position.state.dragon_damage)
    assert (position.where(0), position.where(1)) == ("1.1/4", "1.1/5"), "the winners stay"


@rule("FK-133", "FK-131")
def test_who_has_retreated_gets_no_reward() -> None:
    position = lair(2, dragon="dg4")
    position.put(1, "C/0")
    position.weapon(0, "WW..|....")
    position.weapon(1, *EIGHT)
    for seat in (0, 1):
        position.helmet(seat, "MMMM", "MMMM")
    position.turn()
    enter(position)
    position.dice("T0 T0 T0 T0", ALL_EIGHT.replace("M2", "M0"), "Wb W1", "T0 T0 T0 T0", ALL_EIGHT)
    position.choose("cell:1.1/5", "roll:weapon", "roll:weapon", "square:b5", "retreat", "roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert (position.sheet(0).points, position.sheet(1).points) == (0, 7)
    assert (position.cubes(0)[2], position.cubes(1)[2]) == (0, 1)
    assert (position.where(0), position.sheet(0).standing) == ("C/0", True)


@rule("FK-133", "FK-111")
def test_a_brave_monks_die_can_kill_and_then_nobody_else_is_asked() -> None:
    position = lair(2, dragon="db4")
    position.put(1, "C/0")
    dragon = position.state.dragons[1] - 1
    damage = [0] * len(box.DRAGONS)
    damage[dragon] = 3
    position.state.dragon_damage = tuple(damage)
    position.pack(0, tooth=1, monks=1)
    position.slot_monk(1, "action")
    position.turn()
    enter(position)
    position.dice("T3")
    position.choose("cell:1.1/5", "send:pack")
    assert position.dragon_at("1.1") == ""
    assert [position.sheet(seat).points for seat in (0, 1)] == [4, 4]
    assert position.sheet(1).monks == (1, 0, 0, 0)
    assert position.seat == 0
    assert "move" in position.codes


@rule("FK-134")
def test_a_dragon_that_survives_is_whole_again_and_losses_stay() -> None:
    position = lair(dragon="db1")
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM")
    position.turn()
    position.dice("T0 T0", "W1 Wb", "T0 T0")
    enter(position)
    position.choose("roll:weapon", "square:b5", "retreat")
    assert gear.counts(position.sheet().weapon) == (1, 0, 0)
    position.turn()
    position.dice("T3 T3", "T3 T3")
    position.walk("1.1/4")
    begun = [event.message.args for event in position.match.events if event.message.id == "event-dragon-fight"]
    assert [args["amount"] for args in begun] == [7, 7]


@rule("FK-X22", "FK-X23", "FK-X24", "FK-X25", "FK-X26", "FK-112", "FK-115", "FK-119", "FK-126", "FK-131")
def test_the_long_example_takeko_and_mitsuhide_against_a_green_dragon() -> None:
    takeko, masatsura, mitsuhide = 0, 1, 2
    position = lair(3, "dg2", ("takeko", "masatsura", "mitsuhide"))
    position.monk("1.1/4")
    position.armed(takeko, "WWWM|MMMM")
    position.helmet(takeko, "MMM")
    position.put(masatsura, "1.2/6")
    position.put(mitsuhide, "1.6/2")
    position.armed(mitsuhide, "WWWM|MMMT")
    position.helmet(mitsuhide, ".TTM", "M..M")
    position.blueprint(mitsuhide, "bh2")
    position.charm(mitsuhide, HELMET)
    position.pack(mitsuhide, wood=1, monks=1)
    assert (initiative(position, takeko), initiative(position, mitsuhide)) == (8, 8)
    position.turn(takeko)
    enter(position, "1.1/4")
    # Masatsura declines, Mitsuhide joins and sends a brave monk with 1 wood that deals nothing.
    assert position.seat == masatsura
    position.choose("stay-out")
    assert position.seat == mitsuhide
    position.choose("cell:1.1/5", "send:nobody")
    position.dice("W0")
    position.choose("send:pack")
    assert position.state.this_fight().order == (mitsuhide, FOE, takeko)
    assert position.cubes(mitsuhide) == (0, 0, 0)
    assert position.state.this_fight().health == 12
    # Mitsuhide deals 3 with one white break; the dragon answers with 6 and one break.
    assert position.seat == mitsuhide
    position.dice("W0 W0 W0 M1 M1 M1 M0 Tb", "T3 T3 T0 Tb")
    position.choose("roll:weapon")
    assert position.state.this_fight().health == 9
    assert gear.counts(position.sheet(mitsuhide).weapon) == (3, 4, 0)
    assert position.sheet(takeko).helmet == EMPTY, "three metal"
    assert position.seat == mitsuhide
    position.choose("pay:charm", "pay:metal")
    assert gear.counts(position.sheet(mitsuhide).helmet) == (0, 2, 2)
    assert position.cubes(takeko)[2] == position.cubes(mitsuhide)[2] == 1
    # Takeko deals 8, loses 2 wood and 1 metal, and stays although her weapon is unusable.
    assert position.seat == takeko
    position.dice("Wb Wb W1 Mb M2 M2 M2 M1")
    position.choose("roll:weapon", "square:b5", "square:c5", "square:i5")
    assert position.state.this_fight().health == 1
    assert not position.sheet(takeko).armed()
    assert set(position.codes) == {"retreat", "fight-on"}
    position.choose("fight-on")
    # Mitsuhide rolls five dice for 4 damage.
    assert position.seat == mitsuhide
    position.dice("W0 M1 M1 M1 M1")
    position.choose("some:weapon", "dice:1", "dice:4")
    assert position.dragon_at("1.1") == ""
    assert [position.sheet(seat).points for seat in (takeko, masatsura, mitsuhide)] == [7, 0, 7]
    assert [position.cubes(seat)[2] for seat in (takeko, mitsuhide)] == [2, 2]
    assert position.sheet(mitsuhide).charms[HELMET] == 1, "the helmet still matches"
    assert position.seat == takeko
    position.choose("gather", "slot:action")
    assert position.sheet(takeko).monks[0] == 1
    assert position.seat == masatsura, "that was her second action"


@rule("FK-005")
def test_dice_are_never_too_few() -> None:
    position = lair(dragon="dr4", samurai=("takeko",), boards="asymmetric")
    position.weapon(0, "WWWM|MMMM", "MMMM|MMMM")
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0")
    enter(position)
    position.dice("W1 W1 W1 " + " ".join(["M2"] * 13))
    position.choose("roll:weapon")
    assert position.dragon_at("1.1") == "", "sixteen dice of which thirteen are grey"


@rule("FK-112")
def test_whoever_stands_on_the_tile_already_joins_where_he_stands() -> None:
    position = lair()
    position.put(1, "1.1/0")
    position.helmet(0, "MMMM")
    position.turn()
    enter(position)
    assert (position.seat, set(position.codes)) == (1, {"cell:1.1/0", "stay-out"})


@rule("FK-112")
def test_nobody_joins_lying() -> None:
    position = lair()
    position.put(1, "C/0", standing=False)
    position.helmet(0, "MMMM")
    position.weapon(0, *EIGHT)
    position.turn()
    position.dice("T0 T0")
    enter(position)
    assert position.seat == 0
    assert "roll:weapon" in position.codes


@rule("FK-129", "FK-131")
def test_a_retreat_leads_to_the_last_dry_cell_not_to_lava_that_was_crossed() -> None:
    position = lair(dragon="dr4")
    position.flood("1.2/6")
    position.sandals(0, "MMM")
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0", "Wb W0")
    position.walk("1.2/6", "1.1/3")
    position.choose("roll:weapon", "square:b5", "retreat")
    assert position.where() == "C/0"


@rule("FK-035", "FK-128")
def test_when_a_fellow_fighter_falls_the_active_players_turn_goes_on() -> None:
    position = lair()
    position.put(1, "C/0")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    enter(position)
    position.dice("T3 T0")
    position.choose("cell:1.1/5")
    assert not position.sheet(1).standing
    assert not position.state.this_turn().over


@rule("FK-133")
@pytest.mark.parametrize(("dragon", "legendary"), [("db1", False), ("dl1", True)])
def test_only_with_the_legendary_dragon_the_legend_is_dead(dragon: str, legendary: bool) -> None:
    position = lair(dragon=dragon)
    remove_dragon(position.state, place("1.1"))
    assert position.dragon_at("1.1") == ""
    assert position.state.legendary_dead is legendary


@rule("FK-119")
def test_a_lone_samurai_that_sent_a_monk_rolls_before_a_faster_dragon_whatever_its_seat() -> None:
    position = lair(3, dragon="dr1")
    position.put(2, "C/0")
    position.put(0, "3.7/0")
    position.weapon(2, "WW..|....")
    position.pack(2, monks=1)
    position.turn(2, first=0)
    enter(position)
    position.choose("send:pack")
    assert position.state.this_fight().order == (2, FOE)
    assert position.seat == 2


@rule("FK-033", "FK-227")
def test_standing_up_beside_a_monk_means_no_fight_where_monks_are_gathered() -> None:
    position = Position()
    position.lay_ring(1)
    position.others_away()
    position.put(0, "1.1/4", standing=False)
    position.monk("1.1/4")
    position.turn()
    assert position.state.fight is None
    assert "gather" in position.codes


@rule("FK-121", "FK-124", "FK-125")
def test_everybody_sees_whose_roll_it_was_and_that_a_slain_dragon_has_no_health() -> None:
    position = lair(dragon="db1")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.dice("T1 T0")
    position.turn()
    enter(position)
    assert position.match.view(None)["fight"]["roller"] == "foe"
    position.dice("Wb W1 W1 W1 M2 M2 M2 M2")
    position.choose("roll:weapon")
    fight = position.match.view(None)["fight"]
    assert fight["roller"] == 0
    assert fight["health"] == 0, "eleven damage for seven health"


@rule("FK-132", "FK-134")
def test_a_dragon_with_a_last_point_of_health_survives_the_last_samurai() -> None:
    position = lair(dragon="db1")
    position.weapon(0, *EIGHT)
    position.helmet(0, "M")
    position.dice("T0 T0")
    position.turn()
    enter(position)
    position.dice("W1 W1 W1 W1 M2 M0 M0 M0", "T3 T3")
    position.choose("roll:weapon")
    assert position.state.fight is None, "six of its seven health were gone"
    assert not position.sheet().standing
    assert position.dragon_at("1.1") == "db1"


@rule("FK-128", "FK-107")
def test_with_the_last_cubes_of_a_helmet_its_charm_is_used_up_too() -> None:
    position = lair(dragon="dg1")
    position.helmet(0, "MM")
    position.charm(0, HELMET)
    position.turn()
    position.dice("T3 T3 T3 T0")
    enter(position)
    assert not position.sheet().standing, "nine damage for a helmet of eight"
    assert position.sheet().helmet == EMPTY
    assert position.sheet().charms[HELMET] == 0
