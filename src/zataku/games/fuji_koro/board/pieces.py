"""The pieces: cubes and tokens, monks, samurai, dragons with their figures, dice, ground and buildings.

Everything that lies about in numbers is defined once a page and referred to.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from math import cos, pi, sin
from random import Random
from typing import Final

from zataku.draw.arms import star
from zataku.draw.definitions import define, define_pattern, use
from zataku.draw.hexagons import closed, outline, shape
from zataku.draw.icons import icon
from zataku.draw.palette import seat_colour
from zataku.draw.pieces import crest
from zataku.draw.svg import Value, circle, el, group, number, path, rect, text

from ..components import BREAK, DRAGON_TYPE_IDS, FACES, RESOURCE_TOKENS
from ..gear import MATERIALS
from .layout import EDGE, FLOWER

GAME: Final = "fuji-koro"
#: Icons and colours of the materials of cubes and dice.
CUBES: Final = {"wood": "timber", "metal": "steel", "tooth": "fang", "charm": "charm"}
_DIE_COLOURS: Final = {"wood": "timber", "metal": "steel", "tooth": "fang", "charm": "jewel"}
_INK: Final = "var(--ink)"
_LIGHT: Final = "var(--light)"


def _define(id: str, draw: Callable[[], str], width: float = 24, height: float = 24) -> None:
    define(f"fk-{id}", draw, width=width, height=height, game=GAME)


def _use(id: str, x: float, y: float, width: float, height: float | None = None, /, **attributes: Value) -> str:
    return use(f"fk-{id}", x, y, width, height, **attributes)


# Cubes, tokens, monks


def cube(material: str, x: float, y: float, size: float, *, ghost: bool = False) -> str:
    """A cube, or the charm, from its upper left corner."""
    return icon(CUBES[material], x, y, size, opacity=0.38 if ghost else None)


def _token(gives: tuple[int, int, int]) -> str:
    """A resource token with the cubes that it brings."""
    cubes = [material for material, count in zip(MATERIALS, gives, strict=True) for _ in range(count)]
    places = {
        1: ((9, 9),),
        2: ((2.6, 8.5), (14.4, 8.5)),
        3: ((2.6, 2.8), (14.4, 2.8), (8.5, 14.4)),
        4: ((2.6, 2.6), (14.4, 2.6), (2.6, 14.4), (14.4, 14.4)),
    }
    size = 11.0
    drawn = "".join(cube(each, x, y, size) for each, (x, y) in zip(cubes, places.get(len(cubes), ()), strict=False))
    return rect(0, 0, 28, 28, fill=_LIGHT, stroke=_INK, line=1.5, round=5) + drawn


def _token_down() -> str:
    return rect(0, 0, 28, 28, fill="var(--basalt)", stroke=_LIGHT, line=1, round=5) + path(
        "M7 11.5h12M9 17h12", stroke=_LIGHT, width=2, stroke_opacity=0.5
    )


def token(gives: dict[str, int], face_up: bool, x: float, y: float, size: float) -> str:
    """A resource token round its middle; face down it is dark and says nothing."""
    name = "token-" + "".join(str(gives[material]) for material in MATERIALS) if face_up else "token-down"
    return _use(name, x - size / 2, y - size / 2, size)


for _gives in {kind.gives for kind in RESOURCE_TOKENS}:
    _define("token-" + "".join(map(str, _gives)), partial(_token, _gives), 28, 28)
_define("token-down", _token_down, 28, 28)


def _scroll_token() -> str:
    """A scroll token with rollers in the colour of its samurai."""
    return (
        rect(4.4, 2.4, 21.200, 14, fill=_LIGHT, stroke=_INK, line=1.3, round=1)
        + rect(0.2, 0.2, 6, 18.4, fill="currentColor", stroke=_INK, line=1.3, round=2.5)
        + rect(23.8, 0.2, 6, 18.4, fill="currentColor", stroke=_INK, line=1.3, round=2.5)
    )


_define("scroll-token", _scroll_token, 30, 18.8)


def scroll_token(seat: int | None, x: float, y: float, width: float) -> str:
    """A scroll token round its middle, with the crest of whoever may take it; None where nobody plays the colour."""
    height = width * 0.627
    colour = "var(--usuzumi)" if seat is None else seat_colour(seat)
    body = _use("scroll-token", x - width / 2, y - height / 2, width, height, color=colour)
    return body if seat is None else body + crest(seat, x - width * 0.2, y - width * 0.2, width * 0.4)


def _adventure() -> str:
    return circle(14, 14, 12.5, fill="var(--sakura)", stroke=_INK, line=1.5) + path(
        star(14, 14, 9, 4, 4), fill=_LIGHT, stroke=_INK, width=1.2
    )


_define("adventure", _adventure, 28, 28)


def adventure_token(x: float, y: float, size: float) -> str:
    return _use("adventure", x - size / 2, y - size / 2, size)


def monk(x: float, y: float, size: float, *, ghost: bool = False) -> str:
    """A monk round its middle."""
    return icon("monk", x - size / 2, y - size / 2, size, opacity=0.32 if ghost else None)


def plan_token(x: float, y: float, size: float) -> str:
    """The token of a blueprint round its middle."""
    return icon("plan", x - size / 2, y - size / 2, size)


def disc(seat: int, x: float, y: float, r: float) -> str:
    """An action disc round its middle."""
    shadow = el("circle", cx=x, cy=y + r * 0.22, r=r, fill=_INK)
    return shadow + crest(seat, x - r, y - r, 2 * r)


def no_disc(x: float, y: float, r: float) -> str:
    """Where a disc has been, or may lie."""
    return el("circle", cx=x, cy=y, r=r, fill="none", stroke="var(--usuzumi)", stroke_width=1.6, stroke_dasharray="4 4")


# Samurai


def _samurai() -> str:
    """Horned helmet, wide shoulders, room for the crest on the breast."""
    plates = "M3 24l7-2.6M3.6 27.4l6.6-2.5M33 24l-7-2.6M32.4 27.4l-6.6-2.5"
    crown = "M8.5 12.5C9 5 13 2.5 18 2.5S27 5 27.5 12.5q-4-2.5-9.5-2.5t-9.5 2.5z"
    horns = "M18 6C13 5 10 2.5 9-2.5 14-.5 17 2 18 4 19 2 22-.5 27-2.5 26 2.5 23 5 18 6z"
    arms = "M11 17L2.5 20.5 4 30.5l6.5-2.5zM25 17l8.5 3.5L32 30.5l-6.5-2.5z"
    return (
        el("ellipse", cx=18, cy=42.5, rx=14, ry=3.4, fill=_INK, fill_opacity=0.28)
        + path("M11 42l2-12h10l2 12h-5.5l-1.5-7-1.5 7z", fill=_INK, width=1.4, stroke=_INK)
        + path("M9 35L11 18h14l2 17q-9 4-18 0z", fill="currentColor", width=1.7, stroke=_INK)
        + path(arms, fill="currentColor", width=1.6, stroke=_INK)
        + path(plates, stroke=_LIGHT, width=1.1, stroke_opacity=0.8)
        + rect(13.5, 9, 9, 8, fill=_LIGHT, line=1.3, round=3, stroke=_INK)
        + path("M15.5 12.5h1.6M19 12.5h1.6", width=1.5, stroke=_INK)
        + path(crown, fill="currentColor", width=1.6, stroke=_INK)
        + path(horns, fill="var(--robe)", width=1.3, stroke=_INK)
    )


_define("samurai", _samurai, 36, 46)


def samurai(seat: int | None, x: float, y: float, height: float, *, lying: bool = False, **more: Value) -> str:
    """A samurai with its feet at a place, or lying there; without a seat a fallen one that holds a temple."""
    colour = "var(--usuzumi)" if seat is None else seat_colour(seat)
    breast = "" if seat is None else crest(seat, 11.2, 19.2, 13.6)
    figure = _use("samurai", 0, 0, 36, 46, color=colour) + breast
    scale = number(height / 46)
    turn = f"rotate(-90) scale({scale}) translate(-18 -22)" if lying else f"scale({scale}) translate(-18 -43)"
    return el("g", figure, transform=f"translate({number(x)} {number(y)}) {turn}", **more)


# Dragons

_GIRTH: Final = {"blue": 11.4, "green": 13.8, "red": 16.1, "legendary": 18.5}
_HORNS: Final = {
    "blue": "M14 11C11 7 9 5 5 4c2 4 4 8 7 10z",
    "green": "M15 11C12 5 9 3 4 1c1 3 2 5 4 6-1 0-3 0-4-.5 2 4 5 6 8 7z",
    "red": "M15 11C13 4 9 1 3-2c1 4 2 5 4 7-2 0-4 0-6-1 2 4 6 7 11 9zM20 9C20 5 18 2 15 0c0 4 1 7 2 9z",
    "legendary": "M15 11C13 3 9-1 2-5c1 4 2 6 4 8-2 0-5 0-7-1 2 4 7 8 13 11zM21 9C22 4 20 0 15-4c0 5 1 9 3 13z",
}


def _pale(kind: str) -> str:
    """Mane, belly and horns: of gold where the dragon itself is dark."""
    return "var(--robe)" if kind == "legendary" else _LIGHT


def _ring(kind: str) -> str:
    """A dragon that lies round its tile, so that every cell stays in sight: from the neck over the top to the tail."""
    girth = _GIRTH[kind]
    first, last, steps = -0.80 * pi, 0.98 * pi, 72
    outer: list[tuple[float, float]] = []
    inner: list[tuple[float, float]] = []
    spine = belly = ""
    for step in range(steps + 1):
        part = step / steps
        turn = first + (last - first) * part
        x, y = _along(turn)
        wide = girth / 2 * (1 - max(0.0, part - 0.5) / 0.5 * 0.9)
        outer.append((x + wide * cos(turn), y + wide * sin(turn)))
        inner.append((x - wide * cos(turn), y - wide * sin(turn)))
        if step % 3 == 2 and 2 < step < steps - 5:
            spine += _spike(turn, wide, outer[-1])
        if step % 2 == 0 and 3 < step < steps - 6:
            belly += f"M{number(x)} {number(y)}L{number(inner[-1][0])} {number(inner[-1][1])}"
    fill = f"var(--dragon-{kind})"
    return (
        path(spine, fill=_pale(kind) if kind == "legendary" else fill, stroke=_INK, width=1)
        + path(closed(outer + inner[::-1]), fill=fill, stroke=_INK, width=2)
        + path(belly, stroke=_pale(kind), width=1.6, stroke_opacity=0.7)
    )


def _along(turn: float) -> tuple[float, float]:
    """The middle of the body: it follows the outline of a tile."""
    r = EDGE * (2.33 + 0.2 * cos(6 * turn))
    return r * cos(turn), r * sin(turn)


def _spike(turn: float, wide: float, root: tuple[float, float]) -> str:
    reach = wide * 0.8
    x, y = _along(turn + 0.06)
    points = (
        root,
        (root[0] + reach * cos(turn) - 3 * sin(turn), root[1] + reach * sin(turn) + 3 * cos(turn)),
        (x + wide * cos(turn + 0.06), y + wide * sin(turn + 0.06)),
    )
    return closed(points)


def _head(kind: str, asleep: bool) -> str:
    """The head in profile, looking to the right, on a grid of 40: antlers, brow, snout, fangs, whiskers."""
    fill = f"var(--dragon-{kind})"
    pale = _pale(kind)
    mane = "M11 11C6 11 2 14-1 19c3-1 5-1 7-.5-3 2-4 5-5 9 3-2 5-2.5 7-2-1 3-1 6 1 9 1-3 3-4 5-5 1 2 3 3.5 6 4l-1-8z"
    skull = (
        "M9 14.5C12 9 18 7 23 9.5c2.8 1 4.5 2.6 6 4.3 3.5-1.6 8.5-.8 9.6 2.600.7 2.3-.6 4.2-2.9 4.6l-7.2 1.3"
        "c-1.5 3-4 4.5-7.5 4.9C18 29.5 14.5 30.5 11.5 29 7 26 6.5 19.5 9 14.5z"
    )
    jaw = "M19 27.5c4.500.6 9.5-.8 13-4 .8 3.8-4.5 8.5-12.5 8-2-.2-2.5-3-.5-4z"
    scales = "M10.5 19q2-2.2 4 0M9.5 23.5q2-2.2 4 0M14 21.3q2-2.2 4 0M13 26q2-2.2 4 0"
    teeth = "M22 26l1.3 2.6 1.6-3.3zM26.5 24.3l1.4 2.5 1.3-3.2zM33.5 21.6l.9 3.4 1.7-3.9z"
    shut = path("M18.5 15.5q3 2 6 .2", width=1.9, stroke=_INK)
    eye = path("M18 16.5q3-4.5 7.5-1.5-2.5 4-7.5 1.5z", fill="var(--spark)", width=1.3, stroke=_INK) + circle(
        22, 15.4, 1.3, fill=_INK, stroke=None
    )
    whiskers = pale if kind == "legendary" else _INK
    return (
        path(mane, fill=pale, width=1.5, stroke=_INK)
        + path(_HORNS[kind], fill=pale, width=1.4, stroke=_INK)
        + path(jaw, fill=fill, width=1.7, stroke=_INK)
        + path(skull, fill=fill, width=1.9, stroke=_INK)
        + path(scales, stroke=pale, width=1.2, stroke_opacity=0.75)
        + path(teeth, fill=_LIGHT, width=1, stroke=_INK)
        + path("M17 13.5q4-4.5 9-.5", width=2.4, stroke=_INK)
        + path("M34.3 16.2q1.8-.4 2 1", width=1.4, stroke=_INK)
        + path("M36 20.5q5 3 2.5 9.5M33 22.5q3 4-.5 9", width=1.4, stroke=whiskers)
        + (shut if asleep else eye)
    )


for _kind in DRAGON_TYPE_IDS:
    _define(f"ring-{_kind}", partial(_ring, _kind), 10, 10)
    for _asleep in (False, True):
        _define(f"head-{_kind}{'-asleep' if _asleep else ''}", partial(_head, _kind, _asleep), 40, 40)


def dragon_ring(kind: str, x: float, y: float) -> str:
    """The body of a dragon round the middle of its tile."""
    return _use(f"ring-{kind}", x, y, 10)


def dragon_head(kind: str, x: float, y: float, size: float, *, asleep: bool = False, flip: bool = False) -> str:
    """A dragon's head round its middle; flipped it looks to the left."""
    name = f"head-{kind}{'-asleep' if asleep else ''}"
    if not flip:
        return _use(name, x - size / 2, y - size * 0.45, size)
    turn = f"translate({number(x + size / 2)} {number(y - size * 0.45)}) scale(-1 1)"
    return _use(name, 0, 0, size, transform=turn)


