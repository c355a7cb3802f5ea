"""Looking back at a finished match: what everybody could expect, where points were left, what was better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from markupsafe import Markup

from zataku.bots.analysis import PARTS, Analysis, Line, Moment, in_points, joined, learnt, reason, steps
from zataku.kernel.match import Match
from zataku.kernel.messages import Description
from zataku.table.boards import board, definitions, has_own_board, moment_of
from zataku.table.charts import BAND, MEASURES, SHAPES, Study, study_chart
from zataku.table.house import House
from zataku.table.icons import IconSpeaker
from zataku.table.kept import KeptMatch
from zataku.table.live import LiveTable
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, asked_number, house_of, visitor_of
from zataku.table.scene import seats_at
from zataku.table.words import icon_speaker, match_speaker

from .lobby import shown_game
from .replay import rounds_begun

#: The lines of a moment that can be shown on the board.
PLAYED, BETTER = "played", "better"
_ARROW = Markup(" → ")
#: A name of a turn tells at most so many choices; what is between the first and the last of more is left out.
_MOST_TOLD = 2
_BETWEEN = Markup("…")


@dataclass(frozen=True, slots=True)
class ShownStep:
    """A choice of a turn: what it is, what it costs and brings, and where on the board it happens."""

    label: Markup
    cost: Markup
    gain: Markup
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A turn that could have been played: its name among the others, and how many points more it leads to.

    `share` is how far it comes among those compared, from 0 to 1.
    """

    name: Markup
    gain: float
    error: float
    share: float
    played: bool
    better: bool


