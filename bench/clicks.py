"""How long a person waits: from a click on an option to the new position on the screen, in a real browser.

A real server, a real Chromium, the loopback. Two seats around one screen choose at random by clicks on the list; the
clock runs inside the page, from the click until the first picture that shows the next position. Every game in turn,
one choice of each after the other, so that whatever else the machine does hits all alike.

    python -m bench.clicks [--choices 120] [--games white-castle,bamboo,bitoku,fuji-koro] [--json FILE]

The CPU time is that of the server and of all of the browser for one choice (Linux), which other work on the machine
does not lengthen much: nobody could wait longer than that on a machine that does nothing else.

Below 200 ms at the 95th percentile is the goal; waiting times mean something only on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from tests.table.screen import FLAGS, Screen, find_browser
from tests.table.server import Server

GOAL = 200
COLUMNS = ("choices", "p50", "p95", "server50", "server95", "cpu50", "cpu95")
#: Clicks on an option; the time until the page has drawn what came of it, and what the answers of the server took.
CLICK = """(at) => new Promise((done) => {
  const status = () => document.getElementById('status').dataset.number;
  const before = status();
  const option = document.querySelectorAll('#prompt .options .option')[at];
  performance.clearResourceTimings();
  const began = performance.now();
  const look = new MutationObserver(() => {
    if (status() === before) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      const asked = performance.getEntriesByType('resource').filter(({ name }) => /choices|fragment/.test(name));
      done([performance.now() - began, asked.reduce((sum, { duration }) => sum + duration, 0)]);
    }));
  });
  look.observe(document.body, { subtree: true, childList: true, attributes: true });
  option.click();
})"""


def cpu_time() -> float:
    """Milliseconds of CPU that the server and the browser have used so far; the driver between them is left out."""
    parents: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name, _, rest = (folder / "stat").read_text().rpartition(")")
        except OSError:
            continue
        fields = rest.split()
        pid = int(folder.name)
        parents.setdefault(int(fields[1]), []).append(pid)
        driver = name.endswith("(node")
        used[pid] = 0 if driver else (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
    waiting, total = list(parents.get(os.getpid(), ())), 0.0
    while waiting:
        pid = waiting.pop()
        total += used[pid]
        waiting += parents.get(pid, ())
    return total


def click(screen: Screen, rng: Random) -> tuple[float, float, float] | None:
    """One choice: milliseconds until it was seen, those of the server, and of the CPU; None when the match is over."""
    if not screen.wait_for_turn():
        return None
    options = screen.page.locator("#prompt .options .option").count()
    before = cpu_time()
    seen, served = screen.page.evaluate(CLICK, rng.randrange(options))
    return seen, served, cpu_time() - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=120)
    parser.add_argument("--games", default="white-castle,bamboo,bitoku,fuji-koro")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    measured: dict[str, list[tuple[float, float, float]]] = {game: [] for game in given.games.split(",")}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "clicks.sqlite", toy=False)
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        try:
            screens = {}
            for game in measured:
                screens[game] = Screen(
                    browser, server, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
                )
                screens[game].page.set_default_timeout(120_000)
                screens[game].prefer(confirm="never")
                screens[game].quick(game, "2 around this screen")
            rng = Random(7)
            for _ in range(given.choices):
                for game, screen in screens.items():
                    screen.page.bring_to_front()
                    while (took := click(screen, rng)) is None:
                        screen.quick(game, "2 around this screen")
                    measured[game].append(took)
        finally:
            browser.close()
            server.stop()
    told = {game: summary(took) for game, took in measured.items()}
    table = Table("game", "choices", "p50 ms", "p95 ms", "server p50", "server p95", "CPU p50", "CPU p95", "below 200")
    for game, each in told.items():
        below = "yes" if each["p95"] < GOAL else "no"
        table.add_row(game, *(f"{each[name]:.0f}" for name in COLUMNS), below)
    console = Console()
    console.print(table)
    console.print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if given.json:
        given.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def summary(took: list[tuple[float, float, float]]) -> dict[str, float]:
    told: dict[str, float] = {"choices": len(took)}
    for at, name in enumerate(("p", "server", "cpu")):
        parts = quantiles([each[at] for each in took], n=100)
        told |= {f"{name}50": parts[49], f"{name}95": parts[94]}
    return told


if __name__ == "__main__":
    main()
