"""The rules reference of a game: entries of its `rules.md` by rule id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_HEADING = re.compile(r"^#{2,} (?P<heading>.+)$")
_ENTRY = re.compile(r"^- \*\*(?P<id>[A-Z]{2}-[A-Z]?\d+)\*\* (?P<text>.*)$")


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule: its id, the heading it stands under, and its text."""

    id: str
    heading: str
    text: str


@cache
def rules_of(folder: Path) -> dict[str, Entry]:
    """All rules of the game in this folder, in the order of its reference."""
    entries: dict[str, Entry] = {}
    heading = ""
    last: Entry | None = None
    for line in (folder / "rules.md").read_text(encoding="utf-8").splitlines():
        if found := _HEADING.match(line):
            heading, last = found["heading"], None
        elif found := _ENTRY.match(line):
            last = Entry(found["id"], heading, found["text"])
        elif last is not None and line.startswith("  ") and line.strip():
            last = Entry(last.id, last.heading, f"{last.text}\n{line.strip()}")
        else:
            last = None
        if last is not None:
            entries[last.id] = last
    return entries
