"""Weapons: what is legal, what is usable, what must go when a layout turns illegal; cards that match."""

import itertools

import pytest

from tests.games.fuji_koro.position import Position, weapon
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro.gear import Layout, WeaponGrid

SYMMETRIC = box.BOARDS[box.SYMMETRIC]


def grid_of(samurai: str) -> WeaponGrid:
    return box.BOARDS[box.SAMURAI.index(samurai)].grid


def legal(layout: Layout, grid: WeaponGrid = SYMMETRIC.grid, right_open: bool = True) -> bool:
    return grid.legal(gear.occupied(layout), right_open)


def usable(layout: Layout, grid: WeaponGrid = SYMMETRIC.grid) -> list[int]:
    """Number of cubes of each usable weapon."""
    return [group.bit_count() for group in grid.weapons(layout)]


def largest_legal_parts(layout: Layout, grid: WeaponGrid = SYMMETRIC.grid) -> set[int]:
    """By trying all: every legal set of squares that no larger legal set contains."""
    squares = gear.squares_of(gear.occupied(layout))
    found: list[int] = []
    for size in range(len(squares), -1, -1):
        for chosen in itertools.combinations(squares, size):
            mask = sum(1 << square for square in chosen)
            if grid.legal(mask, True) and not any(mask & other == mask for other in found):
                found.append(mask)
    return set(found)


@rule("FK-085")
def test_cubes_of_a_weapon_touch_by_their_sides_not_by_their_corners() -> None:
    assert legal(weapon("WW..|....", "WM..|...."))
    assert not legal(weapon("W...|....", ".M..|....")), "two groups in the left half"
    assert gear.groups_of(gear.occupied(weapon("..WW|MM..")))[0].bit_count() == 4, "one group over both halves"


@rule("FK-086")
def test_the_right_half_needs_to_be_open() -> None:
    assert not legal(weapon("....|WW.."), right_open=False)
    assert legal(weapon("....|WW.."), right_open=True)
    assert legal(weapon(".WW.|...."), right_open=False)
    free = [name for name in box.SAMURAI if box.BOARDS[box.SAMURAI.index(name)].right_free]
    assert sorted(free) == ["masako", "takeko", "tomoe"]
    assert not SYMMETRIC.right_free


@rule("FK-087", "FK-091")
def test_a_one_handed_weapon_has_at_most_eight_cubes_and_a_line_of_five() -> None:
    eight = weapon("WWMM|....", "WWMM|....")
    nine = weapon("M...|....", "WWMM|....", "WWMM|....")
    assert legal(eight)
    assert not legal(nine)
    column = gear.drawn(["W"] * 5, 1)
    assert gear.longest_line(gear.occupied(column)) == 5
    assert legal(column)
    longest = max(gear.longest_line(SYMMETRIC.grid.left), gear.longest_line(SYMMETRIC.grid.right))
    assert longest == 5


@rule("FK-088", "FK-X09")
def test_two_one_handed_weapons_of_eight_and_five_apart_are_legal() -> None:
    layout = weapon("WWMM|....", "WWMM|.M..", "....|WWMM")
    assert gear.occupied(layout).bit_count() == 13
    assert legal(layout)
    assert sorted(usable(layout)) == [5, 8]


@rule("FK-091", "FK-X09")
def test_nine_and_three_apart_are_illegal_but_in_contact_a_two_handed_weapon_of_twelve() -> None:
    assert not legal(weapon("WWW.|.MMM", "MMM.|....", "MMM.|...."))
    together = weapon("WWW.|....", "MMMM|MMM.", ".MM.|....")
    assert gear.occupied(together).bit_count() == 12
    assert legal(together)
    assert usable(together) == [12]


@rule("FK-089", "FK-091")
def test_contact_across_the_middle_makes_a_two_handed_weapon_of_at_most_twelve_cubes_takeko_sixteen() -> None:
    twelve = weapon("MMMM|....", "WWWM|MMMM")
    thirteen = weapon("MMMM|M...", "WWWM|MMMM")
    assert SYMMETRIC.grid.spans(gear.occupied(twelve))
    assert legal(twelve)
    assert not legal(thirteen)
    takeko = grid_of("takeko")
    assert legal(thirteen, takeko)
    assert legal(weapon("MMMM|MMMM", "WWWM|MMMM"), takeko)
    assert not legal(weapon("...M|....", "MMMM|MMMM", "WWWM|MMMM"), takeko)


