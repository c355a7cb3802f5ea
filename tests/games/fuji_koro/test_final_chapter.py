"""The final chapter: countdown, lava, rope and exit, the shogun's bonuses, winning."""

import pytest

from tests.games.fuji_koro.position import EIGHT, Position, cell, weapon
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.gear import EMPTY, HELMET, SANDALS, TOOTH, WEAPON
from zataku.games.fuji_koro.state import GREAT, SMALL


def on_erupting_cell(players: int = 2, **options: object) -> Position:
    """Seat 0 stands on 1.1/3, which erupts with lava 4; the tile is dry otherwise."""
    position = Position(players, **options)  # type: ignore[arg-type]
    position.lay("1.1", "i-2", dry=True)
    position.put(0, "1.1/3")
    position.others_away()
    return position


def escaped(palace: int = GREAT, players: int = 2, **options: object) -> Position:
    """Seat 0 has left the volcano, the countdown runs with seat 1."""
    position = Position(players, **options)  # type: ignore[arg-type]
    position.countdown(1, pawn=3, rope=True)
    position.others_away()
    sheet = position.sheet()
    sheet.palace, sheet.cell, sheet.escape_order = palace, -1, 1
    position.state.escapes = 1
    return position


# The countdown


@rule("FK-146")
def test_thirty_points_start_the_countdown_once() -> None:
    position = Position(2, samurai=("tomoe",))
    position.points(0, 29)
    position.on_top("ii-3", "ii-5")
    position.put(0, "3.1/0")
    position.turn()
    position.choose("explore", "area:2.1", "turn:0")
    assert position.sheet().points == 30
    assert position.state.countdown_owner == 0
    assert (position.state.pawn, position.state.lava_pawn) == (0, 0)
    position.points(1, 29)
    position.put(1, "3.1/0")
    position.stay()
    assert position.seat == 1
    position.choose("explore", "area:3.2", "turn:0")
    assert position.sheet(1).points == 31
    assert position.state.countdown_owner == 0, "once"


@rule("FK-146")
def test_reaching_it_together_the_first_in_turn_order_from_the_active_player_gets_the_marker() -> None:
    position = Position(3)
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    for seat in range(3):
        position.points(seat, 27)
        position.helmet(seat, "MMMM")
    position.weapon(1, *EIGHT)
    position.turn(1)
    position.walk("1.1/4")
    position.dice("T0 T0", "W1 W1 W1 W1 M2 M2 M2 M2")
    position.choose("cell:1.1/5", "cell:1.1/4", "roll:weapon")
    assert [position.sheet(seat).points for seat in range(3)] == [31, 31, 31]
    assert position.state.countdown_owner == 1


@rule("FK-147", "FK-148", "FK-X34")
def test_the_pawn_moves_at_the_end_of_each_turn_of_the_marker_owner() -> None:
    position = Position(2)
    position.points(0, 29)
    position.on_top("ii-3")
    position.put(0, "3.1/0")
    position.put(1, "3.7/0")
    position.turn()
    position.choose("explore", "area:2.1", "turn:0")
    assert position.state.pawn == 0
    position.stay()
    assert position.state.pawn == 1, "the triggering turn included"
    turns = 0
    while not position.match.over and turns < 20:
        position.pass_turn()
        turns += 1
    assert position.state.pawn == 8
    assert turns == 2 * 7, "seven more turns of each player, the owner's last one ends the match"


@rule("FK-147")
def test_triggered_in_another_players_turn_the_first_step_is_at_the_end_of_the_own_next_turn() -> None:
    position = Position(2)
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    position.points(1, 29)
    position.weapon(0, *EIGHT)
    for seat in (0, 1):
        position.helmet(seat, "MMMM")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("T0 T0", "W1 W1 W1 W1 M2 M2 M2 M2")
    position.choose("cell:1.1/5", "roll:weapon")
    assert position.state.countdown_owner == 1
    position.pass_turn()
    assert position.state.pawn == 0
    position.pass_turn()
    assert position.state.pawn == 1


