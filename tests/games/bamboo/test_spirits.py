"""Forest spirits (BB-090 to BB-099)."""

import pytest

from tests.games.bamboo.table import Table, summer
from tests.rules import rule


def turn(spirits: str, incense: int = 2, coins: int = 0, asleep: str = "") -> Table:
    """Seat 0 is about to visit; two red shoots, a blue one."""
    table = summer().areas(0, red="red-harmony red-income", blue="blue-house", green="green-cooking")
    table.spirits(0, spirits, asleep)
    table.player().incense = incense
    table.player().coins = coins
    return table.summer()


def acting(spirits: str, incense: int = 2) -> Table:
    """Seat 0 has visited red and laid both shoots."""
    table = turn(spirits, incense).choose("visit:red")
    if table.offers("offer:"):
        table.choose(f"offer:red-{incense}")
    return table.choose("lay:slot-1:red-harmony", "lay:slot-1:red-income")


@rule("BB-090")
def test_a_spirit_is_used_once_and_sleeps() -> None:
    table = turn("kappa").choose("spirit:kappa", "happiness")
    assert table.awake() == {}
    assert table.asleep() == {"kappa": 1}
    assert table.offers("spirit:") == []
    assert table.why_not("spirit:kappa") == ("refusal-asleep", "BB-090")


@rule("BB-090")
def test_several_spirits_also_of_one_kind_in_one_turn() -> None:
    table = turn("kappa kappa rokurokubi")
    table.choose("spirit:kappa", "happiness", "spirit:rokurokubi", "spirit:kappa", "happiness")
    assert table.player().happiness == 7
    assert table.player().coins == 2
    assert table.asleep() == {"kappa": 2, "rokurokubi": 1}


@rule("BB-090", "BB-095")
def test_each_in_its_phase() -> None:
    table = turn("okami kappa")
    assert table.offers("spirit:") == ["spirit:kappa"]
    assert table.why_not("spirit:okami") == ("refusal-winter-spirit", "BB-095")


@rule("BB-091")
def test_kappa_is_a_harmony_action() -> None:
    table = turn("kappa").choose("spirit:kappa")
    assert {"happiness", "take-harmony:left:1", "take-harmony:whole:2", "decline"} <= set(table.codes)
    table.choose("take-harmony:left:1", "take-harmony:right:1")
    assert len(table.held()) == 2
    assert table.offers("visit:")


@rule("BB-092")
def test_tanuki_is_a_house_improvement() -> None:
    table = turn("tanuki", coins=2).choose("spirit:tanuki")
    assert {"coin", "house:I:1", "house:I:2", "house:II:1", "decline"} == set(table.codes)
    table.choose("house:I:2", "cell:1-1")
    assert (table.player().coins, table.player().happiness) == (0, 7)
    table = turn("tanuki").choose("spirit:tanuki", "coin")
    assert table.player().coins == 1


@rule("BB-093")
def test_rokurokubi_pays_for_redirected_incense() -> None:
    table = turn("rokurokubi").choose("visit:red")
    assert table.codes == ["offer:red-2", "spirit:rokurokubi"]
    table.choose("spirit:rokurokubi")
    assert table.player().coins == 2
    assert "offer:blue-1+green-1" in table.codes
    table.choose("offer:blue-1+green-1")
    assert table.player().coins == 0


@rule("BB-094")
def test_kitsune_makes_jokers_of_shoots_activated_after_it() -> None:
    table = acting("kitsune")
    assert table.offers("activate:") == ["activate:harmony", "activate:income"]
    table.choose("activate:income")
    # It may be used until the last activation, and holds for what is activated after it.
    assert "spirit:kitsune" in table.codes
    table.choose("spirit:kitsune")
    assert table.codes == [f"activate:joker:{action}" for action in ("harmony", "house", "cooking", "income")] + [
        "done"
    ]
    table.choose("activate:joker:income")
    assert table.player().coins == 4


