"""Clocks, and people who are away: a bot stands in, and whoever comes back takes the seat again."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.client import Client, Player
from tests.table.test_live import entry, table
from tests.table.test_lobby import soon
from tests.toy import GAME
from zataku.table.live import WELCOME_BACK, LiveTable
from zataku.table.seats import Change
from zataku.table.store.rows import CHOICE, SEAT, UNDO


def turn(live: LiveTable, at: float) -> None:
    """The deciding seat chooses until another one is to decide, all at once."""
    seat = live.deciding
    while live.deciding == seat:
        code = next(option.code for option in live.match.state.offer if not option.anytime)
        live.apply(entry(live, CHOICE, seat, code, at=at))


# Clocks


def test_handing_the_decision_on_gives_time_back() -> None:
    live = LiveTable(table(match_clock=900, increment=15), GAME)
    turn(live, at=140.0)
    assert live.deciding == 1
    assert live.used == [25, 0]


def test_taking_back_the_end_of_a_turn_takes_back_the_time_as_well() -> None:
    live = LiveTable(table(match_clock=900, increment=15), GAME)
    turn(live, at=140.0)
    assert live.match.can_undo(0)
    live.apply(entry(live, UNDO, 0, at=140.0))
    assert live.used == [40, 0]


def test_a_bot_that_stands_in_spends_nobody_elses_time() -> None:
    live = LiveTable(table(match_clock=900), GAME)
    stand_in = live.seats[0].stood_in("apprentice", Change.OUT_OF_TIME)
    live.apply(entry(live, SEAT, 0, stand_in.text(), at=150.0))
    assert live.used == [50, 0]
    assert live.seconds_left(5000.0) is None
    turn(live, at=5000.0)
    assert live.used == [50, 0]


def test_whoever_comes_back_has_a_minute_at_least() -> None:
    live = LiveTable(table(match_clock=900), GAME)
    away = live.seats[0].stood_in("apprentice", Change.OUT_OF_TIME)
    live.apply(entry(live, SEAT, 0, away.text(), at=1000.0))
    assert live.used == [900, 0]
    assert away.away is not None
    live.apply(entry(live, SEAT, 0, away.taken(away.away, "Ann", Change.BACK).text(), at=2000.0))
    assert live.seconds_left(2000.0) == WELCOME_BACK


def test_somebody_who_sits_down_elsewhere_does_not_stop_the_clock() -> None:
    live = LiveTable(table(move_clock=60), GAME)
    live.apply(entry(live, SEAT, 1, live.seats[1].stood_in("apprentice", Change.LEFT).text(), at=130.0))
    assert live.seconds_left(140.0) == 20


# Coming back


@pytest.fixture
def ann(client: Client) -> Player:
    return client.player("Ann")


@pytest.fixture
def bo(client: Client) -> Player:
    return client.player("Bo")


def two(ann: Player, bo: Player, **further: Any) -> str:
    told = ann.table("here", "invite", **further)
    assert bo.join(told, 1).status_code == 201
    return str(told["id"])


def my_tables(player: Player) -> list[str]:
    return [told["id"] for told in player.get("/api/tables").json()]


def test_whoever_left_finds_the_table_again_and_takes_the_seat(ann: Player, bo: Player) -> None:
    id = two(ann, bo)
    left = bo.post(f"/api/tables/{id}/seats/1/leave").json()
    assert (left["own"], left["away"]) == ([], [1])
    assert soon(lambda: id in my_tables(bo))
    assert ann.post(f"/api/tables/{id}/seats/1/back").json()["error"] == "not-away"
    back = bo.post(f"/api/tables/{id}/seats/1/back").json()
    assert (back["own"], back["away"]) == ([1], [])
    assert back["seats"][1]["name"] == "Bo"


def test_whoever_ran_out_of_time_takes_the_seat_again(
    client: Client, ann: Player, bo: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = two(ann, bo, move_clock=60)
    tables = client.house.tables
    with monkeypatch.context() as later:
        later.setattr(tables, "now", lambda: time.time() + 61)
        live = client.live(id)
        client.call(tables.changed, live, True)
        for _ in range(500):
            if live.seats[0].player is None:
                break
            time.sleep(0.01)
    assert live.seats[0].change == Change.OUT_OF_TIME
    assert ann.get(f"/api/tables/{id}").json()["away"] == [0]
    assert ann.post(f"/api/tables/{id}/seats/0/back").json()["own"] == [0]
    assert live.seats[0].change == Change.BACK


def test_a_clock_that_was_looked_at_too_early_still_runs_out(
    client: Client, ann: Player, bo: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The timer counts by another clock than the table, and on a slow machine they drift apart."""
    id = two(ann, bo, move_clock=60)
    tables = client.house.tables
    live = client.live(id)
    began = live.since
    seen: list[float] = []

    def slow() -> float:
        # Always a little before the end, then at it.
        seen.append(began + 59.9 if len(seen) < 6 else began + 61)
        return seen[-1]

    with monkeypatch.context() as later:
        later.setattr(tables, "now", slow)
        client.call(tables.changed, live, True)
        soon(lambda: live.seats[0].player is None)
    assert live.seats[0].change == Change.OUT_OF_TIME
    assert len(seen) > 6


