"""A table in memory: entries make it, snapshots bring it back."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from tests.toy import GAME
from zataku.kernel.match import Match, UndoRefused
from zataku.table import live as live_module
from zataku.table.live import LiveTable
from zataku.table.seats import Seat, Sitter
from zataku.table.snapshots import match_at
from zataku.table.store import Entry, Table, TableSettings
from zataku.table.store.rows import CHAT, CHOICE, OF_THE_MATCH, PAUSE, RESUME, SEAT, UNDO


def table(seed: str = "heron", **settings: int) -> Table:
    seats = Seat(Sitter.HUMAN, "Ann", "a"), Seat(Sitter.HUMAN, "Bo", "b")
    chosen = TableSettings(**settings)  # type: ignore[arg-type]
    return Table("t", GAME.name, "1", 2, {"rich": True}, seats, chosen, seed, "", "a", "", 100.0)


def entry(live: LiveTable, kind: str, seat: int | None = None, body: str | None = None, at: float = 0.0) -> Entry:
    return Entry("t", live.number + 1, kind, seat, body, None, at or 100.0 + live.number)


def play(live: LiveTable, rng: Random) -> Entry:
    """One more entry: a choice, an undo where one is possible, or something said."""
    match = live.match
    undoable = [seat for seat in range(2) if match.can_undo(seat)]
    if undoable and rng.random() < 0.3:
        return entry(live, UNDO, undoable[0])
    if rng.random() < 0.1:
        return entry(live, CHAT, None, '{"name": "Ann", "text": "hm"}')
    return entry(live, CHOICE, match.state.seat, rng.choice(match.state.offer).code)


@pytest.mark.parametrize("seed", range(12))
def test_a_snapshot_brings_back_the_same_table(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "SNAPSHOT_EVERY", 3)
    rng = Random(seed)
    live = LiveTable(table(str(seed)), GAME)
    entries: list[Entry] = []
    kept = []
    while not live.match.over:
        entries.append(play(live, rng))
        live.apply(entries[-1])
        due = live.due_snapshot()
        if due is not None:
            kept.append(due)
        for number in range(len(kept)):
            snapshot = kept[number].snapshot
            people = [one for one in entries if one.number <= snapshot.number and one.kind == CHAT]
            course = [one for one in entries if one.number <= snapshot.number and one.kind in OF_THE_MATCH]
            events = [due.events for due in kept[: number + 1]]
            back = LiveTable.restored(live.table, GAME, snapshot, events, people, course)
            for one in entries:
                if one.number > snapshot.number:
                    back.apply(one)
            assert back.match.fingerprint() == live.match.fingerprint()
            assert back.match.events == live.match.events
            assert back.match.record() == live.match.record()
            assert (back.number, back.position, back.used) == (live.number, live.position, live.used)
            assert [back.match.can_undo(seat) for seat in range(2)] == [live.match.can_undo(seat) for seat in range(2)]
            assert list(back.chat) == list(live.chat)
            assert [(each.kind, each.seat) for each in back.happenings] == [
                (each.kind, each.seat) for each in live.happenings
            ]
    assert len(kept) > 2


def test_any_position_is_reached_from_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "SNAPSHOT_EVERY", 3)
    rng = Random(5)
    live = LiveTable(table(), GAME)
    kept = []
    while not live.match.over:
        live.apply(play(live, rng))
        due = live.due_snapshot()
        if due is not None:
            kept.append(due.snapshot)
    codes = [option.code for option in live.match.choices]
    for count in range(len(codes) + 1):
        snapshot = next((one for one in reversed(kept) if one.choices <= count), None)
        reached = match_at(live.table, GAME, live.seed, snapshot, codes[:count])
        straight = Match(GAME, 2, "heron", {"rich": True})
        for code in codes[:count]:
            straight.choose(code)
        assert reached.fingerprint() == straight.fingerprint()


def test_an_undo_in_the_store_counts_even_behind_a_barrier() -> None:
    """An earlier program may have let somebody take back what this one would not."""
    live = LiveTable(table(), GAME)
    straight = Match(GAME, 2, "heron", {"rich": True})
    for _ in range(4):
        code = next(option.code for option in live.match.state.offer if not option.anytime)
        if len(live.match.choices) < 3:
            straight.choose(code)
        live.apply(entry(live, CHOICE, live.match.state.seat, code))
    assert not live.match.can_undo(1)
    live.apply(entry(live, UNDO, 1))
    assert live.match.record() == straight.record()
    assert live.match.events == straight.events
    assert live.position == 5
    assert live.match.can_undo(1)
    with pytest.raises(UndoRefused):
        live.apply(entry(live, UNDO, 0))


def test_entries_follow_each_other() -> None:
    live = LiveTable(table(), GAME)
    with pytest.raises(ValueError, match="does not follow"):
        live.apply(Entry("t", 2, CHAT, None, "{}", None, 1.0))


def test_clocks_run_for_the_deciding_seat_only_and_stop_in_a_pause() -> None:
    live = LiveTable(table(match_clock=900, move_clock=60), GAME)
    assert live.seconds_left(130.0) == 30
    live.apply(entry(live, CHOICE, 0, live.match.state.offer[0].code, at=120.0))
    assert live.used == [20, 0]
    live.apply(entry(live, PAUSE, at=125.0))
    assert live.used == [25, 0]
    assert live.seconds_left(500.0) is None
    live.apply(entry(live, RESUME, at=1000.0))
    assert live.seconds_left(1010.0) == 50
    assert live.clock_of(0, 1010.0) == 50
    assert live.clock_of(1, 1010.0) == 900


def test_a_clock_starts_when_the_last_seat_is_taken() -> None:
    plain = table(move_clock=60)
    waiting = replace(plain, seats=(plain.seats[0], Seat(Sitter.OPEN)))
    live = LiveTable(waiting, GAME)
    assert live.waiting
    assert live.seconds_left(5000.0) is None
    live.apply(entry(live, SEAT, 1, Seat(Sitter.HUMAN, "Bo", "b").text(), at=6000.0))
    assert live.seconds_left(6001.0) == 59


def test_a_settled_match_can_be_pickled_and_goes_on() -> None:
    match = Match(GAME, 2, "crane", {})
    rng = Random(1)
    for _ in range(6):
        match.choose(rng.choice(match.state.offer))
    settled = pickle.loads(pickle.dumps(match.settled()))
    again = Match.resumed(GAME, 2, "crane", {}, settled, match.events[: settled.events])
    for option in match.choices[match.settled_choices :]:
        again.choose(option.code)
    assert again.fingerprint() == match.fingerprint()
    assert again.events == match.events
