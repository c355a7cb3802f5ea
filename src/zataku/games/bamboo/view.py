"""What a seat sees. In Bamboo every seat sees the same: only stacks, piles and supplies are hidden (BB-016)."""

from __future__ import annotations

from typing import Literal, TypedDict

from zataku.kernel.game import Frame
from zataku.kernel.hidden import Pile

from .components import (
    ACTIONS,
    COMPONENTS,
    FOOD_IDS,
    KINDS,
    PARTS,
    SEASONS,
    SPIRIT_IDS,
    TEMPLES,
    TYPES,
)
from .state import HARMONY_COLUMNS, NOWHERE, Bamboo, Sheet
from .steps.actions import PlaceHouseTile
from .steps.summer import OfferIncense, incense_due
from .steps.winter import FamilyMeal
from .vocabulary import COLOUR

_NUMBERS = COMPONENTS.numbers


class ShootView(TypedDict):
    id: str
    colour: str
    action: str


class LaidShootView(ShootView):
    #: Laid this turn and not yet activated.
    active: bool


class SlotView(TypedDict):
    #: From the top: the first leaves next.
    kept: list[ShootView]
    new: list[LaidShootView]


class TempleView(TypedDict):
    id: str
    spirit: str | None
    #: How many spirits lie below the visible one.
    below: int
    #: Whose it is, from the bottom.
    incense: list[int | Literal["ghost"]]


class HouseTileView(TypedDict):
    id: str
    kind: str
    comfort: int


class HarmonyTileView(TypedDict):
    id: str
    part: str
    condition: str
    points: int


class HeldHarmonyView(HarmonyTileView):
    #: Does its condition hold now?
    met: bool


class HarmonyColumnView(TypedDict):
    rows: int
    #: Open tiles, from the bottom.
    tiles: list[HarmonyTileView]
    #: How many tiles the stack has, those known to lie under the others included.
    stack: int
    under: list[HarmonyTileView]


class MarketCellView(TypedDict):
    price: int
    happiness: int


class HouseColumnView(TypedDict):
    cells: list[MarketCellView]
    tiles: list[HouseTileView]
    stack: int
    under: list[HouseTileView]


class HouseCellView(TypedDict):
    tile: HouseTileView | None
    #: The only kind that the cell takes on the night side.
    named: str | None


class SpiritsView(TypedDict):
    awake: int
    asleep: int


class HomeView(TypedDict):
    """A house, row by row, so many columns wide, and the unscored harmony tiles on their cells, by part of it."""

    house: list[HouseCellView]
    columns: int
    harmony: dict[str, list[HeldHarmonyView | None]]


class SheetView(HomeView):
    """What lies before one player."""

    colour: str
    happiness: int
    coins: int
    incense: int
    #: Incense on the round cells.
    waiting: int
    #: The temple area where the action marker stands.
    marker: str | None
    areas: dict[str, list[ShootView]]
    #: Cells of the largest area, and of each.
    area_cells: int
    area_sizes: dict[str, int]
    fan: list[HarmonyTileView]
    food: dict[str, int]
    spirits: dict[str, SpiritsView]


class OfferingView(TypedDict):
    """Incense that is being offered."""

    seat: int
    #: The visited temple; to any other each stick costs the price.
    temple: str
    incense: int
    price: int


class PlacingView(TypedDict):
    """A house tile that is paid for and has no place yet."""

    seat: int
    tile: HouseTileView


class MealView(TypedDict):
    """A family meal that goes on."""

    seat: int
    owed: int


class BambooTable(TypedDict):
    """The table by names."""

    round: int
    rounds: int
    season: str | None
    side: str
    first: int
    slots: list[SlotView]
    temples: list[TempleView]
    departed: list[str]
    harmony_market: dict[str, HarmonyColumnView]
    house_market: dict[str, HouseColumnView]
    food: list[str]
    food_cells: int
    food_supply: int
    food_discards: dict[str, int]
    gifts: list[str]
    draft: list[ShootView]
    #: Colours that the deciding seat may choose from.
    colours: list[str]
    #: Shoots pushed out and not yet put into areas.
    taken: list[ShootView]
    #: Do all shoots laid this turn count as jokers?
    jokers: bool
    offering: OfferingView | None
    placing: PlacingView | None
    meal: MealView | None
    seats: list[SheetView]


class BambooView(Frame, BambooTable):
    """What boards and pictures in text are made from."""


def view(state: Bamboo, seat: int | None) -> BambooTable:
    turn = state.turn
    return {
        "round": state.round,
        "rounds": _NUMBERS.rounds,
        "season": None if state.season == NOWHERE else SEASONS[state.season],
        "side": "night" if state.boards.night else "day",
        "first": state.first,
        "slots": [_slot(slot, turn.fresh if turn else ()) for slot in state.slots],
        "temples": [_temple(state, temple) for temple in range(len(TEMPLES))],
        "departed": [SPIRIT_IDS[kind] for kind in state.departed],
        "harmony_market": {part: _harmony_column(state, column) for column, part in enumerate(PARTS)},
        "house_market": {type_: _house_column(state, column) for column, type_ in enumerate(TYPES)},
        "food": [FOOD_IDS[kind] for kind in state.food],
        "food_cells": _NUMBERS.food_cells,
        "food_supply": len(state.supply),
        "food_discards": _food(state.discards),
        "gifts": [ACTIONS[gift] for gift in state.gifts],
        "draft": [_shoot(shoot) for shoot in state.draft],
        "colours": [COMPONENTS.colours[option.args[0]] for option in state.offer if option.verb is COLOUR],
        "taken": [_shoot(shoot) for shoot in turn.taken] if turn else [],
        "jokers": turn is not None and turn.jokers,
        "offering": _offering(state),
        "placing": _placing(state),
        "meal": _meal(state),
        "seats": [_sheet(state, number, sheet) for number, sheet in enumerate(state.sheets)],
    }


