"""Fuji Koro with other values where ours are reconstructed: a plugin, `pytest -p tests.games.fuji_koro.altered`.

The values are put in when the component file is read, before anything of the game exists. They are legal: the same
number of pieces of each type, other faces, numbers, patterns and orders.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import zataku.kernel.components as kernel_components

_read = kernel_components.read_components
#: The places of the map are geometry, which the rules and the pictures share; only their count is printed.
GEOMETRY = "map"


def read(text: str) -> dict[str, Any]:
    data = _read(text)
    if "dragon_types" in data:
        alter(data)
    return data


def alter(data: dict[str, Any]) -> None:
    """Every reconstructed set, and every reconstructed value of a printed one, in other legal values."""
    before = {name: repr(held) for name, held in data.items()}
    left = {name for name, held in data.items() if held["provenance"] == "reconstructed"} - {GEOMETRY}
    left |= {name for name, held in data.items() if "reconstructed" in held.get("origins", {}).values()}
    for name, change in CHANGES.items():
        change(data[name])
        left.remove(name)
    assert not left, f"{sorted(left)} are not replaced"
    assert not [name for name in CHANGES if repr(data[name]) == before[name]]


def rotate(items: list[dict[str, Any]], keys: tuple[str, ...], alike: tuple[str, ...] = ()) -> None:
    """What is reconstructed moves on to the next piece that is alike in these."""
    groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for item in items:
        if item.get("provenance") != "printed":
            groups.setdefault(tuple(item.get(key) for key in alike), []).append(item)
    for group in groups.values():
        values = [{key: item.get(key) for key in keys} for item in group]
        for item, value in zip(group, values[1:] + values[:1], strict=True):
            for key in keys:
                item.pop(key, None)
                if value[key] is not None:
                    item[key] = value[key]


def _dice(held: dict[str, Any]) -> None:
    faces = {"grey": [2, 2, 2, 0, 0, "break"], "white": [3, 3, 3, 0, 0, "break"], "green": [4, 4, 2, 1, 1, 0]}
    for die in held["items"]:
        die["faces"] = faces.get(die["id"], die["faces"])


def _tiles(held: dict[str, Any]) -> None:
    """What is printed on a tile goes to the next of its level; the tiles with exit and legend stay."""
    plain = [tile for tile in held["items"] if tile["id"] not in ("ii-13", "iii-13")]
    rotate(plain, ("cells", "dragon"), alike=("level",))
    for tile in held["items"]:
        tile["cells"] = [tile["cells"][0], *tile["cells"][2:], tile["cells"][1]]


def _dragon_types(held: dict[str, Any]) -> None:
    for kind in held["items"]:
        kind["dice"] += 1
        kind["points"] += kind["id"] != "green"
        kind["reward"] = f"{int(kind['reward'].split()[0]) + 1} tooth"


def _dragons(held: dict[str, Any]) -> None:
    for dragon in held["items"]:
        if dragon.get("provenance") != "printed":
            dragon["initiative"] += 1
            for key in ("health", "health_two", "health_two_coop", "health_solo"):
                dragon[key] += 2


def _blueprints(held: dict[str, Any]) -> None:
    """The pair stays the pair (FK-202)."""
    rotate([card for card in held["items"] if len(card["parts"]) == 1], ("parts",), alike=("type",))


def _scrolls(held: dict[str, Any]) -> None:
    numbers = {
        "wind-step": ("move", 2),
        "ember-walk": ("lava_damage", 4),
        "two-hammers": ("crafts", 3),
        "steady-hand": ("breaks_ignored", 2),
        "second-strike": ("reroll", 3),
        "long-reach": ("initiative", 3),
        "stone-skin": ("armour", 2),
        "tooth-hunter": ("fallen", "2 tooth"),
        "dragon-venom": ("survived", "2 venom"),
        "deep-pockets": ("pockets", 3),
    }
    for scroll in held["items"]:
        if scroll["id"] in numbers:
            key, value = numbers[scroll["id"]]
            scroll[key] = value


def _adventures(held: dict[str, Any]) -> None:
    effects = {"venom": "1 venom", "cache": "1 wood + 3 metal", "fang": "2 tooth", "war-drum": "3 initiative"}
    for token in held["items"]:
        token["effect"] = effects.get(token["id"], token["effect"])


def _countdown(held: dict[str, Any]) -> None:
    held["competitive"] = ["nothing", "lava-2", "lava-1", "rope", "lava-4", "nothing", "lava-3", "end"]
    held["cooperative"] = ["nothing", "lava-4", "lava-3", "lava-2", "nothing", "lava-1", "nothing", "last"]


def _palaces(held: dict[str, Any]) -> None:
    held["great"] = {track: [cell + 1 for cell in cells] for track, cells in held["great"].items()}


def _boards(held: dict[str, Any]) -> None:
    """Other colours, other shapes for as many cubes, slots in another order, other gear to begin with."""
    rotate([board for board in held["items"] if "colour" in board], ("colour",))
    for board in held["items"]:
        if "monk_slots" in board:
            board["monk_slots"] = board["monk_slots"][::-1]
        if board.get("helmet") == [4, 2]:
            board["helmet"] = [2, 4]
        if board["id"] == "symmetric":
            board["start_weapon"] = ["........", "........", "...M....", "...W....", "...W...."]
            board["start_helmet"] = ["W"]
            board["start_sandals"] = "W"


CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "scroll_colours": lambda held: rotate(held["items"], ("samurai",)),
    "dice": _dice,
    "tiles": _tiles,
    "dragon_types": _dragon_types,
    "dragons": _dragons,
    "resource_tokens": lambda held: rotate(held["items"], ("gives",), alike=("shape", "level")),
    "equipment": lambda held: rotate(held["items"], ("parts", "bonus"), alike=("type",)),
    "blueprints": _blueprints,
    "scrolls": _scrolls,
    "adventures": _adventures,
    "countdown": _countdown,
    "palaces": _palaces,
    "boards": _boards,
    "setup": lambda held: held.update(coop_removed=["i-1", "ii-1", "iii-1"], coop_pair_columns=[1, 6]),
}
kernel_components.read_components = read
