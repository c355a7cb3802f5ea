"""Kodamas on their tracks, rocks and the pilgrims beside them."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.bitoku.components import KODAMA_LENGTH, PILGRIM, REGIONS, ROCK_ROUTE, ROCK_SPACES
from zataku.games.bitoku.state import EMPTY, Bitoku, replaced
from zataku.games.bitoku.telling import effect_of, kodama_id, region_name, rock_name, rock_space_name, seat_name
from zataku.games.bitoku.vocabulary import BACK, GOODS, KODAMA, MIXES, NUMBER, PAY, ROCK, ROCKSIDE, SKIP
from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Message, Refusal, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .gains import remember

_ALL_REGIONS = range(len(REGIONS))


def advance_kodama(state: Bitoku, seat: int, region: int) -> bool:
    """One step, if it can be made; a step that cannot is lost (BK-114, BK-281)."""
    player = state.players[seat]
    if not state.can_advance(player, region):
        return False
    kodamas = player.kodamas
    player.kodamas = replaced(kodamas, region, kodamas[region] + 1)
    if state.log is not None:
        state.tell(
            "event-kodama",
            seat=seat_name(seat),
            region=region_name(region),
            amount=kodamas[region] + 1,
            at=(kodama_id(seat, region),),
        )
    return True


class AdvanceKodama(Step[Bitoku]):
    """So many single steps, freely distributed among the own kodamas; the rest may be left (BK-112)."""

    __slots__ = ("amount",)
    rules = ("BK-112", "BK-114", "BK-281")

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, state: Bitoku) -> Sequence[Option]:
        player = state.players[state.seat]
        offer = []
        for region, space in enumerate(player.kodamas):
            if space < KODAMA_LENGTH - 1 or (space < KODAMA_LENGTH and state.can_advance(player, region)):
                offer.append(KODAMA[region])
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is SKIP:
            return
        advance_kodama(state, state.seat, NUMBER[option.id])
        if self.amount > 1:
            state.agenda.append(ADVANCE_KODAMA[self.amount - 1])

    def possible(self, state: Bitoku) -> bool:
        player = state.players[state.seat]
        return any(state.can_advance(player, region) for region in _ALL_REGIONS)

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-advance-kodama", amount=self.amount)

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        region = NUMBER[option.id]
        space = state.me().kodamas[region]
        return Description(
            message("option-kodama", region=region_name(region), amount=space + 1),
            targets=(kodama_id(state.seat, region),),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        player = state.me()
        return [
            Refusal(KODAMA[region], message("refusal-kodama-end"), "BK-114", (kodama_id(state.seat, region),))
            for region in _ALL_REGIONS
            if not state.can_advance(player, region)
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
        return state.can_advance(state.players[state.seat], self.region)


class PushBack(Step[Bitoku]):
    """So many single steps back, freely distributed among the other players' kodamas (BK-113)."""

    __slots__ = ("amount",)
    rules = ("BK-113", "BK-281")

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, state: Bitoku) -> Sequence[Option]:
        offer = []
        own = state.seat
        for seat, player in enumerate(state.players):
            if seat != own:
                options = BACK[seat]
                for region, space in enumerate(player.kodamas):
                    if space > 1:
                        offer.append(options[region])
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is SKIP:
            return
        seat, region = divmod(NUMBER[option.id], len(REGIONS))
        rival = state.players[seat]
        space = rival.kodamas[region] - 1
        rival.kodamas = replaced(rival.kodamas, region, space)
        if state.log is not None:
            state.tell(
                "event-back",
                seat=seat_name(state.seat),
                rival=seat_name(seat),
                region=region_name(region),
                amount=space,
                at=(kodama_id(seat, region),),
            )
        if self.amount > 1:
            state.agenda.append(PUSH_BACK[self.amount - 1])

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-push-back", amount=self.amount)

    def possible(self, state: Bitoku) -> bool:
        return any(max(player.kodamas) > 1 for seat, player in enumerate(state.players) if seat != state.seat)

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        seat, region = divmod(NUMBER[option.id], len(REGIONS))
        return Description(
            message("option-back", rival=seat_name(seat), region=region_name(region)),
            targets=(kodama_id(seat, region),),
        )


# Rocks


