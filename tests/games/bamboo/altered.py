"""Bamboo with other values where ours are reconstructed: a plugin, `pytest -p tests.games.bamboo.altered`.

The values are put in when the component file is read, before anything of the game exists.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

_load = tomllib.load


def load(file: Any, /, **options: Any) -> dict[str, Any]:
    data = _load(file, **options)
    if "house_market" in data:
        alter(data)
    return data


#: The kinds that a harmony tile asks for instead.
OTHERS = dict(zip("DFGO", "FGOD", strict=True))


def alter(data: dict[str, Any]) -> None:
    """Every reconstructed set in other legal values."""
    before = {name: repr(held) for name, held in data.items()}
    left = {name for name, held in data.items() if held["provenance"] == "reconstructed"}
    for name, change in CHANGES.items():
        change(data[name])
        left.remove(name)
    assert not left, f"{sorted(left)} are not replaced"
    assert not [name for name in CHANGES if repr(data[name]) == before[name]]


def _night(held: dict[str, Any]) -> None:
    """Each board is another colour's."""
    colours = list(dict.fromkeys(cell["colour"] for cell in held["cells"]))
    others = dict(zip(colours, (*colours[1:], colours[0]), strict=True))
    for cell in held["cells"]:
        cell["colour"] = others[cell["colour"]]


def _market(held: dict[str, Any]) -> None:
    for cell in held["cells"]:
        cell["price"], cell["happiness"] = 5 - cell["row"], cell["row"] % 3


def _shoots(held: dict[str, Any]) -> None:
    """The sets change hands, the other shoots have another of the actions; each still has one joker a colour."""
    sets = dict(zip("ABCD", "BCDA", strict=True))
    actions = {"harmony": "house", "house": "cooking", "cooking": "income", "income": "harmony"}
    for shoot in held["pieces"]:
        if "set" in shoot:
            shoot["set"] = sets[shoot["set"]]
        else:
            shoot["action"] = actions.get(shoot["action"], shoot["action"])


def _house_tiles(held: dict[str, Any]) -> None:
    for tile in held["tiles"]:
        tile["comfort"] = 4 - tile["comfort"]


def _harmony_tiles(held: dict[str, Any]) -> None:
    for tile in held["tiles"]:
        if tile.get("provenance") == "printed":
            continue
        tile["points"] += 1
        # Arrangements with any tile in them are left: the named cells of the night boards must still allow them.
        if "condition" not in tile.get("printed", ()) and "*" not in tile["condition"]:
            tile["condition"] = "".join(OTHERS.get(mark, mark) for mark in tile["condition"])


CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "areas": lambda held: held.update(cells={"red": 3, "blue": 4, "green": 4, "yellow": 3}),
    "start_harmony": lambda held: held.update(kind="right"),
    "night": _night,
    "house_market": _market,
    "shoots": _shoots,
    "house_tiles": _house_tiles,
    "harmony_tiles": _harmony_tiles,
}
tomllib.load = load
