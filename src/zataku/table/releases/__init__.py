"""Rules of earlier releases: they tell the matches that were begun with them, and go on with those that run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import threading
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from zataku.table import telling

_HERE = Path(__file__).parent
_ANSWERING = _HERE / "answering.py"
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


class Release:
    """A process in which an earlier release answers; it ends with this one, and is begun anew if it was killed."""

    def __init__(self, archive: Path) -> None:
        self._archive = archive
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None

    def ask(self, id: str, do: str, given: Mapping[str, Any]) -> dict[str, Any]:
        """What the release answers about a match; ValueError if its rules do not allow it."""
        line = json.dumps({"id": id, "do": do, "given": given}) + "\n"
        with self._lock:
            said = self._answer(line) or self._answer(line)
        if not said:
            raise RuntimeError(f"the rules of {self._archive.name} do not answer")
        answer: dict[str, Any] = json.loads(said)
        if "refused" in answer:
            raise ValueError(answer["refused"])
        return answer

    def _answer(self, line: str) -> str:
        """A line; nothing if the process is gone."""
        process = self._process or self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
            said = process.stdout.readline()
        except OSError:
            said = ""
        if not said:
            process.kill()
            process.communicate()
            self._process = None
        return said

    def end(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.communicate()
                self._process = None

    def _started(self) -> subprocess.Popen[str]:
        # The process takes the folder away when it ends.
        folder = tempfile.mkdtemp(prefix="zataku-")
        with tarfile.open(self._archive) as archive:
            archive.extractall(folder, filter="data")
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(_ANSWERING), folder],
            env={**os.environ, "PYTHONPATH": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self._process


_running: dict[tuple[Path, bool], Release] = {}


def release_of(game: str, version: str, *, bots: bool = False) -> Release:
    """Where the matches of a version of a game are played; bots think in a process of their own."""
    archive = _known()[game, version]
    return _running.setdefault((archive, bots), Release(archive))


def end_releases() -> None:
    """End all of their processes; whoever asks one again begins it anew."""
    for release in _running.values():
        release.end()
