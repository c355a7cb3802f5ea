"""Bots think about what can bring them something; the rules offer people more."""

from random import Random

import zataku
from tests.games.fuji_koro.position import EIGHT, Position
from zataku import bots
from zataku.games.fuji_koro.components import BREAK
from zataku.games.fuji_koro.judgement.candidates import candidates, worst_die
from zataku.games.fuji_koro.state import Volcano
from zataku.games.fuji_koro.vocabulary import AGAIN


def group() -> Position:
    position = Position(2, mode="cooperative")
    position.lay_ring(1)
    position.put(0, "1.1/1")
    position.put(1, "1.1/1")
    return position


def crafting() -> Position:
    """A helmet can be built, in one of several ways."""
    position = group()
    position.pack(0, metal=4)
    position.discs(0, 0, move=3)
    position.turn(0)
    position.choose("rest", "craft:helmet")
    return position


def thought_of(position: Position) -> list[str]:
    return [option.code for option in candidates(position.state)]


def left_out(position: Position) -> set[str]:
    """What people may choose and bots do not think about."""
    return set(position.codes) - set(thought_of(position))


def test_gear_is_built_whole_not_cube_by_cube() -> None:
    position = crafting()
    assert left_out(position) == {"build:by-hand", "cancel"}
    assert thought_of(position)


def test_all_dice_of_a_weapon_are_rolled() -> None:
    assert left_out(about_to_roll(group())) == {"some:weapon", "roll:nothing"}


def test_the_handle_stays_out_of_a_roll_with_some_dice() -> None:
    position = about_to_roll(group())
    position.choose("some:weapon")
    assert thought_of(position) == ["dice:0"]
    position.choose("dice:0")
    assert thought_of(position) == ["dice:2"]


def test_who_will_stand_another_roll_spares_the_handle() -> None:
    position = about_to_roll(group())
    position.state.this_fight().health = 3
    position.helmet(0, "TTTT", "TTTT")
    assert thought_of(position) == ["some:weapon"]


def test_where_the_dragon_must_not_die_the_dice_may_be_spared() -> None:
    taming = Position(2, mode="cooperative", scenario="taming-the-beast")
    taming.lay_ring(1)
    assert left_out(about_to_roll(taming)) == {"some:weapon"}


def about_to_roll(position: Position) -> Position:
    """A fight with a small dragon, before the first roll."""
    position.put(0, "1.1/5")
    position.put(1, "C/0")
    position.weapon(0, "WWMM|....")
    position.helmet(0, "MMMM", "MMMM")
    position.dragon("1.6", "db1")
    position.turn(0)
    position.walk("1.6/2")
    position.play_on("stay-out", "send:nobody")
    return position


def test_nothing_more_is_explored_when_all_is_found() -> None:
    position = group()
    position.turn(0)
    assert "explore" in thought_of(position)
    position.lay("2.4", "ii-13", dry=True)
    assert "explore" in thought_of(position)  # the legendary dragon is not found yet
    position.state.legendary_dead = True
    assert "explore" in position.codes
    assert "explore" not in thought_of(position)


def test_blueprints_and_the_teeth_for_them_are_traded_and_one_agrees_at_once() -> None:
    position = group()
    position.pack(0, metal=2)
    position.pack(1, metal=1)
    position.turn(0)
    assert left_out(position) == {"trade:1"}
    position.blueprint(1, "bs4")
    position.turn(0)
    assert "trade:1" in thought_of(position)
    position.choose("trade:1")
    assert thought_of(position) == ["ask:1:bs4", "done"]
    position.pack(0, metal=2, tooth=1)
    position.turn(0)
    position.choose("trade:1")
    assert thought_of(position) == ["give:1:tooth", "ask:1:bs4", "done"]
    position.choose("ask:1:bs4")
    assert thought_of(position) == ["give:1:tooth", "propose", "done"], "one thing each way"
    position.choose("propose")
    assert left_out(position) == {"no"}


def test_one_partner_in_a_turn_is_enough() -> None:
    position = Position(3, mode="cooperative")
    position.blueprint(1, "bs4")
    position.blueprint(2, "bs5")
    position.turn(0)
    assert {"trade:1", "trade:2"} <= set(thought_of(position))
    position.choose("trade:1")
    position.choose("done")
    assert "trade:2" in left_out(position)


def test_bots_do_not_trade_in_passing() -> None:
    position = group()
    position.put(1, "1.1/0")
    position.blueprint(1, "bs4")
    position.turn(0)
    position.walk("1.1/0")
    assert left_out(position) == {"trade:1"}


def test_a_look_at_a_stack_is_not_worth_an_action_nor_a_thought() -> None:
    position = group()
    position.equip(0, "ew1", 1)
    position.sheet(0).looks = True
    position.put(0, "1.1/0")
    position.turn(0)
    assert "explore" in position.codes  # for the look: nothing can be explored from here
    assert "explore" not in thought_of(position)
    position.put(0, "1.1/1")
    position.turn(0)
    assert "explore" in thought_of(position)
    position.choose("explore")
    assert left_out(position) == {"bonus"}


def test_there_is_always_something_to_think_about() -> None:
    for players, mode in ((2, "competitive"), (3, "cooperative")):
        match = zataku.new_match("fuji-koro", players, f"candidates-{mode}", {"mode": mode, "round-limit": 5})
        rng = Random(1)
        while not match.over and len(match.choices) < 1500:
            state = match.state
            assert isinstance(state, Volcano)
            found = candidates(state)
            assert found
            assert set(found) <= set(state.offer)
            match.choose(rng.choice(state.offer))


def test_bots_choose_among_these() -> None:
    position = crafting()
    for name in ("greedy", "mcts:5"):
        choice = bots.make(name, "1").choose(position.match.perspective(0))
        assert choice.code in thought_of(position)


def test_dice_that_break_or_show_little_are_rolled_again_together() -> None:
    wood, metal, tooth = 0, 1, 2
    good = [AGAIN[metal, 2], AGAIN[tooth, 3], AGAIN[wood, 1]]
    assert worst_die([*good, AGAIN[None]]) is AGAIN[None]
    assert worst_die([*good, AGAIN[wood, 0], AGAIN[tooth, 0], AGAIN[None]]) is AGAIN[tooth, 0]
    assert worst_die([*good, AGAIN[metal, BREAK], AGAIN[tooth, 0], AGAIN[None]]) is AGAIN[metal, BREAK]


def test_whoever_may_roll_again_in_a_fight_of_the_group_does_so() -> None:
    position = Position(2, mode="cooperative")
    position.lay_ring(1)
    position.others_away()
    position.scroll(0, "second-strike")
    position.dragon("1.1", "dr4")
    position.weapon(0, *EIGHT)
    position.helmet(0, "MMMM", "MMMM")
    position.turn()
    position.dice("T0 T0 T0 T0 T0", "Wb W1 W0 W1 Mb M2 M2 M2", "W1 M2", "T0 T0 T0 T0 T0")
    position.walk("1.1/4")
    position.choose("roll:weapon")
    assert thought_of(position) == ["again:metal:break"]
    position.choose("again:metal:break")
    assert thought_of(position) == ["again:wood:break"]
