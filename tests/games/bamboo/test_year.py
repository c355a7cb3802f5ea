"""The round, spring, and money (BB-020 to BB-033)."""

from random import Random

import pytest

from tests.games.bamboo.table import Table, summer
from tests.rules import rule
from zataku.games.bamboo.components import ACTIONS
from zataku.games.bamboo.steps.spring import Spring
from zataku.games.bamboo.steps.winter import EndOfYear, Winter

any_count = pytest.mark.parametrize("players", [2, 3, 4])


def spring(players: int = 3) -> Table:
    """A cleared table at the beginning of spring."""
    return summer(players).do(Spring.of())


@rule("BB-020")
@any_count
def test_four_rounds_of_four_seasons(players: int) -> None:
    table = Table(players)
    rng = Random(1)
    seasons: list[tuple[int, str]] = []
    while not table.state.over:
        question = type(table.state.asking).__name__
        season = {"PickGift": "spring", "VisitTemple": "summer", "FamilyMeal": "winter", "WakeSpirits": "winter"}.get(
            question
        )
        if season is not None and (not seasons or seasons[-1] != (table.state.round, season)):
            seasons.append((table.state.round, season))
        table.choose(rng.choice(table.codes))
    asked = [(number, season) for number in range(1, 5) for season in ("spring", "summer")]
    assert [entry for entry in seasons if entry[1] != "winter"] == asked
    order = {"spring": 0, "summer": 1, "winter": 2}
    assert seasons == sorted(seasons, key=lambda entry: (entry[0], order[entry[1]]))
    assert table.state.round == 4
    # Autumn has taken all incense back to the supplies and the match has ended after winter.
    assert [player.incense for player in table.state.seats] == [7] * players
    assert len(table.match.scores.seats) == players


@rule("BB-021")
def test_happiness_may_become_negative_and_has_no_limit() -> None:
    table = summer().house(0, "D1 D1 D1 D1 D2", "F1 F1 F1 F1 F2", "G1 G1 G1 G1 G2")
    table.player().happiness = 5
    table.do(Winter.of())
    assert table.player().happiness == -10
    table.player().happiness = 500
    table.act("harmony").choose("happiness")
    assert table.player().happiness == 501


@rule("BB-022", "BB-103")
def test_turn_order_is_clockwise_from_the_first_player() -> None:
    table = spring()
    table.state.first = 1
    table.do(Spring.of())
    order = []
    while not table.state.over:
        if table.offers("gift:"):
            order.append(table.state.seat)
        table.choose(table.codes[-1])
    # The last player takes the gift that is left without a question.
    assert order == [1, 2]


@rule("BB-023")
def test_only_the_sum_of_coins_exists_and_none_are_owed() -> None:
    table = summer().house_market("I", "I-D1 I-D2 I-D3 I-D4").house_market("II", "II-D1 II-D2 II-D3 II-D4")
    for coins in range(7):
        table.player().coins = coins
        table.act("house")
        prices = {"house:I:1": 1, "house:I:2": 2, "house:I:3": 3, "house:I:4": 4}
        prices |= {"house:II:1": 2, "house:II:2": 3, "house:II:3": 4, "house:II:4": 5}
        assert set(table.offers("house:")) == {code for code, price in prices.items() if price <= coins}
        for code, price in prices.items():
            if price <= coins:
                table.act("house").choose(code)
                assert table.player().coins == coins - price
                table.player().coins = coins
    # The supply of coins never ends.
    table.player().coins = 1000
    table.act("income")
    assert table.player().coins == 1002


@rule("BB-030")
@any_count
def test_as_many_gifts_as_players_are_revealed(players: int) -> None:
    seen = set()
    for number in range(12):
        table = Table(players, seed=f"gifts-{number}").clear().do(Spring.of())
        gifts = table.match.view(None)["gifts"]
        assert len(gifts) == len(set(gifts)) == players
        seen.add(tuple(gifts))
    assert (len(seen) == 1) == (players == 4)


@rule("BB-030")
def test_gifts_are_shuffled_again_each_spring() -> None:
    table = summer(2)
    seen = set()
    for _ in range(12):
        table.do(Spring.of())
        seen.add(tuple(table.match.view(None)["gifts"]))
    assert len(seen) > 2


@rule("BB-031")
def test_incense_then_gift_then_its_action_before_the_next_player() -> None:
    table = spring()
    table.state.gifts = (ACTIONS.index("harmony"), ACTIONS.index("house"), ACTIONS.index("cooking"))
    table.state.ask_again()
    assert [player.incense for player in table.state.seats] == [1, 0, 0]
    assert [player.waiting for player in table.state.seats] == [3, 4, 4]
    assert table.codes == ["gift:harmony", "gift:house", "gift:cooking"]
    table.choose("gift:harmony")
    assert table.state.seat == 0
    assert "happiness" in table.codes
    table.choose("happiness")
    # The gift is back in the pile, face down: nobody else can have it this spring.
    assert table.state.seat == 1
    assert table.codes == ["gift:house", "gift:cooking"]
    assert [player.incense for player in table.state.seats] == [1, 1, 0]


@rule("BB-031", "BB-083")
def test_four_to_seven_incense_in_rounds_one_to_four() -> None:
    table = Table(2)
    rng = Random(3)
    found = {}
    while not table.state.over:
        if table.offers("visit:") and table.state.round not in found:
            found[table.state.round] = [player.incense for player in table.state.seats]
            assert [player.waiting for player in table.state.seats] == [4 - table.state.round] * 2
        table.choose(rng.choice(table.codes))
    assert found == {1: [4, 4], 2: [5, 5], 3: [6, 6], 4: [7, 7]}


@rule("BB-032")
def test_the_four_gifts() -> None:
    table = spring(4)
    assert sorted(table.codes) == ["gift:cooking", "gift:harmony", "gift:house", "gift:income"]
    table.choose("gift:income")
    assert table.player(0).coins == 2


@rule("BB-032")
@pytest.mark.parametrize("gift", ["harmony", "house", "cooking"])
def test_the_action_of_a_gift_may_be_forgone_but_not_the_gift(gift: str) -> None:
    table = spring(4)
    assert table.offers("gift:") == table.codes
    before = table.match.view(0)["seats"][0]
    table.choose(f"gift:{gift}", "decline")
    assert table.state.seat == 1
    assert table.match.view(0)["seats"][0] == before
    assert f"gift:{gift}" not in table.codes


@rule("BB-033")
def test_gifts_follow_the_rules_of_the_action() -> None:
    table = spring(4)
    table.player(0).coins = 3
    table.choose("gift:house")
    assert {"coin", "house:I:1", "house:I:3", "house:II:2"} <= set(table.codes)
    assert "house:I:4" not in table.codes
    table.choose("coin")
    assert table.player(0).coins == 4
    table.choose("gift:harmony", "happiness")
    assert table.player(1).happiness == 6


@rule("BB-033")
def test_no_spirit_in_spring() -> None:
    table = summer(4)
    for seat in range(4):
        table.spirits(seat, "kappa tanuki rokurokubi kitsune okami tengu bakeneko")
    table.do(Spring.of())
    while not table.state.over:
        assert table.offers("spirit:") == []
        table.choose(table.codes[0])


@rule("BB-103")
def test_the_first_player_tile_passes_clockwise() -> None:
    table = summer()
    holders = []
    for _ in range(4):
        table.do(EndOfYear.of())
        holders.append(table.state.first)
    assert holders == [1, 2, 0, 1]
