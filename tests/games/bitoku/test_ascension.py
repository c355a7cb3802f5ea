"""The ascension, the final ranking, the harder forest variant."""

from __future__ import annotations

import pytest

from tests.games.bitoku.position import (
    LEFT,
    MIDDLE,
    Ending,
    Position,
    at_the_end,
    beside,
    bitoku,
    bitoku_of_types,
    branch,
    dragonflies,
    forest,
    give,
    hill,
    home,
    in_summer,
    mitamas,
    parts,
    rocks,
    stocked,
    treasure,
    visions,
    yokai,
)
from tests.rules import rule
from zataku.games.bitoku.components import BITOKU_TYPES
from zataku.games.bitoku.scoring import (
    bitoku_points,
    destiny_points,
    homage_points,
    rock_points,
    treasure_points,
)
from zataku.games.bitoku.state import HILL, LOCKED, UNLOCKED
from zataku.kernel.hidden import Bag, Pile

PURPLE, BROWN = 0, 1


def the_scoring_example() -> Ending:
    """The position of the rulebook's scoring example."""
    position = at_the_end(4)
    state = position.state
    purple, brown, yellow, green = state.sheets
    purple.vp = 67
    # A: dream crystals "draw a yokai", "+1 amulet", "1 sake".
    position.crystals(purple, sd1="cd02", sd2="cd03", sd3="cd01")
    # C: three different bitoku, two of them completed.
    purple.path, purple.marker = bitoku_of_types("makoto", "yu", "rei"), 2
    # D: Yomi for 5 alone; level with brown in the Forges, yellow behind.
    give(state, treasures=(treasure("lt3"), treasure("lt1"), treasure("lt2"), treasure("lt4"), treasure("lt5")))
    position.kodamas(purple, yomi=7, stairs=1, home=1, jade=1, forges=5)
    position.kodamas(brown, yomi=1, stairs=3, home=3, jade=3, forges=5)
    position.kodamas(yellow, yomi=1, stairs=3, home=3, jade=3, forges=2)
    position.kodamas(green, yomi=1, stairs=3, home=3, jade=3, forges=1)
    # E: two rocks; one pilgrim beside the first, one between both.
    purple.rocks = rocks("rk06", "rk10")
    purple.rockside = beside("rs1", "rj12")
    purple.pairs = tuple(zip(mitamas("ma1", "ma2", "mx1"), dragonflies("df01", "df02", "df03"), strict=True))
    position.build("te1", "jade", PURPLE)
    purple.built = 1
    # F: dice 3, 5, 3 and 2 wood (the sake comes from the crystal).
    purple.dice = (3, 5, 3)
    position.stock(purple, wood=2)
    # G: one building for two visions that are met otherwise.
    purple.arrived = 1 << branch("t1")
    purple.visions = visions("v02", "v03")
    return position


@rule("BK-168", "BK-X24", "BK-X25", "BK-X26", "BK-X27", "BK-X28", "BK-X29", "BK-X30", "BK-X31", "BK-003", "BK-180")
def test_the_scoring_example_makes_103() -> None:
    position = the_scoring_example()
    purple = position.state.sheets[PURPLE]
    held = len(purple.hand)
    position.score()
    # A: the card may be drawn; amulet and sake are given.
    position.choose("draw")
    assert (stocked(purple), len(purple.hand)) == ({"wood": 2, "sake": 1, "amulet1": 1}, held + 1)
    position.choose("fulfil:best")
    position.until(lambda state: False)
    assert parts(position, PURPLE) == {
        "play": 67,
        "first": 3,
        "bitoku": 4,
        "treasures": 8,
        "rocks": 7,
        "homage": 3,
        "visions": 5,
        "destiny": 6,
    }
    assert position.match.scores.seats[PURPLE].total == 103
    assert position.match.view(None)["seats"][PURPLE]["flag"] is True


