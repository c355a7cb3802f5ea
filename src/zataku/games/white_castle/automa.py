"""The Tokugawa delegation: the printed solo opponent, played by its cards (WC-120 to WC-141).

A card is data: which die goes where, and two actions. The delegation never pays and never performs what is printed on
the board; whatever its cards leave open is asked of the player. Its plan and the reason for each choice are events.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.hidden import EVERYBODY, Bag, Deck, Pile
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.tuples import replaced

from . import elements, names
from .components import (
    CARDS,
    CENTRE,
    COIN,
    COINS_FOR_POINTS,
    COLOURS,
    DAIMYO,
    FIRST_ROOM,
    FLOOR_OF_PLACE,
    GARDENS,
    GOODS,
    INFLUENCE_END,
    PLACES,
    PLACES_OF_FLOOR,
    POINT,
    POSITIONS,
    ROOMS,
    SLOTS,
    SOLO_CARDS,
    SPACE_VALUES,
    SPACES,
    WELL_SPACE,
    YARDS,
    SoloCard,
)
from .state import FREE, Castle, Solo
from .steps.common import Action
from .steps.courtiers import bring_to_gate, floor_deck, move_up, refill
from .vocabulary import GARDEN, ROOM

#: The player's seat and the delegation's.
PLAYER: Final = 0
DELEGATION: Final = 1
_TOP_FLOOR: Final = FLOOR_OF_PLACE[DAIMYO]


# Its cards (WC-129)


def shuffle_solo_deck(state: Castle) -> None:
    """All nine cards in a new order; the bridge side of the top card is open."""
    (top,), below = state.draw_top(Deck(Bag(range(len(SOLO_CARDS)))))
    state.solo = Solo(top, below, ())
    if state.log is not None:
        card = SOLO_CARDS[top]
        bridge, position = names.bridge(card.bridge), names.position(card.position)
        at = (elements.SOLO_DECK,)
        state.tell("event-solo-shuffle", bridge=bridge, position=position, opens=card.actions, at=at)


class PutCardsBack(Action):
    """The opened cards go under the deck in the order they were opened."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        solo = state.solo
        assert solo is not None
        state.solo = Solo(solo.top, solo.below.over(_known_to_all(solo.opened)), ())


@cache
def _known_to_all(cards: tuple[int, ...]) -> Pile:
    return Pile(cards, (EVERYBODY,) * len(cards))


# Its turn (WC-124 to WC-127)


