"""The eight scenarios: what each of them changes."""

from typing import Any

import pytest

from tests.games.fuji_koro.position import ALL_EIGHT, EIGHT, Position, card, cell, place, weapon
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.gear import EMPTY, HELMET, SANDALS, TOOTH, WEAPON
from zataku.games.fuji_koro.scoring import figure_points
from zataku.games.fuji_koro.state import DRAGON_FIGHT, FOE, GREAT, SMALL
from zataku.games.fuji_koro.steps.roaming import dragon_ways, monk_ways
from zataku.games.fuji_koro.steps.turn import END_ROUND
from zataku.kernel.hidden import Bag


def scenario(name: str, players: int = 2, samurai: tuple[str, ...] = (), **options: object) -> Position:
    """A dry first ring, seat 0 on the centre, the others far away."""
    position = Position(players, samurai, scenario=name, **options)  # type: ignore[arg-type]
    position.lay_ring(1)
    position.open_cards()
    position.others_away()
    return position


def end_of_round(position: Position, first: int = 0) -> None:
    position.state.first = first
    position.state.agenda.clear()
    position.state.push(END_ROUND)
    position.run()


# 1 Every man for himself

ALONE = "every-man-for-himself"


@rule("FK-213")
def test_1_no_exit_symmetric_boards_countdown_at_twenty_and_hidden_blueprints() -> None:
    position = scenario(ALONE)
    assert box.TILE_BY_ID["ii-13"] not in position.state.stack(2).cards
    assert len(position.state.stack(2)) == 12
    assert position.state.config.trigger == 20
    assert position.state.temples == ((), (), ())
    position.points(0, 19)
    position.put(0, "3.1/0")
    position.on_top("ii-3")
    position.turn()
    position.choose("explore", "area:2.1", "turn:0")
    assert position.state.countdown_owner == 0
    for seat in (0, 1, None):
        text = str(position.match.view(seat))
        hidden = [box.CARDS[index].id for bag in position.state.temple_bags for index in bag.cards]
        assert not any(f"'{name}'" in text for name in hidden)


@rule("FK-213", "FK-268")
def test_1_a_gather_draws_one_or_two_unseen_and_puts_back_a_type_already_held() -> None:
    position = scenario(ALONE)
    position.put(0, "3.1/0")
    position.blueprint(0, "bh1")
    position.state.temple_bags = (Bag([card("bh2"), card("bw1")]), Bag(), Bag())
    position.turn()
    position.choose("gather", "take:blueprints")
    assert position.codes == ("draw:1", "draw:2")
    position.choose("draw:2")
    assert position.sheet().blueprints == (card("bh1"), card("bw1"))
    assert position.state.temple_bags[0].cards == (card("bh2"),)


@rule("FK-213", "FK-268")
@pytest.mark.parametrize(("left", "offered"), [((), False), (("bw1",), True)])
def test_1_blueprints_are_gathered_down_to_the_last_one(left: tuple[str, ...], offered: bool) -> None:
    position = scenario(ALONE)
    position.put(0, "3.1/0")
    position.state.temple_bags = (Bag(card(name) for name in left), Bag(), Bag())
    position.turn()
    position.choose("gather")
    assert ("take:blueprints" in position.codes) is offered


@rule("FK-268")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_1_all_blueprints_are_mixed_and_dealt_equally(players: int) -> None:
    kinds = set()
    for number in range(6):
        state = Position(players, scenario=ALONE, seed=f"mix-{number}").state
        assert [len(bag) for bag in state.temple_bags] == [players] * 3
        everything = [index for bag in state.temple_bags for index in bag.cards]
        assert sorted(box.CARD_TYPE[index] for index in everything) == sorted([0, 1, 2] * players)
        kinds.add(tuple(box.CARD_TYPE[index] for index in state.temple_bags[0].cards))
    assert len(kinds) > 1


@rule("FK-268")
def test_1_the_offer_tells_nothing_about_what_lies_there_and_needs_room() -> None:
    position = scenario(ALONE)
    position.put(0, "3.1/0")
    position.blueprint(0, "bh1", "bw1")
    position.state.temple_bags = (Bag([card("bh2"), card("bw2")]), Bag(), Bag())
    position.turn()
    position.choose("gather")
    assert "take:blueprints" in position.codes, "although neither could be kept"
    position.choose("take:blueprints", "draw:1")
    assert len(position.state.temple_bags[0]) == 2
    complete = scenario(ALONE)
    complete.put(0, "3.1/0")
    complete.blueprint(0, "bh1", "bw1", "bs1")
    complete.turn()
    complete.choose("gather")
    assert "take:blueprints" not in complete.codes, "nothing is lacking"
    empty = scenario(ALONE)
    empty.put(0, "3.1/0")
    empty.state.temple_bags = (Bag(), *empty.state.temple_bags[1:])
    empty.turn()
    empty.choose("gather")
    assert "take:blueprints" not in empty.codes, "nothing lies there"
    room = scenario(ALONE)
    room.put(0, "3.1/0")
    room.pack(0, monks=5)
    room.state.temple_bags = (Bag([card("bh2"), card("bw2")]), Bag(), Bag())
    room.turn()
    room.choose("gather", "take:blueprints")
    assert len(room.sheet().blueprints) == 1, "one place, one card"


@rule("FK-214", "FK-058")
def test_1_resource_tokens_never_turn_face_down() -> None:
    position = scenario(ALONE)
    position.put(0, "1.1/0")
    position.token("1.1/0", "qi-4")
    position.turn()
    position.choose("gather", "gather")
    assert position.cubes() == (2, 2, 0)
    assert not position.face_down("1.1/0")


@rule("FK-215")
def test_1_nobody_joins_and_red_and_legendary_dragons_have_solo_health() -> None:
    position = scenario(ALONE)
    position.dragon("1.1", "dr1")
    position.put(1, "C/0")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0")
    position.walk("1.1/4")
    assert position.seat == 0
    assert position.state.this_fight().health == 17


@rule("FK-216")
def test_1_two_samurai_on_an_unsafe_cell_fight_without_question() -> None:
    position = scenario(ALONE)
    position.put(1, "1.1/4")
    position.weapon(0, *EIGHT)
    position.helmet(1, "MMMM")
    position.turn()
    position.walk("1.1/4")
    assert position.state.fight
    assert "roll:weapon" in position.codes
    unarmed = scenario(ALONE)
    unarmed.put(1, "1.1/4")
    unarmed.turn()
    unarmed.walk("1.1/4", "1.1/0")
    assert unarmed.where() == "1.1/0", "two without usable weapon let each other be"
    safe = scenario(ALONE)
    safe.put(0, "1.1/4")
    safe.put(1, "C/0")
    safe.weapon(0, *EIGHT)
    safe.turn()
    safe.walk("C/0")
    assert not safe.state.fight


@rule("FK-216", "FK-076")
def test_1_smoke_does_not_lead_past_a_samurai() -> None:
    position = scenario(ALONE, adventure=True)
    position.put(1, "1.1/4")
    position.weapon(0, *EIGHT)
    position.helmet(1, "MMMM")
    position.adventure(0, "smoke")
    position.turn()
    position.choose("move", "use:smoke", "go:1.1/4")
    assert position.state.fight
    assert "roll:weapon" in position.codes


@rule("FK-217", "FK-271")
def test_1_the_rope_frees_at_the_start_of_the_next_turn_which_has_a_delivery_and_no_action() -> None:
    position = scenario(ALONE)
    position.countdown(1, pawn=3, rope=True)
    position.pack(0, tooth=1)
    position.turn(0)
    position.stay(2)
    assert position.where() == "C/0", "still inside"
    position.pass_turn()
    assert position.where() == "gone"
    assert position.sheet().palace == GREAT
    assert set(position.codes) == {"deliver:tooth", "deliver:nothing"}
    position.choose("deliver:tooth")
    assert position.state.active == 1


@rule("FK-217", "FK-271")
def test_1_whoever_was_driven_from_the_rope_must_wait_for_it_again() -> None:
    position = scenario(ALONE)
    position.countdown(0, pawn=3, rope=True)
    position.put(0, "1.4/0")
    position.put(1, "C/0")
    position.turn(1, first=0)
    position.stay(2)
    assert position.state.waiting == 1 << 1
    position.put(1, "1.2/0")
    position.pass_turn()
    assert (position.state.active, position.where(1)) == (1, "1.2/0")
    assert position.state.waiting == 0


@rule("FK-217", "FK-036")
def test_1_a_turn_that_ended_on_the_centre_before_the_rope_fell_frees_nobody() -> None:
    position = scenario(ALONE)
    position.countdown(1, pawn=2)
    position.discs(0, 3, move=1)
    position.turn(0)
    position.stay(2)
    position.pass_turn()
    assert position.state.rope
    assert position.state.active == 0
    assert position.where() == "C/0"
    assert "move" in position.codes


@rule("FK-217")
def test_1_if_the_match_ends_before_the_samurai_has_not_escaped() -> None:
    position = scenario(ALONE)
    position.countdown(1, pawn=7, rope=True)
    position.pack(0, tooth=3)
    position.turn(0)
    position.stay(2)
    position.pass_turn()
    assert position.match.over
    assert position.match.scores[0].total == 0


