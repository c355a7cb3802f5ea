"""Golden traces: one match per game and player count, everything told at every choice.

A change of rules shows up here as a readable difference; `ZATAKU_UPDATE_TRACES=1 pytest tests/conformance` accepts it.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from tests import toy
from tests.conformance.battery import kit_of
from tests.toy import kit as toy_kit
from zataku.games import games
from zataku.kernel.game import Game
from zataku.kernel.match import Match
from zataku.kernel.messages import Event
from zataku.language import Speaker

TRACES = [
    pytest.param(
        game,
        players,
        Path(kit.__file__ or "").parent / "traces" / f"{players}.txt",
        id=f"{game.name}-{players}",
    )
    for game, kit in [(toy.GAME, toy_kit), *((game, kit_of(game)) for game in games().values())]
    for players in game.players
]


def trace(game: Game, players: int) -> str:
    """A random match in words: prompt, options, choice, events, fingerprint."""
    match = Match(game, players, f"trace-{players}", game.brisk)
    speaker = Speaker(game, "en", [f"Seat {seat}" for seat in range(match.seats)])
    rng = Random(f"trace-{players}")
    lines = [f"{game.name} {game.version}, {players} players, seed {match.seed}, options {match.settings}"]
    lines += told(speaker, match.events)
    while not match.over:
        decision = match.decision
        assert decision is not None
        option = rng.choice(decision.options)
        number = len(match.choices) + 1
        lines.append(f"{number}. Seat {decision.seat}: {speaker.say(decision.prompt)} [{' '.join(decision.codes)}]")
        lines.append(f"   > {option.code} ({speaker.say(match.describe(option).label)})")
        events = len(match.events)
        match.choose(option)
        lines += told(speaker, match.events[events:])
        lines.append(f"   = {match.fingerprint()}")
    lines += [
        f"Seat {score.seat}: {score.total} {dict(score.parts)}, rank {score.rank}" for score in match.scores.seats
    ]
    return "\n".join(lines) + "\n"


def told(speaker: Speaker, events: list[Event]) -> list[str]:
    return [f"   {speaker.say(event.message)}" for event in events]


@pytest.mark.parametrize(("game", "players", "file"), TRACES)
def test_the_match_goes_as_it_always_went(game: Game, players: int, file: Path) -> None:
    text = trace(game, players)
    if os.environ.get("ZATAKU_UPDATE_TRACES"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), "no trace yet: make one with ZATAKU_UPDATE_TRACES=1"
    assert text == file.read_text(encoding="utf-8")
