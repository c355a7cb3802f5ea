"""Signs on a 24 grid of what a wanderer wears, does and meets: gear, actions, fights, fire, things in a pack."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from types import MappingProxyType

from .hexagons import closed, outline
from .svg import circle, el, group, path, rect

_FLOWER = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """The path of a star, one point upwards."""
    return closed(
        (
            x + (outer, inner)[turn % 2] * sin(pi * turn / points),
            y - (outer, inner)[turn % 2] * cos(pi * turn / points),
        )
        for turn in range(2 * points)
    )


# Gear and what it is made of


def _helmet() -> str:
    horns = "M12 11.5C7 11 3.5 7.5 3 1.5 5.5 5.5 8.5 7.5 12 8 15.5 7.5 18.5 5.5 21 1.5 20.5 7.5 17 11 12 11.5z"
    return (
        path("M5 14.5h14l3.5 6.5-5-.5-2-3h-7l-2 3-5 .5z", fill="var(--stone)", width=1.5)
        + path("M5 15C5 10 7.5 7.5 12 7.5s7 2.5 7 7.5q-7-2.5-14 0z", fill="var(--usuzumi)", width=1.5)
        + path(horns, fill="var(--kin)", width=1.3)
    )


def _weapon() -> str:
    blade = "M21.5 2.5C19 9 14 14 9.5 17l-2.5-2.5C11.5 10 16 6 21.5 2.5z"
    return (
        path(blade, fill="var(--stone)")
        + path("M5.5 13.5l5 5", width=2.6, stroke="var(--kin)")
        + path("M7.5 16.5L2.5 21.5", width=2.4)
    )


def _sole(x: float, y: float, scale: float, turn: float) -> str:
    sole = "M0-8c3.5 0 4.5 3 4 6S2.5 2 2.5 4.5 3 9 0 9s-2.5-2-2.5-4.5S-3.5 1-4-2-3.5-8 0-8z"
    drawn = path(sole, fill="var(--robe)", width=1.5) + path("M0-4.5L-3 1M0-4.5L3 1", width=1.3)
    return el("g", drawn, transform=f"translate({x} {y}) rotate({turn}) scale({scale})")


def wooden(fill: str = "var(--timber)") -> str:
    """A cube of wood from above, by its grain."""
    grain = "M4 8.5q7.2-4.8 16.3-.5M4 15q8.2-5.3 16.3-.5M4 20q8.2-3.8 16.3-.5"
    return _cube(fill) + path(grain, stroke="var(--ink)", width=1.2, stroke_opacity=0.6)


def steely(fill: str = "var(--steel)") -> str:
    """A cube of metal, by its bevel."""
    return (
        _cube(fill)
        + path("M3.4 20.6V3.4H20.6L16.3 7.7H7.7V16.3z", fill="var(--light)", stroke=None, fill_opacity=0.62)
        + rect(7.7, 7.7, 8.6, 8.6, fill="none", stroke="var(--ink)", line=0.8, round=0.5)
    )


def toothed(fill: str = "var(--fang)") -> str:
    """A dragon's tooth, by the fang on it."""
    fang = path("M12 19.7L5.3 5.3q6.7 3.8 13.4 0z", fill="var(--ink)", stroke=None, fill_opacity=0.82)
    return _cube(fill) + fang


def charmed(fill: str = "var(--jewel)") -> str:
    """The charm, by its star."""
    return _cube(fill) + path(star(12, 12, 8.6, 3.6), fill="var(--light)", stroke=None)


def _cube(fill: str) -> str:
    return rect(0.7, 0.7, 22.6, 22.6, fill=fill, stroke="var(--ink)", line=1.3, round=3)


# Who and what there is


def _monk() -> str:
    robe = "M12 9.5c4.5 0 7 4 7.5 12.5h-15C5 13.5 7.5 9.5 12 9.5z"
    return (
        path(robe, fill="var(--robe)", stroke="var(--ink)", width=1.5)
        + path("M8.5 11L15 22", stroke="var(--ink)", width=1.2)
        + path("M8.8 11.5q3.2 5 6.5 0", stroke="var(--magma-deep)", width=1.6, stroke_dasharray="0.2 2.2")
        + circle(12, 6.4, 4, fill="var(--light)", stroke="var(--ink)", line=1.4)
    )


