"""Before the first turn: what goes together, what lies where, what everybody has."""

from collections import Counter
from typing import Any

import pytest

import zataku
from tests.games.fuji_koro.position import SIX, Position, weapon
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.gear import HELMET, SANDALS, WEAPON
from zataku.games.fuji_koro.state import Volcano

TYPES = "HWS"


def begin(players: int, seed: str = "setup", **options: object) -> zataku.Match:
    return zataku.new_match("fuji-koro", players=players, seed=seed, options=options)  # type: ignore[arg-type]


def codes(match: zataku.Match) -> list[str]:
    return [option.code for option in match.state.offer]


def state_of(match: zataku.Match) -> Volcano:
    state = match.state
    assert isinstance(state, Volcano)
    return state


# What goes together


@rule("FK-007")
def test_two_to_six_compete_one_to_six_work_together_each_with_another_samurai() -> None:
    for players in range(2, 7):
        begin(players, mode="competitive")
        begin(players, mode="cooperative")
    assert state_of(begin(1)).config.coop, "one player plays the cooperative rules"
    begin(1, mode="cooperative")
    with pytest.raises(ValueError, match="can only be cooperative"):
        begin(1, mode="competitive")
    for players in (0, 7):
        with pytest.raises(ValueError, match="players"):
            begin(players)
    match = begin(2)
    match.choose("samurai:tomoe")
    assert match.state.seat == 1
    assert "samurai:tomoe" not in codes(match)


@rule("FK-007")
def test_daisuke_needs_asymmetric_boards() -> None:
    assert "samurai:daisuke" not in codes(begin(2, boards="symmetric"))
    assert "samurai:daisuke" in codes(begin(2, boards="asymmetric"))


@rule("FK-008")
def test_all_boards_are_symmetric_or_all_asymmetric() -> None:
    assert {sheet.board for sheet in Position(4).state.sheets} == {box.SYMMETRIC}
    mixed = Position(4, boards="asymmetric").state.sheets
    assert [sheet.board for sheet in mixed] == [sheet.samurai for sheet in mixed]
    with pytest.raises(ValueError, match="boards"):
        begin(2, boards="mixed")


@rule("FK-241")
def test_combinations_that_are_allowed() -> None:
    def played(players: int, scenario: str, **options: object) -> bool:
        view = begin(players, scenario=scenario, **options).view(None)  # type: ignore[arg-type]
        asked = {"players": players, "scenario": scenario, **options}
        return {name: view[name] for name in asked} == asked

    for scenario in box.SCENARIO_IDS[:5]:
        assert played(3, scenario, mode="competitive")
    for scenario in ("getting-hot", "survival", "taming-the-beast"):
        assert played(1, scenario)
        assert played(6, scenario, mode="cooperative")
    assert played(1, "three-fallen-samurai")
    assert played(1, "ronin")
    assert played(1, "ronin", boards="asymmetric")
    assert played(2, "restless-dragons", mode="competitive", peaceful=True)


@rule("FK-241")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"mode": "cooperative", "scenario": "every-man-for-himself"}),
        (2, {"mode": "cooperative", "scenario": "restless-dragons"}),
        (2, {"mode": "cooperative", "scenario": "who-is-worthy"}),
        (2, {"mode": "competitive", "scenario": "taming-the-beast"}),
        (2, {"mode": "cooperative", "scenario": "three-fallen-samurai"}),
        (2, {"mode": "cooperative", "scenario": "ronin"}),
        (2, {"mode": "competitive", "scenario": "ronin"}),
        (1, {"scenario": "every-man-for-himself"}),
        (1, {"scenario": "restless-dragons"}),
        (2, {"scenario": "every-man-for-himself", "boards": "asymmetric"}),
        (1, {"scenario": "three-fallen-samurai", "boards": "asymmetric"}),
        (2, {"mode": "cooperative", "peaceful": True}),
        (1, {"peaceful": True}),
        (2, {"scenario": "every-man-for-himself", "peaceful": True}),
    ],
)
def test_combinations_that_are_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"FK-241|scenario|peaceful"):
        begin(players, **options)


