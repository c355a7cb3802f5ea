"""Winter: waking, the family meal, renewing the board (BB-095, BB-100 to BB-108)."""

import pytest

from tests.games.bamboo.position import EMPTY, Position, summer
from tests.rules import rule
from zataku.games.bamboo.steps.winter import EndOfYear, Winter
from zataku.games.bamboo.steps.year import Year

FOUR_TILES = ("D1 .. .. .. ..", "F1 .. G1 .. ..", ".. .. .. .. O1")


def winter(*house: str, tokens: str = "", awake: str = "", asleep: str = "", coins: int = 0) -> Position:
    position = summer().house(0, *(house or (EMPTY,) * 3)).larder(0, tokens).spirits(0, awake, asleep)
    position.sheet().coins = coins
    return position.do(Winter.of())


# Waking


@rule("BB-100")
def test_spirits_are_woken_for_their_cost_each_separately() -> None:
    position = winter(asleep="kappa okami tengu", coins=3)
    assert position.codes == ["wake:kappa", "wake:okami", "wake:tengu", "done"]
    position.choose("wake:okami")
    assert position.sheet().coins == 1
    assert position.codes == ["wake:kappa", "wake:tengu", "done"]
    position.choose("wake:kappa")
    assert position.sheet().coins == 0
    assert position.awake() == {"kappa": 1, "okami": 1}
    assert position.asleep() == {"tengu": 1}
    assert position.state.over


@rule("BB-100")
@pytest.mark.parametrize(
    ("spirit", "cost"),
    [("kappa", 1), ("tanuki", 1), ("rokurokubi", 1), ("okami", 2), ("tengu", 1), ("bakeneko", 1)],
)
def test_what_waking_costs(spirit: str, cost: int) -> None:
    position = winter(asleep=spirit, coins=2).choose(f"wake:{spirit}")
    assert position.sheet().coins == 2 - cost
    # With too few coins there is nothing to ask.
    assert winter(asleep=spirit, coins=cost - 1).state.over
    assert winter(asleep=spirit, coins=cost - 1).asleep() == {spirit: 1}


@rule("BB-100", "BB-094")
def test_kitsune_wakes_without_asking() -> None:
    position = winter(asleep="kitsune kitsune")
    assert position.state.over
    assert position.awake() == {"kitsune": 2}
    assert position.sheet().coins == 0


@rule("BB-100")
def test_waking_is_optional_and_in_turn_order_before_any_meal() -> None:
    position = summer().house(0, *FOUR_TILES).larder(0, "ramen ramen")
    for seat in range(3):
        position.spirits(seat, asleep="kappa")
        position.sheet(seat).coins = 1
    position.state.first = 1
    position.do(Winter.of())
    order = []
    while position.offers("wake:"):
        order.append(position.state.seat)
        assert position.tokens(0) == {"ramen": 2}
        position.choose("done")
    assert order == [1, 2, 0]
    assert position.asleep(0) == {"kappa": 1}


@rule("BB-100")
def test_an_okami_woken_now_helps_at_this_meal_in_the_fourth_winter_too() -> None:
    position = summer().house(0, *FOUR_TILES).spirits(0, asleep="okami")
    position.sheet().coins = 2
    position.state.round = 4
    position.do(Winter.of()).choose("wake:okami", "spirit:okami")
    assert position.sheet().happiness == 5


# The family meal


@rule("BB-X06", "BB-101")
def test_diana_loses_one_happiness() -> None:
    position = winter(*FOUR_TILES, tokens="rice tea")
    assert position.tokens() == {}
    assert position.sheet().happiness == 4
    assert position.state.discards == (1, 1, 0)


@rule("BB-101")
def test_one_food_for_each_tile_the_middle_column_included() -> None:
    assert winter(*FOUR_TILES).sheet().happiness == 1
    assert winter(".. .. D1 .. ..", ".. .. D1 .. ..", EMPTY).sheet().happiness == 3


@rule("BB-101")
def test_an_empty_house_spends_nothing() -> None:
    position = winter(tokens="tea rice")
    assert position.tokens() == {"tea": 1, "rice": 1}
    assert position.sheet().happiness == 5


