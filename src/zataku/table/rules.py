"""The rules of a game as a page: chapters in the order in which one plays, with an anchor for every rule id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from zataku.language.reference import Chapter, reference_of, rules_of
from zataku.teaching.glossary import SCRIPT_LETTER, glossary_of, pattern
from zataku.teaching.howto import how_to_play
from zataku.teaching.searching import topics_of

#: What Markdown adds to words.
_MARKS = re.compile(r"[*`]")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True, slots=True)
class ShownRule:
    """One entry: its id and its text."""

    id: str
    text: Markup


@dataclass(frozen=True, slots=True)
class ShownPart:
    """What stands under one heading of a chapter; the first part of a chapter has the chapter's own."""

    heading: str
    text: Markup
    rules: tuple[ShownRule, ...]


@dataclass(frozen=True, slots=True)
class ShownChapter:
    """A chapter with its parts; `number` is its place in the reference, the same in every language."""

    number: int
    heading: Markup
    parts: tuple[ShownPart, ...]
    count: int


@dataclass(frozen=True, slots=True)
class ShownPanel:
    """A panel of how to play in two minutes."""

    number: int
    title: str
    text: str
    chapter: int


@dataclass(frozen=True, slots=True)
class ShownRules:
    """The whole page."""

    text: Markup
    panels: tuple[ShownPanel, ...]
    chapters: tuple[ShownChapter, ...]

    @property
    def count(self) -> int:
        return sum(chapter.count for chapter in self.chapters)


@dataclass(frozen=True, slots=True)
class QuotedRule:
    """A rule without marks, as it is quoted beside a term."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class ShownTerm:
    """A term, what it means, and its rules."""

    name: str
    text: str
    rules: tuple[QuotedRule, ...]


@dataclass(frozen=True, slots=True)
class ShownGlossary:
    """All terms, and a pattern that finds them in sentences: which of its groups stands for which term."""

    pattern: str
    groups: tuple[int, ...]
    terms: tuple[ShownTerm, ...]


@cache
def shown_rules(folder: Path, language: str) -> ShownRules | None:
    """The rules in this language; none if the game in this folder has no reference."""
    reference = reference_of(folder, language)
    if reference is None:
        return None
    tale = how_to_play(folder)
    chapters = [_shown(number, parts) for number, parts in enumerate(_by_chapter(reference.chapters))]
    first = tale.first if tale is not None else ()
    order = [*first, *(number for number in range(len(chapters)) if number not in first)]
    panels = () if tale is None else tale.panels
    return ShownRules(
        Markup(_MARKDOWN.render(reference.text)),
        tuple(
            ShownPanel(number, panel.title[language], panel.text[language], panel.chapter)
            for number, panel in enumerate(panels)
        ),
        tuple(chapters[number] for number in order),
    )


def _by_chapter(parts: Sequence[Chapter]) -> list[list[Chapter]]:
    """Parts (headings of the third degree and below) stand with the chapter before them."""
    chapters: list[list[Chapter]] = []
    for part in parts:
        if part.depth <= 2 or not chapters:
            chapters.append([part])
        else:
            chapters[-1].append(part)
    return chapters


def _shown(number: int, parts: Sequence[Chapter]) -> ShownChapter:
    shown = tuple(
        ShownPart(
            part.heading,
            Markup(_MARKDOWN.render(part.text)),
            tuple(ShownRule(entry.id, Markup(_MARKDOWN.renderInline(entry.text))) for entry in part.entries),
        )
        for part in parts
    )
    heading = Markup(_MARKDOWN.renderInline(parts[0].heading))
    return ShownChapter(number, heading, shown, sum(len(part.rules) for part in shown))


# The glossary


@cache
def shown_glossary(folder: Path, language: str) -> ShownGlossary:
    """The glossary for the page's script; one without terms finds nothing."""
    forms = glossary_of(folder).forms(language)
    found = pattern(forms, SCRIPT_LETTER) if forms else "(?!)"
    return ShownGlossary(found, tuple(number for _, number in forms), shown_terms(folder, language))


@dataclass(frozen=True, slots=True)
class Topic:
    """Words that lead to rules."""

    words: str
    rules: str


@cache
def shown_terms(folder: Path, language: str) -> tuple[ShownTerm, ...]:
    """The terms in this language, in the order of their file."""
    rules = rules_of(folder, language)
    return tuple(
        ShownTerm(
            term.name[language],
            term.text[language],
            tuple(QuotedRule(id, _MARKS.sub("", rules[id].text)) for id in term.rules),
        )
        for term in glossary_of(folder).terms
    )


@cache
def topics(folder: Path, language: str) -> tuple[Topic, ...]:
    """What a search leads to rules from beside their own words: the terms, and what players ask for."""
    return tuple(Topic(words, " ".join(rules)) for words, rules in topics_of(folder, language))
