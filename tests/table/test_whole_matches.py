"""Real Chromium: whole matches of every game by keyboard alone, by thumb, and by what a screen reader is told.

Long: `make soak` runs them; the tests of the frame play the first choices of each.
"""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.table.screen import Screen
from tests.table.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.soak]
GAMES = ("white-castle", "bamboo", "bitoku", "fuji-koro")
NAMES = {
    "white-castle": "The White Castle",
    "bamboo": "Bamboo",
    "bitoku": "Bitoku",
    "fuji-koro": "Fuji Koro",
}
PHONE = {"width": 390, "height": 844}
#: A list of options as a browser describes it to a screen reader.
OPTION = re.compile(r'listitem:\s*\n\s*- \'?button "((?:[^"\\]|\\.)*)"')
#: Seconds that a choice and the answers of a bot may take on a busy machine.
PATIENCE = 240


def sat_down(browser: Browser, server: Server, game: str, **settings: Any) -> Screen:
    screen = Screen(browser, server, **settings)
    screen.page.set_default_timeout(PATIENCE * 1000)
    screen.prefer(confirm="never", name="Aiko")
    screen.quick(game, "2 around this screen")
    return screen


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard(browser: Browser, server: Server, game: str) -> None:
    screen = sat_down(browser, server, game)
    rng = Random(51)
    while screen.wait_for_turn():
        screen.play_by_keyboard(rng)
    screen.page.wait_for_selector("#scores table")
    screen.close()


@pytest.mark.parametrize("game", GAMES)
def test_by_thumb(browser: Browser, server: Server, game: str) -> None:
    screen = sat_down(browser, server, game, viewport=PHONE, has_touch=True, is_mobile=True)
    rng = Random(52)
    while screen.wait_for_turn():
        assert screen.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        screen.play_by_thumb(rng)
    screen.page.wait_for_selector("#scores table")
    screen.close()


class Listener:
    """Somebody who knows the page by its roles and names alone, as a screen reader tells them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def start(self, game: str) -> None:
        self.page.get_by_role("link", name=NAMES[game], exact=True).first.click()
        self.page.get_by_role("button", name="2 around this screen").click()
        self.page.get_by_role("region", name="Question").wait_for()

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name="Question")

    def heard(self) -> str:
        """The question, and what has happened: the next seat may be asked the very same."""
        return self.question.aria_snapshot() + self.page.get_by_role("region", name="Log").aria_snapshot()

    def over(self) -> bool:
        return self.page.get_by_role("button", name="Play again").count() > 0

    def wait_for_question(self, last: str) -> str:
        """Wait until something else is asked; empty once the match is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.over():
                return ""
            here = self.question.get_by_role("link", name=re.compile("^I am "))
            if here.count():
                here.click()
            heard = self.heard()
            # Heard twice alike: the page does not change meanwhile.
            if heard != last and OPTION.search(heard) and heard == self.heard():
                return heard
            self.page.wait_for_timeout(40)
        raise AssertionError(f"nothing new was heard after {last}")

    def choose(self, heard: str, rng: Random) -> None:
        names = OPTION.findall(heard.partition('- region "Log"')[0])
        at = rng.randrange(len(names))
        assert names[at].strip(), heard
        self.question.get_by_role("listitem").get_by_role("button").nth(at).click()
        # What ends the turn or shows something new asks first.
        sure = self.page.get_by_role("region", name="What the choice would do").get_by_role(
            "button", name=re.compile("^(End turn|Do it)$")
        )
        if sure.count():
            sure.first.click()


@pytest.mark.parametrize("game", GAMES)
def test_by_roles_and_names_alone(browser: Browser, server: Server, game: str) -> None:
    screen = Screen(browser, server)
    screen.page.set_default_timeout(PATIENCE * 1000)
    screen.go("/")
    listener = Listener(screen.page)
    listener.start(game)
    rng = Random(53)
    heard, choices = "", 0
    while heard := listener.wait_for_question(heard):
        listener.choose(heard, rng)
        choices += 1
    assert choices > 40
    scores = screen.page.get_by_role("region", name="Scores").get_by_role("table")
    assert scores.get_by_role("row").count() == 3
    assert scores.get_by_role("columnheader").count() > 2
    screen.close()
