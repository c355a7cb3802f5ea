"""A new match."""

from __future__ import annotations

from zataku.kernel.effects import parse
from zataku.kernel.game import Settings
from zataku.kernel.hidden import Bag, Pile
from zataku.kernel.messages import Event

from .components import (
    ANCIENT_BUILDINGS,
    BITOKU,
    BRANCHES,
    COMMON_YOKAI,
    CRYSTAL_SPACES,
    CRYSTALS,
    DATA,
    DRAGONFLIES,
    LAYOUTS,
    MITAMAS,
    ORDINARY_BUILDINGS,
    PATH_LENGTH,
    PATHS,
    REGIONS,
    RIVER,
    ROCKS,
    STARTING_YOKAI,
    STOCK,
    TENGU,
    TENGU_CARDS,
    TORII_BRANCHES,
    TORII_SETS,
    TREASURES,
    VISIONS,
    goods,
    words,
)
from .rules import read_rules
from .state import EMPTY, LOCKED, SPRING, Bitoku, Player, Tengu
from .steps.seasons import Spring, filled, reveal_hills

_START = DATA["start"]
_ALL_MITAMAS = Bag(range(len(MITAMAS)))
_ALL_DRAGONFLIES = Bag(range(len(DRAGONFLIES)))
_ALL_CRYSTALS = Bag(range(len(CRYSTALS)))
_ALL_BUILDINGS = Bag(ORDINARY_BUILDINGS)
_ALL_VISIONS = Bag(range(len(VISIONS)))
_ALL_BITOKU = Bag(range(len(BITOKU)))
_ALL_YOKAI = Bag(COMMON_YOKAI)
_STARTING_DECK = Bag(STARTING_YOKAI)


def new_state(players: int, settings: Settings, key: bytes, log: list[Event] | None) -> Bitoku:
    """Lay out the components for so many players; one plays against the tengu (BK-001)."""
    state = Bitoku(key, log)
    state.rules = read_rules(settings)
    state.layout = next(index for index, layout in enumerate(LAYOUTS) if players in layout.players)
    state.round = 1
    state.phase = SPRING
    state.turn = 0
    state.passed = 0
    state.fresh = 0
    state.covered = 0
    state.gone = ((), (), (), ())
    state.parts = ()
    state.counted = ()
    state.tengu = None
    lay_out_board(state)
    state.players = [new_player(state) for _ in range(players)]
    fill_garden(state, players)
    if players == 1:
        seat_the_tengu(state)
    seats = len(state.players)
    state.fulfilled = (0,) * seats
    # The tengu is first in round 1 (BK-189); otherwise chance decides.
    state.order = (1, 0) if players == 1 else tuple(state.shuffled(range(seats)))
    reveal_hills(state)
    state.seat = state.order[0]
    state.push(Spring.of())
    return state


def lay_out_board(state: Bitoku) -> None:
    """Steps A to J of the board's set-up, but for the rocks (BK-024 to BK-032)."""
    layout = state.board()
    torii = [EMPTY] * (len(PATHS) * len(TORII_BRANCHES))
    for name, tiles in TORII_SETS.items():
        gates = [
            path * len(TORII_BRANCHES) + number
            for path in layout.paths
            for number, branch in enumerate(TORII_BRANCHES)
            if BRANCHES[branch].set == name
        ]
        drawn, _ = state.draw_few(Bag(tiles), len(gates))
        for gate, tile in zip(gates, drawn, strict=True):
            torii[gate] = tile
    state.torii = tuple(torii)
    zones = [EMPTY] * (4 * len(RIVER))
    drawn, _ = state.draw_few(Bag(ANCIENT_BUILDINGS), len(layout.ancient))
    for space, tile in zip(layout.ancient, drawn, strict=True):
        zones[space] = tile
    state.zones = tuple(zones)
    state.owners = (EMPTY,) * len(zones)
    state.treasures = tuple(state.shuffled(range(len(TREASURES))))
    state.branches = ((),) * (len(PATHS) * len(BRANCHES))
    spaces = len(layout.mitama_price)
    state.mitama_row, state.mitama_stack = filled(state, [], spaces, _ALL_MITAMAS)
    spaces = len(layout.dragonfly_price)
    state.dragonfly_row, state.dragonfly_stack = filled(state, [], spaces, _ALL_DRAGONFLIES)
    spaces = len(layout.crystal_price)
    state.crystal_row, state.crystal_stack = filled(state, [], spaces, _ALL_CRYSTALS)
    state.building_row, state.building_stack = filled(state, [], layout.buildings, _ALL_BUILDINGS)
    state.vision_deck = _ALL_VISIONS
    state.vision_under = ()
    state.bitoku_deck = _ALL_BITOKU
    state.bitoku_under = ()
    state.bitoku_discard = ()
    state.yokai_deck = _ALL_YOKAI
    state.yokai_under = ()
    state.yokai_discard = ()
    state.hill_bitoku = (EMPTY,) * len(RIVER)
    state.hill_yokai = (EMPTY,) * len(RIVER)
    state.garden = ()


