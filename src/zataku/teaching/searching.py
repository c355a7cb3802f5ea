"""Searching the rules of a game, as the script of the rules' page does it: the terminal finds what the page finds.

By number, or by words in any of their forms; terms, and whatever else players ask for, lead to rules too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, inf
from pathlib import Path
from unicodedata import combining, normalize

from zataku.language.reference import Entry, reference_of

from .glossary import glossary_of

#: So much of a typed word must be the same, less in Russian with its changing stems, and so many letters may differ at
#: the ends of both; of short words only one.
_ALIKE = 0.7
_ALIKE_IN_RUSSIAN = 0.6
_ENDING = 3
_SHORT = 3
_NUMBER = re.compile(r"[a-z]{2}-?[a-z]?\d")
_WORD = re.compile(r"[^\W_]+")
_CYRILLIC = re.compile("[Ѐ-ӿ]")
#: Words that ask, and those that only join others, find nothing.
_IDLE = frozenset(
    _WORD.findall(
        "how many much what when where who why can the and for with"
        " como cual cuando cuanto cuanta cuantos cuantas donde que quien puede los las del por para con"
        " как что кто где куда когда почему сколько можно для или при"
    )
)


@dataclass(frozen=True, slots=True)
class _Rule:
    """A rule ready to be searched: its words, those of its chapter, and of what leads to it."""

    entry: Entry
    words: tuple[str, ...]
    chapter: tuple[str, ...]
    topics: tuple[tuple[str, ...], ...]


def find(folder: Path, language: str, asked: str) -> list[Entry]:
    """The rules that have a number, or all the words, the nearest first; else those that have the rarest one."""
    rules = _rules(folder, language)
    words = _plain(asked).split()
    if len(words) == 1 and _NUMBER.match(words[0]):
        return [rule.entry for rule in rules if rule.entry.id.lower().startswith(words[0])]
    typed = _words(asked)
    parts = [word for word in typed if len(word) > 2 and word not in _IDLE] or list(typed)
    found = _nearest(rules, parts) if parts else []
    if found or len(parts) < 2:
        return found
    single = [each for part in parts if (each := _nearest(rules, [part]))]
    return min(single, key=len, default=[])


@cache
def _rules(folder: Path, language: str) -> tuple[_Rule, ...]:
    reference = reference_of(folder, language)
    if reference is None:
        return ()
    leading = _leading(folder, language)
    rules = []
    chapter: tuple[str, ...] = ()
    for each in reference.chapters:
        if each.depth <= 2:
            chapter = _words(each.heading)
        rules += [
            _Rule(entry, _words(entry.text), chapter, tuple(words for words, ids in leading if entry.id in ids))
            for entry in each.entries
        ]
    return tuple(rules)


def topics_of(folder: Path, language: str) -> list[tuple[str, tuple[str, ...]]]:
    """Words that lead to rules beside the rules' own: the terms, and what players ask for."""
    glossary = glossary_of(folder)
    named = [(term.name[language], term.rules) for term in glossary.terms if term.rules]
    asked = [(words.strip(), each.rules) for each in glossary.asked for words in each.words[language].split(",")]
    return named + asked


def _leading(folder: Path, language: str) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    return [(_words(words), rules) for words, rules in topics_of(folder, language)]


def _nearest(rules: Sequence[_Rule], parts: Sequence[str]) -> list[Entry]:
    far = [(distance, rule.entry) for rule in rules if (distance := _distance(rule, parts)) < inf]
    return [entry for _, entry in sorted(far, key=lambda each: each[0])]


def _distance(rule: _Rule, parts: Sequence[str]) -> float:
    """0 if a rule explains just that, more the later it speaks of it; infinite if it does not at all."""
    if any(all(_place(topic, part) is not None for part in parts) for topic in rule.topics):
        return 0
    distance = 1
    for part in parts:
        at = _place(rule.words, part)
        if at is None and _place(rule.chapter, part) is None:
            return inf
        distance += len(rule.words) if at is None else at
    return distance


def _place(words: Sequence[str], part: str) -> int | None:
    return next((at for at, word in enumerate(words) if _is_meant(part, word)), None)


def _is_meant(typed: str, word: str) -> bool:
    """Does a word begin with what was typed, or do only endings differ, as they do with number and case?"""
    if word.startswith(typed):
        return True
    same = next((at for at, (one, other) in enumerate(zip(typed, word, strict=False)) if one != other), len(word))
    alike = _ALIKE_IN_RUSSIAN if _CYRILLIC.search(typed) else _ALIKE
    ending = _ENDING if len(typed) > _SHORT else 1
    return same >= max(2, ceil(len(typed) * alike)) and max(len(typed), len(word)) - same <= ending


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(_plain(text)))


def _plain(text: str) -> str:
    """Letters without accents and in one case, so that "dia" finds "día"."""
    return "".join(letter for letter in normalize("NFD", text.lower()) if not combining(letter))
