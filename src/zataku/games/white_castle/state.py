"""Everything true at one moment of a match, as plain data, and its clone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from zataku.kernel.effects import Word
from zataku.kernel.hidden import Bag, Deck
from zataku.kernel.messages import Description, Event, SeatName, message
from zataku.kernel.native import mypyc_attr
from zataku.kernel.options import Option
from zataku.kernel.state import State
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from . import elements
from .components import (
    CARDS,
    COIN,
    COLOURS,
    FOOD,
    GOODS,
    IRON,
    LEFT,
    PEARL,
    POINT,
    RESOURCE_LIMIT,
    RESOURCES,
    RIGHT,
    SEAL,
    SEALS_FOR,
    SEALS_FOR_RESOURCE,
    SPACE_VALUES,
    WELL_SPACE,
    Amounts,
)
from .vocabulary import EXCHANGE

if TYPE_CHECKING:
    from .steps.common import Action

#: The value of a space that takes no further die.
CLOSED: Final = 99
#: No card: an empty room while its courtier acts, or the delegation's missing clan board.
NO_CARD: Final = -1
#: A place on the daimyo card that nobody has taken.
FREE: Final = -1

#: A die on a space: its colour and value.
Die = tuple[int, int]
#: A space of the board: the value that it has for the next die, and the dice there from the lowest up.
Space = tuple[int, tuple[Die, ...]]
#: The value at the left end, those between, the value at the right end; 0 where an end is empty.
Bridge = tuple[int, tuple[int, ...], int]


class Layout:
    """What the setup fixed for the whole match; shared by all clones and never changed."""

    players: int
    #: Players and the delegation.
    seats: int
    #: Dice of each colour, and how many of them a space takes.
    dice: int
    stack: int
    #: Colours of the die tiles by room and row; the two tiles at the well.
    tiles: tuple[tuple[int, ...], ...]
    well: tuple[int, ...]
    #: Stone and flower garden of each bridge; a garden's place is its index here.
    gardens: tuple[int, ...]
    #: Tiles by place, as in `components.YARD_PLACES`.
    yards: tuple[int, ...]
    daimyo: int

    # What the steps look up in these again and again; see `setup.look_up`

    #: By die colour: the board spaces it may enter (the well apart), each with its option.
    entrances: tuple[tuple[tuple[int, Option], ...], ...]
    #: By room and die colour: bits of the rows that face a tile of the colour.
    facing: tuple[tuple[int, ...], ...]
    garden_costs: tuple[int, ...]
    garden_options: tuple[Option, ...]
    garden_steps: tuple[Action, ...]
    #: By yard: the actions of its tiles by their side.
    yard_steps: tuple[Mapping[str, Action], ...]
    slot_steps: tuple[Action, ...]
    well_gains: Amounts
    well_any: int

    __slots__ = tuple(__annotations__)


class Lantern:
    """The cards at a lantern and what they give together; replaced whole."""

    cards: tuple[int, ...]
    gains: Amounts
    seals: int
    influence: int
    __slots__ = tuple(__annotations__)

    def __init__(self, cards: tuple[int, ...] = (), gains: Amounts = (), seals: int = 0, influence: int = 0) -> None:
        self.cards = cards
        self.gains = gains
        self.seals = seals
        self.influence = influence

    def plus(self, card: int) -> Lantern:
        """With one more card, which counts from now on (WC-081)."""
        cards = (*self.cards, card)
        reward = CARDS[card].lantern
        if reward.name == "influence":
            return Lantern(cards, self.gains, self.seals, self.influence + reward.amount)
        good = GOODS.index(reward.name)
        amounts = dict(self.gains)
        amounts[good] = amounts.get(good, 0) + reward.amount
        return Lantern(cards, tuple(sorted(amounts.items())), amounts.get(SEAL, 0), self.influence)


@mypyc_attr(free_list_len=1)
class Sheet:
    """One clan: its holdings, its members on the board and its cards."""

    #: Coins, seals, food, iron, mother-of-pearl, points.
    goods: list[int]
    influence: int
    #: Members still on the clan board.
    courtiers: int
    gardeners: int
    warriors: int
    #: Courtiers by place: gate, five rooms, daimyo's room.
    places: tuple[int, ...]
    #: Bits of the six gardens with an own gardener.
    gardens: int
    #: Warriors by yard.
    yards: tuple[int, ...]
    #: Values of the dice on the clan rows, 0 for none.
    dice: tuple[int, ...]
    card: int
    lantern: Lantern
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Sheet | None = None) -> None:
        if source is not None:
            self.goods = source.goods[:]
            self.influence = source.influence
            self.courtiers = source.courtiers
            self.gardeners = source.gardeners
            self.warriors = source.warriors
            self.places = source.places
            self.gardens = source.gardens
            self.yards = source.yards
            self.dice = source.dice
            self.card = source.card
            self.lantern = source.lantern

    @property
    def points(self) -> int:
        return self.goods[POINT]

    @property
    def members(self) -> tuple[int, int, int]:
        """Members still on the clan board, by row."""
        return self.courtiers, self.gardeners, self.warriors


class Solo:
    """The delegation's cards; replaced whole."""

    #: The card on top, whose bridge side is open.
    top: int
    #: The cards below: those not seen since the last shuffle, then those put back, in order.
    below: Deck
    #: The cards opened in the delegation's present turn.
    opened: tuple[int, ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, top: int, below: Deck, opened: tuple[int, ...]) -> None:
        self.top = top
        self.below = below
        self.opened = opened

    def __reduce__(self) -> tuple[object, ...]:
        return Solo, (self.top, self.below, self.opened)


