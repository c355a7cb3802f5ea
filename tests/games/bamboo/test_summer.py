"""Summer turns: visiting, offering, laying, activating, collecting (BB-040 to BB-050, BB-061 to BB-063)."""

from itertools import pairwise

import pytest

from tests.games.bamboo.table import Table, summer
from tests.rules import rule

PURPLE, YELLOW, GREEN = 0, 1, 2


def visiting(incense: int = 2, coins: int = 0, **areas: str) -> Table:
    """Seat 0 of three alone has incense, and shoots as named."""
    table = summer().areas(0, **areas)
    table.player().incense = incense
    table.player().coins = coins
    return table.summer()


def finish_turn(table: Table) -> None:
    """Lay and collect whatever way comes first, without activating anything."""
    seat = table.state.seat
    while not table.state.over and table.state.seat == seat:
        codes = table.codes
        table.choose("done" if "done" in codes else codes[0])
        if table.offers("visit:"):
            return


# Taking turns


@rule("BB-040")
def test_turns_go_round_until_everybody_has_passed() -> None:
    table = summer()
    for seat, incense in enumerate((1, 3, 2)):
        table.areas(seat, red="red-harmony", blue="blue-house", green="green-cooking", yellow="yellow-income")
        table.player(seat).incense = incense
    table.summer(1)
    turns = []
    while not table.state.over:
        turns.append(table.state.seat)
        table.choose(table.offers("visit:")[0])
        finish_turn(table)
    assert turns == [1, 2, 0, 1, 2, 1]


@rule("BB-041")
def test_without_incense_passing_is_automatic() -> None:
    table = summer()
    for seat in range(3):
        table.areas(seat, red="red-harmony", blue="blue-house").spirits(seat, "kappa rokurokubi")
    table.player(1).incense = 1
    table.summer(0)
    # Seat 0 has awake spirits, but no incense: it is not asked.
    assert table.state.seat == 1
    table.choose("visit:red")
    while not table.state.over:
        assert table.state.seat == 1
        table.choose(table.codes[-1])


@rule("BB-041")
def test_with_incense_a_turn_must_be_taken() -> None:
    table = visiting(red="red-harmony", blue="blue-house")
    assert table.codes == ["visit:red", "visit:blue"]


@rule("BB-042")
def test_the_marker_moves_to_another_area_with_shoots() -> None:
    table = visiting(red="red-harmony", blue="blue-house", green="green-cooking")
    # On the first turn of the match the marker stands nowhere: any area with shoots will do.
    assert table.codes == ["visit:red", "visit:blue", "visit:green"]
    assert table.why_not("visit:yellow") == ("refusal-no-shoots", "BB-042")
    table.player().marker = 1
    table.summer()
    assert table.codes == ["visit:red", "visit:green"]
    assert table.why_not("visit:blue") == ("refusal-same-area", "BB-042")
    table.choose("visit:green")
    assert table.player().marker == 2


@rule("BB-042")
def test_the_marker_stays_across_rounds() -> None:
    table = Table(2)
    last: dict[int, str] = {}
    checked = 0
    number = 0
    while not table.state.over:
        visits = table.offers("visit:")
        if visits:
            seat = table.state.seat
            if seat in last:
                assert last[seat] not in visits
                checked += 1
            else:
                assert len(visits) == 4
            number += 1
            last[seat] = visits[number % len(visits)]
            table.choose(last[seat])
        else:
            table.choose(table.codes[0])
    assert table.state.round == 4
    assert checked > 8


@rule("BB-043")
def test_six_shoots_never_fit_in_one_area() -> None:
    table = visiting(red="red-harmony red-house red-cooking red-income", blue="red-joker red-harmony")
    assert table.state.area_cells < 6
    table.player().marker = 0
    table.summer()
    # A single legal visit is made unasked.
    assert table.player().marker == 1


@rule("BB-063")
def test_the_last_player_with_incense_goes_on_alone() -> None:
    table = visiting(3, red="red-harmony", blue="blue-house", green="green-cooking")
    markers: list[int] = []
    while not table.state.over:
        visits = table.offers("visit:")
        assert f"visit:{['red', 'blue', 'green', 'yellow'][markers[-1]]}" not in visits if markers else True
        table.choose(visits[0])
        markers.append(table.player().marker)
        finish_turn(table)
    assert len(markers) == 3
    assert all(before != after for before, after in pairwise(markers))


# Offering


def polina(coins: int = 0, incense: int = 2) -> Table:
    """The worked example: three red shoots, two incense, two of Sergey's incense in the red temple."""
    table = visiting(incense, coins, red="red-cooking red-joker red-income", blue="blue-house", green="green-harmony")
    table.state.temples = ((GREEN, GREEN), (), (), ())
    return table


