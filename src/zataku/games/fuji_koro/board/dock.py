"""The own board as a dock under the main board: low, or tall enough for the blueprints and texts of scrolls."""

from __future__ import annotations

from typing import Final

from zataku.draw.icons import icon
from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import picture, rect, text

from .. import elements
from ..gear import GEAR_TYPES, HELMET, SANDALS, WEAPON
from ..view import FujiKoroView, SheetView
from .grids import dice_of, fitting, gear_grid, hands, protection, rules_of_gear, weapon_figures
from .own import (
    ACTIONS,
    RULES_OF_SAMURAI,
    action,
    discs,
    extra_step,
    frame,
    gear_title,
    lava_steps,
    own_print,
    own_scroll,
    packs,
    portrait,
    slots,
    standing_of,
    tokens,
)
from .pieces import figure, glow_box, panel
from .seen import arms_of, card_of, cubes_in, gear_of, held_by, in_place, lifted_gear
from .words import card_title, samurai_title

WIDTH: Final = 1600.0
LOW: Final = 156.0
TALL: Final = 276.0


def draw_dock(view: FujiKoroView, seat: int, speaker: Speaks, *, tall: bool, targets: Targets | None = None) -> str:
    """The whole own board as one <svg> of 1600 by 156, or by 276."""
    stage = Stage(speaker, targets)
    sheet = view["seats"][seat]
    height = TALL if tall else LOW
    children = [frame(seat, WIDTH, height)]
    if "gear" in sheet:
        children += _tall(stage, view, seat, sheet) if tall else _low(stage, view, seat, sheet)
    else:
        children.append(text(speaker.seat(seat), 30, height / 2, size=30, weight=700, anchor="start"))
    return picture(WIDTH, height, children, label=speaker.seat(seat), class_="clan dock", id=elements.seat(seat))


# Low


