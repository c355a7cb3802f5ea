"""The chart of a finished match: how its points came about."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from zataku.bots.values import values_of
from zataku.kernel.game import Game, Scores, Settings
from zataku.kernel.match import Match, Start

_WIDTH = 480
#: Room to the right of the lines for names, and how many letters fit there.
_NAMES = 150
_LETTERS = 18


def categories(scores: Scores) -> list[str]:
    """All categories of points, in the order in which they are first named."""
    found: dict[str, None] = {}
    for seat in scores.seats:
        found.update(dict.fromkeys(seat.parts))
    return list(found)


def lines(course: Sequence[Sequence[float]], names: Sequence[str]) -> Markup:
    """How every seat stood after each choice."""
    height = 200
    lowest = min(0.0, *(min(row) for row in course))
    highest = max(1.0, *(max(row) for row in course))
    across = (_WIDTH - _NAMES) / max(1, len(course) - 1)

    def y(value: float) -> float:
        return height - 10 - (value - lowest) / (highest - lowest) * (height - 30)

    drawn = [
        Markup('<line class="chart-axis" x1="0" x2="{}" y1="{y:.1f}" y2="{y:.1f}"/>').format(_WIDTH - _NAMES, y=y(0)),
        Markup('<text class="chart-soft" x="0" y="{:.1f}">{}</text>').format(y(highest) - 4, round(highest)),
    ]
    ends = sorted(range(len(names)), key=lambda seat: y(course[-1][seat]))
    label = 0.0
    for seat in ends:
        label = max(label + 14, y(course[-1][seat]) + 4)
        drawn.append(
            Markup('<text class="chart-text" x="{}" y="{:.1f}">{}</text>').format(
                _WIDTH - _NAMES + 6, label, _short(names[seat])
            )
        )
    for seat in range(len(names)):
        points = " ".join(f"{number * across:.1f},{y(row[seat]):.1f}" for number, row in enumerate(course))
        drawn.append(
            Markup(
                '<g class="seat-{}"><polyline class="chart-line" points="{}"><title>{}</title></polyline></g>'
            ).format(seat % 6, points, names[seat])
        )
    return Markup('<svg viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        _WIDTH, height, ", ".join(map(str, map(escape, names))), Markup("").join(drawn)
    )


def _short(name: str) -> str:
    return name if len(name) <= _LETTERS else f"{name[: _LETTERS - 1].rstrip()}…"


def course_of(
    game: Game, players: int, seed: str, options: Settings, choices: Sequence[str], start: Start | None = None
) -> list[list[float]]:
    """How many points each seat could expect after every choice; at the end, how many it has."""
    match = Match(game, players, seed, options, start)
    expected = values_of(game).expected
    course = [[expected(match.state, seat) for seat in range(match.seats)]]
    for code in choices:
        match.choose(code)
        course.append([expected(match.state, seat) for seat in range(match.seats)])
    return course
