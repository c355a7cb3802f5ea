"""The charts of a finished match: how its points came about, and what an analysis says of every turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup, escape

from zataku.bots.analysis import Analysis, Moment, in_points
from zataku.bots.values import values_of
from zataku.draw.palette import CRESTS
from zataku.kernel.game import Game, Scores, Settings
from zataku.kernel.judgement import judgement_of, never
from zataku.kernel.match import Match, Start

#: The chart of the end: its size, room on the left for the scale and on the right for names, and how many letters fit.
_WIDTH = 520
_HEIGHT = 300
_AMOUNTS = 26
_NAMES = 150
_LETTERS = 18


def categories(scores: Scores) -> list[str]:
    """All categories of points, in the order in which they are first named."""
    found: dict[str, None] = {}
    for seat in scores.seats:
        found.update(dict.fromkeys(seat.parts))
    return list(found)


class Outlook(NamedTuple):
    """How many points each seat could expect when a turn began, after so many choices; at the end, what each has."""

    at: int
    points: list[float]


def lines(course: Sequence[Outlook], names: Sequence[str]) -> Markup:
    """How every seat stood before each turn, and at the end."""
    lowest = min(0.0, *(min(outlook.points) for outlook in course))
    highest = max(1.0, *(max(outlook.points) for outlook in course))
    final = course[-1].points
    right = _WIDTH - _NAMES
    across = (right - _AMOUNTS) / max(1, len(course) - 1)

    def y(value: float) -> float:
        return _HEIGHT - 10 - (value - lowest) / (highest - lowest) * (_HEIGHT - 24)

    drawn = [
        Markup(
            '<line class="{}" x1="{}" x2="{}" y1="{y:.1f}" y2="{y:.1f}"/>'
            '<text class="chart-soft" x="{}" y="{t:.1f}" text-anchor="end">{}</text>'
        ).format("chart-grid" if mark else "chart-axis", _AMOUNTS, right, _AMOUNTS - 6, mark, y=y(mark), t=y(mark) + 4)
        for mark in _marks(lowest, highest)
    ]
    ends = sorted(range(len(names)), key=lambda seat: y(final[seat]))
    label = 0.0
    for seat in ends:
        label = max(label + 16, y(final[seat]) + 4)
        drawn.append(
            Markup('<text class="chart-text" x="{}" y="{:.1f}"><tspan class="chart-end">{}</tspan> {}</text>').format(
                right + 6, label, round(final[seat]), _short(names[seat])
            )
        )
    for seat in range(len(names)):
        points = " ".join(
            f"{_AMOUNTS + number * across:.1f},{y(outlook.points[seat]):.1f}" for number, outlook in enumerate(course)
        )
        drawn.append(
            Markup(
                '<g class="seat-{}"><polyline class="chart-line" points="{}"><title>{}</title></polyline></g>'
            ).format(seat % 6, points, names[seat])
        )
    return Markup('<svg viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        _WIDTH, _HEIGHT, ", ".join(map(str, map(escape, names))), Markup("").join(drawn)
    )


def _marks(low: float, high: float) -> list[int]:
    """Some round amounts of points between two others."""
    step = next(step for step in (5, 10, 20, 50, 100, 1000) if (high - low) / step < 6)
    return [number * step for number in range(int(low // step), int(high // step) + 1) if low <= number * step <= high]


def _short(name: str) -> str:
    return name if len(name) <= _LETTERS else f"{name[: _LETTERS - 1].rstrip()}…"


def course_of(
    game: Game, players: int, seed: str, options: Settings, choices: Sequence[str], start: Start | None = None
) -> list[Outlook]:
    """How a match went. What is chosen before the first turn begins is no part of it: nothing is compared there yet.

    A game that does not say where turns begin is followed choice by choice.
    """
    match = Match(game, players, seed, options, start)
    expected, begins = values_of(game).expected, judgement_of(game).turn.begins
    course = []
    for at, code in enumerate(choices):
        if begins is never or begins(match.state):
            course.append(Outlook(at, [expected(match.state, seat) for seat in range(match.seats)]))
        match.choose(code)
    course.append(Outlook(len(choices), [expected(match.state, seat) for seat in range(match.seats)]))
    return course


# The chart of an analysis

#: What a chart of an analysis can be about: points to expect at the end, or chances to win.
MEASURES = ("points", "chance")


@dataclass(frozen=True, slots=True)
class Shape:
    """The size of a chart in units, and of its letters; wide under a board, high on a phone."""

    name: str
    width: int
    height: int
    letters: int


WIDE = Shape("wide", 1600, 216, 20)
HIGH = Shape("high", 800, 300, 24)
SHAPES = (WIDE, HIGH)
#: Rounds by their numbers, in matches of few of them.
NUMERALS = ("I", "II", "III", "IV", "V", "VI")
#: So many mistakes say in the chart how large they are.
_TOLD = 8
#: Room to the left for the scale and to the right for the final scores, and below for the cells of the turns.
_SCALE = 64
_FINALS = 100
_CELLS = 26
#: So many standard deviations to both sides hold eight of ten final scores.
BAND = 1.28


@dataclass(frozen=True, slots=True)
class Study:
    """An analysis, whose seats have these names; rounds began after so many choices, one moment is looked at."""

    found: Analysis
    names: Sequence[str]
    rounds: Sequence[int]
    number: int


class _Plane:
    """Where moments and amounts lie in a chart."""

    def __init__(self, shape: Shape, moments: int, low: float, high: float) -> None:
        self.shape = shape
        self.bottom = shape.height - _CELLS - 14
        self._step = (shape.width - _SCALE - _FINALS) / moments
        self._top = shape.letters + 6
        self._low, self._high = low, high

    def x(self, moment: float) -> float:
        return _SCALE + moment * self._step

    def y(self, amount: float) -> float:
        share = (amount - self._low) / (self._high - self._low)
        return self.bottom - share * (self.bottom - self._top)


def study_chart(study: Study, measure: str, shape: Shape) -> Markup:
    """What every seat could expect at every turn, with the turns in which points were left."""
    points = measure == MEASURES[0]
    courses = _points(study.found) if points else _chances(study.found)
    banded = points and not study.found.together
    amounts = [amount for course in courses for amounts in course for amount in amounts]
    low, high = (min(amounts), max(amounts)) if points else (0.0, 1.0)
    plane = _Plane(shape, max(1, len(study.found.moments)), low, max(high, low + 1.0 if points else 1.0))
    drawn = [
        *_scale(plane, low, high, points),
        *_rounds(plane, study),
        *(_course(plane, seat, course, banded) for seat, course in enumerate(courses)),
        *_now(plane, study),
        *(_mistakes(plane, study, courses) if points else ()),
        *_finals(plane, study),
        *_turn_cells(plane, study),
    ]
    return Markup('<svg viewBox="0 0 {} {}" role="img" aria-label="{}" font-size="{}">{}</svg>').format(
        shape.width, shape.height, ", ".join(study.names), shape.letters, Markup("").join(drawn)
    )


#: Of one seat: from, at and up to which amounts it stood at each moment and at the end.
_Course = list[tuple[float, float, float]]


def _points(found: Analysis) -> list[_Course]:
    courses: list[_Course] = []
    for seat, total in enumerate(found.totals):
        course = [
            (moment.expected[seat] - BAND * spread, moment.expected[seat], moment.expected[seat] + BAND * spread)
            for moment in found.moments
            for spread in (0.0 if found.together else moment.spread[seat],)
        ]
        courses.append([*course, (total, total, total)])
    return courses


def _chances(found: Analysis) -> list[_Course]:
    courses: list[_Course] = []
    for seat in range(len(found.totals)):
        won = 1.0 / len(found.winners) if seat in found.winners else 0.0
        chances = [*[moment.chances[seat] for moment in found.moments], won]
        courses.append([(chance, chance, chance) for chance in chances])
    return courses


def _scale(plane: _Plane, low: float, high: float, points: bool) -> list[Markup]:
    """Some round amounts on the left, with a line each."""
    marks: list[float] = [*_marks(low, high)] if points else [0.0, 0.5, 1.0]
    said: Callable[[float], str] = (lambda amount: str(round(amount))) if points else (lambda amount: f"{amount:.0%}")
    return [
        Markup(
            '<line class="chart-grid" x1="{}" x2="{}" y1="{y:.0f}" y2="{y:.0f}"/>'
            '<text class="chart-soft" x="{}" y="{t:.0f}" text-anchor="end">{}</text>'
        ).format(
            _SCALE,
            plane.shape.width - _FINALS,
            _SCALE - 8,
            said(mark),
            y=plane.y(mark),
            t=plane.y(mark) + plane.shape.letters / 3,
        )
        for mark in marks
    ]


def _rounds(plane: _Plane, study: Study) -> list[Markup]:
    """A dashed line where a round begins, and which it is where there is room for that."""
    moments = study.found.moments
    told = NUMERALS if len(study.rounds) <= len(NUMERALS) else [""] * len(study.rounds)
    begun = [next((n for n, moment in enumerate(moments) if moment.at >= choice), None) for choice in study.rounds]
    return [
        Markup(
            '<line class="chart-round" x1="{x:.0f}" x2="{x:.0f}" y1="4" y2="{}"/>'
            '<text class="chart-soft" x="{:.0f}" y="{}">{}</text>'
        ).format(plane.bottom, plane.x(moment) + 6, plane.shape.letters, numeral, x=plane.x(moment))
        for moment, numeral in zip(begun, told, strict=False)
        if moment is not None
    ]


def _course(plane: _Plane, seat: int, course: _Course, banded: bool) -> Markup:
    """One seat's line, in the band in which eight of ten continuations end."""

    def places(which: int) -> list[str]:
        return [f"{plane.x(number):.0f},{plane.y(amounts[which]):.0f}" for number, amounts in enumerate(course)]

    band = (
        Markup('<polygon class="chart-band" points="{}"/>').format(" ".join([*places(0), *reversed(places(2))]))
        if banded
        else Markup("")
    )
    line = Markup('<polyline class="chart-line" points="{}"/>').format(" ".join(places(1)))
    return Markup('<g class="seat-{}">{}{}</g>').format(seat % len(CRESTS), band, line)


