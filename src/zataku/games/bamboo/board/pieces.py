"""The pieces of Bamboo: shoots, house tiles, harmony tiles, spirits with their power, dishes, incense in a bowl."""

from __future__ import annotations

from functools import lru_cache, partial

from zataku.draw import rooms
from zataku.draw.definitions import define, use
from zataku.draw.icons import icon
from zataku.draw.marks import asked, points, price
from zataku.draw.masks import mask
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, el, path, rect, text

from .. import elements
from ..components import ACTIONS, KINDS
from ..harmony import ANY, LETTERS, NOTHING, Condition
from ..view import HarmonyTileView, HouseTileView, SheetView, ShootView
from .seen import (
    CELLS,
    GRID,
    HARMONY_TILES,
    SPIRITS,
    Home,
    asked_kind,
    condition_of,
    food_value,
    missing,
    nearest,
)
from .words import harmony_name, house_tile_name, shoot_name, spirit_name

GAME = "bamboo"
#: The sign that goes with the colour of each temple.
EMBLEMS = {"red": "flame", "blue": "waves", "green": "leaf", "yellow": "moon"}
#: What a spirit's power is shown by; Okami's is food, with its amount.
POWERS = {
    "kappa": "harmony",
    "tanuki": "house",
    "rokurokubi": "income",
    "kitsune": "joker",
    "okami": "food",
    "tengu": "renewed-food",
    "bakeneko": "anywhere",
}

# Shoots

#: The sizes in which a joint of bamboo is drawn: in a slot, on a personal board, in the low and in the tall dock.
JOINTS = {"slot": (82, 119), "area": (60, 70), "low": (35, 59), "tall": (41, 120)}


def _joint(width: float, height: float) -> str:
    """A joint of bamboo: its waist, its two rings, and the disc that its action is shown on."""
    ring, waist = min(height * 0.1, 12), width * 0.07
    left, right, top, foot = width * 0.04, width * 0.96, ring * 0.6, height - ring * 0.6
    half = height / 2
    bend = (
        f"M{left:.1f} {top:.1f}Q{left + waist:.1f} {half:.1f} {left:.1f} {foot:.1f}"
        f"H{right:.1f}Q{right - waist:.1f} {half:.1f} {right:.1f} {top:.1f}z"
    )
    shine = left + width * 0.09
    light = f"M{shine:.1f} {ring + 5:.1f}Q{shine + waist * 0.8:.1f} {half:.1f} {shine:.1f} {height - ring - 5:.1f}"
    x, y, r = _disc(width, height)
    return (
        path(bend, fill="currentColor", width=1.8)
        + path(light, stroke="var(--light)", width=width * 0.045, stroke_opacity=0.5)
        + rect(0, 0, width, ring, fill="currentColor", line=1.8, round=ring / 2)
        + rect(0, height - ring, width, ring, fill="currentColor", line=1.8, round=ring / 2)
        + circle(x, y, r, fill="var(--washi)", line=1.6)
    )


def _disc(width: float, height: float) -> tuple[float, float, float]:
    """The middle and the radius of the disc on a joint."""
    if height < width * 1.8:
        return width / 2, height * (0.42 if width > 40 else 0.5), width * (0.35 if width > 40 else 0.44)
    return width / 2, height * 0.1 + width * 0.5, width * 0.44


for _size, (_width, _height) in JOINTS.items():
    define(f"bb-joint-{_size}", partial(_joint, _width, _height), width=_width, height=_height, game=GAME)


def _on_a_card(colour: str, action: str) -> str:
    """A shoot as an icon: its action on the colour of its temple."""
    ground = rect(1, 0.5, 22, 23, fill=f"var(--temple-{colour})", line=1.4, round=4)
    return ground + circle(12, 12, 8.8, fill="var(--washi)", line=1.2) + centred(action, 12, 12, 14)


def _on_a_roof(colour: str) -> str:
    """A temple as an icon."""
    return circle(12, 12, 11, fill=f"var(--temple-{colour})", line=1.4) + emblem(colour, 12, 12, 14)


def emblem(temple: str, x: float, y: float, size: float) -> str:
    """The sign of a temple on its colour; x, y is the middle."""
    ink = "var(--ink)" if temple == "yellow" else "var(--light)"
    return icon(EMBLEMS[temple], x - size / 2, y - size / 2, size, color=ink)


