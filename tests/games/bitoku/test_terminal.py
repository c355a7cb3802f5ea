"""The picture in the terminal, from a view."""

from __future__ import annotations

import io
from random import Random
from typing import cast

import pytest
from rich.console import Console

from zataku import game, new_match
from zataku.games.bitoku.board.terminal import picture
from zataku.games.bitoku.view import BitokuView
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker

NAMES = ["Polina", "Diana", "Sergey", "Hana"]


def drawn(match: Match, language: str = "en", seat: int | None = 0) -> str:
    console = Console(file=io.StringIO(), width=150)
    view = cast(BitokuView, match.view(seat))
    console.print(picture(view, Speaker(game("bitoku"), language, NAMES)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_moment_of_a_match_can_be_drawn(language: str, players: int) -> None:
    match = new_match("bitoku", players, "picture")
    rng = Random(2)
    while not match.over:
        if len(match.choices) % 50 == 0:
            text = drawn(match, language)
            assert "{" not in text
            assert all(name in text for name in NAMES[: match.seats])
        match.choose(rng.choice(match.state.offer))
    assert "{" not in drawn(match, language)


def test_the_own_hand_is_shown_and_the_others_is_not() -> None:
    match = new_match("bitoku", 2, "hands")
    first = match.state.seat
    while match.state.asking is not None and type(match.state.asking).__name__ == "DiscardDown":
        match.choose(match.state.offer[0])
    assert "3 hidden cards" in drawn(match, seat=first)
    hidden = drawn(match, seat=None)
    assert hidden.count("3 hidden cards") == 2


def test_the_tengus_cards_lie_open() -> None:
    text = drawn(new_match("bitoku", 1, "tengu"))
    assert "The tengu's action cards, from the left" in text
    assert "Attitude: inactive" in text


def test_the_tengu_tells_what_it_did_and_why() -> None:
    match = new_match("bitoku", 1, "tengu")
    rng = Random(3)
    while match.view(0)["tengu"]["turn"] is None or not match.view(0)["tengu"]["turn"]["skipped"]:
        match.choose(rng.choice(match.state.offer))
    text = drawn(match)
    assert "Its last turn" in text
    assert "A: no " in text


def test_visions_are_ticked_off_and_virtues_counted() -> None:
    match = new_match("bitoku", 2, "visions")
    rng = Random(4)
    while not any(match.view(0)["seats"][0]["slots"]):
        match.choose(rng.choice(match.state.offer))
    text = drawn(match)
    assert "○ " in text
    assert " VP)" in text


def test_a_name_and_a_number_are_kept_apart() -> None:
    text = drawn(new_match("bitoku", 1, "tengu"))
    assert "Polina: 1, Diana: 1, neutral: 4" in text
