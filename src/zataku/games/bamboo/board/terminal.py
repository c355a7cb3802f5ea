"""Bamboo in the terminal: the grove, the temples, the markets and every house, from a view."""

from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from zataku.draw.panels import thing
from zataku.games.bamboo.components import COMPONENTS
from zataku.games.bamboo.telling import cell_label, condition_name
from zataku.kernel.effects import Cost, Word
from zataku.kernel.game import View
from zataku.language import Speaker

STYLES = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "magenta",
    "brown": "rgb(150,100,50)",
}


def picture(view: View, speaker: Speaker) -> RenderableType:
    """The whole table; the own board (or the first) comes first among the houses."""
    order = sorted(range(len(view["seats"])), key=lambda seat: seat != view["seat"])
    title = speaker.text("board-title", round=view["round"], rounds=view["rounds"], side=view["side"])
    return Group(
        Text(title, style="bold"),
        Columns([_slots(view, speaker), _temples(view, speaker)]),
        Columns([_house_market(view, speaker), _harmony_market(view, speaker)]),
        *_lines(view, speaker),
        *(_seat(view, seat, speaker) for seat in order),
        Text(speaker.text("board-legend"), style="dim"),
    )


def _table(title: str, *headings: str | Text) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in headings:
        table.add_column(heading)
    return table


def _shoot(shoot: dict[str, Any], speaker: Speaker) -> Text:
    colour = speaker.text(f"name-colour-{shoot['colour']}")
    action = speaker.text(f"name-action-{shoot['action']}")
    dimmed = "dim " if shoot.get("active") is False else ""
    text = Text(f"{colour} {action}", style=dimmed + STYLES[shoot["colour"]])
    text.stylize(thing(f"shoot-{shoot['id'].lower()}"))
    return text


def _style(colour: str, id: str) -> Style:
    return Style.parse(STYLES[colour]) + thing(id)


def _joined(texts: Iterable[Text], separator: str = ", ") -> Text:
    return Text(separator).join(texts)


def _slots(view: View, speaker: Speaker) -> Table:
    """One column a slot, the shoots that leave next on top, those just laid below the line."""
    slots = view["slots"]
    names = [str(number + 1) for number in range(len(slots))]
    table = _table(speaker.text("board-slots"), *(Text(name, thing(f"slot-{name}")) for name in names))
    kept = max(len(slot["kept"]) for slot in slots)
    new = max(len(slot["new"]) for slot in slots)
    for place in range(kept):
        table.add_row(*(_shoot(slot["kept"][place], speaker) for slot in slots), end_section=place == kept - 1)
    for place in range(new):
        table.add_row(*(_shoot(slot["new"][place], speaker) if place < len(slot["new"]) else Text() for slot in slots))
    return table


def _temples(view: View, speaker: Speaker) -> Table:
    headings = ("board-temple", "board-spirit", "board-incense")
    table = _table(speaker.text("board-temples"), *map(speaker.text, headings))
    for temple in view["temples"]:
        spirit = temple["spirit"]
        name = speaker.text("board-no-spirit") if spirit is None else speaker.text(f"name-spirit-{spirit}")
        incense = (
            Text(speaker.text("board-ghost"), style=STYLES["brown"])
            if owner == "ghost"
            else Text(speaker.seat(owner), style=STYLES[view["seats"][owner]["colour"]])
            for owner in temple["incense"]
        )
        table.add_row(
            Text.assemble(
                (speaker.text(f"name-colour-{temple['id']}"), _style(temple["id"], f"temple-{temple['id']}"))
            ),
            speaker.text("board-below", spirit=name, count=temple["below"]),
            _joined(incense),
        )
    return table


def _house_tile(tile: dict[str, Any] | None, speaker: Speaker) -> Text:
    """A letter for the kind and the comfort; in words where there is room."""
    if tile is None:
        return Text("  ")
    words = f"{_kind(tile['kind'], speaker)} {tile['comfort']}"
    letters = f"{tile['kind'][0].upper()}{tile['comfort']}"
    return Text(letters, thing(f"tile-{tile['id'].lower()}", words))


def _kind(kind: str, speaker: Speaker) -> str:
    return speaker.text(f"name-kind-{kind}")


def _house_market(view: View, speaker: Speaker) -> Table:
    """Rows from the top, where new tiles appear; each type with its price and the happiness it brings."""
    market = view["house_market"]
    table = _table(speaker.text("board-house-market"), speaker.text("board-row"), *market)
    rows = max(len(column["cells"]) for column in market.values())
    for row in reversed(range(rows)):
        cells = []
        for name, column in market.items():
            tile = column["tiles"][row] if row < len(column["tiles"]) else None
            cell = column["cells"][row]
            effect = Cost((Word("coin", cell["price"]),), Word("happiness", cell["happiness"]))
            price = thing(f"market-{name.lower()}-{row + 1}", f"({speaker.effect(effect)})")
            cells.append(Text.assemble(_house_tile(tile, speaker), "  ", (speaker.text("board-price", **cell), price)))
        table.add_row(str(row + 1), *cells, end_section=row == 0)
    table.add_row(speaker.text("board-stack"), *(str(column["stack"]) for column in market.values()))
    return table


def _harmony_tile(tile: dict[str, Any] | None, speaker: Speaker) -> Text:
    """The printed notation; in words where there is room."""
    if tile is None:
        return Text("–")
    met = "+" if tile.get("met") else ""
    face = next(face for face in COMPONENTS.harmony_tiles if face.id == tile["id"])
    words = f"{speaker.say(condition_name(face))}: {speaker.effect(Word('happiness', face.points))} {met}".strip()
    text = f"{tile['id']} {tile['condition']} = {tile['points']}{met}"
    return Text(text, thing(f"harmony-{tile['id'].lower()}", words))


