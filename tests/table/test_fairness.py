"""Fair dice: what is promised, what is mixed in, and that nobody sees a hand that is not theirs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import zataku
from tests.table.client import Client, Player
from zataku.cli import app
from zataku.table.app import create_app
from zataku.table.fairness import commitment, commitment_to, keeps_promise, mixed
from zataku.table.identity import PROMISE_SECONDS
from zataku.table.settings import Settings


@pytest.fixture
def ann(client: Client) -> Player:
    return client.player("Ann")


@pytest.fixture
def bo(client: Client) -> Player:
    return client.player("Bo")


def play_to_the_end(told: dict[str, Any], *people: Player) -> dict[str, Any]:
    """The record."""
    id = told["id"]
    while not (now := people[0].get(f"/api/tables/{id}").json())["over"]:
        assert people[now["deciding"]].choose_first(id, now["deciding"]).status_code == 201
    record = people[0].get(f"/api/tables/{id}/record").json()
    assert isinstance(record, dict)
    return record


def verify(record: dict[str, Any], folder: Path) -> tuple[int, str]:
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", str(file), "-l", "en"])
    return result.exit_code, result.output


def test_a_seed_that_was_chosen_cannot_be_guessed_and_is_told(client: Client, ann: Player, tmp_path: Path) -> None:
    told = ann.table("here", "here", seed="heron")
    assert told["seed_chosen"]
    assert told["commitment"] != commitment("heron")
    record = play_to_the_end(told, ann, ann)
    assert record["commitment"] == told["commitment"] == commitment("heron", record["salt"])
    assert verify(record, tmp_path)[0] == 0
    assert verify(record | {"salt": "another"}, tmp_path)[0] == 2
    assert not ann.table("here", "here")["seed_chosen"]


def test_an_invitation_tells_how_the_dice_come_about(client: Client, ann: Player) -> None:
    for seed, words in (("heron", "The host chose the seed."), ("", "what the browsers of the players mix in")):
        told = ann.table("here", "invite", seed=seed)
        page = client.get(told["invitations"]["1"].partition("testserver.local")[2]).text
        assert words in page
        assert told["commitment"] in page


def test_every_seat_mixes_its_own_into_the_seed(client: Client, ann: Player, bo: Player, tmp_path: Path) -> None:
    promise = ann.post("/api/promises").json()
    told = ann.table("here", "invite", promise=promise["promise"], contribution="ann-0123")
    assert told["commitment"] == promise["commitment"]
    assert told["contributions"] == {"0": commitment_to("ann-0123")}
    invitation = told["invitations"]["1"].rpartition("/")[2]
    before = client.live(told["id"]).match.seed
    joined = bo.post(f"/api/tables/{told['id']}/seats/1/join", invitation=invitation, contribution="bo_4567").json()
    assert joined["contributions"] == {"0": commitment_to("ann-0123"), "1": commitment_to("bo_4567")}
    assert client.live(told["id"]).match.seed != before
    record = play_to_the_end(told, ann, bo)
    assert record["contributions"] == {"0": "ann-0123", "1": "bo_4567"}
    assert record["seed"] == mixed(record["house_seed"], {0: "ann-0123", 1: "bo_4567"})
    assert commitment(record["house_seed"]) == promise["commitment"]
    assert zataku.replay(record).over
    assert verify(record, tmp_path)[0] == 0
    changes: list[dict[str, Any]] = [
        {"house_seed": "another"},
        {"contributions": {"0": "ann-0123"}},
        {"contributions": {"0": "ann-0123", "1": "bo_4568"}},
        {"contributions": {"zero": "ann-0123"}},
        {"contributions": ["ann-0123"]},
        {"commitments": {}},
    ]
    for wrong in changes:
        code, said = verify(record | wrong, tmp_path)
        assert code == 2, wrong
        assert "not the one that was promised" in said


def test_what_is_mixed_survives_a_snapshot(client: Client, ann: Player) -> None:
    promise = ann.post("/api/promises").json()["promise"]
    told = ann.table("here", "here", promise=promise, contribution="ann", options={"rich": True})
    live = client.live(told["id"])
    while not live.match.over:
        assert ann.choose_first(told["id"], live.match.state.seat).status_code == 201
    del client.house.tables._live[told["id"]]
    again = client.live(told["id"])
    assert again is not live
    assert again.match.seed == live.match.seed
    assert again.match.fingerprint() == live.match.fingerprint()


def test_a_promise_serves_once_and_not_for_ever(client: Client, ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or somebody could learn its seed from one match and choose what to mix in for the next."""
    promise = ann.post("/api/promises").json()
    ann.table("here", "here", promise=promise["promise"], contribution="a")
    again = {"game": "three-lanterns", "seats": [{"sitter": "here"}] * 2, "promise": promise["promise"]}
    assert ann.post("/api/tables", **again).json()["error"] == "promise"
    assert ann.post("/api/tables", **(again | {"promise": "x.1.y"})).json()["error"] == "promise"
    late = ann.post("/api/promises").json()["promise"]
    now = client.house.now()
    monkeypatch.setattr(client.house, "now", lambda: now + PROMISE_SECONDS + 1)
    assert ann.post("/api/tables", **(again | {"promise": late})).json()["error"] == "promise"


