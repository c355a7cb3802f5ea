"""Yokai cards and dice, spring, and playing a card in summer."""

from __future__ import annotations

import pytest

from tests.games.bitoku.position import (
    LEFT,
    MIDDLE,
    Position,
    at_the_start,
    branch,
    crystal,
    give,
    home,
    in_summer,
    show,
    space,
    stocked,
    topped,
    torii,
    under,
    yokai,
)
from tests.rules import rule
from zataku.games.bitoku.state import EMPTY, FOREST, LOCKED, SPRING, SUMMER, UNLOCKED
from zataku.games.bitoku.steps.decks import LookForBitoku, LookForYokai
from zataku.games.bitoku.steps.gains import DrawYokai, Unlock
from zataku.games.bitoku.steps.paths import GATE_OF_BRANCH
from zataku.games.bitoku.steps.seasons import DiscardDown, Spring
from zataku.kernel.hidden import Bag, Deck, Heap, Pile
from zataku.kernel.tuples import replaced


def spring(position: Position) -> None:
    """Begin a spring now."""
    position.state.agenda.clear()
    position.state.push(Spring.of())
    position.match.advance()


# Drawing


@rule("BK-017")
def test_an_empty_deck_is_renewed_from_the_discards_only_when_a_card_is_due() -> None:
    position = in_summer()
    me = position.me
    me.deck, me.hand, me.discard = Bag(yokai("sy1")), Pile(), yokai("sy2", "sy3")
    position.run(DrawYokai.of(1))
    position.choose("draw")
    assert me.hand.cards == yokai("sy1")
    assert (len(me.deck), me.discard) == (0, yokai("sy2", "sy3"))
    position.run(DrawYokai.of(1))
    position.choose("draw")
    assert len(me.hand) == 2
    assert (len(me.deck), me.discard) == (1, ())


@rule("BK-017")
def test_a_draw_that_the_deck_begins_the_renewed_deck_completes() -> None:
    position = in_summer()
    me = position.me
    me.deck, me.hand, me.discard = Bag(yokai("sy1")), Pile(), yokai("sy2", "sy3", "sy4", "sy5")
    position.run(DrawYokai.of(3))
    position.choose("draw")
    assert len(me.hand) == 3
    assert (len(me.deck), me.discard) == (2, ())


@rule("BK-017")
def test_with_deck_and_discards_empty_missing_draws_are_lost() -> None:
    position = in_summer()
    me = position.me
    me.deck, me.hand, me.discard = Bag(yokai("sy1")), Pile(), ()
    position.run(DrawYokai.of(3))
    position.choose("draw")
    assert me.hand.cards == yokai("sy1")
    assert not DrawYokai.of(1).possible(position.state)


@rule("BK-018")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_who_keeps_a_common_yokai_knows_which(seat: int) -> None:
    position = in_summer(2)
    position.state.seat = seat
    position.run(LookForYokai.of())
    position.choose("look")
    kept = position.offers[0]
    position.choose(kept)
    gained = position.state.sheets[seat].gained
    assert list(gained.seen_by(seat)) == list(yokai(kept.removeprefix("keep:")))
    assert list(gained.seen_by(1 - seat)) == [None]


@rule("BK-018")
def test_of_two_common_yokai_exactly_one_comes_to_hand_and_the_other_under_the_deck() -> None:
    position = in_summer()
    me = position.me
    held = len(me.cards_in_hand())
    position.run(LookForYokai.of())
    position.choose("look")
    seen = position.offers_of("keep:")
    assert len(position.offers) == len(seen) == 2
    position.choose(f"keep:{seen[0]}")
    assert yokai(seen[0])[0] in me.cards_in_hand()
    assert len(me.cards_in_hand()) == held + 1
    # The other comes last of all.
    position.state.yokai_deck = topped(position.state.yokai_deck, yokai("y01") if seen[1] != "y01" else yokai("y02"))
    below = len(under(position.state.yokai_deck))
    position.run(LookForYokai.of())
    position.choose("look")
    assert seen[1] in position.offers_of("keep:")
    position.choose(f"keep:{seen[1]}")
    assert under(position.state.yokai_deck) == [(yokai("y01") if seen[1] != "y01" else yokai("y02"))]
    assert below == 1


