"""Live events on their way to those who look at a table, inside one worker."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import TypeVar

from .live import LiveEvent, LiveTable
from .refused import Refused

#: Somebody who is this far behind is cut off and reloads.
_MOST_WAITING = 512
_CLOSE = b""
_ALIVE = b": alive\n\n"
#: What an onlooker's stream brings when there is something new to be seen.
LOOK = b"look"
#: What a stream begins with: how soon to come back after it broke, and that it is open.
WELCOME = b"retry: 1000\n: welcome\n\n"
#: Seconds after which a silent stream gives a sign of life, and at most as many later.
HEARTBEAT = 15.0


S = TypeVar("S", bound="Subscriber")


class Subscriber:
    """One open stream."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._closed = False
        #: Has nothing come since the last beat of its heart?
        self._silent = False
        self._heart: asyncio.TimerHandle | None = None

    def hear(self, live: LiveTable, event: LiveEvent, encoded: dict[int | None, bytes]) -> None:
        """There is a new entry; `encoded` has it as seats get it, as far as somebody was sent it already."""
        raise NotImplementedError

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

    async def stream(self) -> AsyncIterator[bytes]:
        """What arrives, until the stream is closed."""
        self._show_life()
        try:
            while (data := await self._queue.get()) != _CLOSE:
                self._silent = False
                yield data
        finally:
            if self._heart is not None:
                self._heart.cancel()

    def _show_life(self) -> None:
        """A stream on which nothing has come for a while gives a sign of life."""
        if self._silent:
            self.send(_ALIVE)
        self._silent = True
        self._heart = asyncio.get_running_loop().call_later(HEARTBEAT, self._show_life)


class Listener(Subscriber):
    """A stream of live events: of a seat that the player has, or, without one, of a spectator."""

    def __init__(self, seat: int | None, player: str | None) -> None:
        super().__init__()
        self._seat = seat
        self._player = player

    def may_listen(self, live: LiveTable) -> bool:
        """Does whoever listens still have the seat?"""
        return self._seat is None or live.sits_there(self._player, self._seat)

    def hear(self, live: LiveTable, event: LiveEvent, encoded: dict[int | None, bytes]) -> None:
        """Each seat gets its own copy; who lost the seat with this entry gets what a spectator gets, and no more."""
        still_there = self.may_listen(live)
        seat = self._seat if still_there and not event.is_public else None
        if seat not in encoded:
            encoded[seat] = event.encoded(seat)
        self.send(encoded[seat])
        if not still_there:
            self.close()


class Onlooker(Subscriber):
    """A stream of what a page shows: however much has happened, only how the table looks in the end counts."""

    def __init__(self) -> None:
        super().__init__()
        self._knows = False

    def hear(self, live: LiveTable, event: LiveEvent, encoded: dict[int | None, bytes]) -> None:
        self.look_again()

    def look_again(self) -> None:
        """Let the stream come to look at the table, if it is not about to anyway."""
        if not self._knows:
            self._knows = True
            self.send(LOOK)

    def looks(self) -> None:
        """It looks now: what happens from now on has not been seen."""
        self._knows = False


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
    def subscription(self, table: str, subscriber: S, address: str) -> Iterator[S]:
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
        """Let everybody at the table know of an entry."""
        encoded: dict[int | None, bytes] = {}
        for subscriber in self._subscribers.get(live.table.id, ()):
            subscriber.hear(live, event, encoded)

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
