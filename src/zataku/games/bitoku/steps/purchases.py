"""Purchases: mitamas, dragonflies and their combination, crystals, buildings."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from zataku.kernel.effects import Effect, Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option, Verb
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import (
    AMULET_1,
    BUILDING,
    BUILDING_TYPES,
    BUILDINGS,
    CONSTRUCTION,
    CRYSTAL,
    CRYSTAL_SPACES,
    CRYSTALS,
    DISPLAYS,
    DRAGONFLIES,
    DRAGONFLY,
    MITAMA,
    MITAMAS,
    ON_BUILD,
    ON_COMBINE,
    ON_CRYSTAL,
    ON_MITAMA,
    RIVER,
    RIVER_NAMES,
)
from ..names import (
    building_name,
    colour_name,
    crystal_name,
    crystal_space_name,
    display_space_name,
    dragonfly_name,
    effect_of,
    hill_name,
    mitama_name,
    mitama_type_name,
)
from ..state import Bitoku
from ..vocabulary import (
    BUILD,
    COMBINE_DRAGONFLY,
    COMBINE_MITAMA,
    SET_CRYSTAL,
    SITE,
    SKIP,
    TAKE_CRYSTAL,
    TAKE_DRAGONFLY,
    TAKE_MITAMA,
)
from .actions import ACTIONS
from .common import (
    Declinable,
    advance_kodama,
    has_site,
    or_skip,
    pair_up,
    raise_building,
    remember,
    sites,
    take_tile,
    tell_put_down,
)
from .gains import ChooseResources, gain_one
from .payments import ANY_PAYMENTS, Payment, Ways, affordable, payments, price_of_any, typed_price

#: Of each crystal: the spaces of a personal board that can hold it.
SPACES_OF_CRYSTAL: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(index for index, space in enumerate(CRYSTAL_SPACES) if space.colour == crystal.colour) for crystal in CRYSTALS
)


class TakeTile(Declinable):
    """Obtain a tile from a display, or do without."""

    __slots__ = ("discount",)
    kind: ClassVar[int]
    taking: ClassVar[Verb[int]]

    def __init__(self, discount: int) -> None:
        self.discount = discount

    @abstractmethod
    def spaces(self, state: Bitoku, one: bool = False) -> list[int]:
        """The spaces of the display with a tile that the player may have; only the first, where `one` is enough."""

    @abstractmethod
    def payment(self, space: int) -> Payment:
        """The question how to pay for it."""

    @abstractmethod
    def meaning(self, state: Bitoku, space: int, tile: int) -> tuple[Message, Effect | None, Effect | None]:
        """Label, price and gain of a tile."""

    @abstractmethod
    def refusal(self, state: Bitoku, space: int, tile: int) -> tuple[Message, str]:
        """Why a tile cannot be had, and the rule."""

    def run(self, state: Bitoku) -> Sequence[Option]:
        taking = self.taking
        offer = [taking[space] for space in self.spaces(state)]
        if offer:
            offer.append(SKIP)
        return offer

    def take_tile(self, state: Bitoku, space: int) -> None:
        state.agenda.append(self.payment(space))

    def possible(self, state: Bitoku) -> bool:
        return bool(self.spaces(state, True))

    def _id(self, space: int) -> str:
        return elements.display_space(DISPLAYS[self.kind], space + 1)

    def describe_take_tile(self, state: Bitoku, space: int) -> Description:
        label, cost, gain = self.meaning(state, space, state.displays[self.kind].row[space])
        return Description(label, cost=cost, gain=gain, targets=(self._id(space),))

    def refusals(self, state: Bitoku) -> list[Refusal]:
        spaces = self.spaces(state)
        return [
            Refusal(self.taking[space], *self.refusal(state, space, tile), (self._id(space),))
            for space, tile in enumerate(state.displays[self.kind].row)
            if tile >= 0 and space not in spaces
        ]


class PayForTile(Payment):
    """How to pay for the tile on a space of a display."""

    __slots__ = ("discount", "space")

    def __init__(self, space: int, discount: int) -> None:
        self.space = space
        self.discount = discount


# Mitamas


class TakeMitama(TakeTile):
    kind = MITAMA
    taking = TAKE_MITAMA
    rules = ("BK-135", "BK-136", "BK-012")

    def spaces(self, state: Bitoku, one: bool = False) -> list[int]:
        stock = state.sheets[state.seat].stock
        prices = state.given.layout.mitama_price
        found = []
        for space, tile in enumerate(state.displays[MITAMA].row):
            if tile >= 0 and affordable(stock, prices[space], self.discount):
                found.append(space)
                if one:
                    break
        return found

    def payment(self, space: int) -> Payment:
        return PAY_FOR_MITAMA[self.discount][space]

    def meaning(self, state: Bitoku, space: int, tile: int) -> tuple[Message, Effect | None, Effect | None]:
        layout = state.given.layout
        return (
            message("option-mitama", tile=mitama_name(tile), amount=layout.mitama_vp[space]),
            typed_price(layout.mitama_price[space], self.discount),
            MITAMAS[tile].action,
        )

    def refusal(self, state: Bitoku, space: int, tile: int) -> tuple[Message, str]:
        price = state.given.layout.mitama_price[space]
        place = display_space_name(mitama_name(tile), space)
        return message("refusal-price", what=effect_of(price), place=place), "BK-275"


class PayForMitama(PayForTile):
    def ways(self, state: Bitoku) -> Ways:
        return payments(state.given.layout.mitama_price[self.space], self.discount)

    def receive(self, state: Bitoku) -> None:
        tile = take_tile(state, MITAMA, self.space)
        vp = state.given.layout.mitama_vp[self.space]
        state.sheets[state.seat].vp += vp
        if state.log is not None:
            state.tell("event-vp", seat=SeatName(state.seat), amount=vp)
        remember(state, ON_MITAMA)
        # The tile is put down after its action (BK-136, BK-284).
        state.agenda.append(PUT_DOWN_MITAMA[tile])
        state.agenda.append(ACTIONS.mitamas[tile])


# Dragonflies


class TakeDragonfly(TakeTile):
    kind = DRAGONFLY
    taking = TAKE_DRAGONFLY
    rules = ("BK-142", "BK-012")

    def spaces(self, state: Bitoku, one: bool = False) -> list[int]:
        purse = state.sheets[state.seat].resources() + self.discount
        prices = state.given.layout.dragonfly_price
        found = []
        for space, tile in enumerate(state.displays[DRAGONFLY].row):
            if tile >= 0 and prices[space] <= purse:
                found.append(space)
                if one:
                    break
        return found

    def payment(self, space: int) -> Payment:
        return PAY_FOR_DRAGONFLY[self.discount][space]

    def meaning(self, state: Bitoku, space: int, tile: int) -> tuple[Message, Effect | None, Effect | None]:
        price = state.given.layout.dragonfly_price[space]
        return (
            message("option-dragonfly", tile=dragonfly_name(tile)),
            price_of_any(price - self.discount),
            Word("any", -price) if price < 0 else DRAGONFLIES[tile].action,
        )

    def refusal(self, state: Bitoku, space: int, tile: int) -> tuple[Message, str]:
        price = state.given.layout.dragonfly_price[space]
        place = display_space_name(dragonfly_name(tile), space)
        return message("refusal-price", what=Word("any", price), place=place), "BK-275"


class PayForDragonfly(PayForTile):
    def ways(self, state: Bitoku) -> Ways:
        return ANY_PAYMENTS[max(0, state.given.layout.dragonfly_price[self.space] - self.discount)]

    def receive(self, state: Bitoku) -> None:
        tile = take_tile(state, DRAGONFLY, self.space)
        state.agenda.append(PUT_DOWN_DRAGONFLY[tile])
        price = state.given.layout.dragonfly_price[self.space]
        if price < 0:
            state.agenda.append(ChooseResources.of(-price))


# Combining


class PutDown(Step[Bitoku]):
    """A mitama or a dragonfly goes on the own board, where it waits or is combined; a dragonfly does not act yet."""

    __slots__ = ("kind", "tile")
    rules = ("BK-136", "BK-142", "BK-143", "BK-284")

    def __init__(self, kind: int, tile: int) -> None:
        self.kind = kind
        self.tile = tile

    def run(self, state: Bitoku) -> None:
        sheet = state.sheets[state.seat]
        if self.kind == MITAMA:
            sheet.mitamas = (*sheet.mitamas, self.tile)
        else:
            sheet.dragonflies = (*sheet.dragonflies, self.tile)
        tell_put_down(state, self.kind, self.tile)
        if sheet.mitamas and sheet.dragonflies:
            state.agenda.append(COMBINE[self.kind][self.tile])


class Combine(Declinable):
    """A mitama or a dragonfly just obtained may be combined with one of the other kind that waits."""

    __slots__ = ("kind", "tile")
    leaving = "option-not-combine"
    rules = ("BK-143", "BK-144", "BK-285")

    def __init__(self, kind: int, tile: int) -> None:
        self.kind = kind
        self.tile = tile

    def prompt(self, state: Bitoku) -> Message:
        if self.kind == MITAMA:
            return message("prompt-combine-mitama", tile=mitama_name(self.tile))
        return message("prompt-combine-dragonfly", tile=dragonfly_name(self.tile))

    def run(self, state: Bitoku) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        if self.kind == MITAMA:
            return [*(COMBINE_DRAGONFLY[tile] for tile in sheet.dragonflies), SKIP]
        return [*(COMBINE_MITAMA[kind] for kind in sorted({MITAMAS[tile].type for tile in sheet.mitamas})), SKIP]

    def combine_with_dragonfly(self, state: Bitoku, dragonfly: int) -> None:
        combine(state, self.tile, dragonfly)

    def combine_with_mitama(self, state: Bitoku, kind: int) -> None:
        combine(state, next(tile for tile in state.me().mitamas if MITAMAS[tile].type == kind), self.tile)

    def describe_combine_with_dragonfly(self, state: Bitoku, dragonfly: int) -> Description:
        return Description(
            message("option-combine-dragonfly", tile=dragonfly_name(dragonfly)),
            gain=DRAGONFLIES[dragonfly].action,
            targets=(elements.dragonfly(dragonfly),),
        )

    def describe_combine_with_mitama(self, state: Bitoku, kind: int) -> Description:
        return Description(
            message("option-combine-mitama", tile=mitama_type_name(kind)),
            gain=DRAGONFLIES[self.tile].action,
            targets=tuple(elements.mitama(tile) for tile in state.me().mitamas if MITAMAS[tile].type == kind),
        )


def combine(state: Bitoku, mitama: int, dragonfly: int) -> None:
    """The pair leaves the board, and the dragonfly acts (BK-144)."""
    pair_up(state, mitama, dragonfly)
    remember(state, ON_COMBINE)
    state.agenda.append(ACTIONS.dragonflies[dragonfly])


# Crystals


@lru_cache(4096)
def fitting(crystals: tuple[int, ...]) -> tuple[bool, ...]:
    """For each crystal: has a board with these crystals an empty space of its colour (BK-121)?"""
    empty = [index for index, crystal in enumerate(crystals) if crystal < 0]
    open_colours = {CRYSTAL_SPACES[space].colour for space in empty}
    return tuple([crystal.colour in open_colours for crystal in CRYSTALS])


class TakeCrystal(TakeTile):
    """It needs an empty space of its colour (BK-121)."""

    kind = CRYSTAL
    taking = TAKE_CRYSTAL
    rules = ("BK-120", "BK-121", "BK-012")

    def spaces(self, state: Bitoku, one: bool = False) -> list[int]:
        sheet = state.sheets[state.seat]
        purse = sheet.resources() + self.discount
        prices = state.given.layout.crystal_price
        fits = fitting(sheet.crystals)
        found = []
        for space, tile in enumerate(state.displays[CRYSTAL].row):
            if tile >= 0 and prices[space] <= purse and fits[tile]:
                found.append(space)
                if one:
                    break
        return found

    def payment(self, space: int) -> Payment:
        return PAY_FOR_CRYSTAL[self.discount][space]

    def meaning(self, state: Bitoku, space: int, tile: int) -> tuple[Message, Effect | None, Effect | None]:
        price = price_of_any(state.given.layout.crystal_price[space] - self.discount)
        return message("option-crystal", tile=crystal_name(tile)), price, CRYSTALS[tile].action

    def refusal(self, state: Bitoku, space: int, tile: int) -> tuple[Message, str]:
        place = display_space_name(crystal_name(tile), space)
        if not fitting(state.me().crystals)[tile]:
            return message("refusal-crystal", colour=colour_name(CRYSTALS[tile].colour), place=place), "BK-121"
        price = Word("any", state.given.layout.crystal_price[space])
        return message("refusal-price", what=price, place=place), "BK-275"


class PayForCrystal(PayForTile):
    def ways(self, state: Bitoku) -> Ways:
        return ANY_PAYMENTS[max(0, state.given.layout.crystal_price[self.space] - self.discount)]

    def receive(self, state: Bitoku) -> None:
        tile = take_tile(state, CRYSTAL, self.space)
        remember(state, ON_CRYSTAL)
        state.agenda.append(SET_A_CRYSTAL[tile])


class SetCrystal(Step[Bitoku]):
    """Put the crystal on an empty space of its colour, which wakes the pilgrim there (BK-121, BK-122)."""

    __slots__ = ("tile",)
    rules = ("BK-121", "BK-122", "BK-125")

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-set-crystal", tile=crystal_name(self.tile))

    def run(self, state: Bitoku) -> Sequence[Option]:
        crystals = state.sheets[state.seat].crystals
        return [SET_CRYSTAL[space] for space in SPACES_OF_CRYSTAL[self.tile] if crystals[space] < 0]

    def set_crystal(self, state: Bitoku, space: int) -> None:
        sheet = state.sheets[state.seat]
        sheet.crystals = replaced(sheet.crystals, space, self.tile)
        sheet.pilgrims += 1
        if state.log is not None:
            state.tell(
                "event-set-crystal",
                seat=SeatName(state.seat),
                tile=crystal_name(self.tile),
                space=crystal_space_name(space),
                at=(elements.crystal(self.tile),),
            )

    def describe_set_crystal(self, state: Bitoku, space: int) -> Description:
        return Description(
            message("option-space", space=crystal_space_name(space), amount=CRYSTAL_SPACES[space].vp),
            targets=(elements.crystal_space(state.seat, CRYSTAL_SPACES[space].id),),
        )


# Buildings


class Build(Declinable):
    """Build one building, or do without."""

    __slots__ = ("discount",)
    rules = ("BK-107", "BK-108", "BK-109", "BK-012")

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def can_pay(self, state: Bitoku) -> bool:
        sheet = state.sheets[state.seat]
        built = sheet.built
        return built < len(CONSTRUCTION) and affordable(sheet.stock, CONSTRUCTION[built].price, self.discount)

    def run(self, state: Bitoku) -> Sequence[Option]:
        if not self.can_pay(state):
            return ()
        return or_skip([BUILD[tile] for tile in state.displays[BUILDING].row if tile >= 0 and has_site(state, tile)])

    def build(self, state: Bitoku, tile: int) -> None:
        state.agenda.append(PAY_FOR_BUILDING[self.discount][tile])

    def possible(self, state: Bitoku) -> bool:
        if self.can_pay(state):
            for tile in state.displays[BUILDING].row:
                if tile >= 0 and has_site(state, tile):
                    return True
        return False

    def _id(self, state: Bitoku, tile: int) -> str:
        return elements.display_space(DISPLAYS[BUILDING], state.displays[BUILDING].row.index(tile) + 1)

    def describe_build(self, state: Bitoku, tile: int) -> Description:
        return Description(
            message("option-build", tile=building_name(tile), amount=BUILDINGS[tile].kodama),
            cost=typed_price(CONSTRUCTION[state.me().built].price, self.discount),
            gain=BUILDINGS[tile].action,
            targets=(self._id(state, tile),),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        return [
            Refusal(
                BUILD[tile],
                message("refusal-no-site", tile=building_name(tile)),
                "BK-109",
                (self._id(state, tile),),
            )
            for tile in state.displays[BUILDING].row
            if tile >= 0 and not has_site(state, tile)
        ]


class PayForBuilding(Payment):
    """The price is that of the next construction token."""

    __slots__ = ("discount", "tile")
    rules = ("BK-107", "BK-012")

    def __init__(self, tile: int, discount: int) -> None:
        self.tile = tile
        self.discount = discount

    def ways(self, state: Bitoku) -> Ways:
        return payments(CONSTRUCTION[state.sheets[state.seat].built].price, self.discount)

    def receive(self, state: Bitoku) -> None:
        take_tile(state, BUILDING, state.displays[BUILDING].row.index(self.tile))
        state.agenda.append(CHOOSE_A_SITE[self.tile])


class ChooseSite(Step[Bitoku]):
    """Put the building on an empty space of its type; kodama, amulet, token of ownership (BK-109 to BK-111)."""

    __slots__ = ("tile",)
    rules = ("BK-109", "BK-110", "BK-111")

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-choose-site", tile=building_name(self.tile))

    def run(self, state: Bitoku) -> Sequence[Option]:
        return [SITE[hill] for hill in sites(state, self.tile)]

    def build_there(self, state: Bitoku, hill: int) -> None:
        raise_building(state, self.tile, hill)
        remember(state, ON_BUILD)
        building = BUILDINGS[self.tile]
        for _ in range(building.kodama):
            advance_kodama(state, state.seat, RIVER[hill])
        if building.amulet:
            gain_one(state, AMULET_1)

    def describe_build_there(self, state: Bitoku, hill: int) -> Description:
        building = BUILDINGS[self.tile]
        return Description(
            message("option-site", region=hill_name(hill), amount=building.kodama),
            targets=(elements.zone(RIVER_NAMES[hill], BUILDING_TYPES[building.type]),),
        )


# Every step of this file by its arguments, made once: discounts go up to two.

_DISCOUNTS: Final = range(3)
PAY_FOR_MITAMA: Final = tuple(tuple(PayForMitama.of(s, d) for s in TAKE_MITAMA) for d in _DISCOUNTS)
PAY_FOR_DRAGONFLY: Final = tuple(tuple(PayForDragonfly.of(s, d) for s in TAKE_DRAGONFLY) for d in _DISCOUNTS)
PAY_FOR_CRYSTAL: Final = tuple(tuple(PayForCrystal.of(s, d) for s in TAKE_CRYSTAL) for d in _DISCOUNTS)
PAY_FOR_BUILDING: Final = tuple(tuple(PayForBuilding.of(tile, d) for tile in BUILD) for d in _DISCOUNTS)
PUT_DOWN_MITAMA: Final = tuple(PutDown.of(MITAMA, tile) for tile in range(len(MITAMAS)))
PUT_DOWN_DRAGONFLY: Final = tuple(PutDown.of(DRAGONFLY, tile) for tile in range(len(DRAGONFLIES)))
#: By kind: of mitamas, of dragonflies.
COMBINE: Final[tuple[tuple[Combine, ...], ...]] = (
    tuple(Combine.of(MITAMA, tile) for tile in range(len(MITAMAS))),
    tuple(Combine.of(DRAGONFLY, tile) for tile in range(len(DRAGONFLIES))),
)
SET_A_CRYSTAL: Final = tuple(SetCrystal.of(tile) for tile in range(len(CRYSTALS)))
CHOOSE_A_SITE: Final = tuple(ChooseSite.of(tile) for tile in BUILD)
