"""What a seat sees. In Bamboo every seat sees the same: only stacks, piles and supplies are hidden (BB-016)."""

from typing import Any

from zataku.games.bamboo.components import ACTIONS, COMPONENTS, KINDS, PARTS, TYPES
from zataku.games.bamboo.state import GHOST, HARMONY_COLUMNS, NOWHERE, Bamboo, Player
from zataku.kernel.game import View

_NUMBERS = COMPONENTS.numbers


def view(state: Bamboo, seat: int | None) -> View:
    """The table as JSON-able data, by names."""
    return {
        "round": state.round,
        "rounds": _NUMBERS.rounds,
        "side": "night" if state.night else "day",
        "first": state.first,
        "slots": [
            {
                "kept": [_shoot(shoot) for shoot in slot[: _NUMBERS.kept_cells]],
                "new": [{**_shoot(shoot), "active": shoot in state.fresh} for shoot in slot[_NUMBERS.kept_cells :]],
            }
            for slot in state.slots
        ],
        "temples": [
            {
                "id": name,
                "spirit": None if state.spirits[temple] == NOWHERE else COMPONENTS.spirits[state.spirits[temple]].id,
                "below": state.piles[temple],
                "incense": [_owner(state, owner) for owner in state.temples[temple]],
            }
            for temple, name in enumerate(COMPONENTS.temples)
        ],
        "departed": [COMPONENTS.spirits[kind].id for kind in state.departed],
        "harmony_market": {part: _harmony_column(state, column) for column, part in enumerate(PARTS)},
        "house_market": {type_: _house_column(state, column) for column, type_ in enumerate(TYPES)},
        "food": [COMPONENTS.food[kind].id for kind in state.food],
        "food_cells": _NUMBERS.food_cells,
        "food_supply": len(state.supply),
        "food_discards": _food(state.discards),
        "gifts": [ACTIONS[gift] for gift in state.gifts],
        "draft": [_shoot(shoot) for shoot in state.draft],
        "taken": [_shoot(shoot) for shoot in state.taken],
        "jokers": state.jokers,
        "seats": [_player(state, number, player) for number, player in enumerate(state.seats)],
    }


def _player(state: Bamboo, seat: int, player: Player) -> dict[str, Any]:
    held = _NUMBERS.harmony_held
    named = COMPONENTS.named[seat] if state.night else (NOWHERE,) * COMPONENTS.grid.cells
    return {
        "colour": COMPONENTS.colours[seat],
        "happiness": player.happiness,
        "coins": player.coins,
        "incense": player.incense,
        "waiting": player.waiting,
        "marker": None if player.marker == NOWHERE else COMPONENTS.temples[player.marker],
        "areas": {
            name: [_shoot(shoot) for shoot in shoots]
            for name, shoots in zip(COMPONENTS.temples, player.areas, strict=True)
        },
        "area_cells": state.area_cells,
        "house": [
            {
                "tile": None if tile == NOWHERE else _house_tile(tile),
                "named": None if named[cell] == NOWHERE else KINDS[named[cell]],
            }
            for cell, tile in enumerate(player.house)
        ],
        "columns": COMPONENTS.grid.columns,
        "harmony": {
            part: [
                None if tile == NOWHERE else {**_harmony_tile(tile), "met": player.meets(tile)}
                for tile in player.harmony[column * held : (column + 1) * held]
            ]
            for column, part in enumerate(PARTS)
        },
        "fan": [_harmony_tile(tile) for tile in player.fan],
        "food": _food(player.food),
        "spirits": {
            spirit.id: {"awake": player.awake[kind], "asleep": player.asleep[kind]}
            for kind, spirit in enumerate(COMPONENTS.spirits)
            if player.awake[kind] or player.asleep[kind]
        },
    }


def _owner(state: Bamboo, owner: int) -> int | str:
    """A seat, or the ghost."""
    return "ghost" if owner == GHOST and len(state.seats) == 2 else owner


def _shoot(shoot: int) -> dict[str, Any]:
    face = COMPONENTS.shoots[shoot]
    return {"id": face.id, "colour": COMPONENTS.temples[face.colour], "action": ACTIONS[face.action]}


def _house_tile(tile: int) -> dict[str, Any]:
    face = COMPONENTS.house_tiles[tile]
    return {"id": face.id, "kind": KINDS[face.kind], "comfort": face.comfort}


def _harmony_tile(tile: int) -> dict[str, Any]:
    face = COMPONENTS.harmony_tiles[tile]
    return {"id": face.id, "part": PARTS[face.part], "condition": face.condition.text, "points": face.points}


def _stack(state: Bamboo, column: int) -> int:
    """How many tiles lie in a column's stack, those put under it included."""
    return len(state.stacks[column]) + len(state.under[column])


def _harmony_column(state: Bamboo, column: int) -> dict[str, Any]:
    return {
        "rows": _NUMBERS.harmony_rows,
        "tiles": [_harmony_tile(tile) for tile in state.market[column]],
        "stack": _stack(state, column),
        "under": [_harmony_tile(tile) for tile in state.under[column]],
    }


def _house_column(state: Bamboo, column: int) -> dict[str, Any]:
    index = HARMONY_COLUMNS + column
    return {
        "cells": [{"price": cell.price, "happiness": cell.happiness} for cell in COMPONENTS.market[column]],
        "tiles": [_house_tile(tile) for tile in state.market[index]],
        "stack": _stack(state, index),
        "under": [_house_tile(tile) for tile in state.under[index]],
    }


def _food(counts: tuple[int, ...]) -> dict[str, int]:
    return {food.id: count for food, count in zip(COMPONENTS.food, counts, strict=True)}
