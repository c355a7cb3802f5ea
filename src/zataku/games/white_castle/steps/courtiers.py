"""Courtiers: to the gate, up the castle, and what they find in its rooms and with the daimyo (WC-063 to WC-071)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.tuples import replaced

from .. import elements, names
from ..components import (
    AUDIENCE_COINS,
    CARDS,
    CLIMB_PEARLS,
    COIN,
    DAIMYO,
    DAIMYO_CARDS,
    DIPLOMATS,
    FIRST_ROOM,
    FLOOR_OF_PLACE,
    GATE,
    PEARL,
    PLACES,
    PLACES_OF_FLOOR,
    ROOMS,
    SEAL,
    SEALS_FOR_RESOURCE,
    SLOTS,
    STEWARDS,
)
from ..state import FREE, NO_CARD, Castle, Sheet
from ..vocabulary import AUDIENCE, CLIMB, CLIMBS, LINE_ACTION, SKIP, SLOT
from .common import ACTIONS, Action, MayDecline, described, pay, price, tell_action, tell_payment
from .gains import LIGHT_LANTERN

_ONE_FLOOR: Final = CLIMB_PEARLS[1]
_TWO_FLOORS: Final = CLIMB_PEARLS[2]

#: The parts of a courtier action that are still to be done.
ONLY_AUDIENCE: Final = 1
ONLY_CLIMB: Final = 2
BOTH: Final = 3
#: A bit for the audience, and one for each way of climbing: floor left, floors climbed.
_AUDIENCE_BIT: Final = 1
_CLIMB_BITS: Final = {(0, 1): 2, (1, 1): 4, (2, 1): 8, (0, 2): 16, (1, 2): 32}
#: The bits that count for a courtier there, without and with mother-of-pearl for two floors.
_FROM_GATE: Final[tuple[int, ...]] = (2, 2 + 16)
_FROM_STEWARDS: Final[tuple[int, ...]] = (4, 4 + 32)
_FROM_DIPLOMATS: Final = 8


def _offer(bits: int) -> tuple[Option, ...]:
    audience = (AUDIENCE,) if bits & _AUDIENCE_BIT else ()
    climbs = [rise for rise in CLIMBS if bits & _CLIMB_BITS[rise[0], _floors(*rise)]]
    return (*audience, *(CLIMB[rise] for rise in climbs))


def _floors(floor: int, place: int) -> int:
    """How many floors a courtier climbs."""
    return FLOOR_OF_PLACE[place] - floor


_OFFERS: Final = tuple(_offer(bits) for bits in range(64))
_OFFERS_OR_SKIP: Final = tuple((*offer, SKIP) if offer else () for offer in _OFFERS)


class CallCourtier(MayDecline):
    """An audience (2 coins to the gate) and a rise (mother-of-pearl for one or two floors), each at most once.

    One of them must be done, unless it would take seals; the other may be declined (WC-063, WC-075).
    """

    __slots__ = ("offers", "parts")
    rules = ("WC-063", "WC-064", "WC-070", "WC-071")

    def __init__(self, parts: int) -> None:
        self.parts = parts
        #: When everything would take seals, and when something would not.
        self.offers = (_OFFERS_OR_SKIP, _OFFERS) if parts == BOTH else (_OFFERS_OR_SKIP, _OFFERS_OR_SKIP)

    def can(self, state: Castle, coins: int, seals: int) -> bool:
        sheet = state.sheets[state.seat]
        if sheet.courtiers and coins + seals >= AUDIENCE_COINS:
            return True
        if sheet.goods[PEARL] + seals // SEALS_FOR_RESOURCE < _ONE_FLOOR:
            return False
        places = sheet.places
        return bool(places[0] or places[1] or places[2] or places[3] or places[4] or places[5])

    def obstacle(self, state: Castle, coins: int, seals: int) -> tuple[Message, str]:
        audience, rise = Word("coin", AUDIENCE_COINS), Word("pearl", _ONE_FLOOR)
        return message("refusal-courtier", audience=audience, rise=rise), "WC-063"

    def run(self, state: Castle) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        goods = sheet.goods
        seals = goods[SEAL]
        parts = self.parts
        bits = 0
        without_seals = False
        if parts & ONLY_AUDIENCE and sheet.courtiers and goods[COIN] + seals >= AUDIENCE_COINS:
            bits = _AUDIENCE_BIT
            without_seals = goods[COIN] >= AUDIENCE_COINS
        if parts & ONLY_CLIMB:
            pearl = goods[PEARL] + seals // SEALS_FOR_RESOURCE
            if pearl >= _ONE_FLOOR:
                gate, first, second, third, fourth, fifth, _ = sheet.places
                two = pearl >= _TWO_FLOORS
                if gate:
                    bits |= _FROM_GATE[two]
                if first or second or third:
                    bits |= _FROM_STEWARDS[two]
                if fourth or fifth:
                    bits |= _FROM_DIPLOMATS
                if bits > _AUDIENCE_BIT and goods[PEARL] >= _ONE_FLOOR:
                    without_seals = True
        return self.offers[without_seals][bits]

    def hold_audience(self, state: Castle) -> None:
        """A courtier comes to the gate."""
        if self.parts == BOTH:
            state.agenda.append(_CLIMB_AFTER_AUDIENCE)
        sheet = state.sheets[state.seat]
        if state.log is not None:
            at = (elements.GATE, elements.member(state.seat, "courtier", sheet.courtiers))
            state.tell("event-audience", seat=SeatName(state.seat), at=at)
            tell_payment(state, COIN, AUDIENCE_COINS)
        pay(sheet, COIN, AUDIENCE_COINS)
        bring_to_gate(sheet)

    def climb(self, state: Castle, rise: tuple[int, int]) -> None:
        """A courtier goes up from a floor to a place."""
        if self.parts == BOTH:
            state.agenda.append(_AUDIENCE_AFTER_CLIMB)
        floor, place = rise
        pearls = CLIMB_PEARLS[_floors(floor, place)]
        sheet = state.sheets[state.seat]
        move_up(state, floor, place)
        if state.log is not None:
            tell_payment(state, PEARL, pearls)
        pay(sheet, PEARL, pearls)
        if place == DAIMYO:
            state.push(LIGHT_LANTERN, _TAKE_SLOT)
        else:
            arrive_in_room(state, place - FIRST_ROOM)

    def prompt(self, state: Castle) -> Message:
        part = {BOTH: "both", ONLY_AUDIENCE: "audience", ONLY_CLIMB: "climb"}[self.parts]
        return message(f"prompt-courtier-{part}")

    def describe_hold_audience(self, state: Castle) -> Description:
        cost = price(state.me(), COIN, AUDIENCE_COINS)
        return Description(message("option-audience"), cost, targets=(elements.GATE,))

    def describe_climb(self, state: Castle, rise: tuple[int, int]) -> Description:
        floor, place = rise
        cost = price(state.me(), PEARL, CLIMB_PEARLS[_floors(floor, place)])
        label = message("option-climb", floor=names.floor(floor), place=names.place(place))
        gain = Word("lantern") if place == DAIMYO else None
        return Description(label, cost, gain, (elements.place(PLACES[place]),))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        if self.parts & ONLY_AUDIENCE and AUDIENCE not in offered:
            refused.append(self._refused_audience(state.me()))
        if self.parts & ONLY_CLIMB:
            climbs = [rise for rise in CLIMBS if CLIMB[rise] not in offered]
            refused += [self._refused_climb(state.me(), *rise) for rise in climbs]
        return refused

    def _refused_audience(self, sheet: Sheet) -> Refusal:
        if sheet.courtiers:
            reason, rule = message("refusal-cannot-pay", cost=Word("coin", AUDIENCE_COINS)), "WC-044"
        else:
            reason, rule = message("refusal-no-courtier"), "WC-069"
        return Refusal(AUDIENCE, reason, rule, (elements.GATE,))

    def _refused_climb(self, sheet: Sheet, floor: int, place: int) -> Refusal:
        if any(sheet.places[there] for there in PLACES_OF_FLOOR[floor]):
            pearls = CLIMB_PEARLS[_floors(floor, place)]
            reason, rule = message("refusal-cannot-pay", cost=Word("pearl", pearls)), "WC-044"
        else:
            reason, rule = message("refusal-no-courtier-there", floor=names.floor(floor)), "WC-064"
        rise = message("option-climb", floor=names.floor(floor), place=names.place(place))
        return Refusal(CLIMB[floor, place], names.there(rise, reason), rule, (elements.place(PLACES[place]),))


def bring_to_gate(sheet: Sheet) -> None:
    """Send a courtier from the clan board to the gate."""
    sheet.courtiers -= 1
    sheet.places = (sheet.places[GATE] + 1, *sheet.places[1:])


def move_up(state: Castle, floor: int, place: int) -> None:
    """Move one courtier of the acting seat from a floor to a place; those on one floor are alike."""
    sheet = state.sheets[state.seat]
    places = list(sheet.places)
    for start in PLACES_OF_FLOOR[floor]:
        if places[start]:
            places[start] -= 1
            break
    places[place] += 1
    sheet.places = tuple(places)
    if state.log is not None:
        seat, at = SeatName(state.seat), (elements.place(PLACES[place]),)
        state.tell("event-climb", seat=seat, origin=names.place(start), place=names.place(place), at=at)


# In a room (WC-066, WC-067)


def arrive_in_room(state: Castle, room: int) -> None:
    """Take the room's card and do one of its light actions, then refill the room."""
    card = state.rooms[room]
    if state.decks[floor_deck(room)].cards:
        if state.log is not None:
            _tell_card_taken(state, room)
        sheet = state.sheets[state.seat]
        sheet.lantern = sheet.lantern.plus(sheet.card)
        sheet.card = card
        state.rooms = replaced(state.rooms, room, NO_CARD)
        state.agenda.append(_REFILL_ROOM[room])
    elif state.log is not None:
        state.tell("event-deck-empty", room=names.space(room), at=(elements.room_card(ROOMS[room]),))
    state.agenda.append(_LIGHT_OF_CARD[card])


