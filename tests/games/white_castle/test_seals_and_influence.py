"""Seals, lantern, influence and icons: WC-072 to WC-092."""

from __future__ import annotations

import pytest

from tests.games.white_castle.position import Table
from tests.rules import rule


@rule("WC-072")
def test_seals_are_exchanged_beside_every_decision_of_the_own_turn() -> None:
    table = Table()
    table.clan(seal=5, coin=9, pearl=7, iron=5, food=5, places={"gate": 1})
    everything = ["coin", "food", "iron"]
    table.bridges(coral=(1, 1, 5))
    assert table.exchanges == everything, "die"
    table.choose("die:coral:right")
    assert table.exchanges == everything, "space"
    table.choose("place:outside-left")
    assert table.exchanges == everything, "action"
    table.choose("action:gardener")
    assert table.exchanges == everything, "target"
    table.choose("exchange:food", "exchange:coin")
    assert table.holds() == {"seal": 2, "coin": 10, "food": 6, "iron": 5, "pearl": 7}
    assert table.offer[0] == "garden:K1", "the same question is asked again"
    table.choose("garden:K1")
    assert table.exchanges == everything
    table.choose("action")
    assert table.exchanges == everything, "pick"
    table.clan(influence=5)
    table.perform("influence")
    assert table.exchanges == everything, "border"


@rule("WC-072")
def test_an_exchange_never_stops_the_game_and_is_not_offered_to_others() -> None:
    table = Table()
    table.clan(0, seal=5)
    table.clan(1, seal=5)
    table.perform("2 food")
    assert table.idle, "no decision of its own"
    assert table.exchanges == ["coin", "food", "iron", "pearl"]
    table.clan(0, seal=0)
    assert table.exchanges == [], "the seals of the other player do not matter"
    table.clan(0, seal=1)
    assert table.exchanges == ["coin"]


@rule("WC-072")
def test_exchange_in_the_own_garden_step() -> None:
    table = Table()
    table.clan(0, seal=2, gardens=["K2"])
    table.bridges(coral=(1, 0), black=(1, 0), white=(1, 0))
    table.end_round()
    assert table.offer == ["activate:K2", "done"]
    assert table.exchanges == ["coin", "food", "iron", "pearl"]


@rule("WC-073")
def test_a_last_exchange_before_scoring_for_everybody_with_a_seal() -> None:
    table = Table(3)
    table.state.round = 3
    table.order(2, 0, 1)
    table.clan(0, seal=3, iron=2)
    table.clan(1, seal=0)
    table.clan(2, seal=1)
    table.end_round()
    assert (table.state.seat, table.offer, table.exchanges) == (2, ["done"], ["coin"])
    table.choose("exchange:coin")
    assert table.state.seat == 0, "without a seal the question is gone"
    table.choose("exchange:iron")
    assert table.holds(0) == {"seal": 1, "iron": 3}
    assert table.state.seat == 0
    table.choose("done")
    assert table.match.over
    assert table.match.scores[0].parts["resources"] == 1, "it lifted iron to 3"


@rule("WC-074")
def test_no_exchange_for_a_full_resource_and_no_buying_of_seals() -> None:
    table = Table()
    table.clan(seal=4, food=7, iron=6)
    assert table.exchanges == ["coin", "iron", "pearl"]
    table.choose("exchange:iron")
    assert table.exchanges == ["coin", "pearl"]
    codes = [option.code for option in table.match.game.vocabulary if option.anytime]
    assert codes == ["exchange:coin", "exchange:food", "exchange:iron", "exchange:pearl"]


@rule("WC-075")
def test_seals_cover_exactly_the_missing_part_of_a_payment() -> None:
    table = Table()
    table.clan(iron=4, seal=4)
    table.perform("warrior")
    described = table.match.describe("warrior:yard-5")
    assert str(described.cost) == "4 iron + 2 seal", "the option says so"
    table.choose("warrior:yard-5")
    assert table.holds() == {"seal": 2}
    table.clan(iron=3, seal=3)
    table.perform("warrior")
    assert "warrior:yard-5" not in table.offer, "3 iron and 3 seals make 4"
    table.clan(coin=1, seal=1, iron=0)
    table.perform("courtier")
    table.choose("audience")
    assert table.sheet().places[0] == 1
    assert table.holds() == {}
    table.clan(pearl=1, seal=2, places={"gate": 1})
    table.perform("courtier")
    assert "climb:gate:steward-1" in table.offer
    table.clan(food=0, seal=5, pearl=0)
    table.perform("gardener")
    assert table.offer == ["garden:K1", "garden:K2", "garden:K3", "skip"]
    table.choose("garden:K3")
    assert table.holds() == {"seal": 1}


