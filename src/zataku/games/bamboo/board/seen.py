"""What a view means for a player: what harmony tiles still ask, who would win a temple, what is owed, what counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..components import COMPONENTS, KINDS
from ..harmony import Condition, House, Placement, comfort_of
from ..view import BambooView, HarmonyTileView, HomeView, SheetView

GRID = COMPONENTS.grid
CELLS = GRID.cells
MOST_COMFORT = 3
_NUMBERS = COMPONENTS.numbers
_LEFT, _RIGHT = GRID.mask("left"), GRID.mask("right")
HARMONY_TILES = {tile.id: tile for tile in COMPONENTS.harmony_tiles}
_FOOD = {food.id: food.food for food in COMPONENTS.food}
SPIRITS = {spirit.id: spirit for spirit in COMPONENTS.spirits}


class Home(NamedTuple):
    """A house as bits, and the bits of kinds that its named cells do not take."""

    house: House
    barred: int


def home_of(player: HomeView) -> Home:
    tiles = tuple(
        (cell, KINDS.index(room["tile"]["kind"]), room["tile"]["comfort"])
        for cell, room in enumerate(player["house"])
        if room["tile"] is not None
    )
    return _home(tiles, tuple(room["named"] for room in player["house"]))


@lru_cache(256)
def _home(tiles: tuple[tuple[int, int, int], ...], named: tuple[str | None, ...]) -> Home:
    barred = sum(
        1 << (kind * CELLS + cell)
        for cell, asked in enumerate(named)
        for kind, name in enumerate(KINDS)
        if asked not in (None, name)
    )
    return Home(House.of(tiles, GRID), barred)


def condition_of(tile: HarmonyTileView) -> Condition:
    return HARMONY_TILES[tile["id"]].condition


@lru_cache(4096)
def missing(tile: str, home: Home) -> int | None:
    """House tiles that a harmony tile still needs at least: 0 when it is met, None when it cannot be any more, since
    tiles never leave a house (BB-057)."""
    condition = HARMONY_TILES[tile].condition
    if condition.sum_kind >= 0:
        return _missing_of_kind(condition, home)
    needs = [_missing_here(place, condition.least, home) for place in condition.placements]
    return min((need for need in needs if need is not None), default=None)


def _missing_of_kind(condition: Condition, home: Home) -> int | None:
    house, kind = home.house, condition.sum_kind
    have = comfort_of(house.comfort, house.kinds >> (kind * CELLS) & condition.region, CELLS)
    need = -(-max(0, condition.least - have) // MOST_COMFORT)
    room = condition.region & ~house.occupied & ~(home.barred >> (kind * CELLS))
    return need if need <= room.bit_count() else None


def _missing_here(place: Placement, least: int, home: Home) -> int | None:
    house = home.house
    lying = place.cells & house.occupied
    there = place.kinds & house.kinds
    if (place.typed & lying).bit_count() != there.bit_count() or place.kinds & ~there & home.barred:
        return None
    empty = place.size - lying.bit_count()
    have = comfort_of(house.comfort, lying, CELLS)
    return empty if have + MOST_COMFORT * empty >= least else None


def nearest(tile: str, home: Home) -> Placement | None:
    """Where a harmony tile needs the fewest tiles."""
    condition = HARMONY_TILES[tile].condition
    fewest = missing(tile, home)
    if fewest is None:
        return None
    return next(
        (place for place in condition.placements if _missing_here(place, condition.least, home) == fewest), None
    )


def asked_kind(place: Placement, cell: int) -> str | None:
    """The kind that an arrangement asks for on a cell, if it matters."""
    return next((name for kind, name in enumerate(KINDS) if place.kinds >> (kind * CELLS + cell) & 1), None)


class Change(NamedTuple):
    """What a house tile on a cell would do to the harmony tiles held: happiness of those it completes, and whether it
    makes one impossible."""

    points: int
    spoils: bool


@lru_cache(4096)
def change(home: Home, held: tuple[tuple[str, int], ...], kind: int, comfort: int, cell: int) -> Change:
    house = home.house
    grown = House(
        house.occupied | 1 << cell,
        house.kinds | 1 << (kind * CELLS + cell),
        house.comfort | (comfort & 1) << cell | (comfort >> 1) << (CELLS + cell),
    )
    after = Home(grown, home.barred)
    points, spoils = 0, False
    for tile, worth in held:
        before = missing(tile, home)
        if before:
            now = missing(tile, after)
            points += worth if now == 0 else 0
            spoils = spoils or now is None
    return Change(points, spoils)


def held_tiles(player: HomeView) -> tuple[tuple[str, int], ...]:
    """The unscored harmony tiles with their happiness."""
    return tuple((tile["id"], tile["points"]) for tiles in player["harmony"].values() for tile in tiles if tile)


def free_cells(player: HomeView, kind: str) -> Iterator[int]:
    """Cells of a house that take a tile of a kind."""
    return (cell for cell, room in enumerate(player["house"]) if room["tile"] is None and room["named"] in (None, kind))


def changes(player: HomeView, kind: str, comfort: int) -> dict[int, Change]:
    """For each cell that takes a house tile, what it would do there."""
    home, held, number = home_of(player), held_tiles(player), KINDS.index(kind)
    return {cell: change(home, held, number, comfort, cell) for cell in free_cells(player, kind)}


def leading(sticks: Sequence[int | str]) -> int | str | None:
    """Who would win a temple now: the most sticks, among equals the one that lies highest (BB-080)."""
    if not sticks:
        return None
    return max(sticks, key=lambda owner: (sticks.count(owner), len(sticks) - sticks[::-1].index(owner)))


class Meal(NamedTuple):
    owed: int
    food: int

    @property
    def lost(self) -> int:
        """Happiness that would be lost with this food."""
        return max(0, self.owed - self.food) * _NUMBERS.missing_food


def meal(view: BambooView, seat: int) -> Meal:
    """What is owed at the next family meal, or still at the one that goes on (BB-101)."""
    player, now = view["seats"][seat], view["meal"]
    if view["over"]:
        owed = 0
    elif now is not None and now["seat"] == seat:
        owed = now["owed"]
    else:
        owed = sum(room["tile"] is not None for room in player["house"])
    return Meal(owed, sum(_FOOD[kind] * count for kind, count in player["food"].items()))


def food_value(kind: str) -> int:
    return _FOOD[kind]


class Balance(NamedTuple):
    left: int
    right: int

    @property
    def lost(self) -> int:
        return abs(self.left - self.right) * _NUMBERS.imbalance


def balance(player: SheetView) -> Balance:
    comfort = home_of(player).house.comfort
    return Balance(comfort_of(comfort, _LEFT, CELLS), comfort_of(comfort, _RIGHT, CELLS))


def has_named_cells(player: SheetView) -> bool:
    return any(room["named"] for room in player["house"])


def empty_named_cells(player: SheetView) -> int:
    return sum(bool(room["named"]) and room["tile"] is None for room in player["house"])


class Outlook(NamedTuple):
    """What the final scoring would bring now, beside the happiness on the track (BB-120 to BB-123)."""

    track: int
    spirits: int
    balance: int
    harmony: int
    night: int

    @property
    def total(self) -> int:
        return sum(self)


def outlook(player: SheetView) -> Outlook:
    met = (tile for tiles in player["harmony"].values() for tile in tiles if tile and tile["met"])
    return Outlook(
        player["happiness"],
        len(player["spirits"]) * _NUMBERS.spirit_kind,
        -balance(player).lost,
        sum(HARMONY_TILES[tile["id"]].half for tile in met),
        -empty_named_cells(player) * _NUMBERS.named_cell,
    )
