"""What a seat sees: everything but the order of stacks, undrawn tokens and hidden blueprints (FK-071, FK-213)."""

from __future__ import annotations

from typing import Any

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    ADVENTURES,
    BOARDS,
    CARDS,
    COLOURS,
    DRAGON_TYPES,
    DRAGONS,
    ERUPTS,
    EXIT,
    LAVA,
    RESOURCE_TOKENS,
    SAMURAI,
    SCENARIO_IDS,
    SCROLLS,
    SLOT_NAMES,
    TILES,
    TRACKS,
)
from zataku.games.fuji_koro.gear import GEAR_TYPES, MATERIALS
from zataku.games.fuji_koro.rules import dragon_health, spot_on
from zataku.games.fuji_koro.scoring import parts_of
from zataku.games.fuji_koro.state import (
    ADVENTURE_BASE,
    DRAGON_FIGHT,
    DUEL,
    FOE,
    MONK_FIGHT,
    NO_FIGHT,
    SCROLL_BASE,
    Sheet,
    Volcano,
)
from zataku.games.fuji_koro.steps.exploring import top_pile
from zataku.kernel.game import View
from zataku.kernel.hidden import Pile

_FIGHTS = {NO_FIGHT: None, DRAGON_FIGHT: "dragon", DUEL: "samurai", MONK_FIGHT: "monk"}
_PALACES = (None, "great", "small", "left")


def view(state: Volcano, seat: int | None) -> View:
    """The table as JSON-able data, by names."""
    config = state.config
    return {
        "players": config.players,
        "mode": "cooperative" if config.coop else "competitive",
        "scenario": SCENARIO_IDS[config.scenario - 1] if config.scenario else None,
        "boards": "symmetric" if config.symmetric else "asymmetric",
        "peaceful": config.peaceful,
        "adventure": config.adventure,
        "round": state.round,
        "rounds": config.rounds,
        "last_round": config.last_round(),
        "first": state.first,
        "active": state.active,
        "actions": state.actions,
        "countdown": _countdown(state),
        "won": state.won,
        "lost": state.lost,
        "places": [_place(state, place) for place in range(volcano.PLACE_COUNT)],
        "rope": state.rope,
        "stacks": [_stack(state, level, seat) for level in (1, 2, 3)],
        "removed_tiles": [TILES[tile].id for tile in state.aside],
        "drawn": [None if tile is None else TILES[tile].id for tile in state.drawn.seen_by(seat)],
        "equipment": [CARDS[card].id for card in state.equipment],
        "scrolls": [SCROLLS[scroll] for scroll in state.scroll_row],
        "scroll_deck": len(state.scroll_deck),
        "scroll_discards": [SCROLLS[scroll] for scroll in state.scroll_discards],
        "temples": [[CARDS[card].id for card in cards] for cards in state.temples],
        "hidden_blueprints": [len(bag) for bag in state.temple_bags],
        "supply": {
            **dict(zip(MATERIALS, state.supply, strict=True)),
            "monk": state.monks_left,
            "damage": state.damage_left,
            "state": state.states_left,
        },
        "palaces": {
            "great": dict(zip(TRACKS, state.palace_taken, strict=True)),
            "small": dict(zip(TRACKS, state.small_taken, strict=True)),
        },
        "slain": [DRAGON_TYPES[DRAGONS[dragon].type].id for dragon in state.slain],
        "fight": _fight(state),
        "work": _layout(state.craft_work),
        "seats": [_sheet(state, sheet) for sheet in state.sheets[: config.players]],
        "guards": [_sheet(state, sheet) for sheet in state.sheets[config.players :]],
    }


def _countdown(state: Volcano) -> dict[str, Any]:
    return {
        "cell": state.pawn,
        "owner": None if state.countdown_owner < 0 else state.countdown_owner,
        # After the last cell of a lava phase the pawn goes back before the first (FK-224).
        "lava_cell": state.lava_pawn % len(state.config.final_events),
        "lava_owner": None if state.lava_owner < 0 else state.lava_owner,
        "called": [number for number in (1, 2, 3, 4) if state.called >> number & 1],
    }


