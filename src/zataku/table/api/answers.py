"""What programs are told."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from zataku.kernel.game import Scores, Setting, View
from zataku.kernel.messages import Event, Message, PlainMessage
from zataku.language import Speaker
from zataku.table.scene import Change, SeatTaken, ShownOption, ShownRefusal


class Player(Struct):
    """Somebody who plays."""

    player: str
    name: str


class PlayerWithToken(Struct):
    """A new player, with the token that proves it."""

    player: str
    name: str
    token: str


class TokenMade(Struct):
    """A personal token, told this once; by its digest it can be made worthless."""

    token: str
    digest: str


class TokenKept(Struct):
    """A token by its digest."""

    digest: str
    label: str
    created: float


class Removed(Struct):
    """It is gone."""

    removed: bool


class OptionOfMatch(Struct):
    """Something to set before a match: its values, the first of which is the default, and for how many players."""

    name: str
    values: tuple[Setting, ...]
    players: tuple[int, ...]


class GameOffered(Struct):
    """A game that can be played here, and the bots that can sit down."""

    name: str
    version: str
    players: tuple[int, ...]
    options: list[OptionOfMatch]
    bots: list[str]


class SeedPromised(Struct):
    """The seed of a table to be: its hash, and the word that sets up a table with it, until a moment."""

    promise: str
    commitment: str
    until: int


class TableListed(Struct):
    """How a table stands."""

    id: str
    deciding: int | None
    waiting: bool
    over: bool
    moved: float


class TableTold(Struct):
    """A table: who sits there and how it stands. The host is told the invitation links, by seat.

    `own` are your seats, `away` those that a bot keeps for you. A match that is `stopped` was given up by everybody.
    `commitment` is the hash of the house's seed; if the host chose that (`seed_chosen`), it proves nothing. The hashes
    of what was mixed into it are the `contributions`, by seat. A match that was begun with rules by which nobody can
    play on here is `outdated`.
    """

    id: str
    game: str
    version: str
    title: str
    players: int
    options: dict[str, Setting]
    commitment: str
    seed_chosen: bool
    contributions: dict[str, str]
    seats: list[SeatTaken]
    own: list[int]
    away: list[int]
    is_host: bool
    number: int
    position: int
    deciding: int | None
    waiting: bool
    paused: bool
    over: bool
    stopped: bool
    outdated: bool
    scores: Scores | None
    invitations: dict[str, str] | UnsetType = UNSET


class Seen(Struct):
    """What a seat or a spectator sees; the view is that of the game."""

    position: int
    view: View


class Said(Struct):
    """A message: its id, its arguments, and what it says."""

    id: str
    args: dict[str, Any]
    text: str


class DecisionTold(Struct):
    """Who must choose; for your own seat also what is asked, what can be chosen, and what cannot and why."""

    position: int
    deciding: int | None
    over: bool
    can_undo: bool
    prompt: Said | None = None
    rules: tuple[str, ...] = ()
    options: tuple[ShownOption, ...] = ()
    refusals: tuple[ShownRefusal, ...] = ()


class EventTold(Struct):
    """Something that happened: which seat did it, about which elements of the board, and in words."""

    message: PlainMessage
    seat: int
    targets: list[str]
    text: str


class Preview(Struct):
    """What a choice would do, as far as the seat can know: events, and what they change of its goods and points."""

    position: int
    events: list[EventTold]
    changes: tuple[Change, ...] = ()


class EventsTold(Struct):
    """What happened; `next` is where to go on reading."""

    position: int
    events: list[EventTold]
    next: int


class Moved(Struct):
    """Where the table stands after what was sent: the number of its newest entry, and the position."""

    number: int
    position: int
    deciding: int | None
    over: bool


def said(message: Message, speaker: Speaker) -> Said:
    return Said(**message.plain(), text=speaker.say(message))


def told(events: list[Event], speaker: Speaker) -> list[EventTold]:
    return [EventTold(**event.plain(), text=speaker.say(event.message)) for event in events]
