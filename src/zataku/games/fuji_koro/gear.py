"""Cubes on grids: helmet, sandals and weapon, what is legal and what matches a card (FK-083 to FK-098, FK-252).

Every grid lies on one sheet of 10 columns (a to j) and 5 rows; a square is a bit, a layout is one mask per material.
The middle of a weapon grid is the line between columns e and f, so an ordinary weapon grid has the columns b to i and
Masako's a to j. Helmets and sandals lie in the upper left corner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

COLUMNS: Final = 10
ROWS: Final = 5
SQUARES: Final = COLUMNS * ROWS
ALL: Final = (1 << SQUARES) - 1
SQUARE_NAMES: Final = tuple(f"{'abcdefghij'[bit % COLUMNS]}{bit // COLUMNS + 1}" for bit in range(SQUARES))
SQUARE_BY_NAME: Final = {name: bit for bit, name in enumerate(SQUARE_NAMES)}
_FIRST_COLUMN: Final = sum(1 << (row * COLUMNS) for row in range(ROWS))
_NOT_FIRST: Final = ALL & ~_FIRST_COLUMN
_NOT_LAST: Final = ALL & ~(_FIRST_COLUMN << (COLUMNS - 1))

WOOD: Final = 0
METAL: Final = 1
TOOTH: Final = 2
CHARM: Final = 3
MATERIALS: Final = ("wood", "metal", "tooth")
# The materials in drawings.
LETTERS: Final = "WMT"
# Protective strength of a cube, also of the charm (FK-006).
STRENGTH: Final = (1, 2, 3, 4)
# Wood without which a weapon is unfinished (FK-090).
ONE_HANDED_WOOD: Final = 2
TWO_HANDED_WOOD: Final = 3

HELMET: Final = 0
WEAPON: Final = 1
SANDALS: Final = 2
KINDS: Final = (HELMET, WEAPON, SANDALS)
GEAR_TYPES: Final = ("helmet", "weapon", "sandals")

# So many cubes of wood, metal and tooth.
Cubes = tuple[int, int, int]
# One mask per material: wood, metal, tooth.
Layout = tuple[int, int, int]
EMPTY: Final[Layout] = (0, 0, 0)


def squares_of(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def names_of(mask: int) -> list[str]:
    return [SQUARE_NAMES[square] for square in squares_of(mask)]


def area(left: int, top: int, width: int, height: int) -> int:
    """A rectangle of squares."""
    row = ((1 << width) - 1) << left
    return sum(row << (COLUMNS * (top + line)) for line in range(height))


def grow(mask: int) -> int:
    """The squares of the mask and all that share a side with one of them."""
    return mask | ((mask << 1) & _NOT_FIRST) | ((mask >> 1) & _NOT_LAST) | ((mask << COLUMNS) & ALL) | (mask >> COLUMNS)


def flood(seed: int, within: int) -> int:
    """The part of `within` that hangs together with the seed (FK-085)."""
    group = seed
    while True:
        bigger = grow(group) & within
        if bigger == group:
            return group
        group = bigger


def groups_of(mask: int) -> list[int]:
    """The connected groups of a set of squares, the one with the lowest square first."""
    found: list[int] = []
    while mask:
        group = flood(mask & -mask, mask)
        found.append(group)
        mask &= ~group
    return found


@lru_cache(maxsize=4096)
def longest_line(mask: int) -> int:
    """The longest unbroken horizontal or vertical line of squares (FK-117)."""
    best = 0
    run = mask
    while run:
        best += 1
        run &= (run >> 1) & _NOT_LAST
    length = 0
    run = mask
    while run:
        length += 1
        run &= run >> COLUMNS
    return max(best, length)


def extent(mask: int) -> int:
    """The rows or the columns from one end of the squares to the other, whichever are more."""
    columns = rows = 0
    for square in squares_of(mask):
        columns |= 1 << square % COLUMNS
        rows |= 1 << square // COLUMNS
    return max(_span(columns), _span(rows))


def _span(lines: int) -> int:
    return (lines // (lines & -lines)).bit_length() if lines else 0


#: How long a weapon is, for its initiative: the two readings of the rule, by their names in the data.
LENGTHS: Final[dict[str, Callable[[int], int]]] = {"straight": longest_line, "extent": extent}


def occupied(layout: Layout) -> int:
    return layout[0] | layout[1] | layout[2]


def counts(layout: Layout) -> Cubes:
    """Cubes by material; of most there are none, which is seen faster than counted."""
    wood, metal, tooth = layout
    return wood.bit_count() if wood else 0, metal.bit_count() if metal else 0, tooth.bit_count() if tooth else 0


def changed(cubes: Cubes, material: int, change: int) -> Cubes:
    """With so many cubes of one material more, or fewer."""
    wood, metal, tooth = cubes
    if material == WOOD:
        return wood + change, metal, tooth
    if material == METAL:
        return wood, metal + change, tooth
    return wood, metal, tooth + change


def strength(layout: Layout, charm: bool) -> int:
    """What helmet or sandals can absorb (FK-006, FK-083, FK-084)."""
    wood, metal, tooth = counts(layout)
    total = wood + 2 * metal + 3 * tooth
    return total + STRENGTH[CHARM] if charm else total


def without(layout: Layout, squares: int) -> Layout:
    return layout[0] & ~squares, layout[1] & ~squares, layout[2] & ~squares


def only(layout: Layout, squares: int) -> Layout:
    return layout[0] & squares, layout[1] & squares, layout[2] & squares


def put(layout: Layout, material: int, square: int) -> Layout:
    """The layout with that square holding that material, whatever lay there before."""
    bit = 1 << square
    wood, metal, tooth = without(layout, bit)
    if material == WOOD:
        return wood | bit, metal, tooth
    if material == METAL:
        return wood, metal | bit, tooth
    return wood, metal, tooth | bit


class WeaponGrid:
    """The limits of a weapon grid: its halves and what may lie in them."""

    __slots__ = ("left", "no_one_handed", "no_two_handed", "one_max", "right", "two_max")

    def __init__(
        self, columns: int, rows: int, one_max: int, two_max: int, no_two_handed: bool, no_one_handed: bool
    ) -> None:
        middle = COLUMNS // 2
        self.left = area(middle - columns, 0, columns, rows)
        self.right = area(middle, 0, columns, rows)
        self.one_max = one_max
        self.two_max = two_max
        # Tomoe: contact across the middle is illegal (FK-199).
        self.no_two_handed = no_two_handed
        # Takeko: only ever one weapon, which counts as two-handed (FK-206).
        self.no_one_handed = no_one_handed

    def spans(self, group: int) -> bool:
        return bool(group & self.left) and bool(group & self.right)

    def legal(self, mask: int, right_open: bool) -> bool:
        """May these squares be filled with cubes (FK-085 to FK-093)?"""
        if mask & ~(self.left | self.right if right_open else self.left):
            return False
        return _well_grouped(self, mask)

    def fault(self, mask: int, right_open: bool) -> str:
        """Why these squares may not be filled, by name; empty where they may (slow path)."""
        if self.legal(mask, right_open):
            return ""
        if mask & ~(self.left | self.right if right_open else self.left):
            return "closed"
        groups = groups_of(mask)
        if self.no_one_handed:
            return "single" if len(groups) > 1 else "two-handed"
        two = [group for group in groups if self.spans(group)]
        if two and self.no_two_handed:
            return "across"
        if any(group.bit_count() > self.two_max for group in two):
            return "two-handed"
        if two and len(groups) > 1:
            return "beside"
        if any(group.bit_count() > self.one_max for group in groups):
            return "one-handed"
        return "apart"

    def usable(self, group: int, wood: int) -> bool:
        """Has this weapon enough wood to serve in a fight (FK-090, FK-206)?"""
        timber = (group & wood).bit_count()
        if self.spans(group):
            return timber >= TWO_HANDED_WOOD
        return timber >= ONE_HANDED_WOOD and not self.no_one_handed

    def weapons(self, layout: Layout) -> tuple[int, ...]:
        """The usable weapons, left or two-handed first."""
        wood = layout[0]
        return _usable_weapons(self, layout) if wood and wood.bit_count() >= ONE_HANDED_WOOD else ()

    def repairs(self, mask: int, right_open: bool) -> list[int]:
        """What the owner of an illegal weapon may keep: the largest legal parts of it (FK-094).

        A group above its limit is not cut here; it comes back whole and is then trimmed cube by cube.
        """
        mask &= self.left | self.right if right_open else self.left
        if not mask:
            return [0]
        groups = groups_of(mask)
        if self.no_one_handed:
            return groups
        found: list[int] = []
        if not self.no_two_handed:
            found.extend(group for group in groups if self.spans(group))
        lefts = groups_of(mask & self.left)
        rights = groups_of(mask & self.right)
        for left in lefts:
            alone = True
            for right in rights:
                if not grow(left) & right:
                    alone = False
                    found.append(left | right)
            if alone:
                found.append(left)
        found.extend(right for right in rights if all(grow(left) & right for left in lefts))
        # A set that another one contains is no choice: only the surplus goes.
        kept: list[int] = []
        for one in found:
            if one not in kept and not any(one != other and one & other == one for other in found):
                kept.append(one)
        return kept

    def oversize(self, mask: int) -> int:
        """The first group above its limit, or 0."""
        for group in groups_of(mask):
            limit = self.two_max if self.no_one_handed or self.spans(group) else self.one_max
            if group.bit_count() > limit:
                return group
        return 0

    def trims(self, mask: int, right_open: bool) -> int:
        """The squares of a group above its limit of which one may go next (FK-094).

        The rest hangs together, or is legal as it is: two weapons where one was too large. Cube by cube this leads to
        every legal part that no larger one contains.
        """
        group = self.oversize(mask)
        found = spare_squares(group)
        for square in squares_of(group & ~found):
            if self.legal(mask & ~(1 << square), right_open):
                found |= 1 << square
        return found


@lru_cache(maxsize=4096)
def _well_grouped(grid: WeaponGrid, mask: int) -> bool:
    """Are these one or two weapons that may lie on the grid together, none of them too large (FK-085 to FK-093)?"""
    seen = 0
    rest = mask
    while rest:
        group = flood(rest & -rest, rest)
        rest ^= group
        if grid.no_one_handed or grid.spans(group):
            # It is two-handed: nothing lies beside it.
            if grid.no_two_handed or group != mask or group.bit_count() > grid.two_max:
                return False
        else:
            half = grid.left if group & grid.left else grid.right
            if seen & half or group.bit_count() > grid.one_max:
                return False
            seen |= group
    return True


@lru_cache(maxsize=4096)
def _usable_weapons(grid: WeaponGrid, layout: Layout) -> tuple[int, ...]:
    """The same weapons are asked for again and again in a fight."""
    return tuple([group for group in groups_of(occupied(layout)) if grid.usable(group, layout[0])])


def spare_squares(group: int) -> int:
    """The squares of a group whose loss leaves the rest in one piece."""
    found = 0
    for square in squares_of(group):
        rest = group & ~(1 << square)
        if rest and flood(rest & -rest, rest) == rest:
            found |= 1 << square
    return found


def _turned(part: tuple[str, ...]) -> tuple[str, ...]:
    """A pattern turned by a quarter."""
    return tuple("".join(row[column] for row in reversed(part)) for column in range(len(part[0])))


def _mirrored(part: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("".join(reversed(row)) for row in part)


def drawn(rows: Sequence[str], left: int, top: int = 0) -> Layout:
    """A drawing of cubes as a layout, its upper left corner on the given column and row of the sheet."""
    masks = [0, 0, 0]
    for line, row in enumerate(rows):
        for column, letter in enumerate(row):
            if letter != ".":
                masks[LETTERS.index(letter)] |= 1 << ((top + line) * COLUMNS + left + column)
    return masks[0], masks[1], masks[2]


def placements(part: tuple[str, ...], mirror: bool) -> tuple[Layout, ...]:
    """Every way a pattern can lie on the sheet, turned by any quarter turn (FK-097)."""
    shapes: list[tuple[str, ...]] = []
    faces = [part, _mirrored(part)] if mirror else [part]
    for face in faces:
        for _ in range(4):
            if face not in shapes:
                shapes.append(face)
            face = _turned(face)
    return tuple(
        drawn(shape, left, top)
        for shape in shapes
        for top in range(ROWS - len(shape) + 1)
        for left in range(COLUMNS - len(shape[0]) + 1)
    )


class Pattern:
    """The drawn cubes of an equipment card or blueprint: one part, or two for a pair of weapons (FK-098)."""

    __slots__ = ("cubes", "parts", "ways")

    def __init__(self, parts: tuple[tuple[str, ...], ...], mirror: bool) -> None:
        self.parts = parts
        self.ways = tuple(placements(part, mirror) for part in parts)
        text = "".join("".join(part) for part in parts)
        wood, metal, tooth = (text.count(letter) for letter in LETTERS)
        self.cubes = (wood, metal, tooth)

    def fits(self, layout: Layout, part: int) -> bool:
        """Do the cubes contain this part somewhere?"""
        wood, metal, tooth = layout
        for way_wood, way_metal, way_tooth in self.ways[part]:
            if wood & way_wood == way_wood and metal & way_metal == way_metal and tooth & way_tooth == way_tooth:
                return True
        return False

    def enough(self, layout: Layout) -> bool:
        wood, metal, tooth = counts(layout)
        needed = self.cubes
        return wood >= needed[0] and metal >= needed[1] and tooth >= needed[2]

    def matches(self, layout: Layout) -> bool:
        """Does helmet or sandals contain the pattern (FK-252)?"""
        return self.enough(layout) and self.fits(layout, 0)

    def matches_weapon(self, layout: Layout, grid: WeaponGrid) -> int:
        """Which weapon carries the pattern: bit 1 the left or two-handed one, bit 2 the right one; both for a pair."""
        if not self.enough(layout):
            return 0
        groups = groups_of(occupied(layout))
        if len(self.parts) == 1:
            found = 0
            for group in groups:
                if self.fits(only(layout, group), 0):
                    found |= 1 if group & grid.left else 2
            return found
        if len(groups) != 2:
            return 0
        first, second = only(layout, groups[0]), only(layout, groups[1])
        straight = self.fits(first, 0) and self.fits(second, 1)
        return 3 if straight or (self.fits(first, 1) and self.fits(second, 0)) else 0
