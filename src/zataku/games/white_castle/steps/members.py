"""Clan members: warriors to the yards, gardeners to the gardens, courtiers to the gate and up the castle."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.white_castle.components import (
    AUDIENCE_COINS,
    CARDS,
    CLIMB_PEARLS,
    COIN,
    DAIMYO_CARDS,
    FLOORS,
    FOOD,
    GARDENS,
    IRON,
    PEARL,
    PLACES,
    ROOMS,
    SEAL,
    SEALS_FOR_RESOURCE,
    SLOTS,
    YARD_COSTS,
    YARDS,
)
from zataku.games.white_castle.state import NO_CARD, NOBODY, Castle, Sheet
from zataku.games.white_castle.vocabulary import AUDIENCE, CLIMBS, GARDEN, SKIP, SLOT, WARRIOR
from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option

from .gains import LANTERN, Action, pay, price, tell_payment
from .lists import GARDEN_ACTION, LIGHT_OF_CARD, YARD_ACTIONS

_DAIMYO_PLACE = 6


# Warriors (WC-060)

#: Yards that can be paid with so much iron (seals counted in).
_YARD_OFFERS = tuple(
    tuple(WARRIOR[yard] for yard, cost in enumerate(YARD_COSTS) if cost <= iron) for iron in range(max(YARD_COSTS) + 1)
)
_YARD_OF = {option.id: yard for yard, option in enumerate(WARRIOR)}
_CHEAPEST_YARD = min(YARD_COSTS)
_DEAREST_YARD = max(YARD_COSTS)


class SendWarrior(Action):
    """Pay iron, send the leftmost warrior to a yard, then do the yard's tiles."""

    __slots__ = ()
    rules = ("WC-060",)

    def can(self, state: Castle, coins: int, seals: int) -> bool:
        sheet = state.sheets[state.seat]
        return sheet.warriors > 0 and sheet.goods[IRON] + seals // SEALS_FOR_RESOURCE >= _CHEAPEST_YARD

    def obstacle(self, state: Castle, coins: int, seals: int) -> tuple[Message, str]:
        if not state.sheets[state.seat].warriors:
            return message("refusal-no-warrior"), "WC-069"
        return message("refusal-cannot-pay", cost=Word("iron", _CHEAPEST_YARD)), "WC-044"

    def run(self, state: Castle) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        if not sheet.warriors:
            return ()
        iron = sheet.goods[IRON] + sheet.goods[SEAL] // SEALS_FOR_RESOURCE
        return _YARD_OFFERS[min(_DEAREST_YARD, iron)]

    def take(self, state: Castle, option: Option) -> None:
        yard = _YARD_OF[option.id]
        sheet = state.sheets[state.seat]
        if state.log is not None:
            at = (f"{YARDS[yard]}", f"seat-{state.seat}-warrior-{sheet.warriors}")
            state.tell("event-warrior", seat=SeatName(state.seat), yard=message(f"name-{YARDS[yard]}"), at=at)
            tell_payment(state, IRON, YARD_COSTS[yard])
        pay(sheet, IRON, YARD_COSTS[yard])
        sheet.warriors -= 1
        yards = sheet.yards
        sheet.yards = (*yards[:yard], yards[yard] + 1, *yards[yard + 1 :])
        state.agenda.append(YARD_ACTIONS[yard])

    def prompt(self, state: Castle) -> Message:
        return message("prompt-send-warrior")

    def describe(self, state: Castle, option: Option) -> Description:
        yard = _YARD_OF[option.id]
        cost = price(state.sheets[state.seat], IRON, YARD_COSTS[yard])
        label = message("option-warrior", yard=message(f"name-{YARDS[yard]}"))
        return Description(label, cost=cost, targets=(YARDS[yard],))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        return [
            Refusal(
                option,
                message("refusal-cannot-pay", cost=Word("iron", YARD_COSTS[yard])),
                "WC-044",
                (YARDS[yard],),
            )
            for yard, option in enumerate(WARRIOR)
            if option not in offered
        ]


# Gardeners (WC-061, WC-062)

_GARDEN_OF = {option.id: number for number, option in enumerate(GARDEN)}


