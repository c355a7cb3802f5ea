"""A position as plain data: how a match was set up, what was chosen, and values set by hand afterwards.

Lessons and figures are made from such data. What is set are values that a state already has, by their path from it
(`sheets.0.coins`); a value takes the shape of the one it replaces, and anything else is a ValueError that says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from .game import Game, Settings
from .hidden import Bag
from .match import Match
from .tuples import replaced


@dataclass(frozen=True, slots=True)
class Position:
    """Where a match stands: after the choices `play`, then `walk` choices of chance, with `values` set."""

    players: int
    seed: str
    options: Settings = field(default_factory=dict)
    play: Sequence[str] = ()
    walk: int = 0
    values: Mapping[str, Any] = field(default_factory=dict)

    def match(self, game: Game) -> Match:
        """The match in this position; ValueError if there is no such position."""
        match = Match(game, self.players, self.seed, self.options)
        for code in self.play:
            match.choose(code)
        chance = Random(self.seed)
        for _ in range(self.walk):
            match.choose(chance.choice(match.state.offer))
        for path, value in self.values.items():
            put(match.state, path, value)
        match.state.ask_again()
        return match


def put(root: object, path: str, value: object) -> None:
    """Set the value at a path from an object, through fields, lists and tuples."""
    first, _, rest = path.partition(".")
    _put(root, first, _changed(_part(root, first, path), rest, value, path), path)


def _changed(old: object, path: str, value: object, whole: str) -> object:
    """What stands in the place of an old value once the value at a path inside it is set."""
    if not path:
        return _like(old, value, whole)
    first, _, rest = path.partition(".")
    new = _changed(_part(old, first, whole), rest, value, whole)
    if isinstance(old, tuple):
        return replaced(old, int(first), new)
    _put(old, first, new, whole)
    return old


def _part(owner: object, name: str, whole: str) -> object:
    try:
        return owner[int(name)] if isinstance(owner, (list, tuple)) else getattr(owner, name)
    except (AttributeError, IndexError, ValueError):
        raise ValueError(f"there is no {name!r} on the way to {whole!r}") from None


def _put(owner: object, name: str, value: object, whole: str) -> None:
    if isinstance(owner, list):
        owner[int(name)] = value
    elif isinstance(owner, tuple):
        raise ValueError(f"{whole!r} begins inside a tuple")
    else:
        setattr(owner, name, value)


def _like(old: object, value: object, whole: str) -> object:
    """The value in the shape of the one that it replaces."""
    if isinstance(old, (tuple, list)) and isinstance(value, list):
        example = old[0] if old else 0
        return type(old)(_like(example, item, whole) for item in value)
    if isinstance(old, Bag) and isinstance(value, list):
        return Bag(value)
    if type(old) is type(value) and isinstance(value, (int, str)):
        return value
    raise ValueError(f"{whole!r} is {type(old).__name__} and cannot be set to {value!r}")
