"""What the tests of the table share: the toy game on offer, clients in process, servers as processes of their own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.table.client import Client
from tests.table.postgres import Postgres, find_postgres
from tests.table.screen import chromium, find_browser
from tests.table.server import Server
from tests.toy import GAME as TOY
from zataku import games as _load_games
from zataku.games import _games
from zataku.table.app import create_app
from zataku.table.settings import Settings


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where there is no browser or database, their tests are left out; `make browser database` says so.

    Not where `CI` is set: there they must run.
    """
    if os.environ.get("CI"):
        return
    for marker, found in (("browser", find_browser()), ("postgres", find_postgres())):
        if found is None:
            there = [item for item in items if item.get_closest_marker(marker) is not None]
            config.hook.pytest_deselected(items=there)
            items[:] = [item for item in items if item not in there]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game can be played like any other."""
    _load_games()
    monkeypatch.setitem(_games, TOY.name, TOY)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", pace=0, generosity=1000)


@pytest.fixture(scope="session")
def house_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One application for all tests in this process."""
    file = tmp_path_factory.mktemp("house") / "tables.sqlite"
    with Client(app=create_app(Settings(database=f"sqlite:///{file}", pace=0, generosity=1000))) as client:
        # The processes where bots think do not know the toy game; here they think in threads.
        client.house.thinking.elsewhere = asyncio.to_thread  # type: ignore[method-assign, assignment]
        client.house.thinking.study = asyncio.to_thread  # type: ignore[method-assign, assignment]
        yield client


@pytest.fixture
def client(house_client: Client) -> Client:
    """A client without a name."""
    house_client.cookies.clear()
    return house_client


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need no fresh one."""
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers in processes of their own; all are stopped at the end."""
    started: list[Server] = []

    def start(**changes: Any) -> Server:
        server = Server(tmp_path / "tables.sqlite", **changes)
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests in this process."""
    postgres = Postgres()
    yield postgres
    postgres.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser
