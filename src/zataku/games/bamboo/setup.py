"""A new match of Bamboo: the board, the personal boards, and what is asked before the first spring."""

from __future__ import annotations

from typing import Final

from zataku.kernel.game import Settings
from zataku.kernel.hidden import Bag, Deck
from zataku.kernel.messages import Event, SeatName

from . import elements
from .components import COMPONENTS, SETS, TEMPLES
from .state import CELLS, COLUMNS, HARMONY_COLUMNS, NO_SPIRITS, NOWHERE, Bamboo, Boards, Sheet
from .steps.autumn import lay_ghost_incense
from .steps.common import draw_tile, fill_food
from .steps.draft import ChooseColour, PickShoot
from .steps.year import Year

_NUMBERS: Final = COMPONENTS.numbers


def new_state(players: int, settings: Settings, key: bytes, log: list[Event] | None) -> Bamboo:
    """Everything laid out; the agenda holds the draft of shoots and the first year."""
    state = Bamboo(key, log)
    state.sheets = [new_sheet() for _ in range(players)]
    state.boards = Boards(_NUMBERS.area_cells, night=settings["side"] == "night")
    state.colours = tuple(range(players))
    state.round = 0
    state.season = NOWHERE
    state.temples = ((),) * len(TEMPLES)
    state.departed = ()
    state.gifts = ()
    state.turn = None
    _lay_board_shoots(state)
    _open_market(state)
    _call_spirits(state)
    if players == 2:
        lay_ghost_incense(state)
    _lay_out_food(state)
    state.first = state.below(players)
    state.seat = state.first
    first = elements.personal_board(state.first)
    state.tell("event-first-player", seat=SeatName(state.first), at=(first,))
    for seat in range(players):
        _lay_personal_board(state, seat)
    state.draft = tuple(sorted(state.shuffled(_PLAIN)[: players * _NUMBERS.drafted_shoots]))
    state.push(_YEAR)
    for _ in range(_NUMBERS.drafted_shoots):
        state.ask_each(state.turn_order(), _PICK_SHOOT)
    if settings["colours"] == "chosen":
        state.ask_each(state.turn_order(), _CHOOSE_COLOUR)
    return state


def new_sheet() -> Sheet:
    """A personal board before anything is laid on it (BB-011, BB-015)."""
    sheet = Sheet()
    sheet.happiness = _NUMBERS.happiness
    sheet.coins = _NUMBERS.coins
    sheet.incense = _NUMBERS.incense
    sheet.waiting = _NUMBERS.rounds
    sheet.marker = NOWHERE
    sheet.areas = ((),) * len(TEMPLES)
    sheet.house = (NOWHERE,) * CELLS
    sheet.occupied = sheet.kinds = sheet.comfort = 0
    sheet.harmony = (NOWHERE,) * (HARMONY_COLUMNS * _NUMBERS.harmony_held)
    sheet.fan = ()
    sheet.food = (0,) * len(COMPONENTS.food)
    sheet.awake = sheet.asleep = NO_SPIRITS
    return sheet


def _lay_board_shoots(state: Bamboo) -> None:
    shoots = state.shuffled(_BOARD)
    kept = _NUMBERS.kept_cells
    state.slots = tuple(tuple(shoots[slot * kept : (slot + 1) * kept]) for slot in range(_NUMBERS.slots))


def _open_market(state: Bamboo) -> None:
    stacks = [*_STACKS[len(state.sheets) > 2]]
    market = []
    for column, rows in enumerate(_ROWS):
        tiles: list[int] = []
        for _ in range(rows):
            drawn, stacks[column] = state.draw_top(stacks[column])
            tiles += drawn
        market.append(tuple(tiles))
    state.stacks = tuple(stacks)
    state.market = tuple(market)


def _call_spirits(state: Bamboo) -> None:
    """Only the top of each pile is seen, so the others are drawn when their turn comes (BB-006)."""
    tops, state.unseen = state.draw_many(_SPIRITS, _NUMBERS.spirit_piles)
    state.spirits = tuple(tops)
    state.piles = (_NUMBERS.pile_size - 1,) * _NUMBERS.spirit_piles


def _lay_out_food(state: Bamboo) -> None:
    state.food = ()
    state.supply = _FOOD
    state.discards = (0,) * len(COMPONENTS.food)
    fill_food(state)


def _lay_personal_board(state: Bamboo, seat: int) -> None:
    """A harmony tile, and the set of shoots of the player's place in turn order (BB-012, BB-013)."""
    sheet = state.sheets[seat]
    part = _NUMBERS.start_harmony
    for _ in range(_NUMBERS.start_harmony_tiles):
        sheet.hold(part, draw_tile(state, part))
    sheet.areas = _SETS[state.turn_order().index(seat)]


def _stacks(everything: bool) -> tuple[Deck, ...]:
    """Harmony tiles by kind, house tiles by type, with those marked 3+ or without (BB-004, BB-005)."""
    stacks: list[list[int]] = [[] for _ in range(COLUMNS)]
    for index, harmony in enumerate(COMPONENTS.harmony_tiles):
        stacks[harmony.part].append(index)
    for index, tile in enumerate(COMPONENTS.house_tiles):
        if everything or not tile.three_or_more:
            stacks[HARMONY_COLUMNS + tile.type].append(index)
    return tuple(Deck(Bag(stack)) for stack in stacks)


def _group(name: str) -> list[int]:
    return [index for index, shoot in enumerate(COMPONENTS.shoots) if shoot.group == name]


def _set(name: str) -> tuple[tuple[int, ...], ...]:
    """The areas with a set of player shoots, one in each."""
    shoots = [index for index, shoot in enumerate(COMPONENTS.shoots) if shoot.set == name]
    return tuple((shoot,) for shoot in sorted(shoots, key=lambda index: COMPONENTS.shoots[index].colour))


_ROWS: Final = [_NUMBERS.harmony_rows] * HARMONY_COLUMNS + [len(column) for column in COMPONENTS.market]
"""How many tiles lie open in each market column."""
_CHOOSE_COLOUR: Final = ChooseColour.of()
_PICK_SHOOT: Final = PickShoot.of()
_YEAR: Final = Year.of()
_BOARD: Final = _group("board")
_PLAIN: Final = _group("plain")
_SETS: Final = [_set(name) for name in SETS]
_SPIRITS: Final = Bag(kind for kind in range(len(COMPONENTS.spirits)) for _ in range(_NUMBERS.spirit_copies))
_FOOD: Final = Bag(kind for kind, food in enumerate(COMPONENTS.food) for _ in range(food.count))
_STACKS: Final = {everything: _stacks(everything) for everything in (False, True)}
