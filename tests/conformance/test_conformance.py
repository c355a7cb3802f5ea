"""Every game passes the battery, at every player count and with every option switched."""

from __future__ import annotations

from random import Random

import pytest

from tests import toy
from tests.conformance import battery
from tests.conformance.battery import Case
from tests.toy import kit as toy_kit
from zataku.kernel.match import Match

CASES = [*battery.cases(toy.GAME, toy_kit), *battery.all_cases()]
CHECKS = (
    battery.asking_twice_changes_nothing,
    battery.every_offered_verb_has_a_handler,
    battery.clones_are_equal_and_independent,
    battery.pickled_states_play_on_identically,
    battery.undo_restores_the_state,
    battery.nothing_leaks,
    battery.nothing_is_told_before_it_is_revealed,
    battery.offers_and_refusals_never_overlap,
    battery.everything_is_put_into_words,
    battery.every_option_can_be_clicked,
)
#: The dearest checks are made at one decision in so many.
ONE_IN = 6


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_holds_the_contract_at_every_decision(case: Case) -> None:
    census = case.kit.census(case.match("battery").state)

    def look(match: Match, rng: Random) -> None:
        assert case.kit.census(match.state) == census, "a component appeared or vanished"
        for check in CHECKS:
            if rng.random() < 1 / ONE_IN:
                check(match, rng)
                if match.over:
                    return

    match = play_checked(case, "battery", look)
    assert case.kit.census(match.state) == census
    battery.replay_gives_the_same_match(case, match)
    battery.scores_can_be_recounted(case, match)
    battery.events_are_put_into_words(case, match.events)


def play_checked(case: Case, seed: str, look: object) -> Match:
    """Like `battery.play`, for checks that may themselves make a choice."""
    match = case.match(seed)
    rng = Random(seed)
    while not match.over:
        look(match, rng)  # type: ignore[operator]
        if not match.over:
            match.choose(rng.choice(match.state.offer))
    return match


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_matches_end_with_everything_in_its_place(case: Case) -> None:
    for number in range(3):
        seed = f"random-{number}"
        match = battery.play_without_log(case, number, seed)
        assert case.kit.census(match.state) == case.kit.census(case.match(seed).state)
        battery.scores_can_be_recounted(case, match)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_earlier_clone_ever_changes(case: Case) -> None:
    state = case.match("clones").state
    rng = Random("clones")
    kept = []
    while not state.over:
        if rng.random() < 0.1:
            kept.append((state.clone(), state.fingerprint()))
        state.apply(rng.choice(state.offer))
    for clone, fingerprint in kept:
        assert clone.fingerprint() == fingerprint


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_seed_and_choices_give_the_same_match(case: Case) -> None:
    first = battery.play(case, "again")
    second = case.match("again")
    for option in first.choices:
        second.choose(option.code)
    assert second.fingerprint() == first.fingerprint()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_two_places_are_refused_in_the_same_words(case: Case) -> None:
    def look(match: Match, rng: Random) -> None:
        assert battery.refused_in_the_same_words(match) == []

    battery.play(case, "refused", look)


@pytest.mark.parametrize("case", [case for case in CASES if hasattr(case.kit, "tally")], ids=str)
def test_events_tell_what_happened(case: Case) -> None:
    battery.events_tell_what_happened(case, "told")
    if hasattr(case.kit, "enrich") and case.settings == case.game.brisk:
        for number in range(5):
            battery.events_tell_what_happened(case, f"told-{number}", enriched=True)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_leaks_in_many_matches(case: Case) -> None:
    for number in range(60):
        battery.play(case, f"leak-{number}", battery.nothing_leaks)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_very_many_random_matches_end_properly(case: Case) -> None:
    for number in range(2000):
        match = battery.components_stay(case, number, f"soak-{number}")
        battery.scores_can_be_recounted(case, match)
