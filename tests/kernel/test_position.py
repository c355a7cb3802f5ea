"""Positions as data: choices, chance, and values set by their paths."""

from __future__ import annotations

import pytest

from zataku.games import game
from zataku.games.bamboo.state import Bamboo
from zataku.kernel.hidden import Bag
from zataku.kernel.match import IllegalChoice
from zataku.kernel.position import Position, put


def bamboo(position: Position) -> Bamboo:
    state = position.match(game("bamboo")).state
    assert isinstance(state, Bamboo)
    return state


def test_a_position_is_the_same_each_time() -> None:
    position = Position(2, "crane", walk=25)
    assert bamboo(position) == bamboo(position)
    assert len(position.match(game("bamboo")).choices) == 25


def test_choices_are_played_before_chance() -> None:
    first = Position(2, "crane").match(game("bamboo")).state.offer[1].code
    assert Position(2, "crane", play=[first], walk=3).match(game("bamboo")).choices[0].code == first
    with pytest.raises(IllegalChoice, match="is not offered"):
        Position(2, "crane", play=["nonsense"]).match(game("bamboo"))


def test_values_are_set_through_fields_lists_and_tuples() -> None:
    values = {"sheets.1.coins": 9, "sheets.0.food": [1, 0, 2], "food.0": 2, "supply": [2, 0, 1], "temples.0": [1, 0]}
    state = bamboo(Position(2, "crane", walk=8, values=values))
    assert state.sheets[1].coins == 9
    assert state.sheets[0].food == (1, 0, 2)
    assert state.food[0] == 2
    assert isinstance(state.supply, Bag)
    assert (tuple(state.supply.cards), state.temples[0]) == ((0, 1, 2), (1, 0))


def test_what_is_offered_follows_from_what_was_set() -> None:
    poor = Position(2, "crane", walk=8, values={"sheets.0.coins": 0, "sheets.1.coins": 0})
    rich = Position(2, "crane", walk=8, values={"sheets.0.coins": 30, "sheets.1.coins": 30})
    assert poor.match(game("bamboo")).state.asking is rich.match(game("bamboo")).state.asking


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("sheets.7.coins", 1, "no '7' on the way"),
        ("sheets.0.gold", 1, "no 'gold' on the way"),
        ("sheets.0.coins", "many", "is int and cannot be set to 'many'"),
        ("sheets.0.coins", [1], "is int and cannot be set to"),
        ("sheets.0", 1, "is Sheet and cannot be set to 1"),
        ("sheets.0.food", [1, "rice"], "cannot be set to 'rice'"),
    ],
)
def test_what_cannot_be_set_is_told(path: str, value: object, complaint: str) -> None:
    state = bamboo(Position(2, "crane"))
    before = state.fingerprint()
    with pytest.raises(ValueError, match=complaint):
        put(state, path, value)
    assert state.fingerprint() == before
