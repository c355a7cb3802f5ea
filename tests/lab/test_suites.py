"""The suites that PettingZoo, OpenSpiel and Gymnasium run over environments, for every game."""

import unittest
import warnings
from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as interface
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test

from zataku.games import games
from zataku.lab import gymnasium as alone
from zataku.lab import openspiel, pettingzoo
from zataku.lab.vector import Matches

EVERY_GAME = [(name, dict(game.brisk)) for name, game in games().items()]


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_pettingzoo(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # It would rather see plain arrays than arrays with a mask beside them.
        warnings.simplefilter("ignore", UserWarning)
        api_test(pettingzoo.env(name, 2, options), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name, 2, options), num_cycles=60)


def test_pettingzoo_all_at_once() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        parallel_api_test(pettingzoo.parallel_env("white-castle", 2, illegal="ignore"), num_cycles=60)


def test_pettingzoo_ends_after_so_many_cycles() -> None:
    def made(max_cycles: int) -> pettingzoo.ZatakuEnv:
        return pettingzoo.env("white-castle", 1, illegal="ignore", max_cycles=max_cycles)

    def made_parallel(max_cycles: int) -> Any:
        return pettingzoo.parallel_env("white-castle", 1, illegal="ignore", max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(env=made, parallel_env=made_parallel))


def test_pettingzoo_measures_steps(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env("white-castle", 2))
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_refuses_what_is_not_offered() -> None:
    env = pettingzoo.env("white-castle", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.match.fingerprint()
    with pytest.raises(ValueError, match="is not offered now; offered are"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.match.fingerprint() == before


def test_pettingzoo_draws_the_board_in_text() -> None:
    env = pettingzoo.env("white-castle", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "Turn order" in (env.render() or "")


@pytest.mark.parametrize("name", openspiel.register())
def test_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", openspiel.register())
def test_openspiel_keeps_to_the_interface(name: str) -> None:
    game = pyspiel.load_game(name)
    kind = type("Suite", (interface.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun > 0
    assert not [*result.failures, *result.errors]


@pytest.mark.parametrize("name", openspiel.register())
def test_openspiel_observers_and_clones(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(7)
    observer = game.make_py_observer()
    rng = Random(3)
    for _ in range(25):
        copy = state.clone()
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        if state.is_terminal():
            break
        assert copy.observation_string(0) == copy.clone().observation_string(0)
        copy.apply_action(action)
        assert copy.observation_string(0) == state.observation_string(0)
        seat = state.current_player()
        observer.set_from(state, seat)
        again = state.resampled(seat, 5)
        seen = observer.tensor.copy()
        observer.set_from(again, seat)
        assert np.array_equal(seen, observer.tensor)
        assert again.observation_string(seat) == state.observation_string(seat)
        assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", alone.register())
def test_gymnasium(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


def test_gymnasium_goes_on_after_an_action_that_is_not_offered() -> None:
    env = alone.SoloEnv("white-castle")
    _, info = env.reset(seed=4)
    before = env.match.fingerprint()
    _, reward, over, _, _ = env.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, env.match.fingerprint()) == (alone.ILLEGAL, False, before)
    rng = Random(2)
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, over, _, info = env.step(np.int64(action))
    assert reward in (1.0, -1.0)


def test_many_matches_at_once_play_as_one_by_one() -> None:
    many = Matches("white-castle", 2, 3, seed=6)
    alone_ = many.rules.new("6 1")
    rng = Random(1)
    positions = many.positions()
    while not positions.ended[0]:
        actions = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in positions.masks])
        assert np.array_equal(positions.observations[0], many.rules.look(alone_, alone_.seat))
        assert positions.seats[0] == alone_.seat
        alone_.apply(many.rules.options[actions[0]])
        positions = many.step(actions)
    assert positions.rewards[0].tolist() == many.rules.rewards(alone_)


def test_many_matches_refuse_together() -> None:
    many = Matches("bamboo", 2, 2, seed=1)
    positions = many.positions()
    good = int(np.flatnonzero(positions.masks[0])[0])
    bad = int(np.flatnonzero(positions.masks[1] == 0)[0])
    with pytest.raises(ValueError, match="match 1: action"):
        many.step(np.array([good, bad]))
    assert np.array_equal(many.positions().observations, positions.observations)
