"""Settings and fixtures for the whole test suite."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from rich.text import Text

import zataku.cli
import zataku.terminal
from tests import toy
from zataku.games import _games, games
from zataku.kernel.game import Game, View
from zataku.language import Speaker

# Speed is measured in bench/, never by a timed test; the same examples are drawn in every run.
settings.register_profile("zataku", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("zataku")

REAL_PICTURE = zataku.terminal.picture


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy game, playable by its name like any other."""
    games()
    monkeypatch.setitem(_games, toy.GAME.name, toy.GAME)

    def picture(game: Game, view: View, speaker: Speaker) -> object:
        if game is not toy.GAME:
            return REAL_PICTURE(game, view, speaker)
        lines = [f"round {view['round']}  prize {view['prize']}"]
        for seat, sheet in enumerate(view["seats"]):
            hand = " ".join("?" if card is None else str(card) for card in sheet["hand"])
            lines.append(f"{speaker.seat(seat)}: {sheet['coins']} coins, {sheet['points']} points, hand {hand}")
        return Text("\n".join(lines))

    monkeypatch.setattr(zataku.terminal, "picture", picture)
    monkeypatch.setattr(zataku.cli, "picture", picture)
    return toy.GAME


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, and no language set by the machine."""
    monkeypatch.chdir(tmp_path)
    for variable in ("ZATAKU_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path
