"""How icons are read: numbers, slashes, prices, discounts, order, chains."""

from __future__ import annotations

from tests.games.bitoku.position import dragonflies, in_summer, mitamas, row, show, stocked, torii, yokai
from tests.rules import rule
from zataku.games.bitoku.components import DATA
from zataku.games.bitoku.steps.actions import ACTIONS
from zataku.games.bitoku.steps.gains import GainPoints
from zataku.games.bitoku.steps.purchases import TakeDragonfly, TakeMitama


@rule("BK-004", "BK-X04")
def test_points_with_an_action_are_gained_at_once() -> None:
    position = in_summer()
    me = position.me
    position.stock(me)
    position.run(GainPoints.of(2), TakeDragonfly.of(0))
    assert me.vp == 2
    position.choose("dragonfly:2")
    assert len(me.dragonflies) == 2
    assert me.vp == 2


@rule("BK-009", "BK-X08", "BK-010")
def test_any_two_resources_are_ten_mixes_in_one_decision() -> None:
    position = in_summer()
    me = position.me
    position.stock(me)
    position.run(ACTIONS.torii[torii("ta3")])
    assert len(position.offers) == 10
    assert {"gain:jade+jade", "gain:wood+stone", "gain:sake+sake"} <= set(position.offers)
    position.choose("gain:wood+stone")
    assert stocked(me) == {"wood": 1, "stone": 1}


@rule("BK-011", "BK-X06")
def test_a_numbered_slash_is_decided_for_each_unit() -> None:
    results = set()
    for first in ("do:jade", "do:sake"):
        for second in ("do:jade", "do:sake"):
            position = in_summer()
            me = position.me
            position.stock(me)
            position.run(ACTIONS.yokai[yokai("y01")[0]])
            assert position.offers == ["do:jade", "do:sake"]
            position.choose(first)
            assert position.offers == ["do:jade", "do:sake"]
            position.choose(second)
            results.add(tuple(stocked(me).items()))
    assert results == {(("jade", 2),), (("sake", 2),), (("jade", 1), ("sake", 1))}


@rule("BK-X07", "BK-011")
def test_a_slash_of_purchases_gives_one_of_them_with_its_discount() -> None:
    position = in_summer()
    me = position.me
    position.stock(me)
    position.run(ACTIONS.torii[torii("ta2")])
    # The first building costs 1 wood and the second crystal 1 resource: both are free with the discount.
    assert position.offers == ["do:build(1)", "do:crystal(1)"]
    position.choose("do:crystal(1)")
    taken = position.offers_of("crystal:")
    assert taken == ["1", "2", "3"]
    position.choose("crystal:2")
    while position.offers_of("space:"):
        position.choose(position.offers[0])
    # Back in the turn: no building is offered.
    assert not position.offers_of("build:")
    assert position.offers_of("play:")
    assert sum(tile < 0 for tile in row(position.state, "crystal")) == 1


@rule("BK-012", "BK-X05")
def test_a_discount_waives_what_the_payer_chooses() -> None:
    position = in_summer()
    me = position.me
    position.stock(me, sake=2, jade=1)
    show(position.state, "mitama", mitamas("ma1", "ma2", "ma3", "ma4"))
    position.run(TakeMitama.of(2))
    position.choose("mitama:4")
    assert sorted(position.offers) == ["pay:jade", "pay:sake"]
    position.choose("pay:sake")
    assert stocked(me) == {"sake": 1, "jade": 1}


@rule("BK-012")
def test_a_discount_never_pays_back() -> None:
    position = in_summer()
    me = position.me
    position.stock(me)
    show(position.state, "mitama", mitamas("ma1", "ma2", "ma3", "ma4"))
    # Space 1 costs one jade: with a discount of 2 it is free, and nothing is refunded.
    position.run(TakeMitama.of(2))
    position.choose("mitama:1", "do:amulet(1)")
    assert stocked(me) == {"amulet1": 1}
    # Dragonfly space 1 gives a resource; a discount adds nothing to it.
    position = in_summer()
    me = position.me
    position.stock(me)
    position.run(TakeDragonfly.of(1))
    position.choose("dragonfly:1", "gain:jade")
    assert stocked(me) == {"jade": 1}


