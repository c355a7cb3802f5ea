"""Matches that are only looked at: finished ones, and ones that the present rules cannot continue.

What is kept of them tells everything without replaying, whatever becomes of the rules.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zataku.kernel.game import Game, Scores, SeatScore, View
from zataku.kernel.match import Match
from zataku.kernel.messages import Event, PlainMessage, Verbatim
from zataku.kernel.state import State

from .releases import told_by_release
from .telling import changed, tell


class KeptView(dict[str, Any]):
    """A view made by earlier rules: today's board may not know how to draw it."""


@dataclass(frozen=True, slots=True)
class KeptChoice:
    """A choice, of which the present rules may know nothing."""

    code: str


class _Still(State):
    """A state in which nothing will ever happen again."""

    __slots__ = ()

    def __init__(self, over: bool) -> None:
        super().__init__(b"")
        self.over = over

    def clone(self) -> _Still:
        return self


class KeptMatch(Match):
    """A match as it was told, after all of its choices or some."""

    def __init__(self, game: Game, told: Mapping[str, Any], at: int | None = None) -> None:
        self._told = told
        self.game = game
        self.version: str = told["version"]
        self.players = told["players"]
        self.seats = told["seats"]
        self.settings = dict(told["options"])
        self.seed = told["seed"]
        count = len(told["choices"]) if at is None else min(at, len(told["choices"]))
        whole = count == len(told["choices"])
        counts = [*told["event_counts"], len(told["events"])]
        self.choices = [KeptChoice(code) for code in told["choices"][:count]]  # type: ignore[misc]
        self.deciders = told["deciders"][:count]
        self.event_counts = told["event_counts"][:count]
        self.events = [event_told(each) for each in told["events"][: counts[count]]]
        self.secrets = bool(told["secrets"])
        self.state = _Still(whole and bool(told["over"]))
        self._undoable = []
        views: Sequence[Any] = told["first"]
        for change in told["changes"][:count]:
            views = [changed(view, part) for view, part in zip(views, change, strict=True)]
        self._views = views

    def view(self, seat: int | None) -> View:
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"seats are 0 to {self.seats - 1}, or None for a spectator, not {seat!r}")
        return KeptView(self._views[0 if seat is None else seat + 1])

    def at(self, choices: int) -> KeptMatch:
        """The match after so many of its choices."""
        return KeptMatch(self.game, self._told, choices)

    @property
    def scores(self) -> Scores:
        told = self._told["scores"]
        if told is None:
            raise ValueError("the match is not over yet")
        return Scores(tuple(SeatScore(**each) for each in told["seats"]), tuple(told["winners"]))

    def fingerprint(self) -> str:
        return str(self._told["record"]["fingerprint"])

    def record(self) -> dict[str, Any]:
        return dict(self._told["record"])


def event_told(told: Mapping[str, Any]) -> Event:
    """An event as it was told."""
    plain: PlainMessage = told["message"]
    seats = told["seats"]
    return Event(
        Verbatim(plain["id"], plain["args"], told["text"]),
        told["seat"],
        None if seats is None else tuple(seats),
        tuple(told["targets"]),
        0,
    )


def told_here(game: str, version: str, match: Mapping[str, Any]) -> tuple[bytes, str]:
    """A match told by the present rules, whatever version it was played by: packed, and the version that told it."""
    told = tell(game=game, **match)
    return packed(told), told["version"]


def told_by_then(game: str, version: str, match: Mapping[str, Any]) -> tuple[bytes, str]:
    """A match told by the rules of an earlier release."""
    return packed(told_by_release(game, version, match)), version


def packed(told: Mapping[str, Any]) -> bytes:
    return zlib.compress(json.dumps(told, separators=(",", ":")).encode(), 9)


def unpacked(data: bytes) -> dict[str, Any]:
    """What was kept; ValueError if it is damaged."""
    try:
        told: dict[str, Any] = json.loads(zlib.decompress(data))
    except zlib.error as error:
        raise ValueError(f"a match that was kept is damaged: {error}") from error
    return told
