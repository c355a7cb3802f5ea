"""How to roll a weapon against a dragon: with all its dice, or without those of its handle (FK-121).

Whoever loses the wood of a handle loses the whole weapon, for two points of damage at best. So the handle is left out
of a roll as long as another one will come, and risked where this roll may be the last.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, sqrt
from typing import Final

from .. import gear
from ..components import BOARDS, DRAGON_TYPES, DRAGONS, FACES
from ..state import FOE, RIGHT_WEAPON, SANDALS_WEAPON, Sheet, Volcano
from ..steps.rolling import dice_of
from .forecast import DIE_MEAN, DIE_VARIANCE, below
from .judging import DICE_MEANS, arms

#: The wood that weapons for one hand and for two need.
ONE_HAND: Final = 2
TWO_HANDS: Final = 3
#: How far the dice of each material scatter.
VARIANCES: Final = tuple(
    sum(max(0, face) ** 2 for face in faces) / 6.0 - mean**2 for faces, mean in zip(FACES, DICE_MEANS, strict=True)
)
#: The chance of a break face, and what breakage leaves of a weapon for its next roll.
BREAKS: Final = 1.0 / 6.0
NEXT_ROLL: Final = 0.9

#: Dice of wood, metal, teeth and charm.
Dice = tuple[int, int, int, int]


def handle_of(sheet: Sheet, number: int) -> int:
    """The wood that this weapon needs."""
    if number in (RIGHT_WEAPON, SANDALS_WEAPON):
        return ONE_HAND
    grid = BOARDS[sheet.board].grid
    return TWO_HANDS if sheet.weapon_group(number) & ~grid.left else ONE_HAND


def loose_wood(state: Volcano, number: int) -> int:
    """The wood of this weapon that may break without harm to its handle."""
    sheet = state.me()
    return max(0, dice_of(sheet, number)[gear.WOOD] - handle_of(sheet, number))


def spares_handle(state: Volcano, number: int) -> bool:
    """Is it better to leave the handle of this weapon out of the roll?"""
    fight = state.this_fight()
    seat = state.seat
    figure = DRAGONS[state.dragons[fight.place] - 1]
    later = others = 0.0
    mine_done = False
    for other in fight.order[fight.order.index(seat) + 1 :] + fight.order[: fight.order.index(seat)]:
        if other == FOE:
            mine_done = True
        elif fight.fighters >> other & 1:
            sheet = state.sheets[other]
            hits, _ = arms(sheet.board, sheet.weapon, sheet.charms[gear.WEAPON])
            others += hits
            if not mine_done:
                later += hits
    sheet = state.me()
    dice = DRAGON_TYPES[figure.type].dice
    return better_without(
        dice_of(sheet, number),
        handle_of(sheet, number),
        fight.health,
        round(later),
        round(others),
        stands(sheet.protection(gear.HELMET), dice),
    )


@lru_cache(maxsize=4096)
def stands(guard: int, dice: int) -> float:
    """The chance to stand another roll of so many dice."""
    return below((guard + 0.5 - DIE_MEAN * dice) / sqrt(DIE_VARIANCE * dice))


@lru_cache(maxsize=65536)
def better_without(dice: Dice, handle: int, health: int, later: int, others: int, stand: float) -> bool:
    """Is the chance of victory within this roll and the next one greater without the handle's dice?

    `later` is the mean damage of those who roll after this weapon and before the dragon, `others` that of all others
    until this weapon is rolled again and once more.
    """
    spare = (max(0, dice[0] - handle), dice[1], dice[2], dice[3])
    full, full_variance = spread(dice)
    less, less_variance = spread(spare)
    loose = dice[0] - handle
    breaks = 1.0 - sum(
        comb(dice[0], number) * BREAKS**number * (1.0 - BREAKS) ** (dice[0] - number) for number in range(loose + 1)
    )
    now = below((full + later + 0.5 - health) / sqrt(full_variance + later + 0.01))
    now_less = below((less + later + 0.5 - health) / sqrt(less_variance + later + 0.01))
    scatter = full_variance + later + others

    def then(left: float, armed: bool) -> float:
        mean = NEXT_ROLL * (others + (full if armed else 0.0))
        variance = scatter + (full_variance if armed else 0.0) + 0.01
        return below((mean + 0.5 - max(1.0, left)) / sqrt(variance))

    left = health - full - later
    risked = now + (1.0 - now) * stand * ((1.0 - breaks) * then(left, True) + breaks * then(left, False))
    spared = now_less + (1.0 - now_less) * stand * then(health - less - later, True)
    return spared > risked


def spread(dice: Dice) -> tuple[float, float]:
    """Mean and variance of the damage of such dice."""
    mean = sum([number * each for number, each in zip(dice, DICE_MEANS, strict=True)], 0.0)
    variance = sum([number * each for number, each in zip(dice, VARIANCES, strict=True)], 0.0)
    return mean, variance
