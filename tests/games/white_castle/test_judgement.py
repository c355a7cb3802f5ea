"""What bots go by: a guess at the final points."""

from __future__ import annotations

from random import Random

import pytest

import zataku
from tests.games.white_castle.position import Table
from zataku.games.white_castle.automa import DELEGATION
from zataku.games.white_castle.judgement.delegation import delegation_features
from zataku.games.white_castle.judgement.evaluation import evaluate
from zataku.games.white_castle.judgement.features import features
from zataku.games.white_castle.judgement.offers import offers
from zataku.games.white_castle.state import Castle


def test_the_guess_is_the_score_when_nothing_can_change_any_more() -> None:
    for players in (1, 2, 4):
        match = zataku.new_match("white-castle", players, "guess")
        match.state.playout(Random(1))
        state = match.state
        assert isinstance(state, Castle)
        for score in match.scores.seats:
            sheet = state.sheets[score.seat]
            loose = (sheet.goods[0] + sheet.goods[1]) % 5 / 5 if score.seat < players else 0.4 * sheet.goods[0]
            assert evaluate(state, score.seat) == pytest.approx(score.total + loose)


def test_the_guess_likes_what_helps() -> None:
    table = Table()
    table.clan(food=3, iron=3, pearl=3, coin=5, seal=2, places={"gate": 1}, gardens=["K1"], yards={"yard-1": 1})
    before = evaluate(table.state, 0)
    for better in (
        {"food": 4},
        {"seal": 3},
        {"places": {"steward-1": 1}},
        {"gardens": ["K1", "K2"]},
        {"influence": 1},
        {"lantern": ["R3", "S02"]},
    ):
        table.clan(food=3, seal=2, places={"gate": 1}, gardens=["K1"], influence=0, lantern=["R3"])
        table.clan(**better)
        assert evaluate(table.state, 0) > before, better


def test_the_guess_counts_what_is_still_to_come() -> None:
    table = Table()
    table.clan(food=3, coin=3)
    before = evaluate(table.state, 0)
    table.perform("gardener")
    assert evaluate(table.state, 0) > before, "a gardener is about to be sent"
    table.perform("3 any")
    waiting = evaluate(table.state, 0)
    assert waiting > before
    table.choose("pick:food+iron+pearl")
    assert abs(evaluate(table.state, 0) - waiting) < 2
    table.bridges(coral=(1, 1, 6))
    idle = evaluate(table.state, 0)
    table.choose("die:coral:right")
    assert evaluate(table.state, 0) > idle, "a die in hand is worth something"
    table.clan(influence=5, seal=1)
    table.perform("2 influence")
    assert evaluate(table.state, 0) > evaluate(table.state, 1)


def changed(before: list[float], after: list[float]) -> int:
    """How many of the numbers are not what they were."""
    return sum(a != b for a, b in zip(before, after, strict=True))


def test_the_numbers_of_a_clan_tell_what_its_card_and_its_goods_are_good_for() -> None:
    table = Table()
    table.clan(food=1, iron=0, coin=4, seal=1, pearl=0, places={"gate": 1}, lantern=["R3"])
    for other in ({"iron": 5}, {"food": 5}, {"pearl": 5}, {"card": "P01"}, {"influence": 4}):
        table.clan(food=1, iron=0, pearl=0, card="A1", influence=0)
        before = features(table.state, 0)
        table.clan(**other)
        assert changed(before, features(table.state, 0)) > 1, other


def test_the_numbers_of_the_delegation_tell_what_its_cards_bring() -> None:
    table = Table(1)
    table.clan(DELEGATION, places={"steward-1": 2}, gardens=["K1"], yards={"yard-1": 1})
    table.solo_deck("T5", "T2", "T1")
    before = delegation_features(table.state)
    assert features(table.state, DELEGATION) == before
    assert before[0] == evaluate(table.state, DELEGATION)
    table.solo_deck("T7", "T2", "T1")
    assert changed(before, delegation_features(table.state)) >= 1, "another card is on top"
    table.clan(DELEGATION, places={"steward-1": 3})
    assert delegation_features(table.state)[1] > before[1]


def test_the_numbers_of_a_clan_tell_what_dice_and_rooms_offer() -> None:
    table = Table()
    table.clan(food=1, iron=0, coin=1, seal=0, pearl=0, places={"gate": 1}, lantern=["R3"])
    table.bridges(coral=(1, 1, 2), black=(1, 1, 2), white=(1, 1, 2))
    best, second, *_ = offers(table.state, 0, 0.5, acts=True)
    assert best >= second > 0.0
    assert offers(table.state, 0, 0.5, acts=False)[:3] == [0.0, 0.0, 0.0], "there is no further turn in this round"
    table.bridges(coral=(1, 1, 6), black=(1, 1, 2), white=(1, 1, 2))
    assert offers(table.state, 0, 0.5, acts=True)[0] > best, "a six brings coins, or opens what is dear"
    courtier, gardener, warrior = offers(table.state, 0, 0.5, acts=True)[9:]
    table.clan(pearl=2)
    assert offers(table.state, 0, 0.5, acts=True)[9] > courtier
    table.clan(food=5)
    assert offers(table.state, 0, 0.5, acts=True)[10] > gardener
    table.clan(iron=5)
    assert offers(table.state, 0, 0.5, acts=True)[11] > warrior


def test_cards_of_the_delegation_that_name_a_missing_die_act_beside_others() -> None:
    table = Table(1)
    table.solo_deck("T5", "T2", "T1")
    table.bridges(coral=(1, 2, 3), black=(1, 2, 3), white=(1, 2, 3))
    there = delegation_features(table.state)[-7:]
    table.bridges(coral=(1, 0, 0), black=(1, 2, 3), white=(1, 2, 3))
    gone = delegation_features(table.state)[-7:]
    assert there[1] == 0.0 < gone[1]
    assert there[0] < gone[0], "two cards act instead of one"
