"""Bags, piles, sealed choices, and sampling what a seat cannot know."""

from __future__ import annotations

from random import Random

import pytest

from tests.toy import BE_MODEST, BOAST, GAME, PLAY, Lanterns
from zataku.kernel.hidden import EVERYBODY, NOBODY, Bag, Pile, knows
from zataku.kernel.match import Match


def lanterns(match: Match) -> Lanterns:
    assert isinstance(match.state, Lanterns)
    return match.state


def after_the_first_seat(seed: str) -> Match:
    match = Match(GAME, 3, seed)
    match.choose(match.state.offer[0])
    match.choose("boast")
    return match


def test_a_bag_has_no_order() -> None:
    assert Bag([3, 1, 2]).cards == Bag([2, 3, 1]).cards == (1, 2, 3)
    assert Bag([1, 2, 3]).without(1).plus([0]).cards == (0, 1, 3)


def test_a_pile_shows_a_seat_only_what_it_knows() -> None:
    pile = Pile([7, 8, 9], [EVERYBODY, 1 << 2, NOBODY])
    assert pile.seen_by(2) == [7, 8, None]
    assert pile.seen_by(0) == [7, None, None]
    assert pile.seen_by(None) == [7, None, None]
    assert pile.shown(2, 1 << 0).seen_by(0) == [7, None, 9]
    assert pile.plus(5, EVERYBODY).without(0).without_card(9).cards == (8, 5)
    assert knows(EVERYBODY, 5)


def test_a_sample_keeps_what_the_seat_knows_and_all_cards() -> None:
    match = after_the_first_seat("hands")
    truth = lanterns(match)
    for number in range(50):
        sampled = truth.sample(0, Random(number))
        assert sampled.sheets[0].hand.cards == truth.sheets[0].hand.cards
        assert sampled.sheets[0].played.cards == truth.sheets[0].played.cards
        everything = [*sampled.deck.cards, *(c for s in sampled.sheets for c in (*s.hand.cards, *s.played.cards))]
        assert sorted(everything) == list(range(15))
        assert [option.code for option in sampled.offer] == [f"play:{card}" for card in sampled.sheets[1].hand.cards]


def test_a_sample_draws_anew_what_the_seat_cannot_know() -> None:
    match = after_the_first_seat("hands")
    truth = lanterns(match)
    hands, played, boasts = set(), set(), set()
    for number in range(200):
        sampled = truth.sample(1, Random(number))
        hands.add(sampled.sheets[2].hand.cards)
        played.add(sampled.sheets[0].played.cards)
        boasts.add(sampled.sealed[0].choice)
        assert sampled.sheets[1].hand.cards == truth.sheets[1].hand.cards
    assert len(hands) > 50
    assert len(played) == 12
    assert boasts == {BOAST, BE_MODEST}


def test_what_is_drawn_anew_does_not_depend_on_the_truth() -> None:
    truth = lanterns(after_the_first_seat("hands"))
    other = truth.sample(1, Random(5))
    assert truth.sample(1, Random(7)) == other.sample(1, Random(7))


def test_a_bot_holds_no_true_state() -> None:
    match = after_the_first_seat("hands")
    held = vars(match.perspective(1)).values()
    assert not any(thing is match.state for thing in held)
    assert all(thing.key != match.state.key for thing in held if isinstance(thing, Lanterns))


def test_a_sample_does_not_know_the_chance_to_come() -> None:
    truth = after_the_first_seat("dice").state
    assert truth.sample(0, Random(1)).key != truth.key


def test_a_secret_choice_is_seen_by_its_owner_alone() -> None:
    match = after_the_first_seat("sealed")
    assert match.view(0)["sealed"] == [[0, "boast"]]
    assert match.view(1)["sealed"] == match.view(None)["sealed"] == [[0, None]]


def test_a_single_hidden_card_is_still_asked_for() -> None:
    match = Match(GAME, 2, "one")
    sheet = lanterns(match).sheets[0]
    sheet.hand = Pile(sheet.hand.cards[:1], sheet.hand.known[:1])
    match.state.ask_again()
    assert [option.verb is PLAY for option in match.state.offer] == [True]


def test_only_containers_may_be_named_as_hidden() -> None:
    match = Match(GAME, 2, "wrong")
    lanterns(match).sealed = (3,)  # type: ignore[assignment]
    with pytest.raises(TypeError, match="not a container of hidden things"):
        match.state.sample(0, Random(1))