@rule("BB-X01", "BB-044", "BB-045")
def test_polina_offers_both_incense_she_has() -> None:
    table = polina().choose("visit:red")
    # Without a coin and without a spirit nothing is asked.
    assert table.temple("red") == (GREEN, GREEN, PURPLE, PURPLE)
    assert table.player().incense == 0
    assert table.offers("lay:")


@rule("BB-X02", "BB-046")
def test_polina_may_send_incense_elsewhere() -> None:
    table = polina(coins=2).choose("visit:red")
    assert len(table.codes) == 10
    table.choose("offer:red-1+blue-1")
    assert table.player().coins == 1
    assert (table.temple("red"), table.temple("blue")) == ((GREEN, GREEN, PURPLE), (PURPLE,))

    table = polina(coins=2).choose("visit:red", "offer:green-1+yellow-1")
    assert table.player().coins == 0
    assert table.temple("red") == (GREEN, GREEN)

    table = polina(coins=2).choose("visit:red", "offer:blue-2")
    assert table.player().coins == 0
    assert table.temple("blue") == (PURPLE, PURPLE)

    table = polina(coins=2).choose("visit:red", "offer:red-2")
    assert table.player().coins == 2


@rule("BB-046")
def test_redirected_incense_is_paid_from_the_coins_owned_then() -> None:
    table = polina(coins=1).choose("visit:red")
    assert table.codes == ["offer:red-2", "offer:red-1+yellow-1", "offer:red-1+green-1", "offer:red-1+blue-1"]
    assert table.why_not("offer:blue-2") == ("refusal-coins", "BB-046")
    assert table.match.describe("offer:red-1+blue-1").cost is not None
    assert table.match.describe("offer:red-2").cost is None


@rule("BB-046")
def test_the_offering_is_asked_with_a_summer_spirit_awake() -> None:
    table = polina().spirits(0, "rokurokubi").summer().choose("visit:red")
    assert table.codes == ["offer:red-2", "spirit:rokurokubi"]
    table = polina().spirits(0, "okami").summer().choose("visit:red")
    assert table.offers("lay:") == table.codes


@rule("BB-044")
def test_never_fewer_by_choice() -> None:
    table = polina(incense=7, coins=9).choose("visit:red")
    for code in table.codes:
        assert sum(int(part.split("-")[1]) for part in code.removeprefix("offer:").split("+")) == 3
    table.choose("offer:red-3")
    assert table.player().incense == 4


@rule("BB-044")
def test_shoots_of_other_colours_count_and_the_temple_is_the_areas() -> None:
    table = visiting(5, red="red-harmony", blue="green-harmony blue-house red-cooking")
    table.choose("visit:blue")
    assert table.temple("blue") == (PURPLE,) * 3
    assert table.temple("green") == table.temple("red") == ()


@rule("BB-045")
def test_new_incense_lies_above() -> None:
    table = polina(coins=2)
    table.state.temples = ((PURPLE, GREEN), (YELLOW,), (), ())
    table.choose("visit:red", "offer:red-1+blue-1")
    assert table.temple("red") == (PURPLE, GREEN, PURPLE)
    assert table.temple("blue") == (YELLOW, PURPLE)


# Laying


@rule("BB-X03", "BB-047", "BB-048")
def test_polina_lays_three_shoots_and_activates_two() -> None:
    table = polina().food("rice tea").choose("visit:red")
    table.choose("lay:slot-1:red-cooking", "lay:slot-1:red-joker", "lay:slot-4:red-income")
    assert table.slot(1)[3:] == ["red-cooking", "red-joker"]
    assert table.slot(4)[3:] == ["red-income"]
    assert table.area("red") == []
    assert {"activate:cooking", "activate:income", "activate:joker:house", "done"} <= set(table.codes)
    table.choose("activate:cooking", "food:rice")
    assert "activate:cooking" not in table.codes
    table.choose("activate:joker:harmony", "happiness")
    # Income is forgone: two incense, two activations; the shoots are collected.
    assert table.player().coins == 0
    assert table.tokens() == {"rice": 1}
    assert table.player().happiness == 6
    assert table.state.over
    assert sum(map(len, table.player().areas)) == 5


@rule("BB-047")
def test_at_most_two_shoots_a_slot_in_a_turn() -> None:
    table = visiting(4, red="red-harmony red-house red-cooking red-income", blue="blue-house")
    table.choose("visit:red", "lay:slot-2:red-harmony", "lay:slot-2:red-house")
    assert not any(":slot-2:" in code for code in table.codes)
    assert table.why_not("lay:slot-2:red-cooking") == ("refusal-slot-full", "BB-047")
    table.choose("lay:slot-3:red-cooking")
    assert table.codes == ["lay:slot-1:red-income", "lay:slot-3:red-income", "lay:slot-4:red-income"]


