"""The place itself: a grove on the left, a market street in the middle, four temples on the hill to the right.

All of it is 1600 by 1000 units. Nothing here can be chosen, except the sun: it sets for whoever has done enough.
"""

from __future__ import annotations

from functools import cache

from zataku.draw.definitions import define, use
from zataku.draw.svg import circle, el, path, rect

from .pieces import GAME

WIDTH, HEIGHT = 1600, 1000
GROVE_TOP, SOIL, GROVE_RIGHT = 174, 638, 412


@cache
def scene() -> str:
    return el(
        "g",
        rect(0, 0, WIDTH, HEIGHT, fill="var(--washi)", stroke=None, round=14),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#mist)", stroke=None, round=14),
        path("M410 790C560 760 700 772 830 764S1100 740 1240 760V1000H410z", fill="var(--grass)", stroke=None),
        _mountain(),
        _grove(),
        aria_hidden="true",
    )


def _mountain() -> str:
    ridge = (
        "C1290 330 1330 216 1378 150 1404 116 1424 100 1444 100 1470 100 1494 136 1526 170 1556 202 1584 212 1600 218"
    )
    slope = f"M1090 1000C1150 890 1190 620 1240 470{ridge}V1000z"
    snow = (
        "M1378 150C1404 116 1424 100 1444 100 1470 100 1494 136 1520 164"
        "L1500 150 1484 168 1464 142 1440 170 1422 144 1402 162z"
    )
    return (
        path(slope, fill="var(--hill)", stroke=None)
        + path(slope, fill="url(#asanoha)", stroke=None)
        + path(snow, fill="var(--peak)", stroke=None)
        + path(
            "M1332 216C1350 186 1364 168 1378 150 1404 116 1424 100 1444 100"
            " 1470 100 1494 136 1526 170 1556 202 1584 212 1600 218",
            width=2,
        )
    )


def _grove() -> str:
    """Far stalks, the soil and the grass that grows on it."""
    stalks = ((9, 11), (109.5, 9), (206.5, 9), (303.5, 9), (402, 11))
    grass = "".join(
        path(
            f"M{x} {SOIL}c-2-8-5-11-8-14M{x} {SOIL}c0-9 1-13 2-17M{x} {SOIL}c3-8 6-10 9-12",
            stroke="var(--matsu)",
            width=2,
        )
        for x in (11, 110, 207, 304, 400)
    )
    earth = (0, SOIL, GROVE_RIGHT, HEIGHT - SOIL)
    return (
        rect(0, GROVE_TOP, GROVE_RIGHT, SOIL - GROVE_TOP, fill="var(--grass)", stroke=None, round=0)
        + "".join(_stalk(x, width) for x, width in stalks)
        + rect(*earth, fill="var(--soil)", stroke=None, round=0)
        + rect(*earth, fill="url(#seigaiha)", stroke=None, round=0)
        + path(f"M0 {SOIL}c30-6 50 4 84 0s60-5 96 0 60 5 96 0 70-4 136 0", width=2.4)
        + grass
        + path(f"M{GROVE_RIGHT} {GROVE_TOP}V{HEIGHT}M0 {GROVE_TOP}H{GROVE_RIGHT}", width=2)
    )


def _stalk(x: float, width: float) -> str:
    """A bare culm far away, with its joints."""
    first = int(GROVE_TOP + 30 + (x * 7) % 40)
    joints = "".join(f"M{x - width / 2 - 2} {y}h{width + 4}" for y in range(first, SOIL, 74))
    return rect(x - width / 2, GROVE_TOP, width, SOIL - GROVE_TOP, fill="var(--culm-far)", stroke=None, round=0) + path(
        joints, stroke="var(--culm)", width=3
    )


def _leaf(x: float, y: float, length: float, angle: float) -> str:
    shape = (
        f"M0 0C{length * 0.25:.1f} {-length * 0.14:.1f} {length * 0.65:.1f} {-length * 0.12:.1f} {length} 0"
        f" {length * 0.65:.1f} {length * 0.1:.1f} {length * 0.25:.1f} {length * 0.12:.1f} 0 0z"
    )
    return path(shape, fill="var(--matsu)", width=1.4, transform=f"translate({x} {y}) rotate({angle})")


def _spray() -> str:
    """Leaves that hang from a joint to the right."""
    return "".join(_leaf(0, 4, 34 * (1 - each * 0.1), angle) for each, angle in enumerate((12, 44, 78)))


define("bb-spray", _spray, width=40, height=40, game=GAME)


def spray(x: float, y: float, size: float, *, left: bool = False) -> str:
    drawn = use("bb-spray", 0, 0, size)
    return el("g", drawn, transform=f"translate({x:g} {y:g}){' scale(-1 1)' if left else ''}")


@cache
def cloud(x: float, y: float, width: float) -> str:
    """A drifting band of mist, as in a woodblock print."""
    return "".join(
        rect(x + shift, y + line * 13, width - 2 * shift, 11, fill="var(--washi)", stroke=None, round=5.5)
        for line, shift in ((0, width * 0.18), (1, 0), (2, width * 0.1))
    )


@cache
def sun() -> str:
    """The sun by day, the moon by night, behind a band of mist."""
    return circle(1318, 134, 44, fill="var(--disc)", stroke=None) + cloud(1238, 150, 130)