def _harmony_market(view: View, speaker: Speaker) -> Table:
    market = view["harmony_market"]
    names = (speaker.text(f"name-part-{part}") for part in market)
    table = _table(speaker.text("board-harmony-market"), speaker.text("board-row"), *names)
    rows = max(column["rows"] for column in market.values())
    for row in reversed(range(rows)):
        table.add_row(
            str(row + 1),
            *(
                _harmony_tile(column["tiles"][row] if row < len(column["tiles"]) else None, speaker)
                for column in market.values()
            ),
            end_section=row == 0,
        )
    table.add_row(speaker.text("board-stack"), *(str(column["stack"]) for column in market.values()))
    return table


def _lines(view: View, speaker: Speaker) -> list[Text]:
    """Food always; gifts, and shoots on their way, while there are any."""
    food = speaker.listed([speaker.text(f"name-food-{kind}") for kind in view["food"]])
    row = speaker.text(
        "board-food-row", food=food, supply=view["food_supply"], spent=sum(view["food_discards"].values())
    )
    lines = [_line(speaker.text("board-food"), Text(row))]
    if view["gifts"]:
        gifts = speaker.listed([speaker.text(f"name-action-{gift}") for gift in view["gifts"]])
        lines.append(_line(speaker.text("board-gifts"), Text(gifts)))
    for name, id in (("draft", "board-draft"), ("taken", "board-taken")):
        if view[name]:
            shoots = _joined(_shoot(shoot, speaker) for shoot in view[name])
            lines.append(_line(speaker.text(id), shoots))
    return lines


def _line(name: str, text: Text) -> Text:
    return Text.assemble((f"{name}: ", "bold"), text)


def _seat(view: View, seat: int, speaker: Speaker) -> Panel:
    player = view["seats"][seat]
    title = speaker.seat(seat)
    if view["first"] == seat:
        title += f" ({speaker.text('board-first')})"
    purse = speaker.text(
        "board-purse",
        happiness=player["happiness"],
        coins=player["coins"],
        incense=player["incense"],
        waiting=player["waiting"],
    )
    details = Group(
        Text(purse),
        _line(speaker.text("board-areas"), _areas(seat, player, speaker)),
        _line(speaker.text("board-harmony"), _held_harmony(player, speaker)),
        _line(speaker.text("board-spirits"), Text(_spirits(player, speaker))),
        _line(speaker.text("board-food"), Text(_held_food(player, speaker))),
    )
    body = Table.grid(padding=(0, 3))
    body.add_row(_house(seat, player, speaker), details)
    return Panel(body, title=Text(title), title_align="left", border_style=STYLES[player["colour"]])


def _house(seat: int, player: dict[str, Any], speaker: Speaker) -> Table:
    """The grid with its middle column set apart; a named empty cell shows its kind as a small letter."""
    columns = player["columns"]
    table = Table(title=speaker.text("board-house"), show_header=False, show_lines=True)
    cells = [
        _house_cell(cell, f"seat-{seat}-cell-{cell_label(place)}", speaker)
        for place, cell in enumerate(player["house"])
    ]
    for start in range(0, len(cells), columns):
        table.add_row(*cells[start : start + columns])
    left, right = (_comfort(player, part) for part in ((0, 1), (columns - 2, columns - 1)))
    table.caption = speaker.text("board-comfort", left=left, right=right)
    return table


def _house_cell(cell: dict[str, Any], id: str, speaker: Speaker) -> Text:
    if cell["tile"] is not None:
        return _house_tile(cell["tile"], speaker)
    if cell["named"]:
        return Text.assemble((cell["named"][0], thing(id, f"({_kind(cell['named'], speaker)})")), " ")
    return Text.assemble(("·", thing(id)), " ")


def _comfort(player: dict[str, Any], columns: tuple[int, ...]) -> int:
    return sum(
        cell["tile"]["comfort"]
        for number, cell in enumerate(player["house"])
        if cell["tile"] is not None and number % player["columns"] in columns
    )


def _areas(seat: int, player: dict[str, Any], speaker: Speaker) -> Text:
    """Each area with its shoots; the action marker is an arrow."""
    areas = []
    for temple, shoots in player["areas"].items():
        marker = ">" if player["marker"] == temple else ""
        style = Style.parse("bold") + _style(temple, f"seat-{seat}-area-{temple}")
        name = Text.assemble((f"{marker}{speaker.text(f'name-colour-{temple}')}", style), " ")
        areas.append(name + Text("[") + _joined(_shoot(shoot, speaker) for shoot in shoots) + Text("]"))
    return _joined(areas, " ")


def _held_harmony(player: dict[str, Any], speaker: Speaker) -> Text:
    parts = [
        Text.assemble(f"{speaker.text(f'name-part-{part}')} ", _joined(_harmony_tile(tile, speaker) for tile in tiles))
        for part, tiles in player["harmony"].items()
    ]
    return _joined([*parts, Text(speaker.text("board-fan", count=len(player["fan"])))], "; ")


def _spirits(player: dict[str, Any], speaker: Speaker) -> str:
    said = [
        speaker.text(id, spirit=speaker.text(f"name-spirit-{kind}"), count=counts[standing])
        for kind, counts in player["spirits"].items()
        for standing, id in (("awake", "board-awake"), ("asleep", "board-asleep"))
        if counts[standing]
    ]
    return speaker.listed(said)


def _held_food(player: dict[str, Any], speaker: Speaker) -> str:
    return speaker.listed([f"{speaker.text(f'name-food-{kind}')} ×{n}" for kind, n in player["food"].items() if n])