@rule("BB-047")
def test_shoots_are_laid_one_by_one_in_an_order_of_choice() -> None:
    for first, second in (("red-harmony", "red-house"), ("red-house", "red-harmony")):
        table = visiting(2, red="red-harmony red-house", blue="blue-house").choose("visit:red")
        assert len(table.codes) == 8
        table.choose(f"lay:slot-1:{first}", f"lay:slot-1:{second}")
        assert table.slot(1) == ["red-joker", "red-cooking", "red-income", first, second]


@rule("BB-047")
def test_all_shoots_are_laid_whatever_was_offered() -> None:
    table = visiting(1, red="red-harmony red-house red-cooking", blue="blue-house")
    table.choose("visit:red", "lay:slot-1:red-harmony", "lay:slot-2:red-house", "lay:slot-3:red-cooking")
    assert table.area("red") == []
    # One incense, one activation.
    table.choose("activate:house", "coin")
    assert table.state.over


# Activating


@rule("BB-048")
def test_as_many_activations_as_incense_redirected_included() -> None:
    table = visiting(2, 2, red="red-income red-harmony", blue="blue-house")
    table.choose("visit:red", "offer:blue-1+green-1", "lay:slot-1:red-income", "lay:slot-1:red-harmony")
    table.choose("activate:income", "activate:harmony", "happiness")
    assert (table.player().coins, table.player().happiness) == (2, 6)


@rule("BB-048")
def test_any_order_each_once_and_stopping_early() -> None:
    table = visiting(2, red="red-income red-harmony", blue="blue-house").choose("visit:red")
    table.choose("lay:slot-1:red-income", "lay:slot-1:red-harmony")
    assert table.codes == ["activate:harmony", "activate:income", "done"]
    table.choose("activate:harmony", "happiness")
    assert table.codes == ["activate:income", "done"]
    table.choose("done")
    assert table.player().coins == 0
    assert table.state.over


@rule("BB-048")
def test_an_activated_action_may_be_declined() -> None:
    table = visiting(2, red="red-house red-harmony", blue="blue-house").choose("visit:red")
    table.choose("lay:slot-1:red-house", "lay:slot-1:red-harmony")
    table.choose("activate:house", "decline")
    assert table.codes == ["activate:harmony", "done"]
    table.choose("activate:harmony", "decline")
    assert table.state.over
    assert (table.player().coins, table.player().happiness) == (0, 5)


@rule("BB-048")
def test_no_action_before_all_shoots_are_laid_and_each_is_finished_first() -> None:
    table = visiting(2, 5, red="red-house red-cooking", blue="blue-house").food("tea rice")
    table.choose("visit:red", "offer:red-2")
    assert table.offers("activate:") == []
    table.choose("lay:slot-1:red-house")
    assert table.offers("activate:") == []
    table.choose("lay:slot-1:red-cooking", "activate:house")
    assert table.offers("activate:") == []
    table.choose("house:I:1")
    assert table.offers("activate:") == []
    table.choose("cell:1-1")
    assert table.offers("activate:") == ["activate:cooking"]


@rule("BB-061")
def test_cooking_without_food_uses_up_the_activation() -> None:
    table = visiting(1, red="red-cooking red-income", blue="blue-house").food("", supply="", discards="")
    table.choose("visit:red", "lay:slot-1:red-cooking", "lay:slot-1:red-income")
    assert "activate:cooking" in table.codes
    table.choose("activate:cooking")
    assert table.state.over
    assert table.tokens() == {}
    assert table.player().coins == 0


@rule("BB-062")
@pytest.mark.parametrize(
    ("action", "codes"),
    [
        ("harmony", {"happiness", "take-harmony:left:1", "decline"}),
        ("house", {"coin", "house:I:1", "decline"}),
        ("cooking", {"food:tea", "decline"}),
    ],
)
def test_a_joker_is_any_action_with_its_alternatives(action: str, codes: set[str]) -> None:
    table = visiting(1, 1, red="red-joker", blue="blue-house").food("tea")
    table.choose("visit:red", "offer:red-1", "lay:slot-1:red-joker", f"activate:joker:{action}")
    assert codes <= set(table.codes)


@rule("BB-062")
def test_a_joker_may_be_income() -> None:
    table = visiting(1, red="red-joker", blue="blue-house").choose("visit:red", "lay:slot-1:red-joker")
    assert table.codes == [f"activate:joker:{action}" for action in ("harmony", "house", "cooking", "income")] + [
        "done"
    ]
    table.choose("activate:joker:income")
    assert table.player().coins == 2


