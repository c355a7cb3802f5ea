"""The JSON API: a match from setting up to the record."""

from __future__ import annotations

import time
from typing import Any

import pytest

import zataku
from tests.table.client import TOY, Client, Player
from zataku.table.fairness import commitment, keeps_promise


def wait_until(client: Client, player: Player, id: str, seat: int) -> dict[str, Any]:
    """The table, once this seat is to decide or the match is over."""
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        told = player.get(f"/api/tables/{id}").json()
        assert isinstance(told, dict)
        if told["over"] or told["deciding"] == seat:
            return told
        time.sleep(0.01)
    raise AssertionError("nobody decides")


@pytest.mark.parametrize("game", [TOY, "white-castle"])
def test_a_whole_match_against_a_bot(client: Client, game: str) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "novice", game=game)["id"]
    promise = ann.get(f"/api/tables/{id}").json()["commitment"]
    while not wait_until(client, ann, id, 0)["over"]:
        assert ann.get(f"/api/tables/{id}/record").status_code == 409
        assert ann.choose_first(id, 0).status_code == 201
    record = ann.get(f"/api/tables/{id}/record").json()
    assert record["commitment"] == promise == commitment(record["seed"])
    assert len(record["seed"]) == 64
    assert keeps_promise(record)
    assert zataku.replay(record).over
    told = ann.get(f"/api/tables/{id}").json()
    assert told["scores"] == zataku.replay(record).scores.plain()
    assert ann.choose(id, 0, "anything", told["position"]).status_code == 409


def test_solo_against_the_automa(client: Client) -> None:
    ann = client.player("Ann")
    told = ann.table("here", game="white-castle", options={"difficulty": "hard"})
    assert [seat["sitter"] for seat in told["seats"]] == ["human", "automa"]
    for _ in range(5):
        wait_until(client, ann, told["id"], 0)
        assert ann.choose_first(told["id"], 0).status_code == 201


def test_two_people(client: Client) -> None:
    ann, bo = client.player("Ann"), client.player("Bo")
    told = ann.table("here", "invite")
    id = told["id"]
    assert told["waiting"]
    assert ann.choose_first(id, 0).json()["error"] == "waiting"
    assert bo.join(told, 1).status_code == 201
    people = [ann, bo]
    while not (now := ann.get(f"/api/tables/{id}").json())["over"]:
        assert people[now["deciding"]].choose_first(id, now["deciding"]).status_code == 201
    assert [seat["name"] for seat in now["seats"]] == ["Ann", "Bo"]


def test_a_decision_tells_everything_needed_to_choose(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "novice", game="white-castle")["id"]
    wait_until(client, ann, id, 0)
    told = ann.decision(id, 0)
    assert told["prompt"]["text"]
    assert told["options"]
    assert all(option["label"] for option in told["options"])
    assert told["rules"]
    nobody = client.get(f"/api/tables/{id}/decision").json()
    assert nobody["options"] == []
    preview = ann.get(f"/api/tables/{id}/preview", seat=0, code=told["options"][0]["code"])
    assert preview.status_code == 200
    stale = ann.get(f"/api/tables/{id}/preview", seat=0, code="x", position=told["position"] + 1)
    assert stale.json()["events"] == []


def test_languages(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "novice")["id"]
    ann.headers["accept-language"] = "fr, ru;q=0.8, en;q=0.5"
    assert "карт" in ann.decision(id, 0)["prompt"]["text"].lower()
    assert ann.get("/api/tables/x").json()["message"].startswith("Такого стола")


