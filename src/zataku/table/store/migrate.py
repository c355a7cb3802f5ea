"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, create_engine, text

#: Any number: PostgreSQL lets one worker at a time migrate under it.
_MIGRATING = 7_295_024


def configured() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def migrate(url: URL, revision: str = "head", connection: Connection | None = None) -> None:
    """Make the tables, or change them to what this program expects, or to what an earlier revision did."""
    if connection is not None:
        _upgrade(connection, revision)
        return
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url)
    try:
        with engine.begin() as begun:
            _upgrade(begun, revision)
    finally:
        engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATING})
    config = configured()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
