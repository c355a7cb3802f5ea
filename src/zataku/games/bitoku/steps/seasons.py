"""The seasons: spring, the order of turns in summer, autumn, winter, and the ascension."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.hidden import Bag, Sealed
from zataku.kernel.messages import Description, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import State
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import automa, elements
from ..components import CRYSTAL_SPACES, CRYSTALS, DISPLAYS, FRAME, HOME_PLACES, SLOT_NAMES, VISIONS, YOKAI
from ..names import bitoku_name, crystal_name, slot_name, vision_name, yokai_kind, yokai_name
from ..scoring import best_visions, count, next_visions, reckoning, score_ascension, snapshot, virtue_points
from ..state import (
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
    Display,
    Reckoning,
    with_third,
)
from ..vocabulary import ARRANGE, BEST, DISCARD, FRUIT, FULFIL, HAND, REMOVE
from .actions import ACTIONS
from .common import TILE_NAMES, Declinable, or_skip
from .decks import BITOKU_DECK, YOKAI_DECK
from .gains import Gain, GainPoints, draw_yokai
from .summer import Turn

_ROUNDS: Final[int] = FRAME["rounds"]
_DRAWN: Final[int] = FRAME["hand-drawn"]
_KEPT: Final[int] = FRAME["hand-kept"]
_VIRTUE_MINIMUM: Final[int] = FRAME["virtue-minimum"]


# Spring


class Spring(Step[Bitoku]):
    """Summon the yokai, reap the fruits (BK-043)."""

    rules = ("BK-043",)

    def run(self, state: Bitoku) -> None:
        state.season = SPRING
        if state.log is not None:
            state.tell("event-round", amount=state.round)
        tengu = state.tengu_seat()
        # What is pushed last is done first.
        state.push(SUMMER_STEP)
        ask_to_reap(state)
        state.push(SHOW_DISCARDS)
        state.ask_each([seat for seat in state.order if seat != tengu], SUMMON, DISCARD_DOWN)


def tell_season(state: Bitoku) -> None:
    if state.log is not None:
        state.tell("event-season", season=message(f"name-season-{FRAME['seasons'][state.season]}"))


class Summon(Step[Bitoku]):
    """Draw up to four (BK-044)."""

    rules = ("BK-044",)

    def run(self, state: Bitoku) -> None:
        missing = _DRAWN - len(state.sheets[state.seat].cards_in_hand())
        if missing > 0:
            draw_yokai(state, missing)


SUMMON: Final = Summon.of()


class DiscardDown(Step[Bitoku]):
    """Discard until three are left. The others see it only when all have chosen, so it is kept sealed till then."""

    always_ask = True
    rules = ("BK-045",)

    def run(self, state: Bitoku) -> Sequence[Option]:
        cards = state.sheets[state.seat].cards_in_hand()
        return [DISCARD[card] for card in cards] if len(cards) > _KEPT else ()

    def discard(self, state: Bitoku, card: int) -> None:
        sheet = state.sheets[state.seat]
        cards = sheet.cards_in_hand()
        positions = _POSITIONS[: len(cards)]
        sheet.aside = (*sheet.aside, Sealed(state.seat, positions[cards.index(card)], positions))
        if state.log is not None:
            state.tell("event-aside", seat=SeatName(state.seat))
        if len(cards) - 1 > _KEPT:
            state.agenda.append(DISCARD_DOWN)

    def describe_discard(self, state: Bitoku, card: int) -> Description:
        return Description(
            message("option-discard", card=yokai_name(card)),
            targets=(elements.yokai(state.seat, YOKAI[card].id),),
            gives=False,
        )


DISCARD_DOWN: Final = DiscardDown.of()
_POSITIONS: Final = tuple(HAND.values())


class ShowDiscards(Step[Bitoku]):
    """All spring discards go face up to the discard piles."""

    rules = ("BK-045", "BK-016")

    def run(self, state: Bitoku) -> None:
        for seat in state.order:
            sheet = state.sheets[seat]
            if not sheet.aside:
                continue
            discarded = []
            for sealed in sheet.aside:
                position: int = sealed.choice.args[0]
                if position < len(sheet.hand.cards):
                    discarded.append(sheet.hand.cards[position])
                    sheet.hand = sheet.hand.without(position)
                else:
                    position -= len(sheet.hand.cards)
                    discarded.append(sheet.gained.cards[position])
                    sheet.gained = sheet.gained.without(position)
            sheet.aside = ()
            sheet.discard = (*sheet.discard, *discarded)
            state.peek()
            if state.log is not None:
                state.tell("event-discards", seat=SeatName(seat), cards=tuple(yokai_name(card) for card in discarded))


SHOW_DISCARDS: Final = ShowDiscards.of()


def ask_to_reap(state: Bitoku) -> None:
    """The rewards of the dream crystals on the boards when the step begins, in turn order (BK-046, BK-169, BK-282)."""
    tengu = state.tengu_seat()
    for seat in reversed(state.order):
        if seat == tengu:
            if state.season == SPRING:
                state.ask_each((seat,), TENGU_REAPS)
            continue
        crystals = state.sheets[seat].crystals
        filled = tuple([space for space in DREAM_SPACES if crystals[space] >= 0])
        if filled:
            state.ask_each((seat,), Fruits.of(filled))


class TenguReaps(Step[Bitoku]):
    """What the tengu has from its crystals in spring."""

    rules = ("BK-197", "BK-269")

    def run(self, state: Bitoku) -> None:
        automa.reap(state)


TENGU_REAPS: Final = TenguReaps.of()


class Fruits(Step[Bitoku]):
    """Dream crystals one after the other, in the order preferred; those that only give come first unasked."""

    __slots__ = ("spaces",)
    rules = ("BK-046", "BK-123", "BK-169", "BK-282")

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces = spaces

    def run(self, state: Bitoku) -> Sequence[Option] | None:
        crystals = state.sheets[state.seat].crystals
        offer = []
        for space in self.spaces:
            step = ACTIONS.crystals[crystals[space]]
            if isinstance(step, (Gain, GainPoints)):
                self.reap(state, space)
                return None
            if step is not None and step.possible(state):
                offer.append(FRUIT[space])
        return offer

    def reap(self, state: Bitoku, space: int) -> None:
        crystal = state.sheets[state.seat].crystals[space]
        if state.log is not None:
            state.tell("event-fruit", seat=SeatName(state.seat), tile=crystal_name(crystal))
        rest = tuple(other for other in self.spaces if other != space)
        if rest:
            state.agenda.append(Fruits.of(rest))
        step = ACTIONS.crystals[crystal]
        if step is not None:
            state.agenda.append(step)

    def describe_reap(self, state: Bitoku, space: int) -> Description:
        crystal = state.me().crystals[space]
        return Description(
            message("option-fruit", tile=crystal_name(crystal)),
            gain=CRYSTALS[crystal].action,
            targets=(elements.crystal_space(state.seat, CRYSTAL_SPACES[space].id),),
        )


# Summer


class Summer(Step[Bitoku]):
    """Turns begin with the first of the turn order (BK-047)."""

    rules = ("BK-047",)

    def run(self, state: Bitoku) -> None:
        state.season = SUMMER
        state.passed = 0
        tell_season(state)
        state.seat = state.order[-1]
        state.agenda.append(NEXT_TURN)


SUMMER_STEP: Final = Summer.of()


class NextTurn(Step[Bitoku]):
    """The next in order who has not passed; when all have, autumn comes (BK-047)."""

    rules = ("BK-047", "BK-198")

    def run(self, state: Bitoku) -> None:
        agenda = state.agenda
        order = state.order
        passed = state.passed
        place = order.index(state.seat)
        for _ in order:
            place = place + 1 if place + 1 < len(order) else 0
            seat = order[place]
            if not passed >> seat & 1:
                state.seat = seat
                agenda.append(NEXT_TURN)
                agenda.append(TURN if state.tengu is None or seat != state.tengu_seat() else TENGU_TURN)
                return
        agenda.append(AUTUMN_STEP)


class TenguTurn(Step[Bitoku]):
    """The tengu acts by its activation cycle; nobody decides anything."""

    rules = ("BK-199", "BK-200", "BK-201")

    def run(self, state: Bitoku) -> None:
        automa.take_turn(state)


NEXT_TURN: Final = NextTurn.of()
TURN: Final = Turn.of()
TENGU_TURN: Final = TenguTurn.of()


# Autumn


class Autumn(Step[Bitoku]):
    """The new turn order, by the height of the dice in the Home (BK-154 to BK-156)."""

    rules = ("BK-154", "BK-155", "BK-156")

    def run(self, state: Bitoku) -> None:
        state.season = AUTUMN
        tell_season(state)
        order: list[int] = []
        for space in HOME_PLACES:
            for seat, sheet in enumerate(state.sheets):
                if HOME_SPACE + space in sheet.places and seat not in order:
                    order.append(seat)
        order += [seat for seat in state.order if seat not in order]
        state.order = tuple(order)
        if state.log is not None:
            state.tell("event-order", seats=tuple(SeatName(seat) for seat in order))
        state.agenda.append(WINTER_STEP)


AUTUMN_STEP: Final = Autumn.of()


# Winter


class Winter(Step[Bitoku]):
    """Steps A to E, in the new turn order (BK-157)."""

    rules = ("BK-157",)

    def run(self, state: Bitoku) -> None:
        state.season = WINTER
        tell_season(state)
        # What is pushed last is done first.
        state.push(SNOW)
        state.ask_each(state.order, REMOVE_YOKAI)
        state.ask_each(state.order, BRING_DICE_HOME)


WINTER_STEP: Final = Winter.of()


class BringDiceHome(Step[Bitoku]):
    """Step A: all dice go back, locked, in any arrangement, keeping their values (BK-158)."""

    rules = ("BK-158", "BK-203")

    def run(self, state: Bitoku) -> None:
        state.sheets[state.seat].places = (LOCKED, LOCKED, LOCKED)
        if state.log is not None:
            state.tell("event-dice-home", seat=SeatName(state.seat))
        # In the last winter the arrangement can no longer matter.
        if state.seat != state.tengu_seat() and state.round < _ROUNDS:
            state.agenda.append(ARRANGE_DICE)


BRING_DICE_HOME: Final = BringDiceHome.of()


class ArrangeDice(Step[Bitoku]):
    """Which die goes beside which slot."""

    rules = ("BK-158",)

    def run(self, state: Bitoku) -> Sequence[Option]:
        return _ARRANGEMENTS[tuple(sorted(state.sheets[state.seat].dice))]

    def arrange(self, state: Bitoku, dice: tuple[int, int, int]) -> None:
        state.sheets[state.seat].dice = dice
        if state.log is not None:
            left, middle, right = dice
            state.tell("event-arrange", seat=SeatName(state.seat), left=left, middle=middle, right=right)

    def describe_arrange(self, state: Bitoku, dice: tuple[int, int, int]) -> Description:
        left, middle, right = dice
        return Description(
            message("option-arrange", left=left, middle=middle, right=right),
            targets=tuple(
                elements.die_place(state.seat, slot, value) for slot, value in zip(SLOT_NAMES, dice, strict=True)
            ),
        )


ARRANGE_DICE: Final = ArrangeDice.of()
_ARRANGEMENTS: Final[dict[tuple[int, ...], tuple[Option, ...]]] = {
    values: tuple(ARRANGE[first, second, third] for first, second, third in sorted(set(permutations(values)))[::-1])
    for values in ARRANGE
    if values[0] <= values[1] <= values[2]
}


class RemoveYokai(Declinable):
    """Step B: whoever has at least five yokai may let one on a slot go, for its virtue (BK-159 to BK-161)."""

    leaving = "option-keep-all"
    rules = ("BK-159", "BK-160", "BK-161")

    def run(self, state: Bitoku) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        if sheet.yokai_in_play() < _VIRTUE_MINIMUM:
            return ()
        return or_skip([REMOVE[slot] for slot in (0, 1, 2) if sheet.slots[slot] >= 0])

    def remove_yokai(self, state: Bitoku, slot: int) -> None:
        sheet = state.sheets[state.seat]
        card = sheet.slots[slot]
        vp = virtue_points(state, state.seat, card)
        sheet.vp += vp
        sheet.slots = with_third(sheet.slots, slot, EMPTY)
        sheet.removed = (*sheet.removed, card)
        if state.log is not None:
            state.tell("event-virtue", seat=SeatName(state.seat), card=yokai_name(card), amount=vp)

    def describe_remove_yokai(self, state: Bitoku, slot: int) -> Description:
        card = state.me().slots[slot]
        yokai, vp = YOKAI[card], virtue_points(state, state.seat, card)
        counted = message(f"name-count-{yokai.per}", amount=count(state, state.seat, yokai.per))
        return Description(
            message("option-remove", kind=yokai_kind(card), slot=slot_name(slot), each=yokai.virtue, counted=counted),
            gain=Word("vp", vp) if vp else None,
            targets=(elements.slot(state.seat, slot + 1),),
        )


REMOVE_YOKAI: Final = RemoveYokai.of()


class Snow(Step[Bitoku]):
    """Steps C to E: farewell of the yokai, the Great Spirit's step, the board for the next round (BK-162 to BK-167)."""

    rules = ("BK-162", "BK-163", "BK-164", "BK-165", "BK-166", "BK-167", "BK-202")

    def run(self, state: Bitoku) -> None:
        for seat, sheet in enumerate(state.sheets):
            leaving = [card for card in sheet.slots if card >= 0]
            if leaving:
                sheet.discard = (*sheet.discard, *leaving)
                sheet.slots = (EMPTY, EMPTY, EMPTY)
                if state.log is not None:
                    names = tuple(yokai_name(card) for card in leaving)
                    state.tell("event-farewell", seat=SeatName(seat), cards=names)
        if state.tengu is not None:
            automa.remove_a_rock(state)
        if state.round == _ROUNDS:
            state.agenda.append(Ascension.of())
            return
        state.round += 1
        state.bitoku_discard = (*state.bitoku_discard, *[card for card in state.hill_bitoku if card >= 0])
        state.yokai_discard = (*state.yokai_discard, *[card for card in state.hill_yokai if card >= 0])
        state.covered = 0
        reveal_hills(state)
        state.displays = tuple([moved(state, kind, display) for kind, display in enumerate(state.displays)])
        state.agenda.append(Spring.of())


