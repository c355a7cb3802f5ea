"""Clan members: WC-060 to WC-071."""

from __future__ import annotations

import pytest

from tests.games.white_castle.position import TILES, Table
from tests.rules import rule
from zataku.games.white_castle.components import CARD_NUMBER, CARDS


@rule("WC-060")
def test_a_warrior_pays_iron_and_may_do_the_tiles_in_any_order() -> None:
    table = Table()
    table.yards("Y1", "Y8", "Y3", "Y5")
    table.clan(iron=7, coin=2)
    table.perform("warrior")
    assert table.offer == ["warrior:yard-5", "warrior:yard-3", "warrior:yard-1"]
    table.choose("warrior:yard-5")
    assert table.holds() == {"iron": 2, "coin": 2}
    assert (table.sheet().warriors, table.sheet().yards) == (4, (1, 0, 0))
    assert table.offer == ["yard-tile:blue", "yard-tile:yellow", "skip"]
    table.choose("yard-tile:yellow", "yard-tile:blue")
    assert table.holds() == {"iron": 2, "point": 2}
    assert table.sheet().places[0] == 1
    table.clan(iron=3)
    table.perform("warrior")
    table.choose("warrior:yard-1", "yard-tile:yellow")
    assert table.holds()["seal"] == 2
    table.clan(iron=1, seal=0)
    table.perform("warrior")
    table.choose("skip")
    assert table.sheet().yards == (1, 0, 2)
    assert "seal" not in table.holds(), "declined"


@rule("WC-060")
def test_a_yard_has_no_limit_and_a_warrior_tile_may_lead_there_again() -> None:
    table = Table()
    table.yards("Y2", "Y8", "Y3", "Y5")
    table.clan(1, yards={"yard-5": 3})
    table.clan(iron=7, seal=5, yards={"yard-5": 2})
    table.perform("warrior")
    table.choose("warrior:yard-5", "yard-tile:blue", "warrior:yard-1", "yard-tile:yellow")
    assert table.sheet().yards == (3, 0, 1)
    assert table.offer == ["yard-tile:yellow", "skip"], "back in the first yard"
    table = Table()
    table.yards("Y1", "Y8", "Y2", "Y5")
    table.clan(iron=6)
    table.perform("warrior")
    table.choose("warrior:yard-3", "yard-tile:blue", "warrior:yard-3")
    assert table.sheet().yards == (0, 2, 0)


@rule("WC-061")
def test_a_gardener_pays_food_and_may_do_the_garden() -> None:
    table = Table()
    table.clan(food=2)
    table.perform("gardener")
    assert table.offer == ["garden:K1", "garden:K2", "garden:K3"]
    assert table.refused("garden:F1") == "WC-044"
    table.choose("garden:K2")
    assert (table.sheet().gardeners, table.holds()) == (4, {"food": 1})
    table.choose("action")
    assert table.holds() == {"food": 1, "coin": 3}
    table.perform("gardener")
    table.choose("skip")
    assert (table.sheet().gardeners, table.holds()) == (3, {"coin": 3})


@rule("WC-061")
def test_without_a_gardener_left_nobody_is_sent() -> None:
    table = Table()
    table.clan(food=7)
    table.sheet().gardeners = 0
    table.perform("gardener")
    assert not [code for code in table.offer if code.startswith("garden:")]
    assert table.holds() == {"food": 7}


@rule("WC-062")
def test_one_gardener_of_a_clan_in_a_garden_but_several_clans() -> None:
    table = Table()
    table.clan(0, food=2, gardens=["K1", "K3"])
    table.clan(1, food=2, gardens=["K2"])
    table.perform("gardener", 0)
    assert table.sheet(0).gardens.bit_count() == 3, "K2 is the only garden left, shared with the other clan"
    table.clan(0, food=2, gardens=["K1"])
    table.perform("gardener", 0)
    assert table.offer == ["garden:K2", "garden:K3"]
    assert table.refused("garden:K1") == "WC-062"