@rule("BK-275", "BK-012")
def test_what_cannot_be_paid_is_not_offered() -> None:
    position = in_summer()
    me = position.me
    position.stock(me, jade=1)
    show(position.state, "mitama", mitamas("ma1", "ma2", "ma3", "ma4"))
    position.run(TakeMitama.of(0))
    assert position.offers == ["mitama:1", "skip"]
    # Amulets are no resources.
    position = in_summer()
    position.stock(position.me, wood=9, stone=9, amulet1=9)
    assert not TakeMitama.of(0).possible(position.state)
    position.stock(position.me, jade=1)
    assert TakeMitama.of(0).possible(position.state)


@rule("BK-275")
def test_a_price_is_paid_before_the_thing_bought_gives_anything() -> None:
    position = in_summer()
    me = position.me
    # An ara would give a resource; space 3 costs sake and jade, so one jade is not enough for it.
    position.stock(me, jade=1)
    show(position.state, "mitama", mitamas("ma1", "ma2", "ma3", "ma4"))
    position.run(TakeMitama.of(0))
    assert "mitama:3" not in position.offers
    position.choose("mitama:1")
    assert stocked(me) == {}


@rule("BK-013")
def test_what_is_triggered_is_done_inside_to_any_depth() -> None:
    position = in_summer()
    me = position.me
    position.stock(me, jade=2)
    me.dragonflies = dragonflies("df19")
    me.mitamas = ()
    me.path = (0, 1)
    show(position.state, "mitama", mitamas("ma1", "mx2", "ma3", "ma4"))
    position.stock(me, sake=1)
    # A shinigami's movement point is used before it is combined; then the dragonfly gives two more.
    position.run(TakeMitama.of(0), GainPoints.of(40))
    position.choose("mitama:2")
    assert "move:bitoku" in position.offers
    before = me.vp
    position.choose("move:bitoku")
    assert me.marker == 1
    assert me.vp < before + 40
    position.choose("combine:df19")
    assert "move:bitoku" in position.offers
    position.choose("skip")
    assert me.vp >= 40


@rule("BK-014")
def test_actions_can_be_declined_but_points_are_given() -> None:
    position = in_summer()
    me = position.me
    position.stock(me, wood=5, stone=5)
    position.run(ACTIONS.yokai[yokai("y15")[0]])
    assert me.vp == 1
    assert "skip" in position.offers
    position.choose("skip")
    assert (me.vp, me.built) == (1, 0)


@rule("BK-274")
def test_parts_joined_by_and_come_in_the_players_order() -> None:
    for first in ("do:move", "do:any"):
        position = in_summer()
        me = position.me
        me.path = (0,)
        position.run(ACTIONS.yokai[yokai("y27")[0]])
        assert sorted(position.offers) == ["do:any", "do:move"]
        position.choose(first)
        if first == "do:move":
            assert "move:bitoku" in position.offers
            position.choose("move:bitoku")
            assert position.offers_of("gain:")
            position.choose("gain:jade")
        else:
            position.choose("gain:jade")
            assert "move:bitoku" in position.offers
            position.choose("skip")
        assert position.offers_of("play:")


@rule("BK-274")
def test_a_part_may_use_what_an_earlier_one_gave_and_points_come_first() -> None:
    position = in_summer()
    me = position.me
    position.stock(me)
    me.dragonflies = ()
    show(position.state, "mitama", mitamas("ma1", "ma2", "ma3", "ma4"))
    show(position.state, "dragonfly", (-1, -1, -1, -1))
    # Kappa: a jade or a sake, and a mitama or a dragonfly.
    position.run(ACTIONS.yokai[yokai("y03")[0]])
    position.choose("do:jade")
    position.choose("mitama:1")
    assert me.vp == position.state.given.layout.mitama_vp[0]
    assert me.mitama_count() == 0
    position.choose("do:amulet(1)")
    assert me.mitama_count() == 1
    for kind in ("yokai", "bitoku", "dragonflies", "torii", "buildings"):
        for item in DATA[kind]["items"]:
            text = item["action"]
            assert "+ vp" not in text
            assert "+ 2 vp" not in text
