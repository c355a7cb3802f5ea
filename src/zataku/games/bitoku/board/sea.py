"""The front of the valley: the rock garden at the foot of the great tree, and the displays in the sea."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.draw.icons import icon
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import el, rect, text

from .. import elements
from ..components import RESOURCES
from ..names import component_name
from ..view import (
    BitokuView,
    BuildingTile,
    CrystalDisplaySpace,
    CrystalTile,
    DragonflySpace,
    DragonflyTile,
    MitamaSpace,
    MitamaTile,
    RockTile,
)
from .cards import building_for_sale, crystal_tile, dragonfly_tile, gift_of, mitama_tile, price_tag, rock
from .counting import discount
from .forest import building_told
from .parts import rules_of, said
from .valley import SEA, ZONES

_TOP = SEA + 8
_LINE = 70
_TILE, _TAG = 41, 25
#: Where tiles of souls begin and end, where crystals begin, where buildings end.
_SOULS, _SOULS_END, _CRYSTALS, _BUILDINGS_END = 92, 658, 668, 1512
#: How wide a building on display is, by how many there are; all are so high.
_BUILDING = {4: 116, 5: 100, 6: 84}
_HOUSE = 138


def displays(stage: Stage, view: BitokuView) -> str:
    """Mitamas and dragonflies left, crystals in the middle, buildings right; stacks at the outer end."""
    begin = _BUILDINGS_END - len(view["displays"]["building"]) * _BUILDING[len(view["displays"]["building"])]
    drawn = {
        "mitama": [*_mitamas(stage, view), _stack(stage, view["stacks"]["mitama"], "mitama", 36, _TOP)],
        "dragonfly": [
            *_dragonflies(stage, view),
            _stack(stage, view["stacks"]["dragonfly"], "dragonfly", 36, _TOP + _LINE),
        ],
        "crystal": _crystals(stage, view, begin - 6),
        "building": [
            *_buildings(stage, view, begin),
            _stack(stage, view["stacks"]["building"], "building", 1518, _TOP + 36),
        ],
    }
    return el(
        "g",
        *(
            stage.thing(elements.display(kind), *parts, label=stage.speaker.text(f"board-display-{kind}"))
            for kind, parts in drawn.items()
        ),
    )


def _row(count: int) -> list[tuple[float, float]]:
    """The x and width of the spaces of a row of souls, from the final one at the right."""
    pitch = (_SOULS_END - _SOULS) / count
    return [(_SOULS_END - (number + 1) * pitch + 4, pitch - 5) for number in range(count)]


def _mitamas(stage: Stage, view: BitokuView) -> list[str]:
    spaces = view["displays"]["mitama"]
    return [
        _mitama(stage, space, number, x, width, _can_pay(view, "mitama", space["price"]), discount(view, "mitama"))
        for number, (space, (x, width)) in enumerate(zip(spaces, _row(len(spaces)), strict=True))
    ]


@piece()
def _mitama(stage: Stage, space: MitamaSpace, number: int, x: float, width: float, can: bool, less: int) -> str:
    tile, price, points = space["tile"], space["price"], space["vp"]
    speaker = stage.speaker
    label = speaker.text("board-price", cost=said(speaker, _goods(price)), gain=said(speaker, f"{points} vp"))
    drawn, action = _gap(x, _TOP, width, _TILE), ""
    if tile is None:
        can, less = False, 0
    else:
        drawn = _tile(stage, elements.mitama(tile["number"]), mitama_tile(tile, x, _TOP, width, _TILE))
        action = tile["action"]
        label = f"{_named(stage, 'mitama', tile)}: {said(speaker, action)} · {label}"
    label = _with_discount(stage, label, less)
    tag = price_tag(price, x, _TOP + _TILE + 1, width, _TAG, points=points, can=can, less=less)
    return _thing(stage, "mitama", number, drawn + tag, label, "BK-135", action)


def _dragonflies(stage: Stage, view: BitokuView) -> list[str]:
    spaces = view["displays"]["dragonfly"]
    return [
        _dragonfly(
            stage, space, number, x, width, _can_pay(view, "dragonfly", space["price"]), discount(view, "dragonfly")
        )
        for number, (space, (x, width)) in enumerate(zip(spaces, _row(len(spaces)), strict=True))
    ]


@piece()
def _dragonfly(stage: Stage, space: DragonflySpace, number: int, x: float, width: float, can: bool, less: int) -> str:
    y = _TOP + _LINE
    tile, price = space["tile"], space["price"]
    label = _any_told(stage, price)
    drawn, action = _gap(x, y, width, _TILE), ""
    if tile is None:
        can, less = False, 0
    else:
        drawn = _tile(stage, elements.dragonfly(tile["number"]), dragonfly_tile(tile, x, y, width, _TILE))
        action = tile["action"]
        label = f"{_named(stage, 'dragonfly', tile)} · {label}"
    label = _with_discount(stage, label, less)
    tag = price_tag(price, x, y + _TILE + 1, width, _TAG, can=can, less=less)
    return _thing(stage, "dragonfly", number, drawn + tag, label, "BK-142", action)


def _crystals(stage: Stage, view: BitokuView, end: float) -> list[str]:
    """Crystals in two lines, the stack in the last cell."""
    spaces = view["displays"]["crystal"]
    columns = 3 if len(spaces) < 6 else 4
    pitch = (end - _CRYSTALS) / columns
    width = pitch - 5
    cells = [
        (_CRYSTALS + number % columns * pitch, _TOP + number // columns * _LINE) for number in range(len(spaces) + 1)
    ]
    parts = [
        _crystal(
            stage, space, number, x, y, width, _can_pay(view, "crystal", space["price"]), discount(view, "crystal")
        )
        for number, (space, (x, y)) in enumerate(zip(spaces, cells, strict=False))
    ]
    x, y = cells[-1]
    return [*parts, _stack(stage, view["stacks"]["crystal"], "crystal", x + width / 2 - 23, y)]


@piece()
def _crystal(
    stage: Stage, space: CrystalDisplaySpace, number: int, x: float, y: float, width: float, can: bool, less: int
) -> str:
    tile, price = space["tile"], space["price"]
    label = _any_told(stage, price)
    drawn, action = _gap(x, y, width, _TILE), ""
    if tile is None:
        can, less = False, 0
    else:
        drawn = _tile(stage, elements.crystal(tile["number"]), crystal_tile(tile, x, y, width, _TILE))
        action = tile["action"] or ""
        label = f"{_named(stage, 'crystal', tile)} · {label}"
    label = _with_discount(stage, label, less)
    tag = price_tag(price, x, y + _TILE + 1, width, _TAG, can=can, less=less)
    return _thing(stage, "crystal", number, drawn + tag, label, "BK-120", action)


def _buildings(stage: Stage, view: BitokuView, begin: float) -> list[str]:
    spaces = view["displays"]["building"]
    pitch = _BUILDING[len(spaces)]
    return [
        _building(stage, space["tile"], number, begin + number * pitch, pitch - 5)
        for number, space in enumerate(spaces)
    ]


@piece()
def _building(stage: Stage, tile: BuildingTile | None, number: int, x: float, width: float) -> str:
    if tile is None:
        return _thing(stage, "building", number, _gap(x, _TOP, width, _HOUSE), "", "BK-108", "")
    drawn = _tile(stage, elements.building(tile["number"]), building_for_sale(tile, x, _TOP, width, _HOUSE))
    return _thing(stage, "building", number, drawn, _for_sale_told(stage, tile), "BK-108", tile["action"])


def _thing(stage: Stage, kind: str, number: int, drawn: str, label: str, rule: str, action: str) -> str:
    rules = [rule, *rules_of(action)]
    return stage.thing(elements.display_space(kind, number + 1), drawn, label=label, rules=rules if label else ())


def _tile(stage: Stage, id: str, drawn: str) -> str:
    """A tile, known by its own name wherever it goes."""
    return stage.thing(id, drawn, data_move=id)


def _gap(x: float, y: float, width: float, height: float) -> str:
    """A display space without a tile."""
    return rect(x, y, width, height, fill="none", line=1.4, round=9, stroke_dasharray="4 4", stroke_opacity=0.6)


# In words


def _named(stage: Stage, kind: str, tile: MitamaTile | DragonflyTile | CrystalTile) -> str:
    return stage.speaker.say(component_name(kind, tile["id"]))


def _for_sale_told(stage: Stage, tile: BuildingTile) -> str:
    """A building for sale: what it does, gives its builder at once, and its owner later."""
    gift = stage.speaker.text("board-builder-gets", gain=said(stage.speaker, gift_of(tile)))
    return f"{building_told(stage, tile)} · {gift}"


def _goods(price: Sequence[int]) -> str:
    return " + ".join(f"{amount} {name}" for name, amount in zip(RESOURCES, price, strict=True) if amount)


def _any_told(stage: Stage, price: int) -> str:
    """A price, or a gift, in resources of any types."""
    if price < 0:
        return stage.speaker.text("board-gift", gain=said(stage.speaker, f"{-price} any"))
    return said(stage.speaker, f"{price} any") if price else "0"


def _with_discount(stage: Stage, label: str, less: int) -> str:
    return f"{label} · {stage.speaker.text('board-less', less=less)}" if less else label


def _can_pay(view: BitokuView, kind: str, price: Sequence[int] | int) -> bool:
    """Could the looking seat pay this now? A discount counts while it is granted."""
    if view["seat"] is None:
        return False
    less = discount(view, kind) if view["deciding"] == view["seat"] else 0
    stock = view["seats"][view["seat"]]["stock"]
    if isinstance(price, int):
        return price - less <= sum(stock[name] for name in RESOURCES)
    return sum(max(0, amount - stock[name]) for name, amount in zip(RESOURCES, price, strict=True)) <= less


# Stacks and rocks


def _stack(stage: Stage, count: int, kind: str, x: float, y: float) -> str:
    return stage.thing(
        elements.stack(kind),
        rect(x + 3, y + 3, 46, 62, fill="var(--stone)", round=9, line=1.5),
        rect(x, y, 46, 62, round=9, line=1.8),
        icon(kind, x + 6, y + 3, 34),
        text(str(count), x + 23, y + 49, size=21, weight=700),
        label=f"{stage.speaker.text(f'board-display-{kind}')}: {count}",
        rules=("BK-029", "BK-166"),
    )


@piece("rocks")
def garden(stage: Stage, view: BitokuView) -> str:
    """The rock garden: its rocks in two rows on raked sand."""
    x, y, width, height = 684, ZONES + 24, 232, 104
    parts = [
        rect(x, y, width, height, fill="var(--sand)", round=14, line=2),
        rect(x, y, width, height, fill="url(#rake)", stroke=None, round=14),
    ]
    rocks = view["rocks"]
    half = (len(rocks) + 1) // 2
    pitch = (width - 8) / max(half, 4)
    size = min(47, pitch - 3)
    for line, row in enumerate((rocks[:half], rocks[half:])):
        for place, each in enumerate(row):
            left = x + width / 2 - len(row) * pitch / 2 + place * pitch + (pitch - size) / 2
            top = y + 3 + line * 50
            parts.append(_hollow_in_sand(left + size / 2, top + size - 3, size))
            if each is not None:
                parts.append(_rock(stage, each, left, top, size))
    return stage.thing(elements.ROCK_GARDEN, *parts, label=stage.speaker.text("board-garden"), rules=("BK-115",))


def _hollow_in_sand(x: float, y: float, size: float) -> str:
    return el(
        "ellipse",
        cx=x,
        cy=y,
        rx=size * 0.56,
        ry=6,
        fill="none",
        stroke="var(--usuzumi)",
        stroke_width=1,
        stroke_opacity=0.5,
    )


def _rock(stage: Stage, tile: RockTile, x: float, y: float, size: float) -> str:
    drawn = rock(tile["shows"], tile["kind"], x, y, size, move=elements.rock(tile["number"]))
    label = stage.speaker.say(component_name("rock", tile["id"]))
    return stage.thing(elements.rock(tile["number"]), drawn, label=label, rules=("BK-115", "BK-119"))
