"""What no source names is set by the tests themselves, so that it can be replaced in the box."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from zataku.games.white_castle import automa, setup
from zataku.games.white_castle.components import COLOURS, POSITIONS, SOLO_CARDS, SPACES, SoloCard
from zataku.kernel.effects import Word, parse

#: Id, bridge, position, space, upper and lower action.
DELEGATION = (
    ("T1", "coral", "left", "outside-left", "gate", "2 influence"),
    ("T2", "coral", "centre", "diplomat-1", "warrior(yard-3)", "advance(1)"),
    ("T3", "coral", "right", "steward-1", "gardener(stone)", "4 coin"),
    ("T4", "black", "left", "outside-right", "gate", "advance(1)"),
    ("T5", "black", "centre", "diplomat-2", "warrior(yard-1)", "3 point"),
    ("T6", "black", "right", "steward-3", "gardener(any)", "2 influence"),
    ("T7", "white", "left", "outside-left", "warrior(yard-5)", "4 coin"),
    ("T8", "white", "centre", "well", "gardener(flower)", "2 point"),
    ("T9", "white", "right", "steward-2", "gate", "advance(2)"),
)
#: (room, row) of the numbered cells; the well is room 5.
CELLS = (
    *((room, 1) for room in range(3)),
    (3, 0),
    (4, 0),
    *((room, 2) for room in range(3)),
    (3, 1),
    (4, 1),
    (5, 0),
    (5, 1),
)


def _card(id: str, bridge: str, position: str, space: str, *actions: str) -> tuple[object, ...]:
    words = tuple(word for word in map(parse, actions) if isinstance(word, Word))
    return id, COLOURS.index(bridge), POSITIONS.index(position), SPACES.index(space), words


def _lay(cards: list[tuple[object, ...]]) -> None:
    """Print other things on the delegation's cards."""
    for number, (card, values) in enumerate(zip(SOLO_CARDS, cards, strict=True)):
        for field, value in zip(fields(SoloCard), values, strict=True):
            object.__setattr__(card, field.name, value)
        for line, word in enumerate(card.actions):
            automa._ACTIONS[number, line].word = word


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The delegation's cards and the numbers of the tile cells, as the rule tests count on them."""
    cells = tuple((cell, number in range(5, 10)) for number, cell in enumerate(CELLS))
    monkeypatch.setattr(setup, "NUMBERED_CELLS", cells)
    given = [tuple(getattr(card, field.name) for field in fields(SoloCard)) for card in SOLO_CARDS]
    _lay([_card(*card) for card in DELEGATION])
    yield
    _lay(given)