@rule("BK-018", "BK-015")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_who_looks_sees_the_two_cards_and_the_one_kept(seat: int) -> None:
    position = in_summer()
    position.state.seat = seat
    position.run(LookForYokai.of())
    position.choose("look")
    seen = position.offers_of("keep:")
    assert position.match.view(seat)["decks"]["yokai"]["under"] == [seen]
    for other in (1 - seat, None):
        assert position.match.view(other)["decks"]["yokai"]["under"] == [[None, None]]
    position.choose(f"keep:{seen[0]}")
    theirs = position.match.view(1 - seat)["seats"][seat]["hand"]
    assert theirs == [None] * 4
    mine = position.match.view(seat)["seats"][seat]["hand"]
    assert seen[0] in [card["id"] for card in mine]


@pytest.mark.parametrize(("deck", "discard", "shown"), [(1, 2, 2), (1, 0, 1), (0, 3, 2)])
@rule("BK-019")
def test_a_common_deck_that_is_too_short_is_renewed_from_its_discards(deck: int, discard: int, shown: int) -> None:
    position = in_summer()
    state = position.state
    cards = yokai("y01", "y02", "y03", "y04")
    state.yokai_deck = Deck(Bag(cards[:deck]))
    state.yokai_discard = cards[deck : deck + discard]
    position.run(LookForYokai.of())
    position.choose("look")
    assert len(position.offers_of("keep:")) == shown
    if deck and shown == 2:
        assert "y01" in position.offers_of("keep:")
    assert state.yokai_discard == ()
    position = in_summer()
    state = position.state
    state.bitoku_deck, state.bitoku_discard = Deck(Bag((0,))), (1, 2)
    position.run(LookForBitoku.of())
    position.choose("look")
    assert len(position.offers_of("keep:")) == 2
    assert "bi01" in position.offers_of("keep:")


@rule("BK-019")
def test_a_deck_that_suffices_is_not_renewed() -> None:
    position = in_summer()
    state = position.state
    state.yokai_deck, state.yokai_discard = Deck(Bag(yokai("y01", "y02"))), yokai("y03")
    position.run(LookForYokai.of())
    position.choose("look", "keep:y01")
    assert state.yokai_discard == yokai("y03")
    state.bitoku_deck, state.bitoku_discard = Deck(Bag((0, 1))), (2,)
    position.run(LookForBitoku.of())
    position.choose("look", "keep:bi01")
    assert state.bitoku_discard == (2,)


@rule("BK-018", "BK-019")
def test_cards_put_under_the_deck_come_back_one_after_the_other() -> None:
    position = in_summer()
    state = position.state
    state.yokai_deck, state.yokai_discard = Deck(*(Heap(yokai(id), (1,)) for id in ("y04", "y02", "y03"))), ()
    position.run(LookForYokai.of())
    position.choose("look")
    assert sorted(position.offers_of("keep:")) == ["y02", "y04"]
    position.choose("keep:y02")
    assert under(state.yokai_deck) == [yokai("y03"), yokai("y04")]


@rule("BK-019")
def test_with_no_common_card_anywhere_nothing_can_be_gained() -> None:
    position = in_summer()
    position.state.yokai_deck, position.state.yokai_discard = Deck(), ()
    assert not LookForYokai.of().possible(position.state)


# Dice


@rule("BK-020")
def test_a_locked_die_cannot_be_used() -> None:
    position = in_summer()
    position.me.pilgrims = 0
    position.again()
    assert not position.offers_of("die:")
    position.me.places = replaced(position.me.places, MIDDLE, UNLOCKED)
    position.again()
    assert position.offers_of("die:") == ["middle"]


@rule("BK-021")
def test_an_unlocking_action_frees_a_die_of_choice_that_stays_on_the_board() -> None:
    position = in_summer()
    me = position.me
    me.places = (UNLOCKED, LOCKED, LOCKED)
    position.run(Unlock.of())
    assert position.offers == ["unlock:middle", "unlock:right"]
    position.choose("unlock:right")
    assert me.places == (UNLOCKED, LOCKED, UNLOCKED)
    me.places = (UNLOCKED, FOREST, UNLOCKED)
    assert not Unlock.of().possible(position.state)
    position.run(Unlock.of())
    assert me.places == (UNLOCKED, FOREST, UNLOCKED)


