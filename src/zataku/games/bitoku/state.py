"""The state of a match of Bitoku, its clone, and small questions about it that many rules ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from zataku.kernel.effects import Effect
from zataku.kernel.hidden import Bag, Deck, Pile, Redraw, Sealed
from zataku.kernel.messages import Event
from zataku.kernel.native import mypyc_attr
from zataku.kernel.state import State
from zataku.kernel.steps import Step

from .components import (
    ALL_BRANCHES,
    CRYSTAL_SPACES,
    HOME_PLACES,
    KODAMA_LENGTH,
    PATH_LENGTH,
    PATHS,
    RIVER,
    Layout,
)
from .elements import concerned
from .settings import Switches

#: Where a die is: on the personal board, in a river region of the forest, on a Home space, in a hill area.
LOCKED: Final = 0
UNLOCKED: Final = 1
FOREST: Final = 2
HOME_SPACE: Final = FOREST + len(RIVER)
HILL: Final = HOME_SPACE + len(HOME_PLACES)

EMPTY: Final = -1
#: The crystal spaces for dream and memory crystals, and that for the wit crystal of each yokai slot.
DREAM_SPACES: Final = tuple(index for index, space in enumerate(CRYSTAL_SPACES) if space.colour == "dream")
MEMORY_SPACES: Final = tuple(index for index, space in enumerate(CRYSTAL_SPACES) if space.colour == "memory")
WIT_SPACES: Final = tuple(index for index, space in enumerate(CRYSTAL_SPACES) if space.colour == "wit")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
ASCENSION: Final = 4

#: Pilgrims under way are counted in four bits for each pilgrimage space.
_NIBBLE: Final = 4
_POSITIONS: Final = len(PATHS) * PATH_LENGTH
_ILLUMINATIONS: Final = sum(1 << number for number, branch in enumerate(ALL_BRANCHES) if not branch.torii)
_TORII: Final = sum(1 << number for number, branch in enumerate(ALL_BRANCHES) if branch.torii)


@dataclass(frozen=True, slots=True)
class Given:
    """What is settled before the first turn and never changes: all clones share it."""

    layout: Layout
    switches: Switches
    #: The tile at each torii branch, over both paths.
    torii: tuple[int, ...]
    #: The lake treasure of each region.
    treasures: tuple[int, ...]

    def __reduce__(self) -> tuple[object, ...]:
        return Given, (self.layout, self.switches, self.torii, self.treasures)


class Display:
    """Tiles for sale; replaced whole, shared by clones."""

    #: From the final space outwards.
    row: tuple[int, ...]
    stack: Bag
    #: Tiles that left the game.
    gone: tuple[int, ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, row: tuple[int, ...], stack: Bag, gone: tuple[int, ...] = ()) -> None:
        self.row = row
        self.stack = stack
        self.gone = gone

    def __reduce__(self) -> tuple[object, ...]:
        return Display, (self.row, self.stack, self.gone)


class Reckoning:
    """How far the ascension has come, everything by seat; replaced whole, shared by clones."""

    #: What there is of each of `NEEDS`, for the visions (BK-131).
    counted: tuple[tuple[int, ...], ...]
    #: Fulfilled visions, a bit for each card.
    fulfilled: tuple[int, ...]
    #: Points by category, at the end.
    parts: tuple[tuple[int, ...], ...]
    __slots__ = tuple(__annotations__)

    def __init__(
        self,
        counted: tuple[tuple[int, ...], ...],
        fulfilled: tuple[int, ...],
        parts: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.counted = counted
        self.fulfilled = fulfilled
        self.parts = parts

    def __reduce__(self) -> tuple[object, ...]:
        return Reckoning, (self.counted, self.fulfilled, self.parts)


def pilgrims_at(position: int, walking: int) -> int:
    """How many of the pilgrims under way are on a pilgrimage space."""
    return walking >> (_NIBBLE * position) & 15


@mypyc_attr(free_list_len=1)
class Sheet:
    """A personal board and what lies beside it. The tengu has one, too, and uses a part of it."""

    vp: int
    #: Wood, stone, jade, sake and the amulets +1, +2, +3.
    stock: list[int]
    #: What the dice show and where they are. Die number i belongs to yokai slot i until winter.
    dice: tuple[int, int, int]
    places: tuple[int, ...]
    slots: tuple[int, ...]
    deck: Bag
    #: Cards in hand from the own deck or from a hill.
    hand: Pile
    #: Cards in hand from the common deck, which the others have not seen.
    gained: Pile
    #: Spring discards until everybody has chosen: each a position in what is then left of the hand.
    aside: tuple[Sealed, ...]
    discard: tuple[int, ...]
    #: Cards under the board, removed in winter.
    removed: tuple[int, ...]
    #: Pilgrims awake and available.
    pilgrims: int
    crystals: tuple[int, ...]
    #: How many buildings the seat has built.
    built: int
    rocks: tuple[int, ...]
    #: Pilgrims beside rocks, a bit for each space of the rock route.
    rockside: int
    mitamas: tuple[int, ...]
    dragonflies: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    #: The bitoku path, and how many of its cards are completed.
    path: tuple[int, ...]
    marker: int
    visions: tuple[int, ...]
    #: The space of the kodama in each region.
    kodamas: tuple[int, ...]
    #: Pilgrims under way, four bits a pilgrimage space.
    walking: int
    #: Side branches with an own pilgrim, a bit each.
    arrived: int
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Sheet | None = None) -> None:
        if source is not None:
            self.vp = source.vp
            self.stock = source.stock[:]
            self.dice = source.dice
            self.places = source.places
            self.slots = source.slots
            self.deck = source.deck
            self.hand = source.hand
            self.gained = source.gained
            self.aside = source.aside
            self.discard = source.discard
            self.removed = source.removed
            self.pilgrims = source.pilgrims
            self.crystals = source.crystals
            self.built = source.built
            self.rocks = source.rocks
            self.rockside = source.rockside
            self.mitamas = source.mitamas
            self.dragonflies = source.dragonflies
            self.pairs = source.pairs
            self.path = source.path
            self.marker = source.marker
            self.visions = source.visions
            self.kodamas = source.kodamas
            self.walking = source.walking
            self.arrived = source.arrived

    # Counting what a player has

    def resources(self) -> int:
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3]

    def cards_in_hand(self) -> tuple[int, ...]:
        """The hand, without what is set aside."""
        cards = self.hand.cards + self.gained.cards
        for sealed in self.aside:
            position = sealed.choice.args[0]
            cards = cards[:position] + cards[position + 1 :]
        return cards

    def crystal_count(self) -> int:
        return len(self.crystals) - self.crystals.count(EMPTY)

    def mitama_count(self) -> int:
        return len(self.mitamas) + len(self.pairs)

    def all_mitamas(self) -> tuple[int, ...]:
        """Tiles, combined or not."""
        return (*self.mitamas, *(pair[0] for pair in self.pairs))

    def illuminations(self) -> int:
        return (self.arrived & _ILLUMINATIONS).bit_count()

    def torii(self) -> int:
        return (self.arrived & _TORII).bit_count()

    def all_yokai(self) -> list[int]:
        """Own cards wherever they are, those under the board included."""
        return [
            *self.deck.cards,
            *self.hand.cards,
            *self.gained.cards,
            *self.discard,
            *self.removed,
            *(card for card in self.slots if card != EMPTY),
        ]

    def yokai_count(self) -> int:
        """How many own cards there are, those under the board included."""
        return self.yokai_in_play() + len(self.removed)

    def yokai_in_play(self) -> int:
        """Cards in deck, slots, hand and discard pile: those that BK-159 counts."""
        held = len(self.deck.cards) + len(self.hand.cards) + len(self.gained.cards) + len(self.discard)
        return held + 3 - self.slots.count(EMPTY)

    def walkers(self, position: int) -> int:
        """Own pilgrims on a pilgrimage space."""
        return pilgrims_at(position, self.walking)

    def walking_positions(self) -> list[int]:
        """Pilgrimage spaces with own pilgrims."""
        walking = self.walking
        return [position for position in range(_POSITIONS) if walking >> (_NIBBLE * position) & 15]

    def set_out(self, position: int) -> None:
        self.walking += 1 << (_NIBBLE * position)

    def leave(self, position: int) -> None:
        self.walking -= 1 << (_NIBBLE * position)


class Thought(NamedTuple):
    """How the tengu came to what it did: will dice, action cards with the active one, why earlier rows did not apply.

    The row that applied is the one after those of `unmet`, which holds the first unmet condition of each.
    """

    rolled: tuple[int, ...]
    cards: tuple[int, ...]
    position: int
    unmet: tuple[str, ...]


class Tengu:
    """What the tengu has beside its board: attitude, action cards in a row, deck and discards, its last thought."""

    active: bool
    row: tuple[int, ...]
    deck: Bag
    discard: tuple[int, ...]
    thought: Thought | None
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Tengu | None = None) -> None:
        if source is not None:
            self.active = source.active
            self.row = source.row
            self.deck = source.deck
            self.discard = source.discard
            self.thought = source.thought


@mypyc_attr(free_list_len=1)
class Bitoku(State):
    """A match of Bitoku."""

    given: Given
    sheets: list[Sheet]
    round: int
    season: int
    #: Seats in turn order.
    order: tuple[int, ...]
    #: Who has passed this summer, a bit for each seat.
    passed: int
    #: The building on each of the four building spaces of each river region, and its owner.
    zones: tuple[int, ...]
    owners: tuple[int, ...]
    #: By kind: mitamas, dragonflies, crystals, buildings.
    displays: tuple[Display, ...]
    #: The rock garden.
    garden: tuple[int, ...]
    #: The cards on the hills, and which favours are covered, three bits for each hill.
    hill_bitoku: tuple[int, ...]
    hill_yokai: tuple[int, ...]
    covered: int
    #: The seats on the spaces of each side branch, over both paths.
    branches: tuple[tuple[int, ...], ...]
    #: The common decks: a bag nobody has looked into, under it cards that some seat has seen, in no order.
    yokai_deck: Deck
    bitoku_deck: Deck
    vision_deck: Deck
    yokai_discard: tuple[int, ...]
    bitoku_discard: tuple[int, ...]
    #: The ascension, once it has begun.
    reckoning: Reckoning | None
    tengu: Tengu | None
    __slots__ = tuple(__annotations__)

    hidden = (
        Redraw("yokai_deck", "sheets.*.gained"),
        Redraw("bitoku_deck"),
        Redraw("vision_deck"),
        Redraw("sheets.*.deck", "sheets.*.hand", apart=True),
        Redraw("sheets.*.aside"),
    )

    def __init__(self, key: bytes, log: list[Event] | None = None, source: Bitoku | None = None) -> None:
        State.__init__(self, key, log, source)
        if source is not None:
            self.given = source.given
            self.sheets = [Sheet(sheet) for sheet in source.sheets]
            self.round = source.round
            self.season = source.season
            self.order = source.order
            self.passed = source.passed
            self.zones = source.zones
            self.owners = source.owners
            self.displays = source.displays
            self.garden = source.garden
            self.hill_bitoku = source.hill_bitoku
            self.hill_yokai = source.hill_yokai
            self.covered = source.covered
            self.branches = source.branches
            self.yokai_deck = source.yokai_deck
            self.bitoku_deck = source.bitoku_deck
            self.vision_deck = source.vision_deck
            self.yokai_discard = source.yokai_discard
            self.bitoku_discard = source.bitoku_discard
            self.reckoning = source.reckoning
            self.tengu = Tengu(source.tengu) if source.tengu is not None else None

    def clone(self) -> Bitoku:
        return Bitoku(self.key, None, self)

    def order_matters(self, steps: Sequence[Step[Any]]) -> bool:
        """The player chooses the order of parts joined by "and" (BK-274); a single possible part is taken unasked."""
        return True

    def concerned(self, effect: Effect) -> tuple[str, ...]:
        return concerned(effect, self.seat, len(self.sheets))

    # Small questions

    def me(self) -> Sheet:
        """The deciding seat's board."""
        return self.sheets[self.seat]

    def dice_at(self, place: int) -> int:
        """How many dice stand at a place."""
        count = 0
        for sheet in self.sheets:
            count += sheet.places.count(place)
        return count

    def highest_at(self, place: int) -> int:
        """The highest die standing at a place, 0 if there is none."""
        highest = 0
        for sheet in self.sheets:
            if place in sheet.places:
                for die, where in enumerate(sheet.places):
                    if where == place and sheet.dice[die] > highest:
                        highest = sheet.dice[die]
        return highest

    def forest_room(self, hill: int) -> int:
        """Empty die spaces of a river region."""
        return self.given.layout.forest - self.dice_at(FOREST + hill)

    def hill_room(self, area: int) -> int:
        """Empty die spaces of a hill area."""
        return self.given.layout.hill - self.dice_at(HILL + area)

    def is_covered(self, hill: int, favour: int) -> bool:
        return bool(self.covered >> (3 * hill + favour) & 1)

    def cover(self, hill: int, favour: int) -> None:
        """Put a Hikaru marker on a favour."""
        self.covered |= 1 << (3 * hill + favour)

    def can_advance(self, sheet: Sheet, region: int) -> bool:
        """May this player's kodama make one more step there? The last space holds only one (BK-114)."""
        space = sheet.kodamas[region]
        if space < KODAMA_LENGTH - 1:
            return True
        if space >= KODAMA_LENGTH:
            return False
        return all(other.kodamas[region] < KODAMA_LENGTH for other in self.sheets)

    def human_seats(self) -> range:
        return range(len(self.sheets) - (self.tengu is not None))

    def tengu_seat(self) -> int:
        """The tengu's seat, -1 without it."""
        return len(self.sheets) - 1 if self.tengu is not None else -1


def with_third(triple: tuple[int, ...], index: int, value: int) -> tuple[int, int, int]:
    """`replaced` for dice and slots, which change so often that its cost is felt."""
    first, second, third = triple
    if index == 0:
        return value, second, third
    if index == 1:
        return first, value, third
    return first, second, value
