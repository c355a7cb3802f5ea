"""The table of options at the head of the vocabulary is true."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module

import pytest

from zataku.games.white_castle import GAME, vocabulary

MODULES = {name: f"{GAME.package}.{name}" for name in ("automa", "state")}


def lines() -> Iterator[tuple[str, str, list[str]]]:
    """Code, act and the classes that answer it."""
    # Read from the source: a compiled module has no docstring.
    text = ast.get_docstring(ast.parse((GAME.folder / "vocabulary.py").read_text(encoding="utf-8")))
    assert text is not None
    table = text.split("answered by\n")[1]
    for line in table.splitlines():
        left, classes = line.split(": ")
        yield left.split()[0], left.split()[-1], classes.split(", ")


@pytest.mark.parametrize(("code", "act", "classes"), list(lines()), ids=[code for code, _, _ in lines()])
def test_each_line_names_who_answers_the_option(code: str, act: str, classes: list[str]) -> None:
    assert vocabulary.VOCABULARY[code].verb.act == act
    for path in classes:
        module, name = path.split(".")
        answering = getattr(import_module(MODULES.get(module, f"{GAME.package}.steps.{module}")), name)
        assert callable(getattr(answering, act))


def test_every_verb_has_a_line() -> None:
    verbs = {vocabulary.VOCABULARY[code].verb for code, _, _ in lines()}
    assert {option.verb for option in vocabulary.VOCABULARY} == verbs
