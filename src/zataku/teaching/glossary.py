"""The glossary of a game: printed terms, the forms in which they stand in sentences, what they mean, and their rules.

Words change with number and case, so a term lists its forms in every language: `*` at the end of a word stands for an
ending of a few letters. Where terms overlap the longest form counts: in `enchanted blueprint` nobody looks for
`blueprint`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from zataku.language import LANGUAGES

from .reading import FOLDER, Reader, Texts

FILE = "glossary.toml"
#: The longest ending that `*` stands for.
ENDING = 4
#: How Python and JavaScript write "a letter".
PYTHON_LETTER = r"[^\W\d_]"
SCRIPT_LETTER = r"\p{L}"
#: Forms are words with endings left open, nothing that regular expressions read otherwise.
_FORM = re.compile(rf"{PYTHON_LETTER}[\w*’ -]*")


@dataclass(frozen=True, slots=True)
class Term:
    """A term as the edition of each language prints it, its forms there, what it means, and the rules to read."""

    name: Texts
    forms: Mapping[str, tuple[str, ...]]
    text: Texts
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """Something that players look for in words of their own, and the rules that answer it."""

    words: Texts
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Glossary:
    """The terms of a game, and what players ask for beside them."""

    terms: tuple[Term, ...]
    asked: tuple[Asked, ...] = ()

    def forms(self, language: str) -> list[tuple[str, int]]:
        """All forms of a language with the numbers of their terms, the longest first."""
        forms = [(form, number) for number, term in enumerate(self.terms) for form in term.forms[language]]
        return sorted(forms, key=lambda form: (-len(form[0]), form[0]))

    def found(self, language: str, text: str) -> Iterator[tuple[str, Term]]:
        """The terms in a text, with the words that stand for them there."""
        forms = self.forms(language)
        for match in re.finditer(pattern(forms, PYTHON_LETTER), text, re.IGNORECASE):
            assert match.lastindex is not None
            yield match[0], self.terms[forms[match.lastindex - 1][1]]


def pattern(forms: Sequence[tuple[str, int]], letter: str) -> str:
    """A regular expression that finds any of these forms as whole words; its groups are the forms in their order."""
    written = "|".join(f"({_form(form, letter)})" for form, _ in forms)
    return f"(?<!{letter})(?:{written})(?!{letter})"


def _form(form: str, letter: str) -> str:
    # Russian print often leaves out the dots of ё, and English has two apostrophes.
    return form.replace("ё", "[её]").replace("’", "['’]").replace("*", f"{letter}{{0,{ENDING}}}")


@cache
def glossary_of(folder: Path) -> Glossary:
    """The glossary of the game in this folder; empty if it has none."""
    file = folder / FOLDER / FILE
    if not file.exists():
        return Glossary(())
    reader = Reader.of_file(file)
    glossary = Glossary(tuple(map(_term, reader.parts("term"))), tuple(map(_asked, reader.parts("asked"))))
    reader.done()
    return glossary


def _asked(reader: Reader) -> Asked:
    asked = Asked(reader.texts("words"), reader.words("rules"))
    reader.done()
    return asked


def _term(reader: Reader) -> Term:
    forms = reader.part("forms")
    term = Term(
        reader.texts("name"),
        {language: forms.words(language) for language in LANGUAGES},
        reader.texts("text"),
        reader.words("rules"),
    )
    forms.done()
    reader.done()
    for form in (form for language in LANGUAGES for form in term.forms[language]):
        if not _FORM.fullmatch(form):
            raise ValueError(f"{form!r} is no form of a word")
    return term
