"""A player at a server in another process, and its live events."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.table.client import TOY


class Remote:
    """Plays over the API of a server."""

    def __init__(self, address: str, name: str = "Ann", token: str | None = None) -> None:
        self.http = httpx.Client(base_url=address, timeout=20)
        self.token = token or str(self.http.post("/api/players", json={"name": name}).json()["token"])
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def table(self, *sitters: str, game: str = TOY, **further: Any) -> dict[str, Any]:
        seats = [{"sitter": sitter} for sitter in sitters]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **further})
        assert answer.status_code == 201, answer.text
        told = answer.json()
        assert isinstance(told, dict)
        return told

    def get(self, path: str, **params: Any) -> dict[str, Any]:
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert isinstance(told, dict)
        return told

    def choose_first(self, id: str, seat: int) -> httpx.Response:
        told = self.get(f"/api/tables/{id}/decision", seat=seat)
        body = {"code": told["options"][0]["code"], "seat": seat, "position": told["position"]}
        return self.http.post(f"/api/tables/{id}/choices", json=body)

    @contextmanager
    def stream(self, id: str, last: int | None = None, **params: Any) -> Iterator[Iterator[tuple[str, int, Any]]]:
        """The live events as (kind, number, data)."""
        headers = {} if last is None else {"last-event-id": str(last)}
        with self.http.stream("GET", f"/api/tables/{id}/stream", params=params, headers=headers) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield _events(answer)

    @contextmanager
    def page(self, id: str, last: int | None = None, **params: Any) -> Iterator[Iterator[tuple[int, str]]]:
        """What an open page shows, one after the other: the number of the entry, and the page."""
        headers = {} if last is None else {"last-event-id": str(last)}
        with self.http.stream("GET", f"/tables/{id}/stream", params=params, headers=headers) as answer:
            assert answer.status_code == 200
            yield _pages(answer)

    def asked(self, id: str) -> str:
        """What a page shows that asks for all of it."""
        return self.http.get(f"/tables/{id}/fragment").text

    def close(self) -> None:
        self.http.close()


def _events(answer: httpx.Response) -> Iterator[tuple[str, int, Any]]:
    fields: dict[str, str] = {}
    for line in answer.iter_lines():
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
        elif "data" in fields:
            yield fields.get("event", ""), int(fields.get("id", -1)), json.loads(fields["data"])
            fields = {}
        else:
            fields = {}


def _pages(answer: httpx.Response) -> Iterator[tuple[int, str]]:
    pieces: list[str] = []
    for kind, number, data in _events(answer):
        if kind == "page":
            pieces = [piece for each in data for piece in ([each] if isinstance(each, str) else pieces[slice(*each)])]
            yield number, "".join(pieces)
