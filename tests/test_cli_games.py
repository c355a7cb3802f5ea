"""Every game, played and told by the commands in every language."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import zataku
from zataku.arena import Crew, fixtures, play, play_all
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
        *(word for name, value in zataku.game(game).brisk.items() for word in ("--option", f"{name}={value}")),
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
    series = fixtures(game, zataku.game(game).players[-1], ["random"], 4, "s", zataku.game(game).brisk)
    assert list(play_all(series, Crew(2))) == [play(fixture) for fixture in series]


@every_game
def test_the_benchmark_compares_with_a_peer(game: str) -> None:
    result = run("bench", "--game", game, "--seconds", "0.02", "--slices", "1", "--json", "speed.json")
    assert result.exit_code == 0, result.output
    assert json.loads(Path("speed.json").read_text())[0]["decision_ratio"] > 0


#: Seconds without a sign from the program after which a key is typed again.
SILENCE = 5.0


def _sit_down() -> None:
    """The terminal is the program's own: Ctrl-C typed there reaches it, even if these tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A terminal of its own, with the program running in it."""

    def __init__(self, *arguments: str) -> None:
        self.keyboard, screen = pty.openpty()
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", "ZATAKU_LANGUAGE": "en"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "zataku", *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            start_new_session=True,
            preexec_fn=_sit_down,
            env=environment | {"PYTHONPATH": str(Path(zataku.__file__).parents[1])},
        )
        os.close(screen)

    def answer(self, answer: str, then: str = "") -> str:
        """Type the answer at each question (or once, and `then` at the second); everything seen until the end."""
        seen = typed = b""
        asked = 0
        while True:
            if typed and not select.select([self.keyboard], [], [], SILENCE)[0]:
                os.write(self.keyboard, typed)  # the key came before the program looked at its keyboard
                continue
            try:
                part = os.read(self.keyboard, 65536)
            except OSError:  # the program has closed its side
                break
            seen += part
            while seen.count(b", ?]") > asked:
                asked += 1
                if then and asked > 2:
                    continue
                if then and asked == 2:
                    time.sleep(0.3)  # a person reads the question before leaving
                typed = (then if then and asked == 2 else answer).encode()
                os.write(self.keyboard, typed)
        os.close(self.keyboard)
        assert self.process.wait(60) == 0, seen[-2000:].decode(errors="replace")
        text = seen.decode()
        assert "Traceback" not in text
        return text


@every_game
def test_a_person_plays_at_a_real_terminal(game: str) -> None:
    text = Terminal("play", game, "--seed", "a", "--save", "m.json").answer("1\n")
    assert "\x1b[" in text
    assert "Total" in text
    assert json.loads(Path("m.json").read_text())["over"] is True


@every_game
@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_a_person_who_leaves_the_terminal_keeps_the_match(game: str, key: str) -> None:
    text = Terminal("play", game, "--seed", "a", "--save", "m.json").answer("1\n", then=key)
    assert "You left the table." in text
    record = json.loads(Path("m.json").read_text())
    assert record["choices"]
    assert not record["over"]
