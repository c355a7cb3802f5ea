"""Real Chromium: gear crafted by hand, whole matches by clicks on the drawn board, by keyboard, on a phone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import zataku
from tests.table.screen import Screen
from tests.table.server import Server

pytestmark = pytest.mark.browser
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1366, "height": 768}
THREE: dict[str, Any] = {"mode": "competitive", "round-limit": 10}
TOGETHER: dict[str, Any] = {"mode": "cooperative"}
MATERIALS = ("wood", "metal", "tooth")
#: What somebody does who wants to get on: craft before anything else, by hand.
BY_HAND = "build:by-hand"


def sat_down(
    browser: Browser, server: Server, players: int, options: dict[str, Any], seed: str, **settings: Any
) -> Screen:
    """Everybody around one screen."""
    screen = Screen(browser, server, **({"viewport": DESK} | settings))
    screen.prefer(confirm="never")
    wanted = {"game": "fuji-koro", "seats": [{"sitter": "here"}] * players, "options": options, "seed": seed}
    screen.go(f"/tables/{screen.send('/api/tables', wanted)['id']}")
    return screen


class Bench:
    """The workbench as it lies on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def read(self, name: str) -> str:
        return self.page.locator("#craft-work").get_attribute(f"data-{name}") or ""

    @property
    def lying(self) -> dict[str, str]:
        return dict(cube.split(":") for cube in self.read("layout").split())

    @property
    def spare(self) -> dict[str, int]:
        return {
            each: int(self.page.locator(f"#craft-tray-{each}").get_attribute("data-left") or 0) for each in MATERIALS
        }

    @property
    def squares(self) -> list[str]:
        named = self.page.eval_on_selector_all("#craft-work [data-square]", "all => all.map((s) => s.dataset.square)")
        return list(map(str, named))

    def id_of(self, square: str) -> str:
        return f"seat-{self.read('seat')}-{self.read('gear')}-{square}"

    def plan(self) -> list[tuple[str, str]]:
        """All spare cubes on free squares; those of a weapon side by side in one half."""
        lying = self.lying
        free = [square for square in self.squares if square not in lying]
        if self.read("gear") == "weapon":
            half = [square for square in self.squares if square < "f"]
            start = {square for square in lying if square < "f"} or {half[0]}
            return list(zip(grown(start, half, lying)[: 8 - len(start & set(lying))], self.cubes(), strict=False))
        return list(zip(free, self.cubes(), strict=False))

    def cubes(self) -> list[str]:
        return [material for material, number in self.spare.items() for _ in range(number)]

    def verdict(self, cubes: int) -> bool:
        """What the engine says of so many cubes as they lie now: are they legal gear?"""
        self.page.wait_for_function(
            "n => document.getElementById('craft-work').dataset.layout.split(' ').filter(Boolean).length === n",
            arg=cubes,
        )
        return self.read("legal") == "yes"

    def finish(self) -> None:
        number = self.page.locator("#status").get_attribute("data-number")
        self.page.locator("#craft-done").click()
        self.page.wait_for_function(
            "n => document.getElementById('status').dataset.number !== n"
            " && !document.querySelector('#prompt .option[data-code^=\"set:\"]')",
            arg=number,
        )


def grown(start: set[str], half: list[str], lying: dict[str, str]) -> list[str]:
    """Free squares one after the other, each beside one that is taken by then."""
    found = [square for square in start if square not in lying]
    while True:
        taken = {*start, *found, *lying}
        beside = [each for each in half if each not in taken and any(touches(each, other) for other in taken)]
        if not beside:
            return found
        found.append(beside[0])


