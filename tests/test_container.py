"""The container file copies all that a wheel is built from; nobody needs an engine for containers to find out."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_a_wheel_is_built_from_what_the_container_file_copies(tmp_path: Path) -> None:
    build = tmp_path / "build"
    build.mkdir()
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    for name in (each for names in copied for each in names):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, build / name)
    given = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path / "wheels"), "."]
    subprocess.run([sys.executable, "-m", "pip", *given], cwd=build, check=True, timeout=120)
    assert len(list((tmp_path / "wheels").glob("zataku-*.whl"))) == 1
