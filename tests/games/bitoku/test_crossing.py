"""Turns, crossing the river, favours, passing."""

from __future__ import annotations

import pytest

from tests.games.bitoku.position import (
    LEFT,
    MIDDLE,
    RIGHT,
    Position,
    bitoku,
    forest,
    hill,
    home,
    in_summer,
    rocks,
    under,
    yokai,
)
from tests.rules import rule
from zataku.games.bitoku.state import AUTUMN, EMPTY, HILL, LOCKED, SUMMER, UNLOCKED, WINTER
from zataku.games.bitoku.steps.crossing import ClaimFavour
from zataku.kernel.tuples import replaced


def covered(position: Position, name: str) -> list[bool]:
    """Which of the favours A, B, C of a hill are covered."""
    return [bool(position.state.covered >> (3 * hill(name) + favour) & 1) for favour in range(3)]


def at_the_river(value: int, where: str = "yomi", players: int = 3) -> Position:
    """The deciding player has a die of this value in a river region."""
    position = in_summer(players)
    me = position.me
    position.stock(me)
    position.dice(me, value, 1, 1, place=LOCKED)
    position.die(me, LEFT, value, forest(where))
    position.again()
    return position


@rule("BK-047", "BK-048")
def test_turns_go_round_in_turn_order_without_those_who_passed() -> None:
    position = in_summer(4)
    state = position.state
    order = state.order
    seats = []
    for _ in range(8):
        seats.append(position.seat)
        seat = position.seat
        position.hand(position.me, "sy2")
        position.again()
        position.choose("play:sy2:left", "do:wood")
        assert position.seat != seat
    assert seats == [*order, *order]
    state.passed = 1 << order[1] | 1 << order[2]
    seats = []
    for _ in range(4):
        seats.append(position.seat)
        position.hand(position.me, "sy2")
        position.again()
        position.choose("play:sy2:left", "do:wood")
    assert seats == [order[0], order[3], order[0], order[3]]


@rule("BK-047")
def test_autumn_comes_when_all_have_passed() -> None:
    position = in_summer(2)
    for sheet in position.state.sheets:
        sheet.slots = yokai("sy1", "sy2", "sy3")
        sheet.hand = type(sheet.hand)()
        position.dice(sheet, 1, 1, 1, place=home(1))
    for number, sheet in enumerate(position.state.sheets):
        sheet.places = (home(1 + number), forest("jade") + number, forest("yomi") + number)
    position.again()
    assert position.offers == ["pass"] or "pass" in position.offers
    while position.state.season == SUMMER:
        position.choose("pass")
    assert position.state.season in (AUTUMN, WINTER)


@rule("BK-048")
def test_a_turn_offers_the_basic_actions_and_nothing_to_decline_them() -> None:
    position = in_summer()
    kinds = {code.split(":")[0] for code in position.offers}
    assert kinds == {"play", "sacrifice"}
    assert "skip" not in position.offers


@rule("BK-081")
@pytest.mark.parametrize("where", ["yomi", "stairs", "jade", "forges"])
def test_a_die_of_2_or_more_crosses_to_the_hill_behind_its_region(where: str) -> None:
    position = at_the_river(2, where)
    me = position.me
    assert position.offers_of("cross:") == ["left"]
    position.choose("cross:left")
    assert me.places[LEFT] == HILL + hill(where)
    assert position.offers_of("favour:") == [f"{where}:bitoku", f"{where}:yokai", f"{where}:deeds"]


@rule("BK-081")
def test_a_1_a_die_in_the_home_and_a_full_hill_forbid_crossing() -> None:
    assert not at_the_river(1).offers_of("cross:")
    position = at_the_river(5)
    position.die(position.me, LEFT, 5, home(1))
    position.again()
    assert not position.offers_of("cross:")
    position = at_the_river(5)
    # With three players a hill has two die spaces.
    position.die(position.rival, LEFT, 1, HILL + hill("yomi"))
    position.again()
    assert position.offers_of("cross:") == ["left"]
    position.die(position.rival, RIGHT, 1, HILL + hill("yomi"))
    position.again()
    assert not position.offers_of("cross:")


