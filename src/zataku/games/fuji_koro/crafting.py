"""Useful arrangements of cubes, so that nobody has to lay them one by one (FK-079).

A craft may lay any legal arrangement; square by square it is always possible. This module finds the ones people
usually want: a card or blueprint completed, the strongest and the longest weapon, a full helmet. Their number is
bounded by the cards in sight. Layouts inside a grid cost nothing to change (FK-080), so only the cubes count.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from . import gear
from .components import BOARDS, CARDS, Board, weapon_length
from .gear import EMPTY, HELMET, METAL, TOOTH, WEAPON, WOOD, Cubes, Layout

#: What can be built: one of the arrangements without a card, or a card's pattern and whether all cubes go with it.
Build = str | tuple[int, bool]
STRONGEST: Final = "strongest"
LONGEST: Final = "longest"
CHEAPEST: Final = "cheapest"
ONE_HANDED: Final = "one-handed"
TWO_HANDED: Final = "two-handed"
PAIR: Final = "pair"
PLAIN_BUILDS: Final = (STRONGEST, LONGEST, CHEAPEST, ONE_HANDED, TWO_HANDED, PAIR)
#: None of the arrangements here: square by square.
BY_HAND: Final = "by-hand"
BUILDS: Final[dict[Build, str]] = {
    **{build: build for build in (*PLAIN_BUILDS, BY_HAND)},
    **{(number, False): card.id for number, card in enumerate(CARDS)},
    **{(number, True): f"{card.id}:full" for number, card in enumerate(CARDS)},
}


def _columns_first(columns: list[int], rows: range) -> tuple[int, ...]:
    return tuple(row * gear.COLUMNS + column for column in columns for row in rows)


def _one_handed_order(board: Board, right: bool) -> tuple[int, ...]:
    """Squares of one half, the outermost column first, so that weapons in both halves never touch."""
    half = board.grid.right if right else board.grid.left
    columns = sorted({square % gear.COLUMNS for square in gear.squares_of(half)}, reverse=right)
    return _columns_first(columns, range(gear.ROWS))


def _two_handed_order(board: Board) -> tuple[int, ...]:
    """Squares from the middle outwards along one row, then along the next."""
    both = board.grid.left | board.grid.right
    columns = {square % gear.COLUMNS for square in gear.squares_of(both)}
    middle = gear.COLUMNS // 2
    outwards = sorted(columns, key=lambda column: (abs(2 * (column - middle) + 1), -column))
    return tuple(row * gear.COLUMNS + column for row in (2, 1) for column in outwards)


_LEFT_ORDER: Final = tuple(_one_handed_order(board, False) for board in BOARDS)
_RIGHT_ORDER: Final = tuple(_one_handed_order(board, True) for board in BOARDS)
_TWO_ORDER: Final = tuple(_two_handed_order(board) for board in BOARDS)
_HELMET_ORDER: Final = tuple(tuple(gear.squares_of(board.helmet_area)) for board in BOARDS)
_SANDALS_ORDER: Final = tuple(tuple(gear.squares_of(board.sandals_area)) for board in BOARDS)


def fill(order: tuple[int, ...], cubes: Cubes, start: Layout = EMPTY) -> Layout:
    """Lay the cubes on the squares of the order, wood first."""
    masks = [start[0], start[1], start[2]]
    index = 0
    for material in (WOOD, METAL, TOOTH):
        mask = masks[material]
        for _ in range(cubes[material]):
            mask |= 1 << order[index]
            index += 1
        masks[material] = mask
    return masks[0], masks[1], masks[2]


def best(have: Cubes, limit: int, wood: int) -> Cubes:
    """The most and best cubes for so many squares, with at least so much wood."""
    if have[WOOD] < wood or limit < wood:
        return 0, 0, 0
    tooth = min(have[TOOTH], limit - wood)
    metal = min(have[METAL], limit - wood - tooth)
    return min(have[WOOD], limit - tooth - metal), metal, tooth


def cheapest(have: Cubes, limit: int) -> Cubes:
    """As many cubes as fit, the plainest first."""
    wood = min(have[WOOD], limit)
    metal = min(have[METAL], limit - wood)
    return wood, metal, min(have[TOOTH], limit - wood - metal)


def minus(have: Cubes, less: Cubes) -> Cubes:
    return max(0, have[0] - less[0]), max(0, have[1] - less[1]), max(0, have[2] - less[2])


class Site:
    """Where a card's pattern is laid on a board, and the squares for further cubes."""

    __slots__ = ("layout", "limit", "room")

    def __init__(self, layout: Layout, room: tuple[int, ...], limit: int) -> None:
        self.layout = layout
        self.room = room
        self.limit = limit