@mypyc_attr(free_list_len=1)
class Castle(State):
    """The state of a match of The White Castle."""

    layout: Layout
    #: 0 while starting pairs are picked, then 1 to 3; `turn` counts the turns of the round.
    round: int
    turn: int
    order: tuple[int, ...]
    #: Influence markers by their last move: within a stack, later means higher (WC-085).
    moved: tuple[int, ...]
    bridges: tuple[Bridge, ...]
    spaces: tuple[Space, ...]
    #: Cards in the rooms, and the closed decks of the stewards' and the diplomats' floor.
    rooms: tuple[int, ...]
    decks: tuple[Bag, Bag]
    #: Seats on the daimyo card from the left.
    slots: tuple[int, ...]
    #: Starting pairs on offer: resource card, action card (taken ones leave).
    pairs: tuple[tuple[int, int], ...]
    sheets: list[Sheet]
    #: In a match against the delegation: its cards.
    solo: Solo | None
    __slots__ = tuple(__annotations__)

    def __init__(self, key: bytes, log: list[Event] | None = None, source: Castle | None = None) -> None:
        State.__init__(self, key, log, source)
        if source is not None:
            self.layout = source.layout
            self.round = source.round
            self.turn = source.turn
            self.order = source.order
            self.moved = source.moved
            self.bridges = source.bridges
            self.spaces = source.spaces
            self.rooms = source.rooms
            self.decks = source.decks
            self.slots = source.slots
            self.pairs = source.pairs
            self.sheets = [Sheet(sheet) for sheet in source.sheets]
            self.solo = source.solo

    def clone(self) -> Castle:
        return Castle(self.key, None, self)

    def me(self) -> Sheet:
        """The clan of the deciding seat."""
        return self.sheets[self.seat]

    # Exchanging seals stands beside every decision of one's own turn (WC-072, WC-074)

    def anytime(self) -> Sequence[Option]:
        goods = self.sheets[self.seat].goods
        if not goods[SEAL] or not self.round or (self.solo is not None and self.solo.opened):
            return ()
        if goods[SEAL] < SEALS_FOR_RESOURCE:
            return _EXCHANGE_FOR_COIN
        return _EXCHANGES[
            (goods[FOOD] < RESOURCE_LIMIT) + 2 * (goods[IRON] < RESOURCE_LIMIT) + 4 * (goods[PEARL] < RESOURCE_LIMIT)
        ]

    def exchange(self, good: int) -> None:
        goods = self.sheets[self.seat].goods
        seals = SEALS_FOR[good]
        goods[SEAL] -= seals
        goods[good] += 1
        if self.log is not None:
            self.tell(
                "event-exchange",
                seat=SeatName(self.seat),
                cost=Word("seal", seals),
                gain=Word(GOODS[good]),
                at=(elements.good(self.seat, "seal"), elements.good(self.seat, GOODS[good])),
            )

    def describe_exchange(self, good: int) -> Description:
        cost, gain = Word("seal", SEALS_FOR[good]), Word(GOODS[good])
        return Description(message("option-exchange"), cost, gain, (elements.good(self.seat, "seal"),))

    # Order of rewards (WC-048)

    def order_matters(self, steps: Sequence[Step[Any]]) -> bool:
        """It does when the rewards bring both a seal and influence: a seal may pay a border or be lost."""
        brought = 0
        for step in steps:
            brought |= step.brings(self)  # type: ignore[attr-defined]
        return brought == BRINGS_SEAL | BRINGS_INFLUENCE

    # Changes that several steps make

    def move_marker(self, seat: int, position: int) -> None:
        """Move an influence marker; it comes to lie on top of whatever is there (WC-085)."""
        self.sheets[seat].influence = position
        moved = self.moved
        if moved[-1] != seat:
            self.moved = (*[other for other in moved if other != seat], seat)

    def clear_spaces(self) -> None:
        """No dice on the board: printed values count."""
        self.spaces = tuple([(value, ()) for value in SPACE_VALUES])

    def lay_die(self, space: int, colour: int, value: int) -> None:
        """Put a die on a space of the board; the well keeps its value and is never full (WC-028, WC-053)."""
        printed, dice = self.spaces[space]
        dice += ((colour, value),)
        if space != WELL_SPACE:
            printed = value if len(dice) < self.layout.stack else CLOSED
        self.spaces = replaced(self.spaces, space, (printed, dice))

    def take_die(self, colour: int, position: int) -> int:
        """Take a die off a bridge and return its value.

        The nearest middle die slides to an emptied end (WC-022); taking the centre moves nothing (WC-137).
        """
        left, middle, right = self.bridges[colour]
        if position == LEFT:
            taken, kept = left, (middle[0], middle[1:], right) if middle else (0, (), right)
        elif position == RIGHT:
            taken, kept = right, (left, middle[:-1], middle[-1]) if middle else (left, (), 0)
        else:
            taken, kept = middle[0], (left, middle[1:], right)
        self.bridges = replaced(self.bridges, colour, kept)
        return taken

    def bridge_is_empty(self, colour: int) -> bool:
        left, middle, right = self.bridges[colour]
        return not (left or middle or right)

    def acting_gardens(self, seat: int) -> int:
        """Bits of the seat's gardens whose bridge still has a die (WC-102)."""
        gardens = self.sheets[seat].gardens
        if gardens:
            for colour in range(len(COLOURS)):
                if self.bridge_is_empty(colour):
                    gardens &= ~(3 << 2 * colour)
        return gardens


#: What a reward may bring, as far as its order can matter.
BRINGS_SEAL: Final = 1
BRINGS_INFLUENCE: Final = 2

_EXCHANGE_FOR_COIN: Final[tuple[Option, ...]] = (EXCHANGE[COIN],)
#: By the resources that still have room (a bit each).
_EXCHANGES: Final = tuple(
    (EXCHANGE[COIN], *(EXCHANGE[good] for bit, good in enumerate(RESOURCES) if mask >> bit & 1)) for mask in range(8)
)