class TakeRock(Step[Bitoku]):
    """Take an iwakura from the garden to the leftmost empty rock space, or do without (BK-115)."""

    rules = ("BK-115",)

    def run(self, state: Bitoku) -> Sequence[Option]:
        if len(state.players[state.seat].rocks) >= ROCK_SPACES:
            return ()
        offer = [ROCK[rock] for rock in state.garden if rock >= 0]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is SKIP:
            return
        rock = NUMBER[option.id]
        player = state.players[state.seat]
        player.rocks = (*player.rocks, rock)
        state.garden = replaced(state.garden, state.garden.index(rock), EMPTY)
        if state.log is not None:
            state.tell("event-rock", seat=seat_name(state.seat), tile=rock_name(rock), at=(f"rock-{rock}",))

    def possible(self, state: Bitoku) -> bool:
        if len(state.players[state.seat].rocks) >= ROCK_SPACES:
            return False
        return max(state.garden) >= 0

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        rock = NUMBER[option.id]
        return Description(message("option-rock", tile=rock_name(rock)), targets=(f"rock-{rock}",))


#: By the number of own rocks: the pilgrim spaces that touch one of them.
TOUCHING: tuple[tuple[int, ...], ...] = tuple(
    tuple(index for index, space in enumerate(ROCK_ROUTE) if min(space.touches) < rocks)
    for rocks in range(ROCK_SPACES + 1)
)


class PlacePilgrim(Step[Bitoku]):
    """Place an available pilgrim beside an own iwakura, or do without (BK-116, BK-117)."""

    rules = ("BK-116", "BK-117", "BK-118")

    def spaces(self, state: Bitoku) -> list[int]:
        player = state.players[state.seat]
        if not player.pilgrims:
            return []
        purse = player.resources()
        taken = player.rockside
        return [
            space
            for space in TOUCHING[len(player.rocks)]
            if not taken >> space & 1 and ROCK_ROUTE[space].price <= purse
        ]

    def run(self, state: Bitoku) -> Sequence[Option]:
        offer = [ROCKSIDE[space] for space in self.spaces(state)]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is SKIP:
            return
        space = NUMBER[option.id]
        player = state.players[state.seat]
        player.pilgrims -= 1
        player.rockside |= 1 << space
        if state.log is not None:
            state.tell(
                "event-rockside",
                seat=seat_name(state.seat),
                at=(f"seat-{state.seat}-rockside-{ROCK_ROUTE[space].id}",),
            )
        remember(state, PILGRIM)
        if ROCK_ROUTE[space].price:
            state.agenda.append(PayForSpace.of(ROCK_ROUTE[space].price))

    def possible(self, state: Bitoku) -> bool:
        return bool(self.spaces(state))

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        space = ROCK_ROUTE[NUMBER[option.id]]
        rocks = state.me().rocks
        return Description(
            message(
                "option-beside",
                space=rock_space_name(NUMBER[option.id]),
                rocks=tuple(rock_name(rocks[place]) for place in space.touches if place < len(rocks)),
            ),
            cost=Word("any", space.price) if space.price else None,
            targets=(f"seat-{state.seat}-rockside-{space.id}",),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        player = state.me()
        refusals = []
        for index, space in enumerate(ROCK_ROUTE):
            targets = (f"seat-{state.seat}-rockside-{space.id}",)
            if player.rockside >> index & 1:
                refusals.append(Refusal(ROCKSIDE[index], message("refusal-rockside-taken"), "BK-116", targets))
            elif min(space.touches) >= len(player.rocks):
                refusals.append(Refusal(ROCKSIDE[index], message("refusal-rockside-no-rock"), "BK-116", targets))
            elif space.price > player.resources():
                reason = message("refusal-price", what=Word("any", space.price))
                refusals.append(Refusal(ROCKSIDE[index], reason, "BK-117", targets))
        return refusals


class PayForSpace(Step[Bitoku]):
    """The price of a pilgrim space, in resources of any types (BK-117)."""

    __slots__ = ("price",)
    rules = ("BK-117",)

    def __init__(self, price: int) -> None:
        self.price = price

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-pay")

    def run(self, state: Bitoku) -> Sequence[Option]:
        stock = state.players[state.seat].stock
        return [PAY[mix] for mix in MIXES[self.price] if all(mix[kind] <= stock[kind] for kind in range(4))]

    def take(self, state: Bitoku, option: Option) -> None:
        goods = GOODS[option.id]
        stock = state.players[state.seat].stock
        for kind in range(4):
            stock[kind] -= goods[kind]
        if state.log is not None:
            state.tell("event-pay", seat=seat_name(state.seat), what=effect_of(goods))

    def describe(self, state: Bitoku, option: Option) -> Description:
        cost = effect_of(GOODS[option.id])
        return Description(message("option-pay", what=cost), cost=cost)


_MOST_AT_ONCE = 4
ADVANCE_KODAMA = tuple(AdvanceKodama.of(amount) for amount in range(_MOST_AT_ONCE))
PUSH_BACK = tuple(PushBack.of(amount) for amount in range(_MOST_AT_ONCE))
