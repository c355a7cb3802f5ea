"""Learning by playing: what is learnt is kept, goes on where it stopped, and is tested before it counts."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import zataku
from zataku import bots
from zataku.arena import Course, Verdict, lessons_of, train
from zataku.arena.fitting import Row, fit
from zataku.arena.training import champion_of, decide, rows_of
from zataku.bots.values import FittedValue, read_values
from zataku.kernel.judgement import judgement_of


def course(folder: Path, matches: int = 4, players: int = 2) -> Course:
    game = zataku.game("white-castle")
    return Course("white-castle", players, lessons_of(game, players, {}), folder, matches, 8, 1, "zataku train")


def nothing(doing: str, done: int, total: int) -> None:
    """Nobody watches."""


def test_a_generation_leaves_its_matches_values_and_verdict(tmp_path: Path) -> None:
    (verdict,) = train(course(tmp_path), 1, nothing)
    folder = tmp_path / "white-castle-2" / "generation-001"
    records = [json.loads(line) for line in (folder / "matches.jsonl").read_text().splitlines()]
    assert len(records) == 4
    assert all(zataku.replay(record).over for record in records)
    data = json.loads((folder / "values" / "2.json").read_text())
    assert (data["game"], data["version"], data["command"]) == ("white-castle", "2", "zataku train")
    state = zataku.new_match("white-castle", players=2, seed="x").state
    known = judgement_of(zataku.game("white-castle")).features
    assert known is not None
    assert read_values(folder / "values")["2"].size == len(known.of(state, 0))
    assert verdict.deals <= 8


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    told: list[tuple[str, int]] = []

    class Stopped(Exception):
        pass

    def stop(doing: str, done: int, total: int) -> None:
        told.append((doing, done))
        if done == 2:
            raise Stopped

    with pytest.raises(Stopped):
        list(train(course(tmp_path), 1, stop))
    file = tmp_path / "white-castle-2" / "generation-001" / "matches.jsonl"
    first = file.read_text()
    # A line that was cut off in the middle does not count.
    file.write_text(first + first[:40])
    list(train(course(tmp_path), 1, nothing))
    assert file.read_text().startswith(first)
    assert len(file.read_text().splitlines()) == 4
    whole = tmp_path / "whole"
    list(train(course(whole), 1, nothing))
    assert (whole / "white-castle-2" / "generation-001" / "matches.jsonl").read_text() == file.read_text()


def test_what_lost_its_gate_is_not_champion(tmp_path: Path) -> None:
    learning = course(tmp_path)
    before = champion_of(learning, 1)
    folder = tmp_path / "white-castle-2" / "generation-001"
    folder.mkdir(parents=True)
    for accepted in (False, True):
        verdict = Verdict(1, accepted, 8, 0.5, 0.5, {})
        (folder / "verdict.json").write_text(json.dumps(verdict.plain()))
        assert champion_of(learning, 2) == (str(folder / "values") if accepted else before)


def test_rows_tell_what_every_seat_had_when_a_turn_began() -> None:
    match = zataku.new_match("white-castle", players=1, seed="rows")
    bots.play(match, {0: bots.make("random", "a")})
    rows = rows_of(match.game, match.record(), 7)
    assert {kind for kind, _ in rows} == {"1", "1-automa"}
    assert {row.total for kind, row in rows if kind == "1"} == {match.scores[0].total}
    assert all(row.match == 7 and 0.0 <= row.progress < 1.0 for _, row in rows)


def test_all_levels_of_a_printed_opponent_are_learnt_against() -> None:
    game = zataku.game("white-castle")
    assert {each["difficulty"] for each in lessons_of(game, 1, {})} == {"easy", "medium", "hard"}
    assert lessons_of(game, 1, {"difficulty": "hard"}) == ({"difficulty": "hard"},)
    assert lessons_of(game, 2, {}) == ({},)


def test_a_fit_corrects_the_evaluation_and_is_right_on_average() -> None:
    rng = Random(1)
    rows = []
    for number in range(2000):
        progress = rng.random()
        ahead = rng.uniform(-5, 5)
        final = 50.0 + 2.0 * ahead + rng.gauss(0.0, 4.0 * (1.0 - progress))
        # The evaluation sees little early on, and what is ahead not at all.
        rows.append(Row(number // 4, progress, [50.0 * progress + rng.gauss(0, 1), ahead, progress], final))
    value = FittedValue(fit(rows))
    assert value([20.0, 3.0, 0.4]) > value([20.0, -3.0, 0.4])
    for progress in (0.0, 0.5, 1.0):
        assert value.forecast([50.0 * progress, 0.0, progress], progress) == pytest.approx(50.0, abs=1.5)
    assert 1.0 < value.spread(0.5) < 8.0


def test_the_sequential_test_stops_when_it_has_seen_enough() -> None:
    assert decide([1.0] * 4, 0.5) is None
    assert decide([1.0, 0.5] * 30, 0.5) is True
    assert decide([0.0, 0.5] * 30, 0.5) is False
    assert decide([0.0, 1.0] * 10, 0.5) is None
