"""The board of any game, drawn or not."""

from __future__ import annotations

import re
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console, RenderableType

import zataku
from tests import toy
from zataku.boards import bare_view, picture, text_board
from zataku.kernel.match import Match
from zataku.language import Speaker


@pytest.mark.parametrize("name", sorted(zataku.games()))
@pytest.mark.parametrize("theme", ["day", "night"])
def test_any_game_is_drawn_without_asking_anything_of_the_network(name: str, theme: str) -> None:
    match = zataku.new_match(name, 2, "picture")
    drawn = picture(match, 0, language="es", theme=theme)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert "http" not in drawn.replace("http://www.w3.org/", "").replace("https://www.w3.org/", "")


def test_a_notebook_shows_the_board() -> None:
    match = zataku.new_match("white-castle", 2, "notebook")
    assert match._repr_html_().startswith("<svg")
    again = zataku.replay(match.record())
    assert isinstance(again, zataku.Match)
    assert again._repr_html_() == match._repr_html_()


def test_a_game_that_nobody_has_drawn_shows_its_bare_view() -> None:
    match = Match(toy.GAME, 2, "bare")
    drawn = picture(match, 1)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    shown = said(text_board(toy.GAME, match.view(1), Speaker(toy.GAME, "en", ["Aiko", "Ben"])))
    hand = " ".join(map(str, match.view(1)["seats"][1]["hand"]))
    assert re.search(rf"Aiko.*hand +\? \? \?.*Ben.*hand +{hand}", shown, re.DOTALL)
    assert "deciding" not in shown


def test_a_bare_view_shows_whatever_there_is() -> None:
    view = {"game": "x", "seats": 3, "open": True, "shut": False, "deep": [{"a": [None, "b"]}, {"c": []}]}
    shown = said(bare_view(view, Speaker(None, "en")))
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    assert lines == ["seats 3", "open ✓", "shut –", "deep a ? b", "c –"]


def said(picture: RenderableType) -> str:
    """What a terminal would show."""
    console = Console(width=100, file=StringIO())
    console.print(picture)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