@rule("BK-022")
def test_a_pilgrim_is_given_up_for_a_locked_die_that_is_placed_at_once() -> None:
    position = in_summer()
    me = position.me
    position.stock(me)
    me.places = (UNLOCKED, LOCKED, LOCKED)
    me.pilgrims = 1
    position.again()
    assert position.offers_of("sacrifice:") == ["middle", "right"]
    position.choose("sacrifice:middle")
    assert me.pilgrims == 0
    assert all(code.startswith("place:") for code in position.offers)
    position.choose("place:home:1")
    assert me.places == (UNLOCKED, home(1), LOCKED)


@rule("BK-022")
def test_only_an_awake_pilgrim_of_the_board_can_be_given_up() -> None:
    position = in_summer()
    me = position.me
    # Others sleep on crystal spaces, at rocks and on paths, and do not count.
    me.pilgrims = 0
    me.rockside = 1
    me.set_out(8)
    position.again()
    assert not position.offers_of("sacrifice:")


@rule("BK-023")
def test_values_stay_until_changed_again() -> None:
    position = in_summer()
    me = position.me
    position.stock(me, amulet2=1)
    position.dice(me, 3, 2, 1)
    position.again()
    position.choose("die:left", "amulets:2", "place:home:1")
    assert me.dice[LEFT] == 5
    position.until(lambda state: state.round == 2 and state.season == SUMMER)
    assert sorted(me.dice) != [1, 2, 3]


# Spring


@rule("BK-044", "BK-045", "BK-X01")
def test_with_one_card_kept_three_are_drawn_and_one_is_discarded() -> None:
    position = in_summer()
    me = position.state.sheets[0]
    position.hand(me, "sy1")
    spring(position)
    while position.seat != 0:
        position.choose(position.offers[0])
    assert len(me.hand) == 4
    assert len(position.offers_of("discard:")) == 4
    position.choose("discard:sy1")
    position.until(lambda state: state.season == SUMMER)
    assert len(me.cards_in_hand()) == 3
    assert me.discard == yokai("sy1")


@rule("BK-045")
@pytest.mark.parametrize(("cards", "asked"), [(("sy1", "sy2", "sy3"), False), (("sy1", "sy2", "sy3", "sy4"), True)])
def test_nobody_discards_down_who_holds_three(cards: tuple[str, ...], asked: bool) -> None:
    position = in_summer()
    position.hand(position.me, *cards)
    position.run(DiscardDown.of())
    assert bool(position.offers_of("discard:")) is asked


@rule("BK-044", "BK-045")
def test_with_four_or_more_cards_none_is_drawn_and_three_are_kept() -> None:
    position = in_summer()
    me = position.state.sheets[0]
    position.hand(me, "sy1", "sy2", "sy3", "sy4", "sy5")
    me.deck = Bag(yokai("y01"))
    spring(position)
    while position.seat != 0:
        position.choose(position.offers[0])
    assert len(me.hand) == 5
    position.choose("discard:sy5", "discard:sy4")
    position.until(lambda state: state.season == SUMMER)
    assert sorted(me.cards_in_hand()) == list(yokai("sy1", "sy2", "sy3"))
    assert sorted(me.discard) == list(yokai("sy4", "sy5"))
    assert me.deck.cards == yokai("y01")


@rule("BK-045")
@pytest.mark.parametrize("discarded", ["sy1", "sy3", "y05", "y07"])
def test_a_card_gained_from_the_common_deck_may_be_discarded_like_any_other(discarded: str) -> None:
    position = in_summer()
    me = position.state.sheets[0]
    position.hand(me, "sy1", "sy2", "sy3")
    me.gained = Pile(yokai("y05", "y07"), (1, 1))
    spring(position)
    while position.seat != 0:
        position.choose(position.offers[0])
    position.choose(f"discard:{discarded}", "discard:sy2")
    position.until(lambda state: state.season == SUMMER)
    assert set(me.discard) == set(yokai(discarded, "sy2"))
    assert set(me.cards_in_hand()) == set(yokai("sy1", "sy2", "sy3", "y05", "y07")) - set(me.discard)


@rule("BK-016", "BK-045")
def test_discards_lie_open_for_all_once_everybody_has_chosen() -> None:
    position = at_the_start(2)
    first = position.seat
    chosen = position.offers_of("discard:")[0]
    position.choose(f"discard:{chosen}")
    # Not before the other has chosen, too.
    assert position.match.view(1 - first)["seats"][first]["discard"] == []
    position.choose(position.offers[0])
    for seat in (1 - first, None):
        assert [card["id"] for card in position.match.view(seat)["seats"][first]["discard"]] == [chosen]


