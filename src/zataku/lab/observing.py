"""Views as tensors: every leaf of a game's view is one named tensor, and all of them lie in one flat vector.

A view is nested data whose shape follows from the rules, so the shape is found by playing: a few random matches are
looked at from every seat, always the same ones. A list is as long as the longest that was seen, and a word is its
number among all words of the game's components and views. What does not fit (rare: a longer list) is left out.
"""

from __future__ import annotations

import tomllib
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, zip_longest
from random import Random
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from zataku.games import game as game_of
from zataku.kernel.chance import key_from_seed
from zataku.kernel.game import Game, Setting, Settings, View
from zataku.kernel.match import framed_view
from zataku.kernel.state import State

Vector: TypeAlias = NDArray[np.float32]

#: Stands where nothing is: None, the rest of a short list, a part of the view that is not there now.
MISSING = -99.0
#: Where a leaf can be a number or a word, words begin here.
WORDS = 1000.0
#: No number in a view lies beyond these.
LEAST, MOST = -1000.0, 100_000.0
#: How many random matches are looked at, and how many decisions of each at the most.
_MATCHES = 8
_DECISIONS = 1500


@dataclass
class _Shape:
    """What was seen at one place of the views."""

    parts: dict[str, _Shape] = field(default_factory=dict)
    item: _Shape | None = None
    longest: int = 0
    numbers: bool = False
    words: bool = False

    def look(self, value: object) -> None:
        if isinstance(value, Mapping):
            for name, part in value.items():
                self.parts.setdefault(str(name), _Shape()).look(part)
        elif isinstance(value, (list, tuple)):
            self.longest = max(self.longest, len(value))
            self.item = self.item or _Shape()
            for item in value:
                self.item.look(item)
        elif isinstance(value, str):
            self.words = True
        elif value is not None:
            self.numbers = True


class _Leaf:
    __slots__ = ("base", "shift")

    def __init__(self, base: int, shift: float) -> None:
        self.base = base
        self.shift = shift


class _Node:
    """Where the parts, the items and the value itself of one place of the views are written."""

    __slots__ = ("item", "leaf", "longest", "parts")

    def __init__(self, leaf: _Leaf | None, parts: dict[str, _Node], item: _Node | None, longest: int) -> None:
        self.leaf = leaf
        self.parts = parts
        self.item = item
        self.longest = longest

    def write(self, value: Any, position: int, out: array[float], words: Mapping[str, int]) -> None:
        kind = type(value)
        if kind is dict:
            parts = self.parts
            for name, part in value.items():
                node = parts.get(name)
                if node is not None and part is not None:
                    node.write(part, position, out, words)
        elif kind is list or kind is tuple:
            item = self.item
            if item is not None:
                position *= self.longest
                for each in value[: self.longest]:
                    if each is not None:
                        item.write(each, position, out, words)
                    position += 1
        elif self.leaf is not None:
            leaf = self.leaf
            if kind is str:
                number = words.get(value)
                if number is not None:
                    out[leaf.base + position] = number + leaf.shift
            else:
                out[leaf.base + position] = value

    def rewrite(self, old: Any, new: Any, position: int, out: array[float], words: Mapping[str, int]) -> None:
        """Like `write` where `old` stands already: only what has changed is touched."""
        kind = type(new)
        if type(old) is not kind or (kind is not dict and kind is not list and kind is not tuple):
            self.clear(position, out)
            if new is not None:
                self.write(new, position, out, words)
        elif kind is dict:
            for name, node in self.parts.items():
                before, after = old.get(name), new.get(name)
                # Views share what has not changed, and Python compares large things quickly.
                if before is not after and before != after:
                    node.rewrite(before, after, position, out, words)
        elif self.item is not None:
            item, longest = self.item, self.longest
            position *= longest
            for place, (before, after) in enumerate(zip_longest(old[:longest], new[:longest]), start=position):
                if before is not after and before != after:
                    item.rewrite(before, after, place, out, words)

    def clear(self, position: int, out: array[float]) -> None:
        """Nothing is here any more."""
        if self.leaf is not None:
            out[self.leaf.base + position] = MISSING
        for node in self.parts.values():
            node.clear(position, out)
        if self.item is not None:
            for place in range(position * self.longest, (position + 1) * self.longest):
                self.item.clear(place, out)


