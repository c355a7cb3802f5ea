"""The shape of the volcano: places, cells and which of them touch (FK-021, FK-022, FK-243 to FK-245).

A *place* is one of the 37 positions of a tile, a *slot* one of the seven hexes inside a place (0 the middle, 1 to 6 the
rim), a *cell* is where a samurai stands. Contacts follow from the places alone, so everything here is computed once.
Places and cells are small integers; sets of cells are bit masks.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final

# East, south-east, south-west, west, north-west, north-east: used for slots, for sides and for lattice directions.
OFFSETS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

CENTRE: Final = 0
# The six corners of ring 3 are temples and bridges by turns.
TEMPLES: Final = (19, 25, 31)
BRIDGES: Final = (22, 28, 34)
# A bridge lies three steps from the centre in this direction; its two cells face the volcano.
BRIDGE_DIRECTION: Final = {22: 1, 28: 3, 34: 5}


def _places() -> tuple[tuple[str, int, int], ...]:
    """All places as (name, Q, R): the centre, then each ring clockwise from the east."""
    found = [("C", 0, 0)]
    for ring in (1, 2, 3):
        q, r, number = ring, 0, 1
        for direction in range(6):
            # From a corner of the ring the walk goes on in the direction two turns further.
            step_q, step_r = OFFSETS[(direction + 2) % 6]
            for _ in range(ring):
                found.append((f"{ring}.{number}", q, r))
                q, r, number = q + step_q, r + step_r, number + 1
    return tuple(found)


PLACES: Final = _places()
PLACE_COUNT: Final = len(PLACES)
PLACE_NAMES: Final = tuple(place[0] for place in PLACES)
PLACE_BY_NAME: Final = {name: index for index, name in enumerate(PLACE_NAMES)}
_PLACE_AT: Final = {(q, r): index for index, (_, q, r) in enumerate(PLACES)}
# 0 for the centre, else the level of the tiles that belong there (FK-021).
PLACE_RING: Final = tuple(max(abs(q), abs(r), abs(q + r)) for _, q, r in PLACES)
# Places that get a volcano tile by exploring.
PLACE_IS_AREA: Final = tuple(
    index != CENTRE and index not in TEMPLES and index not in BRIDGES for index in range(PLACE_COUNT)
)
AREAS: Final = tuple(index for index in range(PLACE_COUNT) if PLACE_IS_AREA[index])
SAFE_PLACES: Final = frozenset((CENTRE, *TEMPLES, *BRIDGES))


def side_of(place: int, side: int) -> int:
    """The place on that side, or -1 beyond the rim of the map."""
    _, q, r = PLACES[place]
    return _PLACE_AT.get((q + OFFSETS[side][0], r + OFFSETS[side][1]), -1)


PLACE_NEIGHBOURS: Final = tuple(
    tuple(other for other in (side_of(place, side) for side in range(6)) if other >= 0) for place in range(PLACE_COUNT)
)


def middle_hex(place: int) -> tuple[int, int]:
    _, q, r = PLACES[place]
    return 2 * q - r, q + 3 * r


def slot_hex(place: int, slot: int) -> tuple[int, int]:
    q, r = middle_hex(place)
    if slot == 0:
        return q, r
    return q + OFFSETS[slot - 1][0], r + OFFSETS[slot - 1][1]


def _rim(slot: int) -> int:
    return (slot - 1) % 6 + 1


def _cells() -> tuple[tuple[str, int, tuple[int, ...]], ...]:
    """All cells as (name, place, slots of the place that belong to it)."""
    found: list[tuple[str, int, tuple[int, ...]]] = []
    for place, name in enumerate(PLACE_NAMES):
        if PLACE_IS_AREA[place]:
            found.extend((f"{name}/{slot}", place, (slot,)) for slot in range(7))
        elif place in BRIDGE_DIRECTION:
            turn = BRIDGE_DIRECTION[place]
            found.append((f"{name}/a", place, (_rim(turn + 3), _rim(turn + 4))))
            found.append((f"{name}/b", place, (_rim(turn + 5), _rim(turn + 6))))
        else:
            found.append((f"{name}/0", place, tuple(range(7))))
    return tuple(found)


CELLS: Final = _cells()
CELL_COUNT: Final = len(CELLS)
CELL_NAMES: Final = tuple(cell[0] for cell in CELLS)
CELL_BY_NAME: Final = {name: index for index, name in enumerate(CELL_NAMES)}
CELL_PLACE: Final = tuple(cell[1] for cell in CELLS)
# The slot of a cell on a volcano tile; the first slot of the bigger cells.
CELL_SLOT: Final = tuple(cell[2][0] for cell in CELLS)
PLACE_CELLS: Final = tuple(
    tuple(cell for cell in range(CELL_COUNT) if CELL_PLACE[cell] == place) for place in range(PLACE_COUNT)
)
# Each cell as a mask: to look into a mask with it is faster than to shift so long a number.
CELL_BIT: Final = tuple(1 << cell for cell in range(CELL_COUNT))
PLACE_MASK: Final = tuple(sum(1 << cell for cell in cells) for cells in PLACE_CELLS)
# All cells of the places around a place.
TILES_AROUND_MASK: Final = tuple(sum(PLACE_MASK[other] for other in others) for others in PLACE_NEIGHBOURS)
PLACE_FIRST_CELL: Final = tuple(cells[0] for cells in PLACE_CELLS)
CENTRE_CELL: Final = PLACE_FIRST_CELL[CENTRE]
TEMPLE_CELLS: Final = tuple(PLACE_FIRST_CELL[place] for place in TEMPLES)
# The number of the temple on each cell, -1 for none.
TEMPLE_NUMBER: Final = tuple(TEMPLE_CELLS.index(cell) if cell in TEMPLE_CELLS else -1 for cell in range(CELL_COUNT))
SAFE_MASK: Final = sum(PLACE_MASK[place] for place in SAFE_PLACES)
# Cells without a limit of two samurai (FK-023).
ROOMY_MASK: Final = sum(1 << cell for cell in (CENTRE_CELL, *TEMPLE_CELLS))
IS_ROOMY: Final = tuple(ROOMY_MASK >> cell & 1 == 1 for cell in range(CELL_COUNT))
_HEX_CELL: Final = {slot_hex(place, slot): cell for cell, (_, place, slots) in enumerate(CELLS) for slot in slots}
_HEX_PLACE: Final = {slot_hex(place, slot): place for place in range(PLACE_COUNT) for slot in range(7)}


def _touching(cell: int) -> tuple[int, ...]:
    _, place, slots = CELLS[cell]
    found: list[int] = []
    for slot in slots:
        q, r = slot_hex(place, slot)
        for offset_q, offset_r in OFFSETS:
            other = _HEX_CELL.get((q + offset_q, r + offset_r), cell)
            if other != cell and other not in found:
                found.append(other)
    return tuple(sorted(found))


def _bordered(cell: int) -> tuple[int, ...]:
    _, place, slots = CELLS[cell]
    found: set[int] = set()
    for slot in slots:
        q, r = slot_hex(place, slot)
        found.update(
            _HEX_PLACE[(q + offset_q, r + offset_r)]
            for offset_q, offset_r in OFFSETS
            if (q + offset_q, r + offset_r) in _HEX_PLACE
        )
    found.discard(place)
    return tuple(sorted(found))


NEIGHBOURS: Final = tuple(_touching(cell) for cell in range(CELL_COUNT))
NEIGHBOUR_MASK: Final = tuple(sum(1 << other for other in others) for others in NEIGHBOURS)
# For each cell whether it touches every other; the last answer is for samurai outside the map.
IS_NEAR: Final = tuple((*(other in near for other in range(CELL_COUNT)), False) for near in NEIGHBOURS)
# The places a cell borders, for exploring and joining (FK-245).
BORDERS: Final = tuple(_bordered(cell) for cell in range(CELL_COUNT))
# Those of them that get a volcano tile.
BORDER_AREAS: Final = tuple(tuple(place for place in places if PLACE_IS_AREA[place]) for places in BORDERS)
# The cells of these.
BORDER_AREAS_MASK: Final = tuple(sum(PLACE_MASK[place] for place in places) for places in BORDER_AREAS)
BORDERING_MASK: Final = tuple(
    sum(1 << cell for cell in range(CELL_COUNT) if place in BORDERS[cell]) for place in range(PLACE_COUNT)
)


def printed_cell(slot: int, rotation: int) -> int:
    """The printed cell of a tile that shows in this slot (FK-244)."""
    return 0 if slot == 0 else (slot - 1 - rotation) % 6 + 1


def shown_slot(printed: int, rotation: int) -> int:
    """The slot in which a printed cell of a tile shows (FK-244)."""
    return 0 if printed == 0 else (printed - 1 + rotation) % 6 + 1


def cells_of(mask: int) -> list[int]:
    """The cells of a mask in rising order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def spread(mask: int, within: int) -> int:
    """All cells of `within` that touch a cell of the mask."""
    found = 0
    while mask:
        low = mask & -mask
        found |= NEIGHBOUR_MASK[low.bit_length() - 1]
        mask ^= low
    return found & within


def nearest(start: int, over: int, wanted: int) -> int:
    """The wanted cells reached in the fewest steps over the given cells, as a mask; the start itself does not count."""
    seen = 1 << start
    edge = seen
    while True:
        edge = spread(edge, over) & ~seen
        if not edge:
            return 0
        if edge & wanted:
            return edge & wanted
        seen |= edge


def within_steps(start: int, over: int, steps: int) -> int:
    """The cells that can be reached in at most so many steps over the given cells, the start included."""
    seen = 1 << start
    edge = seen
    for _ in range(steps):
        edge = spread(edge, over) & ~seen
        if not edge:
            break
        seen |= edge
    return seen


@lru_cache(maxsize=4096)
def place_distances(target: int, over: int) -> tuple[int, ...]:
    """Steps from every place to the target place over a mask of places; -1 where there is no way."""
    distance = [-1] * PLACE_COUNT
    distance[target] = 0
    waiting = deque((target,))
    while waiting:
        place = waiting.popleft()
        for other in PLACE_NEIGHBOURS[place]:
            if distance[other] < 0 and over >> other & 1:
                distance[other] = distance[place] + 1
                waiting.append(other)
    return tuple(distance)
