"""Autumn: the most generous at each temple are blessed by its spirit (BB-080 to BB-086)."""

from __future__ import annotations

from itertools import chain

from zataku.kernel.messages import SeatName
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import AUTUMN, COMPONENTS, TEMPLES
from ..names import spirit_name, temple_name
from ..state import GHOST, NOWHERE, Bamboo
from .common import begin_season


class Autumn(Step[Bamboo]):
    """The spirits go to whom they choose, and all incense goes home."""

    def run(self, state: Bamboo) -> None:
        begin_season(state, AUTUMN)
        spirits = [*state.spirits]
        piles = [*state.piles]
        for temple, incense in enumerate(state.temples):
            spirit, winner = spirits[temple], most_generous(incense)
            if spirit == NOWHERE or winner == NOWHERE:
                continue
            bless(state, temple, spirit, winner)
            # The next spirit of the pile becomes visible, if there is one (BB-086).
            if piles[temple]:
                piles[temple] -= 1
                spirits[temple], state.unseen = state.draw(state.unseen)
                if state.log is not None:
                    state.tell(
                        "event-reveal-spirit",
                        spirit=spirit_name(spirits[temple]),
                        temple=temple_name(temple),
                        at=(elements.temple_spirit(TEMPLES[temple]),),
                    )
            else:
                spirits[temple] = NOWHERE
        state.spirits = tuple(spirits)
        state.piles = tuple(piles)
        return_incense(state)


def most_generous(incense: tuple[int, ...]) -> int:
    """Whose incense is most; on a tie whose topmost lies higher; NOWHERE without incense (BB-080 to BB-082)."""
    most, winner = 0, NOWHERE
    for owner in reversed(incense):
        if owner != winner:
            count = incense.count(owner)
            if count > most:
                most, winner = count, owner
    return winner


def bless(state: Bamboo, temple: int, spirit: int, winner: int) -> None:
    """The visible spirit goes to the most generous, or out of the game with the ghost."""
    if state.is_ghost(winner):
        state.departed = (*state.departed, spirit)
        if state.log is not None:
            at = (elements.temple(TEMPLES[temple]),)
            state.tell("event-ghost", spirit=spirit_name(spirit), temple=temple_name(temple), at=at)
    else:
        sheet = state.sheets[winner]
        sheet.awake = replaced(sheet.awake, spirit, sheet.awake[spirit] + 1)
        if state.log is not None:
            state.tell(
                "event-bless",
                seat=SeatName(winner),
                spirit=spirit_name(spirit),
                temple=temple_name(temple),
                at=(elements.temple(TEMPLES[temple]), elements.personal_board(winner)),
            )


def return_incense(state: Bamboo) -> None:
    """Incense goes back to the supplies; the ghost's is laid anew, but not after the last autumn (BB-083, BB-084)."""
    laid = [*chain(*state.temples)]
    for seat, sheet in enumerate(state.sheets):
        sheet.incense += laid.count(seat)
        if state.log is not None:
            at = (elements.incense(seat),)
            state.tell("event-return-incense", seat=SeatName(seat), amount=laid.count(seat), at=at)
    state.temples = ((),) * len(state.temples)
    if len(state.sheets) == 2 and state.round < COMPONENTS.numbers.rounds:
        lay_ghost_incense(state)


def lay_ghost_incense(state: Bamboo) -> None:
    """The temple tiles are shuffled, one for each temple (BB-007)."""
    tiles = state.shuffled(COMPONENTS.temple_tiles)
    state.temples = tuple([(GHOST,) * tile for tile in tiles])
    if state.log is not None:
        for temple, tile in enumerate(tiles):
            at = (elements.temple(TEMPLES[temple]),)
            state.tell("event-ghost-incense", amount=tile, temple=temple_name(temple), at=at)
