"""Two workers on one PostgreSQL: whichever of them somebody comes to, it is the same table."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier
from typing import Any

import httpx
import pytest

from tests.table.postgres import Postgres
from tests.table.remote import Remote
from tests.table.server import ROOT, Server, free_port

pytestmark = pytest.mark.postgres

Visit = Callable[..., Remote]


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def workers(database: str) -> Iterator[tuple[Server, Server]]:
    """Two workers that all tests may use and none may harm."""
    with ThreadPoolExecutor() as pool:
        one, other = pool.map(Server, (database, database))
    yield one, other
    with ThreadPoolExecutor() as pool:
        list(pool.map(Server.stop, (one, other)))


@pytest.fixture
def visit() -> Iterator[Visit]:
    """Somebody at a worker."""
    visitors: list[Remote] = []

    def visit(server: Server, token: str | None = None) -> Remote:
        visitors.append(Remote(server.address, token=token))
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.close()


def seated(ann: Remote, bo: Remote, seed: str) -> str:
    """A table with Ann in the first seat and Bo, who was invited, in the second."""
    told = ann.table("here", "invite", seed=seed)
    invitation = told["invitations"]["1"].rpartition("/")[2]
    answer = bo.http.post(f"/api/tables/{told['id']}/seats/1/join", json={"invitation": invitation})
    assert answer.status_code == 201, answer.text
    return str(told["id"])


def seen(person: Remote, id: str, seat: int) -> list[Any]:
    """All that a person can see of a table."""
    paths = ("view", "decision", "events")
    return [person.get(f"/api/tables/{id}/{path}", seat=seat) for path in paths]


def test_both_show_the_same_match_live(workers: tuple[Server, Server], visit: Visit) -> None:
    ann, bo = visit(workers[0]), visit(workers[1])
    id = seated(ann, bo, "live")
    elsewhere = visit(workers[1], ann.token), visit(workers[0], bo.token)
    rng = Random(1)
    with ann.stream(id, seat=0) as to_ann, bo.stream(id, seat=1) as to_bo:
        number = ann.get(f"/api/tables/{id}")["number"]
        while not (told := ann.get(f"/api/tables/{id}"))["over"]:
            person = (ann, bo)[told["deciding"]]
            offered = person.get(f"/api/tables/{id}/decision", seat=told["deciding"])
            choice = {"code": rng.choice(offered["options"])["code"], "seat": told["deciding"]}
            answer = person.http.post(f"/api/tables/{id}/choices", json={**choice, "position": offered["position"]})
            assert answer.status_code == 201, answer.text
            number += 1
            for events in (to_ann, to_bo):
                kind, heard, data = next(events)
                assert (kind, heard, data["number"], data["position"]) == ("entry", number, number, number - 1)
            for seat, (person, same) in enumerate(zip((ann, bo), elsewhere, strict=True)):
                assert seen(person, id, seat) == seen(same, id, seat)
    assert ann.get(f"/api/tables/{id}/record") == bo.get(f"/api/tables/{id}/record")


def test_a_token_is_worthless_at_both_at_once(workers: tuple[Server, Server], visit: Visit) -> None:
    ann = visit(workers[0])
    bot = visit(workers[1], ann.http.post("/api/tokens", json={"label": "bot"}).json()["token"])
    assert bot.get("/api/me") == ann.get("/api/me")
    digest = next(each["digest"] for each in ann.http.get("/api/tokens").json() if each["label"] == "bot")
    assert ann.http.delete(f"/api/tokens/{digest}").status_code == 200
    assert bot.http.get("/api/me").status_code == 401


def test_of_two_choices_at_once_one_counts(
    workers: tuple[Server, Server], visit: Visit, postgres: Postgres, database: str
) -> None:
    """Two devices of one person, each at its own worker, send different choices for the same position."""
    ann = visit(workers[0])
    devices = [ann, visit(workers[1], ann.token)]
    id = ann.table("here", "here", seed="race")["id"]
    together = Barrier(2)
    winners = set()

    def send(device: Remote, choice: dict[str, Any]) -> httpx.Response:
        together.wait(20)
        return device.http.post(f"/api/tables/{id}/choices", json=choice)

    with ThreadPoolExecutor(2) as pool:
        while not (told := ann.get(f"/api/tables/{id}"))["over"]:
            seat, position = told["deciding"], told["position"]
            codes = [option["code"] for option in ann.get(f"/api/tables/{id}/decision", seat=seat)["options"]]
            choices = [{"code": code, "seat": seat, "position": position} for code in (codes[0], codes[-1])]
            answers = list(pool.map(send, devices, choices))
            assert sorted(answer.status_code for answer in answers) == [201, 409]
            loser = next(answer for answer in answers if answer.status_code == 409).json()
            assert loser["error"] in ("stale", "not-deciding", "over")
            assert loser["message"]
            winner = next(which for which, answer in enumerate(answers) if answer.status_code == 201)
            winners.add(winner)
            kept = postgres.do(database, f"SELECT number, body FROM entries WHERE \"table\" = '{id}' ORDER BY number")
            assert [number for number, _ in kept] == list(range(1, told["number"] + 2))
            assert kept[-1][1] == choices[winner]["code"]
            assert [device.get(f"/api/tables/{id}")["position"] for device in devices] == [position + 1] * 2


def test_chat_from_both_is_all_there(workers: tuple[Server, Server], visit: Visit) -> None:
    """Nobody's line is lost because somebody else spoke at the same moment."""
    ann = visit(workers[0])
    id = ann.table("here", "here")["id"]
    devices = [ann, visit(workers[1], ann.token)]

    def speak(device: Remote) -> list[int]:
        lines = (device.http.post(f"/api/tables/{id}/chat", json={"text": f"line {n}"}) for n in range(8))
        return [line.json()["number"] for line in lines if line.status_code == 201]

    with ann.stream(id) as events, ThreadPoolExecutor(2) as pool:
        list(pool.map(speak, devices))
        heard = [next(events) for _ in range(16)]
    assert [number for _, number, _ in heard] == list(range(1, 17))
    assert sorted(data["text"] for _, _, data in heard) == sorted(f"line {n}" for n in range(8) for _ in range(2))