@rule("FK-242")
def test_no_match_is_set_up_that_cannot_be_won() -> None:
    assert "samurai:daisuke" not in codes(begin(1, boards="asymmetric"))
    assert "samurai:daisuke" not in codes(begin(1, boards="asymmetric", scenario="getting-hot"))
    assert "samurai:daisuke" in codes(begin(1, boards="asymmetric", scenario="survival"))
    assert "samurai:daisuke" in codes(begin(2, boards="asymmetric", mode="cooperative"))
    for number in range(24):
        position = Position(1, ["takeko"], seed=f"takeko-{number}", boards="asymmetric")
        assert box.CARD_BY_ID["bw8"] not in sum(position.state.temples, ())
    two = (Position(2, ["takeko"], seed=f"takeko-{number}", boards="asymmetric") for number in range(24))
    assert any(box.CARD_BY_ID["bw8"] in sum(position.state.temples, ()) for position in two), "others may build it"


# Laying out


@rule("FK-009")
def test_centre_temples_and_bridges_lie_open_and_everybody_stands_on_the_centre() -> None:
    state = Position(6, strip=False).state
    assert set(state.tiles) == {-1}
    assert state.laid == sum(
        volcano.PLACE_MASK[place] for place in (volcano.CENTRE, *volcano.TEMPLES, *volcano.BRIDGES)
    )
    assert {sheet.cell for sheet in state.sheets} == {volcano.CENTRE_CELL}


@rule("FK-010")
def test_three_stacks_shuffled_by_themselves() -> None:
    tops = set()
    for number in range(8):
        state = Position(2, seed=f"stack-{number}").state
        assert [len(stack) for stack in state.stacks()] == [7, 13, 13]
        for level, stack in enumerate(state.stacks(), start=1):
            assert {box.TILES[tile].level for tile in stack.cards} == {level}
            assert set(state.top_of(level).known) == {0}, "face down"
        tops.add(tuple(stack.cards[0] for stack in state.stacks()))
    assert len(tops) > 4


@rule("FK-011")
def test_hexagons_with_five_or_six_players_adventure_tokens_if_chosen() -> None:
    for players in range(2, 7):
        bags = Position(players).state.token_bags
        assert [len(bag) for bag in bags[:3]] == [7, 9, 8]
        assert [len(bag) for bag in bags[3:]] == ([4, 5, 5] if players >= 5 else [0, 0, 0])
    assert len(Position(2).state.adventure_bag) == 0
    assert len(Position(2, adventure=True).state.adventure_bag) == 20


@rule("FK-012")
@pytest.mark.parametrize("players", range(2, 7))
def test_as_many_equipment_cards_of_each_type_as_players(players: int) -> None:
    state = Position(players).state
    assert Counter(box.CARD_TYPE[card] for card in state.equipment) == {0: players, 1: players, 2: players}
    assert not any(box.CARDS[card].blueprint for card in state.equipment)


@rule("FK-013")
def test_three_open_scrolls_beside_the_deck() -> None:
    state = Position(3).state
    assert len(state.scroll_row) == 3
    assert len(state.scroll_deck) == 13
    assert sorted((*state.scroll_row, *state.scroll_deck.cards)) == list(range(16))
    assert len({Position(2, seed=f"row-{number}").state.scroll_row for number in range(6)}) > 1


@rule("FK-014", "FK-X29")
@pytest.mark.parametrize(
    ("players", "temples"),
    [
        (1, ("H", "W", "S")),
        (2, ("HW", "HS", "WS")),
        (3, ("HWS", "HWS", "HWS")),
        (4, ("HHWS", "HWWS", "HWSS")),
        (5, ("HHWWS", "HHWSS", "HWWSS")),
        (6, ("HHWWSS", "HHWWSS", "HHWWSS")),
    ],
)
def test_blueprints_dealt_round_the_temples(players: int, temples: tuple[str, ...]) -> None:
    state = Position(players).state
    found = tuple("".join(TYPES[box.CARD_TYPE[card]] for card in cards) for cards in state.temples)
    assert found == temples
    assert [len(cards) for cards in state.temples] == [players, players, players]


# Each player


@rule("FK-015", "FK-192", "FK-201")
def test_all_discs_in_the_supply_and_no_points() -> None:
    for sheet in Position(6, strip=False).state.sheets:
        assert sheet.discs == 3 + sheet.monks[box.SLOT_ACTION]
        assert sheet.spent == (0, 0, 0)
        assert sheet.points == 0
    match = Position(6, (*SIX[:3], "daisuke", "takeko", "tomoe"), boards="asymmetric", strip=False)
    discs = {box.SAMURAI[sheet.samurai]: sheet.discs - sheet.monks[0] for sheet in match.state.sheets}
    assert discs == {"yoshihiro": 4, "masako": 3, "masatsura": 3, "daisuke": 3, "takeko": 3, "tomoe": 2}


