"""The round, spring, and money (BB-020 to BB-033)."""

from random import Random

import pytest

from tests.games.bamboo.position import Position, summer
from tests.rules import rule
from zataku.games.bamboo.components import ACTIONS, SEASONS
from zataku.games.bamboo.steps.spring import Spring
from zataku.games.bamboo.steps.winter import EndOfYear, Winter

any_count = pytest.mark.parametrize("players", [2, 3, 4])


def spring(players: int = 3) -> Position:
    """A cleared position at the beginning of spring."""
    return summer(players).do(Spring.of())


@rule("BB-020")
@any_count
def test_four_rounds_of_four_seasons(players: int) -> None:
    position = Position(players)
    rng = Random(1)
    seasons: list[tuple[int, str]] = []
    while not position.state.over:
        question = type(position.state.asking).__name__
        season = {"PickGift": "spring", "VisitTemple": "summer", "FamilyMeal": "winter", "WakeSpirits": "winter"}.get(
            question
        )
        assert season is None or season == SEASONS[position.state.season]
        if season is not None and (not seasons or seasons[-1] != (position.state.round, season)):
            seasons.append((position.state.round, season))
        position.choose(rng.choice(position.codes))
    asked = [(number, season) for number in range(1, 5) for season in ("spring", "summer")]
    assert [entry for entry in seasons if entry[1] != "winter"] == asked
    order = {"spring": 0, "summer": 1, "winter": 2}
    assert seasons == sorted(seasons, key=lambda entry: (entry[0], order[entry[1]]))
    assert position.state.round == 4
    # Autumn has taken all incense back to the supplies and the match has ended after winter.
    assert [sheet.incense for sheet in position.state.sheets] == [7] * players
    assert len(position.match.scores.seats) == players


@rule("BB-021")
def test_happiness_may_become_negative_and_has_no_limit() -> None:
    position = summer().house(0, "D1 D1 D1 D1 D2", "F1 F1 F1 F1 F2", "G1 G1 G1 G1 G2")
    position.sheet().happiness = 5
    position.do(Winter.of())
    assert position.sheet().happiness == -10
    position.sheet().happiness = 500
    position.act("harmony").choose("happiness")
    assert position.sheet().happiness == 501


@rule("BB-022", "BB-103")
def test_turn_order_is_clockwise_from_the_first_player() -> None:
    position = spring()
    position.state.first = 1
    position.do(Spring.of())
    order = []
    while not position.state.over:
        if position.offers("gift:"):
            order.append(position.state.seat)
        position.choose(position.codes[-1])
    # The last player takes the gift that is left without a question.
    assert order == [1, 2]


@rule("BB-023")
def test_only_the_sum_of_coins_exists_and_none_are_owed() -> None:
    position = summer().house_market("I", "I-D1 I-D2 I-D3 I-D4").house_market("II", "II-D1 II-D2 II-D3 II-D4")
    for coins in range(7):
        position.sheet().coins = coins
        position.act("house")
        prices = {"house:I:1": 1, "house:I:2": 2, "house:I:3": 3, "house:I:4": 4}
        prices |= {"house:II:1": 2, "house:II:2": 3, "house:II:3": 4, "house:II:4": 5}
        assert set(position.offers("house:")) == {code for code, price in prices.items() if price <= coins}
        for code, price in prices.items():
            if price <= coins:
                position.act("house").choose(code)
                assert position.sheet().coins == coins - price
                position.sheet().coins = coins
    # The supply of coins never ends.
    position.sheet().coins = 1000
    position.act("income")
    assert position.sheet().coins == 1002


@rule("BB-030")
@any_count
def test_as_many_gifts_as_players_are_revealed(players: int) -> None:
    seen = set()
    for number in range(12):
        position = Position(players, seed=f"gifts-{number}").clear().do(Spring.of())
        gifts = position.match.view(None)["gifts"]
        assert len(gifts) == len(set(gifts)) == players
        seen.add(tuple(gifts))
    assert (len(seen) == 1) == (players == 4)


@rule("BB-030")
def test_gifts_are_shuffled_again_each_spring() -> None:
    position = summer(2)
    seen = set()
    for _ in range(12):
        position.do(Spring.of())
        seen.add(tuple(position.match.view(None)["gifts"]))
    assert len(seen) > 2


@rule("BB-031")
def test_incense_then_gift_then_its_action_before_the_next_player() -> None:
    position = spring()
    position.state.gifts = (ACTIONS.index("harmony"), ACTIONS.index("house"), ACTIONS.index("cooking"))
    position.state.ask_again()
    assert [sheet.incense for sheet in position.state.sheets] == [1, 0, 0]
    assert [sheet.waiting for sheet in position.state.sheets] == [3, 4, 4]
    assert position.codes == ["gift:harmony", "gift:house", "gift:cooking"]
    position.choose("gift:harmony")
    assert position.state.seat == 0
    assert "happiness" in position.codes
    position.choose("happiness")
    # The gift is back in the pile, face down: nobody else can have it this spring.
    assert position.state.seat == 1
    assert position.codes == ["gift:house", "gift:cooking"]
    assert [sheet.incense for sheet in position.state.sheets] == [1, 1, 0]


@rule("BB-031", "BB-083")
def test_four_to_seven_incense_in_rounds_one_to_four() -> None:
    position = Position(2)
    rng = Random(3)
    found = {}
    while not position.state.over:
        if position.offers("visit:") and position.state.round not in found:
            found[position.state.round] = [sheet.incense for sheet in position.state.sheets]
            assert [sheet.waiting for sheet in position.state.sheets] == [4 - position.state.round] * 2
        position.choose(rng.choice(position.codes))
    assert found == {1: [4, 4], 2: [5, 5], 3: [6, 6], 4: [7, 7]}


@rule("BB-032")
def test_the_four_gifts() -> None:
    position = spring(4)
    assert sorted(position.codes) == ["gift:cooking", "gift:harmony", "gift:house", "gift:income"]
    position.choose("gift:income")
    assert position.sheet(0).coins == 2


@rule("BB-032")
@pytest.mark.parametrize("gift", ["harmony", "house", "cooking"])
def test_the_action_of_a_gift_may_be_forgone_but_not_the_gift(gift: str) -> None:
    position = spring(4)
    assert position.offers("gift:") == position.codes
    before = position.match.view(0)["seats"][0]
    position.choose(f"gift:{gift}", "decline")
    assert position.state.seat == 1
    assert position.match.view(0)["seats"][0] == before
    assert f"gift:{gift}" not in position.codes


@rule("BB-033")
def test_gifts_follow_the_rules_of_the_action() -> None:
    position = spring(4)
    position.sheet(0).coins = 3
    position.choose("gift:house")
    assert {"coin", "house:I:1", "house:I:3", "house:II:2"} <= set(position.codes)
    assert "house:I:4" not in position.codes
    position.choose("coin")
    assert position.sheet(0).coins == 4
    position.choose("gift:harmony", "happiness")
    assert position.sheet(1).happiness == 6


@rule("BB-033")
def test_no_spirit_in_spring() -> None:
    position = summer(4)
    for seat in range(4):
        position.spirits(seat, "kappa tanuki rokurokubi kitsune okami tengu bakeneko")
    position.do(Spring.of())
    while not position.state.over:
        assert position.offers("spirit:") == []
        position.choose(position.codes[0])


@rule("BB-103")
def test_the_first_player_tile_passes_clockwise() -> None:
    position = summer()
    holders = []
    for _ in range(4):
        position.do(EndOfYear.of())
        holders.append(position.state.first)
    assert holders == [1, 2, 0, 1]
