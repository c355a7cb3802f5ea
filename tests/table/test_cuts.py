"""Only what changed is sent to a browser, and it is shown what it would be shown if all were sent."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

from tests.table.client import Client, Player
from zataku.draw import stage
from zataku.draw.part import Part
from zataku.table import cuts, rendering
from zataku.table.boards import Picture
from zataku.table.cuts import Page, Region
from zataku.table.identity import digest
from zataku.table.looking import Look
from zataku.table.pages.shown import shown, told
from zataku.table.visitor import Preferences, Visitor


def whole(told: bytes | str, before: Sequence[str]) -> list[str]:
    """The pieces that an answer stands for, put together as the page's script does."""
    pieces: list[str] = []
    for each in json.loads(told):
        pieces += [each] if isinstance(each, str) else before[slice(*each)]
    return pieces


class Browser:
    """Somebody's open page, which is sent what changes."""

    def __init__(self, client: Client, player: Player) -> None:
        self.client = client
        self.player = player
        token = player.headers["authorization"].partition(" ")[2]
        who = client.call(client.house.store.token_player, digest(token))
        visitor = Visitor(who, Preferences(), "en", "", by_token=True)
        self.look = Look(visitor, str(client.base_url).rstrip("/"), None, None, False, "low")
        self.page = Page()
        self.pieces: list[str] = []

    def shown(self, id: str) -> tuple[str, int]:
        """What it shows, and how much of it came over the wire."""

        async def seen() -> list[Region]:
            house = self.client.house
            return shown(self.look, await told(house, await house.tables.open(id), self.look))

        self.page, sent = self.page.next(self.client.call(seen))
        self.pieces = whole(sent, self.pieces)
        return "".join(self.pieces), len(sent)

    def asked(self, id: str) -> str:
        """What it would be shown if it asked for all of it."""
        return self.client.get(f"/tables/{id}/fragment", headers=self.player.headers).text


def test_only_what_changed_is_sent(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", game="white-castle")["id"]
    browser = Browser(client, ann)
    _, first = browser.shown(id)
    sent = []
    for _ in range(8):
        seat = client.live(id).deciding
        assert seat is not None
        ann.choose_first(id, seat)
        page, size = browser.shown(id)
        assert page == browser.asked(id)
        sent.append(size)
    assert sum(sent) / len(sent) < 0.5 * first
    page, size = browser.shown(id)
    assert size < 200, "of what has not changed at all only where it stood"


def test_pieces_make_the_whole_again() -> None:
    page = "<section>" + "".join(f'<g id="thing-{number}">{"x" * 200}</g>' for number in range(40)) + "</section>"
    _, sent = Page().next([Region([page])])
    pieces = whole(sent, ())
    assert "".join(pieces) == page
    assert len(pieces) > 3


def test_what_is_gone_moved_or_new_is_found_among_what_stays() -> None:
    """Whatever stands where, in blocks or outside, a browser puts the same page together."""
    rng = Random(7)
    things = [f'<g id="thing-{number}">{"x" * 450}é"\n\\</g>' for number in range(30)]
    page, pieces = Page(), list[str]()
    for _ in range(60):
        drawn = ["".join(rng.sample(things, rng.randrange(1, 6))) for _ in range(rng.randrange(6))]
        between = rng.choices(["", "<p>short</p>", *things], k=len(drawn) + 1)
        region = between[0] + "".join(map("".join, zip(drawn, between[1:], strict=True)))
        known = rng.choice(
            [drawn, drawn[::-1], drawn[1:], ["<g>not there</g>", *drawn], [drawn[0][:450] + "else"] if drawn else []]
        )
        blocks = Picture(region, map(Part, known)).blocks
        page, sent = page.next([Region(["<section>"]), Region(blocks), Region(["</section>"])])
        pieces = whole(sent, pieces)
        assert "".join(pieces) == f"<section>{region}</section>"
        assert b"\n" not in sent, "an event of a stream is one line"


def forget(client: Client, id: str) -> None:
    """Nothing of the page that was made before is kept."""
    cuts._cut.cache_clear()
    rendering.once.cache_clear()
    live = client.live(id)
    for of_table in (live.turns, live.calm, live.pieces, live.acts, live.said):
        of_table.clear()


@pytest.mark.parametrize("game", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_a_page_made_of_pieces_is_the_page_made_anew(
    client: Client, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a match with chat, breaks and steps back, for both seats and whoever watches; most was there before."""
    ann, ben, watcher = (client.player(name) for name in ("Ann", "Ben", "Eve"))
    made = ann.table("here", "invite", game=game, seed=f"pieces-{game}")
    assert ben.join(made, 1).status_code == 201
    id = made["id"]
    browsers = [Browser(client, player) for player in (ann, ben, watcher)]
    rng = Random(f"pieces-{game}")
    for step in range(36):
        live = client.live(id)
        seat = live.deciding
        assert seat is not None
        player = (ann, ben)[seat]
        did = player.choose(id, seat, rng.choice(live.match.state.offer).code, live.position)
        assert did.status_code == 201, did.text
        if step % 9 == 4:
            ben.post(f"/api/tables/{id}/chat", text=f"line {step}")
        elif step % 9 == 6:
            ann.post(f"/api/tables/{id}/pause", paused=True)
        elif step % 9 == 8 and client.live(id).match.can_undo(seat):
            player.post(f"/api/tables/{id}/undo", seat=seat, position=client.live(id).position)
        pages = [browser.shown(id)[0] for browser in browsers]
        if live.paused:
            ann.post(f"/api/tables/{id}/pause", paused=False)
            continue
        if step % 6 == 5:
            with monkeypatch.context() as anew:
                anew.setattr(stage, "_pieces", stage._Pieces(stage._MOST))
                forget(client, id)
                for browser, page in zip(browsers, pages, strict=True):
                    assert browser.asked(id) == page, (game, step)
    assert client.live(id).position > 30
