"""A whole match as one picture, for any game."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import zataku
from zataku.draw.whole import picture


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