def _tell_card_taken(state: Castle, room: int) -> None:
    state.tell(
        "event-take-card",
        seat=SeatName(state.seat),
        card=CARDS[state.rooms[room]].actions,
        room=names.space(room),
        lantern=CARDS[state.me().card].lantern,
        at=(elements.room_card(ROOMS[room]), elements.clan_card(state.seat)),
    )


def floor_deck(room: int) -> int:
    """Which of the two decks fills the room."""
    return 0 if room < len(PLACES_OF_FLOOR[1]) else 1


class LightOfCard(Action):
    """One light action of a card just reached by a climb; it is not declined (WC-066)."""

    __slots__ = ("card", "offer")
    rules = ("WC-066", "WC-067")

    def __init__(self, card: int) -> None:
        self.card = card
        self.offer = tuple(LINE_ACTION[CARDS[card].lines[row]] for row in CARDS[card].light)

    def run(self, state: Castle) -> Sequence[Option]:
        return self.offer

    def perform_line(self, state: Castle, line: int) -> None:
        row = CARDS[self.card].lines.index(line)
        if state.log is not None:
            room = names.space(state.rooms.index(self.card)) if self.card in state.rooms else message("name-own-card")
            tell_action(state, CARDS[self.card].actions[row], room, self._element(state, row))
        state.agenda.append(ACTIONS[self.card][row])

    def _element(self, state: Castle, row: int) -> str:
        if self.card in state.rooms:
            return elements.room_row(ROOMS[state.rooms.index(self.card)], row)
        return elements.clan_card_row(state.seat, row)

    def describe_perform_line(self, state: Castle, line: int) -> Description:
        row = CARDS[self.card].lines.index(line)
        return described(state, CARDS[self.card].actions[row], self._element(state, row))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        card = CARDS[self.card]
        option = LINE_ACTION[card.lines[card.dark]]
        return [Refusal(option, message("refusal-dark-action"), "WC-066", (self._element(state, card.dark),))]


