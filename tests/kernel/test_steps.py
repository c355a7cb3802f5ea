"""Steps, options and the agenda."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import pytest

from tests.toy import EFFECTS, GAME, OPTIONS, PLAY, PRIZE_STEPS, Gain, Lanterns, new_state
from zataku.kernel.chance import key_from_seed
from zataku.kernel.effects import Either, parse
from zataku.kernel.interpreter import Interpreter
from zataku.kernel.options import Option, Vocabulary
from zataku.kernel.state import ActAs, State, clockwise
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
        return [PLAY[card] for card in range(self.count)]

    def play(self, state: State, card: int) -> None:
        assert isinstance(state, Lanterns)
        state.round = 1 + card


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


def test_options_are_named_by_their_numbers_too() -> None:
    asked = state_with(Ask.of(3))
    assert asked.numbers() == sorted(option.id for option in asked.offer)
    before = asked.fingerprint()
    for number in (PLAY[3].id, -1):
        with pytest.raises(ValueError, match=f"{number} is not offered now"):
            asked.apply_number(number)
    assert asked.fingerprint() == before
    asked.apply_number(PLAY[2].id)
    assert asked.over
    assert asked.numbers() == []
    with pytest.raises(ValueError, match="offered are none, the match is over"):
        asked.apply_number(PLAY[2].id)


def test_an_endless_loop_in_the_rules_is_found() -> None:
    with pytest.raises(RuntimeError, match="endless loop in the rules at Circle"):
        state_with(Circle.of())


def test_decisions_are_handed_to_a_seat() -> None:
    assert state_with(ActAs.of(1), Ask.of(2)).seat == 1


def test_a_step_takes_only_verbs_that_it_answers() -> None:
    with pytest.raises(AttributeError, match="no attribute 'play'"):
        Circle.of().take(state_with(), PLAY[0])


def test_an_option_is_a_verb_with_arguments() -> None:
    words = Vocabulary("words", __name__)
    lay = words.verb("lay", ("left", "right"), {(0, 2): "two", (1, 1): "one+one"})
    stop = words.option("stop-here")
    assert [option.code for option in words] == [
        "lay:left:two",
        "lay:left:one+one",
        "lay:right:two",
        "lay:right:one+one",
        "stop-here",
    ]
    option = lay[1, (0, 2)]
    assert (option.verb, option.args, option.names) == (lay, (1, (0, 2)), ("right", "two"))
    assert (lay.word, lay.act, stop.verb.act, stop.args) == ("lay", "lay", "stop_here", ())
    assert lay != words.verb("lie", ("left",))
    with pytest.raises(ValueError, match="two options have the code 'stop-here'"):
        words.verb("stop-here")


def test_a_verb_is_answered_with_its_arguments() -> None:
    words = Vocabulary("more-words", __name__)
    told: list[object] = []

    class Answering(Step[State]):
        def run(self, state: State) -> None: ...

        def rest(self, state: State) -> None:
            told.append("rest")

        def look(self, state: State, where: int) -> None:
            told.append(where)

        def lay(self, state: State, where: int, what: int) -> None:
            told.append((where, what))

    names = ("left", "right")
    for option in (words.option("rest"), words.verb("look", names)[1], words.verb("lay", names, names)[1, 0]):
        Answering.of().take(state_with(), option)
    assert told == ["rest", 1, (1, 0)]


def test_asking_another_seat_gives_the_decisions_back() -> None:
    state = state_with(Ask.of(2))
    state.agenda.clear()
    state.ask(1, Ask.of(2))
    state.push(Ask.of(3))
    state.advance()
    asked = []
    while not state.over:
        asked.append((state.seat, len(state.offer)))
        state.apply(state.offer[0])
    assert asked == [(0, 3), (1, 2)]
    assert state.seat == 0


def test_each_seat_in_turn_order_is_asked() -> None:
    state = state_with(players=3)
    state.over = False
    state.ask_each(clockwise(2, 3), Ask.of(2))
    state.advance()
    asked = []
    while not state.over:
        asked.append(state.seat)
        state.apply(state.offer[0])
    assert asked == [2, 0, 1]


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
    assert state.sheets[0].coins == 2
    assert state.over


def test_a_price_is_offered_when_it_can_be_paid_and_may_be_declined() -> None:
    state = state_with(PRIZE_STEPS[1])
    assert codes(state) == ["do:coin->3point", "skip", "melt"]
    state.apply(state.offer[0])
    assert (state.sheets[0].coins, state.sheets[0].points) == (0, 3)
    declined = state_with(PRIZE_STEPS[1])
    declined.apply(OPTIONS["skip"])
    assert (declined.sheets[0].coins, declined.sheets[0].points) == (1, 0)
    assert state_with(EFFECTS.compile("(coin -> 3 point)?")).over


def test_a_menu_is_left_by_skipping_or_when_all_is_done() -> None:
    state = state_with(PRIZE_STEPS[2])
    assert codes(state) == ["do:coin", "do:point", "skip"]
    state.apply(OPTIONS["do:point"])
    assert codes(state) == ["do:coin", "skip"]
    state.apply(OPTIONS["do:coin"])
    assert state.over
    assert (state.sheets[0].coins, state.sheets[0].points) == (1, 1)


def test_repetition_decides_each_time_anew() -> None:
    state = state_with(PRIZE_STEPS[3])
    state.apply(OPTIONS["do:coin"])
    assert codes(state) == ["do:coin", "do:point", "melt"]
    state.apply(OPTIONS["do:point"])
    assert state.over
    assert (state.sheets[0].coins, state.sheets[0].points) == (1, 1)


def test_any_order_does_all_parts_in_the_order_chosen() -> None:
    state = state_with(PRIZE_STEPS[4])
    assert codes(state) == ["do:coin", "do:point"]
    state.apply(OPTIONS["do:point"])
    assert state.over
    assert (state.sheets[0].coins, state.sheets[0].points) == (1, 1)


def test_codes_of_parts_are_easily_typed() -> None:
    interpreter = Interpreter(Vocabulary("typing", __name__), lambda word: Gain.of("coin", 1), lambda cost, then: then)
    parts = parse("2 coin + point / {coin, 2 point}")
    assert isinstance(parts, Either)
    assert [option.code for option, _, _ in interpreter.entries(parts.parts)] == ["do:2coin+point", "do:coin&2point"]


def test_an_answer_of_another_seat_that_goes_without_saying_counts_as_a_revelation() -> None:
    state = state_with(Ask.of(2), Ask.of(1), ActAs.of(1), Ask.of(1), Ask.of(2))
    before = state.reveals
    state.apply(state.offer[0])
    assert (state.seat, len(state.offer)) == (1, 2)
    assert state.reveals == before + 1


def test_the_end_of_a_match_with_secrets_counts_as_a_revelation() -> None:
    state = state_with(Ask.of(2))
    before = state.reveals
    state.apply(state.offer[0])
    assert state.over
    assert state.reveals == before + 1
