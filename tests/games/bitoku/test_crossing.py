"""Turns, crossing the river, favours, passing."""

from __future__ import annotations

import pytest

from tests.games.bitoku.positions import (
    LEFT,
    MIDDLE,
    RIGHT,
    Table,
    bitoku,
    forest,
    hill,
    home,
    in_summer,
    rocks,
    yokai,
)
from tests.rules import rule
from zataku.games.bitoku.state import AUTUMN, EMPTY, HILL, LOCKED, SUMMER, UNLOCKED, WINTER


def covered(table: Table, name: str) -> list[bool]:
    """Which of the favours A, B, C of a hill are covered."""
    return [bool(table.state.covered >> (3 * hill(name) + favour) & 1) for favour in range(3)]


def at_the_river(value: int, where: str = "yomi", players: int = 3) -> Table:
    """The deciding player has a die of this value in a river region."""
    table = in_summer(players)
    me = table.me
    table.stock(me)
    table.dice(me, value, 1, 1, place=LOCKED)
    table.die(me, LEFT, value, forest(where))
    table.again()
    return table


@rule("BK-047", "BK-048")
def test_turns_go_round_in_turn_order_without_those_who_passed() -> None:
    table = in_summer(4)
    state = table.state
    order = state.order
    seats = []
    for _ in range(8):
        seats.append(table.seat)
        seat = table.seat
        table.hand(table.me, "sy2")
        table.again()
        table.choose("play:sy2:left", "do:wood")
        assert table.seat != seat
    assert seats == [*order, *order]
    state.passed = 1 << order[1] | 1 << order[2]
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.hand(table.me, "sy2")
        table.again()
        table.choose("play:sy2:left", "do:wood")
    assert seats == [order[0], order[3], order[0], order[3]]


@rule("BK-047")
def test_autumn_comes_when_all_have_passed() -> None:
    table = in_summer(2)
    for player in table.state.players:
        player.slots = yokai("sy1", "sy2", "sy3")
        player.hand = type(player.hand)()
        table.dice(player, 1, 1, 1, place=home(1))
    for number, player in enumerate(table.state.players):
        player.places = (home(1 + number), forest("jade") + number, forest("yomi") + number)
    table.again()
    assert table.offers == ["pass"] or "pass" in table.offers
    while table.state.phase == SUMMER:
        table.choose("pass")
    assert table.state.phase in (AUTUMN, WINTER)


@rule("BK-048")
def test_a_turn_offers_the_basic_actions_and_nothing_to_decline_them() -> None:
    table = in_summer()
    kinds = {code.split(":")[0] for code in table.offers}
    assert kinds == {"play", "sacrifice"}
    assert "skip" not in table.offers


@rule("BK-081")
@pytest.mark.parametrize("where", ["yomi", "stairs", "jade", "forges"])
def test_a_die_of_2_or_more_crosses_to_the_hill_behind_its_region(where: str) -> None:
    table = at_the_river(2, where)
    me = table.me
    assert table.offers_of("cross:") == ["left"]
    table.choose("cross:left")
    assert me.places[LEFT] == HILL + hill(where)
    assert table.offers_of("favour:") == [f"{where}:bitoku", f"{where}:yokai", f"{where}:deeds"]


@rule("BK-081")
def test_a_1_a_die_in_the_home_and_a_full_hill_forbid_crossing() -> None:
    assert not at_the_river(1).offers_of("cross:")
    table = at_the_river(5)
    table.die(table.me, LEFT, 5, home(1))
    table.again()
    assert not table.offers_of("cross:")
    table = at_the_river(5)
    # With three players a hill has two die spaces.
    table.die(table.rival, LEFT, 1, HILL + hill("yomi"))
    table.again()
    assert table.offers_of("cross:") == ["left"]
    table.die(table.rival, RIGHT, 1, HILL + hill("yomi"))
    table.again()
    assert not table.offers_of("cross:")


@rule("BK-082", "BK-X13", "BK-X14")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 3)])
def test_a_crossing_die_loses_1_and_a_6_becomes_3(before: int, after: int) -> None:
    table = at_the_river(before)
    me = table.me
    table.choose("cross:left")
    assert me.dice[LEFT] == after