class RefillRoom(Action):
    """A new card from the floor's deck."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room = room

    def run(self, state: Castle) -> None:
        refill(state, self.room)


def refill(state: Castle, room: int) -> None:
    """Lay the next card of the floor's deck in the room."""
    floor = floor_deck(room)
    card, deck = state.draw(state.decks[floor])
    state.decks = replaced(state.decks, floor, deck)
    state.rooms = replaced(state.rooms, room, card)
    if state.log is not None:
        at = (elements.room_card(ROOMS[room]),)
        state.tell("event-refill", card=CARDS[card].actions, room=names.space(room), at=at)


# With the daimyo (WC-068)


class TakeSlot(Action):
    """A free place on the daimyo card and its reward."""

    __slots__ = ()
    rules = ("WC-068",)

    def run(self, state: Castle) -> Sequence[Option]:
        left, middle, right = state.slots
        return _SLOT_OFFERS[(left == FREE) + 2 * (middle == FREE) + 4 * (right == FREE)]

    def take_slot(self, state: Castle, slot: int) -> None:
        state.slots = replaced(state.slots, slot, state.seat)
        if state.log is not None:
            at = (elements.slot(SLOTS[slot]),)
            state.tell("event-slot", seat=SeatName(state.seat), slot=names.slot(slot), at=at)
        state.agenda.append(state.layout.slot_steps[slot])

    def describe_take_slot(self, state: Castle, slot: int) -> Description:
        reward = DAIMYO_CARDS[state.layout.daimyo].slots[slot]
        label = message("option-slot", slot=names.slot(slot))
        return Description(label, gain=reward, targets=(elements.slot(SLOTS[slot]),))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        return [
            Refusal(
                SLOT[slot],
                names.there(names.slot(slot), message("refusal-slot-taken", seat=SeatName(seat))),
                "WC-068",
                (elements.slot(SLOTS[slot]),),
            )
            for slot, seat in enumerate(state.slots)
            if seat != FREE
        ]


#: Options for every set of free places on the daimyo card.
_SLOT_OFFERS: Final = tuple(tuple(SLOT[slot] for slot in range(len(SLOTS)) if mask >> slot & 1) for mask in range(8))

CALL_COURTIER: Final = CallCourtier.of(BOTH)
_CLIMB_AFTER_AUDIENCE: Final = CallCourtier.of(ONLY_CLIMB)
_AUDIENCE_AFTER_CLIMB: Final = CallCourtier.of(ONLY_AUDIENCE)
_LIGHT_OF_CARD: Final = [LightOfCard.of(card) for card in range(len(STEWARDS) + len(DIPLOMATS))]
_REFILL_ROOM: Final = tuple(RefillRoom.of(room) for room in range(len(ROOMS)))
_TAKE_SLOT: Final = TakeSlot.of()