@rule("FK-147")
def test_the_pawn_moves_on_while_its_owner_is_unconscious_or_gone() -> None:
    position = escaped()
    position.countdown(0, pawn=3, rope=True)
    position.turn()
    assert position.state.pawn == 4
    assert position.seat == 1
    fallen = Position()
    fallen.lay("1.1", "i-7", dry=True, dragon="db4")
    fallen.put(1, "3.7/0")
    fallen.countdown(0, pawn=3)
    fallen.turn()
    fallen.dice("T3 T3")
    fallen.walk("1.1/4")
    assert not fallen.sheet().standing
    assert fallen.state.pawn == 4
    assert fallen.seat == 1


@rule("FK-148")
def test_the_track_has_eight_cells() -> None:
    assert len(box.COUNTDOWN) == 8
    assert box.DATA["countdown"]["competitive"][-1] == "end"


@rule("FK-149")
def test_a_lava_cell_puts_tokens_on_all_erupting_cells_of_its_number() -> None:
    position = Position()
    position.lay("1.1", "i-2")
    position.lay("1.2", "i-1", dragon="db1")
    position.lay("1.3", "i-4")
    before = position.state.lava
    position.turn()
    position.call_lava(4)
    fresh = position.state.lava & ~before
    assert fresh == 1 << cell("1.1/3") | 1 << cell("1.2/5")
    position.call_lava(3)
    assert position.state.lava & ~before & ~fresh == 1 << cell("1.2/4") | 1 << cell("1.3/3")


@rule("FK-150")
def test_events_of_the_track() -> None:
    assert box.DATA["countdown"]["competitive"] == [
        "lava-1",
        "lava-2",
        "rope",
        "lava-3",
        "nothing",
        "lava-4",
        "nothing",
        "end",
    ]
    for pawn, event in enumerate(box.DATA["countdown"]["competitive"]):
        position = Position()
        position.put(0, "3.1/0")
        position.put(1, "3.7/0")
        position.countdown(0, pawn=pawn)
        position.turn()
        position.pass_turn()
        assert position.state.rope == (event == "rope")
        assert position.state.called == (1 << int(event[5:]) if event.startswith("lava") else 0)
        assert position.match.over == (event == "end")


# Eruptions


@rule("FK-151", "FK-X35")
@pytest.mark.parametrize("sandals", ["MMM", "WMM"])
def test_sandals_of_five_save_a_samurai_on_an_erupting_cell(sandals: str) -> None:
    position = on_erupting_cell()
    position.sandals(0, sandals)
    position.turn()
    position.call_lava(4)
    position.play_on("pay:metal", "pay:wood")
    assert position.sheet().sandals == EMPTY
    neighbours = {f"cell:{name}" for name in ("1.1/0", "1.1/2", "1.1/4")}
    assert neighbours == set(position.codes), "dry neighbours on laid tiles"
    position.choose("cell:1.1/4")
    assert position.where() == "1.1/4"


@rule("FK-153", "FK-X35")
def test_sandals_of_four_do_not_and_the_samurai_stands_in_a_temple_of_choice() -> None:
    position = on_erupting_cell()
    position.sandals(0, "MM")
    position.pack(0, tooth=2)
    position.turn()
    position.call_lava(4)
    assert set(position.codes) == {"cell:3.1/0", "cell:3.7/0", "cell:3.13/0"}
    position.choose("cell:3.13/0")
    assert position.sheet().standing
    assert position.where() == "3.13/0"
    assert position.sheet().sandals == gear.drawn(["MM"], 0), "the sandals are not used up"
    assert position.cubes() == (0, 0, 2), "nothing else is lost"


@rule("FK-153", "FK-130")
def test_an_unconscious_samurai_dies_on_an_erupting_cell() -> None:
    position = on_erupting_cell()
    position.turn(1)
    position.sandals(0, "TTT")
    position.put(0, "1.1/3", standing=False)
    position.call_lava(4)
    assert position.seat == 0
    position.choose("cell:3.1/0")
    assert position.sheet().standing
    assert position.where() == "3.1/0"


@rule("FK-151", "FK-248")
def test_a_push_onto_a_samurais_cell_starts_no_fight() -> None:
    position = on_erupting_cell()
    position.sandals(0, "MMM")
    position.weapon(0, *EIGHT)
    position.put(1, "1.1/4")
    position.turn()
    position.call_lava(4)
    position.choose("cell:1.1/4")
    assert position.state.fight is None
    assert "fight" not in position.codes


