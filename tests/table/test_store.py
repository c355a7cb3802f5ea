"""The store: nothing accepted is lost, no number is given twice."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from zataku.table.seats import Seat, Sitter
from zataku.table.store import Entry, Snapshot, Standing, Store, StoreError, Table, TableSettings, Token
from zataku.table.store.rows import CHAT, CHOICE, SEAT

SEATS = Seat(Sitter.HUMAN, "Ann", "ann"), Seat(Sitter.BOT, bot="novice")
SETTINGS = TableSettings(listed=True, move_clock=60)
TABLE = Table("t", "three-lanterns", "1", 2, {"rich": False}, SEATS, SETTINGS, "s", "c", "host", "", 1.0)
STANDING = Standing("t", 0, 0, False, False, True, 1.0)


def with_store(file: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{file}")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def entry(number: int, kind: str = CHOICE, body: str = "x") -> Entry:
    return Entry("t", number, kind, 0, body, None, 2.0)


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_table(TABLE, STANDING)
        assert await store.append(entry(1, body="first"))
        assert not await store.append(entry(1, body="second"))
        results = await asyncio.gather(*(store.append(entry(2, body=str(number))) for number in range(20)))
        assert sum(results) == 1
        assert [one.number for one in await store.entries("t")] == [1, 2]
        assert (await store.entries("t"))[0].body == "first"
        assert await store.entries("t", after=2) == []

    with_store(tmp_path / "s.sqlite", work)


def test_what_was_answered_is_in_the_file(tmp_path: Path) -> None:
    """Read by a second connection while the store is open: it does not sit in some buffer."""
    file = tmp_path / "s.sqlite"

    async def work(store: Store) -> None:
        await store.add_table(TABLE, STANDING)
        for number in range(1, 30):
            await store.append(entry(number))
            other = sqlite3.connect(file)
            assert other.execute("select max(number) from entries").fetchone() == (number,)
            other.close()
        other = sqlite3.connect(file)
        assert other.execute("pragma journal_mode").fetchone() == ("wal",)
        other.close()

    with_store(file, work)


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        await store.add_table(TABLE, STANDING)

    async def second(store: Store) -> None:
        assert await store.table("t") == TABLE
        assert await store.table("u") is None

    with_store(tmp_path / "s.sqlite", first)
    with_store(tmp_path / "s.sqlite", second)


def test_one_faulty_write_does_not_take_others_with_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_table(TABLE, STANDING)
        nowhere = Entry("nowhere", 1, CHAT, None, "x", None, 1.0)
        results = await asyncio.gather(
            store.append(entry(1)), store.append(nowhere), store.append(entry(2)), return_exceptions=True
        )
        assert results[0] is True
        assert isinstance(results[1], Exception)
        assert results[2] is True

    with_store(tmp_path / "s.sqlite", work)


def test_snapshots_by_number_of_choices(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_table(TABLE, STANDING)
        for number in (10, 20, 30):
            store.add_snapshot("t", "l", Snapshot(number, number - 2, b"%d" % number), b"e%d" % number, False)
        await store.append(entry(1))
        assert (await store.snapshot("t", "l") or STANDING).number == 30
        assert (await store.snapshot("t", "l", choices=27) or STANDING).number == 20
        assert await store.snapshot("t", "l", choices=7) is None
        assert await store.snapshot_events("t", "l", 20) == [b"e10", b"e20"]

    with_store(tmp_path / "s.sqlite", work)


def test_the_lobby_knows_the_newest_standing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_table(TABLE, STANDING)
        store.note_standing(Standing("t", 5, 1, False, False, True, 9.0), {0: "ann", 1: "bo"})
        store.note_standing(Standing("t", 3, 0, False, False, True, 8.0), {0: "ann", 1: "bo"})
        for number in range(1, 8):
            await store.append(entry(number))
        assert [one.number for one in await store.tables_of("bo", 5)] == [5]
        assert [one.table for one in await store.listed_tables(5)] == ["t"]
        assert await store.behind() == ["t"]
        assert await store.running() == ["t"]
        assert await store.tables_of("cy", 5) == []

    with_store(tmp_path / "s.sqlite", work)


def test_people_entries_leave_out_the_match_and_old_chat(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_table(TABLE, STANDING)
        for number, kind in enumerate((SEAT, CHOICE, CHAT, CHAT, CHOICE, CHAT, SEAT), start=1):
            await store.append(entry(number, kind))
        assert [one.number for one in await store.people_entries("t", 6, 2)] == [1, 4, 6]

    with_store(tmp_path / "s.sqlite", work)


def test_players_tokens_and_secrets(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.name_player("p", "Ann", 1.0)
        await store.name_player("p", "Anna", 2.0)
        assert await store.player_name("p") == "Anna"
        await store.add_token("p", Token("d", "bot", 1.0))
        assert await store.token_player("d") == "p"
        assert not await store.remove_token("q", "d")
        assert await store.remove_token("p", "d")
        assert await store.tokens("p") == []
        assert await store.secret("a") == await store.secret("a") != await store.secret("b")

    with_store(tmp_path / "s.sqlite", work)


@pytest.mark.parametrize("url", ["nonsense", "mysql://h/d", "sqlite://"])
def test_a_database_that_is_none_is_refused_with_a_reason(url: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///FILE"):
        Store(url)
