"""Lessons: a real position, a few sentences, a task, and the engine's own answers to what the learner tries.

A lesson is a file in a game's `lessons/` folder. Each of its steps is one decision of the learner: some of the offered
options answer it, the others are allowed but miss the task, and what is not offered is refused by the rules themselves.
A step without a task is only read. What was chosen so far says where a learner stands, so nothing needs to be kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from zataku.kernel.game import Game
from zataku.kernel.match import Match
from zataku.kernel.messages import Refusal
from zataku.kernel.position import Position

from .reading import FOLDER, Reader, Texts

#: What stands among the choices of a learner for a step that was only read.
READ = "read"
#: Files of the folder that are no lessons.
_OTHERS = ("howto.toml", "aid.toml", "glossary.toml", "coach.toml")


@dataclass(frozen=True, slots=True)
class Wrong:
    """An answer that learners may try: either a rule refuses it, or it is allowed and `why` says what it misses."""

    code: str
    rule: str
    why: Texts


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to read and, where there is a task, one decision to make.

    `answers` are codes, or patterns of them, that solve the task. `then` is what is chosen afterwards without asking
    the learner: by the other seats, or where the lesson does not care.
    """

    text: Texts
    task: Texts
    hint: Texts
    answers: tuple[str, ...]
    wrong: tuple[Wrong, ...]
    then: tuple[str, ...]

    def solved_by(self, code: str) -> bool:
        return any(fnmatchcase(code, pattern) for pattern in self.answers)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game; `name` is that of its file without the number that puts it in its place."""

    name: str
    title: Texts
    about: Texts
    seat: int
    position: Position
    steps: tuple[Step, ...]


@cache
def lessons_of(folder: Path) -> Mapping[str, Lesson]:
    """The lessons of the game in this folder by name, in the order of their files; ValueError says what is wrong."""
    files = sorted(file for file in (folder / FOLDER).glob("*.toml") if file.name not in _OTHERS)
    return {lesson.name: lesson for lesson in map(_lesson, files)}


def _lesson(file: Path) -> Lesson:
    reader = Reader.of_file(file)
    lesson = Lesson(
        name=file.stem.partition("-")[2],
        title=reader.texts("title"),
        about=reader.texts("about"),
        seat=reader.take("seat", int, 0),
        position=reader.position("position"),
        steps=tuple(map(_step, reader.parts("step"))),
    )
    reader.done()
    return lesson


def _step(reader: Reader) -> Step:
    step = Step(
        text=reader.texts("text"),
        task=reader.texts("task", optional=True),
        hint=reader.texts("hint", optional=True),
        answers=reader.words("answers"),
        wrong=tuple(map(_wrong, reader.parts("wrong"))),
        then=reader.words("then"),
    )
    reader.done()
    if bool(step.task) != bool(step.answers) or bool(step.task) != bool(step.hint):
        raise ValueError("a step with a task has answers and a hint, a step that is only read has neither")
    return step


def _wrong(reader: Reader) -> Wrong:
    wrong = Wrong(reader.take("code", str), reader.take("rule", str, ""), reader.texts("why", optional=True))
    reader.done()
    if bool(wrong.rule) == bool(wrong.why):
        raise ValueError(f"{wrong.code} is either refused by a rule or allowed, with words that say why it misses")
    return wrong


@dataclass(frozen=True, slots=True)
class Feedback:
    """What becomes of an answer: right, refused by the rules, allowed but beside the task, or not understood."""

    right: bool
    refusal: Refusal | None = None
    why: Texts | None = None
    #: Is it offered at all?
    allowed: bool = False


class Learner:
    """Somebody who has come so far in a lesson. ValueError if nobody can have come there."""

    def __init__(self, game: Game, lesson: Lesson, done: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.match: Match = lesson.position.match(game)
        self.done: list[str] = []
        #: How many events had been told before the last answer.
        self.told = len(self.match.events)
        for code in done:
            if not self.answer(code).right:
                raise ValueError(f"{code!r} is no answer to step {len(self.done) + 1} of {lesson.name}")

    @property
    def step(self) -> Step | None:
        """The step to take; none when all are taken."""
        return self.lesson.steps[len(self.done)] if len(self.done) < len(self.lesson.steps) else None

    def look(self, code: str) -> Feedback:
        """What this answer would be, without giving it."""
        step = self.step
        if step is None:
            return Feedback(right=False)
        if not step.task:
            return Feedback(right=code == READ)
        if code in (option.code for option in self.match.state.offer):
            why = next((wrong.why for wrong in step.wrong if wrong.why and fnmatchcase(code, wrong.code)), None)
            return Feedback(right=step.solved_by(code), why=why, allowed=True)
        refusals = {option.code: refusal for option, refusal in self.match.refusals().items()}
        return Feedback(right=False, refusal=refusals.get(code))

    def answer(self, code: str) -> Feedback:
        """Give an answer; only a right one changes anything."""
        feedback = self.look(code)
        step = self.step
        if feedback.right and step is not None:
            self.told = len(self.match.events)
            for chosen in (code, *step.then) if step.task else step.then:
                self.match.choose(chosen)
            self.done.append(code)
        return feedback