@rule("BB-094")
@pytest.mark.parametrize("moment", ["visit", "offer"])
def test_kitsune_may_be_used_early(moment: str) -> None:
    table = turn("kitsune", coins=1)
    if moment == "visit":
        table.choose("spirit:kitsune", "visit:red", "offer:red-2")
    else:
        table.choose("visit:red", "spirit:kitsune", "offer:red-2")
    table.choose("lay:slot-1:red-harmony", "lay:slot-1:red-income")
    assert table.offers("activate:") == table.offers("activate:joker:")
    table.choose("activate:joker:cooking", "decline", "activate:joker:cooking", "decline")
    assert table.state.over


@rule("BB-094")
def test_kitsune_lasts_to_the_end_of_that_turn_only() -> None:
    table = turn("kitsune", incense=3).choose("spirit:kitsune", "visit:red")
    table.choose("lay:slot-1:red-harmony", "lay:slot-1:red-income", "done")
    assert table.offers("visit:")
    table.choose("visit:blue", "lay:slot-2:blue-house")
    assert table.offers("activate:") == ["activate:house"]


@rule("BB-094")
def test_kitsune_is_of_no_use_after_the_last_activation_or_twice() -> None:
    table = acting("kitsune kitsune kappa").choose("spirit:kitsune")
    assert table.offers("spirit:") == ["spirit:kappa"]
    assert table.why_not("spirit:kitsune") == ("refusal-no-use", "BB-094")
    table = acting("kitsune kappa").choose("activate:income", "activate:harmony", "happiness")
    assert table.codes == ["spirit:kappa", "done"]
    assert table.why_not("spirit:kitsune") == ("refusal-no-use", "BB-094")


@rule("BB-094")
def test_kitsune_does_not_touch_other_spirits() -> None:
    table = turn("kitsune kappa").choose("spirit:kitsune", "spirit:kappa")
    assert "happiness" in table.codes
    assert "coin" not in table.codes


@rule("BB-096")
def test_tengu_token_before() -> None:
    table = turn("tengu").food("tea rice", supply="ramen ramen ramen ramen ramen ramen", discards="")
    table.choose("spirit:tengu")
    assert table.codes == ["tengu:before", "tengu:after"]
    table.choose("tengu:before")
    # Taking the token is not optional.
    assert table.codes == ["food:tea", "food:rice"]
    table.choose("food:rice")
    assert table.tokens() == {"rice": 1}
    assert table.food_row() == ["ramen"] * 5
    assert table.state.discards == (1, 0, 0)
    assert len(table.state.supply) == 1


@rule("BB-096")
def test_tengu_before_with_the_last_token_draws_only_five() -> None:
    table = turn("tengu").food("tea", supply="ramen ramen ramen ramen ramen rice rice rice rice rice", discards="")
    table.choose("spirit:tengu", "tengu:before")
    assert table.tokens() == {"tea": 1}
    assert len(table.food_row()) == 5
    assert len(table.state.supply) == 5
    assert table.state.discards == (0, 0, 0)


@rule("BB-096")
def test_tengu_token_after() -> None:
    table = turn("tengu").food("tea rice tea", supply="ramen ramen ramen ramen rice", discards="")
    table.choose("spirit:tengu", "tengu:after")
    assert table.codes == ["food:rice", "food:ramen"]
    table.choose("food:ramen")
    assert table.tokens() == {"ramen": 1}
    assert sorted(table.food_row()) == ["ramen", "ramen", "ramen", "rice"]
    assert table.state.discards == (2, 1, 0)


@rule("BB-096")
def test_tengu_before_needs_a_token_and_discards_come_back_only_by_reshuffling() -> None:
    table = turn("tengu").food("", supply="ramen", discards="tea tea").choose("spirit:tengu")
    # Only "after" is possible, so it is not asked; ramen comes first, then the discards are shuffled in.
    assert sorted(table.food_row()) == ["ramen", "tea", "tea"]
    assert table.food_row()[0] == "ramen"
    assert table.codes == ["food:tea", "food:ramen"]