class PlantGardener(Action):
    """Pay food, send the leftmost gardener to a garden without an own one, then do its action."""

    __slots__ = ()
    rules = ("WC-061", "WC-062")

    def can(self, state: Castle, coins: int, seals: int) -> bool:
        sheet = state.sheets[state.seat]
        if not sheet.gardeners:
            return False
        food = sheet.goods[FOOD] + seals // SEALS_FOR_RESOURCE
        taken = sheet.gardens
        for cost in state.layout.garden_costs:
            if cost <= food and not taken & 1:
                return True
            taken >>= 1
        return False

    def obstacle(self, state: Castle, coins: int, seals: int) -> tuple[Message, str]:
        sheet = state.sheets[state.seat]
        if not sheet.gardeners:
            return message("refusal-no-gardener"), "WC-069"
        free = [cost for place, cost in enumerate(state.layout.garden_costs) if not sheet.gardens >> place & 1]
        return message("refusal-cannot-pay", cost=Word("food", min(free))), "WC-044"

    def run(self, state: Castle) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        if not sheet.gardeners:
            return ()
        food = sheet.goods[FOOD] + sheet.goods[SEAL] // SEALS_FOR_RESOURCE
        taken = sheet.gardens
        layout = state.layout
        offer = []
        for cost, option in zip(layout.garden_costs, layout.garden_options, strict=True):
            if cost <= food and not taken & 1:
                offer.append(option)
            taken >>= 1
        return offer

    def take(self, state: Castle, option: Option) -> None:
        number = _GARDEN_OF[option.id]
        garden = state.layout.gardens.index(number)
        sheet = state.sheets[state.seat]
        cost = GARDENS[number].cost
        if state.log is not None:
            at = (f"garden-{GARDENS[number].id}", f"seat-{state.seat}-gardener-{sheet.gardeners}")
            name = message(f"name-garden-{GARDENS[number].id.lower()}")
            state.tell("event-gardener", seat=SeatName(state.seat), garden=name, at=at)
            tell_payment(state, FOOD, cost)
        pay(sheet, FOOD, cost)
        sheet.gardeners -= 1
        sheet.gardens |= 1 << garden
        state.agenda.append(GARDEN_ACTION[garden])

    def prompt(self, state: Castle) -> Message:
        return message("prompt-plant-gardener")

    def describe(self, state: Castle, option: Option) -> Description:
        garden = GARDENS[_GARDEN_OF[option.id]]
        cost = price(state.sheets[state.seat], FOOD, garden.cost)
        label = message("option-garden", garden=message(f"name-garden-{garden.id.lower()}"), points=garden.points)
        return Description(label, cost=cost, gain=garden.action, targets=(f"garden-{garden.id}",))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        sheet = state.sheets[state.seat]
        refused = []
        for place, number in enumerate(state.layout.gardens):
            garden, option = GARDENS[number], GARDEN[number]
            if option in offered:
                continue
            if sheet.gardens >> place & 1:
                reason, rule = message("refusal-own-gardener"), "WC-062"
            else:
                reason, rule = message("refusal-cannot-pay", cost=Word("food", garden.cost)), "WC-044"
            refused.append(Refusal(option, reason, rule, (f"garden-{garden.id}",)))
        return refused


# Courtiers (WC-063 to WC-071)

BOTH, ONLY_AUDIENCE, ONLY_CLIMB = 3, 1, 2
_AUDIENCE_BIT = 1
#: A bit for each way of climbing: (floor left, floors climbed).
_CLIMB_BITS = {(0, 1): 2, (1, 1): 4, (2, 1): 8, (0, 2): 16, (1, 2): 32}
_COURTIER_OFFERS = tuple(
    (
        *((AUDIENCE,) if mask & _AUDIENCE_BIT else ()),
        *(option for option, floor, _, floors in CLIMBS if mask & _CLIMB_BITS[floor, floors]),
    )
    for mask in range(64)
)
_COURTIER_OFFERS_OR_SKIP = tuple((*offer, SKIP) if offer else () for offer in _COURTIER_OFFERS)
_CLIMB_OF = {option.id: (floor, place, floors) for option, floor, place, floors in CLIMBS}
_ONE_FLOOR, _TWO_FLOORS = CLIMB_PEARLS[1], CLIMB_PEARLS[2]
_PLACES_OF_FLOOR = ((0,), (1, 2, 3), (4, 5), (6,))


