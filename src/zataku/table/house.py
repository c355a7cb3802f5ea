"""The house: everything one worker needs, put together once."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from types import FrameType

from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from zataku.games import games

from .counting import Metrics
from .doorman import Doorman
from .downtime import BEAT
from .hub import Hub
from .identity import Signer
from .lately import Lately
from .patience import insist
from .previews import Previews
from .releases import end_releases
from .robots import Robots
from .scene import Scene
from .settings import Settings
from .store import Store, StoreError
from .tables import Tables
from .thinking import Thinking
from .words import learn_all_words

#: Seconds between two matches of earlier days that are told once and for all.
_LEISURE = 2.0
#: How many tables as they look to spectators are kept for the next one who asks.
_WATCHED = 32
_log = logging.getLogger("zataku.table")


class House:
    """A worker's store, tables, robots and doorman."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hub = Hub(settings.streams)
        self.tables = Tables(self.store, self.hub)
        self.thinking = Thinking(settings.thinkers)
        self.tables.elsewhere = self._at_leisure
        self.robots = Robots(self.tables, self.hub, self.thinking, settings.pace)
        self.metrics = Metrics()
        self.previews = Previews(self._at_leisure)
        self.doorman = Doorman(self.store, settings)
        #: Tables as they look to whoever only watches.
        self.watched: Lately[Scene] = Lately(_WATCHED)

    @property
    def signer(self) -> Signer:
        return self.doorman.signer

    def now(self) -> float:
        return time.time()

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self._open_store()
        self.doorman.signer = Signer(await insist(lambda: self.store.secret("signing")))
        self.store.listen(self.tables.heard, self.tables.missed)
        self.tables.in_background(self._look_after())
        self.tables.in_background(self._get_ready())
        self.tables.in_background(self._show_life())
        self._end_streams_when_told_to_stop()
        try:
            yield
        finally:
            self.hub.close()
            await self.tables.close()
            await self.robots.close()
            self.thinking.close()
            await asyncio.to_thread(end_releases)
            await self.store.close()

    async def _at_leisure(self, work: Callable[..., object], *args: object) -> object:
        """Do in another process what nobody waits for: bots come first."""
        async with self.thinking.turns.turn(False, "the house", ""):
            return await self.thinking.elsewhere(work, *args)

    async def _open_store(self) -> None:
        """A worker that starts while the database is away waits for it, and the others go on."""
        while True:
            try:
                await self.store.open()
                return
            except StoreError as error:
                if not self.store.shared:
                    raise
                _log.warning("%s; trying again", error)
                await asyncio.sleep(1)

    async def _show_life(self) -> None:
        """Outages are found by what was not written."""
        while True:
            with suppress(SQLAlchemyError):
                await self.tables.beat()
            await asyncio.sleep(BEAT)
            while not self.robots.clocks:
                await asyncio.sleep(BEAT)

    async def _get_ready(self) -> None:
        """What takes a while and nobody needs at once."""
        # Bots wait for their processes already; words are found by whoever needs them first.
        await self.thinking.warm_up()
        await asyncio.to_thread(learn_all_words)

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
        await insist(self.tables.beat)
        behind = await insist(self.store.behind)
        running = await insist(self.store.running)
        await self.tables.take_up(dict.fromkeys((*behind, *running)))
        for game in games().values():
            for id in await insist(partial(self.store.unkept, game.name, game.version)):
                await asyncio.sleep(_LEISURE)
                await insist(partial(self.tables.keep_told, id))
