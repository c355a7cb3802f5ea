"""Kodamas on their tracks, rocks and the pilgrims beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import KODAMA_LENGTH, ON_PILGRIM, REGIONS, ROCK_ROUTE, ROCK_SPACES
from ..names import region_name, rock_name, rock_space_name
from ..state import EMPTY, Bitoku
from ..vocabulary import BACK, KODAMA, ROCK, ROCKSIDE
from .common import Declinable, advance_kodama, kodama_id, or_skip, remember
from .payments import ANY_PAYMENTS, Payment, Ways

_ALL_REGIONS: Final = range(len(REGIONS))


class AdvanceKodama(Declinable):
    """So many single steps, freely distributed among the own kodamas; the rest may be left (BK-112)."""

    __slots__ = ("amount",)
    rules = ("BK-112", "BK-114", "BK-281")

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, state: Bitoku) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        offer = []
        for region, space in enumerate(sheet.kodamas):
            if space < KODAMA_LENGTH - 1 or (space < KODAMA_LENGTH and state.can_advance(sheet, region)):
                offer.append(KODAMA[region])
        return or_skip(offer)

    def advance(self, state: Bitoku, region: int) -> None:
        advance_kodama(state, state.seat, region)
        if self.amount > 1:
            state.agenda.append(ADVANCE_KODAMA[self.amount - 1])

    def possible(self, state: Bitoku) -> bool:
        sheet = state.sheets[state.seat]
        if min(sheet.kodamas) < KODAMA_LENGTH - 1:
            return True
        return any(state.can_advance(sheet, region) for region in _ALL_REGIONS)

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-advance-kodama", amount=self.amount)

    def describe_advance(self, state: Bitoku, region: int) -> Description:
        return Description(
            message("option-kodama", region=region_name(region), amount=state.me().kodamas[region] + 1),
            targets=(kodama_id(state.seat, region),),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        sheet = state.me()
        return [
            Refusal(
                KODAMA[region],
                message("refusal-kodama-end", place=region_name(region)),
                "BK-114",
                (kodama_id(state.seat, region),),
            )
            for region in _ALL_REGIONS
            if not state.can_advance(sheet, region)
        ]


class AdvanceKodamaHere(Step[Bitoku]):
    """The own kodama of one region (green arrow)."""

    __slots__ = ("amount", "region")
    rules = ("BK-069", "BK-112")

    def __init__(self, region: int, amount: int) -> None:
        self.region = region
        self.amount = amount

    def run(self, state: Bitoku) -> None:
        for _ in range(self.amount):
            advance_kodama(state, state.seat, self.region)

    def possible(self, state: Bitoku) -> bool:
        sheet = state.sheets[state.seat]
        return sheet.kodamas[self.region] < KODAMA_LENGTH - 1 or state.can_advance(sheet, self.region)


class PushBack(Declinable):
    """So many single steps back, freely distributed among the other players' kodamas (BK-113)."""

    __slots__ = ("amount",)
    rules = ("BK-113", "BK-281")

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, state: Bitoku) -> Sequence[Option]:
        own = state.seat
        return or_skip(
            [
                BACK[seat, region]
                for seat, sheet in enumerate(state.sheets)
                if seat != own
                for region, space in enumerate(sheet.kodamas)
                if space > 1
            ]
        )

    def push_back(self, state: Bitoku, seat: int, region: int) -> None:
        rival = state.sheets[seat]
        space = rival.kodamas[region] - 1
        rival.kodamas = replaced(rival.kodamas, region, space)
        if state.log is not None:
            state.tell(
                "event-back",
                seat=SeatName(state.seat),
                rival=SeatName(seat),
                region=region_name(region),
                amount=space,
                at=(kodama_id(seat, region),),
            )
        if self.amount > 1:
            state.agenda.append(PUSH_BACK[self.amount - 1])

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-push-back", amount=self.amount)

    def possible(self, state: Bitoku) -> bool:
        return any(max(sheet.kodamas) > 1 for seat, sheet in enumerate(state.sheets) if seat != state.seat)

    def describe_push_back(self, state: Bitoku, seat: int, region: int) -> Description:
        return Description(
            message("option-back", rival=SeatName(seat), region=region_name(region)),
            targets=(kodama_id(seat, region),),
        )


_MOST_AT_ONCE: Final = 4
ADVANCE_KODAMA: Final = tuple(AdvanceKodama.of(amount) for amount in range(_MOST_AT_ONCE))
PUSH_BACK: Final = tuple(PushBack.of(amount) for amount in range(_MOST_AT_ONCE))


