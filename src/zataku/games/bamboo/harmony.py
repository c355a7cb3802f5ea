"""Harmony conditions: a small notation, its reader and a fast checker.

    G               one garden in the part
    GF              a garden with a faith directly to its right
    D/F             a decoration with a faith directly below
    .F./O.G/.D.     four tiles around a cell that may be empty
    **GG*           five tiles in a row, the third and the fourth gardens
    O*>=4           an object with any tile to its right, 4 comfort together
    sum(F)>=7       all faith tiles of the part have 7 comfort together

Rows stand from the top, parted by "/". Arrangements are never turned or mirrored (BB-075) and lie wholly inside their
part of the house (BB-072). A house is three integers with one bit for each cell: see `House`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

LETTERS: Final = "DFGO"
"""The kinds of house tiles in the order of their numbers: decoration, faith, garden, object."""

ANY: Final = "*"
NOTHING: Final = "."

_SUM: Final = re.compile(rf"sum\(([{LETTERS}])\)>=([1-9]\d*)")
_ARRANGEMENT: Final = re.compile(rf"([{LETTERS}*./]+)(?:>=([1-9]\d*))?")


class ConditionError(ValueError):
    """A condition that cannot be read, with what is wrong."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells of a house, numbered row by row from the top left."""

    rows: int
    columns: int
    left: tuple[int, ...]
    right: tuple[int, ...]

    @property
    def cells(self) -> int:
        return self.rows * self.columns

    def name(self, cell: int) -> str:
        """Row and column, from 1: `2-3`."""
        return f"{cell // self.columns + 1}-{cell % self.columns + 1}"

    def columns_of(self, part: str) -> tuple[int, ...]:
        """The columns, from 0, that a part of the house consists of (BB-070)."""
        return {"left": self.left, "right": self.right, "whole": tuple(range(self.columns))}[part]

    def mask(self, part: str) -> int:
        columns = self.columns_of(part)
        return sum(1 << (row * self.columns + column) for row in range(self.rows) for column in columns)


@dataclass(frozen=True, slots=True)
class Placement:
    """One place where an arrangement may lie."""

    cells: int
    """Bits of all cells that must hold a tile."""
    kinds: int
    """Bits of the cells that must hold a certain kind: kind * cells of the house + cell."""
    typed: int
    """Bits of the cells that must hold a certain kind, whichever."""
    size: int
    """How many cells must hold a tile."""


@dataclass(frozen=True, slots=True)
class Condition:
    text: str
    rows: tuple[str, ...]
    """The arrangement as printed; empty for a sum."""
    placements: tuple[Placement, ...]
    fast: tuple[tuple[int, int], ...]
    """The placements as pairs (cells, kinds), for the checker."""
    sum_kind: int
    """The kind that is added up, or -1."""
    least: int
    """Comfort needed, or 0."""
    region: int
    """Bits of the cells of the part."""
    size: int
    """Cells of the whole house."""
    tiles: int
    """How many tiles it takes at least."""

    def holds(self, occupied: int, kinds: int, comfort: int) -> bool:
        """Is the condition met by a house given as its three integers?"""
        if self.sum_kind >= 0:
            return comfort_of(comfort, (kinds >> (self.sum_kind * self.size)) & self.region, self.size) >= self.least
        least = self.least
        for cells, needed in self.fast:
            fits = occupied & cells == cells and kinds & needed == needed
            if fits and (not least or comfort_of(comfort, cells, self.size) >= least):
                return True
        return False


def comfort_of(comfort: int, cells: int, size: int) -> int:
    """Comfort on some cells. `comfort` has the ones in its low `size` bits and the twos above them."""
    return (comfort & cells).bit_count() + 2 * ((comfort >> size) & cells).bit_count()


