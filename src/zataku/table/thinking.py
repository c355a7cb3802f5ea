"""Where bots think: in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import TypeVar

from zataku.bots.analysis import PARTS
from zataku.bots.levels import LEVELS
from zataku.bots.turnwise import Planned, where

from . import thoughts
from .charts import Outlook
from .earlier import EarlierMatch
from .live import LiveTable
from .seats import Sitter
from .turns import Turns

#: The bots that can sit down, weakest first.
BOTS = tuple(LEVELS)
#: Of so many turns in which bots are, the rest is remembered.
_REMEMBERED = 4096
#: How often a thought is begun anew whose process was killed.
_ATTEMPTS = 4
T = TypeVar("T")
_log = logging.getLogger("zataku.table")


class Thinking:
    """Finds the choices of bots and automas."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        #: By table and seat what is left of the turn that its bot has decided on.
        self._plans: dict[tuple[str, int], list[Planned]] = {}
        self.turns = Turns(processes)

    async def choose(self, live: LiveTable, seat: int, *, watched: bool = False) -> str:
        """The code of the option that whoever sits there chooses."""
        sitter = live.seats[seat]
        offer = live.match.state.offer
        if len(offer) == 1:
            return offer[0].code
        if sitter.sitter is Sitter.AUTOMA or sitter.bot is None:
            return Random().choice(offer).code
        if isinstance(live.match, EarlierMatch):
            return await self._by_rules_of_then(live, live.match)
        planned = self._planned(live, seat)
        if planned is not None:
            return planned
        # What leaves for the bot is already a sample: not even another process gets the true state.
        sample = pickle.dumps(live.match.state.sample(seat, Random()))
        try:
            async with self.turns.turn(live.has_people or watched, live.origin, live.table.id):
                code, plan = await self.elsewhere(
                    thoughts.choose, sitter.bot, live.game.name, sample, seat, live.match.seats
                )
            self._remember(live, seat, plan)
            return code
        except Exception:
            # A bot that fails must not hold up the people at its table.
            _log.exception("the bot %s failed at %s", sitter.bot, live.table.id)
            return Random().choice(offer).code

    async def _by_rules_of_then(self, live: LiveTable, match: EarlierMatch) -> str:
        """What a bot chooses where the present ones do not know the rules."""
        async with self.turns.turn(live.has_people, live.origin, live.table.id):
            return await asyncio.to_thread(match.advice)

    def _planned(self, live: LiveTable, seat: int) -> str | None:
        """What the bot decided before about this position, if nothing has come between."""
        plan = self._plans.pop((live.table.id, seat), None)
        if not plan or plan[0][0] != where(live.match.state):
            return None
        self._remember(live, seat, plan[1:])
        return plan[0][1].code

    def _remember(self, live: LiveTable, seat: int, plan: list[Planned]) -> None:
        if plan:
            while len(self._plans) >= _REMEMBERED:
                del self._plans[next(iter(self._plans))]
            self._plans[live.table.id, seat] = plan

    async def course(self, live: LiveTable) -> list[Outlook]:
        """How a finished match went, in expected points before every turn."""
        choices = [option.code for option in live.match.choices]
        table = live.table
        seed, start = live.match.seed, table.settings.start
        return await self.elsewhere(thoughts.course, table.game, table.players, seed, table.options, choices, start)

    async def analyse(self, live: LiveTable) -> None:
        """Work out where points were left in a finished match, part by part; the table keeps what is known so far."""
        choices = [option.code for option in live.match.choices]
        table = live.table
        while len(live.analysis) < PARTS:
            part = (len(live.analysis), PARTS)
            seed, start = live.match.seed, table.settings.start
            given = (table.game, table.players, seed, table.options, choices, start, part)
            live.analysis.append(await self.elsewhere(thoughts.analysis, *given))

    async def warm_up(self) -> None:
        """Start the processes and let them load the games, so that the first bot to decide need not wait for it."""
        await asyncio.gather(*(self.elsewhere(thoughts.load_games) for _ in range(self._processes)))

    async def elsewhere(self, work: Callable[..., T], *args: object) -> T:
        """Do work that takes long in another process; if that is killed, in a further one."""
        for attempt in range(_ATTEMPTS):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), thoughts.end_with_the_server)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                _log.warning("a process that thinks was killed")
                # All that was thought there fails at once; the first to notice makes room for new ones.
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if attempt == _ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """End the processes; a thought that has begun is thought to its end, and nothing is left behind."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
