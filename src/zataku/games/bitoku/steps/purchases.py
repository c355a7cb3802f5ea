"""Purchases: mitamas, dragonflies and their combination, crystals, buildings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from zataku.games.bitoku.components import (
    BUILD as BUILD_TRIGGER,
)
from zataku.games.bitoku.components import (
    BUILDING_TYPES,
    BUILDINGS,
    COMBINE,
    CONSTRUCTION,
    CRYSTAL,
    CRYSTAL_SPACES,
    CRYSTALS,
    DRAGONFLIES,
    LAYOUTS,
    MITAMA,
    MITAMAS,
    RIVER,
    RIVER_NAMES,
    Goods,
)
from zataku.games.bitoku.state import EMPTY, Bitoku, replaced
from zataku.games.bitoku.telling import (
    building_name,
    colour_name,
    crystal_name,
    crystal_space_name,
    dragonfly_name,
    effect_of,
    hill_name,
    mitama_name,
    mitama_type_name,
    seat_name,
)
from zataku.games.bitoku.vocabulary import (
    BUILD,
    COMBINE_DRAGONFLY,
    COMBINE_MITAMA,
    GOODS,
    MIXES,
    NUMBER,
    PAY,
    SET_CRYSTAL,
    SITE,
    SKIP,
    TAKE_CRYSTAL,
    TAKE_DRAGONFLY,
    TAKE_MITAMA,
)
from zataku.kernel.effects import Effect, Either, Word
from zataku.kernel.messages import Description, Message, Refusal, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .actions import ACTIONS
from .gains import ChooseResources, remember
from .kodamas import advance_kodama

#: The crystal spaces of each colour.
SPACES_FOR = {
    colour: tuple(index for index, space in enumerate(CRYSTAL_SPACES) if space.colour == colour)
    for colour in ("dream", "memory", "wit")
}
#: Of each crystal: the spaces that can hold it.
SPACES_OF_CRYSTAL = tuple(SPACES_FOR[crystal.colour] for crystal in CRYSTALS)


# Prices


@cache
def payments(price: Goods, discount: int) -> tuple[tuple[Goods, Option], ...]:
    """Every way to pay a typed price: the payer chooses what the discount waives (BK-012)."""
    due = max(0, sum(price) - discount)
    ways = [
        (paid[0], paid[1], paid[2], paid[3])
        for paid in product(*(range(amount + 1) for amount in price))
        if sum(paid) == due
    ]
    return tuple((way, PAY[way]) for way in ways)


#: Every way to pay so many resources of any types.
ANY_PAYMENTS: tuple[tuple[tuple[Goods, Option], ...], ...] = tuple(
    tuple((mix, PAY[mix]) for mix in mixes) for mixes in MIXES
)


def affordable(stock: list[int], price: Goods, discount: int) -> bool:
    missing = 0
    if price[0] > stock[0]:
        missing += price[0] - stock[0]
    if price[1] > stock[1]:
        missing += price[1] - stock[1]
    if price[2] > stock[2]:
        missing += price[2] - stock[2]
    if price[3] > stock[3]:
        missing += price[3] - stock[3]
    return missing <= discount


def payable(stock: list[int], ways: tuple[tuple[Goods, Option], ...]) -> list[Option]:
    """The ways to pay that the stock allows."""
    wood, stone, jade, sake = stock[0], stock[1], stock[2], stock[3]
    return [
        option
        for goods, option in ways
        if goods[0] <= wood and goods[1] <= stone and goods[2] <= jade and goods[3] <= sake
    ]


class Payment(Step[Bitoku]):
    """A question how to pay; what is paid for is told by `bought`."""

    rules = ("BK-012", "BK-275")

    def pay(self, state: Bitoku, option: Option) -> None:
        goods = GOODS[option.id]
        stock = state.players[state.seat].stock
        stock[0] -= goods[0]
        stock[1] -= goods[1]
        stock[2] -= goods[2]
        stock[3] -= goods[3]
        if state.log is not None and any(goods):
            state.tell("event-pay", seat=seat_name(state.seat), what=effect_of(goods))

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-pay")

    def describe(self, state: Bitoku, option: Option) -> Description:
        cost = effect_of(GOODS[option.id])
        return Description(message("option-pay", what=cost), cost=cost)


def _price(amount: int) -> Effect | None:
    return Word("any", amount) if amount > 0 else None


def _typed_price(price: Goods, discount: int) -> Effect | None:
    """What is to be paid after the discount, with every way to choose what it waives."""
    ways = tuple(effect_of(way) for way, _ in payments(price, discount) if any(way))
    if not ways:
        return None
    return ways[0] if len(ways) == 1 else Either(ways)


# Mitamas


class TakeMitama(Step[Bitoku]):
    """Obtain a mitama, or do without."""

    __slots__ = ("discount",)
    rules = ("BK-135", "BK-136", "BK-012")

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def run(self, state: Bitoku) -> Sequence[Option]:
        stock = state.players[state.seat].stock
        prices = LAYOUTS[state.layout].mitama_price
        discount = self.discount
        offer = [
            TAKE_MITAMA[space]
            for space, tile in enumerate(state.mitama_row)
            if tile >= 0 and affordable(stock, prices[space], discount)
        ]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is not SKIP:
            state.agenda.append(PAY_FOR_MITAMA[self.discount][NUMBER[option.id]])

    def possible(self, state: Bitoku) -> bool:
        stock = state.players[state.seat].stock
        prices = LAYOUTS[state.layout].mitama_price
        discount = self.discount
        for space, tile in enumerate(state.mitama_row):
            if tile >= 0 and affordable(stock, prices[space], discount):
                return True
        return False

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        space = NUMBER[option.id]
        tile = state.mitama_row[space]
        layout = state.board()
        return Description(
            message("option-mitama", tile=mitama_name(tile), amount=layout.mitama_vp[space]),
            cost=_typed_price(layout.mitama_price[space], self.discount),
            gain=MITAMAS[tile].action,
            targets=(f"display-mitama-{space + 1}",),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        stock = state.players[state.seat].stock
        prices = state.board().mitama_price
        return [
            Refusal(
                TAKE_MITAMA[space],
                message("refusal-price", what=effect_of(prices[space])),
                "BK-275",
                (f"display-mitama-{space + 1}",),
            )
            for space, tile in enumerate(state.mitama_row)
            if tile >= 0 and not affordable(stock, prices[space], self.discount)
        ]


class PayForMitama(Payment):
    __slots__ = ("discount", "space")

    def __init__(self, space: int, discount: int) -> None:
        self.space = space
        self.discount = discount

    def run(self, state: Bitoku) -> Sequence[Option]:
        price = LAYOUTS[state.layout].mitama_price[self.space]
        return payable(state.players[state.seat].stock, payments(price, self.discount))

    def take(self, state: Bitoku, option: Option) -> None:
        self.pay(state, option)
        tile = state.mitama_row[self.space]
        state.mitama_row = replaced(state.mitama_row, self.space, EMPTY)
        vp = LAYOUTS[state.layout].mitama_vp[self.space]
        state.players[state.seat].vp += vp
        if state.log is not None:
            state.tell(
                "event-mitama",
                seat=seat_name(state.seat),
                tile=mitama_name(tile),
                amount=vp,
                at=(f"mitama-{tile}",),
            )
        remember(state, MITAMA)
        # The tile is put down after its action (BK-136, BK-284).
        state.agenda.append(PUT_DOWN_MITAMA[tile])
        state.agenda.append(ACTIONS.mitamas[tile])


class PutDownMitama(Step[Bitoku]):
    """The mitama goes on the own board and may be combined."""

    __slots__ = ("tile",)
    rules = ("BK-136", "BK-284")

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, state: Bitoku) -> None:
        player = state.players[state.seat]
        player.mitamas = (*player.mitamas, self.tile)
        if player.dragonflies:
            state.agenda.append(COMBINE_NEW_MITAMA[self.tile])


class CombineMitama(Step[Bitoku]):
    """A mitama just obtained may be combined with a waiting dragonfly."""

    __slots__ = ("tile",)
    rules = ("BK-143", "BK-144", "BK-285")

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-combine-mitama", tile=mitama_name(self.tile))

    def run(self, state: Bitoku) -> Sequence[Option]:
        return [*(COMBINE_DRAGONFLY[tile] for tile in state.players[state.seat].dragonflies), SKIP]

    def take(self, state: Bitoku, option: Option) -> None:
        if option is not SKIP:
            combine(state, self.tile, NUMBER[option.id])

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-not-combine"))
        tile = NUMBER[option.id]
        return Description(
            message("option-combine-dragonfly", tile=dragonfly_name(tile)),
            gain=DRAGONFLIES[tile].action,
            targets=(f"dragonfly-{tile}",),
        )


class CombineDragonfly(Step[Bitoku]):
    """A dragonfly just obtained may be combined with a waiting mitama."""

    __slots__ = ("tile",)
    rules = ("BK-143", "BK-144", "BK-285")

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-combine-dragonfly", tile=dragonfly_name(self.tile))

    def run(self, state: Bitoku) -> Sequence[Option]:
        types = sorted({MITAMAS[tile].type for tile in state.players[state.seat].mitamas})
        return [*(COMBINE_MITAMA[kind] for kind in types), SKIP]

    def take(self, state: Bitoku, option: Option) -> None:
        if option is not SKIP:
            kind = NUMBER[option.id]
            mitama = next(tile for tile in state.players[state.seat].mitamas if MITAMAS[tile].type == kind)
            combine(state, mitama, self.tile)

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-not-combine"))
        kind = NUMBER[option.id]
        return Description(
            message("option-combine-mitama", tile=mitama_type_name(kind)),
            gain=DRAGONFLIES[self.tile].action,
            targets=tuple(f"mitama-{tile}" for tile in state.players[state.seat].mitamas if MITAMAS[tile].type == kind),
        )


def combine(state: Bitoku, mitama: int, dragonfly: int) -> None:
    """The pair leaves the board, and the dragonfly acts (BK-144)."""
    player = state.players[state.seat]
    player.mitamas = tuple(tile for tile in player.mitamas if tile != mitama)
    player.dragonflies = tuple(tile for tile in player.dragonflies if tile != dragonfly)
    player.pairs = (*player.pairs, (mitama, dragonfly))
    if state.log is not None:
        state.tell(
            "event-combine",
            seat=seat_name(state.seat),
            mitama=mitama_name(mitama),
            dragonfly=dragonfly_name(dragonfly),
            at=(f"mitama-{mitama}", f"dragonfly-{dragonfly}"),
        )
    remember(state, COMBINE)
    state.agenda.append(ACTIONS.dragonflies[dragonfly])


# Dragonflies


class TakeDragonfly(Step[Bitoku]):
    """Obtain a dragonfly, or do without."""

    __slots__ = ("discount",)
    rules = ("BK-142", "BK-012")

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def run(self, state: Bitoku) -> Sequence[Option]:
        purse = state.players[state.seat].resources() + self.discount
        prices = LAYOUTS[state.layout].dragonfly_price
        offer = [
            TAKE_DRAGONFLY[space]
            for space, tile in enumerate(state.dragonfly_row)
            if tile >= 0 and prices[space] <= purse
        ]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is not SKIP:
            state.agenda.append(PAY_FOR_DRAGONFLY[self.discount][NUMBER[option.id]])

    def possible(self, state: Bitoku) -> bool:
        purse = state.players[state.seat].resources() + self.discount
        prices = LAYOUTS[state.layout].dragonfly_price
        return any(tile >= 0 and prices[space] <= purse for space, tile in enumerate(state.dragonfly_row))

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        space = NUMBER[option.id]
        tile = state.dragonfly_row[space]
        price = state.board().dragonfly_price[space]
        return Description(
            message("option-dragonfly", tile=dragonfly_name(tile)),
            cost=_price(price - self.discount),
            gain=Word("any", -price) if price < 0 else DRAGONFLIES[tile].action,
            targets=(f"display-dragonfly-{space + 1}",),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        purse = state.players[state.seat].resources() + self.discount
        prices = state.board().dragonfly_price
        return [
            Refusal(
                TAKE_DRAGONFLY[space],
                message("refusal-price", what=Word("any", prices[space])),
                "BK-275",
                (f"display-dragonfly-{space + 1}",),
            )
            for space, tile in enumerate(state.dragonfly_row)
            if tile >= 0 and prices[space] > purse
        ]


class PayForDragonfly(Payment):
    __slots__ = ("discount", "space")

    def __init__(self, space: int, discount: int) -> None:
        self.space = space
        self.discount = discount

    def run(self, state: Bitoku) -> Sequence[Option]:
        due = LAYOUTS[state.layout].dragonfly_price[self.space] - self.discount
        return payable(state.players[state.seat].stock, ANY_PAYMENTS[max(0, due)])

    def take(self, state: Bitoku, option: Option) -> None:
        self.pay(state, option)
        tile = state.dragonfly_row[self.space]
        state.dragonfly_row = replaced(state.dragonfly_row, self.space, EMPTY)
        if state.log is not None:
            state.tell(
                "event-dragonfly", seat=seat_name(state.seat), tile=dragonfly_name(tile), at=(f"dragonfly-{tile}",)
            )
        state.agenda.append(PUT_DOWN_DRAGONFLY[tile])
        price = LAYOUTS[state.layout].dragonfly_price[self.space]
        if price < 0:
            state.agenda.append(ChooseResources.of(-price))


class PutDownDragonfly(Step[Bitoku]):
    """The dragonfly goes on the own board, where it waits or is combined; it does not act yet (BK-142)."""

    __slots__ = ("tile",)
    rules = ("BK-142", "BK-143")

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, state: Bitoku) -> None:
        player = state.players[state.seat]
        player.dragonflies = (*player.dragonflies, self.tile)
        if player.mitamas:
            state.agenda.append(COMBINE_NEW_DRAGONFLY[self.tile])


# Crystals


class TakeCrystal(Step[Bitoku]):
    """Obtain a crystal, or do without; it needs an empty space of its colour (BK-121)."""

    __slots__ = ("discount",)
    rules = ("BK-120", "BK-121", "BK-012")

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def run(self, state: Bitoku) -> Sequence[Option]:
        player = state.players[state.seat]
        purse = player.resources() + self.discount
        prices = LAYOUTS[state.layout].crystal_price
        crystals = player.crystals
        offer = []
        for space, tile in enumerate(state.crystal_row):
            if tile >= 0 and prices[space] <= purse:
                for own in SPACES_OF_CRYSTAL[tile]:
                    if crystals[own] < 0:
                        offer.append(TAKE_CRYSTAL[space])
                        break
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is not SKIP:
            state.agenda.append(PAY_FOR_CRYSTAL[self.discount][NUMBER[option.id]])

    def possible(self, state: Bitoku) -> bool:
        player = state.players[state.seat]
        purse = player.resources() + self.discount
        prices = LAYOUTS[state.layout].crystal_price
        crystals = player.crystals
        for space, tile in enumerate(state.crystal_row):
            if tile >= 0 and prices[space] <= purse:
                for own in SPACES_OF_CRYSTAL[tile]:
                    if crystals[own] < 0:
                        return True
        return False

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        space = NUMBER[option.id]
        tile = state.crystal_row[space]
        return Description(
            message("option-crystal", tile=crystal_name(tile)),
            cost=_price(state.board().crystal_price[space] - self.discount),
            gain=CRYSTALS[tile].action,
            targets=(f"display-crystal-{space + 1}",),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        player = state.players[state.seat]
        purse = player.resources() + self.discount
        prices = state.board().crystal_price
        refusals = []
        for space, tile in enumerate(state.crystal_row):
            targets = (f"display-crystal-{space + 1}",)
            if tile < 0:
                continue
            if all(player.crystals[own] >= 0 for own in SPACES_OF_CRYSTAL[tile]):
                reason = message("refusal-crystal", colour=colour_name(CRYSTALS[tile].colour))
                refusals.append(Refusal(TAKE_CRYSTAL[space], reason, "BK-121", targets))
            elif prices[space] > purse:
                reason = message("refusal-price", what=Word("any", prices[space]))
                refusals.append(Refusal(TAKE_CRYSTAL[space], reason, "BK-275", targets))
        return refusals


class PayForCrystal(Payment):
    __slots__ = ("discount", "space")

    def __init__(self, space: int, discount: int) -> None:
        self.space = space
        self.discount = discount

    def run(self, state: Bitoku) -> Sequence[Option]:
        due = LAYOUTS[state.layout].crystal_price[self.space] - self.discount
        return payable(state.players[state.seat].stock, ANY_PAYMENTS[max(0, due)])

    def take(self, state: Bitoku, option: Option) -> None:
        self.pay(state, option)
        tile = state.crystal_row[self.space]
        state.crystal_row = replaced(state.crystal_row, self.space, EMPTY)
        remember(state, CRYSTAL)
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
        crystals = state.players[state.seat].crystals
        return [SET_CRYSTAL[space] for space in SPACES_OF_CRYSTAL[self.tile] if crystals[space] < 0]

    def take(self, state: Bitoku, option: Option) -> None:
        player = state.players[state.seat]
        player.crystals = replaced(player.crystals, NUMBER[option.id], self.tile)
        player.pilgrims += 1
        if state.log is not None:
            state.tell(
                "event-crystal", seat=seat_name(state.seat), tile=crystal_name(self.tile), at=(f"crystal-{self.tile}",)
            )

    def describe(self, state: Bitoku, option: Option) -> Description:
        space = CRYSTAL_SPACES[NUMBER[option.id]]
        return Description(
            message("option-space", space=crystal_space_name(NUMBER[option.id]), amount=space.vp),
            targets=(f"seat-{state.seat}-crystal-{space.id}",),
        )


# Buildings


def sites(state: Bitoku, building: int) -> list[int]:
    """The hills' regions with an empty building space of this type (BK-109)."""
    kind = BUILDINGS[building].type
    zones = state.zones
    return [hill for hill in (0, 1, 2, 3) if zones[4 * hill + kind] < 0]


