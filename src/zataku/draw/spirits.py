"""Icons of the spirits' forest: what Bitoku gives, asks for and counts. On a 24 grid, ink and one colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from .svg import circle, el, group, path, rect, text

INK = "var(--ink)"
LIGHT = "var(--light)"
ROAD = "var(--road)"
Shape = Callable[[], str]


def dot(x: float, y: float, r: float, fill: str = INK) -> str:
    return circle(x, y, r, fill=fill, stroke=None)


# Goods


def _jade() -> str:
    facets = (
        "M9.5 7h5L17 9.5v5L14.5 17h-5L7 14.5v-5zM8 3l1.5 4M16 3l-1.5 4M3 8l4 1.5M21 8l-4 1.5"
        "M3 16l4-1.5M21 16l-4-1.5M8 21l1.5-4M16 21l-1.5-4"
    )
    return path("M8 3h8l5 5v8l-5 5H8l-5-5V8z", fill="var(--jade)") + path(facets, width=1)


def _sake() -> str:
    bottle = "M9.5 2.5h5V7c3 1.7 4.5 4.3 4.5 7.5v5c0 1-.8 2-2 2H7c-1.2 0-2-1-2-2v-5c0-3.2 1.5-5.8 4.5-7.5z"
    return (
        path(bottle, fill=LIGHT)
        + path("M5.2 13.5h13.6V18H5.2z", fill="var(--ai)", stroke=None)
        + path("M9 3h6", width=2.2)
    )


def _any_resource() -> str:
    colours = ((8, 8, "kin"), (16, 8, "stone"), (8, 16, "jade"), (16, 16, "ai"))
    dots = "".join(circle(x, y, 3.1, fill=f"var(--{name})", line=1.1) for x, y, name in colours)
    return rect(2.5, 2.5, 19, 19, round=5) + dots


def _amulet(value: int) -> str:
    return (
        path("M9 4.5a3 2.6 0 1 1 6 0", width=1.5, stroke="var(--kin)")
        + path("M2.5 9.5L7 4.5h10l4.5 5v13h-19z", fill="var(--charm)")
        + text(str(value), 12, 14.3, size=19.6, fill=LIGHT, weight=700)
    )


def _charm() -> str:
    """Amulets of any value."""
    return path("M9 4.5a3 2.6 0 1 1 6 0", width=1.5, stroke="var(--kin)") + path(
        "M2.5 9.5L7 4.5h10l4.5 5v13h-19z", fill="var(--charm)"
    )


# Kodamas, pilgrims and what they do


def kodama_shape(fill: str = LIGHT, ink: str = INK) -> str:
    body = (
        "M7 21.5c-.9-3 .1-5 1.6-6.3C6 14 4.5 11.8 4.5 9c0-4.1 3.3-6.8 7.5-6.8s7.5 2.7 7.5 6.8"
        "c0 2.8-1.5 5-4.1 6.2 1.5 1.3 2.5 3.3 1.6 6.3z"
    )
    return path(body, fill=fill) + dot(8.9, 8.7, 1.7, ink) + dot(15.1, 8.3, 1.5, ink) + dot(12.1, 12.3, 1.2, ink)


def _tagged(sign: str, colour: str) -> str:
    """A kodama with a small sign of where it goes."""
    return kodama_shape() + circle(18.5, 18.5, 5, line=1.2) + path(sign, stroke=f"var(--{colour})", width=2)


def _move() -> str:
    sole = "M7.5 3c2.6 0 3.8 2.2 3.6 5.2-.2 3-1 6.8-3.6 6.8S4.1 11.2 3.9 8.2C3.7 5.2 4.9 3 7.5 3z"
    sandal = path(sole, fill="var(--kin)", width=1.5) + path("M5.5 9.5l2-3 2 3", width=1.3, stroke=INK)
    return sandal + group(sandal, x=9, y=6)


def pilgrim_shape(fill: str = "var(--usuzumi)") -> str:
    return (
        path("M19.5 5.5V22", width=1.7)
        + path("M11 11c3.6 0 5.8 3.6 6.5 10.5h-13C5.2 14.6 7.4 11 11 11z", fill=fill)
        + circle(11, 10.5, 3, fill=LIGHT, line=1.3)
        + path("M2.5 10L11 2.5l8.5 7.5c-5.3 1.4-11.7 1.4-17 0z", fill=ROAD, width=1.5)
    )


def _torii() -> str:
    red = "var(--shu)"
    return (
        path("M1.5 5c7 1.8 14 1.8 21 0M4 10h16", width=2.7, stroke=red)
        + path("M6.5 6.5V22M17.5 6.5V22", width=2.7, stroke=red)
        + path("M12 6.5V10", width=1.8, stroke=red)
    )


def _lotus() -> str:
    leaves = "M12 18.5c-5 1.6-9.5-1.7-10.5-7.5 4 0 8 2 10.5 7.5zM12 18.5c5 1.6 9.5-1.7 10.5-7.5-4 0-8 2-10.5 7.5z"
    return (
        dot(12, 10, 8.5, "var(--kin)")
        + path("M12 4.5c3 3 3.8 8.5 0 14-3.8-5.5-3-11 0-14z", fill=LIGHT, width=1.4)
        + path(leaves, fill="var(--sakura)", width=1.4)
    )


def _arrived() -> str:
    return group(_torii(), scale=0.9) + group(pilgrim_shape(), x=8, y=7, scale=0.68)


def _cross() -> str:
    wave = "M1 17c2-2.5 4-2.5 5.5 0s3.5 2.5 5.5 0 4-2.5 5.5 0 3.5 2.5 5.5 0"
    return path(wave, stroke="var(--ai)", width=2.3) + rect(7, 3, 10, 10, fill=LIGHT, round=2.5) + dot(12, 8, 1.6)


# Rocks, visions, cards, dice


def _rock() -> str:
    return (
        path("M2.5 21C2 14 5 5.5 11 3c6 0 10.5 9 10.5 18z", fill="var(--stone)")
        + path("M3 14.5c5 2.5 13 2.5 18 0", stroke="var(--kin)", width=2.7)
        + path("M8.5 16l-1 2 1.6.6-1 2.2M15.5 16l1 2-1.6.6 1 2.2", stroke=LIGHT, width=1.5)
    )


def boulder_shape() -> str:
    """A rock with room for what it honours."""
    return path("M1.5 22.5C.5 15 3 4.5 10.5 1.8 18.5.8 23 12 22.5 22.5z", fill="var(--stone)", width=1.3) + path(
        "M2 19c6 2.2 14 2.2 20.3 0", stroke="var(--kin)", width=2.2
    )


def _rock_pilgrim() -> str:
    return _rock() + group(pilgrim_shape(), x=9.5, y=8.5, scale=0.62)


def _vision() -> str:
    return (
        path("M1.8 13.5C6 7 18 7 22.2 13.5 18 20 6 20 1.8 13.5z", fill=LIGHT)
        + circle(12, 13.5, 3.8, fill="var(--ai)", line=1.3)
        + dot(12, 13.5, 1.4)
        + path("M12 5.5V2.5M6.5 6.5L5 4M17.5 6.5L19 4", width=1.7, stroke="var(--kin)")
    )


def _draw() -> str:
    return (
        rect(3, 5, 12, 17, round=2.3)
        + path("M6 10h6M6 14h6", width=1.2)
        + path("M18.5 15V4M14.8 7.5L18.5 3.5l3.7 4", stroke="var(--matsu)", width=2.3)
    )


def _unlock() -> str:
    pips = "".join(dot(x, y, 1.4, LIGHT) for x, y in ((8, 13.6), (12, 16), (16, 18.4)))
    return (
        path("M7.5 11V7a4.3 4.3 0 0 1 8.2-1.7", width=2.2)
        + rect(3.8, 10, 16.4, 12, fill="var(--free)", round=3.3)
        + pips
    )


def _copy() -> str:
    pips = "".join(dot(each, each, 1.4) for each in (12, 15, 18))
    return rect(2.5, 2.5, 13, 13, fill="var(--stone)", round=3) + rect(8.5, 8.5, 13, 13, fill=LIGHT, round=3) + pips


def _virtue(kind: str) -> str:
    """The sign of a kind of bitoku: seven shapes that differ without colour."""
    fill = "var(--shu)" if kind == "meiyo" else "var(--ai)"
    match kind:
        case "makoto":
            return circle(12, 12, 7.5, fill="none", stroke=fill, line=2.6) + dot(12, 12, 3, fill)
        case "chuugi":
            return "".join(circle(x, 12, 5.8, fill="none", stroke=fill, line=2.3) for x in (8.7, 15.3))
        case "yu":
            peaks = "M12 3.5l4.7 8.2H7.3zM7.2 12.7l4.6 8.1H2.5zM16.8 12.7l4.7 8.1h-9.3z"
            return path(peaks, fill=fill, stroke=None)
        case "jin":
            return "".join(
                el("ellipse", cx=12, cy=7, rx=3, ry=4.5, fill=fill, transform=f"rotate({90 * quarter} 12 12)")
                for quarter in range(4)
            )
        case "rei":
            return path("M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4z", stroke=fill, width=2.3) + path(
                "M12 8l3.5 2v4L12 16l-3.5-2v-4z", fill=fill, stroke=None
            )
        case "gi":
            corners = ((12, 1.6), (12, 12.4), (7.3, 7), (16.7, 7))
            diamonds = "".join(f"M{x} {y}l4.3 5-4.3 5-4.3-5z" for x, y in corners)
            return path(diamonds, fill=fill, stroke=None)
    rays = "".join(
        path("M12 2.5v3.6", stroke=fill, width=2.5, transform=f"rotate({45 * eighth} 12 12)") for eighth in range(8)
    )
    return dot(12, 12, 4.5, fill) + rays


def _bitoku() -> str:
    return (
        rect(1.8, 5, 20.4, 14, round=2.3)
        + rect(1.8, 5, 4.5, 14, fill="var(--ai)", round=1.5, line=1.3)
        + group(_virtue("jin"), x=8, y=6, scale=0.5)
    )


def _completed() -> str:
    return (
        _bitoku()
        + circle(18, 17.5, 5.3, fill="var(--matsu)", line=1.2)
        + path("M15.6 17.5l1.8 2 3-3.8", stroke="var(--washi)", width=1.9)
    )


# Souls

_MAGATAMA = (
    "M13 2.5c5 0 8.5 3.7 8.5 8.5 0 6.5-6 11-14 10.8 3.6-1.2 5.6-3.4 5.6-6-.3 0-.4 0-.6 0"
    "-4.2 0-7-2.7-7-6.4 0-4 3.3-6.9 7.5-6.9z"
)


def _mitama(kind: str = "") -> str:
    return path(_MAGATAMA, fill=f"var(--{kind or 'sakura'})") + _soul(kind)


def _soul(kind: str) -> str:
    """What tells the kinds of mitama apart, beside their colours."""
    match kind:
        case "ara":
            return path("M10.5 12.5l1-3.5 1.7 1.5.8-4 2.7 6z", fill=LIGHT, stroke=None)
        case "nigi":
            waves = "M9 9c1.3-1.6 2.6-1.6 3.9 0s2.6 1.6 3.9 0M9 12.3c1.3-1.6 2.6-1.6 3.9 0s2.6 1.6 3.9 0"
            return path(waves, stroke=LIGHT, width=1.4)
        case "saki":
            turns = [2 * pi * petal / 5 for petal in range(5)]
            return "".join(dot(13 + 2.5 * sin(turn), 10 - 2.5 * cos(turn), 1.6, LIGHT) for turn in turns)
        case "kushi":
            return path("M13 6l1 3 3 1-3 1-1 3-1-3-3-1 3-1z", fill=LIGHT, stroke=None)
        case "shinigami":
            return dot(10.8, 9.5, 1.5, LIGHT) + dot(15, 9.5, 1.5, LIGHT) + path("M11 13h4", stroke=LIGHT, width=1.3)
    return circle(13, 9.5, 2, line=1.2)


def _dragonfly() -> str:
    wings = "M12 9.5C8 4.5 2 4.3 1.8 7S7.5 11.5 12 10.5zM12 12C8 10.5 2.7 12.2 3 14.6S8.8 15 12 13z"
    wing = path(wings, fill="var(--river)", width=1.3)
    return (
        wing
        + el("g", wing, transform="matrix(-1 0 0 1 24 0)")
        + path("M12 7.5v14", width=3)
        + path("M12 9v11", width=1.3, stroke="var(--shu)")
        + circle(12, 5.5, 2.5, fill="var(--shu)", line=1.3)
    )


def _pair() -> str:
    return group(_mitama(), x=-2.5, y=6.5, scale=0.76) + group(_dragonfly(), x=7.5, y=-0.5, scale=0.72)


# Crystals and buildings


#: The outline and the facets of a crystal, by its colour: long, pointed, flat.
_CUTS = {
    "dream": ("M12 1.8l5 5.2v9.5l-5 5.7-5-5.7V7z", "M7 7l5 3 5-3M12 10v12"),
    "memory": ("M6.5 4h11l4.5 6-10 12L2 10z", "M2 10h20M6.5 4L9 10l3 12 3-12 2.5-6"),
    "wit": ("M8 2.5h8l4 6v7l-4 6H8l-4-6v-7z", "M8 2.5l2 6h4l2-6M4 8.5h16M10 8.5v13M14 8.5v13"),
}


def _crystal(colour: str = "dream") -> str:
    outline, facets = _CUTS[colour]
    return path(outline, fill=f"var(--{colour})") + path(facets, width=1.1)


def _building() -> str:
    return (
        rect(5.5, 11, 13, 10, fill=LIGHT, round=1)
        + path("M1.8 12.5L8 4.5h8l6.2 8z", fill="var(--roof)")
        + path("M10 21v-5.5h4V21", fill="var(--kin)", width=1.3)
    )


def _farm() -> str:
    return (
        rect(6, 11, 12, 9, fill=LIGHT, round=1)
        + path("M2.5 13L12 2.5 21.5 13l-3.5-.8h-12z", fill="var(--kin)")
        + path("M2 21h20M5 21v-3M9 21v-2.5M15 21v-2.5M19 21v-3", stroke="var(--matsu)", width=1.7)
    )


def _onsen() -> str:
    steam = "M7.5 10.5c-1.8-2.5 1.8-3.7 0-6.5M12 10.5c-1.8-3 1.8-4.7 0-8M16.5 10.5c-1.8-2.5 1.8-3.7 0-6.5"
    return path("M2.5 13.5h19c0 5-4 8-9.5 8s-9.5-3-9.5-8z", fill="var(--river)") + path(
        steam, stroke="var(--shu)", width=1.9
    )


def _ryokan() -> str:
    return (
        rect(4.5, 12.5, 15, 8.8, fill=LIGHT, round=1)
        + path("M2 13.5l3-4h14l3 4z", fill="var(--roof)")
        + rect(7.5, 4.5, 9, 5, fill=LIGHT, round=0.5, line=1.3)
        + path("M5 5.5l2.5-3h9l2.5 3z", fill="var(--roof)", width=1.3)
        + "".join(circle(x, 17, 1.7, fill="var(--shu)", line=1) for x in (8.2, 15.8))
    )


def _temple() -> str:
    return (
        path("M12 1.5v3", width=1.7)
        + rect(7, 14, 10, 7.5, fill=LIGHT, round=0.5)
        + rect(8.5, 7.5, 7, 4, fill=LIGHT, round=0.5, line=1.3)
        + path("M5 9l3.5-4.5h7L19 9zM2.5 15.5L7 10.5h10l4.5 5z", fill="var(--shu)", width=1.5)
    )


def _ancient() -> str:
    return path("M4 21.5V11l3-1v11.5zM17 21.5V7l3 1v13.5zM9.5 21.5v-8l5-1v9z", fill="var(--stone)") + path(
        "M2 9.5L20.5 4l1 2.5-18.5 6z", fill="var(--leaf)"
    )


def _hammer() -> str:
    return path("M4 4h11l4 4-4 3H4z", fill="var(--stone)", width=1.5) + path(
        "M9 11l2 11", width=3, stroke="var(--bark)"
    )


# Yokai


def _mask(kind: str) -> str:
    fill = f"var(--{kind})"
    eyes = dot(8.9, 12.5, 1.3) + dot(15.1, 12.5, 1.3)
    match kind:
        case "kappa":
            return (
                path("M4 12c0-4.5 3.5-7 8-7s8 2.5 8 7-3.5 9-8 9-8-4.5-8-9z", fill=fill)
                + el(
                    "ellipse", cx=12, cy=6, rx=6.5, ry=2.7, fill="var(--river)", stroke="var(--sumi)", stroke_width=1.4
                )
                + eyes
                + path("M8.5 16.5h7L12 19.5z", fill="var(--memory)", width=1.3)
            )
        case "imomushi":
            return (
                circle(18, 17, 4.2, fill=fill, line=1.5)
                + circle(13.5, 18, 4, fill=fill, line=1.5)
                + circle(8.5, 13.5, 6, fill=fill)
                + dot(6.5, 12.5, 1.3)
                + dot(10.5, 12.5, 1.3)
                + path("M6.5 16c1.3 1.2 2.7 1.2 4 0", width=1.2, stroke=INK)
                + path("M5.5 8L4 3.5M11 8l1.5-4.5", width=1.5)
            )
        case "nezumi":
            head = "M12 5.5c5 0 7.5 3.5 7.5 7.5 0 4.5-4.5 8.5-7.5 8.5S4.5 17.5 4.5 13c0-4 2.5-7.5 7.5-7.5z"
            ears = "".join(circle(x, 7, 4.3, fill=fill) + dot(x, 7, 1.9, "var(--wit)") for x in (5.8, 18.2))
            return ears + path(head, fill=fill) + eyes + dot(12, 18, 1.7)
        case "kitsune":
            return (
                path("M3.5 2.5l5.5 5h6l5.5-5c.6 5.5.4 9.5-1.5 12.5L12 22l-7-7C3.1 12 2.9 8 3.5 2.5z", fill=fill)
                + path("M12 22l-6-6.5c2-1 4-.6 6 1.5 2-2.1 4-2.5 6-1.5z", fill=LIGHT, width=1.1)
                + path("M7 11.5l3 1.3M17 11.5l-3 1.3", width=1.9, stroke=INK)
                + path("M12 6v4", stroke="var(--locked)", width=1.8)
            )
        case "shin-ookami":
            return (
                path("M4 2.5l4.5 4h7l4.5-4 1 9-3 4-2.5 6h-7L6 15.5l-3-4z", fill=fill)
                + path("M9.5 14h5l-.8 7h-3.4z", fill=LIGHT, width=1.2)
                + dot(12, 20, 1.5)
                + path("M7 10.5l3 1.5M17 10.5l-3 1.5", width=1.9, stroke="var(--memory)")
            )
    hair = "M3 21C1.5 11 5 2.5 12 2.5S22.5 11 21 21c-2 .6-3.5 0-4-1.5H7C6.5 21 5 21.6 3 21z"
    return (
        path(hair, fill="var(--stone)")
        + path("M6.5 12c0-4 2-6 5.5-6s5.5 2 5.5 6-2 8-5.5 8-5.5-4-5.5-8z", fill=fill, width=1.3)
        + eyes
        + path("M9.5 16.5h5", width=1.5, stroke="var(--locked)")
        + path("M12 2.5v4", width=1.2)
    )


def _yokai() -> str:
    return rect(4, 1.8, 16, 20.4, round=2.5) + group(_mask("kitsune"), x=5.5, y=5.5, scale=0.54)


# For less


def _for_less(shape: Shape, value: int) -> str:
    """Something for less: a red seal at its foot says how much."""
    return (
        group(shape(), x=3, y=-1.5, scale=0.75)
        + rect(0.5, 9.5, 23, 14, fill="var(--locked)", line=1, stroke="var(--washi)", round=4.5)
        + text(f"−{value}", 12, 16.6, size=18, fill=LIGHT, weight=700)
    )


_BOUGHT: dict[str, Shape] = {"mitama": _mitama, "dragonfly": _dragonfly, "crystal": _crystal, "build": _building}
_KINDS: dict[str, tuple[str, Callable[[str], str], tuple[str, ...]]] = {
    "mitamas": ("mitama", _mitama, ("ara", "nigi", "saki", "kushi", "shinigami")),
    "masks": ("mask", _mask, ("kappa", "imomushi", "nezumi", "kitsune", "shin-ookami", "yama-uba")),
    "crystals": ("crystal", _crystal, ("dream", "memory", "wit")),
    "virtues": ("virtue", _virtue, ("makoto", "chuugi", "yu", "jin", "rei", "gi", "meiyo")),
}

SPIRITS: dict[str, Shape] = {
    "jade": _jade,
    "sake": _sake,
    "any-resource": _any_resource,
    "amulet": _charm,
    **{f"amulet-{value}": partial(_amulet, value) for value in (1, 2, 3)},
    "kodama": lambda: _tagged("M17 15.8l3 2.7-3 2.7", "matsu"),
    "kodama-here": lambda: _tagged("M15.8 17.4l2.7 2.8 2.7-2.8", "ai"),
    "kodama-back": lambda: _tagged("M20 15.8l-3 2.7 3 2.7", "shu"),
    "move": _move,
    "pilgrim": pilgrim_shape,
    "torii": _torii,
    "illumination": _lotus,
    "arrived": _arrived,
    "cross": _cross,
    "rock": _rock,
    "rock-pilgrim": _rock_pilgrim,
    "vision": _vision,
    "draw": _draw,
    "unlock": _unlock,
    "copy": _copy,
    "yokai": _yokai,
    "bitoku": _bitoku,
    "completed": _completed,
    "pair": _pair,
    "building": _building,
    "farm": _farm,
    "onsen": _onsen,
    "ryokan": _ryokan,
    "temple": _temple,
    "ancient": _ancient,
    "hammer": _hammer,
    **_BOUGHT,
    **{f"{name}-{less}": partial(_for_less, shape, less) for name, shape in _BOUGHT.items() for less in (1, 2)},
    **{f"{word}-{kind}": partial(shape, kind) for word, shape, kinds in _KINDS.values() for kind in kinds},
}