@rule("FK-218")
def test_1_a_dragon_brings_a_tooth_and_a_state_token_that_are_gathered_after_its_fall() -> None:
    position = scenario(ALONE)
    position.state.tiles = (-1,) * 37
    position.state.laid = volcano.SAFE_MASK
    position.lay("2.12", "ii-1", dry=True)
    position.on_top("ii-9")
    position.put(0, "3.1/0")
    teeth = position.state.supply[TOOTH]
    position.turn()
    position.choose("explore", "area:2.1", "turn:0")
    assert position.dragon_at("2.1").startswith("db")
    assert position.state.supply[TOOTH] == teeth - 1
    assert position.state.states_left == 8
    position.put(0, "2.12/3")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.discs(0, 3)
    position.turn()
    position.dice("T0 T0", ALL_EIGHT)
    position.walk()
    target = next(code for code in position.codes if code.startswith("go:2.1/"))
    position.choose(target, "roll:weapon")
    assert position.sheet().points == 1 + 4
    assert position.cubes() == (0, 0, 0), "points only"
    position.put(0, "2.1/1")
    position.discs(0, 2, move=1)
    position.turn()
    assert "gather" not in position.codes
    position.put(0, "2.1/0")
    position.turn()
    position.choose("gather")
    assert (position.state.remains, position.state.state_remains) == (0, 0), "nothing is left there"
    assert position.cubes() == (0, 0, 1)
    assert position.sheet().states == 1


@rule("FK-218")
def test_1_if_the_middle_is_lava_any_dry_cell_of_the_tile_will_do_and_tokens_may_run_out() -> None:
    position = scenario(ALONE)
    position.state.remains = 1 << place("1.1")
    position.flood("1.1/0")
    position.put(0, "1.1/2")
    position.discs(0, 2, move=1)
    position.supply(TOOTH, 0)
    position.turn()
    position.choose("gather")
    assert (position.cubes(), position.sheet().states) == ((0, 0, 1), 0), "no state token was left for it"
    assert position.state.supply[TOOTH] == 0, "the tooth lay beside the dragon, not in the supply"


@rule("FK-216", "FK-270")
def test_1_standing_up_beside_the_first_player_means_a_fight() -> None:
    position = scenario(ALONE)
    position.put(0, "1.1/4")
    position.put(1, "1.1/4", standing=False)
    for seat in (0, 1):
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM")
    position.turn(1)
    assert position.state.this_fight().fighters == 0b11


@rule("FK-219")
def test_1_the_state_token_for_a_cell_of_lava_goes_back() -> None:
    position = scenario(ALONE)
    position.flood("1.1/4")
    position.sheet().states, position.state.states_left = 1, 8
    position.turn()
    position.walk("1.1/4")
    assert (position.sheet().states, position.state.states_left) == (0, 9)


@rule("FK-220")
def test_1_an_extra_action_costs_a_state_token_which_goes_back() -> None:
    position = scenario(ALONE, adventure=True)
    position.adventure(0, "second-wind")
    position.turn()
    assert "extra-action" not in position.codes, "there is none to give"
    position.sheet().states, position.state.states_left = 1, 8
    position.run_again()
    position.choose("extra-action")
    assert (position.sheet().states, position.state.states_left) == (0, 9)
    assert position.state.this_turn().actions == 3


@rule("FK-218")
def test_1_what_a_dragon_left_is_gathered_on_its_own_tile_only() -> None:
    position = scenario(ALONE)
    position.state.remains = position.state.state_remains = 1 << place("1.1")
    position.put(0, "1.2/0")
    position.discs(0, 2, move=1)
    position.turn()
    assert "gather" not in position.codes
    position.put(0, "1.1/0")
    position.turn()
    assert "gather" in position.codes


@rule("FK-218")
def test_1_where_no_tooth_was_left_for_the_dragon_only_its_state_token_is_gathered() -> None:
    position = scenario(ALONE)
    position.state.state_remains = 1 << place("1.1")
    position.put(0, "1.1/0")
    position.discs(0, 2, move=1)
    position.turn()
    position.choose("gather")
    assert (position.cubes(), position.sheet().states) == ((0, 0, 0), 1)


@rule("FK-218", "FK-250")
def test_1_a_tooth_left_alone_is_gathered_only_where_there_is_room_for_it() -> None:
    for token, offered in ((0, False), (1, True)):
        position = scenario(ALONE)
        position.state.remains = 1 << place("1.1")
        position.state.state_remains = token << place("1.1")
        position.pack(0, monks=6)
        position.put(0, "1.1/0")
        position.discs(0, 2, move=1)
        position.turn()
        assert ("gather" in position.codes) is offered
    position.choose("gather")
    assert (position.cubes(), position.sheet().states) == ((0, 0, 0), 1), "the tooth goes to the supply"


@rule("FK-219")
def test_1_state_tokens_are_the_only_protection_from_lava() -> None:
    position = scenario(ALONE)
    position.sandals(0, "TTT")
    position.flood("1.1/4")
    position.turn()
    position.walk()
    assert "go:1.1/4" not in position.codes
    position.sheet().states = 1
    position.turn()
    position.walk("1.1/4", "1.1/0")
    assert position.sheet().states == 0
    assert gear.counts(position.sheet().sandals) == (0, 0, 3), "sandals pay nothing"
    position.choose("stop")


@rule("FK-219")
@pytest.mark.parametrize("states", [1, 2])
def test_1_each_cell_of_lava_in_a_move_needs_a_state_token(states: int) -> None:
    position = scenario(ALONE)
    position.sandals(0, "WWW")
    position.flood("1.1/4", "1.1/5")
    position.sheet().states = states
    position.turn()
    position.walk("1.1/4")
    assert ("go:1.1/5" in position.codes) is (states == 2)


@rule("FK-219", "FK-032")
@pytest.mark.parametrize("states", [0, 1])
def test_1_where_lava_lies_all_round_a_state_token_allows_a_move(states: int) -> None:
    position = Position(scenario=ALONE)
    position.lay("1.1", "i-2", dry=True)
    position.flood("1.1/4", "1.1/5")
    position.others_away()
    position.sheet().states = states
    position.turn()
    assert ("move" in position.codes) is (states == 1)


@rule("FK-219")
def test_1_an_eruption_costs_a_state_token_or_the_life() -> None:
    for states in (0, 1):
        position = scenario(ALONE)
        position.lay("1.1", "i-2", dry=True)
        position.put(0, "1.1/3")
        position.sandals(0, "TTT")
        position.sheet().states = states
        position.turn()
        position.call_lava(4)
        assert ("cell:3.1/0" in position.codes) == (states == 0)
        assert position.sheet().states == 0


@rule("FK-220")
def test_1_a_state_token_buys_an_extra_action_with_a_disc_and_scores_five_at_the_end() -> None:
    position = scenario(ALONE)
    position.sheet().states = 2
    position.turn()
    position.choose("extra-action")
    assert position.sheet().states == 1
    assert position.state.this_turn().actions == 3
    position.stay(2)
    assert position.sheet().discs == 1, "each action costs its disc"
    position.end()
    assert position.match.scores[0].total == 5


@rule("FK-269")
def test_1_scrolls_and_adventure_tokens_against_lava_do_nothing_but_sandals_give_their_cell() -> None:
    position = scenario(ALONE, adventure=True)
    position.scroll(0, "ember-walk")
    position.adventure(0, "cool-soles")
    position.sandals(0, "TTT")
    position.flood("1.1/4")
    position.turn()
    position.walk()
    assert "go:1.1/4" not in position.codes
    position.walk("1.1/5", "1.1/0", "1.1/1")
    assert position.where() == "1.1/1"
    erupting = scenario(ALONE, adventure=True)
    erupting.lay("1.1", "i-2", dry=True)
    erupting.put(0, "1.1/3")
    erupting.adventure(0, "cool-soles")
    erupting.turn(0)
    erupting.call_lava(4)
    assert set(erupting.codes) == {"cell:3.1/0", "cell:3.7/0", "cell:3.13/0"}, "swallowed, soles or not"


@rule("FK-270")
def test_1_standing_up_beside_a_samurai_means_a_fight_before_the_first_action() -> None:
    position = scenario(ALONE)
    position.put(0, "1.1/0", standing=False)
    position.put(1, "1.1/0")
    position.weapon(0, *EIGHT)
    position.helmet(1, "MMMM")
    position.turn(0)
    assert position.state.fight
    assert position.state.this_fight().initiator == 0, "the one who stood up is the attacker"


@rule("FK-270")
def test_1_coming_together_by_a_push_means_a_fight_too() -> None:
    position = scenario(ALONE)
    position.lay("1.1", "i-2", dry=True)
    position.put(0, "1.1/3")
    position.sheet().states = 1
    position.put(1, "1.1/4")
    position.weapon(0, *EIGHT)
    position.helmet(1, "MMMM")
    position.turn(0)
    position.call_lava(4)
    position.choose("cell:1.1/4")
    assert position.state.fight
    assert position.state.this_fight().initiator == 0


