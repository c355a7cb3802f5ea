"""Summer turns: visiting, offering, laying, activating, collecting (BB-040 to BB-050, BB-061 to BB-063)."""

from itertools import pairwise

import pytest

from tests.games.bamboo.position import Position, summer
from tests.rules import rule
from zataku.games.bamboo.state import Boards

PURPLE, YELLOW, GREEN = 0, 1, 2


def visiting(incense: int = 2, coins: int = 0, **areas: str) -> Position:
    """Seat 0 of three alone has incense, and shoots as named."""
    position = summer().areas(0, **areas)
    position.sheet().incense = incense
    position.sheet().coins = coins
    return position.summer()


def finish_turn(position: Position) -> None:
    """Lay and collect whatever way comes first, without activating anything."""
    seat = position.state.seat
    while not position.state.over and position.state.seat == seat:
        codes = position.codes
        position.choose("done" if "done" in codes else codes[0])
        if position.offers("visit:"):
            return


# Taking turns


@rule("BB-040")
def test_turns_go_round_until_everybody_has_passed() -> None:
    position = summer()
    for seat, incense in enumerate((1, 3, 2)):
        position.areas(seat, red="red-harmony", blue="blue-house", green="green-cooking", yellow="yellow-income")
        position.sheet(seat).incense = incense
    position.summer(1)
    turns = []
    while not position.state.over:
        turns.append(position.state.seat)
        position.choose(position.offers("visit:")[0])
        finish_turn(position)
    assert turns == [1, 2, 0, 1, 2, 1]


@rule("BB-040", "BB-063")
@pytest.mark.parametrize("last", range(3))
def test_whose_turn_it_is_after_somebody_gave_their_last_stick(last: int) -> None:
    """The next one clockwise with incense is on, from wherever the turn ends, whoever has passed between."""
    position = summer()
    for seat, incense in enumerate((2, 2, 2)):
        position.areas(seat, red="red-harmony", blue="blue-house", green="green-cooking", yellow="yellow-income")
        position.sheet(seat).incense = 1 if seat == last else incense
    position.summer(last)
    turns = []
    while not position.state.over:
        turns.append(position.state.seat)
        position.choose(position.offers("visit:")[0])
        finish_turn(position)
    after, before = (last + 1) % 3, (last + 2) % 3
    assert turns == [last, after, before, after, before]
    # Whoever has passed before the summer began is left out from the first turn on.
    position.sheet(after).incense = 0
    position.sheet(last).incense = position.sheet(before).incense = 1
    position.summer(last).choose(position.offers("visit:")[0])
    finish_turn(position)
    assert position.state.seat == before


@rule("BB-041")
def test_without_incense_passing_is_automatic() -> None:
    position = summer()
    for seat in range(3):
        position.areas(seat, red="red-harmony", blue="blue-house").spirits(seat, "kappa rokurokubi")
    position.sheet(1).incense = 1
    position.summer(0)
    # Seat 0 has awake spirits, but no incense: it is not asked.
    assert position.state.seat == 1
    position.choose("visit:red")
    while not position.state.over:
        assert position.state.seat == 1
        position.choose(position.codes[-1])


@rule("BB-041")
def test_with_incense_a_turn_must_be_taken() -> None:
    position = visiting(red="red-harmony", blue="blue-house")
    assert position.codes == ["visit:red", "visit:blue"]


@rule("BB-042")
def test_the_marker_moves_to_another_area_with_shoots() -> None:
    position = visiting(red="red-harmony", blue="blue-house", green="green-cooking")
    # On the first turn of the match the marker stands nowhere: any area with shoots will do.
    assert position.codes == ["visit:red", "visit:blue", "visit:green"]
    assert position.why_not("visit:yellow") == ("refusal-no-shoots", "BB-042")
    position.sheet().marker = 1
    position.summer()
    assert position.codes == ["visit:red", "visit:green"]
    assert position.why_not("visit:blue") == ("refusal-same-area", "BB-042")
    position.choose("visit:green")
    assert position.sheet().marker == 2


