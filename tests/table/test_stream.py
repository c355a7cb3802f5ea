"""Live events are numbered, can be resumed, and say when something is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile

import pytest

from tests.table.remote import Remote
from tests.table.server import Server


@pytest.fixture
def ann(server: Server) -> Iterator[Remote]:
    remote = Remote(server.address)
    yield remote
    remote.close()


def test_events_arrive_in_order_and_resume(ann: Remote) -> None:
    id = ann.table("here", "here")["id"]
    with ann.stream(id) as events:
        for seat in (0, 0, 1):
            ann.choose_first(id, seat)
        ann.http.post(f"/api/tables/{id}/chat", json={"text": "hello"})
        got = [next(events) for _ in range(4)]
    assert [(kind, number) for kind, number, _ in got] == [("entry", number) for number in (1, 2, 3, 4)]
    assert [data["kind"] for _, _, data in got] == ["choice", "choice", "choice", "chat"]
    assert got[3][2]["text"] == "hello"
    with ann.stream(id, last=2) as events:
        assert [next(events)[1] for _ in range(2)] == [3, 4]
        ann.choose_first(id, 1)
        assert next(events)[1] == 5


def test_each_seat_gets_its_own_copy(ann: Remote) -> None:
    id = ann.table("here", "here")["id"]
    with ann.stream(id, seat=0) as mine, ann.stream(id, seat=1) as other, ann.stream(id) as anybody:
        ann.choose_first(id, 0)
        told = [[event["message"]["id"] for event in next(events)[2]["events"]] for events in (mine, other, anybody)]
    assert told == [["event-plays", "event-you-play"], ["event-plays"], ["event-plays"]]


def test_a_gap_says_read_anew(ann: Remote) -> None:
    id = ann.table("here", "here")["id"]
    for seat in (0, 0, 1):
        ann.choose_first(id, seat)
    for last in (7, 99999):
        with ann.stream(id, last=last) as events:
            assert next(events) == ("gap", 3, 3)


def test_nonsense_as_last_event_is_a_fresh_start(ann: Remote) -> None:
    id = ann.table("here", "here")["id"]
    ann.choose_first(id, 0)
    with ann.http.stream("GET", f"/api/tables/{id}/stream", headers={"last-event-id": "<x>"}) as answer:
        assert answer.status_code == 200


def test_after_a_restart_an_old_number_is_a_gap(start_server: Callable[..., Server]) -> None:
    server = start_server()
    ann = Remote(server.address)
    id = ann.table("here", "here")["id"]
    for seat in (0, 0, 1):
        ann.choose_first(id, seat)
    server.kill()
    again = Remote(start_server().address, token=ann.token)
    with again.stream(id, last=3) as events:
        again.choose_first(id, 1)
        assert next(events)[:2] == ("entry", 4)
    with again.stream(id, last=1) as events:
        assert next(events)[0] == "gap"
    ann.close()
    again.close()


def test_bots_say_that_they_think(ann: Remote) -> None:
    id = ann.table("here", "apprentice")["id"]
    kinds = set()
    with ann.stream(id) as events:
        ann.choose_first(id, 0)
        ann.choose_first(id, 0)
        for kind, _, data in events:
            kinds.add(kind)
            if kind == "entry" and data["deciding"] == 0 and data["number"] > 2:
                break
    assert kinds == {"entry", "thinking"}


def invited(host: Remote, guest: Remote) -> str:
    """A table of the host's at which the guest has taken the first seat."""
    told = host.table("invite", "here")
    id: str = told["id"]
    invitation = {"invitation": told["invitations"]["0"].rpartition("/")[2]}
    assert guest.http.post(f"/api/tables/{id}/seats/0/join", json=invitation).status_code == 201
    return id


def lose_seat(how: str, id: str, host: Remote, guest: Remote) -> None:
    """The guest gets up or is sent away, and the match goes on without: the end of it is told in the chat."""
    goes = host if how == "kick" else guest
    assert goes.http.post(f"/api/tables/{id}/seats/0/{how}").status_code == 201
    while host.get(f"/api/tables/{id}")["number"] < 8:
        if host.get(f"/api/tables/{id}")["deciding"] == 1:
            assert host.choose_first(id, 1).status_code == 201
    host.http.post(f"/api/tables/{id}/chat", json={"text": "the end"})


@pytest.mark.parametrize("how", ["kick", "leave"])
def test_a_stream_does_not_outlive_the_right_to_its_seat(ann: Remote, server: Server, how: str) -> None:
    """Ann, who got up or was sent away, learns nothing of what the bot in her seat or its next sitter does there."""
    host = Remote(server.address, name="Host")
    id = invited(host, ann)
    with ann.stream(id, seat=0) as events:
        assert ann.choose_first(id, 0).status_code == 201
        seen = next(events)[2]
        assert [event["message"]["id"] for event in seen["events"]] == ["event-plays", "event-you-play"]
        lose_seat(how, id, host, ann)
        entries = (data for kind, _, data in events if kind == "entry")
        rest = list(takewhile(lambda data: data["kind"] != "chat", entries))
    assert [(data["kind"], data.get("events")) for data in rest] == [("seat", None)]
    assert ann.http.get(f"/api/tables/{id}/stream", params={"seat": 0}).status_code == 403
    host.close()


# Pages that follow a table


def test_an_open_page_is_sent_what_it_would_be_shown(ann: Remote) -> None:
    id = ann.table("here", "here")["id"]
    with ann.page(id) as pages:
        for number in range(4):
            assert next(pages) == (number, ann.asked(id))
            assert ann.choose_first(id, ann.get(f"/api/tables/{id}")["deciding"]).status_code == 201
        ann.http.post(f"/api/tables/{id}/chat", json={"text": "hello"})
        shown = next(page for number, page in pages if number == 5)
        assert shown == ann.asked(id)
        assert "hello" in shown


def test_a_page_resumes_from_the_entry_that_it_shows(ann: Remote) -> None:
    id = ann.table("here", "here")["id"]
    for seat in (0, 0):
        ann.choose_first(id, seat)
    with ann.page(id, after=2) as pages:
        ann.choose_first(id, 1)
        assert next(pages) == (3, ann.asked(id)), "nothing came before"
    with ann.page(id, last=1, after=3) as pages:
        assert next(pages) == (3, ann.asked(id)), "what was missed comes at once"


def test_of_many_entries_a_page_is_shown_the_last(ann: Remote) -> None:
    id = ann.table("here", "novice", "novice")["id"]
    with ann.page(id) as pages:
        next(pages)
        ann.choose_first(id, 0)
        for number, page in pages:
            if number == ann.get(f"/api/tables/{id}")["number"] and 'data-my-turn="yes"' in page:
                assert page == ann.asked(id)
                break


@pytest.mark.parametrize("how", ["kick", "leave"])
def test_a_page_shows_no_more_than_whoever_looks_may_see(ann: Remote, server: Server, how: str) -> None:
    """Ann, who got up or was sent away, sees what those see who only watch."""
    host, eve = Remote(server.address, name="Host"), Remote(server.address, name="Eve")
    id = invited(host, ann)
    with ann.page(id) as pages, eve.page(id) as watched:
        _, page = next(pages)
        assert 'data-code="play:' in page
        lose_seat(how, id, host, ann)
        later = [page for number, page in takewhile(lambda shown: "the end" not in shown[1], pages)]
        assert later
        assert not any("data-code" in page or 'data-seat="0"' in page.partition("<p>")[0] for page in later)
        assert next(page for _, page in watched if "the end" in page)
    host.close()
    eve.close()
