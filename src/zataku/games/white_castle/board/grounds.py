"""At the castle's feet: the spaces outside the walls, the well, the training yards."""

from __future__ import annotations

from zataku.draw.icons import icon
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import el, rect, text

from .. import elements
from ..components import OUTSIDE_ACTIONS, SPACES, WELL_GIFT
from ..view import CastleView, Space, Yard
from .parts import dice_space, effect_face, people, rules_of, said

OUTSIDE_Y, OUTSIDE_HEIGHT = 622, 90
OUTSIDE_X = {"outside-left": 642, "outside-right": 1262}
WIDTH = 296
Y, HEIGHT = 722, 154
WELL_X = 642
#: Left edge and width of the yards, the dearest first.
YARDS = ((952, 274), (1236, 156), (1402, 156))
TILE_WIDTH = 122
TILE_GROUNDS = {"blue": "var(--ai)", "yellow": "var(--kin)"}


@piece("outside", "well", "yards")
def grounds(stage: Stage, view: CastleView) -> str:
    return (
        "".join(_outside(stage, space) for space in view["outside"])
        + _well(stage, view)
        + "".join(_yard(stage, yard, *place) for yard, place in zip(view["yards"], YARDS, strict=True))
    )


@piece()
def _outside(stage: Stage, space: Space) -> str:
    x, y = OUTSIDE_X[space["id"]], OUTSIDE_Y
    speaker = stage.speaker
    name = speaker.text(f"name-space-{space['id']}")
    label = speaker.text("board-space", name=name, value=space["printed"])
    actions = "".join(
        stage.thing(
            elements.outside_action(space["id"], kind),
            rect(x + 104 + number * 98, y + 12, 80, 66, fill="var(--paper)", line=1.6, round=8),
            icon(kind, x + 120 + number * 98, y + 21, 48),
            label=said(speaker, kind),
            rules=rules_of(kind),
        )
        for number, kind in enumerate(OUTSIDE_ACTIONS[SPACES.index(space["id"])])
    )
    return el(
        "g",
        rect(x, y, WIDTH, OUTSIDE_HEIGHT, fill="var(--washi)", line=2, round=8),
        dice_space(stage, space, x + 12, y + 16, 62, label=label),
        actions,
        text("/", x + 193, y + 46, size=26),
    )


@piece("well")
def _well(stage: Stage, view: CastleView) -> str:
    """A seal for everybody, then the rewards of two die tiles."""
    x, y = WELL_X, Y
    well = view["well"]
    speaker = stage.speaker
    name = speaker.text("name-space-well")
    rewards = "".join(
        rect(x + 100 + number * 94, y + 80, 88, 62, fill="var(--paper)", line=1.6, round=8)
        + effect_face(reward, x + 100 + number * 94, y + 80, 88, 62)
        for number, reward in enumerate(well["rewards"])
    )
    return stage.thing(
        elements.WELL,
        rect(x, y, WIDTH, HEIGHT, fill="var(--washi)", line=2, round=8),
        icon("well", x + 14, y + 6, 58),
        dice_space(
            stage, well, x + 12, y + 80, 62, label=speaker.text("board-space", name=name, value=well["printed"])
        ),
        rect(x + 100, y + 12, 182, 60, fill="var(--paper)", line=1.6, round=8),
        effect_face(str(WELL_GIFT), x + 100, y + 12, 182, 60),
        rewards,
        label=name,
        rules=("WC-053", "WC-054"),
    )


@piece()
def _yard(stage: Stage, yard: Yard, x: float, width: float) -> str:
    """The price in iron, what a warrior here counts for each courtier inside, the tiles, the warriors."""
    y = Y
    speaker = stage.speaker
    points = speaker.text("name-label-warrior-points", multiplier=yard["multiplier"])
    right = x + width - 12
    worth = (
        text(f"{yard['multiplier']}×", right - 46, y + 24, size=22, anchor="end", weight=700)
        + icon("courtier", right - 51, y + 7, 30)
        + icon("final-point", right - 25, y + 11, 25)
    )
    tiles = len(yard["tiles"])
    gap = (width - tiles * TILE_WIDTH) / (tiles + 1)
    return stage.thing(
        elements.yard(yard["id"]),
        rect(x, y, width, HEIGHT, fill="var(--washi)", line=2, round=8),
        text(str(yard["cost"]), x + 18, y + 24, size=24, fill="var(--shu)", weight=700),
        icon("iron", x + 26, y + 9, 29),
        worth,
        *(
            _tile(stage, yard, number, x + gap + number * (TILE_WIDTH + gap), y + 44)
            for number in range(len(yard["tiles"]))
        ),
        people(stage, "warrior", yard["warriors"], x + 10, y + 110, width - 20, 40),
        label=f"{speaker.text('name-' + yard['id'])}: {points}",
        rules=("WC-060", "WC-114"),
    )


def _tile(stage: Stage, yard: Yard, number: int, x: float, y: float) -> str:
    tile = yard["tiles"][number]
    return stage.thing(
        elements.yard_tile(yard["id"], tile["side"]),
        rect(x, y, TILE_WIDTH, 62, fill="var(--paper)", line=1.8, round=8),
        rect(x + 1, y + 1, TILE_WIDTH - 2, 9, fill=TILE_GROUNDS[tile["side"]], stroke=None, round=4),
        effect_face(tile["action"], x + 6, y + 12, TILE_WIDTH - 12, 48),
        label=said(stage.speaker, tile["action"]),
        rules=rules_of(tile["action"]),
    )