@rule("FK-270")
def test_1_pushed_onto_the_cell_of_the_first_player_one_fights_him() -> None:
    position = scenario(ALONE)
    position.lay("1.1", "i-2", dry=True)
    position.put(0, "1.1/4")
    position.put(1, "1.1/3")
    position.sheet(1).states = 1
    position.weapon(1, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn(0)
    position.call_lava(4)
    position.choose("cell:1.1/4")
    assert position.state.this_fight().fighters == 0b11
    assert position.state.this_fight().initiator == 1, "the one who came is the attacker"


def pushed_onto_one_cell(first: int) -> Position:
    """Lava drives two samurai onto one cell, the one with the weaker weapon first."""
    position = scenario(ALONE)
    position.lay("1.1", "i-2", dry=True)
    for seat in (0, 1):
        position.put(seat, "1.1/3")
        position.sheet(seat).states = 1
        position.helmet(seat, "MMMM", "MMMM")
    position.weapon(first, "WW..|....")
    position.weapon(1 - first, *EIGHT)
    position.turn(first)
    position.call_lava(4)
    position.choose("cell:1.1/4", "cell:1.1/4")
    return position


@rule("FK-270")
def test_1_two_pushed_onto_one_cell_fight_once() -> None:
    position = pushed_onto_one_cell(first=0)
    assert position.state.fight
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0", "Wb W0")
    position.choose("roll:weapon", "roll:weapon", "square:b5", "retreat")
    assert position.where(0) == position.where(1) == "1.1/4"
    assert position.match.view(0)["fight"] is None, "after the surrender both may stay"


@rule("FK-270")
def test_1_after_a_surrender_both_may_stay() -> None:
    position = scenario(ALONE)
    position.put(1, "1.1/4")
    position.weapon(0, "WW..|....")
    position.weapon(1, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.helmet(1, "MMMM", "MMMM")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0", "Wb W0")
    position.choose("roll:weapon", "roll:weapon", "square:b5", "retreat")
    assert position.state.fight is None
    assert position.where(0) == position.where(1) == "1.1/4"
    assert position.seat == 0
    assert position.state.this_turn().actions == 1


@rule("FK-215")
def test_1_the_first_player_cannot_join_a_dragon_fight_either() -> None:
    position = scenario(ALONE)
    position.dragon("1.1", "db1")
    position.put(0, "1.2/6")
    position.put(1, "C/0")
    position.helmet(1, "MMMM", "MMMM")
    position.weapon(1, *EIGHT)
    position.dice("T0 T0")
    position.turn(1, first=0)
    position.walk("1.1/4")
    assert position.seat == 1
    assert "roll:weapon" in position.codes


@rule("FK-270")
def test_1_who_goes_back_from_a_dragon_to_the_first_player_fights_him() -> None:
    position = scenario(ALONE)
    position.dragon("1.1", "dr1")
    for seat in (0, 1):
        position.put(seat, "1.2/6")
        position.helmet(seat, "MMMM", "MMMM")
    position.weapon(0, *EIGHT)
    position.weapon(1, "WW..|....")
    position.dice("T0 T0 T0 T0 T0", "Wb W0")
    position.turn(1, first=0)
    position.walk("1.1/4")
    position.choose("roll:weapon", "square:b5", "retreat")
    assert position.where(1) == "1.2/6"
    assert position.state.this_fight().fighters == 0b11
    assert position.state.this_fight().initiator == 1, "the one who came is the attacker"


@rule("FK-270", "FK-130")
def test_1_knocked_out_by_a_dragon_and_lying_beside_a_samurai_one_is_not_attacked() -> None:
    position = scenario(ALONE)
    position.dragon("1.1", "dr1")
    for seat in (0, 1):
        position.put(seat, "1.2/6")
        position.weapon(seat, *EIGHT)
    position.dice("T3 T3 T3 T3 T3")
    position.turn(0)
    position.walk("1.1/4")
    assert position.where(0) == "1.2/6"
    assert not position.sheet(0).standing
    assert position.state.fight is None
    assert position.state.active == 1


@rule("FK-270")
def test_1_a_dragon_fight_elsewhere_stirs_up_nobody_who_shares_a_cell_in_peace() -> None:
    position = scenario(ALONE, 3)
    position.dragon("1.1", "db1")
    for seat in (1, 2):
        position.put(seat, "1.3/0")
        position.weapon(seat, *EIGHT)
        position.helmet(seat, "MMMM")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.dice("T0 T0", ALL_EIGHT)
    position.turn(0)
    position.walk("1.1/4")
    position.choose("roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert position.state.fight is None, "seats 1 and 2 have had their fight"
    assert position.seat == 0


@rule("FK-270")
def test_1_two_pushed_onto_one_cell_fight_once_whoever_was_pushed_first() -> None:
    position = pushed_onto_one_cell(first=1)
    assert position.state.this_fight().initiator == 1
    position.dice("W0 W0 W0 W0 M0 M0 M0 M0", "Wb W0")
    position.choose("roll:weapon", "roll:weapon", "square:b5", "retreat")
    assert position.match.view(0)["fight"] is None, "after the surrender both may stay"


# 2 Restless dragons

RESTLESS = "restless-dragons"


@rule("FK-221")
def test_2_dragons_move_at_the_end_of_each_round_and_attack() -> None:
    position = scenario(RESTLESS)
    position.dragon("1.1", "db1")
    position.put(0, "1.3/0")
    end_of_round(position)
    assert position.dragon_at("1.2") == "db1", "no sleep"
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.slot_monk(0, "action")
    end_of_round(position)
    assert position.dragon_at("1.3") == "db1"
    assert position.state.fight
    assert "send:nobody" in position.codes
    position.choose("send:nobody")
    assert position.state.this_fight().order == (0, FOE), "4 against 4: defending samurai win ties"


@rule("FK-221")
def test_2_the_first_player_decides_ties() -> None:
    position = scenario(RESTLESS, 3)
    position.dragon("1.1", "db1")
    position.put(2, "1.4/0")
    position.put(1, "3.7/0")
    position.put(0, "3.1/0")
    end_of_round(position)
    assert position.seat == 0
    assert set(position.codes) == {"to:1.2", "to:1.6"}
    away = scenario(RESTLESS, 3)
    away.dragon("1.1", "db1")
    away.put(2, "1.4/0")
    away.sheet(0).palace, away.sheet(0).cell = GREAT, -1
    end_of_round(away)
    assert away.seat == 0, "in the palace too"


@rule("FK-222")
def test_2_a_knocked_out_samurai_stands_up_in_a_temple_of_choice() -> None:
    position = scenario(RESTLESS)
    position.dragon("1.1", "db1")
    position.turn(0)
    position.dice("T3 T3")
    position.walk("1.1/4")
    assert set(position.codes) == {"cell:3.1/0", "cell:3.7/0", "cell:3.13/0"}
    position.choose("cell:3.13/0")
    assert position.where() == "3.13/0"
    assert position.sheet().standing
    assert position.state.active == 1, "the turn is over"
    duel = scenario(RESTLESS)
    duel.put(1, "1.1/4")
    duel.weapon(0, *EIGHT)
    duel.turn(0)
    duel.walk("1.1/4")
    duel.choose("fight")
    duel.dice(ALL_EIGHT)
    duel.choose("roll:weapon")
    assert duel.seat == 1
    duel.choose("cell:3.1/0")
    assert duel.where(1) == "3.1/0"
    assert duel.sheet(1).standing


@rule("FK-223")
def test_2_whose_roll_kills_keeps_the_figure_besides_the_usual_reward() -> None:
    position = scenario(RESTLESS)
    position.dragon("1.1", "db4")
    position.put(1, "C/0")
    position.weapon(1, *EIGHT)
    for seat in (0, 1):
        position.helmet(seat, "MMMM")
    position.turn(0)
    position.walk("1.1/4")
    position.dice("T0 T0", ALL_EIGHT)
    position.choose("cell:1.1/5", "roll:weapon")
    assert position.sheet(1).figures == (1, 0, 0, 0)
    assert position.sheet(0).figures == (0, 0, 0, 0)
    assert [position.sheet(seat).points for seat in (0, 1)] == [4, 4]
    monk = scenario(RESTLESS)
    monk.dragon("1.1", "db4")
    number = monk.state.dragons[place("1.1")] - 1
    damage = [0] * len(box.DRAGONS)
    damage[number] = 4
    monk.state.dragon_damage = tuple(damage)
    monk.pack(0, tooth=1, monks=1)
    monk.turn(0)
    monk.walk("1.1/4")
    monk.dice("T3")
    monk.choose("send:pack")
    assert monk.sheet(0).figures == (1, 0, 0, 0), "a brave monk's die is its owner's roll"


@rule("FK-223")
def test_2_a_roll_that_just_suffices_kills_and_brings_the_figure() -> None:
    position = scenario(RESTLESS)
    position.dragon("1.1", "db4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.dice("T0 T0")
    position.turn(0)
    position.walk("1.1/4")
    position.state.this_fight().health = 2
    position.dice("W1 W1 W0 W0 M0 M0 M0 M0")
    position.choose("roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert position.sheet().figures == (1, 0, 0, 0)


@rule("FK-223", "FK-X38")
@pytest.mark.parametrize(
    ("figures", "points"),
    [
        ((3, 0, 0, 0), 2 + 2 + 2 + 7),
        ((1, 1, 1, 0), 2 + 3 + 5 + 10),
        ((0, 0, 0, 1), 7),
        ((2, 2, 2, 0), 4 + 6 + 10 + 20),
        ((3, 1, 1, 0), 6 + 3 + 5 + 7 + 10),
        ((3, 3, 0, 1), 6 + 9 + 7 + 14 + 10),
        ((2, 2, 1, 1), 4 + 6 + 5 + 7 + 20),
    ],
)
def test_2_points_for_figures_and_sets(figures: tuple[int, int, int, int], points: int) -> None:
    position = scenario(RESTLESS)
    position.sheet().figures = figures
    assert figure_points(position.state, position.sheet()) == points
    position.end()
    assert position.match.scores[0].total == points


# 3 It is getting hot

HOT = "getting-hot"


@rule("FK-224")
def test_3_at_ten_points_the_track_is_run_once_for_its_lava_alone() -> None:
    position = scenario(HOT)
    position.points(0, 9)
    position.on_top("ii-3")
    position.put(0, "3.1/0")
    position.turn(0)
    position.choose("explore", "area:2.1", "turn:0")
    assert position.state.lava_owner == 0
    position.stay()
    assert position.state.called == 1 << 1, "driven by the turns of the player who reached ten"
    for _ in range(2 * 7):
        position.pass_turn()
    assert position.state.called == 0b11110
    assert position.match.view(None)["countdown"]["lava_cell"] == 0, "the pawn is back before the first cell"
    assert not position.state.rope
    assert not position.match.over
    position.pass_turn()
    position.pass_turn()
    assert not position.match.over
    assert position.state.countdown_owner == -1


@rule("FK-224")
@pytest.mark.parametrize("first", [0, 1])
def test_3_who_reaches_ten_later_takes_nothing_over(first: int) -> None:
    position = scenario(HOT)
    position.state.lava_owner = first
    position.points(1 - first, 9)
    position.on_top("ii-3")
    position.put(1 - first, "3.1/0")
    position.turn(1 - first)
    position.choose("explore", "area:2.1", "turn:0")
    assert position.sheet(1 - first).points >= 10
    assert position.state.lava_owner == first


@rule("FK-224")
def test_3_no_lava_phase_begins_once_the_countdown_runs() -> None:
    position = scenario(HOT)
    position.countdown(0)
    position.points(1, 9)
    position.on_top("ii-3")
    position.put(1, "3.1/0")
    position.turn(1)
    position.choose("explore", "area:2.1", "turn:0")
    assert position.sheet(1).points >= 10
    assert position.state.lava_owner == -1


@rule("FK-224")
def test_3_meanwhile_the_exit_is_closed_and_the_centre_keeps_its_stock() -> None:
    position = scenario(HOT)
    position.lay("2.1", "ii-13", dry=True)
    position.state.lava_owner = 1
    position.state.lava_pawn = 3
    position.put(0, "2.1/0")
    position.turn(0)
    position.stay(2)
    assert position.where() == "2.1/0"
    position.put(0, "C/0")
    position.turn(0)
    assert "gather" in position.codes


@rule("FK-225")
def test_3_the_real_countdown_starts_at_thirty_from_cell_one_with_the_new_owner() -> None:
    position = scenario(HOT)
    position.state.lava_owner = 1
    position.state.lava_pawn = 4
    position.state.called = 0b1110
    position.points(0, 29)
    position.on_top("ii-3")
    position.put(0, "3.1/0")
    position.turn(0)
    position.choose("explore", "area:2.1", "turn:0")
    position.stay()
    assert position.state.countdown_owner == 0
    assert position.state.pawn == 1
    assert position.match.view(None)["countdown"]["lava_cell"] == 0
    position.pass_turn()
    assert position.state.pawn == 1, "the first run has given way"
    turns = 0
    while not position.match.over and turns < 20:
        position.pass_turn()
        turns += 1
    assert turns == 2 * 7 - 1


@rule("FK-225")
def test_3_lava_comes_a_second_time_onto_cells_cleared_meanwhile() -> None:
    position = scenario(HOT, adventure=True)
    position.lay("1.1", "i-2", dry=True)
    position.turn(0)
    position.call_lava(4)
    assert position.state.lava >> cell("1.1/3") & 1
    position.adventure(0, "cold-spring")
    position.put(0, "1.1/0")
    position.turn(0)
    position.choose("use:cold-spring", "place:1.1")
    assert not position.state.lava >> cell("1.1/3") & 1
    position.call_lava(4)
    assert position.state.lava >> cell("1.1/3") & 1


@rule("FK-226", "FK-X50")
@pytest.mark.parametrize(("players", "second", "last"), [(2, 19, 26), (1, 24, 31)])
def test_3_together_lava_one_comes_twice_and_the_match_ends_after_twenty_six_rounds(
    players: int, second: int, last: int
) -> None:
    options: dict[str, Any] = {"mode": "cooperative"} if players > 1 else {}
    for adventure in (False, True):
        position = scenario(HOT, players, adventure=adventure, **options)
        rounds = []
        for number in range(2, last + 1):
            position.state.called = 0
            position.new_round(number)
            if position.state.called == 1 << 1:
                rounds.append(number)
            assert not position.match.over
        assert rounds == [6, second]
        position.new_round(last + 1)
        assert position.match.over
        assert position.match.scores.winners == ()


# 4 Who is worthy?

WORTHY = "who-is-worthy"


@rule("FK-227", "FK-228")
def test_4_coming_onto_a_monks_cell_means_fighting_it_alone_and_it_rolls_first() -> None:
    position = scenario(WORTHY, 3)
    position.put(1, "C/0")
    position.monk("1.1/4")
    position.slot_monk(0, "action")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn(0)
    position.dice("W1 W0 Wb Wb")
    position.walk("1.1/4")
    assert position.seat == 0, "nobody joins, no monk is sent"
    assert position.state.this_fight().order == (FOE, 0)
    assert gear.counts(position.sheet().helmet) == (0, 3, 0)
    assert position.cubes() == (2, 0, 0), "each break face gives a wood"
    assert position.state.this_fight().health == 4
    assert "roll:nothing" not in position.codes, "at least one die"


@rule("FK-227", "FK-038")
def test_4_where_no_monk_is_a_move_goes_on_without_a_fight() -> None:
    position = scenario(WORTHY)
    position.monk("1.1/1")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn(0)
    position.walk("1.1/4", "1.1/3")
    assert position.where() == "1.1/3"
    assert position.state.fight is None
    assert position.seat == 0


@rule("FK-228", "FK-073")
def test_4_for_the_wood_of_a_monk_room_is_made_like_for_any_other() -> None:
    position = scenario(WORTHY)
    position.monk("1.1/4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.pack(0, metal=6)
    position.dice("Wb W0 W0 W0")
    position.turn(0)
    position.walk("1.1/4")
    assert set(position.codes) == {"discard:wood", "discard:metal"}
    position.choose("discard:metal")
    assert position.cubes() == (1, 5, 0)


@rule("FK-227", "FK-207")
def test_4_daisuke_passes_no_monk() -> None:
    position = scenario(WORTHY, samurai=("daisuke",), boards="asymmetric")
    position.monk("1.1/4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMM")
    position.turn(0)
    position.dice("W0 W0 W0 W0")
    position.walk("1.1/4")
    assert position.state.this_fight().order == (FOE, 0), "he sneaks past samurai and dragons only"
    guarded = scenario(WORTHY, samurai=("daisuke",), boards="asymmetric")
    guarded.monk("1.1/4")
    guarded.dragon("1.1", "db4")
    guarded.weapon(0, *EIGHT)
    guarded.helmet(0, "MMM")
    guarded.turn(0)
    guarded.walk("1.1/5", "1.1/4")
    assert guarded.state.this_fight().kind == DRAGON_FIGHT, "where the monk ends his movement the dragon comes first"


@rule("FK-227", "FK-076")
def test_4_smoke_does_not_lead_past_a_monk() -> None:
    position = scenario(WORTHY, adventure=True)
    position.monk("1.1/4")
    position.monk("1.2/6")
    position.dragon("1.2", "db4")
    position.adventure(0, "smoke")
    position.helmet(0, "MMMM")
    position.turn(0)
    position.choose("move", "use:smoke")
    assert "go:1.2/6" not in position.codes, "the movement would end on a dragon's tile"
    assert "go:1.2/5" in position.codes
    position.dice("W0 W0 W0 W0", "W1 W1 W1 W1", "W1 W1 W1 W1", "W1 W1 W1 W1")
    position.choose("go:1.1/4")
    assert not position.sheet().standing


@rule("FK-227", "FK-040")
def test_4_a_monk_under_lava_is_not_walked_upon() -> None:
    for monk in (False, True):
        position = scenario(WORTHY)
        position.flood("1.1/4")
        position.sandals(0, "MMM")
        if monk:
            position.monk("1.1/4")
        position.turn(0)
        position.walk()
        assert ("go:1.1/4" in position.codes) is not monk, "its fight would end the Move on lava"


@rule("FK-227")
def test_4_standing_up_on_a_monks_cell_means_fighting_it_before_the_first_action() -> None:
    position = scenario(WORTHY)
    position.put(0, "1.1/4", standing=False)
    position.monk("1.1/4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.discs(0, 2, move=1)
    position.dice("W0 W0 W0 W0", ALL_EIGHT)
    position.turn(0)
    assert position.state.this_fight().order == (FOE, 0)
    position.choose("roll:weapon", "slot:action")
    assert position.state.this_turn().actions == 2, "the fight has cost no action"


@rule("FK-227", "FK-155", "FK-040")
def test_4_a_monk_on_a_flooded_cell_is_out_of_reach_because_its_fight_would_end_the_move_there() -> None:
    position = scenario(WORTHY)
    position.monk("1.1/4")
    position.flood("1.1/4", "1.1/5")
    position.sandals(0, "TTT")
    position.turn(0)
    position.choose("move")
    assert "go:1.1/5" in position.codes, "lava without a monk may be crossed"
    assert "go:1.1/4" not in position.codes
    leaper = scenario(WORTHY, 2, ("mitsuhide",), boards="asymmetric")
    leaper.monk("1.1/4")
    leaper.flood("1.1/4", "1.1/5")
    leaper.weapon(0, *EIGHT)
    leaper.turn(0)
    leaper.choose("move")
    assert "leap:1.1/5" in leaper.codes
    assert "leap:1.1/4" not in leaper.codes


@rule("FK-227", "FK-057")
def test_4_monks_are_not_gathered() -> None:
    position = scenario(WORTHY)
    position.put(0, "1.1/0")
    position.monk("1.1/0")
    position.discs(0, 2, move=1)
    position.turn(0)
    assert "gather" not in position.codes


@rule("FK-229")
def test_4_a_beaten_monk_goes_onto_the_winners_board() -> None:
    position = scenario(WORTHY)
    position.monk("1.1/4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn(0)
    position.dice("W0 W0 W0 W0", ALL_EIGHT)
    position.walk("1.1/4")
    position.choose("roll:weapon", "slot:scroll")
    assert position.sheet().monks == (0, 1, 0, 0)
    assert not position.has_monk("1.1/4")
    full = scenario(WORTHY)
    full.monk("1.1/4")
    for slot in box.SLOT_NAMES:
        full.slot_monk(0, slot)
    full.pack(0, monks=11)
    full.weapon(0, *EIGHT)
    full.helmet(0, "MMMM")
    left = full.state.monks_left
    full.turn(0)
    full.dice("W0 W0 W0 W0", ALL_EIGHT)
    full.walk("1.1/4")
    full.choose("roll:weapon")
    assert full.state.monks_left == left + 1, "without room it goes to the supply"


@rule("FK-229", "FK-X39", "FK-228")
def test_4_beaten_by_a_monk_a_player_with_three_points_has_none() -> None:
    position = scenario(WORTHY)
    position.monk("1.1/4")
    position.points(0, 3)
    position.weapon(0, *EIGHT)
    position.turn(0)
    position.dice("W1 W0 W0 W0")
    position.walk("1.1/4")
    assert position.sheet().points == 0
    assert not position.sheet().standing
    assert position.where() == "C/0"
    assert position.has_monk("1.1/4")
    assert position.state.active == 1
    rich = scenario(WORTHY)
    rich.monk("1.1/4")
    rich.points(0, 12)
    rich.turn(0)
    rich.dice("W1 W0 W0 W0")
    rich.walk("1.1/4")
    assert rich.sheet().points == 7


@rule("FK-272", "FK-227")
@pytest.mark.parametrize("seat", [0, 1])
def test_4_after_the_dragon_of_the_tile_follows_the_monk_in_the_same_action(seat: int) -> None:
    position = scenario(WORTHY)
    position.dragon("1.1", "db4")
    position.monk("1.1/4")
    position.put(1 - seat, "3.7/0")
    position.put(seat, "C/0")
    position.weapon(seat, *EIGHT)
    position.helmet(seat, "MMMM", "MMMM")
    position.turn(seat)
    position.dice("T0 T0", ALL_EIGHT, "W0 W0 W0 W0")
    position.walk("1.1/4")
    position.choose("roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert position.state.this_fight().order == (FOE, seat)
    assert position.state.this_fight().health == 4
    position.dice(ALL_EIGHT)
    position.choose("roll:weapon", "slot:action")
    assert position.seat == seat
    assert position.state.this_turn().actions == 1


@rule("FK-230", "FK-273")
def test_4_monks_walk_two_cells_towards_the_nearest_samurai_and_fight_on_reaching_it() -> None:
    position = scenario(WORTHY)
    position.monk("1.1/1")
    position.put(0, "1.1/4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.dice("W0 W0 W0 W0")
    end_of_round(position)
    position.play_on("cell:1.1/0")
    assert position.has_monk("1.1/4")
    assert position.state.fight
    assert position.state.this_fight().order == (FOE, 0)
    assert position.match.view(None)["fight"]["defending"], "everybody sees who came to whom"
    far = scenario(WORTHY)
    far.lay("2.1", "ii-3", dry=True)
    far.monk("2.1/1")
    far.put(0, "1.1/4")
    end_of_round(far)
    while any(code.startswith("cell:") for code in far.codes):
        far.choose(far.codes[0])
    walked = [name for name in volcano.CELL_NAMES if far.has_monk(name)]
    assert len(walked) == 1
    assert walked[0] != "2.1/1"
    assert not far.state.fight


@rule("FK-230", "FK-273")
@pytest.mark.parametrize("case", ["two on a cell", "equally near", "safe", "lying"])
def test_4_monks_do_not_walk(case: str) -> None:
    position = scenario(WORTHY, 3)
    position.monk("1.1/0")
    if case == "two on a cell":
        position.put(0, "1.1/3")
        position.put(1, "1.1/3")
    elif case == "equally near":
        position.put(0, "1.1/3")
        position.put(1, "1.1/5")
    elif case == "safe":
        position.put(0, "C/0")
    else:
        position.put(0, "1.1/3", standing=False)
    end_of_round(position, first=2)
    assert position.has_monk("1.1/0")
    assert not position.state.fight


@rule("FK-230", "FK-273")
def test_4_monks_avoid_lava_and_each_other() -> None:
    position = scenario(WORTHY)
    position.monk("1.1/1")
    position.put(0, "1.1/4")
    position.flood("1.1/0", "1.1/2", "1.1/3")
    end_of_round(position)
    assert position.has_monk("1.1/5"), "over 1.1/6, the only dry way"
    two = scenario(WORTHY)
    two.monk("1.1/6")
    two.monk("1.1/1")
    two.put(0, "1.1/3")
    two.flood("1.1/0", "1.1/2")
    assert monk_ways(two.state, cell("1.1/1")) == [], "the other monk stands in its way"
    end_of_round(two)
    while any(code.startswith(("monk:", "cell:")) for code in two.codes):
        two.choose(two.codes[0])
    cells = [name for name in volcano.CELL_NAMES if two.has_monk(name)]
    assert len(cells) == 2


@rule("FK-230", "FK-273")
def test_4_a_monk_that_comes_to_where_another_set_out_has_had_its_walk() -> None:
    position = scenario(WORTHY)
    road = ("1.1/1", "1.1/0", "1.1/3", "1.2/1", "1.2/0", "1.2/2", "1.2/3", "1.2/4", "1.3/1")
    position.flood(*(name for name in volcano.CELL_NAMES if name.startswith("1.") and name not in road))
    position.monk("1.1/1")
    position.monk("1.1/3")
    position.put(0, "1.3/1")
    end_of_round(position)
    position.play_on("monk:1.1/3")
    assert position.has_monk("1.2/0")
    assert position.has_monk("1.1/3"), "two cells each, one after the other"


@rule("FK-230")
def test_4_a_monk_goes_round_two_samurai_on_one_cell() -> None:
    position = scenario(WORTHY, 3)
    position.monk("1.1/1")
    position.put(0, "1.1/4")
    position.put(1, "1.1/0")
    position.put(2, "1.1/0")
    position.flood("1.1/5", "1.1/6")
    end_of_round(position)
    assert not position.state.fight
    assert position.has_monk("1.1/3"), "over 1.1/2, not over the two"


@rule("FK-273")
def test_4_the_first_player_chooses_the_order_and_between_equally_short_ways() -> None:
    position = scenario(WORTHY)
    position.monk("1.1/1")
    position.monk("1.4/4")
    position.put(0, "1.1/4")
    position.put(1, "1.4/1")
    position.state.round = 3
    end_of_round(position)
    assert position.seat == 0
    assert set(position.codes) == {"monk:1.1/1", "monk:1.4/4"}
    position.choose("monk:1.1/1")
    assert not position.has_monk("1.1/1")
    side = scenario(WORTHY)
    side.monk("1.1/2")
    side.monk("1.1/3")
    side.put(0, "1.3/0")
    end_of_round(side)
    side.choose("monk:1.1/2")
    assert not side.has_monk("1.1/2")
    assert not side.has_monk("1.1/3"), "its neighbour has walked too"
    away = scenario(WORTHY, 3)
    away.monk("1.1/1")
    away.put(1, "1.1/3")
    away.sheet(0).palace, away.sheet(0).cell = GREAT, -1
    end_of_round(away)
    assert away.seat == 0, "in the palace too"
    ways = scenario(WORTHY)
    ways.monk("1.1/1")
    ways.put(0, "1.1/3")
    end_of_round(ways)
    assert set(ways.codes) == {"cell:1.1/0", "cell:1.1/2"}


@rule("FK-274", "FK-229")
def test_4_beaten_by_a_monk_that_came_the_samurai_goes_to_the_nearest_cell_without_monk_and_dragon() -> None:
    position = scenario(WORTHY)
    position.monk("1.1/0")
    position.put(0, "1.1/4")
    position.dragon("1.2", "db1")
    for seat in (0, 1):
        position.points(seat, 9)
    position.state.active = 1
    position.dice("W1 W1 W0 W0")
    end_of_round(position, first=1)
    assert [position.sheet(seat).points for seat in (0, 1)] == [4, 9], "also out of the own turn"
    assert not position.sheet().standing
    assert position.where() == "C/0", "not on the monk's tile, not on the dragon's"
    assert position.has_monk("1.1/4"), "the monk stays"


# 5 Survival of the worthiest

SURVIVAL = "survival"


@rule("FK-231")
def test_5_nobody_escapes_while_a_dragon_is_on_the_map() -> None:
    position = scenario(SURVIVAL)
    position.countdown(1, pawn=3, rope=True)
    position.dragon("1.1", "db1")
    position.turn(0)
    position.stay(2)
    assert position.where() == "C/0"
    position.state.set_dragon(place("1.1"), 0)
    position.turn(0)
    position.stay(2)
    assert position.where() == "gone"


@rule("FK-232", "FK-275")
def test_5_a_dragon_found_later_calls_those_who_left_back() -> None:
    position = scenario(SURVIVAL, 3)
    position.lay("2.7", "ii-13", dry=True)
    position.countdown(2, pawn=3, rope=True)
    for seat, palace in ((0, GREAT), (1, SMALL)):
        sheet = position.sheet(seat)
        sheet.palace, sheet.cell, sheet.escape_order = palace, -1, seat + 1
    position.points(0, 9)
    position.put(2, "3.1/0")
    position.on_top("ii-8")
    position.turn(2)
    position.choose("explore", "area:2.1", "turn:0")
    assert position.where(0) == "C/0"
    assert position.where(1) == "2.7/0"
    assert [position.sheet(seat).escape_order for seat in (0, 1)] == [0, 0], "the place in the order is lost"
    assert position.sheet(0).points == 9, "bonuses already scored stay"
    position.pass_turn()
    assert position.state.active == 0
    position.stay()
    assert position.state.active == 0, "and act from their next turn on"


@rule("FK-275", "FK-066", "FK-073")
def test_5_called_back_without_the_scroll_of_deep_pockets_one_throws_out_what_is_too_much() -> None:
    position = scenario(SURVIVAL)
    position.countdown(1, pawn=3, rope=True)
    position.slot_monk(0, "scroll")
    position.scroll(0, "long-reach")
    position.scroll(0, "deep-pockets")
    position.pack(0, wood=3, metal=3)
    sheet = position.sheet()
    sheet.add_monks(box.SLOT_NAMES.index("scroll"), -1)
    sheet.palace, sheet.cell = GREAT, -1
    position.put(1, "3.1/0")
    position.on_top("ii-8")
    position.turn(1)
    position.choose("explore", "area:2.1", "turn:0")
    assert position.seat == 0
    assert set(position.codes) == {"discard:wood", "discard:metal"}, "the monk of the upper scroll was delivered"
    position.choose("discard:wood")
    assert position.cubes() == (2, 3, 0)
    assert position.seat == 1


@rule("FK-275", "FK-160", "FK-068")
def test_5_called_back_after_delivering_a_monk_its_slot_is_closed() -> None:
    position = scenario(SURVIVAL)
    position.countdown(1, pawn=3, rope=True)
    for slot in box.SLOT_NAMES:
        position.slot_monk(0, slot)
    position.scroll(0, "long-reach")
    position.scroll(0, "wind-step")
    position.weapon(0, "WW..|.MWW")
    position.pack(0, metal=9)
    position.above(0, *["metal"] * 5)
    sheet = position.sheet(0)
    sheet.palace, sheet.cell, sheet.escape_order = GREAT, -1, 1
    for _ in range(4):
        position.turn(0)
        position.choose("deliver:monk")
    assert sheet.monks == (0, 0, 0, 0)
    assert (sheet.cubes(), sheet.scroll_count()) == (9, 2), "delivering costs nothing more"
    assert gear.counts(sheet.weapon) == (4, 1, 0)
    position.put(1, "3.1/0")
    position.on_top("ii-8")
    position.turn(1)
    position.choose("explore", "area:2.1", "turn:0")
    assert position.where(0) == "C/0"
    assert sheet.scrolls == (box.SCROLLS.index("long-reach"), -1)
    assert gear.counts(sheet.weapon) == (2, 0, 0), "the right half is closed"
    assert (sheet.cubes(), sheet.items(), sheet.room()) == (4, 1, 6), "and the upper pack is lost"
    assert position.seat == 1


@rule("FK-275", "FK-023")
def test_5_more_called_back_than_the_exit_holds_step_aside() -> None:
    position = scenario(SURVIVAL, 4)
    position.lay("2.7", "ii-13", dry=True)
    position.countdown(3, pawn=3, rope=True)
    for seat in (0, 1, 2):
        sheet = position.sheet(seat)
        sheet.palace, sheet.cell, sheet.escape_order = SMALL, -1, seat + 1
    position.put(3, "3.1/0")
    position.on_top("ii-8")
    position.turn(3)
    position.choose("explore", "area:2.1", "turn:0")
    assert position.seat == 0
    assert set(position.codes) == {f"cell:2.7/{slot}" for slot in range(1, 7)}
    position.choose("cell:2.7/3")
    assert [position.where(seat) for seat in (0, 1, 2)] == ["2.7/3", "2.7/0", "2.7/0"]
    assert position.seat == 3


@rule("FK-023", "FK-275")
def test_5_two_called_back_stay_on_the_cell_of_the_exit() -> None:
    position = scenario(SURVIVAL, 3)
    position.lay("2.7", "ii-13", dry=True)
    position.countdown(2, pawn=3, rope=True)
    for seat in (0, 1):
        sheet = position.sheet(seat)
        sheet.palace, sheet.cell, sheet.escape_order = SMALL, -1, seat + 1
    position.put(2, "3.1/0")
    position.on_top("ii-8")
    position.turn(2)
    position.choose("explore", "area:2.1", "turn:0")
    assert [position.where(seat) for seat in (0, 1)] == ["2.7/0", "2.7/0"]
    assert position.seat == 2


@rule("FK-233", "FK-276")
def test_5_together_the_goal_is_that_all_visible_dragons_are_dead_and_everybody_leaves() -> None:
    position = scenario(SURVIVAL, mode="cooperative")
    position.lay("2.1", "ii-13", dry=True)
    position.dragon("1.1", "db1")
    for seat in (0, 1):
        position.put(seat, "2.1/0")
    position.state.legendary_dead = True
    position.turn(0)
    position.stay(2)
    assert "leave" not in position.codes, "a dragon is visible"
    position.state.set_dragon(place("1.1"), 0)
    position.discs(0, 3)
    position.turn(0)
    position.stay(2)
    position.choose("leave")
    position.stay(2)
    position.choose("leave")
    assert position.match.scores.winners == (0, 1), "enchanted gear is not needed"


@rule("FK-276")
def test_5_together_a_dragon_revealed_later_closes_the_exit_and_nobody_comes_back() -> None:
    position = scenario(SURVIVAL, mode="cooperative")
    position.lay("2.7", "ii-13", dry=True)
    position.state.legendary_dead = True
    position.put(0, "2.7/0")
    position.put(1, "3.1/0")
    position.on_top("ii-8")
    position.turn(0)
    position.stay(2)
    position.choose("leave")
    position.choose("explore", "area:2.1", "turn:0")
    assert position.where(0) == "gone"
    position.put(1, "2.7/0")
    position.stay()
    assert not position.match.over
    assert "leave" not in position.codes


@rule("FK-233")
def test_5_together_the_legendary_dragon_must_be_dead() -> None:
    position = scenario(SURVIVAL, mode="cooperative")
    position.lay("2.1", "ii-13", dry=True)
    position.put(0, "2.1/0")
    position.turn(0)
    position.stay(2)
    assert "leave" not in position.codes


# 6 Taming the beast

TAMING = "taming-the-beast"


def beast(health: int = 13) -> Position:
    """The legendary dragon on the centre with so much health, seat 0 beside it about to enter."""
    position = scenario(TAMING, mode="cooperative")
    position.dragon("C", "dl1")
    damage = [0] * len(box.DRAGONS)
    damage[box.LEGENDARY_DRAGON] = 35 - health
    position.state.dragon_damage = tuple(damage)
    position.put(0, "1.1/4")
    position.armed(0, "WWWM|MMMM", "MMMM|....")
    position.helmet(0, "MMMM", "MMMM")
    return position


@rule("FK-234", "FK-277")
def test_6_the_time_is_ten_and_eight_rounds_alone_fourteen_and_eight() -> None:
    for players, first, last in ((2, 11, 18), (1, 15, 22)):
        options: dict[str, Any] = {"mode": "cooperative"} if players > 1 else {}
        position = scenario(TAMING, players, **options)
        position.new_round(first - 1)
        assert position.state.called == 0
        position.new_round(first)
        assert position.state.called == 1 << 1
        position.new_round(last)
        assert not position.match.over
        position.new_round(last + 1)
        assert position.match.over


@rule("FK-234", "FK-X43")
def test_6_dragons_enter_the_centre_and_see_samurai_there() -> None:
    position = scenario(TAMING, mode="cooperative")
    position.dragon("1.1", "db1")
    position.put(0, "1.4/0")
    ways = {volcano.PLACE_NAMES[each] for each in dragon_ways(position.state, place("1.1"))}
    assert ways == {"C"}
    position.put(0, "C/0")
    position.put(1, "C/0")
    position.helmet(0, "MMMM")
    position.weapon(0, *EIGHT)
    position.dice("T0 T0")
    position.new_round(4)
    assert position.dragon_at("C") == "db1"
    assert position.state.this_fight().fighters == 0b11, "all samurai there are fighters"


@rule("FK-234")
def test_6_one_who_respawns_beside_a_dragon_fights_it_at_the_start_of_the_next_turn() -> None:
    position = scenario(TAMING, mode="cooperative")
    position.dragon("C", "db1")
    position.put(0, "1.1/4")
    position.put(1, "3.1/0")
    position.turn(0)
    position.dice("T3 T3")
    position.walk("C/0")
    assert position.where() == "C/0"
    assert position.sheet().lives == 1
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.dice("T0 T0")
    position.turn(0)
    assert position.state.fight
    assert "roll:weapon" in position.codes


@rule("FK-229")
def test_4_beaten_by_a_dragon_nobody_loses_points() -> None:
    position = scenario(WORTHY)
    position.dragon("1.1", "db1")
    position.points(0, 5)
    position.turn()
    position.dice("T3 T3")
    position.walk("1.1/4")
    assert not position.sheet().standing
    assert position.sheet().points == 5


@rule("FK-154", "FK-234")
def test_6_whoever_flees_from_lava_to_a_dragon_on_the_centre_fights_it() -> None:
    position = scenario(TAMING, mode="cooperative")
    position.dragon("C", "db1")
    # Erupts-4 on printed cell 3, which one turn brings to slot 4, beside the centre.
    position.lay("1.1", "i-2", rotation=1, dry=True)
    position.put(0, "1.1/4")
    position.put(1, "3.7/0")
    position.sandals(0, "MMM")
    position.helmet(0, "MMMM")
    position.weapon(0, *EIGHT)
    position.turn(0)
    position.dice("T0 T0")
    position.call_lava(4)
    position.choose("cell:C/0")
    assert position.state.this_fight().fighters == 1 << 0


@rule("FK-235", "FK-X40")
@pytest.mark.parametrize(
    ("roll", "won"),
    [
        ("W1 W1 W1 M0 M0 M0 M0 M0 M0 M0 M0 M0", True),
        ("W1 W1 W0 M2 M2 M2 M2 M2 M0 M0 M0 M0", True),
        ("W1 W1 W1 M2 M2 M2 M2 M2 M0 M0 M0 M0", False),
    ],
)
def test_6_three_to_twelve_damage_tame_the_beast_and_thirteen_kill_it(roll: str, won: bool) -> None:
    position = beast()
    position.turn(0)
    position.dice("T0 T0 T0 T0 T0 T0")
    position.walk("C/0")
    assert position.state.this_fight().health == 13
    dice = roll.split()
    counts = gear.counts(position.sheet().weapon)
    assert len(dice) == sum(counts)
    position.dice(roll)
    position.choose("roll:weapon")
    assert position.match.over
    assert position.match.scores.winners == ((0, 1) if won else ())


@rule("FK-235")
def test_6_its_death_elsewhere_loses_and_low_health_elsewhere_does_not_win() -> None:
    for health, over in ((20, False), (5, True)):
        position = scenario(TAMING, mode="cooperative")
        position.dragon("1.1", "dl1")
        damage = [0] * len(box.DRAGONS)
        damage[box.LEGENDARY_DRAGON] = 35 - health
        position.state.dragon_damage = tuple(damage)
        position.weapon(0, *EIGHT)
        position.helmet(0, "MMMM", "MMMM")
        position.put(0, "1.2/6")
        position.turn(0)
        position.dice("T0 T0 T0 T0 T0 T0", ALL_EIGHT, "T0 T0 T0 T0 T0 T0")
        position.walk("1.1/4")
        position.choose("roll:weapon")
        assert position.match.over == over
        if over:
            assert position.match.scores.winners == ()


@rule("FK-277")
def test_6_damage_tokens_that_start_the_fight_at_ten_or_less_win_too() -> None:
    position = beast(10)
    position.helmet(0, "MMMM")
    position.turn(0)
    position.walk("C/0")
    assert position.match.over
    assert position.match.scores.winners == (0, 1)
    told = {event.message.id for event in position.match.events}
    assert "event-foe-roll" not in told, "at once"


@rule("FK-277")
def test_6_samurai_already_on_the_centre_are_asked_to_join_without_moving() -> None:
    position = beast()
    position.put(1, "C/0")
    position.turn(0)
    position.walk("C/0")
    assert position.seat == 1
    assert set(position.codes) == {"cell:C/0", "stay-out"}
    position.choose("cell:C/0")
    assert position.where(1) == "C/0"


# 7 Three fallen samurai

FALLEN = "three-fallen-samurai"


def fallen(**options: Any) -> Position:
    position = Position(1, scenario=FALLEN, **options)
    position.open_cards()
    position.lay("2.1", "ii-3", dry=True)
    position.put(0, "2.1/1")
    return position


@rule("FK-236")
def test_7_each_temple_holds_an_enemy_with_three_enchanted_pieces() -> None:
    position = Position(1, scenario=FALLEN)
    guards = position.state.sheets[1:]
    assert [guard.cell for guard in guards] == list(volcano.TEMPLE_CELLS)
    samurai = {sheet.samurai for sheet in position.state.sheets}
    assert len(samurai) == 4
    for guard in guards:
        assert sorted(box.CARD_TYPE[index] for index in guard.blueprints) == [HELMET, WEAPON, SANDALS]
        assert guard.charms == (1, 1, 1)
        for index in guard.blueprints:
            pattern = box.CARDS[index].pattern
            kind = box.CARD_TYPE[index]
            assert gear.counts(guard.gear(kind)) == pattern.cubes
            if kind == WEAPON:
                assert pattern.matches_weapon(guard.weapon, guard.plan().grid)
            else:
                assert pattern.matches(guard.gear(kind))
    held = [index for guard in guards for index in guard.blueprints]
    lying = [index for cards in position.state.temples for index in cards]
    assert len({*held, *lying}) == 12
    assert [len(cards) for cards in position.state.temples] == [1, 1, 1]
    owned = sum(sum(sheet.monks) + sheet.pack_monks for sheet in position.state.sheets)
    assert owned + position.state.monks_left == box.MONK_SUPPLY, "their monks come from the supply"


@rule("FK-236", "FK-278")
def test_7_entering_a_guarded_temple_starts_a_fight_in_which_the_enemy_defends() -> None:
    position = fallen()
    guard = position.state.sheets[1]
    guard.weapon = weapon("WWMT|....")
    guard.set_charm(WEAPON, 0)
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.turn(0)
    position.dice("W0 W0 M0 T0")
    position.walk("3.1/0")
    assert position.state.this_fight().order == (1, 0), "the enemy wins ties and has rolled all its dice"
    assert "roll:weapon" in position.codes


@rule("FK-236", "FK-076")
def test_7_smoke_does_not_lead_into_a_guarded_temple() -> None:
    position = fallen(adventure=True)
    position.adventure(0, "smoke")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.turn(0)
    position.choose("move", "use:smoke", "go:3.1/0")
    assert position.state.fight


@rule("FK-237", "FK-278")
def test_7_an_enemys_losses_stay_but_its_charm_returns() -> None:
    position = fallen()
    guard = position.state.sheets[1]
    position.gear(1, HELMET, gear.drawn(["WTTW", "M..M"], 0))
    guard.blueprints = (card("bh2"), *(index for index in guard.blueprints if box.CARD_TYPE[index] != HELMET))
    guard.set_charm(HELMET, 1)
    guard.weapon = EMPTY
    guard.set_charm(WEAPON, 0)
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM", "MMMM")
    position.turn(0)
    position.walk("3.1/0")
    position.dice("W1 Wb")
    position.choose("roll:weapon", "square:b5", "retreat")
    assert guard.charms[HELMET] == 1
    assert gear.counts(guard.helmet) == (1, 2, 2), "paid with least waste: a wood for one damage"
    assert position.where() == "2.1/1", "back to the cell he came from"
    assert position.sheet().lives == 2


@rule("FK-237")
@pytest.mark.parametrize(
    ("helmet", "enchanted", "hits", "left"),
    [
        (["TMM."], False, "M2 M2", (0, 0, 1)),  # two metal for four damage, not the tooth and a metal
        (["MMMW"], False, "M2 M2", (1, 1, 0)),
        ([".TT.", "M..M"], True, "M2 M2", (0, 2, 2)),  # the charm, which comes back, not cubes of its pattern
        ([".TT.", "M..M"], True, "M2 M0", (0, 2, 2)),  # a metal would take the charm along
        (["MTT.", "M..M"], True, "M2 M0", (0, 2, 2)),  # this one would not
    ],
)
def test_7_an_enemy_pays_damage_with_least_waste(
    helmet: list[str], enchanted: bool, hits: str, left: tuple[int, int, int]
) -> None:
    position = fallen()
    guard = position.state.sheets[1]
    position.gear(1, HELMET, gear.drawn(helmet, 0))
    guard.blueprints = (card("bh2"),) if enchanted else ()
    guard.set_charm(HELMET, int(enchanted))
    guard.weapon = EMPTY
    guard.set_charm(WEAPON, 0)
    position.weapon(0, "WW..|....", "MM..|....")
    position.helmet(0, "MMMM", "MMMM")
    position.turn(0)
    position.walk("3.1/0")
    position.dice(f"Wb W0 {hits}")
    position.choose("roll:weapon", "square:b4", "retreat")
    assert gear.counts(guard.helmet) == left
    assert guard.charms[HELMET] == int(enchanted)


@rule("FK-237")
def test_7_an_enemy_removes_cubes_so_that_its_weapon_stays_usable_and_largest() -> None:
    position = fallen()
    guard = position.state.sheets[1]
    position.gear(1, WEAPON, weapon("WMWM|....", "W...|...."))
    guard.blueprints = ()
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM", "MMMM")
    position.turn(0)
    position.dice("Wb W0 W0 M0 M0")
    position.walk("3.1/0")
    assert gear.counts(guard.weapon) == (2, 2, 0), "the end of the chain went, not its middle"
    assert guard.armed()


@rule("FK-237")
@pytest.mark.parametrize(
    ("rows", "left"),
    [
        # Of two wood the one that holds the metal stays.
        (("WMMW|....",), (1, 2, 0)),
        # The right hand counts as much as the left one.
        (("WW..|.WMW",), (3, 1, 0)),
    ],
)
def test_7_an_enemy_that_loses_a_wood_keeps_as_much_as_it_can(rows: tuple[str, ...], left: tuple[int, ...]) -> None:
    position = fallen()
    guard = position.state.sheets[1]
    position.gear(1, WEAPON, weapon(*rows))
    guard.blueprints = ()
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM", "MMMM")
    position.turn(0)
    position.dice("Wb W0 M0 M0" if rows[0].endswith("....") else "W0 W0", "Wb W0 M0")
    position.walk("3.1/0")
    assert gear.counts(guard.weapon) == left


@rule("FK-237")
def test_7_an_enemy_whose_weapon_falls_in_two_keeps_the_larger_part() -> None:
    position = fallen()
    guard = position.state.sheets[1]
    position.gear(1, WEAPON, weapon("WWMT|...."))
    guard.blueprints = ()
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM", "MMMM")
    position.turn(0)
    position.dice("W0 W0 Mb T0")
    position.walk("3.1/0")
    assert gear.counts(guard.weapon) == (2, 0, 0), "two wood can still be rolled, the tooth alone cannot"


@rule("FK-237")
@pytest.mark.parametrize(
    ("rows", "roll", "left"),
    [
        # Two wood can be rolled, three metal cannot, though they are more.
        (
            ("WWTM|....", "...M|....", "...M|...."),
            "W0 W0 M0 M0 M0 Tb",
            ("WW..|....", "....|....", "....|...."),
        ),
        # Of three wood in the right hand the one goes that holds nothing.
        (
            ("....|.M..", "....|.W..", "....|WW.."),
            "Wb W0 W0 M0",
            ("....|.M..", "....|.W..", "....|.W.."),
        ),
    ],
)
def test_7_an_enemy_looks_first_at_what_can_be_rolled_then_at_what_is_largest(
    rows: tuple[str, ...], roll: str, left: tuple[str, ...]
) -> None:
    position = fallen()
    guard = position.state.sheets[1]
    position.gear(1, WEAPON, weapon(*rows))
    guard.blueprints = ()
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM", "MMMM")
    position.turn(0)
    position.dice(roll)
    position.walk("3.1/0")
    assert guard.weapon == weapon(*left)


@rule("FK-238", "FK-279")
def test_7_a_beaten_enemy_is_gone_and_leaves_one_blueprint() -> None:
    position = fallen()
    guard = position.state.sheets[1]
    position.gear(1, HELMET, EMPTY)
    guard.weapon = EMPTY
    guard.charms = (0, 0, 0)
    held = guard.blueprints
    position.blueprint(0, "bh1" if card("bh1") not in held else "bh2")
    position.weapon(0, *EIGHT)
    position.turn(0)
    position.dice("W1 W0 W0 W0 M0 M0 M0 M0")
    position.walk("3.1/0")
    supply, sandals = position.state.supply, gear.counts(guard.sandals)
    monks = position.state.monks_left
    position.choose("roll:weapon")
    assert guard.cell < 0
    assert guard.sandals == EMPTY
    assert position.state.supply == tuple(map(sum, zip(supply, sandals, strict=True))), "its cubes are in the supply"
    assert position.state.monks_left == monks + 1
    assert {code for code in position.codes if code != "steal:nothing"} == {
        f"steal:{box.CARDS[index].id}" for index in held
    }, "a second blueprint of a type is allowed"
    helmet = next(index for index in held if box.CARD_TYPE[index] == HELMET)
    position.choose(f"steal:{box.CARDS[helmet].id}")
    assert len(position.sheet().blueprints) == 2
    assert position.where() == "3.1/0"
    position.choose("gather")
    assert {"take:stock", "take:blueprints"} == set(position.codes), "now it is a normal temple"


@rule("FK-279")
def test_7_a_guarded_temple_cannot_be_used() -> None:
    position = fallen()
    position.put(0, "3.1/0")
    position.discs(0, 2, move=1)
    position.turn(0)
    assert "gather" not in position.codes
    assert "explore" not in position.codes


@rule("FK-278", "FK-181")
def test_7_a_beaten_player_loses_a_life_and_the_temple_stays_guarded() -> None:
    position = fallen()
    position.state.sheets[1].set_charm(WEAPON, 0)
    position.gear(1, WEAPON, weapon("WWMT|...."))
    position.turn(0)
    position.dice("W1 W1 M1 T1")
    position.walk("3.1/0")
    assert position.sheet().lives == 1
    assert position.where() == "C/0"
    assert position.state.sheets[1].cell == cell("3.1/0")


@rule("FK-278", "FK-139")
def test_7_if_neither_can_fight_on_the_player_goes_back() -> None:
    position = fallen()
    position.gear(1, WEAPON, EMPTY)
    position.turn(0)
    position.walk("3.1/0")
    assert position.where() == "2.1/1"
    assert position.sheet().lives == 2


@rule("FK-238")
def test_7_won_by_leaving_with_three_enchanted_pieces_after_all_three_are_beaten() -> None:
    for beaten, kinds, leaves in ((3, 3, True), (2, 3, False), (3, 2, False)):
        position = Position(1, scenario=FALLEN)
        position.lay("2.7", "ii-13", dry=True)
        position.put(0, "2.7/0")
        for number in range(beaten):
            position.state.sheets[1 + number].cell = -1
        for kind in range(kinds):
            position.charm(0, kind)
        position.turn(0)
        position.stay(2)
        assert ("leave" in position.codes) == leaves
        if leaves:
            assert not position.state.legendary_dead, "the legendary dragon need not die"
            position.choose("leave")
            assert position.match.scores.winners == (0,)


# 8 Ronin

RONIN = "ronin"


@rule("FK-239", "FK-280")
def test_8_points_are_scored_and_twenty_start_the_countdown() -> None:
    position = scenario(RONIN, 1)
    position.points(0, 19)
    position.on_top("ii-3")
    position.put(0, "3.1/0")
    position.turn(0)
    position.choose("explore", "area:2.1", "turn:0")
    assert position.sheet().points == 20
    assert position.state.countdown_owner == 0
    position.stay()
    assert position.state.pawn == 1, "it moves at the end of each turn"
    position.pass_turn()
    assert position.state.pawn == 2


@rule("FK-239")
def test_8_no_round_limit_comes_before_and_lives_apply() -> None:
    position = scenario(RONIN, 1)
    position.new_round(60)
    assert not position.match.over
    position.dragon("1.1", "db1", sleep=2)
    position.put(0, "C/0")
    position.turn(0)
    position.dice("T3 T3")
    position.walk("1.1/4")
    assert position.sheet().lives == 1
    assert position.where() == "C/0"


@rule("FK-280")
def test_8_a_slain_dragon_gives_its_points_and_a_tooth() -> None:
    position = scenario(RONIN, 1)
    position.dragon("1.1", "dg4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM")
    position.turn(0)
    position.dice("T0 T0 T0 T0", ALL_EIGHT)
    position.walk("1.1/4")
    position.choose("roll:weapon")
    assert position.sheet().points == 7
    assert position.cubes() == (0, 0, 1), "one, not the two that are shared together"


@rule("FK-280")
def test_8_the_secret_exit_is_closed_and_dragons_move_at_the_start_of_each_turn_after_the_first() -> None:
    position = scenario(RONIN, 1)
    position.lay("2.1", "ii-13", dry=True)
    position.countdown(0, pawn=3)
    position.put(0, "2.1/0")
    position.turn(0)
    position.stay(2)
    assert position.where() == "2.1/0"
    moving = scenario(RONIN, 1)
    moving.dragon("1.1", "db1")
    moving.put(0, "1.3/0")
    moving.new_round(1)
    assert moving.dragon_at("1.1") == "db1"
    moving.new_round(2)
    assert moving.dragon_at("1.2") == "db1"


@rule("FK-280", "FK-179")
def test_8_knocked_out_by_a_dragon_that_came_the_turn_still_follows() -> None:
    position = scenario(RONIN, 1)
    position.dragon("1.1", "db1")
    position.put(0, "1.2/0")
    position.discs(0, 2, move=1)
    position.dice("T3 T3")
    position.new_round(2)
    assert position.sheet().lives == 1
    assert position.state.round == 2
    assert position.state.this_turn().actions == 2
    assert "move" in position.codes


@rule("FK-240")
@pytest.mark.parametrize(
    ("points", "teeth", "palace", "won"),
    [(50, 0, GREAT, True), (49, 0, GREAT, False), (49, 1, GREAT, True), (60, 0, 0, False)],
)
def test_8_won_with_fifty_points_and_the_rope(points: int, teeth: int, palace: int, won: bool) -> None:
    position = scenario(RONIN, 1)
    position.points(0, points)
    position.pack(0, tooth=teeth)
    if palace:
        position.sheet().palace, position.sheet().cell = palace, -1
    position.end()
    assert (position.match.scores.winners == (0,)) == won


@rule("FK-025")
def test_no_fight_between_samurai_starts_on_safe_ground() -> None:
    position = scenario(ALONE)
    position.put(0, "C/0")
    position.put(1, "C/0")
    position.weapon(0, *EIGHT)
    position.weapon(1, *EIGHT)
    position.turn(0)
    assert not position.state.fight
    assert "move" in position.codes
