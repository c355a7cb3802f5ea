"""The night side (BB-110 to BB-112)."""

import pytest

from tests.conformance.battery import refused_in_the_same_words
from tests.games.bamboo.position import EMPTY, Position, kind_of, summer
from tests.rules import rule
from zataku.games.bamboo.components import COMPONENTS, KINDS


def night(seat: int = 0, coins: int = 9) -> Position:
    position = summer(4, "night")
    position.sheet(seat).coins = coins
    return position


@rule("BB-110")
def test_a_named_cell_takes_only_its_kind() -> None:
    # Purple: decoration at 1-1 and 3-5, faith at 3-1, garden at 2-3, object at 1-5.
    position = night().house_market("I", "I-D1 I-F1 I-G1 I-O1").act("house").choose("house:I:3")
    assert kind_of("I-G1") == "garden"
    assert "cell:2-3" in position.codes
    refused = {"cell:1-1", "cell:3-5", "cell:3-1", "cell:1-5"}
    assert not refused & set(position.codes)
    assert all(position.why_not(code) == ("refusal-cell-named", "BB-110") for code in refused)
    assert len(position.codes) == 11
    position = night().house_market("I", "I-D1 I-F1 I-G1 I-O1").act("house").choose("house:I:1")
    assert {"cell:1-1", "cell:3-5"} <= set(position.codes)
    assert "cell:2-3" not in position.codes


@rule("BB-110", "BB-060")
def test_a_tile_without_a_cell_is_not_offered() -> None:
    position = night().house_market("I", "I-D1 I-F1 I-G1 I-O1").house_market("II", "II-D1 II-F1 II-G1 II-O1")
    position.house(0, ".. D1 D1 D1 D1", "F1 F1 .. F1 F1", "G1 G1 G1 G1 G2")
    position.act("house")
    # Only the decoration cell 1-1 and the garden cell 2-3 are empty.
    assert position.offers("house:") == ["house:I:1", "house:I:3", "house:II:1", "house:II:3"]
    assert position.why_not("house:I:2") == ("refusal-no-cell", "BB-060")
    assert refused_in_the_same_words(position.match) == []


@rule("BB-111", "BB-123")
def test_each_named_cell_without_a_tile_costs_one() -> None:
    position = night()
    assert position.match.game.scores(position.state)[0].parts["night"] == -5
    position.house(0, "D1 .. .. .. ..", ".. .. G1 .. ..", EMPTY)
    assert position.match.game.scores(position.state)[0].parts["night"] == -3
    position.house(0, ".. D1 .. .. ..", EMPTY, EMPTY)
    assert position.match.game.scores(position.state)[0].parts["night"] == -5


@rule("BB-112", "BB-019")
@pytest.mark.parametrize("seat", range(4))
def test_the_four_boards_differ(seat: int) -> None:
    named = {
        0: {"1-1": "decoration", "3-1": "faith", "2-3": "garden", "1-5": "object", "3-5": "decoration"},
        1: {"1-2": "faith", "3-2": "object", "2-3": "decoration", "1-4": "faith", "3-4": "garden"},
        2: {"2-1": "garden", "3-1": "object", "2-3": "decoration", "1-5": "faith", "2-5": "garden"},
        3: {"1-1": "object", "2-1": "decoration", "2-3": "faith", "2-5": "garden", "3-5": "object"},
    }[seat]
    for tile, kind in zip(("I-D1", "I-F1", "I-G1", "I-O1"), KINDS, strict=True):
        position = night(seat).house_market("I", tile).act("house", seat).choose("house:I:1")
        closed = {f"cell:{cell}" for cell, wanted in named.items() if wanted != kind}
        assert (
            set(position.codes)
            == {option.code for option in position.match.game.vocabulary if option.code.startswith("cell:")} - closed
        )


@rule("BB-112", "BB-123")
def test_by_day_no_cell_names_a_kind() -> None:
    position = summer(4)
    for seat in range(4):
        position.sheet(seat).coins = 1
        position.house_market("I", "I-G1").act("house", seat).choose("house:I:1")
        assert len(position.codes) == COMPONENTS.grid.cells
        assert "night" not in position.match.game.scores(position.state)[seat].parts
