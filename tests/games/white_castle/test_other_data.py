"""What no source names can be replaced: matches end and the rule tests hold with other legal values."""

from __future__ import annotations

import subprocess
import sys

from tests import engine

#: Files whose tests carry rules.
RULES = ("examples", "gains", "members", "rounds", "scoring", "seals_and_influence", "setup", "solo", "spaces", "turn")


def test_reconstructed_components_can_be_replaced() -> None:
    engine.replaces_rules("rules")
    command = [sys.executable, "-m", "tests.games.white_castle.other_data", *RULES]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
