"""Reconstructed values, set by the rule tests themselves: whatever the component file holds, they stay true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from zataku.games.bamboo import scoring
from zataku.games.bamboo.components import COMPONENTS, KINDS, MarketCell
from zataku.games.bamboo.steps import actions

#: Price and happiness from the bottom, for both types.
MARKET = ([(1, 1), (2, 2), (3, 3), (4, 4)], [(2, 1), (3, 2), (4, 3), (5, 4)])
#: The named cells of the purple, yellow, green and brown night board.
NIGHT = (
    {"1-1": "decoration", "3-1": "faith", "2-3": "garden", "1-5": "object", "3-5": "decoration"},
    {"1-2": "faith", "3-2": "object", "2-3": "decoration", "1-4": "faith", "3-4": "garden"},
    {"2-1": "garden", "3-1": "object", "2-3": "decoration", "1-5": "faith", "2-5": "garden"},
    {"1-1": "object", "2-1": "decoration", "2-3": "faith", "2-5": "garden", "3-5": "object"},
)
#: Happiness of the harmony tiles with which examples are told.
HAPPINESS = {"R06": 4, "R13": 6, "L01": 2}


@pytest.fixture(autouse=True)
def known_boards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A market, night boards and harmony tiles that the tests know."""
    grid = COMPONENTS.grid
    market = tuple(
        tuple(MarketCell(type_, row, *cell) for row, cell in enumerate(column, start=1))
        for type_, column in enumerate(MARKET)
    )
    named = tuple(
        tuple(KINDS.index(board[grid.name(cell)]) if grid.name(cell) in board else -1 for cell in range(grid.cells))
        for board in NIGHT
    )
    monkeypatch.setattr(actions, "_PRICE", [[cell.price for cell in column] for column in market])
    monkeypatch.setattr(actions, "_POINTS", [[cell.happiness for cell in column] for column in market])
    takes = [
        [sum(1 << cell for cell, asked in enumerate(board) if asked in (-1, kind)) for kind in range(len(KINDS))]
        for board in named
    ]
    monkeypatch.setattr(actions, "_NIGHT_CELLS", takes)
    bits = [sum(1 << cell for cell, kind in enumerate(board) if kind >= 0) for board in named]
    monkeypatch.setattr(scoring, "_NAMED", bits)
    before = COMPONENTS.market, COMPONENTS.named
    tiles = [(tile, tile.points) for tile in COMPONENTS.harmony_tiles if tile.id in HAPPINESS]
    for tile, _ in tiles:
        object.__setattr__(tile, "points", HAPPINESS[tile.id])
    object.__setattr__(COMPONENTS, "market", market)
    object.__setattr__(COMPONENTS, "named", named)
    yield
    object.__setattr__(COMPONENTS, "market", before[0])
    object.__setattr__(COMPONENTS, "named", before[1])
    for tile, points in tiles:
        object.__setattr__(tile, "points", points)
