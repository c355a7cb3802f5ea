"""A lesson as its page shows it: where the learner stands, what can be tried, and what the last answer was worth."""

from __future__ import annotations

from dataclasses import dataclass

from zataku.kernel.game import Game
from zataku.kernel.match import Match
from zataku.teaching.lessons import READ, Feedback, Learner, Lesson

from .boards import Picture, board, dock, seat_board
from .scene import (
    OptionGroup,
    PageOption,
    ShownRefusal,
    by_target,
    descriptions,
    grouped,
    on_page,
    shown_options,
    shown_refusals,
)
from .seats import Seat, Sitter
from .words import game_speaker, icon_speaker, match_speaker, seat_names


@dataclass(frozen=True, slots=True)
class ShownStep:
    """A step in the list of all steps."""

    text: str
    done: bool
    now: bool


@dataclass(frozen=True, slots=True)
class ShownLesson:
    """What the page shows. Without a task the step is only read; without a text the lesson is over."""

    title: str
    number: int
    text: str
    task: str
    hint: str
    prompt: str
    done: tuple[str, ...]
    steps: tuple[ShownStep, ...]
    groups: tuple[OptionGroup, ...]
    anytime: tuple[PageOption, ...]
    refusals: tuple[ShownRefusal, ...]
    board: Picture
    own: Picture | None
    #: The shape in which the own board is drawn; empty where it is drawn whole.
    shape: str
    #: What the learner is called in what happened.
    name: str
    happened: tuple[str, ...]
    over: bool

    @property
    def read(self) -> str:
        """What is sent when a step that is only read has been read."""
        return READ


@dataclass(frozen=True, slots=True)
class ShownFeedback:
    """What an answer was worth: `kind` is refused, beside or unknown."""

    kind: str
    text: str
    rule: str = ""


def shown_lesson(game: Game, lesson: Lesson, number: int, learner: Learner, language: str, shape: str) -> ShownLesson:
    """The lesson where this learner stands."""
    step, match = learner.step, learner.match
    seats = _seats(match, lesson)
    speaker = match_speaker(game, seats, language)
    asked = step is not None and bool(step.task)
    decision = match.decision
    meant = descriptions(match) if asked else {}
    options = shown_options(match, speaker, meant)
    view = match.view(lesson.seat)
    targets = by_target(options)
    docked = dock(game, view, lesson.seat, speaker, shape, targets)
    own = docked or seat_board(game, view, lesson.seat, speaker, compact=False, targets=targets)
    drawing = icon_speaker(game, seats, language)
    return ShownLesson(
        title=lesson.title[language],
        number=number,
        text=step.text[language] if step is not None else "",
        task=step.task[language] if step is not None and asked else "",
        hint=step.hint[language] if step is not None and asked else "",
        prompt=speaker.say(decision.prompt) if decision is not None and asked else "",
        done=tuple(learner.done),
        steps=tuple(
            ShownStep(
                each.task[language] if each.task else _begin(each.text[language]),
                done=place < len(learner.done),
                now=place == len(learner.done),
            )
            for place, each in enumerate(lesson.steps)
        ),
        groups=grouped(meant, options, drawing, own),
        anytime=tuple(on_page(meant[option.code], option, drawing, 0) for option in options if option.anytime),
        refusals=shown_refusals(match, speaker) if asked else (),
        board=board(game, view, speaker, targets),
        own=own,
        shape=shape if docked else "",
        name=seat_names(game, seats, language)[lesson.seat],
        happened=tuple(
            speaker.say(event.message) for event in match.events_for(lesson.seat, learner.told) if learner.done
        ),
        over=step is None,
    )


def _seats(match: Match, lesson: Lesson) -> tuple[Seat, ...]:
    """Who sits at the table of a lesson: people, and the printed opponent under its own name."""
    people = lesson.position.players
    return (Seat(Sitter.HUMAN),) * people + (Seat(Sitter.AUTOMA),) * (match.seats - people)


def _begin(text: str) -> str:
    """The first sentence: enough to know a step by that is only read."""
    sentence, dot, _ = text.partition(". ")
    return f"{sentence}." if dot else text


def shown_feedback(game: Game, feedback: Feedback, language: str) -> ShownFeedback:
    """Why an answer is not the right one."""
    if feedback.refusal is not None:
        reason = game_speaker(game, language).say(feedback.refusal.reason)
        return ShownFeedback("refused", reason, feedback.refusal.rule)
    if feedback.allowed:
        return ShownFeedback("beside", feedback.why[language] if feedback.why else "")
    return ShownFeedback("unknown", "")
