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
from zataku.games.fuji_koro import components, crafting, gear, setup
from zataku.games.fuji_koro.judgement import cooperation, forecast, judging, strength
from zataku.games.fuji_koro.steps import common, exploring, resting

#: The module; in the package the name stands for its function.
VIEW = import_module("zataku.games.fuji_koro.view")
#: Tests of how the values of the file look and are called.
OF_THE_FILE = ("board", "components", "elements", "replaced")
KNOWN: dict[str, Any] = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))


def _merge(data: dict[str, Any]) -> None:
    for name, values in KNOWN.items():
        if name != "boards":
            data[name] |= values
    # Of a board only shapes, colour and first gear are reconstructed.
    for board in data["boards"]["items"]:
        board |= KNOWN["boards"][board["id"]]


def _renew() -> None:
    crafting._sites.clear()
    VIEW._maps.clear()
    for module in (crafting, gear, resting, setup, VIEW, cooperation, forecast, judging, strength):
        for kept in vars(module).values():
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()


BOX = Box(
    components,
    _merge,
    {
        common: ("_CALLS", "_ERUPTIONS", "_RESULTS"),
        crafting: ("_LEFT_ORDER", "_RIGHT_ORDER", "_TWO_ORDER", "_HELMET_ORDER", "_SANDALS_ORDER"),
        exploring: ("_LAVA", "_SPOTS"),
        judging: ("DICE_MEANS",),
        forecast: ("DIE_MEAN", "DIE_VARIANCE"),
    },
    _renew,
)


@pytest.fixture(scope="module", autouse=True)
def known_box(request: pytest.FixtureRequest) -> Iterator[None]:
    """The values of `box.toml`, for all rule tests of a file."""
    # A compiled engine knows nothing but its file, whose values are those of the box as long as nobody replaces them.
    if request.module.__name__.rpartition("test_")[2] in OF_THE_FILE or engine.COMPILED:
        yield
        return
    with BOX.open():
        yield
