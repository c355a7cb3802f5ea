"""Autumn: who wins the spirits, and where the incense goes (BB-080 to BB-086)."""

import pytest

from tests.games.bamboo.table import SPIRITS, Table, summer
from tests.rules import rule
from zataku.games.bamboo.state import GHOST
from zataku.games.bamboo.steps.autumn import Autumn
from zataku.games.bamboo.steps.winter import Winter

PURPLE, YELLOW, GREEN = 0, 1, 2
TOPS = tuple(SPIRITS.index(name) for name in ("kappa", "okami", "tengu", "kitsune"))


def autumn(*temples: tuple[int, ...], players: int = 3, round_: int = 1) -> Table:
    """Incense in the first temples, the others empty; Kappa, Okami, Tengu and Kitsune wait."""
    table = summer(players)
    table.state.round = round_
    table.state.spirits = TOPS
    table.state.temples = (*temples, *[()] * (4 - len(temples)))
    return table.do(Autumn.of())


@rule("BB-080")
def test_most_incense_takes_the_spirit() -> None:
    table = autumn((PURPLE, PURPLE, YELLOW), (GREEN,), (YELLOW, PURPLE, YELLOW))
    assert table.awake(PURPLE) == {"kappa": 1}
    assert table.awake(GREEN) == {"okami": 1}
    assert table.awake(YELLOW) == {"tengu": 1}


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
    table = autumn(incense)
    for seat in range(3):
        assert table.awake(seat) == ({"kappa": 1} if seat == winner else {})


@rule("BB-080")
def test_it_is_not_a_choice() -> None:
    assert autumn((PURPLE,), (YELLOW,)).state.over


@rule("BB-X12", "BB-081", "BB-082")
def test_the_ghost() -> None:
    table = autumn((GHOST,) * 3 + (PURPLE,) * 3, (GHOST,) * 3 + (PURPLE,) * 2, (GHOST,) * 2, players=2)
    # Kappa is won by purple; Okami and Tengu leave with the ghost; nobody came to Kitsune.
    assert table.awake(PURPLE) == {"kappa": 1}
    assert [SPIRITS[kind] for kind in table.state.departed] == ["okami", "tengu"]
    assert table.state.piles == (2, 2, 2, 3)
    assert table.state.spirits[3] == TOPS[3]


@rule("BB-082")
def test_the_ghost_needs_strictly_more_than_each_player() -> None:
    table = autumn(
        (GHOST, GHOST, PURPLE, PURPLE, YELLOW, YELLOW), (GHOST,) * 3 + (YELLOW,) * 2 + (PURPLE,) * 2, players=2
    )
    assert table.awake(YELLOW) == {"kappa": 1}
    assert [SPIRITS[kind] for kind in table.state.departed] == ["okami"]


@rule("BB-082")
def test_brown_is_a_player_with_four() -> None:
    table = autumn((3, 3, PURPLE), players=4)
    assert table.awake(3) == {"kappa": 1}
    assert table.state.departed == ()


@rule("BB-081")
def test_a_temple_without_incense_keeps_its_spirit() -> None:
    table = autumn((PURPLE,))
    assert table.state.spirits[1:] == TOPS[1:]
    assert table.state.piles == (2, 3, 3, 3)


@rule("BB-083")
def test_incense_returns_to_the_supplies() -> None:
    table = summer()
    table.player(PURPLE).waiting = 2
    table.player(PURPLE).incense = 1
    table.state.temples = ((PURPLE, YELLOW, PURPLE), (GREEN, PURPLE), (), ())
    table.do(Autumn.of())
    assert [player.incense for player in table.state.seats] == [4, 1, 1]
    assert table.player(PURPLE).waiting == 2
    assert not any(table.state.temples)


@rule("BB-084")
def test_the_ghosts_incense_is_laid_out_anew_at_the_bottom() -> None:
    layouts = set()
    for _ in range(8):
        table = autumn((GHOST, GHOST, PURPLE), players=2)
        assert sorted(map(len, table.state.temples)) == [0, 2, 3, 3]
        assert {owner for temple in table.state.temples for owner in temple} == {GHOST}
    table = autumn(players=2)
    for _ in range(8):
        table.do(Autumn.of())
        layouts.add(table.state.temples)
    assert len(layouts) > 3


@rule("BB-084")
def test_not_after_the_last_autumn() -> None:
    table = autumn((GHOST, GHOST, PURPLE), players=2, round_=4)
    assert table.state.temples == ((),) * 4


@rule("BB-085")
def test_an_okami_won_in_autumn_helps_in_the_winter_that_follows() -> None:
    table = summer().house(0, "D1 D1 .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..")
    table.state.spirits = TOPS
    table.state.temples = ((), (PURPLE,), (), ())
    table.do(Autumn.of(), Winter.of())
    assert table.awake() == {"okami": 1}
    assert "spirit:okami" in table.codes


@rule("BB-086")
def test_the_next_spirit_becomes_visible() -> None:
    table = autumn((PURPLE,))
    below = len(table.state.unseen)
    assert table.match.view(None)["temples"][0]["spirit"] in SPIRITS
    assert table.match.view(None)["temples"][0]["below"] == 2
    assert below == 16
    second = table.state.spirits[0]
    won = table.player(YELLOW).awake[second]
    table.state.temples = ((YELLOW,), (), (), ())
    table.do(Autumn.of())
    assert table.player(YELLOW).awake[second] == won + 1
    for _ in range(2):
        table.state.temples = ((YELLOW,), (), (), ())
        table.do(Autumn.of())
    # The pile is used up.
    assert table.state.spirits[0] == -1
    assert table.match.view(None)["temples"][0]["spirit"] is None
    assert sum(table.player(YELLOW).awake) == 3
