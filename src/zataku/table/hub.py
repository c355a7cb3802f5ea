"""Live events on their way to those who look at a table, inside one worker."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from .live import LiveEvent

#: Somebody who is this far behind is cut off and reloads.
_MOST_WAITING = 512
_CLOSE = b""
#: Seconds between signs of life on a silent stream.
HEARTBEAT = 15.0


class Subscriber:
    """One open stream."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        if self.queue.qsize() < _MOST_WAITING:
            self.queue.put_nowait(data)
        elif self.queue.qsize() == _MOST_WAITING:
            self.queue.put_nowait(_CLOSE)

    async def stream(self) -> AsyncIterator[bytes]:
        """What arrives, until the stream is closed."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    data = await self.queue.get()
            except TimeoutError:
                data = b": alive\n\n"
            if data == _CLOSE:
                return
            yield data


class Hub:
    """Who looks at which table."""

    def __init__(self) -> None:
        self._subscribers: dict[str, set[Subscriber]] = {}

    @contextmanager
    def subscription(self, table: str, seat: int | None) -> Iterator[Subscriber]:
        subscriber = Subscriber(seat)
        self._subscribers.setdefault(table, set()).add(subscriber)
        try:
            yield subscriber
        finally:
            here = self._subscribers[table]
            here.discard(subscriber)
            if not here:
                del self._subscribers[table]

    def publish(self, table: str, event: LiveEvent) -> None:
        """Send an entry to everybody at the table, each seat its own copy."""
        by_seat: dict[int | None, bytes] = {}
        for subscriber in self._subscribers.get(table, ()):
            if subscriber.seat not in by_seat:
                by_seat[subscriber.seat] = event.encoded(subscriber.seat)
            subscriber.send(by_seat[subscriber.seat])

    def hint(self, table: str, kind: str, data: str) -> None:
        """Send something without a number, which nobody needs to catch up on (a bot thinks)."""
        for subscriber in self._subscribers.get(table, ()):
            subscriber.send(f"event: {kind}\ndata: {data}\n\n".encode())

    def watched(self, table: str) -> bool:
        return table in self._subscribers

    def close(self) -> None:
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.queue.put_nowait(_CLOSE)
