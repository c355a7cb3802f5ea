"""What goes over the wire: little, compressed, and the same file never twice."""

from __future__ import annotations

import re

import pytest

from tests.table.client import Client
from zataku.games import games
from zataku.table.assets import asset

#: The most that a table may cost after the first visit, in bytes on the wire.
MOST = 60_000


def on_the_wire(client: Client, path: str, headers: dict[str, str]) -> int:
    answer = client.get(path, headers=headers | {"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    return int(answer.headers["content-length"])


@pytest.mark.parametrize("game", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_a_table_is_light_after_the_first_visit(client: Client, game: str) -> None:
    """The page itself: everything that it names is in the browser already."""
    player = client.player("Ann")
    id = player.table(*["here"] * max(games()[game].players), game=game)["id"]
    for _ in range(12):
        seat = client.live(id).deciding
        assert seat is not None
        player.choose_first(id, seat)
    assert on_the_wire(client, f"/tables/{id}", player.headers) < MOST
    assert on_the_wire(client, f"/tables/{id}/fragment", player.headers) < MOST // 2


def test_whatever_a_page_names_is_kept_for_ever(client: Client) -> None:
    page = client.get("/").text
    named = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
    assert named
    for path in named:
        assert "immutable" in client.get(path).headers["cache-control"]


def test_a_module_finds_the_others_under_the_same_address(client: Client) -> None:
    address = asset("zataku.js").rpartition("/")[0]
    for name in re.findall(r"from '\./([a-z-]+\.js)'", client.get(asset("zataku.js")).text):
        assert client.get(f"{address}/{name}").status_code == 200


def test_a_bare_name_is_asked_for_again(client: Client) -> None:
    assert client.get("/static/zataku.css").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/games/bitoku", "/static/zataku.js", "/api/games", "/nothing"])
def test_head_is_answered_like_get(client: Client, path: str) -> None:
    client.get("/")
    full, head = client.get(path), client.head(path)
    assert head.status_code == full.status_code
    assert head.headers["content-type"] == full.headers["content-type"]
    # A page may promise another seed each time.
    assert abs(int(head.headers["content-length"]) - int(full.headers["content-length"])) < 50
    assert head.content == b""


def test_head_of_a_stream_ends(client: Client) -> None:
    player = client.player("Ann")
    id = player.table("here", "here")["id"]
    answer = client.head(f"/api/tables/{id}/stream", headers=player.headers)
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert "content-encoding" not in answer.headers