@rule("FK-090")
def test_wood_makes_a_weapon_usable_two_for_one_hand_three_for_two() -> None:
    assert usable(weapon("WM..|....")) == []
    assert usable(weapon("WMW.|....")) == [3]
    assert usable(weapon("..WW|MM..")) == []
    assert usable(weapon("..WW|MMW.")) == [5]
    assert usable(weapon("W..M|....", "WMMM|....")) == [6], "anywhere in it"


@rule("FK-092")
def test_two_separate_groups_in_one_half_are_illegal() -> None:
    assert not legal(weapon("WW.W|...."))
    assert not legal(weapon("....|WW.W"))


@rule("FK-093")
def test_nothing_lies_beside_a_two_handed_weapon_and_there_are_never_three_groups() -> None:
    assert legal(weapon("....|....", "..WW|W..."))
    assert not legal(weapon("W...|....", "..WW|W..."))
    assert not legal(weapon("...W|....", "W...|..W."))


@rule("FK-X08", "FK-094")
def test_one_of_thirteen_cubes_must_go() -> None:
    layout = weapon("MMMM|M...", "WWWM|MMMM")
    assert not legal(layout)
    group = SYMMETRIC.grid.oversize(gear.occupied(layout))
    assert group == gear.occupied(layout)
    spare = gear.squares_of(gear.spare_squares(group))
    assert len(spare) == 10, "any of the ten cubes whose loss leaves a legal rest"
    assert all(SYMMETRIC.grid.legal(group & ~(1 << square), True) for square in spare)


def trimmed(mask: int) -> set[int]:
    """All that can be left of a weapon above its limit, one cube going after the other."""
    if SYMMETRIC.grid.legal(mask, True):
        return {mask}
    found: set[int] = set()
    for square in gear.squares_of(SYMMETRIC.grid.trims(mask, True)):
        found |= trimmed(mask & ~(1 << square))
    return found


@rule("FK-094", "FK-091")
@pytest.mark.parametrize(
    "rows",
    [
        ("M...|....", "WWM.|.MWW", "WWM.|....", "MM..|...."),
        ("MMM.|....", "M.M.|....", "MMM.|.M..", "..W.|.M..", "..W.|...."),
        ("MMMM|M...", "WWWM|MMMM"),
        ("MMM.|.MM.", "WWWM|MMMM"),
        ("MMMM|.M..", "WWWM|MMMM"),
    ],
)
def test_trimmed_cube_by_cube_every_largest_legal_part_can_be_kept(rows: tuple[str, ...]) -> None:
    layout = weapon(*rows)
    assert SYMMETRIC.grid.oversize(gear.occupied(layout))
    assert trimmed(gear.occupied(layout)) == largest_legal_parts(layout)


@rule("FK-094")
def test_the_cube_that_holds_two_hands_together_may_go_if_two_weapons_are_left() -> None:
    layout = weapon("MMMM|.M..", "WWWM|MMMM")
    middle = 1 << gear.SQUARE_BY_NAME["f5"]
    assert SYMMETRIC.grid.trims(gear.occupied(layout), True) & middle
    assert not gear.spare_squares(gear.occupied(layout)) & middle
    rest = gear.without(layout, middle)
    assert legal(rest)
    assert [group.bit_count() for group in gear.groups_of(gear.occupied(rest))] in ([8, 4], [4, 8])


@rule("FK-X10")
def test_of_nine_cubes_on_the_left_one_goes_and_the_right_weapon_stays() -> None:
    layout = weapon("M...|....", "WWM.|.MWW", "WWM.|....", "MM..|....")
    assert not legal(layout)
    assert SYMMETRIC.grid.repairs(gear.occupied(layout), True) == [gear.occupied(layout)]
    group = SYMMETRIC.grid.oversize(gear.occupied(layout))
    assert group == gear.occupied(layout) & SYMMETRIC.grid.left
    for part in largest_legal_parts(layout):
        assert part.bit_count() == 11
        assert part & SYMMETRIC.grid.right == gear.occupied(layout) & SYMMETRIC.grid.right


@rule("FK-X11", "FK-090")
def test_two_handed_with_two_wood_is_legal_but_not_usable() -> None:
    layout = weapon("MMM.|....", "WWMM|MMMM")
    assert gear.occupied(layout).bit_count() == 11
    assert legal(layout)
    assert usable(layout) == []


