"""How long matches are: how many choices a seat makes in one, as bots played them; kept with the game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from statistics import median

from zataku.kernel.game import Game

#: Where a game keeps what was measured.
FILE = "judgement/lengths.json"


@dataclass(frozen=True, slots=True)
class Lengths:
    """Choices of one seat in a match, by the number of players: the middle of so many matches."""

    game: str
    version: str
    command: str
    matches: int
    choices: Mapping[int, int]

    def write(self, folder: Path) -> Path:
        file = folder / FILE
        file.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")
        return file


def lengths_of(game: Game) -> Lengths | None:
    """What was measured of a game; None where nobody measured anything."""
    return _read(game.folder)


@cache
def _read(folder: Path) -> Lengths | None:
    file = folder / FILE
    if not file.exists():
        return None
    told = json.loads(file.read_text(encoding="utf-8"))
    choices = {int(players): count for players, count in told.pop("choices").items()}
    return Lengths(choices=choices, **told)


def middle(counts: list[int]) -> int:
    return round(median(counts))
