"""Collecting the games: folders of the project, and packages of others."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint, EntryPoints
from types import ModuleType

import pytest

import zataku
from tests import toy
from zataku import Told
from zataku.cli import main
from zataku.games import ENTRY_POINTS, board_of, collected, games, terminal_of
from zataku.language import LANGUAGES, Speaker

#: The module; under its name the library has the function.
COLLECTING = import_module("zataku.games")


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As if no game had been asked for yet."""
    monkeypatch.setattr(COLLECTING, "_games", {})
    return monkeypatch


def install(monkeypatch: pytest.MonkeyPatch, game: zataku.Game) -> None:
    """A package of somebody else that brings a game."""
    package = ModuleType("lantern_makers")
    package.GAME = game  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, package.__name__, package)
    point = EntryPoint("lanterns", "lantern_makers:GAME", ENTRY_POINTS)
    monkeypatch.setattr(COLLECTING, "entry_points", lambda group: EntryPoints([point]).select(group=group))


def test_a_game_of_another_package_is_found(fresh: pytest.MonkeyPatch) -> None:
    install(fresh, toy.GAME)
    assert zataku.game("three-lanterns") is toy.GAME
    assert zataku.new_match("three-lanterns", 2, "a").decision is not None
    assert terminal_of(toy.GAME) is None
    assert board_of(toy.GAME) is None


def test_two_games_of_one_name_are_refused(fresh: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    install(fresh, replace(toy.GAME, name="bamboo"))
    with pytest.raises(Told, match=r"two games are called 'bamboo': zataku\.games\.bamboo and tests\.toy") as refused:
        games()
    for language in LANGUAGES:
        said = Speaker(None, language).say(refused.value.told)
        assert "zataku.games.bamboo" in said
        assert "{" not in said
    fresh.setattr(sys, "argv", ["zataku", "games"])
    fresh.setenv("ZATAKU_LANGUAGE", "en")
    with pytest.raises(SystemExit):
        main()
    assert "Two games are called “bamboo”" in capsys.readouterr().err


def test_a_game_found_twice_is_one_game() -> None:
    assert collected(iter([toy.GAME, toy.GAME])) == {"three-lanterns": toy.GAME}
