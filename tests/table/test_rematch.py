"""Playing again: the same people, options and clocks at a new table, everybody one seat further."""

from __future__ import annotations

from random import Random

from tests.table.client import TOY, Client, Player


def finished(client: Client, *people: Player) -> str:
    """A match of these people that is over; returns the id of the table."""
    told = people[0].table("here", *["invite"] * (len(people) - 1), title="Friday", match_clock=900, increment=15)
    for seat, person in enumerate(people[1:], start=1):
        assert person.join(told, seat).status_code == 201
    live = client.live(told["id"])
    rng = Random(1)
    while not live.match.over:
        seat = live.match.state.seat
        decision = people[seat].decision(told["id"], seat)
        code = rng.choice(decision["options"])["code"]
        assert people[seat].choose(told["id"], seat, code, decision["position"]).status_code == 201
    return str(told["id"])


def test_the_same_people_play_again_one_seat_further(client: Client) -> None:
    ann, bo = client.player("Ann"), client.player("Bo")
    id = finished(client, ann, bo)
    first = ann.post(f"/api/tables/{id}/rematch")
    assert first.status_code == 201
    new = first.json()
    assert new["id"] != id
    assert (new["game"], new["title"], new["own"], new["waiting"]) == (TOY, "Friday", [1], True)
    live = client.live(new["id"])
    assert (live.table.settings.match_clock, live.table.settings.increment) == (900, 15)
    assert live.table.seed != client.live(id).table.seed
    # The table is in Bo's list; one click takes the seat that is kept for Bo.
    assert new["id"] in [each["id"] for each in bo.get("/api/tables").json()]
    second = bo.post(f"/api/tables/{id}/rematch").json()
    assert (second["id"], second["own"], second["waiting"]) == (new["id"], [0], False)
    assert [seat["name"] for seat in second["seats"]] == ["Bo", "Ann"]
    # Asking again leads to the same table.
    assert ann.post(f"/api/tables/{id}/rematch").json()["id"] == new["id"]


def test_a_match_that_is_not_over_has_no_rematch(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here")["id"]
    assert ann.post(f"/api/tables/{id}/rematch").status_code == 409
    assert client.live(id).rematch is None


def test_a_stranger_cannot_ask_for_it(client: Client) -> None:
    id = finished(client, client.player("Ann"), client.player("Bo"))
    assert client.player("Eve").post(f"/api/tables/{id}/rematch").status_code == 403
    assert client.live(id).rematch is None


def test_the_page_of_the_others_offers_the_seat(client: Client) -> None:
    ann, bo = client.player("Ann"), client.player("Bo")
    id = finished(client, ann, bo)
    page = client.get(f"/tables/{id}", headers=bo.headers).text
    assert "Play again" in page
    ann.post(f"/api/tables/{id}/rematch")
    assert "Sit down to play again" in client.get(f"/tables/{id}", headers=bo.headers).text
