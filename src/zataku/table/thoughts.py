"""What is done in the processes where bots think.

They import this and nothing else of the table, so that they are there soon after a start.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
from multiprocessing import parent_process
from random import Random
from time import perf_counter

from zataku.bots.analysis import Analysis, analyse
from zataku.bots.levels import LEVELS, PATIENCE
from zataku.bots.turnwise import Planned, TurnBot, Weighed, pooled
from zataku.games import game as game_named
from zataku.games import games
from zataku.kernel.game import Settings
from zataku.kernel.match import Perspective, Start
from zataku.teaching.coach import Suggestion, advice

from .charts import Outlook, course_of

#: How far a process steps back that works for nobody who waits.
_PATIENT = 15


def end_with_the_server() -> None:
    """A process that thinks leaves a Ctrl-C to the server, and ends with it even when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def step_back() -> None:
    """As `end_with_the_server`; and whoever else wants the processor comes first."""
    end_with_the_server()
    os.nice(_PATIENT)


def _wait_for_the_end() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def load_games() -> None:
    games()


def choose(bot: str, game: str, sample: bytes, seat: int, seats: int) -> tuple[str, list[Planned]]:
    """What a bot chooses, and what it has decided to choose after that."""
    thinker = _thinker(bot)
    code = thinker.choose(Perspective(game_named(game), pickle.loads(sample), seat, seats)).code
    return code, thinker.plan


def weigh(bot: str, game: str, sample: bytes, seat: int, seats: int, parts: int) -> list[Weighed]:
    """What the best turns lead to, by one of so many who think about them at once; nothing if that needs no thought."""
    thinker = _thinker(bot, parts)
    seen = Perspective(game_named(game), pickle.loads(sample), seat, seats)
    return thinker.weigh(seen) if thinker.at_once(seen) is None else []


def decide(
    bot: str, game: str, sample: bytes, seat: int, seats: int, thoughts: list[list[Weighed]]
) -> tuple[str, list[Planned]]:
    """What a bot chooses by what several have thought, and what it has decided to choose after that."""
    thinker = _thinker(bot)
    seen = Perspective(game_named(game), pickle.loads(sample), seat, seats)
    weighed = pooled(thoughts)
    code = (thinker.decide(seen, weighed) if weighed else thinker.choose(seen)).code
    return code, thinker.plan


def _thinker(bot: str, parts: int = 1) -> TurnBot:
    thinker = TurnBot(LEVELS[bot].divided(parts), Random())
    thinker.deadline = perf_counter() + PATIENCE[bot]
    return thinker


def advise(game: str, sample: bytes, seat: int, seats: int) -> list[Suggestion]:
    """What a coach would name to a seat."""
    return advice(Perspective(game_named(game), pickle.loads(sample), seat, seats))


def analysis(
    game: str,
    players: int,
    seed: str,
    options: Settings,
    choices: list[str],
    start: Start | None,
    part: tuple[int, int],
) -> Analysis:
    """Where points were left in a part of a finished match."""
    return analyse(game_named(game), players, seed, options, choices, start=start, part=part)


def course(
    game: str, players: int, seed: str, options: Settings, choices: list[str], start: Start | None
) -> list[Outlook]:
    """How a finished match went, in expected points before every turn."""
    return course_of(game_named(game), players, seed, options, choices, start)