@rule("BB-042")
def test_the_marker_stays_across_rounds() -> None:
    position = Position(2)
    last: dict[int, str] = {}
    checked = 0
    number = 0
    while not position.state.over:
        visits = position.offers("visit:")
        if visits:
            seat = position.state.seat
            if seat in last:
                assert last[seat] not in visits
                checked += 1
            else:
                assert len(visits) == 4
            number += 1
            last[seat] = visits[number % len(visits)]
            position.choose(last[seat])
        else:
            position.choose(position.codes[0])
    assert position.state.round == 4
    assert checked > 8


@rule("BB-043")
def test_six_shoots_never_fit_in_one_area() -> None:
    position = visiting(red="red-harmony red-house red-cooking red-income", blue="red-joker red-harmony")
    assert max(position.state.boards.area_cells) < 6
    position.sheet().marker = 0
    position.summer()
    # A single legal visit is made unasked.
    assert position.sheet().marker == 1


@rule("BB-063")
def test_the_last_player_with_incense_goes_on_alone() -> None:
    position = visiting(3, red="red-harmony", blue="blue-house", green="green-cooking")
    markers: list[int] = []
    while not position.state.over:
        visits = position.offers("visit:")
        assert f"visit:{['red', 'blue', 'green', 'yellow'][markers[-1]]}" not in visits if markers else True
        position.choose(visits[0])
        markers.append(position.sheet().marker)
        finish_turn(position)
    assert len(markers) == 3
    assert all(before != after for before, after in pairwise(markers))


# Offering


def polina(coins: int = 0, incense: int = 2) -> Position:
    """The worked example: three red shoots, two incense, two of Sergey's incense in the red temple."""
    position = visiting(
        incense, coins, red="red-cooking red-joker red-income", blue="blue-house", green="green-harmony"
    )
    position.state.temples = ((GREEN, GREEN), (), (), ())
    return position


@rule("BB-X01", "BB-044", "BB-045")
def test_polina_offers_both_incense_she_has() -> None:
    position = polina().choose("visit:red")
    # Without a coin and without a spirit nothing is asked.
    assert position.temple("red") == (GREEN, GREEN, PURPLE, PURPLE)
    assert position.sheet().incense == 0
    assert position.offers("lay:")


@rule("BB-X02", "BB-046")
def test_polina_may_send_incense_elsewhere() -> None:
    position = polina(coins=2).choose("visit:red")
    assert len(position.codes) == 10
    position.choose("offer:red-1+blue-1")
    assert position.sheet().coins == 1
    assert (position.temple("red"), position.temple("blue")) == ((GREEN, GREEN, PURPLE), (PURPLE,))

    position = polina(coins=2).choose("visit:red", "offer:green-1+yellow-1")
    assert position.sheet().coins == 0
    assert position.temple("red") == (GREEN, GREEN)

    position = polina(coins=2).choose("visit:red", "offer:blue-2")
    assert position.sheet().coins == 0
    assert position.temple("blue") == (PURPLE, PURPLE)

    position = polina(coins=2).choose("visit:red", "offer:red-2")
    assert position.sheet().coins == 2


@rule("BB-046")
def test_redirected_incense_is_paid_from_the_coins_owned_then() -> None:
    position = polina(coins=1).choose("visit:red")
    assert position.codes == ["offer:red-2", "offer:red-1+yellow-1", "offer:red-1+green-1", "offer:red-1+blue-1"]
    assert position.why_not("offer:blue-2") == ("refusal-coins", "BB-046")
    assert str(position.match.describe("offer:red-1+blue-1").cost) == "2 incense + coin"
    assert str(position.match.describe("offer:red-2").cost) == "2 incense"


@rule("BB-046")
def test_the_offering_is_asked_with_a_summer_spirit_awake() -> None:
    position = polina().spirits(0, "rokurokubi").summer().choose("visit:red")
    assert position.codes == ["offer:red-2", "spirit:rokurokubi"]
    position = polina().spirits(0, "okami").summer().choose("visit:red")
    assert position.offers("lay:") == position.codes


