"""What a seat sees: an allow-list. Hidden are hands, decks, stacks, and cards looked at by others.

Elements of the board have ids, the same in options, events and pictures:

    region-yomi  forest-yomi-3  home-2                      a region, a forest action, a Home space (1 is the highest)
    zone-yomi-farm  building-5                              a building space, a building tile
    hill-yomi-bitoku  hill-yomi-yokai  hill-yomi-deeds      the three favours of a hill
    kodama-0-yomi  treasure-yomi                            a seat's kodama, a lake treasure
    path-right-3  branch-right-i1                           a pilgrimage space, a side branch
    display-mitama-2  mitama-7  dragonfly-3  crystal-12     a display space (1 is the final one), tiles
    rock-4  yokai-deck  bitoku-deck  vision-deck            an iwakura, the decks
    seat-0-die-left  seat-0-dice  seat-0-slot-2             dice and yokai slots of a personal board
    seat-0-yokai-y05  seat-0-deck  seat-0-vision-3          cards of a seat
    seat-0-crystal-sd1  seat-0-rockside-rs1                 crystal spaces, pilgrim spaces of the rock route
    seat-0-bitoku  seat-0-bitoku-2  seat-0-pilgrims         the bitoku path, its cards, available pilgrims
"""

from __future__ import annotations

from typing import Any

from zataku.kernel.game import View
from zataku.kernel.hidden import Bag, Pile

from .components import (
    BITOKU,
    BITOKU_TYPES,
    BRANCHES,
    BUILDING_TYPES,
    BUILDINGS,
    CONSTRUCTION,
    CRYSTAL_SPACES,
    CRYSTALS,
    DRAGONFLIES,
    FRAME,
    HILLS,
    HOME,
    HOME_SPACES,
    KODAMA_LENGTH,
    MITAMA_TYPES,
    MITAMAS,
    NEEDS,
    PATH_LENGTH,
    PATHS,
    REGIONS,
    RIVER,
    RIVER_NAMES,
    ROCK_ROUTE,
    ROCKS,
    STOCK,
    TENGU_CARDS,
    TENGU_CONSTRUCTION,
    TORII,
    TREASURE_IDS,
    TREASURES,
    VISIONS,
    YOKAI,
    YOKAI_TYPES,
)
from .scoring import PARTS
from .state import ASCENSION, EMPTY, FOREST, HILL, HOME_SPACE, LOCKED, UNLOCKED, Bitoku, Player
from .steps.paths import GATE_OF_BRANCH
from .vocabulary import FAVOURS, SLOT_NAMES

_BRANCH_COUNT = len(BRANCHES)


def view(state: Bitoku, seat: int | None) -> View:
    """The match as a seat (None: a spectator) sees it."""
    return {
        "players": len(state.human_seats()),
        "layout": state.board().id,
        "round": state.round,
        "rounds": FRAME["rounds"],
        "season": "ascension" if state.phase == ASCENSION else FRAME["seasons"][state.phase],
        "order": list(state.order),
        "passed": [each for each in range(len(state.players)) if state.passed >> each & 1],
        "regions": [_region(state, region) for region in range(len(REGIONS))],
        "home": _home(state),
        "areas": _areas(state),
        "hills": [_hill(state, hill) for hill in HILLS],
        "paths": [_path(state, path) for path in state.board().paths],
        "displays": _displays(state),
        "stacks": {
            "mitama": len(state.mitama_stack),
            "dragonfly": len(state.dragonfly_stack),
            "crystal": len(state.crystal_stack),
            "building": len(state.building_stack),
        },
        "garden": [None if rock == EMPTY else ROCKS[rock].id for rock in state.garden],
        "decks": {
            "yokai": _deck(state.yokai_deck, state.yokai_under, seat, [card.id for card in YOKAI]),
            "bitoku": _deck(state.bitoku_deck, state.bitoku_under, seat, [card.id for card in BITOKU]),
            "vision": _deck(state.vision_deck, state.vision_under, seat, [card.id for card in VISIONS]),
        },
        "discards": {
            "yokai": [YOKAI[card].id for card in state.yokai_discard],
            "bitoku": [BITOKU[card].id for card in state.bitoku_discard],
        },
        "seats": [_seat(state, each, seat) for each in range(len(state.players))],
        "tengu": _tengu(state),
    }


