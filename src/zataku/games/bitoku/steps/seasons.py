"""The seasons: spring, the order of turns in summer, autumn, winter, and the ascension."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from zataku.games.bitoku import automa
from zataku.games.bitoku.components import CRYSTAL_SPACES, CRYSTALS, FRAME, YOKAI
from zataku.games.bitoku.scoring import best_visions, next_visions, score_ascension, snapshot, virtue_points
from zataku.games.bitoku.state import (
    ASCENSION,
    AUTUMN,
    DREAM_SPACES,
    EMPTY,
    HOME_SPACE,
    LOCKED,
    SPRING,
    SUMMER,
    WINTER,
    Bitoku,
    replaced,
)
from zataku.games.bitoku.telling import bitoku_name, crystal_name, seat_name, slot_name, vision_name, yokai_name
from zataku.games.bitoku.vocabulary import (
    ARRANGE,
    BEST,
    COUNTS,
    DISCARD,
    FRUIT,
    FULFIL,
    HAND,
    NUMBER,
    REMOVE,
    SKIP,
)
from zataku.kernel.hidden import Bag, Sealed
from zataku.kernel.messages import Description, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .actions import ACTIONS
from .gains import Gain, GainPoints, draw_yokai, renewed, take_from_top
from .summer import Turn

_ROUNDS: int = FRAME["rounds"]
_DRAWN: int = FRAME["hand-drawn"]
_KEPT: int = FRAME["hand-kept"]
_VIRTUE_MINIMUM: int = FRAME["virtue-minimum"]
_HOMES = 4


@cache
def in_order(seats: int, *kinds: type[Step[Bitoku]]) -> tuple[Step[Bitoku], ...]:
    """One step of each kind for each place of the turn order."""
    return tuple(kind.of(index) for kind in kinds for index in range(seats))


# Spring


class Spring(Step[Bitoku]):
    """Summon the yokai, reap the fruits (BK-043)."""

    rules = ("BK-043",)

    def run(self, state: Bitoku) -> None:
        state.phase = SPRING
        if state.log is not None:
            state.tell("event-round", amount=state.round)
        seats = len(state.order)
        state.push(*in_order(seats, Summon), SHOW_DISCARDS, *in_order(seats, Reap), SUMMER_STEP)


class Summon(Step[Bitoku]):
    """Draw up to four, then keep three (BK-044, BK-045)."""

    __slots__ = ("index",)
    rules = ("BK-044", "BK-045")

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: Bitoku) -> None:
        seat = state.order[self.index]
        if seat == state.tengu_seat():
            return
        state.seat = seat
        missing = _DRAWN - len(state.players[seat].cards_in_hand())
        if missing > 0:
            draw_yokai(state, seat, missing)
        state.agenda.append(DISCARD_DOWN)


class DiscardDown(Step[Bitoku]):
    """Discard until three are left. The others see it only when all have chosen, so it is kept sealed till then."""

    always_ask = True
    rules = ("BK-045",)

    def run(self, state: Bitoku) -> Sequence[Option]:
        cards = state.players[state.seat].cards_in_hand()
        return [DISCARD[card] for card in cards] if len(cards) > _KEPT else ()

    def take(self, state: Bitoku, option: Option) -> None:
        player = state.players[state.seat]
        cards = player.cards_in_hand()
        position = cards.index(NUMBER[option.id])
        player.aside = (*player.aside, Sealed(state.seat, HAND[position], HAND[: len(cards)]))
        if len(cards) - 1 > _KEPT:
            state.agenda.append(DISCARD_DOWN)

    def describe(self, state: Bitoku, option: Option) -> Description:
        card = NUMBER[option.id]
        return Description(
            message("option-discard", card=yokai_name(card)), targets=(f"seat-{state.seat}-yokai-{YOKAI[card].id}",)
        )


DISCARD_DOWN = DiscardDown.of()


class ShowDiscards(Step[Bitoku]):
    """All spring discards go face up to the discard piles."""

    rules = ("BK-045", "BK-016")

    def run(self, state: Bitoku) -> None:
        for seat in state.order:
            player = state.players[seat]
            if not player.aside:
                continue
            discarded = []
            for sealed in player.aside:
                position = NUMBER[sealed.choice.id]
                if position < len(player.hand.cards):
                    discarded.append(player.hand.cards[position])
                    player.hand = player.hand.without(position)
                else:
                    position -= len(player.hand.cards)
                    discarded.append(player.gained.cards[position])
                    player.gained = player.gained.without(position)
            player.aside = ()
            player.discard = (*player.discard, *discarded)
            state.peek()
            if state.log is not None:
                state.tell("event-discards", seat=seat_name(seat), cards=tuple(yokai_name(card) for card in discarded))


SHOW_DISCARDS = ShowDiscards.of()


class Reap(Step[Bitoku]):
    """The rewards of the dream crystals on the board when the step begins (BK-046, BK-282)."""

    __slots__ = ("index",)
    rules = ("BK-046", "BK-169", "BK-282")

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: Bitoku) -> None:
        seat = state.order[self.index]
        state.seat = seat
        if seat == state.tengu_seat():
            if state.phase == SPRING:
                automa.reap(state)
            return
        crystals = state.players[seat].crystals
        mask = 0
        for number, space in enumerate(DREAM_SPACES):
            if crystals[space] >= 0:
                mask |= 1 << number
        if mask:
            state.agenda.append(Fruits.of(mask))


class Fruits(Step[Bitoku]):
    """Dream crystals one after the other, in the order preferred; those that only give come first unasked."""

    __slots__ = ("mask",)
    rules = ("BK-046", "BK-123")

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def run(self, state: Bitoku) -> Sequence[Option] | None:
        crystals = state.players[state.seat].crystals
        offer = []
        for number, space in enumerate(DREAM_SPACES):
            if self.mask >> number & 1:
                step = ACTIONS.crystals[crystals[space]]
                if isinstance(step, (Gain, GainPoints)):
                    self.reap(state, number)
                    return None
                if step is not None and step.possible(state):
                    offer.append(FRUIT[number])
        return offer

    def reap(self, state: Bitoku, number: int) -> None:
        crystal = state.players[state.seat].crystals[DREAM_SPACES[number]]
        if state.log is not None:
            state.tell("event-fruit", seat=seat_name(state.seat), tile=crystal_name(crystal))
        rest = self.mask & ~(1 << number)
        if rest:
            state.agenda.append(Fruits.of(rest))
        step = ACTIONS.crystals[crystal]
        if step is not None:
            state.agenda.append(step)

    def take(self, state: Bitoku, option: Option) -> None:
        self.reap(state, DREAM_SPACES.index(NUMBER[option.id]))

    def describe(self, state: Bitoku, option: Option) -> Description:
        space = NUMBER[option.id]
        crystal = state.me().crystals[space]
        return Description(
            message("option-fruit", tile=crystal_name(crystal)),
            gain=CRYSTALS[crystal].action,
            targets=(f"seat-{state.seat}-crystal-{CRYSTAL_SPACES[space].id}",),
        )


# Summer


class Summer(Step[Bitoku]):
    """Turns begin with the first of the turn order (BK-047)."""

    rules = ("BK-047",)

    def run(self, state: Bitoku) -> None:
        state.phase = SUMMER
        state.passed = 0
        state.turn = len(state.order) - 1
        state.agenda.append(NEXT_TURN)


SUMMER_STEP = Summer.of()


class NextTurn(Step[Bitoku]):
    """The next who has not passed; when all have, autumn comes (BK-047)."""

    rules = ("BK-047", "BK-198")

    def run(self, state: Bitoku) -> None:
        order = state.order
        count = len(order)
        passed = state.passed
        turn = state.turn
        for _ in range(count):
            turn = turn + 1 if turn + 1 < count else 0
            seat = order[turn]
            if not passed >> seat & 1:
                break
        else:
            state.agenda.append(AUTUMN_STEP)
            return
        state.turn = turn
        state.seat = seat
        state.fresh = 0
        agenda = state.agenda
        agenda.append(NEXT_TURN)
        agenda.append(TURN if state.tengu is None or seat != count - 1 else TENGU_TURN)


class TenguTurn(Step[Bitoku]):
    """The tengu acts by its activation cycle; nobody decides anything."""

    rules = ("BK-199", "BK-200", "BK-201")

    def run(self, state: Bitoku) -> None:
        automa.take_turn(state)


NEXT_TURN = NextTurn.of()
TURN = Turn.of()
TENGU_TURN = TenguTurn.of()


# Autumn


class Autumn(Step[Bitoku]):
    """The new turn order, by the height of the dice in the Home (BK-154 to BK-156)."""

    rules = ("BK-154", "BK-155", "BK-156")

    def run(self, state: Bitoku) -> None:
        state.phase = AUTUMN
        order: list[int] = []
        for space in range(_HOMES):
            for seat, player in enumerate(state.players):
                if HOME_SPACE + space in player.places and seat not in order:
                    order.append(seat)
        order += [seat for seat in state.order if seat not in order]
        state.order = tuple(order)
        if state.log is not None:
            state.tell("event-order", seats=tuple(seat_name(seat) for seat in order))
        state.agenda.append(WINTER_STEP)


AUTUMN_STEP = Autumn.of()


# Winter


class Winter(Step[Bitoku]):
    """Steps A to E, in the new turn order (BK-157)."""

    rules = ("BK-157",)

    def run(self, state: Bitoku) -> None:
        state.phase = WINTER
        state.push(*in_order(len(state.order), BringDiceHome, ShowVirtue), SNOW)


WINTER_STEP = Winter.of()


class BringDiceHome(Step[Bitoku]):
    """Step A: all dice go back, locked, in any arrangement, keeping their values (BK-158)."""

    __slots__ = ("index",)
    rules = ("BK-158", "BK-203")

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: Bitoku) -> None:
        seat = state.order[self.index]
        state.seat = seat
        player = state.players[seat]
        player.places = (LOCKED, LOCKED, LOCKED)
        # In the last winter the arrangement can no longer matter.
        if seat != state.tengu_seat() and state.round < _ROUNDS:
            state.agenda.append(ARRANGE_DICE)


class ArrangeDice(Step[Bitoku]):
    """Which die goes beside which slot."""

    rules = ("BK-158",)

    def run(self, state: Bitoku) -> Sequence[Option]:
        return _ARRANGEMENTS[tuple(sorted(state.players[state.seat].dice))]

    def take(self, state: Bitoku, option: Option) -> None:
        state.players[state.seat].dice = COUNTS[option.id]
        if state.log is not None:
            first, second, third = COUNTS[option.id]
            state.tell("event-arrange", seat=seat_name(state.seat), left=first, middle=second, right=third)

    def describe(self, state: Bitoku, option: Option) -> Description:
        first, second, third = COUNTS[option.id]
        return Description(
            message("option-arrange", left=first, middle=second, right=third), targets=(f"seat-{state.seat}-dice",)
        )


ARRANGE_DICE = ArrangeDice.of()
_ARRANGEMENTS: dict[tuple[int, ...], tuple[Option, ...]] = {
    values: tuple(ARRANGE[first, second, third] for first, second, third in sorted(set(permutations(values)))[::-1])
    for values in {(a, b, c) for a, b, c in ARRANGE if a <= b <= c}
}


class ShowVirtue(Step[Bitoku]):
    """Step B: whoever has at least five yokai may let one of the three on the board go (BK-159)."""

    __slots__ = ("index",)
    rules = ("BK-159",)

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: Bitoku) -> None:
        seat = state.order[self.index]
        state.seat = seat
        if seat != state.tengu_seat() and state.players[seat].yokai_in_play() >= _VIRTUE_MINIMUM:
            state.agenda.append(REMOVE_YOKAI)


class RemoveYokai(Step[Bitoku]):
    """Remove one of the cards on the slots for its virtue, or none (BK-159 to BK-161)."""

    rules = ("BK-159", "BK-160", "BK-161")

    def run(self, state: Bitoku) -> Sequence[Option]:
        slots = state.players[state.seat].slots
        offer = [REMOVE[slot] for slot in (0, 1, 2) if slots[slot] >= 0]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is SKIP:
            return
        slot = NUMBER[option.id]
        player = state.players[state.seat]
        card = player.slots[slot]
        vp = virtue_points(state, state.seat, card)
        player.vp += vp
        player.slots = (*player.slots[:slot], EMPTY, *player.slots[slot + 1 :])
        player.removed = (*player.removed, card)
        if state.log is not None:
            state.tell("event-virtue", seat=seat_name(state.seat), card=yokai_name(card), amount=vp)

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-keep-all"))
        slot = NUMBER[option.id]
        card = state.me().slots[slot]
        return Description(
            message(
                "option-remove",
                card=yokai_name(card),
                slot=slot_name(slot),
                amount=virtue_points(state, state.seat, card),
            ),
            targets=(f"seat-{state.seat}-slot-{slot + 1}",),
        )


REMOVE_YOKAI = RemoveYokai.of()


class Snow(Step[Bitoku]):
    """Steps C to E: farewell of the yokai, the Great Spirit's step, the board for the next round (BK-162 to BK-167)."""

    rules = ("BK-162", "BK-163", "BK-164", "BK-165", "BK-166", "BK-167", "BK-202")

    def run(self, state: Bitoku) -> None:
        for player in state.players:
            player.discard = player.discard + tuple(card for card in player.slots if card >= 0)
            player.slots = (EMPTY, EMPTY, EMPTY)
        if state.tengu is not None:
            automa.remove_a_rock(state)
        if state.round == _ROUNDS:
            state.agenda.append(Ascension.of())
            return
        state.round += 1
        state.bitoku_discard += tuple(card for card in state.hill_bitoku if card >= 0)
        state.yokai_discard += tuple(card for card in state.hill_yokai if card >= 0)
        state.covered = 0
        reveal_hills(state)
        move_displays(state)
        state.agenda.append(Spring.of())


