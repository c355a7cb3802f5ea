"""Setting up: WC-001 to WC-018."""

from __future__ import annotations

from collections import Counter

import pytest

import zataku
from tests import engine
from tests.games.white_castle.conftest import CELLS
from tests.games.white_castle.position import Table
from tests.rules import rule
from zataku.games.white_castle import setup
from zataku.games.white_castle.components import (
    CARD_NUMBER,
    CARDS,
    COLOURS,
    DIE_TILES,
    GARDENS,
    YARD_TILES,
)
from zataku.games.white_castle.setup import all_same_dark, lay_tiles, new_state
from zataku.games.white_castle.state import Castle
from zataku.kernel.chance import key_from_seed
from zataku.kernel.match import Match

ROOM_SIZES = (3, 3, 3, 2, 2)
SEEDS = [f"setup-{number}" for number in range(60)]
PLAYERS = (1, 2, 3, 4)


def laid_out(players: int, seed: str = "setup", difficulty: str = "easy") -> Castle:
    return new_state(players, {"difficulty": difficulty}, key_from_seed(seed), None)


def new(players: int, seed: str = "setup") -> Match:
    return zataku.new_match("white-castle", players, seed)


@rule("WC-001")
def test_three_steward_and_two_diplomat_rooms_take_dice_and_the_daimyo_none() -> None:
    view = new(2).view(None)
    assert [room["id"] for room in view["rooms"]] == [
        "steward-1",
        "steward-2",
        "steward-3",
        "diplomat-1",
        "diplomat-2",
    ]
    assert all("dice" in room for room in view["rooms"])
    assert "dice" not in view["daimyo"]
    assert "place:daimyo" not in zataku.game("white-castle").vocabulary


@rule("WC-002")
@pytest.mark.parametrize(("players", "stewards", "diplomats"), [(1, 9, 9), (2, 9, 9), (3, 15, 12), (4, 15, 12)])
def test_marked_cards_stay_out_with_one_or_two_players(players: int, stewards: int, diplomats: int) -> None:
    state = laid_out(players)
    cards = [*state.rooms, *state.decks[0].cards, *state.decks[1].cards]
    assert Counter(CARDS[card].kind for card in cards) == {"steward": stewards, "diplomat": diplomats}
    marked = {CARDS[card].id for card in cards if CARDS[card].marked}
    assert marked == (set() if players < 3 else {"S01", "S03", "S06", "S08", "S11", "S14", "P01", "P09", "P12"})


@rule("WC-003")
@pytest.mark.parametrize(("players", "left"), [(1, (6, 7)), (2, (6, 7)), (3, (12, 10)), (4, (12, 10))])
def test_each_room_has_a_card_of_its_floor_and_the_rest_is_the_deck(players: int, left: tuple[int, int]) -> None:
    state = laid_out(players)
    kinds = [CARDS[card].kind for card in state.rooms]
    assert kinds == ["steward"] * 3 + ["diplomat"] * 2
    assert (len(state.decks[0]), len(state.decks[1])) == left
    assert all(CARDS[card].kind == "steward" for card in state.decks[0].cards)
    assert len({laid_out(players, seed).rooms for seed in SEEDS}) > 30


@rule("WC-004")
def test_five_cards_with_the_same_dark_action_are_dealt_again() -> None:
    courtiers = [CARD_NUMBER[card] for card in ("S02", "S09", "S10", "P02", "P03")]
    mixed = [CARD_NUMBER[card] for card in ("S02", "S09", "S10", "P02", "P05")]
    assert all_same_dark(courtiers), "the seal asked by steward cards makes no difference"
    assert not all_same_dark(mixed)
    assert not any(all_same_dark(laid_out(2, f"dark-{number}").rooms) for number in range(400))


@rule("WC-004")
def test_such_a_deal_really_comes_up_and_is_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.replaces_rules("rules")
    refused: list[bool] = []

    def look(cards: tuple[int, ...]) -> bool:
        refused.append(len(refused) < 2)
        return refused[-1]

    monkeypatch.setattr(setup, "all_same_dark", look)
    state = laid_out(2)
    assert refused == [True, True, False]
    assert len({*state.rooms, *state.decks[0].cards, *state.decks[1].cards}) == 18


@rule("WC-005")
def test_one_of_nine_daimyo_cards_is_used() -> None:
    assert {laid_out(2, f"daimyo-{number}").layout.daimyo for number in range(120)} == set(range(9))


