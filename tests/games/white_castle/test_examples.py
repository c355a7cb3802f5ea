"""The worked examples, with their printed numbers: WC-X01 to WC-X14."""

from __future__ import annotations

from tests.games.white_castle.position import Table
from tests.games.white_castle.test_solo import delegation_acts, opened, solo
from tests.rules import rule
from zataku.games.white_castle.automa import DELEGATION
from zataku.games.white_castle.components import CARD_NUMBER, CARDS
from zataku.games.white_castle.scoring import parts


@rule("WC-X01")
def test_coin_difference() -> None:
    table = Table(3)
    table.bridges(coral=(1, 1, 1, 5))
    table.clan(1, coin=4)
    table.choose("die:coral:right", "place:steward-1")
    assert table.holds(0) == {"coin": 2}
    table.choose("die:coral:right", "place:steward-1")
    assert table.holds(1) == {}, "a 1 upon the 5 costs 4"
    assert table.dice("steward-1") == [("coral", 5), ("coral", 1)]


@rule("WC-X02")
def test_outside_the_walls() -> None:
    table = Table(3)
    table.clan(coin=3, food=5, iron=5)
    table.lay("outside-left", ("coral", 5), ("white", 5))
    table.bridges(black=(1, 1, 1, 4))
    table.choose("die:black:right")
    assert "place:outside-left" not in table.offer
    assert table.refused("place:outside-left") == "WC-028"
    table.choose("place:outside-right")
    assert table.holds()["coin"] == 2
    assert table.offer == ["action:courtier", "action:warrior", "skip"]


@rule("WC-X03")
def test_well() -> None:
    table = Table()
    table.well("pearl", "any")
    table.lay("well", ("coral", 6))
    table.bridges(black=(1, 1, 3))
    table.choose("die:black:right", "place:well")
    assert table.holds() == {"coin": 2, "seal": 1, "pearl": 1}
    table.choose("pick:food")
    assert table.holds() == {"coin": 2, "seal": 1, "pearl": 1, "food": 1}


@rule("WC-X04")
def test_clan_board() -> None:
    table = Table()
    table.clan(coin=3, card="S10", gone={"courtier": 3})
    table.bridges(coral=(1, 1, 3))
    table.choose("die:coral:right", "place:row:courtier")
    assert table.holds() == {"food": 3, "coin": 2}
    table.choose("action", "pick:pearl")
    assert table.holds() == {"food": 3, "coin": 2, "seal": 1, "pearl": 1}


@rule("WC-X05")
def test_gardener() -> None:
    table = Table()
    table.gardens("K3", "F2", "K1", "F1", "K2", "F3")
    table.clan(food=4, coin=5, gardens=["K3"])
    table.perform("gardener")
    assert "garden:K3" not in table.offer
    assert table.refused("garden:K3") == "WC-062"
    table.choose("garden:F2")
    assert table.holds() == {"coin": 5}
    assert str(table.match.describe("action").cost) == "3 coin"
    table.choose("action")
    assert table.holds() == {}, "3 coins for the courtier action, 2 for the audience"
    assert table.sheet().places[0] == 1


@rule("WC-X06")
def test_courtier() -> None:
    table = Table()
    table.rooms("S02", "S07", "S13", "P02", "P05")
    table.decks(["S12"], ["P10"])
    table.clan(coin=2, pearl=2, card="A3", lantern=["R4"], places={"gate": 1, "steward-1": 1})
    table.perform("courtier")
    table.choose("audience")
    assert table.sheet().places[0] == 2
    table.choose("climb:steward:diplomat-2")
    assert table.sheet().places == (2, 0, 0, 0, 0, 1, 0)
    assert table.lantern() == ["R4", "A3"]
    assert CARDS[table.sheet().card].id == "P05"
    table.choose("pick:food+food+iron")
    assert table.holds() == {"food": 2, "iron": 1}
    assert table.state.rooms[4] == CARD_NUMBER["P10"]


@rule("WC-X07")
def test_two_floors() -> None:
    table = Table(3)
    table.daimyo("D1")
    table.state.slots = (1, -1, -1)
    table.clan(pearl=5, lantern=["R7"], places={"steward-2": 1})
    table.perform("courtier")
    table.choose("climb:steward:daimyo")
    assert table.holds() == {"food": 1}
    assert table.offer == ["slot:middle", "slot:right"]
    table.choose("slot:right")
    assert table.holds() == {"food": 1, "seal": 2}