@dataclass(frozen=True, slots=True)
class ShownMoment:
    """A moment as the page shows it; `rank` is its place among the mistakes, by size, 0 for none."""

    number: int
    at: int
    seat: int
    name: str
    title: Markup
    lost: str
    error: float
    rank: int
    lines: tuple[ShownLine, ...]
    steps: tuple[ShownStep, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class ShownLoss:
    """What a seat left, by category; `share` of the largest, from 0 to 1."""

    name: str
    points: float
    share: float


@dataclass(frozen=True, slots=True)
class ShownChance:
    """A seat's chance to win when a turning point came, before and after it, and the number of that turn."""

    at: int
    turn: int
    seat: int
    name: str
    before: str
    after: str


@get("/tables/{id:str}/analysis")
async def analysis_page(request: Ask, id: FromPath[str]) -> Response[str]:
    return await _study(request, "analysis.html", id)


@get("/tables/{id:str}/analysis/fragment")
async def analysis_fragment(request: Ask, id: FromPath[str]) -> Response[str]:
    return await _study(request, "regions/study.html", id)


async def _study(request: Ask, template: str, id: str) -> Response[str]:
    """A finished match at one of its turns, as a whole page or as what changes from one to the next."""
    house = house_of(request)
    visitor = visitor_of(request)
    live = await house.tables.open(id)
    if not live.match.over or isinstance(live.match, KeptMatch):
        raise Refused(409, "refused-no-analysis")
    _begin(house, live, visitor.address)
    found_so_far = list(live.analysis)
    frame: dict[str, Any] = {
        "table": live.table,
        "game": shown_game(live.game, visitor.language),
        "definitions": definitions(live.game),
        "done": len(found_so_far),
        "parts": PARTS,
    }
    if not found_so_far:
        return page(request, template, **frame)
    speaker = match_speaker(live.game, live.seats, visitor.language)
    drawing = icon_speaker(live.game, live.seats, visitor.language)
    found = joined(found_so_far)
    own = live.seats_of(visitor.player)
    number = _asked_moment(request, found, own)
    moment = found.moments[number]
    before = await house.tables.at_position(live, moment.at)
    line = _asked_line(request, moment)
    codes = moment.better if line == BETTER else moment.played
    step = min(asked_number(request, "step") or 0, len(codes))
    match = _played_on(before, codes[:step]) if step else before
    looker = own[0] if len(own) == 1 else moment.seat
    view = match.view(looker)
    names = [speaker.seat(seat) for seat in range(live.match.seats)]
    study = Study(found, names, rounds_begun(live), number)
    return page(
        request,
        template,
        **frame,
        moment=_shown_moment(found, number, before, codes, drawing),
        moments=len(found.moments),
        ats=[each.at for each in found.moments],
        mistakes=[at for at, each in enumerate(found.moments) if each.mistake],
        line=line,
        step=step,
        together=found.together,
        told=moment_of(live.game, view, speaker),
        round=view.get("round", 0),
        rounds=view.get("rounds", 0),
        board=board(live.game, view, speaker, {}),
        drawn=has_own_board(live.game),
        seats=seats_at(live, view, speaker, own, moment.seat),
        expected=[round(points) for points in moment.expected],
        bands=["" if found.together else _band(*each) for each in zip(moment.expected, moment.spread, strict=True)],
        charts=[(measure, shape, study_chart(study, measure, shape)) for measure in MEASURES for shape in SHAPES],
        learnt=learnt(found, looker, speaker) if len(found_so_far) == PARTS else "",
        losses=_losses(found, looker, drawing),
        left=found.left(looker),
        turning=_turning(found, names),
    )


def _begin(house: House, live: LiveTable, address: str) -> None:
    """Work on it in the background, unless somebody does, it is done, or too much is wanted from there already: then
    it begins when the page asks once more."""
    if live.being_analysed or len(live.analysis) == PARTS or not house.thinking.may_study(address):
        return
    live.being_analysed = True

    async def work() -> None:
        try:
            await house.thinking.analyse(live, address)
        finally:
            live.being_analysed = False

    house.tables.in_background(work())


def _asked_moment(request: Ask, found: Analysis, own: Sequence[int]) -> int:
    """The moment asked for, by the choices made before it; else the largest mistake of whoever looks, or of anybody."""
    at = asked_number(request, "at")
    if at is not None:
        return max((number for number, moment in enumerate(found.moments) if moment.at <= at), default=0)
    mistakes = [number for number, moment in enumerate(found.moments) if moment.mistake]
    mine = [number for number in mistakes if found.moments[number].seat in own]
    return max(mine or mistakes, key=lambda number: found.moments[number].lost, default=0)


def _asked_line(request: Ask, moment: Moment) -> str:
    """The turn to be shown: the better one where there is one, unless the played one is asked for."""
    return BETTER if moment.better and request.query_params.get("line") != PLAYED else PLAYED


def _played_on(before: Match, codes: Sequence[str]) -> Match:
    """The match after some choices from an earlier position, which were not all played; up to anything that differs."""
    codes_before = [option.code for option in before.choices]
    match = Match(before.game, before.players, before.seed, before.settings, before.start)
    for code in [*codes_before, *codes]:
        if match.over or all(option.code != code for option in match.state.offer):
            break
        match.choose(code)
    return match


def _band(expected: float, spread: float) -> str:
    return f"{round(expected - BAND * spread)}–{round(expected + BAND * spread)}"


def _shown_moment(
    found: Analysis, number: int, before: Match, codes: Sequence[str], drawing: IconSpeaker
) -> ShownMoment:
    moment = found.moments[number]
    names = _names_of(before, [moment.played, *[line.codes for line in moment.lines]], drawing)
    ranked = sorted((each for each in found.moments if each.mistake), key=lambda each: -each.lost)
    return ShownMoment(
        number=number,
        at=moment.at,
        seat=moment.seat,
        name=drawing.seat(moment.seat),
        title=names[0],
        lost=in_points(moment.lost) if moment.mistake else "",
        error=moment.error,
        rank=ranked.index(moment) + 1 if moment.mistake else 0,
        lines=_shown_lines(moment, names[1:]),
        steps=tuple(_shown_steps(before, codes, drawing)),
        reason=reason(moment, drawing, found.together) if moment.mistake else "",
    )


def _names_of(before: Match, turns: Sequence[Sequence[str]], drawing: IconSpeaker) -> list[Markup]:
    """The turns in few words: of each the choices that tell it from the others, without what all of them begin with."""
    begin = 0
    while len({turn[begin] for turn in turns}) == 1 and all(len(turn) > begin + 1 for turn in turns):
        begin += 1
    unlike = {tuple(turn) for turn in turns}
    told = []
    for turn in turns:
        end = begin + 1
        while end < len(turn) and sum(other[:end] == tuple(turn[:end]) for other in unlike) > 1:
            end += 1
        told.append(tuple(_said(step, drawing) for step in steps(before, turn[:end])[begin:]))
    short = [_shortened(name) for name in told]
    # What is between may be what tells two turns apart.
    return [_ARROW.join(name if _differ(told, short, at) else short[at]) for at, name in enumerate(told)]


def _shortened(name: tuple[Markup, ...]) -> tuple[Markup, ...]:
    """The first and the last choice of several: there is room for two lines."""
    return name if len(name) <= _MOST_TOLD else (name[0], _BETWEEN, name[-1])


def _differ(told: Sequence[tuple[Markup, ...]], short: Sequence[tuple[Markup, ...]], at: int) -> bool:
    """Does what was left out of this name tell it from another one?"""
    return any(short[at] == short[other] and told[at] != told[other] for other in range(len(told)))


def _said(step: Description, drawing: IconSpeaker) -> Markup:
    return drawing.markup(step.brief or step.label)


def _shown_lines(moment: Moment, names: Sequence[Markup]) -> tuple[ShownLine, ...]:
    if not moment.lines:
        return ()
    low, high = moment.lines[-1].gain, moment.lines[0].gain
    played = moment.played

    def shown(line: Line, name: Markup) -> ShownLine:
        share = (line.gain - low) / (high - low) if high > low else 1.0
        return ShownLine(
            name, line.gain, line.error, share, line.codes == played, moment.mistake and line.codes == moment.better
        )

    return tuple(shown(line, name) for line, name in zip(moment.lines, names, strict=True))


def _shown_steps(before: Match, codes: Sequence[str], drawing: IconSpeaker) -> list[ShownStep]:
    shown = []
    for step in steps(before, codes):
        label, gain = _said(step, drawing), drawing.icons.effect(step.gain)
        # What only names its gain says it once.
        shown.append(
            ShownStep(
                label, drawing.icons.effect(step.cost, paid=True), gain if gain != label else Markup(""), step.targets
            )
        )
    return shown


def _losses(found: Analysis, seat: int, drawing: IconSpeaker) -> list[ShownLoss]:
    lost = found.by_category(seat)[:5]
    most = max((points for _, points in lost), default=1.0)
    return [ShownLoss(drawing.text(f"part-{part}"), points, points / most) for part, points in lost]


def _turning(found: Analysis, names: Sequence[str]) -> list[ShownChance]:
    return [
        ShownChance(
            moment.at,
            found.moments.index(moment) + 1,
            seat,
            names[seat],
            f"{moment.chances[seat]:.0%}",
            f"{moment.chances[seat] + change:.0%}",
        )
        for moment, seat, change in found.turning_points()
    ]


PAGES = [analysis_page, analysis_fragment]
