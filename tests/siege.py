"""The proving ground: real servers are killed, cut off, filled and flooded while people play, and all is counted.

    make siege        (or: make siege KILLS=20 TABLES=160 PARTS="sqlite postgres")

First SQLite with one worker, then PostgreSQL with two: at many tables people choose, and every choice that was answered
is written down here. Whatever happens to the servers, all of them must be in the store, once, in order, and after the
last kill every match is played to its end. Beside them bots play, and must go on soon after every kill. Then floods,
one after the other, from one address, while a visitor from another plays on. All of it goes over the loopback only, and
ends after ten minutes at the most. The parts that fit are tests of their own (see tests/table).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
from rich.console import Console
from rich.table import Table

import zataku
from tests.table.postgres import Postgres, find_postgres
from tests.table.server import Server, free_port

GAME = "white-castle"
#: Bots must move again so many seconds after everything is back, and visitors must be answered within so many.
BACK = 5.0
ANSWERED = 0.3
MEMORY = 400 * 1024 * 1024
#: Seconds that one flood lasts.
FLOOD = 6.0
LONGEST = 600.0
#: Seconds that people play between two kills at most, and after the last one until all matches have ended.
PART = 2.0
TO_THE_END = 60.0
#: What the store has of a table: the codes of the choices made there.
Entries = Callable[[str], list[str]]


@dataclass
class Line:
    """What was tried, how much of it, and what was lost."""

    part: str
    tried: str
    survived: bool
    lost: str = ""


@dataclass
class Report:
    lines: list[Line] = field(default_factory=list)

    def add(self, part: str, tried: str, lost: str = "") -> None:
        self.lines.append(Line(part, tried, not lost, lost))
        print(f"  {part}: {tried}{f', LOST: {lost}' if lost else ''}", flush=True)

    def skip(self, part: str, why: str) -> None:
        self.lines.append(Line(part, f"left out: {why}", True, "-"))

    def show(self) -> bool:
        table = Table("part", "tried", "survived", "lost")
        for line in self.lines:
            table.add_row(line.part, line.tried, "yes" if line.survived else "NO", line.lost or "nothing")
        Console(width=130).print(table)
        return all(line.survived for line in self.lines)


# People


def whole_match(seed: str) -> list[tuple[int, str]]:
    """The seats and choices of a random match."""
    match = zataku.new_match(GAME, 2, seed)
    rng = Random(seed)
    while not match.over:
        match.choose(rng.choice(match.state.offer))
    return list(zip(match.deciders, (option.code for option in match.choices), strict=True))


class People:
    """Many tables, played by a few threads; choices that were answered are remembered."""

    def __init__(self, addresses: list[str], tables: int, bots: int) -> None:
        self.addresses = addresses
        self.acknowledged: dict[str, int] = {}
        self.expected: dict[str, list[tuple[int, str]]] = {}
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []
        with httpx.Client(base_url=addresses[0], timeout=20) as http:
            token = http.post("/api/players", json={"name": "Ann"}).json()["token"]
            self.headers = {"authorization": f"Bearer {token}"}
            for number in range(tables):
                self._set_up(http, f"siege-{number}")
            self.bots = [self._bot_table(http) for _ in range(bots)]
        #: Bots' tables that did not go on in time, and the longest that one took.
        self.stuck: list[str] = []
        self.slowest = 0.0

    def _set_up(self, http: httpx.Client, seed: str) -> str:
        body = {"game": GAME, "seats": [{"sitter": "here"}] * 2, "seed": seed}
        id = str(http.post("/api/tables", json=body, headers=self.headers).json()["id"])
        self.expected[id] = whole_match(seed)
        self.acknowledged[id] = 0
        return id

    def _bot_table(self, http: httpx.Client) -> str:
        body = {"game": GAME, "seats": [{"sitter": "newcomer"}] * 4}
        return str(http.post("/api/tables", json=body, headers=self.headers).json()["id"])

    def start(self, threads: int = 8) -> None:
        ids = list(self.expected)
        for number in range(threads):
            thread = threading.Thread(target=self._play, args=(ids[number::threads], number), daemon=True)
            thread.start()
            self._threads.append(thread)

    def _play(self, ids: list[str], number: int) -> None:
        """Go round the tables; what was not answered is asked for anew, since nobody knows whether it counts."""
        http = httpx.Client(timeout=5)
        turn = number
        while not self._stop.is_set():
            left = [id for id in ids if self.acknowledged[id] < len(self.expected[id])]
            if not left:
                break
            for id in left:
                turn += 1
                self._choose(http, self.addresses[turn % len(self.addresses)], id)
                if self._stop.is_set():
                    break
        http.close()

    def _choose(self, http: httpx.Client, address: str, id: str) -> None:
        position = self.acknowledged[id]
        seat, code = self.expected[id][position]
        body = {"code": code, "seat": seat, "position": position}
        try:
            answer = http.post(f"{address}/api/tables/{id}/choices", json=body, headers=self.headers)
            if answer.status_code == 201:
                self.acknowledged[id] = answer.json()["position"]
            elif answer.status_code == 409:
                told = http.get(f"{address}/api/tables/{id}", headers=self.headers)
                if told.status_code == 200:
                    self.acknowledged[id] = max(position, told.json()["position"])
        except (httpx.HTTPError, ValueError):
            time.sleep(0.05)

    def stop(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(30)

    @property
    def done(self) -> bool:
        return all(count >= len(self.expected[id]) for id, count in self.acknowledged.items())

    def play_a_part(self, parts: int) -> None:
        """Wait until so large a part of all choices was made, or for some seconds."""
        part = sum(map(len, self.expected.values())) // parts
        wanted, end = self.choices + part, time.monotonic() + PART
        while self.choices < wanted and time.monotonic() < end and not self.done:
            time.sleep(0.05)

    @property
    def choices(self) -> int:
        return sum(self.acknowledged.values())

    def play_to_the_end(self) -> None:
        end = time.monotonic() + TO_THE_END
        while not self.done and time.monotonic() < end:
            time.sleep(0.1)
        self.stop()

    def lost(self, entries: Entries) -> str:
        """What of the acknowledged choices is not in the store, or there twice; and matches that did not end."""
        wrong = []
        for id, count in self.acknowledged.items():
            kept = entries(id)
            wanted = [code for _, code in self.expected[id]]
            if len(kept) < count or kept != wanted[: len(kept)]:
                wrong.append(f"{id}: {count} acknowledged, {len(kept)} kept")
            elif count < len(wanted):
                wrong.append(f"{id}: stuck after {count}")
        return "; ".join(wrong[:3])

    # Bots

    def replace_finished_bots(self) -> None:
        """Where bots have played their match to its end, others begin one."""
        with httpx.Client(base_url=self.addresses[0], timeout=20, headers=self.headers) as http:
            for number, id in enumerate(self.bots):
                if self._is_over(id):
                    self.bots[number] = self._bot_table(http)

    def wait_for_bots(self, entries: Entries, seconds: float = BACK) -> None:
        """Everything is back: which of the bots' tables do not move within the time that they have?

        What counts is what is in the store. A match that just ended moves no more, and need not.
        """
        began = time.monotonic()
        before = {id: len(entries(id)) for id in self.bots}
        waiting = set(before)
        while waiting and time.monotonic() - began < seconds:
            time.sleep(0.1)
            waiting -= {id for id in waiting if len(entries(id)) > before[id]}
        took = time.monotonic() - began
        stuck = sorted(id for id in waiting if not self._is_over(id))
        self.stuck += stuck
        if not waiting:
            self.slowest = max(self.slowest, took)
        print(f"    bots: {took:.1f} s{', STUCK: ' if stuck else ''}{' '.join(stuck)}", flush=True)

    def _is_over(self, id: str) -> bool:
        """As far as anybody answers."""
        for address in self.addresses:
            with suppress(httpx.HTTPError, ValueError, KeyError):
                return bool(httpx.get(f"{address}/api/tables/{id}", timeout=20, headers=self.headers).json()["over"])
        return False

    @property
    def told(self) -> str:
        return f"{len(self.bots)} tables, on again within {self.slowest:.1f} s"


# Servers that end and begin again


def sqlite_entries(file: Path) -> Entries:
    def entries(id: str) -> list[str]:
        database = sqlite3.connect(file, timeout=20)
        try:
            query = 'SELECT body FROM entries WHERE "table" = ? AND kind = ? ORDER BY number'
            return [body for (body,) in database.execute(query, (id, "choice"))]
        finally:
            database.close()

    return entries


def one_worker(report: Report, folder: Path, kills: int, tables: int) -> None:
    file = folder / "tables.sqlite"
    entries = sqlite_entries(file)
    port = free_port()
    server = Server(file, port=port, toy=False, pace=0.2)
    try:
        people = People([server.address], tables, 3)
        people.start()
        for _ in range(kills):
            people.play_a_part(kills)
            people.replace_finished_bots()
            server.kill()
            server = Server(file, port=port, toy=False, pace=0.2)
            people.wait_for_bots(entries)
        people.play_to_the_end()
    finally:
        server.stop()
    report.add("SQLite, kill -9", f"{kills} kills, {people.choices:,} acknowledged", people.lost(entries))
    report.add("SQLite, bots after kills", people.told, ", ".join(people.stuck))


def thinkers_killed(report: Report, folder: Path) -> None:
    server = Server(folder / "thinkers.sqlite", toy=False)
    try:
        people = People([server.address], 0, 3)
        entries = sqlite_entries(folder / "thinkers.sqlite")
        killed = 0
        for _ in range(5):
            for child in children(server.pid):
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
                    killed += 1
            time.sleep(0.5)
        # New ones have to load the games first.
        people.wait_for_bots(entries, 4 * BACK)
        report.add("processes that think", f"{killed} killed", ", ".join(people.stuck))
    finally:
        server.stop()


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


def full_disk(report: Report, folder: Path) -> None:
    small = folder / "small"
    small.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(small)], capture_output=True, check=False
    )
    if mounted.returncode:
        report.skip("full disk", "no small file system can be mounted here")
        return
    try:
        entries = sqlite_entries(small / "tables.sqlite")
        server = Server(small / "tables.sqlite", toy=False, pace=0.1)
        people = People([server.address], 10, 2)
        people.start(2)
        time.sleep(2)
        filler = small / "filler"
        with suppress(OSError), filler.open("wb") as file:
            while True:
                file.write(b"x" * 65536)
                file.flush()
        time.sleep(4)
        answers = httpx.get(f"{server.address}/api/games", timeout=10).status_code
        filler.unlink()
        people.wait_for_bots(entries)
        people.play_to_the_end()
        server.stop()
        lost = people.lost(entries) or ", ".join(people.stuck)
        report.add("full disk", f"{people.choices} acknowledged, bots go on", lost if answers == 200 else "no answer")
    finally:
        subprocess.run(["umount", "-l", str(small)], check=False)


def clock_moved(report: Report, folder: Path) -> None:
    """As if the system's clock had been set forward by an hour while the server was down."""
    file = folder / "clock.sqlite"
    server = Server(file, toy=False)
    with httpx.Client(base_url=server.address, timeout=20) as http:
        headers = {"authorization": "Bearer " + http.post("/api/players", json={"name": "Ann"}).json()["token"]}
        body = {"game": GAME, "seats": [{"sitter": "here"}] * 2, "move_clock": 60}
        ids = [http.post("/api/tables", json=body, headers=headers).json()["id"] for _ in range(10)]
        time.sleep(3)
    server.kill()
    database = sqlite3.connect(file)
    for statement in (
        "UPDATE tables SET created = created - 3600",
        "UPDATE entries SET at = at - 3600",
        "UPDATE pulse SET at = at - 3600",
    ):
        database.execute(statement)
    database.commit()
    database.close()
    server = Server(file, toy=False)
    time.sleep(2)
    with httpx.Client(base_url=server.address, timeout=20, headers=headers) as http:
        lost = [id for id in ids if http.get(f"/api/tables/{id}").json()["seats"][0]["sitter"] != "human"]
    server.stop()
    report.add("clock moved by an hour", f"{len(ids)} tables with clocks", f"{len(lost)} seats" if lost else "")


