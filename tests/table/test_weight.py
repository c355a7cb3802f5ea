"""What goes over the wire: little, compressed, and the same file never twice."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest

from tests.table.client import Client
from zataku.games import games
from zataku.table.assets import asset
from zataku.table.previews import HEIGHT, WIDTH, position

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


def test_a_link_shows_a_title_and_a_picture_elsewhere(client: Client) -> None:
    player = client.player("Ann")
    told = player.table("here", "invite", game="bamboo")
    link = told["invitations"]["1"]
    page = client.get(urlsplit(link).path).text
    assert 'property="og:title" content="Ann invites you: Bamboo"' in page
    picture = re.search(r'property="og:image" content="https?://[^/]+(/[^"]+)"', page)
    assert picture is not None
    for path in (picture[1], "/games/three-lanterns/picture.png"):
        answer = client.get(path)
        assert answer.headers["content-type"] == "image/png"
        assert answer.content.startswith(b"\x89PNG")


@pytest.mark.parametrize("game", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_a_link_to_a_table_shows_its_position(client: Client, game: str) -> None:
    """As anybody may see it; another one after a choice, and the same picture is drawn once."""
    ann = client.player("Ann")
    id = ann.table("here", "here", game=game)["id"]
    path = f"/tables/{id}/picture.png"
    first = client.get(path).content
    assert int.from_bytes(first[16:20]) == WIDTH
    assert int.from_bytes(first[20:24]) == HEIGHT
    assert client.get(path).content == first
    drawn = position(client.live(id))
    assert drawn is not None
    assert "var(" not in drawn
    while client.live(id).position < 4:
        assert ann.choose_first(id, client.live(id).deciding or 0).status_code == 201
    assert client.get(path).content != first


def test_too_many_who_want_pictures_get_that_of_the_game(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    id = client.player("Ann").table("here", "here", game="bamboo")["id"]
    monkeypatch.setattr(client.house.previews, "_waiting", 8)
    assert client.get(f"/tables/{id}/picture.png").content == client.get("/games/bamboo/picture.png").content


def test_the_table_can_be_installed(client: Client) -> None:
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    for icon in answer.json()["icons"]:
        assert client.get(icon["src"]).headers["content-type"] == icon["type"]
