"""Summer: turns of one basic action each: play a yokai, use a die, cross the river, pass."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any

from zataku.games.bitoku.components import (
    AMULET_1,
    BITOKU,
    BUILDINGS,
    CRYSTALS,
    DEEDS_CHOSEN,
    FRAME,
    HOME_COPY,
    HOME_SPACES,
    LAYOUTS,
    RIVER,
    RIVER_NAMES,
    YOKAI,
)
from zataku.games.bitoku.components import (
    CROSS as CROSSING,
)
from zataku.games.bitoku.components import (
    FOREST as FOREST_ACTIONS,
)
from zataku.games.bitoku.state import (
    EMPTY,
    FOREST,
    HILL,
    HOME_SPACE,
    LOCKED,
    UNLOCKED,
    WIT_SPACES,
    Bitoku,
    Player,
    replaced,
    with_third,
)
from zataku.games.bitoku.telling import (
    bitoku_name,
    building_name,
    die_id,
    favour_name,
    hill_itself,
    hill_name,
    home_name,
    seat_name,
    slot_name,
    yokai_name,
)
from zataku.games.bitoku.vocabulary import (
    ACT,
    AMULETS,
    BONUS_AMULET,
    BONUS_VP,
    CLAIM,
    COPY,
    COUNTS,
    COVER,
    CROSS,
    CRYSTAL_FIRST,
    EFFECT_FIRST,
    ENTER,
    FAVOURS,
    NUMBER,
    PASS,
    PLACE,
    PLAY,
    SACRIFICE,
    SKIP,
    USE,
)
from zataku.kernel.effects import Word
from zataku.kernel.hidden import EVERYBODY
from zataku.kernel.interpreter import ActAs, InAnyOrder
from zataku.kernel.messages import Description, Refusal, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .actions import ACTIONS
from .gains import Gain, GainPoints, remember, unlock

_DIE_MAXIMUM: int = FRAME["die-maximum"]
_COPY_MINIMUM: int = FRAME["copy-minimum"]
_COPY_LOSS: int = FRAME["copy-loss"]
_CROSSING_MINIMUM: int = FRAME["crossing-minimum"]
#: What a die of each value becomes when it crosses (BK-082).
AFTER_CROSSING: tuple[int, ...] = tuple(
    FRAME["crossing-pride"]["to"] if value == FRAME["crossing-pride"]["from"] else value - FRAME["crossing-loss"]
    for value in range(_DIE_MAXIMUM + 1)
)
_PLACES = HILL + len(RIVER)
_HOMES = 4


def occupancy(state: Bitoku) -> list[int]:
    """How many dice stand at each place."""
    counts = [0] * _PLACES
    for player in state.players:
        left, middle, right = player.places
        counts[left] += 1
        counts[middle] += 1
        counts[right] += 1
    return counts


def free_places(state: Bitoku, value: int) -> list[Option]:
    """The forest spaces that accept a die of this value (BK-055, BK-150)."""
    counts = occupancy(state)
    layout = LAYOUTS[state.layout]
    room = layout.forest
    offer = [PLACE[hill] for hill in (0, 1, 2, 3) if counts[FOREST + hill] < room]
    for space, action in enumerate(layout.home):
        if not counts[HOME_SPACE + space] and (action != HOME_COPY or value >= _COPY_MINIMUM):
            offer.append(PLACE[4 + space])
    return offer


@lru_cache(4096)
def plays(cards: tuple[int, ...], empty: int) -> tuple[Option, ...]:
    """Every card of a hand on every empty slot (a bit for each)."""
    return tuple(PLAY[card][slot] for slot in (0, 1, 2) if empty >> slot & 1 for card in cards)


class Turn(Step[Bitoku]):
    """One basic action."""

    begins_turn = True
    rules = ("BK-048", "BK-049", "BK-055", "BK-081", "BK-090", "BK-091")

    def run(self, state: Bitoku) -> Sequence[Option]:
        player = state.players[state.seat]
        first, second, third = player.slots
        empty = (first < 0) + 2 * (second < 0) + 4 * (third < 0)
        offer = [*plays(player.hand.cards + player.gained.cards, empty)] if empty else []
        places = player.places
        layout = LAYOUTS[state.layout]
        # Where the forest has more spaces than there are dice, two are free for a die still to be placed.
        roomy = 4 * layout.forest + _HOMES > 3 * len(state.players)
        waiting = False
        for die in (0, 1, 2):
            place = places[die]
            if place == UNLOCKED:
                waiting = True
                if roomy or free_places(state, player.dice[die]):
                    offer.append(USE[die])
            elif place == LOCKED:
                waiting = True
                if player.pilgrims and (roomy or free_places(state, player.dice[die])):
                    offer.append(SACRIFICE[die])
            elif (
                place < HOME_SPACE
                and player.dice[die] >= _CROSSING_MINIMUM
                and state.dice_at(HILL + layout.area[place - FOREST]) < layout.hill
            ):
                offer.append(CROSS[die])
        if not offer or (not waiting and not empty):
            offer.append(PASS)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is PASS:
            state.passed |= 1 << state.seat
            if state.log is not None:
                state.tell("event-pass", seat=seat_name(state.seat))
            return
        number = NUMBER[option.id]
        if number < 3:
            if option is USE[number] or option is SACRIFICE[number]:
                if option is SACRIFICE[number]:
                    sacrifice(state, number)
                stock = state.players[state.seat].stock
                amulets = stock[4] or stock[5] or stock[6]
                state.agenda.append(STRENGTHEN[number] if amulets else PLACE_DIE[number][0])
                return
            if option is CROSS[number]:
                cross_the_river(state, number)
                return
        play(state, number // 3, number % 3)

    def describe(self, state: Bitoku, option: Option) -> Description:
        seat = state.seat
        player = state.me()
        if option is PASS:
            return Description(message("option-pass"))
        number = NUMBER[option.id]
        if option in USE:
            label = message("option-die", slot=slot_name(number), amount=player.dice[number])
            return Description(label, targets=(die_id(seat, number),))
        if option in SACRIFICE:
            label = message("option-sacrifice", slot=slot_name(number), amount=player.dice[number])
            return Description(label, targets=(die_id(seat, number), f"seat-{seat}-pilgrims"))
        if option in CROSS:
            label = message(
                "option-cross",
                amount=player.dice[number],
                region=hill_name(player.places[number] - FOREST),
                value=AFTER_CROSSING[player.dice[number]],
            )
            return Description(label, targets=(die_id(seat, number),))
        card, slot = divmod(number, 3)
        return Description(
            message("option-play", card=yokai_name(card), slot=slot_name(slot)),
            gain=YOKAI[card].action,
            targets=(f"seat-{seat}-yokai-{YOKAI[card].id}", f"seat-{seat}-slot-{slot + 1}"),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        player = state.me()
        seat = state.seat
        refusals = []
        for slot, card in enumerate(player.slots):
            if card != EMPTY:
                reason = message("refusal-slot-taken", slot=slot_name(slot))
                refusals += [
                    Refusal(PLAY[held][slot], reason, "BK-049", (f"seat-{seat}-slot-{slot + 1}",))
                    for held in player.cards_in_hand()
                ]
        counts = occupancy(state)
        layout = state.board()
        for die, place in enumerate(player.places):
            targets = (die_id(seat, die),)
            if place == LOCKED:
                refusals.append(Refusal(USE[die], message("refusal-locked"), "BK-020", targets))
                if not player.pilgrims:
                    refusals.append(Refusal(SACRIFICE[die], message("refusal-no-pilgrim"), "BK-022", targets))
            elif place >= HILL:
                refusals.append(Refusal(CROSS[die], message("refusal-crossed"), "BK-083", targets))
            elif place >= HOME_SPACE:
                refusals.append(Refusal(CROSS[die], message("refusal-cross-home"), "BK-081", targets))
            elif place >= FOREST and player.dice[die] < _CROSSING_MINIMUM:
                refusals.append(Refusal(CROSS[die], message("refusal-cross-low"), "BK-081", targets))
            elif place >= FOREST and counts[HILL + layout.area[place - FOREST]] >= layout.hill:
                refusals.append(Refusal(CROSS[die], message("refusal-cross-full"), "BK-081", targets))
        if PASS not in state.offer:
            refusals.append(Refusal(PASS, message("refusal-pass"), "BK-090"))
        return refusals


# Play a yokai


def play(state: Bitoku, card: int, slot: int) -> None:
    """Unlock the slot's die; then the card's action and the wit crystal's, in the order the player likes."""
    player = state.players[state.seat]
    if card in player.gained.cards:
        player.gained = player.gained.without_card(card)
    else:
        player.hand = player.hand.without_card(card)
    player.slots = with_third(player.slots, slot, card)
    if state.log is not None:
        state.tell(
            "event-play",
            seat=seat_name(state.seat),
            card=yokai_name(card),
            slot=slot_name(slot),
            at=(f"seat-{state.seat}-yokai-{YOKAI[card].id}", f"seat-{state.seat}-slot-{slot + 1}"),
        )
    if player.places[slot] == LOCKED:
        unlock(state, state.seat, slot)
    crystal = player.crystals[WIT_SPACES[slot]]
    state.agenda.append(ACTIONS.yokai[card] if crystal < 0 else harmony(card, crystal))


