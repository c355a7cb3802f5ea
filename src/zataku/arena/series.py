"""Playing many matches, on all cores, with the same results for the same seed whatever the number of cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

import zataku
from zataku import bots
from zataku.kernel.game import Setting
from zataku.kernel.match import Match
from zataku.kernel.options import Option

Outcome = TypeVar("Outcome")

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


def play_all(series: Sequence[Fixture], workers: int) -> Iterator[Result]:
    """Play the matches of a series; the results come in its order."""
    yield from each_of(play, series, workers)


def each_of(play: Callable[[Fixture], Outcome], series: Sequence[Fixture], workers: int) -> Iterator[Outcome]:
    """What becomes of each match of a series, in its order, on so many cores."""
    if workers <= 1 or len(series) <= 1:
        yield from map(play, series)
        return
    # Fresh processes: a copy of this one could hold locks of its threads (a progress bar has one).
    with ProcessPoolExecutor(min(workers, len(series)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, series, chunksize=max(1, min(8, len(series) // (workers * 8))))
