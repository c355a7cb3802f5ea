"""On the left: three bridges with their dice, and the gardens below them."""

from __future__ import annotations

from zataku.draw.icons import icon
from zataku.draw.members import member
from zataku.draw.pieces import die, slot
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, path, rect, text

from .. import elements
from ..components import KINDS_OF_GARDEN
from ..view import Bridge, CastleView, Garden
from .parts import effect_face, said

LEFT, TOP, PITCH, SPAN = 30, 54, 204, 564
END_DIE, MIDDLE_DIE, MIDDLE_PITCH = 50, 44, 54
#: From a bridge's left and top to the dice at its ends.
ENDS = (("left", 58), ("right", 456))
GARDEN_WIDTH, GARDEN_HEIGHT, GARDEN_Y = 264, 74, 122
_POSTS = (0.04, 0.2, 0.35, 0.5, 0.65, 0.8, 0.96)
_PETALS = ((0, -8), (8, -2), (5, 7), (-5, 7), (-8, -2))


@piece("bridges", "gardens")
def bridges(stage: Stage, view: CastleView) -> str:
    return "".join(
        _bridge(stage, bridge, [garden for garden in view["gardens"] if garden["bridge"] == bridge["colour"]], number)
        for number, bridge in enumerate(view["bridges"])
    )


@piece()
def _bridge(stage: Stage, bridge: Bridge, gardens: list[Garden], number: int) -> str:
    colour = bridge["colour"]
    x, y = LEFT, TOP + number * PITCH
    name = stage.speaker.text(f"name-bridge-{colour}")
    drawn = stage.thing(elements.bridge(colour), _span(stage, colour, x, y), label=name, rules=("WC-021", "WC-030"))
    for (end, shift), value in zip(ENDS, (bridge["left"], bridge["right"]), strict=True):
        id = elements.die_at_end(colour, end)
        if value is None:
            drawn += stage.thing(id, slot(x + shift, y + 30, END_DIE, END_DIE, round=10))
        else:
            drawn += _die(stage, colour, value, x + shift, y + 30, END_DIE, id)
    drawn += _middle(stage, colour, bridge["middle"], x + SPAN / 2, y + 14)
    pitch = GARDEN_WIDTH + 12
    return drawn + "".join(
        _garden(stage, garden, x + 12 + index * pitch, y + GARDEN_Y) for index, garden in enumerate(gardens)
    )


def _middle(stage: Stage, colour: str, values: list[int], x: float, y: float) -> str:
    """The dice between the ends, around a point; without any, the place where one lay can still be pointed at."""
    left = x - (max(1, len(values)) * MIDDLE_PITCH - (MIDDLE_PITCH - MIDDLE_DIE)) / 2
    if not values:
        place = rect(left, y, MIDDLE_DIE, MIDDLE_DIE, fill="none", stroke=None)
        return stage.thing(elements.middle_die(colour, 1), place)
    return "".join(
        _die(
            stage,
            colour,
            value,
            left + index * MIDDLE_PITCH,
            y,
            MIDDLE_DIE,
            elements.middle_die(colour, index + 1),
        )
        for index, value in enumerate(values)
    )


@piece()
def _span(stage: Stage, colour: str, x: float, y: float) -> str:
    """Rail, posts and deck, with the lantern that a die from the left end lights."""
    ink = "var(--usuzumi)" if colour == "black" else "var(--ink)"
    paint = f"var(--die-{colour})"
    rail = f"M{x} {y + 70}q{SPAN / 2:.0f} -96 {SPAN} 0"
    deck = f"M{x} {y + 100}q{SPAN / 2:.0f} -96 {SPAN} 0v20q-{SPAN / 2:.0f} -88 -{SPAN} 0z"
    posts = "".join(
        path(f"M{x + SPAN * t:.0f} {y + 70 - 192 * t * (1 - t):.0f}v32", stroke=ink, width=4) for t in _POSTS
    )
    return (
        path(rail, stroke=paint, width=6)
        + path(rail, stroke=ink, width=1)
        + posts
        + path(deck, fill=paint, width=2)
        + icon("lantern", x + 2, y + 8, 40, label=said(stage.speaker, "lantern"))
    )


def _die(stage: Stage, colour: str, value: int, x: float, y: float, size: float, id: str) -> str:
    label = stage.speaker.text("board-die", colour=stage.speaker.text(f"name-die-{colour}"), value=value)
    drawn = die(colour, value, x, y, size, data_move=stage.moving(f"die-{colour}-{value}"))
    return stage.thing(id, drawn, label=label, rules=("WC-021",))


@piece()
def _garden(stage: Stage, garden: Garden, x: float, y: float) -> str:
    """Price in food on the left, action and final points on the right, gardeners below."""
    speaker = stage.speaker
    label = speaker.text(
        "board-garden",
        name=speaker.text(f"name-garden-{garden['id'].lower()}"),
        cost=garden["cost"],
        effect=said(speaker, garden["action"]),
        points=garden["points"],
    )
    ground = dict(zip(KINDS_OF_GARDEN, ("var(--stone)", "var(--sakura)"), strict=True))[garden["kind"]]
    gardeners = "".join(
        member("gardener", seat, x + 74 + index * 36, y + 39, 36, data_move=stage.moving(f"gardener-{seat}"))
        for index, seat in enumerate(garden["gardeners"])
    )
    return stage.thing(
        elements.garden(garden["id"]),
        rect(x, y, GARDEN_WIDTH, GARDEN_HEIGHT, fill="var(--washi)", line=2, round=8),
        rect(x, y, 62, GARDEN_HEIGHT, fill=ground, line=2, round=8),
        text(str(garden["cost"]), x + 18, y + 22, size=24, fill="var(--shu)", weight=700),
        icon("food", x + 30, y + 8, 28),
        garden_mark(garden["kind"], x + 8, y + 41),
        effect_face(garden["action"], x + 70, y + 4, 132, 36),
        text(str(garden["points"]), x + 216, y + 22, size=24, weight=700),
        icon("final-point", x + 228, y + 8, 28),
        gardeners,
        label=label,
        rules=("WC-061", "WC-102", "WC-115"),
    )


def garden_mark(kind: str, x: float, y: float) -> str:
    """A stone or a flower, in the middle of a box 48 wide."""
    if kind == "stone":
        return icon("stone", x + 10, y, 28)
    petals = "".join(circle(x + 24 + dx, y + 14 + dy, 6, fill="var(--shu)", line=1) for dx, dy in _PETALS)
    return petals + circle(x + 24, y + 14, 4, fill="var(--kin)", line=1)
