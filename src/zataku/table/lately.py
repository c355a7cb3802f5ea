"""What was made lately, for whoever asks for the same again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Lately(Generic[T]):
    """The last so many things that were asked for, by what they were made from."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = make()
            if len(self._made) > self._most:
                self._made.popitem(last=False)
        else:
            self._made.move_to_end(key)
        return found
