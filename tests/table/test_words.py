"""Every text of the table exists in every language with the same arguments, and is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.language.texts import SOURCE, read, variables
from zataku.language import LANGUAGES

TABLE = SOURCE / "table"
#: Ids that are made from a beginning and something that is set elsewhere.
MADE = (
    "seat-bot-",
    "language-",
    "theme-",
    "speed-",
    "confirm-",
    "show-",
    "sound-",
    "clocks-",
    "bot-about-",
    "tab-",
    "log-",
)


def said_in_code() -> set[str]:
    """Everything in quotes in the table's code and templates that could be the id of a text."""
    files: list[Path] = [*TABLE.rglob("*.py"), *TABLE.rglob("*.html")]
    return {
        id for file in files for id in re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", file.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_or_wrong(language: str) -> None:
    english, _ = read(TABLE / "text" / "en.ftl")
    texts, wrong = read(TABLE / "text" / f"{language}.ftl")
    assert not wrong
    assert texts.keys() == english.keys()
    for id in texts:
        assert variables(id, texts) == variables(id, english), id


def test_every_text_is_used() -> None:
    texts, _ = read(TABLE / "text" / "en.ftl")
    used = said_in_code()
    assert {id for id in texts if id not in used and not id.startswith(MADE)} == set()


def test_every_text_that_is_asked_for_exists() -> None:
    texts, _ = read(TABLE / "text" / "en.ftl")
    asked = {
        id
        for file in [*TABLE.rglob("*.py"), *TABLE.rglob("*.html")]
        for id in re.findall(r"(?:\bt\(|Refused\(\d+, )[\"']([a-z-]+)[\"'][,)]", file.read_text(encoding="utf-8"))
    }
    assert asked - texts.keys() == set()