@rule("WC-075")
def test_placement_and_arrow_take_seals_and_a_border_takes_nothing_else() -> None:
    table = Table()
    table.clan(coin=1, seal=1)
    table.bridges(coral=(1, 1, 1))
    table.choose("die:coral:right")
    assert str(table.match.describe("place:steward-1").cost) == "coin + seal"
    table.choose("place:steward-1")
    assert table.holds() == {}
    table = Table()
    table.gardens("K1", "F2", "K2", "F3", "K3", "F4")
    table.clan(food=4, coin=4, seal=1, gardens=["K1", "K2", "K3"])
    table.perform("gardener")
    table.choose("garden:F2", "action", "audience")
    assert table.holds() == {}, "3 coins for the arrow, then a coin and a seal for the audience"
    table.clan(influence=5, coin=9, seal=0)
    table.perform("influence")
    assert table.idle
    assert table.sheet().influence == 5


@rule("WC-080")
def test_the_lantern_gives_every_reward_of_the_cards_there() -> None:
    table = Table()
    table.clan(lantern=["R1", "decree-coin", "S02", "S07", "P02"], card="A1")
    table.perform("lantern")
    assert table.idle, "nothing is left out and nothing asked"
    assert table.holds() == {"pearl": 1, "coin": 3, "point": 1}
    assert table.sheet().influence == 0, "the card in the slot (influence) is not among them"


@rule("WC-081")
def test_a_card_turned_over_counts_for_the_same_climb() -> None:
    table = Table()
    table.rooms("S13", "S07", "S02", "P02", "P07")
    table.decks(["S12"], ["P10"])
    table.clan(pearl=2, places={"gate": 1}, card="A1", lantern=["R4"])
    table.perform("courtier")
    table.choose("climb:gate:steward-1", "action:middle")
    assert (table.sheet().influence, table.holds()) == (1, {"iron": 1})
    assert table.lantern() == ["R4", "A1"]


@rule("WC-083")
def test_the_track_ends_at_twenty() -> None:
    table = Table()
    table.clan(influence=19, seal=3)
    table.perform("2 influence")
    assert table.idle
    assert (table.sheet().influence, table.holds()) == (20, {"seal": 3})
    table.perform("influence")
    assert table.sheet().influence == 20


@rule("WC-084")
def test_each_border_of_a_long_move_is_decided_when_the_marker_gets_there() -> None:
    table = Table()
    table.clan(influence=4, seal=3)
    # No printed gain is long enough for two borders; the rule holds for any.
    table.perform("8 influence")
    assert table.sheet().influence == 5
    assert table.offer == ["border:pay", "border:stop"]
    table.choose("border:pay")
    assert (table.sheet().influence, table.holds()) == (10, {"seal": 2})
    table.choose("border:pay")
    assert (table.sheet().influence, table.holds()) == (12, {})
    table.clan(influence=4, seal=3)
    table.perform("8 influence")
    table.choose("border:pay", "border:stop")
    assert (table.sheet().influence, table.holds()) == (10, {"seal": 2})


@rule("WC-085")
def test_a_marker_that_arrives_lies_on_top_and_one_that_did_not_move_stays() -> None:
    table = Table(3)
    table.order(0, 1, 2)
    for seat, influence in ((0, 3), (1, 5), (2, 4)):
        table.clan(seat, influence=influence)
    table.perform("2 influence", 0)
    assert table.match.view(None)["influence"]["stacking"][-1] == 0
    table.state.round = 3
    table.end_round()
    assert table.state.order == (0, 1, 2), "0 lies on 1"
    table = Table(3)
    table.state.moved = (1, 0, 2)
    for seat in (0, 1):
        table.clan(seat, influence=5)
    table.perform("2 influence", 1)
    assert table.sheet(1).influence == 5
    assert table.state.moved == (1, 0, 2), "stopped by the border, it keeps its place"
    for seat in (0, 1):
        table.clan(seat, influence=20)
    table.perform("influence", 1)
    assert table.state.moved == (1, 0, 2), "so at the end of the track"


