"""The whole own board as a dock under the main board: low, 1600 x 156, or tall, 1600 x 276."""

from __future__ import annotations

from typing import cast

from zataku.draw.icons import icon
from zataku.draw.pieces import slot
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, path, picture, rect, text

from .. import elements
from ..components import RESOURCES, ROCK_SPACES
from ..names import component_name
from ..view import BitokuView, ConstructionSpace, Seat
from .cards import card_back, yokai_card, yokai_line
from .counting import crystal_spaces
from .own import (
    building_discount,
    die_choices,
    discard,
    gem,
    good,
    hand_card,
    home_die,
    leave_out_travellers,
    no_vision,
    own_rock,
    path_card,
    rockside,
    slot_card,
    souls,
    stock,
    vision,
    wit_space,
)
from .parts import guardian, padlock, pale, panel, pilgrim, token

WIDTH, LOW, TALL = 1600, 156, 276


def dock(stage: Stage, view: BitokuView, seat: int, *, tall: bool) -> str:
    own = view["seats"][seat]
    leave_out_travellers(stage, view, seat)
    height = TALL if tall else LOW
    draw = _tall if tall else _low
    children = [
        rect(2, 2, WIDTH - 4, height - 4, stroke=f"var(--seat-{seat})", line=4, round=14),
        *draw(stage, view, own),
    ]
    kind = "tall" if tall else "low"
    return picture(
        WIDTH,
        height,
        children,
        label=stage.speaker.seat(seat),
        class_=f"bitoku own dock-{kind}",
        id=elements.personal_board(seat),
    )


# The tall dock


def _tall(stage: Stage, view: BitokuView, own: Seat) -> list[str]:
    seat = own["seat"]
    slots = []
    for number in range(3):
        x = 10 + number * 132
        slots.append(slot_card(stage, view, own, number, x, 10, 126, 184))
        slots.append(_die_place(stage, own, number, x, 202, 66, 64))
        slots.append(gem(stage, seat, wit_space(own, number), x + 70, 202, 56, 64))
        slots.append(die_choices(stage, own, number, x + 4, 150, 34))
    return [
        _dice(stage, own, slots),
        _hand(stage, own, 408, 10, 350, 176, lines=False),
        _piles(stage, own, 412, 202),
        _goods(stage, own, 768, 8, 50),
        _rocks(stage, view, own, 768, 110, 64, 52),
        _next_building(stage, view, own, 768, 206, 258, 60),
        *_crystals(stage, own, 1036, 10, 51, 60),
        _bitoku(stage, own, 1036, 76, 256, 112),
        _souls(stage, own, 1036, 194, 256, 72),
        _visions(stage, view, own, 1302, 10, 228, 256, 29),
        _points(stage, own, 1566, 138),
    ]


# The low dock


def _low(stage: Stage, view: BitokuView, own: Seat) -> list[str]:
    seat = own["seat"]
    slots = []
    for number in range(3):
        x = 10 + number * 126
        slots.append(slot_card(stage, view, own, number, x, 8, 122, 78, yokai_line))
        slots.append(_die_place(stage, own, number, x, 90, 66, 58))
        slots.append(gem(stage, seat, wit_space(own, number), x + 69, 90, 53, 58))
        slots.append(die_choices(stage, own, number, x + 4, 46, 32))
    return [
        _dice(stage, own, slots),
        _hand(stage, own, 392, 6, 324, 90, lines=True),
        _piles(stage, own, 394, 99),
        _goods(stage, own, 722, 6, 49),
        _next_building(stage, view, own, 722, 104, 254, 44),
        *_crystals(stage, own, 984, 8, 47, 58),
        _rocks(stage, view, own, 984, 68, 59, 48),
        _bitoku(stage, own, 1226, 8, 122, 68),
        _souls(stage, own, 1226, 80, 122, 68),
        _visions(stage, view, own, 1354, 8, 184, 140, 24),
        _points(stage, own, 1569, 78),
    ]


# What both have


def _dice(stage: Stage, own: Seat, slots: list[str]) -> str:
    return stage.thing(
        elements.dice(own["seat"]), *slots, label=stage.speaker.text("board-slots"), rules=("BK-020", "BK-158")
    )