SNOW: Final = Snow.of()


def reveal_hills(state: Bitoku) -> None:
    """One bitoku and one yokai on each hill; a deck too small is renewed first (BK-019, BK-032, BK-164)."""
    hills = len(state.hill_bitoku)
    cards = BITOKU_DECK.take(state, hills)
    state.hill_bitoku = (*cards, *(EMPTY,) * (hills - len(cards)))
    cards = YOKAI_DECK.take(state, hills)
    state.hill_yokai = (*cards, *(EMPTY,) * (hills - len(cards)))
    if state.log is not None:
        state.tell(
            "event-hills",
            bitoku=tuple(bitoku_name(card) for card in state.hill_bitoku if card >= 0),
            yokai=tuple(yokai_name(card) for card in state.hill_yokai if card >= 0),
        )


def moved(state: State, kind: int, display: Display) -> Display:
    """The tile on the final space leaves the game, the others slide there, new ones follow (BK-165, BK-166)."""
    row, stack, gone = display.row, display.stack, display.gone
    tiles = [tile for tile in row[1:] if tile >= 0]
    new = filled(state, tiles, len(row), stack, gone if row[0] < 0 else (*gone, row[0]))
    if state.log is not None:
        name = TILE_NAMES[kind]
        state.tell(
            f"event-snow-{DISPLAYS[kind]}",
            gone=tuple(name(tile) for tile in row[:1] if tile >= 0),
            new=tuple(name(tile) for tile in new.row[len(tiles) :] if tile >= 0),
        )
    return new