def centred(name: str, x: float, y: float, size: float) -> str:
    """An icon with its middle at a place."""
    return icon(name, x - size / 2, y - size / 2, size)


# Happiness that is not gained yet: no plus stands before it.
define("i-worth", partial(icon, "point", 0, 0, 24), game=GAME)
for _temple in EMBLEMS:
    define(f"i-temple-{_temple}", partial(_on_a_roof, _temple), game=GAME)
    for _action in ACTIONS:
        define(f"i-shoot-{_temple}-{_action}", partial(_on_a_card, _temple, _action), game=GAME)


@lru_cache(2048)
def joint(colour: str, action: str, x: float, y: float, size: str, width: float | None = None) -> str:
    """A shoot's face."""
    own_width, own_height = JOINTS[size]
    scale = 1 if width is None else width / own_width
    wide, high = own_width * scale, own_height * scale
    dx, dy, r = (each * scale for each in _disc(own_width, own_height))
    drawn = use(f"bb-joint-{size}", x, y, wide, high, color=f"var(--temple-{colour})") + centred(
        action, x + dx, y + dy, r * 1.42
    )
    below = y + dy + r
    room = y + high * 0.9 - below
    if room < 10 * scale:
        return drawn
    return drawn + emblem(colour, x + dx, below + room / 2, min(room * 0.86, wide * 0.46))


def shoot(
    stage: Stage, data: ShootView, x: float, y: float, size: str, *, width: float | None = None, spent: bool = False
) -> str:
    """A joint of bamboo in its temple's colour and sign, with its action on a disc."""
    id = elements.shoot(data["id"])
    drawn = joint(data["colour"], data["action"], x, y, size, width)
    faded = el("g", drawn, opacity=0.45) if spent else drawn
    label = shoot_name(stage.speaker, data)
    if spent:
        label = f"{label}. {stage.speaker.text('thing-spent-shoot')}"
    return stage.thing(id, faded, label=label, rules=("BB-051",), data_move=id)


# House tiles


def house_tile(stage: Stage, tile: HouseTileView, x: float, y: float, size: float, *, faded: bool = False) -> str:
    id = elements.house_tile(tile["id"])
    drawn = rooms.tile(tile["kind"], tile["comfort"], x, y, size, opacity=0.5 if faded else None)
    return stage.thing(id, drawn, label=house_tile_name(stage.speaker, tile), rules=("BB-071",), data_move=id)


# Harmony tiles


_MARKS = {ANY: rooms.ANY, NOTHING: rooms.NOTHING, **dict(zip(LETTERS, KINDS, strict=True))}


def _rows(condition: Condition) -> tuple[tuple[str, ...], ...]:
    """The arrangement as kinds of rooms."""
    return tuple(tuple(_MARKS[mark] for mark in row) for row in condition.rows)


def _cell_size(condition: Condition, width: float, height: float, largest: float) -> float:
    if condition.sum_kind >= 0:
        return min(width, height, largest)
    return rooms.cell_size(_rows(condition), width, height, largest)


def pattern(tile: HarmonyTileView, x: float, y: float, width: float, height: float, largest: float = 62) -> str:
    """The condition as the box prints it, in the middle of a box."""
    return _pattern(condition_of(tile), x, y, width, height, largest)


def _pattern(condition: Condition, x: float, y: float, width: float, height: float, largest: float) -> str:
    if condition.sum_kind >= 0:
        return rooms.several(KINDS[condition.sum_kind], x, y, width, height, largest)
    return rooms.arrangement(_rows(condition), x, y, width, height, largest)


def harmony_tile(
    stage: Stage,
    tile: HarmonyTileView,
    x: float,
    y: float,
    width: float,
    height: float,
    home: Home | None,
    more: str = "",
) -> str:
    """A little house: its roof, the picture of the condition, and below it points, and whether it is met in a house."""
    id = elements.harmony_tile(tile["id"])
    state = None if home is None else missing(tile["id"], home)
    drawn = _harmony_face(tile["id"], x, y, width, height, state == 0)
    mark = "" if home is None else asked(state, x + width - 25, y + height - 21, 32)
    label = harmony_name(stage.speaker, tile, state, told=home is not None)
    return stage.thing(id, drawn, mark, more, label=label, rules=("BB-055", "BB-075"), data_move=id)