@rule("FK-016", "FK-191")
def test_starting_cubes_lie_on_the_grids_as_the_boards_show() -> None:
    sheet = Position(2, strip=False).sheet()
    assert sheet.weapon == weapon("...M|....", "...M|....", "...W|....", "...W|....")
    assert (sheet.helmet, sheet.sandals) == (gear.EMPTY, gear.EMPTY)
    small = weapon("...M|....", "...W|....", "...W|....")
    expected = {
        "yoshihiro": (gear.EMPTY, small, gear.EMPTY),
        "masako": (
            gear.EMPTY,
            weapon("....M|.....", "....W|.....", "....W|....."),
            gear.drawn(["WW"], 0),
        ),
        "masatsura": (gear.drawn(["MMWW"], 0), small, gear.EMPTY),
        "tomoe": (gear.EMPTY, weapon("M...|...M", "W...|...W", "W...|...W"), gear.EMPTY),
        "mitsuhide": (gear.EMPTY, sheet.weapon, gear.EMPTY),
        "takeko": (gear.EMPTY, weapon(".WWW|MMM.", "....|....", "....|...."), gear.EMPTY),
        "daisuke": (gear.drawn(["M"], 0), sheet.weapon, gear.EMPTY),
    }
    for name, gears in expected.items():
        one = Position(2, [name], boards="asymmetric", strip=False).sheet()
        assert (one.helmet, one.weapon, one.sandals) == gears, name


@rule("FK-016")
def test_starting_cubes_come_from_the_supply() -> None:
    state = Position(3, strip=False).state
    assert state.supply == (60 - 6, 90 - 6, 25)


@rule("FK-001", "FK-201")
def test_starting_monks_come_from_the_supply() -> None:
    for boards in ("symmetric", "asymmetric"):
        state = Position(6, ["tomoe"], boards=boards, strip=False).state
        owned = sum(sum(sheet.monks) + sheet.pack_monks for sheet in state.sheets)
        assert owned + state.monks_left == box.MONK_SUPPLY


@rule("FK-017")
def test_scroll_tokens_of_the_colours_in_play_wait_beside_the_boards() -> None:
    state = Position(2, ["tomoe", "masako"]).state
    waiting = dict(zip(box.COLOURS, state.scroll_left, strict=True))
    assert waiting == {"red": 0, "yellow": 7, "green": 0, "purple": 7, "blue": 0, "orange": 0}


@rule("FK-018", "FK-X30")
@pytest.mark.parametrize("players", range(2, 7))
def test_starting_monks(players: int) -> None:
    for sheet in Position(players, strip=False).state.sheets:
        assert sum(sheet.monks) + sheet.pack_monks == (2 if players == 6 else 1)
    six = ("yoshihiro", "tomoe", "masako", "takeko", "masatsura", "daisuke")
    for sheet in Position(players, six, boards="asymmetric", strip=False).state.sheets:
        own = 1 if box.SAMURAI[sheet.samurai] == "tomoe" else 0
        assert sum(sheet.monks) + sheet.pack_monks == own + (1 if players == 6 else 0)


@rule("FK-019")
def test_the_owner_chooses_the_slot_of_a_starting_monk() -> None:
    match = begin(2)
    match.choose("samurai:tomoe")
    match.choose("samurai:masako")
    assert codes(match) == ["slot:action", "slot:scroll", "slot:weapon", "slot:backpack"]
    first = match.state.seat
    match.choose("slot:weapon")
    assert state_of(match).sheets[first].monks == (0, 0, 1, 0)
    assert match.state.seat == 1 - first
    assert "slot:weapon" in codes(match)


@rule("FK-020")
def test_the_countdown_has_not_begun_and_chance_names_the_first_player() -> None:
    firsts = set()
    for number in range(12):
        state = Position(3, seed=f"first-{number}", strip=False).state
        assert (state.countdown_owner, state.pawn, state.rope, state.called) == (-1, 0, False, 0)
        assert state.active == state.seat == state.first
        firsts.add(state.first)
    assert firsts == {0, 1, 2}


# Asymmetric boards


