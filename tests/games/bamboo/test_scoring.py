"""Final scoring (BB-120 to BB-125)."""

import pytest

from tests.games.bamboo.position import EMPTY, Position, summer
from tests.rules import rule
from zataku.games.bamboo.judgement.evaluation import evaluate
from zataku.kernel.game import SeatScore


def score(position: Position, seat: int = 0) -> SeatScore:
    return position.match.game.scores(position.state)[seat]


@rule("BB-X07", "BB-120")
def test_five_spirits_of_four_kinds() -> None:
    position = summer().spirits(0, "kappa kappa tengu", "okami kitsune")
    assert score(position).parts["spirits"] == 8
    assert score(position).total == 13


@rule("BB-120", "BB-097")
def test_every_player_scores_spirits_with_or_without_a_bakeneko_and_not_twice() -> None:
    position = summer().spirits(0, "bakeneko", "bakeneko").spirits(1, "kappa")
    assert score(position, 0).parts["spirits"] == 2
    assert score(position, 1).parts["spirits"] == 2
    assert score(position, 2).parts["spirits"] == 0


@rule("BB-X08", "BB-121", "BB-122")
def test_polinas_house() -> None:
    # Left 5, right 8; R13 (garden above faith above decoration, 6) and L01 (a decoration, 2) are met and unscored.
    position = summer().house(0, "D2 .. O3 G3 ..", "F3 .. .. F3 ..", ".. .. .. D2 ..").holds(0, "R13", "L01")
    parts = score(position).parts
    assert parts["balance"] == -6
    assert parts["harmony"] == 4
    assert score(position).total == 5 - 2
    assert score(position.holds(0, "R13")).parts["harmony"] == 3
    assert score(position.holds(0, "L01")).parts["harmony"] == 1


@rule("BB-121")
def test_whichever_part_is_larger_and_the_middle_column_does_not_count() -> None:
    assert score(summer().house(0, "D3 F3 .. G1 ..", EMPTY, EMPTY)).parts["balance"] == -10
    assert score(summer().house(0, "D1 .. .. G3 F3", EMPTY, EMPTY)).parts["balance"] == -10
    assert score(summer().house(0, ".. .. D3 .. ..", ".. .. F3 .. ..", EMPTY)).parts["balance"] == 0
    assert score(summer()).parts["balance"] == 0


@rule("BB-122")
def test_unmet_unscored_tiles_give_and_cost_nothing() -> None:
    position = summer().house(0, ".. .. D1 .. ..", EMPTY, EMPTY).holds(0, "L01", "R01", "W01", "W09")
    assert score(position).parts["harmony"] == 0


@rule("BB-122")
def test_half_is_rounded_up_for_each_tile() -> None:
    # L21 and R23 give 3 points: 2 and 2, not 3 together.
    position = summer().house(0, "D3 F1 .. O3 ..", ".. .. .. D1 ..", EMPTY).holds(0, "L21", "R23")
    assert score(position).parts["harmony"] == 4


@rule("BB-124")
def test_most_happiness_wins() -> None:
    position = summer()
    for seat, happiness in enumerate((7, 9, 8)):
        position.sheet(seat).happiness = happiness
    scores = position.match.game.scores(position.state)
    assert scores.winners == (1,)
    assert [seat.rank for seat in scores.seats] == [3, 1, 2]


@rule("BB-124")
def test_a_tie_goes_to_the_more_comfortable_house_the_middle_column_included() -> None:
    position = summer().house(0, ".. .. D2 .. ..", EMPTY, EMPTY).house(2, ".. .. D3 .. ..", EMPTY, EMPTY)
    assert position.match.game.scores(position.state).winners == (2,)
    assert [seat.rank for seat in position.match.game.scores(position.state).seats] == [2, 3, 1]


@rule("BB-124")
def test_still_tied_is_a_shared_victory() -> None:
    position = summer().house(0, ".. .. D2 .. ..", EMPTY, EMPTY).house(2, ".. .. F2 .. ..", EMPTY, EMPTY)
    assert position.match.game.scores(position.state).winners == (0, 2)


@rule("BB-125")
def test_what_gives_nothing_at_the_end() -> None:
    position = summer().larder(0, "ramen ramen").areas(0, red="red-joker")
    position.sheet().coins = 20
    position.sheet().incense = 7
    position.sheet().fan = (3, 4, 5)
    position.state.gifts = (0, 1)
    assert score(position).total == 5
    assert sum(score(position).parts.values()) == 5


def test_the_guess_agrees_with_the_scores_at_the_end() -> None:
    position = Position(3)
    while not position.state.over:
        position.choose(position.codes[0])
    for seat in range(3):
        assert evaluate(position.state, seat) == score(position, seat).total


@pytest.mark.parametrize("seat", [0, 1])
def test_the_guess_likes_what_is_good(seat: int) -> None:
    def guess(position: Position) -> float:
        return evaluate(position.do().state if position.state.over else position.state, seat)

    def blank() -> Position:
        fresh = summer(2)
        fresh.state.over = False
        return fresh

    richer = blank()
    richer.sheet(seat).coins = 3
    fed = blank().house(seat, "D1 .. .. D1 ..", EMPTY, EMPTY).larder(seat, "rice")
    hungry = blank().house(seat, "D1 .. .. D1 ..", EMPTY, EMPTY)
    lopsided = blank().house(seat, "D3 .. .. .. ..", EMPTY, EMPTY)
    balanced = blank().house(seat, ".. .. D3 .. ..", EMPTY, EMPTY)
    hopeful = blank().house(seat, ".. .. D3 .. ..", EMPTY, EMPTY).holds(seat, "W05")
    met = blank().house(seat, ".. .. D3 .. ..", "D3 .. .. .. ..", EMPTY).holds(seat, "L01")
    unmet = blank().house(seat, ".. .. D3 .. ..", "D3 .. .. .. ..", EMPTY).holds(seat, "L02")
    blessed = blank().spirits(seat, "kappa")
    assert guess(richer) > guess(blank())
    assert guess(fed) > guess(hungry)
    assert guess(balanced) > guess(lopsided)
    assert guess(hopeful) > guess(balanced)
    assert guess(met) > guess(unmet)
    assert guess(blessed) > guess(blank())