@lru_cache(1024)
def _harmony_face(id: str, x: float, y: float, width: float, height: float, met: bool) -> str:
    face = HARMONY_TILES[id]
    condition, worth = face.condition, face.points
    foot, eave, side = 38, 15, 42
    below = 27 if condition.least else 0
    top, line = y + eave + 7, y + height - foot / 2 - 2
    wide = (width - 16, height - eave - foot - 11 - below)
    high = (width - 2 * side, height - eave - 13 - below)
    upright = _cell_size(condition, *high, 62) > _cell_size(condition, *wide, 62)
    room, rise = high if upright else wide
    frame = rect(
        x + 3,
        y + eave - 2,
        width - 6,
        height - eave + 2,
        fill="var(--washi)",
        stroke="var(--kin)" if met else "var(--sumi)",
        line=3.4 if met else 1.8,
        round=7,
    )
    parts = [
        frame,
        little_roof(x, y, width, eave, met=met),
        _pattern(condition, x + (width - room) / 2, top, room, rise, 62),
    ]
    if upright:  # A high arrangement stands between its points and what is missing.
        parts += [text(str(worth), x + 24, line - 28, size=28, weight=700), icon("point", x + 9, line - 14, 30)]
    else:
        rule = path(f"M{x + 10} {y + height - foot - 1:.1f}H{x + width - 10}", width=1, stroke_opacity=0.25)
        parts += [rule, points(worth, x + 11, line, 31)]
    if condition.least:
        parts.append(rooms.comfort(condition.least, x + width / 2, top + rise + 13, 25))
    return "".join(parts)


def little_roof(x: float, y: float, width: float, eave: float, *, met: bool) -> str:
    shape = (
        f"M{x - 2} {y + eave + 3:.1f}Q{x + 16:.1f} {y + eave - 3:.1f} {x + 26:.1f} {y}"
        f"H{x + width - 26:.1f}Q{x + width - 16:.1f} {y + eave - 3:.1f} {x + width + 2} {y + eave + 3:.1f}z"
    )
    return path(shape, fill="var(--kin)" if met else "var(--roof)", width=1.6)


def _part(part: str) -> str:
    """A house of five columns with those of the part filled."""
    columns = GRID.columns_of(part)
    rows = "".join(
        rect(
            2 + column * 4 + 0.5,
            9 + row * 4 + 0.5,
            3,
            3,
            fill="currentColor" if column in columns else "none",
            stroke="currentColor",
            line=0.6,
            round=0.6,
        )
        for row in range(GRID.rows)
        for column in range(GRID.columns)
    )
    return path("M0 8.6Q7 7.2 12 2.6 17 7.2 24 8.6z", fill="currentColor", stroke=None) + rows


for _name in ("left", "whole", "right"):
    define(f"bb-part-{_name}", partial(_part, _name), game=GAME)


def part_sign(part: str, x: float, y: float, size: float, ink: str = "var(--light)", **more: float) -> str:
    """Which part of the house a harmony tile looks at; x, y is the middle."""
    return use(f"bb-part-{part}", x - size / 2, y - size / 2, size, color=ink, **more)


# A house in small, for hints

#: The size of a room there, and the house itself, drawn once for all hints of a board, and of one's own board.
HINT_ROOM = 44
_OWN_HOUSE, _OWN_HOUSE_DOCKED = "own-house", "own-house-docked"


def own_house(player: SheetView, *, docked: bool = False) -> str:
    """The house of whoever looks at the board, for the hints to refer to."""
    size, columns = HINT_ROOM, player["columns"]
    wide, high = columns * size, GRID.rows * size
    parts = [
        path(f"M-14 1q14-3 24-16H{wide - 10}q10 13 24 16z", fill="var(--roof)", width=1.6),
        rect(-5, 0, wide + 10, high + 8, fill="var(--wood)", line=1.8, round=4),
    ]
    for cell, room in enumerate(player["house"]):
        row, column = divmod(cell, columns)
        left, top = column * size, 4 + row * size
        tile = room["tile"]
        if tile is not None:
            parts.append(use(f"room-{tile['kind']}", left + 0.5, top + 0.5, size - 1))
            continue
        ground = "var(--mist)" if column in (*GRID.left, *GRID.right) else "var(--washi)"
        parts.append(rect(left + 1, top + 1, size - 2, size - 2, fill=ground, stroke="var(--usuzumi)", line=1, round=4))
    return el("defs", el("g", *parts, id=_OWN_HOUSE_DOCKED if docked else _OWN_HOUSE))


