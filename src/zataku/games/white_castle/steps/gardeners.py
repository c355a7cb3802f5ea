"""Gardeners: to a garden, and its action (WC-061, WC-062)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option

from .. import elements, names
from ..components import COIN, COLOURS, FOOD, GARDENS, KINDS_OF_GARDEN, SEAL, SEALS_FOR_RESOURCE
from ..state import Castle
from ..vocabulary import ACTION, GARDEN, SKIP
from .common import MayDecline, described, pay, price, tell_action, tell_payment


class PlantGardener(MayDecline):
    """Pay food, send the leftmost gardener to a garden without an own one, then do its action.

    It is declined only where it would take seals (WC-075).
    """

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
        sheet = state.me()
        if not sheet.gardeners:
            return message("refusal-no-gardener"), "WC-069"
        free = [cost for place, cost in enumerate(state.layout.garden_costs) if not sheet.gardens >> place & 1]
        return message("refusal-cannot-pay", cost=Word("food", min(free))), "WC-044"

    def run(self, state: Castle) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        if not sheet.gardeners:
            return ()
        held = sheet.goods[FOOD]
        food = held + sheet.goods[SEAL] // SEALS_FOR_RESOURCE
        taken = sheet.gardens
        layout = state.layout
        offer = []
        takes_seals = True
        for place, cost in enumerate(layout.garden_costs):
            if cost <= food and not taken & 1:
                offer.append(layout.garden_options[place])
                if cost <= held:
                    takes_seals = False
            taken >>= 1
        if offer and takes_seals:
            offer.append(SKIP)
        return offer

    def send_gardener(self, state: Castle, number: int) -> None:
        garden = GARDENS[number]
        sheet = state.sheets[state.seat]
        if state.log is not None:
            at = (elements.garden(garden.id), elements.member(state.seat, "gardener", sheet.gardeners))
            state.tell("event-gardener", seat=SeatName(state.seat), garden=names.garden(number), at=at)
            tell_payment(state, FOOD, garden.cost)
        place = state.layout.gardens.index(number)
        pay(sheet, FOOD, garden.cost)
        sheet.gardeners -= 1
        sheet.gardens |= 1 << place
        state.agenda.append(_GARDEN_ACTION[place])

    def prompt(self, state: Castle) -> Message:
        return message("prompt-plant-gardener")

    def describe_send_gardener(self, state: Castle, number: int) -> Description:
        garden = GARDENS[number]
        cost = price(state.me(), FOOD, garden.cost)
        label = message("option-garden", garden=names.garden(number), points=garden.points, action=garden.action)
        return Description(label, cost, targets=(elements.garden(garden.id),))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        sheet = state.me()
        refused = []
        for place, number in enumerate(state.layout.gardens):
            garden, option = GARDENS[number], GARDEN[number]
            if option in offered:
                continue
            if sheet.gardens >> place & 1:
                reason, rule = message("refusal-own-gardener"), "WC-062"
            else:
                reason, rule = message("refusal-cannot-pay", cost=Word("food", garden.cost)), "WC-044"
            refused.append(
                Refusal(option, names.there(names.garden(number), reason), rule, (elements.garden(garden.id),))
            )
        return refused


class GardenAction(MayDecline):
    """The action of a garden where a gardener has just arrived; may be declined (WC-061)."""

    __slots__ = ("place",)
    rules = ("WC-061", "WC-040")

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        step = state.layout.garden_steps[self.place]
        return _PERFORM_OR_SKIP if step.can(state, goods[COIN], goods[SEAL]) else ()

    def perform(self, state: Castle) -> None:
        perform_garden(state, self.place)

    def describe_perform(self, state: Castle) -> Description:
        garden = GARDENS[state.layout.gardens[self.place]]
        return described(state, garden.action, elements.garden(garden.id))


def perform_garden(state: Castle, place: int) -> None:
    """Carry out the action of a garden card."""
    if state.log is not None:
        number = state.layout.gardens[place]
        garden = GARDENS[number]
        tell_action(state, garden.action, names.garden(number), elements.garden(garden.id))
    state.agenda.append(state.layout.garden_steps[place])


_PERFORM_OR_SKIP: Final[tuple[Option, ...]] = (ACTION, SKIP)
PLANT_GARDENER: Final = PlantGardener.of()
_GARDEN_ACTION: Final = tuple(GardenAction.of(place) for place in range(len(COLOURS) * len(KINDS_OF_GARDEN)))
