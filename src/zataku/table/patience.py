"""Work that nobody waits for and that must be done nevertheless."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")
#: Seconds before the first new attempt, and at most between two.
_FIRST, _LONGEST = 0.1, 1.0
_log = logging.getLogger("zataku.table")


async def insist(work: Callable[[], Awaitable[T]]) -> T:
    """Do something for which the store is needed; while the store fails, wait a little longer each time."""
    wait = _FIRST
    while True:
        try:
            return await work()
        except SQLAlchemyError as error:
            _log.warning("the store failed, trying again in %s s: %s", wait, error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST)