@rule("FK-197", "FK-198", "FK-195", "FK-212", "FK-205")
def test_sizes_of_the_asymmetric_boards() -> None:
    def board(name: str) -> box.Board:
        return box.BOARDS[box.SAMURAI.index(name)]

    assert board("masatsura").helmet_area.bit_count() == 12
    assert board("masatsura").backpack == (10, 5)
    assert board("masatsura").pack_free
    assert board("masako").sandals_area.bit_count() == board("masako").sandals_complete == 5
    assert board("masako").move == board("daisuke").move == 3
    assert board("daisuke").helmet_area.bit_count() == 3
    assert board("mitsuhide").scroll_free
    others = [board(name) for name in ("yoshihiro", "tomoe", "mitsuhide", "takeko")]
    assert {(each.helmet_area.bit_count(), each.backpack, each.move, each.sandals_complete) for each in others} == {
        (8, (6, 5), 2, 3)
    }


@rule("FK-203")
def test_mitsuhide_begins_with_an_open_scroll_of_his_choice_and_three_points() -> None:
    match = begin(2, boards="asymmetric")
    match.choose("samurai:mitsuhide")
    match.choose("samurai:masako")
    state = state_of(match)
    row = [box.SCROLLS[scroll] for scroll in state.scroll_row]
    assert match.state.seat == 0
    assert codes(match) == [f"scroll:{name}" for name in row]
    match.choose(f"scroll:{row[1]}")
    sheet = state_of(match).sheets[0]
    assert sheet.scrolls == (box.SCROLLS.index(row[1]), -1)
    assert (sheet.items(), sheet.loose) == (1, ()), "its token lies in the backpack"
    assert sheet.points == 3
    assert len(state_of(match).scroll_row) == 3
    assert box.SCROLLS.index(row[1]) not in state_of(match).scroll_row
    assert state_of(match).scroll_left[box.COLOURS.index("blue")] == 6


@rule("FK-201")
def test_tomoe_has_a_monk_that_serves_as_a_disc() -> None:
    position = Position(2, ["tomoe"], boards="asymmetric", strip=False)
    sheet = position.sheet()
    assert sheet.monks == (1, 0, 0, 0)
    assert sheet.discs == 3
    assert sheet.slot_free(box.SLOT_ACTION), "a further monk can be the fourth"
    sheet.add_monks(box.SLOT_ACTION, 1)
    assert sheet.discs == 4
    assert not sheet.slot_free(box.SLOT_ACTION)


@rule("FK-202", "FK-267")
def test_the_pair_blueprint_is_among_the_weapon_blueprints_when_tomoe_plays() -> None:
    pair = box.CARD_BY_ID["bw8"]
    temples: Counter[int] = Counter()
    for number in range(36):
        state = Position(3, ["masako", "tomoe"], seed=f"pair-{number}", boards="asymmetric").state
        cards = sum(state.temples, ())
        assert pair in cards
        assert sum(box.CARD_TYPE[card] == WEAPON for card in cards) == 3
        temples[next(index for index, held in enumerate(state.temples) if pair in held)] += 1
    assert min(temples[index] for index in range(3)) >= 7, "which temple gets it is random"
    without = [pair in sum(Position(2, seed=f"no-{number}").state.temples, ()) for number in range(12)]
    assert not all(without)


# Cooperative setup


@rule("FK-168", "FK-173")
def test_cooperative_setup_is_the_competitive_one_with_lives_and_a_first_player() -> None:
    for number in range(6):
        position = Position(3, mode="cooperative", seed=f"coop-{number}", strip=False)
        state = position.state
        assert [sheet.lives for sheet in state.sheets] == [2, 2, 2]
        assert {sheet.cell for sheet in state.sheets} == {volcano.CENTRE_CELL}
        assert len(state.scroll_row) == 3
        assert [len(cards) for cards in state.temples] == [3, 3, 3]
        assert state.active == state.first
    assert [sheet.lives for sheet in Position(3).state.sheets] == [0, 0, 0]


@rule("FK-167", "FK-173", "FK-X31")
def test_rounds_of_the_cooperative_game() -> None:
    def rounds(players: int, **options: object) -> int:
        config = Position(players, **options).state.config  # type: ignore[arg-type]
        return config.rounds + len(config.final_events)

    assert rounds(1) == 33
    assert [rounds(players, mode="cooperative") for players in range(2, 7)] == [28] * 5
    assert rounds(1, adventure=True) == 31
    assert rounds(4, mode="cooperative", adventure=True) == 26
    assert rounds(4, mode="cooperative", boards="asymmetric") == 28