def new_player(state: Bitoku) -> Player:
    """A personal board as it starts (BK-034 to BK-042); its rock is dealt with the garden."""
    dragonfly, state.dragonfly_stack = state.draw(state.dragonfly_stack)
    vision, state.vision_deck = state.draw(state.vision_deck)
    return _board(
        dice=(_START["dice"][0], _START["dice"][1], _START["dice"][2]),
        stock=_STOCK_AT_START[:],
        deck=_STARTING_DECK,
        pilgrims=_START["awake"],
        crystals=(EMPTY,) * len(CRYSTAL_SPACES),
        dragonflies=(dragonfly,),
        visions=(vision,),
    )


def _stock_at_start() -> list[int]:
    stock = [0] * len(STOCK)
    for word in words(parse(_START["gains"])):
        name = f"amulet-{word.args[0]}" if word.name == "amulet" else word.name
        stock[STOCK.index(name)] += word.amount
    return stock


_STOCK_AT_START = _stock_at_start()


def _board(
    *,
    dice: tuple[int, int, int],
    stock: list[int],
    deck: Bag,
    pilgrims: int,
    crystals: tuple[int, ...],
    dragonflies: tuple[int, ...],
    visions: tuple[int, ...],
    rocks: tuple[int, ...] = (),
    discard: tuple[int, ...] = (),
    kodama: int = 1,
    walking: int = 0,
) -> Player:
    return Player(
        vp=0,
        stock=stock,
        dice=dice,
        places=(LOCKED,) * 3,
        slots=(EMPTY,) * 3,
        deck=deck,
        hand=Pile(),
        gained=Pile(),
        aside=(),
        discard=discard,
        removed=(),
        pilgrims=pilgrims,
        crystals=crystals,
        built=0,
        rocks=rocks,
        rockside=0,
        mitamas=(),
        dragonflies=dragonflies,
        pairs=(),
        path=(),
        marker=0,
        visions=visions,
        kodamas=(kodama,) * len(REGIONS),
        walking=walking,
        arrived=0,
    )


def fill_garden(state: Bitoku, players: int) -> None:
    """One rock to each player, then the garden; the rest leaves the game (BK-030)."""
    rocks = state.shuffled(range(len(ROCKS)))
    for player in state.players:
        player.rocks = (rocks.pop(),)
    spaces = state.board().garden
    state.garden = tuple(rocks[:spaces])
    if players == 1:
        leftovers = rocks[spaces:]
        deal_tengu_rocks(state, leftovers)


def deal_tengu_rocks(state: Bitoku, leftovers: list[int]) -> None:
    """Two rocks of different kinds: one rewards yokai, the other buildings or mitamas (BK-191, BK-192).

    They are put on a board of their own at once, so that nothing waits beside the state.
    """
    first = state.garden[state.below(len(state.garden))]
    garden = [rock for rock in state.garden if rock != first]
    wants_yokai = ROCKS[first].kind != "yokai"
    sources = (garden, leftovers) if state.rules.tengu_rock_from_garden else (leftovers, garden)
    fitting = next(
        found
        for found in ([rock for rock in source if (ROCKS[rock].kind == "yokai") == wants_yokai] for source in sources)
        if found
    )
    second = fitting[state.below(len(fitting))]
    state.garden = tuple(EMPTY if rock in (first, second) else rock for rock in state.garden)
    state.players.append(tengu_board(state, (first, second)))


def tengu_board(state: Bitoku, rocks: tuple[int, int]) -> Player:
    """The tengu's board (BK-187 to BK-190, BK-193) with the difficulty options (BK-265 to BK-272)."""
    rules = state.rules
    dragonflies = 1 + rules.harder_dragonflies - rules.easier_no_dragonfly
    drawn, state.dragonfly_stack = state.draw_few(state.dragonfly_stack, dragonflies)
    stock = [0] * len(STOCK)
    if not rules.easier_no_resources:
        texts = [TENGU["gains"]] + [
            TENGU["gains-by-rock"][ROCKS[rock].kind] for rock in rocks if ROCKS[rock].kind in TENGU["gains-by-rock"]
        ]
        for text in texts:
            for kind, amount in enumerate(goods(text)):
                stock[kind] += amount
    return _board(
        dice=(TENGU["dice"][0], TENGU["dice"][1], TENGU["dice"][2]),
        stock=stock,
        deck=Bag(),
        pilgrims=TENGU["pilgrims"] - rules.harder_pilgrim,
        crystals=(),
        dragonflies=tuple(drawn),
        visions=(),
        rocks=rocks,
        discard=() if rules.easier_no_yokai else tuple(STARTING_YOKAI),
        kodama=2 if rules.harder_kodamas else 1,
        walking=1 << (4 * PATH_LENGTH * state.board().paths[0]) if rules.harder_pilgrim else 0,
    )


def seat_the_tengu(state: Bitoku) -> None:
    """Its action cards: three in a row beside the deck (BK-194, BK-195)."""
    row, deck = state.draw_few(Bag(range(len(TENGU_CARDS))), TENGU["row"])
    state.tengu = Tengu(False, tuple(row), deck, ())
