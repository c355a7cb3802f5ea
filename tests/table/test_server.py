"""The commands that serve the table, and the promise about the dice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from typer.testing import CliRunner

import zataku
from tests.table.server import ROOT, free_port
from zataku.cli import app
from zataku.table import server as server_module
from zataku.table.fairness import commitment, new_seed
from zataku.table.server import CannotServe, address, serve_table
from zataku.table.settings import Settings


def test_the_command_serves_and_stops(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "zataku", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'data' / 't.sqlite'}"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "ZATAKU_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2) as answer:
                    page = answer.read().decode()
                    break
            except OSError:
                assert process.poll() is None, process.communicate()[0]
                time.sleep(0.05)
        assert "The White Castle" in page
        # An open stream does not keep the server from stopping.
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=2):
            process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=20)
    finally:
        process.kill()
        process.wait()
    assert f"http://127.0.0.1:{port}/" in said
    assert "Traceback" not in said


def test_alone_the_command_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(server_module, "serve_table", lambda *args, **named: asked.extend([*args[1:], named]))
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 0, result.output
    assert asked == ["127.0.0.1", 8000, 1, {"open_browser": True}]
    assert "http://127.0.0.1:8000/" in result.output


def test_what_cannot_be_served_is_said(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 't.sqlite'}"
    with pytest.raises(CannotServe, match="one worker"):
        serve_table(Settings(database=file), "127.0.0.1", free_port(), 2)
    with pytest.raises(CannotServe, match="sqlite:///FILE"):
        serve_table(Settings(database="oracle://x"), "127.0.0.1", free_port(), 1)
    result = CliRunner().invoke(app, ["serve", "--database", "oracle://x", "--port", str(free_port()), "-l", "en"])
    assert result.exit_code == 2
    assert "oracle is no database for tables" in result.output


def test_addresses() -> None:
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("::1", 80) == "http://[::1]:80/"


@pytest.mark.parametrize("kept", [True, False])
def test_verify_checks_the_promise(tmp_path: Path, kept: bool) -> None:
    match = zataku.new_match("three-lanterns", 2, new_seed())
    while not match.over:
        match.choose(match.state.offer[0])
    promised = commitment(match.seed) if kept else commitment("another")
    file = tmp_path / "r.json"
    file.write_text(json.dumps(match.record() | {"commitment": promised}))
    result = CliRunner().invoke(app, ["verify", str(file), "-l", "en"])
    assert result.exit_code == (0 if kept else 2), result.output
    assert ("not the one that was promised" in result.output) is not kept
