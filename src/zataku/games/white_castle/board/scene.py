"""The landscape: a castle of three storeys on its hill, water on the left, grass at its feet, and the sun."""

from __future__ import annotations

from functools import cache

from zataku.draw.icons import icon
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, path, rect

from .. import elements

WIDTH, HEIGHT = 1600, 1000
#: The water ends at this shore, the castle's middle axis is here.
SHORE, AXIS = 624, 1100
SUN = (694, 134, 54)

_FAR_HILLS = (
    "M600 500C680 430 720 390 800 380C900 370 980 270 1100 270C1240 270 1300 380 1420 360"
    "C1500 350 1560 380 1600 400V640H600z"
)
_HILL = "M600 640C700 470 780 270 900 170C1000 90 1200 90 1300 170C1420 270 1520 430 1600 500V640z"
_PINES = ((662, 392, 92), (716, 366, 66), (1572, 396, 70))


@cache
def landscape() -> str:
    """What lies behind the castle."""
    return el(
        "g",
        rect(0, 0, WIDTH, HEIGHT, fill="var(--washi)", stroke=None, round=14),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#mist)", stroke=None, round=14),
        path(_FAR_HILLS, fill="var(--mist)", stroke=None),
        path(_HILL, fill="var(--hill)", stroke=None),
        _cloud(1424, 96, 160),
        _cloud(1452, 158, 120),
        *(_pine(*pine) for pine in _PINES),
        _water(),
        rect(SHORE, 606, WIDTH - SHORE, 276, fill="var(--grass)", stroke=None, round=0),
        rect(SHORE, 606, WIDTH - SHORE, 276, fill="url(#asanoha)", stroke=None, round=0),
        aria_hidden="true",
    )


@cache
def keep() -> str:
    """The castle's walls and roofs."""
    return el(
        "g",
        _footing(614, 474, 484),
        _roof(78, 310, 20),
        _storey(812, 78, 576, 98),
        _roof(200, 396, 24),
        _storey(748, 200, 704, 172),
        _roof(398, 462, 26),
        aria_hidden="true",
    )


@piece()
def sun(stage: Stage) -> str:
    """It sets for whoever leaves the rest: bands of mist lie before it."""
    x, y, r = SUN
    asked = bool(stage.codes(elements.SUN))
    mark = icon("arrow", x - 20, y - 22, 40, transform=f"rotate(90 {x} {y - 2})") if asked else ""
    disc = stage.thing(
        elements.SUN,
        circle(x, y, r, fill="var(--shu)", stroke=None),
        mark,
        label=stage.speaker.text("board-sun"),
        rules=("WC-031",),
    )
    return disc + el("g", _cloud(x - 64, y + 12, 150, 17), aria_hidden="true")


def _water() -> str:
    shore = f"M{SHORE} 54c-14 110 12 220 0 312s-10 200 0 302"
    return (
        rect(0, 54, SHORE, 614, fill="var(--water)", stroke=None, round=0)
        + rect(0, 54, SHORE, 614, fill="url(#seigaiha)", stroke=None, round=0)
        + path(shore, stroke="var(--usuzumi)", width=2)
    )


def _cloud(x: float, y: float, width: float, pitch: float = 13) -> str:
    """A drifting band of mist, as in a woodblock print."""
    return "".join(
        rect(x + shift, y + line * pitch, width - 2 * abs(shift), 11, fill="var(--washi)", stroke=None, round=5.5)
        for line, shift in ((0, width * 0.18), (1, 0), (2, width * 0.1))
    )


def _pine(x: float, y: float, size: float) -> str:
    """A pine: a leaning trunk and three layered crowns."""
    trunk = path(f"M{x} {y}q{size * 0.1} {-size * 0.3} 0 {-size * 0.62}", stroke="var(--sumi)", width=size * 0.07)
    crowns = "".join(
        el(
            "ellipse",
            cx=x + dx * size,
            cy=y - dy * size,
            rx=rx * size,
            ry=0.13 * size,
            fill="var(--matsu)",
            stroke="var(--ink)",
            stroke_width=1.5,
        )
        for dx, dy, rx in ((-0.12, 0.45, 0.36), (0.14, 0.62, 0.32), (0, 0.82, 0.24))
    )
    return trunk + crowns


def _storey(x: float, y: float, width: float, height: float) -> str:
    return rect(x, y, width, height, fill="var(--paper)", line=2, round=4)


def _roof(y: float, half: float, rise: float) -> str:
    """A roof with turned-up eaves; `y` is where the wall begins."""
    left, right = AXIS - half, AXIS + half
    shape = (
        f"M{left - 26} {y + 10}q26 -2 44 -14L{AXIS - half * 0.62} {y - rise}"
        f"H{AXIS + half * 0.62}L{right - 18} {y - 4}q18 12 44 14q-24 6 -44 4H{left + 18}q-20 2 -44 -4z"
    )
    ridge = f"M{AXIS - half * 0.62} {y - rise}H{AXIS + half * 0.62}"
    return path(shape, fill="var(--roof)", width=2) + path(ridge, stroke="var(--kin)", width=3)


def _footing(y: float, top: float, foot: float) -> str:
    """The stones that the castle stands on."""
    shape = f"M{AXIS - top} {y - 216}H{AXIS + top}L{AXIS + foot} {y}H{AXIS - foot}z"
    return path(shape, fill="var(--stone)", width=2)
