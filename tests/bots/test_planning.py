"""Where all win or lose together, bots plan their whole turn."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import zataku
from tests.engine import replaces_rules
from tests.games.fuji_koro.position import Position
from zataku import bots
from zataku.bots import mcts, planning
from zataku.bots.planning import MOST_JUDGED, TurnSearch, best_choice
from zataku.bots.turnwise import TurnBot
from zataku.games.fuji_koro.gear import HELMET, SANDALS, WEAPON
from zataku.games.fuji_koro.judgement.turns import gist
from zataku.games.fuji_koro.state import Volcano
from zataku.games.fuji_koro.steps.exploring import TurnTile
from zataku.kernel.hidden import NOBODY, Deck, Pile
from zataku.kernel.judgement import judgement_of
from zataku.kernel.match import Perspective


def group() -> Position:
    """Two samurai on the centre, the inner ring explored."""
    position = Position(2, mode="cooperative")
    position.lay_ring(1)
    return position


def play_turn(position: Position, bot: bots.Bot, seat: int = 0) -> list[str]:
    """What the bot chooses in its turn."""
    chosen: list[str] = []
    state = position.state
    while state.seat == seat == state.active and not state.over:
        option = bot.choose(position.match.perspective(seat))
        chosen.append(option.code)
        position.choose(option.code)
    return chosen


def test_who_can_go_to_the_exit_in_one_turn_leaves() -> None:
    position = group()
    position.lay("2.1", "ii-13", dry=True)
    position.state.legendary_dead = True
    for seat, kinds in ((0, (HELMET, WEAPON)), (1, (SANDALS,))):
        for kind in kinds:
            position.charm(seat, kind)
    position.put(0, "1.1/1")
    position.discs(0, 3)
    position.turn(0)
    assert position.state.exit_cell >= 0
    assert play_turn(position, bots.make("mcts:1", "exit"))[-1] == "leave"


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for each search through a turn: how many positions it judged."""
    replaces_rules("the search")
    found: list[int] = []

    class Counted(TurnSearch):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            found.append(self.judged)

    monkeypatch.setattr(mcts, "TurnSearch", Counted)
    return found


def test_a_plan_is_followed_as_long_as_nothing_is_revealed(searches: list[int]) -> None:
    position = group()
    # There is nothing to explore for, nor to be fetched from a temple.
    position.lay("2.1", "ii-13", dry=True)
    position.state.legendary_dead = True
    position.state.temples = ((), (), ())
    position.put(0, "1.1/2")
    position.token("1.1/5", "qi-7")
    position.discs(0, 3)
    position.turn(0)
    before = position.state.reveals
    chosen = play_turn(position, bots.make("mcts:1", "gather"))
    assert "gather" in chosen
    assert position.where(0) == "1.1/5"
    assert position.state.reveals == before
    assert len(searches) == 1


def test_a_new_plan_is_made_when_something_was_revealed(searches: list[int]) -> None:
    position = Position(2, mode="cooperative")
    state = position.state
    # Even if the guess was right, as it must be with a single tile in the stack.
    state.stack_1 = Deck(Pile(state.stack_1.cards[:1], (NOBODY,)))
    position.turn(0)
    position.choose("explore")
    bot = bots.make("mcts:1", "tile")
    while not isinstance(state.asking, TurnTile):
        position.choose(bot.choose(position.match.perspective(0)).code)
    before = len(searches)
    bot.choose(position.match.perspective(0))
    assert len(searches) == before + 1


def test_more_iterations_are_a_wider_search_and_then_more_samples(searches: list[int]) -> None:
    position = group()
    position.turn(0)
    perspective = position.match.perspective(0)
    bots.make("mcts:1", "few").choose(perspective)
    bots.make("mcts:1000", "more").choose(perspective)
    narrow, wide = searches[:2]
    assert wide > narrow
    searches.clear()
    bots.make(f"mcts:{3 * MOST_JUDGED}", "most").choose(perspective)
    assert len(searches) >= 3


def test_a_search_without_time_goes_through_one_action_and_still_finds_a_plan() -> None:
    position = group()
    position.turn(0)
    perspective = position.match.perspective(0)
    judgement = judgement_of(perspective.game)
    shape = judgement.group
    assert shape is not None
    whole = TurnSearch(perspective, shape, Random(1))
    hasty = TurnSearch(perspective, shape, Random(1), deadline=0.0)
    assert hasty.judged < whole.judged / 3
    assert hasty.plans.keys() <= set(judgement.candidates(perspective.position))
    assert hasty.plans
    chosen = play_turn(position, bots.make("mcts:0.001s", "hasty"))
    assert chosen


def test_the_gist_of_a_position_tells_nothing_hidden() -> None:
    rng = Random(5)
    match = zataku.new_match("fuji-koro", 3, "gist", {"mode": "cooperative", "adventure": True})
    for _ in range(400):
        if match.over:
            break
        seat = match.state.seat
        perspective: Perspective = match.perspective(seat)
        sample, truth = perspective.sample(rng), match.state
        assert isinstance(sample, Volcano)
        assert isinstance(truth, Volcano)
        assert gist(sample) == gist(truth)
        match.choose(rng.choice(match.state.options()), seat)


def test_two_ways_to_a_cell_are_the_same_and_two_backpacks_are_not() -> None:
    found = []
    for way in (("1.1/3", "1.1/4"), ("1.1/0", "1.1/4")):
        position = group()
        position.put(0, "1.1/2")
        position.put(1, "1.4/4")
        position.turn(0)
        position.walk(*way)
        position.stay()
        found.append(gist(position.state))
    assert found[0] == found[1]
    position.pack(0, wood=1)
    assert gist(position.state) != found[0]


def test_what_a_sample_reveals_by_luck_does_not_count_for_a_plan() -> None:
    position = Position(2, mode="cooperative")
    position.turn(0)
    perspective = position.match.perspective(0)
    shape = judgement_of(perspective.game).group
    assert shape is not None
    evaluations = [
        {option.code: plan.value for option, plan in TurnSearch(perspective, shape, Random(number)).plans.items()}
        for number in range(6)
    ]
    explored = [plans["explore"] for plans in evaluations]
    # Plans differ by what can be done with the tile that was found, not by what it is worth to have found it.
    assert max(explored) - min(explored) < 0.2


def test_one_look_is_enough_where_nothing_is_revealed() -> None:
    replaces_rules("the judgement")
    position = group()
    position.turn(0)
    looks = 0
    judgement = judgement_of(position.match.game)

    def evaluate(state: Volcano, seat: int) -> float:
        nonlocal looks
        looks += 1
        return judgement.evaluate(state, seat)

    perspective = position.match.perspective(0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planning, "judgement_of", lambda game: replace(judgement, evaluate=evaluate))
        chosen = best_choice(perspective, Random(1), most=1000)
    assert looks == len(judgement.candidates(position.state))
    assert chosen in position.state.offer


def test_where_people_wait_for_a_group_thinking_ends_in_time(searches: list[int]) -> None:
    position = group()
    position.turn(0)
    perspective = position.match.perspective(0)
    master = bots.make("master", "slow")
    assert isinstance(master, TurnBot)
    master.choose(perspective)
    hasty = bots.make("master", "slow")
    assert isinstance(hasty, TurnBot)
    hasty.deadline = 0.0
    assert hasty.choose(perspective) in position.state.offer
    assert searches[-1] < searches[0]
