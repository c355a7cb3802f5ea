"""The lobby: one's tables line by line, the archive, and free seats that anybody may take."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from tests.table.client import Client, Player
from zataku.table.listing import ago


@pytest.fixture
def ann(client: Client) -> Player:
    return client.player("Ann")


@pytest.fixture
def bo(client: Client) -> Player:
    return client.player("Bo")


def lines(player: Player, show: str = "all") -> dict[str, str]:
    """One's own tables as the lobby lists them: id and text."""
    page = player.get("/lobby", show=show).text
    mine = page[: page.index('id="open-tables"')]
    parts = re.split(r'<li class="table-line [a-z]+" data-game', mine)[1:]
    return {re.findall(r"/tables/([0-9a-f]+)\"", part)[0]: re.sub(r"<[^>]+>|\s+", " ", part) for part in parts}


def soon(look: Callable[[], bool]) -> bool:
    """The lobby is told of a change a moment later."""
    for _ in range(400):
        if look():
            return True
        time.sleep(0.02)
    return False


def open_tables(player: Player) -> list[str]:
    page = player.get("/lobby").text
    return re.findall(r'href="/tables/([0-9a-f]+)/join"', page)


def form(client: Client, path: str, **fields: str) -> int:
    """Send a form as whoever the client's cookie says."""
    answer = client.post(path, data={"csrf": client.csrf(), **fields}, follow_redirects=False)
    return int(answer.status_code)


def test_a_line_tells_how_a_table_stands(ann: Player, bo: Player) -> None:
    told = ann.table("here", "invite", title="Friday")
    id = told["id"]
    assert "Friday" in lines(ann)[id]
    assert "Waiting for players" in lines(ann)[id]
    bo.join(told, 1)
    assert "Your turn" in lines(ann)[id]
    assert soon(lambda: id in lines(bo))
    assert "Ann to decide" in lines(bo)[id]
    assert id in lines(ann, "turn")
    assert id not in lines(bo, "turn")
    assert id in lines(bo, "running")
    for player in (ann, bo):
        player.post(f"/api/tables/{id}/stop", stop=True)
    assert "No result" in lines(bo)[id]
    assert id in lines(ann, "over")


def test_the_result_stands_in_the_line(client: Client, ann: Player) -> None:
    id = ann.table("here", "here")["id"]
    while (seat := client.live(id).deciding) is not None:
        ann.choose_first(id, seat)
    assert "You won" in lines(ann)[id]
    totals = [score.total for score in client.live(id).match.scores.seats]
    assert all(f" {total} " in lines(ann)[id] for total in totals)


def test_the_archive_is_everybodys_own(client: Client, ann: Player) -> None:
    client.csrf()
    headers = {"x-csrf-token": client.csrf()}
    seats = [{"sitter": "here"}, {"sitter": "novice"}]
    id = client.post("/api/tables", headers=headers, json={"game": "three-lanterns", "seats": seats}).json()["id"]
    assert id in client.get("/lobby").text
    assert form(client, f"/tables/{id}/shelf", to="archive") == 303
    assert id not in client.get("/lobby").text
    assert id in client.get("/lobby?show=archive").text
    assert form(client, f"/tables/{id}/shelf", to="lobby") == 303
    assert id in client.get("/lobby").text
    assert form(client, f"/tables/{id}/shelf", to="the moon") == 422
    assert form(client, f"/tables/{id}/shelf", to="nowhere") == 303
    assert id not in client.get("/lobby").text
    assert client.get(f"/tables/{id}").status_code == 404
    other = ann.table("here", "here")["id"]
    assert form(client, f"/tables/{other}/shelf", to="archive") == 403


def test_a_table_where_others_sit_is_only_put_out_of_sight(client: Client, ann: Player) -> None:
    csrf = client.csrf()
    told = ann.table("here", "invite")
    id = told["id"]
    invitation = told["invitations"]["1"].rpartition("/")[2]
    assert (
        client.post(
            f"/api/tables/{id}/seats/1/join", headers={"x-csrf-token": csrf}, json={"invitation": invitation}
        ).status_code
        == 201
    )
    assert form(client, f"/tables/{id}/shelf", to="nowhere") == 422
    for player in (ann, None):
        headers = player.headers if player else {"x-csrf-token": csrf}
        client.post(f"/api/tables/{id}/stop", headers=headers, json={"stop": True})
    assert form(client, f"/tables/{id}/shelf", to="nowhere") == 303
    assert id not in client.get("/lobby").text
    assert id in lines(ann)


def test_a_stranger_takes_a_free_seat(client: Client, ann: Player, bo: Player) -> None:
    id = ann.table("here", "invite", listed=True)["id"]
    assert id in open_tables(bo)
    assert id not in open_tables(ann)
    assert form(client, f"/tables/{id}/join", name="") == 422
    assert form(client, f"/tables/{id}/join", name="Cleo") == 303
    assert client.live(id).seats[1].name == "Cleo"
    assert soon(lambda: id not in open_tables(bo))
    assert client.get(f"/tables/{id}/join").status_code == 409


def test_an_unlisted_table_needs_a_link(client: Client, ann: Player, bo: Player) -> None:
    id = ann.table("here", "invite")["id"]
    assert id not in bo.get("/lobby").text
    assert id not in bo.get("/api/tables").text
    assert client.get(f"/tables/{id}/join").status_code == 403
    assert form(client, f"/tables/{id}/join", name="Cleo") == 403


def test_a_name_is_asked_before_the_first_seat_online(client: Client) -> None:
    asked = {"game": "three-lanterns", "players": "2", "seat-1": "invite"}
    answer = client.post("/tables", data={"csrf": client.csrf(), **asked}, follow_redirects=False)
    assert answer.status_code == 200
    assert "What shall the others call you?" in answer.text
    assert 'name="seat-1" value="invite"' in answer.text
    assert form(client, "/tables", name="Ann", **asked) == 303
    # It is known from then on.
    assert form(client, "/tables", **asked) == 303


def test_alone_nobody_asks_for_a_name(client: Client) -> None:
    assert form(client, "/tables", game="three-lanterns", players="2", **{"seat-1": "novice"}) == 303


@pytest.mark.parametrize(("language", "told"), [("en", "4 min"), ("ru", "4 мин"), ("es", "4 min")])
def test_how_long_ago(language: str, told: str) -> None:
    assert ago(1000.0, 1250.0, language) == told


def test_long_ago_is_a_date() -> None:
    day = 24 * 3600.0
    assert ago(0.0, 30 * day, "en") == "1 Jan"
    assert ago(0.0, 400 * day, "en") == "Jan 1, 1970"


def test_a_finished_match_can_be_deleted_too(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here")["id"]
    live = client.live(id)
    while not live.match.over:
        ann.choose_first(id, live.match.state.seat)
    while client.call(client.house.store.kept, id) is None:
        pass
    client.call(client.house.tables.delete, live, live.host)
    assert ann.get(f"/api/tables/{id}").status_code == 404
    assert client.call(client.house.store.kept, id) is None