@rule("WC-006")
def test_marked_cells_get_one_tile_of_each_colour_and_the_rest_go_by_number() -> None:
    for seed in SEEDS:
        tops = [room[0] for room in laid_out(2, seed).layout.tiles[:3]]
        assert sorted(tops) == [0, 1, 2]
    # Tiles 0-4 are coral, 5-9 black, 10-14 white. In this order no cell is ever skipped.
    order = [0, 5, 10, 1, 6, 11, 2, 7, 12, 3, 8, 13, 4, 9, 14]
    laid = lay_tiles(order, (0, 1, 2))
    assert laid is not None
    assert [laid[room, 0] for room in range(3)] == [0, 5, 10]
    numbered = [laid[cell] for cell in CELLS]
    assert numbered == [1, 6, 11, 2, 7, 12, 3, 8, 13, 4, 9, 14]


@rule("WC-007")
def test_a_tile_that_would_make_a_room_one_coloured_goes_further() -> None:
    # Steward room 1 has coral on top and in the middle; the next coral tile (2) skips its last cell.
    order = [0, 5, 10, 1, 6, 11, 7, 12, 2, 3, 8, 13, 4, 9, 14]
    laid = lay_tiles(order, (0, 1, 2))
    assert laid is not None
    assert laid[0, 1] == 1
    assert laid[1, 2] == 2, "the coral tile takes the next free cell"
    assert laid[0, 2] == 8, "the skipped cell stays the lowest free one; coral 3 may not enter either"


@rule("WC-007")
def test_no_room_is_ever_one_coloured_and_a_dead_end_starts_over() -> None:
    for number in range(300):
        layout = laid_out(2, f"tiles-{number}").layout
        assert all(len(set(room)) >= 2 for room in layout.tiles)
        used = Counter(colour for room in layout.tiles for colour in room)
        assert all(used[colour] + sum(DIE_TILES[tile].colour == colour for tile in layout.well) == 5 for colour in used)
    # Three coral tiles are left, for the well and for a diplomat room whose other tile is coral.
    dead_end = [0, 5, 10, 6, 11, 7, 8, 1, 12, 13, 9, 14, 2, 3, 4]
    assert lay_tiles(dead_end, (0, 1, 2)) is None


@rule("WC-008")
def test_tiles_show_dice_in_the_castle_and_rewards_at_the_well_all_match_long() -> None:
    match = new(2)
    view = match.view(None)
    assert [len(room["tiles"]) for room in view["rooms"]] == list(ROOM_SIZES)
    assert all(tile in COLOURS for room in view["rooms"] for tile in room["tiles"])
    assert len(view["well"]["rewards"]) == 2
    assert set(view["well"]["rewards"]) <= {"food", "iron", "pearl", "any", "coin"}
    tiles, rewards = [room["tiles"] for room in view["rooms"]], view["well"]["rewards"]
    while not match.over:
        match.choose(match.state.offer[0])
    end = match.view(None)
    assert ([room["tiles"] for room in end["rooms"]], end["well"]["rewards"]) == (tiles, rewards)


