"""What a person sees of a table at one moment."""

from __future__ import annotations

from random import Random

from zataku.games import game
from zataku.table.live import LiveTable
from zataku.table.scene import recap
from zataku.table.seats import Seat, Sitter
from zataku.table.store import Entry, Table
from zataku.table.store.rows import CHOICE
from zataku.table.words import match_speaker

CASTLE = game("white-castle")


def castle(*sitters: Sitter) -> LiveTable:
    seats = [Seat(sitter, "", "a").plain() for sitter in sitters]
    players = sum(sitter is Sitter.HUMAN for sitter in sitters)
    return LiveTable(Table("t", CASTLE.name, "1", players, {}, seats, {}, "heron", "", "a", "", 100.0), CASTLE)


def play(live: LiveTable, rng: Random) -> None:
    code = rng.choice(live.match.state.offer).code
    live.apply(Entry("t", live.number + 1, CHOICE, live.deciding, code, None, 100.0))


def test_the_recap_tells_of_an_automa_that_is_never_asked() -> None:
    live = castle(Sitter.HUMAN, Sitter.AUTOMA)
    speaker = match_speaker(CASTLE, live.seats, "en")
    rng = Random(1)
    told = set()
    while not live.match.over:
        lines = recap(live, 0, speaker)
        if lines:
            assert lines[0].seat == 1
            assert speaker.seat(1) in lines[0].text
            # It goes up to where the own turn began.
            events = live.match.events
            assert all(event.seat == 0 for event in events[lines[-1].number + 1 :])
            told.add(lines[0].number)
        play(live, rng)
    assert len(told) > 5


def test_the_recap_tells_of_everybody_since_the_own_turn() -> None:
    live = castle(Sitter.HUMAN, Sitter.HUMAN, Sitter.HUMAN)
    speaker = match_speaker(CASTLE, live.seats, "en")
    rng = Random(2)
    turns = [set(), set(), set()]  # type: list[set[int]]
    while not live.match.over:
        seat = live.match.state.seat
        lines = recap(live, seat, speaker)
        mine = {number for number, decider in enumerate(live.match.deciders) if decider == seat}
        others = [number for number, decider in enumerate(live.match.deciders) if decider != seat]
        assert bool(lines) == any(min(mine) < number for number in others) if mine else not lines
        if lines:
            turns[seat].add(lines[0].number)
            seats = {line.seat for line in lines}
            assert seats - {seat}
        play(live, rng)
    assert all(len(begins) >= 8 for begins in turns)