@cache
def harmony(card: int, crystal: int) -> Step[Any]:
    """A card on a slot with a wit crystal: either may come first (BK-052)."""
    wit = ACTIONS.crystals[crystal]
    action = CRYSTALS[crystal].action
    if wit is None or action is None:
        raise ValueError(f"{CRYSTALS[crystal].id} is no wit crystal")
    if isinstance(wit, (Gain, GainPoints)):
        return InTune.of(wit, ACTIONS.yokai[card])
    return InAnyOrder.of(((EFFECT_FIRST, ACTIONS.yokai[card], YOKAI[card].action), (CRYSTAL_FIRST, wit, action)))


class InTune(Step[Bitoku]):
    """A wit crystal that only gives acts before the card: later it could not do more."""

    __slots__ = ("card", "wit")
    rules = ("BK-052",)

    def __init__(self, wit: Step[Bitoku], card: Step[Bitoku]) -> None:
        self.wit = wit
        self.card = card

    def run(self, state: Bitoku) -> None:
        state.agenda.append(self.card)
        state.agenda.append(self.wit)


# Use a die


def sacrifice(state: Bitoku, die: int) -> None:
    """An awake pilgrim leaves the game for the use of a locked die (BK-022)."""
    player = state.players[state.seat]
    player.pilgrims -= 1
    if state.log is not None:
        state.tell("event-sacrifice", seat=seat_name(state.seat))
    unlock(state, state.seat, die)


