"""A new match."""

from __future__ import annotations

from functools import cache
from typing import Final

from zataku.kernel.effects import parse
from zataku.kernel.game import Settings
from zataku.kernel.hidden import Bag, Deck, Pile
from zataku.kernel.messages import Event
from zataku.kernel.tuples import replaced

from .components import (
    ALL_BRANCHES,
    ANCIENT_BUILDINGS,
    BITOKU,
    BRANCHES,
    COMMON_YOKAI,
    CRYSTAL_SPACES,
    CRYSTALS,
    DATA,
    DRAGONFLIES,
    DRAGONFLY,
    LAYOUTS,
    MITAMAS,
    ORDINARY_BUILDINGS,
    REGIONS,
    RIVER,
    ROCKS,
    STARTING_YOKAI,
    STOCK,
    TENGU,
    TENGU_CARDS,
    TORII_SETS,
    TREASURES,
    VISIONS,
    Layout,
    goods,
    words,
)
from .settings import switches
from .state import EMPTY, LOCKED, SPRING, Bitoku, Display, Given, Sheet, Tengu
from .steps.decks import VISION_DECK
from .steps.paths import GATE_OF_BRANCH
from .steps.seasons import Spring, filled, reveal_hills

_START: Final = DATA["start"]
_ALL_MITAMAS: Final = Bag(range(len(MITAMAS)))
_ALL_DRAGONFLIES: Final = Bag(range(len(DRAGONFLIES)))
_ALL_CRYSTALS: Final = Bag(range(len(CRYSTALS)))
_ALL_BUILDINGS: Final = Bag(ORDINARY_BUILDINGS)
_ALL_VISIONS: Final = Bag(range(len(VISIONS)))
_ALL_BITOKU: Final = Bag(range(len(BITOKU)))
_ALL_YOKAI: Final = Bag(COMMON_YOKAI)
_ALL_ANCIENT: Final = Bag(ANCIENT_BUILDINGS)
_STARTING_DECK: Final = Bag(STARTING_YOKAI)
_DICE_AT_START: Final[tuple[int, int, int]] = (_START["dice"][0], _START["dice"][1], _START["dice"][2])
_EMPTY_DECK: Final = Bag()
_EMPTY_HAND: Final = Pile()


def new_state(players: int, settings: Settings, key: bytes, log: list[Event] | None) -> Bitoku:
    """Lay out the components for so many players; one plays against the tengu (BK-001)."""
    state = Bitoku(key, log)
    layout = next(layout for layout in LAYOUTS if players in layout.players)
    torii = deal_torii(state, layout)
    lay_ancient_buildings(state, layout)
    treasures = tuple(state.shuffled(range(len(TREASURES))))
    state.given = Given(layout, switches(settings), torii, treasures)
    lay_out_board(state)
    state.sheets = [own_board(state) for _ in range(players)]
    deal_rocks(state, solo=players == 1)
    state.tengu = tengu_cards(state) if players == 1 else None
    # The tengu is first in round 1 (BK-189); otherwise chance decides.
    state.order = (1, 0) if players == 1 else tuple(state.shuffled(range(players)))
    reveal_hills(state)
    state.seat = state.order[0]
    state.push(Spring.of())
    return state


# The board: steps A to J of its set-up (BK-024 to BK-032)


def deal_torii(state: Bitoku, layout: Layout) -> tuple[int, ...]:
    """A tile for each torii branch of the paths in use, from the set that belongs there."""
    torii = [EMPTY] * len(GATE_OF_BRANCH)
    for tiles, gates in _gates(layout.paths):
        drawn, _ = state.draw_few(tiles, len(gates))
        for gate, tile in zip(gates, drawn, strict=True):
            torii[gate] = tile
    return tuple(torii)


@cache
def _gates(paths: tuple[int, ...]) -> tuple[tuple[Bag, tuple[int, ...]], ...]:
    """The tiles of each set, and the torii branches of these paths where it belongs."""
    return tuple(
        (
            Bag(tiles),
            tuple(
                gate
                for branch, gate in GATE_OF_BRANCH.items()
                if branch // len(BRANCHES) in paths and ALL_BRANCHES[branch].set == name
            ),
        )
        for name, tiles in TORII_SETS.items()
    )


def lay_ancient_buildings(state: Bitoku, layout: Layout) -> None:
    """Ancient buildings on their spaces; the others are empty."""
    zones = [EMPTY] * (4 * len(RIVER))
    drawn, _ = state.draw_few(_ALL_ANCIENT, len(layout.ancient))
    for space, tile in zip(layout.ancient, drawn, strict=True):
        zones[space] = tile
    state.zones = tuple(zones)
    state.owners = (EMPTY,) * len(zones)


def lay_out_board(state: Bitoku) -> None:
    """Displays, decks, hills and paths before the first round."""
    layout = state.given.layout
    state.round = 1
    state.season = SPRING
    state.passed = 0
    state.displays = (
        filled(state, [], len(layout.mitama_price), _ALL_MITAMAS),
        filled(state, [], len(layout.dragonfly_price), _ALL_DRAGONFLIES),
        filled(state, [], len(layout.crystal_price), _ALL_CRYSTALS),
        filled(state, [], layout.buildings, _ALL_BUILDINGS),
    )
    state.yokai_deck, state.yokai_discard = Deck(_ALL_YOKAI), ()
    state.bitoku_deck, state.bitoku_discard = Deck(_ALL_BITOKU), ()
    state.vision_deck = Deck(_ALL_VISIONS)
    state.hill_bitoku = (EMPTY,) * len(RIVER)
    state.hill_yokai = (EMPTY,) * len(RIVER)
    state.covered = 0
    state.branches = ((),) * len(ALL_BRANCHES)
    state.garden = ()
    state.reckoning = None


