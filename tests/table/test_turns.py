"""One visitor must not stop everybody: whose bot thinks next, limits, tables that rest, thoughts begun anew."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.types import HTTPReceiveMessage, Message, Receive, Scope, Send

from tests.table.client import Client
from zataku.bots.analysis import PARTS
from zataku.table.app import create_app
from zataku.table.doorman import Doorman
from zataku.table.hub import Listener, Onlooker
from zataku.table.limits import Both, Limit, Queues, address_of
from zataku.table.looking import Look
from zataku.table.pages.shown import told
from zataku.table.settings import Settings
from zataku.table.store import Store
from zataku.table.thinking import Thinking
from zataku.table.turns import Turns
from zataku.table.visitor import Preferences, Visitor


def order_of(waiting: list[tuple[bool, str, str]]) -> list[tuple[bool, str, str]]:
    """In which order those get their turn who all wait while one thinks."""

    async def run() -> list[tuple[bool, str, str]]:
        turns = Turns(1)
        came: list[tuple[bool, str, str]] = []

        async def think(*who: str) -> None:
            async with turns.turn(who[0] == "people", who[1], who[2]):
                came.append((who[0] == "people", who[1], who[2]))
                await asyncio.sleep(0)

        async with turns.turn(True, "first", "first"):
            tasks = []
            for people, origin, table in waiting:
                tasks.append(asyncio.create_task(think("people" if people else "bots", origin, table)))
                await asyncio.sleep(0)
            assert turns.waiting == len(waiting)
        await asyncio.gather(*tasks)
        return came

    return asyncio.run(run())


def test_people_come_first() -> None:
    flood = [(False, "eve", f"t{number}") for number in range(50)]
    assert order_of([*flood, (True, "ann", "a")])[0] == (True, "ann", "a")


def test_a_hundred_tables_of_one_owner_wait_for_each_other_only() -> None:
    flood = [(True, "eve", f"t{number}") for number in range(100)]
    came = order_of([*flood, (True, "ann", "a"), (True, "bo", "b")])
    assert {origin for _, origin, _ in came[:3]} == {"eve", "ann", "bo"}


def test_tables_of_one_owner_take_turns() -> None:
    came = order_of([(True, "ann", "a"), (True, "ann", "a"), (True, "ann", "b")])
    assert [table for _, _, table in came] == ["a", "b", "a"]


def test_a_turn_that_nobody_wants_any_more_goes_to_the_next() -> None:
    async def run() -> None:
        turns = Turns(1)

        async def think() -> None:
            async with turns.turn(True, "ann", "a"):
                pass

        async with turns.turn(True, "ann", "a"):
            given_up, other = asyncio.create_task(think()), asyncio.create_task(think())
            await asyncio.sleep(0)
            given_up.cancel()
        await asyncio.wait_for(other, 5)
        await asyncio.wait_for(think(), 5)

    asyncio.run(run())


def test_a_second_place_is_lent_only_while_it_is_free_and_goes_to_who_waits() -> None:
    async def run() -> list[bool]:
        turns = Turns(2)
        lent = []
        async with turns.turn(True, "ann", "a"):
            with turns.spare() as spare:
                lent.append(spare)
                waits = asyncio.create_task(_come(turns))
                await asyncio.sleep(0)
                assert turns.waiting == 1
            await asyncio.wait_for(waits, 5)
            async with turns.turn(True, "bo", "b"):
                with turns.spare() as spare:
                    lent.append(spare)
            with turns.spare() as spare:
                lent.append(spare)
        return lent

    assert asyncio.run(run()) == [True, False, True]


async def _come(turns: Turns) -> None:
    async with turns.turn(True, "bo", "b"):
        pass


class Finished:
    """A match that is over, as far as somebody who studies it sees it."""

    def __init__(self, id: str) -> None:
        self.match = SimpleNamespace(choices=[], seed="studied")
        settings = SimpleNamespace(start=None)
        self.table = SimpleNamespace(id=id, game="white-castle", players=2, options={}, settings=settings)
        self.analysis: list[object] = []


def studied(asked: list[tuple[str, str]], until: str) -> list[str]:
    """Which parts are done, of those who asked for matches at their addresses, until one of these is known."""

    async def run() -> list[str]:
        thinking = Thinking(1)
        done: list[str] = []
        matches: Any = {match: Finished(match) for _, match in asked}

        async def study(work: object, game: str, players: int, seed: str, options: Any, *_: object) -> str:
            await asyncio.sleep(0)
            done.append(next(id for id, each in matches.items() if each.table.options is options))
            return done[-1]

        thinking.study = study  # type: ignore[method-assign, assignment]
        tasks = [asyncio.create_task(thinking.analyse(matches[match], origin)) for origin, match in asked]
        while len(matches[until].analysis) < PARTS:
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        return done

    return asyncio.run(run())


def test_who_asks_for_a_hundred_analyses_lets_nobody_else_wait() -> None:
    flood = [("eve", f"match {number}") for number in range(100)]
    assert len(studied([*flood, ("ann", "ann's")], until="ann's")) <= 3 * PARTS


def test_no_bot_waits_for_an_analysis() -> None:
    async def run() -> None:
        thinking = Thinking(1)
        studying = asyncio.create_task(thinking.study(time.sleep, 120))
        try:
            assert await asyncio.wait_for(thinking.elsewhere(os.getpid), 60) != os.getpid()
        finally:
            studying.cancel()
            begun = time.monotonic()
            thinking.close()
        assert time.monotonic() - begun < 30, "nor does a server that shall end"

    asyncio.run(run())


def test_an_address_has_so_many_matches_looked_through() -> None:
    async def run() -> None:
        thinking = Thinking(1)

        async def study(*_: object) -> None:
            await asyncio.Event().wait()

        thinking.study = study  # type: ignore[method-assign, assignment]
        tasks: list[asyncio.Task[None]] = []
        while thinking.may_study("eve"):
            match: Any = Finished(f"match {len(tasks)}")
            tasks.append(asyncio.create_task(thinking.analyse(match, "eve")))
            await asyncio.sleep(0)
        assert len(tasks) < 20
        assert thinking.may_study("ann")
        tasks.pop().cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert thinking.may_study("eve")
        for task in tasks:
            task.cancel()

    asyncio.run(run())


def test_however_many_look_at_the_end_its_course_is_told_once(client: Client) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", game="three-lanterns")["id"]
    while not client.live(id).match.over:
        seat = client.live(id).deciding
        assert seat is not None
        ann.choose_first(id, seat)
    house, live = client.house, client.live(id)
    look = Look(Visitor(None, Preferences(), "en", ""), "http://table", None, None, False, "low")
    asked = 0

    async def course(_: object) -> list[Any]:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.01)
        return []

    async def all_look() -> None:
        live.course = None
        await asyncio.gather(*(told(house, live, look) for _ in range(20)))

    real = house.thinking.course
    house.thinking.course = course  # type: ignore[method-assign, assignment]
    try:
        client.call(all_look)
    finally:
        house.thinking.course = real  # type: ignore[method-assign]
        live.course = None
    assert asked == 1


def test_a_thought_whose_process_is_killed_is_begun_anew(tmp_path: Path) -> None:
    async def run() -> int:
        thinking = Thinking(1)
        try:
            return await thinking.elsewhere(_die_once, str(tmp_path / "died"))
        finally:
            thinking.close()

    assert asyncio.run(run()) != os.getpid()
    assert (tmp_path / "died").exists()


def _die_once(file: str) -> int:
    if not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


# Limits


def test_fresh_players_do_not_multiply_the_limits() -> None:
    both = Both(Limit(rate=0.001, burst=10))
    taken = sum(both.take(f"player {number}", "an address") == 0 for number in range(1000))
    assert taken == 80
    assert both.take("somebody", "another address") == 0


def test_pages_for_one_address_are_drawn_two_at_a_time() -> None:
    async def run() -> tuple[int, bool]:
        queues = Queues(2)
        drawing = most = 0
        other = asyncio.Event()

        async def draw() -> None:
            nonlocal drawing, most
            async with queues.place("eve"):
                drawing += 1
                most = max(most, drawing)
                await other.wait()
                drawing -= 1

        async def draw_for_another() -> None:
            async with queues.place("ann"):
                other.set()

        await asyncio.gather(*(draw() for _ in range(20)), draw_for_another())
        return most, bool(queues._queues)

    assert asyncio.run(run()) == (2, False)


async def _awaited(answer: Awaitable[None]) -> None:
    await answer


@pytest.mark.parametrize(
    ("path", "waits"),
    [
        ("/tables/1", True),
        ("/tables/1/replay", True),
        ("/api/tables/1/events", True),
        ("/api/schema/openapi.json", True),
        ("/api/tables/1/stream", False),
        ("/static/table.js", False),
        ("/health", False),
    ],
)
def test_what_takes_time_is_made_two_at_a_time_for_one_address(path: str, waits: bool, tmp_path: Path) -> None:
    """All that happened in a long match is told by the API too, and many who ask for it must not hold up others."""

    async def run() -> int:
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        await store.open()
        enough = asyncio.Event()
        inside = most = 0

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            nonlocal inside, most
            inside += 1
            most = max(most, inside)
            await enough.wait()
            inside -= 1

        doorman = Doorman(store, Settings()).middleware(slow)

        def asked() -> Any:
            here = {"scheme": "http", "client": ("10.0.0.1", 1), "state": {}}
            return {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": [], **here}

        several = [asyncio.create_task(_awaited(doorman(asked(), receive, send))) for _ in range(6)]
        await asyncio.sleep(0.05)
        enough.set()
        await asyncio.gather(*several)
        await store.close()
        return most

    async def receive() -> HTTPReceiveMessage:
        raise AssertionError("nobody reads a body")

    async def send(message: Message) -> None:
        pass

    assert asyncio.run(run()) == (2 if waits else 6)


def test_one_network_of_ipv6_is_one_address() -> None:
    def found(host: str) -> str:
        return address_of({"client": (host, 1)})  # type: ignore[typeddict-item]

    assert found("2001:db8::1") == found("2001:db8::ffff:1")
    assert found("2001:db8::1") != found("2001:db8:0:1::1")
    assert found("10.0.0.1") != found("10.0.0.2")
    assert found("testclient") == "testclient"


def test_a_whole_log_counts_for_many_requests(settings: Settings) -> None:
    with Client(app=create_app(Settings(database=settings.database, generosity=1))) as client:
        id = client.player("Ann").table("here", "here")["id"]
        answers = [client.get(f"/tables/{id}?log=all").status_code for _ in range(30)]
        assert answers[:5] == [200] * 5
        assert 429 in answers


def test_streams_to_one_address_are_limited(settings: Settings) -> None:
    with Client(app=create_app(Settings(database=settings.database, generosity=0.02))) as client:
        hub = client.house.hub
        with hub.subscription("t", Onlooker(), "testclient"), hub.subscription("t", Listener(None, None), "testclient"):
            id = client.player("Ann").table("here", "here")["id"]
            answer = client.get(f"/api/tables/{id}/stream")
            assert answer.status_code == 429
            assert answer.json()["error"] == "streams"
            assert hub.streams == 2
        hub.check("testclient")


# Tables that rest


def test_bots_among_themselves_rest_when_nobody_looks(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zataku.table.robots.UNSEEN", -1.0)
    ann = client.player("Ann")
    id = ann.table("novice", "novice")["id"]
    live = client.house.tables._live[id]
    wait_until(lambda: live.resting)
    assert live.number == 0
    monkeypatch.setattr("zataku.table.robots.UNSEEN", 300.0)
    ann.get(f"/api/tables/{id}")
    wait_until(lambda: live.match.over)


def test_bots_play_on_for_people_who_do_not_look(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zataku.table.robots.UNSEEN", -1.0)
    id = client.player("Ann").table("novice", "here")["id"]
    live = client.house.tables._live[id]
    wait_until(lambda: live.deciding == 1)
    assert not live.resting


def wait_until(condition: object) -> None:
    assert callable(condition)
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)
