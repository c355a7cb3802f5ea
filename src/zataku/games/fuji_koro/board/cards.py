"""Cards: equipment with its bonus, blueprints of temples, sacred scrolls with their texts, the supply."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from zataku.draw.icons import icon
from zataku.draw.lettering import fits, paragraph, shortened
from zataku.draw.pieces import badge, crest, slot
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import group, number, path, rect, text
from zataku.kernel.messages import message

from .. import elements
from ..components import OPEN_SCROLLS, Card
from ..gear import GEAR_TYPES, HELMET, LETTERS, MATERIALS, SANDALS, WEAPON
from ..view import FujiKoroView, SheetView
from .layout import COLUMN, LEFT
from .pieces import CUBES, cube, glow_box, pagoda, panel
from .seen import Cubes, Drawn, arms_of, card_of, cubes_in, in_place, own_gear, pattern_size, strength
from .words import card_title, explained, scroll_title

#: The sign of what a scroll is about.
SCROLL_SIGNS: Final = {
    "wind-step": "step",
    "ember-walk": "eruption",
    "forager": "gather",
    "far-sight": "look",
    "pathfinder": "explore",
    "two-hammers": "rest",
    "careful-smith": "timber",
    "steady-hand": "hand",
    "second-strike": "die",
    "long-reach": "initiative",
    "stone-skin": "helmet",
    "tooth-hunter": "tooth",
    "dragon-venom": "health",
    "slip-away": "walk",
    "deep-pockets": "pack",
    "temple-road": "end",
}
_RULES: Final = {HELMET: "FK-101", WEAPON: "FK-102", SANDALS: "FK-103"}


# Patterns


@lru_cache(4096)
def pattern(id: str, x: float, y: float, size: float, met: frozenset[Drawn] | None, *, turned: bool = False) -> str:
    """The cubes of a card from its upper left corner, or turned by a quarter; those already in place carry a tick."""
    drawn = ""
    _, high = pattern_size(card_of(id))
    top = 0.0
    for part, rows in enumerate(card_of(id).pattern.parts):
        for row, line in enumerate(rows):
            for column, letter in enumerate(line):
                if letter != ".":
                    across, down = (high - 1 - top - row, column) if turned else (column, top + row)
                    left, up = x + across * size, y + down * size
                    drawn += cube(MATERIALS[LETTERS.index(letter)], left + 0.6, up + 0.6, size - 1.2)
                    if met is not None and (part, row, column) in met:
                        drawn += icon("tick", left + size * 0.5, up - size * 0.06, size * 0.56)
        top += len(rows) + 0.45
    return drawn


def pattern_in(
    id: str, x: float, y: float, width: float, height: float, cubes: Cubes | None, *, most: float = 24
) -> str:
    """A pattern in the middle of a box, as large as fits; with cubes of one's gear, ticked where they are in place."""
    wide, high = pattern_size(card_of(id))
    turned = min(width / high, height / wide) > 1.1 * min(width / wide, height / high)
    if turned:
        wide, high = high, wide
    size = min(most, width / wide, height / high)
    met = None if cubes is None else in_place(id, cubes)
    return pattern(id, x + (width - wide * size) / 2, y + (height - high * size) / 2, size, met, turned=turned)


# Equipment


def bonus_icons(card: Card) -> tuple[str, ...]:
    """What the bonus of an equipment card brings."""
    if card.type == HELMET:
        return (CUBES[MATERIALS[card.cube]],)
    return ("point", "look") if card.type == WEAPON else ("step",)


@piece()
def equipment_card(
    stage: Stage,
    id: str,
    x: float,
    y: float,
    width: float,
    height: float,
    cubes: Cubes,
    *,
    looks: bool | None = None,
    most: float = 24,
) -> str:
    """The pattern, ticks on what the gear has of it, and the bonus on a tab; `looks` for a card that somebody owns."""
    card = card_of(id)
    tab = 38.0 if width > 130 else 30.0 if width > 100 or (card.type == HELMET and width > 78) else 0.0
    met, all = len(in_place(id, cubes)), cubes_in(id)
    margin = 16 if width > 130 else 8
    key = elements.card(id)
    return stage.thing(
        key,
        rect(x, y, width, height, fill="var(--paper)", line=1.6, round=8),
        _tab(stage, id, card, x + width - tab, y, tab, height, looks) if tab else "",
        pattern_in(id, x + margin / 2, y + 6, width - tab - margin, height - 12, cubes, most=most),
        rect(
            x,
            y,
            width,
            height,
            fill="none",
            stroke="var(--matsu)" if met == all else "var(--sumi)",
            line=3.4 if met == all else 1.6,
            round=8,
        ),
        glow_box(x, y, width, height) if stage.codes(key) else "",
        label=card_title(stage.speaker, id, met, all),
        rules=("FK-096", _RULES[card.type]),
    )


