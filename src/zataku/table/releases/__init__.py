"""Rules of earlier releases: they tell the matches that were begun with them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from zataku.table import telling

_HERE = Path(__file__).parent
#: Seconds that a match may take to be told.
_PATIENCE = 120


@cache
def _known() -> Mapping[tuple[str, str], Path]:
    listed = tomllib.loads((_HERE / "releases.toml").read_text(encoding="utf-8"))
    return {
        (game, version): _HERE / archive for archive, versions in listed.items() for game, version in versions.items()
    }


def is_kept(game: str, version: str) -> bool:
    """Does an earlier release here have these rules?"""
    return (game, version) in _known()


def told_by_release(game: str, version: str, match: Mapping[str, Any]) -> dict[str, Any]:
    """A match as the release with this version of the game tells it; takes a second or two."""
    with tempfile.TemporaryDirectory(prefix="zataku-") as folder:
        with tarfile.open(_known()[game, version]) as archive:
            archive.extractall(folder, filter="data")
        done = subprocess.run(
            [sys.executable, "-P", telling.__file__],
            input=json.dumps({"game": game, **match}),
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=True,
        )
    told: dict[str, Any] = json.loads(done.stdout)
    return told
