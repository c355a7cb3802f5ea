"""The client in the documents plays a whole match."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from docs.examples.api_client import Client, play
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


def test_the_example_misses_nothing_however_late_it_listens(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that chooses between the client's look at the table and its wait for news is not waited for in vain."""
    ask = Client.ask

    def ask_and_dawdle(self: Client, method: str, path: str, **body: Any) -> Any:
        answer = ask(self, method, path, **body)
        if "/decision" in path and not answer["over"] and not answer["options"]:
            time.sleep(0.2)
        return answer

    monkeypatch.setattr(Client, "ask", ask_and_dawdle)
    playing = threading.Thread(target=play, args=(server.address, "three-lanterns"), daemon=True)
    playing.start()
    playing.join(60)
    assert not playing.is_alive()
