"""Real Chromium: the frame around every game. One screen, nothing moves, the question, the end, a phone, axe-core."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.table.axe import violations
from tests.table.screen import Screen
from tests.table.server import Server

pytestmark = pytest.mark.browser
GAMES = ("white-castle", "bamboo", "bitoku", "fuji-koro")
WINDOWS = ((1366, 768), (1440, 900), (1920, 1080))
DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
#: The places of the frame, which are all in view together.
PLACES = ("#board", "#own-board", "#players", "#prompt", "#preview", "#log")
#: The most that a choice may move about, as browsers measure it.
SHIFT = 0.02
LONG = "Иннокентий-Вениамин Щеголеватов"

BOXES = """(places) => Object.fromEntries(places.map((place) => {
  const { x, y, width, height } = document.querySelector(place).getBoundingClientRect();
  return [place, [x, y, width, height].map(Math.round)]; }))"""
#: By how many pixels the question does not fit into its place.
CUT = "() => document.getElementById('question').scrollHeight - document.getElementById('question').clientHeight"
FAST_FORWARD = """async ([choices, most]) => {
  const csrf = document.querySelector('meta[name=csrf]').content;
  const api = `/api/tables/${location.pathname.split('/')[2]}`;
  const get = async (path) => (await fetch(path)).json();
  let at = 7;
  for (let made = 0; made < choices;) {
    const table = await get(api);
    if (table.over) return;
    if (!table.own.includes(table.deciding)) { await new Promise((go) => setTimeout(go, 50)); continue; }
    const asked = await get(`${api}/decision?seat=${table.deciding}`);
    if (!asked.options?.length) continue;
    const options = asked.options.filter((option) => !option.anytime);
    if (made > 8 && options.length >= most) return;
    at = (at * 1103515245 + 12345) % 2147483648;
    const { code } = options[at % options.length];
    const body = JSON.stringify({ code, seat: table.deciding, position: asked.position });
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
    await fetch(`${api}/choices`, { method: 'POST', headers, body });
    made += 1;
  }
}"""


def sat_down(browser: Browser, server: Server, game: str, words: str, **settings: Any) -> Screen:
    screen = Screen(browser, server, **settings)
    screen.prefer(confirm="never", name="Aiko")
    screen.quick(game, words)
    return screen


def fast_forward(screen: Screen, choices: int, most: int = 1000) -> None:
    """Make so many choices without looking, or fewer if one has so many options; then look."""
    screen.page.evaluate(FAST_FORWARD, [choices, most])
    screen.page.reload()
    screen.wait_for_turn()


@pytest.mark.parametrize("game", GAMES)
def test_one_screen(browser: Browser, server: Server, game: str) -> None:
    """Everything is in the window together, each in its place, and the page never scrolls."""
    screen = sat_down(browser, server, game, "Play against a bot", viewport=DESK)
    page = screen.page
    fast_forward(screen, 25)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        shape = "tall" if width * 10 <= (height - 36) * 17 else "low"
        page.wait_for_selector(f"#own-board[data-shape={shape}] .dock > svg")
        boxes = page.evaluate(BOXES, list(PLACES))
        for place, (x, y, wide, high) in boxes.items():
            assert wide > 200, (place, boxes)
            assert high > 60, (place, boxes)
            assert x >= 0, (place, boxes)
            assert y >= 0, (place, boxes)
            assert x + wide <= width, (place, boxes)
            assert y + high <= height, (place, boxes)
        assert page.evaluate("() => document.documentElement.scrollHeight") <= height
        assert page.evaluate("() => document.querySelector('.side').offsetWidth") >= 352
        # Text of 20 units on a board of 1600: at least 12.3 px.
        assert boxes["#board"][2] / 1600 * 20 > 12.3
    assert page.locator("[data-options]").count()
    screen.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_while_options_come_and_go(browser: Browser, server: Server, game: str) -> None:
    screen = sat_down(browser, server, game, "2 around this screen", viewport=DESK)
    page = screen.page
    screen.wait_for_turn()
    page.evaluate(
        "() => { window.shifted = 0; new PerformanceObserver((list) => {"
        " for (const entry of list.getEntries()) window.shifted += entry.value; }).observe({ type: 'layout-shift' }); }"
    )
    rng = Random(31)
    before = page.evaluate(BOXES, list(PLACES))
    for _ in range(12):
        if not screen.wait_for_turn():
            break
        page.evaluate("() => { window.shifted = 0; }")
        screen.play_by_keyboard(rng)
        screen.wait_for_turn()
        page.wait_for_timeout(60)
        assert page.evaluate("() => window.shifted") < SHIFT
        assert page.evaluate(CUT) <= 1
        after = page.evaluate(BOXES, list(PLACES))
        assert after == before
    screen.close()


#: What the page adds to regions that it mends, and takes off again.
ADDED = ("legal", "lit", "fresh", "shown", "closed", "picked", "zoomed", "raised", "far")
#: Regions that are not as the server would draw them anew; what the page itself has added left aside.
UNLIKE = """async (added) => {
  const query = new URLSearchParams({ as: zataku.status.seat });
  const html = await (await fetch(`/tables/${zataku.id}/fragment?${query}`)).text();
  const anew = new DOMParser().parseFromString(html, 'text/html');
  const altered = [...document.querySelectorAll('[data-altered]')].map(({ id }) => `[id="${id}"]`);
  const bare = (region) => {
    const copy = document.importNode(region, true);
    copy.querySelectorAll(['#trails', '.part', '.glass', ...altered]).forEach((each) => each.remove());
    copy.querySelectorAll('.term').forEach((each) => each.replaceWith(each.textContent));
    copy.normalize();
    for (const each of [copy, ...copy.querySelectorAll('*')]) {
      each.removeAttribute('data-terms');
      each.classList.remove(...added);
      if (!each.classList.length) each.removeAttribute('class');
    }
    copy.querySelectorAll('svg').forEach((svg) => {
      for (const name of ['tabindex', 'data-whole', 'viewBox', 'style']) svg.removeAttribute(name);
    });
    return copy;
  };
  const mended = [...document.querySelectorAll('[data-region="mended"]')];
  return mended.filter((each) => !bare(each).isEqualNode(bare(anew.getElementById(each.id)))).map(({ id }) => id);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_mended_is_what_a_new_page_would_show(browser: Browser, server: Server, game: str) -> None:
    """Boards and the log stay on the page; after each choice they are nevertheless as if they had just been drawn."""
    screen = sat_down(browser, server, game, "2 around this screen", viewport=DESK)
    page = screen.page
    screen.wait_for_turn()
    page.evaluate("() => { window.first = document.querySelector('#region-board > svg'); }")
    rng = Random(37)
    for _ in range(14):
        if not screen.wait_for_turn():
            break
        screen.play_by_keyboard(rng)
        screen.wait_for_turn()
        assert page.evaluate(UNLIKE, list(ADDED)) == []
    assert page.evaluate("() => window.first === document.querySelector('#region-board > svg')")
    assert page.evaluate("() => [...document.querySelectorAll('.legal')].every(({ id }) => zataku.targets.has(id))")
    screen.close()


def test_long_names_never_overlap(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server, viewport=DESK)
    screen.prefer(name=LONG, confirm="never", language="ru")
    screen.go("/games/white-castle")
    screen.page.locator("form button", has_text="4").first.click()
    screen.page.wait_for_url("**/tables/*")
    screen.wait_for_turn()
    assert LONG in screen.page.locator(".player .name").first.inner_text()
    overlaps = screen.page.evaluate(
        """() => [...document.querySelectorAll('.player')].flatMap((line) => {
          const parts = ['.name', '.mark', '.score'].map((part) => line.querySelector(part).getBoundingClientRect());
          const [name, mark, score] = parts;
          return name.right <= mark.left + 1 && mark.right <= score.left + 1 ? [] : [line.id]; })"""
    )
    assert overlaps == []
    screen.close()


def test_keys_choose_and_say_what_they_do(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "white-castle", "2 around this screen")
    page = screen.page
    screen.wait_for_turn()
    assert page.evaluate("() => document.activeElement.matches('#prompt .options .option')")
    page.keyboard.press("?")
    page.wait_for_selector("#keys[open]")
    page.keyboard.press("Escape")
    number = screen.status("number")
    label = page.locator("#prompt .options .option").nth(1).get_attribute("data-code")
    page.keyboard.press("2")
    screen.wait_for_change(number)
    record = page.evaluate("async () => (await (await fetch(`${zataku.api}/events`)).json()).events.length")
    assert label
    assert record
    screen.close()


def test_what_ends_the_turn_says_so(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server)
    screen.quick("white-castle", "2 around this screen")
    page = screen.page
    rng = Random(8)
    while True:
        assert screen.wait_for_turn()
        ending = page.locator("#prompt .options .option[data-asks=turn]").first
        if ending.count():
            break
        screen.play_by_keyboard(rng)
    number = screen.status("number")
    ending.click()
    assert "Your turn ends" in page.locator("#preview").inner_text()
    assert screen.status("number") == number
    page.locator("#confirm-no").click()
    assert page.locator("#confirm-yes").count() == 0
    ending.click()
    page.locator("#confirm-yes").click()
    screen.wait_for_change(number)
    screen.close()


def test_the_log_is_searched(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "white-castle", "2 around this screen")
    page = screen.page
    fast_forward(screen, 60)
    assert page.locator("#log li.round").count() or page.locator("#log[data-cut]").count()
    page.locator("#larger").click()
    page.locator("#log-search").fill("Round 1")
    page.wait_for_function("() => document.querySelectorAll('#log .turns > li:not([hidden])').length === 1")
    screen.close()


def test_the_end_takes_the_stage(browser: Browser, server: Server) -> None:
    """Who won, by what, points to compare, how it went; then once more with the same people."""
    screen = sat_down(browser, server, "white-castle", "Play against a bot", viewport=DESK)
    page = screen.page
    page.evaluate(FAST_FORWARD, [1000, 1000])
    page.wait_for_function("() => document.getElementById('status').dataset.over === 'yes'")
    scores = page.locator("#scores")
    scores.wait_for(state="visible")
    box = scores.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 768
    assert scores.locator("h2").inner_text()
    assert scores.locator("tbody tr").count() == 2
    assert scores.locator("figure svg[role=img]").count() == 1
    assert page.locator("#log li.people").first.inner_text()
    assert "replay?at=" in (page.locator("#prompt a", has_text="turning point").get_attribute("href") or "")
    # Whatever one had looked at: the board is one click away, and the result comes back with a key.
    page.locator("[data-look]").click()
    assert scores.is_hidden()
    page.keyboard.press("b")
    assert scores.is_visible()
    assert violations(page) == []
    old = page.url
    page.locator("#rematch").click()
    page.wait_for_function("(old) => location.href !== old && document.getElementById('status')", arg=old)
    assert screen.status("over") == ""
    screen.close()


@pytest.mark.parametrize("game", GAMES)
def test_by_thumb(browser: Browser, server: Server, game: str) -> None:
    """The first touch shows, the second takes; goods always in view, the rest as sheets from below."""
    screen = sat_down(browser, server, game, "Play against a bot", viewport=PHONE, has_touch=True, is_mobile=True)
    page = screen.page
    rng = Random(41)
    for _ in range(14):
        assert screen.wait_for_turn()
        page.wait_for_selector("#own-board[data-shape=sheet]")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        screen.play_by_thumb(rng)
    assert screen.wait_for_turn()
    for place in (".goods", "#board", "#prompt", "#preview", ".tabs"):
        box = page.locator(place).bounding_box()
        assert box is not None, place
        assert box["y"] + box["height"] <= PHONE["height"] + 1, (place, box)
    page.locator(".goods").tap()
    assert page.locator("#own-board .dock svg").first.is_visible()
    page.locator("#tab-log").tap()
    assert page.locator("#log").is_visible()
    assert page.locator("#own-board .dock svg").first.is_hidden()
    screen.close()


def test_a_whole_match_by_thumb(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "white-castle", "Play solo", viewport=PHONE, has_touch=True, is_mobile=True)
    rng = Random(42)
    while screen.wait_for_turn():
        screen.play_by_thumb(rng)
    screen.page.wait_for_selector("#scores table")
    screen.close()


def test_a_pinch_enlarges_the_board(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, "white-castle", "Play solo", viewport=PHONE, has_touch=True, is_mobile=True)
    screen.wait_for_turn()
    box = screen.page.locator("#board").bounding_box()
    assert box is not None
    middle_x, middle_y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = screen.context.new_cdp_session(screen.page)

    def fingers(kind: str, *offsets: float) -> None:
        points = [{"x": middle_x + offset, "y": middle_y, "id": number} for number, offset in enumerate(offsets)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", -20, 20)
    for step in range(1, 6):
        fingers("touchMove", -20 - step * 12, 20 + step * 12)
    fingers("touchEnd")
    screen.page.wait_for_function("() => document.querySelector('#region-board').classList.contains('zoomed')")
    screen.close()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(browser: Browser, server: Server, game: str) -> None:
    found = {}
    for theme in ("day", "night"):
        screen = Screen(browser, server, viewport=DESK)
        screen.prefer(confirm="never", name="Aiko", theme=theme)
        screen.quick(game, "Play against a bot")
        fast_forward(screen, 20)
        for size in (DESK, PHONE):
            screen.page.set_viewport_size(size)
            screen.page.reload()
            screen.wait_for_turn()
            if told := violations(screen.page):
                found[theme, size["width"]] = told
        screen.context.close()
    assert found == {}
