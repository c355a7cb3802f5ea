"""Views as tensors: every number has a name, and nothing that a seat cannot know is among them."""

from random import Random

import numpy as np
import pytest

from zataku.games import game, games
from zataku.kernel.match import framed_view
from zataku.lab.observing import LEAST, MISSING, MOST, new_state, observation
from zataku.lab.playing import Rules

EVERY_GAME = [(name, each.players[-1], dict(each.brisk)) for name, each in games().items()]


@pytest.mark.parametrize(("name", "players", "options"), EVERY_GAME)
def test_what_a_seat_sees_does_not_tell_what_it_cannot_know(
    name: str, players: int, options: dict[str, object]
) -> None:
    rules = Rules(name, players, options)  # type: ignore[arg-type]
    rng = Random(5)
    state = rules.new("leak")
    decisions = 0
    while not state.over and decisions < 120:
        if decisions % 6 == 0:
            for seat in (*range(players), None):
                other = state.sample(seat, rng)
                assert np.array_equal(rules.look(state, seat), rules.look(other, seat))
                if seat == state.seat:
                    assert np.array_equal(rules.mask(state), rules.mask(other))
        state.apply(rng.choice(state.offer))
        decisions += 1


@pytest.mark.parametrize(("name", "players", "options"), EVERY_GAME)
def test_all_that_can_be_seen_has_its_place(name: str, players: int, options: dict[str, object]) -> None:
    """In matches other than those from which the shape was found, hardly a word or number is left out."""
    rules = Rules(name, players, options)  # type: ignore[arg-type]
    shape = rules.observation
    rng = Random(1)
    state = rules.new("another match")
    lost = counted = 0
    for _ in range(150):
        view = framed_view(rules.game, state, state.seat)
        vector = shape.vector(view)
        assert vector.min() >= LEAST
        assert vector.max() <= MOST
        counted += leaves(view)
        lost += leaves(view) - int((vector != MISSING).sum())
        if state.over:
            break
        state.apply(rng.choice(state.offer))
    assert lost <= counted / 200


@pytest.mark.parametrize(("name", "players", "options"), EVERY_GAME)
def test_who_looks_again_sees_the_same(name: str, players: int, options: dict[str, object]) -> None:
    """From decision to decision, from seat to seat, from one match to the next."""
    rules = Rules(name, players, options)  # type: ignore[arg-type]
    onlooker = rules.onlooker()
    rng = Random(2)
    for deal in range(2):
        state = rules.new(f"again {deal}")
        for decision in range(100):
            seat = state.seat if decision % 3 else decision % players
            seen = onlooker.look(state, seat)
            assert np.array_equal(seen, rules.look(state, seat))
            seen.fill(0)
            if state.over:
                break
            state.apply(rng.choice(state.offer))


def leaves(value: object) -> int:
    if isinstance(value, dict):
        return sum(leaves(part) for part in value.values())
    if isinstance(value, (list, tuple)):
        return sum(leaves(item) for item in value)
    return value is not None


def test_tensors_are_called_as_the_view_calls_them() -> None:
    castle = game("white-castle")
    state = new_state(castle, 3, castle.settings(3, {}), "names")
    view = framed_view(castle, state, 1)
    shape = observation("white-castle", 3)
    named = shape.named(shape.vector(view))
    assert named["seat"] == 1
    assert named["seats[].goods.coin"].tolist() == [seat["goods"]["coin"] for seat in view["seats"]]
    words = {number: word for word, number in shape.words.items()}
    assert [words[int(number)] for number in named["rooms[].id"]] == [room["id"] for room in view["rooms"]]
    assert named["seats[].rows[].value"].shape == (3, 3)
    assert sum(tensor.size for tensor in shape.tensors) == shape.size


def test_nothing_is_told_apart_from_something() -> None:
    castle = game("white-castle")
    view = framed_view(castle, new_state(castle, 2, castle.settings(2, {}), "nothing"), 0)
    shape = observation("white-castle", 2)
    assert (view["seats"][0]["card"] is None) == (shape.named(shape.vector(view))["seats[].card.id"][0] == MISSING)
