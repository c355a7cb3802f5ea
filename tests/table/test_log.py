"""The log: by round and turn, one line an act, with the names of then and with what people did."""

from __future__ import annotations

from random import Random

from tests.table.test_live import entry, table
from tests.table.test_scene import CASTLE, castle, play
from tests.toy import GAME
from zataku.table.live import LiveTable
from zataku.table.log import Turn, turns
from zataku.table.seats import Change, Sitter
from zataku.table.store.rows import CHOICE, PAUSE, RESUME, SEAT, UNDO


def log(live: LiveTable, most: int | None = None) -> tuple[Turn, ...]:
    return turns(live, 0, "en", most, range(0))[0]


def people(live: LiveTable) -> list[str]:
    """What the log tells of the people, oldest first."""
    return [str(turn.acts[0].told) for turn in reversed(log(live)) if turn.kind == "people"]


def choose(live: LiveTable) -> None:
    live.apply(entry(live, CHOICE, live.deciding, live.match.state.offer[0].code))


def test_one_line_an_act_and_one_block_a_turn() -> None:
    live = castle(Sitter.HUMAN, Sitter.HUMAN)
    rng = Random(4)
    while len(live.match.events) < 60:
        play(live, rng)
    told = log(live)
    shown = [turn for turn in told if turn.kind == "turn"]
    assert any(len(turn.acts) > 1 for turn in shown)
    # Newest first; in a turn, in the order in which it happened.
    numbers = [turn.acts[-1].number for turn in told]
    assert numbers == sorted(numbers, reverse=True)
    for turn in shown:
        assert [act.number for act in turn.acts] == sorted(act.number for act in turn.acts)
    # What a choice brings is joined to it, with icons and in words, and nobody is named twice.
    act = next(act for turn in shown for act in turn.acts if "gains" in act.told and "places" in act.told)
    assert '<use href="#i-' in act.told
    assert '<span class="hidden">' in act.told
    assert live.game is CASTLE
    assert not any(act.told.startswith(turn.name) for turn in shown for act in turn.acts)


def test_rounds_are_headings() -> None:
    live = castle(Sitter.HUMAN, Sitter.HUMAN)
    rng = Random(4)
    while not live.match.over:
        play(live, rng)
    rounds = [turn.acts[0].told for turn in log(live) if turn.kind == "round"]
    assert [text[:7] for text in rounds] == ["Round 3", "Round 2", "Round 1"]


def test_whatever_is_paid_has_a_minus() -> None:
    live = castle(Sitter.HUMAN, Sitter.HUMAN)
    rng = Random(4)
    while not live.match.over:
        play(live, rng)
    paid = [act.told for turn in log(live) for act in turn.acts if "pays" in act.told]
    assert paid
    assert all('class="minus">−' in told for told in paid)


def test_a_seat_that_changes_hands_rewrites_nothing() -> None:
    live = castle(Sitter.HUMAN, Sitter.HUMAN)
    named = live.seats[0].taken("a", "Ann", Change.JOINED)
    live.apply(entry(live, SEAT, 0, named.text()))
    rng = Random(4)
    while len(live.match.events) < 30:
        play(live, rng)
    before = [turn.name for turn in log(live) if turn.kind == "turn"]
    assert "Ann" in before
    live.apply(entry(live, SEAT, 0, live.seats[0].stood_in("novice", Change.OUT_OF_TIME).text()))
    after = [turn.name for turn in log(live) if turn.kind == "turn"]
    assert after == before
    while len(live.match.events) < 60:
        play(live, rng)
    assert "Stand-in for Ann" in [turn.name for turn in log(live) if turn.kind == "turn"]
    assert [turn.name for turn in log(live) if turn.kind == "turn"][-len(before) :][1:] == before[1:]


def test_people_stand_in_it() -> None:
    live = LiveTable(table(), GAME)
    choose(live)
    assert live.match.can_undo(0)
    live.apply(entry(live, UNDO, 0))
    live.apply(entry(live, PAUSE, None))
    live.apply(entry(live, RESUME, None))
    name = live.seats[0].name
    live.apply(entry(live, SEAT, 0, live.seats[0].stood_in("novice", Change.LEFT).text()))
    assert live.seats[0].away is not None
    live.apply(entry(live, SEAT, 0, live.seats[0].taken(live.seats[0].away, name, Change.BACK).text()))
    live.apply(entry(live, SEAT, 1, live.seats[1].given_up("novice", None).text()))
    told = people(live)
    assert told[0].endswith("takes back a choice.")
    assert told[1:3] == ["The match is paused.", "The match goes on."]
    assert told[3].endswith("leaves; a bot plays on.")
    assert told[4].endswith("is back.")
    assert told[5].startswith("The host gives the seat of")


def test_the_winner_is_the_last_word() -> None:
    live = castle(Sitter.HUMAN, Sitter.HUMAN)
    rng = Random(5)
    while not live.match.over:
        play(live, rng)
    first = log(live)[0]
    assert first.kind == "people"
    assert "win" in first.acts[0].told