@rule("BK-X27", "BK-172", "BK-173")
def test_the_forges_of_the_example_pay_3_to_both_and_nothing_to_yellow() -> None:
    assert treasure_points([5, 5, 2], [4, 2]) == [3, 3, 0]
    assert treasure_points([5, 5, 2], [5, 2]) == [3, 3, 0]
    assert treasure_points([7, 1, 1], [5, 3, 1])[0] == 5


@rule("BK-X31", "BK-181")
def test_with_101_brown_loses_by_2() -> None:
    position = the_scoring_example()
    position.score()
    position.choose("draw")
    position.choose("fulfil:best")
    position.until(lambda state: False)
    before = position.match.scores.seats[BROWN].total
    position = the_scoring_example()
    brown = position.state.sheets[BROWN]
    brown.vp = 101 - before
    position.score()
    position.choose("draw")
    position.choose("fulfil:best")
    position.until(lambda state: False)
    scores = position.match.scores
    assert [seat.total for seat in scores.seats][:2] == [103, 101]
    assert scores.winners == (PURPLE,)
    assert [seat.rank for seat in scores.seats][:2] == [1, 2]


@rule("BK-003")
def test_the_flag_turns_at_100() -> None:
    position = in_summer()
    for vp, flag in ((99, False), (100, True), (101, True), (99, False)):
        position.state.sheets[0].vp = vp
        assert position.match.view(None)["seats"][0]["flag"] is flag


@rule("BK-004", "BK-129")
def test_a_score_may_fall_below_zero() -> None:
    position = at_the_end(2)
    state = position.state
    state.sheets[1].visions = visions("v07", "v08", "v11")
    state.sheets[1].dice = (1, 1, 1)
    for sheet in state.sheets:
        sheet.kodamas = (1,) * 5
    position.kodamas(state.sheets[0], yomi=2, stairs=2, home=2, jade=2, forges=2)
    give(state, treasures=(3, 4, 3, 4, 3))
    position.score()
    position.until(lambda state: False)
    assert position.match.scores.seats[1].total == -6


def winner(first: Ending) -> tuple[int, ...]:
    first.score()
    first.until(lambda state: False)
    return first.match.scores.winners


@rule("BK-181", "BK-X32")
def test_a_tie_goes_to_more_fulfilled_visions() -> None:
    position = at_the_end(2)
    state = position.state
    state.order = (0, 1)
    one, two = state.sheets
    # Seat 0 is first (3 VP) with one vision, seat 1 has two.
    for sheet in (one, two):
        sheet.built = 3
        sheet.arrived = 1 << branch("i1")
    one.visions = visions("v07")
    two.visions = visions("v09", "v07")
    two.built = 4
    state.sheets[1].vp = 0
    position.score()
    position.until(lambda state: False)
    totals = [seat.total for seat in position.match.scores.seats]
    position = at_the_end(2)
    state = position.state
    state.order = (0, 1)
    one, two = state.sheets
    for sheet in (one, two):
        sheet.built = 3
        sheet.arrived = 1 << branch("i1")
    one.visions = visions("v07")
    two.visions = visions("v09", "v07")
    two.built = 4
    one.vp = totals[1] - totals[0]
    assert winner(position) == (1,)
    assert [seat.total for seat in position.match.scores.seats] == [totals[1], totals[1]]
    assert [seat.rank for seat in position.match.scores.seats] == [2, 1]


@rule("BK-182", "BK-289")
def test_a_further_tie_goes_to_the_turn_order_and_no_place_is_shared() -> None:
    position = at_the_end(3)
    state = position.state
    state.order = (2, 0, 1)
    state.sheets[0].vp = state.sheets[1].vp = 3
    assert winner(position) == (2,)
    scores = position.match.scores
    assert len({seat.total for seat in scores.seats}) == 1
    assert [seat.rank for seat in scores.seats] == [2, 3, 1]


# Steps


@rule("BK-169", "BK-275")
def test_a_dream_crystal_that_can_do_nothing_is_not_offered() -> None:
    position = at_the_end(2)
    me = position.state.sheets[0]
    position.state.order = (0, 1)
    # A card to draw from an empty deck, a kodama step and a movement point.
    position.crystals(me, sd1="cd02", sd2="cd07", sd3="cd08")
    position.deck(me)
    me.discard = ()
    position.score()
    assert position.seat == 0
    assert position.offers == ["fruit:sd2", "fruit:sd3"]


