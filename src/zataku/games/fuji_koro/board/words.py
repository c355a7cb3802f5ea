"""What the things on the board are called: for a pointer, a screen reader and the enlarged picture."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.draw.stage import Speaks
from zataku.kernel.messages import Arg, Message, message

from ..components import (
    ADVENTURE,
    CARD_BY_ID,
    COLOURS,
    DRAGON_TYPE_IDS,
    HEXAGON,
    HEXAGON_PLAYERS,
    PLAIN,
    SCROLL,
    TILE_BY_ID,
    TILES,
)
from ..gear import MATERIALS
from ..map import shown_slot
from ..names import card_face, card_name, cell_name, place_name, spot_name
from ..view import CellView, DragonView, FujiKoroView, PlaceView, SheetView, TokenView


def said(speaker: Speaks, name: Message | str) -> str:
    return name if isinstance(name, str) else speaker.text(name.id, **name.args)


def listed(parts: list[str]) -> str:
    return ", ".join(part for part in parts if part)


def explained(name: str, parts: list[str]) -> str:
    """`Name: one, another`, or the name alone."""
    told = listed(parts)
    return f"{name}: {told}" if told else name


def cell_title(speaker: Speaks, view: FujiKoroView, cell: CellView, dragon: DragonView | None) -> str:
    """A cell with what lies on it."""
    found: list[str] = []
    if cell["lava"]:
        found.append(speaker.text("name-spot-lava"))
    elif cell["erupts"]:
        found.append(speaker.text("name-spot-erupts", number=cell["erupts"]))
    if dragon:
        found.append(speaker.text(f"name-dragon-{dragon['type']}"))
    if cell["monk"]:
        found.append(speaker.text("name-spot-monk"))
    if cell["thing"]:
        found.append(thing_title(speaker, cell["thing"]))
    if cell["exit"]:
        found.append(speaker.text("name-spot-exit"))
    found.extend(samurai_on(speaker, view, cell["id"]))
    return explained(said(speaker, cell_name(cell["id"])), found)


def samurai_on(speaker: Speaks, view: FujiKoroView, cell: str) -> list[str]:
    """Who stands or lies on a cell."""
    names = [speaker.seat(seat) for seat, sheet in enumerate(view["seats"]) if sheet.get("cell") == cell]
    return names + [
        speaker.text("name-guard", number=number)
        for number, guard in enumerate(view["guards"], start=1)
        if guard["cell"] == cell
    ]


def who_said(speaker: Speaks, view: FujiKoroView, seat: int) -> str:
    """Whoever fights: a seat, or an enemy behind the seats."""
    if seat >= len(view["seats"]):
        return speaker.text("name-guard", number=seat - len(view["seats"]) + 1)
    return speaker.seat(seat)


def thing_title(speaker: Speaks, thing: TokenView) -> str:
    """A token on a cell."""
    if thing["kind"] == "token":
        if not thing["face_up"]:
            return speaker.text("name-token-face-down")
        return speaker.text("name-token", cubes=cubes_said(thing["gives"]))
    if thing["kind"] == "scroll":
        return speaker.text("name-spot-scroll", colour=message(f"name-colour-{thing['colour']}"))
    return adventure_title(speaker, thing["id"])


def adventure_title(speaker: Speaks, id: str) -> str:
    return f"{speaker.text(f'name-adventure-{id}')}: {speaker.text(f'about-adventure-{id}')}"


def cubes_said(cubes: dict[str, int]) -> tuple[Arg, ...]:
    return tuple(message(f"word-{name}", amount=cubes[name]) for name in MATERIALS if cubes[name])


def place_title(speaker: Speaks, place: PlaceView, level: int) -> str:
    name = said(speaker, place_name(place["id"]))
    return explained(name, [speaker.text(f"name-level-{level}")]) if level else name


def dragon_title(speaker: Speaks, dragon: DragonView, place: str, *, together: bool) -> str:
    """A dragon with all its numbers."""
    told = [
        speaker.text(
            "board-dragon",
            dragon=message(f"name-dragon-{dragon['type']}"),
            place=said(speaker, place_name(place)),
            initiative=dragon["initiative"],
            health=dragon["health"],
            dice=dragon["dice"],
        ),
        speaker.text("word-tooth", amount=dragon["reward"])
        if together
        else speaker.text("word-point", amount=dragon["points"]),
    ]
    if dragon["damage"]:
        told.append(speaker.text("drawn-damage", amount=dragon["damage"]))
    if dragon["sleep"]:
        told.append(speaker.text("board-asleep" if dragon["sleep"] > 1 else "board-awake"))
    return listed(told)


def samurai_title(speaker: Speaks, sheet: SheetView, seat: int) -> str:
    """Whose figure it is, and what its board can do."""
    name = speaker.text(f"name-samurai-{sheet['samurai']}")
    able = "" if sheet["board"] == "symmetric" else speaker.text(f"about-samurai-{sheet['board']}")
    lying = "" if sheet["standing"] else speaker.text("board-lying")
    return explained(f"{speaker.seat(seat)} ({name})", [lying, able])


def scroll_title(speaker: Speaks, id: str) -> str:
    return f"{speaker.text(f'name-scroll-{id}')}: {speaker.text(f'about-scroll-{id}')}"


def pack_thing_title(speaker: Speaks, thing: str, amount: int = 1) -> str:
    """Something in a pack."""
    if thing in CARD_BY_ID:
        return said(speaker, card_name(CARD_BY_ID[thing]))
    if thing in MATERIALS or thing == "monk":
        return speaker.text(f"word-{thing}", amount=amount)
    return speaker.text(f"name-scroll-{thing}")


def card_title(speaker: Speaks, id: str, met: int, all: int) -> str:
    """An equipment card or a blueprint, with how much of its pattern lies on the gear."""
    return explained(said(speaker, card_face(CARD_BY_ID[id])), [speaker.text("drawn-in-place", met=met, all=all)])


def track_name(speaker: Speaks, track: str) -> str:
    """A track of the palaces."""
    if track == "monk":
        return speaker.text("name-spot-monk")
    return speaker.text(f"name-cube-{track}" if track in MATERIALS else f"name-gear-{track}")


def tile_title(speaker: Speaks, view: FujiKoroView, id: str, rotation: int = -1) -> str:
    """What is printed on a tile and counts in this match; with a rotation, in which slots it would come to lie."""
    slots: dict[str, list[int]] = {}
    for printed, spot in enumerate(TILES[TILE_BY_ID[id]].spots):
        if counts(view, spot):
            slots.setdefault(said(speaker, spot_name(*spot)), []).append(shown_slot(printed, max(0, rotation)))
    dragon = TILES[TILE_BY_ID[id]].dragon
    beast = [speaker.text(f"name-dragon-{DRAGON_TYPE_IDS[dragon]}")] if dragon >= 0 else []
    if rotation < 0:
        many = [f"{len(cells)} × {name}" if len(cells) > 1 else name for name, cells in slots.items()]
        return listed([*beast, *many])
    return listed([f"{name} {' '.join(f'/{slot}' for slot in sorted(cells))}" for name, cells in slots.items()])


def counts(view: FujiKoroView, spot: tuple[int, int]) -> bool:
    """Does a printed spot bring anything in this match?"""
    kind, number = spot
    if kind == HEXAGON:
        return bool(view["players"] >= HEXAGON_PLAYERS)
    if kind == ADVENTURE:
        return bool(view["adventure"])
    if kind == SCROLL:
        return any(sheet.get("colour") == COLOURS[number] for sheet in view["seats"])
    return kind != PLAIN


def countdown_order(speaker: Speaks, events: Sequence[str]) -> str:
    """What each cell of the countdown brings, in words."""
    said = [f"{cell} {speaker.text(f'name-event-{event}')}" for cell, event in enumerate(events, 1)]
    return speaker.text("board-countdown-order", events=", ".join(said))
