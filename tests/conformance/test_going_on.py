"""Every game goes on from any position, as a seat knew it, and its record leads to the same end."""

from __future__ import annotations

from random import Random

import pytest

from zataku.games import games
from zataku.kernel.match import Match, Start, replay


@pytest.mark.parametrize("name", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_a_match_goes_on_from_a_position(name: str) -> None:
    game = games()[name]
    rng = Random(name)
    for players in game.players:
        earlier = Match(game, players, f"{name} {players}", game.brisk)
        for _ in range(rng.randrange(5, 40)):
            earlier.choose(rng.choice(earlier.state.offer))
        seat = rng.randrange(players)
        start = Start(earlier.seed, tuple(option.code for option in earlier.choices), seat)
        match = Match(game, players, "anew", game.brisk, start)
        assert match.view(seat) == earlier.view(seat)
        for _ in range(20):
            if not match.over:
                match.choose(rng.choice(match.state.offer))
        assert replay(game, match.record()).fingerprint() == match.fingerprint()