@rule("BB-044")
def test_never_fewer_by_choice() -> None:
    position = polina(incense=7, coins=9).choose("visit:red")
    for code in position.codes:
        assert sum(int(part.split("-")[1]) for part in code.removeprefix("offer:").split("+")) == 3
    position.choose("offer:red-3")
    assert position.sheet().incense == 4


@rule("BB-044")
def test_shoots_of_other_colours_count_and_the_temple_is_the_areas() -> None:
    position = visiting(5, red="red-harmony", blue="green-harmony blue-house red-cooking")
    position.choose("visit:blue")
    assert position.temple("blue") == (PURPLE,) * 3
    assert position.temple("green") == position.temple("red") == ()


@rule("BB-045")
def test_new_incense_lies_above() -> None:
    position = polina(coins=2)
    position.state.temples = ((PURPLE, GREEN), (YELLOW,), (), ())
    position.choose("visit:red", "offer:red-1+blue-1")
    assert position.temple("red") == (PURPLE, GREEN, PURPLE)
    assert position.temple("blue") == (YELLOW, PURPLE)


# Laying


@rule("BB-048", "BB-051")
def test_an_activated_joker_is_used_up_and_the_other_shoots_are_not() -> None:
    position = polina().food("rice tea").choose("visit:red")
    position.choose("lay:slot-1:red-cooking", "lay:slot-1:red-joker", "lay:slot-4:red-income")
    position.choose("activate:joker:harmony", "happiness")
    assert set(position.offers("activate:")) == {"activate:cooking", "activate:income"}


@rule("BB-X03", "BB-047", "BB-048")
def test_polina_lays_three_shoots_and_activates_two() -> None:
    position = polina().food("rice tea").choose("visit:red")
    position.choose("lay:slot-1:red-cooking", "lay:slot-1:red-joker", "lay:slot-4:red-income")
    assert position.slot(1)[3:] == ["red-cooking", "red-joker"]
    assert position.slot(4)[3:] == ["red-income"]
    assert position.area("red") == []
    assert {"activate:cooking", "activate:income", "activate:joker:house", "done"} <= set(position.codes)
    position.choose("activate:cooking", "food:rice")
    assert "activate:cooking" not in position.codes
    position.choose("activate:joker:harmony", "happiness")
    # Income is forgone: two incense, two activations; the shoots are collected.
    assert position.sheet().coins == 0
    assert position.tokens() == {"rice": 1}
    assert position.sheet().happiness == 6
    assert position.state.over
    assert sum(map(len, position.sheet().areas)) == 5


@rule("BB-047")
def test_at_most_two_shoots_a_slot_in_a_turn() -> None:
    position = visiting(4, red="red-harmony red-house red-cooking red-income", blue="blue-house")
    position.choose("visit:red", "lay:slot-2:red-harmony", "lay:slot-2:red-house")
    assert not any(":slot-2:" in code for code in position.codes)
    assert position.why_not("lay:slot-2:red-cooking") == ("refusal-slot-full", "BB-047")
    position.choose("lay:slot-3:red-cooking")
    assert position.codes == ["lay:slot-1:red-income", "lay:slot-3:red-income", "lay:slot-4:red-income"]


@rule("BB-047")
def test_shoots_are_laid_one_by_one_in_an_order_of_choice() -> None:
    for first, second in (("red-harmony", "red-house"), ("red-house", "red-harmony")):
        position = visiting(2, red="red-harmony red-house", blue="blue-house").choose("visit:red")
        assert len(position.codes) == 8
        position.choose(f"lay:slot-1:{first}", f"lay:slot-1:{second}")
        assert position.slot(1) == ["red-joker", "red-cooking", "red-income", first, second]


@rule("BB-047")
def test_all_shoots_are_laid_whatever_was_offered() -> None:
    position = visiting(1, red="red-harmony red-house red-cooking", blue="blue-house")
    position.choose("visit:red", "lay:slot-1:red-harmony", "lay:slot-2:red-house", "lay:slot-3:red-cooking")
    assert position.area("red") == []
    # One incense, one activation.
    position.choose("activate:house", "coin")
    assert position.state.over