@rule("FK-X12", "FK-093", "FK-094")
def test_a_cube_reaching_into_a_half_with_another_weapon_goes() -> None:
    layout = weapon("WWM.|....", "....|....", "...M|MMM.")
    assert not legal(layout)
    left, right = SYMMETRIC.grid.left, SYMMETRIC.grid.right
    everything = gear.occupied(layout)
    reaching = 1 << gear.SQUARE_BY_NAME["e5"]
    repairs = set(SYMMETRIC.grid.repairs(everything, True))
    assert repairs == {everything & ~reaching, (everything & right) | reaching}
    assert repairs == largest_legal_parts(layout)
    assert (everything & ~reaching & left).bit_count() == 3


@rule("FK-X13", "FK-089")
def test_twelve_cubes_with_three_wood_are_legal_and_usable() -> None:
    layout = weapon("MMMM|....", "WWWM|MMMM")
    assert legal(layout)
    assert usable(layout) == [12]


@rule("FK-094")
@pytest.mark.parametrize(
    "rows",
    [
        ("...M|....", "...W|....", "...W|....", "....|....", "...M|MMM."),
        ("...M|....", "....|....", "...W|....", "...W|....", "...M|MMM."),
        ("WW.W|W...",),
        ("W.W.|.W.W",),
        ("WW.M|M.WW",),
        (".W.W|W...", "W..W|...W"),
    ],
)
def test_what_may_be_kept_are_the_legal_parts_that_no_larger_one_contains(rows: tuple[str, ...]) -> None:
    layout = weapon(*rows)
    assert set(SYMMETRIC.grid.repairs(gear.occupied(layout), True)) == largest_legal_parts(layout)


@rule("FK-094", "FK-X20")
def test_the_broken_chain_without_its_third_wood() -> None:
    layout = weapon("...M|....", "...W|....", "...W|....", "....|....", "...M|MMM.")
    everything = gear.occupied(layout)
    left_metal = 1 << gear.SQUARE_BY_NAME["e5"]
    keeps = set(SYMMETRIC.grid.repairs(everything, True))
    both = everything & ~left_metal
    assert both in keeps
    assert len(keeps) == 2
    rest = gear.only(layout, both)
    assert usable(rest) == [3], "metal and two wood on the left; three metal on the right are useless"
    assert legal(rest)


@rule("FK-094", "FK-X21")
def test_the_broken_chain_without_its_first_wood() -> None:
    layout = weapon("...M|....", "....|....", "...W|....", "...W|....", "...M|MMM.")
    everything = gear.occupied(layout)
    end = 1 << gear.SQUARE_BY_NAME["e1"]
    assert everything & ~end in SYMMETRIC.grid.repairs(everything, True)
    rest = gear.without(layout, end)
    assert gear.counts(rest) == (2, 4, 0)
    assert legal(rest)
    assert usable(rest) == []


@rule("FK-117", "FK-X18")
def test_the_longest_line_is_straight_and_unbroken() -> None:
    line = gear.occupied(weapon("WWWW|MMMM"))
    assert gear.longest_line(line) == 8
    assert gear.longest_line(gear.occupied(weapon("WWW.|....", "..MM|...."))) == 3
    assert gear.longest_line(gear.occupied(weapon("W...|....", "W...|....", "W...|....", "WW..|...."))) == 4
    assert gear.longest_line(gear.occupied(weapon("WW.W|WW..", "MMMM|...."))) == 4


def test_the_other_reading_counts_from_end_to_end() -> None:
    """The rule names a number of cubes in a row or column; which reading holds is data."""
    for drawn, straight, extent in (
        (weapon("WWWW|MMMM"), 8, 8),
        (weapon("WWW.|....", "..MM|...."), 3, 4),
        (weapon("WW.W|WW..", "MMMM|...."), 4, 6),
        (weapon("W...|....", "W...|....", "W...|....", "WW..|...."), 4, 4),
        (gear.EMPTY, 0, 0),
    ):
        mask = gear.occupied(drawn)
        assert (gear.LENGTHS["straight"](mask), gear.LENGTHS["extent"](mask)) == (straight, extent)
    assert box.DATA["gear"]["initiative_line"] == "straight"
    assert box.weapon_length is gear.longest_line