def _tooth() -> str:
    fang = path("M5 3q7 4 14 0-.5 11-7 19C5.5 14 5 3 5 3z", fill="var(--fang)", stroke="var(--ink)")
    return fang + path("M9 7q1 6 3 9", width=1, stroke="var(--ink)")


def _pack() -> str:
    return path("M5 9q7-5 14 0l1.5 12h-17z", fill="var(--timber)") + path(
        "M9 8V5.5a3 3 0 0 1 6 0V8M4.5 14h15", width=1.6
    )


def _scroll() -> str:
    return (
        path("M6 5h12v14H6z", fill="var(--light)", width=1.3)
        + rect(3.5, 2.5, 17, 4.2, fill="var(--kin)", round=2)
        + rect(3.5, 17.3, 17, 4.2, fill="var(--kin)", round=2)
        + path("M9 10h6M9 13.5h6", width=1.2, stroke="var(--ink)")
    )


def _plan() -> str:
    """A blueprint."""
    return (
        rect(2, 4, 20, 16, fill="var(--blueprint)", round=2.5)
        + path("M9 4v16M16 4v16M2 9.3h20M2 14.7h20", stroke="var(--light)", width=0.8, stroke_opacity=0.35)
        + path(star(12, 12, 5.2, 2.2), fill="var(--jewel)", stroke="var(--light)", width=1)
    )


def _disc() -> str:
    return circle(12, 12, 9, fill="var(--sumi)") + circle(12, 12, 5, fill="none", stroke="var(--washi)", line=1.4)


def _rope() -> str:
    rings = "".join(
        el("ellipse", cx=12, cy=9 + 4 * ring, rx=8, ry=3.2, fill="none", stroke=ink, stroke_width=width)
        for ring in range(3)
        for ink, width in (("var(--sumi)", 4.4), ("var(--kin)", 2.2))
    )
    return path("M12 1.5v5", width=2.6, stroke="var(--kin)") + rings


def _way_out() -> str:
    return path("M3 22.5V11a9 9 0 0 1 18 0v11.5z", fill="var(--ink)", width=1.4) + path(
        "M8 22.5V13a4 4 0 0 1 8 0v9.5z", fill="var(--spark)", width=1
    )


# What somebody does


def _explore() -> str:
    return path(outline(_FLOWER, 4.1, 12, 12), fill="var(--rock-1)", width=1.5) + path(
        "M12 8.5v7M8.5 12h7", width=2.2, stroke="var(--shu)"
    )


def _gather() -> str:
    return (
        path("M6 10a6 7 0 0 1 12 0", width=2)
        + path("M3 10h18l-2.5 11h-13z", fill="var(--timber)")
        + path("M4 14h16M5 18h14M9 10l1 11M15 10l-1 11", width=1)
    )


def _rest() -> str:
    flame = "M12 2.5C14 7 18 9 18 14a6 6 0 0 1-12 0c0-3 2-4 2.5-7 1.5 1 2 2 2 3.5C12 8.5 12.5 6 12 2.5z"
    heart = "M12 19.5a3 3 0 0 1-3-3c0-2 2-2.5 3-5 1 2.5 3 3 3 5a3 3 0 0 1-3 3z"
    return (
        path(flame, fill="var(--magma)")
        + path(heart, fill="var(--spark)", width=1)
        + path("M3.5 22l17-3M3.5 19l17 3", width=2)
    )


def _look() -> str:
    return (
        path("M1.5 12Q12 2 22.5 12 12 22 1.5 12z", fill="var(--light)")
        + circle(12, 12, 4.4, fill="var(--ai)")
        + circle(12, 12, 1.4, fill="var(--light)", stroke=None)
    )


def _hand() -> str:
    fingers = "M7 21l-3-7 2-1 2 3V5.5q1.5-1.5 2.5 0V3.5q1.5-1.5 2.6 0v2q1.5-1.5 2.6 0v2q1.6-1 2.300.4V16l-2 5z"
    return path(fingers, fill="var(--light)", stroke="var(--ink)")


