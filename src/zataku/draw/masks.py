"""Spirits as masks on a 48 grid. They keep their colours day and night, on a light face of their own."""

from __future__ import annotations

from types import MappingProxyType

from .definitions import define, use
from .svg import Value, circle, el, path

INK = "var(--ink)"
LIGHT = "var(--light)"
RED = "var(--die-coral)"
DEEP_RED = "#c4412b"
GOLD = "#e3b23c"
FUR, DARK_FUR, PALE_FUR = "#b98a5c", "#4a3524", "#f2e3c8"
SKIN, PALE_SKIN = "#86ad6c", "#f7e6d2"
POND, DARK_POND = "#bcd9e4", "#3f6b43"
WOLF, DARK_WOLF, SNOUT = "#7c8793", "#4a5561", "#eef0ee"
CAT, PINK = "#3a3440", "#e9b9b4"


def _line(d: str, fill: str = "none", width: float = 1.8, stroke: str = INK) -> str:
    return path(d, fill=fill, stroke=stroke, width=width)


def _dot(x: float, y: float, r: float, fill: str, line: float = 1.4) -> str:
    return circle(x, y, r, fill=fill, stroke=INK, line=line)


def _eyes(y: float, r: float, gap: float) -> str:
    return "".join(circle(24 + side * gap, y, r, fill=INK, stroke=None) for side in (-1, 1))


def _kappa() -> str:
    frill = "M8 20l-4 2 3.5 2.5-3 3 4.5 1-1.5 4 5-.5M40 20l4 2-3.5 2.5 3 3-4.5 1 1.5 4-5-.5"
    return (
        _line(frill, DARK_POND)
        + _line("M24 8c10 0 16 7 16 17 0 10-7 17-16 17S8 35 8 25C8 15 14 8 24 8z", SKIN)
        + el("ellipse", cx=24, cy=11.5, rx=12.5, ry=5, fill=DARK_POND, stroke=INK, stroke_width=1.8)
        + el("ellipse", cx=24, cy=11, rx=8, ry=2.8, fill=POND, stroke=INK, stroke_width=1.3)
        + _dot(16, 23.5, 3.6, LIGHT)
        + _dot(32, 23.5, 3.6, LIGHT)
        + _eyes(24, 1.7, 8)
        + _line("M15 32c4-4.5 14-4.5 18 0-3 5-6 6.5-9 6.5S18 37 15 32z", GOLD)
        + _line("M15 32c6 1.8 12 1.8 18 0", width=1.4)
    )


def _tanuki() -> str:
    face = "M24 9c9 0 17 6 18 16 .8 6-4 9-8 11.5-3 2-6 5-10 5s-7-3-10-5C10 34 5.2 31 6 25 7 15 15 9 24 9z"
    patches = "M7 27c3-6 9-8 14-4-1 6-6 9-12 8zM41 27c-3-6-9-8-14-4 1 6 6 9 12 8z"
    return (
        _dot(10.5, 14, 5.5, "#7a5636")
        + _dot(37.5, 14, 5.5, "#7a5636")
        + _line(face, FUR)
        + _line(patches, DARK_FUR, 1.4)
        + circle(16, 26, 2.6, fill=LIGHT, stroke=None)
        + circle(32, 26, 2.6, fill=LIGHT, stroke=None)
        + _eyes(26.2, 1.4, 8)
        + _line("M18 34c1-4 3-5 6-5s5 1 6 5c-1 4-3 6-6 6s-5-2-6-6z", PALE_FUR, 1.4)
        + _line("M21.5 31h5L24 34z", INK, 1)
        + _line("M24 34v2.5", width=1.4)
        + _line("M24 13c-6-1-8-6-7-10 5 0 8 3 7 10zM24 13c1-5 4-8 9-7 0 4-3 7-9 7z", "#6f9a4c", 1.4)
    )


def _rokurokubi() -> str:
    return (
        _line("M11 46c-4-9 2-13 10-14 6-.8 9-2 8-6h7c2 8-3 12-11 13-6 .8-7 3-5 7z", "#f2dcc3")
        + _line("M17 16c0-9 5-14 13-14s13 5 12 14c0 8-4 14-12 14S17 24 17 16z", INK)
        + _line("M21 17c0-6 3-9 9-9s8.5 3 8.5 9-3.5 11-8.5 11-9-5-9-11z", PALE_SKIN, 1.4)
        + _line("M21 15c3-1 6-3 8-7 2 4 6 6 9.5 7-1-7-4-9-8.5-9s-9 3-9 9z", INK, 1)
        + _line("M23.5 18.5c1.5-1 3-1 4 0M32.5 18.5c1.5-1 3-1 4 0", width=1.6)
        + _line("M28.4 23.6c1-.9 2.6-.9 3.6 0-1 1.4-2.6 1.4-3.6 0z", DEEP_RED, 1.2)
        + _dot(35, 4.5, 3, DEEP_RED, 1.2)
        + _line("M14 5l12 3M13 8.5l11 1", width=1.6, stroke="#b98a2f")
    )


