"""A killed server loses no accepted choice."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random

import httpx

from tests.table.remote import Remote
from tests.table.server import Server


def test_kill_in_the_middle_of_everything(start_server: Callable[..., Server]) -> None:
    server = start_server()
    ann = Remote(server.address)
    tables = [ann.table("here", "here", "here", seed=f"s{number}")["id"] for number in range(6)]
    accepted: dict[str, list[tuple[int, int]]] = {id: [] for id in tables}
    running = threading.Event()

    def play(id: str) -> None:
        person = Remote(server.address, token=ann.token)
        rng = Random(id)
        try:
            while True:
                told = person.get(f"/api/tables/{id}")
                if told["over"]:
                    return
                seat = told["deciding"]
                decision = person.get(f"/api/tables/{id}/decision", seat=seat)
                code = rng.choice(decision["options"])["code"]
                body = {"code": code, "seat": seat, "position": decision["position"]}
                answer = person.http.post(f"/api/tables/{id}/choices", json=body)
                if answer.status_code == 201:
                    accepted[id].append((answer.json()["number"], answer.json()["position"]))
                    if len(accepted[id]) > 3:
                        running.set()
        except (httpx.HTTPError, AssertionError):
            return
        finally:
            person.close()

    threads = [threading.Thread(target=play, args=(id,)) for id in tables]
    for thread in threads:
        thread.start()
    assert running.wait(30)
    server.kill()
    for thread in threads:
        thread.join(30)
    ann.close()

    again = Remote(start_server().address, token=ann.token)
    try:
        for id in tables:
            told = again.get(f"/api/tables/{id}")
            last = max((number for number, _ in accepted[id]), default=0)
            # One more may have become durable just before its answer could be sent.
            assert last <= told["number"] <= last + 1
            for _ in range(200):
                if told["over"]:
                    break
                assert again.choose_first(id, told["deciding"]).status_code == 201
                told = again.get(f"/api/tables/{id}")
            assert told["over"]
            assert again.get(f"/api/tables/{id}/record")["over"]
    finally:
        again.close()
