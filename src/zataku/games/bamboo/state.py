"""The state of a match of Bamboo."""

from typing import Any

from zataku.games.bamboo.components import COMPONENTS, PARTS, TYPES
from zataku.games.bamboo.harmony import comfort_of
from zataku.kernel.hidden import Bag
from zataku.kernel.messages import Event
from zataku.kernel.state import State

GHOST = COMPONENTS.colours.index("brown")
"""Whose incense the ghost's is: brown is nobody's colour with two players (BB-019)."""

NOWHERE = -1
"""The marker before a player's first turn, an empty cell, a temple without a spirit."""

HARMONY_COLUMNS = len(PARTS)
"""Market columns: one for each kind of harmony tile, then one for each type of house tile."""
COLUMNS = HARMONY_COLUMNS + len(TYPES)

CELLS = COMPONENTS.grid.cells
_HELD = COMPONENTS.numbers.harmony_held
NO_SPIRITS = (0,) * len(COMPONENTS.spirits)


class Player:
    """What lies before one player. All of it is open (BB-016)."""

    __slots__ = (
        "areas",
        "asleep",
        "awake",
        "coins",
        "comfort",
        "fan",
        "food",
        "happiness",
        "harmony",
        "house",
        "incense",
        "kinds",
        "marker",
        "occupied",
        "waiting",
    )

    def __init__(
        self,
        happiness: int,
        coins: int,
        incense: int,
        waiting: int,
        marker: int,
        areas: tuple[tuple[int, ...], ...],
        house: tuple[int, ...],
        occupied: int,
        kinds: int,
        comfort: int,
        harmony: tuple[int, ...],
        fan: tuple[int, ...],
        food: tuple[int, ...],
        awake: tuple[int, ...],
        asleep: tuple[int, ...],
    ) -> None:
        self.happiness = happiness
        self.coins = coins
        #: Incense in the supply, and on the round cells.
        self.incense = incense
        self.waiting = waiting
        #: The temple area where the action marker stands.
        self.marker = marker
        #: Shoots in each temple area.
        self.areas = areas
        #: The house tile on each cell; then the same as bits, for the harmony conditions (see `harmony.House`).
        self.house = house
        self.occupied = occupied
        self.kinds = kinds
        self.comfort = comfort
        #: Unscored harmony tiles on their cells: two for each kind, empty ones are NOWHERE.
        self.harmony = harmony
        self.fan = fan
        #: How many tokens of each kind of food.
        self.food = food
        #: How many spirits of each kind.
        self.awake = awake
        self.asleep = asleep

    def clone(self) -> "Player":
        return Player(
            self.happiness,
            self.coins,
            self.incense,
            self.waiting,
            self.marker,
            self.areas,
            self.house,
            self.occupied,
            self.kinds,
            self.comfort,
            self.harmony,
            self.fan,
            self.food,
            self.awake,
            self.asleep,
        )

    def place(self, tile: int, cell: int) -> None:
        """Put a house tile on a cell, where it stays (BB-057)."""
        kind, comfort = _KIND[tile], _COMFORT[tile]
        self.house = (*self.house[:cell], tile, *self.house[cell + 1 :])
        self.occupied |= 1 << cell
        self.kinds |= 1 << (kind * CELLS + cell)
        self.comfort |= (comfort & 1) << cell | (comfort >> 1) << (CELLS + cell)

    def meets(self, tile: int) -> bool:
        """Does the condition of a harmony tile hold in this house now?"""
        return _CONDITIONS[tile].holds(self.occupied, self.kinds, self.comfort)

    def comfort_in(self, cells: int) -> int:
        return comfort_of(self.comfort, cells, CELLS)

    def free_harmony_cell(self, part: int) -> int:
        """The first empty cell for a kind of harmony tile, or NOWHERE."""
        for cell in range(part * _HELD, part * _HELD + _HELD):
            if self.harmony[cell] < 0:
                return cell
        return NOWHERE


_KIND = [tile.kind for tile in COMPONENTS.house_tiles]
_COMFORT = [tile.comfort for tile in COMPONENTS.house_tiles]
_CONDITIONS = [tile.condition for tile in COMPONENTS.harmony_tiles]


def new_player() -> Player:
    """A personal board before anything is laid on it (BB-011, BB-015)."""
    numbers = COMPONENTS.numbers
    return Player(
        happiness=numbers.happiness,
        coins=numbers.coins,
        incense=numbers.incense,
        waiting=numbers.rounds,
        marker=NOWHERE,
        areas=((),) * len(COMPONENTS.temples),
        house=(NOWHERE,) * CELLS,
        occupied=0,
        kinds=0,
        comfort=0,
        harmony=(NOWHERE,) * (HARMONY_COLUMNS * _HELD),
        fan=(),
        food=(0,) * len(COMPONENTS.food),
        awake=NO_SPIRITS,
        asleep=NO_SPIRITS,
    )