@rule("BK-083")
def test_the_forest_space_is_free_at_once_and_the_die_stays_on_the_hill() -> None:
    table = in_summer(2)
    me, rival = table.me, table.rival
    table.dice(me, 4, 1, 1, place=LOCKED)
    table.die(me, LEFT, 4, forest("jade"))
    table.dice(rival, 3, 1, 1)
    table.stock(rival)
    table.again()
    table.choose("cross:left", "cover:jade:deeds")
    table.choose("die:left")
    assert "place:jade" in table.offers
    table.choose("place:home:1")
    assert not table.offers_of("cross:")
    table.until(lambda state: state.phase != SUMMER or me.places[LEFT] != HILL + 1)
    assert table.state.phase != SUMMER


@rule("BK-084", "BK-085", "BK-086", "BK-087", "BK-X13", "BK-X14", "BK-X15")
def test_three_crossings_take_the_three_favours_of_a_hill() -> None:
    table = in_summer(4)
    state = table.state
    purple, yellow = table.me, table.rival
    for player in state.players:
        table.stock(player)
        player.places = (LOCKED, LOCKED, LOCKED)
        player.dice = (3, 2, 1)
    table.die(purple, LEFT, 4, forest("yomi"))
    table.die(yellow, LEFT, 6, forest("yomi"))
    table.die(purple, MIDDLE, 2, forest("yomi"))
    state.hill_bitoku = bitoku("bi01", "bi06", "bi11", "bi15")
    state.hill_yokai = yokai("y01", "y02", "y03", "y04")
    state.garden = tuple(range(1, 10))
    purple.rocks = rocks("rk01")
    held = len(yellow.cards_in_hand())
    table.again()
    table.choose("cross:left", "favour:yomi:bitoku")
    assert purple.dice[LEFT] == 3
    assert purple.path == bitoku("bi01")
    assert state.hill_bitoku[0] == EMPTY
    assert covered(table, "yomi") == [True, False, False]
    table.choose("cross:left")
    assert table.offers == ["favour:yomi:yokai", "favour:yomi:deeds", "cover:yomi:yokai", "cover:yomi:deeds"]
    table.choose("favour:yomi:yokai")
    assert yellow.dice[LEFT] == 3
    assert yokai("y01")[0] in yellow.cards_in_hand()
    assert len(yellow.cards_in_hand()) == held + 1
    assert covered(table, "yomi") == [True, True, False]
    table.hand(table.me, "sy2")
    table.again()
    table.choose("play:sy2:left", "do:wood")
    table.hand(table.me, "sy2")
    table.again()
    table.choose("play:sy2:left", "do:wood")
    assert table.me is purple
    table.choose("cross:middle")
    assert table.offers_of("favour:") == ["yomi:deeds"]
    table.choose("favour:yomi:deeds")
    assert table.offers == ["do:vision", "do:rock", "do:pilgrim", "do:kodama", "skip"]
    table.choose("do:rock", "rock:rk04")
    assert "do:rock" not in table.offers
    table.choose("do:kodama", "kodama:home")
    assert purple.rocks == rocks("rk01", "rk04")
    assert purple.kodamas[2] == 2
    assert covered(table, "yomi") == [True, True, True]


@rule("BK-084", "BK-085", "BK-086", "BK-088")
@pytest.mark.parametrize("where", ["yomi", "stairs", "jade", "forges"])
def test_a_claim_covers_that_favour_of_that_hill_and_no_other(where: str) -> None:
    for number, favour in enumerate(("bitoku", "yokai", "deeds")):
        for claim in ("favour", "cover"):
            table = at_the_river(4, where)
            me, state = table.me, table.state
            state.hill_bitoku = bitoku("bi01", "bi06", "bi11", "bi15")
            state.hill_yokai = yokai("y01", "y02", "y03", "y04")
            table.again()
            table.choose("cross:left", f"{claim}:{where}:{favour}")
            assert state.covered == 1 << (3 * hill(where) + number)
            taken = claim == "favour"
            assert (len(me.path) == 1) == (taken and favour == "bitoku")
            assert (yokai(f"y0{hill(where) + 1}")[0] in me.cards_in_hand()) == (taken and favour == "yokai")
            assert bool(table.offers_of("do:")) == (taken and favour == "deeds")
            # A card taken is gone from the hill; one only covered lies there still.
            assert (state.hill_bitoku[hill(where)] == EMPTY) == (taken and favour == "bitoku")
            assert (state.hill_yokai[hill(where)] == EMPTY) == (taken and favour == "yokai")


