"""Tiles that do not lie on the map yet: on a stack where somebody has looked, in hand, turned this way or that."""

from __future__ import annotations

from functools import lru_cache

from zataku.draw.hexagons import middle_of, outline, shape
from zataku.draw.icons import icon
from zataku.draw.svg import circle, group, path, rect

from ..components import (
    ADVENTURE,
    COLOURS,
    DRAGON_TYPE_IDS,
    ERUPTS,
    EXIT,
    HEXAGON,
    LAVA,
    MONK,
    SCROLL,
    SQUARE,
    TILE_BY_ID,
    TILES,
)
from ..map import shown_slot
from ..view import FujiKoroView
from .layout import EDGE, FLOWER
from .pieces import cube, dragon_head, eruption, lava_cell, monk, scroll_token, tile_ground, tile_line
from .words import counts

_SMALL = 10.0


def whole_tile(view: FujiKoroView, id: str, rotation: int, x: float, y: float) -> str:
    """A tile as large as on the map, with what its spots will bring."""
    tile = TILES[TILE_BY_ID[id]]
    parts = [tile_ground(tile.level, x, y)]
    for printed, spot in enumerate(tile.spots):
        if spot[0] == LAVA:
            parts.append(lava_cell(*_at(shown_slot(printed, rotation), x, y)))
    parts.append(tile_line(x, y))
    for printed, spot in enumerate(tile.spots):
        if counts(view, spot):
            parts.append(_coming(view, spot, *_at(shown_slot(printed, rotation), x, y)))
    if tile.dragon >= 0:
        parts.append(dragon_head(DRAGON_TYPE_IDS[tile.dragon], x, y, 40))
    return "".join(parts)


def _at(slot: int, x: float, y: float) -> tuple[float, float]:
    return middle_of(FLOWER[slot], EDGE, x, y)


def _coming(view: FujiKoroView, spot: tuple[int, int], x: float, y: float) -> str:
    kind, number = spot
    if kind == ERUPTS:
        return eruption(number, number in view["countdown"]["called"], x, y)
    if kind == MONK:
        return monk(x, y, 38)
    if kind in (SQUARE, HEXAGON):
        return rect(x - 15, y - 15, 30, 30, fill="var(--light)", stroke="var(--ink)", line=1.6, round=5) + (
            cube("wood", x - 12, y - 6, 11, ghost=True) + cube("metal", x + 1, y - 6, 11, ghost=True)
        )
    if kind == SCROLL:
        return scroll_token(seat_of_colour(view, COLOURS[number]), x, y, 38)
    if kind == ADVENTURE:
        return circle(x, y, 14, fill="var(--sakura)", stroke="var(--ink)", line=1.5)
    return icon("way-out", x - 15, y - 17, 30) if kind == EXIT else ""


def seat_of_colour(view: FujiKoroView, colour: str) -> int | None:
    """Who plays the samurai of this colour."""
    return next((seat for seat, sheet in enumerate(view["seats"]) if sheet.get("colour") == colour), None)


# Small


def small_tile(view: FujiKoroView, id: str, rotation: int, x: float, y: float, edge: float = _SMALL) -> str:
    """A tile as a small picture: where lava is and will be, where monks, tokens and scrolls will lie."""
    shown = tuple(counts(view, spot) for spot in TILES[TILE_BY_ID[id]].spots)
    return group(_small(id, rotation, shown), x=x, y=y, scale=edge / _SMALL)


@lru_cache(1024)
def _small(id: str, rotation: int, shown: tuple[bool, ...]) -> str:
    tile = TILES[TILE_BY_ID[id]]
    parts = [path(outline(FLOWER, _SMALL), fill=f"var(--rock-{tile.level})", width=1.6)]
    for printed, (kind, _) in enumerate(tile.spots):
        x, y = middle_of(FLOWER[shown_slot(printed, rotation)], _SMALL)
        if kind in (LAVA, ERUPTS):
            fill = "var(--magma)" if kind == LAVA else "var(--spark)"
            parts.append(path(shape(x, y, _SMALL), fill=fill, width=1, stroke="var(--magma-deep)"))
        if shown[printed]:
            parts.append(_dot(kind, x, y))
    return "".join(parts)


def _dot(kind: int, x: float, y: float) -> str:
    if kind == ERUPTS:
        return path(f"M{x - 5:.1f} {y + 3:.1f}l3-5 3 4 4-6", stroke="var(--magma-deep)", width=2)
    if kind == MONK:
        return icon("monk", x - 8, y - 8, 16)
    if kind in (SQUARE, HEXAGON):
        return rect(x - 5, y - 5, 10, 10, fill="var(--light)", line=1.2, round=2)
    if kind == SCROLL:
        return icon("scroll", x - 7, y - 7, 14)
    if kind == ADVENTURE:
        return circle(x, y, 5, fill="var(--sakura)", line=1.2)
    return icon("way-out", x - 7, y - 8, 14) if kind == EXIT else ""