@cache
def amulet_selections(value: int, ones: int, twos: int, threes: int, most: int) -> tuple[Option, ...]:
    """Amulets worth spending on a die: without any one of them it would end lower (BK-058)."""
    selections = []
    for counts in product(range(ones + 1), range(twos + 1), range(threes + 1)):
        total = value + counts[0] + 2 * counts[1] + 3 * counts[2]
        smallest = next((amulet for amulet in (1, 2, 3) if counts[amulet - 1]), 0)
        if not smallest or total - smallest < most:
            selections.append(counts)
    return tuple(AMULETS[counts] for counts in selections)


class Strengthen(Step[Bitoku]):
    """Spend amulets on the die just before it is placed (BK-056 to BK-058)."""

    __slots__ = ("die",)
    rules = ("BK-056", "BK-057", "BK-058", "BK-184")

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, state: Bitoku) -> Sequence[Option]:
        player = state.players[state.seat]
        stock = player.stock
        most = _DIE_MAXIMUM + state.rules.harder_forest
        return amulet_selections(player.dice[self.die], min(stock[4], most), min(stock[5], 3), min(stock[6], 2), most)

    def take(self, state: Bitoku, option: Option) -> None:
        player = state.players[state.seat]
        ones, twos, threes = COUNTS[option.id]
        value = player.dice[self.die] + ones + 2 * twos + 3 * threes
        spent = ones + twos + threes
        if spent:
            stock = player.stock
            stock[AMULET_1] -= ones
            stock[AMULET_1 + 1] -= twos
            stock[AMULET_1 + 2] -= threes
            set_die(player, self.die, min(value, _DIE_MAXIMUM))
            if state.log is not None:
                state.tell(
                    "event-amulets",
                    seat=seat_name(state.seat),
                    amount=spent,
                    value=min(value, _DIE_MAXIMUM),
                    at=(die_id(state.seat, self.die),),
                )
        state.agenda.append(PLACE_DIE[self.die][1 if spent and value > _DIE_MAXIMUM else 0])

    def describe(self, state: Bitoku, option: Option) -> Description:
        counts = COUNTS[option.id]
        value = state.me().dice[self.die]
        if not any(counts):
            return Description(message("option-amulets-none", amount=value), targets=(die_id(state.seat, self.die),))
        value = min(_DIE_MAXIMUM, value + counts[0] + 2 * counts[1] + 3 * counts[2])
        spent = tuple(Word("amulet", count, (kind + 1,)) for kind, count in enumerate(counts) if count)
        return Description(message("option-amulets", what=spent, amount=value), targets=(die_id(state.seat, self.die),))