@rule("BB-101")
def test_tokens_are_spent_whole_and_change_is_lost() -> None:
    position = winter("D1 .. .. .. ..", EMPTY, EMPTY, tokens="ramen")
    assert position.tokens() == {}
    assert position.sheet().happiness == 5


@rule("BB-101")
def test_tokens_must_be_spent_while_food_is_owed() -> None:
    position = winter("D1 D1 .. .. ..", EMPTY, EMPTY, tokens="tea tea ramen")
    assert position.codes == ["spend:tea", "spend:ramen"]
    assert position.why_not("done") == ("refusal-must-spend", "BB-101")


@rule("BB-101")
def test_meals_follow_the_turn_order_of_this_round() -> None:
    position = summer()
    for seat in range(3):
        position.house(seat, "D1 D1 .. .. ..", EMPTY, EMPTY).larder(seat, "rice ramen")
    position.state.first = 2
    position.do(Winter.of())
    order = []
    while not position.state.over:
        order.append(position.state.seat)
        position.choose("spend:rice")
    assert order == [2, 0, 1]


@rule("BB-102")
def test_a_wasteful_order_is_allowed_but_nothing_after_the_debt_is_covered() -> None:
    position = winter("D1 D1 D1 .. ..", EMPTY, EMPTY, tokens="tea ramen rice")
    assert position.codes == ["spend:tea", "spend:rice", "spend:ramen"]
    position.choose("spend:tea")
    assert position.codes == ["spend:rice", "spend:ramen"]
    position.choose("spend:ramen")
    assert position.tokens() == {"rice": 1}
    assert position.sheet().happiness == 5
    position = winter("D1 D1 D1 .. ..", EMPTY, EMPTY, tokens="tea ramen rice").choose("spend:ramen")
    assert position.state.over
    assert position.tokens() == {"tea": 1, "rice": 1}


# Okami


@rule("BB-X13", "BB-095")
def test_okami_with_three_tiles() -> None:
    position = winter("D1 D1 D1 .. ..", EMPTY, EMPTY, tokens="tea rice", awake="okami").choose("spirit:okami")
    assert position.tokens() == {"tea": 1, "rice": 1}
    assert position.sheet().happiness == 5
    assert position.asleep() == {"okami": 1}
    assert position.state.over


@rule("BB-095")
def test_okami_is_optional() -> None:
    position = winter(*FOUR_TILES, tokens="tea ramen ramen", awake="okami")
    assert position.codes == ["spirit:okami", "spend:tea", "spend:ramen"]
    position.choose("spend:ramen", "spend:ramen")
    assert position.state.over
    assert position.awake() == {"okami": 1}
    position = winter(*FOUR_TILES, awake="okami")
    assert position.codes == ["spirit:okami", "done"]
    position.choose("done")
    assert position.sheet().happiness == 1
    assert position.awake() == {"okami": 1}


@rule("BB-095")
def test_okami_may_come_after_tokens_at_any_moment_of_the_meal() -> None:
    position = winter(*FOUR_TILES, tokens="tea tea rice rice", awake="okami").choose("spend:tea")
    assert position.codes == ["spirit:okami", "spend:tea", "spend:rice"]
    position.choose("spirit:okami")
    assert position.tokens() == {"tea": 1, "rice": 2}
    assert position.sheet().happiness == 5


@rule("BB-095")
def test_nobody_starves_while_an_okami_could_still_feed() -> None:
    position = winter("D1 D1 D1 D1 D2", "F1 .. .. .. ..", EMPTY, tokens="tea", awake="okami").choose("spend:tea")
    assert position.codes == ["spirit:okami", "done"]
    assert position.sheet().happiness == 5
    position.choose("spirit:okami")
    assert position.sheet().happiness == 4
    assert position.asleep() == {"okami": 1}


@rule("BB-095")
def test_no_token_is_spent_by_itself_while_an_okami_is_awake() -> None:
    position = winter("D1 D1 D1 D1 D2", EMPTY, EMPTY, tokens="tea rice", awake="okami").choose("spend:tea")
    assert position.tokens() == {"rice": 1}
    assert position.codes == ["spirit:okami", "spend:rice"]


