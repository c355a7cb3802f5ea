"""Script and templates can be read: short lines, and no module that nothing uses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.language.texts import SOURCE
from tests.table.client import Client
from zataku.games import games
from zataku.table.boards import lobby_picture

TABLE = SOURCE / "table"
STATIC = TABLE / "static"
#: As long as a line of Python may be.
LONGEST = 120


@pytest.mark.parametrize("kind", ["static/*.js", "templates/**/*.html"])
def test_lines_are_short_enough_to_read(kind: str) -> None:
    files = sorted(TABLE.glob(kind))
    assert files
    long = [
        (file.name, number)
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if len(line) > LONGEST
    ]
    assert long == []


def imported(module: Path) -> set[Path]:
    return {STATIC / name for name in re.findall(r"from '\./([a-z-]+\.js)'", module.read_text(encoding="utf-8"))}


def test_the_page_loads_every_module(client: Client) -> None:
    """So that a mistake in any of them is seen in the browser's console, which fails the tests of the browser."""
    found: set[Path] = set()
    new = {STATIC / "zataku.js"}
    while new:
        found |= new
        new = {each for module in new for each in imported(module)} - found
    assert found == set(STATIC.glob("*.js"))
    for module in found:
        answer = client.get(f"/static/{module.name}")
        assert answer.status_code == 200
        assert "javascript" in answer.headers["content-type"]


def test_every_game_has_a_picture_in_the_lobby(client: Client) -> None:
    page = client.get("/").text
    pictures = {name: lobby_picture(game) for name, game in games().items()}
    assert all(picture in page for picture in pictures.values())
    own = [name for name, game in games().items() if (game.folder / "board" / "lobby.svg").exists()]
    # Whoever has none of their own shares the one for any game.
    assert len(set(pictures.values())) == len(own) + (len(own) < len(pictures))
    assert {"white-castle", "bamboo", "bitoku", "fuji-koro"} <= set(own)
    assert "three-lanterns" not in own
