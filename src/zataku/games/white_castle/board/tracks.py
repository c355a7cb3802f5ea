"""Clan points along the top, influence along the bottom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from zataku.draw.icons import icon
from zataku.draw.pieces import crest
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, path, rect, text
from zataku.kernel.effects import parse

from .. import elements
from ..components import BORDER_SEALS, INFLUENCE_POINTS, POINT_TRACK
from ..view import CastleView, Fan
from .scene import WIDTH

# Clan points

POINTS_X, POINTS_Y, POINTS_HEIGHT = 12, 6, 42
POINT_CELL = (WIDTH - 2 * POINTS_X) / (POINT_TRACK + 1)
#: By how many fans share a space: their size, and where each stands in it.
_FANS = {
    1: (34.0, ((2.0, 4.0),)),
    2: (27.0, ((0.0, -1.0), (12.0, 16.0))),
    3: (21.0, ((-1.0, -1.0), (18.0, 10.0), (-1.0, 21.0))),
    4: (20.0, ((-1.0, 0.0), (19.0, 0.0), (-1.0, 21.0), (19.0, 21.0))),
}


def point_track(stage: Stage, view: CastleView) -> str:
    points = [(clan["seat"], clan["fan"], clan["goods"]["point"]) for clan in view["seats"]]
    return el("g", _point_cells(), _fans(stage, points), _tokens(view))


@piece()
def _fans(stage: Stage, points: Sequence[tuple[int, Fan, int]]) -> str:
    sharing = Counter(fan["space"] for _, fan, _ in points)
    placed: Counter[int] = Counter()
    fans = []
    for seat, fan, held in points:
        space = fan["space"]
        fans.append(_fan(stage, seat, fan, held, sharing[space], placed[space]))
        placed[space] += 1
    return "".join(fans)


@cache
def _point_cells() -> str:
    return "".join(map(_point_cell, range(POINT_TRACK + 1)))


def _point_cell(number: int) -> str:
    fifth = number > 0 and number % 5 == 0
    left = POINTS_X + number * POINT_CELL
    cell = rect(
        left,
        POINTS_Y,
        POINT_CELL,
        POINTS_HEIGHT,
        fill="var(--kin)" if fifth else "var(--paper)",
        stroke="var(--usuzumi)",
        line=1,
        round=2,
    )
    ink = "var(--ink)" if fifth else "var(--usuzumi)"
    return cell + text(str(number), left + POINT_CELL / 2, 28, size=21, fill=ink, weight=700 if fifth else None)


def _fan(stage: Stage, seat: int, fan: Fan, points: int, sharing: int, rank: int) -> str:
    """A clan's points; with a token beside it, it has gone round and wears a golden rim (WC-045)."""
    size, places = _FANS[sharing]
    dx, dy = places[rank]
    x, y = POINTS_X + fan["space"] * POINT_CELL + dx, POINTS_Y + dy
    rim = circle(x + size / 2, y + size / 2, size / 2 - 1, fill="none", stroke="var(--kin)", line=4)
    label = stage.speaker.text("board-points", seat=stage.speaker.seat(seat), points=points)
    mark = crest(seat, x, y, size, data_move=f"fan-{seat}")
    return stage.thing(elements.fan(seat), mark, rim if fan["token"] else "", label=label, rules=("WC-045",))


def _tokens(view: CastleView) -> str:
    """What fans with a golden rim count more, below their space."""
    tokens = sorted({(clan["fan"]["space"], clan["fan"]["token"]) for clan in view["seats"] if clan["fan"]["token"]})
    drawn = ""
    below: Counter[int] = Counter()
    for space, token in tokens:
        x, y = POINTS_X + space * POINT_CELL, POINTS_Y + POINTS_HEIGHT - 4 + below[space] * 25
        below[space] += 1
        drawn += rect(x - 3, y, POINT_CELL + 6, 24, fill="var(--kin)", line=1.6, round=6)
        drawn += text(f"+{token}", x + POINT_CELL / 2, y + 13, size=20.5, fill="var(--ink)", weight=700)
    return drawn


