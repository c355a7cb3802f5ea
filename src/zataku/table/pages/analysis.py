"""Looking back at a finished match: what everybody could expect, where points were left, what was better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from litestar import Response, get
from litestar.params import FromPath
from markupsafe import Markup

from zataku.bots.analysis import PARTS, Analysis, Moment, joined, labels, learnt
from zataku.kernel.match import Match
from zataku.kernel.messages import Message
from zataku.language import Speaker
from zataku.table.charts import lines
from zataku.table.house import House
from zataku.table.kept import KeptMatch
from zataku.table.live import LiveTable
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, house_of, visitor_of
from zataku.table.words import match_speaker

from .lobby import shown_game


@dataclass(frozen=True, slots=True)
class ShownMistake:
    """A turn in which points were left: after how many choices, whose it was, and the better turn."""

    at: int
    seat: int
    name: str
    lost: str
    error: str
    played: Sequence[str]
    better: Sequence[str]
    parts: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class ShownChance:
    """A seat's chance to win when a turning point came, before and after it."""

    at: int
    name: str
    before: str
    after: str


@get("/tables/{id:str}/analysis")
async def analysis_page(request: Ask, id: FromPath[str]) -> Response[str]:
    house = house_of(request)
    language = visitor_of(request).language
    live = await house.tables.open(id)
    if not live.match.over or isinstance(live.match, KeptMatch):
        raise Refused(409, "refused-no-analysis")
    _begin(house, live)
    speaker = match_speaker(live.game, live.seats, language)
    names = [speaker.seat(number) for number in range(live.match.seats)]
    done = len(live.analysis)
    found = joined(live.analysis) if done else None
    return page(
        request,
        "analysis.html",
        table=live.table,
        game=shown_game(live.game, language),
        done=done,
        parts=PARTS,
        chart=lines(_course(found), names) if found else Markup(""),
        mistakes=_mistakes(found, live, speaker) if found else [],
        turning=_turning(found, names) if found else [],
        learnt=[learnt(found, seat, speaker) for seat in range(live.match.seats)] if found and done == PARTS else [],
    )


def _begin(house: House, live: LiveTable) -> None:
    """Work on it in the background, unless somebody does or it is done."""
    if live.being_analysed or len(live.analysis) == PARTS:
        return
    live.being_analysed = True

    async def work() -> None:
        try:
            await house.thinking.analyse(live)
        finally:
            live.being_analysed = False

    house.tables.in_background(work())


def _course(found: Analysis) -> list[list[float]]:
    return [*(list(moment.expected) for moment in found.moments), [float(total) for total in found.totals]]


def _mistakes(found: Analysis, live: LiveTable, speaker: Speaker) -> list[ShownMistake]:
    """In the order of play, each told from the position in which it was made."""
    match = Match(live.game, live.table.players, live.match.seed, live.table.options, live.table.settings.start)
    shown = []
    for moment in found.moments:
        if moment.mistake:
            shown.append(_shown(moment, match, speaker))
        for code in moment.played:
            match.choose(code)
    return shown


def _shown(moment: Moment, match: Match, speaker: Speaker) -> ShownMistake:
    def said(told: Sequence[Message]) -> list[str]:
        return [speaker.say(label) for label in told]

    return ShownMistake(
        at=moment.at,
        seat=moment.seat,
        name=speaker.seat(moment.seat),
        lost=f"{moment.lost:.1f}",
        error=f"{moment.error:.1f}",
        played=said(labels(match, moment.played)),
        better=said(labels(match, moment.better)),
        parts=[
            (speaker.text(f"part-{part}"), f"{points:+.1f}")
            for part, points in moment.parts.items()
            if abs(points) >= 0.5
        ],
    )


def _turning(found: Analysis, names: Sequence[str]) -> list[ShownChance]:
    return [
        ShownChance(moment.at, names[seat], f"{moment.chances[seat]:.0%}", f"{moment.chances[seat] + change:.0%}")
        for moment, seat, change in found.turning_points()
    ]


PAGES = [analysis_page]
