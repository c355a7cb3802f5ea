"""What bots go by: harmony tiles within reach, and the happiness that the rest of the match may bring."""

from __future__ import annotations

from random import Random

import pytest

import zataku
from tests.games.bamboo.position import BLUE, HARMONY_TILES, RED, Position, summer
from zataku import bots
from zataku.bots.values import values_of
from zataku.games.bamboo.judgement.candidates import candidates
from zataku.games.bamboo.judgement.features import next_visit, spirits_to_come
from zataku.games.bamboo.judgement.outlook import activations_left, outlook
from zataku.games.bamboo.judgement.prospects import MOST_TILES, met, reach
from zataku.games.bamboo.judgement.turns import gist
from zataku.games.bamboo.state import Bamboo
from zataku.kernel.judgement import judgement_of

ALL_KINDS = 0b1111
NO_FAITH = 0b1101


def in_reach(position: Position, on_sale: int = ALL_KINDS) -> list[int]:
    return list(reach(position.sheet(), on_sale))


def test_what_is_met_needs_no_further_tile() -> None:
    position = summer().house(0, "D1 F2 .. .. ..").holds(0, "L01", "L05")
    assert in_reach(position) == [6] * (MOST_TILES + 1)
    assert met(position.sheet()) >> HARMONY_TILES["L05"] & 1
    assert not met(position.sheet()) >> HARMONY_TILES["L06"] & 1


def test_tiles_that_fit_together_share_what_is_built() -> None:
    # A decoration beside a faith (4) has a decoration (2) and a faith (2) in it.
    position = summer().holds(0, "L05", "L01")
    assert in_reach(position)[:4] == [0, 2, 6, 6]
    # A decoration above an object and a faith above a decoration can lie in one column: three tiles for both.
    assert in_reach(summer().holds(0, "L12", "L09"))[:4] == [0, 0, 4, 8]


def test_arrangements_do_not_ask_for_two_kinds_in_one_cell() -> None:
    # Five tiles fill all of the left part but one: two columns of three other kinds need six.
    assert in_reach(summer().holds(0, "L13", "L16"))[MOST_TILES] == 6
    # From the top decoration, faith, garden; with an object in the way there is no such column left.
    position = summer().house(0, "O1 O1 .. .. ..").holds(0, "L13")
    assert in_reach(position) == [0] * (MOST_TILES + 1)


def test_sums_of_comfort_count_what_other_tiles_build() -> None:
    # Five comfort of decorations in the left part: three tiles of two, one of which the arrangement brings.
    assert in_reach(summer().holds(0, "L17"))[:4] == [0, 0, 0, 4]
    assert in_reach(summer().holds(0, "L17", "L05"))[:5] == [0, 0, 4, 4, 8]
    assert in_reach(summer().house(0, "D3 D2 .. .. ..").holds(0, "L17"))[0] == 4


def test_a_kind_that_nobody_sells_is_further_away() -> None:
    position = summer().holds(0, "L05")
    assert in_reach(position)[:4] == [0, 0, 4, 4]
    assert in_reach(position, NO_FAITH)[:4] == [0, 0, 0, 4]


def test_activations_left_are_those_of_this_turn_this_year_and_later_ones() -> None:
    match = zataku.new_match("bamboo", 2, "year")
    assert isinstance(match.state, Bamboo)
    # Incense for 4, 5, 6 and 7 activations, and a gift in each of four springs.
    assert activations_left(match.state, 0, 1) == 26
    rng = Random(3)
    last = [26.0, 26.0]
    while not match.over:
        match.choose(rng.choice(match.state.options()))
        state = match.state
        assert isinstance(state, Bamboo)
        for seat in range(2):
            left = activations_left(state, seat, state.round or 1)
            # Spirits act beside the activations: a harmony action of one counts while it is carried out.
            assert 0 <= left <= last[seat] + 1
            last[seat] = left
    assert last == [0, 0]


def test_the_outlook_likes_what_helps() -> None:
    def worth(position: Position) -> float:
        return outlook(position.state, 0)

    def house(row: str) -> Position:
        return summer().house(0, row)

    plain = worth(summer())
    assert worth(house("D2 F1 .. D2 F1").holds(0, "L05")) > worth(house("D2 F1 .. D2 F1").holds(0, "L08"))
    assert worth(house("D2 .. .. D2 ..")) > worth(house("D2 D2 .. .. .."))
    assert worth(summer().spirits(0, "kappa")) > worth(summer().spirits(0, "", "kappa")) > plain
    assert worth(house("D2 .. .. D2 ..").larder(0, "rice")) > worth(house("D2 .. .. D2 .."))
    # A tile that is nearly met is a reason to go on building.
    near = house("D2 .. .. D2 ..").holds(0, "L05")
    assert worth(near) > worth(house("D2 .. .. D2 .."))


