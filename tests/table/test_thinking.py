"""The processes where bots think are there before they are needed, and end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import zataku
from tests.table.server import ROOT
from zataku.kernel.judgement import judgement_of
from zataku.table import thoughts
from zataku.table.seats import Seat, Sitter
from zataku.table.thinking import Thinking

SERVER = """
import asyncio, os, signal
from zataku.table.thinking import Thinking

async def main():
    thinking = Thinking(1)
    await thinking.warm_up()
    (process,) = thinking._thinkers.pool._processes
    assert await thinking.elsewhere(os.getpid) == process
    print('warm', flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_warm_process_serves_and_ends_even_with_a_killed_server() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    # The output ends when nobody is left who could write to it.
    server = subprocess.run(
        [sys.executable, "-c", SERVER], env=environment, capture_output=True, timeout=60, text=True, check=False
    )
    assert server.returncode == -signal.SIGKILL, server.stderr
    assert server.stdout == "warm\n"


class Seated:
    """A match at a table, as far as thinking sees it: a bot in every seat."""

    def __init__(self, bot: str) -> None:
        self.match = zataku.new_match("white-castle", players=2, seed="kept")
        self.game = self.match.game
        self.seats = [Seat(Sitter.BOT, bot=bot)] * 2
        self.table = SimpleNamespace(id="t")
        self.has_people = False
        self.origin = "somewhere"


async def played(seated: Any, choices: int) -> list[bool]:
    """For each choice: was it thought about, or decided before?"""
    thinking = Thinking(1)
    thought: list[bool] = []

    async def here(work: Any, *args: Any) -> Any:
        thought[-1] = True
        return work(*args)

    thinking.elsewhere = here  # type: ignore[method-assign]
    for _ in range(choices):
        thought.append(False)
        seated.match.choose(await thinking.choose(seated, seated.match.state.seat))
    return thought


def test_a_bot_keeps_to_its_turn_between_two_decisions() -> None:
    seated = Seated("apprentice")
    thought = asyncio.run(played(seated, 40))
    assert 4 < sum(thought) < 25


def test_a_plan_is_dropped_when_something_else_was_chosen() -> None:
    async def taken_back() -> None:
        seated: Any = Seated("apprentice")
        match = seated.match
        thinking = Thinking(1)
        calls: list[object] = []

        async def here(work: Any, *args: Any) -> Any:
            calls.append(work)
            return work(*args)

        thinking.elsewhere = here  # type: ignore[method-assign]
        while len(match.choices) < 12 or not match.can_undo(match.state.seat):
            match.choose(await thinking.choose(seated, match.state.seat))
        seat = match.state.seat
        code = match.choices[-1].code
        match.undo(seat)
        other = next(option for option in match.state.offer if option.code != code)
        match.choose(other)
        assert await thinking.choose(seated, match.state.seat) in [option.code for option in match.state.offer]

    asyncio.run(taken_back())


def works_of_a_turn(bot: str, processes: int) -> list[object]:
    """What is done in processes for the first turn of a match, and the turn is played."""

    async def run() -> list[object]:
        seated: Any = Seated(bot)
        match = seated.match
        begins = judgement_of(match.game).turn.begins
        while not begins(match.state):
            match.choose(match.state.offer[0])
        thinking = Thinking(processes)
        works: list[object] = []

        async def here(work: Any, *args: Any) -> Any:
            works.append(work)
            return work(*args)

        thinking.elsewhere = here  # type: ignore[method-assign]
        match.choose(await thinking.choose(seated, match.state.seat))
        return works

    return asyncio.run(run())


def test_where_another_process_is_free_two_think_about_a_turn() -> None:
    assert works_of_a_turn("expert", processes=2) == [thoughts.weigh, thoughts.weigh, thoughts.decide]


def test_one_thinks_alone_where_no_other_is_free_or_there_is_little_to_think_about() -> None:
    assert works_of_a_turn("expert", processes=1) == [thoughts.choose]
    assert works_of_a_turn("adept", processes=2) == [thoughts.choose]
