"""Harmony conditions: the notation, its checker, and the conditions printed in the rulebook."""

import random
from collections.abc import Iterable

import pytest

from tests.rules import rule
from zataku.games.bamboo.components import COMPONENTS, KINDS, PARTS, HarmonyTile
from zataku.games.bamboo.harmony import LETTERS, Condition, ConditionError, Grid, House, parse, satisfiable

GRID = COMPONENTS.grid
TILES = {tile.id: tile for tile in COMPONENTS.harmony_tiles}


def house(*rows: str) -> House:
    """A house as three rows of five: "F3 .. G1 .. .."."""
    tiles = []
    for y, row in enumerate(rows):
        for x, mark in enumerate(row.split()):
            if mark != "..":
                tiles.append((y * GRID.columns + x, LETTERS.index(mark[0]), int(mark[1])))
    return House.of(tiles, GRID)


def holds(condition: Condition | HarmonyTile, *rows: str) -> bool:
    if isinstance(condition, HarmonyTile):
        condition = condition.condition
    built = house(*rows)
    return condition.holds(built.occupied, built.kinds, built.comfort)


def whole(text: str) -> Condition:
    return parse(text, "whole", GRID)


EMPTY = ".. .. .. .. .."


@rule("BB-070")
def test_the_parts_of_the_house() -> None:
    assert (GRID.columns, GRID.rows, GRID.cells) == (5, 3, 15)
    assert GRID.mask("left").bit_count() == 6
    assert GRID.mask("right").bit_count() == 6
    assert GRID.mask("whole") == (1 << 15) - 1
    middle = GRID.mask("whole") & ~GRID.mask("left") & ~GRID.mask("right")
    assert [cell for cell in range(15) if middle >> cell & 1] == [2, 7, 12]


@rule("BB-072")
@pytest.mark.parametrize(("part", "columns"), [("left", {1, 2}), ("whole", {1, 2, 3, 4, 5}), ("right", {4, 5})])
def test_a_tile_looks_only_at_its_part(part: str, columns: set[int]) -> None:
    condition = parse("G", part, GRID)
    for row in range(3):
        for column in range(1, 6):
            built = House.of([(row * 5 + column - 1, LETTERS.index("G"), 1)], GRID)
            assert condition.holds(built.occupied, built.kinds, built.comfort) == (column in columns)


@rule("BB-072")
def test_wildcards_lie_inside_the_part_too() -> None:
    tile = TILES["R21"]  # O*>=4 in the right part
    assert holds(tile, EMPTY, ".. .. .. O3 G1", EMPTY)
    assert not holds(tile, EMPTY, ".. .. O3 G3 ..", EMPTY)
    left = TILES["L22"]  # *G>=4 in the left part
    assert not holds(left, EMPTY, ".. F3 G3 .. ..", EMPTY)
    assert holds(left, EMPTY, "F3 G3 .. .. ..", EMPTY)


# Golden cases of the rulebook, G09 to G18.


@rule("BB-X10", "BB-077")
def test_one_garden_in_the_right_part() -> None:
    tile = TILES["R03"]
    assert tile.points == 2
    assert holds(tile, EMPTY, EMPTY, ".. .. .. .. G1")
    assert not holds(tile, "G1 G1 G1 .. ..", EMPTY, EMPTY)
    assert holds(tile, "F1 F1 F1 F1 F1", "O1 O1 O1 G1 O1", "D1 D1 D1 D1 G3")


@rule("BB-X10", "BB-073")
def test_one_decoration() -> None:
    assert holds(whole("D"), EMPTY, ".. .. D1 .. ..", EMPTY)
    assert not holds(whole("D"), EMPTY, ".. .. F1 .. ..", EMPTY)


@rule("BB-X10", "BB-073", "BB-075")
def test_faith_right_of_garden() -> None:
    assert holds(TILES["R06"], EMPTY, ".. .. .. G1 F1", EMPTY)
    assert not holds(TILES["R06"], EMPTY, ".. .. .. F1 G1", EMPTY)
    assert not holds(TILES["R06"], ".. .. .. G1 ..", ".. .. .. F1 ..", EMPTY)
    assert not holds(TILES["R06"], ".. .. .. G1 ..", ".. .. .. .. F1", EMPTY)


@rule("BB-X10", "BB-073", "BB-075")
def test_faith_below_decoration() -> None:
    assert holds(TILES["R09"], EMPTY, ".. .. .. D1 ..", ".. .. .. F1 ..")
    assert not holds(TILES["R09"], EMPTY, ".. .. .. F1 ..", ".. .. .. D1 ..")
    assert not holds(TILES["R09"], EMPTY, ".. .. .. D1 F1", EMPTY)
    assert not holds(TILES["R09"], ".. .. .. D1 ..", EMPTY, ".. .. .. F1 ..")


