"""The processes where bots think are there before they are needed, and end with the server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from tests.table.server import ROOT

SERVER = """
import asyncio, os, signal
from zataku.table.thinking import Thinking

async def main():
    thinking = Thinking(1)
    await thinking.warm_up()
    (process,) = thinking._pool._processes
    assert await thinking.elsewhere(os.getpid) == process
    print('warm', flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_warm_process_serves_and_ends_even_with_a_killed_server() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    # The output ends when nobody is left who could write to it.
    server = subprocess.run(
        [sys.executable, "-c", SERVER], env=environment, capture_output=True, timeout=60, text=True, check=False
    )
    assert server.returncode == -signal.SIGKILL, server.stderr
    assert server.stdout == "warm\n"
