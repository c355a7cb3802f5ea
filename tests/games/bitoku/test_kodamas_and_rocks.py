"""Kodama tracks, the rock garden, pilgrims beside rocks."""

from __future__ import annotations

from tests.games.bitoku.positions import Table, beside, dragonflies, in_summer, put, rocks, stocked
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

REGIONS = ("yomi", "stairs", "home", "jade", "forges")


@rule("BK-112", "BK-X20")
def test_two_steps_may_go_to_one_kodama_or_to_two_in_any_regions() -> None:
    table = in_summer()
    me = table.me
    table.run(ACTIONS.dragonflies[dragonflies("df09")[0]])
    assert table.offers == [*(f"kodama:{name}" for name in REGIONS), "skip"]
    table.choose("kodama:home", "kodama:home")
    assert me.kodamas == (1, 1, 3, 1, 1)
    table.run(AdvanceKodama.of(2))
    table.choose("kodama:yomi", "kodama:forges")
    assert me.kodamas == (2, 1, 3, 1, 2)


@rule("BK-112")
def test_the_green_arrow_works_in_its_region_only() -> None:
    table = in_summer()
    me = table.me
    table.run(AdvanceKodamaHere.of(3, 2))
    assert me.kodamas == (1, 1, 1, 3, 1)


@rule("BK-113", "BK-X21", "BK-281")
def test_steps_back_hit_other_players_in_any_regions() -> None:
    table = in_summer(3)
    state, me = table.state, table.me
    others = [seat for seat in range(3) if seat != table.seat]
    table.kodamas(me, yomi=5)
    table.kodamas(state.players[others[0]], jade=3)
    table.kodamas(state.players[others[1]], home=2)
    table.run(PushBack.of(2))
    # Never the own, and none from the first space.
    assert table.offers == [f"back:{others[0]}:jade", f"back:{others[1]}:home", "skip"]
    table.choose(f"back:{others[0]}:jade", f"back:{others[0]}:jade")
    assert state.players[others[0]].kodamas[3] == 1
    table.run(PushBack.of(2))
    assert table.offers == [f"back:{others[1]}:home", "skip"]
    table.choose(f"back:{others[1]}:home")
    assert state.players[others[1]].kodamas[2] == 1
    assert not PushBack.of(1).possible(state)
    assert me.kodamas[0] == 5


@rule("BK-113", "BK-114")
def test_the_last_space_holds_one_and_is_freed_by_a_step_back() -> None:
    table = in_summer()
    me, rival = table.me, table.rival
    table.kodamas(me, jade=KODAMA_LENGTH - 1)
    table.kodamas(rival, jade=KODAMA_LENGTH)
    table.run(AdvanceKodama.of(1))
    assert "kodama:jade" not in table.offers
    table.choose("skip")
    table.run(AdvanceKodamaHere.of(3, 2))
    assert me.kodamas[3] == KODAMA_LENGTH - 1
    table.run(PushBack.of(1))
    table.choose(f"back:{table.rival_seat}:jade")
    table.run(AdvanceKodama.of(1))
    table.choose("kodama:jade")
    assert me.kodamas[3] == KODAMA_LENGTH


@rule("BK-114", "BK-281")
def test_surplus_steps_are_lost_and_spaces_are_shared() -> None:
    table = in_summer()
    me, rival = table.me, table.rival
    table.kodamas(me, yomi=KODAMA_LENGTH - 1)
    table.run(AdvanceKodamaHere.of(0, 3))
    assert me.kodamas[0] == KODAMA_LENGTH
    table.run(AdvanceKodama.of(1))
    assert "kodama:yomi" not in table.offers
    table.choose("kodama:stairs")
    assert me.kodamas[1] == 2
    table.kodamas(rival, stairs=2)
    table.run(AdvanceKodama.of(2))
    table.choose("skip")
    assert me.kodamas[1] == 2


