"""The documents cannot rot: their examples run, and what they point to is there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

from tests.conformance import battery, test_conformance
from tests.language import test_messages
from zataku import games
from zataku.cli import app
from zataku.kernel.game import Game
from zataku.language import LANGUAGES
from zataku.language.reference import rules_of

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(
        re.findall(r"```python\n(import zataku.*?|from random.*?)```", page.read_text(), re.DOTALL)
    )
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_site_is_built_without_network(tmp_path: Path) -> None:
    """Strictly: a link that leads nowhere, or a name that the reference cannot find, is an error."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    proxies = dict.fromkeys(("http_proxy", "https_proxy"), "http://127.0.0.1:9")
    environment = {**os.environ, **proxies, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert "new_match" in (tmp_path / "site" / "reference.html").read_text(encoding="utf-8")


#: A file of the game that adding-a-game.md builds: its first line, a comment, is its name.
FILE = re.compile(r"```\w+\n(?:# |<!-- )(?P<name>[\w/]+\.\w+)(?: -->)?\n(?P<text>.*?)```", re.DOTALL)


@pytest.fixture
def stones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of adding-a-game.md, in a folder of its own among the games."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    folder = tmp_path / "games" / "stepping_stones"
    for found in FILE.finditer(page):
        file = tmp_path / found["name"] if found["name"].startswith("tests/") else folder / found["name"]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found["text"], encoding="utf-8")
    for language in LANGUAGES[1:]:
        (folder / "text" / f"{language}.ftl").write_text((folder / "text" / "en.ftl").read_text(encoding="utf-8"))
    collecting = import_module("zataku.games")
    monkeypatch.setattr(collecting, "__path__", [*collecting.__path__, str(folder.parent)])
    monkeypatch.setattr(collecting, "_games", {})
    return games()["stepping-stones"]


def load(file: Path) -> ModuleType:
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_game_that_is_built_step_by_step_can_be_played(stones: Game, tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "stepping_stones"
    for case in battery.cases(stones, load(folder / "kit.py")):
        test_conformance.test_a_match_holds_the_contract_at_every_decision(case)
        test_conformance.test_no_two_places_are_refused_in_the_same_words(case)
        battery.play(case, "verbs", battery.every_offered_verb_has_a_handler)
    tests = vars(load(folder / "test_rules.py"))
    held = {id for test in tests.values() for mark in getattr(test, "pytestmark", ()) for id in mark.args}
    assert held == rules_of(stones.folder, "en").keys()
    for name, test in tests.items():
        if name.startswith("test_"):
            test()
    test_messages.test_no_message_of_a_game_is_unused(stones)
    test_messages.test_no_message_of_a_game_is_missing(stones)
    played = CliRunner().invoke(app, ["play", stones.name, "--seed", "a", "-l", "en"], input="1\n" * 20)
    assert played.exit_code == 0, played.output
    assert "Under water:" in played.output
    assert "Total" in played.output