@rule("FK-152")
def test_without_a_dry_neighbour_it_goes_on_over_lava_and_pays_again() -> None:
    position = on_erupting_cell()
    position.sandals(0, "TTT")
    position.charm(0, SANDALS)
    position.flood("1.1/0", "1.1/2", "1.1/4")
    position.turn()
    position.call_lava(4)
    position.play_on("pay:tooth", "pay:charm")
    assert set(position.codes) == {"cell:1.1/0", "cell:1.1/2", "cell:1.1/4"}
    position.charm(0, SANDALS)
    position.sandals(0, "TTT")
    position.choose("cell:1.1/4")
    position.play_on("pay:tooth")
    assert set(position.codes) == {"cell:1.1/5", "cell:C/0"}
    position.choose("cell:1.1/5")
    assert position.where() == "1.1/5"


@rule("FK-152", "FK-153")
def test_what_was_paid_on_the_way_stays_paid_when_it_dies_after_all() -> None:
    position = on_erupting_cell()
    position.sandals(0, "MMM")
    position.flood("1.1/0", "1.1/2", "1.1/4")
    position.turn()
    position.call_lava(4)
    position.choose("cell:1.1/0")
    assert position.sheet().sandals == EMPTY
    assert "cell:3.1/0" in position.codes


@rule("FK-152")
def test_full_cells_do_not_count_and_with_no_cell_to_go_to_it_dies() -> None:
    position = on_erupting_cell(4)
    position.sandals(0, "TTT")
    position.flood("1.1/0")
    position.put(1, "1.1/4")
    position.put(2, "1.1/4")
    position.turn()
    position.call_lava(4)
    position.play_on("pay:tooth")
    assert position.where() == "1.1/2", "the only dry cell with room"
    trapped = Position(2)
    trapped.lay("1.1", "i-2", dry=True)
    trapped.sandals(0, "TTT")
    trapped.put(0, "1.1/3")
    trapped.turn()
    trapped.state.laid = volcano.SAFE_MASK | 1 << cell("1.1/3")
    trapped.call_lava(4)
    assert "cell:3.1/0" in trapped.codes


@rule("FK-154")
def test_samurai_hit_by_one_event_are_handled_in_turn_order_from_the_active_player() -> None:
    position = on_erupting_cell(3)
    position.lay("1.2", "i-1", dry=True)
    position.put(1, "1.2/5")
    position.put(2, "1.1/3")
    position.turn(1)
    position.call_lava(4)
    seats = []
    while "cell:3.1/0" in position.codes:
        seats.append(position.seat)
        position.choose("cell:3.1/0")
    assert seats == [1, 2, 0]


@rule("FK-154")
def test_pushed_onto_a_dragons_tile_it_fights_after_all_pushes_as_attacker() -> None:
    position = on_erupting_cell(3)
    position.lay("1.2", "i-1", dry=True, dragon="db1")
    position.lay("1.6", "i-6", dry=True)
    position.sandals(0, "MMM")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.put(1, "1.1/3")
    position.put(2, "C/0")
    position.turn(0)
    position.call_lava(4)
    position.choose("cell:1.2/6")
    assert position.seat == 1, "the other push comes first"
    position.choose("cell:3.1/0")
    assert position.seat == 2, "then the fight, with joiners"
    position.dice("T0 T0")
    position.choose("stay-out")
    assert position.seat == 0
    assert "roll:weapon" in position.codes
    assert position.state.this_fight().order[0] == 9


@rule("FK-155")
def test_things_on_a_flooded_cell_stay_and_cannot_be_gathered() -> None:
    position = on_erupting_cell()
    position.put(0, "1.1/4")
    position.token("1.1/3", "qi-4")
    position.sandals(0, "TTT")
    position.turn()
    position.call_lava(4)
    assert position.state.things[cell("1.1/3")]
    position.turn()
    position.walk("1.1/3")
    assert "stop" not in position.codes
    assert "gather" not in position.codes


# Leaving


