"""Gains and costs: WC-040 to WC-049."""

from __future__ import annotations

import pytest

from tests.games.white_castle.position import Table
from tests.rules import rule
from zataku.games.white_castle.steps.effects import compiled
from zataku.kernel.effects import parse


@rule("WC-040")
def test_an_icon_without_a_number_is_one_and_a_price_is_paid_in_full_or_not_at_all() -> None:
    table = Table()
    table.perform("iron + pearl")
    assert table.holds() == {"iron": 1, "pearl": 1}
    table.gardens("K1", "F2", "K2", "F3", "K3", "F4")
    table.clan(food=4, iron=0, pearl=0, coin=5)
    table.perform("gardener")
    table.choose("garden:F2")
    assert table.offer == ["action", "skip"]
    table.choose("skip")
    assert table.holds() == {"coin": 5}
    table.clan(food=4, gardens=[])
    table.perform("gardener")
    table.choose("garden:F2", "action")
    assert table.holds() == {"coin": 0} or table.holds() == {}, "3 coins for the action, 2 for the only thing possible"
    assert table.sheet().places[0] == 1


@rule("WC-041")
@pytest.mark.parametrize("resource", ["food", "iron", "pearl"])
def test_resources_above_seven_are_lost(resource: str) -> None:
    table = Table()
    table.holding(0, {resource: 6})
    table.perform(f"3 {resource}")
    assert table.holds() == {resource: 7}
    assert "event-lost" in table.events()


@rule("WC-042")
def test_resources_of_choice_may_be_the_same_or_different() -> None:
    table = Table()
    table.perform("3 any")
    assert len(table.offer) == 10
    table.choose("pick:food+food+pearl")
    assert table.holds() == {"food": 2, "pearl": 1}
    table.perform("2 any")
    assert len(table.offer) == 6
    table.choose("pick:iron+iron")
    assert table.holds() == {"food": 2, "iron": 2, "pearl": 1}


@rule("WC-043")
def test_seals_above_five_are_lost() -> None:
    table = Table()
    table.clan(seal=4)
    table.perform("2 seal")
    assert table.holds() == {"seal": 5}


@rule("WC-040", "WC-044", "WC-046")
@pytest.mark.parametrize(
    ("action", "coins", "seals", "possible"),
    [
        ("3 coin -> warrior", 2, 0, False),
        ("3 coin -> warrior", 2, 1, True),
        ("3 coin -> warrior", 3, 0, True),
        ("3 coin -> courtier", 4, 0, False),  # two more coins for the audience
        ("3 coin -> courtier", 5, 0, True),
        ("3 coin -> courtier", 3, 1, False),
        ("3 coin -> courtier", 3, 2, True),
        ("3 coin -> courtier", 2, 2, False),
        ("3 coin -> courtier", 2, 3, True),
    ],
)
def test_a_price_before_an_arrow_and_what_it_buys_are_paid_from_the_same_coins(
    action: str, coins: int, seals: int, possible: bool
) -> None:
    table = Table()
    table.clan(iron=1)
    assert compiled(parse(action)).can(table.state, coins, seals) == possible


def test_what_is_above_a_limit_is_told_as_lost() -> None:
    table = Table()
    table.clan(seal=4)
    table.perform("3 seal")
    told = [event.message for event in table.match.events]
    assert [str(each.args["gain"]) for each in told if each.id == "event-gain"][-1] == "seal"
    assert [str(each.args["gain"]) for each in told if each.id == "event-lost"] == ["2 seal"]


@rule("WC-044")
def test_a_clan_member_action_that_cannot_be_paid_is_not_offered() -> None:
    table = Table()
    table.bridges(black=(1, 1, 5))
    table.choose("die:black:right", "place:outside-left")
    assert table.state.seat == 1, "neither food nor coins: nothing is asked"
    table = Table()
    table.clan(iron=2)
    table.perform("warrior")
    assert table.holds() == {"iron": 1}, "only the yard of cost 1 can be paid"
    assert table.sheet().yards == (0, 0, 1)
    table.clan(iron=4)
    table.perform("warrior")
    assert table.offer == ["warrior:yard-3", "warrior:yard-1"]
    assert table.refused("warrior:yard-5") == "WC-044"


@rule("WC-045")
def test_points_count_at_once_and_have_no_limit() -> None:
    table = Table()
    table.clan(point=39)
    table.perform("2 point")
    assert table.sheet().points == 41
    table.clan(point=81)
    table.perform("2 point")
    assert table.sheet().points == 83
    for points, space, token in ((0, 0, 0), (39, 39, 0), (40, 40, 0), (41, 1, 40), (80, 40, 40), (83, 3, 80)):
        table.clan(point=points)
        assert table.match.view(0)["seats"][0]["fan"] == {"space": space, "token": token}
    table.clan(places={"daimyo": 1})
    assert table.sheet().points == 83, "gold fans wait for the end"


