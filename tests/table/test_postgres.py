"""The store on PostgreSQL: several of them share one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from tests.table.postgres import Postgres
from zataku.table.seats import Seat, Sitter
from zataku.table.store import Entry, Snapshot, Standing, Store, StoreError, Table, TableSettings, Token
from zataku.table.store.rows import CHAT, CHOICE

pytestmark = pytest.mark.postgres

SEATS = Seat(Sitter.HUMAN, "Ann", "ann"), Seat(Sitter.BOT, bot="novice")
SETTINGS = TableSettings(listed=True, move_clock=60)
TABLE = Table("t", "three-lanterns", "1", 2, {"rich": False}, SEATS, SETTINGS, "s", "c", "host", "", 1.0)
STANDING = Standing("t", 0, 0, False, False, True, 1.0)


@asynccontextmanager
async def stores(url: str, count: int = 2) -> AsyncIterator[list[Store]]:
    """Several stores on one database, all opened at once."""
    opened = [Store(url) for _ in range(count)]
    await asyncio.gather(*(store.open() for store in opened))
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


def entry(number: int, body: str = "x", table: str = "t", kind: str = CHOICE) -> Entry:
    return Entry(table, number, kind, 0, body, None, 2.0)


def test_everything_comes_back_as_it_was(postgres: Postgres) -> None:
    async def work() -> None:
        async with stores(postgres.new_database()) as (one, other):
            await one.add_table(TABLE, STANDING, {0: "ann", 1: "bo"})
            assert await other.table("t") == TABLE
            assert await other.table("u") is None
            for number in range(1, 5):
                assert await one.append(entry(number, kind=CHAT if number > 2 else CHOICE))
            assert [each.number for each in await other.entries("t", after=1)] == [2, 3, 4]
            assert [each.number for each in await other.people_entries("t", 4, 1)] == [4]
            one.add_snapshot("t", "l", Snapshot(2, 2, b"\x00settled"), b"\x00events", False)
            one.note_standing(replace(STANDING, number=4, moved=9.0), {0: "ann", 1: "cy"})
            await one.append(entry(5))
            assert await other.snapshot("t", "l") == Snapshot(2, 2, b"\x00settled")
            assert await other.snapshot("t", "l", choices=1) is None
            assert await other.snapshot_events("t", "l", 2) == [b"\x00events"]
            assert [each.number for each in await other.tables_of("cy", 5)] == [4]
            assert await other.tables_of("bo", 5) == []
            assert [each.table for each in await other.listed_tables(5)] == ["t"]
            assert await other.behind() == ["t"]
            assert await other.running() == ["t"]
            await one.name_player("ann", "Ann", 1.0)
            await one.name_player("ann", "Anna", 2.0)
            assert await other.player_name("ann") == "Anna"
            await one.add_token("ann", Token("d", "bot", 1.0))
            assert await other.token_player("d") == "ann"
            assert await other.tokens("ann") == [Token("d", "bot", 1.0)]
            assert await other.remove_token("ann", "d")
            assert await one.token_player("d") is None
            assert await one.secret("signing") == await other.secret("signing")

    asyncio.run(work())


def test_a_number_is_given_once(postgres: Postgres) -> None:
    async def work() -> None:
        async with stores(postgres.new_database()) as both:
            await both[0].add_table(TABLE, STANDING)
            for number in range(1, 21):
                tries = [store.append(entry(number, f"{which}")) for which, store in enumerate(both * 3)]
                results = await asyncio.gather(*tries)
                assert sum(results) == 1
                kept = await both[0].entries("t", after=number - 1)
                assert [each.body for each in kept] == [str(results.index(True))]

    asyncio.run(work())


def test_groups_of_two_workers_never_block_each_other(postgres: Postgres) -> None:
    """Both write the same rows of many tables, each in an order of its own."""

    async def work() -> None:
        url = postgres.new_database()
        async with stores(url) as (one, other):
            ids = [f"t{number:02}" for number in range(12)]
            await asyncio.gather(*(one.add_table(replace(TABLE, id=id), replace(STANDING, table=id)) for id in ids))

            async def play(store: Store, order: list[str]) -> int:
                won = 0
                for number in range(1, 16):
                    won += sum(await asyncio.gather(*(store.append(entry(number, table=id)) for id in order)))
                    for id in order:
                        store.note_standing(replace(STANDING, table=id, number=number), {0: "ann", 1: "bo"})
                return won

            assert sum(await asyncio.gather(play(one, ids), play(other, ids[::-1]))) == 12 * 15
        deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        assert postgres.do(url, deadlocks) == [(0,)]
        assert postgres.do(url, "SELECT min(number), max(number) FROM standings") == [(15, 15)]

    asyncio.run(work())


def test_the_others_hear_of_entries_also_after_a_lost_connection(postgres: Postgres) -> None:
    async def work() -> None:
        url = postgres.new_database()
        async with stores(url) as (one, other):
            heard: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
            other.listen(lambda table, number: heard.put_nowait((table, number)), lambda: heard.put_nowait(None))

            async def next_heard() -> tuple[str, int] | None:
                async with asyncio.timeout(20):
                    return await heard.get()

            assert await next_heard() is None
            await one.add_table(TABLE, STANDING)
            assert await one.append(entry(1))
            assert not await one.append(entry(1))
            assert await one.append(entry(2))
            # A number that was taken already is told to nobody.
            assert [await next_heard(), await next_heard()] == [("t", 1), ("t", 2)]
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            assert postgres.do(url, cut) == [(True,)]
            assert await next_heard() is None
            assert await one.append(entry(3))
            assert await next_heard() == ("t", 3)

    asyncio.run(work())


def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    async def work() -> None:
        store = Store(postgres.url("nowhere"))
        with pytest.raises(StoreError, match="nowhere"):
            await store.open()
        await store.close()

    asyncio.run(work())
