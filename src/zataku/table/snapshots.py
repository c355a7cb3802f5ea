"""Matches put away so that a long one need not be replayed: packing them, and taking up again what can be read.

A snapshot is never the truth: whatever is wrong with one, the choices in the store lead to the same match.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

from zataku import kernel
from zataku.kernel.game import Game
from zataku.kernel.match import Match, Settled
from zataku.kernel.messages import Event

from .store.rows import Snapshot, Table

#: What can change the meaning of a pickled state: code, compiled or not, and components.
_SOURCES = (".py", ".so", ".pyd", ".toml")


class Unreadable(Exception):
    """What was put away cannot be taken up again."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a choice that stands left the table: its entry, the position after it, and the clocks."""

    number: int
    position: int
    used: tuple[float, ...]
    at: float


def layout_of(game: Game) -> str:
    """A name for how the states of a game are laid out here; a snapshot with another one is not read.

    It is a hash over the code of the kernel and of the game, so nobody has to remember to change it.
    """
    return _layout(game.folder)


@cache
def _layout(folder: Path) -> str:
    hashed = blake2b(digest_size=16)
    hashed.update(Path(__file__).read_bytes())
    for place in (Path(kernel.__file__).parent, folder):
        for file in sorted(each for each in place.rglob("*") if each.suffix in _SOURCES):
            hashed.update(file.relative_to(place).as_posix().encode())
            hashed.update(file.read_bytes())
    return hashed.hexdigest()


def packed(settled: Settled, mark: Mark) -> Snapshot:
    return Snapshot(mark.number, len(settled.choices), pickle.dumps((settled, mark)))


def packed_events(events: list[Event]) -> bytes:
    return pickle.dumps(events)


def unpacked(snapshot: Snapshot) -> tuple[Settled, Mark]:
    """What was packed; Unreadable if it was packed by other code, or damaged."""
    try:
        settled, mark = pickle.loads(snapshot.settled)
    except Exception as error:
        raise Unreadable(f"the snapshot after entry {snapshot.number}: {error}") from error
    if not isinstance(settled, Settled) or not isinstance(mark, Mark):
        raise Unreadable(f"the snapshot after entry {snapshot.number} holds something else")
    return settled, mark


def unpacked_events(pieces: Iterable[bytes], settled: Settled) -> list[Event]:
    """The events up to a snapshot, put together from the pieces kept with it and with those before it."""
    try:
        events = [event for piece in pieces for event in pickle.loads(piece)]
    except Exception as error:
        raise Unreadable(f"the events up to a snapshot: {error}") from error
    if len(events) != settled.events or not all(isinstance(event, Event) for event in events):
        raise Unreadable("some of the events up to a snapshot are missing")
    return events


def resumed(table: Table, game: Game, settled: Settled, events: list[Event]) -> Match:
    """The match as it was put away."""
    try:
        start = table.settings.start
        return Match.resumed(game, table.players, table.seed, table.options, settled, events, start)
    except Exception as error:
        raise Unreadable(f"a snapshot does not fit the game: {error}") from error


def match_at(table: Table, game: Game, seed: str, snapshot: Snapshot | None, choices: list[str]) -> Match:
    """The match after these choices, from a snapshot that leads there; its events are those since the snapshot."""
    try:
        match = _at(table, game, seed, snapshot)
    except Unreadable:
        match = _at(table, game, seed, None)
    for code in choices[len(match.choices) :]:
        match.choose(code)
    return match


def _at(table: Table, game: Game, seed: str, snapshot: Snapshot | None) -> Match:
    if snapshot is None:
        return Match(game, table.players, seed, table.options, table.settings.start)
    settled, _ = unpacked(snapshot)
    return resumed(table, game, settled, [])