STRENGTHEN = tuple(Strengthen.of(die) for die in range(3))


def set_die(player: Player, die: int, value: int) -> None:
    player.dice = with_third(player.dice, die, value)


def dominates(state: Bitoku, hill: int, value: int, above: bool) -> bool:
    """May a die of this value act in the region, considering the dice already there (BK-061, BK-183, BK-184)?"""
    highest = state.highest_at(FOREST + hill)
    if not state.rules.harder_forest:
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
        return free_places(state, state.players[state.seat].dice[self.die])

    def take(self, state: Bitoku, option: Option) -> None:
        seat = state.seat
        player = state.players[seat]
        place = NUMBER[option.id]
        value = player.dice[self.die]
        if place < 4:
            # On a region's only space no other die can stand.
            acts = LAYOUTS[state.layout].forest == 1 or dominates(state, place, value, self.above)
            player.places = with_third(player.places, self.die, FOREST + place)
            if state.log is not None:
                state.tell(
                    "event-place",
                    seat=seat_name(seat),
                    amount=value,
                    region=hill_name(place),
                    at=(die_id(seat, self.die),),
                )
                if not acts:
                    state.tell("event-no-forest-action", seat=seat_name(seat))
            state.agenda.append(VISIT[place][value][acts])
            return
        space = place - 4
        player.places = with_third(player.places, self.die, HOME_SPACE + space)
        action = LAYOUTS[state.layout].home[space]
        if state.log is not None:
            state.tell(
                "event-place-home",
                seat=seat_name(seat),
                amount=value,
                space=home_name(action),
                at=(die_id(seat, self.die),),
            )
        if action == HOME_COPY:
            set_die(player, self.die, value - _COPY_LOSS)
        state.agenda.append(ACTIONS.home[action])

    def describe(self, state: Bitoku, option: Option) -> Description:
        place = NUMBER[option.id]
        if place >= 4:
            action = state.board().home[place - 4]
            return Description(
                message("option-place-home", space=home_name(action)),
                gain=HOME_SPACES[action].action,
                targets=(f"home-{place - 3}",),
            )
        targets = (f"region-{RIVER_NAMES[place]}",)
        acts = dominates(state, place, state.me().dice[self.die], self.above)
        return Description(
            message("option-place" if acts else "option-place-low", region=hill_name(place)), targets=targets
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        counts = occupancy(state)
        layout = state.board()
        refusals = []
        for hill in range(4):
            if counts[FOREST + hill] >= layout.forest:
                targets = (f"region-{RIVER_NAMES[hill]}",)
                refusals.append(Refusal(PLACE[hill], message("refusal-place-full"), "BK-059", targets))
        for space, action in enumerate(layout.home):
            targets = (f"home-{space + 1}",)
            if counts[HOME_SPACE + space]:
                refusals.append(Refusal(PLACE[4 + space], message("refusal-place-full"), "BK-059", targets))
            elif action == HOME_COPY and state.me().dice[self.die] < _COPY_MINIMUM:
                refusals.append(Refusal(PLACE[4 + space], message("refusal-copy-low"), "BK-150", targets))
        return refusals


PLACE_DIE = tuple((PlaceDie.of(die, False), PlaceDie.of(die, True)) for die in range(3))

#: The forest actions of each region, as (index, least value).
ROWS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((index, row.minimum) for index, row in enumerate(FOREST_ACTIONS) if row.region == hill) for hill in range(4)
)


