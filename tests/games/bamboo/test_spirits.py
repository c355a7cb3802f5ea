"""Forest spirits (BB-090 to BB-099)."""

import pytest

from tests.games.bamboo.position import Position, summer
from tests.rules import rule


def turn(spirits: str, incense: int = 2, coins: int = 0, asleep: str = "") -> Position:
    """Seat 0 is about to visit; two red shoots, a blue one."""
    position = summer().areas(0, red="red-harmony red-income", blue="blue-house", green="green-cooking")
    position.spirits(0, spirits, asleep)
    position.sheet().incense = incense
    position.sheet().coins = coins
    return position.summer()


def acting(spirits: str, incense: int = 2) -> Position:
    """Seat 0 has visited red and laid both shoots."""
    position = turn(spirits, incense).choose("visit:red")
    if position.offers("offer:"):
        position.choose(f"offer:red-{incense}")
    return position.choose("lay:slot-1:red-harmony", "lay:slot-1:red-income")


@rule("BB-090")
def test_a_spirit_is_used_once_and_sleeps() -> None:
    position = turn("kappa").choose("spirit:kappa", "happiness")
    assert position.awake() == {}
    assert position.asleep() == {"kappa": 1}
    assert position.offers("spirit:") == []
    assert position.why_not("spirit:kappa") == ("refusal-asleep", "BB-090")


@rule("BB-090")
def test_several_spirits_also_of_one_kind_in_one_turn() -> None:
    position = turn("kappa kappa rokurokubi")
    position.choose("spirit:kappa", "happiness", "spirit:rokurokubi", "spirit:kappa", "happiness")
    assert position.sheet().happiness == 7
    assert position.sheet().coins == 2
    assert position.asleep() == {"kappa": 2, "rokurokubi": 1}


@rule("BB-090", "BB-095")
def test_each_in_its_phase() -> None:
    position = turn("okami kappa")
    assert position.offers("spirit:") == ["spirit:kappa"]
    assert position.why_not("spirit:okami") == ("refusal-winter-spirit", "BB-095")


@rule("BB-091")
def test_kappa_is_a_harmony_action() -> None:
    position = turn("kappa").choose("spirit:kappa")
    assert {"happiness", "take-harmony:left:1", "take-harmony:whole:2", "decline"} <= set(position.codes)
    position.choose("take-harmony:left:1", "take-harmony:right:1")
    assert len(position.held()) == 2
    assert position.offers("visit:")


@rule("BB-092")
def test_tanuki_is_a_house_improvement() -> None:
    position = turn("tanuki", coins=2).choose("spirit:tanuki")
    assert {"coin", "house:I:1", "house:I:2", "house:II:1", "decline"} == set(position.codes)
    position.choose("house:I:2", "cell:1-1")
    assert (position.sheet().coins, position.sheet().happiness) == (0, 7)
    position = turn("tanuki").choose("spirit:tanuki", "coin")
    assert position.sheet().coins == 1


@rule("BB-093")
def test_rokurokubi_pays_for_redirected_incense() -> None:
    position = turn("rokurokubi").choose("visit:red")
    assert position.codes == ["offer:red-2", "spirit:rokurokubi"]
    position.choose("spirit:rokurokubi")
    assert position.sheet().coins == 2
    assert "offer:blue-1+green-1" in position.codes
    position.choose("offer:blue-1+green-1")
    assert position.sheet().coins == 0


@rule("BB-094")
def test_kitsune_makes_jokers_of_shoots_activated_after_it() -> None:
    position = acting("kitsune")
    assert position.offers("activate:") == ["activate:harmony", "activate:income"]
    position.choose("activate:income")
    # It may be used until the last activation, and holds for what is activated after it.
    assert "spirit:kitsune" in position.codes
    position.choose("spirit:kitsune")
    assert position.codes == [f"activate:joker:{action}" for action in ("harmony", "house", "cooking", "income")] + [
        "done"
    ]
    position.choose("activate:joker:income")
    assert position.sheet().coins == 4