@rule("FK-156")
def test_ending_a_turn_on_the_rope_or_the_exit_means_leaving() -> None:
    position = Position()
    position.lay("1.1", "i-4", dry=True)
    position.countdown(1, pawn=3, rope=True)
    position.turn()
    position.stay(2)
    assert position.sheet().palace == GREAT
    assert position.where() == "gone"
    exit_ = Position()
    exit_.lay("2.1", "ii-13", dry=True)
    exit_.countdown(1, pawn=3, rope=True)
    exit_.put(0, "2.1/0")
    exit_.turn()
    exit_.stay(2)
    assert exit_.sheet().palace == SMALL


@rule("FK-156")
def test_the_secret_exit_works_only_while_the_countdown_runs() -> None:
    position = Position()
    position.lay("2.1", "ii-13", dry=True)
    position.put(0, "2.1/0")
    position.turn()
    position.stay(2)
    assert position.where() == "2.1/0"
    assert position.seat == 1


@rule("FK-157", "FK-037")
def test_an_escaped_samurai_has_no_actions_and_stands_on_no_cell() -> None:
    position = escaped()
    position.pack(0, tooth=2)
    position.turn()
    assert set(position.codes) == {"deliver:tooth", "deliver:nothing"}
    position.choose("deliver:nothing")
    assert position.seat == 1
    assert position.state.samurai_on(volcano.CENTRE_CELL) == 0


@rule("FK-157")
def test_an_escaped_samurai_joins_no_fight_meets_no_lava_and_blocks_nobody() -> None:
    position = escaped()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(1, "C/0")
    position.weapon(1, "WWMM|....", "WWMM|....")
    position.helmet(1, "MMMM")
    position.sandals(0, "MMM")
    position.turn(1)
    position.dice("T0 T0")
    position.walk("1.1/4")
    assert position.seat == 1, "nobody is asked to join"
    assert position.state.this_fight().party == 0b10
    for number in range(1, 5):
        position.call_lava(number)
    assert position.where(0) == "gone"
    assert gear.counts(position.sheet(0).sandals) == (0, 3, 0), "lava finds him nowhere"
    idle = escaped()
    idle.turn()
    assert idle.seat == 1, "with nothing to deliver his turn is over at once"
    assert idle.sheet(0).spent == (0, 0, 0)


# The shogun's bonuses


@rule("FK-158", "FK-161")
def test_one_item_a_turn_to_the_highest_free_cell_of_its_track() -> None:
    position = escaped()
    position.pack(0, tooth=2, monks=1)
    position.turn()
    assert set(position.codes) == {"deliver:monk", "deliver:tooth", "deliver:nothing"}
    position.choose("deliver:tooth")
    assert position.sheet().points == 4
    assert position.seat == 1, "one item a turn"
    position.turn()
    position.choose("deliver:tooth")
    assert position.sheet().points == 4 + 3
    position.turn()
    position.choose("deliver:monk")
    assert position.sheet().points == 4 + 3 + 5


@rule("FK-158")
def test_the_turn_of_the_escape_already_has_a_delivery() -> None:
    position = Position()
    position.lay("1.1", "i-4", dry=True)
    position.countdown(1, pawn=3, rope=True)
    position.pack(0, tooth=1)
    position.turn()
    position.stay(2)
    assert set(position.codes) == {"deliver:tooth", "deliver:nothing"}


@rule("FK-159")
def test_a_blueprint_is_delivered_only_while_the_charm_lies_on_its_gear() -> None:
    position = escaped()
    position.blueprint(0, "bh2", "bs1")
    position.sandals(0, "MMM")
    position.charm(0, SANDALS)
    position.turn()
    assert set(position.codes) == {"deliver:sandals", "deliver:nothing"}
    position.choose("deliver:sandals")
    assert position.sheet().points == 8
    tracks = escaped()
    tracks.blueprint(0, "bh2", "bw1", "bs1")
    for kind in (HELMET, WEAPON, SANDALS):
        tracks.charm(0, kind)
    for track in ("helmet", "weapon", "sandals"):
        tracks.turn()
        tracks.choose(f"deliver:{track}")
    assert tracks.sheet().points == 3 * 8, "separate tracks"