class CallCourtier(Action):
    """An audience (2 coins to the gate) and a rise (mother-of-pearl for one or two floors), each at most once."""

    __slots__ = ("offers", "parts")
    rules = ("WC-063", "WC-064", "WC-070", "WC-071")

    def __init__(self, parts: int) -> None:
        self.parts = parts
        self.offers = _COURTIER_OFFERS if parts == BOTH else _COURTIER_OFFERS_OR_SKIP

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
        mask = 0
        if parts & ONLY_AUDIENCE and sheet.courtiers and goods[COIN] + seals >= AUDIENCE_COINS:
            mask = _AUDIENCE_BIT
        if parts & ONLY_CLIMB:
            pearl = goods[PEARL] + seals // SEALS_FOR_RESOURCE
            if pearl >= _ONE_FLOOR:
                gate, first, second, third, fourth, fifth, _ = sheet.places
                dear = pearl >= _TWO_FLOORS
                if gate:
                    mask |= 18 if dear else 2
                if first or second or third:
                    mask |= 36 if dear else 4
                if fourth or fifth:
                    mask |= 8
        return self.offers[mask]

    def take(self, state: Castle, option: Option) -> None:
        if option is SKIP:
            return
        sheet = state.sheets[state.seat]
        if option is AUDIENCE:
            if self.parts == BOTH:
                state.agenda.append(_CLIMB_AFTER_AUDIENCE)
            if state.log is not None:
                at = ("gate", f"seat-{state.seat}-courtier-{sheet.courtiers}")
                state.tell("event-audience", seat=SeatName(state.seat), at=at)
                tell_payment(state, COIN, AUDIENCE_COINS)
            pay(sheet, COIN, AUDIENCE_COINS)
            sheet.courtiers -= 1
            sheet.places = (sheet.places[0] + 1, *sheet.places[1:])
            return
        if self.parts == BOTH:
            state.agenda.append(_AUDIENCE_AFTER_CLIMB)
        floor, place, floors = _CLIMB_OF[option.id]
        if state.log is not None:
            there = message(f"name-place-{PLACES[place]}")
            state.tell("event-climb", seat=SeatName(state.seat), place=there, at=(f"place-{PLACES[place]}",))
            tell_payment(state, PEARL, CLIMB_PEARLS[floors])
        pay(sheet, PEARL, CLIMB_PEARLS[floors])
        climb(sheet, floor, place)
        if place == _DAIMYO_PLACE:
            state.agenda.append(TAKE_SLOT)
            state.agenda.append(LANTERN)
        else:
            arrive_in_room(state, place - 1)

    def prompt(self, state: Castle) -> Message:
        part = {BOTH: "both", ONLY_AUDIENCE: "audience", ONLY_CLIMB: "climb"}[self.parts]
        return message(f"prompt-courtier-{part}")

    def describe(self, state: Castle, option: Option) -> Description:
        sheet = state.sheets[state.seat]
        if option is SKIP:
            return Description(message("option-skip"))
        if option is AUDIENCE:
            return Description(message("option-audience"), cost=price(sheet, COIN, AUDIENCE_COINS), targets=("gate",))
        floor, place, floors = _CLIMB_OF[option.id]
        label = message(
            "option-climb",
            floor=message(f"name-floor-{FLOORS[floor]}"),
            place=message(f"name-place-{PLACES[place]}"),
        )
        return Description(label, cost=price(sheet, PEARL, CLIMB_PEARLS[floors]), targets=(f"place-{PLACES[place]}",))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        sheet = state.sheets[state.seat]
        refused = []
        if self.parts & ONLY_AUDIENCE and AUDIENCE not in offered:
            if sheet.courtiers:
                reason, rule = message("refusal-cannot-pay", cost=Word("coin", AUDIENCE_COINS)), "WC-044"
            else:
                reason, rule = message("refusal-no-courtier"), "WC-069"
            refused.append(Refusal(AUDIENCE, reason, rule, ("gate",)))
        if self.parts & ONLY_CLIMB:
            for option, floor, place, floors in CLIMBS:
                if option in offered:
                    continue
                if any(sheet.places[there] for there in _PLACES_OF_FLOOR[floor]):
                    reason, rule = message("refusal-cannot-pay", cost=Word("pearl", CLIMB_PEARLS[floors])), "WC-044"
                else:
                    there = message(f"name-floor-{FLOORS[floor]}")
                    reason, rule = message("refusal-no-courtier-there", floor=there), "WC-064"
                refused.append(Refusal(option, reason, rule, (f"place-{PLACES[place]}",)))
        return refused


