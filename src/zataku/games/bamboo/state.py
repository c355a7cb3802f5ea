"""The state of a match of Bamboo."""

from __future__ import annotations

from typing import Final

from zataku.kernel.hidden import Bag, Deck
from zataku.kernel.messages import Event
from zataku.kernel.native import mypyc_attr
from zataku.kernel.state import State, clockwise
from zataku.kernel.tuples import replaced

from .components import COMPONENTS, KIND_OF, PARTS, TYPES
from .harmony import comfort_of

BROWN: Final = COMPONENTS.colours.index("brown")
GHOST: Final = len(COMPONENTS.colours) - 1
"""Whose incense the ghost's is: with two players, of a seat where nobody sits. Its colour is brown (BB-019)."""

NOWHERE: Final = -1
"""The marker before a player's first turn, an empty cell, a temple without a spirit, no season yet."""

HARMONY_COLUMNS: Final = len(PARTS)
"""Market columns: one for each kind of harmony tile, then one for each type of house tile."""
COLUMNS: Final = HARMONY_COLUMNS + len(TYPES)

CELLS: Final = COMPONENTS.grid.cells
NO_SPIRITS: Final = (0,) * len(COMPONENTS.spirits)

_HELD: Final = COMPONENTS.numbers.harmony_held
_COMFORT: Final = [tile.comfort for tile in COMPONENTS.house_tiles]
_CONDITIONS: Final = [tile.condition for tile in COMPONENTS.harmony_tiles]


class Boards:
    """What the personal boards of a match have printed on them, the same for everybody; clones share it."""

    #: Cells of each temple area (BB-018).
    area_cells: tuple[int, ...]
    #: Whether the night side is up, with cells that name a kind (BB-110).
    night: bool
    __slots__ = tuple(__annotations__)

    def __init__(self, area_cells: tuple[int, ...], night: bool) -> None:
        self.area_cells = area_cells
        self.night = night

    def __reduce__(self) -> tuple[object, ...]:
        return Boards, (self.area_cells, self.night)


@mypyc_attr(free_list_len=1)
class Sheet:
    """What lies before one player. All of it is open (BB-016)."""

    happiness: int
    coins: int
    #: Incense in the supply, and on the round cells.
    incense: int
    waiting: int
    #: The temple area where the action marker stands.
    marker: int
    #: Shoots in each temple area.
    areas: tuple[tuple[int, ...], ...]
    #: The house tile on each cell; then the same as bits, for the harmony conditions (see `harmony.House`).
    house: tuple[int, ...]
    occupied: int
    kinds: int
    comfort: int
    #: Unscored harmony tiles on their cells: two for each kind, empty ones are NOWHERE.
    harmony: tuple[int, ...]
    fan: tuple[int, ...]
    #: How many tokens of each kind of food.
    food: tuple[int, ...]
    #: How many spirits of each kind.
    awake: tuple[int, ...]
    asleep: tuple[int, ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Sheet | None = None) -> None:
        if source is not None:
            self.happiness = source.happiness
            self.coins = source.coins
            self.incense = source.incense
            self.waiting = source.waiting
            self.marker = source.marker
            self.areas = source.areas
            self.house = source.house
            self.occupied = source.occupied
            self.kinds = source.kinds
            self.comfort = source.comfort
            self.harmony = source.harmony
            self.fan = source.fan
            self.food = source.food
            self.awake = source.awake
            self.asleep = source.asleep

    def place(self, tile: int, cell: int) -> None:
        """Put a house tile on a cell, where it stays (BB-057)."""
        comfort = _COMFORT[tile]
        self.house = replaced(self.house, cell, tile)
        self.occupied |= 1 << cell
        self.kinds |= 1 << (KIND_OF[tile] * CELLS + cell)
        self.comfort |= (comfort & 1) << cell | (comfort >> 1) << (CELLS + cell)

    def meets(self, tile: int) -> bool:
        """Does the condition of a harmony tile hold in this house now?"""
        condition = _CONDITIONS[tile]
        if self.occupied.bit_count() < condition.tiles:
            return False
        return condition.holds(self.occupied, self.kinds, self.comfort)

    def comfort_in(self, cells: int) -> int:
        return comfort_of(self.comfort, cells, CELLS)

    def hold(self, part: int, tile: int) -> None:
        """Lay a harmony tile on the first empty cell for its kind."""
        self.harmony = replaced(self.harmony, self.harmony.index(NOWHERE, part * _HELD, part * _HELD + _HELD), tile)