def _room(layout: Layout, within: int, limit: int) -> tuple[int, ...]:
    """Squares that keep one group connected, those that make its line longer first."""
    mask = gear.occupied(layout)
    found: list[int] = []
    while mask.bit_count() < limit:
        edge = gear.squares_of(gear.grow(mask) & within & ~mask)
        if not edge:
            break
        square = max(edge, key=lambda each: (weapon_length(mask | 1 << each), -each))
        found.append(square)
        mask |= 1 << square
    return tuple(found)


_sites: Final[dict[tuple[int, int, bool, bool], Site | None]] = {}


def site(board: int, card: int, right_open: bool, wide: bool) -> Site | None:
    """The place for a card's pattern; `wide` asks for one that reaches over the middle of a weapon grid."""
    key = (board, card, right_open, wide)
    if key not in _sites:
        _sites[key] = _find_site(BOARDS[board], card, right_open, wide)
    return _sites[key]


def _find_site(board: Board, card: int, right_open: bool, wide: bool) -> Site | None:
    pattern = CARDS[card].pattern
    kind = CARDS[card].type
    if kind != WEAPON:
        within = board.helmet_area if kind == HELMET else board.sandals_area
        for way in pattern.ways[0]:
            if gear.occupied(way) & ~within == 0:
                return Site(way, tuple(gear.squares_of(within & ~gear.occupied(way))), within.bit_count())
        return None
    grid = board.grid
    within = grid.left | grid.right if right_open else grid.left
    if len(pattern.parts) == 2:
        return None if wide else _find_pair(board, card, right_open)
    for way in pattern.ways[0]:
        mask = gear.occupied(way)
        if mask & ~within or grid.spans(mask) != wide or not grid.legal(mask, right_open):
            continue
        if wide or grid.no_one_handed:
            return Site(way, _room(way, within, grid.two_max), grid.two_max)
        # What fits one hand fits the left one, where the ways begin.
        return Site(way, _room(way, grid.left, grid.one_max), grid.one_max)
    return None


def _find_pair(board: Board, card: int, right_open: bool) -> Site | None:
    grid = board.grid
    if not right_open or grid.no_one_handed:
        return None
    first, second = CARDS[card].pattern.ways
    for left in first:
        if gear.occupied(left) & ~grid.left:
            continue
        for right in second:
            both = gear.occupied(left) | gear.occupied(right)
            apart = not gear.grow(gear.occupied(left)) & gear.occupied(right)
            if apart and gear.occupied(right) & ~grid.right == 0 and grid.legal(both, True):
                layout = (left[0] | right[0], left[1] | right[1], left[2] | right[2])
                room = _room(left, grid.left & ~gear.grow(grid.right), grid.one_max)
                return Site(
                    layout, room, gear.occupied(right).bit_count() + gear.occupied(left).bit_count() + len(room)
                )
    return None


def with_card(board: int, card: int, right_open: bool, have: Cubes, extra: Cubes) -> Layout | None:
    """The card's pattern laid from the cubes at hand, and as many of the extra cubes around it as fit."""
    needed = CARDS[card].pattern.cubes
    if have[0] < needed[0] or have[1] < needed[1] or have[2] < needed[2]:
        return None
    spot = narrow = site(board, card, right_open, False)
    size = sum(needed) + sum(extra)
    if narrow is None or BOARDS[board].grid.no_one_handed or (size > narrow.limit and needed[0] + extra[0] >= 3):
        # A pattern that fits one hand is laid across the middle if the cubes are too many for one hand.
        spot = site(board, card, right_open, True) or narrow
    if spot is None:
        return None
    return fill(spot.room, best(extra, len(spot.room), 0), spot.layout)


@lru_cache(maxsize=4096)
def builds(
    board: int, kind: int, right_open: bool, layout: Layout, pack: Cubes, cards: tuple[int, ...]
) -> tuple[tuple[Build, Layout], ...]:
    """The arrangements to offer for one gear type, with those of the cards: what it is, and the layout."""
    now = gear.counts(layout)
    have = (now[0] + pack[0], now[1] + pack[1], now[2] + pack[2])
    found = _plain_builds(board, kind, right_open, have)
    for card in cards:
        found += _card_builds(board, card, right_open, have, now)
    return tuple([each for each in found if each[1] != layout])


