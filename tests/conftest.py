"""Settings and fixtures for the whole test suite."""

from __future__ import annotations

import signal
from collections.abc import Generator
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import HealthCheck, settings

from tests import engine, toy
from zataku.games import _games, games
from zataku.kernel.game import Game

# Speed is measured in bench/, never by a timed test; the same examples are drawn in every run.
settings.register_profile("zataku", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("zataku")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if engine.COMPILED else 'plain'}"


#: A broken rule may run for ever; no test takes nearly as long as this, those of the soak apart.
MOST_SECONDS = 600


#: What says that a test waits for other processes: a browser, a server, a database.
_WITH_OTHERS = ("browser", "postgres")
_TABLE = Path(__file__).parent / "table"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that waits for other processes is tried once more before it counts as failed; a test of rules never is.

    On two busy cores a browser or a server now and then has no time when a test needs it. The summary names them all.
    """
    for item in items:
        if _TABLE in item.path.parents or any(item.get_closest_marker(name) for name in _WITH_OTHERS):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test that waits for ever fails by itself (where the system can wake it)."""
    if item.get_closest_marker("soak") or not hasattr(signal, "SIGALRM"):
        return (yield)
    limit = item.get_closest_marker("seconds")
    before = signal.signal(signal.SIGALRM, _out_of_time)
    signal.setitimer(signal.ITIMER_REAL, limit.args[0] if limit else MOST_SECONDS)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _out_of_time(number: int, frame: FrameType | None) -> None:
    pytest.fail("the test takes too long: does it ever end?")


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy game, playable by its name like any other; it has no board, so its bare view is shown."""
    games()
    monkeypatch.setitem(_games, toy.GAME.name, toy.GAME)
    return toy.GAME


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, and no language set by the machine."""
    monkeypatch.chdir(tmp_path)
    for variable in ("ZATAKU_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path
