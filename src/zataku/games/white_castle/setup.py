"""A new match: what is drawn, dealt and rolled before the first turn (WC-001 to WC-018, WC-120, WC-121)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from zataku.kernel.effects import Cost, Effect, Word
from zataku.kernel.game import Settings
from zataku.kernel.hidden import Bag
from zataku.kernel.messages import Event

from .automa import DELEGATION, PLAYER, shuffle_solo_deck
from .components import (
    CARDS,
    COLOURS,
    DAIMYO_CARDS,
    DIE_TILES,
    DIFFICULTIES,
    GARDENS,
    GOODS,
    KINDS_OF_GARDEN,
    LAST_CELLS,
    MEMBERS,
    MEMBERS_OF_A_KIND,
    OUTSIDE_ACTIONS,
    PLACES,
    PLAYER_COUNTS,
    POINT,
    ROOMS,
    ROWS_OF_ROOM,
    SLOTS,
    TILE_CELLS,
    WELL_GIFT,
    YARD_BOARD,
    YARD_PLACES,
    YARD_TILES,
    Amounts,
)
from .state import FREE, NO_CARD, Castle, Lantern, Layout, Sheet
from .steps.common import Action
from .steps.effects import GARDEN_STEPS, SLOT_STEPS, YARD_TILE_STEPS
from .steps.rounds import START_ROUND, roll_dice
from .steps.start import PICK_PAIR, receive_starting_cards
from .vocabulary import GARDEN, PLACE

_WELL: Final = len(ROOMS)


def new_state(players: int, settings: Settings, key: bytes, log: list[Event] | None) -> Castle:
    """Everything laid out, up to the first decision."""
    state = Castle(key, log)
    count = PLAYER_COUNTS[players]
    layout = state.layout = Layout()
    layout.players = players
    layout.seats = max(players, 2)
    layout.dice = count.dice
    layout.stack = count.stack
    state.round = state.turn = 0
    state.slots = (FREE,) * len(SLOTS)
    state.pairs = ()
    state.sheets = [new_sheet() for _ in range(layout.seats)]
    state.solo = None
    state.clear_spaces()
    _deal_rooms(state, count.marked_cards)
    layout.daimyo = state.below(len(DAIMYO_CARDS))
    layout.tiles, layout.well = _lay_tiles(state)
    layout.gardens = _lay_gardens(state)
    layout.yards = tuple(state.shuffled(range(len(YARD_TILES)))[: len(YARD_PLACES)])
    look_up(layout)
    roll_dice(state)
    if players == 1:
        _meet_delegation(state, str(settings["difficulty"]))
    else:
        # The stack of markers from the bottom up; its top is first in turn order (WC-014).
        state.moved = tuple(state.shuffled(range(players)))
        state.order = state.moved[::-1]
        state.pairs = _deal_pairs(state, count.pairs)
        state.push(START_ROUND)
        state.ask_each(state.order[::-1], PICK_PAIR)
    return state


def new_sheet() -> Sheet:
    """A clan with all its members at home and nothing else (WC-013)."""
    sheet = Sheet()
    sheet.goods = [0] * len(GOODS)
    sheet.influence = 0
    sheet.courtiers = sheet.gardeners = sheet.warriors = MEMBERS_OF_A_KIND
    sheet.places = (0,) * len(PLACES)
    sheet.gardens = 0
    sheet.yards = (0,) * len(YARD_BOARD)
    sheet.dice = (0,) * len(MEMBERS)
    sheet.card = NO_CARD
    sheet.lantern = Lantern()
    return sheet


# Action cards (WC-002 to WC-004)


def _deal_rooms(state: Castle, marked_cards: bool) -> None:
    stewards, diplomats = _ALL_CARDS if marked_cards else _UNMARKED_CARDS
    while True:
        steward_cards, steward_deck = state.draw_many(stewards, 3)
        diplomat_cards, diplomat_deck = state.draw_many(diplomats, 2)
        rooms = (*steward_cards, *diplomat_cards)
        if not all_same_dark(rooms):
            break
    state.rooms = rooms
    state.decks = (steward_deck, diplomat_deck)


def _bag(kind: str, marked_cards: bool) -> Bag:
    cards = enumerate(CARDS)
    return Bag(number for number, card in cards if card.kind == kind and (marked_cards or not card.marked))


_ALL_CARDS: Final = (_bag("steward", True), _bag("diplomat", True))
_UNMARKED_CARDS: Final = (_bag("steward", False), _bag("diplomat", False))


def all_same_dark(cards: Sequence[int]) -> bool:
    """Do all cards call the same clan member by their dark action (WC-004)?"""
    return len({_DARK[number] for number in cards}) == 1


def _member(effect: Effect) -> str:
    called = effect.then if isinstance(effect, Cost) else effect
    assert isinstance(called, Word)
    assert called.name in MEMBERS
    return called.name


#: Whom the dark action of each card calls; nobody where the card has none.
_DARK: Final = tuple("" if card.dark < 0 else _member(card.actions[card.dark]) for card in CARDS)


# Die tiles (WC-006 to WC-008)


def _lay_tiles(state: Castle) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Colours by room, and the two tiles at the well."""
    while True:
        laid = lay_tiles(state.shuffled(range(len(DIE_TILES))), state.shuffled(range(len(COLOURS))))
        if laid is not None:
            break
    rooms = tuple(
        [tuple([_TILE_COLOURS[laid[room, row]] for row in range(rows)]) for room, rows in enumerate(ROWS_OF_ROOM)]
    )
    return rooms, (laid[_WELL, 0], laid[_WELL, 1])


