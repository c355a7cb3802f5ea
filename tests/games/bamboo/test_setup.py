"""Setup (BB-001 to BB-019)."""

from collections import Counter

import pytest

from tests.games.bamboo.position import EMPTY, HARMONY_TILES, Position
from tests.rules import rule
from zataku.games.bamboo import GAME
from zataku.games.bamboo.components import ACTIONS, COMPONENTS, KINDS, PARTS, TEMPLES
from zataku.games.bamboo.scoring import parts
from zataku.games.bamboo.state import HARMONY_COLUMNS, Bamboo
from zataku.kernel.match import Match

SEEDS = [f"setup-{number}" for number in range(8)]
any_count = pytest.mark.parametrize("players", [2, 3, 4])


def drafted(players: int, seed: str = "test") -> Position:
    """A position where everybody has picked their shoots."""
    position = Position(players, seed=seed)
    while position.offers("pick:"):
        position.choose(position.codes[0])
    return position


@rule("BB-002", "BB-017")
@any_count
def test_the_board_shoots_fill_the_slots_at_random(players: int) -> None:
    layouts = set()
    for seed in SEEDS:
        slots = Position(players, seed=seed).state.slots
        assert [len(slot) for slot in slots] == [3, 3, 3, 3]
        shoots = [COMPONENTS.shoots[shoot] for slot in slots for shoot in slot]
        assert {shoot.group for shoot in shoots} == {"board"}
        assert len(set(shoots)) == 12
        layouts.add(slots)
    assert len(layouts) == len(SEEDS)


@rule("BB-003")
def test_gifts_are_not_seen_before_spring() -> None:
    position = Position(2)
    assert position.offers("pick:")
    assert position.match.view(0)["gifts"] == []
    assert (position.match.view(0)["round"], position.match.view(0)["season"]) == (0, None)


@rule("BB-004")
@any_count
def test_the_harmony_market(players: int) -> None:
    state = Position(players).state
    for column, total in enumerate((24, 20, 24)):
        assert len(state.market[column]) == 3
        drawn = players if column == COMPONENTS.numbers.start_harmony else 0
        assert len(state.stacks[column]) == total - 3 - drawn
        cards = (*state.market[column], *state.stacks[column].cards)
        assert {COMPONENTS.harmony_tiles[tile].part for tile in cards} == {column}


@rule("BB-005")
@pytest.mark.parametrize(("players", "left"), [(2, 20), (3, 28), (4, 28)])
def test_the_house_market(players: int, left: int) -> None:
    state = Position(players).state
    for type_ in range(2):
        open_tiles = state.market[HARMONY_COLUMNS + type_]
        stack = state.stacks[HARMONY_COLUMNS + type_].cards
        assert (len(open_tiles), len(stack)) == (4, left)
        tiles = [COMPONENTS.house_tiles[tile] for tile in (*open_tiles, *stack)]
        assert {tile.type for tile in tiles} == {type_}
        assert any(tile.three_or_more for tile in tiles) == (players > 2)


@rule("BB-006")
def test_four_piles_of_four_spirits() -> None:
    state = Position(3).state
    assert len(state.spirits) == 4
    assert state.piles == (3, 3, 3, 3)
    # 12 spirits lie below the visible ones and 5 are out of the match; nobody knows which.
    assert len(state.unseen) == 12 + 5
    assert Counter((*state.spirits, *state.unseen.cards)) == dict.fromkeys(range(7), 3)
    view = Position(3).match.view(0)
    assert [temple["below"] for temple in view["temples"]] == [3, 3, 3, 3]


@rule("BB-007", "BB-019")
def test_ghost_incense_with_two_players() -> None:
    layouts = set()
    for seed in SEEDS:
        state = Position(2, seed=seed).state
        assert sorted(map(len, state.temples)) == [0, 2, 3, 3]
        assert {owner for temple in state.temples for owner in temple} == {3}
        assert 3 not in range(len(state.sheets))
        layouts.add(state.temples)
    assert len(layouts) > 3


@rule("BB-007", "BB-019")
@pytest.mark.parametrize("players", [3, 4])
def test_no_ghost_with_more_players(players: int) -> None:
    state = Position(players).state
    assert state.temples == ((),) * 4
    # Brown has seven incense like the others.
    assert {sheet.incense + sheet.waiting for sheet in state.sheets} == {7}


@rule("BB-008")
def test_five_food_tokens_are_open() -> None:
    state = Position(3).state
    assert len(state.food) == 5
    assert len(state.supply) == 21
    assert state.discards == (0, 0, 0)
    assert Counter((*state.food, *state.supply.cards)) == {0: 6, 1: 12, 2: 8}


