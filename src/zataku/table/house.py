"""The house: everything one worker needs, put together once."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from types import FrameType

from litestar import Litestar

from .doorman import Doorman
from .hub import Hub
from .identity import Signer
from .patience import insist
from .refused import Refused
from .robots import Robots
from .settings import Settings
from .store import Store
from .tables import Tables
from .thinking import Thinking
from .words import learn_all_words

#: How many tables are looked after again when a server starts.
_LOOKED_AFTER = 200


class House:
    """A worker's store, tables, robots and doorman."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hub = Hub()
        self.tables = Tables(self.store, self.hub)
        self.thinking = Thinking(settings.thinkers)
        self.robots = Robots(self.tables, self.hub, self.thinking, settings.pace)
        self.doorman = Doorman(self.store, settings.reads, settings.writes, settings.guests)

    @property
    def signer(self) -> Signer:
        return self.doorman.signer

    def now(self) -> float:
        return time.time()

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self.store.open()
        self.doorman.signer = Signer(await self.store.secret("signing"))
        self.store.listen(self.tables.heard, self.tables.missed)
        self.tables.in_background(self._look_after())
        self.tables.in_background(self._get_ready())
        self._end_streams_when_told_to_stop()
        try:
            yield
        finally:
            self.hub.close()
            await self.tables.close()
            await self.robots.close()
            self.thinking.close()
            await self.store.close()

    async def _get_ready(self) -> None:
        """What takes a while and nobody needs at once."""
        await asyncio.to_thread(learn_all_words)
        await self.thinking.warm_up()

    def _end_streams_when_told_to_stop(self) -> None:
        """Streams never end by themselves, and a server that is told to stop first waits for all answers to end."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            stop = signal.getsignal(number)

            def told(number: int, frame: FrameType | None, stop: object = stop) -> None:
                loop.call_soon_threadsafe(self.hub.close)
                assert callable(stop)
                stop(number, frame)

            if callable(stop):
                signal.signal(number, told)

    async def _look_after(self) -> None:
        """Bots whose turn it was when the server stopped go on; clocks run again; the lobby is set right."""
        behind = await insist(lambda: self.store.behind(_LOOKED_AFTER))
        running = await insist(lambda: self.store.running(_LOOKED_AFTER))
        for id in dict.fromkeys((*behind, *running)):
            # Refused: that table can no longer be played; the others can.
            with suppress(Refused):
                await insist(partial(self.tables.open, id))