@rule("FK-160")
def test_monks_come_from_slots_or_backpack_and_teeth_from_backpack_or_gear() -> None:
    position = escaped()
    position.slot_monk(0, "weapon")
    position.gear(0, WEAPON, gear.drawn(["W", "W"], 6))
    position.turn()
    position.choose("deliver:monk")
    assert position.sheet().monks == (0, 0, 0, 0)
    assert position.sheet().weapon != EMPTY, "a delivered monk causes no loss"
    gear_tooth = escaped()
    gear_tooth.helmet(0, ".TT.", "M..M")
    gear_tooth.blueprint(0, "bh2")
    gear_tooth.charm(0, HELMET)
    gear_tooth.turn()
    assert {"deliver:helmet", "deliver:tooth:helmet"} <= set(gear_tooth.codes)
    gear_tooth.choose("deliver:tooth:helmet")
    assert gear_tooth.sheet().points == 4
    assert gear_tooth.sheet().charms[HELMET] == 0, "the tooth was part of the pattern"


@rule("FK-160")
@pytest.mark.parametrize("kind", ["helmet", "sandals", "pack"])
def test_a_tooth_may_come_from_wherever_one_is(kind: str) -> None:
    position = escaped()
    if kind == "helmet":
        position.helmet(0, "MT")
    elif kind == "sandals":
        position.sandals(0, "MT.")
    else:
        position.pack(0, tooth=1)
    code = "deliver:tooth" if kind == "pack" else f"deliver:tooth:{kind}"
    position.turn()
    assert set(position.codes) == {code, "deliver:nothing"}
    position.choose(code)
    assert position.sheet().points == 4
    assert position.match.view(None)["palaces"]["great"]["tooth"] == 1


@rule("FK-160")
def test_the_tooth_that_a_blueprint_misses_least_is_delivered_and_the_pack_gives_its_monks_first() -> None:
    position = escaped()
    position.helmet(0, "TMTM", ".M.M")
    position.blueprint(0, "bh1")
    position.charm(0, HELMET)
    position.turn()
    position.choose("deliver:tooth:helmet")
    assert position.sheet().helmet == gear.drawn([".MTM", ".M.M"], 0)
    assert position.sheet().charms[HELMET] == 1, "the spare tooth went"
    monks = escaped()
    monks.pack(0, monks=1)
    for slot in box.SLOT_NAMES:
        monks.slot_monk(0, slot)
    discs = monks.all_discs()
    left = []
    for _ in range(5):
        monks.turn()
        monks.choose("deliver:monk")
        left.append((monks.sheet().pack_monks, *monks.sheet().monks))
    names = [box.SLOT_NAMES.index(name) for name in ("action", "scroll", "backpack", "weapon")]
    assert left[0] == (0, 1, 1, 1, 1)
    assert [[row[1 + slot] for slot in names] for row in left[1:]] == [
        [0, 1, 1, 1],
        [0, 0, 1, 1],
        [0, 0, 0, 1],
        [0, 0, 0, 0],
    ]
    assert monks.all_discs() == discs - 1, "the action monk was a disc itself"


@rule("FK-160", "FK-094")
def test_the_owner_picks_the_tooth_of_a_weapon_and_what_is_illegal_without_it_goes() -> None:
    position = escaped()
    position.weapon(0, "WTWM|....", "...T|....")
    teeth = position.state.supply[TOOTH]
    position.turn()
    position.choose("deliver:tooth:weapon")
    assert set(position.codes) == {"square:c4", "square:e5"}
    last = position.state.clone()
    last.apply(next(option for option in last.offer if option.code == "square:e5"))
    assert last.sheets[0].weapon == weapon("WTWM|....", "....|...."), "the rest still hangs together"
    assert last.active == 1
    position.choose("square:c4")
    assert position.sheet().points == 4
    assert position.seat == 0, "two groups in one half: one of them goes"
    results = set()
    for code in position.codes:
        trial = position.state.clone()
        trial.apply(next(option for option in trial.offer if option.code == code))
        results.add((trial.sheets[0].weapon, trial.supply[TOOTH] - teeth))
    assert results == {
        (weapon("..WM|....", "...T|...."), 1),
        (weapon("W...|....", "....|...."), 2),
    }
    # The right half stays although its monk was delivered.
    right = escaped()
    right.slot_monk(0, "weapon")
    right.weapon(0, "...T|WWM.")
    right.turn()
    right.choose("deliver:monk")
    right.turn()
    right.choose("deliver:tooth:weapon")
    assert right.sheet().weapon == weapon("....|WWM.")