# Collecting


@rule("BB-X11", "BB-049")
def test_a_slot_is_pushed_up() -> None:
    table = visiting(1, red="red-harmony", blue="blue-house").choose("visit:red", "lay:slot-3:red-harmony", "done")
    assert table.slot(3) == ["green-cooking", "green-house", "red-harmony"]
    assert table.area("green") == ["green-joker"]

    table = visiting(1, red="red-harmony red-house", blue="blue-house").choose("visit:red")
    table.choose("lay:slot-3:red-harmony", "lay:slot-3:red-house", "done")
    assert table.slot(3) == ["green-house", "red-harmony", "red-house"]
    assert table.area("green") == ["green-joker", "green-cooking"]


@rule("BB-049")
def test_as_many_come_out_as_were_added() -> None:
    table = visiting(4, red="red-harmony red-house red-cooking red-income", blue="blue-house").choose("visit:red")
    table.choose("lay:slot-1:red-harmony", "lay:slot-1:red-house", "lay:slot-2:red-cooking", "lay:slot-4:red-income")
    table.choose("done")
    assert table.area("red") == ["red-joker", "red-cooking"]
    assert table.area("blue") == ["blue-house", "blue-joker"]
    assert table.area("yellow") == ["yellow-joker"]
    assert [len(slot) for slot in table.state.slots] == [3] * 4


@rule("BB-049")
def test_shoots_are_collected_only_after_the_actions() -> None:
    table = visiting(1, red="red-harmony", blue="blue-house").choose("visit:red", "lay:slot-3:red-harmony")
    assert table.area("green") == []
    assert len(table.slot(3)) == 4


@rule("BB-X04", "BB-018", "BB-050")
def test_polina_puts_the_third_shoot_anywhere() -> None:
    table = summer().areas(0, red="red-cooking red-joker red-income", green="green-harmony green-income green-cooking")
    table.slots(
        "blue-joker green-house red-cooking",
        KEPT_BLUE,
        "green-joker green-cooking yellow-harmony",
        "red-harmony red-house blue-house",
    )
    table.state.area_cells = 3
    table.player().incense = 2
    table.summer().choose("visit:red")
    table.choose("lay:slot-1:red-cooking", "lay:slot-1:red-joker", "lay:slot-4:red-income", "done")
    # Blue, green and red came out; the green area is full, so green may go to any area with a free cell.
    assert table.codes == [
        "collect:red-harmony:red",
        "collect:blue-joker:blue",
        "collect:green-house:red",
        "collect:green-house:blue",
        "collect:green-house:yellow",
    ]
    assert table.why_not("collect:green-house:green") == ("refusal-area-full", "BB-050")
    assert table.why_not("collect:red-harmony:blue") == ("refusal-own-colour", "BB-050")
    table.choose("collect:green-house:blue")
    assert table.area("blue") == ["green-house", "blue-joker"]
    assert table.area("red") == ["red-harmony"]
    assert sum(map(len, table.player().areas)) == 6


KEPT_BLUE = "blue-cooking blue-harmony yellow-income"


@rule("BB-050")
def test_the_order_of_collecting_can_matter() -> None:
    """With areas of four cells: five red shoots come together, and red is already full but for one cell."""
    table = summer().areas(
        0, blue="red-harmony red-house", red="red-cooking red-income red-joker", green="green-cooking"
    )
    table.slots(
        "red-harmony red-cooking blue-joker",
        KEPT_BLUE,
        "green-joker green-cooking green-house",
        "yellow-joker yellow-income yellow-harmony",
    )
    table.player().incense = 1
    table.summer().choose("visit:blue", "lay:slot-1:red-harmony", "lay:slot-1:red-house", "done")
    # Two red shoots for one free red cell: the first must go there, the second then goes anywhere.
    assert table.codes == ["collect:red-harmony:red", "collect:red-cooking:red"]
    table.choose("collect:red-cooking:red")
    assert table.codes == ["collect:red-harmony:blue", "collect:red-harmony:green", "collect:red-harmony:yellow"]
    table.choose("collect:red-harmony:yellow")
    assert table.area("yellow") == ["red-harmony"]
    # Shoots that were on the board already have not moved, and the red one in the yellow area now belongs there.
    assert table.area("red") == ["red-cooking", "red-income", "red-joker", "red-cooking"]
    table.player().incense = 1
    table.summer()
    assert "visit:yellow" in table.codes
    table.choose("visit:yellow")
    assert table.temple("yellow") == (PURPLE,)
