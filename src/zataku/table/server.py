"""Serving the table with uvicorn."""

from __future__ import annotations

import asyncio
import threading
import time
import urllib.request
import webbrowser

import uvicorn

from .settings import Settings
from .store import Store, StoreError


def serve(settings: Settings, host: str, port: int, workers: int, *, open_browser: bool = False) -> None:
    """Serve until interrupted; StoreError if the database cannot be used."""
    if workers > 1 and not Store(settings.database).shared:
        raise StoreError("SQLite is for one worker; several share a PostgreSQL database: --database postgresql://…")
    asyncio.run(_prepare(settings))
    settings.into_environment()
    if open_browser:
        address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    uvicorn.run(
        "zataku.table.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        timeout_graceful_shutdown=2,
        server_header=False,
    )


async def _prepare(settings: Settings) -> None:
    """Bring the database up to date before any worker starts."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
