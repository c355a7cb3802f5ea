"""The hash stream: the same on every machine, fair, and used up one event at a time."""

from __future__ import annotations

from collections import Counter

from tests.toy import Lanterns
from zataku.kernel.chance import chance, key_from_seed
from zataku.kernel.hidden import Bag


def test_the_stream_is_the_same_on_every_machine() -> None:
    key = key_from_seed("heron-42")
    assert key.hex() == "00d26f397c0975fd972a2b995c75a83fbb868d15558a374bfd96f561effe9071"
    assert chance(key, 0) % 10**12 == 509619856069
    state = Lanterns(key)
    assert state.roll(9) == [4, 2, 2, 6, 1, 2, 5, 3, 5]
    assert state.shuffled(range(10)) == [0, 8, 6, 3, 4, 9, 2, 5, 7, 1]


def test_one_event_uses_up_one_number() -> None:
    state = Lanterns(key_from_seed("x"))
    state.roll(15)
    state.below(3)
    state.shuffled(range(60))
    assert (state.counter, state.reveals) == (3, 3)


def test_a_large_shuffle_uses_up_several() -> None:
    state = Lanterns(key_from_seed("large"))
    assert sorted(state.shuffled(range(500))) == list(range(500))
    assert (state.counter, state.reveals) == (6, 1)
    state.shuffled([4])
    assert (state.counter, state.reveals) == (7, 2)


def test_dice_and_shuffles_are_fair() -> None:
    state = Lanterns(key_from_seed("fair"))
    dice = Counter(value for _ in range(2000) for value in state.roll(6))
    assert all(1800 < dice[value] < 2200 for value in range(1, 7))
    orders = Counter(tuple(state.shuffled([0, 1, 2])) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_drawing_takes_a_card_out_of_the_bag() -> None:
    state = Lanterns(key_from_seed("bag"))
    card, bag = state.draw(Bag(range(5)))
    assert sorted((card, *bag.cards)) == list(range(5))
    cards, bag = state.draw_many(Bag(range(5)), 9)
    assert sorted(cards) == list(range(5))
    assert len(bag) == 0
