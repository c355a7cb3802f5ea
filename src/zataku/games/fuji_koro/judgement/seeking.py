"""Finding the secret exit and the legendary dragon: how much of the way is left, for the bots' judgement."""

from __future__ import annotations

from math import ceil
from typing import Final

from ..config import SLAY_ALL
from .judging import OPENING, areas_from
from .party import Party, steps_ahead

#: What a step on the way to an area costs, as part of a draw, and how far is too far to count.
STEP: Final = 0.25
LONG: Final = 12
#: A special tile (the exit, the legendary dragon) lies open.
FOUND: Final = 2.0
#: Any tile that is not needed for finding something.
SURPLUS: Final = 0.15
#: Tiles in the stacks at first.
LEVEL_ONE: Final = 6
LEVEL_TWO: Final = 12


def explored(party: Party) -> float:
    """Special tiles found, tiles drawn on the way to them, ways to the next ones."""
    state = party.state
    value = party.drawn + FOUND * (2 - len(party.sought))
    if state.config.goal != SLAY_ALL:
        value += SURPLUS * (LEVEL_ONE + 2 * LEVEL_TWO - sum(map(len, state.stacks())))
    return value - ways_to_unknown(party)


def ways_to_unknown(party: Party) -> float:
    """How far the samurai have to go to explore what must be found: each to an area of its own.

    The way may lead over areas that must be explored before, so that every step in the right direction is seen.
    """
    state = party.state
    wanted = {level: ceil(draws) for level, draws in party.sought.items()}
    if not any(wanted.values()):
        return 0.0
    found: list[tuple[int, int, int, int]] = []
    searching = 0
    for seat, sheet in enumerate(party.players):
        if sheet.cell < 0:
            continue
        searching += 1
        ahead = steps_ahead(state, sheet)
        for place, level, steps in areas_from(sheet.cell, party.ground, state.laid):
            if wanted.get(level):
                found.append((max(0, steps - ahead), seat, place, level))
    found.sort()
    searching = min(searching, sum(wanted.values()))
    gone: set[int] = set()
    going: set[int] = set()
    total = 0.0
    for steps, seat, place, level in found:
        if wanted[level] and seat not in going and place not in gone:
            wanted[level] -= 1
            going.add(seat)
            gone.add(place)
            total += party.draw[level] * min(steps, LONG)
    total += max([party.draw[level] for level in wanted]) * LONG * (searching - len(going))
    return total * STEP


def area_worth(party: Party, level: int) -> float:
    """What exploring an area of this level is worth."""
    if level in party.sought:
        return party.draw[level]
    beyond = [party.draw[wanted] for wanted in party.sought if wanted > level]
    return STEP * OPENING * max(beyond) if beyond else SURPLUS