@rule("BK-086")
def test_a_yokai_from_a_hill_can_be_played_from_the_next_turn_on() -> None:
    table = at_the_river(4)
    me = table.me
    table.state.hill_yokai = yokai("y01", "y02", "y03", "y04")
    table.choose("cross:left", "favour:yomi:yokai")
    assert table.me is not me
    table.until(lambda state: table.me is me)
    assert "play:y01:left" in table.offers


@rule("BK-087")
def test_the_second_deed_is_chosen_after_the_first_and_may_be_left_out() -> None:
    table = at_the_river(4)
    me = table.me
    me.rocks = ()
    me.rockside = 0
    table.state.garden = (5, 6, 7, 8, 9, 10, 11)
    table.choose("cross:left", "favour:yomi:deeds")
    # Without a rock no pilgrim can be placed; a rock just taken may get one.
    assert "do:pilgrim" not in table.offers
    table.choose("do:rock", "rock:rk06")
    assert "do:pilgrim" in table.offers
    table.choose("do:pilgrim", "beside:rs1")
    assert me.pilgrims == 2
    assert table.me is not me
    table = at_the_river(4)
    me = table.me
    table.choose("cross:left", "favour:yomi:deeds", "do:kodama", "kodama:jade", "skip")
    assert table.me is not me


@rule("BK-088")
def test_a_favour_may_be_refused_and_one_is_covered_all_the_same() -> None:
    table = at_the_river(4)
    me = table.me
    state = table.state
    shown = state.hill_yokai
    held = me.cards_in_hand()
    table.choose("cross:left")
    assert table.offers_of("cover:") == ["yomi:bitoku", "yomi:yokai", "yomi:deeds"]
    table.choose("cover:yomi:yokai")
    assert covered(table, "yomi") == [False, True, False]
    assert (me.cards_in_hand(), state.hill_yokai) == (held, shown)
    # The card lies there until winter discards it.
    discarded = len(state.yokai_discard)
    table.until(lambda state: state.round == 2)
    assert shown[0] in state.yokai_discard or len(state.yokai_discard) > discarded or state.yokai_under


@rule("BK-089")
def test_crossing_to_a_hill_without_favours_gives_nothing() -> None:
    table = at_the_river(4)
    me = table.me
    table.state.covered = 0b111
    table.again()
    table.choose("cross:left")
    assert me.dice[LEFT] == 3
    assert table.me is not me


@rule("BK-084")
def test_a_claimed_favour_is_closed_for_the_round_and_open_in_the_next() -> None:
    table = at_the_river(4)
    table.choose("cross:left", "favour:yomi:bitoku")
    assert table.state.hill_bitoku[0] == EMPTY
    table.until(lambda state: state.round == 2)
    assert table.state.covered == 0
    assert EMPTY not in table.state.hill_bitoku


@rule("BK-090", "BK-X45")
def test_passing_needs_three_cards_played_and_three_dice_placed() -> None:
    table = in_summer(2)
    me = table.me
    me.slots = yokai("sy1", "sy2", "sy3")
    me.hand = type(me.hand)(yokai("sy4"), (-1,))
    table.dice(me, 1, 1, 4)
    me.places = (forest("yomi"), HILL, UNLOCKED)
    table.again()
    assert "pass" not in table.offers
    me.places = (forest("yomi"), HILL, forest("jade"))
    table.again()
    assert table.offers == ["cross:right", "pass"]
    me.slots = (*yokai("sy1", "sy2"), EMPTY)
    table.again()
    assert "pass" not in table.offers


@rule("BK-090")
def test_whoever_passed_is_out_for_the_summer() -> None:
    table = in_summer(2)
    me, seat = table.me, table.seat
    me.slots = yokai("sy1", "sy2", "sy3")
    table.dice(me, 1, 1, 1)
    me.places = (home(1), HILL, forest("jade"))
    table.again()
    table.choose("pass")
    table.until(lambda state: state.phase != SUMMER or state.seat == seat)
    assert table.state.phase != SUMMER


@rule("BK-091")
def test_without_any_other_action_passing_is_allowed() -> None:
    table = in_summer(2)
    state, me, rival = table.state, table.me, table.rival
    me.hand = type(me.hand)()
    me.pilgrims = 0
    assert me.places == (LOCKED, LOCKED, LOCKED)
    seat = table.seat
    assert state.asking is not None
    state.agenda.append(state.asking)
    state.advance()
    # Passing was the only option, so it was taken.
    assert state.passed >> seat & 1
    assert table.me is rival