@rule("BB-095")
def test_several_okami_add_up_while_food_is_owed() -> None:
    position = winter("D1 D1 D1 D1 D2", "F1 .. .. .. ..", EMPTY, awake="okami okami okami").choose("spirit:okami")
    assert position.codes == ["spirit:okami", "done"]
    position.choose("spirit:okami")
    # Nothing is owed any more: the third stays awake.
    assert position.state.over
    assert position.awake() == {"okami": 1}
    assert position.sheet().happiness == 5


@rule("BB-095")
def test_okami_and_tokens_together() -> None:
    position = winter("D1 D1 D1 D1 D2", "F1 .. .. .. ..", EMPTY, tokens="tea", awake="okami").choose("spirit:okami")
    assert position.tokens() == {}
    assert position.sheet().happiness == 4


# Renewing the board


@rule("BB-104")
def test_the_lowest_tile_of_each_column_goes_under_its_stack() -> None:
    position = summer()
    columns = ("left", "whole", "right", "I", "II")
    before = {column: position.market(column) for column in columns}
    position.do(EndOfYear.of())
    view = position.match.view(0)
    under = {name: column["under"] for name, column in (view["harmony_market"] | view["house_market"]).items()}
    for column in columns:
        after = position.market(column)
        assert len(after) == len(before[column])
        assert after[:-1] == before[column][1:]
        assert [tile["id"] for tile in under[column]] == before[column][:1]


@rule("BB-104")
def test_tiles_under_a_stack_come_last_and_in_their_order() -> None:
    position = summer().harmony_market("left", "L01 L02 L03", stack="L04")
    position.do(EndOfYear.of())
    assert position.market("left") == ["L02", "L03", "L04"]
    position.do(EndOfYear.of())
    assert position.market("left") == ["L03", "L04", "L01"]
    position.do(EndOfYear.of())
    assert position.market("left") == ["L04", "L01", "L02"]


@rule("BB-105")
def test_empty_food_cells_are_refilled_and_tokens_stay() -> None:
    position = summer().food("tea rice", supply="ramen ramen ramen ramen", discards="").do(EndOfYear.of())
    assert position.food_row() == ["tea", "rice", "ramen", "ramen", "ramen"]


@rule("BB-106", "BB-020")
@pytest.mark.parametrize(("round_", "renewed"), [(1, True), (2, True), (3, True), (4, False)])
def test_the_fourth_winter_leaves_the_board_as_it_is_and_ends_the_match(round_: int, renewed: bool) -> None:
    position = summer().food("tea rice")
    for seat in range(3):
        position.areas(
            seat, red="red-harmony red-income", blue="blue-house", green="green-cooking", yellow="yellow-income"
        )
        position.sheet(seat).waiting = 1
    position.state.round = round_ - 1
    before = (position.state.first, position.state.market, position.state.food)
    position.do(Year.of())
    # Everybody idles through the year, so that only the winter can change the board.
    while not position.state.over and position.state.round == round_:
        idle = [code for code in ("done", "decline") if code in position.codes]
        position.choose((idle or position.codes)[0])
    assert position.state.over != renewed
    after = (position.state.first, position.state.market, position.state.food)
    assert all((new != old) == renewed for new, old in zip(after, before, strict=True))


@rule("BB-107")
def test_a_column_with_gaps_and_an_empty_stack() -> None:
    position = summer().harmony_market("left", "L01 L02", stack="").harmony_market("right", "", stack="")
    position.do(EndOfYear.of())
    # The tile put under the stack is the one revealed again; the gap at the top stays.
    assert position.market("left") == ["L02", "L01"]
    assert position.market("right") == []
    position.do(EndOfYear.of())
    assert position.market("left") == ["L01", "L02"]


@rule("BB-108")
def test_spent_and_discarded_food_lies_open() -> None:
    position = winter(*FOUR_TILES, tokens="rice tea")
    view = position.match.view(None)
    assert view["food_discards"] == {"tea": 1, "rice": 1, "ramen": 0}
    supply = len(position.state.supply)
    assert view["food_supply"] == supply
