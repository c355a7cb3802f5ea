"""Playing together: goals, time, lives, dragons on the move, trade, the exit; alone."""

import json
from pathlib import Path

import pytest

import zataku
from tests.games.fuji_koro.position import ALL_EIGHT, EIGHT, Position, card, place
from tests.rules import rule
from zataku import bots
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.gear import HELMET, SANDALS, TOOTH, WEAPON
from zataku.games.fuji_koro.state import FOE, LEFT, Volcano
from zataku.games.fuji_koro.steps.roaming import dragon_ways
from zataku.games.fuji_koro.vocabulary import PROPOSE


def together(players: int = 2, **options: object) -> Position:
    options.setdefault("mode", "cooperative")
    if players == 1:
        options.pop("mode")
    position = Position(players, **options)  # type: ignore[arg-type]
    position.open_cards()
    return position


def at_the_exit(players: int = 2, **options: object) -> Position:
    """Everybody stands on the secret exit with an enchanted helmet; the legendary dragon is dead."""
    position = together(players, **options)
    position.lay("2.1", "ii-13", dry=True)
    position.state.legendary_dead = True
    for seat in range(players):
        position.put(seat, "2.1/0" if seat < 2 else "2.1/3")
        position.charm(seat, HELMET)
    return position


def ways(position: Position, where: str) -> set[str]:
    return {volcano.PLACE_NAMES[each] for each in dragon_ways(position.state, place(where))}


# The goal


@rule("FK-166", "FK-188")
def test_all_win_when_everybody_has_left_with_gear_of_all_three_types_among_them() -> None:
    position = at_the_exit()
    position.charm(0, WEAPON)
    position.charm(1, SANDALS)
    position.turn(0)
    position.stay(2)
    assert set(position.codes) == {"leave", "remain"}
    position.choose("leave")
    assert position.seat == 1, "one is still inside"
    assert position.sheet(0).palace == LEFT
    position.stay(2)
    position.choose("leave")
    assert position.match.over
    assert position.match.scores.winners == (0, 1)
    assert [(score.rank, score.total) for score in position.match.scores.seats] == [(1, 100), (1, 100)]


@rule("FK-166", "FK-260")
def test_all_lose_at_once_when_everybody_is_out_and_a_type_is_missing() -> None:
    position = at_the_exit()
    position.charm(0, WEAPON)
    position.turn(0)
    position.stay(2)
    position.choose("leave")
    position.stay(2)
    rounds = position.state.round
    position.choose("leave")
    assert position.match.over
    assert position.state.round == rounds, "not only when the time is over"
    assert position.match.scores.winners == ()
    assert [position.match.scores[seat].total for seat in (0, 1)] == [0, 0]


@rule("FK-186")
@pytest.mark.parametrize("missing", ["dragon", "gear", "cell"])
def test_leaving_needs_the_exit_the_dead_legendary_dragon_and_enchanted_gear(missing: str) -> None:
    position = at_the_exit()
    if missing == "dragon":
        position.state.legendary_dead = False
    elif missing == "gear":
        position.sheet(0).set_charm(HELMET, 0)
    else:
        position.put(0, "2.1/3")
    position.turn(0)
    position.stay(2)
    assert "leave" not in position.codes
    assert position.seat == 1


@rule("FK-186", "FK-187")
def test_leaving_is_a_choice_in_any_phase_and_there_is_no_rope() -> None:
    position = at_the_exit()
    position.turn(0)
    position.stay(2)
    position.choose("remain")
    assert position.where(0) == "2.1/0"
    assert "rope" not in box.DATA["countdown"]["cooperative"]
    for number in range(21, 29):
        position.new_round(number)
        assert not position.state.rope
    position.put(0, "C/0")
    position.turn(0)
    position.choose("gather")
    assert position.cubes(0) == (1, 1, 0), "the centre keeps its stock"


@rule("FK-255")
def test_for_the_goal_the_charm_counts_even_if_the_blueprint_is_gone() -> None:
    position = at_the_exit()
    assert position.sheet(0).blueprints == ()
    position.turn(0)
    position.stay(2)
    assert "leave" in position.codes
    bare = at_the_exit()
    bare.sheet(0).set_charm(HELMET, 0)
    bare.blueprint(0, "bh2")
    bare.turn(0)
    bare.stay(2)
    assert "leave" not in bare.codes