@rule("BK-043", "BK-046", "BK-X02")
def test_everybody_summons_before_fruits_are_reaped_in_turn_order() -> None:
    position = in_summer(3)
    state = position.state
    for sheet in state.sheets:
        position.hand(sheet, "sy1", "sy2", "sy3")
        position.stock(sheet)
        sheet.kodamas = (1, 1, 1, 1, 1)
        position.crystals(sheet, sd1="cd02", sd2="cd03", sd3="cd07")
    spring(position)
    order = []
    while state.season == SPRING:
        order.append((position.seat, position.offers[0].split(":")[0]))
        if position.offers_of("fruit:"):
            # The amulet is given unasked; the card and the kodama in the order preferred.
            assert position.offers == ["fruit:sd1", "fruit:sd3"]
            assert stocked(position.me) == {"amulet1": 1}
            position.choose("fruit:sd3", "kodama:yomi", "draw")
            continue
        position.choose(position.offers[0])
    assert order == [*((seat, "discard") for seat in state.order), *((seat, "fruit") for seat in state.order)]
    for sheet in state.sheets:
        # Three kept, one drawn on top; no further discard.
        assert len(sheet.cards_in_hand()) == 4
        assert sheet.kodamas[0] == 2
    assert state.season == SUMMER


@rule("BK-282")
def test_a_dream_crystal_gained_while_reaping_waits_for_the_next_time() -> None:
    position = in_summer(2)
    state = position.state
    me = state.sheets[state.order[0]]
    position.hand(me, "sy1", "sy2", "sy3")
    position.stock(me)
    # The crystal's movement point leads to a torii that sells a crystal for one less.
    position.crystals(me, sd1="cd08")
    me.set_out(space(3))
    give(state, torii=replaced(state.given.torii, GATE_OF_BRANCH[branch("t1")], torii("ta2")))
    show(state, "crystal", (crystal("cd01"), EMPTY, EMPTY, EMPTY))
    spring(position)
    while not position.offers_of("branch:"):
        position.choose(position.offers[0])
    position.choose("branch:right:t1")
    if "do:crystal(1)" in position.offers:
        position.choose("do:crystal(1)")
    position.choose("crystal:1", "space:sd2")
    assert stocked(me) == {}
    assert state.season == SUMMER


# Playing a card


@rule("BK-049")
def test_a_card_needs_an_empty_slot() -> None:
    position = in_summer()
    me = position.me
    position.hand(me, "sy1", "sy2")
    me.slots = (yokai("sy3")[0], EMPTY, yokai("sy4")[0])
    position.again()
    assert position.offers_of("play:") == ["sy1:middle", "sy2:middle"]
    for taken, others in ((0, "middle right"), (1, "left right"), (2, "left middle")):
        me.slots = replaced((EMPTY,) * 3, taken, yokai("sy1")[0])
        position.hand(me, "sy2")
        me.slots = replaced((EMPTY,) * 3, taken, yokai("sy1")[0])
        position.again()
        assert position.offers_of("play:") == [f"sy2:{slot}" for slot in others.split()]
    me.slots = yokai("sy1", "sy3", "sy4")
    position.again()
    assert position.offers_of("play:") == []
    position.hand(me)
    position.again()
    assert position.offers_of("play:") == []


@rule("BK-050", "BK-051", "BK-X09", "BK-048")
def test_playing_a_card_unlocks_the_die_of_its_slot_and_does_its_action() -> None:
    position = in_summer()
    seat, me = position.seat, position.me
    position.stock(me)
    position.hand(me, "sy2", "sy1", "sy3")
    position.again()
    position.choose("play:sy2:left")
    assert me.places == (UNLOCKED, LOCKED, LOCKED)
    assert position.offers == ["do:wood", "do:stone"]
    position.choose("do:stone")
    assert stocked(me) == {"stone": 1}
    assert me.slots == (yokai("sy2")[0], EMPTY, EMPTY)
    assert position.seat != seat


@rule("BK-050")
def test_a_card_gained_from_the_common_deck_is_played_like_any_other() -> None:
    position = in_summer()
    me = position.me
    position.hand(me, "sy1")
    me.gained = Pile(yokai("y02"), (1 << position.seat,))
    position.again()
    position.choose("play:y02:right")
    assert me.slots == (EMPTY, EMPTY, *yokai("y02"))
    assert me.cards_in_hand() == yokai("sy1")
    assert me.places == (LOCKED, LOCKED, UNLOCKED)


