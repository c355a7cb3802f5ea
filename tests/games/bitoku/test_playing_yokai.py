"""Yokai cards and dice, spring, and playing a card in summer."""

from __future__ import annotations

import pytest

from tests.games.bitoku.positions import (
    LEFT,
    MIDDLE,
    Table,
    at_the_start,
    branch,
    crystal,
    home,
    in_summer,
    put,
    space,
    stocked,
    torii,
    yokai,
)
from tests.rules import rule
from zataku.games.bitoku.state import EMPTY, FOREST, LOCKED, SPRING, SUMMER, UNLOCKED
from zataku.games.bitoku.steps.gains import DrawYokai, LookForBitoku, LookForYokai, Unlock
from zataku.games.bitoku.steps.paths import GATE_OF_BRANCH
from zataku.games.bitoku.steps.seasons import Spring
from zataku.kernel.hidden import Bag, Pile


def spring(table: Table) -> None:
    """Begin a spring now."""
    table.state.agenda.clear()
    table.state.push(Spring.of())
    table.state.advance()


# Drawing


@rule("BK-017")
def test_an_empty_deck_is_renewed_from_the_discards_only_when_a_card_is_due() -> None:
    table = in_summer()
    me = table.me
    me.deck, me.hand, me.discard = Bag(yokai("sy1")), Pile(), yokai("sy2", "sy3")
    table.run(DrawYokai.of(1))
    table.choose("draw")
    assert me.hand.cards == yokai("sy1")
    assert (len(me.deck), me.discard) == (0, yokai("sy2", "sy3"))
    table.run(DrawYokai.of(1))
    table.choose("draw")
    assert len(me.hand) == 2
    assert (len(me.deck), me.discard) == (1, ())


@rule("BK-017")
def test_with_deck_and_discards_empty_missing_draws_are_lost() -> None:
    table = in_summer()
    me = table.me
    me.deck, me.hand, me.discard = Bag(yokai("sy1")), Pile(), ()
    table.run(DrawYokai.of(3))
    table.choose("draw")
    assert me.hand.cards == yokai("sy1")
    assert not DrawYokai.of(1).possible(table.state)


@rule("BK-018")
def test_of_two_common_yokai_exactly_one_comes_to_hand_and_the_other_under_the_deck() -> None:
    table = in_summer()
    me = table.me
    held = len(me.cards_in_hand())
    table.run(LookForYokai.of())
    table.choose("look")
    seen = table.offers_of("keep:")
    assert len(table.offers) == len(seen) == 2
    table.choose(f"keep:{seen[0]}")
    assert yokai(seen[0])[0] in me.cards_in_hand()
    assert len(me.cards_in_hand()) == held + 1
    # The other comes last of all.
    table.state.yokai_deck = Bag(yokai("y01") if seen[1] != "y01" else yokai("y02"))
    below = len(table.state.yokai_under)
    table.run(LookForYokai.of())
    table.choose("look")
    assert seen[1] in table.offers_of("keep:")
    table.choose(f"keep:{seen[1]}")
    assert [layer.cards for layer in table.state.yokai_under] == [(yokai("y01") if seen[1] != "y01" else yokai("y02"))]
    assert below == 1


@rule("BK-018", "BK-015")
def test_only_who_looks_sees_the_two_cards_and_the_one_kept() -> None:
    table = in_summer()
    seat = table.seat
    table.run(LookForYokai.of())
    table.choose("look")
    seen = table.offers_of("keep:")
    assert table.match.view(seat)["decks"]["yokai"]["under"] == [seen]
    for other in (1 - seat, None):
        assert table.match.view(other)["decks"]["yokai"]["under"] == [[None, None]]
    table.choose(f"keep:{seen[0]}")
    theirs = table.match.view(1 - seat)["seats"][seat]["hand"]
    assert theirs == [None] * 4
    mine = table.match.view(seat)["seats"][seat]["hand"]
    assert seen[0] in [card["id"] for card in mine]