# The board


def _dice(state: Bitoku, place: int) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "die": SLOT_NAMES[die], "value": player.dice[die]}
        for seat, player in enumerate(state.players)
        for die in range(3)
        if player.places[die] == place
    ]


def _region(state: Bitoku, region: int) -> dict[str, Any]:
    treasure = state.treasures[region]
    seen: dict[str, Any] = {
        "id": REGIONS[region],
        "kodamas": [player.kodamas[region] for player in state.players],
        "neutral": state.board().neutral or None,
        "length": KODAMA_LENGTH,
        "treasure": {"id": TREASURE_IDS[treasure], "prizes": list(TREASURES[treasure])},
    }
    if region == HOME:
        return seen
    hill = RIVER.index(region)
    return seen | {
        "spaces": state.board().forest,
        "dice": _dice(state, FOREST + hill),
        "zone": [_building_space(state, 4 * hill + kind) for kind in range(len(BUILDING_TYPES))],
    }


def _building_space(state: Bitoku, space: int) -> dict[str, Any]:
    tile = state.zones[space]
    owner = state.owners[space]
    return {
        "type": BUILDING_TYPES[space % 4],
        "building": None if tile == EMPTY else _building(tile),
        "owner": None if owner == EMPTY else owner,
    }


def _building(tile: int) -> dict[str, Any]:
    building = BUILDINGS[tile]
    return {
        "id": building.id,
        "type": "ancient" if building.type >= len(BUILDING_TYPES) else BUILDING_TYPES[building.type],
        "minimum": building.minimum,
        "action": str(building.action),
        "kodama": building.kodama,
        "amulet": building.amulet,
        "bonus": building.owner or None,
    }


def _home(state: Bitoku) -> list[dict[str, Any]]:
    """Home spaces from the highest."""
    return [
        {
            "id": HOME_SPACES[action].id,
            "action": str(HOME_SPACES[action].action),
            "dice": _dice(state, HOME_SPACE + space),
        }
        for space, action in enumerate(state.board().home)
    ]


def _areas(state: Bitoku) -> list[dict[str, Any]]:
    layout = state.board()
    return [
        {"hills": [RIVER_NAMES[hill] for hill in hills], "spaces": layout.hill, "dice": _dice(state, HILL + area)}
        for area, hills in enumerate(layout.areas)
    ]


def _hill(state: Bitoku, hill: int) -> dict[str, Any]:
    bitoku, yokai = state.hill_bitoku[hill], state.hill_yokai[hill]
    return {
        "id": RIVER_NAMES[hill],
        "bitoku": None if bitoku == EMPTY else _bitoku(bitoku),
        "yokai": None if yokai == EMPTY else _yokai(yokai),
        "covered": [name for favour, name in enumerate(FAVOURS) if state.covered >> (3 * hill + favour) & 1],
    }


def _path(state: Bitoku, path: int) -> dict[str, Any]:
    return {
        "id": PATHS[path],
        "pilgrims": [
            [player.walkers(path * PATH_LENGTH + space) for player in state.players] for space in range(PATH_LENGTH)
        ],
        "branches": [_branch(state, path * _BRANCH_COUNT + index) for index in range(_BRANCH_COUNT)],
    }


def _branch(state: Bitoku, number: int) -> dict[str, Any]:
    branch = BRANCHES[number % _BRANCH_COUNT]
    capacity = state.board().branch
    return {
        "id": branch.id,
        "kind": "torii" if branch.torii else "illumination",
        "space": branch.position + 1,
        "vp": list(branch.vp[:capacity]),
        "amulet": list(branch.amulet[:capacity]),
        "pilgrims": list(state.branches[number]),
        "torii": _torii(state.torii[GATE_OF_BRANCH[number]]) if branch.torii else None,
    }