@rule("BK-168", "BK-169", "BK-287")
def test_dream_crystals_give_a_last_time_in_turn_order_and_their_chains_count() -> None:
    position = at_the_end(2)
    state = position.state
    state.order = (1, 0)
    for sheet in state.sheets:
        position.crystals(sheet, sd1="cd08", sd2="cd07")
        sheet.path = bitoku("bi08")
        sheet.vp = 0
    position.score()
    assert position.seat == 1
    assert position.offers == ["fruit:sd1", "fruit:sd2"]
    position.choose("fruit:sd1", "move:bitoku", "kodama:yomi")
    assert state.sheets[1].vp == 2
    assert position.seat == 0
    position.choose("fruit:sd2", "skip", "skip")
    position.until(lambda state: False)
    assert parts(position, 1)["play"] == 2
    assert parts(position, 0)["play"] == 0
    # The turn order is not changed by it.
    assert parts(position, 1)["first"] == 3


@rule("BK-170")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_in_turn_order_gains_3(players: int) -> None:
    position = at_the_end(players)
    position.state.order = tuple(reversed(range(players)))
    position.score()
    position.until(lambda state: False)
    assert [parts(position, seat)["first"] for seat in range(players)] == [0] * (players - 1) + [3]


@rule("BK-171", "BK-X26")
def test_different_bitoku_types_pay_by_the_table() -> None:
    sheet = in_summer().me
    assert bitoku_points(sheet) == 0
    for number, vp in enumerate([1, 2, 4, 7, 11, 16, 22], start=1):
        sheet.path = bitoku_of_types(*BITOKU_TYPES[:number])
        assert bitoku_points(sheet) == vp
        sheet.marker = number
        assert bitoku_points(sheet) == vp
    sheet.path = bitoku_of_types("makoto", "makoto", "yu")
    assert bitoku_points(sheet) == 2


@rule("BK-172")
def test_places_are_ranked_by_advance_and_later_ones_get_nothing() -> None:
    assert treasure_points([7, 5, 3, 2], [6, 3, 2]) == [6, 3, 2, 0]
    assert treasure_points([7, 5, 3, 2], [5, 2]) == [5, 2, 0, 0]
    # Also a kodama still on the first space.
    assert treasure_points([3, 1], [6, 3, 2]) == [6, 3]


@rule("BK-172")
def test_the_treasure_of_each_region_is_paid() -> None:
    position = at_the_end(3)
    state = position.state
    give(state, treasures=(treasure("lt1"), treasure("lt2"), treasure("lt3"), treasure("lt4"), treasure("lt5")))
    for seat, space in enumerate((4, 3, 2)):
        state.sheets[seat].kodamas = (space,) * 5
    position.score()
    position.until(lambda state: False)
    assert [parts(position, seat)["treasures"] for seat in range(3)] == [
        7 + 6 + 5 + 5 + 4,
        4 + 3 + 3 + 2 + 2,
        2 + 2 + 1,
    ]


@rule("BK-173")
def test_ties_share_the_prizes_of_their_places_rounded_down() -> None:
    assert treasure_points([4, 4, 4], [7, 4, 2]) == [4, 4, 4]
    assert treasure_points([5, 4, 4], [7, 4, 2]) == [7, 3, 3]
    assert treasure_points([5, 5, 4], [7, 4, 2]) == [5, 5, 2]
    assert treasure_points([5, 4, 4, 4], [5, 2]) == [5, 0, 0, 0]