@rule("FK-190")
def test_alone_all_three_types_are_needed() -> None:
    for kinds, won in (((HELMET, WEAPON, SANDALS), True), ((HELMET, WEAPON), False)):
        position = at_the_exit(1)
        for kind in kinds:
            position.charm(0, kind)
        position.turn(0)
        position.stay(2)
        position.choose("leave")
        assert position.match.over
        assert (position.match.scores.winners == (0,)) == won


# Time


@rule("FK-167", "FK-187", "FK-188")
def test_the_final_rounds_bring_lava_and_after_the_last_one_all_have_lost() -> None:
    position = together()
    for number, event in ((20, 0), (21, 1), (22, 2), (24, 3), (26, 4)):
        position.state.called = 0
        position.new_round(number)
        assert position.state.called == (1 << event if event else 0), number
    for number in (23, 25, 27, 28):
        position.state.called = 0
        position.new_round(number)
        assert position.state.called == 0
        assert not position.match.over
    position.new_round(29)
    assert position.match.over
    assert position.match.scores.winners == ()
    assert position.state.lost
    rounds = [event.message.args["amount"] for event in position.match.events if event.message.id == "event-round-of"]
    assert 28 in rounds
    assert 29 not in rounds, "no round is told that is not played"


@rule("FK-187", "FK-226")
@pytest.mark.parametrize(("scenario", "before"), [("none", (20,)), ("getting-hot", (5, 18))])
def test_the_track_begins_with_its_first_cell_whatever_the_last_one_brings(
    scenario: str, before: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    position = together(scenario=scenario)
    monkeypatch.setattr(position.state.config, "final_events", (1, 0, 0, 0, 0, 0, 0, 4))
    for number in before:
        position.state.called = 0
        position.new_round(number)
        assert position.state.called == 0, "the round before it"
        position.new_round(number + 1)
        assert position.state.called == 1 << 1


@rule("FK-167", "FK-189")
def test_alone_there_are_thirty_three_rounds() -> None:
    position = together(1)
    position.new_round(26)
    assert position.state.called == 1 << 1
    position.new_round(33)
    assert not position.match.over
    position.new_round(34)
    assert position.match.over


@rule("FK-167")
def test_adventure_tokens_shorten_the_first_part_by_two_rounds() -> None:
    position = together(2, adventure=True)
    position.new_round(18)
    assert position.state.called == 0
    position.new_round(19)
    assert position.state.called == 1 << 1


# What is different


@rule("FK-174")
def test_no_points_are_scored_and_samurai_do_not_fight() -> None:
    position = together()
    position.lay_ring(1)
    position.on_top("ii-3")
    position.put(0, "1.1/1")
    position.put(1, "1.1/0")
    position.weapon(0, *EIGHT)
    position.turn(0)
    position.choose("explore", "area:2.1", "turn:0")
    assert position.sheet(0).points == 0
    position.walk("1.1/0")
    assert "fight" not in position.codes
    assert position.where(0) == position.where(1)


@rule("FK-181")
def test_a_samurai_knocked_out_by_a_dragon_loses_a_life_and_stands_on_the_centre() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "1.2/6")
    position.put(1, "3.7/0")
    position.turn(0)
    position.dice("T3 T3")
    position.walk("1.1/3")
    assert position.sheet(0).lives == 1
    assert position.where(0) == "C/0"
    assert position.sheet(0).standing
    assert position.seat == 1, "the turn is over"


@rule("FK-181", "FK-153")
def test_lava_costs_a_life_too_and_a_second_life_lost_means_defeat() -> None:
    position = together()
    position.lay("3.2", "iii-1", dry=True)
    position.put(0, "3.2/5")
    position.put(1, "3.7/0")
    position.new_round(21)
    assert position.sheet(0).lives == 1
    assert position.where(0) == "C/0"
    assert position.state.seat == 0
    position.put(0, "3.2/6")
    position.new_round(22)
    assert position.match.over
    assert position.match.scores.winners == ()