class Bamboo(State):
    """A match of Bamboo. Shoots and tiles are numbers: their places in the lists of the components."""

    __slots__ = (
        "area_cells",
        "departed",
        "discards",
        "draft",
        "first",
        "food",
        "fresh",
        "gifts",
        "jokers",
        "market",
        "night",
        "piles",
        "round",
        "seats",
        "slots",
        "spirits",
        "stacks",
        "supply",
        "taken",
        "temples",
        "under",
        "unseen",
    )

    def __init__(
        self,
        key: bytes,
        log: list[Event] | None,
        seats: list[Player],
        round: int,
        first: int,
        night: bool,
        area_cells: int,
        slots: tuple[tuple[int, ...], ...],
        temples: tuple[tuple[int, ...], ...],
        spirits: tuple[int, ...],
        piles: tuple[int, ...],
        unseen: Bag,
        departed: tuple[int, ...],
        market: tuple[tuple[int, ...], ...],
        stacks: tuple[Bag, ...],
        under: tuple[tuple[int, ...], ...],
        food: tuple[int, ...],
        supply: Bag,
        discards: tuple[int, ...],
        gifts: tuple[int, ...],
        draft: tuple[int, ...],
        fresh: tuple[int, ...],
        jokers: bool,
        taken: tuple[int, ...],
    ) -> None:
        super().__init__(key, log)
        self.seats = seats
        self.round = round
        #: Who holds the first-player tile.
        self.first = first
        self.night = night
        self.area_cells = area_cells
        #: Shoots in each slot from the top; the kept ones, and below them those laid this turn.
        self.slots = slots
        #: Whose incense lies in each temple, from the bottom.
        self.temples = temples
        #: The visible spirit of each temple, how many lie below it, all that nobody has seen, those the ghost won.
        self.spirits = spirits
        self.piles = piles
        self.unseen = unseen
        self.departed = departed
        #: For each market column: open tiles from the bottom, tiles nobody has seen, those known to lie below these.
        self.market = market
        self.stacks = stacks
        self.under = under
        #: Kinds of the open food tokens; the face-down supply; how many of each kind were spent or discarded.
        self.food = food
        self.supply = supply
        self.discards = discards
        #: Open gifts of this spring, by action.
        self.gifts = gifts
        #: Plain shoots to choose from during setup.
        self.draft = draft
        #: Shoots laid this turn and not yet activated; whether they count as jokers (BB-094).
        self.fresh = fresh
        self.jokers = jokers
        #: Shoots pushed out this turn and not yet put into areas.
        self.taken = taken

    def clone(self) -> "Bamboo":
        twin = Bamboo(
            self.key,
            None,
            [player.clone() for player in self.seats],
            self.round,
            self.first,
            self.night,
            self.area_cells,
            self.slots,
            self.temples,
            self.spirits,
            self.piles,
            self.unseen,
            self.departed,
            self.market,
            self.stacks,
            self.under,
            self.food,
            self.supply,
            self.discards,
            self.gifts,
            self.draft,
            self.fresh,
            self.jokers,
            self.taken,
        )
        twin.agenda = self.agenda[:]
        twin.asking = self.asking
        twin.offer = self.offer
        twin.seat = self.seat
        twin.over = self.over
        twin.counter = self.counter
        twin.reveals = self.reveals
        return twin

    @property
    def player(self) -> Player:
        """The board of the deciding seat."""
        return self.seats[self.seat]

    def in_turn_order(self, place: int) -> int:
        """The seat that comes at this place, from 0, counted clockwise from the first player (BB-022)."""
        return (self.first + place) % len(self.seats)

    def allowed_cells(self, kind: int) -> int:
        """Bits of the cells of the deciding seat's house that take tiles of this kind, empty or not (BB-110)."""
        return NIGHT_CELLS[self.seat][kind] if self.night else ALL_CELLS

    def draw_tile(self, column: int) -> int:
        """The top tile of a column's stack, or NOWHERE when the stack is empty."""
        bag = self.stacks[column]
        if bag.cards:
            tile, rest = self.draw(bag)
            self.stacks = replaced(self.stacks, column, rest)
            return tile
        below = self.under[column]
        if not below:
            return NOWHERE
        self.under = replaced(self.under, column, below[1:])
        return below[0]

    def take_from_market(self, column: int, row: int) -> int:
        """Take an open tile; those above slide down and a new one is revealed on top (BB-054, BB-056)."""
        tiles = self.market[column]
        tile = tiles[row]
        new = self.draw_tile(column)
        left = tiles[:row] + tiles[row + 1 :]
        self.market = replaced(self.market, column, (*left, new) if new >= 0 else left)
        return tile

    def fill_food(self) -> None:
        """Reveal food on all empty cells, one by one (BB-064)."""
        food, supply = self.food, self.supply
        while len(food) < COMPONENTS.numbers.food_cells:
            if not supply.cards:
                if not any(self.discards):
                    break
                supply = Bag([kind for kind, count in enumerate(self.discards) for _ in range(count)])
                self.discards = (0,) * len(self.discards)
            kind, supply = self.draw(supply)
            food = (*food, kind)
        self.food, self.supply = food, supply


ALL_CELLS = (1 << CELLS) - 1
NIGHT_CELLS = [
    [sum(1 << cell for cell, named in enumerate(board) if named in (NOWHERE, kind)) for kind in range(4)]
    for board in COMPONENTS.named
]
"""For each colour and kind of tile the cells of the night board that take it."""


def replaced(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    """The tuple with one item replaced; tuples are shared by clones and never changed."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)
