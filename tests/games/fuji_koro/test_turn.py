"""Turns: two actions, discs, resting, standing up, the end of a turn."""

import pytest

from tests.games.fuji_koro.position import EIGHT, Position
from tests.rules import rule
from zataku.games.fuji_koro.gear import HELMET
from zataku.games.fuji_koro.steps.turn import END_ROUND
from zataku.games.fuji_koro.vocabulary import MOVE
from zataku.kernel.hidden import Deck

ACTIONS = {"move", "explore", "gather", "rest"}


def actions(position: Position) -> set[str]:
    return ACTIONS & set(position.codes)


@rule("FK-027")
def test_a_turn_is_exactly_two_actions_clockwise_the_same_twice_if_wished() -> None:
    position = Position(3)
    position.turn(1)
    assert position.seat == 1
    position.choose("gather")
    assert position.seat == 1, "one action is not enough"
    assert position.cubes(1) == (1, 1, 0)
    position.stay()
    assert position.seat == 2
    position.stay(2)
    assert position.seat == 0
    assert "end-turn" not in position.codes


@rule("FK-028")
def test_an_action_moves_a_disc_to_its_space_and_a_space_holds_any_number() -> None:
    position = Position()
    position.turn()
    position.stay()
    assert (position.sheet().discs, position.sheet().spent) == (2, (1, 0, 0))
    position.stay()
    assert (position.sheet().discs, position.sheet().spent) == (1, (2, 0, 0))
    position.turn()
    position.choose("explore")
    assert (position.sheet().discs, position.sheet().spent) == (0, (2, 1, 0))


@rule("FK-029", "FK-X01")
def test_without_a_disc_only_rest_is_allowed() -> None:
    position = Position(2, ["masatsura"])
    position.discs(0, 1, move=1, explore=1)
    position.lay("1.1", "i-4", dry=True)
    position.turn()
    assert actions(position) == ACTIONS
    position.choose("gather")
    assert position.seat == 0
    # The only option is taken by itself: three discs are back and one craft is offered.
    assert position.sheet().discs == 3
    assert position.sheet().spent == (0, 0, 0)
    assert set(position.codes) == {"craft:helmet", "craft:weapon", "craft:sandals", "craft:nothing"}
    position.choose("craft:helmet", "build:strongest")
    assert position.seat == 1, "one gear type and no more"
    assert position.sheet().helmet != (0, 0, 0)


@rule("FK-032")
def test_move_is_offered_where_there_is_somewhere_to_go_or_nothing_else_to_do() -> None:
    position = Position()
    position.turn()
    assert actions(position) == {"explore", "gather"}
    assert position.match.refusals()[MOVE].rule == "FK-032"
    position.lay("1.1", "i-4", dry=True)
    position.turn()
    assert "move" in actions(position)
    # Lava all round.
    island = Position()
    island.lay("1.1", "i-4", dry=True)
    island.flood(*(f"1.1/{slot}" for slot in range(1, 7)))
    island.put(0, "1.1/0")
    island.put(1, "3.7/0")
    island.discs(0, 2, explore=1)
    island.turn()
    assert island.state.active == 1
    assert (island.sheet().discs, island.sheet().spent) == (2, (1, 0, 0)), "Rest, and then a Move of no cell"
    island.sandals(0, "TTT")
    island.discs(0, 2, explore=1)
    island.turn()
    assert actions(island) == {"move", "rest"}, "over the lava to the centre"


@rule("FK-030")
def test_rest_needs_a_disc_on_a_space_so_never_twice_in_a_row() -> None:
    position = Position()
    position.turn()
    assert "rest" not in position.codes
    position.discs(0, 2, gather=1)
    position.turn()
    assert "rest" in position.codes
    position.choose("rest")
    assert position.sheet().discs == 3
    assert "rest" not in position.codes
    refused = {option.code for option in position.match.refusals()}
    assert "rest" in refused


@rule("FK-031")
def test_a_monk_on_the_action_slot_is_one_more_disc_from_the_moment_it_stands_there() -> None:
    position = Position()
    position.lay("1.1", "i-2", dry=True)
    position.put(0, "1.1/2")
    position.monk("1.1/2")
    position.discs(0, 1, move=2)
    position.turn()
    position.choose("gather", "slot:action")
    assert position.sheet().discs == 1, "the monk came as a fourth disc in the same turn"
    position.choose("move", "stop")
    assert (position.sheet().discs, position.sheet().spent) == (0, (3, 0, 1))
    position.turn()
    position.play_on("rest")
    assert position.sheet().discs == 4


