"""Where bots think: in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from zataku.games import game as game_named
from zataku.kernel.match import Match, Perspective

from .live import LiveTable
from .seats import Sitter

#: The bots that can sit down, weakest first.
BOTS = ("random",)


class Thinking:
    """Finds the choices of bots and automas."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, live: LiveTable, seat: int) -> str:
        """The code of the option that whoever sits there chooses."""
        sitter = live.seats[seat]
        offer = live.match.state.offer
        if sitter.sitter is Sitter.AUTOMA or len(offer) == 1 or sitter.bot == "random":
            return Random().choice(list(offer)).code
        state = pickle.dumps(_without_log(live.match))
        return await self._elsewhere(_choose, sitter.bot, live.game.name, state, seat)

    async def _elsewhere(self, work: Any, *args: Any) -> Any:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"))
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _without_log(match: Match) -> Any:
    return match.state.clone()


def _choose(bot: str, game: str, pickled: bytes, seat: int) -> str:
    perspective = Perspective(game_named(game), pickle.loads(pickled), seat)
    return Random().choice(list(perspective.options)).code
