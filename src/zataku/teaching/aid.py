"""The player aid of a game: the phases of a turn, icons with their meaning, scoring. The moment's phase can be told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from zataku.kernel.game import View

from .reading import FOLDER, Reader, Texts

FILE = "aid.toml"


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of a turn or of a round, told by rules of the reference.

    It is on while one of the questions `asks` is put to whoever looks, or else while their view holds what `when` says.
    """

    title: Texts
    rules: tuple[str, ...]
    asks: tuple[str, ...]
    when: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon of the boards, by the id under which it is drawn, and what it means."""

    sign: str
    text: Texts


@dataclass(frozen=True, slots=True)
class Aid:
    """What lies beside a player: phases in playing order, icons, and the rules that score."""

    phases: tuple[Phase, ...]
    signs: tuple[Sign, ...]
    scoring: tuple[str, ...]

    def now(self, view: View, asked: str | None) -> Phase | None:
        """The phase that is on for whoever has this view and is asked this question (None: nothing)."""
        by_question = next((phase for phase in self.phases if asked in phase.asks), None)
        if by_question is not None:
            return by_question
        return next((phase for phase in self.phases if phase.when and _holds(view, phase.when)), None)


def _holds(view: View, wanted: Mapping[str, object]) -> bool:
    return all(view.get(name) == value for name, value in wanted.items())


@cache
def aid_of(folder: Path) -> Aid | None:
    """The aid of the game in this folder; none if it has none."""
    file = folder / FOLDER / FILE
    if not file.exists():
        return None
    reader = Reader.of_file(file)
    aid = Aid(
        tuple(map(_phase, reader.parts("phase"))), tuple(map(_sign, reader.parts("icon"))), reader.words("scoring")
    )
    reader.done()
    return aid


def _phase(reader: Reader) -> Phase:
    phase = Phase(reader.texts("title"), reader.words("rules"), reader.words("asks"), reader.take("when", dict, {}))
    reader.done()
    return phase


def _sign(reader: Reader) -> Sign:
    sign = Sign(reader.take("sign", str), reader.texts("text"))
    reader.done()
    return sign
