"""The box: what is in it, the dice, the strength of cubes."""

from collections import Counter
from fractions import Fraction

from tests.games.fuji_koro.position import Position
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear


@rule("FK-001")
def test_the_box_holds_exactly_the_printed_pieces() -> None:
    assert Counter(tile.level for tile in box.TILES) == {1: 7, 2: 13, 3: 13}
    exits = [tile.level for tile in box.TILES for kind, _ in tile.spots if kind == box.EXIT]
    assert exits == [2]
    assert [tile.level for tile in box.TILES if tile.dragon == box.LEGENDARY] == [3]
    kinds = Counter(box.DRAGON_TYPE_IDS[dragon.type] for dragon in box.DRAGONS)
    assert kinds == {"blue": 4, "green": 4, "red": 4, "legendary": 1}
    assert [len(box.EQUIPMENT_OF_TYPE[kind]) for kind in range(3)] == [8, 8, 8]
    assert [len(box.BLUEPRINTS_OF_TYPE[kind]) for kind in range(3)] == [8, 8, 8]
    assert len(box.SCROLLS) == 16
    assert len(box.COLOURS) * box.SCROLL_TOKENS == 42
    assert len(box.RESOURCE_TOKENS) == 38
    assert sum(box.ADVENTURE_COPIES) == 20
    assert len(box.SAMURAI) == 7
    supply = box.DATA["supply"]
    assert (supply["lava"], supply["damage"], supply["state"], supply["life"], supply["rope"]) == (51, 12, 9, 6, 1)
    assert (supply["disc"], supply["monk"], supply["blueprint_token"], supply["scroll_token"]) == (19, 38, 18, 42)


@rule("FK-001")
def test_a_dragon_for_every_dragon_tile_and_a_lava_token_for_every_cell_that_erupts() -> None:
    wanted = Counter(tile.dragon for tile in box.TILES if tile.dragon >= 0)
    assert wanted == Counter(dragon.type for dragon in box.DRAGONS)
    spots = Counter(kind for tile in box.TILES for kind, _ in tile.spots)
    assert spots[box.ERUPTS] == 51
    assert spots[box.SQUARE] == sum(not token.hexagon for token in box.RESOURCE_TOKENS)
    assert spots[box.HEXAGON] == sum(token.hexagon for token in box.RESOURCE_TOKENS)
    assert spots[box.ADVENTURE] == 20
    points = [kind.figure_points for kind in box.DRAGON_TYPES]
    assert points == sorted(points), "blue, green, red, legendary is the order of growing danger"


@rule("FK-004", "FK-X28")
def test_dice_have_the_printed_greatest_values_means_and_break_faces() -> None:
    assert [len(faces) for faces in box.FACES] == [6, 6, 6, 6]
    damage = [[max(face, 0) for face in faces] for faces in box.FACES]
    assert [max(faces) for faces in damage] == [1, 2, 3, 4]
    assert [Fraction(sum(faces), 6) for faces in damage] == [Fraction(2, 3), 1, Fraction(3, 2), 2]
    assert [faces.count(box.BREAK) for faces in box.FACES] == [1, 1, 1, 0]


@rule("FK-006")
def test_strength_of_a_cube_is_one_for_wood_two_for_metal_three_for_a_tooth_four_for_a_charm() -> None:
    square = 1
    assert gear.strength((square, 0, 0), charm=False) == 1
    assert gear.strength((0, square, 0), charm=False) == 2
    assert gear.strength((0, 0, square), charm=False) == 3
    assert gear.strength(gear.EMPTY, charm=True) == 4


def test_what_the_box_says_of_cubes_and_temples_is_what_the_rules_do() -> None:
    said = box.DATA["gear"]
    assert tuple(said["strength"][name] for name in (*gear.MATERIALS, "charm")) == gear.STRENGTH
    assert (said["one_handed_wood"], said["two_handed_wood"]) == (gear.ONE_HANDED_WOOD, gear.TWO_HANDED_WOOD)
    for players, temples in enumerate(box.DATA["setup"]["temple_result"], start=1):
        dealt = Position(players).state.temples
        assert ["".join("HWS"[box.CARD_TYPE[card]] for card in cards) for cards in dealt] == temples


@rule("FK-083", "FK-X06")
def test_a_helmet_of_two_metal_and_four_wood_has_strength_eight_in_any_arrangement() -> None:
    assert gear.strength(gear.drawn(["WMWM", "W..W"], 0), charm=False) == 8
    assert gear.strength(gear.drawn(["W.W.", ".W.W", "M.M."], 0), charm=False) == 8
    assert gear.strength(gear.drawn(["WMWM", "W..W"], 0), charm=True) == 12
    board = box.BOARDS[box.SYMMETRIC]
    assert [board.helmet_area.bit_count(), board.sandals_area.bit_count()] == [8, 3]