SNOW = Snow.of()


def reveal_hills(state: Bitoku) -> None:
    """One bitoku and one yokai on each hill; a deck too small is renewed first (BK-019, BK-032, BK-164)."""
    hills = len(state.hill_bitoku)
    state.bitoku_under, state.bitoku_discard = renewed(
        state.bitoku_deck, state.bitoku_under, state.bitoku_discard, hills
    )
    cards, state.bitoku_deck, state.bitoku_under = take_from_top(state, state.bitoku_deck, state.bitoku_under, hills)
    state.hill_bitoku = (*cards, *(EMPTY,) * (hills - len(cards)))
    state.yokai_under, state.yokai_discard = renewed(state.yokai_deck, state.yokai_under, state.yokai_discard, hills)
    cards, state.yokai_deck, state.yokai_under = take_from_top(state, state.yokai_deck, state.yokai_under, hills)
    state.hill_yokai = (*cards, *(EMPTY,) * (hills - len(cards)))
    if state.log is not None:
        state.tell(
            "event-hills",
            bitoku=tuple(bitoku_name(card) for card in state.hill_bitoku if card >= 0),
            yokai=tuple(yokai_name(card) for card in state.hill_yokai if card >= 0),
        )


def move_displays(state: Bitoku) -> None:
    """The tile on each final space leaves the game, the others slide there, new ones follow (BK-165, BK-166)."""
    gone = state.gone
    state.mitama_row, state.mitama_stack, first = moved(state, state.mitama_row, state.mitama_stack)
    state.dragonfly_row, state.dragonfly_stack, second = moved(state, state.dragonfly_row, state.dragonfly_stack)
    state.crystal_row, state.crystal_stack, third = moved(state, state.crystal_row, state.crystal_stack)
    state.building_row, state.building_stack, fourth = moved(state, state.building_row, state.building_stack)
    state.gone = (gone[0] + first, gone[1] + second, gone[2] + third, gone[3] + fourth)
    if state.log is not None:
        state.tell("event-displays")