@rule("WC-X08")
def test_lantern() -> None:
    table = Table()
    table.clan(lantern=["A1", "R7", "decree-point", "S02", "P02"])
    for times in (1, 2):
        table.perform("lantern")
        assert table.sheet().influence == times
        assert table.holds() == {"food": times, "coin": times, "point": 2 * times}


@rule("WC-X09")
def test_garden_step() -> None:
    table = Table(4)
    table.bridges(coral=(2, 0), black=(0, 3), white=(0, 0))
    # Red and green: two gardens each at bridges with dice. Blue: one. Yellow: one at black, one at white.
    for seat, gardens in enumerate((["K1", "K2"], ["F1", "K2"], ["K1"], ["K2", "K3"])):
        table.clan(seat, gardens=gardens, coin=4)
    table.end_round()
    acting = {}
    while table.state.round == 1:
        acting[table.state.seat] = table.offer[:-1]
        table.choose("done")
    assert acting == {
        0: ["activate:K1", "activate:K2"],
        1: ["activate:F1", "activate:K2"],
        2: ["activate:K1"],
        3: ["activate:K2"],
    }


@rule("WC-X10")
def test_final_scoring_of_blue() -> None:
    table = Table(4)
    table.gardens("K5", "F2", "K3", "F1", "K1", "F3")
    table.clan(
        point=8,
        coin=7,
        seal=1,
        food=7,
        pearl=3,
        iron=2,
        influence=12,
        places={"daimyo": 2, "steward-1": 1, "gate": 2},
        yards={"yard-1": 1, "yard-3": 1, "yard-5": 2},
        gardens=["K5", "K3", "F2"],
    )
    scored = parts(table.state, 0)
    assert scored == {
        "play": 8,
        "stores": 1,
        "resources": 3,
        "influence": 6,
        "courtiers": 25,
        "warriors": 18,
        "gardeners": 15,
    }
    assert sum(scored.values()) == 76


@rule("WC-X11")
def test_a_turn_of_the_delegation() -> None:
    table = solo()
    table.state.round = 3
    table.gardens("K1", "F1", "K3", "F2", "K4", "F3")
    table.bridges(coral=(2, 4), black=(3, 0), white=(2, 3, 4))
    delegation_acts(table, "T1", "T2", "T6", "T4")
    assert opened(table) == ["T1", "T2", "T6"]
    assert table.dice("outside-right") == [("black", 3)], "the black die lies on the right space outside the walls"
    sheet = table.sheet(DELEGATION)
    assert sheet.yards == (0, 1, 0)
    assert sheet.points == 3, "the advance was impossible"
    assert sheet.gardeners == 4
    assert sheet.influence == 2
    assert sheet.courtiers == 5, "the first opened card does not act"


@rule("WC-X12")
def test_borders() -> None:
    table = Table(3)
    table.clan(influence=4, seal=0)
    table.perform("2 influence")
    assert table.sheet().influence == 5
    table.clan(influence=5, seal=1)
    table.perform("2 influence")
    table.choose("border:pay")
    assert (table.sheet().influence, table.holds()) == (7, {})
    table.clan(0, influence=5, seal=1)
    table.clan(1, influence=5)
    table.state.moved = (0, 1, 2)
    table.perform("2 influence")
    table.choose("border:stop")
    assert table.sheet().influence == 5
    assert table.state.moved == (0, 1, 2)


@rule("WC-X13")
def test_coins_of_the_delegation() -> None:
    table = solo()
    table.state.round = 3
    table.clan(DELEGATION, influence=2, coin=10)
    table.end_round()
    assert table.state.order == (DELEGATION, 0)
    assert (table.sheet(DELEGATION).points, table.sheet(DELEGATION).goods[0]) == (9, 1)


@rule("WC-X14")
def test_the_lantern_of_a_die_comes_too_late_to_pay_for_it() -> None:
    table = Table()
    table.clan(lantern=["R1", "decree-coin"], coin=0, seal=0)
    table.bridges(coral=(2, 3, 3))
    table.choose("die:coral:left")
    assert table.dice("steward-1") == [], "steward room 1 costs a coin; only the well was left"
    assert table.dice("well") == [("coral", 2)]
    table = Table()
    table.clan(lantern=["R1", "decree-coin"], coin=0, seal=1)
    table.bridges(coral=(2, 3, 3))
    table.choose("die:coral:left")
    assert "place:steward-1" in table.offer
    assert str(table.match.describe("place:steward-1").cost) == "seal"
    table.choose("place:steward-1")
    assert table.holds() == {"coin": 1, "pearl": 1}, "the seal paid, then the lantern"
