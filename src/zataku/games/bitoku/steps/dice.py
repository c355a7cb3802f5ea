"""Using a die: amulets, its place in the forest, forest and building actions there, the Home."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from zataku.kernel.effects import Effect, InTurn, Word
from zataku.kernel.messages import Description, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .. import elements
from ..components import (
    AMULET_1,
    BUILDINGS,
    FOREST_ACTIONS,
    FRAME,
    HILLS,
    HOME_COPY,
    HOME_SPACES,
    RIVER,
    RIVER_NAMES,
)
from ..names import building_name, forest_row_name, hill_name, home_name
from ..state import EMPTY, FOREST, HILL, HOME_SPACE, Bitoku, with_third
from ..vocabulary import (
    ACT,
    AMULETS,
    BONUS_AMULET,
    BONUS_VP,
    COPY,
    ENTER,
    PLACE,
    PLACE_HOME,
    SKIP,
    Amulets,
)
from .actions import ACTIONS
from .common import Declinable, die_id, or_skip
from .gains import stock_ids

_DIE_MAXIMUM: Final[int] = FRAME["die-maximum"]
_COPY_MINIMUM: Final[int] = FRAME["copy-minimum"]
_COPY_LOSS: Final[int] = FRAME["copy-loss"]
#: By place: one die there, as it counts among the dice in the forest and in the Home, four bits for each space.
_BITS: Final = 4
#: What fills those four bits so far that their highest is set as soon as so many dice stand there.
_FULL: Final = 1 << _BITS - 1
_ONE_AT: Final = tuple(
    1 << _BITS * (place - FOREST) if FOREST <= place < HILL else 0 for place in range(HILL + len(RIVER))
)
_ALL_FULL: Final = _FULL * sum(_ONE_AT)
#: By the room of a forest region: what to add to the dice that stand there, so that the bits of `_FULL` tell where
#: there is no room left. A space of the Home has room for one.
_ALMOST_FULL: Final = tuple(
    (_FULL - room) * sum(_ONE_AT[FOREST:HOME_SPACE]) + (_FULL - 1) * sum(_ONE_AT[HOME_SPACE:]) for room in range(_FULL)
)


# Amulets


@cache
def selections(value: int, ones: int, twos: int, threes: int, harder: bool) -> tuple[Option, ...]:
    """Amulets worth spending on a die: without any one of them it would end lower (BK-058, BK-184)."""
    most = _DIE_MAXIMUM + harder
    offer = []
    for amulets in product(range(min(ones, most) + 1), range(min(twos, 3) + 1), range(min(threes, 2) + 1)):
        smallest = next((kind for kind, count in enumerate(amulets, start=1) if count), 0)
        if not smallest or value + worth(amulets) - smallest < most:
            offer.append(AMULETS[amulets])
    return tuple(offer)


def worth(amulets: Amulets) -> int:
    """By how much these amulets raise a die."""
    return amulets[0] + 2 * amulets[1] + 3 * amulets[2]


def spent_amulets(amulets: Amulets) -> Effect:
    """Amulets as an effect, for whoever has to show them."""
    spent = tuple(Word("amulet", count, (kind,)) for kind, count in enumerate(amulets, start=1) if count)
    return spent[0] if len(spent) == 1 else InTurn(spent)


class Strengthen(Step[Bitoku]):
    """Spend amulets on the die just before it is placed (BK-056 to BK-058)."""

    __slots__ = ("die",)
    rules = ("BK-056", "BK-057", "BK-058", "BK-184")

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, state: Bitoku) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        _, _, _, _, ones, twos, threes = sheet.stock
        return selections(sheet.dice[self.die], ones, twos, threes, state.given.switches.harder_forest)

    def spend_amulets(self, state: Bitoku, amulets: Amulets) -> None:
        ones, twos, threes = amulets
        above = False
        if ones or twos or threes:
            sheet = state.sheets[state.seat]
            value = sheet.dice[self.die] + ones + 2 * twos + 3 * threes
            above = value > _DIE_MAXIMUM
            stock = sheet.stock
            stock[AMULET_1] -= ones
            stock[AMULET_1 + 1] -= twos
            stock[AMULET_1 + 2] -= threes
            sheet.dice = with_third(sheet.dice, self.die, min(value, _DIE_MAXIMUM))
            if state.log is not None:
                state.tell(
                    "event-amulets",
                    seat=SeatName(state.seat),
                    what=spent_amulets(amulets),
                    amount=min(value, _DIE_MAXIMUM),
                    at=(die_id(state.seat, self.die),),
                )
        state.agenda.append(PLACE_DIE[self.die][1 if above else 0])

    def describe_spend_amulets(self, state: Bitoku, amulets: Amulets) -> Description:
        value = state.me().dice[self.die]
        target = die_id(state.seat, self.die)
        if not any(amulets):
            return Description(message("option-amulets-none", amount=value), targets=(target,))
        return Description(
            message("option-amulets", what=spent_amulets(amulets), amount=min(_DIE_MAXIMUM, value + worth(amulets))),
            cost=spent_amulets(amulets),
            targets=(target, *stock_ids(state.seat, amulets, AMULET_1)),
        )


STRENGTHEN: Final = tuple(Strengthen.of(die) for die in range(3))


# Placing the die


def free_places(state: Bitoku, value: int) -> tuple[Option, ...]:
    """The forest spaces that accept a die of this value (BK-055, BK-150)."""
    layout = state.given.layout
    standing = _ALMOST_FULL[layout.forest]
    for sheet in state.sheets:
        left, middle, right = sheet.places
        standing += _ONE_AT[left] + _ONE_AT[middle] + _ONE_AT[right]
    return _free_places(standing & _ALL_FULL, layout.home, value >= _COPY_MINIMUM)


@cache
def _free_places(full: int, home: tuple[int, ...], may_copy: bool) -> tuple[Option, ...]:
    """The spaces that are left, when those are full."""
    in_forest = [option for hill, option in PLACE.items() if not full & _FULL * _ONE_AT[FOREST + hill]]
    in_home = [
        PLACE_HOME[space]
        for space, action in enumerate(home)
        if not full & _FULL * _ONE_AT[HOME_SPACE + space] and (action != HOME_COPY or may_copy)
    ]
    return (*in_forest, *in_home)


def dominates(state: Bitoku, hill: int, value: int, above: bool) -> bool:
    """May a die of this value act in the region, considering the dice already there (BK-061, BK-183, BK-184)?"""
    highest = state.highest_at(FOREST + hill)
    if not state.given.switches.harder_forest:
        return value >= highest
    return value > highest or (above and highest == _DIE_MAXIMUM)


class PlaceDie(Step[Bitoku]):
    """Put the die on an empty forest space. `above`: amulets lifted it virtually above 6 (BK-184)."""

    __slots__ = ("above", "die")
    rules = ("BK-055", "BK-059", "BK-061", "BK-076", "BK-150")

    def __init__(self, die: int, above: bool) -> None:
        self.die = die
        self.above = above

    def run(self, state: Bitoku) -> Sequence[Option]:
        return free_places(state, state.sheets[state.seat].dice[self.die])

    def place_in_forest(self, state: Bitoku, hill: int) -> None:
        seat = state.seat
        sheet = state.sheets[seat]
        value = sheet.dice[self.die]
        # On a region's only space no other die can stand.
        acts = state.given.layout.forest == 1 or dominates(state, hill, value, self.above)
        sheet.places = with_third(sheet.places, self.die, FOREST + hill)
        if state.log is not None:
            state.tell(
                "event-place",
                seat=SeatName(seat),
                amount=value,
                region=hill_name(hill),
                at=(die_id(seat, self.die),),
            )
            if not acts:
                state.tell("event-no-forest-action", seat=SeatName(seat))
        state.agenda.append(VISIT[hill][value][acts][ALL])

    def place_in_home(self, state: Bitoku, space: int) -> None:
        seat = state.seat
        sheet = state.sheets[seat]
        value = sheet.dice[self.die]
        sheet.places = with_third(sheet.places, self.die, HOME_SPACE + space)
        action = state.given.layout.home[space]
        if state.log is not None:
            state.tell(
                "event-place-home",
                seat=SeatName(seat),
                amount=value,
                space=home_name(action),
                at=(die_id(seat, self.die),),
            )
        if action == HOME_COPY:
            sheet.dice = with_third(sheet.dice, self.die, value - _COPY_LOSS)
            if state.log is not None:
                target = die_id(seat, self.die)
                state.tell("event-tired", seat=SeatName(seat), amount=value - _COPY_LOSS, at=(target,))
        state.agenda.append(ACTIONS.home[action])

    def describe_place_in_forest(self, state: Bitoku, hill: int) -> Description:
        acts = dominates(state, hill, state.me().dice[self.die], self.above)
        label = message("option-place" if acts else "option-place-low", region=hill_name(hill))
        return Description(label, targets=(elements.region(RIVER_NAMES[hill]),))

    def describe_place_in_home(self, state: Bitoku, space: int) -> Description:
        action = state.given.layout.home[space]
        return Description(
            message("option-place-home", space=home_name(action)),
            gain=HOME_SPACES[action].action,
            targets=(elements.home_space(space + 1),),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        layout = state.given.layout
        refusals = []
        for hill in HILLS:
            if state.forest_room(hill) <= 0:
                targets = (elements.region(RIVER_NAMES[hill]),)
                full = message("refusal-place-full", place=hill_name(hill))
                refusals.append(Refusal(PLACE[hill], full, "BK-059", targets))
        for space, action in enumerate(layout.home):
            targets = (elements.home_space(space + 1),)
            if state.dice_at(HOME_SPACE + space):
                full = message("refusal-place-full", place=home_name(action))
                refusals.append(Refusal(PLACE_HOME[space], full, "BK-059", targets))
            elif action == HOME_COPY and state.me().dice[self.die] < _COPY_MINIMUM:
                low = message("refusal-copy-low", place=home_name(action))
                refusals.append(Refusal(PLACE_HOME[space], low, "BK-150", targets))
        return refusals


PLACE_DIE: Final = tuple((PlaceDie.of(die, False), PlaceDie.of(die, True)) for die in range(3))


# Acting there

#: The forest actions of each region, each with its least value and its option.
ROWS: Final[tuple[tuple[tuple[int, int, Option], ...], ...]] = tuple(
    tuple((index, row.minimum, ACT[index]) for index, row in enumerate(FOREST_ACTIONS) if row.region == hill)
    for hill in HILLS
)


#: All building spaces of a region.
ALL: Final = 0b1111


def buildings_in(state: Bitoku, hill: int) -> int:
    """The building spaces of a region that are built on, a bit each."""
    first, second, third, fourth = state.zones[4 * hill : 4 * hill + 4]
    return (1 if first >= 0 else 0) + (2 if second >= 0 else 0) + (4 if third >= 0 else 0) + (8 if fourth >= 0 else 0)


class Visit(Declinable):
    """After placing a die: at most one forest action and one building action, in either order (BK-060).

    `enter` marks the building spaces that may be used, a bit each. After a forest action these are those that were
    built on before it: a building cannot be used in the turn in which it is built (BK-065).
    """

    __slots__ = ("enter", "forest", "hill", "value")
    leaving = "option-end-visit"
    rules = ("BK-060", "BK-061", "BK-063", "BK-064", "BK-065", "BK-278")

    def __init__(self, hill: int, value: int, forest: bool, enter: int) -> None:
        self.hill = hill
        self.value = value
        self.forest = forest
        self.enter = enter

    def run(self, state: Bitoku) -> Sequence[Option]:
        offer = []
        value = self.value
        if self.forest:
            actions = ACTIONS.forest
            for row, minimum, option in ROWS[self.hill]:
                if minimum <= value and actions[row].possible(state):
                    offer.append(option)
        if self.enter:
            first = 4 * self.hill
            enter = self.enter
            for tile in state.zones[first : first + 4]:
                if (
                    tile >= 0
                    and enter & 1
                    and BUILDINGS[tile].minimum <= value
                    and ACTIONS.buildings[tile].possible(state)
                ):
                    offer.append(ENTER[tile])
                enter >>= 1
        if offer:
            offer.append(SKIP)
        return offer

    def do_forest_action(self, state: Bitoku, row: int) -> None:
        if self.enter:
            state.agenda.append(VISIT[self.hill][self.value][False][buildings_in(state, self.hill)])
        if state.log is not None:
            state.tell(
                "event-forest",
                seat=SeatName(state.seat),
                region=hill_name(self.hill),
                what=FOREST_ACTIONS[row].action,
            )
        state.agenda.append(ACTIONS.forest[row])

    def enter_building(self, state: Bitoku, tile: int) -> None:
        if self.forest:
            state.agenda.append(FOREST_ONLY[self.hill][self.value])
        state.agenda.append(OWNERSHIP_BONUS[state.zones.index(tile)])
        if state.log is not None:
            state.tell(
                "event-enter", seat=SeatName(state.seat), tile=building_name(tile), at=(elements.building(tile),)
            )
        state.agenda.append(ACTIONS.buildings[tile])

    def possible(self, state: Bitoku) -> bool:
        return bool(self.run(state))

    def describe_do_forest_action(self, state: Bitoku, row: int) -> Description:
        action = FOREST_ACTIONS[row]
        return Description(
            message("option-forest", what=action.action, amount=action.minimum),
            gain=action.action,
            targets=(elements.forest_action(action.id),),
        )

    def describe_enter_building(self, state: Bitoku, tile: int) -> Description:
        owner = state.owners[state.zones.index(tile)]
        label = message("option-building", tile=building_name(tile))
        if owner not in (EMPTY, state.seat):
            label = message("option-building-owned", tile=building_name(tile), owner=SeatName(owner))
        return Description(label, gain=BUILDINGS[tile].action, targets=(elements.building(tile),))

    def refusals(self, state: Bitoku) -> list[Refusal]:
        offered = set(state.offer)
        refusals = []
        if self.forest:
            for row, minimum, option in ROWS[self.hill]:
                targets = (elements.forest_action(FOREST_ACTIONS[row].id),)
                place = forest_row_name(row)
                if minimum > self.value:
                    reason = message("refusal-die-low", amount=minimum, place=place)
                    refusals.append(Refusal(option, reason, "BK-063", targets))
                elif option not in offered:
                    refusals.append(Refusal(option, message("refusal-impossible", place=place), "BK-275", targets))
        if self.enter:
            for number, tile in enumerate(state.zones[4 * self.hill : 4 * self.hill + 4]):
                if tile < 0:
                    continue
                targets = (elements.building(tile),)
                place = building_name(tile)
                if BUILDINGS[tile].minimum > self.value:
                    reason = message("refusal-die-low", amount=BUILDINGS[tile].minimum, place=place)
                    refusals.append(Refusal(ENTER[tile], reason, "BK-064", targets))
                elif not self.enter >> number & 1:
                    refusals.append(Refusal(ENTER[tile], message("refusal-fresh", place=place), "BK-065", targets))
                elif ENTER[tile] not in offered:
                    reason = message("refusal-impossible", place=place)
                    refusals.append(Refusal(ENTER[tile], reason, "BK-278", targets))
        return refusals


#: By region, value of the die, whether it may do a forest action, and the building spaces it may use.
VISIT: Final = tuple(
    tuple(
        tuple(tuple(Visit.of(hill, value, forest, enter) for enter in range(16)) for forest in (False, True))
        for value in range(_DIE_MAXIMUM + 1)
    )
    for hill in HILLS
)
#: The same without a building action: for a copied die, or after one.
FOREST_ONLY: Final = tuple(tuple(VISIT[hill][value][True][0] for value in range(_DIE_MAXIMUM + 1)) for hill in HILLS)


class OwnershipBonus(Step[Bitoku]):
    """Another player's building was used: its owner gets the bonus (BK-066, BK-067, BK-277)."""

    __slots__ = ("space",)
    rules = ("BK-066", "BK-067", "BK-277", "BK-245")

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, state: Bitoku) -> None:
        owner = state.owners[self.space]
        if owner in (EMPTY, state.seat):
            return
        kind = BUILDINGS[state.zones[self.space]].owner
        if owner == state.tengu_seat():
            earn_point(state, owner)
        elif kind == "vp / amulet(1)":
            state.ask(owner, CHOOSE_BONUS)
        else:
            earn_point(state, owner)
            if kind == "vp + amulet(1)":
                earn_amulet(state, owner)


