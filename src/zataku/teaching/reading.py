"""Reading the data of a `lessons/` folder: every mistake in it is a ValueError that names the file and the place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from zataku.kernel.position import Position
from zataku.language import LANGUAGES

#: One text by language.
Texts: TypeAlias = Mapping[str, str]
FOLDER = "lessons"


class Reader:
    """A table of a file, read name by name, so that nothing is missing and nothing is left over."""

    def __init__(self, data: Mapping[str, Any], where: str) -> None:
        self._data = dict(data)
        self._where = where

    @classmethod
    def of_file(cls, file: Path) -> Reader:
        return cls(tomllib.loads(file.read_text(encoding="utf-8")), file.name)

    def has(self, name: str) -> bool:
        return name in self._data

    def take(self, name: str, kind: type, default: Any = None) -> Any:
        """A value of this kind, or the default where the file has none; without a default it must be there."""
        if name not in self._data:
            if default is None:
                raise ValueError(f"{self._where} lacks {name!r}")
            return default
        value = self._data.pop(name)
        if type(value) is not kind:
            raise ValueError(f"{self._where}: {name!r} is {kind.__name__}, not {value!r}")
        return value

    def texts(self, name: str, *, optional: bool = False) -> Texts:
        """A text in every language; empty where it is optional and the file has none."""
        if optional and name not in self._data:
            return {}
        found: dict[str, str] = self.take(name, dict)
        if sorted(found) != sorted(LANGUAGES) or not all(isinstance(text, str) and text for text in found.values()):
            raise ValueError(f"{self._where}: {name!r} is to be said in {', '.join(LANGUAGES)}")
        return found

    def words(self, name: str) -> tuple[str, ...]:
        """A list of texts; empty where the file has none."""
        found: list[str] = self.take(name, list, [])
        if not all(isinstance(word, str) for word in found):
            raise ValueError(f"{self._where}: {name!r} is a list of texts")
        return tuple(found)

    def numbers(self, name: str, count: int) -> tuple[int, ...]:
        found: list[int] = self.take(name, list)
        if len(found) != count or not all(type(number) is int for number in found):
            raise ValueError(f"{self._where}: {name!r} is a list of {count} numbers")
        return tuple(found)

    def part(self, name: str) -> Reader:
        return Reader(self.take(name, dict), f"{self._where}, {name}")

    def parts(self, name: str) -> Sequence[Reader]:
        found: list[Mapping[str, Any]] = self.take(name, list, [])
        return [Reader(part, f"{self._where}, {name} {number}") for number, part in enumerate(found, start=1)]

    def position(self, name: str) -> Position:
        part = self.part(name)
        position = Position(
            players=part.take("players", int),
            seed=part.take("seed", str),
            options=part.take("options", dict, {}),
            play=part.words("play"),
            walk=part.take("walk", int, 0),
            values=part.take("set", dict, {}),
        )
        part.done()
        return position

    def done(self) -> None:
        """All that the table says has been read."""
        if self._data:
            raise ValueError(f"{self._where} has {', '.join(sorted(self._data))}, which mean nothing here")
