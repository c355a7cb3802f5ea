"""Pieces: dice, crests, stacks of markers, and the quiet patterns of large areas."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from .definitions import define, define_pattern, use
from .palette import CRESTS, seat_colour
from .svg import Value, circle, el, group, path, rect, text, title

#: Where the pips of a die lie, as parts of its edge.
PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.27, 0.24), (0.73, 0.24), (0.27, 0.5), (0.73, 0.5), (0.27, 0.76), (0.73, 0.76)),
}


def die(colour: str, value: int, x: float, y: float, size: float = 40, *, label: str = "", **attributes: Value) -> str:
    """A die with drawn pips."""
    pips = "var(--ink)" if colour == "white" else "var(--light)"
    face = rect(0, 0, size, size, fill=f"var(--die-{colour})", stroke="var(--sumi)", line=size / 20, round=size / 5)
    drawn = "".join(circle(px * size, py * size, size * 0.085, fill=pips, stroke=None) for px, py in PIPS[value])
    told = title(label) if label else ""
    return group(told, face, drawn, x=x, y=y, scale=1, class_="die", **attributes)


def crest(seat: int, x: float, y: float, size: float = 24, **attributes: Value) -> str:
    """The round crest of a seat: its colour and its sign, so that colour never stands alone."""
    return use(f"c-{CRESTS[seat]}", x, y, size, color=seat_colour(seat), **attributes)


def crest_shape(sign: str) -> str:
    """A crest on a 24 grid, in the colour of whoever refers to it."""
    return circle(12, 12, 11, fill="currentColor", line=1.5) + signs()[sign]


def signs() -> dict[str, str]:
    """By crest: what is drawn on it."""
    white = "var(--washi)"
    petals = "".join(
        circle(12 + 4.3 * sin(2 * pi * k / 5), 12 - 4.3 * cos(2 * pi * k / 5), 2.7, fill=white, stroke=None)
        for k in range(5)
    )
    return {
        "crane": path("M5 13c3-4 6-6 7-6s4 2 7 6c-3-1.5-5-1.5-7 4-2-5.5-4-5.5-7-4z", fill=white, stroke=None)
        + path("M12 7.500V4.5", stroke=white, width=1.6),
        "wave": path(
            "M5 16c0-6 4-9 8-9 3 0 5 2 5 4.500S16 15 14.5 14.500c-1.4-.5-1.4-2 0-2.400M5 17h14", stroke=white, width=2
        ),
        "pine": path("M12 4l4.5 5h-2.500l3.5 4.500h-4V19h-3v-5.500h-4L10 9H7.500z", fill=white, stroke=None),
        "fan": path("M12 18L5 10.500a10 10 0 0 1 14 0z", fill=white, stroke=None),
        "plum": petals + circle(12, 12, 1.6, fill="currentColor", stroke=None),
        "mountain": path("M4.5 17L12 6l7.5 11z", fill=white, stroke=None)
        + path("M9.7 9.500l2.3 1.5 2.3-1.5", stroke="currentColor", width=1.4),
    }


def badge(said: str, x: float, y: float, *, r: float = 11, fill: str = "var(--sumi)", ink: str = "var(--washi)") -> str:
    """A small round number."""
    return circle(x, y, r, fill=fill, stroke=None) + text(said, x, y + 0.5, size=r * 1.3, fill=ink, weight=600)


def slot(x: float, y: float, width: float, height: float, *, round: float = 6, **attributes: Value) -> str:
    """A place with nothing on it."""
    return rect(
        x,
        y,
        width,
        height,
        fill="none",
        stroke="var(--usuzumi)",
        line=1.5,
        round=round,
        stroke_dasharray="4 4",
        **attributes,
    )


def _waves() -> str:
    return "".join(
        el("circle", cx=cx, cy=cy, r=r, fill="none", stroke="var(--sumi)", stroke_width=1, stroke_opacity=0.08)
        for cx, cy in ((0, 20), (40, 20), (20, 30), (0, 40), (40, 40))
        for r in (18, 13, 8)
    )


def _hemp() -> str:
    star = "M0 0l24 14L48 0M24 14v28M0 42L24 28 48 42M0 0v42M48 0v42M0 21l24-7 24 7-24 7z"
    return path(star, width=1, stroke_opacity=0.07)


def _mist() -> str:
    return path("M0 12h70M90 12h30M20 30h80M0 48h30M50 48h70", width=5, stroke="var(--sumi)", stroke_opacity=0.05)


for _sign in CRESTS:
    define(f"c-{_sign}", partial(crest_shape, _sign))
#: The quiet patterns of large areas.
define_pattern("seigaiha", _waves, 40, 20)
define_pattern("asanoha", _hemp, 48, 42)
define_pattern("mist", _mist, 120, 60)
