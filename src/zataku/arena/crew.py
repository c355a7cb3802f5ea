"""Who does the work of the arena: the cores of this machine, or a Ray cluster.

A task carries all that decides what comes of it, so the results are the same wherever it is done, and they come in the
order of the tasks.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from socket import create_connection
from typing import Any, TypeVar

from zataku.kernel.messages import Told, message

Task = TypeVar("Task")
Done = TypeVar("Done")

#: A cluster is given so many tasks ahead for each of its cores, so that none waits for the next.
_AHEAD = 4


@dataclass(frozen=True, slots=True)
class Crew:
    """So many processes of this machine; or, with the address of one, a Ray cluster (`local` starts one here)."""

    workers: int = 1
    ray: str | None = None

    def each(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """Do the work; what is done comes in the order of the tasks."""
        if self.ray is not None:
            yield from _by_ray(self.ray, work, tasks)
        elif self.workers <= 1 or len(tasks) <= 1:
            yield from map(work, tasks)
        else:
            # Fresh processes: a copy of this one could hold locks of its threads (a progress bar has one).
            with ProcessPoolExecutor(min(self.workers, len(tasks)), mp_context=get_context("spawn")) as pool:
                yield from pool.map(work, tasks, chunksize=max(1, min(8, len(tasks) // (self.workers * 8))))


def _by_ray(address: str, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
    ray = _ray()
    if not ray.is_initialized():
        _check(address)
        # A cluster of this machine has to be ready in 30 s; a busy machine may take longer.
        os.environ.setdefault("RAY_agent_register_timeout_ms", "120000")
        ray.init(address=address, log_to_driver=False)
    remote = ray.remote(work)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
    waiting: deque[Any] = deque()
    for task in tasks:
        if len(waiting) >= most:
            yield ray.get(waiting.popleft())
        waiting.append(remote.remote(task))
    while waiting:
        yield ray.get(waiting.popleft())


def _check(address: str) -> None:
    """Ray itself tries for minutes before it says that nobody answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:
        return
    try:
        with create_connection((host, int(port)), timeout=5.0):
            pass
    except (OSError, ValueError, OverflowError) as error:
        told = f"no Ray cluster answers at {address!r}; `local` starts one here"
        raise Told(told, message("error-ray", address=address)) from error


def _ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError as error:
        raise Told("a cluster needs Ray: pip install 'zataku[arena]'", message("error-no-ray")) from error
    return ray
