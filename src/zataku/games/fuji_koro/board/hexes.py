"""The volcano in text: a field of hexes, from a view."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from zataku.draw.palette import seat_style
from zataku.draw.panels import thing

from .. import elements
from .. import map as volcano
from ..view import CellView, FujiKoroView, PlaceView
from .parts import DRAGON_STYLES

#: How wide a hex is; rows are shifted by half of it.
_HEX: Final = 4
#: The slot left of the middle cell of a tile.
_LEFT_SLOT: Final = 4


def field(view: FujiKoroView) -> Text:
    """Every place with its name in its middle; round it, or behind the name, what lies on the cells."""
    rows: dict[int, list[tuple[int, bool, Text]]] = {}
    for place, shown in enumerate(view["places"]):
        for slot in range(7):
            q, r = volcano.slot_hex(place, slot)
            text = _hex(view, place, shown, slot)
            if text.plain:
                column = _HEX // 2 * (2 * q + r) + (slot not in (0, _LEFT_SLOT))
                rows.setdefault(r, []).append((column, slot == 0, text))
    left = min(column for pieces in rows.values() for column, _, _ in pieces) - 1
    return Text("\n", no_wrap=True).join(_row(rows[row], left) for row in sorted(rows))


def _row(pieces: list[tuple[int, bool, Text]], left: int) -> Text:
    """One line of the map; a long name in the middle of a place leans to the left, away from the cell beside it."""
    line = Text(no_wrap=True)
    pieces = sorted(pieces, key=lambda piece: piece[0])
    following = [column for column, _, _ in pieces[1:]]
    for (column, middle, text), after in zip(pieces, [*following, None], strict=True):
        start = column - left
        if middle and after is not None:
            start = min(start, after - left - 1 - len(text.plain))
        gap = max(start - len(line.plain), int(middle and bool(line.plain)))
        line.append(" " * gap)
        line.append(text)
    return line


def _hex(view: FujiKoroView, place: int, shown: PlaceView, slot: int) -> Text:
    """What stands in one of the seven hexes of a place: its name in the middle, then what lies on the cell."""
    if not shown["cells"]:
        return Text(shown["id"], style=thing(elements.place(shown["id"]))) if slot == 0 else Text()
    text = _name(view, place, shown) if slot == 0 else Text()
    cell = next((cell for cell in volcano.PLACE_CELLS[place] if slot in volcano.CELLS[cell][2]), -1)
    if cell < 0:
        return text
    name = volcano.CELL_NAMES[cell]
    if volcano.PLACE_IS_AREA[place]:
        text.append(_content(shown["cells"][slot], view, plain="" if slot == 0 else "."))
    elif place in volcano.BRIDGES:
        text.append(name[-1], style="dim")
    elif slot:
        text.append("·", style="dim")
    # A cell of several hexes shows in its first one who is there, and can be chosen there.
    if slot == volcano.CELL_SLOT[cell]:
        text.append(_samurai(name, view))
        text.stylize(thing(elements.cell(name)))
    return text


def _name(view: FujiKoroView, place: int, shown: PlaceView) -> Text:
    """The name of an explored place, with its dragon, what that guards or has left, and the rope."""
    name = shown["id"]
    if place in volcano.TEMPLES:
        name = f"T{volcano.TEMPLES.index(place) + 1} {name}"
    elif place in volcano.BRIDGES:
        name = f"B{volcano.BRIDGES.index(place) + 1} {name}"
    text = Text()
    text.append(name, style="bold")
    if shown["dragon"]:
        text.append("D", style=f"{DRAGON_STYLES[shown['dragon']['type']]} reverse")
    if shown["remains"] or shown["state_token"]:
        text.append("t")
    if place == volcano.CENTRE and view["rope"]:
        text.append("&", style="bold")
    return text


def _samurai(cell: str, view: FujiKoroView) -> Text:
    """Who is on a cell: the numbers of the seats, and a letter for an enemy."""
    seats = [seat for seat, sheet in enumerate(view["seats"]) if sheet.get("cell") == cell]
    text = Text()
    if seats:
        text.append("@" + "".join(str(seat + 1) for seat in seats), style=f"bold {seat_style(seats[0])} reverse")
    if any(guard["cell"] == cell for guard in view["guards"]):
        text.append("E", style="bold reverse")
    return text


def _content(cell: CellView, view: FujiKoroView, plain: str) -> Text:
    if cell["lava"]:
        return Text("^", style="red")
    text = Text()
    if cell["monk"]:
        text.append("m", style="yellow")
    lying = cell["thing"]
    if lying is not None:
        if lying["kind"] == "token":
            text.append("r" if lying["face_up"] else "x", style="cyan")
        elif lying["kind"] == "scroll":
            owners = [seat for seat, sheet in enumerate(view["seats"]) if sheet.get("colour") == lying["colour"]]
            text.append("s" + "".join(str(seat + 1) for seat in owners), style="magenta")
        else:
            text.append("a", style="green")
    if cell["exit"]:
        text.append("X", style="bold green")
    if cell["erupts"]:
        text.append(f"~{cell['erupts']}", style="red")
    return text if text.plain else Text(plain, style="dim")
