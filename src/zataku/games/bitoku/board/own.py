"""The board of a player: three slots with dice, hand, stock, crystals, constructions, rocks, paths, souls, visions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, cast

from zataku.draw.icons import icon
from zataku.draw.pieces import badge, crest, slot
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, group, path, picture, rect, text, title

from .. import elements
from ..components import RESOURCES, ROCK_SPACES, SLOT_NAMES
from ..names import component_name
from ..view import (
    BitokuView,
    ConstructionSpace,
    CrystalSpace,
    DragonflyTile,
    MitamaTile,
    Pair,
    RockSpace,
    Seat,
    VisionCard,
    YokaiCard,
)
from .cards import (
    bitoku_card,
    card_back,
    crystal_face,
    crystal_place,
    crystal_tile,
    dragonfly_tile,
    empty_card,
    mitama_tile,
    rock,
    rock_place,
    vision_card,
    yokai_card,
)
from .counting import counts, crystal_spaces, discount, worth
from .forest import yokai_told
from .parts import (
    deck,
    guardian,
    padlock,
    pale,
    panel,
    pilgrim,
    rules_of,
    said,
    sleeper,
    tick,
    token,
    travelling_pilgrim,
    travelling_yokai,
)

WIDTH, HEIGHT = 1600, 420
SHEET, SHEET_HEIGHT = 480, 1212
#: The most of one good that is gained or spent at once.
_AT_ONCE = 6
#: The least width of a tile of a soul that can be read.
_LEGIBLE = 84
Soul: TypeAlias = MitamaTile | DragonflyTile


def whole(stage: Stage, view: BitokuView, seat: int) -> str:
    """Everything that lies before a seat, 1600 x 420."""
    own = view["seats"][seat]
    leave_out_travellers(stage, view, seat)
    children = [
        rect(2, 2, WIDTH - 4, HEIGHT - 4, stroke=f"var(--seat-{seat})", line=4, round=14),
        rect(6, 6, WIDTH - 12, HEIGHT - 12, fill="url(#asanoha)", stroke=None, round=11),
        stage.thing(
            elements.dice(seat),
            *(_slot(stage, view, own, number) for number in range(3)),
            label=stage.speaker.text("board-slots"),
            rules=("BK-020", "BK-158"),
        ),
        _cards(stage, own),
        _stock(stage, own),
        _crystals(stage, own),
        _constructions(stage, view, own),
        _rocks(stage, view, own),
        _awake(stage, own, 954, 16, 304),
        _name(stage, own),
        _bitoku_path(stage, own, 954, 82, 630),
        _souls(stage, own, 954, 182, 630),
        _visions(stage, view, own, 954, 244, 630),
    ]
    return picture(
        WIDTH, HEIGHT, children, label=stage.speaker.seat(seat), class_="bitoku own", id=elements.personal_board(seat)
    )


def sheet(stage: Stage, view: BitokuView, seat: int) -> str:
    """The same for a small screen, 480 x 1212: one part under the other."""
    own = view["seats"][seat]
    leave_out_travellers(stage, view, seat)
    slots = (_slot(stage, view, own, number) for number in range(3))
    children = [
        rect(2, 2, SHEET - 4, SHEET_HEIGHT - 4, stroke=f"var(--seat-{seat})", line=4, round=14),
        group(
            stage.thing(
                elements.dice(seat), *slots, label=stage.speaker.text("board-slots"), rules=("BK-020", "BK-158")
            ),
            _cards(stage, own),
            x=-9,
        ),
        group(
            _stock(stage, own),
            _crystals(stage, own),
            _constructions(stage, view, own),
            _rocks(stage, view, own),
            x=-478,
            y=396,
        ),
        _awake(stage, own, 16, 808, 448),
        _bitoku_path(stage, own, 16, 874, 448),
        _souls(stage, own, 16, 974, 448),
        _visions(stage, view, own, 16, 1036, 448),
    ]
    return picture(
        SHEET,
        SHEET_HEIGHT,
        children,
        label=stage.speaker.seat(seat),
        class_="bitoku own narrow",
        id=elements.personal_board(seat),
    )


def leave_out_travellers(stage: Stage, view: BitokuView, seat: int) -> None:
    """Pilgrims on the main board have the first numbers; those here go on from there."""
    for way in view["paths"]:
        under_way = sum(here[seat] for here in way["pilgrims"])
        arrived = sum(branch["pilgrims"].count(seat) for branch in way["branches"])
        for _ in range(under_way + arrived):
            stage.moving(travelling_pilgrim(seat))


# Slots, dice, cards


def _slot(stage: Stage, view: BitokuView, own: Seat, number: int) -> str:
    """A yokai, the red place of the locked die, the wit crystal, the green place of the free die."""
    x, y = 16 + number * 158, 16
    low = y + 168
    space = wit_space(own, number)
    parts = [
        panel(x, y, 150, 226),
        slot_card(stage, view, own, number, x + 19, y + 8, 112, 152),
        path(f"M{x + 48} {low + 25}h54", width=3, stroke="var(--usuzumi)"),
        _die_place(stage, own, number, "locked", x + 4, low),
        _die_place(stage, own, number, "free", x + 104, low),
        gem(stage, own["seat"], space, x + 49, low, 52, 50),
        die_choices(stage, own, number, x + 14, y + 112, 36),
    ]
    return el("g", *parts)


def wit_space(own: Seat, number: int) -> CrystalSpace:
    """The crystal space that belongs to a slot."""
    return [space for space in crystal_spaces(own) if space["colour"] == "wit"][number]


def slot_card(
    stage: Stage,
    view: BitokuView,
    own: Seat,
    number: int,
    x: float,
    y: float,
    width: float,
    height: float,
    draw: Callable[[YokaiCard, float, float, float, float, int], str] = yokai_card,
) -> str:
    """The yokai on a slot, with what its virtue would bring now; or where one can be played."""
    card, seat = own["slots"][number], own["seat"]
    name = elements.slot(seat, number + 1)
    where = stage.speaker.text(f"name-slot-{SLOT_NAMES[number]}")
    if card is None:
        return stage.thing(name, empty_card("yokai", x, y, width, height), label=where, rules=("BK-049",))
    points = worth(view, seat, card)
    told = f"{where}: {yokai_told(stage, card)} · {stage.speaker.text('board-worth', points=points)}"
    return stage.thing(
        name,
        draw(card, x, y, width, height, points),
        label=told,
        rules=("BK-054", "BK-159", "BK-160"),
        data_move=travelling_yokai(card["id"], seat),
    )


def _die_place(stage: Stage, own: Seat, number: int, kind: str, x: float, y: float) -> str:
    place = rect(x, y, 42, 50, fill=f"var(--{kind})", fill_opacity=0.22, stroke=f"var(--{kind})", line=2.4, round=10)
    die = own["dice"][number]
    if die["place"] != ("locked" if kind == "locked" else "unlocked"):
        return place + padlock(kind, x + 10, y + 13, 22, opacity=0.65)
    return place + home_die(stage, own, number, x + 2, y + 9, 38)


def die_choices(stage: Stage, own: Seat, number: int, x: float, y: float, size: float) -> str:
    """The values that a die beside a slot could show, while dice are being arranged."""
    seat, name = own["seat"], SLOT_NAMES[number]
    values = sorted({die["value"] for die in own["dice"]}, reverse=True)
    parts = []
    for place, value in enumerate(values):
        id = elements.die_place(seat, name, value)
        if stage.codes(id):
            left = x + place * (size + 6)
            drawn = rect(left - 3, y - size * 0.25, size + 6, size * 1.3, stroke="var(--kin)", line=2, round=8)
            label = f"{stage.speaker.text('name-slot-' + name)}: {value}"
            parts.append(stage.thing(id, drawn, guardian(seat, value, left, y, size), label=label, rules=("BK-158",)))
    return "".join(parts)


def home_die(stage: Stage, own: Seat, number: int, x: float, y: float, size: float) -> str:
    """A die on the own board."""
    seat, die = own["seat"], own["dice"][number]
    piece = guardian(seat, die["value"], x, y, size, data_move=f"die-{seat}-{die['die']}")
    where = stage.speaker.text(f"board-die-{die['place']}")
    label = f"{stage.speaker.text('name-slot-' + die['die'])}: {die['value']}, {where}"
    return stage.thing(elements.die(seat, die["die"]), piece, label=label, rules=("BK-020", "BK-055"))


@piece()
def gem(stage: Stage, seat: int, space: CrystalSpace, x: float, y: float, width: float, height: float) -> str:
    """A crystal space: a sleeping pilgrim and the points he hides, or the crystal that lies there."""
    tile = space["tile"]
    speaker = stage.speaker
    name = elements.crystal_space(seat, space["space"])
    if tile is None:
        points = said(speaker, f"{space['vp']} vp")
        label = f"{speaker.text('name-colour-' + space['colour'])} · {points}"
        drawn = crystal_place(space["colour"], x, y, width, height) + _asleep(seat, space["vp"], x, y, width, height)
        return stage.thing(name, drawn, label=label, rules=("BK-121", "BK-122"))
    label = speaker.say(component_name("crystal", tile["id"]))
    if width > 70:
        drawn = crystal_tile(tile, x, y, width, height)
    else:
        drawn = (
            rect(x, y, width, height, fill=f"var(--{tile['colour']})", line=2, round=9)
            + rect(x + 4, y + 4, width - 8, height - 8, stroke=None, round=6)
            + crystal_face(tile, x + 4, y + 2.5, width - 8, height - 5)
        )
    id = elements.crystal(tile["number"])
    rules = ["BK-123", "BK-124", "BK-125", *rules_of(tile["action"] or "")]
    return stage.thing(name, stage.thing(id, drawn, data_move=id), label=label, rules=rules)


def _asleep(seat: int, points: int, x: float, y: float, width: float, height: float) -> str:
    if width > 60:
        mid = y + height / 2
        return (
            sleeper(seat, x + 5, mid - 18, 36)
            + text(str(points), x + 50, mid + 0.5, size=21, weight=700)
            + icon("point", x + 57, mid - 10, 21)
        )
    middle = x + width / 2
    return (
        sleeper(seat, middle - 14, y + 1, 28)
        + text(str(points), middle - 9, y + height - 12, size=20, weight=700)
        + icon("point", middle - 3, y + height - 21, 19)
    )


def hand_card(stage: Stage, own: Seat, number: int, drawn: str) -> str:
    """A card of the hand as a thing; one that is not known has no name."""
    card, seat = own["hand"][number], own["seat"]
    if card is None:
        return el("g", title(f"{stage.speaker.text('board-yokai')} (BK-017)"), drawn)
    return stage.thing(
        elements.yokai(seat, card["id"]),
        drawn,
        label=yokai_told(stage, card),
        rules=["BK-049", *rules_of(card["action"])],
        data_move=travelling_yokai(card["id"], seat),
    )


def _cards(stage: Stage, own: Seat) -> str:
    """Hand, deck, open discard."""
    seat, y, hand = own["seat"], 250, own["hand"]
    parts = [panel(16, y, 466, 154, fill="var(--mist)")]
    pitch = min(112.0, 230 / max(1, len(hand) - 1))
    for number, card in enumerate(hand):
        x = 26 + number * pitch
        drawn = yokai_card(card, x, y + 7, 106, 140) if card else card_back(x, y + 7, 106, 140)
        parts.append(hand_card(stage, own, number, drawn))
    parts += [slot(26 + number * 112, y + 7, 106, 140, round=9) for number in range(len(hand), 3)]
    label = f"{stage.speaker.text('board-yokai')}: {own['deck']}"
    pile = deck("yokai", own["deck"], 374, y + 9, 78, 58)
    parts.append(stage.thing(elements.own_deck(seat), pile, label=label, rules=("BK-017",)))
    parts.append(discard(stage, own, 374, y + 82, 78, 62))
    return el("g", *parts)


def discard(stage: Stage, own: Seat, x: float, y: float, width: float, height: float) -> str:
    """The open discard pile: its last cards and how many there are."""
    cards = own["discard"]
    size = min(38.0, height - 12)
    shown = cards[-3:] if width > 100 else cards[-1:]
    masks = "".join(
        icon(f"mask-{card['type']}", x + 5 + number * size * 0.66, y + (height - size) / 2, size)
        for number, card in enumerate(shown)
    )
    names = [stage.speaker.say(component_name("yokai", card["id"])) for card in cards]
    return stage.thing(
        elements.own_discards(own["seat"]),
        rect(
            x, y, width, height, fill="var(--paper)", stroke="var(--usuzumi)", line=1.5, round=6, stroke_dasharray="4 4"
        ),
        masks,
        badge(str(len(cards)), x + width - 18, y + height / 2, r=15, fill="var(--usuzumi)"),
        label="; ".join([f"{stage.speaker.text('board-discard')}: {len(cards)}", *names]),
        rules=("BK-016",),
    )


# Stock, crystals, constructions, rocks


@piece()
def good(
    stage: Stage, seat: int, name: str, amount: int, x: float, y: float, width: float, height: float, size: float
) -> str:
    """How much of a good there is; pale where there is none."""
    sign = icon(name, x + 3, y + (height - size) / 2, size)
    fill = "var(--sumi)" if amount else "var(--usuzumi)"
    word = f"{amount} {_word_of(name)}"
    return stage.thing(
        elements.goods(seat, name),
        rect(x, y, width, height, fill="none", stroke=None, pointer_events="all"),
        sign if amount else pale(sign),
        text(str(amount), x + size + 7, y + height / 2 + 0.5, size=26, anchor="start", weight=700, fill=fill),
        *_amounts(stage, seat, name, x, y + height),
        label=said(stage.speaker, word),
        rules=("BK-009",) if name in RESOURCES else ("BK-056", "BK-057"),
    )


def _amounts(stage: Stage, seat: int, name: str, x: float, y: float) -> list[str]:
    """Small numbers at the foot of a good's place, while one can choose how many."""
    ids = {number: elements.amount(seat, name, number) for number in range(1, _AT_ONCE + 1)}
    offered = [number for number, id in ids.items() if stage.codes(id)]
    parts = []
    if offered == [1]:
        # The good itself means one of it.
        return [el("g", id=ids[1])]
    for place, number in enumerate(offered):
        cx, cy = x + 11 + place % 3 * 21.5, y - 5 - place // 3 * 22
        drawn = circle(cx, cy, 10.5, fill="var(--ai)", stroke="var(--washi)", line=1.5)
        drawn += text(str(number), cx, cy + 0.5, size=18, weight=700, fill="var(--washi)")
        parts.append(stage.thing(ids[number], drawn, label=said(stage.speaker, f"{number} {_word_of(name)}")))
    return parts


