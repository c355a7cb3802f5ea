"""Clan members: figures that wear the colour and the crest of their seat, so that colour never stands alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import MappingProxyType

from .definitions import define, use
from .palette import CRESTS, seat_colour
from .pieces import signs
from .svg import Value, circle, path


def _robe(fill: str) -> str:
    return path("M12 11c3.6 0 6 3.4 7 10H5c1-6.6 3.4-10 7-10z", fill=fill)


def _courtier(fill: str = "var(--shu)") -> str:
    return (
        _robe(fill)
        + circle(12, 9.4, 3.2, fill="var(--light)", line=1.4)
        + path("M9.4 7.2C9.6 3.6 11 2 12.8 2c1.8 0 1.6 2.6 1.8 5.2z", fill="var(--ink)", width=1)
    )


def _gardener(fill: str = "var(--matsu)") -> str:
    return (
        _robe(fill)
        + circle(12, 10, 3, fill="var(--light)", line=1.4)
        + path("M4 9.4L12 3l8 6.4c-5 1.3-11 1.3-16 0z", fill="var(--kin)", width=1.4)
    )


def _warrior(fill: str = "var(--usuzumi)") -> str:
    return (
        _robe(fill)
        + circle(12, 10, 3, fill="var(--light)", line=1.4)
        + path("M8 9.6a4 4 0 0 1 8 0z", fill="var(--ink)", width=1)
        + path("M10 6.4C7.4 6 6 4.6 6 2.4M14 6.4c2.6-.4 4-1.8 4-4", stroke="var(--kin)", width=1.7)
    )


#: By kind: the figure, in its own colour or in another.
SHAPES: MappingProxyType[str, Callable[..., str]] = MappingProxyType(
    {"courtier": _courtier, "gardener": _gardener, "warrior": _warrior}
)
#: Where on the robe the crest is embroidered, and how large.
_CREST_X, _CREST_Y, _CREST = 8.0, 12.9, 8.0
_GAME = "white-castle"


def member(kind: str, seat: int, x: float, y: float, size: float = 24, **attributes: Value) -> str:
    """A clan member in the colour of its seat, with its crest on the robe."""
    return use(f"m-{kind}-{CRESTS[seat]}", x, y, size, color=seat_colour(seat), **attributes)


def _in_seat_colour(kind: str) -> str:
    return SHAPES[kind]("currentColor")


def _sign(name: str) -> str:
    return signs()[name]


def _member(kind: str, sign: str) -> str:
    return use(f"m-{kind}", 0, 0, 24) + use(f"s-{sign}", _CREST_X, _CREST_Y, _CREST)


for _name in CRESTS:
    define(f"s-{_name}", partial(_sign, _name), game=_GAME)
for _kind in SHAPES:
    define(f"m-{_kind}", partial(_in_seat_colour, _kind), game=_GAME)
    for _name in CRESTS:
        define(f"m-{_kind}-{_name}", partial(_member, _kind, _name), game=_GAME)