def lay_tiles(tiles: Sequence[int], marked: Sequence[int]) -> dict[tuple[int, int], int] | None:
    """Tiles by cell (room, row): one of each colour in the order `marked` on top of the steward rooms, the others in
    the order given, each on the lowest free cell that may take it; None when one fits nowhere (WC-007)."""
    left = list(tiles)
    laid: dict[tuple[int, int], int] = {}
    for room, colour in enumerate(marked):
        for tile in left:
            if _TILE_COLOURS[tile] == colour:
                left.remove(tile)
                laid[room, 0] = tile
                break
    free = list(NUMBERED_CELLS)
    for tile in left:
        for place, (cell, last) in enumerate(free):
            if not (last and _makes_one_colour(laid, cell, tile)):
                laid[cell] = tile
                del free[place]
                break
        else:
            return None
    return laid


def _makes_one_colour(laid: dict[tuple[int, int], int], cell: tuple[int, int], tile: int) -> bool:
    room, row = cell
    colour = _TILE_COLOURS[tile]
    others = [_TILE_COLOURS[laid[room, other]] for other in range(ROWS_OF_ROOM[room]) if other != row]
    return others.count(colour) == len(others)


_TILE_COLOURS: Final = tuple(tile.colour for tile in DIE_TILES)
#: The cells in the order in which they are filled, and whether each is the last of its room.
NUMBERED_CELLS: Final = tuple((cell, number in LAST_CELLS) for number, cell in enumerate(TILE_CELLS))


# Gardens, starting cards


def _lay_gardens(state: Castle) -> tuple[int, ...]:
    """A stone and a flower garden at each bridge, in this order (WC-011)."""
    stone, flower = [state.shuffled(gardens) for gardens in _GARDENS_BY_KIND]
    return tuple([garden for bridge in range(len(COLOURS)) for garden in (stone[bridge], flower[bridge])])


_GARDENS_BY_KIND: Final = tuple(
    tuple(number for number, garden in enumerate(GARDENS) if garden.kind == kind) for kind in KINDS_OF_GARDEN
)


def _deal_pairs(state: Castle, count: int) -> tuple[tuple[int, int], ...]:
    resources, actions = _starting_cards(state)
    return tuple(zip(resources[:count], actions[:count], strict=True))