# Figures in the shape of what they count


def _bolt_badge() -> str:
    octagon = "M9.5 1.5H18.5L26.5 9.5V18.5L18.5 26.5H9.5L1.5 18.5V9.5z"
    bolt = "M25-1L19 6.5h3.5L21 12l7-7.5h-3.5z"
    return path(octagon, fill="var(--robe)", stroke=_INK, width=1.6) + path(bolt, fill=_LIGHT, stroke=_INK, width=1.1)


def _heart_badge() -> str:
    heart = "M14 27C2 18 0 11 3 6 6 1 12 2 14 7 16 2 22 1 25 6 28 11 26 18 14 27z"
    return path(heart, fill="var(--blood)", stroke=_INK, width=1.5)


def _dice_badge() -> str:
    pips = "".join(circle(14 + a * 7.8, 14 + b * 7.8, 1.5, fill=_INK, stroke=None) for a in (-1, 1) for b in (-1, 1))
    return rect(2.5, 2.5, 23, 23, fill=_LIGHT, stroke=_INK, line=1.6, round=5.5) + pips


def _fan_badge() -> str:
    return path("M14 27L0 10A19 19 0 0 1 28 10z", fill="var(--shu)", stroke=_INK, width=1.5)


def _tooth_badge() -> str:
    return path("M2 2q12 6 24 0-1 18-12 27C3 20 2 2 2 2z", fill="var(--fang)", stroke=_INK, width=1.6)


