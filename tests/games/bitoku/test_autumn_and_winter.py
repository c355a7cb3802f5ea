"""Autumn and winter."""

from __future__ import annotations

import pytest

from tests.games.bitoku.position import (
    Position,
    beside,
    bitoku,
    branch,
    dragonflies,
    forest,
    home,
    in_summer,
    mitamas,
    rocks,
    row,
    yokai,
)
from tests.rules import rule
from zataku.games.bitoku.components import MITAMA
from zataku.games.bitoku.scoring import virtue_points
from zataku.games.bitoku.state import ASCENSION, EMPTY, HILL, LOCKED, SPRING, WINTER, Bitoku, Display
from zataku.games.bitoku.steps.seasons import Autumn, Winter, moved
from zataku.kernel.hidden import Bag, Deck, Pile
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced


def season(position: Position, step: Step[Bitoku]) -> None:
    """Begin this season now."""
    position.state.agenda.clear()
    position.state.push(step)
    position.match.advance()


def keep_all(position: Position) -> None:
    """Go through winter's decisions without removing anything."""
    while position.state.season == WINTER and not position.match.over:
        position.choose("skip" if "skip" in position.offers else position.offers[0])


# Autumn


@rule("BK-154", "BK-155", "BK-X16")
def test_the_highest_dice_in_the_home_make_the_new_order() -> None:
    position = in_summer(4)
    state = position.state
    purple, green, brown, yellow = 0, 1, 2, 3
    state.order = (purple, green, brown, yellow)
    for sheet in state.sheets:
        sheet.places = (forest("yomi"), LOCKED, LOCKED)
    state.sheets[yellow].places = (home(1), home(3), LOCKED)
    state.sheets[brown].places = (LOCKED, LOCKED, home(2))
    # Heights count, not values.
    state.sheets[yellow].dice = (1, 1, 1)
    state.sheets[brown].dice = (6, 6, 6)
    season(position, Autumn.of())
    assert state.order == (yellow, brown, purple, green)


@rule("BK-154")
def test_the_copy_space_counts_for_the_order_too() -> None:
    position = in_summer(2)
    state = position.state
    state.order = (0, 1)
    state.sheets[0].places = (LOCKED, LOCKED, LOCKED)
    state.sheets[1].places = (LOCKED, home(4), LOCKED)
    season(position, Autumn.of())
    assert state.order == (1, 0)


@rule("BK-155")
def test_without_dice_in_the_home_the_order_stays() -> None:
    position = in_summer(3)
    before = position.state.order
    season(position, Autumn.of())
    assert position.state.order == before


@rule("BK-156")
def test_autumn_asks_nothing_and_winter_follows() -> None:
    position = in_summer(3)
    season(position, Autumn.of())
    assert position.state.season == WINTER


# Winter


@rule("BK-157", "BK-158")
def test_dice_come_home_locked_in_any_arrangement_with_their_values() -> None:
    position = in_summer(2)
    state = position.state
    state.order = (1, 0)
    for sheet in state.sheets:
        sheet.dice = (4, 2, 6)
        sheet.places = (HILL, forest("jade"), home(1))
        sheet.slots = (EMPTY,) * 3
    season(position, Winter.of())
    # The new turn order decides who arranges first.
    assert position.seat == 1
    assert sorted(position.offers) == [
        "dice:2-4-6",
        "dice:2-6-4",
        "dice:4-2-6",
        "dice:4-6-2",
        "dice:6-2-4",
        "dice:6-4-2",
    ]
    position.choose("dice:6-2-4")
    assert state.sheets[1].dice == (6, 2, 4)
    assert state.sheets[1].places == (LOCKED, LOCKED, LOCKED)
    assert position.seat == 0


def in_winter(players: int = 2) -> Position:
    """Everybody has played three starting cards; dice are equal, so that nothing has to be arranged."""
    position = in_summer(players)
    for sheet in position.state.sheets:
        sheet.dice = (2, 2, 2)
        sheet.slots = yokai("sy1", "sy2", "sy3")
        sheet.hand, sheet.gained = Pile(), Pile()
        sheet.deck, sheet.discard = Bag(yokai("sy4", "sy5")), ()
    return position


@rule("BK-157", "BK-159")
def test_with_five_yokai_one_of_those_on_the_slots_may_go() -> None:
    position = in_winter()
    state = position.state
    state.order = (1, 0)
    season(position, Winter.of())
    assert position.seat == 1
    assert position.offers == ["remove:left", "remove:middle", "remove:right", "skip"]
    position.choose("remove:middle")
    assert state.sheets[1].removed == yokai("sy2")
    assert position.seat == 0
    position.choose("skip")
    assert state.sheets[0].removed == ()