@rule("BK-082", "BK-X13", "BK-X14")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 3)])
def test_a_crossing_die_loses_1_and_a_6_becomes_3(before: int, after: int) -> None:
    position = at_the_river(before)
    me = position.me
    position.choose("cross:left")
    assert me.dice[LEFT] == after


@rule("BK-083")
def test_the_forest_space_is_free_at_once_and_the_die_stays_on_the_hill() -> None:
    position = in_summer(2)
    me, rival = position.me, position.rival
    position.dice(me, 4, 1, 1, place=LOCKED)
    position.die(me, LEFT, 4, forest("jade"))
    position.dice(rival, 3, 1, 1)
    position.stock(rival)
    position.again()
    position.choose("cross:left", "cover:jade:deeds")
    position.choose("die:left")
    assert "place:jade" in position.offers
    position.choose("place:home:1")
    assert not position.offers_of("cross:")
    position.until(lambda state: state.season != SUMMER or me.places[LEFT] != HILL + 1)
    assert position.state.season != SUMMER


@rule("BK-084", "BK-085", "BK-086", "BK-087", "BK-X13", "BK-X14", "BK-X15")
def test_three_crossings_take_the_three_favours_of_a_hill() -> None:
    position = in_summer(4)
    state = position.state
    purple, yellow = position.me, position.rival
    for sheet in state.sheets:
        position.stock(sheet)
        sheet.places = (LOCKED, LOCKED, LOCKED)
        sheet.dice = (3, 2, 1)
    position.die(purple, LEFT, 4, forest("yomi"))
    position.die(yellow, LEFT, 6, forest("yomi"))
    position.die(purple, MIDDLE, 2, forest("yomi"))
    state.hill_bitoku = bitoku("bi01", "bi06", "bi11", "bi15")
    state.hill_yokai = yokai("y01", "y02", "y03", "y04")
    state.garden = tuple(range(1, 10))
    purple.rocks = rocks("rk01")
    held = len(yellow.cards_in_hand())
    position.again()
    position.choose("cross:left", "favour:yomi:bitoku")
    assert purple.dice[LEFT] == 3
    assert purple.path == bitoku("bi01")
    assert state.hill_bitoku[0] == EMPTY
    assert covered(position, "yomi") == [True, False, False]
    position.choose("cross:left")
    assert position.offers == ["favour:yomi:yokai", "favour:yomi:deeds", "cover:yomi:yokai", "cover:yomi:deeds"]
    position.choose("favour:yomi:yokai")
    assert yellow.dice[LEFT] == 3
    assert yokai("y01")[0] in yellow.cards_in_hand()
    assert len(yellow.cards_in_hand()) == held + 1
    assert covered(position, "yomi") == [True, True, False]
    position.hand(position.me, "sy2")
    position.again()
    position.choose("play:sy2:left", "do:wood")
    position.hand(position.me, "sy2")
    position.again()
    position.choose("play:sy2:left", "do:wood")
    assert position.me is purple
    position.choose("cross:middle")
    assert position.offers_of("favour:") == ["yomi:deeds"]
    position.choose("favour:yomi:deeds")
    assert position.offers == ["do:vision", "do:rock", "do:pilgrim", "do:kodama", "skip"]
    position.choose("do:rock", "rock:rk04")
    assert "do:rock" not in position.offers
    position.choose("do:kodama", "kodama:home")
    assert purple.rocks == rocks("rk01", "rk04")
    assert purple.kodamas[2] == 2
    assert covered(position, "yomi") == [True, True, True]


