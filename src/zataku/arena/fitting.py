"""Fitting a value to matches that were played: numpy is needed here and nowhere else.

A value that predicts better does not play better by itself: a search finds the positions in which it is wrong. So the
game's own evaluation (its first feature) is corrected only as far as the matches clearly say so, by a ridge regression
that pulls hard towards it. What comes out orders positions well but is no expectation yet: a second, small fit turns it
into one, by how much of the match has been played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zataku.kernel.messages import Told, message

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]

#: How hard the value is pulled towards the game's own evaluation, for each row. Rows of one match hang together: there
#: is far less to learn from than their number says.
PULL = 5.0
#: One match in so many is held back, to tell how far final scores lie from what was expected.
_HELD_BACK = 8


@dataclass(frozen=True, slots=True)
class Row:
    """What a seat had at the beginning of somebody's turn, and what it ended with."""

    match: int
    progress: float
    features: Sequence[float]
    total: float


def fit(rows: Sequence[Row], corrected: bool = True) -> dict[str, Any]:
    """The value that fits these rows, as data for its file; not corrected, it orders positions as the game does."""
    np = _numpy()
    x = np.array([row.features for row in rows], dtype=np.float64)
    y = np.array([row.total for row in rows], dtype=np.float64)
    progress = np.array([row.progress for row in rows], dtype=np.float64)
    held = np.array([row.match % _HELD_BACK == 0 for row in rows])
    bias, linear = _weights(np, x, y, corrected)
    values = x @ linear + bias
    # For the error all of it is fitted again without the matches held back.
    part_bias, part_linear = _weights(np, x[~held], y[~held], corrected) if not held.all() else (bias, linear)
    part = x @ part_linear + part_bias
    course = _course(np, part[~held], progress[~held], y[~held]) if not held.all() else np.array([0.0, 0.0, 1.0, 0.0])
    wrong = _forecast(np, part[held], progress[held], course) - y[held]
    return {
        "bias": _round(bias),
        "linear": [_round(weight) for weight in linear],
        "course": [_round(value) for value in _course(np, values, progress, y)],
        "spread": [_round(value) for value in _spread(np, progress[held], wrong)],
        "rows": len(rows),
        "error": _round(float(np.sqrt(np.mean(wrong**2)))) if held.any() else 0.0,
    }


def _numpy() -> Any:
    try:
        import numpy
    except ModuleNotFoundError as error:
        raise Told("learning needs numpy: pip install 'zataku[train]'", message("error-no-numpy")) from error
    return numpy


def _round(value: float) -> float:
    """Six digits are enough, and make small files."""
    return float(f"{value:.6g}")


def _weights(np: Any, x: Array, y: Array, corrected: bool) -> tuple[float, Array]:
    """The game's own evaluation, the first feature, and what should be added to it."""
    if not corrected:
        return 0.0, np.eye(x.shape[1])[0]
    mean, scale = x.mean(0), x.std(0)
    scale[scale < 1e-6] = 1e6  # a number that never changes says nothing
    a = (x - mean) / scale
    missing = y - x[:, 0]
    usual = missing.mean()
    pull = PULL * len(x) * np.eye(x.shape[1])
    weights: Array = np.linalg.solve(a.T @ a + pull, a.T @ (missing - usual)) / scale
    bias = float(usual - weights @ mean)
    weights[0] += 1.0
    return bias, weights


def _course(np: Any, values: Array, progress: Array, y: Array) -> Array:
    """How a value becomes an expectation: a line whose height and slope change in the course of the match."""
    design = np.stack([np.ones_like(values), progress, values, values * progress], axis=1)
    solved: Array = np.linalg.lstsq(design, y, rcond=None)[0]
    return solved


def _forecast(np: Any, values: Array, progress: Array, course: Array) -> Array:
    height, rise, slope, steeper = course
    expected: Array = height + rise * progress + (slope + steeper * progress) * values
    return expected


def _spread(np: Any, progress: Array, wrong: Array) -> tuple[float, float]:
    """How far final scores lie from the expectation, at the start and at the end of a match."""
    design = np.stack([1.0 - progress, progress], axis=1)
    size = np.abs(wrong) * 1.2533  # the mean deviation of a normal distribution, as a standard deviation
    solved = np.linalg.lstsq(design, size, rcond=None)[0]
    return max(0.5, float(solved[0])), max(0.5, float(solved[1]))
