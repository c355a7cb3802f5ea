"""What a sound player thinks of at each question of a game: a sentence or two, said by the coach of a first match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from zataku.kernel.options import Option

from .reading import FOLDER, Reader, Texts

FILE = "coach.toml"


@dataclass(frozen=True, slots=True)
class Thought:
    """Something to think of, said once in a match; `name` tells it from others."""

    name: str
    text: Texts


@dataclass(frozen=True, slots=True)
class Considerations:
    """What the coach of a game says: a thought by question.

    `unsaid` are codes, or patterns of them, of choices that go without saying when a turn is told: to decline, to be
    done, to confirm.
    """

    thoughts: Mapping[str, Thought]
    unsaid: tuple[str, ...]

    def leaves_unsaid(self, option: Option) -> bool:
        return option.anytime or any(fnmatchcase(option.code, pattern) for pattern in self.unsaid)


@cache
def considerations(folder: Path) -> Considerations:
    """Nothing if nobody has written anything for the game in this folder."""
    file = folder / FOLDER / FILE
    if not file.exists():
        return Considerations({}, ())
    reader = Reader.of_file(file)
    unsaid = reader.words("unsaid")
    found: dict[str, Thought] = {}
    for part in reader.parts("advice"):
        asks, text = part.words("asks"), part.texts("text")
        part.done()
        for ask in asks:
            if ask in found:
                raise ValueError(f"{FILE} advises twice at {ask!r}")
            found[ask] = Thought(asks[0], text)
    reader.done()
    return Considerations(found, unsaid)
