"""axe-core finds nothing on any page, by day and by night, on a large screen and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.table.axe import violations
from tests.table.screen import Screen
from tests.table.server import Server

pytestmark = pytest.mark.browser
SIZES = {"desk": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["day", "night"])
def test_pages_around_the_table(browser: Browser, server: Server, theme: str, size: str) -> None:
    screen = Screen(browser, server, viewport=SIZES[size])
    screen.prefer(theme=theme, name="Ann")
    screen.quick("white-castle", "Invite a friend")
    link = screen.page.locator(".invitation").input_value().removeprefix(server.address)
    id = screen.page.url.rpartition("/")[2]
    guest = Screen(browser, server, viewport=SIZES[size])
    guest.prefer(theme=theme)
    pages = ["/", "/settings", "/games/white-castle", "/games/bitoku", "/games/fuji-koro/rules", f"/tables/{id}/replay"]
    found = {}
    for who, paths in ((screen, pages), (guest, ["/", link, "/nothing"])):
        for path in paths:
            who.go(path)
            if told := violations(who.page):
                found[path] = told
    assert found == {}
    screen.context.close()
    guest.context.close()
