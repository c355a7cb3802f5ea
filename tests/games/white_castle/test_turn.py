"""A turn: WC-020 to WC-035."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.white_castle.position import Table
from tests.rules import rule
from zataku.games.white_castle.components import COLOURS


@rule("WC-020")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_three_turns_in_order_and_three_dice_remain(players: int) -> None:
    table = Table(players)
    table.order(*reversed(range(players)))
    table.turn(players - 1)
    takers = []
    rng = Random(7)
    while table.state.round == 1 and table.offer != ["done"] and not any("activate" in code for code in table.offer):
        if table.offer[0].startswith("die:"):
            takers.append(table.state.seat)
            dice = sum((left > 0) + len(middle) + (right > 0) for left, middle, right in table.state.bridges)
            assert dice == 3 * (players + 1) - len(takers) + 1
        table.match.choose(rng.choice(table.offer))
    assert takers == list(reversed(range(players))) * 3


@rule("WC-021")
def test_only_dice_at_the_ends_can_be_taken() -> None:
    table = Table(4)
    table.bridges(coral=(1, 2, 3, 4, 5), black=(2, 2, 2, 2, 2), white=(1, 1, 1, 1, 6))
    assert table.offer == [f"die:{colour}:{end}" for colour in ("coral", "black", "white") for end in ("left", "right")]
    assert table.refused("die:coral:middle") == "WC-021"


@rule("WC-021")
def test_every_end_with_a_die_is_offered_whatever_lies_on_the_others() -> None:
    table = Table()
    ends = [f"die:{colour}:{end}" for colour in COLOURS for end in ("left", "right")]
    for filled in product((False, True), repeat=len(ends)):
        if sum(filled) > 1:
            values = [5 if each else 0 for each in filled]
            table.bridges(coral=values[:2], black=values[2:4], white=values[4:])
            assert table.offer == [end for end, each in zip(ends, filled, strict=True) if each]


@rule("WC-022")
def test_the_nearest_middle_die_slides_to_the_emptied_end() -> None:
    table = Table(3)
    table.clan(coin=9)
    table.bridges(coral=(1, 3, 4, 6))
    table.choose("die:coral:left")
    assert table.state.bridges[0] == (3, (4,), 6)
    assert table.match.view(0)["hand"] == {"colour": "coral", "value": 1, "left": True}
    table = Table(3)
    table.clan(coin=9)
    table.bridges(coral=(1, 3, 4, 6))
    table.choose("die:coral:right")
    assert table.state.bridges[0] == (1, (3,), 4)
    assert table.match.view(0)["hand"] == {"colour": "coral", "value": 6, "left": False}
    table = Table(3)
    table.clan(coin=9)
    table.bridges(coral=(1, 6))
    table.choose("die:coral:left")
    assert table.state.bridges[0] == (0, (), 6)


@rule("WC-023")
def test_the_last_die_of_a_bridge_counts_only_for_its_end() -> None:
    table = Table()
    table.clan(lantern=["R3"])
    table.bridges(coral=(0, 4), black=(0, 0), white=(2, 0))
    assert table.offer == ["die:coral:right", "die:white:left"]
    assert table.refused("die:coral:left") == "WC-022"
    table.choose("die:coral:right", "place:well")
    assert "pearl" not in table.holds(), "a right die lights no lantern"


@rule("WC-024")
def test_a_die_goes_to_the_board_or_to_the_own_clan_board() -> None:
    table = Table(3)
    table.clan(coin=20)
    table.bridges(coral=(3, 3, 3, 3))
    table.choose("die:coral:right")
    assert table.offer == [
        "place:steward-1",
        "place:steward-3",
        "place:diplomat-1",
        "place:outside-left",
        "place:outside-right",
        "place:well",
        "place:row:courtier",
    ]
    table.lay("outside-left", ("white", 6))
    table.choose("place:outside-left")
    assert table.holds()["coin"] == 17, "the die on top counts, not the printed 5"


@rule("WC-025", "WC-027")
@pytest.mark.parametrize(("value", "coins"), [(3, 0), (4, 1), (6, 3)])
def test_a_higher_die_pays_the_difference_and_an_equal_one_nothing(value: int, coins: int) -> None:
    table = Table()
    table.bridges(coral=(1, 1, value))
    table.choose("die:coral:right", "place:steward-1")
    assert table.holds().get("coin", 0) == coins


@rule("WC-026")
def test_a_lower_die_costs_the_difference_or_the_space_is_closed() -> None:
    table = Table()
    table.bridges(coral=(1, 1, 1))
    table.clan(coin=1)
    table.choose("die:coral:right")
    assert table.state.seat == 1, "only the well is left, and it is taken unasked"
    assert table.dice("well") == [("coral", 1)]
    table = Table()
    table.bridges(coral=(1, 1, 1))
    table.clan(coin=2)
    table.choose("die:coral:right")
    assert "place:steward-1" in table.offer
    assert "place:diplomat-1" not in table.offer
    assert table.refused("place:diplomat-1") == "WC-026"
    table.choose("place:steward-1")
    assert table.holds() == {}


@rule("WC-028")
@pytest.mark.parametrize(("players", "second"), [(1, False), (2, False), (3, True), (4, True)])
def test_a_second_die_only_with_three_or_four_players_and_never_a_third(players: int, second: bool) -> None:
    table = Table(players)
    table.clan(coin=20)
    table.bridges(coral=(1, 3, 3))
    table.lay("steward-1", ("coral", 3))
    table.choose("die:coral:right")
    assert ("place:steward-1" in table.offer) is second
    if not second:
        assert table.refused("place:steward-1") == "WC-028"
        return
    table.lay("steward-1", ("white", 2))
    assert "place:steward-1" not in table.offer
    assert table.refused("place:steward-1") == "WC-028"


@rule("WC-029")
@pytest.mark.parametrize("players", [2, 4])
def test_a_clan_row_takes_one_die(players: int) -> None:
    table = Table(players)
    table.clan(coin=20)
    table.bridges(coral=(1, 3, 3))
    table.choose("die:coral:right", "place:row:courtier", "skip")
    table.turn(0)
    table.clan(coin=20)
    table.choose("die:coral:right")
    assert "place:row:courtier" not in table.offer
    assert table.refused("place:row:courtier") == "WC-029"


@rule("WC-030")
def test_a_left_die_brings_the_lantern_after_the_coins_and_before_the_actions() -> None:
    table = Table()
    table.rooms("S07", "S02", "S13", "P02", "P07")
    table.clan(coin=1, lantern=["R3"])
    table.bridges(coral=(2, 3, 6))
    table.choose("die:coral:left")
    assert table.holds() == {"coin": 1}
    table.choose("place:steward-1")
    assert table.holds() == {"pearl": 1}, "paid, then the lantern"
    assert table.offer == ["action:top", "skip"], "the action of the room is still to come"
    ids = [event for event in table.events() if event in ("event-place-die", "event-pay", "event-lantern")]
    assert ids == ["event-place-die", "event-pay", "event-lantern"]


@rule("WC-031")
def test_actions_are_done_in_any_order_and_may_be_declined_but_gains_may_not() -> None:
    table = Table()
    table.rooms("S02", "S07", "S05", "P02", "P07")
    table.tiles(
        ("coral", "white", "white"), *(("black", "white", "white"),) * 2, ("coral", "black"), ("black", "white")
    )
    table.bridges(white=(1, 1, 3))
    table.choose("die:white:right", "place:steward-1")
    assert table.offer == ["action:middle", "action:bottom", "skip"]
    table.choose("action:bottom")
    assert table.holds() == {"iron": 2}
    assert table.offer == ["action:middle", "skip"]
    table.choose("skip")
    assert table.sheet().influence == 0
    table = Table()
    table.well("food", "food")
    table.bridges(white=(1, 1, 3))
    table.choose("die:white:right", "place:well")
    assert table.state.seat == 1, "nothing to decide at the well"
    assert table.holds() == {"coin": 2, "seal": 1, "food": 2}


@rule("WC-032")
def test_nobody_passes_and_the_well_is_always_open() -> None:
    table = Table()
    table.bridges(coral=(1, 1, 1), black=(1, 1, 1), white=(1, 1, 1))
    assert all(code.startswith("die:") for code in table.offer), "no passing"
    for number in range(6):
        table.lay("well", ("black", number + 1))
    table.choose("die:white:right")
    assert table.state.seat == 1, "with the well as the only placement it is used unasked"
    assert len(table.dice("well")) == 7
    assert "coin" in table.holds(), "both well tiles are coins; the die itself cost nothing"


@rule("WC-033")
def test_the_die_is_chosen_first_whatever_it_will_cost() -> None:
    table = Table()
    table.bridges(coral=(1, 1, 1), black=(1, 1, 1), white=(1, 1, 1))
    assert len(table.offer) == 6, "without a coin every end die may be taken"
    table.clan(coin=20)
    table.choose("die:coral:left")
    assert all(code.startswith("place:") for code in table.offer), "a taken die has to be placed"


@rule("WC-034")
def test_a_die_that_slid_to_the_left_end_gives_the_lantern() -> None:
    table = Table()
    table.clan(0, coin=5)
    table.clan(1, lantern=["R4"])
    table.bridges(coral=(1, 4, 6))
    table.choose("die:coral:left", "place:well")
    assert table.state.bridges[0] == (4, (), 6)
    table.choose("die:coral:left", "place:well")
    assert table.holds(1)["iron"] == 1


@rule("WC-035")
def test_an_action_is_finished_with_all_it_triggers_before_the_next() -> None:
    table = Table()
    table.rooms("S04", "S07", "S13", "P02", "P07")
    table.tiles(
        ("black", "coral", "coral"), *(("black", "white", "white"),) * 2, ("coral", "black"), ("black", "white")
    )
    table.well("any", "food")
    table.bridges(coral=(1, 1, 3))
    table.choose("die:coral:right", "place:steward-1", "action:middle")
    assert table.offer == ["pick:food", "pick:iron", "pick:pearl"], "the well's choice comes before the other action"
    table.choose("pick:iron")
    assert table.offer == ["action:bottom", "skip"]
