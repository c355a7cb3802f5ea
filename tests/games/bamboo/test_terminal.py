"""The picture in the terminal, from a view."""

import io
from random import Random

import pytest
from rich.console import Console

from tests.games.bamboo.table import Table, summer
from zataku.games.bamboo.board.terminal import picture
from zataku.language import LANGUAGES, Speaker


def drawn(table: Table, language: str = "en", width: int = 140) -> str:
    names = ["Polina", "Diana", "Sergey", "Hana"]
    speaker = Speaker(table.match.game, language, names)
    console = Console(file=io.StringIO(), width=width)
    console.print(picture(table.match.view(0), speaker))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_moment_of_a_match_can_be_drawn(language: str, players: int) -> None:
    table = Table(players, "night")
    rng = Random(2)
    number = 0
    while not table.state.over:
        if number % 40 == 0:
            text = drawn(table, language)
            assert "{" not in text
            assert "Polina" in text
        table.choose(rng.choice(table.codes))
        number += 1
    assert "{" not in drawn(table, language)


def test_a_house_shows_kinds_and_comfort() -> None:
    table = summer(3, "night").house(0, ".. .. .. G2 F1", ".. O3 .. .. ..", ".. .. .. .. ..").holds(0, "R03")
    text = drawn(table)
    # Purple names a decoration at 1-1; tiles lie elsewhere.
    assert "│ d  │ ·  │ ·  │ G2 │ F1 │" in text
    assert "│ ·  │ O3 │ g  │ ·  │ ·  │" in text
    assert "Comfort: left 3, right 3" in text
    assert "R03 G = 2+" in text


def test_temples_show_incense_from_the_bottom() -> None:
    table = summer(2)
    table.state.temples = ((3, 3, 0, 1, 1), (), (), ())
    assert "ghost, ghost, Polina, Diana, Diana" in drawn(table)


def test_slots_show_what_was_laid_this_turn() -> None:
    table = summer().areas(0, red="red-harmony", blue="blue-house")
    table.player().incense = 1
    table.summer().choose("visit:red", "lay:slot-2:red-harmony")
    lines = drawn(table).splitlines()
    kept = next(number for number, line in enumerate(lines) if "blue house improvement" in line)
    assert "red harmony" in lines[kept + 2]
    assert ">red []" in drawn(table)
