"""Steps a second through PettingZoo and OpenSpiel, side by side with games of their own in the same run.

PettingZoo: every step observes, with the mask, and chooses at random. Its chess is the peer, the classic of similar
size; no-limit hold'em is shown beside it. OpenSpiel: random play on states alone; the peers are its games written in
Python. All take turns, a slice of processor time each.

    pip install chess rlcard pygame      the peers of PettingZoo; without them it stands alone
    python bench/lab.py [--seconds 1.0] [--slices 5]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import zataku
from zataku.lab import openspiel, pettingzoo

CLASSICS = ("chess_v6", "texas_holdem_no_limit_v6")
#: Games of OpenSpiel that are written in Python, by the module that registers them.
WRITTEN_IN_PYTHON = {
    "team_dominoes": "python_team_dominoes",
    "block_dominoes": "python_block_dominoes",
    "kuhn_poker": "python_kuhn_poker",
    "liars_poker": "python_liars_poker",
    "tic_tac_toe": "python_tic_tac_toe",
}

Run = Callable[[float], float]


def through_pettingzoo(env: Any) -> Run:
    """Steps a second of random play; the environment goes on where it stood."""
    rng = np.random.default_rng(0)
    deal = 0

    def run(seconds: float) -> float:
        nonlocal deal
        steps, start = 0, process_time()
        while True:
            deal += 1
            env.reset(seed=deal)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
                if process_time() - start > seconds:
                    return steps / (process_time() - start)

    return run


def through_openspiel(name: str) -> Run:
    """Applied actions a second of random play."""
    game = pyspiel.load_game(name)
    rng = Random(0)

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                steps += 1
            if process_time() - start > seconds:
                return steps / (process_time() - start)

    return run


def classics() -> dict[str, Run]:
    """Those of PettingZoo's own games that are installed."""
    found = {}
    for name in CLASSICS:
        try:
            found[name] = through_pettingzoo(import_module(f"pettingzoo.classic.{name}").raw_env())
        except ImportError:
            continue
    return found


def compare(title: str, peers: dict[str, Run], ours: dict[str, Run], seconds: float, slices: int) -> Table:
    everybody = {**peers, **ours}
    rates: dict[str, list[float]] = {name: [] for name in everybody}
    for _ in range(slices):
        for name, run in everybody.items():
            rates[name].append(run(seconds))
    table = Table(title=title)
    table.add_column("")
    for heading in ("steps a second", *(f"times {peer}" for peer in peers)):
        table.add_column(heading, justify="right")
    for name in everybody:
        ratios = [median(own / peer for own, peer in zip(rates[name], rates[other], strict=True)) for other in peers]
        table.add_row(name, f"{median(rates[name]):,.0f}", *(f"{ratio:.1f}" for ratio in ratios))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("--slices", type=int, default=5, help="how many slices each")
    chosen = parser.parse_args()
    console = Console()
    engine = f"2 players, {zataku.ENGINE} engine"
    environments = {name: through_pettingzoo(pettingzoo.env(name, 2)) for name in zataku.games()}
    console.print(compare(f"PettingZoo, {engine}", classics(), environments, chosen.seconds, chosen.slices))
    spiel = {name: through_openspiel(name) for name in openspiel.register()}
    for module in WRITTEN_IN_PYTHON:
        import_module(f"open_spiel.python.games.{module}")
    peers = {name: through_openspiel(name) for name in WRITTEN_IN_PYTHON.values()}
    console.print(compare(f"OpenSpiel, {engine}", peers, spiel, chosen.seconds, chosen.slices))


if __name__ == "__main__":
    main()
