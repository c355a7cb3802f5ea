"""The data of Bamboo: counts, consistency, and errors that explain themselves."""

import copy
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.rules import rule
from zataku.games.bamboo import components
from zataku.games.bamboo.components import ACTIONS, COMPONENTS, KINDS, PARTS, TYPES, build
from zataku.kernel.components import PROVENANCES, ComponentsError

DATA: dict[str, Any] = tomllib.loads(Path(components.__file__).with_name("components.toml").read_text("utf-8"))


@rule("BB-001")
def test_what_the_box_holds() -> None:
    house = Counter(TYPES[tile.type] for tile in COMPONENTS.house_tiles)
    assert house == {"I": 32, "II": 32}
    harmony = Counter(PARTS[tile.part] for tile in COMPONENTS.harmony_tiles)
    assert harmony == {"left": 24, "whole": 20, "right": 24}
    assert len(COMPONENTS.spirits) == 7
    assert COMPONENTS.numbers.spirit_copies == 3
    assert sorted(COMPONENTS.temple_tiles) == [0, 2, 3, 3]
    assert len(COMPONENTS.gifts) == 4
    assert Counter(shoot.group for shoot in COMPONENTS.shoots) == {"player": 16, "board": 12, "plain": 8}
    assert [(food.id, food.food, food.count) for food in COMPONENTS.food] == [
        ("tea", 1, 6),
        ("rice", 2, 12),
        ("ramen", 3, 8),
    ]
    numbers = COMPONENTS.numbers
    assert numbers.incense + numbers.rounds == 7


@rule("BB-071")
def test_house_tiles_have_a_kind_and_comfort() -> None:
    assert {KINDS[tile.kind] for tile in COMPONENTS.house_tiles} == {"decoration", "faith", "garden", "object"}
    assert {tile.comfort for tile in COMPONENTS.house_tiles} == {1, 2, 3}


@rule("BB-051")
def test_the_five_actions_of_shoots() -> None:
    found = Counter(ACTIONS[shoot.action] for shoot in COMPONENTS.shoots)
    assert found == {"harmony": 8, "house": 8, "cooking": 8, "income": 8, "joker": 4}


@rule("BB-X14")
@pytest.mark.parametrize(("points", "half"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_half_values(points: int, half: int) -> None:
    tiles = [tile for tile in COMPONENTS.harmony_tiles if tile.points == points]
    assert tiles
    assert all(tile.half == half for tile in tiles)


def test_everything_says_where_it_comes_from() -> None:
    for provenance, source in COMPONENTS.provenance.values():
        assert provenance in PROVENANCES
        assert source
    for items in (COMPONENTS.shoots, COMPONENTS.house_tiles, COMPONENTS.harmony_tiles):
        assert all(item.provenance in PROVENANCES for item in items)
    assert [tile.id for tile in COMPONENTS.harmony_tiles if tile.provenance == "printed"] == ["R03"]


def broken(*path: str | int, value: Any = None) -> list[str]:
    """What loading says when one value of the data is replaced, or left out if the value is None."""
    data = copy.deepcopy(DATA)
    table: Any = data
    for key in path[:-1]:
        table = table[key]
    if value is None:
        del table[path[-1]]
    else:
        table[path[-1]] = value
    with pytest.raises(ComponentsError) as error:
        build(data)
    return list(error.value.problems)


@pytest.mark.parametrize(
    ("path", "value", "explanation"),
    [
        (("house_tiles", "tiles", 0), None, "63 house tiles instead of 64"),
        (("house_tiles", "tiles", 0, "kind"), "gardn", "house tile I-D1: kind 'gardn' is none of"),
        (("house_tiles", "tiles", 0, "comfort"), 4, "house tile I-D1: comfort 4 is not 1 to 3"),
        (("house_tiles", "tiles", 1, "id"), "I-D1", "the id I-D1 is used 2 times"),
        (
            ("harmony_tiles", "tiles", 5, "condition"),
            "FGG",
            "harmony tile L06: 'FGG': 1 rows of 3 do not fit in the left part",
        ),
        (("harmony_tiles", "tiles", 5, "condition"), "FG>=7", "harmony tile L06: FG>=7 cannot be met on the day side"),
        (("night", "cells", 0, "row"), 4, "[night] purple 4-1: the house has no such cell"),
        (("night", "cells", 0, "row"), 3, "[night] purple 3-1: this cell is named twice"),
        (("shoots", "pieces", 0, "action"), "house", "set A of the player shoots must have four different actions"),
        (("shoots", "pieces", 0, "colour"), "blue", "set A of the player shoots must have each colour once"),
        (("shoots", "pieces", 16, "group"), "plain", "11 board shoots for 12 cells of the slots"),
        (
            ("areas", "cells", "red"),
            6,
            "the red area of 6 cells must take a player's first shoots of its colour, but not",
        ),
        (("areas", "cells", "blue"), 2, "the blue area of 2 cells must take a player's first shoots of its colour"),
        (("areas", "cells", "green"), None, "the entry 'green' is missing"),
        (("house_market", "cells", 0, "row"), 5, "house market I: rows [2, 3, 4, 5]"),
        (("house_market", "cells", 0, "price"), -1, "house market I: a price is negative"),
        (("gifts", "actions", 0), "cooking", "the gifts must be the four actions, each once"),
        (("house", "right"), [2, 5], "the left and the right part of the house overlap"),
        (("food", "provenance"), "guessed", "[food] must say where it comes from: printed, public, reconstructed"),
        (("food", "source"), "", "[food] lacks a note on its source"),
        (("slots", "count"), None, "the entry 'count' is missing"),
    ],
)
def test_loading_explains_what_is_wrong(path: tuple[str | int, ...], value: Any, explanation: str) -> None:
    assert any(problem.startswith(explanation) for problem in broken(*path, value=value))


def test_uncertain_values_change_without_code() -> None:
    data = copy.deepcopy(DATA)
    data["areas"]["cells"]["yellow"] = 3
    data["house_market"]["cells"][0]["price"] = 0
    data["night"]["cells"] = data["night"]["cells"][:1]
    changed = build(data)
    assert changed.numbers.area_cells == (4, 4, 3, 3)
    assert changed.market[0][0].price == 0
    assert sum(kind >= 0 for board in changed.named for kind in board) == 1