@rule("WC-046")
def test_a_price_is_offered_only_if_what_it_buys_can_then_be_done() -> None:
    table = Table()
    table.rooms("S02", "S07", "S13", "P02", "P07")
    table.bridges(coral=(1, 1, 3))
    # The seal can be paid, but then neither an audience (2 coins) nor a rise is possible.
    table.clan(seal=1, coin=1)
    table.choose("die:coral:right", "place:steward-1")
    assert table.offer[0].startswith("die:"), "nothing to decide: the action is not offered"
    # One seal more covers the missing coin after the price is paid.
    table = Table()
    table.bridges(coral=(1, 1, 3))
    table.clan(seal=2, coin=1)
    table.choose("die:coral:right", "place:steward-1")
    assert table.offer == ["action:top", "skip"]
    table.choose("action:top")
    assert table.offer == ["audience", "skip"], "the second seal is not taken unasked"
    table.choose("audience")
    assert table.holds() == {}
    assert table.sheet().places[0] == 1
    # Where coins suffice the only possible part is carried out.
    table = Table()
    table.bridges(coral=(1, 1, 3))
    table.clan(seal=1, coin=2)
    table.choose("die:coral:right", "place:steward-1", "action:top")
    assert table.holds() == {}
    assert table.sheet().places[0] == 1, "once paid the only possible part is carried out"


@rule("WC-047")
def test_a_gain_is_not_declined() -> None:
    table = Table()
    table.perform("2 influence")
    assert table.idle
    assert table.sheet().influence == 2
    table.clan(lantern=["A1"])
    table.perform("lantern")
    assert table.idle
    assert table.sheet().influence == 3


@rule("WC-048")
def test_the_order_is_asked_when_influence_and_a_seal_come_together() -> None:
    table = Table()
    table.clan(lantern=["R4", "decree-seal", "A1"], influence=5)
    table.perform("lantern")
    assert table.offer == ["do:seal", "do:influence"]
    table.choose("do:seal", "border:pay")
    assert table.sheet().influence == 6
    assert table.holds() == {"iron": 1}
    table.clan(influence=5, iron=0)
    table.perform("lantern")
    table.choose("do:influence")
    assert table.sheet().influence == 5, "the seal came too late"
    assert table.holds() == {"iron": 1, "seal": 1}


@rule("WC-048")
@pytest.mark.parametrize("effect", ["2 coin + influence", "influence + iron"])
def test_no_order_is_asked_of_influence_and_other_goods(effect: str) -> None:
    table = Table()
    table.clan(influence=5)
    table.perform(effect)
    assert table.idle


@rule("WC-048")
def test_a_lantern_counts_for_what_it_brings() -> None:
    table = Table()
    table.clan(lantern=["R3", "A1"], influence=5)
    table.perform("seal + lantern")
    assert table.offer == ["do:seal", "do:lantern"]
    table.choose("do:lantern")
    assert (table.sheet().influence, table.holds()) == (5, {"pearl": 1, "seal": 1})
    # Without influence at the lantern the order changes nothing and is not asked.
    table.clan(lantern=["R3"], seal=0, pearl=0)
    table.perform("seal + lantern")
    assert table.idle
    assert table.holds() == {"pearl": 1, "seal": 1}
    # Two gains of influence need no order either, until a seal is among them.
    table.clan(lantern=["R3", "A1"], seal=0, influence=0)
    table.perform("influence + lantern")
    assert table.idle
    assert table.sheet().influence == 2
    table.clan(lantern=["R4", "decree-seal", "A1"], influence=0)
    table.perform("influence + lantern")
    assert table.offer == ["do:influence", "do:lantern"]


@rule("WC-048")
def test_visible_row_rewards_are_ordered_too() -> None:
    table = Table()
    table.clan(lantern=["R3", "A1"], yards={"yard-1": 5}, coin=6)
    table.bridges(white=(1, 1, 6))
    table.choose("die:white:right", "place:row:warrior")
    assert table.offer == ["do:seal", "do:lantern"]


@rule("WC-049")
def test_a_number_is_one_gain_and_waste_is_offered_only_when_it_cannot_be_avoided() -> None:
    table = Table()
    table.clan(food=6, iron=7, pearl=5)
    table.perform("2 any")
    assert table.offer == ["pick:food+pearl", "pick:pearl+pearl"]
    assert table.refused("pick:food+food") == "WC-049"
    table.clan(food=6, iron=7, pearl=7)
    table.perform("2 any")
    assert len(table.offer) == 6, "every combination loses something"
    table.clan(seal=4)
    table.perform("2 seal")
    assert table.idle, "nothing can be exchanged in the middle of a gain"
    assert table.holds()["seal"] == 5