@rule("FK-182")
def test_break_faces_give_that_many_teeth_in_total_shared_by_decision() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    for seat in (0, 1):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("Tb Tb")
    position.choose("cell:1.1/5")
    assert set(position.codes) == {"share:0", "share:1"}
    position.choose("share:1", "share:1")
    assert (position.cubes(0)[2], position.cubes(1)[2]) == (0, 2)


@rule("FK-182")
def test_whoever_is_out_of_the_fight_has_no_say_in_its_teeth() -> None:
    position = together(3)
    position.lay_ring(1)
    position.dragon("1.1", "dg4")
    for seat in (1, 2):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM", "MMMM")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("T1 T0 T0 T0")
    position.choose("cell:1.1/5", "cell:1.1/4")
    assert position.sheet(0).lives == 1
    position.dice("Tb T0 T0 T0")
    position.choose("roll:nothing", "roll:nothing")
    assert set(position.codes) == {"share:1", "share:2"}
    assert position.seat == 1


@rule("FK-183")
@pytest.mark.parametrize(("dragon", "teeth"), [("db4", 1), ("dg4", 2)])
def test_the_reward_for_a_dragon_is_divided_and_no_points_are_scored(dragon: str, teeth: int) -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", dragon)
    for seat in (0, 1):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("T0 T0" if dragon == "db4" else "T0 T0 T0 T0", ALL_EIGHT)
    position.choose("cell:1.1/5", "roll:weapon")
    for _ in range(teeth):
        assert set(position.codes) == {"share:0", "share:1"}
        position.choose("share:1")
    assert position.cubes(1)[2] == teeth
    assert position.cubes(0)[2] == 0
    assert [position.sheet(seat).points for seat in (0, 1)] == [0, 0]
    assert position.seat == 0
    assert "move" in position.codes


@rule("FK-184")
def test_two_samurai_on_one_cell_exchange_what_is_in_their_packs() -> None:
    position = together()
    position.pack(0, wood=2, monks=1)
    position.pack(1, metal=2)
    position.blueprint(1, "bh2")
    position.scroll(1, "forager")
    position.slot_monk(0, "action")
    position.turn(0)
    assert "trade:1" in position.codes
    position.choose("trade:1")
    assert {"give:1:wood", "give:1:monk", "ask:1:metal", "ask:1:bh2", "ask:1:forager", "done"} == set(position.codes)
    position.choose("give:1:monk", "give:1:wood", "ask:1:metal", "ask:1:forager")
    assert position.cubes(0) == (2, 0, 0), "nothing has changed hands yet"
    position.choose("propose")
    assert position.seat == 1, "by agreement"
    position.choose("yes")
    assert position.cubes(0) == (1, 1, 0)
    assert position.cubes(1) == (1, 1, 0)
    assert position.sheet(1).pack_monks == 1
    assert position.sheet(0).monks[0] == 1, "monks on slots stay"
    assert position.sheet(0).scrolls[0] == box.SCROLLS.index("forager")
    assert position.sheet(0).powers
    assert not position.sheet(1).powers
    assert position.sheet(1).blueprints == (card("bh2"),)
    assert position.seat == 0


@rule("FK-184")
def test_each_thing_is_named_once_in_an_exchange() -> None:
    position = together()
    position.pack(0, wood=2)
    position.pack(1, metal=1)
    position.turn(0)
    position.choose("trade:1", "give:1:wood", "ask:1:metal")
    assert set(position.codes) == {"give:1:wood", "propose", "done"}, "one more wood, no more metal"
    position.choose("give:1:wood")
    assert set(position.codes) == {"propose", "done"}


@rule("FK-184")
def test_who_does_not_agree_keeps_everything() -> None:
    position = together()
    position.pack(0, wood=2)
    position.blueprint(1, "bh2")
    position.turn(0)
    position.choose("trade:1", "give:1:wood", "ask:1:bh2", "propose", "no")
    assert position.cubes(0) == (2, 0, 0)
    assert position.sheet(1).blueprints == (card("bh2"),)
    assert "trade:1" not in position.codes, "a refusal stands until the next action is done"


