"""The coach advises what is offered, the same for the same view, and nothing that the seat cannot know."""

from __future__ import annotations

from random import Random

import pytest

from zataku.games import games
from zataku.kernel.match import Match, Perspective
from zataku.teaching.coach import SUGGESTIONS, advice

every_game = pytest.mark.parametrize("name", list(games()))
LOOKS = 6


def positions(name: str, seed: int) -> list[Match]:
    match, chance = Match(games()[name], 2, f"coach-{seed}", games()[name].brisk), Random(seed)
    found = []
    for number in range(90):
        if match.over:
            break
        if number % (90 // LOOKS) == 7:
            copy = Match(match.game, match.players, match.seed, match.settings)
            for option in match.choices:
                copy.choose(option)
            found.append(copy)
        match.choose(chance.choice(match.state.offer))
    return found


@every_game
def test_what_the_coach_suggests_is_offered_and_in_order(name: str) -> None:
    given = 0
    for match in positions(name, 1):
        suggested = advice(match.perspective(match.state.seat))
        assert len(suggested) <= SUGGESTIONS
        assert {each.option for each in suggested} <= set(match.state.offer)
        assert [each.behind for each in suggested] == sorted(each.behind for each in suggested)
        assert not suggested or suggested[0].behind == 0
        given += bool(suggested)
    assert given


@every_game
def test_the_coach_says_nothing_that_the_seat_cannot_know(name: str) -> None:
    """Whatever is true behind the cards, the same view gets the same advice."""
    for match in positions(name, 2):
        state, seat = match.state, match.state.seat
        told = advice(match.perspective(seat))
        for other in range(2):
            maybe = state.sample(seat, Random(other))
            assert advice(Perspective(match.game, maybe, seat, match.seats)) == told