@rule("BB-009")
def test_chance_names_the_first_player() -> None:
    first = Counter(Position(3, seed=f"first-{number}").state.first for number in range(40))
    assert set(first) == {0, 1, 2}
    position = Position(3)
    assert position.state.seat == position.state.first


@rule("BB-010")
def test_everybody_plays_the_same_side() -> None:
    for side, named in (("day", 0), ("night", 5)):
        view = Position(4, side).match.view(None)
        assert [sum(cell["named"] is not None for cell in seat["house"]) for seat in view["seats"]] == [named] * 4


@rule("BB-011", "BB-015")
@any_count
def test_what_players_begin_with(players: int) -> None:
    for sheet in Position(players).state.sheets:
        assert (sheet.happiness, sheet.coins, sheet.incense, sheet.waiting) == (5, 3, 3, 4)
        assert sheet.occupied == 0
        assert sum(sheet.food) == sum(sheet.awake) == sum(sheet.asleep) == 0


@rule("BB-012")
@any_count
def test_a_harmony_tile_each(players: int) -> None:
    position = Position(players)
    for seat in range(players):
        held = position.held(seat)
        assert len(held) == 1
        part = COMPONENTS.numbers.start_harmony
        assert HARMONY_TILES[held[0]] not in position.state.stacks[part].cards
        assert COMPONENTS.harmony_tiles[HARMONY_TILES[held[0]]].part == part
        # It takes one of the two cells of its kind.
        position.sheet(seat).hold(part, position.state.market[part][0])
        assert position.act("harmony", seat).offers(f"take-harmony:{PARTS[part]}") == []


@rule("BB-013")
@any_count
def test_four_player_shoots_each(players: int) -> None:
    for seed in SEEDS[:4]:
        state = Position(players, seed=seed).state
        for seat, name in zip(state.turn_order(), "ABCD", strict=False):
            areas = state.sheets[seat].areas
            shoots = [COMPONENTS.shoots[shoot] for area in areas for shoot in area]
            assert {shoot.set for shoot in shoots} == {name}
            assert [shoot.colour for shoot in shoots] == [0, 1, 2, 3]
            assert sorted(ACTIONS[shoot.action] for shoot in shoots) == ["cooking", "harmony", "house", "income"]


@rule("BB-014")
@any_count
def test_two_plain_shoots_are_picked(players: int) -> None:
    position = Position(players, seed="draft")
    state = position.state
    first = state.first
    assert len(state.draft) == 2 * players
    assert {COMPONENTS.shoots[shoot].group for shoot in state.draft} == {"plain"}
    deciders = []
    while len(state.draft) > 1:
        deciders.append(state.seat)
        code = position.codes[-1]
        colour = code.removeprefix("pick:").split("-")[0]
        seat = state.seat
        before = position.area(colour, seat)
        position.choose(code)
        assert position.area(colour, seat) == [*before, code.removeprefix("pick:")]
    # The last one has no choice and is taken unasked; the order is the same both times.
    order = [(first + place) % players for place in range(players)]
    assert deciders == (order + order)[:-1]
    for sheet in state.sheets:
        assert sum(map(len, sheet.areas)) == 6


@rule("BB-014")
def test_the_other_plain_shoots_leave_the_game() -> None:
    state = drafted(2).state
    in_play = [shoot for slot in state.slots for shoot in slot]
    in_play += [shoot for sheet in state.sheets for area in sheet.areas for shoot in area]
    assert len(in_play) == 24
    assert state.draft == ()


@rule("BB-016")
@any_count
def test_every_seat_sees_the_same(players: int) -> None:
    match = drafted(players).match
    views = [{**match.view(seat), "seat": None} for seat in (*range(players), None)]
    assert all(view == views[0] for view in views)
    assert {"coins", "food", "spirits", "harmony", "areas", "house"} <= views[0]["seats"][0].keys()


@rule("BB-016")
def test_stacks_and_supplies_are_hidden() -> None:
    match = drafted(3).match
    text = str(match.view(0))
    state = match.state
    assert isinstance(state, Bamboo)
    hidden = [COMPONENTS.harmony_tiles[tile].id for column in range(3) for tile in state.stacks[column].cards]
    assert hidden
    assert not any(f"'{name}'" in text for name in hidden)
    hidden = [COMPONENTS.house_tiles[tile].id for column in (3, 4) for tile in state.stacks[column].cards]
    assert not any(f"'{name}'" in text for name in hidden)


