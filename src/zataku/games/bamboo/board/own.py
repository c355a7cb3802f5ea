"""A personal board: whole, or as the strip by which the others are known."""

from __future__ import annotations

from zataku.draw.icons import icon
from zataku.draw.incense import stick
from zataku.draw.pieces import crest
from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import circle, el, path, picture, rect, text

from .. import elements
from ..view import BambooView, SheetView, ShootView
from .parts import (
    area,
    beside,
    coins,
    company,
    fan,
    food,
    happiness,
    harmony_place,
    held_harmony,
    held_spirit,
    house_rooms,
    incense,
    meal_figure,
    named,
    no_spirits,
    scales,
    total,
    who,
)
from .pieces import emblem, harmony_tile, nearest_rooms, own_house, part_sign
from .seen import home_of

WIDTH, HEIGHT, STRIP = 1600, 420, 120
HOUSE_X, HOUSE_Y, ROOM = 590, 124, 82
HARMONY = {"left": (1044, 114), "whole": (1166, 176), "right": (1350, 114)}
HARMONY_Y, HARMONY_HIGH = 60, 168


def draw_seat(
    view: BambooView, seat: int, speaker: Speaks, *, compact: bool = False, targets: Targets | None = None
) -> str:
    """One personal board as an <svg>."""
    stage = Stage(speaker, targets)
    label = speaker.seat(seat)
    if compact:
        return picture(
            WIDTH, STRIP, _strip(stage, view, seat), label=label, class_="house strip", id=elements.personal_board(seat)
        )
    player = view["seats"][seat]
    children = [
        rect(2, 2, WIDTH - 4, HEIGHT - 4, fill="var(--washi)", stroke=f"var(--seat-{seat})", line=4, round=12),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, fill="url(#asanoha)", stroke=None, round=10),
        own_house(player, docked=True) if seat == view["seat"] else "",
        _name(stage, view, seat),
        _areas(stage, player, seat),
        _purse(stage, view, seat),
        _house(stage, view, seat),
        _harmony(stage, player, seat, own=seat == view["seat"]),
        _spirits(stage, player, seat),
    ]
    return picture(WIDTH, HEIGHT, children, label=label, class_="house", id=elements.personal_board(seat))


def _name(stage: Stage, view: BambooView, seat: int) -> str:
    first = icon("first", 344, 26, 36) if view["first"] == seat else ""
    name = text(stage.speaker.seat(seat), 84, 44, size=26, anchor="start", weight=700)
    return who(stage, view, seat, crest(seat, 20, 18, 50), name, first)


def _areas(stage: Stage, player: SheetView, seat: int) -> str:
    """Four rows, one a temple, with their joints of bamboo."""
    return "".join(
        area(stage, player, seat, temple, (20, 86 + row * 81, 372, 76), 66, 73, "area", (78, 3))
        for row, temple in enumerate(player["areas"])
    )


def _purse(stage: Stage, view: BambooView, seat: int) -> str:
    player = view["seats"][seat]
    x, y = 410, 86
    sticks = player["incense"]
    pitch = min(17.0, 104 / max(1, sticks))
    drawn = "".join(
        stick(seat, x + 63 + (place - (sticks - 1) / 2) * pitch, 64, height=44, foot=min(18, pitch))
        for place in range(sticks)
    )
    holder = rect(x, 62, 126, 12, fill="var(--soil)", line=1.8, round=4)
    rows = [(x + 16, y + line) for line in (148, 190, 232)]
    told = stage.speaker.text("thing-incense", amount=sticks, waiting=player["waiting"])
    return el(
        "g",
        stage.thing(elements.sticks(seat), drawn, holder, label=told, rules=("BB-011", "BB-044")),
        rect(x, y, 126, 319, fill="var(--mist)", stroke="var(--usuzumi)", line=1.3, round=10),
        happiness(stage, player, seat, x + 16, y + 28, 34, 28),
        coins(stage, player, seat, x + 16, y + 68, 34, 28),
        incense(stage, player, seat, x + 16, y + 108, 34, 28),
        food(stage, player, seat, rows, 32, 26),
        path(f"M{x + 12} {y + 256}h102", width=1, stroke_opacity=0.3),
        total(stage, player, seat, x + 16, y + 288, 36, 30),
    )


