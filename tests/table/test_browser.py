"""Real Chromium: whole matches by clicks on the board, by keyboard, on a phone; reloads and a server that goes away."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.table.screen import Screen
from tests.table.server import Server

pytestmark = pytest.mark.browser
CASTLE = "white-castle"


def sat_down(browser: Browser, server: Server, game: str, words: str, **settings: Any) -> Screen:
    """Somebody at a new table who is never asked to confirm."""
    screen = Screen(browser, server, **settings)
    screen.prefer(confirm="never")
    screen.quick(game, words)
    return screen


def test_a_whole_solo_match_on_the_board(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server)
    screen.quick(CASTLE, "Play solo")
    rng = Random(1)
    while screen.wait_for_turn():
        screen.play_on_board(rng)
    page = screen.page
    page.wait_for_selector("#scores table")
    assert page.locator("#scores figure svg[role=img]").count() == 1
    assert screen.on_buttons == 0
    page.locator("#prompt a", has_text="Watch the replay").click()
    page.wait_for_selector("#scrubber")
    page.locator("[data-go='-1']").click()
    page.wait_for_function("() => location.search.startsWith('?at=')")
    page.locator("#scrubber").fill("3")
    page.wait_for_function("() => location.search === '?at=3'")
    assert page.locator("#moment h2").inner_text().startswith("After choice 3 of")
    shared = page.url
    page.goto(shared)
    assert page.locator("#moment").get_attribute("data-at") == "3"
    screen.close()


def test_four_around_one_screen(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, CASTLE, "4 around this screen")
    rng = Random(2)
    seats = set()
    while screen.wait_for_turn():
        seats.add(screen.status("seat"))
        screen.play_on_board(rng)
    assert seats == {"0", "1", "2", "3"}
    assert screen.on_buttons == 0
    screen.close()


def test_two_browsers_against_each_other(browser: Browser, server: Server) -> None:
    ann, bo = Screen(browser, server), Screen(browser, server)
    ann.prefer(name="Ann", confirm="never")
    bo.prefer(name="Bo", confirm="never")
    ann.quick(CASTLE, "Invite a friend")
    assert "Waiting" in ann.page.locator("#status").inner_text()
    assert "Your turn" not in ann.page.title()
    link = ann.page.locator(".invitation").input_value()
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.wait_for_url("**/tables/*")
    ann.page.wait_for_function("() => !document.getElementById('status').textContent.includes('Waiting')")
    rng = Random(3)
    number = 0
    while True:
        deciding = ann.status("deciding")
        if ann.over:
            break
        screen = (ann, bo)[int(deciding)]
        if not screen.wait_for_turn():
            break
        screen.play_on_board(rng)
        number += 1
        now = screen.status("number")
        for each in (ann, bo):
            each.page.wait_for_function(
                "n => Number(document.getElementById('status').dataset.number) >= n", arg=int(now)
            )
        if number == 4:
            ann.page.locator("#tab-chat").click()
            ann.page.locator("#chat-text").fill("<b>good luck</b>")
            ann.page.locator("#chat-form button").click()
            bo.page.wait_for_function("() => document.getElementById('chat').textContent.includes('<b>good luck</b>')")
            assert bo.page.locator("#tab-chat .new").inner_text() == "1"
            bo.page.locator("#tab-chat").click()
            assert bo.page.locator("#tab-chat .new").is_hidden()
            assert bo.page.locator("#chat b", has_text="good luck").count() == 0
        if number == 6:
            bo.page.reload()
    bo.page.wait_for_function("() => document.getElementById('status').dataset.over === 'yes'")
    ann.close()
    bo.close()


def test_the_next_choice_need_not_wait_for_the_answer_to_the_last(browser: Browser, server: Server) -> None:
    """Live events may show the new position before the answer to one's own choice is back: a click then counts."""
    screen = sat_down(browser, server, CASTLE, "Play solo")
    screen.wait_for_turn()
    screen.meddle(
        "async (path, about) => { if (about?.method !== 'POST') return;"
        " await new Promise((go) => setTimeout(go, 5000)); window.meddled += 1; }"
    )
    rng = Random(12)
    for _ in range(3):
        screen.wait_for_turn()
        screen.play_on_board(rng)
    assert screen.page.evaluate("() => window.meddled") < 3
    screen.close()


