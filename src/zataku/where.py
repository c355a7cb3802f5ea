"""Where a rule is: the steps that carry it out, whatever else of the code names it, and the tests that hold it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

Scope: TypeAlias = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
#: A class or function with its name in its file, such as `TakeDie.run`.
Named: TypeAlias = tuple[str, Scope]


@dataclass(frozen=True, slots=True)
class Place:
    """A class or function, or a line that belongs to none."""

    name: str
    file: Path
    line: int


def steps_for(rule: str, folder: Path) -> list[Place]:
    """The steps that say in their `rules` that they carry out this one."""
    return [
        Place(name, file, scope.lineno)
        for file, text in _naming(rule, folder, "*.py")
        for name, scope in _scopes(ast.parse(text))
        if rule in _rules_of(scope)
    ]


def mentions_of(rule: str, folder: Path) -> list[Place]:
    """Where else the code names the rule, in a comment, a refusal or a description."""
    places: dict[Place, None] = {}
    for file, text in _naming(rule, folder, "*.py"):
        scopes = list(_scopes(ast.parse(text)))
        for number, line in enumerate(text.splitlines(), start=1):
            if not _word(rule).search(line):
                continue
            inside = [named for named in scopes if named[1].lineno <= number <= (named[1].end_lineno or 0)]
            if not inside:
                places[Place("", file, number)] = None
            elif rule not in _rules_of(inside[-1][1]):
                places[Place(inside[-1][0], file, number)] = None
    return list(places)


def holding_tests(rule: str, folder: Path) -> list[Place]:
    """The tests that are marked with the rule."""
    return [
        Place(name, file, line)
        for file, text in _naming(rule, folder, "test_*.py")
        for name, line, held in held_by_tests(text)
        if rule in held
    ]


def held_by_tests(source: str) -> Iterator[tuple[str, int, set[str]]]:
    """The tests of a file that are marked with `@rule(...)`: name, line, and the ids of the rules they hold."""
    for name, scope in _scopes(ast.parse(source)):
        held = {
            ast.literal_eval(argument)
            for decorator in scope.decorator_list
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule"
            for argument in decorator.args
        }
        if held:
            yield name, scope.lineno, held


def _naming(rule: str, folder: Path, pattern: str) -> Iterator[tuple[Path, str]]:
    """The files that name the rule at all, with their texts."""
    for file in sorted(folder.rglob(pattern)):
        text = file.read_text(encoding="utf-8")
        if _word(rule).search(text):
            yield file, text


def _word(rule: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(rule)}\b")


def _scopes(tree: ast.AST, outer: str = "") -> Iterator[Named]:
    """All classes and functions, each before those inside it."""
    for node in ast.iter_child_nodes(tree):
        name = outer
        if isinstance(node, Scope):
            name = f"{outer}.{node.name}" if outer else node.name
            yield name, node
        yield from _scopes(node, name)


def _rules_of(scope: Scope) -> set[str]:
    """The ids in the `rules = (...)` of a step's class."""
    if not isinstance(scope, ast.ClassDef):
        return set()
    return {
        part.value
        for statement in scope.body
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None
        for target in (statement.targets if isinstance(statement, ast.Assign) else [statement.target])
        if isinstance(target, ast.Name) and target.id == "rules"
        for part in ast.walk(statement.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
