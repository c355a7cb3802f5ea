"""The gate: what every connection must keep to before anybody looks at what it asks for.

A request arrives whole within some seconds and with a head of a reasonable size. Of requests that are not whole only so
many wait at once, from one address and in all; the one that has waited longest makes room. Whoever does not read what
is sent is cut off.
"""

from __future__ import annotations

import asyncio
import resource
from collections import OrderedDict
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

#: The longest address and the largest head of a request, in bytes.
LONGEST_URL = 4 * 1024
LARGEST_HEAD = 32 * 1024
#: Seconds in which a request must have arrived whole, and in which what is sent must be taken.
REQUEST_SECONDS = 15.0
WRITE_SECONDS = 60.0
#: How many requests that are not whole yet may wait, from one address; and descriptors kept for files and the like.
MOST_HALVES = 128
#: What the head of an answer begins with.
_HEAD = b"HTTP/1.1 "
#: Seconds for which nobody is cut off for others.
GRACE = 1.0
_RESERVED = 200


def most_connections() -> int:
    """How many connections a worker holds."""
    return max(64, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - _RESERVED)


def open_wide() -> None:
    """Allow as many connections as the system does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Together:
    """The way out of a connection: the head of an answer goes with what follows at once, since every packet costs."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._head = b""

    def write(self, data: bytes) -> None:
        if self._head:
            data, self._head = self._head + data, b""
        elif data.startswith(_HEAD):
            self._head = data
            self._loop.call_soon(self._send_head)
            return
        self._transport.write(data)

    def _send_head(self) -> None:
        """Nothing followed at once."""
        if self._head:
            head, self._head = self._head, b""
            self._transport.write(head)

    def close(self) -> None:
        self._send_head()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Gate(HttpToolsProtocol):
    """A connection, watched until its request is whole, and again with the next request."""

    #: Connections that wait for a whole request, by address, those that have waited longest first.
    _halves: ClassVar[dict[str, OrderedDict[Gate, float]]] = {}
    #: All of them, and since when.
    _waiting: ClassVar[OrderedDict[Gate, float]] = OrderedDict()
    #: What was turned away, for the metrics.
    refused: ClassVar[int] = 0

    def __init__(self, *args: Any, **further: Any) -> None:
        super().__init__(*args, **further)
        self._address = ""
        self._whole = False
        self._in_head = True
        self._head = 0
        self._turned_away = False
        self._request_timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.transport = Together(transport, self.loop)  # type: ignore[assignment]
        self._address = self.client[0] if self.client else ""
        if len(self.connections) > most_connections():
            self._make_room()
        self._wait_for_request()

    def _make_room(self) -> None:
        """The connection that has waited longest for a request goes, or, if none waits, this one."""
        oldest = next(iter(Gate._waiting), self)
        oldest._cut()

    def _cut(self) -> None:
        Gate.refused += 1
        self._stop_waiting()
        self.transport.abort()

    def _wait_for_request(self) -> None:
        here = Gate._halves.setdefault(self._address, OrderedDict())
        here[self] = Gate._waiting[self] = self.loop.time()
        self._request_timer = self.loop.call_later(REQUEST_SECONDS, self._too_slow)
        if len(here) > MOST_HALVES:
            oldest, since = next(iter(here.items()))
            # Many may come at once, of a proxy for example, and all be whole in a moment.
            if self.loop.time() - since > GRACE:
                oldest._cut()

    def _stop_waiting(self) -> None:
        Gate._waiting.pop(self, None)
        here = Gate._halves.get(self._address)
        if here is not None:
            here.pop(self, None)
            if not here:
                del Gate._halves[self._address]
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _too_slow(self) -> None:
        self._request_timer = None
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            # It is being answered already, whole or not.
            self._stop_waiting()
        else:
            self._turn_away(408)

    def _turn_away(self, status: int) -> None:
        """Answer in a word and hang up."""
        Gate.refused += 1
        self._turned_away = True
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._write_timer is not None:
            self._write_timer.cancel()
        super().connection_lost(exc)

    # Requests

    def data_received(self, data: bytes) -> None:
        if self._turned_away:
            return
        super().data_received(data)
        if self._turned_away or self.transport.is_closing():
            return
        if self._in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self._turn_away(431)
        if self._whole:
            if self._request_timer is not None:
                self._stop_waiting()
        elif self._request_timer is None:
            self._wait_for_request()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._whole = False
        self._in_head = True
        self._head = 0

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.url) > LONGEST_URL:
            self._turn_away(414)
        elif sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            self._turn_away(431)
        if not self._turned_away:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._turned_away:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._whole = True
        if not self._turned_away:
            super().on_message_complete()

    # Answers

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_timer is None:
            self._write_timer = self.loop.call_later(WRITE_SECONDS, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None
