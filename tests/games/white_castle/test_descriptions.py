"""What the options mean: labels, prices, gains and targets, in every language."""

from __future__ import annotations

from random import Random

import pytest

import zataku
from tests.games.white_castle.position import Table
from zataku.language import LANGUAGES, Speaker


def told(table: Table, code: str) -> tuple[str, str, tuple[str, ...]]:
    """Price, gain and targets of an offered option."""
    described = table.match.describe(code)
    return str(described.cost or ""), str(described.gain or ""), described.targets


def spoken(table: Table) -> list[str]:
    """The question with all its options and refusals, in every language."""
    decision = table.match.decision
    assert decision is not None
    lines = []
    for language in LANGUAGES:
        speaker = Speaker(table.match.game, language, ["Aiko", "Ben", "Chika", "Dan"])
        lines.append(speaker.say(decision.prompt))
        lines += [speaker.say(table.match.describe(option).label) for option in decision.options]
        lines += [speaker.say(refusal.reason) for refusal in table.match.refusals().values()]
    assert not any("{" in line for line in lines)
    return lines


def test_dice_and_spaces() -> None:
    table = Table(3)
    table.clan(coin=1, seal=1)
    table.bridges(coral=(2, 3, 3, 6))
    assert told(table, "die:coral:left") == ("", "lantern", ("die-coral-left",))
    assert told(table, "die:coral:right") == ("", "", ("die-coral-right",))
    table.choose("die:coral:left")
    assert told(table, "place:steward-1") == ("coin", "", ("space-steward-1",))
    assert told(table, "place:diplomat-1") == ("coin + seal", "", ("space-diplomat-1",))
    assert told(table, "place:well") == ("", "coin", ("space-well",))
    assert "well: 1 seal, 1 coin and 1 coin" in spoken(table)


def test_a_clan_row_tells_what_it_would_give() -> None:
    table = Table()
    table.clan(coin=6, gone={"courtier": 3})
    table.bridges(coral=(2, 3, 6))
    table.choose("die:coral:right")
    assert told(table, "place:row:courtier") == ("", "", ("seat-0-row-courtier",))
    assert "clan row of the courtiers: 3 food, 2 coins and courtier action" in spoken(table)


def test_borders() -> None:
    table = Table()
    table.clan(influence=10, seal=2)
    table.perform("2 influence")
    assert told(table, "border:pay") == ("2 seal", "2 influence", ("influence-11",))
    assert told(table, "border:stop") == ("", "", ("influence-10",))
    assert "Cross the border for 2 seals?" in spoken(table)


def test_the_order_of_lantern_rewards() -> None:
    table = Table()
    table.clan(lantern=["R4", "decree-seal", "A1"])
    table.perform("lantern")
    assert told(table, "do:seal") == ("", "seal", ("seat-0-seal",))
    assert told(table, "do:influence") == ("", "influence", ("marker-0",))
    spoken(table)


def test_rewards_of_one_action_lie_where_they_are_received() -> None:
    table = Table()
    table.clan(lantern=["R4", "decree-seal"])
    table.perform("influence + lantern")
    assert told(table, "do:influence") == ("", "influence", ("marker-0",))
    assert told(table, "do:lantern") == ("", "lantern", ("seat-0-lantern",))
    assert "Choose what comes first." in spoken(table)


def test_who_leaves_the_rest_lets_the_sun_set() -> None:
    table = Table()
    table.clan(coin=9, pearl=2, places={"gate": 1})
    table.perform("courtier")
    table.choose("audience")
    assert told(table, "skip") == ("", "", ("sun",))


def test_courtiers_and_the_daimyo() -> None:
    table = Table()
    table.clan(coin=1, seal=3, pearl=4, places={"steward-1": 1})
    table.perform("courtier")
    assert told(table, "audience") == ("coin + seal", "", ("gate",))
    assert told(table, "climb:steward:diplomat-1") == ("2 pearl", "", ("place-diplomat-1",))
    assert told(table, "climb:steward:daimyo") == ("4 pearl + 2 seal", "lantern", ("place-daimyo",))
    spoken(table)
    table.choose("climb:steward:daimyo")
    assert told(table, "slot:right") == ("", "2 seal", ("slot-right",))
    spoken(table)


def test_gardens_yards_and_icons() -> None:
    table = Table()
    table.clan(food=4, coin=5, iron=7)
    table.perform("gardener")
    assert told(table, "garden:F2") == ("4 food", "", ("garden-F2",))
    there = "pay 3 coins → get courtier action"
    assert f"To the flower garden of the courtiers (7 points at the end; there: {there})" in spoken(table)
    table.choose("garden:F2")
    assert told(table, "action") == ("3 coin", "courtier", ("garden-F2",))
    table.perform("warrior")
    assert "To the training yard of cost 5: courtier action and 2 clan points" in spoken(table)
    table.choose("warrior:yard-5")
    assert told(table, "yard-tile:yellow") == ("", "2 point", ("yard-5-yellow",))
    spoken(table)
    table.perform("clan-row")
    assert told(table, "row:warrior") == ("", "", ("seat-0-row-warrior",))
    assert "clan row of the gardeners: 2 iron and courtier action" in spoken(table)
    spoken(table)
    for icon in ("tile(coral)", "tile(any)", "light"):
        table.clan(coin=9, seal=2)
        table.perform(icon)
        spoken(table)
    assert told(table, "light:steward-1:bottom") == ("", "2 iron", ("room-steward-1-row-3",))


@pytest.mark.parametrize(("seals", "exchange"), [(1, "coin"), (2, "iron")])
def test_exchanges(seals: int, exchange: str) -> None:
    table = Table()
    table.clan(seal=seals)
    cost = "seal" if seals == 1 else "2 seal"
    assert told(table, f"exchange:{exchange}") == (cost, exchange, ("seat-0-seal",))


def test_a_price_before_an_arrow_says_what_is_really_paid() -> None:
    table = Table()
    table.clan(food=4, coin=2, seal=3)
    table.perform("gardener")
    table.choose("garden:F2")
    assert told(table, "action") == ("2 coin + seal", "courtier", ("garden-F2",))
    assert "courtier action" in spoken(table), "the label does not say the price again"


def test_crossing_a_border_says_how_far_it_leads_before_the_next_decision() -> None:
    table = Table()
    table.clan(influence=10, seal=5)
    table.perform("7 influence")
    assert told(table, "border:pay")[:2] == ("2 seal", "4 influence")


def test_a_pick_says_what_is_received() -> None:
    table = Table()
    table.clan(food=7, iron=7, pearl=7)
    table.clan(pearl=6)
    table.perform("2 any")
    assert told(table, "pick:food+pearl")[1] == "pearl"
    assert told(table, "pick:food+food")[1] == ""


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_two_refusals_read_alike_and_no_label_says_a_price(players: int) -> None:
    rng = Random(players)
    for number in range(3):
        match = zataku.new_match("white-castle", players, f"words-{number}")
        speakers = [Speaker(match.game, language) for language in LANGUAGES]
        while not match.over:
            for speaker in speakers:
                reasons = [speaker.say(refusal.reason) for refusal in match.refusals().values()]
                assert len(set(reasons)) == len(reasons), sorted(reasons)
            for option in match.state.offer:
                described = match.describe(option)
                assert described.cost is None or described.cost not in described.label.args.values()
            match.choose(rng.choice(match.state.offer))
