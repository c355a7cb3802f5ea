"""The valley as a place: where everything lies, and the landscape under it, from the mountains to the sea."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from zataku.draw.definitions import define, use
from zataku.draw.svg import circle, el, group, path, rect, text

from ..view import BitokuView
from .parts import GAME

WIDTH, HEIGHT = 1600, 1000
#: The spirit path runs round the edge.
EDGE = 30
RING = 27
#: The left edge of each column, and how wide the river columns and the Home are.
COLUMNS = {"yomi": 38, "stairs": 364, "home": 690, "jade": 924, "forges": 1250}
COLUMN, HOME = 312, 220
#: From the sky down.
SKY, LIGHTS, PATH, GATES = 34, 90, 184, 212
HILLS, BANK, RIVER, FOREST, STONES, ZONES, SEA = 288, 382, 432, 472, 640, 690, 824
RIVER_HEIGHT = 34
ROW = 32.2
FOREST_HEIGHT = 5 * ROW + 4
ZONE_WIDTH, ZONE_HEIGHT, ZONE_PITCH = 154, 62, 158


class Lie(NamedTuple):
    """Where the great gate stands, how far apart the spaces of a wisdom path are, and how wide a side branch is."""

    gate: float
    first: float
    step: float
    branch: float


#: Two paths leave the gate in the middle; one alone takes the whole width.
TWO_PATHS, ONE_PATH = Lie(800, 96, 88, 85), Lie(128, 144, 172, 150)


def lie_of(view: BitokuView) -> Lie:
    return TWO_PATHS if len(view["paths"]) > 1 else ONE_PATH


def path_places(lie: Lie, way: str, length: int) -> list[float]:
    """The x of each space of a wisdom path, away from the gate."""
    side = -1 if way == "left" else 1
    return [lie.gate + side * (lie.first + number * lie.step) for number in range(length)]


def forest_row(region: str, number: int) -> tuple[float, float]:
    """The upper left corner of a forest action."""
    return COLUMNS[region] + 61, FOREST + 2 + number * ROW


def zone_place(region: str, kinds: Sequence[str], lower_left: str, kind: str) -> tuple[float, float]:
    """The upper left corner of a building space: two by two, the ancient one at the lower left."""
    others = [each for each in kinds if each != lower_left]
    order = [others[0], others[1], lower_left, others[2]]
    number = order.index(kind)
    return COLUMNS[region] + number % 2 * ZONE_PITCH, ZONES + number // 2 * (ZONE_HEIGHT + 4)


# The landscape


def _mirrored(drawn: str) -> str:
    return drawn + el("g", drawn, transform=f"matrix(-1 0 0 1 {WIDTH} 0)")


def _mountains() -> str:
    slope = "M800 520V176l-60-24-50-40-60-14-84-58-96 74-60-16-90 54-84-40-110 50L0 140V520z"
    snow = "M498 77l48-37 44 30-18 12-14-12-16 16-16-12-14 8z"
    return _mirrored(path(slope, fill="var(--far)", width=1.8)) + _mirrored(path(snow, fill="var(--washi)", width=1.5))


def _ridge() -> str:
    line = (
        "M0 520V214c90-60 170-64 260-18s190 40 270-6 190-34 270 14c80-48 190-60 270-14s180 52 270 6 170-42 260 18v306z"
    )
    bands = ((596, 232, 84), (920, 232, 84), (150, 250, 60), (1390, 250, 60))
    mist = "".join(path(f"M{x} {y}h{w}", stroke="var(--far)", width=8, stroke_opacity=0.8) for x, y, w in bands)
    return path(line, fill="var(--near)", width=1.8) + path(line, fill="url(#pines)", stroke=None) + mist


def _clouds() -> str:
    bands = ((60, 142, 120), (330, 112, 130), (560, 150, 110), (940, 150, 110), (1150, 112, 130), (1420, 142, 120))
    return "".join(path(f"M{x} {y}h{w}", stroke="var(--sky)", width=9, stroke_opacity=0.75) for x, y, w in bands)


def _knolls() -> str:
    """The four Hikaru hills."""
    drawn = ""
    for name, x in COLUMNS.items():
        if name != "home":
            curve = f"M{x - 12} 480C{x - 10} 350 {x + 20} 252 {x + COLUMN / 2} 252"
            drawn += path(f"{curve}S{x + COLUMN + 10} 350 {x + COLUMN + 12} 480z", fill="var(--knoll)", width=2)
    return drawn


def _water(shape: str, fill: str) -> str:
    return path(shape, fill=f"var(--{fill})", width=2.2) + path(shape, fill="url(#seigaiha)", stroke=None)


def _lowland() -> str:
    """Forest, river, villages and the sea."""
    ground = "".join(
        rect(0, RIVER + 10, WIDTH, 270, fill=fill, stroke=None, round=0) for fill in ("var(--glade)", "url(#pines)")
    )
    ripple, back = "c40-7 80-7 120 0s80 7 120 0", "c-40 7-80 7-120 0s-80-7-120 0"
    river = f"M-20 {RIVER}{ripple * 7}V{RIVER + RIVER_HEIGHT}{back * 7}z"
    villages = f"M0 {ZONES - 4}c200-10 400 8 800 0s600-8 800 0v160H0z"
    shore = f"M-20 {SEA - 4}{'c30 10 60 10 90 0s60-10 90 0' * 9}V1000H-20z"
    return (
        ground
        + _water(river, "river")
        + path(villages, fill="var(--village)", width=1.5, stroke="var(--usuzumi)")
        + _water(shore, "sea")
    )


def _gate() -> str:
    """The great torii where the paths begin."""
    red = "var(--shu)"
    return (
        path("M-32 150l-8 118h20l4-118zM32 150l8 118h-20l-4-118z", fill=red, width=2)
        + rect(-44, 176, 88, 11, fill=red, round=2, line=2)
        + rect(-7, 154, 14, 22, fill=red, round=1, line=2)
        + path("M-72 132c48 14 96 14 144 0l6 14c-52 14-104 14-156 0z", fill="var(--roof)", width=2)
        + path("M-62 148c42 10 82 10 124 0l-3 11c-40 9-78 9-118 0z", fill=red, width=2)
    )


def _tree() -> str:
    """The great tree that is the Home."""
    x = COLUMNS["home"]
    trunk = (
        f"M{x + 14} 330c6 120 2 196-6 276-4 50-18 76-40 98 40 0 60-8 76-18 10 12 44 18 66 18s56-6 66-18"
        "c16 10 36 18 76 18-22-22-36-48-40-98-8-80-12-156-6-276z"
    )
    crown = (
        f"M{x + 10} 372c-26-2-30-38-4-46-4-30 30-44 48-28 14-24 46-26 56-6 12-20 46-18 56 6 20-14 50 0 46 28"
        " 26 8 22 44-4 46-14 14-40 12-48 0-12 14-40 14-50 0-12 14-40 12-50 0-10 14-38 14-50 0z"
    )
    rope = f"M{x + 8} 386c60 14 144 14 204 0"
    grain = "".join(path(f"M{x + dx} 400c4 90 2 190-6 260", width=1.3, stroke_opacity=0.35) for dx in (20, 202))
    leaves = "".join(
        path(f"M{cx} {cy}c8-10 22-10 30 0", width=1.5, stroke_opacity=0.4)
        for cx, cy in ((708, 318), (756, 302), (816, 302), (864, 318))
    )
    return (
        path(trunk, fill="var(--bark)", width=2.4)
        + grain
        + path(crown, fill="var(--leaf)", width=2.4)
        + leaves
        + path(rope, width=11)
        + path(rope, stroke="var(--road)", width=7.5)
    )


def _landscape() -> str:
    inside = (EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
    sky = "".join(rect(0, 0, WIDTH, 400, fill=fill, stroke=None, round=0) for fill in ("var(--sky)", "url(#mist)"))
    return (
        el("clipPath", rect(*inside, stroke=None, round=10), id="bk-inside")
        + rect(0, 0, WIDTH, HEIGHT, fill="var(--paper)", stroke=None, round=0)
        + el("g", sky, _mountains(), _clouds(), _ridge(), _knolls(), _lowland(), clip_path="url(#bk-inside)")
        + rect(*inside, fill="none", line=2.2, round=10)
        + _spirit_path_cells()
    )


define("bk-valley", _landscape, width=WIDTH, height=HEIGHT, game=GAME)
define("bk-gate", lambda: group(_gate(), x=78, y=-132), width=156, height=138, game=GAME)
define("bk-tree", _tree, width=WIDTH, height=HEIGHT, game=GAME)


def landscape() -> str:
    """Everything that never changes."""
    return use("bk-valley", 0, 0, WIDTH, HEIGHT)


def gate(lie: Lie) -> str:
    return use("bk-gate", lie.gate - 78, 124, 156, 138)


def tree() -> str:
    return use("bk-tree", 0, 0, WIDTH, HEIGHT)


# The spirit path


@cache
def spirit_cell(number: int) -> tuple[float, float, float, float]:
    """One of a hundred cells round the picture, clockwise from the upper left: 30 on top, 20 down, 30 back, 20 up."""
    wide, high = WIDTH / 30, (HEIGHT - 2 * RING) / 20
    if number < 30:
        return number * wide, 0, wide, RING
    if number < 50:
        return WIDTH - RING, RING + (number - 30) * high, RING, high
    if number < 80:
        return WIDTH - (number - 49) * wide, HEIGHT - RING, wide, RING
    return 0, HEIGHT - RING - (number - 79) * high, RING, high


def spirit_place(points: int) -> tuple[float, float]:
    """The middle of a cell."""
    x, y, width, height = spirit_cell(points % 100)
    return x + width / 2, y + height / 2


def _spirit_path_cells() -> str:
    drawn = []
    for number in range(100):
        x, y, width, height = spirit_cell(number)
        fifth = number % 5 == 0
        drawn.append(
            rect(
                x + 1,
                y + 1,
                width - 2,
                height - 2,
                fill="var(--kin)" if fifth else "var(--washi)",
                stroke="var(--usuzumi)",
                line=1,
                round=4,
            )
        )
        middle = spirit_place(number)
        drawn.append(
            text(str(number), *middle, size=20, fill="var(--ink)", weight=700)
            if fifth
            else circle(*middle, 2.4, fill="var(--usuzumi)", stroke=None)
        )
    return "".join(drawn)
