"""How somebody looks at a table: who, from where, and at what of it."""

from __future__ import annotations

from dataclasses import dataclass

from .requests import Ask, asked_number, origin_of, visitor_of
from .scene import SHAPES
from .visitor import Visitor

#: The cookie in which a page notes the shape of one's own board.
SHAPE = "zataku_shape"


@dataclass(frozen=True, slots=True)
class Look:
    """Who looks at a table, and where they found it.

    `wanted` is the seat whose secrets may be uncovered, `opened` the one whose board lies over the main one.
    """

    visitor: Visitor
    origin: str
    wanted: int | None
    opened: int | None
    whole_log: bool
    shape: str


def look_of(request: Ask) -> Look:
    """How whoever asks wants to see a table."""
    return Look(
        visitor=visitor_of(request),
        origin=origin_of(request),
        wanted=asked_number(request, "as"),
        opened=asked_number(request, "open"),
        whole_log=request.query_params.get("log") == "all",
        shape=shape_of(request),
    )


def shape_of(request: Ask) -> str:
    """The shape of one's own board that this device has room for, as its page has noted."""
    shape = request.cookies.get(SHAPE, "")
    return shape if shape in SHAPES else SHAPES[0]
