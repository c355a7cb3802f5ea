"""What pictures refer to is defined once: in the page around them, or in the picture that stands alone."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import zataku
from zataku.draw.definitions import needed, sheet
from zataku.draw.icons import icon
from zataku.draw.palette import standalone
from zataku.games import board_of, game
from zataku.language import Speaker

DRAWN = [name for name in zataku.games() if board_of(game(name)) is not None]


def references(svg: str) -> set[str]:
    return set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg))


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([\w-]+)"', svg)


@pytest.mark.parametrize("name", DRAWN)
def test_a_page_defines_all_that_its_pictures_refer_to(name: str) -> None:
    match = zataku.new_match(name, 2, "definitions")
    board = board_of(match.game)
    assert board is not None
    speaker = Speaker(match.game, "en")
    pictures = [board.draw_board(match.view(0), speaker)]
    pictures += [board.draw_seat(match.view(0), seat, speaker, compact=False) for seat in range(match.seats)]
    page = sheet(name)
    defined = ids(page)
    assert len(defined) == len(set(defined))
    for picture in (*pictures, page):
        assert references(picture) <= set(defined) | set(ids(picture))
    assert not set(defined) & {id for picture in pictures for id in ids(picture)}


def test_a_picture_that_stands_alone_carries_only_what_it_needs() -> None:
    alone = standalone(f"<svg>{icon('coin', 0, 0)}</svg>")
    assert ids(alone) == ["i-coin"]
    assert ElementTree.fromstring(alone).tag == "svg"


def test_a_picture_without_references_needs_nothing() -> None:
    assert needed("<svg/>") == ""
