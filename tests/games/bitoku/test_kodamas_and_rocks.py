"""Kodama tracks, the rock garden, pilgrims beside rocks."""

from __future__ import annotations

from tests.games.bitoku.position import Position, beside, dragonflies, in_summer, rocks, stocked
from tests.rules import rule
from zataku.games.bitoku.components import KODAMA_LENGTH
from zataku.games.bitoku.scoring import rock_contacts
from zataku.games.bitoku.steps.actions import ACTIONS
from zataku.games.bitoku.steps.kodamas import (
    AdvanceKodama,
    AdvanceKodamaHere,
    PlacePilgrim,
    PushBack,
    TakeRock,
)
from zataku.kernel.tuples import replaced

REGIONS = ("yomi", "stairs", "home", "jade", "forges")


@rule("BK-112", "BK-X20")
def test_two_steps_may_go_to_one_kodama_or_to_two_in_any_regions() -> None:
    position = in_summer()
    me = position.me
    position.run(ACTIONS.dragonflies[dragonflies("df09")[0]])
    assert position.offers == [*(f"kodama:{name}" for name in REGIONS), "skip"]
    position.choose("kodama:home", "kodama:home")
    assert me.kodamas == (1, 1, 3, 1, 1)
    position.run(AdvanceKodama.of(2))
    position.choose("kodama:yomi", "kodama:forges")
    assert me.kodamas == (2, 1, 3, 1, 2)


@rule("BK-112")
def test_the_green_arrow_works_in_its_region_only() -> None:
    position = in_summer()
    me = position.me
    position.run(AdvanceKodamaHere.of(3, 2))
    assert me.kodamas == (1, 1, 1, 3, 1)


@rule("BK-113", "BK-X21", "BK-281")
def test_steps_back_hit_other_players_in_any_regions() -> None:
    position = in_summer(3)
    state, me = position.state, position.me
    others = [seat for seat in range(3) if seat != position.seat]
    position.kodamas(me, yomi=5)
    position.kodamas(state.sheets[others[0]], jade=3)
    position.kodamas(state.sheets[others[1]], home=2)
    position.run(PushBack.of(2))
    # Never the own, and none from the first space.
    assert position.offers == [f"back:{others[0]}:jade", f"back:{others[1]}:home", "skip"]
    position.choose(f"back:{others[0]}:jade", f"back:{others[0]}:jade")
    assert state.sheets[others[0]].kodamas[3] == 1
    assert PushBack.of(1).possible(state), "one kodama is on its second space"
    position.run(PushBack.of(2))
    assert position.offers == [f"back:{others[1]}:home", "skip"]
    position.choose(f"back:{others[1]}:home")
    assert state.sheets[others[1]].kodamas[2] == 1
    assert not PushBack.of(1).possible(state)
    assert me.kodamas[0] == 5


@rule("BK-113", "BK-114")
def test_the_last_space_holds_one_and_is_freed_by_a_step_back() -> None:
    position = in_summer()
    me, rival = position.me, position.rival
    position.kodamas(me, jade=KODAMA_LENGTH - 1)
    position.kodamas(rival, jade=KODAMA_LENGTH)
    position.run(AdvanceKodama.of(1))
    assert "kodama:jade" not in position.offers
    position.choose("skip")
    assert not AdvanceKodamaHere.of(3, 1).possible(position.state)
    position.run(AdvanceKodamaHere.of(3, 2))
    assert me.kodamas[3] == KODAMA_LENGTH - 1
    position.run(PushBack.of(1))
    position.choose(f"back:{position.rival_seat}:jade")
    assert not position.offers_of("back:"), "one step back"
    assert AdvanceKodamaHere.of(3, 1).possible(position.state)
    position.run(AdvanceKodama.of(1))
    position.choose("kodama:jade")
    assert me.kodamas[3] == KODAMA_LENGTH


@rule("BK-114")
def test_only_the_last_space_is_held_by_one_the_one_before_it_by_all() -> None:
    position = in_summer()
    me, rival = position.me, position.rival
    position.kodamas(me, jade=KODAMA_LENGTH - 2)
    position.kodamas(rival, jade=KODAMA_LENGTH)
    assert AdvanceKodamaHere.of(3, 1).possible(position.state)
    position.run(AdvanceKodamaHere.of(3, 2))
    assert me.kodamas[3] == KODAMA_LENGTH - 1, "the second step is lost"


