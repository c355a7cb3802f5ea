"""A guess at the points a seat will end with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..components import FRAME, STARTING_YOKAI, TREASURES, VISIONS
from ..scoring import (
    best_visions,
    bitoku_points,
    destiny_points,
    human_parts,
    next_visions,
    rock_points,
    snapshot,
    tengu_parts,
    treasures,
    virtue_points,
    vision_points,
)
from ..state import ASCENSION, AUTUMN, EMPTY, HOME_SPACE, SUMMER, UNLOCKED, Bitoku, Sheet
from .worth import pending

_ROUNDS: Final[int] = FRAME["rounds"]
_FIRST_VP: Final[int] = FRAME["first-player-vp"]
#: How much of what a yokai would pay counts already: one in play, one in hand, one for a later winter.
_THIS_WINTER: Final = 0.9
_IN_HAND: Final = 0.6
_LATER: Final = 0.5
#: How much of a year the whole summer is.
_SUMMER: Final = 0.8


def evaluate(state: Bitoku, seat: int) -> float:
    """How many points the seat may end with: what it has, what the ascension would pay now, what it is about to do,
    and what the things in its hands are worth while there is time to use them."""
    sheet = state.sheets[seat]
    if state.reckoning is not None and state.reckoning.parts:
        return float(sheet.vp)
    if seat == state.tengu_seat():
        return float(sum(tengu_parts(state, seat, treasures(state)[seat]).values()))
    shared = treasure_outlook(state, seat)
    value = float(sheet.vp + bitoku_points(sheet) + rock_points(state, seat) + destiny_points(sheet))
    rounds_left = _ROUNDS - state.round if state.season != ASCENSION else 0
    time = rounds_left + summer_left(state, sheet)
    value += (0.5 + 0.12 * state.round) * shared
    value += (0.25 + 0.1 * rounds_left) * sum(sheet.dice) + 0.25 * sheet.resources()
    value += 0.5 * _FIRST_VP * (state.order[0] == seat)
    if sheet.visions:
        value += vision_outlook(sheet.visions, snapshot(state, seat), time)
    if state.season != ASCENSION:
        value += _outlook(sheet, time) + virtue_outlook(state, seat)
    if state.seat == seat:
        value += pending(state)
    return value


def summer_left(state: Bitoku, sheet: Sheet) -> float:
    """How much of a year is left of this one: the whole summer is most of it, shared among cards and dice."""
    if state.season != SUMMER:
        return _SUMMER if state.season < SUMMER else 0.0
    waiting = sheet.slots.count(EMPTY)
    for place in sheet.places:
        waiting += place <= UNLOCKED
    return _SUMMER * waiting / 6


def parts(state: Bitoku, seat: int) -> dict[str, int]:
    """The points by category, as the ascension would pay them now."""
    shared = treasures(state)[seat]
    if seat == state.tengu_seat():
        return tengu_parts(state, seat, shared)
    sheet = state.sheets[seat]
    if state.reckoning is not None and state.reckoning.parts:
        return {"play": sheet.vp}
    have = snapshot(state, seat)
    return human_parts(state, seat, shared, vision_points(sheet.visions, best_visions(sheet.visions, have)))


def virtue_outlook(state: Bitoku, seat: int) -> float:
    """What yokai will pay when they are removed: this winter the best of those in play or in hand, later other ones."""
    sheet = state.sheets[seat]
    winters = _ROUNDS - state.round
    value = 0.0
    if state.season <= SUMMER:
        played = [virtue_points(state, seat, card) for card in sheet.slots if card != EMPTY]
        held = [virtue_points(state, seat, card) for card in (*sheet.hand.cards, *sheet.gained.cards)]
        value = max([0.0, *[_THIS_WINTER * points for points in played], *[_IN_HAND * points for points in held]])
    elif state.season == AUTUMN:
        value = max([0.0, *[1.0 * virtue_points(state, seat, card) for card in sheet.slots if card != EMPTY]])
    if winters:
        others = [virtue_points(state, seat, card) for card in (*sheet.deck.cards, *sheet.discard, *sheet.hand.cards)]
        others.sort(reverse=True)
        value += _LATER * sum(others[:winters])
    return value


def treasure_outlook(state: Bitoku, seat: int) -> int:
    """The seat's lake treasures as the kodamas stand now."""
    points = 0
    neutral = state.given.layout.neutral
    tengu = state.tengu_seat()
    sheets = state.sheets
    for region, space in enumerate(sheets[seat].kodamas):
        ahead = int(neutral > space)
        level = 1 + (neutral == space)
        for other, sheet in enumerate(sheets):
            if other != seat:
                rival = sheet.kodamas[region]
                if rival > space or (rival == space and other == tengu):
                    ahead += 1
                elif rival == space:
                    level += 1
        points += sum(TREASURES[state.given.treasures[region]][ahead : ahead + level]) // level
    return points


@lru_cache(65536)
def vision_outlook(visions: tuple[int, ...], have: tuple[int, ...], time: float) -> float:
    """What the visions would pay now, and the hope for those that lack little."""
    candidates, together = next_visions(visions, have, 0)
    fulfilled = sum(1 << index for index in candidates) if together else best_visions(visions, have)
    value = float(vision_points(visions, fulfilled))
    if time <= 0:
        return value
    hope = 0.35 + 0.12 * min(time, 2.5)
    for index, card in enumerate(visions):
        if not fulfilled >> index & 1:
            missing = 0
            for need, own in zip(VISIONS[card].needs, have, strict=True):
                if need > own:
                    missing += need - own
            value += (VISIONS[card].vp + VISIONS[card].penalty) * hope**missing
    return value


def _outlook(sheet: Sheet, time: float) -> float:
    """What things in hand are worth while there is still time to use them."""
    soon = min(1.0, time)
    stock = sheet.stock
    value = 0.5 * min(sheet.resources(), 6) * soon
    value += (0.45 * stock[4] + 0.85 * stock[5] + 1.25 * stock[6]) * soon
    value += 1.1 * min(sheet.pilgrims, 5) * soon
    walking = sheet.walking
    while walking:
        # A pilgrim is worth more the farther it has come.
        low = (walking & -walking).bit_length() - 1
        count = walking >> (low - low % 4) & 15
        value += count * (1.3 + 0.3 * (low // 4 % 8)) * soon
        walking &= ~(15 << (low - low % 4))
    value += (1.5 * soon + 0.3) * (len(sheet.path) - sheet.marker)
    value += 1.0 * sheet.crystal_count() * min(2.5, time)
    value += (0.7 * len(sheet.dragonflies) + 0.4 * len(sheet.mitamas)) * soon + 0.5 * len(sheet.pairs)
    value += 0.5 * (sheet.yokai_count() - len(STARTING_YOKAI)) * min(2.0, time)
    value += 0.8 * len(sheet.rocks) * soon
    for place in sheet.places:
        # A die still to be used can do something; one in the forest may still cross.
        if place <= UNLOCKED:
            value += 2.0 if place == UNLOCKED else 1.7
        elif place < HOME_SPACE:
            value += 1.0
    value += 1.0 * sheet.slots.count(EMPTY)
    return value