def _house(stage: Stage, view: BambooView, seat: int) -> str:
    """The house under its roof; below it the balance of its wings, the meal and, at night, the named rooms."""
    player = view["seats"][seat]
    x, y, wide, high = HOUSE_X, HOUSE_Y, player["columns"] * ROOM, 3 * ROOM
    roof = (
        f"M{x - 40} {y - 8}q34-4 62-30L{x + 92} {y - 94}H{x + wide - 92}L{x + wide - 22} {y - 38}q28 26 62 30"
        f"q-30 10-60 7H{x + 20}q-30 3-60-7z"
    )
    middle = x + wide / 2
    tiles = "".join(f"M{middle + each * 30} {y - 90}L{middle + each * 42} {y - 10}" for each in range(-4, 5))
    ridge = f"M{x + 84} {y - 94}H{x + wide - 84}"
    foot = y + high + 27
    return el(
        "g",
        path(roof, fill="var(--roof)", width=2.4),
        path(tiles, stroke="var(--light)", width=1.2, stroke_opacity=0.16),
        path(ridge, width=8),
        path(ridge, stroke="var(--kin)", width=4),
        stage.thing(
            elements.crest(seat),
            circle(middle, y - 52, 24, fill="var(--washi)", line=2),
            crest(seat, middle - 18, y - 70, 36),
            label=stage.speaker.seat(seat),
        ),
        rect(x - 10, y - 4, wide + 20, high + 10, fill="var(--wood)", line=2.2, round=5),
        el("g", house_rooms(stage, view, seat, x, y, ROOM), data_lens=""),
        meal_figure(stage, view, seat, x - 42, foot, 32, 26),
        scales(stage, player, seat, middle + 4, foot, 90, 25, above=False),
        named(stage, player, seat, x + wide - 62, foot, 25),
    )


def _harmony(stage: Stage, player: SheetView, seat: int, *, own: bool) -> str:
    """Three columns like the market: two places a part."""
    home = home_of(player)
    parts = []
    for part, tiles in player["harmony"].items():
        x, width = HARMONY[part]
        ground = rect(x, 16, width, 36, fill="var(--noren)", line=1.6, round=6)
        label = stage.speaker.text("thing-column-harmony", part=part)
        sign = part_sign(part, x + width / 2, 33, 36)
        parts.append(stage.thing(elements.harmony_part(seat, part), ground, sign, label=label, rules=("BB-072",)))
        for place, tile in enumerate(tiles):
            y = HARMONY_Y + place * (HARMONY_HIGH + 8)
            if tile is None:
                id = elements.harmony_place(seat, part, place)
                parts.append(harmony_place(stage, id, part, x, y, width, HARMONY_HIGH, 54))
            else:
                more = nearest_rooms(tile, player, home) if own else ""
                parts.append(harmony_tile(stage, tile, x, y, width, HARMONY_HIGH, home, more))
    return el("g", *parts)


def _spirits(stage: Stage, player: SheetView, seat: int) -> str:
    x, y, wide, high = 1472, 16, 116, 388
    held = company(player)
    pitch = min(84.0, 330 / max(1, len(held)))
    size = min(64.0, pitch - 5)
    drawn = [
        held_spirit(
            stage,
            seat,
            kind,
            awake,
            asleep,
            x + 38,
            y + 6 + pitch * (place + 0.5),
            size,
            beside(kind, awake, x + 90, y + 6 + pitch * (place + 0.5), 34),
        )
        for place, (kind, awake, asleep) in enumerate(held)
    ]
    return el(
        "g",
        rect(x, y, wide, high, fill="var(--mist)", stroke="var(--usuzumi)", line=1.3, round=10),
        *(drawn or [no_spirits(x + 58, y + 60, 34)]),
        path(f"M{x + 12} {y + 340}h92", width=1, stroke_opacity=0.3),
        fan(stage, player, seat, x + 18, y + 364, 32, 25),
    )


