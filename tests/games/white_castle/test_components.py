"""The component file: complete, and its mistakes are explained."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.white_castle.conftest import CELLS
from tests.rules import rule
from zataku.games.white_castle import components
from zataku.games.white_castle.components import (
    CARDS,
    DAIMYO_CARDS,
    DATA,
    DIE_TILES,
    DIPLOMATS,
    GARDENS,
    LAST_CELLS,
    SOLO_CARDS,
    STARTING_ACTIONS,
    STARTING_RESOURCES,
    STEWARDS,
    TILE_CELLS,
    YARD_TILES,
)
from zataku.kernel.components import ComponentsError
from zataku.kernel.effects import Cost, Word


def called(card: components.Card) -> str:
    effect = card.actions[card.dark]
    effect = effect.then if isinstance(effect, Cost) else effect
    assert isinstance(effect, Word)
    return effect.name


def test_the_box_is_complete() -> None:
    counts = (len(STEWARDS), len(DIPLOMATS), len(DAIMYO_CARDS), len(STARTING_ACTIONS), len(STARTING_RESOURCES))
    assert counts == (15, 12, 9, 6, 9)
    assert (len(GARDENS), len(YARD_TILES), len(DIE_TILES), len(SOLO_CARDS), len(CARDS)) == (10, 8, 15, 9, 45)
    assert len(set(DIE_TILES)) == 15


def test_dark_actions_are_spread_evenly() -> None:
    assert Counter(map(called, STEWARDS)) == dict.fromkeys(("courtier", "gardener", "warrior"), 5)
    assert Counter(map(called, DIPLOMATS)) == dict.fromkeys(("courtier", "gardener", "warrior"), 4)
    for cards in (STEWARDS, DIPLOMATS):
        unmarked = [card for card in cards if not card.marked]
        assert Counter(map(called, unmarked)) == dict.fromkeys(("courtier", "gardener", "warrior"), 3)
    assert all(str(card.actions[card.dark]).startswith("seal -> ") for card in STEWARDS)


def test_a_garden_is_worth_twice_its_cost_less_one() -> None:
    assert all(garden.points == 2 * garden.cost - 1 for garden in GARDENS)


def test_every_set_says_where_it_comes_from() -> None:
    provenance = {name: found["provenance"] for name, found in DATA.items()}
    assert set(provenance.values()) == {"printed", "public", "reconstructed"}
    assert {name for name, value in provenance.items() if value == "reconstructed"} == {"tile-cell", "solo"}
    assert all(found["source"] for found in DATA.values())


def broken(name: str, change: Callable[[Any], object]) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    change(data[name])
    return data


def _stewards(data: dict[str, Any]) -> object:
    return components._action_cards(data, "steward", 15, 3)


def _diplomats(data: dict[str, Any]) -> object:
    return components._action_cards(data, "diplomat", 12, 2)


def _daimyo(data: dict[str, Any]) -> object:
    return components._set(data, "daimyo", 9)


def _resources(data: dict[str, Any]) -> object:
    return components._starting_resources(data, components.DECREES)


MISTAKES: list[tuple[Callable[[dict[str, Any]], object], str, Callable[[Any], object], str]] = [
    (_daimyo, "daimyo", lambda found: found["items"].pop(), "8 items, the box holds 9"),
    (_daimyo, "daimyo", lambda found: found["items"][1].update(id="D1"), "D1 more than once"),
    (_stewards, "steward", lambda found: found["items"][0]["actions"].pop(), "card S01 has 2 actions"),
    (_stewards, "steward", lambda found: found["items"][0].update(dark=4), "no action number 4"),
    (_stewards, "steward", lambda found: found["items"][1].update(marked=True), "without the mark"),
    (_diplomats, "diplomat", lambda found: found["items"][0].update(tall="left"), "none of top, bottom"),
    (components._solo_cards, "solo", lambda found: found["items"][0].update(bridge="green"), "none of coral, black"),
    (components._solo_cards, "solo", lambda found: found["items"][0].update(position="right"), "nine positions"),
    (components._decrees, "decree", lambda found: found["items"][0].update(lantern="coin + seal"), "single word"),
    (components._die_tiles, "die-tile", lambda found: found["rewards"].pop(), "five rewards"),
    (components._cells, "tile-cell", lambda found: found["items"][3].update(number=13), "from 1 to 12"),
    (_resources, "starting-resource", lambda found: found["items"][0].update(decree="x"), "decree of card R1"),
]


@pytest.mark.parametrize(("load", "name", "change", "explained"), MISTAKES, ids=[mistake[-1] for mistake in MISTAKES])
def test_mistakes_in_the_file_are_explained(
    load: Callable[[dict[str, Any]], object], name: str, change: Callable[[Any], object], explained: str
) -> None:
    data = broken(name, change)
    with pytest.raises(ComponentsError, match=explained):
        load(data)


def test_a_missing_set_is_noticed() -> None:
    with pytest.raises(ComponentsError, match=r"no set \[daimyo\]"):
        components._set({}, "daimyo", 9)


@rule("WC-006", "WC-007")
def test_the_cells_of_the_die_tiles_are_numbered() -> None:
    assert sorted(TILE_CELLS) == sorted(CELLS)
    assert [number + 1 for number in sorted(LAST_CELLS)] == [6, 7, 8, 9, 10], "they finish a room"
    assert sorted(TILE_CELLS[10:]) == [(5, 0), (5, 1)], "the well comes last"