@pytest.mark.parametrize(("deck", "discard", "shown"), [(1, 2, 2), (1, 0, 1), (0, 3, 2)])
@rule("BK-019")
def test_a_common_deck_that_is_too_short_is_renewed_from_its_discards(deck: int, discard: int, shown: int) -> None:
    table = in_summer()
    state = table.state
    cards = yokai("y01", "y02", "y03", "y04")
    state.yokai_deck, state.yokai_under = Bag(cards[:deck]), ()
    state.yokai_discard = cards[deck : deck + discard]
    table.run(LookForYokai.of())
    table.choose("look")
    assert len(table.offers_of("keep:")) == shown
    if deck and shown == 2:
        assert "y01" in table.offers_of("keep:")
    assert state.yokai_discard == ()
    table = in_summer()
    state = table.state
    state.bitoku_deck, state.bitoku_under, state.bitoku_discard = Bag((0,)), (), (1, 2)
    table.run(LookForBitoku.of())
    table.choose("look")
    assert len(table.offers_of("keep:")) == 2
    assert "bi01" in table.offers_of("keep:")


@rule("BK-019")
def test_a_deck_that_suffices_is_not_renewed() -> None:
    table = in_summer()
    state = table.state
    state.yokai_deck, state.yokai_under, state.yokai_discard = Bag(yokai("y01", "y02")), (), yokai("y03")
    table.run(LookForYokai.of())
    table.choose("look", "keep:y01")
    assert state.yokai_discard == yokai("y03")
    state.bitoku_deck, state.bitoku_under, state.bitoku_discard = Bag((0, 1)), (), (2,)
    table.run(LookForBitoku.of())
    table.choose("look", "keep:bi01")
    assert state.bitoku_discard == (2,)


@rule("BK-018", "BK-019")
def test_cards_put_under_the_deck_come_back_one_after_the_other() -> None:
    table = in_summer()
    state = table.state
    state.yokai_deck, state.yokai_discard = Bag(), ()
    state.yokai_under = tuple(Pile(yokai(id), (1,)) for id in ("y04", "y02", "y03"))
    table.run(LookForYokai.of())
    table.choose("look")
    assert sorted(table.offers_of("keep:")) == ["y02", "y04"]
    table.choose("keep:y02")
    assert [layer.cards for layer in state.yokai_under] == [yokai("y03"), yokai("y04")]


@rule("BK-019")
def test_with_no_common_card_anywhere_nothing_can_be_gained() -> None:
    table = in_summer()
    table.state.yokai_deck, table.state.yokai_under, table.state.yokai_discard = Bag(), (), ()
    assert not LookForYokai.of().possible(table.state)


# Dice


@rule("BK-020")
def test_a_locked_die_cannot_be_used() -> None:
    table = in_summer()
    table.me.pilgrims = 0
    table.again()
    assert not table.offers_of("die:")
    table.me.places = put(table.me.places, MIDDLE, UNLOCKED)
    table.again()
    assert table.offers_of("die:") == ["middle"]


@rule("BK-021")
def test_an_unlocking_action_frees_a_die_of_choice_that_stays_on_the_board() -> None:
    table = in_summer()
    me = table.me
    me.places = (UNLOCKED, LOCKED, LOCKED)
    table.run(Unlock.of())
    assert table.offers == ["unlock:middle", "unlock:right"]
    table.choose("unlock:right")
    assert me.places == (UNLOCKED, LOCKED, UNLOCKED)
    me.places = (UNLOCKED, FOREST, UNLOCKED)
    assert not Unlock.of().possible(table.state)
    table.run(Unlock.of())
    assert me.places == (UNLOCKED, FOREST, UNLOCKED)


@rule("BK-022")
def test_a_pilgrim_is_given_up_for_a_locked_die_that_is_placed_at_once() -> None:
    table = in_summer()
    me = table.me
    table.stock(me)
    me.places = (UNLOCKED, LOCKED, LOCKED)
    me.pilgrims = 1
    table.again()
    assert table.offers_of("sacrifice:") == ["middle", "right"]
    table.choose("sacrifice:middle")
    assert me.pilgrims == 0
    assert all(code.startswith("place:") for code in table.offers)
    table.choose("place:home:1")
    assert me.places == (UNLOCKED, home(1), LOCKED)


