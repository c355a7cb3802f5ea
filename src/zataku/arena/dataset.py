"""Matches as data for learning: one line of JSON for the whole set, then one for each match.

The first line is the data card: what was played, by whom, with which version of the rules, and what the fields mean. A
match is its record (from which everything else can be made again), its positions and its result.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import IO, Any, cast

import zataku
from zataku.kernel.judgement import judgement_of

from .crew import Crew
from .series import Fixture, matches_of

FORMAT = "zataku-dataset-1"
FIELDS = {
    "record": "game, version, options, seed and choices: `zataku.replay` plays the match again",
    "positions[].seat": "who decides",
    "positions[].options": "ids of the options offered; an id is an index of the game's vocabulary",
    "positions[].choice": "id of the option chosen",
    "positions[].values": "points that each seat is thought to have in the end, before the choice, as its bots judge",
    "scores": "totals, parts by category, ranks and winners",
}


class BrokenDataset(ValueError):
    """The file holds no matches in this format; the message says why."""


@dataclass(frozen=True, slots=True)
class Position:
    """One decision: what was offered, what was chosen, and what each seat was thought to get."""

    seat: int
    options: tuple[int, ...]
    choice: int
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """One match of a data set."""

    record: Mapping[str, Any]
    positions: tuple[Position, ...]
    scores: Mapping[str, Any]


def named_well(file: Path) -> bool:
    """Does the name say what is written there: lines of JSON, perhaps compressed?"""
    return file.name.endswith((".jsonl", ".jsonl.gz"))


def card(series: Sequence[Fixture]) -> dict[str, Any]:
    """What a set of these matches is."""
    first = series[0]
    game = zataku.game(first.game)
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "players": first.players,
        "options": dict(first.options),
        "seats": sorted({name for fixture in series for name in fixture.seats}),
        "matches": len(series),
        "actions": len(game.vocabulary),
        "fields": FIELDS,
    }


def played(fixture: Fixture) -> str:
    """One match as a line of the set."""
    positions: list[dict[str, Any]] = []
    evaluate = judgement_of(zataku.game(fixture.game)).evaluate
    for match, option in matches_of(fixture):
        if option is None:
            return json.dumps({"record": match.record(), "positions": positions, "scores": match.scores.plain()})
        state = match.state
        # What the deciding seat cannot know is drawn anew before anybody judges.
        sample = match.perspective(state.seat).sample(Random(len(match.choices)))
        positions.append(
            {
                "seat": state.seat,
                "options": [each.id for each in state.offer],
                "choice": option.id,
                "values": [round(evaluate(sample, seat), 2) for seat in range(fixture.players)],
            }
        )
    raise RuntimeError("the match has no end")


def write(file: Path, series: Sequence[Fixture], crew: Crew) -> Iterator[None]:
    """Play the matches and write them down, compressed if the name ends in `.gz`; yields after each match."""
    with _opened(file, "w") as out:
        out.write(json.dumps(card(series)) + "\n")
        for line in crew.each(played, series):
            out.write(line + "\n")
            yield


def read(file: Path | str) -> tuple[dict[str, Any], Iterator[Played]]:
    """The card of a set, and its matches one by one."""
    file = Path(file)
    lines = _lines(file)
    try:
        about = json.loads(next(lines))
    except (StopIteration, ValueError):
        about = None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BrokenDataset(f"{file.name} is not a set of matches: its first line does not say {FORMAT!r}")
    return about, map(_match, lines)


def _lines(file: Path) -> Iterator[str]:
    with _opened(file, "r") as source:
        yield from source


def _match(line: str) -> Played:
    data = json.loads(line)
    positions = tuple(
        Position(each["seat"], tuple(each["options"]), each["choice"], tuple(each["values"]))
        for each in data["positions"]
    )
    return Played(data["record"], positions, data["scores"])


@contextmanager
def _opened(file: Path, mode: str) -> Iterator[IO[str]]:
    if file.suffix == ".gz":
        with gzip.open(file, f"{mode}t", encoding="utf-8") as packed:
            yield cast(IO[str], packed)
    else:
        with file.open(mode, encoding="utf-8") as plain:
            yield plain
