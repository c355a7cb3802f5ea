"""What bots know about things that may still bring something."""

from __future__ import annotations

import pytest

import zataku
from tests.games.bitoku.position import Position, in_summer, rocks, yokai
from zataku.bots.values import values_of
from zataku.games.bitoku.components import CONSTRUCTION, FRAME, ROCK_ROUTE
from zataku.games.bitoku.judgement import prospects
from zataku.games.bitoku.judgement.evaluation import summer_left
from zataku.games.bitoku.judgement.features import features
from zataku.games.bitoku.judgement.turns import effort, gist
from zataku.games.bitoku.scoring import virtue_points
from zataku.games.bitoku.state import EMPTY, HILL, UNLOCKED, WINTER, Bitoku
from zataku.kernel.hidden import Bag, Pile


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_value_has_a_weight_for_every_number_of_a_seat(players: int) -> None:
    match = zataku.new_match("bitoku", players=players, seed="numbers")
    values = values_of(match.game)
    known = values.judgement.features
    assert known is not None
    for seat in range(match.seats):
        fitted = values.value_of(known, match.state, seat)
        assert fitted is not None, known.kind(match.state, seat)
        assert fitted.size == len(known.of(match.state, seat))


def test_the_more_players_the_less_often_bots_look_ahead() -> None:
    affords = []
    for players in (1, 2, 3, 4):
        state = zataku.new_match("bitoku", players=players, seed="effort").state
        assert isinstance(state, Bitoku)
        affords.append(effort(state))
    assert affords == sorted(set(affords), reverse=True)


def test_virtues_are_paid_once_a_winter_and_never_above_the_limit() -> None:
    position = in_summer()
    me = position.me
    cards = yokai("y05", "y10", "y01")
    position.stock(me, wood=4)
    paid = sorted((virtue_points(position.state, 0, card) for card in cards), reverse=True)
    assert prospects.virtue_prospect(position.state, 0, cards, 0, 0.0) == 0
    assert prospects.virtue_prospect(position.state, 0, cards, 1, 0.0) == paid[0]
    assert prospects.virtue_prospect(position.state, 0, cards, 2, 0.0) == sum(paid[:2])
    assert prospects.virtue_prospect(position.state, 0, cards, 3, 99.0) <= 3 * FRAME["virtue-cap"]


def test_a_sixth_yokai_is_another_one_to_remove() -> None:
    """From four cards none may be removed (BK-159), so that a new one is worth its virtue and not only its action."""
    position = in_summer()
    me = position.me
    position.stock(me, wood=4)
    few = yokai("sy1", "sy2", "sy3", "sy4")
    me.hand, me.discard, me.slots = Pile(), (), (EMPTY,) * 3
    first = first_prospect(position)
    counted = []
    for cards in (few, (*few, *yokai("y05")), (*few, *yokai("y05", "y10"))):
        me.deck = Bag(cards)
        counted.append(features(position.state, position.seat)[first])
    assert counted[0] == 0
    assert counted[0] < counted[1] < counted[2]


def first_prospect(position: Position) -> int:
    """Where the prospects begin among the numbers of a seat: they stand twice before the chances, which end it."""
    numbers = features(position.state, position.seat)
    return len(numbers) - 2 * PROSPECTS - 2 * CHANCES


PROSPECTS = 26
CHANCES = 15


def test_amulets_raise_as_many_dice_as_they_can() -> None:
    position = in_summer()
    me = position.me
    position.dice(me, 1, 2, 4)
    position.stock(me, amulet1=1)
    assert [prospects.reachable(me, value) for value in (3, 4, 6)] == [2, 1, 0]
    position.stock(me, amulet1=0, amulet2=1, amulet3=1)
    assert [prospects.reachable(me, value) for value in (3, 4, 6)] == [3, 3, 1]
    me.places = (HILL,) * 3
    assert prospects.reachable(me, 3) == 0


def test_what_can_be_bought_depends_on_the_goods() -> None:
    position = in_summer().display("mitama", "mn1", "mx1", "ma1", "")
    me = position.me
    position.stock(me)
    assert prospects.next_building(me) == prospects.best_mitama(position.state, me) == 0
    position.stock(me, wood=1, jade=1, sake=2)
    assert prospects.next_building(me) == CONSTRUCTION[0].vp + 1
    # The fourth space is empty, the third asks for one of each.
    assert prospects.best_mitama(position.state, me) == position.state.given.layout.mitama_vp[2]
    me.built = len(CONSTRUCTION)
    assert prospects.next_building(me) == 0


def test_no_more_dice_cross_than_there_is_room() -> None:
    position = in_summer()
    me = position.me
    assert prospects.crossing_room(position.state, me) == 3
    position.rival.places = (HILL, HILL, HILL + 1)
    assert prospects.crossing_room(position.state, me) == 1


def test_the_tengu_wants_mitamas_that_its_rocks_show() -> None:
    position = in_summer(players=1).display("mitama", "mn1", "mx1", "ma1", "ma2")
    tengu = position.state.sheets[-1]
    position.rocks(tengu, "rk06")
    assert prospects.wanted_mitamas(position.state, tengu) == 2


def test_pilgrims_bring_what_the_rocks_beside_them_show() -> None:
    beside_both = next(index for index, space in enumerate(ROCK_ROUTE) if space.touches == (0, 1))
    assert prospects.next_pilgrims((2, 3), 0)[0] == 5
    assert prospects.next_pilgrims((2, 3), 1 << beside_both) == (3, 3)
    assert prospects.next_pilgrims((2, 3), (1 << len(ROCK_ROUTE)) - 1) == (0, 0)


def test_the_last_summer_ends_with_nothing_left() -> None:
    position = in_summer()
    me = position.me
    before = summer_left(position.state, me)
    me.places = (UNLOCKED + 1,) * 3
    after = summer_left(position.state, me)
    position.state.season = WINTER
    assert before > after > summer_left(position.state, me) == 0


def test_positions_that_differ_in_a_rock_are_two() -> None:
    position = in_summer()
    one, other = position.state.clone(), position.state.clone()
    assert gist(one) == gist(other)
    one.sheets[position.seat].rocks = rocks("rk01")
    other.sheets[position.seat].rocks = rocks("rk02")
    assert gist(one) != gist(other)
    # Also where the turn has passed on to a rival.
    one.seat = other.seat = position.rival_seat
    assert gist(one) != gist(other)
