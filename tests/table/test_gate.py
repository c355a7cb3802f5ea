"""What comes in at the gate: half requests, endless heads and addresses, and a database that is not there yet."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from typer.testing import CliRunner

from tests.table.postgres import Postgres
from tests.table.server import Server, free_port
from zataku.cli import app
from zataku.table import gate
from zataku.table.store import Store, StoreError


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("gate") / "tables.sqlite")
    yield server
    server.stop()


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=gate.REQUEST_SECONDS + 15)


def status(answer: bytes) -> int:
    return int(answer[9:12])


def answer_to(server: Server, *sent: bytes) -> bytes:
    with connect(server) as connection:
        try:
            for part in sent:
                connection.sendall(part)
        except (BrokenPipeError, ConnectionResetError):
            pass
        try:
            return connection.recv(4096)
        except ConnectionResetError:
            return b""


def works(server: Server) -> bool:
    return httpx.get(f"{server.address}/api/games", timeout=20).status_code == 200


def turn_long_addresses_away(server: Server, numbers: range) -> None:
    for number in numbers:
        id = f"{number:05}" * 12_000
        said = answer_to(server, f"GET /tables/{id} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        assert said[9:12] in (b"414", b"431", b"")


def test_a_long_address_is_turned_away_and_leaves_nothing(guarded: Server) -> None:
    # What a server takes for itself in its first seconds is none of the visitor's doing; what it kept of
    # 24 MB of addresses would be there after every round.
    grown = []
    for start in range(0, 2000, 400):
        before = guarded.memory()
        turn_long_addresses_away(guarded, range(start, start + 400))
        grown.append(guarded.memory() - before)
    assert min(grown) < 4 * 1024 * 1024
    assert works(guarded)


@pytest.mark.parametrize("lines", [1, 2000])
def test_a_head_without_end_is_turned_away(guarded: Server, lines: int) -> None:
    line = b"x-much: " + b"y" * (8_000_000 // lines) + b"\r\n"
    said = answer_to(guarded, b"GET / HTTP/1.1\r\nhost: x\r\n", *[line] * lines)
    assert said == b"" or status(said) == 431
    assert works(guarded)


def test_a_head_that_is_large_but_whole(guarded: Server) -> None:
    said = answer_to(guarded, b"GET / HTTP/1.1\r\nhost: x\r\nx-much: " + b"y" * 40_000 + b"\r\n\r\n")
    assert said == b"" or status(said) == 431
    assert status(answer_to(guarded, b"GET / HTTP/1.1\r\nhost: x\r\nx-some: " + b"y" * 9000 + b"\r\n\r\n")) == 200


def test_half_requests_hold_up_nobody_and_end(guarded: Server) -> None:
    with ExitStack() as stack:
        halves = [stack.enter_context(connect(guarded)) for _ in range(gate.MOST_HALVES + 60)]
        for number, half in enumerate(halves):
            try:
                half.sendall(
                    b"POST /api/players HTTP/1.1\r\nhost: x\r\n"
                    + (b"content-length: 9\r\n\r\n{" if number % 2 else b"")
                )
            except OSError:
                continue
        began = time.monotonic()
        assert works(guarded)
        assert time.monotonic() - began < 10
        # The last one is not cut off for others, but has its time.
        said = halves[-1].recv(4096)
        assert status(said) == 408
        assert time.monotonic() - began > 5


# Starting


def test_each_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(b"SQLite format 3\x00" + b"nonsense" * 500)
    no_folder = tmp_path / "a file"
    no_folder.write_text("")
    newer = tmp_path / "newer.sqlite"
    with sqlite3.connect(newer) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    for file, words in (
        (damaged, "is damaged"),
        (no_folder / "tables.sqlite", "cannot be kept there"),
        (newer, "was made by a newer version of Zataku"),
    ):
        result = CliRunner().invoke(
            app, ["serve", "--database", f"sqlite:///{file}", "--port", str(free_port()), "-l", "en"]
        )
        assert result.exit_code == 2, result.output
        assert words in " ".join(result.output.split())
        assert "Traceback" not in result.output


def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    async def opened(url: str) -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE other (x)")
    database.close()
    with pytest.raises(StoreError, match="can only be read"):
        asyncio.run(opened(f"sqlite:///file:{file}?mode=ro&uri=true"))


def test_the_head_of_an_answer_goes_with_what_follows_at_once() -> None:
    """Every packet costs; nothing waits for what comes later, and nothing is lost when a connection ends."""
    sent: list[bytes] = []
    ends = SimpleNamespace(write=sent.append, close=lambda: sent.append(b"closed"), is_closing=lambda: False)

    async def answers() -> None:
        out = gate.Together(ends, asyncio.get_running_loop())  # type: ignore[arg-type]
        out.write(b"HTTP/1.1 200 OK\r\n\r\n")
        out.write(b"body")
        out.write(b"more")
        assert sent == [b"HTTP/1.1 200 OK\r\n\r\nbody", b"more"]
        out.write(b"HTTP/1.1 200 OK\r\n\r\n")
        await asyncio.sleep(0)
        assert sent[2:] == [b"HTTP/1.1 200 OK\r\n\r\n"]
        out.write(b"HTTP/1.1 404 Not Found\r\n\r\n")
        assert not out.is_closing()
        out.close()
        assert sent[3:] == [b"HTTP/1.1 404 Not Found\r\n\r\n", b"closed"]

    asyncio.run(answers())


def test_only_asking_for_the_head_of_an_answer_is_no_mistake(guarded: Server) -> None:
    """A server that is told of a length and sees no body would write it down as an error, every time."""
    for path in ("/health", "/api/games", "/", "/static/icon.svg"):
        said = answer_to(guarded, f"HEAD {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        assert status(said) == 200
        assert said.endswith(b"\r\n\r\n")
    assert works(guarded)
    assert "Content-Length" not in guarded.said()


@pytest.mark.postgres
def test_a_worker_that_starts_while_the_database_is_away_waits_for_it(
    start_server: Callable[..., Server],
) -> None:
    """With a PostgreSQL of its own, since it is stopped."""
    postgres = Postgres()
    try:
        url = postgres.new_database()
        postgres.stop()
        server = Server(url, wait=False)
        time.sleep(1.5)
        assert server.running()
        postgres.start()
        server.wait()
        assert works(server)
        server.stop()
    finally:
        postgres.close()
