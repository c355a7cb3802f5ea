"""Runs the rule tests with other legal values in every reconstructed set; a program of its own, for components are
loaded once."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import zataku.kernel.components as kernel_components

read_components = kernel_components.read_components


def replaced(text: str) -> dict[str, Any]:
    """The components, what is reconstructed changed for other legal values."""
    data = read_components(text)
    if "tile-cell" not in data:
        return data
    reconstructed = {name for name, part in data.items() if part.get("provenance") == "reconstructed"}
    assert reconstructed == {"tile-cell", "solo"}, "each of them is replaced here"
    # Rooms are finished by 6 to 10, the well has 11 and 12.
    for item in data["tile-cell"]["items"]:
        if "number" in item:
            number = item["number"]
            item["number"] = 6 - number if number <= 5 else 16 - number if number <= 10 else 23 - number
    cards = data["solo"]["items"]
    printed = [(card["space"], card["actions"]) for card in cards]
    for number, card in enumerate(cards):
        card["space"] = printed[(number + 4) % 9][0]
        card["actions"] = [printed[(number + 2) % 9][1][1], printed[(number + 5) % 9][1][0]]
    return data


def play_matches() -> None:
    import zataku

    for number in range(50):
        match = zataku.new_match("white-castle", number % 4 + 1, f"other-{number}")
        rng = Random(number)
        while not match.over:
            match.choose(rng.choice(match.state.offer))


def main() -> int:
    kernel_components.read_components = replaced
    from zataku.games.white_castle.components import SOLO_CARDS

    assert [str(action) for action in SOLO_CARDS[0].actions] != ["gate", "2 influence"], "other cards are in play"
    play_matches()
    here = Path(__file__).parent
    tests = [str(here / f"test_{name}.py") for name in sys.argv[1:]]
    return int(pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]))


if __name__ == "__main__":
    sys.exit(main())