def test_undo(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here")["id"]
    first = ann.decision(id, 0)
    assert not first["can_undo"]
    ann.choose_first(id, 0)
    second = ann.decision(id, 0)
    assert second["can_undo"]
    assert ann.post(f"/api/tables/{id}/undo", seat=0, position=first["position"]).json()["error"] == "stale"
    assert ann.post(f"/api/tables/{id}/undo", seat=1, position=second["position"]).json()["error"] == "no-undo"
    assert ann.post(f"/api/tables/{id}/undo", seat=0, position=second["position"]).status_code == 201
    third = ann.decision(id, 0)
    assert third["options"] == first["options"]
    assert third["position"] == 2
    assert [entry.kind for entry in client.entries(id)] == ["choice", "undo"]


def test_the_whole_turn_can_be_taken_back(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", options={"rich": True})["id"]
    first = ann.decision(id, 0)
    for code in ("melt", "melt", first["options"][0]["code"]):
        now = ann.decision(id, 0)
        assert ann.choose(id, 0, code, now["position"]).status_code == 201
    position = ann.decision(id, 0)["position"]
    assert ann.post(f"/api/tables/{id}/undo", seat=0, position=position, whole=True).status_code == 201
    last = ann.decision(id, 0)
    assert last["options"] == first["options"]
    assert not last["can_undo"]
    assert last["position"] == 6


def test_leaving_kicking_pausing(client: Client) -> None:
    ann, bo = client.player("Ann"), client.player("Bo")
    told = ann.table("here", "invite")
    id = told["id"]
    bo.join(told, 1)
    assert bo.post(f"/api/tables/{id}/pause", paused=True).status_code == 403
    assert ann.post(f"/api/tables/{id}/pause", paused=True).status_code == 201
    assert ann.choose_first(id, 0).json()["error"] == "paused"
    assert ann.post(f"/api/tables/{id}/pause", paused=True).status_code == 409
    assert ann.post(f"/api/tables/{id}/pause", paused=False).status_code == 201
    assert bo.post(f"/api/tables/{id}/seats/0/kick").status_code == 403
    assert ann.post(f"/api/tables/{id}/seats/1/leave").status_code == 403
    left = bo.post(f"/api/tables/{id}/seats/1/leave").json()
    assert left["seats"][1]["sitter"] == "bot"
    assert left["seats"][1]["name"] == "Stand-in for Bo"
    assert bo.join(told, 1).status_code == 201
    assert ann.post(f"/api/tables/{id}/seats/1/kick").status_code == 201
    assert bo.join(told, 1).json()["error"] == "invitation"


def test_a_bot_takes_over_when_the_clock_runs_out(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", move_clock=60)["id"]
    tables = client.house.tables
    monkeypatch.setattr(tables, "now", lambda: time.time() + 61)
    live = client.live(id)
    client.call(tables.changed, live, True)
    for _ in range(300):
        told = ann.get(f"/api/tables/{id}").json()
        if told["seats"][0]["sitter"] == "bot":
            break
        time.sleep(0.01)
    assert told["seats"][0]["sitter"] == "bot"


def test_chat(client: Client) -> None:
    ann, eve = client.player("Ann"), client.player("Eve")
    id = ann.table("here", "here")["id"]
    assert ann.post(f"/api/tables/{id}/chat", text="hello\n  there").status_code == 201
    assert eve.post(f"/api/tables/{id}/chat", text="from the side").status_code == 201
    assert ann.post(f"/api/tables/{id}/chat", text=" \n ").status_code == 422
    page = client.get(f"/tables/{id}").text
    assert "hello there" in page
    assert "<b>Eve</b>" in page


def test_events_since(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here")["id"]
    start = ann.get(f"/api/tables/{id}/events", seat=0).json()
    ann.choose_first(id, 0)
    told = ann.get(f"/api/tables/{id}/events", seat=0, since=start["next"]).json()
    assert [event["message"]["id"] for event in told["events"]] == ["event-plays", "event-you-play"]
    others = ann.get(f"/api/tables/{id}/events", seat=1, since=start["next"]).json()
    assert [event["message"]["id"] for event in others["events"]] == ["event-plays"]


def test_a_table_is_there_after_a_restart(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", seed="heron")["id"]
    for seat in (0, 0, 1):
        ann.choose_first(id, seat)
    before = ann.get(f"/api/tables/{id}/view", seat=1).json()
    client.house.tables._live.clear()
    assert ann.get(f"/api/tables/{id}/view", seat=1).json() == before


def test_a_chosen_seed_is_said_to_be_chosen(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", seed="heron")["id"]
    assert "The host chose the seed." in client.get(f"/tables/{id}").text
    other = ann.table("here", "here")["id"]
    assert "The host chose the seed." not in client.get(f"/tables/{other}").text


def test_listed_and_own_tables(client: Client) -> None:
    ann, bo = client.player("Ann"), client.player("Bo")
    shown = ann.table("here", "invite", listed=True)["id"]
    own = ann.table("here", "here")["id"]
    to_bo, to_ann = ({table["id"] for table in each.get("/api/tables").json()} for each in (bo, ann))
    assert shown in to_bo
    assert own not in to_bo
    assert {shown, own} <= to_ann


def test_tokens(client: Client) -> None:
    ann = client.player("Ann")
    assert ann.get("/api/me").json()["name"] == "Ann"
    token = ann.post("/api/tokens", label="my bot").json()["token"]
    bot = Player(client, token)
    assert bot.get("/api/me").json() == ann.get("/api/me").json()
    listed = ann.get("/api/tokens").json()
    assert token not in str(listed)
    digest = next(each["digest"] for each in listed if each["label"] == "my bot")
    assert client.delete(f"/api/tokens/{digest}", headers=ann.headers).status_code == 200
    assert bot.get("/api/me").status_code == 401
    assert client.delete(f"/api/tokens/{digest}", headers=ann.headers).status_code == 404


def test_options_that_do_not_go_together_are_explained_in_the_readers_language(client: Client) -> None:
    ann = client.player("Ann")
    ann.headers["accept-language"] = "es"
    seats = [{"sitter": "here"}, {"sitter": "novice"}]
    answer = ann.post("/api/tables", game="fuji-koro", seats=seats, options={"scenario": "ronin"})
    assert answer.status_code == 422
    assert answer.json()["message"].startswith("El escenario «8. Ronin» no es para 2 jugadores")
