"""Rules that lead elsewhere have a new version number, or records and matches in databases would silently go wrong.

`versions.json` holds, for each version that a game has had since it is kept, how matches of that version went: who had
to decide, among what, and the scores. What stands there for a version never changes. With rules that lead elsewhere
raise the game's version, then `ZATAKU_UPDATE_TRACES=1 pytest tests/conformance` writes down how the new one goes.
"""

from __future__ import annotations

import json
import os
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

from zataku.games import games
from zataku.kernel.game import Game
from zataku.kernel.match import Match

FILE = Path(__file__).parent / "versions.json"
#: Matches for each player count.
MATCHES = 2


def course(game: Game) -> str:
    """How matches at every player count go; the order in which options are named does not matter."""
    hashed = blake2b(digest_size=16)
    for players in game.players:
        for number in range(MATCHES):
            seed = f"version-{players}-{number}"
            match = Match(game, players, seed, game.brisk)
            rng = Random(seed)
            while not match.over:
                codes = sorted(option.code for option in match.state.offer)
                code = rng.choice(codes)
                hashed.update(f"{match.state.seat} {' '.join(codes)} > {code}\n".encode())
                match.choose(code)
            hashed.update(json.dumps(match.scores.plain(), sort_keys=True).encode())
    return hashed.hexdigest()


@pytest.mark.parametrize("name", games())
def test_rules_that_lead_elsewhere_have_a_new_version(name: str) -> None:
    game = games()[name]
    known: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    now = course(game)
    then = known.setdefault(name, {})
    if os.environ.get("ZATAKU_UPDATE_TRACES") and game.version not in then:
        then[game.version] = now
        FILE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    assert game.version in then, f"{name} {game.version} is new: write down how it goes with ZATAKU_UPDATE_TRACES=1"
    assert then[game.version] == now, f"{name} goes otherwise than version {game.version} did: raise its version"