@rule("BK-281")
def test_with_every_kodama_at_the_end_nothing_is_asked() -> None:
    table = in_summer()
    table.me.kodamas = (KODAMA_LENGTH,) * 5
    assert not AdvanceKodama.of(1).possible(table.state)


# Rocks


@rule("BK-115")
def test_any_rock_of_the_garden_goes_to_the_leftmost_empty_space() -> None:
    table = in_summer()
    me = table.me
    me.rocks = rocks("rk02")
    table.state.garden = (*rocks("rk01", "rk06"), -1, *rocks("rk07"), -1, -1)
    table.run(TakeRock.of())
    assert table.offers == ["rock:rk01", "rock:rk06", "rock:rk07", "skip"]
    table.choose("rock:rk07")
    assert me.rocks == rocks("rk02", "rk07")
    assert table.state.garden == (*rocks("rk01", "rk06"), -1, -1, -1, -1)


@rule("BK-115")
def test_a_full_board_or_an_empty_garden_forbids_it() -> None:
    table = in_summer()
    me = table.me
    me.rocks = rocks("rk01", "rk02", "rk03", "rk04")
    assert not TakeRock.of().possible(table.state)
    table.run(TakeRock.of())
    assert not table.offers_of("rock:")
    me.rocks = rocks("rk02")
    table.state.garden = (*rocks("rk01"), *(-1,) * 5)
    assert TakeRock.of().possible(table.state)
    table.state.garden = (-1,) * 6
    assert not TakeRock.of().possible(table.state)


@rule("BK-115")
def test_the_garden_is_never_filled_again() -> None:
    table = in_summer()
    table.state.garden = put(table.state.garden, 0, -1)
    table.until(lambda state: state.round == 2)
    assert table.state.garden[0] == -1


@rule("BK-116")
def test_a_pilgrim_goes_to_an_empty_space_that_touches_an_own_rock() -> None:
    table = in_summer()
    me = table.me
    table.stock(me, wood=1)
    me.rocks = rocks("rk01", "rk02")
    me.rockside = beside("rs1")
    table.run(PlacePilgrim.of())
    assert table.offers == ["beside:rs2", "beside:rj12", "beside:rj23", "skip"]
    me.rocks = ()
    assert not PlacePilgrim.of().possible(table.state)
    me.rocks = rocks("rk01")
    me.pilgrims = 0
    assert not PlacePilgrim.of().possible(table.state)


@rule("BK-117")
def test_a_space_with_a_price_must_be_paid() -> None:
    table = in_summer()
    me = table.me
    table.stock(me)
    me.rocks = rocks("rk01", "rk02")
    table.run(PlacePilgrim.of())
    assert table.offers == ["beside:rs1", "beside:rs2", "skip"]
    table.stock(me, jade=1, sake=1)
    table.again()
    table.choose("beside:rj12")
    assert table.offers == ["pay:jade", "pay:sake"]
    table.choose("pay:jade")
    assert stocked(me) == {"sake": 1}


@rule("BK-118")
def test_a_pilgrim_beside_a_rock_sleeps_for_good() -> None:
    table = in_summer()
    me = table.me
    me.pilgrims = 1
    table.run(PlacePilgrim.of())
    table.choose("beside:rs1")
    assert (me.pilgrims, me.rockside) == (0, beside("rs1"))
    assert not table.offers_of("sacrifice:")
    table.until(lambda state: state.round == 3)
    assert me.rockside & beside("rs1")


@rule("BK-119")
def test_a_pilgrim_between_two_rocks_counts_for_both_also_for_a_later_one() -> None:
    table: Table = in_summer()
    me = table.me
    me.rocks = rocks("rk01")
    me.rockside = beside("rj12")
    assert rock_contacts(me) == [1]
    me.rocks = rocks("rk01", "rk02")
    assert rock_contacts(me) == [1, 1]
    me.rocks = rocks("rk01", "rk02", "rk03")
    assert rock_contacts(me) == [1, 1, 0]