#: By name: the shape, the colour of its number, how far that lies below the middle.
_BADGES: Final[dict[str, tuple[Callable[[], str], str, float]]] = {
    "initiative": (_bolt_badge, _INK, 1),
    "health": (_heart_badge, _LIGHT, -1),
    "dice": (_dice_badge, _INK, 0.5),
    "point": (_fan_badge, _LIGHT, -2),
    "tooth": (_tooth_badge, _INK, -1),
}
for _name in _BADGES:
    _define(f"badge-{_name}", _BADGES[_name][0], 28, 28)


def figure(name: str, amount: int | str, x: float, y: float, size: float = 34) -> str:
    """A number in the shape of what it counts: bolt of initiative, heart of health, die, fan of points, tooth."""
    _, ink, lower = _BADGES[name]
    scale = size / 28
    return _use(f"badge-{name}", x - size / 2, y - size / 2, size) + text(
        str(amount), x, y + lower * scale, size=16.8 * scale, weight=700, fill=ink
    )


# Dice of a fight

_CUTS: Final = {
    0: (),
    1: ((23, 23),),
    2: ((15, 23), (31, 23)),
    3: ((23, 14), (14, 30), (32, 30)),
    4: ((14, 14), (32, 14), (14, 32), (32, 32)),
}
_DIE_MARKS: Final = {
    "wood": path("M6 12q17-6 34-1M6 36q17-6 34-1", stroke=_INK, width=1.3, stroke_opacity=0.5),
    "metal": path("M5.5 40.5V10q0-4.5 4.5-4.5H40.5L36 10H10V36z", fill=_LIGHT, stroke=None, fill_opacity=0.5),
    "tooth": path("M36 42l-4-8q4 2 8 0zM10 42l-4-8q4 2 8 0z", fill=_INK, stroke=None, fill_opacity=0.5),
    "charm": path(star(38, 9, 5.5, 2.4), fill=_LIGHT, stroke=None),
}