# Activating


@rule("BB-048")
def test_as_many_activations_as_incense_redirected_included() -> None:
    position = visiting(2, 2, red="red-income red-harmony", blue="blue-house")
    position.choose("visit:red", "offer:blue-1+green-1", "lay:slot-1:red-income", "lay:slot-1:red-harmony")
    position.choose("activate:income", "activate:harmony", "happiness")
    assert (position.sheet().coins, position.sheet().happiness) == (2, 6)


@rule("BB-048")
def test_any_order_each_once_and_stopping_early() -> None:
    position = visiting(2, red="red-income red-harmony", blue="blue-house").choose("visit:red")
    position.choose("lay:slot-1:red-income", "lay:slot-1:red-harmony")
    assert position.codes == ["activate:harmony", "activate:income", "done"]
    position.choose("activate:harmony", "happiness")
    assert position.codes == ["activate:income", "done"]
    position.choose("done")
    assert position.sheet().coins == 0
    assert position.state.over


@rule("BB-048")
def test_an_activated_action_may_be_declined() -> None:
    position = visiting(2, red="red-house red-harmony", blue="blue-house").choose("visit:red")
    position.choose("lay:slot-1:red-house", "lay:slot-1:red-harmony")
    position.choose("activate:house", "decline")
    assert position.codes == ["activate:harmony", "done"]
    position.choose("activate:harmony", "decline")
    assert position.state.over
    assert (position.sheet().coins, position.sheet().happiness) == (0, 5)


@rule("BB-048")
def test_no_action_before_all_shoots_are_laid_and_each_is_finished_first() -> None:
    position = visiting(2, 5, red="red-house red-cooking", blue="blue-house").food("tea rice")
    position.choose("visit:red", "offer:red-2")
    assert position.offers("activate:") == []
    position.choose("lay:slot-1:red-house")
    assert position.offers("activate:") == []
    position.choose("lay:slot-1:red-cooking", "activate:house")
    assert position.offers("activate:") == []
    position.choose("house:I:1")
    assert position.offers("activate:") == []
    position.choose("cell:1-1")
    assert position.offers("activate:") == ["activate:cooking"]


@rule("BB-061")
def test_cooking_without_food_uses_up_the_activation() -> None:
    position = visiting(1, red="red-cooking red-income", blue="blue-house").food("", supply="", discards="")
    position.choose("visit:red", "lay:slot-1:red-cooking", "lay:slot-1:red-income")
    assert "activate:cooking" in position.codes
    position.choose("activate:cooking")
    assert position.state.over
    assert position.tokens() == {}
    assert position.sheet().coins == 0


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
    position = visiting(1, 1, red="red-joker", blue="blue-house").food("tea")
    position.choose("visit:red", "offer:red-1", "lay:slot-1:red-joker", f"activate:joker:{action}")
    assert codes <= set(position.codes)


@rule("BB-062")
def test_a_joker_may_be_income() -> None:
    position = visiting(1, red="red-joker", blue="blue-house").choose("visit:red", "lay:slot-1:red-joker")
    assert position.codes == [f"activate:joker:{action}" for action in ("harmony", "house", "cooking", "income")] + [
        "done"
    ]
    position.choose("activate:joker:income")
    assert position.sheet().coins == 2


# Collecting


@rule("BB-X11", "BB-049")
def test_a_slot_is_pushed_up() -> None:
    position = visiting(1, red="red-harmony", blue="blue-house").choose("visit:red", "lay:slot-3:red-harmony", "done")
    assert position.slot(3) == ["green-cooking", "green-house", "red-harmony"]
    assert position.area("green") == ["green-joker"]

    position = visiting(1, red="red-harmony red-house", blue="blue-house").choose("visit:red")
    position.choose("lay:slot-3:red-harmony", "lay:slot-3:red-house", "done")
    assert position.slot(3) == ["green-house", "red-harmony", "red-house"]
    assert position.area("green") == ["green-joker", "green-cooking"]