def _word_of(name: str) -> str:
    """The word of effects for a good."""
    return name if name in RESOURCES else f"amulet({name[-1]})"


def _stock(stage: Stage, own: Seat) -> str:
    goods = (
        good(stage, own["seat"], name, amount, 499 + number * 63, 20, 62, 50, 37)
        for number, (name, amount) in enumerate(own["stock"].items())
    )
    return stock(stage, own, panel(494, 16, 448, 58), *goods)


def stock(stage: Stage, own: Seat, *goods: str) -> str:
    """All goods of a seat, as one place."""
    return stage.thing(elements.stock(own["seat"]), *goods, label=stage.speaker.text("board-stock"), rules=("BK-009",))


def _crystals(stage: Stage, own: Seat) -> str:
    """Dream and memory crystals; those of wit lie at the slots."""
    spaces = [space for space in crystal_spaces(own) if space["colour"] != "wit"]
    return el("g", *(gem(stage, own["seat"], space, 494 + n * 91, 82, 84, 54) for n, space in enumerate(spaces)))


def building_discount(view: BitokuView, own: Seat) -> int:
    """By how much less the next building is to be had right now."""
    return discount(view, "building") if view["deciding"] == own["seat"] else 0


def _constructions(stage: Stage, view: BitokuView, own: Seat) -> str:
    """Six tokens still to be built, with price and points; those built are ticked, the next has a gold edge."""
    less = building_discount(view, own)
    parts = []
    for number, space in enumerate(cast(list[ConstructionSpace], own["construction"])):
        x, y = 494 + number * 75.3, 144
        done, following = number < own["built"], number == own["built"]
        ground = rect(
            x,
            y,
            71,
            88,
            fill="var(--mist)" if done else "var(--paper)",
            stroke="var(--kin)" if following else "var(--usuzumi)",
            line=3 if following else 1.4,
            round=9,
        )
        piece = tick(x + 35.5, y + 46, 13) if done else token(own["seat"], x + 21, y + 33, 29)
        points = text(str(space["vp"]), x + 27, y + 75, size=20, weight=700) + icon("point", x + 34, y + 65, 20)
        cell = _wood_and_stone(space["price"], x + 35.5, y + 18) + piece + points
        if following and less:
            cell += text(f"−{less}", x + 56, y + 36, size=20, weight=700, fill="var(--matsu)")
        parts.append(ground + (pale(cell, opacity=0.55) if done else cell))
    label = stage.speaker.text("board-built", count=own["built"])
    return stage.thing(elements.constructions(own["seat"]), *parts, label=label, rules=("BK-107", "BK-038"))


