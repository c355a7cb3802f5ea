"""The actions: harmony, house improvement, income, cooking (BB-051 to BB-064)."""

from collections import Counter

import pytest

from tests.conformance.battery import refused_in_the_same_words
from tests.games.bamboo.position import EMPTY, Position, summer
from tests.rules import rule
from zataku.games.bamboo.components import COMPONENTS, FOOD_IDS

GARDEN_RIGHT = (".. .. .. G2 F1", EMPTY, EMPTY)
"""A house that meets R02 (a faith), R03 (a garden) and R06 (a faith right of a garden)."""


def harmony() -> Position:
    """Seat 0 has a garden and a faith in the right part and may perform a harmony action."""
    position = summer().house(0, *GARDEN_RIGHT)
    for part in ("left", "whole", "right"):
        letter = part[0].upper()
        first, more = f"{letter}17 {letter}18 {letter}19", f"{letter}15 {letter}16"
        position.harmony_market(part, first, stack=more)
    return position


# Harmony


@rule("BB-X09", "BB-052")
@pytest.mark.parametrize(
    ("choices", "happiness", "held", "fan"),
    [
        (("take-harmony:left:1", "take-harmony:right:2"), 5, ["L17", "R03", "R06", "R18"], []),
        (("score:R03", "score:R06"), 11, [], ["R03", "R06"]),
        (("take-harmony:left:1", "score:R03"), 7, ["L17", "R06"], ["R03"]),
        (("score:R03", "take-harmony:left:1"), 7, ["L17", "R06"], ["R03"]),
        (("take-harmony:whole:3", "stop"), 5, ["W19", "R03", "R06"], []),
        (("score:R06", "stop"), 9, ["R03"], ["R06"]),
        (("happiness",), 6, ["R03", "R06"], []),
    ],
)
def test_what_one_harmony_action_may_be(
    choices: tuple[str, ...], happiness: int, held: list[str], fan: list[str]
) -> None:
    room = any(code.startswith("take-harmony:right") for code in choices)
    position = harmony().holds(0, "R03", "R06")
    if room:
        # Two right tiles fill their cells, so this player holds them on other cells for the example.
        position.holds(0, "R03")
        held = [name for name in held if name != "R06"]
    position.act("harmony").choose(*choices)
    assert position.state.over
    assert position.sheet().happiness == happiness
    assert position.held() == held
    assert position.fan() == fan


@rule("BB-052")
def test_happiness_excludes_taking_and_scoring() -> None:
    position = harmony().holds(0, "R03").act("harmony")
    assert {"happiness", "score:R03", "take-harmony:left:1", "decline"} <= set(position.codes)
    position.choose("take-harmony:left:1")
    assert "happiness" not in position.codes
    assert "stop" in position.codes


@rule("BB-052")
def test_no_more_than_two() -> None:
    position = harmony().holds(0, "R02", "R03").act("harmony").choose("score:R02", "take-harmony:left:1")
    assert position.state.over


@rule("BB-052")
def test_the_second_half_is_chosen_after_the_first_is_done() -> None:
    # A tile taken in the first half may be scored in the second.
    position = harmony().harmony_market("right", "R03 R18 R19").act("harmony")
    assert "score:R03" not in position.codes
    position.choose("take-harmony:right:1", "score:R03")
    assert position.sheet().happiness == 7


@rule("BB-053")
def test_two_unscored_tiles_of_a_kind_at_most() -> None:
    position = harmony().holds(0, "L01", "L02", "W01").act("harmony")
    assert position.offers("take-harmony:left") == []
    assert position.why_not("take-harmony:left:1") == ("refusal-harmony-full", "BB-053")
    assert len(position.offers("take-harmony:whole")) == 3
    assert len(position.offers("take-harmony:right")) == 3
    position.choose("take-harmony:whole:1")
    assert position.offers("take-harmony:whole") == []
    # Nothing lets a player throw an unscored tile away.
    assert set(position.codes) == {"take-harmony:right:1", "take-harmony:right:2", "take-harmony:right:3", "stop"}


@rule("BB-053")
def test_scoring_makes_room_for_the_second_half() -> None:
    position = harmony().holds(0, "R02", "R03").act("harmony")
    assert position.offers("take-harmony:right") == []
    position.choose("score:R02")
    assert len(position.offers("take-harmony:right")) == 3
    position.choose("take-harmony:right:1")
    assert position.held() == ["R17", "R03"]


@rule("BB-054")
def test_the_column_slides_down_and_a_new_tile_is_ready_at_once() -> None:
    position = harmony().harmony_market("left", "L17 L18 L19", stack="L20").act("harmony")
    position.choose("take-harmony:left:2")
    assert position.market("left") == ["L17", "L19", "L20"]
    position.choose("take-harmony:left:3")
    assert position.held() == ["L18", "L20"]
    # The stack is empty now: the top cell stays empty.
    assert position.market("left") == ["L17", "L19"]
    position.act("harmony", seat=1)
    assert position.offers("take-harmony:left") == ["take-harmony:left:1", "take-harmony:left:2"]


@rule("BB-055")
def test_only_a_tile_whose_condition_holds_can_be_scored() -> None:
    position = harmony().holds(0, "R03", "R01").act("harmony")
    assert position.offers("score:") == ["score:R03"]
    assert position.why_not("score:R01") == ("refusal-not-met", "BB-055")
    position.choose("score:R03")
    assert position.sheet().happiness == 7
    assert position.fan() == ["R03"]
    # On the fan it never counts again, and any number may lie there.
    assert position.offers("score:") == []
    for name in ("R02", "R06"):
        position.holds(0, name).act("harmony").choose(f"score:{name}", "stop")
    assert position.fan() == ["R03", "R02", "R06"]