def _torii(tile: int) -> dict[str, Any]:
    return {"id": TORII[tile].id, "action": str(TORII[tile].action)}


def _displays(state: Bitoku) -> dict[str, Any]:
    """Displays from the final space outwards."""
    layout = state.board()
    return {
        "mitama": [
            {"price": list(price), "vp": vp, "tile": None if tile == EMPTY else _mitama(tile)}
            for tile, price, vp in zip(state.mitama_row, layout.mitama_price, layout.mitama_vp, strict=True)
        ],
        "dragonfly": [
            {"price": price, "tile": None if tile == EMPTY else _dragonfly(tile)}
            for tile, price in zip(state.dragonfly_row, layout.dragonfly_price, strict=True)
        ],
        "crystal": [
            {"price": price, "tile": None if tile == EMPTY else _crystal(tile)}
            for tile, price in zip(state.crystal_row, layout.crystal_price, strict=True)
        ],
        "building": [{"tile": None if tile == EMPTY else _building(tile)} for tile in state.building_row],
    }


def _deck(deck: Bag, under: tuple[Pile, ...], seat: int | None, ids: list[str]) -> dict[str, Any]:
    """How many cards there are, and at the bottom those that the seat has seen, layer by layer."""
    return {
        "cards": len(deck) + sum(map(len, under)),
        "under": [[None if card is None else ids[card] for card in layer.seen_by(seat)] for layer in under],
    }


# Cards and tiles


def _yokai(card: int) -> dict[str, Any]:
    yokai = YOKAI[card]
    return {
        "id": yokai.id,
        "type": YOKAI_TYPES[yokai.type],
        "action": str(yokai.action),
        "virtue": yokai.virtue,
        "per": yokai.per,
    }


def _bitoku(card: int) -> dict[str, Any]:
    bitoku = BITOKU[card]
    return {
        "id": bitoku.id,
        "type": BITOKU_TYPES[bitoku.type],
        "frequency": bitoku.frequency,
        "action": str(bitoku.action),
    }


def _vision(card: int) -> dict[str, Any]:
    vision = VISIONS[card]
    needs = {need: amount for need, amount in zip(NEEDS, vision.needs, strict=True) if amount}
    return {"id": vision.id, "needs": needs, "vp": vision.vp, "penalty": vision.penalty}


def _crystal(tile: int) -> dict[str, Any]:
    crystal = CRYSTALS[tile]
    return {
        "id": crystal.id,
        "number": tile,
        "colour": crystal.colour,
        "action": None if crystal.action is None else str(crystal.action),
        "vp": crystal.vp,
    }


def _mitama(tile: int) -> dict[str, Any]:
    return {
        "id": MITAMAS[tile].id,
        "number": tile,
        "type": MITAMA_TYPES[MITAMAS[tile].type],
        "action": str(MITAMAS[tile].action),
    }


def _dragonfly(tile: int) -> dict[str, Any]:
    return {"id": DRAGONFLIES[tile].id, "number": tile, "action": str(DRAGONFLIES[tile].action)}


# The seats


