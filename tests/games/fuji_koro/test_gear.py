"""Weapons and patterns: what is legal, what must go, what matches."""

from tests.rules import rule
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro.gear import Pattern, WeaponGrid

ORDINARY = WeaponGrid(4, 5, 8, 12, no_two_handed=False, no_one_handed=False)
MASAKO = WeaponGrid(5, 5, 8, 12, no_two_handed=False, no_one_handed=False)
TOMOE = WeaponGrid(4, 5, 8, 12, no_two_handed=True, no_one_handed=False)
TAKEKO = WeaponGrid(4, 5, 8, 16, no_two_handed=False, no_one_handed=True)


def lay(*rows: str) -> gear.Layout:
    """A layout drawn as rows of 10 columns; the middle line may be drawn as a bar."""
    return gear.drawn([row.replace("|", "") for row in rows], 0)


def squares(*rows: str) -> int:
    return gear.occupied(lay(*rows))


@rule("FK-085", "FK-092")
def test_diagonal_contact_does_not_connect() -> None:
    assert ORDINARY.legal(squares(".WW..|.....", "..M..|....."), False)
    assert not ORDINARY.legal(squares(".W...|.....", "..M..|....."), False)


@rule("FK-086", "FK-087", "FK-091")
def test_the_right_half_must_be_open_and_eight_cubes_are_the_limit() -> None:
    right = squares(".....|WW...")
    assert ORDINARY.legal(right, True)
    assert not ORDINARY.legal(right, False)
    assert ORDINARY.legal(squares(".WWMM|.....", ".MMMM|....."), False)
    assert not ORDINARY.legal(squares(".WWMM|.....", ".MMMM|.....", ".M...|....."), False)
    assert gear.longest_line(squares("....W", "....W", "....M", "....M", "....M")) == 5


@rule("FK-X08", "FK-091", "FK-094")
def test_thirteen_cubes_in_two_hands_are_one_too_many() -> None:
    mask = squares(".....|.....", ".MMMM|M....", ".WWWM|MMMM.")
    assert mask.bit_count() == 13
    assert not ORDINARY.legal(mask, True)
    assert ORDINARY.oversize(mask) == mask
    spare = gear.squares_of(gear.spare_squares(mask))
    assert len(spare) == 10
    assert all(ORDINARY.legal(mask & ~(1 << square), True) for square in spare)


@rule("FK-X09", "FK-085", "FK-088", "FK-089", "FK-091")
def test_thirteen_cubes_apart_are_two_weapons() -> None:
    apart = squares(".....|.....", ".WWMM|.....", ".MMMM|.....", ".....|.M...", ".....|WWMM.")
    assert apart.bit_count() == 13
    assert ORDINARY.legal(apart, True)
    nine = squares(".WWMM|.....", ".MMMM|.....", ".M...|.....", ".....|.....", ".....|..WWM")
    assert not ORDINARY.legal(nine & MASAKO.left | squares(".....", ".....", ".....", ".....", ".....|.WWM."), True)
    touching = squares(".WWMM|WWM..", ".MMMM|.....", ".M...|.....")
    assert touching.bit_count() == 12
    assert ORDINARY.legal(touching, True)


@rule("FK-X10", "FK-091")
def test_nine_on_the_left_lose_one_and_the_right_weapon_stays() -> None:
    mask = squares(".WWMM|.....", ".MMMM|.....", ".M...|..WW.")
    assert not ORDINARY.legal(mask, True)
    big = ORDINARY.oversize(mask)
    assert big.bit_count() == 9
    for square in gear.squares_of(gear.spare_squares(big)):
        assert ORDINARY.legal(mask & ~(1 << square), True)


@rule("FK-X11", "FK-X13", "FK-089", "FK-090")
def test_a_two_handed_weapon_needs_three_wood() -> None:
    eleven = lay(".WWMM|MMMM.", "..MMM|.....")
    assert ORDINARY.legal(gear.occupied(eleven), True)
    assert ORDINARY.weapons(eleven) == ()
    twelve = lay(".WWWM|MMMM.", "..MMM|M....")
    assert gear.occupied(twelve).bit_count() == 12
    assert ORDINARY.legal(gear.occupied(twelve), True)
    assert ORDINARY.weapons(twelve) == (gear.occupied(twelve),)


@rule("FK-X12", "FK-092", "FK-093", "FK-094")
def test_a_stray_cube_in_the_left_half_goes_or_the_other_weapon_does() -> None:
    other = squares(".WW..|.....", ".M...|.....")
    stray = squares("", "", "....M|.....")
    right = squares("", "", ".....|MWW..")
    mask = other | stray | right
    assert not ORDINARY.legal(mask, True)
    assert set(ORDINARY.repairs(mask, True)) == {other | right, stray | right}