class DelegationTurn(Action):
    """Open cards until the deck names a die that is there, place it, then act."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        named = self._open_cards(state)
        self._place(state, named)
        self._plan(state)

    def _open_cards(self, state: Castle) -> SoloCard:
        """Open the top card, again and again, until the card below it names a die that is there (WC-124)."""
        solo = state.solo
        assert solo is not None
        top, below, opened = solo.top, solo.below, solo.opened
        while True:
            opened += (top,)
            if state.log is not None:
                actions = SOLO_CARDS[top].actions
                state.tell("event-solo-open", seat=SeatName(DELEGATION), card=actions, at=(elements.SOLO_DECK,))
            (top,), below = state.draw_top(below)
            named = SOLO_CARDS[top]
            if state.bridges[named.bridge][named.position]:
                state.solo = Solo(top, below, opened)
                return named
            if state.log is not None:
                bridge, position = names.bridge(named.bridge), names.position(named.position)
                state.tell("event-solo-no-die", bridge=bridge, position=position, at=(elements.SOLO_DECK,))

    def _place(self, state: Castle, named: SoloCard) -> None:
        """Place the named die; the well takes it if the space has one. A higher die earns coins (WC-125, WC-126)."""
        value = state.take_die(named.bridge, named.position)
        _, dice = state.spaces[named.space]
        space = WELL_SPACE if dice else named.space
        if state.log is not None:
            self._tell_placement(state, named, value, space)
        state.lay_die(space, named.bridge, value)
        if value > SPACE_VALUES[space]:
            _gain(state, COIN, value - SPACE_VALUES[space])

    def _tell_placement(self, state: Castle, named: SoloCard, value: int, space: int) -> None:
        seat, colour = SeatName(DELEGATION), COLOURS[named.bridge]
        if named.position == CENTRE:
            die = elements.middle_die(colour, 1)
        else:
            die = elements.die_at_end(colour, POSITIONS[named.position])
        bridge, position = names.bridge(named.bridge), names.position(named.position)
        state.tell("event-solo-take", seat=seat, value=value, bridge=bridge, position=position, at=(die,))
        event = "event-solo-place" if space == named.space else "event-solo-place-well"
        wanted, at = names.space(named.space), (elements.space(SPACES[space]),)
        state.tell(event, seat=seat, space=names.space(space), wanted=wanted, at=at)

    def _plan(self, state: Castle) -> None:
        """The last two opened cards act, the earlier first (WC-127)."""
        assert state.solo is not None
        acting = state.solo.opened[-2:]
        if state.log is not None:
            plan = tuple(action for card in acting for action in SOLO_CARDS[card].actions)
            state.tell("event-solo-plan", seat=SeatName(DELEGATION), plan=plan, at=(elements.SOLO_OPENED,))
        state.agenda.extend(_doing(acting))


@cache
def _doing(cards: tuple[int, ...]) -> tuple[Action, ...]:
    """What these cards do, as it lies on the agenda: the last of it first."""
    actions = [_ACTIONS[card, number] for card in cards for number in range(2)]
    return (_PUT_CARDS_BACK, *reversed(actions))


def _gain(state: Castle, good: int, amount: int) -> None:
    state.sheets[DELEGATION].goods[good] += amount
    if state.log is not None:
        at = (elements.good(DELEGATION, GOODS[good]),)
        state.tell("event-gain", seat=SeatName(DELEGATION), gain=Word(GOODS[good], amount), at=at)


class DelegationAction(Action):
    """One action of an opened card; points instead when it cannot be done (WC-128, WC-138)."""

    __slots__ = ("word",)

    def __init__(self, card: int, number: int) -> None:
        self.word = SOLO_CARDS[card].actions[number]

    def run(self, state: Castle) -> None:
        state.seat = DELEGATION
        obstacle = _CARRY_OUT[self.word.name](state, self.word)
        if obstacle:
            if state.log is not None:
                reason = message(f"name-obstacle-{obstacle}")
                state.tell("event-solo-cannot", seat=SeatName(DELEGATION), effect=self.word, reason=reason)
            _gain(state, POINT, state.round)


# The actions: each returns what stands in its way, or nothing


def _bring_to_gate(state: Castle, word: Word) -> str:
    sheet = state.me()
    if not sheet.courtiers:
        return "no-courtier"
    bring_to_gate(sheet)
    if state.log is not None:
        state.tell("event-solo-gate", seat=SeatName(DELEGATION), at=(elements.GATE,))
    return ""


def _gain_coins(state: Castle, word: Word) -> str:
    _gain(state, COIN, word.amount)
    return ""


def _gain_points(state: Castle, word: Word) -> str:
    _gain(state, POINT, word.amount)
    return ""


def _gain_influence(state: Castle, word: Word) -> str:
    """Borders cost the delegation nothing (WC-133)."""
    position = state.me().influence
    if position == INFLUENCE_END:
        return "end-of-track"
    position = min(position + word.amount, INFLUENCE_END)
    state.move_marker(DELEGATION, position)
    if state.log is not None:
        at = (elements.marker(DELEGATION),)
        state.tell("event-influence", seat=SeatName(DELEGATION), position=position, at=at)
    return ""


def _send_warrior(state: Castle, word: Word) -> str:
    sheet = state.me()
    if not sheet.warriors:
        return "no-warrior"
    yard = YARDS.index(str(word.args[0]))
    sheet.warriors -= 1
    sheet.yards = replaced(sheet.yards, yard, sheet.yards[yard] + 1)
    if state.log is not None:
        at = (elements.yard(YARDS[yard]),)
        state.tell("event-warrior", seat=SeatName(DELEGATION), yard=names.yard(yard), at=at)
    return ""


def _send_gardener(state: Castle, word: Word) -> str:
    """To the garden worth the fewest points; the player chooses among equals (WC-130)."""
    sheet = state.me()
    if not sheet.gardeners:
        return "no-gardener"
    kind = word.args[0]
    free = [
        number
        for place, number in enumerate(state.layout.gardens)
        if not sheet.gardens >> place & 1 and kind in ("any", GARDENS[number].kind)
    ]
    if not free:
        return "no-garden"
    fewest = min(GARDENS[number].points for number in free)
    cheapest = tuple(number for number in free if GARDENS[number].points == fewest)
    if len(cheapest) == 1:
        _plant(state, cheapest[0])
    else:
        state.seat = PLAYER
        state.agenda.append(ChooseGarden.of(cheapest))
    return ""


def _plant(state: Castle, number: int) -> None:
    sheet = state.me()
    sheet.gardeners -= 1
    sheet.gardens |= 1 << state.layout.gardens.index(number)
    if state.log is not None:
        garden = GARDENS[number]
        state.tell(
            "event-solo-gardener",
            seat=SeatName(DELEGATION),
            garden=names.garden(number),
            points=garden.points,
            at=(elements.garden(garden.id),),
        )


def _advance(state: Castle, word: Word) -> str:
    """The lowest courtier rises; the player chooses the room (WC-132, WC-139)."""
    places = state.me().places
    lowest = 0
    while not places[lowest]:
        lowest += 1
        if lowest == DAIMYO:
            return "nobody-to-advance"
    floor = FLOOR_OF_PLACE[lowest]
    reached = floor + int(str(word.args[0]))
    if reached > _TOP_FLOOR:
        return "too-high"
    if reached == _TOP_FLOOR:
        _reach_daimyo(state, floor)
    else:
        state.seat = PLAYER
        state.agenda.append(_CHOOSE_ROOM[floor, reached])
    return ""


def _reach_daimyo(state: Castle, floor: int) -> None:
    """It takes the leftmost free place, if any, and no reward."""
    move_up(state, floor, DAIMYO)
    if FREE in state.slots:
        slot = state.slots.index(FREE)
        state.slots = replaced(state.slots, slot, DELEGATION)
        if state.log is not None:
            at = (elements.slot(SLOTS[slot]),)
            state.tell("event-solo-slot", seat=SeatName(DELEGATION), slot=names.slot(slot), at=at)


_CARRY_OUT: Final = {
    "gate": _bring_to_gate,
    "coin": _gain_coins,
    "point": _gain_points,
    "influence": _gain_influence,
    "warrior": _send_warrior,
    "gardener": _send_gardener,
    "advance": _advance,
}


# What the player decides for the delegation (WC-140)


class ChooseGarden(Action):
    """Which of several equal gardens gets the delegation's gardener."""

    __slots__ = ("gardens",)
    rules = ("WC-130", "WC-140")

    def __init__(self, gardens: tuple[int, ...]) -> None:
        self.gardens = gardens

    def run(self, state: Castle) -> Sequence[Option]:
        return [GARDEN[number] for number in self.gardens]

    def send_gardener(self, state: Castle, number: int) -> None:
        state.seat = DELEGATION
        _plant(state, number)

    def describe_send_gardener(self, state: Castle, number: int) -> Description:
        label = message("option-solo-garden", garden=names.garden(number))
        return Description(label, targets=(elements.garden(GARDENS[number].id),))


