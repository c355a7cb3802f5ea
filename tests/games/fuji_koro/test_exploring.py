"""Exploring: naming a place, drawing and turning a tile, filling its spots."""

import pytest

from tests.games.fuji_koro.position import Position, cell, place
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.state import ADVENTURE_BASE, SCROLL_BASE
from zataku.kernel.hidden import Bag, Deck


def areas(position: Position) -> set[str]:
    return {code[5:] for code in position.codes if code.startswith("area:")}


def explore(position: Position, where: str, rotation: int = 0) -> None:
    position.choose("explore")
    if f"area:{where}" in position.codes:
        position.choose(f"area:{where}")
    position.choose(f"turn:{rotation}")


@rule("FK-048", "FK-245", "FK-X44")
@pytest.mark.parametrize(
    ("start", "tile", "found"),
    [
        ("1.1/1", ("1.1", "i-2"), {"2.1", "2.12"}),
        ("3.4/a", None, {"2.3", "3.5"}),
        ("3.1/0", None, {"2.1", "3.2", "3.18"}),
        ("C/0", None, {f"1.{number}" for number in range(1, 7)}),
    ],
)
def test_places_that_may_be_explored_from_a_cell(start: str, tile: tuple[str, str] | None, found: set[str]) -> None:
    position = Position()
    if tile:
        position.lay(*tile, dry=True)
    position.put(0, start)
    position.turn()
    position.choose("explore")
    assert areas(position) == found


@rule("FK-048", "FK-245", "FK-X44")
def test_nothing_to_explore_from_a_middle_cell_or_when_all_round_is_laid() -> None:
    position = Position()
    position.lay("1.1", "i-2", dry=True)
    position.put(0, "1.1/0")
    position.discs(0, 2, move=1)
    position.turn()
    assert "explore" not in position.codes
    position.put(0, "1.1/1")
    position.lay("2.1", "ii-1")
    position.turn()
    position.choose("explore")
    assert position.state.this_tile().place == place("2.12"), "the only place left was named by itself"


@rule("FK-048", "FK-021")
def test_where_the_first_tile_of_the_box_lies_unturned_nothing_is_left_to_explore() -> None:
    position = Position()
    position.lay("1.1", "i-1", rotation=0)
    position.turn()
    position.choose("explore")
    assert areas(position) == {"1.2", "1.3", "1.4", "1.5", "1.6"}
    position.lay("1.2", "i-2", dry=True)
    position.put(0, "1.2/6")
    position.turn()
    assert "explore" not in position.codes, "1.2/6 borders 1.1 and the centre"


@rule("FK-048")
def test_an_empty_stack_cannot_be_explored() -> None:
    position = Position()
    position.state.stack_1 = Deck()
    position.discs(0, 2, move=1)
    position.turn()
    assert "explore" not in position.codes


@rule("FK-049", "FK-244")
def test_the_place_is_named_first_then_the_tile_is_seen_and_turned() -> None:
    position = Position()
    position.on_top("i-5")
    position.turn()
    position.choose("explore", "area:1.3")
    assert position.codes == tuple(f"turn:{number}" for number in range(6)), "the place can no longer be changed"
    assert position.state.this_tile().drawn.cards == (box.TILE_BY_ID["i-5"],)
    position.choose("turn:2")
    assert position.state.tiles[place("1.3")] == box.TILE_BY_ID["i-5"] * 6 + 2
    # i-5 has a monk in the middle and lava on printed cell 5, which two turns bring to slot 1.
    assert position.has_monk("1.3/0")
    assert position.state.lava == 1 << cell("1.3/1")


@rule("FK-050")
@pytest.mark.parametrize(
    ("start", "where", "tile", "points"),
    [("C/0", "1.1", "i-4", 0), ("3.1/0", "2.1", "ii-3", 1), ("3.1/0", "3.2", "iii-2", 2)],
)
def test_points_for_a_tile_by_its_level(start: str, where: str, tile: str, points: int) -> None:
    position = Position()
    position.on_top(tile)
    position.put(0, start)
    position.turn()
    explore(position, where)
    assert position.sheet().points == points


@rule("FK-051")
def test_a_square_spot_gets_a_random_square_token_of_its_level_face_up() -> None:
    seen = set()
    for number in range(8):
        position = Position(seed=f"square-{number}")
        position.on_top("i-4")
        position.turn()
        explore(position, "1.1")
        thing = position.state.things[cell("1.1/0")]
        token = box.RESOURCE_TOKENS[thing - 1]
        assert (token.hexagon, token.level) == (False, 1)
        assert not position.face_down("1.1/0")
        assert len(position.state.token_bags[0]) == 6
        seen.add(token.id)
    assert len(seen) > 1
    empty = Position()
    empty.state.token_bags = (Bag(), *empty.state.token_bags[1:])
    empty.on_top("i-4")
    empty.turn()
    explore(empty, "1.1")
    assert empty.state.things[cell("1.1/0")] == 0, "with none left the spot stays bare"


@rule("FK-052")
def test_a_hexagon_spot_gets_a_token_with_five_or_six_players_only() -> None:
    for players, filled in ((4, False), (5, True)):
        position = Position(players)
        position.on_top("i-4")
        tokens = position.state.token_bags[3]
        position.state.token_bags = (
            *position.state.token_bags[:3],
            Bag(token for token in tokens.cards if not box.RESOURCE_TOKENS[token].monk),
            *position.state.token_bags[4:],
        )
        position.turn()
        explore(position, "1.1")
        thing = position.state.things[cell("1.1/4")]
        assert bool(thing) == filled
        if filled:
            assert box.RESOURCE_TOKENS[thing - 1].hexagon
            assert box.RESOURCE_TOKENS[thing - 1].level == 1


