"""Looking back, and playing on from a position of a match that is over."""

from __future__ import annotations

import json
import re

import pytest

from tests.table.client import Client, Player
from zataku.kernel.match import replay
from zataku.table.fairness import keeps_promise


def finished(client: Client, ann: Player, **further: str) -> str:
    id = str(ann.table("here", "here", **further)["id"])
    while (seat := client.live(id).deciding) is not None:
        ann.choose_first(id, seat)
    return id


@pytest.fixture
def ann(client: Client) -> Player:
    return client.player("Ann")


def play_on(client: Client, id: str, at: int, seat: int = 0, bot: str = "apprentice") -> tuple[int, str]:
    """What comes of it, and the id of the new table."""
    fields = {"csrf": client.csrf(), "at": str(at), "seat": str(seat), "bot": bot}
    answer = client.post(f"/tables/{id}/play-on", data=fields, follow_redirects=False)
    return answer.status_code, answer.headers.get("location", "").rpartition("/")[2]


def test_it_opens_at_the_start(client: Client, ann: Player) -> None:
    page = client.get(f"/tables/{finished(client, ann)}/replay").text
    assert 'data-at="0"' in page
    rounds = re.search(r'data-rounds="([^"]+)"', page)
    turns = re.search(r'data-turns="([^"]+)"', page)
    assert rounds is not None
    assert turns is not None
    assert json.loads(rounds[1])[0] == 0
    assert len(json.loads(turns[1])) > 3


def test_every_line_of_the_log_stands_at_its_choice(client: Client, ann: Player) -> None:
    id = finished(client, ann)
    page = client.get(f"/tables/{id}/replay").text
    live = client.live(id)
    places = [int(at) for at in re.findall(r'<li class="[a-z]*" data-at="(\d+)"', page)]
    assert places == sorted(places)
    assert places[-1] == len(live.match.choices)
    assert len(places) == len(live.match.events_for(None))


def test_a_match_goes_on_from_a_position_against_bots(client: Client, ann: Player) -> None:
    id = finished(client, ann)
    status, new = play_on(client, id, 4)
    assert status == 303
    live = client.live(new)
    assert [str(seat.sitter) for seat in live.seats] == ["human", "bot"]
    earlier = client.call(client.house.tables.at_position, client.live(id), 4)
    start = live.table.settings.start
    assert start is not None
    assert start.choices == tuple(option.code for option in earlier.choices)
    assert client.get(f"/tables/{new}").status_code == 200


def test_its_record_is_true(client: Client, ann: Player) -> None:
    id = finished(client, ann)
    _, new = play_on(client, id, 4)
    headers = {"x-csrf-token": client.csrf()}
    assert client.post(f"/api/tables/{new}/stop", headers=headers, json={"stop": True}).json()["stopped"]
    record = client.get(f"/api/tables/{new}/record").json()
    assert record["start"]["seat"] == 0
    assert keeps_promise(record)
    live = client.live(new)
    assert replay(live.game, record).fingerprint() == live.match.fingerprint()


def test_it_is_there_again_after_a_restart(client: Client, ann: Player) -> None:
    _, new = play_on(client, finished(client, ann), 4)
    # Bots go on otherwise.
    headers = {"x-csrf-token": client.csrf()}
    assert client.post(f"/api/tables/{new}/stop", headers=headers, json={"stop": True}).json()["stopped"]
    before = client.live(new).match.state.plain()
    client.house.tables._live.clear()
    assert client.live(new).match.state.plain() == before


def test_nobody_tries_out_what_is_to_come(client: Client, ann: Player) -> None:
    id = str(ann.table("here", "here")["id"])
    ann.choose_first(id, 0)
    assert play_on(client, id, 0)[0] == 409


def test_what_cannot_be_is_refused(client: Client, ann: Player) -> None:
    id = finished(client, ann)
    last = len(client.live(id).match.choices)
    assert play_on(client, id, last)[0] == 409
    assert play_on(client, id, last + 1)[0] == 409
    assert play_on(client, id, 1, seat=7)[0] == 404
    assert play_on(client, id, 1, bot="nobody")[0] == 422
