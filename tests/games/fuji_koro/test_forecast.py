"""What bots expect of a fight with a dragon, against fights that are really rolled."""

from random import Random

import pytest

from zataku.games.fuji_koro.components import FACES
from zataku.games.fuji_koro.gear import METAL, TOOTH, WOOD
from zataku.games.fuji_koro.judgement.forecast import ROUNDS, Fighter, below, forecast

SAMPLES = 1000
#: Wood and metal of the weapon, metal of the helmet.
Kit = tuple[int, int, int]


def fighter(kit: Kit, first: bool = False) -> Fighter:
    wood, metal, plates = kit
    return wood * 2.0 / 3.0 + metal, 2 * plates, first


def rolled(kits: list[Kit], health: int, dice: int, first: bool = False) -> tuple[float, list[float]]:
    """The share of fights won and of fighters knocked out, by the dice, without any of the cleverness of the rules."""
    rng = Random(7)
    won = 0
    out = [0] * len(kits)
    for _ in range(SAMPLES):
        weapons = [[wood, metal] for wood, metal, _ in kits]
        guards = [2 * plates for _, _, plates in kits]
        left = health
        for turn in range(ROUNDS + 2):
            if turn or not first:
                damage = sum(max(0, rng.choice(FACES[TOOTH])) for _ in range(dice))
                # A plate pays two, and what is too much is lost.
                guards = [guard - damage - damage % 2 if guard >= damage else -1 for guard in guards]
            for number, weapon in enumerate(weapons):
                if guards[number] < 0 or weapon[WOOD] < 2:
                    continue
                for material in (WOOD, METAL):
                    faces = [rng.choice(FACES[material]) for _ in range(weapon[material])]
                    left -= sum(max(0, face) for face in faces)
                    weapon[material] -= sum(face < 0 for face in faces)
            if left <= 0:
                won += 1
                break
        for number, guard in enumerate(guards):
            out[number] += guard < 0
    return won / SAMPLES, [count / SAMPLES for count in out]


@pytest.mark.parametrize(
    ("kits", "health", "dice"),
    [
        ([(3, 4, 4)], 6, 2),
        ([(3, 4, 4)], 12, 4),
        ([(4, 8, 8)], 12, 4),
        ([(3, 5, 6), (3, 5, 6)], 22, 5),
        ([(4, 8, 8), (4, 8, 8), (4, 8, 8)], 45, 6),
        ([(3, 5, 5)] * 6, 45, 6),
        ([(4, 8, 8)] * 6, 45, 6),
        ([(4, 8, 8)] * 4 + [(2, 1, 1)] * 2, 45, 6),
    ],
)
def test_the_forecast_is_near_the_dice(kits: list[Kit], health: int, dice: int) -> None:
    chance, out, _ = forecast(tuple(fighter(kit) for kit in kits), health, dice)
    won, fell = rolled(kits, health, dice)
    assert chance == pytest.approx(won, abs=0.17)
    for guessed, seen in zip(out, fell, strict=True):
        assert guessed == pytest.approx(seen, abs=0.25)


def test_who_rolls_first_is_better_off() -> None:
    late = forecast((fighter((4, 8, 2)),), 12, 4)
    early = forecast((fighter((4, 8, 2), first=True),), 12, 4)
    assert early.chance > late.chance
    assert early.out[0] < late.out[0]


def test_more_fighters_need_fewer_rolls() -> None:
    alone = forecast((fighter((4, 8, 8)),), 22, 5)
    three = forecast((fighter((4, 8, 8)),) * 3, 22, 5)
    assert three.chance > alone.chance
    assert three.rolls < alone.rolls
    assert max(three.out) < alone.out[0]


def test_without_a_weapon_nothing_is_won() -> None:
    outcome = forecast(((0.0, 16, False),), 6, 2)
    assert outcome.chance == 0.0
    assert outcome.out == (1.0,)


def test_half_of_everything_lies_below_the_middle() -> None:
    assert below(0.0) == 0.5
    assert below(-3.0) < 0.01 < 0.99 < below(3.0)
