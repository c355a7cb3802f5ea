"""Autumn: who wins the spirits, and where the incense goes (BB-080 to BB-086)."""

import pytest

from tests.games.bamboo.position import Position, summer
from tests.rules import rule
from zataku.games.bamboo.components import SPIRIT_IDS
from zataku.games.bamboo.state import GHOST
from zataku.games.bamboo.steps.autumn import Autumn
from zataku.games.bamboo.steps.winter import Winter

PURPLE, YELLOW, GREEN = 0, 1, 2
TOPS = tuple(SPIRIT_IDS.index(name) for name in ("kappa", "okami", "tengu", "kitsune"))


def autumn(*temples: tuple[int, ...], players: int = 3, round_: int = 1) -> Position:
    """Incense in the first temples, the others empty; Kappa, Okami, Tengu and Kitsune wait."""
    position = summer(players)
    position.state.round = round_
    position.state.spirits = TOPS
    position.state.temples = (*temples, *[()] * (4 - len(temples)))
    return position.do(Autumn.of())


@rule("BB-080")
def test_most_incense_takes_the_spirit() -> None:
    position = autumn((PURPLE, PURPLE, YELLOW), (GREEN,), (YELLOW, PURPLE, YELLOW))
    assert position.awake(PURPLE) == {"kappa": 1}
    assert position.awake(GREEN) == {"okami": 1}
    assert position.awake(YELLOW) == {"tengu": 1}


@rule("BB-X05", "BB-080")
@pytest.mark.parametrize(
    ("incense", "winner"),
    [
        ((PURPLE,) * 3 + (YELLOW,) * 3, YELLOW),
        ((YELLOW,) * 3 + (PURPLE,) * 3, PURPLE),
        ((YELLOW, PURPLE, PURPLE, YELLOW), YELLOW),
        ((PURPLE, YELLOW, YELLOW, PURPLE, GREEN), PURPLE),
    ],
)
def test_a_tie_goes_to_the_topmost(incense: tuple[int, ...], winner: int) -> None:
    position = autumn(incense)
    for seat in range(3):
        assert position.awake(seat) == ({"kappa": 1} if seat == winner else {})


@rule("BB-080")
def test_it_is_not_a_choice() -> None:
    assert autumn((PURPLE,), (YELLOW,)).state.over


@rule("BB-X12", "BB-081", "BB-082")
def test_the_ghost() -> None:
    position = autumn((GHOST,) * 3 + (PURPLE,) * 3, (GHOST,) * 3 + (PURPLE,) * 2, (GHOST,) * 2, players=2)
    # Kappa is won by purple; Okami and Tengu leave with the ghost; nobody came to Kitsune.
    assert position.awake(PURPLE) == {"kappa": 1}
    assert [SPIRIT_IDS[kind] for kind in position.state.departed] == ["okami", "tengu"]
    assert position.state.piles == (2, 2, 2, 3)
    assert position.state.spirits[3] == TOPS[3]


@rule("BB-082")
def test_the_ghost_needs_strictly_more_than_each_player() -> None:
    position = autumn(
        (GHOST, GHOST, PURPLE, PURPLE, YELLOW, YELLOW), (GHOST,) * 3 + (YELLOW,) * 2 + (PURPLE,) * 2, players=2
    )
    assert position.awake(YELLOW) == {"kappa": 1}
    assert [SPIRIT_IDS[kind] for kind in position.state.departed] == ["okami"]


@rule("BB-082")
def test_brown_is_a_player_with_four() -> None:
    position = autumn((3, 3, PURPLE), players=4)
    assert position.awake(3) == {"kappa": 1}
    assert position.state.departed == ()


@rule("BB-081")
def test_a_temple_without_incense_keeps_its_spirit() -> None:
    position = autumn((PURPLE,))
    assert position.state.spirits[1:] == TOPS[1:]
    assert position.state.piles == (2, 3, 3, 3)


@rule("BB-083")
def test_incense_returns_to_the_supplies() -> None:
    position = summer()
    position.sheet(PURPLE).waiting = 2
    position.sheet(PURPLE).incense = 1
    position.state.temples = ((PURPLE, YELLOW, PURPLE), (GREEN, PURPLE), (), ())
    position.do(Autumn.of())
    assert [sheet.incense for sheet in position.state.sheets] == [4, 1, 1]
    assert position.sheet(PURPLE).waiting == 2
    assert not any(position.state.temples)


@rule("BB-084")
def test_the_ghosts_incense_is_laid_out_anew_at_the_bottom() -> None:
    layouts = set()
    for _ in range(8):
        position = autumn((GHOST, GHOST, PURPLE), players=2)
        assert sorted(map(len, position.state.temples)) == [0, 2, 3, 3]
        assert {owner for temple in position.state.temples for owner in temple} == {GHOST}
    position = autumn(players=2)
    for _ in range(8):
        position.do(Autumn.of())
        layouts.add(position.state.temples)
    assert len(layouts) > 3


@rule("BB-084")
def test_not_after_the_last_autumn() -> None:
    position = autumn((GHOST, GHOST, PURPLE), players=2, round_=4)
    assert position.state.temples == ((),) * 4


@rule("BB-085")
def test_an_okami_won_in_autumn_helps_in_the_winter_that_follows() -> None:
    position = summer().house(0, "D1 D1 .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..")
    position.state.spirits = TOPS
    position.state.temples = ((), (PURPLE,), (), ())
    position.do(Autumn.of(), Winter.of())
    assert position.awake() == {"okami": 1}
    assert "spirit:okami" in position.codes


@rule("BB-086")
def test_the_next_spirit_becomes_visible() -> None:
    position = autumn((PURPLE,))
    below = len(position.state.unseen)
    assert position.match.view(None)["temples"][0]["spirit"] in SPIRIT_IDS
    assert position.match.view(None)["temples"][0]["below"] == 2
    assert below == 16
    second = position.state.spirits[0]
    won = position.sheet(YELLOW).awake[second]
    position.state.temples = ((YELLOW,), (), (), ())
    position.do(Autumn.of())
    assert position.sheet(YELLOW).awake[second] == won + 1
    for _ in range(2):
        position.state.temples = ((YELLOW,), (), (), ())
        position.do(Autumn.of())
    # The pile is used up.
    assert position.state.spirits[0] == -1
    assert position.match.view(None)["temples"][0]["spirit"] is None
    assert sum(position.sheet(YELLOW).awake) == 3
