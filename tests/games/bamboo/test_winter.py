"""Winter: waking, the family meal, renewing the board (BB-095, BB-100 to BB-108)."""

import pytest

from tests.games.bamboo.table import EMPTY, Table, summer
from tests.rules import rule
from zataku.games.bamboo.steps.winter import EndOfYear, Winter
from zataku.games.bamboo.steps.year import Year

FOUR_TILES = ("D1 .. .. .. ..", "F1 .. G1 .. ..", ".. .. .. .. O1")


def winter(*house: str, tokens: str = "", awake: str = "", asleep: str = "", coins: int = 0) -> Table:
    table = summer().house(0, *(house or (EMPTY,) * 3)).larder(0, tokens).spirits(0, awake, asleep)
    table.player().coins = coins
    return table.do(Winter.of())


# Waking


@rule("BB-100")
def test_spirits_are_woken_for_their_cost_each_separately() -> None:
    table = winter(asleep="kappa okami tengu", coins=3)
    assert table.codes == ["wake:kappa", "wake:okami", "wake:tengu", "done"]
    table.choose("wake:okami")
    assert table.player().coins == 1
    assert table.codes == ["wake:kappa", "wake:tengu", "done"]
    table.choose("wake:kappa")
    assert table.player().coins == 0
    assert table.awake() == {"kappa": 1, "okami": 1}
    assert table.asleep() == {"tengu": 1}
    assert table.state.over


@rule("BB-100")
@pytest.mark.parametrize(
    ("spirit", "cost"),
    [("kappa", 1), ("tanuki", 1), ("rokurokubi", 1), ("okami", 2), ("tengu", 1), ("bakeneko", 1)],
)
def test_what_waking_costs(spirit: str, cost: int) -> None:
    table = winter(asleep=spirit, coins=2).choose(f"wake:{spirit}")
    assert table.player().coins == 2 - cost
    # With too few coins there is nothing to ask.
    assert winter(asleep=spirit, coins=cost - 1).state.over
    assert winter(asleep=spirit, coins=cost - 1).asleep() == {spirit: 1}


@rule("BB-100", "BB-094")
def test_kitsune_wakes_without_asking() -> None:
    table = winter(asleep="kitsune kitsune")
    assert table.state.over
    assert table.awake() == {"kitsune": 2}
    assert table.player().coins == 0


@rule("BB-100")
def test_waking_is_optional_and_in_turn_order_before_any_meal() -> None:
    table = summer().house(0, *FOUR_TILES).larder(0, "ramen ramen")
    for seat in range(3):
        table.spirits(seat, asleep="kappa")
        table.player(seat).coins = 1
    table.state.first = 1
    table.do(Winter.of())
    order = []
    while table.offers("wake:"):
        order.append(table.state.seat)
        assert table.tokens(0) == {"ramen": 2}
        table.choose("done")
    assert order == [1, 2, 0]
    assert table.asleep(0) == {"kappa": 1}


@rule("BB-100")
def test_an_okami_woken_now_helps_at_this_meal_in_the_fourth_winter_too() -> None:
    table = summer().house(0, *FOUR_TILES).spirits(0, asleep="okami")
    table.player().coins = 2
    table.state.round = 4
    table.do(Winter.of()).choose("wake:okami", "spirit:okami")
    assert table.player().happiness == 5


# The family meal


@rule("BB-X06", "BB-101")
def test_diana_loses_one_happiness() -> None:
    table = winter(*FOUR_TILES, tokens="rice tea")
    assert table.tokens() == {}
    assert table.player().happiness == 4
    assert table.state.discards == (1, 1, 0)


@rule("BB-101")
def test_one_food_for_each_tile_the_middle_column_included() -> None:
    assert winter(*FOUR_TILES).player().happiness == 1
    assert winter(".. .. D1 .. ..", ".. .. D1 .. ..", EMPTY).player().happiness == 3


@rule("BB-101")
def test_an_empty_house_spends_nothing() -> None:
    table = winter(tokens="tea rice")
    assert table.tokens() == {"tea": 1, "rice": 1}
    assert table.player().happiness == 5


@rule("BB-101")
def test_tokens_are_spent_whole_and_change_is_lost() -> None:
    table = winter("D1 .. .. .. ..", EMPTY, EMPTY, tokens="ramen")
    assert table.tokens() == {}
    assert table.player().happiness == 5


@rule("BB-101")
def test_tokens_must_be_spent_while_food_is_owed() -> None:
    table = winter("D1 D1 .. .. ..", EMPTY, EMPTY, tokens="tea tea ramen")
    assert table.codes == ["spend:tea", "spend:ramen"]
    assert table.why_not("done") == ("refusal-must-spend", "BB-101")


@rule("BB-101")
def test_meals_follow_the_turn_order_of_this_round() -> None:
    table = summer()
    for seat in range(3):
        table.house(seat, "D1 D1 .. .. ..", EMPTY, EMPTY).larder(seat, "rice ramen")
    table.state.first = 2
    table.do(Winter.of())
    order = []
    while not table.state.over:
        order.append(table.state.seat)
        table.choose("spend:rice")
    assert order == [2, 0, 1]


@rule("BB-102")
def test_a_wasteful_order_is_allowed_but_nothing_after_the_debt_is_covered() -> None:
    table = winter("D1 D1 D1 .. ..", EMPTY, EMPTY, tokens="tea ramen rice")
    assert table.codes == ["spend:tea", "spend:rice", "spend:ramen"]
    table.choose("spend:tea")
    assert table.codes == ["spend:rice", "spend:ramen"]
    table.choose("spend:ramen")
    assert table.tokens() == {"rice": 1}
    assert table.player().happiness == 5
    table = winter("D1 D1 D1 .. ..", EMPTY, EMPTY, tokens="tea ramen rice").choose("spend:ramen")
    assert table.state.over
    assert table.tokens() == {"tea": 1, "rice": 1}


