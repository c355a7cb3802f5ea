"""The state of a match of Bitoku, its clone, and small questions about it that many rules ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from zataku.kernel.hidden import Bag, Pile, Redraw, Sealed
from zataku.kernel.messages import Event
from zataku.kernel.state import State
from zataku.kernel.steps import Step

from .components import (
    BRANCHES,
    CRYSTAL_SPACES,
    CRYSTALS,
    KODAMA_LENGTH,
    LAYOUTS,
    PATH_LENGTH,
    RIVER,
    TORII_BRANCHES,
    Layout,
)
from .vocabulary import NUMBER

#: Where a die is: on the personal board, in a river region of the forest, on a Home space, in a hill area.
LOCKED = 0
UNLOCKED = 1
FOREST = 2
HOME_SPACE = FOREST + len(RIVER)
HILL = HOME_SPACE + 4

EMPTY = -1
#: The crystal spaces for dream and memory crystals, and that for the wit crystal of each yokai slot.
DREAM_SPACES = tuple(index for index, space in enumerate(CRYSTAL_SPACES) if space.colour == "dream")
MEMORY_SPACES = tuple(index for index, space in enumerate(CRYSTAL_SPACES) if space.colour == "memory")
WIT_SPACES = tuple(index for index, space in enumerate(CRYSTAL_SPACES) if space.colour == "wit")
SPRING, SUMMER, AUTUMN, WINTER, ASCENSION = range(5)

#: Pilgrims under way are counted in four bits for each pilgrimage space.
_NIBBLE = 4
_POSITIONS = 2 * PATH_LENGTH
_ILLUMINATIONS = sum(
    1 << (path * len(BRANCHES) + branch)
    for path in range(2)
    for branch in range(len(BRANCHES))
    if branch not in TORII_BRANCHES
)
_TORII = sum(1 << (path * len(BRANCHES) + branch) for path in range(2) for branch in TORII_BRANCHES)


class Rules:
    """The options of a match, read once."""

    __slots__ = (
        "copy_requires_dominance",
        "disputed_needs_crossable",
        "easier_kodama",
        "easier_no_dragonfly",
        "easier_no_fruits",
        "easier_no_resources",
        "easier_no_yokai",
        "harder_dragonflies",
        "harder_forest",
        "harder_kodamas",
        "harder_leads",
        "harder_pilgrim",
        "home_is_lower_bank",
        "tengu_dream_rewards",
        "tengu_kodama_first",
        "tengu_mitama_vp",
        "tengu_rock_from_garden",
        "visions_at_their_step",
    )

    def __init__(
        self,
        *,
        harder_forest: bool = False,
        visions_at_their_step: bool = False,
        copy_requires_dominance: bool = False,
        tengu_rock_from_garden: bool = False,
        tengu_dream_rewards: bool = False,
        tengu_mitama_vp: bool = True,
        tengu_kodama_first: bool = False,
        disputed_needs_crossable: bool = True,
        home_is_lower_bank: bool = False,
        easier_no_dragonfly: bool = False,
        easier_no_yokai: bool = False,
        easier_no_resources: bool = False,
        easier_kodama: bool = False,
        easier_no_fruits: bool = False,
        harder_pilgrim: bool = False,
        harder_kodamas: bool = False,
        harder_dragonflies: bool = False,
        harder_leads: bool = False,
    ) -> None:
        self.harder_forest = harder_forest
        self.visions_at_their_step = visions_at_their_step
        self.copy_requires_dominance = copy_requires_dominance
        self.tengu_rock_from_garden = tengu_rock_from_garden
        self.tengu_dream_rewards = tengu_dream_rewards
        self.tengu_mitama_vp = tengu_mitama_vp
        self.tengu_kodama_first = tengu_kodama_first
        self.disputed_needs_crossable = disputed_needs_crossable
        self.home_is_lower_bank = home_is_lower_bank
        self.easier_no_dragonfly = easier_no_dragonfly
        self.easier_no_yokai = easier_no_yokai
        self.easier_no_resources = easier_no_resources
        self.easier_kodama = easier_kodama
        self.easier_no_fruits = easier_no_fruits
        self.harder_pilgrim = harder_pilgrim
        self.harder_kodamas = harder_kodamas
        self.harder_dragonflies = harder_dragonflies
        self.harder_leads = harder_leads


class Player:
    """A personal board and what lies beside it. The tengu has one, too, and uses a part of it.

    `stock` lists wood, stone, jade, sake and the amulets +1, +2, +3. Die number i belongs to yokai slot i until winter.
    The hand is in two piles: `hand` for cards from the own deck or from a hill, `gained` for cards from the common
    deck, which the others have not seen. `aside` holds the spring discards until everybody has chosen: each is a
    position in what is then left of the hand, so that it tells no card.
    `walking` counts pilgrims under way, four bits a pilgrimage space; `arrived` marks side branches, one bit each.
    """

    __slots__ = (
        "arrived",
        "aside",
        "built",
        "crystals",
        "deck",
        "dice",
        "discard",
        "dragonflies",
        "gained",
        "hand",
        "kodamas",
        "marker",
        "mitamas",
        "pairs",
        "path",
        "pilgrims",
        "places",
        "removed",
        "rocks",
        "rockside",
        "slots",
        "stock",
        "visions",
        "vp",
        "walking",
    )

    def __init__(
        self,
        vp: int,
        stock: list[int],
        dice: tuple[int, int, int],
        places: tuple[int, ...],
        slots: tuple[int, ...],
        deck: Bag,
        hand: Pile,
        gained: Pile,
        aside: tuple[Sealed, ...],
        discard: tuple[int, ...],
        removed: tuple[int, ...],
        pilgrims: int,
        crystals: tuple[int, ...],
        built: int,
        rocks: tuple[int, ...],
        rockside: int,
        mitamas: tuple[int, ...],
        dragonflies: tuple[int, ...],
        pairs: tuple[tuple[int, int], ...],
        path: tuple[int, ...],
        marker: int,
        visions: tuple[int, ...],
        kodamas: tuple[int, ...],
        walking: int,
        arrived: int,
    ) -> None:
        self.vp = vp
        self.stock = stock
        self.dice = dice
        self.places = places
        self.slots = slots
        self.deck = deck
        self.hand = hand
        self.gained = gained
        self.aside = aside
        self.discard = discard
        self.removed = removed
        self.pilgrims = pilgrims
        self.crystals = crystals
        self.built = built
        self.rocks = rocks
        self.rockside = rockside
        self.mitamas = mitamas
        self.dragonflies = dragonflies
        self.pairs = pairs
        self.path = path
        self.marker = marker
        self.visions = visions
        self.kodamas = kodamas
        self.walking = walking
        self.arrived = arrived

    def clone(self) -> Player:
        return Player(
            self.vp,
            self.stock[:],
            self.dice,
            self.places,
            self.slots,
            self.deck,
            self.hand,
            self.gained,
            self.aside,
            self.discard,
            self.removed,
            self.pilgrims,
            self.crystals,
            self.built,
            self.rocks,
            self.rockside,
            self.mitamas,
            self.dragonflies,
            self.pairs,
            self.path,
            self.marker,
            self.visions,
            self.kodamas,
            self.walking,
            self.arrived,
        )

    # Counting what a player has

    def resources(self) -> int:
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3]

    def cards_in_hand(self) -> tuple[int, ...]:
        """The hand, without what is set aside."""
        cards = self.hand.cards + self.gained.cards
        for sealed in self.aside:
            position = NUMBER[sealed.choice.id]
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
        return self.walking >> (_NIBBLE * position) & 15

    def walking_positions(self) -> list[int]:
        """Pilgrimage spaces with own pilgrims."""
        walking = self.walking
        return [position for position in range(_POSITIONS) if walking >> (_NIBBLE * position) & 15]

    def set_out(self, position: int) -> None:
        self.walking += 1 << (_NIBBLE * position)

    def leave(self, position: int) -> None:
        self.walking -= 1 << (_NIBBLE * position)

    def remembers(self, trigger: int) -> int:
        """Points that the own memory crystals pay for this (BK-124)."""
        vp = 0
        for space in MEMORY_SPACES:
            crystal = self.crystals[space]
            if crystal != EMPTY and CRYSTALS[crystal].trigger == trigger:
                vp += CRYSTALS[crystal].vp
        return vp


class Tengu:
    """What the tengu has beside its board: attitude, the row of action cards, their deck and discards."""

    __slots__ = ("active", "deck", "discard", "row")

    def __init__(self, active: bool, row: tuple[int, ...], deck: Bag, discard: tuple[int, ...]) -> None:
        self.active = active
        self.row = row
        self.deck = deck
        self.discard = discard

    def clone(self) -> Tengu:
        return Tengu(self.active, self.row, self.deck, self.discard)


class Bitoku(State):
    """A match of Bitoku.

    `order` lists seats, `turn` is an index of it. `zones` and `owners` have four building spaces for each river region;
    `fresh` marks those built in the current turn. `covered` has three bits for each hill: favours A, B, C.
    A common deck is a bag and, under it, layers of cards that some seat has seen; within a layer there is no order.
    `branches` lists for each side branch the seats on its spaces. `counted` is the snapshot of BK-131, `parts` the
    ascension's points by category, both a tuple for each seat; `fulfilled` the number of fulfilled visions.
    """

    __slots__ = (
        "bitoku_deck",
        "bitoku_discard",
        "bitoku_under",
        "branches",
        "building_row",
        "building_stack",
        "counted",
        "covered",
        "crystal_row",
        "crystal_stack",
        "dragonfly_row",
        "dragonfly_stack",
        "fresh",
        "fulfilled",
        "garden",
        "gone",
        "hill_bitoku",
        "hill_yokai",
        "layout",
        "mitama_row",
        "mitama_stack",
        "order",
        "owners",
        "parts",
        "passed",
        "phase",
        "players",
        "round",
        "rules",
        "tengu",
        "torii",
        "treasures",
        "turn",
        "vision_deck",
        "vision_under",
        "yokai_deck",
        "yokai_discard",
        "yokai_under",
        "zones",
    )

    hidden: ClassVar[Sequence[Redraw]] = (
        Redraw("yokai_deck", "yokai_under", "players.*.gained"),
        Redraw("bitoku_deck", "bitoku_under"),
        Redraw("vision_deck", "vision_under"),
        Redraw("players.*.deck", "players.*.hand", apart=True),
        Redraw("players.*.aside"),
    )

    layout: int
    rules: Rules
    players: list[Player]
    round: int
    phase: int
    order: tuple[int, ...]
    turn: int
    passed: int
    fresh: int
    zones: tuple[int, ...]
    owners: tuple[int, ...]
    mitama_row: tuple[int, ...]
    dragonfly_row: tuple[int, ...]
    crystal_row: tuple[int, ...]
    building_row: tuple[int, ...]
    mitama_stack: Bag
    dragonfly_stack: Bag
    crystal_stack: Bag
    building_stack: Bag
    garden: tuple[int, ...]
    gone: tuple[tuple[int, ...], ...]
    hill_bitoku: tuple[int, ...]
    hill_yokai: tuple[int, ...]
    covered: int
    torii: tuple[int, ...]
    treasures: tuple[int, ...]
    branches: tuple[tuple[int, ...], ...]
    yokai_deck: Bag
    yokai_under: tuple[Pile, ...]
    yokai_discard: tuple[int, ...]
    bitoku_deck: Bag
    bitoku_under: tuple[Pile, ...]
    bitoku_discard: tuple[int, ...]
    vision_deck: Bag
    vision_under: tuple[Pile, ...]
    counted: tuple[tuple[int, ...], ...]
    parts: tuple[tuple[int, ...], ...]
    fulfilled: tuple[int, ...]
    tengu: Tengu | None

    def __init__(self, key: bytes, log: list[Event] | None = None) -> None:
        super().__init__(key, log)

    def clone(self) -> Bitoku:
        other = Bitoku(self.key)
        other.adopt(self)
        other.rules = self.rules
        other.layout = self.layout
        other.players = [player.clone() for player in self.players]
        other.round = self.round
        other.phase = self.phase
        other.order = self.order
        other.turn = self.turn
        other.passed = self.passed
        other.fresh = self.fresh
        other.zones = self.zones
        other.owners = self.owners
        other.mitama_row = self.mitama_row
        other.dragonfly_row = self.dragonfly_row
        other.crystal_row = self.crystal_row
        other.building_row = self.building_row
        other.mitama_stack = self.mitama_stack
        other.dragonfly_stack = self.dragonfly_stack
        other.crystal_stack = self.crystal_stack
        other.building_stack = self.building_stack
        other.garden = self.garden
        other.gone = self.gone
        other.hill_bitoku = self.hill_bitoku
        other.hill_yokai = self.hill_yokai
        other.covered = self.covered
        other.torii = self.torii
        other.treasures = self.treasures
        other.branches = self.branches
        other.yokai_deck = self.yokai_deck
        other.yokai_under = self.yokai_under
        other.yokai_discard = self.yokai_discard
        other.bitoku_deck = self.bitoku_deck
        other.bitoku_under = self.bitoku_under
        other.bitoku_discard = self.bitoku_discard
        other.vision_deck = self.vision_deck
        other.vision_under = self.vision_under
        other.counted = self.counted
        other.parts = self.parts
        other.fulfilled = self.fulfilled
        tengu = self.tengu
        other.tengu = None if tengu is None else tengu.clone()
        return other

    def order_matters(self, steps: Sequence[Step[Any]]) -> bool:
        """The player chooses the order of parts joined by "and" (BK-274); a single possible part is taken unasked."""
        return True

    def draw_few(self, bag: Bag, count: int) -> tuple[list[int], Bag]:
        """Like `draw_many`, from one random number: cheaper where few cards of many are drawn."""
        cards = list(bag.cards)
        size = len(cards)
        count = min(count, size)
        ways = 1
        for drawn in range(count):
            ways *= size - drawn
        number = self.below(ways)
        chosen = []
        for left in range(size, size - count, -1):
            number, index = divmod(number, left)
            chosen.append(cards.pop(index))
        return chosen, Bag(cards, in_order=True)

    # Small questions

    def board(self) -> Layout:
        return LAYOUTS[self.layout]

    def me(self) -> Player:
        return self.players[self.seat]

    def dice_at(self, place: int) -> int:
        """How many dice stand at a place."""
        count = 0
        for player in self.players:
            count += player.places.count(place)
        return count

    def highest_at(self, place: int) -> int:
        """The highest die standing at a place, 0 if there is none."""
        highest = 0
        for player in self.players:
            for where, value in zip(player.places, player.dice, strict=True):
                if where == place and value > highest:
                    highest = value
        return highest

    def forest_room(self, hill: int) -> int:
        """Empty die spaces of a river region."""
        return LAYOUTS[self.layout].forest - self.dice_at(FOREST + hill)

    def hill_room(self, area: int) -> int:
        """Empty die spaces of a hill area."""
        return LAYOUTS[self.layout].hill - self.dice_at(HILL + area)

    def can_advance(self, player: Player, region: int) -> bool:
        """May this player's kodama make one more step there? The last space holds only one (BK-114)."""
        space = player.kodamas[region]
        if space < KODAMA_LENGTH - 1:
            return True
        if space >= KODAMA_LENGTH:
            return False
        return all(other.kodamas[region] < KODAMA_LENGTH for other in self.players)

    def human_seats(self) -> range:
        return range(len(self.players) - (self.tengu is not None))

    def tengu_seat(self) -> int:
        """The tengu's seat, -1 without it."""
        return len(self.players) - 1 if self.tengu is not None else -1


def with_third(values: tuple[int, ...], index: int, value: int) -> tuple[int, int, int]:
    """`replaced` for the triples of dice and slots."""
    first, second, third = values
    if index == 0:
        return value, second, third
    if index == 1:
        return first, value, third
    return first, second, value


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The tuple with one value changed."""
    return (*values[:index], value, *values[index + 1 :])