def _wood_and_stone(price: list[int], x: float, y: float) -> str:
    """A price of wood and stone, centred."""
    asked = [(name, amount) for name, amount in zip(RESOURCES, price, strict=True) if amount]
    left = x - len(asked) * 16
    return "".join(
        text(str(amount), left + number * 32 + 6, y + 0.5, size=19, weight=700, fill="var(--shu)")
        + icon(name, left + number * 32 + 11, y - 10, 21)
        for number, (name, amount) in enumerate(asked)
    )


def _rocks(stage: Stage, view: BitokuView, own: Seat) -> str:
    """Four rocks; a free place for a pilgrim under each, a place that costs something between two."""
    seat, y = own["seat"], 240
    parts = [
        panel(494, y, 448, 164, fill="var(--sand)"),
        rect(494, y, 448, 164, fill="url(#rake)", stroke=None, round=10),
        *(own_rock(stage, own, number, 506 + number * 112, y + 6, 88) for number in range(ROCK_SPACES)),
    ]
    for space in view["rock_route"]:
        x = 506 + sum(space["touches"]) / len(space["touches"]) * 112 + 44
        parts.append(rockside(stage, own, space, x, y + (126 if space["price"] else 130), 25))
    return stage.thing(
        elements.rock_route(seat), *parts, label=stage.speaker.text("board-rocks"), rules=("BK-116", "BK-119")
    )


