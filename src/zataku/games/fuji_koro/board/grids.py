"""Gear as it lies on its grids: squares, cubes, the line between the halves of a weapon, charms, figures."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from zataku.draw.icons import icon
from zataku.draw.stage import Stage
from zataku.draw.svg import el, group, number, path, rect, text

from .. import elements
from ..gear import COLUMNS, GEAR_TYPES, HELMET, MATERIALS, SANDALS, SQUARE_BY_NAME, WEAPON
from ..view import SheetView
from .pieces import cube, fight_die, figure, glow_box
from .seen import Arms, Cubes, board_of, gear_of, strength

#: Columns right of the middle of a weapon grid.
_RIGHT: Final = COLUMNS // 2
_RULES: Final = {HELMET: ("FK-083",), WEAPON: ("FK-085", "FK-090"), SANDALS: ("FK-084",)}


class Grid:
    """The grid of one gear on a sheet: its squares by name, drawn with edges of `size` from a corner."""

    __slots__ = ("closed", "columns", "names", "rows", "size", "x", "y")

    def __init__(self, sheet: SheetView, kind: int, x: float, y: float, size: float) -> None:
        self.names: list[str] = sheet["squares"][GEAR_TYPES[kind]]
        squares = [SQUARE_BY_NAME[name] for name in self.names]
        first = min(square % COLUMNS for square in squares)
        self.columns = max(square % COLUMNS for square in squares) - first + 1
        self.rows = max(square // COLUMNS for square in squares) + 1
        self.x, self.y, self.size = x - first * size, y, size
        self.closed = kind == WEAPON and not sheet["right_open"]

    def at(self, name: str) -> tuple[float, float]:
        """The upper left corner of a square."""
        square = SQUARE_BY_NAME[name]
        return self.x + square % COLUMNS * self.size, self.y + square // COLUMNS * self.size

    def shut(self, name: str) -> bool:
        return self.closed and SQUARE_BY_NAME[name] % COLUMNS >= _RIGHT


def fitting(sheet: SheetView, kind: int, width: float, height: float, most: float) -> float:
    """The largest squares with which a gear's grid fits into a box."""
    grid = Grid(sheet, kind, 0, 0, 1)
    return min(most, width / grid.columns, height / grid.rows)


@lru_cache(1024)
def _squares(boxes: tuple[tuple[float, float, bool], ...], size: float) -> str:
    """The empty squares of a grid."""
    return "".join(
        rect(
            x + 1,
            y + 1,
            size - 2,
            size - 2,
            fill="var(--mist)" if shut else "var(--paper)",
            stroke="var(--usuzumi)",
            line=1,
            round=size * 0.1,
        )
        for x, y, shut in boxes
    )


def empty_grid(grid: Grid) -> str:
    return _squares(tuple((*grid.at(name), grid.shut(name)) for name in grid.names), grid.size)


def cubes_on(
    stage: Stage,
    seat: int | None,
    kind: int,
    grid: Grid,
    cubes: Cubes,
    *,
    named: bool,
    charm: int = 0,
    moves: bool = False,
) -> str:
    """The cubes of a gear, each a thing of its own where it is the place to choose one.

    Cubes that move come from the pack.
    """
    drawn = ""
    for name, material in cubes:
        x, y = grid.at(name)
        margin = grid.size * 0.06
        piece = cube(material, x + margin, y + margin, grid.size * 0.88)
        if moves and seat is not None:
            name_of_move = f"gear-{seat}-{kind}-{name}-{material}"
            piece = el("g", piece, data_move=name_of_move, data_from=elements.backpack(seat))
        if named and seat is not None:
            key = elements.square(seat, GEAR_TYPES[kind], name)
            lit = glow_box(x + 2, y + 2, grid.size - 4, grid.size - 4, grid.size * 0.1) if stage.codes(key) else ""
            label = f"{name}: {stage.speaker.text(f'name-cube-{material}')}"
            piece = stage.thing(key, piece, lit, label=label)
        drawn += piece
    return drawn + _charm(stage, seat, kind, grid, charm, named=named) if charm else drawn


def _charm(stage: Stage, seat: int | None, kind: int, grid: Grid, charm: int, *, named: bool) -> str:
    """The charm on a gear, in the corner away from the cubes."""
    size = grid.size * 0.92
    right = grid.x + (grid.columns + _first(grid)) * grid.size
    x = right - size if kind != WEAPON or charm == 2 else grid.x + _first(grid) * grid.size
    y = grid.y + grid.rows * grid.size - size
    piece = icon("charm", x, y, size)
    if not named or seat is None:
        return piece
    key = elements.charm(seat, GEAR_TYPES[kind])
    lit = glow_box(x, y, size, size, size * 0.1) if stage.codes(key) else ""
    return stage.thing(key, piece, lit, label=stage.speaker.text("name-cube-charm"), rules=("FK-104", "FK-106"))