@piece("seat", "dice")
def _die_place(stage: Stage, own: Seat, number: int, x: float, y: float, width: float, height: float) -> str:
    """One box for both places: red with a lock, green when free, dashed when the die is out in the valley."""
    die = own["dice"][number]
    kind = {"locked": "locked", "unlocked": "free"}.get(die["place"])
    if kind is None:
        ghost = guardian(own["seat"], die["value"], x + width / 2 - 18, y + height / 2 - 15, 36)
        return slot(x, y, width, height, round=10) + pale(ghost, opacity=0.22)
    size = min(width, height) * 0.66
    return (
        rect(x, y, width, height, fill=f"var(--{kind})", fill_opacity=0.25, stroke=f"var(--{kind})", line=2.4, round=10)
        + home_die(stage, own, number, x + 4, y + (height - size) / 2 + 3, size)
        + rect(x + width - 22, y + height - 25, 21, 24, fill=f"var(--{kind})", stroke=None, round=7)
        + padlock(kind, x + width - 20, y + height - 22, 17, color="var(--light)")
    )


@piece("seat", "hand")
def _hand(stage: Stage, own: Seat, x: float, y: float, width: float, height: float, *, lines: bool) -> str:
    hand = own["hand"]
    room = max(3, len(hand))
    wide = max((width - 8) / room - 4, 72)
    pitch = (width - 10 - wide) / (room - 1)
    parts = [rect(x, y, width, height, fill="var(--mist)", stroke=None, round=10)]
    for number in range(room):
        left = x + 5 + number * pitch
        at = (left, y + 5, wide, height - 10)
        if number >= len(hand):
            parts.append(slot(*at, round=9))
            continue
        card = hand[number]
        draw = yokai_line if lines else yokai_card
        parts.append(hand_card(stage, own, number, draw(card, *at) if card else card_back(*at)))
    return el("g", *parts)


@piece("seat", "deck", "discard", "pilgrims")
def _piles(stage: Stage, own: Seat, x: float, y: float) -> str:
    """Deck, open discard, awake pilgrims."""
    seat, speaker = own["seat"], stage.speaker
    deck = stage.thing(
        elements.own_deck(seat),
        rect(x, y, 84, 50, fill="none", stroke=None, pointer_events="all"),
        icon("yokai", x + 2, y + 5, 40),
        text(str(own["deck"]), x + 48, y + 25.5, size=26, weight=700, anchor="start"),
        label=f"{speaker.text('board-yokai')}: {own['deck']}",
        rules=("BK-017",),
    )
    awake = stage.thing(
        elements.pilgrims(seat),
        rect(x + 236, y, 88, 50, fill="none", stroke=None, pointer_events="all"),
        pilgrim(seat, x + 240, y + 4, 42),
        text(str(own["pilgrims"]), x + 286, y + 25.5, size=26, weight=700, anchor="start"),
        label=speaker.text("board-awake", count=own["pilgrims"]),
        rules=("BK-022", "BK-094"),
    )
    return el("g", deck, discard(stage, own, x + 88, y, 122, 50), awake)