def _kitsune() -> str:
    face = "M7 4c4 2 9 7 11 12h12c2-5 7-10 11-12 2 9 1 18-1 24-3 8-10 16-16 17-6-1-13-9-16-17C6 22 5 13 7 4z"
    ears = "M10 9c2 2 4 5 5 8l-4 4c-1-4-1.5-8-1-12zM38 9c-2 2-4 5-5 8l4 4c1-4 1.5-8 1-12z"
    return (
        _line(face, LIGHT)
        + _line(ears, DEEP_RED, 1.2)
        + _line("M13 26c3-1.5 6-1 8 2-3 1.5-6 1-8-2zM35 26c-3-1.5-6-1-8 2 3 1.5 6 1 8-2z", INK, 1)
        + _line("M24 14v6M20 16.5l1 4.5M28 16.5l-1 4.5", stroke=DEEP_RED)
        + _line("M10.5 32l6 .5M12.5 36l5-1.5M37.5 32l-6 .5M35.5 36l-5-1.5", width=1.7, stroke=DEEP_RED)
        + _line("M21.5 39h5L24 42z", INK, 1)
    )


def _okami() -> str:
    face = (
        "M8 3c4 2 8 6 10 10h12c2-4 6-8 10-10 1 7 1 12 0 16l4 8-5 1 2 6-6 0c-3 6-7 10-11 11-4-1-8-5-11-11"
        "l-6 0 2-6-5-1 4-8C7 15 7 10 8 3z"
    )
    ears = "M11 9c2 1.5 4 4 5 6l-4 4c-1-3-1.3-7-1-10zM37 9c-2 1.5-4 4-5 6l4 4c1-3 1.3-7 1-10z"
    eyes = "M13.5 22l7 3.5c-3 1.5-6 .5-7-3.5zM34.5 22l-7 3.5c3 1.5 6 .5 7-3.5z"
    return (
        _line(face, WOLF)
        + _line(ears, DARK_WOLF, 1.2)
        + _line("M24 18c2 6 6 8 11 10-1 7-6 15-11 16-5-1-10-9-11-16 5-2 9-4 11-10z", SNOUT, 1.4)
        + _line(eyes, GOLD, 1.4)
        + _line("M20.5 33.5h7L24 37.5z", INK, 1)
        + _line("M24 37.5v2M19 40c2 1.5 3.5 1 5-.5 1.5 1.5 3 2 5 .5", width=1.5)
    )


def _tengu() -> str:
    beard = "M9 22c-5 3-5 11-2 16l3-2 1 5 4-3 2 5c6 3 8 3 14 0l2-5 4 3 1-5 3 2c3-5 3-13-2-16z"
    brows = "M11 18c3-3 7-3 10 1l-1 2c-3-2-5-2-8-1zM37 18c-3-3-7-3-10 1l1 2c3-2 5-2 8-1z"
    return (
        _line(beard, "#f2ede2")
        + _line("M24 7c10 0 15 6 15 15 0 10-6 19-15 19S9 32 9 22C9 13 14 7 24 7z", DEEP_RED)
        + _line("M18 8l2-6h8l2 6z", INK, 1.4)
        + _line(brows, INK, 1)
        + _dot(16.5, 23.5, 2.7, "#f7e3a8", 1.2)
        + _dot(31.5, 23.5, 2.7, "#f7e3a8", 1.2)
        + _eyes(23.5, 1.2, 7.5)
        + _line("M22 22c-.5 5-6 9-13 13.5-2 1.5 0 4.5 2.5 3.5C19 36 25.5 33 27.5 27z", RED)
        + _line("M21 37.5c3 1.5 7 1 10-1.5")
    )


def _bakeneko() -> str:
    face = "M8 7c4 1 8 4 10 7h12c2-3 6-6 10-7 2 8 2 14 1 19-2 10-9 16-17 16S9 36 7 26C6 21 6 15 8 7z"
    ears = "M11 12c2 1 3.5 2.5 4.5 4.5L12 20c-.8-2.5-1.2-5-1-8zM37 12c-2 1-3.5 2.5-4.5 4.5L36 20c.8-2.5 1.2-5 1-8z"
    eyes = "M11.5 25c3-4 7-4 9.5 0-3 3.5-7 3.5-9.5 0zM36.5 25c-3-4-7-4-9.5 0 3 3.5 7 3.5 9.5 0z"
    return (
        _line(face, CAT)
        + _line(ears, PINK, 1)
        + _line(eyes, "#f0c94f", 1.2)
        + _line("M16.2 22.5v5M31.8 22.5v5", width=2)
        + _line("M22 31h4l-2 2.5z", PINK, 1)
        + _line("M18 35.5c2 2 4.5 1.5 6-1 1.5 2.5 4 3 6 1", width=1.7, stroke=LIGHT)
        + _line("M24 17c-5-4-1-7-1-12 5 3 7 8 1 12z", "#8cc0ea", 1.3)
    )


MASKS = MappingProxyType(
    {
        "kappa": _kappa,
        "tanuki": _tanuki,
        "rokurokubi": _rokurokubi,
        "kitsune": _kitsune,
        "okami": _okami,
        "tengu": _tengu,
        "bakeneko": _bakeneko,
    }
)
for _name, _shape in MASKS.items():
    define(f"mask-{_name}", _shape, width=48, height=48)


def mask(kind: str, x: float, y: float, size: float, *, asleep: bool = False, **attributes: Value) -> str:
    """A spirit's mask on a round face, with its middle at a place; a sleeping one lies on its side."""
    face = circle(0, 0, size / 2, fill="var(--stone)" if asleep else "var(--die-white)", line=1.8)
    half = size * 0.4
    turn, opacity = ("rotate(90)", 0.62) if asleep else (None, None)
    worn = use(f"mask-{kind}", -half, -half, 2 * half, transform=turn, opacity=opacity)
    return el("g", face, worn, transform=f"translate({x:.4g} {y:.4g})", **attributes)
