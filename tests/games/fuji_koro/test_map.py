"""The map: places, cells, contacts, rotations."""

from collections import Counter

import pytest

from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import map as volcano


def neighbours(cell: str) -> set[str]:
    return {volcano.CELL_NAMES[other] for other in volcano.NEIGHBOURS[volcano.CELL_BY_NAME[cell]]}


def borders(cell: str) -> set[str]:
    return {volcano.PLACE_NAMES[place] for place in volcano.BORDERS[volcano.CELL_BY_NAME[cell]]}


def steps_from_the_centre() -> dict[int, int]:
    distance = {volcano.CENTRE_CELL: 0}
    edge = [volcano.CENTRE_CELL]
    while edge:
        found = []
        for cell in edge:
            for other in volcano.NEIGHBOURS[cell]:
                if other not in distance:
                    distance[other] = distance[cell] + 1
                    found.append(other)
        edge = found
    return distance


@rule("FK-021")
def test_three_rings_of_areas_with_bridges_and_temples_in_the_outer_one() -> None:
    levels = Counter(volcano.PLACE_RING[place] for place in volcano.AREAS)
    assert levels == {1: 6, 2: 12, 3: 12}
    assert len(volcano.TEMPLES) == len(volcano.BRIDGES) == 3
    assert {volcano.PLACE_RING[place] for place in (*volcano.TEMPLES, *volcano.BRIDGES)} == {3}


@rule("FK-022")
def test_big_cells_are_one_cell_a_bridge_two_and_a_volcano_tile_seven() -> None:
    sizes = {
        volcano.PLACE_NAMES[place]: len(volcano.PLACE_CELLS[place])
        for place in (volcano.CENTRE, *volcano.TEMPLES, *volcano.BRIDGES)
    }
    assert sizes == {"C": 1, "3.1": 1, "3.7": 1, "3.13": 1, "3.4": 2, "3.10": 2, "3.16": 2}
    assert {len(volcano.PLACE_CELLS[place]) for place in volcano.AREAS} == {7}
    inside = {name for name in neighbours("1.1/0") if name.startswith("1.1/")}
    assert inside == neighbours("1.1/0") == {f"1.1/{slot}" for slot in range(1, 7)}
    assert neighbours("1.1/1") == {"1.1/0", "1.1/2", "1.1/6", "2.1/4", "2.1/5", "2.12/3"}


@rule("FK-243")
def test_the_full_map_has_220_cells_and_612_contacts_that_work_both_ways() -> None:
    assert volcano.CELL_COUNT == box.DATA["map"]["cells"] == 220
    pairs = {(cell, other) for cell, others in enumerate(volcano.NEIGHBOURS) for other in others}
    assert len(pairs) == 2 * box.DATA["map"]["touching_pairs"] == 2 * 612
    assert all((other, cell) in pairs for cell, other in pairs)
    assert all(cell != other for cell, other in pairs)
    assert Counter(map(len, volcano.NEIGHBOURS)) == {12: 1, 6: 162, 5: 24, 4: 21, 3: 12}
    assert len(volcano.NEIGHBOURS[volcano.CENTRE_CELL]) == 12
    assert [len(volcano.NEIGHBOURS[cell]) for cell in volcano.TEMPLE_CELLS] == [6, 6, 6]
    assert neighbours("3.4/a") == {"3.4/b", "2.3/2", "2.3/3", "3.5/1", "3.5/2"}
    assert neighbours("3.4/b") == {"3.4/a", "2.3/2", "3.3/3", "3.3/4"}
    distance = steps_from_the_centre()
    assert len(distance) == 220
    assert [distance[cell] for cell in volcano.TEMPLE_CELLS] == [7, 7, 7]
    assert max(distance.values()) == 8


@rule("FK-243")
def test_contacts_across_a_side_are_those_of_the_table_of_slots() -> None:
    for place in volcano.AREAS:
        for side, pairs in enumerate(box.DATA["map"]["contacts"]):
            other = volcano.side_of(place, side)
            if other not in volcano.AREAS:
                continue
            own = volcano.PLACE_NAMES[place]
            across = {
                (int(cell[-1]), int(name.split("/")[1]))
                for cell in (f"{own}/{slot}" for slot in range(7))
                for name in neighbours(cell)
                if name.split("/")[0] == volcano.PLACE_NAMES[other]
            }
            assert across == {(mine, theirs) for mine, theirs in pairs}


@rule("FK-244")
@pytest.mark.parametrize("rotation", range(6))
def test_a_rotation_moves_the_printed_rim_on_and_leaves_the_middle(rotation: int) -> None:
    assert volcano.shown_slot(0, rotation) == 0
    for printed in range(1, 7):
        slot = (printed - 1 + rotation) % 6 + 1
        assert volcano.shown_slot(printed, rotation) == slot
        assert volcano.printed_cell(slot, rotation) == printed


@rule("FK-244")
def test_tile_ii_1_turned_twice() -> None:
    cells = box.DATA["tiles"]["items"][box.TILE_BY_ID["ii-1"]]["cells"]
    shown = [cells[volcano.printed_cell(slot, 2)] for slot in range(7)]
    assert shown == ["erupts-3", "scroll-red", "scroll-yellow", "monk", "square", "erupts-2", "lava"]


@rule("FK-245", "FK-X44")
def test_places_that_a_cell_borders() -> None:
    assert borders("1.1/0") == set()
    assert borders("1.1/1") == {"2.1", "2.12"}
    assert borders("C/0") == {"1.1", "1.2", "1.3", "1.4", "1.5", "1.6"}
    assert borders("3.1/0") == {"2.1", "3.2", "3.18"}
    assert borders("3.4/a") == {"2.3", "3.5"}
    assert borders("3.4/b") == {"2.3", "3.3"}
    rim = [len(volcano.BORDERS[cell]) for place in volcano.AREAS for cell in volcano.PLACE_CELLS[place][1:]]
    inner = [
        len(volcano.BORDERS[cell])
        for place in volcano.AREAS
        if volcano.PLACE_RING[place] < 3
        for cell in volcano.PLACE_CELLS[place][1:]
    ]
    assert set(inner) == {2}
    assert max(rim) == 2


@rule("FK-129")
def test_the_nearest_cells_may_be_several_steps_away() -> None:
    def cells(*names: str) -> int:
        return sum(1 << volcano.CELL_BY_NAME[name] for name in names)

    start, tile = volcano.CELL_BY_NAME["1.1/1"], cells(*(f"1.1/{slot}" for slot in range(7)))
    assert volcano.nearest(start, tile, cells("1.1/4")) == cells("1.1/4")
    assert volcano.nearest(start, tile, cells("1.1/3", "1.1/4")) == cells("1.1/3", "1.1/4"), "both in two steps"
    assert volcano.nearest(start, tile, cells("1.1/0", "1.1/4")) == cells("1.1/0")
    assert volcano.nearest(start, tile, cells("C/0")) == 0, "no way leads there over these cells"
