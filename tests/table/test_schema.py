"""Whatever a program sends to the API, the server makes no mistake (no 5xx), and says so in the promised form."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.table.client import Client
from zataku.table.app import create_app
from zataku.table.settings import Settings


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A client with a token, and a table to find."""
    file: Path = tmp_path_factory.mktemp("schema") / "tables.sqlite"
    app = create_app(Settings(database=f"sqlite:///{file}", pace=0, generosity=1e6))
    with Client(app=app) as client:
        client.house.thinking.elsewhere = asyncio.to_thread  # type: ignore[method-assign, assignment]
        yield client, client.player("Ann")


def test_no_input_makes_the_server_fail(person: Any) -> None:
    client, ann = person
    schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
    id = ann.table("here", "here", game="white-castle")["id"]
    tried = 0

    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]
        if operation.path.endswith("/stream"):
            continue

        @settings(
            max_examples=12,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            deadline=None,
            database=None,
            derandomize=True,
        )
        def run(case: Any) -> None:
            nonlocal tried
            tried += 1
            if "id" in case.path_parameters and tried % 2:
                case.path_parameters["id"] = id
            asked = case.as_transport_kwargs(base_url="http://testserver.local")
            asked["headers"] = {**dict(asked.get("headers") or {}), **ann.headers}
            for name in ("cookies", "files"):
                asked.pop(name, None)
            answer = client.request(**asked)
            assert answer.status_code < 500, (case.method, case.path, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["message"]

        given(case=operation.as_strategy())(run)()
    assert tried > 150