def _fight_die(material: str, face: int) -> str:
    """A die in the colour of its material: cuts for damage, a circle for none, a red crack for a break."""
    fill = f"var(--{_DIE_COLOURS[material]})"
    body = rect(1, 1, 44, 44, fill=fill, stroke=_INK, line=2, round=9) + _DIE_MARKS[material]
    if face == BREAK:
        crack = path("M2 27l11-7 6 9 8-19 5 15 5-6 7 4", stroke=_LIGHT, width=4)
        return body + rect(5, 5, 36, 36, fill="var(--shu)", stroke=_INK, line=1.6, round=7) + crack
    ink = _LIGHT if material == "wood" else _INK
    if not _CUTS[face]:
        return body + circle(23, 23, 6, fill="none", stroke=ink, line=2)
    cuts = "".join(
        f"M{x - 4.5} {y + 6}Q{x + 3} {y + 1} {x + 5} {y - 7}Q{x - 3} {y - 2} {x - 4.5} {y + 6}z" for x, y in _CUTS[face]
    )
    return body + path(cuts, fill=ink, stroke=None)


def _blank_die(material: str) -> str:
    """A die that has not been rolled."""
    return (
        rect(1, 1, 44, 44, fill=f"var(--{_DIE_COLOURS[material]})", stroke=_INK, line=2, round=9) + _DIE_MARKS[material]
    )


