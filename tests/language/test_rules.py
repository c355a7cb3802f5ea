"""The rules of a game say the same in every language: the same ids in the same places, nothing left untranslated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from zataku.games import games
from zataku.language import LANGUAGES
from zataku.language.reference import RULE_ID, Reference, read_reference, reference_of, rules_of

FOLDERS = {name: game.folder for name, game in games().items()}
every_game = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
every_other_language = pytest.mark.parametrize("language", LANGUAGES[1:])

#: How a decision of this project is marked in each language.
RULING = {"en": "ruling", "ru": "решени", "es": "criterio"}
#: Words that no sentence of another language has.
ENGLISH = re.compile(r"\b(the|of|and|you|your|with|is|are|it|its|or|not|from|for|when|may|any)\b", re.IGNORECASE)
#: What stands in Latin letters in a Russian text too: names of files and options, ids, titles of boxes, numerals.
LATIN = re.compile(rf"`[^`]*`|{RULE_ID}|\bBamboo\b|\bFuji Koro\b|\b[IVX]+\b|\b[A-Za-z]\b|\b\d\.\d+/[a-z]\b")


def reference(folder: Path, language: str) -> Reference:
    found = reference_of(folder, language)
    assert found is not None
    return found


@every_game
@every_other_language
def test_every_language_has_the_same_rules_in_the_same_chapters(folder: Path, language: str) -> None:
    english, other = reference(folder, "en"), reference(folder, language)
    assert (folder / f"rules.{language}.md").exists()
    assert [[entry.id for entry in chapter.entries] for chapter in other.chapters] == [
        [entry.id for entry in chapter.entries] for chapter in english.chapters
    ]
    assert [chapter.depth for chapter in other.chapters] == [chapter.depth for chapter in english.chapters]
    assert [bool(chapter.text) for chapter in other.chapters] == [bool(chapter.text) for chapter in english.chapters]
    assert other.title
    assert other.text


@every_game
@every_other_language
def test_an_entry_marks_the_same_rulings_and_names_the_same_rules_and_options(folder: Path, language: str) -> None:
    there = rules_of(folder, language)
    wrong = [
        id
        for id, entry in rules_of(folder, "en").items()
        if (RULING["en"] in entry.text) != (RULING[language] in there[id].text)
        or any(set(re.findall(p, entry.text)) != set(re.findall(p, there[id].text)) for p in (r"`[^`]*`", RULE_ID))
    ]
    assert wrong == []


@every_game
@every_other_language
def test_an_entry_names_the_same_numbers(folder: Path, language: str) -> None:
    there = rules_of(folder, language)
    differing = {
        id: (numbers, found)
        for id, entry in rules_of(folder, "en").items()
        if (numbers := _numbers(entry.text)) != (found := _numbers(there[id].text))
    }
    assert differing == {}


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", re.sub(RULE_ID, "", text)))


@every_game
def test_no_english_is_left_in_spanish(folder: Path) -> None:
    text = (folder / "rules.es.md").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if ENGLISH.search(re.sub(r"`[^`]*`", "", line))] == []


@every_game
def test_no_latin_letters_are_left_in_russian(folder: Path) -> None:
    text = (folder / "rules.ru.md").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if re.search("[A-Za-z]", LATIN.sub("", line))] == []


def test_a_reference_is_read_by_chapters() -> None:
    opening = "# Stones\n\nTake stones.\n\n"
    chapters = "## A turn\nTwo lines\nof text.\n- **SS-001** Take one\n  or two.\n\n### More\n- **SS-X1** Three.\n"
    found = read_reference(opening + chapters)
    assert (found.title, found.text) == ("Stones", "Take stones.")
    assert [(chapter.heading, chapter.depth, chapter.text) for chapter in found.chapters] == [
        ("A turn", 2, "Two lines\nof text."),
        ("More", 3, ""),
    ]
    assert {id: (entry.heading, entry.text) for id, entry in found.entries.items()} == {
        "SS-001": ("A turn", "Take one\nor two."),
        "SS-X1": ("More", "Three."),
    }
