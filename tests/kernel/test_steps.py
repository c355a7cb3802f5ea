"""Steps, options and the agenda."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import pytest

from tests.toy import EFFECTS, GAME, OPTIONS, PLAY, PRIZE_STEPS, Gain, Lanterns, new_state
from zataku.kernel.chance import key_from_seed
from zataku.kernel.effects import Either, parse
from zataku.kernel.interpreter import ActAs, Interpreter
from zataku.kernel.options import Option, Vocabulary
from zataku.kernel.state import State
from zataku.kernel.steps import Step


class Circle(Step[State]):
    def run(self, state: State) -> None:
        state.push(self)


class Ask(Step[State]):
    """Asks among the first options of the toy; tells what was taken in the round counter."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: State) -> Sequence[Option]:
        return PLAY[: self.count]

    def take(self, state: State, option: Option) -> None:
        assert isinstance(state, Lanterns)
        state.round = 1 + PLAY.index(option)


def state_with(*steps: Step[Any], players: int = 2) -> Lanterns:
    state = new_state(players, {"rich": False}, key_from_seed("steps"), None)
    state.agenda.clear()
    state.push(*steps)
    state.advance()
    return state


def codes(state: State) -> list[str]:
    return [option.code for option in state.offer]


def test_a_step_is_made_once_for_its_arguments() -> None:
    assert Gain.of("coin", 2) is Gain.of("coin", 2)
    assert Gain.of("coin", 2) is not Gain.of("coin", 3)
    assert Gain.of("coin", 2).code == "Gain(coin,2)"


def test_steps_and_options_come_back_from_pickle_as_themselves() -> None:
    for thing in (Gain.of("coin", 2), *PRIZE_STEPS, PLAY[3]):
        assert pickle.loads(pickle.dumps(thing)) is thing


def test_no_option_nothing_to_do_one_option_taken_more_asked() -> None:
    assert state_with(Ask.of(0)).over
    alone = state_with(Ask.of(1))
    assert alone.over
    assert alone.round == 1
    asked = state_with(Ask.of(2))
    assert codes(asked) == ["play:0", "play:1"]
    asked.apply(PLAY[1])
    assert asked.round == 2
    assert asked.over


def test_rules_that_run_in_a_circle_are_found() -> None:
    with pytest.raises(RuntimeError, match="in a circle at Circle"):
        state_with(Circle.of())


def test_decisions_are_handed_to_a_seat() -> None:
    assert state_with(ActAs.of(1), Ask.of(2)).seat == 1


def test_a_step_that_asks_nothing_takes_nothing() -> None:
    with pytest.raises(TypeError, match="asks nothing"):
        Circle.of().take(state_with(), PLAY[0])


def test_the_vocabulary_is_closed_after_import() -> None:
    with pytest.raises(ValueError, match="closed after import"):
        OPTIONS.option("new")
    assert OPTIONS["play:3"] is PLAY[3]
    assert "play:3" in OPTIONS
    assert [option.id for option in OPTIONS] == list(range(len(OPTIONS)))
    assert GAME.vocabulary is OPTIONS


def test_an_option_is_either_anytime_or_ordinary() -> None:
    vocabulary = Vocabulary("test-game", __name__)
    vocabulary.option("exchange", anytime=True)
    with pytest.raises(ValueError, match="both an anytime and an ordinary"):
        vocabulary.option("exchange")


# Effects at work: each prize of the toy shows one piece of the grammar


def test_alternatives_are_a_compulsory_choice() -> None:
    state = state_with(PRIZE_STEPS[0])
    assert codes(state) == ["do:2coin", "do:point"]
    state.apply(state.offer[0])
    assert state.seats[0].coins == 2
    assert state.over


def test_a_price_is_offered_when_it_can_be_paid_and_may_be_declined() -> None:
    state = state_with(PRIZE_STEPS[1])
    assert codes(state) == ["do:coin->3point", "skip", "melt"]
    state.apply(state.offer[0])
    assert (state.seats[0].coins, state.seats[0].points) == (0, 3)
    declined = state_with(PRIZE_STEPS[1])
    declined.apply(OPTIONS["skip"])
    assert (declined.seats[0].coins, declined.seats[0].points) == (1, 0)
    assert state_with(EFFECTS.compile("(coin -> 3 point)?")).over


def test_a_menu_is_left_by_skipping_or_when_all_is_done() -> None:
    state = state_with(PRIZE_STEPS[2])
    assert codes(state) == ["do:coin", "do:point", "skip"]
    state.apply(OPTIONS["do:point"])
    assert codes(state) == ["do:coin", "skip"]
    state.apply(OPTIONS["do:coin"])
    assert state.over
    assert (state.seats[0].coins, state.seats[0].points) == (1, 1)


def test_repetition_decides_each_time_anew() -> None:
    state = state_with(PRIZE_STEPS[3])
    state.apply(OPTIONS["do:coin"])
    assert codes(state) == ["do:coin", "do:point", "melt"]
    state.apply(OPTIONS["do:point"])
    assert state.over
    assert (state.seats[0].coins, state.seats[0].points) == (1, 1)


def test_any_order_does_all_parts_in_the_order_chosen() -> None:
    state = state_with(PRIZE_STEPS[4])
    assert codes(state) == ["do:coin", "do:point"]
    state.apply(OPTIONS["do:point"])
    assert state.over
    assert (state.seats[0].coins, state.seats[0].points) == (1, 1)


def test_codes_of_parts_are_easily_typed() -> None:
    interpreter = Interpreter(Vocabulary("typing", __name__), lambda word: Gain.of("coin", 1), lambda cost, then: then)
    parts = parse("2 coin + point / {coin, 2 point}")
    assert isinstance(parts, Either)
    assert [option.code for option, _, _ in interpreter.entries(parts.parts)] == ["do:2coin+point", "do:coin&2point"]