def _tab(stage: Stage, id: str, card: Card, x: float, y: float, width: float, height: float, looks: bool | None) -> str:
    """The bonus at the right edge of a card; the two sides of a weapon card can be chosen apart once it is owned."""
    edge = f"M{number(x)} {number(y)}h{number(width - 8)}q8 0 8 8v{number(height - 16)}q0 8-8 8h{number(8 - width)}z"
    ground = path(edge, fill="var(--mist)", width=1.4)
    signs = bonus_icons(card)
    size = min(26.0, width - 6, (height - 6) / len(signs))
    top = y + height / 2 - size * len(signs) / 2
    drawn = [icon(name, x + (width - size) / 2, top + size * line, size) for line, name in enumerate(signs)]
    if card.type != WEAPON or looks is None:
        return ground + "".join(drawn)
    return ground + "".join(
        _side(stage, elements.card_side(id, side), sign, x + (width - size) / 2, top + size * line, size, chosen)
        for line, (side, sign, chosen) in enumerate(zip(("points", "look"), drawn, (not looks, looks), strict=True))
    )


def _side(stage: Stage, id: str, sign: str, x: float, y: float, size: float, chosen: bool) -> str:
    """One of the two bonuses of a weapon card; the other one is faint."""
    lit = bool(stage.codes(id))
    box = glow_box(x - 2, y, size + 4, size, 5) if lit else ""
    back = rect(x - 2, y, size + 4, size, fill="none", stroke=None, pointer_events="all")
    label = stage.speaker.text(f"option-side-{id.rpartition('-')[2]}")
    return stage.thing(id, back, group(sign, opacity=None if chosen or lit else 0.3), box, label=label)


#: The rows of equipment: type, top, height.
_ROWS: Final = ((HELMET, 10.0, 78.0), (WEAPON, 96.0, 92.0), (SANDALS, 196.0, 62.0))
_EQUIPMENT_TOP: Final = 264.0


def equipment(stage: Stage, view: FujiKoroView) -> str:
    """The open equipment cards in three rows; where they are narrow the bonus of a row stands at its head."""
    return panel(LEFT, _EQUIPMENT_TOP, COLUMN, 268) + "".join(
        _row(stage, view, kind, _EQUIPMENT_TOP + top, height) for kind, top, height in _ROWS
    )


def _row(stage: Stage, view: FujiKoroView, kind: int, y: float, height: float) -> str:
    places = max(3, view["players"])
    width = (COLUMN - 56 - 6 * places) / places
    ids = [id for id in view["equipment"] if card_of(id).type == kind]
    cubes = own_gear(view, kind)
    drawn = _row_head(stage, kind, y, height, crowded=width <= 100 and kind != HELMET)
    for place in range(places):
        x = LEFT + 52 + place * (width + 6)
        if place < len(ids):
            drawn += equipment_card(stage, ids[place], x, y, width, height, cubes)
            # Whoever would begin with it, while the group shares out its first cards.
            drawn += "".join(
                crest(each["seat"], x + 3, y + 3, 30) for each in view["first_cards"] if each["card"] == ids[place]
            )
        else:
            drawn += slot(x, y, width, height, round=8)
    return drawn


def _row_head(stage: Stage, kind: int, y: float, height: float, *, crowded: bool) -> str:
    name = GEAR_TYPES[kind]
    signs = (("point", "look") if kind == WEAPON else ("step",)) if crowded else ()
    left = LEFT + 26 - 12 * len(signs)
    return stage.thing(
        elements.row(name),
        icon(name, LEFT + 11, y + 4, 30) if crowded else icon(name, LEFT + 9, y + height / 2 - 17, 34),
        *(icon(each, left + 24 * place, y + height - 28, 24) for place, each in enumerate(signs)),
        label=stage.speaker.text("board-equipment", gear=message(f"name-gear-{name}")),
        rules=("FK-100",),
    )


# Scrolls


def long_scroll(stage: Stage, id: str, x: float, y: float, width: float, height: float) -> str:
    """A scroll unrolled sideways: its name, and its text in two lines."""
    name, about = stage.speaker.text(f"name-scroll-{id}"), stage.speaker.text(f"about-scroll-{id}")
    room = width - 88
    two = not fits(about, room, 20)
    key = elements.card(id)
    return stage.thing(
        key,
        _unrolled(x, y, width, height),
        icon(SCROLL_SIGNS[id], x + 20, y + height / 2 - 19, 38),
        text(shortened(name, room, 21), x + 68, y + (17 if two else 24), size=21, anchor="start", weight=700),
        paragraph(about, x + 68, y + (28 if two else 38), room, 2, 20, step=1.05),
        glow_box(x - 2, y - 2, width + 4, height + 4) if stage.codes(key) else "",
        label=scroll_title(stage.speaker, id),
        rules=("FK-061", "FK-066"),
    )