@rule("WC-062", "WC-061")
@pytest.mark.parametrize("free", [None, "K1", "K2", "K3"])
def test_a_gardener_is_a_choice_only_where_a_garden_that_can_be_paid_is_free(free: str | None) -> None:
    table = Table()
    table.bridges(coral=(5, 5, 5))
    table.clan(food=2, coin=2, gardens=[name for name in ("K1", "K2", "K3") if name != free])
    table.choose("die:coral:right", "place:outside-left")
    assert ("action:gardener" in table.offer) is (free is not None)


@rule("WC-063")
def test_a_courtier_action_has_two_parts_each_once() -> None:
    table = Table()
    table.clan(coin=9, pearl=7, places={"gate": 1, "steward-1": 1})
    table.perform("courtier")
    assert table.offer == [
        "audience",
        "climb:gate:steward-1",
        "climb:gate:steward-2",
        "climb:gate:steward-3",
        "climb:steward:diplomat-1",
        "climb:steward:diplomat-2",
        "climb:gate:diplomat-1",
        "climb:gate:diplomat-2",
        "climb:steward:daimyo",
    ]
    table.choose("audience")
    assert "audience" not in table.offer
    assert "skip" in table.offer
    table.choose("climb:gate:steward-1", "action:middle")
    assert table.idle, "both parts are done"
    assert table.holds() == {"coin": 7, "pearl": 5}
    table.perform("courtier")
    table.choose("climb:gate:steward-2", "action:top")
    assert table.offer == ["audience", "skip"]
    table.choose("skip")
    assert table.sheet().courtiers == 2


@rule("WC-063", "WC-064")
@pytest.mark.parametrize(
    ("start", "option", "pearl", "reached"),
    [
        ("gate", "climb:gate:steward-3", 2, "steward-3"),
        ("steward-2", "climb:steward:diplomat-1", 2, "diplomat-1"),
        ("diplomat-2", "climb:diplomat:daimyo", 2, "daimyo"),
        ("gate", "climb:gate:diplomat-2", 5, "diplomat-2"),
        ("steward-1", "climb:steward:daimyo", 5, "daimyo"),
    ],
)
def test_floors_and_their_prices(start: str, option: str, pearl: int, reached: str) -> None:
    table = Table()
    table.clan(pearl=7, places={start: 1, "gate": 1 if start != "gate" else 2})
    table.perform("courtier")
    table.choose(option)
    assert table.sheet().goods[4] in (7 - pearl, 7 - pearl + 1), "the lantern may have given one back"
    place = ["gate", "steward-1", "steward-2", "steward-3", "diplomat-1", "diplomat-2", "daimyo"].index(reached)
    assert table.sheet().places[place] == 1


@rule("WC-064")
def test_the_floor_passed_on_the_way_has_no_effect() -> None:
    table = Table()
    table.clan(pearl=5, places={"gate": 1}, card="A1", lantern=["R4"])
    before = table.state.rooms[:3]
    table.perform("courtier")
    table.choose("climb:gate:diplomat-1")
    assert table.state.rooms[:3] == before
    assert CARDS[table.sheet().card].id == "P02"
    assert table.lantern() == ["R4", "A1"], "one card changed, not two"


@rule("WC-065")
def test_gate_and_rooms_hold_any_number_of_courtiers() -> None:
    table = Table(4)
    for seat in range(1, 4):
        table.clan(seat, places={"gate": 2, "steward-1": 3})
    table.clan(0, coin=2, pearl=2, places={"gate": 2, "steward-1": 2})
    table.perform("courtier")
    assert {"audience", "climb:gate:steward-1"} <= set(table.offer)
    table.choose("climb:gate:steward-1", "action:bottom", "audience")
    assert table.sheet().places[:2] == (2, 3)


@rule("WC-066")
def test_arriving_in_a_room() -> None:
    table = Table()
    table.rooms("S10", "S07", "S13", "P02", "P07")
    table.decks(["S12"], ["P10"])
    table.clan(pearl=2, places={"gate": 1}, card="A1", lantern=["R3"])
    table.perform("courtier")
    table.choose("climb:gate:steward-1")
    assert table.lantern() == ["R3", "A1"]
    assert CARDS[table.sheet().card].id == "S10"
    assert table.state.rooms[0] < 0, "the room is refilled only after the light action"
    assert table.match.view(0)["rooms"][0]["card"] is None
    assert table.offer == ["action:top", "action:bottom"], "no skip, and the dark action is not among them"
    assert table.refused("action:middle") == "WC-066"
    table.choose("action:bottom")
    assert table.holds() == {"iron": 1, "food": 1}
    assert table.state.rooms[0] == CARD_NUMBER["S12"]
    assert len(table.state.decks[0]) == 0


