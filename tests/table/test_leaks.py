"""The leak test on bytes: page, live events and API are the same for the true state and for a sampled one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.table.client import TOY, Client, Player
from tests.table.test_api import wait_until
from zataku.games import games
from zataku.table.live import LiveTable


def told_to(client: Client, people: list[Player], live: LiveTable, seat: int | None) -> dict[str, Any]:
    """Everything that reaches a seat (None: a spectator)."""
    id = live.table.id
    person = client.player("Eve") if seat is None else people[seat]
    told: dict[str, Any] = {
        path: client.get(f"/tables/{id}{path}", headers=person.headers).text for path in ("", "/fragment", "/replay")
    }
    asked = {} if seat is None else {"seat": seat}
    for path in ("view", "decision", "events"):
        told[path] = person.get(f"/api/tables/{id}/{path}", **asked).text
    told["table"] = person.get(f"/api/tables/{id}").text
    told["stream"] = [event.encoded(seat) for event in live.remembered]
    return told


@pytest.mark.parametrize(
    ("game", "choices"), [(TOY, 7), (TOY, 12), *((name, 11) for name in games() if 2 in games()[name].players)]
)
def test_bytes_tell_nothing(client: Client, game: str, choices: int) -> None:
    people = [client.player("Ann"), client.player("Bo")]
    told = people[0].table("here", "invite", game=game, seed="heron")
    people[1].join(told, 1)
    live = client.live(told["id"])
    for _ in range(choices):
        seat = live.match.state.seat
        assert people[seat].choose_first(told["id"], seat).status_code == 201
    true = live.match.state
    rng = Random(1)
    for viewer in (None, 0, 1):
        before = told_to(client, people, live, viewer)
        for _ in range(3):
            sample = true.sample(viewer, rng)
            live.match.state = sample
            client.house.tables._positions.clear()
            client.house.tables._positions[told["id"], tuple(option.code for option in live.match.choices)] = live.match
            after = told_to(client, people, live, viewer)
            live.match.state = true
            assert after == before


@pytest.mark.parametrize("game", [name for name in games() if 2 in games()[name].players])
def test_a_coach_tells_nothing_unknown(client: Client, game: str) -> None:
    """Its words, for a few decisions in a row, come out alike whatever lies where the seat cannot look."""
    ann = client.player("Ann")
    id = ann.table("here", "novice", game=game, seed="heron")["id"]
    rng = Random(2)
    for _ in range(4):
        assert not wait_until(client, ann, id, 0)["over"]
        match = client.live(id).match
        true, said = match.state, ann.get(f"/tables/{id}/coach").text
        assert "data-code" in said
        for _ in range(2):
            match.state = true.sample(0, rng)
            client.live(id).advised = None
            assert ann.get(f"/tables/{id}/coach").text == said
        match.state = true
        ann.choose_first(id, 0)


def test_a_spectator_learns_no_code_of_a_secret_choice(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here")["id"]
    live = client.live(id)
    code = live.match.state.offer[0].code
    ann.choose_first(id, 0)
    assert code.startswith("play:")
    assert code.encode() not in live.remembered[-1].encoded(None)
    assert code not in client.get(f"/tables/{id}").text