def _seat(state: Bitoku, seat: int, looking: int | None) -> dict[str, Any]:
    player = state.players[seat]
    tengu = seat == state.tengu_seat()
    return {
        "seat": seat,
        "automa": tengu,
        "vp": player.vp,
        "flag": player.vp >= FRAME["flag-at"],
        "stock": dict(zip(STOCK, player.stock, strict=True)),
        "dice": [_die(state, player, die) for die in range(3)],
        "slots": [None if card == EMPTY else _yokai(card) for card in player.slots],
        "hand": _hand(state, player, seat, looking),
        "hand_size": len(player.cards_in_hand()),
        "deck": len(player.deck),
        "discard": [_yokai(card) for card in player.discard],
        "removed": [_yokai(card) for card in player.removed],
        "pilgrims": player.pilgrims,
        "crystals": [_crystal(tile) for tile in player.crystals]
        if tengu
        else [
            {"space": space.id, "colour": space.colour, "vp": space.vp}
            | {"tile": None if tile == EMPTY else _crystal(tile)}
            for space, tile in zip(CRYSTAL_SPACES, player.crystals, strict=True)
        ],
        "built": player.built,
        "construction": list(TENGU_CONSTRUCTION)
        if tengu
        else [{"price": list(space.price), "vp": space.vp} for space in CONSTRUCTION],
        "rocks": [{"id": ROCKS[rock].id, "kind": ROCKS[rock].kind, "shows": _shows(rock)} for rock in player.rocks],
        "rockside": [space.id for index, space in enumerate(ROCK_ROUTE) if player.rockside >> index & 1],
        "mitamas": [_mitama(tile) for tile in player.mitamas],
        "dragonflies": [_dragonfly(tile) for tile in player.dragonflies],
        "pairs": [{"mitama": _mitama(first), "dragonfly": _dragonfly(second)} for first, second in player.pairs],
        "path": [_bitoku(card) for card in player.path],
        "completed": player.marker,
        "visions": [_vision(card) for card in player.visions],
        "yokai": [YOKAI[card].id for card in player.all_yokai()] if state.over else None,
        "counted": dict(zip(NEEDS, state.counted[seat], strict=True)) if state.counted else None,
        "fulfilled": [
            VISIONS[card].id for index, card in enumerate(player.visions) if state.fulfilled[seat] >> index & 1
        ],
        "parts": dict(zip(PARTS, state.parts[seat], strict=True)) if state.parts else None,
    }


def _shows(rock: int) -> list[str]:
    names = {"yokai": YOKAI_TYPES, "mitama": MITAMA_TYPES, "building": BUILDING_TYPES}[ROCKS[rock].kind]
    return [names[kind] for kind in ROCKS[rock].shows]


def _die(state: Bitoku, player: Player, die: int) -> dict[str, Any]:
    place = player.places[die]
    if place in (LOCKED, UNLOCKED):
        where = "locked" if place == LOCKED else "unlocked"
    elif place < HOME_SPACE:
        where = RIVER_NAMES[place - FOREST]
    elif place < HILL:
        where = f"home-{place - HOME_SPACE + 1}"
    else:
        where = "hill-" + "-".join(RIVER_NAMES[hill] for hill in state.board().areas[place - HILL])
    return {"die": SLOT_NAMES[die], "value": player.dice[die], "place": where}


def _hand(state: Bitoku, player: Player, seat: int, looking: int | None) -> list[dict[str, Any] | None]:
    """The cards that the looking seat knows, None for the others. While discards are sealed only their owner knows."""
    if seat == looking or state.over:
        return [_yokai(card) for card in player.cards_in_hand()]
    if player.aside:
        return [None] * len(player.cards_in_hand())
    cards = player.hand.seen_by(looking) + player.gained.seen_by(looking)
    return [None if card is None else _yokai(card) for card in cards]


def _tengu(state: Bitoku) -> dict[str, Any] | None:
    tengu = state.tengu
    if tengu is None:
        return None
    return {
        "active": tengu.active,
        "row": [_action_card(card) for card in tengu.row],
        "deck": len(tengu.deck),
        "discard": [TENGU_CARDS[card].id for card in tengu.discard],
    }


def _action_card(card: int) -> dict[str, Any]:
    action = TENGU_CARDS[card]
    return {
        "id": action.id,
        "yokai": action.yokai,
        "bitoku": action.bitoku,
        "place": "favourite" if action.place < 0 else RIVER_NAMES[action.place],
        "shows": action.shows or [STOCK[kind] for kind in action.goods],
        "resource": None if action.resource < 0 else STOCK[action.resource],
    }