class Looker:
    """Somebody who looks again and again: each view as a vector, worked out from what has changed since the last."""

    def __init__(self, root: _Node, empty: array[float], words: Mapping[str, int]) -> None:
        self._root = root
        self._words = words
        self._vector = array("f", empty)
        self._view: View = {}

    def vector(self, view: View) -> Vector:
        """The view as one flat vector, the caller's own."""
        self._root.rewrite(self._view, view, 0, self._vector, self._words)
        self._view = view
        return np.array(self._vector, dtype=np.float32)


@dataclass(frozen=True)
class Tensor:
    """One named tensor: where it begins in the flat vector, and its shape."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))


class Observation:
    """How a match of this game, player count and options looks as numbers."""

    def __init__(self, game: Game, players: int, settings: Settings) -> None:
        shape = _Shape()
        seen = set(_words(_printed(game)))
        for view in _views(game, players, settings):
            shape.look(view)
            seen.update(_words(view))
        #: Every word, with its number.
        self.words: Mapping[str, int] = {word: number for number, word in enumerate(sorted(seen), start=1)}
        self.tensors: list[Tensor] = []
        self.size = 0
        self._root = self._laid_out(shape, "", ())
        self._empty = array("f", [MISSING]) * self.size

    def _laid_out(self, shape: _Shape, name: str, dimensions: tuple[int, ...]) -> _Node:
        leaf = None
        if shape.numbers or shape.words:
            tensor = Tensor(name, self.size, dimensions)
            self.tensors.append(tensor)
            leaf = _Leaf(self.size, WORDS if shape.numbers and shape.words else 0.0)
            self.size += tensor.size
        parts = {
            part: self._laid_out(inner, f"{name}.{part}" if name else part, dimensions)
            for part, inner in sorted(shape.parts.items())
        }
        item = None
        if shape.item is not None and shape.longest:
            item = self._laid_out(shape.item, f"{name}[]", (*dimensions, shape.longest))
        return _Node(leaf, parts, item, shape.longest)

    @property
    def space(self) -> gymnasium.spaces.Box:
        """The space in which all observations lie."""
        return gymnasium.spaces.Box(LEAST, MOST, (self.size,), np.float32)

    def vector(self, view: View) -> Vector:
        """A view as one flat vector."""
        out = array("f", self._empty)
        self._root.write(view, 0, out, self.words)
        return np.frombuffer(out, dtype=np.float32)

    def looker(self) -> Looker:
        """For one seat of one match after another: much faster than a view on its own."""
        return Looker(self._root, self._empty, self.words)

    def named(self, vector: Vector) -> dict[str, Vector]:
        """The parts of a flat vector by name: `seats[].goods.coin`, for example, has one number a seat."""
        return {
            tensor.name: vector[tensor.start : tensor.start + tensor.size].reshape(tensor.shape)
            for tensor in self.tensors
        }


def observation(game: str, players: int, options: Settings | None = None) -> Observation:
    """How matches look as numbers; worked out once for each game, player count and options."""
    known = game_of(game)
    settings = known.settings(players, options or {})
    return _observation(game, players, tuple(sorted(settings.items())))


@cache
def _observation(game: str, players: int, settings: tuple[tuple[str, Setting], ...]) -> Observation:
    return Observation(game_of(game), players, dict(settings))


def new_state(game: Game, players: int, settings: Settings, seed: str) -> State:
    """A match without log, record and undo: only its state, at the first decision."""
    state = game.new_state(players, settings, key_from_seed(seed), None)
    state.advance()
    return state


def _views(game: Game, players: int, settings: Settings) -> Iterator[View]:
    """What is seen in a few random matches, by everybody in turn, and at their ends."""
    lookers: tuple[int | None, ...] = (*range(game.seats(players)), None)
    for number in range(_MATCHES):
        rng = Random(number)
        state = new_state(game, players, settings, f"observation {number}")
        for decision in range(_DECISIONS):
            yield framed_view(game, state, state.seat if decision % 2 else lookers[decision // 2 % len(lookers)])
            if state.over:
                break
            state.apply(state.offer[int(rng.random() * len(state.offer))])
        yield framed_view(game, state, None)


def _printed(game: Game) -> Mapping[str, object]:
    """What the game's components say, where it keeps them in a file."""
    file = game.folder / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from chain.from_iterable(map(_words, value.values()))
    elif isinstance(value, (list, tuple)):
        yield from chain.from_iterable(map(_words, value))
