"""The printed terms of each edition, wherever somebody reads about the game."""

from __future__ import annotations

import pytest

from zataku import game

FOLDER = game("bamboo").folder
#: What the edition does not say.
NOT_PRINTED = {
    "en": ("harmony tile", "house tile", "no matter what"),
    "es": ("loseta de armonía", "losetas de armonía", "loseta de casa", "losetas de casa", "varilla", "palito"),
}


@pytest.mark.parametrize(("language", "rules"), [("en", "rules.md"), ("es", "rules.es.md")])
def test_the_printed_terms_are_used(language: str, rules: str) -> None:
    files = [FOLDER / "text" / f"{language}.ftl", FOLDER / rules, *sorted((FOLDER / "lessons").glob("*.toml"))]
    assert len(files) > 5
    for file in files:
        said = file.read_text(encoding="utf-8").lower()
        assert [term for term in NOT_PRINTED[language] if term in said] == [], file.name
