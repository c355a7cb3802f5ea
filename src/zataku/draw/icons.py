"""Icons on a 24 grid, two tones: ink and one role colour. The same icon means the same thing in all games."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from .arms import ARMS
from .definitions import define, use
from .masks import MASKS
from .members import SHAPES
from .signs import SIGNS
from .spirits import SPIRITS
from .svg import Value, circle, el, group, path, rect, title

INK = "var(--sumi)"
PAPER = "var(--washi)"


def _coin() -> str:
    return circle(12, 12, 9, fill="var(--kin)") + rect(9, 9, 6, 6, fill=PAPER, round=0.5, line=1.4)


def _seal() -> str:
    return rect(4, 4, 16, 16, fill="var(--shu)", round=3) + path(
        "M8 8h8M8 12h8M12 8v8M8 16h3M14 16h2", stroke="var(--light)", width=1.5
    )


def _food() -> str:
    return path("M7 11a5 5 0 0 1 10 0z", fill="var(--light)") + path(
        "M3 11h18a9 8 0 0 1-6 8v1.5H9V19a9 8 0 0 1-6-8z", fill="var(--matsu)"
    )


def _iron() -> str:
    return path("M3 18l3-8h12l3 8z", fill="var(--usuzumi)") + path("M7.5 10l2-4h5l2 4", fill="var(--stone)")


def _pearl() -> str:
    return (
        path("M12 20C5 18 2 12 4 7c2-3 5-3 8-3s6 0 8 3c2 5-1 11-8 13z", fill="var(--sakura)")
        + path("M12 20V9M12 20L7 8M12 20l5-12", width=1.1)
        + circle(12, 8, 2.6, fill="var(--light)", line=1.2)
    )


def _any() -> str:
    return (
        rect(2.5, 2.5, 19, 19, fill=PAPER, round=5)
        + circle(12, 7.6, 3, fill="var(--matsu)", line=1.2)
        + circle(7.6, 15, 3, fill="var(--usuzumi)", line=1.2)
        + circle(16.4, 15, 3, fill="var(--sakura)", line=1.2)
    )


def _fan(fill: str) -> str:
    return path("M12 20L2.5 10.5A14 14 0 0 1 21.5 10.5z", fill=fill) + path(
        "M12 20L7 7.6M12 20V6.4M12 20l5-12.4", stroke="var(--light)", width=1.2
    )


def _heron() -> str:
    return (
        path(
            "M4 5.5l5 .5c2 .3 2.6 1.7 2 3.4-.5 1.6-.3 2.6 1.6 2.6 3 0 6 1.4 8.4 4.5-3 1.4-6.6 1.6-9 .2"
            "-3-1.8-3.6-4.6-2.6-7.4.3-.9 0-1.5-1-1.6z",
            fill="var(--ai)",
        )
        + path("M12.5 17v5M15 17.2V22", width=1.3)
        + circle(8.6, 6.9, 0.6, fill="var(--light)", stroke=None)
    )


def _lantern() -> str:
    return (
        path("M9 3h6M9 21h6", width=2.2)
        + path("M12 4.5c5 0 7 3.4 7 7.5s-2 7.5-7 7.5S5 16.1 5 12s2-7.5 7-7.500z", fill="var(--kin)")
        + path("M5.6 9.500h12.800M5 12.500h14M5.8 15.600h12.4", width=1)
    )


def _well() -> str:
    return (
        circle(12, 12, 7.5, fill="var(--water)", stroke=None)
        + path("M8 2.500v19M16 2.500v19M2.5 8h19M2.5 16h19", stroke="var(--ai)", width=2.4)
        + circle(12, 12, 2, fill="var(--ai)", stroke=None)
    )


def _tile(fill: str) -> str:
    return (
        rect(3, 3, 18, 18, fill=PAPER, round=4)
        + rect(7, 7, 10, 10, fill=fill, round=2)
        + circle(12, 12, 1.4, fill="var(--light)" if fill != "var(--die-white)" else "var(--ink)", stroke=None)
    )


def _any_tile() -> str:
    return (
        rect(3, 3, 18, 18, fill=PAPER, round=4)
        + rect(5.5, 5.5, 7, 7, fill="var(--die-coral)", round=1.5, line=1)
        + rect(13, 8.5, 6, 6, fill="var(--die-black)", round=1.5, line=1)
        + rect(7.5, 13.5, 6, 6, fill="var(--die-white)", round=1.5, line=1)
    )


def _light() -> str:
    return (
        rect(5, 2.5, 14, 19, fill=PAPER, round=2.5)
        + rect(7.5, 5, 9, 6.5, fill="var(--kin)", round=1.5, line=1)
        + rect(7.5, 13, 9, 6, fill="var(--ink)", round=1.5, line=1)
        + path("M12 6.200v4M10 8.200h4", stroke="var(--light)", width=1.2)
    )


def _domain() -> str:
    return (
        rect(2.5, 4, 19, 16, fill=PAPER, round=2.5)
        + rect(5, 6.5, 14, 3, fill="var(--die-coral)", round=1, line=0.8)
        + rect(5, 10.6, 14, 3, fill="var(--die-black)", round=1, line=0.8)
        + rect(5, 14.7, 14, 3, fill="var(--die-white)", round=1, line=0.8)
    )


def _die() -> str:
    pips = "".join(circle(x, y, 1.5, fill="var(--ink)", stroke=None) for x, y in ((8.5, 8.5), (12, 12), (15.5, 15.5)))
    return rect(4, 4, 16, 16, fill="var(--light)", round=4) + pips


def _card() -> str:
    return rect(5.5, 2.5, 13, 19, fill=PAPER, round=2.5) + path("M8.5 7h7M8.5 12h7M8.5 17h4", width=1.2)


def _wood() -> str:
    return (
        path("M5 8h11a3.5 4.5 0 0 1 0 9H5z", fill="var(--kin)")
        + el("ellipse", cx=5, cy=12.5, rx=2.6, ry=4.5, fill=PAPER, stroke=INK, stroke_width=1.6)
        + path("M10 11h5M11 14.500h4", width=1)
    )


def _stone() -> str:
    return path("M3 18l3-8 6-5 6 4 3 9z", fill="var(--stone)") + path("M6 10l5 3 7-4M11 13l-1 5", width=1.1)


def _arrow() -> str:
    return path("M3 12h15M13 6.500l6 5.5-6 5.5", width=2.2)


def _crown() -> str:
    return path("M3 19h18L19.5 7l-4.5 5-3-8-3 8-4.5-5z", fill="var(--kin)")


ICONS: MappingProxyType[str, Callable[[], str]] = MappingProxyType(
    {
        "coin": _coin,
        "seal": _seal,
        "food": _food,
        "iron": _iron,
        "pearl": _pearl,
        "any": _any,
        "point": lambda: _fan("var(--shu)"),
        "final-point": lambda: _fan("var(--kin)"),
        "influence": _heron,
        **SHAPES,
        "lantern": _lantern,
        "well": _well,
        "tile-coral": lambda: _tile("var(--die-coral)"),
        "tile-black": lambda: _tile("var(--die-black)"),
        "tile-white": lambda: _tile("var(--die-white)"),
        "tile-any": _any_tile,
        "light": _light,
        "domain": _domain,
        "die": _die,
        "card": _card,
        "wood": _wood,
        "stone": _stone,
        "arrow": _arrow,
        "first": _crown,
        # Bamboo: what is in a house, what is done there, the year, dishes, marks.
        **SIGNS,
        "spirit": lambda: group(MASKS["kitsune"](), scale=0.5),
        **SPIRITS,
        # Fuji Koro: gear, actions, fights, fire, things in a pack.
        **ARMS,
    }
)


for _name, _shape in ICONS.items():
    define(f"i-{_name}", _shape, game="bitoku" if _name in SPIRITS else "")


def icon(name: str, x: float, y: float, size: float = 24, *, label: str | None = None, **attributes: Value) -> str:
    """An icon with its top left corner at a place; with a label it tells what it is."""
    if name not in ICONS:
        raise KeyError(f"no icon {name!r}")
    drawn = use(f"i-{name}", x, y, size, **attributes)
    return drawn if label is None else el("g", title(label), drawn)
