"""The picture in the terminal shows the whole position in every language."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

import zataku
from tests.games.white_castle.positions import Table
from zataku.games.white_castle.board.terminal import picture
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker


def drawn(match: Match, language: str, width: int = 110) -> str:
    console = Console(width=width, record=True, file=None, quiet=True)
    names = ["Aiko", "Ben", "Chika", "Dan"]
    with console.capture() as capture:
        console.quiet = False
        console.print(picture(match.view(0), Speaker(match.game, language, names)))
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
    for part in ("Round 1 of 3", "7 coins", "2 seals", "11 clan points", "K2 1 food, 1 point: 3 coins ①", "7①"):
        assert part in text, part
    assert "Gate ①" in text
    table.clan(coin=9)
    table.choose("die:coral:right")
    assert "In hand: the coral 6" in drawn(table.match, "en")


def test_starting_pairs_and_the_delegation_are_shown() -> None:
    assert "Starting pairs" in drawn(zataku.new_match("white-castle", 3, "pairs"), "en")
    assert "Tokugawa delegation" in drawn(zataku.new_match("white-castle", 1, "solo"), "en")
