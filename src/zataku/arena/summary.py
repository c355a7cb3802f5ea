"""What the results of a series say about the bots in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, pstdev
from typing import Any

from zataku.bots.ladder import confidence

from .series import Result


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody did: a bot wherever it sat, or a seat whoever sat there."""

    name: str
    played: int
    won: int
    rate: float
    rate_low: float
    rate_high: float
    mean: float
    deviation: float
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A series in figures.

    In `shared` matches all seats win or lose together; such a match counts once for a bot, however many seats it had.
    `winning_mean` is what the winners of the matches that were won reached, 0 if none was.
    """

    matches: int
    won: int
    shared: int
    bots: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    winning_mean: float
    length_mean: float
    length_least: int
    length_most: int

    def plain(self) -> dict[str, Any]:
        """The summary as JSON-able data."""
        return asdict(self)


def summarise(results: Sequence[Result]) -> Summary:
    """The figures of a series of at least one match."""
    names = list(dict.fromkeys(name for result in results for name in result.seats))
    by_bot = [_standing(name, _seats_of(name, results)) for name in names]
    by_seat = [_standing(str(seat + 1), ((r, seat) for r in results)) for seat in range(len(results[0].seats))]
    lengths = [result.choices for result in results]
    winning = [max(result.totals[seat] for seat in result.winners) for result in results if result.winners]
    return Summary(
        matches=len(results),
        won=len(winning),
        shared=sum(result.shared for result in results),
        bots=tuple(by_bot),
        seats=tuple(by_seat),
        winning_mean=fmean(winning) if winning else 0.0,
        length_mean=fmean(lengths),
        length_least=min(lengths),
        length_most=max(lengths),
    )


def _seats_of(name: str, results: Sequence[Result]) -> Iterator[tuple[Result, int]]:
    """Where a bot sat; seats that win or lose together are one result, not several."""
    for result in results:
        seats = [seat for seat, sitter in enumerate(result.seats) if sitter == name]
        for seat in seats[:1] if result.shared else seats:
            yield result, seat


def _standing(name: str, seats: Iterable[tuple[Result, int]]) -> Standing:
    seen = [(result.totals[seat], seat in result.winners) for result, seat in seats]
    totals = [total for total, _ in seen]
    won = sum(winner for _, winner in seen)
    low, high = confidence(won, len(seen))
    return Standing(
        name=name,
        played=len(seen),
        won=won,
        rate=won / len(seen),
        rate_low=low,
        rate_high=high,
        mean=fmean(totals),
        deviation=pstdev(totals),
        least=min(totals),
        most=max(totals),
    )