@rule("WC-067")
def test_with_an_empty_deck_the_card_stays() -> None:
    table = Table()
    table.rooms("S10", "S07", "S13", "P02", "P07")
    table.decks([], ["P10"])
    table.clan(pearl=2, places={"gate": 1}, card="A1", lantern=["R3"])
    table.perform("courtier")
    table.choose("climb:gate:steward-1", "action:bottom")
    assert table.holds() == {"iron": 1, "food": 1}
    assert CARDS[table.sheet().card].id == "A1"
    assert table.lantern() == ["R3"]
    assert table.state.rooms[0] == CARD_NUMBER["S10"]
    assert table.sheet().places[1] == 1


@rule("WC-068")
def test_arriving_at_the_daimyo() -> None:
    table = Table()
    table.daimyo("D1")
    table.clan(pearl=2, places={"diplomat-1": 1}, lantern=["R4"])
    table.perform("courtier")
    assert table.holds() == {"iron": 1}, "the lantern first"
    assert table.offer == ["slot:left", "slot:middle", "slot:right"]
    table.choose("slot:middle")
    assert table.holds() == {"iron": 1, "point": 2}
    assert table.state.slots == (-1, 0, -1)
    table.clan(1, pearl=2, places={"diplomat-1": 1}, lantern=["R4"])
    table.perform("courtier", 1)
    assert table.offer == ["slot:left", "slot:right"]
    assert table.refused("slot:middle") == "WC-068"


@rule("WC-068")
def test_a_full_daimyo_card_still_gives_the_lantern_and_the_place_in_the_room() -> None:
    table = Table(4)
    table.state.slots = (1, 2, 3)
    table.clan(pearl=2, places={"diplomat-1": 1}, lantern=["R4"])
    table.perform("courtier")
    assert table.idle
    assert table.holds() == {"iron": 1}
    assert table.sheet().places[6] == 1
    assert table.state.slots == (1, 2, 3)


@rule("WC-069")
def test_without_members_on_the_clan_board_only_a_rise_is_left() -> None:
    table = Table()
    table.clan(
        coin=9,
        food=7,
        iron=7,
        pearl=2,
        places={"gate": 5},
        gardens=["K1", "K2", "K3", "F1", "F2"],
        yards={"yard-1": 5},
    )
    table.perform("warrior")
    assert table.idle
    table.perform("gardener")
    assert table.idle
    assert table.holds() == {"coin": 9, "food": 7, "iron": 7, "pearl": 2}
    table.perform("courtier")
    assert table.offer == ["climb:gate:steward-1", "climb:gate:steward-2", "climb:gate:steward-3"]
    assert table.refused("audience") == "WC-069"


@rule("WC-069")
@pytest.mark.parametrize("place", ["gate", "steward-1"])
def test_an_audience_needs_a_courtier_on_the_clan_board(place: str) -> None:
    for left, audience in ((0, False), (1, True)):
        table = Table()
        table.clan(coin=9, pearl=7, seal=5, places={place: 5 - left})
        table.perform("courtier")
        assert ("audience" in table.offer) == audience
        rises = [code for code in table.offer if code.startswith("climb")]
        assert rises
        assert all(code.split(":")[1] == place.split("-")[0] for code in rises)
        table.choose(rises[0])
        while not table.idle and "skip" not in table.offer:
            table.choose(table.offer[0])
        assert ("audience" in table.offer) == audience, "also as the second part"


@rule("WC-069")
def test_what_is_left_on_the_clan_board_decides_which_actions_are_offered_outside() -> None:
    table = Table()
    table.bridges(black=(1, 5, 5))
    table.clan(iron=7, pearl=2, places={"gate": 5}, yards={"yard-1": 5})
    table.choose("die:black:right", "place:outside-right")
    assert table.offer == ["action:courtier", "skip"], "no warrior, and a courtier who may still rise"


