"""A PostgreSQL of our own in a temporary folder, reached by a socket in that folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg


def find_postgres() -> Path | None:
    """The folder of the system's PostgreSQL programs; the newest, if there are several."""
    found = [Path(path).resolve().parent for path in (shutil.which("postgres"),) if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -float(folder.parent.name))
    return next((folder for folder in found if (folder / "initdb").exists()), None)


class Postgres:
    """Starts at once and answers when the constructor returns."""

    def __init__(self) -> None:
        programs = find_postgres()
        if programs is None:
            raise RuntimeError("PostgreSQL is needed for these tests: make database")
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="zataku-"))
        # PostgreSQL does not run as root.
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self._folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._data = self._folder / "data"
        self._databases = 0
        subprocess.run(
            [programs / "initdb", "-D", self._data, "-U", "zataku", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            **self._as,
        )
        self._process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        settings = (f"unix_socket_directories={self._folder}", "listen_addresses=", "fsync=off", "max_connections=60")
        with (self._folder / "log").open("ab") as log:
            process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, *(part for each in settings for part in ("-c", each))],
                cwd=self._folder,
                stderr=log,
                **self._as,
            )
        for _ in range(400):
            try:
                psycopg.connect(self.url("postgres")).close()
                return process
            except psycopg.OperationalError:
                if process.poll() is not None:
                    break
                time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start: {(self._folder / 'log').read_text()}")

    def url(self, database: str) -> str:
        return f"postgresql://zataku@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._databases += 1
        name = f"tables{self._databases}"
        self.do("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def do(self, database: str, statement: str) -> list[tuple[Any, ...]]:
        """Carry out a statement and return its rows."""
        url = database if "://" in database else self.url(database)
        with psycopg.connect(url, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def restart(self) -> None:
        """As after an update of the system: every connection is cut."""
        self.stop()
        self.start()

    def start(self) -> None:
        self._process = self._started()

    def stop(self) -> None:
        # SIGINT: a fast shutdown, without waiting for clients to leave.
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def kill(self) -> None:
        """As with a power cut: the server and all that it has started are gone at once."""
        below = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        self._process.kill()
        self._process.wait()
        for pid in below:
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)
        while any(map(_is_running, below)):
            time.sleep(0.01)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)


def _is_running(pid: str) -> bool:
    """Does a process do anything? One that nobody has buried yet does not (Linux)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
