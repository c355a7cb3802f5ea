"""Playing many matches, with the same results for the same seed wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import zataku
from zataku import bots
from zataku.kernel.game import Setting
from zataku.kernel.match import Match
from zataku.kernel.options import Option

from .crew import Crew

#: The name of the printed solo opponent in a list of seats; it plays by the rules of its game, not by a bot.
AUTOMA = "automa"


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match to be played: everything that decides its course."""

    game: str
    players: int
    options: Mapping[str, Setting]
    seats: tuple[str, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Result:
    """A match that was played; in a `shared` one all seats win or lose together."""

    seed: str
    seats: tuple[str, ...]
    totals: tuple[int, ...]
    parts: tuple[Mapping[str, int], ...]
    winners: tuple[int, ...]
    choices: int
    fingerprint: str
    shared: bool = False

    def plain(self) -> dict[str, Any]:
        """The result as JSON-able data."""
        return asdict(self)


def fixtures(
    game: str, players: int, sitters: Sequence[str], matches: int, seed: str, options: Mapping[str, Setting]
) -> list[Fixture]:
    """A series in which the sitters take every seat in turn.

    Sitters are repeated to fill the seats. The same deal is played once in each rotation before the next one comes,
    so luck of the deal and of the seat weigh as little as possible.
    """
    row = [sitters[seat % len(sitters)] for seat in range(players)]
    rotations = list(
        dict.fromkeys(tuple(row[(seat + turn) % players] for seat in range(players)) for turn in range(players))
    )
    automas = (AUTOMA,) * zataku.game(game).automas.get(players, 0)
    return [
        Fixture(game, players, options, rotations[n % len(rotations)] + automas, f"{seed}-{n // len(rotations)}")
        for n in range(matches)
    ]


def matches_of(fixture: Fixture) -> Iterator[tuple[Match, Option | None]]:
    """One match at every decision, with what is about to be chosen; at last at its end, with nothing."""
    match = zataku.new_match(fixture.game, players=fixture.players, seed=fixture.seed, options=fixture.options)
    sitters = [
        bots.make(name, seed=f"{fixture.seed}-{seat}") if name != AUTOMA else None
        for seat, name in enumerate(fixture.seats)
    ]
    while not match.over:
        seat = match.state.seat
        sitter = sitters[seat]
        if sitter is None:
            raise RuntimeError(f"{fixture.game} asks its solo opponent to decide")
        option = sitter.choose(match.perspective(seat))
        yield match, option
        match.choose(option)
    yield match, None


def play(fixture: Fixture) -> Result:
    """Play one match to its end."""
    *_, (match, _) = matches_of(fixture)
    scores = match.scores
    return Result(
        seed=fixture.seed,
        seats=fixture.seats,
        totals=tuple(score.total for score in scores.seats),
        parts=tuple(dict(score.parts) for score in scores.seats),
        winners=scores.winners,
        choices=len(match.choices),
        fingerprint=match.fingerprint(),
        shared=match.game.shared(match.state),
    )


def play_all(series: Sequence[Fixture], crew: Crew) -> Iterator[Result]:
    """Play the matches of a series; the results come in its order."""
    return crew.each(play, series)
