"""The market street: harmony tiles, house tiles, and food on the counter."""

from __future__ import annotations

from functools import cache

from zataku.draw.definitions import define, use
from zataku.draw.icons import icon
from zataku.draw.pieces import slot as empty
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, path, rect, text
from zataku.kernel.effects import Word

from .. import elements
from ..view import (
    BambooView,
    HarmonyColumnView,
    HarmonyTileView,
    HomeView,
    HouseColumnView,
    HouseTileView,
    MarketCellView,
    SheetView,
)
from .pieces import (
    GAME,
    HINT_ROOM,
    centred,
    dish,
    harmony_tile,
    hint,
    house_tile,
    own_house,
    part_sign,
    room_effect,
    wanted_rooms,
)
from .seen import changes, food_value, home_of
from .words import market_cell_name

STALL_Y, SHELF_Y, SHELF_H = 178, 270, 534
HARMONY_LEFT, HARMONY_WIDE = 424, 468
HARMONY_COLUMNS = {"left": (434, 117), "whole": (559, 197), "right": (764, 117)}
HOUSE_LEFT, HOUSE_WIDE = 904, 320
HOUSE_COLUMNS = {"I": 906, "II": 1066}
FOOD_X, FOOD_Y, FOOD_W, FOOD_H = 424, 822, 800, 166


def own_of(view: BambooView) -> SheetView | None:
    """The personal board of whoever looks, if it is not a spectator."""
    seat = view["seat"]
    return None if seat is None else view["seats"][seat]


def market(stage: Stage, view: BambooView) -> str:
    own = own_of(view)
    harmony, houses = view["harmony_market"], view["house_market"]
    if own is None:
        return _harmony_market(stage, None, harmony) + _house_market(stage, None, None, houses)
    home: HomeView = {"house": own["house"], "columns": own["columns"], "harmony": own["harmony"]}
    return own_house(own) + _harmony_market(stage, home, harmony) + _house_market(stage, home, own["coins"], houses)


# Stalls


def _stall(x: float, width: float) -> str:
    """Roof, wall and shelves."""
    y, right = STALL_Y, x + width
    roof = (
        f"M{x - 5} {y + 37}q17-2 30-17L{x + 44} {y}H{right - 44}L{right - 25} {y + 20}q13 15 30 17"
        f"q-18 5-30 3H{x + 25}q-14 2-30-3z"
    )
    return (
        rect(x, y + 34, width, SHELF_Y + SHELF_H - y - 34, fill="var(--paper)", line=2, round=4)
        + path(roof, fill="var(--roof)", width=2)
        + path(f"M{x + 44} {y}H{right - 44}", stroke="var(--kin)", width=3.5)
    )


def _curtain(x: float, width: float) -> str:
    shape = f"M{x} {STALL_Y + 40}h{width}v40q{-width / 4} 5{-width / 2} 0t{-width / 2} 0z"
    return path(shape, fill="var(--noren)", width=1.6)


def _shelves(x: float, width: float, rows: int) -> str:
    """The lowest shelf, which is cleared in winter, is tinted."""
    pitch = SHELF_H / rows
    winter = rect(
        x + 2, SHELF_Y + (rows - 1) * pitch + 2, width - 4, pitch - 4, fill="var(--snow)", stroke=None, round=4
    )
    return winter + "".join(
        rect(x + 1, SHELF_Y + (row + 1) * pitch - 8, width - 2, 7, fill="var(--wood)", line=1.5, round=2)
        for row in range(rows)
    )


def _tiles() -> str:
    return "".join(
        rect(2 + each * 4, 7 - each * 4, 18, 18, fill="var(--noren)", stroke="var(--light)", line=1.6, round=3.6)
        for each in (2, 1, 0)
    )


define("bb-stack", _tiles, width=30, height=26, game=GAME)


def _stack(stage: Stage, id: str, count: int, x: float, y: float) -> str:
    """How many tiles are still in a stack; x, y is the middle."""
    cards = use("bb-stack", x - 34, y - 14, 26, 22)
    number = text(str(count), x + 11, y + 1, size=23, weight=700, fill="var(--light)")
    label = stage.speaker.text("thing-stack", count=count)
    return stage.thing(id, cards, number, label=label, rules=("BB-104",))


@cache
def _flake(x: float, y: float) -> str:
    return circle(x, y, 13, fill="var(--washi)", line=1.6) + centred("winter", x, y, 18)


