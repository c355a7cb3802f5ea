"""Takes the pictures of the documents anew: a real server, a real browser, real matches.

Run it in the project's root after a change of how things look: `.venv/bin/python -m docs.take_pictures`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import zataku
from tests.table.screen import FLAGS, Screen, find_browser
from tests.table.server import Server
from zataku import bots

FOLDER = Path(__file__).parent / "pictures"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Sends something as the page would.
_POST = (
    "async ([path, body]) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json',"
    " 'x-csrf-token': document.querySelector('meta[name=csrf]').content }, body: JSON.stringify(body) })).json()"
)
#: What somebody who knows the game would rather do, first to last.
LIKES = (
    "climb:",
    "warrior:",
    "garden:",
    "audience",
    "tile:",
    "row:",
    "action",
    "light:",
    "yard-tile:",
    "slot:",
    "score:",
    "house:",
    "take-harmony:",
    "activate:",
)


def play(screen: Screen, choices: int) -> None:
    """Play on by the list of options, a little sensibly."""
    screen.page.set_default_timeout(120_000)
    for _ in range(choices):
        if not screen.wait_for_turn():
            return
        codes = screen.page.eval_on_selector_all("#prompt .options .option", "list => list.map((o) => o.dataset.code)")
        liked = [code for like in LIKES for code in codes if code.startswith(like)]
        chosen = liked[0] if liked else codes[len(screen.status("number")) * 7 % len(codes)]
        number = screen.status("number")
        screen.page.locator(f"#prompt .option[data-code='{chosen}']").click()
        if screen.page.locator("#confirm-yes").count():
            screen.page.locator("#confirm-yes").click()
        screen.wait_for_change(number)


def seasoned(screen: Screen, game: str, options: dict[str, Any], seed: str, choices: int) -> None:
    """A table for three around this screen, in the middle of a match that bots have played so far."""
    screen.go("/")
    match = zataku.new_match(game, 3, seed, options)
    greedy = [bots.make("greedy", f"{seed}-{seat}") for seat in range(3)]
    seats = [{"sitter": "here", "name": name} for name in ("Aiko", "Botan", "Chiyo")]
    told = screen.page.evaluate(
        _POST, ["/api/tables", {"game": game, "seats": seats, "options": options, "seed": seed}]
    )
    while len(match.choices) < choices or not match.state.offer[0].code.startswith("go:"):
        seat, position = match.state.seat, len(match.choices)
        option = greedy[seat].choose(match.perspective(seat))
        match.choose(option)
        chosen = {"code": option.code, "seat": seat, "position": position}
        screen.page.evaluate(_POST, [f"/api/tables/{told['id']}/choices", chosen])
    screen.go(f"/tables/{told['id']}")


def take(screen: Screen, name: str) -> None:
    screen.wait_for_turn()
    screen.page.evaluate("() => window.scrollTo(0, 0)")
    screen.page.wait_for_timeout(400)
    screen.page.screenshot(path=FOLDER / f"{name}.png")


def main() -> None:
    found = find_browser()
    if found is None:
        raise SystemExit("No Chromium or Chrome found.")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "pictures.sqlite", toy=False)
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        try:
            two = Screen(browser, server, viewport=DESK)
            two.prefer(name="Aiko")
            two.quick("white-castle", "Play against a bot")
            play(two, 26)
            take(two, "table-2-day")
            two.go("/")
            two.page.screenshot(path=FOLDER / "lobby.png")
            four = Screen(browser, server, viewport=DESK, color_scheme="dark")
            four.quick("white-castle", "4 around this screen")
            play(four, 60)
            take(four, "table-4-night")
            phone = Screen(browser, server, viewport=PHONE, device_scale_factor=2, has_touch=True, locale="es")
            phone.go("/games/white-castle")
            phone.page.locator("form button").first.click()
            phone.page.wait_for_url("**/tables/*")
            play(phone, 12)
            take(phone, "phone")
            first = Screen(browser, server, viewport=DESK, locale="ru")
            first.go("/games/white-castle")
            first.page.locator("form button").first.click()
            first.page.wait_for_url("**/tables/*")
            play(first, 14)
            take(first, "first-match-ru")
            play(first, 400)
            first.page.wait_for_timeout(600)
            first.page.screenshot(path=FOLDER / "scores.png")
            table = first.page.url.rpartition("/")[2]
            first.go(f"/tables/{table}/replay")
            first.page.wait_for_timeout(600)
            first.page.screenshot(path=FOLDER / "replay.png")
            first.go(f"/tables/{table}/analysis")
            first.page.wait_for_selector("#study-now[data-done='8']", state="attached", timeout=300_000)
            first.page.wait_for_timeout(600)
            first.page.screenshot(path=FOLDER / "analysis.png")
            for screen in (two, four, phone, first):
                screen.close()
            volcano = Screen(browser, server, viewport=DESK)
            seasoned(volcano, "fuji-koro", {"round-limit": 15, "boards": "asymmetric"}, "print-5", 200)
            take(volcano, "table-fuji-koro")
            volcano.close()
            for game, choices in (("bamboo", 60), ("bitoku", 50)):
                screen = Screen(browser, server, viewport=DESK)
                screen.quick(game, "Play against a bot")
                play(screen, choices)
                take(screen, f"table-{game}")
                screen.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
