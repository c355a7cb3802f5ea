"""Fitting a value to matches that were played: numpy is needed here and nowhere else.

The value is linear in the game's features, found by ridge regression, and a few hidden units that bend it, found by
gradient descent from there. Part of the matches is held back; what fits them best is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zataku.kernel.messages import Told, message

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]

#: Hidden units; each makes judging a position a little slower.
UNITS = 12
_RIDGE = 30.0
#: How often all rows are gone through, at least, and in how many steps altogether, where there are few.
_EPOCHS = 24
_STEPS = 3000
_BATCH = 128
_RATE = 2e-3
_DECAY = 1e-4
#: One match in so many is held back.
_HELD_BACK = 10


@dataclass(frozen=True, slots=True)
class Row:
    """What a seat had at the beginning of somebody's turn, and what it ended with."""

    match: int
    progress: float
    features: Sequence[float]
    total: float


def fit(rows: Sequence[Row], seed: int) -> dict[str, Any]:
    """The value that fits these rows, as data for its file."""
    np = _numpy()
    rng = np.random.default_rng(seed)
    x = np.array([row.features for row in rows], dtype=np.float64)
    y = np.array([row.total for row in rows], dtype=np.float64)
    progress = np.array([row.progress for row in rows], dtype=np.float64)
    matches = np.array([row.match for row in rows])
    mean, scale = x.mean(0), x.std(0)
    scale[scale < 1e-6] = 1e6  # a number that never changes says nothing
    y_mean, y_scale = float(y.mean()), float(y.std()) or 1.0
    a, target = (x - mean) / scale, (y - y_mean) / y_scale
    numbers = rng.permutation(np.unique(matches))
    held = np.isin(matches, numbers[: max(1, len(numbers) // _HELD_BACK)])
    if held.all():
        held[: len(held) // 2] = False
    linear, units, adds, thresholds = _descend(np, rng, a[~held], target[~held], a[held], target[held])
    predicted = _predict(np, a, linear, units, adds, thresholds)
    residual = (predicted - target) * y_scale
    spread = _spread(np, progress[held], residual[held])
    # Scale and mean of the features go into the weights, so that nobody has to scale them again.
    bent = units / scale[:, None]
    weights = linear / scale * y_scale
    return {
        "bias": _round(y_mean - float(weights @ mean)),
        "linear": [_round(w) for w in weights],
        "units": [
            {
                "adds": _round(adds[unit] * y_scale),
                "bias": _round(thresholds[unit] - float(bent[:, unit] @ mean)),
                "weights": [_round(w) for w in bent[:, unit]],
            }
            for unit in range(len(adds))
        ],
        "spread": [_round(value) for value in spread],
        "rows": len(rows),
        "error": _round(float(np.sqrt(np.mean(residual[held] ** 2)))),
    }


def _numpy() -> Any:
    try:
        import numpy
    except ModuleNotFoundError as error:
        raise Told("fitting needs numpy: pip install 'zataku[train]'", message("error-no-numpy")) from error
    return numpy


def _round(value: float) -> float:
    """Six digits are enough, and make small files."""
    return float(f"{value:.6g}")


def _predict(np: Any, a: Array, linear: Array, units: Array, adds: Array, thresholds: Array) -> Array:
    bent: Array = a @ linear + np.maximum(a @ units + thresholds, 0.0) @ adds
    return bent


def _descend(np: Any, rng: Any, a: Array, target: Array, held: Array, held_target: Array) -> tuple[Array, ...]:
    """Ridge regression, then gradient descent (Adam) on everything; the best on what was held back."""
    count = a.shape[1]
    weights = [
        np.linalg.solve(a.T @ a + _RIDGE * np.eye(count), a.T @ target),
        rng.normal(0.0, np.sqrt(2.0 / count), (count, UNITS)),
        rng.normal(0.0, 0.01, UNITS),
        np.zeros(UNITS),
    ]
    first = [np.zeros_like(w) for w in weights]
    second = [np.zeros_like(w) for w in weights]
    best = ([w.copy() for w in weights], float("inf"))
    step = 0
    epochs = max(_EPOCHS, _STEPS * _BATCH // len(a))
    for epoch in range(epochs):
        rate = _RATE * 0.5 * (1.0 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = rng.permutation(len(a))
        for at in range(0, len(order), _BATCH):
            batch = order[at : at + _BATCH]
            rows = a[batch]
            linear, units, adds, thresholds = weights
            signal = rows @ units + thresholds
            active = np.maximum(signal, 0.0)
            wrong = np.clip(rows @ linear + active @ adds - target[batch], -2.0, 2.0) / len(batch)
            back = np.outer(wrong, adds) * (signal > 0.0)
            gradients = [
                rows.T @ wrong + _DECAY * linear,
                rows.T @ back + _DECAY * units,
                active.T @ wrong + _DECAY * adds,
                back.sum(0),
            ]
            step += 1
            for number, gradient in enumerate(gradients):
                first[number] = 0.9 * first[number] + 0.1 * gradient
                second[number] = 0.999 * second[number] + 0.001 * gradient * gradient
                change = first[number] / (1.0 - 0.9**step) / (np.sqrt(second[number] / (1.0 - 0.999**step)) + 1e-8)
                weights[number] = weights[number] - rate * change
        error = float(np.mean((_predict(np, held, *weights) - held_target) ** 2))
        if error < best[1]:
            best = ([w.copy() for w in weights], error)
    return tuple(best[0])


def _spread(np: Any, progress: Array, residual: Array) -> tuple[float, float]:
    """How far final scores lie from the expectation, at the start and at the end of a match: a line through squares."""
    design = np.stack([1.0 - progress, progress], axis=1)
    size = np.abs(residual) * 1.2533  # the mean deviation of a normal distribution, as a standard deviation
    solved = np.linalg.lstsq(design, size, rcond=None)[0]
    return max(0.5, float(solved[0])), max(0.5, float(solved[1]))