# Harmony tiles


@piece()
def _harmony_market(stage: Stage, own: HomeView | None, columns: dict[str, HarmonyColumnView]) -> str:
    rows = max(column["rows"] for column in columns.values())
    parts = [_stall(HARMONY_LEFT, HARMONY_WIDE), _shelves(HARMONY_LEFT, HARMONY_WIDE, rows)]
    for part, column in columns.items():
        left, width = HARMONY_COLUMNS[part]
        middle = left + width / 2
        parts += [
            stage.thing(
                elements.column_sign(part),
                _curtain(left, width),
                part_sign(part, middle - 35, STALL_Y + 60, 38),
                label=stage.speaker.text("thing-column-harmony", part=part),
                rules=("BB-070", "BB-072"),
            ),
            _stack(stage, elements.stack(part), column["stack"], middle + 25, STALL_Y + 62),
        ]
        tiles = column["tiles"]
        parts += [
            _harmony_cell(stage, part, tiles[row] if row < len(tiles) else None, row, rows, own)
            for row in range(column["rows"])
        ]
    return stage.thing(elements.HARMONY_MARKET, *parts)


@piece()
def _harmony_cell(
    stage: Stage, part: str, tile: HarmonyTileView | None, row: int, rows: int, own: HomeView | None
) -> str:
    home = None if own is None else home_of(own)
    left, width = HARMONY_COLUMNS[part]
    pitch = SHELF_H / rows
    top = SHELF_Y + (rows - 1 - row) * pitch + 3
    id = elements.market_cell(part, row)
    if tile is None:
        return stage.thing(id, empty(left + 4, top + 6, width - 8, pitch - 20))
    drawn = stage.thing(id, harmony_tile(stage, tile, left, top, width, pitch - 13, home))
    if own is None or home is None:
        return drawn
    return drawn + hint(wanted_rooms(tile, home), own["columns"], left - 246, top + 26)


# House tiles


@piece()
def _house_market(stage: Stage, own: HomeView | None, coins: int | None, columns: dict[str, HouseColumnView]) -> str:
    rows = max(len(column["cells"]) for column in columns.values())
    parts = [_stall(HOUSE_LEFT, HOUSE_WIDE), _shelves(HOUSE_LEFT, HOUSE_WIDE, rows)]
    post = HOUSE_LEFT + HOUSE_WIDE / 2 - 3
    parts.append(rect(post, SHELF_Y - 6, 6, SHELF_H + 6, fill="var(--wood)", line=1.4, round=1))
    for name, column in columns.items():
        left = HOUSE_COLUMNS[name]
        parts += [
            stage.thing(
                elements.column_sign(name),
                _curtain(left + 7, 144),
                text(name, left + 42, STALL_Y + 62, size=26, weight=700, fill="var(--light)"),
                label=stage.speaker.text("thing-column-house", type=name),
                rules=("BB-056",),
            ),
            _stack(stage, elements.stack(name), column["stack"], left + 104, STALL_Y + 62),
        ]
        tiles = column["tiles"]
        for row, cell in enumerate(column["cells"]):
            tile = tiles[row] if row < len(tiles) else None
            dear = coins is not None and coins < cell["price"]
            parts.append(_house_cell(stage, name, cell, tile, row, rows, own, dear=dear))
    flake = _flake(HOUSE_LEFT - 6, SHELF_Y + (rows - 0.55) * SHELF_H / rows)
    label = stage.speaker.text("thing-winter-row")
    parts.append(stage.thing(elements.WINTER_ROW, flake, label=label, rules=("BB-104",)))
    return stage.thing(elements.HOUSE_MARKET, *parts)


@piece()
def _house_cell(
    stage: Stage,
    name: str,
    cell: MarketCellView,
    tile: HouseTileView | None,
    row: int,
    rows: int,
    own: HomeView | None,
    *,
    dear: bool,
) -> str:
    """Price and happiness beside the tile; what whoever looks cannot pay is pale."""
    left = HOUSE_COLUMNS[name]
    top = SHELF_Y + (rows - 1 - row) * SHELF_H / rows + 12
    parts = [
        text(str(cell["price"]), left + 19, top + 34, size=32, weight=700, fill="var(--shu)"),
        icon("coin", left + 5, top + 54, 29),
        text(f"+{cell['happiness']}", left + 138, top + 34, size=24, weight=700),
        icon("point", left + 122, top + 54, 30),
    ]
    if tile is None:
        parts.append(empty(left + 34, top + 8, 80, 80))
    else:
        parts.append(house_tile(stage, tile, left + 34, top + 8, 80, faded=dear))
    label = market_cell_name(stage.speaker, cell, tile)
    drawn = stage.thing(elements.market_cell(name, row), *parts, label=label, rules=("BB-056", "BB-060"))
    effects = {} if own is None or tile is None else _rooms_for(own, tile)
    return drawn + (hint(effects, own["columns"], left - 216, top - 10) if own is not None and effects else "")


