"""Which engine plays: the compiled one where it was built (`make fast`, or a wheel that has it), else the plain one.

Both come from the same sources and play alike, choice for choice. Importing this module, before any part of the engine
is imported, makes sure that it is one or the other:

- `ZATAKU_ENGINE=plain` leaves the compiled engine aside; `ZATAKU_ENGINE=compiled` insists on it.
- In a checkout the compiled engine is left aside as soon as one of its sources has changed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

_PACKAGE = Path(__file__).parent
_LIBRARY = _PACKAGE.parent / f"zataku_kernel__mypyc{EXTENSION_SUFFIXES[0]}"
#: Beside an engine that was compiled in a checkout: its sources as they were then.
SOURCES = _PACKAGE / "compiled.json"
_PARTS = ("zataku.kernel.", "zataku.games.", "zataku.bots.")


class _PlainFinder(MetaPathFinder):
    """Finds the sources of kernel, games and bots, as if nothing had been compiled."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith(_PARTS):
            for folder in path or ():
                found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if found is not None and found.loader is not None:
                    return found
        return None


def look(source: Path) -> list[int]:
    """What tells whether a source has changed."""
    status = source.stat()
    return [status.st_mtime_ns, status.st_size]


def is_current() -> bool:
    """Was the compiled engine made from the sources as they are?"""
    if not SOURCES.exists():
        return True
    try:
        known = json.loads(SOURCES.read_text(encoding="utf-8"))
        return all(look(_PACKAGE / name) == seen for name, seen in known.items())
    except (OSError, ValueError):
        return False


def _choose() -> str:
    wanted = os.environ.get("ZATAKU_ENGINE", "")
    if wanted not in ("", "plain", "compiled"):
        raise ImportError(f"ZATAKU_ENGINE can be plain or compiled, not {wanted!r}")
    if wanted != "plain" and _LIBRARY.exists():
        if is_current():
            return "compiled"
        if wanted:
            raise ImportError("the sources have changed since the engine was compiled; `make fast` compiles it anew")
    if wanted == "compiled":
        raise ImportError("the engine is not compiled here; `make fast` compiles it")
    if _LIBRARY.exists():
        sys.meta_path.insert(0, _PlainFinder())
    return "plain"


#: The engine that plays in this process: "compiled" or "plain".
ENGINE = _choose()