# Okami


@rule("BB-X13", "BB-095")
def test_okami_with_three_tiles() -> None:
    table = winter("D1 D1 D1 .. ..", EMPTY, EMPTY, tokens="tea rice", awake="okami").choose("spirit:okami")
    assert table.tokens() == {"tea": 1, "rice": 1}
    assert table.player().happiness == 5
    assert table.asleep() == {"okami": 1}
    assert table.state.over


@rule("BB-095")
def test_okami_is_optional_and_comes_before_tokens() -> None:
    table = winter(*FOUR_TILES, tokens="tea ramen ramen", awake="okami")
    assert table.codes == ["spirit:okami", "spend:tea", "spend:ramen"]
    table.choose("spend:tea")
    assert table.codes == ["spend:ramen"] or table.state.over
    assert table.awake() == {"okami": 1}
    table = winter(*FOUR_TILES, awake="okami")
    assert table.codes == ["spirit:okami", "done"]
    table.choose("done")
    assert table.player().happiness == 1
    assert table.awake() == {"okami": 1}


@rule("BB-095")
def test_okami_is_refused_after_the_first_token() -> None:
    table = winter(*FOUR_TILES, tokens="tea tea rice rice", awake="okami").choose("spend:tea")
    assert table.codes == ["spend:tea", "spend:rice"]
    assert table.why_not("spirit:okami") == ("refusal-okami-late", "BB-095")


@rule("BB-095")
def test_several_okami_add_up_while_food_is_owed() -> None:
    table = winter("D1 D1 D1 D1 D2", "F1 .. .. .. ..", EMPTY, awake="okami okami okami").choose("spirit:okami")
    assert table.codes == ["spirit:okami", "done"]
    table.choose("spirit:okami")
    # Nothing is owed any more: the third stays awake.
    assert table.state.over
    assert table.awake() == {"okami": 1}
    assert table.player().happiness == 5


@rule("BB-095")
def test_okami_and_tokens_together() -> None:
    table = winter("D1 D1 D1 D1 D2", "F1 .. .. .. ..", EMPTY, tokens="tea", awake="okami").choose("spirit:okami")
    assert table.tokens() == {}
    assert table.player().happiness == 4


# Renewing the board


@rule("BB-104")
def test_the_lowest_tile_of_each_column_goes_under_its_stack() -> None:
    table = summer()
    columns = ("left", "whole", "right", "I", "II")
    before = {column: table.market(column) for column in columns}
    table.do(EndOfYear.of())
    for number, column in enumerate(columns):
        after = table.market(column)
        assert len(after) == len(before[column])
        assert after[:-1] == before[column][1:]
        assert len(table.state.under[number]) == 1
    view = table.match.view(0)
    assert view["harmony_market"]["left"]["under"][0]["id"] == before["left"][0]


@rule("BB-104")
def test_tiles_under_a_stack_come_last_and_in_their_order() -> None:
    table = summer().harmony_market("left", "L01 L02 L03", stack="L04")
    table.do(EndOfYear.of())
    assert table.market("left") == ["L02", "L03", "L04"]
    table.do(EndOfYear.of())
    assert table.market("left") == ["L03", "L04", "L01"]
    table.do(EndOfYear.of())
    assert table.market("left") == ["L04", "L01", "L02"]


@rule("BB-105")
def test_empty_food_cells_are_refilled_and_tokens_stay() -> None:
    table = summer().food("tea rice", supply="ramen ramen ramen ramen", discards="").do(EndOfYear.of())
    assert table.food_row() == ["tea", "rice", "ramen", "ramen", "ramen"]


@rule("BB-106", "BB-020")
@pytest.mark.parametrize(("round_", "renewed"), [(1, True), (2, True), (3, True), (4, False)])
def test_the_fourth_winter_leaves_the_board_as_it_is_and_ends_the_match(round_: int, renewed: bool) -> None:
    table = summer().food("tea rice")
    for seat in range(3):
        table.areas(
            seat, red="red-harmony red-income", blue="blue-house", green="green-cooking", yellow="yellow-income"
        )
        table.player(seat).waiting = 1
    table.state.round = round_ - 1
    before = (table.state.first, table.state.market, table.state.food)
    table.do(Year.of())
    # Everybody idles through the year, so that only the winter can change the board.
    while not table.state.over and table.state.round == round_:
        idle = [code for code in ("done", "decline") if code in table.codes]
        table.choose((idle or table.codes)[0])
    assert table.state.over != renewed
    after = (table.state.first, table.state.market, table.state.food)
    assert all((new != old) == renewed for new, old in zip(after, before, strict=True))


@rule("BB-107")
def test_a_column_with_gaps_and_an_empty_stack() -> None:
    table = summer().harmony_market("left", "L01 L02", stack="").harmony_market("right", "", stack="")
    table.do(EndOfYear.of())
    # The tile put under the stack is the one revealed again; the gap at the top stays.
    assert table.market("left") == ["L02", "L01"]
    assert table.market("right") == []
    table.do(EndOfYear.of())
    assert table.market("left") == ["L01", "L02"]


@rule("BB-108")
def test_spent_and_discarded_food_lies_open() -> None:
    table = winter(*FOUR_TILES, tokens="rice tea")
    view = table.match.view(None)
    assert view["food_discards"] == {"tea": 1, "rice": 1, "ramen": 0}
    supply = len(table.state.supply)
    assert view["food_supply"] == supply
