"""Pages that teach: the rules with how to play in two minutes, in every language."""

from __future__ import annotations

import re
from html import escape

import pytest
from playwright.sync_api import Browser

from tests.table.client import Client
from tests.table.screen import Screen
from tests.table.server import Server
from zataku.games import games
from zataku.language import LANGUAGES
from zataku.language.reference import rules_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(games()))
def test_the_rules_page_holds_every_rule_and_how_to_play(client: Client, name: str, language: str) -> None:
    page = client.get(f"/games/{name}/rules", headers={"accept-language": language}).text
    rules = rules_of(games()[name].folder, language)
    shown = re.findall(r'<li id="([A-Z]{2}-[A-Z]?\d+)">', page)
    assert sorted(shown) == sorted(rules)
    for rule in (rules[shown[0]], rules[shown[-1]]):
        assert escape(rule.text.split("`")[0].split("*")[0][:60], quote=True) in page.replace("&#39;", "&#x27;")
    links = re.findall(r'href="#(chapter-\d+)"', page)
    assert set(links) == set(re.findall(r'id="(chapter-\d+)"', page))
    pictures = set(re.findall(r'<img src="([^"]+)"', page))
    assert len(pictures) == 5
    assert all(f"/{language}-day.svg" in picture for picture in pictures)


def test_a_picture_of_the_rules_is_an_image(client: Client) -> None:
    answer = client.get("/games/bamboo/figures/0/es-night.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    for wrong in ("0/xx-day.svg", "0/en-dusk.svg", "7/en-day.svg"):
        assert client.get(f"/games/bamboo/figures/{wrong}").status_code == 404


@pytest.mark.browser
def test_rules_are_found_by_word_and_by_number(browser: Browser, server: Server) -> None:
    for language, words, ids in (
        ("en", "courtier gate", {"WC-063", "WC-070"}),
        ("ru", "придворного к воротам", {"WC-063", "WC-X06"}),
        ("es", "cortesanos puerta", {"WC-063", "WC-064"}),
        ("en", "wc-06", {f"WC-06{number}" for number in range(10)}),
    ):
        screen = Screen(browser, server, locale=language)
        screen.page.goto(f"{server.address}/games/white-castle/rules")
        screen.page.keyboard.press("/")
        screen.page.keyboard.type(words)
        screen.page.wait_for_selector("#found a")
        found = set(screen.page.locator("#found a").all_inner_texts())
        assert ids <= found, f"{words}: {found}"
        assert not screen.page.locator("#chapters").is_visible()
        first = screen.page.locator("#found a").first.inner_text()
        screen.page.keyboard.press("Enter")
        screen.page.wait_for_url(f"**#{first}")
        screen.page.locator("#search").fill("zzz")
        screen.page.wait_for_selector("#found-count:not(.hidden)")
        assert screen.page.locator("#found a").count() == 0
        screen.page.keyboard.press("Escape")
        screen.page.wait_for_selector("#chapters:visible")
        assert screen.wrong == []
        screen.context.close()
