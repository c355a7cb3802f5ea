"""One writer that commits in groups: whatever waits while one transaction is made durable goes into the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Work = Callable[[AsyncConnection], Awaitable[Any]]


@dataclass(slots=True)
class _Job:
    work: Work
    done: asyncio.Future[Any]


class Writer:
    """Carries out pieces of work, many in one transaction; a piece is answered when its transaction is durable."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Job] = []
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        if self._task is None:
            return
        while self._waiting:
            await asyncio.gather(*(job.done for job in self._waiting), return_exceptions=True)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._task = None

    def submit(self, work: Work) -> asyncio.Future[Any]:
        """Queue a piece of work; the future holds what it returned, once that is durable."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Job(work, done))
        self._something.set()
        return done

    async def _run(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            jobs, self._waiting = self._waiting, []
            try:
                await self._commit(jobs)
            except Exception:
                # One of them is at fault: each gets a transaction of its own and its own answer.
                for job in jobs:
                    try:
                        await self._commit([job])
                    except Exception as error:
                        if not job.done.done():
                            job.done.set_exception(error)

    async def _commit(self, jobs: list[_Job]) -> None:
        async with self._engine.begin() as connection:
            results = [await job.work(connection) for job in jobs]
        for job, result in zip(jobs, results, strict=True):
            if not job.done.done():
                job.done.set_result(result)
