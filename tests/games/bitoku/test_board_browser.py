"""Real Chromium: whole matches of Bitoku by clicks on the drawn board alone, by keyboard, and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.table.screen import FLAGS, Screen, find_browser
from tests.table.server import Server

pytestmark = pytest.mark.browser
GAME = "bitoku"
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(Path(tmp_path_factory.mktemp("bitoku")) / "tables.db", toy=False)
    yield started
    started.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        yield browser
        browser.close()


def sat_down(browser: Browser, server: Server, words: str, **settings: Any) -> Screen:
    screen = Screen(browser, server, **settings)
    screen.prefer(confirm="never")
    screen.quick(GAME, words)
    return screen


def test_a_whole_match_against_the_tengu_on_the_board_alone(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "Play solo")
    rng = Random(1)
    while screen.wait_for_turn():
        screen.play_on_board(rng)
    # The tengu's board opens over the main one.
    screen.page.locator("[data-look]").click()
    screen.page.locator("#players [data-peek='1']").click()
    screen.page.wait_for_selector("#peek [id='tengu-row-a']")
    assert screen.on_buttons == 0
    assert screen.on_board > 80
    screen.close()


def around_one_screen(browser: Browser, server: Server, players: int) -> None:
    screen = sat_down(browser, server, f"{players} around this screen")
    rng = Random(players)
    seats = set()
    while screen.wait_for_turn():
        seats.add(screen.status("seat"))
        screen.play_on_board(rng)
    assert seats == {str(seat) for seat in range(players)}
    assert screen.on_buttons == 0
    screen.close()


def test_two_around_one_screen_on_the_board_alone(browser: Browser, server: Server) -> None:
    around_one_screen(browser, server, 2)


@pytest.mark.soak
def test_four_around_one_screen_on_the_board_alone(browser: Browser, server: Server) -> None:
    around_one_screen(browser, server, 4)


@pytest.mark.soak
def test_a_whole_match_by_keyboard(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "Play solo")
    rng = Random(5)
    while screen.wait_for_turn():
        screen.play_by_keyboard(rng)
    screen.close()


@pytest.mark.soak
def test_a_whole_match_on_a_phone(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "Play solo", viewport=PHONE, has_touch=True)
    rng = Random(6)
    while screen.wait_for_turn():
        screen.play_on_board(rng)
    assert screen.on_buttons == 0
    screen.close()


def test_a_part_of_a_match_by_keyboard(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "Play solo")
    rng = Random(3)
    for _ in range(30):
        if not screen.wait_for_turn():
            break
        screen.play_by_keyboard(rng)
    screen.close()


def test_a_part_of_a_match_on_a_phone(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "Play solo", viewport=PHONE, has_touch=True)
    rng = Random(4)
    for _ in range(30):
        if not screen.wait_for_turn():
            break
        screen.play_on_board(rng)
    assert screen.on_buttons == 0
    screen.close()
