"""Reconstructed values can be replaced: the game plays on with other ones."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import run

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
#: It must not be imported here, since it changes how component files are read.
ALTERED = "tests.games.fuji_koro.altered"
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
#: Tests of rules that depend on no reconstructed value.
RULES = ("duels", "gear")
MATCHES = """
import tests.games.fuji_koro.altered
from tests.conformance import battery
from zataku.games import games
from zataku.games.fuji_koro.components import COUNTDOWN, DRAGONS, POCKET_PLACES
assert (COUNTDOWN[0], DRAGONS[0].health, POCKET_PLACES) == (0, 9, 3)
game = games()["fuji-koro"]
kit = battery.kit_of(game)
cases = list(battery.cases(game, kit))
for number in range(50):
    battery.components_stay(cases[number * 7 % len(cases)], number, f"replaced-{number}")
for case in cases[::9]:
    battery.events_tell_what_happened(case, "replaced")
"""


def test_random_matches_end_with_other_values() -> None:
    done = run([sys.executable, "-c", MATCHES], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_rule_tests_without_reconstructed_values_hold() -> None:
    files = [str(HERE / f"test_{name}.py") for name in RULES]
    command = [sys.executable, "-m", "pytest", "-q", "-p", ALTERED, "-p", "no:cacheprovider", "-p", "no:xdist", *files]
    done = run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
