"""A database of an earlier release: every match is there, whatever became of the rules.

`earlier/tables.sqlite.xz` was made by the first release: of each game a finished match, one in the middle and one just
begun; `tables.json` says what the tables are and how the matches ended then.
"""

from __future__ import annotations

import asyncio
import json
import lzma
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import zataku
from tests.table.client import Client
from tests.toy import GAME
from zataku.games import _games, games
from zataku.kernel.chance import key_from_seed
from zataku.table.app import create_app
from zataku.table.earlier import EarlierMatch
from zataku.table.kept import KeptMatch
from zataku.table.releases import _known, is_kept, release_of, told_by_release
from zataku.table.releases.pack import pack
from zataku.table.settings import Settings
from zataku.table.store import Store

HERE = Path(__file__).parent / "earlier"
TABLES: dict[str, dict[str, Any]] = json.loads((HERE / "tables.json").read_text())
FINISHED = [id for id, table in TABLES.items() if table["scores"]]
RUNNING = [id for id in TABLES if id not in FINISHED]


def named(id: str) -> str:
    return str(TABLES[id]["title"])


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    file = tmp_path_factory.mktemp("earlier") / "tables.sqlite"
    file.write_bytes(lzma.decompress((HERE / "tables.sqlite.xz").read_bytes()))
    with Client(app=create_app(Settings(database=f"sqlite:///{file}", pace=0, generosity=1000))) as client:
        client.house.thinking.elsewhere = asyncio.to_thread  # type: ignore[method-assign, assignment]
        yield client


