"""A table in the memory of a worker: the match and the people, as the entries seen so far have made them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from zataku.bots.analysis import Analysis
from zataku.kernel.game import Game, View
from zataku.kernel.match import Match
from zataku.kernel.messages import Event

from .downtime import Outages
from .earlier import goes_on
from .fairness import mixed
from .happenings import Happening, events_then, kind_of
from .identity import same_name
from .kept import KeptMatch
from .seats import Change, Seat, Sitter
from .snapshots import Mark, packed, packed_events, resumed, unpacked, unpacked_events
from .store.rows import (
    CHAT,
    CHOICE,
    HOST,
    OF_THE_MATCH,
    PAUSE,
    REMATCH,
    RESUME,
    SEAT,
    STOP,
    UNDO,
    ChatLine,
    Entry,
    Snapshot,
    Standing,
    Table,
)

if TYPE_CHECKING:
    from zataku.language import Speaker
    from zataku.teaching.coach import Suggestion

    from .charts import Outlook
    from .log import Act, Piece, Turn


@dataclass(frozen=True, slots=True)
class Standings:
    """How far the match is after an entry: the round, of how many if that is known, and points that everybody sees."""

    number: int
    round: int
    rounds: int
    points: tuple[int | None, ...]


_json = msgspec.json.Encoder().encode
#: How many live events a worker remembers for those who reconnect, and how many chat lines are shown.
REMEMBERED = 256
CHAT_LINES = 100
#: How many choices lie between two snapshots: so many, and in a very long match a part of those made, since a snapshot
#: holds them all.
SNAPSHOT_EVERY = 16
#: Seconds that whoever comes back to a seat has at least.
WELCOME_BACK = 60
_SNAPSHOT_PART = 16
#: Whoever is to decide and does not for so many seconds is not there.
ABSENT = 600.0


@dataclass(frozen=True, slots=True)
class LiveEvent:
    """A numbered message to everybody who looks at the table; what a seat may not see is left out of its copy."""

    number: int
    kind: str
    position: int
    deciding: int | None
    over: bool
    events: tuple[Event, ...] = ()
    said: ChatLine | None = None

    @property
    def is_public(self) -> bool:
        """Does everybody get the same?"""
        return all(event.seats is None for event in self.events)

    def encoded(self, seat: int | None) -> bytes:
        """The event as a seat (None: a spectator) gets it, ready for the wire."""
        data: dict[str, object] = {
            "number": self.number,
            "kind": self.kind,
            "position": self.position,
            "deciding": self.deciding,
            "over": self.over,
        }
        if self.kind in OF_THE_MATCH:
            data["events"] = [event.plain() for event in self.events if event.visible_to(seat)]
        elif self.said is not None:
            data |= {"name": self.said.name, "text": self.said.text, "watching": self.said.watching}
        return b"id: %d\nevent: entry\ndata: %b\n\n" % (self.number, _json(data))


@dataclass(frozen=True, slots=True)
class DueSnapshot:
    """A snapshot to be kept, with the events since the one before; the first one of a worker stands for all earlier."""

    snapshot: Snapshot
    events: bytes
    is_first: bool


def _by_present_rules(live: LiveTable) -> Match:
    return Match(live.game, live.table.players, live.seed, live.table.options, live.table.settings.start)


class LiveTable:
    """A table as this worker knows it. Entries change it and nothing else does."""

    def __init__(
        self,
        table: Table,
        game: Game,
        match: Match | None = None,
        outages: Outages | None = None,
        deal: Callable[[LiveTable], Match] | None = None,
    ) -> None:
        self.table = table
        self.game = game
        #: How a match begins here; by the present rules unless others are given.
        self._deal = deal or _by_present_rules
        self._outages = outages or Outages()
        self.seats = list(table.seats)
        self.match = match or self._dealt()
        self.lock = asyncio.Lock()
        #: The newest entry applied, and how many of them were choices and undos.
        self.number = 0
        self.position = 0
        #: One mark for each choice that stands and was made since the snapshot that this worker began with.
        self._marks: list[Mark] = []
        self._unmarked = 0
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        #: How many lines were said, as far as this worker knows.
        self.said_lines = 0
        self.paused = False
        self.host = table.host
        #: Who wants to end the match unfinished, and whether everybody wanted it.
        self.stopping: set[str] = set()
        self.stopped = False
        self.remembered: deque[LiveEvent] = deque(maxlen=REMEMBERED)
        #: Since when the deciding seat thinks, and how many seconds each seat has thought before.
        self.since = table.created
        self.used = [0.0] * len(self.seats)
        self.moved = table.created
        #: Where it was set up, as far as known: thoughts of bots are shared out among these.
        self.origin = table.host
        #: When somebody last looked, in steady seconds; do its bots rest because nobody does?
        self.looked = time.monotonic()
        self.resting = False
        #: Was it this worker that changed it last?
        self.ours = True
        #: Lines of the log in words, by language, names and number of the event.
        self.said: dict[tuple[str, tuple[str, ...], int], tuple[Event, str]] = {}
        #: Events and acts of the log as pieces of a page, by whoever said them, and where they stand.
        self.pieces: dict[tuple[Speaker, int], Piece] = {}
        self.acts: dict[tuple[Speaker, int, int | None, int], tuple[list[Piece], Act]] = {}
        #: The log as it was written for the newest entry: by its number, language and length, and the seat that reads
        #: it where that matters.
        self.turns: dict[tuple[int, str, int, int | None], tuple[tuple[Turn, ...], bool]] = {}
        #: Regions of the page that only people change, by who looks and all else that they tell of.
        self.calm: dict[tuple[Hashable, ...], dict[str, str]] = {}
        #: What everybody sees where nothing is hidden, and the number of the entry after which they did.
        self._open_view: tuple[int, View] | None = None
        #: What the lobby tells of it, as of some entry.
        self.standings: Standings | None = None
        #: How the finished match went; worked out once.
        self.course: list[Outlook] | None = None
        self.telling_course = asyncio.Lock()
        #: What a coach named to the deciding seat after some entry.
        self.advised: tuple[int, list[Suggestion]] | None = None
        #: What people did beside choosing, for the log.
        self.happenings: list[Happening] = []
        #: The table where the same people play once more.
        self.rematch: str | None = None
        #: What is known of where points were left in it, part by part; is somebody working on it?
        self.analysis: list[Analysis] = []
        self.being_analysed = False
        self._snapshot_choices = 0
        self._snapshot_events = 0

    @classmethod
    def restored(
        cls,
        table: Table,
        game: Game,
        snapshot: Snapshot,
        events: Iterable[bytes],
        people: Sequence[Entry],
        course: Iterable[Entry],
        outages: Outages | None = None,
    ) -> LiveTable:
        """The table as it stood at a snapshot; `people` are the entries up to there that do not concern the match.

        `course` are those that do: where people did what is found by them. Unreadable if the snapshot is of no use.
        """
        settled, mark = unpacked(snapshot)
        live = cls(table, game, resumed(table, game, settled, unpacked_events(events, settled)), outages)
        course = list(course)
        undone = [entry for entry in course if entry.kind == UNDO]
        entries = sorted((*people, *undone), key=lambda entry: entry.number)
        told = events_then(course, settled.event_counts, settled.events, entries)
        for entry, count in zip(entries, told, strict=True):
            if entry.kind == UNDO:
                live.note(entry, live.seats, count)
            else:
                live.apply_of_people(entry, count)
        live.match.seed = live.seed
        live.number = mark.number
        live.position = mark.position
        live.used = list(mark.used)
        live.since = live.moved = mark.at
        live._unmarked = len(settled.choices)
        live._snapshot_choices = len(settled.choices)
        live._snapshot_events = settled.events
        return live

    @classmethod
    def only_to_look_at(cls, table: Table, match: KeptMatch, entries: Iterable[Entry]) -> LiveTable:
        """A table whose match was told once and for all; the entries are all there are."""
        live = cls(table, match.game, match)
        entries = list(entries)
        course = [entry for entry in entries if entry.kind in OF_THE_MATCH]
        told = events_then(course, match.event_counts, len(match.events), entries)
        for entry, count in zip(entries, told, strict=True):
            if entry.kind in OF_THE_MATCH:
                live.position += 1
                live.note(entry, live.seats, count)
            else:
                live.apply_of_people(entry, count)
            live.number = entry.number
            live.moved = entry.at
        return live

    # Looking

    @property
    def waiting(self) -> bool:
        """Is a seat still open? Then nobody can choose yet."""
        return any(seat.sitter is Sitter.OPEN for seat in self.seats)

    @property
    def over(self) -> bool:
        """Is nothing more to be decided, at the end or because everybody wanted to stop?"""
        return self.match.over or self.stopped

    @property
    def deciding(self) -> int | None:
        return None if self.over or self.outdated else self.match.state.seat

    def people(self) -> list[str]:
        """Who sits here, each person once."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.player is not None))

    def away_of(self, player: str | None) -> list[int]:
        """The seats that a bot keeps for a player."""
        return [number for number, seat in enumerate(self.seats) if player is not None and seat.away == player]

    def seats_of(self, player: str | None) -> list[int]:
        return [number for number in range(len(self.seats)) if self.sits_there(player, number)]

    def sits_there(self, player: str | None, seat: int) -> bool:
        return player is not None and seat in range(len(self.seats)) and self.seats[seat].player == player

    def to_move_by_itself(self) -> int | None:
        """The seat of a bot or automa that is to decide now."""
        seat = self.deciding
        if seat is None or self.paused or self.waiting or self.is_deserted:
            return None
        return seat if self.seats[seat].sitter in (Sitter.BOT, Sitter.AUTOMA) else None

    @property
    def outdated(self) -> bool:
        """Was it begun with other rules, by which nobody can play on here?"""
        return not self.match.over and not goes_on(self.match)

    @property
    def has_people(self) -> bool:
        return any(seat.sitter is Sitter.HUMAN for seat in self.seats)

    @property
    def is_deserted(self) -> bool:
        """Is everybody away who might come back? Then the bots do not play the match out among themselves."""
        return not self.people() and any(seat.away is not None for seat in self.seats)

    @property
    def has_secrets(self) -> bool:
        """Does the game hide anything from some of the seats?"""
        return self.match.secrets if isinstance(self.match, KeptMatch) else bool(self.match.state.hidden)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) sees; made once for all where nothing is hidden."""
        if self.has_secrets or isinstance(self.match, KeptMatch):
            return self.match.view(seat)
        if self._open_view is None or self._open_view[0] != self.number:
            self._open_view = self.number, self.match.view(None)
        return {**self._open_view[1], "seat": seat}

    def standing(self) -> Standing:
        listed = self.table.settings.listed
        return Standing(self.table.id, self.number, self.deciding, self.waiting, self.over, listed, self.moved)

    @property
    def contributions(self) -> dict[int, str]:
        """What was mixed into the seed, by seat."""
        return {number: seat.contribution for number, seat in enumerate(self.seats) if seat.contribution}

    @property
    def seed(self) -> str:
        """What the match is dealt with."""
        return mixed(self.table.seed, self.contributions)

    def is_absent(self, seat: int, now: float) -> bool:
        """Has the seat let everybody wait for so long that nobody can be there?"""
        return seat == self.deciding and not self.paused and self._thought(now) > ABSENT

    def free_name(self, name: str, player: str) -> str:
        """The name, with a number if somebody else at the table has it."""
        taken = {same_name(seat.name) for seat in self.seats if seat.player not in (None, player)}
        free = name
        count = 1
        while free and same_name(free) in taken:
            count += 1
            free = f"{name} {count}"
        return free

    def holders(self) -> dict[int, str]:
        """Whose table it is, by seat; whoever is away may come back."""
        there = {number: seat.player or seat.away for number, seat in enumerate(self.seats)}
        return {number: player for number, player in there.items() if player is not None}

    # Clocks

    def seconds_left(self, now: float) -> float | None:
        """How long the deciding seat may still think; None without a clock."""
        seat = self.deciding
        if seat is None or not self.runs(seat):
            return None
        settings = self.table.settings
        left: list[float] = []
        if settings.move_clock:
            left.append(settings.move_clock)
        if settings.match_clock:
            left.append(settings.match_clock - self.used[seat])
        return min(left) - self._thought(now) if left else None

    def _thought(self, now: float) -> float:
        """How long the deciding seat has thought; what nobody could play in does not count."""
        return max(0.0, now - self.since - self._outages.lost(self.since, now))

    def clock_of(self, seat: int, now: float) -> float | None:
        """How much time a seat has left, of the whole match's or for its next choice."""
        if self.runs(seat):
            return self.seconds_left(now)
        settings = self.table.settings
        if self.seats[seat].sitter is not Sitter.HUMAN:
            return None
        return settings.match_clock - self.used[seat] if settings.match_clock else settings.move_clock or None

    def runs(self, seat: int) -> bool:
        """Does the seat's clock run?"""
        playing = seat == self.deciding and not self.paused and not self.waiting
        return playing and self.seats[seat].sitter is Sitter.HUMAN

    # Changing

    def apply(self, entry: Entry) -> LiveEvent:
        """Take over an entry that is in the store; returns what those who look at the table are told."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow entry {self.number}")
        told: tuple[Event, ...] = ()
        if entry.kind == CHOICE:
            assert entry.body is not None
            before = len(self.match.events)
            decider = self.deciding
            self._spend(entry)
            self.match.choose(entry.body, entry.seat)
            self._credit(decider, self.table.settings.increment)
            self.position += 1
            self._marks.append(Mark(entry.number, self.position, tuple(self.used), entry.at))
            told = tuple(self.match.events[before:])
        elif entry.kind == UNDO:
            assert entry.seat is not None
            decider = self.deciding
            self._spend(entry)
            self._take_back(entry.seat)
            if decider != entry.seat:
                self.used[entry.seat] += self.table.settings.increment
            self._marks.pop()
            self.position += 1
            self.note(entry, self.seats, len(self.match.events))
        else:
            self.apply_of_people(entry, len(self.match.events))
        self.number = entry.number
        self.moved = entry.at
        event = LiveEvent(
            entry.number,
            entry.kind,
            self.position,
            self.deciding,
            self.over,
            told,
            ChatLine.of(entry) if entry.kind == CHAT else None,
        )
        self.remembered.append(event)
        return event

    def _dealt(self) -> Match:
        return self._deal(self)

    def _take_back(self, seat: int) -> None:
        """Undo the seat's last choice.

        What stands in the store counts, even if this program sees a barrier where the one that wrote it saw none.
        """
        match = self.match
        if match.deciders[-1:] == [seat] and not match.can_undo(seat):
            self.match = self._dealt()
            for option in match.choices[:-1]:
                self.match.choose(option.code)
        else:
            match.undo(seat)

    def note(self, entry: Entry, before: Sequence[Seat], told: int) -> None:
        """Keep for the log what people did."""
        now = tuple(self.seats)
        kind = kind_of(entry, now)
        if kind:
            seat = entry.seat if entry.seat is not None else next(iter(self.seats_of(entry.player)), None)
            self.happenings.append(Happening(kind, seat, told, tuple(before), now))

    def apply_of_people(self, entry: Entry, told: int) -> None:
        """Take over an entry that does not concern the match, of which so many events had been told."""
        before = tuple(self.seats)
        if entry.kind == SEAT:
            assert entry.seat is not None
            assert entry.body is not None
            if self.waiting or entry.seat == self.deciding:
                self._spend(entry)
            waited = self.waiting
            now = self.seats[entry.seat] = Seat.from_text(entry.body)
            self.stopped = bool(self.stopping) and self.stopping.issuperset(self.people())
            if now.change == Change.BACK and self.table.settings.match_clock:
                most = self.table.settings.match_clock - WELCOME_BACK
                self.used[entry.seat] = min(self.used[entry.seat], most)
            if waited and not self.waiting and self.match.seed != self.seed and not self.match.choices:
                # All are there: what lay on the table until now was only there to be looked at.
                self.match = self._dealt()
        elif entry.kind == CHAT:
            self.chat.append(ChatLine.of(entry))
            self.said_lines += 1
        elif entry.kind == PAUSE:
            self._spend(entry)
            self.paused = True
        elif entry.kind == RESUME:
            self.paused = False
            self.since = entry.at
        elif entry.kind == HOST:
            self.host = entry.body or self.host
        elif entry.kind == STOP:
            self._note_stop(entry)
        elif entry.kind == REMATCH:
            self.rematch = entry.body
        self.note(entry, before, told)

    def _note_stop(self, entry: Entry) -> None:
        """One who wants to play on is enough: whoever wanted to stop has to ask anew."""
        if entry.body != "yes":
            self.stopping.clear()
        elif entry.player is not None:
            self.stopping.add(entry.player)
            self.stopped = self.stopping.issuperset(self.people())

    def _spend(self, entry: Entry) -> None:
        """What has passed counts for the deciding seat, if a person sits there."""
        seat = self.deciding
        if seat is not None and self.runs(seat):
            self.used[seat] += self._thought(entry.at)
        self.since = entry.at

    def _credit(self, seat: int | None, seconds: int) -> None:
        """Whoever hands the decision on gets some time back."""
        if seat is not None and self.deciding != seat:
            self.used[seat] -= seconds

    def events_after(self, number: int) -> list[LiveEvent] | None:
        """The live events after this number; None if some of them are no longer remembered."""
        if number == self.number:
            return []
        if number > self.number or not self.remembered or self.remembered[0].number > number + 1:
            return None
        return [event for event in self.remembered if event.number > number]

    # Snapshots

    def due_snapshot(self) -> DueSnapshot | None:
        """A snapshot and the events since the last one, when enough choices can no longer be taken back."""
        choices = self.match.settled_choices
        due = self._snapshot_choices + max(SNAPSHOT_EVERY, self._snapshot_choices // _SNAPSHOT_PART)
        if isinstance(self.match, KeptMatch) or choices < due:
            return None
        settled = self.match.settled()
        mark = self._marks[choices - 1 - self._unmarked]
        events = packed_events(self.match.events[self._snapshot_events : settled.events])
        snapshot = DueSnapshot(packed(settled, mark), events, is_first=self._snapshot_choices == 0)
        self._snapshot_choices = choices
        self._snapshot_events = settled.events
        return snapshot
