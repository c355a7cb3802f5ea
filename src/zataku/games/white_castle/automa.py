"""The Tokugawa delegation: the printed solo opponent, played by its cards (WC-120 to WC-141).

A card is data: which die goes where, and two actions. The delegation never pays and never performs what is printed on
the board; whatever its cards leave open is asked of the player. Its plan and the reason for each choice are events.
"""

from __future__ import annotations

from collections.abc import Sequence

from zataku.kernel.effects import Word
from zataku.kernel.hidden import Bag
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option

from .components import (
    CARDS,
    COIN,
    COINS_FOR_POINTS,
    COLOURS,
    FLOORS,
    GARDENS,
    INFLUENCE_END,
    PLACES,
    POINT,
    POSITIONS,
    ROOMS,
    SLOTS,
    SOLO_CARDS,
    SPACE_VALUES,
    SPACES,
    WELL_SPACE,
    YARDS,
)
from .state import NO_CARD, NOBODY, Castle
from .steps.gains import Action
from .steps.members import climb, refill
from .vocabulary import GARDEN, ROOM

#: The player's seat and the delegation's.
PLAYER, DELEGATION = 0, 1
_TOP_FLOOR = 3
_ROOMS_OF_FLOOR = {1: (0, 1, 2), 2: (3, 4)}


def shuffle_solo_deck(state: Castle) -> None:
    """All nine cards in a new order; the bridge side of the top card is open (WC-129)."""
    state.solo_unseen = Bag(range(len(SOLO_CARDS)))
    state.solo_known = ()
    state.solo_top = NO_CARD
    _turn_up_next(state)


def _turn_up_next(state: Castle) -> None:
    """The next card becomes the top of the deck: unseen cards first, then those put back, in their order."""
    if state.solo_unseen.cards:
        state.solo_top, state.solo_unseen = state.draw(state.solo_unseen)
    else:
        state.solo_top, *rest = state.solo_known
        state.solo_known = tuple(rest)


class DelegationTurn(Action):
    """Open cards until the deck names a die that is there, place it, then act (WC-124 to WC-127)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        while True:
            self._open_card(state)
            named = SOLO_CARDS[state.solo_top]
            if state.die_at(named.bridge, named.position):
                break
            if state.log is not None:
                bridge, position = _named_die(state)
                state.tell("event-solo-no-die", bridge=bridge, position=position, at=("solo-deck",))
        value = state.take_die(named.bridge, named.position)
        space = named.space if named.space == WELL_SPACE or not state.spaces[named.space] else WELL_SPACE
        if state.log is not None:
            bridge, position = _named_die(state)
            at = (f"die-{COLOURS[named.bridge]}-{('left', 'middle-1', 'right')[named.position]}",)
            state.tell(
                "event-solo-take", seat=SeatName(DELEGATION), value=value, bridge=bridge, position=position, at=at
            )
            reason = "event-solo-place" if space == named.space else "event-solo-place-well"
            wanted, used = (message(f"name-space-{SPACES[place]}") for place in (named.space, space))
            state.tell(reason, seat=SeatName(DELEGATION), space=used, wanted=wanted, at=(f"space-{SPACES[space]}",))
        state.lay_die(space, named.bridge, value)
        self._gain_coins(state, value - SPACE_VALUES[space])
        acting = state.opened[-2:]
        if state.log is not None:
            plan = tuple(action for card in acting for action in SOLO_CARDS[card].actions)
            state.tell("event-solo-plan", seat=SeatName(DELEGATION), plan=plan, at=("solo-opened",))
        state.push(*(DELEGATION_ACTIONS[card, number] for card in acting for number in range(2)), _PUT_CARDS_BACK)

    def _open_card(self, state: Castle) -> None:
        state.opened = (*state.opened, state.solo_top)
        if state.log is not None:
            card = SOLO_CARDS[state.solo_top].id
            state.tell("event-solo-open", seat=SeatName(DELEGATION), card=card, at=("solo-deck",))
        _turn_up_next(state)

    def _gain_coins(self, state: Castle, difference: int) -> None:
        if difference > 0:
            _gain(state, COIN, difference)


def _named_die(state: Castle) -> tuple[Message, Message]:
    """The bridge and position that the top of the deck names."""
    named = SOLO_CARDS[state.solo_top]
    return message(f"name-bridge-{COLOURS[named.bridge]}"), message(f"name-position-{POSITIONS[named.position]}")


def _gain(state: Castle, good: int, amount: int) -> None:
    state.sheets[DELEGATION].goods[good] += amount
    if state.log is not None:
        word = Word("coin" if good == COIN else "point", amount)
        state.tell("event-gain", seat=SeatName(DELEGATION), gain=word, at=(f"seat-{DELEGATION}-{word.name}",))


class PutCardsBack(Action):
    """The opened cards go under the deck in the order they were opened (WC-129)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        state.solo_known = (*state.solo_known, *state.opened)
        state.opened = ()


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
    sheet = state.sheets[DELEGATION]
    if not sheet.courtiers:
        return "no-courtier"
    sheet.courtiers -= 1
    sheet.places = (sheet.places[0] + 1, *sheet.places[1:])
    if state.log is not None:
        state.tell("event-solo-gate", seat=SeatName(DELEGATION), at=("gate",))
    return ""