class Visit(Step[Bitoku]):
    """After placing a die: at most one forest action and one building action, in either order (BK-060)."""

    __slots__ = ("enter", "forest", "hill", "value")
    rules = ("BK-060", "BK-061", "BK-063", "BK-064", "BK-065", "BK-278")

    def __init__(self, hill: int, value: int, forest: bool, enter: bool) -> None:
        self.hill = hill
        self.value = value
        self.forest = forest
        self.enter = enter

    def run(self, state: Bitoku) -> Sequence[Option]:
        offer = []
        value = self.value
        if self.forest:
            actions = ACTIONS.forest
            for row, minimum in ROWS[self.hill]:
                if minimum <= value and actions[row].possible(state):
                    offer.append(ACT[row])
        if self.enter:
            first = 4 * self.hill
            fresh = state.fresh
            for space in range(first, first + 4):
                tile = state.zones[space]
                if (
                    tile >= 0
                    and BUILDINGS[tile].minimum <= value
                    and not fresh >> space & 1
                    and ACTIONS.buildings[tile].possible(state)
                ):
                    offer.append(ENTER[tile])
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is SKIP:
            return
        number = NUMBER[option.id]
        if self.forest and number < len(ACT) and option is ACT[number]:
            if self.enter:
                state.agenda.append(VISIT[self.hill][self.value][False])
            if state.log is not None:
                state.tell(
                    "event-forest",
                    seat=seat_name(state.seat),
                    region=hill_name(self.hill),
                    what=FOREST_ACTIONS[number].action,
                )
            state.agenda.append(ACTIONS.forest[number])
            return
        if self.forest:
            state.agenda.append(FOREST_ONLY[self.hill][self.value])
        state.agenda.append(OWNERSHIP_BONUS[state.zones.index(number)])
        if state.log is not None:
            state.tell(
                "event-enter", seat=seat_name(state.seat), tile=building_name(number), at=(f"building-{number}",)
            )
        state.agenda.append(ACTIONS.buildings[number])

    def possible(self, state: Bitoku) -> bool:
        return bool(self.run(state))

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-end-visit"))
        number = NUMBER[option.id]
        if option in ACT:
            action = FOREST_ACTIONS[number]
            return Description(
                message("option-forest", what=action.action, amount=action.minimum),
                gain=action.action,
                targets=(f"forest-{action.id}",),
            )
        owner = state.owners[state.zones.index(number)]
        label = message("option-building", tile=building_name(number))
        if owner not in (EMPTY, state.seat):
            label = message("option-building-owned", tile=building_name(number), owner=seat_name(owner))
        return Description(label, gain=BUILDINGS[number].action, targets=(f"building-{number}",))

    def refusals(self, state: Bitoku) -> list[Refusal]:
        offered = set(state.offer)
        refusals = []
        if self.forest:
            for row, minimum in ROWS[self.hill]:
                targets = (f"forest-{FOREST_ACTIONS[row].id}",)
                if minimum > self.value:
                    reason = message("refusal-die-low", amount=minimum)
                    refusals.append(Refusal(ACT[row], reason, "BK-063", targets))
                elif ACT[row] not in offered:
                    refusals.append(Refusal(ACT[row], message("refusal-impossible"), "BK-275", targets))
        if self.enter:
            for space in range(4 * self.hill, 4 * self.hill + 4):
                tile = state.zones[space]
                if tile < 0:
                    continue
                targets = (f"building-{tile}",)
                if BUILDINGS[tile].minimum > self.value:
                    reason = message("refusal-die-low", amount=BUILDINGS[tile].minimum)
                    refusals.append(Refusal(ENTER[tile], reason, "BK-064", targets))
                elif state.fresh >> space & 1:
                    refusals.append(Refusal(ENTER[tile], message("refusal-fresh"), "BK-065", targets))
                elif ENTER[tile] not in offered:
                    refusals.append(Refusal(ENTER[tile], message("refusal-impossible"), "BK-278", targets))
        return refusals


#: By region, value of the die, and whether it may do a forest action.
VISIT = tuple(
    tuple((Visit.of(hill, value, False, True), Visit.of(hill, value, True, True)) for value in range(_DIE_MAXIMUM + 1))
    for hill in range(4)
)
#: The same without a building action: for a copied die, or after one.
FOREST_ONLY = tuple(tuple(Visit.of(hill, value, True, False) for value in range(_DIE_MAXIMUM + 1)) for hill in range(4))


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
        if kind == "vp / amulet(1)" and owner != state.tengu_seat():
            state.push(ActAs.of(owner), ChooseBonus.of(), ActAs.of(state.seat))
            return
        player = state.players[owner]
        player.vp += 1
        if state.log is not None:
            state.tell("event-owner-vp", seat=seat_name(owner))
        if kind == "vp + amulet(1)" and owner != state.tengu_seat():
            player.stock[AMULET_1] += 1
            if state.log is not None:
                state.tell("event-owner-amulet", seat=seat_name(owner))


OWNERSHIP_BONUS = tuple(OwnershipBonus.of(space) for space in range(4 * len(RIVER)))


