"""Taking care of a database: backups, going back to one, and finding out what is wrong with it."""

from __future__ import annotations

import base64
import gzip
import json
import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, MetaData, create_engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from zataku.games import games
from zataku.kernel.messages import Message, message

from .releases import is_kept
from .store import StoreError, schema
from .store.migrate import configured, migrate
from .store.store import database_url, why_not

#: The first line of a backup says that it is one, and of which form.
_FORM = "zataku backup 1"
#: What can be made again from the rest is left out.
_LEFT_OUT = {"snapshots", "alembic_version"}
_AT_ONCE = 500
#: With less room than this on the disk something will soon go wrong.
_LITTLE_ROOM = 200 * 1024 * 1024


@contextmanager
def _connected(url: str) -> Iterator[Connection]:
    """A connection that sees the database as it is at this moment; StoreError if there is none."""
    address = database_url(url)
    _check_there(address)
    engine = create_engine(address)
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            yield connection
    except (SQLAlchemyError, OSError, CommandError) as error:
        raise StoreError(f"the database {address.render_as_string()} {why_not(error)}") from error
    finally:
        engine.dispose()


def _check_there(address: URL) -> None:
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").exists():
        raise StoreError(f"there is no database {address.database}")


# Backups


def back_up(url: str, file: Path) -> int:
    """Write everything into a file, with the server running or not; returns how many tables it holds.

    The file is complete or not there at all, and can be restored into either kind of database.
    """
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        # The secret that signs cookies is in it.
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out, _connected(url) as connection:
                count = _write(connection, lambda row: out.write(json.dumps(row, separators=(",", ":")) + "\n"))
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def _write(connection: Connection, write: Any) -> int:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise StoreError("no table was ever kept in this database")
    write({"form": _FORM, "revision": revision})
    count = 0
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name in _LEFT_OUT:
            continue
        for row in connection.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings():
            write([table.name, {name: _plain(value) for name, value in row.items()}])
            count += table.name == schema.tables.name
    write({"end": count})
    return count


def _plain(value: object) -> object:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _meant(value: Any) -> object:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value


def restore(url: str, file: Path) -> int:
    """Fill an empty database from a backup, all or nothing; returns how many tables there are now."""
    address = database_url(url)
    if address.get_backend_name() != "sqlite":
        return _filled(address, file)
    whole = Path(address.database or "")
    if whole.exists() and whole.stat().st_size:
        raise StoreError(f"{whole} is there already; restore into another file")
    whole.parent.mkdir(parents=True, exist_ok=True)
    unfinished = whole.with_name(f"{whole.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        count = _filled(address.set(database=str(unfinished)), file)
        unfinished.replace(whole)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def _filled(address: URL, file: Path) -> int:
    engine = create_engine(address)
    try:
        with engine.begin() as connection:
            if inspect(connection).get_table_names():
                raise StoreError("there is something in this database already; restore into an empty one")
        try:
            with gzip.open(file, "rt", encoding="utf-8") as lines, engine.begin() as connection:
                count = _read(address, connection, lines)
        except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
            raise StoreError(f"{file} is no whole backup: {error}") from error
    except (SQLAlchemyError, CommandError) as error:
        raise StoreError(f"the database {address.render_as_string()} {why_not(error)}") from error
    finally:
        engine.dispose()
    migrate(address)
    return count


def _read(address: URL, connection: Connection, lines: Any) -> int:
    head = json.loads(next(lines, "null"))
    if not isinstance(head, dict) or head.get("form") != _FORM:
        raise ValueError("it does not begin like one")
    migrate(address, head["revision"], connection)
    found = MetaData()
    found.reflect(connection)
    waiting: list[dict[str, object]] = []
    last = ""

    def write() -> None:
        if waiting:
            connection.execute(found.tables[last].insert(), waiting)
            waiting.clear()

    for line in lines:
        row = json.loads(line)
        if isinstance(row, dict):
            write()
            return int(row["end"])
        name, values = row
        if name != last or len(waiting) >= _AT_ONCE:
            write()
            last = name
        waiting.append({key: _meant(value) for key, value in values.items()})
    raise ValueError("its end is missing")


# What is wrong


@dataclass(frozen=True, slots=True)
class Finding:
    """Something about a database, for a person; `bad` means that something should be done."""

    said: Message
    bad: bool = False


def examine(url: str) -> list[Finding]:
    """What there is to say about a database; StoreError if nothing can be found out."""
    findings: list[Finding] = []
    with _connected(url) as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
        known = [each.revision for each in ScriptDirectory.from_config(configured()).walk_revisions()]
        if revision is None:
            return [Finding(message("doctor-empty"))]
        if revision not in known:
            return [Finding(message("doctor-newer", revision=str(revision)), bad=True)]
        if revision != known[0]:
            return [Finding(message("doctor-older"))]
        if connection.dialect.name == "sqlite":
            findings += _examine_file(connection, Path(database_url(url).database or ""))
        findings += _examine_tables(connection)
    return findings


def _examine_file(connection: Connection, file: Path) -> Iterator[Finding]:
    said = str(connection.execute(text("PRAGMA integrity_check")).scalar())
    if said != "ok":
        yield Finding(message("doctor-damaged", reason=said), bad=True)
    if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
        yield Finding(message("doctor-read-only", file=str(file)), bad=True)
    if file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        yield Finding(message("doctor-readable", file=str(file)))
    free = shutil.disk_usage(file.parent).free
    if free < _LITTLE_ROOM:
        yield Finding(message("doctor-disk", megabytes=free >> 20), bad=True)


def _examine_tables(connection: Connection) -> Iterator[Finding]:
    tables, entries, standings = schema.tables.c, schema.entries.c, schema.standings.c
    count = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
    choices = connection.execute(select(func.count()).select_from(schema.entries)).scalar_one()
    running = connection.execute(select(func.count()).where(~standings.over)).scalar_one()
    yield Finding(message("doctor-count", tables=count, entries=choices, running=running))
    numbered = select(entries.table).group_by(entries.table).having(func.max(entries.number) != func.count())
    for (id,) in connection.execute(numbered):
        yield Finding(message("doctor-gap", table=id), bad=True)
    orphaned = select(entries.table).outerjoin(schema.tables, tables.id == entries.table).where(tables.id.is_(None))
    for (id,) in connection.execute(orphaned.distinct()):
        yield Finding(message("doctor-orphan", table=id), bad=True)
    here = games()
    by_rules = select(tables.game, tables.version, func.count()).group_by(tables.game, tables.version)
    for game, version, many in connection.execute(by_rules.order_by(tables.game, tables.version)):
        if game not in here:
            yield Finding(message("doctor-no-game", game=game, count=many), bad=True)
        elif version != here[game].version and not is_kept(game, version):
            yield Finding(message("doctor-other-rules", game=game, version=version, count=many))
    if not connection.execute(select(schema.secrets.c.name).limit(1)).first() and count:
        yield Finding(message("doctor-no-secret"), bad=True)