class Build(Step[Bitoku]):
    """Build one building, or do without."""

    __slots__ = ("discount",)
    rules = ("BK-107", "BK-108", "BK-109", "BK-012")

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def can_pay(self, state: Bitoku) -> bool:
        player = state.players[state.seat]
        built = player.built
        return built < len(CONSTRUCTION) and affordable(player.stock, CONSTRUCTION[built].price, self.discount)

    def run(self, state: Bitoku) -> Sequence[Option]:
        if not self.can_pay(state):
            return ()
        offer = [BUILD[tile] for tile in state.building_row if tile >= 0 and sites(state, tile)]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is not SKIP:
            state.agenda.append(PAY_FOR_BUILDING[self.discount][NUMBER[option.id]])

    def possible(self, state: Bitoku) -> bool:
        if not self.can_pay(state):
            return False
        return any(tile >= 0 and sites(state, tile) for tile in state.building_row)

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        tile = NUMBER[option.id]
        space = state.building_row.index(tile)
        return Description(
            message("option-build", tile=building_name(tile), amount=BUILDINGS[tile].kodama),
            cost=_typed_price(CONSTRUCTION[state.me().built].price, self.discount),
            gain=BUILDINGS[tile].action,
            targets=(f"display-building-{space + 1}",),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        return [
            Refusal(
                BUILD[tile],
                message("refusal-no-site", tile=building_name(tile)),
                "BK-109",
                (f"display-building-{space + 1}",),
            )
            for space, tile in enumerate(state.building_row)
            if tile >= 0 and not sites(state, tile)
        ]


class PayForBuilding(Payment):
    __slots__ = ("discount", "tile")
    rules = ("BK-107", "BK-012")

    def __init__(self, tile: int, discount: int) -> None:
        self.tile = tile
        self.discount = discount

    def run(self, state: Bitoku) -> Sequence[Option]:
        player = state.players[state.seat]
        return payable(player.stock, payments(CONSTRUCTION[player.built].price, self.discount))

    def take(self, state: Bitoku, option: Option) -> None:
        self.pay(state, option)
        state.building_row = replaced(state.building_row, state.building_row.index(self.tile), EMPTY)
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

    def take(self, state: Bitoku, option: Option) -> None:
        hill = NUMBER[option.id]
        building = BUILDINGS[self.tile]
        space = 4 * hill + building.type
        state.zones = replaced(state.zones, space, self.tile)
        state.owners = replaced(state.owners, space, state.seat)
        state.players[state.seat].built += 1
        state.fresh |= 1 << space
        if state.log is not None:
            state.tell(
                "event-build",
                seat=seat_name(state.seat),
                tile=building_name(self.tile),
                region=hill_name(hill),
                at=(f"building-{self.tile}",),
            )
        remember(state, BUILD_TRIGGER)
        for _ in range(building.kodama):
            advance_kodama(state, state.seat, RIVER[hill])
        if building.amulet:
            state.players[state.seat].stock[4] += 1
            if state.log is not None:
                state.tell("event-gain", seat=seat_name(state.seat), what=Word("amulet", 1, (1,)))

    def describe(self, state: Bitoku, option: Option) -> Description:
        hill = NUMBER[option.id]
        return Description(
            message("option-site", region=hill_name(hill), amount=BUILDINGS[self.tile].kodama),
            targets=(f"zone-{RIVER_NAMES[hill]}-{BUILDING_TYPES[BUILDINGS[self.tile].type]}",),
        )


# Every step of this file by its arguments, made once: discounts go up to two.

_DISCOUNTS = range(3)
PAY_FOR_MITAMA = tuple(tuple(PayForMitama.of(s, d) for s in range(len(TAKE_MITAMA))) for d in _DISCOUNTS)
PAY_FOR_DRAGONFLY = tuple(tuple(PayForDragonfly.of(s, d) for s in range(len(TAKE_DRAGONFLY))) for d in _DISCOUNTS)
PAY_FOR_CRYSTAL = tuple(tuple(PayForCrystal.of(s, d) for s in range(len(TAKE_CRYSTAL))) for d in _DISCOUNTS)
PAY_FOR_BUILDING = tuple(tuple(PayForBuilding.of(tile, d) for tile in range(len(BUILD))) for d in _DISCOUNTS)
PUT_DOWN_MITAMA = tuple(PutDownMitama.of(tile) for tile in range(len(MITAMAS)))
COMBINE_NEW_MITAMA = tuple(CombineMitama.of(tile) for tile in range(len(MITAMAS)))
PUT_DOWN_DRAGONFLY = tuple(PutDownDragonfly.of(tile) for tile in range(len(DRAGONFLIES)))
COMBINE_NEW_DRAGONFLY = tuple(CombineDragonfly.of(tile) for tile in range(len(DRAGONFLIES)))
SET_A_CRYSTAL = tuple(SetCrystal.of(tile) for tile in range(len(CRYSTALS)))
CHOOSE_A_SITE = tuple(ChooseSite.of(tile) for tile in range(len(BUILD)))