def moved(state: Bitoku, row: tuple[int, ...], stack: Bag) -> tuple[tuple[int, ...], Bag, tuple[int, ...]]:
    """A display after winter, its stack, and the tile that left."""
    left = (row[0],) if row[0] >= 0 else ()
    kept = [tile for tile in row[1:] if tile >= 0]
    row, stack = filled(state, kept, len(row), stack)
    return row, stack, left


def filled(state: Bitoku, tiles: list[int], spaces: int, stack: Bag) -> tuple[tuple[int, ...], Bag]:
    """A display with new tiles revealed, each on the empty space nearest the final one."""
    missing = spaces - len(tiles)
    if missing and stack.cards:
        drawn, stack = state.draw_few(stack, missing)
        tiles = tiles + drawn
    return (*tiles, *(EMPTY,) * (spaces - len(tiles))), stack


# Ascension


class Ascension(Step[Bitoku]):
    """Final scoring, steps A to H (BK-168)."""

    rules = ("BK-168",)

    def run(self, state: Bitoku) -> None:
        state.phase = ASCENSION
        if state.log is not None:
            state.tell("event-ascension")
        state.counted = tuple(snapshot(state, seat) for seat in range(len(state.players)))
        seats = len(state.order)
        state.push(*in_order(seats, Reap), CountAgain.of(), *in_order(seats, RevealVisions), Proclaim.of())


