"""What a person sees of a table at one moment."""

from __future__ import annotations

from random import Random
from typing import Any

from zataku.games import game
from zataku.kernel.game import Game
from zataku.table.live import LiveTable
from zataku.table.scene import LOG_LINES, changes, recap, scene
from zataku.table.seats import Seat, Sitter
from zataku.table.store import Entry, Table, TableSettings
from zataku.table.store.rows import CHOICE
from zataku.table.words import match_speaker

CASTLE = game("white-castle")


def castle(*sitters: Sitter) -> LiveTable:
    return table_of(CASTLE, *sitters)


def table_of(played: Game, *sitters: Sitter) -> LiveTable:
    seats = tuple(Seat(sitter, "", "a") for sitter in sitters)
    players = sum(sitter is Sitter.HUMAN for sitter in sitters)
    return LiveTable(
        Table("t", played.name, "1", players, {}, seats, TableSettings(), "heron", "", "a", "", 100.0), played
    )


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
    turns: list[set[int]] = [set(), set(), set()]
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


class Watched(list[Any]):
    """A list that counts how many of its items were looked at."""

    looks = 0

    def __getitem__(self, at: Any) -> Any:
        self.looks += len(range(*at.indices(len(self)))) if isinstance(at, slice) else 1
        return super().__getitem__(at)

    def __iter__(self) -> Any:
        self.looks += len(self)
        return super().__iter__()


def looks_of_a_choice(before: int) -> int:
    """How much of its past a table looks at for a choice, its event and both pages, after so much more has happened."""
    live = castle(Sitter.HUMAN, Sitter.HUMAN)
    rng = Random(3)
    while len(live.match.events) < LOG_LINES + 20:
        play(live, rng)
    match = live.match
    match.events = Watched([match.events[0]] * before + match.events)
    match.event_counts = Watched([*range(before), *(before + count for count in match.event_counts)])
    match.deciders = Watched([*(number % 2 for number in range(before)), *match.deciders])
    match.choices = Watched([match.choices[0]] * before + match.choices)
    code = match.state.offer[0].code
    event = live.apply(Entry("t", live.number + 1, CHOICE, live.deciding, code, None, 100.0))
    for seat in (0, 1, None):
        event.encoded(seat)
    for player in ("a", None):
        scene(live, player, "en", 100.0)
    return sum(past.looks for past in (match.events, match.event_counts, match.deciders, match.choices))


def test_a_choice_costs_the_same_late_in_a_match() -> None:
    short = looks_of_a_choice(0)
    assert short > 2 * LOG_LINES
    assert looks_of_a_choice(10_000) == short


def test_a_payment_shows_what_is_paid_and_no_gain() -> None:
    live = table_of(game("bitoku"), Sitter.HUMAN, Sitter.HUMAN)
    rng = Random(4)
    while not any(option.verb.word == "pay" for option in live.match.state.offer):
        play(live, rng)
    shown = scene(live, "a", "en", 100.0, wanted=live.deciding)
    payments = [page for group in shown.groups for page in group.options if page.option.verb == "pay"]
    assert payments
    assert all(page.cost and not page.gain for page in payments)


def test_something_to_be_done_has_words_and_goods_have_icons() -> None:
    """A mitama that costs one less, as an icon with −1 behind it, would read like a payment."""
    live = table_of(game("bitoku"), Sitter.HUMAN, Sitter.HUMAN)
    rng = Random(4)
    said: dict[str, str] = {}
    while not live.match.over and not {"1 jade", "a mitama for 1 less"} <= said.keys():
        shown = scene(live, "a", "en", 100.0, wanted=live.deciding)
        said |= {page.option.label: str(page.label) for group in shown.groups for page in group.options}
        play(live, rng)
    assert said["1 jade"] == ""
    assert said["a mitama for 1 less"] == "A mitama for 1 less"


def test_a_preview_tells_what_a_choice_changes() -> None:
    """Before the samurai are chosen nobody has a line of goods; afterwards there is one."""
    for name in ("white-castle", "bamboo", "bitoku", "fuji-koro"):
        live = table_of(game(name), Sitter.HUMAN, Sitter.HUMAN)
        speaker = match_speaker(live.game, live.seats, "en")
        rng = Random(6)
        told = 0
        for _ in range(40):
            for option in live.match.state.offer[:6]:
                for change in changes(live, option.code, speaker):
                    assert change.before != change.after
                    told += 1
            play(live, rng)
        assert told, name
