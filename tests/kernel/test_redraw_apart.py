"""Redrawing hidden cards member by member: everybody's unknown cards stay in their own deck and hand."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

from zataku.kernel.hidden import Bag, Pile, Redraw, redraw
from zataku.kernel.state import State


def _table() -> Any:
    return SimpleNamespace(
        seats=[
            SimpleNamespace(deck=Bag(range(10)), hand=Pile((10, 11), (1, 1))),
            SimpleNamespace(deck=Bag(range(20, 30)), hand=Pile((30, 31), (2, -1))),
        ]
    )


def _redrawn(seat: int | None, apart: bool) -> Any:
    table = _table()
    redraw(cast(State, table), (Redraw("seats.*.deck", "seats.*.hand", apart=apart),), seat, Random(3))
    return table


def test_cards_stay_with_their_owner() -> None:
    first, second = _redrawn(None, apart=True).seats
    assert sorted((*first.deck.cards, *first.hand.cards)) == list(range(12))
    assert sorted((*second.deck.cards, *second.hand.cards)) == list(range(20, 32))
    assert first.hand.cards != (10, 11)


def test_known_cards_stay_where_they_are() -> None:
    first, second = _redrawn(0, apart=True).seats
    assert first.hand.cards == (10, 11)
    assert second.hand.cards[1] == 31


def test_without_apart_all_are_one_pool() -> None:
    first, second = _redrawn(None, apart=False).seats
    assert any(card >= 20 for card in first.deck.cards)
    assert sorted((*first.deck.cards, *first.hand.cards, *second.deck.cards, *second.hand.cards)) == [
        *range(12),
        *range(20, 32),
    ]
