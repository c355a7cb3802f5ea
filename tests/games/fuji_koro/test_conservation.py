"""No cube, monk, card or token appears or vanishes, whatever is played."""

from random import Random
from typing import Any

import pytest

import zataku
from tests.games.fuji_koro.kit import census
from tests.rules import rule
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro.state import Volcano


def cubes(state: Volcano) -> list[int]:
    """Wood, metal and teeth: supply, boards and map together."""
    found = list(state.supply)
    found[gear.TOOTH] += state.remains.bit_count()
    for sheet in state.sheets:
        for material in range(3):
            found[material] += sheet.pack[material]
            found[material] += sum(sheet.gear(kind)[material].bit_count() for kind in range(3))
    return found


@rule("FK-002", "FK-003")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"round-limit": 5}),
        (4, {"round-limit": 5, "boards": "asymmetric", "adventure": True}),
        (3, {"round-limit": 5, "scenario": "every-man-for-himself"}),
        (3, {"mode": "cooperative"}),
        (1, {"scenario": "three-fallen-samurai"}),
    ],
)
def test_cubes_always_add_up_to_sixty_ninety_and_twenty_five(players: int, options: dict[str, Any]) -> None:
    match = zataku.new_match("fuji-koro", players=players, seed="census", options=options)
    random = Random(7)
    state = match.state
    assert isinstance(state, Volcano)
    while any(sheet.samurai < 0 for sheet in state.sheets):
        state.apply(random.choice(list(state.offer)))
    before = census(state)
    while not state.over:
        assert cubes(state) == [60, 90, 25]
        charms = sum(charm > 0 for sheet in state.sheets for charm in sheet.charms)
        assert charms <= 18, "twenty charms are always enough"
        assert census(state) == before
        state.apply(random.choice(list(state.offer)))
    assert cubes(state) == [60, 90, 25]
