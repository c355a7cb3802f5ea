"""What was put away is taken up again, or replayed; what cannot be replayed holds up nobody else."""

from __future__ import annotations

import asyncio
import pickle
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.table.client import Client, Player
from tests.toy import GAME
from zataku.games import games
from zataku.table import live as live_module
from zataku.table.app import create_app
from zataku.table.live import LiveTable
from zataku.table.settings import Settings
from zataku.table.snapshots import layout_of
from zataku.table.store import Entry


@contextmanager
def opened(settings: Settings) -> Iterator[Client]:
    """A server on a database that may have been used before."""
    with Client(app=create_app(settings)) as client:
        client.house.thinking.elsewhere = asyncio.to_thread  # type: ignore[method-assign, assignment]
        yield client


def rows(settings: Settings, statement: str, *values: object) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
    try:
        with connection:
            return connection.execute(statement, values).fetchall()
    finally:
        connection.close()


def play(client: Client, live: LiveTable, choices: int) -> None:
    rng = Random(1)
    for _ in range(choices):
        if not live.match.over:
            code = rng.choice(live.match.state.offer).code
            client.call(client.house.tables.choose, live, live.deciding, code, live.position, None)


@pytest.fixture
def played(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> tuple[str, dict[str, str], Any]:
    """A match put away several times: its id, its player's headers and what the first seat then saw."""
    monkeypatch.setattr(live_module, "SNAPSHOT_EVERY", 3)
    with opened(settings) as client:
        ann = client.player("Ann")
        id = ann.table("here", "here", seed="heron", options={"rich": True})["id"]
        play(client, client.live(id), 10)
        seen = all_seen(ann, id)
    assert len(rows(settings, "SELECT number FROM snapshots")) > 1
    return id, ann.headers, seen


def all_seen(player: Player, id: str) -> list[Any]:
    return [player.get(f"/api/tables/{id}/{path}", seat=0).json() for path in ("view", "decision", "events")]


def seen_again(settings: Settings, played: tuple[str, dict[str, str], Any]) -> None:
    """The table is as it was, and goes on to the end."""
    id, headers, seen = played
    with opened(settings) as client:
        ann = Player(client, "")
        ann.headers = headers
        assert all_seen(ann, id) == seen
        assert client.get(f"/tables/{id}/replay?at=8", headers=headers).status_code == 200
        live = client.live(id)
        play(client, live, 1000)
        assert live.match.over
        assert ann.get(f"/api/tables/{id}/record").status_code == 200


class Gone:
    """Pickled as something that a later program no longer has."""

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, ()


def _restore() -> None: ...


def gone() -> bytes:
    return pickle.dumps(Gone()).replace(b"_restore", b"_removed")


def test_a_snapshot_is_used(settings: Settings, played: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zataku.table.tables._fresh", None)
    seen_again(settings, played)


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(gone(), id="a class that is gone"),
        pytest.param(b"", id="nothing"),
        pytest.param(b"no pickle", id="no pickle"),
        pytest.param(pickle.dumps(("settled", "mark")), id="other things"),
        pytest.param(pickle.dumps(5), id="one thing"),
    ],
)
@pytest.mark.parametrize("column", ["settled", "events"])
def test_a_snapshot_that_cannot_be_read_is_replaced(settings: Settings, played: Any, column: str, wrong: bytes) -> None:
    with pytest.raises((AttributeError, EOFError, pickle.UnpicklingError, AssertionError)):
        assert isinstance(pickle.loads(wrong), list)
    rows(settings, f"UPDATE snapshots SET {column} = ?", wrong)
    seen_again(settings, played)
    assert rows(settings, f"SELECT count(*) FROM snapshots WHERE {column} = ?", wrong) == [(0,)]


def test_a_snapshot_of_another_layout_is_replaced(settings: Settings, played: Any) -> None:
    """Even one that looks like ours: nothing in it is trusted."""
    rows(settings, "UPDATE snapshots SET layout = 'another', settled = ?, events = ?", gone(), gone())
    seen_again(settings, played)
    assert rows(settings, "SELECT DISTINCT layout FROM snapshots") == [(layout_of(GAME),)]


def test_missing_events_are_noticed(settings: Settings, played: Any) -> None:
    rows(settings, "DELETE FROM snapshots WHERE number = (SELECT min(number) FROM snapshots)")
    seen_again(settings, played)


def test_each_game_has_a_layout_of_its_own() -> None:
    layouts = {layout_of(game) for game in games().values()}
    assert len(layouts) == len(games())
    assert all(len(layout) <= 64 for layout in layouts)