@rule("BK-174", "BK-X28", "BK-119")
def test_a_rock_pays_pilgrims_times_elements() -> None:
    position = in_summer()
    me, seat = position.me, position.seat
    me.rocks = rocks("rk06", "rk10")
    me.rockside = beside("rs1", "rj12")
    me.mitamas = mitamas("ma1", "ma2", "mx1")
    position.build("te1", "jade", seat)
    assert rock_points(position.state, seat) == 3 * 2 + 1 * 1
    # Both kinds of a rock together, and an element shown on two rocks counts for both.
    me.rocks = rocks("rk10", "rk11")
    me.rockside = beside("rs1", "rs2")
    position.build("ry1", "jade", seat)
    position.build("on1", "jade", seat)
    assert rock_points(position.state, seat) == 2 + 2
    # Without a pilgrim nothing.
    me.rockside = beside("rs1")
    assert rock_points(position.state, seat) == 2
    me.rockside = 0
    assert rock_points(position.state, seat) == 0


@rule("BK-175", "BK-161")
def test_own_yokai_count_wherever_they_are() -> None:
    position = in_summer()
    me, seat = position.me, position.seat
    me.rocks = rocks("rk01")
    me.rockside = beside("rs1")
    me.deck, me.hand, me.gained = Bag(yokai("sy1")), Pile(yokai("y01"), (1,)), Pile(yokai("y02"), (1,))
    me.discard, me.slots, me.removed = yokai("y03"), (*yokai("y04"), -1, -1), yokai("y05")
    assert rock_points(position.state, seat) == 6
    me.deck = Bag(yokai("sy1", "sy2", "y26"))
    # A yama-uba is wild; an imomushi is no kappa.
    assert rock_points(position.state, seat) == 7


@rule("BK-175", "BK-176", "BK-288")
def test_wild_ones_are_one_type_the_best_for_all_rocks() -> None:
    position = in_summer()
    me, seat = position.me, position.seat
    # Kappa with two pilgrims beside, kitsune with one: the yama-uba counts 2, not 3.
    me.rocks = rocks("rk01", "rk04")
    me.rockside = beside("rs1", "rj12")
    me.deck, me.hand, me.gained, me.discard = Bag(yokai("y26")), Pile(), Pile(), ()
    assert rock_points(position.state, seat) == 2
    me.rocks = rocks("rk06", "rk07")
    me.mitamas = mitamas("mx1")
    assert rock_points(position.state, seat) == 2
    me.mitamas, me.pairs = (), ((mitamas("mx1")[0], dragonflies("df01")[0]),)
    assert rock_points(position.state, seat) == 2
    me.pairs = ((mitamas("mn1")[0], dragonflies("df01")[0]),)
    assert rock_points(position.state, seat) == 1


@rule("BK-177")
def test_only_own_buildings_count_for_rocks() -> None:
    position = in_summer()
    me, seat = position.me, position.seat
    me.rocks = rocks("rk10")
    me.rockside = beside("rs1")
    position.state.zones, position.state.owners = (-1,) * 16, (-1,) * 16
    position.build("te1", "jade", position.rival_seat)
    position.build("ry1", "jade", -1)
    assert rock_points(position.state, seat) == 0
    position.build("te2", "yomi", seat)
    assert rock_points(position.state, seat) == 1


@rule("BK-178", "BK-X29")
def test_dice_and_resources_make_the_homage() -> None:
    position = in_summer()
    me = position.me
    me.dice = (3, 5, 3)
    position.stock(me, wood=2, sake=1, amulet3=5)
    assert homage_points(me) == 3
    position.stock(me, wood=4, sake=1)
    assert homage_points(me) == 4


@rule("BK-179", "BK-X30", "BK-130")
def test_visions_pay_or_cost() -> None:
    position = at_the_end(2)
    me = position.state.sheets[0]
    me.built, me.arrived, me.path, me.marker = 1, 1 << branch("t1"), bitoku("bi01", "bi02"), 2
    me.pairs = tuple(zip(mitamas("ma1", "ma2", "ma3"), dragonflies("df01", "df02", "df03"), strict=True))
    me.visions = visions("v02", "v03")
    position.score()
    position.choose("fulfil:best")
    position.until(lambda state: False)
    assert parts(position, 0)["visions"] == 5