class ChooseBonus(Step[Bitoku]):
    """1 VP or an amulet, as the owner chooses; it interrupts the other player's turn."""

    rules = ("BK-067", "BK-277")

    def run(self, state: Bitoku) -> Sequence[Option]:
        return _BONUSES

    def take(self, state: Bitoku, option: Option) -> None:
        player = state.players[state.seat]
        if option is BONUS_VP:
            player.vp += 1
            if state.log is not None:
                state.tell("event-owner-vp", seat=seat_name(state.seat))
        else:
            player.stock[AMULET_1] += 1
            if state.log is not None:
                state.tell("event-owner-amulet", seat=seat_name(state.seat))

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is BONUS_VP:
            return Description(message("option-bonus-vp"), gain=Word("vp"))
        return Description(message("option-bonus-amulet"), gain=Word("amulet", 1, (1,)))


_BONUSES = (BONUS_VP, BONUS_AMULET)


class CopyDie(Step[Bitoku]):
    """Home space 6: choose a rival's die in the forest and act with its region and value (BK-151 to BK-153)."""

    rules = ("BK-150", "BK-151", "BK-152", "BK-153")

    def run(self, state: Bitoku) -> Sequence[Option]:
        layout = LAYOUTS[state.layout]
        offer = []
        for seat, player in enumerate(state.players):
            if seat == state.seat:
                continue
            for die in (0, 1, 2):
                place = player.places[die]
                if FOREST <= place < HOME_SPACE:
                    hill = place - FOREST
                    if state.rules.copy_requires_dominance and player.dice[die] < state.highest_at(place):
                        continue
                    if FOREST_ONLY[hill][player.dice[die]].possible(state):
                        offer.append(COPY[seat][die])
                elif HOME_SPACE <= place < HILL:
                    action = layout.home[place - HOME_SPACE]
                    if action != HOME_COPY and ACTIONS.home[action].possible(state):
                        offer.append(COPY[seat][die])
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is SKIP:
            return
        seat, die = divmod(NUMBER[option.id], 3)
        player = state.players[seat]
        place = player.places[die]
        if state.log is not None:
            state.tell(
                "event-copy",
                seat=seat_name(state.seat),
                rival=seat_name(seat),
                amount=player.dice[die],
                at=(die_id(seat, die),),
            )
        if place < HOME_SPACE:
            state.agenda.append(FOREST_ONLY[place - FOREST][player.dice[die]])
        else:
            state.agenda.append(ACTIONS.home[LAYOUTS[state.layout].home[place - HOME_SPACE]])

    def possible(self, state: Bitoku) -> bool:
        return bool(self.run(state))

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        seat, die = divmod(NUMBER[option.id], 3)
        player = state.players[seat]
        place = player.places[die]
        value = player.dice[die]
        targets = (die_id(seat, die),)
        if place < HOME_SPACE:
            label = message("option-copy", rival=seat_name(seat), amount=value, region=hill_name(place - FOREST))
            return Description(label, targets=targets)
        action = HOME_SPACES[state.board().home[place - HOME_SPACE]].action
        label = message("option-copy-home", rival=seat_name(seat), amount=value)
        return Description(label, gain=action, targets=targets)


# Cross the river


def cross_the_river(state: Bitoku, die: int) -> None:
    """Move the die to the hills, lower it, and look for a favour (BK-081 to BK-084)."""
    seat = state.seat
    player = state.players[seat]
    hill = player.places[die] - FOREST
    area = LAYOUTS[state.layout].area[hill]
    player.places = with_third(player.places, die, HILL + area)
    set_die(player, die, AFTER_CROSSING[player.dice[die]])
    if state.log is not None:
        state.tell(
            "event-cross",
            seat=seat_name(seat),
            region=hill_name(hill),
            amount=player.dice[die],
            at=(die_id(seat, die),),
        )
    remember(state, CROSSING)
    state.agenda.append(CLAIM_FAVOUR[area])


