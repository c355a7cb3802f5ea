"""Bots that think in whole turns keep to their plan, learn nothing they may not know, and can be repeated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

import zataku
from tests.toy import GAME
from zataku import bots
from zataku.bots import turnwise
from zataku.bots.levels import LEVELS
from zataku.bots.turns import whole_turns
from zataku.bots.turnwise import Comparison, Strength, TurnBot, Weighed, pooled, weigh
from zataku.bots.values import FittedValue, Values, margin, race, values_of
from zataku.games.fuji_koro.state import Volcano
from zataku.games.white_castle.state import Castle
from zataku.kernel.judgement import judgement_of
from zataku.kernel.match import Match
from zataku.kernel.options import Option
from zataku.kernel.state import State


def castle_in_round_one(seed: str = "turns") -> Match:
    """A match of The White Castle where the first turn begins."""
    match = zataku.new_match("white-castle", players=2, seed=seed)
    begins = judgement_of(match.game).turn.begins
    while not begins(match.state):
        match.choose(match.state.offer[0])
    return match


@pytest.mark.parametrize("name", list(zataku.games()))
def test_whole_turns_end_where_the_turn_ends_and_can_be_played(name: str) -> None:
    match = zataku.new_match(name, players=2, seed="whole")
    judgement = judgement_of(match.game)
    rng = Random(1)
    for _ in range(60):
        start = match.state.clone()
        for turn in whole_turns(judgement, start, 4, rng)[:8]:
            assert turn.path
            assert turn.state.over or judgement.turn.ended(start, turn.state)
            state = start.clone()
            for option in turn.path:
                assert option in state.offer
                state.apply(option)
        match.choose(rng.choice(match.state.offer))


def test_a_turn_is_planned_through_what_is_revealed() -> None:
    match = zataku.new_match("white-castle", players=2, seed="through")
    judgement = judgement_of(match.game)
    assert judgement.turn.whole
    players: dict[int, bots.Bot] = {seat: bots.make("apprentice", f"through-{seat}") for seat in range(2)}
    beyond = 0
    while isinstance(match.state, Castle) and match.state.round < 3:
        start = match.state.clone()
        for turn in whole_turns(judgement, start, 8, Random(1)):
            state = start.clone()
            for option in turn.path:
                # A plan ends with the choice that reveals something.
                assert state.reveals == start.reveals
                state.apply(option)
            beyond += state.reveals != start.reveals and not judgement.turn.ended(start, state)
            assert turn.state.over or judgement.turn.ended(start, turn.state)
        seat = match.state.seat
        match.choose(players[seat].choose(match.perspective(seat)))
    assert beyond > 10


def test_what_is_decided_for_a_printed_opponent_is_no_turn_of_its_own() -> None:
    match = zataku.new_match("white-castle", players=1, seed="alone", options={"difficulty": "easy"})
    values = values_of(match.game)
    begins = values.judgement.turn.begins
    while not begins(match.state):
        match.choose(match.state.offer[0])
    perspective = match.perspective(0)
    turn = whole_turns(values.judgement, perspective.sample(Random(2)), 2, Random(3))[0]
    for looks, least in ((0, 1), (1, 2)):
        comparing = Comparison(perspective, values, Strength(looks=looks, narrow=1), Random(1))
        for number in range(12):
            end = comparing.end_of(turn, perspective.sample(Random(number)))
            assert begins(end)
            assert isinstance(end, Castle)
            assert end.turn // 2 == least


def test_no_position_is_expanded_twice() -> None:
    match = castle_in_round_one()
    judgement = judgement_of(match.game)
    gist = judgement.turn.gist
    assert gist is not None
    ends = [gist(turn.state) for turn in whole_turns(judgement, match.state.clone(), 64, Random(1))]
    # Ends are reached on several ways only by their last choice: what is before it was kept once.
    assert len(set(ends)) > len(ends) / 2


def test_a_turn_is_thought_about_once_unless_something_is_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []

    def counted(perspective: object, *rest: object) -> list[turnwise.Weighed]:
        thoughts.append(perspective.position.reveals)  # type: ignore[attr-defined]
        return weigh(perspective, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(turnwise, "weigh", counted)
    match = castle_in_round_one()
    judgement = judgement_of(match.game)
    players = [TurnBot(Strength(width=6), Random(seat)) for seat in range(2)]
    for _ in range(6):
        start, before, choices = match.state.clone(), len(thoughts), 0
        while not match.over and (not choices or not judgement.turn.ended(start, match.state)):
            match.choose(players[match.state.seat].choose(match.perspective(match.state.seat)))
            choices += 1
        assert choices > 1
        # One thought for each state of knowledge, not one a choice.
        assert len(thoughts) - before == len(set(thoughts[before:]))


def test_a_plan_for_another_position_is_forgotten() -> None:
    match = castle_in_round_one()
    bot = TurnBot(Strength(width=6), Random(1))
    seat = match.state.seat
    match.choose(bot.choose(match.perspective(seat)))
    other = castle_in_round_one("elsewhere")
    assert bot.choose(other.perspective(other.state.seat)) in other.state.offer


@pytest.mark.parametrize("name", ["journeyman", "expert"])
def test_levels_can_be_repeated(name: str) -> None:
    records = []
    for _ in range(2):
        match = castle_in_round_one()
        players: dict[int, bots.Bot] = {seat: bots.make(name, f"{name}-{seat}") for seat in range(2)}
        while len(match.choices) < 30:
            match.choose(players[match.state.seat].choose(match.perspective(match.state.seat)))
        records.append(match.record())
    assert records[0] == records[1]


def test_what_is_hidden_does_not_change_a_choice() -> None:
    """Two truths that a seat cannot tell apart lead a bot with the same seed to the same choice."""
    rng = Random(7)
    match = zataku.new_match("bitoku", players=2, seed="hidden")
    for _ in range(40):
        seat = match.state.seat
        chosen = set()
        for _ in range(2):
            other = Match.resumed(match.game, 2, "hidden", match.settings, match.settled(), match.events)
            other.state = match.state.sample(seat, rng)
            bot = TurnBot(Strength(width=2, finalists=3), Random(3))
            chosen.add(bot.choose(other.perspective(seat)))
        assert len(chosen) == 1
        match.choose(chosen.pop())


def test_a_game_says_how_many_looks_a_position_affords() -> None:
    match = castle_in_round_one()

    def looks(effort: float | Callable[[State], float]) -> int:
        values = Values(match.game, values_of(match.game).fitted)
        values.judgement = replace(values.judgement, effort=effort)
        comparing = Comparison(match.perspective(0), values, Strength(looks=8, narrow=1), Random(1))
        for turn in whole_turns(values.judgement, match.state.clone(), 2, Random(1)):
            if len(comparing.finalists) < 2:
                comparing.enter(turn)
        comparing.compare(None)
        return sum(len(finalist.seen) for finalist in comparing.finalists)

    assert looks(1.0) == 8
    assert looks(0.5) == 4
    assert looks(lambda state: 2.0 if state.seat == match.state.seat else 0.0) == 16


def test_a_game_says_how_many_own_turns_a_look_ahead_plays() -> None:
    match = castle_in_round_one()

    def progress(ahead: int) -> float:
        values = Values(match.game, values_of(match.game).fitted)
        values.judgement = replace(values.judgement, ahead=ahead)
        comparing = Comparison(match.perspective(match.state.seat), values, Strength(looks=1, narrow=1), Random(1))
        turn = whole_turns(values.judgement, match.state.clone(), 1, Random(1))[0]
        known = values.judgement.features
        assert known is not None
        return known.progress(comparing.end_of(turn, match.state.clone()))

    assert progress(1) < progress(3)


def test_a_far_look_tells_the_mean_of_what_is_seen_from_the_near_one_on() -> None:
    match = zataku.new_match("bitoku", players=2, seed="far")
    begins = judgement_of(match.game).turn.begins
    while not begins(match.state):
        match.choose(match.state.offer[0])
    seat = match.state.seat

    def lead(ahead: int, farther: int) -> float:
        values = Values(match.game, values_of(match.game).fitted)
        values.judgement = replace(values.judgement, ahead=ahead, farther=farther)
        comparing = Comparison(match.perspective(seat), values, Strength(looks=1, narrow=1), Random(1))
        turn = whole_turns(values.judgement, match.state.clone(), 1, Random(1))[0]
        return comparing.leads_to(turn, match.state.clone())

    near = [lead(ahead, 0) for ahead in (1, 2, 3)]
    assert len(set(near)) > 1
    assert lead(1, 2) == pytest.approx(sum(near) / 3)


def test_looks_end_at_the_same_moment_whichever_action_is_compared() -> None:
    match = zataku.new_match("fuji-koro", players=2, seed="laps")
    values = values_of(match.game)
    begins = values.judgement.turn.begins
    while not begins(match.state):
        match.choose(match.state.offer[0])
    assert isinstance(match.state, Volcano)
    seat, lap = match.state.seat, match.state.round
    for ahead in (1, 2):
        comparing = Comparison(match.perspective(seat), values, Strength(looks=1, narrow=1, ahead=ahead), Random(1))
        for turn in whole_turns(values.judgement, match.state.clone(), 2, Random(1)):
            end = comparing.end_of(turn, match.state.clone())
            assert isinstance(end, Volcano)
            assert (end.seat, end.round, begins(end)) == (seat, lap + ahead, True)


def test_in_laps_everybody_plays_for_the_lead() -> None:
    match = castle_in_round_one()
    values = values_of(match.game)
    seat = match.state.seat
    for seats in (0, 2):
        turns = whole_turns(values.judgement, match.state.clone(), 4, Random(1))
        worth = [
            margin(values.standing(turn.state, 2), seat) if seats else values.worth(turn.state, seat) for turn in turns
        ]
        end = turnwise.best_turn(values, match.state.clone(), 4, Random(1), seats)
        found = margin(values.standing(end, 2), seat) if seats else values.worth(end, seat)
        assert found == max(worth)


def test_a_game_says_how_broadly_looks_are_done() -> None:
    looking = Strength(width=20, narrow=4, looks=90)
    broad = looking.broadened(2.5)
    assert (broad.width, broad.narrow, broad.looks) == (50, 10, 36)
    assert looking.broadened(1.0) is looking
    # Who does not look ahead finds as many turns as its level says.
    hasty = LEVELS["newcomer"]
    assert hasty.broadened(2.5) is hasty


def test_what_two_have_found_out_is_put_together_by_how_many_samples_each_has_seen() -> None:
    match = castle_in_round_one()
    first, second, third = ((option,) for option in match.state.offer[:3])

    def weighed(path: tuple[Option, ...], value: float, error: float, samples: int) -> Weighed:
        return Weighed(path, value, error, match.state, samples)

    together = pooled(
        [
            [weighed(first, 4.0, 1.0, 10), weighed(second, 7.0, 0.0, 2)],
            [weighed(first, 7.0, 1.0, 20), weighed(third, 5.0, 1.0, 20)],
        ]
    )
    # The second looked good in two samples only.
    assert [turn.path for turn in together] == [first, third, second]
    assert (together[0].value, together[0].samples) == (6.0, 30)
    assert together[0].error == pytest.approx((10**2 + 20**2) ** 0.5 / 30)
    assert pooled([[], []]) == []


def test_who_thinks_with_another_looks_half_as_often_and_both_look_as_often_as_one_alone() -> None:
    match = castle_in_round_one()
    perspective = match.perspective(match.state.seat)
    strength = Strength(width=8, finalists=2, looks=8, narrow=1)
    alone = TurnBot(strength, Random(1)).weigh(perspective)
    halves = [TurnBot(strength.divided(2), Random(number)).weigh(perspective) for number in range(2)]
    looks = [sum(turn.samples for turn in weighed) for weighed in (alone, *halves, pooled(halves))]
    assert looks[0] > 2
    assert looks == [looks[0], looks[0] // 2, looks[0] // 2, looks[0]]


def test_without_time_a_turn_is_still_found() -> None:
    match = castle_in_round_one()
    bot = bots.make("master", "hasty")
    assert isinstance(bot, TurnBot)
    bot.deadline = perf_counter()
    started = perf_counter()
    assert bot.choose(match.perspective(match.state.seat)) in match.state.offer
    assert perf_counter() - started < 5


def test_looks_end_in_time_even_where_they_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    match = castle_in_round_one()
    values = values_of(match.game)
    comparing = Comparison(match.perspective(match.state.seat), values, Strength(looks=400, narrow=1), Random(1))
    for turn in whole_turns(values.judgement, match.state.clone(), 4, Random(1)):
        if len(comparing.finalists) < 4:
            comparing.enter(turn)

    def looks() -> float:
        """What time it is: a second later with each look."""
        return float(sum(len(finalist.seen) for finalist in comparing.finalists))

    monkeypatch.setattr(turnwise, "perf_counter", looks)
    comparing.compare(10.0)
    # Four looks and four more; for another four there was no time.
    assert looks() == 8.0


def test_a_temperature_makes_small_mistakes_more_often_than_large_ones() -> None:
    match = castle_in_round_one()
    perspective = match.perspective(match.state.seat)
    values = values_of(match.game)
    strength = LEVELS["apprentice"]
    best = {turn.path[0]: turn.value for turn in reversed(weigh(perspective, values, strength, Random(0)))}
    top = max(best.values())
    lost = [top - best.get(TurnBot(strength, Random(f"tempted-{n}")).choose(perspective), top - 5.0) for n in range(40)]
    assert any(points > 0.0 for points in lost)
    assert sum(points < 4.0 for points in lost) > 20


def test_a_fifth_game_without_turns_or_values_has_all_levels() -> None:
    match = Match(GAME, 2, "fifth")
    bots.play(match, {0: bots.make("newcomer", "a"), 1: bots.make("adept", "b")})
    assert match.over


def test_a_fitted_value_is_a_sum_of_features_that_the_course_of_the_match_makes_an_expectation() -> None:
    data = {"bias": 10.0, "linear": [1.0, -2.0], "course": [20.0, -20.0, 0.5, 0.5], "spread": [9.0, 3.0]}
    value = FittedValue(data)
    assert value([4.0, 0.5]) == 13.0
    assert value.forecast([4.0, 0.5], 0.0) == 26.5
    assert value.forecast([4.0, 0.5], 1.0) == 13.0
    assert value.spread(0.0) == 9.0
    assert value.spread(0.5) == 6.0


def test_chances_add_up_and_favour_who_is_ahead() -> None:
    chances = race([40.0, 44.0, 38.0], 8.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > chances[0] > chances[2]
    assert race([40.0, 44.0], 2.0)[1] > race([40.0, 44.0], 8.0)[1]
    assert margin([40.0, 44.0, 38.0], 0) == -4.0


def test_at_the_end_values_are_the_scores() -> None:
    match = zataku.new_match("white-castle", players=2, seed="end")
    bots.play(match, {0: bots.make("random", "a"), 1: bots.make("random", "b")})
    values = values_of(match.game)
    totals = [float(score.total) for score in match.scores.seats]
    assert [values.expected(match.state, seat) for seat in range(2)] == totals
    assert values.chances(match.state, 2)[match.scores.winners[0]] == 1.0


@pytest.mark.parametrize("name", list(zataku.games()))
def test_fitted_values_fit_the_features_of_their_game(name: str) -> None:
    game = zataku.game(name)
    values = values_of(game)
    assert isinstance(values, Values)
    for players in game.players:
        match = zataku.new_match(name, players=players, seed="fits")
        known = values.judgement.features
        for seat in range(match.seats):
            if known is not None:
                count = len(known.of(match.state, seat))
                assert count == len(known.of(match.state.clone(), seat))
                value = values.value_of(known, match.state, seat)
                assert values.knows(match.state, seat) == (value is not None)
                assert value is None or value.size == count


@pytest.mark.parametrize(("name", "players"), [("white-castle", 3), ("bamboo", 4), ("bitoku", 4)])
def test_who_has_no_value_of_its_own_is_judged_by_that_of_two_players(name: str, players: int) -> None:
    game = zataku.game(name)
    values = values_of(game)
    state = zataku.new_match(name, players=players, seed="instead").state
    known = values.judgement.features
    assert known is not None
    alone = Values(game, {"2": values.fitted["2"]})
    assert alone.worth(state, 0) == values.fitted["2"](known.of(state, 0))
    assert Values(game, {}).worth(state, 0) == values.judgement.guide(state, 0)
