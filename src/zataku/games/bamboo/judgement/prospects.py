"""What a house promises: harmony tiles that it meets, and those that it could meet with a few tiles more.

Houses change but once in a while, so what was found for one is kept.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from ..components import COMPONENTS, KINDS
from ..harmony import Condition, comfort_of
from ..state import CELLS, Sheet

#: Further house tiles that a plan may ask for.
MOST_TILES: Final = 5
#: Plans that are kept while one harmony tile after the other is taken into them.
_MOST_PLANS: Final = 16
#: About how many points a further house tile must bring for a plan to be worth keeping.
_TILE_COST: Final = 2.0
#: Comfort of a tile that is bought without looking for it, and of one that is looked for.
_USUAL_COMFORT: Final = 2.0
_GOOD_COMFORT: Final = 2.5
#: So many houses are remembered.
_MEMORY: Final = 40_000

_TILES: Final = COMPONENTS.harmony_tiles
_ALL_CELLS: Final = (1 << CELLS) - 1
_NOTHING: Final = (0,) * (MOST_TILES + 1)

#: Cells to be filled and the kinds asked for in them, as bits (see `harmony.House`), and the points this brings.
Plan = tuple[int, int, int]

_met: Final[dict[tuple[int, int, int], int]] = {}
_reach: Final[dict[tuple[int, int, int, tuple[int, ...], int], tuple[int, ...]]] = {}


def met(sheet: Sheet) -> int:
    """The harmony tiles of the whole game that the house meets, as bits."""
    key = (sheet.occupied, sheet.kinds, sheet.comfort)
    found = _met.get(key)
    if found is None:
        if len(_met) >= _MEMORY:
            _met.clear()
        found = 0
        for number in range(len(_TILES)):
            if sheet.meets(number):
                found |= 1 << number
        _met[key] = found
    return found


def reach(sheet: Sheet, on_sale: int) -> tuple[int, ...]:
    """The most points of harmony tiles held that the house meets with 0, 1, 2, ... further tiles.

    `on_sale` are the kinds of house tiles on the market, as bits: waiting for another one counts as a tile more.
    """
    held = tuple([tile for tile in sorted(sheet.harmony) if tile >= 0])
    if not held:
        return _NOTHING
    key = (sheet.occupied, sheet.kinds, sheet.comfort, held, on_sale)
    found = _reach.get(key)
    if found is None:
        if len(_reach) >= _MEMORY:
            _reach.clear()
        found = _reach[key] = _within_reach(sheet, held, on_sale)
    return found


def _within_reach(sheet: Sheet, held: tuple[int, ...], on_sale: int) -> tuple[int, ...]:
    plans: list[Plan] = [(0, 0, 0)]
    sums: list[int] = []
    for number in held:
        condition = _TILES[number].condition
        if condition.sum_kind >= 0:
            sums.append(number)
        else:
            plans = _with_arrangement(plans, _ways(sheet, condition), _TILES[number].points)
    awaited = 0
    for kind in range(len(KINDS)):
        if not on_sale >> kind & 1:
            awaited |= _ALL_CELLS << (kind * CELLS)
    best = [0] * (MOST_TILES + 1)
    for cells, kinds, points in plans:
        count: int = cells.bit_count() + (kinds & awaited).bit_count()
        if count > MOST_TILES:
            continue
        best[count] = max(best[count], points)
        for number in sums:
            more = _lacking(sheet, _TILES[number].condition, cells, kinds, on_sale)
            if count + more <= MOST_TILES:
                count += more
                points += _TILES[number].points
                best[count] = max(best[count], points)
    for count in range(1, MOST_TILES + 1):
        best[count] = max(best[count], best[count - 1])
    return tuple(best)


def _ways(sheet: Sheet, condition: Condition) -> list[tuple[int, int]]:
    """What has to be added for an arrangement to lie here or there: cells, and kinds in them."""
    ways: list[tuple[int, int]] = []
    for place in condition.placements:
        lying: int = (place.kinds & sheet.kinds).bit_count()
        if (place.typed & sheet.occupied).bit_count() != lying:
            continue
        cells = place.cells & ~sheet.occupied
        if condition.least:
            comfort = comfort_of(sheet.comfort, place.cells & sheet.occupied, CELLS)
            if comfort + _GOOD_COMFORT * cells.bit_count() < condition.least:
                continue
        if not cells:
            return [(0, 0)]
        ways.append((cells, place.kinds & ~sheet.kinds))
    return ways


def _with_arrangement(plans: list[Plan], ways: list[tuple[int, int]], points: int) -> list[Plan]:
    """The best of the plans with and without one more arrangement."""
    if ways and not ways[0][0]:
        return [(cells, kinds, had + points) for cells, kinds, had in plans]
    longer = {(cells, kinds): had for cells, kinds, had in plans}
    for cells, kinds, had in plans:
        for more, wanted in ways:
            both = cells | more
            asked = kinds | wanted
            if both.bit_count() > MOST_TILES or asked.bit_count() != _cells_of(asked).bit_count():
                continue
            if longer.get((both, asked), -1) < had + points:
                longer[both, asked] = had + points
    ordered = sorted([(_TILE_COST * cells.bit_count() - had, cells, kinds) for (cells, kinds), had in longer.items()])
    return [(cells, kinds, longer[cells, kinds]) for _, cells, kinds in ordered[:_MOST_PLANS]]


def _cells_of(kinds: int) -> int:
    """The cells in which any kind is asked for; fewer than kinds where two are asked for in one cell."""
    cells = 0
    for kind in range(len(KINDS)):
        cells |= kinds >> (kind * CELLS) & _ALL_CELLS
    return cells


def _lacking(sheet: Sheet, condition: Condition, cells: int, kinds: int, on_sale: int) -> int:
    """House tiles that a sum of comfort still lacks when those of a plan are there."""
    own = condition.sum_kind * CELLS
    lacking = condition.least - comfort_of(sheet.comfort, sheet.kinds >> own & condition.region, CELLS)
    if lacking <= 0:
        return 0
    planned: int = (kinds >> own & condition.region).bit_count()
    more = max(0, ceil(lacking / _USUAL_COMFORT) - planned)
    if more > (condition.region & ~sheet.occupied & ~cells).bit_count():
        return MOST_TILES + 1
    return more if on_sale >> condition.sum_kind & 1 else 2 * more