def test_a_layout_changes_with_the_code(tmp_path: Path) -> None:
    from zataku.table.snapshots import _layout

    seen = set()
    for name, text in (
        ("state.py", "a"),
        ("state.py", "b"),
        ("more.py", ""),
        ("components.toml", ""),
        ("rules.md", ""),
    ):
        (tmp_path / name).write_text(text)
        _layout.cache_clear()
        seen.add(_layout(tmp_path))
    assert len(seen) == 4


# What cannot be replayed


@pytest.fixture
def broken(settings: Settings) -> tuple[str, str, dict[str, str]]:
    """Two tables where a bot is to move; the choices of the first, which is listed, lead nowhere."""
    with opened(settings) as client:
        ann = client.player("Ann")
        client.house.robots._pace = 600
        ids = [ann.table("here", "novice", seed="heron", listed=True)["id"] for _ in range(2)]
        for id in ids:
            ann.choose_first(id, 0)
            ann.choose_first(id, 0)
    rows(settings, "UPDATE entries SET body = 'nonsense' WHERE number = 1 AND \"table\" = ?", ids[0])
    return ids[0], ids[1], ann.headers


def test_a_table_that_cannot_be_replayed_holds_up_nobody(settings: Settings, broken: tuple[str, str, Any]) -> None:
    wrong, right, headers = broken
    with opened(settings) as client:
        lobby = client.get("/", headers=headers)
        assert lobby.status_code == 200
        assert right in lobby.text
        assert wrong not in lobby.text
        for path in (f"/tables/{wrong}", f"/api/tables/{wrong}"):
            assert client.get(path, headers=headers).status_code == 410
        # At the other table the bot went on when the server started.
        wait_for_seat(client, right, headers, 0)


def test_a_table_that_cannot_be_read_holds_up_nobody(settings: Settings, broken: tuple[str, str, Any]) -> None:
    wrong, right, headers = broken
    rows(settings, "UPDATE tables SET seats = '[{}' WHERE id = ?", wrong)
    with opened(settings) as client:
        assert right in client.get("/", headers=headers).text
        assert client.get(f"/api/tables/{wrong}", headers=headers).json()["error"] == "broken"


def wait_for_seat(client: Client, id: str, headers: dict[str, str], seat: int) -> dict[str, Any]:
    for _ in range(400):
        told: dict[str, Any] = client.get(f"/api/tables/{id}", headers=headers).json()
        if told["deciding"] == seat or told["over"]:
            return told
        time.sleep(0.02)
    raise AssertionError("nobody moves")


# A store that fails for a while


class Failing:
    """A store's method that fails so many times before it works again; for people it always works."""

    def __init__(self, method: Any, times: int) -> None:
        self.method = method
        self.times = times

    async def __call__(self, *args: Any) -> Any:
        by_itself = not any(isinstance(entry, Entry) and entry.player for entry in args)
        if self.times and by_itself:
            self.times -= 1
            raise OperationalError("insert", {}, Exception("the disk is full"))
        return await self.method(*args)


def test_bots_go_on_when_the_store_is_back(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "novice")["id"]
    failing = Failing(client.house.store.append, 2)
    monkeypatch.setattr(client.house.store, "append", failing)
    for _ in range(2):
        assert ann.choose_first(id, 0).status_code == 201
    assert wait_for_seat(client, id, ann.headers, 0)["number"] > 2
    assert failing.times == 0


def test_a_clock_that_runs_out_while_the_store_fails(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", move_clock=60)["id"]
    tables = client.house.tables
    live = client.live(id)
    failing = Failing(client.house.store.append, 2)
    monkeypatch.setattr(client.house.store, "append", failing)
    monkeypatch.setattr(tables, "now", lambda: time.time() + 61)
    client.call(tables.changed, live, True)
    for _ in range(400):
        if live.seats[0].player is None:
            break
        time.sleep(0.02)
    assert live.seats[0].player is None
    assert failing.times == 0


def test_tables_are_looked_after_when_the_store_is_back(
    settings: Settings, broken: tuple[str, str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, right, headers = broken
    app = create_app(settings)
    store = app.state.house.store
    monkeypatch.setattr(store, "running", Failing(store.running, 2))
    with Client(app=app) as client:
        for _ in range(400):
            if right in client.house.tables._live:
                break
            time.sleep(0.02)
        assert right in client.house.tables._live
        assert wait_for_seat(client, right, headers, 0)["number"] > 2
