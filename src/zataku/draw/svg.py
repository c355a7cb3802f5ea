"""Writing SVG: elements as text, with everything escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from html import escape

Value = str | int | float | None


#: Elements that hold so many characters are written anew each time: to look them up would take as long.
_LARGE = 500


def el(name: str, *children: str, **attributes: Value) -> str:
    """An element. `class_` and `data_move` become `class` and `data-move`; attributes that are None are left out.

    Small elements are kept: after a move most of a picture is the same.
    """
    if sum(map(len, children)) < _LARGE:
        return _small(name, *children, **attributes)
    return _written(name, children, attributes)


@lru_cache(16_384, typed=True)
def _small(name: str, *children: str, **attributes: Value) -> str:
    return _written(name, children, attributes)


def _written(name: str, children: Iterable[str], attributes: Mapping[str, Value]) -> str:
    written = "".join(
        [f' {_attribute(key)}="{_value(value)}"' for key, value in attributes.items() if value is not None]
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: Value) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def number(value: Value) -> str:
    """Numbers without needless digits."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return str(value)


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Value) -> str:
    """A group moved to a place."""
    moves = []
    if x or y:
        moves.append(f"translate({number(x)} {number(y)})")
    if scale != 1:
        moves.append(f"scale({number(scale)})")
    return el("g", *children, transform=" ".join(moves) or None, **attributes)


def text(
    said: str,
    x: float,
    y: float,
    *,
    size: float = 16,
    anchor: str = "middle",
    fill: str = "var(--sumi)",
    weight: int | None = None,
    **attributes: Value,
) -> str:
    """A line of text; `y` is its middle."""
    return el(
        "text",
        escape(said),
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        dominant_baseline="central",
        fill=fill,
        font_weight=weight,
        class_="said",
        **attributes,
    )


def title(said: str) -> str:
    """What a pointer or a screen reader is told about the element around it."""
    return el("title", escape(said))


def path(d: str, *, fill: str = "none", stroke: str | None = "var(--sumi)", width: float = 1.6, **more: Value) -> str:
    """A drawn line or shape, with round joins."""
    return el(
        "path",
        d=d,
        fill=fill,
        stroke=stroke,
        stroke_width=None if stroke is None else width,
        stroke_linejoin="round",
        stroke_linecap="round",
        **more,
    )


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = "var(--washi)",
    stroke: str | None = "var(--sumi)",
    line: float = 1.6,
    round: float = 6,
    **more: Value,
) -> str:
    """A box with rounded corners."""
    return el(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=round,
        fill=fill,
        stroke=stroke,
        stroke_width=None if stroke is None else line,
        **more,
    )


def circle(
    x: float, y: float, r: float, *, fill: str = "var(--washi)", stroke: str | None = "var(--sumi)", line: float = 1.6
) -> str:
    return el("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=None if stroke is None else line)


def picture(width: float, height: float, children: Iterable[str], *, label: str, **attributes: Value) -> str:
    """A whole <svg> element."""
    return el(
        "svg",
        title(label),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="group",
        aria_label=label,
        **attributes,
    )