def _unrolled(x: float, y: float, width: float, height: float) -> str:
    return (
        rect(x + 8, y + 4, width - 16, height - 8, fill="var(--paper)", line=1.5, round=2)
        + rect(x, y, 13, height, fill="var(--kin)", line=1.5, round=6)
        + rect(x + width - 13, y, 13, height, fill="var(--kin)", line=1.5, round=6)
    )


_SCROLLS_TOP: Final = 542.0
_SCROLL: Final = 80.0


def scrolls(stage: Stage, view: FujiKoroView) -> str:
    """The open scrolls, and beside them the deck and the supply."""
    width = COLUMN - 72
    drawn = ""
    for place in range(OPEN_SCROLLS):
        y = _SCROLLS_TOP + place * (_SCROLL + 6)
        if place < len(view["scrolls"]):
            drawn += long_scroll(stage, view["scrolls"][place], LEFT, y, width, _SCROLL)
        else:
            drawn += slot(LEFT, y, width, _SCROLL, round=8)
    x = LEFT + width + 8
    return drawn + _deck(stage, view, x, _SCROLLS_TOP) + supply(stage, view, x, _SCROLLS_TOP + 102)


def _deck(stage: Stage, view: FujiKoroView, x: float, y: float) -> str:
    left = view["scroll_deck"]
    parts = [
        rect(x + 3 * each, y + 8 - 4 * each, 52, 78, fill="var(--mist)", line=1.6, round=6)
        for each in range(min(3, left))
    ] or [slot(x, y + 4, 52, 78)]
    key = elements.SCROLL_DECK
    parts += [icon("scroll", x + 13, y + 16, 34), badge(str(left), x + 48, y + 80, r=17)]
    if stage.codes(key):
        parts.append(glow_box(x - 2, y - 4, 66, 94))
    label = stage.speaker.text("board-scrolls") + f": {left}"
    return stage.thing(key, *parts, label=label, rules=("FK-062",))


def supply(stage: Stage, view: FujiKoroView, x: float, y: float) -> str:
    """What is left of cubes and monks."""
    rows = [
        _supplied(stage, elements.supply(name), CUBES[name], name, view["supply"][name], x, y + 38 * line)
        for line, name in enumerate(MATERIALS)
    ]
    rows.append(_supplied(stage, elements.supply("monk"), "monk", "monk", view["supply"]["monk"], x, y + 114))
    key = elements.SUPPLY
    lit = glow_box(x - 4, y - 4, 68, 156) if stage.codes(key) else ""
    back = rect(x - 4, y - 4, 68, 156, fill="var(--mist)", stroke="var(--usuzumi)", line=1.2, round=8)
    label = stage.speaker.text("drawn-supply")
    return stage.thing(key, back, *rows, lit, label=label, rules=("FK-003",))


def _supplied(stage: Stage, key: str, sign: str, name: str, left: int, x: float, y: float) -> str:
    lit = glow_box(x - 3, y - 1, 66, 36, 6) if stage.codes(key) else ""
    return stage.thing(
        key,
        icon(sign, x, y + 3, 28),
        text(str(left), x + 46, y + 18, size=21, weight=700, fill="var(--sumi)" if left else "var(--shu)"),
        lit,
        label=stage.speaker.text(f"word-{name}", amount=left),
    )


# Temples

_TEMPLES_TOP: Final = 804.0


def temples(stage: Stage, view: FujiKoroView) -> str:
    """What the temples hold: all blueprints in sight, or unseen ones, or who guards them."""
    width = (COLUMN - 16) / 3
    return "".join(
        _temple(stage, view, temple, LEFT + temple * (width + 8), width) for temple in range(len(view["temples"]))
    )


def _temple(stage: Stage, view: FujiKoroView, temple: int, x: float, width: float) -> str:
    y, height = _TEMPLES_TOP, 188.0
    parts = [
        panel(x, y, width, height, fill="var(--shrine)"),
        rect(x, y, width, height, fill="url(#asanoha)", stroke=None, round=9),
        pagoda(x + 36, y + 46, 0.9),
        badge(str(temple + 1), x + 36, y + 84, r=16),
    ]
    guard = next((each for each in enumerate(view["guards"]) if each[0] == temple and each[1]["cell"]), None)
    hidden = view["hidden_blueprints"][temple] if view["hidden_blueprints"] else 0
    if guard is not None:
        parts.append(_guard(stage, len(view["seats"]) + guard[0], guard[1], x, y, width))
    elif hidden:
        parts.append(_unseen(stage, temple, hidden, x + 74, y + 8, width - 82))
    else:
        parts.append(_blueprints(stage, view, temple, x, y, width))
    name = stage.speaker.text(f"name-place-temple-{temple + 1}")
    label = explained(name, [stage.speaker.text("board-blueprints")])
    return stage.thing(elements.shelf(temple), *parts, label=label, rules=("FK-069",))


