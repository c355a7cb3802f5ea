"""The palette: names, day and night values, seats."""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from .definitions import needed


class SeatColour(NamedTuple):
    """The colour of a seat: by day, by night, and in a terminal, where it is read on dark and on light ground."""

    name: str
    day: str
    night: str
    terminal: str


#: One colour a seat, in every picture, page and terminal.
SEATS: Final = (
    SeatColour("shu", "#c4412b", "#ee7a60", "#d9604c"),
    SeatColour("ai", "#23466f", "#8ab4e8", "#5b8fd0"),
    SeatColour("matsu", "#35684c", "#7fbf98", "#4f9a72"),
    SeatColour("kin", "#b98a2f", "#e3bd6a", "#c09a45"),
    SeatColour("plum", "#6b3f78", "#b48ac2", "#a26fb5"),
    SeatColour("slate", "#4d5a66", "#a3b0bc", "#8a97a3"),
)

#: name: (day, night)
PALETTE: Final = MappingProxyType(
    {
        "paper": ("#f4ede0", "#10151d"),
        "washi": ("#fbf6ea", "#18202b"),
        "sumi": ("#23201c", "#e9e2d2"),
        "usuzumi": ("#6f675b", "#a49d8f"),
        **{seat.name: (seat.day, seat.night) for seat in SEATS[:4]},
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
        # The spirits' forest: its land from the mountains to the sea, its goods, its creatures.
        "sky": ("#f7efdf", "#141b27"),
        "far": ("#d5dcd8", "#1d2a37"),
        "near": ("#bccabf", "#22333a"),
        "knoll": ("#c9d4b0", "#263a31"),
        "glade": ("#dbe2c6", "#1d2b26"),
        "village": ("#eee3cb", "#232a2e"),
        "river": ("#a9c6d0", "#2b5670"),
        "sea": ("#7fa9bd", "#1b3a50"),
        "bark": ("#a98f6d", "#4a4136"),
        "leaf": ("#7f9f72", "#33533f"),
        "sand": ("#efe4c8", "#2a2e33"),
        "road": ("#f3e6c6", "#3a3c3c"),
        "locked": ("#c4412b", "#c4412b"),
        "free": ("#4b8a63", "#4b8a63"),
        "charm": ("#93344a", "#a8405a"),
        "jade": ("#58a07c", "#5fae88"),
        "dream": ("#8d86c9", "#9a94d8"),
        "memory": ("#dd9a3c", "#dd9a3c"),
        "wit": ("#e08fa0", "#e08fa0"),
        "ara": ("#c9533c", "#c9533c"),
        "nigi": ("#5b86b0", "#5b86b0"),
        "saki": ("#d9a441", "#d9a441"),
        "kushi": ("#6aa37e", "#6aa37e"),
        "shinigami": ("#4a4650", "#5d5966"),
        "kappa": ("#7fae74", "#7fae74"),
        "imomushi": ("#c9b95a", "#c9b95a"),
        "nezumi": ("#b9a894", "#b9a894"),
        "kitsune": ("#d98b4a", "#d98b4a"),
        "shin-ookami": ("#8698a8", "#8698a8"),
        "yama-uba": ("#b48a9a", "#b48a9a"),
        "saffron": ("#d3a021", "#f0c850"),
        # Seats of a box that prints other colours: purple, mustard, moss, brown.
        "purple": ("#6b3f78", "#b48ac2"),
        "mustard": ("#94700f", "#d3b04e"),
        "moss": ("#5d6f2c", "#a9bc6a"),
        "brown": ("#7a4f30", "#c0906a"),
        # Bamboo: the grove, the market, the house; temples and kinds of rooms.
        "temple-red": ("#c4412b", "#d9604c"),
        "temple-blue": ("#2f6098", "#5a8fd0"),
        "temple-green": ("#2f8a70", "#4fa98d"),
        "temple-yellow": ("#e3b23c", "#e3b94e"),
        "disc": ("#c4412b", "#efe3c0"),
        "peak": ("#fbf6ea", "#46566a"),
        "soil": ("#d6c3a0", "#2b2924"),
        "soil-deep": ("#c9b38c", "#23211d"),
        "culm": ("#b4c088", "#3d5142"),
        "culm-far": ("#cfd8b0", "#2a3b31"),
        "wood": ("#b08457", "#705639"),
        "noren": ("#23466f", "#29486d"),
        "snow": ("#d7e4ea", "#26394b"),
        "kobai": ("#b5496f", "#e58fae"),
        "ember": ("#ee7a3a", "#ff9a5c"),
        "kind-decoration": ("#f5d9d8", "#56363f"),
        "kind-faith": ("#f4dfb6", "#54432a"),
        "kind-garden": ("#d6e2c1", "#2c4636"),
        "kind-object": ("#cfdfe8", "#283f54"),
        # Fuji Koro: the crater, its fire, what gear is made of, who lives there.
        "rock-1": ("#ddcfb6", "#46505e"),
        "rock-2": ("#cdbba0", "#3c4552"),
        "rock-3": ("#bba78d", "#333b47"),
        "basalt": ("#4a423c", "#090c11"),
        "cliff": ("#6b5f55", "#0e131a"),
        "fog": ("#ece5d6", "#1f2935"),
        "cloud": ("#fbf6ea", "#33414f"),
        "magma": ("#d4512e", "#d9552f"),
        "magma-deep": ("#a8351c", "#a53318"),
        "spark": ("#f3b562", "#f6b765"),
        "call": ("#a8351c", "#f6b765"),
        "timber": ("#a8713a", "#b58048"),
        "steel": ("#8d98a1", "#98a4ae"),
        "fang": ("#f4ecd6", "#f4ecd6"),
        "jewel": ("#58a48a", "#6dbb9f"),
        "blood": ("#a3243b", "#c43a52"),
        "robe": ("#d39a3e", "#d39a3e"),
        "plank": ("#c08a52", "#7d5a38"),
        "shrine": ("#dfe3cd", "#4a6153"),
        "plaza": ("#fbf6ea", "#5d6878"),
        "blueprint": ("#2f5378", "#27425f"),
        "glow": ("#e6b23c", "#ffd571"),
        "dragon-blue": ("#4b8ba6", "#5a9dba"),
        "dragon-green": ("#7f933a", "#93a94a"),
        "dragon-red": ("#963047", "#b9485f"),
        "dragon-legendary": ("#2f2a33", "#55495f"),
    }
    | {f"seat-{number}": (seat.day, seat.night) for number, seat in enumerate(SEATS)}
)

