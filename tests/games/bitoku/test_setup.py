"""Player counts, the board and the players at the start."""

from __future__ import annotations

import pytest

import zataku
from tests.games.bitoku.position import (
    Position,
    at_the_start,
    in_summer,
    row,
    stack,
    stocked,
    torii,
)
from tests.rules import rule
from zataku.games.bitoku.components import (
    ANCIENT_BUILDINGS,
    BUILDING_TYPES,
    COMMON_YOKAI,
    DATA,
    RIVER_NAMES,
    STARTING_YOKAI,
    TORII,
)
from zataku.games.bitoku.state import ASCENSION, EMPTY, LOCKED, SPRING, SUMMER, WINTER
from zataku.games.bitoku.steps.actions import ACTIONS

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = ("fern", "moss", "stone", "rain", "owl", "frog")


@rule("BK-001")
def test_one_to_four_play_and_nobody_else() -> None:
    assert list(zataku.games()["bitoku"].players) == [1, 2, 3, 4]
    for players in (0, 5):
        with pytest.raises(ValueError, match="bitoku"):
            at_the_start(players)
    alone = at_the_start(1).state
    assert alone.tengu is not None
    assert len(alone.sheets) == 2
    assert alone.given.layout == at_the_start(2).state.given.layout
    assert at_the_start(2).state.tengu is None


@rule("BK-001")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_sees_how_many_play_the_tengu_not_counted(players: int) -> None:
    match = zataku.new_match("bitoku", players=players, seed="seats")
    assert match.view(None)["players"] == players


@rule("BK-024")
def test_there_is_a_layout_for_two_one_for_three_and_one_for_four() -> None:
    boards = {players: at_the_start(players).state.given.layout for players in (1, 2, 3, 4)}
    assert boards[1] == boards[2]
    assert len({board.id for board in boards.values()}) == 3
    three, four = boards[3], boards[4]
    assert four.forest > three.forest
    assert four.hill > three.hill
    assert four.garden > three.garden
    assert len(four.mitama_price) > len(three.mitama_price)


@COUNTS
@rule("BK-025", "BK-003", "BK-037")
def test_the_match_starts_in_the_first_spring_with_no_points_and_a_random_order(players: int) -> None:
    state = at_the_start(players).state
    assert (state.round, state.season) == (1, SPRING)
    assert [sheet.vp for sheet in state.sheets] == [0] * players
    assert [sheet.marker for sheet in state.sheets] == [0] * players
    assert sorted(state.order) == list(range(players))
    orders = {at_the_start(players, seed).state.order for seed in SEEDS}
    assert len(orders) > 1


@COUNTS
@rule("BK-026")
def test_every_gate_has_a_torii_tile_of_its_letter(players: int) -> None:
    state = at_the_start(players).state
    gates = [item["set"] for item in DATA["branches"]["items"] if item["kind"] == "torii"]
    paths = len(state.given.layout.paths)
    tiles = [tile for tile in state.given.torii if tile != EMPTY]
    assert [TORII[tile].id[1].upper() for tile in tiles] == gates * paths
    assert len(set(tiles)) == len(tiles)
    assert len({at_the_start(players, seed).state.given.torii for seed in SEEDS}) > 1