for _material, _faces in zip(CUBES, FACES, strict=True):
    _define(f"die-{_material}", partial(_blank_die, _material), 46, 46)
    for _face in set(_faces):
        _define(
            f"die-{_material}-{'break' if _face == BREAK else _face}", partial(_fight_die, _material, _face), 46, 46
        )


def fight_die(material: str, face: int | str | None, x: float, y: float, size: float, **more: Value) -> str:
    """A die from its upper left corner; without a face it waits to be rolled."""
    shown = "" if face is None else f"-{face}"
    return _use(f"die-{material}{shown}", x, y, size, **more)


# Ground

_HALF: Final = EDGE * 0.8661


def _waves() -> str:
    return "".join(
        path(f"M{x} {y}q5.5 -6 11 0t11 0", stroke="var(--spark)", width=1.5, stroke_opacity=0.75)
        for y, shift in ((4, 0), (15, 11))
        for x in (shift - 22, shift, 22)
    )


def _grit() -> str:
    return path("M2 5h9M16 12h8M6 20h7M21 24h5", width=1.1, stroke_opacity=0.22)


def _boards() -> str:
    return path("M0 0h40M0 8h40M14 0v8", stroke=_INK, width=1, stroke_opacity=0.26)


define_pattern("fk-waves", _waves, 22, 22, game=GAME)
define_pattern("fk-grit", _grit, 28, 28, game=GAME)
define_pattern("fk-boards", _boards, 40, 16, game=GAME)


