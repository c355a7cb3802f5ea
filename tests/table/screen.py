"""A person at a browser: plays by clicks on the board, by keyboard, or by the list, and notes whatever goes wrong."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, sync_playwright

from tests.table.server import Server

#: The system's browsers that will do.
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
)
#: Options that share things out: `offer:red-2+blue-1`.
SHARES = re.compile(r"[a-z-]+:[a-z]+-\d+(\+[a-z]+-\d+)*")


def find_browser() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's browser, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        yield browser
        browser.close()


class Screen:
    """One browser window."""

    def __init__(
        self, browser: Browser, server: Server, context: BrowserContext | None = None, **settings: Any
    ) -> None:
        given: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", "locale": "en"}
        self.context = context or browser.new_context(**(given | settings))
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.address = server.address
        self.wrong: list[str] = []
        self.on_board = 0
        self.on_buttons = 0
        self.page.on("console", lambda message: self._note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.wrong.append(f"page: {error}"))
        self.page.on("request", lambda request: self._check_address(request.url))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.wrong.append(f"{kind}: {text}")

    def _check_address(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.wrong.append(f"a request left the machine: {url}")

    def send(self, path: str, body: object) -> Any:
        """Send something to the server as the page does, past its buttons; what it answers."""
        return self.page.evaluate(
            "async ([path, body]) => (await fetch(path, { method: 'POST', body: JSON.stringify(body), headers: {"
            " 'content-type': 'application/json',"
            " 'x-csrf-token': document.querySelector('meta[name=csrf]').content } })).json()",
            [path, body],
        )

    def meddle(self, meddler: str) -> None:
        """Let a JavaScript function (path, about) loose on every answer before the page gets it.

        It may count in `window.meddled` and give back another answer.
        """
        self.page.evaluate(
            f"() => {{ const meddler = {meddler}; const fetched = window.fetch; window.meddled = 0;"
            " window.fetch = async (path, about) => {"
            " const answer = await fetched(path, about); return (await meddler(path, about)) ?? answer; } }"
        )

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def prefer(self, **settings: str) -> None:
        """Set something on the settings page."""
        self.go("/settings")
        for name, value in settings.items():
            field = self.page.locator(f"form.stack [name={name}]")
            if name == "name":
                field.fill(value)
            else:
                field.select_option(value)
        self.page.locator("form.stack button").click()
        self.page.wait_for_load_state()

    def quick(self, game: str, words: str) -> str:
        """From the lobby to a new table in three clicks at most; returns its id."""
        self.go("/")
        self.page.locator(f".game-card.game-{game} h3 a").click()
        self.page.get_by_role("button", name=words, exact=True).click()
        self.page.wait_for_url("**/tables/*")
        return self.page.url.rpartition("/")[2]

    def status(self, name: str) -> str:
        return self.page.locator("#status").get_attribute(f"data-{name}") or ""

    @property
    def over(self) -> bool:
        return self.status("over") == "yes"

    def wait_for_turn(self) -> bool:
        """Wait until it is this screen's turn; False if the match is over."""
        self.page.wait_for_function(
            "() => { const s = document.getElementById('status').dataset;"
            " return s.over === 'yes' || document.querySelector('#uncover')"
            " || (s.myTurn === 'yes' && document.querySelector('#prompt .option')) }"
        )
        if self.over:
            return False
        if self.page.locator("#uncover").count():
            self.page.locator("#uncover").click()
            self.page.wait_for_selector("#prompt .option")
        return True

    def wait_for_change(self, number: str) -> None:
        try:
            self.page.wait_for_function("n => document.getElementById('status').dataset.number !== n", arg=number)
        except TimeoutError as error:
            shown = self.page.evaluate(
                "() => ({ status: { ...document.getElementById('status').dataset },"
                " toast: document.getElementById('toast').innerText,"
                " options: [...document.querySelectorAll('.option')].map((o) => o.dataset.code) })"
            )
            raise AssertionError(f"nothing changed after entry {number}: {shown}, {self.wrong}") from error

    def play_on_board(self, rng: Random) -> None:
        """Choose something by a click on the board; by its button where the board has no place for it."""
        number = self.status("number")
        options = self.page.evaluate(
            "() => [...document.querySelectorAll('#prompt .option')].map((o) => ["
            "o.dataset.code, o.dataset.targets.split(' ').filter((id) => id && document.getElementById(id))])"
        )
        code, targets = rng.choice(options)
        if self.page.locator(".shares").count() and SHARES.fullmatch(code):
            self._share_out(code)
            self.on_board += 1
        elif targets:
            self._raise(targets[0])
            self._turn_to(targets[0])
            self.page.locator(f"[id='{targets[0]}']").click(force=True)
            self.on_board += 1
        else:
            self._press(code)
            self.on_buttons += 1
        self._finish(number, code)

    def _raise(self, target: str) -> None:
        """On a small screen one's own board comes as a sheet from below."""
        lies_there = f"() => Boolean(document.querySelector('#own-board .dock [id=\"{target}\"]'))"
        if self.page.locator(".goods").is_visible() and self.page.evaluate(lies_there):
            self.page.locator(".goods").click()

    def _turn_to(self, target: str) -> None:
        """A small screen shows some boards part by part: turn to the one in which this lies."""
        switch = self.page.locator("#region-board .part")
        in_sight = (
            f"() => {{ const there = document.querySelector('#region-board [id=\"{target}\"]');"
            " if (!there) return true; const { x, y, width, height } = there.getBoundingClientRect();"
            " const sight = document.querySelector('#region-board > svg').getBoundingClientRect();"
            " const [across, down] = [x + width / 2 - sight.x, y + height / 2 - sight.y];"
            " return across > 0 && across < sight.width && down > 0 && down < sight.height; }"
        )
        while switch.is_visible() and not self.page.evaluate(in_sight):
            switch.click()

    def _press(self, code: str) -> None:
        """The button of an option; those that stand beside every decision are folded away."""
        button = self.page.locator(f"#prompt .option[data-code='{code}']")
        if not button.is_visible():
            self.page.locator("#prompt .anytime > summary").click()
        button.click()

    def play_by_thumb(self, rng: Random) -> None:
        """Touch an option in the list: the first touch shows what it does, the second one takes it."""
        number = self.status("number")
        codes = self.page.eval_on_selector_all("#prompt .options .option", "list => list.map((o) => o.dataset.code)")
        option = self.page.locator(f"#prompt .options .option[data-code='{rng.choice(codes)}']")
        option.tap()
        self.page.wait_for_selector("#preview #confirm-yes")
        assert self.status("number") == number
        option.tap()
        self.wait_for_change(number)

    def _share_out(self, code: str) -> None:
        """Give things to their places one by one, the last of which makes the choice."""
        for part in code.partition(":")[2].split("+"):
            place, count = part.rsplit("-", 1)
            for _ in range(int(count)):
                self.page.locator(f"[data-share='{place}']").click(force=True)

    def _finish(self, number: str, code: str) -> None:
        """A place that stands for several choices opens a menu; what cannot be taken back asks first."""
        item = self.page.locator(f"#menu [data-code='{code}']")
        if item.count():
            item.click()
        confirm = self.page.locator("#confirm-yes")
        if confirm.count():
            confirm.click()
        self.wait_for_change(number)

    def play_by_keyboard(self, rng: Random) -> None:
        """Tab to the options, arrows to one of them, Enter; Enter again to confirm."""
        number = self.status("number")
        count = self.page.locator("#prompt .options .option").count()
        for _ in range(60):
            if self.page.evaluate("() => document.activeElement.matches('#prompt .options .option')"):
                break
            self.page.keyboard.press("Tab")
        for _ in range(rng.randrange(count)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        if self.page.locator("#confirm-yes").count():
            assert self.page.evaluate("() => document.activeElement.id") == "confirm-yes"
            self.page.keyboard.press("Enter")
        self.wait_for_change(number)

    def close(self) -> None:
        self.context.close()
        assert self.wrong == [], self.wrong
