"""axe-core in the browser: what keeps people with a screen reader, a keyboard or weak eyes out of a page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from playwright.sync_api import Page


@cache
def _axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Every rule that the page breaks, with the elements that break it."""
    page.evaluate(_axe())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] }).then((told) => told.violations)")
    return [
        f"{rule['id']}: {rule['help']}: {', '.join(node['html'][:160] for node in rule['nodes'])}" for rule in found
    ]