def filled(state: State, tiles: list[int], spaces: int, stack: Bag, gone: tuple[int, ...] = ()) -> Display:
    """A display with new tiles revealed, each on the empty space nearest the final one."""
    if len(tiles) < spaces and stack.cards:
        drawn, stack = state.draw_few(stack, spaces - len(tiles))
        tiles = tiles + drawn
    return Display((*tiles, *(EMPTY,) * (spaces - len(tiles))), stack, gone)


# Ascension


def taken_stock(state: Bitoku) -> tuple[tuple[int, ...], ...]:
    """What everybody has of what visions ask for (BK-131)."""
    return tuple(snapshot(state, seat) for seat in range(len(state.sheets)))


class Ascension(Step[Bitoku]):
    """Final scoring, steps A to H (BK-168)."""

    rules = ("BK-168",)

    def run(self, state: Bitoku) -> None:
        state.season = ASCENSION
        if state.log is not None:
            state.tell("event-ascension")
        state.reckoning = Reckoning(taken_stock(state), (0,) * len(state.sheets))
        # What is pushed last is done first.
        state.push(RevealVisions.of(), Proclaim.of())
        ask_to_reap(state)


class RevealVisions(Step[Bitoku]):
    """Step G: the visions; with `vision_deadline = vision_step` they look at what is there now (BK-131, BK-179)."""

    rules = ("BK-131", "BK-179")

    def run(self, state: Bitoku) -> None:
        if state.given.switches.visions_at_their_step:
            state.reckoning = Reckoning(taken_stock(state), reckoning(state).fulfilled)
        state.ask_each(state.order, FulfilVisions.of(0))