@rule("FK-184")
@pytest.mark.parametrize("end", [("propose", "yes"), ("propose", "no"), ("done",)])
def test_when_a_trade_is_over_nothing_is_named_any_more(end: tuple[str, ...]) -> None:
    position = together()
    position.pack(0, wood=2)
    position.pack(1, metal=2)
    position.turn(0)
    position.choose("trade:1", "give:1:wood", "ask:1:metal", *end)
    turn = position.state.this_turn()
    assert (turn.given, turn.received) == ((), ())


@rule("FK-184")
def test_two_full_packs_trade_since_both_sides_change_at_once() -> None:
    position = together()
    position.pack(0, wood=6)
    position.pack(1, metal=6)
    position.turn(0)
    position.choose("trade:1", "give:1:wood")
    assert "propose" not in position.codes, "a gift needs room"
    assert position.match.refusals()[PROPOSE].rule == "FK-184"
    position.choose("ask:1:metal", "propose", "yes")
    assert position.cubes(0) == (5, 1, 0)
    assert position.cubes(1) == (1, 5, 0)


@rule("FK-184")
def test_two_samurai_with_one_scroll_slot_each_swap_their_scrolls() -> None:
    position = together()
    position.scroll(0, "forager")
    position.scroll(1, "wind-step")
    position.turn(0)
    position.choose("trade:1", "give:1:forager")
    assert "propose" not in position.codes, "no free slot"
    position.choose("ask:1:wind-step", "propose", "yes")
    assert position.sheet(0).scrolls == (box.SCROLLS.index("wind-step"), -1)
    assert position.sheet(1).scrolls == (box.SCROLLS.index("forager"), -1)


@rule("FK-184")
def test_a_trade_needs_room_and_a_shared_cell() -> None:
    pockets = together()
    pockets.blueprint(0, "bh1")
    pockets.scroll(1, "deep-pockets")
    pockets.pack(1, wood=5)
    pockets.turn(0)
    pockets.choose("trade:1", "give:1:bh1")
    assert "propose" in pockets.codes, "a wood makes way into the pockets"
    lent = together()
    lent.scroll(0, "deep-pockets")
    lent.pack(0, wood=7)
    lent.turn(0)
    lent.choose("trade:1", "give:1:deep-pockets", "propose", "yes")
    assert lent.cubes(0) == (6, 0, 0), "what was in the pockets is thrown out"
    apart = together()
    apart.pack(0, wood=1)
    apart.put(1, "3.7/0")
    apart.turn(0)
    assert "trade:1" not in apart.codes
    empty = together()
    empty.turn(0)
    assert "trade:1" not in empty.codes, "there is nothing to trade"


@rule("FK-184")
def test_a_trade_with_a_partner_is_opened_once_before_between_and_after_the_actions() -> None:
    position = together()
    position.pack(0, wood=2)
    position.turn(0)
    for _ in range(2):
        position.choose("trade:1", "done")
        assert "trade:1" not in position.codes
        position.stay()
        assert "trade:1" in position.codes
    position.choose("trade:1", "give:1:wood", "propose", "yes")
    assert position.cubes(1) == (1, 0, 0)
    assert position.state.active == 1, "nothing else to do: the turn is over"


@rule("FK-184")
@pytest.mark.parametrize("samurai", ["masako", "daisuke"])
def test_samurai_trade_in_passing_too(samurai: str) -> None:
    position = Position(2, [samurai], mode="cooperative", boards="asymmetric")
    position.lay_ring(1)
    position.put(1, "1.1/4")
    position.pack(0, wood=2)
    position.turn(0)
    position.walk("1.1/4")
    assert "trade:1" in position.codes
    position.choose("trade:1", "give:1:wood", "propose", "yes")
    assert "trade:1" not in position.codes, "once"
    assert position.cubes(1) == (1, 0, 0)
    position.choose("go:1.1/0", "stop")
    assert position.where() == "1.1/0"
    assert position.state.this_turn().actions == 1, "the Move went on"


