"""The samurai in text: where they are, what they carry, their gear, from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zataku.draw.palette import seat_style
from zataku.draw.panels import thing
from zataku.language import Speaker

from .. import elements, gear
from ..components import CARD_BY_ID, CARDS, SLOT_NAMES
from ..gear import GEAR_TYPES, MATERIALS
from ..names import bonus_name
from ..view import FujiKoroView, SheetView, UnledView
from .parts import card, listed, map_name, scroll
from .words import pack_thing_title

_CUBES = dict(zip(MATERIALS, zip(gear.LETTERS, ("yellow", "cyan", "white"), strict=True), strict=True))


def sheet_of(sheet: SheetView | UnledView, seat: int, view: FujiKoroView, speaker: Speaker) -> RenderableType:
    if "cell" not in sheet:
        return Text(speaker.seat(seat), style=seat_style(seat))
    colour = "" if sheet["colour"] is None else f" ({speaker.text('name-colour-' + sheet['colour'])})"
    facts = [_where(sheet, speaker)]
    if view["mode"] == "competitive" or sheet["points"]:
        facts.append(speaker.text("word-point", amount=sheet["points"]))
    if sheet["lives"]:
        facts.append(speaker.text("board-lives", amount=sheet["lives"]))
    facts.append(speaker.text("board-initiative", amount=sheet["initiative"]))
    facts.append(speaker.text("board-discs", amount=sheet["discs"], spent=sum(sheet["spent"])))
    samurai = speaker.text(f"name-samurai-{sheet['samurai']}") + colour
    head = Text.assemble((f"@{seat + 1}", "reverse"), f" {speaker.seat(seat)}: {samurai}, {', '.join(facts)}")
    head.stylize(thing(elements.seat(seat)))
    head.style = f"bold {seat_style(seat)}"
    return Group(
        head, _backpack(sheet, seat, speaker), *_belongings(sheet, seat, view, speaker), _grids(sheet, seat, speaker)
    )


def _where(sheet: SheetView, speaker: Speaker) -> str:
    if sheet["cell"] is None:
        return speaker.text("board-away" if sheet["palace"] == "left" else f"name-palace-{sheet['palace']}")
    where = map_name(sheet["cell"], speaker)
    return where if sheet["standing"] else f"{where} ({speaker.text('board-lying')})"


def _backpack(sheet: SheetView, seat: int, speaker: Speaker) -> Text:
    """What is in the lower pack, in the upper one and in neither yet, and how much room there is."""
    held = sheet["packs"]
    used = sum(len(held[part]) for part in ("lower", "upper", "loose"))
    label = speaker.text("board-pack", used=used, room=sheet["backpack"]["room"] + sheet["backpack"]["pockets"])
    inside = _things(held["lower"], seat, elements.held, speaker)
    text = listed(label, inside or ["-"])
    text.stylize(thing(elements.backpack(seat)), 0, len(label))
    for name, things, key_of in (
        ("name-pack-upper", held["upper"], elements.held_above),
        ("name-pack-loose", held["loose"], elements.loose),
    ):
        if things:
            text.append("; ")
            text.append(listed(speaker.text(name), _things(things, seat, key_of, speaker)))
    return text


def _things(things: list[str], seat: int, key_of: Callable[[int, str], str], speaker: Speaker) -> list[Text]:
    """Alike things as one word."""
    return [
        Text(pack_thing_title(speaker, name, number), style=thing(key_of(seat, name)))
        for name, number in Counter(things).items()
    ]


def _belongings(sheet: SheetView, seat: int, view: FujiKoroView, speaker: Speaker) -> list[Text]:
    """Monks, scrolls, blueprints, cards and tokens; the own scrolls with what they do."""
    mine = seat == view["seat"]
    lists: list[tuple[str, Sequence[Text | str]]] = [
        (
            "board-monks",
            [
                Text(speaker.text(f"name-slot-{name}"), style=thing(elements.slot(seat, name)))
                for name in SLOT_NAMES
                for _ in range(sheet["monks"][name])
            ],
        ),
        (
            "board-scrolls",
            [
                scroll(id, speaker) if mine else speaker.text(f"name-scroll-{id}")
                for id in sheet["scrolls"]
                if id is not None
            ],
        ),
        ("board-blueprints", [card(id, speaker) for id in sheet["blueprints"]]),
        ("board-attached", _attached(sheet, speaker)),
        (
            "rule-option-adventure",
            [_adventure(id, seat, mine, speaker) for id in sheet["adventures"]],
        ),
        ("part-state-tokens", [str(sheet["states"])] if sheet["states"] else []),
        (
            "part-figures",
            [f"{speaker.text('name-dragon-' + kind)} {number}" for kind, number in sheet["figures"].items() if number],
        ),
    ]
    return [listed(speaker.text(label), things) for label, things in lists if things]


def _adventure(id: str, seat: int, mine: bool, speaker: Speaker) -> Text:
    """An adventure token; the own ones with what they do."""
    name = speaker.text(f"name-adventure-{id}")
    about = f" ({speaker.text('about-adventure-' + id)})" if mine else ""
    return Text(name + about, style=thing(elements.adventure(seat, id)))


def _attached(sheet: SheetView, speaker: Speaker) -> list[str]:
    """The equipment cards with their actions and what they give."""
    found = []
    for action, id in zip(("move", "explore", "gather"), sheet["cards"], strict=True):
        if id is not None:
            bonus = speaker.say(bonus_name(CARDS[CARD_BY_ID[id]], sheet["looks"]))
            name = speaker.text(f"name-equipment-{id}")
            found.append(f"{speaker.text('name-action-' + action)} – {name} ({bonus})")
    return found


def guard_of(guard: SheetView, number: int, speaker: Speaker) -> RenderableType:
    """Scenario 7: an enemy as long as it holds its temple."""
    name = speaker.text("name-guard", number=number)
    if guard["cell"] is None:
        return Text(f"{name}: {speaker.text('board-beaten')}", style="dim")
    where = map_name(guard["cell"], speaker)
    initiative = speaker.text("board-initiative", amount=guard["initiative"])
    head = Text(f"{name}: {where}, {initiative}", style="bold")
    prints = listed(speaker.text("board-blueprints"), [card(id, speaker) for id in guard["blueprints"]])
    return Group(head, prints, _grids(guard, None, speaker))


def _grids(sheet: SheetView, seat: int | None, speaker: Speaker) -> Table:
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*(_gear(sheet, kind, seat, speaker) for kind in range(len(GEAR_TYPES))))
    return grid


def _gear(sheet: SheetView, kind: int, seat: int | None, speaker: Speaker) -> Text:
    """A gear's grid: columns with letters, rows with numbers; cubes are letters, empty squares dots, closed dashes."""
    name = GEAR_TYPES[kind]
    squares = {gear.SQUARE_BY_NAME[square] for square in sheet["squares"][name]}
    cubes = sheet["gear"][name]
    text = Text(no_wrap=True)
    text.append(speaker.text(f"name-gear-{name}"), style="dim")
    if sheet["charms"][kind]:
        text.append(f" *{speaker.text('name-cube-charm')}", style="green")
    if seat is not None:
        text.stylize(thing(elements.gear(seat, name)))
    columns = sorted({square % gear.COLUMNS for square in squares})
    text.append(
        "\n  " + "".join(_divider(kind, column) + gear.SQUARE_NAMES[column][0] for column in columns), style="dim"
    )
    for row in sorted({square // gear.COLUMNS for square in squares}):
        text.append(f"\n{row + 1} ", style="dim")
        for column in columns:
            square = row * gear.COLUMNS + column
            text.append(_divider(kind, column), style="dim")
            closed = kind == gear.WEAPON and column >= gear.COLUMNS // 2 and not sheet["right_open"]
            empty = (" " if square not in squares else "-" if closed else ".", "dim")
            letter, style = _CUBES.get(cubes.get(gear.SQUARE_NAMES[square], ""), empty)
            piece = Text(letter, style=style)
            if seat is not None and square in squares:
                piece.stylize(thing(elements.square(seat, name, gear.SQUARE_NAMES[square])))
            text.append(piece)
    return text


def _divider(kind: int, column: int) -> str:
    """Between the two halves of the weapon grid."""
    return "|" if kind == gear.WEAPON and column == gear.COLUMNS // 2 else ""
