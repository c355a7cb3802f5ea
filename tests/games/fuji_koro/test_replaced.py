"""Reconstructed values can be replaced: the game plays on, and no rule test depends on ours."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import run

from tests import engine
from tests.games.fuji_koro.conftest import OF_THE_FILE

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
#: It must not be imported here, since it changes how component files are read.
ALTERED = "tests.games.fuji_koro.altered"
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
#: Beside what belongs to the file, tests of bots, of words and of scenes, whose dice are drawn with the file's faces.
OTHERS = (*OF_THE_FILE, "candidates", "cooperation", "every_way", "forecast", "scenes", "telling")
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


def test_the_rule_tests_hold_with_other_values() -> None:
    engine.replaces_rules("the box")
    files = [str(file) for file in sorted(HERE.glob("test_*.py")) if file.stem.removeprefix("test_") not in OTHERS]
    assert len(files) > 10
    command = [sys.executable, "-m", "pytest", "-q", "-p", ALTERED, "-p", "no:cacheprovider", "-p", "no:xdist", *files]
    done = run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