@rule("BK-022")
def test_only_an_awake_pilgrim_of_the_board_can_be_given_up() -> None:
    table = in_summer()
    me = table.me
    # Others sleep on crystal spaces, at rocks and on paths, and do not count.
    me.pilgrims = 0
    me.rockside = 1
    me.set_out(8)
    table.again()
    assert not table.offers_of("sacrifice:")


@rule("BK-023")
def test_values_stay_until_changed_again() -> None:
    table = in_summer()
    me = table.me
    table.stock(me, amulet2=1)
    table.dice(me, 3, 2, 1)
    table.again()
    table.choose("die:left", "amulets:2", "place:home:1")
    assert me.dice[LEFT] == 5
    table.until(lambda state: state.round == 2 and state.phase == SUMMER)
    assert sorted(me.dice) != [1, 2, 3]


# Spring


@rule("BK-044", "BK-045", "BK-X01")
def test_with_one_card_kept_three_are_drawn_and_one_is_discarded() -> None:
    table = in_summer()
    me = table.state.players[0]
    table.hand(me, "sy1")
    spring(table)
    while table.seat != 0:
        table.choose(table.offers[0])
    assert len(me.hand) == 4
    assert len(table.offers_of("discard:")) == 4
    table.choose("discard:sy1")
    table.until(lambda state: state.phase == SUMMER)
    assert len(me.cards_in_hand()) == 3
    assert me.discard == yokai("sy1")


@rule("BK-044", "BK-045")
def test_with_four_or_more_cards_none_is_drawn_and_three_are_kept() -> None:
    table = in_summer()
    me = table.state.players[0]
    table.hand(me, "sy1", "sy2", "sy3", "sy4", "sy5")
    me.deck = Bag(yokai("y01"))
    spring(table)
    while table.seat != 0:
        table.choose(table.offers[0])
    assert len(me.hand) == 5
    table.choose("discard:sy5", "discard:sy4")
    table.until(lambda state: state.phase == SUMMER)
    assert sorted(me.cards_in_hand()) == list(yokai("sy1", "sy2", "sy3"))
    assert sorted(me.discard) == list(yokai("sy4", "sy5"))
    assert me.deck.cards == yokai("y01")


@rule("BK-045")
@pytest.mark.parametrize("discarded", ["sy1", "sy3", "y05", "y07"])
def test_a_card_gained_from_the_common_deck_may_be_discarded_like_any_other(discarded: str) -> None:
    table = in_summer()
    me = table.state.players[0]
    table.hand(me, "sy1", "sy2", "sy3")
    me.gained = Pile(yokai("y05", "y07"), (1, 1))
    spring(table)
    while table.seat != 0:
        table.choose(table.offers[0])
    table.choose(f"discard:{discarded}", "discard:sy2")
    table.until(lambda state: state.phase == SUMMER)
    assert set(me.discard) == set(yokai(discarded, "sy2"))
    assert set(me.cards_in_hand()) == set(yokai("sy1", "sy2", "sy3", "y05", "y07")) - set(me.discard)


@rule("BK-016", "BK-045")
def test_discards_lie_open_for_all_once_everybody_has_chosen() -> None:
    table = at_the_start(2)
    first = table.seat
    chosen = table.offers_of("discard:")[0]
    table.choose(f"discard:{chosen}")
    # Not before the other has chosen, too.
    assert table.match.view(1 - first)["seats"][first]["discard"] == []
    table.choose(table.offers[0])
    for seat in (1 - first, None):
        assert [card["id"] for card in table.match.view(seat)["seats"][first]["discard"]] == [chosen]


