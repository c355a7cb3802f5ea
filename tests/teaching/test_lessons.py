"""Every lesson can be solved, its wrong answers are refused for the reason it states, and it speaks every language."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from zataku.games import games
from zataku.language.reference import rules_of
from zataku.teaching.lessons import READ, Learner, Lesson, lessons_of
from zataku.teaching.reading import FOLDER

LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.name}")
    for name, game in games().items()
    for lesson in lessons_of(game.folder).values()
]
every_lesson = pytest.mark.parametrize(("name", "lesson"), LESSONS)


def codes(learner: Learner) -> list[str]:
    return [option.code for option in learner.match.state.offer]


@every_lesson
def test_a_lesson_is_solved_and_what_is_wrong_is_wrong_for_its_reason(name: str, lesson: Lesson) -> None:
    game = games()[name]
    learner = Learner(game, lesson)
    while (step := learner.step) is not None:
        where = f"step {len(learner.done) + 1}"
        before = learner.match.fingerprint()
        if not step.task:
            assert learner.answer(READ).right
            continue
        assert learner.match.state.seat == lesson.seat, where
        offered = codes(learner)
        refused = {option.code: refusal.rule for option, refusal in learner.match.refusals().items()}
        for pattern in step.answers:
            assert any(fnmatchcase(code, pattern) for code in offered), f"{where}: {pattern} is not offered"
        for wrong in step.wrong:
            if wrong.rule:
                assert refused.get(wrong.code) == wrong.rule, f"{where}: {wrong.code} is refused by {refused}"
                feedback = learner.answer(wrong.code)
                assert not feedback.right
                assert feedback.refusal is not None
            else:
                meant = [code for code in offered if fnmatchcase(code, wrong.code) and not step.solved_by(code)]
                assert meant, f"{where}: {wrong.code} is not offered beside the answers"
                assert all(not learner.answer(code).right for code in meant), where
        assert learner.match.fingerprint() == before, "a wrong answer changed something"
        answer = next(code for code in offered if step.solved_by(code))
        assert learner.answer(answer).right
    assert len(learner.done) == len(lesson.steps)
    # Whoever comes back with these answers stands where they stood.
    assert Learner(game, lesson, learner.done).match.fingerprint() == learner.match.fingerprint()


@every_lesson
def test_a_lesson_names_rules_of_its_game(name: str, lesson: Lesson) -> None:
    known = rules_of(games()[name].folder, "en")
    assert all(wrong.rule in known for step in lesson.steps for wrong in step.wrong if wrong.rule)
    assert any(wrong.rule for step in lesson.steps for wrong in step.wrong), "the engine refuses nothing here"


@pytest.mark.parametrize("name", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_a_game_has_six_to_ten_lessons(name: str) -> None:
    assert 6 <= len(lessons_of(games()[name].folder)) <= 10


def test_nobody_stands_where_no_answers_lead() -> None:
    game = games()["white-castle"]
    lesson = next(iter(lessons_of(game.folder).values()))
    with pytest.raises(ValueError, match="is no answer to step 1"):
        Learner(game, lesson, ["die:white:right"])
    learner = Learner(game, lesson)
    assert not learner.answer("nonsense").right
    assert learner.look("nonsense").refusal is None


BEGIN = """
title = { en = "A", ru = "Б", es = "C" }
about = { en = "A", ru = "Б", es = "C" }
[position]
players = 2
seed = "a"
"""
STEP = '[[step]]\ntext = { en = "A", ru = "Б", es = "C" }\n'
TASK = 'task = { en = "A", ru = "Б", es = "C" }\nhint = { en = "A", ru = "Б", es = "C" }\nanswers = ["x"]\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (STEP + 'answers = ["x"]\n', "a step with a task has answers and a hint"),
        (STEP + TASK + '[[step.wrong]]\ncode = "y"\n', "y is either refused by a rule or allowed"),
        (STEP + TASK + "extra = 1\n", "has extra, which mean nothing here"),
    ],
)
def test_a_mistake_in_a_lesson_is_told(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "1-broken.toml").write_text(BEGIN + text)
    with pytest.raises(ValueError, match=re.escape(complaint)):
        lessons_of(tmp_path)