@pytest.mark.parametrize("id", FINISHED, ids=named)
def test_a_finished_match_is_all_there(opened: Client, id: str) -> None:
    told = opened.get(f"/api/tables/{id}").json()
    assert told["over"]
    assert told["scores"] == TABLES[id]["scores"]
    record = opened.get(f"/api/tables/{id}/record").json()
    assert record["version"] == TABLES[id]["version"]
    events = opened.get(f"/api/tables/{id}/events").json()["events"]
    assert len(events) > 50
    assert not [event["text"] for event in events if "{" in event["text"]]
    for language in ("en", "ru", "es"):
        page = opened.get(f"/tables/{id}?log=all", headers={"accept-language": language}).text
        assert 'id="scores"' in page
        # The log says it without the name, which stands before it, and without the full stop.
        assert events[-1]["text"].partition(" ")[2].removesuffix(".") in page or language != "en"
    last = len(record["choices"])
    boards = set()
    for at in (0, last // 3, last // 2, last):
        answer = opened.get(f"/tables/{id}/replay?at={at}")
        assert answer.status_code == 200
        assert "<svg" in answer.text
        boards.add(answer.text.partition("<main")[2])
    assert len(boards) == 4


@pytest.mark.parametrize("id", RUNNING, ids=named)
def test_a_running_match_goes_on_by_the_present_rules_or_by_those_of_its_time(opened: Client, id: str) -> None:
    told = opened.get(f"/api/tables/{id}").json()
    assert not told["over"]
    page = opened.get(f"/tables/{id}").text
    assert "Konnichiwa!" in page
    live = opened.live(id)
    assert not told["outdated"]
    seat = live.match.state.seat
    code = live.match.state.offer[0].code
    player = live.seats[seat].player
    opened.call(opened.house.tables.choose, live, seat, code, live.position, player)
    assert live.match.choices[-1].code == code
    # Another worker, or this one after a restart, knows by which rules it goes on.
    del opened.house.tables._live[id]
    again = opened.live(id)
    assert again.match.fingerprint() == live.match.fingerprint()


def test_some_running_matches_go_on_by_the_present_rules(opened: Client) -> None:
    assert not all(isinstance(opened.live(id).match, EarlierMatch) for id in RUNNING)


def test_the_lobby_shows_them(opened: Client) -> None:
    shown = opened.get("/").text
    assert all(id in shown for id in RUNNING)


def test_the_first_release_is_kept() -> None:
    assert all(is_kept(table["game"], table["version"]) for table in TABLES.values())


# Rules that change while matches go on


def test_a_finished_match_outlives_its_rules(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:

    with Client(app=create_app(settings)) as client:
        client.house.thinking.elsewhere = asyncio.to_thread  # type: ignore[method-assign, assignment]
        ann = client.player("Ann")
        id = ann.table("here", "here")["id"]
        live = client.live(id)
        while not live.match.over:
            ann.choose_first(id, live.match.state.seat)
        told = ann.get(f"/api/tables/{id}").json()
        log = ann.get(f"/api/tables/{id}/events", seat=1).json()
        final = ann.get(f"/api/tables/{id}/view", seat=1).json()
        while client.call(client.house.store.kept, id) is None:
            pass
    monkeypatch.setitem(_games, GAME.name, replace(GAME, version="next"))
    # Of the new rules nothing is asked.
    monkeypatch.setattr("zataku.table.tables._fresh", None)
    with Client(app=create_app(settings)) as client:
        ann = type(ann)(client, ann.headers["authorization"].split()[1])
        assert ann.get(f"/api/tables/{id}").json() == told
        assert ann.get(f"/api/tables/{id}/events", seat=1).json() == log
        assert ann.get(f"/api/tables/{id}/view", seat=1).json() == final
        assert client.get(f"/tables/{id}/replay?at=3", headers=ann.headers).status_code == 200
        assert ann.choose(id, 0, "any", told["position"]).json()["error"] == "over"


def test_a_match_that_the_new_rules_do_not_follow_is_stopped(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:

    with Client(app=create_app(settings)) as client:
        ann = client.player("Ann")
        id = ann.table("here", "here", seed="heron")["id"]
        live = client.live(id)
        for _ in range(6):
            ann.choose_first(id, live.match.state.seat)

    def dealt_otherwise(players: int, options: Any, key: bytes, log: Any) -> Any:
        return GAME.new_state(players, options, key_from_seed("another"), log)

    monkeypatch.setitem(_games, GAME.name, replace(GAME, version="next", new_state=dealt_otherwise))
    with Client(app=create_app(settings)) as client:
        client.house.thinking.elsewhere = asyncio.to_thread  # type: ignore[method-assign, assignment]
        ann = type(ann)(client, ann.headers["authorization"].split()[1])
        told = ann.get(f"/api/tables/{id}").json()
        assert told["outdated"]
        assert not told["over"]
        assert ann.choose(id, 0, "any", told["position"]).json()["error"] == "outdated"
        assert "cannot go on" in client.get(f"/tables/{id}", headers=ann.headers).text
        assert client.get("/", headers=ann.headers).status_code == 200
    assert asyncio.run(entries_of(settings, id)) == 6


def test_a_match_that_the_new_rules_do_not_follow_is_played_to_its_end_by_a_release_that_has_its_rules(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bamboo = games()["bamboo"]
    with Client(app=create_app(settings)) as client:
        ann = client.player("Ann")
        id = ann.table("here", "here", seed="heron", game="bamboo")["id"]
        live = client.live(id)
        for _ in range(6):
            ann.choose_first(id, live.match.state.seat)
        alike = zataku.replay(live.match.record())

    def dealt_otherwise(players: int, options: Any, key: bytes, log: Any) -> Any:
        return bamboo.new_state(players, options, key_from_seed("another"), log)

    (tmp_path / "releases.toml").touch()
    pack("second", tmp_path)
    monkeypatch.setattr("zataku.table.releases._HERE", tmp_path)
    monkeypatch.setattr("zataku.table.releases._known", _known.__wrapped__)
    monkeypatch.setitem(_games, "bamboo", replace(bamboo, version="next", new_state=dealt_otherwise))
    with Client(app=create_app(settings)) as client:
        client.house.thinking.elsewhere = asyncio.to_thread  # type: ignore[method-assign, assignment]
        ann = type(ann)(client, ann.headers["authorization"].split()[1])
        live = client.live(id)
        assert isinstance(live.match, EarlierMatch)
        assert not ann.get(f"/api/tables/{id}").json()["outdated"]
        assert ann.choose(id, live.match.state.seat, "nonsense", live.position).json()["error"] == "not-offered"
        taken_back = 0
        while not alike.over:
            seat = alike.state.seat
            if len(alike.choices) % 5 == 0:
                asked = ann.get(f"/api/tables/{id}/decision", seat=seat).json()
                assert asked_codes(asked) == [option.code for option in alike.state.offer]
                assert not [option["label"] for option in asked["options"] if "{" in option["label"]]
                seen = ann.get(f"/api/tables/{id}/view", seat=seat).json()["view"]
                assert seen == json.loads(json.dumps(alike.view(seat)))
            if len(alike.choices) == 12:
                # Of a process that was killed nothing is lost.
                release = release_of("bamboo", bamboo.version)
                assert release._process is not None
                release._process.kill()
            code = alike.state.offer[-1].code
            if len(alike.choices) == 14:
                # Bots can play on too.
                assert live.match.advice() in [option.code for option in alike.state.offer]
            alike.choose(code)
            assert ann.choose(id, seat, code, live.position).status_code == 201
            assert len(live.match.events) == len(alike.events)
            if taken_back < 2 and alike.can_undo(seat):
                taken_back += 1
                alike.undo(seat)
                assert ann.post(f"/api/tables/{id}/undo", seat=seat, position=live.position).status_code == 201
        assert taken_back == 2
        assert live.match.over
        assert live.match.fingerprint() == alike.fingerprint()
        assert ann.get(f"/api/tables/{id}").json()["scores"] == alike.scores.plain()
        assert client.get(f"/tables/{id}", headers=ann.headers).status_code == 200
        while client.call(client.house.store.kept, id) is None:
            pass
    with Client(app=create_app(settings)) as client:
        assert client.get(f"/api/tables/{id}").json()["scores"] == alike.scores.plain()


def asked_codes(asked: dict[str, Any]) -> list[str]:
    return [option["code"] for option in asked["options"]]


async def entries_of(settings: Settings, id: str) -> int:
    store = Store(settings.database)
    await store.open()
    try:
        return len(await store.entries(id))
    finally:
        await store.close()


def test_rules_can_be_kept_before_they_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "releases.toml").touch()
    pack("second", tmp_path)
    with pytest.raises(ValueError, match="a name of its own"):
        pack("second", tmp_path)
    monkeypatch.setattr("zataku.table.releases._HERE", tmp_path)
    monkeypatch.setattr("zataku.table.releases._known", _known.__wrapped__)
    match = zataku.new_match("bamboo", 2, seed="kept")
    while len(match.choices) < 12:
        match.choose(match.state.offer[0])
    told = told_by_release(
        "bamboo",
        match.game.version,
        {
            "players": 2,
            "seed": "kept",
            "options": {},
            "choices": [option.code for option in match.choices],
            "names": {"en": ["Ann", "Bo"]},
        },
    )
    assert told["record"]["fingerprint"] == match.fingerprint()
    assert KeptMatch(match.game, told).view(None) == json.loads(json.dumps(match.view(None)))
    begun = zataku.new_match("bamboo", 2, seed="kept")
    assert KeptMatch(match.game, told, at=0).view(0) == json.loads(json.dumps(begun.view(0)))