@rule("BK-043", "BK-046", "BK-X02")
def test_everybody_summons_before_fruits_are_reaped_in_turn_order() -> None:
    table = in_summer(3)
    state = table.state
    for player in state.players:
        table.hand(player, "sy1", "sy2", "sy3")
        table.stock(player)
        player.kodamas = (1, 1, 1, 1, 1)
        table.crystals(player, sd1="cd02", sd2="cd03", sd3="cd07")
    spring(table)
    order = []
    while state.phase == SPRING:
        order.append((table.seat, table.offers[0].split(":")[0]))
        if table.offers_of("fruit:"):
            # The amulet is given unasked; the card and the kodama in the order preferred.
            assert table.offers == ["fruit:sd1", "fruit:sd3"]
            assert stocked(table.me) == {"amulet1": 1}
            table.choose("fruit:sd3", "kodama:yomi", "draw")
            continue
        table.choose(table.offers[0])
    assert order == [*((seat, "discard") for seat in state.order), *((seat, "fruit") for seat in state.order)]
    for player in state.players:
        # Three kept, one drawn on top; no further discard.
        assert len(player.cards_in_hand()) == 4
        assert player.kodamas[0] == 2
    assert state.phase == SUMMER


@rule("BK-282")
def test_a_dream_crystal_gained_while_reaping_waits_for_the_next_time() -> None:
    table = in_summer(2)
    state = table.state
    me = state.players[state.order[0]]
    table.hand(me, "sy1", "sy2", "sy3")
    table.stock(me)
    # The crystal's movement point leads to a torii that sells a crystal for one less.
    table.crystals(me, sd1="cd08")
    me.set_out(space(3))
    state.torii = put(state.torii, GATE_OF_BRANCH[branch("t1")], torii("ta2"))
    state.crystal_row = (crystal("cd01"), EMPTY, EMPTY, EMPTY)
    spring(table)
    while not table.offers_of("branch:"):
        table.choose(table.offers[0])
    table.choose("branch:right:t1")
    if "do:crystal(1)" in table.offers:
        table.choose("do:crystal(1)")
    table.choose("crystal:1", "space:sd2")
    assert stocked(me) == {}
    assert state.phase == SUMMER


# Playing a card


@rule("BK-049")
def test_a_card_needs_an_empty_slot() -> None:
    table = in_summer()
    me = table.me
    table.hand(me, "sy1", "sy2")
    me.slots = (yokai("sy3")[0], EMPTY, yokai("sy4")[0])
    table.again()
    assert table.offers_of("play:") == ["sy1:middle", "sy2:middle"]
    for taken, others in ((0, "middle right"), (1, "left right"), (2, "left middle")):
        me.slots = put((EMPTY,) * 3, taken, yokai("sy1")[0])
        table.hand(me, "sy2")
        me.slots = put((EMPTY,) * 3, taken, yokai("sy1")[0])
        table.again()
        assert table.offers_of("play:") == [f"sy2:{slot}" for slot in others.split()]
    me.slots = yokai("sy1", "sy3", "sy4")
    table.again()
    assert table.offers_of("play:") == []
    table.hand(me)
    table.again()
    assert table.offers_of("play:") == []


@rule("BK-050", "BK-051", "BK-X09", "BK-048")
def test_playing_a_card_unlocks_the_die_of_its_slot_and_does_its_action() -> None:
    table = in_summer()
    seat, me = table.seat, table.me
    table.stock(me)
    table.hand(me, "sy2", "sy1", "sy3")
    table.again()
    table.choose("play:sy2:left")
    assert me.places == (UNLOCKED, LOCKED, LOCKED)
    assert table.offers == ["do:wood", "do:stone"]
    table.choose("do:stone")
    assert stocked(me) == {"stone": 1}
    assert me.slots == (yokai("sy2")[0], EMPTY, EMPTY)
    assert table.seat != seat


@rule("BK-050")
def test_a_card_gained_from_the_common_deck_is_played_like_any_other() -> None:
    table = in_summer()
    me = table.me
    table.hand(me, "sy1")
    me.gained = Pile(yokai("y02"), (1 << table.seat,))
    table.again()
    table.choose("play:y02:right")
    assert me.slots == (EMPTY, EMPTY, *yokai("y02"))
    assert me.cards_in_hand() == yokai("sy1")
    assert me.places == (LOCKED, LOCKED, UNLOCKED)


