"""Whose bot thinks next.

Tables with people come first. Among these, and then among the others, turns go round the places where tables were set
up and, within each, round its tables: whoever sets up a hundred tables lets nobody else wait.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeAlias

_Waiting: TypeAlias = deque[asyncio.Future[None]]


class Turns:
    """So many think at once; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._people = _Round()
        self._others = _Round()

    @property
    def waiting(self) -> int:
        return len(self._people) + len(self._others)

    @asynccontextmanager
    async def turn(self, people: bool, origin: str, table: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(people, origin, table)
        try:
            yield
        finally:
            self._next()

    @contextmanager
    def spare(self) -> Iterator[bool]:
        """A place that is free just now, beside the one somebody has; False if there is none."""
        taken = self._free > 0
        self._free -= taken
        try:
            yield taken
        finally:
            if taken:
                self._next()

    async def _wait(self, people: bool, origin: str, table: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._people if people else self._others).add(origin, table, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It came just when nobody wanted it any more.
                self._next()
            raise

    def _next(self) -> None:
        for waiting in (self._people, self._others):
            while (turn := waiting.take()) is not None:
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class _Round:
    """Those who wait, by origin and table; both are taken in turn."""

    def __init__(self) -> None:
        self._origins: OrderedDict[str, OrderedDict[str, _Waiting]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(waiting) for tables in self._origins.values() for waiting in tables.values())

    def add(self, origin: str, table: str, turn: asyncio.Future[None]) -> None:
        self._origins.setdefault(origin, OrderedDict()).setdefault(table, deque()).append(turn)

    def take(self) -> asyncio.Future[None] | None:
        if not self._origins:
            return None
        origin, tables = self._origins.popitem(last=False)
        table, waiting = tables.popitem(last=False)
        turn = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._origins[origin] = tables
        return turn
