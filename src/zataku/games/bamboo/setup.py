"""A new match of Bamboo: the board, the personal boards, and what is asked before the first spring."""

from zataku.games.bamboo.components import COMPONENTS, SETS
from zataku.games.bamboo.state import COLUMNS, HARMONY_COLUMNS, Bamboo, new_player, replaced
from zataku.games.bamboo.steps.autumn import lay_ghost_incense
from zataku.games.bamboo.steps.draft import DraftShoots
from zataku.games.bamboo.steps.year import Year
from zataku.kernel.game import Settings
from zataku.kernel.hidden import Bag
from zataku.kernel.messages import Event, SeatName

_NUMBERS = COMPONENTS.numbers


def new_state(players: int, settings: Settings, key: bytes, log: list[Event] | None) -> Bamboo:
    """Everything laid out; the agenda holds the draft of shoots and the first year."""
    state = Bamboo(
        key,
        log,
        seats=[new_player() for _ in range(players)],
        round=0,
        first=0,
        night=settings["side"] == "night",
        area_cells=_NUMBERS.area_cells,
        slots=(),
        temples=((),) * len(COMPONENTS.temples),
        spirits=(),
        piles=(),
        unseen=_SPIRITS,
        departed=(),
        market=((),) * COLUMNS,
        stacks=_STACKS[players > 2],
        under=((),) * COLUMNS,
        food=(),
        supply=_FOOD,
        discards=(0,) * len(COMPONENTS.food),
        gifts=(),
        draft=(),
        fresh=(),
        jokers=False,
        taken=(),
    )
    _lay_board_shoots(state)
    _open_market(state)
    _call_spirits(state)
    if players == 2:
        lay_ghost_incense(state)
    state.fill_food()
    state.first = state.below(players)
    state.seat = state.first
    state.tell("event-first-player", seat=SeatName(state.first), at=(f"seat-{state.first}",))
    for seat in range(players):
        _lay_personal_board(state, seat)
    state.draft = tuple(sorted(state.shuffled(_PLAIN)[: players * _NUMBERS.drafted_shoots]))
    state.push(*_DRAFT[:players] * _NUMBERS.drafted_shoots, _YEAR)
    return state


def _stacks(everything: bool) -> tuple[Bag, ...]:
    """Harmony tiles by kind, house tiles by type, with those marked 3+ or without (BB-004, BB-005)."""
    stacks: list[list[int]] = [[] for _ in range(COLUMNS)]
    for index, harmony in enumerate(COMPONENTS.harmony_tiles):
        stacks[harmony.part].append(index)
    for index, tile in enumerate(COMPONENTS.house_tiles):
        if everything or not tile.three_or_more:
            stacks[HARMONY_COLUMNS + tile.type].append(index)
    return tuple(Bag(stack) for stack in stacks)


def _lay_board_shoots(state: Bamboo) -> None:
    shoots = state.shuffled(_BOARD)
    kept = _NUMBERS.kept_cells
    state.slots = tuple(tuple(shoots[slot * kept : (slot + 1) * kept]) for slot in range(_NUMBERS.slots))


def _open_market(state: Bamboo) -> None:
    for column in range(COLUMNS):
        house = column - HARMONY_COLUMNS
        rows = _NUMBERS.harmony_rows if house < 0 else len(COMPONENTS.market[house])
        state.market = replaced(state.market, column, tuple([state.draw_tile(column) for _ in range(rows)]))


def _call_spirits(state: Bamboo) -> None:
    """Only the top of each pile is seen, so the others are drawn when their turn comes (BB-006)."""
    tops, state.unseen = state.draw_many(state.unseen, _NUMBERS.spirit_piles)
    state.spirits = tuple(tops)
    state.piles = (_NUMBERS.pile_size - 1,) * _NUMBERS.spirit_piles


def _lay_personal_board(state: Bamboo, seat: int) -> None:
    """A harmony tile, and the set of shoots of the player's place in turn order (BB-012, BB-013)."""
    player = state.seats[seat]
    part = _NUMBERS.start_harmony
    for _ in range(_NUMBERS.start_harmony_tiles):
        tile = state.draw_tile(part)
        player.harmony = replaced(player.harmony, player.free_harmony_cell(part), tile)
    player.areas = _SETS[(seat - state.first) % len(state.seats)]


def _group(name: str) -> list[int]:
    return [index for index, shoot in enumerate(COMPONENTS.shoots) if shoot.group == name]


def _set(name: str) -> tuple[tuple[int, ...], ...]:
    """The areas with a set of player shoots, one in each."""
    shoots = [index for index, shoot in enumerate(COMPONENTS.shoots) if shoot.set == name]
    return tuple((shoot,) for shoot in sorted(shoots, key=lambda index: COMPONENTS.shoots[index].colour))


_DRAFT = [DraftShoots.of(place) for place in range(len(COMPONENTS.colours))]
_YEAR = Year.of()
_BOARD = _group("board")
_PLAIN = _group("plain")
_SETS = [_set(name) for name in SETS]
_SPIRITS = Bag(kind for kind in range(len(COMPONENTS.spirits)) for _ in range(_NUMBERS.spirit_copies))
_FOOD = Bag(kind for kind, food in enumerate(COMPONENTS.food) for _ in range(food.count))
_STACKS = {everything: _stacks(everything) for everything in (False, True)}