@rule("FK-184")
def test_samurai_trade_between_an_action_and_its_cards_bonus() -> None:
    position = together()
    position.lay_ring(1)
    position.put(1, "1.1/0")
    position.pack(0, wood=1)
    position.equip(0, "es1", 0)
    position.turn(0)
    position.choose("move", "main", "go:1.1/4", "go:1.1/0")
    assert set(position.codes) == {"bonus", "trade:1", "done"}
    position.choose("trade:1", "give:1:wood", "propose", "yes")
    assert position.cubes(1) == (1, 0, 0)
    position.choose("bonus", "go:1.1/1")
    assert position.where() == "1.1/1"


@rule("FK-075", "FK-184")
def test_what_comes_by_a_trade_lies_in_the_pack_that_its_new_owner_chooses() -> None:
    position = together()
    position.slot_monk(1, "backpack")
    position.blueprint(0, "bh1")
    position.turn(0)
    position.choose("trade:1", "give:1:bh1", "propose", "yes")
    assert position.seat == 1
    assert set(position.codes) == {"above:bh1", "done"}
    position.choose("above:bh1")
    assert position.upper(1) == ["bh1"]
    assert position.seat == 0


@rule("FK-261")
def test_those_who_left_have_no_turns_and_draw_no_dragons() -> None:
    position = together(3)
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    gone = position.sheet(0)
    gone.palace, gone.cell = LEFT, -1
    position.put(1, "3.7/0")
    position.put(2, "1.4/0")
    position.new_round(5)
    assert set(position.codes) == {"to:1.2", "to:1.6"}
    assert position.seat == 1, "the next player inside decides"
    position.choose("to:1.2")
    assert position.state.active == 1, "the next player inside starts"


# Dragons on the move


@rule("FK-175", "FK-262")
def test_a_dragon_just_found_sleeps_even_the_tenth() -> None:
    position = together()
    position.on_top("ii-8")
    position.put(0, "3.1/0")
    position.turn(0)
    position.choose("explore", "area:2.1", "turn:0")
    number = position.state.dragons[place("2.1")] - 1
    assert position.state.dragon_sleep[number] == 2
    assert position.state.states_left == 0, "no token is needed for it"


@rule("FK-175")
def test_a_sleeping_dragon_can_be_attacked() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1", sleep=2)
    position.put(1, "3.7/0")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn(0)
    position.dice("T0 T0")
    position.walk("1.1/4")
    assert "roll:weapon" in position.codes


@rule("FK-176", "FK-X33")
def test_a_dragon_found_in_round_r_first_moves_at_the_start_of_round_r_plus_three() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1", sleep=2)
    number = position.state.dragons[place("1.1")] - 1
    position.put(0, "1.3/0")
    position.put(1, "3.7/0")
    for later, sleep in ((1, 1), (2, 0)):
        position.new_round(3 + later)
        assert position.state.dragon_sleep[number] == sleep
        assert position.dragon_at("1.1") == "db1"
    position.new_round(6)
    assert position.dragon_at("1.2") == "db1"


@rule("FK-176")
def test_nothing_moves_before_round_one() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "1.3/0")
    position.new_round(1)
    assert position.dragon_at("1.1") == "db1"


@rule("FK-176")
def test_lava_comes_before_the_dragons_move() -> None:
    position = together()
    position.lay("3.2", "iii-1", dry=True)
    position.lay("2.1", "ii-8", dry=True, dragon="db1")
    position.put(0, "3.2/5")
    position.put(1, "3.7/0")
    position.new_round(21)
    assert position.where(0) == "C/0", "died in the lava before the dragon could come"
    assert position.dragon_at("2.1") == "db1", "nobody is visible any more"


@rule("FK-177", "FK-178", "FK-X43")
def test_a_dragon_goes_round_the_centre_towards_the_nearest_visible_samurai() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "1.4/0")
    position.put(1, "3.7/0")
    assert ways(position, "1.1") == {"1.2", "1.6"}
    position.new_round(4)
    assert set(position.codes) == {"to:1.2", "to:1.6"}
    position.dragon("1.2", "db2", sleep=2)
    assert ways(position, "1.1") == {"1.6"}
    position.dragon("1.6", "db3", sleep=2)
    assert ways(position, "1.1") == set(), "surrounded, with the second ring unexplored"
    position.new_round(4)
    assert position.dragon_at("1.1") == "db1"
    position.lay_ring(2)
    assert ways(position, "1.1") == {"2.2", "2.12"}, "it begins to go round over the second ring"