@rule("FK-161")
def test_the_tracks_are_shared_and_below_them_the_lowest_value_is_open_without_limit() -> None:
    position = escaped()
    position.pack(0, tooth=6)
    position.state.palace_taken = (0, 0, 0, 0, 3)
    position.turn()
    position.choose("deliver:tooth")
    assert position.sheet().points == 2, "others have taken 4, 3 and 2"
    for total in (3, 4):
        position.turn()
        position.choose("deliver:tooth")
        assert position.sheet().points == total
    low = {"helmet": 3, "weapon": 3, "sandals": 3, "monk": 1, "tooth": 1}
    assert low == box.DATA["palaces"]["great_lowest"]


@rule("FK-162", "FK-X36")
def test_leftovers_score_in_the_great_palace_and_not_in_the_small_one() -> None:
    for palace, points in ((GREAT, 6), (SMALL, 0)):
        position = escaped(palace)
        position.pack(0, tooth=1, monks=1)
        position.slot_monk(0, "action")
        position.blueprint(0, "bs1", "bh1")
        position.sandals(0, "MMM")
        position.charm(0, SANDALS)
        position.end()
        assert position.match.scores[0].total == points


@rule("FK-162")
def test_each_tooth_left_over_counts_once_wherever_it_is() -> None:
    position = escaped()
    position.helmet(0, "T")
    position.weapon(0, "WT..|....")
    position.sandals(0, "MTT")
    position.pack(0, tooth=1)
    position.end()
    assert position.match.scores[0].total == 5


@rule("FK-036", "FK-147", "FK-158")
@pytest.mark.parametrize(("active", "turns"), [(1, [4, 5, 4]), (2, [5, 5, 5]), (0, [5, 5, 4])])
def test_everybody_sees_how_many_turns_are_left_to_deliver_in(active: int, turns: list[int]) -> None:
    """The marker is with seat 1 and has five cells to go; whoever comes after seat 1 has a turn less."""
    position = Position(3)
    position.countdown(1, pawn=3, rope=True)
    position.turn(active, first=0)
    assert [seat["leaving"]["turns"] for seat in position.match.view(None)["seats"]] == turns
    position.countdown(1, pawn=7, rope=True)
    position.turn(1, first=0)
    assert [seat["leaving"]["turns"] for seat in position.match.view(None)["seats"]] == [0, 1, 0], "the last turn"


@rule("FK-162")
def test_teeth_inside_enchanted_gear_score_and_spoil_nothing() -> None:
    position = escaped()
    position.blueprint(0, "bh2")
    position.helmet(0, ".TT.", "M..M")
    position.charm(0, HELMET)
    position.end()
    assert position.match.scores[0].total == 3 + 2


@rule("FK-163", "FK-X37")
def test_the_small_palace_has_one_cell_of_five_for_each_type_and_one_for_a_monk() -> None:
    position = escaped(SMALL, players=2)
    position.blueprint(0, "bh2")
    position.charm(0, HELMET)
    position.pack(0, tooth=1, monks=2)
    position.turn()
    assert "deliver:tooth" not in position.codes
    position.choose("deliver:helmet")
    position.turn()
    position.choose("deliver:monk")
    assert position.sheet().points == 10
    small = position.match.view(None)["palaces"]["small"]
    assert {track for track, taken in small.items() if taken == 1} == {"helmet", "monk"}
    assert sum(small.values()) == 2, "one cell each"
    position.turn()
    assert position.seat == 1, "a second monk or a tooth brings nothing"
    other = position.sheet(1)
    other.palace, other.cell = SMALL, -1
    position.pack(1, monks=1)
    position.countdown(0, pawn=3)
    position.turn(1)
    assert not any(code.startswith("deliver") for code in position.codes), "the cells are shared"