@rule("WC-086")
@pytest.mark.parametrize(("before", "seals"), [(5, 1), (10, 2), (14, 3)])
def test_borders_cost_one_two_and_three_seals(before: int, seals: int) -> None:
    table = Table()
    table.clan(influence=before, seal=seals)
    table.perform("influence")
    assert table.offer == ["border:pay", "border:stop"]
    table.choose("border:pay")
    assert (table.sheet().influence, table.holds()) == (before + 1, {})
    table.clan(influence=before, seal=seals)
    table.perform("influence")
    table.choose("border:stop")
    assert (table.sheet().influence, table.holds()) == (before, {"seal": seals})
    table.clan(influence=before, seal=seals - 1)
    table.perform("influence")
    assert table.idle, "with too few seals there is no question"
    assert table.sheet().influence == before
    table.clan(influence=before - 1, seal=0)
    table.perform("influence")
    assert table.sheet().influence == before, "up to the border nothing is paid"


@rule("WC-087")
def test_the_well_icon_gives_a_seal_and_both_tiles_but_no_coins_for_a_die() -> None:
    table = Table()
    table.well("food", "pearl")
    table.perform("well")
    assert table.holds() == {"seal": 1, "food": 1, "pearl": 1}
    assert table.dice("well") == []


@rule("WC-088")
def test_the_castle_die_icon_does_any_action_at_a_tile_of_the_colour() -> None:
    table = Table()
    table.rooms("S02", "S07", "S13", "P02", "P07")
    table.perform("tile(coral)")
    # Coral: top of steward 1 (dark, no seal), middle and bottom of steward 3 (bottom dark), top of diplomat 1 (dark).
    assert table.idle
    assert table.holds() == {"pearl": 1}, "the lantern of S13 is all that is possible, so it is done"
    table.clan(seal=1, coin=2)
    table.perform("tile(coral)")
    assert table.offer == ["tile:steward-1:top", "tile:steward-3:middle", "tile:diplomat-1:top"]
    assert table.refused("tile:steward-3:bottom") == "WC-044"
    assert table.refused("tile:steward-2:top") == "WC-088"
    table.choose("tile:steward-1:top")
    assert table.holds() == {"pearl": 1}, "the seal of the dark action and 2 coins are paid"
    table.perform("tile(any)")
    assert table.offer == [
        "tile:steward-1:middle",
        "tile:steward-1:bottom",
        "tile:steward-2:top",
        "tile:steward-2:bottom",
        "tile:steward-3:top",
        "tile:steward-3:middle",
        "tile:diplomat-1:bottom",
        "tile:diplomat-2:top",
    ]


@rule("WC-089")
def test_the_clan_board_icon_does_any_row_even_one_with_a_die() -> None:
    table = Table()
    table.clan(card="S07", gone={"courtier": 3})
    table.sheet().dice = (3, 0, 0)
    for times in (1, 2):
        table.perform("clan-row")
        assert table.offer == ["row:courtier", "row:gardener", "row:warrior"]
        table.choose("row:courtier")
        assert table.offer == ["action", "skip"], "visible rewards are there, the card action is optional"
        table.choose("action")
        assert table.sheet().influence == times
    assert table.holds() == {"food": 6, "coin": 4}
    assert table.sheet().dice == (3, 0, 0)


@rule("WC-075")
@pytest.mark.parametrize(
    ("member", "held", "only"),
    [
        ("warrior", {}, "warrior:yard-1"),
        ("gardener", {}, "garden:K2"),
        ("courtier", {"coin": 1}, "audience"),
    ],
)
def test_seals_are_not_spent_unasked_on_a_member_that_was_paid_for(
    member: str, held: dict[str, int], only: str
) -> None:
    for choice, spent in ((only, 3 - held.get("coin", 0)), ("skip", 1)):
        table = Table()
        table.holding(0, {"seal": 3, **held})
        table.perform(f"seal -> {member}")
        assert only in table.offer
        assert table.offer[-1] == "skip"
        table.choose(choice)
        assert table.holds().get("seal", 0) == 3 - spent


@rule("WC-075")
def test_what_can_be_paid_without_seals_is_not_declined() -> None:
    table = Table()
    for held, member in (({"iron": 1}, "warrior"), ({"food": 7}, "gardener"), ({"coin": 2, "pearl": 2}, "courtier")):
        table.clan(places={"gate": 1})
        table.holding(0, {"seal": 5, **held})
        table.perform(member)
        assert len(table.offer) > 1
        assert "skip" not in table.offer
    table.clan(coin=1, pearl=2, seal=1, places={})
    table.perform("courtier")
    assert table.offer == ["audience", "skip"], "mother-of-pearl is of no use while nobody can rise"
    table.clan(coin=0, pearl=2, seal=0, places={"gate": 1})
    table.perform("courtier")
    assert "skip" not in table.offer


