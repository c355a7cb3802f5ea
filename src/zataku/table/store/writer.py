"""One writer that commits in groups: whatever waits while one transaction is made durable goes into the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
#: Work that nobody waits for goes with the next group, or alone after so many seconds.
_PATIENCE = 0.05


#: Does the same with many rows at once, and says what became of each.
Bulk: TypeAlias = Callable[[Connection, list[Any]], Sequence[T]]


@dataclass(slots=True)
class _Job(Generic[T]):
    work: Bulk[T]
    row: object
    #: Rows that other workers may write too are written in the order of this key: so no two of them block each other.
    order: tuple[str, ...]
    done: asyncio.Future[T]


class Writer:
    """Carries out pieces of work, many in one transaction; a piece is answered when its transaction is durable.

    A whole group goes to the writer's own thread at once: handing over each statement would cost more than the
    statements do.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._waiting: list[_Job[Any]] = []
        self._riding: list[_Job[Any]] = []
        self._something = asyncio.Event()
        self._patience: asyncio.TimerHandle | None = None
        self._thread = ThreadPoolExecutor(1, "store writer")
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        if self._task is None:
            return
        while jobs := [*self._waiting, *self._riding]:
            self._something.set()
            await asyncio.gather(*(job.done for job in jobs), return_exceptions=True)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._task = None
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def submit(self, work: Callable[[Connection], T], *order: str) -> asyncio.Future[T]:
        """Queue a piece of work; the future holds what it returned, once that is durable."""
        return self.submit_row(_alone(work), None, *order)

    def submit_row(self, work: Bulk[T], row: object, *order: str) -> asyncio.Future[T]:
        """Queue a row for work that takes all rows of a group at once."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Job(work, row, order, done))
        self._something.set()
        return done

    def ride(self, work: Callable[[Connection], None], *order: str) -> None:
        """Queue a piece of work that nobody waits for; if it fails, it is forgotten."""
        self.ride_row(_alone(work), None, *order)

    def ride_row(self, work: Bulk[None], row: object, *order: str) -> asyncio.Future[None]:
        """Queue a row in the same way, for work that takes all rows of a group at once."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        done.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._riding.append(_Job(work, row, order, done))
        if self._patience is None:
            self._patience = loop.call_later(_PATIENCE, self._something.set)
        return done

    def hurry(self) -> None:
        """Somebody waits now."""
        if self._riding:
            self._something.set()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._something.wait()
            self._something.clear()
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None
            jobs = sorted((*self._waiting, *self._riding), key=lambda job: job.order)
            self._waiting, self._riding = [], []
            for job, result in await loop.run_in_executor(self._thread, self._carry_out, jobs):
                if job.done.done():
                    continue
                if isinstance(result, Exception):
                    job.done.set_exception(result)
                else:
                    job.done.set_result(result)

    def _carry_out(self, jobs: list[_Job[Any]]) -> list[tuple[_Job[Any], Any]]:
        """What became of each, a result or an error."""
        try:
            return self._commit(jobs)
        except Exception:
            # One of them is at fault: each gets a transaction of its own and its own answer.
            results: list[tuple[_Job[Any], Any]] = []
            for job in jobs:
                try:
                    results += self._commit([job])
                except Exception as error:
                    results.append((job, error))
            return results

    def _commit(self, jobs: list[_Job[Any]]) -> list[tuple[_Job[Any], Any]]:
        done: list[tuple[_Job[Any], Any]] = []
        connection = self._connection or self._engine.connect()
        # Only one that has just served is kept: to take one from the pool each time costs as much as an entry does.
        self._connection = None
        try:
            with connection.begin():
                for work, together in groupby(jobs, key=attrgetter("work")):
                    group = list(together)
                    done += zip(group, work(connection, [job.row for job in group]), strict=True)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return done


def _alone(work: Callable[[Connection], T]) -> Bulk[T]:
    """A piece of work that has no rows."""
    return lambda connection, rows: [work(connection)]