@rule("FK-177")
def test_samurai_on_safe_tiles_are_invisible_and_a_dragon_that_sees_nobody_stays() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "C/0")
    position.put(1, "3.7/0")
    assert ways(position, "1.1") == set()
    position.put(1, "1.3/0")
    assert ways(position, "1.1") == {"1.2"}, "the samurai on the centre is nearer but unseen"
    position.lay("3.8", "iii-1", dry=True)
    position.put(1, "3.8/0")
    assert ways(position, "1.1") == set(), "not reachable over laid tiles"


@rule("FK-177")
def test_the_players_choose_the_order_of_the_dragons() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.dragon("1.5", "db2")
    position.put(0, "1.3/0")
    position.put(1, "3.7/0")
    position.new_round(4)
    assert set(position.codes) == {"dragon:1.1", "dragon:1.5"}


@rule("FK-177", "FK-261")
@pytest.mark.parametrize("where", ["C/0", "3.7/0"])
def test_the_first_player_decides_for_the_dragons_wherever_inside(where: str) -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.dragon("1.5", "db2")
    position.put(0, where)
    position.put(1, "1.3/0")
    position.new_round(4)
    assert set(position.codes) == {"dragon:1.1", "dragon:1.5"}
    assert position.seat == 0


@rule("FK-178", "FK-025")
def test_dragons_do_not_enter_safe_tiles_or_the_tile_of_another_dragon() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.dragon("1.2", "db2", sleep=2)
    position.put(0, "1.3/0")
    position.put(1, "3.7/0")
    assert "C" not in ways(position, "1.1")
    assert ways(position, "1.1") == {"1.6"}, "1.2 has a dragon: the long way round the centre"
    position.dragon("1.6", "db3", sleep=2)
    assert ways(position, "1.1") == set(), "between dragons and the centre it stays"


@rule("FK-179", "FK-118", "FK-264")
def test_a_dragon_that_comes_attacks_at_once_and_the_samurai_are_defenders() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "dg1")
    position.put(0, "1.2/0")
    position.put(1, "C/0")
    position.armed(0, "WWWM|MMMM")
    position.helmet(0, "MMMM", "MMMM")
    position.discs(0, 2, move=1)
    position.turn(1)
    position.new_round(4)
    assert position.dragon_at("1.2") == "dg1"
    assert position.seat == 1, "neighbours may join"
    assert position.state.active == 0, "a new round is the first player's"
    position.choose("stay-out")
    assert position.seat == 0
    assert set(position.codes) == {"send:weapon", "send:nobody"}, "brave monks may be sent"
    position.choose("send:nobody")
    assert position.state.this_fight().order == (0, FOE), "defending samurai win ties"
    position.dice("W1 W1 W1 M2 M2 M2 M2 M2")
    position.choose("roll:weapon")
    assert position.dragon_at("1.2") == ""
    position.play_on("share:0", "share:1")
    assert position.state.this_turn().actions == 2, "the first player's turn follows in full"


@rule("FK-179", "FK-118")
def test_in_an_attack_joining_and_ties_go_by_turn_order_from_the_first_player() -> None:
    position = together(3)
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "C/0")
    position.put(1, "1.2/0")
    position.put(2, "C/0")
    for seat in (0, 1, 2):
        position.weapon(seat, "WWMM|....")
        position.helmet(seat, "MMMM", "MMMM")
    position.state.round = 3
    position.new_round(4)
    assert position.dragon_at("1.2") == "db1"
    joined = []
    while any(code.startswith("cell:1.2/") for code in position.codes):
        joined.append(position.seat)
        position.choose(next(code for code in position.codes if code.startswith("cell:1.2/")))
    assert joined == [0, 2], "the first player is asked first, although the dragon came to another"
    assert position.state.this_fight().order == (0, 1, 2, FOE)