@rule("WC-075", "WC-088")
def test_a_castle_icon_that_finds_only_prices_may_be_declined() -> None:
    table = Table()
    # Black faces the dark action of the first room and nothing else.
    table.rooms("S02", "S07", "S13", "P02", "P07")
    white = ("white", "coral", "white")
    table.tiles(("black", "white", "coral"), white, white, ("coral", "white"), ("coral", "white"))
    table.clan(seal=3, coin=2)
    table.perform("tile(black)")
    assert table.offer == ["tile:steward-1:top", "skip"]
    table.choose("skip")
    assert table.idle
    assert table.holds() == {"seal": 3, "coin": 2}


@rule("WC-086")
@pytest.mark.parametrize(("before", "seals", "left"), [(5, 1, 0), (10, 2, 1), (14, 3, 0)])
def test_a_border_crossed_with_the_last_step_is_told_as_a_crossing_alone(before: int, seals: int, left: int) -> None:
    table = Table()
    table.order(1, 0)
    table.clan(influence=before, seal=seals + left)
    told = len(table.events())
    table.perform("influence")
    table.choose("border:pay")
    assert table.sheet().influence == before + 1
    assert table.events()[told:] == ["event-border-paid"]
    assert table.match.events[told].message.args["position"] == before + 1
    assert table.state.moved[-1] == 0, "and it lies on top"


@rule("WC-090")
def test_the_light_icon_does_any_light_action_of_the_castle() -> None:
    table = Table()
    table.rooms("S02", "S07", "S13", "P02", "P07")
    table.clan(card="S05")
    before = table.state.rooms
    table.perform("light")
    assert table.offer == [
        "light:steward-1:middle",
        "light:steward-1:bottom",
        "light:steward-2:top",
        "light:steward-2:bottom",
        "light:steward-3:top",
        "light:steward-3:middle",
        "light:diplomat-1:bottom",
        "light:diplomat-2:top",
    ]
    assert table.refused("light:steward-1:top") == "WC-090"
    table.choose("light:steward-3:top")
    assert table.holds() == {"iron": 2}
    assert table.state.rooms == before


@rule("WC-091")
def test_icons_use_no_space() -> None:
    table = Table()
    table.rooms("S02", "S07", "S13", "P02", "P07")
    table.clan(lantern=["R4"])
    for space in ("steward-1", "steward-2", "steward-3", "diplomat-1", "diplomat-2", "well"):
        table.lay(space, ("black", 6))
    spaces = table.state.spaces
    table.perform("tile(any)")
    assert "tile:steward-1:bottom" in table.offer, "a full room does not hinder"
    table.choose("tile:steward-1:bottom")
    assert table.holds() == {"iron": 2}, "no coins, no lantern"
    assert table.state.spaces == spaces
    # They look at the cards that lie there now.
    table.rooms("S12", "S07", "S13", "P02", "P07")
    table.perform("light")
    table.choose("light:steward-1:top")
    assert table.holds() == {"iron": 2, "pearl": 2}


@rule("WC-092")
def test_icons_lead_to_icons() -> None:
    table = Table()
    table.yards("Y4", "Y8", "Y3", "Y5")
    table.rooms("S04", "S07", "S13", "P02", "P07")
    table.decks(["S12"], ["P10"])
    table.well("any", "food")
    table.clan(iron=5, pearl=2, places={"gate": 1}, lantern=["R3"])
    table.perform("warrior")
    # Warrior -> blue tile: an action at a coral tile -> courtier (diplomat 1) -> rise -> light action: coin and well
    # -> a resource of choice.
    table.choose("warrior:yard-5", "yard-tile:blue", "tile:diplomat-1:top", "climb:gate:steward-1", "action:middle")
    assert table.offer == ["pick:food", "pick:iron", "pick:pearl"]
    table.choose("pick:pearl")
    assert table.holds() == {"coin": 1, "seal": 1, "food": 1, "pearl": 1}
    assert table.offer == ["audience", "skip"], "back in the courtier action"
    table.choose("skip")
    assert table.offer == ["yard-tile:yellow", "skip"], "back in the yard"