THEMES: Final = ("day", "night")
#: A variable of CSS where it gets its value, and where it is used, perhaps with what to take in its place.
_SETTING: Final = re.compile(r"(--[a-z0-9-]+):\s*([^;}\"]+)")
_VARIABLE: Final = re.compile(r"var\((--[a-z0-9-]+)(?:,\s*([^()]+))?\)")
#: How often a variable can stand for another one.
_DEPTH: Final = 3
CRESTS: Final = ("crane", "wave", "pine", "fan", "plum", "mountain")


def colour(name: str) -> str:
    """The colour of this name, for a `fill` or `stroke`."""
    if name not in PALETTE:
        raise KeyError(f"no colour {name!r} in the palette")
    return f"var(--{name})"


def seat_colour(seat: int) -> str:
    """The colour of a seat, for a `fill` or `stroke`."""
    return colour(f"seat-{seat}")


def seat_style(seat: int) -> str:
    """The colour of a seat in a terminal; its name or number always stands beside it."""
    return SEATS[seat % len(SEATS)].terminal


def seats_in(colours: Sequence[str]) -> str:
    """CSS for a game whose box prints other colours for its seats."""
    return "".join(f"--seat-{seat}:var(--{name});" for seat, name in enumerate(colours))


def stylesheet(theme: str, seats: Sequence[str] = ()) -> str:
    """The palette as CSS for one theme, `day` or `night`: for a picture that stands alone."""
    which = THEMES.index(theme)
    colours = "".join(f"--{name}:{values[which]};" for name, values in PALETTE.items())
    return f":root,svg{{{colours}{seats_in(seats)}}}"


def standalone(svg: str, theme: str = "day", seats: Sequence[str] = ()) -> str:
    """A picture that needs no page around it: palette, fonts and definitions are inside."""
    rules = stylesheet(theme, seats) + "svg{background:var(--paper)}.said{font-family:Georgia,'Noto Serif',serif}"
    start = svg.index(">") + 1
    return f"{svg[:start]}<style>{rules}</style>{needed(svg)}{svg[start:]}"


def plain(svg: str, theme: str = "day") -> str:
    """A standalone picture for programs that know no variables of CSS: every colour stands where it is used."""
    values: dict[str, str] = dict(_SETTING.findall(svg))
    otherwise = PALETTE["sumi"][THEMES.index(theme)]
    for _ in range(_DEPTH):
        svg = _VARIABLE.sub(lambda found: values.get(found[1]) or found[2] or otherwise, svg)
    return svg