def _now(plane: _Plane, study: Study) -> list[Markup]:
    x = plane.x(study.number + 0.5)
    return [Markup('<line class="chart-now" x1="{x:.0f}" x2="{x:.0f}" y1="4" y2="{}"/>').format(plane.bottom, x=x)]


def _mistakes(plane: _Plane, study: Study, courses: Sequence[_Course]) -> list[Markup]:
    """A disc where points were left, the larger the more they were; the largest say how many."""
    moments = study.found.moments
    left = sorted((moment.lost for moment in moments if moment.mistake), reverse=True)
    told = left[:_TOLD][-1] if left else 0.0
    return [
        _disc(moment, plane.x(number + 0.5), plane.y(courses[moment.seat][number][1]), moment.lost >= told)
        for number, moment in enumerate(moments)
        if moment.mistake
    ]


def _disc(moment: Moment, x: float, y: float, told: bool) -> Markup:
    radius = 4 + min(9.0, moment.lost) if told else 4
    said = Markup('<text x="{:.0f}" y="{:.0f}" text-anchor="middle">−{}</text>').format(
        x, y - radius - 5, in_points(moment.lost)
    )
    return Markup(
        '<g class="chart-mistake seat-{}" data-at="{}"><circle cx="{:.0f}" cy="{:.0f}" r="{:.0f}"/>{}</g>'
    ).format(moment.seat % len(CRESTS), moment.at, x, y, radius, said if told else "")


