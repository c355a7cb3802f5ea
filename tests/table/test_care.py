"""Taking care of a server: health, metrics, logs, backups, going back to one, and the doctor."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import lzma
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.table.client import Client, Player
from tests.table.postgres import Postgres
from zataku.cli import app
from zataku.table.app import create_app
from zataku.table.care import back_up, examine, restore
from zataku.table.logs import Lines, Seldom
from zataku.table.settings import Settings
from zataku.table.store import StoreError
from zataku.table.watching import is_nearby


@pytest.fixture
def played(settings: Settings) -> tuple[str, str]:
    """A table in a database, and the token of who plays there."""
    with Client(app=create_app(settings)) as client:
        client.house.thinking.elsewhere = asyncio.to_thread  # type: ignore[method-assign, assignment]
        ann = client.player("Ann")
        id = ann.table("here", "here", seed="heron")["id"]
        while not client.live(id).match.over:
            ann.choose_first(id, client.live(id).match.state.seat)
        while client.call(client.house.store.kept, id) is None:
            pass
        return id, ann.headers["authorization"].split()[1]


def file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [*words, "-l", "en"])
    return result.exit_code, " ".join(result.output.split())


# Watching


def test_health_and_metrics(settings: Settings) -> None:
    with Client(app=create_app(settings)) as client:
        ann = client.player("Ann")
        id = ann.table("here", "here")["id"]
        ann.choose_first(id, 0)
        ann.choose(id, 0, "nothing", 0)
        assert client.get("/health").json()["status"] == "ok"
        told = client.get("/metrics").text
        for line in (
            "zataku_tables 1",
            "zataku_choices_total 1",
            'zataku_answers_total{kind="choices",status="201"} 1',
            'zataku_answers_total{kind="choices",status="409"} 1',
            'zataku_answer_seconds_count{kind="choices"} 2',
        ):
            assert line in told
        assert id not in told


def test_health_tells_when_the_store_does_not_answer(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with Client(app=create_app(settings)) as client:

        async def fails() -> None:
            raise OSError("gone")

        monkeypatch.setattr(client.house.store, "ping", fails)
        answer = client.get("/health")
        assert answer.status_code == 503
        assert answer.json()["status"] == "failing"


@pytest.mark.parametrize(("address", "nearby"), [("203.0.113.9", False), ("127.0.0.1", True), ("10.1.2.3", True)])
def test_metrics_are_for_those_nearby(address: str, nearby: bool) -> None:
    assert is_nearby(address) == nearby


# Logs


def record(text: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("zataku.table", logging.WARNING, "", 0, text, args, None)


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_is_written_down(form: str) -> None:
    written = Lines(form).format(
        record(
            "GET %s with Bearer %s at %s: %s",
            "/tables/a/join/1/0123456789abcdef0123456789abcdef01234567",
            "zataku_abcdefghijklmnopqrstuvwxyz",
            "postgresql://zataku:secret@db/zataku",
            "f" * 64,
        )
    )
    for secret in ("0123456789abcdef0123", "abcdefghij", "secret", "ffff"):
        assert secret not in written
    assert "GET" in written
    if form == "json":
        assert json.loads(written)["level"] == "warning"


def test_the_same_is_not_said_over_and_over() -> None:
    seldom = Seldom()
    assert sum(seldom.filter(record("the store failed")) for _ in range(1000)) == 5
    assert seldom.filter(record("something else"))


# Backups


def test_a_backup_brings_everything_back(settings: Settings, played: tuple[str, str], tmp_path: Path) -> None:
    id, token = played
    backup = tmp_path / "tables.backup"
    code, said = run("backup", str(backup), "--database", settings.database)
    assert code == 0, said
    assert "1 table is now in" in said
    assert backup.stat().st_mode & 0o077 == 0
    other = Settings(database=f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}", pace=0, generosity=1000)
    code, said = run("restore", str(backup), "--database", other.database)
    assert (code, said) == (0, "1 table is there again.")
    with Client(app=create_app(settings)) as first, Client(app=create_app(other)) as second:
        for path in (f"/api/tables/{id}", f"/api/tables/{id}/record", f"/api/tables/{id}/events"):
            assert Player(first, token).get(path).json() == Player(second, token).get(path).json()


@pytest.mark.postgres
def test_a_backup_moves_from_one_kind_of_database_to_the_other(
    settings: Settings, played: tuple[str, str], tmp_path: Path, postgres: Postgres
) -> None:
    id, token = played
    url = postgres.new_database()
    back_up(settings.database, tmp_path / "one")
    assert restore(url, tmp_path / "one") == 1
    assert back_up(url, tmp_path / "two") == 1
    again = Settings(database=f"sqlite:///{tmp_path / 'again.sqlite'}", pace=0, generosity=1000)
    assert restore(again.database, tmp_path / "two") == 1
    with Client(app=create_app(again)) as client:
        assert Player(client, token).get(f"/api/tables/{id}").json()["over"]


def test_a_backup_that_is_not_whole_changes_nothing(
    settings: Settings, played: tuple[str, str], tmp_path: Path
) -> None:
    backup = tmp_path / "tables.backup"
    back_up(settings.database, backup)
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    endless = gzip.compress(b"".join(lines[:-1]))
    for broken in (b"", b"nonsense", gzip.compress(b"{}\n"), endless, backup.read_bytes()[:-30]):
        (tmp_path / "broken").write_bytes(broken)
        with pytest.raises(StoreError, match="no whole backup"):
            restore(url, tmp_path / "broken")
    with pytest.raises(StoreError, match="is there already"):
        restore(settings.database, backup)
    assert restore(url, backup) == 1


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    code, said = run("backup", str(tmp_path / "b"), "--database", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert code == 2
    assert "there is no database" in said
    assert not (tmp_path / "none.sqlite").exists()
    assert list(tmp_path.iterdir()) == []


# The doctor


def test_a_sound_database(settings: Settings, played: tuple[str, str]) -> None:
    code, said = run("doctor", "--database", settings.database)
    assert code == 0
    assert "1 tables with" in said
    assert "Nothing is wrong." in said


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DELETE FROM entries WHERE number = 3", "are missing"),
        ("UPDATE tables SET game = 'chess'", "not installed here"),
        ("DELETE FROM secrets", "everybody will be a stranger"),
        ("UPDATE alembic_version SET version_num = '9999'", "made by a newer Zataku"),
    ],
)
def test_the_doctor_finds(settings: Settings, played: tuple[str, str], statement: str, said: str) -> None:
    with sqlite3.connect(file_of(settings)) as database:
        database.execute(statement)
    database.close()
    code, told = run("doctor", "--database", settings.database)
    assert code == 1
    assert said in told
    assert "One thing is wrong." in told


def test_the_doctor_finds_damage(settings: Settings, played: tuple[str, str], tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(b"SQLite format 3\x00" + b"nonsense" * 1000)
    code, told = run("doctor", "--database", f"sqlite:///{damaged}")
    assert code == 2
    assert "damaged" in told


def test_the_doctor_on_a_database_of_the_first_release(tmp_path: Path) -> None:
    earlier = Path(__file__).parent / "earlier" / "tables.sqlite.xz"
    (tmp_path / "t.sqlite").write_bytes(lzma.decompress(earlier.read_bytes()))
    (finding,) = examine(f"sqlite:///{tmp_path / 't.sqlite'}")
    assert finding.said.id == "doctor-older"
    assert not finding.bad
