"""The games in numbers, for every player count: written to `docs/numbers.md`.

    make numbers            or: python -m bench.sizes [--matches 20] [--output docs/numbers.md]

Random play, always the same matches, so that all but the speeds comes out the same everywhere. Speeds are decisions a
second of processor time, as a ratio to catanatron's (`bench/speed.py`), measured in turns.
"""

from __future__ import annotations

import argparse
import json
import pickle
from dataclasses import dataclass
from math import log2
from pathlib import Path
from random import Random
from statistics import mean, median

import zataku
from bench.speed import our_slice, peer_slice
from zataku.kernel.game import Game
from zataku.kernel.match import framed_view

ROOT = Path(__file__).resolve().parent.parent
#: So long is a slice of time, in seconds, and so many does each side get.
SECONDS, SLICES = 0.3, 3

HEAD = """# The games in numbers

Random play, {matches} matches for each row, always the same ones, with the options that keep random play
short; made by `make numbers` with the {engine} engine.

- *options*: all options of the game, the size of the action space;
- *offered*: how many of them a decision offers on average, and at the most;
- *decisions*: how many choices a match has, the middle one and the longest of them, and how many bits they carry;
- *state*: the size of a position from the middle of a match, pickled, and of one seat's view as JSON, in kB;
- *speed*: decisions a second, as a multiple of catanatron's random play with as many players (at most four) in the same
  run.

| game | players | options | offered | decisions | bits | state | view | speed |
| --- | --: | --: | --: | --: | --: | --: | --: | --: |
"""


@dataclass(frozen=True)
class Numbers:
    """What was counted in the matches of one game with so many players."""

    game: str
    players: int
    options: int
    offers: list[int]
    lengths: list[int]
    bits: list[float]
    state: float
    view: float
    speed: float

    def row(self) -> str:
        cells = (
            self.game,
            str(self.players),
            f"{self.options:,}",
            f"{mean(self.offers):.1f}, {max(self.offers)}",
            f"{median(self.lengths):.0f}, {max(self.lengths):,}",
            f"{median(self.bits):.0f}",
            f"{self.state:.1f}",
            f"{self.view:.1f}",
            f"{self.speed:.1f}",
        )
        return f"| {' | '.join(cells)} |\n"


def count(game: Game, players: int, matches: int) -> Numbers:
    """Everything about one row."""
    settings = {
        option.name: option.brisk for option in game.options if option.brisk is not None and option.applies_to(players)
    }
    offers: list[int] = []
    lengths: list[int] = []
    bits: list[float] = []
    states: list[float] = []
    views: list[float] = []
    for number in range(matches):
        match = zataku.new_match(game.name, players, f"numbers {number}", settings)
        rng = Random(number)
        state = match.state.clone()
        length = state.clone().playout(Random(number))
        carried = 0.0
        for decision in range(length):
            offer = state.offer
            offers.append(len(offer))
            carried += log2(len(offer))
            if decision == length // 2:
                states.append(len(pickle.dumps(state)) / 1000)
                views.append(len(json.dumps(framed_view(game, state, 0))) / 1000)
            state.apply(offer[int(rng.random() * len(offer))])
        lengths.append(length)
        bits.append(carried)
    speeds = [
        our_slice(game.name, players, settings, SECONDS, number).decisions
        / peer_slice(min(max(players, 2), 4), SECONDS, number).decisions
        for number in range(SLICES)
    ]
    return Numbers(
        game.name,
        players,
        len(game.vocabulary),
        offers,
        lengths,
        bits,
        median(states),
        median(views),
        median(speeds),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=20, help="how many matches for each row")
    parser.add_argument("--output", type=Path, default=ROOT / "docs" / "numbers.md", help="the file to write")
    chosen = parser.parse_args()
    rows = []
    for game in zataku.games():
        for players in zataku.game(game).players:
            rows.append(count(zataku.game(game), players, chosen.matches).row())
            print(rows[-1], end="")
    head = HEAD.format(matches=chosen.matches, engine=zataku.ENGINE)
    chosen.output.write_text(head + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