def _gain_coins(state: Castle, word: Word) -> str:
    _gain(state, COIN, word.amount)
    return ""


def _gain_points(state: Castle, word: Word) -> str:
    _gain(state, POINT, word.amount)
    return ""


def _gain_influence(state: Castle, word: Word) -> str:
    """Borders cost the delegation nothing (WC-133)."""
    position = state.sheets[DELEGATION].influence
    if position == INFLUENCE_END:
        return "end-of-track"
    position = min(position + word.amount, INFLUENCE_END)
    state.move_marker(DELEGATION, position)
    if state.log is not None:
        at = (f"marker-{DELEGATION}",)
        state.tell("event-influence", seat=SeatName(DELEGATION), position=position, at=at)
    return ""


def _send_warrior(state: Castle, word: Word) -> str:
    sheet = state.sheets[DELEGATION]
    if not sheet.warriors:
        return "no-warrior"
    yard = YARDS.index(str(word.args[0]))
    sheet.warriors -= 1
    sheet.yards = (*sheet.yards[:yard], sheet.yards[yard] + 1, *sheet.yards[yard + 1 :])
    if state.log is not None:
        name = message(f"name-{YARDS[yard]}")
        state.tell("event-warrior", seat=SeatName(DELEGATION), yard=name, at=(YARDS[yard],))
    return ""


def _send_gardener(state: Castle, word: Word) -> str:
    """To the garden worth the fewest points; the player chooses among equals (WC-130)."""
    sheet = state.sheets[DELEGATION]
    if not sheet.gardeners:
        return "no-gardener"
    kind = word.args[0]
    free = [
        place
        for place, number in enumerate(state.layout.gardens)
        if not sheet.gardens >> place & 1 and kind in ("any", GARDENS[number].kind)
    ]
    if not free:
        return "no-garden"
    fewest = min(_garden_points(state, place) for place in free)
    cheapest = tuple(place for place in free if _garden_points(state, place) == fewest)
    if len(cheapest) == 1:
        _plant(state, cheapest[0])
    else:
        state.seat = PLAYER
        state.agenda.append(ChooseGarden.of(cheapest))
    return ""


def _garden_points(state: Castle, place: int) -> int:
    return GARDENS[state.layout.gardens[place]].points


def _plant(state: Castle, place: int) -> None:
    sheet = state.sheets[DELEGATION]
    sheet.gardeners -= 1
    sheet.gardens |= 1 << place
    if state.log is not None:
        garden = GARDENS[state.layout.gardens[place]]
        state.tell(
            "event-solo-gardener",
            seat=SeatName(DELEGATION),
            garden=message(f"name-garden-{garden.id.lower()}"),
            points=garden.points,
            at=(f"garden-{garden.id}",),
        )


def _advance(state: Castle, word: Word) -> str:
    """The lowest courtier rises; the player chooses the room (WC-132, WC-139)."""
    places = state.sheets[DELEGATION].places
    if places[0]:
        floor = 0
    elif any(places[1:4]):
        floor = 1
    elif any(places[4:6]):
        floor = 2
    else:
        return "nobody-to-advance"
    reached = floor + int(str(word.args[0]))
    if reached > _TOP_FLOOR:
        return "too-high"
    if reached == _TOP_FLOOR:
        _reach_daimyo(state, floor)
    else:
        state.seat = PLAYER
        state.agenda.append(CHOOSE_ROOM[floor, reached])
    return ""