OWNERSHIP_BONUS: Final = tuple(OwnershipBonus.of(space) for space in range(4 * len(RIVER)))


def earn_point(state: Bitoku, owner: int) -> None:
    state.sheets[owner].vp += 1
    if state.log is not None:
        state.tell("event-owner-vp", seat=SeatName(owner))


def earn_amulet(state: Bitoku, owner: int) -> None:
    state.sheets[owner].stock[AMULET_1] += 1
    if state.log is not None:
        state.tell("event-owner-amulet", seat=SeatName(owner))


class ChooseBonus(Step[Bitoku]):
    """1 VP or an amulet, as the owner chooses; it interrupts the other player's turn."""

    rules = ("BK-067", "BK-277")

    def run(self, state: Bitoku) -> Sequence[Option]:
        return _BONUSES

    def take_point(self, state: Bitoku) -> None:
        earn_point(state, state.seat)

    def take_amulet(self, state: Bitoku) -> None:
        earn_amulet(state, state.seat)

    def describe_take_point(self, state: Bitoku) -> Description:
        return Description(message("option-bonus-vp"), gain=Word("vp"), targets=(elements.points(state.seat),))

    def describe_take_amulet(self, state: Bitoku) -> Description:
        return Description(
            message("option-bonus-amulet"),
            gain=Word("amulet", 1, (1,)),
            targets=stock_ids(state.seat, (1,), AMULET_1),
        )


