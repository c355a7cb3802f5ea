"""The rules reference of a game: entries of its `rules.md` by rule id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

#: The id of a rule: the game's two letters and a number; a letter before it marks a series of its own (WC-X01).
RULE_ID = r"[A-Z]{2}-[A-Z]?\d+"

#: The file of a game's folder that holds them.
REFERENCE = "rules.md"

_HEADING = re.compile(r"^#{2,} (?P<heading>.+)$")
_ENTRY = re.compile(rf"^- \*\*(?P<id>{RULE_ID})\*\* (?P<text>.*)$")


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule: its id, the heading it stands under, and its text."""

    id: str
    heading: str
    text: str


@cache
def rules_of(folder: Path) -> dict[str, Entry]:
    """All rules of the game in this folder, in the order of its reference; none if it has no reference."""
    file = folder / REFERENCE
    if not file.exists():
        return {}
    entries: dict[str, Entry] = {}
    heading = ""
    last: Entry | None = None
    for line in file.read_text(encoding="utf-8").splitlines():
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