@rule("BB-X10", "BB-073")
def test_garden_above_faith_above_decoration() -> None:
    assert holds(TILES["R13"], ".. .. .. .. G1", ".. .. .. .. F1", ".. .. .. .. D1")
    assert not holds(TILES["R13"], ".. .. .. .. D1", ".. .. .. .. F1", ".. .. .. .. G1")
    assert not holds(TILES["R13"], ".. .. G1 .. ..", ".. .. F1 .. ..", ".. .. D1 .. ..")


@rule("BB-X10", "BB-073", "BB-075")
def test_the_diamond() -> None:
    tile = TILES["W01"]
    assert len(tile.condition.placements) == 3
    assert holds(tile, ".. F1 .. .. ..", "O1 .. G1 .. ..", ".. D1 .. .. ..")
    assert holds(tile, ".. .. .. F1 ..", ".. .. O1 D3 G1", ".. .. .. D1 ..")
    assert not holds(tile, ".. F1 .. .. ..", "G1 .. O1 .. ..", ".. D1 .. .. ..")
    assert not holds(tile, ".. F1 .. .. ..", "O1 .. G1 .. ..", EMPTY)


@rule("BB-X10", "BB-073", "BB-075")
def test_five_in_a_row() -> None:
    tile = TILES["W07"]
    assert holds(tile, EMPTY, "F1 O1 G1 G1 D1", EMPTY)
    assert not holds(tile, EMPTY, "F1 G1 G1 O1 D1", EMPTY)
    assert not holds(tile, EMPTY, ".. O1 G1 G1 D1", EMPTY)


@rule("BB-X10", "BB-074", "BB-077")
def test_faith_with_seven_comfort() -> None:
    tile = TILES["W10"]
    assert holds(tile, "F3 .. .. .. ..", ".. .. F3 .. ..", ".. .. .. .. F1")
    assert not holds(tile, "F3 .. .. .. ..", ".. .. F3 .. ..", EMPTY)
    assert not holds(tile, "F3 .. .. .. ..", ".. .. F3 .. ..", ".. .. .. .. G1")


@rule("BB-074")
def test_a_sum_counts_its_part_only() -> None:
    five = parse("sum(D)>=5", "left", GRID)
    assert holds(five, "D3 .. .. .. ..", EMPTY, ".. D2 .. .. ..")
    assert not holds(five, "D3 .. .. .. ..", EMPTY, ".. .. D2 .. ..")
    assert five.tiles == 1, "how many tiles it takes, comfort decides"


@rule("BB-X10", "BB-074")
def test_object_with_any_tile_right_of_it() -> None:
    tile = TILES["R21"]
    assert holds(tile, ".. .. .. O1 F3", EMPTY, EMPTY)
    assert holds(tile, ".. .. .. O3 F1", EMPTY, EMPTY)
    assert not holds(tile, ".. .. .. O1 F2", EMPTY, EMPTY)
    assert not holds(tile, ".. .. .. F3 O3", EMPTY, EMPTY)


@rule("BB-074")
def test_comfort_is_counted_in_one_place() -> None:
    assert not holds(TILES["R21"], ".. .. .. O1 F2", ".. .. .. O2 F1", EMPTY)


@rule("BB-X10", "BB-074")
def test_four_tiles_with_nine_comfort() -> None:
    tile = TILES["L24"]
    assert holds(tile, EMPTY, "D3 F2 .. .. ..", "G2 O2 .. .. ..")
    assert not holds(tile, EMPTY, "D2 F2 .. .. ..", "G2 O2 .. .. ..")
    assert not holds(tile, EMPTY, ".. F3 D3 .. ..", ".. O3 G3 .. ..")
    assert not holds(tile, EMPTY, "D3 F3 .. .. ..", "G3 .. .. .. ..")


@rule("BB-075")
def test_every_named_cell_must_hold_a_tile() -> None:
    assert not holds(whole("D*"), "D3 .. .. .. ..", EMPTY, EMPTY)
    assert holds(whole("D.*"), "D3 .. F1 .. ..", EMPTY, EMPTY)


@rule("BB-076")
def test_a_house_tile_serves_any_number_of_harmony_tiles() -> None:
    rows = (".. .. .. G2 F2", EMPTY, EMPTY)
    assert all(holds(TILES[name], *rows) for name in ("R02", "R03", "R06", "R22"))


@pytest.mark.parametrize(
    ("text", "part", "what"),
    [
        ("", "whole", "expected rows"),
        ("X", "whole", "expected rows"),
        ("G>=0", "whole", "above 0"),
        ("sum(*)>=3", "whole", "expected rows"),
        ("GF/G", "whole", "same length"),
        ("G/", "whole", "same length"),
        ("../..", "whole", "at least one cell"),
        ("GFD", "left", "do not fit"),
        ("G/G/G/G", "whole", "do not fit"),
    ],
)
def test_the_reader_explains_what_is_wrong(text: str, part: str, what: str) -> None:
    with pytest.raises(ConditionError, match=what):
        parse(text, part, GRID)