def _duel() -> str:
    """Two blades crossed."""
    return path("M4 3l13 13M20 3L7 16", width=3.4) + (
        path("M4 3l13 13M20 3L7 16", width=1.2, stroke="var(--light)")
        + path("M3.5 15.5l5 5M20.5 15.5l-5 5", width=2.6, stroke="var(--kin)")
        + path("M6 18l-3 3.5M18 18l3 3.5", width=2.4)
    )


# Fights and fire


def _initiative() -> str:
    return path("M13.5 1.5L4.5 14h6L9 22.5 19.5 9.5h-6.3z", fill="var(--kin)")


def _health() -> str:
    heart = "M12 21C3.5 14.5 2 9.5 4.5 6.3 7 3.5 11 4.5 12 8c1-3.5 5-4.5 7.5-1.7C22 9.5 20.5 14.5 12 21z"
    return path(heart, fill="var(--blood)")


def _break() -> str:
    return rect(2, 2, 20, 20, fill="var(--shu)", stroke="var(--ink)", line=1.4, round=4) + path(
        "M3 14l5.5-3.5 3 4.5 4-9.5 2.5 7.5 3-2.5", width=2.2, stroke="var(--light)"
    )


def _eruption() -> str:
    return (
        path("M1.5 20L8 7h8l6.5 13z", fill="var(--basalt)")
        + path("M8 7h8l1.5 3-2 4-2.5-3-2 6-2.5-4-1.5 1-.5-3z", fill="var(--magma)", width=1.1)
        + path("M9 4.5q1-2 0-3M12 4.5q1-2.5 0-4M15 4.5q1-2 0-3", stroke="var(--magma)", width=1.6)
    )


def _end() -> str:
    return path("M5 3h12l-3 4 3 4H5z", fill="var(--shu)") + path("M5 2.5v19", width=2.4)


def _asleep() -> str:
    return circle(12, 12, 11, fill="var(--seat-1)", stroke="var(--ink)", line=1.4) + path(
        "M16.5 15.5a7 7 0 1 1-5.5-11 5.6 5.6 0 0 0 5.5 11z", fill="var(--spark)", stroke=None
    )


def _awake() -> str:
    return circle(12, 12, 11, fill="var(--light)", stroke="var(--ink)", line=1.4) + group(_look(), x=3, y=3, scale=0.75)


# Marks


def _lock() -> str:
    return path("M7.5 11V8a4.5 4.5 0 0 1 9 0v3", width=2) + rect(5, 11, 14, 10, fill="var(--kin)", round=2.5)


def _tick() -> str:
    return circle(12, 12, 11, fill="var(--matsu)", stroke="var(--washi)", line=1.6) + path(
        "M6.5 12.5l4 4.2 7.2-9", stroke="var(--washi)", width=2.8
    )


def _warning() -> str:
    return circle(12, 12, 11, fill="var(--shu)", stroke=None) + path(
        "M12 5.5v8M12 18v.2", stroke="var(--washi)", width=3
    )


def _back() -> str:
    return path("M6 13.5a7 6.5 0 1 1 2.5 5M6 13.5l-4-3.5M6 13.5l4.5-3", width=2.4)


ARMS: MappingProxyType[str, Callable[[], str]] = MappingProxyType(
    {
        "helmet": _helmet,
        "weapon": _weapon,
        "sandals": lambda: _sole(7.3, 12.5, 1.05, -8) + _sole(16.7, 11.5, 1.05, 8),
        "step": lambda: _sole(12, 12, 1.25, 0),
        "walk": lambda: _sole(7, 15, 0.95, 0) + _sole(17, 9.5, 0.95, 0),
        "timber": wooden,
        "steel": steely,
        "fang": toothed,
        "charm": charmed,
        "monk": _monk,
        "tooth": _tooth,
        "pack": _pack,
        "scroll": _scroll,
        "plan": _plan,
        "disc": _disc,
        "rope": _rope,
        "way-out": _way_out,
        "explore": _explore,
        "gather": _gather,
        "rest": _rest,
        "look": _look,
        "hand": _hand,
        "duel": _duel,
        "initiative": _initiative,
        "health": _health,
        "break": _break,
        "eruption": _eruption,
        "end": _end,
        "asleep": _asleep,
        "awake": _awake,
        "lock": _lock,
        "tick": _tick,
        "warning": _warning,
        "back": _back,
    }
)
