"""Hexagons that stand on a corner: where they lie, their shape, the line round several of them.

A hexagon has axial coordinates (q to the east, r to the south-east); lengths are in edges of a hexagon.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin, sqrt

from .svg import number

Point = tuple[float, float]
Hexagon = tuple[int, int]
_AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def middle_of(hexagon: Hexagon, edge: float, x: float = 0, y: float = 0) -> Point:
    """The middle of a hexagon on a sheet where that of (0, 0) lies at x, y."""
    q, r = hexagon
    return x + edge * sqrt(3) * (q + r / 2), y + edge * 1.5 * r


def corner(x: float, y: float, edge: float, turn: int) -> Point:
    """A corner, counted clockwise from the upper right one."""
    angle = (60 * turn - 30) * pi / 180
    return x + edge * cos(angle), y + edge * sin(angle)


def shape(x: float, y: float, edge: float) -> str:
    """The path of one hexagon round its middle."""
    return closed(corner(x, y, edge, turn) for turn in range(6))


def closed(points: Iterable[Point]) -> str:
    """A closed path through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def outline(hexagons: Iterable[Hexagon], edge: float, x: float = 0, y: float = 0) -> str:
    """The path round hexagons that hang together."""
    inside = set(hexagons)
    following: dict[Hexagon, Hexagon] = {}
    for q, r in sorted(inside):
        for turn, (step_q, step_r) in enumerate(_AROUND):
            if (q + step_q, r + step_r) not in inside:
                following[_vertex(q, r, turn)] = _vertex(q, r, turn + 1)
    line = [next(iter(following))]
    while (then := following[line[-1]]) != line[0]:
        line.append(then)
    return closed((x + across * edge * sqrt(3) / 2, y + down * edge / 2) for across, down in line)


def _vertex(q: int, r: int, turn: int) -> Hexagon:
    """A corner in whole steps of half a hexagon's width and half an edge, so that neighbours name it alike."""
    x, y = corner(*middle_of((q, r), 1), 1, turn)
    return round(x * 2 / sqrt(3)), round(y * 2)