@rule("FK-169")
def test_one_tile_of_each_level_leaves_the_cooperative_game() -> None:
    state = Position(4, mode="cooperative").state
    assert [box.TILES[tile].level for tile in state.aside] == [1, 2, 3]
    assert not {"ii-13", "iii-13"} & {box.TILES[tile].id for tile in state.aside}
    assert [len(stack) for stack in state.stacks()] == [6, 12, 12]
    assert Position(4).state.aside == ()


@rule("FK-169")
def test_only_together_the_game_can_be_hard_and_then_the_tiles_that_leave_have_no_dragon() -> None:
    with pytest.raises(ValueError, match="FK-169"):
        begin(2, difficulty="hard")
    for number in range(8):
        state = Position(2, seed=f"hard-{number}", mode="cooperative", difficulty="hard").state
        assert [box.TILES[tile].level for tile in state.aside] == [1, 2, 3]
        assert not any(box.TILES[tile].dragon >= 0 for tile in state.aside), "every dragon stays"
        assert not {"ii-13", "iii-13"} & {box.TILES[tile].id for tile in state.aside}
    assert len(Position(1, difficulty="hard").state.aside) == 3


@rule("FK-170", "FK-X32")
@pytest.mark.parametrize(
    ("players", "under", "above"), [(1, 4, 4), (2, 4, 4), (3, 2, 6), (4, 2, 6), (5, 0, 8), (6, 0, 8)]
)
def test_cooperative_stacks(players: int, under: int, above: int) -> None:
    for number in range(6):
        state = Position(players, mode="cooperative", seed=f"s-{number}").state if players > 1 else Position(1).state
        for level, special in ((2, "ii-13"), (3, "iii-13")):
            stack = state.stack(level)
            assert [len(layer) for layer in stack.layers] == [part for part in (above, 4, under) if part]
            assert box.TILE_BY_ID[special] in stack.layers[1].cards
            assert len(set(stack.cards)) == 12
        assert len(state.stack(1)) == 6


def kind_of(code: str) -> int:
    return box.CARD_TYPE[box.CARD_BY_ID[code.removeprefix("card:")]]


def group_of(players: int, seed: str = "cards") -> zataku.Match:
    """A cooperative match whose group is about to share out its first cards."""
    match = begin(players, seed=seed, mode="cooperative")
    for name in SIX[:players]:
        match.choose(f"samurai:{name}")
    return match


def share_out(match: zataku.Match, *kinds: int) -> None:
    """Everybody in turn begins with a card of that type."""
    for kind in kinds:
        match.choose(next(code for code in codes(match) if kind_of(code) == kind))


@rule("FK-171", "FK-X27")
@pytest.mark.parametrize(
    ("kinds", "last"),
    [
        ((HELMET,), {WEAPON, SANDALS}),
        ((HELMET, SANDALS), {WEAPON}),
        ((WEAPON, SANDALS, HELMET), {HELMET, WEAPON, SANDALS}),
        # Who comes early may take a second card of a type, if those after him can make up for it.
        ((WEAPON, WEAPON), {HELMET, SANDALS}),
        ((WEAPON, WEAPON, HELMET), {SANDALS}),
        ((HELMET, HELMET, WEAPON, WEAPON), {SANDALS}),
        ((HELMET, WEAPON, SANDALS, SANDALS), {HELMET, WEAPON}),
    ],
)
def test_the_types_of_first_cards_are_spread_as_evenly_as_they_go(kinds: tuple[int, ...], last: set[int]) -> None:
    players = max(3, len(kinds) + 1 + (kinds[:2] == (WEAPON, WEAPON) and len(kinds) == 2))
    match = group_of(players)
    share_out(match, *kinds)
    assert {kind_of(code) for code in codes(match)} == last