def _first(grid: Grid) -> int:
    """The first column of a grid on the sheet of ten."""
    return min(SQUARE_BY_NAME[name] % COLUMNS for name in grid.names)


def gear_grid(
    stage: Stage,
    seat: int | None,
    sheet: SheetView,
    kind: int,
    x: float,
    y: float,
    size: float,
    *,
    cubes: Cubes | None = None,
    named: bool = True,
    moves: bool = False,
) -> str:
    """The grid of a gear with its cubes; for a weapon with the line between the halves and, named, the halves."""
    grid = Grid(sheet, kind, x, y, size)
    parts = [empty_grid(grid)]
    if kind == WEAPON:
        middle = grid.x + _RIGHT * size
        if named and seat is not None:
            parts += [_half(stage, seat, grid, half) for half in ("left", "right")]
        parts.append(
            path(
                f"M{number(middle)} {number(y - size * 0.1)}v{number((grid.rows + 0.2) * size)}",
                stroke="var(--shu)",
                width=max(1.6, size * 0.075),
            )
        )
    shown = gear_of(sheet, kind) if cubes is None else cubes
    parts.append(cubes_on(stage, seat, kind, grid, shown, named=named, charm=sheet["charms"][kind], moves=moves))
    return "".join(parts)


def _half(stage: Stage, seat: int, grid: Grid, half: str) -> str:
    """A half of the weapon grid as something to be pointed at."""
    first = _first(grid)
    left = (first if half == "left" else _RIGHT) * grid.size + grid.x
    width = (_RIGHT - first if half == "left" else grid.columns + first - _RIGHT) * grid.size
    key = elements.weapon_half(seat, half)
    height = grid.rows * grid.size
    lit = glow_box(left, grid.y, width, height, 4) if stage.codes(key) else ""
    back = rect(left, grid.y, width, height, fill="none", stroke=None, pointer_events="all")
    return stage.thing(key, back, lit, label=stage.speaker.text(f"option-charm-{half}"))


# Figures


def dice_of(dice: tuple[int, int, int], charm: bool, x: float, y: float, size: float, *, step: float = 0) -> str:
    """The dice of weapons by material, each with how many there are; x is the left, y the middle."""
    drawn = ""
    shown = [(material, count) for material, count in zip(MATERIALS, dice, strict=True) if count]
    if charm:
        shown.append(("charm", 1))
    for material, count in shown:
        drawn += fight_die(material, None, x, y - size / 2, size)
        drawn += text(f"×{count}", x + size + 4, y + 1, size=max(20, size * 0.72), anchor="start", weight=700)
        x += step or size + max(20, size * 0.72) * 1.5 + 8
    return drawn


def weapon_figures(sheet: SheetView, found: Arms, x: float, y: float, *, initiative: int, size: float = 34) -> str:
    """Initiative, dice and hands in one line; x is the left, y the middle."""
    drawn = group(figure("initiative", initiative, x + size / 2, y, size), opacity=None if initiative else 0.4)
    drawn += dice_of(found.totals(), bool(sheet["charms"][WEAPON]), x + size + 14, y, size * 0.84)
    return drawn


def hands(found: Arms, x: float, y: float, size: float) -> str:
    """A hand for each weapon; both for one that needs them. x is the right, y the middle."""
    many = 2 if "both" in found.halves else len(found.halves)
    faint = None if many else 0.3
    return "".join(
        icon("hand", x - size * (place + 1), y - size / 2, size, opacity=faint) for place in range(max(1, many))
    )


def protection(sheet: SheetView, kind: int, x: float, y: float, size: float = 32) -> str:
    """The strength of helmet or sandals; x is the left, y the middle."""
    amount = strength(sheet, kind)
    return el(
        "g",
        icon(GEAR_TYPES[kind], x, y - size / 2, size),
        text(str(amount), x + size + 4, y + 1, size=size * 0.72, anchor="start", weight=700),
        opacity=None if amount else 0.45,
    )


def full_sandals(sheet: SheetView) -> bool:
    return len(sheet["gear"]["sandals"]) >= board_of(sheet).sandals_complete


def rules_of_gear(kind: int) -> tuple[str, ...]:
    return _RULES[kind]