@rule("FK-179")
def test_knocked_out_by_an_attack_at_the_start_of_a_round_the_turn_still_follows_in_full() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "1.2/0")
    position.put(1, "3.7/0")
    position.state.round = 3
    position.dice("T3 T3")
    position.new_round(4)
    assert position.sheet(0).lives == 1
    assert position.seat == 0
    assert position.state.this_turn().actions == 2


@rule("FK-264")
def test_no_monk_is_sent_when_the_legendary_dragon_attacks() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "dl1")
    position.put(0, "1.2/0")
    position.put(1, "3.7/0")
    position.armed(0, "WWWM|MMMM")
    position.helmet(0, "MMMM", "MMMM")
    position.dice("T0 T0 T0 T0 T0 T0")
    position.new_round(4)
    assert "roll:weapon" in position.codes


@rule("FK-180")
def test_a_defender_retreats_to_a_neighbouring_dry_cell_without_dragon_or_not_at_all() -> None:
    def attacked(*flooded: str) -> Position:
        position = together()
        position.lay_ring(1)
        position.dragon("1.1", "dr4")
        position.put(0, "1.2/6")
        position.put(1, "3.7/0")
        position.weapon(0, "WW..|....")
        position.helmet(0, "MMMM", "MMMM")
        position.flood(*flooded)
        position.dice("T0 T0 T0 T0 T0", "Wb W0")
        position.new_round(4)
        position.choose("roll:weapon", "square:b5")
        return position

    position = attacked()
    assert set(position.codes) == {"retreat", "fight-on"}
    position.choose("retreat")
    assert set(position.codes) == {"cell:C/0", "cell:1.1/3", "cell:1.1/4"}
    position.choose("cell:1.1/3")
    assert position.where(0) == "1.1/3"
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "dr4")
    position.put(0, "1.2/0")
    position.put(1, "3.7/0")
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM", "MMMM")
    position.dice("T0 T0 T0 T0 T0", "Wb W0", "T3 T3 T3 T3 T3", "T3 T3 T3 T3 T3")
    position.new_round(4)
    position.choose("roll:weapon", "square:b5")
    assert position.sheet(0).lives == 1, "from the middle cell there was no way out"


@rule("FK-129", "FK-180")
def test_whoever_joins_an_attacked_samurai_from_the_centre_retreats_to_the_centre() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "dr4")
    position.put(0, "1.2/6")
    position.put(1, "C/0")
    for seat in (0, 1):
        position.helmet(seat, "MMMM", "MMMM")
    position.weapon(1, "WW..|....")
    position.dice("T0 T0 T0 T0 T0", "Wb W0")
    position.new_round(4)
    position.choose("cell:1.2/5")
    position.choose("roll:weapon", "square:b5", "retreat")
    assert position.where(1) == "C/0", "no other cell was offered"


@rule("FK-263")
def test_a_dragon_that_shares_its_tile_with_a_visible_samurai_stays_and_starts_no_fight() -> None:
    position = together(2, scenario="taming-the-beast")
    position.lay_ring(1)
    position.dragon("C", "db1")
    position.put(0, "C/0")
    position.put(1, "1.3/0")
    assert ways(position, "C") == set()
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.dice("T0 T0")
    position.new_round(4)
    assert position.dragon_at("C") == "db1"
    assert position.state.active == 0
    assert position.state.fight, "the fight comes when the turn of the samurai begins"


@rule("FK-003", "FK-182")
def test_teeth_that_the_supply_does_not_hold_are_not_shared() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.supply(TOOTH, 1)
    for seat in (0, 1):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("Tb Tb")
    position.choose("cell:1.1/5", "share:0")
    assert position.cubes(0)[2] == 1
    assert "share:1" not in position.codes
    assert gear.counts(position.sheet(0).helmet) == (0, 4, 0)


def test_bots_have_won_a_cooperative_match() -> None:
    """A whole match of six bots as it was recorded: the last of them leaves in round 21."""
    state = won("won-together")
    assert state.legendary_dead
    assert state.round == 21
    assert all(sheet.palace == LEFT and sheet.enchanted() for sheet in state.sheets)


