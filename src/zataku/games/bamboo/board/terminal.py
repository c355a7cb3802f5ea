"""Bamboo in the terminal: the grove, the temples, the markets and every house, from a view."""

from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

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


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in headings:
        table.add_column(heading)
    return table


def _shoot(shoot: dict[str, Any], speaker: Speaker) -> Text:
    colour = speaker.text(f"name-colour-{shoot['colour']}")
    action = speaker.text(f"name-action-{shoot['action']}")
    dimmed = "dim " if shoot.get("active") is False else ""
    return Text(f"{colour} {action}", style=dimmed + STYLES[shoot["colour"]])


def _joined(texts: Iterable[Text], separator: str = ", ") -> Text:
    return Text(separator).join(texts)


def _slots(view: View, speaker: Speaker) -> Table:
    """One column a slot, the shoots that leave next on top, those just laid below the line."""
    slots = view["slots"]
    table = _table(speaker.text("board-slots"), *(str(number + 1) for number in range(len(slots))))
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
            Text(speaker.text(f"name-colour-{temple['id']}"), style=STYLES[temple["id"]]),
            speaker.text("board-below", spirit=name, count=temple["below"]),
            _joined(incense),
        )
    return table


def _house_tile(tile: dict[str, Any] | None) -> str:
    return "" if tile is None else f"{tile['kind'][0].upper()}{tile['comfort']}"


def _house_market(view: View, speaker: Speaker) -> Table:
    """Rows from the top, where new tiles appear; each type with its price and the happiness it brings."""
    market = view["house_market"]
    table = _table(speaker.text("board-house-market"), speaker.text("board-row"), *market)
    rows = max(len(column["cells"]) for column in market.values())
    for row in reversed(range(rows)):
        cells = []
        for column in market.values():
            tile = column["tiles"][row] if row < len(column["tiles"]) else None
            price = speaker.text("board-price", **column["cells"][row])
            cells.append(f"{_house_tile(tile):3} {price}")
        table.add_row(str(row + 1), *cells, end_section=row == 0)
    table.add_row(speaker.text("board-stack"), *(str(column["stack"]) for column in market.values()))
    return table


def _harmony_tile(tile: dict[str, Any] | None) -> str:
    if tile is None:
        return "–"
    met = "+" if tile.get("met") else ""
    return f"{tile['id']} {tile['condition']} = {tile['points']}{met}"


def _harmony_market(view: View, speaker: Speaker) -> Table:
    market = view["harmony_market"]
    names = (speaker.text(f"name-part-{part}") for part in market)
    table = _table(speaker.text("board-harmony-market"), speaker.text("board-row"), *names)
    rows = max(column["rows"] for column in market.values())
    for row in reversed(range(rows)):
        table.add_row(
            str(row + 1),
            *(
                _harmony_tile(column["tiles"][row] if row < len(column["tiles"]) else None)
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
        _line(speaker.text("board-areas"), _areas(player, speaker)),
        _line(speaker.text("board-harmony"), _held_harmony(player, speaker)),
        _line(speaker.text("board-spirits"), Text(_spirits(player, speaker))),
        _line(speaker.text("board-food"), Text(_held_food(player, speaker))),
    )
    body = Table.grid(padding=(0, 3))
    body.add_row(_house(player, speaker), details)
    return Panel(body, title=Text(title), title_align="left", border_style=STYLES[player["colour"]])


def _house(player: dict[str, Any], speaker: Speaker) -> Table:
    """The grid with its middle column set apart; a named empty cell shows its kind as a small letter."""
    columns = player["columns"]
    table = Table(title=speaker.text("board-house"), show_header=False, show_lines=True)
    cells = [_house_cell(cell) for cell in player["house"]]
    for start in range(0, len(cells), columns):
        table.add_row(*cells[start : start + columns])
    left, right = (_comfort(player, part) for part in ((0, 1), (columns - 2, columns - 1)))
    table.caption = speaker.text("board-comfort", left=left, right=right)
    return table


def _house_cell(cell: dict[str, Any]) -> str:
    if cell["tile"] is not None:
        return _house_tile(cell["tile"])
    return f"{cell['named'][0]} " if cell["named"] else "· "


def _comfort(player: dict[str, Any], columns: tuple[int, ...]) -> int:
    return sum(
        cell["tile"]["comfort"]
        for number, cell in enumerate(player["house"])
        if cell["tile"] is not None and number % player["columns"] in columns
    )


def _areas(player: dict[str, Any], speaker: Speaker) -> Text:
    """Each area with its shoots; the action marker is an arrow."""
    areas = []
    for temple, shoots in player["areas"].items():
        marker = ">" if player["marker"] == temple else ""
        name = Text(f"{marker}{speaker.text(f'name-colour-{temple}')} ", style=f"bold {STYLES[temple]}")
        areas.append(name + Text("[") + _joined(_shoot(shoot, speaker) for shoot in shoots) + Text("]"))
    return _joined(areas, " ")


def _held_harmony(player: dict[str, Any], speaker: Speaker) -> Text:
    parts = [
        f"{speaker.text(f'name-part-{part}')} {', '.join(map(_harmony_tile, tiles))}"
        for part, tiles in player["harmony"].items()
    ]
    return Text("; ".join([*parts, speaker.text("board-fan", count=len(player["fan"]))]))


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
