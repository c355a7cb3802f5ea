"""What a sound player thinks of at each question of a game: a sentence or two, said by the coach of a first match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from .reading import FOLDER, Reader, Texts

FILE = "coach.toml"


@cache
def considerations(folder: Path) -> Mapping[str, Texts]:
    """By question what to think of; empty if nobody has written anything for the game in this folder."""
    file = folder / FOLDER / FILE
    if not file.exists():
        return {}
    reader = Reader.of_file(file)
    found: dict[str, Texts] = {}
    for part in reader.parts("advice"):
        asks, text = part.words("asks"), part.texts("text")
        part.done()
        for ask in asks:
            if ask in found:
                raise ValueError(f"{FILE} advises twice at {ask!r}")
            found[ask] = text
    reader.done()
    return found