def own_rock(stage: Stage, own: Seat, number: int, x: float, y: float, size: float) -> str:
    rocks = own["rocks"]
    if number >= len(rocks):
        return rock_place(x, y, size)
    each = rocks[number]
    label = stage.speaker.say(component_name("rock", each["id"]))
    drawn = rock(each["shows"], each["kind"], x, y, size, move=elements.rock(each["number"]))
    return stage.thing(elements.rock(each["number"]), drawn, label=label, rules=("BK-119", "BK-174"))


def rockside(stage: Stage, own: Seat, space: RockSpace, x: float, y: float, r: float) -> str:
    """A place for a pilgrim beside one rock, or between two."""
    seat, price = own["seat"], space["price"]
    parts = [circle(x, y, r, line=1.8)]
    if space["id"] in own["rockside"]:
        parts.append(
            pilgrim(seat, x - r * 0.8, y - r * 0.85, r * 1.6, data_move=stage.moving(travelling_pilgrim(seat)))
        )
    elif price and r > 20:
        parts.append(text(f"−{price}", x - 8, y + 0.5, size=19, weight=700, fill="var(--shu)"))
        parts.append(icon("any-resource", x + 2, y - 9, 19))
    elif price:
        parts.append(text(f"−{price}", x - 1, y + 0.5, size=18, weight=700, fill="var(--shu)"))
    else:
        parts.append(pale(icon("pilgrim", x - r * 0.56, y - r * 0.6, r * 1.12), opacity=0.25))
    label = said(stage.speaker, "pilgrim") + (f" · {said(stage.speaker, f'{price} any')}" if price else "")
    return stage.thing(elements.rockside(seat, space["id"]), *parts, label=label, rules=("BK-116", "BK-117"))


