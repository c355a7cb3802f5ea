"""Bamboo in the terminal: the grove, the temples, the markets and every house, from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from zataku.draw.panels import thing
from zataku.kernel.effects import Cost, Word
from zataku.language import Speaker

from .. import elements
from ..components import COMPONENTS
from ..names import condition_name
from ..view import (
    BambooView,
    HarmonyTileView,
    HouseCellView,
    HouseTileView,
    SheetView,
    ShootView,
    SlotView,
    TempleView,
)
from .seen import leading
from .words import moment, owner_name, spirit_name

STYLES = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "magenta",
    "brown": "rgb(150,100,50)",
}


def picture(view: BambooView, speaker: Speaker) -> RenderableType:
    """The whole table; the own board (or the first) comes first among the houses."""
    order = sorted(range(len(view["seats"])), key=lambda seat: seat != view["seat"])
    return Group(
        Text(moment(view, speaker), style="bold"),
        Columns([_slots(view, speaker), _temples(view, speaker)]),
        Columns([_house_market(view, speaker), _harmony_market(view, speaker)]),
        *_lines(view, speaker),
        *_powers(view, speaker),
        *(_seat(view, seat, speaker) for seat in order),
        Text(speaker.text("board-legend"), style="dim"),
    )


def _table(title: str, *headings: str | Text) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in headings:
        table.add_column(heading)
    return table


def _shoot(shoot: ShootView, speaker: Speaker, *, dim: bool = False, draft: bool = False) -> Text:
    colour = speaker.text(f"name-colour-{shoot['colour']}")
    action = speaker.text(f"name-action-{shoot['action']}")
    text = Text(f"{colour} {action}", style=("dim " if dim else "") + STYLES[shoot["colour"]])
    text.stylize(thing((elements.draft_shoot if draft else elements.shoot)(shoot["id"])))
    return text


def _style(colour: str, id: str) -> Style:
    return Style.parse(STYLES[colour]) + thing(id)


def _joined(texts: Iterable[Text], separator: str = ", ") -> Text:
    return Text(separator).join(texts)


def _marked(text: str, things: Iterable[tuple[str, str]]) -> Text:
    """A text in which some words, in the order in which they stand there, are things with these ids."""
    marked = Text(text)
    end = 0
    for word, id in things:
        start = text.find(word, end)
        if start >= 0:
            end = start + len(word)
            marked.stylize(thing(id), start, end)
    return marked


def _slots(view: BambooView, speaker: Speaker) -> Table:
    """One column a slot, the shoots that leave next on top, those just laid below the line."""
    slots = view["slots"]
    names = (Text(str(number + 1), thing(elements.slot(number))) for number in range(len(slots)))
    table = _table(speaker.text("board-slots"), *names)
    kept = max(len(slot["kept"]) for slot in slots)
    new = max(len(slot["new"]) for slot in slots)
    for place in range(kept):
        table.add_row(*(_shoot(slot["kept"][place], speaker) for slot in slots), end_section=place == kept - 1)
    for place in range(new):
        table.add_row(*(_new_shoot(slot, place, speaker) for slot in slots))
    return table


def _new_shoot(slot: SlotView, place: int, speaker: Speaker) -> Text:
    if place >= len(slot["new"]):
        return Text()
    shoot = slot["new"][place]
    return _shoot(shoot, speaker, dim=not shoot["active"])


def _temples(view: BambooView, speaker: Speaker) -> Table:
    headings = ("board-temple", "board-spirit", "board-incense", "board-winner")
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
            Text(speaker.text(f"name-colour-{temple['id']}"), _style(temple["id"], elements.temple(temple["id"]))),
            speaker.text("board-below", spirit=name, count=temple["below"]),
            _joined(incense),
            _winner(temple, speaker),
        )
    return table


def _winner(temple: TempleView, speaker: Speaker) -> str:
    """Who would be blessed now."""
    first = leading(temple["incense"])
    return "" if first is None or temple["spirit"] is None else owner_name(speaker, first)


def _powers(view: BambooView, speaker: Speaker) -> list[Text]:
    """What the spirits in sight do, and what waking them costs."""
    seen = [temple["spirit"] for temple in view["temples"] if temple["spirit"] is not None]
    seen += [kind for player in view["seats"] for kind in player["spirits"]]
    return [Text(spirit_name(speaker, kind), style="dim") for kind in dict.fromkeys(seen)]


def _house_tile(tile: HouseTileView | None, speaker: Speaker) -> Text:
    """A letter for the kind and the comfort; in words where there is room."""
    if tile is None:
        return Text("  ")
    words = f"{_kind(tile['kind'], speaker)} {tile['comfort']}"
    letters = f"{tile['kind'][0].upper()}{tile['comfort']}"
    return Text(letters, thing(elements.house_tile(tile["id"]), words))


def _kind(kind: str, speaker: Speaker) -> str:
    return speaker.text(f"name-kind-{kind}")


def _house_market(view: BambooView, speaker: Speaker) -> Table:
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
            price = thing(elements.market_cell(name, row), f"({speaker.effect(effect)})")
            said = speaker.text("board-price", price=cell["price"], happiness=cell["happiness"])
            cells.append(Text.assemble(_house_tile(tile, speaker), "  ", (said, price)))
        table.add_row(str(row + 1), *cells, end_section=row == 0)
    table.add_row(speaker.text("board-stack"), *(str(column["stack"]) for column in market.values()))
    return table


def _harmony_tile(tile: HarmonyTileView | None, speaker: Speaker, met: str = "") -> Text:
    """The printed notation; in words where there is room."""
    if tile is None:
        return Text("–")
    face = next(face for face in COMPONENTS.harmony_tiles if face.id == tile["id"])
    words = f"{speaker.say(condition_name(face))}: {speaker.effect(Word('happiness', face.points))} {met}".strip()
    condition = tile["condition"].replace("sum(", "Σ").replace(")", "").replace(">=", " ≥ ")
    text = f"{condition} = {tile['points']}{met}"
    return Text(text, thing(elements.harmony_tile(tile["id"]), words))


def _harmony_market(view: BambooView, speaker: Speaker) -> Table:
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


def _lines(view: BambooView, speaker: Speaker) -> list[Text]:
    """Food always; gifts, and shoots on their way, while there are any."""
    lines = [_line(speaker.text("board-food"), _food_row(view, speaker))]
    if view["gifts"]:
        gifts = [(speaker.text(f"name-action-{gift}"), elements.gift(gift)) for gift in view["gifts"]]
        lines.append(_line(speaker.text("board-gifts"), _listed(gifts, speaker)))
    if view["colours"]:
        colours = [(speaker.text(f"name-player-{name}"), elements.player_colour(name)) for name in view["colours"]]
        lines.append(_line(speaker.text("board-colours"), _listed(colours, speaker)))
    for shoots, id, draft in ((view["draft"], "board-draft", True), (view["taken"], "board-taken", False)):
        if shoots:
            lines.append(_line(speaker.text(id), _joined(_shoot(shoot, speaker, draft=draft) for shoot in shoots)))
    return lines


def _food_row(view: BambooView, speaker: Speaker) -> Text:
    food = [(speaker.text(f"name-food-{kind}"), elements.food_cell(place)) for place, kind in enumerate(view["food"])]
    supply, spent = view["food_supply"], sum(view["food_discards"].values())
    row = speaker.text("board-food-row", food=speaker.listed([name for name, _ in food]), supply=supply, spent=spent)
    return _marked(row, [*food, (str(supply), elements.FOOD_SUPPLY)])


def _listed(things: Sequence[tuple[str, str]], speaker: Speaker) -> Text:
    """Words and the ids of what they name, as a sentence lists them."""
    return _marked(speaker.listed([name for name, _ in things]), things)


def _line(name: str, text: Text) -> Text:
    return Text.assemble((f"{name}: ", "bold"), text)


def _seat(view: BambooView, seat: int, speaker: Speaker) -> Panel:
    sheet = view["seats"][seat]
    title = speaker.seat(seat)
    if view["first"] == seat:
        title += f" ({speaker.text('board-first')})"
    purse = speaker.text(
        "board-purse",
        happiness=sheet["happiness"],
        coins=sheet["coins"],
        incense=sheet["incense"],
        waiting=sheet["waiting"],
    )
    counts = ((str(sheet["happiness"]), elements.happiness(seat)), (str(sheet["coins"]), elements.coins(seat)))
    details = Group(
        _marked(purse, counts),
        _line(speaker.text("board-areas"), _areas(seat, sheet, speaker)),
        _line(speaker.text("board-harmony"), _held_harmony(sheet, speaker)),
        _line(speaker.text("board-spirits"), _spirits(seat, sheet, speaker)),
        _line(speaker.text("board-food"), _held_food(seat, sheet, speaker)),
    )
    body = Table.grid(padding=(0, 3))
    body.add_row(_house(seat, sheet, speaker), details)
    return Panel(body, title=Text(title), title_align="left", border_style=STYLES[sheet["colour"]])


def _house(seat: int, sheet: SheetView, speaker: Speaker) -> Table:
    """The grid with its middle column set apart; a named empty cell shows its kind as a small letter."""
    columns = sheet["columns"]
    table = Table(title=speaker.text("board-house"), show_header=False, show_lines=True)
    cells = [
        _house_cell(cell, elements.house_cell(seat, COMPONENTS.grid.name(place)), speaker)
        for place, cell in enumerate(sheet["house"])
    ]
    for start in range(0, len(cells), columns):
        table.add_row(*cells[start : start + columns])
    left, right = (_comfort(sheet, part) for part in ((0, 1), (columns - 2, columns - 1)))
    table.caption = speaker.text("board-comfort", left=left, right=right)
    return table


def _house_cell(cell: HouseCellView, id: str, speaker: Speaker) -> Text:
    if cell["tile"] is not None:
        return _house_tile(cell["tile"], speaker)
    if cell["named"]:
        return Text.assemble((cell["named"][0], thing(id, f"({_kind(cell['named'], speaker)})")), " ")
    return Text.assemble(("·", thing(id)), " ")


def _comfort(sheet: SheetView, columns: tuple[int, ...]) -> int:
    return sum(
        cell["tile"]["comfort"]
        for number, cell in enumerate(sheet["house"])
        if cell["tile"] is not None and number % sheet["columns"] in columns
    )


def _areas(seat: int, sheet: SheetView, speaker: Speaker) -> Text:
    """Each area with its shoots; the action marker is an arrow."""
    areas = []
    for temple, shoots in sheet["areas"].items():
        marker = ">" if sheet["marker"] == temple else ""
        style = Style.parse("bold") + _style(temple, elements.area(seat, temple))
        name = Text.assemble((f"{marker}{speaker.text(f'name-colour-{temple}')}", style), " ")
        areas.append(name + Text("[") + _joined(_shoot(shoot, speaker) for shoot in shoots) + Text("]"))
    return _joined(areas, " ")


def _held_harmony(sheet: SheetView, speaker: Speaker) -> Text:
    parts = [
        Text.assemble(
            f"{speaker.text(f'name-part-{part}')} ",
            _joined(_harmony_tile(tile, speaker, "+" if tile and tile["met"] else "") for tile in tiles),
        )
        for part, tiles in sheet["harmony"].items()
    ]
    return _joined([*parts, Text(speaker.text("board-fan", count=len(sheet["fan"])))], "; ")


def _spirits(seat: int, sheet: SheetView, speaker: Speaker) -> Text:
    said = [
        (speaker.text(id, spirit=speaker.text(f"name-spirit-{kind}"), count=count), elements.held_spirit(seat, kind))
        for kind, counts in sheet["spirits"].items()
        for id, count in (("board-awake", counts["awake"]), ("board-asleep", counts["asleep"]))
        if count
    ]
    return _listed(said, speaker)


def _held_food(seat: int, sheet: SheetView, speaker: Speaker) -> Text:
    said = [
        (f"{speaker.text(f'name-food-{kind}')} ×{count}", elements.held_food(seat, kind))
        for kind, count in sheet["food"].items()
        if count
    ]
    return _listed(said, speaker)
