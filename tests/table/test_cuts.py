"""Only what changed is sent to a browser, and it is shown what it would be shown if all were sent."""

from __future__ import annotations

from random import Random

import pytest

from tests.table.client import Client, Player
from zataku.draw import stage
from zataku.table import cuts, rendering
from zataku.table.cuts import BETWEEN, HAVE, cut, only_new


class Browser:
    """Puts pages together as the page's script does."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def shown(self, client: Client, player: Player, id: str) -> tuple[str, int]:
        """What it shows, and how much of it came over the wire."""
        headers = player.headers | {HAVE: ",".join(self.kept)}
        answer = client.get(f"/tables/{id}/fragment", headers=headers).text
        kept, page = {}, ""
        for told in answer.split(BETWEEN):
            if told[0] == " ":
                page += told[1:]
                continue
            name = told[1:13]
            kept[name] = self.kept[name] if told[0] == "=" else told[13:]
            page += kept[name]
        self.kept = kept
        return page, len(answer)


def test_only_what_changed_is_sent(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", game="white-castle")["id"]
    browser = Browser()
    _, first = browser.shown(client, ann, id)
    sent = []
    for _ in range(8):
        seat = client.live(id).deciding
        assert seat is not None
        ann.choose_first(id, seat)
        page, size = browser.shown(client, ann, id)
        assert page == client.get(f"/tables/{id}/fragment", headers=ann.headers).text
        sent.append(size)
    assert sum(sent) / len(sent) < 0.6 * first
    page, size = browser.shown(client, ann, id)
    assert size < 0.05 * len(page), "of what has not changed at all only the names"


def test_pieces_make_the_whole_again() -> None:
    page = "<section>" + "".join(f'<g id="thing-{number}">{"x" * 200}</g>' for number in range(40)) + "</section>"
    pieces = [piece.text for some in cut(page) for piece in some.each]
    assert "".join(pieces) == page
    assert len(pieces) > 3


def test_what_was_drawn_in_one_piece_is_cut_as_it_was_before() -> None:
    drawn = [f'<g id="thing-{number}">{"x" * 200}</g>' for number in range(40)]
    page = "<section>" + "".join(drawn) + "</section>"
    for known in (drawn, drawn[3:9], drawn[::-1], ["<g>not there</g>", *drawn], [drawn[5][:100] + "else"]):
        assert "".join(piece.text for some in cut(page, known) for piece in some.each) == page
    assert set(drawn) <= {piece.text for some in cut(page, drawn) for piece in some.each}


def test_names_that_nobody_gave_change_nothing() -> None:
    page = "<section>" + "y" * 500
    for have in ("", "nothing", "," * 5000, "=,+"):
        assert page in only_new([(page, ())], have).decode()


def forget(client: Client, id: str) -> None:
    """Nothing of the page that was made before is kept."""
    for kept in (cuts._piece, cuts._cut_before, rendering.once):
        kept.cache_clear()
    live = client.live(id)
    for of_table in (live.turns, live.calm, live.pieces, live.acts, live.said):
        of_table.clear()


@pytest.mark.parametrize("game", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_a_page_made_of_pieces_is_the_page_made_anew(
    client: Client, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a match with chat, breaks and steps back, for both seats and whoever watches; most was there before."""
    ann, ben, watcher = (client.player(name) for name in ("Ann", "Ben", "Eve"))
    told = ann.table("here", "invite", game=game, seed=f"pieces-{game}")
    assert ben.join(told, 1).status_code == 201
    id = told["id"]
    browsers = {player: Browser() for player in (ann, ben, watcher)}
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
        shown = {player: browser.shown(client, player, id)[0] for player, browser in browsers.items()}
        if live.paused:
            ann.post(f"/api/tables/{id}/pause", paused=False)
            continue
        if step % 6 == 5:
            with monkeypatch.context() as anew:
                anew.setattr(stage, "_pieces", stage._Pieces(stage._MOST))
                forget(client, id)
                for player, page in shown.items():
                    assert client.get(f"/tables/{id}/fragment", headers=player.headers).text == page, (game, step)
    assert client.live(id).position > 30
