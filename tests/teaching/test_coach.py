"""The coach advises what is offered, the same for the same view, and nothing that the seat cannot know."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from zataku.games import games
from zataku.kernel.match import Match, Perspective
from zataku.language import Speaker
from zataku.teaching.coach import SUGGESTIONS, advice
from zataku.teaching.considering import FILE, considerations
from zataku.teaching.reading import FOLDER

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


@every_game
def test_what_to_think_of_is_said_at_questions_that_are_asked(name: str) -> None:
    game = games()[name]
    thoughts, speaker = considerations(game.folder).thoughts, Speaker(game, "en")
    assert [ask for ask in thoughts if not speaker.knows(ask)] == []
    assert [text for thought in thoughts.values() for text in thought.text.values() if len(text) > 150] == []


@pytest.mark.parametrize("name", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_most_questions_have_something_to_think_of(name: str) -> None:
    match, chance = Match(games()[name], 2, "thoughts", games()[name].brisk), Random(4)
    thoughts = considerations(match.game.folder).thoughts
    asked: list[str] = []
    while not match.over and len(asked) < 250:
        decision = match.decision
        assert decision is not None
        asked.append(decision.prompt.id)
        match.choose(chance.choice(decision.options))
    assert sum(ask in thoughts for ask in asked) > 0.8 * len(asked)


def test_a_question_is_advised_once(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    advice = '[[advice]]\nasks = ["a"]\ntext = { en = "A", ru = "Б", es = "C" }\n'
    (tmp_path / FOLDER / FILE).write_text(advice * 2)
    with pytest.raises(ValueError, match="advises twice at 'a'"):
        considerations(tmp_path)
    assert considerations(tmp_path / "elsewhere").thoughts == {}