# Personal boards


def new_sheet() -> Sheet:
    """A personal board with nothing on it but kodamas on their first spaces."""
    sheet = Sheet()
    sheet.vp = 0
    sheet.stock = [0] * len(STOCK)
    sheet.dice = (1, 1, 1)
    sheet.places = (LOCKED, LOCKED, LOCKED)
    sheet.slots = (EMPTY, EMPTY, EMPTY)
    sheet.deck, sheet.hand, sheet.gained, sheet.aside = _EMPTY_DECK, _EMPTY_HAND, _EMPTY_HAND, ()
    sheet.discard = sheet.removed = ()
    sheet.pilgrims = 0
    sheet.crystals = ()
    sheet.built = 0
    sheet.rocks, sheet.rockside = (), 0
    sheet.mitamas, sheet.dragonflies, sheet.pairs = (), (), ()
    sheet.path, sheet.marker = (), 0
    sheet.visions = ()
    sheet.kodamas = (1,) * len(REGIONS)
    sheet.walking = sheet.arrived = 0
    return sheet


def own_board(state: Bitoku) -> Sheet:
    """A personal board as it starts (BK-034 to BK-042); its rock is dealt with the garden."""
    sheet = new_sheet()
    sheet.dice = _DICE_AT_START
    sheet.stock = _STOCK_AT_START[:]
    sheet.deck = _STARTING_DECK
    sheet.pilgrims = _START["awake"]
    sheet.crystals = (EMPTY,) * len(CRYSTAL_SPACES)
    sheet.dragonflies = tuple(draw_dragonflies(state, 1))
    sheet.visions = tuple(VISION_DECK.take(state, 1))
    return sheet


def draw_dragonflies(state: Bitoku, count: int) -> list[int]:
    """Dragonflies from the stack."""
    display = state.displays[DRAGONFLY]
    drawn, stack = state.draw_few(display.stack, count)
    state.displays = replaced(state.displays, DRAGONFLY, Display(display.row, stack))
    return drawn


def _stock_at_start() -> list[int]:
    stock = [0] * len(STOCK)
    for word in words(parse(_START["gains"])):
        name = f"amulet-{word.args[0]}" if word.name == "amulet" else word.name
        stock[STOCK.index(name)] += word.amount
    return stock


_STOCK_AT_START: Final = _stock_at_start()


# Rocks


def deal_rocks(state: Bitoku, solo: bool) -> None:
    """One rock to each player, then the garden; the rest leaves the game (BK-030)."""
    rocks = state.shuffled(range(len(ROCKS)))
    for sheet in state.sheets:
        sheet.rocks = (rocks.pop(),)
    spaces = state.given.layout.garden
    state.garden = tuple(rocks[:spaces])
    if solo:
        state.sheets.append(tengu_board(state, deal_tengu_rocks(state, rocks[spaces:])))


def deal_tengu_rocks(state: Bitoku, leftovers: list[int]) -> tuple[int, int]:
    """Two rocks of different kinds: one rewards yokai, the other buildings or mitamas (BK-191, BK-192)."""
    first = state.garden[state.below(len(state.garden))]
    garden = [rock for rock in state.garden if rock != first]
    wants_yokai = ROCKS[first].kind != "yokai"
    sources = (garden, leftovers) if state.given.switches.tengu_rock_from_garden else (leftovers, garden)
    fitting = next(
        found
        for found in ([rock for rock in source if (ROCKS[rock].kind == "yokai") == wants_yokai] for source in sources)
        if found
    )
    second = fitting[state.below(len(fitting))]
    state.garden = tuple(EMPTY if rock in (first, second) else rock for rock in state.garden)
    return first, second


# The tengu


def tengu_board(state: Bitoku, rocks: tuple[int, int]) -> Sheet:
    """The tengu's board (BK-187 to BK-190, BK-193) with the difficulty options (BK-265 to BK-272)."""
    chosen = state.given.switches
    sheet = new_sheet()
    sheet.rocks = rocks
    sheet.dragonflies = tuple(draw_dragonflies(state, 1 + chosen.harder_dragonflies - chosen.easier_no_dragonfly))
    sheet.dice = (TENGU["dice"][0], TENGU["dice"][1], TENGU["dice"][2])
    sheet.pilgrims = TENGU["pilgrims"]
    if not chosen.easier_no_resources:
        by_rock: dict[str, str] = TENGU["gains-by-rock"]
        for text in (TENGU["gains"], *(by_rock.get(ROCKS[rock].kind) for rock in rocks)):
            for kind, amount in enumerate(goods(text) if text else ()):
                sheet.stock[kind] += amount
    if not chosen.easier_no_yokai:
        sheet.discard = tuple(STARTING_YOKAI)
    if chosen.harder_kodamas:
        sheet.kodamas = (2,) * len(REGIONS)
    if chosen.harder_pilgrim:
        sheet.pilgrims -= 1
        sheet.set_out(state.given.layout.first_spaces[0])
    return sheet


def tengu_cards(state: Bitoku) -> Tengu:
    """Its action cards: three in a row beside the deck (BK-194, BK-195)."""
    tengu = Tengu()
    tengu.active = False
    row, tengu.deck = state.draw_few(Bag(range(len(TENGU_CARDS))), TENGU["row"])
    tengu.row = tuple(row)
    tengu.discard = ()
    tengu.thought = None
    return tengu