@rule("BK-159")
@pytest.mark.parametrize("place", ["deck", "hand", "gained", "discard"])
def test_a_fifth_yokai_counts_wherever_it_is(place: str) -> None:
    position = in_winter()
    for sheet in position.state.sheets:
        sheet.deck = Bag(yokai("sy4", "sy5") if place == "deck" else yokai("sy4"))
        sheet.hand = Pile(yokai("sy5"), (0,)) if place == "hand" else Pile()
        sheet.gained = Pile(yokai("sy5"), (0,)) if place == "gained" else Pile()
        sheet.discard = yokai("sy5") if place == "discard" else ()
        assert sheet.yokai_in_play() == 5
    season(position, Winter.of())
    assert {"remove:left", "remove:middle", "remove:right", "skip"} <= set(position.offers)


@rule("BK-159")
def test_with_four_yokai_left_none_may_go() -> None:
    position = in_winter()
    state = position.state
    for sheet in state.sheets:
        sheet.deck = Bag(yokai("sy4"))
        sheet.removed = yokai("sy5")
    season(position, Winter.of())
    assert state.season == SPRING


@rule("BK-160", "BK-X03")
@pytest.mark.parametrize(("buildings", "vp"), [(0, 0), (1, 2), (3, 6), (6, 12)])
def test_the_sample_nezumi_pays_2_for_each_building(buildings: int, vp: int) -> None:
    position = in_winter()
    state = position.state
    state.order = (0, 1)
    me = state.sheets[0]
    me.slots = yokai("y11", "sy2", "sy3")
    me.built = buildings
    season(position, Winter.of())
    before = me.vp
    position.choose("remove:left")
    assert me.vp == before + vp


@rule("BK-160")
def test_one_card_pays_at_most_12() -> None:
    position = in_winter()
    me = position.state.sheets[0]
    me.stock[0] = 20
    assert virtue_points(position.state, 0, yokai("y05")[0]) == 12


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
    position = in_winter()
    me = position.state.sheets[0]
    me.mitamas = mitamas("ma1")
    me.pairs = (
        (mitamas("ma2")[0], dragonflies("df01")[0]),
        (mitamas("mx1")[0], dragonflies("df02")[0]),
    )
    me.dragonflies = dragonflies("df03")
    me.built = 1
    position.crystals(me, sd1="cd01", sm2="cm01")
    me.arrived = sum(1 << branch(name) for name in ("i1", "i2", "t1", "t2", "t4"))
    position.stock(me, wood=3, sake=3, amulet1=9)
    me.path, me.marker = bitoku("bi01", "bi02", "bi06"), 1
    me.rocks = rocks("rk01", "rk02")
    me.rockside = beside("rs1", "rs2", "rj12")
    me.removed = yokai("y01", "y02")
    assert virtue_points(position.state, 0, yokai(card)[0]) == vp


@rule("BK-161")
def test_a_removed_card_is_out_of_play_but_still_the_players_own() -> None:
    position = in_winter()
    state = position.state
    state.order = (0, 1)
    me = state.sheets[0]
    season(position, Winter.of())
    position.choose("remove:left")
    keep_all(position)
    card = yokai("sy1")[0]
    assert me.removed == (card,)
    assert card not in (*me.deck.cards, *me.discard, *me.cards_in_hand(), *me.slots)
    assert card in me.all_yokai()
    assert me.yokai_in_play() == 4


@rule("BK-162")
def test_cards_on_slots_are_discarded_and_the_hand_is_kept() -> None:
    position = in_winter()
    state = position.state
    me = state.sheets[0]
    me.hand = Pile(yokai("y01", "y02", "y03", "y04"), (1,) * 4)
    season(position, Winter.of())
    keep_all(position)
    assert me.slots == (EMPTY,) * 3
    assert me.discard == yokai("sy1", "sy2", "sy3")
    assert set(me.hand.cards) == set(yokai("y01", "y02", "y03", "y04"))


@rule("BK-163")
def test_the_fourth_winter_has_steps_a_to_c_and_then_the_ascension() -> None:
    position = in_winter()
    state = position.state
    state.round = 4
    state.order = (0, 1)
    me = state.sheets[0]
    me.places = (HILL, HILL, forest("jade"))
    me.built = 2
    for_sale, shown, covered = row(state, "mitama"), state.hill_yokai, 0b1011
    state.covered = covered
    season(position, Winter.of())
    assert me.places == (LOCKED, LOCKED, LOCKED)
    position.choose("remove:middle")
    assert me.vp == 2
    position.choose("skip")
    assert state.season == ASCENSION
    assert me.discard == yokai("sy1", "sy3")
    # Step E is skipped.
    assert (row(state, "mitama"), state.hill_yokai, state.covered) == (for_sale, shown, covered)


