"""Fitting a value to matches that were played: numpy is needed here and nowhere else.

What turns are worth is learnt from trials: turns that took each other's place, and what each of them led to. Only
differences between these count, so it does not matter how well the match stood. The value that played (at first the
game's own evaluation, which is the first feature) is corrected by a ridge regression, as far as turns that were held
back confirm it. What a trial led to is half what happened later, and half what the value itself says of where the next
turn ended (temporal differences): it says nothing of the luck of all turns after that one. What comes out orders
positions well but is no expectation yet: a second, small fit turns it into one, by how much of the match has been
played and by whose turn begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zataku.kernel.messages import Told, message

from .trials import Trial

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]

#: How hard a value may be pulled towards the one that played; what is right is found out.
PULLS = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10_000.0, 30_000.0, 100_000.0)
#: In how many parts the turns are divided to find that out: each part is predicted from the others.
_PARTS = 5
#: The value that played is trusted at least so far: a difference in it is so large a difference in the end.
_LEAST_TRUST = 0.1
#: How much of what a turn led to is told by what came later; the rest by the value of where the next turn ended.
_PATIENCE = 0.5
#: A value that learns from itself is fitted so often, at most, or until it changes so little (in points).
_MOST_FITS = 8
_SETTLED = 0.02
#: By which powers of the progress an expectation bends.
_BENDS = 3
#: One match in so many is held back, to tell how far final scores lie from what was expected.
_HELD_BACK = 8


@dataclass(frozen=True, slots=True)
class Row:
    """What a seat had at the beginning of somebody's turn (is it its own?), and what it ended with."""

    match: int
    progress: float
    features: Sequence[float]
    total: float
    moving: bool = False


