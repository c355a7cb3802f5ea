"""A client of the application in this process, with the words that tests need."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from zataku.table.house import House
from zataku.table.live import LiveTable
from zataku.table.store import Entry

TOY = "three-lanterns"


class Client(TestClient[Litestar]):
    """Plays over the API, as one person or as several."""

    __test__ = False

    @property
    def house(self) -> House:
        house = self.app.state.house
        assert isinstance(house, House)
        return house

    def call(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do something in the loop of the application."""
        with self.portal() as portal:
            return portal.call(work, *args)

    def live(self, id: str) -> LiveTable:
        live = self.call(self.house.tables.open, id)
        assert isinstance(live, LiveTable)
        return live

    def entries(self, id: str) -> list[Entry]:
        entries = self.call(self.house.store.entries, id)
        assert isinstance(entries, list)
        return entries

    def player(self, name: str) -> Player:
        """A new player with a token."""
        answer = self.post("/api/players", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Player(self, answer.json()["token"])

    def csrf(self) -> str:
        """The token in a page; from then on the client has a guest's cookie."""
        found = re.search(r'<meta name="csrf" content="([^"]*)"', self.get("/").text)
        assert found is not None
        return found[1]


class Player:
    """Somebody with a token."""

    def __init__(self, client: Client, token: str) -> None:
        self.client = client
        self.headers = {"authorization": f"Bearer {token}"}

    def get(self, path: str, **params: Any) -> Response:
        return self.client.get(path, headers=self.headers, params=params)

    def post(self, path: str, **body: Any) -> Response:
        return self.client.post(path, headers=self.headers, json=body)

    def table(self, *sitters: str, game: str = TOY, **further: Any) -> dict[str, Any]:
        """Set up a table with these sitters."""
        answer = self.post("/api/tables", game=game, seats=[{"sitter": sitter} for sitter in sitters], **further)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        assert isinstance(told, dict)
        return told

    def join(self, told: dict[str, Any], seat: int) -> Response:
        """Sit down with the invitation that the host was told."""
        invitation = told["invitations"][str(seat)].rpartition("/")[2]
        return self.post(f"/api/tables/{told['id']}/seats/{seat}/join", invitation=invitation)

    def decision(self, id: str, seat: int) -> dict[str, Any]:
        told = self.get(f"/api/tables/{id}/decision", seat=seat).json()
        assert isinstance(told, dict)
        return told

    def choose(self, id: str, seat: int, code: str, position: int) -> Response:
        return self.post(f"/api/tables/{id}/choices", code=code, seat=seat, position=position)

    def choose_first(self, id: str, seat: int) -> Response:
        """Choose the first option on offer."""
        told = self.decision(id, seat)
        return self.choose(id, seat, told["options"][0]["code"], told["position"])
