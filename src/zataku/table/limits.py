"""How much anybody may ask for: each player, and each address, since one visitor can be many players."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from litestar.types import HTTPScope

#: An address may ask for so many times what a player may: a family or a club shares one.
_SHARING = 8
#: Whoever has an IPv6 address has a whole network of this size.
_NETWORK = 64


def address_of(scope: HTTPScope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    if client is None:
        return "somewhere"
    try:
        address = ip_address(client[0])
    except ValueError:
        return client[0]
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return f"{int(address) >> (128 - _NETWORK):x}::/{_NETWORK}"
    return client[0]


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `burst` at once and `rate` a second in the long run."""

    rate: float
    burst: float


class Buckets:
    """Counts what each visitor asks for."""

    def __init__(self, limit: Limit, clock: Callable[[], float] = time.monotonic, kept: int = 20_000) -> None:
        self._limit = limit
        self._clock = clock
        self._kept = kept
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, price: float = 1) -> float:
        """Take one, or what it costs; returns 0, or how many seconds to wait if there is too little."""
        now = self._clock()
        price = min(price, self._limit.burst)
        left, seen = self._buckets.pop(key, (self._limit.burst, now))
        left = min(self._limit.burst, left + (now - seen) * self._limit.rate)
        wait = 0.0 if left >= price else (price - left) / self._limit.rate
        self._buckets[key] = (left if wait else left - price, now)
        if len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)
        return wait


class Both:
    """Counts what players ask for, and what their addresses do."""

    def __init__(self, limit: Limit) -> None:
        self._players = Buckets(limit)
        self._addresses = Buckets(Limit(_SHARING * limit.rate, _SHARING * limit.burst))

    def take(self, player: str | None, address: str, price: float = 1) -> float:
        """As `Buckets.take`; whoever is nobody yet counts as one of their address."""
        wait = self._players.take(player or address, price)
        return wait or self._addresses.take(address, price)


class Queues:
    """Lets so many at once pass from each address; the others of that address wait for them, and nobody else does."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._queues: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        queue, waiting = self._queues.get(address) or (asyncio.Semaphore(self._places), 0)
        self._queues[address] = queue, waiting + 1
        try:
            async with queue:
                yield
        finally:
            queue, waiting = self._queues[address]
            if waiting > 1:
                self._queues[address] = queue, waiting - 1
            else:
                del self._queues[address]