@rule("BK-180")
def test_uncovered_points_of_the_board() -> None:
    position = in_summer()
    me = position.me
    assert destiny_points(me) == 0
    for built, vp in enumerate((0, 1, 3, 5, 8, 12, 17)):
        me.built = built
        assert destiny_points(me) == vp
    me.built = 0
    position.crystals(me, sd1="cd01", sd2="cd02", sm2="cm01", si3="ci01")
    assert destiny_points(me) == 1 + 2 + 2 + 1


# The harder variant


def harder(value: int, theirs: int, **stock: int) -> Position:
    position = in_summer(4, harder_forest=True)
    me = position.me
    position.stock(me, **stock)
    position.state.zones = (-1,) * 16
    me.dice, me.places = (value, 1, 1), (UNLOCKED, LOCKED, LOCKED)
    position.die(position.rival, LEFT, theirs, forest("jade"))
    position.again()
    position.choose("die:left")
    return position


@rule("BK-183")
@pytest.mark.parametrize(("mine", "theirs", "allowed"), [(4, 3, True), (4, 4, False), (4, 5, False)])
def test_a_forest_action_needs_a_higher_die(mine: int, theirs: int, allowed: bool) -> None:
    position = harder(mine, theirs)
    me = position.me
    position.choose("place:jade")
    assert bool(position.offers_of("forest:")) == allowed
    assert (position.me is me) == allowed


@rule("BK-183")
def test_where_no_die_stands_even_a_one_may_act() -> None:
    position = harder(1, 6)
    position.choose("place:yomi")
    assert position.offers_of("forest:")


@rule("BK-183")
def test_hills_home_and_copies_are_free_of_it() -> None:
    position = harder(2, 1)
    position.die(position.rival, MIDDLE, 6, HILL + hill("jade"))
    position.choose("place:jade")
    assert position.offers_of("forest:")
    position = harder(2, 1)
    me = position.me
    position.die(position.rival, MIDDLE, 6, home(2))
    position.choose("place:home:1")
    assert stocked(me) == {"amulet2": 1}
    position = in_summer(2, harder_forest=True)
    me, seat = position.me, position.rival_seat
    position.stock(me)
    me.dice, me.places = (2, 1, 1), (UNLOCKED, LOCKED, LOCKED)
    position.die(position.rival, LEFT, 4, forest("jade"))
    position.die(position.rival, MIDDLE, 4, forest("jade"))
    position.again()
    position.choose("die:left", "place:home:4", f"copy:{seat}:left")
    assert position.offers_of("forest:") == ["jade-1", "jade-2", "jade-3", "jade-4"]


@rule("BK-184", "BK-X42")
def test_against_a_6_die_and_amulets_must_reach_7() -> None:
    # A 4 with +3 makes 7.
    position = harder(4, 6, amulet1=1, amulet3=1)
    position.choose("amulets:3", "place:jade")
    assert position.offers_of("forest:")
    # A 4 with +1 and +1 makes 6.
    position = harder(4, 6, amulet1=2)
    me = position.me
    position.choose("amulets:1+1", "place:jade")
    assert position.me is not me
    # A 6 needs one more amulet of any kind.
    for amulet, enough in (("none", False), ("1", True)):
        position = harder(6, 6, amulet1=1)
        me = position.me
        position.choose(f"amulets:{amulet}", "place:jade")
        assert bool(position.offers_of("forest:")) == enough


@rule("BK-185")
def test_the_virtual_value_serves_that_action_only() -> None:
    position = harder(6, 6, amulet1=1)
    me = position.me
    position.choose("amulets:1", "place:jade")
    assert me.dice[LEFT] == 6
    assert position.offers_of("forest:") == ["jade-1", "jade-2", "jade-3", "jade-4", "jade-5"]
    position.choose("skip")
    # A later 6 without an amulet meets a 6.
    other = position.me
    position.stock(other)
    other.dice, other.places = (6, 1, 1), (UNLOCKED, LOCKED, LOCKED)
    position.again()
    position.choose("die:left", "place:jade")
    assert position.me is not other