class ClaimFavour(Step[Bitoku]):
    """Claim an uncovered favour of the hill area, or refuse and just cover one (BK-084 to BK-089, BK-148)."""

    __slots__ = ("area",)
    rules = ("BK-084", "BK-085", "BK-086", "BK-087", "BK-088", "BK-148")

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, state: Bitoku) -> Sequence[Option]:
        covered = state.covered
        claims = []
        refuse = []
        for hill in LAYOUTS[state.layout].areas[self.area]:
            for favour in (0, 1, 2):
                if not covered >> (3 * hill + favour) & 1:
                    refuse.append(COVER[hill][favour])
                    if (
                        favour == 2
                        or (favour == 0 and state.hill_bitoku[hill] >= 0)
                        or (favour == 1 and state.hill_yokai[hill] >= 0)
                    ):
                        claims.append(CLAIM[hill][favour])
        return claims + refuse

    def take(self, state: Bitoku, option: Option) -> None:
        hill, favour = divmod(NUMBER[option.id], 3)
        state.covered |= 1 << (3 * hill + favour)
        if option is COVER[hill][favour]:
            if state.log is not None:
                state.tell(
                    "event-cover",
                    seat=seat_name(state.seat),
                    favour=favour_name(favour),
                    hill=hill_itself(hill),
                    at=(f"hill-{RIVER_NAMES[hill]}-{FAVOURS[favour]}",),
                )
            return
        player = state.players[state.seat]
        if favour == 0:
            take_bitoku(state, state.seat, hill)
        elif favour == 1:
            card = state.hill_yokai[hill]
            state.hill_yokai = replaced(state.hill_yokai, hill, EMPTY)
            player.hand = player.hand.plus(card, EVERYBODY)
            if state.log is not None:
                state.tell("event-take-yokai", seat=seat_name(state.seat), card=yokai_name(card))
        else:
            if state.log is not None:
                state.tell("event-deeds", seat=seat_name(state.seat), hill=hill_itself(hill))
            state.agenda.append(Deeds.of((1 << len(ACTIONS.deeds)) - 1, DEEDS_CHOSEN))

    def describe(self, state: Bitoku, option: Option) -> Description:
        hill, favour = divmod(NUMBER[option.id], 3)
        targets = (f"hill-{RIVER_NAMES[hill]}-{FAVOURS[favour]}",)
        if option is COVER[hill][favour]:
            label = message("option-cover", favour=favour_name(favour), hill=hill_itself(hill))
            return Description(label, targets=targets)
        if favour == 0:
            card = state.hill_bitoku[hill]
            label = message("option-favour-bitoku", card=bitoku_name(card), hill=hill_itself(hill))
            return Description(label, gain=BITOKU[card].action, targets=targets)
        if favour == 1:
            card = state.hill_yokai[hill]
            label = message("option-favour-yokai", card=yokai_name(card), hill=hill_itself(hill))
            return Description(label, gain=YOKAI[card].action, targets=targets)
        return Description(message("option-favour-deeds", hill=hill_itself(hill)), targets=targets)

    def refusals(self, state: Bitoku) -> list[Refusal]:
        return [
            Refusal(
                CLAIM[hill][favour],
                message("refusal-favour-covered"),
                "BK-084",
                (f"hill-{RIVER_NAMES[hill]}-{FAVOURS[favour]}",),
            )
            for hill in state.board().areas[self.area]
            for favour in range(3)
            if state.covered >> (3 * hill + favour) & 1
        ]


CLAIM_FAVOUR = tuple(ClaimFavour.of(area) for area in range(len(RIVER)))


def take_bitoku(state: Bitoku, seat: int, hill: int) -> None:
    """Append a hill's bitoku to the path (BK-085, BK-103)."""
    card = state.hill_bitoku[hill]
    state.hill_bitoku = replaced(state.hill_bitoku, hill, EMPTY)
    player = state.players[seat]
    player.path = (*player.path, card)
    if state.log is not None:
        state.tell("event-bitoku", seat=seat_name(seat), card=bitoku_name(card))


class Deeds(Step[Bitoku]):
    """Favour C: different actions one after the other, the next chosen after the last is resolved (BK-087)."""

    __slots__ = ("left", "mask")
    rules = ("BK-087",)

    def __init__(self, mask: int, left: int) -> None:
        self.mask = mask
        self.left = left

    def run(self, state: Bitoku) -> Sequence[Option]:
        offer = [
            option
            for index, (option, step, _) in enumerate(ACTIONS.deeds)
            if self.mask >> index & 1 and step.possible(state)
        ]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        for index, (known, step, _) in enumerate(ACTIONS.deeds):
            if known is option:
                if self.left > 1:
                    state.agenda.append(Deeds.of(self.mask & ~(1 << index), self.left - 1))
                state.agenda.append(step)

    def describe(self, state: Bitoku, option: Option) -> Description:
        for known, _, effect in ACTIONS.deeds:
            if known is option:
                return Description(message("option-do", effect=effect), gain=effect)
        return Description(message("option-skip"))