# Rocks


class TakeRock(Declinable):
    """Take an iwakura from the garden to the leftmost empty rock space, or do without (BK-115)."""

    rules = ("BK-115",)

    def run(self, state: Bitoku) -> Sequence[Option]:
        if not self.possible(state):
            return ()
        return or_skip([ROCK[rock] for rock in state.garden if rock >= 0])

    def take_rock(self, state: Bitoku, rock: int) -> None:
        sheet = state.sheets[state.seat]
        sheet.rocks = (*sheet.rocks, rock)
        state.garden = replaced(state.garden, state.garden.index(rock), EMPTY)
        if state.log is not None:
            state.tell("event-rock", seat=SeatName(state.seat), tile=rock_name(rock), at=(elements.rock(rock),))

    def possible(self, state: Bitoku) -> bool:
        return len(state.sheets[state.seat].rocks) < ROCK_SPACES and max(state.garden) >= 0

    def describe_take_rock(self, state: Bitoku, rock: int) -> Description:
        return Description(message("option-rock", tile=rock_name(rock)), targets=(elements.rock(rock),))


#: By the number of own rocks: the pilgrim spaces that touch one of them.
TOUCHING: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(index for index, space in enumerate(ROCK_ROUTE) if min(space.touches) < rocks)
    for rocks in range(ROCK_SPACES + 1)
)


class PlacePilgrim(Declinable):
    """Place an available pilgrim beside an own iwakura, or do without (BK-116, BK-117)."""

    rules = ("BK-116", "BK-117", "BK-118")

    def spaces(self, state: Bitoku) -> list[int]:
        sheet = state.sheets[state.seat]
        if not sheet.pilgrims:
            return []
        purse = sheet.resources()
        taken = sheet.rockside
        return [
            space for space in TOUCHING[len(sheet.rocks)] if not taken >> space & 1 and ROCK_ROUTE[space].price <= purse
        ]

    def run(self, state: Bitoku) -> Sequence[Option]:
        return or_skip([ROCKSIDE[space] for space in self.spaces(state)])

    def place_pilgrim(self, state: Bitoku, space: int) -> None:
        sheet = state.sheets[state.seat]
        sheet.pilgrims -= 1
        sheet.rockside |= 1 << space
        if state.log is not None:
            state.tell(
                "event-rockside",
                seat=SeatName(state.seat),
                space=rock_space_name(space),
                at=(self._id(state, space),),
            )
        remember(state, ON_PILGRIM)
        if ROCK_ROUTE[space].price:
            state.agenda.append(PayForSpace.of(ROCK_ROUTE[space].price))

    def possible(self, state: Bitoku) -> bool:
        return bool(self.spaces(state))

    def _id(self, state: Bitoku, space: int) -> str:
        return elements.rockside(state.seat, ROCK_ROUTE[space].id)

    def describe_place_pilgrim(self, state: Bitoku, space: int) -> Description:
        price = ROCK_ROUTE[space].price
        rocks = state.me().rocks
        return Description(
            message(
                "option-beside",
                space=rock_space_name(space),
                rocks=tuple(rock_name(rocks[place]) for place in ROCK_ROUTE[space].touches if place < len(rocks)),
            ),
            cost=Word("any", price) if price else None,
            targets=(self._id(state, space),),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        sheet = state.me()
        refusals = []
        for index, space in enumerate(ROCK_ROUTE):
            targets = (self._id(state, index),)
            place = rock_space_name(index)
            if sheet.rockside >> index & 1:
                reason = message("refusal-rockside-taken", place=place)
                refusals.append(Refusal(ROCKSIDE[index], reason, "BK-116", targets))
            elif min(space.touches) >= len(sheet.rocks):
                reason = message("refusal-rockside-no-rock", place=place)
                refusals.append(Refusal(ROCKSIDE[index], reason, "BK-116", targets))
            elif space.price > sheet.resources():
                reason = message("refusal-price", what=Word("any", space.price), place=place)
                refusals.append(Refusal(ROCKSIDE[index], reason, "BK-117", targets))
        return refusals


class PayForSpace(Payment):
    """The price of a pilgrim space, in resources of any types (BK-117)."""

    __slots__ = ("price",)
    rules = ("BK-117",)

    def __init__(self, price: int) -> None:
        self.price = price

    def ways(self, state: Bitoku) -> Ways:
        return ANY_PAYMENTS[self.price]