@rule("FK-X20", "FK-X21", "FK-094", "FK-090")
def test_a_two_handed_weapon_that_breaks_apart() -> None:
    chain = lay("....M|.....", "....W|.....", "....W|.....", "....W|.....", "....M|MMM..")
    assert ORDINARY.weapons(chain) == (gear.occupied(chain),)
    lost_third = gear.without(chain, 1 << gear.SQUARE_BY_NAME["e4"])
    left = squares("....M", "....W", "....W")
    right = squares("", "", "", "", ".....|MMM..")
    foot = squares("", "", "", "", "....M")
    assert set(ORDINARY.repairs(gear.occupied(lost_third), True)) == {left | right, foot | right}
    kept = gear.only(lost_third, left | right)
    assert ORDINARY.weapons(kept) == (left,)
    lost_first = gear.without(chain, 1 << gear.SQUARE_BY_NAME["e2"])
    rest = gear.occupied(lost_first) & ~(1 << gear.SQUARE_BY_NAME["e1"])
    assert rest in ORDINARY.repairs(gear.occupied(lost_first), True)
    two = gear.only(lost_first, rest)
    assert gear.counts(two) == (2, 4, 0)
    assert ORDINARY.legal(rest, True)
    assert ORDINARY.weapons(two) == ()


@rule("FK-199", "FK-206", "FK-194")
def test_the_grids_of_tomoe_takeko_and_masako() -> None:
    span = lay("...WW|WMM..")
    assert not TOMOE.legal(gear.occupied(span), True)
    assert TAKEKO.weapons(span) == (gear.occupied(span),)
    half = lay(".WWWM|.....")
    assert TAKEKO.legal(gear.occupied(half), True)
    assert TAKEKO.weapons(half) == ()
    assert not TAKEKO.legal(squares(".WWW.|.MM.."), True)
    sixteen = squares(".WWWW|MMMM.", ".MMMM|MMMM.")
    assert TAKEKO.legal(sixteen, True)
    assert not ORDINARY.legal(sixteen, True)
    ten = squares("WWWMM|MMMMM")
    assert MASAKO.legal(ten, True)
    assert not ORDINARY.legal(ten, True)
    assert gear.longest_line(ten) == 10


@rule("FK-097", "FK-252")
def test_a_pattern_matches_turned_but_not_mirrored_and_with_more_cubes() -> None:
    card = Pattern(((".....M.", "WWWWMMM"),), mirror=False)
    assert card.matches_weapon(lay("", "......M...", ".WWWWMMM..", ".......M.."), ORDINARY) == 1
    mirrored = lay("", ".MMMWWWW..", "..M.......")
    turned = lay("", ".MMMWWWW..", "..M.......")
    assert turned == mirrored
    assert card.matches_weapon(turned, ORDINARY) == 1
    assert card.matches_weapon(lay("", "..M.......", ".MMMWWWW.."), ORDINARY) == 0
    assert Pattern(((".....M.", "WWWWMMM"),), mirror=True).matches_weapon(lay("", "..M.......", ".MMMWWWW.."), ORDINARY)


@rule("FK-098")
def test_a_pair_needs_one_pattern_in_each_weapon() -> None:
    pair = Pattern((("WWMT",), ("WWMT",)), mirror=False)
    both = lay(".T...|...W.", ".M...|...W.", ".W...|...M.", ".W...|...T.")
    assert pair.matches_weapon(both, ORDINARY) == 3
    assert pair.matches_weapon(lay(".T...", ".M...", ".W...", ".W..."), ORDINARY) == 0
    assert pair.matches_weapon(lay("", ".WWMT|....."), ORDINARY) == 0


@rule("FK-X06", "FK-083", "FK-084", "FK-006")
def test_strength_of_helmet_and_sandals() -> None:
    assert gear.strength(lay("MMWW", "WW.."), False) == 8
    assert gear.strength(lay("MMM"), False) == 6
    assert gear.strength(lay("MMM"), True) == 10
    assert gear.strength(lay("TWM"), False) == 6


@rule("FK-117", "FK-X18")
def test_the_longest_line() -> None:
    assert gear.longest_line(squares("", ".WWWMMMMM.")) == 8
    assert gear.longest_line(squares("..M.......", ".WWM......", "..M.......")) == 3
    assert gear.longest_line(squares("........MM", "MM........")) == 2