def _blueprints(stage: Stage, view: FujiKoroView, temple: int, x: float, y: float, width: float) -> str:
    boxes = {
        HELMET: (x + 74, y + 7, width - 81, 56.0),
        SANDALS: (x + 74, y + 68, width - 81, 44.0),
        WEAPON: (x + 7, y + 118, width - 14, 63.0),
    }
    drawn = ""
    for kind, (left, top, wide, high) in boxes.items():
        ids = [id for id in view["temples"][temple] if card_of(id).type == kind]
        if not ids:
            key = elements.empty_shelf(temple, GEAR_TYPES[kind])
            drawn += no_blueprint(stage, key, kind, left, top, wide, high)
        each = (wide - 4 * (len(ids) - 1)) / max(1, len(ids))
        for place, id in enumerate(ids):
            drawn += blueprint(stage, id, left + place * (each + 4), top, each, high, own_gear(view, kind))
    return drawn


def no_blueprint(stage: Stage, key: str, kind: int, x: float, y: float, width: float, height: float) -> str:
    """A place where no blueprint of a gear type lies."""
    gear = GEAR_TYPES[kind]
    return stage.thing(
        key,
        slot(x, y, width, height),
        icon(gear, x + width / 2 - 15, y + height / 2 - 15, 30, opacity=0.3),
        label=stage.speaker.text("drawn-no-blueprint", gear=message(f"name-gear-{gear}")),
        rules=("FK-069", "FK-104"),
    )


@piece()
def blueprint(
    stage: Stage, id: str, x: float, y: float, width: float, height: float, cubes: Cubes, *, most: float = 24
) -> str:
    """White lines on indigo paper; the cubes on it, ticked where the gear has them."""
    key = elements.card(id)
    met, all = len(in_place(id, cubes)), cubes_in(id)
    margin = 14 if width > 80 else 6
    return stage.thing(
        key,
        _indigo(x, y, width, height),
        pattern_in(id, x + margin / 2, y + 6, width - margin, height - 12, cubes, most=most),
        rect(x, y, width, height, fill="none", stroke="var(--matsu)", line=3.4, round=6) if met == all else "",
        glow_box(x, y, width, height, 6) if stage.codes(key) else "",
        label=card_title(stage.speaker, id, met, all),
        rules=("FK-069", "FK-104"),
    )


def _indigo(x: float, y: float, width: float, height: float) -> str:
    lines = "".join(f"M{number(x + at)} {number(y + 1)}v{number(height - 2)}" for at in range(16, int(width), 16))
    lines += "".join(f"M{number(x + 1)} {number(y + at)}h{number(width - 2)}" for at in range(16, int(height), 16))
    return rect(x, y, width, height, fill="var(--blueprint)", line=1.6, round=6) + path(
        lines, stroke="var(--light)", width=0.8, stroke_opacity=0.18
    )


def _unseen(stage: Stage, temple: int, count: int, x: float, y: float, width: float) -> str:
    """Blueprints that nobody has seen (scenario 1): the first and the second one that can be drawn."""
    each = (width - 6) / 2
    drawn = ""
    for place in range(min(2, count)):
        key = elements.blueprint_in_temple(temple, place)
        left = x + place * (each + 6)
        drawn += stage.thing(
            key,
            _indigo(left, y, each, 78),
            text("?", left + each / 2, y + 40, size=34, weight=700, fill="var(--light)"),
            glow_box(left, y, each, 78, 6) if stage.codes(key) else "",
            label=stage.speaker.text("board-hidden", amount=count),
            rules=("FK-213",),
        )
    return drawn + text(f"× {count}", x + width / 2, y + 124, size=28, weight=700)


def _guard(stage: Stage, seat: int, sheet: SheetView, x: float, y: float, width: float) -> str:
    """A fallen samurai that holds a temple (scenario 7), by its figures."""
    found = arms_of(sheet)
    dice = [material for material, count in zip(MATERIALS, found.totals(), strict=True) for _ in range(count)]
    left = x + 78
    parts = [
        icon("initiative", left, y + 12, 30),
        text(str(sheet["initiative"]), left + 36, y + 28, size=24, weight=700, anchor="start"),
        icon("helmet", left, y + 50, 30),
        text(str(strength(sheet, HELMET)), left + 36, y + 66, size=24, weight=700, anchor="start"),
        *(cube(material, x + 12 + 25 * place, y + 128, 22) for place, material in enumerate(dice[:7])),
        icon("plan", left + 66, y + 30, 34),
        text(str(len(sheet["blueprints"])), left + 84, y + 84, size=22, weight=700),
    ]
    label = stage.speaker.text("name-guard", number=seat + 1)
    return stage.thing(elements.seat(seat), *parts, label=label, rules=("FK-236",))
