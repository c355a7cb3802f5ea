"""Cards and tiles: everything printed on them as icons, in the sizes that the boards need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zataku.draw.definitions import use
from zataku.draw.icons import icon
from zataku.draw.pieces import crest, slot
from zataku.draw.svg import circle, el, group, path, rect, text

from ..components import RESOURCES
from ..view import BitokuCard, BuildingTile, CrystalTile, DragonflyTile, MitamaTile, VisionCard, YokaiCard
from .parts import counted_icon, effect_face, need, pale, tick, watched_icon

MINUS = "−"


# Yokai


def yokai_card(
    card: YokaiCard, x: float, y: float, width: float = 104, height: float = 138, worth: int | None = None
) -> str:
    """A yokai card: its mask, its action, at the foot its virtue, and what that would bring now."""
    head, foot = height * 0.36, height * 0.225
    round = width * 0.08
    top = f"M{x + 2} {y + head}V{y + round + 2}a{round} {round} 0 0 1 {round}-{round}h{width - 2 * round - 4}"
    top += f"a{round} {round} 0 0 1 {round} {round}V{y + head}z"
    low = f"M{x + 2} {y + height - foot}h{width - 4}v{foot - round - 2}a{round} {round} 0 0 1-{round} {round}"
    low += f"h-{width - 2 * round - 4}a{round} {round} 0 0 1-{round}-{round}z"
    size = head * 0.88
    return "".join(
        (
            rect(x, y, width, height, round=width * 0.09, line=2),
            path(top, fill=f"var(--{card['type']})", stroke=None, fill_opacity=0.38),
            icon(f"mask-{card['type']}", x + (width - size) / 2, y + head * 0.08, size),
            path(f"M{x} {y + head}h{width}", width=1.3),
            effect_face(
                card["action"], x + 5, y + head + 1, width - 10, height - head - foot - 2, largest=width * 0.38
            ),
            path(low, fill="var(--mist)", stroke=None),
            virtue(card, x + width / 2, y + height - foot / 2, min(foot * 0.84, (width - 4) / _room(worth)), worth),
        )
    )


def _room(worth: int | None) -> float:
    """How wide a virtue is, in sizes of its icons."""
    return 2.95 if worth is None else 4.2


def virtue(card: YokaiCard, x: float, y: float, size: float, worth: int | None = None) -> str:
    """Points for each of something, centred at a place; and how many they would be now."""
    used = size * _room(worth)
    left = x - used / 2
    drawn = (
        icon("point", left, y - size / 2, size)
        + text(str(card["virtue"]), left + size * 1.28, y + 0.5, size=size * 0.9, weight=700)
        + text("/", left + size * 1.68, y, size=size * 0.9, fill="var(--usuzumi)")
        + icon(counted_icon(card["per"]), left + size * 1.95, y - size / 2, size)
    )
    if worth is None:
        return drawn
    said = text(
        f"={worth}", left + size * 3.05, y + 0.5, size=size * 0.9, anchor="start", weight=700, fill="var(--matsu)"
    )
    return drawn + said


def yokai_line(card: YokaiCard, x: float, y: float, width: float, height: float, worth: int | None = None) -> str:
    """A yokai card as two lines: mask and action, then its virtue; a narrow one has its mask below."""
    foot, narrow = 25, width < 100
    size = 24.0 if narrow else min(34.0, height * 0.5)
    action = height - foot - 4
    ground = (
        rect(x, y, width, height, round=9, line=1.8)
        + rect(x + 2, y + height - foot - 2, width - 4, foot, fill="var(--mist)", stroke=None, round=7)
        + rect(
            x + 1,
            y + 1,
            width - 2 if narrow else size + 6,
            height - foot - 3,
            fill=f"var(--{card['type']})",
            fill_opacity=0.36,
            stroke=None,
            round=8,
        )
    )
    low = y + height - foot / 2 - 2
    if narrow:
        return (
            ground
            + effect_face(card["action"], x + 3, y + 2, width - 6, action, largest=36)
            + icon(f"mask-{card['type']}", x + 3, low - size / 2, size)
            + text(f"{card['virtue']}/", x + width - 27, low + 0.5, size=20, anchor="end", weight=700)
            + icon(counted_icon(card["per"]), x + width - 26, low - 11, 22)
        )
    return (
        ground
        + icon(f"mask-{card['type']}", x + 4, y + (height - foot - 2 - size) / 2, size)
        + effect_face(card["action"], x + size + 8, y + 2, width - size - 11, action, largest=38)
        + virtue(card, x + width / 2, low, 22, worth)
    )


def card_back(x: float, y: float, width: float, height: float) -> str:
    """A yokai that is not known."""
    size = width * 0.5
    return (
        rect(x, y, width, height, round=width * 0.09, line=2)
        + rect(x + 5, y + 5, width - 10, height - 10, fill="var(--roof)", round=width * 0.06, line=1.2)
        + rect(x + 5, y + 5, width - 10, height - 10, fill="url(#seigaiha)", stroke=None, round=width * 0.06)
        + circle(x + width / 2, y + height / 2, width * 0.32, fill="var(--mist)", line=1.8)
        + icon("mask-kitsune", x + (width - size) / 2, y + (height - size) / 2, size)
    )


def empty_card(back: str, x: float, y: float, width: float, height: float) -> str:
    """Where a card can lie."""
    size = min(width, height) * 0.5
    return slot(x, y, width, height, round=9) + pale(
        icon(back, x + (width - size) / 2, y + (height - size) / 2, size), opacity=0.22
    )


# Bitoku and visions


def bitoku_card(
    card: BitokuCard, x: float, y: float, width: float, height: float, *, shown: float | None = None
) -> str:
    """A bitoku card: its kind with a dot for each card of the kind, and what completing it gives.

    `shown` is how much of its width another card leaves uncovered.
    """
    seen = width if shown is None else shown
    band = height * 0.33 if height >= 80 else 20
    ground = f"M{x + 2} {y + band}V{y + 9}a7 7 0 0 1 7-7H{x + width - 9}a7 7 0 0 1 7 7V{y + band}z"
    apart = min(10.5, (width - band - 18) / 5)
    dots = "".join(
        circle(x + band + 13 + number * apart, y + band / 2 + 1, 3.6, fill="var(--usuzumi)", stroke=None)
        for number in range(card["frequency"])
    )
    return (
        rect(x, y, width, height, round=8, line=2)
        + path(ground, fill="var(--mist)", stroke=None)
        + path(f"M{x} {y + band}h{width}", width=1.3)
        + icon(f"virtue-{card['type']}", x + 6, y + 2, band - 3)
        + dots
        + effect_face(card["action"], x + 5, y + band + 2, seen - 10, height - band - 4, largest=38)
    )


#: How many needs of a vision stand side by side, where there is room.
_ABREAST = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


def vision_card(
    card: VisionCard, has: Mapping[str, int], x: float, y: float, width: float, height: float, *, size: float = 34
) -> str:
    """What a vision asks for, one icon for each thing: ticked when it is there, pale while it is missing."""
    asked = [(name, number < has[name]) for name, amount in card["needs"].items() for number in range(amount)]
    met = all(done for _, done in asked)
    foot = min(48.0, height * 0.22 + 4)
    columns = max(1, min(_ABREAST[len(asked)], int((width - 4) // (size + 1))))
    rows = -(-len(asked) // columns)
    step = min(size + 14, (height - foot) / rows)
    parts = [
        rect(x, y, width, height, round=10, line=3.4 if met else 2, stroke="var(--matsu)" if met else "var(--sumi)")
    ]
    for number, (name, done) in enumerate(asked):
        in_row = min(columns, len(asked) - number // columns * columns)
        pitch = min(size + 13, (width - 4) / columns)
        cx = x + width / 2 + (number % columns - (in_row - 1) / 2) * pitch
        cy = y + (height - foot) / 2 + (number // columns - (rows - 1) / 2) * step
        sign = icon(counted_icon(name), cx - size / 2, cy - size / 2, size)
        parts.append(sign + tick(cx + size * 0.4, cy + size * 0.38, size * 0.25) if done else pale(sign, opacity=0.32))
    parts.append(_stakes(card, x, y + height - foot, width, foot))
    return "".join(parts)


def _stakes(card: VisionCard, x: float, y: float, width: float, height: float) -> str:
    """What a vision pays, or costs if it is not met."""
    size = min(28.0, height * 0.7)
    mid = y + height / 2
    line = path(f"M{x} {y}h{width}", width=1.3)
    if width < 118:
        pays = text(str(card["vp"]), x + width / 2 - size * 0.42, mid + 0.5, size=size * 0.95, weight=700)
        return line + pays + icon("final-point", x + width / 2 - size * 0.08, mid - size / 2, size)
    return (
        line
        + path(f"M{x + width / 2} {y + 7}v{height - 14}", width=1, stroke="var(--usuzumi)")
        + text(str(card["vp"]), x + width * 0.16, mid + 0.5, size=size * 0.98, weight=700)
        + icon("final-point", x + width * 0.23, mid - size / 2, size)
        + text(
            f"{MINUS}{card['penalty']}", x + width * 0.65, mid + 0.5, size=size * 0.86, weight=700, fill="var(--shu)"
        )
        + pale(icon("final-point", x + width * 0.76, mid - size * 0.42, size * 0.84), opacity=0.7)
    )


# Souls


def mitama_tile(tile: MitamaTile, x: float, y: float, width: float, height: float) -> str:
    """A mitama: its kind, and what taking it gives."""
    size = min(height - 4, width * 0.28)
    return (
        rect(x, y, width, height, round=height / 2, line=1.8)
        + icon(f"mitama-{tile['type']}", x + 2, y + (height - size) / 2, size)
        + effect_face(tile["action"], x + size + 2, y + 3, width - size - 6, height - 6, largest=height * 0.78)
    )


def dragonfly_tile(tile: DragonflyTile, x: float, y: float, width: float, height: float) -> str:
    """A dragonfly: what combining it with a mitama gives; where there is room, with the creature itself."""
    tip = height * 0.24
    shape = f"M{x + tip} {y}h{width - 2 * tip}l{tip} {height / 2}l-{tip} {height / 2}h-{width - 2 * tip}"
    shape += f"l-{tip}-{height / 2}z"
    size = height - 6 if width > 130 else 0
    left = size + tip * 0.5 if size else tip * 0.75
    return (
        path(shape, fill="var(--washi)", width=1.8)
        + (icon("dragonfly", x + tip * 0.45, y + 3, size) if size else "")
        + effect_face(tile["action"], x + left, y + 3, width - left - tip * 0.75, height - 6, largest=height * 0.78)
    )


# Crystals


def crystal_tile(tile: CrystalTile, x: float, y: float, width: float, height: float) -> str:
    """A crystal: its cut and colour, and what it gives, or watches and pays."""
    size = min(26.0, height * 0.55)
    ground = rect(x, y, width, height, fill="var(--washi)", line=1.8, round=8) + rect(
        x + 2, y + 2, width - 4, height - 4, fill=f"var(--{tile['colour']})", stroke=None, round=6, fill_opacity=0.2
    )
    gem = icon(f"crystal-{tile['colour']}", x - size * 0.18, y - size * 0.2, size)
    return ground + crystal_face(tile, x + size * 0.5, y + 3, width - size * 0.5 - 2, height - 6) + gem


def crystal_face(tile: CrystalTile, x: float, y: float, width: float, height: float, *, largest: float = 34) -> str:
    """What a crystal gives, or watches and pays; in a narrow place one above the other."""
    if tile["action"] is not None:
        return effect_face(tile["action"], x, y, width, height, largest=largest)
    trigger = watched_icon(tile["trigger"] or "")
    if width < height * 1.2:
        size = min(width / 1.5, height / 2, largest)
        middle, low = x + width / 2, y + height * 0.76
        return (
            icon(trigger, middle - size / 2, y, size)
            + text(str(tile["vp"]), middle - size * 0.45, low + 0.5, size=size * 0.96, weight=700)
            + icon("point", middle - size * 0.2, low - size * 0.46, size * 0.92)
        )
    size = min(width / 2.6, height, largest)
    left, top = x + (width - size * 2.5) / 2, y + (height - size) / 2
    return (
        icon(trigger, left, top, size)
        + text(str(tile["vp"]), left + size * 1.28, y + height / 2 + 0.5, size=size * 0.82, weight=700)
        + icon("point", left + size * 1.5, top, size)
    )


def crystal_place(colour: str, x: float, y: float, width: float, height: float) -> str:
    """An empty crystal space in its colour."""
    return rect(x, y, width, height, stroke=None, round=9) + rect(
        x,
        y,
        width,
        height,
        fill=f"var(--{colour})",
        fill_opacity=0.25,
        stroke=f"var(--{colour})",
        line=2.2,
        round=9,
        stroke_dasharray="5 3",
    )


# Buildings and rocks


def gift_of(tile: BuildingTile) -> str:
    """What the builder gets at once: kodama steps in the region, and perhaps an amulet."""
    steps = [f"{tile['kodama']} kodama-here"] if tile["kodama"] else []
    return " + ".join([*steps, *(["amulet(1)"] if tile["amulet"] else [])])


def building_for_sale(tile: BuildingTile, x: float, y: float, width: float, height: float) -> str:
    """A building on display: kind and least die, action, gift to the builder (hammer), bonus to the owner (ring)."""
    head = f"M{x + 1} {y + 36}V{y + 9}a8 8 0 0 1 8-8H{x + width - 9}a8 8 0 0 1 8 8V{y + 36}z"
    ring = el(
        "circle",
        cx=x + 11,
        cy=y + 125,
        r=7,
        fill="none",
        stroke="var(--usuzumi)",
        stroke_width=2,
        stroke_dasharray="3 2.5",
    )
    return (
        rect(x, y, width, height, round=9, line=1.8)
        + path(head, fill="var(--mist)", stroke=None)
        + icon(tile["type"], x + 6, y + 1, 34)
        + need(tile["minimum"], x + width - 34, y + 4, 28)
        + path(f"M{x} {y + 36}h{width}", width=1.3)
        + effect_face(tile["action"], x + 4, y + 37, width - 8, 51, largest=36)
        + path(f"M{x + 6} {y + 89}h{width - 12}", width=1, stroke="var(--usuzumi)")
        + icon("hammer", x + 2, y + 92, 18)
        + effect_face(gift_of(tile), x + 19, y + 89, width - 20, 25, largest=25, anchor="start")
        + ring
        + effect_face(tile["bonus"] or "", x + 19, y + 112, width - 20, 25, largest=25, anchor="start")
    )


def building_tile(tile: BuildingTile, x: float, y: float, width: float, height: float, owner: int | None) -> str:
    """A building in its zone: kind, least die, action; below whose it is and what the owner gets from visitors."""
    ancient = tile["type"] == "ancient"
    frame = rect(
        x,
        y,
        width,
        height,
        round=9,
        line=1.8 if owner is None else 3.4,
        stroke="var(--sumi)" if owner is None else f"var(--seat-{owner})",
        fill="var(--stone)" if ancient else "var(--washi)",
    )
    if owner is None:
        return (
            frame
            + icon(tile["type"], x + 4, y + (height - 42) / 2, 42)
            + need(tile["minimum"], x + 48, y + height / 2 - 15, 30)
            + effect_face(tile["action"], x + 81, y + 6, width - 85, height - 12, largest=38)
        )
    top = 34
    return (
        frame
        + icon(tile["type"], x + 3, y + 2, 30)
        + need(tile["minimum"], x + 34, y + 4, 26)
        + effect_face(tile["action"], x + 62, y + 3, width - 64, 29, largest=29)
        + path(f"M{x + 6} {y + top}h{width - 12}", width=1, stroke="var(--usuzumi)")
        + crest(owner, x + 7, y + top + 1, height - top - 3)
        + effect_face(
            tile["bonus"] or "", x + 38, y + top + 1, width - 44, height - top - 3, largest=25, anchor="start"
        )
    )


def site(kind: str, x: float, y: float, width: float, height: float) -> str:
    """An empty building space."""
    ground = rect(
        x, y, width, height, fill="var(--village)", stroke="var(--usuzumi)", line=1.6, round=7, stroke_dasharray="5 4"
    )
    return ground + pale(icon(kind, x + width / 2 - 22, y + height / 2 - 22, 44), opacity=0.45)


_CARVED = {"yokai": "mask-", "mitama": "mitama-", "building": ""}


def rock(shows: Sequence[str], kind: str, x: float, y: float, size: float, *, move: str | None = None) -> str:
    """An iwakura: a boulder with a rope, and what it honours carved in it; `move` is the name it travels under."""
    each = size * (0.6 if len(shows) == 1 else 0.46)
    left = x + (size - each * len(shows)) / 2
    top = y + size * (0.14 if len(shows) == 1 else 0.27)
    signs = "".join(icon(_CARVED[kind] + name, left + number * each, top, each) for number, name in enumerate(shows))
    return el("g", use("bk-boulder", x, y, size), signs, data_move=move)


def rock_place(x: float, y: float, size: float) -> str:
    """Where an iwakura can stand."""
    return use("bk-rock-place", x, y, size)


# Prices

#: The size of a figure on a price tag.
_FIGURE = 20
#: How much room an icon takes in a row, as a part of its size: some leave much of their grid empty.
_ROOM = {"sake": 0.68, "jade": 0.86, "any-resource": 0.92}


def price_tag(
    cost: Sequence[int] | int,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    points: int | None = None,
    can: bool = False,
    less: int = 0,
) -> str:
    """What stands under a display space: the price red, what it gives black; pine-edged if the looking seat can pay.

    One of a good is its icon alone. A negative price is a gift of so many resources. While a discount is granted, the
    tag is golden: resources of any types are what is left to pay, of named ones the payer chooses what is waived.
    """
    size = height - 4
    due = cost if isinstance(cost, int) else sum(cost)
    less = min(less, max(0, due))
    drawn, used = _goods(cost, size) if not isinstance(cost, int) else _any_goods(cost - less, size)
    if less and not isinstance(cost, int):
        drawn += text(f"−{less}", used + 13, size / 2 + 0.5, size=_FIGURE, weight=700, fill="var(--matsu)")
        used += 26
    if points is not None:
        drawn += path(f"M{used + 1} {size / 2}h6m-3.5-3.5l3.5 3.5-3.5 3.5", width=1.7, stroke="var(--usuzumi)")
        drawn += text(str(points), used + 15, size / 2 + 0.5, size=_FIGURE, weight=700) + icon(
            "point", used + 22, 0, size
        )
        used += 21 + size
    edge = "var(--matsu)" if can else "var(--sumi)"
    left = x + (width - used) / 2
    box = rect(left - 4, y, used + 8, height, stroke=edge, line=2.8 if can else 1.2, round=height / 2)
    if less:
        box += rect(left - 4, y, used + 8, height, fill="var(--kin)", fill_opacity=0.45, stroke=None, round=height / 2)
    return box + group(drawn, x=x + (width - used) / 2, y=y + 2)


def _goods(cost: Sequence[int], size: float) -> tuple[str, float]:
    """Named resources."""
    drawn = ""
    used = 0.0
    for name, amount in zip(RESOURCES, cost, strict=True):
        if amount > 1:
            drawn += text(str(amount), used + 6.5, size / 2 + 0.5, size=_FIGURE, fill="var(--shu)", weight=700)
            used += 13
        if amount:
            room = size * _ROOM.get(name, 1)
            drawn += icon(name, used - (size - room) / 2, 0, size)
            used += room
    return drawn, used


def _any_goods(cost: int, size: float) -> tuple[str, float]:
    """Resources of any types, to be paid or received; nothing at all is a pale 0."""
    if not cost:
        return text("0", 8, size / 2 + 0.5, size=_FIGURE, weight=700, fill="var(--usuzumi)"), 16
    said, fill = (f"{MINUS}{cost}", "var(--shu)") if cost > 0 else (f"+{-cost}", "var(--sumi)")
    number = text(said, 14, size / 2 + 0.5, size=_FIGURE, fill=fill, weight=700)
    return number + icon("any-resource", 29, 0, size), 29 + size
