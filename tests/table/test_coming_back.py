"""Real Chromium: clocks that run out, coming back, a server that cannot be reached, sounds, and the lobby."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Route

from tests.table.screen import Screen
from tests.table.server import Server

pytestmark = pytest.mark.browser
CASTLE = "white-castle"


@pytest.fixture
def ann(browser: Browser, server: Server) -> Iterator[Screen]:
    screen = Screen(browser, server)
    screen.prefer(name="Ann", confirm="never")
    yield screen
    screen.context.close()


def set_up(screen: Screen, game: str = CASTLE, **fields: object) -> str:
    """Set up a table as whoever has the screen, over the API; returns its id."""
    seats = [{"sitter": sitter} for sitter in ("here", "apprentice")]
    return str(screen.send("/api/tables", {"game": game, "seats": seats, **fields})["id"])


def test_a_first_match_in_three_clicks(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server)
    screen.go("/")
    page = screen.page
    page.get_by_role("button", name="Play a bot: The White Castle").click()
    page.wait_for_url("**/tables/*")
    assert screen.wait_for_turn()
    screen.close()


def test_time_runs_out_and_the_seat_is_taken_again(
    browser: Browser, start_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = start_server()
    ann = Screen(browser, server)
    ann.prefer(name="Ann", confirm="never")
    id = set_up(ann, move_clock=600)
    ann.go(f"/tables/{id}")
    page = ann.page
    assert ann.wait_for_turn()
    first = page.locator(".clock[data-runs]").first.inner_text()
    page.wait_for_function("text => document.querySelector('.clock[data-runs]')?.textContent !== text", arg=first)
    # Nobody wants to wait for ten minutes: they passed while the server ran, for all that it can read.
    server.kill()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET created = created - 600")
        database.execute("UPDATE entries SET at = at - 600")
        database.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (time.time() + 3600,))
    start_server(port=server.port)
    page.wait_for_selector("#back")
    assert "Your time ran out" in page.locator("#notice").inner_text()
    page.locator("#back").click()
    page.wait_for_selector("#back", state="detached")
    page.wait_for_selector(".clock[data-runs]")
    # Where little is left, the clock warns.
    page.evaluate(
        "() => { const clock = document.querySelector('.clock[data-runs]'); const short = clock.cloneNode(true);"
        " short.dataset.clock = 40; clock.replaceWith(short); }"
    )
    page.wait_for_selector(".clock[data-runs][data-state=short]")
    assert ann.wait_for_turn()
    ann.play_on_board(Random(1))
    ann.context.close()


def test_leaving_asks_first_and_the_table_stays_in_the_list(ann: Screen) -> None:
    page = ann.page
    id = set_up(ann)
    ann.go(f"/tables/{id}")
    page.evaluate("() => document.querySelector('[data-action=leave]').click()")
    page.get_by_role("alertdialog").get_by_role("button", name="No").click()
    assert page.locator("#back").count() == 0
    page.evaluate("() => document.querySelector('[data-action=leave]').click()")
    page.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    page.wait_for_selector("#back")
    ann.go("/")
    page.locator(f"#table-{id}").click()
    page.locator("#back").click()
    page.wait_for_selector("#back", state="detached")
    assert ann.wait_for_turn()
    assert ann.wrong == []


def test_a_choice_that_did_not_get_through_is_sent_again(ann: Screen) -> None:
    page = ann.page
    ann.quick(CASTLE, "Play solo")
    assert ann.wait_for_turn()
    failed: list[str | None] = []

    def cut_off(route: Route) -> None:
        if len(failed) < 2:
            failed.append(route.request.post_data)
            route.abort("connectionfailed")
        else:
            route.continue_()

    page.route("**/choices", cut_off)
    number = ann.status("number")
    page.locator("#prompt .option").first.click()
    page.wait_for_selector("#toast[data-kind='lost']:not([hidden])")
    ann.wait_for_change(number)
    page.wait_for_selector("#toast", state="hidden")
    assert len(failed) == 2
    assert failed[0] == failed[1]
    assert ann.status("position") == "1"
    assert all("ERR_CONNECTION_FAILED" in wrong for wrong in ann.wrong)


def test_sounds_are_off_until_they_are_switched_on(ann: Screen) -> None:
    page = ann.page
    ann.quick(CASTLE, "Play solo")
    assert ann.wait_for_turn()
    ann.play_on_board(Random(2))
    assert ann.wait_for_turn()
    assert page.evaluate("() => document.documentElement.dataset.played") is None
    switch = page.get_by_role("button", name="Sounds")
    assert switch.get_attribute("aria-pressed") == "false"
    with page.expect_response("**/settings/sound"):
        switch.click()
    assert page.evaluate("() => document.documentElement.dataset.played") == "turn"
    page.reload()
    assert page.get_by_role("button", name="Sounds").get_attribute("aria-pressed") == "true"
    assert ann.wrong == []


def test_the_lobby_keeps_up_and_counts_what_waits(ann: Screen, browser: Browser, server: Server) -> None:
    ann.go("/")
    assert not ann.page.title().startswith("(")
    other = Screen(browser, server, context=ann.context)
    other.go("/")
    id = set_up(other)
    ann.page.wait_for_selector(f"#table-{id}")
    ann.page.wait_for_function("() => document.title.startsWith('(1)')")
    assert "icon-turn" in (ann.page.locator("link[rel=icon]").get_attribute("href") or "")
    ann.page.locator(f".table-line:has(#table-{id}) summary").click()
    ann.page.get_by_role("button", name="Delete").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    ann.page.wait_for_selector(f"#table-{id}", state="detached")
    assert ann.wrong == []


def test_a_stranger_sits_down_at_an_open_table(ann: Screen, browser: Browser, server: Server) -> None:
    page = ann.page
    id = str(
        page.evaluate(
            "async () => { const csrf = document.querySelector('meta[name=csrf]').content;"
            " const body = { game: 'bamboo', listed: true, title: 'Come in',"
            " seats: [{ sitter: 'here' }, { sitter: 'invite' }] };"
            " const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(body),"
            " headers: { 'content-type': 'application/json', 'x-csrf-token': csrf } });"
            " return (await answer.json()).id }"
        )
    )
    bo = Screen(browser, server)
    bo.go(f"/tables/{id}")
    assert "You are watching" in bo.page.locator("#notice").inner_text()
    bo.go("/")
    bo.page.locator(f"a[href='/tables/{id}/join']").click()
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.wait_for_url(f"**/tables/{id}")
    assert "You are watching" not in bo.page.locator("#notice").inner_text()
    bo.close()
