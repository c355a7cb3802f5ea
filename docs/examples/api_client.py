"""A bot in another process: it plays a whole match over the table's JSON API, with nothing but the standard library.

zataku serve &
python docs/examples/api_client.py http://127.0.0.1:8000 white-castle
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any


class Client:
    """A player with a personal token."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.token = ""
        self.token = self.ask("POST", "/api/players", name=name)["token"]

    def ask(self, method: str, path: str, **body: Any) -> Any:
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def open(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        request = urllib.request.Request(self.address + path, method=method)
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        if body:
            request.add_header("content-type", "application/json")
            request.data = json.dumps(body).encode()
        return urllib.request.urlopen(request, timeout=60)

    def stream(self, id: str, seat: int) -> Iterator[dict[str, Any]]:
        """What happens at the table, as it happens; each event has the number that `last-event-id` resumes from."""
        lines = self.open("GET", f"/api/tables/{id}/stream?seat={seat}")
        # With the first line the table has begun to tell: whoever looks at the table only now misses nothing.
        lines.readline()
        return (json.loads(line.removeprefix(b"data: ")) for line in lines if line.startswith(b"data: {"))


def play(address: str, game: str) -> dict[str, Any]:
    """Play against a bot of the table and return the record, which `zataku verify` checks."""
    client = Client(address, "Example")
    seats = [{"sitter": "here"}, {"sitter": "novice"}]
    table = client.ask("POST", "/api/tables", game=game, seats=seats)
    id, path = table["id"], f"/api/tables/{table['id']}"
    print(f"{address}/tables/{id} promises {table['commitment']}")
    events = client.stream(id, seat=0)
    while not (decision := client.ask("GET", f"{path}/decision?seat=0"))["over"]:
        if decision["options"]:
            option = random.choice(decision["options"])
            print(decision["prompt"]["text"], "-", option["label"])
            client.ask("POST", f"{path}/choices", code=option["code"], seat=0, position=decision["position"])
        else:
            next(events)
    for seat in client.ask("GET", path)["scores"]["seats"]:
        print("seat", seat["seat"], "has", seat["total"], "points")
    record: dict[str, Any] = client.ask("GET", f"{path}/record")
    return record


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2])