def two_workers(report: Report, kills: int, tables: int) -> None:
    """A worker is killed every time; every second time the database goes as well, by turns in good order and killed."""
    if find_postgres() is None:
        report.skip("PostgreSQL", "there is none")
        return
    postgres = Postgres()
    servers: list[Server] = []
    try:
        url = postgres.new_database()
        ports = [free_port(), free_port()]
        servers += [Server(url, port=port, toy=False, pace=0.2) for port in ports]
        people = People([server.address for server in servers], tables, 4)
        people.start()

        def entries(id: str) -> list[str]:
            query = f"SELECT body FROM entries WHERE \"table\" = '{id}' AND kind = 'choice' ORDER BY number"
            return [body for (body,) in postgres.do(url, query)]

        restarted = 0
        for round in range(kills):
            people.play_a_part(kills)
            people.replace_finished_bots()
            doomed = round // 2 % 2
            servers[doomed].kill()
            if round % 2:
                postgres.stop() if round % 4 == 1 else postgres.kill()
                # A worker begins while the database is away.
                servers[doomed] = Server(url, port=ports[doomed], toy=False, pace=0.2, wait=False)
                time.sleep(1)
                postgres.start()
                restarted += 1
                people.wait_for_bots(entries)
                servers[doomed].wait()
            else:
                servers[doomed] = Server(url, port=ports[doomed], toy=False, pace=0.2)
                people.wait_for_bots(entries)
        people.play_to_the_end()
        tried = f"{kills} kills, database gone {restarted} times, {people.choices:,} acknowledged"
        report.add("PostgreSQL, two workers", tried, people.lost(entries))
        report.add("PostgreSQL, bots after kills", people.told, ", ".join(people.stuck))
    finally:
        for server in servers:
            server.stop()
        postgres.close()


