"""Where bots think: in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import TypeVar

from zataku.bots.analysis import PARTS
from zataku.bots.levels import LEVELS
from zataku.bots.turnwise import Planned, where
from zataku.teaching.coach import Suggestion

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
#: Of how many matches those at one address may wait for an analysis.
_STUDIES = 8
#: So many think about one turn where nobody waits for them.
_TOGETHER = 2
#: How often a thought is begun anew whose process was killed.
_ATTEMPTS = 4
T = TypeVar("T")
_log = logging.getLogger("zataku.table")


class Processes:
    """Processes that do what takes long, so many at once."""

    def __init__(self, count: int, begin: Callable[[], None]) -> None:
        self._count = count
        self._begin = begin
        self.pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """Do work in one of them; if that is killed, in a further one."""
        for attempt in range(_ATTEMPTS):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(self._count, get_context("spawn"), self._begin)
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                _log.warning("a process that thinks was killed")
                # All that was thought there fails at once; the first to notice makes room for new ones.
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
                if attempt == _ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def close(self, *, at_once: bool = False) -> None:
        """End them, and leave nothing behind; what has begun is done to its end, unless it shall end at once."""
        if self.pool is None:
            return
        for process in [*self.pool._processes.values()] if at_once else ():
            process.kill()
        self.pool.shutdown(cancel_futures=True)


class Thinking:
    """Finds the choices of bots and automas."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._thinkers = Processes(processes, thoughts.end_with_the_server)
        # A part of a long match takes a minute: bots do not wait for those who study, not even for one of them.
        self._students = Processes(1, thoughts.step_back)
        #: By table and seat what is left of the turn that its bot has decided on.
        self._plans: dict[tuple[str, int], list[Planned]] = {}
        self.turns = Turns(processes)
        self._studies = Turns(1)
        self._studying: Counter[str] = Counter()

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
                with self.turns.spare() as spare:
                    given = (sitter.bot, live.game.name, sample, seat, live.match.seats)
                    divided = spare and LEVELS[sitter.bot].looks and not live.game.shared(live.match.state)
                    code, plan = await (self._together(*given) if divided else self.elsewhere(thoughts.choose, *given))
            self._remember(live, seat, plan)
            return code
        except Exception:
            # A bot that fails must not hold up the people at its table.
            _log.exception("the bot %s failed at %s", sitter.bot, live.table.id)
            return Random().choice(offer).code

    async def _together(self, *given: object) -> tuple[str, list[Planned]]:
        """The same where two processes are free: each looks at half of what the bot looks at."""
        weighed = await asyncio.gather(*(self.elsewhere(thoughts.weigh, *given, _TOGETHER) for _ in range(_TOGETHER)))
        return await self.elsewhere(thoughts.decide, *given, weighed)

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

    async def advise(self, live: LiveTable) -> list[Suggestion]:
        """What a coach would name to the deciding seat; nothing, if something happened while it thought."""
        seat, number, match = live.match.state.seat, live.number, live.match
        if live.advised is None or live.advised[0] != number:
            sample = pickle.dumps(match.state.sample(seat, Random()))
            async with self.turns.turn(True, live.origin, live.table.id):
                found = await self.elsewhere(thoughts.advise, live.game.name, sample, seat, match.seats)
            if live.number != number:
                return []
            live.advised = number, found
        return live.advised[1]

    async def course(self, live: LiveTable) -> list[Outlook]:
        """How a finished match went, in expected points before every turn."""
        choices = [option.code for option in live.match.choices]
        table = live.table
        seed, start = live.match.seed, table.settings.start
        given = (table.game, table.players, seed, table.options, choices, start)
        async with self.turns.turn(True, live.origin, table.id):
            return await self.elsewhere(thoughts.course, *given)

    def may_study(self, origin: str) -> bool:
        """May somebody from there have one more match looked through, or do as many wait as may?"""
        return self._studying[origin] < _STUDIES

    async def analyse(self, live: LiveTable, origin: str) -> None:
        """Work out where points were left in a finished match, part by part; the table keeps what is known so far.

        Those who asked for it take turns, and so do their matches.
        """
        choices = [option.code for option in live.match.choices]
        table = live.table
        self._studying[origin] += 1
        try:
            while len(live.analysis) < PARTS:
                part = (len(live.analysis), PARTS)
                seed, start = live.match.seed, table.settings.start
                given = (table.game, table.players, seed, table.options, choices, start, part)
                async with self._studies.turn(True, origin, table.id):
                    live.analysis.append(await self.study(thoughts.analysis, *given))
        finally:
            self._studying -= Counter([origin])

    async def warm_up(self) -> None:
        """Start the processes and let them load the games, so that the first bot to decide need not wait for it."""
        await asyncio.gather(*(self.elsewhere(thoughts.load_games) for _ in range(self._processes)))

    async def elsewhere(self, work: Callable[..., T], *args: object) -> T:
        """Do work that takes long in a process where bots think."""
        return await self._thinkers.do(work, *args)

    async def study(self, work: Callable[..., T], *args: object) -> T:
        """Do work that takes very long in a process where no bot thinks."""
        return await self._students.do(work, *args)

    def close(self) -> None:
        self._thinkers.close()
        self._students.close(at_once=True)
