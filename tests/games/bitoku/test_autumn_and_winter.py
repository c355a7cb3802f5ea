"""Autumn and winter."""

from __future__ import annotations

import pytest

from tests.games.bitoku.positions import (
    Table,
    beside,
    bitoku,
    branch,
    dragonflies,
    forest,
    home,
    in_summer,
    mitamas,
    put,
    rocks,
    yokai,
)
from tests.rules import rule
from zataku.games.bitoku.scoring import virtue_points
from zataku.games.bitoku.state import ASCENSION, EMPTY, HILL, LOCKED, SPRING, WINTER, Bitoku
from zataku.games.bitoku.steps.seasons import Autumn, Winter, moved
from zataku.kernel.hidden import Bag, Pile
from zataku.kernel.steps import Step


def season(table: Table, step: Step[Bitoku]) -> None:
    """Begin this season now."""
    table.state.agenda.clear()
    table.state.push(step)
    table.state.advance()


def keep_all(table: Table) -> None:
    """Go through winter's decisions without removing anything."""
    while table.state.phase == WINTER and not table.match.over:
        table.choose("skip" if "skip" in table.offers else table.offers[0])


# Autumn


@rule("BK-154", "BK-155", "BK-X16")
def test_the_highest_dice_in_the_home_make_the_new_order() -> None:
    table = in_summer(4)
    state = table.state
    purple, green, brown, yellow = 0, 1, 2, 3
    state.order = (purple, green, brown, yellow)
    for player in state.players:
        player.places = (forest("yomi"), LOCKED, LOCKED)
    state.players[yellow].places = (home(1), home(3), LOCKED)
    state.players[brown].places = (LOCKED, LOCKED, home(2))
    # Heights count, not values.
    state.players[yellow].dice = (1, 1, 1)
    state.players[brown].dice = (6, 6, 6)
    season(table, Autumn.of())
    assert state.order == (yellow, brown, purple, green)


@rule("BK-154")
def test_the_copy_space_counts_for_the_order_too() -> None:
    table = in_summer(2)
    state = table.state
    state.order = (0, 1)
    state.players[0].places = (LOCKED, LOCKED, LOCKED)
    state.players[1].places = (LOCKED, home(4), LOCKED)
    season(table, Autumn.of())
    assert state.order == (1, 0)


@rule("BK-155")
def test_without_dice_in_the_home_the_order_stays() -> None:
    table = in_summer(3)
    before = table.state.order
    season(table, Autumn.of())
    assert table.state.order == before


@rule("BK-156")
def test_autumn_asks_nothing_and_winter_follows() -> None:
    table = in_summer(3)
    season(table, Autumn.of())
    assert table.state.phase == WINTER


# Winter


@rule("BK-157", "BK-158")
def test_dice_come_home_locked_in_any_arrangement_with_their_values() -> None:
    table = in_summer(2)
    state = table.state
    state.order = (1, 0)
    for player in state.players:
        player.dice = (4, 2, 6)
        player.places = (HILL, forest("jade"), home(1))
        player.slots = (EMPTY,) * 3
    season(table, Winter.of())
    # The new turn order decides who arranges first.
    assert table.seat == 1
    assert sorted(table.offers) == ["dice:2-4-6", "dice:2-6-4", "dice:4-2-6", "dice:4-6-2", "dice:6-2-4", "dice:6-4-2"]
    table.choose("dice:6-2-4")
    assert state.players[1].dice == (6, 2, 4)
    assert state.players[1].places == (LOCKED, LOCKED, LOCKED)
    assert table.seat == 0


def in_winter(players: int = 2) -> Table:
    """Everybody has played three starting cards; dice are equal, so that nothing has to be arranged."""
    table = in_summer(players)
    for player in table.state.players:
        player.dice = (2, 2, 2)
        player.slots = yokai("sy1", "sy2", "sy3")
        player.hand, player.gained = Pile(), Pile()
        player.deck, player.discard = Bag(yokai("sy4", "sy5")), ()
    return table


@rule("BK-157", "BK-159")
def test_with_five_yokai_one_of_those_on_the_slots_may_go() -> None:
    table = in_winter()
    state = table.state
    state.order = (1, 0)
    season(table, Winter.of())
    assert table.seat == 1
    assert table.offers == ["remove:left", "remove:middle", "remove:right", "skip"]
    table.choose("remove:middle")
    assert state.players[1].removed == yokai("sy2")
    assert table.seat == 0
    table.choose("skip")
    assert state.players[0].removed == ()


