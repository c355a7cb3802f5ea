"""Speed of the web table: many live tables on one server, a choice per second at each, somebody listening.

A real server process, real HTTP and Server-Sent Events, over the loopback only. At every table sit two players, each
with an open event stream. Whoever is to decide sends a choice; the time runs until the event reaches the other one.
The choices of whole random matches are worked out before the clock starts, so that the players cost next to nothing.

    python bench/table.py [--tables 200] [--rate 1] [--seconds 50] [--game white-castle] [--look page] [--json FILE]
    python bench/table.py --against --at 50,200,1000,2000 [--rate 0]

With `--look decision` whoever is to decide reads the decision before choosing, as a bot does; with `--look page` both
have the page open, as browsers do, and the time runs until what changes on it has reached the other one. With
`--rate 0` every choice follows the last one at once: that is how many a second there can be. `--database
postgresql://... --workers 2` measures two workers. With `--stored 100000` the database holds so many finished matches
before.
With `--against` the same is measured for boardgame.io with everything in memory (npm installs it into a folder that is
gone afterwards, unless `--peer` names one), and `--at 50,200,1000` runs one after the other with so many tables, both
ways of looking, each beside the peer. The CPU time is the server's alone (Linux). Latencies mean something only on a
machine that does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

import zataku
from zataku.games import games
from zataku.table.store import Store

HOST = "127.0.0.1"
#: All players come from one address, so the limits that hold for visitors are lifted.
SERVE = """
import sys
from zataku.table.server import serve_table
from zataku.table.settings import Settings
database, host, port, workers = sys.argv[1:]
serve_table(Settings(database=database, generosity=10_000), host, int(port), int(workers))
"""
PARTS = 4
_ENTRY = re.compile(rb"id: (\d+)\nevent: (?:entry|page)\n.*\n\n")
#: Nobody waits longer than this for anything.
PATIENCE = 60.0
#: No match has more choices.
LONGEST_MATCH = 1000


class BenchError(Exception):
    """The run means nothing; the message says why."""


class HungUp(BenchError):
    """A connection was closed before its request was answered."""


# The server


@contextmanager
def server(database: str | None, workers: int, stored: int = 0, game: str = "") -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        file = Path(folder) / "tables.sqlite"
        if stored:
            store_matches(file, game, stored)
        given = [database or f"sqlite:///{file}", HOST, str(port), str(workers)]
        process = subprocess.Popen([sys.executable, "-c", SERVE, *given], stdin=subprocess.DEVNULL)
        try:
            yield port, process.pid
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def store_matches(file: Path, game: str, count: int) -> None:
    """A database with so many finished matches: one, over and over, as they lie there once they have been told."""
    asyncio.run(_empty_database(file))
    rules = games()[game]
    choices = choices_of_match(game, "stored", LONGEST_MATCH)
    table = (game, rules.version, 2, "{}", '[{"sitter":"human"},{"sitter":"human"}]', "{}", "stored", "", "")
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA synchronous=OFF")
        database.execute("CREATE TEMP TABLE course (number INTEGER, seat INTEGER, body TEXT)")
        database.executemany(
            "INSERT INTO course VALUES (?, ?, ?)", [(number, *each) for number, each in enumerate(choices, 1)]
        )
        names = "id, title, created, game, version, players, options, seats, settings, seed, commitment, host"
        rows = ((f"{number:032x}", f"Match {number}", float(number), *table) for number in range(count))
        database.executemany(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * 12)})", rows)
        database.execute(
            """INSERT INTO entries ("table", number, kind, seat, body, player, at)
            SELECT id, course.number, 'choice', seat, body, NULL, created FROM tables, course"""
        )
        database.execute(
            """INSERT INTO standings ("table", number, deciding, waiting, "over", listed, moved)
            SELECT id, ?, NULL, 0, 1, 1, created FROM tables""",
            (len(choices),),
        )
        database.execute(
            """INSERT INTO kept ("table", number, version, data) SELECT id, ?, version, x'00' FROM tables""",
            (len(choices),),
        )
        database.commit()


async def _empty_database(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    await store.open()
    await store.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def cpu_seconds(pid: int) -> float:
    """CPU time of a process and of all below it."""
    used, tick = 0.0, os.sysconf("SC_CLK_TCK")
    parents: dict[int, list[int]] = {}
    times: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(stat.parent.name)
        parents.setdefault(int(fields[1]), []).append(number)
        times[number] = (int(fields[11]) + int(fields[12])) / tick
    below = [pid]
    while below:
        number = below.pop()
        used += times.get(number, 0.0)
        below += parents.get(number, [])
    return used


def memory(pid: int) -> int:
    """Bytes that a process uses."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# HTTP, as little of it as is needed


