"""Reconstructed values can be replaced: the game plays on, and no rule test depends on ours."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import run

from tests.games.bitoku.conftest import OF_THE_FILE

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
#: It must not be imported here, since it changes how component files are read.
ALTERED = "tests.games.bitoku.altered"
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
MATCHES = """
import tests.games.bitoku.altered
from random import Random
from tests.conformance import battery
from zataku.games import games
from zataku.games.bitoku.components import KODAMA_LENGTH, TREASURES
assert (KODAMA_LENGTH, TREASURES[0]) == (8, (8, 5, 3))
game = games()["bitoku"]
kit = battery.kit_of(game)
for number in range(50):
    case = battery.Case(game, 1 + number % 4, {}, kit)
    battery.scores_can_be_recounted(case, battery.play_without_log(case, number, f"replaced-{number}"))
for players in game.players:
    battery.events_tell_what_happened(battery.Case(game, players, {}, kit), "replaced")
"""


def test_random_matches_end_with_other_values() -> None:
    done = run([sys.executable, "-c", MATCHES], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_rule_tests_hold_with_other_values() -> None:
    files = [file for file in sorted(HERE.glob("test_*.py")) if file.stem.removeprefix("test_") not in OF_THE_FILE]
    assert len(files) > 10
    command = [sys.executable, "-m", "pytest", "-q", "-p", ALTERED, "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = run([*command, *map(str, files)], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