def test_whoever_was_sent_away_does_not_come_back(ann: Player, bo: Player) -> None:
    id = two(ann, bo)
    assert ann.post(f"/api/tables/{id}/seats/1/kick").status_code == 201
    assert bo.post(f"/api/tables/{id}/seats/1/back").status_code == 409


def test_a_bot_does_not_choose_for_somebody_who_is_back(client: Client, ann: Player, bo: Player) -> None:
    """Its thought may have begun before."""
    id = two(ann, bo)
    ann.post(f"/api/tables/{id}/pause", paused=True)
    for way in ("leave", "back"):
        ann.post(f"/api/tables/{id}/seats/0/{way}")
    bo.post(f"/api/tables/{id}/pause", paused=False)
    live = client.live(id)
    code = live.match.state.offer[0].code
    with pytest.raises(Exception, match="refused-stale"):
        client.call(client.house.tables.choose, live, 0, code, live.position, None)
    assert live.position == 0


def test_bots_wait_until_somebody_is_there_again(client: Client, ann: Player) -> None:
    id = ann.table("here", "novice")["id"]
    assert ann.post(f"/api/tables/{id}/seats/0/leave").status_code == 201
    live = client.live(id)
    assert live.to_move_by_itself() is None
    assert live.position == 0
    ann.post(f"/api/tables/{id}/seats/0/back")
    assert ann.choose_first(id, 0).status_code == 201


# The host


def test_the_host_hands_over(ann: Player, bo: Player) -> None:
    id = two(ann, bo)
    assert bo.post(f"/api/tables/{id}/seats/1/host").status_code == 403
    assert ann.post(f"/api/tables/{id}/seats/0/host").status_code == 409
    assert not ann.post(f"/api/tables/{id}/seats/1/host").json()["is_host"]
    assert bo.get(f"/api/tables/{id}").json()["is_host"]
    assert ann.post(f"/api/tables/{id}/pause", paused=True).status_code == 403
    assert bo.post(f"/api/tables/{id}/pause", paused=True).status_code == 201


def test_a_host_who_leaves_makes_somebody_there_the_host(ann: Player, bo: Player) -> None:
    id = two(ann, bo)
    ann.post(f"/api/tables/{id}/seats/0/leave")
    assert bo.get(f"/api/tables/{id}").json()["is_host"]


# Giving up


def test_a_match_is_given_up_when_everybody_wants_it(ann: Player, bo: Player, client: Client) -> None:
    id = two(ann, bo)
    eve = client.player("Eve")
    assert eve.post(f"/api/tables/{id}/stop", stop=True).status_code == 403
    assert not ann.post(f"/api/tables/{id}/stop", stop=True).json()["stopped"]
    assert bo.post(f"/api/tables/{id}/stop", stop=False).status_code == 409
    assert ann.choose_first(id, 0).status_code == 201
    told = bo.post(f"/api/tables/{id}/stop", stop=True).json()
    assert told["stopped"]
    assert told["deciding"] is None
    assert ann.post(f"/api/tables/{id}/stop", stop=False).status_code == 409
    assert ann.get(f"/api/tables/{id}/record").json()["over"] is False
    assert "given up" in client.get(f"/tables/{id}", headers=ann.headers).text


def test_one_who_wants_to_play_on_is_enough(ann: Player, bo: Player, client: Client) -> None:
    told = ann.table("here", "invite", "invite")
    eve = client.player("Eve")
    id = told["id"]
    assert bo.join(told, 1).status_code == eve.join(told, 2).status_code == 201
    for player, stop in ((ann, True), (bo, True), (ann, False), (eve, True)):
        assert not player.post(f"/api/tables/{id}/stop", stop=stop).json()["stopped"]
    assert ann.choose_first(id, 0).status_code == 201


def test_alone_with_bots_one_word_is_enough(ann: Player) -> None:
    id = ann.table("here", "novice")["id"]
    assert ann.post(f"/api/tables/{id}/stop", stop=True).json()["stopped"]
    assert ann.choose_first(id, 0).json()["error"] == "stopped"