def ancient(position: Position) -> dict[str, str]:
    """Where ancient buildings lie: the zone and the type of the space."""
    state = position.state
    return {
        RIVER_NAMES[space // 4]: BUILDING_TYPES[space % 4]
        for space, tile in enumerate(state.zones)
        if tile in ANCIENT_BUILDINGS
    }


@pytest.mark.parametrize(
    ("players", "zones"),
    [
        (1, ["yomi", "stairs", "jade", "forges"]),
        (2, ["yomi", "stairs", "jade", "forges"]),
        (3, ["yomi", "jade"]),
        (4, []),
    ],
)
@rule("BK-027", "BK-X33")
def test_ancient_buildings_lie_lower_left_by_player_count(players: int, zones: tuple[str, ...]) -> None:
    position = at_the_start(players)
    assert ancient(position) == {name: DATA["lower-left"][name] for name in zones}
    assert [tile for tile in position.state.zones if tile != EMPTY and tile not in ANCIENT_BUILDINGS] == []
    assert set(position.state.owners) == {-1}


@COUNTS
@rule("BK-028")
def test_every_region_has_one_of_the_five_lake_treasures(players: int) -> None:
    assert sorted(at_the_start(players).state.given.treasures) == [0, 1, 2, 3, 4]
    assert len({at_the_start(players, seed).state.given.treasures for seed in SEEDS}) > 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@rule("BK-029")
def test_the_displays_are_filled_from_shuffled_stacks(players: int) -> None:
    state = at_the_start(players).state
    board = state.given.layout
    for kind, spaces, all_of_them in (
        ("building", board.buildings, 24),
        ("crystal", len(board.crystal_price), 32),
        ("mitama", len(board.mitama_price), 24),
    ):
        assert len(row(state, kind)) == spaces
        assert EMPTY not in row(state, kind)
        assert sorted((*row(state, kind), *stack(state, kind))) == list(range(all_of_them))
    dealt = [tile for sheet in state.sheets for tile in sheet.dragonflies]
    assert sorted((*row(state, "dragonfly"), *stack(state, "dragonfly"), *dealt)) == list(range(32))
    assert EMPTY not in row(state, "dragonfly")
    assert len(row(state, "dragonfly")) == len(board.dragonfly_price)


@COUNTS
@rule("BK-030")
def test_everybody_is_dealt_a_rock_and_the_garden_is_filled(players: int) -> None:
    state = at_the_start(players).state
    assert [len(sheet.rocks) for sheet in state.sheets] == [1] * players
    assert len(state.garden) == state.given.layout.garden
    out = [*state.garden, *(sheet.rocks[0] for sheet in state.sheets)]
    assert len(set(out)) == len(out)
    assert set(out) <= set(range(13))


@COUNTS
@rule("BK-031", "BK-040")
def test_everybody_has_one_dealt_vision_and_the_others_are_the_deck(players: int) -> None:
    state = at_the_start(players).state
    dealt = [sheet.visions for sheet in state.sheets]
    assert [len(each) for each in dealt] == [1] * players
    assert sorted([*state.vision_deck.cards, *(each[0] for each in dealt)]) == list(range(28))
    # Face up: a spectator sees them.
    shown = at_the_start(players).match.view(None)["seats"]
    assert all(len(seat["visions"]) == 1 for seat in shown)


@COUNTS
@rule("BK-032")
def test_each_hill_shows_a_bitoku_and_a_common_yokai(players: int) -> None:
    state = at_the_start(players).state
    assert sorted((*state.hill_bitoku, *state.bitoku_deck.cards)) == list(range(24))
    assert sorted((*state.hill_yokai, *state.yokai_deck.cards)) == list(COMMON_YOKAI)
    assert len(state.hill_bitoku) == len(state.hill_yokai) == 4
    assert (state.bitoku_discard, state.yokai_discard) == ((), ())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@rule("BK-033")
def test_unused_colours_leave_no_cards_in_the_game(players: int) -> None:
    state = at_the_start(players).state
    starting = [card for sheet in state.sheets for card in sheet.all_yokai()]
    assert sorted(starting) == sorted([*STARTING_YOKAI] * len(state.sheets))
    assert not set(state.yokai_deck.cards) & set(STARTING_YOKAI)


@COUNTS
@rule("BK-034", "BK-020")
def test_dice_start_locked_with_3_2_1(players: int) -> None:
    for sheet in at_the_start(players).state.sheets:
        assert sheet.dice == (3, 2, 1)
        assert sheet.places == (LOCKED,) * 3


@COUNTS
@rule("BK-035")
def test_kodamas_start_on_the_first_spaces(players: int) -> None:
    for sheet in at_the_start(players).state.sheets:
        assert sheet.kodamas == (1, 1, 1, 1, 1)


@COUNTS
@rule("BK-036")
def test_three_pilgrims_are_awake_and_eight_sleep_on_crystal_spaces(players: int) -> None:
    for sheet in at_the_start(players).state.sheets:
        assert sheet.pilgrims == 3
        assert sheet.crystals == (EMPTY,) * 8
        assert (sheet.walking, sheet.arrived, sheet.rockside) == (0, 0, 0)


@COUNTS
@rule("BK-038")
def test_no_building_is_built(players: int) -> None:
    for sheet in at_the_start(players).state.sheets:
        assert sheet.built == 0
    assert len(DATA["construction"]["items"]) == 6


@COUNTS
@rule("BK-039", "BK-042")
def test_everybody_has_a_dragonfly_that_gave_nothing_and_a_wood_a_jade_an_amulet(players: int) -> None:
    dealt = []
    for seed in SEEDS:
        for sheet in at_the_start(players, seed).state.sheets:
            assert len(sheet.dragonflies) == 1
            assert (sheet.mitamas, sheet.pairs) == ((), ())
            assert stocked(sheet) == {"wood": 1, "jade": 1, "amulet1": 1}
            assert sheet.kodamas == (1, 1, 1, 1, 1)
            dealt.append(sheet.dragonflies)
    assert len(set(dealt)) > 1


@COUNTS
@rule("BK-041")
def test_the_starting_yokai_are_the_deck_and_the_hand_is_drawn_in_spring(players: int) -> None:
    state = at_the_start(players).state
    for sheet in state.sheets:
        assert sorted(sheet.all_yokai()) == list(STARTING_YOKAI)
        # The first player is about to discard after drawing four; the others have not drawn yet.
        held = 4 if sheet is state.sheets[state.seat] else 0
        assert (len(sheet.hand), len(sheet.deck)) == (held, 5 - held)


@rule("BK-015")
def test_hands_and_decks_are_hidden_and_all_else_is_open() -> None:
    position = at_the_start(3)
    state = position.state
    for sheet in state.sheets:
        position.hand(sheet, "sy1", "sy2", "sy3")
    for seat in (0, 1, 2, None):
        view = position.match.view(seat)
        for other, shown in enumerate(view["seats"]):
            assert len(shown["hand"]) == shown["hand_size"] == 3
            assert all((card is not None) == (other == seat) for card in shown["hand"])
            assert shown["deck"] == 2
        # Of decks and stacks only the number of cards is told.
        assert view["decks"]["vision"] == {"cards": 25, "under": [], "looked_at": []}
        assert view["stacks"]["mitama"] == 19
    assert position.match.view(0)["seats"][1]["stock"]["wood"] == 1


@rule("BK-002")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_match_has_four_rounds_of_four_seasons_and_ends_with_the_ascension(players: int) -> None:
    position = at_the_start(players)
    seen: list[tuple[int, int]] = []

    def look(state: object) -> bool:
        moment = (position.state.round, position.state.season)
        if not seen or seen[-1] != moment:
            seen.append(moment)
        return False

    position.until(look)
    assert position.match.over
    assert [moment for moment in seen if moment[1] == SUMMER] == [(round, SUMMER) for round in (1, 2, 3, 4)]
    assert [moment for moment in seen if moment[1] == SPRING] == [(round, SPRING) for round in (1, 2, 3, 4)]
    assert [moment for moment in seen if moment[1] == WINTER][:3] == [(round, WINTER) for round in (1, 2, 3)]
    assert seen == sorted(seen)
    assert position.state.season == ASCENSION


@rule("BK-008")
def test_resources_and_amulets_never_run_out() -> None:
    position = in_summer(2)
    for sheet in position.state.sheets:
        sheet.stock[:] = [100] * 7
    assert DATA["pieces"]["resource-tokens"] < 2 * 400
    me = position.me
    position.run(ACTIONS.torii[torii("tb2")])
    position.choose("gain:jade+jade+jade")
    position.run(ACTIONS.torii[torii("tb8")])
    assert (me.stock[2], me.stock[6]) == (103, 101)