class FulfilVisions(Step[Bitoku]):
    """Which visions the player's elements go to, where they do not suffice for all; `chosen`: those so far (BK-130)."""

    __slots__ = ("chosen",)
    rules = ("BK-129", "BK-130")

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def run(self, state: Bitoku) -> Sequence[Option] | None:
        visions = state.sheets[state.seat].visions
        candidates, together = next_visions(visions, reckoning(state).counted[state.seat], self.chosen)
        if together:
            self._settle(state, self.chosen | sum(1 << index for index in candidates))
            return None
        return [*(FULFIL[visions[index]] for index in candidates), BEST]

    def _settle(self, state: Bitoku, fulfilled: int) -> None:
        so_far = reckoning(state)
        state.reckoning = Reckoning(so_far.counted, replaced(so_far.fulfilled, state.seat, fulfilled))
        visions = state.sheets[state.seat].visions
        if state.log is not None and visions:
            names = tuple(vision_name(card) for index, card in enumerate(visions) if fulfilled >> index & 1)
            state.tell("event-fulfil", seat=SeatName(state.seat), amount=len(names), cards=names)

    def fulfil(self, state: Bitoku, card: int) -> None:
        index = state.me().visions.index(card)
        state.agenda.append(FulfilVisions.of(self.chosen | 1 << index))

    def fulfil_best(self, state: Bitoku) -> None:
        counted = reckoning(state).counted[state.seat]
        self._settle(state, best_visions(state.me().visions, counted, self.chosen))

    def describe_fulfil_best(self, state: Bitoku) -> Description:
        return Description(message("option-fulfil-best"), targets=(elements.SUN,))

    def describe_fulfil(self, state: Bitoku, card: int) -> Description:
        return Description(
            message("option-fulfil", card=vision_name(card)),
            gain=Word("vp", VISIONS[card].vp),
            targets=(elements.vision(state.seat, card),),
        )


class Proclaim(Step[Bitoku]):
    """All points of the ascension, and the end."""

    rules = ("BK-168", "BK-181")

    def run(self, state: Bitoku) -> None:
        score_ascension(state)