@rule("BB-076")
def test_scoring_uses_nothing_up() -> None:
    position = harmony().holds(0, "R02", "R03").act("harmony")
    before = position.sheet().house
    position.choose("score:R02", "score:R03")
    assert position.sheet().house == before
    position.holds(0, "R06").act("harmony")
    assert "score:R06" in position.codes


# House improvement


def house(coins: int = 5) -> Position:
    position = summer()
    position.house_market("I", "I-D1 I-F1 I-G1 I-O1", stack="I-D8")
    position.house_market("II", "II-D1 II-F2 II-G2 II-O2", stack="II-D8")
    position.sheet().coins = coins
    return position


@rule("BB-056")
def test_a_coin_instead_of_a_tile() -> None:
    position = house(0).act("house")
    assert position.codes == ["coin", "decline"]
    position.choose("coin")
    assert position.sheet().coins == 1
    assert position.state.over


@rule("BB-056")
@pytest.mark.parametrize("type_", ["I", "II"])
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_pay_the_price_of_the_cell_and_gain_its_happiness(type_: str, row: int) -> None:
    position = house().act("house")
    cell = COMPONENTS.market[["I", "II"].index(type_)][row - 1]
    column = position.market(type_)
    tile = column[row - 1]
    position.choose(f"house:{type_}:{row}")
    assert position.sheet().coins == 5 - cell.price
    assert position.sheet().happiness == 5 + cell.happiness
    # Any empty cell will do, touching nothing.
    assert len(position.codes) == 15
    position.choose("cell:3-5")
    placed = position.match.view(0)["seats"][0]["house"][14]["tile"]
    assert placed["id"] == tile
    new = "I-D8" if type_ == "I" else "II-D8"
    assert position.market(type_) == [name for name in column if name != tile] + [new]


@rule("BB-056")
def test_with_an_empty_stack_the_top_cell_stays_empty() -> None:
    position = house().house_market("I", "I-D1 I-F1 I-G1 I-O1", stack="").act("house").choose("house:I:1", "cell:1-1")
    assert position.market("I") == ["I-F1", "I-G1", "I-O1"]
    position.act("house", seat=0)
    position.sheet().coins = 9
    position.act("house")
    assert position.offers("house:I:") == ["house:I:1", "house:I:2", "house:I:3"]


@rule("BB-057")
def test_a_placed_tile_never_moves() -> None:
    position = house().act("house").choose("house:I:1", "cell:2-3")
    first = position.sheet().house[7]
    position.sheet().coins = 5
    position.act("house").choose("house:I:1")
    assert "cell:2-3" not in position.codes
    assert position.why_not("cell:2-3") == ("refusal-cell-occupied", "BB-057")
    position.choose("cell:1-1")
    assert position.sheet().house[7] == first


@rule("BB-060")
def test_only_tiles_that_can_be_paid_are_offered() -> None:
    position = house(2).act("house")
    assert position.offers("house:") == ["house:I:1", "house:I:2", "house:II:1"]
    assert position.why_not("house:II:2") == ("refusal-coins", "BB-060")


@rule("BB-060")
def test_with_a_full_house_only_the_coin_is_left() -> None:
    position = house(9).house(0, "D1 D1 D1 D1 D2", "F1 F1 F1 F1 F2", "G1 G1 G1 G1 G2").act("house")
    assert position.codes == ["coin", "decline"]
    assert position.why_not("house:I:1") == ("refusal-house-full", "BB-060")
    assert refused_in_the_same_words(position.match) == []


# Income


@rule("BB-058")
def test_income_is_two_coins() -> None:
    position = summer().act("income")
    assert position.sheet().coins == 2
    assert position.state.over


# Cooking


@rule("BB-059")
def test_take_one_open_token() -> None:
    position = summer().food("rice tea rice ramen tea").act("cooking")
    assert position.codes == ["food:tea", "food:rice", "food:ramen", "decline"]
    position.choose("food:rice")
    assert position.tokens() == {"rice": 1}
    # The row is not refilled while a token lies there.
    assert sorted(position.food_row()) == ["ramen", "rice", "tea", "tea"]
    for _ in range(3):
        position.act("cooking").choose(position.act("cooking").codes[0])
    assert len(position.food_row()) == 1


@rule("BB-059")
def test_the_row_is_refilled_when_the_last_token_is_taken() -> None:
    position = summer().food("rice").act("cooking").choose("food:rice")
    assert len(position.food_row()) == 5
    assert position.tokens() == {"rice": 1}


@rule("BB-064")
def test_discards_become_the_supply_in_the_middle_of_drawing() -> None:
    position = summer().food("rice", supply="tea tea", discards="ramen ramen ramen ramen").act("cooking")
    position.choose("food:rice")
    assert position.food_row()[:2] == ["tea", "tea"]
    assert position.food_row()[2:] == ["ramen"] * 3
    assert [FOOD_IDS[kind] for kind in position.state.supply.cards] == ["ramen"]
    assert position.state.discards == (0, 0, 0)


@rule("BB-064")
def test_without_discards_cells_stay_empty_and_held_tokens_stay_held() -> None:
    position = summer().food("rice", supply="tea tea", discards="ramen").larder(1, "rice rice tea")
    position.act("cooking").choose("food:rice")
    assert Counter(position.food_row()) == {"tea": 2, "ramen": 1}
    assert len(position.state.supply) == 0
    assert position.tokens(1) == {"rice": 2, "tea": 1}
    # No refill until the last token is taken.
    position.larder(2, "").act("cooking", seat=2).choose("food:tea")
    assert len(position.food_row()) == 2


@rule("BB-059")
def test_cooking_may_be_declined() -> None:
    position = summer().food("rice").act("cooking").choose("decline")
    assert position.tokens() == {}
    assert position.food_row() == ["rice"]