def _rooms_for(own: HomeView, tile: HouseTileView) -> dict[int, str]:
    """Rooms of the own house with the happiness of the harmony tiles that this house tile would complete there."""
    effects = changes(own, tile["kind"], tile["comfort"])
    over = {cell: room_effect(each.points, 0, 0, HINT_ROOM, spoils=each.spoils) for cell, each in effects.items()}
    return {cell: drawn for cell, drawn in over.items() if drawn}


# Food


def counter(stage: Stage, view: BambooView) -> str:
    """A counter with its dishes, the sack with the supply, and what has been eaten."""
    x, y = FOOD_X, FOOD_Y
    dishes = (_dish(stage, view["food"], place) for place in range(view["food_cells"]))
    label = stage.speaker.text("board-food")
    return stage.thing(
        elements.FOOD, _counter(), *dishes, _supply(stage, view, x + 582, y), _eaten(stage, view), label=label
    )


@cache
def _counter() -> str:
    x, y = FOOD_X, FOOD_Y
    stripes = "".join(
        path(
            f"M{x + each * 40} {y}h40v20a20 9 0 0 1-40 0z",
            fill="var(--light)" if each % 2 else "var(--shu)",
            width=1.5,
        )
        for each in range(FOOD_W // 40)
    )
    return (
        rect(x, y, FOOD_W, FOOD_H, fill="var(--paper)", line=2, round=6)
        + rect(x, y + 132, FOOD_W, 34, fill="var(--wood)", line=2, round=4)
        + stripes
    )


def _dish(stage: Stage, food: list[str], place: int) -> str:
    x, y = FOOD_X + 66 + place * 110, FOOD_Y + 92
    id = elements.food_cell(place)
    if place >= len(food):
        ring = el(
            "circle",
            cx=x,
            cy=y,
            r=46,
            fill="var(--paper)",
            stroke="var(--usuzumi)",
            stroke_width=1.5,
            stroke_dasharray="4 4",
        )
        return stage.thing(id, ring)
    kind = food[place]
    worth = stage.speaker.effect(Word("food", food_value(kind)))
    label = f"{stage.speaker.text(f'name-food-{kind}')}: {worth}"
    drawn = circle(x, y, 50, fill="var(--washi)", line=2) + dish(kind, x, y, 94)
    return stage.thing(id, drawn, label=label, rules=("BB-059",))


def _supply(stage: Stage, view: BambooView, x: float, y: float) -> str:
    sack = path(
        f"M{x + 10} {y + 60}q20 8 40 0q28 28 20 68q-40 12-80 0q-8-40 20-68z", fill="var(--soil)", width=2
    ) + path(f"M{x + 8} {y + 60}q22 10 44 0l6-15q-28-8-56 0z", fill="var(--soil-deep)", width=1.8)
    number = text(str(view["food_supply"]), x + 30, y + 101, size=28, weight=700)
    label = stage.speaker.text("thing-food-supply", count=view["food_supply"])
    return stage.thing(elements.FOOD_SUPPLY, sack, number, label=label, rules=("BB-064",))


def _eaten(stage: Stage, view: BambooView) -> str:
    x, y = FOOD_X + 676, FOOD_Y + 38
    parts = [rect(x, y, 112, 106, fill="var(--mist)", stroke="var(--usuzumi)", line=1.3, round=8)]
    for line, (kind, count) in enumerate(view["food_discards"].items()):
        parts.append(centred(kind, x + 28, y + 18 + line * 34, 28))
        parts.append(text(f"×{count}", x + 72, y + 19 + line * 34, size=23, weight=600, fill="var(--usuzumi)"))
    label = stage.speaker.text("thing-food-spent")
    return stage.thing(elements.FOOD_SPENT, *parts, label=label, rules=("BB-108",))
