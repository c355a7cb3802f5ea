"""A finished match is looked through in the background, and its page tells where points were left."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser

import zataku
from tests.table.axe import violations
from tests.table.client import TOY, Client, Player
from tests.table.screen import Screen
from tests.table.server import Server
from tests.table.test_api import wait_until


def analysed(ann: Player, id: str) -> str:
    """The page when all has been looked through."""
    limit = time.monotonic() + 240
    while time.monotonic() < limit:
        answer = ann.get(f"/tables/{id}/analysis")
        assert answer.status_code == 200, answer.text
        if "<progress" not in answer.text:
            return str(answer.text)
        time.sleep(0.2)
    raise AssertionError("the analysis never ends")


@pytest.mark.parametrize("game", [TOY, "white-castle"])
def test_a_finished_match_is_analysed_in_the_background(client: Client, game: str) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "novice", game=game)["id"]
    assert ann.get(f"/tables/{id}/analysis").status_code == 409
    while not wait_until(client, ann, id, 0)["over"]:
        assert ann.choose_first(id, 0).status_code == 201
    assert f"/tables/{id}/analysis" in ann.get(f"/tables/{id}").text
    page = analysed(ann, id)
    assert "Ann left" in page
    # A brace is a message that is missing; a board in text has braces of its own.
    assert "{" not in page.partition("<main")[2].partition("</main>")[0].replace(board_of(page), "")
    if game == "white-castle":
        _check_the_largest_mistake(ann, id, page)


def _check_the_largest_mistake(ann: Player, id: str, page: str) -> None:
    """Who always takes the first option leaves points; the page opens there and shows the better turn."""
    assert "The better turn" in page
    at = re.search(r'data-at="(\d+)"', page)
    assert at is not None
    fragment = f"/tables/{id}/analysis/fragment"
    # Both turns may begin alike; where they end they differ.
    played, better = (ann.get(fragment, at=at[1], line=line, step=99).text for line in ("played", "better"))
    assert "The turn as played" in played
    assert "The better turn" in better
    assert len({board_of(page), board_of(played), board_of(better)}) == 3, "each step is shown on the board"
    # What is asked for beyond the end is the last turn; what makes no sense is as if nothing was asked.
    first, last = ann.get(fragment, at=0).text, ann.get(fragment, at=99999, step=99).text
    turns = re.search(r'data-ats="([^"]*)"', first)
    assert turns is not None
    assert 'data-number="0"' in first
    assert f'data-number="{len(turns[1].split()) - 1}"' in last
    assert 'data-number="0"' not in ann.get(fragment, at="x", line="y", step=-3).text


def board_of(page: str) -> str:
    return page.partition('id="region-board"')[2].partition("</section>")[0]


@pytest.mark.browser
def test_the_turns_of_a_match_are_walked_through_on_the_board(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server, viewport={"width": 1366, "height": 768})
    screen.go("/")
    match = zataku.new_match("white-castle", 2, "study")
    seats = [{"sitter": "here", "name": name} for name in ("Ann", "Ben")]
    id = screen.send("/api/tables", {"game": "white-castle", "seats": seats, "seed": "study"})["id"]
    while not match.over:
        seat, position, code = match.state.seat, len(match.choices), match.state.offer[-1].code
        match.choose(code)
        screen.send(f"/api/tables/{id}/choices", {"code": code, "seat": seat, "position": position})
    screen.go(f"/tables/{id}/analysis")
    page = screen.page
    page.wait_for_function(
        "() => { const now = document.getElementById('study-now')?.dataset; return now && now.done === now.parts; }",
        timeout=240_000,
    )
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), "one screen"
    mistake = page.locator("#study-now").get_attribute("data-number")
    page.keyboard.press("n")
    page.wait_for_function("(number) => document.getElementById('study-now').dataset.number !== number", arg=mistake)
    assert page.locator("#steps-drawn circle").count(), "numbers where the better turn happens"
    page.locator("#turn [data-step]").first.click()
    page.wait_for_selector("#turn .now")
    page.locator("#turn [data-line=played]").click()
    page.wait_for_selector("#turn [data-line=played][aria-pressed=true]")
    names = page.locator("#verdict .turn-name").all_inner_texts()
    assert len(set(names)) == len(names) > 1, "turns that were compared can be told apart"
    cut = (
        "(all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1"
        " || name.scrollHeight > name.clientHeight + 1).length"
    )
    assert page.locator("#verdict .turn-name").evaluate_all(cut) == 0, "and their names end in a second line"
    assert page.locator("#turn .reason").inner_text()
    page.locator("[data-measure=chance]").click()
    assert page.locator(".chart.chance.wide").is_visible()
    assert not page.locator(".chart.points.wide").is_visible()
    page.keyboard.press("Home")
    page.wait_for_selector("#study-now[data-number='0']", state="attached")
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out on a phone"
    assert violations(page) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: id not in url)
    empty = page.locator("#log .turns > .soft")
    assert (empty.bounding_box() or {"width": 0})["width"] > 200, "what an empty log says has the whole line"
    assert empty.evaluate("(line) => getComputedStyle(line).display") == "block"
    assert screen.wrong == []
    screen.close()
