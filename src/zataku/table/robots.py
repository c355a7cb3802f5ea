"""Bots and automas play by themselves, at a pace that people can follow; clocks run out."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from .hub import Hub
from .live import LiveTable
from .patience import insist
from .refused import Refused
from .tables import Tables
from .thinking import Thinking

#: A table where another worker's bots play is left to it until nothing has happened there for so many seconds.
_PATIENCE = 4.0
#: Who plays on for a person who left, was sent away or ran out of time.
STAND_IN = "apprentice"
#: Seconds after its time that a clock is looked at.
_GRACE = 0.05
#: Bots among themselves rest when nobody has looked for so many seconds.
UNSEEN = 300.0
_log = logging.getLogger("zataku.table")


class Robots:
    """Moves for every seat that moves by itself. Two workers may try at once: the store takes one of them."""

    def __init__(self, tables: Tables, hub: Hub, thinking: Thinking, pace: float) -> None:
        self._tables = tables
        self._hub = hub
        self._thinking = thinking
        self._pace = pace
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._timing: dict[str, asyncio.TimerHandle] = {}
        tables.changed = self._changed

    def _changed(self, live: LiveTable, ours: bool) -> None:
        id = live.table.id
        live.ours = ours
        self._set_timer(live)
        if live.to_move_by_itself() is not None and id not in self._playing:
            self._playing[id] = asyncio.create_task(self._play(live), name=f"robots at {id}")
            self._playing[id].add_done_callback(self._finished(id))

    def _set_timer(self, live: LiveTable) -> None:
        """Look after the clock that runs at a table, if one does."""
        id = live.table.id
        timer = self._timing.pop(id, None)
        if timer is not None:
            timer.cancel()
        left = live.seconds_left(self._tables.now())
        if left is not None:
            loop = asyncio.get_running_loop()
            seat, position = live.deciding, live.position
            assert seat is not None
            self._timing[id] = loop.call_later(max(0.0, left) + _GRACE, self._time_is_up, id, seat, position)

    def _finished(self, id: str) -> Callable[[asyncio.Task[None]], None]:
        def finished(task: asyncio.Task[None]) -> None:
            if self._playing.get(id) is task:
                del self._playing[id]
            if not task.cancelled() and (error := task.exception()) is not None:
                _log.error("the bots at %s stopped", id, exc_info=error)

        return finished

    @property
    def clocks(self) -> int:
        """How many clocks run here."""
        return len(self._timing)

    def _time_is_up(self, id: str, seat: int, position: int) -> None:
        self._timing.pop(id, None)
        self._tables.in_background(self._take_over(id, seat, position))

    async def _take_over(self, id: str, seat: int, position: int) -> None:
        async def out_of_time() -> None:
            # First of all: could anybody play?
            await self._tables.beat()
            live = await self._tables.open(id)
            try:
                await self._tables.out_of_time(live, seat, position, STAND_IN)
            except Refused:
                # Too early: an outage was found meanwhile, or the system's clock goes slower than the loop's.
                self._set_timer(live)

        with suppress(Refused):
            await insist(out_of_time)

    async def _play(self, live: LiveTable) -> None:
        loop = asyncio.get_running_loop()
        waited = -1
        while (seat := live.to_move_by_itself()) is not None:
            if self._nobody_cares(live):
                live.resting = True
                return
            if not live.ours and self._tables.store.shared and waited != live.number:
                waited = await self._left_alone(live)
                continue
            position = live.position
            began = loop.time()
            self._hub.hint(live.table.id, "thinking", json.dumps({"seat": seat}))
            code = await self._thinking.choose(live, seat, watched=self._hub.watched(live.table.id))
            await asyncio.sleep(max(0.0, self._pace - (loop.time() - began)))
            # Refused: the table changed meanwhile (an undo, a pause, another worker was faster), so look again.
            with suppress(Refused):
                await insist(partial(self._tables.choose, live, seat, code, position, None))

    async def _left_alone(self, live: LiveTable) -> int:
        """Wait until no other worker plays here, after which entry; since an outage none has for long enough."""
        number = -1
        while number != live.number:
            number = live.number
            quiet = self._tables.now() - live.moved
            await asyncio.sleep(min(max(0.0, _PATIENCE - quiet), _PATIENCE))
        return number

    def _nobody_cares(self, live: LiveTable) -> bool:
        """Bots among themselves play on while somebody looks now and then."""
        unseen = time.monotonic() - live.looked > UNSEEN
        return unseen and not live.has_people and not self._hub.watched(live.table.id)

    async def close(self) -> None:
        for timer in self._timing.values():
            timer.cancel()
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