def _starting_cards(state: Castle) -> tuple[list[int], list[int]]:
    return state.shuffled(_RESOURCE_CARDS), state.shuffled(_ACTION_CARDS)


_RESOURCE_CARDS: Final = [number for number, card in enumerate(CARDS) if card.kind == "starting-resource"]
_ACTION_CARDS: Final = [number for number, card in enumerate(CARDS) if card.kind == "starting-action"]


# The game against the delegation: WC-120, WC-121


def _meet_delegation(state: Castle, difficulty: str) -> None:
    level = DIFFICULTIES[difficulty]
    opponent = state.sheets[DELEGATION]
    opponent.goods[POINT] = level.points
    opponent.influence = level.influence
    state.order = (DELEGATION, PLAYER) if level.place == 1 else (PLAYER, DELEGATION)
    state.moved = state.order[::-1]
    if state.log is not None:
        state.tell("event-solo-reconstructed")
    shuffle_solo_deck(state)
    resources, actions = _starting_cards(state)
    state.seat = PLAYER
    state.push(START_ROUND)
    receive_starting_cards(state, resources[0], actions[0])


# What the steps look up


def look_up(layout: Layout) -> None:
    """Fill the tables of a layout from the components drawn."""
    facing = layout.facing = tuple([_FACING[tiles] for tiles in layout.tiles])
    layout.entrances = tuple(
        [
            (*[entrance for entrance in _ROOM_ENTRANCES if facing[entrance[0]][colour]], *_OUTSIDE_ENTRANCES)
            for colour in range(len(COLOURS))
        ]
    )
    layout.garden_costs = tuple([GARDENS[number].cost for number in layout.gardens])
    layout.garden_options = tuple([GARDEN[number] for number in layout.gardens])
    layout.garden_steps = tuple([GARDEN_STEPS[number] for number in layout.gardens])
    layout.yard_steps = _yard_steps(layout.yards)
    layout.slot_steps = SLOT_STEPS[layout.daimyo]
    layout.well_any, layout.well_gains = _well(layout.well)


@cache
def _yard_steps(tiles: tuple[int, ...]) -> tuple[dict[str, Action], ...]:
    """What the sides of each yard do, with these tiles on them."""
    steps: tuple[dict[str, Action], ...] = tuple({} for _ in YARD_BOARD)
    for tile, (yard, side) in zip(tiles, YARD_PLACES, strict=True):
        steps[yard][side] = YARD_TILE_STEPS[tile][side]
    return steps


@cache
def _well(tiles: tuple[int, ...]) -> tuple[int, Amounts]:
    """What the well gives, with these tiles beside it: goods of one's choice, and others."""
    gains = dict.fromkeys(range(len(GOODS)), 0)
    gains[GOODS.index(WELL_GIFT.name)] += WELL_GIFT.amount
    chosen = 0
    for tile in tiles:
        reward = DIE_TILES[tile].reward
        if reward.name == "any":
            chosen += reward.amount
        else:
            gains[GOODS.index(reward.name)] += reward.amount
    return chosen, tuple((good, amount) for good, amount in gains.items() if amount)


def _rows_facing(tiles: tuple[int, ...], colour: int) -> int:
    return sum(1 << row for row, tile in enumerate(tiles) if tile == colour)


#: By the tiles of a room: bits of the rows that face each colour, and of all rows.
_FACING: Final = {
    tiles: (*(_rows_facing(tiles, colour) for colour in range(len(COLOURS))), (1 << rows) - 1)
    for rows in sorted(set(ROWS_OF_ROOM))
    for tiles in product(range(len(COLOURS)), repeat=rows)
}
_ROOM_ENTRANCES: Final = tuple((room, PLACE[room]) for room in range(len(ROOMS)))
_OUTSIDE_ENTRANCES: Final = tuple((space, PLACE[space]) for space in OUTSIDE_ACTIONS)
