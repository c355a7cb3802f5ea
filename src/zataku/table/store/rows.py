"""The rows of the store as typed, frozen objects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

CHOICE = "choice"
UNDO = "undo"
SEAT = "seat"
CHAT = "chat"
PAUSE = "pause"
RESUME = "resume"
#: The kinds of entries that change the match itself.
OF_THE_MATCH = (CHOICE, UNDO)


@dataclass(frozen=True, slots=True)
class Table:
    """What never changes about a table."""

    id: str
    game: str
    version: str
    players: int
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    settings: dict[str, Any]
    seed: str
    commitment: str
    host: str
    title: str
    created: float


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table. Its number is also the number of the live event."""

    table: str
    number: int
    kind: str
    seat: int | None
    body: str | None
    player: str | None
    at: float


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A match put away after entry `number`, when `choices` choices stood."""

    number: int
    choices: int
    settled: bytes


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table stands, for the lobby."""

    table: str
    number: int
    deciding: int | None
    waiting: bool
    over: bool
    listed: bool
    moved: float


@dataclass(frozen=True, slots=True)
class Token:
    """A personal token of the API, of which only the digest is kept."""

    digest: str
    label: str
    created: float
