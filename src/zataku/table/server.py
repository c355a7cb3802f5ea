"""Serving the table with uvicorn."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Any

import uvicorn

from .gate import open_wide
from .logs import logging_config
from .settings import Settings
from .store import Store, StoreError

#: How uvicorn serves, whoever starts it.
UVICORN: dict[str, Any] = {
    "http": "zataku.table.gate:Gate",
    # So many connections are taken in before anything else is done: with more, a flood of them would be all there is.
    "backlog": 256,
    "log_level": "warning",
    "access_log": False,
    "timeout_graceful_shutdown": 2,
    # Longer than a proxy in front keeps its connections, so that it never uses one that is just being closed.
    "timeout_keep_alive": 75,
    "server_header": False,
}


class CannotServe(Exception):
    """The table cannot be served; the message says why."""


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the table."""
    here = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    return f"http://{here}:{port}/"


def serve_table(settings: Settings, host: str, port: int, workers: int, *, open_browser: bool = False) -> None:
    """Serve until interrupted; CannotServe if the database or the port cannot be used."""
    _check_port(host, port)
    try:
        if workers > 1 and not Store(settings.database).shared:
            raise CannotServe("SQLite is for one worker; several share a database: --database postgresql://…")
        asyncio.run(_prepare(settings))
    except StoreError as error:
        raise CannotServe(str(error)) from error
    settings.into_environment()
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address(host, port),), daemon=True).start()
    open_wide()
    uvicorn.run(
        "zataku.table.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=logging_config(settings.log),
        **UVICORN,
    )


def _check_port(host: str, port: int) -> None:
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        raise CannotServe(f"{host} port {port}: {error.strerror or error}") from error


async def _prepare(settings: Settings) -> None:
    """Bring the database up to date before any worker starts."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


def _open_when_ready(where: str) -> None:
    for _ in range(150):
        try:
            with urllib.request.urlopen(where, timeout=1):
                webbrowser.open(where)
                return
        except OSError:
            time.sleep(0.1)