@rule("BB-094")
@pytest.mark.parametrize("moment", ["visit", "offer"])
def test_kitsune_may_be_used_early(moment: str) -> None:
    position = turn("kitsune", coins=1)
    if moment == "visit":
        position.choose("spirit:kitsune", "visit:red", "offer:red-2")
    else:
        position.choose("visit:red", "spirit:kitsune", "offer:red-2")
    position.choose("lay:slot-1:red-harmony", "lay:slot-1:red-income")
    assert position.offers("activate:") == position.offers("activate:joker:")
    position.choose("activate:joker:cooking", "decline", "activate:joker:cooking", "decline")
    assert position.state.over


@rule("BB-094")
def test_kitsune_lasts_to_the_end_of_that_turn_only() -> None:
    position = turn("kitsune", incense=3).choose("spirit:kitsune", "visit:red")
    position.choose("lay:slot-1:red-harmony", "lay:slot-1:red-income", "done")
    assert position.offers("visit:")
    position.choose("visit:blue", "lay:slot-2:blue-house")
    assert position.offers("activate:") == ["activate:house"]


@rule("BB-094")
def test_kitsune_is_of_no_use_after_the_last_activation_or_twice() -> None:
    position = acting("kitsune kitsune kappa").choose("spirit:kitsune")
    assert position.offers("spirit:") == ["spirit:kappa"]
    assert position.why_not("spirit:kitsune") == ("refusal-no-use", "BB-094")
    position = acting("kitsune kappa").choose("activate:income", "activate:harmony", "happiness")
    assert position.codes == ["spirit:kappa", "done"]
    assert position.why_not("spirit:kitsune") == ("refusal-no-use", "BB-094")


@rule("BB-094")
def test_kitsune_does_not_touch_other_spirits() -> None:
    position = turn("kitsune kappa").choose("spirit:kitsune", "spirit:kappa")
    assert "happiness" in position.codes
    assert "coin" not in position.codes


@rule("BB-096")
def test_tengu_token_before() -> None:
    position = turn("tengu").food("tea rice", supply="ramen ramen ramen ramen ramen ramen", discards="")
    position.choose("spirit:tengu")
    assert position.codes == ["tengu:before", "tengu:after"]
    position.choose("tengu:before")
    # Taking the token is not optional.
    assert position.codes == ["food:tea", "food:rice"]
    position.choose("food:rice")
    assert position.tokens() == {"rice": 1}
    assert position.food_row() == ["ramen"] * 5
    assert position.state.discards == (1, 0, 0)
    assert len(position.state.supply) == 1


@rule("BB-096")
def test_tengu_before_with_the_last_token_draws_only_five() -> None:
    position = turn("tengu").food("tea", supply="ramen ramen ramen ramen ramen rice rice rice rice rice", discards="")
    position.choose("spirit:tengu", "tengu:before")
    assert position.tokens() == {"tea": 1}
    assert len(position.food_row()) == 5
    assert len(position.state.supply) == 5
    assert position.state.discards == (0, 0, 0)


@rule("BB-096")
def test_tengu_token_after() -> None:
    position = turn("tengu").food("tea rice tea", supply="ramen ramen ramen ramen rice", discards="")
    position.choose("spirit:tengu", "tengu:after")
    assert position.codes == ["food:rice", "food:ramen"]
    position.choose("food:ramen")
    assert position.tokens() == {"ramen": 1}
    assert sorted(position.food_row()) == ["ramen", "ramen", "ramen", "rice"]
    assert position.state.discards == (2, 1, 0)


@rule("BB-096")
def test_tengu_before_needs_a_token_and_discards_come_back_only_by_reshuffling() -> None:
    position = turn("tengu").food("", supply="ramen", discards="tea tea").choose("spirit:tengu")
    # Only "after" is possible, so it is not asked; ramen comes first, then the discards are shuffled in.
    assert sorted(position.food_row()) == ["ramen", "tea", "tea"]
    assert position.food_row()[0] == "ramen"
    assert position.codes == ["food:tea", "food:ramen"]


@rule("BB-097")
def test_bakeneko_carries_incense_for_free() -> None:
    position = turn("bakeneko")
    # Not beside the visit: it is used when offering.
    assert position.offers("spirit:") == []
    assert position.why_not("spirit:bakeneko") == ("refusal-offering-spirit", "BB-097")
    position.choose("visit:red")
    assert position.codes == ["offer:red-2", "spirit:bakeneko"]
    position.choose("spirit:bakeneko")
    assert len(position.offers("offer:")) == 10
    position.choose("offer:blue-1+yellow-1")
    assert position.sheet().coins == 0
    assert (position.temple("red"), position.temple("blue"), position.temple("yellow")) == ((), (0,), (0,))
    # The next offering costs coins again.
    position = turn("bakeneko", incense=3, coins=2).choose("visit:red", "spirit:bakeneko", "offer:blue-2")
    assert position.sheet().coins == 2
    position.choose("lay:slot-1:red-harmony", "lay:slot-1:red-income", "done", "visit:blue", "offer:green-1")
    assert position.sheet().coins == 1


@rule("BB-098")
def test_where_summer_spirits_are_offered() -> None:
    everything = "kappa tanuki rokurokubi kitsune okami tengu bakeneko"
    anywhere = ["spirit:kappa", "spirit:tanuki", "spirit:rokurokubi", "spirit:kitsune", "spirit:tengu"]
    position = turn(everything).food("tea rice")
    assert position.offers("spirit:") == anywhere
    position.choose("visit:red")
    assert position.offers("spirit:") == [*anywhere, "spirit:bakeneko"]
    position.choose("offer:red-2")
    # Not while shoots are laid.
    assert position.offers("spirit:") == []
    position.choose("lay:slot-1:red-harmony")
    assert position.offers("spirit:") == []
    position.choose("lay:slot-1:red-income")
    assert position.offers("spirit:") == anywhere
    # Not inside an action, nor between the halves of one.
    position.choose("activate:harmony")
    assert position.offers("spirit:") == []
    position.choose("take-harmony:left:1")
    assert position.offers("spirit:") == []
    position.choose("stop")
    assert position.offers("spirit:") == anywhere
    # Not inside another spirit's effect.
    position.choose("spirit:kappa")
    assert position.offers("spirit:") == []
    position.choose("happiness", "spirit:tengu")
    assert position.offers("spirit:") == []
    position.choose("tengu:before", "food:tea")
    position.choose("activate:income")
    # After the last activation, as long as a spirit can still do something; the player says when it ends.
    assert position.codes == ["spirit:tanuki", "spirit:rokurokubi", "done"]
    position.choose("spirit:tanuki", "coin")
    assert position.codes == ["spirit:rokurokubi", "done"]
    position.choose("spirit:rokurokubi")
    assert position.state.over


@rule("BB-098")
def test_the_end_of_acting_is_not_asked_without_activations_and_spirits() -> None:
    position = acting("").choose("activate:income", "activate:harmony", "happiness")
    assert position.state.over
    position = acting("okami bakeneko").choose("activate:income", "activate:harmony", "happiness")
    assert position.state.over


@rule("BB-098")
def test_not_in_another_players_turn() -> None:
    position = summer().areas(0, red="red-harmony", blue="blue-house").areas(1, red="red-house", blue="blue-cooking")
    position.spirits(1, "kappa tanuki")
    position.sheet(0).incense = 1
    position.summer(0)
    while not position.state.over:
        assert position.state.seat == 0
        assert position.offers("spirit:") == []
        position.choose(position.codes[0])


@rule("BB-099")
@pytest.mark.parametrize("spirit", ["kappa", "tanuki"])
def test_a_used_spirit_sleeps_even_if_its_action_is_declined(spirit: str) -> None:
    position = turn(spirit).choose(f"spirit:{spirit}", "decline")
    assert position.asleep() == {spirit: 1}
    assert position.offers("spirit:") == []
    assert (position.sheet().happiness, position.sheet().coins) == (5, 0)


@rule("BB-099")
def test_a_spirit_without_effect_sleeps_too() -> None:
    position = turn("tengu").food("", supply="", discards="").choose("spirit:tengu")
    assert position.asleep() == {"tengu": 1}
    assert position.tokens() == {}
    assert position.offers("visit:")