@piece("seat", "stock")
def _goods(stage: Stage, own: Seat, x: float, y: float, height: float) -> str:
    places = (
        good(stage, own["seat"], name, amount, x + number % 4 * 65, y + number // 4 * height, 63, height - 4, 36)
        for number, (name, amount) in enumerate(own["stock"].items())
    )
    return stock(stage, own, *places)


def _next_building(stage: Stage, view: BitokuView, own: Seat, x: float, y: float, width: float, height: float) -> str:
    """How many are built, and what the next one costs and brings."""
    built, places = own["built"], cast(list[ConstructionSpace], own["construction"])
    mid = y + height / 2
    parts = [
        panel(x, y, width, height),
        token(own["seat"], x + 8, mid - 15, 30),
        text(f"{built}/{len(places)}", x + 62, mid + 0.5, size=23, weight=700),
    ]
    if built < len(places):
        at = x + 92
        for name, amount in zip(RESOURCES, places[built]["price"], strict=True):
            if amount > 1:
                parts.append(text(str(amount), at + 6, mid + 0.5, size=23, weight=700, fill="var(--shu)"))
                at += 13
            if amount:
                parts.append(icon(name, at, mid - 14, 28))
                at += 33
        if less := building_discount(view, own):
            parts.append(text(f"−{less}", at + 14, mid + 0.5, size=23, weight=700, fill="var(--matsu)"))
            at += 32
        parts.append(path(f"M{at + 1} {mid}h8m-4-4l4 4-4 4", width=1.8, stroke="var(--usuzumi)"))
        parts.append(text(str(places[built]["vp"]), at + 20, mid + 0.5, size=23, weight=700))
        parts.append(icon("point", at + 28, mid - 13, 26))
    label = stage.speaker.text("board-built", count=built)
    return stage.thing(elements.constructions(own["seat"]), *parts, label=label, rules=("BK-107",))


def _crystals(stage: Stage, own: Seat, x: float, y: float, width: float, height: float) -> list[str]:
    spaces = [space for space in crystal_spaces(own) if space["colour"] != "wit"]
    return [gem(stage, own["seat"], space, x + n * (width + 1), y, width - 2, height) for n, space in enumerate(spaces)]


def _rocks(stage: Stage, view: BitokuView, own: Seat, x: float, y: float, pitch: float, size: float) -> str:
    """Rocks with the places for pilgrims under and between them."""
    parts = [own_rock(stage, own, number, x + number * pitch, y, size) for number in range(ROCK_SPACES)]
    for space in view["rock_route"]:
        middle = x + size / 2 + sum(space["touches"]) / len(space["touches"]) * pitch
        parts.append(rockside(stage, own, space, middle, y + size + 15, 14.5))
    label = stage.speaker.text("board-rocks")
    return stage.thing(elements.rock_route(own["seat"]), *parts, label=label, rules=("BK-116", "BK-119"))


@piece("seat", "path", "completed")
def _bitoku(stage: Stage, own: Seat, x: float, y: float, width: float, height: float) -> str:
    """How many cards of the bitoku path are completed, as their signs; then those that the marker can still reach."""
    cards, done = len(own["path"]), own["completed"]
    roomy = height > 90
    parts = [
        panel(x, y, width, height),
        icon("completed", x + 5, y + 3, 32),
        text(f"{done}/{cards}", x + 58, y + 20, size=21, weight=700),
    ]
    ahead = range(done, cards)
    signs = list(range(done if roomy else cards))
    if roomy and len(ahead) > 3:
        signs += ahead[3:]
    room = width - 88 if roomy else width - 10
    pitch = min(28.0, room / max(1, len(signs)))
    left, top = (x + 84, y + 6) if roomy else (x + 5, y + 39)
    parts += [_sign(stage, own, number, left + place * pitch, top) for place, number in enumerate(signs)]
    if roomy:
        parts += [
            path_card(stage, own, number, x + 4 + place * 83, y + 37, 82, height - 40)
            for place, number in enumerate(ahead[:3])
        ]
    return stage.thing(
        elements.bitoku_path(own["seat"]),
        *parts,
        label=stage.speaker.text("board-path"),
        rules=("BK-103", "BK-105", "BK-106"),
    )


def _sign(stage: Stage, own: Seat, number: int, x: float, y: float) -> str:
    """A card of the bitoku path as the sign of its kind: pale before it is completed, the next one ringed."""
    card, done = own["path"][number], own["completed"]
    sign = icon(f"virtue-{card['type']}", x, y, 25)
    ring = circle(x + 12.5, y + 12.5, 13.5, fill="none", stroke="var(--kin)", line=2.5) if number == done else ""
    label = stage.speaker.say(component_name("bitoku", card["id"]))
    name = elements.bitoku(own["seat"], number + 1)
    drawn = sign if number < done else pale(sign, opacity=0.5)
    return stage.thing(name, ring, drawn, label=label, rules=("BK-106",), data_move=f"bitoku-{card['id']}")


@piece("seat", "pairs", "mitamas", "dragonflies")
def _souls(stage: Stage, own: Seat, x: float, y: float, width: float, height: float) -> str:
    parts = [
        panel(x, y, width, height),
        icon("pair", x + 6, y + 3, 34),
        text(str(len(own["pairs"])), x + 50, y + 21, size=22, weight=700),
    ]
    parts += souls(stage, own, x + 5, y + height - 35, width - 10, 31)
    label = stage.speaker.text("board-pairs")
    return stage.thing(elements.souls(own["seat"]), *parts, label=label, rules=("BK-143", "BK-145"))


def _visions(
    stage: Stage, view: BitokuView, own: Seat, x: float, y: float, width: float, height: float, size: float
) -> str:
    cards = len(own["visions"])
    room = max(3, cards)
    pitch = width / room
    parts = []
    for number in range(room):
        left = x + number * pitch
        parts.append(
            vision(stage, view, own, number, left, y, pitch - 5, height, size)
            if number < cards
            else no_vision(stage, own["seat"], number, left, y, pitch - 5, height)
        )
    return el("g", *parts)


def _points(stage: Stage, own: Seat, x: float, y: float) -> str:
    return stage.thing(
        elements.own_points(own["seat"]),
        icon("point", x - 19, y - 42, 38),
        text(str(own["vp"]), x, y + 18, size=30, weight=700),
        label=stage.speaker.text("board-seat", seat=stage.speaker.seat(own["seat"]), vp=own["vp"]),
        rules=("BK-003", "BK-004"),
    )