@rule("BK-164")
def test_hills_are_cleared_and_get_new_cards() -> None:
    position = in_winter()
    state = position.state
    state.hill_bitoku = (*bitoku("bi01", "bi02"), EMPTY, *bitoku("bi04"))
    state.hill_yokai = (EMPTY, *yokai("y02", "y03", "y04"))
    state.bitoku_deck, state.bitoku_discard = Deck(Bag(bitoku("bi10", "bi11", "bi12", "bi13", "bi14"))), ()
    state.yokai_deck, state.yokai_discard = Deck(Bag(yokai("y10", "y11", "y12", "y13"))), yokai("y09")
    state.covered = 0b111111
    season(position, Winter.of())
    keep_all(position)
    assert state.bitoku_discard == bitoku("bi01", "bi02", "bi04")
    assert state.yokai_discard == yokai("y09", "y02", "y03", "y04")
    assert state.covered == 0
    assert set(state.hill_bitoku) < set(bitoku("bi10", "bi11", "bi12", "bi13", "bi14"))
    assert set(state.hill_yokai) == set(yokai("y10", "y11", "y12", "y13"))


@rule("BK-164")
def test_an_empty_deck_is_renewed_from_its_discards() -> None:
    position = in_winter()
    state = position.state
    state.hill_yokai = (EMPTY,) * 4
    state.yokai_deck, state.yokai_discard = Deck(), yokai("y01", "y02", "y03", "y04", "y05")
    season(position, Winter.of())
    keep_all(position)
    assert set(state.hill_yokai) < set(yokai("y01", "y02", "y03", "y04", "y05"))
    assert state.yokai_discard == ()
    assert EMPTY not in state.hill_yokai


@rule("BK-165", "BK-166", "BK-X40", "BK-008")
def test_displays_lose_their_final_tile_slide_and_are_filled() -> None:
    a, b, c, d = mitamas("ma1", "ma2", "ma3", "ma4")
    new = set(mitamas("mk1", "mk2"))
    state = in_winter().state
    display = moved(state, MITAMA, Display((a, EMPTY, c, d), Bag(new)))
    assert (display.row[:2], set(display.row[2:])) == ((c, d), new)
    assert (display.gone, len(display.stack)) == ((a,), 0)
    display = moved(state, MITAMA, Display((EMPTY, b, c, d), Bag(new)))
    assert (display.row[:3], display.gone, len(display.stack)) == ((b, c, d), (), 1)
    assert display.row[3] in new
    # A stack that is empty leaves spaces empty.
    assert moved(state, MITAMA, Display((a, EMPTY, c, EMPTY), Bag())).row == (c, EMPTY, EMPTY, EMPTY)


@rule("BK-165", "BK-166")
def test_all_four_displays_move_and_the_garden_does_not() -> None:
    position = in_winter()
    state = position.state
    before = [display.row for display in state.displays]
    state.garden = replaced(state.garden, 2, EMPTY)
    garden = state.garden
    season(position, Winter.of())
    keep_all(position)
    for old, display in zip(before, state.displays, strict=True):
        assert display.row[:-1] == old[1:]
        assert display.row[-1] not in old
        assert display.gone[-1] == old[0]
    assert state.garden == garden


@rule("BK-167")
def test_the_next_round_begins_with_spring() -> None:
    position = in_winter()
    season(position, Winter.of())
    keep_all(position)
    assert (position.state.round, position.state.season) == (2, SPRING)


@rule("BK-286")
def test_winter_takes_nothing_else_from_the_players() -> None:
    position = in_winter()
    state = position.state
    me = state.sheets[0]
    position.stock(me, wood=2, sake=1, amulet1=1, amulet3=2)
    position.crystals(me, sd1="cd10")
    me.mitamas, me.dragonflies = mitamas("ma1"), dragonflies("df05")
    me.path, me.marker = bitoku("bi01"), 1
    me.set_out(9)
    me.kodamas = (2, 3, 1, 1, 4)
    kept = (
        *(list(me.stock), me.crystals, me.mitamas, me.dragonflies, me.path, me.marker, me.walking, me.kodamas),
        *(me.visions, me.rocks, me.pilgrims, me.vp),
    )
    season(position, Winter.of())
    keep_all(position)
    now = (
        *(list(me.stock), me.crystals, me.mitamas, me.dragonflies, me.path, me.marker, me.walking, me.kodamas),
        *(me.visions, me.rocks, me.pilgrims, me.vp),
    )
    assert now == kept


@rule("BK-158")
@pytest.mark.parametrize(("number", "asked"), [(3, True), (4, False)])
def test_in_the_last_winter_nobody_arranges_dice(number: int, asked: bool) -> None:
    position = in_summer(2)
    state = position.state
    state.round = number
    for sheet in state.sheets:
        sheet.dice = (4, 2, 6)
        sheet.slots = (EMPTY,) * 3
    season(position, Winter.of())
    assert bool(position.offers_of("dice:")) is asked


@rule("BK-154")
def test_in_autumn_everybody_hears_that_it_is_autumn() -> None:
    position = in_summer(2)
    known = len(position.match.events)
    season(position, Autumn.of())
    told = [event.message for event in position.match.events[known:] if event.message.id == "event-season"]
    assert "autumn" in str(told[0].args)