@rule("BK-159")
def test_with_four_yokai_left_none_may_go() -> None:
    table = in_winter()
    state = table.state
    for player in state.players:
        player.deck = Bag(yokai("sy4"))
        player.removed = yokai("sy5")
    season(table, Winter.of())
    assert state.phase == SPRING


@rule("BK-160", "BK-X03")
@pytest.mark.parametrize(("buildings", "vp"), [(0, 0), (1, 2), (3, 6), (6, 12)])
def test_the_sample_nezumi_pays_2_for_each_building(buildings: int, vp: int) -> None:
    table = in_winter()
    state = table.state
    state.order = (0, 1)
    me = state.players[0]
    me.slots = yokai("y11", "sy2", "sy3")
    me.built = buildings
    season(table, Winter.of())
    before = me.vp
    table.choose("remove:left")
    assert me.vp == before + vp


@rule("BK-160")
def test_one_card_pays_at_most_12() -> None:
    table = in_winter()
    me = table.state.players[0]
    me.stock[0] = 20
    assert virtue_points(table.state, 0, yokai("y05")[0]) == 12


@rule("BK-160")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("sy1", 3),  # mitama: one waiting, two in pairs
        ("sy2", 1),  # building
        ("sy3", 2),  # crystal
        ("sy4", 2),  # pair
        ("sy5", 5),  # arrived: two illuminations, three torii
        ("y05", 6),  # resource
        ("y09", 2),  # completed: 1 bitoku at 2
        ("y22", 9),  # torii: 3 at 3
        ("y23", 6),  # illumination: 2 at 3
        ("y25", 6),  # rock-pilgrim: 3 at 2
        ("y26", 7),  # yokai: five in play, two removed
        ("y27", 6),  # bitoku: 3 at 2
        ("y28", 6),  # rock: 2 at 3
    ],
)
def test_what_virtues_count(card: str, vp: int) -> None:
    table = in_winter()
    me = table.state.players[0]
    me.mitamas = mitamas("ma1")
    me.pairs = (
        (mitamas("ma2")[0], dragonflies("df01")[0]),
        (mitamas("mx1")[0], dragonflies("df02")[0]),
    )
    me.dragonflies = dragonflies("df03")
    me.built = 1
    table.crystals(me, sd1="cd01", sm2="cm01")
    me.arrived = sum(1 << branch(name) for name in ("i1", "i2", "t1", "t2", "t4"))
    table.stock(me, wood=3, sake=3, amulet1=9)
    me.path, me.marker = bitoku("bi01", "bi02", "bi06"), 1
    me.rocks = rocks("rk01", "rk02")
    me.rockside = beside("rs1", "rs2", "rj12")
    me.removed = yokai("y01", "y02")
    assert virtue_points(table.state, 0, yokai(card)[0]) == vp


@rule("BK-161")
def test_a_removed_card_is_out_of_play_but_still_the_players_own() -> None:
    table = in_winter()
    state = table.state
    state.order = (0, 1)
    me = state.players[0]
    season(table, Winter.of())
    table.choose("remove:left")
    keep_all(table)
    card = yokai("sy1")[0]
    assert me.removed == (card,)
    assert card not in (*me.deck.cards, *me.discard, *me.cards_in_hand(), *me.slots)
    assert card in me.all_yokai()
    assert me.yokai_in_play() == 4


@rule("BK-162")
def test_cards_on_slots_are_discarded_and_the_hand_is_kept() -> None:
    table = in_winter()
    state = table.state
    me = state.players[0]
    me.hand = Pile(yokai("y01", "y02", "y03", "y04"), (1,) * 4)
    season(table, Winter.of())
    keep_all(table)
    assert me.slots == (EMPTY,) * 3
    assert me.discard == yokai("sy1", "sy2", "sy3")
    assert set(me.hand.cards) == set(yokai("y01", "y02", "y03", "y04"))


@rule("BK-163")
def test_the_fourth_winter_has_steps_a_to_c_and_then_the_ascension() -> None:
    table = in_winter()
    state = table.state
    state.round = 4
    state.order = (0, 1)
    me = state.players[0]
    me.places = (HILL, HILL, forest("jade"))
    me.built = 2
    row, shown, covered = state.mitama_row, state.hill_yokai, 0b1011
    state.covered = covered
    season(table, Winter.of())
    assert me.places == (LOCKED, LOCKED, LOCKED)
    table.choose("remove:middle")
    assert me.vp == 2
    table.choose("skip")
    assert state.phase == ASCENSION
    assert me.discard == yokai("sy1", "sy3")
    # Step E is skipped.
    assert (state.mitama_row, state.hill_yokai, state.covered) == (row, shown, covered)


