"""An analysis tells what everybody could expect and where points were left, from what each seat knew then."""

from __future__ import annotations

import pytest

import zataku
from zataku import bots
from zataku.bots.analysis import Analysis, Line, Moment, analyse, learnt, reason, steps
from zataku.bots.values import values_of
from zataku.kernel.judgement import judgement_of
from zataku.kernel.match import Match
from zataku.language import Speaker


def played(first: str, second: str, seed: str = "looked-at") -> Match:
    match = zataku.new_match("white-castle", players=2, seed=seed)
    bots.play(match, {0: bots.make(first, "first"), 1: bots.make(second, "second")})
    return match


def looked_at(match: Match, choices: int | None = None) -> Analysis:
    codes = [option.code for option in match.choices][:choices]
    return analyse(match.game, match.players, match.seed, match.settings, codes, samples=6)


def moment(at: int, seat: int, chances: tuple[float, float], **more: object) -> Moment:
    return Moment(at, seat, 0.5, (40.0, 40.0), (5.0, 5.0), chances, ("a",), **more)  # type: ignore[arg-type]


def test_random_play_leaves_more_points_than_a_good_level() -> None:
    found = looked_at(played("random", "adept"))
    assert found.left(0) > found.left(1) + 10
    assert found.winners == (1,)
    assert sum(len(each.played) for each in found.moments) == len(played("random", "adept").choices)


def test_every_better_turn_can_be_played_where_it_is_told() -> None:
    match = played("random", "newcomer")
    found = looked_at(match, 40)
    again = Match(match.game, 2, match.seed, match.settings)
    seen = 0
    for each in found.moments:
        assert again.state.seat == each.seat
        if each.mistake:
            seen += 1
            assert again.offered(each.better[0]) in again.state.offer
            assert len(steps(again, each.better)) == len(each.better)
            assert each.lost > 2 * each.error
            assert Line(each.better, each.lost, each.error) in each.lines
            assert Line(each.played, 0.0, 0.0) in each.lines
        for code in each.played:
            again.choose(code)
    assert seen


def test_an_analysis_can_be_repeated_and_progress_is_told() -> None:
    match = played("random", "newcomer")
    told: list[tuple[int, int]] = []
    codes = [option.code for option in match.choices][:25]
    first = analyse(
        match.game, 2, match.seed, match.settings, codes, lambda done, all: told.append((done, all)), samples=4
    )
    assert first == analyse(match.game, 2, match.seed, match.settings, codes, samples=4)
    assert told[-1] == (25, 25)


def test_what_is_hidden_does_not_change_what_is_said_of_a_turn() -> None:
    """What was in the opponent's hand or in a deck did not matter to who could not know it."""
    match = zataku.new_match("bitoku", players=2, seed="unknown")
    codes: list[str] = []
    while len(codes) < 12:
        codes.append(match.state.offer[0].code)
        match.choose(codes[-1])
    first, again = (analyse(match.game, 2, "unknown", match.settings, codes[:n], samples=2) for n in (12, 10))
    assert first.moments[: len(again.moments) - 1] == again.moments[:-1]


def test_a_mistake_exceeds_its_error() -> None:
    assert moment(1, 0, (0.5, 0.5), lost=3.0, error=1.0, better=("b",)).mistake
    assert not moment(1, 0, (0.5, 0.5), lost=3.0, error=1.1, better=("b",)).mistake
    assert not moment(1, 0, (0.5, 0.5), lost=0.9, error=0.0, better=("b",)).mistake


def test_points_left_count_where_the_better_turns_had_brought_more() -> None:
    mistakes = (
        moment(
            1, 0, (0.5, 0.5), lost=6.0, error=1.0, better=("b",), parts={"gardeners": 6.0, "play": 3.0, "goods": -2.0}
        ),
        moment(9, 0, (0.5, 0.5), lost=4.0, error=1.0, better=("b",), parts={"gardeners": 1.0}),
        moment(12, 1, (0.5, 0.5), lost=4.0, error=1.0, better=("b",), parts={"play": 1.0}),
    )
    found = Analysis("g", 2, mistakes, (30, 40), (1,))
    assert found.by_category(0) == [("gardeners", 8.0), ("play", 2.0)]
    assert sum(points for _, points in found.by_category(0)) == found.left(0)


