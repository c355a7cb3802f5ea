"""Messages that name things."""

from __future__ import annotations

from zataku.kernel.effects import Effect, InTurn, Word
from zataku.kernel.messages import Message, message

from .components import (
    ALL_BRANCHES,
    BITOKU,
    BUILDINGS,
    CRYSTAL_SPACES,
    CRYSTALS,
    DRAGONFLIES,
    HOME_SPACES,
    MITAMA_TYPES,
    MITAMAS,
    PATHS,
    REGIONS,
    RESOURCES,
    RIVER_NAMES,
    ROCK_ROUTE,
    ROCKS,
    SLOT_NAMES,
    TENGU_CARDS,
    TORII,
    TRIGGERS,
    VISIONS,
    YOKAI,
    Goods,
)


def yokai_name(card: int) -> Message:
    return message(f"name-yokai-{YOKAI[card].id}")


def bitoku_name(card: int) -> Message:
    return message(f"name-bitoku-{BITOKU[card].id}")


def vision_name(card: int) -> Message:
    return message(f"name-vision-{VISIONS[card].id}")


def crystal_name(tile: int) -> Message:
    return message(f"name-crystal-{CRYSTALS[tile].id}")


def mitama_name(tile: int) -> Message:
    return message(f"name-mitama-{MITAMAS[tile].id}")


def mitama_type_name(kind: int) -> Message:
    return message(f"name-type-{MITAMA_TYPES[kind]}")


def dragonfly_name(tile: int) -> Message:
    return message(f"name-dragonfly-{DRAGONFLIES[tile].id}")


def torii_name(tile: int) -> Message:
    return message(f"name-torii-{TORII[tile].id}")


def rock_name(tile: int) -> Message:
    return message(f"name-rock-{ROCKS[tile].id}")


def building_name(tile: int) -> Message:
    return message(f"name-building-{BUILDINGS[tile].id}")


def tengu_card_name(card: int) -> Message:
    return message(f"name-tengu-card-{TENGU_CARDS[card].id}")


def region_name(region: int) -> Message:
    return message(f"name-region-{REGIONS[region]}")


def hill_name(hill: int) -> Message:
    return message(f"name-region-{RIVER_NAMES[hill]}")


def hill_itself(hill: int) -> Message:
    """The hill across the river from a region."""
    return message(f"name-hill-{RIVER_NAMES[hill]}")


def favour_name(favour: int) -> Message:
    return message(f"name-favour-{'abc'[favour]}")


def home_name(space: int) -> Message:
    return message(f"name-home-{HOME_SPACES[space].id}")


def crystal_space_name(space: int) -> Message:
    return message(f"name-crystal-space-{CRYSTAL_SPACES[space].id}")


def rock_space_name(space: int) -> Message:
    return message(f"name-rock-space-{ROCK_ROUTE[space].id}")


def colour_name(colour: str) -> Message:
    return message(f"name-colour-{colour}")


def trigger_name(trigger: int) -> Message:
    return message(f"name-trigger-{TRIGGERS[trigger]}")


def slot_name(slot: int) -> Message:
    return message(f"name-slot-{SLOT_NAMES[slot]}")


def path_name(path: int) -> Message:
    return message(f"name-path-{PATHS[path]}")


def branch_name(branch: int) -> Message:
    return message(f"name-branch-{ALL_BRANCHES[branch].id}")


def effect_of(goods: Goods) -> Effect:
    """Resources as an effect, for whoever has to show them."""
    parts = tuple(Word(name, amount) for name, amount in zip(RESOURCES, goods, strict=True) if amount)
    return parts[0] if len(parts) == 1 else InTurn(parts)
