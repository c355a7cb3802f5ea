"""Reading message files and finding out which messages the code speaks of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parent.parent.parent / "src" / "zataku"
#: What ids of a game's messages begin with.
PREFIXES = ("prompt", "option", "event", "refusal", "part", "name", "word", "game", "rule-option")
ID = re.compile(rf"(?:{'|'.join(PREFIXES)})(?:-[a-z0-9]+)+")


@dataclass
class Text:
    """What a message of one language mentions."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class _Mentions(Visitor):
    def __init__(self) -> None:
        self.text = Text()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the syntax tree
        self.text.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.text.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.text.references.add("-" + node.id.name)


def read(file: Path) -> tuple[dict[str, Text], list[str]]:
    """The messages and terms of a file by id (terms with their hyphen), and what is wrong with the file."""
    texts: dict[str, Text] = {}
    wrong: list[str] = []
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            wrong.append(f"cannot be read: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, ftl.Message | ftl.Term):
            id = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            if id in texts:
                wrong.append(f"stands twice: {id}")
            mentions = _Mentions()
            mentions.visit(entry)
            texts[id] = mentions.text
    for id, text in texts.items():
        wrong += [f"{id} refers to {other}, which is not there" for other in text.references - texts.keys()]
    return texts, wrong


def variables(id: str, texts: dict[str, Text]) -> set[str]:
    """The arguments of a message, also those that the messages mentioned in it use."""
    text = texts[id]
    found = set(text.variables)
    for other in text.references & texts.keys():
        found |= variables(other, texts)
    return found


@dataclass
class Speech:
    """The ids that code may speak of: whole ones, and patterns with something filled in."""

    ids: set[str] = field(default_factory=set)
    patterns: list[re.Pattern[str]] = field(default_factory=list)
    #: Everything written in the code and the component data, to look up what could be filled in.
    raw: str = ""

    def speaks_of(self, id: str) -> bool:
        """Is the id written down, or made from a pattern by filling in something that is written down?"""
        if id in self.ids:
            return True
        for pattern in self.patterns:
            match = pattern.fullmatch(id)
            if match is not None and all(_written(part, self.raw) for part in match.groups()):
                return True
        return False


def _written(part: str, raw: str) -> bool:
    """Does the part, or each of its pieces, stand in the text? Ids in code may have underscores or spaces."""
    pieces = re.split(r"-", part)
    return part in raw or all(re.search(rf"(?<![a-z0-9]){re.escape(p)}(?![a-z])", raw) for p in pieces)


def speech_of(files: Iterable[Path], data: Iterable[Path] = ()) -> Speech:
    """What the code in these files speaks of."""
    speech = Speech()
    for file in files:
        source = file.read_text(encoding="utf-8")
        speech.raw += source.lower()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if ID.fullmatch(node.value) or re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", node.value):
                    speech.ids.add(node.value)
            elif isinstance(node, ast.ClassDef):
                # The kernel asks with `prompt-` and the name of the step, where the step says nothing else.
                speech.ids.add("prompt-" + re.sub(r"(?<!^)(?=[A-Z])", "-", node.name).lower())
            pattern = _pattern(node)
            if pattern is not None:
                speech.patterns.append(pattern)
    for file in data:
        speech.raw += file.read_text(encoding="utf-8").lower()
    return speech


def _pattern(node: ast.AST) -> re.Pattern[str] | None:
    """`f"name-{kind}-{id}"` or `"name-" + id` as a pattern of ids."""
    parts: list[str | None]
    if isinstance(node, ast.JoinedStr):
        parts = [
            part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None
            for part in node.values
        ]
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and isinstance(node.left, ast.Constant):
        parts = [node.left.value if isinstance(node.left.value, str) else None, None]
    else:
        return None
    begins = parts[0] if parts else None
    if begins is None or not re.fullmatch(r"[a-z]+-(?:[a-z0-9]+-)*", begins):
        return None
    return re.compile("".join("(.+)" if part is None else re.escape(part) for part in parts))