def _reach_daimyo(state: Castle, floor: int) -> None:
    climb(state.sheets[DELEGATION], floor, len(PLACES) - 1)
    if state.log is not None:
        name = message("name-place-daimyo")
        state.tell("event-climb", seat=SeatName(DELEGATION), place=name, at=("place-daimyo",))
    if NOBODY in state.slots:
        slot = state.slots.index(NOBODY)
        state.slots = (*state.slots[:slot], DELEGATION, *state.slots[slot + 1 :])
        if state.log is not None:
            name = message(f"name-slot-{SLOTS[slot]}")
            state.tell("event-solo-slot", seat=SeatName(DELEGATION), slot=name, at=(f"slot-{SLOTS[slot]}",))


_CARRY_OUT = {
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

    __slots__ = ("places",)
    rules = ("WC-130", "WC-140")

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places

    def run(self, state: Castle) -> Sequence[Option]:
        return [GARDEN[state.layout.gardens[place]] for place in self.places]

    def take(self, state: Castle, option: Option) -> None:
        state.seat = DELEGATION
        _plant(state, state.layout.gardens.index(GARDEN.index(option)))

    def describe(self, state: Castle, option: Option) -> Description:
        garden = GARDENS[GARDEN.index(option)]
        label = message("option-solo-garden", garden=message(f"name-garden-{garden.id.lower()}"))
        return Description(label, targets=(f"garden-{garden.id}",))


class ChooseRoom(Action):
    """Where a courtier of the delegation goes; the card there leaves the match."""

    __slots__ = ("floor", "offer")
    rules = ("WC-132", "WC-140")

    def __init__(self, floor: int, reached: int) -> None:
        self.floor = floor
        self.offer = tuple(ROOM[room] for room in _ROOMS_OF_FLOOR[reached])

    def run(self, state: Castle) -> Sequence[Option]:
        return self.offer

    def take(self, state: Castle, option: Option) -> None:
        state.seat = DELEGATION
        room = ROOM.index(option)
        climb(state.sheets[DELEGATION], self.floor, room + 1)
        if state.log is not None:
            here = message(f"name-place-{ROOMS[room]}")
            state.tell("event-climb", seat=SeatName(DELEGATION), place=here, at=(f"place-{ROOMS[room]}",))
        if state.decks[room > 2].cards:
            if state.log is not None:
                at = (f"room-{ROOMS[room]}-card",)
                state.tell("event-solo-card-leaves", card=CARDS[state.rooms[room]].id, at=at)
            refill(state, room)

    def prompt(self, state: Castle) -> Message:
        return message("prompt-choose-room", floor=message(f"name-floor-{FLOORS[self.floor]}"))

    def describe(self, state: Castle, option: Option) -> Description:
        room = ROOM.index(option)
        label = message("option-solo-room", room=message(f"name-place-{ROOMS[room]}"))
        return Description(label, targets=(f"place-{ROOMS[room]}",))


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
                    at=(f"seat-{DELEGATION}-coin",),
                )


class DelegationGardens(Action):
    """The round's number of points for each garden whose bridge has a die (WC-135)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        gardens = state.acting_gardens(DELEGATION).bit_count()
        if state.log is not None:
            state.tell("event-solo-gardens", seat=SeatName(DELEGATION), gardens=gardens)
        _gain(state, POINT, gardens * state.round)


OPPONENT_TURN = DelegationTurn.of()
OPPONENT_COINS = DelegationCoins.of()
OPPONENT_GARDENS = DelegationGardens.of()
_PUT_CARDS_BACK = PutCardsBack.of()
DELEGATION_ACTIONS = {
    (card, number): DelegationAction.of(card, number) for card in range(len(SOLO_CARDS)) for number in range(2)
}
CHOOSE_ROOM = {(floor, reached): ChooseRoom.of(floor, reached) for floor, reached in ((0, 1), (0, 2), (1, 2))}