def climb(sheet: Sheet, floor: int, place: int) -> None:
    """Move one courtier from a floor to a place; those on one floor are alike."""
    places = list(sheet.places)
    for start in _PLACES_OF_FLOOR[floor]:
        if places[start]:
            places[start] -= 1
            break
    places[place] += 1
    sheet.places = tuple(places)


def arrive_in_room(state: Castle, room: int) -> None:
    """Take the room's card and do one of its light actions, then refill the room (WC-066, WC-067)."""
    card = state.rooms[room]
    sheet = state.sheets[state.seat]
    if state.decks[room > 2].cards:
        if state.log is not None:
            here = message(f"name-space-{ROOMS[room]}")
            at = (f"room-{ROOMS[room]}-card", f"seat-{state.seat}-card")
            state.tell("event-take-card", seat=SeatName(state.seat), card=CARDS[card].id, room=here, at=at)
        sheet.light_lantern(sheet.card)
        sheet.card = card
        state.rooms = (*state.rooms[:room], NO_CARD, *state.rooms[room + 1 :])
        state.agenda.append(REFILL[room])
    elif state.log is not None:
        state.tell("event-deck-empty", room=message(f"name-space-{ROOMS[room]}"), at=(f"room-{ROOMS[room]}-card",))
    state.agenda.append(LIGHT_OF_CARD[card])


class RefillRoom(Action):
    """A new card from the floor's deck."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room = room

    def run(self, state: Castle) -> None:
        refill(state, self.room)


def refill(state: Castle, room: int) -> None:
    """Lay the next card of the floor's deck in the room."""
    floor = room > 2
    deck = state.decks[floor]
    card, deck = state.draw(deck)
    state.decks = (state.decks[0], deck) if floor else (deck, state.decks[1])
    state.rooms = (*state.rooms[:room], card, *state.rooms[room + 1 :])
    if state.log is not None:
        here = message(f"name-space-{ROOMS[room]}")
        state.tell("event-refill", card=CARDS[card].id, room=here, at=(f"room-{ROOMS[room]}-card",))


#: Options for every set of free places on the daimyo card.
_SLOT_OFFERS = tuple(tuple(SLOT[slot] for slot in range(3) if mask >> slot & 1) for mask in range(8))


class TakeSlot(Action):
    """A free place on the daimyo card and its reward (WC-068)."""

    __slots__ = ()
    rules = ("WC-068",)

    def run(self, state: Castle) -> Sequence[Option]:
        left, middle, right = state.slots
        return _SLOT_OFFERS[(left == NOBODY) + 2 * (middle == NOBODY) + 4 * (right == NOBODY)]

    def take(self, state: Castle, option: Option) -> None:
        slot = SLOT.index(option)
        state.slots = (*state.slots[:slot], state.seat, *state.slots[slot + 1 :])
        if state.log is not None:
            name = message(f"name-slot-{SLOTS[slot]}")
            state.tell("event-slot", seat=SeatName(state.seat), slot=name, at=(f"slot-{SLOTS[slot]}",))
        state.agenda.append(state.layout.slot_steps[slot])

    def describe(self, state: Castle, option: Option) -> Description:
        slot = SLOT.index(option)
        reward = DAIMYO_CARDS[state.layout.daimyo].slots[slot]
        label = message("option-slot", slot=message(f"name-slot-{SLOTS[slot]}"), effect=reward)
        return Description(label, gain=reward, targets=(f"slot-{SLOTS[slot]}",))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        return [
            Refusal(
                SLOT[slot],
                message("refusal-slot-taken", seat=SeatName(seat)),
                "WC-068",
                (f"slot-{SLOTS[slot]}",),
            )
            for slot, seat in enumerate(state.slots)
            if seat != NOBODY
        ]


TAKE_SLOT = TakeSlot.of()
REFILL = tuple(RefillRoom.of(room) for room in range(len(ROOMS)))
COURTIER = CallCourtier.of(BOTH)
_CLIMB_AFTER_AUDIENCE = CallCourtier.of(ONLY_CLIMB)
_AUDIENCE_AFTER_CLIMB = CallCourtier.of(ONLY_AUDIENCE)
GARDENER = PlantGardener.of()
WARRIOR_ACTION = SendWarrior.of()
MEMBER_STEPS = {"courtier": COURTIER, "gardener": GARDENER, "warrior": WARRIOR_ACTION}