@rule("BB-049")
def test_as_many_come_out_as_were_added() -> None:
    position = visiting(4, red="red-harmony red-house red-cooking red-income", blue="blue-house").choose("visit:red")
    position.choose("lay:slot-1:red-harmony", "lay:slot-1:red-house", "lay:slot-2:red-cooking", "lay:slot-4:red-income")
    position.choose("done")
    assert position.area("red") == ["red-joker", "red-cooking"]
    assert position.area("blue") == ["blue-house", "blue-joker"]
    assert position.area("yellow") == ["yellow-joker"]
    assert [len(slot) for slot in position.state.slots] == [3] * 4


@rule("BB-049")
def test_shoots_are_collected_only_after_the_actions() -> None:
    position = visiting(1, red="red-harmony", blue="blue-house").choose("visit:red", "lay:slot-3:red-harmony")
    assert position.area("green") == []
    assert len(position.slot(3)) == 4


@rule("BB-X04", "BB-018", "BB-050")
def test_polina_puts_the_third_shoot_anywhere() -> None:
    position = summer().areas(
        0, red="red-cooking red-joker red-income", green="green-harmony green-income green-cooking"
    )
    position.slots(
        "blue-joker green-house red-cooking",
        KEPT_BLUE,
        "green-joker green-cooking yellow-harmony",
        "red-harmony red-house blue-house",
    )
    position.state.boards = Boards(area_cells=(4, 4, 3, 4), night=False)
    position.sheet().incense = 2
    position.summer().choose("visit:red")
    position.choose("lay:slot-1:red-cooking", "lay:slot-1:red-joker", "lay:slot-4:red-income", "done")
    # Blue, green and red came out; the green area is full, so green may go to any area with a free cell.
    assert position.codes == [
        "collect:red-harmony:red",
        "collect:blue-joker:blue",
        "collect:green-house:red",
        "collect:green-house:blue",
        "collect:green-house:yellow",
    ]
    assert position.why_not("collect:green-house:green") == ("refusal-area-full", "BB-050")
    assert position.why_not("collect:red-harmony:blue") == ("refusal-own-colour", "BB-050")
    position.choose("collect:green-house:blue")
    assert position.area("blue") == ["green-house", "blue-joker"]
    assert position.area("red") == ["red-harmony"]
    assert sum(map(len, position.sheet().areas)) == 6


KEPT_BLUE = "blue-cooking blue-harmony yellow-income"


@rule("BB-050")
def test_the_order_of_collecting_can_matter() -> None:
    """With areas of four cells: five red shoots come together, and red is already full but for one cell."""
    position = summer().areas(
        0, blue="red-harmony red-house", red="red-cooking red-income red-joker", green="green-cooking"
    )
    position.slots(
        "red-harmony red-cooking blue-joker",
        KEPT_BLUE,
        "green-joker green-cooking green-house",
        "yellow-joker yellow-income yellow-harmony",
    )
    position.sheet().incense = 1
    position.summer().choose("visit:blue", "lay:slot-1:red-harmony", "lay:slot-1:red-house", "done")
    # Two red shoots for one free red cell: the first must go there, the second then goes anywhere.
    assert position.codes == ["collect:red-harmony:red", "collect:red-cooking:red"]
    position.choose("collect:red-cooking:red")
    assert position.codes == ["collect:red-harmony:blue", "collect:red-harmony:green", "collect:red-harmony:yellow"]
    position.choose("collect:red-harmony:yellow")
    assert position.area("yellow") == ["red-harmony"]
    # Shoots that were on the board already have not moved, and the red one in the yellow area now belongs there.
    assert position.area("red") == ["red-cooking", "red-income", "red-joker", "red-cooking"]
    position.sheet().incense = 1
    position.summer()
    assert "visit:yellow" in position.codes
    position.choose("visit:yellow")
    assert position.temple("yellow") == (PURPLE,)
