"""Bamboo with other values where ours are reconstructed: a plugin, `pytest -p tests.games.bamboo.altered`.

The values are put in when the component file is read, before anything of the game exists.
"""

from __future__ import annotations

import tomllib
from typing import Any

_load = tomllib.load


def load(file: Any, /, **options: Any) -> dict[str, Any]:
    data = _load(file, **options)
    if "house_market" in data:
        alter(data)
    return data


def alter(data: dict[str, Any]) -> None:
    """Other legal values for market, areas, first harmony tile, night boards and points of harmony tiles."""
    for cell in data["house_market"]["cells"]:
        cell["price"], cell["happiness"] = 5 - cell["row"], cell["row"] % 3
    data["areas"]["cells"] = {"red": 3, "blue": 4, "green": 4, "yellow": 3}
    data["start_harmony"]["kind"] = "right"
    colours = data["board"]["colours"]
    others = dict(zip(colours, (*colours[1:], colours[0]), strict=True))
    for cell in data["night"]["cells"]:
        cell["colour"] = others[cell["colour"]]
    for tile in data["harmony_tiles"]["tiles"]:
        if tile.get("provenance") != "printed":
            tile["points"] += 1


tomllib.load = load
