"""Bots choose legally, think within their budget, and the better ones win; shown on the toy game."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest

import zataku
from tests.toy import GAME
from zataku import bots
from zataku.bots.mcts import Search
from zataku.games.bitoku.state import Bitoku
from zataku.kernel.judgement import judgement_of
from zataku.kernel.match import Match


def play_out(seats: list[str], seed: str) -> Match:
    match = Match(GAME, len(seats), seed, {"rich": True})
    bots.play(match, {seat: bots.make(name, f"{seed}-{seat}") for seat, name in enumerate(seats)})
    return match


def wins(first: str, second: str, matches: int) -> float:
    won = 0.0
    for number in range(matches):
        seats = [first, second] if number % 2 == 0 else [second, first]
        winners = play_out(seats, f"duel-{number}").scores.winners
        if number % 2 in winners:
            won += 1 / len(winners)
    return won / matches


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:20", "newcomer", "apprentice", "master"])
def test_a_match_can_be_repeated(name: str) -> None:
    first, second = play_out([name, name], "again"), play_out([name, name], "again")
    assert first.over
    assert first.record() == second.record()


def test_the_better_bot_wins_more_often() -> None:
    assert wins("greedy", "random", 60) > 0.55
    assert wins("mcts:80", "random", 40) > 0.6
    assert wins("master", "random", 40) > 0.6


def test_with_a_horizon_the_search_judges_where_its_seat_begins_a_turn() -> None:
    game = zataku.game("bitoku")
    judgement = judgement_of(game)
    judged: list[tuple[int, bool]] = []

    def evaluate(state: Bitoku, seat: int) -> float:
        judged.append((state.seat, judgement.turn.begins(state)))
        return judgement.evaluate(state, seat)

    match = Match(game, 2, "horizon")
    while not judgement.turn.begins(match.state):
        match.choose(match.state.offer[0])
    perspective = match.perspective(match.state.seat)
    search = Search(perspective, replace(judgement, evaluate=evaluate), Random(1))
    for _ in range(20):
        search.iterate()
        # Every seat is judged last, at the place where the iteration ended.
        assert judged[-1] == judged[-2] == (perspective.seat, True)


def test_mcts_keeps_to_its_seconds() -> None:
    match = Match(GAME, 2, "clock")
    bot = bots.make("mcts:0.05s")
    start = time.perf_counter()
    bot.choose(match.perspective(0))
    assert time.perf_counter() - start < 1


@pytest.mark.parametrize(
    "text", ["", "human", "mcts:0", "mcts:-1", "mcts:fast", "mcts:0s", "random:3", "greedy:1s", "master:3"]
)
def test_an_unknown_bot_is_told_what_there_is(text: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot|a budget is"):
        bots.make(text)