def _place(state: Volcano, place: int) -> dict[str, Any]:
    laid = state.tiles[place]
    dragon = state.dragons[place] - 1
    return {
        "id": volcano.PLACE_NAMES[place],
        "tile": None if laid < 0 else TILES[laid // 6].id,
        "rotation": None if laid < 0 else laid % 6,
        "dragon": None if dragon < 0 else _dragon(state, dragon),
        "remains": bool(state.remains >> place & 1),
        "state_token": bool(state.state_remains >> place & 1),
        "cells": [_cell(state, cell) for cell in volcano.PLACE_CELLS[place] if state.laid >> cell & 1],
    }


def _dragon(state: Volcano, dragon: int) -> dict[str, Any]:
    figure = DRAGONS[dragon]
    kind = DRAGON_TYPES[figure.type]
    return {
        "id": figure.id,
        "type": kind.id,
        "initiative": figure.initiative,
        "health": dragon_health(state, dragon),
        "dice": kind.dice,
        "damage": state.dragon_damage[dragon],
        "sleep": state.dragon_sleep[dragon],
    }


def _cell(state: Volcano, cell: int) -> dict[str, Any]:
    kind, number = spot_on(state, cell)
    return {
        "id": volcano.CELL_NAMES[cell],
        "lava": bool(state.lava >> cell & 1),
        "printed_lava": kind == LAVA,
        "erupts": number if kind == ERUPTS else None,
        "exit": kind == EXIT,
        "monk": bool(state.monks >> cell & 1),
        "thing": _thing(state, cell),
    }


def _thing(state: Volcano, cell: int) -> dict[str, Any] | None:
    thing = state.things[cell]
    if not thing:
        return None
    if thing < SCROLL_BASE:
        gives = dict(zip(MATERIALS, RESOURCE_TOKENS[thing - 1].gives, strict=True))
        return {"kind": "token", "gives": gives, "face_up": not state.face_down >> cell & 1}
    if thing < ADVENTURE_BASE:
        return {"kind": "scroll", "colour": COLOURS[thing - SCROLL_BASE]}
    return {"kind": "adventure", "id": ADVENTURES[thing - ADVENTURE_BASE]}


def _stack(state: Volcano, level: int, seat: int | None) -> dict[str, Any]:
    """How many tiles are left, and the tiles of the stack that this seat has looked at."""
    top = None
    if state.stack_size(level):
        pile: Pile = getattr(state, top_pile(state, level))
        top = pile.seen_by(seat)[0]
    return {"left": state.stack_size(level), "top": None if top is None else TILES[top].id}


def _layout(layout: gear.Layout) -> dict[str, str]:
    return {
        gear.SQUARE_NAMES[square]: MATERIALS[material]
        for material in (0, 1, 2)
        for square in gear.squares_of(layout[material])
    }


def _sheet(state: Volcano, sheet: Sheet) -> dict[str, Any]:
    if sheet.board < 0:
        return {"samurai": None if sheet.samurai < 0 else SAMURAI[sheet.samurai], "points": 0, "parts": {}}
    board = BOARDS[sheet.board]
    return {
        "samurai": SAMURAI[sheet.samurai],
        "colour": COLOURS[sheet.colour()] if sheet.colour() >= 0 else None,
        "board": board.id,
        "cell": None if sheet.cell < 0 else volcano.CELL_NAMES[sheet.cell],
        "standing": sheet.standing,
        "palace": _PALACES[sheet.palace],
        "escape_order": sheet.escape_order,
        "lives": sheet.lives,
        "points": sheet.points,
        "parts": parts_of(state, sheet),
        "discs": sheet.discs,
        "spent": list(sheet.spent),
        "gear": {name: _layout(sheet.gear(kind)) for kind, name in enumerate(GEAR_TYPES)},
        "squares": {
            "helmet": gear.names_of(board.helmet_area),
            "weapon": gear.names_of(board.grid.left | board.grid.right),
            "sandals": gear.names_of(board.sandals_area),
        },
        "charms": list(sheet.charms),
        "initiative": sheet.initiative(),
        "right_open": sheet.right_open(),
        "backpack": {
            **dict(zip(MATERIALS, sheet.pack, strict=True)),
            "monk": sheet.pack_monks,
            "room": sheet.room(),
            "pockets": sheet.pockets(),
        },
        "monks": dict(zip(SLOT_NAMES, sheet.monks, strict=True)),
        "slots": {name: board.slots.count(kind) for kind, name in enumerate(SLOT_NAMES)},
        "scrolls": [SCROLLS[scroll] if scroll >= 0 else None for scroll in sheet.scrolls],
        "blueprints": [CARDS[card].id for card in sheet.blueprints],
        "cards": [CARDS[card].id if card >= 0 else None for card in sheet.cards],
        "looks": sheet.looks,
        "adventures": [ADVENTURES[kind] for kind in sheet.adventures],
        "states": sheet.states,
        "figures": {kind.id: number for kind, number in zip(DRAGON_TYPES, sheet.figures, strict=True)},
    }


def _fight(state: Volcano) -> dict[str, Any] | None:
    if state.fight == NO_FIGHT:
        return None
    return {
        "kind": _FIGHTS[state.fight],
        "place": volcano.PLACE_NAMES[state.fight_place] if state.fight == DRAGON_FIGHT else None,
        "cell": volcano.CELL_NAMES[state.fight_cell] if state.fight != DRAGON_FIGHT else None,
        "health": state.health if state.fight != DUEL else None,
        "fighters": [seat for seat in range(len(state.sheets)) if state.fighters >> seat & 1],
        "order": ["foe" if seat == FOE else seat for seat in state.order],
        "rolled": list(state.rolled),
        "owed": list(state.owed[: len(state.sheets)]),
    }