@rule("BK-084", "BK-088")
@pytest.mark.parametrize("where", ["yomi", "stairs", "jade", "forges"])
def test_a_covered_favour_of_a_hill_is_not_offered_there_again(where: str) -> None:
    for taken in ("bitoku", "yokai", "deeds"):
        position = at_the_river(4, where)
        position.hills(("bi01", "bi06", "bi11", "bi15"), ("y01", "y02", "y03", "y04"))
        position.covered(f"{where}:{taken}")
        position.again().choose("cross:left")
        there = {offer for offer in position.offers_of("favour:") if offer.startswith(where)}
        assert there == {f"{where}:{favour}" for favour in ("bitoku", "yokai", "deeds") if favour != taken}


@rule("BK-084", "BK-085", "BK-086", "BK-088")
@pytest.mark.parametrize("where", ["yomi", "stairs", "jade", "forges"])
def test_a_claim_covers_that_favour_of_that_hill_and_no_other(where: str) -> None:
    for number, favour in enumerate(("bitoku", "yokai", "deeds")):
        for claim in ("favour", "cover"):
            position = at_the_river(4, where)
            me, state = position.me, position.state
            state.hill_bitoku = bitoku("bi01", "bi06", "bi11", "bi15")
            state.hill_yokai = yokai("y01", "y02", "y03", "y04")
            position.again()
            position.choose("cross:left", f"{claim}:{where}:{favour}")
            assert state.covered == 1 << (3 * hill(where) + number)
            taken = claim == "favour"
            assert (len(me.path) == 1) == (taken and favour == "bitoku")
            assert (yokai(f"y0{hill(where) + 1}")[0] in me.cards_in_hand()) == (taken and favour == "yokai")
            assert bool(position.offers_of("do:")) == (taken and favour == "deeds")
            # A card taken is gone from the hill; one only covered lies there still.
            assert (state.hill_bitoku[hill(where)] == EMPTY) == (taken and favour == "bitoku")
            assert (state.hill_yokai[hill(where)] == EMPTY) == (taken and favour == "yokai")


@rule("BK-086")
def test_a_yokai_from_a_hill_can_be_played_from_the_next_turn_on() -> None:
    position = at_the_river(4)
    me = position.me
    position.state.hill_yokai = yokai("y01", "y02", "y03", "y04")
    position.choose("cross:left", "favour:yomi:yokai")
    assert position.me is not me
    position.until(lambda state: position.me is me)
    assert "play:y01:left" in position.offers


@rule("BK-087")
def test_the_second_deed_is_chosen_after_the_first_and_may_be_left_out() -> None:
    position = at_the_river(4)
    me = position.me
    me.rocks = ()
    me.rockside = 0
    position.state.garden = (5, 6, 7, 8, 9, 10, 11)
    position.choose("cross:left", "favour:yomi:deeds")
    # Without a rock no pilgrim can be placed; a rock just taken may get one.
    assert "do:pilgrim" not in position.offers
    position.choose("do:rock", "rock:rk06")
    assert "do:pilgrim" in position.offers
    position.choose("do:pilgrim", "beside:rs1")
    assert me.pilgrims == 2
    assert position.me is not me
    position = at_the_river(4)
    me = position.me
    position.choose("cross:left", "favour:yomi:deeds", "do:kodama", "kodama:jade", "skip")
    assert position.me is not me


@rule("BK-088")
def test_a_favour_may_be_refused_and_one_is_covered_all_the_same() -> None:
    position = at_the_river(4)
    me = position.me
    state = position.state
    shown = state.hill_yokai
    held = me.cards_in_hand()
    position.choose("cross:left")
    assert position.offers_of("cover:") == ["yomi:bitoku", "yomi:yokai", "yomi:deeds"]
    position.choose("cover:yomi:yokai")
    assert covered(position, "yomi") == [False, True, False]
    assert (me.cards_in_hand(), state.hill_yokai) == (held, shown)
    # The card lies there until winter discards it.
    discarded = len(state.yokai_discard)
    position.until(lambda state: state.round == 2)
    assert shown[0] in state.yokai_discard or len(state.yokai_discard) > discarded or under(state.yokai_deck)


