"""The description of the API: it says what is sent and told, and whatever a program sends, the server never fails."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NotRequired, TypedDict

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.table.client import TOY, Client
from tests.table.server import ROOT
from tests.toy import GAME, Lanterns
from zataku.games import games
from zataku.kernel.match import Match
from zataku.table.api.schema import view_schema
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
    told = client.get("/api/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(told)
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
            documented = told["paths"][case.path][case.method.lower()]["responses"]
            assert str(answer.status_code) in documented, (case.method, case.path, answer.status_code)
            if answer.status_code >= 400:
                assert fits(told, "Refusal", answer.json())

        given(case=operation.as_strategy())(run)()
    assert tried > 150


def test_a_token_is_removed_by_the_digest_that_was_told(client: Client) -> None:
    ann = client.player("Ann")
    made = ann.post("/api/tokens", label="bot").json()
    assert made["digest"] in [token["digest"] for token in ann.get("/api/tokens").json()]
    assert client.delete(f"/api/tokens/{made['digest']}", headers=ann.headers).json() == {"removed": True}
    assert ann.__class__(client, made["token"]).get("/api/me").status_code == 401


@pytest.mark.parametrize(("path", "allowed"), [("/api/tables", "GET, OPTIONS, POST"), ("/api/me", "GET, OPTIONS")])
def test_the_methods_of_an_address_are_all_named(client: Client, path: str, allowed: str) -> None:
    assert client.options(path).headers["allow"] == allowed
    wrong = client.put(path)
    assert wrong.status_code == 405
    assert set(wrong.headers["allow"].split(", ")) == set(allowed.split(", "))


def test_what_a_body_does_not_know_it_refuses_and_says_so(client: Client) -> None:
    assert described(client)["components"]["schemas"]["Choice"]["additionalProperties"] is False
    assert client.player("Ann").post("/api/tokens", label="", more=1).status_code == 400


def described(client: Client) -> dict[str, Any]:
    schema = client.get("/api/schema/openapi.json").json()
    assert isinstance(schema, dict)
    return schema


def fits(schema: dict[str, Any], component: str, value: object) -> bool:
    """Is the value what the component describes?"""
    whole = {"$ref": f"#/components/schemas/{component}", "components": schema["components"]}
    return bool(jsonschema_rs.validator_for(whole).is_valid(value))


def test_every_answer_is_described(client: Client) -> None:
    for path, operations in described(client)["paths"].items():
        for method, operation in operations.items():
            (answer,) = (told for status, told in operation["responses"].items() if status.startswith("2"))
            kinds = answer["content"]
            assert list(kinds) == ["text/event-stream" if path.endswith("/stream") else "application/json"]
            if "application/json" in kinds and not path.endswith("/record"):
                told = kinds["application/json"]["schema"]
                assert "$ref" in told or "$ref" in told["items"], (method, path)


def test_an_option_tells_verb_and_arguments_beside_its_code(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", options={"rich": True})["id"]
    told = ann.decision(id, 0)
    assert fits(described(client), "DecisionTold", told)
    by_verb = {option["verb"]: option for option in told["options"]}
    assert by_verb.keys() == {"play", "melt"}
    play = by_verb["play"]
    assert play["code"] == f"play:{play['args'][0]}"
    assert by_verb["melt"]["args"] == []
    assert by_verb["melt"]["anytime"]
    schema = described(client)["components"]["schemas"]["ShownOption"]
    assert {"code", "verb", "args"} <= set(schema["required"])
    page = client.get(f"/tables/{id}?as=0", headers=ann.headers).text
    assert page.count('data-verb="play"') == sum(option["verb"] == "play" for option in told["options"])
    assert page.count('data-verb="melt"') == 1


def test_the_option_in_the_documents_is_a_real_one(client: Client) -> None:
    page = (ROOT / "docs" / "api-client.md").read_text(encoding="utf-8")
    shown = json.loads(page.partition("```json")[2].partition("```")[0])
    ann = client.player("Ann")
    for seed in range(30):
        options = ann.decision(ann.table("here", "here", seed=f"s{seed}")["id"], 0)["options"]
        if any(option["code"] == shown["code"] for option in options):
            break
    assert shown in options


def test_refusals_tell_verb_and_arguments_too(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here")["id"]
    for _ in range(20):
        seat = ann.get(f"/api/tables/{id}").json()["deciding"]
        told = ann.decision(id, seat)
        if told["refusals"]:
            break
        ann.choose_first(id, seat)
    assert fits(described(client), "DecisionTold", told)
    refusal = told["refusals"][0]
    assert ":".join([refusal["verb"], *refusal["args"]]) == refusal["code"]


@pytest.mark.parametrize("name", [TOY, *games()])
def test_the_view_of_each_game_is_described(client: Client, name: str) -> None:
    schema = described(client)
    ann = client.player("Ann")
    id = ann.table("here", "here", game=name)["id"]
    live = client.live(id)
    rng = Random(1)
    for _ in range(30):
        for seat in (0, None):
            asked = {} if seat is None else {"seat": seat}
            told = ann.get(f"/api/tables/{id}/view", **asked).json()
            assert fits(schema, "Seen", told)
            assert not fits(schema, "Seen", told | {"view": {**told["view"], "game": "chess"}})
            assert not fits(schema, "Seen", told | {"view": {**told["view"], "over": "perhaps"}})
        if not live.match.over:
            code = rng.choice(live.match.state.offer).code
            client.call(client.house.tables.choose, live, live.deciding, code, live.position, None)


class Lantern(TypedDict, total=False):
    lit: bool


class LanternsWithMore(TypedDict):
    lanterns: list[Lantern]
    wind: NotRequired[int]


def view_with_more(state: Lanterns, seat: int | None) -> LanternsWithMore:
    return {"lanterns": [{"lit": True}, {}]}


def view_of_anything(state: Lanterns, seat: int | None) -> dict[str, Any]:
    return {"anything": 5}


def test_the_view_is_described_by_what_the_game_says_it_holds() -> None:
    reference, parts = view_schema(replace(GAME, view=view_with_more))
    assert reference == {"$ref": "#/components/schemas/ThreeLanternsView"}
    assert parts.keys() == {"ThreeLanternsView", "ThreeLanternsLantern"}
    assert set(parts["ThreeLanternsView"]["required"]) == {"game", "seat", "deciding", "over", "lanterns"}
    assert "wind" in parts["ThreeLanternsView"]["properties"]
    assert "required" not in parts["ThreeLanternsLantern"] or not parts["ThreeLanternsLantern"]["required"]
    game = replace(GAME, view=view_with_more)
    assert fits({"components": {"schemas": parts}}, "ThreeLanternsView", Match(game, 2, "heron").view(0))


def test_a_view_that_does_not_say_what_it_holds_is_an_open_object() -> None:
    game = replace(GAME, view=view_of_anything)
    _, parts = view_schema(game)
    assert parts.keys() == {"ThreeLanternsView"}
    assert parts["ThreeLanternsView"]["properties"].keys() == {"game", "seat", "deciding", "over"}
    assert fits({"components": {"schemas": parts}}, "ThreeLanternsView", Match(game, 2, "heron").view(None))