class Turn:
    """What is going on in a summer turn; between two turns all of it is empty."""

    #: Shoots laid and not yet activated; whether they count as jokers (BB-094).
    fresh: tuple[int, ...]
    jokers: bool
    #: Shoots pushed out and not yet put into areas.
    taken: tuple[int, ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Turn | None = None) -> None:
        if source is not None:
            self.fresh = source.fresh
            self.jokers = source.jokers
            self.taken = source.taken
            return
        self.fresh = ()
        self.jokers = False
        self.taken = ()


@mypyc_attr(free_list_len=1)
class Bamboo(State):
    """A match of Bamboo. Shoots and tiles are numbers: their places in the lists of the components."""

    sheets: list[Sheet]
    boards: Boards
    #: The colour of each seat (BB-019).
    colours: tuple[int, ...]
    round: int
    season: int
    #: Who holds the first-player tile.
    first: int
    #: Shoots in each slot from the top; the kept ones, and below them those laid this turn.
    slots: tuple[tuple[int, ...], ...]
    #: Whose incense lies in each temple, from the bottom.
    temples: tuple[tuple[int, ...], ...]
    #: The visible spirit of each temple, how many lie below it, all that nobody has seen, those the ghost won.
    spirits: tuple[int, ...]
    piles: tuple[int, ...]
    unseen: Bag
    departed: tuple[int, ...]
    #: For each market column: open tiles from the bottom, and the stack, with tiles that came back under the unseen.
    market: tuple[tuple[int, ...], ...]
    stacks: tuple[Deck, ...]
    #: Kinds of the open food tokens; the face-down supply; how many of each kind were spent or discarded.
    food: tuple[int, ...]
    supply: Bag
    discards: tuple[int, ...]
    #: Open gifts of this spring, by action.
    gifts: tuple[int, ...]
    #: Plain shoots to choose from during setup.
    draft: tuple[int, ...]
    #: The turn of the deciding seat; None outside summer.
    turn: Turn | None
    __slots__ = tuple(__annotations__)

    def __init__(self, key: bytes, log: list[Event] | None = None, source: Bamboo | None = None) -> None:
        State.__init__(self, key, log, source)
        if source is not None:
            self.sheets = [Sheet(sheet) for sheet in source.sheets]
            self.boards = source.boards
            self.colours = source.colours
            self.round = source.round
            self.season = source.season
            self.first = source.first
            self.slots = source.slots
            self.temples = source.temples
            self.spirits = source.spirits
            self.piles = source.piles
            self.unseen = source.unseen
            self.departed = source.departed
            self.market = source.market
            self.stacks = source.stacks
            self.food = source.food
            self.supply = source.supply
            self.discards = source.discards
            self.gifts = source.gifts
            self.draft = source.draft
            self.turn = Turn(source.turn) if source.turn is not None else None

    def clone(self) -> Bamboo:
        return Bamboo(self.key, None, self)

    def me(self) -> Sheet:
        """The sheet of the deciding seat."""
        return self.sheets[self.seat]

    def this_turn(self) -> Turn:
        """The summer turn that is being taken."""
        turn = self.turn
        assert turn is not None, "turns are taken in summer"
        return turn

    def turn_order(self) -> tuple[int, ...]:
        """The seats clockwise from the first player (BB-022)."""
        return clockwise(self.first, len(self.sheets))

    def is_ghost(self, owner: int) -> bool:
        """Is incense of this colour the ghost's (BB-007)?"""
        return owner == GHOST and len(self.sheets) == 2