def _low(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView) -> list[str]:
    held = held_by(stage, view, seat)
    return [
        _low_head(stage, view, seat, sheet),
        *(
            action(stage, seat, sheet, place, 158 + place % 2 * 158, 10 + place // 2 * 69, 154, 67, 46)
            for place in range(len(ACTIONS))
        ),
        _low_weapon(stage, view, seat, sheet, 478),
        panel(896, 10, 306, 136),
        _low_armour(stage, view, seat, sheet, HELMET, 896),
        _low_armour(stage, view, seat, sheet, SANDALS, 1050),
        *(own_scroll(held, seat, sheet, place, 1208, 10 + 69 * place, 150, 67) for place in range(2)),
        panel(1364, 10, 226, 136),
        packs(stage, view, seat, sheet, 1368, 18, 218, 28.5, gap=4, head=46, columns=6),
        tokens(stage, seat, sheet, 18, 104, 34),
    ]


def _low_head(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView) -> str:
    x, y, width, height = 10.0, 10.0, 140.0, 136.0
    parts = [
        portrait(seat, x, y, 86, height),
        rect(x + 86, y, width - 86, height, fill="var(--paper)", line=1.8, round=9),
        standing_of(view, sheet, x + 89, y + 20, 22),
        discs(seat, sheet, x + 101, y + 54, 11, 25, columns=2),
    ]
    head = stage.thing(
        elements.portrait(seat), *parts, label=samurai_title(stage.speaker, sheet, seat), rules=RULES_OF_SAMURAI
    )
    return head + slots(stage, seat, sheet, "action", x + 101, y + 116, 12, 26)


def _low_weapon(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView, x: float) -> str:
    y = 10.0
    found = arms_of(sheet)
    size = fitting(sheet, WEAPON, 214, 130, 26)
    key = elements.gear(seat, "weapon")
    named = (seat, WEAPON) not in lifted_gear(view)
    drawn = stage.thing(
        key,
        panel(x, y, 412, 136),
        gear_grid(stage, seat, sheet, WEAPON, x + 8, y + 3, size, named=named, moves=True),
        figure("initiative", sheet["initiative"], x + 248, y + 24, 36),
        hands(found, x + 322, y + 24, 26),
        _dice_column(found.totals(), bool(sheet["charms"][WEAPON]), x + 236, y + 58),
        glow_box(x, y, 412, 136, 9) if stage.codes(key) else "",
        label=gear_title(stage, sheet, WEAPON),
        rules=rules_of_gear(WEAPON),
    )
    monks = slots(stage, seat, sheet, "weapon", x + 8 + size * 6, y + 3 + size * 2.5, 16, 0)
    return drawn + monks + own_print(held_by(stage, view, seat), seat, sheet, WEAPON, x + 326, y + 8, 80, 120)


def _dice_column(dice: tuple[int, int, int], charm: bool, x: float, y: float) -> str:
    """The dice of all weapons, one kind below the other."""
    drawn = ""
    shown = [(place, count) for place, count in enumerate((*dice, int(charm))) if count]
    for number, (place, count) in enumerate(shown):
        only = tuple(count if each == place else 0 for each in range(3))
        drawn += dice_of((only[0], only[1], only[2]), place == 3, x, y + 25 * number, 22)
    return drawn


def _low_armour(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView, kind: int, x: float) -> str:
    y = 10.0
    size = fitting(sheet, kind, 136, 56, 28)
    key = elements.gear(seat, GEAR_TYPES[kind])
    named = (seat, kind) not in lifted_gear(view)
    parts = [
        rect(x + 2, y + 2, 150, 132, fill="none", stroke=None, pointer_events="all"),
        protection(sheet, kind, x + 8, y + 20, 28),
    ]
    if kind == SANDALS:
        parts += [lava_steps(sheet, x + 58, y + 20, 24), extra_step(sheet, x + 100, y + 20, 20)]
    parts.append(gear_grid(stage, seat, sheet, kind, x + 8, y + 38, size, named=named, moves=True))
    if stage.codes(key):
        parts.append(glow_box(x + 2, y + 2, 150, 132))
    drawn = stage.thing(key, *parts, label=gear_title(stage, sheet, kind), rules=rules_of_gear(kind))
    return drawn + _print_tags(held_by(stage, view, seat), sheet, kind, x + 8, y + 100)


def _print_tags(stage: Stage, sheet: SheetView, kind: int, x: float, y: float) -> str:
    """Blueprints held, as tags with how much is in place; pointed at, they say the rest."""
    ids = [id for id in sheet["blueprints"] if card_of(id).type == kind]
    drawn = ""
    for place, id in enumerate(ids[:2]):
        left = x + 72 * place
        met, all = len(in_place(id, gear_of(sheet, kind))), cubes_in(id)
        key = elements.card(id)
        drawn += stage.thing(
            key,
            rect(left, y, 68, 30, fill="var(--blueprint)", line=1.4, round=6),
            icon("charm", left + 5, y + 6, 18),
            text(f"{met}/{all}", left + 46, y + 16, size=20, weight=700, fill="var(--light)"),
            glow_box(left, y, 68, 30, 6) if stage.codes(key) else "",
            label=card_title(stage.speaker, id, met, all),
            rules=("FK-069", "FK-104"),
        )
    return drawn or rect(x, y, 68, 30, fill="none", stroke="var(--usuzumi)", line=1.4, round=6, stroke_dasharray="4 4")


# Tall


def _tall(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView) -> list[str]:
    held = held_by(stage, view, seat)
    return [
        _tall_head(stage, view, seat, sheet),
        *(action(stage, seat, sheet, place, 158, 10 + 65 * place, 250, 61, 52) for place in range(len(ACTIONS))),
        _tall_weapon(stage, view, seat, sheet, 416),
        panel(908, 10, 270, 256),
        _tall_armour(stage, view, seat, sheet, HELMET, 908, 10),
        _tall_armour(stage, view, seat, sheet, SANDALS, 908, 144),
        panel(1186, 10, 404, 112),
        packs(stage, view, seat, sheet, 1192, 18, 392, 46, gap=4),
        *(own_scroll(held, seat, sheet, place, 1186 + 206 * place, 130, 198, 136) for place in range(2)),
    ]


def _tall_head(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView) -> str:
    x, y, width = 10.0, 10.0, 140.0
    parts = [
        portrait(seat, x, y, width, 158),
        rect(x, y + 158, width, 98, fill="var(--paper)", line=1.8, round=9),
        standing_of(view, sheet, x + 8, y + 178, 26),
        discs(seat, sheet, x + 20, y + 210, 12, 29),
        tokens(stage, seat, sheet, x + 6, y + 116, 34),
    ]
    head = stage.thing(
        elements.portrait(seat), *parts, label=samurai_title(stage.speaker, sheet, seat), rules=RULES_OF_SAMURAI
    )
    return head + slots(stage, seat, sheet, "action", x + 20, y + 238, 13, 30)


def _tall_weapon(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView, x: float) -> str:
    y = 10.0
    found = arms_of(sheet)
    size = fitting(sheet, WEAPON, 330, 206, 41)
    key = elements.gear(seat, "weapon")
    named = (seat, WEAPON) not in lifted_gear(view)
    drawn = stage.thing(
        key,
        panel(x, y, 484, 256),
        icon("weapon", x + 8, y + 6, 32),
        weapon_figures(sheet, found, x + 52, y + 23, initiative=sheet["initiative"], size=34),
        hands(found, x + 344, y + 22, 28),
        gear_grid(stage, seat, sheet, WEAPON, x + 10, y + 46, size, named=named, moves=True),
        glow_box(x, y, 484, 256, 9) if stage.codes(key) else "",
        label=gear_title(stage, sheet, WEAPON),
        rules=rules_of_gear(WEAPON),
    )
    monks = slots(stage, seat, sheet, "weapon", x + 10 + size * 6, y + 46 + size * 2.5, 22, 0)
    return drawn + monks + own_print(held_by(stage, view, seat), seat, sheet, WEAPON, x + 350, y + 10, 124, 236)


def _tall_armour(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView, kind: int, x: float, y: float) -> str:
    size = fitting(sheet, kind, 160, 78, 38)
    key = elements.gear(seat, GEAR_TYPES[kind])
    named = (seat, kind) not in lifted_gear(view)
    parts = [
        rect(x + 4, y + 2, 166, 122, fill="none", stroke=None, pointer_events="all"),
        protection(sheet, kind, x + 8, y + 24, 30),
    ]
    if kind == SANDALS:
        parts += [lava_steps(sheet, x + 68, y + 24, 28), extra_step(sheet, x + 120, y + 24, 24)]
    parts.append(gear_grid(stage, seat, sheet, kind, x + 10, y + 44, size, named=named, moves=True))
    if stage.codes(key):
        parts.append(glow_box(x + 4, y + 2, 166, 122))
    drawn = stage.thing(key, *parts, label=gear_title(stage, sheet, kind), rules=rules_of_gear(kind))
    return drawn + own_print(held_by(stage, view, seat), seat, sheet, kind, x + 174, y + 8, 88, 108)
