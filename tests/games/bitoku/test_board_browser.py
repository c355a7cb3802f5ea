"""Real Chromium: whole matches of Bitoku by clicks on the drawn board alone, by keyboard, and on a phone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.table.screen import Screen
from tests.table.server import Server

pytestmark = pytest.mark.browser
GAME = "bitoku"
PHONE = {"width": 390, "height": 844}


def sat_down(browser: Browser, server: Server, words: str, **settings: Any) -> Screen:
    screen = Screen(browser, server, **settings)
    screen.prefer(confirm="never")
    screen.quick(GAME, words)
    shape = "sheet" if settings.get("viewport") == PHONE else "tall"
    screen.page.wait_for_selector(f"#own-board[data-shape={shape}] .dock > svg", state="attached")
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


@pytest.mark.soak
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
    for _ in range(12):
        assert screen.wait_for_turn()
        screen.play_by_keyboard(rng)
    # Arrows go from thing to thing, and each tells its words and rules.
    screen.wait_for_turn()
    page = screen.page
    page.locator("#region-board > svg").focus()
    told = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
        told.add(page.locator("#tip").inner_text())
    assert len(told) > 4
    assert all("(BK-" in words for words in told)
    page.keyboard.press("i")
    page.wait_for_selector(".enlarged .quoted li")
    screen.close()


def test_a_part_of_a_match_on_a_phone(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "Play solo", viewport=PHONE, has_touch=True, is_mobile=True)
    rng = Random(4)
    for _ in range(10):
        assert screen.wait_for_turn()
        screen.play_on_board(rng)
    assert screen.on_buttons == 0
    # The tengu's board lies there part under part, no wider than the phone.
    page = screen.page
    screen.wait_for_turn()
    page.locator("#players [data-peek='1']").tap()
    page.wait_for_selector("#peek [id='tengu-row-a']")
    assert page.evaluate("() => document.querySelector('#peek .scroll').scrollWidth <= innerWidth")
    page.locator("#peek [data-close]").tap()
    page.wait_for_selector("#peek", state="hidden")
    # One's own board lies below, out of sight: a touch where its cards would be means the main board.
    number = screen.status("number")
    page.locator("[id='hill-yomi-deeds']").tap(force=True)
    assert page.locator("#menu").count() == 0
    page.keyboard.press("Escape")
    # A long press tells what a thing is and chooses nothing.
    finger = screen.context.new_cdp_session(page)
    box = page.locator("[id='home-1']").bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector(".enlarged .quoted li")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert "BK-076" in page.locator(".enlarged").inner_text()
    assert screen.status("number") == number
    screen.close()


def test_two_options_on_one_place_open_a_chooser_there(browser: Browser, server: Server) -> None:
    """A yokai can go to three slots: its card opens a small menu at that place, the slot another one."""
    screen = sat_down(browser, server, "Play solo")
    page = screen.page
    rng = Random(9)
    shared = (
        '() => [...document.querySelectorAll(\'.dock [data-options^="play:"][data-options*=" "]\')].map((t) => t.id)'
    )
    while not (places := page.evaluate(shared) if screen.wait_for_turn() else ["none"]):
        screen.play_on_board(rng)
    target = page.locator(f"[id='{places[0]}']")
    codes = (target.get_attribute("data-options") or "").split()
    target.click()
    menu = page.locator("#menu")
    assert page.eval_on_selector_all("#menu [data-code]", "list => list.map((o) => o.dataset.code)") == codes
    at, box = target.bounding_box(), menu.bounding_box()
    assert at is not None
    assert box is not None
    assert abs(box["x"] - at["x"]) < at["width"] + box["width"]
    page.keyboard.press("Escape")
    assert menu.count() == 0
    number = screen.status("number")
    target.click()
    page.locator(f"#menu [data-code='{codes[-1]}']").click()
    screen.wait_for_change(number)
    screen.close()