def test_a_server_with_too_much_to_do_is_asked_again(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, CASTLE, "Play solo")
    screen.wait_for_turn()
    screen.meddle(
        "(path) => { if (!path.includes('/fragment') || window.meddled === 2) return;"
        " window.meddled += 1; return new Response('', { status: window.meddled === 1 ? 429 : 503 }); }"
    )
    screen.page.evaluate("() => window.zataku.live.source.close()")
    screen.play_on_board(Random(13))
    assert screen.page.evaluate("() => window.meddled") == 2
    screen.close()


def test_what_changes_comes_by_itself(browser: Browser, server: Server) -> None:
    """While nothing is wrong nobody asks for the page again; what comes is what would be shown if it were asked for."""
    screen = sat_down(browser, server, CASTLE, "Play solo")
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    rng = Random(14)
    for _ in range(6):
        screen.wait_for_turn()
        screen.play_on_board(rng)
    screen.wait_for_turn()
    assert not [url for url in asked if "/fragment" in url]
    shown = "() => ['prompt', 'log', 'region-board'].map((id) => document.getElementById(id).innerText)"
    before = screen.page.evaluate(shown)
    screen.page.reload()
    screen.wait_for_turn()
    assert screen.page.evaluate(shown) == before
    screen.close()


#: What is marked on the boards: for each thing its options, and how it can be reached and is called.
MARKS = """() => [...document.querySelectorAll('svg g.target')].map((thing) => [
  thing.id, thing.dataset.options.split(' ').sort().join(' '),
  ...['tabindex', 'role', 'aria-label'].map((name) => thing.getAttribute(name)),
]).sort().map(String)"""


