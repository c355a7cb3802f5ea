"""Fuji Koro in the terminal: the volcano as a field of hexes, the dragons, the cards, every samurai, from a view."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zataku.draw.panels import thing
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.gear import GEAR_TYPES, MATERIALS
from zataku.kernel.game import View
from zataku.language import Speaker

_STYLES: Final = ("red", "blue", "green", "yellow", "magenta", "cyan")
_DRAGON_STYLES: Final = {"blue": "blue", "green": "green", "red": "red", "legendary": "bold white"}
_CUBES: Final = {"wood": ("W", "yellow"), "metal": ("M", "cyan"), "tooth": ("T", "white")}
_PLACE_KINDS: Final = ("name-place-temple-", "name-place-bridge-")


def picture(view: View, speaker: Speaker) -> RenderableType:
    """The whole table; the own sheet (or the first) comes first among the samurai."""
    order = sorted(range(len(view["seats"])), key=lambda seat: seat != view["seat"])
    scenario = view["scenario"] or "none"
    title = speaker.text(
        "board-title",
        scenario=speaker.text(f"rule-option-scenario-{scenario}") if view["scenario"] else speaker.text("game-name"),
        round=view["round"],
        mode=speaker.text(f"rule-option-mode-{view['mode']}"),
    )
    lines: list[RenderableType] = [Text(title, style="bold")]
    if view["scenario"]:
        lines.append(Text(speaker.text(f"about-scenario-{scenario}"), style="italic"))
    countdown = view["countdown"]
    if countdown["owner"] is not None or countdown["called"]:
        called = ", ".join(map(str, countdown["called"])) or "-"
        lines.append(Text(speaker.text("board-countdown", cell=countdown["cell"], called=called)))
    lines.append(Panel(_map(view), title=speaker.text("board-map"), expand=False))
    lines.append(Text(speaker.text("board-legend"), style="dim"))
    lines.extend(_dragons(view, speaker))
    lines.extend(_cards(view, speaker))
    lines.extend(_sheet(view, seat, speaker) for seat in order)
    return Group(*lines)


def _map(view: View) -> Text:
    """Every hex as two letters, rows shifted by half a hex."""
    cells = {cell["id"]: (cell, place) for place in view["places"] for cell in place["cells"]}
    standing: dict[str, list[int]] = {}
    for seat, sheet in enumerate(view["seats"]):
        if sheet.get("cell"):
            standing.setdefault(sheet["cell"], []).append(seat)
    field: dict[tuple[int, int], Text] = {}
    for place in range(volcano.PLACE_COUNT):
        for slot in range(7):
            q, r = volcano.slot_hex(place, slot)
            name = _cell_name(place, slot)
            text = _hex(cells.get(name), standing.get(name, []), slot, view) if name else Text("  ")
            if name and name in cells and slot == _first_slot(name):
                text.stylize(thing(f"cell-{name}"))
            elif name not in cells and slot == 0:
                text.stylize(thing(f"place-{volcano.PLACE_NAMES[place]}"))
            field[(r, 2 * q + r)] = text
    rows = sorted({row for row, _ in field})
    columns = [column for _, column in field]
    text = Text(no_wrap=True)
    for row in rows:
        line = Text()
        for column in range(min(columns), max(columns) + 1):
            if (row, column) in field:
                line.append(field[(row, column)])
            elif (row, column - 1) not in field:
                line.append(" ")
        line.rstrip()
        text.append(line)
        text.append("\n")
    return text


def _cell_name(place: int, slot: int) -> str | None:
    """The cell that owns this slot of a place."""
    for cell in volcano.PLACE_CELLS[place]:
        if slot in volcano.CELLS[cell][2]:
            return volcano.CELL_NAMES[cell]
    return None


def _first_slot(cell: str) -> int:
    """Where a cell of several slots is named."""
    return volcano.CELLS[volcano.CELL_BY_NAME[cell]][2][0]


def _hex(found: tuple[dict[str, Any], dict[str, Any]] | None, seats: list[int], slot: int, view: View) -> Text:
    if found is None:
        return Text("..", style="dim")
    cell, place = found
    big = place["tile"] is None
    if seats and (slot == 0 or not big or place["id"] in {"3.4", "3.10", "3.16"}):
        shown = "".join(str(seat + 1) for seat in seats[:2])
        return Text(shown.ljust(2), style=f"bold {_STYLES[seats[0]]} reverse")
    if place["dragon"] and slot == 0:
        return Text("D ", style=f"{_DRAGON_STYLES[place['dragon']['type']]} reverse")
    if big:
        letter = "C" if place["id"] == "C" else "T" if place["id"] in {"3.1", "3.7", "3.13"} else "B"
        return Text(f"{letter} ", style="bold" if slot == 0 else "dim")
    if cell["lava"]:
        return Text("^^", style="red")
    if cell["monk"]:
        return Text("m ", style="yellow")
    thing = cell["thing"]
    if thing is not None:
        if thing["kind"] == "token":
            return Text("r " if thing["face_up"] else "_ ", style="cyan")
        if thing["kind"] == "scroll":
            return Text("s ", style="magenta")
        return Text("a ", style="green")
    if cell["exit"]:
        return Text("X ", style="bold green")
    if cell["erupts"]:
        return Text(f"({cell['erupts']}", style="red dim")
    return Text(": ", style="dim")


def place_name(name: str, speaker: Speaker) -> str:
    """The name of a place: temples and bridges by number, others by their position."""
    place = volcano.PLACE_BY_NAME[name]
    if place == volcano.CENTRE:
        return speaker.text("name-place-centre")
    for prefix, places in zip(_PLACE_KINDS, (volcano.TEMPLES, volcano.BRIDGES), strict=True):
        if place in places:
            return speaker.text(f"{prefix}{places.index(place) + 1}")
    return name


def _dragons(view: View, speaker: Speaker) -> list[Text]:
    lines = []
    for place in view["places"]:
        dragon = place["dragon"]
        if dragon:
            name = speaker.text(f"name-dragon-{dragon['type']}")
            lines.append(
                Text(
                    speaker.text(
                        "board-dragon",
                        dragon=name,
                        place=place["id"],
                        initiative=dragon["initiative"],
                        health=dragon["health"],
                        dice=dragon["dice"],
                    ),
                    style=_DRAGON_STYLES[dragon["type"]],
                )
            )
    return [Text(speaker.text("board-dragons"), style="bold"), *lines] if lines else []


def _names(ids: list[str | None], kind: str, speaker: Speaker) -> str:
    return ", ".join(speaker.text(f"name-{kind}-{id}") for id in ids if id is not None) or "-"


def _cards(view: View, speaker: Speaker) -> list[Text]:
    lines = [
        Text(
            speaker.text(
                "board-open",
                equipment=_names(view["equipment"], "equipment", speaker),
                scrolls=_names(view["scrolls"], "scroll", speaker),
            )
        )
    ]
    for number, cards in enumerate(view["temples"]):
        if cards:
            temple = speaker.text(f"name-place-temple-{number + 1}")
            lines.append(
                Text(speaker.text("board-temple", temple=temple, blueprints=_names(cards, "blueprint", speaker)))
            )
    return lines


def _sheet(view: View, seat: int, speaker: Speaker) -> RenderableType:
    sheet = view["seats"][seat]
    if "cell" not in sheet:
        return Text(speaker.seat(seat), style=_STYLES[seat])
    where = sheet["cell"]
    if where is None:
        where = speaker.text(f"name-palace-{sheet['palace']}") if sheet["palace"] != "left" else None
        where = where or speaker.text("board-away")
    else:
        place, _, end = where.partition("/")
        named = place_name(place, speaker)
        where = named if named != place else where
        if end in ("a", "b"):
            where = f"{named} ({end})"
        if not sheet["standing"]:
            where = f"{where}, {speaker.text('board-lying')}"
    colour = "" if sheet["colour"] is None else f" ({speaker.text('name-colour-' + sheet['colour'])})"
    head = Text(
        speaker.text(
            "board-seat",
            seat=speaker.seat(seat),
            samurai=speaker.text(f"name-samurai-{sheet['samurai']}") + colour,
            cell=where,
            points=sheet["points"],
            initiative=sheet["initiative"],
            discs=sheet["discs"],
        ),
        style=f"bold {_STYLES[seat]}",
    )
    pack = sheet["backpack"]
    used = Text(
        speaker.text(
            "board-pack",
            room=pack["room"] + pack["pockets"],
            cubes=", ".join(speaker.text(f"word-{name}", amount=pack[name]) for name in MATERIALS),
            monks=pack["monk"],
            scrolls=_names(sheet["scrolls"], "scroll", speaker),
            blueprints=_names(sheet["blueprints"], "blueprint", speaker),
            cards=_attached(sheet["cards"], speaker),
        )
    )
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*(_gear(sheet, kind, speaker) for kind in range(len(GEAR_TYPES))))
    return Group(head, used, grid)


def _attached(cards: list[str | None], speaker: Speaker) -> str:
    named = [
        f"{speaker.text('name-action-' + action)} {speaker.text('name-equipment-' + card)}"
        for action, card in zip(("move", "explore", "gather"), cards, strict=True)
        if card is not None
    ]
    return ", ".join(named) or "-"


def _gear(sheet: dict[str, Any], kind: int, speaker: Speaker) -> Text:
    """A gear's grid: cubes as letters, empty squares as dots."""
    name = GEAR_TYPES[kind]
    squares = [gear.SQUARE_BY_NAME[square] for square in sheet["squares"][name]]
    cubes = sheet["gear"][name]
    heading = speaker.text(f"name-gear-{name}") + (" *" if sheet["charms"][kind] else "") + "\n"
    text = Text(heading, style="dim", no_wrap=True)
    columns = sorted({square % gear.COLUMNS for square in squares})
    for row in sorted({square // gear.COLUMNS for square in squares}):
        for column in columns:
            square = row * gear.COLUMNS + column
            if kind == gear.WEAPON and column == gear.COLUMNS // 2:
                text.append("|", style="dim")
            letter, style = _CUBES.get(cubes.get(gear.SQUARE_NAMES[square], ""), (".", "dim"))
            text.append(letter if square in squares else " ", style=style)
        text.append("\n")
    return text