@rule("BB-017", "BB-018")
@any_count
def test_between_turns_slots_hold_three_and_players_six(players: int) -> None:
    position = drafted(players)
    sizes = position.match.view(None)["seats"][0]["area_sizes"]
    assert len(set(sizes.values())) > 1
    assert max(sizes.values()) == 4
    turns = 0
    while not position.state.over:
        if position.offers("visit:"):
            turns += 1
            assert [len(slot) for slot in position.state.slots] == [3] * 4
            for sheet in position.state.sheets:
                assert sum(map(len, sheet.areas)) == 6
                assert all(len(area) <= cells for area, cells in zip(sheet.areas, sizes.values(), strict=True))
        position.choose(position.codes[turns % len(position.codes)])
    assert turns > 10 * players // 2


@rule("BB-019")
def test_colours_of_seats_and_temples() -> None:
    view = Position(4).match.view(None)
    assert [seat["colour"] for seat in view["seats"]] == ["purple", "yellow", "green", "brown"]
    assert list(TEMPLES) == ["red", "blue", "green", "yellow"]


@rule("BB-019", "BB-082")
@pytest.mark.parametrize(("players", "ghost"), [(2, True), (3, False), (4, False)])
def test_only_with_two_players_brown_is_the_ghosts(players: int, ghost: bool) -> None:
    temples = Position(players).match.view(0)["temples"]
    owners = {owner for temple in temples for owner in temple["incense"]}
    assert owners == ({"ghost"} if ghost else set())
    # What the fourth seat has put into a temple is its own with four players.
    position = Position(players)
    position.state.temples = ((3,), (), (), ())
    assert position.match.view(0)["temples"][0]["incense"] == (["ghost"] if ghost else [3])
    offered = Position(players, colours="chosen").codes
    assert ("colour:brown" in offered) != ghost


@rule("BB-019", "BB-112")
@any_count
def test_everybody_chooses_a_colour_in_turn_order(players: int) -> None:
    position = Position(players, "night", colours="chosen")
    order = position.state.turn_order()
    chosen: list[str] = []
    for seat in order:
        if not position.offers("colour:"):
            break  # The last of four has one left, and takes it unasked.
        assert position.state.seat == seat
        before = {f"colour:{colour}" for colour in chosen}
        assert not before & set(position.codes)
        for code in before:
            assert position.why_not(code) == ("refusal-colour-taken", "BB-019")
        chosen.append(position.codes[-1].removeprefix("colour:"))
        position.choose(position.codes[-1])
        colours = [sheet["colour"] for sheet in position.match.view(None)["seats"]]
        assert len(set(colours)) == players
        assert [colours[other] for other in order[: len(chosen)]] == chosen
    # The night board is that of the colour, for what it takes and for what it costs.
    for seat, sheet in enumerate(position.match.view(None)["seats"]):
        board = COMPONENTS.named[COMPONENTS.colours.index(sheet["colour"])]
        named = [None if kind < 0 else KINDS[kind] for kind in board]
        assert [cell["named"] for cell in sheet["house"]] == named
        cell = next(cell for cell, kind in enumerate(board) if kind == 0)
        position.house(seat, "D1 .. .. .. ..", EMPTY, EMPTY)
        empty = sum(kind >= 0 for kind in board) - (board[0] >= 0)
        assert parts(position.state, seat)["night"] == -empty
        position.house(seat).house_market("I", "I-D1")
        position.sheet(seat).coins = 9
        position.act("house", seat).choose("house:I:1")
        assert f"cell:{COMPONENTS.grid.name(cell)}" in position.codes
        others = [other for other, kind in enumerate(board) if kind > 0]
        assert not {f"cell:{COMPONENTS.grid.name(other)}" for other in others} & set(position.codes)


@rule("BB-019")
def test_whoever_loses_a_colour_has_the_other_until_choosing() -> None:
    position = Position(3, colours="chosen")
    first, second, third = position.state.turn_order()
    wanted = position.match.view(None)["seats"][second]["colour"]
    old = position.match.view(None)["seats"][first]["colour"]
    position.choose(f"colour:{wanted}")
    colours = [sheet["colour"] for sheet in position.match.view(None)["seats"]]
    assert (colours[first], colours[second]) == (wanted, old)
    assert position.codes == [f"colour:{name}" for name in ("purple", "yellow", "green", "brown") if name != wanted]
    assert position.state.seat == second
    assert third not in (first, second)


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="2, 3, 4"):
        Match(GAME, 5, "x")
    with pytest.raises(ValueError, match="day, night"):
        Match(GAME, 2, "x", {"side": "dusk"})