def fit(rows: Sequence[Row], trials: Sequence[Trial] = (), played: Sequence[float] | None = None) -> dict[str, Any]:
    """The value that fits these trials, as data for its file; without any it orders positions as the game does.

    `played` are the weights of the value that played, None for the game's own evaluation.
    """
    np = _numpy()
    x = np.array([row.features for row in rows], dtype=np.float64)
    y = np.array([row.total for row in rows], dtype=np.float64)
    progress = np.array([row.progress for row in rows], dtype=np.float64)
    moving = np.array([row.moving for row in rows], dtype=np.float64)
    held = np.array([row.match % _HELD_BACK == 0 for row in rows])
    linear = np.eye(x.shape[1])[0] if played is None else np.array(played, dtype=np.float64)
    if trials:
        linear = _corrected(np, linear, trials)
    bias = float((y - x @ linear).mean())
    values = x @ linear + bias
    design = _course(np, values, progress, moving)
    bends = _BENDS + 1
    known = _fitted(np, design[~held], y[~held]) if not held.all() else np.eye(design.shape[1])[bends]
    wrong = design[held] @ known - y[held]
    course = [_round(weight) for weight in _fitted(np, design, y)]
    return {
        "bias": _round(bias),
        "linear": [_round(weight) for weight in linear],
        "course": course[: 2 * bends],
        "moving": course[2 * bends :],
        "spread": [_round(value) for value in _spread(np, progress[held], wrong)],
        "rows": len(rows),
        "trials": len(trials),
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


def _corrected(np: Any, played: Array, trials: Sequence[Trial]) -> Array:
    """What features are worth, from how trials of the same turn differ in them and in what they led to."""
    ends = Ends(np, trials)
    scale = np.sqrt((ends.x**2).mean(0))
    scale[scale < 1e-6] = 1e9  # a number that no turn changes says nothing
    a = ends.x / scale
    pull = None
    weights = played
    for _ in range(_MOST_FITS):
        y = ends.led_to(weights)
        known = ends.x @ played
        trust = max(_LEAST_TRUST, float(known @ y) / max(1e-9, float(known @ known)))
        missing = y - trust * known
        if pull is None:
            pull = _loosest(np, a, missing, ends.turns % _PARTS)
        before, weights = weights, trust * played + _ridge(np, a, missing, pull) / scale
        if float(np.abs(ends.x @ (weights - before)).mean()) < _SETTLED:
            break
    return weights


class Ends:
    """Where trials and the turns after them ended, each less the mean of those that could have been there instead."""

    def __init__(self, np: Any, trials: Sequence[Trial]) -> None:
        self._np = np
        steps = [len(trial.later) for trial in trials]
        first = np.cumsum([0, *[count + 1 for count in steps]])[:-1]
        size = int(sum(steps)) + len(trials)
        step = np.arange(size) - np.repeat(first, [count + 1 for count in steps])
        self.turns = np.unique([trial.turn for trial in trials], return_inverse=True)[1]
        self.turns = np.repeat(self.turns, [count + 1 for count in steps])
        self._group = np.unique(self.turns * (step.max() + 1) + step, return_inverse=True)[1]
        #: By step, the ends there after which another one was noted.
        self._followed = [
            np.flatnonzero((step[:-1] == number) & (step[1:] == number + 1)) for number in range(step.max())
        ]
        self.x = self._less_mean(np.array([had for trial in trials for had in (trial.features, *trial.later)]))
        self._total = self._less_mean(np.repeat([float(trial.total) for trial in trials], [n + 1 for n in steps]))

    def led_to(self, weights: Array) -> Array:
        """What each end led to, in points: the end of the match, and what such weights say of the next turn's end."""
        value = self.x @ weights
        led: Array = self._total.copy()
        for followed in reversed(self._followed):
            led[followed] = _PATIENCE * led[followed + 1] + (1.0 - _PATIENCE) * value[followed + 1]
        return self._less_mean(led)

    def _less_mean(self, numbers: Array) -> Array:
        np = self._np
        total = np.zeros((int(self._group.max()) + 1, *numbers.shape[1:]))
        np.add.at(total, self._group, numbers)
        count = np.bincount(self._group).reshape(-1, *[1] * (numbers.ndim - 1))
        less: Array = numbers - (total / count)[self._group]
        return less


def _ridge(np: Any, a: Array, y: Array, pull: float) -> Array:
    solved: Array = np.linalg.solve(a.T @ a + pull * np.eye(a.shape[1]), a.T @ y)
    return solved


def _loosest(np: Any, a: Array, y: Array, parts: Array) -> float:
    """The weakest pull that is not clearly wrong.

    How matches end is mostly luck, which hides what a pull too strong costs in play: so the least error alone decides
    nothing. Clearly wrong is what is so by more than two standard errors of the difference, part by part.
    """
    wrong = {pull: _mistakes(np, a, y, parts, pull) for pull in PULLS}
    best = min(PULLS, key=lambda pull: float(wrong[pull].sum()))
    for pull in PULLS:
        more = wrong[pull] - wrong[best]
        if float(more.mean()) <= 2.0 * float(more.std()) / max(1, len(more) - 1) ** 0.5:
            return pull
    return best


def _mistakes(np: Any, a: Array, y: Array, parts: Array, pull: float) -> Array:
    """How wrong a value with such a pull is about turns from which it has not learnt, part by part."""
    wrong = []
    for part in range(_PARTS):
        held = parts == part
        if held.any() and not held.all():
            wrong.append(float(((a[held] @ _ridge(np, a[~held], y[~held], pull) - y[held]) ** 2).sum()))
    errors: Array = np.array(wrong or [0.0])
    return errors


def _course(np: Any, values: Array, progress: Array, moving: Array) -> Array:
    """How a value becomes an expectation: a line whose height and slope change in the course of the match, and its
    height where one's own turn begins once more."""
    powers = progress[:, None] ** np.arange(_BENDS + 1)
    design: Array = np.hstack([powers, powers * values[:, None], powers * moving[:, None]])
    return design


def _fitted(np: Any, design: Array, y: Array) -> Array:
    solved: Array = np.linalg.lstsq(design, y, rcond=None)[0]
    return solved


def _spread(np: Any, progress: Array, wrong: Array) -> tuple[float, float]:
    """How far final scores lie from the expectation, at the start and at the end of a match."""
    design = np.stack([1.0 - progress, progress], axis=1)
    size = np.abs(wrong) * 1.2533  # the mean deviation of a normal distribution, as a standard deviation
    solved = np.linalg.lstsq(design, size, rcond=None)[0]
    return max(0.5, float(solved[0])), max(0.5, float(solved[1]))
