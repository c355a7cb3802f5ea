"""Decks: layers of cards, some of which some seats know, drawn from the top."""

from __future__ import annotations

from random import Random

import pytest

from tests.toy import Lanterns, new_state
from zataku.kernel.chance import key_from_seed
from zataku.kernel.hidden import EVERYBODY, Bag, Deck, Heap, Pile, Redraw, redraw
from zataku.kernel.tuples import replaced


def state(seed: str = "deck") -> Lanterns:
    return new_state(2, {"rich": False}, key_from_seed(seed), None)


def test_unseen_cards_come_first_and_then_the_known_ones_in_their_order() -> None:
    deck = Deck(Bag((1, 2, 3)), Pile((8, 7), (EVERYBODY, EVERYBODY)))
    drawn, rest = state().draw_top(deck, 4)
    assert sorted(drawn[:3]) == [1, 2, 3]
    assert drawn[3] == 8
    assert rest.cards == (7,)
    assert len(rest) == 1
    assert state().draw_top(rest, 5)[0] == [7]


def test_a_single_card_is_drawn_as_from_a_bag() -> None:
    bag = Bag(range(20))
    card, _ = state().draw(bag)
    assert state().draw_top(Deck(bag))[0] == [card]


def test_a_layer_is_gone_with_its_last_card() -> None:
    known = Pile((8, 7), (EVERYBODY, EVERYBODY))
    drawn, rest = state().draw_top(Deck(Bag((1,)), known))
    assert drawn == [1]
    assert rest.layers == Deck(Bag(), known).layers == (known,)
    assert state().draw_top(rest)[0] == [8]


def test_cards_in_a_heap_come_in_any_order() -> None:
    heap = Deck(Heap((1, 2, 3), (EVERYBODY,) * 3))
    assert {state(str(seed)).draw_top(heap)[0][0] for seed in range(40)} == {1, 2, 3}


@pytest.mark.parametrize(("known", "reveals"), [(EVERYBODY, 0), (0b01, 1), (0, 1)])
def test_drawing_what_somebody_does_not_know_is_a_revelation(known: int, reveals: int) -> None:
    drawing = state()
    before = drawing.reveals
    drawing.draw_top(Deck(Pile((4,), (known,))))
    assert drawing.reveals - before == reveals


def test_layers_go_under_a_deck_and_its_top_can_be_shown() -> None:
    deck = Deck(Pile((1, 2), (0, 0))).over(Pile((3,), (EVERYBODY,)))
    assert deck.shown(0b10).layers[0].seen_by(1) == [1, None]  # type: ignore[union-attr]
    assert deck.on_bottom(Pile((5,), (0,))).cards == (1, 2, 5)
    with pytest.raises(TypeError, match="no top card"):
        Deck(Bag((1,))).shown(1)


def test_unknown_cards_of_a_deck_change_places_with_others_or_within_a_layer_only() -> None:
    truth = state()
    special = 9
    deck = Deck(Pile((1, 2, 3, 4), (0,) * 4), Pile((5, special, 6), (0,) * 3))
    across, within = set(), set()
    for number in range(60):
        sampled = truth.clone()
        sampled.deck = deck  # type: ignore[assignment]
        redraw(sampled, (Redraw("deck", cards=range(9)),), 0, Random(number))
        first, second = sampled.deck.layers  # type: ignore[attr-defined]
        assert second.cards[1] == special
        across.add(first.cards)
        redraw(sampled, (Redraw("deck", layered=True),), 0, Random(number))
        shuffled, below = sampled.deck.layers  # type: ignore[attr-defined]
        assert sorted(shuffled.cards) == sorted(first.cards)
        assert special in below.cards
        within.add(below.cards.index(special))
    assert len(across) > 30
    assert within == {0, 1, 2}


def test_a_record_that_is_not_there_holds_nothing() -> None:
    truth = state()
    truth.deck = Deck(Pile((1, 2, 3), (0, 1, 0)))  # type: ignore[assignment]
    truth.prize = None  # type: ignore[assignment]
    found = set()
    for number in range(20):
        sampled = truth.clone()
        redraw(sampled, (Redraw("deck", "prize.hand"),), 0, Random(number))
        found.add(sampled.deck.cards)
    assert found == {(1, 2, 3), (3, 2, 1)}


def test_one_item_of_a_tuple_is_replaced() -> None:
    assert replaced((1, 2, 3), 1, 7) == (1, 7, 3)