_BONUSES: Final[tuple[Option, ...]] = (BONUS_VP, BONUS_AMULET)
CHOOSE_BONUS: Final = ChooseBonus.of()


class CopyDie(Declinable):
    """Home space 6: choose a rival's die in the forest and act with its region and value (BK-151 to BK-153)."""

    rules = ("BK-150", "BK-151", "BK-152", "BK-153")

    def run(self, state: Bitoku) -> Sequence[Option]:
        return or_skip(
            [
                COPY[seat, die]
                for seat in range(len(state.sheets))
                if seat != state.seat
                for die in (0, 1, 2)
                if self._can_copy(state, seat, die)
            ]
        )

    def _can_copy(self, state: Bitoku, seat: int, die: int) -> bool:
        sheet = state.sheets[seat]
        place, value = sheet.places[die], sheet.dice[die]
        if FOREST <= place < HOME_SPACE:
            if state.given.switches.copy_requires_dominance and value < state.highest_at(place):
                return False
            return FOREST_ONLY[place - FOREST][value].possible(state)
        if HOME_SPACE <= place < HILL:
            action = state.given.layout.home[place - HOME_SPACE]
            return action != HOME_COPY and ACTIONS.home[action].possible(state)
        return False

    def copy(self, state: Bitoku, seat: int, die: int) -> None:
        sheet = state.sheets[seat]
        place, value = sheet.places[die], sheet.dice[die]
        if state.log is not None:
            state.tell(
                "event-copy",
                seat=SeatName(state.seat),
                rival=SeatName(seat),
                amount=value,
                at=(die_id(seat, die),),
            )
        if place < HOME_SPACE:
            state.agenda.append(FOREST_ONLY[place - FOREST][value])
        else:
            state.agenda.append(ACTIONS.home[state.given.layout.home[place - HOME_SPACE]])

    def possible(self, state: Bitoku) -> bool:
        return bool(self.run(state))

    def describe_copy(self, state: Bitoku, seat: int, die: int) -> Description:
        sheet = state.sheets[seat]
        place, value = sheet.places[die], sheet.dice[die]
        targets = (die_id(seat, die),)
        if place < HOME_SPACE:
            label = message("option-copy", rival=SeatName(seat), amount=value, region=hill_name(place - FOREST))
            return Description(label, targets=targets)
        action = HOME_SPACES[state.given.layout.home[place - HOME_SPACE]].action
        label = message("option-copy-home", rival=SeatName(seat), amount=value)
        return Description(label, gain=action, targets=targets)
