"""The end of a match: who won and by what, points by category, and where it was decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup

from zataku.kernel.game import Scores
from zataku.language import Speaker

from .charts import Outlook, categories, lines
from .live import LiveTable
from .words import match_speaker, table_speaker, winners_said

#: How many swings are told, and in how many sentences each.
_SWINGS = 3
_SENTENCES = 2
#: A swing of fewer points decides nothing.
_LEAST_SWING = 1.0


@dataclass(frozen=True, slots=True)
class Row:
    """The points of a seat: for each category, and whether nobody has more there."""

    seat: int
    rank: int
    won: bool
    parts: tuple[tuple[int, bool], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Swing:
    """A turn after which somebody could expect more or fewer points, and how it began; `at` is where to look."""

    seat: int
    at: int
    points: int
    told: str


@dataclass(frozen=True, slots=True)
class Result:
    """The final scores; `parts` are the categories, each by its id and its name, and `rows` stand in order of rank.

    Without a course there is nothing to tell but the points. `turning` is the choice after which the winner's lead had
    changed most in a turn, 0 for none.
    """

    scores: Scores
    names: Sequence[str]
    winners: str
    by: str
    parts: Sequence[tuple[str, str]]
    rows: tuple[Row, ...]
    lines: Markup
    swings: tuple[Swing, ...]
    turning: int
    share: str


def result_of(live: LiveTable, course: Sequence[Outlook], seat: int | None, language: str, link: str) -> Result:
    """The result as a seat (None: a spectator) reads it; `course` is how everybody stood before each turn."""
    speaker = match_speaker(live.game, live.seats, language)
    scores = live.match.scores
    names = [speaker.seat(number) for number in range(len(scores))]
    ids = categories(scores)
    winners = winners_said(live.match, speaker)
    by = _by_what(scores, language)
    return Result(
        scores=scores,
        names=names,
        winners=winners,
        by=by,
        parts=[(part, speaker.text(f"part-{part}")) for part in ids],
        rows=_rows(scores, ids),
        lines=lines(course, names) if course else Markup(""),
        swings=_swings(live, course, seat, speaker),
        turning=_turning_point(course, scores),
        share="\n".join((f"{speaker.text('game-name')}: {winners} {by}".strip(), link)),
    )


def _by_what(scores: Scores, language: str) -> str:
    """How far the winner is ahead, or that a tie was broken; nothing where all win or lose together."""
    others = [score.total for score in scores.seats if score.seat not in scores.winners]
    if len(scores.winners) != 1 or not others:
        return ""
    first, second = scores[scores.winners[0]].total, max(others)
    id = "won-by" if first > second else "won-by-tie"
    return table_speaker(language).text(id, first=first, second=second, lead=first - second)


def _rows(scores: Scores, ids: Sequence[str]) -> tuple[Row, ...]:
    by_part = {part: [score.parts.get(part, 0) for score in scores.seats] for part in ids}
    best = {part: max(points) if len(set(points)) > 1 else None for part, points in by_part.items()}
    return tuple(
        Row(
            score.seat,
            score.rank,
            score.seat in scores.winners,
            tuple((score.parts.get(part, 0), score.parts.get(part, 0) == best[part]) for part in ids),
            score.total,
        )
        for score in sorted(scores.seats, key=lambda score: (score.rank, score.seat))
    )


def _turning_point(course: Sequence[Outlook], scores: Scores) -> int:
    """After how many choices the turn was over that changed the winner's lead most; 0 where nobody led.

    The last turn is none: it also counts what nobody could expect.
    """
    if len(course) < 3 or len(scores.winners) != 1 or len(scores) < 2:
        return 0
    winner = scores.winners[0]

    def lead(outlook: Outlook) -> float:
        return outlook.points[winner] - max(value for seat, value in enumerate(outlook.points) if seat != winner)

    return max(pairwise(course[:-1]), key=lambda turn: abs(lead(turn[1]) - lead(turn[0])))[1].at


def _swings(live: LiveTable, course: Sequence[Outlook], seat: int | None, speaker: Speaker) -> tuple[Swing, ...]:
    """The turns that changed most for whoever played them, in the order in which they were played."""
    deciders = live.match.deciders
    played = [
        (after.points[deciders[before.at]] - before.points[deciders[before.at]], before.at, after.at)
        for before, after in pairwise(course[:-1])
    ]
    most = sorted(played, key=lambda turn: -abs(turn[0]))[:_SWINGS]
    return tuple(
        Swing(deciders[begun], over, round(points), told)
        for points, begun, over in sorted(most, key=lambda turn: turn[1])
        if abs(points) >= _LEAST_SWING and (told := _told(live, begun, over, seat, speaker))
    )


def _told(live: LiveTable, begun: int, over: int, seat: int | None, speaker: Speaker) -> str:
    """How a turn began, in a sentence or two."""
    counts = [*live.match.event_counts, len(live.match.events)]
    events = live.match.events[counts[begun] : counts[over]]
    return " ".join([speaker.say(event.message) for event in events if event.visible_to(seat)][:_SENTENCES])