@rule("FK-032")
def test_an_action_is_offered_only_if_something_can_be_done_and_a_move_of_no_cell_can() -> None:
    position = Position()
    position.lay("1.1", "i-2", dry=True)
    position.put(0, "1.1/0")
    position.discs(0, 2, move=1)
    position.turn()
    assert actions(position) == {"move", "rest"}, "nothing to explore or gather in the middle of a bare tile"
    position.equip(0, "eh1", 1)
    position.turn()
    assert actions(position) == {"move", "explore", "rest"}, "the card's bonus alone is enough"
    position.choose("explore")
    assert position.cubes() == (1, 0, 0), "the bonus was all there was to do"
    position.choose("move", "stop")
    assert position.where() == "1.1/0"
    assert position.seat == 1


@rule("FK-032", "FK-101", "FK-102")
def test_the_bonus_of_a_card_counts_only_if_it_brings_something() -> None:
    def on_bare_ground(name: str) -> Position:
        position = Position()
        position.lay("1.1", "i-2", dry=True)
        position.put(0, "1.1/0")
        position.discs(0, 2, move=1)
        position.equip(0, name, 2)
        return position

    helmet = on_bare_ground("eh1")
    helmet.pack(0, monks=6)
    helmet.turn()
    assert actions(helmet) == {"move", "rest"}, "no room for the wood"
    helmet.pack(0, wood=6)
    helmet.turn()
    assert "gather" in helmet.codes, "room can be made"
    helmet.supply(0, 1)
    helmet.turn()
    assert "gather" in helmet.codes, "one is left"
    helmet.supply(0, 0)
    helmet.turn()
    assert actions(helmet) == {"move", "rest"}, "no wood in the supply"
    look = on_bare_ground("ew1")
    look.sheet().looks = True
    look.turn()
    assert "gather" in look.codes
    look.state.stack_1 = look.state.stack_2 = look.state.stack_3 = Deck()
    look.turn()
    assert actions(look) == {"move", "rest"}, "no tile to look at"
    look.sheet().looks = False
    look.turn()
    assert "gather" in look.codes, "a point can always be had"


@rule("FK-032", "FK-101")
@pytest.mark.parametrize(
    ("action", "name", "start", "lava"), [(0, "move", "1.1/1", True), (1, "explore", "1.1/0", False)]
)
def test_a_card_without_use_makes_no_action_possible(action: int, name: str, start: str, lava: bool) -> None:
    """Lava all round, or no unexplored area beside the samurai."""
    position = Position()
    position.lay("1.1", "i-2", dry=True)
    position.others_away()
    position.put(0, start)
    if lava:
        position.flood("1.1/0", "1.1/2", "1.1/6")
    position.discs(0, 2, move=1)
    position.equip(0, "eh1", action)
    position.pack(0, monks=5)
    position.turn()
    assert name in position.codes
    position.pack(0, monks=6)
    position.turn()
    assert len(position.codes) > 1
    assert name not in position.codes


@rule("FK-032", "FK-103")
def test_the_step_of_a_sandals_card_needs_a_cell_to_go_to() -> None:
    position = Position()
    position.equip(0, "es1", 2)
    position.turn()
    position.choose("gather")
    assert position.cubes() == (1, 1, 0), "no tile lies round the centre: the stock was all there was"
    assert actions(position) == {"explore", "rest"}
    position.lay("1.1", "i-4", dry=True)
    position.flood("1.1/4")
    position.put(1, "3.7/0")
    position.discs(0, 3)
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"main", "bonus"}, "one dry cell is enough"
    position.choose("main", "done")
    assert "gather" in position.codes, "and so is the step alone"
    position.flood("1.1/5")
    position.sandals(0, "TTT")
    position.discs(0, 2, gather=1)
    position.turn()
    position.choose("gather")
    assert actions(position) == {"move", "explore", "rest"}, "a single step cannot end on lava"


@rule("FK-033")
def test_an_unconscious_samurai_stands_up_at_the_start_of_its_turn_and_has_two_actions() -> None:
    position = Position()
    position.lay("1.1", "i-2", dry=True)
    position.put(0, "1.1/0", standing=False)
    position.turn()
    assert position.sheet().standing
    position.stay()
    assert position.seat == 0
    position.stay()
    assert position.seat == 1