@rule("FK-194")
def test_masako_has_halves_of_five_columns_and_the_usual_limits_of_cubes() -> None:
    masako = grid_of("masako")
    ten = weapon("WWWMM|MMMMM")
    assert legal(ten, masako)
    assert gear.longest_line(gear.occupied(ten)) == 10
    assert not legal(weapon("MMM..|.....", "WWWMM|MMMMM"), masako), "13 cubes"
    assert not legal(weapon("MMMM.|.....", "WWWMM|....."), masako), "9 cubes in one hand"
    assert max(gear.longest_line(SYMMETRIC.grid.left | SYMMETRIC.grid.right), 0) == 8


@rule("FK-199")
def test_tomoe_may_not_have_contact_across_the_middle() -> None:
    tomoe = grid_of("tomoe")
    assert not legal(weapon("...W|W..."), tomoe)
    assert legal(weapon("W...|...W"), tomoe)
    assert legal(weapon("WWM.|.MWW"), tomoe)


@rule("FK-206")
def test_takeko_has_one_weapon_which_is_usable_only_across_both_halves() -> None:
    takeko = grid_of("takeko")
    assert legal(weapon("WWWM|...."), takeko)
    assert usable(weapon("WWWM|...."), takeko) == []
    assert usable(weapon(".WWW|M..."), takeko) == [4]
    assert usable(weapon(".WWM|M..."), takeko) == []
    assert not legal(weapon("WW..|..WW"), takeko)
    assert set(takeko.repairs(gear.occupied(weapon("WW..|..WW")), True)) == largest_legal_parts(
        weapon("WW..|..WW"), takeko
    )


# Patterns of cards


def card(name: str) -> gear.Pattern:
    return box.CARDS[box.CARD_BY_ID[name]].pattern


def all_cards() -> list[str]:
    return list(box.CARD_BY_ID)


@rule("FK-097")
def test_a_pattern_matches_in_every_quarter_turn_and_not_mirrored() -> None:
    pattern = card("ew2")
    assert pattern.matches_weapon(weapon("...M|....", "WWWW|MMM."), SYMMETRIC.grid) == 0, "the hook is elsewhere"
    assert pattern.matches_weapon(weapon("....|.M..", "WWWW|MMM."), SYMMETRIC.grid) == 1
    assert pattern.matches_weapon(weapon(".MMM|WWWW", "..M.|...."), SYMMETRIC.grid) == 1, "turned by a half"
    assert pattern.matches_weapon(weapon("..M.|....", ".MMM|WWWW"), SYMMETRIC.grid) == 0, "mirrored"
    helmet = card("eh8")
    upright = gear.drawn(["WMW", ".M."], 0)
    turned = gear.drawn([".M.", "WMW"], 0)
    sideways = gear.drawn(["W.", "MM", "W."], 0)
    assert [helmet.matches(layout) for layout in (upright, turned, sideways)] == [True, True, True]
    skewed = card("eh7")
    assert skewed.matches(gear.drawn(["WMM", "MMW"], 0))
    assert not skewed.matches(gear.drawn(["MMW", "WMM"], 0)), "its mirror image"


@rule("FK-097", "FK-252")
def test_extra_cubes_and_squares_left_empty_by_the_pattern_do_no_harm() -> None:
    arch = card("eh2")
    assert arch.matches(gear.drawn([".MM.", "W..W"], 0))
    assert arch.matches(gear.drawn(["TMMT", "WMMW"], 0))
    assert not arch.matches(gear.drawn([".MM.", "WW.."], 0))
    assert not arch.matches(gear.drawn([".MW.", "W..W"], 0)), "materials count"
    spear = card("ew1")
    assert spear.matches_weapon(weapon("...M|T...", "WWWM|MMMM"), SYMMETRIC.grid) == 1


