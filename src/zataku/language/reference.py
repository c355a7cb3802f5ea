"""The rules reference of a game, in every language: chapters of entries with the ids that tests and refusals name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .choice import LANGUAGES

#: The id of a rule: the game's two letters and a number; a letter before it marks a series of its own (WC-X01).
RULE_ID = r"[A-Z]{2}-[A-Z]?\d+"

_TITLE = re.compile(r"^# (?P<title>.+)$")
_HEADING = re.compile(r"^(?P<depth>#{2,}) (?P<heading>.+)$")
_ENTRY = re.compile(rf"^- \*\*(?P<id>{RULE_ID})\*\* (?P<text>.*)$")


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule: its id, the heading it stands under, and its text."""

    id: str
    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """What stands under a heading: a few sentences, if any, and the rules. `depth` is 2 for a chapter, 3 for a part."""

    heading: str
    depth: int
    text: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """All of a game's rules in one language, in the order of its file."""

    title: str
    text: str
    chapters: tuple[Chapter, ...]

    @property
    def entries(self) -> dict[str, Entry]:
        return {entry.id: entry for chapter in self.chapters for entry in chapter.entries}


def reference_file(folder: Path, language: str) -> Path:
    """`rules.md` is English, `rules.ru.md` Russian and so on; a game that has no such file speaks English here."""
    translated = folder / f"rules.{language}.md"
    return translated if language != LANGUAGES[0] and translated.exists() else folder / "rules.md"


@cache
def reference_of(folder: Path, language: str) -> Reference | None:
    """The reference of the game in this folder; none if it has none."""
    file = reference_file(folder, language)
    return read_reference(file.read_text(encoding="utf-8")) if file.exists() else None


def rules_of(folder: Path, language: str) -> dict[str, Entry]:
    """All rules of the game in this folder by id, in the order of its reference; none if it has no reference."""
    reference = reference_of(folder, language)
    return {} if reference is None else reference.entries


def read_reference(text: str) -> Reference:
    """The chapters and entries of a `rules.md`."""
    title = ""
    opening = _Open("", 1)
    chapters = [opening]
    for line in text.splitlines():
        if found := _TITLE.match(line):
            title = found["title"]
        elif found := _HEADING.match(line):
            chapters.append(_Open(found["heading"], len(found["depth"])))
        else:
            chapters[-1].read(line)
    # A short reference may do without headings.
    return Reference(title, opening.closed().text, tuple(c.closed() for c in chapters if c is not opening or c.entries))


class _Open:
    """A chapter while its lines are read."""

    def __init__(self, heading: str, depth: int) -> None:
        self.heading, self.depth = heading, depth
        self.text: list[str] = []
        self.entries: list[Entry] = []
        #: Are we inside an entry, so that an indented line goes on with it?
        self.inside = False

    def read(self, line: str) -> None:
        if found := _ENTRY.match(line):
            self.entries.append(Entry(found["id"], self.heading, found["text"]))
            self.inside = True
        elif self.inside and line.startswith("  ") and line.strip():
            last = self.entries[-1]
            self.entries[-1] = Entry(last.id, last.heading, f"{last.text}\n{line.strip()}")
        else:
            self.inside = False
            self.text.append(line)

    def closed(self) -> Chapter:
        return Chapter(self.heading, self.depth, "\n".join(self.text).strip(), tuple(self.entries))
