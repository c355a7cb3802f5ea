"""Work is spread over processes or over a cluster; what comes of it is the same, in the same order."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from zataku.arena import Crew
from zataku.kernel.messages import Told

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("workers", [1, 3])
def test_what_is_done_comes_in_the_order_of_the_tasks(workers: int) -> None:
    assert list(Crew(workers).each(abs, range(-20, 0))) == list(range(20, 0, -1))


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:here"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str) -> None:
    with pytest.raises(Told, match="no Ray cluster answers"):
        list(Crew(ray=address).each(abs, [1]))


@pytest.mark.cluster
@pytest.mark.seconds(400)
def test_a_cluster_plays_and_learns_the_same(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.arena.on_ray", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=390, check=False)
    assert done.stdout.endswith("the same\n"), done.stdout[-2000:] + done.stderr[-4000:]
