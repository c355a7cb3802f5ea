"""Every game, played and told by the commands in every language."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import zataku
from zataku.arena import fixtures, play, play_all
from zataku.cli import app
from zataku.language import LANGUAGES, Speaker

GAMES = list(zataku.games())

pytestmark = pytest.mark.usefixtures("home")
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, arguments, input=typed)


def assert_well_said(result: Result) -> None:
    assert result.exit_code == 0, result.output[-3000:]
    assert "{" not in result.output, re.findall(r".*\{.*", result.output)[:5]


@every_game
@every_language
def test_a_match_is_played_saved_told_and_verified(game: str, language: str) -> None:
    players = LANGUAGES.index(language) % len(zataku.game(game).players)
    count = zataku.game(game).players[players]
    result = run(
        "play",
        game,
        "--players",
        str(count),
        "--seed",
        language,
        "--save",
        "m.json",
        "-l",
        language,
        typed="1\n" * 2000,
    )
    assert_well_said(result)
    assert json.loads(Path("m.json").read_text())["over"] is True
    assert Speaker(None, language).text("score-total") in result.output
    assert_well_said(run("replay", "m.json", "-l", language))
    assert_well_said(run("verify", "m.json", "-l", language))


@every_game
@every_language
def test_help_and_reasons_are_told_at_every_decision(game: str, language: str) -> None:
    result = run("play", game, "--seed", "a", "-l", language, typed="?\nwhy\n1?\nlog\n2\n1\n" * 25 + "u\nquit\n")
    assert_well_said(result)


@every_game
@every_language
def test_components_and_rules_are_listed(game: str, language: str) -> None:
    assert_well_said(run("components", game, "-l", language))
    assert run("components", game, "--items", "-l", language).exit_code == 0
    assert run("rules", game, "-l", language).exit_code == 0
    assert_well_said(run("games", "-l", language))


@every_game
def test_a_series_has_the_same_results_on_any_number_of_cores(game: str) -> None:
    series = fixtures(game, zataku.game(game).players[-1], ["random"], 4, "s", {})
    assert list(play_all(series, 2)) == [play(fixture) for fixture in series]


@every_game
def test_the_benchmark_compares_with_a_peer(game: str) -> None:
    result = run("bench", "--game", game, "--seconds", "0.02", "--slices", "1", "--json", "speed.json")
    assert result.exit_code == 0, result.output
    assert json.loads(Path("speed.json").read_text())[0]["decision_ratio"] > 0


@every_game
def test_a_person_plays_at_a_real_terminal(game: str) -> None:
    """A whole match at a terminal of its own, answering each question when it comes."""
    keyboard, screen = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", "ZATAKU_LANGUAGE": "en"}
    process = subprocess.Popen(
        [sys.executable, "-m", "zataku", "play", game, "--seed", "a", "--save", "m.json"],
        stdin=screen,
        stdout=screen,
        stderr=screen,
        env=environment | {"PYTHONPATH": str(Path(zataku.__file__).parents[1])},
    )
    os.close(screen)
    seen = b""
    answered = 0
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if select.select([keyboard], [], [], 0.5)[0]:
            try:
                part = os.read(keyboard, 65536)
            except OSError:
                break
            if not part:
                break
            seen += part
            while seen.count(b", ?]") > answered:
                os.write(keyboard, b"1\n")
                answered += 1
        elif process.poll() is not None:
            break
    os.close(keyboard)
    assert process.wait(10) == 0, seen[-2000:].decode(errors="replace")
    text = seen.decode()
    assert "\x1b[" in text
    assert "Traceback" not in text
    assert "Total" in text
    assert json.loads(Path("m.json").read_text())["over"] is True
