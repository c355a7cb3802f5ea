"""How to play in two minutes: complete in every language, with pictures that lie on the board."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from zataku.games import board_of, games
from zataku.language import LANGUAGES, Speaker
from zataku.language.reference import reference_of
from zataku.teaching.howto import FILE, figure, how_to_play
from zataku.teaching.reading import FOLDER

GAMES = list(games())
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_five_panels_lead_to_chapters_of_the_rules(name: str) -> None:
    folder = games()[name].folder
    tale, reference = how_to_play(folder), reference_of(folder, "en")
    assert tale is not None
    assert reference is not None
    chapters = range(sum(chapter.depth == 2 for chapter in reference.chapters))
    assert len(tale.panels) == 5
    assert all(panel.chapter in chapters for panel in tale.panels)
    assert set(tale.first) <= set(chapters)
    assert len(set(tale.first)) == len(tale.first)


@every_game
def test_a_picture_is_cut_from_the_board_itself(name: str) -> None:
    tale, board = how_to_play(games()[name].folder), board_of(games()[name])
    assert tale is not None
    assert board is not None
    match = tale.position.match(games()[name])
    speaker = Speaker(match.game, "en")
    whole = {
        "board": board.draw_board(match.view(0), speaker),
        "seat": board.draw_seat(match.view(0), 0, speaker, compact=False),
    }
    for number, panel in enumerate(tale.panels):
        x, y, width, height = panel.crop
        size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', whole[panel.of])
        assert size is not None
        assert 0 <= x < x + width <= float(size[1]) + 20, f"picture {number + 1}"
        assert 0 <= y < y + height <= float(size[2]) + 20, f"picture {number + 1}"
        assert width * 2 == height * 3, f"picture {number + 1} is not 3 to 2"


@every_game
def test_every_picture_is_drawn_by_day_and_night_in_every_language(name: str) -> None:
    pictures = {figure(name, 0, language, "day") for language in LANGUAGES} | {figure(name, 0, "en", "night")}
    for picture in pictures:
        ElementTree.fromstring(picture)
        assert "{" not in re.sub(r"<style>.*?</style>", "", picture)
    assert figure(name, 0, "en", "day") != figure(name, 0, "en", "night")
    with pytest.raises(IndexError):
        figure(name, 99, "en", "day")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "lacks 'first'"),
        ("first = [0]\nposition = 3", "'position' is dict"),
        ('first = [0]\nmore = 1\n[position]\nplayers = 2\nseed = "a"', "has more, which mean nothing"),
        ('first = [0]\n[position]\nplayers = 2\nseed = "a"\n[[panel]]\nof = "sky"', "not of 'sky'"),
        (
            'first = [0]\n[position]\nplayers = 2\nseed = "a"\n[[panel]]\nof = "seat"\ntitle = { en = "A" }',
            "panel 1: 'title' is to be said in en, ru, es",
        ),
    ],
)
def test_a_mistake_in_the_data_is_told(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / FILE).write_text(text)
    with pytest.raises(ValueError, match=re.escape(complaint)):
        how_to_play(tmp_path)