class ChooseRoom(Action):
    """Where a courtier of the delegation goes; the card there leaves the match."""

    __slots__ = ("floor", "offer")
    rules = ("WC-132", "WC-140")

    def __init__(self, floor: int, reached: int) -> None:
        self.floor = floor
        self.offer = tuple(ROOM[place - FIRST_ROOM] for place in PLACES_OF_FLOOR[reached])

    def run(self, state: Castle) -> Sequence[Option]:
        return self.offer

    def choose_room(self, state: Castle, room: int) -> None:
        state.seat = DELEGATION
        place = room + FIRST_ROOM
        move_up(state, self.floor, place)
        if state.decks[floor_deck(room)].cards:
            if state.log is not None:
                at = (elements.room_card(ROOMS[room]),)
                card = CARDS[state.rooms[room]].actions
                state.tell("event-solo-card-leaves", card=card, room=names.space(room), at=at)
            refill(state, room)

    def prompt(self, state: Castle) -> Message:
        return message("prompt-choose-room", floor=names.floor(self.floor))

    def describe_choose_room(self, state: Castle, room: int) -> Description:
        place = room + FIRST_ROOM
        label = message("option-solo-room", room=names.place(place))
        return Description(label, targets=(elements.place(PLACES[place]),))


# End of a round


class DelegationCoins(Action):
    """Coins become points: every 3 when first in the new order, every 5 when second (WC-134)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        goods = state.sheets[DELEGATION].goods
        price = COINS_FOR_POINTS[state.order.index(DELEGATION)]
        times = goods[COIN] // price
        if times:
            goods[COIN] -= times * price
            goods[POINT] += times * state.round
            if state.log is not None:
                state.tell(
                    "event-solo-coins",
                    seat=SeatName(DELEGATION),
                    cost=Word("coin", times * price),
                    gain=Word("point", times * state.round),
                    at=(elements.good(DELEGATION, "coin"),),
                )


class DelegationGardens(Action):
    """The round's number of points for each garden whose bridge has a die (WC-135)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        gardens = state.acting_gardens(DELEGATION).bit_count()
        if state.log is not None:
            state.tell("event-solo-gardens", seat=SeatName(DELEGATION), gardens=gardens)
        _gain(state, POINT, gardens * state.round)


DELEGATION_TURN: Final = DelegationTurn.of()
DELEGATION_COINS: Final = DelegationCoins.of()
DELEGATION_GARDENS: Final = DelegationGardens.of()
_PUT_CARDS_BACK: Final = PutCardsBack.of()
_CHOOSE_ROOM: Final = {rise: ChooseRoom.of(*rise) for rise in ((0, 1), (0, 2), (1, 2))}
_ACTIONS: Final = {
    (card, number): DelegationAction.of(card, number) for card in range(len(SOLO_CARDS)) for number in range(2)
}