@rule("BK-089")
def test_crossing_to_a_hill_without_favours_gives_nothing() -> None:
    position = at_the_river(4)
    me = position.me
    position.state.covered = 0b111
    position.again()
    position.choose("cross:left")
    assert me.dice[LEFT] == 3
    assert position.me is not me


@rule("BK-084")
def test_a_claimed_favour_is_closed_for_the_round_and_open_in_the_next() -> None:
    position = at_the_river(4)
    position.choose("cross:left", "favour:yomi:bitoku")
    assert position.state.hill_bitoku[0] == EMPTY
    position.until(lambda state: state.round == 2)
    assert position.state.covered == 0
    assert EMPTY not in position.state.hill_bitoku


@rule("BK-090", "BK-X45")
def test_passing_needs_three_cards_played_and_three_dice_placed() -> None:
    position = in_summer(2)
    me = position.me
    me.slots = yokai("sy1", "sy2", "sy3")
    me.hand = type(me.hand)(yokai("sy4"), (-1,))
    position.dice(me, 1, 1, 4)
    me.places = (forest("yomi"), HILL, UNLOCKED)
    position.again()
    assert "pass" not in position.offers
    me.places = (forest("yomi"), HILL, forest("jade"))
    position.again()
    assert position.offers == ["cross:right", "pass"]
    me.slots = (*yokai("sy1", "sy2"), EMPTY)
    position.again()
    assert "pass" not in position.offers


@rule("BK-090")
def test_whoever_passed_is_out_for_the_summer() -> None:
    position = in_summer(2)
    me, seat = position.me, position.seat
    me.slots = yokai("sy1", "sy2", "sy3")
    position.dice(me, 1, 1, 1)
    me.places = (home(1), HILL, forest("jade"))
    position.again()
    position.choose("pass")
    position.until(lambda state: state.season != SUMMER or state.seat == seat)
    assert position.state.season != SUMMER


@rule("BK-091")
def test_without_any_other_action_passing_is_allowed() -> None:
    position = in_summer(2)
    state, me, rival = position.state, position.me, position.rival
    me.hand = type(me.hand)()
    me.pilgrims = 0
    assert me.places == (LOCKED, LOCKED, LOCKED)
    seat = position.seat
    assert state.asking is not None
    state.agenda.append(state.asking)
    state.advance()
    # Passing was the only option, so it was taken.
    assert state.passed >> seat & 1
    assert position.me is rival


@rule("BK-081", "BK-148")
@pytest.mark.parametrize("name", ["yomi", "stairs", "jade", "forges"])
def test_a_full_hill_closes_the_fords_that_lead_there_and_no_others(name: str) -> None:
    position = in_summer(2)
    me, rival = position.me, position.rival
    area = position.state.given.layout.area[hill(name)]
    position.dice(me, 4, 1, 1)
    me.places = (forest(name), LOCKED, LOCKED)
    rival.places = (HILL + 1 - area, HILL + 1 - area, LOCKED)
    position.again()
    assert "cross:left" in position.offers
    rival.places = (HILL + area, HILL + area, LOCKED)
    position.again()
    assert "cross:left" not in position.offers


@rule("BK-084", "BK-085", "BK-086")
def test_where_no_card_lies_its_favour_is_not_claimed() -> None:
    position = in_summer(2)
    state = position.state
    state.covered = 0
    first = state.given.layout.areas[0][0]
    state.hill_bitoku = replaced(state.hill_bitoku, first, EMPTY)
    position.run(ClaimFavour.of(0))
    claims = position.offers_of("favour:")
    assert "yomi:bitoku" not in claims
    assert {"yomi:yokai", "stairs:bitoku", "stairs:yokai"} <= set(claims)
    state.hill_yokai = replaced(state.hill_yokai, first, EMPTY)
    position.run(ClaimFavour.of(0))
    assert "yomi:yokai" not in position.offers_of("favour:")