# Pilgrims, points, bitoku path, souls, visions


def _awake(stage: Stage, own: Seat, x: float, y: float, width: float) -> str:
    """Pilgrims who are awake, and room for those who still sleep."""
    seat, count = own["seat"], own["pilgrims"]
    room = max(6, count)
    pitch = min(48.0, (width - 12) / room)
    parts = [panel(x, y, width, 58)]
    for number in range(room):
        left = x + 8 + number * pitch
        awake = number < count
        parts.append(
            pilgrim(seat, left, y + 6, 46, data_move=stage.moving(travelling_pilgrim(seat)))
            if awake
            else slot(left + 7, y + 13, 32, 32, round=16)
        )
    label = stage.speaker.text("board-awake", count=count)
    return stage.thing(elements.pilgrims(seat), *parts, label=label, rules=("BK-022", "BK-036", "BK-094"))


def _name(stage: Stage, own: Seat) -> str:
    """Crest, name and points."""
    seat = own["seat"]
    return stage.thing(
        elements.own_points(seat),
        panel(1266, 16, 318, 58),
        crest(seat, 1276, 22, 46),
        text(stage.speaker.seat(seat)[:14], 1332, 46, size=24, weight=600, anchor="start"),
        icon("point", 1482, 24, 42),
        text(str(own["vp"]), 1528, 46, size=32, weight=700, anchor="start"),
        label=stage.speaker.text("board-seat", seat=stage.speaker.seat(seat), vp=own["vp"]),
        rules=("BK-003", "BK-004"),
    )


