"""The palette: names, day and night values, seats."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

#: name: (day, night)
PALETTE: Final = MappingProxyType(
    {
        "paper": ("#f4ede0", "#10151d"),
        "washi": ("#fbf6ea", "#18202b"),
        "sumi": ("#23201c", "#e9e2d2"),
        "usuzumi": ("#6f675b", "#a49d8f"),
        "ai": ("#23466f", "#8ab4e8"),
        "shu": ("#c4412b", "#ee7a60"),
        "matsu": ("#35684c", "#7fbf98"),
        "kin": ("#b98a2f", "#e3bd6a"),
        "sakura": ("#e9b9b4", "#7d4b50"),
        # Things that keep their colour day and night: dice, and the ink drawn on them.
        "die-coral": ("#d9604c", "#d9604c"),
        "die-black": ("#2a2826", "#2a2826"),
        "die-white": ("#f7f3ea", "#f7f3ea"),
        "ink": ("#23201c", "#23201c"),
        "light": ("#fbf6ea", "#fbf6ea"),
        "mist": ("#e8dfcc", "#222c39"),
        "water": ("#cfdbe0", "#1f3140"),
        "grass": ("#dfe3cd", "#1f2c26"),
        "hill": ("#d3d8bf", "#23332b"),
        "stone": ("#d8d2c6", "#2d3642"),
        "roof": ("#3d4a57", "#3a4858"),
        "seat-0": ("#c4412b", "#ee7a60"),
        "seat-1": ("#23466f", "#8ab4e8"),
        "seat-2": ("#35684c", "#7fbf98"),
        "seat-3": ("#b98a2f", "#e3bd6a"),
        "seat-4": ("#6b3f78", "#b48ac2"),
        "seat-5": ("#4d5a66", "#a3b0bc"),
    }
)

THEMES: Final = ("day", "night")
CRESTS: Final = ("crane", "wave", "pine", "fan", "plum", "mountain")


def colour(name: str) -> str:
    """The colour of this name, for a `fill` or `stroke`."""
    if name not in PALETTE:
        raise KeyError(f"no colour {name!r} in the palette")
    return f"var(--{name})"


def seat_colour(seat: int) -> str:
    return colour(f"seat-{seat}")


def stylesheet(theme: str) -> str:
    """The palette as CSS for one theme, `day` or `night`: for a picture that stands alone."""
    which = THEMES.index(theme)
    return ":root,svg{" + "".join(f"--{name}:{values[which]};" for name, values in PALETTE.items()) + "}"


def standalone(svg: str, theme: str = "day") -> str:
    """A picture that needs no page around it: the palette and the fonts are inside."""
    rules = stylesheet(theme) + "svg{background:var(--paper)}.said{font-family:Georgia,'Noto Serif',serif}"
    start = svg.index(">") + 1
    return f"{svg[:start]}<style>{rules}</style>{svg[start:]}"
