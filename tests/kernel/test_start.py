"""A match can go on from a position of an earlier one, with what was hidden there drawn anew; its record says so."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.toy import GAME
from zataku.kernel.match import BrokenRecord, Match, Start, replay


def played(choices: int, seed: str = "heron") -> Match:
    match = Match(GAME, 3, seed)
    rng = Random(seed)
    for _ in range(choices):
        match.choose(rng.choice(match.state.offer))
    return match


def start_of(match: Match, seat: int | None) -> Start:
    return Start(match.seed, tuple(option.code for option in match.choices), seat, match.start)


def test_the_seat_sees_what_it_saw() -> None:
    earlier = played(7)
    for seat in range(3):
        again = Match(GAME, 3, "anew", start=start_of(earlier, seat))
        assert again.view(seat) == earlier.view(seat)


def test_what_was_hidden_is_drawn_anew() -> None:
    earlier = played(7)
    hands = {json.dumps(Match(GAME, 3, str(seed), start=start_of(earlier, 0)).view(1)) for seed in range(12)}
    assert len(hands) > 1


def test_a_record_leads_to_the_same_end() -> None:
    match = Match(GAME, 3, "anew", start=start_of(played(7), 0))
    rng = Random(3)
    while not match.over:
        match.choose(rng.choice(match.state.offer))
    record = json.loads(json.dumps(match.record()))
    assert replay(GAME, record).fingerprint() == match.fingerprint()
    other = record | {"start": record["start"] | {"choices": record["start"]["choices"][:-1]}}
    with pytest.raises(BrokenRecord):
        replay(GAME, other)


def test_a_match_that_went_on_can_go_on_again() -> None:
    first = Match(GAME, 3, "anew", start=start_of(played(5), 0))
    first.choose(first.state.offer[0])
    again = Match(GAME, 3, "once more", start=start_of(first, 1))
    assert again.view(1) == first.view(1)
    again.choose(again.state.offer[0])
    assert replay(GAME, json.loads(json.dumps(again.record()))).fingerprint() == again.fingerprint()


def test_nothing_goes_on_from_the_end() -> None:
    match = Match(GAME, 3, "heron")
    while not match.over:
        match.choose(match.state.offer[0])
    with pytest.raises(ValueError, match="over"):
        Match(GAME, 3, "anew", start=start_of(match, 0))


@pytest.mark.parametrize("told", [7, "here", {}, {"seed": "x", "choices": 3, "seat": 0}])
def test_a_start_that_is_told_wrongly_is_noticed(told: object) -> None:
    with pytest.raises(BrokenRecord):
        replay(GAME, Match(GAME, 3, "anew").record() | {"start": told})
