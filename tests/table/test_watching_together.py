"""Whoever only watches sees what all see who do; it is put together once."""

from __future__ import annotations

import pytest

from tests.table.client import Client, Player
from zataku.table.pages import shown as pages
from zataku.table.scene import scene


def test_one_scene_serves_all_who_watch(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bo, cy = client.player("Ann"), client.player("Bo"), client.player("Cy")
    id = ann.table("here", "here", game="white-castle", listed=True)["id"]
    made = 0

    def counting(*args: object, **further: object) -> object:
        nonlocal made
        made += 1
        return scene(*args, **further)  # type: ignore[arg-type]

    monkeypatch.setattr(pages, "scene", counting)

    def look(*players: Player) -> list[str]:
        return [client.get(f"/tables/{id}/fragment", headers=each.headers).text for each in players]

    first, second = look(bo, cy)
    assert first == second
    assert made == 1
    (own,) = look(ann)
    assert own != first
    seat = client.live(id).deciding
    assert seat is not None
    ann.choose_first(id, seat)
    assert look(bo)[0] != first, "what has changed is never kept back"
    assert made == 3