@rule("BB-097")
def test_bakeneko_carries_incense_for_free() -> None:
    table = turn("bakeneko")
    # Not beside the visit: it is used when offering.
    assert table.offers("spirit:") == []
    assert table.why_not("spirit:bakeneko") == ("refusal-offering-spirit", "BB-097")
    table.choose("visit:red")
    assert table.codes == ["offer:red-2", "spirit:bakeneko"]
    table.choose("spirit:bakeneko")
    assert len(table.offers("offer:")) == 10
    table.choose("offer:blue-1+yellow-1")
    assert table.player().coins == 0
    assert (table.temple("red"), table.temple("blue"), table.temple("yellow")) == ((), (0,), (0,))
    # The next offering costs coins again.
    table = turn("bakeneko", incense=3, coins=2).choose("visit:red", "spirit:bakeneko", "offer:blue-2")
    assert table.player().coins == 2
    table.choose("lay:slot-1:red-harmony", "lay:slot-1:red-income", "done", "visit:blue", "offer:green-1")
    assert table.player().coins == 1


@rule("BB-098")
def test_where_summer_spirits_are_offered() -> None:
    everything = "kappa tanuki rokurokubi kitsune okami tengu bakeneko"
    anywhere = ["spirit:kappa", "spirit:tanuki", "spirit:rokurokubi", "spirit:kitsune", "spirit:tengu"]
    table = turn(everything).food("tea rice")
    assert table.offers("spirit:") == anywhere
    table.choose("visit:red")
    assert table.offers("spirit:") == [*anywhere, "spirit:bakeneko"]
    table.choose("offer:red-2")
    # Not while shoots are laid.
    assert table.offers("spirit:") == []
    table.choose("lay:slot-1:red-harmony")
    assert table.offers("spirit:") == []
    table.choose("lay:slot-1:red-income")
    assert table.offers("spirit:") == anywhere
    # Not inside an action, nor between the halves of one.
    table.choose("activate:harmony")
    assert table.offers("spirit:") == []
    table.choose("take-harmony:left:1")
    assert table.offers("spirit:") == []
    table.choose("stop")
    assert table.offers("spirit:") == anywhere
    # Not inside another spirit's effect.
    table.choose("spirit:kappa")
    assert table.offers("spirit:") == []
    table.choose("happiness", "spirit:tengu")
    assert table.offers("spirit:") == []
    table.choose("tengu:before", "food:tea")
    table.choose("activate:income")
    # After the last activation, as long as a spirit can still do something; the player says when it ends.
    assert table.codes == ["spirit:tanuki", "spirit:rokurokubi", "done"]
    table.choose("spirit:tanuki", "coin")
    assert table.codes == ["spirit:rokurokubi", "done"]
    table.choose("spirit:rokurokubi")
    assert table.state.over


@rule("BB-098")
def test_the_end_of_acting_is_not_asked_without_activations_and_spirits() -> None:
    table = acting("").choose("activate:income", "activate:harmony", "happiness")
    assert table.state.over
    table = acting("okami bakeneko").choose("activate:income", "activate:harmony", "happiness")
    assert table.state.over


@rule("BB-098")
def test_not_in_another_players_turn() -> None:
    table = summer().areas(0, red="red-harmony", blue="blue-house").areas(1, red="red-house", blue="blue-cooking")
    table.spirits(1, "kappa tanuki")
    table.player(0).incense = 1
    table.summer(0)
    while not table.state.over:
        assert table.state.seat == 0
        assert table.offers("spirit:") == []
        table.choose(table.codes[0])


@rule("BB-099")
@pytest.mark.parametrize("spirit", ["kappa", "tanuki"])
def test_a_used_spirit_sleeps_even_if_its_action_is_declined(spirit: str) -> None:
    table = turn(spirit).choose(f"spirit:{spirit}", "decline")
    assert table.asleep() == {spirit: 1}
    assert table.offers("spirit:") == []
    assert (table.player().happiness, table.player().coins) == (5, 0)


@rule("BB-099")
def test_a_spirit_without_effect_sleeps_too() -> None:
    table = turn("tengu").food("", supply="", discards="").choose("spirit:tengu")
    assert table.asleep() == {"tengu": 1}
    assert table.tokens() == {}
    assert table.offers("visit:")
