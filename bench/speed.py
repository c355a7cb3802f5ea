"""Speed of the engines, as ratios against a peer in the same run.

The peer is catanatron, the fastest open Python engine of a comparable board game, played by its random players.
Both sides are measured in turns, a slice of processor time each, and the medians compared: a busy machine slows both.
A decision is a choice among two or more options; of the peer every ply counts, forced ones included.
Each table says which engine was measured, the plain or the compiled one (`make fast`).

    python bench/speed.py [--game white-castle] [--players 4] [--seconds 1.0] [--slices 7] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table

import zataku
from zataku.kernel.game import Settings
from zataku.kernel.match import replay

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
#: catanatron's own limit on a match.
MOST_TURNS = 1000


@dataclass(frozen=True)
class Slice:
    """What was done in one slice of time."""

    decisions: float
    matches: float
    clones: float


@dataclass(frozen=True)
class Report:
    """The medians of a run."""

    engine: str
    game: str
    players: int
    decisions: float
    matches: float
    clones: float
    peer_decisions: float
    peer_matches: float
    peer_clones: float
    decision_ratio: float
    clone_ratio: float
    options_microseconds: float
    view_microseconds: float
    replay_choices: float
    decisions_per_match: float


def rate(seconds: float, work: Callable[[], int]) -> float:
    """How much work a second."""
    done = 0
    start = process_time()
    while True:
        done += work()
        spent = process_time() - start
        if spent >= seconds:
            return done / spent


def peer_slice(players: int, seconds: float, number: int) -> Slice:
    """catanatron for one slice of time."""
    colours = COLOURS[:players]
    seed = number * 1_000_000
    matches = 0

    def match() -> int:
        nonlocal seed, matches
        seed += 1
        matches += 1
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            decisions += 1
        return decisions

    start = process_time()
    decisions = rate(seconds, match)
    per_second = matches / (process_time() - start)
    game = Game([RandomPlayer(colour) for colour in colours], seed=number)
    for _ in range(200):
        game.play_tick()

    def copy() -> int:
        for _ in range(50):
            game.copy()
        return 50

    return Slice(decisions, per_second, rate(seconds / 4, copy))


def our_slice(name: str, players: int, settings: Settings, seconds: float, number: int) -> Slice:
    """The game for one slice of time."""
    game = zataku.game(name)
    rng = Random(number)
    chosen = game.settings(players, settings)
    matches = 0

    def match() -> int:
        nonlocal matches
        matches += 1
        state = game.new_state(players, chosen, rng.randbytes(32), None)
        state.advance()
        return state.playout(rng)

    start = process_time()
    decisions = rate(seconds, match)
    per_second = matches / (process_time() - start)
    state = middle(name, players, settings, number)

    def clone() -> int:
        for _ in range(500):
            state.clone()
        return 500

    return Slice(decisions, per_second, rate(seconds / 4, clone))


def middle(name: str, players: int, settings: Settings, number: int) -> zataku.State:
    """A position from the middle of a random match."""
    match = zataku.new_match(name, players, f"middle-{number}", settings)
    whole = match.state.clone()
    length = whole.playout(Random(number))
    rng = Random(number)
    for _ in range(length // 2):
        offer = match.state.offer
        match.state.apply(offer[int(rng.random() * len(offer))])
    return match.state


def measure(name: str, players: int, settings: Settings, seconds: float, slices: int) -> Report:
    ours, peers = [], []
    for number in range(slices):
        peers.append(peer_slice(min(players, 4), seconds, number))
        ours.append(our_slice(name, players, settings, seconds, number))
    game = zataku.game(name)
    states = [middle(name, players, settings, number) for number in range(20)]
    asking = [(state, state.asking) for state in states if state.asking is not None]

    def options() -> int:
        for state, step in asking:
            step.run(state)
        return len(asking)

    def views() -> int:
        for state in states:
            game.view(state, 0)
        return len(states)

    match = zataku.new_match(name, players, "replay", settings)
    rng = Random(1)
    while not match.over:
        match.choose(rng.choice(match.state.offer))
    record = match.record()

    def replays() -> int:
        replay(game, record)
        return len(record["choices"])

    decisions, clones = median(s.decisions for s in ours), median(s.clones for s in ours)
    peer_decisions, peer_clones = median(s.decisions for s in peers), median(s.clones for s in peers)
    matches = median(s.matches for s in ours)
    return Report(
        engine=zataku.ENGINE,
        game=name,
        players=players,
        decisions=decisions,
        matches=matches,
        clones=clones,
        peer_decisions=peer_decisions,
        peer_matches=median(s.matches for s in peers),
        peer_clones=peer_clones,
        decision_ratio=median(a.decisions / b.decisions for a, b in zip(ours, peers, strict=True)),
        clone_ratio=median(a.clones / b.clones for a, b in zip(ours, peers, strict=True)),
        options_microseconds=1e6 / rate(seconds / 2, options),
        view_microseconds=1e6 / rate(seconds / 2, views),
        replay_choices=rate(seconds / 2, replays),
        decisions_per_match=decisions / matches,
    )


def show(report: Report, console: Console) -> None:
    table = Table(title=f"{report.game}, {report.players} players, random play, {report.engine} engine")
    for heading in ("", report.game, "catanatron", "ratio"):
        table.add_column(heading, justify="left" if not heading else "right")
    rows = (
        ("decisions a second", report.decisions, report.peer_decisions, report.decision_ratio),
        ("clones a second", report.clones, report.peer_clones, report.clone_ratio),
        ("matches a second", report.matches, report.peer_matches, report.matches / report.peer_matches),
    )
    for label, own, peer, ratio in rows:
        table.add_row(label, f"{own:,.1f}", f"{peer:,.1f}", f"{ratio:.1f}")
    table.add_row("options of a decision, microseconds", f"{report.options_microseconds:.2f}", "", "")
    table.add_row("view of a seat, microseconds", f"{report.view_microseconds:.0f}", "", "")
    table.add_row("replay, choices a second", f"{report.replay_choices:,.0f}", "", "")
    table.add_row("decisions a match", f"{report.decisions_per_match:.0f}", "", "")
    console.print(table)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Speed of the engines, as ratios against catanatron in the same run.")
    parser.add_argument("--game", choices=sorted(zataku.games()), help="one game; all of them by default")
    parser.add_argument("--players", type=int, help="how many players; the most that catanatron has by default")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("--slices", type=int, default=7, help="how many slices each")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    chosen = parser.parse_args(arguments)
    console = Console()
    reports = []
    for name in [chosen.game] if chosen.game else sorted(zataku.games()):
        players = chosen.players or max(count for count in zataku.game(name).players if count <= len(COLOURS))
        report = measure(name, players, zataku.game(name).brisk, chosen.seconds, chosen.slices)
        show(report, console)
        reports.append(asdict(report))
    if chosen.json:
        chosen.json.write_text(json.dumps(reports, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except ValueError as error:
        sys.exit(str(error))