@pytest.mark.parametrize("place", [UNLOCKED, FOREST])
@rule("BK-050", "BK-022")
def test_a_card_may_be_played_where_the_die_is_no_longer_locked(place: int) -> None:
    position = in_summer()
    me = position.me
    position.hand(me, "sy2")
    me.places = (place, LOCKED, LOCKED)
    position.again()
    position.choose("play:sy2:left", "do:wood")
    assert me.places == (place, LOCKED, LOCKED)


@rule("BK-051", "BK-X03")
def test_the_sample_nezumi_gives_a_kodama_step_and_a_building_or_a_crystal() -> None:
    position = in_summer()
    me = position.me
    position.stock(me, wood=1)
    position.hand(me, "y11")
    position.again()
    position.choose("play:y11:right")
    assert position.offers == [f"kodama:{name}" for name in ("yomi", "stairs", "home", "jade", "forges")] + ["skip"]
    position.choose("kodama:jade")
    assert me.kodamas == (1, 1, 1, 2, 1)
    assert position.offers == ["do:build", "do:crystal"]
    seat = position.seat
    position.choose("do:build", "skip")
    assert me.built == 0
    assert position.seat != seat


@rule("BK-052")
def test_a_wit_crystal_acts_before_or_after_the_card_of_its_slot() -> None:
    for first in ("first:card", "first:crystal"):
        position = in_summer()
        me = position.me
        position.stock(me)
        position.hand(me, "sy2")
        position.crystals(me, si1="ci07")
        position.again()
        position.choose("play:sy2:left")
        assert me.places[LEFT] == UNLOCKED
        assert sorted(position.offers) == ["first:card", "first:crystal"]
        labels = {position.match.describe(code).label.id for code in position.offers}
        assert labels == {"option-first-card", "option-first-crystal"}
        position.choose(first)
        if first == "first:card":
            position.choose("do:wood", "kodama:home")
        else:
            position.choose("kodama:home", "do:wood")
        assert me.kodamas == (1, 1, 2, 1, 1)
        assert stocked(me) == {"wood": 1}


@rule("BK-052")
def test_a_wit_crystal_acts_once_only_on_its_slot_and_even_without_the_card() -> None:
    position = in_summer()
    me = position.me
    position.stock(me)
    position.hand(me, "sy5")
    me.pilgrims = 1
    position.crystals(me, si1="ci05")
    position.again()
    seat = position.seat
    position.choose("play:sy5:left", "skip")
    assert stocked(me) == {"amulet1": 1}
    assert position.seat != seat
    position = in_summer()
    me = position.me
    position.stock(me)
    position.hand(me, "sy2")
    position.crystals(me, si1="ci05")
    position.again()
    position.choose("play:sy2:middle", "do:wood")
    assert stocked(me) == {"wood": 1}


@rule("BK-053")
def test_a_wit_crystal_gained_by_the_card_does_not_react_to_it() -> None:
    position = in_summer()
    me = position.me
    position.stock(me)
    position.hand(me, "sy3")
    show(position.state, "crystal", (crystal("ci05"), -1, -1, -1))
    position.again()
    position.choose("play:sy3:left", "crystal:1", "space:si1")
    assert me.crystals[5] == crystal("ci05")
    assert stocked(me) == {}


@rule("BK-054")
def test_a_played_card_stays_until_winter() -> None:
    position = in_summer()
    me = position.me
    position.hand(me, "sy2", "sy1", "sy3")
    position.again()
    position.choose("play:sy2:left", "do:wood")
    card = yokai("sy2")[0]
    position.until(lambda state: state.season != SUMMER or me.slots[LEFT] != card)
    assert position.state.season != SUMMER
    assert card in me.slots


@rule("BK-276")
def test_what_is_gained_in_a_turn_gives_no_second_basic_action() -> None:
    position = in_summer()
    me = position.me
    position.hand(me, "y28")
    me.deck = Bag(yokai("sy1", "sy2"))
    position.again()
    seat = position.seat
    position.choose("play:y28:left")
    for code in ("do:unlock", "unlock:middle", "draw"):
        position.choose(code)
    assert me.places == (UNLOCKED, UNLOCKED, LOCKED)
    assert len(me.cards_in_hand()) == 1
    assert position.seat != seat
    position.until(lambda state: state.seat == seat and state.asking is not None and "die:left" in position.offers)
    assert "die:middle" in position.offers
