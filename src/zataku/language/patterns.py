"""Messages made of words, arguments and choices among forms, said without Fluent's own machinery, which takes long.

Whatever is more than that is left to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from fluent.syntax import ast

#: Numbers from here on are written otherwise in each language.
_LARGE = 1000


class Unusual(Exception):
    """This has to be said by Fluent itself."""


class _Argument(NamedTuple):
    name: str


class _Forms(NamedTuple):
    """One form or another, by an argument: by its value, or by how it is counted."""

    name: str
    forms: tuple[tuple[int | str, Pattern], ...]
    otherwise: Pattern


Pattern: TypeAlias = "tuple[str | _Argument | _Forms, ...]"
Arguments: TypeAlias = Mapping[str, int | str]


def pattern_of(found: Any) -> Pattern:
    """A pattern of Fluent's as what it consists of; Unusual if there is more to it."""
    match found:
        case ast.Pattern():
            return tuple(part for element in found.elements for part in pattern_of(element))
        case ast.Placeable():
            return pattern_of(found.expression)
        case ast.TextElement():
            return (found.value,)
        case ast.StringLiteral():
            return (found.parse()["value"],)
        case ast.VariableReference():
            return (_Argument(found.id.name),)
        case ast.SelectExpression(selector=ast.VariableReference() as argument):
            forms = tuple((_key(each.key), pattern_of(each.value)) for each in found.variants)
            otherwise = next(pattern_of(each.value) for each in found.variants if each.default)
            return (_Forms(argument.id.name, forms, otherwise),)
    raise Unusual


def _key(key: Any) -> int | str:
    if isinstance(key, ast.Identifier):
        return key.name
    if isinstance(key.value, int):
        return int(key.value)
    raise Unusual


def said(pattern: Pattern, given: Arguments, counted: Callable[[int], str]) -> str:
    """A pattern with these arguments; Unusual if one is missing, or is more than a text or a small number."""
    told = ""
    for part in pattern:
        if isinstance(part, str):
            told += part
            continue
        value = given.get(part.name)
        if type(value) is not str and (type(value) is not int or not 0 <= value < _LARGE):
            raise Unusual
        told += str(value) if isinstance(part, _Argument) else said(_form(part, value, counted), given, counted)
    return told


def _form(forms: _Forms, value: int | str, counted: Callable[[int], str]) -> Pattern:
    for key, form in forms.forms:
        if key == value or (isinstance(value, int) and isinstance(key, str) and counted(value) == key):
            return form
        if isinstance(value, str) and isinstance(key, int):
            raise Unusual
    return forms.otherwise
