"""What programs send."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from zataku.table.fairness import LONGEST_CONTRIBUTION
from zataku.table.identity import LONGEST_NAME
from zataku.table.setting_up import LONGEST_SEED, LONGEST_TITLE

LONGEST_CHAT = 300
#: The most choices that can follow a choice at once: a gear taken apart and built anew.
LONGEST_SERIES = 100

Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Contribution = Annotated[
    str,
    Meta(
        max_length=LONGEST_CONTRIBUTION,
        pattern="^[0-9A-Za-z_-]*$",
        description="Randomness of your own, mixed into the seed of the match.",
    ),
]
Code = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Position = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId = Annotated[str, PathParameter(description="The id of a table.", max_length=32)]
OwnSeat = Annotated[
    int | None,
    QueryParameter(description="A seat of your own; without it, what a spectator sees.", ge=0, le=15),
]


class NewPlayer(Struct, forbid_unknown_fields=True):
    """A guest who wants to play."""

    name: Name


class NewToken(Struct, forbid_unknown_fields=True):
    """A further personal token."""

    label: Annotated[str, Meta(max_length=60)] = ""


class WantedSeat(Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat: `here` (you), `invite` (whoever has the link) or the name of a bot."""

    sitter: Annotated[str, Meta(max_length=20)]
    name: Name = ""


class WantedTable(Struct, forbid_unknown_fields=True):
    """A table to set up. A contribution is mixed into the seed that was promised before (`POST /api/promises`)."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] = ""
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    listed: bool = False
    move_clock: int = 0
    match_clock: int = 0
    increment: int = 0
    promise: Annotated[str, Meta(max_length=128)] = ""
    contribution: Contribution = ""


class Choice(Struct, forbid_unknown_fields=True):
    """A choice: what, by whom, and at which position it was seen to be offered; `further` are more of that seat
    that follow at once, each where the last one led, up to the first that is not offered there."""

    code: Code
    seat: SeatNumber
    position: Position
    further: Annotated[list[Code], Meta(max_length=LONGEST_SERIES)] = []


class Undo(Struct, forbid_unknown_fields=True):
    """Taking back one's last choice; the `whole` turn goes back to the last barrier."""

    seat: SeatNumber
    position: Position
    whole: bool = False


class Line(Struct, forbid_unknown_fields=True):
    """A chat line."""

    text: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_CHAT)]


class Join(Struct, forbid_unknown_fields=True):
    """Sitting down, with the invitation of the seat. Before anything is dealt you can contribute to the seed."""

    invitation: Annotated[str, Meta(max_length=64)]
    name: Name = ""
    contribution: Contribution = ""


class Stop(Struct, forbid_unknown_fields=True):
    """Wanting to end the match unfinished, or to play on."""

    stop: bool


class Pause(Struct, forbid_unknown_fields=True):
    """Stopping, or going on."""

    paused: bool
