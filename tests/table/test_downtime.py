"""No player's clock counts what nobody could play in."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from tests.table.client import Client
from zataku.table.app import create_app
from zataku.table.downtime import GAP, Clock, Outages, Pulse
from zataku.table.settings import Settings
from zataku.table.store import Store
from zataku.table.store.rows import Outage


def test_what_is_lost_between_two_moments() -> None:
    outages = Outages()
    assert outages.lost(0, 100) == 0
    assert outages.learn(frozenset((Outage(10, 20), Outage(15, 30), Outage(90, 200))))
    assert not outages.learn(frozenset((Outage(10, 20),)))
    assert outages.lost(0, 100) == 30
    assert outages.lost(12, 16) == 4
    assert outages.lost(40, 80) == 0


def test_a_clock_set_forward_costs_nobody_anything() -> None:
    outages = Outages()
    wall, steady = [1000.0], [0.0]
    clock = Clock(outages, lambda: wall[0], lambda: steady[0])
    wall[0], steady[0] = 1005.0, 5.0
    assert clock() == 1005
    wall[0], steady[0] = 5006.0, 6.0
    assert clock() == 5006
    assert outages.lost(1000, 5006) == 4000
    wall[0], steady[0] = 1000.0, 7.0
    assert clock() == 1000
    assert clock.unsaved == [Outage(1006, 5006)]


def test_a_gap_is_found_after_a_start_and_after_a_failure_only(settings: Settings) -> None:
    async def run() -> list[float]:
        store = Store(settings.database)
        await store.open()
        now = [1000.0]
        found = []

        async def beat(pulse: Pulse, outages: Outages) -> None:
            await pulse.beat()
            found.append(outages.lost(0, now[0]))

        def fresh() -> tuple[Pulse, Outages]:
            outages = Outages()
            return Pulse(store, outages, Clock(outages, lambda: now[0], lambda: now[0])), outages

        first = fresh()
        await beat(*first)
        now[0] += 100  # no clocks ran meanwhile
        await beat(*first)
        now[0] += 60  # the server was down
        second = fresh()
        await beat(*second)
        now[0] += GAP / 2
        await beat(*fresh())
        await store.close()
        return found

    assert asyncio.run(run()) == [0, 0, 60, 60]


def test_downtime_does_not_eat_clocks(settings: Settings) -> None:
    with Client(app=create_app(settings)) as client:
        ann = client.player("Ann")
        id = ann.table("here", "here", move_clock=60, match_clock=900)["id"]
        assert ann.choose_first(id, 0).status_code == 201
        client.call(client.house.tables.beat)
        before = client.live(id).used
    # The server was stopped an hour ago.
    with sqlite3.connect(Path(settings.database.removeprefix("sqlite:///"))) as database:
        for statement in (
            "UPDATE entries SET at = at - 3600",
            "UPDATE tables SET created = created - 3600",
            "UPDATE pulse SET at = at - 3600",
            "DELETE FROM snapshots",
        ):
            database.execute(statement)
    database.close()
    with Client(app=create_app(settings)) as client:
        client.call(client.house.tables.beat)
        live = client.live(id)
        left = live.seconds_left(time.time())
        assert left is not None
        assert 30 < left <= 60
        assert live.seats[0].player is not None
        seat = live.match.state.seat
        assert ann.__class__(client, ann.headers["authorization"].split()[1]).choose_first(id, seat).status_code == 201
        assert sum(live.used) < sum(before) + 60


def test_all_running_tables_are_looked_after(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with Client(app=create_app(settings)) as client:
        ann = client.player("Ann")
        ids = {ann.table("here", "here")["id"] for _ in range(230)}
    with Client(app=create_app(settings)) as client:
        end = time.monotonic() + 60
        while not ids <= set(client.house.tables._live):
            assert time.monotonic() < end
            time.sleep(0.02)