def _bitoku_path(stage: Stage, own: Seat, x: float, y: float, width: float) -> str:
    """The cards in a row on a road; those that the marker has reached are ticked."""
    cards, left = own["path"], x + 8
    parts = [panel(x, y, width, 92), path(f"M{left} {y + 46}h{width - 16}", stroke="var(--road)", width=14)]
    pitch = min(126.0, (width - 14) / max(5, len(cards)))
    wide = min(118, pitch - 4)
    parts += [path_card(stage, own, n, left + n * pitch, y + 6, wide, 80) for n in range(len(cards))]
    parts += [slot(left + n * pitch, y + 6, wide, 80, round=8) for n in range(len(cards), 5)]
    label = stage.speaker.text("board-path")
    return stage.thing(elements.bitoku_path(own["seat"]), *parts, label=label, rules=("BK-103", "BK-105", "BK-106"))


def path_card(stage: Stage, own: Seat, number: int, x: float, y: float, width: float, height: float) -> str:
    card = own["path"][number]
    drawn = bitoku_card(card, x, y, width, height)
    if number < own["completed"]:
        drawn += tick(x + width - 13, y + 14, 12)
    label = stage.speaker.say(component_name("bitoku", card["id"]))
    name = elements.bitoku(own["seat"], number + 1)
    return stage.thing(name, drawn, label=label, rules=("BK-106", "BK-171"), data_move=f"bitoku-{card['id']}")


def _souls(stage: Stage, own: Seat, x: float, y: float, width: float) -> str:
    """Pairs of mitama and dragonfly bound by a cord, then those that still wait for a partner."""
    parts = [panel(x, y, width, 54), *souls(stage, own, x + 8, y + 7, width - 16, 40)]
    return stage.thing(
        elements.souls(own["seat"]), *parts, label=stage.speaker.text("board-pairs"), rules=("BK-143", "BK-145")
    )


def souls(stage: Stage, own: Seat, x: float, y: float, room: float, height: float) -> list[str]:
    """All souls of a seat as tiles; where they are many, only what they are."""
    units = len(own["pairs"]) + len(own["mitamas"]) + len(own["dragonflies"])
    tiles = units + len(own["pairs"])
    width = min(128.0, (room - 8 * units) / max(1, tiles))
    small = width < _LEGIBLE
    if small:
        width = min(height, (room - 3 * units) / max(1, tiles))
    gap = 3 if small else 8
    parts = []
    for pair in own["pairs"]:
        parts.append(_pair(stage, pair, x, y, width, height, small=small))
        x += 2 * width + gap
    for mitama in own["mitamas"]:
        drawn = _mitama(mitama, x, y, width, height, small=small)
        parts.append(_waiting(stage, elements.mitama(mitama["number"]), "mitama", mitama, drawn))
        x += width + gap
    for dragonfly in own["dragonflies"]:
        drawn = _dragonfly(dragonfly, x, y, width, height, small=small)
        parts.append(_waiting(stage, elements.dragonfly(dragonfly["number"]), "dragonfly", dragonfly, drawn))
        x += width + gap
    return parts


