"""The store: one object a worker, in front of the database."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from itertools import groupby
from typing import Any, TypeAlias, TypeVar

import msgspec
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    BindParameter,
    ColumnElement,
    Connection,
    Executable,
    Select,
    Text,
    bindparam,
    cast,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    literal_column,
    make_url,
    select,
    update,
)
from sqlalchemy import Table as SchemaTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from zataku.kernel.game import Setting
from zataku.table.seats import Seat

from . import schema
from .migrate import migrate
from .rows import CHAT, OF_THE_MATCH, RULES, Entry, Kept, Outage, Snapshot, Standing, Table, TableSettings, Token
from .writer import Writer

#: What is published to other workers: a table and the number of its newest entry.
Heard = Callable[[str, int], None]
_CHANNEL = "zataku"
#: Seconds between two attempts to hear the other workers.
_LISTEN_AGAIN = 0.5
#: How many tokens are remembered as proved.
_TOKENS_KEPT = 20_000
#: How many reads go on at once.
_READERS = 4
#: Seconds after which standings are noted: soon, since after a crash tables whose standing is not known come first.
_NOTE_AFTER = 0.1
T = TypeVar("T")
#: A row as the database has it: what stands in it depends on the columns.
Row: TypeAlias = dict[str, Any]
Insert: TypeAlias = sqlite.Insert | postgresql.Insert
_log = logging.getLogger("zataku.table")
#: Of a standing: does somebody have the seat that is to decide?
_PERSON_DECIDES = exists().where(
    schema.holders.c.table == schema.standings.c.table, schema.holders.c.seat == schema.standings.c.deciding
)


class StoreError(Exception):
    """The database cannot be used; the message says why."""


def database_url(given: str) -> URL:
    """The URL with the driver that fits; StoreError if it is none, or of a database that is not known here."""
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise StoreError(f"{given!r} is not the URL of a database: write sqlite:///FILE or postgresql://…") from error
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    backend = url.drivername.split("+")[0]
    if backend not in drivers:
        raise StoreError(f"{backend} is no database for tables: write sqlite:///FILE or postgresql://…")
    if backend == "sqlite" and not url.database:
        raise StoreError("a database in memory would not outlive the server: name a file, sqlite:///FILE")
    return url.set(drivername=drivers[backend])


def why_not(error: Exception) -> str:
    """Why a database cannot be used, in one sentence."""
    if isinstance(error, CommandError):
        return "was made by a newer version of Zataku: update this one, or use another database"
    if isinstance(error, OSError):
        return f"cannot be kept there: {error.strerror or error}: {error.filename}"
    said = " ".join(str(getattr(error, "orig", None) or error).split())
    if "readonly" in said:
        return "can only be read: whoever serves must be allowed to write to the file and its folder"
    if "not a database" in said or "malformed" in said:
        return f"is damaged ({said}): go back to a backup with `zataku restore`"
    if "full" in said:
        return f"cannot be written: {said}"
    return f"cannot be used: {said}"


class Store:
    """Reads and writes tables. A write is answered when it is durable."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self._sqlite = self.url.get_backend_name() == "sqlite"
        #: May other processes write to the same tables?
        self.shared = not self._sqlite
        # One connection for the writer, one for each reader.
        self._engine = create_engine(self.url, pool_size=_READERS + 1, max_overflow=0)
        if self._sqlite:
            event.listen(self._engine, "connect", _prepare_sqlite)
        self._writer = Writer(self._engine)
        self._readers = ThreadPoolExecutor(_READERS, "store reader")
        #: Players by the digests of their tokens, where nobody else can make a token worthless.
        self._proved: OrderedDict[str, str] = OrderedDict()
        self._tokens_removed = 0
        #: As the driver takes it, with values in the order of the columns: that is quick.
        self._adding = str(sqlite.insert(schema.entries).on_conflict_do_nothing().compile(dialect=sqlite.dialect()))
        self._telling = self._telling_others()
        self._noting = self._note_statement()
        #: Standings to be noted, by table, and who sits there now where that may have changed.
        self._unnoted: dict[str, tuple[Standing, dict[int, str] | None]] = {}
        self._note_timer: asyncio.TimerHandle | None = None
        self._noted: asyncio.Future[None] | None = None
        self._add_snapshot = self._upsert(schema.snapshots)
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and start the writer."""
        try:
            await asyncio.to_thread(migrate, self.url)
        except (SQLAlchemyError, CommandError, OSError) as error:
            raise StoreError(f"the database {self.url.render_as_string()} {why_not(error)}") from error
        self._writer.start()

    async def close(self) -> None:
        self._write_standings()
        await self._writer.stop()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        self._readers.shutdown()
        self._engine.dispose()

    async def _read_standings(self, query: Select[*tuple[Any, ...]]) -> list[Row]:
        """Read what is derived from standings, when all that is known has been noted."""
        self._write_standings()
        if self._noted is not None and not self.shared:
            self._writer.hurry()
            await asyncio.wait([self._noted])
        return await self._rows(query)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Read in another thread."""

        def reading() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> list[Row]:
        return await self._read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def _scalar(self, query: Select[T]) -> T | None:
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def ping(self) -> None:
        """Does the database answer?"""
        await self._scalar(select(literal_column("1")))

    # Tables and entries

    async def add_table(self, table: Table, standing: Standing, holders: dict[int, str] | None = None) -> bool:
        """Add a table; False if there is one with its id already."""
        row = _row_of(table)
        adding = self._insert(schema.tables).on_conflict_do_nothing().returning(schema.tables.c.id)

        def work(connection: Connection) -> bool:
            if connection.execute(adding, row).first() is None:
                return False
            connection.execute(insert(schema.standings), asdict(standing))
            self._write_holders(connection, table.id, holders or {})
            return True

        return await self._writer.submit(work)

    async def table(self, id: str) -> Table | None:
        """What was set up; ValueError if the row cannot be read."""
        rows = await self._rows(select(schema.tables).where(schema.tables.c.id == id))
        return _table_in(rows[0]) if rows else None

    async def append(self, entry: Entry) -> bool:
        """Add an entry; False if its number is taken already, and then nothing is changed."""
        append = self._append_and_tell if self.shared else self._append_all
        return await self._writer.submit_row(append, entry, "entry", entry.table, f"{entry.number:09}")

    def _append_all(self, connection: Connection, entries: list[Entry]) -> list[bool]:
        """Add entries, all with one statement."""
        rows = [tuple(getattr(entry, name) for name in Entry.__slots__) for entry in entries]
        added = connection.exec_driver_sql(self._adding, rows).rowcount
        if len(rows) > 1 and added < len(rows):
            # Which of them was it? The writer finds out, with each alone.
            raise _Taken
        return [added == len(rows)] * len(rows)

    def _append_and_tell(self, connection: Connection, entries: list[Entry]) -> list[bool]:
        rows = ({f"new_{name}": getattr(entry, name) for name in Entry.__slots__} for entry in entries)
        return [connection.execute(self._telling, row).first() is not None for row in rows]

    def _telling_others(self) -> Executable:
        """The statement that adds an entry and tells other workers in the same breath."""
        row: dict[str, BindParameter[object]] = {name: bindparam(f"new_{name}") for name in Entry.__slots__}
        adding = self._insert(schema.entries).values(row).on_conflict_do_nothing()
        added = adding.returning(schema.entries.c.table, schema.entries.c.number).cte("added")
        what = added.c.table.concat(" ").concat(cast(added.c.number, Text))
        return select(func.pg_notify(literal_column(f"'{_CHANNEL}'"), what)).select_from(added)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        columns = schema.entries.c
        query = select(schema.entries).where(columns.table == table, columns.number > after).order_by(columns.number)
        return [Entry(**row) for row in await self._rows(query)]

    async def people_entries(self, table: str, until: int, chat: int) -> list[Entry]:
        """What concerns the people up to an entry: all of it, but of the chat only the last lines."""
        columns = schema.entries.c
        here = (columns.table == table, columns.number <= until)
        others = select(schema.entries).where(*here, columns.kind.not_in((*OF_THE_MATCH, CHAT)))
        lines = select(schema.entries).where(*here, columns.kind == CHAT).order_by(columns.number.desc()).limit(chat)
        found = [*await self._rows(others), *await self._rows(lines)]
        return sorted((Entry(**row) for row in found), key=lambda entry: entry.number)

    async def match_entries(self, table: str, until: int) -> list[Entry]:
        """The choices and undos up to an entry, in order."""
        columns = schema.entries.c
        query = select(schema.entries).where(
            columns.table == table, columns.number <= until, columns.kind.in_(OF_THE_MATCH)
        )
        return [Entry(**row) for row in await self._rows(query.order_by(columns.number))]

    # Snapshots

    def add_snapshot(self, table: str, layout: str, snapshot: Snapshot, events: bytes, is_first: bool) -> None:
        """Keep a snapshot; nobody waits for it. The first one of a match that was replayed replaces all others."""
        row = asdict(snapshot) | {"table": table, "layout": layout, "events": events}

        def work(connection: Connection) -> None:
            if is_first:
                connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == table))
            connection.execute(self._add_snapshot, row)

        self._writer.ride(work, "snapshot", table, f"{snapshot.number:09}")

    async def snapshot(self, table: str, layout: str, choices: int | None = None) -> Snapshot | None:
        """The last snapshot of this layout, or the last with at most so many choices."""
        columns = schema.snapshots.c
        query = select(columns.number, columns.choices, columns.settled).where(
            columns.table == table, columns.layout == layout
        )
        if choices is not None:
            query = query.where(columns.choices <= choices)
        rows = await self._rows(query.order_by(columns.number.desc()).limit(1))
        return Snapshot(**rows[0]) if rows else None

    async def snapshot_events(self, table: str, layout: str, until: int) -> list[bytes]:
        """The events of all snapshots up to this entry, in pieces."""
        columns = schema.snapshots.c
        query = select(columns.events).where(columns.table == table, columns.number <= until, columns.layout == layout)
        return [row["events"] for row in await self._rows(query.order_by(columns.number))]

    # Matches told once and for all

    async def keep(self, table: str, kept: Kept) -> None:
        row = {"table": table, **asdict(kept)}
        upsert = self._upsert(schema.kept)

        def work(connection: Connection) -> None:
            connection.execute(upsert, row)

        await self._writer.submit(work, "kept", table)

    async def kept(self, table: str) -> Kept | None:
        columns = schema.kept.c
        rows = await self._rows(select(columns.number, columns.version, columns.data).where(columns.table == table))
        return Kept(**rows[0]) if rows else None

    async def unkept(self, game: str, version: str) -> list[str]:
        """Finished matches that were set up with a version of a game's rules and not told yet."""
        tables, standings, kept = schema.tables.c, schema.standings.c, schema.kept.c
        query = (
            select(tables.id)
            .join(schema.standings, standings.table == tables.id)
            .where(standings.over, tables.game == game, tables.version == version)
            .where(~exists().where(kept.table == tables.id))
        )
        return [row["id"] for row in await self._read_standings(query)]

    async def version_of(self, table: Table) -> str:
        """The version of the rules that a match goes by now."""
        columns = schema.entries.c
        last = select(columns.body).where(columns.table == table.id, columns.kind == RULES)
        return await self._scalar(last.order_by(columns.number.desc()).limit(1)) or table.version

    async def was_over(self, table: str) -> bool:
        """Had the match ended, for all that was noted?"""
        rows = await self._read_standings(select(schema.standings.c.over).where(schema.standings.c.table == table))
        return bool(rows and rows[0]["over"])

    # Outages

    async def beat(self, now: float, gap: float | None, unsaved: Sequence[Outage]) -> list[Outage]:
        """Give a sign of life; a longer gap since the last one is kept as an outage. Returns all outages."""
        signs, outages = schema.pulse, schema.outages
        first = self._insert(signs).values(id=1, at=now).on_conflict_do_nothing()
        adding = self._insert(outages).on_conflict_do_nothing()

        def work(connection: Connection) -> list[Outage]:
            found = list(unsaved)
            last = connection.execute(select(signs.c.at)).scalar()
            if last is None:
                connection.execute(first)
            else:
                moved = connection.execute(update(signs).where(signs.c.at == last).values(at=max(now, last)))
                # Only one of the workers that start at once finds the gap.
                if gap is not None and now - last > gap and moved.rowcount == 1:
                    found.append(Outage(last, now))
            if found:
                connection.execute(adding, [asdict(outage) for outage in found])
            return [Outage(**row) for row in connection.execute(select(outages)).mappings()]

        return await self._writer.submit(work, "pulse")

    # The lobby

    def note_standing(self, standing: Standing, holders: dict[int, str] | None = None) -> None:
        """Tell the lobby how a table stands and, if that may have changed, who sits there; nobody waits for it.

        Where nobody else reads the database, it is written now and then, and before anybody asks.
        """
        earlier, sitting = self._unnoted.pop(standing.table, (standing, None))
        if earlier.number > standing.number:
            standing, holders = earlier, sitting
        self._unnoted[standing.table] = standing, sitting if holders is None else holders
        if self.shared:
            self._write_standings()
        elif self._note_timer is None:
            self._note_timer = asyncio.get_running_loop().call_later(_NOTE_AFTER, self._write_standings)

    def _write_standings(self) -> None:
        """Hand what is to be noted to the writer."""
        if self._note_timer is not None:
            self._note_timer.cancel()
            self._note_timer = None
        for each in self._unnoted.values():
            self._noted = self._writer.ride_row(self._note, each, "standing", each[0].table)
        self._unnoted.clear()

    def _note(self, connection: Connection, rows: list[tuple[Standing, dict[int, str] | None]]) -> list[None]:
        # Those with holders one by one, the others between them many at a time; their order stays.
        for sit_as_before, together in groupby(rows, key=lambda row: row[1] is None):
            some = list(together)
            if sit_as_before:
                connection.execute(self._noting, [_named(standing) for standing, _ in some])
                continue
            for standing, holders in some:
                if connection.execute(self._noting, _named(standing)).rowcount:
                    connection.execute(delete(schema.holders).where(schema.holders.c.table == standing.table))
                    self._write_holders(connection, standing.table, holders or {})
        return [None] * len(rows)

    def _write_holders(self, connection: Connection, table: str, holders: dict[int, str]) -> None:
        rows = [{"table": table, "seat": seat, "player": player} for seat, player in holders.items()]
        if rows:
            connection.execute(self._insert(schema.holders).on_conflict_do_nothing(), rows)

    def _note_statement(self) -> Insert:
        """The statement that notes a standing, unless a newer one is known."""
        statement = self._insert(schema.standings)
        given = {column.name: statement.excluded[column.name] for column in schema.standings.c}
        return statement.on_conflict_do_update(
            index_elements=["table"], set_=given, where=schema.standings.c.number <= statement.excluded.number
        )

    async def tables_of(self, player: str, limit: int, *, archived: bool = False) -> list[Standing]:
        """The tables where a player sits, or those among them that they put into the archive, last moved first."""
        seats = select(schema.holders.c.table).where(schema.holders.c.player == player)
        put_away = select(schema.shelves.c.table).where(schema.shelves.c.player == player)
        kept = put_away.where(~schema.shelves.c.removed)
        table = schema.standings.c.table
        return await self._standings(limit, table.in_(seats), table.in_(kept) if archived else table.not_in(put_away))

    async def put_away(self, player: str, table: str, *, removed: bool) -> None:
        """Put a table into a player's archive, or out of their sight for good."""
        statement = self._insert(schema.shelves).values(player=player, table=table, removed=removed)
        upsert = statement.on_conflict_do_update(index_elements=["player", "table"], set_={"removed": removed})

        def work(connection: Connection) -> None:
            connection.execute(upsert)

        await self._writer.submit(work)

    async def take_out(self, player: str, table: str) -> None:
        """Take a table out of a player's archive."""
        shelf = schema.shelves.c
        statement = delete(schema.shelves).where(shelf.player == player, shelf.table == table)

        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self._writer.submit(work)

    async def delete_table(self, table: str) -> None:
        """Forget a table and everything that happened there."""

        def work(connection: Connection) -> None:
            of_it = (schema.entries, schema.snapshots, schema.kept, schema.standings, schema.holders, schema.shelves)
            for part in of_it:
                connection.execute(delete(part).where(part.c.table == table))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

        self._unnoted.pop(table, None)
        await self._writer.submit(work)

    async def listed_tables(self, limit: int) -> list[Standing]:
        """The tables that anybody may see in the lobby and that are not over."""
        return await self._standings(limit, schema.standings.c.listed, ~schema.standings.c.over)

    async def behind(self) -> list[str]:
        """Tables whose standing was not noted before the server stopped."""
        noted, entries = schema.standings.c, schema.entries.c
        later = exists().where(entries.table == noted.table, entries.number == noted.number + 1)
        return [row["table"] for row in await self._read_standings(select(noted.table).where(later))]

    async def running(self) -> list[str]:
        """Tables where a match goes on: first those where no person is to decide, then those last moved."""
        columns = schema.standings.c
        query = select(columns.table).where(~columns.over, ~columns.waiting)
        return [
            row["table"] for row in await self._read_standings(query.order_by(_PERSON_DECIDES, columns.moved.desc()))
        ]

    async def left_to_bots(self) -> list[str]:
        """Tables where a match goes on and no person is to decide."""
        columns = schema.standings.c
        query = select(columns.table).where(~columns.over, ~columns.waiting, ~_PERSON_DECIDES)
        return [row["table"] for row in await self._read_standings(query)]

    async def _standings(self, limit: int, *where: ColumnElement[bool]) -> list[Standing]:
        query = select(schema.standings).where(*where).order_by(schema.standings.c.moved.desc()).limit(limit)
        return [Standing(**row) for row in await self._read_standings(query)]

    # People

    async def player_name(self, id: str) -> str | None:
        return await self._scalar(select(schema.players.c.name).where(schema.players.c.id == id))

    async def name_player(self, id: str, name: str, at: float) -> None:
        """Remember a player, or a new name of one."""
        statement = self._insert(schema.players).values(id=id, name=name, created=at)
        upsert = statement.on_conflict_do_update(index_elements=["id"], set_={"name": name})

        def work(connection: Connection) -> None:
            connection.execute(upsert)

        await self._writer.submit(work)

    async def add_token(self, player: str, token: Token) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tokens), asdict(token) | {"player": player})

        await self._writer.submit(work)

    async def token_player(self, digest: str) -> str | None:
        """Whose token it is, as of now: one that was removed, at whichever worker, is nobody's."""
        player = self._proved.get(digest)
        if player is not None:
            return player
        removed = self._tokens_removed
        player = await self._scalar(select(schema.tokens.c.player).where(schema.tokens.c.digest == digest))
        if player is not None and not self.shared and removed == self._tokens_removed:
            self._proved[digest] = player
            if len(self._proved) > _TOKENS_KEPT:
                self._proved.popitem(last=False)
        return player

    async def tokens(self, player: str) -> list[Token]:
        columns = schema.tokens.c
        query = select(columns.digest, columns.label, columns.created).where(columns.player == player)
        return [Token(**row) for row in await self._rows(query.order_by(columns.created))]

    async def remove_token(self, player: str, digest: str) -> bool:
        statement = delete(schema.tokens).where(schema.tokens.c.player == player, schema.tokens.c.digest == digest)

        def work(connection: Connection) -> bool:
            return connection.execute(statement).rowcount > 0

        done = await self._writer.submit(work)
        # Whoever read it just before must not keep it.
        self._tokens_removed += 1
        self._proved.pop(digest, None)
        return done

    async def secret(self, name: str) -> str:
        """A random text that all workers share and that outlives them."""
        statement = self._insert(schema.secrets).on_conflict_do_nothing()
        row = {"name": name, "value": secrets.token_hex(32)}

        def work(connection: Connection) -> None:
            connection.execute(statement, row)

        await self._writer.submit(work)
        return str(await self._scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name)))

    # Other workers

    def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Call `heard` for every entry that any worker adds, `missed` when some may not have been heard.

        Only where there are other workers.
        """
        if self.shared:
            self._listening = asyncio.create_task(self._listen(heard, missed), name="store listener")

    async def _listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        import psycopg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {_CHANNEL}")
                    missed()
                    async for notice in connection.notifies():
                        table, number = notice.payload.split()
                        heard(table, int(number))
            except psycopg.OperationalError:
                _log.warning("other workers cannot be heard; trying again")
                await asyncio.sleep(_LISTEN_AGAIN)

    # Helpers

    def _upsert(self, table: SchemaTable) -> Insert:
        """Adds a row, or replaces the one with the same key."""
        statement = self._insert(table)
        given = {column.name: statement.excluded[column.name] for column in table.columns}
        return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=given)

    def _insert(self, table: SchemaTable) -> Insert:
        return sqlite.insert(table) if self._sqlite else postgresql.insert(table)


class _Taken(Exception):
    """One of several entries has a number that is taken."""


def _named(standing: Standing) -> Row:
    return {name: getattr(standing, name) for name in Standing.__slots__}


def _row_of(table: Table) -> Row:
    """A table as a row; what has parts of its own is JSON there."""
    parts = {"options": table.options, "seats": table.seats, "settings": table.settings}
    row = {name: getattr(table, name) for name in Table.__slots__}
    return row | {name: msgspec.json.encode(part).decode() for name, part in parts.items()}


def _table_in(row: Row) -> Table:
    parts = {
        "options": msgspec.json.decode(row["options"], type=dict[str, Setting]),
        "seats": msgspec.json.decode(row["seats"], type=tuple[Seat, ...]),
        "settings": msgspec.json.decode(row["settings"], type=TableSettings),
    }
    return Table(**(row | parts))


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
