"""Which engine plays, and when a compiled one is left aside."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from subprocess import run

import pytest

import zataku
from zataku import engine

ROOT = Path(__file__).parent.parent


def imported(wanted: str) -> str:
    """What a fresh process says when it is asked for this engine."""
    environment = {**os.environ, "ZATAKU_ENGINE": wanted, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", "import zataku; print(zataku.ENGINE)"]
    done = run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def test_the_tests_run_the_engine_they_were_asked_for() -> None:
    assert os.environ["ZATAKU_ENGINE"] == zataku.ENGINE


def test_the_plain_engine_can_be_asked_for() -> None:
    assert imported("plain") == "plain"


def test_an_unknown_engine_is_refused() -> None:
    assert imported("steam") == "ImportError: ZATAKU_ENGINE can be plain or compiled, not 'steam'"


def test_who_insists_on_a_compiled_engine_gets_it_or_is_told() -> None:
    said = imported("compiled")
    assert said == "compiled" or "`make fast` compiles it" in said


def test_a_changed_source_leaves_the_compiled_engine_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = tmp_path / "compiled.json"
    monkeypatch.setattr(engine, "SOURCES", manifest)
    assert engine.is_current(), "in a wheel there is no list: its sources do not change"
    name = "kernel/tuples.py"
    look = engine.look(ROOT / "src" / "zataku" / name)
    manifest.write_text(json.dumps({name: look}), encoding="utf-8")
    assert engine.is_current()
    manifest.write_text(json.dumps({name: [look[0] - 1, look[1]]}), encoding="utf-8")
    assert not engine.is_current()
    manifest.write_text(json.dumps({"kernel/gone.py": look}), encoding="utf-8")
    assert not engine.is_current()
    manifest.write_text("{", encoding="utf-8")
    assert not engine.is_current()