@rule("WC-064", "WC-069")
@pytest.mark.parametrize("place", ["gate", "steward-1", "steward-2", "steward-3", "diplomat-1", "diplomat-2"])
def test_from_every_place_below_the_daimyo_a_courtier_may_rise(place: str) -> None:
    table = Table()
    table.clan(iron=7, pearl=2, places={place: 5}, yards={"yard-1": 5})
    table.bridges(black=(1, 5, 5))
    table.choose("die:black:right", "place:outside-right")
    assert table.offer == ["action:courtier", "skip"]


@rule("WC-069")
def test_without_courtiers_anywhere_below_the_daimyo_the_action_is_not_offered() -> None:
    table = Table()
    table.clan(coin=9, pearl=7, places={"daimyo": 5})
    table.bridges(black=(1, 1, 5))
    table.choose("die:black:right", "place:outside-left")
    assert table.idle or "action:courtier" not in table.offer
    table.clan(coin=9, pearl=7, places={"daimyo": 4})
    table.perform("courtier")
    assert table.sheet().places[0] == 1, "the last courtier can only come to the gate"


@rule("WC-070")
def test_the_first_part_is_finished_before_the_second_and_may_pay_for_it() -> None:
    table = Table()
    table.rooms("S02", "S07", "S13", "P02", "P10")
    table.decks(["S12"], ["P11"])
    table.clan(pearl=2, coin=0, places={"steward-1": 1}, lantern=["R3"])
    table.perform("courtier")
    table.choose("climb:steward:diplomat-2")
    # P10: 2 coins and the lantern, which already counts the card turned over (an influence).
    assert (table.sheet().influence, table.holds()) == (1, {"coin": 2, "pearl": 1})
    assert table.offer == ["audience", "skip"]
    table.choose("audience")
    assert table.holds() == {"pearl": 1}
    table.clan(pearl=2, coin=2, places={})
    table.perform("courtier")
    assert table.offer == ["climb:gate:steward-1", "climb:gate:steward-2", "climb:gate:steward-3", "skip"], (
        "the courtier just brought to the gate may rise at once"
    )


@rule("WC-071")
def test_two_floors_need_two_floors_above() -> None:
    table = Table()
    table.clan(pearl=7, places={"diplomat-1": 1, "daimyo": 1})
    table.perform("courtier")
    assert table.sheet().places == (0, 0, 0, 0, 0, 0, 2), "one floor is the only move, and it is made"
    assert table.sheet().goods[4] == 6, "2 paid, 1 from the lantern"
    table.choose("slot:middle")
    table.clan(pearl=7, places={"daimyo": 2})
    table.perform("courtier")
    assert table.idle, "nobody rises above the daimyo"


@rule("WC-044", "WC-069")
def test_the_reason_says_what_is_missing() -> None:
    table = Table()
    table.clan(food=2, iron=0, yards={"yard-1": 5}, coin=9)
    table.bridges(black=(1, 1, 5))
    table.choose("die:black:right", "place:outside-right")
    assert table.offer == ["action:courtier", "skip"]
    assert table.refused("action:warrior") == "WC-069"
    table = Table()
    table.clan(iron=5, coin=1)
    table.bridges(black=(1, 1, 5))
    table.choose("die:black:right", "place:outside-right")
    assert table.offer == ["action:warrior", "skip"]
    assert table.refused("action:courtier") == "WC-063"
    table = Table()
    table.clan(coin=2)
    table.bridges(black=(1, 1, 5))
    table.choose("die:black:right", "place:outside-left")
    assert table.refused("action:gardener") == "WC-044"
    table = Table()
    table.rooms("S13", "S07", "S02", "P02", "P07")
    table.tiles(("coral", "black", "black"), ("white", "black", "coral"), *TILES[2:])
    table.bridges(black=(1, 1, 3))
    table.clan(seal=0, food=7)
    table.choose("die:black:right", "place:steward-1")
    assert table.offer == ["action:middle", "skip"]
    assert table.refused("action:bottom") == "WC-046", "the seal is missing"