def slow_check(tile: HarmonyTile, cells: dict[int, tuple[int, int]]) -> bool:
    """The rules once more, cell by cell, to hold the fast checker against."""
    columns = GRID.columns_of(PARTS[tile.part])
    condition = tile.condition
    if condition.sum_kind >= 0:
        found = [
            comfort for cell, (kind, comfort) in cells.items() if kind == condition.sum_kind and cell % 5 in columns
        ]
        return sum(found) >= condition.least
    height, width = len(condition.rows), len(condition.rows[0])
    for top in range(3 - height + 1):
        for left in range(5 - width + 1):
            if left not in columns or left + width - 1 not in columns:
                continue
            comfort, good = 0, True
            for y, row in enumerate(condition.rows):
                for x, mark in enumerate(row):
                    if mark == ".":
                        continue
                    kind, amount = cells.get((top + y) * 5 + left + x, (-1, 0))
                    good = good and kind >= 0 and mark in ("*", LETTERS[max(kind, 0)])
                    comfort += amount
            if good and comfort >= condition.least:
                return True
    return False


def test_the_fast_checker_agrees_with_a_slow_one() -> None:
    rng = random.Random(7)
    met = 0
    for _ in range(300):
        filled = rng.sample(range(15), rng.randint(0, 15))
        cells = {cell: (rng.randrange(4), rng.randint(1, 3)) for cell in filled}
        built = House.of(((cell, kind, comfort) for cell, (kind, comfort) in cells.items()), GRID)
        for tile in COMPONENTS.harmony_tiles:
            fast = tile.condition.holds(built.occupied, built.kinds, built.comfort)
            assert fast == slow_check(tile, cells), (tile.id, cells)
            met += fast
    assert met > 1000


def stock(two_players: bool) -> list[tuple[int, int]]:
    return [(tile.kind, tile.comfort) for tile in COMPONENTS.house_tiles if not (two_players and tile.three_or_more)]


@pytest.mark.parametrize("two_players", [False, True])
@pytest.mark.parametrize("board", ["day", *COMPONENTS.colours])
def test_every_condition_can_be_met(board: str, two_players: bool) -> None:
    named: Iterable[int] = (-1,) * 15 if board == "day" else COMPONENTS.named[COMPONENTS.colours.index(board)]
    for tile in COMPONENTS.harmony_tiles:
        assert satisfiable(tile.condition, stock(two_players), tuple(named), GRID), tile.id


def test_the_satisfiability_checker_says_no() -> None:
    free = (-1,) * 15
    all_garden = (KINDS.index("garden"),) * 15
    assert not satisfiable(whole("F"), stock(False), all_garden, GRID)
    assert satisfiable(whole("**/**>=9"), stock(False), all_garden, GRID)
    assert not satisfiable(whole("**>=7"), stock(False), free, GRID)
    assert not satisfiable(whole("sum(F)>=17"), stock(False), (*[-1] * 4, *[KINDS.index("object")] * 11), GRID)
    assert not satisfiable(whole("FF"), [(KINDS.index("faith"), 3)], free, GRID)


def test_the_satisfiability_checker_counts_exactly() -> None:
    """With so many tiles of the kind it can just be met, with those of another kind it cannot."""
    free = (-1,) * 15
    faith, other = KINDS.index("faith"), KINDS.index("garden")
    assert satisfiable(whole("FF"), [(faith, 1), (faith, 2)], free, GRID)
    assert not satisfiable(whole("FF"), [(other, 1), (other, 2)], free, GRID)
    assert satisfiable(whole("sum(F)>=3"), [(faith, 1), (faith, 2), (other, 3)], free, GRID)
    assert not satisfiable(whole("sum(F)>=4"), [(faith, 1), (faith, 2), (other, 3)], free, GRID)


def test_the_satisfiability_checker_treats_all_kinds_alike() -> None:
    free = (-1,) * 15
    for kind, letter in enumerate(LETTERS):
        other = (kind + 1) % len(LETTERS)
        assert satisfiable(whole(letter), [(kind, 1)], free, GRID)
        assert not satisfiable(whole(letter), [(other, 1)], free, GRID)
        assert not satisfiable(whole(letter), [(kind, 1), (other, 1)], (other,) * 15, GRID)
        assert satisfiable(whole("*"), [(kind, 1)], (kind,) * 15, GRID)
        assert not satisfiable(whole("*"), [(other, 1)], (kind,) * 15, GRID)


def test_the_satisfiability_checker_counts_cells_and_comfort_to_the_last() -> None:
    free = (-1,) * 15
    two = [(0, 1), (1, 2)]
    assert satisfiable(whole("**>=3"), two, free, GRID)
    assert not satisfiable(whole("**>=4"), two, free, GRID)
    assert not satisfiable(whole("***"), two, free, GRID)
    left = parse("sum(D)>=6", "left", GRID), parse("sum(D)>=7", "left", GRID)
    assert [satisfiable(condition, [(0, 1)] * 9, free, GRID) for condition in left] == [True, False]


def test_another_grid_is_only_data() -> None:
    small = Grid(2, 3, (0,), (2,))
    assert len(parse("*", "whole", small).placements) == 6
    assert len(parse("*/*", "left", small).placements) == 1
