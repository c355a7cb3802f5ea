"""Setup (BB-001 to BB-019)."""

from collections import Counter

import pytest

from tests.games.bamboo.table import TEMPLES, Table
from tests.rules import rule
from zataku.games.bamboo import GAME
from zataku.games.bamboo.components import ACTIONS, COMPONENTS
from zataku.games.bamboo.state import GHOST, HARMONY_COLUMNS, Bamboo
from zataku.kernel.match import Match

SEEDS = [f"setup-{number}" for number in range(8)]
any_count = pytest.mark.parametrize("players", [2, 3, 4])


def drafted(players: int, seed: str = "test") -> Table:
    """A table where everybody has picked their shoots."""
    table = Table(players, seed=seed)
    while table.offers("pick:"):
        table.choose(table.codes[0])
    return table


@rule("BB-002", "BB-017")
@any_count
def test_the_board_shoots_fill_the_slots_at_random(players: int) -> None:
    layouts = set()
    for seed in SEEDS:
        slots = Table(players, seed=seed).state.slots
        assert [len(slot) for slot in slots] == [3, 3, 3, 3]
        shoots = [COMPONENTS.shoots[shoot] for slot in slots for shoot in slot]
        assert {shoot.group for shoot in shoots} == {"board"}
        assert len(set(shoots)) == 12
        layouts.add(slots)
    assert len(layouts) == len(SEEDS)


@rule("BB-003")
def test_gifts_are_not_seen_before_spring() -> None:
    table = Table(2)
    assert table.offers("pick:")
    assert table.match.view(0)["gifts"] == []


@rule("BB-004")
@any_count
def test_the_harmony_market(players: int) -> None:
    state = Table(players).state
    for column, total in enumerate((24, 20, 24)):
        assert len(state.market[column]) == 3
        drawn = players if column == 1 else 0
        assert len(state.stacks[column]) == total - 3 - drawn
        cards = (*state.market[column], *state.stacks[column].cards)
        assert {COMPONENTS.harmony_tiles[tile].part for tile in cards} == {column}


@rule("BB-005")
@pytest.mark.parametrize(("players", "left"), [(2, 20), (3, 28), (4, 28)])
def test_the_house_market(players: int, left: int) -> None:
    state = Table(players).state
    for type_ in range(2):
        open_tiles = state.market[HARMONY_COLUMNS + type_]
        stack = state.stacks[HARMONY_COLUMNS + type_].cards
        assert (len(open_tiles), len(stack)) == (4, left)
        tiles = [COMPONENTS.house_tiles[tile] for tile in (*open_tiles, *stack)]
        assert {tile.type for tile in tiles} == {type_}
        assert any(tile.three_or_more for tile in tiles) == (players > 2)


@rule("BB-006")
def test_four_piles_of_four_spirits() -> None:
    state = Table(3).state
    assert len(state.spirits) == 4
    assert state.piles == (3, 3, 3, 3)
    # 12 spirits lie below the visible ones and 5 are out of the match; nobody knows which.
    assert len(state.unseen) == 12 + 5
    assert Counter((*state.spirits, *state.unseen.cards)) == dict.fromkeys(range(7), 3)
    view = Table(3).match.view(0)
    assert [temple["below"] for temple in view["temples"]] == [3, 3, 3, 3]


@rule("BB-007", "BB-019")
def test_ghost_incense_with_two_players() -> None:
    layouts = set()
    for seed in SEEDS:
        state = Table(2, seed=seed).state
        assert sorted(map(len, state.temples)) == [0, 2, 3, 3]
        assert {owner for temple in state.temples for owner in temple} == {GHOST}
        layouts.add(state.temples)
    assert len(layouts) > 3


@rule("BB-007", "BB-019")
@pytest.mark.parametrize("players", [3, 4])
def test_no_ghost_with_more_players(players: int) -> None:
    state = Table(players).state
    assert state.temples == ((),) * 4
    # Brown has seven incense like the others.
    assert {player.incense + player.waiting for player in state.seats} == {7}


@rule("BB-008")
def test_five_food_tokens_are_open() -> None:
    state = Table(3).state
    assert len(state.food) == 5
    assert len(state.supply) == 21
    assert Counter((*state.food, *state.supply.cards)) == {0: 6, 1: 12, 2: 8}


