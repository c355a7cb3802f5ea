"""In the middle: the daimyo's room on top, the rooms of diplomats and stewards with their cards, the gate below."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from zataku.draw.icons import icon
from zataku.draw.pieces import badge, crest, slot
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import path, rect, text

from .. import elements
from ..components import AUDIENCE_COINS, FLOOR_POINTS, FLOORS
from ..view import CastleView, Room
from .parts import action_card, dice_space, effect_face, people, said


class Floor(NamedTuple):
    """How the rooms of a floor lie."""

    lefts: tuple[int, ...]
    top: int
    width: int
    height: int
    #: Height of an action of a card.
    row: int


ROOMS = {
    "steward": Floor((642, 952, 1262), 404, 296, 206, 51),
    "diplomat": Floor((760, 1110), 206, 330, 160, 54),
}
DAIMYO = (820, 84, 560, 86)
DECKS = {"diplomat": (1472, 212), "steward": (1472, 288)}
GATE = (952, 622, 296, 90)
DICE = 64


@piece("daimyo", "rooms", "decks", "gate")
def castle(stage: Stage, view: CastleView) -> str:
    return (
        _daimyo(stage, view)
        + "".join(_room(stage, room) for room in view["rooms"])
        + "".join(_deck(stage, view, floor) for floor in DECKS)
        + _gate(stage, view)
    )


def _floor_points(floor: str, right: float, middle: float) -> str:
    """What a courtier of this floor is worth at the end, set against a right edge."""
    points = str(FLOOR_POINTS[FLOORS.index(floor)])
    return text(points, right - 29, middle + 1, size=22, anchor="end", weight=700) + icon(
        "final-point", right - 27, middle - 13, 26
    )


@piece("daimyo")
def _daimyo(stage: Stage, view: CastleView) -> str:
    x, y, width, height = DAIMYO
    speaker = stage.speaker
    name = speaker.text("name-place-daimyo")
    parts = [icon("lantern", x + 8, y + 24, 38, label=speaker.text("board-daimyo-lantern"))]
    for number, place in enumerate(view["daimyo"]["slots"]):
        left = x + 54 + number * 114
        parts.append(
            stage.thing(
                elements.slot(place["id"]),
                rect(left, y + 6, 108, 74, fill="var(--washi)", line=1.8, round=8),
                effect_face(place["reward"], left + 4, y + 22, 62, 42),
                slot(left + 69, y + 26, 34, 34, round=17)
                if place["seat"] is None
                else crest(place["seat"], left + 68, y + 25, 36),
                label=speaker.text("board-slot", effect=said(speaker, place["reward"])),
                rules=("WC-068",),
            )
        )
    left = x + 398
    parts.append(
        stage.thing(
            elements.place("daimyo"),
            rect(left, y + 6, x + width - 6 - left, height - 12, fill="var(--mist)", stroke=None, round=8),
            people(stage, "courtier", view["daimyo"]["courtiers"], left + 6, y + 24, 86, 38),
            _floor_points("daimyo", x + width - 10, y + height / 2),
            label=speaker.text("board-courtiers-in", name=name),
            rules=("WC-064", "WC-113"),
        )
    )
    return stage.thing(elements.room("daimyo"), *parts, label=name, rules=("WC-068",))


@piece()
def _room(stage: Stage, room: Room) -> str:
    kind, number = room["id"].split("-")
    floor = ROOMS[kind]
    x, y = floor.lefts[int(number) - 1], floor.top
    speaker = stage.speaker
    name = speaker.text(f"name-place-{room['id']}")
    tiles = "".join(
        icon(f"tile-{colour}", x + 86, y + 8 + line * floor.row + (floor.row - 38) / 2, 38)
        for line, colour in enumerate(room["tiles"])
    )
    foot = y + floor.height - 40
    return stage.thing(
        elements.room(room["id"]),
        rect(x, y, floor.width, floor.height, fill="var(--washi)", line=2, round=8),
        dice_space(
            stage, room, x + 10, y + 20, DICE, label=speaker.text("board-space", name=name, value=room["printed"])
        ),
        tiles,
        _card(stage, room, floor, x + 130, y + 8),
        stage.thing(
            elements.place(room["id"]),
            rect(x + 8, foot, floor.width - 16, 34, fill="var(--mist)", stroke=None, round=6),
            people(stage, "courtier", room["courtiers"], x + 14, foot, floor.width - 92, 34),
            _floor_points(kind, x + floor.width - 12, foot + 17),
            label=speaker.text("board-courtiers-in", name=name),
            rules=("WC-064", "WC-113"),
        ),
        label=name,
        rules=("WC-050", "WC-051"),
    )


def _card(stage: Stage, room: Room, floor: Floor, x: float, y: float) -> str:
    rows, width = len(room["tiles"]), floor.width - 140
    card = room["card"]
    if card is None:
        return slot(x, y, width, floor.row * rows)
    drawn = action_card(stage, card, x, y, width, floor.row, row_id=partial(elements.room_row, room["id"]), rows=rows)
    place = stage.speaker.text(f"name-place-{room['id']}")
    name = f"{stage.speaker.text('name-label-card')}: {place}"
    return stage.thing(elements.room_card(room["id"]), drawn, label=name, rules=("WC-051",), data_enlarge=card["id"])


@piece("decks")
def _deck(stage: Stage, view: CastleView, floor: str) -> str:
    """A pile of cards: two bands on those of the diplomats, three on those of the stewards."""
    x, y = DECKS[floor]
    count = view["decks"][floor]
    label = f"{stage.speaker.text(f'name-floor-{floor}')}: {stage.speaker.text('name-label-deck', cards=count)}"
    bands = {"steward": 3, "diplomat": 2}[floor]
    high = 52 / bands
    back = "".join(
        rect(
            x + 12,
            y + 7 + band * high,
            34,
            high,
            fill="var(--stone)" if band == bands - 1 else "var(--washi)",
            line=1.6,
            round=3,
        )
        for band in range(bands)
    )
    return stage.thing(
        elements.deck(floor),
        rect(x, y, 66, 66, fill="var(--paper)", line=1.6, round=8),
        back if count else slot(x + 12, y + 7, 34, 52),
        badge(str(count), x + 50, y + 50, r=16),
        label=label,
        rules=("WC-066",),
    )


@piece("gate")
def _gate(stage: Stage, view: CastleView) -> str:
    """A torii with the courtiers that wait in it, the price of coming here, and what one is worth."""
    x, y, width, height = GATE
    beams = path(
        f"M{x + 20} {y + 15}H{x + width - 20}M{x + 34} {y + 29}H{x + width - 34}", stroke="var(--shu)", width=7
    )
    legs = path(
        f"M{x + 62} {y + 15}V{y + height - 2}M{x + width - 62} {y + 15}V{y + height - 2}", stroke="var(--shu)", width=8
    )
    price = text(str(AUDIENCE_COINS), x + 17, y + 62, size=22, fill="var(--shu)", weight=700) + icon(
        "coin", x + 26, y + 48, 28
    )
    return stage.thing(
        elements.GATE,
        rect(x, y, width, height, fill="var(--washi)", line=2, round=8),
        beams,
        legs,
        price,
        people(stage, "courtier", view["gate"], x + 72, y + 43, width - 144, 42),
        _floor_points("gate", x + width - 6, y + 62),
        label=stage.speaker.text("name-label-gate"),
        rules=("WC-063", "WC-064", "WC-113"),
    )
