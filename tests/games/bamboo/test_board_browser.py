"""Real Chromium: whole matches of Bamboo by clicks on the drawn board alone, by keyboard, and on a phone.

Two players by day stand in `tests/table/test_browser.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.table.screen import Screen
from tests.table.server import Server

pytestmark = pytest.mark.browser
PHONE = {"width": 390, "height": 844}


def sat_down(browser: Browser, server: Server, players: int, side: str = "day", **settings: Any) -> Screen:
    """All around one screen."""
    screen = Screen(browser, server, **settings)
    screen.prefer(confirm="never")
    screen.go("/")
    wanted = {"game": "bamboo", "seats": [{"sitter": "here"}] * players, "options": {"side": side}}
    screen.go(f"/tables/{screen.send('/api/tables', wanted)['id']}")
    return screen


def played(screen: Screen, players: int, play: Callable[[Random], None]) -> None:
    """To the end, by everybody."""
    rng = Random(players)
    seats = set()
    while screen.wait_for_turn():
        seats.add(screen.status("seat"))
        play(rng)
    assert seats == {str(seat) for seat in range(players)}
    assert screen.on_buttons == 0
    screen.page.wait_for_selector("#scores table")
    screen.close()


@pytest.mark.soak
@pytest.mark.parametrize(("players", "side"), [(2, "night"), (4, "day"), (4, "night")])
def test_a_whole_match_on_the_board_alone(browser: Browser, server: Server, players: int, side: str) -> None:
    screen = sat_down(browser, server, players, side)
    played(screen, players, screen.play_on_board)
    assert screen.on_board > 100


@pytest.mark.soak
def test_a_whole_match_by_keyboard(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, 2)
    played(screen, 2, screen.play_by_keyboard)


@pytest.mark.soak
def test_a_whole_match_on_a_phone(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, 2, "night", viewport=PHONE, has_touch=True, is_mobile=True)
    played(screen, 2, screen.play_on_board)
    assert screen.on_board > 100
