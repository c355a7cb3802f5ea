"""How large the texts of a picture are, in the units of the picture: also those within icons and scaled groups."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

from zataku.draw.definitions import needed

_SCALE = re.compile(r"scale\(([\d.]+)\)")


class Said(NamedTuple):
    """A text, its size, and the thing that it stands on."""

    size: float
    text: str
    thing: str


def texts(svg: str) -> list[Said]:
    """All texts of a picture, the smallest first."""
    root = fromstring(svg)
    defined = fromstring(needed(svg) or "<defs/>")
    symbols = {element.get("id", ""): element for element in defined}
    return sorted(_walk(root, 1.0, "", symbols))


def _walk(element: Element, scale: float, thing: str, symbols: dict[str, Element]) -> Iterator[Said]:
    name = element.tag.rpartition("}")[2]
    found = _SCALE.search(element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    thing = element.get("id", thing)
    if name == "text":
        yield Said(float(element.get("font-size", "16")) * scale, element.text or "", thing)
    if name == "use":
        symbol = symbols[element.get("href", "").lstrip("#")]
        width = float(symbol.get("viewBox", "0 0 24 24").split()[2])
        inner = scale * float(element.get("width", width)) / width
        for child in symbol:
            yield from _walk(child, inner, thing, symbols)
    for child in element:
        yield from _walk(child, scale, thing, symbols)