@dataclass(frozen=True, slots=True)
class House:
    """A house for checks outside a match: which cells hold a tile, of which kind, with how much comfort."""

    occupied: int = 0
    kinds: int = 0
    comfort: int = 0

    @staticmethod
    def of(tiles: Iterable[tuple[int, int, int]], grid: Grid) -> House:
        """From triples (cell, kind, comfort)."""
        occupied = kinds = comfort = 0
        for cell, kind, amount in tiles:
            occupied |= 1 << cell
            kinds |= 1 << (kind * grid.cells + cell)
            comfort |= (amount & 1) << cell | (amount >> 1) << (grid.cells + cell)
        return House(occupied, kinds, comfort)


def parse(text: str, part: str, grid: Grid) -> Condition:
    """Read a condition of a tile that looks at `part` of the house; ConditionError says what is wrong."""
    region = grid.mask(part)
    total = _SUM.fullmatch(text)
    if total:
        return Condition(text, (), (), (), LETTERS.index(total[1]), int(total[2]), region, grid.cells, 1)
    match = _ARRANGEMENT.fullmatch(text)
    if match is None:
        raise ConditionError(
            f"{text!r}: expected rows of {LETTERS}, {ANY} and {NOTHING} parted by '/', or sum(K)>=N, "
            "with a whole number above 0 after '>='"
        )
    rows = tuple(match[1].split("/"))
    width = len(rows[0])
    if not width or any(len(row) != width for row in rows):
        raise ConditionError(f"{text!r}: all rows of an arrangement must have the same length")
    if all(mark == NOTHING for row in rows for mark in row):
        raise ConditionError(f"{text!r}: an arrangement must name at least one cell")
    columns = grid.columns_of(part)
    if width > len(columns) or len(rows) > grid.rows:
        raise ConditionError(f"{text!r}: {len(rows)} rows of {width} do not fit in the {part} part of the house")
    least = int(match[2]) if match[2] else 0
    placements = tuple(
        _place(rows, top, left, grid)
        for top in range(grid.rows - len(rows) + 1)
        for left in columns[: len(columns) - width + 1]
    )
    fast = tuple((place.cells, place.kinds) for place in placements)
    return Condition(text, rows, placements, fast, -1, least, region, grid.cells, placements[0].size)


def _place(rows: Sequence[str], top: int, left: int, grid: Grid) -> Placement:
    cells = kinds = typed = 0
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == NOTHING:
                continue
            cell = (top + y) * grid.columns + left + x
            cells |= 1 << cell
            if mark != ANY:
                kinds |= 1 << (LETTERS.index(mark) * grid.cells + cell)
                typed |= 1 << cell
    return Placement(cells, kinds, typed, cells.bit_count())


def satisfiable(condition: Condition, tiles: Sequence[tuple[int, int]], named: Sequence[int], grid: Grid) -> bool:
    """Can any house meet the condition with these tiles (kind, comfort)? Cells `named` take one kind (-1: any)."""
    stock = [sorted((comfort for kind, comfort in tiles if kind == k), reverse=True) for k in range(len(LETTERS))]
    if condition.sum_kind >= 0:
        kind = condition.sum_kind
        room = sum(1 for cell in range(grid.cells) if condition.region >> cell & 1 and named[cell] in (-1, kind))
        return sum(stock[kind][:room]) >= condition.least
    return any(_reachable(place, condition.least, stock, named, grid) for place in condition.placements)


def _reachable(place: Placement, least: int, stock: Sequence[Sequence[int]], named: Sequence[int], grid: Grid) -> bool:
    wanted = [0] * len(LETTERS)
    free = 0
    for cell in range(grid.cells):
        if not place.cells >> cell & 1:
            continue
        asked = next((k for k in range(len(LETTERS)) if place.kinds >> (k * grid.cells + cell) & 1), -1)
        if asked >= 0 and named[cell] not in (-1, asked):
            return False
        kind = asked if asked >= 0 else named[cell]
        if kind >= 0:
            wanted[kind] += 1
        else:
            free += 1
    if any(count > len(stock[kind]) for kind, count in enumerate(wanted)):
        return False
    best = sum(sum(stock[kind][:count]) for kind, count in enumerate(wanted))
    rest = sorted((comfort for kind, count in enumerate(wanted) for comfort in stock[kind][count:]), reverse=True)
    return len(rest) >= free and best + sum(rest[:free]) >= least
