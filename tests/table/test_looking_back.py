"""Real Chromium: a replay by keys, a board that keeps its place, and playing on from there."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.table.axe import violations
from tests.table.screen import Screen
from tests.table.server import Server

pytestmark = pytest.mark.browser


def test_keys_go_through_a_match_and_a_new_one_begins_there(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server)
    page = screen.page
    screen.prefer(confirm="never")
    id = screen.quick("white-castle", "Play solo")
    rng = Random(5)
    for _ in range(8):
        assert screen.wait_for_turn()
        screen.play_on_board(rng)
    screen.send(f"/api/tables/{id}/stop", {"stop": True})
    screen.go(f"/tables/{id}/replay")

    def at(place: int) -> None:
        page.wait_for_function("at => document.getElementById('moment').dataset.at === String(at)", arg=place)

    last = int(page.locator("#scrubber").get_attribute("max") or 0)
    at(0)
    board = page.locator("#region-board").bounding_box()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert all(page.locator(place).is_visible() for place in ("#own-board .dock svg", "#players", "#told", ".scrub"))
    page.locator("#player-1").click()
    page.wait_for_selector("#own-board[data-seat='1']")
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(place)
        assert page.locator("#region-board").bounding_box() == board
    page.keyboard.press("PageDown")
    page.wait_for_function("() => document.getElementById('moment').dataset.at !== '0'")
    page.keyboard.press("Home")
    at(0)
    page.locator("[data-go='play']").click()
    at(2)
    page.locator("[data-go='play']").click()
    assert page.locator("[data-go='play']").get_attribute("aria-pressed") == "false"
    page.keyboard.press("Home")
    at(0)
    page.locator("#told [data-at='3'] button").first.click()
    at(3)
    assert violations(page) == []
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda url: "/tables/" in url and id not in url)
    assert screen.wait_for_turn()
    screen.play_on_board(rng)
    screen.close()