def test_turning_points_are_where_chances_change_most() -> None:
    chances = [(0.5, 0.5), (0.55, 0.45), (0.2, 0.8), (0.25, 0.75), (0.6, 0.4), (0.6, 0.4)]
    found = Analysis("g", 2, tuple(moment(n, n % 2, each) for n, each in enumerate(chances)), (1, 2), (1,))
    assert [(each.at, round(abs(change), 2)) for each, _, change in found.turning_points()] == [(1, 0.35), (3, 0.35)]


@pytest.mark.parametrize("language", ["en", "ru", "es"])
def test_a_person_is_told_where_points_were_left(language: str) -> None:
    mistakes = (
        moment(1, 0, (0.5, 0.5), lost=5.0, error=1.0, better=("b",), parts={"gardeners": 6.0, "play": -1.0}),
        moment(9, 0, (0.5, 0.5), lost=4.0, error=1.0, better=("b",), parts={"gardeners": 3.0}),
    )
    found = Analysis("white-castle", 2, mistakes, (30, 40), (1,))
    speaker = Speaker(zataku.game("white-castle"), language)
    said = learnt(found, 0, speaker)
    assert "9" in said
    assert speaker.text("part-gardeners") in said
    assert speaker.text("part-play") not in said
    assert learnt(found, 1, speaker) != said


@pytest.mark.parametrize(
    ("more", "together", "told"),
    [
        (
            {"own": 5.0, "parts": {"gardeners": 5.0}},
            False,
            "5.0 more points. By the next turn: Gardeners +5.0.",
        ),
        ({"own": 3.0}, False, "3.0 more points and leaves the best rival 2.0 fewer."),
        ({"own": 0.2}, False, "leaves the best rival 4.8 points fewer."),
        ({"own": -2.0}, False, "costs 2.0 own points and leaves the best rival 7.0 fewer."),
        ({"own": 6.0}, False, "6.0 more points, though to 1.0 more for the best rival as well."),
        (
            {"own": 5.0, "parts": {"gardeners": 3.0, "play": -1.0, "stores": 0.2}},
            False,
            "5.0 more points. By the next turn: Gardeners +3.0, During play −1.0. Later: +2.8.",
        ),
        ({"own": 5.0}, True, "the group is 5.0 points of 100 nearer to victory."),
    ],
)
def test_a_better_turn_is_better_for_a_reason(more: dict[str, object], together: bool, told: str) -> None:
    """The points by category and those to come later are the own points together."""
    each = moment(1, 0, (0.5, 0.5), lost=5.0, error=1.0, better=("b",), **more)
    said = reason(each, Speaker(zataku.game("white-castle"), "en"), together)
    assert said.endswith(told)
    assert sum(each.parts.values()) + each.later == pytest.approx(each.own)


def test_what_can_be_expected_before_a_turn_begins_is_what_will_be_when_it_does() -> None:
    """Values are made for where turns begin: while starting pairs are picked, nobody is expected to end far lower."""
    match = zataku.new_match("white-castle", players=2, seed="pairs")
    codes: list[str] = []
    begins = judgement_of(match.game).turn.begins
    while not begins(match.state):
        codes.append(match.state.offer[0].code)
        match.choose(codes[-1])
    found = analyse(match.game, 2, "pairs", match.settings, codes, samples=2)
    assert len(found.moments) == 2
    values = values_of(match.game)
    usual = sum(values.expected(match.state, seat) for seat in range(2)) / 2
    assert all(abs(points - usual) < 9.0 for each in found.moments for points in each.expected)


def test_turns_of_a_group_are_compared_by_how_near_it_comes_to_victory() -> None:
    match = zataku.new_match("fuji-koro", players=2, seed="group", options={"mode": "cooperative"})
    lazy = bots.make("random", "lazy")
    while len(match.choices) < 30:
        match.choose(lazy.choose(match.perspective(match.state.seat)))
    found = looked_at(match)
    assert found.together
    mistakes = [each for each in found.moments if each.mistake]
    assert mistakes
    assert all(each.own == pytest.approx(each.lost, abs=0.02) for each in mistakes), "nobody is a rival"
    assert all(each.chances[0] == each.chances[1] <= 1.0 for each in found.moments)