@rule("BK-114", "BK-281")
def test_surplus_steps_are_lost_and_spaces_are_shared() -> None:
    position = in_summer()
    me, rival = position.me, position.rival
    position.kodamas(me, yomi=KODAMA_LENGTH - 1)
    position.run(AdvanceKodamaHere.of(0, 3))
    assert me.kodamas[0] == KODAMA_LENGTH
    position.run(AdvanceKodama.of(1))
    assert "kodama:yomi" not in position.offers
    position.choose("kodama:stairs")
    assert me.kodamas[1] == 2
    position.kodamas(rival, stairs=2)
    position.run(AdvanceKodama.of(2))
    position.choose("skip")
    assert me.kodamas[1] == 2


@rule("BK-281")
def test_with_every_kodama_at_the_end_nothing_is_asked() -> None:
    position = in_summer()
    position.me.kodamas = (KODAMA_LENGTH,) * 5
    assert not AdvanceKodama.of(1).possible(position.state)


# Rocks


@rule("BK-115")
def test_any_rock_of_the_garden_goes_to_the_leftmost_empty_space() -> None:
    position = in_summer()
    me = position.me
    me.rocks = rocks("rk02")
    position.state.garden = (*rocks("rk01", "rk06"), -1, *rocks("rk07"), -1, -1)
    position.run(TakeRock.of())
    assert position.offers == ["rock:rk01", "rock:rk06", "rock:rk07", "skip"]
    position.choose("rock:rk07")
    assert me.rocks == rocks("rk02", "rk07")
    assert position.state.garden == (*rocks("rk01", "rk06"), -1, -1, -1, -1)


@rule("BK-115")
def test_a_full_board_or_an_empty_garden_forbids_it() -> None:
    position = in_summer()
    me = position.me
    me.rocks = rocks("rk01", "rk02", "rk03", "rk04")
    assert not TakeRock.of().possible(position.state)
    position.run(TakeRock.of())
    assert not position.offers_of("rock:")
    me.rocks = rocks("rk02")
    position.state.garden = (*rocks("rk01"), *(-1,) * 5)
    assert TakeRock.of().possible(position.state)
    position.state.garden = (-1,) * 6
    assert not TakeRock.of().possible(position.state)


@rule("BK-115")
def test_the_garden_is_never_filled_again() -> None:
    position = in_summer()
    position.state.garden = replaced(position.state.garden, 0, -1)
    position.until(lambda state: state.round == 2)
    assert position.state.garden[0] == -1


@rule("BK-116")
def test_a_pilgrim_goes_to_an_empty_space_that_touches_an_own_rock() -> None:
    position = in_summer()
    me = position.me
    position.stock(me, wood=1)
    me.rocks = rocks("rk01", "rk02")
    me.rockside = beside("rs1")
    position.run(PlacePilgrim.of())
    assert position.offers == ["beside:rs2", "beside:rj12", "beside:rj23", "skip"]
    me.rockside = beside("rs2")
    position.again()
    assert position.offers == ["beside:rs1", "beside:rj12", "beside:rj23", "skip"]
    me.rocks = ()
    assert not PlacePilgrim.of().possible(position.state)
    me.rocks = rocks("rk01")
    me.pilgrims = 0
    assert not PlacePilgrim.of().possible(position.state)


@rule("BK-117")
def test_a_space_with_a_price_must_be_paid() -> None:
    position = in_summer()
    me = position.me
    position.stock(me)
    me.rocks = rocks("rk01", "rk02")
    position.run(PlacePilgrim.of())
    assert position.offers == ["beside:rs1", "beside:rs2", "skip"]
    position.stock(me, jade=1, sake=1)
    position.again()
    position.choose("beside:rj12")
    assert position.offers == ["pay:jade", "pay:sake"]
    position.choose("pay:jade")
    assert stocked(me) == {"sake": 1}
    assert me.rockside == beside("rj12")


@rule("BK-118")
def test_a_pilgrim_beside_a_rock_sleeps_for_good() -> None:
    position = in_summer()
    me = position.me
    me.pilgrims = 1
    position.run(PlacePilgrim.of())
    position.choose("beside:rs1")
    assert (me.pilgrims, me.rockside) == (0, beside("rs1"))
    assert not position.offers_of("sacrifice:")
    position.until(lambda state: state.round == 3)
    assert me.rockside & beside("rs1")


@rule("BK-119")
def test_a_pilgrim_between_two_rocks_counts_for_both_also_for_a_later_one() -> None:
    position: Position = in_summer()
    me = position.me
    me.rocks = rocks("rk01")
    me.rockside = beside("rj12")
    assert rock_contacts(me) == [1]
    me.rocks = rocks("rk01", "rk02")
    assert rock_contacts(me) == [1, 1]
    me.rocks = rocks("rk01", "rk02", "rk03")
    assert rock_contacts(me) == [1, 1, 0]