@pytest.mark.parametrize("place", [UNLOCKED, FOREST])
@rule("BK-050", "BK-022")
def test_a_card_may_be_played_where_the_die_is_no_longer_locked(place: int) -> None:
    table = in_summer()
    me = table.me
    table.hand(me, "sy2")
    me.places = (place, LOCKED, LOCKED)
    table.again()
    table.choose("play:sy2:left", "do:wood")
    assert me.places == (place, LOCKED, LOCKED)


@rule("BK-051", "BK-X03")
def test_the_sample_nezumi_gives_a_kodama_step_and_a_building_or_a_crystal() -> None:
    table = in_summer()
    me = table.me
    table.stock(me, wood=1)
    table.hand(me, "y11")
    table.again()
    table.choose("play:y11:right")
    assert table.offers == [f"kodama:{name}" for name in ("yomi", "stairs", "home", "jade", "forges")] + ["skip"]
    table.choose("kodama:jade")
    assert me.kodamas == (1, 1, 1, 2, 1)
    assert table.offers == ["do:build", "do:crystal"]
    seat = table.seat
    table.choose("do:build", "skip")
    assert me.built == 0
    assert table.seat != seat


@rule("BK-052")
def test_a_wit_crystal_acts_before_or_after_the_card_of_its_slot() -> None:
    for first in ("first:card", "first:crystal"):
        table = in_summer()
        me = table.me
        table.stock(me)
        table.hand(me, "sy2")
        table.crystals(me, si1="ci07")
        table.again()
        table.choose("play:sy2:left")
        assert me.places[LEFT] == UNLOCKED
        assert sorted(table.offers) == ["first:card", "first:crystal"]
        table.choose(first)
        if first == "first:card":
            table.choose("do:wood", "kodama:home")
        else:
            table.choose("kodama:home", "do:wood")
        assert me.kodamas == (1, 1, 2, 1, 1)
        assert stocked(me) == {"wood": 1}


@rule("BK-052")
def test_a_wit_crystal_acts_once_only_on_its_slot_and_even_without_the_card() -> None:
    table = in_summer()
    me = table.me
    table.stock(me)
    table.hand(me, "sy5")
    me.pilgrims = 1
    table.crystals(me, si1="ci05")
    table.again()
    seat = table.seat
    table.choose("play:sy5:left", "skip")
    assert stocked(me) == {"amulet1": 1}
    assert table.seat != seat
    table = in_summer()
    me = table.me
    table.stock(me)
    table.hand(me, "sy2")
    table.crystals(me, si1="ci05")
    table.again()
    table.choose("play:sy2:middle", "do:wood")
    assert stocked(me) == {"wood": 1}


@rule("BK-053")
def test_a_wit_crystal_gained_by_the_card_does_not_react_to_it() -> None:
    table = in_summer()
    me = table.me
    table.stock(me)
    table.hand(me, "sy3")
    table.state.crystal_row = (crystal("ci05"), -1, -1, -1)
    table.again()
    table.choose("play:sy3:left", "crystal:1", "space:si1")
    assert me.crystals[5] == crystal("ci05")
    assert stocked(me) == {}


@rule("BK-054")
def test_a_played_card_stays_until_winter() -> None:
    table = in_summer()
    me = table.me
    table.hand(me, "sy2", "sy1", "sy3")
    table.again()
    table.choose("play:sy2:left", "do:wood")
    card = yokai("sy2")[0]
    table.until(lambda state: state.phase != SUMMER or me.slots[LEFT] != card)
    assert table.state.phase != SUMMER
    assert card in me.slots


@rule("BK-276")
def test_what_is_gained_in_a_turn_gives_no_second_basic_action() -> None:
    table = in_summer()
    me = table.me
    table.hand(me, "y28")
    me.deck = Bag(yokai("sy1", "sy2"))
    table.again()
    seat = table.seat
    table.choose("play:y28:left")
    for code in ("do:unlock", "unlock:middle", "draw"):
        table.choose(code)
    assert me.places == (UNLOCKED, UNLOCKED, LOCKED)
    assert len(me.cards_in_hand()) == 1
    assert table.seat != seat
    table.until(lambda state: state.seat == seat and state.asking is not None and "die:left" in table.offers)
    assert "die:middle" in table.offers