# Floods


@contextmanager
def flooding(work: Callable[[threading.Event], None], threads: int) -> Iterator[None]:
    stop = threading.Event()

    def flood() -> None:
        while not stop.is_set():
            with suppress(OSError, httpx.HTTPError, ValueError):
                work(stop)

    running = [threading.Thread(target=flood, daemon=True) for _ in range(threads)]
    for thread in running:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in running:
            thread.join(20)


def floods(port: int, log: str) -> dict[str, tuple[Callable[[threading.Event], None], int]]:
    """What one address can do to a server, by name, and how many do it at once."""
    address = f"http://127.0.0.1:{port}"

    def ask(method: str, path: str, **further: object) -> None:
        httpx.request(method, address + path, timeout=10, **further)  # type: ignore[arg-type]

    def raw(*parts: bytes, hold: float = 0.0) -> None:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
            for part in parts:
                connection.sendall(part)
            time.sleep(hold)

    def halves(stop: threading.Event) -> None:
        with ExitStack() as stack:
            for _ in range(150):
                if stop.is_set():
                    return
                connection = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
                connection.sendall(b"POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\n{")
            stop.wait(2)

    def streams(stop: threading.Event) -> None:
        with ExitStack() as stack:
            for _ in range(60):
                if stop.is_set():
                    return
                connection = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
                connection.sendall(f"GET /api/tables/{log}/stream HTTP/1.1\r\nhost: x\r\n\r\n".encode())
            stop.wait(2)

    def masters(_: threading.Event) -> None:
        token = httpx.post(f"{address}/api/players", json={"name": "Eve"}, timeout=10).json().get("token", "")
        body = {"game": GAME, "seats": [{"sitter": "master"}] * 4}
        for _each in range(10):
            ask("POST", "/api/tables", json=body, headers={"authorization": f"Bearer {token}"})

    return {
        "the whole log": (lambda _: ask("GET", f"/tables/{log}?log=all"), 8),
        "fresh cookies": (lambda _: ask("GET", "/"), 6),
        "unknown tables": (lambda _: ask("GET", f"/tables/{os.urandom(500).hex()}"), 6),
        "addresses of 60 kB": (lambda _: raw(b"GET /tables/" + b"a" * 60_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n"), 4),
        "heads of 8 MB": (lambda _: raw(b"GET / HTTP/1.1\r\nhost: x\r\n", b"x: " + b"y" * 8_000_000), 2),
        "half requests": (halves, 6),
        "streams": (streams, 6),
        "connections cut": (lambda _: raw(f"GET /tables/{log} HTTP/1.1\r\nhost: x\r\n\r\n".encode()), 6),
        "bodies that are no JSON": (lambda _: ask("POST", "/api/players", content=b"[" * 50_000), 4),
        "tables of four masters": (masters, 2),
    }


def visitor(server: Server, seconds: float) -> tuple[list[float], int]:
    """How long each answer takes for somebody who plays from another address, and how much memory the server needs.

    They play in a process of their own: here the threads that flood would hold them up.
    """
    most = 0
    given = [sys.executable, "-m", "tests.siege", "--visit", server.address, "--seconds", str(seconds)]
    with subprocess.Popen(given, stdout=subprocess.PIPE, text=True) as playing:
        while playing.poll() is None:
            most = max(most, server.memory())
            time.sleep(0.1)
        assert playing.stdout is not None
        waits: list[float] = json.loads(playing.stdout.read() or "[]")
    return waits, most


def visit(address: str, seconds: float) -> list[float]:
    """How long each answer takes."""
    waits: list[float] = []
    with httpx.Client(
        base_url=address, timeout=20, headers={"x-forwarded-for": f"10.0.0.{Random().randrange(2, 250)}"}
    ) as http:
        token = http.post("/api/players", json={"name": "Bo"}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        seed = f"visitor-{time.monotonic()}"
        body = {"game": GAME, "seats": [{"sitter": "here"}] * 2, "seed": seed}
        id = http.post("/api/tables", json=body).json()["id"]
        # On a busy machine this takes as long as a flood.
        choices = whole_match(seed)
        end = time.monotonic() + seconds
        for position, (seat, code) in enumerate(choices):
            began = time.monotonic()
            if began > end:
                break
            chosen = {"code": code, "seat": seat, "position": position}
            answer = http.post(f"/api/tables/{id}/choices", json=chosen)
            waits.append(time.monotonic() - began if answer.status_code == 201 else 20.0)
            time.sleep(0.12)
    return waits


def within(waits: list[float], part: float = 0.95) -> float:
    return sorted(waits)[int(len(waits) * part)] if waits else 20.0


def flooded(report: Report, folder: Path) -> None:
    """What the visitor waits with no flood at all is told first: on a busy machine that is long already."""
    server = Server(folder / "floods.sqlite", toy=False, generosity=1)
    try:
        people = People([server.address], 1, 0)
        people.start(1)
        while not people.done:
            time.sleep(0.2)
        people.stop()
        (log,) = people.expected
        usual = within(visitor(server, FLOOD / 2)[0])
        report.add("no flood", f"p95 {1000 * usual:.0f} ms")
        for name, (work, threads) in floods(server.port, log).items():
            with flooding(work, threads):
                time.sleep(0.5)
                waits, memory = visitor(server, FLOOD)
            slow = within(waits)
            lost = []
            if slow > ANSWERED:
                lost.append(f"95 of 100 answered within {1000 * slow:.0f} ms only")
            if memory > MEMORY:
                lost.append(f"{memory >> 20} MB")
            tried = f"{len(waits)} choices beside it, p95 {1000 * slow:.0f} ms, {memory >> 20} MB"
            report.add(f"flood: {name}", tried, ", ".join(lost))
    finally:
        server.stop()


def out_of_time(*_: object) -> None:
    raise TimeoutError(f"the siege did not end within {LONGEST:.0f} seconds")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", help="sqlite, thinkers, disk, clock, postgres, floods; all without any")
    parser.add_argument("--kills", type=int, default=20, help="how often each kind of server is killed")
    parser.add_argument("--tables", type=int, default=160, help="tables where people play")
    parser.add_argument("--visit", metavar="ADDRESS", help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=FLOOD, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.visit:
        print(json.dumps(visit(chosen.visit, chosen.seconds)))
        return 0
    report = Report()
    folder = Path(tempfile.mkdtemp(prefix="zataku-siege-"))
    # Nothing here may go on for longer, whatever hangs; the servers end all the same.
    signal.signal(signal.SIGALRM, out_of_time)
    signal.alarm(int(LONGEST))
    parts: dict[str, Callable[[], None]] = {
        "sqlite": lambda: one_worker(report, folder, chosen.kills, chosen.tables),
        "thinkers": lambda: thinkers_killed(report, folder),
        "disk": lambda: full_disk(report, folder),
        "clock": lambda: clock_moved(report, folder),
        "postgres": lambda: two_workers(report, chosen.kills, chosen.tables),
        "floods": lambda: flooded(report, folder),
    }
    try:
        for name, part in parts.items():
            if not chosen.parts or name in chosen.parts:
                print(name, flush=True)
                part()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0 if report.show() else 1


if __name__ == "__main__":
    sys.exit(main())