# Influence

INFLUENCE_X, INFLUENCE_Y, INFLUENCE_HEIGHT, BORDER = 20, 888, 100, 36
_BORDERS = sum(bool(seals) for seals in BORDER_SEALS)
INFLUENCE_CELL = (WIDTH - 2 * INFLUENCE_X + 6 - _BORDERS * BORDER) / len(INFLUENCE_POINTS)
#: By how many markers share a space: their size, and where each lies; those that came later lie on top.
_MARKERS = {
    1: (42.0, ((11.0, 7.0),)),
    2: (38.0, ((2.0, 6.0), (25.0, 20.0))),
    3: (32.0, ((2.0, 2.0), (30.0, 15.0), (5.0, 31.0))),
    4: (32.0, ((1.0, 1.0), (29.0, 8.0), (3.0, 29.0), (31.0, 37.0))),
}


@piece("influence")
def influence_track(stage: Stage, view: CastleView) -> str:
    lefts, drawn = [], ""
    x = float(INFLUENCE_X)
    for position in range(len(INFLUENCE_POINTS)):
        if position and BORDER_SEALS[position - 1]:
            drawn += _border(stage, position, BORDER_SEALS[position - 1], x - 6)
            x += BORDER
        lefts.append(x)
        drawn += _influence_cell(stage, position, x)
        x += INFLUENCE_CELL
    return el("g", drawn, _markers(stage, view, lefts))


def _border(stage: Stage, position: int, seals: int, x: float) -> str:
    """What crossing costs to whoever comes to this position."""
    y = INFLUENCE_Y
    return stage.thing(
        elements.border(position),
        path(f"M{x + 21} {y - 3}v{INFLUENCE_HEIGHT + 6}", stroke="var(--shu)", width=4),
        rect(x, y + 31, 42, 38, fill="var(--washi)", line=1.6, round=19),
        text(str(seals), x + 11, y + 51, size=22, fill="var(--shu)", weight=700),
        icon("seal", x + 19, y + 40, 21),
        label=stage.speaker.text("board-border", cost=parse(f"{seals} seal")),
        rules=("WC-086",),
    )


def _influence_cell(stage: Stage, position: int, x: float) -> str:
    y, width, points = INFLUENCE_Y, INFLUENCE_CELL - 6, INFLUENCE_POINTS[position]
    section = "var(--paper)" if points == 0 else "var(--mist)" if points < 10 else "var(--sakura)"
    if points:
        right = x + (width + 26 + 16 * len(str(points))) / 2
        foot = text(str(points), right - 28, y + 85, size=23, anchor="end", weight=700) + icon(
            "final-point", right - 26, y + 71, 26
        )
    else:
        foot = icon("influence", x + (width - 32) / 2, y + 66, 32) if position == 0 else ""
    return stage.thing(
        elements.influence(position),
        rect(x, y, width, INFLUENCE_HEIGHT, fill=section, line=1.6, round=8),
        foot,
        label=stage.speaker.text("board-influence", position=position, points=points),
        rules=("WC-086", "WC-112"),
    )


def _markers(stage: Stage, view: CastleView, lefts: list[float]) -> str:
    positions = view["influence"]["positions"]
    sharing = Counter(positions)
    lying: Counter[int] = Counter()
    drawn = ""
    for seat in view["influence"]["stacking"]:
        position = positions[seat]
        size, places = _MARKERS[sharing[position]]
        dx, dy = places[lying[position]]
        lying[position] += 1
        mark = crest(seat, lefts[position] + dx, INFLUENCE_Y + dy, size, data_move=f"marker-{seat}")
        label = stage.speaker.text("board-marker", seat=stage.speaker.seat(seat))
        drawn += stage.thing(elements.marker(seat), mark, label=label, rules=("WC-085", "WC-100"))
    return drawn