@pytest.mark.parametrize("game", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_what_a_page_marks_itself_is_what_the_server_marks(browser: Browser, server: Server, game: str) -> None:
    screen = sat_down(browser, server, game, "2 around this screen")
    rng = Random(f"marks-{game}")
    marked = 0
    for step in range(24):
        assert screen.wait_for_turn()
        if step % 4 == 3:
            id = screen.page.evaluate("() => zataku.id")
            seat = screen.status("seat")
            found = screen.page.evaluate(MARKS)
            screen.go(f"/tables/{id}?as={seat}")
            assert screen.wait_for_turn()
            assert found == screen.page.evaluate(MARKS), step
            marked += len(found)
        screen.play_on_board(rng)
    assert marked > 10
    screen.close()


def test_keyboard_alone(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server)
    screen.quick(CASTLE, "Play solo")
    rng = Random(4)
    while screen.wait_for_turn():
        screen.play_by_keyboard(rng)
    said = screen.page.locator("#say").inner_text()
    assert said
    screen.close()


def test_the_board_by_keyboard(browser: Browser, server: Server) -> None:
    """What can be chosen on the board can be reached and chosen there without a mouse, too."""
    screen = sat_down(browser, server, CASTLE, "Play solo")
    page = screen.page
    screen.wait_for_turn()
    places = page.evaluate(
        "() => [...zataku.targets.keys()].filter((id) => document.getElementById(id)?.tabIndex === 0)"
    )
    assert places
    number = screen.status("number")
    page.evaluate("id => document.getElementById(id).focus()", places[0])
    page.keyboard.press("Enter")
    if page.locator("#menu").count():
        page.keyboard.press("Enter")
    screen.wait_for_change(number)
    screen.close()


def test_on_a_phone(browser: Browser, server: Server) -> None:
    screen = Screen(
        browser, server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, color_scheme="dark"
    )
    screen.quick(CASTLE, "Play solo")
    rng = Random(5)
    page = screen.page
    while screen.wait_for_turn():
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        screen.play_on_board(rng)
    page.wait_for_selector("#scores table")
    screen.close()


def test_the_board_zooms_and_things_enlarge(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, CASTLE, "Play solo")
    page = screen.page
    screen.wait_for_turn()
    board = page.locator("#region-board > svg")
    whole = board.get_attribute("viewBox")
    board.hover(position={"x": 400, "y": 300})
    page.keyboard.down("Control")
    page.mouse.wheel(0, -400)
    page.keyboard.up("Control")
    page.wait_for_function("() => document.querySelector('#region-board').classList.contains('zoomed')")
    zoomed = board.get_attribute("viewBox")
    assert zoomed != whole
    # The zoom stays when the board is drawn anew.
    screen.play_by_keyboard(Random(9))
    screen.wait_for_turn()
    assert board.get_attribute("viewBox") == zoomed
    page.evaluate("() => zataku.view.to(1)")
    assert page.evaluate("() => document.querySelector('#region-board').classList.contains('zoomed')") is False
    thing = page.evaluate(
        "() => [...document.querySelectorAll('#region-board svg g[id]')].find((g) => g.querySelector(':scope > title')"
        " && !zataku.targets.has(g.id) && !zataku.refusals.has(g.id) && !g.closest('.legal')).id"
    )
    page.evaluate("id => document.getElementById(id).dispatchEvent(new MouseEvent('click', {bubbles: true}))", thing)
    assert page.locator("dialog.enlarged p").first.inner_text()
    # What is not asked for now says what is.
    assert page.locator("#question").inner_text() in page.locator("dialog.enlarged").inner_text()
    page.locator("dialog.enlarged button").click()
    # A closed dialog says so a moment later, and only then is it taken away.
    page.wait_for_selector("dialog.enlarged", state="detached")
    screen.close()


def test_the_boards_of_others_open_over_the_board(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, CASTLE, "Play against a bot")
    page = screen.page
    screen.wait_for_turn()
    assert page.locator("#clan-1").count() == 0
    page.locator("#players [data-peek='1']").click()
    page.wait_for_selector("#peek svg#clan-1")
    # It stays open while the match goes on, until it is closed.
    rng = Random(10)
    for _ in range(4):
        screen.play_by_keyboard(rng)
        screen.wait_for_turn()
    assert page.locator("#peek svg#clan-1").is_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector("#peek", state="hidden")
    screen.close()


def test_a_whole_match_of_bamboo_on_the_board_alone(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "bamboo", "2 around this screen")
    rng = Random(21)
    while screen.wait_for_turn():
        screen.play_on_board(rng)
    assert screen.on_board > 100
    assert screen.on_buttons == 0
    screen.close()


def test_incense_is_offered_stick_by_stick(browser: Browser, server: Server) -> None:
    """Coins are counted, a stick can be taken back, and keys do what clicks do."""
    screen = sat_down(browser, server, "bamboo", "2 around this screen")
    page = screen.page
    until_offering(screen)
    sticks, coins = counted(screen)
    dear = page.locator("[data-share][data-price='1']").first
    dear.click(force=True)
    assert counted(screen) == (sticks - 1, coins - 1)
    assert dear.locator("[data-shared]").text_content() == "+1"
    page.keyboard.press("Backspace")
    assert counted(screen) == (sticks, coins)
    number = screen.status("number")
    free = page.locator("[data-share][data-price='0']").first.get_attribute("id")
    for _ in range(sticks):
        page.evaluate("id => document.getElementById(id).focus()", free)
        page.keyboard.press("Enter")
    screen.wait_for_change(number)
    assert f"offers {sticks} incense" in page.locator("#log").inner_text()
    screen.close()


def counted(screen: Screen) -> tuple[int, int]:
    """Sticks to be given, and coins."""
    left, purse = (screen.page.locator(f"[data-{what}]").text_content() for what in ("left", "purse"))
    return int(left or 0), int(purse or 0)


def until_offering(screen: Screen) -> None:
    """Play until at least two sticks are to be offered, with coins for other temples."""
    rng = Random(22)
    while screen.wait_for_turn():
        if screen.page.locator(".shares").count() and counted(screen)[0] > 1:
            return
        screen.play_on_board(rng)


def test_a_house_tile_shows_what_it_completes(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "bamboo", "2 around this screen")
    page = screen.page
    screen.wait_for_turn()
    hint = page.locator("#market-whole-2 + .hint")
    assert not hint.is_visible()
    page.locator("#market-whole-2").hover(force=True)
    assert hint.is_visible()
    assert page.locator(".hint:visible").count() == 1
    page.locator("#temple-red-spirit").click(force=True)
    assert "It wakes for" in page.locator("dialog.enlarged").inner_text()
    assert "BB-09" in page.locator("dialog.enlarged .quoted").inner_text()
    screen.close()


def test_bamboo_on_a_phone(browser: Browser, server: Server) -> None:
    screen = Screen(
        browser, server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, color_scheme="dark"
    )
    screen.quick("bamboo", "4 around this screen")
    rng = Random(23)
    for _ in range(40):
        screen.wait_for_turn()
        assert screen.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        screen.play_on_board(rng)
    assert screen.on_buttons == 0
    screen.close()


def test_reload_and_restart_in_the_middle(browser: Browser, start_server: Callable[..., Server]) -> None:
    server = start_server()
    screen = Screen(browser, server)
    screen.quick("three-lanterns", "Play against a bot")
    rng = Random(6)
    for _ in range(3):
        screen.wait_for_turn()
        screen.play_on_board(rng)
    screen.wait_for_turn()
    before = screen.page.locator("#region-board").inner_html()
    screen.page.reload()
    assert screen.page.locator("#region-board").inner_html() == before
    server.kill()
    screen.page.wait_for_selector("#toast:not([hidden])")
    start_server(port=server.port)
    screen.page.wait_for_selector("#toast", state="hidden")
    assert screen.page.locator("#region-board").inner_html() == before
    while screen.wait_for_turn():
        screen.play_on_board(rng)
    # While the server was away the browser says so; nothing else is wrong.
    screen.wrong = [wrong for wrong in screen.wrong if "ERR_" not in wrong]
    screen.close()


def test_hidden_hands_stay_covered_between_seats(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "three-lanterns", "2 around this screen")
    page = screen.page
    rng = Random(7)
    for seat in ("0", "1"):
        page.wait_for_selector("#uncover")
        assert "hand" in page.locator("#region-board").inner_text()
        assert page.locator("#region-board .unknown").count() >= 6 - int(seat)
        screen.wait_for_turn()
        assert screen.status("seat") == seat
        while screen.status("seat") == seat and page.locator("#prompt .option").count():
            screen.play_on_board(rng)
    screen.close()


def test_undo_preview_and_why_not(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, CASTLE, "4 around this screen", reduced_motion="no-preference")
    page = screen.page
    screen.wait_for_turn()
    option = page.locator("#prompt .option").first
    option.hover()
    page.wait_for_selector("#preview h3")
    board = page.locator("#region-board").inner_html()
    while not page.locator("#undo").count():
        screen.play_on_board(Random(8))
        screen.wait_for_turn()
    number = screen.status("number")
    page.keyboard.press("u")
    screen.wait_for_change(number)
    assert board
    if page.locator(".why-not").count():
        page.locator(".why-not summary").click()
        assert page.locator(".why-not .reason").first.inner_text()
        # The rule is quoted in place.
        page.locator(".why-not [data-why]").first.click()
        page.wait_for_selector("#quote .quoted li")
        assert len(screen.context.pages) == 1
    screen.close()


def test_a_hidden_page_notifies_when_the_turn_comes(browser: Browser, start_server: Callable[..., Server]) -> None:
    # The bot takes its time, so that the page sees its turn before one's own comes again.
    screen = sat_down(browser, start_server(pace=0.5), "three-lanterns", "Play against a bot")
    page = screen.page
    assert screen.wait_for_turn()
    page.evaluate(
        "() => { window.told = [];"
        " window.Notification = class {"
        " static permission = 'granted'; constructor(title) { window.told.push(title); } };"
        " Object.defineProperty(document, 'hidden', { get: () => true }); }"
    )
    rng = Random(5)
    while screen.wait_for_turn() and not page.evaluate("() => window.told.length"):
        screen.play_on_board(rng)
    assert page.evaluate("() => window.told[0]") == "Your turn"
    screen.close()


def test_settings_change_language_and_theme(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server, locale="es-ES")
    page = screen.page
    screen.go("/")
    assert page.locator("html").get_attribute("lang") == "es"
    screen.prefer(language="ru", theme="night", speed="none")
    screen.go("/")
    assert page.locator("html").get_attribute("lang") == "ru"
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(16, 21, 29)"
    screen.close()


def test_a_drawn_board_goes_lightly_over_the_wire(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "bamboo", "4 around this screen")
    rng = Random(24)
    for _ in range(30):
        screen.wait_for_turn()
        screen.play_on_board(rng)
    screen.page.reload()
    screen.page.wait_for_load_state()
    weights = screen.page.evaluate(
        "() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".filter((entry) => !entry.name.includes('/stream')).map((entry) => [entry.name, entry.transferSize])"
    )
    assert sum(weight for _, weight in weights) < 60_000, weights
    screen.close()
