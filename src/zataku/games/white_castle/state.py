"""Everything true at one moment of a match, as plain data, and its clone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from zataku.kernel.effects import Word
from zataku.kernel.hidden import Bag
from zataku.kernel.messages import Description, Event, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import State
from zataku.kernel.steps import Step

from .components import (
    CARDS,
    COIN,
    GOODS,
    MEMBERS_OF_A_KIND,
    POINT,
    SEAL,
    SEALS_FOR_COIN,
    SEALS_FOR_RESOURCE,
    SPACE_VALUES,
    WELL_SPACE,
    words,
)
from .vocabulary import EXCHANGE, EXCHANGE_COIN, exchanges

if TYPE_CHECKING:
    from .steps.gains import Action

#: The value of a space that takes no further die.
CLOSED = 99
#: No card: an empty room while its courtier acts, or the delegation's missing clan board.
NO_CARD = -1
#: Nobody's place on the daimyo card.
NOBODY = -1

Pairs = tuple[tuple[int, int], ...]
#: A die on a bridge or space: (colour, value). A bridge: value at the left end, values between, value at the right end.
Die = tuple[int, int]
Bridge = tuple[int, tuple[int, ...], int]

_BY_EXCHANGE = {option.id: good for good, option in EXCHANGE.items()}


class Layout:
    """What the setup fixed for the whole match; shared by all clones and never changed.

    The first group are the components that were drawn, the second what the steps look up in them again and again.
    """

    __slots__ = (
        "daimyo",
        "dice",
        "entrances",
        "facing",
        "garden_costs",
        "garden_options",
        "garden_steps",
        "gardens",
        "players",
        "seats",
        "slot_steps",
        "stack",
        "tiles",
        "well",
        "well_any",
        "well_gains",
        "yard_steps",
        "yards",
    )

    players: int
    seats: int
    dice: int
    stack: int
    tiles: tuple[tuple[int, ...], ...]
    well: tuple[int, ...]
    gardens: tuple[int, ...]
    yards: tuple[int, ...]
    daimyo: int

    #: By die colour: the board spaces it may enter (the well apart), each with its option.
    entrances: tuple[tuple[tuple[int, Option], ...], ...]
    #: By room and die colour: bits of the rows that face a tile of the colour.
    facing: tuple[tuple[int, ...], ...]
    garden_costs: tuple[int, ...]
    garden_options: tuple[Option, ...]
    garden_steps: tuple[Action, ...]
    yard_steps: tuple[tuple[Action, ...], ...]
    slot_steps: tuple[Action, ...]
    well_gains: Pairs
    well_any: int

    @property
    def solo(self) -> bool:
        return self.players == 1


class Sheet:
    """One clan: its holdings, its members on the board and its cards."""

    __slots__ = (
        "card",
        "courtiers",
        "dice",
        "gardeners",
        "gardens",
        "goods",
        "influence",
        "lantern",
        "lantern_gains",
        "lantern_influence",
        "places",
        "warriors",
        "yards",
    )

    def __init__(self, source: Sheet | None = None) -> None:
        if source is not None:
            self.goods: list[int] = source.goods[:]
            self.influence: int = source.influence
            self.courtiers: int = source.courtiers
            self.gardeners: int = source.gardeners
            self.warriors: int = source.warriors
            self.places: tuple[int, ...] = source.places
            self.gardens: int = source.gardens
            self.yards: tuple[int, ...] = source.yards
            self.dice: tuple[int, ...] = source.dice
            self.card: int = source.card
            self.lantern: tuple[int, ...] = source.lantern
            self.lantern_gains: Pairs = source.lantern_gains
            self.lantern_influence: int = source.lantern_influence
            return
        #: Coins, seals, food, iron, mother-of-pearl, points.
        self.goods = [0] * len(GOODS)
        self.influence = 0
        #: Members still on the clan board.
        self.courtiers = self.gardeners = self.warriors = MEMBERS_OF_A_KIND
        #: Courtiers by place: gate, five rooms, daimyo's room.
        self.places = (0,) * 7
        #: Bits of the six gardens with an own gardener.
        self.gardens = 0
        #: Warriors by yard.
        self.yards = (0, 0, 0)
        #: Values of the dice on the clan rows, 0 for none.
        self.dice = (0, 0, 0)
        self.card = NO_CARD
        #: Cards at the lantern, and what they give together.
        self.lantern = ()
        self.lantern_gains = ()
        self.lantern_influence = 0

    @property
    def points(self) -> int:
        return self.goods[POINT]

    def light_lantern(self, card: int) -> None:
        """Turn a card over to the lantern (WC-081: it counts from now on)."""
        self.lantern = (*self.lantern, card)
        sums = dict.fromkeys(range(len(GOODS)), 0)
        self.lantern_influence = 0
        for number in self.lantern:
            word = CARDS[number].lantern
            if word.name == "influence":
                self.lantern_influence += word.amount
            else:
                sums[GOODS.index(word.name)] += word.amount
        self.lantern_gains = tuple((good, amount) for good, amount in sums.items() if amount)


class Castle(State):
    """The state of a match of The White Castle."""

    __slots__ = (
        "bridges",
        "decks",
        "hand",
        "layout",
        "moved",
        "opened",
        "order",
        "pairs",
        "rooms",
        "round",
        "sheets",
        "slots",
        "solo_known",
        "solo_top",
        "solo_unseen",
        "spaces",
        "tops",
        "turn",
    )

    def __init__(self, source: Castle | None, key: bytes, log: list[Event] | None = None) -> None:
        self.key = key
        self.log = log
        if source is not None:
            self.agenda: list[Step[Any]] = source.agenda[:]
            self.asking: Step[Any] | None = source.asking
            self.offer: Sequence[Option] = source.offer
            self.seat: int = source.seat
            self.over: bool = source.over
            self.counter: int = source.counter
            self.reveals: int = source.reveals
            self.layout: Layout = source.layout
            self.round: int = source.round
            self.turn: int = source.turn
            self.order: tuple[int, ...] = source.order
            self.moved: tuple[int, ...] = source.moved
            self.bridges: list[Bridge] = source.bridges[:]
            self.spaces: list[tuple[Die, ...]] = source.spaces[:]
            self.tops: list[int] = source.tops[:]
            self.hand: tuple[int, int, bool] | None = source.hand
            self.rooms: tuple[int, ...] = source.rooms
            self.decks: tuple[Bag, Bag] = source.decks
            self.slots: tuple[int, ...] = source.slots
            self.pairs: tuple[tuple[int, int], ...] = source.pairs
            self.solo_top: int = source.solo_top
            self.solo_unseen: Bag = source.solo_unseen
            self.solo_known: tuple[int, ...] = source.solo_known
            self.opened: tuple[int, ...] = source.opened
            self.sheets: list[Sheet] = [Sheet(sheet) for sheet in source.sheets]
            return
        super().__init__(key, log)
        self.layout = Layout()
        #: 0 while starting pairs are picked, then 1 to 3; `turn` counts the turns of the round.
        self.round = 0
        self.turn = 0
        self.order = ()
        #: Influence markers by their last move: within a stack, later means higher (WC-085).
        self.moved = ()
        self.bridges = []
        #: Dice on the eight board spaces, and the value each space has for the next die.
        self.spaces = []
        self.tops = []
        self.clear_spaces()
        #: The die taken but not yet placed: colour, value, from the left end.
        self.hand = None
        self.rooms = ()
        #: Closed decks of the stewards' and the diplomats' floor.
        self.decks = (Bag(), Bag())
        #: Seats on the daimyo card from the left.
        self.slots = (NOBODY,) * 3
        #: Starting pairs on offer: resource card, action card (taken ones leave).
        self.pairs = ()
        #: Solo deck: the card on top (its bridge side is open), cards not seen since the last shuffle, and below
        #: them those put back, in order. `opened` are the cards opened in the delegation's present turn.
        self.solo_top = NO_CARD
        self.solo_unseen = Bag()
        self.solo_known = ()
        self.opened = ()
        self.sheets = []

    def clone(self) -> Castle:
        return Castle(self, self.key)

    # Exchanging seals stands beside every decision of one's own turn (WC-072)

    def anytime(self) -> Sequence[Option]:
        goods = self.sheets[self.seat].goods
        if not goods[SEAL] or self.opened or not self.round:
            return ()
        return exchanges(goods)

    def take_anytime(self, option: Option) -> None:
        goods = self.sheets[self.seat].goods
        if option is EXCHANGE_COIN:
            good, seals = COIN, SEALS_FOR_COIN
        else:
            good, seals = _BY_EXCHANGE[option.id], SEALS_FOR_RESOURCE
        goods[SEAL] -= seals
        goods[good] += 1
        if self.log is not None:
            self.tell(
                "event-exchange",
                seat=SeatName(self.seat),
                cost=Word("seal", seals),
                gain=Word(GOODS[good]),
                at=(f"seat-{self.seat}-seal", f"seat-{self.seat}-{GOODS[good]}"),
            )

    def describe_anytime(self, option: Option) -> Description:
        good = COIN if option is EXCHANGE_COIN else _BY_EXCHANGE[option.id]
        cost = Word("seal", SEALS_FOR_COIN if good == COIN else SEALS_FOR_RESOURCE)
        gain = Word(GOODS[good])
        return Description(message("option-exchange", cost=cost, gain=gain), cost, gain, (f"seat-{self.seat}-seal",))

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
        self.spaces = [()] * len(SPACE_VALUES)
        self.tops = list(SPACE_VALUES[:WELL_SPACE])

    def lay_die(self, space: int, colour: int, value: int) -> None:
        """Put a die on a space of the board."""
        dice = self.spaces[space] = (*self.spaces[space], (colour, value))
        if space != WELL_SPACE:
            self.tops[space] = value if len(dice) < self.layout.stack else CLOSED

    def take_die(self, colour: int, position: int) -> int:
        """Take a die off a bridge and return its value: 0 left, 1 centre, 2 right, as in `components.POSITIONS`.

        The nearest middle die slides to an emptied end (WC-022); taking the centre moves nothing (WC-137).
        """
        left, middle, right = self.bridges[colour]
        if position == 0:
            self.bridges[colour] = (middle[0], middle[1:], right) if middle else (0, (), right)
            return left
        if position == 2:
            self.bridges[colour] = (left, middle[:-1], middle[-1]) if middle else (left, (), 0)
            return right
        self.bridges[colour] = (left, middle[1:], right)
        return middle[0]

    def die_at(self, colour: int, position: int) -> bool:
        """Does a die lie there?"""
        left, middle, right = self.bridges[colour]
        return bool((left, middle, right)[position])

    def bridge_is_empty(self, colour: int) -> bool:
        left, middle, right = self.bridges[colour]
        return not (left or middle or right)

    def acting_gardens(self, seat: int) -> int:
        """Bits of the seat's gardens whose bridge still has a die (WC-102)."""
        gardens = self.sheets[seat].gardens
        if gardens:
            for colour in range(len(self.bridges)):
                if self.bridge_is_empty(colour):
                    gardens &= ~(3 << 2 * colour)
        return gardens


#: What a reward may bring, as far as its order can matter.
BRINGS_SEAL = 1
BRINGS_INFLUENCE = 2


def shown(goods: Sequence[tuple[int, int]]) -> Any:
    """Pairs of good and amount as an effect to be shown."""
    return words(*[(GOODS[good], amount) for good, amount in goods])
