"""A finished match is looked through in the background, and its page tells where points were left."""

from __future__ import annotations

import time

import pytest

from tests.table.client import TOY, Client, Player
from tests.table.test_api import wait_until


def analysed(ann: Player, id: str) -> str:
    """The page when all has been looked through."""
    limit = time.monotonic() + 240
    while time.monotonic() < limit:
        answer = ann.get(f"/tables/{id}/analysis")
        assert answer.status_code == 200, answer.text
        if "<progress" not in answer.text:
            return answer.text
        time.sleep(0.2)
    raise AssertionError("the analysis never ends")


@pytest.mark.parametrize("game", [TOY, "white-castle"])
def test_a_finished_match_is_analysed_in_the_background(client: Client, game: str) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "novice", game=game)["id"]
    assert ann.get(f"/tables/{id}/analysis").status_code == 409
    while not wait_until(client, ann, id, 0)["over"]:
        assert ann.choose_first(id, 0).status_code == 201
    assert f"/tables/{id}/analysis" in ann.get(f"/tables/{id}").text
    page = analysed(ann, id)
    assert "Ann left" in page
    assert "{" not in page.partition("<main")[2].partition("</main>")[0]
    if game == "white-castle":
        # Who always takes the first option leaves points, and can look at the position.
        assert f"/tables/{id}/replay?at=" in page
        assert "Better:" in page