class Line(asyncio.Protocol):
    """A connection that is kept, and made again when the server has closed it: one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._buffer = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(HungUp("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, ended, body = self._buffer.partition(b"\r\n\r\n")
        if not ended:
            return
        length = re.search(rb"(?i)content-length: (\d+)", head)
        if length is not None and len(body) >= int(length[1]) and self._answer is not None:
            self._buffer = b""
            if not self._answer.done():
                self._answer.set_result((int(head[9:12]), body))

    async def send(
        self, method: str, path: str, token: str, body: object = None, headers: str = ""
    ) -> tuple[int, bytes]:
        """The answer as its status and body; a kept connection may be closed just when something is sent."""
        try:
            return await self._send(method, path, token, body, headers)
        except HungUp:
            return await self._send(method, path, token, body, headers)

    async def _send(self, method: str, path: str, token: str, body: object, headers: str) -> tuple[int, bytes]:
        if self._transport is None or self._transport.is_closing():
            await asyncio.get_running_loop().create_connection(lambda: self, HOST, self._port)
        assert self._transport is not None
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\n{headers}"
        if token:
            head += f"authorization: Bearer {token}\r\n"
        if body is not None:
            head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(head.encode() + b"\r\n" + data)
        async with asyncio.timeout(PATIENCE):
            return await self._answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Listener(asyncio.Protocol):
    """An open event stream: tells at which moment an entry, or a page that shows it, has arrived whole."""

    def __init__(self) -> None:
        self._tail = b""
        self._waiting: dict[int, asyncio.Future[float]] = {}
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def listen(self, path: str, token: str) -> None:
        assert self._transport is not None
        head = f"GET {path} HTTP/1.1\r\nhost: {HOST}\r\nauthorization: Bearer {token}\r\n"
        self._transport.write(head.encode() + b"\r\n")

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._tail += data
        if not self.opened.done():
            if b": welcome" not in self._tail:
                return
            self.opened.set_result(None)
        end = 0
        for found in _ENTRY.finditer(self._tail):
            end = found.end()
            waiting = self._waiting.pop(int(found[1]), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(now)
        self._tail = self._tail[end:]

    def wait_for(self, number: int) -> asyncio.Future[float]:
        """The moment when the entry with this number arrives."""
        return self._waiting.setdefault(number, asyncio.get_running_loop().create_future())

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


# Two players at a table


@dataclass(frozen=True)
class Sent:
    """A choice that was sent and seen: when it was due, sent, and heard by the other player."""

    due: float
    sent: float
    heard: float
    number: int


class Pair:
    """A table and its two players."""

    def __init__(self, port: int, game: str, number: int, look: str, most: int) -> None:
        self._port = port
        self._game = game
        self._look = look
        self._number = number
        self.seed = f"bench-{number}"
        self.choices = choices_of_match(game, self.seed, most)
        self._tokens: list[str] = []
        self._lines = [Line(port), Line(port)]
        self._listeners: list[Listener] = []
        self._id = ""
        #: The number of the table's newest entry when play begins.
        self._first = 0
        self.done: list[Sent] = []

    async def sit_down(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(2):
            told = await self._ask(
                seat, "POST", "/api/players", {"name": f"Player {2 * self._number + seat}"}, token=""
            )
            self._tokens.append(told["token"])
        seats = [{"sitter": "here"}, {"sitter": "invite"}]
        body = {"game": self._game, "seats": seats, "seed": self.seed, "listed": True}
        told = await self._ask(0, "POST", "/api/tables", body)
        self._id = told["id"]
        invitation = told["invitations"]["1"].rpartition("/")[2]
        joined = await self._ask(1, "POST", f"/api/tables/{self._id}/seats/1/join", {"invitation": invitation})
        self._first = joined["number"]
        for seat in range(2):
            _, listener = await loop.create_connection(Listener, HOST, self._port)
            of_page = f"/tables/{self._id}/stream?after={self._first}"
            path = of_page if self._look == "page" else f"/api/tables/{self._id}/stream?seat={seat}"
            listener.listen(path, self._tokens[seat])
            self._listeners.append(listener)
            await asyncio.wait_for(listener.opened, PATIENCE)

    async def _ask(self, seat: int, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        given = self._tokens[seat] if token is None else token
        status, answer = await self._lines[seat].send(method, path, given, body)
        if status not in (200, 201):
            raise BenchError(f"{method} {path}: {status} {answer[:300].decode()}")
        return json.loads(answer) if answer.startswith((b"{", b"[")) else answer

    async def play(self, start: float, gap: float, choices: int, end: float) -> None:
        """Choose once every `gap` seconds from the start to the end; a choice that is late does not shift the next."""
        for position, (seat, code) in enumerate(self.choices[:choices]):
            due = start + position * gap
            await asyncio.sleep(due - time.perf_counter())
            if time.perf_counter() > end:
                break
            if self._look == "decision":
                await self._ask(seat, "GET", f"/api/tables/{self._id}/decision?seat={seat}")
            number = self._first + position + 1
            heard = self._listeners[1 - seat].wait_for(number)
            own = self._listeners[seat].wait_for(number)
            body = {"code": code, "seat": seat, "position": position}
            sent = time.perf_counter()
            await self._ask(seat, "POST", f"/api/tables/{self._id}/choices", body)
            self.done.append(Sent(due, sent, await asyncio.wait_for(heard, PATIENCE), position))
            await asyncio.wait_for(own, PATIENCE)

    def get_up(self) -> None:
        for line in self._lines:
            line.close()
        for listener in self._listeners:
            listener.close()


@cache
def choices_of_match(game: str, seed: str, most: int) -> list[tuple[int, str]]:
    """The seats and choices of a random match, up to so many."""
    match = zataku.new_match(game, 2, seed)
    rng = Random(seed)
    while not match.over and len(match.choices) < most:
        match.choose(rng.choice(match.state.offer))
    return list(zip(match.deciders, (option.code for option in match.choices), strict=True))


# The run


@dataclass(frozen=True)
class Part:
    """A part of the run: which choices of their matches the tables made, and what they cost."""

    choices: str
    cpu_milliseconds: float
    p50: float
    p99: float


@dataclass(frozen=True)
class Report:
    """The figures of a run; latencies in milliseconds."""

    game: str
    tables: int
    rate: float
    look: str
    workers: int
    choices: int
    throughput: float
    p50: float
    p95: float
    p99: float
    slowest: float
    #: Choices sent more than 10 milliseconds after they were due: the players themselves could not keep up.
    late: int
    cpu_share: float
    cpu_milliseconds: float
    #: Bytes of memory that the server uses in the end, and that a table needs.
    memory: int
    memory_table: float
    parts: list[Part]
    load: float


def edges(choices: int) -> list[int]:
    """Where the parts of a run begin and end, in choices of a table."""
    return [round(part * choices / PARTS) for part in range(PARTS + 1)]


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


async def measure(port: int, pid: int, chosen: argparse.Namespace, console: Console) -> Report:
    await answering(port)
    most = max(PARTS, round(chosen.seconds * chosen.rate)) if chosen.rate else LONGEST_MATCH
    pairs = [Pair(port, chosen.game, number, chosen.look, most) for number in range(chosen.tables)]
    empty = memory(pid)
    with console.status("Sitting down ..."):
        for begin in range(0, len(pairs), 20):
            await asyncio.gather(*(pair.sit_down() for pair in pairs[begin : begin + 20]))
    gap = 1 / chosen.rate if chosen.rate else 0.0
    choices = min(most, min(len(pair.choices) for pair in pairs))
    gc.collect()
    gc.freeze()
    start = time.perf_counter() + 0.5
    # Whoever cannot keep up is not waited for: what counts is what was done in this time.
    end = start + chosen.seconds + gap
    cpu: list[float] = []

    async def watch() -> None:
        for edge in edges(choices)[:-1]:
            await asyncio.sleep(start + edge * gap - time.perf_counter())
            cpu.append(cpu_seconds(pid))

    with console.status(f"{chosen.tables} tables, {choices} choices each ..."):
        playing = [pair.play(start + number * gap / len(pairs), gap, choices, end) for number, pair in enumerate(pairs)]
        await asyncio.gather(watch(), *playing)
    # Whatever came late counts as well.
    cpu.append(cpu_seconds(pid))
    for pair in pairs:
        pair.get_up()
    return report(chosen, pairs, cpu, choices, empty, memory(pid))


async def answering(port: int) -> None:
    """Wait until the server does."""
    for _ in range(int(4 * PATIENCE / 0.1)):
        line = Line(port)
        try:
            status, _ = await line.send("GET", "/api/games", "")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            line.close()
            if status != 200:
                raise BenchError(f"the server answers {status}")
            return
    raise BenchError("the server does not answer")


def report(
    chosen: argparse.Namespace, pairs: list[Pair], cpu: list[float], choices: int, empty: int, used_memory: int
) -> Report:
    sent = [each for pair in pairs for each in pair.done]
    waits = [1000 * (each.heard - each.sent) for each in sent]
    span = max(each.heard for each in sent) - min(each.sent for each in sent)
    parts = []
    for number, (begin, end) in enumerate(pairwise(edges(choices))):
        here = [1000 * (each.heard - each.sent) for each in sent if begin <= each.number < end]
        if not here:
            break
        used = 1000 * (cpu[number + 1] - cpu[number]) / len(here)
        parts.append(Part(f"{begin + 1} to {end}", used, percentile(here, 0.5), percentile(here, 0.99)))
    return Report(
        game=chosen.game,
        tables=chosen.tables,
        rate=chosen.rate,
        look=chosen.look,
        workers=chosen.workers,
        choices=len(sent),
        throughput=len(sent) / span,
        p50=percentile(waits, 0.5),
        p95=percentile(waits, 0.95),
        p99=percentile(waits, 0.99),
        slowest=max(waits),
        late=sum(each.sent - each.due > 0.01 for each in sent),
        cpu_share=(cpu[-1] - cpu[0]) / span,
        cpu_milliseconds=1000 * (cpu[-1] - cpu[0]) / len(sent),
        memory=used_memory,
        memory_table=(used_memory - empty) / len(pairs),
        parts=parts,
        load=os.getloadavg()[0],
    )


def show(found: Report, console: Console) -> None:
    title = f"{found.game}: {found.tables} tables, {found.rate:g} choices a second each, {found.workers} worker(s)"
    table = Table(title=title, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for label, value in (
        ("choices", f"{found.choices:,}"),
        ("choices a second", f"{found.throughput:,.1f}"),
        ("choice to the other's event, p50, ms", f"{found.p50:.1f}"),
        ("p95, ms", f"{found.p95:.1f}"),
        ("p99, ms", f"{found.p99:.1f}"),
        ("slowest, ms", f"{found.slowest:.1f}"),
        ("sent late", f"{found.late:,}"),
        ("server CPU, cores", f"{found.cpu_share:.2f}"),
        ("server CPU a choice, ms", f"{found.cpu_milliseconds:.2f}"),
        ("memory, MB", f"{found.memory / 1024**2:.0f}"),
        ("memory a table, kB", f"{found.memory_table / 1024:.0f}"),
        ("load of the machine", f"{found.load:.1f}"),
    ):
        table.add_row(label, value)
    console.print(table)
    lengths = Table(title="Does it cost more late in a match?")
    for heading in ("choices", "server CPU a choice, ms", "p50, ms", "p99, ms"):
        lengths.add_column(heading, justify="right")
    for part in found.parts:
        lengths.add_row(part.choices, f"{part.cpu_milliseconds:.2f}", f"{part.p50:.1f}", f"{part.p99:.1f}")
    console.print(lengths)


# The peer


@contextmanager
def peer(given: Path | None) -> Iterator[Path]:
    """A folder with boardgame.io in it: the one given, or one that is gone afterwards."""
    if given is not None:
        yield given
        return
    if shutil.which("npm") is None:
        raise BenchError("the peer needs Node.js and npm")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "package.json").write_text('{"private": true}', encoding="utf-8")
        done = subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", "boardgame.io@0.50"], cwd=folder, check=False
        )
        if done.returncode:
            raise BenchError("boardgame.io cannot be installed")
        yield Path(folder)


def measure_peer(folder: Path, tables: int, rate: float, seconds: float) -> dict[str, float]:
    here = Path(__file__).with_name("peer.cjs")
    given = ["node", str(here), str(folder), str(tables), str(rate), str(seconds)]
    done = subprocess.run(given, capture_output=True, text=True, check=False, timeout=seconds + 10 * PATIENCE)
    if done.returncode:
        raise BenchError(f"the peer failed: {done.stderr[-500:]}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(chosen: argparse.Namespace, console: Console) -> None:
    """Many sizes, both ways of looking, and the peer, all in one run."""
    rate = f"{chosen.rate:g} choices a second at each table" if chosen.rate else "choices one after the other"
    shown = Table(title=f"{chosen.game} ({zataku.ENGINE} engine), {rate}; times in ms")
    headings = ("tables", "who", "choices/s", "p50", "p95", "p99", "CPU a choice", "kB a table")
    for heading in headings:
        shown.add_column(heading, justify="left" if heading == "who" else "right")
    figures: list[dict[str, Any]] = []
    with peer(chosen.peer) as folder:
        for tables in chosen.at:
            for who in ("events", "page", "boardgame.io"):
                if who == "boardgame.io":
                    found = measure_peer(folder, tables, chosen.rate, chosen.seconds)
                else:
                    chosen.tables, chosen.look = tables, who
                    with server(chosen.database, chosen.workers) as (port, pid):
                        found = asdict(asyncio.run(measure(port, pid, chosen, console)))
                figures.append({"tables": tables, "who": who, **found})
                shown.add_row(
                    f"{tables:,}",
                    who,
                    *(f"{found[name]:,.1f}" for name in ("throughput", "p50", "p95", "p99")),
                    f"{found['cpu_milliseconds']:.2f}",
                    f"{found['memory_table'] / 1024:.0f}",
                )
    console.print(shown)
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Speed of the web table, over HTTP on this machine.")
    parser.add_argument("--tables", type=int, default=200, help="how many tables live at once")
    parser.add_argument("--rate", type=float, default=1.0, help="choices a second at each table; 0: as many as can be")
    parser.add_argument("--seconds", type=float, default=50.0, help="how long; at most until the shortest match ends")
    parser.add_argument("--game", choices=sorted(zataku.games()), default="white-castle", help="what is played")
    parser.add_argument("--look", choices=("events", "decision", "page"), default="events", help="what clients read")
    parser.add_argument("--database", help="a database to use; a fresh SQLite file by default")
    parser.add_argument("--stored", type=int, default=0, help="finished matches in the fresh SQLite file before")
    parser.add_argument("--workers", type=int, default=1, help="processes; several need PostgreSQL")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--against", action="store_true", help="measure boardgame.io too, both ways of looking")
    parser.add_argument("--peer", type=Path, help="with --against: a folder where npm has installed boardgame.io")
    parser.add_argument(
        "--at", type=lambda text: [int(part) for part in text.split(",")], help="with --against: numbers of tables"
    )
    chosen = parser.parse_args(arguments)
    console = Console()
    if chosen.against:
        chosen.at = chosen.at or [chosen.tables]
        compare(chosen, console)
        return
    with server(chosen.database, chosen.workers, chosen.stored, chosen.game) as (port, pid):
        found = asyncio.run(measure(port, pid, chosen, console))
    show(found, console)
    if chosen.json:
        chosen.json.write_text(json.dumps(asdict(found), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except BenchError as error:
        sys.exit(str(error))