@rule("FK-034", "FK-246")
def test_standing_up_on_a_dragons_tile_means_a_fight_before_the_first_action() -> None:
    position = Position(3)
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    position.lay("1.2", "i-2", dry=True)
    position.put(0, "1.1/0", standing=False)
    position.put(1, "C/0")
    position.put(2, "1.2/0")
    position.helmet(0, "MMMM", "MMMM")
    position.weapon(0, "MM..|....", "WWMM|....", "WW..|....")
    position.slot_monk(0, "scroll")
    position.turn(0)
    # Seat 1 stands on the centre beside the tile and may join; seat 2 may not.
    assert position.seat == 1
    assert "stay-out" in position.codes
    position.choose("stay-out")
    assert position.seat == 0
    assert "send:nobody" in position.codes, "brave monks may be sent"
    position.dice("Tb T0", "W1 W1 W1 W1 M2 M2 M2 M2")
    position.choose("send:nobody")
    # Initiative 4 against 6: the dragon rolls first.
    position.choose("roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert position.sheet().points == 4
    position.stay()
    assert position.seat == 0
    position.stay()
    assert position.seat == 1, "the fight cost no action"
    second = Position()
    second.lay("1.1", "i-7", dry=True, dragon="db4")
    second.put(1, "1.1/0", standing=False)
    second.put(0, "3.7/0")
    second.helmet(1, "MMMM", "MMMM")
    second.weapon(1, *EIGHT)
    second.dice("T0 T0")
    second.turn(1)
    assert second.state.this_fight().fighters == 1 << 1


@rule("FK-034", "FK-129", "FK-246")
def test_knocked_out_again_on_standing_up_the_turn_is_over() -> None:
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    position.lay("1.2", "i-2", dry=True)
    position.put(0, "1.1/4", standing=False)
    position.put(1, "1.2/0")
    position.turn(1)
    position.stay()
    position.walk("1.2/6", "C/0")
    assert position.seat == 1, "asked to join"
    position.dice("T3 T3")
    position.choose("stay-out")
    assert position.seat == 0
    assert position.codes == ("cell:C/0", "cell:1.2/6"), "he came from nowhere: the nearest dry cells without dragon"
    position.choose("cell:C/0")
    assert not position.sheet().standing
    assert position.seat == 1
    assert "move" in position.codes


@rule("FK-035", "FK-256")
def test_after_a_fight_in_the_first_action_a_conscious_player_goes_on() -> None:
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    position.put(1, "3.1/0")
    position.weapon(0, "MM..|....", "WWMM|....", "WW..|....")
    position.helmet(0, "MMMM")
    position.sandals(0, "WWW")
    position.turn(0)
    position.dice("T0 T0", "W1 W1 W1 W1 M2 M2 M2 M2")
    position.choose("move", "go:1.1/4", "roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert position.where() == "1.1/4"
    assert position.seat == 0
    assert "move" in position.codes, "the second action follows; the rest of the movement is lost"


@rule("FK-035")
def test_a_fight_in_the_second_action_ends_the_turn() -> None:
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    position.put(1, "3.1/0")
    position.weapon(0, "MM..|....", "WWMM|....", "WW..|....")
    position.helmet(0, "MMMM")
    position.equip(0, "eh1", 0)
    position.turn(0)
    position.dice("T0 T0", "W1 W1 W1 W1 M2 M2 M2 M2")
    position.choose("gather", "move", "main", "go:1.1/4", "roll:weapon")
    assert position.seat == 1
    assert position.cubes()[0] == 1, "the bonus still open in the last action is lost"


@rule("FK-035")
def test_in_the_first_action_the_other_half_of_the_action_remains() -> None:
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    position.put(1, "3.1/0")
    position.weapon(0, "MM..|....", "WWMM|....", "WW..|....")
    position.helmet(0, "MMMM")
    position.equip(0, "eh1", 0)
    position.turn(0)
    position.dice("T0 T0", "W1 W1 W1 W1 M2 M2 M2 M2")
    position.choose("move", "main", "go:1.1/4", "roll:weapon")
    assert set(position.codes) == {"bonus", "done"}
    position.choose("bonus")
    assert position.cubes()[0] == 1
    assert "move" in position.codes


@rule("FK-035")
def test_knocked_out_in_the_first_action_the_turn_is_over() -> None:
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    position.put(1, "3.1/0")
    position.helmet(0, "W")
    position.turn(0)
    position.dice("T3 T3")
    position.choose("move", "go:1.1/4")
    assert not position.sheet().standing
    assert position.seat == 1


@rule("FK-036", "FK-147")
def test_a_rope_laid_at_the_end_of_a_turn_frees_nobody_before_the_end_of_the_next_one() -> None:
    position = Position()
    position.countdown(0, pawn=2)
    position.lay("1.1", "i-4", dry=True)
    position.turn(0)
    position.stay(2)
    assert position.state.rope
    assert position.where(0) == position.where(1) == "C/0"
    assert position.seat == 1
    position.stay(2)
    assert position.where(1) == "gone", "seat 1 ended a turn on the rope"
    assert position.where(0) == "C/0"
    position.pass_turn()
    assert position.where(0) == "gone"


@rule("FK-036", "FK-X42", "FK-162")
def test_the_owner_of_the_marker_can_still_leave_in_the_turn_that_ends_the_match() -> None:
    position = Position()
    position.countdown(0, pawn=7, rope=True)
    position.lay("1.1", "i-4", dry=True)
    position.pack(0, tooth=3)
    position.put(1, "3.1/0")
    position.turn(0)
    position.stay(2)
    assert position.seat == 0
    assert position.codes == ("deliver:tooth", "deliver:nothing"), "leaving comes before the last cell"
    position.choose("deliver:tooth")
    assert position.match.over
    scores = position.match.scores
    assert scores[0].total == 4 + 2, "one delivered to the highest cell, two left over"


@rule("FK-037")
def test_a_round_begins_with_the_first_player_who_never_changes() -> None:
    position = Position(3)
    position.turn(2)
    first = position.state.first
    seats = []
    for _ in range(6):
        seats.append(position.seat)
        position.pass_turn()
    assert seats == [2, 0, 1, 2, 0, 1]
    assert position.state.first == first == 2
    assert position.state.round == 3


@rule("FK-247", "FK-220")
def test_an_extra_action_can_be_added_before_the_end_of_the_turn_but_not_after_a_last_fight() -> None:
    position = Position(2, scenario="every-man-for-himself")
    position.sheet().states = 2
    position.lay("1.1", "i-4", dry=True)
    position.turn(0)
    position.choose("gather", "move", "stop")
    assert set(position.codes) == {"extra-action", "end-turn"}
    position.choose("extra-action")
    assert {"move", "rest"} <= set(position.codes)
    position.choose("move", "stop", "end-turn")
    assert position.seat == 1
    again = Position(2, scenario="every-man-for-himself")
    again.sheet().states = 2
    again.lay("1.1", "i-7", dry=True, dragon="db4")
    again.helmet(0, "MMMM")
    again.weapon(0, "MM..|....", "WWMM|....", "WW..|....")
    again.turn(0)
    again.dice("T0 T0", "W1 W1 W1 W1 M2 M2 M2 M2")
    again.choose("gather", "move", "go:1.1/4", "roll:weapon")
    assert again.seat == 1
    assert again.sheet().states == 2


@rule("FK-077")
def test_rest_brings_all_discs_back() -> None:
    position = Position()
    position.slot_monk(0, "action")
    position.discs(0, 0, move=1, explore=2, gather=1)
    position.turn()
    assert position.sheet().discs == 4
    assert position.sheet().spent == (0, 0, 0)


@rule("FK-078")
def test_after_a_rest_one_gear_type_may_be_crafted_or_none() -> None:
    position = Position()
    position.pack(0, wood=2, metal=2)
    position.discs(0, 1, move=2)
    position.turn()
    position.choose("rest")
    assert set(position.codes) == {"craft:helmet", "craft:weapon", "craft:sandals", "craft:nothing"}
    position.choose("craft:nothing")
    assert position.cubes() == (2, 2, 0)
    assert "explore" in position.codes
    position.discs(0, 1, move=2)
    position.turn()
    position.choose("rest", "craft:helmet", "build:strongest")
    assert position.sheet().gear(HELMET) != (0, 0, 0)
    assert "craft:weapon" not in position.codes


@rule("FK-146")
@pytest.mark.parametrize(("number", "owner"), [(4, -1), (5, 0)])
def test_the_round_of_the_limit_is_the_last_one_before_the_countdown(number: int, owner: int) -> None:
    position = Position(round_limit=5)
    position.state.round, position.state.first = number, 0
    position.state.agenda.clear()
    position.state.push(END_ROUND)
    position.run()
    assert position.state.countdown_owner == owner
