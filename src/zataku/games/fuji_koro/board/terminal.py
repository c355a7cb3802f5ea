"""Fuji Koro in the terminal: the volcano as a field of hexes, the dragons, the cards, every samurai, from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zataku.draw.panels import thing
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    CARD_BY_ID,
    CARDS,
    GREAT_LOWEST,
    GREAT_PALACE,
    SLOT_NAMES,
    SMALL_PALACE,
    TRACKS,
)
from zataku.games.fuji_koro.gear import GEAR_TYPES, MATERIALS
from zataku.games.fuji_koro.labels import bonus_name, card_face, cell_name, pattern_of, place_name
from zataku.kernel.game import View
from zataku.kernel.messages import Message
from zataku.language import Speaker

_STYLES: Final = ("red", "blue", "green", "yellow", "magenta", "cyan")
_DRAGON_STYLES: Final = {"blue": "blue", "green": "green", "red": "red", "legendary": "bold white"}
_CUBES: Final = {"wood": ("W", "yellow"), "metal": ("M", "cyan"), "tooth": ("T", "white")}
#: How wide a hex is; rows are shifted by half of it.
_HEX: Final = 4
#: The slot left of the middle cell of a tile.
_LEFT_SLOT: Final = 4


def picture(view: View, speaker: Speaker) -> RenderableType:
    """The whole table; the own sheet (or the first) comes first among the samurai."""
    order = sorted(range(len(view["seats"])), key=lambda seat: seat != view["seat"])
    lines: list[RenderableType] = [*_heading(view, speaker)]
    lines.append(Panel(_map(view), title=speaker.text("board-map"), expand=False))
    lines.append(Text(speaker.text("board-slots"), style="dim"))
    lines.append(Text(speaker.text("board-legend"), style="dim"))
    lines.extend(_fight(view, speaker))
    lines.extend(_dragons(view, speaker))
    lines.extend(_cards(view, speaker))
    lines.extend(_sheet(view["seats"][seat], seat, view, speaker) for seat in order)
    lines.extend(_guard(guard, number, speaker) for number, guard in enumerate(view["guards"], start=1))
    return Group(*lines)


def _heading(view: View, speaker: Speaker) -> list[Text]:
    scenario = view["scenario"]
    last = view["last_round"]
    title = speaker.text(
        "board-title",
        scenario=speaker.text(f"rule-option-scenario-{scenario}") if scenario else speaker.text("game-name"),
        round=speaker.text("board-round-of", round=view["round"], last=last)
        if last
        else speaker.text("board-round", round=view["round"]),
        mode=speaker.text(f"rule-option-mode-{view['mode']}"),
    )
    lines = [Text(title, style="bold")]
    if scenario:
        lines.append(Text(speaker.text(f"about-scenario-{scenario}"), style="italic"))
    countdown = view["countdown"]
    if countdown["owner"] is not None or countdown["called"]:
        called = ", ".join(map(str, countdown["called"])) or "-"
        text = speaker.text("board-countdown", cell=countdown["cell"] or countdown["lava_cell"], called=called)
        lines.append(Text(text, style=thing("countdown")))
    if countdown["owner"] is not None:
        lines.append(Text(_palaces(view, speaker)))
    return lines


def _palaces(view: View, speaker: Speaker) -> str:
    """What the next thing on each track of the palaces scores."""
    great = [
        f"{_track(track, speaker)} {values[taken] if taken < len(values) else lowest}"
        for track, values, lowest, taken in zip(
            TRACKS, GREAT_PALACE, GREAT_LOWEST, view["palaces"]["great"].values(), strict=True
        )
    ]
    small = [
        f"{_track(track, speaker)} {0 if taken else value}"
        for track, value, taken in zip(TRACKS, SMALL_PALACE, view["palaces"]["small"].values(), strict=True)
        if value
    ]
    return speaker.text("board-palaces", great=", ".join(great), small=", ".join(small))


def _track(track: str, speaker: Speaker) -> str:
    if track in GEAR_TYPES:
        return speaker.text(f"name-gear-{track}")
    return speaker.text("name-spot-monk") if track == "monk" else speaker.text(f"name-cube-{track}")


# The map


def _map(view: View) -> Text:
    """Every place with its name in its middle; round it, or behind the name, what lies on the cells."""
    rows: dict[int, list[tuple[int, bool, Text]]] = {}
    for place, shown in enumerate(view["places"]):
        for slot in range(7):
            q, r = volcano.slot_hex(place, slot)
            text = _slot(view, place, shown, slot)
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


def _slot(view: View, place: int, shown: dict[str, Any], slot: int) -> Text:
    """What stands in one of the seven hexes of a place: its name in the middle, else what lies on the cell."""
    cells = {cell["id"]: cell for cell in shown["cells"]}
    name = next(
        (volcano.CELL_NAMES[cell] for cell in volcano.PLACE_CELLS[place] if slot in volcano.CELLS[cell][2]), None
    )
    if not cells:
        return Text(shown["id"], style=thing(f"place-{shown['id']}")) if slot == 0 else Text()
    text = Text()
    if slot == 0:
        letter = {volcano.CENTRE: "C"}.get(place, "T" if place in volcano.TEMPLES else "B")
        if volcano.PLACE_IS_AREA[place]:
            text.append(shown["id"], style="bold")
        else:
            text.append(letter if place == volcano.CENTRE else f"{letter}{_number(place)} {shown['id']}", style="bold")
        if shown["dragon"]:
            text.append("D", style=f"{_DRAGON_STYLES[shown['dragon']['type']]} reverse")
        if shown["remains"] or shown["state_token"]:
            text.append("t")
    if name is None:
        return text
    if volcano.PLACE_IS_AREA[place]:
        text.append(_content(cells[name], view, plain="" if slot == 0 else "."))
    elif place in volcano.BRIDGES:
        text.append(name[-1], style="dim")
    elif slot:
        text.append("·", style="dim")
    if place == volcano.CENTRE and slot == 0 and view["rope"]:
        text.append("&", style="bold")
    if slot in (0, volcano.CELLS[volcano.CELL_BY_NAME[name]][2][0]):
        text.append(_samurai(name, view))
    if slot == volcano.CELLS[volcano.CELL_BY_NAME[name]][2][0]:
        text.stylize(thing(f"cell-{name}"))
    return text


def _number(place: int) -> int:
    places = volcano.TEMPLES if place in volcano.TEMPLES else volcano.BRIDGES
    return places.index(place) + 1


def _samurai(cell: str, view: View) -> Text:
    """Who is on a cell: the numbers of the seats, and a letter for an enemy."""
    seats = [seat for seat, sheet in enumerate(view["seats"]) if sheet.get("cell") == cell]
    text = Text()
    if seats:
        text.append("@" + "".join(str(seat + 1) for seat in seats), style=f"bold {_STYLES[seats[0]]} reverse")
    if any(guard["cell"] == cell for guard in view["guards"]):
        text.append("E", style="bold reverse")
    return text


def _content(cell: dict[str, Any], view: View, plain: str) -> Text:
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


# Fights and dragons


def _said(name: Message | str, speaker: Speaker) -> str:
    return name if isinstance(name, str) else speaker.say(name)


def _fight(view: View, speaker: Speaker) -> list[Text]:
    """Who fights whom, in the order of the rolls."""
    fight = view["fight"]
    if fight is None:
        return []
    where = cell_name(fight["cell"]) if fight["place"] is None else place_name(fight["place"])
    foe = speaker.text("name-spot-monk")
    if fight["kind"] == "dragon":
        dragon = next(place["dragon"] for place in view["places"] if place["id"] == fight["place"])
        foe = speaker.text(f"name-dragon-{dragon['type']}") if dragon else ""
    if fight["health"] is not None and foe:
        foe = speaker.text("board-foe", foe=foe, health=fight["health"])
    guards = len(view["seats"])
    order = [
        foe
        if who == "foe"
        else speaker.seat(who)
        if who < guards
        else speaker.text("name-guard", number=who - guards + 1)
        for who in fight["order"] or [*fight["fighters"], *(["foe"] if fight["health"] is not None else [])]
        if who == "foe" or who in fight["fighters"]
    ]
    return [Text(speaker.text("board-fight", place=_said(where, speaker), order=", ".join(order)), style="bold")]


def _dragons(view: View, speaker: Speaker) -> list[Text]:
    lines = []
    for place in view["places"]:
        dragon = place["dragon"]
        if dragon:
            text = speaker.text(
                "board-dragon",
                dragon=speaker.text(f"name-dragon-{dragon['type']}"),
                place=_said(place_name(place["id"]), speaker),
                initiative=dragon["initiative"],
                health=dragon["health"],
                dice=dragon["dice"],
            )
            if dragon["sleep"]:
                text += ", " + speaker.text("board-asleep" if dragon["sleep"] > 1 else "board-awake")
            lines.append(Text(text, style=_DRAGON_STYLES[dragon["type"]]))
    return [Text(speaker.text("board-dragons"), style="bold"), *lines] if lines else []


# Cards


def _listed(label: str, things: Iterable[Text | str]) -> Text:
    """`Label: one, another`."""
    text = Text(f"{label}: ")
    for number, each in enumerate(things):
        text.append(", " if number else "")
        text.append(each)
    return text


def _card(id: str, speaker: Speaker) -> Text:
    return Text(speaker.say(card_face(id)), style=thing(f"card-{id}"))


def _pattern(id: str, speaker: Speaker) -> Text:
    """A card without its type, for a list of one type."""
    pattern = pattern_of(CARDS[CARD_BY_ID[id]])
    return Text(f"{speaker.text('name-equipment-' + id)} {pattern}", style=thing(f"card-{id}"))


def _scroll(id: str, speaker: Speaker) -> Text:
    return Text(f"{speaker.text('name-scroll-' + id)}: {speaker.text('about-scroll-' + id)}", style=thing(f"card-{id}"))


def _cards(view: View, speaker: Speaker) -> list[Text]:
    stacks = [
        Text(f"{speaker.text(f'name-level-{level}')} {stack['left']}", style=thing(f"stack-{level}"))
        for level, stack in enumerate(view["stacks"], start=1)
    ]
    # Before everybody has chosen a samurai nothing is laid out.
    lines = [_listed(speaker.text("board-stacks"), stacks)] if any(stack["left"] for stack in view["stacks"]) else []
    for kind, name in enumerate(GEAR_TYPES):
        cards = [_pattern(id, speaker) for id in view["equipment"] if CARDS[CARD_BY_ID[id]].type == kind]
        if cards:
            lines.append(_listed(speaker.text("board-equipment", gear=speaker.text(f"name-gear-{name}")), cards))
    if view["scrolls"]:
        lines.append(Text(speaker.text("board-scrolls") + ":"))
        lines.extend(Text("  ").append(_scroll(id, speaker)) for id in view["scrolls"])
    for number, ids in enumerate(view["temples"]):
        if ids:
            temple = speaker.text(f"name-place-temple-{number + 1}")
            lines.append(_listed(temple, [_card(id, speaker) for id in ids]))
    for number, count in enumerate(view["hidden_blueprints"]):
        if count:
            temple = speaker.text(f"name-place-temple-{number + 1}")
            lines.append(_listed(temple, [speaker.text("board-hidden", amount=count)]))
    if lines:
        lines.append(Text(speaker.text("board-letters"), style="dim"))
    return lines


# Samurai


def _sheet(sheet: dict[str, Any], seat: int, view: View, speaker: Speaker) -> RenderableType:
    if "cell" not in sheet:
        return Text(speaker.seat(seat), style=_STYLES[seat])
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
    head.stylize(thing(f"seat-{seat}"))
    head.style = f"bold {_STYLES[seat]}"
    return Group(
        head, _backpack(sheet, seat, speaker), *_belongings(sheet, seat, view, speaker), _grids(sheet, seat, speaker)
    )


def _where(sheet: dict[str, Any], speaker: Speaker) -> str:
    if sheet["cell"] is None:
        return speaker.text("board-away" if sheet["palace"] == "left" else f"name-palace-{sheet['palace']}")
    where = _said(cell_name(sheet["cell"]), speaker)
    return where if sheet["standing"] else f"{where} ({speaker.text('board-lying')})"


def _backpack(sheet: dict[str, Any], seat: int, speaker: Speaker) -> Text:
    """What is in the backpack, and how much of its room that takes."""
    pack = sheet["backpack"]
    held = [speaker.text(f"word-{name}", amount=pack[name]) for name in (*MATERIALS, "monk") if pack[name]]
    scrolls = sum(id is not None for id in sheet["scrolls"])
    if scrolls:
        held.append(speaker.text("board-scroll-tokens", amount=scrolls))
    if sheet["blueprints"]:
        held.append(speaker.text("board-blueprint-tokens", amount=len(sheet["blueprints"])))
    used = sum(pack[name] for name in (*MATERIALS, "monk")) + scrolls + len(sheet["blueprints"])
    label = speaker.text("board-pack", used=used, room=pack["room"] + pack["pockets"])
    text = _listed(label, held or ["-"])
    text.stylize(thing(f"seat-{seat}-backpack"))
    return text


def _belongings(sheet: dict[str, Any], seat: int, view: View, speaker: Speaker) -> list[Text]:
    """Monks, scrolls, blueprints, cards and tokens; the own scrolls with what they do."""
    mine = seat == view["seat"]
    lists: list[tuple[str, Sequence[Text | str]]] = [
        (
            "board-monks",
            [speaker.text(f"name-slot-{name}") for name in SLOT_NAMES for _ in range(sheet["monks"][name])],
        ),
        (
            "board-scrolls",
            [
                _scroll(id, speaker) if mine else speaker.text(f"name-scroll-{id}")
                for id in sheet["scrolls"]
                if id is not None
            ],
        ),
        ("board-blueprints", [_card(id, speaker) for id in sheet["blueprints"]]),
        ("board-attached", _attached(sheet, speaker)),
        (
            "rule-option-adventure",
            [
                f"{speaker.text('name-adventure-' + id)} ({speaker.text('about-adventure-' + id)})"
                if mine
                else speaker.text(f"name-adventure-{id}")
                for id in sheet["adventures"]
            ],
        ),
        ("part-state-tokens", [str(sheet["states"])] if sheet["states"] else []),
        (
            "part-figures",
            [f"{speaker.text('name-dragon-' + kind)} {number}" for kind, number in sheet["figures"].items() if number],
        ),
    ]
    return [_listed(speaker.text(label), things) for label, things in lists if things]


def _attached(sheet: dict[str, Any], speaker: Speaker) -> list[str]:
    """The equipment cards with their actions and what they give."""
    found = []
    for action, id in zip(("move", "explore", "gather"), sheet["cards"], strict=True):
        if id is not None:
            bonus = speaker.say(bonus_name(CARDS[CARD_BY_ID[id]], sheet["looks"]))
            name = speaker.text(f"name-equipment-{id}")
            found.append(f"{speaker.text('name-action-' + action)} – {name} ({bonus})")
    return found


def _guard(guard: dict[str, Any], number: int, speaker: Speaker) -> RenderableType:
    """Scenario 7: an enemy as long as it holds its temple."""
    name = speaker.text("name-guard", number=number)
    if guard["cell"] is None:
        return Text(f"{name}: {speaker.text('board-beaten')}", style="dim")
    where = _said(cell_name(guard["cell"]), speaker)
    initiative = speaker.text("board-initiative", amount=guard["initiative"])
    head = Text(f"{name}: {where}, {initiative}", style="bold")
    prints = _listed(speaker.text("board-blueprints"), [_card(id, speaker) for id in guard["blueprints"]])
    return Group(head, prints, _grids(guard, None, speaker))


def _grids(sheet: dict[str, Any], seat: int | None, speaker: Speaker) -> Table:
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*(_gear(sheet, kind, seat, speaker) for kind in range(len(GEAR_TYPES))))
    return grid


def _gear(sheet: dict[str, Any], kind: int, seat: int | None, speaker: Speaker) -> Text:
    """A gear's grid: columns with letters, rows with numbers; cubes are letters, empty squares dots, closed dashes."""
    name = GEAR_TYPES[kind]
    squares = {gear.SQUARE_BY_NAME[square] for square in sheet["squares"][name]}
    cubes = sheet["gear"][name]
    text = Text(no_wrap=True)
    text.append(speaker.text(f"name-gear-{name}"), style="dim")
    if sheet["charms"][kind]:
        text.append(f" *{speaker.text('name-cube-charm')}", style="green")
    if seat is not None:
        text.stylize(thing(f"seat-{seat}-{name}"))
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
                piece.stylize(thing(f"seat-{seat}-square-{gear.SQUARE_NAMES[square]}"))
            text.append(piece)
    return text


def _divider(kind: int, column: int) -> str:
    """Between the two halves of the weapon grid."""
    return "|" if kind == gear.WEAPON and column == gear.COLUMNS // 2 else ""