# The strip


def _strip(stage: Stage, view: BambooView, seat: int) -> list[str]:
    player = view["seats"][seat]
    middle = STRIP / 2
    widths = {"left": 64.0, "whole": 88.0, "right": 64.0}
    first = icon("first", 32, 3, 24) if view["first"] == seat else ""
    return [
        rect(2, 2, WIDTH - 4, STRIP - 4, fill="var(--washi)", stroke=f"var(--seat-{seat})", line=3, round=12),
        who(
            stage,
            view,
            seat,
            crest(seat, 16, middle - 28, 56),
            text(stage.speaker.seat(seat), 84, 28, size=23, anchor="start", weight=600),
            first,
        ),
        happiness(stage, player, seat, 84, 64, 27, 24),
        coins(stage, player, seat, 156, 64, 27, 24),
        incense(stage, player, seat, 220, 64, 27, 24),
        total(stage, player, seat, 84, 97, 27, 24),
        meal_figure(stage, view, seat, 156, 97, 26, 23),
        food(stage, player, seat, [(300, 26 + line * 34) for line in range(3)], 26, 22),
        rect(384, 8, 168, 104, fill="var(--wood)", line=1.6, round=5),
        house_rooms(stage, view, seat, 388, 12, 32),
        *(_pips(stage, player, seat, place, temple) for place, temple in enumerate(player["areas"])),
        held_harmony(stage, player, seat, _strip_places(widths), widths, 104, 20),
        *_strip_spirits(stage, player, seat),
        fan(stage, player, seat, 1540, 60, 25, 22),
    ]


def _strip_places(widths: dict[str, float]) -> dict[str, list[tuple[float, float]]]:
    places, x = {}, 942.0
    for part, width in widths.items():
        places[part] = [(x, 8.0), (x + width + 3, 8.0)]
        x += 2 * (width + 3) + 4
    return places


def _pips(stage: Stage, player: SheetView, seat: int, place: int, temple: str) -> str:
    """An area with its shoots as discs."""
    x, y = 582 + (place % 2) * 176, 12 + (place // 2) * 50
    shoots = player["areas"][temple]
    parts = [
        rect(
            x,
            y,
            168,
            46,
            fill="var(--paper)",
            stroke=f"var(--seat-{seat})" if player["marker"] == temple else "var(--usuzumi)",
            line=3 if player["marker"] == temple else 1.2,
            round=8,
        ),
        circle(x + 22, y + 23, 15, fill=f"var(--temple-{temple})", line=1.4),
        emblem(temple, x + 22, y + 23, 18),
    ]
    for cell in range(player["area_sizes"][temple]):
        middle = x + 56 + cell * 31
        if cell < len(shoots):
            parts.append(_pip(stage, shoots[cell], middle, y + 23))
        else:
            parts.append(circle(middle, y + 23, 3, fill="var(--usuzumi)", stroke=None))
    label = stage.speaker.text("thing-area", temple=stage.speaker.text(f"name-temple-{temple}"), count=len(shoots))
    return stage.thing(elements.area(seat, temple), *parts, label=label, rules=("BB-042", "BB-050"))


def _pip(stage: Stage, shoot: ShootView, x: float, y: float) -> str:
    id = elements.shoot(shoot["id"])
    disc = circle(x, y, 14, fill="var(--washi)", stroke=f"var(--temple-{shoot['colour']})", line=3.4)
    return stage.thing(id, disc, icon(shoot["action"], x - 9.5, y - 9.5, 19), data_move=id)


def _strip_spirits(stage: Stage, player: SheetView, seat: int) -> list[str]:
    held = company(player)
    if not held:
        return [no_spirits(1434, 36, 22)]
    columns = -(-len(held) // 2)
    pitch = min(46.0, 122 / columns)
    return [
        held_spirit(
            stage,
            seat,
            kind,
            awake,
            asleep,
            1410 + pitch * (place // 2 + 0.5),
            34 + place % 2 * 52,
            min(44.0, pitch + 4),
        )
        for place, (kind, awake, asleep) in enumerate(held)
    ]
