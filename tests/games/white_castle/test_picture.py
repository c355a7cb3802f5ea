"""The picture in the terminal shows the whole position in every language."""

from __future__ import annotations

import re
from random import Random
from typing import cast

import pytest
from rich.console import Console

import zataku
from tests.games.white_castle.position import Table
from tests.rules import rule
from zataku.games.white_castle.board.terminal import picture
from zataku.games.white_castle.view import CastleView
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker

CARD_ID = re.compile(r"\b[STPRAKFDY]\d+\b")


def drawn(match: Match, language: str, width: int = 110) -> str:
    console = Console(width=width, record=True, file=None, quiet=True)
    names = ["Aiko", "Ben", "Chika", "Dan"]
    with console.capture() as capture:
        console.quiet = False
        view = cast(CastleView, match.view(0))
        console.print(picture(view, Speaker(match.game, language, names)))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_match_can_be_drawn(players: int, language: str) -> None:
    match = zataku.new_match("white-castle", players, "picture")
    rng = Random(players)
    while not match.over:
        if rng.random() < 0.1:
            assert "{" not in drawn(match, language, width=rng.choice((60, 80, 120)))
        match.choose(rng.choice(match.state.offer))
    assert "{" not in drawn(match, language)


def test_the_picture_shows_dice_figures_and_holdings() -> None:
    table = Table(2)
    table.bridges(coral=(1, 3, 6), black=(0, 5), white=(2, 0))
    table.lay("well", ("coral", 4))
    table.clan(0, coin=7, seal=2, point=11, places={"gate": 1, "steward-2": 1}, gardens=["K2"], influence=7)
    text = drawn(table.match, "en")
    for part in ("Round 1 of 3", "7 coins", "2 seals", "11 clan points", "1 food, 1 point: 3 coins ①", "7①"):
        assert part in text, part
    assert "Gate ①" in text
    table.clan(coin=9)
    table.choose("die:coral:right")
    assert "In hand: the coral 6" in drawn(table.match, "en")


def test_starting_pairs_and_the_delegation_are_shown() -> None:
    assert "Starting pairs" in drawn(zataku.new_match("white-castle", 3, "pairs"), "en")
    solo = drawn(zataku.new_match("white-castle", 1, "solo"), "en")
    for part in ("Tokugawa delegation", "on top of the deck: ", "opened next: "):
        assert part in solo


def test_the_picture_shows_what_cards_and_rows_hold_back() -> None:
    table = Table(2)
    table.clan(0, card="P02", gone={"courtier": 2})
    table.clan(1, card="A1")
    text = drawn(table.match, "en", width=140)
    for part in (
        "1 food, 1 food, 1 food (covered: 2 coins, 1 food, 1 seal)",
        "■ courtier action (Courtiers); □ 2 influence (Gardeners and Warriors)",
        "□ courtier action (every row)",
        "lantern side: 1 clan point",
        "Points at the end by space: 0–5: 0; 6–10: 3; 11–14: 6; 15–20: 10–15",
    ):
        assert part in text, part


def test_no_round_has_begun_while_pairs_are_picked() -> None:
    match = zataku.new_match("white-castle", 2, "pairs")
    assert "Before round 1" in drawn(match, "en")
    assert "Round" not in drawn(match, "en")


@rule("WC-124")
def test_the_die_of_the_delegation_is_told_only_where_it_is_known() -> None:
    table = Table(1)
    table.solo_deck("T1", "T3")
    text = " ".join(drawn(table.match, "en").replace("│", "").split())
    assert "opened next: courtier to the gate; 2 influence" in text
    assert "the card below it names the die: coral bridge (right), to steward room 1" in text
    assert "next die" not in text
    text = drawn(zataku.new_match("white-castle", 1, "solo"), "en")
    assert "the card below it names the die: not known yet" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_play_says_that_the_cards_of_the_delegation_are_reconstructed(language: str) -> None:
    solo = zataku.new_match("white-castle", 1, "solo")
    said = Speaker(solo.game, language).text("name-label-solo-reconstructed")
    assert said in drawn(solo, language, width=140)
    assert said not in drawn(zataku.new_match("white-castle", 2, "solo"), language, width=140)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_neither_log_nor_picture_names_a_card_by_its_id(players: int, language: str) -> None:
    match = zataku.new_match("white-castle", players, "ids")
    speaker = Speaker(match.game, language)
    rng = Random(players)
    while not match.over:
        if rng.random() < 0.1:
            assert not CARD_ID.search(drawn(match, language))
        match.choose(rng.choice(match.state.offer))
    for event in match.events:
        assert not CARD_ID.search(speaker.say(event.message))
