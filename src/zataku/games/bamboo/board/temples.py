"""The four temples: the spirit that can be won, the incense in its bowl, and who would win it now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from zataku.draw.definitions import define, use
from zataku.draw.icons import icon
from zataku.draw.incense import stick
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, path, rect, text

from .. import elements
from ..view import BambooView, OfferingView, TempleView
from .pieces import EMBLEMS, GAME, centred, emblem, face, power, spirit, waking
from .seen import leading
from .words import temple_name

LEFT, TOP, PITCH, WIDE, HALL = 1246, 172, 207, 330, 122
BOWL_X, BOWL_WIDE, BOWL_Y = 173, 130, 160


def _hall(colour: str) -> str:
    """Roof, pillars and steps, with the sign of the temple under the ridge."""
    fill = f"var(--temple-{colour})"
    middle = WIDE / 2
    roof = f"M-12 56q26-3 46-21L84 8H{WIDE - 84}L{WIDE - 34} 35q20 18 46 21q-24 7-46 5H34q-22 2-46-5z"
    tiles = "".join(f"M{middle + each * 26} 12L{middle + each * 34} 54" for each in (-3, -2, 2, 3))
    pillars = "".join(rect(x, 58, 9, HALL, fill=fill, line=1.6, round=1) for x in (14, 160, WIDE - 23))
    return (
        rect(-4, 58 + HALL, WIDE + 8, 15, fill="var(--stone)", line=2, round=3)
        + rect(14, 58, WIDE - 28, HALL, fill="var(--paper)", line=2, round=2)
        + pillars
        + path(roof, fill=fill, width=2.2)
        + path(tiles, stroke="var(--ink)", width=1.2, stroke_opacity=0.3)
        + path(f"M78 8H{WIDE - 78}", width=6)
        + path(f"M78 8H{WIDE - 78}", stroke="var(--kin)", width=3)
        + circle(middle, 34, 22, fill=fill, line=2)
        + emblem(colour, middle, 34, 27)
        + path(f"M{BOWL_X} {BOWL_Y}h{BOWL_WIDE}l-10 18h{20 - BOWL_WIDE}z", fill="var(--soil)", width=1.8)
        + "".join(circle(121 + each * 4, 157 - each * 3, 9, fill="var(--stone)", line=1.3) for each in (1, 0))
    )


for _colour in EMBLEMS:
    define(f"bb-hall-{_colour}", partial(_hall, _colour), width=WIDE, height=200, game=GAME)


def temples(stage: Stage, view: BambooView) -> str:
    offering = _offered(stage, view)
    drawn = "".join(_temple(stage, temple, place, offering) for place, temple in enumerate(view["temples"]))
    if offering is None:
        return drawn
    return drawn + _in_hand(stage, offering, view["seats"][offering["seat"]]["coins"])


def _offered(stage: Stage, view: BambooView) -> OfferingView | None:
    """What whoever looks may offer now."""
    offering = view["offering"]
    if offering is None or not stage.codes(elements.temple(offering["temple"])):
        return None
    return offering


@piece()
def _temple(stage: Stage, temple: TempleView, place: int, offering: OfferingView | None) -> str:
    name = temple["id"]
    x, y = LEFT, TOP + place * PITCH
    parts = [
        use(f"bb-hall-{name}", x, y, WIDE, 200),
        _spirit(stage, temple, x, y),
        text(str(temple["below"]), x + 147, y + 157, size=24, weight=700, fill="var(--usuzumi)"),
        _bowl(stage, temple, x, y),
    ]
    sharing: dict[str, str | int] = {}
    if offering is not None:
        price = 0 if name == offering["temple"] else offering["price"]
        parts += [_price(price, x + 286, y + 32), _given(x, y)]
        sharing = {
            "data_share": name,
            "data_price": price,
            "data_name": stage.speaker.text(f"name-temple-{name}"),
        }
    label = temple_name(stage.speaker, temple)
    return stage.thing(elements.temple(name), *parts, label=label, rules=("BB-044", "BB-080"), **sharing)


def _spirit(stage: Stage, temple: TempleView, x: float, y: float) -> str:
    kind = temple["spirit"]
    if kind is None:
        return el(
            "circle",
            cx=x + 70,
            cy=y + 119,
            r=42,
            fill="none",
            stroke="var(--usuzumi)",
            stroke_width=1.5,
            stroke_dasharray="4 4",
        )
    told = f"{stage.speaker.text('thing-below', count=temple['below'])} {temple_name(stage.speaker, temple)}"
    beside = (power(kind, x + 136, y + 83, 38), waking(kind, x + 135, y + 120, 28))
    drawn = el("g", face(kind, x + 68, y + 119, 86), data_move=elements.spirit_of_temple(kind, temple["id"]))
    return spirit(stage, elements.temple_spirit(temple["id"]), kind, drawn, *beside, told=told)


def _bowl(stage: Stage, temple: TempleView, x: float, y: float) -> str:
    """Incense in the order of laying; a crown on whoever would win now, struck out for the ghost."""
    sticks: Sequence[int | str] = temple["incense"]
    if not sticks:
        return ""
    pitch = min(22.0, (BOWL_WIDE - 22) / max(1, len(sticks) - 1))
    first, foot = x + BOWL_X + BOWL_WIDE / 2 - pitch * (len(sticks) - 1) / 2, y + BOWL_Y
    drawn = "".join(
        _laid(stage, temple["id"], owner, first + place * pitch, foot) for place, owner in enumerate(sticks)
    )
    if temple["spirit"] is None:
        return drawn
    winner = leading(sticks)
    highest = len(sticks) - 1 - sticks[::-1].index(winner or 0) if winner is not None else 0
    at = first + highest * pitch
    crown = icon("first", at - 13, foot - 92, 26)
    if isinstance(winner, str):
        struck = path(f"M{at - 15:g} {foot - 66}l30-24", stroke="var(--shu)", width=3)
        crown = el("g", crown, opacity=0.4) + struck
    return drawn + crown


def _laid(stage: Stage, temple: str, owner: int | str, x: float, foot: float) -> str:
    """A stick, which comes from what its owner holds."""
    held = None if isinstance(owner, str) else elements.incense(owner)
    return stick(owner, x, foot, data_move=stage.moving(f"incense-{temple}-{owner}"), data_from=held)


# Offering stick by stick: the page's script counts what is given where and ends with one of the options


def _price(coins: int, x: float, y: float) -> str:
    """What the next stick costs here."""
    said = f"−{coins}" if coins else "0"
    number = text(said, x - 15, y + 1, size=24, weight=700, fill="var(--shu)" if coins else "var(--sumi)")
    return (
        rect(x - 36, y - 18, 74, 36, fill="var(--washi)", line=2, round=10) + number + icon("coin", x + 3, y - 14, 28)
    )


def _given(x: float, y: float) -> str:
    """How many sticks have been given here; the script shows it."""
    plaque = rect(x + 6, y + 14, 66, 36, fill="var(--ai)", line=2, round=10)
    number = text("", x + 30, y + 33, size=24, weight=700, fill="var(--washi)", data_shared="")
    return el("g", plaque, number, centred("incense", x + 57, y + 31, 26), class_="given", display="none")


def _in_hand(stage: Stage, offering: OfferingView, coins: int) -> str:
    """Sticks that are still to be given, and the coins left."""
    return el(
        "g",
        rect(1396, 84, 92, 82, fill="var(--washi)", stroke="var(--ai)", line=3, round=10),
        centred("incense", 1420, 106, 32),
        text(str(offering["incense"]), 1458, 107, size=28, weight=700, data_left=""),
        centred("coin", 1420, 144, 30),
        text(str(coins), 1458, 145, size=28, weight=700, data_purse=""),
        id=elements.OFFERING,
        data_shares=offering["incense"],
        data_coins=coins,
        data_take_back=stage.speaker.text("thing-take-back"),
    )