def _mitama(tile: MitamaTile, x: float, y: float, width: float, height: float, *, small: bool) -> str:
    if small:
        return icon(f"mitama-{tile['type']}", x, y + (height - width) / 2, width)
    return mitama_tile(tile, x, y, width, height)


def _dragonfly(tile: DragonflyTile, x: float, y: float, width: float, height: float, *, small: bool) -> str:
    if small:
        return icon("dragonfly", x, y + (height - width) / 2, width)
    return dragonfly_tile(tile, x, y, width, height)


def _pair(stage: Stage, pair: Pair, x: float, y: float, width: float, height: float, *, small: bool) -> str:
    mitama, dragonfly = pair["mitama"], pair["dragonfly"]
    speaker = stage.speaker
    rules = ("BK-144", "BK-145")
    return el(
        "g",
        stage.thing(
            elements.mitama(mitama["number"]),
            _mitama(mitama, x, y, width, height, small=small),
            data_move=elements.mitama(mitama["number"]),
            label=speaker.say(component_name("mitama", mitama["id"])),
            rules=rules,
        ),
        stage.thing(
            elements.dragonfly(dragonfly["number"]),
            _dragonfly(dragonfly, x + width - 1, y, width, height, small=small),
            data_move=elements.dragonfly(dragonfly["number"]),
            label=speaker.say(component_name("dragonfly", dragonfly["id"])),
            rules=rules,
        ),
        circle(x + width, y + height / 2, 4 if small else 7, fill="var(--shu)", line=1.5),
    )


def _waiting(stage: Stage, name: str, kind: str, tile: Soul, drawn: str) -> str:
    """A soul that has no partner yet."""
    label = f"{stage.speaker.text('board-waiting')}: {stage.speaker.say(component_name(kind, tile['id']))}"
    return stage.thing(name, drawn, label=label, rules=("BK-143", *rules_of(tile["action"])), data_move=name)


def _visions(stage: Stage, view: BitokuView, own: Seat, x: float, y: float, width: float) -> str:
    cards = own["visions"]
    room = max(4, len(cards))
    pitch = width / room
    parts = []
    for number in range(room):
        left, wide = x + number * pitch, pitch - 8
        parts.append(
            vision(stage, view, own, number, left, y, wide, 160, 34)
            if number < len(cards)
            else no_vision(stage, own["seat"], number, left, y, wide, 160)
        )
    return el("g", *parts)


def vision(
    stage: Stage, view: BitokuView, own: Seat, number: int, x: float, y: float, width: float, height: float, size: float
) -> str:
    """A vision with what it asks for ticked off as far as it is there."""
    seat, card = own["seat"], own["visions"][number]
    has = own["counted"] or counts(view, seat)
    drawn = vision_card(card, has, x, y, width, height, size=size)
    if card["id"] in own["fulfilled"]:
        drawn += tick(x + width - 14, y + 14, 13)
    return stage.thing(
        elements.vision(seat, card["number"]),
        drawn,
        label=vision_told(stage, card),
        rules=("BK-129", "BK-130"),
    )


def no_vision(stage: Stage, seat: int, number: int, x: float, y: float, width: float, height: float) -> str:
    """A place where a vision can lie."""
    return stage.thing(
        elements.vision_place(seat, number + 1),
        empty_card("vision", x, y, width, height),
        label=stage.speaker.text("board-visions"),
        rules=("BK-126", "BK-128"),
    )


def vision_told(stage: Stage, card: VisionCard) -> str:
    named = stage.speaker.say(component_name("vision", card["id"]))
    points = said(stage.speaker, f"{card['vp']} vp")
    return f"{named} ({points} / −{card['penalty']})"
