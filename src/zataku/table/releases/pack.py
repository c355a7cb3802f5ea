"""Keeps the rules as they are now, for matches that were begun with them: `make release NAME=second`."""

from __future__ import annotations

import sys
import tarfile
from pathlib import Path

import zataku

_HERE = Path(__file__).parent
#: What tells a match: rules, components and texts. Boards are drawn by whatever release shows it.
_PARTS = ("kernel", "games", "language")
_KINDS = (".py", ".toml", ".ftl")


def pack(name: str, folder: Path = _HERE) -> Path:
    """An archive of the rules, listed with the versions that it holds; ValueError if there is one of that name."""
    archive = folder / f"{name}.tar.xz"
    if not name.isidentifier() or archive.exists():
        raise ValueError(f"a release needs a name of its own, not {name!r}")
    package = Path(zataku.__file__).parent
    files = sorted(package.glob("*.py"))
    for part in _PARTS:
        found = (file for file in (package / part).rglob("*") if file.suffix in _KINDS)
        files += sorted(file for file in found if "board" not in file.parts)
    with tarfile.open(archive, "w:xz", preset=9) as out:
        for file in files:
            out.add(file, f"zataku/{file.relative_to(package).as_posix()}", filter=_nobodys)
    versions = "".join(f'{game.name} = "{game.version}"\n' for game in zataku.games().values())
    with (folder / "releases.toml").open("a", encoding="utf-8") as listed:
        listed.write(f'\n["{archive.name}"]\n{versions}')
    return archive


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The same files make the same archive, whoever packs them and when."""
    entry.uid = entry.gid = entry.mtime = 0
    entry.uname = entry.gname = ""
    entry.mode = 0o644
    return entry


if __name__ == "__main__":
    print(pack(sys.argv[1] if len(sys.argv) > 1 else ""))
