"""How icons are read: numbers, slashes, prices, discounts, order, chains."""

from __future__ import annotations

from tests.games.bitoku.positions import dragonflies, in_summer, mitamas, stocked, torii, yokai
from tests.rules import rule
from zataku.games.bitoku.components import DATA
from zataku.games.bitoku.steps.actions import ACTIONS
from zataku.games.bitoku.steps.gains import GainPoints
from zataku.games.bitoku.steps.purchases import TakeDragonfly, TakeMitama


@rule("BK-004", "BK-X04")
def test_points_with_an_action_are_gained_at_once() -> None:
    table = in_summer()
    me = table.me
    table.stock(me)
    table.run(GainPoints.of(2), TakeDragonfly.of(0))
    assert me.vp == 2
    table.choose("dragonfly:2")
    assert len(me.dragonflies) == 2
    assert me.vp == 2


@rule("BK-009", "BK-X08", "BK-010")
def test_any_two_resources_are_ten_mixes_in_one_decision() -> None:
    table = in_summer()
    me = table.me
    table.stock(me)
    table.run(ACTIONS.torii[torii("ta3")])
    assert len(table.offers) == 10
    assert {"gain:jade+jade", "gain:wood+stone", "gain:sake+sake"} <= set(table.offers)
    table.choose("gain:wood+stone")
    assert stocked(me) == {"wood": 1, "stone": 1}


@rule("BK-011", "BK-X06")
def test_a_numbered_slash_is_decided_for_each_unit() -> None:
    results = set()
    for first in ("do:jade", "do:sake"):
        for second in ("do:jade", "do:sake"):
            table = in_summer()
            me = table.me
            table.stock(me)
            table.run(ACTIONS.yokai[yokai("y01")[0]])
            assert table.offers == ["do:jade", "do:sake"]
            table.choose(first)
            assert table.offers == ["do:jade", "do:sake"]
            table.choose(second)
            results.add(tuple(stocked(me).items()))
    assert results == {(("jade", 2),), (("sake", 2),), (("jade", 1), ("sake", 1))}


@rule("BK-X07", "BK-011")
def test_a_slash_of_purchases_gives_one_of_them_with_its_discount() -> None:
    table = in_summer()
    me = table.me
    table.stock(me)
    table.run(ACTIONS.torii[torii("ta2")])
    # The first building costs 1 wood and the second crystal 1 resource: both are free with the discount.
    assert table.offers == ["do:build(1)", "do:crystal(1)"]
    table.choose("do:crystal(1)")
    taken = table.offers_of("crystal:")
    assert taken == ["1", "2", "3"]
    table.choose("crystal:2")
    while table.offers_of("space:"):
        table.choose(table.offers[0])
    # Back in the turn: no building is offered.
    assert not table.offers_of("build:")
    assert table.offers_of("play:")
    assert sum(tile < 0 for tile in table.state.crystal_row) == 1


@rule("BK-012", "BK-X05")
def test_a_discount_waives_what_the_payer_chooses() -> None:
    table = in_summer()
    me = table.me
    table.stock(me, sake=2, jade=1)
    table.state.mitama_row = mitamas("ma1", "ma2", "ma3", "ma4")
    table.run(TakeMitama.of(2))
    table.choose("mitama:4")
    assert sorted(table.offers) == ["pay:jade", "pay:sake"]
    table.choose("pay:sake")
    assert stocked(me) == {"sake": 1, "jade": 1}


@rule("BK-012")
def test_a_discount_never_pays_back() -> None:
    table = in_summer()
    me = table.me
    table.stock(me)
    table.state.mitama_row = mitamas("ma1", "ma2", "ma3", "ma4")
    # Space 1 costs one jade: with a discount of 2 it is free, and nothing is refunded.
    table.run(TakeMitama.of(2))
    table.choose("mitama:1", "do:amulet(1)")
    assert stocked(me) == {"amulet1": 1}
    # Dragonfly space 1 gives a resource; a discount adds nothing to it.
    table = in_summer()
    me = table.me
    table.stock(me)
    table.run(TakeDragonfly.of(1))
    table.choose("dragonfly:1", "gain:jade")
    assert stocked(me) == {"jade": 1}