def test_at_the_end_the_outlook_is_the_score() -> None:
    match = zataku.new_match("bamboo", 3, "end")
    match.state.playout(Random(1))
    assert isinstance(match.state, Bamboo)
    assert [outlook(match.state, seat) for seat in range(3)] == [score.total for score in match.scores.seats]


def test_a_spirit_is_the_surer_the_less_incense_others_have_left() -> None:
    def to_come(*incense: int, left: int = 0, own: int = 0) -> list[float]:
        position = summer()
        position.state.temples = (incense, (), (), ())
        position.sheet(0).incense = own
        position.sheet(1).incense = left
        return spirits_to_come(position.state, 0)

    # For sure, likely, unsure, within reach; and of a kind that one does not have yet.
    assert to_come(1, 0, 0) == [1, 0, 0, 0, 1]
    assert to_come(1, 0, 0, 0, left=3) == [0, 1, 0, 0, 0.6]
    assert to_come(1, 0, 0, left=3) == [0, 0, 1, 0, 0.6]
    assert to_come(0, 1, 1) == [0] * 5
    # With incense of one's own three other temples can be reached, and the first one where two are beaten.
    assert to_come(0, 1, 1, own=1)[3] == 4
    assert to_come(1, 1, own=1)[3] == 3


def test_a_spirit_of_a_kind_that_one_has_brings_no_new_happiness() -> None:
    position = summer()
    position.state.temples = ((0,), (), (), ())
    spirits = position.state.spirits
    sheet = position.sheet(0)
    sheet.asleep = tuple(1 if kind == spirits[RED] else 0 for kind in range(len(sheet.asleep)))
    assert spirits_to_come(position.state, 0) == [1, 0, 0, 0, 0]


def test_where_the_marker_stands_nothing_can_be_done_next() -> None:
    position = summer().areas(0, red="red-house red-joker red-income", blue="blue-harmony")
    sheet = position.sheet(0)
    sheet.coins = 9
    points = (4, 6, 6, 6, 6, 6)
    sheet.marker = BLUE
    # The most shoots in an area; to build and to score, and what these bring: coins, points of harmony tiles.
    assert next_visit(sheet, points) == [3, 1, 1, 4, 2, 4]
    sheet.marker = RED
    assert next_visit(sheet, points) == [1, 0, 1, 0, 0, 4]


def test_it_matters_which_shoots_come_out_and_not_in_which_order_others_go_in() -> None:
    def laid(*codes: str) -> object:
        position = summer().areas(0, red="red-house red-joker")
        position.sheet().incense = 2
        return gist(position.summer().choose(*codes).state)

    one_way = laid("lay:slot-1:red-house", "lay:slot-2:red-joker")
    assert laid("lay:slot-2:red-joker", "lay:slot-1:red-house") == one_way
    assert laid("lay:slot-1:red-house", "lay:slot-3:red-joker") != one_way


def test_bots_lay_shoots_in_one_order_and_send_little_incense_elsewhere() -> None:
    position = summer().areas(0, red="red-house red-joker red-income red-cooking")
    position.sheet().incense = position.sheet().coins = 4
    position.summer()  # only the red area has shoots, so it is visited
    offerings = [option.code for option in candidates(position.state)]
    assert "offer:red-2+blue-1+green-1" in offerings
    assert "offer:red-4" in offerings
    assert "offer:red-1+blue-3" in [option.code for option in position.state.offer]
    assert "offer:red-1+blue-3" not in offerings
    position.choose("offer:red-4")
    assert len(position.state.offer) == 16
    laid = {option.names[1] for option in candidates(position.state)}
    assert len(candidates(position.state)) == 4
    assert len(laid) == 1
    position.choose(candidates(position.state)[0].code)
    assert laid.isdisjoint(option.names[1] for option in candidates(position.state))


def test_the_more_play_the_fewer_looks_ahead_are_affordable() -> None:
    matches = [zataku.new_match("bamboo", players, "effort") for players in (2, 3, 4)]
    looks = [judgement_of(match.game).effort_at(match.state) * match.players for match in matches]
    assert looks == pytest.approx([1.0, 1.0, 1.0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_can_be_expected_is_told_for_every_number_of_players(players: int) -> None:
    """The more play, the fewer points each of them makes: what two can expect would be some seven too many for four."""
    match = zataku.new_match("bamboo", players=players, seed="expected")
    sitters = [bots.make("journeyman", f"expected-{seat}") for seat in range(players)]
    values = values_of(match.game)
    expected: list[list[float]] = []
    while not match.over:
        if values.judgement.turn.begins(match.state):
            expected.append([values.expected(match.state, seat) for seat in range(players)])
        match.choose(sitters[match.state.seat].choose(match.perspective(match.state.seat)))
    assert str(players) in values.fitted
    mean = sum(map(sum, expected)) / len(expected) / players
    assert mean == pytest.approx(sum(score.total for score in match.scores.seats) / players, abs=5.0)
