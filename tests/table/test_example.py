"""The client in the documents plays a whole match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from docs.examples.api_client import play
from tests.table.server import Server
from zataku.cli import app


@pytest.mark.parametrize("game", ["three-lanterns", "white-castle"])
def test_the_example_plays_a_match(server: Server, tmp_path: Path, game: str) -> None:
    record = play(server.address, game)
    assert record["over"]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", str(file)])
    assert result.exit_code == 0, result.output
