"""Tuples are shared by clones and never changed: they are replaced whole."""

from __future__ import annotations

from typing import Any, TypeVar

Items = TypeVar("Items", bound=tuple[Any, ...])
Item = TypeVar("Item")


def replaced(items: Items, index: int, item: object) -> Items:
    """The tuple with one item replaced."""
    # By way of a list: faster than putting slices together.
    changed = [*items]
    changed[index] = item
    return tuple(changed)  # type: ignore[return-value]


def without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """The tuple but for the first item that is this one."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]