@rule("BB-009")
def test_chance_names_the_first_player() -> None:
    first = Counter(Table(3, seed=f"first-{number}").state.first for number in range(40))
    assert set(first) == {0, 1, 2}
    table = Table(3)
    assert table.state.seat == table.state.first


@rule("BB-010")
def test_everybody_plays_the_same_side() -> None:
    for side, named in (("day", 0), ("night", 5)):
        view = Table(4, side).match.view(None)
        assert [sum(cell["named"] is not None for cell in seat["house"]) for seat in view["seats"]] == [named] * 4


@rule("BB-011", "BB-015")
@any_count
def test_what_players_begin_with(players: int) -> None:
    for player in Table(players).state.seats:
        assert (player.happiness, player.coins, player.incense, player.waiting) == (5, 3, 3, 4)
        assert player.occupied == 0
        assert sum(player.food) == sum(player.awake) == sum(player.asleep) == 0


@rule("BB-012")
@any_count
def test_a_whole_house_harmony_tile_each(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        held = table.held(seat)
        assert len(held) == 1
        assert held[0].startswith("W")
        # It takes one of the two cells of its kind.
        table.player(seat).harmony = (*table.player(seat).harmony[:3], table.state.market[1][0], -1, -1)
        assert table.act("harmony", seat).offers("take-harmony:whole") == []


@rule("BB-013")
@any_count
def test_four_player_shoots_each(players: int) -> None:
    for seed in SEEDS[:4]:
        state = Table(players, seed=seed).state
        for place, name in zip(range(players), "ABCD", strict=False):
            areas = state.seats[state.in_turn_order(place)].areas
            shoots = [COMPONENTS.shoots[shoot] for area in areas for shoot in area]
            assert {shoot.set for shoot in shoots} == {name}
            assert [shoot.colour for shoot in shoots] == [0, 1, 2, 3]
            assert sorted(ACTIONS[shoot.action] for shoot in shoots) == ["cooking", "harmony", "house", "income"]


@rule("BB-014")
@any_count
def test_two_plain_shoots_are_picked(players: int) -> None:
    table = Table(players, seed="draft")
    state = table.state
    first = state.first
    assert len(state.draft) == 2 * players
    assert {COMPONENTS.shoots[shoot].group for shoot in state.draft} == {"plain"}
    deciders = []
    while len(state.draft) > 1:
        deciders.append(state.seat)
        code = table.codes[-1]
        colour = code.removeprefix("pick:").split("-")[0]
        seat = state.seat
        before = table.area(colour, seat)
        table.choose(code)
        assert table.area(colour, seat) == [*before, code.removeprefix("pick:")]
    # The last one has no choice and is taken unasked; the order is the same both times.
    order = [(first + place) % players for place in range(players)]
    assert deciders == (order + order)[:-1]
    for player in state.seats:
        assert sum(map(len, player.areas)) == 6


@rule("BB-014")
def test_the_other_plain_shoots_leave_the_game() -> None:
    state = drafted(2).state
    in_play = [shoot for slot in state.slots for shoot in slot]
    in_play += [shoot for player in state.seats for area in player.areas for shoot in area]
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
    table = drafted(players)
    assert table.state.area_cells == 4
    turns = 0
    while not table.state.over:
        if table.offers("visit:"):
            turns += 1
            assert [len(slot) for slot in table.state.slots] == [3] * 4
            for player in table.state.seats:
                assert sum(map(len, player.areas)) == 6
                assert all(len(area) <= 4 for area in player.areas)
        table.choose(table.codes[turns % len(table.codes)])
    assert turns > 10 * players // 2


@rule("BB-019")
def test_colours_of_seats_and_temples() -> None:
    view = Table(4).match.view(None)
    assert [seat["colour"] for seat in view["seats"]] == ["purple", "yellow", "green", "brown"]
    assert list(TEMPLES) == ["red", "blue", "green", "yellow"]
    assert "ghost" in str(Table(2).match.view(0)["temples"])


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="2, 3, 4"):
        Match(GAME, 5, "x")
    with pytest.raises(ValueError, match="day, night"):
        Match(GAME, 2, "x", {"side": "dusk"})
