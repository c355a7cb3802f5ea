"""Learning by playing: what is learnt is kept, goes on where it stopped, and is tested before it counts."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy
import pytest

import zataku
from zataku import bots
from zataku.arena import BY_HAND, Course, Crew, Verdict, expect, lessons_of, train, training
from zataku.arena.fitting import Ends, Row, fit
from zataku.arena.training import TESTED, Duel, champion_of, decide, install, rows_of
from zataku.arena.trials import TRIED, Trial, trials_of
from zataku.bots.levels import LEVELS
from zataku.bots.turnwise import Strength
from zataku.bots.values import FOLDER, FittedValue, read_values, values_of
from zataku.kernel.judgement import judgement_of


def course(folder: Path, matches: int = 4, players: int = 2) -> Course:
    game = zataku.game("white-castle")
    return Course("white-castle", players, lessons_of(game, players, {}), folder, matches, 8, Crew(), "zataku train", 1)


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


def test_new_values_are_tested_at_the_level_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Strength] = []

    def duel(duel: Duel) -> float:
        asked.append(duel.strength)
        return 0.5

    monkeypatch.setattr(training, "_duel", duel)
    learning = course(tmp_path, matches=1)
    list(train(learning, 1, nothing))
    (tmp_path / "white-castle-2" / "generation-001" / "verdict.json").unlink()
    (tmp_path / "white-castle-2" / "generation-001" / "gate.jsonl").unlink()
    list(train(replace(learning, tested="expert"), 1, nothing))
    assert asked == [TESTED] * 8 + [LEVELS["expert"]] * 8


def test_a_training_begins_with_what_it_is_told(tmp_path: Path) -> None:
    own = zataku.game("white-castle").folder / FOLDER
    assert champion_of(course(tmp_path), 1) == str(own)
    assert champion_of(replace(course(tmp_path), start=BY_HAND), 1) is None
    other = champion_of(replace(course(tmp_path), start="1"), 1)
    assert other is not None
    assert {file.name: file.read_text() for file in Path(other).iterdir()} == {"2.json": (own / "1.json").read_text()}


def test_matches_of_a_strong_level_tell_what_to_expect_and_change_no_order(tmp_path: Path) -> None:
    learning = course(tmp_path)
    told: list[tuple[str, int, int]] = []
    expect(learning, 0, "adept", 2, lambda *doing: told.append(doing))
    assert told == [("play", 1, 2), ("play", 2, 2)]
    folder = tmp_path / "white-castle-2" / "expected-000"
    records = [json.loads(line) for line in (folder / "matches.jsonl").read_text().splitlines()]
    assert all(zataku.replay(record).over and not record["trials"] for record in records)
    before = json.loads((zataku.game("white-castle").folder / FOLDER / "2.json").read_text())
    after = json.loads((folder / "values" / "2.json").read_text())
    assert after["linear"][: len(before["linear"])] == before["linear"], "numbers new since then count nothing"
    assert after["course"] != before["course"]
    assert after["matches"] == 2
    assert after["command"] == f"{before['command'].partition('; then ')[0]}; then zataku train", "both are told"


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


def test_a_fit_learns_from_what_turns_led_to_and_is_right_on_average() -> None:
    rng = Random(1)
    rows, trials = [], []
    for number in range(2000):
        progress = rng.random()
        standing = rng.uniform(-20, 20)
        ahead = rng.uniform(-5, 5)
        final = 50.0 + standing + 2.0 * ahead + rng.gauss(0.0, 4.0 * (1.0 - progress))
        # Who stands well has much of the third number, but a turn that brings more of it brings nothing.
        features = [50.0 * progress + rng.gauss(0, 1), ahead, standing]
        rows.append(Row(number // 4, progress, features, final))
        for gained in (0.0, 1.0):
            more = [features[0], ahead + gained, standing + rng.uniform(0, 3)]
            trials.append(Trial(number, "2", more, final + 2.0 * gained + rng.gauss(0.0, 1.0), []))
    value = FittedValue(fit(rows, trials))
    assert value([20.0, 3.0, 0.0]) - value([20.0, 2.0, 0.0]) == pytest.approx(2.0, abs=0.2)
    assert value([20.0, 3.0, 1.0]) - value([20.0, 3.0, 0.0]) == pytest.approx(0.0, abs=0.2)
    assert FittedValue(fit(rows)).forecast([25.0, 0.0, 0.0], 0.5) == pytest.approx(50.0, abs=1.5)
    assert 1.0 < value.spread(0.5) < 20.0


def test_who_is_to_move_may_expect_more() -> None:
    """A value judges where turns end; where the next one begins, its seat is the only one that has moved less."""
    rng = Random(3)
    rows = [
        Row(number, number % 10 / 10, [rng.gauss(0, 1)], 20.0 + rng.gauss(0, 1) + 4.0 * (number % 2), number % 2 == 1)
        for number in range(400)
    ]
    value = FittedValue(fit(rows))
    assert value.forecast([0.0], 0.5, moving=True) - value.forecast([0.0], 0.5) == pytest.approx(4.0, abs=0.5)


def test_a_value_learns_as_freely_as_held_out_turns_allow() -> None:
    rng = Random(3)
    trials = []
    for turn in range(400):
        for _ in range(4):
            # Besides luck, a little is due to the second of many numbers.
            features = [rng.gauss(0, 1) for _ in range(12)]
            trials.append(Trial(turn, "2", features, 2.0 * features[1] + rng.gauss(0.0, 12.0), []))
    rows = [
        Row(number, number % 10 / 10, [rng.gauss(0, 1) for _ in range(12)], rng.gauss(0, 9)) for number in range(80)
    ]
    linear = fit(rows, trials, [1.0] + [0.0] * 11)["linear"]
    assert linear[1] == pytest.approx(2.0, abs=0.8)
    assert all(abs(weight) < 1.2 for weight in linear[2:])


def test_trials_begin_alike_and_tell_what_each_turn_led_to() -> None:
    game = zataku.game("white-castle")
    match = zataku.new_match("white-castle", players=1, seed="trials")
    known = judgement_of(game).features
    assert known is not None
    starts = [match.perspective(0).sample(Random(1))]
    trials = trials_of(values_of(game), 1, starts, Random(2))
    assert trials == trials_of(values_of(game), 1, starts, Random(2))
    assert {trial.turn for trial in trials} == {0}
    for kind, seat in (("1", 0), ("1-automa", 1)):
        of_kind = [trial for trial in trials if trial.kind == kind]
        assert len(of_kind) == TRIED
        assert len({tuple(trial.features) for trial in of_kind}) > 1 or seat
        assert len({trial.total for trial in of_kind}) > 1
        size = len(known.of(match.state, seat))
        assert all(len(had) == size for trial in of_kind for had in (trial.features, *trial.later))
        assert any(trial.later for trial in of_kind), "turns follow"


def test_what_a_turn_led_to_is_told_by_the_end_and_by_where_the_next_turn_ended() -> None:
    trials = [Trial(0, "2", [0.0], 40, [[3.0]]), Trial(0, "2", [1.0], 60, [[9.0]]), Trial(1, "2", [5.0], 10, [])]
    ends = Ends(numpy, trials)
    led = list(ends.led_to(numpy.array([1.0])))
    assert led == [-6.5, -10.0, 6.5, 10.0, 0.0], "half by the points, half by where the next turn ended"
    assert list(ends.led_to(numpy.array([0.0]))) == [-5.0, -10.0, 5.0, 10.0, 0.0]


def test_alone_the_lead_over_the_printed_opponent_counts(tmp_path: Path) -> None:
    (verdict,) = train(course(tmp_path, players=1), 1, nothing)
    shares = (tmp_path / "white-castle-1" / "generation-001" / "gate.jsonl").read_text().split()
    assert all(0.0 <= float(share) <= 1.0 for share in shares)
    assert len(set(shares)) > 1
    assert verdict.fair == 0.5


def test_the_sequential_test_stops_when_it_has_seen_enough() -> None:
    assert decide([1.0] * 4, 0.5) is None
    assert decide([1.0, 0.5] * 30, 0.5) is True
    assert decide([0.0, 0.5] * 30, 0.5) is False
    assert decide([0.0, 1.0] * 10, 0.5) is None
    small = [0.2, 0.9] * 150
    assert decide(small, 0.5) is None
    assert decide(small, 0.5, 0.05) is True


def test_values_of_another_number_of_players_are_to_be_beaten_and_lend_their_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a game judges four players by its values for two, those play until there are better ones."""
    learning = course(tmp_path, 2, 4)
    own = tmp_path / "own"
    own.mkdir()
    two = (learning_folder() / "2.json").read_text()
    (own / "2.json").write_text(two)
    monkeypatch.setattr("zataku.arena.training.FOLDER", str(own))
    assert champion_of(learning, 1) == str(own)
    (verdict,) = train(replace(learning, deals=1), 1, nothing)
    assert not verdict.accepted, "one deal is not enough"
    assert install(learning, 1) == [own / "4.json"]
    four = json.loads((own / "4.json").read_text())
    lent = json.loads(two)["linear"]
    assert four["linear"][: len(lent)] == lent
    assert not any(four["linear"][len(lent) :])
    assert four["course"] != json.loads(two)["course"]
    assert install(learning, 1) == [], "what can be expected is told already"


def learning_folder() -> Path:
    return zataku.game("white-castle").folder / FOLDER