def _finals(plane: _Plane, study: Study) -> list[Markup]:
    """Crest and final score of every seat, the best on top."""
    totals = study.found.totals
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    room = min(plane.shape.letters * 1.6, plane.bottom / len(order))
    x = plane.shape.width - _FINALS + 12
    return [
        Markup(
            '<svg class="crest seat-{seat}" x="{x}" y="{:.0f}" width="{size:.0f}" height="{size:.0f}">'
            '<use href="#crest-{}"/></svg><text class="chart-text" x="{}" y="{:.0f}">{}</text>'
        ).format(
            4 + place * room,
            CRESTS[seat % len(CRESTS)],
            x + room + 2,
            4 + place * room + room * 0.66,
            totals[seat],
            seat=seat % len(CRESTS),
            x=x,
            size=room * 0.85,
        )
        for place, seat in enumerate(order)
    ]


def _turn_cells(plane: _Plane, study: Study) -> list[Markup]:
    """A cell for each turn in the colour of its seat; those with a mistake are full."""
    y = plane.shape.height - _CELLS
    return [
        Markup(
            '<rect class="chart-cell seat-{}{}{}" data-at="{}" x="{:.1f}" y="{}" width="{:.1f}" height="{}" rx="4"/>'
        ).format(
            moment.seat % len(CRESTS),
            " left" if moment.mistake else "",
            " now" if number == study.number else "",
            moment.at,
            plane.x(number) + 1,
            y,
            max(2.0, plane.x(number + 1) - plane.x(number) - 2),
            _CELLS - 4,
        )
        for number, moment in enumerate(study.found.moments)
    ]
