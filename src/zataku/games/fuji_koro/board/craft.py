"""The workbench: the grid of the gear that is crafted, a tray of cubes, what it would be worth, ready-made builds.

By hand the cubes are arranged on the page (`craft.js`); the part `craft-work` is then drawn anew from a preview, so
that its figures are always the engine's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.draw.icons import icon
from zataku.draw.lettering import paragraph
from zataku.draw.stage import Speaks, Stage
from zataku.draw.svg import Value, el, group, path, rect, text

from .. import elements
from ..components import BOARDS, CRAFT_LOSS, LAVA_DAMAGE
from ..gear import (
    GEAR_TYPES,
    MATERIALS,
    ONE_HANDED_WOOD,
    SANDALS,
    STRENGTH,
    TWO_HANDED_WOOD,
    WEAPON,
    WOOD,
    counts,
    groups_of,
    occupied,
    only,
)
from ..names import cube_names, weapon_fault
from ..view import BuildView, CraftView, FujiKoroView, SheetView
from .cards import blueprint, equipment_card
from .grids import Grid, dice_of, fitting, rules_of_gear
from .layout import COLUMN, LEFT, PANEL_HEIGHT, PANEL_TOP
from .pieces import cube, figure, glow_box, panel
from .seen import Arms, Bare, Cubes, arms, board_of, card_of, craft_of, cubes_in, fixed, gear_of, in_place, led, masks
from .words import explained

_RULES: Final = ("FK-079",)
_GRID_TOP: Final = PANEL_TOP + 152
_GRID_WIDTH: Final = 452.0
_GRID_HEIGHT: Final = 282.0
_VERDICT_TOP: Final = _GRID_TOP + _GRID_HEIGHT + 8
_BUILDS_TOP: Final = _VERDICT_TOP + 76


def craft_panel(stage: Stage, view: FujiKoroView) -> str:
    craft = craft_of(view)
    sheet = led(view, craft["seat"])
    colour = f"var(--seat-{craft['seat']})"
    parts = [
        panel(LEFT, PANEL_TOP, COLUMN, PANEL_HEIGHT),
        rect(LEFT + 2, PANEL_TOP + 2, COLUMN - 4, PANEL_HEIGHT - 4, fill="none", stroke=colour, line=4, round=8),
        craft_work(stage, view),
        _builds(stage, craft, sheet),
    ]
    return el("g", *parts, id="craft")


def draw_work(view: FujiKoroView, speaker: Speaks, laid: str) -> str:
    """The workbench with cubes laid by hand (`b1:wood c1:metal`); ValueError where they cannot lie so."""
    return craft_work(Stage(speaker), view, _laid(view, laid))


def _laid(view: FujiKoroView, said: str) -> Cubes:
    """Cubes on squares of the gear that is crafted, no more of them than are at hand."""
    if view["craft"] is None:
        raise ValueError("nobody is crafting")
    craft = view["craft"]
    sheet = led(view, craft["seat"])
    cubes = dict(each.split(":", 1) for each in said.split() if ":" in each)
    before = list(sheet["gear"][craft["gear"]].values())
    squares = sheet["squares"][craft["gear"]]
    for material in MATERIALS:
        if list(cubes.values()).count(material) > before.count(material) + sheet["backpack"][material]:
            raise ValueError("so many cubes are not at hand")
    if any(name not in squares or material not in MATERIALS for name, material in cubes.items()):
        raise ValueError("there is no such square or cube")
    return fixed(cubes)


def craft_work(stage: Stage, view: FujiKoroView, laid: Cubes | None = None) -> str:
    """Head, patterns to be matched, grid, tray and verdict; with cubes as they are, or as somebody has laid them."""
    craft = craft_of(view)
    seat, kind = craft["seat"], GEAR_TYPES.index(craft["gear"])
    sheet = led(view, seat)
    by_hand = bool(craft["spare"])
    cubes = laid if laid is not None else fixed(view["work"]) if by_hand else gear_of(sheet, kind)
    legal = kind != WEAPON or board_of(sheet).grid.legal(occupied(masks(cubes)), sheet["right_open"])
    parts = [
        _head(stage, craft["gear"]),
        _wanted(stage, view, sheet, kind, cubes),
        _grid(stage, seat, sheet, kind, cubes),
        _tray(stage, sheet, kind, cubes),
        _verdict(stage, view, sheet, kind, cubes),
    ]
    layout = " ".join(f"{name}:{material}" for name, material in cubes)
    return el(
        "g",
        *parts,
        id=elements.WORK,
        data_seat=seat,
        data_gear=craft["gear"],
        data_layout=layout,
        data_by_hand="yes" if by_hand else None,
        data_legal="yes" if legal else None,
    )


# Head: what is crafted, and the ways out


def _head(stage: Stage, gear: str) -> str:
    x, y = LEFT + 12, PANEL_TOP + 10
    name = stage.speaker.text(f"name-gear-{gear}")
    sign = icon(gear, x, y, 40)
    said = text(name[:1].upper() + name[1:], x + 50, y + 21, size=25, weight=700, anchor="start")
    return (
        stage.thing(elements.CRAFTED, sign, said, label=name, rules=rules_of_gear(GEAR_TYPES.index(gear)))
        + _button(stage, elements.CRAFT_CANCEL, "back", "option-cancel", LEFT + COLUMN - 172, y - 2, 74, "var(--washi)")
        + _button(stage, elements.CRAFT_DONE, "tick", "option-finish", LEFT + COLUMN - 90, y - 2, 78, "var(--grass)")
    )


def _button(stage: Stage, key: str, sign: str, said: str, x: float, y: float, width: float, fill: str) -> str:
    lit = glow_box(x, y, width, 46, 10) if stage.codes(key) else ""
    drawn = rect(x, y, width, 46, fill=fill, line=1.8, round=10) + icon(sign, x + width / 2 - 16, y + 7, 32)
    return _pressed(stage, key, drawn, lit, label=stage.speaker.text(said), rules=_RULES)


def _pressed(stage: Stage, key: str, *children: str, label: str, rules: Sequence[str] = (), **attributes: Value) -> str:
    """A thing of the workbench: what it does with clicks and keys is no option yet, but can be reached all the same."""
    if stage.codes(key):
        return stage.thing(key, *children, label=label, rules=rules, **attributes)
    return stage.thing(key, *children, label=label, rules=rules, tabindex=0, role="button", **attributes)


# What could be matched


def _wanted(stage: Stage, view: FujiKoroView, sheet: SheetView, kind: int, cubes: Cubes) -> str:
    """Open cards that may still be claimed and blueprints held, ticked by what lies on the bench."""
    claimed = any(id is not None and card_of(id).type == kind for id in sheet["cards"])
    cards = [] if claimed else [id for id in view["equipment"] if card_of(id).type == kind]
    plans = [id for id in sheet["blueprints"] if card_of(id).type == kind]
    shown = [*cards, *plans]
    if not shown:
        return ""
    x, y, height = LEFT + 12, PANEL_TOP + 60, 84.0
    width = min(180.0, (COLUMN - 24 - 6 * (len(shown) - 1)) / len(shown))
    # A blueprint held has its id on its owner's board.
    bare = Bare(stage.speaker)
    drawn = ""
    for place, id in enumerate(shown):
        left = x + place * (width + 6)
        if id in cards:
            drawn += equipment_card(stage, id, left, y, width, height, cubes)
        else:
            drawn += blueprint(bare, id, left, y, width, height, cubes)
    return drawn


# The grid


def _grid(stage: Stage, seat: int, sheet: SheetView, kind: int, cubes: Cubes) -> str:
    """All squares with their own places to point at, filled or not."""
    size = fitting(sheet, kind, _GRID_WIDTH, _GRID_HEIGHT, 74)
    grid = Grid(sheet, kind, 0, 0, size)
    left = LEFT + 12 + (_GRID_WIDTH - grid.columns * size) / 2
    top = _GRID_TOP + (_GRID_HEIGHT - grid.rows * size) / 2
    grid = Grid(sheet, kind, left, top, size)
    lying = dict(cubes)
    drawn = "".join(_square(stage, seat, kind, grid, name, lying.get(name)) for name in grid.names)
    if kind != WEAPON:
        return drawn
    middle = left + grid.columns * size / 2
    return drawn + path(f"M{middle} {top - 6}v{grid.rows * size + 12}", stroke="var(--shu)", width=4)


def _square(stage: Stage, seat: int, kind: int, grid: Grid, name: str, material: str | None) -> str:
    x, y = grid.at(name)
    size = grid.size
    key = elements.square(seat, GEAR_TYPES[kind], name)
    shut = grid.shut(name)
    parts = [
        rect(
            x + 1.5,
            y + 1.5,
            size - 3,
            size - 3,
            fill="var(--mist)" if shut else "var(--paper)",
            stroke="var(--usuzumi)",
            line=1.2,
            round=size * 0.1,
        )
    ]
    if material is not None:
        parts.append(cube(material, x + size * 0.06, y + size * 0.06, size * 0.88))
    said = name if material is None else f"{name}: {stage.speaker.text(f'name-cube-{material}')}"
    return _pressed(stage, key, *parts, label=said, rules=_RULES, data_square=None if shut else name)


# The tray


def _tray(stage: Stage, sheet: SheetView, kind: int, cubes: Cubes) -> str:
    """Spare cubes of each material: those of the backpack and those taken off this gear."""
    x, y, width = LEFT + COLUMN - 112, _GRID_TOP, 100.0
    before = [material for _, material in gear_of(sheet, kind)]
    now = [material for _, material in cubes]
    drawn = rect(x - 4, y - 4, width + 8, _GRID_HEIGHT + 8, fill="var(--mist)", line=1.4, round=10)
    step = (_GRID_HEIGHT + 4) / 3
    for place, material in enumerate(MATERIALS):
        left = sheet["backpack"][material] + before.count(material) - now.count(material)
        drawn += _spare(stage, material, left, x, y + place * step, width, step - 6)
    return drawn


def _spare(stage: Stage, material: str, left: int, x: float, y: float, width: float, height: float) -> str:
    key = elements.tray(material)
    return _pressed(
        stage,
        key,
        rect(x, y, width, height, fill="var(--washi)", line=1.5, round=9, class_="spare"),
        cube(material, x + 10, y + height / 2 - 24, 48, ghost=left <= 0),
        text(str(left), x + width - 22, y + height / 2 + 1, size=26, weight=700),
        label=stage.speaker.text(f"word-{material}", amount=left),
        rules=_RULES,
        data_tray=material,
        data_left=left,
    )


# The verdict


def _verdict(stage: Stage, view: FujiKoroView, sheet: SheetView, kind: int, cubes: Cubes) -> str:
    """What the gear would be worth as it lies: for weapons by hand, with what is missing to be one."""
    x, y, width = LEFT + 12, _VERDICT_TOP, COLUMN - 24
    return stage.thing(
        elements.VERDICT,
        rect(x, y, width, 66, fill="var(--washi)", line=1.6, round=9),
        _loss(sheet, kind, cubes, x + width - (60 if kind == WEAPON else 10), y + 33),
        _weapons(stage, sheet, cubes, x, y) if kind == WEAPON else _protection(sheet, kind, cubes, x, y),
        label=_verdict_said(stage.speaker, sheet, kind, cubes),
        rules=("FK-080", *rules_of_gear(kind)),
    )


def _verdict_said(speaker: Speaks, sheet: SheetView, kind: int, cubes: Cubes) -> str:
    name = speaker.text(f"name-gear-{GEAR_TYPES[kind]}")
    if kind != WEAPON:
        return explained(name, [speaker.text("drawn-strength", amount=_strength(cubes))])
    mask = occupied(masks(cubes))
    if not board_of(sheet).grid.legal(mask, sheet["right_open"]):
        fault = weapon_fault(BOARDS.index(board_of(sheet)), mask, sheet["right_open"])
        return explained(name, [speaker.text(fault.id, **fault.args)])
    found = arms(sheet["board"], cubes, sheet["right_open"])
    return explained(name, [speaker.text("board-initiative", amount=found.initiative)])


def _strength(cubes: Cubes) -> int:
    return sum(STRENGTH[MATERIALS.index(material)] for _, material in cubes)


def _protection(sheet: SheetView, kind: int, cubes: Cubes, x: float, y: float) -> str:
    """Helmet or sandals: the strength; for sandals also the lava they pay for and the extra step."""
    amount = _strength(cubes)
    drawn = icon("tick", x + 12, y + 18, 30) + icon(GEAR_TYPES[kind], x + 54, y + 14, 38)
    drawn += text(str(amount), x + 100, y + 34, size=28, weight=700, anchor="start")
    if kind == SANDALS:
        board = board_of(sheet)
        full = len(cubes) >= board.sandals_complete
        drawn += icon("eruption", x + 160, y + 15, 36) + text(
            str(amount // LAVA_DAMAGE), x + 202, y + 34, size=26, weight=700, anchor="start"
        )
        step = icon("step", x + 256, y + 15, 36) + text(
            f"+{board.sandals_step}", x + 294, y + 34, size=26, weight=700, anchor="start"
        )
        drawn += group(step, opacity=None if full else 0.3)
    return drawn


def _weapons(stage: Stage, sheet: SheetView, cubes: Cubes, x: float, y: float) -> str:
    """Each weapon with its hands and dice, or with the wood it still lacks; or why it is none at all."""
    layout = masks(cubes)
    board = board_of(sheet)
    mask = occupied(layout)
    if not board.grid.legal(mask, sheet["right_open"]):
        fault = weapon_fault(BOARDS.index(board), mask, sheet["right_open"])
        reason = stage.speaker.text(fault.id, **fault.args)
        return icon("warning", x + 12, y + 18, 30) + paragraph(
            reason, x + 54, y + 8, COLUMN - 100, 2, 21, weight=600, fill="var(--shu)"
        )
    drawn = ""
    left = x + 12
    for squares in groups_of(mask):
        held = "both" if board.grid.spans(squares) else "left" if squares & board.grid.left else "right"
        dice = counts(only(layout, squares))
        usable = board.grid.usable(squares, layout[WOOD])
        drawn += icon("tick" if usable else "warning", left, y + 18, 30)
        drawn += _held(held, left + 38, y + 33)
        left += 38 + (52 if held == "both" else 32)
        if usable:
            drawn += dice_of(dice, False, left, y + 33, 26, step=66)
            left += 66 * sum(bool(count) for count in dice) + 12
        else:
            needed = TWO_HANDED_WOOD if held == "both" or board.grid.no_one_handed else ONE_HANDED_WOOD
            drawn += "".join(
                cube("wood", left + 30 * place, y + 20, 26, ghost=place >= dice[WOOD]) for place in range(needed)
            )
            left += 30 * needed + 12
    found = arms(sheet["board"], cubes, sheet["right_open"])
    return drawn + figure("initiative", found.initiative, x + COLUMN - 56, y + 34, 44)


def _held(half: str, x: float, y: float) -> str:
    """The hand or hands that hold a weapon; x is the left, y the middle."""
    mirrored = icon("hand", 0, 0, 28)
    right = x + (48 if half == "both" else 28)
    other = el("g", mirrored, transform=f"translate({right} {y - 14}) scale(-1 1)")
    return (icon("hand", x, y - 14, 28) if half != "right" else "") + (other if half != "left" else "")


def _loss(sheet: SheetView, kind: int, cubes: Cubes, x: float, y: float) -> str:
    """A cube taken off costs one, unless the smith is careful; x is the right, y the middle."""
    before, now = counts(masks(gear_of(sheet, kind))), counts(masks(cubes))
    if "careful-smith" in sheet["scrolls"] or all(old <= new for old, new in zip(before, now, strict=True)):
        return ""
    return text(f"−{CRAFT_LOSS}", x - 30, y + 1, size=22, weight=700, anchor="end", fill="var(--shu)") + icon(
        "timber", x - 26, y - 13, 26
    )


# Ready-made builds


def _builds(stage: Stage, craft: CraftView, sheet: SheetView) -> str:
    builds = craft["builds"]
    if not builds:
        return ""
    height = PANEL_TOP + PANEL_HEIGHT - _BUILDS_TOP - 10
    columns = max(3, -(-len(builds) // 2))
    rows = -(-len(builds) // columns)
    width = (COLUMN - 24 - 6 * (columns - 1)) / columns
    each = min(150.0, (height - 6 * (rows - 1)) / rows)
    return "".join(
        _build(
            stage,
            craft["gear"],
            sheet,
            build,
            LEFT + 12 + place % columns * (width + 6),
            _BUILDS_TOP + place // columns * (each + 6),
            width,
            each,
        )
        for place, build in enumerate(builds)
    )


def _build(
    stage: Stage, gear: str, sheet: SheetView, build: BuildView, x: float, y: float, width: float, height: float
) -> str:
    """A ready-made arrangement: as it would lie, with its figures; what completes a card says so with a star."""
    key = elements.build(build["id"])
    kind = GEAR_TYPES.index(gear)
    cubes = fixed(build["cubes"])
    high = height - 38
    size = fitting(sheet, kind, width - 14, high - 6, 26)
    grid = Grid(sheet, kind, 0, 0, size)
    grid = Grid(sheet, kind, x + (width - grid.columns * size) / 2, y + 6, size)
    squares = "".join(
        rect(left, top, size - 1, size - 1, fill="var(--washi)", stroke="var(--usuzumi)", line=0.6, round=1)
        for left, top in map(grid.at, grid.names)
    )
    pieces = "".join(cube(material, *grid.at(name), size - 1) for name, material in cubes)
    return stage.thing(
        key,
        rect(x, y, width, height, fill="var(--paper)", line=1.6, round=9),
        squares,
        pieces,
        _build_figures(sheet, kind, cubes, x, y + height - 18, width),
        _loss(sheet, kind, cubes, x + width - 4, y + height - 18) if width > 150 else "",
        _completes(build["id"], cubes, x + width - 30, y + 4),
        glow_box(x, y, width, height, 9) if stage.codes(key) else "",
        label=build_title(stage.speaker, build["id"], cubes),
        rules=_RULES,
    )


def _build_figures(sheet: SheetView, kind: int, cubes: Cubes, x: float, y: float, width: float) -> str:
    if kind != WEAPON:
        return icon(GEAR_TYPES[kind], x + width / 2 - 34, y - 14, 28) + text(
            str(_strength(cubes)), x + width / 2, y + 1, size=22, weight=700, anchor="start"
        )
    found: Arms = arms(sheet["board"], cubes, sheet["right_open"])
    dice = sum(sum(each) for each in found.dice)
    middle = x + width / 2
    return figure("initiative", found.initiative, middle - 26, y, 34) + figure("dice", dice, middle + 22, y, 34)


def _completes(id: str, cubes: Cubes, x: float, y: float) -> str:
    """Does the build complete a card or a blueprint?"""
    card = id.partition(":")[0]
    if not _is_card(card) or len(in_place(card, cubes)) < cubes_in(card):
        return ""
    return icon("charm" if card_of(card).blueprint else "tick", x, y, 26)


def _is_card(id: str) -> bool:
    try:
        card_of(id)
    except KeyError:
        return False
    return True


def build_title(speaker: Speaks, id: str, cubes: Cubes) -> str:
    """What a build is for, with the cubes it takes."""
    card, _, full = id.partition(":")
    if _is_card(card):
        name = speaker.text(f"name-{'blueprint' if card_of(card).blueprint else 'equipment'}-{card}")
        plain = speaker.text("option-build-full" if full else "option-build", item=name)
    else:
        plain = speaker.text(f"option-build-{card}")
    return speaker.text("thing-build-with", build=plain, cubes=cube_names(counts(masks(cubes))))
