"""The rows of the store as typed, frozen objects."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from zataku.kernel.game import Setting
from zataku.kernel.match import Start
from zataku.table.seats import Seat

CHOICE = "choice"
UNDO = "undo"
SEAT = "seat"
CHAT = "chat"
PAUSE = "pause"
RESUME = "resume"
#: Somebody else is the host from now on; somebody wants to stop the match for good, or does not.
HOST = "host"
STOP = "stop"
#: From here on a match goes by another version of the rules, named in the body.
RULES = "rules"
REMATCH = "rematch"
#: The kinds of entries that change the match itself.
OF_THE_MATCH = (CHOICE, UNDO)


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What the host has set for a table, beside the options of the match. Clocks count seconds; 0 is no clock."""

    #: Can everybody see it in the lobby?
    listed: bool = False
    #: For each choice, and for all choices of a seat together.
    move_clock: int = 0
    match_clock: int = 0
    #: Seconds that a seat gets back for the match whenever it hands the decision on.
    increment: int = 0
    #: Did the host choose the seed? Then the dice prove nothing, and the promise needs salt.
    seed_chosen: bool = False
    salt: str = ""
    #: The position of an earlier match from which this one goes on.
    start: Start | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """What never changes about a table; the seats are those at the start."""

    id: str
    game: str
    version: str
    players: int
    options: dict[str, Setting]
    seats: tuple[Seat, ...]
    settings: TableSettings
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
class ChatLine:
    """What somebody said, as it stands in the body of its entry; without a seat of their own they only watch."""

    name: str = ""
    text: str = ""
    watching: bool = False

    def body(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def of(cls, entry: Entry) -> ChatLine:
        return msgspec.json.decode(entry.body or "{}", type=cls)


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
class Kept:
    """A match as it was told after entry `number` by a version of the rules."""

    number: int
    version: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Outage:
    """A stretch of time in which nobody could play."""

    began: float
    ended: float


@dataclass(frozen=True, slots=True)
class Token:
    """A personal token of the API, of which only the digest is kept."""

    digest: str
    label: str
    created: float