def _tile(level: int) -> str:
    flower = outline(FLOWER, EDGE)
    return (
        path(flower, fill=f"var(--rock-{level})", stroke=None)
        + path(flower, fill="url(#fk-grit)", stroke=None)
        + path("".join(_spokes()), stroke=_INK, width=0.9, stroke_opacity=0.42)
    )


def _spokes() -> list[str]:
    """The lines between the seven cells of a tile."""
    inner = [(EDGE * cos(pi / 3 * turn - pi / 6), EDGE * sin(pi / 3 * turn - pi / 6)) for turn in range(6)]
    return [closed(inner)] + [f"M{number(x)} {number(y)}L{number(2 * x)} {number(2 * y)}" for x, y in inner]


def _lava() -> str:
    hexagon = shape(0, 0, EDGE)
    return path(hexagon, fill="var(--magma)", stroke="var(--magma-deep)", width=1.4) + path(
        hexagon, fill="url(#fk-waves)", stroke=None
    )


def _crack(variant: int) -> str:
    """A crack through a cell where lava will come up."""
    rng = Random(variant)
    line = ""
    for spoke in (0, 2, 4) if variant % 2 else (1, 3, 5):
        turn = (60 * spoke - 30 + rng.uniform(-10, 10)) * pi / 180
        points = ((12, 3), (17, -3), (24, 0))
        bends = (
            (along * cos(turn) - aside * sin(turn), along * sin(turn) + aside * cos(turn)) for along, aside in points
        )
        line += "M0 0L" + "L".join(f"{number(x)} {number(y)}" for x, y in bends)
    return (
        path(line, stroke=_INK, width=6)
        + path(line, stroke="var(--magma)", width=3.2)
        + circle(0, 0, 12.5, fill="var(--rock-1)", stroke=_INK, line=1.6)
    )


def _called() -> str:
    return circle(0, 0, 12.5, fill="var(--magma-deep)", stroke="var(--spark)", line=1.8)


for _level in (1, 2, 3):
    _define(f"tile-{_level}", partial(_tile, _level), 10, 10)
_define("tile-line", lambda: path(outline(FLOWER, EDGE), stroke=_INK, width=3), 10, 10)
_define("lava", _lava, 10, 10)
for _variant in range(4):
    _define(f"crack-{_variant}", partial(_crack, _variant), 10, 10)
_define("called", _called, 10, 10)


def tile_ground(level: int, x: float, y: float) -> str:
    return _use(f"tile-{level}", x, y, 10)


def tile_line(x: float, y: float) -> str:
    """The ink line round a laid tile."""
    return _use("tile-line", x, y, 10)


def lava_cell(x: float, y: float) -> str:
    return _use("lava", x, y, 10)


def eruption(call: int, hot: bool, x: float, y: float) -> str:
    """Where lava comes up with a call: a crack, filled when it has been called."""
    mark = _use("called" if hot else f"crack-{round(x * 7 + y) % 4}", 0, 0, 10)
    said = text(str(call), 0, 0.5, size=20, weight=700, fill=_LIGHT if hot else "var(--call)")
    return group(el("g", mark, said, class_="larger"), x=x, y=y)


# Mist


def _clouds(level: int, variant: int) -> str:
    """A place that nobody has seen: a faint outline under drifting bands of mist."""
    rng = Random(10 * level + variant)
    ground = path(
        outline(FLOWER, EDGE),
        fill=f"var(--rock-{level})",
        fill_opacity=0.28,
        stroke="var(--usuzumi)",
        width=1.4,
        stroke_dasharray="4 6",
        stroke_opacity=0.8,
    )
    bands = ""
    for y in (-44 + rng.uniform(-5, 4), 22 + rng.uniform(-4, 5)):
        x = rng.uniform(-14, 14)
        rows = ((0, rng.uniform(0.1, 0.3), rng.uniform(0.5, 0.8)), (1, 0, 1), (2, rng.uniform(0.2, 0.4), 0.5))
        for row, start, long in rows:
            bands += rect(
                x - 57 + 114 * start, y + 13 * row, 114 * long, 10.5, fill="var(--cloud)", stroke=None, round=5
            )
    numeral = text(ROMAN[level], 0, 1, size=39, fill="var(--usuzumi)", weight=700)
    return ground + bands + numeral


