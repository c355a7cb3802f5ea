"""A match: asking, choosing, undoing, recording, replaying; shown on the toy game."""

from __future__ import annotations

import dataclasses
import json
from random import Random
from typing import Any

import pytest

import zataku
from tests.toy import GAME, MELT, PLAY, Lanterns
from zataku.kernel.game import MatchOption
from zataku.kernel.match import BrokenRecord, IllegalChoice, Match, UndoRefused, replay


def new_match(players: int = 2, seed: str = "kappa", **options: Any) -> Match:
    return Match(GAME, players, seed, options)


def play_card(match: Match) -> None:
    match.choose(next(option for option in match.state.offer if option.verb is PLAY))


def finished(seed: str = "kappa") -> Match:
    match = new_match(seed=seed)
    rng = Random(seed)
    while not match.over:
        match.choose(rng.choice(match.state.offer))
    return match


def lanterns(match: Match) -> Lanterns:
    assert isinstance(match.state, Lanterns)
    return match.state


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: zataku.new_match("go", players=2, seed="x"), "there is no game 'go'; there are"),
        (lambda: zataku.new_match(["go"], players=2, seed="x"), "there is no game"),  # type: ignore[arg-type]
        (lambda: new_match(players=7), "three-lanterns is for 2, 3 players, not 7"),
        (lambda: new_match(players="2"), "not '2'"),  # type: ignore[arg-type]
        (lambda: new_match(poor=True), "no option 'poor'; it has rich"),
        (lambda: new_match(rich="maybe"), "can be False, True, not 'maybe'"),
        (lambda: new_match(rich=1), "can be False, True, not 1"),
        (lambda: new_match(seed=""), "the seed is a text"),
        (lambda: new_match(seed=5), "the seed is a text"),  # type: ignore[arg-type]
        (lambda: new_match().view(2), "seats are 0 to 1, or None"),
    ],
)
def test_bad_input_is_told_what_is_allowed(call: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        call()


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = new_match()
    before = match.fingerprint()
    gone = next(option for option in PLAY.values() if option not in match.state.offer)
    for wrong in (gone, gone.code, "play:99", "", MELT):
        with pytest.raises(IllegalChoice, match="is not offered; choose one of play:"):
            match.choose(wrong)
    with pytest.raises(IllegalChoice, match="seat 0 is to decide, not seat 1"):
        match.choose(match.state.offer[0], seat=1)
    assert match.fingerprint() == before
    assert match.choices == []


def test_nothing_can_be_chosen_when_the_match_is_over() -> None:
    match = finished()
    assert match.decision is None
    with pytest.raises(IllegalChoice, match="the match is over"):
        match.choose("boast")


def test_scores_wait_for_the_end() -> None:
    with pytest.raises(ValueError, match="not over yet"):
        _ = new_match().scores
    scores = finished().scores
    assert [score.rank for score in scores.seats].count(1) == len(scores.winners)
    assert scores[0].total == sum(scores[0].parts.values())


def test_a_choice_can_be_taken_back_until_another_seat_decides() -> None:
    match = new_match()
    start = match.fingerprint()
    told = len(match.events)
    assert not match.can_undo(0)
    play_card(match)
    middle = match.fingerprint()
    match.choose("boast")
    assert match.state.seat == 1
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.fingerprint() == middle
    match.undo(0)
    assert match.fingerprint() == start
    assert len(match.events) == told
    with pytest.raises(UndoRefused, match="nothing to take back"):
        match.undo(0)
    play_card(match)
    match.choose("boast")
    play_card(match)
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_nothing_is_taken_back_behind_a_revelation() -> None:
    match = new_match()
    for _ in range(2):
        play_card(match)
        match.choose("be-modest")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_an_undone_choice_is_not_in_the_record() -> None:
    match = new_match()
    play_card(match)
    match.undo(0)
    assert match.record()["choices"] == []


def test_a_record_is_json_and_replays_to_the_same_fingerprint() -> None:
    match = finished()
    record = json.loads(json.dumps(match.record()))
    again = replay(GAME, record)
    assert again.fingerprint() == match.fingerprint()
    assert again.scores == match.scores


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 99}, "not a record of format 2"),
        ({"version": "0"}, "made with version '0'"),
        ({"players": 9}, "2, 3 players"),
        ({"options": []}, "the options a table"),
        ({"choices": ["fly"]}, "choice 1: 'fly' is not offered"),
        ({"seed": "another"}, r"choice \d+|another state"),
        ({"fingerprint": "0"}, "lead to another state"),
        ({"seed": None}, "the seed is a text"),
    ],
)
def test_a_broken_record_says_why(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BrokenRecord, match=words):
        replay(GAME, finished().record() | change)


