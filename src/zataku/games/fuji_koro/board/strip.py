"""Another samurai at a glance, and the goods of a player's line."""

from __future__ import annotations

from typing import Final

from zataku.draw.faces import Sign
from zataku.draw.goods import Good
from zataku.draw.icons import icon
from zataku.draw.lettering import shortened
from zataku.draw.pieces import crest
from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import group, picture, rect, text
from zataku.kernel.effects import Word

from .. import elements
from ..gear import GEAR_TYPES, HELMET, MATERIALS, SANDALS, WEAPON
from ..view import FujiKoroView, SheetView
from .grids import fitting, gear_grid
from .own import RULES_OF_SAMURAI, discs, draw_whole, gear_title, standing_of
from .pieces import CUBES, figure, glow_box, samurai
from .seen import lifted_pack, scores_points, strength
from .words import explained

#: Words that have an icon of another name.
_WORDS: Final = CUBES | {"state-token": "disc", "dice": "die"}

WIDTH: Final = 1180.0
HEIGHT: Final = 72.0


def draw_seat(
    view: FujiKoroView, seat: int, speaker: Speaks, *, compact: bool = False, targets: Targets | None = None
) -> str:
    """A samurai's board: whole, or as a strip with what others must know at a glance."""
    return _draw_strip(view, seat, speaker, targets) if compact else draw_whole(view, seat, speaker, targets)


def _draw_strip(view: FujiKoroView, seat: int, speaker: Speaks, targets: Targets | None) -> str:
    """Crest, samurai, points or lives, discs, gear and pack in one line."""
    stage = Stage(speaker, targets)
    sheet = view["seats"][seat]
    key = elements.seat(seat)
    parts = [
        rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, fill="var(--washi)", stroke=f"var(--seat-{seat})", line=3, round=10),
        crest(seat, 12, 14, 44),
        text(shortened(speaker.seat(seat), 180, 22), 108, 25, size=22, weight=700, anchor="start"),
    ]
    if "gear" in sheet:
        parts += _strip(stage, view, seat, sheet)
    if stage.codes(key):
        parts.append(glow_box(2, 2, WIDTH - 4, HEIGHT - 4, 10))
    whole = stage.thing(key, *parts, label=speaker.seat(seat), rules=RULES_OF_SAMURAI)
    return picture(WIDTH, HEIGHT, [whole], label=speaker.seat(seat), class_="clan strip")


def _strip(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView) -> list[str]:
    name = stage.speaker.text(f"name-samurai-{sheet['samurai']}")
    return [
        samurai(seat, 82, 64 if sheet["standing"] else 38, 54, lying=not sheet["standing"]),
        text(shortened(name, 180, 20), 108, 52, size=20, anchor="start", fill="var(--usuzumi)"),
        standing_of(view, sheet, 300, 37, 32),
        discs(seat, sheet, 400, 36, 12, 28),
        _weapon(stage, seat, sheet, 528),
        _armour(stage, seat, sheet, HELMET, 716),
        _armour(stage, seat, sheet, SANDALS, 794),
        _pack(stage, view, seat, sheet, 872),
    ]


def _weapon(stage: Stage, seat: int, sheet: SheetView, x: float) -> str:
    size = fitting(sheet, WEAPON, 116, 56, 11.2)
    return stage.thing(
        elements.gear(seat, "weapon"),
        gear_grid(stage, None, sheet, WEAPON, x, 8, size, named=False),
        group(figure("initiative", sheet["initiative"], x + 148, 37, 38), opacity=None if sheet["initiative"] else 0.4),
        label=gear_title(stage, sheet, WEAPON),
    )


def _armour(stage: Stage, seat: int, sheet: SheetView, kind: int, x: float) -> str:
    amount = strength(sheet, kind)
    drawn = icon(GEAR_TYPES[kind], x, 20, 34) + text(str(amount), x + 38, 38, size=24, weight=700, anchor="start")
    key = elements.gear(seat, GEAR_TYPES[kind])
    return stage.thing(key, group(drawn, opacity=None if amount else 0.4), label=gear_title(stage, sheet, kind))


def _pack(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView, x: float) -> str:
    held = sheet["backpack"]
    counts = [(CUBES[name], held[name]) for name in MATERIALS]
    counts.append(("monk", held["monk"] + sum(sheet["monks"].values())))
    counts.append(("scroll", sum(id is not None for id in sheet["scrolls"])))
    counts.append(("plan", len(sheet["blueprints"])))
    parts = []
    for place, (sign, amount) in enumerate(counts):
        left = x + 50 * place
        said = text(str(amount), left + 32, 38, size=22, weight=700, anchor="start")
        parts.append(group(icon(sign, left, 22, 28), said, opacity=None if amount else 0.4))
    if seat in lifted_pack(view):
        return "".join(parts)
    label = explained(stage.speaker.text("name-slot-pack"), [])
    return stage.thing(elements.backpack(seat), *parts, label=label)


def goods(view: FujiKoroView, seat: int) -> list[Good]:
    """Cubes of each material in the backpack, initiative, and the strength of helmet and sandals."""
    sheet = view["seats"][seat]
    if "gear" not in sheet:
        return []
    cubes = [Good(CUBES[name], sheet["backpack"][name], f"name-cube-{name}") for name in MATERIALS]
    return [
        *cubes,
        Good("initiative", sheet["initiative"], "drawn-initiative"),
        Good("helmet", strength(sheet, HELMET), "name-gear-helmet"),
        Good("sandals", strength(sheet, SANDALS), "name-gear-sandals"),
    ]


def points(view: FujiKoroView, seat: int) -> Good:
    """Points, or lives where nobody counts points."""
    sheet = view["seats"][seat]
    if "lives" not in sheet or scores_points(view):
        return Good("point", sheet["points"], "drawn-points")
    return Good("health", sheet["lives"], "drawn-lives")


def icon_of(word: Word) -> str | Sign:
    """The icon of a word of an effect; a figure stands beside its own."""
    if word.name == "worth":
        return Sign(str(word.args[0]), str(word.args[1]))
    sign = _WORDS.get(word.name, word.name)
    return Sign(sign, str(word.args[0])) if word.args else sign