class CountAgain(Step[Bitoku]):
    """With `vision_deadline = vision_step` the visions look at what is there now (BK-131)."""

    rules = ("BK-131",)

    def run(self, state: Bitoku) -> None:
        if state.rules.visions_at_their_step:
            state.counted = tuple(snapshot(state, seat) for seat in range(len(state.players)))


class RevealVisions(Step[Bitoku]):
    """Step G for one player."""

    __slots__ = ("index",)
    rules = ("BK-179",)

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: Bitoku) -> None:
        state.seat = state.order[self.index]
        state.agenda.append(FulfilVisions.of(0))


class FulfilVisions(Step[Bitoku]):
    """Which visions the player's elements go to, where they do not suffice for all; `mask`: those chosen (BK-130)."""

    __slots__ = ("mask",)
    rules = ("BK-129", "BK-130")

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def run(self, state: Bitoku) -> Sequence[Option] | None:
        visions = state.players[state.seat].visions
        candidates, together = next_visions(visions, state.counted[state.seat], self.mask)
        if together:
            state.fulfilled = replaced(state.fulfilled, state.seat, self.mask | sum(1 << index for index in candidates))
            return None
        return [*(FULFIL[visions[index]] for index in candidates), BEST]

    def take(self, state: Bitoku, option: Option) -> None:
        visions = state.players[state.seat].visions
        if option is BEST:
            fulfilled = best_visions(visions, state.counted[state.seat], self.mask)
            state.fulfilled = replaced(state.fulfilled, state.seat, fulfilled)
            return
        index = visions.index(NUMBER[option.id])
        state.agenda.append(FulfilVisions.of(self.mask | 1 << index))

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is BEST:
            return Description(message("option-fulfil-best"))
        card = NUMBER[option.id]
        return Description(
            message("option-fulfil", card=vision_name(card)), targets=(f"seat-{state.seat}-vision-{card}",)
        )


class Proclaim(Step[Bitoku]):
    """All points of the ascension, and the end."""

    rules = ("BK-168", "BK-181")

    def run(self, state: Bitoku) -> None:
        score_ascension(state)
