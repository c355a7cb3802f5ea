"""Exploring: the drawn tile over its place with six grips, each with the tile turned so; two tiles to choose from."""

from __future__ import annotations

from typing import Final

from zataku.draw.hexagons import outline
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, el, path, rect, text

from .. import elements
from ..components import TILE_BY_ID, TILES
from ..view import FujiKoroView
from .layout import COLUMN, EDGE, FLOWER, LEFT, PANEL_HEIGHT, PANEL_TOP, PLACES, from_middle
from .pieces import glow_box, glow_round, panel
from .tiles import small_tile, whole_tile
from .words import tile_title

#: How far from the middle of the place the grips lie, in edges, and how large they are.
_REACH: Final = 3.7
_GRIP: Final = 36.0


def turning(stage: Stage, view: FujiKoroView) -> str:
    """The tile as it would lie if it were not turned; pointing at a grip shows it turned."""
    id, place = view["drawn"][0], view["exploring"]
    assert id is not None
    assert place is not None
    at = PLACES[place]
    x, y = at
    line = outline(FLOWER, EDGE, x, y)
    ghost = stage.thing(
        elements.tile(id),
        whole_tile(view, id, 0, x, y),
        path(line, stroke="var(--ink)", width=8),
        path(line, stroke="var(--glow)", width=5),
        label=tile_title(stage.speaker, view, id),
        rules=("FK-049",),
        data_move=elements.tile(id),
        data_from=elements.stack(TILES[TILE_BY_ID[id]].level),
    )
    return ghost + "".join(_grip(stage, view, id, rotation, at) for rotation in range(6))


def _grip(stage: Stage, view: FujiKoroView, id: str, rotation: int, at: tuple[float, float]) -> str:
    """A grip: what would come where, in small; large over the place while it is pointed at."""
    x, y = from_middle(at, _REACH, 60 * rotation - 90)
    x, y = min(952.0, max(48.0, x)), min(952.0, max(48.0, y))
    key = elements.rotation(rotation)
    line = outline(FLOWER, EDGE, *at)
    turned = el(
        "g",
        whole_tile(view, id, rotation, *at),
        path(line, stroke="var(--ink)", width=8),
        path(line, stroke="var(--ai)", width=5),
        class_="hint",
        display="none",
    )
    return stage.thing(
        key,
        glow_round(x, y, _GRIP + 4) if stage.codes(key) else "",
        circle(x, y, _GRIP, fill="var(--washi)", line=1.8),
        small_tile(view, id, rotation, x, y, 11.5),
        turned,
        label=tile_title(stage.speaker, view, id, rotation),
        rules=("FK-049", "FK-244"),
    )


def choosing_panel(stage: Stage, view: FujiKoroView) -> str:
    """Far sight: two tiles, one of which is laid; others see only that there are two."""
    y = PANEL_TOP
    parts = [panel(LEFT, y, COLUMN, PANEL_HEIGHT)]
    for place, id in enumerate(view["drawn"]):
        top = y + 20 + place * 350
        parts.append(_drawn(stage, view, id, LEFT + 24, top, COLUMN - 48, 338))
    return el("g", *parts)


def _drawn(stage: Stage, view: FujiKoroView, id: str | None, x: float, y: float, width: float, height: float) -> str:
    box = rect(x, y, width, height, fill="var(--paper)", line=1.8, round=12)
    if id is None:
        return box + text("?", x + width / 2, y + height / 2, size=80, weight=700, fill="var(--usuzumi)")
    key = elements.tile(id)
    tile = el("g", whole_tile(view, id, 0, 0, 0), transform=f"translate({x + width / 2} {y + height / 2}) scale(2.1)")
    lit = glow_box(x, y, width, height, 12) if stage.codes(key) else ""
    return stage.thing(key, box, tile, lit, label=tile_title(stage.speaker, view, id), rules=("FK-066",))