@pytest.mark.parametrize("record", [{}, {"game": "go"}, {"game": 5}, [], "x", None])
def test_what_is_no_record_at_all_says_so(record: Any) -> None:
    with pytest.raises(BrokenRecord, match=r"not the record of a match|there is no game"):
        zataku.replay(record)


def test_a_record_lacking_a_part_says_which() -> None:
    record = finished().record()
    del record["seed"]
    with pytest.raises(BrokenRecord, match="lacks seed"):
        replay(GAME, record)


def test_a_preview_tells_what_would_happen_and_changes_nothing() -> None:
    match = new_match()
    before = match.fingerprint()
    events = match.preview(match.state.offer[0])
    assert [event.message.id for event in events] == ["event-plays", "event-you-play"]
    assert match.fingerprint() == before
    assert len(match.events) == 1


def test_a_preview_stops_before_anything_the_seat_cannot_know() -> None:
    match = new_match()
    for _ in range(2):
        play_card(match)
        if match.state.seat == 0:
            match.choose("boast")
    assert match.preview("boast") == []


def test_consequences_tell_whether_there_is_a_way_back() -> None:
    match = new_match()
    card = match.state.offer[0]
    assert list(match.consequences()) == match.state.offer
    assert not match.consequences()[card].final
    match.choose(card)
    assert match.can_undo(0)
    # The other seat is to decide then.
    assert match.consequences()[match.offered("boast")].final
    assert card not in match.consequences()
    with pytest.raises(IllegalChoice):
        match.preview(card)


def test_refusals_tell_why_with_a_rule() -> None:
    match = new_match()
    for _ in range(2):
        play_card(match)
        match.choose("boast")
    while match.state.asking is None or match.state.offer[0].verb is not PLAY:
        match.choose(match.state.offer[0])
    refusals = match.refusals()
    assert {refusal.rule for refusal in refusals.values()} == {"TL-001"}
    assert [option.code for option in refusals] == [f"play:{card}" for card in lanterns(match).discard]


def test_an_anytime_option_is_carried_out_and_the_same_question_asked_again() -> None:
    match = new_match(rich=True)
    decision = match.decision
    assert decision is not None
    assert MELT in decision.options
    match.choose("melt")
    match.choose("melt")
    again = match.decision
    assert again is not None
    assert again.prompt == decision.prompt
    assert set(again.options) == set(decision.options) - {MELT}
    assert lanterns(match).sheets[0].points == 2


def test_events_are_shown_to_those_allowed() -> None:
    match = new_match()
    play_card(match)
    mine = [event.message.id for event in match.events_for(0)]
    assert mine == ["event-round", "event-plays", "event-you-play"]
    assert [event.message.id for event in match.events_for(1)] == mine[:2]
    assert [event.message.id for event in match.events_for(None)] == mine[:2]


def test_a_bot_sees_options_only_when_it_is_to_decide() -> None:
    match = new_match()
    assert list(match.perspective(0).options) == list(match.state.offer)
    assert match.perspective(1).options == ()
    with pytest.raises(IllegalChoice, match="not offered to seat 1"):
        match.perspective(1).describe(match.state.offer[0])
    assert match.perspective(1).view["seats"][0]["hand"] == [None, None, None]


def test_settings_for_brisk_play_are_those_of_the_options() -> None:
    assert GAME.brisk == {}
    limited = MatchOption("limit", (0, 5), brisk=5)
    assert dataclasses.replace(GAME, options=(*GAME.options, limited)).brisk == {"limit": 5}


def test_only_choosing_tells_so_a_state_plays_on_silently() -> None:
    match = Match(GAME, 2, "heron")
    assert match.state.log is None
    match.choose(match.state.offer[0])
    told = len(match.events)
    assert told
    assert match.state.log is None
    match.state.playout(Random(1))
    assert match.over
    assert len(match.events) == told
