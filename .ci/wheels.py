"""Installs each wheel into an empty environment and plays from it: a match, a simulation, a table.

python .ci/wheels.py dist/*.whl
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "play.lock"
MATCH = """
import json, zataku
match = zataku.new_match("bamboo", players=2, seed="heron-42")
while not match.over:
    match.choose(match.decision.options[0])
assert zataku.replay(match.record()).fingerprint() == match.fingerprint()
print(json.dumps([zataku.ENGINE, zataku.__file__, match.fingerprint()]))
"""
#: Nobody waits longer than this for a table to open.
PATIENCE = 60.0


def main(wheels: list[Path]) -> None:
    if not wheels:
        sys.exit("no wheel to try; `make wheels` makes them")
    played = {wheel.name: try_out(wheel) for wheel in wheels}
    if len(set(played.values())) != 1:
        sys.exit(f"the wheels do not play alike: {played}")


def try_out(wheel: Path) -> str:
    """All three from this wheel; the fingerprint of the match."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        venv.create(home / "venv", with_pip=True)
        commands = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
        python, zataku = str(commands / "python"), str(commands / "zataku")
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        run(home, *install, "--require-hashes", "-r", str(LOCK))
        run(home, *install, str(wheel.resolve()))
        engine, where, fingerprint = json.loads(run(home, python, "-c", MATCH))
        if not Path(where).is_relative_to(home) or (engine == "plain") != wheel.stem.endswith("-none-any"):
            sys.exit(f"{wheel.name} plays with the {engine} engine from {where}")
        run(home, zataku, "simulate", "white-castle", "--players", "2", "--games", "2", "--seats", "random,random")
        serve(home, zataku)
        print(f"{wheel.name}: {run(home, zataku, '--version').strip()} plays, simulates and serves a table")
        return str(fingerprint)


def run(home: Path, *command: str) -> str:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("ZATAKU_", "PYTHON"))}
    done = subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command[:4])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def serve(home: Path, zataku: str) -> None:
    """A table answers, with all games on offer."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [zataku, "serve", "--port", str(port), "--database", f"sqlite:///{home}/tables.sqlite"]
    server = subprocess.Popen(command, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=PATIENCE) as answer:
                    assert len(json.load(answer)) >= 4
                return
            except OSError:
                if time.monotonic() > end or server.poll() is not None:
                    sys.exit("the table does not open")
                time.sleep(0.2)
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