def hint(over: dict[int, str], columns: int, x: float, y: float, *, pointed: bool = True) -> str:
    """A card with the own house, and something drawn over some rooms; it is shown while what stands before it is
    pointed at, or, on one's own board, only where the thing that it belongs to is enlarged."""
    size = HINT_ROOM
    marks = (
        el("g", drawn, transform=f"translate({cell % columns * size} {4 + cell // columns * size})")
        for cell, drawn in over.items()
    )
    card = rect(-21, -26, 262, 176, fill="var(--washi)", stroke="var(--kin)", line=4, round=12)
    house = el("use", href=f"#{_OWN_HOUSE if pointed else _OWN_HOUSE_DOCKED}")
    kind = "hint card" if pointed else "more"
    return el("g", card, house, *marks, transform=f"translate({x:g} {y:g})", class_=kind, display="none")


def wanted_rooms(tile: HarmonyTileView, home: Home) -> dict[int, str]:
    """Where a harmony tile lacks least: gold around the tiles that lie there, dashed around those that are missing."""
    place = nearest(tile["id"], home)
    if place is None:
        return {}
    size, over = HINT_ROOM, {}
    for cell in range(CELLS):
        if not place.cells >> cell & 1:
            continue
        lies = bool(home.house.occupied >> cell & 1)
        wanted = asked_kind(place, cell)
        ghost = "" if lies or wanted is None else use(f"room-{wanted}", 3, 3, size - 6, opacity=0.55)
        dashes = None if lies else "6 4"
        frame = rect(
            2, 2, size - 4, size - 4, fill="none", stroke="var(--kin)", line=4, round=5, stroke_dasharray=dashes
        )
        over[cell] = ghost + frame
    return over


def nearest_rooms(tile: HarmonyTileView, player: SheetView, home: Home) -> str:
    """Where in the own house a held harmony tile lacks least, for its enlarged picture."""
    return hint(wanted_rooms(tile, home), player["columns"], 0, 0, pointed=False)


def room_effect(points: int, x: float, y: float, size: float, *, spoils: bool) -> str:
    """Happiness of the harmony tiles that would be completed here, or a cross where one is made impossible."""
    if points:
        letters = max(18.0, min(26.0, size * 0.5))
        high = letters * 1.4
        ground = rect(x + 4, y + size / 2 - high / 2, size - 8, high, fill="var(--kin)", line=1.6, round=7)
        return ground + text(f"+{points}", x + size / 2, y + size / 2 + 1, size=letters, weight=700, fill="var(--ink)")
    return centred("impossible", x + size / 2, y + size / 2, min(30, size * 0.6)) if spoils else ""


# Spirits


def power(kind: str, x: float, y: float, size: float) -> str:
    """What a spirit does; x, y is the middle."""
    spirit = SPIRITS[kind]
    if not spirit.amount:
        return centred(POWERS[kind], x, y, size)
    number = text(str(spirit.amount), x - size * 0.36, y + 0.5, size=size * 0.66, weight=700)
    return number + centred(POWERS[kind], x + size * 0.18, y, size * 0.76)


def spirit(stage: Stage, id: str, kind: str, face: str, *beside: str, told: str = "") -> str:
    """A spirit that can be enlarged: its face and what stands beside it."""
    label = spirit_name(stage.speaker, kind)
    return stage.thing(id, face, *beside, label=f"{label} {told}".rstrip(), rules=(_SPIRIT_RULES[kind], "BB-090"))


_SPIRIT_RULES = {kind: f"BB-{91 + place:03}" for place, kind in enumerate(POWERS)}


def waking(kind: str, x: float, y: float, size: float) -> str:
    """What waking a spirit costs; x, y is the middle."""
    return price(SPIRITS[kind].wake, x, y, size)


def face(kind: str, x: float, y: float, size: float, *, asleep: bool = False) -> str:
    return mask(kind, x, y, size, asleep=asleep)


# Food


@lru_cache(64)
def dish(kind: str, x: float, y: float, size: float) -> str:
    """A dish with its value as dots; x, y is the middle."""
    value = food_value(kind)
    dots = "".join(
        circle(
            x + (each - (value - 1) / 2) * size * 0.15, y + size * 0.35, size * 0.052, fill="var(--sumi)", stroke=None
        )
        for each in range(value)
    )
    return centred(kind, x, y - size * 0.06, size * 0.6) + dots