def _sheet(state: Bamboo, seat: int, sheet: Sheet) -> SheetView:
    held = _NUMBERS.harmony_held
    named = COMPONENTS.named[state.colours[seat]] if state.boards.night else (NOWHERE,) * COMPONENTS.grid.cells
    return {
        "colour": COMPONENTS.colours[state.colours[seat]],
        "happiness": sheet.happiness,
        "coins": sheet.coins,
        "incense": sheet.incense,
        "waiting": sheet.waiting,
        "marker": None if sheet.marker == NOWHERE else TEMPLES[sheet.marker],
        "areas": {
            temple: [_shoot(shoot) for shoot in shoots] for temple, shoots in zip(TEMPLES, sheet.areas, strict=True)
        },
        "area_cells": max(state.boards.area_cells),
        "area_sizes": dict(zip(TEMPLES, state.boards.area_cells, strict=True)),
        "house": [
            {
                "tile": None if tile == NOWHERE else _house_tile(tile),
                "named": None if kind == NOWHERE else KINDS[kind],
            }
            for tile, kind in zip(sheet.house, named, strict=True)
        ],
        "columns": COMPONENTS.grid.columns,
        "harmony": {
            part: [_held_harmony(sheet, tile) for tile in sheet.harmony[column * held : (column + 1) * held]]
            for column, part in enumerate(PARTS)
        },
        "fan": [_harmony_tile(tile) for tile in sheet.fan],
        "food": _food(sheet.food),
        "spirits": {
            spirit: {"awake": awake, "asleep": asleep}
            for spirit, awake, asleep in zip(SPIRIT_IDS, sheet.awake, sheet.asleep, strict=True)
            if awake or asleep
        },
    }


def _offering(state: Bamboo) -> OfferingView | None:
    step = state.asking
    if not isinstance(step, OfferIncense):
        return None
    sheet = state.me()
    price = 0 if step.free else _NUMBERS.redirect_coins
    return {"seat": state.seat, "temple": TEMPLES[sheet.marker], "incense": incense_due(sheet), "price": price}


def _placing(state: Bamboo) -> PlacingView | None:
    step = state.asking
    if not isinstance(step, PlaceHouseTile):
        return None
    return {"seat": state.seat, "tile": _house_tile(state.market[step.column][step.row])}


def _meal(state: Bamboo) -> MealView | None:
    step = state.asking
    return {"seat": state.seat, "owed": step.owed} if isinstance(step, FamilyMeal) else None


def _slot(shoots: tuple[int, ...], fresh: tuple[int, ...]) -> SlotView:
    kept = _NUMBERS.kept_cells
    return {
        "kept": [_shoot(shoot) for shoot in shoots[:kept]],
        "new": [{**_shoot(shoot), "active": shoot in fresh} for shoot in shoots[kept:]],
    }


def _temple(state: Bamboo, temple: int) -> TempleView:
    spirit = state.spirits[temple]
    return {
        "id": TEMPLES[temple],
        "spirit": None if spirit == NOWHERE else SPIRIT_IDS[spirit],
        "below": state.piles[temple],
        "incense": ["ghost" if state.is_ghost(owner) else owner for owner in state.temples[temple]],
    }


def _shoot(shoot: int) -> ShootView:
    face = COMPONENTS.shoots[shoot]
    return {"id": face.id, "colour": TEMPLES[face.colour], "action": ACTIONS[face.action]}


def _house_tile(tile: int) -> HouseTileView:
    face = COMPONENTS.house_tiles[tile]
    return {"id": face.id, "kind": KINDS[face.kind], "comfort": face.comfort}


def _harmony_tile(tile: int) -> HarmonyTileView:
    face = COMPONENTS.harmony_tiles[tile]
    return {"id": face.id, "part": PARTS[face.part], "condition": face.condition.text, "points": face.points}


def _held_harmony(sheet: Sheet, tile: int) -> HeldHarmonyView | None:
    return None if tile == NOWHERE else {**_harmony_tile(tile), "met": sheet.meets(tile)}


def _harmony_column(state: Bamboo, column: int) -> HarmonyColumnView:
    return {
        "rows": _NUMBERS.harmony_rows,
        "tiles": [_harmony_tile(tile) for tile in state.market[column]],
        "stack": len(state.stacks[column]),
        "under": [_harmony_tile(tile) for tile in _under(state, column)],
    }


def _house_column(state: Bamboo, type_: int) -> HouseColumnView:
    column = HARMONY_COLUMNS + type_
    return {
        "cells": [{"price": cell.price, "happiness": cell.happiness} for cell in COMPONENTS.market[type_]],
        "tiles": [_house_tile(tile) for tile in state.market[column]],
        "stack": len(state.stacks[column]),
        "under": [_house_tile(tile) for tile in _under(state, column)],
    }


def _under(state: Bamboo, column: int) -> list[int]:
    """Tiles known to lie under a column's stack, since everybody saw them go there."""
    return [tile for layer in state.stacks[column].layers if isinstance(layer, Pile) for tile in layer.cards]


def _food(counts: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(FOOD_IDS, counts, strict=True))