ROMAN: Final = ("", "I", "II", "III")
for _level in (1, 2, 3):
    for _variant in range(3):
        _define(f"mist-{_level}-{_variant}", partial(_clouds, _level, _variant), 10, 10)


def unseen_place(level: int, x: float, y: float) -> str:
    return _use(f"mist-{level}-{round(x + 3 * y) % 3}", x, y, 10)


# Buildings


def _pagoda() -> str:
    """Two curved roofs over a red hall, on its step."""

    def roof(wide: float, top: float, high: float) -> str:
        curve = (
            f"M{number(-wide)} {top}q{number(wide * 0.45)} {number(-high * 0.25)} {number(wide * 0.62)} {-high}"
            f"h{number(wide * 0.76)}q{number(wide * 0.17)} {number(high * 0.75)} {number(wide * 0.62)} {high}"
            f"q{number(-wide)} -4 {number(-2 * wide)} 0z"
        )
        return path(curve, fill="var(--roof)", stroke=_INK, width=1.7)

    return (
        rect(-20, -4, 40, 19, fill=_LIGHT, stroke=_INK, round=1, line=1.5)
        + path("M-14 0v15M14 0v15M-5 15v-11h10v11", stroke="var(--magma-deep)", width=2.4)
        + roof(32, 0, 13)
        + rect(-12, -22, 24, 10, fill=_LIGHT, stroke=_INK, round=1, line=1.4)
        + roof(23, -20, 12)
        + path("M0-32v-9", stroke="var(--kin)", width=2.6)
    )


def _arch() -> str:
    """A red bridge from above."""
    return (
        rect(-20, -15, 66, 30, fill="var(--magma-deep)", stroke=_INK, line=1.8, round=3)
        + path("".join(f"M{x} -15v30" for x in range(-12, 46, 8)), stroke=_INK, width=1.2)
        + path("M-20 -15H46M-20 15H46", stroke="var(--spark)", width=3)
        + "".join(
            circle(x, 15 * side, 3.4, fill="var(--robe)", stroke=_INK, line=1.2)
            for x in (-19, 13, 45)
            for side in (-1, 1)
        )
    )


_define("pagoda", _pagoda, 10, 10)
_define("arch", _arch, 10, 10)


def pagoda(x: float, y: float, scale: float) -> str:
    return _use("pagoda", x, y, 10 * scale)


def arch(x: float, y: float, degrees: float, scale: float) -> str:
    return _use("arch", 0, 0, 10 * scale, transform=f"translate({number(x)} {number(y)}) rotate({number(degrees)})")


# Small things of tracks and cards


def pawn(x: float, y: float, height: float, fill: str = _LIGHT) -> str:
    body = "M-9 15q1-4 5-5-1-7-2-10h-3v-3h18v3H6q-1 3-2 10 4 1 5 5z"
    return group(
        path(body, fill=fill, stroke=_INK, width=1.6),
        circle(0, -9, 6.2, fill=fill, stroke=_INK, line=1.6),
        x=x,
        y=y,
        scale=height / 30,
    )


def panel(x: float, y: float, width: float, height: float, *, fill: str = "var(--washi)", line: float = 1.8) -> str:
    return rect(x, y, width, height, fill=fill, line=line, round=9)


@cache
def glow(line: str) -> str:
    """What can be chosen now: gold, with ink round it."""
    shine = path(line, fill="var(--glow)", fill_opacity=0.22, stroke="var(--glow)", width=4.5)
    return el("g", path(line, stroke=_INK, width=7), shine, class_="glow")


def glow_round(x: float, y: float, r: float) -> str:
    """The same as a disc under something round."""
    return el("g", circle(x, y, r, fill="var(--glow)", stroke=_INK, line=1.6), class_="glow")


def glow_box(x: float, y: float, width: float, height: float, round: float = 8) -> str:
    """The same round a box."""
    return el(
        "g",
        rect(x, y, width, height, fill="var(--glow)", fill_opacity=0.1, stroke="var(--glow)", line=4.5, round=round),
        class_="glow",
    )
