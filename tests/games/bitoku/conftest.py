"""Rule tests bring reconstructed values themselves: whatever the component file holds, they stay true."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache, partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import zataku.kernel.components as kernel_components
from tests import engine
from zataku.games.bitoku import components, scoring
from zataku.games.bitoku.steps import kodamas, paths, purchases, summer
from zataku.games.bitoku.steps.common import position_of
from zataku.games.bitoku.steps.effects import compile_all
from zataku.games.bitoku.vocabulary import LEAVE, START

#: Tests of how the values of the file look and are called.
OF_THE_FILE = ("board", "board_browser", "components", "elements", "icons", "replaced", "terminal", "words")
BOX: dict[str, Any] = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", autouse=True)
def known_box(request: pytest.FixtureRequest) -> Iterator[None]:
    """The values of `box.toml`, for all rule tests of a file."""
    if request.module.__name__.rpartition("test_")[2] in OF_THE_FILE:
        yield
        return
    engine.replaces_rules("the box")
    laid = Laid()
    laid.lay(_known())
    yield
    laid.put_back()


@cache
def _known() -> ModuleType:
    """The components as they would be with the values of the box."""
    read = kernel_components.read_components

    def merged(text: str) -> dict[str, Any]:
        data = read(text)
        for name, values in BOX.items():
            data[name] |= values
        return data

    spec = spec_from_file_location("known_components", components.__file__)
    assert spec is not None
    assert spec.loader is not None
    known = module_from_spec(spec)
    sys.modules["known_components"] = known
    kernel_components.read_components = merged
    try:
        spec.loader.exec_module(known)
    finally:
        kernel_components.read_components = read
    return known


class Laid:
    """Values laid over those of the game, and what was there before."""

    def __init__(self) -> None:
        self._undo: list[Callable[[], None]] = []

    def lay(self, known: ModuleType) -> None:
        for name, value in vars(known).items():
            if not name.isupper():
                continue
            before = getattr(components, name)
            if isinstance(value, dict):
                self._refill(before, value)
            elif isinstance(value, tuple) and value and is_dataclass(value[0]):
                self._retouch(before, value)
            elif value != before:
                self._exchange(name, before, value)
        self._derive()

    def put_back(self) -> None:
        for undo in reversed(self._undo):
            undo()
        self._derive()

    def _refill(self, there: dict[Any, Any], value: dict[Any, Any]) -> None:
        before = dict(there)
        there.update(value)
        self._undo.append(partial(there.update, before))

    def _retouch(self, there: tuple[Any, ...], value: tuple[Any, ...]) -> None:
        """The same pieces, showing something else."""
        for piece, known in zip(there, value, strict=True):
            for field in fields(piece):
                before = getattr(piece, field.name)
                object.__setattr__(piece, field.name, getattr(known, field.name))
                self._undo.append(partial(object.__setattr__, piece, field.name, before))

    def _exchange(self, name: str, before: object, value: object) -> None:
        """A number or a table, wherever it was imported to."""
        for module in [module for key, module in sys.modules.items() if ".bitoku" in key]:
            if getattr(module, name, None) is before:
                setattr(module, name, value)
                self._undo.append(partial(setattr, module, name, before))

    def _derive(self) -> None:
        """What the rules work out of the components when they are loaded."""
        at = tuple(tuple(each for each in LEAVE if position_of(each) == position) for position in START)
        _everywhere("BRANCHES_AT", at)
        _everywhere("GATES", tuple((1 << branch, position_of(branch)) for branch in paths.GATE_OF_BRANCH))
        paths._NEEDED = components.BRIDGES * len(components.PATHS)
        route = components.ROCK_ROUTE
        kodamas.TOUCHING = tuple(
            tuple(index for index, space in enumerate(route) if min(space.touches) < rocks)
            for rocks in range(components.ROCK_SPACES + 1)
        )
        compile_all()
        for kept in (scoring._path_points, scoring._destiny_points, summer.harmony, purchases.fitting):
            kept.cache_clear()


def _everywhere(name: str, value: object) -> None:
    """A table of `paths`, and where it was imported to."""
    before = getattr(paths, name)
    for module in [module for key, module in sys.modules.items() if ".bitoku" in key]:
        if getattr(module, name, None) is before:
            setattr(module, name, value)