@rule("FK-052")
def test_a_hexagonal_token_with_a_monk_is_replaced_by_a_monk() -> None:
    position = Position(5)
    position.on_top("i-4")
    position.state.token_bags = (
        *position.state.token_bags[:3],
        Bag(token for token in position.state.token_bags[3].cards if box.RESOURCE_TOKENS[token].monk),
        *position.state.token_bags[4:],
    )
    monks = position.state.monks_left
    position.turn()
    explore(position, "1.1")
    assert position.state.things[cell("1.1/4")] == 0
    assert position.has_monk("1.1/4")
    assert position.state.monks_left == monks - 1
    assert len(position.state.token_bags[3]) == 0


@rule("FK-053")
def test_a_scroll_spot_gets_a_token_of_its_colour_if_that_colour_is_played_and_not_used_up() -> None:
    position = Position(2, ["tomoe", "masako"])
    position.on_top("i-4", "i-1")
    position.turn()
    explore(position, "1.1")
    assert position.state.things[cell("1.1/5")] == SCROLL_BASE + box.COLOURS.index("purple")
    assert position.state.scroll_left[box.COLOURS.index("purple")] == 6
    explore(position, "1.2")
    assert position.state.things[cell("1.2/1")] == 0, "nobody plays red"
    used_up = Position(2, ["tomoe", "masako"])
    used_up.state.scroll_left = (0,) * 6
    used_up.on_top("i-4")
    used_up.turn()
    explore(used_up, "1.1")
    assert used_up.state.things[cell("1.1/5")] == 0


@rule("FK-054")
def test_a_monk_spot_gets_a_monk_and_an_adventure_spot_a_token_where_they_are_used() -> None:
    for adventure in (False, True):
        position = Position(2, adventure=adventure)
        position.on_top("i-7")
        monks = position.state.monks_left
        position.turn()
        explore(position, "1.1")
        assert position.has_monk("1.1/3")
        assert position.state.monks_left == monks - 1
        thing = position.state.things[cell("1.1/0")]
        assert (thing >= ADVENTURE_BASE) == adventure
        assert len(position.state.adventure_bag) == (19 if adventure else 0)


@rule("FK-055")
def test_a_dragon_symbol_brings_a_random_dragon_of_its_type_and_no_fight() -> None:
    figures = set()
    for number in range(10):
        position = Position(seed=f"dragon-{number}")
        position.on_top("i-7")
        position.turn()
        explore(position, "1.1")
        name = position.dragon_at("1.1")
        assert name.startswith("db")
        assert position.state.fight is None
        assert "move" in position.codes
        figures.add(name)
    assert len(figures) > 1


@rule("FK-056")
def test_face_down_tokens_on_bordering_tiles_turn_up_and_others_do_not() -> None:
    position = Position()
    position.lay("1.1", "i-4")
    position.lay("1.3", "i-5")
    position.lay("1.4", "i-2")
    position.token("1.1/0", "qi-1", face_down=True)
    position.token("1.3/3", "qi-3", face_down=True)
    position.token("1.4/5", "qi-4", face_down=True)
    position.turn()
    explore(position, "1.2")
    assert [position.face_down(name) for name in ("1.1/0", "1.3/3", "1.4/5")] == [False, False, True]


@rule("FK-X03", "FK-050", "FK-056")
def test_yoshihiro_explores_a_tile_with_a_monk_and_a_resource() -> None:
    position = Position(2, ["yoshihiro", "masatsura"])
    position.lay("1.1", "i-4")
    position.token("1.1/0", "qi-1", face_down=True)
    position.on_top("ii-4")
    position.put(0, "1.1/1")
    position.turn()
    position.choose("explore", "area:2.1")
    assert len(position.codes) == 6, "he lays it in a rotation of his choice"
    position.choose("turn:1")
    assert position.sheet().points == 1
    assert position.has_monk("2.1/0")
    # The square spot is printed cell 2, which one turn brings to slot 3.
    assert position.state.things[cell("2.1/3")] > 0
    assert not position.face_down("2.1/3")
    assert not position.face_down("1.1/0")


@rule("FK-149")
def test_a_tile_laid_later_gets_the_lava_that_was_already_called() -> None:
    position = Position()
    position.state.called = 1 << 4
    position.on_top("i-2")
    position.turn()
    explore(position, "1.1")
    # Printed lava in the middle, erupts-4 on printed cell 3.
    assert position.state.lava == 1 << cell("1.1/0") | 1 << cell("1.1/3")
    assert position.state.laid & volcano.PLACE_MASK[place("1.1")]


@rule("FK-244", "FK-026")
@pytest.mark.parametrize(("tile", "rotation"), [("i-1", 0), ("i-1", 2), ("i-2", 0), ("i-2", 5)])
def test_everybody_sees_what_is_printed_on_a_tile_as_it_lies(tile: str, rotation: int) -> None:
    position = Position()
    position.lay("1.1", tile, rotation=rotation)
    seen = next(each for each in position.match.view(None)["places"] if each["id"] == "1.1")
    for printed, (kind, number) in enumerate(box.TILES[box.TILE_BY_ID[tile]].spots):
        slot = printed and (printed - 1 + rotation) % 6 + 1
        shown = next(each for each in seen["cells"] if each["id"] == f"1.1/{slot}")
        assert shown["printed_lava"] is (kind == box.LAVA)
        assert shown["erupts"] == (number if kind == box.ERUPTS else None)
