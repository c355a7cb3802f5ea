"""The bamboo grove: four living culms, three joints above the soil and two places below it where new shoots enter."""

from __future__ import annotations

from zataku.draw.pieces import slot as empty
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, path, rect, text

from .. import elements
from ..components import COMPONENTS
from ..view import BambooView, LaidShootView, ShootView, SlotView
from .pieces import JOINTS, centred, shoot
from .scene import GROVE_TOP, HEIGHT, spray
from .words import shoot_name

LEFT, PITCH = 20, 97
WIDE, HIGH = JOINTS["slot"]
KEPT_Y, NEW_Y, NUMBER_Y = 268, 652, 940
#: How far a joint stands out of its culm while somebody may push it out.
LIFT = 22
_NEW = COMPONENTS.numbers.lay_limit


def grove(stage: Stage, view: BambooView) -> str:
    return "".join(_slot(stage, slot, place) for place, slot in enumerate(view["slots"]))


@piece()
def _slot(stage: Stage, slot: SlotView, place: int) -> str:
    """A culm grows from below and is cut at the top."""
    id = elements.slot(place)
    x = LEFT + place * PITCH
    middle = x + WIDE / 2
    laid, laying = len(slot["new"]), bool(stage.codes(id))
    parts = [
        _bounds(x, open=laying),
        _stem(middle, leaning=place % 2 == 0),
        *(_kept(stage, slot["kept"], x, row, laid) for row in range(len(slot["kept"])) if row != laid or not laying),
        *(_entry(stage, slot["new"], x, row, next_here=laying and row == laid) for row in range(_NEW)),
        circle(middle, NUMBER_Y, 25, fill="var(--washi)", line=1.8),
        text(str(place + 1), middle, NUMBER_Y + 1, size=28, weight=700),
        _leaving(stage, slot["kept"][laid], x, laid) if laying else "",
    ]
    next_out = shoot_name(stage.speaker, slot["kept"][min(laid, len(slot["kept"]) - 1)])
    label = stage.speaker.text("thing-slot", slot=place + 1, shoot=next_out)
    return stage.thing(id, *parts, label=label, rules=("BB-047", "BB-049"))


def _bounds(x: float, *, open: bool) -> str:
    """All of a slot can be clicked; its glow stays apart from that of its neighbours."""
    box = (x - 4.5, GROVE_TOP + 5, WIDE + 9, HEIGHT - GROVE_TOP - 13)
    if not open:
        return rect(*box, fill="none", stroke=None)
    return el(
        "g", rect(*box, fill="var(--kin)", fill_opacity=0.1, stroke="var(--kin)", line=5, round=12), class_="glow"
    )


def _stem(middle: float, *, leaning: bool) -> str:
    """The top of the culm, with its leaves."""
    upper, lower = GROVE_TOP + 20, GROVE_TOP + 64
    rings = "".join(rect(middle - 17, y, 34, 7, fill="var(--culm)", line=1.6, round=3.5) for y in (upper, lower))
    side = -13 if leaning else 13
    return (
        rect(middle - 13, GROVE_TOP + 1, 26, KEPT_Y - GROVE_TOP + 3, fill="var(--culm)", line=1.8, round=2)
        + rings
        + spray(middle + side, upper - 1, 40, left=leaning)
        + spray(middle - side, lower - 1, 40, left=not leaning)
    )


def _kept(stage: Stage, kept: list[ShootView], x: float, row: int, laid: int) -> str:
    """A joint above the soil; those that come out when the slot is pushed up are marked."""
    y = KEPT_Y + row * (HIGH + 1)
    return shoot(stage, kept[row], x, y, "slot") + (_out(x, y) if row < laid else "")


def _leaving(stage: Stage, each: ShootView, x: float, row: int) -> str:
    """While somebody lays shoots, the joint that the next one pushes out stands out of its culm."""
    y = KEPT_Y + row * (HIGH + 1)
    gap = rect(x + 4, y + 8, WIDE - 8, HIGH - 8, fill="var(--paper)", stroke="var(--kin)", line=2, round=5)
    ground = rect(x - 8, y - LIFT - 8, WIDE + 16, HIGH + 14, fill="var(--kin)", stroke="var(--ink)", line=1.4, round=16)
    return gap + el(
        "g", ground, shoot(stage, each, x, y - LIFT, "slot"), _out(x, y - LIFT), class_="leaving", data_lens=""
    )


def _out(x: float, y: float) -> str:
    """This joint comes out."""
    return centred("comes-out", x + WIDE - 6, y + 12, 34)


def _entry(stage: Stage, laid: list[LaidShootView], x: float, row: int, *, next_here: bool) -> str:
    """A place below the soil, with the shoot laid there this turn; one that has acted is pale."""
    y = NEW_Y + row * (HIGH + 1)
    if row < len(laid):
        return shoot(stage, laid[row], x, y, "slot", spent=not laid[row]["active"])
    place = empty(x + 2, y + 2, WIDE - 4, HIGH - 4, round=10)
    if not next_here:
        return place
    arrow = f"M{x + WIDE / 2} {y + 84}v-46m-15 16l15-17 15 17"
    return place + path(arrow, stroke="var(--kin)", width=7)
