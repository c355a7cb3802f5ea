"""The compiled engine: kernel, rules and the search of bots, compiled by mypyc from the same sources.

    make fast                       compiles into the source tree, where it is used until a source changes
    make slow                       takes the compiled engine away again
    ZATAKU_COMPILE=1 pip wheel .    makes a wheel with the compiled engine; without the variable it is plain

What is generated and compiled is kept in `build/`, so that a second run only does what has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "zataku"
WORK = ROOT / "build" / "compiled"
#: What is compiled beside the steps and the judgement of every game. The rest draws, speaks, or runs but once.
KERNEL = ("chance", "hidden", "interpreter", "options", "state", "steps", "tuples")
RULES = (
    "automa",
    "components",
    "config",
    "crafting",
    "gear",
    "harmony",
    "map",
    "scoring",
    "setup",
    "state",
    "vocabulary",
)
FOLDERS = ("steps", "judgement")
#: Bots that think: what they do between two clones of a position.
BOTS = ("mcts", "planning", "turns", "turnwise", "values")
#: Beside the libraries in the source tree: what their sources looked like.
MANIFEST = PACKAGE / "compiled.json"
#: How hard the C compiler tries, from 0 to 3.
LEVEL = os.environ.get("ZATAKU_COMPILE_LEVEL", "3")
#: Needed to compile, and for nothing else.
TOOLS = ("mypy>=2.0", "setuptools>=70")
MYPY = version("mypy") if find_spec("mypy") else ""


class NoCompiler(Exception):
    """There is nothing to compile with; the message says what is missing."""


def groups() -> Iterator[tuple[list[Path], str]]:
    """The sources that become one library each: the kernel, every game, and the bots.

    A library lies beside the package, not in it: only then do its modules know in which folder they are.
    """
    yield [PACKAGE / "kernel" / f"{name}.py" for name in KERNEL], "zataku_kernel"
    for folder in sorted(path for path in (PACKAGE / "games").iterdir() if (path / "state.py").exists()):
        sources = [folder / f"{name}.py" for name in RULES]
        for part in FOLDERS:
            sources += sorted((folder / part).glob("[!_]*.py"))
        yield [source for source in sources if source.exists()], f"zataku_{folder.name}"
    yield [PACKAGE / "bots" / f"{name}.py" for name in BOTS], "zataku_bots"


def generate() -> list[Any]:
    """C sources of all groups, as the extension modules to be built from them."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise NoCompiler(f"compiling needs {' and '.join(TOOLS)}: {error}") from error
    chosen: list[tuple[list[str], str | None]]
    chosen = [([str(source.relative_to(ROOT)) for source in sources], name) for sources, name in groups()]
    os.environ["MYPYPATH"] = str(ROOT / "src")
    return mypycify(
        [
            "--config-file=pyproject.toml",
            f"--cache-dir={WORK / 'types'}",
            *(source for sources, _ in chosen for source in sources),
        ],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        separate=chosen,
        target_dir=str(WORK.relative_to(ROOT)),
    )