@pytest.fixture
def doomed(database: str) -> Iterator[Server]:
    """A worker that dies; its bots think for so long that they never get to move."""
    server = Server(database, pace=600)
    yield server
    server.stop()


def test_a_worker_that_dies_loses_nothing(workers: tuple[Server, Server], doomed: Server, visit: Visit) -> None:
    ann, bo = visit(doomed), visit(workers[0])
    id = seated(ann, bo, "death")
    robots = ann.table("here", "novice", seed="robots")["id"]
    # The other worker knows the table with the bot too.
    bo.get(f"/api/tables/{robots}")
    accepted = []
    with bo.stream(id, seat=1) as to_bo:
        for _ in range(4):
            told = ann.get(f"/api/tables/{id}")
            answer = (ann, bo)[told["deciding"]].choose_first(id, told["deciding"])
            accepted.append(answer.json()["position"])
        # The bot at the other table is to move, and the worker dies.
        while ann.get(f"/api/tables/{robots}")["deciding"] == 0:
            assert ann.choose_first(robots, 0).status_code == 201
        moved = bo.get(f"/api/tables/{robots}")["number"]
        doomed.kill()
        again = visit(workers[1], ann.token)
        assert again.get(f"/api/tables/{id}")["position"] == accepted[-1] == 4
        told = again.get(f"/api/tables/{id}")
        assert (again, bo)[told["deciding"]].choose_first(id, told["deciding"]).status_code == 201
        assert [next(to_bo)[2]["position"] for _ in range(5)] == [1, 2, 3, 4, 5]
    # Whoever came back to another worker plays on there; so does the bot.
    for _ in range(200):
        told = again.get(f"/api/tables/{robots}")
        if told["deciding"] == 0:
            break
        time.sleep(0.05)
    assert told["deciding"] == 0
    assert told["number"] > moved


def test_a_database_that_is_restarted(workers: tuple[Server, Server], postgres: Postgres, visit: Visit) -> None:
    ann, bo = visit(workers[0]), visit(workers[1])
    id = seated(ann, bo, "restart")
    with bo.stream(id, seat=1) as events:
        assert ann.choose_first(id, 0).status_code == 201
        assert next(events)[2]["position"] == 1
        postgres.restart()
        # Whoever asks first on a connection that was cut is told to ask again.
        for person in (ann, bo):
            for _ in range(100):
                answer = person.http.get(f"/api/tables/{id}")
                if answer.status_code != 503:
                    break
                time.sleep(0.05)
            assert answer.status_code == 200
        told = ann.get(f"/api/tables/{id}")
        assert told["position"] == 1
        assert (ann, bo)[told["deciding"]].choose_first(id, told["deciding"]).status_code == 201
        assert next(events)[2]["position"] == 2


def test_bots_of_a_worker_that_died_go_on_at_another_once_the_database_is_back(
    workers: tuple[Server, Server], doomed: Server, postgres: Postgres, database: str, visit: Visit
) -> None:
    ann = visit(doomed)
    id = ann.table("here", "novice", seed="orphans")["id"]
    while ann.get(f"/api/tables/{id}")["deciding"] == 0:
        assert ann.choose_first(id, 0).status_code == 201
    doomed.kill()
    postgres.restart()

    # Nobody asks the others for the table, of which they never heard.
    def entries() -> int:
        return int(postgres.do(database, f"SELECT count(*) FROM entries WHERE \"table\" = '{id}'")[0][0])

    before = entries()
    for _ in range(600):
        if entries() > before:
            break
        time.sleep(0.05)
    assert entries() > before


def test_the_command_serves_with_two_workers(postgres: Postgres) -> None:
    """And stops at once, without complaints, though somebody listens."""
    port = free_port()
    command = [sys.executable, "-m", "zataku", "serve", "--port", str(port), "--workers", "2"]
    process = subprocess.Popen(
        [*command, "--database", postgres.new_database()],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "ZATAKU_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(400):
            try:
                httpx.get(f"{address}/api/games", timeout=5)
                break
            except httpx.TransportError:
                assert process.poll() is None, process.communicate()[0]
                time.sleep(0.05)
        ann = Remote(address)
        id = ann.table("here", "here", game="white-castle")["id"]
        with ann.stream(id) as events:
            for number in range(1, 6):
                # Every request on a connection of its own: any of the workers may get it.
                with httpx.Client(base_url=address, headers=ann.http.headers, timeout=20) as http:
                    told = http.get(f"/api/tables/{id}").json()
                    query = {"seat": told["deciding"]}
                    offered = http.get(f"/api/tables/{id}/decision", params=query).json()
                    choice = {"code": offered["options"][0]["code"], "position": offered["position"], **query}
                    assert http.post(f"/api/tables/{id}/choices", json=choice).status_code == 201
                assert next(events)[1] == number
            process.send_signal(signal.SIGINT)
            assert list(events) == []
        ann.close()
        said, _ = process.communicate(timeout=30)
    finally:
        process.kill()
        process.wait()
    assert "Traceback" not in said
    assert "ERROR" not in said