def touches(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


def craft_by_hand(screen: Screen) -> bool:
    """Lay what there is with clicks; False if nothing was to be laid and the gear stayed as it was."""
    bench = Bench(screen.page)
    plan = bench.plan()
    before = len(bench.lying)
    for square, material in plan:
        screen.page.locator(f"#craft-tray-{material}").click()
        screen.page.locator(f"[id='{bench.id_of(square)}']").click()
    if plan and bench.verdict(before + len(plan)):
        bench.finish()
        return True
    # Back out: once for what was laid, once for good.
    number = screen.status("number")
    if plan:
        screen.page.locator("#craft-cancel").click()
        bench.verdict(before)
    screen.page.locator("#craft-cancel").click()
    screen.wait_for_change(number)
    return False


def codes(screen: Screen) -> list[str]:
    offered = screen.page.eval_on_selector_all("#prompt .option", "list => list.map((o) => o.dataset.code)")
    return list(map(str, offered))


def play_to_the_end(screen: Screen, seed: int, most: int = 10_000) -> int:
    """By clicks on the board alone; gear is crafted by hand wherever that is offered. How often it was."""
    rng = Random(seed)
    crafted = 0
    for _ in range(most):
        if not screen.wait_for_turn():
            break
        if BY_HAND in codes(screen):
            crafted += craft_by_hand(screen)
        else:
            screen.play_on_board(rng)
    assert screen.on_buttons == 0
    return crafted


SMITH: dict[str, Any] = {"mode": "cooperative", "boards": "asymmetric"}


def to_the_bench(seed: str) -> list[str]:
    """The choices of somebody with a large backpack who gathers ten cubes and then crafts a weapon."""
    match = zataku.new_match("fuji-koro", 1, seed, SMITH)
    gathered = ["samurai:masatsura", *["gather", "rest", "craft:nothing"] * 4, "gather", "rest", "craft:weapon"]
    for code in gathered:
        match.choose(code)
    return gathered


def at_the_bench(browser: Browser, server: Server, seed: str) -> Screen:
    screen = sat_down(browser, server, 1, SMITH, seed)
    screen.wait_for_turn()
    code, *further = to_the_bench(seed)
    screen.page.evaluate(
        "async (body) => (await fetch(`/api/tables/${document.getElementById('table').dataset.table}/choices`, {"
        " method: 'POST', headers: { 'content-type': 'application/json',"
        " 'x-csrf-token': document.querySelector('meta[name=csrf]').content }, body: JSON.stringify(body) })).status",
        {"code": code, "further": further, "seat": 0, "position": 0},
    )
    screen.page.wait_for_selector(f"#prompt .option[data-code='{BY_HAND}']")
    return screen


def test_a_weapon_of_eight_cubes_is_laid_by_clicks_and_sent_at_once(browser: Browser, server: Server) -> None:
    screen = at_the_bench(browser, server, "smith-1")
    bench = Bench(screen.page)
    lying = len(bench.lying)
    sent: list[str] = []
    screen.page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    # All that lies there is taken up, and eight cubes are laid in two columns.
    for square in bench.lying:
        screen.page.locator(f"[id='{bench.id_of(square)}']").press("Backspace")
    for column, material in (("b", "wood"), ("c", "metal")):
        screen.page.locator(f"#craft-tray-{material}").click()
        for row in range(1, 5):
            screen.page.locator(f"[id='{bench.id_of(f'{column}{row}')}']").click()
    assert bench.verdict(8)
    bench.finish()
    choices = f"POST {screen.address}/api/tables/{table_of(screen)}/choices"
    assert [line for line in sent if line.startswith("POST")] == [choices]
    # A verdict for each cube that is taken up or laid, at most, and one in the end.
    assert len([line for line in sent if "/work?" in line]) <= 8 + lying + 1
    screen.close()


def table_of(screen: Screen) -> str:
    return screen.page.url.rpartition("/")[2]


def test_a_weapon_is_laid_by_keys_dragged_and_put_back(browser: Browser, server: Server) -> None:
    screen = at_the_bench(browser, server, "smith-2")
    bench = Bench(screen.page)
    before = bench.lying
    free = [square for square in bench.squares if square not in before]
    # Keys: 1 lays wood, an arrow goes on, Backspace takes it off, Escape puts everything back.
    screen.page.locator(f"[id='{bench.id_of(free[0])}']").focus()
    screen.page.keyboard.press("1")
    bench.verdict(len(before) + 1)
    screen.page.keyboard.press("Backspace")
    bench.verdict(len(before))
    screen.page.keyboard.press("2")
    bench.verdict(len(before) + 1)
    assert bench.lying[free[0]] == "metal"
    screen.page.keyboard.press("Escape")
    bench.verdict(len(before))
    # A cube is dragged from the tray, and on to another square.
    screen.page.locator("#craft-tray-wood").drag_to(screen.page.locator(f"[id='{bench.id_of(free[0])}']"))
    bench.verdict(len(before) + 1)
    screen.page.locator(f"[id='{bench.id_of(free[0])}']").drag_to(
        screen.page.locator(f"[id='{bench.id_of(free[-1])}']")
    )
    screen.page.wait_for_function(
        "name => document.getElementById('craft-work').dataset.layout.includes(`${name}:`)", arg=free[-1]
    )
    assert free[0] not in bench.lying
    # Nothing was chosen yet: back out of it all.
    number = screen.status("number")
    screen.page.locator("#craft-cancel").click()
    bench.verdict(len(before))
    assert (bench.lying, screen.status("number")) == (before, number)
    screen.page.locator("#craft-cancel").click()
    screen.wait_for_change(number)
    screen.close()


@pytest.mark.soak
def test_a_whole_competitive_match_of_three_on_the_board_alone(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, 3, THREE, "three-1")
    assert play_to_the_end(screen, 1) > 0
    assert screen.over
    screen.close()


@pytest.mark.soak
def test_a_whole_cooperative_match_of_two_on_the_board_alone(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, 2, TOGETHER, "two-1")
    assert play_to_the_end(screen, 2) > 0
    assert screen.over
    screen.close()


@pytest.mark.soak
def test_a_whole_match_by_keyboard(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, 2, {"round-limit": 5}, "keys-1")
    rng = Random(3)
    while screen.wait_for_turn():
        screen.play_by_keyboard(rng)
    screen.close()


@pytest.mark.soak
def test_a_whole_match_on_a_phone(browser: Browser, server: Server) -> None:
    screen = sat_down(browser, server, 2, {"round-limit": 5}, "phone-1", viewport=PHONE, has_touch=True)
    assert play_to_the_end(screen, 4) > 0
    assert screen.over
    screen.close()
