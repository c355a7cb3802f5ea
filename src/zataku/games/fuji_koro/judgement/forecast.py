"""How a fight with a dragon will go, roughly: a guess for bots, without rolling dice.

The damage of so many rolls of the dragon is nearly normal, and so is what the fighters deal out; who is knocked out
deals out nothing more, and weapons break. The figures below were fitted to many thousand simulated fights.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import Final, NamedTuple

from ..components import FACES
from ..gear import TOOTH
from .judging import DICE_MEANS

#: A dragon rolls the dice of teeth.
DIE_MEAN: Final = DICE_MEANS[TOOTH]
DIE_VARIANCE: Final = sum(max(0, face) ** 2 for face in FACES[TOOTH]) / 6.0 - DIE_MEAN**2
#: What breakage leaves of a weapon from round to round, and the protection lost by paying too much.
WEAR: Final = 0.75
WASTE: Final = 0.5
#: How far the damage dealt out scatters: by its own dice, and because the dragon's roll hits all at once.
SCATTER: Final = 1.4
COMMON: Final = 0.25
#: A fight that lasts longer is lost; one that is lost lasts about so long.
ROUNDS: Final = 5
LOST: Final = 2.0

#: A fighter: mean damage of a roll, protection, and whether it rolls before the dragon.
Fighter = tuple[float, int, bool]


def below(deviation: float) -> float:
    """The share of a normal distribution below so many standard deviations."""
    return 0.5 + 0.5 * erf(deviation / sqrt(2.0))


class Outcome(NamedTuple):
    """What is to be expected of a fight: the fall of the dragon, who is knocked out, the dragon's rolls until then."""

    chance: float
    out: tuple[float, ...]
    rolls: float


@lru_cache(maxsize=65536)
def forecast(fighters: tuple[Fighter, ...], health: int, dice: int) -> Outcome:
    """What such fighters may expect of a fight with a dragon that has so much health and so many dice."""
    standing = [1.0] * len(fighters)
    out = [0.0] * len(fighters)
    dealt = won = rolls = 0.0
    wear = 1.0
    for roll in range(ROUNDS):
        for first in (True, False):
            if not first:
                damage = DIE_MEAN * dice * (roll + 1) + WASTE * roll - 0.5
                deviation = sqrt(DIE_VARIANCE * dice * (roll + 1))
                standing = [below((guard - damage) / deviation) for _, guard, _ in fighters]
            strength = sum(
                hits * stands
                for (hits, _, early), stands in zip(fighters, standing, strict=True)
                if early == first and hits
            )
            if not strength:
                continue
            dealt += strength * wear
            scatter = SCATTER**2 * dealt
            if roll or not first:
                scatter += (COMMON * dealt) ** 2
            chance = below((dealt + 0.5 - health) / sqrt(scatter))
            if chance > won:
                out = [sofar + (chance - won) * (1.0 - stands) for sofar, stands in zip(out, standing, strict=True)]
                rolls += (chance - won) * (roll if first else roll + 1)
                won = chance
        wear *= WEAR
    return Outcome(won, tuple(sofar + 1.0 - won for sofar in out), rolls + (1.0 - won) * LOST)