@rule("FK-258")
def test_what_is_delivered_is_gone_and_counts_neither_again_nor_at_the_end() -> None:
    position = escaped()
    position.blueprint(0, "bs1")
    position.sandals(0, "MMM")
    position.charm(0, SANDALS)
    position.turn()
    position.choose("deliver:sandals")
    assert position.sheet().blueprints == (), "the card goes with its token"
    assert position.sheet().charms[SANDALS] == 1, "the gear keeps its charm"
    position.turn()
    assert position.seat == 1
    position.end()
    assert position.match.scores[0].total == 8


# Winning


@rule("FK-164", "FK-259")
def test_most_points_win_and_whoever_is_still_inside_keeps_them_without_bonus() -> None:
    position = escaped()
    position.points(0, 20)
    position.points(1, 25)
    position.pack(1, tooth=4, monks=2)
    position.end()
    scores = position.match.scores
    assert scores[1].total == 25
    assert scores.winners == (1,)


@rule("FK-165")
def test_among_equals_the_earlier_leaver_wins_and_if_none_left_they_share() -> None:
    position = escaped(players=3)
    for seat in range(3):
        position.points(seat, 20)
    second = position.sheet(2)
    second.palace, second.cell, second.escape_order = GREAT, -1, 2
    position.end()
    assert position.match.scores.winners == (0,)
    assert [score.rank for score in position.match.scores.seats] == [1, 3, 2]
    shared = Position(3)
    shared.points(0, 20)
    shared.points(2, 20)
    shared.end()
    assert shared.match.scores.winners == (0, 2)


@rule("FK-X41", "FK-036", "FK-147", "FK-148", "FK-158")
def test_each_of_three_players_can_deliver_five_items() -> None:
    position = Position(3)
    position.points(0, 29)
    position.on_top("ii-3")
    position.lay("1.1", "i-4", dry=True)
    position.put(0, "3.1/0")
    for seat in range(3):
        position.pack(seat, tooth=6)
    position.turn(0)
    position.choose("explore", "area:2.1", "turn:0")
    position.put(0, "C/0")
    delivered = [0, 0, 0]
    position.stay()
    pawns = [position.state.pawn]
    while not position.match.over and len(position.match.choices) < 500:
        if "deliver:tooth" in position.codes:
            delivered[position.state.active] += 1
            position.choose("deliver:tooth")
        else:
            idle = ("stop", "craft:nothing", "move", "rest")
            position.choose(next(code for code in idle if code in position.codes))
        if position.state.pawn != pawns[-1]:
            pawns.append(position.state.pawn)
    assert pawns == list(range(1, 9))
    assert delivered == [5, 5, 5]
    assert [position.sheet(seat).palace for seat in range(3)] == [GREAT, GREAT, GREAT]
    order = [position.sheet(seat).escape_order for seat in range(3)]
    assert order == [3, 1, 2], "B and C leave between A's third and fourth turn"


@rule("FK-149")
def test_the_first_tile_erupts_like_any_other() -> None:
    position = Position()
    position.lay("1.1", "i-1", dry=True)
    spots = box.TILES[box.TILE_BY_ID["i-1"]].spots
    slot, number = next((slot, number) for slot, (kind, number) in enumerate(spots) if kind == box.ERUPTS)
    position.turn()
    position.call_lava(number)
    assert position.state.lava >> cell(f"1.1/{slot}") & 1


@rule("FK-154")
def test_a_later_seat_that_flees_onto_a_dragons_tile_fights_it_alone() -> None:
    position = Position(3)
    # Erupts-4 on printed cell 3, which one turn brings to slot 4; around it only the dragon's tile is dry.
    position.lay("1.1", "i-2", rotation=1, dry=True)
    position.lay("1.2", "i-7", dry=True, dragon="db4")
    position.flood("1.1/0", "1.1/3", "1.1/5")
    position.put(0, "3.7/0")
    position.put(2, "3.7/0")
    position.put(1, "1.1/4")
    position.sandals(1, "MMM")
    position.helmet(1, "MMMM")
    position.weapon(1, *EIGHT)
    position.turn(0)
    position.dice("T0 T0")
    position.call_lava(4)
    assert position.seat == 1
    position.choose(next(code for code in position.codes if code.startswith("cell:1.2/")))
    assert position.state.this_fight().fighters == 1 << 1
