"""What the results of a series say about the bots in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from .series import Result

#: Two-sided 95% of the normal distribution.
_NINETY_FIVE = 1.959963984540054


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
    """A series in figures."""

    matches: int
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
    by_bot = [
        _standing(name, ((r, seat) for r in results for seat, sitter in enumerate(r.seats) if sitter == name))
        for name in names
    ]
    by_seat = [_standing(str(seat + 1), ((r, seat) for r in results)) for seat in range(len(results[0].seats))]
    lengths = [result.choices for result in results]
    return Summary(
        matches=len(results),
        bots=tuple(by_bot),
        seats=tuple(by_seat),
        winning_mean=fmean(max(result.totals) for result in results),
        length_mean=fmean(lengths),
        length_least=min(lengths),
        length_most=max(lengths),
    )


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


def confidence(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95% interval for a rate; honest also near 0 and 1, where the simple formula is not."""
    rate = won / played
    square = _NINETY_FIVE**2
    centre = rate + square / (2 * played)
    reach = _NINETY_FIVE * sqrt(rate * (1 - rate) / played + square / (4 * played**2))
    scale = 1 + square / played
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
