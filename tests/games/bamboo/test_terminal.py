"""The picture in the terminal, from a view."""

import io
from random import Random
from typing import cast

import pytest
from rich.console import Console

from tests.games.bamboo.position import Position, summer
from zataku.games.bamboo.board.terminal import picture
from zataku.games.bamboo.components import COMPONENTS, SUMMER
from zataku.games.bamboo.state import NOWHERE
from zataku.games.bamboo.view import BambooView
from zataku.language import LANGUAGES, Speaker


def drawn(position: Position, language: str = "en", width: int = 140) -> str:
    names = ["Polina", "Diana", "Sergey", "Hana"]
    speaker = Speaker(position.match.game, language, names)
    console = Console(file=io.StringIO(), width=width)
    console.print(picture(cast(BambooView, position.match.view(0)), speaker))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_moment_of_a_match_can_be_drawn(language: str, players: int) -> None:
    position = Position(players, "night")
    rng = Random(2)
    number = 0
    while not position.state.over:
        if number % 40 == 0:
            text = drawn(position, language)
            assert "{" not in text
            assert "Polina" in text
        position.choose(rng.choice(position.codes))
        number += 1
    assert "{" not in drawn(position, language)


def test_a_house_shows_kinds_and_comfort() -> None:
    position = summer(3, "night").house(0, ".. .. .. G2 F1", ".. O3 .. .. ..", ".. .. .. .. ..").holds(0, "R03")
    text = drawn(position)
    # Purple names a decoration at 1-1; tiles lie elsewhere.
    assert "│ d  │ ·  │ ·  │ G2 │ F1 │" in text
    assert "│ ·  │ O3 │ g  │ ·  │ ·  │" in text
    assert "Comfort: left 3, right 3" in text
    assert "right G = 2+" in text


def test_balance_tiles_are_drawn_and_not_called_by_their_ids() -> None:
    text = drawn(summer(3).holds(0, "L24").holds(1, "W10"))
    assert "left **/** ≥ 9 = " in text
    assert "whole house ΣF ≥ 7 = " in text
    assert not [tile.id for tile in COMPONENTS.harmony_tiles if tile.id in text]


def test_temples_show_incense_from_the_bottom() -> None:
    position = summer(2)
    position.state.temples = ((3, 3, 0, 1, 1), (), (), ())
    assert "ghost, ghost, Polina, Diana, Diana" in drawn(position)


def test_slots_show_what_was_laid_this_turn() -> None:
    position = summer().areas(0, red="red-harmony", blue="blue-house")
    position.sheet().incense = 1
    position.summer().choose("visit:red", "lay:slot-2:red-harmony")
    lines = drawn(position).splitlines()
    kept = next(number for number, line in enumerate(lines) if "blue house improvement" in line)
    assert "red harmony" in lines[kept + 2]
    assert ">red []" in drawn(position)


def test_the_season_and_the_powers_of_spirits_are_told() -> None:
    position = summer(3).spirits(1, awake="kitsune")
    position.state.spirits = (4, NOWHERE, NOWHERE, NOWHERE)
    position.state.temples = ((0, 1), (), (), ())
    position.state.season = SUMMER
    text = drawn(position)
    assert "Round 1 of 4, summer, day side" in text
    assert "Okami: 4 food at this meal, in winter. It wakes for 2 coins." in text
    assert "Kitsune: your shoots count as jokers for the rest of this turn, in summer. It wakes for nothing." in text
    row = next(line for line in text.splitlines() if "Polina, Diana" in line)
    assert row.split("Polina, Diana")[1].count("Diana") == 1
