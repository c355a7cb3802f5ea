"""Live events on their way to those who look at a table, inside one worker."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from .live import LiveEvent, LiveTable
from .refused import Refused

#: Somebody who is this far behind is cut off and reloads.
_MOST_WAITING = 512
_CLOSE = b""
#: Seconds between signs of life on a silent stream.
HEARTBEAT = 15.0


class Subscriber:
    """One open stream: of a seat that the player has, or, without one, of a spectator."""

    def __init__(self, seat: int | None, player: str | None) -> None:
        self.seat = seat
        self._player = player
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._closed = False

    def send(self, data: bytes) -> None:
        if self._queue.qsize() >= _MOST_WAITING:
            self.close()
        if not self._closed:
            self._queue.put_nowait(data)

    def close(self) -> None:
        """What was sent still arrives; then the stream ends."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(_CLOSE)

    def may_look(self, live: LiveTable) -> bool:
        """Does whoever listens still have the seat?"""
        return self.seat is None or live.sits_there(self._player, self.seat)

    async def stream(self) -> AsyncIterator[bytes]:
        """What arrives, until the stream is closed."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    data = await self._queue.get()
            except TimeoutError:
                data = b": alive\n\n"
            if data == _CLOSE:
                return
            yield data


class Hub:
    """Who looks at which table."""

    def __init__(self, most: float = 100) -> None:
        self._most = most
        self._subscribers: dict[str, set[Subscriber]] = {}
        self._by_address: Counter[str] = Counter()

    @property
    def streams(self) -> int:
        return self._by_address.total()

    def check(self, address: str) -> None:
        """Refused, if too many streams go to this address already."""
        if self._by_address[address] >= self._most:
            raise Refused(429, "refused-streams", seconds=10)

    @contextmanager
    def subscription(self, table: str, seat: int | None, player: str | None, address: str) -> Iterator[Subscriber]:
        subscriber = Subscriber(seat, player)
        self._subscribers.setdefault(table, set()).add(subscriber)
        self._by_address[address] += 1
        try:
            yield subscriber
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            here = self._subscribers[table]
            here.discard(subscriber)
            if not here:
                del self._subscribers[table]

    def publish(self, live: LiveTable, event: LiveEvent) -> None:
        """Send an entry to everybody at the table, each seat its own copy.

        Who lost the seat with this entry gets what a spectator gets, and nothing more.
        """
        by_seat: dict[int | None, bytes] = {}
        public = event.is_public
        for subscriber in self._subscribers.get(live.table.id, ()):
            still_there = subscriber.may_look(live)
            seat = subscriber.seat if still_there and not public else None
            if seat not in by_seat:
                by_seat[seat] = event.encoded(seat)
            subscriber.send(by_seat[seat])
            if not still_there:
                subscriber.close()

    def hint(self, table: str, kind: str, data: str) -> None:
        """Send something without a number, which nobody needs to catch up on (a bot thinks)."""
        for subscriber in self._subscribers.get(table, ()):
            subscriber.send(f"event: {kind}\ndata: {data}\n\n".encode())

    def watched(self, table: str) -> bool:
        return table in self._subscribers

    def close(self) -> None:
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.close()