@rule("BK-275", "BK-012")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = in_summer()
    me = table.me
    table.stock(me, jade=1)
    table.state.mitama_row = mitamas("ma1", "ma2", "ma3", "ma4")
    table.run(TakeMitama.of(0))
    assert table.offers == ["mitama:1", "skip"]
    # Amulets are no resources.
    table = in_summer()
    table.stock(table.me, wood=9, stone=9, amulet1=9)
    assert not TakeMitama.of(0).possible(table.state)
    table.stock(table.me, jade=1)
    assert TakeMitama.of(0).possible(table.state)


@rule("BK-275")
def test_a_price_is_paid_before_the_thing_bought_gives_anything() -> None:
    table = in_summer()
    me = table.me
    # An ara would give a resource; space 3 costs sake and jade, so one jade is not enough for it.
    table.stock(me, jade=1)
    table.state.mitama_row = mitamas("ma1", "ma2", "ma3", "ma4")
    table.run(TakeMitama.of(0))
    assert "mitama:3" not in table.offers
    table.choose("mitama:1")
    assert stocked(me) == {}


@rule("BK-013")
def test_what_is_triggered_is_done_inside_to_any_depth() -> None:
    table = in_summer()
    me = table.me
    table.stock(me, jade=2)
    me.dragonflies = dragonflies("df19")
    me.mitamas = ()
    me.path = (0, 1)
    table.state.mitama_row = mitamas("ma1", "mx2", "ma3", "ma4")
    table.stock(me, sake=1)
    # A shinigami's movement point is used before it is combined; then the dragonfly gives two more.
    table.run(TakeMitama.of(0), GainPoints.of(40))
    table.choose("mitama:2")
    assert "move:bitoku" in table.offers
    before = me.vp
    table.choose("move:bitoku")
    assert me.marker == 1
    assert me.vp < before + 40
    table.choose("combine:df19")
    assert "move:bitoku" in table.offers
    table.choose("skip")
    assert me.vp >= 40


@rule("BK-014")
def test_actions_can_be_declined_but_points_are_given() -> None:
    table = in_summer()
    me = table.me
    table.stock(me, wood=5, stone=5)
    table.run(ACTIONS.yokai[yokai("y15")[0]])
    assert me.vp == 1
    assert "skip" in table.offers
    table.choose("skip")
    assert (me.vp, me.built) == (1, 0)


@rule("BK-274")
def test_parts_joined_by_and_come_in_the_players_order() -> None:
    for first in ("do:move", "do:any"):
        table = in_summer()
        me = table.me
        me.path = (0,)
        table.run(ACTIONS.yokai[yokai("y27")[0]])
        assert sorted(table.offers) == ["do:any", "do:move"]
        table.choose(first)
        if first == "do:move":
            assert "move:bitoku" in table.offers
            table.choose("move:bitoku")
            assert table.offers_of("gain:")
            table.choose("gain:jade")
        else:
            table.choose("gain:jade")
            assert "move:bitoku" in table.offers
            table.choose("skip")
        assert table.offers_of("play:")


@rule("BK-274")
def test_a_part_may_use_what_an_earlier_one_gave_and_points_come_first() -> None:
    table = in_summer()
    me = table.me
    table.stock(me)
    me.dragonflies = ()
    table.state.mitama_row = mitamas("ma1", "ma2", "ma3", "ma4")
    table.state.dragonfly_row = (-1, -1, -1, -1)
    # Kappa: a jade or a sake, and a mitama or a dragonfly.
    table.run(ACTIONS.yokai[yokai("y03")[0]])
    table.choose("do:jade")
    table.choose("mitama:1")
    assert me.vp == 1
    assert me.mitama_count() == 0
    table.choose("do:amulet(1)")
    assert me.mitama_count() == 1
    for kind in ("yokai", "bitoku", "dragonflies", "torii", "buildings"):
        for item in DATA[kind]["items"]:
            text = item["action"]
            assert "+ vp" not in text
            assert "+ 2 vp" not in text