@lru_cache(maxsize=4096)
def _plain_builds(board: int, kind: int, right_open: bool, have: Cubes) -> tuple[tuple[Build, Layout], ...]:
    """Arrangements without a card; of like ones the first."""
    found: list[tuple[Build, Layout]] = []
    if kind == WEAPON:
        _weapons(board, right_open, have, found)
    else:
        order = _HELMET_ORDER[board] if kind == HELMET else _SANDALS_ORDER[board]
        found.append((STRONGEST, fill(order, best(have, len(order), 0))))
        found.append((CHEAPEST, fill(order, cheapest(have, len(order)))))
    result: list[tuple[Build, Layout]] = []
    seen = [EMPTY]
    for build, arrangement in found:
        if arrangement not in seen:
            seen.append(arrangement)
            result.append((build, arrangement))
    return tuple(result)


@lru_cache(maxsize=4096)
def _card_builds(board: int, card: int, right_open: bool, have: Cubes, now: Cubes) -> tuple[tuple[Build, Layout], ...]:
    """A card completed, with the cubes that lie there `now` and with all; named even if it is the strongest as well."""
    needed = CARDS[card].pattern.cubes
    lean = with_card(board, card, right_open, have, minus(now, needed))
    if lean is None:
        return ()
    full = with_card(board, card, right_open, have, minus(have, needed))
    if full is None or full == lean:
        return (((card, False), lean),)
    return ((card, False), lean), ((card, True), full)


def _weapons(board: int, right_open: bool, have: Cubes, found: list[tuple[Build, Layout]]) -> None:
    grid = BOARDS[board].grid
    value = 0.0
    strongest = longest = EMPTY
    line = 0
    candidates: list[tuple[Build, Layout]] = []
    if not grid.no_one_handed:
        one = fill(_LEFT_ORDER[board], best(have, grid.one_max, gear.ONE_HANDED_WOOD))
        candidates.append((ONE_HANDED, one))
        if right_open:
            candidates.append((PAIR, _pair(board, have)))
    if right_open and not grid.no_two_handed:
        candidates.append((TWO_HANDED, fill(_TWO_ORDER[board], best(have, grid.two_max, gear.TWO_HANDED_WOOD))))
    for _, layout in candidates:
        wood, metal, tooth = gear.counts(layout)
        damage = 0.67 * wood + metal + 1.5 * tooth
        length = weapon_length(gear.occupied(layout))
        if damage > value:
            value = damage
            strongest = layout
        if length > line:
            line = length
            longest = layout
    if longest != EMPTY:
        # The same line from the plainest cubes, so that the better ones stay for other gear.
        order = _TWO_ORDER[board] if grid.spans(gear.occupied(longest)) else _LEFT_ORDER[board]
        longest = fill(order, cheapest(have, line))
    found.append((STRONGEST, strongest))
    found.append((LONGEST, longest))
    found.extend(candidates)


def _pair(board: int, have: Cubes) -> Layout:
    """Two one-handed weapons, each with its two wood."""
    grid = BOARDS[board].grid
    cubes = best(have, 2 * grid.one_max, 2 * gear.ONE_HANDED_WOOD)
    if sum(cubes) < 4:
        return EMPTY
    wood, metal, tooth = cubes
    left = (wood - wood // 2, metal - metal // 2, tooth // 2)
    if sum(left) > grid.one_max:
        left = (wood // 2, metal - metal // 2, tooth // 2)
    right = (wood - left[0], metal - left[1], tooth - left[2])
    return fill(_RIGHT_ORDER[board], right, fill(_LEFT_ORDER[board], left))


def legal(board: int, kind: int, right_open: bool, layout: Layout) -> bool:
    """May gear of this type look so (FK-082 to FK-084)?"""
    if kind == WEAPON:
        return BOARDS[board].grid.legal(gear.occupied(layout), right_open)
    within = BOARDS[board].helmet_area if kind == HELMET else BOARDS[board].sandals_area
    return gear.occupied(layout) & ~within == 0


def squares(board: int, kind: int, right_open: bool) -> int:
    """The squares of a gear's grid that may hold cubes."""
    if kind == WEAPON:
        grid = BOARDS[board].grid
        return grid.left | grid.right if right_open else grid.left
    return BOARDS[board].helmet_area if kind == HELMET else BOARDS[board].sandals_area
