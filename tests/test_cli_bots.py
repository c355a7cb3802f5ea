"""What the command tells about bots: analysis of a match, the ladder, learning."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

import zataku
from zataku import bots
from zataku.bots import ladder
from zataku.bots.analysis import steps
from zataku.cli import app
from zataku.kernel.game import Game
from zataku.kernel.options import Option
from zataku.language import LANGUAGES, Speaker
from zataku.terminal import step_told

pytestmark = pytest.mark.usefixtures("home")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


@pytest.fixture
def record(home: Path) -> str:
    """A few turns of a match, saved."""
    match = zataku.new_match("bamboo", players=2, seed="told")
    sitters = {seat: bots.make("random", str(seat)) for seat in range(2)}
    while len(match.choices) < 24:
        match.choose(sitters[match.state.seat].choose(match.perspective(match.state.seat)))
    (home / "m.json").write_text(json.dumps(match.record() | {"seats": ["Ann", "Bo"]}))
    return "m.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_analysed_in_words_and_as_data(record: str, language: str) -> None:
    result = run("analyse", record, "-l", language, "--json", "a.json")
    assert result.exit_code == 0, result.output
    assert "Ann" in result.output
    assert "{" not in result.output
    data = json.loads(Path("a.json").read_text())
    assert data["game"] == "bamboo"
    assert sum(len(moment["played"]) for moment in data["moments"]) == 24
    assert all(sum(moment["chances"]) == pytest.approx(1.0, abs=0.001) for moment in data["moments"])


def test_one_seat_may_be_looked_at_alone(record: str) -> None:
    told = run("analyse", record, "--seat", "2").output
    assert "Ann left" not in told
    assert run("analyse", record, "--seat", "3").exit_code == 2


def test_choices_that_differ_only_in_what_they_bring_are_told_apart() -> None:
    """A seal can be exchanged for each kind of good: the label is the same, what is got is not."""
    match = zataku.new_match("white-castle", players=2, seed="seals")
    rng = Random(1)
    exchanges: list[Option] = []
    while len(exchanges) < 2:
        match.choose(rng.choice(match.state.offer))
        exchanges = [option for option in match.state.offer if option.verb.word == "exchange"]
    speaker = Speaker(match.game, "en")
    told = {step_told(steps(match, [option.code])[0], speaker) for option in exchanges}
    assert len(told) == len(exchanges)


def test_the_ladder_of_a_game_is_measured_kept_and_shown(
    lanterns: Game, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setattr(ladder, "FILE", str(home / "ladder.json"))
    monkeypatch.setattr("zataku.cli.LADDER_FILE", str(home / "ladder.json"))
    assert "three-lanterns" in run("ladder", lanterns.name).output or run("ladder", lanterns.name).exit_code == 0
    result = run("ladder", lanterns.name, "--measure", "2", "--reach", "1", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "master" in result.output
    assert json.loads((home / "ladder.json").read_text())["command"].startswith("zataku ladder three-lanterns")
    assert run("ladder", lanterns.name, "--measure", "0").exit_code == 2


def test_learning_needs_features_and_sensible_numbers(lanterns: Game) -> None:
    result = run("train", lanterns.name)
    assert result.exit_code == 2
    assert lanterns.name in result.output
    assert run("train", "bamboo", "--games", "0").exit_code == 2
    assert run("train", "bamboo", "--players", "9").exit_code == 2
    assert run("train", "bamboo", "--generations", "0").exit_code == 2
    assert run("train", "bamboo", "--expect", "-1").exit_code == 2
    for name in ("--start", "--level"):
        result = run("train", "bamboo", name, "emperor")
        assert result.exit_code == 2
        assert "emperor" in result.output


def test_a_generation_is_trained_and_told(home: Path) -> None:
    result = run(
        *("train", "white-castle", "--generations", "1", "--games", "2", "--deals", "1"),
        *("--folder", str(home / "learnt"), "--workers", "1"),
    )
    assert result.exit_code == 0, result.output
    assert "1" in result.output
    assert (home / "learnt" / "white-castle-2" / "generation-001" / "values" / "2.json").exists()


def test_without_a_generation_matches_still_tell_what_to_expect(home: Path) -> None:
    result = run(
        *("train", "white-castle", "--generations", "0", "--start", "2", "--expect", "1", "--level", "adept"),
        *("--folder", str(home / "learnt"), "--workers", "1"),
    )
    assert result.exit_code == 0, result.output
    value = json.loads((home / "learnt" / "white-castle-2" / "expected-000" / "values" / "2.json").read_text())
    assert value["command"].endswith("--start 2 --expect 1 --level adept")