@rule("BK-164")
def test_hills_are_cleared_and_get_new_cards() -> None:
    table = in_winter()
    state = table.state
    state.hill_bitoku = (*bitoku("bi01", "bi02"), EMPTY, *bitoku("bi04"))
    state.hill_yokai = (EMPTY, *yokai("y02", "y03", "y04"))
    state.bitoku_deck, state.bitoku_under, state.bitoku_discard = (
        Bag(bitoku("bi10", "bi11", "bi12", "bi13", "bi14")),
        (),
        (),
    )
    state.yokai_deck, state.yokai_under, state.yokai_discard = Bag(yokai("y10", "y11", "y12", "y13")), (), yokai("y09")
    state.covered = 0b111111
    season(table, Winter.of())
    keep_all(table)
    assert state.bitoku_discard == bitoku("bi01", "bi02", "bi04")
    assert state.yokai_discard == yokai("y09", "y02", "y03", "y04")
    assert state.covered == 0
    assert set(state.hill_bitoku) < set(bitoku("bi10", "bi11", "bi12", "bi13", "bi14"))
    assert set(state.hill_yokai) == set(yokai("y10", "y11", "y12", "y13"))


@rule("BK-164")
def test_an_empty_deck_is_renewed_from_its_discards() -> None:
    table = in_winter()
    state = table.state
    state.hill_yokai = (EMPTY,) * 4
    state.yokai_deck, state.yokai_under, state.yokai_discard = Bag(), (), yokai("y01", "y02", "y03", "y04", "y05")
    season(table, Winter.of())
    keep_all(table)
    assert set(state.hill_yokai) < set(yokai("y01", "y02", "y03", "y04", "y05"))
    assert state.yokai_discard == ()
    assert EMPTY not in state.hill_yokai


@rule("BK-165", "BK-166", "BK-X40", "BK-008")
def test_displays_lose_their_final_tile_slide_and_are_filled() -> None:
    a, b, c, d = mitamas("ma1", "ma2", "ma3", "ma4")
    new = set(mitamas("mk1", "mk2"))
    state = in_winter().state
    row, stack, left = moved(state, (a, EMPTY, c, d), Bag(new))
    assert (row[:2], set(row[2:]), left, len(stack)) == ((c, d), new, (a,), 0)
    row, stack, left = moved(state, (EMPTY, b, c, d), Bag(new))
    assert (row[:3], left, len(stack)) == ((b, c, d), (), 1)
    assert row[3] in new
    # A stack that is empty leaves spaces empty.
    row, stack, left = moved(state, (a, EMPTY, c, EMPTY), Bag(()))
    assert row == (c, EMPTY, EMPTY, EMPTY)


@rule("BK-165", "BK-166")
def test_all_four_displays_move_and_the_garden_does_not() -> None:
    table = in_winter()
    state = table.state
    before = [state.mitama_row, state.dragonfly_row, state.crystal_row, state.building_row]
    state.garden = put(state.garden, 2, EMPTY)
    garden = state.garden
    season(table, Winter.of())
    keep_all(table)
    for old, new in zip(
        before, (state.mitama_row, state.dragonfly_row, state.crystal_row, state.building_row), strict=True
    ):
        assert new[:-1] == old[1:]
        assert new[-1] not in old
    assert [tiles[-1] for tiles in state.gone] == [old[0] for old in before]
    assert state.garden == garden


@rule("BK-167")
def test_the_next_round_begins_with_spring() -> None:
    table = in_winter()
    season(table, Winter.of())
    keep_all(table)
    assert (table.state.round, table.state.phase) == (2, SPRING)


@rule("BK-286")
def test_winter_takes_nothing_else_from_the_players() -> None:
    table = in_winter()
    state = table.state
    me = state.players[0]
    table.stock(me, wood=2, sake=1, amulet1=1, amulet3=2)
    table.crystals(me, sd1="cd10")
    me.mitamas, me.dragonflies = mitamas("ma1"), dragonflies("df05")
    me.path, me.marker = bitoku("bi01"), 1
    me.set_out(9)
    me.kodamas = (2, 3, 1, 1, 4)
    kept = (
        *(list(me.stock), me.crystals, me.mitamas, me.dragonflies, me.path, me.marker, me.walking, me.kodamas),
        *(me.visions, me.rocks, me.pilgrims, me.vp),
    )
    season(table, Winter.of())
    keep_all(table)
    now = (
        *(list(me.stock), me.crystals, me.mitamas, me.dragonflies, me.path, me.marker, me.walking, me.kodamas),
        *(me.visions, me.rocks, me.pilgrims, me.vp),
    )
    assert now == kept
