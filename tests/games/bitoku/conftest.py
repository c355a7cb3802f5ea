"""Rule tests bring reconstructed values themselves: whatever the component file holds, they stay true."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests import engine
from tests.games.laid import Box
from zataku.games.bitoku import components, scoring
from zataku.games.bitoku.steps import crossing, kodamas, paths, purchases, summer
from zataku.games.bitoku.steps.effects import compile_all

#: The module; in the package the name stands for its function.
VIEW = import_module("zataku.games.bitoku.view")
#: Tests of how the values of the file look and are called.
OF_THE_FILE = ("board", "board_browser", "components", "elements", "icons", "replaced", "terminal", "words")
KNOWN: dict[str, Any] = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))


def _merge(data: dict[str, Any]) -> None:
    for name, values in KNOWN.items():
        data[name] |= values


def _renew() -> None:
    compile_all()
    views = [kept for kept in vars(VIEW).values() if hasattr(kept, "cache_clear")]
    for kept in (
        scoring._path_points,
        scoring._destiny_points,
        summer.harmony,
        crossing._deeds,
        purchases.fitting,
        *views,
    ):
        kept.cache_clear()


BOX = Box(components, _merge, {paths: ("BRANCHES_AT", "GATES", "_NEEDED"), kodamas: ("TOUCHING",)}, _renew)


@pytest.fixture(scope="module", autouse=True)
def known_box(request: pytest.FixtureRequest) -> Iterator[None]:
    """The values of `box.toml`, for all rule tests of a file."""
    if request.module.__name__.rpartition("test_")[2] in OF_THE_FILE:
        yield
        return
    engine.replaces_rules("the box")
    with BOX.open():
        yield
