"""Time that nobody could play in: the server was down, the database was away, or the system's clock was moved.

Such a stretch is an outage. It is kept in the store, and no player's clock counts it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from .store import Store
from .store.rows import Outage

#: Seconds between two signs of life in the store while clocks run.
BEAT = 2.0
#: A gap of so many seconds between two of them is an outage.
GAP = 10.0


class Outages:
    """All outages known to this worker."""

    def __init__(self) -> None:
        self._known: frozenset[Outage] = frozenset()

    def learn(self, outages: frozenset[Outage]) -> bool:
        """Take over what was found; was any of it new?"""
        new = outages - self._known
        self._known |= new
        return bool(new)

    def lost(self, begin: float, end: float) -> float:
        """How many seconds between two moments nobody could play."""
        lost, until = 0.0, begin
        for outage in sorted(self._known, key=lambda outage: outage.began):
            first, last = max(until, outage.began), min(end, outage.ended)
            if last > first:
                lost += last - first
                until = last
        return lost


class Clock:
    """The system's time; when that is set forward, the time skipped is an outage."""

    def __init__(
        self,
        outages: Outages,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._outages = outages
        self._wall = wall
        self._steady = steady
        self._last = (wall(), steady())
        #: Outages that are not in the store yet.
        self.unsaved: list[Outage] = []

    def __call__(self) -> float:
        now, steady = self._wall(), self._steady()
        expected = self._last[0] + steady - self._last[1]
        self._last = (now, steady)
        if now - expected > GAP:
            self.unsaved.append(Outage(expected, now))
            self._outages.learn(frozenset(self.unsaved))
        return now


class Pulse:
    """This worker's signs of life."""

    def __init__(self, store: Store, outages: Outages, clock: Clock) -> None:
        self._store = store
        self._outages = outages
        self._clock = clock
        # After a start, as after a failure, a gap means that nothing could be written.
        self._doubtful = True

    async def beat(self) -> bool:
        """Give a sign of life and hear of outages; has any new one been found?"""
        now = self._clock()
        unsaved = tuple(self._clock.unsaved)
        try:
            found = await self._store.beat(now, GAP if self._doubtful else None, unsaved)
        except Exception:
            self._doubtful = True
            raise
        self._doubtful = False
        del self._clock.unsaved[: len(unsaved)]
        return self._outages.learn(frozenset(found))
