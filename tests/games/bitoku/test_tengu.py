"""The tengu: set-up, seasons, terms, activation cycle."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.bitoku.position import (
    HUMAN,
    LEFT,
    MIDDLE,
    RIGHT,
    TENGU,
    TENGU_ACTS,
    Solo,
    at_the_start,
    bitoku,
    crystal,
    facing_the_tengu,
    forest,
    give,
    home,
    rocks,
    show,
    stocked,
    tengu_cards,
    treasure,
    yokai,
)
from tests.rules import rule
from zataku.games.bitoku import automa
from zataku.games.bitoku.components import RIVER, ROCKS, STARTING_YOKAI, TENGU_CARDS
from zataku.games.bitoku.state import ASCENSION, EMPTY, FOREST, HILL, LOCKED, SPRING, UNLOCKED, WINTER, Bitoku
from zataku.games.bitoku.steps.kodamas import AdvanceKodama, PushBack
from zataku.games.bitoku.steps.seasons import Autumn, Snow, Summer, Winter, ask_to_reap
from zataku.games.bitoku.steps.summer import Turn
from zataku.games.bitoku.vocabulary import PASS
from zataku.kernel.hidden import Bag
from zataku.kernel.messages import Message
from zataku.kernel.options import Option
from zataku.kernel.state import ActAs
from zataku.kernel.tuples import replaced

Patch = pytest.MonkeyPatch
SEEDS = [f"solo {number}" for number in range(30)]


# Set-up


@rule("BK-186")
def test_a_solo_match_uses_the_rules_for_two() -> None:
    state = at_the_start(1).state
    two = at_the_start(2).state
    assert state.given.layout == two.given.layout
    assert state.given.layout.neutral == 4
    assert sum(tile >= 0 for tile in state.zones) == 4
    assert len(state.sheets[HUMAN].rocks) == 1
    assert state.given.layout.home == two.given.layout.home


@rule("BK-186", "BK-113")
def test_for_the_humans_effects_the_tengu_is_another_player(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.kodamas(position.tengu, jade=3)
    position.run(PushBack.of(1))
    position.choose(f"back:{TENGU}:jade")
    assert position.tengu.kodamas[3] == 2


@rule("BK-187", "BK-188", "BK-190")
def test_what_the_tengu_starts_with() -> None:
    for seed in SEEDS[:5]:
        tengu = at_the_start(1, seed).state.sheets[TENGU]
        assert tengu.pilgrims == 11
        assert (tengu.built, tengu.vp, tengu.marker, tengu.path) == (0, 0, 0, ())
        assert sorted(tengu.discard) == list(STARTING_YOKAI)
        assert len(tengu.dragonflies) == 1
        assert tengu.kodamas == (1,) * 5
        assert tengu.visions == ()
        assert tengu.stock[4:] == [0, 0, 0]
        assert tengu.dice == (2, 3, 4)
        assert tengu.places == (LOCKED,) * 3


@rule("BK-188")
def test_the_tengu_never_gets_visions_or_amulets() -> None:
    for seed in SEEDS[:6]:
        position = at_the_start(1, seed)
        position.until(lambda state: False)
        tengu = position.state.sheets[TENGU]
        assert tengu.visions == ()
        assert tengu.stock[4:] == [0, 0, 0]


@rule("BK-189")
def test_the_tengu_is_first_in_round_1() -> None:
    for seed in SEEDS[:5]:
        assert at_the_start(1, seed).state.order == (TENGU, HUMAN)


@rule("BK-191")
def test_the_tengu_has_two_rocks_of_different_kinds() -> None:
    for seed in SEEDS:
        state = at_the_start(1, seed).state
        kinds = sorted(ROCKS[rock].kind == "yokai" for rock in state.sheets[TENGU].rocks)
        assert kinds == [False, True]
        # The first came from the garden, which is not filled up.
        assert EMPTY in state.garden
        out = [*state.sheets[HUMAN].rocks, *state.sheets[TENGU].rocks, *(r for r in state.garden if r >= 0)]
        assert len(set(out)) == len(out)


@rule("BK-192")
def test_the_second_rock_comes_from_the_leftovers_or_from_the_garden() -> None:
    gaps = {
        source: {at_the_start(1, seed, tengu_second_rock=source).state.garden.count(EMPTY) for seed in SEEDS}
        for source in ("leftovers", "garden")
    }
    assert gaps["garden"] == {2}
    # Six leftovers nearly always have a fitting one.
    assert 1 in gaps["leftovers"]
    assert at_the_start(1, edition="es").state.garden.count(EMPTY) == 2


@rule("BK-193")
def test_the_tengus_resources_follow_its_rocks() -> None:
    seen = set()
    for seed in SEEDS:
        tengu = at_the_start(1, seed).state.sheets[TENGU]
        kinds = {ROCKS[rock].kind for rock in tengu.rocks}
        expected = {"wood": 1, "stone": 1} if "building" in kinds else {"wood": 1, "sake": 1}
        assert stocked(tengu) == expected
        seen.add("building" in kinds)
    assert seen == {True, False}


@rule("BK-194", "BK-195")
def test_three_action_cards_lie_open_and_the_attitude_is_inactive() -> None:
    rows = set()
    for seed in SEEDS[:5]:
        tengu = at_the_start(1, seed).state.tengu
        assert tengu is not None
        assert len(tengu.row) == 3
        assert sorted((*tengu.row, *tengu.deck.cards)) == list(range(10))
        assert tengu.active is False
        rows.add(tengu.row)
    assert len(rows) > 1


# Seasons


@rule("BK-196", "BK-246")
def test_the_tengus_pile_only_grows() -> None:
    position = at_the_start(1)
    tengu = position.state.sheets[TENGU]
    sizes = []

    def look(state: object) -> bool:
        sizes.append(len(tengu.discard))
        assert (tengu.slots, len(tengu.hand), len(tengu.deck), tengu.removed) == ((EMPTY,) * 3, 0, 0, ())
        return False

    position.until(look)
    assert sizes == sorted(sizes)
    assert sizes[-1] > 5


def reap(position: Solo) -> None:
    """Dream crystals bear fruit; then the human decides again."""
    state = position.state
    assert state.asking is not None
    state.push(ActAs.of(HUMAN), state.asking)
    ask_to_reap(state)
    state.advance()


@rule("BK-197", "BK-269")
@pytest.mark.parametrize(
    ("options", "marker", "stock"),
    [
        ({}, 2, {}),
        ({"edition": "ru"}, 2, {}),
        ({"easier_no_fruits": True}, 0, {}),
        ({"tengu_dream_rewards": "on"}, 2, {"sake": 1}),
        ({"edition": "es"}, 2, {"sake": 1}),
    ],
)
def test_in_spring_each_crystal_gives_a_movement_point(
    monkeypatch: Patch, options: dict[str, Any], marker: int, stock: dict[str, int]
) -> None:
    for phase, spring in ((SPRING, True), (ASCENSION, False)):
        position = facing_the_tengu(monkeypatch, **options)
        tengu = position.tengu
        # A dream crystal (1 sake) and a wit crystal (1 wood), whose own effects do not work by default.
        tengu.crystals = (crystal("cd01"), crystal("ci01"))
        tengu.path = bitoku("bi01", "bi02", "bi03")
        position.state.season = phase
        reap(position)
        assert tengu.marker == (marker if spring else 0)
        assert stocked(tengu) == (stock if spring else {})


@rule("BK-197")
def test_the_tengu_with_dream_rewards_gets_what_it_can_have(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch, tengu_dream_rewards="on", easier_no_fruits=True)
    tengu = position.tengu
    # A movement point, 2 VP, a kodama step, any resource; a card and amulets are nothing to it.
    tengu.crystals = tuple(crystal(id) for id in ("cd08", "cd10", "cd07", "cd11", "cd02", "cd03"))
    tengu.path = bitoku("bi01")
    position.human.kodamas = (1, 1, 1, 1, 2)
    position.state.season = SPRING
    reap(position)
    assert (tengu.marker, tengu.vp) == (1, 1 + 2)
    assert tengu.kodamas == (1, 1, 1, 1, 2)
    assert stocked(tengu) == {"wood": 1}
    # An amulet or a kodama step: the step.
    position = facing_the_tengu(monkeypatch, tengu_dream_rewards="on", easier_no_fruits=True)
    position.tengu.crystals = (crystal("cd12"),)
    position.state.season = SPRING
    reap(position)
    assert sum(position.tengu.kodamas) == 6


@rule("BK-198")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_human_and_tengu_alternate_until_one_has_passed(monkeypatch: Patch, seed: str) -> None:
    #: For each summer the turn order, and who then had each turn and whether it was a pass.
    summers: list[tuple[tuple[int, ...], list[tuple[int, bool]]]] = []
    begin, act, tengu_acts = Summer.run, Turn.take, automa.carry_out

    def begin_summer(self: Summer, state: Bitoku) -> None:
        summers.append((state.order, []))
        begin(self, state)

    def take_turn(self: Turn, state: Bitoku, option: Option) -> None:
        summers[-1][1].append((HUMAN, option is PASS))
        act(self, state, option)

    def carry_out(state: Bitoku, row: automa.Row, activation: automa.Activation) -> None:
        summers[-1][1].append((TENGU, row.letter == "L"))
        tengu_acts(state, row, activation)

    monkeypatch.setattr(Summer, "run", begin_summer)
    monkeypatch.setattr(Turn, "take", take_turn)
    monkeypatch.setattr(automa, "carry_out", carry_out)
    at_the_start(1, seed).until(lambda state: False)
    assert len(summers) == 4
    for order, turns in summers:
        passed: set[int] = set()
        expected = order[0]
        for seat, passes in turns:
            assert seat == expected, turns
            passed |= {seat} if passes else set()
            other = TENGU if seat == HUMAN else HUMAN
            expected = seat if other in passed else other
        assert passed == {HUMAN, TENGU}


@rule("BK-198", "BK-154")
def test_the_tengus_home_die_counts_in_autumn(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.state.order = (HUMAN, TENGU)
    position.tengu.places = (home(2), LOCKED, LOCKED)
    position.human.places = (home(3), LOCKED, LOCKED)
    position.state.agenda.clear()
    position.state.push(Autumn.of())
    position.match.advance()
    assert position.state.order == (TENGU, HUMAN)


@rule("BK-199", "BK-X36")
@pytest.mark.parametrize(
    ("dice", "place"), [((1, 6), 2), ((2, 2), 2), ((3, 5), 1), ((4, 4), 1), ((5, 6), 0), ((6, 6), 0)]
)
def test_the_lower_will_die_picks_the_card(monkeypatch: Patch, dice: tuple[int, int], place: int) -> None:
    position = facing_the_tengu(monkeypatch)
    row = tengu_cards("tg05", "tg06", "tg07")
    position.cards.row, position.cards.deck = row, Bag(tengu_cards("tg08"))
    position.falling[:] = list(dice)
    position.run(*TENGU_ACTS)
    assert position.cards.discard == (row[place],)


@rule("BK-200")
def test_only_the_first_step_that_applies_is_done(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    # The Stairs are available, a die is unlocked and another locked: C, not D, F or G.
    position.unlocked(LEFT)
    assert position.turn("tg05") == "C"
    assert position.tengu.places == (forest("stairs"), LOCKED, LOCKED)
    # Why the earlier steps did not apply is told.
    told = next(e.message for e in reversed(position.match.events) if e.message.id == "event-tengu-skips")
    reasons = told.args["reasons"]
    assert isinstance(reasons, tuple)
    assert [reason.args["row"] for reason in reasons if isinstance(reason, Message)] == ["A", "B"]


@rule("BK-201")
@pytest.mark.parametrize(("at", "kept"), [("left", ("tg01", "tg02")), ("middle", ("tg01", "tg02"))])
def test_the_active_card_is_replaced_from_the_left(monkeypatch: Patch, at: str, kept: tuple[str, str]) -> None:
    position = facing_the_tengu(monkeypatch)
    position.turn("tg07", at=at)
    assert position.cards.discard == tengu_cards("tg07")
    assert position.cards.row[1:] == tengu_cards(*kept)
    assert position.cards.row[0] in tengu_cards("tg03", "tg04", "tg05", "tg06", "tg08", "tg09", "tg10")


@rule("BK-201", "BK-X35")
def test_an_empty_action_deck_is_made_of_the_8_discards(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.cards.row = tengu_cards("tg05", "tg06", "tg07")
    position.cards.deck = Bag()
    position.cards.discard = tengu_cards("tg01", "tg02", "tg03", "tg04", "tg08", "tg09", "tg10")
    position.falling[:] = [1, 1]
    position.run(*TENGU_ACTS)
    assert len(position.cards.row) == 3
    assert position.cards.row[1:] == tengu_cards("tg05", "tg06")
    assert (len(position.cards.deck), position.cards.discard) == (7, ())


@rule("BK-201", "BK-230")
def test_a_pass_uses_up_the_card_too(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), HILL, HILL)
    assert position.turn("tg05") == "L"
    assert position.cards.discard == tengu_cards("tg05")
    assert position.state.passed >> TENGU & 1


@rule("BK-202")
@pytest.mark.parametrize("round", [1, 4])
def test_each_winter_a_rock_leaves_the_garden(monkeypatch: Patch, round: int) -> None:
    position = facing_the_tengu(monkeypatch)
    state = position.state
    state.round = round
    state.garden = (*rocks("rk02", "rk03"), EMPTY, EMPTY, EMPTY, EMPTY)
    position.run(Snow.of())
    assert state.garden.count(EMPTY) == 5


@rule("BK-202")
def test_the_last_rock_leaves_and_then_none(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.state.garden = (*rocks("rk01"), *(EMPTY,) * 5)
    for _ in range(2):
        position.run(Snow.of())
        assert position.state.garden == (EMPTY,) * 6


@rule("BK-203")
def test_in_winter_the_tengus_dice_come_home_and_its_attitude_stays(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.cards.active = True
    position.tengu.places = (home(2), HILL, forest("jade"))
    position.human.dice = (1, 1, 1)
    position.state.agenda.clear()
    position.state.push(Winter.of())
    position.match.advance()
    assert position.tengu.places == (LOCKED,) * 3
    assert position.tengu.dice == (2, 3, 4)
    assert position.cards.active is True
    assert position.state.season != WINTER or position.seat == HUMAN


# Terms


@rule("BK-204", "BK-219")
def test_a_location_is_available_with_an_empty_die_space(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    position.die(position.human, LEFT, 1, forest("stairs"))
    assert position.turn("tg05") != "C"
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    assert position.turn("tg05") == "C"


@rule("BK-205")
def test_the_tengus_values_matter_to_the_human_only(monkeypatch: Patch) -> None:
    # Its dice do not change on crossing.
    position = facing_the_tengu(monkeypatch)
    position.die(position.tengu, RIGHT, 4, forest("yomi"))
    position.tengu.places = replaced(replaced(position.tengu.places, LEFT, HILL + 1), MIDDLE, home(2))
    position.state.hill_yokai = yokai("y01", "y06", "y03", "y04")
    assert position.turn("tg05") == "H"
    assert position.tengu.places[RIGHT] == HILL
    assert position.tengu.dice == (2, 3, 4)
    # Home space 6 can copy them.
    position = facing_the_tengu(monkeypatch)
    position.die(position.tengu, RIGHT, 4, forest("jade"))
    position.human.places, position.human.dice = (UNLOCKED, LOCKED, LOCKED), (3, 1, 1)
    position.again()
    position.choose("die:left", "place:home:4")
    assert f"copy:{TENGU}:right" in position.offers


@rule("BK-206")
def test_it_unlocks_and_places_its_lowest_die_and_crosses_with_its_highest(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.stock[0] = 1
    show(position.state, "mitama", (0, EMPTY, EMPTY, EMPTY))
    assert position.turn("tg10") == "D"
    assert position.tengu.places == (UNLOCKED, LOCKED, LOCKED)
    assert stocked(position.tengu) == {}
    position = facing_the_tengu(monkeypatch)
    position.unlocked(MIDDLE, RIGHT)
    assert position.turn("tg05") == "C"
    assert position.tengu.places == (LOCKED, forest("stairs"), UNLOCKED)
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), forest("jade"))
    position.state.hill_yokai = yokai("y01", "y07", "y02", "y09")
    assert position.turn("tg05") == "H"
    assert position.tengu.places == (home(2), forest("yomi"), HILL + 1)


@rule("BK-207", "BK-216")
def test_the_least_frequent_bitoku_it_lacks_is_taken(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    position.tengu.path = bitoku("bi22")
    # On its side: a Gi, whose type it owns, and a Rei; across the Home a Meiyo out of reach.
    position.state.hill_bitoku = bitoku("bi23", "bi19", "bi24", "bi01")
    assert position.turn("tg06") == "H"
    assert position.tengu.path == bitoku("bi22", "bi19")
    # Ties go to the left.
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    position.state.hill_bitoku = bitoku("bi11", "bi15", "bi24", "bi01")
    position.turn("tg06")
    assert position.tengu.path == bitoku("bi11")
    # The only one left is taken, whichever it is.
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    position.state.hill_bitoku = (*bitoku("bi01"), EMPTY, EMPTY, EMPTY)
    assert position.turn("tg06") == "H"
    assert position.tengu.path == bitoku("bi01")
    # Owning all types there it takes none of them: the card sends nobody over, and K finds nothing.
    for takes_any, step, taken in ((False, "K", ()), (True, "H", ("bi12",))):
        position = facing_the_tengu(monkeypatch, tengu_takes_any=takes_any)
        position.tengu.places = (home(2), forest("yomi"), HILL + 1)
        position.tengu.path = bitoku("bi11", "bi15")
        position.hills(("bi12", "bi16", "bi24", "bi01"), ("", "", "", ""))
        assert position.turn("tg06") == step
        assert position.tengu.path == bitoku("bi11", "bi15", *taken)


@rule("BK-216", "BK-217", "BK-226")
@pytest.mark.parametrize(("card", "wanted"), [("tg05", False), ("tg06", True), ("tg07", True)])
def test_the_upper_half_means_the_favourite_yokai_and_the_least_frequent_bitoku(
    monkeypatch: Patch, card: str, wanted: bool
) -> None:
    """Imomushi and nezumi lie over there, and its rock shows kappa; of the bitoku it owns none yet."""
    for disputed, step in ((True, "A"), (False, "H")):
        position = facing_the_tengu(monkeypatch)
        position.tengu.places = (home(2), forest("yomi"), HILL + 1)
        position.hills(("bi01", "", "", ""), ("y06", "y11", "y01", "y02"))
        if disputed:
            position.die(position.human, LEFT, 3, forest("stairs"))
        # Both halves of a card with two kinds: only the bitoku can be had, so nothing is rolled.
        assert position.turn(card) == (step if wanted else "K")
        assert position.tengu.path == bitoku("bi01")
        # With the other reading any yokai draws it over; here chance picks the one on the right.
        position = facing_the_tengu(monkeypatch, tengu_takes_any=True)
        position.tengu.places = (home(2), forest("yomi"), HILL + 1)
        position.hills(("", "", "", ""), ("y06", "y11", "y01", "y02"))
        if disputed:
            position.die(position.human, LEFT, 3, forest("stairs"))
        if card != "tg06":
            assert position.turn(card, 4) == step
            assert position.tengu.discard[-1] == yokai("y11")[0]


@rule("BK-200", "BK-216")
def test_every_row_of_the_cycle_is_followed_in_a_hundred_matches(monkeypatch: Patch) -> None:
    followed = set()

    def carry_out(state: Bitoku, row: automa.Row, activation: automa.Activation) -> None:
        followed.add(row.letter)
        original(state, row, activation)

    original = automa.carry_out
    monkeypatch.setattr(automa, "carry_out", carry_out)
    for number in range(100):
        state = at_the_start(1, f"rows {number}").state
        state.log = None
        state.playout(Random(number))
        if len(followed) == len(automa.CYCLE):
            break
    assert "".join(sorted(followed)) == "ABCDEFGHIJKL"


@rule("BK-208", "BK-229")
@pytest.mark.parametrize(("roll", "card"), [(1, "y06"), (3, "y06"), (4, "y11"), (6, "y11")])
def test_a_random_choice_of_two_is_left_for_1_to_3(monkeypatch: Patch, roll: int, card: str) -> None:
    for takes_any, step in ((False, "K"), (True, "H")):
        position = facing_the_tengu(monkeypatch, tengu_takes_any=takes_any)
        position.tengu.places = (home(2), forest("yomi"), HILL + 1)
        position.hills(("", "", "", ""), ("y06", "y11", "y01", "y02"))
        assert position.turn("tg05", roll) == step
        assert position.tengu.discard[-1] == yokai(card)[0]


@rule("BK-208", "BK-226")
@pytest.mark.parametrize(("roll", "kind"), [(3, "yokai"), (4, "bitoku")])
def test_with_both_kinds_shown_yokai_is_the_first_option(monkeypatch: Patch, roll: int, kind: str) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    # A favourite yokai, so that no further roll is needed.
    position.state.hill_yokai = yokai("y01", "y11", "y03", "y02")
    assert position.turn("tg07", roll) == "H"
    assert (len(position.tengu.discard) == 6) == (kind == "yokai")
    assert (len(position.tengu.path) == 1) == (kind == "bitoku")


@rule("BK-209", "BK-X37", "BK-240")
@pytest.mark.parametrize(("roll", "place"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (6, 4)])
def test_a_random_display_space(monkeypatch: Patch, roll: int, place: int) -> None:
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    show(position.state, "crystal", (1, 2, EMPTY, 4))
    assert position.turn("tg03", roll) == "C"
    assert position.tengu.crystals == (place,)
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    show(position.state, "crystal", (0, EMPTY, EMPTY, EMPTY))
    position.turn("tg03", roll)
    assert position.tengu.crystals == (0,)


@rule("BK-209", "BK-291")
def test_with_an_empty_display_the_action_is_lost_but_not_what_came_before(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    show(position.state, "crystal", (EMPTY,) * 4)
    assert position.turn("tg03") == "C"
    assert position.tengu.crystals == ()
    assert position.tengu.places == (forest("forges"), LOCKED, LOCKED)
    assert position.tengu.kodamas == (1, 1, 1, 1, 2)


@rule("BK-210", "BK-216", "BK-221")
def test_favourites_are_what_its_rocks_show_and_wild_ones_are_not(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    assert automa.favourites(position.state, "yokai") == {0}
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    # A kappa on the right hill is preferred to a yama-uba on the left one, without a roll.
    position.state.hill_yokai = yokai("y26", "y02", "y03", "y04")
    assert position.turn("tg05") == "H"
    assert position.tengu.discard[-1] == yokai("y02")[0]


@rule("BK-211")
@pytest.mark.parametrize(("rock", "place"), [("rk07", "yomi"), ("rk11", "forges")])
def test_the_favourite_card_follows_the_rock(monkeypatch: Patch, rock: str, place: str) -> None:
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    position.tengu.rocks = rocks("rk01", rock)
    show(position.state, "mitama", (5, EMPTY, EMPTY, EMPTY))
    show(position.state, "building", (0, EMPTY, EMPTY, EMPTY))
    assert position.turn("tg09") == "C"
    assert position.tengu.places[LEFT] == forest(place)
    assert (len(position.tengu.mitamas), position.tengu.built) == ((1, 0) if place == "yomi" else (0, 1))
    shown = [card for card in TENGU_CARDS if card.place < 0]
    assert len(shown) == 2


@rule("BK-212")
def test_the_most_competitive_kodama(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    state = position.state
    everywhere = range(5)
    give(state, treasures=(treasure("lt3"), treasure("lt4"), treasure("lt1"), treasure("lt2"), treasure("lt5")))
    # Behind by 2 in Yomi and by 1 in the Forges: the Forges.
    position.human.kodamas = (3, 1, 1, 1, 2)
    assert automa.most_competitive(state, everywhere) == 4
    # Behind by 1 in two regions: the better first prize.
    position.human.kodamas = (2, 1, 1, 2, 1)
    assert automa.most_competitive(state, everywhere) == 3
    # Equal prizes: the leftmost.
    position.human.kodamas = (2, 2, 1, 1, 1)
    assert automa.most_competitive(state, everywhere) == 0
    # None behind: the best prize of all, the Home included unless a rule leaves it out.
    position.human.kodamas = (1, 1, 1, 1, 1)
    assert automa.most_competitive(state, everywhere) == 2
    assert automa.most_competitive(state, RIVER) == 3


@rule("BK-290", "BK-239")
def test_the_most_competitive_kodama_is_named_even_if_it_cannot_move(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    # In the Home the tengu is one behind the human, who holds the last space.
    position.human.kodamas = (3, 1, 7, 1, 1)
    position.tengu.kodamas = (1, 1, 6, 1, 1)
    assert position.turn("tg07") == "C"
    # Only the step of the placement was made.
    assert position.tengu.kodamas == (1, 1, 6, 2, 1)


@rule("BK-290", "BK-113", "BK-114")
def test_the_tengus_kodamas_obey_the_track(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.kodamas = (7, 1, 1, 1, 1)
    position.human.kodamas = (6, 1, 1, 1, 1)
    position.run(AdvanceKodama.of(1))
    assert "kodama:yomi" not in position.offers


@rule("BK-213", "BK-225")
def test_the_associated_resource_or_the_one_it_has_least_of(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.die(position.human, LEFT, 1, forest("yomi"))
    position.tengu.places = (LOCKED, home(2), HILL + 1)
    assert position.turn("tg01") == "G"
    assert stocked(position.tengu) == {"jade": 1}
    # A card without a resource pays nothing, so D applies instead of G.
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (LOCKED, home(2), HILL + 1)
    assert position.turn("tg07") == "D"
    # Step J with such a card: least of, ties wood, jade, stone, sake.
    for stock, gained in (((1, 1, 1, 1), 0), ((1, 1, 0, 0), 2), ((1, 0, 1, 0), 1), ((2, 2, 2, 1), 3)):
        position = facing_the_tengu(monkeypatch)
        position.cards.active = True
        position.tengu.places = (home(2), HILL, HILL)
        position.tengu.stock[:4] = list(stock)
        assert position.turn("tg07") == "J"
        assert position.tengu.stock[:4] == list(replaced(stock, gained, stock[gained] + 1))


@rule("BK-213", "BK-239")
def test_two_units_are_looked_up_one_after_the_other(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    # Step I leads a card without a resource of its own place (here the second Jade card: its place is full) elsewhere;
    # a Jade Glade reached by another card gives two of that card's resource.
    position.unlocked(LEFT)
    position.die(position.human, LEFT, 1, forest("stairs"))
    position.die(position.human, MIDDLE, 1, forest("yomi"))
    position.die(position.human, RIGHT, 1, forest("forges"))
    position.tengu.places = (UNLOCKED, home(2), HILL + 1)
    assert position.turn("tg05") == "I"
    assert position.tengu.places[LEFT] == forest("jade")
    assert stocked(position.tengu) == {"sake": 2}


@rule("BK-214", "BK-229")
def test_a_die_in_the_home_or_before_a_full_hill_is_not_at_a_ford(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    assert automa.at_a_ford(position.state) == [MIDDLE]
    position.human.places = (HILL, HILL, LOCKED)
    assert automa.at_a_ford(position.state) == []


@rule("BK-215")
def test_a_ford_is_disputed_if_the_human_could_cross_there_too(monkeypatch: Patch) -> None:
    for options, value, where, passed, disputed in (
        ({}, 2, "stairs", False, True),
        ({}, 1, "stairs", False, False),
        ({}, 2, "jade", False, False),
        ({}, 2, "stairs", True, False),
        ({"disputed_needs_crossable": "off"}, 1, "stairs", False, True),
        ({"edition": "ru"}, 1, "stairs", False, True),
    ):
        position = facing_the_tengu(monkeypatch, **options)
        position.die(position.human, LEFT, value, forest(where))
        position.state.passed = 1 if passed else 0
        assert automa.is_disputed(position.state, 0) == disputed


# The activation cycle


@rule("BK-217", "BK-216")
def test_step_a_crosses_a_disputed_ford_for_a_card_of_its_kind(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    # Everything for step C is there, too, but A comes first.
    position.unlocked(LEFT)
    position.die(position.tengu, RIGHT, 4, forest("yomi"))
    position.die(position.human, LEFT, 3, forest("stairs"))
    position.state.hill_yokai = yokai("y01", "y06", "y03", "y04")
    assert position.turn("tg04") == "A"
    assert position.tengu.places[RIGHT] == HILL
    assert position.tengu.discard[-1] == yokai("y01")[0]
    assert position.state.covered == 0b010
    assert position.state.hill_yokai[0] == EMPTY
    # Not without a card of the kind shown.
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    position.die(position.tengu, RIGHT, 4, forest("yomi"))
    position.die(position.human, LEFT, 3, forest("stairs"))
    position.state.covered = 0b010010
    assert position.turn("tg04", 1) == "C"


@rule("BK-218")
def test_step_b_unlocks_and_places_at_once(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    assert position.turn("tg05", at="left") == "B"
    assert position.cards.active is True
    assert position.tengu.places == (forest("stairs"), LOCKED, LOCKED)
    assert position.tengu.kodamas == (1, 2, 1, 1, 1)
    # Three movement points: a pilgrim is under way.
    assert position.tengu.pilgrims == 10
    # Each condition is needed.
    position = facing_the_tengu(monkeypatch)
    assert position.turn("tg05", at="middle") != "B"
    position = facing_the_tengu(monkeypatch)
    position.cards.active = True
    assert position.turn("tg05", at="left") != "B"
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    assert position.turn("tg05", at="left") == "C"
    position = facing_the_tengu(monkeypatch)
    position.die(position.human, LEFT, 1, forest("stairs"))
    assert position.turn("tg05", at="left") != "B"


@rule("BK-219")
def test_step_c_places_an_unlocked_die_at_the_location(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.unlocked(LEFT)
    assert position.turn("tg08") == "C"
    assert position.tengu.places == (forest("jade"), LOCKED, LOCKED)
    assert stocked(position.tengu) == {"jade": 1, "sake": 1}


@rule("BK-220", "BK-291")
def test_step_d_pays_for_the_location_without_a_die(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.die(position.human, LEFT, 1, forest("stairs"))
    position.tengu.stock[3] = 1
    assert position.turn("tg05") == "D"
    assert position.tengu.places == (UNLOCKED, LOCKED, LOCKED)
    assert stocked(position.tengu) == {}
    assert position.tengu.pilgrims == 10
    # No kodama moves, and the location need not be available.
    assert position.tengu.kodamas == (1,) * 5
    # Without the resource the step does not apply, whichever it is.
    for card, resource in (("tg04", "wood"), ("tg05", "sake")):
        position = facing_the_tengu(monkeypatch)
        assert position.turn(card) == "G"
        assert stocked(position.tengu) == {resource: 1}
    # A card without a resource costs nothing.
    position = facing_the_tengu(monkeypatch)
    assert position.turn("tg07") == "D"
    assert stocked(position.tengu) == {"wood": 1, "stone": 1}


@rule("BK-221", "BK-231")
def test_step_e_takes_the_last_space_of_a_disputed_ford(monkeypatch: Patch) -> None:
    def at_two_fords() -> Solo:
        position = facing_the_tengu(monkeypatch)
        position.tengu.places = (LOCKED, HILL, forest("yomi"))
        position.die(position.human, LEFT, 3, forest("stairs"))
        position.state.covered = 0
        return position

    # The card shows bitoku only, and none is there: A does not apply; a favourite yokai first.
    position = at_two_fords()
    position.state.hill_bitoku = (EMPTY,) * 4
    position.state.hill_yokai = yokai("y06", "y01", "y03", "y04")
    assert position.turn("tg06") == "E"
    assert position.tengu.discard[-1] == yokai("y01")[0]
    assert position.tengu.places[RIGHT] == HILL
    assert position.state.covered == 0b010000
    # Then a bitoku it lacks: the card shows yokai only, and none is there.
    position = at_two_fords()
    position.state.hill_bitoku = bitoku("bi01", "bi19", "bi03", "bi04")
    position.state.hill_yokai = (EMPTY,) * 4
    assert position.turn("tg05") == "E"
    assert position.tengu.path == bitoku("bi19")
    assert position.state.covered == 0b001000
    position = at_two_fords()
    position.state.hill_bitoku = bitoku("bi19", "bi01", "bi03", "bi04")
    position.state.hill_yokai = (EMPTY,) * 4
    assert position.turn("tg05") == "E"
    assert position.tengu.path == bitoku("bi19")
    # Then a random yokai.
    position = at_two_fords()
    position.tengu.path = bitoku("bi01", "bi06")
    position.state.hill_bitoku = bitoku("bi02", "bi07", "bi03", "bi04")
    position.state.hill_yokai = yokai("y06", "y11", "y03", "y04")
    position.state.covered = 0b001001
    assert position.turn("tg06", 5) == "E"
    assert position.tengu.discard[-1] == yokai("y11")[0]
    assert position.state.covered == 0b011001
    # Nothing there: it crosses and covers nothing.
    position = at_two_fords()
    position.state.covered = 0b011011
    assert position.turn("tg05") == "E"
    assert position.tengu.places[RIGHT] == HILL
    assert position.state.covered == 0b011011
    # A bitoku it lacks comes before a yokai that is no favourite.
    position = at_two_fords()
    position.hills(("bi19", "bi01", "", ""), ("y06", "y11", "y01", "y02"))
    assert position.turn("tg05") == "E"
    assert position.tengu.path == bitoku("bi19")
    assert len(position.tengu.discard) == len(STARTING_YOKAI)
    # And a favourite before any other yokai, without a roll.
    position = at_two_fords()
    position.tengu.path = bitoku("bi01")
    position.hills(("bi02", "bi03", "", ""), ("y06", "y01", "", ""))
    assert position.turn("tg06") == "E"
    assert position.tengu.discard[-1] == yokai("y01")[0]
    # The last space alone is not enough: the human must be able to cross there, too.
    position = at_two_fords()
    position.die(position.human, LEFT, 3, forest("jade"))
    position.hills(("", "", "", ""), ("y06", "y11", "", ""))
    assert position.turn("tg05") == "G"
    # With two empty spaces the step does not apply.
    position = at_two_fords()
    position.tengu.places = (LOCKED, home(2), forest("yomi"))
    position.state.hill_yokai = (EMPTY,) * 4
    assert position.turn("tg05") == "G"


@rule("BK-222", "BK-223", "BK-X38")
def test_step_f_goes_to_the_home(monkeypatch: Patch) -> None:
    for lower_bank, vp in ((False, 7), (True, 9)):
        position = facing_the_tengu(monkeypatch, home_is_lower_bank=lower_bank)
        position.tengu.places = (UNLOCKED, forest("yomi"), forest("jade"))
        position.human.dice, position.human.places = (6, 5, 5), (forest("stairs"), forest("forges"), home(1))
        position.state.covered = 0b11011011011
        position.die(position.human, LEFT, 6, forest("stairs"))
        assert position.turn("tg05") == "F"
        assert position.tengu.places[LEFT] == home(2)
        assert position.tengu.vp == vp
        assert position.tengu.kodamas == (1, 1, 2, 1, 1)
        assert stocked(position.tengu) == {}
    # Not a second time in a round.
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (UNLOCKED, home(3), forest("jade"))
    position.die(position.human, LEFT, 1, forest("stairs"))
    position.state.hill_yokai = yokai("y06", "y11", "y01", "y16")
    assert position.turn("tg05") == "H"


@rule("BK-222", "BK-224")
@pytest.mark.parametrize(
    ("taken", "space"), [((), 2), ((2,), 3), ((3,), 2), ((2, 3), 4), ((2, 3, 4), 1), ((1, 2, 3), 4)]
)
def test_which_home_space_the_tengu_takes(monkeypatch: Patch, taken: tuple[int, ...], space: int) -> None:
    position = facing_the_tengu(monkeypatch)
    position.human.places = (*(home(number) for number in taken), *(LOCKED,) * (3 - len(taken)))
    position.tengu.places = (UNLOCKED, HILL, forest("stairs"))
    position.state.covered = 0b11011011011
    assert position.turn("tg05") == "F"
    assert position.tengu.places[LEFT] == home(space)


@rule("BK-225")
def test_step_g_unlocks_and_takes_a_resource(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.die(position.human, LEFT, 1, forest("stairs"))
    assert position.turn("tg05") == "G"
    assert position.tengu.places == (UNLOCKED, LOCKED, LOCKED)
    assert stocked(position.tengu) == {"sake": 1}


@rule("BK-226")
def test_step_h_crosses_any_ford_for_a_card_of_its_kind(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    position.state.hill_yokai = yokai("y01", "y06", "y03", "y04")
    assert position.turn("tg05") == "H"
    assert position.tengu.places[MIDDLE] == HILL
    assert position.state.covered == 0b010


@rule("BK-227")
def test_step_i_goes_where_its_most_competitive_kodama_is(monkeypatch: Patch) -> None:
    def with_a_full(card_place: str) -> Solo:
        position = facing_the_tengu(monkeypatch)
        position.die(position.human, LEFT, 1, forest(card_place))
        position.tengu.places = (UNLOCKED, home(2), HILL + 1)
        return position

    position = with_a_full("stairs")
    # Behind by one in the Home, which is left out, and by two in the Jade Glade.
    position.human.kodamas = (1, 1, 2, 3, 1)
    assert position.turn("tg05") == "I"
    assert position.tengu.places[LEFT] == forest("jade")
    # The action's own step, and that of the placement.
    assert position.tengu.kodamas == (1, 1, 2, 2, 1)
    # If that region is full, the next one with room.
    position = with_a_full("stairs")
    position.human.kodamas = (4, 1, 1, 2, 1)
    position.die(position.human, MIDDLE, 1, forest("jade"))
    show(position.state, "mitama", (0, EMPTY, EMPTY, EMPTY))
    assert position.turn("tg05") == "I"
    assert position.tengu.places[LEFT] == forest("yomi")
    # With no room anywhere the step does not apply.
    position = with_a_full("stairs")
    position.human.places = (forest("stairs"), forest("yomi"), forest("jade"))
    position.tengu.places = (UNLOCKED, home(2), forest("forges"))
    position.state.covered = 0b11011011011
    assert position.turn("tg05") == "K"


@rule("BK-228")
def test_step_j_calms_down(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.cards.active = True
    position.tengu.places = (home(2), HILL, HILL)
    assert position.turn("tg05") == "J"
    assert position.cards.active is False
    assert stocked(position.tengu) == {"sake": 1}
    # Wood, too, is a resource that a card can be associated with.
    position = facing_the_tengu(monkeypatch)
    position.cards.active = True
    position.tengu.places = (home(2), HILL, HILL)
    position.tengu.stock[0] = 3
    assert position.turn("tg04") == "J"
    assert stocked(position.tengu) == {"wood": 4}
    # Inactive already: it goes on to pass.
    assert position.turn("tg05") == "L"


@rule("BK-229", "BK-231")
def test_step_k_crosses_with_the_wishes_of_step_e(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    # The card shows bitoku only and none is uncovered, so H does not apply.
    position.state.covered = 0b001001
    position.state.hill_yokai = yokai("y06", "y01", "y03", "y04")
    assert position.turn("tg06") == "K"
    assert position.tengu.discard[-1] == yokai("y01")[0]
    # The favourite may lie on the first hill as well.
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    position.state.covered = 0b001001
    position.state.hill_yokai = yokai("y01", "y06", "y03", "y04")
    assert position.turn("tg06") == "K"
    assert position.tengu.discard[-1] == yokai("y01")[0]
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    position.state.covered = 0b011011
    assert position.turn("tg06") == "K"
    assert position.state.covered == 0b011011
    assert position.tengu.places[MIDDLE] == HILL


@rule("BK-230")
def test_step_l_passes_for_the_summer(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), HILL, HILL)
    assert position.turn("tg05") == "L"
    assert position.state.passed == 1 << TENGU


@rule("BK-232")
def test_the_action_comes_before_the_kodama_unless_the_option_says_otherwise(monkeypatch: Patch) -> None:
    for options, kodamas in (
        ({}, (1, 1, 1, 3, 1)),
        ({"tengu_kodama_first": "on"}, (1, 1, 1, 2, 2)),
        ({"edition": "ru"}, (1, 1, 1, 2, 2)),
    ):
        position = facing_the_tengu(monkeypatch, **options)
        position.unlocked(LEFT)
        # Jade is one behind, the Forges two: after the placement's step Jade is level.
        position.human.kodamas = (1, 1, 1, 2, 3)
        assert position.turn("tg07") == "C"
        assert position.tengu.kodamas == kodamas


@rule("BK-214")
@pytest.mark.parametrize("name", ["yomi", "stairs", "jade"])
def test_a_full_hill_closes_its_own_ford_only(name: str, monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    state = position.state
    position.tengu.places = (LOCKED, forest(name), LOCKED)
    hill = HILL + state.given.layout.area[forest(name) - FOREST]
    position.human.places = (hill, hill, LOCKED)
    assert automa.at_a_ford(state) == []
    other = next(HILL + area for area in state.given.layout.area if HILL + area != hill)
    position.human.places = (other, other, LOCKED)
    assert automa.at_a_ford(state) == [MIDDLE]


@rule("BK-215")
def test_the_first_place_of_the_forest_is_at_a_ford_too(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.die(position.human, LEFT, 2, FOREST)
    assert automa.is_disputed(position.state, position.state.given.layout.area[0])


@rule("BK-083")
def test_the_room_of_each_hill_area_is_its_own() -> None:
    state = at_the_start(3).state
    rooms = [state.hill_room(area) for area in range(len(state.given.layout.areas))]
    state.sheets[0].places = (HILL + 1, HILL + 1, LOCKED)
    rooms[1] -= 2
    assert [state.hill_room(area) for area in range(len(state.given.layout.areas))] == rooms