@pytest.mark.soak
def test_bots_win_cooperative_matches() -> None:
    """The recorded one, played again."""
    match = zataku.new_match("fuji-koro", 6, "batch3000", {"mode": "cooperative"})
    bots.play(match, {seat: bots.make("mcts:60", f"3000-{seat}") for seat in range(6)})
    assert match.scores.winners == tuple(range(6))


def test_bots_have_won_scenario_five_together() -> None:
    """Another, against all dragons (FK-233): the last samurai leaves in round 19."""
    state = won("won-against-all-dragons")
    assert state.legendary_dead
    assert state.round == 19
    assert all(sheet.palace == LEFT for sheet in state.sheets)
    assert not any(state.dragons)


def won(name: str) -> Volcano:
    """The end of a recorded match that all players have won."""
    match = zataku.replay(json.loads((Path(__file__).parent / "records" / f"{name}.json").read_text()))
    assert match.scores.winners == tuple(range(6))
    assert isinstance(match.state, Volcano)
    return match.state


@rule("FK-182", "FK-073")
def test_for_a_shared_tooth_that_does_not_fit_something_else_is_thrown_out() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.others_away()
    position.helmet(0, "MMMM")
    position.weapon(0, *EIGHT)
    position.pack(0, wood=3, metal=3)
    position.turn(0)
    position.dice("Tb T0")
    position.walk("1.1/4")
    assert position.cubes() == (3, 3, 1)
    assert set(position.codes) == {"discard:wood", "discard:metal", "discard:tooth"}


@rule("FK-177", "FK-178")
def test_between_two_samurai_equally_near_a_dragon_may_go_either_way() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "1.3/0")
    position.put(1, "1.5/0")
    assert ways(position, "1.1") == {"1.2", "1.6"}
    position.put(1, "1.6/0")
    assert ways(position, "1.1") == {"1.6"}, "the nearer one draws it"


@rule("FK-178", "FK-234")
def test_towards_a_samurai_beside_another_dragon_no_second_one_enters_the_centre() -> None:
    position = together(2, scenario="taming-the-beast")
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "C/0")
    position.put(1, "C/0")
    assert ways(position, "1.1") == {"C"}
    position.dragon("C", "db2")
    assert ways(position, "1.1") == set()


@rule("FK-263")
def test_a_dragon_beside_a_samurai_stays_on_any_tile() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "1.3/0")
    assert ways(position, "1.1") == {"1.2"}
    position.put(1, "1.1/0", standing=False)
    assert ways(position, "1.1") == set()


@rule("FK-178")
def test_dragons_enter_the_first_tile_like_any_other() -> None:
    position = together()
    position.lay("1.1", "i-7", dry=True, dragon="db1")
    position.lay("1.2", "i-1", dry=True)
    position.put(0, "1.2/0")
    position.put(1, "3.7/0")
    assert ways(position, "1.1") == {"1.2"}


@rule("FK-118", "FK-179")
def test_a_defender_with_less_initiative_rolls_after_the_dragon() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "dg1")
    position.put(0, "1.2/0")
    position.others_away()
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM", "MMMM")
    position.dice("T0 T0 T0 T0")
    position.new_round(4)
    assert position.state.this_fight().order == (FOE, 0)


@rule("FK-179")
def test_whoever_is_attacked_first_in_turn_order_speaks_for_the_fighters() -> None:
    position = together()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "3.7/0")
    position.put(1, "1.2/0")
    position.helmet(1, "MMMM")
    position.weapon(1, *EIGHT)
    position.dice("T0 T0")
    position.new_round(4)
    assert (position.state.this_fight().initiator, position.seat) == (1, 1)


@rule("FK-184")
def test_cubes_are_traded_also_where_all_scroll_slots_are_full() -> None:
    position = together()
    position.scroll(0, "forager")
    position.pack(1, metal=1)
    position.turn(0)
    position.choose("trade:1", "ask:1:metal", "propose", "yes")
    assert position.cubes(0) == (0, 1, 0)
