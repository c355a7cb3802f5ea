"""Autumn: the most generous at each temple are blessed by its spirit (BB-080 to BB-086)."""

from zataku.games.bamboo.components import COMPONENTS
from zataku.games.bamboo.state import GHOST, NOWHERE, Bamboo, replaced
from zataku.games.bamboo.telling import spirit_name, temple_id, temple_name
from zataku.kernel.messages import SeatName
from zataku.kernel.steps import Step

_COLOURS = len(COMPONENTS.colours)


class Autumn(Step[Bamboo]):
    """The spirits go to whom they choose, and all incense goes home."""

    def run(self, state: Bamboo) -> None:
        for temple in range(len(state.temples)):
            bless(state, temple)
        return_incense(state)


def most_generous(incense: tuple[int, ...]) -> int:
    """Whose incense is most; on a tie whose topmost lies higher; NOWHERE without incense (BB-080 to BB-082)."""
    counts = [0] * _COLOURS
    for owner in incense:
        counts[owner] += 1
    most = max(counts)
    for owner in reversed(incense):
        if counts[owner] == most:
            return owner
    return NOWHERE


def bless(state: Bamboo, temple: int) -> None:
    """The visible spirit goes to the most generous, or out of the game with the ghost, and the next one appears."""
    spirit = state.spirits[temple]
    winner = most_generous(state.temples[temple])
    if spirit == NOWHERE or winner == NOWHERE:
        return
    if winner == GHOST and len(state.seats) == 2:
        state.departed = (*state.departed, spirit)
        if state.log is not None:
            state.tell("event-ghost", spirit=spirit_name(spirit), temple=temple_name(temple), at=(temple_id(temple),))
    else:
        player = state.seats[winner]
        player.awake = replaced(player.awake, spirit, player.awake[spirit] + 1)
        if state.log is not None:
            state.tell(
                "event-bless",
                seat=SeatName(winner),
                spirit=spirit_name(spirit),
                temple=temple_name(temple),
                at=(temple_id(temple), f"seat-{winner}"),
            )
    below = state.piles[temple]
    if below:
        following, state.unseen = state.draw(state.unseen)
        state.piles = replaced(state.piles, temple, below - 1)
    else:
        following = NOWHERE
    state.spirits = replaced(state.spirits, temple, following)


def return_incense(state: Bamboo) -> None:
    """Incense goes back to the supplies; the ghost's is laid anew, but not after the last autumn (BB-083, BB-084)."""
    for seat, player in enumerate(state.seats):
        for temple in state.temples:
            player.incense += temple.count(seat)
    state.temples = ((),) * len(state.temples)
    if len(state.seats) == 2 and state.round < COMPONENTS.numbers.rounds:
        lay_ghost_incense(state)


def lay_ghost_incense(state: Bamboo) -> None:
    """The temple tiles are shuffled, one for each temple (BB-007)."""
    tiles = state.shuffled(COMPONENTS.temple_tiles)
    state.temples = tuple((GHOST,) * tile for tile in tiles)