def test_nothing_is_mixed_into_a_seed_that_was_not_promised_or_was_chosen(ann: Player, bo: Player) -> None:
    assert ann.table("here", "here", contribution="a")["contributions"] == {}
    told = ann.table(
        "here", "invite", seed="heron", contribution="a", promise=ann.post("/api/promises").json()["promise"]
    )
    invitation = told["invitations"]["1"].rpartition("/")[2]
    joined = bo.post(f"/api/tables/{told['id']}/seats/1/join", invitation=invitation, contribution="b").json()
    assert joined["contributions"] == {}


def test_the_browser_is_given_a_promise_and_room_for_its_own(client: Client) -> None:
    page = client.get("/games/white-castle").text
    assert 'name="promise" value="' in page
    assert 'name="contribution" data-lots' in page


def test_a_record_from_no_table_promised_nothing() -> None:
    assert keeps_promise({"seed": "a"})


# Hands


def test_the_host_does_not_see_the_hand_of_somebody_sent_away(client: Client, ann: Player, bo: Player) -> None:
    told = ann.table("here", "invite")
    id = told["id"]
    bo.join(told, 1)
    assert ann.choose_first(id, 0).status_code == 201
    kicked = ann.post(f"/api/tables/{id}/seats/1/kick").json()
    assert kicked["seats"][1]["sitter"] == "bot"
    eve = client.player("Eve")
    assert ann.join(kicked, 1).json()["error"] == "hidden-hand"
    assert eve.join(kicked, 1).json()["error"] == "hidden-hand"
    assert bo.join(kicked, 1).status_code == 201


def test_whoever_left_or_was_not_there_can_be_replaced(
    client: Client, ann: Player, bo: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = ann.table("here", "invite")
    id = told["id"]
    bo.join(told, 1)
    bo.post(f"/api/tables/{id}/seats/1/leave")
    eve = client.player("Eve")
    assert ann.join(told, 1).json()["error"] == "second-hand"
    assert eve.join(told, 1).status_code == 201
    while client.live(id).deciding != 1:
        ann.choose_first(id, 0)
    then = client.house.tables.now()
    monkeypatch.setattr(client.house.tables, "now", lambda: then + 700)
    kicked = ann.post(f"/api/tables/{id}/seats/1/kick").json()
    monkeypatch.undo()
    assert bo.join(kicked, 1).status_code == 201


# Names


def test_nobody_talks_under_the_name_of_a_player(client: Client, ann: Player) -> None:
    told = ann.table("here", "invite")
    id = told["id"]
    for name in ("Ann", " ann", "ＡＮＮ"):
        assert client.player(name).post(f"/api/tables/{id}/chat", text="I give up").status_code == 201
    ann.post(f"/api/tables/{id}/chat", text="I do not")
    said = [(line.name, line.watching) for line in client.live(id).chat]
    assert said == [("Somebody", True)] * 3 + [("Ann", False)]
    assert "(watching)" in client.get(f"/tables/{id}").text


def test_two_players_are_told_apart(client: Client, ann: Player) -> None:
    told = ann.table("here", "invite")
    assert client.player("ANN").join(told, 1).json()["seats"][1]["name"] == "ANN 2"


def test_an_unlisted_table_is_found_only_with_its_link(settings: Settings) -> None:
    with Client(app=create_app(settings)) as client:
        ann, bo = client.player("Ann"), client.player("Bo")
        hidden, shown = ann.table("here", "here")["id"], ann.table("here", "here", listed=True)["id"]
        found = {each["id"] for each in bo.get("/api/tables").json()}
        assert found == {shown}
        lobby = client.get("/", headers=bo.headers).text
        assert shown in lobby
        assert hidden not in lobby
        assert len(hidden) == 32