class Workshop:
    """Turns C sources into libraries, several at a time, and keeps what it has made."""

    def __init__(self, jobs: int) -> None:
        try:
            # Newer Pythons have distutils only from setuptools.
            import_module("setuptools")
            from distutils.ccompiler import new_compiler
            from distutils.sysconfig import customize_compiler
        except ImportError as error:
            raise NoCompiler(f"compiling needs {' and '.join(TOOLS)}: {error}") from error
        self._jobs = jobs
        self._compiler: Any = new_compiler()
        customize_compiler(self._compiler)
        self._include = sysconfig.get_path("include")
        self._found: list[Path] = []
        self._folders: list[str] = []
        self._command: list[str] = getattr(self._compiler, "compiler_so", [])
        if self._command and shutil.which(self._command[0]) is None:
            raise NoCompiler(f"there is no C compiler: {self._command[0]!r} is not found (on Debian: apt install gcc)")
        if not Path(self._include, "Python.h").exists():
            raise NoCompiler(f"Python.h is not in {self._include} (on Debian: apt install python3-dev)")

    def build(self, extensions: Sequence[Any], into: Path) -> list[Path]:
        """All libraries, below this folder. Large sources first, so that no core waits for the last one."""
        self._found = sorted(WORK.rglob("__native_*.h"))
        self._folders = sorted({str(path.parent) for path in self._found})
        parts = [(source, extension) for extension in extensions for source in extension.sources]
        parts.sort(key=lambda part: -Path(part[0]).stat().st_size)
        with ThreadPoolExecutor(self._jobs) as pool:
            made = list(pool.map(lambda part: self._object(*part), parts))
            objects: dict[str, list[str]] = {}
            for (_, extension), each in zip(parts, made, strict=True):
                objects.setdefault(extension.name, []).append(each)
            return list(pool.map(lambda extension: self._library(extension, objects[extension.name], into), extensions))

    def _object(self, source: str, extension: Any) -> str:
        # mypyc declares in every source of a group what it calls of the kernel; these are one and the same.
        flags = [*extension.extra_compile_args, *(["-fcommon"] if self._compiler.compiler_type == "unix" else [])]
        known = [_read(source), *self._headers(source, extension), *flags, *self._command, sys.version, MYPY]
        folder = WORK / "objects" / _hash(*known)
        (made,) = self._compiler.object_filenames([source], output_dir=str(folder))
        if not Path(made).exists():
            self._compiler.compile(
                [source],
                output_dir=str(folder),
                include_dirs=[*extension.include_dirs, *self._folders, self._include],
                extra_postargs=flags,
            )
        return str(made)

    def _headers(self, source: str, extension: Any) -> list[str]:
        """What a generated source includes: the declarations of its own group and of the kernel."""
        if not Path(source).name.startswith("__native_"):
            return []
        group = extension.name.removesuffix("__mypyc")
        return [_read(path) for path in self._found if path.stem.endswith((f"_{group}", "_kernel"))]

    def _library(self, extension: Any, objects: list[str], into: Path) -> Path:
        path: Path = into / (extension.name.replace(".", "/") + str(sysconfig.get_config_var("EXT_SUFFIX")))
        kept = WORK / "libraries" / _hash(*sorted(objects)) / path.name
        if not kept.exists():
            trial = kept.with_name(kept.name + ".new")
            self._compiler.link_shared_object(sorted(objects), str(trial), extra_postargs=extension.extra_link_args)
            trial.replace(kept)
        # Never overwritten: a running process may have it open.
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        shutil.copyfile(kept, fresh)
        fresh.replace(path)
        return path


def _read(path: Path | str) -> str:
    return Path(path).read_text(encoding="utf-8")


def _hash(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:32]


def compiled(into: Path, jobs: int) -> list[Path]:
    """Compile everything; the libraries, below this folder."""
    return Workshop(jobs).build(generate(), into)


def clear() -> None:
    """Take away what was compiled into the source tree."""
    for library in (ROOT / "src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        library.unlink()
    MANIFEST.unlink(missing_ok=True)


def looks() -> dict[str, list[int]]:
    """What tells whether a source has changed; `zataku.engine` compares it when the engine is imported."""
    found = {}
    for sources, _ in groups():
        for source in sources:
            status = source.stat()
            found[source.relative_to(PACKAGE).as_posix()] = [status.st_mtime_ns, status.st_size]
    return found


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the compiled engine into a wheel, where that is asked for."""

    def dependencies(self) -> list[str]:
        return [*TOOLS] if self._wanted("standard") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._wanted(version):
            return
        folder = WORK / "wheel"
        shutil.rmtree(folder, ignore_errors=True)
        for library in compiled(folder, os.cpu_count() or 1):
            build_data["force_include"][str(library)] = library.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _wanted(self, version: str) -> bool:
        return self.target_name == "wheel" and version == "standard" and bool(os.environ.get("ZATAKU_COMPILE"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine into the source tree.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many compilers run at once")
    parser.add_argument("--check", action="store_true", help="only say whether there is all that is needed")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    try:
        if chosen.check:
            Workshop(1)
            return
        clear()
        seen = looks()
        made = compiled(ROOT / "src", chosen.jobs)
    except NoCompiler as error:
        sys.exit(f"The engine cannot be compiled: {error}. The plain one plays just as well, only slower.")
    MANIFEST.write_text(json.dumps(seen, indent=0), encoding="utf-8")
    print(f"The engine is compiled: {len(made)} libraries in src. `make slow` takes it away again.")


if __name__ == "__main__":
    main()
