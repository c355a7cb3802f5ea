"""Bitoku with other values where ours are reconstructed: a plugin, `pytest -p tests.games.bitoku.altered`.

The values are put in when the component file is read, before anything of the game exists. They are legal: the same
number of pieces of each type, other prices and points, and other actions on the cards and tiles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import zataku.kernel.components as kernel_components

_read = kernel_components.read_components
#: What of a card or tile moves on to another of its set.
ROTATED = {
    "starting-yokai": ("action", "virtue", "per"),
    "yokai": ("action", "virtue", "per"),
    "bitoku": ("action",),
    "visions": ("needs", "vp", "penalty"),
    "dream-crystals": ("action",),
    "wit-crystals": ("action",),
    "memory-crystals": ("trigger", "vp"),
    "dragonflies": ("action",),
    "torii": ("action",),
    "rocks": ("class", "shows"),
    "buildings": ("bonus", "minimum", "action", "owner"),
    "ancient-buildings": ("minimum", "action"),
    "tengu-cards": ("top", "resource"),
}


def read(text: str) -> dict[str, Any]:
    data = _read(text)
    if "tengu-cards" in data:
        alter(data)
    return data


def alter(data: dict[str, Any]) -> None:
    """Every reconstructed set in other legal values."""
    before = repr(data)
    left = {name for name, held in data.items() if held["provenance"] == "reconstructed"} - {"piece-splits"}
    for name, keys in ROTATED.items():
        rotate(data[name]["items"], keys)
        left.remove(name)
    for name, change in CHANGES.items():
        change(data[name])
        left.remove(name)
    assert not left, f"{sorted(left)} are not replaced"
    assert repr(data) != before


def rotate(items: list[dict[str, Any]], keys: tuple[str, ...]) -> None:
    """What is reconstructed moves on by one card, so that every action still exists."""
    moving = [item for item in items if item.get("provenance") != "printed"]
    values = [{key: item.get(key) for key in keys} for item in moving]
    for item, value in zip(moving, values[1:] + values[:1], strict=True):
        for key in keys:
            item.pop(key, None)
            if value[key] is not None:
                item[key] = value[key]


def _layouts(held: dict[str, Any]) -> None:
    for layout in held["items"]:
        # Another Home space is the highest, prices and points differ, the garden is smaller.
        layout["home"] = layout["home"][1:2] + layout["home"][:1] + layout["home"][2:]
        layout["garden"] -= 1
        layout["mitama"] = [{"price": space["price"], "vp": space["vp"] + 1} for space in layout["mitama"]]
        layout["dragonfly"] = [{"price": 0}, {"gift": 1}, *layout["dragonfly"][2:]]
        layout["crystal"] = [*layout["crystal"][1:], 2]


def _paths(held: dict[str, Any]) -> None:
    """The branches leave other spaces, and the bridges lie elsewhere."""
    branches = [item["branches"] for item in held["items"]]
    bridges = [item.pop("bridge", None) for item in held["items"]]
    for item, here, bridge in zip(held["items"], [[], *branches[2:], branches[1]], [None, *bridges[:-1]], strict=True):
        item["branches"] = here
        if bridge is not None:
            item["bridge"] = bridge


def _branches(held: dict[str, Any]) -> None:
    for item in held["items"]:
        item["spaces"] = [space.replace("3 vp", "4 vp").replace("amulet(1)", "amulet(2)") for space in item["spaces"]]


def _construction(held: dict[str, Any]) -> None:
    for item, price in zip(
        held["items"], ("stone", "wood", None, "3 wood", "3 stone", "2 wood + 3 stone"), strict=True
    ):
        item["price"] = price or item["price"]
        item["vp"] += 1


def _treasures(held: dict[str, Any]) -> None:
    for item in held["items"]:
        item["prizes"] = [prize + 1 for prize in item["prizes"]]


CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "lower-left": lambda held: held.update(yomi="ryokan", stairs="temple", jade="farm", forges="onsen"),
    "layouts": _layouts,
    "kodama": lambda held: held.update(length=8),
    "treasures": _treasures,
    "paths": _paths,
    "branches": _branches,
    "construction": _construction,
    "crystal-spaces": lambda held: [item.update(vp=item["vp"] + 1) for item in held["items"]],
    "rock-route": lambda held: [item.update(price=item["price"] + 1) for item in held["items"]],
    "tengu-board": lambda held: held.update({"construction-vp": [1, 2, 2, 3, 5, 6]}),
}
kernel_components.read_components = read
