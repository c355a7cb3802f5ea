"""The checked examples of the map's geometry."""

from collections import Counter

from tests.rules import rule
from zataku.games.fuji_koro import map as volcano


def names(cells: tuple[int, ...] | list[int]) -> set[str]:
    return {volcano.CELL_NAMES[cell] for cell in cells}


def cell(name: str) -> int:
    return volcano.CELL_BY_NAME[name]


def bordered(name: str) -> set[str]:
    return {volcano.PLACE_NAMES[place] for place in volcano.BORDERS[cell(name)]}


@rule("FK-021", "FK-022")
def test_rings_hold_the_printed_number_of_places_and_cells() -> None:
    rings = Counter(volcano.PLACE_RING)
    assert (rings[0], rings[1], rings[2], rings[3]) == (1, 6, 12, 18)
    outer = [place for place in range(volcano.PLACE_COUNT) if volcano.PLACE_RING[place] == 3]
    assert sum(volcano.PLACE_IS_AREA[place] for place in outer) == 12
    assert {volcano.PLACE_NAMES[place] for place in volcano.TEMPLES} == {"3.1", "3.7", "3.13"}
    assert {volcano.PLACE_NAMES[place] for place in volcano.BRIDGES} == {"3.4", "3.10", "3.16"}
    assert {len(volcano.PLACE_CELLS[place]) for place in volcano.AREAS} == {7}
    assert {len(volcano.PLACE_CELLS[place]) for place in (volcano.CENTRE, *volcano.TEMPLES)} == {1}
    assert {len(volcano.PLACE_CELLS[place]) for place in volcano.BRIDGES} == {2}


@rule("FK-022")
def test_neighbours_of_a_rim_cell_and_of_the_big_cells() -> None:
    assert names(volcano.NEIGHBOURS[cell("1.1/1")]) == {"1.1/0", "1.1/2", "1.1/6", "2.1/4", "2.1/5", "2.12/3"}
    assert names(volcano.NEIGHBOURS[cell("C/0")]) == {
        "1.1/4",
        "1.1/5",
        "1.2/5",
        "1.2/6",
        "1.3/6",
        "1.3/1",
        "1.4/1",
        "1.4/2",
        "1.5/2",
        "1.5/3",
        "1.6/3",
        "1.6/4",
    }
    assert names(volcano.NEIGHBOURS[cell("3.1/0")]) == {"2.1/1", "2.1/2", "3.2/1", "3.2/6", "3.18/2", "3.18/3"}
    assert names(volcano.NEIGHBOURS[cell("3.4/a")]) == {"3.4/b", "2.3/2", "2.3/3", "3.5/1", "3.5/2"}
    assert names(volcano.NEIGHBOURS[cell("3.4/b")]) == {"3.4/a", "2.3/2", "3.3/3", "3.3/4"}


@rule("FK-243")
def test_the_full_map_has_the_computed_numbers() -> None:
    assert volcano.CELL_COUNT == 220
    degrees = Counter(len(others) for others in volcano.NEIGHBOURS)
    assert degrees == {12: 1, 6: 162, 5: 24, 4: 21, 3: 12}
    assert sum(len(others) for others in volcano.NEIGHBOURS) == 2 * 612
    for here, others in enumerate(volcano.NEIGHBOURS):
        assert here not in others
        assert all(here in volcano.NEIGHBOURS[other] for other in others)
    everything = (1 << volcano.CELL_COUNT) - 1
    assert volcano.within_steps(volcano.CENTRE_CELL, everything, 8) == everything
    assert volcano.within_steps(volcano.CENTRE_CELL, everything, 7) != everything
    for name in ("3.1/0", "3.7/0", "3.13/0", "3.4/a", "3.4/b", "3.10/a", "3.10/b", "3.16/a", "3.16/b"):
        assert volcano.within_steps(volcano.CENTRE_CELL, everything, 7) >> cell(name) & 1
        assert not volcano.within_steps(volcano.CENTRE_CELL, everything, 6) >> cell(name) & 1
    assert sum(len(others) for others in volcano.PLACE_NEIGHBOURS) == 2 * 90
    areas = sum(1 << place for place in volcano.AREAS)
    pairs = sum(other in volcano.AREAS for place in volcano.AREAS for other in volcano.PLACE_NEIGHBOURS[place])
    assert pairs == 2 * 66
    assert (
        max(max(volcano.place_distances(place, areas)[other] for other in volcano.AREAS) for place in volcano.AREAS)
        == 6
    )
    by_name = volcano.PLACE_BY_NAME
    assert volcano.place_distances(by_name["1.4"], areas)[by_name["1.1"]] == 3


@rule("FK-245", "FK-X44")
def test_places_a_cell_borders() -> None:
    assert bordered("1.1/1") == {"2.1", "2.12"}
    assert bordered("1.1/0") == set()
    assert bordered("3.4/a") == {"2.3", "3.5"}
    assert bordered("3.4/b") == {"2.3", "3.3"}
    assert bordered("3.1/0") == {"2.1", "3.2", "3.18"}
    assert bordered("C/0") == {f"1.{number}" for number in range(1, 7)}


@rule("FK-244")
def test_rotation_turns_the_rim_and_not_the_middle() -> None:
    printed = ["E3", "K", "S", "E2", "L", "s:R", "s:Y"]
    shown = [printed[volcano.printed_cell(slot, 2)] for slot in range(7)]
    assert shown == ["E3", "s:R", "s:Y", "K", "S", "E2", "L"]
    for rotation in range(6):
        assert [volcano.printed_cell(volcano.shown_slot(i, rotation), rotation) for i in range(7)] == list(range(7))


@rule("FK-245")
def test_cells_bordering_a_place_are_those_that_touch_one_of_its_hexes() -> None:
    place = volcano.PLACE_BY_NAME["1.1"]
    assert names(volcano.cells_of(volcano.BORDERING_MASK[place])) >= {"C/0", "1.2/6", "1.6/2", "2.1/4"}
