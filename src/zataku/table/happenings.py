"""What people do at a table beside choosing: it stands in the log where it happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .seats import Seat, Sitter
from .store.rows import CHOICE, HOST, PAUSE, RESUME, SEAT, STOP, UNDO, Entry

#: Kinds of entries that are told as they are; a seat that changes hands is told by how it does (see `Change`).
TOLD = (UNDO, PAUSE, RESUME, HOST, STOP)
#: Somebody who wanted to stop, or whom somebody asked to, plays on.
PLAY_ON = "play-on"


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that people did when so many events of the match had been told; who sat where before and after it."""

    kind: str
    seat: int | None
    events: int
    before: tuple[Seat, ...]
    after: tuple[Seat, ...]

    @property
    def renames(self) -> bool:
        """Is somebody else meant by the seat's name from here on? Nobody is meant by the name of an open seat."""
        if self.seat is None or self.before == self.after:
            return False
        return self.before[self.seat].sitter is not Sitter.OPEN


def kind_of(entry: Entry, now: Sequence[Seat]) -> str:
    """How an entry is told, when the seats are like this after it; nothing for what the log leaves out."""
    if entry.kind == SEAT and entry.seat is not None:
        return now[entry.seat].change
    if entry.kind == STOP and entry.body != "yes":
        return PLAY_ON
    return entry.kind if entry.kind in TOLD else ""


def events_then(
    course: Iterable[Entry], event_counts: Sequence[int], events: int, entries: Iterable[Entry]
) -> list[int]:
    """For each of these entries: how many events had been told, as far as they still stand.

    `course` are the choices and undos of the match, `event_counts` how many events each choice that stands came after.
    """
    moves = list(course)
    told: list[int] = []
    standing = at = 0
    for entry in entries:
        while at < len(moves) and moves[at].number <= entry.number:
            standing += 1 if moves[at].kind == CHOICE else -1
            at += 1
        told.append(event_counts[standing] if standing < len(event_counts) else events)
    return told
