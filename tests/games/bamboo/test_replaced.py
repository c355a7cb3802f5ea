"""Reconstructed values can be replaced: the game plays on, and no rule test depends on ours."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import run

from tests import engine

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
#: It must not be imported here, since it changes how component files are read.
ALTERED = "tests.games.bamboo.altered"
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
#: The tests of rules; how things look and are called is tested with the values of the file.
RULES = ("actions", "autumn", "harmony", "night", "scoring", "setup", "spirits", "summer", "winter", "year")
MATCHES = """
import tests.games.bamboo.altered
from random import Random
from zataku.games.bamboo import GAME
from zataku.games.bamboo.components import COMPONENTS
from zataku.kernel.match import Match
assert COMPONENTS.market[0][0].price == 4
for number in range(50):
    match = Match(GAME, 2 + number % 3, f"replaced-{number}", {"side": ("day", "night")[number % 2]})
    match.state.playout(Random(number))
"""


def test_random_matches_end_with_other_values() -> None:
    done = run([sys.executable, "-c", MATCHES], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_rule_tests_hold_with_other_values() -> None:
    engine.replaces_rules("the market")
    files = [str(HERE / f"test_{name}.py") for name in RULES]
    command = [sys.executable, "-m", "pytest", "-q", "-p", ALTERED, "-p", "no:cacheprovider", *files]
    done = run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