@rule("FK-171")
def test_the_group_agrees_on_its_first_cards_or_begins_anew() -> None:
    match = group_of(3)
    state = state_of(match)
    first, second, third = state.seats_from(state.first)
    assert match.state.seat == first
    share_out(match, WEAPON, HELMET, SANDALS)
    assert all(sheet.cards == (-1, -1, -1) for sheet in state.sheets), "nothing is dealt before they agree"
    assert match.state.seat == first
    match.choose("yes")
    assert match.state.seat == second
    match.choose("no")
    assert match.state.seat == second, "who refuses begins anew"
    wanted = next(code for code in codes(match) if kind_of(code) == WEAPON)
    match.choose(wanted)
    assert match.state.seat == third
    share_out(match, SANDALS, HELMET)
    assert codes(match) == ["yes", "no"]
    assert match.state.seat == third, "one refusal each: the second has had his, the first named his card last"
    match.choose("yes")
    assert match.state.seat == second
    match.choose("attach:move")
    assert state.sheets[second].cards[0] == box.CARD_BY_ID[wanted.removeprefix("card:")]


def coop_with(card_type: int) -> tuple[Position, int, int]:
    """A cooperative match whose first player begins with a card of that type: position, seat, card."""
    match = group_of(3)
    seat = match.state.seat
    wanted = next(code for code in codes(match) if kind_of(code) == card_type)
    match.choose(wanted)
    share_out(match, *[kind for kind in (HELMET, WEAPON, SANDALS) if kind != card_type])
    match.choose("yes")
    match.choose("yes")
    position = Position.__new__(Position)
    position.match = match
    return position, seat, box.CARD_BY_ID[wanted[5:]]


@rule("FK-171", "FK-172")
@pytest.mark.parametrize("card_type", [HELMET, WEAPON, SANDALS])
def test_a_starting_card_is_built_exactly_and_attached(card_type: int) -> None:
    position, seat, card = coop_with(card_type)
    sheet = position.sheet(seat)
    pattern = box.CARDS[card].pattern
    assert gear.counts(sheet.gear(card_type)) == pattern.cubes
    if card_type == WEAPON:
        assert pattern.matches_weapon(sheet.weapon, sheet.plan().grid)
    else:
        assert pattern.matches(sheet.gear(card_type))
        assert sheet.weapon == weapon("...M|....", "...M|....", "...W|....", "...W|....")
    assert position.codes == ("attach:move", "attach:explore", "attach:gather")
    position.choose("attach:explore")
    assert sheet.cards == (-1, card, -1)
    taken = [sum(cubes) for cubes in zip(*(gear.counts(sheet.gear(kind)) for kind in range(3)), strict=True)]
    others = [one for number, one in enumerate(position.state.sheets) if number != seat]
    after = [gear.counts(one.gear(kind)) for one in others for kind in range(3)]
    rest = [sum(cubes) for cubes in zip(*after, strict=True)]
    assert position.state.supply == (60 - taken[0] - rest[0], 90 - taken[1] - rest[1], 25 - taken[2] - rest[2])
    position.choose("attach:move", "attach:move")
    if card_type == WEAPON:
        assert sheet.monks == (0, 0, 1, 0), "the starting monk stands under the right weapon half"
        assert position.seat != seat
    else:
        assert position.seat == seat
        assert "slot:action" in position.codes


@rule("FK-171")
def test_cooperative_players_with_asymmetric_boards_take_no_card() -> None:
    position = Position(3, mode="cooperative", boards="asymmetric", strip=False)
    assert all(sheet.cards == (-1, -1, -1) for sheet in position.state.sheets)
    assert len(position.state.equipment) == 9


@rule("FK-171")
@pytest.mark.parametrize("name", [box.CARDS[card].id for card in box.EQUIPMENT_OF_TYPE[WEAPON]])
def test_every_starting_weapon_card_lies_legally_on_the_grid(name: str) -> None:
    from zataku.games.fuji_koro.setup import starting_layout

    layout = starting_layout(box.CARD_BY_ID[name])
    grid = box.BOARDS[box.SYMMETRIC].grid
    assert grid.legal(gear.occupied(layout), True)
    assert box.CARDS[box.CARD_BY_ID[name]].pattern.matches_weapon(layout, grid)
    assert grid.weapons(layout), "usable"


@rule("FK-189")
def test_a_solo_player_takes_one_card_of_any_type() -> None:
    match = begin(1)
    match.choose("samurai:tomoe")
    kinds = sorted(box.CARD_TYPE[box.CARD_BY_ID[code[5:]]] for code in codes(match))
    assert kinds == [HELMET, WEAPON, SANDALS]
    config = state_of(match).config
    assert config.rounds == 25
    assert config.health_field == "health_solo"
