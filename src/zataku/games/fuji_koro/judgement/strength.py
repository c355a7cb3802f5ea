"""How strong a samurai is, and could be with what it carries: for the bots' judgement of cooperative matches."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Final

from zataku.kernel.native import mypyc_attr

from .. import gear
from ..components import DRAGON_TYPES, Dragon
from ..crafting import best
from ..gear import HELMET, WEAPON, Cubes
from ..state import Sheet
from .forecast import DIE_MEAN, Fighter
from .judging import DICE_MEANS, arms

#: The part of a weapon that breaks in a roll.
BREAKAGE: Final = 0.16
#: What a samurai may count on to add to its weapon and its helmet.
HITS_TO_COME: Final = 2.0
ROUNDS_TO_COME: Final = 0.5
#: Protection worth as much as that half round.
PLATE: Final = 4.5
#: What a round of gathering and crafting adds to weapon and helmet, and how far that goes.
HITS_A_ROUND: Final = 0.5
GUARD_A_ROUND: Final = 0.8
MOST_HITS: Final = 13.0
MOST_GUARD: Final = 20
#: Wood for a handle.
HANDLE: Final = 3


@mypyc_attr(native_class=False)
class Fist:
    """How strong a samurai is: mean damage, initiative, protection, and both as they could be after crafting."""

    __slots__ = ("guard", "guard_to_be", "hits", "hits_to_be", "initiative", "inside")

    def __init__(self, sheet: Sheet) -> None:
        self.inside = sheet.cell >= 0
        self.hits, self.initiative = arms(sheet.board, sheet.weapon, sheet.charms[WEAPON])
        self.guard = gear.strength(sheet.helmet, sheet.charms[HELMET] > 0)
        hits, guard = prepared(
            gear.counts(sheet.helmet),
            gear.counts(sheet.weapon),
            sheet.pack,
            sheet.plan().helmet_area.bit_count(),
            sheet.plan().grid.two_max if sheet.right_open() else sheet.plan().grid.one_max,
        )
        self.hits_to_be = max(self.hits, hits + (DICE_MEANS[3] if sheet.charms[WEAPON] else 0.0))
        self.guard_to_be = max(self.guard, guard + (gear.STRENGTH[3] if sheet.charms[HELMET] else 0))

    def against(self, figure: Dragon, first: bool) -> Fighter:
        """This samurai in a fight with such a dragon."""
        return self.hits, self.guard, first or self.initiative > figure.initiative

    def hopes(self, figure: Dragon, ahead: float) -> float:
        """The same for one who will be better armed: a helmet is worth building before the weapon, too.

        `ahead` says how much of what could be crafted counts already.
        """
        hits = self.hits + ahead * (self.hits_to_be - self.hits)
        guard = self.guard + ahead * (self.guard_to_be - self.guard)
        rounds = guard / (DIE_MEAN * DRAGON_TYPES[figure.type].dice)
        return (hits + HITS_TO_COME) * (rounds + ROUNDS_TO_COME)

    def bareheaded(self) -> Fist:
        """The same samurai without its helmet."""
        bare = copy(self)
        bare.guard = 0
        bare.guard_to_be = 0.0
        return bare

    def later(self, rounds: float) -> Fist:
        """The same samurai after so many rounds of gathering and crafting, as far as gear can be improved."""
        stronger = copy(self)
        stronger.hits = max(self.hits, min(MOST_HITS, round(self.hits + HITS_A_ROUND * rounds, 1)))
        stronger.guard = max(self.guard, min(MOST_GUARD, self.guard + int(GUARD_A_ROUND * rounds)))
        return stronger

    def worn(self, rolls: float, dice: int) -> Fist:
        """The same samurai after so many rolls of a dragon with so many dice, and of its own weapon."""
        tired = copy(self)
        lost = min(float(self.guard), rolls * DIE_MEAN * dice)
        tired.guard = self.guard - round(lost)
        tired.guard_to_be = self.guard_to_be - lost
        left = 1.0 - BREAKAGE * (rolls + 0.5)
        tired.hits = self.hits * left
        tired.hits_to_be = self.hits_to_be - self.hits * (1.0 - left)
        return tired


@lru_cache(maxsize=65536)
def prepared(helmet: Cubes, weapon: Cubes, pack: Cubes, squares: int, limit: int) -> tuple[float, float]:
    """Damage and protection of a samurai that has built in what it carries, in the best way for a long fight."""
    found = (0.0, 0.0)
    promise = 0.0
    for metal in range(pack[1] + 1):
        for tooth in range(pack[2] + 1):
            size = helmet[1] + helmet[2] + metal + tooth
            if size > squares:
                continue
            guard = 2.0 * (helmet[1] + metal) + 3.0 * (helmet[2] + tooth) + min(helmet[0], squares - size)
            hits = damage(weapon[0] + pack[0], weapon[1] + pack[1] - metal, weapon[2] + pack[2] - tooth, limit)
            value = (hits + HITS_TO_COME) * (guard + PLATE)
            if value > promise:
                promise, found = value, (hits, guard)
    return found


def damage(wood: int, metal: int, tooth: int, limit: int) -> float:
    """What the best weapon of so many cubes deals out in a roll, on average; it needs a handle."""
    if wood < HANDLE - 1:
        return 0.0
    wood, metal, tooth = best((wood, metal, tooth), limit, min(wood, HANDLE))
    return DICE_MEANS[0] * wood + DICE_MEANS[1] * metal + DICE_MEANS[2] * tooth
