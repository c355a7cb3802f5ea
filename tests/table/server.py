"""A server in a process of its own, with the toy game on offer. The process runs this very file."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


class Server:
    """Starts at once and answers when the constructor returns."""

    def __init__(
        self,
        database: Path | str,
        pace: float = 0.0,
        port: int | None = None,
        toy: bool = True,
        wait: bool = True,
        generosity: float = 1000,
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        url = database if isinstance(database, str) else f"sqlite:///{database}"
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
            "ZATAKU_DATABASE": url,
            "ZATAKU_PACE": str(pace),
            "ZATAKU_GENEROSITY": str(generosity),
            "ZATAKU_TOY": "yes" if toy else "",
        }
        self._output = tempfile.TemporaryFile()  # noqa: SIM115
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__)), str(self.port)],
            env=environment,
            cwd=ROOT,
            # A file, not a pipe: nobody reads while the server runs, and a full pipe would stop it.
            stdout=self._output,
            stderr=subprocess.STDOUT,
        )
        if wait:
            try:
                self.wait()
            except BaseException:
                self.stop()
                raise

    @property
    def pid(self) -> int:
        return self._process.pid

    def running(self) -> bool:
        return self._process.poll() is None

    def memory(self) -> int:
        """Bytes that the server uses (Linux)."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def wait(self) -> None:
        for _ in range(2400):
            if self._process.poll() is not None:
                raise RuntimeError(f"the server did not start: {self.said()}")
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise RuntimeError("the server did not answer")

    def said(self) -> str:
        self._output.seek(0)
        return self._output.read().decode()

    def kill(self) -> None:
        """Like a power cut: no chance to finish anything."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        self._end()

    def _end(self) -> None:
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._output.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _offer_toy() -> None:
    from tests.toy import GAME
    from zataku.games import _games, games

    games()
    _games[GAME.name] = GAME


# The processes in which bots think import this file again and need the toy as well.
if os.environ.get("ZATAKU_TOY") and __name__ in ("__main__", "__mp_main__"):
    _offer_toy()

if __name__ == "__main__":
    import uvicorn

    from zataku.table.app import from_environment
    from zataku.table.server import UVICORN

    uvicorn.run(from_environment(), port=int(sys.argv[1]), **(UVICORN | {"timeout_graceful_shutdown": 1}))
