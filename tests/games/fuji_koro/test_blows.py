"""When bots leave the wood of a handle out of a roll, and that it wins more fights."""

from random import Random

import pytest

from zataku.games.fuji_koro.components import BREAK, FACES
from zataku.games.fuji_koro.judgement.blows import Dice, better_without, stands

SAMPLES = 1500


def slain(dice: Dice, guard: int, health: int, foe: int, spare: bool) -> float:
    """The share of fights that one samurai wins with a weapon that needs three wood, by the dice."""
    rng = Random(3)
    won = 0
    for _ in range(SAMPLES):
        left = health
        weapon = list(dice)
        helmet = guard
        while left > 0:
            helmet -= sum(max(0, rng.choice(FACES[2])) for _ in range(foe))
            if helmet < 0 or weapon[0] < 3:
                break
            rolled = list(weapon)
            now: Dice = (weapon[0], weapon[1], weapon[2], weapon[3])
            if spare and better_without(now, 3, left, 0, 0, stands(helmet, foe)):
                rolled[0] -= 3
            for material, number in enumerate(rolled):
                faces = [rng.choice(FACES[material]) for _ in range(number)]
                left -= sum(max(0, face) for face in faces)
                weapon[material] -= faces.count(BREAK)
        won += left <= 0
    return won / SAMPLES


@pytest.mark.parametrize(
    ("dice", "guard", "health", "foe", "better"),
    [
        ((3, 7, 2, 0), 16, 12, 4, 0.05),
        ((3, 7, 2, 0), 16, 15, 5, 0.05),
        ((3, 5, 4, 1), 20, 24, 6, 0.08),
        ((3, 6, 0, 0), 12, 12, 4, 0.02),
    ],
)
def test_more_fights_are_won_with_a_handle_that_is_spared(
    dice: Dice, guard: int, health: int, foe: int, better: float
) -> None:
    assert slain(dice, guard, health, foe, True) > slain(dice, guard, health, foe, False) + better


def test_the_handle_is_spared_while_another_roll_will_come() -> None:
    assert better_without((3, 7, 2, 0), 3, 24, 0, 0, 0.9)


def test_it_is_risked_in_what_may_be_the_last_roll() -> None:
    assert not better_without((3, 7, 2, 0), 3, 24, 0, 0, 0.0)
    assert not better_without((3, 7, 2, 0), 3, 12, 0, 0, 0.3)


def test_wood_beside_the_handle_is_rolled_in_any_case() -> None:
    """With two pieces more than the handle needs hardly anything is at stake."""
    assert not better_without((6, 3, 0, 0), 3, 9, 0, 0, 0.9)


def test_what_others_will_deal_out_may_make_it_the_last_roll() -> None:
    assert better_without((3, 6, 0, 0), 3, 30, 0, 20, 0.9)
    assert not better_without((3, 6, 0, 0), 3, 30, 21, 21, 0.9)