@rule("WC-009")
@pytest.mark.parametrize(("players", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_one_die_more_than_players_of_each_colour(players: int, dice: int) -> None:
    for left, middle, right in laid_out(players).bridges:
        assert left > 0 < right
        assert len(middle) + 2 == dice


@rule("WC-010")
def test_dice_lie_in_ascending_order_and_are_seen_before_the_pairs_are_picked() -> None:
    for seed in SEEDS[:20]:
        match = new(4, seed)
        prompt = match.decision
        assert prompt is not None
        assert prompt.prompt.id == "prompt-pick-pair"
        for bridge in match.view(None)["bridges"]:
            values = [bridge["left"], *bridge["middle"], bridge["right"]]
            assert values == sorted(values)
            assert all(1 <= value <= 6 for value in values)


@rule("WC-011")
def test_each_bridge_has_a_stone_and_a_flower_garden() -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        gardens = laid_out(3, seed).layout.gardens
        assert [GARDENS[garden].kind for garden in gardens] == ["stone", "flower"] * 3
        assert len(set(gardens)) == 6
        seen.update(gardens)
    assert len(seen) == 10


@rule("WC-012")
def test_four_yard_tiles_lie_with_the_side_of_their_space() -> None:
    seen = set()
    for seed in SEEDS:
        yards = new(2, seed).view(None)["yards"]
        assert [(yard["id"], yard["cost"]) for yard in yards] == [("yard-5", 5), ("yard-3", 3), ("yard-1", 1)]
        assert [[tile["side"] for tile in yard["tiles"]] for yard in yards] == [
            ["blue", "yellow"],
            ["blue"],
            ["yellow"],
        ]
        tiles = [tile["id"] for yard in yards for tile in yard["tiles"]]
        assert len(set(tiles)) == 4
        faces = {tile.id: tile.faces for tile in YARD_TILES}
        for yard in yards:
            for tile in yard["tiles"]:
                assert tile["action"] == str(faces[tile["id"]][tile["side"]])
        seen.update(tiles)
    assert len(seen) == 8


@rule("WC-013")
def test_a_clan_starts_with_its_members_and_nothing_else() -> None:
    for sheet in laid_out(4).sheets:
        assert (sheet.courtiers, sheet.gardeners, sheet.warriors) == (5, 5, 5)
        assert sheet.goods == [0] * 6
        assert sheet.influence == 0
        assert sheet.lantern.cards == ()


@rule("WC-014")
def test_markers_start_as_a_random_stack_whose_top_is_first() -> None:
    orders = set()
    for seed in SEEDS:
        state = laid_out(3, seed)
        assert state.moved == state.order[::-1], "the first player's marker lies on top"
        orders.add(state.order)
    assert len(orders) == 6


@rule("WC-015")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_pair_more_than_players_is_offered(players: int) -> None:
    match = new(players)
    pairs = match.view(None)["pairs"]
    assert len(pairs) == players + 1
    assert all(pair["resource"]["id"][0] == "R" and pair["action"]["id"][0] == "A" for pair in pairs)
    for _ in range(players):
        while match.decision is not None and match.decision.prompt.id != "prompt-pick-pair":
            match.choose(match.state.offer[0])
        match.choose(match.state.offer[0])
    while match.view(None)["round"] == 0:
        match.choose(match.state.offer[0])
    assert sum(pair is not None for pair in match.view(None)["pairs"]) == 1, "the pair nobody took stays visible"


@rule("WC-016")
def test_pairs_are_picked_in_reverse_order_and_their_resources_come_at_once() -> None:
    match = new(3)
    state = match.state
    assert isinstance(state, Castle)
    last, middle, first = state.order[::-1]
    state.pairs = tuple(
        (CARD_NUMBER[resource], CARD_NUMBER[action])
        for resource, action in (("R7", "A1"), ("R4", "A3"), ("R9", "A5"), ("R2", "A6"))
    )
    state.ask_again()
    assert state.seat == last
    match.choose("pair:1")
    assert state.seat == last, "the resource of choice is chosen before the next player picks"
    assert [option.code for option in state.offer] == ["pick:food", "pick:iron", "pick:pearl"]
    match.choose("pick:iron")
    sheet = state.sheets[last]
    assert sheet.goods == [2, 2, 0, 1, 0, 0], "the decree gives nothing now"
    assert [CARDS[card].id for card in sheet.lantern.cards] == ["R7", "decree-point"]
    assert CARDS[sheet.card].id == "A1"
    assert state.seat == middle
    assert match.refusals().keys() == {zataku.game("white-castle").vocabulary["pair:1"]}
    match.choose("pair:2")
    assert state.sheets[middle].goods == [4, 0, 0, 1, 2, 0]
    assert [CARDS[card].id for card in state.sheets[middle].lantern.cards] == ["R4", "decree-seal"]
    assert state.seat == first
    match.choose("pair:3")
    assert [CARDS[card].id for card in state.sheets[first].lantern.cards] == ["R9"]
    assert (state.seat, state.round) == (first, 1)


@rule("WC-017")
def test_every_setup_is_random_and_no_fixed_layout_is_offered() -> None:
    game = zataku.game("white-castle")
    assert [option.name for option in game.options] == ["difficulty"]
    with pytest.raises(ValueError, match="first_game"):
        zataku.new_match("white-castle", 2, "x", {"first_game": True})
    assert len({(laid_out(2, seed).rooms, laid_out(2, seed).layout.tiles) for seed in SEEDS}) == len(SEEDS)


@rule("WC-018")
def test_coins_never_run_out_and_four_clans_can_hold_all_twenty_seals() -> None:
    table = Table(4)
    for seat in range(4):
        table.clan(seat, coin=99, seal=4)
        table.perform("3 coin", seat)
        table.perform("seal", seat)
    assert [table.sheet(seat).goods[:2] for seat in range(4)] == [[102, 5]] * 4