@rule("FK-252")
def test_a_weapon_pattern_lies_within_one_weapon_usable_or_not() -> None:
    blade = card("bw1")
    assert blade.matches_weapon(gear.drawn(["W", "W", "M", "M", "T"], 1), SYMMETRIC.grid) == 1
    assert blade.matches_weapon(gear.drawn(["W", "W", "M", "M", "T"], 6), SYMMETRIC.grid) == 2
    hook = card("eh2")
    assert hook.matches(gear.drawn([".MM.", "W..W"], 0)), "loose cubes are enough for a helmet"
    corner = gear.Pattern((("W.", ".M"),), False)
    assert corner.matches(gear.drawn(["W.", ".M"], 0))
    apart = weapon("...W|....", "....|M...")
    assert corner.matches_weapon(apart, SYMMETRIC.grid) == 0, "cubes of two weapons do not make one pattern"
    assert corner.matches_weapon(weapon("..WM|....", "...M|...."), SYMMETRIC.grid) == 1
    useless = weapon("MMMM|MWWW")
    assert usable(weapon("WWMM|MMMM")) == []
    assert card("ew1").matches_weapon(useless, SYMMETRIC.grid) == 1, "a line of 3 wood and 5 metal, turned by a half"


@rule("FK-098")
def test_a_pair_needs_a_pattern_in_each_of_two_weapons_either_way_round() -> None:
    pair = card("bw8")
    assert pair.matches_weapon(weapon("W...|...T", "W...|...M", "M...|...W", "T...|...W"), SYMMETRIC.grid) == 3
    assert pair.matches_weapon(weapon("W...|....", "W...|....", "M...|....", "T...|...."), SYMMETRIC.grid) == 0
    assert pair.matches_weapon(weapon("WWMT|TMWW"), SYMMETRIC.grid) == 0, "one two-handed weapon is no pair"
    unlike = gear.Pattern((("WM",), ("WT",)), False)
    assert unlike.matches_weapon(weapon("WM..|..WT"), SYMMETRIC.grid) == 3
    assert unlike.matches_weapon(weapon("WT..|..WM"), SYMMETRIC.grid) == 3
    assert unlike.matches_weapon(weapon("WM..|..WM"), SYMMETRIC.grid) == 0


@rule("FK-212")
def test_no_helmet_blueprint_fits_into_three_squares() -> None:
    daisuke = box.BOARDS[box.SAMURAI.index("daisuke")]
    assert daisuke.helmet_area.bit_count() == 3
    helmets = [box.CARDS[index].pattern.cubes for index in box.BLUEPRINTS_OF_TYPE[gear.HELMET]]
    assert min(map(sum, helmets)) > 3


@rule("FK-001")
@pytest.mark.parametrize("name", all_cards())
def test_every_card_can_be_built(name: str) -> None:
    made = box.CARDS[box.CARD_BY_ID[name]]
    if made.type == gear.WEAPON:
        found = False
        for first in made.pattern.ways[0]:
            for second in made.pattern.ways[1] if len(made.pattern.ways) == 2 else (gear.EMPTY,):
                layout = (first[0] | second[0], first[1] | second[1], first[2] | second[2])
                found = found or (legal(layout) and bool(made.pattern.matches_weapon(layout, SYMMETRIC.grid)))
        assert found
    else:
        space = SYMMETRIC.helmet_area if made.type == gear.HELMET else SYMMETRIC.sandals_area
        assert any(gear.occupied(way) & ~space == 0 for way in made.pattern.ways[0])


@rule("FK-088", "FK-090")
def test_a_weapon_is_found_in_its_half_if_it_is_usable() -> None:
    position = Position()
    position.armed(0, "WM..|.MWW")
    sheet = position.sheet()
    assert sheet.weapon_group(0) == 0, "one wood is too little"
    assert sheet.weapon_group(1) == gear.occupied(weapon("....|.MWW"))
    assert sheet.usable_weapons() == [1]


@rule("FK-086", "FK-092", "FK-094")
def test_what_is_wrong_with_a_layout_is_named_and_a_closed_half_keeps_nothing() -> None:
    grid = SYMMETRIC.grid
    apart, across = gear.occupied(weapon("W.M.|....")), gear.occupied(weapon("WM..|.MW."))
    assert grid.fault(apart, True) == grid.fault(apart, False) == "apart"
    assert (grid.fault(across, True), grid.fault(across, False)) == ("", "closed")
    assert grid.repairs(across, False) == [gear.occupied(weapon("WM..|...."))]


@rule("FK-094", "FK-199")
def test_of_weapons_that_touch_across_tomoes_middle_one_is_kept() -> None:
    left, right = gear.occupied(weapon(".WWM|....")), gear.occupied(weapon("....|WWM."))
    assert grid_of("tomoe").repairs(left | right, True) == [left, right]
